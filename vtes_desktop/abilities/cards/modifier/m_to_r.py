"""Action modifiers: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.contracts import is_chosen
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.modifier.alike import *
from vtes_desktop.abilities.cards.reaction.a_to_e import ChooseFought
from vtes_desktop.rules import minions
from vtes_desktop.rules.minion import taking_over
from vtes_desktop.rules.passing import Fought
from vtes_desktop.rules.playing.timing import ACTION_WINDOWS, Timing
from vtes_desktop.rules.politics import referendum as politics
from vtes_desktop.table.asking import PASS, Option, Procedure
from vtes_desktop.table.table import Copy


class FoughtOverContract(Condition, frozen=True):
    """The minion is ready and has fought, in the last combat of the action, one that is not ready any more and on which
    there lay a contract for which it is chosen."""

    said = (
        "this ready minion has fought, in the last combat of this action, one that is not ready any more and bore "
        "a contract for which this minion is chosen"
    )

    def holds(self, here: Here) -> bool:
        game, minion, fought = here.game, here.minion, here.game.passing.action.fought
        if game.fight is not None or minion is None or not fought or not minions.is_ready(game, minion):
            return False
        other = fought[-1].other(minion)
        if other is None or minions.is_ready(game, other):
            return False
        return any(is_chosen(here, game.card(below), marks, minion) for below, marks in contracts_of(fought[-1], other))


def contracts_of(fought: Fought, minion: Copy) -> tuple[tuple[Copy, dict[str, str]], ...]:
    """What lay on a minion as it fought, with its marks."""
    return next((bore for number, bore in fought.bore if number == minion.id), ())


class BurnContract(Word, frozen=True):
    """The contract for which the minion is chosen on the one that it has fought is burned, if it is in play."""

    said = "the contract for which this minion is chosen on the one that it has fought is burned, if it is in play"

    def act(self, here: Here) -> None:
        game, minion, fought = here.game, here.minion, here.game.passing.action.fought
        other = fought[-1].other(minion) if fought and minion is not None else None
        for below, marks in contracts_of(fought[-1], other) if other is not None else ():
            there = game.table.copies.get(below.id) is below and game.in_play(below)
            if there and minion is not None and is_chosen(here, game.card(below), marks, minion):
                game.burn(below)


class BloodForVotes(Word, frozen=True):
    """Each vampire of a capacity above 4 can burn blood for votes, one for each, two for those of a capacity above 7:
    blood by blood, clockwise from you, until nobody burns any more (ruling on Mob Rule)."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        done = False
        while not done and game.table.referendum is not None:
            done = True
            for seat in here.methuselahs("any"):
                options = [
                    Option(
                        "blood", f"{game.name(copy)} burns 1 blood: {worth} vote{'s' * (worth > 1)}", copy.id, amount=1
                    )
                    for copy in minions.ready_minions(game, seat)
                    if copy.blood and (worth := self._worth(here, copy))
                ]
                if not options:
                    continue
                option = yield from here.ask(
                    "blood", "which vampire burns blood for votes?", [*options, PASS], "6.3.3", seat=seat, always=True
                )
                if option != PASS and game.table.referendum is not None:
                    done = False
                    copy = game.copy(option.copy)
                    game.burn_blood(copy, 1)
                    politics.gain_votes(game, seat, self._worth(here, copy), copy)

    def _worth(self, here: Here, copy: Copy) -> int:
        game = here.game
        if not minions.is_vampire(game, copy) or copy.id in game.passing.referendum.abstaining:
            return 0
        size = size_of(here, copy)
        return 2 if size > _OLD else 1 if size > _GROWN else 0

    def aloud(self) -> str:
        return (
            f"each ready vampire of a capacity above {_GROWN} can burn blood, one by one, clockwise until nobody does, "
            f"for 1 vote each, 2 where its capacity is above {_OLD}"
        )


_GROWN: Final = 4
_OLD: Final = 7


class MayTakeOver(Condition, frozen=True):
    """The minion could take the running action itself, and could have used all that was used by the acting one (RTR
    19980623, RTR 20030519, LSJ 20030520, RTR 20041202)."""

    said = "this minion could take the running action, and could have used all that was used by the acting minion"

    def holds(self, here: Here) -> bool:
        game, minion = here.game, here.minion
        if game.table.action is None or minion is None or game.action.minion not in game.table.copies:
            return False
        return (
            not taking_over.uses_own(game, minion)
            and all(could(minion) for could in game.passing.action.used_as_acting)
            and all(taking_over.could_have_used(game, minion, each) for each in game.passing.action.played)
            and taking_over.could_take(game, minion)
        )


NO_FLIGHT: Final = (
    InCombat((GiveExtra("maneuver", "round"),), blocked=True),
    # LSJ 20100308: in any round of any combat of the action.
    InCombat((Forbid(("combat ends",), "opponent", "combat"),), each=True, blocked=True),
)
BLEED_OR_STEALTH: Final = either(
    Alternative("+1 bleed", (AddBleed(1, limited=True),)),
    Alternative("+1 stealth and +1 bleed", (AddStealth(1, needed=True), AddBleed(1, limited=True))),
)


class TakeOver(Word, frozen=True):
    """The acting minion unlocks, this one locks instead, and the action goes on with it as the acting one."""

    said = "the acting minion unlocks, this minion locks, and is the acting minion from now on"

    def act(self, here: Here) -> None:
        game = here.game
        if game.table.action is not None and here.minion is not None:
            taking_over.take_over(game, here.minion)
            game.abilities.count_anew(game)


class LendDominate(Word, frozen=True):
    """The acting minion can play cards at basic Dominate as a vampire until the action ends."""

    said = "the acting minion can play cards at basic Dominate until the action ends"

    def act(self, here: Here) -> None:
        here.game.passing.action.lent.setdefault(here.game.action.minion, set()).add("dom")


class VotersBlood(Word, frozen=True):
    """Vampires that have cast votes or ballots in agreement with the minion gain 1 blood, those opposed burn 1."""

    said = (
        "each vampire that has voted as this minion has gains 1 blood, each that has voted only otherwise burns 1 blood"
    )

    def act(self, here: Here) -> None:
        game, call = here.game, here.game.table.referendum
        cast = call.cast if call is not None else ()
        mine = next((vote.side for vote in cast if here.minion is not None and vote.copy == here.minion.id), "")
        for voter in dict.fromkeys(vote.copy for vote in cast if mine and vote.copy):
            copy = game.table.copies.get(voter)
            if copy is None or not game.in_play(copy) or not minions.is_vampire(game, copy):
                continue
            agrees = any(vote.copy == voter and vote.side == mine for vote in cast)
            if agrees:
                minions.give_blood(game, copy, 1)
            else:
                game.burn_blood(copy, 1)
            game.say(game.doing.name(copy), f" {'gains' if agrees else 'burns'} 1 blood", seat=copy.controller)


BLED = "bled"
"""The number of the Methuselah whom the action bled when that was noted."""


class NoteBled(Word, frozen=True):
    """It is remembered whom the action bleeds now."""

    said = "it is noted whom the action bleeds now"

    def act(self, here: Here) -> None:
        here.numbers[BLED] = here.game.action.seats[0]


class StillBleeds(Condition, frozen=True):
    """The action bleeds whom it bled when that was noted."""

    said = "the action still bleeds the Methuselah whom it bled when that was noted"

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        return action is not None and action.kind == "bleed" and here.numbers.get(BLED) == action.seats[0]


_ALLY_OR_YOUNGER: Final = (Choose(Which("ally", alternatives=(Which("vampire", age="younger"),))),)


class FoeStillReady(Condition, frozen=True):
    """The minion and whom it has just fought are both ready."""

    said = "this minion and whom it has just fought are ready"

    def holds(self, here: Here) -> bool:
        game, minion = here.game, here.minion
        foe = game.passing.action.fought[-1].other(minion) if minion and game.passing.action.fought else None
        return minion is not None and foe is not None and all(minions.is_ready(game, each) for each in (minion, foe))


class Shield(Word, frozen=True):
    """Reaction cards that require Dominate or Presence do nothing to the minion in this action: those that change its
    action can't be played (ruling on Perfect Clarity)."""

    said = (
        "reaction cards that require Dominate or Presence do not affect this minion in this action: those that would "
        "change it or its action cannot be played"
    )

    def act(self, here: Here) -> None:
        if here.minion is not None:
            here.game.passing.action.shielded.append((here.minion.id, ("dom", "pre")))


class ChosenForReferendum(Condition, frozen=True):
    """The minion was chosen in the terms of the referendum being held."""

    said = "this minion was chosen in the terms of the referendum being held"

    def holds(self, here: Here) -> bool:
        return here.game.table.referendum is not None and here.minion in here.game.passing.referendum.chosen


_CAMARILLA: Final = Which("vampire", IN_PLAY, words=("camarilla",))
CARDS: Final[tuple[Named, ...]] = (
    modifier_card("Monkey Wrench", conditions=(BloodLeft(),), sentences="7ad7f6"),
    modifier_card("Power of One", words=(BurnBlood("blocker", 2),), sentences="d0d5c5"),
    mended(
        "Provision of the Silsila",
        *in_each_way(
            (MODIFIER, REACTION),
            when=Timing(frozenset({"after combat"}), locked="also"),
            conditions=(FoughtOverContract(),),
            words=(AddBlood("minion", CapacityOf("minion")), BurnContract()),
        ),
    ),
    mended("Mob Rule", *in_each_way((MODIFIER, REACTION), words=(BloodForVotes(),))),
    modifier_card("Psalm of the Damned", words=(BurnPool(), AddBleed(limited=True)), sentences="3c0524"),
    modifier_card(
        "Psychomachia",
        level="DAI",
        conditions=(Is("blocker", Which("ally", IN_PLAY, alternatives=(Which("vampire", IN_PLAY, age="younger"),))),),
        words=(BlockFails(), CannotBlock("blocker"), Inflict(1, "blocker", unpreventable=True, environmental=True)),
    ),
    modifier_card(
        "Rebirth",
        when=Timing(frozenset({"after diablerie"}), frozenset({"diablerize"})),
        words=(RuleOut("a blood hunt"), Unlock("minion")),
    ),
    mended(
        "Madrigal",
        *in_each_way(
            (MODIFIER, REACTION), level="MEL", words=(GainVotes(2, "minion"), Later("votes tallied", (VotersBlood(),)))
        ),
    ),
    modifier_card(
        "Marked Path",
        Usable(
            "burn it: +2 stealth",
            ("block attempt",),
            (Burn("this"), AddStealth(2)),
            conditions=(Acting(), StealthNeeded(), SameMethuselahs()),
            by="bearer",
            once="action",
        ),
        level="OBF",
        words=(PutOn("acting"), RememberMethuselahs("target")),
    ),
    by_level(
        "Mask of a Thousand Faces",
        MODIFIER,
        "obf",
        (TakeOver(),),
        (AddStealth(1, needed=True), TakeOver()),
        when=Timing(ACTION_WINDOWS | {"as blocked"}, others="only"),
        conditions=(Is("minion", Which("vampire")), MayTakeOver()),
    ),
    by_level("Mind of the Wilds", MODIFIER, "ani aus", NO_FLIGHT, (AddStealth(1, needed=True), *NO_FLIGHT)),
    modifier_card(
        "Mouthpiece",
        level="DOM",
        when=Timing(ACTION_WINDOWS | {"as blocked"}, others="only", locked="also"),
        conditions=(Is("minion", Which("vampire")),),
        words=(LendDominate(),),
    ),
    kholo("Osebo Kholo"),
    by_level(
        "Patterns in the Chaos",
        MODIFIER,
        "dem",
        (LookAt("library", "target", 1),),
        (LookAt("hand", "target"),),
        conditions=(Bled(),),
    ),
    mended(
        "Recurring Contemplation",
        Reading(MODIFIER, "tem", declares=_ALLY_OR_YOUNGER, words=(CannotBlock("target"),)),
        Reading(
            MODIFIER,
            "TEM",
            conditions=(BloodLeft(1),),
            declares=_ALLY_OR_YOUNGER,
            words=(CannotBlock("target"), BurnBlood("minion"), Lock("target")),
        ),
    ),
    mended(
        "Repulsion",
        Reading(
            MODIFIER,
            "OBE",
            when=Timing(ACTION_WINDOWS),
            words=(PutOn("minion"), If((InTorpor("minion"),), (Burn("this"),), (AddStealth(1),))),
            standing=(Standing("stealth", 1),),
            upon=(Upon("goes to torpor", (Burn("this"),), about="minion", torpid=True),),
            bars=("Repulsion",),
        ),
    ),
    modifier_card(
        "Rant!",
        words=(
            WithEach(
                Which("vampire", words=("anarch",)),
                (
                    By(
                        "target",
                        (
                            Grant(
                                "burn 1 blood: 1 vote",
                                ("before votes", "polling"),
                                (BurnBlood("minion", paid=True), GainVotes(1, "minion")),
                            ),
                        ),
                    ),
                ),
            ),
            Later("votes tallied", (If((Not(Passed()),), (Inflict(2, "acting", unpreventable=True),)),)),
        ),
    ),
    modifier_card(
        "Revelation of Desire",
        level="SER",
        declares=(Choose(Which("minion", ("ready", "torpor"), "target", corruption=1)),),
        words=(Count(-1, "corruption", "target"), NoteBled(), BleedWhile(3, (StillBleeds(),))),
    ),
    modifier_card(
        "Revelation of the Serpent",
        level="PRE PRO",
        words=(
            BLEED_OR_STEALTH,
            Later(
                "after resolution",
                (
                    If(
                        (Bled(),),
                        (
                            May(
                                (
                                    Choose(Which("minion", ("ready", "torpor"), "target", corruption=2)),
                                    Count(-2, "corruption", "target"),
                                    Unlock("minion"),
                                ),
                                "burn 2 corruption counters to unlock?",
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    mended(
        "Predator's Transformation", *once_burned(HasBurned(whose="prey"), BurnPool(2, "prey"), levels=("ABO", "ABO"))
    ),
    named(
        "Ritual of the Bitter Rose",
        *once_burned(
            HasBurned(vampire=True, how=("combat", "diablerie")),
            WithEach(Which("vampire", whose="you"), (AddBlood("target", OfBurned("blood")),)),
        ),
    ),
    modifier_card(
        "Make an Example",
        when=Timing(frozenset({"as blocked"}), others="only", locked="also"),
        conditions=(Is("acting", Which("vampire", whose="you", words=("laibon",))),),
        words=(Inflict(2, "acting", unpreventable=True), Inflict(2, "blocker", unpreventable=True), EndAction()),
    ),
    at_both_levels(
        "Perfect Clarity",
        MODIFIER,
        level="tha",
        words=(Shield(),),
        also=(InCombat((ForbidCards(("dom", "pre"), "opponent", until="combat"),), each=True),),
    ),
    modifier_card("Phantom Speaker", level="chi", words=(NoLock("blocker"), NoCombat())),
    modifier_card(
        "Pocket Out of Time",
        level="TEM",
        when=Timing(ACTION_WINDOWS | {"after combat"}),
        words=(
            Grant(
                "burn 1 blood for a new combat",
                ("after combat",),
                (ChooseFought(Which()), EnterCombat("minion", "opponent")),
                (FoeStillReady(),),
                blood=1,
                once=False,
            ),
        ),
    ),
    named(
        "Promise of 1528",
        Reading(
            MODIFIER,
            when=Timing(frozenset({"as blocked", "before combat", "before another combat"})),
            conditions=(Is("fighting", _CAMARILLA),),
            words=(EndAction(),),
        ),
        Reading(
            "Reaction",
            when=Timing(
                ACTION_WINDOWS | {"as blocked", "before combat", "before another combat", "polling"}, locked="also"
            ),
            conditions=(
                Is("acting", _CAMARILLA),
                AnyOf((ActionTargets("minion"), Same("fighting", "minion"), ChosenForReferendum())),
            ),
            words=(NoLock(), If((ReferendumCalledBy(Which(where=IN_PLAY)),), (Decide("cancelled"),)), EndAction()),
        ),
    ),
    modifier_card(
        "Red Question, The",
        *BURNED_IN_ANOTHER_SECT,
        words=(Become("minion", sect="Anarch"),),
        sentences="2434b4 140bf4",
    ),
)
