"""Weapons and armor of which some sentences are defined by name; the others are compiled."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, completed, mended
from vtes_desktop.abilities.card_text import Price, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.text.sentences.equipment_weapons import VAMPIRE, upon_strike
from vtes_desktop.abilities.vocabulary.amounts import CountersOn
from vtes_desktop.abilities.vocabulary.conditions.combat import (
    Fights,
    FirstRound,
    GoesToTorpor,
    HurtBy,
    InflictedWith,
    MayStillCommit,
    NotStruckWith,
    NotUsed,
    OpponentPlays,
    RangeIs,
    Strikes,
)
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    AnyOf,
    AtLeast,
    Is,
    IsReady,
    Not,
    Same,
    Successful,
    There,
)
from vtes_desktop.abilities.vocabulary.durations import THIS_TURN
from vtes_desktop.abilities.vocabulary.effects.arming import CommitToThis, InsteadOfTorpor
from vtes_desktop.abilities.vocabulary.effects.blood import BurnBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Count, ToTorpor, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.combat import GiveExtra, Inflict, Prevent
from vtes_desktop.abilities.vocabulary.effects.fights import MustPress
from vtes_desktop.abilities.vocabulary.effects.flow import If, StrikeDoes
from vtes_desktop.abilities.vocabulary.effects.marking import Mark, Remember
from vtes_desktop.abilities.vocabulary.effects.masters import Cancel
from vtes_desktop.abilities.vocabulary.effects.strikes import Blow, MakeStrike, StrikeIs
from vtes_desktop.abilities.vocabulary.effects.weapons import HandTo, LockInTorpor, StayAsCard, UseUp
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.cards.terms import DISCIPLINES
from vtes_desktop.rules.effects import Event

EQUIPMENT: Final = "Equipment"
FED: Final = f"has fed{THIS_TURN}"
BURNED: Final = f"has burned a vampire{THIS_TURN}"
TYPELESS: Final = Is("this", Which("card", mark="type"))
"""The card is no weapon any more, but a card on a vampire."""
OTHER_HANDS: Final = Not(Same("remembered", "minion"))
"""The card is not on the minion any more that it was on when that was looked at last."""
LOOKED_AT: Final[tuple[Event, ...]] = ("enters play", "strike chosen", "end of round", "unlock phase", "minion phase")
IMPALED: Final = If((Is("target", VAMPIRE),), (ToTorpor("target"), LockInTorpor("target"), HandTo("target")))
"""A vampire goes to torpor with the weapon, and stays locked there."""


def other_strike(text: str, blow: Blow, maneuver: str = "", **more: object) -> tuple[Usable, ...]:
    """Another strike of a weapon, with its maneuver once each combat where it has one (ruling LSJ 20021028)."""
    chosen = Usable(text, ("choose strike",), (MakeStrike(blow),), by="bearer", **more)  # type: ignore[arg-type]
    if not maneuver:
        return (chosen,)
    words = (MakeStrike(blow, maneuver="any"),)
    return (chosen, Usable(f"maneuver: {text}", ("range",), words, by="bearer", once="combat", **more))  # type: ignore[arg-type]


CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Argent Baton",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "ranged strike: burn 4 life of the werewolf",
                    ("choose strike",),
                    (MakeStrike(Blow("effect", ranged=True)), StrikeDoes("hits", (BurnBlood("target", 4),))),
                    conditions=(Is("opponent", Which("ally", words=("werewolf",))),),
                    by="bearer",
                ),
            ),
        ),
    ),
    completed(
        "Beretta 9mm",
        Reading(
            EQUIPMENT,
            usable=other_strike(
                "strike with both for 2R damage",
                Blow("weapon", 2, ranged=True),
                "any",
                conditions=(There(Which("equipment", on="minion", name="Beretta 9mm", other=True)),),
            ),
        ),
    ),
    completed(
        "Crimson Sentinel, The",
        Reading(
            EQUIPMENT,
            upon=(
                *(Upon(event, (Count(-1000), Remember("minion")), (OTHER_HANDS,)) for event in LOOKED_AT),
                upon_strike(StrikeIs(CountersOn()), StrikeDoes("damages", (Mark(FED, "this"),))),
                Upon("end of round", (Count(1), Mark(FED, "this", "")), (Is("this", Which("card", mark=FED)),)),
            ),
        ),
        sentences=3,
    ),
    completed(
        "Enhanced Coagulant",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "strike: 3 unpreventable damage, and it is put on the vampire",
                    ("choose strike",),
                    (MakeStrike(Blow("weapon", 3, unpreventable=True)), StrikeDoes("hits", (StayAsCard(),))),
                    conditions=(Is("opponent", VAMPIRE), Not(TYPELESS)),
                    by="bearer",
                ),
            ),
            prices=(Price(1, "blood", disciplines=tuple(DISCIPLINES), conditions=(TYPELESS,)),),
            upon=(
                Upon(
                    "after resolution",
                    (Burn("this"),),
                    (TYPELESS, Acting(kinds=("hunt",)), Successful()),
                    by="bearer",
                    torpid=True,
                ),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Garrote",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "burn it to burn the opposing vampire",
                    ("going to torpor",),
                    (Burn("this"), InsteadOfTorpor("burned")),
                    conditions=(
                        Strikes(),
                        IsReady(),
                        Is("opponent", VAMPIRE),
                        GoesToTorpor(),
                        GoesToTorpor("minion", yes=False),
                    ),
                    by="bearer",
                ),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Improvised Flamethrower",
        Reading(
            EQUIPMENT,
            upon=(
                Upon(
                    "damaged",
                    (Burn("this"), Inflict(2, "minion", aggravated=True, environmental=True)),
                    (RangeIs("long"), HurtBy()),
                    about="minion",
                    by="bearer",
                ),
            ),
        ),
    ),
    completed(
        "Joumlon's Axe",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "cancel the grapple, and strike with it",
                    ("as played",),
                    (Cancel(), If((NotStruckWith(),), (CommitToThis(),))),
                    conditions=(
                        OpponentPlays(("grapple",)),
                        AnyOf((Not(NotStruckWith()), MayStillCommit())),
                    ),
                    by="bearer",
                    once="combat",
                ),
            ),
        ),
    ),
    completed(
        "Kevlar Vest",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "prevent 1 damage of a gun",
                    ("prevention",),
                    (Prevent(1, "guns"),),
                    conditions=(NotUsed((2,)),),
                    by="bearer",
                    once="combat",
                ),
                Usable(
                    "prevent 1 more damage of a gun",
                    ("prevention",),
                    (Prevent(1, "guns"),),
                    conditions=(NotUsed((2,)), Not(NotUsed((0,)))),
                    by="bearer",
                    once="combat",
                ),
                Usable(
                    "prevent 1 damage",
                    ("prevention",),
                    (Prevent(1),),
                    conditions=(NotUsed((0, 1)),),
                    by="bearer",
                    once="combat",
                ),
            ),
        ),
    ),
    completed(
        "Meat Hook",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "burn 1 blood to strike: destroy it, with first strike",
                    ("choose strike",),
                    (MakeStrike(Blow("effect", first=True)), StrikeDoes("hits", (Burn("this"),))),
                    conditions=(Is("minion", Which("vampire", discipline="pot")), RangeIs("close")),
                    by="opponent",
                    blood=1,
                ),
            ),
            upon=(
                upon_strike(
                    If(
                        (RangeIs("close"),),
                        (
                            StrikeDoes(
                                "hits",
                                (If((NotUsed((-1,)),), (UseUp(), GiveExtra("press", only="continue"))),),
                            ),
                        ),
                    )
                ),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Rowan Ring",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "strike: send to torpor",
                    ("choose strike",),
                    (MakeStrike(Blow("effect")), StrikeDoes("hits", (IMPALED,))),
                    by="bearer",
                ),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Sword of the Archangel",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "burn 1 blood to cancel the card",
                    ("as played",),
                    (Cancel(),),
                    conditions=(OpponentPlays(("grapple", "aim")), Is("minion", Which("vampire", clans=("Salubri",)))),
                    by="bearer",
                    blood=1,
                    once="combat",
                ),
                Usable(
                    "unlock its bearer",
                    ("end of combat",),
                    (Unlock(), Mark(BURNED, "this", "")),
                    conditions=(IsReady(), Is("this", Which("card", mark=BURNED))),
                    by="bearer",
                    once="turn",
                ),
            ),
            upon=(
                Upon("before range", (Mark(BURNED, "this", ""),)),
                Upon("ready minion burned", (Mark(BURNED, "this"),), (Strikes(), IsReady()), about="opponent"),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Talbot's Chainsaw",
        Reading(
            EQUIPMENT,
            standing=(Standing("cannot hunt", 1),),
            usable=(
                Usable(
                    "prevent 1 damage",
                    ("prevention",),
                    (Prevent(1),),
                    conditions=(Fights(),),
                    by="bearer",
                    once="combat",
                ),
            ),
            upon=(
                Upon(
                    "unlock phase",
                    (Choose(Which(whose="you")), Inflict(3, "target", unpreventable=True, environmental=True)),
                    (IsReady(),),
                    turn="yours",
                    by="bearer",
                ),
                Upon("before range", (MustPress(),), (Fights(), FirstRound()), by="bearer"),
            ),
        ),
        sentences=3,
    ),
    mended(
        "Tinglestripe",
        Reading(
            EQUIPMENT,
            "MYT",
            usable=other_strike(
                "strike for 1R damage", Blow("weapon", 1, ranged=True), "any", conditions=(NotStruckWith(),)
            ),
        ),
    ),
    completed(
        "Wooden Stake",
        Reading(
            EQUIPMENT,
            upon=(upon_strike(StrikeDoes("damages", (If((AtLeast(InflictedWith(), 2),), (IMPALED,)),))),),
        ),
        sentences=2,
    ),
)
