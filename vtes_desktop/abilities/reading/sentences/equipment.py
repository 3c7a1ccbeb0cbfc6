"""Sentences of equipment that is no weapon: what its bearer is immune to, its numbers in actions, what it may be used
and burned for, and how it is equipped and lost (sec. 6.1.3)."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.card_text import Standing
from vtes_desktop.abilities.conditions import Conditions, Is
from vtes_desktop.abilities.reading.sentences.equipment_weapons import users
from vtes_desktop.abilities.reading.template import Pieces, Sentence, sentence


def is_equipment(said: Sentence) -> bool:
    """Whether a sentence is that of an equipment card."""
    return said.mode is not None and said.mode.type == "Equipment"


def _immune(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Frenzy cards have no effect on the bearer from then on (ruling LSJ 20040210)."""
    if not is_equipment(said):
        return None
    conditions: tuple[Conditions, ...] = ()
    if match["size"]:
        meant = users(f"a vampire {match['size']}")
        if meant is None:
            return None
        conditions = (Is("minion", replace(meant, where=("ready",))),)
    return (Standing("immune to frenzy", 1, conditions=conditions),)


SENTENCES: Final = (
    sentence(
        r"(?:The vampire with this equipment|This vampire(?: (?P<size>with capacity above \d+))?) is immune to (?:the"
        r" effects of )?[Ff]renzy cards(?: \([^)]*\))?\.",
        _immune,
    ),
)
