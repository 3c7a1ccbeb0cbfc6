"""Where the deck's cards lie: the crypt as rows of faces, the library as columns of overlapping cards. No painting.

Lengths are logical pixels from the top left corner of the whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from vtes_desktop.decks.formats.arranging import Row
from vtes_desktop.ui.builder.arrange import Pile
from vtes_desktop.ui.faces import height_for

Part = Literal["crypt", "library", "sideboard"]

_GAP: Final = 8
_OUT: Final = 4
"""How much of a badge is beside its card, at text scale 1."""
_STRIP: Final = 23
_COLUMN: Final = 118
"""The narrowest column of the library in which names can be read, at text scale 1."""
_PEEK: Final = 0.62
"""How much of the last card of a pile is seen, as a share of its width."""


class Spot(Struct, frozen=True):
    """One entry of the deck on the screen."""

    row: Row
    part: Part
    x: float
    y: float
    width: float
    height: float
    look: Literal["face", "strip", "last"]
    """A whole face; the top of a card with others over it; the last of a pile, whose picture is seen."""


class Title(Struct, frozen=True):
    """A heading over a part or a pile."""

    text: str
    more: str
    """What is said after it in a quieter tone."""
    x: float
    y: float
    width: float
    height: float
    level: Literal[1, 2]


class Zone(Struct, frozen=True):
    """Where cards of a part are dropped."""

    part: Part
    y: float
    height: float


class Layout(Struct):
    """Everything on the screen."""

    spots: list[Spot]
    titles: list[Title]
    zones: list[Zone]
    height: float = 0.0
    face_width: int = 0
    """Of the crypt's faces."""
    column_width: int = 0
    """Of the library's columns."""


class Place(Struct, frozen=True):
    """The room there is, and how large the player wants the cards."""

    width: float
    scale: float = 1.0
    zoom: float = 1.0
    library: Literal["stacks", "faces"] = "stacks"


def lay_out(
    crypt: Sequence[Pile],
    library: Sequence[Pile],
    sideboard: Sequence[Pile],
    titles: Sequence[tuple[str, str]],
    place: Place,
) -> Layout:
    """Lay out a deck.

    :param titles: heading and quieter words for crypt, library and sideboard; the sideboard is left out when it is
        empty and has no heading.
    """
    layout = Layout([], [], [])
    margin = 2.0
    # Badges stand out over the right edge of a face.
    room = place.width - 2 * margin - _OUT * place.scale
    layout.face_width = _face_width(room, place, max((len(pile.rows) for pile in crypt), default=0))
    layout.column_width = _column_width(room, place)
    y = 0.0
    parts: tuple[Part, ...] = ("crypt", "library", "sideboard")
    for part, piles, (text, more) in zip(parts, (crypt, library, sideboard), titles, strict=True):
        if not text:
            continue
        top = y
        head = 27 * place.scale
        layout.titles.append(Title(text, more, margin, y, room, head, 1))
        y += head + 4
        if not piles:
            y += 54 * place.scale
        elif part == "library" and place.library == "stacks":
            y = _stacks(layout, piles, margin, y, room, place, part)
        else:
            y = _faces(layout, piles, margin, y, room, place, part)
        y += 12 * place.scale
        layout.zones.append(Zone(part, top, y - top))
    layout.height = y
    return layout


def _face_width(room: float, place: Place, cards: int) -> int:
    """About as wide as the player likes; a little narrower when all cards of a pile then lie in one row."""
    wanted = 74 * place.zoom * max(1.0, place.scale * 0.85)
    columns = max(2, round((room + _GAP) / (wanted + _GAP)))
    if columns < cards and (room - _GAP * (cards - 1)) / cards >= wanted * 0.8:
        columns = cards
    return int(min((room - _GAP * (columns - 1)) / columns, wanted * 1.2))


def _column_width(room: float, place: Place) -> int:
    wanted = _COLUMN * place.scale * (0.4 + 0.6 * place.zoom)
    columns = max(1, int((room + _GAP) / (wanted + _GAP)))
    return int((room - _GAP * (columns - 1)) / columns)


def _faces(
    layout: Layout, piles: Sequence[Pile], left: float, y: float, room: float, place: Place, part: Part
) -> float:
    """Rows of faces, small piles beside one another; the y below them."""
    width = layout.face_width
    height = height_for(width)
    columns = max(1, int((room + _GAP) / (width + _GAP)))
    head = 22 * place.scale if any(pile.title for pile in piles) else 0.0
    badge = 5  # it stands out over the face
    x, below = left, y
    for pile in piles:
        across = min(len(pile.rows), columns)
        needed = across * (width + _GAP) - _GAP
        if x > left and x + needed > left + room:
            x, y = left, below
        if pile.title:
            layout.titles.append(Title(pile.title, str(pile.count), x, y, needed, 20 * place.scale, 2))
        for number, row in enumerate(pile.rows):
            top = y + head + badge + (number // columns) * (height + _GAP)
            layout.spots.append(Spot(row, part, x + (number % columns) * (width + _GAP), top, width, height, "face"))
        lines = -(-len(pile.rows) // columns)
        below = max(below, y + head + badge + lines * (height + _GAP))
        x += needed + 3 * _GAP
    return below


def _stacks(
    layout: Layout, piles: Sequence[Pile], left: float, y: float, room: float, place: Place, part: Part
) -> float:
    """Columns of overlapping cards, each pile where there is most room; the y below them."""
    width = layout.column_width
    strip = _STRIP * place.scale
    peek = width * _PEEK
    columns = max(1, int((room + _GAP) / (width + _GAP)))
    heads = 20 * place.scale
    ends = [y] * columns
    for pile in piles:
        column = min(range(columns), key=lambda number: (ends[number], number))
        x, top = left + column * (width + _GAP), ends[column]
        if pile.title:
            layout.titles.append(Title(pile.title, str(pile.count), x, top, width, heads, 2))
            top += heads + 2
        for number, row in enumerate(pile.rows):
            last = number == len(pile.rows) - 1
            layout.spots.append(
                Spot(row, part, x, top, width, strip + peek if last else strip, "last" if last else "strip")
            )
            top += strip
        ends[column] = top + peek + 10 * place.scale
    return max(ends)
