"""Modifiers and reactions by name by which another minion acts, or that stay on who was met."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, mended
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Usable
from vtes_desktop.abilities.vocabulary.amounts import Number, PoolOf
from vtes_desktop.abilities.vocabulary.conditions.actions import ActionTargets
from vtes_desktop.abilities.vocabulary.conditions.reactions import MayFail, TargetsCard
from vtes_desktop.abilities.vocabulary.conditions.takeovers import MayTakeOver
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    AnyOf,
    Bled,
    BleedsWhom,
    Is,
    IsReady,
    IsUnlocked,
    Not,
    Same,
    There,
)
from vtes_desktop.abilities.vocabulary.effects.actions import AddBleed, AddStealth, FailAction
from vtes_desktop.abilities.vocabulary.effects.attempts import FailAttempt
from vtes_desktop.abilities.vocabulary.effects.blood import BurnBlood, BurnPool
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Lock, PutOn, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseNumber
from vtes_desktop.abilities.vocabulary.effects.flow import Alternative, By, Either, Later, May
from vtes_desktop.abilities.vocabulary.effects.keeping import BurnAtMost
from vtes_desktop.abilities.vocabulary.effects.marking import Remember
from vtes_desktop.abilities.vocabulary.effects.reactions import EnterCombat, Keep
from vtes_desktop.abilities.vocabulary.effects.takeovers import CountAnew, LendDiscipline, TakeOver
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.effects import Window
from vtes_desktop.rules.playing.timing import ACTION, Timing

MODIFIER: Final = "Action Modifier"
REACTION: Final = "Reaction"
BEFORE_RESOLVED: Final[tuple[Window, ...]] = ("as announced", "before block", "block attempt", "after blocks")
ABOUT_TO_SUCCEED: Final[frozenset[Window]] = frozenset({"before resolution"})
OWN_AYE: Final = Which("card", ("ready",), on="minion", name="Aye", locked=False)
LOCATION: Final = Which("location", ("ready", "torpor", "in play"))
MASKS: Final = Timing(ACTION | {"as blocked"}, others="only")
MAY_MASK: Final = (Is("minion", Which("vampire")), MayTakeOver())
CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Mask of a Thousand Faces",
        Reading(MODIFIER, "obf", when=MASKS, conditions=MAY_MASK, words=(TakeOver(),)),
        Reading(
            MODIFIER,
            "OBF",
            when=MASKS,
            conditions=MAY_MASK,
            words=(AddStealth(1, needed=True), TakeOver()),
        ),
    ),
    mended(
        "Mouthpiece",
        Reading(
            MODIFIER,
            "DOM",
            when=Timing(ACTION | {"as blocked"}, others="only", locked="also"),
            conditions=(Is("minion", Which("vampire")),),
            words=(LendDiscipline("dom"),),
        ),
    ),
    mended(
        "Savannah Runner",
        Reading(
            REACTION,
            "CEL",
            when=Timing(ACTION | {"as blocked"}),
            conditions=(Not(Same("blocker")), AnyOf((IsUnlocked("minion"), There(OWN_AYE)))),
            declares=(Choose(Which("vampire", ("ready",), words=("laibon",), other=True)),),
            words=(
                Either(
                    (
                        Alternative("lock this Laibon", (Lock("minion"),), (IsUnlocked("minion"),)),
                        Alternative("lock an Aye", (Choose(OWN_AYE, "aye"), Lock("aye"))),
                    )
                ),
                Unlock("target"),
            ),
        ),
    ),
    mended(
        "Aversion",
        Reading(
            REACTION,
            "val",
            when=Timing(ACTION, frozenset({"bleed"}), at_me=True),
            declares=(ChooseNumber(0, PoolOf(), "burned", "pool"),),
            words=(BurnPool(Number("burned")), AddBleed(Number("burned", times=-2, plus=-1))),
        ),
        Reading(
            REACTION,
            "VAL",
            when=Timing(ACTION, frozenset({"bleed"}), at_me=True),
            conditions=(Bled(),),
            words=(PutOn("acting"), CountAnew()),
            standing=(Standing("bleed", -1, conditions=(BleedsWhom("you"),), in_action=True),),
            actions=(InPlayAction("burn it", (Burn(),), stealth=1, by=Which(), directed=True),),
        ),
    ),
    mended(
        "Sins of the Cauchemar",
        Reading(
            REACTION,
            "AUS",
            when=Timing(ACTION),
            conditions=(Is("acting", Which("vampire")),),
            words=(PutOn("acting"), Remember("minion"), CountAnew()),
            standing=(
                Standing(
                    "intercept",
                    1,
                    of=Which("vampire", chosen="remembered"),
                    conditions=(Acting("bearer", ("bleed",)), BleedsWhom("you")),
                ),
            ),
            actions=(InPlayAction("burn it", (Burn(),), by=Which("vampire", bearer=True), directed=True),),
        ),
    ),
    mended(
        "Strix",
        Reading(
            REACTION,
            "STR",
            when=Timing(ABOUT_TO_SUCCEED, frozenset({"bleed"}), at_me=True),
            conditions=(Bled(),),
            words=(BurnAtMost(0), Lock("minion"), Later("after resolution", (EnterCombat(),))),
        ),
    ),
    mended(
        "Burning Touch",
        Reading(
            MODIFIER,
            "val",
            when=Timing(ACTION),
            words=(
                Later("blocked", (BurnBlood("blocker"),)),
                By("blocker", (May((FailAttempt(again=True),), "cancel the attempt?"),)),
            ),
        ),
    ),
    mended(
        "Ensconced",
        Reading(
            "Action",
            "vis",
            declares=(Choose(Which("location", ("ready", "torpor", "in play"), can_have=True)),),
            words=(PutOn(), Remember("minion"), Unlock()),
            usable=(
                Usable(
                    "the action fails",
                    BEFORE_RESOLVED,
                    (
                        Keep("remembered", "vampire"),
                        Burn("this"),
                        FailAction(),
                        Later("after resolution", (EnterCombat("vampire"),)),
                    ),
                    conditions=(ActionTargets("bearer"), MayFail(), IsReady("remembered")),
                ),
            ),
        ),
        Reading(
            REACTION,
            "VIS",
            conditions=(MayFail(), TargetsCard(LOCATION, at_you=False)),
            words=(Unlock(), FailAction(), Later("after resolution", (EnterCombat(),))),
        ),
    ),
)
