"""Many lists at once: what a player points at (files, folders, zips), taken apart into single lists.

Nothing of it is trusted. A zip is never unpacked to disk: its members are read into memory one at a time, each only so
far as a deck list is long, all together only so far as a tournament archive is; names in it are words to show. Links
are not followed, and zips within zips are not opened.
"""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import IO, Literal

from msgspec import Struct

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.encoding import MAX_BYTES, TOO_LARGE, UnreadableDeckError
from vtes_desktop.decks.reading import read_deck
from vtes_desktop.decks.shelf import READ_SUFFIXES

MOST_PIECES = 20_000
"""The most lists that are taken from one place; the tournament archive has under 5,000."""
MOST_BYTES = 256 * 1024 * 1024
"""The most that all lists of a zip may be when they are unpacked; the tournament archive is under 30 MB."""
DEEPEST = 12
"""Folders below folders that are looked into."""
_TOO_MUCH = (
    f"The rest of it was left: unpacked it is more than {MOST_BYTES // 1024 // 1024} MB, and no collection of decks is."
)
_TOO_MANY = f"The rest of it was left: more than {MOST_PIECES:,} lists are not read at once."


class Piece(Struct, frozen=True):
    """One list, as it came."""

    name: str
    """Where it was, for people: ``Tournaments/10096.txt``."""
    data: bytes = b""
    refused: str = ""
    """Why it was not read, as a sentence; empty when it was."""

    @property
    def stem(self) -> str:
        """The last part of the name without its end: what a list without a name is called."""
        return PurePosixPath(self.name.replace("\\", "/")).stem


class Brought(Struct, frozen=True):
    """What became of one list."""

    name: str
    state: Literal["read", "mended", "refused"]
    """``mended``: cards were found for every line, but not as they were written, or lines wait to be settled."""
    message: str = ""
    """A sentence; empty where all was read as it stands."""
    deck: Deck | None = None


def pieces(paths: Iterable[Path]) -> Iterator[Piece]:
    """Every list in these files, folders (and those below them) and zips, by name."""
    number = 0
    for path in paths:
        for piece in _of(path):
            number += 1
            if number > MOST_PIECES:
                yield Piece(piece.name, refused=_TOO_MANY)
                return
            yield piece


def bring(piece: Piece, catalogue: Catalogue) -> Brought:
    """Read one list."""
    if piece.refused:
        return Brought(piece.name, "refused", piece.refused)
    try:
        deck = read_deck(piece.data, catalogue, piece.stem).deck
    except UnreadableDeckError as error:
        return Brought(piece.name, "refused", str(error))
    left = len(deck.unmatched)
    if left:
        return Brought(piece.name, "mended", f"{left} line{'s wait' if left > 1 else ' waits'} to be settled.", deck)
    said = [problem.message for problem in deck.problems if problem.kind == "note"]
    return Brought(piece.name, "mended" if said else "read", " ".join(said), deck)


def bounded(file: IO[bytes]) -> bytes:
    """What a file holds.

    :raises UnreadableDeckError: it is longer than any deck list.
    """
    data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise UnreadableDeckError(TOO_LARGE)
    return data


def is_zip(path: Path) -> bool:
    """Whether the file is a zip, whatever it is called."""
    try:
        with path.open("rb") as file:
            return file.read(4) == b"PK\x03\x04"
    except OSError:
        return False


def listed(folder: Path, takes: Callable[[Path], bool]) -> Iterator[Path]:
    """The files in a folder and those below it, by name; links are not followed.

    :param takes: which files are wanted.
    """
    waiting = [(folder, 0)]
    while waiting:
        at, depth = waiting.pop(0)
        try:
            inside = sorted(at.iterdir())
        except OSError:
            continue  # gone meanwhile, or not ours to see
        for path in inside:
            if path.name.startswith(".") or path.is_symlink():
                continue
            if path.is_dir():
                if depth < DEEPEST:
                    waiting.append((path, depth + 1))
            elif takes(path):
                yield path


def zipped(path: Path, takes: Callable[[str], bool]) -> Iterator[Piece]:
    """The members of a zip that are wanted, in its order."""
    left = MOST_BYTES
    try:
        with zipfile.ZipFile(path) as archive:
            for member in archive.infolist():
                if member.is_dir() or not takes(member.filename):
                    continue
                try:
                    with archive.open(member) as file:
                        data = bounded(file)
                except UnreadableDeckError as error:
                    yield Piece(member.filename, refused=str(error))
                    left -= MAX_BYTES
                except (OSError, zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, NotImplementedError) as error:
                    # RuntimeError: encrypted; NotImplementedError: a compression that Python doesn't know
                    yield Piece(member.filename, refused=f"It can't be unpacked: {error}.")
                else:
                    left -= len(data)
                    yield Piece(member.filename, data)
                if left < 0:
                    yield Piece(path.name, refused=_TOO_MUCH)
                    return
    except (OSError, zipfile.BadZipFile, ValueError) as error:
        yield Piece(path.name, refused=f"It can't be opened as a zip: {error}.")


def _of(path: Path) -> Iterator[Piece]:
    if path.is_dir():
        for file in listed(path, _is_list):
            yield _file(file, file.relative_to(path.parent).as_posix())
    elif is_zip(path):
        yield from zipped(path, lambda name: _is_list(PurePosixPath(name)))
    else:
        yield _file(path, path.name)


def _file(path: Path, name: str) -> Piece:
    try:
        with path.open("rb") as file:
            return Piece(name, bounded(file))
    except UnreadableDeckError as error:
        return Piece(name, refused=str(error))
    except OSError as error:
        return Piece(name, refused=f"It can't be opened: {error.strerror or error}.")


def _is_list(path: Path | PurePosixPath) -> bool:
    hidden = path.name.startswith(".") or "__MACOSX" in path.parts  # what a Mac puts beside every file
    return path.suffix.casefold() in READ_SUFFIXES and not hidden
