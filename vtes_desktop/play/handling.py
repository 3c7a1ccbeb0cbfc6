"""Handling cards by hand: moving, drawing, playing, looking, showing (manual mode).

What leaves play leaves everything behind: its counters go to the bank, cards on it to their owners' ash heaps, and it
goes to its own owner's side (rulebook sec. 1.3).
"""

from __future__ import annotations

import re
from collections.abc import Set as AbstractSet

from vtes_desktop.cards.model import Card
from vtes_desktop.play import requests as r
from vtes_desktop.table import moves as m
from vtes_desktop.table.doing import Doing, RefusedError, Word
from vtes_desktop.table.saying import Who
from vtes_desktop.table.table import Copy, Place, on

OWNERS = frozenset({"crypt", "library", "hand", "ash heap", "removed"})
"""Regions where a card always lies on its owner's side."""
PERMANENT = frozenset({"Ally", "Retainer", "Equipment", "Event", "Power", "Conviction"})


def strip(doing: Doing, copy: Copy) -> None:
    """Take everything off a copy that leaves play: blood to the bank, counters, cards on it to the ash heap."""
    for below in list(copy.attached):
        carried = doing.table.copies[below]
        strip(doing, carried)
        doing.move_card(carried, Place(carried.owner, "ash heap"))
    doing.move_blood(m.Purse("card", copy.id), m.BANK, copy.blood)
    for counter in list(copy.counters):
        doing.do(m.SetCounter(copy.id, counter, 0))
    for mark in list(copy.marks):
        doing.do(m.SetMark(copy.id, mark, ""))
    if copy.locked:
        doing.do(m.Lock(copy.id, locked=False))
    if copy.note:
        doing.do(m.Annotate(copy.id, ""))


def put(doing: Doing, copy: Copy, to: Place, index: int = -1, face_up: bool | None = None) -> Place:
    """Move a copy where a player wants it, leaving behind what it must; returns where it went."""
    table = doing.table
    if to.on:
        doing.move_card(copy, to, index, face_up=face_up)
        return to
    region = table.regions.get(to.region)
    if region is None:
        raise RefusedError(f"There is no region “{to.region}” in this game.")
    if region.kind not in ("both", copy.kind):
        raise RefusedError(f"A {copy.kind} card does not go to the {region.title}.")
    if not 0 <= to.seat < len(table.seats):
        raise RefusedError(f"There is no seat {to.seat} at this table.")
    if to.region in OWNERS:
        to = Place(copy.owner, to.region)
        if table.region_of(copy).name not in OWNERS:
            strip(doing, copy)
    elif to.region == "uncontrolled":
        for below in list(copy.attached):
            carried = table.copies[below]
            strip(doing, carried)
            doing.move_card(carried, Place(carried.owner, "ash heap"))
        if copy.locked:
            doing.do(m.Lock(copy.id, locked=False))
    came = table.region_of(copy).name
    doing.move_card(copy, to, index, face_up=face_up)
    if came == "uncontrolled" and to.region == "ready":
        _drain(doing, copy)
    return to


def _drain(doing: Doing, copy: Copy) -> None:
    """A vampire that becomes controlled keeps no more blood than its capacity (sec. 7)."""
    card = doing.catalogue.cards.get(copy.card)
    if card is not None and card.capacity is not None and copy.blood > card.capacity:
        doing.move_blood(m.Purse("card", copy.id), m.BANK, copy.blood - card.capacity)


def _where(doing: Doing, place: Place) -> list[str | Who]:
    """“the ash heap”, with whose it is when it is not the asking seat's."""
    title = doing.table.regions[place.region].title
    if place.seat == doing.seat:
        return [f"the {title}"]
    return [f"the {title} of ", Who(place.seat)]


def put_cards(doing: Doing, request: r.Put) -> None:
    """Carry out a drag."""
    table = doing.table
    copies = [doing.copy(i) for i in request.copies]
    if not copies:
        raise RefusedError("There is no card to move.")
    origins = [copy.place for copy in copies]
    mentions = doing.names(copies)
    bearer = doing.name(doing.copy(request.to.on)) if request.to.on else None
    index = request.index
    went = request.to
    for copy in copies:
        went = put(doing, copy, request.to, index, request.face_up)
        if index >= 0:
            index += 1
    first = origins[0]
    if all(origin == went for origin in origins):
        if table.regions[went.region].ordered if not went.on else False:
            doing.say(Who(doing.seat), " rearranges the ", went.region)
        return
    hand = bool(first.region == "hand")
    if bearer is not None:
        doing.say(Who(doing.seat), " puts ", mentions, " on ", bearer)
    elif went.region == "ash heap" and hand:
        doing.say(Who(doing.seat), " discards ", mentions)
    elif went.region == "ash heap" and not first.on and table.regions[first.region].in_play:
        doing.say(Who(doing.seat), " burns ", mentions)
    elif hand and table.regions[went.region].in_play:
        doing.say(Who(doing.seat), " plays ", mentions)
    elif table.regions[went.region].ordered:
        end = "top" if request.index == 0 else "bottom" if request.index < 0 else f"place {request.index + 1}"
        doing.say(Who(doing.seat), " puts ", mentions, f" on the {end} of ", *_where(doing, went))
    else:
        source: list[str | Who] = [] if first.on else [" from ", *_where(doing, first)]
        doing.say(Who(doing.seat), " moves ", mentions, *source, " to ", *_where(doing, went))
    if hand and request.replace:
        replace_cards(doing)


def put_top(doing: Doing, request: r.PutTop) -> None:
    """Move the top cards of a deck, unseen, to a place."""
    pile = doing.table.pile(request.seat, request.region)
    copies = [doing.table.copies[i] for i in pile[: request.count]]
    if not copies:
        raise RefusedError(f"The {request.region} is empty.")
    mentions = doing.names(copies)
    where: list[Word] = [doing.name(doing.copy(request.to.on))] if request.to.on else [*_where(doing, request.to)]
    for copy in copies:
        put(doing, copy, request.to, request.index)
    source = _where(doing, Place(request.seat, request.region))
    doing.say(Who(doing.seat), " moves ", mentions, " from the top of ", *source, " to ", *where)


def _cards(count: int, word: str = "card") -> str:
    return f"a {word}" if count == 1 else f"{count} {word}s"


def draw(doing: Doing, region: str, count: int) -> int:
    """Draw up to `count` cards of the asking seat's library to the hand, or of its crypt to the uncontrolled region.

    Returns how many there were.
    """
    target = "hand" if region == "library" else "uncontrolled"
    pile = doing.table.pile(doing.seat, region)
    copies = [doing.table.copies[i] for i in pile[:count]]
    mentions = doing.names(copies)
    for copy in copies:
        doing.move_card(copy, Place(doing.seat, target))
    if copies:
        doing.say(Who(doing.seat), " draws ", mentions, "" if region == "library" else " from the crypt")
    return len(copies)


def draw_cards(doing: Doing, request: r.Draw) -> None:
    """Draw as asked; an empty deck is said."""
    if not draw(doing, request.region, request.count):
        raise RefusedError(f"Your {request.region} is empty.")


def replace_cards(doing: Doing) -> None:
    """Draw back up to the hand size where the table replaces cards at once (sec. 1.6.1)."""
    seat = doing.table.seats[doing.seat]
    missing = seat.hand_size - len(seat.piles["hand"])
    if doing.options.replace and missing > 0:
        draw(doing, "library", missing)


def refill(doing: Doing) -> None:
    """Draw up to the hand size."""
    seat = doing.table.seats[doing.seat]
    missing = seat.hand_size - len(seat.piles["hand"])
    if missing <= 0:
        raise RefusedError(f"Your hand is full: {len(seat.piles['hand'])} of {seat.hand_size} cards.")
    if not draw(doing, "library", missing):
        raise RefusedError("Your library is empty.")


def play(doing: Doing, request: r.Play) -> None:
    """Play a card from the hand: permanents stay in play, everything else goes to the ash heap (sec. 1.6)."""
    copy = doing.copy(request.copy)
    if copy.place.region != "hand" or copy.place.on:
        raise RefusedError("Only cards in a hand are played.")
    card = doing.catalogue.cards.get(copy.card)
    types = set(card.types) if card else set()
    mention = doing.name(copy)
    if request.on:
        bearer = doing.copy(request.on)
        doing.say(Who(doing.seat), " plays ", mention, " on ", doing.name(bearer))
        doing.move_card(copy, on(bearer.id), controller=doing.seat)
    else:
        doing.say(Who(doing.seat), " plays ", mention)
        doing.move_card(copy, Place(doing.seat, home(types, is_location(doing, copy))))
        if "Ally" in types and card is not None:
            doing.move_blood(m.BANK, m.Purse("card", copy.id), starting_life(card))
    if request.replace:
        replace_cards(doing)


def is_location(doing: Doing, copy: Copy) -> bool:
    """Whether a master card's text begins by saying that it stays: a location or unique permanent."""
    card = doing.catalogue.cards.get(copy.card)
    return card is not None and any(
        word in part.text.lower()
        for part in card.text[:1]
        for word in ("location", "put this card in play", "put this card into play")
    )


def home(types: AbstractSet[str], location: bool) -> str:
    """The region where a played card of these types goes when it is put on nothing."""
    if "Ally" in types:
        return "ready"
    if types & PERMANENT or ("Master" in types and location):
        return "in play"
    return "ash heap"


def starting_life(card: Card) -> int:
    """The life counters an ally enters play with, from its first words; 0 when they don't say."""
    found = re.search(r"\bwith (\d+) life\b", card.text[0].text) if card.text else None
    return int(found[1]) if found else 0


def look(doing: Doing, request: r.Look) -> None:
    """Let the asking seat see its deck, or the top of it."""
    pile = doing.table.pile(doing.seat, request.region)
    if not pile:
        raise RefusedError(f"Your {request.region} is empty.")
    count = min(request.count or len(pile), len(pile))
    for i in pile[:count]:
        doing.do(m.Show(i, (doing.seat,)))
    if request.count:
        doing.say(Who(doing.seat), f" looks at {_cards(count, 'top card')} of the {request.region}")
    else:
        doing.say(Who(doing.seat), f" looks through the {request.region}")


def stop_looking(doing: Doing, request: r.StopLooking) -> None:
    """Hide the deck again, shuffled when all of it was looked through."""
    pile = doing.table.pile(doing.seat, request.region)
    seen = [i for i in pile if doing.table.copies[i].shown_to]
    if not seen:
        raise RefusedError(f"You are not looking at your {request.region}.")
    if len(seen) == len(pile):
        doing.shuffle(doing.seat, request.region)
        doing.say(Who(doing.seat), f" shuffles the {request.region}")
    else:
        for i in seen:
            doing.do(m.Show(i, ()))


def shuffle_deck(doing: Doing, request: r.ShuffleDeck) -> None:
    """Shuffle one's deck."""
    if not doing.table.pile(doing.seat, request.region):
        raise RefusedError(f"Your {request.region} is empty.")
    doing.shuffle(doing.seat, request.region)
    doing.say(Who(doing.seat), f" shuffles the {request.region}")


def reveal(doing: Doing, request: r.Reveal) -> None:
    """Show hidden copies to some or all."""
    table = doing.table
    to = request.to or tuple(range(len(table.seats)))
    copies = [doing.copy(i) for i in request.copies]
    if not copies or not all(0 <= seat < len(table.seats) for seat in to):
        raise RefusedError("There is nothing to show, or nobody to show it to.")
    mentions = doing.names(copies)
    for copy in copies:
        doing.do(m.Show(copy.id, tuple({*copy.shown_to, *to})))
    whom: list[str | Who] = [" to everyone"]
    if request.to:
        whom = [word for seat in to for word in (", ", Who(seat))]
        whom[0] = " to "
    doing.say(Who(doing.seat), " shows ", mentions, *whom)


def hide(doing: Doing, request: r.Hide) -> None:
    """Stop showing copies."""
    for i in request.copies:
        doing.do(m.Show(doing.copy(i).id, ()))


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


def add_card(doing: Doing, request: r.AddCard) -> None:
    """Put a card of the catalogue on the table that was not in any deck (a missing card, a token)."""
    card = doing.catalogue.cards.get(request.card)
    if card is None:
        raise RefusedError(f"There is no card number {request.card} in the card list.")
    place = request.to
    region = doing.table.regions.get(place.region)
    if place.on or region is None or not region.tracked or not 0 <= place.seat < len(doing.table.seats):
        raise RefusedError("A card can be added to an open region only.")
    copy = Copy(doing.new_id(), card.id, card.kind, doing.seat, place.seat, place, face_up=region.face_up)
    doing.do(m.Create(copy))
    doing.say(Who(doing.seat), " adds ", doing.name(doing.table.copies[copy.id]), " from outside the game")


def lock(doing: Doing, request: r.LockCards) -> None:
    """Lock or unlock copies; those that are so already are left alone."""
    copies = [copy for i in request.copies if (copy := doing.copy(i)).locked != request.locked]
    for copy in copies:
        if not doing.table.region_of(copy).in_play:
            raise RefusedError("Only cards in play are locked.")
        doing.do(m.Lock(copy.id, request.locked))
    if copies:
        doing.say(Who(doing.seat), " locks " if request.locked else " unlocks ", doing.names(copies))


def turn(doing: Doing, request: r.TurnCards) -> None:
    """Turn copies over."""
    copies = [copy for i in request.copies if (copy := doing.copy(i)).face_up != request.face_up]
    mentions = doing.names(copies)
    for copy in copies:
        if not doing.table.region_of(copy).tracked:
            raise RefusedError("Cards in a hand or a deck are shown, not turned over.")
        doing.do(m.Turn(copy.id, request.face_up))
    if copies:
        doing.say(Who(doing.seat), " turns ", mentions, " face up" if request.face_up else " face down")


def control(doing: Doing, request: r.TakeControl) -> None:
    """Say who controls a card where it lies; a minion goes over to that seat's side."""
    copy = doing.copy(request.copy)
    if not 0 <= request.seat < len(doing.table.seats):
        raise RefusedError(f"There is no seat {request.seat} at this table.")
    if not doing.table.region_of(copy).in_play:
        raise RefusedError("Only cards in play are controlled.")
    if copy.place.on:
        doing.do(m.Control(copy.id, request.seat))
    else:
        doing.move_card(copy, Place(request.seat, copy.place.region))
    doing.say(Who(request.seat), " controls ", doing.name(copy), " now")


def count(doing: Doing, request: r.Count) -> None:
    """Add to or take from a named counter."""
    copy = doing.copy(request.copy)
    now = copy.counters.get(request.name, 0)
    after = max(0, now + request.by)
    if after == now:
        raise RefusedError(f"There is no {request.name} counter on it.")
    doing.do(m.SetCounter(copy.id, request.name, after))
    verb = "puts" if after > now else "takes"
    word = "on" if after > now else "from"
    doing.say(
        Who(doing.seat), f" {verb} {abs(after - now)} {request.name} {word} ", doing.name(copy), f" (now {after})"
    )


def note(doing: Doing, request: r.Note) -> None:
    """Write on a card."""
    copy = doing.copy(request.copy)
    doing.do(m.Annotate(copy.id, request.text.strip()))
    what = f" notes “{request.text.strip()}” on " if request.text.strip() else " removes the note on "
    doing.say(Who(doing.seat), what, doing.name(copy))
