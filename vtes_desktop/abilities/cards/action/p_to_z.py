"""Action cards, P to Z: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.abilities.card_text import Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, mended
from vtes_desktop.abilities.cards.phrases import ACTION, ANY_TIME, ANYWHERE, BROTHER, IN_PLAY, REACTION, lapses
from vtes_desktop.abilities.text.sentences.action_cards import LOOKED_AT
from vtes_desktop.abilities.vocabulary.aloud import card, card_does, methuselah, number
from vtes_desktop.abilities.vocabulary.amounts import (
    Amount,
    BloodOn,
    Counted,
    CountersOn,
    Methuselahs,
    Number,
    amount_of,
)
from vtes_desktop.abilities.vocabulary.conditions.actions import ActionRequires, ActionTargets, MayFail, PhaseIs
from vtes_desktop.abilities.vocabulary.conditions.cards import FewerThisTurn, times_this_turn
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.conditions.union import (
    AnyOf,
    AtLeast,
    BlockMayBegin,
    DirectedAtYou,
    InTorpor,
    Is,
    IsReady,
    Not,
    Same,
    There,
)
from vtes_desktop.abilities.vocabulary.effects.actions import AddIntercept, FailAction
from vtes_desktop.abilities.vocabulary.effects.attempts import AttemptToBlock, CannotBlock
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnBlood, BurnPool, GiveBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Lock, PutInPlay, PutOn, RemoveFromGame, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import (
    Choose,
    ChooseInfluenced,
    ChooseMethuselah,
    WithMethuselah,
)
from vtes_desktop.abilities.vocabulary.effects.combat import AddInCombat, Inflict
from vtes_desktop.abilities.vocabulary.effects.control import MoveTo, TakeControl
from vtes_desktop.abilities.vocabulary.effects.flow import (
    Alternative,
    Either,
    ForEachMethuselah,
    If,
    InCombat,
    May,
    WithEach,
)
from vtes_desktop.abilities.vocabulary.effects.hands import Discard, LendTo
from vtes_desktop.abilities.vocabulary.effects.marking import Count, Mark, Remember
from vtes_desktop.abilities.vocabulary.effects.persons import BecomeVampire, GiveNamed, Name
from vtes_desktop.abilities.vocabulary.effects.piles import Return, RevealCrypt
from vtes_desktop.abilities.vocabulary.effects.searching import Fetch, FindDiscipline, Raise, Search
from vtes_desktop.abilities.vocabulary.effects.word import Word, Words
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat.damage import inflict
from vtes_desktop.rules.combat.hurt import Hurt
from vtes_desktop.rules.combat.rounds import fight
from vtes_desktop.rules.game import TRAINED, Game
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.minion.phase import MUST
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.card import stays
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import discard, settle_hand
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.modes import modes
from vtes_desktop.rules.playing.requirements import cost_of
from vtes_desktop.rules.turn.influence import control, is_paid
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy, Place


class SummonVampire(Word, frozen=True):
    """Search crypt and ash heap for a vampire of such a capacity at most that is not scarce, and put it in play without
    blood."""

    most: Amount

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; one may find none."""
        game, seat = here.game, here.seat
        most = amount_of(here, self.most)
        options = [
            Option("search", f"{game.name(copy)} ({region})", copy.id)
            for region in ("crypt", "ash heap")
            for copy in game.pile(seat, region)
            if minions.is_vampire(game, copy)
            and minions.capacity(game, copy) <= most
            and not minions.facts(game, copy).scarce
        ]
        none = Option("pass", "None")
        question = f"{game.name(here.source)}: which vampire?"
        option = yield from game.choose(seat, "search", question, [*options, none], "11", here.source.id, always=True)
        found = None if option == none else game.copy(option.copy)
        if found is not None:
            game.say(game.who(seat), " puts ", game.doing.name(found), " in play", seat=seat)
            yield from bring_into_play(game, found, seat, shuffled="crypt")
        else:
            game.doing.shuffle(seat, "crypt")

    def aloud(self) -> str:
        what = f"a vampire of capacity {number(self.most)} or less that is not scarce"
        return f"you search your crypt and ash heap for {what}, put it into play without blood, and shuffle the crypt"


_FETCHED = frozenset({"Ally", "Retainer", "Equipment"})


class SummonCard(Word, frozen=True):
    """Search library and ash heap for an ally, retainer or equipment that costs so much at most, and put it in play for
    the minion, with the life that it starts with; no requirement counts, a card with an X has 0 for it, and one that
    asks for a Discipline is at its lowest level (rulings on Summon History)."""

    most: Amount

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; one may find none."""
        game, seat, minion = here.game, here.seat, here.minion
        if minion is None:
            return
        most = amount_of(here, self.most)
        options = [
            Option("search", f"{game.name(copy)} ({region})", copy.id)
            for region in ("library", "ash heap")
            for copy in game.pile(seat, region)
            if self._fits(here, minion, copy, most)
        ]
        none = Option("pass", "None")
        question = f"{game.name(here.source)}: which card?"
        option = yield from game.choose(seat, "search", question, [*options, none], "11", here.source.id, always=True)
        found = None if option == none else game.copy(option.copy)
        if found is not None:
            card = game.card(found)
            bearer = None if "Ally" in card.types else minion
            level = next((mode.level for mode in modes(card) if mode.type in _FETCHED), "")
            game.say(game.doing.name(minion), " gets ", game.doing.name(found), seat=seat)
            yield from bring_into_play(game, found, seat, bearer, level=level, shuffled="library")
        else:
            game.doing.shuffle(seat, "library")

    def _fits(self, here: Here, minion: Copy, copy: Copy, most: int) -> bool:
        card = here.game.card(copy)
        if not _FETCHED & set(card.types) or max(cost_of(card, "pool"), cost_of(card, "blood")) > most:
            return False
        return "Ally" in card.types or not why_not_on(here.game, minion, card)

    def aloud(self) -> str:
        what = f"an ally, retainer or equipment that costs {number(self.most)} or less"
        how = "for this minion, whatever it requires, without paying, at its lowest level, any X being 0"
        return f"you search your library and ash heap for {what} and put it into play {how}; the library is shuffled"


def strike_down(game: Game, copy: Copy, damage: int) -> Procedure[None]:
    """The card has blocked: it inflicts its damage on the acting minion, and is burned."""
    acting = game.table.copies.get(game.action.minion)
    game.change_action(blocker=0)
    game.burn(copy)
    if acting is not None and game.in_play(acting):
        hurt = Hurt(acting, 0, damage, unpreventable=True, surroundings=damage)
        yield from inflict(game, [hurt], game.clockwise(game.action.seat))


class BlockItself(Word, frozen=True):
    """The card itself attempts to block, and is an infernal vampire as long as it does: locked or not, without blood,
    with more intercept. Where it blocks it inflicts unpreventable, environmental, aggravated damage on the acting
    minion and is burned at once, before anything else is done about the block; there is no combat."""

    capacity: int
    intercept: int
    damage: int = 1

    def can(self, here: Here) -> bool:
        game, copy = here.game, here.source
        action = game.table.action
        if action is None or action.unblockable or action.step != "block" or action.blocker:
            return False
        if copy.place.region != "in play" or copy.controller == action.seat:
            return False
        if not game.edition.blocker_again and copy.id in game.passing.action.attempted:
            return False
        return blocks.undecided(game)[:1] == [copy.controller] and blocks.can_block(game, copy)

    def do(self, here: Here) -> Procedure[None]:
        """Have it attempt; it is a card like any other again when that has failed."""
        game, copy = here.game, here.source
        home = copy.place
        game.doing.move_card(copy, Place(copy.controller, "ready"))
        marks = {
            "type": "vampire",
            "capacity": str(self.capacity),
            "infernal": "yes",
            "sect": "Independent",
            blocks.AWAKE: "yes",
        }
        for name, value in marks.items():
            minions.mark(game, copy, name, value)
        blocks.add_intercept(game, copy, self.intercept)
        game.passing.action.attempting = copy

        def back() -> None:
            """It is no minion any more."""
            minions.mark(game, copy, blocks.ADDED, "")
            for name in marks:
                minions.mark(game, copy, name, "")
            if copy.place.region == "ready":
                game.doing.move_card(copy, home)

        def fails() -> Procedure[None]:
            back()
            yield from ()

        def blocked() -> Procedure[None]:
            if game.action.blocker == copy.id:
                back()
                yield from strike_down(game, copy, self.damage)

        game.passing.action.later = [
            *game.passing.action.later,
            ("attempt failed", fails),
            ("blocked", blocked),
        ]
        yield from ()

    def aloud(self) -> str:
        made = f"as an infernal vampire of capacity {self.capacity} with {self.intercept:+} intercept, locked or not"
        hurts = (
            f"inflicts {self.damage} unpreventable environmental aggravated damage on the acting minion and is burned"
        )
        return f"this card attempts to block {made}; if it blocks there is no combat: it {hurts}"


class Awaken(Word, frozen=True):
    """Uncontrolled vampires with blood for their capacity become controlled (sec. 7)."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            if copy.place.region == "uncontrolled" and is_paid(game, copy):
                yield from control(game, copy.place.seat, copy)

    def aloud(self) -> str:
        return f"{card(self.who)}, if uncontrolled with as much blood as its capacity, becomes controlled"


class PutInTraining(Word, frozen=True):
    """The card that is played is put into play in your uncontrolled region, where it is no minion yet."""

    def do(self, here: Here) -> Procedure[None]:
        game, copy = here.game, here.source
        stays(game, copy)
        game.doing.move_card(copy, Place(here.seat, "uncontrolled"), face_up=True)
        minions.mark(game, copy, TRAINED, "yes")
        yield from ()

    def aloud(self) -> str:
        return "this card goes face up to your uncontrolled region, where it is no minion yet"


class EndTraining(Word, frozen=True):
    """The card is no longer trained: what follows makes a minion of it."""

    def do(self, here: Here) -> Procedure[None]:
        minions.mark(here.game, here.source, TRAINED, "")
        yield from ()

    def aloud(self) -> str:
        return "this card is no longer out of play in the uncontrolled region"


class CompareCrypts(Word, frozen=True):
    """Each Methuselah shows the top card of her crypt: who shows the highest capacity takes pool of who shows the
    lowest, or everybody burns some where either is tied; then the crypts are shuffled."""

    taken: int
    burned: int

    def can(self, here: Here) -> bool:
        return all(here.game.table.pile(seat, "crypt") for seat in here.methuselahs("any"))

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        sizes = {}
        for seat in here.methuselahs("any"):
            for copy in game.pile(seat, "crypt")[:1]:
                card = game.card(copy)
                sizes[seat] = card.capacity or 0
                game.say(game.who(seat), f" reveals {card.display_name} of the crypt", seat=seat)
        order = sorted(sizes, key=lambda seat: sizes[seat])
        amounts = [sizes[seat] for seat in order]
        if amounts and (amounts.count(amounts[0]) > 1 or amounts.count(amounts[-1]) > 1):
            for seat in order:
                burned = game.burn_pool(seat, self.burned)
                game.say(game.who(seat), f" burns {burned} pool", seat=seat)
        elif len(order) > 1:
            low, high = order[0], order[-1]
            amount = min(self.taken, game.table.seats[low].pool)
            game.move_blood(m.Purse("pool", low), m.Purse("pool", high), amount)
            game.say(game.who(high), f" takes {amount} pool of ", game.who(low), seat=here.seat)
        for seat in order:
            game.doing.shuffle(seat, "crypt")
        yield from ()

    def aloud(self) -> str:
        won = f"who shows the highest capacity takes {self.taken} pool from who shows the lowest"
        tied = f"all burn {self.burned} if either is tied"
        return f"all show the top card of their crypts: {won}, or {tied}; crypts are shuffled"


class LaterTurn(Condition, frozen=True):
    """The turn in which a mark was put on the card is over."""

    mark: str

    def holds(self, here: Here) -> bool:
        return here.source.marks.get(self.mark, "") not in ("", str(here.game.table.turn))

    def aloud(self) -> str:
        return f"this card was marked “{self.mark}” in an earlier turn"


def _raised(level: str, region: Literal["ready", "uncontrolled"], blood: int) -> Reading:
    """Possession: a vampire of the ash heap, with nothing that was said of it before (LSJ 20040726)."""
    return Reading(
        ACTION,
        level,
        declares=(Choose(Which("vampire", ("ash heap",), "you")),),
        words=(Raise("target", blood, region),),
    )


def _veil(level: str, who: str) -> Reading:
    return Reading(ACTION, level, words=(LendTo(f"stealth of {who}", 1),))


_OWN_MINION_PHASE: Final[tuple[Window, ...]] = ("minion", "as announced", "before block", "after blocks")
"""When a vampire may be taken control of in one's minion phase: while others act too (LSJ 20001201), but here not while
it attempts to block."""

_NEW: Final = "new this turn"

_PULLED: Final = (Unlock("bearer"), TakeControl("bearer", until="turn"), Burn("this"))
"""What Puppet Master does once, in the next minion phase of who controls it."""

_NEXT_TURN: Final = Is("this", Which("card", unmarked=_NEW))


def _hand(*, superior: bool) -> Reading:
    """Rutor's Hand: damage for a card that unlocks; at superior it may be bought off."""
    hurts = Inflict(1, "minion", aggravated=True, unpreventable=True, environmental=True)
    spared = Either(
        (
            Alternative("burn 3 blood: no damage", (BurnBlood("minion", 3),), (AtLeast(BloodOn("minion"), 3),)),
            Alternative("take the damage", (hurts,)),
        )
    )
    return Reading(
        ACTION,
        "THA" if superior else "tha",
        words=(PutOn("minion"), Lock("this"), spared if superior else hurts),
        usable=(Usable("unlock", ("minion",), (Unlock("minion"),), turn="yours", by="bearer", locks=True),),
    )


def _deprivation(level: str, which: Which) -> Reading:
    """Sensory Deprivation: a retainer is burned, or a minion stays locked as long as the acting vampire is ready."""
    retainer = Which("retainer", ANYWHERE)
    return Reading(
        ACTION,
        level,
        declares=(
            Either(
                (
                    Alternative("burn a retainer", (Choose(retainer),)),
                    Alternative("put it on a minion", (Choose(which),)),
                )
            ),
        ),
        words=(If((Is("target", retainer),), (Burn("target"),), (PutOn("target"), Remember("minion"))),),
        standing=(Standing("stays locked", 1),),
        upon=tuple(Upon(event, (Burn(),), (Not(IsReady("remembered")),), torpid=True) for event in LOOKED_AT),
    )


def _twin(level: str, *, stays: bool) -> Reading:
    """Shadow Twin: damage, and at superior the card on who took it; nothing more on a retainer (LSJ 20010303)."""
    there = Which("minion", IN_PLAY, alternatives=(Which("retainer", ANYWHERE),))
    return Reading(
        ACTION,
        level,
        declares=(Choose(there),),
        words=(
            Inflict(1, "target", unpreventable=True),
            *((If((Is("target", Which("minion", IN_PLAY)),), (PutOn("target"),)),) if stays else ()),
        ),
        standing=(Standing("stealth", -1),) if stays else (),
        upon=(Upon("unlock phase", (Burn("this"),), turn="yours", torpid=True),) if stays else (),
    )


def _crescendo(level: str, damage: int) -> Reading:
    """Shattering Crescendo: another one is discarded when the action succeeds; it must be there from the beginning."""
    another = Which("card", ("hand",), "you", name="Shattering Crescendo")
    return Reading(
        ACTION,
        level,
        conditions=(There(another, 2),),
        declares=(
            ChooseMethuselah("any"),
            Choose(Which(where=IN_PLAY, whose="chosen"), least=1, most=2),
        ),
        words=(If((There(another),), (Discard(another), Inflict(damage, "target", unpreventable=True))),),
    )


def _show(level: str, strength: int) -> Reading:
    """Show of Force: strength in the combat of a block."""
    gains = May((AddInCombat("strength", strength, "combat"),), f"gain +{strength} strength?")
    return Reading(ACTION, level, during=(InCombat((gains,)),))


_WRAITHS: Final = Which("ally", ("ash heap",), "you", any_word=("wraith", "zombie"))


def _tempting(counters: int) -> tuple[tuple[Words, ...], tuple[Usable, ...]]:
    """What Temptation does as it comes into play with so many counters, and what it may be used for."""
    more = (Count(counters),) if counters else ()
    enough = AtLeast(CountersOn(), BloodOn("bearer"))
    return (PutOn("target"), *more), (
        Usable("add a counter", ("master",), (Count(1),), turn="yours", once="turn"),
        Usable(
            "burn the counters to unlock the vampire and control it until the end of the turn",
            _OWN_MINION_PHASE,
            (Count(CountersOn(times=-1)), Unlock("bearer"), TakeControl("bearer", until="turn")),
            conditions=(enough,),
            turn="yours",
        ),
    )


BEFORE: Final[tuple[Window, ...]] = ("before block", "block attempt", "after blocks")

SABBAT: Final = Which("vampire", whose="you", words=("sabbat",), may_block=True)

MY_UNCONTROLLED: Final = Which("vampire", ("uncontrolled",), "you")


def _fury(*more: Unlock) -> Reading:
    """Unleash Hell's Fury: it attempts to block by itself, an infernal vampire while it does."""
    return Reading(
        ACTION,
        "DAI" if more else "dai",
        words=(PutInPlay(), *more),
        usable=(Usable("attempt to block", ("before block",), (BlockItself(9, 2),), conditions=(DirectedAtYou(),)),),
    )


_RECRUIT: Final = "Web of Knives Recruit"

TRAINING: Final = "training"

_TRAINS: Final = (AtLeast(CountersOn(TRAINING), 1), FewerThisTurn(_RECRUIT, 2))

_RECRUITS: Final = Which("card", ("uncontrolled",), "you", name=_RECRUIT)


class CountTurn(Word, frozen=True):
    """One more time in this turn that you have used cards of a name."""

    name: str

    def do(self, here: Here) -> Procedure[None]:
        key = times_this_turn(self.name, here.seat)
        here.game.do(m.SetCounter(0, key, here.game.table.tally.get(key, 0) + 1))
        yield from ()

    def aloud(self) -> str:
        return f"this counts as one more use of {self.name} in this turn"


_TRAINED: Final = (
    Count(-1, TRAINING),
    CountTurn(_RECRUIT),
    If(
        (Not(AtLeast(CountersOn(TRAINING), 1)),),
        (
            EndTraining(),
            BecomeVampire(
                3,
                clan="Banu Haqim",
                sect="Independent",
                disciplines="cel obf pot qui",
                traits=("blood cursed",),
                blood=3,
            ),
        ),
    ),
)


class Oblige(Word, frozen=True):
    """Minions must take an action of a kind while they are borrowed."""

    who: str
    kind: str

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            minions.mark(here.game, copy, MUST, self.kind)
        yield from ()

    def aloud(self) -> str:
        return f"{card(self.who)} must take a {self.kind} action while it is borrowed"


class MarkTurn(Word, frozen=True):
    """The card remembers in which turn it is."""

    name: str

    def do(self, here: Here) -> Procedure[None]:
        minions.mark(here.game, here.source, self.name, str(here.game.table.turn))
        yield from ()

    def aloud(self) -> str:
        return f"this card remembers in which turn it is as “{self.name}”"


class HaveFight(Word, frozen=True):
    """Two minions enter combat with each other; the first one is asked first."""

    one: str
    other: str

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        one, other = here.copy(self.one), here.copy(self.other)
        if one is not None and other is not None and minions.is_ready(game, one) and minions.is_ready(game, other):
            yield from fight(game, one, other)

    def aloud(self) -> str:
        return f"{card(self.one)} enters combat with {card(self.other)}, if both are ready"


class DiscardAmong(Word, frozen=True):
    """Look at the hands of Methuselahs and discard one card of all of them; whose it was draws up (sec. 1.6.1)."""

    whose: Whose = "any"

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; nobody else learns of the others."""
        game = here.game
        options = [
            Option("discard", f"{game.name(copy)} ({game.seat_name(seat)})", copy.id)
            for seat in here.methuselahs(self.whose)
            for copy in game.pile(seat, "hand")
        ]
        if options:
            question = f"{game.name(here.source)}: which card is discarded?"
            option = yield from game.choose(
                here.seat, "discard", question, options, "1.6.1", here.source.id, always=True
            )
            copy = game.copy(option.copy)
            owner = copy.owner
            discard(game, copy.owner, copy)
            yield from settle_hand(game, owner)

    def aloud(self) -> str:
        return f"you look at the hand of {methuselah(self.whose)} and discard 1 card of your choice among them all"


class AtAll(Word, frozen=True):
    """The action is directed at all these Methuselahs."""

    whose: Whose = "others"

    def do(self, here: Here) -> Procedure[None]:
        for seat in here.methuselahs(self.whose):
            here.seats[f"chosen {seat}"] = seat
        yield from ()

    def aloud(self) -> str:
        return f"the action is directed at {methuselah(self.whose)}"


class TakeFromTop(Word, frozen=True):
    """Look at the top cards of your library and move some of them to your hand; then shuffle, and keep the hand to its
    size (sec. 1.6.1)."""

    look: int
    take: int

    def do(self, here: Here) -> Procedure[None]:
        """Ask for one after the other; nobody else learns what they are."""
        game, seat = here.game, here.seat
        there = game.pile(seat, "library")[: self.look]
        taken = 0
        while taken < self.take and there:
            options = [Option("take", game.name(copy), copy.id) for copy in there]
            none = Option("pass", "No more" if taken else "None")
            question = f"{game.name(here.source)}: which card goes to your hand?"
            option = yield from game.choose(
                seat, "take", question, [*options, none], "1.3", here.source.id, always=True
            )
            if option == none:
                break
            copy = next(each for each in there if each.id == option.copy)
            there.remove(copy)
            game.doing.move_card(copy, Place(seat, "hand"))
            taken += 1
        game.say(game.who(seat), f" takes {taken} cards of the library", seat=seat)
        game.doing.shuffle(seat, "library")
        yield from settle_hand(game, seat)

    def aloud(self) -> str:
        return (
            f"you look at the top {self.look} cards of your library, move up to {self.take} of them to your hand,"
            " shuffle and discard down"
        )


class RaiseAlly(Word, frozen=True):
    """Allies of an ash heap come to your ready region with the life that they start with, and can act at once."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        """Move them; they may be contested (sec. 4.1)."""
        game = here.game
        for copy in here.copies(self.who):
            game.say(game.who(here.seat), " puts ", game.doing.name(copy), " in play", seat=here.seat)
            yield from bring_into_play(game, copy, here.seat)

    def aloud(self) -> str:
        return f"{card_does(self.who, 'come')} to your ready region with its starting life, and can act at once"


CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Petra Resonance",
        # Not when any crypt is empty (RTR 20000501).
        Reading(ACTION, words=(CompareCrypts(3, 1),)),
    ),
    mended("Possession", _raised("nec", "uncontrolled", 0), _raised("NEC", "ready", 1)),
    mended(
        "Propaganda",
        Reading(
            ACTION,
            "PRE",
            during=(CannotBlock(which=Which("vampire", words=("titled",))),),
            words=(ForEachMethuselah("target", (Choose(Which(whose="you", locked=False), "locked"), Lock("locked"))),),
        ),
    ),
    mended("Psychic Veil", _veil("obf", "vampires"), _veil("OBF", "minions")),
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
        "Purification",
        Reading(
            REACTION,
            "QUI",
            conditions=(
                MayFail(),
                ActionTargets(which=Which("minion", ("ready", "torpor"), "you"), at_you=True),
                AnyOf((ActionRequires("dom"), ActionRequires("pre"))),
            ),
            words=(FailAction(),),
        ),
    ),
    mended(
        "Recruitment Exercise",
        Reading(
            ACTION,
            words=(
                RevealCrypt(),
                If((Is("revealed", Which("vampire", words=("black hand",))),), (AddBlood("revealed"),)),
            ),
        ),
    ),
    mended(
        "Red List",
        Reading(
            ACTION,
            declares=(Choose(Which("ally", alternatives=(Which("vampire", age="younger"),))),),
            during=(CannotBlock("target"),),
            words=(Mark("red list", "target"),),
        ),
    ),
    mended(
        "Renewed Vigor",
        Reading(
            ACTION,
            "for",
            words=(PutOn("minion"),),
            usable=(
                Usable(
                    "burn it to leave torpor",
                    ("unlock",),
                    (Burn("this"), MoveTo("ready", "minion")),
                    conditions=(InTorpor(),),
                    turn="yours",
                    by="bearer",
                    torpid=True,
                ),
            ),
        ),
    ),
    mended(
        "Rewilding",
        Reading(
            ACTION,
            declares=(Choose(Which("location", ANYWHERE)), WithMethuselah()),
            words=(Burn("target"), BurnPool(2, "chosen")),
        ),
    ),
    mended("Rutor's Hand", _hand(superior=False), _hand(superior=True)),
    mended(
        "Sanguine Instruction",
        Reading(
            ACTION,
            declares=(
                Name("discipline"),
                Choose(Which("vampire", clan_of="minion", below_named="discipline")),
            ),
            words=(PutOn("target"), GiveNamed("discipline")),
        ),
    ),
    mended("Scrounging", Reading(ACTION, words=(TakeFromTop(3, 2),))),
    mended(
        "Sensory Deprivation",
        _deprivation("chi", Which("ally", can_have=True)),
        _deprivation("CHI", Which("vampire", IN_PLAY, can_have=True)),
    ),
    mended("Shadow Twin", _twin("obt", stays=False), _twin("OBT", stays=True)),
    mended("Shattering Crescendo", _crescendo("mel", 2), _crescendo("MEL", 3)),
    mended("Show of Force", _show("pot pre", 1), _show("POT PRE", 2)),
    mended(
        "Shroud of Decay",
        Reading(
            ACTION,
            "OBL",
            conditions=(There(Which("card", ("ash heap",), "prey"), 7),),
            declares=(ChooseMethuselah("prey"),),
            words=(
                If(
                    (There(Which("card", ("ash heap",), "chosen"), 7),),
                    (
                        Choose(Which("card", ("ash heap",), "chosen"), "removed", least=7, most=7),
                        RemoveFromGame("removed"),
                        BurnPool(3, "chosen"),
                    ),
                ),
            ),
        ),
    ),
    mended(
        "Slaughtering the Herd",
        Reading(
            ACTION,
            "DOM",
            declares=(Choose(Which("vampire", IN_PLAY, "predator", can_have=True)),),
            words=(PutOn("target"), Remember("minion")),
            usable=(
                Usable("burn 4 blood to burn it", ("minion",), (Burn("this"),), turn="yours", by="bearer", blood=4),
            ),
            upon=(
                Upon("as announced", (GiveBlood("bearer", "remembered"),), (Same("acting", "bearer"),)),
                *lapses(Not(IsReady("remembered"))),
            ),
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
                If(
                    (Is("target", Which(locked=False)),),
                    (TakeControl("target", until="next action"), Oblige("target", "bleed")),
                ),
            ),
        ),
    ),
    mended(
        "Split the Veil",
        Reading(
            ACTION,
            words=(PutInPlay(), Count(2)),
            usable=(
                Usable(
                    "burn a counter",
                    ("unlock",),
                    (
                        Count(-1),
                        CountTurn("split the veil"),
                        If(
                            (Not(AtLeast(CountersOn(), 1)),),
                            (Burn("this"), Choose(_WRAITHS), RaiseAlly()),
                        ),
                    ),
                    conditions=(AtLeast(CountersOn(), 1), FewerThisTurn("split the veil", 2)),
                    turn="yours",
                    once="turn",
                ),
            ),
        ),
    ),
    mended(
        "Sudario Refraction",
        Reading(
            ACTION,
            declares=(Choose(Which("library card", ("ash heap",), "you"), least=3, most=3),),
            words=(Return(to="top"), Discard(amount=3, at_random=True)),
        ),
    ),
    mended(
        "Summon History",
        Reading(ACTION, "tem", words=(SummonCard(Number("x")),)),
        Reading(ACTION, "TEM", words=(SummonVampire(Number("x")),)),
    ),
    mended(
        "Summoning, The",
        Reading(
            ACTION,
            "pre",
            words=(Search(Which("ally", alternatives=(Which("retainer"),))),),
        ),
        Reading(ACTION, "PRE", words=(Fetch(Which("ally")),)),
    ),
    mended(
        "Tattoo Signal",
        Reading(
            ACTION,
            words=(PutOn("minion"),),
            usable=(
                Usable(
                    "unlock another Black Hand vampire",
                    ANY_TIME,
                    (Unlock("target"),),
                    (Choose(Which("vampire", IN_PLAY, locked=True, other=True, words=("black hand",))),),
                    (IsReady(), Is("minion", Which(words=("seraph",)))),
                    by="bearer",
                    locks=True,
                ),
            ),
        ),
    ),
    mended(
        "Taunt the Caged Beast",
        # The prey is asked first (LSJ 20070319).
        Reading(
            ACTION,
            "ANI",
            conditions=(AtLeast(Methuselahs(), 3),),
            declares=(
                Choose(Which("vampire", whose="predator"), "first"),
                Choose(Which("vampire", whose="prey"), "second"),
            ),
            words=(
                HaveFight("second", "first"),
                If(
                    (IsReady("first"),),
                    (If((Not(IsReady("second")),), (AddBlood("first", 4),)),),
                    (If((IsReady("second"),), (AddBlood("second", 4),)),),
                ),
            ),
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
        "Tumnimos",
        Reading(
            ACTION,
            words=(BecomeVampire(2, disciplines="chi"), FindDiscipline(regions=("hand",))),
        ),
    ),
    mended(
        "Under Siege",
        Reading(
            ACTION,
            words=(PutInPlay(), Count(3)),
            usable=(
                Usable(
                    "burn a counter: a Sabbat vampire unlocks and attempts to block with +1 intercept",
                    BEFORE,
                    (Count(-1), Unlock("target"), AddIntercept("target"), AttemptToBlock("target")),
                    (Choose(SABBAT),),
                    (AtLeast(CountersOn(), 1), BlockMayBegin(which=SABBAT)),
                    once="action",
                ),
            ),
            upon=tuple(Upon(event, (Burn(),), (Not(AtLeast(CountersOn(), 1)),)) for event in LOOKED_AT),
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
    mended("Unleash Hell's Fury", _fury(), _fury(Unlock("minion"))),
    mended(
        "Unwholesome Bond",
        Reading(
            ACTION,
            "san",
            words=(AddBlood("minion", Counted(Which("vampire", locked=False, circle=True, other=True), plus=1)),),
        ),
        Reading(ACTION, "SAN", words=(WithEach(BROTHER, (AddBlood("target"),)),)),
    ),
    mended(
        "Vaticination",
        Reading(ACTION, declares=(AtAll("others"),), words=(DiscardAmong("any"),)),
    ),
    mended(
        _RECRUIT,
        # Where more than two are trained, their Methuselah says which; else each of them is.
        Reading(
            ACTION,
            words=(PutInTraining(), Count(3, TRAINING)),
            usable=(
                Usable(
                    "burn a training counter",
                    ("unlock",),
                    _TRAINED,
                    conditions=(*_TRAINS, There(_RECRUITS, 3)),
                    turn="yours",
                    once="turn",
                ),
            ),
            upon=(Upon("unlock phase", _TRAINED, (*_TRAINS, Not(There(_RECRUITS, 3))), turn="yours"),),
        ),
    ),
    mended(
        "Zillah's Tears",
        Reading(
            ACTION,
            words=(PutOn("minion"), AddBlood("minion"), MarkTurn("put there in")),
            usable=(
                Usable(
                    "burn it to unlock",
                    ANY_TIME,
                    (Burn("this"), Unlock("minion")),
                    conditions=(LaterTurn("put there in"), Is("minion", Which(locked=True, words=("sabbat",)))),
                    by="bearer",
                ),
            ),
        ),
    ),
)
