"""Archetypes, contracts and what changes sects, defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, completed, named
from vtes_desktop.abilities.by_name.masters_locations import part
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.vocabulary.amounts import BloodOn
from vtes_desktop.abilities.vocabulary.conditions.actions import ActionOfThis, CalledByThis
from vtes_desktop.abilities.vocabulary.conditions.combat import Fights
from vtes_desktop.abilities.vocabulary.conditions.events import ItsMethuselah
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    ActionIs,
    AnyOf,
    AtLeast,
    Is,
    IsReady,
    Not,
    Passed,
    Same,
)
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Lock, PutOn, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.flow import AfterCombat, If, May
from vtes_desktop.abilities.vocabulary.effects.holdings import RememberAs
from vtes_desktop.abilities.vocabulary.effects.marking import Mark
from vtes_desktop.abilities.vocabulary.effects.persons import TakeSect
from vtes_desktop.abilities.vocabulary.effects.votes import GainVotes
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.torpor.diablerie import COMMITTED_IN

IN_PLAY: Final = ("ready", "torpor")
BEARER: Final = Which("vampire", IN_PLAY, own=True)
USED: Final = "used this turn"
_ONCE: Final = Is("this", Which("card", unmarked=USED))
_MARK: Final = Mark(USED, "this")
_ASSAMITE: Final = Which("vampire", clans=("Banu Haqim",), any_word=("independent", "anarch"))


CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Monster",
        Reading(
            "Master",
            upon=(
                Upon(
                    "end of combat",
                    (
                        AfterCombat(
                            (
                                If(
                                    (
                                        Not(IsReady("opponent")),
                                        AtLeast(BloodOn("minion"), 1),
                                        Is("minion", Which("vampire", locked=True)),
                                        _ONCE,
                                    ),
                                    (May((BurnBlood("minion"), Unlock(), _MARK), "burn 1 blood to unlock"),),
                                ),
                            )
                        ),
                    ),
                    (Fights(),),
                    by="bearer",
                ),
            ),
        ),
    ),
    named(
        "Dirty Contract",
        Reading(
            "Master",
            declares=(
                Choose(Which("vampire", IN_PLAY, clans=("Samedi",)), "hunter"),
                Choose(Which("minion", IN_PLAY, not_clans=("Nosferatu", "Giovanni"), can_have=True)),
            ),
            words=(PutOn(), RememberAs("hunter", "hunter")),
            actions=(
                InPlayAction(
                    "enter combat",
                    (),
                    "enter combat",
                    1,
                    by=Which("vampire", chosen="remembered hunter"),
                    against=Which(bearer=True),
                ),
            ),
        ),
    ),
    completed(
        "Capitalist",
        Reading(
            "Master",
            upon=(
                Upon(
                    "successful bleed",
                    (AddBlood("minion"), _MARK),
                    (Acting(), ItsMethuselah("prey"), _ONCE),
                    by="bearer",
                ),
            ),
        ),
    ),
    completed(
        "Guru",
        Reading(
            "Master",
            upon=(Upon("votes tallied", (AddBlood("minion"), _MARK), (CalledByThis(), Passed(), _ONCE), by="bearer"),),
        ),
    ),
    completed(
        "Rebel",
        Reading(
            "Master",
            upon=(
                Upon(
                    "as blocked",
                    (AddBlood("minion"), _MARK),
                    (
                        Same("blocker"),
                        AnyOf((Is("acting", Which("vampire", words=("titled",))), ActionIs(("political",)))),
                        _ONCE,
                    ),
                    by="bearer",
                ),
            ),
        ),
    ),
    completed(
        "Dominion",
        Reading("Master", standing=(Standing("toll", 1, Which("vampire"), conditions=(Acting(),)),)),
    ),
    completed(
        "Remover",
        Reading(
            "Master",
            actions=(
                InPlayAction(
                    "lock a card",
                    (Lock("target"),),
                    stealth=1,
                    declares=(Choose(Which("card", ("ready", "torpor", "in play"))),),
                    by=BEARER,
                ),
            ),
        ),
    ),
    part(
        "Sense Vibrations",
        Usable("1 vote", ("polling",), (GainVotes(1, "minion"),), conditions=(IsReady(),), by="bearer", locks=True),
    ),
    named(
        "Haqim's Law: Judgment",
        Reading(
            "Master",
            declares=(
                Choose(
                    Which(
                        "vampire",
                        whose="you",
                        clans=("Banu Haqim",),
                        any_word=("independent", "anarch"),
                        locked=False,
                    ),
                    "hunter",
                ),
                Choose(Which("vampire", IN_PLAY, younger_than="hunter", can_have=True)),
            ),
            words=(Lock("hunter"), PutOn()),
            actions=(InPlayAction("enter combat", (), "enter combat", 1, by=_ASSAMITE, against=Which(bearer=True)),),
        ),
    ),
    named(
        "Rogue",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", IN_PLAY, since=COMMITTED_IN, can_have=True)),),
            words=(PutOn(),),
            actions=(
                InPlayAction("enter combat", (), "enter combat", by=Which("vampire"), against=Which(bearer=True)),
            ),
            standing=(
                Standing(
                    "stealth", 1, Which("vampire", discipline="aus"), conditions=(ActionOfThis(),), in_action=True
                ),
            ),
        ),
    ),
    named(
        "Into the Fire",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", whose="you", words=("non-sabbat",))),),
            words=(TakeSect("Sabbat"),),
        ),
    ),
    named(
        "Out of the Frying Pan",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", whose="you", words=("sabbat",))),),
            words=(TakeSect("Camarilla"),),
        ),
    ),
)
