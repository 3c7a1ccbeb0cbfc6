"""Vampires, Q: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *

CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Queen Anne",
        VAMPIRE,
        Upon("diablerized", (May((Unlock("this"),), "unlock"),), (Diablerizes(),)),
        sentences="d1199a",
        group=6,
    ),
    completed(
        "Quentin",
        VAMPIRE,
        Usable(
            "a vampire abstains",
            ("polling",),
            (Abstain(),),
            (Choose(Which("vampire")),),
            (POLITICAL,),
            by="bearer",
            blood=1,
            once="action",
            torpid=True,
        ),
        sentences="d05be0",
    ),
    completed(
        "Quincy, The Trapper",
        VAMPIRE,
        InPlayAction(
            "trap an ally, or burn a trapped one",
            (
                If(
                    (Is("target", Which("ally", mark="trapped by Quincy")),),
                    (Burn("target"),),
                    (Mark("trapped by Quincy", "target"),),
                ),
            ),
            stealth=1,
            declares=(Choose(Which("ally", whose="neighbours")),),
        ),
        sentences="e5ef1b",
    ),
)
