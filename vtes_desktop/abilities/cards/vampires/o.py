"""Vampires, O: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, completed
from vtes_desktop.abilities.cards.phrases import IN_PLAY, READY, VAMPIRE, lapses
from vtes_desktop.abilities.text.sentences.crypt_uses import IN_ACTION
from vtes_desktop.abilities.vocabulary.conditions.combat import Fights
from vtes_desktop.abilities.vocabulary.conditions.union import Acting, Is, There
from vtes_desktop.abilities.vocabulary.effects.actions import AddBleed
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.combat import Forbid
from vtes_desktop.abilities.vocabulary.effects.flow import May
from vtes_desktop.abilities.vocabulary.effects.hands import Discard, Draw
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.abilities.vocabulary.windows import ANY_TIME

CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Obaluaye",
        Reading(VAMPIRE, upon=lapses(There(Which("vampire", IN_PLAY, "you", clans=("Salubri",)), 4))),
        sentences="5e7b23",
    ),
    completed(
        "Okulos",
        Reading(VAMPIRE, usable=(Usable("draw 1 card", ANY_TIME, (Draw(),), blood=1, once="turn", torpid=True),)),
        sentences="0c2adb",
    ),
    completed(
        "Oliver Thrace",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "before range",
                    (Forbid(("combat ends",), "opponent"),),
                    (Fights(), Is("opponent", Which("vampire"))),
                ),
            ),
            usable=(
                Usable(
                    "burn a card that requires Thaumaturgy: +1 bleed",
                    IN_ACTION,
                    (Discard(Which("card", needs="tha"), burn=True), AddBleed()),
                    conditions=(Acting(kinds=("bleed",)),),
                    by="bearer",
                    once="action",
                ),
            ),
        ),
        sentences="29043f 2561ca|d5e7d4",
    ),
    # There are no other multipliers that could be played on them as well.
    completed(
        "Orlando Oriundus",
        Reading(VAMPIRE, standing=(Standing("doubled votes", 1, Which("vampire", whose="you"), conditions=(READY,)),)),
        sentences="bf4636",
    ),
    completed(
        "Owain Evans, The Wanderer",
        Reading(
            "Vampire",
            upon=(
                Upon(
                    "unlock phase",
                    (
                        May(
                            (Choose(Which("vampire", ("ready", "torpor"), "active")), AddBlood("target")),
                            "move a blood",
                        ),
                    ),
                    (READY,),
                ),
            ),
        ),
        sentences="8b63b0",
    ),
)
