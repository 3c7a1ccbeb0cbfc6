"""Vampires, U: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.virtues import PutVirtue

_RICHER: Final = "prey was richer"


CARDS: Final[tuple[Named, ...]] = (
    vampire(
        "Uchenna",
        once_a_turn("master", "burn a card from your hand", (Discard(burn=True),), blood=1, torpid=True),
        sentences="7a3396 8f721c",
    ),
    vampire("Ulugh Beg, The Watcher", Standing("discard phase actions", 1, conditions=(READY,)), sentences="d31425"),
    vampire(
        "Umdava",
        Usable(
            "use a master phase action: search for an Aye or Orun",
            ("master",),
            (Spend("master phase action"), PutVirtue(("Aye", "Orun"))),
            (Choose(Which("vampire", words=("laibon",))),),
            turn="yours",
            torpid=True,
        ),
        sentences="46a4e8",
    ),
    # Not where there are not two cards to choose (ruling).
    vampire(
        "Undele",
        InPlayAction(
            "call a referendum to take two minion cards from the ash heap",
            (Return("target"),),
            "political",
            1,
            declares=(Choose(Which("minion card", ("ash heap",), "you"), least=2, most=2),),
        ),
        sentences="f4913f",
    ),
    vampire(
        "Unre, Keeper of Golgotha",
        Upon("burned", (Count(1, "trap", "this"),), about="opponent", torpid=True),
        sentences="0a380f",
    ),
    vampire(
        "Uriah Winter",
        # As the phase begins: the pool for the Edge comes later.
        Upon(
            "end of turn",
            (If((RICHER_PREY,), (Mark(_RICHER, "this"),), (Mark(_RICHER, "this", ""),)),),
            torpid=True,
        ),
        Upon(
            "unlock phase",
            (TakeControl("this", "prey"),),
            (Is("this", Which("card", mark=_RICHER)),),
            turn="yours",
            torpid=True,
        ),
        sentences="0ce643",
    ),
)
