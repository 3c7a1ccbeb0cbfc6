"""Vampires, Y: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon
from vtes_desktop.abilities.cards.defining import Named, completed, named
from vtes_desktop.abilities.cards.phrases import IN_PLAY, OWN, VAMPIRE
from vtes_desktop.abilities.vocabulary.amounts import Counted
from vtes_desktop.abilities.vocabulary.conditions.combat import Fights
from vtes_desktop.abilities.vocabulary.conditions.union import Acting, Is
from vtes_desktop.abilities.vocabulary.effects.cards import Lock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseMethuselah
from vtes_desktop.abilities.vocabulary.effects.combat import Forbid
from vtes_desktop.abilities.vocabulary.effects.flow import ForEachMethuselah
from vtes_desktop.abilities.vocabulary.effects.persons import StayLocked
from vtes_desktop.abilities.vocabulary.effects.piles import BurnFromLibrary
from vtes_desktop.abilities.vocabulary.targets import Which

CARDS: Final[tuple[Named, ...]] = (
    named(
        "Yitzak",
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction(
                    "lock a younger vampire",
                    (Lock("target"), StayLocked("target")),
                    declares=(Choose(Which("vampire", IN_PLAY, "others", age="younger")),),
                ),
            ),
        ),
    ),
    completed(
        "Yong-Sun, Harmonist",
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction(
                    "burn the top card of the prey's crypt",
                    (ForEachMethuselah("chosen", (BurnFromLibrary(1, as_many=True, pile="crypt"),)),),
                    declares=(ChooseMethuselah("prey"),),
                    by=OWN,
                ),
            ),
        ),
        sentences="99b0b1",
    ),
    completed(
        "Yong-Sun, Harmonist",
        Reading(
            VAMPIRE,
            standing=(
                Standing(
                    "bleed",
                    Counted(Which("vampire", ("ash heap",), "target")),
                    conditions=(Acting(kinds=("bleed",)),),
                    in_action=True,
                ),
            ),
        ),
        sentences="464fef",
        advanced=True,
    ),
    completed(
        "Ysador the Foul",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "before range",
                    (Forbid(("maneuver to close",), "opponent"),),
                    (Fights("this"), Is("opponent", Which(where=IN_PLAY, words=("non-infernal", "non-demon")))),
                ),
            ),
        ),
        sentences="7fa967",
    ),
)
