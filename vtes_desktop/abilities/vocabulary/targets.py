"""Which cards are meant: what card text says of those that may be chosen, or that a standing modifier counts for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from typing import Final, Literal

from msgspec import Struct

from vtes_desktop.abilities.vocabulary import nouns
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.terms import NAMED_DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import BURNED_UNDER, Game
from vtes_desktop.rules.imbued.imbued import is_monster
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.playing.limits import is_called, why_not_on
from vtes_desktop.rules.playing.printed import WHATEVER
from vtes_desktop.rules.playing.requirements import SECTS, cost_in_play, has_word, is_beyond, of_one_circle, required
from vtes_desktop.rules.politics.referendum import casts_nothing
from vtes_desktop.rules.turn.influence import ENTERED
from vtes_desktop.rules.turn.since import since_last_turn
from vtes_desktop.table.table import Copy

ON_MINIONS = frozenset(
    {
        "equipment", "weapon", "retainer", "location", "card", "conviction", "discipline master", "hunting ground",
        "non-derivative hunting ground",
    }
)  # fmt: skip
"""Kinds of cards that are looked for on minions too."""
MINION_CARDS = frozenset(
    {"Action", "Action Modifier", "Ally", "Combat", "Equipment", "Political Action", "Power", "Reaction", "Retainer"}
)
"""The types of cards that minions play: the ``minion card`` of card text (sec. 1.6.3)."""


class Which(Struct, frozen=True, omit_defaults=True):
    """Which cards are meant; all that is said of them must be so."""

    kind: str = "minion"
    """``minion``, ``vampire``, ``ally``, ``equipment``, ``weapon``, ``retainer``, ``location``, ``hunting ground``,
    ``non-derivative hunting ground``, ``card``, or a type of library cards in lower case: ``master``,
    ``political action``; several with ``|`` between."""
    where: tuple[str, ...] = ("ready",)
    """The regions; a card on another lies where that lies."""
    whose: Whose = "any"
    """Who controls them."""
    on: str = ""
    """On which card they must be, as :meth:`Here.copies` names it."""
    this: bool = False
    """The card itself."""
    own: bool = False
    """The card itself, where that is a minion, or the minion that it is on."""
    bearer: bool = False
    """The minion that the card lies on."""
    other: bool = False
    """Not the card itself, nor the minion that plays or bears it."""
    locked: bool | None = None
    age: Literal["", "younger", "older"] = ""
    """Than this vampire: by capacity."""
    can_have: bool = False
    """Whether it must be able to get the card that is played: one can have only so many of it."""
    gets: str = ""
    """By which name what it must be able to get, and not bear already, was chosen."""
    holds: str = ""
    """By which name what it must bear was chosen."""
    without: str = ""
    """The code of a Discipline that they must not have at any level; in upper case, at superior."""
    corruption: int = 0
    """How many of your corruption counters must be on it."""
    counter: str = ""
    """A kind of counters of which there must be any on it."""
    corrupted: bool = False
    """Whether there must be corruption counters on it, anybody's."""
    alternatives: tuple[Which, ...] = ()
    """What will do as well."""
    weaker: bool = False
    """Whether it must be an ally or a younger vampire."""
    least: int = 0
    """Of the capacity."""
    most: int = 0
    """Of the capacity; 0 for no limit."""
    words: tuple[str, ...] = ()
    """What they must be, each: a sect, a title, ``titled``, ``infernal`` … in the words of requirements, with ``non-``
    before what they must not be."""
    any_word: tuple[str, ...] = ()
    """What they must be, one of these."""
    clans: tuple[str, ...] = ()
    not_clans: tuple[str, ...] = ()
    """Clans of which they must not be."""
    clan_named: str = ""
    """What they are of: the clan that was named by this name."""
    titled: bool = False
    name: str = ""
    """The card's name."""
    discipline: str = ""
    """The code of one that they must have; in upper case at superior."""
    blood: Literal["", "some", "none", "little"] = ""
    """Whether there must be any on it, none, or 1 at most."""
    unmarked: str = ""
    """A mark that must not be on them."""
    mark: str = ""
    """A mark that must be on them."""
    chosen: str = ""
    """What they must be among: what was chosen by this name."""
    younger_than: str = ""
    """What was chosen by this name: they must be younger vampires."""
    clan_of: str = ""
    """What was chosen by this name: they must be of the same clan."""
    sect_of: str = ""
    """What was chosen by this name, or a word speaks of: they must be of the same sect."""
    wounded: bool = False
    """Whether an ally must have fewer life than it started with."""
    unfilled: bool = False
    """Whether it must be a vampire with less blood than its capacity."""
    since: str = ""
    """A mark with the number of a turn that must be on it, of one after your last turn: your own current one counts."""
    under_others: bool = False
    """Of what was burned: whether another Methuselah must have controlled it then."""
    requires: str = ""
    """A word that must be among the card's requirements: ``anarch``, a clan; or one of several with ``|`` between;
    ``any clan`` for one of these; with ``non-`` before the one that must not be."""
    apart: str = ""
    """The name of what was chosen already: it can't be that."""
    on_fight: bool = False
    """Whether they must be fighting the minion that the card is or is on."""
    unique: bool | None = None
    """Whether it must be unique, or must not (sec. 4.1)."""
    entered: Literal["", "yours", "others"] = ""
    """Whether it must have entered your ready region in your last influence phase, or the ready region in that of
    another, which is since your last turn."""
    oldest: bool = False
    """Whether only those of the highest capacity are meant, of all of the kind that one Methuselah controls."""
    needs: str = ""
    """The code of a Discipline that the card must require."""
    cast: Literal["", "in", "for", "against"] = ""
    """Whether it must have cast votes or ballots in the referendum being held, or some for that, or against it."""
    votes: bool = False
    """Whether it must not abstain from the referendum being held."""
    cost_at_most: int | None = None
    """What it may cost at the most by its card, in pool or blood."""
    attached: bool = False
    """Whether it must lie on another card."""
    elsewhere: bool = False
    """Whether that must not be this minion."""
    on_whose: Whose = "any"
    """Who must control the card that it lies on, whoever controls it."""
    on_vampire: bool = False
    """Whether it must lie on a vampire."""
    by_others: bool = False
    """Whether another Methuselah must have played it: hers still, or what came to you with a minion."""
    melee: bool | None = None
    """Whether it must be a melee weapon, or must not."""
    location: bool | None = None
    """Whether it must be a location, or must not."""
    called: str = ""
    """A word at the beginning of its text, or its name: ``condemnation``."""
    circle: bool = False
    """Whether it must be a Blood Brother of this minion's circle (sec. 11)."""
    within: str = ""
    """The counters of the card: it must have no more blood than there are of them."""
    below_named: str = ""
    """The name of a Discipline that was named: it must not have that at superior; while none was named yet, one that
    this minion has at superior."""
    not_older: bool | int = False
    """Whether it must be a vampire no older than this one, or of no more than so many times its capacity."""
    smaller_than: str = ""
    """The counters of the card, or ``x`` for the X of its cost: its capacity must be lower than that."""
    movable: bool = False
    """Whether nothing may keep it in torpor (sec. 6.5)."""
    huntable: bool = False
    """Whether a blood hunt can be called on it (sec. 6.5.6)."""
    may_block: bool = False
    """Whether it could attempt to block now, once it is unlocked, or does already (sec. 6.2.2)."""

    def aloud(self, *, many: bool = False) -> str:
        """The cards that are meant as a noun phrase: what they are, where they lie and whose they are.

        >>> Which("vampire", whose="you").aloud()
        'a ready vampire that you control'
        >>> Which("ally", ("ready", "torpor"), words=("zombie",)).aloud(many=True)
        'allies (ready or in torpor) that are zombie, whoever controls them'
        """
        return nouns.phrase(self, many=many, lying=True)

    def kind_aloud(self, *, many: bool = False) -> str:
        """What they are, wherever they lie and whoever controls them.

        >>> Which("vampire", discipline="AUS").kind_aloud()
        'a vampire that has superior Auspex'
        """
        return nouns.phrase(self, many=many, lying=False)


def fits(here: Here, which: Which, copy: Copy) -> bool:
    """Whether a card is one of those that are meant, wherever it lies and whoever controls it."""
    _, kinds, _, told = _TOLD.get(id(which)) or _tell(which)
    for each in which.alternatives:
        if fits(here, each, copy):
            return True
    for kind in kinds:
        if is_kind(here, kind, copy):
            break
    else:
        return False
    for is_so in told:  # noqa: SIM110 – asked of every card at every choice
        if not is_so(here, which, copy):
            return False
    return True


Told = Callable[[Here, Which, Copy], bool]
"""Whether what a field says of the cards that are meant is so of one."""
_TOLD: Final[dict[int, tuple[Which, Sequence[str], bool, Sequence[Told]]]] = {}
"""Of each :class:`Which` that was asked for, by where it lies in memory: its kinds, whether it is looked for on minions
too, and what it says beyond its kind and place."""
_MOST_TOLD: Final = 8192


def _tell(which: Which) -> tuple[Which, Sequence[str], bool, Sequence[Told]]:
    """What a :class:`Which` says, each once; found once for each that there is."""
    if len(_TOLD) >= _MOST_TOLD:
        _TOLD.clear()
    told = tuple(dict.fromkeys(is_so for name, is_so in _SAYS.items() if getattr(which, name) != getattr(_ANY, name)))
    kinds = which.kind.split("|")
    on_minions = any(not ON_MINIONS.isdisjoint(each.kind.split("|")) for each in (which, *which.alternatives))
    known = _TOLD[id(which)] = which, kinds, on_minions, told
    return known


def _is_below_named(here: Here, which: Which, copy: Copy) -> bool:
    """Whether a vampire lacks the superior level of the Discipline that was named, or could be by the minion."""
    named, has = here.words.get(which.below_named, ""), minions.disciplines(here.game, copy)
    if named or here.minion is None:
        return has.get(named, 0) != 2
    return any(
        level == 2 and has.get(code, 0) != 2 for code, level in minions.disciplines(here.game, here.minion).items()
    )


def _is_played_by_as(here: Here, what: tuple[str, ...], copy: Copy) -> bool:
    """Whether a card is just being played that requires one of these clans, sects or titles, and the minion is yours
    and plays it as though it were that: it is treated so for all that the card does as it is played (ruling on Vlad
    Tepes)."""
    source = here.source
    if copy.kind != "crypt" or copy.controller != here.seat:
        return False
    if not source.marks.get("played") and source.place.region != "hand":
        return False
    printed = here.game.card(source)
    required = {*what} & {*printed.clans, *printed.requirement}
    plays_as = minions.facts(here.game, copy).plays_as if required else frozenset()
    return bool(required & plays_as) or (WHATEVER in plays_as and bool(required & {*printed.clans, *SECTS}))


def _is_alike(of: Callable[[Game, Copy], str], here: Here, who: str, copy: Copy) -> bool:
    """Whether what is said of a card is so of one of those that a word speaks of, too: its clan, its sect."""
    mine = of(here.game, copy)
    return any(of(here.game, each) == mine for each in here.copies(who))


def _has_blood(_: Here, which: Which, copy: Copy) -> bool:
    """Whether there is so much blood on it: some, none, or 1 at most."""
    return copy.blood > 0 if which.blood == "some" else copy.blood <= (1 if which.blood == "little" else 0)


def _has_requirement(here: Here, which: Which, copy: Copy) -> bool:
    card = here.game.card(copy)
    return bool(card.clans) if which.requires == "any clan" else _requires(card, which.requires)


def _costs_no_more(here: Here, which: Which, copy: Copy) -> bool:
    costs = (cost_in_play(here.game, copy, currency) for currency in ("pool", "blood"))
    return max(costs) <= (which.cost_at_most or 0)


def _is_smaller(here: Here, which: Which, copy: Copy) -> bool:
    source = here.source
    there = source.blood if which.smaller_than == "blood" else source.counters.get(which.smaller_than, 0)
    if which.smaller_than == "x":
        # Before it is chosen anybody will do.
        there = here.numbers.get("x", 1000)
    return size_of(here, copy) < there


def _requires(printed: Card, words: str) -> bool:
    """Whether a card requires one of several words, or not the one with ``non-`` before it."""
    asked = required((*printed.requirement, *printed.clans))
    return words[4:] not in asked if words.startswith("non-") else bool(asked.intersection(words.split("|")))


def _is_on_vampire(here: Here, copy: Copy) -> bool:
    bearer = here.game.table.copies.get(copy.place.on)
    return bearer is not None and minions.is_vampire(here.game, bearer)


def _has_voted(here: Here, which: Which, copy: Copy) -> bool:
    call = here.game.table.referendum
    return call is not None and any(vote.copy == copy.id and which.cast in ("in", vote.side) for vote in call.cast)


def _is_younger_than_mine(here: Here, copy: Copy) -> bool:
    game, mine = here.game, here.minion
    return mine is not None and minions.is_vampire(game, copy) and size_of(here, copy) < size_of(here, mine)


def size_of(here: Here, copy: Copy) -> int:
    """A capacity as it counts for the card whose words are said; an ally's, where it plays that as a vampire. A crypt
    card is none that was played."""
    game, source = here.game, here.source
    if not minions.is_vampire(game, copy):
        return minions.playing_capacity(game, copy)
    return minions.capacity_for(game, copy, copy.controller if source.kind == "crypt" else source.controller)


def _has_discipline(here: Here, code: str, copy: Copy) -> bool:
    return minions.disciplines(here.game, copy).get(code.lower(), 0) >= (2 if code.isupper() else 1)


def _has_size(here: Here, which: Which, copy: Copy) -> bool:
    game = here.game
    if not minions.is_vampire(game, copy):
        return False
    size = size_of(here, copy)
    if which.age:
        mine = size_of(here, here.minion) if here.minion is not None else 0
        if size >= mine if which.age == "younger" else size <= mine:
            return False
    return size >= which.least and (not which.most or size <= which.most)


_ANY: Final = Which()
_SAYS: Final[dict[str, Told]] = {
    "unmarked": lambda _, which, copy: which.unmarked not in copy.marks,
    "mark": lambda _, which, copy: which.mark in copy.marks,
    "younger_than": lambda here, which, copy: any(
        size_of(here, copy) < size_of(here, each) for each in here.copies(which.younger_than)
    ),
    "chosen": lambda here, which, copy: copy in here.copies(which.chosen),
    "apart": lambda here, which, copy: copy not in here.copies(which.apart),
    "on_fight": lambda here, _, copy: copy in here.copies("opponent"),
    "bearer": lambda here, _, copy: copy.id == here.source.place.on,
    "entered": lambda here, which, copy: (
        ENTERED in copy.marks and (copy.marks[ENTERED] == str(here.seat)) == (which.entered == "yours")
    ),
    "unique": lambda here, which, copy: minions.is_unique(here.game, copy) == which.unique,
    "own": lambda here, _, copy: copy is here.minion,
    "this": lambda here, _, copy: copy is here.source,
    "other": lambda here, _, copy: copy is not here.minion and copy is not here.source,
    "on": lambda here, which, copy: copy.place.on in [each.id for each in here.copies(which.on)],
    # Who takes the action that is announced is locked by that.
    "locked": lambda here, which, copy: (
        copy.locked == which.locked and (copy.locked or not here.acts or copy is not here.minion)
    ),
    "name": lambda here, which, copy: here.game.card(copy).name == which.name,
    "clans": lambda here, which, copy: (
        minions.clan(here.game, copy) in which.clans or _is_played_by_as(here, which.clans, copy)
    ),
    "not_clans": lambda here, which, copy: minions.clan(here.game, copy) not in which.not_clans,
    "clan_named": lambda here, which, copy: minions.clan(here.game, copy) == here.words.get(which.clan_named),
    "titled": lambda here, _, copy: bool(minions.title(here.game, copy)),
    "blood": _has_blood,
    "melee": lambda here, which, copy: minions.facts(here.game, copy).melee == which.melee,
    "attached": lambda _, __, copy: bool(copy.place.on),
    "elsewhere": lambda here, _, copy: here.minion is None or copy.place.on != here.minion.id,
    "on_whose": lambda here, which, copy: (
        bool(copy.place.on) and here.game.table.root(copy).controller in here.methuselahs(which.on_whose)
    ),
    "on_vampire": lambda here, _, copy: _is_on_vampire(here, copy),
    "by_others": lambda here, _, copy: (copy.controller, copy.owner) != (here.seat, here.seat),
    "cost_at_most": _costs_no_more,
    "location": lambda here, which, copy: minions.facts(here.game, copy).location == which.location,
    "called": lambda here, which, copy: is_called(here.game, here.game.card(copy), which.called),
    "circle": lambda here, _, copy: here.minion is not None and of_one_circle(here.game, here.minion, copy),
    "within": lambda here, which, copy: copy.blood <= here.source.counters.get(which.within, 0),
    "smaller_than": _is_smaller,
    "below_named": _is_below_named,
    "not_older": lambda here, which, copy: (
        here.minion is not None and size_of(here, copy) <= which.not_older * size_of(here, here.minion)
    ),
    "movable": lambda here, _, copy: not minions.is_held(here.game, copy),
    "huntable": lambda here, _, copy: not minions.is_spared_blood_hunt(here.game, copy),
    "may_block": lambda here, _, copy: blocks.may_begin(here.game, copy),
    "clan_of": lambda here, which, copy: _is_alike(minions.clan, here, which.clan_of, copy),
    "sect_of": lambda here, which, copy: _is_alike(minions.sect, here, which.sect_of, copy),
    "wounded": lambda here, _, copy: copy.blood < minions.starting_life(here.game, copy),
    "unfilled": lambda here, _, copy: (
        minions.is_vampire(here.game, copy) and copy.blood < minions.capacity(here.game, copy)
    ),
    "under_others": lambda here, _, copy: int(copy.marks.get(BURNED_UNDER, copy.owner)) != here.seat,
    "since": lambda here, which, copy: since_last_turn(here.game.table, int(copy.marks.get(which.since, 0))),
    "requires": _has_requirement,
    "needs": lambda here, which, copy: any(
        each.code in NAMED_DISCIPLINES if which.needs == "any" else each.code == which.needs
        for each in here.game.card(copy).disciplines
    ),
    "words": lambda here, which, copy: all(
        has_word(here.game, copy, word) or _is_played_by_as(here, (word,), copy) for word in which.words
    ),
    "any_word": lambda here, which, copy: any(has_word(here.game, copy, word) for word in which.any_word),
    "can_have": lambda here, _, copy: not why_not_on(here.game, copy, here.game.card(here.source)),
    "gets": lambda here, which, copy: all(
        each.place.on != copy.id and not why_not_on(here.game, copy, here.game.card(each))
        for each in here.copies(which.gets)
    ),
    "holds": lambda here, which, copy: any(each.place.on == copy.id for each in here.copies(which.holds)),
    "cast": _has_voted,
    "votes": lambda here, _, copy: not casts_nothing(here.game, copy),
    "without": lambda here, which, copy: not any(_has_discipline(here, code, copy) for code in which.without.split()),
    "corruption": lambda here, which, copy: copy.counters.get(f"corruption {here.seat}", 0) >= which.corruption,
    "counter": lambda _, which, copy: bool(copy.counters.get(which.counter)),
    "corrupted": lambda _, __, copy: any(name.startswith("corruption ") for name in copy.counters),
    "weaker": lambda here, _, copy: minions.is_ally(here.game, copy) or _is_younger_than_mine(here, copy),
    "discipline": lambda here, which, copy: _has_discipline(here, which.discipline, copy),
    "age": _has_size,
    "least": _has_size,
    "most": _has_size,
}
"""What each field of :class:`Which` asks for where it says anything, in the order in which it is asked."""


def may_target(here: Here, copy: Copy) -> bool:
    """Whether a card may be the target of what is announced: some minions can't be that of others' actions, and some
    targets cost more than there is."""
    announced = here.words.get("announced", "")
    if (here.too_dear is not None and here.too_dear(copy)) or minions.is_calm(here.game, copy, here.source, announced):
        return False
    if _is_spared_masters(here, copy) or (here.takes and not _may_get(here, copy)):
        return False
    here.game.passing.now.announcing = announced.lower()
    if minions.is_warded(here.game, copy, here.game.card(here.source)):
        return False
    if not here.acts or copy.controller == here.seat:
        return True
    card, played = here.game.card(here.source), here.source.place.region == "hand"
    beyond = here.minion is not None and is_beyond(
        here.game, here.minion, copy, card, played=played, level=announced, cost=here.cost
    )
    return not beyond and not minions.is_protected(here.game, copy, here.minion)


def _may_get(here: Here, copy: Copy) -> bool:
    """Whether the minion can have a card, where it is one that would move to it from another minion."""
    game = here.game
    if here.minion is None or not minions.is_movable(game, copy):
        return True
    return not why_not_on(game, here.minion, game.card(copy))


def is_meant(here: Here, which: Which, copy: Copy) -> bool:
    """Whether a card is one of those that are meant, and controlled by whom it must be."""
    return fits(here, which, copy) and copy.controller in here.methuselahs(which.whose)


def _is_spared_masters(here: Here, copy: Copy) -> bool:
    """Whether a minion can't be the target of a master card, which another Methuselah plays."""
    game = here.game
    if copy.controller == here.seat or not game.abilities.alters(game, "no masters of others"):
        return False
    played = here.source.place.region not in ("ready", "torpor", "in play") and not here.source.place.on
    return (
        played
        and "Master" in game.card(here.source).types
        and game.abilities.modifier(game, copy, "no masters of others") > 0
    )


def _was(here: Here, copy: Copy) -> str:
    """What kind of minion an effect had made of the card that was burned just now; nothing of any other card."""
    was = here.game.passing.now.was.get(copy.id, "")
    told = was and copy.place.region in ("ash heap", "removed") and copy in here.chosen.get("it", ())
    return was if told else ""


def is_kind(here: Here, kind: str, copy: Copy) -> bool:
    """Whether a card is of a kind (see :attr:`Which.kind`)."""
    game = here.game
    marks = copy.marks
    if "type" in marks and marks["type"] == "card" and kind not in ("card", "library card"):
        return False
    match kind:
        case "card":
            return True
        case "library card":
            return copy.kind == "library"
        case "crypt card":
            return copy.kind == "crypt"
        case "minion":
            return minions.is_minion(game, copy) or bool(_was(here, copy))
        case "vampire":
            was = _was(here, copy)
            return was == "vampire" if was else minions.is_vampire(game, copy)
        case "monster":
            return is_monster(game, copy)
        case "ally":
            was = _was(here, copy)
            return was == "ally" if was else minions.is_ally(game, copy)
        case "imbued":
            return minions.is_imbued(game, copy)
        case "equipment" if game.table.region_of(copy).in_play:
            # A location that is equipment in the hand is none in play.
            return minions.is_equipment(game, copy)
        case "weapon":
            return minions.facts(game, copy).weapon is not None
        case "minion card":
            return bool(MINION_CARDS & set(game.card(copy).types))
        case "location":
            return minions.facts(game, copy).location
        case "discipline master":
            return minions.facts(game, copy).discipline
        case "master location":
            # Not what becomes a location only when it is played (ruling on Danylo).
            return minions.facts(game, copy).location and "Master" in game.card(copy).types
        case "hunting ground":
            return game.facts(game.card(copy)).hunting_ground
        case "non-derivative hunting ground":
            facts = game.facts(game.card(copy))
            return facts.hunting_ground and not facts.derivative
    return kind in [each.lower() for each in game.card(copy).types]


def found(here: Here, which: Which) -> list[Copy]:
    """The cards that are meant, those of the Methuselahs clockwise from you. What lies face down is only found among
    one's own."""
    result: list[Copy] = []
    for seat in here.methuselahs(which.whose):
        mine = [*_found_of(here, which, seat)]
        if which.oldest and mine:
            most = max(size_of(here, copy) for copy in mine)
            mine = [copy for copy in mine if size_of(here, copy) == most]
        result += mine
    return result


def any_found(here: Here, which: Which) -> bool:
    """Whether there is any card that is meant."""
    return any(True for seat in here.methuselahs(which.whose) for _ in _found_of(here, which, seat))


@cache
def _beside(where: tuple[str, ...]) -> tuple[str, ...]:
    """The region to be looked through besides by a card that asks for what is in play, ready or not: a minion that
    can't act yet is in play though it lies in the uncontrolled region (sec. 6.1.5)."""
    return ("uncontrolled",) if {*where} >= {"ready", "torpor"} and "uncontrolled" not in where else ()


def _found_of(here: Here, which: Which, seat: int) -> Iterator[Copy]:
    """Those that one Methuselah controls, the oldest of them or not. What lies on a card of another may be hers."""
    game = here.game
    table = game.table
    copies = table.copies
    _, _, deep, _ = _TOLD.get(id(which)) or _tell(which)
    beside = _beside(which.where)
    bearers = game.clockwise(seat) if deep else (seat,)
    for region, bearer in product((*which.where, *beside), bearers):
        for number in table.pile(bearer, region):
            root = copies[number]
            if (bearer != seat and not root.attached) or (region in beside and not (root.marks and game.in_play(root))):
                continue
            for copy in table.with_attached(root) if deep and root.attached else (root,):
                if copy.controller != seat:
                    continue
                # What lies face down on another card is out of play.
                seen = copy.face_up or (copy.owner == here.seat and not copy.place.on)
                if copy is not root and copy.kind == "crypt" and minions.is_merged(copies[copy.place.on]):
                    # It has become one with the card on it (sec. 1.5).
                    continue
                if seen and "played" not in copy.marks and fits(here, which, copy) and may_target(here, copy):
                    yield copy
