"""Sentences of minions' own cards: what they have in actions and combats of some kind, what they pay for cards, the
actions that they may take, what their Methuselah gets."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.stats import Stat
from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.nouns import NUMBER, group, is_self, numeral, of_itself, which
from vtes_desktop.abilities.text.sentences.in_play import declared, kinds_of
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *

_WHO: Final = r"(?P<who>[A-Z][\w'’.\- ]*?)"


def own(match: re.Match[str], said: Sentence) -> bool:
    """Whether the sentence is about the minion whose card it is, wherever it names one that acts or must be ready."""
    groups = match.groupdict()
    spoken = (groups.get(each) for each in ("who", "who2", "ready", "caller", "burns"))
    return all(is_self(each, said.card.name) for each in spoken if each is not None)


def stat_named(word: str) -> Stat:
    """The number that a word means: “vote” and “votes” are one."""
    return "votes" if word.startswith("vote") else word  # type: ignore[return-value]


def _against_methuselah(match: re.Match[str], said: Sentence) -> Pieces | None:
    """More bleed against a Methuselah who controls something, or does not."""
    meant = which(match["which"])
    if meant is None:
        return None
    conditions = (Acting(kinds=("bleed",)), TargetControls(meant))
    return (Standing("bleed", int(match["n"]), conditions=conditions, in_action=True),)


def _during_actions(match: re.Match[str], said: Sentence) -> Pieces | None:
    """More of a number in actions of one kind: one's own for stealth and bleed, others' for intercept."""
    kinds = kinds_of(match["kind"])
    if kinds is None:
        return None
    stat = stat_named(match["stat"])
    if stat == "intercept":
        return (Standing(stat, int(match["n"]), conditions=(Acting("acting", kinds),)),)
    if stat not in ("stealth", "bleed"):
        return None
    return (Standing(stat, int(match["n"]), conditions=(Acting(kinds=kinds),), in_action=True),)


def _directed(match: re.Match[str], said: Sentence) -> Pieces | None:
    condition = Acting(directed=match["un"] is None)
    return (Standing("stealth", int(match["n"]), conditions=(condition,), in_action=True),)


def _unusual_hunt(match: re.Match[str], said: Sentence) -> Pieces | None:
    """No stealth of its own for the rulebook's hunt, taken with no card: not to be lost twice (rulings on Igo and
    Strained Vitae Supply)."""
    conditions = (Acting(kinds=("hunt",)), Not(ActionWith(Which("card"))))
    return (Standing("stealth", -1, conditions=conditions, in_action=True, instead=True),)


def _cannot_block(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What some minions can't block, or whom nobody of a kind can block."""
    if match["object"] is None:
        return (Standing("cannot block", 1),) if own(match, said) else None
    if own(match, said):
        meant = which(match["object"]) or group(match["object"])
        return (Standing("cannot block", 1, conditions=(Is("acting", meant),)),) if meant is not None else None
    if not is_self(match["object"], said.card.name):
        return None
    subject = group(match["who"])
    return (Standing("cannot block", 1, subject, conditions=(Acting(),), torpid=True),) if subject is not None else None


def _toll(match: re.Match[str], said: Sentence) -> Pieces | None:
    subject = group(match["subject"])
    if subject is None:
        return None
    return (Standing("toll", numeral(match["n"]), subject, conditions=(Acting(),), torpid=True),)


def _bleed_action(match: re.Match[str], said: Sentence) -> Pieces | None:
    return (
        InPlayAction(
            f"bleed with +{match['n']} bleed",
            (),
            "bleed",
            int(match["stealth"] or 0),
            int(match["n"]),
            by=Which(own=True),
            blood=numeral(match["blood"]) if match["blood"] else 0,
        ),
    )


def _own_action(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Any other action that the minion may take, what it does being a clause."""
    words = clauses(of_itself(match["what"], said.card.name))
    action = minions_action(match, words)
    return (replace(action, blood=numeral(match["blood"] or "0")),) if action is not None else None


def minions_action(match: re.Match[str], words: tuple[Words, ...] | None) -> InPlayAction | None:
    """The action of the minion that a card is or is on by which it does `words`: `match` tells ``what``, the
    ``stealth``, and whether it is ``directed``; None where words were not understood, or have no target to be directed
    at."""
    if words is None:
        return None
    chosen, rest = declared(words)
    if match["directed"] and not chosen:
        return None
    return InPlayAction(match["what"], rest, stealth=int(match["stealth"] or 0), declares=chosen, by=Which(own=True))


def _phase_gain(match: re.Match[str], said: Sentence) -> Pieces | None:
    """More master phase actions, transfers or discard phase actions while the minion is ready (or unlocked)."""
    stat = {"master phase action": "master phase actions", "transfer": "transfers"}.get(
        match["what"].removesuffix("s"), "discard phase actions"
    )
    unlocked = match["state"] == "unlocked"
    conditions: tuple[Conditions, ...] = (IsUnlocked("this"),) if unlocked else (IsReady("this"),)
    more = numeral(match["n"].removeprefix("+"))
    # Who lies in torpor is unlocked, or not, like anybody (sec. 6.5).
    return (Standing(stat, more, conditions=conditions, torpid=unlocked),)  # type: ignore[arg-type]


_TEMPLATES: Final = (
    sentence(
        rf"{_WHO} gets (?:an additional )?(?P<n>[+-]\d+) bleed (?:when bleeding|against) (?:a|any) Methuselah "
        r"(?:who controls|controlling) (?P<which>an? [^,.]+)\.",
        _against_methuselah,
    ),
    sentence(
        rf"{_WHO} gets (?P<n>[+-]\d+) (?P<stat>stealth|bleed|intercept) (?:during|on|in) (?:his |her |its |their )?"
        r"(?P<kind>bleed|hunt|equip|recruit|employ|recruit and employ|political|diablerie) actions\.",
        _during_actions,
    ),
    sentence(
        rf"{_WHO} gets (?P<n>[+-]\d+) (?P<stat>stealth|bleed) when (?P<kind>hunting|bleeding|equipping)\.",
        _during_actions,
    ),
    sentence(rf"{_WHO} gets (?P<n>[+-]\d+) stealth (?:on|during) (?:each )?(?P<un>un)?directed actions?\.", _directed),
    sentence(rf"{_WHO} does not get the usual \+1 stealth when hunting\.", _unusual_hunt),
    sentence(
        rf"(?P<subject>[A-Z][\w ]+?) must burn (?P<n>{NUMBER}) blood(?: or life)? to attempt to block "
        r"(?P<who>[\w'’ ]+)\.",
        _toll,
    ),
    sentence(
        rf"{_WHO} (?:can|may) bleed (?:with|at) \+(?P<n>\d+) bleed as an? (?:\+(?P<stealth>\d) stealth )?"
        rf"\(D\) action(?: that costs (?P<blood>{NUMBER}) blood)?\.",
        _bleed_action,
    ),
    sentence(
        rf"{_WHO} (?:can|may) (?P<what>[^,.]+?) as an? (?:\+(?P<stealth>\d) stealth )?(?P<directed>\(D\) )?action"
        rf"(?: that costs (?P<blood>{NUMBER}) blood)?\.",
        _own_action,
    ),
    sentence(
        rf"If {_WHO} is (?P<state>ready|unlocked) (?:during|at the start of) your (?:master|influence|discard) phase, "
        rf"you get (?P<n>\+?{NUMBER}) (?P<what>(?:master phase action|transfer|discard phase action)s?)\.",
        _phase_gain,
    ),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = (
    *where(own, _TEMPLATES),
    sentence(r"(?P<who>[A-Z][\w'’.\- ]*?) cannot (?:attempt to )?block(?: (?P<object>[^,.]+))?\.", _cannot_block),
)
