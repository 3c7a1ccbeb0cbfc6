"""Vampires whose own cards say what no other card's does, defined by name; most of the rest of each is compiled."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.amounts import Counted
from vtes_desktop.abilities.by_name.defining import Named, completed
from vtes_desktop.abilities.card_text import InPlayAction, Price, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.conditions import (
    Acting,
    ActionIs,
    DirectedAtYou,
    InterceptNeeded,
    Is,
    IsReady,
    Not,
    TargetControls,
    There,
)
from vtes_desktop.abilities.in_actions import (
    ActionOfThis,
    ActionTargets,
    BeingPlayed,
    CalledByThis,
    HoldsTitle,
    PhaseIs,
)
from vtes_desktop.abilities.in_combat import Fights
from vtes_desktop.abilities.reading.sentences.crypt_uses import IN_ACTION, OWN_TURN
from vtes_desktop.abilities.which import Which
from vtes_desktop.abilities.words.actions import AddBleed, AddIntercept, AddStealth, FailAction
from vtes_desktop.abilities.words.blood import AddBlood, BurnBlood, GiveBlood
from vtes_desktop.abilities.words.cards import Burn
from vtes_desktop.abilities.words.choosing import Choose
from vtes_desktop.abilities.words.combat import AddInCombat, GiveExtra, Inflict, SetRangeTo
from vtes_desktop.abilities.words.flow import AsIts, Grant, If, InCombat, RevealTop, WithEach
from vtes_desktop.abilities.words.hand import BurnFromHand, ShuffleHand, SpendDiscardAction
from vtes_desktop.abilities.words.marking import Mark, NameCircle
from vtes_desktop.abilities.words.masters import Cancel, DrawCrypt, Lend
from vtes_desktop.abilities.words.owning import DiscardOfType, GainTitle
from vtes_desktop.abilities.words.taking import Steal
from vtes_desktop.abilities.words.votes import VotersBurn

VAMPIRE: Final = "Vampire"
IN_PLAY: Final = ("ready", "torpor")
NEW_YORK: Final = "prince of New York"
PLAYED_MASTER: Final = "master played this turn"


CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Xeper, Sultan of Lepers",
        Reading(
            VAMPIRE,
            standing=(Standing("votes", Counted(Which("vampire", whose="you", words=("infernal",), unique=True))),),
        ),
    ),
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
        "Diana Iadanza",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "cancel the reaction card",
                    ("as played",),
                    (Cancel(free=False),),
                    conditions=(BeingPlayed("Reaction"), CalledByThis()),
                    by="bearer",
                    blood=1,
                ),
            ),
        ),
    ),
    completed(
        "Uchenna",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "burn a card from your hand",
                    ("master",),
                    (BurnFromHand(),),
                    turn="yours",
                    blood=1,
                    once="turn",
                    torpid=True,
                ),
            ),
        ),
        sentences=2,
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
        "Hartmut Stover",
        Reading(VAMPIRE, upon=(Upon("votes tallied", (VotersBurn("against"),), (CalledByThis(),)),)),
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
        "Nonu Dis",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "as played",
                    (Mark(PLAYED_MASTER, "this"),),
                    (BeingPlayed("Master", yours=True), PhaseIs("master")),
                    turn="yours",
                    torpid=True,
                ),
            ),
            usable=(
                Usable(
                    "add 1 blood to a ready Follower of Set",
                    ("master",),
                    (AddBlood("target"),),
                    (Choose(Which("vampire", whose="you", clans=("Ministry",))),),
                    conditions=(IsReady("this"), Is("this", Which(mark=PLAYED_MASTER))),
                    turn="yours",
                    once="turn",
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
        "Ayo Igoli",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "a discard phase action: move 2 blood to a Laibon in your uncontrolled region",
                    ("discard",),
                    (GiveBlood("minion", "target", 2),),
                    (SpendDiscardAction(), Choose(Which("vampire", ("uncontrolled",), "you", words=("laibon",)))),
                    turn="yours",
                    torpid=True,
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
                        AsIts(
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
        "Martin Franckel",
        Reading(
            VAMPIRE,
            standing=(
                Standing(
                    "bleed",
                    -1,
                    conditions=(
                        Acting(kinds=("bleed",)),
                        TargetControls(
                            Which(
                                "vampire",
                                clans=("Tremere",),
                                alternatives=(Which("vampire", clans=("Tremere antitribu",)),),
                            ),
                            yes=False,
                        ),
                    ),
                    in_action=True,
                ),
            ),
        ),
    ),
    completed(
        "Nicomedes",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "shuffle your hand into your library",
                    OWN_TURN,
                    (ShuffleHand(),),
                    turn="yours",
                    blood=1,
                    once="turn",
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
        "Anastasz di Zagreb",
        Reading(
            VAMPIRE,
            standing=(
                Standing(
                    "votes",
                    -1,
                    conditions=(
                        Is("this", Which(words=("justicar",))),
                        There(Which("vampire", words=("justicar",), other=True)),
                    ),
                ),
            ),
        ),
    ),
    completed(
        "New Blood",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "enters play",
                    (NameCircle(), DrawCrypt()),
                    (PhaseIs("influence"),),
                    about="this",
                    turn="yours",
                ),
            ),
        ),
        sentences=2,
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
        "Murat",
        Reading(
            VAMPIRE,
            prices=(
                Price(
                    1,
                    "blood",
                    types=("Combat",),
                    disciplines=("ser",),
                    of=Which("vampire", clans=("Ministry",), on_fight=True),
                ),
            ),
        ),
    ),
    completed(
        "Al-Muntathir, God's Witness",
        Reading(
            VAMPIRE,
            upon=tuple(
                Upon(
                    event,
                    (Burn("this"),),
                    (There(Which("vampire", IN_PLAY, "you", clans=("True Brujah",)), 4),),
                    torpid=True,
                )
                for event in ("enters play", "unlock phase", "after resolution", "end of phase")
            ),
        ),
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
    completed("March Halcyon", Reading(VAMPIRE, standing=(Standing("not avenged", 1),))),
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
