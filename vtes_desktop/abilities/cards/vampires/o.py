"""Vampires, O: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *

CARDS: Final[tuple[Named, ...]] = (
    vampire("Obaluaye", *lapses(There(Which("vampire", IN_PLAY, "you", clans=("Salubri",)), 4)), sentences="5e7b23"),
    vampire(
        "Okulos", Usable("draw 1 card", ANY_TIME, (Draw(),), blood=1, once="turn", torpid=True), sentences="0c2adb"
    ),
    vampire(
        "Oliver Thrace",
        Upon(
            "before range",
            (Forbid(("combat ends",), "opponent"),),
            (Fights(), Is("opponent", Which("vampire"))),
        ),
        Usable(
            "burn a card that requires Thaumaturgy: +1 bleed",
            IN_ACTION,
            (Discard(Which("card", needs="tha"), burn=True), AddBleed()),
            conditions=(Acting(kinds=("bleed",)),),
            once="action",
        ),
        sentences="29043f 2561ca|d5e7d4",
    ),
    # There are no other multipliers that could be played on them as well.
    vampire("Olugbenga", Standing("contested by blood", 1), sentences="178304"),
    vampire(
        "Orlando Oriundus",
        Standing("doubled votes", 1, Which("vampire", whose="you"), conditions=(READY,)),
        sentences="bf4636",
    ),
    vampire(
        "Owain Evans, The Wanderer",
        # Only once all that must be done as the phase begins is done (ruling).
        Usable(
            "a vampire of the Methuselah whose turn it is gains 1 blood",
            ("unlock",),
            (AddBlood("target"),),
            (Choose(Which("vampire", ("ready", "torpor"), "active")),),
            once="turn",
        ),
        sentences="8b63b0",
    ),
)
