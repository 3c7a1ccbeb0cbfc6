"""Action cards defined by name: those ways to play them that no template understands."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, mended
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.vocabulary.amounts import BloodOn, CountersOn
from vtes_desktop.abilities.vocabulary.conditions.actions import PhaseIs
from vtes_desktop.abilities.vocabulary.conditions.union import (
    ActingIs,
    ActionIs,
    AtLeast,
    BleedsWhom,
    Covers,
    DirectedAtYou,
    InTorpor,
    Is,
)
from vtes_desktop.abilities.vocabulary.effects.actions import AddStealth, BleedWhile, Borrow, Oblige
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnBlood, BurnPool, GiveBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Count, Lock, PutInPlay, PutOn, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.crypts import ChooseInfluenced
from vtes_desktop.abilities.vocabulary.effects.flow import If, May, OncePerTurn, Words
from vtes_desktop.abilities.vocabulary.effects.marking import Mark
from vtes_desktop.abilities.vocabulary.effects.masters import Return
from vtes_desktop.abilities.vocabulary.effects.taking import Awaken, DiscardAtRandom, MoveTo, Steal
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.effects import Window

ACTION: Final = "Action"
IN_TORPOR: Final = Which("vampire", ("torpor",), "others")
MY_UNCONTROLLED: Final = Which("vampire", ("uncontrolled",), "you")
_OWN_MINION_PHASE: Final[tuple[Window, ...]] = ("minion", "as announced", "before block", "after blocks")
"""When a vampire may be taken control of in one's minion phase: while others act too (LSJ 20001201), but here not while
it attempts to block."""
ANY_MINION: Final = Which("minion", ("ready",))


def _tempting(counters: int) -> tuple[tuple[Words, ...], tuple[Usable, ...]]:
    """What Temptation does as it comes into play with so many counters, and what it may be used for."""
    more = (Count(counters),) if counters else ()
    enough = Covers(CountersOn(), BloodOn("bearer"))
    return (PutOn("target"), *more), (
        Usable("add a counter", ("master",), (Count(1),), turn="yours", once="turn"),
        Usable(
            "burn the counters to unlock the vampire and control it until the end of the turn",
            _OWN_MINION_PHASE,
            (Count(CountersOn(times=-1)), Unlock("bearer"), Borrow("bearer")),
            conditions=(enough,),
            turn="yours",
        ),
    )


_NEW: Final = "new this turn"
_NEXT_TURN: Final = Is("this", Which("card", unmarked=_NEW))
_PULLED: Final = (Unlock("bearer"), Borrow("bearer"), Burn("this"))
"""What Puppet Master does once, in the next minion phase of who controls it."""

CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Graverobbing",
        Reading(
            ACTION,
            "DOM",
            declares=(Choose(IN_TORPOR),),
            words=(
                Steal(),
                If(
                    (AtLeast(BloodOn("minion"), 2), InTorpor("target")),
                    (May((BurnBlood("minion", 2), MoveTo("ready")), "burn 2 blood to move it to the ready region?"),),
                ),
            ),
        ),
    ),
    mended(
        "Undue Influence",
        Reading(
            ACTION,
            "chi",
            declares=(Choose(MY_UNCONTROLLED), ChooseInfluenced("any", "giver", imbued=True)),
            words=(GiveBlood("giver", "target"),),
        ),
        Reading(ACTION, "qui", declares=(Choose(MY_UNCONTROLLED),), words=(AddBlood("target", 1), Awaken())),
    ),
    mended(
        "Abbot",
        Reading(
            ACTION,
            words=(PutOn("minion"), Unlock("minion")),
            standing=(Standing("intercept", 1, conditions=(DirectedAtYou(),)),),
        ),
    ),
    mended(
        "Army of Rats",
        Reading(
            ACTION,
            "ani",
            words=(PutInPlay(),),
            upon=(Upon("unlock phase", (OncePerTurn("army of rats", (BurnPool(1, "prey"),)),), turn="yours"),),
            actions=(InPlayAction("burn Army of Rats", (Burn("this"),), by=ANY_MINION, directed=True),),
        ),
    ),
    mended(
        "Puppet Master",
        Reading(
            ACTION,
            "DOM",
            declares=(Choose(Which("vampire", ("ready", "torpor"), "any", age="younger")),),
            words=(PutOn("target"), Lock("target"), Mark(_NEW, "this")),
            standing=(Standing("stays locked", 1),),
            usable=(
                Usable(
                    "unlock the vampire and control it until the end of the turn",
                    _OWN_MINION_PHASE,
                    _PULLED,
                    conditions=(_NEXT_TURN,),
                    turn="yours",
                    torpid=True,
                ),
            ),
            upon=(Upon("end of phase", _PULLED, (PhaseIs("minion"), _NEXT_TURN), turn="yours", torpid=True),),
        ),
    ),
    mended(
        "Temptation",
        *(
            Reading(ACTION, level, declares=(Choose(Which("vampire", ("ready",))),), words=words, usable=uses)
            for level, (words, uses) in (("ser", _tempting(0)), ("SER", _tempting(1)))
        ),
    ),
    mended(
        "Spirit Marionette",
        Reading(ACTION, "obe", declares=(Choose(Which("minion", ("ready",), "prey")),), words=(Lock("target"),)),
        Reading(
            ACTION,
            "OBE",
            declares=(Choose(Which("minion", ("ready",), "others", locked=False)),),
            words=(
                If((Is("target", Which(locked=False)),), (Borrow("target", "next action"), Oblige("target", "bleed"))),
            ),
        ),
    ),
    mended(
        "Sudario Refraction",
        Reading(
            ACTION,
            declares=(Choose(Which("library card", ("ash heap",), "you"), least=3, most=3),),
            words=(Return(to="top"), DiscardAtRandom(3)),
        ),
    ),
    mended(
        "Aranthebes, The Immortal",
        Reading(
            ACTION,
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "the acting minion gets -1 stealth",
                    ("before block", "block attempt", "after blocks"),
                    (AddStealth(-1),),
                    conditions=(Is("acting", Which()), ActingIs("predator")),
                    locks=True,
                ),
            ),
            upon=(
                Upon(
                    "as announced",
                    (
                        BleedWhile(
                            -1,
                            (
                                BleedsWhom("you"),
                                Is("this", Which("card", locked=False)),
                                Is("acting", Which("vampire", most=4)),
                            ),
                            limited=False,
                        ),
                    ),
                    (ActionIs(("bleed",)),),
                ),
            ),
            actions=(
                InPlayAction(
                    "shuffle it into its library",
                    (Return("this", "library"),),
                    by=Which("vampire", ("ready",), least=5),
                    directed=True,
                ),
            ),
        ),
    ),
)
