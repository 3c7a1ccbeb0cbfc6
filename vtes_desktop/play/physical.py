"""Handling what lies on any table by hand: turning, counting, noting; and moving cards and counters at the table of a
game that has no manners of its own for it (manual mode).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vtes_desktop.play import limits
from vtes_desktop.play import requests as r
from vtes_desktop.table import moves as m
from vtes_desktop.table.doing import Doing, RefusedError
from vtes_desktop.table.saying import Who
from vtes_desktop.table.table import NOBODY, Copy


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
    """Add to or take from a named counter."""
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
