"""Sentences of action modifiers and reactions: numbers with conditions, votes, when they are played (sec. 6.2, 6.3)."""

from __future__ import annotations

import re
from typing import Final

from vtes_desktop.abilities.text.nouns import ME, which
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *

_N: Final = r"(?P<n>\d+)"


def _bleed(match: re.Match[str], sentence: Sentence) -> Pieces | None:
    if sentence.type not in ("Action Modifier", "Reaction"):
        # Of an action card it counts from the announcement on.
        return None
    words: list[Words] = [AddStealth(int(match["stealth"]))] if match["stealth"] else []
    return (*words, AddBleed(int(match["n"]), limited=bool(match["limited"])))


def _bleed_or(match: re.Match[str], _: Sentence) -> Pieces | None:
    first = AddBleed(int(match["n"]), limited=True)
    second = (AddStealth(int(match["stealth"]), needed=True), AddBleed(int(match["m"]), limited=True))
    ways = (Alternative(f"+{match['n']} bleed", (first,)), Alternative(f"+{match['m']} bleed and stealth", second))
    return (Either(ways),)


def _more_intercept(amount: int, condition: Is) -> ForAll:
    """Intercept that is gained or lost as something of a minion changes in the action (ruling on Protection Racket)."""
    return ForAll("intercept", amount, Which(own=True), (condition,))


def _about_acting(what: str) -> Is:
    """What the acting minion must be: “is titled”, “is an ally”, “is older”."""
    known = {
        "titled": Which(words=("titled",)),
        "an ally": Which("ally"),
        "has any corruption counters": Which(corrupted=True),
        "a vampire": Which("vampire"),
        "a younger vampire": Which("vampire", age="younger"),
        "older": Which("vampire", age="older"),
        "an older vampire": Which("vampire", age="older"),
        "younger": Which("vampire", age="younger"),
        "infernal": Which(words=("infernal",)),
        "Sabbat": Which("vampire", words=("sabbat",)),
        "Camarilla": Which("vampire", words=("camarilla",)),
        "an Anarch": Which("vampire", words=("anarch",)),
    }
    return Is("acting", understood(known.get(what.removeprefix("is "))))


def _votes(match: re.Match[str], _: Sentence) -> Pieces | None:
    if match["x"]:
        times = int(match["times"] or 1)
        return (GainVotes(Number("x", times, int(match["plus"] or 0)), "minion"),)
    return (GainVotes(int(match["n"]), "minion"),)


def _other_number(match: re.Match[str], sentence: Sentence) -> Pieces | None:
    """“As above, but with +2 intercept”: what is more than the one number that stands above."""
    if sentence.type not in ("Action Modifier", "Reaction"):
        return None
    more = int(match["n"]) - sentence.above(rf"\+(\d+) {match['stat']}\b")
    words = {"bleed": AddBleed(more), "stealth": AddStealth(more), "intercept": AddIntercept("minion", more)}
    return (words[match["stat"]],)


def _is_acting(match: re.Match[str], _: Sentence) -> Pieces | None:
    directed = (DirectedAtYou(),) if match["how"].startswith("taking") else ()
    return (OnlyIf((Is("acting", understood(which(match["who"]))), *directed)),)


def _gives_intercept(match: re.Match[str], _: Sentence) -> Pieces | None:
    mine, another = bool(match["mine"]), bool(match["another"])
    needed = InterceptNeeded(Which(whose="you" if mine else "any", other=another))
    return (OnlyIf((needed,)), AddIntercept("blocker", int(match["n"])))


def _undirected_more(match: re.Match[str], _: Sentence) -> Pieces | None:
    low, high = int(match["n"]), int(match["m"])
    return (If((Acting("acting", directed=False),), (AddStealth(high),), (AddStealth(low),)),)


def _not_with(match: re.Match[str], sentence: Sentence) -> Pieces | None:
    own = sentence.card.display_name
    names = [match["one"], match["other"]]
    others = [name.removeprefix("cards named ") for name in names if own not in name]
    return (OnlyIf((NotPlayed(others[0], by_itself=True),)),) if len(others) == 1 else None


_TEMPLATES: Final = (
    sentence(
        r"As (?:\[[\w ]+\] ?)*above, but (?:with|for) \+(?P<n>\d+) (?P<stat>stealth|intercept|bleed)"
        r"(?: \(limited\))?(?: this action)?\.",
        _other_number,
    ),
    sentence(
        r"Only usable (?:by a locked vampire )?(?:if|when) (?P<who>an? [^.]*?) is"
        r" (?P<how>acting|taking an action directed at you \(or a card you control\))\.",
        _is_acting,
    ),
    sentence(
        r"Not usable if the acting minion has (?:superior )?[A-Z][\w ]+ \[(?P<code>\w{3})\]\.",
        lambda match, _: (OnlyIf((Not(Is("acting", Which(discipline=match["code"]))),)),),
    ),
    says(r"Not usable during a bleed or political action\.", OnlyIf((Not(ActionIs(("bleed", "political"))),))),
    says(
        r"Only usable during a bleed, hunt, or equip action\.",
        OnlyIf((ActionIs(("bleed", "hunt", "equip", "equip from")),)),
    ),
    sentence(
        rf"Give (?:(?P<another>another (?:ready )?)|a )minion(?P<mine> you control)?(?: \(even this one\))?"
        rf" \+{_N} intercept\.",
        _gives_intercept,
    ),
    sentence(rf"\+{_N} bleed, not counting against the limit\.", lambda match, _: (AddBleed(int(match["n"])),)),
    sentence(
        rf"\+(?P<stealth>\d+) stealth and \+(?P<m>\d+) bleed \(limited\), or \+{_N} bleed \(limited\)\.", _bleed_or
    ),
    sentence(rf"\+(?P<m>\d+) stealth if this is an undirected action, otherwise \+{_N} stealth\.", _undirected_more),
    sentence(rf"\+{_N} stealth, \+(?P<m>\d+) stealth if this action is undirected\.", _undirected_more),
    sentence(
        rf"\+{_N} intercept, with an additional \+(?P<m>\d+) intercept if this \w+ is titled\.",
        lambda match, _: (
            AddIntercept("minion", int(match["n"])),
            _more_intercept(int(match["m"]), Is("minion", Which(words=("titled",)))),
        ),
    ),
    sentence(
        rf"If the acting (?:vampire|minion) (?P<what>is [^.,]+), {ME} gets an additional \+{_N} intercept\.",
        lambda match, _: (_more_intercept(int(match["n"]), _about_acting(match["what"])),),
    ),
    sentence(
        r"A vampire cannot play both (?P<one>[\w' ]+?) and (?P<other>(?:cards named )?[\w' ]+?)"
        r" during the same action\.",
        _not_with,
    ),
    says(
        r"Force a younger vampire to abstain \(this can cancel their votes and ballots\)\.",
        Choose(Which("vampire", ("ready",), age="younger")),
        Abstain(),
    ),
    sentence(rf"\+{_N} stealth, not usable during a bleed action\.", lambda match, _: (AddStealth(int(match["n"])),)),
    sentence(rf"\+{_N} bleed that does not count against the limit\.", lambda match, _: (AddBleed(int(match["n"])),)),
    sentence(rf"(?:\+(?P<stealth>\d+) stealth and )?\+{_N} bleed(?P<limited> \(limited\))?\.", _bleed),
    sentence(
        rf"\+{_N} bleed \(limited\), or \+(?P<stealth>\d+) stealth and \+(?P<m>\d+) bleed \(limited\)\.", _bleed_or
    ),
    sentence(
        rf"\+{_N} bleed, with an additional \+(?P<m>\d+) bleed if this \w+ is (?P<clan>[A-Z][\w ]+) \(limited\)\.",
        lambda match, _: (
            AddBleed(int(match["n"]), limited=True),
            If((Is("minion", Which(clans=understood(which(match["clan"])).clans)),), (AddBleed(int(match["m"])),)),
        ),
    ),
    says(r"\+X bleed \(limited\)\.", AddBleed(Number("x", 1), limited=True)),
    sentence(
        rf"\+{_N} intercept, with an additional \+(?P<m>\d+) intercept if the acting"
        rf" (?:minion|vampire) (?P<what>[^.]+)\.",
        lambda match, _: (
            AddIntercept("minion", int(match["n"])),
            _more_intercept(int(match["m"]), _about_acting(match["what"])),
        ),
    ),
    sentence(
        rf"{ME} (?:gets|gains) \+?(?:(?P<x>(?P<times>\d*)X)(?:\+(?P<plus>\d+))?|{_N}) (?:additional )?votes?"
        r"(?: in this referendum)?\.",
        _votes,
    ),
    says(r"Only usable after resolution of a political action whose referendum passed\.", OnlyIf((Passed(),))),
)
SENTENCES: Final = played_as(frozenset({"Action", "Action Modifier", "Reaction"}), _TEMPLATES)
