"""Sentences of equipment that is no weapon: what its bearer is immune to, its numbers in actions, what it may be used
and burned for, and how it is equipped and lost (sec. 6.1.3)."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.facts import phrases, printed
from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.nouns import NUMBER, group, numeral, which
from vtes_desktop.abilities.text.sentences.equipment_weapons import users
from vtes_desktop.abilities.text.sentences.in_play import declared, kinds_of
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *

BEARER: Final = (
    r"(?:[Tt]his (?P<this>[\w ]+?)|[Tt]he (?P<the>[\w ]+?) with this (?:equipment|location|card|vehicle)|[Tt]he bearer"
    r"|[Bb]earer)"
)
_STEALTH: Final = r"(?:\+(?P<stealth>\d) stealth )?"
_COST: Final = rf"(?: that costs (?P<cost>{NUMBER}) (?P<currency>blood|pool))?"


def bearer(match: re.Match[str]) -> Which | None:
    """Which minion the bearer must be, by how a sentence calls it; None for a word that is not understood."""
    word = match["this"] or match["the"] or "minion"
    if word == "minion":
        return Which(own=True)
    meant = which(f"a {word.replace('anarch', 'Anarch')}")
    return replace(meant, where=("ready", "torpor"), own=True) if meant is not None else None


def as_called(match: re.Match[str]) -> tuple[Conditions, ...] | None:
    """The same, as conditions: none where every minion will do."""
    meant = bearer(match)
    if meant is None:
        return None
    return () if meant == Which(own=True) else (Is("minion", meant),)


def _immune(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Frenzy cards have no effect on the bearer from then on (ruling LSJ 20040210)."""
    conditions: tuple[Conditions, ...] = ()
    if match["size"]:
        meant = users(f"a vampire {match['size']}")
        if meant is None:
            return None
        conditions = (Is("minion", replace(meant, where=("ready",))),)
    return (Standing("immune to frenzy", 1, conditions=conditions),)


# -- numbers ----------------------------------------------------------------------------------------------------------


def _in_actions(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Bleed and stealth that count in actions of some kinds only."""
    who = as_called(match)
    kinds = kinds_of(match["kinds"])
    if who is None or kinds is None:
        return None
    of = ActionIs(kinds)
    numbers = re.findall(r"([+-]\d+) (bleed|stealth)", match["list"])
    return tuple(Standing(stat, int(n), conditions=(of, *who), in_action=True) for n, stat in numbers)


def _in_actions_needing(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Stealth or intercept that counts in actions with cards that require something."""
    who = as_called(match)
    if who is None:
        return None
    codes = tuple(ActionRequires(code) for code in re.findall(r"\[(\w{3})\]", match["what"]))
    of: Conditions = AnyOf(codes) if codes else ActionRequires(words=("anarch",))
    if not codes and match["what"] != "an anarch":
        return None
    stealth = match["stat"] == "stealth"
    return (Standing(match["stat"], int(match["n"]), conditions=(of, *who), in_action=stealth),)  # type: ignore[arg-type]


def _against_bearer(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Intercept of others against the bearer, or strength in combat with it."""
    meant, who = group(match["which"]), as_called(match)
    if meant is None or who is None:
        return None
    n = int(match["n"])
    if match["stat"] == "strength":
        return (Standing("strength", n, replace(meant, on_fight=True), conditions=who),)
    return (Standing("intercept", n, meant, conditions=(Acting(), *who)),)


def _unblockable_by(match: re.Match[str], said: Sentence) -> Pieces | None:
    meant, who = group(match["which"]), as_called(match)
    if meant is None or who is None:
        return None
    return (Standing("cannot block", 1, meant, conditions=(Acting(), *who)),)


def _cheaper(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What cards that require a Discipline cost the bearer less."""
    who = as_called(match)
    if who is None:
        return None
    return (Price(-numeral(match["n"]), "blood", disciplines=(match["code"].lower(),), conditions=who),)


def _dearer(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What reactions that require a Discipline cost others more while the bearer acts."""
    who = as_called(match)
    if who is None:
        return None
    codes = (match["code"].lower(),)
    return (Price(1, "blood", types=("Reaction",), disciplines=codes, payer="any", conditions=(Acting(), *who)),)


# -- actions ----------------------------------------------------------------------------------------------------------


def _acts(match: re.Match[str], said: Sentence) -> Pieces | None:
    """An action of the bearer, where that is what the text calls it."""
    by, words = bearer(match), _words(match["what"])
    if by is None or words is None:
        return None
    chosen, rest = declared(words)
    if match["directed"] and not chosen:
        return None
    cost = numeral(match["cost"]) if match["cost"] else 0
    blood = match["currency"] == "blood"
    stealth = int(match["stealth"] or 0)
    return (
        InPlayAction(
            match["what"],
            rest,
            stealth=stealth,
            declares=chosen,
            by=by,
            blood=cost if blood else 0,
            pool=0 if blood else cost,
        ),
    )


def _words(text: str) -> tuple[Words, ...] | None:
    """What an action does, with what only equipment says."""
    dead: dict[str, tuple[Words, ...]] = {
        "move a library card from your ash heap to your hand": (
            Choose(Which("library card", ("ash heap",), "you")),
            Return("target"),
        ),
        "move a vampire from your ash heap to your uncontrolled region": (
            Choose(Which("vampire", ("ash heap",), "you")),
            ToUncontrolled("target"),
        ),
    }
    return dead.get(text) or clauses(text)


def _struck_away(_: re.Match[str], said: Sentence) -> Pieces | None:
    """A strike of whoever fights the bearer, by which that gets the equipment."""
    words: tuple[Words, ...] = (MakeStrike(Blow("effect")), StrikeDoes("hits", (TakeControl("this"),)))
    return (Usable("strike: steal it", ("choose strike",), words, by="opponent"),)


def _intercept(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Equipment that is burned for intercept when that is needed."""
    words: tuple[Words, ...] = (AddIntercept("minion", int(match["n"])), Burn("this"))
    needed = (InterceptNeeded(Which(own=True)),)
    return (Usable(f"burn it: +{match['n']} intercept", ("block attempt",), words, conditions=needed, by="bearer"),)


# -- vehicles and locations -------------------------------------------------------------------------------------------


def _unlocks(_: re.Match[str], said: Sentence) -> Pieces | None:
    conditions = (Acting(), Successful(), Is("minion", Which(locked=True)))
    return (
        Usable("unlock", ("after resolution",), (Unlock("minion"),), conditions=conditions, by="bearer", locks=True),
    )


def _lost_to_blocker(match: re.Match[str], said: Sentence) -> Pieces | None:
    meant = which(match["which"])
    if meant is None:
        return None
    return (Upon("as blocked", (Burn("this"),), (Acting(), Is("blocker", meant))),)


def _more_stealth(_: re.Match[str], said: Sentence) -> Pieces | None:
    known = printed.printed(said.card).equip_stealth > 0
    return (Silent(),) if known else None


_TEMPLATES: Final = (
    sentence(
        r"(?:The vampire with this equipment|This vampire(?: (?P<size>with capacity above \d+))?) is immune to (?:the"
        r" effects of )?[Ff]renzy cards(?: \([^)]*\))?\.",
        _immune,
    ),
    sentence(
        rf"{BEARER} gets (?P<list>[+-]\d+ (?:bleed|stealth)(?: and [+-]\d+ (?:bleed|stealth))*) (?:during|on)"
        r" (?P<kinds>[\w, ]+) actions\.",
        _in_actions,
    ),
    sentence(
        rf"{BEARER} gets (?P<n>[+-]\d+) (?P<stat>stealth|intercept) (?:on any action|on actions|during actions)"
        r" (?:requiring|that require) (?P<what>[^.]+)\.",
        _in_actions_needing,
    ),
    sentence(
        rf"(?P<which>[A-Z][\w -]+?) get (?P<n>[+-]\d+) (?P<stat>intercept|strength) (?:against|in combat with)"
        rf" {BEARER}\.",
        _against_bearer,
    ),
    sentence(rf"(?P<which>[A-Z][\w ]+?) cannot (?:attempt to )?block {BEARER}\.", _unblockable_by),
    sentence(
        rf"Cards (?:requiring|that require) [\w ]+? \[(?P<code>\w{{3}})\] cost {BEARER} -?(?P<n>{NUMBER})"
        r" (?:fewer |less )?blood\.",
        _cheaper,
    ),
    sentence(
        r"Reaction cards (?:requiring|that require) [\w ]+? \[(?P<code>\w{3})\] cost (?:an|1) additional blood while"
        rf" {BEARER} is acting\.",
        _dearer,
    ),
    sentence(
        rf"{BEARER} (?:can|may) (?P<what>[^,.()]+?) as an? {_STEALTH}(?P<directed>\(D\) )?action{_COST}"
        r"(?: \(discard (?:down )?afterward\))?\.",
        _acts,
    ),
    sentence(r"An opposing minion can strike: steal this equipment\.", _struck_away),
    sentence(
        rf"{BEARER} (?:can|may) burn (?:it|this card|this equipment) to get \+(?P<n>\d+) intercept for the current"
        r" action\.",
        _intercept,
    ),
    sentence(
        r"After resolving a successful action, this minion (?:can|may) lock (?:the |this )?[A-Z]?\w+ to unlock\.",
        _unlocks,
    ),
    sentence(
        r"If this minion is blocked by (?P<which>[\w ]+?)(?: \(during any action\))?, burn this vehicle\.",
        _lost_to_blocker,
    ),
    sentence(
        r"(?:While in play, this equipment card represents a location and|In play, this is a unique location and|This"
        r" equipment card represents a location and) does not count as equipment(?: wh(?:ile|en) in play)?\.",
        lambda _, said: (Silent(),) if printed.printed(said.card).no_equipment else None,
    ),
    says(r"Unique Nod fragment\.", Silent()),
    sentence(r"\+\d+ hand size\.", lambda match, _: (Silent(),) if phrases.hand_bonus([match[0]]) else None),
)
SENTENCES: Final = (
    *played_as(("Equipment",), _TEMPLATES, stays=True),
    sentence(r"The action to equip with this \w+ is with an additional \+\d+ stealth\.", _more_stealth),
)
