"""Master cards and events that stay in play, and some that do not, defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, named
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Upon, Usable
from vtes_desktop.abilities.text.sentences.masters import FED
from vtes_desktop.abilities.vocabulary.conditions.actions import PhaseIs
from vtes_desktop.abilities.vocabulary.conditions.union import Acting, InTorpor, Is, There
from vtes_desktop.abilities.vocabulary.effects.actions import AddStealth, EndAction
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnPool
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Lock, PutInPlay, PutOn
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, Target
from vtes_desktop.abilities.vocabulary.effects.flow import Alternative, Either, ForEachMethuselah, If
from vtes_desktop.abilities.vocabulary.effects.marking import Mark, Remember
from vtes_desktop.abilities.vocabulary.effects.masters import (
    Cancel,
    Exchange,
    Fill,
    GainMasterAction,
    SpendMasterAction,
    TakeControl,
)
from vtes_desktop.abilities.vocabulary.targets import Which

IN_PLAY: Final = ("ready", "torpor")

CARDS: Final[tuple[Named, ...]] = (
    named("Giant's Blood", Reading("Master", declares=(Choose(Which("vampire", IN_PLAY)),), words=(Fill(),))),
    named(
        "Fame",
        Reading(
            "Master",
            declares=(Choose(Which("vampire")),),
            words=(PutOn(),),
            upon=(
                Upon("goes to torpor", (BurnPool(3),), about="minion", by="bearer", torpid=True),
                Upon(
                    "unlock phase",
                    (ForEachMethuselah("active", (BurnPool(),)),),
                    (InTorpor(),),
                    torpid=True,
                ),
            ),
        ),
    ),
    named(
        "Archon Investigation",
        Reading("Master", declares=(Target("acting"),), words=(Burn("target"), EndAction())),
    ),
    named(
        "Anarch Revolt",
        Reading(
            "Master",
            words=(PutInPlay(),),
            upon=(
                Upon(
                    "unlock phase",
                    (
                        ForEachMethuselah(
                            "active",
                            (If((There(Which("vampire", whose="you", words=("anarch",))),), (), (BurnPool(),)),),
                        ),
                    ),
                ),
            ),
            actions=(InPlayAction("call a referendum to burn it", (Burn(),), "political", 1, by=Which("vampire")),),
        ),
    ),
    named("Wash", Reading("Master", words=(Cancel(), GainMasterAction("playing")))),
    named(
        "Rack, The",
        Reading(
            "Master",
            words=(PutInPlay(), Choose(Which("vampire", whose="you")), Remember()),
            usable=(
                Usable(
                    "the chosen vampire gains 2 blood",
                    ("unlock",),
                    (AddBlood("remembered", 2),),
                    conditions=(Is("remembered", Which("vampire", IN_PLAY)),),
                    turn="yours",
                    once="turn",
                ),
            ),
            actions=(
                InPlayAction(
                    "steal this location",
                    (TakeControl(), Choose(Which("vampire", whose="you")), Remember()),
                    directed=True,
                    by=Which("vampire", whose="others"),
                ),
            ),
        ),
    ),
    named(
        "Anarch Troublemaker",
        Reading(
            "Master",
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "give it to your prey, and lock two vampires or burn an equipment",
                    ("unlock",),
                    (
                        Either(
                            (
                                Alternative(
                                    "lock up to two vampires",
                                    (Choose(Which("vampire", IN_PLAY, "prey"), least=0, most=2), Lock("target")),
                                ),
                                Alternative(
                                    "burn an equipment",
                                    (Choose(Which("equipment", IN_PLAY, "prey")), Burn("target")),
                                ),
                            )
                        ),
                        TakeControl("this", "prey"),
                    ),
                    turn="yours",
                    once="turn",
                ),
            ),
        ),
    ),
    named(
        "Haven Uncovered",
        Reading(
            "Master",
            declares=(Choose(Which("vampire")),),
            words=(PutOn(),),
            actions=(
                InPlayAction(
                    "enter combat with the bearer",
                    (),
                    "enter combat",
                    1,
                    by=Which(),
                    against=Which("vampire", whose="others", bearer=True),
                ),
                InPlayAction("burn this card", (Burn(),), stealth=1, directed=True, by=Which("vampire", own=True)),
            ),
        ),
    ),
    named(
        "Anthelios, The Red Star",
        Reading(
            "Event",
            usable=(
                Usable(
                    "a master phase action: exchange a master card",
                    ("master",),
                    (SpendMasterAction(), Exchange(Which("master", ("ash heap",)))),
                    turn="yours",
                    by="active",
                    once="turn",
                ),
            ),
        ),
    ),
    named(
        "Carfax Abbey",
        Reading(
            "Master",
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "a ready Anarch gains 1 blood, with a ready baron another one too",
                    ("unlock",),
                    (
                        AddBlood("target"),
                        Mark(FED),
                        If(
                            (There(Which("vampire", whose="you", words=("baron",))),),
                            (
                                Choose(Which("vampire", whose="you", words=("anarch",), unmarked=FED), least=0),
                                AddBlood("target"),
                                Mark(FED),
                            ),
                        ),
                    ),
                    (Choose(Which("vampire", whose="you", words=("anarch",), unmarked=FED)),),
                    turn="yours",
                    once="turn",
                ),
            ),
        ),
    ),
    named(
        "Creepshow Casino",
        Reading(
            "Master",
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "+1 stealth",
                    ("as announced",),
                    (AddStealth(),),
                    conditions=(
                        Is("acting", Which("vampire", whose="you")),
                        Acting("acting", directed=False),
                    ),
                    locks=True,
                ),
            ),
        ),
    ),
    named(
        "Scourge of the Enochians",
        Reading(
            "Event",
            usable=(
                Usable(
                    "burn a vampire with capacity 2 or less, or none; it goes to your predator",
                    ("discard",),
                    (
                        Choose(Which("vampire", IN_PLAY, most=2), least=0),
                        Burn("target"),
                        TakeControl("this", "predator"),
                    ),
                    turn="yours",
                    once="turn",
                ),
            ),
            upon=(
                # The predator gets it even where nobody is burned.
                Upon("end of phase", (TakeControl("this", "predator"),), (PhaseIs("discard"),), turn="yours"),
            ),
        ),
    ),
    named(
        "Tend the Flock",
        Reading(
            "Master",
            declares=(
                Choose(Which("vampire", whose="you", locked=False, words=("infernal",), clans=("Baali",)), "elder"),
                Choose(Which("vampire", ("uncontrolled",), "you", words=("infernal",), younger_than="elder")),
            ),
            words=(AddBlood("target", 3),),
        ),
    ),
)
