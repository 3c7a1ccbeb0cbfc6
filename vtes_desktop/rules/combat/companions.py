"""Damage that cards on a minion inflict on its opponent in each round, as the fixed phrases of their text say: hounds,
crows, guardians (sec. 6.4.7). It is no strike: it comes with the first pair of strikes of a round, and no dodge helps.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from msgspec import Struct

from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.phrases import sentences
from vtes_desktop.table.table import Copy

_INFLICTS: Final = re.compile(
    r"[A-Z][\w'’ ]*? inflicts (?P<n>\d+)(?P<r>R?) damage on the opposing minion each round of combat during normal"
    r" strike resolution(?P<close> at close range)?\."
)
_TAKES: Final = re.compile(
    r"When the [\w ]+ with this retainer is in combat, the opposing minion takes (?P<n>\d+)(?P<r>R?) damage during"
    r" (?:the initial )?strike resolution(?: phase of each round)?"
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


class Companion(Struct, frozen=True):
    """Damage that a card on a minion inflicts on its opponent in each round."""

    damage: int
    ranged: bool = False
    """Whether it does so at long range too."""
    guards: bool = False
    """Whether only on a minion that is acting."""


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
                    found = Companion(int(match["n"]), bool(match["r"]), pattern is _GUARDS)
            if found is not None and (more := _MORE.fullmatch(sentence)):
                found = Companion(int(more["n"]), found.ranged or bool(more["r"]), found.guards)
    return found


def companions(game: Game, combat: Fight) -> list[tuple[Copy, Copy, int]]:
    """The damage of this round: the card, the minion that takes it, how much."""
    found = []
    for minion in combat.both:
        for copy in minions.on_it(game, minion):
            said = companion(game.card(copy), copy.marks.get("level", ""))
            if said is None or copy.id in combat.round.no_equipment or minions.is_silent(game, copy):
                continue
            if (said.ranged or game.combat.range == "close") and (not said.guards or is_acting(game, combat, minion)):
                found.append((copy, combat.other(minion), said.damage))
    return found


def is_acting(game: Game, combat: Fight, minion: Copy) -> bool:
    """Whether a minion's opponent is the acting minion of the running action."""
    action = game.table.action
    return action is not None and action.minion == combat.other(minion).id
