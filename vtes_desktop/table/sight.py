"""What a seat may see: the one place where secrets are cut (design, decision 3).

Who sees what is :func:`sees` and the `seen_by` column of the game's regions, and nothing else. From it follow
:func:`cut`, a whole mirror for a seat, and :func:`changes`, what a seat must be told after some moves, so that
:func:`merge` on the old mirror gives the new cut. Who was away gets a new cut, and by :func:`differences` hears what
changed since.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from vtes_desktop.table.applying import Touched, clone
from vtes_desktop.table.bargain import Bargain
from vtes_desktop.table.regions import Region
from vtes_desktop.table.situation import Action, Combat, Referendum, Side
from vtes_desktop.table.stamps import LAID, TELLING
from vtes_desktop.table.table import NOBODY, SEATED, Clock, Copy, Seat, Table


class PileView(Struct, frozen=True, gc=False, array_like=True):
    """A pile as a seat may know it: ids, with 0 for each copy that it can't tell apart."""

    seat: int
    """Whose it is; -1 for the table's own."""
    region: str
    ids: tuple[int, ...]


class SeatView(Struct, frozen=True, gc=False, array_like=True):
    """What of a seat is not in its piles; all of it is public."""

    number: int
    name: str
    pool: int
    victory_points: float
    hand_size: int
    ousted: bool
    withdrawn: bool
    tokens: dict[str, int] = {}


class TableView(Struct, frozen=True, array_like=True):
    """What belongs to no seat and no copy; all of it is public."""

    edition: str
    mode: str
    open: bool
    edge: int
    bank: int
    turn: int
    round: int
    active: int
    phase: str
    tally: dict[str, int]
    clock: Clock
    over: bool
    action: Action | None = None
    combat: Combat | None = None
    referendum: Referendum | None = None
    bargains: tuple[Bargain, ...] = ()


class Changes(Struct, omit_defaults=True):
    """What one seat must be told after some moves: the new state of everything that changed for it."""

    copies: list[Copy] = field(default_factory=list)
    gone: tuple[int, ...] = ()
    """Ids that the seat's mirror had and must drop."""
    piles: list[PileView] = field(default_factory=list)
    seats: list[SeatView] = field(default_factory=list)
    table: TableView | None = None


def sees(table: Table, copy: Copy, seat: int) -> bool:
    """Whether `seat` may see the face of `copy`; seat -1 is somebody who only watches."""
    return _sees_in(table, table.region_of(copy), copy, seat)


def _sees_in(table: Table, region: Region, copy: Copy, seat: int) -> bool:
    """As :func:`sees`, of a copy that is known to lie in a region."""
    if seat in copy.shown_to:
        return True
    match region.seen_by:
        case "always":
            return True
        case "nobody":
            return False
        case "controller" if table.open:
            return True
        case _:
            # Nobody controls what lies in the middle, and who watches is nobody: neither sees anything by that.
            return copy.face_up or (seat == copy.controller and seat != NOBODY)


_NONE: Final[frozenset[int]] = frozenset()


@cache
def everyone(seats: int) -> frozenset[int]:
    """All seats of a table of so many, and -1 for those who only watch."""
    return frozenset(range(NOBODY, seats))


def seers(table: Table, copy: Copy) -> frozenset[int]:
    """All who may see the face of `copy`, as :func:`sees` says of each."""
    place = copy.place
    seen_by = (table.region_of(copy) if place.on else table.regions[place.region]).seen_by
    if seen_by == "always" or (seen_by != "nobody" and (copy.face_up or (seen_by == "controller" and table.open))):
        return everyone(len(table.seats))
    if seen_by == "nobody":
        return frozenset(copy.shown_to)
    return frozenset((*copy.shown_to, copy.controller) if copy.controller != NOBODY else copy.shown_to)


def tells_apart(table: Table, copy: Copy, seat: int) -> bool:
    """Whether `seat` can tell `copy` apart from the others of its place, and so has it in its mirror."""
    return table.region_of(copy).tracked or sees(table, copy, seat)


def copy_for(table: Table, copy: Copy, seat: int) -> Copy:
    """`copy` as `seat` may know it: without its face when the seat may not see that."""
    return _copy_seen(copy, seen=sees(table, copy, seat))


def _copy_seen(copy: Copy, *, seen: bool) -> Copy:
    made = clone(copy)
    if not seen:
        made.card = 0
    return made


def _copies_for(table: Table, seat: int) -> Iterator[Copy]:
    """All that a seat can tell apart (:func:`tells_apart`), as it may know it."""
    for copy in table.copies.values():
        region = table.region_of(copy)
        seen = _sees_in(table, region, copy, seat)
        if seen or region.tracked:
            yield _copy_seen(copy, seen=seen)


def pile_for(table: Table, owner: int, region: str, seat: int) -> list[int]:
    """A pile as `seat` may know it: 0 for each copy that it can't tell apart.

    A deck keeps its order; in a hand of somebody else, the cards it knows come last and by their ids, so that the
    position of a card never tells when it was drawn.
    """
    ids = table.pile(owner, region)
    lying = table.regions[region]
    if lying.tracked:
        return list(ids)
    known = [i if _sees_in(table, lying, table.copies[i], seat) else 0 for i in ids]
    if not lying.ordered and (seat != owner or owner == NOBODY):
        known.sort()
    return known


def cut(table: Table, seat: int) -> Table:
    """The mirror of `table` for `seat` (-1: a spectator): all that it may know and nothing else."""
    return Table(
        seats=[
            Seat(
                one.name,
                one.pool,
                {region: pile_for(table, number, region, seat) for region in one.piles},
                one.victory_points,
                one.hand_size,
                one.ousted,
                one.withdrawn,
                dict(one.tokens),
            )
            for number, one in enumerate(table.seats)
        ],
        game=table.game,
        edition=table.edition,
        mode=table.mode,
        open=table.open,
        copies={copy.id: copy for copy in _copies_for(table, seat)},
        edge=table.edge,
        bank=table.bank,
        turn=table.turn,
        round=table.round,
        active=table.active,
        phase=table.phase,
        tally=dict(table.tally),
        clock=table.clock,
        over=table.over,
        action=action_for(table, seat),
        combat=combat_for(table, seat),
        referendum=referendum_for(table, seat),
        common={region: pile_for(table, NOBODY, region, seat) for region in table.common},
        bargains=table.bargains,
    )


def changes(table: Table, touched: Touched, seat: int, known: set[int]) -> Changes:
    """What `seat` must be told, now that moves have `touched` the table, as :meth:`Telling.to` says it."""
    return Telling(table, touched).to(seat, known)


class Telling:
    """What there is to tell, now that moves have `touched` the table, seat by seat, before anything else is done.

    What is the same for several is made once, and shared by what they are told: nobody may change it.
    """

    def __init__(self, table: Table, touched: Touched) -> None:
        self._table = table
        self._touched = touched
        self._copies = [
            (i, copy, table.region_of(copy).tracked, seers(table, copy))
            if (copy := table.copies.get(i)) is not None
            else (i, None, False, _NONE)
            for i in sorted(touched.copies)
        ]
        self._made: dict[tuple[int, bool], Copy] = {}
        self._piles: list[tuple[int, str, PileView | None]] = [
            (owner, region, PileView(owner, region, tuple(table.pile(owner, region))))
            if table.regions[region].tracked
            else (owner, region, None)
            for owner, region in sorted(touched.piles)
        ]
        self._seats = [seat_view(table, number) for number in sorted(touched.seats)]
        # What is going on names copies, and a seat may have come to know one, or to lose sight of it.
        self._going_on = table.action is not None or table.combat is not None or table.referendum is not None
        self._told = touched.table or (self._going_on and bool(touched.copies))
        self._view = table_view(table, NOBODY) if self._told and not self._going_on else None

    def to(self, seat: int, known: set[int]) -> Changes:
        """What `seat` must be told. `known` holds the ids in its mirror and is brought up to date."""
        table, touched = self._table, self._touched
        if touched.everything:
            everything = Touched(
                set(table.copies) | known,
                {(number, region) for number, region, _ in table.piles()},
                set(range(len(table.seats))),
                table=True,
            )
            return Telling(table, everything).to(seat, known)
        copies: list[Copy] = []
        gone: list[int] = []
        for i, copy, tracked, by in self._copies:
            seen = seat in by
            if copy is not None and (tracked or seen):
                made = self._made.get((i, seen))
                if made is None:
                    made = self._made[i, seen] = _copy_seen(copy, seen=seen)
                copies.append(made)
                known.add(i)
            elif i in known:
                gone.append(i)
                known.discard(i)
        piles = [
            view or PileView(owner, region, tuple(pile_for(table, owner, region, seat)))
            for owner, region, view in self._piles
        ]
        view = self._view or (table_view(table, seat) if self._told else None)
        return Changes(copies, tuple(gone), piles, self._seats, view)


def _told(table: Table, copy: int, seat: int) -> int:
    """The id, or 0 where the seat can't tell that copy apart."""
    found = table.copies.get(copy)
    return copy if found is not None and tells_apart(table, found, seat) else 0


def action_for(table: Table, seat: int) -> Action | None:
    """The action being taken, naming only copies that the seat can tell apart."""
    action = table.action
    if action is None:
        return None
    return replace(
        action,
        minion=_told(table, action.minion, seat),
        card=_told(table, action.card, seat),
        targets=tuple(_told(table, copy, seat) for copy in action.targets),
        blocker=_told(table, action.blocker, seat),
    )


def combat_for(table: Table, seat: int) -> Combat | None:
    """The combat being fought, naming only copies that the seat can tell apart."""
    combat = table.combat
    if combat is None:
        return None
    return replace(
        combat, acting=_side_for(table, combat.acting, seat), opposing=_side_for(table, combat.opposing, seat)
    )


def _side_for(table: Table, side: Side, seat: int) -> Side:
    return replace(
        side,
        minion=_told(table, side.minion, seat),
        source=_told(table, side.source, seat),
        target=_told(table, side.target, seat),
    )


def referendum_for(table: Table, seat: int) -> Referendum | None:
    """The referendum being held, naming only copies that the seat can tell apart."""
    held = table.referendum
    if held is None:
        return None
    return replace(
        held,
        minion=_told(table, held.minion, seat),
        card=_told(table, held.card, seat),
        cast=tuple(replace(vote, copy=_told(table, vote.copy, seat)) for vote in held.cast),
    )


def seat_view(table: Table, number: int) -> SeatView:
    """The public facts of a seat."""
    seat = table.seats[number]
    return SeatView(
        number,
        seat.name,
        seat.pool,
        seat.victory_points,
        seat.hand_size,
        seat.ousted,
        seat.withdrawn,
        dict(seat.tokens),
    )


def table_view(table: Table, seat: int) -> TableView:
    """The facts of the table as a seat may know them."""
    return TableView(
        table.edition,
        table.mode,
        table.open,
        table.edge,
        table.bank,
        table.turn,
        table.round,
        table.active,
        table.phase,
        dict(table.tally),
        table.clock,
        table.over,
        action_for(table, seat),
        combat_for(table, seat),
        referendum_for(table, seat),
        table.bargains,
    )


def merge(mirror: Table, new: Changes, *, lasting: bool = False) -> None:
    """Bring a seat's mirror up to date with what it was told: a card of which anything changes is another
    :class:`Copy`. Where they are `lasting`, one that stays where it lies goes on being the same, so that what was
    looked up of it holds."""
    stamps = mirror.stamps
    if (table := new.table) is not None and _seating(mirror.tally) != _seating(table.tally):
        stamps.seated_anew()
    if any(map(partial(_card_known, mirror), new.gone)) or any(
        copy.card != _card_known(mirror, copy.id) for copy in new.copies
    ):
        stamps.of_game.clear()
    told = [copy for copy in new.copies if not (lasting and _told_again(mirror, copy))]
    for i in (*new.gone, *(copy.id for copy in told)):
        if (old := mirror.copies.get(i)) is not None:
            stamps.left(i, mirror.region_of(old).name, old.place.seat)
    for i in new.gone:
        mirror.copies.pop(i, None)
    for copy in told:
        # What was told may be told to others too.
        mirror.copies[copy.id] = replace(copy)
    for pile in new.piles:
        piles = mirror.seats[pile.seat].piles if pile.seat != NOBODY else mirror.common
        if pile.region == "hand":
            stamps.hand_changed(pile.seat)
        elif pile.region in LAID and _in_other_order(piles[pile.region], pile.ids):
            stamps.anew()
        piles[pile.region] = list(pile.ids)
    for copy in (mirror.copies[each.id] for each in told):
        stamps.came(copy, mirror.region_of(copy).name, copy.place.seat)
        stamps.marked(copy.marks.keys())
    for view in new.seats:
        _merge_seat(mirror, view)
    if table is not None:
        mirror.edition, mirror.open, mirror.edge, mirror.bank = table.edition, table.open, table.edge, table.bank
        mirror.mode = "strict" if table.mode == "strict" else "manual"
        mirror.turn, mirror.round, mirror.active, mirror.phase = table.turn, table.round, table.active, table.phase
        if mirror.tally.keys() != table.tally.keys():
            mirror.stamps.named()
        mirror.tally, mirror.clock, mirror.over = dict(table.tally), table.clock, table.over
        mirror.action, mirror.combat, mirror.referendum = table.action, table.combat, table.referendum
        mirror.bargains = table.bargains


def _card_known(mirror: Table, copy: int) -> int:
    """The printed card that a copy is known to be; 0 for none."""
    known = mirror.copies.get(copy)
    return known.card if known is not None else 0


def _told_again(mirror: Table, copy: Copy) -> bool:
    """Bring one card up to date, where it lies where it lay; whether it does."""
    old, stamps = mirror.copies.get(copy.id), mirror.stamps
    if old is None or old.place != copy.place or old.kind != copy.kind:
        return False
    if old.marks != copy.marks:
        stamps.marked(copy.marks.keys())
    if old.blood != copy.blood:
        stamps.blood += 1
        if copy.blood > old.blood:
            stamps.filled.add(copy.id)
    anew = _as_what(old) != _as_what(copy)
    shown = old.shown_to != copy.shown_to
    old.card, old.owner, old.controller, old.face_up = copy.card, copy.owner, copy.controller, copy.face_up
    old.locked, old.blood, old.counters, old.attached = copy.locked, copy.blood, copy.counters, copy.attached
    old.shown_to, old.marks, old.note = copy.shown_to, copy.marks, copy.note
    region = mirror.region_of(old).name
    if anew and region in LAID:
        stamps.changed(old)
    elif (anew or shown) and region == "hand":
        stamps.hand_changed(old.place.seat)
    return True


def _as_what(copy: Copy) -> tuple[object, ...]:
    """What of a card is looked up of it as it lies."""
    telling = copy.marks and {name: value for name, value in copy.marks.items() if name in TELLING}
    return copy.card, copy.owner, copy.controller, copy.face_up, copy.attached, telling


def _in_other_order(before: Sequence[int], after: Sequence[int]) -> bool:
    """Whether cards that stay in a pile lie there in another order; those that come and go are told themselves."""
    here, there = set(before), set(after)
    return [i for i in before if i in there] != [i for i in after if i in here]


def _seating(tally: Mapping[str, int]) -> dict[str, int]:
    """Where the seats are, of those who have changed places."""
    return {name: number for name, number in tally.items() if name.startswith(SEATED)}


def _merge_seat(mirror: Table, view: SeatView) -> None:
    seat, stamps = mirror.seats[view.number], mirror.stamps
    if (view.ousted, view.withdrawn) != (seat.ousted, seat.withdrawn):
        stamps.seated_anew()
    if view.hand_size != seat.hand_size:
        stamps.hand_changed(view.number)
    if view.pool <= 0:
        stamps.without_pool = True
    seat.name, seat.pool, seat.victory_points = view.name, view.pool, view.victory_points
    seat.hand_size, seat.ousted, seat.withdrawn = view.hand_size, view.ousted, view.withdrawn
    seat.tokens = dict(view.tokens)


def differences(before: Table, after: Table) -> Changes:
    """What must be told to bring one mirror of a seat to a later one: ``merge(before, differences(before, after))``."""
    view = _whole_view(after)
    return Changes(
        [copy for copy in after.copies.values() if before.copies.get(copy.id) != copy],
        tuple(sorted(before.copies.keys() - after.copies.keys())),
        [
            PileView(number, region, tuple(ids))
            for number, region, ids in after.piles()
            if before.pile(number, region) != ids
        ],
        [
            seat_view(after, number)
            for number in range(len(after.seats))
            if seat_view(before, number) != seat_view(after, number)
        ],
        view if view != _whole_view(before) else None,
    )


def _whole_view(mirror: Table) -> TableView:
    """The facts of a mirror, which is cut already."""
    return TableView(
        mirror.edition,
        mirror.mode,
        mirror.open,
        mirror.edge,
        mirror.bank,
        mirror.turn,
        mirror.round,
        mirror.active,
        mirror.phase,
        dict(mirror.tally),
        mirror.clock,
        mirror.over,
        mirror.action,
        mirror.combat,
        mirror.referendum,
        mirror.bargains,
    )
