"""Modifiers and reactions by name by which another minion acts, or that stay on who was met."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, mended
from vtes_desktop.abilities.card_text import Reading
from vtes_desktop.abilities.conditions import Is
from vtes_desktop.abilities.in_takeovers import MayTakeOver
from vtes_desktop.abilities.which import Which
from vtes_desktop.abilities.words.actions import AddStealth
from vtes_desktop.abilities.words.takeovers import TakeOver
from vtes_desktop.rules.timing import ACTION, Timing

MODIFIER: Final = "Action Modifier"
MASKS: Final = Timing(ACTION | {"as blocked"}, others="only")
MAY_MASK: Final = (Is("minion", Which("vampire")), MayTakeOver())
CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Mask of a Thousand Faces",
        Reading(MODIFIER, "obf", when=MASKS, conditions=MAY_MASK, words=(TakeOver(),)),
        Reading(
            MODIFIER,
            "OBF",
            when=MASKS,
            conditions=MAY_MASK,
            words=(AddStealth(1, needed=True), TakeOver()),
        ),
    ),
)
