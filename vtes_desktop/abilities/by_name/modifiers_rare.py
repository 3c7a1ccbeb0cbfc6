"""Modifiers and reactions with numbers that are seldom played, by name: those ways to play them that no template
understands."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, mended
from vtes_desktop.abilities.card_text import Reading, Usable
from vtes_desktop.abilities.vocabulary.conditions.actions import ActionRequires
from vtes_desktop.abilities.vocabulary.conditions.reactions import (
    MasterBlocks,
    MastersThere,
    MayFail,
    NoIntercept,
    TargetsCard,
    TargetsDecided,
)
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    ActionIs,
    AnyOf,
    Bled,
    BlockMayBegin,
    InterceptNeeded,
    Is,
    IsUndirected,
    Not,
    Same,
    Successful,
)
from vtes_desktop.abilities.vocabulary.effects.actions import (
    AddBleed,
    AddIntercept,
    AddStealth,
    EndAction,
    FailAction,
)
from vtes_desktop.abilities.vocabulary.effects.attempts import AttemptToBlock, FailAttempt
from vtes_desktop.abilities.vocabulary.effects.bouts import LookAt
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Lock, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.combat import AddInCombat, GivePrevention
from vtes_desktop.abilities.vocabulary.effects.flow import Alternative, Either, If, InCombat, Later, May
from vtes_desktop.abilities.vocabulary.effects.reactions import Attach, InEachCombat
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.effects import Window
from vtes_desktop.rules.playing.timing import Timing

MODIFIER: Final = "Action Modifier"
REACTION: Final = "Reaction"
ATTEMPT: Final[frozenset[Window]] = frozenset({"block attempt"})
ALLY: Final = Which("ally", ("ready", "torpor"))
MINE: Final = Which("minion", ("ready",), "you")
GARGOYLE: Final = Which("vampire", clans=("Gargoyle",), words=("slave",), unique=True)
DIABLERIE: Final = ActionIs(("diablerize",))
HARDENED: Final = (
    AddStealth(-1),
    InEachCombat((AddInCombat("strength", 1, "combat"), GivePrevention(1, "combat", once=True))),
)
CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Voices of the Castle",
        Reading(
            REACTION,
            "vis",
            when=Timing(ATTEMPT),
            words=(
                Either(
                    (
                        Alternative(
                            "+1 intercept", (AddIntercept("minion", 1),), (Same("blocker"), InterceptNeeded(MINE))
                        ),
                        Alternative(
                            "+1 intercept to its master",
                            (AddIntercept("blocker", 1),),
                            (MasterBlocks(), InterceptNeeded(MINE)),
                        ),
                    )
                ),
            ),
        ),
    ),
    mended(
        "Unleash the Hounds",
        Reading(
            MODIFIER,
            "VIS",
            conditions=(Is("minion", GARGOYLE),),
            words=(AddBleed(MastersThere(), limited=True),),
        ),
    ),
    mended(
        "Gift of Sleep",
        Reading(MODIFIER, "obe", conditions=(Is("fighting", ALLY),), words=(Lock("fighting"), EndAction())),
        Reading(
            REACTION,
            "obe",
            conditions=(Is("acting", ALLY), Same("fighting", "minion")),
            words=(Lock("acting"), EndAction()),
        ),
    ),
    mended(
        "Deadliest Sin, The",
        Reading(
            REACTION,
            conditions=(DIABLERIE,),
            words=(AddIntercept("minion", 2), InCombat((AddInCombat("strength", 2, "combat"),))),
        ),
    ),
    mended(
        "Eyes of the Dead",
        *(
            Reading(
                REACTION,
                level,
                conditions=(DIABLERIE, TargetsCard(Which("vampire", ("torpor",), "you"))),
                words=(AddIntercept("minion", amount),),
            )
            for level, amount in (("nec", 1), ("NEC", 2))
        ),
    ),
    mended(
        "Watch Commander",
        Reading(REACTION, conditions=(Not(IsUndirected()),), words=(AddIntercept("minion", 1),)),
    ),
    mended(
        "Legwork",
        Reading(REACTION, conditions=(NoIntercept(),), words=(AddIntercept("minion", 1),)),
    ),
    mended(
        "Divine Image",
        Reading(MODIFIER, "ser", words=HARDENED),
        Reading(MODIFIER, "SER", conditions=(ActionIs(("bleed",)),), words=(*HARDENED, AddBleed(1))),
    ),
    mended(
        "Purification",
        Reading(
            REACTION,
            "QUI",
            conditions=(
                MayFail(),
                TargetsCard(Which("minion", ("ready", "torpor"), "you")),
                AnyOf((ActionRequires("dom"), ActionRequires("pre"))),
            ),
            words=(FailAction(),),
        ),
    ),
    mended(
        "Fever Pitch",
        Reading(
            MODIFIER,
            "FOR/PRE",
            words=(
                AddBleed(1, limited=True),
                Later(
                    "after resolution",
                    (If((Successful(), Bled()), (May((Attach("minion"),), "put it on this vampire?"),)),),
                ),
            ),
            usable=(
                Usable(
                    "the attempt fails",
                    ("block attempt",),
                    (FailAttempt(), Burn("this")),
                    conditions=(Acting("minion", ("bleed",)),),
                    by="bearer",
                ),
            ),
        ),
    ),
    mended(
        "Netwar",
        Reading(REACTION, "aus", conditions=(TargetsDecided(),), words=(LookAt("hand", "acting"),)),
        Reading(
            REACTION,
            "chi",
            conditions=(BlockMayBegin(which=Which("minion", ("ready",), "you", other=True)),),
            declares=(Choose(Which("minion", ("ready",), "you", other=True, may_block=True)),),
            words=(Unlock("target"), AttemptToBlock("target")),
        ),
    ),
)
