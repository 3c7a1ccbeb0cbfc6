"""Vampires, G: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, completed
from vtes_desktop.abilities.cards.phrases import IN_PLAY, OWN, READY, VAMPIRE
from vtes_desktop.abilities.text.sentences.crypt_uses import IN_ACTION
from vtes_desktop.abilities.vocabulary.conditions.actions import ActionOfThis, ActionTargets
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    ActionIs,
    BlockMayBegin,
    DirectedAtYou,
    Is,
    IsReady,
    Not,
)
from vtes_desktop.abilities.vocabulary.effects.actions import AddBleed, AddStealth
from vtes_desktop.abilities.vocabulary.effects.attempts import AttemptToBlock
from vtes_desktop.abilities.vocabulary.effects.blood import BurnBlood, GainPool
from vtes_desktop.abilities.vocabulary.effects.cards import Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseInfluenced
from vtes_desktop.abilities.vocabulary.effects.combat import Inflict
from vtes_desktop.abilities.vocabulary.effects.control import TakeControl
from vtes_desktop.abilities.vocabulary.effects.flow import ForEachMethuselah
from vtes_desktop.abilities.vocabulary.effects.piles import RevealTop
from vtes_desktop.abilities.vocabulary.effects.votes import LoseTitle
from vtes_desktop.abilities.vocabulary.targets import Which

NO_FRENZY: Final = Standing("no frenzy", 1, torpid=True)


CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Gathii",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "reveal the top card of your library",
                    IN_ACTION,
                    (RevealTop("Master", (BurnBlood("minion"),), (AddStealth(needed=True),)),),
                    conditions=(Acting(),),
                    once="action",
                    torpid=True,
                ),
            ),
        ),
        sentences="8a08c3 c3928c",
    ),
    completed(
        "Gemini",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "move a blood from an uncontrolled minion of your prey to its pool",
                    ("unlock",),
                    (BurnBlood("target"), GainPool(1, "prey")),
                    (ChooseInfluenced("prey", imbued=True),),
                    (READY,),
                    turn="yours",
                    once="turn",
                ),
            ),
        ),
        sentences="5bfe60",
    ),
    # As often as it can be paid (ruling).
    completed(
        "General Perfidio Díos",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "unlock and attempt to block",
                    ("before block", "after blocks"),
                    (Unlock("minion"), AttemptToBlock("minion")),
                    conditions=(
                        Not(Is("acting", Which(whose="you"))),
                        ActionTargets(which=Which("location", (*IN_PLAY, "in play"), "you")),
                        BlockMayBegin("minion"),
                    ),
                    by="bearer",
                    blood=1,
                ),
            ),
        ),
        sentences="7af31b",
    ),
    completed(
        "Gengis",
        Reading(
            VAMPIRE,
            standing=(Standing("cannot block", 1, conditions=(ActionOfThis(),)),),
            actions=(
                InPlayAction(
                    "unlock Gengis and take control of him this turn",
                    (Unlock("this"), TakeControl("this", until="turn")),
                    directed=True,
                    by=Which("vampire", whose="others", clans=("Brujah",)),
                ),
            ),
        ),
        sentences="cc825d e2076c",
    ),
    completed(
        "Gnaeus Aemilius Augustinus",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "unlock phase",
                    (
                        ForEachMethuselah(
                            "prey", (Choose(Which(whose="you")), Inflict(1, "target", unpreventable=True))
                        ),
                    ),
                    (READY,),
                    turn="yours",
                ),
            ),
        ),
        sentences="d456b6",
    ),
    completed("Gotsdam, The Tired Warrior", Reading(VAMPIRE, standing=(NO_FRENZY,)), sentences="d4a92a"),
    # Without his title he still has one (ruling).
    completed(
        "Gratiano",
        Reading("Vampire", standing=(Standing("ballots", 1),)),
        sentences="d9923d",
    ),
    completed(
        "Greta Kircher",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "-1 bleed",
                    IN_ACTION,
                    (AddBleed(-1),),
                    conditions=(
                        IsReady("this"),
                        ActionIs(("bleed",)),
                        DirectedAtYou(),
                        Is("acting", Which(weaker=True)),
                    ),
                    by="bearer",
                    blood=1,
                    once="action",
                ),
            ),
        ),
        sentences="4199de",
    ),
    completed(
        "Gustav Mallenhous",
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction(
                    "remove the title of a bishop or archbishop",
                    (LoseTitle("target"),),
                    declares=(Choose(Which("vampire", IN_PLAY, "others", any_word=("bishop", "archbishop"))),),
                    by=OWN,
                ),
            ),
        ),
        sentences="f241d7",
    ),
)
