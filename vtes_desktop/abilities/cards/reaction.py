"""Reaction cards: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Usable
from vtes_desktop.abilities.cards.defining import Named, mended
from vtes_desktop.abilities.cards.phrases import AFTER, NO_STRIKES, PRESS, REACTION
from vtes_desktop.abilities.vocabulary.amounts import Number, PoolOf
from vtes_desktop.abilities.vocabulary.conditions.actions import ActionTargets
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition, Conditions
from vtes_desktop.abilities.vocabulary.conditions.events import Played
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    ActionIs,
    AnyOf,
    Bled,
    BleedsWhom,
    BlockMayBegin,
    DirectedAtYou,
    InterceptNeeded,
    Is,
    IsReady,
    IsUnlocked,
    Not,
    Passed,
    Same,
    Successful,
    There,
)
from vtes_desktop.abilities.vocabulary.effects.actions import AddBleed, AddIntercept, EndAction, NotAgain, Redirect
from vtes_desktop.abilities.vocabulary.effects.attempts import AttemptToBlock
from vtes_desktop.abilities.vocabulary.effects.blood import BurnAtMost, BurnPool
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Cancel, Lock, PutOn, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseNumber
from vtes_desktop.abilities.vocabulary.effects.combat import AddInCombat, Inflict
from vtes_desktop.abilities.vocabulary.effects.flow import Alternative, Either, If, InCombat, Later
from vtes_desktop.abilities.vocabulary.effects.marking import Remember
from vtes_desktop.abilities.vocabulary.effects.piles import LookAt
from vtes_desktop.abilities.vocabulary.effects.reactions import Attach, EnterCombat
from vtes_desktop.abilities.vocabulary.effects.votes import Decide, GainVotes, NextPasses, ReturnActionCard
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules import minions
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.timing import ACTION, AS_PLAYED, REFERENDUM, Timing
from vtes_desktop.rules.special import slaves
from vtes_desktop.table.asking import Procedure

DIABLERIE: Final = ActionIs(("diablerize",))

HUNTER: Final = Which("monster", ("ready",), "predator")

THEIR_MONSTER: Final = Which("monster", ("ready",), "neighbours")


def all_of(*conditions: Conditions) -> Not:
    """All of these are so."""
    return Not(AnyOf(tuple(Not(each) for each in conditions)))


YOUR_OTHER_MINION: Final = Which("minion", ("ready",), "you", other=True)

BLOCKED: Final = Timing(AFTER, outcome="blocked")

ABOUT_TO_FIGHT: Final = (
    Is("acting", Which("vampire", age="younger")),
    Same("fighting", "minion"),
)
"""An acting younger vampire is about to enter combat with the vampire that plays the card."""

YOUR_ANARCH: Final = Which("vampire", ("ready",), "you", words=("anarch",))

LOCKED_ANARCH: Final = Which("vampire", ("ready",), "you", words=("anarch",), locked=True)

OWN_AYE: Final = Which("card", ("ready",), on="minion", name="Aye", locked=False)

ABOUT_TO_SUCCEED: Final[frozenset[Window]] = frozenset({"before resolution"})

HURTS: Final = AnyOf((all_of(Bled(), Successful(), DirectedAtYou()), Passed()))

AVENGES: Final = Timing(AFTER)

ATTEMPT: Final[frozenset[Window]] = frozenset({"block attempt"})

YOUR_MINION: Final = Which("minion", ("ready",), "you")


class CountAnew(Word, frozen=True):
    """What a card that has just come into play adds to the action's numbers counts at once."""

    def do(self, here: Here) -> Procedure[None]:
        game, blocker = here.game, here.copy("blocker")
        if game.table.action is not None:
            game.abilities.count_anew(game)
            if blocker is not None:
                game.change_action(intercept=blocks.intercept_of(game, blocker))
        yield from ()

    def aloud(self) -> str:
        return "the numbers of the running action are counted anew, with this card"


class ShareLoss(Word, frozen=True):
    """What a referendum that passes has you lose of your pool its caller loses too (ANK 20180719)."""

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        before: list[int] = []

        def tallied() -> Procedure[None]:
            before.append(game.passing.action.pool_lost.get(seat, 0))
            yield from ()

        def resolved() -> Procedure[None]:
            lost = (
                game.passing.action.pool_lost.get(seat, 0) - before[0]
                if before and game.passing.action.passed_by >= 0
                else 0
            )
            if lost > 0:
                game.burn_pool(game.action.seat, lost)
                game.say(game.who(game.action.seat), f" burns {lost} pool, too", seat=seat)
            yield from ()

        game.passing.action.later += [("votes tallied", tallied), ("after resolution", resolved)]
        yield from ()

    def aloud(self) -> str:
        return "if the referendum passes, the acting Methuselah burns as much pool as it has you lose"


class TargetsDecided(Condition, frozen=True):
    """Where the action is directed at another Methuselah, she has attempted to block or declined (LSJ 20100507)."""

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        at = blocks.directed_at(game) if action is not None else []
        if action is None or not at or here.seat in at:
            return action is not None
        return bool(action.blocker) or not blocks.undecided(game)

    def aloud(self) -> str:
        return "those at whom the action is directed have attempted to block or declined, where you are none of them"


class NoIntercept(Condition, frozen=True):
    """The minion has no intercept, or less."""

    def holds(self, here: Here) -> bool:
        return here.minion is not None and blocks.intercept_of(here.game, here.minion) <= 0

    def aloud(self) -> str:
        return "this minion has no intercept"


class MasterBlocks(Condition, frozen=True):
    """A vampire of the clan to which the minion is enslaved attempts to block (sec. 11)."""

    def holds(self, here: Here) -> bool:
        game, blocker = here.game, here.copy("blocker")
        if blocker is None or here.minion is None or blocker is here.minion:
            return False
        return minions.clan(game, blocker) == slaves.slave_of(game, here.minion) != ""

    def aloud(self) -> str:
        return "the blocking minion is of the clan to which this minion is enslaved"


CARDS: Final[tuple[Named, ...]] = (
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
        "Deadliest Sin, The",
        Reading(
            REACTION,
            conditions=(DIABLERIE,),
            words=(AddIntercept("minion", 2), InCombat((AddInCombat("strength", 2, "combat"),))),
        ),
    ),
    mended(
        "Delaying Tactics",
        Reading(
            REACTION,
            words=(Decide("cancelled"), Unlock("acting"), ReturnActionCard("Political Action"), NotAgain(all=True)),
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
                        all_of(Played("now"), Is("acting", THEIR_MONSTER)),
                        all_of(Not(Played("now")), ActionIs(("bleed",)), DirectedAtYou(), Is("acting", HUNTER)),
                    )
                ),
            ),
            words=(
                Lock("minion"),
                If((Played("now"),), (Cancel(), NotAgain()), (Redirect("predator's predator"),)),
            ),
        ),
    ),
    mended(
        "Eyes of the Dead",
        *(
            Reading(
                REACTION,
                level,
                conditions=(DIABLERIE, ActionTargets(which=Which("vampire", ("torpor",), "you"), at_you=True)),
                words=(AddIntercept("minion", amount),),
            )
            for level, amount in (("nec", 1), ("NEC", 2))
        ),
    ),
    mended(
        "Fast Reaction",
        *(
            Reading(
                REACTION,
                level,
                when=BLOCKED,
                conditions=(Is("blocker", YOUR_OTHER_MINION), IsReady("acting"), IsUnlocked("minion")),
                words=(Lock("minion"), EnterCombat("minion", "acting", (NO_STRIKES, *more))),
            )
            for level, more in (("aus", ()), ("AUS", (PRESS,)))
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
        "Legwork",
        Reading(REACTION, conditions=(NoIntercept(),), words=(AddIntercept("minion", 1),)),
    ),
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
                    conditions=(Same("acting", "remembered"), BleedsWhom("bearer")),
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
    mended(
        "Obedience",
        Reading(REACTION, "dom", conditions=ABOUT_TO_FIGHT, words=(Unlock("acting"), EndAction(), NotAgain())),
        Reading(REACTION, "DOM", conditions=ABOUT_TO_FIGHT, words=(EndAction(), NotAgain())),
    ),
    mended(
        "Organized Resistance",
        Reading(
            REACTION,
            words=(
                Either(
                    (
                        Alternative("+1 intercept", (AddIntercept("blocker", 1),), (InterceptNeeded(YOUR_ANARCH),)),
                        Alternative(
                            "Unlock a locked Anarch, who attempts to block with +1 intercept",
                            (
                                Choose(LOCKED_ANARCH),
                                Unlock("target"),
                                AddIntercept("target", 1),
                                AttemptToBlock("target"),
                            ),
                            (BlockMayBegin(which=LOCKED_ANARCH),),
                        ),
                    )
                ),
            ),
        ),
    ),
    mended(
        "Malkavian Rider Clause",
        Reading(REACTION, words=(Later("after resolution", (If((Passed(),), (NextPasses(),)),)),)),
    ),
    mended("Poison Pill", Reading(REACTION, words=(ShareLoss(),))),
    mended(
        "Protected District",
        Reading(
            REACTION,
            when=Timing(ACTION | REFERENDUM),
            words=(
                Either(
                    (
                        Alternative("-3 bleed", (AddBleed(-3),), (ActionIs(("bleed",)), DirectedAtYou())),
                        Alternative("+3 votes against", (GainVotes(3, "minion", cast="against"),)),
                    )
                ),
            ),
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
        "Touch of Pain",
        Reading(REACTION, "pot", when=AVENGES, conditions=(HURTS,), words=(Inflict(1, "acting"),)),
        Reading(REACTION, "POT", when=AVENGES, conditions=(HURTS,), words=(Inflict(2, "acting"),)),
    ),
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
                            "+1 intercept",
                            (AddIntercept("minion", 1),),
                            (Same("blocker"), InterceptNeeded(YOUR_MINION)),
                        ),
                        Alternative(
                            "+1 intercept to its master",
                            (AddIntercept("blocker", 1),),
                            (MasterBlocks(), InterceptNeeded(YOUR_MINION)),
                        ),
                    )
                ),
            ),
        ),
    ),
    mended(
        "Watch Commander",
        Reading(REACTION, conditions=(Acting("acting", directed=True),), words=(AddIntercept("minion", 1),)),
    ),
)
