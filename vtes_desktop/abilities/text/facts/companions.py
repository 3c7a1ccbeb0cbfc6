"""What cards on a minion inflict on its opponent in each round: hounds, crows, guardians (sec. 6.4.7)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.facts.phrases import sentences
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.facts import Companion

_INFLICTS: Final = re.compile(
    r"[A-Z][\w'’ ]*? inflicts (?P<n>\d+)(?P<r>R?) damage on the opposing minion each round of combat during normal"
    r" strike resolution(?P<close> at close range)?\."
)
_TAKES: Final = re.compile(
    r"When the (?P<who>[\w ]+) with this retainer is in combat, the opposing minion takes (?P<n>\d+)(?P<r>R?) damage"
    r" during (?:the initial )?strike resolution(?: phase of each round)?"
    r"(?P<close> \(if the range is close\)| when the range is close)?(?:, at long or close range)?\."
)
_GUARDS: Final = re.compile(
    r"When this minion is in combat with an acting minion, the acting minion takes (?P<n>\d+)(?P<r>R?) damage during"
    r" strike resolution each round(?P<close> if the range is close)?\."
)
_MORE: Final = re.compile(r"As above, but (?:it )?(?:inflicts|for) (?P<n>\d+)(?P<r>R?) damage\.")


def reads(sentence: str) -> bool:
    """Whether a sentence says, and only that, what a card on a minion inflicts in each round."""
    return any(pattern.fullmatch(sentence) for pattern in (_INFLICTS, _TAKES, _GUARDS, _MORE))


@lru_cache(maxsize=8192)
def companion(card: Card, level: str = "") -> Companion | None:
    """What a card on a minion inflicts in each round, at the level at which it was played; None for nothing."""
    found: Companion | None = None
    for part in card.text:
        marks = " ".join(part.marks)
        if marks and level and marks.isupper() and not level.isupper():
            continue
        if marks and not level and found is not None:
            # Of one that was never played at a level the basic one counts (sec. 6.1.5).
            continue
        for sentence in sentences(part.text):
            for pattern in (_INFLICTS, _TAKES, _GUARDS):
                if match := pattern.fullmatch(sentence):
                    who = match.groupdict().get("who") or "minion"
                    must_be = "" if who == "minion" else who
                    found = Companion(int(match["n"]), bool(match["r"]), pattern is _GUARDS, must_be)
            if found is not None and (more := _MORE.fullmatch(sentence)):
                found = replace(found, damage=int(more["n"]), ranged=found.ranged or bool(more["r"]))
    return found
