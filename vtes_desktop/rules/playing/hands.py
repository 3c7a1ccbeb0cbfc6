"""The hand: it always has its size, while the library lasts (sec. 1.6.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from functools import cache
from types import MappingProxyType
from typing import Final, Literal

from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.kept import names_of_counters, of_counters, of_game, of_what_stands
from vtes_desktop.rules.playing.stored import STORED, draw_one
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure, nothing
from vtes_desktop.table.table import Copy, Place

NOT_REPLACED: Final = "not replaced"
"""The mark of a card that is not replaced as long as it is in play; the beginning of the counters of the table for the
cards that are replaced later: ``not replaced 2 unlock 17`` counts those of seat 2 since turn 17."""
DISCARDED: Final = "discarded in the discard phase by "
"""The beginning of the counters of the table for cards discarded in the running discard phase: by whom, which."""
IN_PLAY: Final = "cards not replaced"
"""The counter of the table for the cards that were ever marked so."""


def hand_size(game: Game, seat: int) -> int:
    """How many cards a Methuselah holds now: her size, less what is replaced later."""
    return max(0, game.table.seats[seat].hand_size - replaced_later(game, seat))


def replaced_later(game: Game, seat: int) -> int:
    """How many cards of a Methuselah are not replaced yet."""
    tally = game.table.tally
    later = sum([tally[name] for name in _waiting(game).get(seat, ()) if _waits(game, name)])
    return later + _kept_in_play(game, seat)


def _kept_in_play(game: Game, seat: int) -> int:
    """How many of them are not as long as they are in play."""
    return sum(copy.owner == seat for copy in game.marked(NOT_REPLACED)) if game.table.tally.get(IN_PLAY) else 0


@of_counters
def _waiting(game: Game) -> Mapping[int, Sequence[str]]:
    """The names of the counters for cards that are replaced later, by seat."""
    if NOT_REPLACED not in names_of_counters(game):
        return NOTHING_WAITS
    waiting: dict[int, list[str]] = {}
    for name in game.table.tally:
        if name.startswith(NOT_REPLACED) and name != IN_PLAY:
            waiting.setdefault(int(name.removeprefix(NOT_REPLACED).split()[0]), []).append(name)
    return waiting


def _due(game: Game, seat: int) -> list[str]:
    """Those of a seat's whose time has come."""
    return [name for name in _waiting(game).get(seat, ()) if not _waits(game, name)]


NOTHING_WAITS: Final[Mapping[int, Sequence[str]]] = MappingProxyType({})
NEXT: Final = "+"
"""What the time of a card is called with that was played in such a phase, and waits for the next of them."""


def _waits(game: Game, name: str) -> bool:
    """Whether a counter's time has not come yet."""
    table = game.table
    seat, until, turn = name.removeprefix(NOT_REPLACED).split()
    match until:
        case "combat":
            return table.combat is not None
        case "action":
            return table.action is not None
        case "hand":
            return table.action is not None and bool(table.pile(int(seat), "hand"))
        case "turn":
            return table.turn == int(turn)
        case "diablerie" | "hunts" | "rescue" | "fall" | "discarded":
            return True
        case "phase":
            return table.turn == int(turn) and _keeps(game, int(seat))
        case "unlock":
            return not (table.active == int(seat) and table.turn > int(turn))
    if until.endswith(NEXT):
        return not (table.active == int(seat) and table.phase == until.removesuffix(NEXT) and table.turn > int(turn))
    return not (table.active == int(seat) and table.phase == until)


def _keeps(game: Game, seat: int) -> bool:
    """Whether an effect keeps a Methuselah from replacing cards, or those that she plays."""
    of_methuselah = game.abilities.of_methuselah
    return of_methuselah(game, seat, "cards not replaced") > 0 or (
        of_methuselah(game, seat, "played cards not replaced") > 0
    )


MORE_DRAWN: Final = "one more drawn"
"""The beginning of the counters of the table for the cards for which one more may be drawn as they are replaced, named
as those of cards that are replaced later; ``now`` for those that are replaced at once."""


def draw_more_for(game: Game, seat: int, copy: Copy, minion: Copy | None) -> None:
    """Note that for a card that was just played one more may be drawn when it is replaced: by an effect on the minion
    that has played it (ruling on Learjet)."""
    if minion is None or game.abilities.modifier(game, minion, "draws one more") <= 0:
        return
    until = game.facts(game.card(copy)).replaced or "now"
    if until != "stays":
        _count_more(game, seat, until, 1)
        minions.mark(game, copy, MORE_DRAWN, until)


def _count_more(game: Game, seat: int, until: str, change: int) -> None:
    name = f"{MORE_DRAWN} {seat} {until} {game.table.turn}"
    game.do(m.SetCounter(0, name, game.table.tally.get(name, 0) + change))


def draw_more(game: Game, seat: int) -> Procedure[None]:
    """Cards have been replaced: for those of which that is said one more may be drawn, and one is discarded."""
    if MORE_DRAWN not in names_of_counters(game):
        return
    start = f"{MORE_DRAWN} {seat} "
    for name in [name for name in game.table.tally if name.startswith(start)]:
        if name.split()[-2] != "now" and _waits(game, name.replace(MORE_DRAWN, NOT_REPLACED)):
            continue
        count = game.table.tally.get(name, 0)
        game.do(m.SetCounter(0, name, 0))
        for _ in range(count):
            question = f"{game.seat_name(seat)}: draw one more card, and discard one?"
            if game.table.pile(seat, "library") and (yield from game.confirm(seat, "draw", question, "1.6.1")):
                yield from draw(game, seat, 1)
                yield from discard_down(game, seat, 1)


def replace_later(game: Game, seat: int, copy: Copy, card: Card, by: Copy | None = None) -> None:
    """Note that a card just played is not replaced at once, if it says so (sec. 1.6.1).

    :param by: the minion that has played it where it requires a Discipline.
    """
    until = game.facts(card).replaced
    if not until:
        kept = copy.marks.get("played") in game.passing.action.kept_back
        acts = game.table.action is not None
        if kept or (acts and game.abilities.of_methuselah(game, seat, "cards kept back") > 0):
            count_later(game, seat, "action")
        elif acts and by is not None and game.abilities.modifier(game, by, "Discipline cards kept back") > 0:
            count_later(game, seat, "hand")
        return
    if until == "stays":
        minions.mark(game, copy, NOT_REPLACED, "yes")
        game.do(m.SetCounter(0, IN_PLAY, game.table.tally.get(IN_PLAY, 0) + 1))
        return
    count_later(game, seat, until)


RETURNS: Final = "may return"
"""The beginning of the counters of the table for the cards that may be taken back where they would be replaced:
``may return 2 combat 17 1000005 1000009``, with seat, time, turn, card, and the minion that must be ready or 0."""


def note_return(game: Game, seat: int, copy: Copy, minion: Copy | None, until: str) -> None:
    """A card was played that may be taken back where it would be replaced."""
    returns = game.facts(game.card(copy)).returns
    if returns:
        ready = minion.id if minion is not None and returns == "if ready" else 0
        game.do(m.SetCounter(0, f"{RETURNS} {seat} {until or 'now'} {game.table.turn} {copy.id} {ready}", 1))


def forget_return(game: Game, copy: Copy) -> None:
    """A card was cancelled, what it says of its return too."""
    for name in [name for name in game.table.tally if name.startswith(RETURNS) and f" {copy.id} " in name]:
        game.do(m.SetCounter(0, name, 0))


def take_back(game: Game, seat: int, missing: int) -> Procedure[int]:
    """Cards would be replaced: those that may be taken back from the ash heap instead are, as their player likes.
    Returns how many were."""
    taken = 0
    start = f"{RETURNS} {seat} "
    noted = RETURNS in names_of_counters(game)
    for name in [name for name in game.table.tally if name.startswith(start)] if noted else ():
        until, turn, number, minion = name.removeprefix(start).split()
        if until != "now" and _waits(game, f"{NOT_REPLACED} {seat} {until} {turn}"):
            continue
        game.do(m.SetCounter(0, name, 0))
        copy, by = game.table.copies.get(int(number)), game.table.copies.get(int(minion))
        there = copy is not None and copy.place == Place(seat, "ash heap")
        ready = minion == "0" or (by is not None and minions.is_ready(game, by))
        if copy is None or not there or not ready or taken >= missing:
            continue
        question = f"{game.seat_name(seat)}: take {game.name(copy)} back instead of drawing a card?"
        if (yield from game.confirm(seat, "draw", question, "1.6.1", copy.id)):
            game.say(game.who(seat), " takes back ", game.doing.name(copy), seat=seat)
            game.doing.move_card(copy, Place(seat, "hand"))
            taken += 1
    return taken


def replace_after_all(game: Game, seat: int, copy: Copy, card: Card) -> None:
    """A card that was cancelled as it was played is replaced at once: what it said of that is cancelled with it."""
    until = game.facts(card).replaced
    forget_return(game, copy)
    if until and copy.marks.get(MORE_DRAWN) == until:
        # One more may be drawn for it then, too: it was played.
        _count_more(game, seat, until, -1)
        _count_more(game, seat, "now", 1)
    if until == "stays":
        minions.mark(game, copy, NOT_REPLACED, "")
    elif until:
        count_later(game, seat, until, -1)


def waits_no_more(game: Game, seat: int, card: Card) -> None:
    """An effect ends what a card in play says of when it is replaced: it is, as soon as hands are settled, if it was
    not before."""
    until = game.facts(card).replaced
    starts = f"{NOT_REPLACED} {seat} {until} ", f"{NOT_REPLACED} {seat} {until}{NEXT} "
    name = next((name for name, count in game.table.tally.items() if count and name.startswith(starts)), "")
    if until and name:
        game.do(m.SetCounter(0, name, game.table.tally[name] - 1))


def replace_upon(game: Game, deed: Literal["diablerie", "hunts"]) -> Procedure[None]:
    """What is not replaced until a vampire commits diablerie, or hunts successfully, is replaced now: one has
    (sec. 6.1.2, 6.5.5)."""
    waiting = [name for name in game.table.tally if name.startswith(NOT_REPLACED) and f" {deed} " in name]
    for name in waiting:
        game.do(m.SetCounter(0, name, 0))
    if waiting:
        yield from settle_hands(game)


def no_longer_waits(game: Game, deed: Literal["rescue", "fall", "discarded"]) -> None:
    """What is not replaced until a vampire moves out of torpor, a titled one goes there, or a hand is discarded, is
    replaced as soon as hands are settled: that has happened."""
    if something_waits(game):
        for name in [name for name in game.table.tally if name.startswith(NOT_REPLACED) and f" {deed} " in name]:
            game.do(m.SetCounter(0, name, 0))


def count_later(game: Game, seat: int, until: str, more: int = 1) -> None:
    """Note that one card `more` of a hand is not replaced until then: ``action``, ``combat``, ``unlock`` …; until the
    next such phase where that one is on."""
    if (game.table.active, game.table.phase) == (seat, until) and until != "unlock":
        until += NEXT
    name = f"{NOT_REPLACED} {seat} {until} {game.table.turn}"
    game.do(m.SetCounter(0, name, max(0, game.table.tally.get(name, 0) + more)))


def settle_hand(game: Game, seat: int, grown: int = 0) -> Procedure[None]:
    """Draw up to the hand size, or discard down to it, at once (sec. 1.6.1); by how much the size has just `grown` is
    no replacement of cards.

    In editions in which nothing is replaced in a referendum that comes after it; while a card is being played nothing
    is replaced at all, nor is anything for who has left the game.
    """
    if game.passing.now.being_played or not game.table.seats[seat].playing:
        return
    if game.table.referendum is not None and not game.edition.replaced_in_referendum:
        return
    for name in _due(game, seat):
        game.do(m.SetCounter(0, name, 0))
    missing = hand_size(game, seat) - len(game.table.pile(seat, "hand"))
    if missing > grown and game.abilities.of_methuselah(game, seat, "stands in") > 0:
        # What may be taken back is, as its player likes, before that stands in (ruling on Visit from the Capuchin).
        missing -= yield from take_back(game, seat, missing - grown)
        while missing > grown and game.abilities.of_methuselah(game, seat, "stands in") > 0:
            # Something in play gives way in place of a card that would be replaced: the hand gets smaller.
            yield from game.abilities.happens(game, "replaces", None, seat)
            count_hand_sizes(game)
            missing = hand_size(game, seat) - len(game.table.pile(seat, "hand"))
    plays = game.table.phase != "discard"
    played = game.passing.now.hand_played.pop(seat, 0)
    if missing > grown and _keeps(game, seat):
        # They count against the hand size as long as that is so; what a larger hand lacks is no card that was played,
        # nor is what was discarded (sec. 1.6.1).
        lacks = missing - grown
        kept = lacks if plays and game.abilities.of_methuselah(game, seat, "cards not replaced") > 0 else 0
        if game.abilities.of_methuselah(game, seat, "played cards not replaced") > 0:
            kept = max(kept, min(lacks, played))
        name = f"{NOT_REPLACED} {seat} phase {game.table.turn}"
        game.do(m.SetCounter(0, name, game.table.tally.get(name, 0) + kept))
        missing -= kept
    if missing > 0:
        missing -= yield from take_back(game, seat, missing)
    if missing > 0:
        more = game.abilities.of_methuselah(game, seat, "more replaced")
        if more <= 0:
            yield from _replace(game, seat, missing)
            yield from draw_more(game, seat)
            return
        for _ in range(missing):
            # Each card that is replaced brings more, of which as many are discarded before the next one is.
            yield from _replace(game, seat, 1 + more)
            yield from discard_down(game, seat, more)
        return
    if missing < 0:
        yield from discard_down(game, seat, -missing)


def _replace(game: Game, seat: int, count: int) -> Procedure[None]:
    """Draw cards in place of those that a hand lacks."""
    outer, game.passing.now.replacing = game.passing.now.replacing, True
    yield from draw(game, seat, count)
    game.passing.now.replacing = outer


def discard_down(game: Game, seat: int, count: int) -> Procedure[None]:
    """Discard so many cards of the hand, as its owner chooses."""
    for _ in range(min(count, len(game.table.pile(seat, "hand")))):
        options = [Option("discard", f"Discard {game.name(copy)}", copy.id) for copy in game.pile(seat, "hand")]
        question = f"{game.seat_name(seat)} holds more than {hand_size(game, seat)} cards and discards one."
        option = yield from game.choose(seat, "discard down", question, options, "1.6.1")
        discard(game, seat, game.copy(option.copy))


def draw(game: Game, seat: int, count: int) -> Procedure[int]:
    """Draw cards from the library, or what may be drawn in their place, and tell those whom that concerns
    (sec. 1.6.1); returns how many."""
    drawn = 0
    if game.marked(STORED):
        while drawn < count and (yield from draw_one(game, seat)):
            drawn += 1
    else:
        drawn = game.draw(seat, count)
    if drawn:
        outer, game.passing.now.drawn = game.passing.now.drawn, game.pile(seat, "hand")[-drawn:]
        yield from game.abilities.happens(game, "cards drawn", None, seat)
        game.passing.now.drawn = outer
    return drawn


def discard(game: Game, seat: int, copy: Copy, how: str = "") -> None:
    """Discard a card of the hand, ``" at random"`` or otherwise said (sec. 1.6.1); what is discarded in a discard phase
    is noted until the next one."""
    game.say(game.who(seat), " discards ", game.doing.name(copy), how, seat=seat)
    game.doing.move_card(copy, Place(copy.owner, "ash heap"))
    if game.table.phase == "discard":
        game.do(m.SetCounter(0, f"{DISCARDED}{seat} {copy.id}", 1))


def discarded(game: Game, seat: int) -> list[Copy]:
    """The cards that a Methuselah has discarded in the running discard phase and that lie in an ash heap still."""
    start = f"{DISCARDED}{seat} "
    ids = [int(name.removeprefix(start)) for name in game.table.tally if name.startswith(start)]
    found = [copy for number in ids if (copy := game.table.copies.get(number)) is not None]
    return [copy for copy in found if game.table.region_of(copy).name == "ash heap"]


def forget_discarded(game: Game) -> None:
    """A discard phase begins: what was discarded in the one before counts no more."""
    if DISCARDED in names_of_counters(game):
        for name in [name for name in game.table.tally if name.startswith(DISCARDED)]:
            game.do(m.SetCounter(0, name, 0))


def settle_hands(game: Game) -> Procedure[None]:
    """Every hand has its size again: cards in play change it, and cards that were not replaced are (sec. 1.6.1)."""
    kept, waits = game.kept, False
    stamps, grown = kept.stamps, NOBODY_GROWS
    stands = stamps.standing, stamps.counters
    if kept.plain_hands != stands or game.fight is not None:
        sized, waits = _counted(game)
        if sized or _adding(game) or game.abilities.adds(game, "hand size"):
            grown = count_hand_sizes(game)
        elif not waits:
            kept.plain_hands = stands
    return _settle_each(game, grown, waits=waits) if waits or kept.full_hands != stamps.hands else nothing()


NOBODY_GROWS: Final[Mapping[int, int]] = MappingProxyType({})


@of_counters
def _counted(game: Game) -> tuple[bool, bool]:
    """Whether counters tell that a hand size was changed, or is for a while; and that cards are replaced later."""
    names = names_of_counters(game)
    return "hand size" in names or "smaller hand" in names, NOT_REPLACED in names


def _settle_each(game: Game, grown: Mapping[int, int], *, waits: bool) -> Procedure[None]:
    """Give each hand its size that is of another, or all of them where something `waits` to be replaced; whose turn it
    is goes first (sec. 1.6.1.6)."""
    full = True
    for seat in game.clockwise(game.table.active):
        here = game.table.seats[seat]
        if len(here.piles["hand"]) != here.hand_size or (waits and _keeps_back(game, seat)):
            full = False
            if waits and _holds_as_many(game, seat):
                game.passing.now.hand_played.pop(seat, 0)
                continue
            yield from settle_hand(game, seat, max(0, grown.get(seat, 0)))
            waits = something_waits(game)
    if full and not waits:
        game.kept.full_hands = [*game.kept.stamps.hands]


def _keeps_back(game: Game, seat: int) -> bool:
    """Whether cards of a Methuselah may be replaced later."""
    return seat in _waiting(game) or IN_PLAY in game.table.tally


def _holds_as_many(game: Game, seat: int) -> bool:
    """Whether a hand lacks just what is replaced later, and the time of none of that has come."""
    here, tally, later = game.table.seats[seat], game.table.tally, 0
    for name in _waiting(game).get(seat, ()):
        if not _waits(game, name):
            return False
        later += tally[name]
    return len(here.piles["hand"]) + later + _kept_in_play(game, seat) == here.hand_size


def something_waits(game: Game) -> bool:
    """Whether there are cards that are replaced later, anybody's."""
    return _counted(game)[1]


def count_hand_sizes(game: Game) -> dict[int, int]:
    """Change each Methuselah's hand size by what the cards that she controls add to it now; returns by how much, of
    those whose size has changed."""
    table, grown = game.table, dict[int, int]()
    now: dict[int, int] = {}
    for copy in _adding(game):
        if added := _adds(game, copy):
            now[copy.controller] = now.get(copy.controller, 0) + added
    adds = game.abilities.adds(game, "hand size")
    for seat in game.playing():
        # A counter is never less than nothing: what is added and what is taken off are counted apart.
        more, less = _counters(seat)
        before = table.tally.get(more, 0) - table.tally.get(less, 0)
        after = now.get(seat, 0) + (game.abilities.of_methuselah(game, seat, "hand size") if adds else 0)
        if before != after:
            size = table.seats[seat].hand_size
            game.do(m.SetHandSize(seat, max(0, size + after - before)))
            grown[seat] = table.seats[seat].hand_size - size
            for name, counted in ((more, max(0, after)), (less, max(0, -after))):
                if table.tally.get(name, 0) != counted:
                    game.do(m.SetCounter(0, name, counted))
    return grown


@cache
def _counters(seat: int) -> tuple[str, str]:
    """The counters of the table for what is added to a seat's hand size, and what is taken off."""
    return f"hand size {seat}", f"smaller hand {seat}"


@of_what_stands
def _adding(game: Game) -> list[Copy]:
    """The cards in play that may add to a hand size."""
    adding = _ever_adding(game)
    if not adding and minions.REPRESENTS not in game.ever_borne():
        return []
    return [
        copy
        for copy in game.lying_in_play()
        if (copy.card in adding or minions.REPRESENTS in copy.marks)
        and "played" not in copy.marks
        and minions.facts(game, copy).hand_size
    ]


@of_game
def _ever_adding(game: Game) -> Set[int]:
    """The numbers of the printed cards of the game that may do that."""
    cards = game.catalogue.cards
    there = {copy.card for copy in game.table.copies.values()} & cards.keys()
    return {number for number in there if game.facts(cards[number]).of_hand_size}


def _adds(game: Game, copy: Copy) -> int:
    """What a card adds to its Methuselah's hand size: in torpor, too, but where it says that it must be ready (rulings
    on Nahir, Khin Aye); a trophy once it is on a vampire (sec. 1.6.2)."""
    facts = minions.facts(game, copy)
    added = facts.hand_size
    if not added or copy.marks.get("played") or not copy.face_up:
        return 0
    if minions.is_silent(game, copy) or (facts.trophy and not copy.place.on):
        return 0
    return 0 if facts.hand_size_if_ready and not minions.is_ready(game, copy) else max(0, added)
