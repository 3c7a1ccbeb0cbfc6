"""What a deck is made of, in numbers: capacities, disciplines had and needed, types, costs, groups, trifles.

Everything is counted from the entries, never from single copies, so that a deck is counted anew at every change.
"""

from __future__ import annotations

from collections import Counter

from msgspec import Struct, field

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.formats.arranging import is_trifle, type_title
from vtes_desktop.decks.opening import OPENING_CRYPT


class CapacitySpan(Struct, frozen=True):
    """What the first four crypt cards can cost, and what one costs on average."""

    lowest: int = 0
    """The sum of the four smallest capacities, copies counted (of fewer, if the crypt has fewer)."""
    highest: int = 0
    average: float = 0.0
    """The average capacity of one card, rounded to hundredths."""


class DisciplineUse(Struct, frozen=True):
    """One discipline: how much of the crypt has it, how much of the library wants it. Copies are counted."""

    code: str
    basic: int = 0
    """Crypt cards that have it at the basic level only."""
    superior: int = 0
    required: int = 0
    """Library cards that require it, alone, beside others or as one of several."""
    with_basic: int = 0
    """Library cards with an effect at its basic level."""
    with_superior: int = 0
    """Library cards with an effect at its superior level."""


class Statistics(Struct, frozen=True):
    """A deck in numbers; every count is of copies."""

    crypt: int
    library: int
    distinct: int
    """Different cards in crypt and library."""
    capacities: dict[int, int]
    """Crypt cards by capacity, ascending."""
    span: CapacitySpan
    groups: dict[str, int]
    """Crypt cards by group: ``{"5": 7, "6": 5, "any": 1}``."""
    clans: dict[str, int]
    """Crypt cards by clan, most first."""
    titles: dict[str, int]
    disciplines: tuple[DisciplineUse, ...]
    """Every discipline of the crypt or the library, most had first, then most wanted."""
    no_discipline: int
    """Library cards other than masters and events that require no discipline."""
    types: dict[str, int]
    """Library cards by type, a card of two types under ``Action Modifier/Combat``."""
    pool_costs: dict[int, int]
    """Library cards by pool cost, ascending; ``X`` is -1."""
    blood_costs: dict[int, int]
    conviction_costs: dict[int, int]
    free: int
    """Library cards without any cost."""
    trifles: int
    burn_option: int
    unknown: tuple[int, ...] = field(default=())
    """Numbers of entries that the catalogue doesn't have; they are in no other count but `crypt` and `library`."""

    @property
    def pool_total(self) -> int:
        """What playing every card with a pool cost would take, ``X`` as nothing."""
        return sum(cost * count for cost, count in self.pool_costs.items() if cost > 0)

    @property
    def blood_total(self) -> int:
        """What playing every card with a blood cost would take, ``X`` as nothing."""
        return sum(cost * count for cost, count in self.blood_costs.items() if cost > 0)


def capacity_span(deck: Deck, catalogue: Catalogue) -> CapacitySpan:
    """The span of a deck's crypt, as the tournament archive prints it (``min=14, max=25, avg=5.08``).

    >>> from vtes_desktop.cards.catalogue import load
    >>> capacity_span(Deck(), load())
    CapacitySpan(lowest=0, highest=0, average=0.0)
    """
    counts: Counter[int] = Counter()
    for entry in deck.crypt:
        card = catalogue.cards.get(entry.card_id)
        if card is not None:
            counts[card.capacity or 0] += entry.count
    return _span(counts)


def statistics(deck: Deck, catalogue: Catalogue) -> Statistics:
    """Count a deck."""
    tally = _Tally()
    for entry in deck.entries:
        card = catalogue.cards.get(entry.card_id)
        if card is None:
            tally.unknown.append(entry.card_id)
        elif card.kind == "crypt":
            tally.crypt(card, entry.count)
        else:
            tally.library(card, entry.count)
    return Statistics(
        crypt=deck.crypt_count,
        library=deck.library_count,
        distinct=len(deck.entries),
        capacities=dict(sorted(tally.capacities.items())),
        span=_span(tally.capacities),
        groups=dict(sorted(tally.groups.items())),
        clans=dict(tally.clans.most_common()),
        titles=dict(tally.titles.most_common()),
        disciplines=tally.discipline_uses(),
        no_discipline=tally.no_discipline,
        types=dict(tally.types.most_common()),
        pool_costs=dict(sorted(tally.costs["pool"].items())),
        blood_costs=dict(sorted(tally.costs["blood"].items())),
        conviction_costs=dict(sorted(tally.costs["conviction"].items())),
        free=tally.free,
        trifles=tally.trifles,
        burn_option=tally.burn_option,
        unknown=tuple(tally.unknown),
    )


def _span(counts: Counter[int]) -> CapacitySpan:
    total = counts.total()
    if not total:
        return CapacitySpan()
    average = sum(capacity * count for capacity, count in counts.items()) / total
    return CapacitySpan(_first(counts, False), _first(counts, True), round(average, 2))


def _first(counts: Counter[int], high: bool) -> int:
    """The sum of the smallest or highest few capacities."""
    left, total = OPENING_CRYPT, 0
    for capacity in sorted(counts, reverse=high):
        taken = min(left, counts[capacity])
        total += capacity * taken
        left -= taken
    return total


class _Tally:
    def __init__(self) -> None:
        self.capacities: Counter[int] = Counter()
        self.groups: Counter[str] = Counter()
        self.clans: Counter[str] = Counter()
        self.titles: Counter[str] = Counter()
        self.basic: Counter[str] = Counter()
        self.superior: Counter[str] = Counter()
        self.required: Counter[str] = Counter()
        self.with_basic: Counter[str] = Counter()
        self.with_superior: Counter[str] = Counter()
        self.types: Counter[str] = Counter()
        self.costs: dict[str, Counter[int]] = {"pool": Counter(), "blood": Counter(), "conviction": Counter()}
        self.no_discipline = self.free = self.trifles = self.burn_option = 0
        self.unknown: list[int] = []

    def crypt(self, card: Card, count: int) -> None:
        self.capacities[card.capacity or 0] += count
        self.groups[str(card.group)] += count
        for clan in card.clans:
            self.clans[clan] += count
        if card.title:
            self.titles[card.title] += count
        for level in card.disciplines:
            (self.superior if level.superior else self.basic)[level.code] += count

    def library(self, card: Card, count: int) -> None:
        self.types[type_title(card)] += count
        for level in card.disciplines:
            self.required[level.code] += count
        marks = {mark for part in card.text for mark in part.marks}
        for level in card.disciplines:
            if level.code in marks:
                self.with_basic[level.code] += count
            if level.code.upper() in marks:
                self.with_superior[level.code] += count
        if not card.disciplines and not {"Master", "Event"} & set(card.types):
            self.no_discipline += count
        for cost in card.costs:
            self.costs[cost.currency][-1 if cost.variable else cost.amount] += count
        self.free += count * (not card.costs)
        self.trifles += count * is_trifle(card)
        self.burn_option += count * card.burn_option

    def discipline_uses(self) -> tuple[DisciplineUse, ...]:
        codes = self.basic.keys() | self.superior.keys() | self.required.keys()
        uses = [
            DisciplineUse(
                code,
                self.basic[code],
                self.superior[code],
                self.required[code],
                self.with_basic[code],
                self.with_superior[code],
            )
            for code in codes
        ]
        return tuple(sorted(uses, key=lambda use: (-use.basic - use.superior, -use.required, use.code)))
