"""How the cards that are meant are said: a noun phrase made of what :class:`~.targets.Which` asks for."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from vtes_desktop.abilities.vocabulary.aloud import card, does, methuselah
from vtes_desktop.cards.terms import DISCIPLINES
from vtes_desktop.rules.titles.contests import CAME, HAS_BEEN_CONTESTED
from vtes_desktop.rules.wording import together, with_article

if TYPE_CHECKING:
    from vtes_desktop.abilities.vocabulary.targets import Which

_PLURALS: Final = {"ally": "allies", "equipment": "equipment cards", "imbued": "Imbued"}
_PILES: Final = ("hand", "library", "crypt", "ash heap", "removed")
_REGIONS: Final = {"torpor": "in torpor", "incapacitated": "incapacitated"}
_SINGLE: Final = {"discipline master": "Discipline master card", "equipment": "equipment card", "imbued": "Imbued"}
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
    after = _after(which, many=many)
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


def _before(which: Which, *, ready: bool) -> list[str]:
    """What is said before the noun."""
    said = (
        "other" if which.other else "",
        "" if which.unique is None else "unique" if which.unique else "non-unique",
        "" if which.locked is None else "locked" if which.locked else "unlocked",
        "oldest" if which.oldest else "",
        "ready" if ready else "",
        " or ".join(which.clans),
        "titled" if which.titled else "",
        "wounded" if which.wounded else "",
    )
    return [each for each in said if each]


def _capacity(which: Which) -> str:
    if which.least:
        return f"of capacity {which.least} to {which.most}" if which.most else f"of capacity {which.least} or more"
    return f"of capacity {which.most} or less"


def _without(which: Which) -> str:
    any_level = "" if which.without.isupper() else " at any level"
    return f"without {together(map(discipline_name, which.without.split()), 'or')}{any_level}"


def _requiring(which: Which) -> str:
    word = which.requires.removeprefix("non-")
    return f"{'not ' if word != which.requires else ''}requiring {together(word.split('|'), 'or')}"


_AFTER: Final[dict[str, str | Callable[[Which], str]]] = {
    "words": lambda which: "that {is_} " + together(map(_word, which.words)),
    "any_word": lambda which: "that {is_} " + together(map(_word, which.any_word), "or"),
    "not_clans": lambda which: "that {is_} no " + together(which.not_clans, "or"),
    "clan_named": "of the clan that was named",
    "name": "named {}",
    "discipline": lambda which: "that {has} " + discipline_name(which.discipline),
    "without": _without,
    "below_named": "without the named Discipline at superior",
    # Its capacity and its blood.
    "least": _capacity,
    "most": _capacity,
    "age": "{} than this vampire",
    "weaker": "that {is_} an ally or a vampire younger than this one",
    "not_older": lambda which: (
        "no older than this vampire" if which.not_older == 1 else "of at most {} times its capacity"
    ),
    "blood": lambda which: {"some": "with blood or life", "none": "with no blood"}.get(
        which.blood, "with 1 blood or none"
    ),
    "unfilled": "with less blood than its capacity",
    "smaller_than": lambda which: (
        f"with a capacity below {'X' if which.smaller_than == 'x' else 'the number of {} on this card'}"
    ),
    "within": "with no more blood than there are {} on this card",
    # What it has to do with other cards.
    "this": "that {is_} this card",
    "own": "that {is_} this minion",
    "bearer": "that bears this card",
    "on_fight": "in combat with this minion",
    "elsewhere": "not on this minion",
    "attached": "on another card",
    "on_vampire": "on a vampire",
    "on_whose": lambda which: f"on a card that {does(which.on_whose, 'control')}",
    "by_others": "that another Methuselah has played",
    "on": lambda which: f"on {card(which.on)}",
    "chosen": lambda which: "that {is_} " + ("in the combat" if which.chosen == "both" else card(which.chosen)),
    "apart": lambda which: f"other than {card(which.apart)}",
    "younger_than": lambda which: f"younger than {card(which.younger_than)}",
    "clan_of": lambda which: f"of the clan of {card(which.clan_of)}",
    "sect_of": lambda which: f"of the sect of {card(which.sect_of)}",
    "circle": "that {is_} a Blood Brother of this minion’s circle",
    # What is printed on it, what lies on it, what became of it.
    "needs": lambda which: f"requiring {'any Discipline' if which.needs == 'any' else discipline_name(which.needs)}",
    "requires": _requiring,
    "called": "that {is_} called “{}” by its text or name",
    "melee": lambda which: "that is a melee weapon" if which.melee else "that {is_} no melee weapon",
    "corruption": "with {} or more of your corruption counters",
    "corrupted": "with anybody’s corruption counters",
    "mark": "marked “{}”",
    "unmarked": lambda which: "that was never contested" if which.unmarked == HAS_BEEN_CONTESTED else "not marked “{}”",
    "since": lambda which: f"{'that came into play' if which.since == CAME else 'marked “{}”'} since your last turn",
    "under_others": "that another Methuselah controlled then",
    "can_have": "able to have this card",
    "gets": "that does not bear the card chosen as “{}” and is able to have it",
    "holds": "that bears the card chosen as “{}”",
    "cast": "that {has} cast votes or ballots {} this referendum",
    "votes": "that {do} not abstain from this referendum",
    "cost_at_most": "with a cost of {} or less",
    "location": lambda which: f"that {{is_}}{'' if which.location else ' not'} a location",
    "entered": lambda which: (
        "entered into your ready region in your last influence phase"
        if which.entered == "yours"
        else "entered into the ready region in its controller’s last influence phase, since your last turn"
    ),
    "counter": "with {} counters",
    "movable": "that nothing keeps there",
    "huntable": "on which a blood hunt can be called",
    "may_block": "that could attempt to block now",
}
"""What each field says after the noun, where it says anything, in this order: the value goes where the brackets are."""


def _after(which: Which, *, many: bool) -> list[str]:
    """What is said after the noun, each once."""
    verbs = {"is_": "are", "has": "have", "do": "do"} if many else {"is_": "is", "has": "has", "do": "does"}
    plain, said = type(which)(), []
    for name, phrase in _AFTER.items():
        value = getattr(which, name)
        if value != getattr(plain, name):
            said.append((phrase if isinstance(phrase, str) else phrase(which)).format(value, **verbs))
    return list(dict.fromkeys(said))


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
