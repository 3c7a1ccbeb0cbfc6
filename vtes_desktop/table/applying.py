"""Applying moves to a table: the only code that changes one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec import Struct, field
from msgspec.structs import replace

from vtes_desktop.table import moves as m
from vtes_desktop.table.checks import (
    MOST,
    MoveError,
    a_kind,
    a_pile,
    a_seat,
    laden,
    number,
    region_at,
    seats,
    tracked,
    whose,
)
from vtes_desktop.table.regions import new_id_needed
from vtes_desktop.table.stamps import BUDGETS, TELLING
from vtes_desktop.table.table import NOBODY, SEATED, Copy, Place, Seat, Table


class Touched(Struct):
    """What moves have changed: enough to say what each seat must be told again."""

    copies: set[int] = field(default_factory=set)
    """Ids before and after; a copy that got a new id is here under both."""
    piles: set[tuple[int, str]] = field(default_factory=set)
    seats: set[int] = field(default_factory=set)
    table: bool = False
    """Anything that belongs to no seat or copy: Edge, bank, turn, clock…"""
    everything: bool = False
    """Who sees what has changed as a whole (the table was opened)."""


def apply(table: Table, move: m.Move, touched: Touched | None = None) -> m.Move:
    """Make `move` on `table` and return the move that takes it back.

    What changed is added to `touched`. Raises :class:`MoveError`, leaving the table as it was, for a copy, seat or
    region that is not there, or a counter that would fall below 0.

    >>> from vtes_desktop.table.table import empty_table
    >>> table = empty_table(["Sarah", "Alexis"])
    >>> apply(table, m.MoveBlood(m.Purse("pool", 0), m.BANK, 3))
    MoveBlood(source=Purse(kind='bank', of=0), target=Purse(kind='pool', of=0), amount=3)
    >>> table.seats[0].pool, table.bank
    (27, 3)
    """
    try:
        back: m.Move = APPLY[type(move)](table, move, Touched() if touched is None else touched)
    except FAULTS as error:
        raise MoveError(why_not(error)) from error
    return back


FAULTS: Final = (MoveError, KeyError, IndexError)
"""What is raised for a move that can't be made."""


def why_not(error: Exception) -> str:
    """One of the :data:`FAULTS`, as a sentence."""
    return str(error) if isinstance(error, MoveError) else "There is no such card or place on the table."


def apply_all(table: Table, moves: Iterable[m.Move], touched: Touched | None = None) -> list[m.Move]:
    """Make all `moves` or none; return the moves that take them all back, in the order to apply them.

    Raises :class:`MoveError` with the table as it was.
    """
    back: list[m.Move] = []
    try:
        back.extend(apply(table, move, touched) for move in moves)
    except MoveError:
        for inverse in reversed(back):
            apply(table, inverse)
        raise
    back.reverse()
    return back


def _touch_sight(copy: Copy, touched: Touched) -> None:
    """Somebody may see `copy` now who did not before, or no longer."""
    touched.copies.add(copy.id)
    if not copy.place.on:
        touched.piles.add((copy.place.seat, copy.place.region))


def _touch_place(place: Place, touched: Touched) -> None:
    if place.on:
        touched.copies.add(place.on)
    else:
        touched.piles.add((place.seat, place.region))


def _move_card(table: Table, move: m.MoveCard, touched: Touched) -> m.Move:
    copies, regions = table.copies, table.regions
    copy = copies[move.copy]
    old, new = copy.place, move.to
    source = table.region_of(copy) if old.on else regions[old.region]
    target = region_at(table, new)
    if new.on and any(below.id == new.on for below in table.with_attached(copy)):
        raise MoveError("A card can't be put on itself or on a card that it carries.")
    if move.controller is not None:
        whose(table, move.controller)
    shown_to = None if move.shown_to is None else seats(table, move.shown_to)
    renamed = new_id_needed(source, target)
    if renamed:
        if move.becomes <= 0 or move.becomes in copies:
            raise MoveError(f"A card from the {source.title} to the {target.title} needs a new id.")
    elif move.becomes not in (0, copy.id):
        raise MoveError(f"A card from the {source.title} to the {target.title} keeps its id.")
    if not target.tracked and laden(copy):
        raise MoveError(f"A card must be bare to go to the {target.title}.")

    before = after = copy.id
    siblings = table.siblings(old)
    index = siblings.index(before)
    if renamed:
        after = move.becomes
    inverse = m.MoveCard(after, old, index, before if renamed else 0, copy.controller, copy.face_up, copy.shown_to)
    del siblings[index]
    touched.copies.add(before)
    if copy.attached:
        touched.copies.update(each.id for each in table.with_attached(copy))
    _touch_place(old, touched)
    if renamed:
        del copies[before]
        copy.id = after
        copies[after] = copy
        touched.copies.add(after)
    elsewhere = source is not target or old.on != new.on
    copy.place = new
    siblings = table.siblings(new)
    if 0 <= move.index < len(siblings):
        siblings.insert(move.index, after)
    else:
        siblings.append(after)
    _touch_place(new, touched)
    if move.controller is not None:
        copy.controller = move.controller
    elif not new.on:
        copy.controller = new.seat
    if move.face_up is not None:
        copy.face_up = move.face_up
    elif elsewhere:
        copy.face_up = target.face_up
    if shown_to is not None:
        copy.shown_to = shown_to
    elif elsewhere:
        copy.shown_to = ()
    stamps = table.stamps
    stamps.left(before, source.name, old.seat)
    stamps.came(copy, target.name, new.seat)
    return inverse


def _shuffle(table: Table, move: m.Shuffle, touched: Touched) -> m.Move:
    pile = table.pile(move.seat, a_pile(table, move.seat, move.region))
    size = len(pile)
    if table.regions[move.region].tracked:
        raise MoveError(f"The {table.regions[move.region].title} is not shuffled.")
    if sorted(move.order) != list(range(size)) or len(move.becomes) != size:
        raise MoveError(f"The shuffle is not one of the {size} cards of the {table.regions[move.region].title}.")
    here = set(pile)
    if len(set(move.becomes)) != size or any(i <= 0 or (i in table.copies and i not in here) for i in move.becomes):
        raise MoveError("The shuffle's new ids are not all new.")
    if move.shown_to and len(move.shown_to) != size:
        raise MoveError("The shuffle does not say for each card who may see it.")
    shown_to = [seats(table, who) for who in move.shown_to]
    copies = [table.copies[i] for i in pile]
    back = [0] * size
    for new, old in enumerate(move.order):
        back[old] = new
    inverse = m.Shuffle(
        move.seat,
        move.region,
        tuple(back),
        tuple(pile),
        tuple(copy.shown_to for copy in copies) if any(copy.shown_to for copy in copies) else (),
    )
    touched.copies.update(pile, move.becomes)
    touched.piles.add((move.seat, move.region))
    for copy in copies:
        del table.copies[copy.id]
    for position, old in enumerate(move.order):
        copy = copies[old]
        copy.id = move.becomes[position]
        copy.shown_to = shown_to[position] if shown_to else ()
        table.copies[copy.id] = copy
    pile[:] = move.becomes
    table.stamps.shuffled(move.region, move.seat)
    return inverse


def _lock(table: Table, move: m.Lock, touched: Touched) -> m.Move:
    copy = tracked(table, table.copies[move.copy], "A lock")
    inverse = m.Lock(copy.id, copy.locked)
    copy.locked = move.locked
    touched.copies.add(copy.id)
    return inverse


def _turn(table: Table, move: m.Turn, touched: Touched) -> m.Move:
    copy = table.copies[move.copy]
    inverse = m.Turn(copy.id, copy.face_up)
    copy.face_up = move.face_up
    _touch_sight(copy, touched)
    table.stamps.changed(copy)
    return inverse


def _show(table: Table, move: m.Show, touched: Touched) -> m.Move:
    copy = table.copies[move.copy]
    inverse = m.Show(copy.id, copy.shown_to)
    copy.shown_to = seats(table, move.to)
    _touch_sight(copy, touched)
    if copy.place.region == "hand":
        table.stamps.hand_changed(copy.place.seat)
    return inverse


def _control(table: Table, move: m.Control, touched: Touched) -> m.Move:
    copy = table.copies[move.copy]
    inverse = m.Control(copy.id, copy.controller)
    copy.controller = whose(table, move.controller)
    _touch_sight(copy, touched)
    table.stamps.changed(copy)
    return inverse


def _change(table: Table, purse: Copy | Seat | None, of: int, amount: int, touched: Touched) -> None:
    """Change what lies in the purse of this number by so much."""
    if purse is None:
        table.bank += amount
        touched.table = True
    elif type(purse) is Seat:
        purse.pool += amount
        touched.seats.add(of)
        if purse.pool <= 0:
            table.stamps.without_pool = True
    elif type(purse) is Copy:
        purse.blood += amount
        touched.copies.add(of)
        stamps = table.stamps
        stamps.blood += 1
        if amount > 0:
            stamps.filled.add(of)


def _purse(table: Table, purse: m.Purse) -> Copy | Seat | None:
    """What holds the counters; None for the bank."""
    if purse.kind == "card":
        return tracked(table, table.copies[purse.of], "Counters")
    return table.seats[a_seat(table, purse.of)] if purse.kind == "pool" else None


def _move_blood(table: Table, move: m.MoveBlood, touched: Touched) -> m.Move:
    source, target, amount = move.source, move.target, move.amount
    if not 0 <= amount <= MOST:
        number(amount)
    giver, taker = _purse(table, source), _purse(table, target)
    held = MOST
    if type(giver) is Seat:
        held = giver.pool
    elif type(giver) is Copy:
        held = giver.blood
    if held < amount:
        raise MoveError(f"There are only {held} counters to move, not {amount}.")
    _change(table, giver, source.of, -amount, touched)
    _change(table, taker, target.of, amount, touched)
    return m.MoveBlood(target, source, amount)


def _set_counter(table: Table, move: m.SetCounter, touched: Touched) -> m.Move:
    name, value, copy = move.name, move.value, move.copy
    if not 0 <= value <= MOST:
        number(value)
    if copy:
        counters = tracked(table, table.copies[copy], "Counters").counters
        touched.copies.add(copy)
    elif move.seat != NOBODY:
        counters = table.seats[a_seat(table, move.seat)].tokens
        if name not in table.description.tokens:
            raise MoveError(f"A seat has no “{name[:40]}” in this game.")
        touched.seats.add(move.seat)
    else:
        counters = table.tally
        touched.table = True
        if name.startswith(SEATED):
            table.stamps.seated_anew()
    inverse = m.SetCounter(copy, name, counters.get(name, 0), move.seat)
    if counters is table.tally and (value > 0) != (name in counters) and name not in BUDGETS:
        table.stamps.named()
    if value:
        counters[name] = value
    else:
        counters.pop(name, None)
    return inverse


def _annotate(table: Table, move: m.Annotate, touched: Touched) -> m.Move:
    copy = tracked(table, table.copies[move.copy], "A note")
    inverse = m.Annotate(copy.id, copy.note)
    copy.note = move.note
    touched.copies.add(copy.id)
    return inverse


def _set_mark(table: Table, move: m.SetMark, touched: Touched) -> m.Move:
    copy = tracked(table, table.copies[move.copy], "A mark")
    inverse = m.SetMark(copy.id, move.name, copy.marks.get(move.name, ""))
    name, stamps = move.name, table.stamps
    if move.value:
        copy.marks[name] = move.value
        if stamps.borne is not None:
            stamps.borne.add(name)
    else:
        copy.marks.pop(name, None)
    if name in TELLING:
        stamps.changed(copy)
    else:
        stamps.marks += 1
    touched.copies.add(copy.id)
    return inverse


def _set_action(table: Table, move: m.SetAction, touched: Touched) -> m.Move:
    inverse = m.SetAction(table.action)
    table.action = move.action
    touched.table = True
    return inverse


def _set_combat(table: Table, move: m.SetCombat, touched: Touched) -> m.Move:
    inverse = m.SetCombat(table.combat)
    table.combat = move.combat
    touched.table = True
    return inverse


def _set_referendum(table: Table, move: m.SetReferendum, touched: Touched) -> m.Move:
    inverse = m.SetReferendum(table.referendum)
    table.referendum = move.referendum
    touched.table = True
    return inverse


def _give_edge(table: Table, move: m.GiveEdge, touched: Touched) -> m.Move:
    if move.seat != NOBODY:
        a_seat(table, move.seat)
    inverse = m.GiveEdge(table.edge)
    table.edge = move.seat
    touched.table = True
    return inverse


def _set_phase(table: Table, move: m.SetPhase, touched: Touched) -> m.Move:
    if move.phase not in table.phases:
        raise MoveError(f"“{move.phase}” is not a phase of this game.")
    inverse = m.SetPhase(table.turn, table.round, table.active, table.phase)
    if move.turn != inverse.turn or move.active != inverse.active or move.round != inverse.round:
        a_seat(table, move.active)
        number(move.turn, 1)
        number(move.round, 1)
        table.active, table.turn, table.round = move.active, move.turn, move.round
    table.phase = move.phase
    touched.table = True
    return inverse


def _set_score(table: Table, move: m.SetScore, touched: Touched) -> m.Move:
    seat = table.seats[a_seat(table, move.seat)]
    if not 0 <= move.victory_points <= MOST or move.victory_points * 2 % 1:
        raise MoveError(f"{move.victory_points} are not victory points: they are counted in halves.")
    inverse = m.SetScore(move.seat, seat.victory_points)
    seat.victory_points = move.victory_points
    touched.seats.add(move.seat)
    return inverse


def _leave(table: Table, move: m.Leave, touched: Touched) -> m.Move:
    seat = table.seats[a_seat(table, move.seat)]
    inverse = m.Leave(move.seat, seat.ousted, seat.withdrawn)
    seat.ousted, seat.withdrawn = move.ousted, move.withdrawn
    touched.seats.add(move.seat)
    table.stamps.seated_anew()
    return inverse


def _set_hand_size(table: Table, move: m.SetHandSize, touched: Touched) -> m.Move:
    seat = table.seats[a_seat(table, move.seat)]
    inverse = m.SetHandSize(move.seat, seat.hand_size)
    seat.hand_size = number(move.size)
    table.stamps.hand_changed(move.seat)
    touched.seats.add(move.seat)
    return inverse


def _set_clock(table: Table, move: m.SetClock, touched: Touched) -> m.Move:
    inverse = m.SetClock(table.clock)
    if not 0 <= move.clock.limit <= MOST:
        raise MoveError(f"A game can't be limited to {move.clock.limit} seconds.")
    table.clock = move.clock
    touched.table = True
    return inverse


def _set_bargains(table: Table, move: m.SetBargains, touched: Touched) -> m.Move:
    inverse = m.SetBargains(table.bargains)
    for each in move.bargains:
        seats(table, (each.by, each.to))
        number(each.turns, 1)
        number(each.until)
    table.bargains = move.bargains
    touched.table = True
    return inverse


def _set_mode(table: Table, move: m.SetMode, touched: Touched) -> m.Move:
    inverse = m.SetMode(table.mode)
    table.mode = move.mode
    touched.table = True
    return inverse


def _open_table(table: Table, move: m.OpenTable, touched: Touched) -> m.Move:
    inverse = m.OpenTable(table.open)
    table.open = move.open
    touched.everything = True
    return inverse


def _rename(table: Table, move: m.Rename, touched: Touched) -> m.Move:
    seat = table.seats[a_seat(table, move.seat)]
    inverse = m.Rename(move.seat, seat.name)
    seat.name = move.name
    touched.seats.add(move.seat)
    return inverse


def _end_game(table: Table, move: m.EndGame, touched: Touched) -> m.Move:
    inverse = m.EndGame(table.over)
    table.over = move.over
    touched.table = True
    return inverse


def _create(table: Table, move: m.Create, touched: Touched) -> m.Move:
    copy = move.copy
    if copy.id <= 0 or copy.id in table.copies:
        raise MoveError(f"A new card can't have the id {copy.id}.")
    if copy.attached:
        raise MoveError("A new card comes with nothing on it.")
    a_kind(table, copy.kind)
    whose(table, copy.owner)
    whose(table, copy.controller)
    seats(table, copy.shown_to)
    number(copy.blood)
    for value in copy.counters.values():
        number(value, 1)
    if not region_at(table, copy.place).tracked and laden(copy):
        raise MoveError("A new card must be bare to lie in a deck or a hand.")
    table.siblings(copy.place).append(copy.id)
    table.copies[copy.id] = clone(copy)
    touched.copies.add(copy.id)
    _touch_place(copy.place, touched)
    table.stamps.anew()
    return m.Destroy(copy.id)


def _destroy(table: Table, move: m.Destroy, touched: Touched) -> m.Move:
    copy = table.copies[move.copy]
    siblings = table.siblings(copy.place)
    if copy.attached or siblings[-1] != copy.id:
        raise MoveError("Only the last card of a place, with nothing on it, can be taken out of existence.")
    siblings.pop()
    del table.copies[copy.id]
    touched.copies.add(copy.id)
    _touch_place(copy.place, touched)
    table.stamps.anew()
    return m.Create(copy)


def clone_table(table: Table) -> Table:
    """A copy of a table that shares nothing with it that a move could change."""
    seats = [
        replace(seat, piles={name: list(pile) for name, pile in seat.piles.items()}, tokens=dict(seat.tokens))
        for seat in table.seats
    ]
    copies = {i: clone(copy) for i, copy in table.copies.items()}
    common = {name: list(pile) for name, pile in table.common.items()}
    return replace(table, seats=seats, copies=copies, tally=dict(table.tally), common=common)


def clone(copy: Copy) -> Copy:
    """A copy of the struct that shares no list or dict with it."""
    return replace(copy, counters=dict(copy.counters), attached=list(copy.attached), marks=dict(copy.marks))


APPLY: Final[dict[type, Callable[[Table, Any, Touched], Any]]] = {
    m.MoveCard: _move_card,
    m.Shuffle: _shuffle,
    m.Lock: _lock,
    m.Turn: _turn,
    m.Show: _show,
    m.Control: _control,
    m.MoveBlood: _move_blood,
    m.SetCounter: _set_counter,
    m.Annotate: _annotate,
    m.SetMark: _set_mark,
    m.SetAction: _set_action,
    m.SetCombat: _set_combat,
    m.SetReferendum: _set_referendum,
    m.GiveEdge: _give_edge,
    m.SetPhase: _set_phase,
    m.SetScore: _set_score,
    m.Leave: _leave,
    m.SetHandSize: _set_hand_size,
    m.SetClock: _set_clock,
    m.SetBargains: _set_bargains,
    m.SetMode: _set_mode,
    m.OpenTable: _open_table,
    m.Rename: _rename,
    m.EndGame: _end_game,
    m.Create: _create,
    m.Destroy: _destroy,
}
"""What makes a move of a kind and returns its inverse, which is of the same kind, but for creation and destruction;
raises one of the :data:`FAULTS`, leaving the table as it was. Everybody but :class:`~vtes_desktop.table.doing.Doing`,
which makes most moves of a game, calls :func:`apply`."""
