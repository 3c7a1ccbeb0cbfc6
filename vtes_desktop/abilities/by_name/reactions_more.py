"""More reactions, and modifiers after combats, defined by name: ways to play them that no template understands."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, mended
from vtes_desktop.abilities.card_text import Reading, Usable
from vtes_desktop.abilities.vocabulary.conditions.reactions import BleedsBearer, PlayedNow
from vtes_desktop.abilities.vocabulary.conditions.union import (
    ActionIs,
    AnyOf,
    Bled,
    Conditions,
    DirectedAtYou,
    Is,
    IsReady,
    IsUnlocked,
    Not,
    Passed,
    Same,
    Successful,
)
from vtes_desktop.abilities.vocabulary.effects.actions import (
    AddBleed,
    AddIntercept,
    DamageIsAggravated,
    NotAgain,
    Redirect,
)
from vtes_desktop.abilities.vocabulary.effects.attempts import FailAttempt
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Lock, RemoveFromGame
from vtes_desktop.abilities.vocabulary.effects.combat import Forbid, GiveExtra, Inflict
from vtes_desktop.abilities.vocabulary.effects.flow import Alternative, By, Either, If, InCombat, Later, May
from vtes_desktop.abilities.vocabulary.effects.marking import Remember
from vtes_desktop.abilities.vocabulary.effects.masters import Cancel
from vtes_desktop.abilities.vocabulary.effects.polling import CastVotes, ShareLoss, VotersBlood
from vtes_desktop.abilities.vocabulary.effects.reactions import Attach, EnterCombat, TakeBackPlayed
from vtes_desktop.abilities.vocabulary.effects.votes import GainVotes
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.effects import Window
from vtes_desktop.rules.playing.timing import ACTION, AS_PLAYED, REFERENDUM, Timing

MODIFIER: Final = "Action Modifier"
REACTION: Final = "Reaction"
AFTER: Final[frozenset[Window]] = frozenset({"after resolution"})
THEIR_MONSTER: Final = Which("monster", ("ready",), "neighbours")
HUNTER: Final = Which("monster", ("ready",), "predator")
MINE: Final = Which("minion", ("ready",), "you", other=True)
NO_STRIKES: Final = Forbid(("strikes",), "opponent", "round")
PRESS: Final = GiveExtra("press", "combat")


def all_of(*conditions: Conditions) -> Not:
    """All of these are so."""
    return Not(AnyOf(tuple(Not(each) for each in conditions)))


HURTS: Final = AnyOf((all_of(Bled(), Successful(), DirectedAtYou()), Passed()))
AVENGES: Final = Timing(AFTER)
BLOCKED: Final = Timing(AFTER, outcome="blocked")
LURKS: Final = Timing(AFTER, outcome="blocked", others="only")
AGGRAVATED: Final = InCombat((DamageIsAggravated(),))
MAY_STOP: Final = If(
    (Is("blocker", Which("vampire")),), (By("blocker", (May((FailAttempt(again=True),), "cancel the attempt?"),)),)
)
CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Melange",
        Reading(
            REACTION,
            "AUS",
            words=(
                AddIntercept("minion", 1),
                Later("blocked", (If((Same("blocker"),), (Attach("acting"), Remember("minion"))),)),
            ),
            usable=(
                Usable(
                    "+1 bleed",
                    ("as announced", "before block", "block attempt", "after blocks"),
                    (AddBleed(1), Burn("this")),
                    conditions=(Same("acting", "remembered"), BleedsBearer()),
                ),
            ),
        ),
    ),
    mended(
        "Determine",
        Reading(
            REACTION,
            when=Timing(AS_PLAYED | {"after blocks"}),
            conditions=(
                AnyOf(
                    (
                        all_of(PlayedNow(), Is("acting", THEIR_MONSTER)),
                        all_of(Not(PlayedNow()), ActionIs(("bleed",)), DirectedAtYou(), Is("acting", HUNTER)),
                    )
                ),
            ),
            words=(
                Lock("minion"),
                If((PlayedNow(),), (Cancel(), NotAgain()), (Redirect("predator's predator"),)),
            ),
        ),
    ),
    mended("Poison Pill", Reading(REACTION, words=(ShareLoss(),))),
    mended(
        "Art of Memory, The",
        Reading(
            MODIFIER,
            words=(
                RemoveFromGame("this"),
                Later("after resolution", (If((Successful(),), (TakeBackPlayed(),)),)),
            ),
        ),
    ),
    mended(
        "Madrigal",
        *(
            Reading(kind, "MEL", words=(GainVotes(2, "minion"), Later("votes tallied", (VotersBlood(),))))
            for kind in (MODIFIER, REACTION)
        ),
    ),
    mended(
        "Hide the Heart",
        Reading(
            REACTION,
            "VAL",
            when=Timing(ACTION, frozenset({"bleed"})),
            words=(
                Either(
                    (
                        Alternative("-2 bleed", (AddBleed(-2),), (DirectedAtYou(),)),
                        Alternative("lock: -2 bleed", (Lock("minion"), AddBleed(-2)), (IsUnlocked("minion"),)),
                    )
                ),
            ),
        ),
    ),
    mended(
        "Protected District",
        Reading(
            REACTION,
            when=Timing(ACTION | REFERENDUM),
            words=(
                Either(
                    (
                        Alternative("-3 bleed", (AddBleed(-3),), (ActionIs(("bleed",)), DirectedAtYou())),
                        Alternative("+3 votes against", (CastVotes(3),)),
                    )
                ),
            ),
        ),
    ),
    mended(
        "Touch of Pain",
        Reading(REACTION, "pot", when=AVENGES, conditions=(HURTS,), words=(Inflict(1, "acting"),)),
        Reading(REACTION, "POT", when=AVENGES, conditions=(HURTS,), words=(Inflict(2, "acting"),)),
    ),
    mended(
        "Dawn Operation",
        Reading(MODIFIER, "for", words=(AGGRAVATED, MAY_STOP)),
        Reading(MODIFIER, "FOR", words=(AGGRAVATED,)),
    ),
    mended(
        "Fast Reaction",
        *(
            Reading(
                REACTION,
                level,
                when=BLOCKED,
                conditions=(Is("blocker", MINE), IsReady("acting"), IsUnlocked("minion")),
                words=(Lock("minion"), EnterCombat("minion", "acting", (NO_STRIKES, *more))),
            )
            for level, more in (("aus", ()), ("AUS", (PRESS,)))
        ),
    ),
    mended(
        "Hidden Lurker",
        *(
            Reading(
                MODIFIER,
                level,
                when=LURKS,
                conditions=(IsReady("blocker"), IsUnlocked("minion")),
                words=(Lock("minion"), EnterCombat("minion", "blocker", (NO_STRIKES, *more))),
            )
            for level, more in (("obf", ()), ("OBF", (PRESS,)))
        ),
    ),
)
