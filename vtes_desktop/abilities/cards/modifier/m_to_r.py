"""Action modifiers: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.contracts import is_chosen
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.modifier.alike import (
    BURNED_IN_COMBAT,
    HAS_JUST_BURNED,
    MODIFIER,
    HasBurned,
    OfBurned,
    kholo,
)
from vtes_desktop.abilities.cards.reaction.a_to_e import ChooseFought
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.cards.terms import DISCIPLINES
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

    def holds(self, here: Here) -> bool:
        game, minion, fought = here.game, here.minion, here.game.passing.action.fought
        if game.fight is not None or minion is None or not fought or not minions.is_ready(game, minion):
            return False
        other = fought[-1].other(minion)
        if other is None or minions.is_ready(game, other):
            return False
        return any(is_chosen(here, game.card(below), marks, minion) for below, marks in contracts_of(fought[-1], other))

    def aloud(self) -> str:
        return (
            "this ready minion has fought, in the last combat of this action, one that is not ready any more and bore "
            "a contract for which this minion is chosen"
        )


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


_PROVIDED: Final = (AddBlood("minion", CapacityOf("minion")), BurnContract())


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
                    Option("blood", f"{game.name(copy)} burns 1 blood: {self._votes(here, copy)}", copy.id, amount=1)
                    for copy in minions.ready_minions(game, seat)
                    if copy.blood and self._worth(here, copy)
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

    def _votes(self, here: Here, copy: Copy) -> str:
        return "2 votes" if self._worth(here, copy) > 1 else "1 vote"

    def aloud(self) -> str:
        return (
            f"each ready vampire of a capacity above {_GROWN} can burn blood, one by one, clockwise until nobody does, "
            f"for 1 vote each, 2 where its capacity is above {_OLD}"
        )


_GROWN: Final = 4
_OLD: Final = 7


class NoHuntForIt(Word, frozen=True):
    """No blood hunt can be called for the diablerie of the running action."""

    said = "no blood hunt is called for this diablerie"

    def act(self, here: Here) -> None:
        here.game.passing.action.no_hunt_for_it = True


MASKS: Final = Timing(ACTION_WINDOWS | {"as blocked"}, others="only")


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


MAY_MASK: Final = (Is("minion", Which("vampire")), MayTakeOver())
NO_FLIGHT: Final = (
    InCombat((GiveExtra("maneuver", "round"),), blocked=True),
    # LSJ 20100308: in any round of any combat of the action.
    InCombat((Forbid(("combat ends",), "opponent", "combat"),), each=True, blocked=True),
)
BLEED_OR_STEALTH: Final = Either(
    (
        Alternative("+1 bleed", (AddBleed(1, limited=True),)),
        Alternative("+1 stealth and +1 bleed", (AddStealth(1, needed=True), AddBleed(1, limited=True))),
    )
)


class TakeOver(Word, frozen=True):
    """The acting minion unlocks, this one locks instead, and the action goes on with it as the acting one."""

    said = "the acting minion unlocks, this minion locks, and is the acting minion from now on"

    def act(self, here: Here) -> None:
        game = here.game
        if game.table.action is not None and here.minion is not None:
            taking_over.take_over(game, here.minion)
            game.abilities.count_anew(game)


class LendDiscipline(Word, frozen=True):
    """The acting minion can play basic cards of a Discipline as a vampire until the action ends."""

    code: str

    def act(self, here: Here) -> None:
        here.game.passing.action.lent.setdefault(here.game.action.minion, set()).add(self.code)

    def aloud(self) -> str:
        return f"the acting minion can play cards at basic {DISCIPLINES[self.code]} until the action ends"


class VotersBlood(Word, frozen=True):
    """Vampires that have cast votes or ballots in agreement with the minion gain blood, those in opposition burn it."""

    amount: int = 1

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
                minions.give_blood(game, copy, self.amount)
            else:
                game.burn_blood(copy, self.amount)
            words = f" {'gains' if agrees else 'burns'} {self.amount} blood"
            game.say(game.doing.name(copy), words, seat=copy.controller)

    def aloud(self) -> str:
        return (
            f"each vampire that has voted as this minion has gains {self.amount} blood,"
            f" each that has voted only otherwise burns {self.amount} blood"
        )


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
    """Reaction cards that require one of some Disciplines do nothing to the minion in this action: those that change
    its action can't be played (ruling on Perfect Clarity)."""

    codes: tuple[str, ...]

    def act(self, here: Here) -> None:
        if here.minion is not None:
            here.game.passing.action.shielded.append((here.minion.id, self.codes))

    def aloud(self) -> str:
        names = together((discipline_name(code) for code in self.codes), "or")
        return (
            f"reaction cards that require {names} do not affect this minion in this action: those that would change it "
            "or its action cannot be played"
        )


_CLEAR: Final = Shield(("dom", "pre"))


class ChosenForReferendum(Condition, frozen=True):
    """The minion was chosen in the terms of the referendum being held."""

    said = "this minion was chosen in the terms of the referendum being held"

    def holds(self, here: Here) -> bool:
        return here.game.table.referendum is not None and here.minion in here.game.passing.referendum.chosen


class EndReferendum(Word, frozen=True):
    """The referendum being held, if any, is cancelled."""

    said = "the referendum being held, if any, is cancelled"

    def do(self, here: Here) -> Procedure[None]:
        if here.game.table.referendum is not None:
            yield from Decide("cancelled").do(here)


_CAMARILLA: Final = Which("vampire", IN_PLAY, words=("camarilla",))
CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Provision of the Silsila",
        *(
            Reading(
                kind,
                when=Timing(frozenset({"after combat"}), locked="also"),
                conditions=(FoughtOverContract(),),
                words=_PROVIDED,
            )
            for kind in (MODIFIER, REACTION)
        ),
    ),
    mended("Mob Rule", Reading(MODIFIER, words=(BloodForVotes(),)), Reading(REACTION, words=(BloodForVotes(),))),
    mended(
        "Rebirth",
        Reading(
            MODIFIER,
            when=Timing(frozenset({"after diablerie"}), frozenset({"diablerize"})),
            words=(NoHuntForIt(), Unlock("minion")),
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
        "Marked Path",
        Reading(
            MODIFIER,
            "OBF",
            words=(PutOn("acting"), RememberMethuselahs("target")),
            usable=(
                Usable(
                    "burn it: +2 stealth",
                    ("block attempt",),
                    (Burn("this"), AddStealth(2)),
                    conditions=(Acting(), StealthNeeded(), SameMethuselahs()),
                    by="bearer",
                    once="action",
                ),
            ),
        ),
    ),
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
        "Mind of the Wilds",
        Reading(MODIFIER, "ani aus", words=NO_FLIGHT),
        Reading(MODIFIER, "ANI AUS", words=(AddStealth(1, needed=True), *NO_FLIGHT)),
    ),
    mended(
        "Mouthpiece",
        Reading(
            MODIFIER,
            "DOM",
            when=Timing(ACTION_WINDOWS | {"as blocked"}, others="only", locked="also"),
            conditions=(Is("minion", Which("vampire")),),
            words=(LendDiscipline("dom"),),
        ),
    ),
    kholo("Osebo Kholo"),
    mended(
        "Patterns in the Chaos",
        Reading(MODIFIER, "dem", conditions=(Bled(),), words=(LookAt("library", "target", 1),)),
        Reading(MODIFIER, "DEM", conditions=(Bled(),), words=(LookAt("hand", "target"),)),
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
            words=(
                PutOn("minion"),
                If((InTorpor("minion"),), (Burn("this"),), (AddStealth(1),)),
            ),
            standing=(Standing("stealth", 1),),
            upon=(Upon("goes to torpor", (Burn("this"),), about="minion", torpid=True),),
            bars=("Repulsion",),
        ),
    ),
    mended(
        "Rant!",
        Reading(
            "Action Modifier",
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
    ),
    mended(
        "Revelation of Desire",
        Reading(
            MODIFIER,
            "SER",
            declares=(Choose(Which("minion", ("ready", "torpor"), "target", corruption=1)),),
            words=(Count(-1, "corruption", "target"), NoteBled(), BleedWhile(3, (StillBleeds(),))),
        ),
    ),
    mended(
        "Revelation of the Serpent",
        Reading(
            MODIFIER,
            "PRE PRO",
            words=(
                BLEED_OR_STEALTH,
                Later(
                    "after resolution",
                    (
                        If(
                            (Successful(), Bled()),
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
    ),
    mended(
        "Predator's Transformation",
        *(
            Reading(
                kind,
                "ABO",
                when=when,
                conditions=(HasBurned(whose="prey"),),
                words=(BurnPool(2, "prey"),),
            )
            for kind, when in ((MODIFIER, HAS_JUST_BURNED), ("Combat", BURNED_IN_COMBAT))
        ),
    ),
    named(
        "Ritual of the Bitter Rose",
        *(
            Reading(
                kind,
                when=when,
                conditions=(HasBurned(vampire=True, how=("combat", "diablerie")),),
                words=(WithEach(Which("vampire", whose="you"), (AddBlood("target", OfBurned("blood")),)),),
            )
            for kind, when in ((MODIFIER, HAS_JUST_BURNED), ("Combat", BURNED_IN_COMBAT))
        ),
    ),
    named(
        "Make an Example",
        Reading(
            MODIFIER,
            when=Timing(frozenset({"as blocked"}), others="only", locked="also"),
            conditions=(Is("acting", Which("vampire", whose="you", words=("laibon",))),),
            words=(Inflict(2, "acting", unpreventable=True), Inflict(2, "blocker", unpreventable=True), EndAction()),
        ),
    ),
    mended(
        "Perfect Clarity",
        Reading(MODIFIER, "tha", words=(_CLEAR,)),
        Reading(
            MODIFIER,
            "THA",
            words=(_CLEAR, InCombat((ForbidCards(("dom", "pre"), "opponent", until="combat"),), each=True)),
        ),
    ),
    mended("Phantom Speaker", Reading(MODIFIER, "chi", words=(NoLock("blocker"), NoCombat()))),
    mended(
        "Pocket Out of Time",
        Reading(
            MODIFIER,
            "TEM",
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
            words=(NoLock(), EndReferendum(), EndAction()),
        ),
    ),
    completed(
        "Red Question, The",
        MODIFIER,
        *BURNED_IN_ANOTHER_SECT,
        words=(Become("minion", sect="Anarch"),),
        sentences="2434b4 140bf4",
    ),
)
