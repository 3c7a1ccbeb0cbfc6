"""Action modifiers: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, mended
from vtes_desktop.abilities.cards.phrases import AFTER, NO_STRIKES, PRESS, REACTION
from vtes_desktop.abilities.vocabulary.aloud import so_many
from vtes_desktop.abilities.vocabulary.amounts import Amount, BloodOn, Number, PassedBy, amount_of
from vtes_desktop.abilities.vocabulary.conditions.actions import BeingPlayed
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.conditions.reactions import HasBlood, MastersThere, PlayedNow
from vtes_desktop.abilities.vocabulary.conditions.takeovers import MayTakeOver
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    ActionIs,
    Bled,
    BleedsWhom,
    Is,
    IsReady,
    IsUnlocked,
    Passed,
    PoolIs,
    Same,
    Successful,
)
from vtes_desktop.abilities.vocabulary.effects.actions import (
    AddBleed,
    AddStealth,
    BleedWhile,
    BurnNoPool,
    DamageIsAggravated,
    EndAction,
    NextActions,
    TakeAction,
)
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
from vtes_desktop.abilities.vocabulary.effects.marking import Count, Mark
from vtes_desktop.abilities.vocabulary.effects.polling import VotersBlood
from vtes_desktop.abilities.vocabulary.effects.reactions import Attach, EnterCombat, InEachCombat, Keep, TakeBackPlayed
from vtes_desktop.abilities.vocabulary.effects.takeovers import LendDiscipline, TakeOver
from vtes_desktop.abilities.vocabulary.effects.votes import GainVotes, ReturnActionCard
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.minion.action import NEXT_STEALTH
from vtes_desktop.rules.playing.timing import ACTION, AS_PLAYED, Timing


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

AGGRAVATED: Final = InCombat((DamageIsAggravated(),))

MAY_STOP: Final = If(
    (Is("blocker", Which("vampire")),), (By("blocker", (May((FailAttempt(again=True),), "cancel the attempt?"),)),)
)

HARDENED: Final = (
    AddStealth(-1),
    InEachCombat((AddInCombat("strength", 1, "combat"), GivePrevention(1, "combat", once=True))),
)

ALLY: Final = Which("ally", ("ready", "torpor"))

LURKS: Final = Timing(AFTER, outcome="blocked", others="only")

KISS: Final = (BurnBlood("blocker", 2), EndAction())

KISS_TO_TORPOR: Final = (Keep("blocker", "burned"), *KISS, ToTorpor("burned"))

NO_FORTITUDE: Final = Is("blocker", Which("vampire", ("ready", "torpor"), without="for"))

TOREADOR: Final = Which("vampire", ("ready", "torpor"), clans=("Toreador",))

MASKS: Final = Timing(ACTION | {"as blocked"}, others="only")

MAY_MASK: Final = (Is("minion", Which("vampire")), MayTakeOver())

NO_FLIGHT: Final = (
    InCombat((GiveExtra("maneuver", "round"),)),
    # LSJ 20100308: in any round of any combat of the action.
    InEachCombat((Forbid(("combat ends",), "opponent", "combat"),), blocked=True),
)

BLEED_OR_STEALTH: Final = Either(
    (
        Alternative("+1 bleed", (AddBleed(1, limited=True),)),
        Alternative("+1 stealth and +1 bleed", (AddStealth(1, needed=True), AddBleed(1, limited=True))),
    )
)

YOUNGER: Final = Which("vampire", ("ready",), "others", age="younger")

OTHERS: Final = Which("vampire", ("ready",), "others")

LURED: Final = (Keep("blocker", "lured"), FailAttempt(), Lock("blocker"))

FIGHTS_THE_LURED: Final = Later("after resolution", (EnterCombat("minion", "lured"),))

FELLOW: Final = Which("vampire", ("ready",), "you", other=True, words=("sabbat",))

WITHDRAWS: Final = (ReturnActionCard(), Unlock("minion"), EndAction())

GARGOYLE: Final = Which("vampire", clans=("Gargoyle",), words=("slave",), unique=True)

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
        "Divine Image",
        Reading(MODIFIER, "ser", words=HARDENED),
        Reading(MODIFIER, "SER", conditions=(ActionIs(("bleed",)),), words=(*HARDENED, AddBleed(1))),
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
                    (PlayedNow("Reaction", ("aus", "dem")),),
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
                If((BeingPlayed("Reaction"),), (Cancel(free=False),)),
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
