"""The table: seats, the copies of cards that lie on it, counters, the turn.

A :class:`Table` is plain data. It changes only by :func:`vtes_desktop.table.applying.apply`; a seat's mirror of it is
another :class:`Table`, cut by :mod:`vtes_desktop.table.sight`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final, Literal

from msgspec import Struct, field

from vtes_desktop.table.bargain import Bargain
from vtes_desktop.table.games import VTES, GameTable, game_table
from vtes_desktop.table.regions import Region
from vtes_desktop.table.situation import Action, Combat, Referendum
from vtes_desktop.table.stamps import Stamps

NOBODY = -1
"""The seat of nobody: who holds the Edge at the start, who watches without a seat, whose the table's own places are."""


class Place(Struct, frozen=True, gc=False, array_like=True):
    """Where a copy lies: in a region of a seat, in one of the table's own (``Place(-1, "allies")``), or on another
    copy.

    With ``on`` set, the copy is attached to that copy and the other two fields are those of no place (``-1``, ``""``).
    """

    seat: int
    region: str
    on: int = 0


def on(copy: int) -> Place:
    """The place of a card attached to the copy with this id."""
    return Place(NOBODY, "", copy)


class Copy(Struct):
    """One physical card. In a seat's mirror, ``card`` is 0 while that seat may not see its face."""

    id: int
    card: int
    """The printed card's id in the catalogue."""
    kind: str
    """One of the game's kinds of cards (:attr:`GameTable.kinds`)."""
    owner: int
    """The seat that it belongs to; -1 for what belongs to none."""
    controller: int
    """The seat that controls it; -1 for nobody, who never sees anything by it."""
    place: Place
    locked: bool = False
    face_up: bool = True
    blood: int = 0
    """Blood or life counters on it."""
    counters: dict[str, int] = field(default_factory=dict)
    """Any other counters by name; never 0."""
    attached: list[int] = field(default_factory=list)
    """The copies that lie on it, in the order they came."""
    shown_to: tuple[int, ...] = ()
    """Seats that may see its face although the place hides it, ascending."""
    marks: dict[str, str] = field(default_factory=dict)
    """What has changed about it by name, such as ``sect`` or ``title``; never empty words."""
    note: str = ""


class Seat(Struct):
    """One player's side of the table."""

    name: str
    pool: int
    """The counters of its own that the game calls :attr:`GameTable.pool`."""
    piles: dict[str, list[int]]
    """Region name to the ids of the copies there, the top of a deck first. In a mirror, 0 stands for a copy that the
    seat can't tell apart."""
    victory_points: float = 0.0
    """In halves (sec. 9.2)."""
    hand_size: int = 7
    ousted: bool = False
    withdrawn: bool = False
    tokens: dict[str, int] = field(default_factory=dict)
    """What else it has, by name (:attr:`GameTable.tokens`); never 0."""

    @property
    def playing(self) -> bool:
        """Whether this player is still in the game."""
        return not (self.ousted or self.withdrawn)


SEATED: Final = "seated "
"""The beginning of the counters of the table by which Methuselahs sit otherwise than they are numbered, once any does:
``seated 2`` is the place of seat 2, clockwise from 1."""


REVERSED: Final = "turns go the other way round"
"""The counter of the table that is there while the turn goes to who sits to the right (sec. 3)."""


class Clock(Struct, frozen=True, gc=False):
    """The game's clock. How long was played stands with each journal line and update."""

    limit: float = 0.0
    """Seconds of play; 0 for no limit."""
    running: bool = False


class Table(Struct, dict=True):
    """Everything that lies on the table, or in a mirror all of it that one seat may know."""

    seats: list[Seat]
    game: str = VTES
    edition: str = "current"
    mode: Literal["manual", "strict"] = "manual"
    open: bool = False
    """Whether every hand and uncontrolled region is open to everyone."""
    copies: dict[int, Copy] = field(default_factory=dict)
    edge: int = NOBODY
    bank: int = 0
    """Blood that the bank has taken in, less what it gave out; negative when it gave more. With pools and cards this
    sums to the same at any time."""
    turn: int = 1
    """Counts every Methuselah's turn from 1."""
    round: int = 1
    """Counts from 1 each time the turn comes to, or past, the first seat again."""
    active: int = 0
    phase: str = "unlock"
    tally: dict[str, int] = field(default_factory=dict)
    """Counters of the table itself, such as ``transfers`` left."""
    clock: Clock = Clock()
    over: bool = False
    action: Action | None = None
    """The action being taken, where the referee says so."""
    combat: Combat | None = None
    referendum: Referendum | None = None
    bargains: tuple[Bargain, ...] = ()
    """What Methuselahs have offered and promised each other."""
    common: dict[str, list[int]] = field(default_factory=dict)
    """What lies in the table's own regions, as :attr:`Seat.piles`."""

    @property
    def description(self) -> GameTable:
        """What lies on a table of this game, and how it is called."""
        return game_table(self.game)

    @cached_property
    def regions(self) -> Mapping[str, Region]:
        """All regions of this game by name: of the seats, and of the table itself."""
        return game_table(self.game).regions

    @cached_property
    def stamps(self) -> Stamps:
        """How often things on it have changed; no part of what it holds: neither compared nor written."""
        return Stamps(len(self.seats))

    @cached_property
    def phases(self) -> tuple[str, ...]:
        """The phases of a turn in this game, in order."""
        return game_table(self.game).phases

    def pile(self, seat: int, region: str) -> list[int]:
        """The ids lying in a region of a seat, or with seat -1 of the table, the top first.

        Raises KeyError or IndexError for no such place.
        """
        return self.seats[seat].piles[region] if seat >= 0 else self.common[region]

    def piles(self) -> Iterator[tuple[int, str, list[int]]]:
        """Every pile with its seat and region: seat by seat, and last, with seat -1, those of the table itself."""
        for number, seat in enumerate(self.seats):
            for region, pile in seat.piles.items():
                yield number, region, pile
        for region, pile in self.common.items():
            yield NOBODY, region, pile

    def siblings(self, place: Place) -> list[int]:
        """The list of ids that a copy at `place` is in: a pile, or what is attached to its bearer."""
        if place.on:
            return self.copies[place.on].attached
        return self.seats[place.seat].piles[place.region] if place.seat >= 0 else self.common[place.region]

    def root(self, copy: Copy) -> Copy:
        """The copy that lies in a region and bears `copy`, at any depth; `copy` itself when it is on nothing."""
        while copy.place.on:
            copy = self.copies[copy.place.on]
        return copy

    def region_of(self, copy: Copy) -> Region:
        """The region in which a copy lies, on its own or on a bearer."""
        place = copy.place
        return self.regions[self.root(copy).place.region if place.on else place.region]

    def with_attached(self, copy: Copy) -> Iterator[Copy]:
        """`copy` and everything on it, at any depth; each card before what lies on it."""
        waiting = [copy]
        while waiting:
            each = waiting.pop()
            yield each
            waiting.extend(self.copies[above] for above in reversed(each.attached))

    def lying(self) -> Iterator[Copy]:
        """Every copy: seat by seat, region by region, and last those of the table; each before what lies on it.

        Whatever goes through all cards goes in this order: that of the dict tells how they came to lie there, which is
        another after a take-back or when the game is continued.
        """
        for _, _, pile in self.piles():
            for i in pile:
                copy = self.copies[i]
                if copy.attached:
                    yield from self.with_attached(copy)
                else:
                    yield copy

    def seating(self) -> Sequence[int]:
        """All seats clockwise: as they are numbered, unless an effect has Methuselahs change places (sec. 2)."""
        every = range(len(self.seats))
        if f"{SEATED}0" not in self.tally:
            return every
        return sorted(every, key=lambda seat: self.tally.get(f"{SEATED}{seat}", 0))

    def playing(self) -> list[int]:
        """The seats still in the game, clockwise from the first place."""
        if f"{SEATED}0" in self.tally:
            return [seat for seat in self.seating() if self.seats[seat].playing]
        return [number for number, seat in enumerate(self.seats) if not (seat.ousted or seat.withdrawn)]

    def prey(self, seat: int) -> int:
        """The next Methuselah still playing clockwise, to the left; the seat itself when it is the last (sec. 2)."""
        return self._neighbour(seat, 1)

    def predator(self, seat: int) -> int:
        """The next Methuselah still playing to the right (sec. 2)."""
        return self._neighbour(seat, -1)

    def _neighbour(self, seat: int, step: int) -> int:
        seats, count = self.seats, len(self.seats)
        if f"{SEATED}0" in self.tally:
            order = self.seating()
            place = order.index(seat)
            circle = [order[(place + step * distance) % count] for distance in range(1, count + 1)]
            return next((other for other in circle if seats[other].playing), seat)
        for distance in range(1, count + 1):
            other = (seat + step * distance) % count
            if not (seats[other].ousted or seats[other].withdrawn):
                return other
        return seat

    def following(self) -> tuple[int, bool]:
        """Whose turn comes next, the next to the left unless play goes the other way round; and whether it comes to, or
        past, the first place again by that (sec. 3)."""
        order = self.seating()
        place = order.index(self.active)
        if self.tally.get(REVERSED):
            seat = self.predator(self.active)
            return seat, order.index(seat) >= place
        seat = self.prey(self.active)
        return seat, order.index(seat) <= place

    def blood_in_all(self) -> int:
        """All counters of the game: pools, cards and the bank. No move changes it."""
        return self.bank + sum(seat.pool for seat in self.seats) + sum(copy.blood for copy in self.copies.values())


def empty_table(
    names: list[str],
    pool: int | None = None,
    game: str = VTES,
    edition: str | None = None,
    *,
    open_table: bool = False,
) -> Table:
    """A table with nothing on it but pool counters: as many as the game begins with, where `pool` does not say.

    >>> table = empty_table(["Sarah", "Alexis", "Justin"])
    >>> table.prey(0), table.predator(0)
    (1, 2)
    """
    of = game_table(game)
    each = of.start if pool is None else pool
    return Table(
        seats=[Seat(name, each, {region: [] for region in of.of_seats}) for name in names],
        game=game,
        edition=of.edition if edition is None else edition,
        open=open_table,
        phase=of.phases[0],
        common={region: [] for region in of.common},
    )
