"""What the log says: sentences with cards and seats in them, cut for each seat before it reads them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
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
    kind: str = "library"
    """One of the game's kinds of cards."""
    known_to: tuple[int, ...] | None = None
    """The seats that saw the face before or after; None for everyone."""
    traced_by: tuple[int, ...] | None = None
    """The seats that can tell the copy apart afterwards; None for everyone."""


class Who(Struct, frozen=True, gc=False, tag="seat"):
    """A seat named in a sentence."""

    seat: int


class Cards(Struct, frozen=True, gc=False, tag="cards"):
    """Several cards named in a sentence: “Krid, Ira and 2 cards” to who knows just two of them."""

    cards: tuple[Card, ...]


Part = str | Card | Cards | Who


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


def is_for_all(saying: Saying) -> bool:
    """Whether everybody may read all of it: :func:`cut_saying` leaves it as it is."""
    if saying.only is not None:
        return False
    for part in saying.parts:
        for card in part.cards if isinstance(part, Cards) else (part,) if isinstance(part, Card) else ():
            if card.known_to is not None or card.traced_by is not None:
                return False
    return True


def _cut_part(part: Part, seat: int) -> Part:
    if isinstance(part, Cards):
        return Cards(tuple(_cut_card(card, seat) for card in part.cards))
    return _cut_card(part, seat) if isinstance(part, Card) else part


def _cut_card(part: Card, seat: int) -> Card:
    known = part.known_to is None or seat in part.known_to
    traced = part.traced_by is None or seat in part.traced_by
    return Card(part.card if known else 0, part.copy if traced else 0, part.kind)


def unlinked(parts: Iterable[Part]) -> Iterable[Part]:
    """The parts of a sentence without links to copies that may be gone."""
    for part in parts:
        match part:
            case Card():
                yield replace(part, copy=0)
            case Cards(cards):
                yield Cards(tuple(replace(card, copy=0) for card in cards))
            case _:
                yield part


Segment = tuple[str, Card | Who | None]
"""A piece of a sentence's text, with the card or seat that it names."""

MOST_NAMED = 8
"""Cards named one by one; of more, the rest are counted."""


_NO_KINDS: Mapping[str, str] = MappingProxyType({})


def segments(
    saying: Saying, seats: Sequence[str], card_name: Callable[[int], str], kinds: Mapping[str, str] = _NO_KINDS
) -> list[Segment]:
    """The sentence as text, piece by piece.

    :param seats: the players' names.
    :param card_name: the name of a printed card, by its number.
    :param kinds: how cards of each kind are called that the reader may not know (:attr:`GameTable.kinds`).

    >>> saying = Saying((Who(0), " draws ", Cards((Card(7), Card(0), Card(0)))))
    >>> "".join(text for text, _ in segments(saying, ["Sarah"], {7: "Krid"}.__getitem__))
    'Sarah draws Krid and 2 cards'
    """
    found: list[Segment] = []
    for part in saying.parts:
        match part:
            case str():
                found.append((part, None))
            case Who():
                found.append((seats[part.seat] if 0 <= part.seat < len(seats) else "nobody", part))
            case Card():
                found.append((_card_text(part, card_name, kinds), part))
            case Cards():
                found.extend(_cards_segments(part.cards, card_name, kinds))
    return found


def _card_text(card: Card, card_name: Callable[[int], str], kinds: Mapping[str, str]) -> str:
    if card.card:
        return card_name(card.card)
    noun = kinds.get(card.kind, "card")
    return f"{'an' if noun[:1] in 'AEIOUaeiou' else 'a'} {noun}"


def _cards_segments(
    cards: tuple[Card, ...], card_name: Callable[[int], str], kinds: Mapping[str, str]
) -> list[Segment]:
    known = [card for card in cards if card.card][:MOST_NAMED]
    named: list[Segment] = [(_card_text(card, card_name, kinds), card) for card in known]
    rest = [card for card in cards if not card.card]
    more = len(cards) - len(named)
    if more == 1 and rest:
        named.append((_card_text(rest[0], card_name, kinds), rest[0]))
    elif more:
        nouns = {kinds.get(card.kind, "card") for card in rest}
        noun = nouns.pop() if len(nouns) == 1 else "card"
        plural = f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"
        named.append((f"{more} {'more ' if more > len(rest) else ''}{plural}", None))
    joined: list[Segment] = []
    for number, segment in enumerate(named):
        if number:
            joined.append((" and " if number == len(named) - 1 else ", ", None))
        joined.append(segment)
    return joined


def plain(
    saying: Saying, seats: Sequence[str], card_name: Callable[[int], str], kinds: Mapping[str, str] = _NO_KINDS
) -> str:
    """The sentence as one string."""
    return "".join(text for text, _ in segments(saying, seats, card_name, kinds))
