"""Which cards are meant: what card text says of those that may be chosen, or that a standing modifier counts for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from vtes_desktop.abilities.vocabulary import nouns
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.imbued.imbued import is_monster
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.playing.limits import is_called, why_not_on
from vtes_desktop.rules.playing.requirements import cost_of, has_word, of_one_circle
from vtes_desktop.rules.turn.influence import ENTERED
from vtes_desktop.rules.turn.since import since_last_turn
from vtes_desktop.table.table import Copy

ON_MINIONS = frozenset({"equipment", "weapon", "retainer", "location", "card", "conviction", "discipline master"})
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
    requires: str = ""
    """A word that must be among the card's requirements: ``anarch``, a clan; or one of several with ``|`` between;
    ``any clan`` for one of these; with ``non-`` before the one that must not be."""
    apart: str = ""
    """The name of what was chosen already: it can't be that."""
    on_fight: bool = False
    """Whether they must be fighting the minion that the card is or is on."""
    unique: bool | None = None
    """Whether it must be unique, or must not (sec. 4.1)."""
    entered: bool = False
    """Whether it must have entered your ready region in your last influence phase."""
    newcomer: bool = False
    """Whether it must have entered the ready region in the last influence phase of another, that is since your last
    turn."""
    oldest: bool = False
    """Whether only those of the highest capacity are meant, of all of the kind that one Methuselah controls."""
    needs: str = ""
    """The code of a Discipline that the card must require."""
    voted: bool = False
    """Whether it must have cast votes or ballots in the referendum being held."""
    cast: Literal["", "for", "against"] = ""
    """Whether it must have cast some for that, or against it."""
    cost_at_most: int | None = None
    """What it may cost at the most by its card, in pool or blood."""
    attached: bool = False
    """Whether it must lie on another card."""
    elsewhere: bool = False
    """Whether that must not be this minion."""
    on_yours: bool = False
    """Whether it must lie on a card that you control, whoever controls it."""
    on_vampire: bool = False
    """Whether it must lie on a vampire."""
    not_yours: bool = False
    """Whether another Methuselah must control it, wherever it lies."""
    melee: bool = False
    """Whether it must be a melee weapon."""
    not_melee: bool = False
    """Whether it must be no melee weapon."""
    location: bool | None = None
    """Whether it must be a location, or must not."""
    called: str = ""
    """A word at the beginning of its text, or its name: ``condemnation``."""
    circle: bool = False
    """Whether it must be a Blood Brother of this minion's circle (sec. 11)."""
    within: str = ""
    """The counters of the card: it must have no more blood than there are of them."""
    below_named: str = ""
    """The name of a Discipline that was named: it must not have that at superior."""
    not_older: bool = False
    """Whether it must be a vampire no older than this one."""
    smaller_than: str = ""
    """The counters of the card, or ``x`` for the X of its cost: its capacity must be lower than that."""
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
    game = here.game
    if which.alternatives and any(fits(here, each, copy) for each in which.alternatives):
        return True
    if "|" not in which.kind:
        if not is_kind(here, which.kind, copy):
            return False
    elif not any(is_kind(here, kind, copy) for kind in which.kind.split("|")):
        return False
    if (which.unmarked and which.unmarked in copy.marks) or (which.mark and which.mark not in copy.marks):
        return False
    if which.younger_than and not any(_is_younger_than(here, copy, each) for each in here.copies(which.younger_than)):
        return False
    if which.chosen and copy not in here.copies(which.chosen):
        return False
    if which.apart and copy in here.copies(which.apart):
        return False
    if which.on_fight and copy not in here.copies("opponent"):
        return False
    if which.bearer and copy.id != here.source.place.on:
        return False
    if which.entered and copy.marks.get(ENTERED) != str(here.seat):
        return False
    if which.newcomer and copy.marks.get(ENTERED, str(here.seat)) == str(here.seat):
        return False
    if which.unique is not None and minions.is_unique(game, copy) != which.unique:
        return False
    if which.own and copy is not here.minion:
        return False
    if which.this and copy is not here.source:
        return False
    if which.other and (copy is here.minion or copy is here.source):
        return False
    if which.on and copy.place.on not in [each.id for each in here.copies(which.on)]:
        return False
    if which.locked is not None and copy.locked != which.locked:
        return False
    if which.name and game.card(copy).name != which.name:
        return False
    if which.clans and minions.clan(game, copy) not in which.clans:
        return False
    if which.not_clans and minions.clan(game, copy) in which.not_clans:
        return False
    if which.clan_named and minions.clan(game, copy) != here.words.get(which.clan_named):
        return False
    if which.titled and not minions.title(game, copy):
        return False
    if (which.blood == "some" and not copy.blood) or (which.blood == "none" and copy.blood):
        return False
    if (which.blood == "little" and copy.blood > 1) or not _is_so(here, which, copy):
        return False
    if which.clan_of and not any(
        minions.clan(game, each) == minions.clan(game, copy) for each in here.copies(which.clan_of)
    ):
        return False
    if which.sect_of and not any(
        minions.sect(game, each) == minions.sect(game, copy) for each in here.copies(which.sect_of)
    ):
        return False
    if which.wounded and copy.blood >= minions.starting_life(game, copy):
        return False
    if which.unfilled and not (minions.is_vampire(game, copy) and copy.blood < minions.capacity(game, copy)):
        return False
    if which.since and not since_last_turn(game.table, int(copy.marks.get(which.since, 0))):
        return False
    if which.requires == "any clan":
        if not game.card(copy).clans:
            return False
    elif which.requires and not _requires(game.card(copy), which.requires):
        return False
    if which.needs and not any(which.needs in ("any", each.code.lower()) for each in game.card(copy).disciplines):
        return False
    if which.words and not all(has_word(game, copy, word) for word in which.words):
        return False
    if which.any_word and not any(has_word(game, copy, word) for word in which.any_word):
        return False
    if which.can_have and why_not_on(game, copy, game.card(here.source)):
        return False
    if (which.voted or which.cast) and not has_voted(here, copy, which.cast):
        return False
    if which.without and any(_has_discipline(here, code, copy) for code in which.without.split()):
        return False
    if which.corruption and copy.counters.get(f"corruption {here.seat}", 0) < which.corruption:
        return False
    if which.counter and not copy.counters.get(which.counter):
        return False
    if which.corrupted and not any(name.startswith("corruption ") for name in copy.counters):
        return False
    if which.weaker and not (minions.is_ally(game, copy) or _is_younger_than_mine(here, copy)):
        return False
    return _has_discipline(here, which.discipline, copy) and _has_size(here, which, copy)


def _requires(printed: Card, words: str) -> bool:
    """Whether a card requires one of several words, or not the one with ``non-`` before it."""
    asked = {*printed.requirement, *printed.clans}
    return words[4:] not in asked if words.startswith("non-") else bool(asked.intersection(words.split("|")))


def _is_so(here: Here, which: Which, copy: Copy) -> bool:
    """What few cards ask for."""
    game = here.game
    if which.melee and not minions.facts(game, copy).melee:
        return False
    if (which.attached and not copy.place.on) or (which.not_melee and minions.facts(game, copy).melee):
        return False
    if which.elsewhere and here.minion is not None and copy.place.on == here.minion.id:
        return False
    if which.on_yours and not (copy.place.on and game.table.root(copy).controller == here.seat):
        return False
    if which.on_vampire and not _is_on_vampire(here, copy):
        return False
    if which.not_yours and copy.controller == here.seat:
        return False
    if which.cost_at_most is not None:
        printed = game.card(copy)
        if max(cost_of(printed, "pool"), cost_of(printed, "blood")) > which.cost_at_most:
            return False
    if which.location is not None and minions.facts(game, copy).location != which.location:
        return False
    if which.called and not is_called(game, game.card(copy), which.called):
        return False
    if which.circle and (here.minion is None or not of_one_circle(game, here.minion, copy)):
        return False
    if which.within and copy.blood > here.source.counters.get(which.within, 0):
        return False
    if which.smaller_than:
        source = here.source
        there = source.blood if which.smaller_than == "blood" else source.counters.get(which.smaller_than, 0)
        if which.smaller_than == "x":
            # Before it is chosen anybody will do.
            there = here.numbers.get("x", 1000)
        if _size(here, copy) >= there:
            return False
    if which.below_named and minions.disciplines(game, copy).get(here.words.get(which.below_named, ""), 0) == 2:
        return False
    if which.not_older and (here.minion is None or _size(here, copy) > _size(here, here.minion)):
        return False
    return not which.may_block or blocks.may_begin(game, copy)


def _is_on_vampire(here: Here, copy: Copy) -> bool:
    bearer = here.game.table.copies.get(copy.place.on)
    return bearer is not None and minions.is_vampire(here.game, bearer)


def has_voted(here: Here, copy: Copy, side: str = "") -> bool:
    """Whether a minion has cast votes or ballots in the referendum being held, or some on one side."""
    call = here.game.table.referendum
    return call is not None and any(vote.copy == copy.id and side in ("", vote.side) for vote in call.cast)


def _is_younger_than_mine(here: Here, copy: Copy) -> bool:
    game, mine = here.game, here.minion
    return mine is not None and minions.is_vampire(game, copy) and _size(here, copy) < _size(here, mine)


def _is_younger_than(here: Here, one: Copy, other: Copy) -> bool:
    return _size(here, one) < _size(here, other)


def _size(here: Here, copy: Copy) -> int:
    """A capacity as it counts for the card whose words are said."""
    return minions.capacity_for(here.game, copy, here.source.controller)


def _has_discipline(here: Here, code: str, copy: Copy) -> bool:
    if not code:
        return True
    return minions.disciplines(here.game, copy).get(code.lower(), 0) >= (2 if code.isupper() else 1)


def _has_size(here: Here, which: Which, copy: Copy) -> bool:
    if not (which.age or which.least or which.most):
        return True
    game = here.game
    if not minions.is_vampire(game, copy):
        return False
    size = _size(here, copy)
    if which.age:
        mine = _size(here, here.minion) if here.minion is not None else 0
        if size >= mine if which.age == "younger" else size <= mine:
            return False
    return size >= which.least and (not which.most or size <= which.most)


def may_target(here: Here, copy: Copy) -> bool:
    """Whether a card may be the target of what is announced: some minions can't be that of others' actions, and some
    targets cost more than there is."""
    if (here.too_dear is not None and here.too_dear(copy)) or minions.is_calm(here.game, copy, here.source):
        return False
    if _is_spared_masters(here, copy):
        return False
    here.game.passing.now.announcing = here.words.get("announced", "").lower()
    if minions.is_warded(here.game, copy, here.game.card(here.source)):
        return False
    return not here.acts or copy.controller == here.seat or not minions.is_protected(here.game, copy, here.minion)


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
            return minions.is_minion(game, copy)
        case "vampire":
            return minions.is_vampire(game, copy)
        case "monster":
            return is_monster(game, copy)
        case "ally":
            return minions.is_ally(game, copy)
        case "imbued":
            return minions.is_imbued(game, copy)
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


def _lies_on_minions(which: Which) -> bool:
    """Whether what is meant is looked for on minions too."""
    if "|" not in which.kind and not which.alternatives:
        return which.kind in ON_MINIONS
    return any(ON_MINIONS & set(each.kind.split("|")) for each in (which, *which.alternatives))


def found(here: Here, which: Which) -> list[Copy]:
    """The cards that are meant, those of the Methuselahs clockwise from you. What lies face down is only found among
    one's own."""
    game = here.game
    result: list[Copy] = []
    for seat in here.methuselahs(which.whose):
        mine = [*_found_of(here, which, seat)]
        if which.oldest and mine:
            most = max(minions.capacity(game, copy) for copy in mine)
            mine = [copy for copy in mine if minions.capacity(game, copy) == most]
        result += mine
    return result


def any_found(here: Here, which: Which) -> bool:
    """Whether there is any card that is meant."""
    return any(True for seat in here.methuselahs(which.whose) for _ in _found_of(here, which, seat))


def _found_of(here: Here, which: Which, seat: int) -> Iterator[Copy]:
    """Those of one Methuselah, the oldest of them or not."""
    table = here.game.table
    copies, deep = table.copies, _lies_on_minions(which)
    for region in which.where:
        for number in table.pile(seat, region):
            root = copies[number]
            for copy in table.with_attached(root) if deep and root.attached else (root,):
                # What lies face down on another card is out of play.
                seen = copy.face_up or (copy.owner == here.seat and not copy.place.on)
                if seen and "played" not in copy.marks and fits(here, which, copy) and may_target(here, copy):
                    yield copy
