"""Action modifiers: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from vtes_desktop.abilities.card_text import Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, mended
from vtes_desktop.abilities.cards.phrases import AFTER, NO_STRIKES, PRESS, REACTION
from vtes_desktop.abilities.vocabulary.aloud import methuselah, number, so_many
from vtes_desktop.abilities.vocabulary.amounts import Amount, BloodOn, Measure, Number, PassedBy, amount_of
from vtes_desktop.abilities.vocabulary.conditions.actions import HasBlood, SameMethuselahs
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.conditions.events import Played
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    ActionIs,
    Bled,
    BleedsWhom,
    BloodLeft,
    Is,
    IsReady,
    IsUnlocked,
    Passed,
    PoolIs,
    Same,
    StealthNeeded,
    Successful,
)
from vtes_desktop.abilities.vocabulary.effects.actions import AddBleed, AddStealth, BleedWhile, EndAction
from vtes_desktop.abilities.vocabulary.effects.attempts import CannotBlock, FailAttempt
from vtes_desktop.abilities.vocabulary.effects.blood import BurnBlood, GainPool
from vtes_desktop.abilities.vocabulary.effects.cards import (
    Burn,
    Cancel,
    Lock,
    PutInPlay,
    PutOn,
    RemoveFromGame,
    ToTorpor,
    Unlock,
)
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseNumber
from vtes_desktop.abilities.vocabulary.effects.combat import AddInCombat, Forbid, GiveExtra, GivePrevention, Inflict
from vtes_desktop.abilities.vocabulary.effects.flow import Alternative, By, Either, Grant, If, InCombat, Later, May
from vtes_desktop.abilities.vocabulary.effects.marking import Count, Mark, Note
from vtes_desktop.abilities.vocabulary.effects.reactions import Attach, EnterCombat
from vtes_desktop.abilities.vocabulary.effects.referendums import RememberMethuselahs
from vtes_desktop.abilities.vocabulary.effects.votes import GainVotes, NextPasses, ReturnActionCard
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.cards.terms import DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat.lasting import AllAggravated
from vtes_desktop.rules.minion import taking_over
from vtes_desktop.rules.minion.action import NEXT_STEALTH, next_stealth
from vtes_desktop.rules.minion.phase import act, actions_of
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.playing.timing import ACTION, AS_PLAYED, Timing
from vtes_desktop.rules.special import slaves
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Place


class SplitToPool(Word, frozen=True):
    """The minion gains blood, but its controller may move some of that to her pool instead."""

    amount: Amount
    most: int = 2

    def do(self, here: Here) -> Procedure[None]:
        game, copy = here.game, here.minion
        amount = amount_of(here, self.amount)
        if copy is None or amount <= 0:
            return
        numbers = range(min(self.most, amount) + 1)
        options = [Option("pool", f"{number} to your pool", copy.id, amount=number) for number in numbers]
        question = f"{game.name(here.source)}: how much of {amount} blood goes to your pool?"
        to_pool = (yield from game.choose(here.seat, "blood", question, options, "1.5", here.source.id)).amount
        minions.give_blood(game, copy, amount - to_pool)
        game.gain_pool(here.seat, to_pool)
        words = f" gains {amount - to_pool} blood, ", game.who(here.seat), f" {to_pool} pool"
        game.say(game.doing.name(copy), *words, seat=here.seat)

    def aloud(self) -> str:
        amount = so_many(self.amount, "blood")
        return f"this minion gains {amount}, of which up to {self.most} goes to your pool instead as you choose"


class BleedsSameAgain(Condition, frozen=True):
    """The minion is about to bleed the Methuselah that is noted on the card."""

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        return action is not None and here.source.marks.get("against") in [str(seat) for seat in action.seats]

    def aloud(self) -> str:
        return "the action is directed at the Methuselah whom this card notes"


MODIFIER: Final = "Action Modifier"


def burned_by_the_sun(damage: int) -> Later:
    """The damage that the acting vampire takes after the action."""
    words = Inflict(damage, "minion", aggravated=True, unpreventable=True, environmental=True)
    return Later("after resolution", (words,))


VAMPIRES_CANNOT: Final = CannotBlock(which=Which("vampire"))


class DamageIsAggravated(Word, frozen=True):
    """All damage inflicted on vampires in this combat is aggravated."""

    def do(self, here: Here) -> Procedure[None]:
        fight = here.game.fight
        if fight is not None and here.minion is not None:
            fight.lasting.append(AllAggravated(here.minion.id, "combat"))
        yield from ()

    def aloud(self) -> str:
        return "all damage inflicted on vampires in this combat is aggravated"


AGGRAVATED: Final = InCombat((DamageIsAggravated(),))

MAY_STOP: Final = If(
    (Is("blocker", Which("vampire")),), (By("blocker", (May((FailAttempt(again=True),), "cancel the attempt?"),)),)
)

HARDENED: Final = (
    AddStealth(-1),
    InCombat((AddInCombat("strength", 1, "combat"), GivePrevention(1, "combat", once=True)), each=True),
)

ALLY: Final = Which("ally", ("ready", "torpor"))

LURKS: Final = Timing(AFTER, outcome="blocked", others="only")

KISS: Final = (BurnBlood("blocker", 2), EndAction())

KISS_TO_TORPOR: Final = (Note("blocker", "burned"), *KISS, ToTorpor("burned"))

NO_FORTITUDE: Final = Is("blocker", Which("vampire", ("ready", "torpor"), without="for"))

TOREADOR: Final = Which("vampire", ("ready", "torpor"), clans=("Toreador",))

MASKS: Final = Timing(ACTION | {"as blocked"}, others="only")


class MayTakeOver(Condition, frozen=True):
    """The minion could take the running action itself, and could have used all that was used by the acting one (RTR
    19980623, RTR 20030519, LSJ 20030520, RTR 20041202)."""

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

    def aloud(self) -> str:
        return "this minion could take the running action, and could have used all that was used by the acting minion"


MAY_MASK: Final = (Is("minion", Which("vampire")), MayTakeOver())

NO_FLIGHT: Final = (
    InCombat((GiveExtra("maneuver", "round"),)),
    # LSJ 20100308: in any round of any combat of the action.
    InCombat((Forbid(("combat ends",), "opponent", "combat"),), each=True, blocked=True),
)

BLEED_OR_STEALTH: Final = Either(
    (
        Alternative("+1 bleed", (AddBleed(1, limited=True),)),
        Alternative("+1 stealth and +1 bleed", (AddStealth(1, needed=True), AddBleed(1, limited=True))),
    )
)

YOUNGER: Final = Which("vampire", ("ready",), "others", age="younger")

OTHERS: Final = Which("vampire", ("ready",), "others")

LURED: Final = (Note("blocker", "lured"), FailAttempt(), Lock("blocker"))

FIGHTS_THE_LURED: Final = Later("after resolution", (EnterCombat("minion", "lured"),))

FELLOW: Final = Which("vampire", ("ready",), "you", other=True, words=("sabbat",))

WITHDRAWS: Final = (ReturnActionCard(), Unlock("minion"), EndAction())

GARGOYLE: Final = Which("vampire", clans=("Gargoyle",), words=("slave",), unique=True)


class BurnNoPool(Word, frozen=True):
    """The bleed that would be successful burns no pool, and is not successful; who would have been bled is noted on the
    card that is played."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        minions.mark(game, here.source, "against", str(game.action.seats[0]))
        game.change_action(bleed=0)
        yield from ()

    def aloud(self) -> str:
        return "the bleed burns no pool and is not successful; this card remembers who would have been bled"


class NextActions(Word, frozen=True):
    """The next so many actions that your minions perform in this turn get +1 stealth."""

    amount: Amount

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        name = next_stealth(here.seat)
        game.do(m.SetCounter(0, name, game.table.tally.get(name, 0) + amount_of(here, self.amount)))
        yield from ()

    def aloud(self) -> str:
        return f"the next {number(self.amount)} actions of your minions in this turn get +1 stealth"


class TakeAction(Word, frozen=True):
    """The minion takes an action now, in whoever's turn it is."""

    def can(self, here: Here) -> bool:
        return here.minion is not None and any(actions_of(here.game, here.minion, here.game.taken))

    def do(self, here: Here) -> Procedure[None]:
        game, minion = here.game, here.minion
        if minion is None:
            return
        possible = {each.option: each for each in actions_of(game, minion, game.taken)}
        if possible:
            question = f"{game.name(here.source)}: which action?"
            option = yield from game.choose(here.seat, "action", question, list(possible), "6", here.source.id)
            yield from act(game, possible[option])

    def aloud(self) -> str:
        return "this minion takes an action of your choice now, whosever turn it is"


class TakeBackPlayed(Word, frozen=True):
    """A card that the minion has played in this action comes back from your ash heap to your hand; discard down."""

    def do(self, here: Here) -> Procedure[None]:
        game, minion = here.game, here.minion
        mine = {card for by, card in game.passing.action.played_by if minion is not None and by == minion.id}
        action = game.table.action
        there = [
            copy
            for copy in game.pile(here.seat, "ash heap")
            if copy.card in mine or (action is not None and copy.id == action.card)
        ]
        options = [Option("target", game.name(copy), copy.id, targets=(copy.id,)) for copy in there]
        if not options:
            return
        question = f"{game.name(here.source)}: which card comes back to the hand?"
        option = yield from game.choose(here.seat, "target", question, options, "1.6.1", here.source.id)
        copy = game.copy(option.copy)
        game.say(game.doing.name(copy), " returns to the hand of ", game.who(here.seat), seat=here.seat)
        game.doing.move_card(copy, Place(here.seat, "hand"))
        yield from settle_hand(game, here.seat)

    def aloud(self) -> str:
        return (
            "a card of your choice that this minion has played in this action returns from your ash heap to your hand"
        )


class TakeOver(Word, frozen=True):
    """The acting minion unlocks, this one locks instead, and the action goes on with it as the acting one."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        if game.table.action is not None and here.minion is not None:
            taking_over.take_over(game, here.minion)
            game.abilities.count_anew(game)
        yield from ()

    def aloud(self) -> str:
        return "the acting minion unlocks, this minion locks, and is the acting minion from now on"


class LendDiscipline(Word, frozen=True):
    """The acting minion can play basic cards of a Discipline as a vampire until the action ends."""

    code: str

    def do(self, here: Here) -> Procedure[None]:
        here.game.passing.action.lent.setdefault(here.game.action.minion, set()).add(self.code)
        yield from ()

    def aloud(self) -> str:
        return f"the acting minion can play cards at basic {DISCIPLINES[self.code]} until the action ends"


class VotersBlood(Word, frozen=True):
    """Vampires that have cast votes or ballots in agreement with the minion gain blood, those in opposition burn it."""

    amount: int = 1

    def do(self, here: Here) -> Procedure[None]:
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
        yield from ()

    def aloud(self) -> str:
        return (
            f"each vampire that has voted as this minion has gains {self.amount} blood,"
            f" each that has voted only otherwise burns {self.amount} blood"
        )


class MastersThere(Measure, frozen=True):
    """As many as there are ready vampires of yours of the clan to which the minion is enslaved (sec. 11)."""

    def of(self, here: Here) -> int:
        game = here.game
        clan = slaves.slave_of(game, here.minion) if here.minion is not None else ""
        fellows = minions.ready_minions(game, here.seat) if clan else ()
        return sum(copy is not here.minion and minions.clan(game, copy) == clan for copy in fellows)

    def aloud(self) -> str:
        return "the number of other ready vampires that you control of the clan to which this minion is enslaved"


class VotersHave(Word, frozen=True):
    """The Methuselahs who have cast votes or ballots on a side gain pool, or burn it where it is less than none; only
    others, and none who has cast on both, where that is the `sole` side of theirs."""

    side: Literal["for", "against"]
    amount: int
    sole: bool = False

    def do(self, here: Here) -> Procedure[None]:
        game, call = here.game, here.game.table.referendum
        for seat in game.clockwise(here.seat) if call is not None else ():
            sides = {vote.side for vote in call.cast if vote.seat == seat} if call is not None else set()
            if self.side not in sides or (self.sole and (len(sides) > 1 or seat == here.seat)):
                continue
            if self.amount > 0:
                game.gain_pool(seat, self.amount)
            else:
                game.burn_pool(seat, -self.amount)
            words = f" {'gains' if self.amount > 0 else 'burns'} {abs(self.amount)} pool"
            game.say(game.who(seat), words, seat=seat)
        yield from ()

    def aloud(self) -> str:
        deed = f"{'gains' if self.amount > 0 else 'burns'} {abs(self.amount)} pool"
        if self.sole:
            return f"each other Methuselah who has cast votes or ballots only {self.side} the referendum {deed}"
        return f"each Methuselah who has cast votes or ballots {self.side} the referendum {deed}"


class RemoveFromHeap(Word, frozen=True):
    """Remove so many cards in a Methuselah's ash heap from the game, as you choose."""

    lacks: ClassVar[str] = "finds too few cards in that ash heap"

    amount: Amount
    whose: Whose = "target"

    def can(self, here: Here) -> bool:
        wanted = amount_of(here, self.amount)
        return any(len(here.game.pile(seat, "ash heap")) >= wanted for seat in here.methuselahs(self.whose))

    def do(self, here: Here) -> Procedure[None]:
        """Ask for one after the other; the last ones may be taken as they lie."""
        game = here.game
        for seat in here.methuselahs(self.whose)[:1]:
            left = amount_of(here, self.amount)
            while left and (there := game.pile(seat, "ash heap")):
                rest = Option("rest", f"The {left} cards that lie uppermost")
                options = [Option("target", game.name(copy), copy.id, targets=(copy.id,)) for copy in there]
                question = f"{game.name(here.source)}: which card is removed from the game? ({left} more)"
                option = yield from game.choose(here.seat, "remove", question, [rest, *options], "1.3", here.source.id)
                taken = there[:left] if option == rest else [game.copy(option.copy)]
                for copy in taken:
                    game.doing.move_card(copy, Place(copy.owner, "removed"))
                left -= len(taken)
            game.say(f"{amount_of(here, self.amount)} cards of ", game.who(seat), " leave the game", seat=here.seat)

    def aloud(self) -> str:
        cards = so_many(self.amount, "card", "cards")
        return f"{cards} in the ash heap of {methuselah(self.whose)} are removed from the game, as you choose"


BLED = "bled"
"""The number of the Methuselah whom the action bled when that was noted."""


class NoteBled(Word, frozen=True):
    """It is remembered whom the action bleeds now."""

    def do(self, here: Here) -> Procedure[None]:
        here.numbers[BLED] = here.game.action.seats[0]
        yield from ()

    def aloud(self) -> str:
        return "it is noted whom the action bleeds now"


class LockFailed(Word, frozen=True):
    """Minions that attempt to block from now on and fail are locked before the action resolves."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        before = len(game.passing.action.failed)

        def lock() -> Procedure[None]:
            for failed in game.passing.action.failed[before:]:
                copy = game.table.copies.get(failed)
                there = copy is not None and game.in_play(copy) and minions.is_minion(game, copy)
                if copy is not None and there and failed != game.action.blocker:
                    game.lock(copy)
            yield from ()

        game.passing.action.later.append(("before resolution", lock))
        yield from ()

    def aloud(self) -> str:
        return "minions whose attempts to block fail from now on are locked before the action resolves"


class StillBleeds(Condition, frozen=True):
    """The action bleeds whom it bled when that was noted."""

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        return action is not None and action.kind == "bleed" and here.numbers.get(BLED) == action.seats[0]

    def aloud(self) -> str:
        return "the action still bleeds the Methuselah whom it bled when that was noted"


_ALLY_OR_YOUNGER: Final = (Choose(Which("ally", alternatives=(Which("vampire", age="younger"),))),)
_CLAIMED: Final = Timing(frozenset({"as blocked"}), others="only")
_OF_CIRCLE: Final = (Is("acting", Which("vampire", other=True, circle=True)),)

CARDS: Final[tuple[Named, ...]] = (
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
        "Claiming the Body",
        Reading(MODIFIER, "san", when=_CLAIMED, conditions=_OF_CIRCLE, words=(Lock("blocker"), EndAction())),
        Reading(
            MODIFIER,
            "SAN",
            when=_CLAIMED,
            conditions=_OF_CIRCLE,
            words=(Lock("blocker"), Unlock("acting"), EndAction()),
        ),
    ),
    mended(
        "Daring the Dawn",
        Reading(MODIFIER, "for", words=(VAMPIRES_CANNOT, burned_by_the_sun(2))),
        Reading(MODIFIER, "FOR", words=(VAMPIRES_CANNOT, burned_by_the_sun(1))),
    ),
    mended(
        "Dawn Operation",
        Reading(MODIFIER, "for", words=(AGGRAVATED, MAY_STOP)),
        Reading(MODIFIER, "FOR", words=(AGGRAVATED,)),
    ),
    mended(
        # “As above, but usable if a minion is attempting to block”: then, too.
        "Day Operation",
        Reading(
            MODIFIER,
            "FOR",
            when=Timing(frozenset({"as announced", "block attempt"})),
            words=(VAMPIRES_CANNOT, Later("after resolution", (ToTorpor("minion"),))),
        ),
    ),
    mended(
        "Divine Image",
        Reading(MODIFIER, "ser", words=HARDENED),
        Reading(MODIFIER, "SER", conditions=(ActionIs(("bleed",)),), words=(*HARDENED, AddBleed(1))),
    ),
    mended("Bribes", Reading(MODIFIER, words=(GainPool(), Later("votes tallied", (VotersHave("for", 1, sole=True),))))),
    mended("Cryptic Rider", Reading(MODIFIER, conditions=(Passed(),), words=(NextPasses(this_turn=True),))),
    mended("Faceless Night", Reading(MODIFIER, "OBF", words=(AddStealth(1, needed=True), LockFailed()))),
    mended(
        "Revelation of Desire",
        Reading(
            MODIFIER,
            "SER",
            declares=(Choose(Which("minion", ("ready", "torpor"), "target", corruption=1)),),
            words=(Count(-1, "corruption", "target"), NoteBled(), BleedWhile(3, (StillBleeds(),))),
        ),
    ),
    mended("Scorn of Adonis", Reading(MODIFIER, words=(Later("votes tallied", (VotersHave("against", -1),)),))),
    mended(
        "Trochomancy",
        Reading(MODIFIER, "nec", words=(RemoveFromHeap(13), AddBleed(1, limited=True))),
        Reading(MODIFIER, "aus nec", words=(RemoveFromHeap(7), AddBleed(1, limited=True))),
        Reading(MODIFIER, "AUS NEC", words=(RemoveFromHeap(7), AddBleed(1, limited=True), AddBleed(1))),
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
                    (Burn(), AddStealth(2)),
                    conditions=(Acting(), StealthNeeded(), SameMethuselahs()),
                    by="bearer",
                    once="action",
                ),
            ),
        ),
    ),
    mended("Domain of Evernight", Reading(MODIFIER, "tem", words=(InCombat((DamageIsAggravated(),)),))),
    mended(
        "Enkil Cog",
        Reading(
            MODIFIER,
            conditions=(Bled(), BleedsWhom("prey")),
            words=(PutOn("minion"),),
            standing=(Standing("bleed", 1),),
            usable=(
                Usable(
                    "take an action",
                    ("minion",),
                    (TakeAction(),),
                    conditions=(Is("bearer", Which("minion", locked=False)),),
                    by="bearer",
                    locks=True,
                ),
            ),
        ),
    ),
    mended(
        "False Resonance",
        Reading(
            MODIFIER,
            "CHI",
            words=(
                AddStealth(1, needed=True),
                Grant(
                    "burn 1 blood to cancel the reaction",
                    ("as played",),
                    (Cancel(),),
                    (Played("now", ("Reaction",), ("aus", "dem")),),
                    1,
                ),
            ),
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
        "Foreshadowing Destruction",
        Reading(MODIFIER, "DOM", words=(BleedWhile(3, (PoolIs("target", most=9),)),)),
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
    mended(
        "I am Legion",
        Reading(
            MODIFIER,
            "DAI OBF",
            when=Timing(ACTION | AS_PLAYED | {"as blocked"}),
            words=(
                If((Played("now", ("Reaction",)),), (Cancel(free=False),)),
                Later("after resolution", (If((Successful(),), (GainPool(1),)),)),
            ),
        ),
    ),
    mended(
        "Kiss of Ra, The",
        Reading(MODIFIER, "for", conditions=(NO_FORTITUDE,), words=KISS),
        Reading(MODIFIER, "FOR", conditions=(NO_FORTITUDE,), words=KISS_TO_TORPOR),
    ),
    mended(
        "Loup",
        Reading(
            MODIFIER,
            # LSJ 20011214-2: needed or not. What is announced later has it from the start.
            words=(PutInPlay(), AddStealth(1)),
            standing=(Standing("stealth", 1, of=TOREADOR, whose="any"),),
            upon=(
                Upon("after resolution", (Burn("this"),), (Successful(), Is("acting", TOREADOR))),
                Upon("end of turn", (Burn("this"),)),
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
            when=Timing(ACTION | {"as blocked"}, others="only", locked="also"),
            conditions=(Is("minion", Which("vampire")),),
            words=(LendDiscipline("dom"),),
        ),
    ),
    mended(
        "Repulsion",
        Reading(
            MODIFIER,
            "OBE",
            when=Timing(ACTION),
            words=(PutOn("minion"), AddStealth(1)),
            standing=(Standing("stealth", 1),),
            upon=(Upon("goes to torpor", (Burn("this"),), about="minion", torpid=True),),
            bars=("Repulsion",),
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
        "Seduction",
        Reading(MODIFIER, "dom", declares=(Choose(YOUNGER),), words=(CannotBlock("target"),)),
        Reading(MODIFIER, "DOM", declares=(Choose(OTHERS),), words=(CannotBlock("target"),)),
    ),
    mended(
        "Siren's Lure",
        Reading(MODIFIER, "mel", words=(*LURED, Lock("minion"), FIGHTS_THE_LURED)),
        Reading(MODIFIER, "MEL", words=(*LURED, FIGHTS_THE_LURED)),
    ),
    mended(
        "Spying Mission",
        Reading(
            MODIFIER,
            "OBF",
            words=(BurnNoPool(), PutOn("minion")),
            upon=(Upon("about to bleed", (Burn("this"), AddBleed(2)), (BleedsSameAgain(),), about="minion"),),
        ),
    ),
    mended(
        "Stealth Ritus",
        Reading(
            MODIFIER,
            declares=(Choose(FELLOW),),
            words=(If((HasBlood("target"),), (BurnBlood("target", 1), AddStealth(1))),),
        ),
    ),
    mended(
        "Tangle Atropos' Hand",
        Reading(MODIFIER, "TEM", words=(Mark(NEXT_STEALTH, "minion", "1"), *WITHDRAWS)),
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
        "Veil the Legions",
        Reading(
            MODIFIER,
            "OBF",
            words=(
                AddStealth(1),
                ChooseNumber(0, BloodOn("minion"), "veiled", "blood"),
                BurnBlood("minion", Number("veiled")),
                NextActions(Number("veiled")),
            ),
        ),
    ),
    mended(
        "Voter Captivation",
        Reading(MODIFIER, "PRE", conditions=(Passed(),), words=(SplitToPool(PassedBy(), 2),)),
    ),
)
