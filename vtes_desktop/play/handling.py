"""Handling cards by hand: moving, drawing, playing, locking, marking (manual mode).

What leaves play leaves everything behind: its counters go to the bank, cards on it to their owners' ash heaps, and it
goes to its own owner's side (rulebook sec. 1.3).
"""

from __future__ import annotations

import re
from collections.abc import Set as AbstractSet

from vtes_desktop.cards.model import Card
from vtes_desktop.play import limits
from vtes_desktop.play import requests as r
from vtes_desktop.play.physical import allow_hold, unload
from vtes_desktop.table import moves as m
from vtes_desktop.table.doing import Doing, RefusedError, Word
from vtes_desktop.table.saying import Who
from vtes_desktop.table.table import NOBODY, Copy, Place, on

PERMANENT = frozenset({"Ally", "Retainer", "Equipment", "Event", "Power", "Conviction"})


def printed(doing: Doing, number: int) -> Card | None:
    """A printed card of this game; None for one that the list does not have."""
    found = doing.catalogue.cards.get(number)
    return found if isinstance(found, Card) else None


def strip(doing: Doing, copy: Copy) -> None:
    """Take everything off a copy that leaves play: blood to the bank, counters, cards on it to the ash heap."""
    shed(doing, copy)
    unload(doing, copy)


def shed(doing: Doing, copy: Copy) -> None:
    """Burn all cards on a copy, and on those: the topmost first."""
    _, *carried = doing.table.with_attached(copy)
    for each in reversed(carried):
        unload(doing, each)
        doing.move_card(each, Place(each.owner, "ash heap"))


def put(doing: Doing, copy: Copy, to: Place, index: int = -1, face_up: bool | None = None) -> Place:
    """Move a copy where a player wants it, leaving behind what it must; returns where it went."""
    table = doing.table
    if to.on:
        to = on(bearer(doing, to.on).id)
        doing.move_card(copy, to, index, face_up=face_up)
        return to
    region = table.regions.get(to.region)
    if region is None:
        raise RefusedError(f"There is no region “{to.region}” in this game.")
    if not region.takes(copy.kind):
        raise RefusedError(f"A {copy.kind} card does not go to the {region.title}.")
    if region.common != (to.seat == NOBODY) or not NOBODY <= to.seat < len(table.seats):
        raise RefusedError(f"There is no seat {to.seat} at this table.")
    came = table.region_of(copy).name
    if region.owners:
        to = Place(copy.owner, to.region)
        if came != to.region:
            strip(doing, copy)
    elif to.region == "uncontrolled":
        shed(doing, copy)
        if copy.locked:
            doing.do(m.Lock(copy.id, locked=False))
    if not region.tracked:
        # In a deck or a hand a card is shown to some, never turned over.
        face_up = None
    doing.move_card(copy, to, index, face_up=face_up)
    if came == "uncontrolled" and to.region == "ready":
        _drain(doing, copy)
    return to


def put_own(doing: Doing, request: r.Put) -> None:
    """Carry out a drag of what the asking seat may take hold of."""
    allow_hold(doing, request.copies)
    put_cards(doing, request)


def play_own(doing: Doing, request: r.Play) -> None:
    """Play a card of one's own hand."""
    if doing.copy(request.copy).controller != doing.seat:
        raise RefusedError("You can only play cards of your own hand.")
    play(doing, request)


def bearer(doing: Doing, copy: int) -> Copy:
    """The copy that a card is to be put on. Raises :class:`RefusedError` where nothing lies on cards."""
    found = doing.copy(copy)
    region = doing.table.region_of(found)
    if region.owners:
        raise RefusedError(f"Cards can't be put on a card in the {region.title}.")
    return found


def _drain(doing: Doing, copy: Copy) -> None:
    """A vampire that becomes controlled keeps no more blood than its capacity (sec. 7)."""
    card = printed(doing, copy.card)
    # Of a vampire that is put down unseen, what drains would tell its capacity.
    if copy.face_up and card is not None and card.capacity is not None and copy.blood > card.capacity:
        doing.move_blood(m.Purse("card", copy.id), m.BANK, copy.blood - card.capacity)


def _where(doing: Doing, place: Place) -> list[str | Who]:
    """“the ash heap”, with whose it is when it is not the asking seat's."""
    title = doing.table.regions[place.region].title
    if place.seat in (doing.seat, NOBODY):
        return [f"the {title}"]
    return [f"the {title} of ", Who(place.seat)]


def put_cards(doing: Doing, request: r.Put) -> None:
    """Carry out a drag."""
    table = doing.table
    copies = [doing.copy(i) for i in dict.fromkeys(request.copies)]
    if not copies:
        raise RefusedError("There is no card to move.")
    origins = [copy.place for copy in copies]
    from_play = table.region_of(copies[0]).in_play
    mentions = doing.names(copies)
    under = doing.name(bearer(doing, request.to.on)) if request.to.on else None
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
    hand = first.region == "hand"
    if under is not None:
        doing.say(Who(doing.seat), " puts ", mentions, " on ", under)
    elif went.region == "ash heap" and hand:
        doing.say(Who(doing.seat), " discards ", mentions)
    elif went.region == "ash heap" and from_play:
        doing.say(Who(doing.seat), " burns ", mentions)
    elif hand and table.regions[went.region].in_play:
        doing.say(Who(doing.seat), " plays ", mentions)
    elif table.regions[went.region].ordered:
        doing.say(Who(doing.seat), " puts ", mentions, f" on the {_end(request.index)} of ", *_where(doing, went))
    else:
        source: list[str | Who] = [] if first.on else [" from ", *_where(doing, first)]
        doing.say(Who(doing.seat), " moves ", mentions, *source, " to ", *_where(doing, went))
    # A card put back into a deck was neither played nor discarded.
    if request.replace and (went.on or table.regions[went.region].tracked):
        replace_cards(doing, origins.count(Place(doing.seat, "hand")))


def _end(index: int) -> str:
    return "top" if index == 0 else "bottom" if index < 0 else f"place {index + 1}"


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
    mentions = doing.names(copies)
    under = doing.name(bearer(doing, request.to.on)) if request.to.on else None
    index = request.index
    went = request.to
    for copy in copies:
        went = put(doing, copy, request.to, index)
        if index >= 0:
            index += 1
    where: list[Word] = [under] if under else [*_where(doing, went)]
    if not went.on and table.regions[went.region].ordered:
        where = [f"the {_end(request.index)} of ", *where]
    doing.say(Who(doing.seat), " moves ", mentions, " from the top of ", *_where(doing, source), " to ", *where)


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
    region = doing.table.regions.get(request.region)
    if region is None or not region.ordered or region.common:
        raise RefusedError("You have no such deck.")
    if not draw(doing, request.region, request.count):
        raise RefusedError(f"Your {request.region} is empty.")


def replace_cards(doing: Doing, count: int) -> None:
    """Draw for so many cards that left the hand, up to the hand size, where the table replaces at once (sec. 1.6.1).

    A card that is replaced later counts against the hand size till then, so no more are drawn than left now.
    """
    seat = doing.table.seats[doing.seat]
    missing = min(count, seat.hand_size - len(seat.piles["hand"]))
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
    card = printed(doing, copy.card)
    types = set(card.types) if card else set()
    mention = doing.name(copy)
    if request.on:
        under = bearer(doing, request.on)
        doing.say(Who(doing.seat), " plays ", mention, " on ", doing.name(under))
        doing.move_card(copy, on(under.id), face_up=True, controller=doing.seat)
    else:
        doing.say(Who(doing.seat), " plays ", mention)
        doing.move_card(copy, Place(doing.seat, home(types, is_location(doing, copy))))
        if "Ally" in types and card is not None:
            doing.move_blood(m.BANK, m.Purse("card", copy.id), starting_life(card))
    if request.replace:
        replace_cards(doing, 1)


def is_location(doing: Doing, copy: Copy) -> bool:
    """Whether a master card's text begins by saying that it stays: a location or unique permanent."""
    card = printed(doing, copy.card)
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


def add_card(doing: Doing, request: r.AddCard) -> None:
    """Put a card of the catalogue on the table that was not in any deck (a missing card, a token)."""
    card = printed(doing, request.card)
    if card is None:
        raise RefusedError(f"There is no card number {request.card} in the card list.")
    place = request.to
    region = doing.table.regions.get(place.region)
    if place.on or region is None or not region.tracked or not 0 <= place.seat < len(doing.table.seats):
        raise RefusedError("A card can be added to an open region only.")
    if len(doing.table.copies) >= limits.CARDS:
        raise RefusedError(f"There are {len(doing.table.copies)} cards at this table: there is no room for another.")
    copy = Copy(doing.new_id(), card.id, card.kind, doing.seat, place.seat, place, face_up=region.face_up)
    doing.do(m.Create(copy))
    doing.say(Who(doing.seat), " adds ", doing.name(doing.table.copies[copy.id]), " from outside the game")


def lock(doing: Doing, request: r.LockCards) -> None:
    """Lock or unlock copies; those that are so already are left alone."""
    copies = [copy for i in dict.fromkeys(request.copies) if (copy := doing.copy(i)).locked != request.locked]
    if not copies:
        raise RefusedError("There is nothing to lock." if request.locked else "There is nothing to unlock.")
    for copy in copies:
        if not doing.table.region_of(copy).in_play:
            raise RefusedError("Only cards in play are locked.")
        doing.do(m.Lock(copy.id, request.locked))
    doing.say(Who(doing.seat), " locks " if request.locked else " unlocks ", doing.names(copies))


def control(doing: Doing, request: r.TakeControl) -> None:
    """Say who controls a card where it lies; a minion goes over to that seat's side."""
    copy = doing.copy(request.copy)
    if not 0 <= request.seat < len(doing.table.seats):
        raise RefusedError(f"There is no seat {request.seat} at this table.")
    if not doing.table.region_of(copy).in_play:
        raise RefusedError("Only cards in play are controlled.")
    if copy.controller == request.seat:
        raise RefusedError("That Methuselah controls it already.")
    if copy.place.on:
        doing.do(m.Control(copy.id, request.seat))
    else:
        doing.move_card(copy, Place(request.seat, copy.place.region))
    doing.say(Who(request.seat), " controls ", doing.name(copy), " now")
