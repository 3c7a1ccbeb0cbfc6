"""What is made from the card lists once and kept in the cache folder: the typed cards, the search index, the rulings.

A kept file belongs to the content of the lists it was made from and to this version of the code that reads them. When
either changes, or the file is damaged, it is made again; a cache that can't be written is only a slower start.
"""

from __future__ import annotations

import logging
import os
import zlib
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from threading import get_ident
from typing import TypeVar

import msgspec

from vtes_desktop import folders
from vtes_desktop.cards.lists import CardLists

BROUGHT = "made"
"""Among the resources of a bundle: the folder of things that were made when it was."""
T = TypeVar("T")
_log = logging.getLogger(__name__)
_DIGEST = 32
_KEPT = 4  # lists that a player may go back and forth between, of each kind


class Shelf:
    """The kept things of one set of lists.

    :param files: the lists.
    :param folder: where to keep things; None keeps nothing.
    """

    def __init__(self, files: CardLists, folder: Path | None) -> None:
        self.files = files
        self.folder = folder
        self._digests: dict[tuple[str, ...], str] = {}

    def has(self, what: str, made_from: tuple[str, ...], rooms: tuple[Path, ...] = ()) -> bool:
        """Whether the thing called ``what`` is kept; so too where nothing can be."""
        if self.folder is None:
            return True
        path = self._path(self.folder, what, made_from, rooms)
        return path.is_file() or _brought(path).is_file()

    def kept(
        self,
        what: str,
        made_from: tuple[str, ...],
        shape: type[T],
        make: Callable[[], T],
        rooms: tuple[Path, ...] = (),
        steps: Callable[[], Iterable[object]] = tuple,
    ) -> T:
        """The thing called ``what``: as it was kept, or made now from the lists ``made_from`` and kept.

        :param shape: the msgspec type of the thing.
        :param rooms: the folders of other code that has a part in it: another version of that makes it anew.
        :param steps: does beforehand, bit by bit, what ``make`` would do. It is left off as soon as another process has
            kept the thing.
        :raises CardListError: as ``make`` does.
        """
        if self.folder is None:
            return make()
        path = self._path(self.folder, what, made_from, rooms)
        thing = _read_any(path, shape)
        if thing is None:
            damaged = path.exists()
            for _ in steps():
                if not damaged and path.exists() and (thing := _read(path, shape)) is not None:
                    return thing
            thing = make()
            _write(path, thing)
            _clear(self.folder, what)
        return thing

    def found(self, what: str, made_from: tuple[str, ...], shape: type[T], rooms: tuple[Path, ...] = ()) -> T | None:
        """The thing called ``what`` as it was :meth:`kept`; None where it would have to be made. What is damaged is
        thrown away, so that it is made again."""
        if self.folder is None:
            return None
        path = self._path(self.folder, what, made_from, rooms)
        thing = _read_any(path, shape)
        if thing is None:
            _throw_away(path)
        return thing

    def _path(self, folder: Path, what: str, made_from: tuple[str, ...], rooms: tuple[Path, ...]) -> Path:
        return folder / f"{what}-{self._digest(folder, made_from)}-{_reading(rooms)}.msgpack"

    def _digest(self, folder: Path, names: tuple[str, ...]) -> str:
        """The lists' fingerprint. It takes as long as reading them, so it is noted beside their size and time."""
        if names not in self._digests:
            self._digests[names] = self._noted(folder, names)
        return self._digests[names]

    def _noted(self, folder: Path, names: tuple[str, ...]) -> str:
        try:
            stamp = self.files.stamp(*names)
            note = folder / f"digest-{zlib.crc32(stamp.encode(errors='replace')):08x}.txt"
            if note.is_file():
                before, _, digest = note.read_text("utf-8", errors="replace").partition("\n")
                if before == stamp and len(digest) == _DIGEST and digest.isalnum():
                    return digest
        except OSError:  # whoever reads the lists tells
            return self.files.digest(*names)
        digest = self.files.digest(*names)
        _put(note, f"{stamp}\n{digest}".encode(errors="replace"))
        _clear(folder, "digest")
        return digest


def _brought(path: Path) -> Path:
    """Where a bundle brings what would be kept there."""
    return folders.resources() / BROUGHT / path.name


@cache
def _reading(rooms: tuple[Path, ...]) -> str:
    """A short fingerprint of the code in this room, and in others: another version of it keeps its own things."""
    total = 0
    for room in (Path(__file__).parent, *rooms):
        for module in sorted(room.rglob("*.py")):
            stat = module.stat()
            total = zlib.crc32(f"{module.name} {stat.st_size} {stat.st_mtime_ns} ".encode(), total)
    return f"{total:08x}"


def _read_any(path: Path, shape: type[T]) -> T | None:
    """What was kept there, or what a bundle brings of it: that to which its own lists come."""
    kept = _read(path, shape)
    return _read(_brought(path), shape) if kept is None else kept


def _read(path: Path, shape: type[T]) -> T | None:
    """What the file holds; None when it is missing or damaged (it begins with a checksum of the rest)."""
    try:
        content = path.read_bytes()
        if content[:4] != zlib.crc32(memoryview(content)[4:]).to_bytes(4, "big"):
            raise msgspec.DecodeError("the checksum does not fit")
        return msgspec.msgpack.decode(memoryview(content)[4:], type=shape)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as error:
        _log.info("%s is made again: %s", path, error)
        return None


def _write(path: Path, thing: object) -> None:
    content = msgspec.msgpack.encode(thing)
    _put(path, zlib.crc32(content).to_bytes(4, "big") + content)


def _put(path: Path, content: bytes) -> None:
    """Write in one step, so that a program starting at the same time reads all or nothing."""
    part = path.with_suffix(f".{os.getpid()}-{get_ident()}.part")
    try:
        part.write_bytes(content)
        part.replace(path)
    except OSError as error:
        _log.warning("%s could not be written: %s", path, error)


def _throw_away(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        _log.info("An old cache could not be removed: %s", error)


def _clear(folder: Path, what: str) -> None:
    """Remove the oldest things of this kind, so that new lists and versions don't pile up."""
    try:
        oldest_first = sorted(folder.glob(f"{what}-*"), key=lambda path: path.stat().st_mtime)
    except OSError as error:
        _log.info("An old cache could not be looked through: %s", error)
        return
    for stale in oldest_first[:-_KEPT]:
        _throw_away(stale)
