"""Handling what lies on any table by hand: turning, counting, noting; and moving cards and counters at the table of a
game that has no manners of its own for it (manual mode).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from vtes_desktop.play import limits
from vtes_desktop.play import requests as r
from vtes_desktop.table import moves as m
from vtes_desktop.table.doing import Doing, RefusedError, Word
from vtes_desktop.table.saying import Who
from vtes_desktop.table.table import NOBODY, Clock, Copy, Place, on


def allow_hold(doing: Doing, copies: Iterable[int]) -> None:
    """Raises :class:`RefusedError` for a card in another's hand or deck."""
    for i in copies:
        copy = doing.copy(i)
        if not doing.table.region_of(copy).tracked and copy.controller not in (doing.seat, NOBODY):
            raise RefusedError("You can't move cards in another's hand or deck.")


def turn(doing: Doing, request: r.TurnCards) -> None:
    """Turn copies over."""
    copies = [copy for i in dict.fromkeys(request.copies) if (copy := doing.copy(i)).face_up != request.face_up]
    if not copies:
        raise RefusedError("There is nothing to turn over.")
    mentions = doing.names(copies)
    for copy in copies:
        if not doing.table.region_of(copy).tracked:
            raise RefusedError("Cards in a hand or a deck are shown, not turned over.")
        doing.do(m.Turn(copy.id, request.face_up))
    doing.say(Who(doing.seat), " turns ", mentions, " face up" if request.face_up else " face down")


def count(doing: Doing, request: r.Count) -> None:
    """Add to or take from a named counter, or a seat's tokens."""
    if request.copy == 0 and request.seat != NOBODY:
        _count_tokens(doing, request)
        return
    copy = doing.copy(request.copy)
    name = " ".join(request.name.split())
    now = copy.counters.get(name, 0)
    after = max(0, now + request.by)
    if not name:
        raise RefusedError("A counter needs a name.")
    if after == now:
        raise RefusedError(f"There is no {name} counter to take.")
    if not now:
        _make_room_for_counter(doing, copy)
    doing.do(m.SetCounter(copy.id, name, after))
    verb = "puts" if after > now else "takes"
    word = "on" if after > now else "from"
    doing.say(Who(doing.seat), f" {verb} {abs(after - now)} {name} {word} ", doing.name(copy), f" (now {after})")


def _make_room_for_counter(doing: Doing, copy: Copy) -> None:
    """Raises :class:`RefusedError` when a card, or all of its controller's, have too many kinds of counters."""
    if len(copy.counters) >= limits.COUNTERS_ON_CARD:
        raise RefusedError(f"A card has no room for more than {limits.COUNTERS_ON_CARD} kinds of counters.")
    if sum(len(each.counters) for each in _controlled(doing, copy.controller)) >= limits.COUNTERS:
        raise RefusedError(
            f"There are {limits.COUNTERS} kinds of counters on the cards of {doing.table.seats[copy.controller].name}: "
            "take some away first."
        )


def _controlled(doing: Doing, seat: int) -> Iterator[Copy]:
    return (copy for copy in doing.table.copies.values() if copy.controller == seat)


def note(doing: Doing, request: r.Note) -> None:
    """Write on a card."""
    copy = doing.copy(request.copy)
    text = request.text.strip()
    if text == copy.note:
        raise RefusedError("That note is there already." if text else "There is no note to remove.")
    written = sum(len(each.note) for each in _controlled(doing, copy.controller) if each.note and each is not copy)
    if text and written + len(text) > limits.NOTES:
        raise RefusedError(
            f"The notes on the cards of {doing.table.seats[copy.controller].name} would be longer than "
            f"{limits.NOTES} characters: make it shorter, or remove others."
        )
    doing.do(m.Annotate(copy.id, text))
    what = f" notes “{text}” on " if text else " removes the note on "
    doing.say(Who(doing.seat), what, doing.name(copy))


def _count_tokens(doing: Doing, request: r.Count) -> None:
    table, seat = doing.table, request.seat
    title = table.description.tokens.get(request.name)
    if title is None or not 0 <= seat < len(table.seats):
        raise RefusedError("There are no such tokens at this table.")
    now = table.seats[seat].tokens.get(request.name, 0)
    after = max(0, now + request.by)
    if after == now:
        raise RefusedError(f"There is no {title} to take.")
    doing.do(m.SetCounter(0, request.name, after, seat))
    verb = "gains" if after > now else "loses"
    doing.say(Who(seat), f" {verb} {abs(after - now)} {title} (now {after})", kind="score")


# What follows is for games that have no manners of their own for it.


def put(doing: Doing, copy: Copy, to: Place, index: int = -1, *, face_up: bool | None = None) -> Place:
    """Move a copy where a player wants it, leaving behind what it must; returns where it went."""
    table = doing.table
    if to.on:
        under = doing.copy(to.on)
        if not table.region_of(under).tracked:
            raise RefusedError(f"Cards can't be put on a card in the {table.region_of(under).title}.")
        doing.move_card(copy, on(under.id), index, face_up=face_up)
        return on(under.id)
    region = table.regions.get(to.region)
    if region is None:
        raise RefusedError(f"There is no region “{to.region}” in this game.")
    if not region.takes(copy.kind):
        raise RefusedError(f"This does not go to the {region.title}: it is no card of that kind.")
    if region.common != (to.seat == NOBODY) or not NOBODY <= to.seat < len(table.seats):
        raise RefusedError(f"There is no seat {to.seat} at this table.")
    if region.owners:
        if copy.owner == NOBODY:
            raise RefusedError(f"This is nobody’s, and goes to nobody’s {region.title}.")
        to = Place(copy.owner, to.region)
    if not region.in_play:
        unload(doing, copy)
    # In a deck or a hand a card is shown to some, never turned over.
    doing.move_card(copy, to, index, face_up=face_up if region.tracked else None)
    return to


def unload(doing: Doing, copy: Copy) -> None:
    """Take everything off a card: its counters go to the bank. Raises :class:`RefusedError` where cards lie on it."""
    if copy.attached:
        raise RefusedError("Take off first what lies on it.")
    doing.move_blood(m.Purse("card", copy.id), m.BANK, copy.blood)
    for counter in list(copy.counters):
        doing.do(m.SetCounter(copy.id, counter, 0))
    for mark in list(copy.marks):
        doing.do(m.SetMark(copy.id, mark, ""))
    if copy.locked:
        doing.do(m.Lock(copy.id, locked=False))
    if copy.note:
        doing.do(m.Annotate(copy.id, ""))


def where(doing: Doing, place: Place) -> list[str | Who]:
    """“the hand”, with whose it is when it is not the asking seat's."""
    title = doing.table.regions[place.region].title
    named = place.seat == NOBODY and title[-1:].isdigit()  # “Location 1” is a name
    the = title if named or title.startswith("the ") else f"the {title}"
    return [the] if place.seat in (doing.seat, NOBODY) else [f"{the} of ", Who(place.seat)]


def put_cards(doing: Doing, request: r.Put) -> None:
    """Carry out a drag."""
    allow_hold(doing, request.copies)
    copies = [doing.copy(i) for i in dict.fromkeys(request.copies)]
    if not copies:
        raise RefusedError("There is no card to move.")
    origin = copies[0].place
    _put_all(doing, copies, request.to, request.index, request.face_up, from_=origin)


def put_top(doing: Doing, request: r.PutTop) -> None:
    """Move the top cards of a deck, unseen, to a place."""
    table = doing.table
    region = table.regions.get(request.region)
    if region is None or not region.ordered:
        raise RefusedError("That is no deck.")
    if region.common != (request.seat == NOBODY) or not NOBODY <= request.seat < len(table.seats):
        raise RefusedError(f"There is no seat {request.seat} at this table.")
    source = Place(request.seat, request.region)
    copies = [table.copies[i] for i in table.siblings(source)[: request.count]]
    if not copies:
        raise RefusedError(f"The {region.title} is empty.")
    _put_all(doing, copies, request.to, request.index, None, from_=source)


def _put_all(
    doing: Doing, copies: Sequence[Copy], to: Place, index: int, face_up: bool | None, *, from_: Place
) -> None:
    mentions = doing.names(copies)
    under = doing.name(doing.copy(to.on)) if to.on else None
    went = to
    for copy in copies:
        went = put(doing, copy, to, index, face_up=face_up)
        if index >= 0:
            index += 1
    source = [] if from_.on else [" from ", *where(doing, from_)]
    if under is not None:
        doing.say(Who(doing.seat), " puts ", mentions, " on ", under)
    elif went == from_:
        doing.say(Who(doing.seat), " rearranges ", *where(doing, went))
    else:
        doing.say(Who(doing.seat), " moves ", mentions, *source, " to ", *where(doing, went))


def blood(doing: Doing, request: r.Blood) -> None:
    """Move counters between pools, cards and the bank, and say it in the game's words."""
    table, of = doing.table, doing.table.description
    source, target = (m.BANK if each.kind == "bank" else each for each in (request.source, request.target))
    if source == target:
        raise RefusedError("The counters are there already.")
    for purse in (source, target):
        if purse.kind == "pool" and not 0 <= purse.of < len(table.seats):
            raise RefusedError(f"There is no seat {purse.of} at this table.")
        if purse.kind == "card" and not table.region_of(doing.copy(purse.of)).in_play:
            raise RefusedError("Counters lie on cards in play only.")
    doing.move_blood(source, target, request.amount)
    amount, pool, there = request.amount, of.pool, of.blood
    match source.kind, target.kind:
        case "bank", "pool":
            doing.say(Who(target.of), f" gains {amount} {pool}")
        case "pool", "bank":
            doing.say(Who(source.of), f" loses {amount} {pool}")
        case "pool", "pool":
            doing.say(Who(source.of), f" gives {amount} {pool} to ", Who(target.of))
        case "pool", "card":
            doing.say(Who(source.of), f" puts {amount} {pool} on ", *_lying(doing, target.of))
        case "card", "pool":
            doing.say(Who(target.of), f" takes {amount} {there} from ", *_lying(doing, source.of))
        case "bank", "card":
            doing.say(f"{amount} {there} goes from the bank to ", *_lying(doing, target.of))
        case "card", "bank":
            doing.say(f"{amount} {there} goes to the bank from ", *_lying(doing, source.of))
        case _:
            doing.say(f"{amount} {there} goes from ", *_lying(doing, source.of), " to ", *_lying(doing, target.of))


def _lying(doing: Doing, copy: int) -> list[Word]:
    """A card, and where it lies."""
    lying = doing.copy(copy)
    place = doing.table.root(lying).place
    return [doing.name(lying), " (", *where(doing, place), ")"]


def next_phase(doing: Doing) -> None:
    """Go to the next phase, or from the last to the first of the next round."""
    table = doing.table
    here = table.phases.index(table.phase)
    last = here == len(table.phases) - 1
    phase, round_ = (table.phases[0], table.round + 1) if last else (table.phases[here + 1], table.round)
    doing.do(m.SetPhase(table.turn + 1, round_, table.active, phase))
    doing.say(f"Round {round_}: {phase}", kind="turn", seat=table.active)


def go_to_phase(doing: Doing, request: r.GoToPhase) -> None:
    """Go to any phase of the running round."""
    table = doing.table
    if request.phase not in table.phases:
        raise RefusedError(f"“{request.phase}” is not a phase of this game.")
    if request.phase == table.phase:
        raise RefusedError(f"It is the {request.phase} phase already.")
    doing.do(m.SetPhase(table.turn + 1, table.round, table.active, request.phase))
    doing.say(f"Round {table.round}: {request.phase}", kind="turn", seat=table.active)


def end_turn(doing: Doing) -> None:
    """Give the turn to the next who still plays, in the same phase."""
    table = doing.table
    if not table.playing():
        raise RefusedError("Nobody is playing any more.")
    following = table.prey(table.active)
    doing.do(m.SetPhase(table.turn + 1, table.round, following, table.phase))
    doing.say(Who(following), " has the turn", kind="turn", seat=following)


def leave_game(doing: Doing, request: r.Oust) -> None:
    """Say that a seat is out of the game."""
    table = doing.table
    if not 0 <= request.seat < len(table.seats) or not table.seats[request.seat].playing:
        raise RefusedError("Only somebody who is playing can leave the game.")
    doing.do(m.Leave(request.seat, ousted=True))
    doing.say(Who(request.seat), " is out of the game", kind="score")


def end_game(doing: Doing) -> None:
    """Say that the game is over as it stands."""
    if doing.table.over:
        raise RefusedError("The game is over already.")
    doing.do(m.EndGame())
    if doing.table.clock.running:
        doing.do(m.SetClock(Clock(doing.table.clock.limit, running=False)))
    doing.say("The game is over", kind="score")


PHYSICAL: Final[Mapping[type, Callable[[Doing, Any], None]]] = MappingProxyType(
    {
        r.Put: put_cards,
        r.PutTop: put_top,
        r.Blood: blood,
        r.NextPhase: lambda doing, _: next_phase(doing),
        r.GoToPhase: go_to_phase,
        r.EndTurn: lambda doing, _: end_turn(doing),
        r.Oust: leave_game,
        r.EndGame: lambda doing, _: end_game(doing),
    }
)
"""What a game may take as it is, beside :data:`vtes_desktop.play.manners.COMMON`: everything that one can do to a table
with one's hands. A sentence of its own, or a cost, is the game's (:attr:`Play.manners`)."""
