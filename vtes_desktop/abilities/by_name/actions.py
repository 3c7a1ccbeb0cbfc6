"""Action cards defined by name: those ways to play them that no template understands."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.amounts import BloodOn
from vtes_desktop.abilities.by_name.defining import Named, mended
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon
from vtes_desktop.abilities.conditions import AtLeast, DirectedAtYou
from vtes_desktop.abilities.which import Which
from vtes_desktop.abilities.words.blood import AddBlood, BurnBlood, BurnPool
from vtes_desktop.abilities.words.cards import Burn, PutInPlay, PutOn, Unlock
from vtes_desktop.abilities.words.choosing import Choose
from vtes_desktop.abilities.words.flow import If, May, OncePerTurn
from vtes_desktop.abilities.words.taking import Awaken, MoveTo, Steal

ACTION: Final = "Action"
IN_TORPOR: Final = Which("vampire", ("torpor",), "others")
MY_UNCONTROLLED: Final = Which("vampire", ("uncontrolled",), "you")
ANY_MINION: Final = Which("minion", ("ready",))
CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Graverobbing",
        Reading(
            ACTION,
            "DOM",
            declares=(Choose(IN_TORPOR),),
            words=(
                Steal(),
                If(
                    (AtLeast(BloodOn("minion"), 2),),
                    (May((BurnBlood("minion", 2), MoveTo("ready")), "burn 2 blood to move it to the ready region?"),),
                ),
            ),
        ),
    ),
    mended(
        "Undue Influence",
        Reading(ACTION, "qui", declares=(Choose(MY_UNCONTROLLED),), words=(AddBlood("target", 1), Awaken())),
    ),
    mended(
        "Abbot",
        Reading(
            ACTION,
            words=(PutOn("minion"), Unlock("minion")),
            standing=(Standing("intercept", 1, conditions=(DirectedAtYou(),)),),
        ),
    ),
    mended(
        "Army of Rats",
        Reading(
            ACTION,
            "ani",
            words=(PutInPlay(),),
            upon=(Upon("unlock phase", (OncePerTurn("army of rats", (BurnPool(1, "prey"),)),), turn="yours"),),
            actions=(InPlayAction("burn Army of Rats", (Burn("this"),), by=ANY_MINION, directed=True),),
        ),
    ),
)
