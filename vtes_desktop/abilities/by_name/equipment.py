"""Equipment that is no weapon: what of it is defined by name; the rest is compiled."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, completed, named
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.vocabulary.amounts import BloodOn
from vtes_desktop.abilities.vocabulary.conditions.actions import ActionTargets, PhaseIs
from vtes_desktop.abilities.vocabulary.conditions.combat import Fights, NotUsed
from vtes_desktop.abilities.vocabulary.conditions.events import ItsMethuselah
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    AtLeast,
    Is,
    IsReady,
    Not,
    StealthNeeded,
)
from vtes_desktop.abilities.vocabulary.effects.actions import AddStealth, FailAction
from vtes_desktop.abilities.vocabulary.effects.attempts import CannotBlock
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Lock
from vtes_desktop.abilities.vocabulary.effects.combat import Prevent
from vtes_desktop.abilities.vocabulary.effects.flow import If
from vtes_desktop.abilities.vocabulary.effects.taking import StayLocked
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.effects import Window

EQUIPMENT: Final = "Equipment"
ANY_TIME: Final[tuple[Window, ...]] = (
    "unlock", "master", "minion", "influence", "discard", "as announced", "before block", "after blocks",
    "before range", "before strikes", "after strikes", "end of round",
)  # fmt: skip
LASOMBRA: Final = Is("minion", Which("vampire", clans=("Lasombra",)))
TREMERE_ANTITRIBU: Final = Is("minion", Which("vampire", clans=("Tremere antitribu",)))
EMPTY: Final = Not(AtLeast(BloodOn("this"), 1))

CARDS: Final[tuple[Named, ...]] = (
    named(
        "Camera Phone",
        Reading(
            EQUIPMENT,
            actions=(InPlayAction("bleed with +1 bleed", (), "bleed", bleed=1, bare=True, by=Which(own=True)),),
        ),
    ),
    completed(
        "Blood Tears of Kephran",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "burn it to prevent 2 damage",
                    ("prevention",),
                    (Prevent(2), Burn("this")),
                    conditions=(Fights(), Is("minion", Which("vampire"))),
                    by="bearer",
                ),
                Usable(
                    "burn it to gain 2 blood",
                    ANY_TIME,
                    (AddBlood("minion", 2), Burn("this")),
                    conditions=(Is("minion", Which("vampire")),),
                    by="bearer",
                ),
            ),
        ),
    ),
    completed(
        "Cooler",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "move 1 blood to its bearer",
                    ("unlock",),
                    (BurnBlood("this"), AddBlood("minion"), If((EMPTY,), (Burn("this"),))),
                    conditions=(IsReady(), AtLeast(BloodOn("this"), 1), Is("minion", Which("vampire"))),
                    turn="yours",
                    by="bearer",
                    once="turn",
                ),
            ),
            upon=(Upon("enters play", (AddBlood("this", 4),), about="this"),),
        ),
        sentences=3,
    ),
    completed(
        "Gran Madre di Dio, Italy",
        Reading(
            EQUIPMENT,
            upon=(
                Upon(
                    "enters play",
                    (
                        Lock("it"),
                        If(
                            (Is("minion", Which("vampire")), Is("it", Which("vampire", age="younger"))),
                            (BurnBlood("it"),),
                        ),
                    ),
                    (Is("it", Which("minion")), ItsMethuselah("neighbours"), Not(PhaseIs("unlock"))),
                    torpid=True,
                ),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Flaming Candle",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "burn 1 blood and it: vampires cannot block",
                    ("as announced",),
                    (Burn("this"), CannotBlock(which=Which("vampire"))),
                    conditions=(Acting(), Is("minion", Which("vampire"))),
                    by="bearer",
                    blood=1,
                ),
            ),
        ),
    ),
    completed(
        "Inveraray, Scotland",
        Reading(
            EQUIPMENT,
            standing=(Standing("bleed", BloodOn("this"), conditions=(Is("minion", Which("vampire")),)),),
            actions=(
                InPlayAction(
                    "move 1 blood to it",
                    (
                        If(
                            (Not(AtLeast(BloodOn("this"), 3)), AtLeast(BloodOn("minion"), 1)),
                            (BurnBlood("minion"), AddBlood("this")),
                        ),
                    ),
                    by=Which("vampire", own=True),
                    conditions=(Not(AtLeast(BloodOn("this"), 3)), AtLeast(BloodOn("minion"), 1)),
                ),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Ruins of Ceoris",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "maneuver",
                    ("range",),
                    (),
                    conditions=(Fights(), TREMERE_ANTITRIBU, NotUsed((1,))),
                    by="bearer",
                    once="combat",
                ),
                Usable(
                    "press",
                    ("press",),
                    (),
                    conditions=(Fights(), TREMERE_ANTITRIBU, NotUsed((0,))),
                    by="bearer",
                    once="combat",
                ),
            ),
        ),
    ),
    completed(
        "Stolen Police Cruiser",
        Reading(
            EQUIPMENT,
            actions=(
                InPlayAction(
                    "burn it",
                    (StayLocked("bearer", stun=True), Burn("this")),
                    by=Which("vampire"),
                    directed=True,
                    pool=1,
                ),
            ),
        ),
    ),
    completed(
        "Zaire River Ferry",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "the action fails",
                    ("as announced",),
                    (FailAction(),),
                    conditions=(ActionTargets("minion"), LASOMBRA),
                    by="bearer",
                    locks=True,
                ),
                Usable(
                    "+1 stealth",
                    ("block attempt",),
                    (AddStealth(1),),
                    conditions=(Acting(), StealthNeeded(), LASOMBRA),
                    by="bearer",
                    locks=True,
                ),
            ),
        ),
        sentences=2,
    ),
)
