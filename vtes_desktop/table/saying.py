"""What the log says: sentences with cards and seats in them, cut for each seat before it reads them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

Kind = Literal["move", "turn", "chat", "score", "table", "chance"]
"""What a sentence is about; the screen sets each apart."""


class Card(Struct, frozen=True, gc=False, tag="card", omit_defaults=True):
    """A card named in a sentence."""

    card: int
    """The printed card's id; 0 when the reader may not know it."""
    copy: int = 0
    """The copy, if the reader can tell it apart afterwards."""
    kind: Literal["crypt", "library"] = "library"
    known_to: tuple[int, ...] | None = None
    """The seats that saw the face before or after; None for everyone."""
    traced_by: tuple[int, ...] | None = None
    """The seats that can tell the copy apart afterwards; None for everyone."""


class Who(Struct, frozen=True, gc=False, tag="seat"):
    """A seat named in a sentence."""

    seat: int


Part = str | Card | Who


class Saying(Struct, frozen=True, omit_defaults=True):
    """One sentence of the log."""

    parts: tuple[Part, ...]
    seat: int = -1
    """Whose doing it is; -1 for the table's."""
    kind: Kind = "move"
    only: tuple[int, ...] | None = None
    """The only seats that hear it; None for everyone."""


def cut_saying(saying: Saying, seat: int) -> Saying | None:
    """The sentence as `seat` may read it, or None when it is not for that seat."""
    if saying.only is not None and seat not in saying.only:
        return None
    return replace(saying, parts=tuple(_cut_part(part, seat) for part in saying.parts), only=None)


def _cut_part(part: Part, seat: int) -> Part:
    if not isinstance(part, Card):
        return part
    known = part.known_to is None or seat in part.known_to
    traced = part.traced_by is None or seat in part.traced_by
    return Card(part.card if known else 0, part.copy if traced else 0, part.kind)
