"""What cards do in the fixed phrases that always mean the same: numbers added, strikes, maneuvers, presses, prevention.

A sentence is read when it says one such thing and nothing else. What is left of a card's text is done by hand.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, Literal

from msgspec.structs import replace

from vtes_desktop.abilities.text.blows import fixed_blow
from vtes_desktop.abilities.text.facts.phrases import sentences
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.by_hand.fixed_effects import ALL, Does
from vtes_desktop.rules.playing.modes import Mode

_SILENT: Final = re.compile(
    r"(?:Only usable|Not usable|Usable|Requires|Play (?:when|before|after|during)|Do not replace|Frenzy|Grapple|Aim"
    r"|(?:A|This) (?:vampire|minion) can(?:not)? play (?:only )?one|Only one|More than one Discipline|\(Do not lock)\b",
)
"""Sentences that say when or by whom, not what."""
_STRIKE: Final = re.compile(r"Strike: (?P<what>[^.]*)\.")
_ABOVE: Final = re.compile(r"As (?:\[[\w ]+\])* ?above,? (?:and|but|with)(?: (?P<more>.*))?")


@lru_cache(maxsize=8192)
def does(card: Card, mode: Mode) -> Does:
    """What a card does in a mode, as far as the fixed phrases go."""
    found = Does()
    general = [part.text for part in card.text if not part.marks]
    texts = [mode.full_text] if mode.text in "\n".join(general) else [*general, mode.full_text]
    for sentence in (each for text in texts for each in sentences(text)):
        if not _SILENT.match(sentence):
            found = read_sentence(found, sentence)
    return found


def read_sentence(found: Does, sentence: str) -> Does:
    """What a card does with one more sentence: where it isn't understood it is added to the `rest`."""
    above = _ABOVE.fullmatch(sentence)
    if above:
        return _read_more(found, above["more"] or "")
    changed = _of_action(found, sentence) or _of_combat(found, sentence)
    return changed if changed is not None else replace(found, rest=(*found.rest, sentence))


def _read_more(found: Does, more: str) -> Does:
    """What a higher level adds to, or changes about, the level below."""
    if re.fullmatch(r"do not lock this (?:reacting )?(?:vampire|minion)\.", more):
        return replace(found, locks=False)
    if match := re.fullmatch(r"for \+(\d+) (stealth|bleed|intercept)\.", more):
        return replace(found, **{match[2]: int(match[1])})
    whole = _of_action(found, more[:1].upper() + more[1:]) or _of_combat(found, more[:1].upper() + more[1:])
    return whole if whole is not None else replace(found, rest=(*found.rest, more))


def _of_action(found: Does, sentence: str) -> Does | None:
    """What is said of an action, or of votes; None for anything else."""
    added = re.fullmatch(
        r"(?:This (?:acting|reacting) \w+ gets )?\+(\d+) (stealth|intercept)(?:, even if .*)?\.", sentence
    )
    if added:
        return replace(found, **{added[2]: getattr(found, added[2]) + int(added[1])})
    if bleed := re.fullmatch(r"\+(\d+) bleed(?P<limited> \(limited\))?\.", sentence):
        return replace(found, bleed=found.bleed + int(bleed[1]), limited=bool(bleed["limited"]))
    if less := re.fullmatch(r"Reduce (?:a|the) bleed(?: amount)?(?: against you)? by (\d+)\.", sentence):
        return replace(found, bleed=found.bleed - int(less[1]))
    if theirs := re.fullmatch(r"The blocking minion gets -(\d+) intercept\.", sentence):
        return replace(found, their_intercept=found.their_intercept - int(theirs[1]))
    if votes := re.fullmatch(r"This (?:reacting )?\w+ (?:gets|gains) \+?(\d+) (?:additional )?votes?\.", sentence):
        return replace(found, votes=found.votes + int(votes[1]))
    if re.fullmatch(
        r"(?:This (?:reacting |acting )?(?:vampire|minion) unlocks|Unlock this (?:reacting |acting )?\w+)\.", sentence
    ):
        return replace(found, unlocks=True)
    if re.match(r"This (?:reacting )?(?:vampire|minion) wakes\b[^.]*\.$", sentence):
        return replace(found, wakes=True)
    if re.fullmatch(r"Lock this (?:reacting )?(?:vampire|minion)\.", sentence):
        return replace(found, locks=True)
    # What is said behind the card's playing must be whose card it is, or whether its cost is paid, and nothing else.
    if cancel := re.match(
        r"Cancel an? (?![^.]*\bthat would\b)[^.]*as it is played"
        r"(?P<free>(?: by (?:the opposing minion|another Methuselah))?"
        r"(?:,? and its cost is not paid| \(no cost is paid\)| \(cost must be paid\))?)\.$",
        sentence,
    ):
        return replace(found, cancels=True, free="cost is not paid" in cancel["free"] or "no cost" in cancel["free"])
    return None


def _of_combat(found: Does, sentence: str) -> Does | None:
    """What is said of a combat; None for anything else."""
    if struck := _STRIKE.fullmatch(sentence):
        strike = fixed_blow(struck["what"])
        if strike is not None and not strike.by_strength:
            return replace(found, strike=strike)
    if re.fullmatch(r"(?:\d+ )?(?:Optional )?[Mm]aneuver\.", sentence):
        return replace(found, maneuver=True)
    if re.fullmatch(r"(?:Optional )?[Pp]ress\.", sentence):
        return replace(found, press=True)
    if re.fullmatch(r"Maneuver or press\.", sentence):
        return replace(found, maneuver=True, press=True)
    if more := re.fullmatch(r"(?:(\d+) a|A)dditional strikes?(?: \(limited\))?(?: this round)?\.", sentence):
        return replace(found, additional=int(more[1] or 1))
    if prevent := re.fullmatch(r"Prevent (\d+|all) (?P<only>non-aggravated )?damage\.", sentence):
        amount = ALL if prevent[1] == "all" else int(prevent[1])
        return replace(found, prevent=amount, normal_only=bool(prevent["only"]))
    strength = re.fullmatch(
        r"This (?:vampire|minion) gets \+(\d+) strength (?:this (round|combat)|for the remainder of (combat))\.",
        sentence,
    )
    if strength:
        lasts: Literal["round", "combat"] = "round" if strength[2] == "round" else "combat"
        return replace(found, strength=int(strength[1]), lasts=lasts)
    return None
