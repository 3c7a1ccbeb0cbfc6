"""Master cards defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, named
from vtes_desktop.abilities.card_text import InPlayAction, Price, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.vocabulary.amounts import BloodOn, CountersOn, Number
from vtes_desktop.abilities.vocabulary.conditions.union import AtLeast, HasEdge, InterceptNeeded
from vtes_desktop.abilities.vocabulary.effects.actions import AddIntercept
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnBlood, BurnPool, GainPool, MoveBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Count, Lock, PutInPlay, PutOn, RemoveFromGame
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseNumber
from vtes_desktop.abilities.vocabulary.effects.counting import PoolOnto
from vtes_desktop.abilities.vocabulary.effects.flow import Alternative, Either, ForEachMethuselah, If, Repeat, WithEach
from vtes_desktop.abilities.vocabulary.effects.masters import (
    BurnFromLibrary,
    Cancel,
    DiscardOne,
    DrawCrypt,
    GainMasterAction,
    LendTo,
    TakeControl,
    UseTransfers,
)
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.abilities.vocabulary.windows import ANY_TIME

VAMPIRE: Final = Which("vampire", ("ready", "torpor"))
YOUR_VAMPIRE: Final = Which("vampire", ("ready", "torpor"), "you")
YOUR_YOUNGLING: Final = Which("vampire", ("uncontrolled",), "you")

_TO_AND_FRO: Final = (MoveBlood("minion", "either"),)

_AS_ANNOUNCED: Final = MoveBlood("target", "to pool", Number("moved"), Number("moved"), what_there_is=True)
"""So much as was announced, or what there is by then (rulings on Villein and Minion Tap)."""
_DREAM: Final = (Count(1), If((AtLeast(CountersOn(), 3),), (Burn(),)))
"""Each time that it is locked a counter is added; with three it is burned."""
STOLEN: Final = InPlayAction(
    "steal this location", (TakeControl(),), directed=True, by=Which("vampire", whose="others")
)
BURNED_BY_VAMPIRES: Final = InPlayAction("burn this card", (Burn(),), directed=True, by=Which("vampire"))

CARDS: Final[tuple[Named, ...]] = (
    named(
        "Villein",
        Reading(
            "Master",
            declares=(
                Choose(Which("vampire", ("ready", "torpor"), "you", blood="some")),
                ChooseNumber(2, 5, "moved", "blood"),
            ),
            words=(PutOn(), _AS_ANNOUNCED),
            prices=(
                Price(1, name="Minion Tap", payer="you"),
                Price(1, name="Villein", on_this=True),
            ),
        ),
    ),
    named(
        "Blood Doll",
        Reading(
            "Master",
            declares=(Choose(YOUR_VAMPIRE),),
            words=(PutOn(),),
            usable=(
                Usable(
                    "move 1 blood to or from your pool",
                    ("master",),
                    _TO_AND_FRO,
                    turn="yours",
                    by="bearer",
                    once="turn",
                ),
            ),
        ),
    ),
    named(
        "Vessel",
        Reading(
            "Master",
            declares=(
                Choose(VAMPIRE),
                Choose(Which("card", ("ready", "torpor", "in play"), name="Blood Doll"), name="doll", least=0),
            ),
            words=(PutOn(), Burn("doll")),
            usable=(
                Usable(
                    "move 1 blood to or from your pool",
                    ("unlock",),
                    _TO_AND_FRO,
                    turn="yours",
                    by="bearer",
                    once="turn",
                ),
            ),
        ),
    ),
    named(
        "Dreams of the Sphinx",
        Reading(
            "Master",
            words=(PutInPlay(),),
            usable=(
                Usable("+2 hand size this turn", ANY_TIME, (*_DREAM, LendTo("hand size", 2)), locks=True),
                Usable(
                    "gain 1 pool", ("unlock",), (*_DREAM, GainPool()), turn="yours", conditions=(HasEdge(),), locks=True
                ),
                Usable("add 1 blood", ANY_TIME, (*_DREAM, AddBlood("target")), (Choose(YOUR_YOUNGLING),), locks=True),
            ),
        ),
    ),
    named("Information Highway", Reading("Master", words=(PutInPlay(),), standing=(Standing("transfers", 2),))),
    named("Direct Intervention", Reading("Master", words=(Cancel(),))),
    named("Sudden Reversal", Reading("Master", words=(Cancel(),))),
    named(
        "Zillah's Valley",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", ("uncontrolled",), "you", least=8)),),
            words=(AddBlood("target", 4),),
        ),
    ),
    named(
        "Minion Tap",
        Reading(
            "Master",
            declares=(Choose(YOUR_VAMPIRE), ChooseNumber(0, BloodOn(), "moved", "blood")),
            words=(_AS_ANNOUNCED,),
        ),
    ),
    named(
        "Parthenon, The",
        Reading(
            "Master",
            words=(PutInPlay(),),
            usable=(Usable("+1 master phase action", ("master",), (GainMasterAction(),), turn="yours", locks=True),),
        ),
    ),
    named("Liquidation", Reading("Master", words=(BurnFromLibrary(7), GainPool(3)))),
    named(
        "Wider View",
        Reading(
            "Master",
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "1 transfer: draw a crypt card, then remove one",
                    ("influence",),
                    (
                        UseTransfers(1),
                        DrawCrypt(),
                        Choose(Which("crypt card", ("uncontrolled",), "you")),
                        RemoveFromGame("target"),
                    ),
                    turn="yours",
                ),
                Usable(
                    "4 transfers: burn it, gain 2 pool",
                    ("influence",),
                    (UseTransfers(4), Burn(), GainPool(2)),
                    turn="yours",
                ),
            ),
        ),
    ),
    named(
        "Powerbase: Montreal",
        Reading(
            "Master",
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "add 1 blood",
                    ("influence",),
                    (AddBlood("target"),),
                    (Choose(YOUR_YOUNGLING),),
                    turn="yours",
                    once="turn",
                ),
            ),
            actions=(STOLEN,),
        ),
    ),
    named(
        "Smiling Jack, The Anarch",
        Reading(
            "Master",
            words=(PutInPlay(),),
            upon=(
                Upon("unlock phase", (PoolOnto(),), turn="yours"),
                Upon(
                    "unlock phase",
                    (
                        ForEachMethuselah(
                            "active",
                            (
                                Repeat(
                                    BloodOn("this"),
                                    (
                                        Either(
                                            (
                                                Alternative("burn 1 pool", (BurnPool(),)),
                                                Alternative(
                                                    "burn 1 blood from a vampire",
                                                    (
                                                        Choose(
                                                            Which("vampire", ("ready", "torpor"), "you", blood="some")
                                                        ),
                                                        BurnBlood("target"),
                                                    ),
                                                ),
                                            )
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                    turn="others",
                ),
            ),
            actions=(BURNED_BY_VAMPIRES,),
        ),
    ),
    named("Effective Management", Reading("Master", words=(DrawCrypt(),))),
    named(
        "Coven, The",
        Reading(
            "Master",
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "add 2 blood",
                    ANY_TIME,
                    (AddBlood("target", 2),),
                    (Choose(Which("vampire", whose="you")),),
                    locks=True,
                ),
            ),
            upon=(Upon("discard phase", (TakeControl("this", "predator"),), turn="yours"),),
        ),
    ),
    named(
        "Barrens, The",
        Reading(
            "Master",
            words=(PutInPlay(),),
            usable=(Usable("discard a card, draw up", ANY_TIME, (DiscardOne(),), locks=True),),
        ),
    ),
    named(
        "Misdirection",
        Reading("Master", declares=(Choose(Which("minion", ("ready", "torpor"))),), words=(Lock("target"),)),
    ),
    named(
        "KRCG News Radio",
        Reading(
            "Master",
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "+1 intercept to the blocking minion",
                    ("block attempt",),
                    (AddIntercept("blocker"),),
                    conditions=(InterceptNeeded(Which("minion", whose="you")),),
                    locks=True,
                ),
                Usable(
                    "1 pool: +1 intercept to the blocking minion",
                    ("block attempt",),
                    (AddIntercept("blocker"),),
                    conditions=(InterceptNeeded(Which("minion", whose="others")),),
                    locks=True,
                    pool=1,
                ),
            ),
        ),
    ),
    named(
        "Tribute to the Master",
        Reading("Master", words=(WithEach(Which("vampire", whose="you", blood="some"), (MoveBlood("target"),)),)),
    ),
)
