"""Looking at one's deck, shuffling it, showing what is hidden (manual mode)."""

from __future__ import annotations

from vtes_desktop.play import requests as r
from vtes_desktop.table import moves as m
from vtes_desktop.table.doing import Doing, RefusedError
from vtes_desktop.table.saying import Who
from vtes_desktop.table.sight import sees
from vtes_desktop.table.table import NOBODY, Place


def _cards(count: int, word: str = "card") -> str:
    return f"a {word}" if count == 1 else f"{count} {word}s"


def deck(doing: Doing, region: str) -> Place:
    """The deck of the asking seat, or of the table itself, that a region is. Raises :class:`RefusedError` for none."""
    found = doing.table.regions.get(region)
    if found is None or not found.ordered:
        raise RefusedError("That is no deck.")
    return Place(NOBODY if found.common else doing.seat, region)


def _cards_of(doing: Doing, region: str) -> list[int]:
    """What is in a deck. Raises :class:`RefusedError` for nothing."""
    place = deck(doing, region)
    pile = doing.table.pile(place.seat, region)
    if not pile:
        whose = "The" if place.seat == NOBODY else "Your"
        raise RefusedError(f"{whose} {doing.table.regions[region].title} is empty.")
    return pile


def look(doing: Doing, request: r.Look) -> None:
    """Let the asking seat see a deck, or the top of it."""
    pile = _cards_of(doing, request.region)
    count = min(request.count or len(pile), len(pile))
    for i in pile[:count]:
        doing.do(m.Show(i, (*doing.table.copies[i].shown_to, doing.seat)))
    if not request.count:
        doing.do(m.SetCounter(0, _searching(doing.seat, request.region), 1))
    if request.count:
        doing.say(Who(doing.seat), f" looks at {_cards(count, 'top card')} of the {_title(doing, request.region)}")
    else:
        doing.say(Who(doing.seat), f" looks through the {_title(doing, request.region)}")


def _title(doing: Doing, region: str) -> str:
    return doing.table.regions[region].title


def _searching(seat: int, region: str) -> str:
    """The counter in the table's tally that says that a seat is looking through its whole deck."""
    return f"{seat} searches the {region}"


def stop_looking(doing: Doing, request: r.StopLooking) -> None:
    """Hide the deck again, shuffled when all of it was looked through."""
    if doing.table.tally.get(_searching(doing.seat, request.region)):
        _shuffle(doing, request.region)
        return
    place = deck(doing, request.region)
    copies = (doing.table.copies[i] for i in doing.table.pile(place.seat, request.region))
    seen = [copy for copy in copies if doing.seat in copy.shown_to]
    if not seen:
        whose = "the" if place.seat == NOBODY else "your"
        raise RefusedError(f"You are not looking at {whose} {_title(doing, request.region)}.")
    for copy in seen:
        doing.do(m.Show(copy.id, tuple(seat for seat in copy.shown_to if seat != doing.seat)))


def shuffle_deck(doing: Doing, request: r.ShuffleDeck) -> None:
    """Shuffle a deck."""
    _cards_of(doing, request.region)
    _shuffle(doing, request.region)


def _shuffle(doing: Doing, region: str) -> None:
    searching = _searching(doing.seat, region)
    if doing.table.tally.get(searching):
        doing.do(m.SetCounter(0, searching, 0))
    doing.shuffle(deck(doing, region).seat, region)
    doing.say(Who(doing.seat), f" shuffles the {_title(doing, region)}")


def reveal(doing: Doing, request: r.Reveal) -> None:
    """Show hidden copies to some or all."""
    table = doing.table
    to = tuple(dict.fromkeys(request.to)) or tuple(range(len(table.seats)))
    if not request.copies or not all(0 <= seat < len(table.seats) for seat in to):
        raise RefusedError("There is nothing to show, or nobody to show it to.")
    named = [doing.copy(i) for i in dict.fromkeys(request.copies)]
    copies = [copy for copy in named if not all(sees(table, copy, seat) for seat in to)]
    if not copies:
        raise RefusedError("They can see that already.")
    mentions = doing.names(copies)
    for copy in copies:
        doing.do(m.Show(copy.id, tuple({*copy.shown_to, *to})))
    whom: list[str | Who] = [" to everyone"]
    if request.to:
        whom = [word for seat in to for word in (" and " if seat == to[-1] else ", ", Who(seat))]
        whom[0] = " to "
    doing.say(Who(doing.seat), " shows ", mentions, *whom)


def hide(doing: Doing, request: r.Hide) -> None:
    """Stop showing copies."""
    shown = [copy for i in dict.fromkeys(request.copies) if (copy := doing.copy(i)).shown_to]
    if not shown:
        raise RefusedError("That is not shown to anybody.")
    for copy in shown:
        doing.do(m.Show(copy.id))


def random_card(doing: Doing, request: r.RandomCard) -> None:
    """Pick a random card of a hand and show it to everyone."""
    if not 0 <= request.seat < len(doing.table.seats):
        raise RefusedError(f"There is no seat {request.seat} at this table.")
    hand = doing.table.pile(request.seat, "hand")
    if not hand:
        raise RefusedError("That hand is empty.")
    copy = doing.table.copies[hand[doing.random(len(hand))]]
    mention = doing.name(copy)
    doing.do(m.Show(copy.id, tuple(range(len(doing.table.seats)))))
    doing.say(Who(doing.seat), " picks a random card of ", Who(request.seat), ": ", mention, kind="chance")
