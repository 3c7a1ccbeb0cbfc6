"""Master cards that lie on minions, defined by name: whole, or the sentences that no template reads."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, completed, named
from vtes_desktop.abilities.by_name.masters_locations import part
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.vocabulary.amounts import BloodOn
from vtes_desktop.abilities.vocabulary.conditions.actions import ActionTargets, CalledByThis
from vtes_desktop.abilities.vocabulary.conditions.combat import Fights
from vtes_desktop.abilities.vocabulary.conditions.events import InflictedBy
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    AtLeast,
    Is,
    IsReady,
    IsUndirected,
    Not,
    There,
)
from vtes_desktop.abilities.vocabulary.effects.actions import FailAction
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnBlood, BurnPool
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Lock, PutOn, ToTorpor, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.combat import Prevent
from vtes_desktop.abilities.vocabulary.effects.flow import Alternative, By, Either, If, May
from vtes_desktop.abilities.vocabulary.effects.keeping import MoveOnto
from vtes_desktop.abilities.vocabulary.effects.marking import Mark
from vtes_desktop.abilities.vocabulary.effects.masters import SpendMasterAction
from vtes_desktop.abilities.vocabulary.effects.owning import MakeAnarch
from vtes_desktop.abilities.vocabulary.effects.taking import FindDiscipline
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.abilities.vocabulary.windows import ANY_TIME
from vtes_desktop.rules.effects import Event

IN_PLAY: Final = ("ready", "torpor")
BEARER: Final = Which("vampire", IN_PLAY, own=True)
_LEADER: Final = Which(
    "vampire",
    words=("justicar",),
    alternatives=(Which("vampire", words=("inner circle",)),),
)
_OTHER_LEADER: Final = Which(
    "vampire",
    IN_PLAY,
    words=("justicar",),
    other=True,
    alternatives=(Which("vampire", IN_PLAY, words=("inner circle",), other=True),),
)
_TARGETED: Final = (ActionTargets("minion"),)
_NOT_BAHARI: Final = Which("vampire", whose="you", blood="none", unmarked="bahari")
_LOOKED_AT: Final[tuple[Event, ...]] = (
    "used", "unlock phase", "master phase", "minion phase", "influence phase", "discard phase", "after resolution",
    "end of phase",
)  # fmt: skip
CARDS: Final[tuple[Named, ...]] = (
    part(
        "Lilith's Blessing",
        Usable(
            "a master phase action: a Discipline card and 3 blood for an empty vampire",
            ("master",),
            (
                SpendMasterAction(),
                FindDiscipline("target", library_only=True),
                AddBlood("target", 3),
                Mark("bahari"),
            ),
            (Choose(_NOT_BAHARI),),
            turn="yours",
            locks=True,
        ),
        sentences=2,
    ),
    completed(
        "Legendary Vampire",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", IN_PLAY, least=7, entered=True, can_have=True)),),
            words=(PutOn(),),
        ),
    ),
    named(
        "Memories of Mortality",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", IN_PLAY, can_have=True)),),
            words=(PutOn(),),
            standing=(
                Standing("cannot block", 1, conditions=(Is("acting", Which("ally")),)),
                Standing("no damage", 1, Which("ally"), conditions=(InflictedBy(Which("vampire", own=True)),)),
            ),
            usable=(
                Usable(
                    "burn 1 blood: burn it and go to torpor",
                    ("influence",),
                    (Burn("this"), ToTorpor("minion")),
                    conditions=(IsReady(),),
                    turn="yours",
                    by="bearer",
                    blood=1,
                ),
            ),
        ),
    ),
    named(
        "Fear of Mekhet",
        Reading(
            "Master",
            declares=(Choose(_LEADER),),
            words=(PutOn(), Lock("target")),
            upon=(
                Upon(
                    "unlock phase",
                    (
                        If(
                            (AtLeast(BloodOn("minion"), 5),),
                            (
                                BurnBlood("minion", 5),
                                If(
                                    (There(_OTHER_LEADER),),
                                    (Choose(_OTHER_LEADER), MoveOnto()),
                                    (Burn("this"),),
                                ),
                            ),
                            (Burn("minion"),),
                        ),
                    ),
                    turn="yours",
                    by="bearer",
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Society of Leopold",
        Reading(
            "Master",
            upon=(
                Upon(
                    "unlock phase",
                    (
                        Either(
                            (
                                Alternative("burn 1 blood", (BurnBlood("minion"),), (AtLeast(BloodOn("minion"), 1),)),
                                Alternative("burn the vampire", (Burn("minion"),)),
                            )
                        ),
                    ),
                    turn="yours",
                    by="bearer",
                    torpid=True,
                ),
            ),
            actions=(
                InPlayAction(
                    "move it to another vampire",
                    (MoveOnto(),),
                    stealth=1,
                    declares=(Choose(Which("vampire", IN_PLAY, other=True)),),
                    by=BEARER,
                ),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Aching Beauty",
        Reading("Master", upon=(Upon("as blocked", (By("blocker", (BurnPool(),)),), (Acting(),)),)),
    ),
    completed(
        "Galaric's Legacy",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", whose="you", words=("non-titled", "non-anarch"), can_have=True)),),
            words=(PutOn(), MakeAnarch()),
            upon=tuple(
                Upon(event, (Burn(),), (Not(Is("minion", Which("vampire", words=("anarch",)))),), torpid=True)
                for event in _LOOKED_AT
            ),
        ),
        sentences=2,
    ),
    completed(
        "Corporal Reservoir",
        Reading(
            "Master",
            words=(Mark("does not unlock", "this"),),
            usable=(
                Usable(
                    "prevent 1 damage", ("prevention",), (Prevent(),), conditions=(Fights(),), by="bearer", locks=True
                ),
                Usable("gain 1 blood", ANY_TIME, (AddBlood("minion"),), by="bearer", locks=True),
                Usable(
                    "burn 1 blood to unlock it",
                    ("unlock",),
                    (Unlock("this"),),
                    conditions=(Is("this", Which("card", locked=True)),),
                    turn="yours",
                    by="bearer",
                    blood=1,
                ),
            ),
        ),
        sentences=3,
    ),
    completed(
        "Depravity",
        Reading(
            "Master",
            standing=(
                Standing("stealth", 1, conditions=(Acting(kinds=("diablerize",)),), in_action=True),
                Standing("cannot recruit", 1),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Humanitas",
        Reading(
            "Master",
            standing=(
                Standing("stealth", 1, conditions=(Acting(kinds=("rescue",)),), in_action=True),
                Standing("action blood", -1, conditions=(Acting(kinds=("rescue",)),)),
                Standing("no diablerie", 1),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Ancestor Spirit",
        Reading(
            "Master",
            standing=(Standing("bleed", 1), Standing("votes", 1, conditions=(CalledByThis(),))),
        ),
    ),
    part(
        "Secret Passage",
        Usable(
            "burn it: the action fails",
            ("as announced", "before block", "after blocks"),
            (Burn("this"), FailAction()),
            conditions=(*_TARGETED, Not(IsUndirected()), IsReady()),
        ),
    ),
    part(
        "Chanjelin Ward",
        Usable(
            "burn it: the action fails",
            ("as announced", "before block", "after blocks"),
            (Burn("this"), FailAction()),
            conditions=_TARGETED,
            by="bearer",
        ),
        sentences=2,
        standing=(
            Standing("action blood", 1, Which(whose="others"), conditions=(ActionTargets("minion", by_others=True),)),
        ),
    ),
    completed(
        "Houngan",
        Reading(
            "Master",
            upon=(
                Upon(
                    "unlock phase",
                    (
                        AddBlood("minion"),
                        If(
                            (Is("minion", Which("vampire", locked=False)),),
                            (By("minion", (May((Lock("minion"), AddBlood("minion")), "lock for 1 more blood"),)),),
                        ),
                    ),
                    turn="yours",
                ),
            ),
            actions=(
                InPlayAction(
                    "take it",
                    (MoveOnto("minion"),),
                    stealth=1,
                    by=Which("vampire", clans=("Samedi",), other=True),
                ),
            ),
        ),
        sentences=2,
    ),
)
