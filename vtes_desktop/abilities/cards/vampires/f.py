"""Vampires, F: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *

_PAYS: Final = (BurnBlood("minion", paid=True), Lock("this"))
CARDS: Final[tuple[Named, ...]] = (
    # Locked or in torpor too (ruling).
    vampire(
        "Fakir al Sidi",
        Usable(
            "the referendum fails",
            ("before votes",),
            (Decide("fails"),),
            conditions=(POLITICAL,),
            blood=3,
            once="action",
            torpid=True,
        ),
        sentences="68a195",
    ),
    vampire(
        "Falhu Shibaba",
        InPlayAction(
            "lock Falhu, who does not unlock the next time",
            (StayLocked("this", stun=True),),
            by=Which("vampire", words=("laibon",)),
            directed=True,
            blood=1,
        ),
        sentences="170b45",
    ),
    vampire("Faruq", in_its_own_combat(AddInCombat("strength", 1, "combat")), sentences="2b6cc2"),
    vampire(
        "Father Juan Carlos",
        Usable(
            "burn 1 blood: -1 bleed and +1 stealth",
            ("block attempt",),
            (AddBleed(-1), AddStealth()),
            conditions=(Acting(kinds=("bleed",)), StealthNeeded()),
            blood=1,
            once="action",
        ),
        sentences="d2a3cf",
    ),
    vampire(
        "Feo Ramos",
        Upon(
            "unlock phase",
            (
                WithEach(
                    Which("vampire", IN_PLAY, "others", age="older", words=("sabbat",)),
                    (
                        If(
                            (IsUnlocked("this"),),
                            (By("target", (May(_PAYS, "burn 1 blood to lock Feo"),)),),
                        ),
                    ),
                ),
            ),
            turn="yours",
            torpid=True,
        ),
        sentences="621938",
    ),
    vampire(
        "Ferox, The Rock Lord",
        Upon("before range", (ForbidCards(("nec", "tha"), until="combat"),), (Fights("this"), InRound())),
        sentences="f44779",
        advanced=True,
    ),
    vampire(
        "Fida'i",
        Standing("stays locked", 1, torpid=True),
        Usable(
            "unlock this Fida'i",
            ("unlock",),
            (Unlock("this"),),
            conditions=(Not(IsUnlocked("this")),),
            turn="yours",
            each=Which("vampire", whose="you", clans=("Banu Haqim",), least=7),
            blood=1,
            torpid=True,
        ),
        sentences="1e00d5 902385",
    ),
    vampire(
        "Fleurdumal",
        Usable(
            "the opposing Methuselah plays with an open hand",
            ("as blocked",),
            (InCombat((AddInCombat("open hand", until="combat", who="opponent"),)),),
            conditions=(Acting("this"),),
            blood=1,
            once="action",
        ),
        sentences="5fe7d8",
    ),
    # In torpor too (ruling).
    vampire(
        "Fotini Katsikaris",
        Upon("successful bleed", (LendTo("hand size", 1, until="discard phase"),), (Bled(),), about="this"),
        sentences="1d1b73",
    ),
    vampire(
        "Franciscus",
        Upon("takes damage", (Burn("this"),), (AtLeast(DamageDone("taken", "this"), 4),), "this", torpid=True),
        sentences="5dddec",
    ),
    vampire(
        "Fiorenza Savona",
        *upon(
            ("burns the Edge for a vote", "burns a card for a vote"),
            (GainVotes(),),
            (ItsMethuselah("you"),),
            torpid=True,
        ),
        sentences="4c4584 841044",
    ),
)
