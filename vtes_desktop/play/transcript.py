"""What one seat was told of a game, kept on disk as JSON lines: with it anybody can check the host's journal later.

Each line is a snapshot (where the seat started, or came back) or an update, as they came. The checksums in them pin
every line of the host's journal as it was then, and what was shown can be compared with what the journal says was so.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from vtes_desktop.any_json import UNREADABLE
from vtes_desktop.play.updates import Snapshot, Update

SUFFIX = ".vtes-seen"
LARGEST_ROW = 16 * 1024 * 1024
"""Bytes of one line; what a host may send at once."""


class TranscriptError(Exception):
    """A transcript can't be read; the message is a sentence for the player."""


class Began(Struct, frozen=True, tag="began"):
    """The seat was told everything that it may know."""

    snapshot: Snapshot


class Heard(Struct, frozen=True, tag="heard"):
    """The seat was told what one request has changed."""

    update: Update


Entry = Began | Heard


class Transcript:
    """A transcript being written; :meth:`close` it at the end. A failing disk never stops the game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.unsaved = ""
        """Why it is not being written any more, as a sentence; empty while it is."""
        self._descriptor = -1
        self._encoder = msgspec.json.Encoder()
        try:
            flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
            self._descriptor = os.open(path, flags, 0o600)
        except OSError as error:
            self._fail(error)

    def began(self, snapshot: Snapshot) -> None:
        """Write down where the seat starts; call it before anything changes the snapshot's table."""
        self._write(Began(snapshot))

    def heard(self, update: Update) -> None:
        """Write down an update."""
        self._write(Heard(update))

    def close(self) -> None:
        """Let go of the file. A second call does nothing."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def _write(self, entry: Entry) -> None:
        if self._descriptor < 0:
            return
        data = self._encoder.encode(entry) + b"\n"
        try:
            while data:
                data = data[os.write(self._descriptor, data) :]
        except OSError as error:
            self.close()  # half a line may be there: whatever came after it would be lost with it
            self._fail(error)

    def _fail(self, error: OSError) -> None:
        self.unsaved = f"What you see is not being kept for checking the game: {error.strerror} ({self.path.parent})."
        logging.getLogger(__name__).warning("%s", self.unsaved)


def entries(path: Path) -> Iterator[Entry]:
    """What a transcript says, in order; a torn last line is passed over. Raises :class:`TranscriptError`."""
    decoder = msgspec.json.Decoder(Entry)
    try:
        with path.open("rb") as file:
            number = 0
            while row := file.readline(LARGEST_ROW + 1):
                number += 1
                if not row.endswith(b"\n"):
                    if len(row) > LARGEST_ROW:
                        raise TranscriptError(f"Line {number} of “{path.name}” is longer than any that is written.")
                    return
                try:
                    yield decoder.decode(row)
                except UNREADABLE as error:
                    raise TranscriptError(f"Line {number} of “{path.name}” can’t be read: {error}") from error
    except OSError as error:
        raise TranscriptError(f"“{path.name}” can’t be read: {error.strerror}.") from error
