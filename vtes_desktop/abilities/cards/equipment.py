"""Equipment: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.abilities.card_text import InPlayAction, Price, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, completed, mended, named
from vtes_desktop.abilities.cards.phrases import ANYWHERE, IN_PLAY
from vtes_desktop.abilities.text.sentences.equipment_weapons import VAMPIRE, upon_strike
from vtes_desktop.abilities.vocabulary.aloud import card, number, together
from vtes_desktop.abilities.vocabulary.amounts import Amount, BloodOn, CountersOn, Number, amount_of
from vtes_desktop.abilities.vocabulary.conditions.actions import ActionOfThis, ActionTargets, HasBlood, PhaseIs
from vtes_desktop.abilities.vocabulary.conditions.combat import (
    DamageDone,
    Fights,
    GoesToTorpor,
    HasBlocked,
    HurtBy,
    InRound,
    NotStruckWith,
    OpponentPlays,
    RangeIs,
)
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.conditions.events import ItsMethuselah
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    AnyOf,
    AtLeast,
    InterceptNeeded,
    InTorpor,
    Is,
    IsReady,
    Not,
    Same,
    StealthNeeded,
    Successful,
    There,
)
from vtes_desktop.abilities.vocabulary.durations import THIS_TURN
from vtes_desktop.abilities.vocabulary.effects.actions import AddIntercept, AddStealth, FailAction, ForbidCards
from vtes_desktop.abilities.vocabulary.effects.arming import InsteadOfTorpor
from vtes_desktop.abilities.vocabulary.effects.attempts import CannotBlock
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Cancel, Lock, MoveOnto, ToTorpor, Unlock, UnlockAt
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseMethuselah, ChooseNumber
from vtes_desktop.abilities.vocabulary.effects.combat import AddInCombat, GiveExtra, Inflict, Prevent, SetRangeTo
from vtes_desktop.abilities.vocabulary.effects.flow import If, May, Repeat, StrikeDoes
from vtes_desktop.abilities.vocabulary.effects.marking import Count, Mark, Remember
from vtes_desktop.abilities.vocabulary.effects.persons import StayLocked
from vtes_desktop.abilities.vocabulary.effects.piles import LookAt
from vtes_desktop.abilities.vocabulary.effects.strikes import Blow, MakeStrike, StrikeIs, fighting
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.cards.terms import DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.combat.damage import requires
from vtes_desktop.rules.combat.maneuvers import may_commit
from vtes_desktop.rules.combat.strikes import weapon_strike
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.moments import Event, Window
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import draw, settle_hand
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.stored import store
from vtes_desktop.rules.turn.unlock import IN_TORPOR
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy, Place, on


class AllPreventedBy(Condition, frozen=True):
    """All of a strike's damage was prevented, and by nothing but cards that require a Discipline (sec. 6.4.6)."""

    code: str

    def holds(self, here: Here) -> bool:
        hurt = here.game.hurt
        return (
            hurt is not None
            and not hurt.struck
            and all(by is not None and requires(here.game, by, self.code) for by in hurt.preventers)
        )

    def aloud(self) -> str:
        return f"all of the damage was prevented, and only by cards requiring {discipline_name(self.code)}"


class PutAside(Word, frozen=True):
    """The card is turned face down, and so out of play, until the end of the action."""

    def do(self, here: Here) -> Procedure[None]:
        game, copy = here.game, here.source
        if game.in_play(copy) and copy.place.on:
            minions.mark(game, copy, minions.ASIDE, "yes")
            game.do(m.Turn(copy.id, face_up=False))
            game.say(game.doing.name(copy), " is out of play until the end of the action", seat=here.seat)
        yield from ()

    def aloud(self) -> str:
        return "this card is turned face down, out of play, until the end of the action"


class PutAnother(Word, frozen=True):
    """Put another card of the same name from your hand or ash heap on the minion; it is not equipped, and costs
    nothing."""

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def _there(self, here: Here) -> list[Copy]:
        game, card = here.game, here.source.card
        return [copy for region in ("hand", "ash heap") for copy in game.pile(here.seat, region) if copy.card == card]

    def do(self, here: Here) -> Procedure[None]:
        game, minion = here.game, here.minion
        options = list({copy.place.region: copy for copy in reversed(self._there(here))}.values())
        if minion is None or not options:
            return
        choices = [Option("target", f"{game.name(copy)} ({copy.place.region})", copy.id) for copy in options]
        question = f"{game.name(here.source)}: which other is put on {game.name(minion)}?"
        option = yield from game.choose(here.seat, "target", question, choices, "1.6.1", here.source.id)
        copy = game.copy(option.copy)
        game.say(game.doing.name(copy), " is put on ", game.doing.name(minion), seat=here.seat)
        yield from bring_into_play(game, copy, minion.controller, minion)
        yield from settle_hand(game, here.seat)

    def aloud(self) -> str:
        return "another card of this name from your hand or ash heap is put on this minion, at no cost and not equipped"


class Strikes(Condition, frozen=True):
    """The strike that the minion has chosen, and that is being resolved, is one with the card (sec. 6.4.3)."""

    def holds(self, here: Here) -> bool:
        combat, minion = here.game.table.combat, here.minion
        if combat is None or minion is None or combat.step != "resolve":
            return False
        sides = [side for side in (combat.acting, combat.opposing) if side.minion == minion.id]
        return any(side.source == here.source.id for side in sides)

    def aloud(self) -> str:
        return "the strike of this minion that is being resolved is with this card"


class NotUsed(Condition, frozen=True):
    """The card was not used for other things that it allows, by their numbers, in this combat or round."""

    numbers: tuple[int, ...]
    each: Literal["action", "combat", "round"] = "combat"

    def holds(self, here: Here) -> bool:
        game = here.game
        return not any((here.source.id, number) in game.passing.of(self.each).used for number in self.numbers)

    def aloud(self) -> str:
        uses = together((str(each + 1) for each in self.numbers), "or")
        return f"this card’s use {uses} was not made in this {self.each}"


class MayStillCommit(Condition, frozen=True):
    """The minion's first strike of the round is not chosen yet, and may still be bound to the card (sec. 6.4.2)."""

    def holds(self, here: Here) -> bool:
        game, minion = here.game, here.minion
        if game.fight is None or minion is None or game.combat.step not in ("before range", "range", "before strikes"):
            return False
        return may_commit(game.fight, minion, here.source.id)

    def aloud(self) -> str:
        return "this minion’s first strike of the round may still be bound to this card"


class HandTo(Word, frozen=True):
    """The equipment goes from its bearer to another minion, whose Methuselah controls it then; on one that can't have
    it, it is burned."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        game, copy = here.game, here.source
        minion = here.copy(self.who)
        if minion is None or not game.in_play(minion) or not game.in_play(copy) or copy.place.on == minion.id:
            yield from ()
            return
        if why_not_on(game, minion, game.card(copy)):
            game.burn(copy)
            return
        game.doing.move_card(copy, on(minion.id), controller=minion.controller)
        game.say(game.doing.name(copy), " is put on ", game.doing.name(minion), seat=here.seat)

    def aloud(self) -> str:
        return f"this card goes to {card(self.who)}, whose controller controls it (it is burned if it can’t be there)"


class UseUp(Word, frozen=True):
    """Something that the card does only once in a while: it can't be done when it was, and is done with this."""

    each: Literal["action", "combat", "round"] = "combat"
    number: int = -1
    """Tells it from other such things of the card."""

    def can(self, here: Here) -> bool:
        game = here.game
        return (here.source.id, self.number) not in game.passing.of(self.each).used

    def do(self, here: Here) -> Procedure[None]:
        here.game.passing.of(self.each).used.add((here.source.id, self.number))
        yield from ()

    def aloud(self) -> str:
        return f"this counts as used in this {self.each}, and can’t be done when it was"


class CommitToThis(Word, frozen=True):
    """The minion's initial strike of the round must be with this weapon."""

    def do(self, here: Here) -> Procedure[None]:
        game, combat, minion = here.game, here.game.fight, here.minion
        weapon = minions.facts(game, here.source).weapon
        if combat is not None and minion is not None and weapon is not None:
            combat.round.committed[minion.id] = weapon_strike(minion, here.source, weapon)
        yield from ()

    def aloud(self) -> str:
        return "this minion’s first strike of the round must be with this card"


class MustPress(Word, frozen=True):
    """The minion presses to continue in this round, like it or not; the opponent may answer (sec. 6.4.4)."""

    def do(self, here: Here) -> Procedure[None]:
        combat, minion = fighting(here), here.minion
        if combat is None or minion is None:
            return

        def press(game: Game) -> Procedure[bool]:
            if lasting.cannot(combat, minion, "press to continue"):
                return False
            game.say(game.doing.name(minion), " must press to continue the combat", seat=here.seat)
            yield from ()
            return True

        combat.lasting.append(lasting.Pressing(minion.id, "round", press))
        yield from ()

    def aloud(self) -> str:
        return "this minion must press to continue combat in this round"


class Sift(Word, frozen=True):
    """Draw up to so many cards without discarding, then move as many from the hand to the bottom of the library."""

    most: Amount

    def do(self, here: Here) -> Procedure[None]:
        """Ask how many, and then which; nobody else sees them."""
        game, seat = here.game, here.seat
        there = min(amount_of(here, self.most), len(game.table.pile(seat, "library")))
        options = [Option("amount", f"Draw {number}", amount=number) for number in range(there + 1)]
        question = f"{game.name(here.source)}: how many cards?"
        amount = (yield from game.choose(seat, "amount", question, options, "1.6.1", here.source.id)).amount
        drawn = yield from draw(game, seat, amount)
        for left in range(drawn, 0, -1):
            hand = [Option("bottom", game.name(copy), copy.id) for copy in game.pile(seat, "hand")]
            question = f"{game.name(here.source)}: which card goes to the bottom of your library? ({left} left)"
            option = yield from game.choose(seat, "bottom", question, hand, "1.6.1", here.source.id)
            copy = game.copy(option.copy)
            game.doing.move_card(copy, Place(copy.owner, "library"), len(game.table.pile(seat, "library")))
        if drawn:
            game.say(game.who(seat), f" moves {drawn} cards to the bottom of the library", seat=seat)

    def aloud(self) -> str:
        return f"you draw up to {number(self.most)} cards, and put as many from your hand on the bottom of your library"


class StoreTop(Word, frozen=True):
    """The top cards of your library go face down on the card, out of play; you may look at them."""

    amount: int

    def can(self, here: Here) -> bool:
        return bool(here.game.table.pile(here.seat, "library"))

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        there = game.pile(seat, "library")[: self.amount]
        for copy in there:
            store(game, copy, here.source)
        game.say(game.who(seat), f" puts {len(there)} of the library on ", game.doing.name(here.source), seat=seat)
        yield from ()

    def aloud(self) -> str:
        cards = "card" if self.amount == 1 else f"{self.amount} cards"
        return f"the top {cards} of your library goes face down on this card, out of play, and you may look at it"


EQUIPMENT: Final = "Equipment"


def other_strike(text: str, blow: Blow, maneuver: str = "", **more: object) -> tuple[Usable, ...]:
    """Another strike of a weapon, with its maneuver once each combat where it has one (ruling LSJ 20021028)."""
    chosen = Usable(text, ("choose strike",), (MakeStrike(blow),), by="bearer", **more)  # type: ignore[arg-type]
    if not maneuver:
        return (chosen,)
    words = (MakeStrike(blow, maneuver="any"),)
    return (chosen, Usable(f"maneuver: {text}", ("range",), words, by="bearer", once="combat", **more))  # type: ignore[arg-type]


ANY_TIME_BUT_BLOCKS: Final[tuple[Window, ...]] = (
    "unlock", "master", "minion", "influence", "discard", "as announced", "before block", "after blocks",
    "before range", "before strikes", "after strikes", "end of round",
)  # fmt: skip

EMPTY: Final = Not(AtLeast(BloodOn("this"), 1))

FED: Final = f"has fed{THIS_TURN}"

LOOKED_AT_IN_COMBAT: Final[tuple[Event, ...]] = (
    "enters play",
    "strike chosen",
    "end of round",
    "unlock phase",
    "minion phase",
)

OTHER_HANDS: Final = Not(Same("remembered", "minion"))
"""The card is not on the minion any more that it was on when that was looked at last."""

TYPELESS: Final = Is("this", Which("card", mark="type"))
"""The card is no weapon any more, but a card on a vampire."""


IMPALED: Final = If(
    (Is("target", VAMPIRE),),
    (ToTorpor("target"), If((InTorpor("target"),), (Mark(IN_TORPOR, "target"),)), HandTo("target")),
)
"""A vampire goes to torpor with the weapon, and stays locked there."""

TREMERE_ANTITRIBU: Final = Is("minion", Which("vampire", clans=("Tremere antitribu",)))

BURNED: Final = f"has burned a vampire{THIS_TURN}"

LASOMBRA: Final = Is("minion", Which("vampire", clans=("Lasombra",)))

# It is the weapon's damage, so what changes that of weapons changes it.
THROWN: Final = Usable(
    "strike: strength ranged damage",
    ("choose strike",),
    (MakeStrike(Blow("weapon", by_strength=True, ranged=True)), StrikeDoes("resolved", (PutAside(),))),
    by="bearer",
)


class LookDeeper(Word, frozen=True):
    """The top card of the chosen Methuselah's library is shown to all if it requires no Discipline, and this minion may
    burn a blood for you to look at her hand."""

    def do(self, here: Here) -> Procedure[None]:
        game, minion = here.game, here.minion
        for seat in here.methuselahs("chosen"):
            for copy in game.pile(seat, "library")[:1]:
                if game.card(copy).disciplines:
                    continue
                game.say(f"The top card of {game.seat_name(seat)} is {game.card(copy).display_name}", seat=here.seat)
                question = f"{game.name(here.source)}: burn 1 blood to look at the hand of {game.seat_name(seat)}?"
                paid = minion is not None and minion.blood > 0
                if paid and (yield from game.confirm(here.seat, "may", question, "1.6.1", here.source.id)):
                    yield from BurnBlood("minion", paid=True).do(here)
                    yield from LookAt("hand", "chosen").do(here)

    def aloud(self) -> str:
        return (
            "if that card requires no Discipline it is shown to all, and this minion may burn 1 blood for you to look"
            " at her hand"
        )


CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Argent Baton",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "ranged strike: burn 4 life of the werewolf",
                    ("choose strike",),
                    (MakeStrike(Blow("effect", ranged=True)), StrikeDoes("hits", (BurnBlood("target", 4),))),
                    conditions=(Is("opponent", Which("ally", words=("werewolf",))),),
                    by="bearer",
                ),
            ),
        ),
        sentences="845490",
    ),
    completed(
        "Beretta 9mm",
        Reading(
            EQUIPMENT,
            usable=other_strike(
                "strike with both for 2R damage",
                Blow("weapon", 2, ranged=True),
                "any",
                conditions=(There(Which("equipment", on="minion", name="Beretta 9mm", other=True)),),
            ),
        ),
        sentences="5f9b91",
    ),
    completed(
        "Blood Tears of Kephran",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "burn it to prevent 2 damage",
                    ("prevention",),
                    (Prevent(2), Burn("this")),
                    conditions=(Fights(), Is("minion", Which("vampire"))),
                    by="bearer",
                ),
                Usable(
                    "burn it to gain 2 blood",
                    ANY_TIME_BUT_BLOCKS,
                    (AddBlood("minion", 2), Burn("this")),
                    conditions=(Is("minion", Which("vampire")),),
                    by="bearer",
                ),
            ),
        ),
        sentences="53dbc3",
    ),
    named(
        "Bowl of Convergence",
        Reading(
            "Equipment",
            standing=(Standing("intercept", 1, conditions=(Is("minion", Which("vampire", discipline="aus")),)),),
            usable=(
                Usable(
                    "burn 1 blood: +1 intercept",
                    ("block attempt",),
                    (AddIntercept(),),
                    conditions=(
                        Is("minion", Which("vampire", discipline="AUS")),
                        InterceptNeeded(Which(own=True)),
                    ),
                    by="bearer",
                    blood=1,
                    once="action",
                ),
            ),
        ),
    ),
    named(
        "Camera Phone",
        Reading(
            EQUIPMENT,
            actions=(InPlayAction("bleed with +1 bleed", (), "bleed", bleed=1, bare=True, by=Which(own=True)),),
        ),
    ),
    # It is the action that costs less, whoever pays (ruling).
    completed(
        "Catacombs",
        Reading(
            "Equipment",
            standing=(
                Standing("stealth", 1, conditions=(Acting(kinds=("rescue",)),), in_action=True),
                Standing("action blood", -1, conditions=(Acting(kinds=("rescue",)),)),
            ),
        ),
        sentences="bbd8f9",
    ),
    completed(
        "Concoction of Vitality",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "burn it: vampires cannot block",
                    ("as announced",),
                    (Burn("this"), CannotBlock(which=Which("vampire")), ForbidCards((), "minion")),
                    conditions=(Acting(), Is("minion", Which("vampire", IN_PLAY))),
                    by="bearer",
                ),
            ),
        ),
        sentences="5f573d 2c3915",
    ),
    completed(
        "Cooler",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "move 1 blood to its bearer",
                    ("unlock",),
                    (BurnBlood("this"), AddBlood("minion"), If((EMPTY,), (Burn("this"),))),
                    conditions=(IsReady(), AtLeast(BloodOn("this"), 1), Is("minion", Which("vampire"))),
                    turn="yours",
                    by="bearer",
                    once="turn",
                ),
            ),
            upon=(Upon("enters play", (AddBlood("this", 4),), about="this"),),
        ),
        sentences="a3758f 78e12f 7217dc",
    ),
    completed(
        "Crimson Sentinel, The",
        Reading(
            EQUIPMENT,
            upon=(
                *(Upon(event, (Count(-1000), Remember("minion")), (OTHER_HANDS,)) for event in LOOKED_AT_IN_COMBAT),
                upon_strike(StrikeIs(CountersOn()), StrikeDoes("damages", (Mark(FED, "this"),))),
                Upon("end of round", (Count(1), Mark(FED, "this", "")), (Is("this", Which("card", mark=FED)),)),
            ),
        ),
        sentences="12e8ae f17b25 bb1798",
    ),
    completed(
        "Dagger",
        Reading(
            EQUIPMENT,
            usable=(THROWN,),
            upon=(
                Upon(
                    "equipped from hand",
                    (May((PutAnother(),), "put a second Dagger on the minion?"),),
                    about="this",
                    by="bearer",
                ),
            ),
        ),
        sentences="e187bd 2cdb50",
    ),
    completed(
        "Enhanced Coagulant",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "strike: 3 unpreventable damage, and it is put on the vampire",
                    ("choose strike",),
                    (
                        MakeStrike(Blow("weapon", 3, unpreventable=True)),
                        StrikeDoes(
                            "hits",
                            (
                                Mark("type", "this", "card"),
                                MoveOnto("target"),
                            ),
                        ),
                    ),
                    conditions=(Is("opponent", VAMPIRE), Not(TYPELESS)),
                    by="bearer",
                ),
            ),
            prices=(Price(1, "blood", disciplines=tuple(DISCIPLINES), conditions=(TYPELESS,)),),
            upon=(
                Upon(
                    "after resolution",
                    (Burn("this"),),
                    (TYPELESS, Acting(kinds=("hunt",)), Successful()),
                    by="bearer",
                    torpid=True,
                ),
            ),
        ),
        sentences="af8ba9 8319d1",
    ),
    completed(
        "Flaming Candle",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "burn 1 blood and it: vampires cannot block",
                    ("as announced",),
                    (Burn("this"), CannotBlock(which=Which("vampire"))),
                    conditions=(Acting(), Is("minion", Which("vampire"))),
                    by="bearer",
                    blood=1,
                ),
            ),
        ),
        sentences="f01457",
    ),
    completed(
        "Garrote",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "burn it to burn the opposing vampire",
                    ("going to torpor",),
                    (Burn("this"), InsteadOfTorpor("burned")),
                    conditions=(
                        Strikes(),
                        IsReady(),
                        Is("opponent", VAMPIRE),
                        GoesToTorpor(),
                        GoesToTorpor("minion", yes=False),
                    ),
                    by="bearer",
                ),
            ),
        ),
        sentences="21a2fa 727efa",
    ),
    completed(
        "Gran Madre di Dio, Italy",
        Reading(
            EQUIPMENT,
            upon=(
                Upon(
                    "enters play",
                    (
                        Lock("it"),
                        If(
                            (Is("minion", Which("vampire")), Is("it", Which("vampire", age="younger"))),
                            (BurnBlood("it"),),
                        ),
                    ),
                    (Is("it", Which("minion")), ItsMethuselah("neighbours"), Not(PhaseIs("unlock"))),
                    torpid=True,
                ),
            ),
        ),
        sentences="cf5ea6 f58539",
    ),
    named(
        "Heart of Nizchetus",
        Reading(
            "Equipment",
            usable=(
                Usable(
                    "draw up to 3 cards, then move as many to the bottom",
                    ("unlock",),
                    (Sift(3),),
                    conditions=(IsReady(),),
                    turn="yours",
                    by="bearer",
                    once="turn",
                ),
            ),
        ),
    ),
    completed(
        "Improvised Flamethrower",
        Reading(
            EQUIPMENT,
            upon=(
                Upon(
                    "damaged",
                    (Burn("this"), Inflict(2, "minion", aggravated=True, environmental=True)),
                    (RangeIs("long"), HurtBy()),
                    about="minion",
                    by="bearer",
                ),
            ),
        ),
        sentences="d1417d",
    ),
    completed(
        "Inveraray, Scotland",
        Reading(
            EQUIPMENT,
            standing=(Standing("bleed", BloodOn("this"), conditions=(Is("minion", Which("vampire")),)),),
            actions=(
                InPlayAction(
                    "move 1 blood to it",
                    (
                        If(
                            (Not(AtLeast(BloodOn("this"), 3)), AtLeast(BloodOn("minion"), 1)),
                            (BurnBlood("minion"), AddBlood("this")),
                        ),
                    ),
                    by=Which("vampire", own=True),
                    conditions=(Not(AtLeast(BloodOn("this"), 3)), AtLeast(BloodOn("minion"), 1)),
                ),
            ),
        ),
        sentences="990078 d2cf2d",
    ),
    completed(
        "Joumlon's Axe",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "cancel the grapple, and strike with it",
                    ("as played",),
                    (Cancel(), If((NotStruckWith(),), (CommitToThis(),))),
                    conditions=(
                        OpponentPlays(("grapple",)),
                        AnyOf((Not(NotStruckWith()), MayStillCommit())),
                    ),
                    by="bearer",
                    once="combat",
                ),
            ),
        ),
        sentences="e02ec3",
    ),
    completed(
        "Kevlar Vest",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "prevent 1 damage of a gun",
                    ("prevention",),
                    (Prevent(1, "guns"),),
                    conditions=(NotUsed((2,)),),
                    by="bearer",
                    once="combat",
                ),
                Usable(
                    "prevent 1 more damage of a gun",
                    ("prevention",),
                    (Prevent(1, "guns"),),
                    conditions=(NotUsed((2,)), Not(NotUsed((0,)))),
                    by="bearer",
                    once="combat",
                ),
                Usable(
                    "prevent 1 damage",
                    ("prevention",),
                    (Prevent(1),),
                    conditions=(NotUsed((0, 1)),),
                    by="bearer",
                    once="combat",
                ),
            ),
        ),
        sentences="0d7e0f",
    ),
    completed("Kerrie", Reading(EQUIPMENT, usable=(THROWN,)), sentences="f3ef5a"),
    completed(
        "Meat Hook",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "burn 1 blood to strike: destroy it, with first strike",
                    ("choose strike",),
                    (MakeStrike(Blow("effect", first=True)), StrikeDoes("hits", (Burn("this"),))),
                    conditions=(Is("minion", Which("vampire", discipline="pot")), RangeIs("close")),
                    by="opponent",
                    blood=1,
                ),
            ),
            upon=(
                upon_strike(
                    If(
                        (RangeIs("close"),),
                        (
                            StrikeDoes(
                                "hits",
                                (If((NotUsed((-1,)),), (UseUp(), GiveExtra("press", only="continue"))),),
                            ),
                        ),
                    )
                ),
            ),
        ),
        sentences="8852d6 96b850",
    ),
    completed(
        "Poker",
        Reading(
            EQUIPMENT,
            upon=(upon_strike(StrikeDoes("prevented", (If((AllPreventedBy("for"),), (Burn("this"),)),))),),
        ),
        sentences="54d807",
    ),
    completed(
        "Reliquary: Biague",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "look at the top card of a library",
                    ("unlock",),
                    (LookAt("library", "chosen", 1), LookDeeper()),
                    (ChooseMethuselah("any"),),
                    (Is("minion", Which("vampire", words=("laibon",))), IsReady("minion")),
                    turn="yours",
                    once="turn",
                ),
            ),
        ),
        sentences="d67c6d cc857a",
    ),
    completed(
        "Rowan Ring",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "strike: send to torpor",
                    ("choose strike",),
                    (MakeStrike(Blow("effect")), StrikeDoes("hits", (IMPALED,))),
                    by="bearer",
                ),
            ),
        ),
        sentences="cece66 0525c7",
    ),
    completed(
        "Ruins of Ceoris",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "maneuver",
                    ("range",),
                    (),
                    conditions=(Fights(), TREMERE_ANTITRIBU, NotUsed((1,))),
                    by="bearer",
                    once="combat",
                ),
                Usable(
                    "press",
                    ("press",),
                    (),
                    conditions=(Fights(), TREMERE_ANTITRIBU, NotUsed((0,))),
                    by="bearer",
                    once="combat",
                ),
            ),
        ),
        sentences="ec8d8c",
    ),
    completed(
        "Ruins of Villers Abbey, Belgium",
        Reading(
            "Equipment",
            usable=(
                Usable(
                    "burn X blood: X maneuvers in this combat",
                    ("before range",),
                    (
                        BurnBlood("minion", Number("number"), paid=True),
                        Repeat(Number("number"), (GiveExtra("maneuver", "combat"),)),
                    ),
                    (ChooseNumber(1, BloodOn("minion"), what="blood"),),
                    (Fights(), InRound(), HasBlood()),
                    by="bearer",
                ),
            ),
        ),
        sentences="46c44a",
    ),
    completed(
        "Shilmulo Tarot",
        Reading(
            EQUIPMENT,
            standing=(
                Standing(
                    "drawn from",
                    1,
                    Which("card", ANYWHERE, this=True),
                    conditions=(IsReady("minion"), Is("minion", Which("vampire", clans=("Ravnos",)))),
                ),
            ),
            usable=(
                Usable(
                    "the top card of your library on it",
                    ("unlock",),
                    (StoreTop(1),),
                    turn="yours",
                    by="bearer",
                    once="turn",
                    torpid=True,
                ),
            ),
            upon=(Upon("equipping", (StoreTop(2),), about="this", by="bearer"),),
        ),
        sentences="1337bd b5ef9f 2de6a5",
    ),
    completed(
        "Mummy's Tongue",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "burn it: a vampire is locked and stays so",
                    ("master",),
                    (Burn("this"), StayLocked(stun=True)),
                    (Choose(Which("vampire", IN_PLAY)),),
                    turn="yours",
                    by="bearer",
                ),
            ),
        ),
        sentences="59ab68 09d653",
    ),
    completed(
        "Learjet",
        Reading(EQUIPMENT, standing=(Standing("draws one more", 1),)),
        sentences="31ce71",
    ),
    completed(
        "Powder of Rigidity",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "burn it: no Protean, no Vicissitude for the opponent",
                    ("before range",),
                    (
                        Burn("this"),
                        ForbidCards(("pro", "vic"), until="combat"),
                        If(
                            (Is("opponent", Which(words=("werewolf",))),),
                            (AddInCombat("strength", -2, "combat", "opponent"),),
                        ),
                    ),
                    conditions=(Fights(),),
                    by="bearer",
                ),
            ),
            upon=(Upon("equipped", (UnlockAt("discard phase", "acting"),), (ActionOfThis(), Acting()), about="this"),),
        ),
        sentences="3bc19e 348644 558f8f",
    ),
    mended(
        "Sniper Rifle",
        Reading(
            "Equipment",
            usable=(
                Usable(
                    "set the range to long and strike with it",
                    ("before range",),
                    (SetRangeTo("long"), CommitToThis()),
                    conditions=(HasBlocked(),),
                    by="bearer",
                    once="combat",
                ),
            ),
        ),
    ),
    completed(
        "Stolen Police Cruiser",
        Reading(
            EQUIPMENT,
            actions=(
                InPlayAction(
                    "burn it",
                    (StayLocked("bearer", stun=True), Burn("this")),
                    by=Which("vampire"),
                    directed=True,
                    pool=1,
                ),
            ),
        ),
        sentences="0694c8",
    ),
    completed(
        "Sword of the Archangel",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "burn 1 blood to cancel the card",
                    ("as played",),
                    (Cancel(),),
                    conditions=(OpponentPlays(("grapple", "aim")), Is("minion", Which("vampire", clans=("Salubri",)))),
                    by="bearer",
                    blood=1,
                    once="combat",
                ),
                Usable(
                    "unlock its bearer",
                    ("end of combat",),
                    (Unlock(), Mark(BURNED, "this", "")),
                    conditions=(IsReady(), Is("this", Which("card", mark=BURNED))),
                    by="bearer",
                    once="turn",
                ),
            ),
            upon=(
                Upon("before range", (Mark(BURNED, "this", ""),)),
                Upon("ready minion burned", (Mark(BURNED, "this"),), (Strikes(), IsReady()), about="opponent"),
            ),
        ),
        sentences="47eb33 9ab83c",
    ),
    completed(
        "Talbot's Chainsaw",
        Reading(
            EQUIPMENT,
            standing=(Standing("cannot hunt", 1),),
            usable=(
                Usable(
                    "prevent 1 damage",
                    ("prevention",),
                    (Prevent(1),),
                    conditions=(Fights(),),
                    by="bearer",
                    once="combat",
                ),
            ),
            upon=(
                Upon(
                    "unlock phase",
                    (Choose(Which(whose="you")), Inflict(3, "target", unpreventable=True, environmental=True)),
                    (IsReady(),),
                    turn="yours",
                    by="bearer",
                ),
                Upon("before range", (MustPress(),), (Fights(), InRound()), by="bearer"),
            ),
        ),
        sentences="f4e53e d2d53d 45d5f6",
    ),
    mended(
        "Tinglestripe",
        Reading(
            EQUIPMENT,
            "MYT",
            usable=other_strike(
                "strike for 1R damage", Blow("weapon", 1, ranged=True), "any", conditions=(NotStruckWith(),)
            ),
        ),
    ),
    completed(
        "Wooden Stake",
        Reading(
            EQUIPMENT,
            upon=(
                upon_strike(StrikeDoes("damages", (If((AtLeast(DamageDone("inflicted with this"), 2),), (IMPALED,)),))),
            ),
        ),
        sentences="646ec0 442777",
    ),
    completed(
        "Zaire River Ferry",
        Reading(
            EQUIPMENT,
            usable=(
                Usable(
                    "the action fails",
                    ("as announced",),
                    (FailAction(),),
                    conditions=(ActionTargets("minion"), LASOMBRA),
                    by="bearer",
                    locks=True,
                ),
                Usable(
                    "+1 stealth",
                    ("block attempt",),
                    (AddStealth(1),),
                    conditions=(Acting(), StealthNeeded(), LASOMBRA),
                    by="bearer",
                    locks=True,
                ),
            ),
        ),
        sentences="7e15b0 708f2f",
    ),
)
