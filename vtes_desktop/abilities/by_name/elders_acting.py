"""Vampires whose own cards say what no other card's does of actions and combats, defined by name; most of the rest of
each is compiled."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, completed
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.text.sentences.crypt_uses import IN_ACTION
from vtes_desktop.abilities.vocabulary.conditions.actions import (
    ActionOfThis,
    ActionTargets,
    HoldsTitle,
)
from vtes_desktop.abilities.vocabulary.conditions.combat import Fights
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    ActionIs,
    DirectedAtYou,
    InterceptNeeded,
    Is,
    IsReady,
    Not,
    There,
)
from vtes_desktop.abilities.vocabulary.effects.actions import AddBleed, AddIntercept, AddStealth, FailAction
from vtes_desktop.abilities.vocabulary.effects.blood import BurnBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Burn
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.combat import AddInCombat, GiveExtra, Inflict, SetRangeTo
from vtes_desktop.abilities.vocabulary.effects.flow import By, Grant, If, InCombat, RevealTop, WithEach
from vtes_desktop.abilities.vocabulary.effects.hand import BurnFromHand
from vtes_desktop.abilities.vocabulary.effects.marking import Mark
from vtes_desktop.abilities.vocabulary.effects.masters import Lend
from vtes_desktop.abilities.vocabulary.effects.owning import DiscardOfType, GainTitle
from vtes_desktop.abilities.vocabulary.effects.taking import Steal
from vtes_desktop.abilities.vocabulary.targets import Which

VAMPIRE: Final = "Vampire"
IN_PLAY: Final = ("ready", "torpor")
NEW_YORK: Final = "prince of New York"


CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Alonso Petrodon",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "successful bleed",
                    (
                        WithEach(
                            Which("vampire", IN_PLAY, "target", words=("anarch",)),
                            (Inflict(1, "target", unpreventable=True),),
                        ),
                    ),
                    about="minion",
                ),
            ),
        ),
    ),
    completed(
        "Andre LeRoux",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "-1 bleed, and +2 bleed for Andre this turn",
                    ("before resolution",),
                    (AddBleed(-1), Lend("bleed", 2, "minion"), If((Acting(),), (AddBleed(2),))),
                    conditions=(ActionIs(("bleed",)), Is("acting", Which("vampire", whose="you"))),
                    once="action",
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Calebros, The Martyr",
        Reading(
            VAMPIRE,
            standing=(Standing("cannot block", 1, conditions=(ActionOfThis(),)),),
            actions=(
                InPlayAction(
                    "steal the title of Prince of New York",
                    (Mark("title", "this", "none"), GainTitle(NEW_YORK)),
                    directed=True,
                    conditions=(HoldsTitle(NEW_YORK),),
                    by=Which("vampire", whose="others", age="older", words=("camarilla",)),
                ),
            ),
        ),
    ),
    completed(
        "Annazir",
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction(
                    "burn a location or steal an equipment",
                    (If((Is("target", Which("location")),), (Burn("target"),), (Steal("target"),)),),
                    declares=(Choose(Which("location|equipment", (*IN_PLAY, "in play"), "others")),),
                    by=Which(own=True),
                ),
            ),
        ),
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
    ),
    completed(
        "Massassi",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "before combat",
                    (InCombat((GiveExtra("maneuver"),)),),
                    (Acting(kinds=("enter combat",)), ActionOfThis()),
                ),
            ),
        ),
    ),
    completed(
        "Marciana Giovanni, Investigator",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "a non-Sabbat vampire may burn 1 blood to get +1 intercept",
                    IN_ACTION,
                    (
                        By(
                            "target",
                            (
                                Grant(
                                    "+1 intercept",
                                    ("block attempt",),
                                    (AddIntercept("minion"),),
                                    (InterceptNeeded(Which(own=True)),),
                                    blood=1,
                                ),
                            ),
                        ),
                    ),
                    (Choose(Which("vampire", IN_PLAY, words=("non-sabbat",))),),
                    locks=True,
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Edward Vignes",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "burn a card that requires Dominate: the action fails",
                    ("as announced", "before block", "after blocks"),
                    (FailAction(), BurnFromHand("dom")),
                    conditions=(ActionTargets("this", by_others=True),),
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Valkyrie",
        Reading(
            VAMPIRE,
            standing=(Standing("undirected only", 1, conditions=(Not(There(Which("vampire", name="Brunhilde"))),)),),
        ),
    ),
    completed(
        "Cailean",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "set the range for this round",
                    ("before range",),
                    (SetRangeTo(),),
                    conditions=(Fights(),),
                    by="bearer",
                    once="round",
                ),
            ),
        ),
        sentences=2,
    ),
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
        sentences=2,
    ),
    completed(
        "Kasim Bayar",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "discard a political action card to get +2 strength",
                    ("before range",),
                    (DiscardOfType("Political Action"), AddInCombat("strength", 2, "combat")),
                    conditions=(Fights(),),
                    by="bearer",
                    once="combat",
                ),
            ),
        ),
    ),
    completed(
        "Céleste Lamontagne",
        Reading(
            VAMPIRE,
            standing=(
                Standing(
                    "intercept",
                    1,
                    conditions=(
                        Is("acting", Which("vampire", words=("camarilla",))),
                        There(Which("card", ("in play",), "acting", words=("gehenna",))),
                    ),
                ),
            ),
        ),
    ),
    completed(
        'John "Cop90" O\'Malley',
        Reading(
            "Imbued",
            actions=(
                InPlayAction(
                    "enter combat with a monster",
                    (),
                    "enter combat",
                    by=Which(own=True),
                    against=Which("monster", whose="others"),
                    conviction=1,
                ),
            ),
        ),
    ),
)
