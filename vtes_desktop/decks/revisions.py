"""The revisions of a deck: what it was each time that it was saved, so that one can see what changed and go back.

They lie in a folder of their own, one file for each deck of the shelf, named as that is; a file is lines of JSON, each
a time and the deck in the program's own format. A line that can't be read is passed over.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Struct

from vtes_desktop.any_json import UNREADABLE
from vtes_desktop.cards.catalogue import Catalogue, UnknownCard
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.encoding import UnreadableDeckError
from vtes_desktop.decks.reading import OWN, read_deck, write_deck

MOST = 200
"""Revisions of one deck that are kept; the oldest go."""
_MOST_BYTES = 16 * 1024 * 1024


class Revision(Struct, frozen=True):
    """A deck as it was saved."""

    when: float
    """Seconds since 1970."""
    deck: Deck


class _Line(Struct):
    when: float
    deck: msgspec.Raw


class Revisions:
    """The revisions of the decks under one folder.

    :param shelf: the folder of the decks.
    :param root: where their revisions are kept.
    """

    def __init__(self, shelf: Path, root: Path, catalogue: Catalogue) -> None:
        self._shelf = shelf
        self._root = root
        self._catalogue = catalogue

    def note(self, path: Path, deck: Deck, when: float) -> None:
        """Keep a deck that was saved at `path`; one with the same cards and words as the last is not kept twice.

        :raises OSError: it could not be kept.
        """
        try:
            written = write_deck(deck, OWN, self._catalogue).encode()
        except UnknownCard:
            return
        raw = msgspec.json.format(written, indent=-1)
        lines = self._lines(path)
        if lines and lines[-1].deck == msgspec.Raw(raw):
            return
        lines.append(_Line(when, msgspec.Raw(raw)))
        file = self._file(path)
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_name(f"{file.name}.part")
        part.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines[-MOST:]))
        part.replace(file)

    def of(self, path: Path) -> list[Revision]:
        """The revisions of the deck at `path`, the latest first."""
        found: list[Revision] = []
        for line in reversed(self._lines(path)):
            try:
                found.append(Revision(line.when, read_deck(bytes(line.deck), self._catalogue).deck))
            except UnreadableDeckError:
                continue
        return found

    def moved(self, path: Path, target: Path) -> None:
        """A deck's file has another path now. Nothing is lost when its revisions can't follow."""
        file, after = self._file(path), self._file(target)
        if file.exists() and not after.exists():
            after.parent.mkdir(parents=True, exist_ok=True)
            file.replace(after)

    def _lines(self, path: Path) -> list[_Line]:
        try:
            with self._file(path).open("rb") as file:
                file.seek(0, os.SEEK_END)
                if file.tell() > _MOST_BYTES:
                    return []
                file.seek(0)
                written = file.read().splitlines()
        except OSError:
            return []
        lines: list[_Line] = []
        for one in written:
            try:
                lines.append(msgspec.json.decode(one, type=_Line))
            except UNREADABLE:
                continue
        return lines

    def _file(self, path: Path) -> Path:
        inside = path.relative_to(self._shelf) if path.is_relative_to(self._shelf) else Path(path.name)
        return self._root / inside.with_name(f"{inside.name}.jsonl")
