"""Qt's Unicode library without what Qt never asks of it: 24 of its 32 MB are currencies, units, zones, encodings, line
breaks and what languages are called in each other, which Qt has of its own. How each language sorts stays.

ICU keeps its data in one symbol of a shared library that holds nothing else; a package with a table of contents lies
there, whose entries are found by name.
"""

from __future__ import annotations

import re
import struct
from pathlib import Path

LEFT_OUT = re.compile(r"[^/]+/(?:(?:brkitr|curr|lang|rbnf|region|translit|unit|zone)/.*|unames\.icu|.*\.(?:cnv|spp))")
"""Entries by name, after which Qt never asks."""
_PAGE = 0x1000
_SEGMENT = struct.Struct("<IIQQQQQQ")
"""A program header: type, flags, offset, address, physical address, size in the file and in memory, alignment."""
_LOAD, _DYNAMIC, _RELRO = 1, 2, 0x6474E552


class UnknownShapeError(ValueError):
    """The file is not put together as we know it: it is to stay as it is."""


def reduce_data(folder: Path) -> int:
    """Rewrite the data library somewhere in a folder; returns how many bytes smaller it became: 0 where there is none,
    or one that is put together otherwise."""
    saved = 0
    for path in folder.rglob("libicudata.so.*"):
        if path.is_symlink():
            continue
        before = path.read_bytes()
        try:
            after = without_data(before)
        except UnknownShapeError:
            continue
        path.write_bytes(after)
        saved += len(before) - len(after)
    return saved


def entries(package: bytes) -> dict[str, bytes]:
    """The entries of a package of ICU's data, by name. Raises :class:`UnknownShapeError`."""
    if len(package) < 16 or package[2:4] != b"\xda\x27" or package[12:16] != b"CmnD":
        raise UnknownShapeError("no package of ICU's data")
    contents = package[_header(package) :]
    (count,) = struct.unpack_from("<I", contents)
    places = [struct.unpack_from("<II", contents, 4 + 8 * number) for number in range(count)]
    ends = [place for _, place in places[1:]] + [len(contents)]
    return {
        contents[name : contents.index(b"\0", name)].decode("ascii"): contents[place:end]
        for (name, place), end in zip(places, ends, strict=True)
    }


def packed(header: bytes, kept: dict[str, bytes]) -> bytes:
    """A package of these entries, in their order, behind the header of the package that they come from."""
    names = b"".join(name.encode("ascii") + b"\0" for name in kept)
    place = 4 + 8 * len(kept)
    table = struct.pack("<I", len(kept))
    at, data = place, _aligned(place + len(names), 16)
    room = bytes(data - place - len(names))
    contents = [content + bytes(-len(content) % 16) for content in kept.values()]
    for name, content in zip(kept, contents, strict=True):
        table += struct.pack("<II", at, data)
        at += len(name) + 1
        data += len(content)
    return b"".join((header, table, names, room, *contents))


def without_data(library: bytes) -> bytes:
    """The data library with a smaller package in it. Raises :class:`UnknownShapeError`.

    Nothing in memory moves: what stands behind the package keeps its address, and only its place in the file changes.
    """
    if library[:6] != b"\x7fELF\x02\x01":  # 64 bits, little end first
        raise UnknownShapeError("no library of 64 bits")
    (headers,) = struct.unpack_from("<Q", library, 32)
    size, count = struct.unpack_from("<HH", library, 54)
    segments = [_SEGMENT.unpack_from(library, headers + size * number) for number in range(count)]
    loads = [segment for segment in segments if segment[0] == _LOAD]
    if len(loads) != 2 or loads[0][2] or loads[0][3]:
        raise UnknownShapeError("other segments than one of data and one of what the linker reads")
    first, second = loads
    start = library.find(b"\xda\x27", _PAGE) - 2
    if start != _PAGE:
        raise UnknownShapeError("the package stands elsewhere")
    package = library[start : first[5]]
    kept = {name: content for name, content in entries(package).items() if not LEFT_OUT.fullmatch(name)}
    head = library[:start] + packed(package[: _header(package)], kept)
    # As the linker maps pages, a place in the file and its address must be alike within a page.
    place = _aligned(len(head), _PAGE) + second[3] % _PAGE
    made = bytearray(head + bytes(place - len(head)) + library[second[2] : second[2] + second[5]])
    for number, segment in enumerate(segments):
        kind, flags, offset, address, physical, in_file, in_memory, alignment = segment
        if segment == first:
            in_file = in_memory = len(head)
        elif offset >= second[2]:
            offset += place - second[2]
        _SEGMENT.pack_into(
            made, headers + size * number, kind, flags, offset, address, physical, in_file, in_memory, alignment
        )
    struct.pack_into("<Q", made, 40, 0)  # no sections: nothing that loads a library reads them
    struct.pack_into("<HHH", made, 58, 0, 0, 0)
    return bytes(made)


def _header(package: bytes) -> int:
    return int(struct.unpack_from("<H", package)[0])


def _aligned(place: int, to: int) -> int:
    return -(-place // to) * to
