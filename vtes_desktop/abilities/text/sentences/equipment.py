"""Sentences of equipment that is no weapon: what its bearer is immune to, its numbers in actions, what it may be used
and burned for, and how it is equipped and lost (sec. 6.1.3)."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.facts import phrases, printed
from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.nouns import NUMBER, group, numeral, which
from vtes_desktop.abilities.text.sentences.crypt import minions_action
from vtes_desktop.abilities.text.sentences.equipment_weapons import users
from vtes_desktop.abilities.text.sentences.in_play import kinds_of
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *

BEARER: Final = (
    r"(?:[Tt]his (?P<this>[\w ]+?)|[Tt]he (?P<the>[\w ]+?) with this (?:equipment|location|card|vehicle)|[Tt]he bearer"
    r"|[Bb]earer)"
)
_STEALTH: Final = r"(?:\+(?P<stealth>\d) stealth )?"
_COST: Final = rf"(?: that costs (?P<cost>{NUMBER}) (?P<currency>blood|pool))?"


def bearer(match: re.Match[str]) -> Which:
    """Which minion the bearer must be, by how a sentence calls it. Raises NotUnderstoodError for another word."""
    word = match["this"] or match["the"] or "minion"
    if word == "minion":
        return Which(own=True)
    return replace(understood(which(f"a {word.replace('anarch', 'Anarch')}")), where=("ready", "torpor"), own=True)


def as_called(match: re.Match[str]) -> tuple[Conditions, ...]:
    """The same, as conditions: none where every minion will do."""
    meant = bearer(match)
    return () if meant == Which(own=True) else (Is("minion", meant),)


def _immune(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Frenzy cards have no effect on the bearer from then on (ruling LSJ 20040210)."""
    meant = match["size"] and replace(understood(users(f"a vampire {match['size']}")), where=("ready",))
    return (Standing("immune to frenzy", 1, conditions=(Is("minion", meant),) if meant else ()),)


# -- numbers ----------------------------------------------------------------------------------------------------------


def _in_actions(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Bleed and stealth that count in actions of some kinds only."""
    conditions = (ActionIs(understood(kinds_of(match["kinds"]))), *as_called(match))
    numbers = re.findall(r"([+-]\d+) (bleed|stealth)", match["list"])
    return tuple(Standing(stat, int(n), conditions=conditions, in_action=True) for n, stat in numbers)


def _in_actions_needing(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Stealth or intercept that counts in actions with cards that require something."""
    codes = tuple(ActionRequires(code) for code in re.findall(r"\[(\w{3})\]", match["what"]))
    if not codes and match["what"] != "an anarch":
        return None
    conditions = (AnyOf(codes) if codes else ActionRequires(words=("anarch",)), *as_called(match))
    stealth = match["stat"] == "stealth"
    return (Standing(match["stat"], int(match["n"]), conditions=conditions, in_action=stealth),)  # type: ignore[arg-type]


def _against_bearer(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Intercept of others against the bearer, or strength in combat with it."""
    meant, who, n = understood(group(match["which"])), as_called(match), int(match["n"])
    if match["stat"] == "strength":
        return (Standing("strength", n, replace(meant, on_fight=True), conditions=who),)
    return (Standing("intercept", n, meant, conditions=(Acting(), *who)),)


# -- actions ----------------------------------------------------------------------------------------------------------


def _acts(match: re.Match[str], said: Sentence) -> Pieces | None:
    """An action of the bearer, where that is what the text calls it."""
    act = minions_action(match, _words(match["what"]))
    cost = {match["currency"]: numeral(match["cost"])}
    return (replace(act, by=bearer(match), blood=cost.get("blood", 0), pool=cost.get("pool", 0)),)


def _words(text: str) -> tuple[Words, ...] | None:
    """What an action does, with what only equipment says."""
    dead: dict[str, tuple[str, Words]] = {
        "move a library card from your ash heap to your hand": ("library card", Return("target")),
        "move a vampire from your ash heap to your uncontrolled region": ("vampire", ToUncontrolled("target")),
    }
    if text in dead:
        kind, word = dead[text]
        return (Choose(Which(kind, ("ash heap",), "you")), word)
    return clauses(text)


# -- vehicles and locations -------------------------------------------------------------------------------------------


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
    sentence(
        rf"(?P<which>[A-Z][\w ]+?) cannot (?:attempt to )?block {BEARER}\.",
        lambda match, _: (
            Standing("cannot block", 1, understood(group(match["which"])), conditions=(Acting(), *as_called(match))),
        ),
    ),
    sentence(
        rf"Cards (?:requiring|that require) [\w ]+? \[(?P<code>\w{{3}})\] cost {BEARER} -?(?P<n>{NUMBER})"
        r" (?:fewer |less )?blood\.",
        lambda match, _: (
            Price(-numeral(match["n"]), "blood", disciplines=(match["code"].lower(),), conditions=as_called(match)),
        ),
    ),
    sentence(
        r"Reaction cards (?:requiring|that require) [\w ]+? \[(?P<code>\w{3})\] cost (?:an|1) additional blood while"
        rf" {BEARER} is acting\.",
        lambda match, _: (
            Price(
                1,
                "blood",
                types=("Reaction",),
                disciplines=(match["code"].lower(),),
                payer="any",
                conditions=(Acting(), *as_called(match)),
            ),
        ),
    ),
    sentence(
        rf"{BEARER} (?:can|may) (?P<what>[^,.()]+?) as an? {_STEALTH}(?P<directed>\(D\) )?action{_COST}"
        r"(?: \(discard (?:down )?afterward\))?\.",
        _acts,
    ),
    says(
        r"An opposing minion can strike: steal this equipment\.",
        Usable(
            "strike: steal it",
            ("choose strike",),
            (MakeStrike(Blow("effect")), StrikeDoes("hits", (TakeControl("this"),))),
            by="opponent",
        ),
    ),
    sentence(
        rf"{BEARER} (?:can|may) burn (?:it|this card|this equipment) to get \+(?P<n>\d+) intercept for the current"
        r" action\.",
        lambda match, _: (
            Usable(
                f"burn it: +{match['n']} intercept",
                ("block attempt",),
                (AddIntercept("minion", int(match["n"])), Burn("this")),
                conditions=(InterceptNeeded(Which(own=True)),),
                by="bearer",
            ),
        ),
    ),
    says(
        r"After resolving a successful action, this minion (?:can|may) lock (?:the |this )?[A-Z]?\w+ to unlock\.",
        Usable(
            "unlock",
            ("after resolution",),
            (Unlock("minion"),),
            conditions=(Acting(), Successful(), Is("minion", Which(locked=True))),
            by="bearer",
            locks=True,
        ),
    ),
    sentence(
        r"If this minion is blocked by (?P<which>[\w ]+?)(?: \(during any action\))?, burn this vehicle\.",
        meaning(which, lambda by, _: (Upon("as blocked", (Burn("this"),), (Acting(), Is("blocker", by))),), "which"),
    ),
    reminds(
        r"(?:While in play, this equipment card represents a location and|In play, this is a unique location and|This"
        r" equipment card represents a location and) does not count as equipment(?: wh(?:ile|en) in play)?\.",
        lambda _, said: printed.printed(said.card).no_equipment,
    ),
    says(r"Unique Nod fragment\.", Silent()),
    reminds(r"\+\d+ hand size\.", lambda match, _: phrases.hand_bonus([match[0]])),
)
SENTENCES: Final = (
    *played_as(("Equipment",), _TEMPLATES, stays=True),
    reminds(
        r"The action to equip with this \w+ is with an additional \+\d+ stealth\.",
        lambda _, said: printed.printed(said.card).equip_stealth,
    ),
)
