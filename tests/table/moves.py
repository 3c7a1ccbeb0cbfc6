"""Tables and moves for the tests of this room: made up without any rule or manners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import count

from tests.game import NAMES, Asking, Choose
from vtes_desktop.table import moves as m
from vtes_desktop.table.bargain import Bargain
from vtes_desktop.table.checks import laden
from vtes_desktop.table.regions import new_id_needed
from vtes_desktop.table.situation import Action, Combat, Referendum, Side
from vtes_desktop.table.table import Clock, Copy, Place, Table, empty_table

Moving = Callable[[Asking, Callable[[], int]], m.Move]


def table_of(seats: int = 3, cards: int = 4) -> Table:
    """A small table: each seat with a few cards in each deck and the hand, all different."""
    table = empty_table(list(NAMES[:seats]))
    ids = count(1)
    for seat in range(seats):
        for region in ("crypt", "library", "hand", "ready", "uncontrolled"):
            for _ in range(cards):
                i = next(ids)
                kind = "crypt" if region in ("crypt", "ready", "uncontrolled") else "library"
                face_up = table.regions[region].face_up
                table.copies[i] = Copy(i, 1000 + i, kind, seat, seat, Place(seat, region), face_up=face_up)
                table.pile(seat, region).append(i)
    return table


def _move_card(asking: Asking, new_id: Callable[[], int]) -> m.Move:
    table = asking.table
    i = asking.copy()
    to = asking.place()
    becomes = 0
    try:
        target = table.region_of(table.copies[to.on]) if to.on else table.regions[to.region]
        becomes = new_id() if new_id_needed(table.region_of(table.copies[i]), target) else 0
    except KeyError:
        pass
    if asking.nonsense():
        becomes = asking.number(0, 10)
    return m.MoveCard(
        i,
        to,
        asking.number(-1, 6),
        becomes,
        asking.one_of((None, None, asking.seat()), None),
        asking.one_of((None, None, True, False), None),
        asking.one_of((None, None, (), (asking.seat(),)), None),
    )


def _shuffle(asking: Asking, new_id: Callable[[], int]) -> m.Move:
    seat, region = asking.seat(), asking.one_of(("crypt", "library", "hand"), "hand")
    size = len(asking.table.seats[seat].piles[region]) if 0 <= seat < len(asking.table.seats) else 3
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = asking.choose(last + 1)
        order[last], order[other] = order[other], order[last]
    shown = tuple((asking.seat(),) if asking.yes() else () for _ in range(size)) if asking.yes() else ()
    if asking.nonsense():
        order = order[1:]
    return m.Shuffle(seat, region, tuple(order), tuple(new_id() for _ in range(size)), shown)


def _create(asking: Asking, new_id: Callable[[], int]) -> m.Move:
    place = asking.place()
    i = asking.number(0, 5) if asking.nonsense() else new_id()
    return m.Create(Copy(i, 77, "library", asking.seat(), asking.seat(), place, blood=asking.number(0, 2)))


MOVES: dict[type, Moving] = {
    m.MoveCard: _move_card,
    m.Shuffle: _shuffle,
    m.Lock: lambda a, _: m.Lock(a.copy(), a.yes()),
    m.Turn: lambda a, _: m.Turn(a.copy(), a.yes()),
    m.Show: lambda a, _: m.Show(a.copy(), tuple(a.seat() for _ in range(a.choose(3)))),
    m.Control: lambda a, _: m.Control(a.copy(), a.seat()),
    m.MoveBlood: lambda a, _: m.MoveBlood(a.purse(), a.purse(), a.number(0, 6)),
    m.SetCounter: lambda a, _: m.SetCounter(
        a.one_of((0, a.copy()), 0), a.one_of(("stealth", "transfers"), ""), a.number(0, 3)
    ),
    m.Annotate: lambda a, _: m.Annotate(a.copy(), a.text()),
    m.SetMark: lambda a, _: m.SetMark(a.copy(), a.one_of(("sect", "title"), ""), a.one_of(("Anarch", "", "baron"), "")),
    m.SetAction: lambda a, _: m.SetAction(Action("hunt", a.copy(), a.seat()) if a.yes() else None),
    m.SetCombat: lambda a, _: m.SetCombat(
        Combat(Side(a.copy(), a.seat()), Side(a.copy(), a.seat()), a.number(1, 4)) if a.yes() else None
    ),
    m.SetReferendum: lambda a, _: m.SetReferendum(Referendum(a.text(), a.seat()) if a.yes() else None),
    m.GiveEdge: lambda a, _: m.GiveEdge(a.number(-1, len(a.table.seats) - 1)),
    m.SetPhase: lambda a, _: m.SetPhase(
        a.number(1, 50), a.number(1, 9), a.seat(), a.one_of((*a.table.phases, a.text()), "")
    ),
    m.SetScore: lambda a, _: m.SetScore(a.seat(), a.one_of((0.0, 0.5, 3.0, a.number(0, 2) / 3, float("nan")), 0.0)),
    m.Leave: lambda a, _: m.Leave(a.seat(), a.yes(), a.yes()),
    m.SetHandSize: lambda a, _: m.SetHandSize(a.seat(), a.number(0, 9)),
    m.SetClock: lambda a, _: m.SetClock(Clock(float(a.number(0, 9000)), a.yes())),
    m.SetBargains: lambda a, _: m.SetBargains(
        (Bargain(1, a.seat(), a.seat(), "no bleed", "vote for", a.number(1, 3)),) if a.yes() else ()
    ),
    m.SetMode: lambda a, _: m.SetMode(a.one_of(("manual", "strict"), "manual")),
    m.OpenTable: lambda a, _: m.OpenTable(a.yes()),
    m.Rename: lambda a, _: m.Rename(a.seat(), a.text()),
    m.EndGame: lambda a, _: m.EndGame(a.yes()),
    m.Create: _create,
    m.Destroy: lambda a, _: m.Destroy(a.copy()),
}
"""How each move is made up."""

_OFTEN = (m.MoveCard, m.MoveCard, m.MoveCard, m.Shuffle, m.MoveBlood, m.Show, m.Turn, m.Control)


def any_move(table: Table, choose: Choose, new_id: Callable[[], int], wild: int = 0) -> m.Move:
    """Any move; with `wild`, one part in so many is nonsense."""
    kinds = _OFTEN if choose(2) else tuple(MOVES)
    return MOVES[kinds[choose(len(kinds))]](Asking(table, choose(len(table.seats)), choose, wild), new_id)


def assert_whole(table: Table) -> Counter[int]:
    """Check that every copy lies in exactly one place, and that both know it; returns the printed ids, counted."""
    lying: list[tuple[int, Place]] = []
    for number, seat in enumerate(table.seats):
        assert seat.piles.keys() == table.regions.keys()
        for region, pile in seat.piles.items():
            lying += [(i, Place(number, region)) for i in pile]
    for copy in table.copies.values():
        lying += [(i, Place(-1, "", copy.id)) for i in copy.attached]
    assert len(lying) == len(table.copies), "a card lies nowhere, or in two places"
    assert {i for i, _ in lying} == table.copies.keys()
    for i, place in lying:
        copy = table.copies[i]
        assert (copy.id, copy.place) == (i, place)
        assert copy.blood >= 0
        assert 0 not in copy.counters.values()
        assert copy.shown_to == tuple(sorted(set(copy.shown_to)))
        assert 0 <= copy.controller < len(table.seats)
        if not table.region_of(copy).tracked:
            assert not laden(copy)
    return Counter(copy.card for copy in table.copies.values())
