"""Sentences of minions' own cards: what they have in actions and combats of some kind, what they pay for cards, the
actions that they may take, what their Methuselah gets."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.stats import Stat
from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.nouns import NUMBER, group, is_self, numeral, of_itself, which
from vtes_desktop.abilities.text.sentences.in_play import kinds_of, parted
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
    conditions = (Acting(kinds=("bleed",)), TargetControls(understood(which(match["which"]))))
    return (Standing("bleed", int(match["n"]), conditions=conditions, in_action=True),)


def _during_actions(match: re.Match[str], said: Sentence) -> Pieces | None:
    """More of a number in actions of one kind: one's own for stealth and bleed, others' for intercept."""
    stat, of_others = stat_named(match["stat"]), match["stat"] == "intercept"
    action = Acting("acting" if of_others else "minion", understood(kinds_of(match["kind"])))
    return (Standing(stat, int(match["n"]), conditions=(action,), in_action=not of_others),)


def _directed(match: re.Match[str], said: Sentence) -> Pieces | None:
    condition = Acting(directed=match["un"] is None)
    return (Standing("stealth", int(match["n"]), conditions=(condition,), in_action=True),)


def _cannot_block(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What some minions can't block, or whom nobody of a kind can block."""
    if own(match, said):
        whom = match["object"] and understood(which(match["object"]) or group(match["object"]))
        return (Standing("cannot block", 1, conditions=(Is("acting", whom),) if whom else ()),)
    if not is_self(match["object"] or "", said.card.name):
        return None
    return (Standing("cannot block", 1, understood(group(match["who"])), conditions=(Acting(),), torpid=True),)


def _own_action(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Any other action that the minion may take, what it does being a clause."""
    action = minions_action(match, clauses(of_itself(match["what"], said.card.name)))
    return (replace(action, blood=numeral(match["blood"])),)


def minions_action(match: re.Match[str], words: tuple[Words, ...] | None) -> InPlayAction:
    """The action of the minion that a card is or is on by which it does `words`: `match` tells ``what``, the
    ``stealth``, and whether it is ``directed``. Raises NotUnderstoodError where words were not understood, or have no
    target to be directed at."""
    done, chosen = parted(understood(words))
    if match["directed"] and not chosen:
        raise NotUnderstoodError
    return InPlayAction(match["what"], done, stealth=int(match["stealth"] or 0), declares=chosen, by=Which(own=True))


def _phase_gain(match: re.Match[str], said: Sentence) -> Pieces | None:
    """More master phase actions, transfers or discard phase actions while the minion is ready (or unlocked)."""
    unlocked = match["state"] == "unlocked"
    asked = IsUnlocked("this") if unlocked else IsReady("this")
    stat: Stat = f"{match['what'].removesuffix('s')}s"  # type: ignore[assignment]
    # Who lies in torpor is unlocked, or not, like anybody (sec. 6.5).
    return (Standing(stat, numeral(match["n"].removeprefix("+")), conditions=(asked,), torpid=unlocked),)


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
    # That of the rulebook's hunt, taken with no card: not to be lost twice (rulings on Igo and Strained Vitae Supply).
    says(
        rf"{_WHO} does not get the usual \+1 stealth when hunting\.",
        Standing(
            "stealth",
            -1,
            conditions=(Acting(kinds=("hunt",)), Not(ActionWith(Which("card")))),
            in_action=True,
            instead=True,
        ),
    ),
    sentence(
        rf"(?P<subject>[A-Z][\w ]+?) must burn (?P<n>{NUMBER}) blood(?: or life)? to attempt to block "
        r"(?P<who>[\w'’ ]+)\.",
        lambda match, _: (
            Standing(
                "toll",
                numeral(match["n"]),
                understood(group(match["subject"])),
                conditions=(Acting(),),
                torpid=True,
            ),
        ),
    ),
    sentence(
        rf"{_WHO} (?:can|may) bleed (?:with|at) \+(?P<n>\d+) bleed as an? (?:\+(?P<stealth>\d) stealth )?"
        rf"\(D\) action(?: that costs (?P<blood>{NUMBER}) blood)?\.",
        lambda match, _: (
            InPlayAction(
                f"bleed with +{match['n']} bleed",
                (),
                "bleed",
                int(match["stealth"] or 0),
                int(match["n"]),
                by=Which(own=True),
                blood=numeral(match["blood"]),
            ),
        ),
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
