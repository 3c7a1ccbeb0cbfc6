"""How the cards that are meant are said: a noun phrase made of what :class:`~.targets.Which` asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from vtes_desktop.abilities.vocabulary.aloud import card, does, methuselah, together, with_article
from vtes_desktop.cards.terms import DISCIPLINES
from vtes_desktop.rules.titles.contests import CAME, HAS_BEEN_CONTESTED

if TYPE_CHECKING:
    from vtes_desktop.abilities.vocabulary.targets import Which

_PLURALS: Final = {"ally": "allies", "equipment": "equipment cards", "imbued": "Imbued"}
_PILES: Final = ("hand", "library", "crypt", "ash heap", "removed")
_REGIONS: Final = {"torpor": "in torpor", "incapacitated": "incapacitated"}
_SINGLE: Final = {
    "discipline master": "Discipline master card",
    "equipment": "equipment card",
    "card": "card",
    "imbued": "Imbued",
}
_TYPES: Final = frozenset(
    {"master", "event", "action", "reaction", "combat", "action modifier", "political action", "power"}
)


def phrase(which: Which, *, many: bool, lying: bool) -> str:
    """What is meant, with an article or in the plural; with the region and the controller where it is looked for."""
    # Where they lie and who controls them is asked of all alike.
    alike = [replace(each, where=which.where, whose=which.whose) for each in which.alternatives]
    others = [phrase(each, many=many, lying=lying) for each in alike]
    piled = [region for region in which.where if region in _PILES] if lying else []
    noun = " ".join([*_before(which, ready=lying and which.where == ("ready",)), _kinds(which, many=many)])
    after = [*_after(which, "are" if many else "is", "have" if many else "has")]
    if lying and not piled and which.where != ("ready",):
        after.insert(0, f"({together((_REGIONS.get(region, region) for region in which.where), 'or')})")
    if lying:
        after.append(_piled(which, piled) if piled else _controlled(which, many=many))
    first = " ".join([noun if many else with_article(noun).replace("an other ", "another "), *after[:2]])
    return together([", ".join([first, *after[2:]]).replace(" , ", ", ").replace(",,", ","), *others], "or")


def _kinds(which: Which, *, many: bool) -> str:
    said = []
    for kind in which.kind.split("|"):
        single = f"{kind} card" if kind in _TYPES else _SINGLE.get(kind, kind)
        said.append(_PLURALS.get(kind, f"{single}s") if many else single)
    return together(said, "or")


def _before(which: Which, *, ready: bool) -> Iterator[str]:
    """What is said before the noun."""
    if which.other:
        yield "other"
    if which.unique is not None:
        yield "unique" if which.unique else "non-unique"
    if which.locked is not None:
        yield "locked" if which.locked else "unlocked"
    if which.oldest:
        yield "oldest"
    if ready:
        yield "ready"
    if which.clans:
        yield " or ".join(which.clans)
    if which.titled:
        yield "titled"
    if which.wounded:
        yield "wounded"


def _after(which: Which, is_: str, has: str) -> Iterator[str]:
    """What is said after the noun."""
    if which.words:
        yield f"that {is_} {together(map(_word, which.words))}"
    if which.any_word:
        yield f"that {is_} {together(map(_word, which.any_word), 'or')}"
    if which.not_clans:
        yield f"that {is_} no {together(which.not_clans, 'or')}"
    if which.clan_named:
        yield "of the clan that was named"
    if which.name:
        yield f"named {which.name}"
    if which.discipline:
        yield f"that {has} {discipline_name(which.discipline)}"
    if which.without:
        any_level = "" if which.without.isupper() else " at any level"
        yield f"without {together((discipline_name(code) for code in which.without.split()), 'or')}{any_level}"
    if which.below_named:
        yield "without the named Discipline at superior"
    yield from _measured(which, is_)
    yield from _related(which, is_)
    if which.needs:
        yield f"requiring {'any Discipline' if which.needs == 'any' else discipline_name(which.needs)}"
    if which.requires:
        word = which.requires.removeprefix("non-")
        lacks = "not " if word != which.requires else ""
        yield f"{lacks}requiring {together(word.split('|'), 'or')}"
    if which.called:
        yield f"that {is_} called “{which.called}” by its text or name"
    if which.melee:
        yield "that is a melee weapon"
    if which.not_melee:
        yield f"that {is_} no melee weapon"
    if which.corruption:
        yield f"with {which.corruption} or more of your corruption counters"
    if which.corrupted:
        yield "with anybody’s corruption counters"
    if which.mark:
        yield f"marked “{which.mark}”"
    if which.unmarked == HAS_BEEN_CONTESTED:
        yield "that was never contested"
    elif which.unmarked:
        yield f"not marked “{which.unmarked}”"
    if which.since:
        said = "that came into play" if which.since == CAME else f"marked “{which.since}”"
        yield f"{said} since your last turn"
    if which.under_others:
        yield "that another Methuselah controlled then"
    if which.can_have:
        yield "able to have this card"
    if which.gets:
        yield f"that does not bear the card chosen as “{which.gets}” and is able to have it"
    if which.holds:
        yield f"that bears the card chosen as “{which.holds}”"
    if which.voted or which.cast:
        yield f"that {has} cast votes or ballots {which.cast or 'in'} this referendum"
    if which.votes:
        yield f"that {'do' if has == 'have' else 'does'} not abstain from this referendum"
    if which.cost_at_most is not None:
        yield f"with a cost of {which.cost_at_most} or less"
    if which.location is not None:
        yield f"that {is_}{'' if which.location else ' not'} a location"
    if which.entered:
        yield "entered into your ready region in your last influence phase"
    if which.counter:
        yield f"with {which.counter} counters"
    if which.newcomer:
        yield "entered into the ready region in its controller’s last influence phase, since your last turn"
    if which.movable:
        yield "that nothing keeps there"
    if which.huntable:
        yield "on which a blood hunt can be called"
    if which.may_block:
        yield "that could attempt to block now"


def _measured(which: Which, is_: str) -> Iterator[str]:
    """Its capacity and its blood."""
    if which.least and which.most:
        yield f"of capacity {which.least} to {which.most}"
    elif which.least:
        yield f"of capacity {which.least} or more"
    elif which.most:
        yield f"of capacity {which.most} or less"
    if which.age:
        yield f"{which.age} than this vampire"
    if which.weaker:
        yield f"that {is_} an ally or a vampire younger than this one"
    if which.not_older:
        yield (
            "no older than this vampire" if which.not_older == 1 else f"of at most {which.not_older} times its capacity"
        )
    if which.blood:
        yield {"some": "with blood or life", "none": "with no blood", "little": "with 1 blood or none"}[which.blood]
    if which.unfilled:
        yield "with less blood than its capacity"
    if which.smaller_than:
        number = "X" if which.smaller_than == "x" else f"the number of {which.smaller_than} on this card"
        yield f"with a capacity below {number}"
    if which.within:
        yield f"with no more blood than there are {which.within} on this card"


def _related(which: Which, is_: str) -> Iterator[str]:
    """What it has to do with other cards."""
    if which.this:
        yield f"that {is_} this card"
    if which.own:
        yield f"that {is_} this minion"
    if which.bearer:
        yield "that bears this card"
    if which.on_fight:
        yield "in combat with this minion"
    if which.elsewhere:
        yield "not on this minion"
    if which.attached:
        yield "on another card"
    if which.on_vampire:
        yield "on a vampire"
    if which.on_yours:
        yield "on a card that you control"
    if which.by_others:
        yield "that another Methuselah has played"
    if which.on:
        yield f"on {card(which.on)}"
    if which.chosen:
        yield f"that {is_} {card(which.chosen)}"
    if which.apart:
        yield f"other than {card(which.apart)}"
    if which.younger_than:
        yield f"younger than {card(which.younger_than)}"
    if which.clan_of:
        yield f"of the clan of {card(which.clan_of)}"
    if which.sect_of:
        yield f"of the sect of {card(which.sect_of)}"
    if which.circle:
        yield f"that {is_} a Blood Brother of this minion’s circle"


def _controlled(which: Which, *, many: bool) -> str:
    if which.whose == "any":
        return f", whoever controls {'them' if many else 'it'}"
    return "that another Methuselah controls" if which.whose == "others" else f"that {does(which.whose, 'control')}"


def _piled(which: Which, piled: list[str]) -> str:
    where = together(piled, "or")
    return f"in your {where}" if which.whose == "you" else f"in the {where} of {methuselah(which.whose)}"


def _word(word: str) -> str:
    """A word of requirements, a sect with its capital."""
    return re.sub(r"\b(?:camarilla|sabbat|anarch|independent|laibon)\b", lambda sect: sect[0].title(), word)


def discipline_name(code: str) -> str:
    """The name of a Discipline; in upper case the code asks for the superior level."""
    name = DISCIPLINES.get(code.lower(), code)
    return f"superior {name}" if code.isupper() else name
