"""The terms of a referendum: what its caller names, and how points are allocated (sec. 6.3.2).

What a card asks for is a row of :class:`Ask`; :func:`choose_terms` lets the caller pick, one after the other, from what
is legal. The asks of a card are read of its text (:class:`~vtes_desktop.rules.facts.Terms`), or said by an ability.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from vtes_desktop.cards.terms import CLANS, NAMED_DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.kept import of_game
from vtes_desktop.rules.playing.requirements import has_word
from vtes_desktop.rules.politics.asks import MANY, Ask, Wanted
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.situation import Term
from vtes_desktop.table.table import Copy

MOST: Final = 12
"""How many times something may be named by hand."""
Fitting = dict[Option, Term]
"""What may be named, by the options for it."""


def choose_terms(
    game: Game, seat: int, asks: Sequence[Ask], copy: Copy | None = None, acting: Copy | None = None
) -> Procedure[tuple[Term, ...]]:
    """Let who called a referendum choose its terms, ask by ask; everyone sees them come (sec. 6.3.2).

    What nothing fits is left out. Outside of a referendum the terms are only returned.
    """
    named: list[Term] = []
    for ask in asks:
        fitting = candidates(game, seat, ask, named, acting)
        if ask.points or ask.points_by:
            yield from allocate(game, seat, ask, named, copy, fitting, points_of(game, ask, acting))
        else:
            yield from (name_again if ask.again else name)(game, seat, ask, named, copy, fitting)
    return tuple(named)


def name(game: Game, seat: int, ask: Ask, named: list[Term], copy: Copy | None, fitting: Fitting) -> Procedure[None]:
    """Name as many things as an ask wants, none of them twice."""
    least = (len(fitting) + 1) // 2 if ask.half else ask.least
    here: list[Term] = []
    while len(here) < ask.most:
        left = {option: term for option, term in fitting.items() if term not in here}
        if not left:
            return
        option = yield from _ask(game, seat, copy, named, list(left), may_stop=len(here) >= least)
        if option not in left:
            return
        here.append(left[option])
        named.append(left[option])
        _show(game, named)


def allocate(
    game: Game, seat: int, ask: Ask, named: list[Term], copy: Copy | None, fitting: Fitting, points: int
) -> Procedure[None]:
    """Allocate all points of an ask, one by one, among at least as many as it says (sec. 6.3.2)."""
    before = len(named)
    given: Counter[Option] = Counter()
    for left in range(points, 0, -1):
        missing = min(ask.least, len(fitting)) - len(given)
        open_ = [option for option in fitting if given[option] < ask.each and (option not in given or left > missing)]
        if not open_:
            return
        said = {option: replace(option, text=f"1 of {left} points to {option.text}", amount=1) for option in open_}
        picked = yield from _ask(game, seat, copy, named, list(said.values()), may_stop=False)
        given[next(option for option in open_ if said[option] == picked)] += 1
        named[before:] = [replace(fitting[option], amount=count) for option, count in given.items()]
        _show(game, named)


def name_again(
    game: Game, seat: int, ask: Ask, named: list[Term], copy: Copy | None, fitting: Fitting
) -> Procedure[None]:
    """Name things one by one, any as often as one likes: “Alexis 3, Justin”."""
    before = len(named)
    counts: Counter[Option] = Counter()
    while sum(counts.values()) < ask.most:
        option = yield from _ask(game, seat, copy, named, list(fitting), may_stop=True)
        if option not in fitting:
            return
        counts[option] += 1
        named[before:] = [replace(fitting[each], amount=count if count > 1 else 0) for each, count in counts.items()]
        _show(game, named)


def points_of(game: Game, ask: Ask, acting: Copy | None) -> int:
    """The points that an ask has to allocate now."""
    match ask.points_by:
        case "Methuselahs":
            return len(game.table.playing())
        case "half capacity":
            return (minions.playing_capacity(game, acting) + 1) // 2 if acting is not None else 0
    return ask.points


def _ask(
    game: Game, seat: int, copy: Copy | None, named: list[Term], options: list[Option], *, may_stop: bool
) -> Procedure[Option]:
    about = copy.id if copy is not None else 0
    title = game.name(copy) if copy is not None else "The referendum"
    question = f"{title}: what are the terms? {written(game, named)}".strip()
    done = [Option("pass", "Those are the terms")] if may_stop else []
    return (yield from game.choose(seat, "terms", question, [*options, *done], "6.3.2", about))


def _show(game: Game, named: Sequence[Term]) -> None:
    """Lay what is named so far open for everyone."""
    held = game.table.referendum
    if held is not None:
        game.set_referendum(replace(held, named=tuple(named), terms=written(game, named)))


def written(game: Game, named: Sequence[Term]) -> str:
    """The terms in words: ``Alexis 3, Justin 1``; cards in play by their names."""
    return ", ".join(said(game, term) for term in named)


def said(game: Game, term: Term) -> str:
    """One of the terms in words."""
    if term.kind == "number":
        return str(term.amount)
    what = term.word
    if term.seat >= 0 and not term.copy:
        what = game.seat_name(term.seat)
    elif term.copy in game.table.copies:
        what = game.name(game.copy(term.copy))
    return f"{what} {term.amount}" if term.amount else what


# -- what may be named ----------------------------------------------------------------------------------------------


def candidates(game: Game, seat: int, ask: Ask, named: Sequence[Term] = (), acting: Copy | None = None) -> Fitting:
    """What may be named for an ask now."""
    return {
        option_for(game, term): term
        for wanted in ask.wanted
        for term in _of_kind(game, seat, wanted, acting)
        if not (wanted.new and any((term.seat, term.copy) == (each.seat, each.copy) for each in named))
    }


def option_for(game: Game, term: Term) -> Option:
    """The option to name something."""
    targets, words = (term.copy,) if term.copy else (), said(game, term)
    return Option("term", words, term.copy, targets=targets, seat=term.seat, amount=term.amount, level=term.word)


def _of_kind(game: Game, seat: int, wanted: Wanted, acting: Copy | None) -> Iterator[Term]:
    match wanted.kind:
        case "Methuselah":
            seats = game.table.seats
            for other in game.clockwise(seat):
                richer = not wanted.richer or seats[other].pool > seats[seat].pool
                if richer and (other != seat or not wanted.others):
                    yield Term("Methuselah", seat=other)
        case "clan":
            yield from (Term("clan", word=clan) for clan in CLANS)
        case "Discipline":
            yield from (Term("Discipline", word=word) for word in NAMED_DISCIPLINES.values())
        case "title":
            yield from (Term("title", word=title) for title in minions.SECTS_OF_TITLES)
        case "city":
            yield from (Term("city", word=city) for city in cities(game))
        case "number":
            first, last = wanted.numbers
            yield from (Term("number", amount=number) for number in range(first, last + 1))
        case _:
            yield from _cards(game, seat, wanted, acting)


def _cards(game: Game, seat: int, wanted: Wanted, acting: Copy | None) -> Iterator[Term]:
    for other in game.clockwise(seat):
        if not is_of(game, seat, other, wanted):
            continue
        for copy in game.controlled(other):
            if copy.face_up and not copy.marks.get("played") and fits(game, copy, wanted, acting):
                yield Term(wanted.kind, other, copy.id)


def is_of(game: Game, seat: int, other: int, wanted: Wanted) -> bool:
    """Whether something of another's may be named by whose it must be."""
    whose = {"you": other == seat, "others": other != seat, "prey": other == game.table.prey(seat)}
    return whose.get(wanted.of, True)


def fits(game: Game, copy: Copy, wanted: Wanted, acting: Copy | None) -> bool:
    """Whether a card in play is what is wanted."""
    match wanted.kind:
        case "equipment":
            return minions.is_equipment(game, copy)
        case "retainer":
            return "Retainer" in game.card(copy).types
        case "location":
            return minions.facts(game, copy).location
        case "card":
            return not minions.is_minion(game, copy)
        case "vampire" if not minions.is_vampire(game, copy):
            return False
        case "ally" if not minions.is_ally(game, copy):
            return False
    return minions.is_minion(game, copy) and not copy.place.on and _is_such(game, copy, wanted, acting)


def _is_such(game: Game, copy: Copy, wanted: Wanted, acting: Copy | None) -> bool:
    """Whether a minion meets the rest."""
    if (wanted.ready and not minions.is_ready(game, copy)) or (wanted.torpor and not minions.in_torpor(game, copy)):
        return False
    if (wanted.unlocked and copy.locked) or (wanted.others and copy is acting):
        return False
    if not all(is_a(game, copy, word) for word in wanted.be):
        return False
    if not minions.is_vampire(game, copy):
        return not wanted.age and wanted.capacity == (0, MANY)
    capacity = minions.capacity(game, copy)
    if not wanted.capacity[0] <= capacity <= wanted.capacity[1]:
        return False
    if acting is None:
        return True
    of = minions.clan if wanted.same == "clan" else minions.sect
    if wanted.same and of(game, copy) != of(game, acting):
        return False
    if not wanted.age:
        return True
    than = minions.playing_capacity(game, acting)
    return capacity < than if wanted.age == "younger" else capacity > than


def is_a(game: Game, copy: Copy, word: str) -> bool:
    """Whether a minion is of a clan, or what a requirement's word says."""
    return minions.clan(game, copy) == word if word in CLANS else has_word(game, copy, word)


@of_game
def cities(game: Game) -> list[str]:
    """The cities of which somebody may be prince, archbishop or baron: those of all titles that cards have."""
    titled = (card for card in game.catalogue.cards.values() if card.title in minions.TITLES_OF_CITIES)
    return sorted({card.title_of for card in titled if card.title_of})


def terms_of_card(game: Game, seat: int, copy: Copy, acting: Copy | None = None) -> Procedure[tuple[Term, ...]]:
    """Let who called a referendum by a card choose its terms, as its text says; what is not read she names by hand, one
    thing as often as she likes (“Alexis 3”)."""
    terms = game.reader.terms(game.card(copy), copy.marks.get("level", ""))
    asks = (*terms.asks, Ask(terms.by_hand, 0, MOST, again=True)) if terms.by_hand else terms.asks
    return (yield from choose_terms(game, seat, asks, copy, acting))


def terms_by_hand(game: Game, seat: int, card: Copy) -> Procedure[str]:
    """The terms of a card's referendum, in words; empty for none (sec. 6.3.2)."""
    held = game.table.referendum
    acting = game.table.copies.get(held.minion) if held is not None and held.minion else None
    return written(game, (yield from terms_of_card(game, seat, card, acting)))
