"""Where a tournament archive comes from: the community's folder of ``.txt`` decks or a zip of it, the one big text
file or page, or krcg's packed ``twda.json.xz`` (alone, or in a folder or wheel of card lists).
"""

from __future__ import annotations

import html
import lzma
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from vtes_desktop.any_json import UNREADABLE
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.encoding import UnreadableDeckError
from vtes_desktop.decks.formats import json_lists
from vtes_desktop.decks.formats.headings import heading
from vtes_desktop.decks.gathering import MOST_BYTES, Piece, is_zip, listed, zipped
from vtes_desktop.decks.matching import Matcher
from vtes_desktop.decks.reading import read_deck

PACKED = "twda.json.xz"
"""The archive as krcg 5 carries it, beside the card lists."""
_XZ = b"\xfd7zXZ\x00"
_TEXTS = frozenset((".txt",))
_BLOCK = re.compile(r"(?is)<pre[^>]*>(.*?)</pre>")
_TAG = re.compile(r"<[^>]{0,400}>")
_RULE = re.compile(r"^\s*[=*_-]{5,}\s*$")
_CARD = re.compile(r"^\s*\d{1,3}\s*[xX]?\s+\S")
_CRYPT = re.compile(r"(?i)^\s*crypt\b.{0,80}$")


class ArchiveError(Exception):
    """There is no archive there, or it can't be read; the message is a sentence for the player."""


class Entered(Piece, frozen=True):
    """One deck of an archive, not read yet."""

    packed: bool = False
    """Whether it is krcg's JSON and not a list."""
    mark: str = ""
    """Another one than before if the deck is another than before; empty when that isn't known."""


def packed_beside(catalogue: Catalogue) -> Path | None:
    """The archive that came with the card lists in use; None when none did."""
    source = catalogue.source
    if source is None:
        return None
    places = [source / PACKED, source / "cards" / PACKED, source / "krcg" / "cards" / PACKED]
    return next((place for place in places if place.is_file()), None)


def files_of(source: Path) -> list[Path] | None:
    """The deck files of a source that is a folder of them; None for any other."""
    if not source.is_dir() or any((source / inside / PACKED).is_file() for inside in ("", "cards", "krcg/cards")):
        return None
    return list(listed(source, lambda path: path.suffix.casefold() in _TEXTS))


def mark_of(path: Path) -> str:
    """What a file is known by: another one when it was changed. Empty when it is gone."""
    try:
        stat = path.stat()
    except OSError:
        return ""
    return f"{stat.st_mtime_ns} {stat.st_size}"


def entered(source: Path) -> Iterator[Entered]:
    """The decks of a source that is one file; a folder of decks is read file by file (:func:`files_of`).

    :raises ArchiveError: it is no archive.
    """
    if source.is_dir():
        found = next(source / one / PACKED for one in ("", "cards", "krcg/cards") if (source / one / PACKED).is_file())
        yield from entered(found)
        return
    try:
        if is_zip(source):
            yield from _of_zip(source)
            return
        with source.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise ArchiveError(f"{source} can't be opened: {error.strerror or error}.") from error
    if len(data) > MOST_BYTES:
        raise ArchiveError(f"{source} is larger than any tournament archive.")
    if data.startswith(_XZ):
        data = _unpacked(data, source)
    if data.lstrip()[:1] in (b"{", b"["):
        yield from _of_json(data, source)
    else:
        yield from parted(data.decode("utf-8", errors="replace"))


def read_entered(one: Entered, catalogue: Catalogue) -> Deck:
    """Read one deck.

    :raises UnreadableDeckError: it isn't one; the message is a sentence.
    """
    if one.refused:
        raise UnreadableDeckError(one.refused)
    if one.packed:
        return json_lists.read(json_lists.decode(one.data.decode("utf-8", errors="replace")), Matcher(catalogue))
    return read_deck(one.data, catalogue, one.stem).deck


def parted(text: str) -> Iterator[Entered]:
    """The decks of one big text or page, one after another.

    A deck ends where, after its library, a line is neither a card nor a heading; or at the end of a page's block.
    """
    blocks = [html.unescape(_TAG.sub("", block)) for block in _BLOCK.findall(text)] if "<pre" in text.lower() else []
    if blocks:
        for number, block in enumerate(blocks, 1):
            yield Entered(f"deck {number}", block.encode())
        return
    lines: list[str] = []
    began = number = 1
    in_cards = False
    blank = True
    for place, line in enumerate(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), 1):
        is_card = bool(_CARD.match(line))
        headed = None if is_card or not line.strip() else heading(line)
        over = in_cards and blank and line.strip() and not is_card and headed is None and not _RULE.match(line)
        if over:
            yield Entered(f"deck {number}, line {began}", "\n".join(lines).encode())
            lines, in_cards, began, number = [], False, place, number + 1
        in_cards = in_cards or bool(_CRYPT.match(line) and headed is not None)
        blank = not line.strip() or bool(_RULE.match(line))
        lines.append(line)
    if any(line.strip() for line in lines):
        yield Entered(f"deck {number}, line {began}", "\n".join(lines).encode())


def _of_zip(source: Path) -> Iterator[Entered]:
    """A wheel with the packed archive in it, or a zip of decks."""
    for piece in zipped(source, lambda name: name.endswith(PACKED)):
        if piece.refused:
            raise ArchiveError(f"{source}: {piece.refused}")
        yield from _of_json(_unpacked(piece.data, source), source)
        return
    for piece in zipped(source, lambda name: name.casefold().endswith(".txt")):
        yield Entered(piece.name, piece.data, piece.refused)


def _unpacked(data: bytes, source: Path) -> bytes:
    try:
        unpacked = lzma.LZMADecompressor(lzma.FORMAT_XZ).decompress(data, MOST_BYTES)
    except (lzma.LZMAError, EOFError) as error:
        raise ArchiveError(f"{source} is damaged: {error}.") from error
    if len(unpacked) >= MOST_BYTES:
        raise ArchiveError(f"{source} is larger, unpacked, than any tournament archive.")
    return unpacked


def _of_json(data: bytes, source: Path) -> Iterator[Entered]:
    """The decks of krcg's JSON: by their names (5.x) or in a list (4.x)."""
    try:
        decks = msgspec.json.decode(data, type=dict[str, msgspec.Raw] | list[msgspec.Raw])
    except UNREADABLE as error:
        raise ArchiveError(f"{source} is no tournament archive: {error}.") from error
    named = decks.items() if isinstance(decks, dict) else ((f"deck {n}", deck) for n, deck in enumerate(decks, 1))
    for name, deck in named:
        yield Entered(name, bytes(deck), packed=True)
