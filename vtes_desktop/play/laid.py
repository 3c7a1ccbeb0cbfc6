"""A game that begins from a position: every card where it is wanted, the referee at the phase that is wanted.

A position is data (:class:`Laid`), so that lessons are written and not programmed. Its cards are decks like any others,
and laying them out is the first line of the game's journal: a game that begins so is resumed, watched and taken back in
as all are.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card, Kind
from vtes_desktop.play import requests as r
from vtes_desktop.play.games import Play
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.unwritten import Unwritten
from vtes_desktop.table import moves as m
from vtes_desktop.table.doing import Doing
from vtes_desktop.table.journal import DeckList, Header, Line, Options
from vtes_desktop.table.table import NOBODY, Copy, Place, on

Phase = Literal["unlock", "master", "minion", "influence", "discard"]


class LaidCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card in play, with what lies on it."""

    card: str
    """Its name."""
    blood: Annotated[int, Meta(ge=0, le=100)] | None = None
    """By default a vampire's capacity in the ready region and in torpor, else none."""
    locked: bool = False
    on: tuple[LaidCard, ...] = ()


class LaidSeat(Struct, frozen=True, forbid_unknown_fields=True, rename={"in_play": "in play", "ash_heap": "ash heap"}):
    """A Methuselah's side of the table."""

    name: str
    player: str = "here"
    pool: Annotated[int, Meta(ge=1, le=100)] = 30
    hand_size: Annotated[int, Meta(ge=0, le=20)] = 7
    ready: tuple[LaidCard, ...] = ()
    torpor: tuple[LaidCard, ...] = ()
    uncontrolled: tuple[LaidCard, ...] = ()
    in_play: tuple[LaidCard, ...] = ()
    hand: tuple[str, ...] = ()
    library: tuple[str, ...] = ()
    """The first is drawn first."""
    crypt: tuple[str, ...] = ()
    ash_heap: tuple[str, ...] = ()

    def cards(self) -> Iterator[tuple[LaidCard, str]]:
        """Every card with the region in which it lies; what is on others not."""
        for region in ("ready", "torpor", "uncontrolled", "in play"):
            for card in getattr(self, region.replace(" ", "_")):
                yield card, region
        for region in ("hand", "library", "crypt", "ash heap"):
            for name in getattr(self, region.replace(" ", "_")):
                yield LaidCard(name), region


class Laid(Struct, frozen=True, forbid_unknown_fields=True):
    """A position."""

    seats: Annotated[tuple[LaidSeat, ...], Meta(min_length=2, max_length=6)]
    active: Annotated[int, Meta(ge=0, le=5)] = 0
    phase: Phase = "minion"
    round: Annotated[int, Meta(ge=1, le=50)] = 3
    edge: Annotated[int, Meta(ge=-1, le=5)] = NOBODY


class LaidHost(Host):
    """A host whose game begins from a position, kept in memory alone."""

    def __init__(self, catalogue: Catalogue, laid: Laid, seed: str | None = None, play: Play | None = None) -> None:
        """Lay the position out and call the referee; `play` as :class:`Host` has it.

        Raises :class:`~vtes_desktop.cards.catalogue.UnknownCard` for a name that no card has.
        """
        header = _header(catalogue, laid, seed)
        super().__init__(catalogue, Unwritten(header), header, lambda: 0.0, play)
        doing = self._doing(NOBODY)
        _lay(doing, catalogue, laid)
        doing.do(m.SetMode("strict"))
        self._chair.call(doing)
        line = Line(
            1,
            0.0,
            NOBODY,
            msgspec.Raw(msgspec.json.encode(r.Deal())),
            tuple(doing.moves),
            doing.sayings(),
            draws=tuple(doing.draws),
            drawn=self._chance.drawn,
            given=self._new_id.given,
            start=doing.start,
            at=(self.table.round, self.table.active),
        )
        self.journal.append(line)
        self._history.append(line, doing.inverses())


def _header(catalogue: Catalogue, laid: Laid, seed: str | None) -> Header:
    players = []
    for seat in laid.seats:
        decks: dict[Kind, list[int]] = {"crypt": [], "library": []}
        for name in _names(seat):
            card = catalogue.find(name)
            decks[card.kind].append(card.id)
        players.append((seat.name, DeckList(seat.name, tuple(decks["crypt"]), tuple(decks["library"])), seat.player))
    return new_header(players, Options(time_limit=0.0), name="A position", seed=seed)


def _names(seat: LaidSeat) -> Iterator[str]:
    def whole(card: LaidCard) -> Iterator[str]:
        yield card.card
        for above in card.on:
            yield from whole(above)

    for card, _ in seat.cards():
        yield from whole(card)


def _lay(doing: Doing, catalogue: Catalogue, laid: Laid) -> None:
    """Every card to its place, by moves."""
    table = doing.table
    for number, seat in enumerate(laid.seats):
        waiting: dict[tuple[str, int], list[Copy]] = {}
        for i in (*table.pile(number, "crypt"), *table.pile(number, "library")):
            copy = table.copies[i]
            waiting.setdefault((copy.kind, copy.card), []).append(copy)

        def take(card: LaidCard, to: Place, waiting: dict[tuple[str, int], list[Copy]] = waiting) -> None:
            face = catalogue.find(card.card)
            copy = waiting[face.kind, face.id].pop(0)
            doing.move_card(copy, to)
            blood = _blood(doing, copy, card, face)
            if blood:
                doing.do(m.MoveBlood(m.BANK, m.Purse("card", copy.id), blood))
            if card.locked:
                doing.do(m.Lock(copy.id))
            for above in card.on:
                take(above, on(copy.id))

        for card, region in seat.cards():
            take(card, Place(number, region))
        doing.do(m.MoveBlood(m.Purse("pool", number), m.BANK, table.seats[number].pool - seat.pool))
        doing.do(m.SetHandSize(number, seat.hand_size))
    if laid.edge != NOBODY:
        doing.do(m.GiveEdge(laid.edge))
    turn = (laid.round - 1) * len(laid.seats) + laid.active + 1
    doing.do(m.SetPhase(turn, laid.round, laid.active, laid.phase))


def _blood(doing: Doing, copy: Copy, card: LaidCard, face: Card) -> int:
    if card.blood is not None:
        return card.blood
    region = doing.table.region_of(copy)
    if not region.in_play:
        return 0
    return face.capacity or 0 if copy.kind == "crypt" else 0
