"""What a deck's games say of it: where it wins, which of its cards are played and which rot, what kills it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import median

from msgspec import Struct

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.lab.accounts import SeatAccount
from vtes_desktop.lab.plan import Series
from vtes_desktop.lab.playing import Result
from vtes_desktop.lab.standing import (
    Split,
    Standing,
    by_place,
    predator_deck,
    prey_deck,
    proportion,
    seat_of,
    sound,
    split,
    standings,
)
from vtes_desktop.lab.statistics import Interval

VAMPIRES = 4
"""Of the vampires that come out, those whose rounds are told."""


class CardUse(Struct, frozen=True):
    """What became of the copies of a library card that were drawn."""

    card: int
    name: str
    drawn: int
    played: int
    discarded: int
    kept: int
    """Still in hand at the end."""
    waited: float
    """Own turns that a copy was held, on average."""

    @property
    def rots(self) -> float:
        """The share of the copies drawn that were not played."""
        return 1 - self.played / self.drawn if self.drawn else 0.0


class Coming(Struct, frozen=True):
    """How fast vampires come out."""

    which: int
    """1 for the first."""
    share: Interval
    """Of the games in which so many came out at all."""
    round: float
    """The round, in the median of these; 0 where none did."""


class DeckReport(Struct, frozen=True):
    """What ``lab deck`` says of a deck."""

    deck: str
    standing: Standing
    places: list[Split]
    preys: list[Split]
    """By the deck of its first prey; and of its first predator."""
    predators: list[Split]
    cards: list[CardUse]
    """Those that rot most first."""
    coming: list[Coming]
    killed_by: dict[str, int]
    """What took its last pool, in how many games."""
    killers: dict[str, int]
    """The decks that ousted it."""
    lasted: float
    """The round in which it was ousted, in the median; 0 where it never was."""


class Followed(Struct, frozen=True):
    """How far the games of a deck are, as ``lab deck --follow`` says after each."""

    done: int
    of: int
    report: DeckReport


def deck_report(series: Series, results: Iterable[Result], catalogue: Catalogue, arm: int = 0) -> DeckReport:
    """All that the games of a line-up's first participant say of its deck."""
    games = [result for result in sound(results) if result.arm == arm]
    seats = [seat_of(result, 0) for result in games]
    deck = series.arms[arm][0].deck
    ousted = [(result, seat) for result, seat in zip(games, seats, strict=True) if seat.ousted_round]
    return DeckReport(
        deck.name if deck is not None else "",
        standings(series, results, arm)[0],
        split(series, games, by_place),
        split(series, games, prey_deck),
        split(series, games, predator_deck),
        card_uses(seats, catalogue),
        coming_out(seats),
        dict(Counter(seat.killed_by for _, seat in ousted).most_common()),
        dict(Counter(result.decks[seat.ousted_by] for result, seat in ousted if seat.ousted_by >= 0).most_common()),
        median(seat.ousted_round for _, seat in ousted) if ousted else 0.0,
    )


def card_uses(seats: Sequence[SeatAccount], catalogue: Catalogue) -> list[CardUse]:
    """What became of each library card that was drawn, those that rot most first."""
    sums = {name: Counter[int]() for name in ("drawn", "played", "discarded", "kept", "waited")}
    for seat in seats:
        for name, counted in sums.items():
            counted.update(getattr(seat, name))
    found = []
    for card, drawn in sums["drawn"].items():
        left = sums["played"][card] + sums["discarded"][card] + sums["kept"][card]
        printed = catalogue.cards.get(card)
        found.append(
            CardUse(
                card,
                printed.display_name if printed is not None else f"card {card}",
                drawn,
                sums["played"][card],
                sums["discarded"][card],
                sums["kept"][card],
                sums["waited"][card] / left if left else 0.0,
            )
        )
    return sorted(found, key=lambda each: (-each.rots, -each.drawn, each.name))


def coming_out(seats: Sequence[SeatAccount]) -> list[Coming]:
    """In which round the first vampires came out."""
    found = []
    for which in range(1, VAMPIRES + 1):
        rounds = [seat.vampires[which - 1] for seat in seats if len(seat.vampires) >= which]
        found.append(Coming(which, proportion(len(rounds), len(seats)), median(rounds) if rounds else 0.0))
    return found
