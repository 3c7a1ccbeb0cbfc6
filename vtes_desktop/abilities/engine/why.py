"""Why a card that plays itself can't be played: which of what its own text asks for is missing, in words that go on the
name of who would play it, or of the card itself (sec. 1.6.1)."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import Reading
from vtes_desktop.abilities.vocabulary.conditions.actions import (
    ActionRequires,
    ActionTargets,
    ActionWith,
    HasBlood,
    MayFail,
    NoneActed,
    TurnOf,
)
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition, Conditions
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    ActionIs,
    Bled,
    BlockMayBegin,
    BloodLeft,
    DirectedAtYou,
    HasEdge,
    InterceptNeeded,
    Is,
    IsReady,
    IsUnlocked,
    Not,
    NotPlayed,
    Passed,
    PoolIs,
    Same,
    StealthNeeded,
    Successful,
    There,
)
from vtes_desktop.abilities.vocabulary.effects.actions import AddBleed, AddStealth, FailAction, Redirect
from vtes_desktop.abilities.vocabulary.effects.cards import BurnEdge
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseMethuselah
from vtes_desktop.abilities.vocabulary.effects.word import Words
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.why.requirements import named

GENERAL: Final = "is not in the situation that it asks for"
_WHO: Final = {
    "minion": "this minion",
    "acting": "the acting minion",
    "blocker": "the blocking minion",
    "fighting": "the other combatant",
    "opponent": "the opposing minion",
}
_WHAT: Final[dict[type, str]] = {
    HasEdge: "needs the Edge",
    StealthNeeded: "needs no more stealth now",
    InterceptNeeded: "needs a minion of yours that blocks and lacks intercept",
    BloodLeft: "has not enough blood for what it burns",
    HasBlood: "needs more blood there than there is",
    DirectedAtYou: "can play it only when the action is directed at you",
    Passed: "can play it only after a referendum that passed",
    Bled: "can play it only for a successful bleed of 1 or more",
    BlockMayBegin: "finds nobody who could attempt to block now",
    MayFail: "comes too late: somebody attempts to block, or the action is resolved",
    NoneActed: "comes too late: another action was taken in this turn",
    IsUnlocked: "must be unlocked for it",
    PoolIs: "asks for another amount of pool",
    Redirect: "finds no other Methuselah who could be bled",
    FailAction: "comes too late for the action to fail",
    AddStealth: "needs no more stealth now",
    BurnEdge: "needs the Edge",
}
"""What is missing, by the condition or word that says no."""


def reason(here: Here, reading: Reading) -> str:
    """What is missing for a card to be played, in words; empty where nothing is."""
    for condition in reading.conditions:
        if not condition.holds(here):
            return unmet(condition)
    for word in reading.declares:
        if not word.can(here):
            return undone(word)
    for word in () if reading.declares else reading.words:
        if not word.can(here):
            return undone(word)
    return ""


def unmet(condition: Conditions) -> str:
    """What a condition asks for."""
    match condition:
        case Is(who=who, which=which) if who in _WHO:
            return f"needs {_WHO[who]} to be {described(which)}"
        case Not(condition=Is(who=who, which=which)) if who in _WHO:
            return f"can’t play it when {_WHO[who]} is {described(which)}"
        case Not(condition=ActionIs(kinds=kinds)):
            return f"can’t play it during a {' or '.join(kinds)}"
        case ActionIs(kinds=kinds):
            return f"can play it only during a {' or '.join(kinds)}"
        case Acting(who="acting", kinds=(), directed=bool() as directed):
            return f"can play it only during {'a directed' if directed else 'an undirected'} action"
        case Successful(yes=yes):
            return f"can play it only for an action that was {'successful' if yes else 'blocked'}"
        case There(which=which):
            return f"needs {described(which)} there"
        case ActionTargets(which=Which() as which):
            return f"can play it only when the action is directed at {described(which)}"
        case ActionWith(which=Which(any_word=words)) if words:
            return f"can play it only for an action that brings a {' or '.join(words)}"
        case NotPlayed(name=name):
            return f"can’t play it together with {name}"
        case TurnOf(whose=whose):
            return f"can play it only in {'your own' if whose == 'you' else 'another Methuselah’s'} turn"
        case ActionRequires(words=words) if "titled" in words:
            return "can play it only for an action that requires a title"
        case Same(one=one, other=other) if one in _WHO and other == "minion":
            return f"must be {_WHO[one]} for it"
        case IsReady(who=who) if who in _WHO:
            return f"needs {_WHO[who]} to be ready"
    said = _WHAT.get(type(condition))
    if said is None and (condition.said or type(condition).aloud is not Condition.aloud):
        return f"can play it only if {condition.aloud()}"
    return said or GENERAL


def undone(word: Words) -> str:
    """What a word finds nothing for."""
    match word:
        case Choose(which=which):
            return f"finds nothing that it could be played on: it needs {described(which)}"
        case ChooseMethuselah():
            return "finds no Methuselah that it could be played on"
        case AddBleed(limited=True):
            return "can’t add to the bleed: it is none, or a limited increase was used"
        case AddBleed():
            return "can play it only during a bleed"
    return word.lacks or _WHAT.get(type(word)) or f"can’t do this now: {word.aloud()}"


_WHERE: Final[dict[tuple[str, ...], str]] = {
    ("torpor",): "torpor",
    ("ash heap",): "an ash heap",
    ("hand",): "a hand",
    ("uncontrolled",): "an uncontrolled region",
}
_WHOSE: Final[dict[str, str]] = {"you": " of yours", "others": " of another Methuselah"}


def kinds(which: Which) -> str:
    """Which kinds of cards are meant, in words."""
    return which.kind.replace("|", " or ")


def described(which: Which) -> str:
    """Who is meant, in words: ``a younger vampire``, ``an ally or a wraith``."""
    if which.weaker:
        return "an ally or younger vampire"
    said = " ".join(
        [
            *({True: ["locked"], False: ["unlocked"]}.get(which.locked, []) if which.locked is not None else []),
            *([which.age] if which.age else []),
            *map(named, which.words),
            *which.clans,
            kinds(which),
        ]
    )
    if which.discipline:
        said += f" with {which.discipline}"
    if which.without:
        said += f" without {which.without}"
    if which.least or which.most:
        said += f" with capacity {which.least or which.most} or {'more' if which.least else 'less'}"
    said += _WHOSE.get(which.whose, "") + (f" in {_WHERE[which.where]}" if which.where in _WHERE else "")
    article = "an" if said[:1] in "aeiou" else "a"
    return " or ".join([f"{article} {said}", *(described(each) for each in which.alternatives)])
