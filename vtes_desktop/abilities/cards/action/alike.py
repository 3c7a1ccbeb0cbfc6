"""What several action cards say alike: a file of them imports it whole, as it does the language."""

from __future__ import annotations

from typing import Final, Unpack

from msgspec.structs import replace

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import BURNED_IN
from vtes_desktop.rules.minion.basic_actions import resolve_hunt
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import discard, settle_hand
from vtes_desktop.rules.playing.searching import look_through
from vtes_desktop.rules.turn.influence import merge
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy

STOLEN_FOR_THE_TURN: Final = (
    # Combat ends first, with what damage there was resolved (ruling LSJ 20020618).
    If((Fights("bearer"),), (EndCombat(),)),
    Unlock("bearer"),
    TakeControl("bearer", until="turn"),
)
"""A vampire is unlocked and controlled until the end of the turn by who controls the card that is on it."""
NEW: Final = Mark("new this turn", "this")
NO_LONGER_NEW: Final = Is("this", Which("card", unmarked="new this turn"))


class ChooseFitting(Choose, frozen=True):
    """Choose one of those that are meant of which more is so than a description can say."""

    def can(self, here: Here) -> bool:
        return bool(self.fitting(here))


def at_level(code: str, *pieces: Piece, **played: Unpack[AsPlayed]) -> Reading:
    """One of the ways to play an action card: at a level."""
    played["level"] = code
    return reading(ACTION, *pieces, **played)


def both_levels(name: str, *pieces: Piece, also: tuple[Piece | Words, ...] = (), **played: Unpack[AsPlayed]) -> Named:
    """Two levels of an action card, of which the superior one says `also` something besides."""
    return at_both_levels(name, ACTION, *pieces, also=also, **played)


def in_combat(*words: Words) -> tuple[Words, ...]:
    """What is so in the combat that comes of the action."""
    return (InCombat(words),)


def after_winning(condition: Conditions, *words: Words) -> tuple[Words, ...]:
    """What is done after that combat where the opponent is not ready any more, if something else is so."""
    return in_combat(AfterCombat((If((condition, Not(IsReady("opponent"))), words),)))


def after_one_falls(mine: Words, theirs: Words) -> AfterCombat:
    """What is done after a combat after which only the minion is ready, or only its opponent."""
    return AfterCombat((If((ONE_READY,), (If((IsReady("minion"),), (mine,), (theirs,)),)),))


def _times_this_turn(name: str, seat: int) -> str:
    """The counter of the table of how often a Methuselah has used cards of a name in this turn."""
    return f"times {name} {seat} this turn"


class FewerThisTurn(Condition, frozen=True):
    """You have used cards of a name fewer than so many times in this turn (sec. 1.6.3)."""

    name: str
    fewer_than: int

    def holds(self, here: Here) -> bool:
        return here.game.table.tally.get(_times_this_turn(self.name, here.seat), 0) < self.fewer_than

    def aloud(self) -> str:
        return f"you have used {self.name} fewer than {self.fewer_than} times in this turn"


class CountTurn(Word, frozen=True):
    """One more time in this turn that you have used cards of a name."""

    name: str

    def act(self, here: Here) -> None:
        key = _times_this_turn(self.name, here.seat)
        here.game.do(m.SetCounter(0, key, here.game.table.tally.get(key, 0) + 1))

    def aloud(self) -> str:
        return f"this counts as one more use of {self.name} in this turn"


AS_NORMAL: Final = Standing("aggravated as normal", 1)
"""What the bearer always treats so, in combat or not."""
HARDENED_BEARER: Final = Upon("before range", (AddInCombat("aggravated as normal"),), (Fights(),))
"""The bearer treats aggravated damage as normal damage."""
TOUGH_BEARER: Final = Usable(
    "prevent 1 damage", ("prevention",), (Prevent(1),), conditions=(Fights(),), by="bearer", once="combat"
)


class AtAll(Word, frozen=True):
    """The action is directed at all these Methuselahs."""

    whose: Whose = "others"

    def act(self, here: Here) -> None:
        for seat in here.methuselahs(self.whose):
            here.seats[f"chosen {seat}"] = seat

    def aloud(self) -> str:
        return f"the action is directed at {methuselah(self.whose)}"


BLEEDS_ITS_CONTROLLER: Final = (ActionIs(("bleed",)), TargetControls(Which(where=IN_PLAY, chosen="remembered")))
"""The action bleeds who controls the minion that the card remembers."""
CHOIRS: Final = Which("card", ("in play",), "you", name="Choir")


def outlawed(word: str, by: str, label: str) -> tuple[Piece, ...]:
    """While the card is in play vampires of a sort can be fought by an action of others, and have 1 stealth less in
    the action by which they would be rid of it."""
    outlaws = Which("vampire", IN_PLAY, words=(word,))
    return (
        Standing("stealth", -1, outlaws, conditions=(ActionOfThis(),), in_action=True),
        attack(label, Which("vampire", whose="others", words=(word,)), by=Which("vampire", words=(by,))),
    )


STILL_DEAD: Final = Is("target", Which("card", ("ash heap",)))
"""The chosen card still lies in an ash heap, without which nothing comes of the action (ruling: it fizzles)."""


class HuntFor(Word, frozen=True):
    """The minion hunts, as always, for so much above 1 (sec. 6.1.2)."""

    more: int = 0

    def do(self, here: Here) -> Procedure[None]:
        yield from resolve_hunt(here.game, 1 + self.more)

    def aloud(self) -> str:
        return f"this minion hunts for {1 + self.more} blood, and what is added to that"


class DiscardAll(Word, frozen=True):
    """You look at the chosen Methuselah's hand, and all cards that are meant are discarded from it, and drawn up: their
    number is ``discarded``, and the words after it speak of them by that name (sec. 1.6.1)."""

    which: Which

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        yield from LookAt("hand", "chosen").do(here)
        here.chosen["discarded"] = []
        for seat in here.methuselahs("chosen"):
            there = [copy for copy in game.pile(seat, "hand") if fits(here, self.which, copy)]
            here.chosen["discarded"] += there
            for copy in there:
                discard(game, seat, copy)
        here.numbers["discarded"] = len(here.chosen["discarded"])
        for seat in here.methuselahs("chosen"):
            yield from settle_hand(game, seat)

    def aloud(self) -> str:
        them = self.which.kind_aloud(many=True)
        return f"you look at the hand of the chosen Methuselah; all {them} in it are discarded, and drawn up"


class AtControllers(Word, frozen=True):
    """The action is directed at all who control cards that are meant."""

    which: Which

    def can(self, here: Here) -> bool:
        return any_found(here, replace(self.which, clan_named=""))

    def act(self, here: Here) -> None:
        for copy in found(here, self.which):
            here.seats[f"chosen {copy.controller}"] = copy.controller

    def aloud(self) -> str:
        return f"the action is directed at whoever controls {self.which.aloud(many=True)}"


RESCUED: Final = Which("vampire", ("torpor",), movable=True)
ORUN: Final = Which("card", IN_PLAY, on="minion", name="Orun", locked=False)


def tried_often(times: int) -> InPlayAction:
    """The card is burned by so many actions, anybody's."""
    tried = If((AtLeast(CountersOn("attempts"), times - 1),), (Burn("this"),), (Count(1, "attempts"),))
    return InPlayAction(f"burn it: {times} counters", (tried,), stealth=1, by=Which("vampire"))


class ComeBack(Word, frozen=True):
    """A card of the ash heap comes into play as though new, for nothing: an ally to your ready region, where it can act
    at once, a retainer on the minion; one that requires a Discipline at the inferior level."""

    said = (
        "the chosen card comes into play for nothing, an ally ready and able to act at once, a retainer on this "
        "minion, at the inferior level of what it requires"
    )

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies("target"):
            card = game.card(copy)
            bearer = here.minion if "Retainer" in card.types else None
            level = modes(card)[0].level if card.disciplines else None
            minions.mark(game, copy, BURNED_IN, "")
            game.say(game.doing.name(copy), " comes back", seat=here.seat)
            life = minions.starting_life(game, copy) if minions.is_imbued(game, copy) else None
            yield from bring_into_play(game, copy, here.seat, bearer, life=life, level=level)


class ConsiderKin(Word, frozen=True):
    """The minion that the card is on is considered of the same clan as the one that played it, and of its
    sect where that is said."""

    sect: bool = True

    def act(self, here: Here) -> None:
        game, minion = here.game, here.minion
        if minion is not None:
            bearer = game.table.copies.get(here.source.place.on)
            like = minion if self.sect or bearer is None else bearer
            minions.mark(game, here.source, minions.GIVES_SECT, minions.sect(game, like))
            minions.mark(game, here.source, minions.GIVES_CLAN, minions.clan(game, minion))

    def aloud(self) -> str:
        sect = "and sect" if self.sect else "(not its sect)"
        return f"the minion that bears this card is considered of this minion’s clan {sect}"


class FindOtherVersion(Word, frozen=True):
    """The minion's other version, base or advanced, is searched for in your crypt, which is shuffled, your uncontrolled
    region and your ash heap, and merges with it (sec. 1.5); you may find none."""

    regions: tuple[str, ...] = ("crypt", "uncontrolled", "ash heap")

    def aloud(self) -> str:
        where = together(each if each != "uncontrolled" else "uncontrolled region" for each in self.regions)
        return (
            f"search your {where} for the other version of this minion, shuffle the crypt, and merge the two; you may "
            "find none"
        )

    def do(self, here: Here) -> Procedure[None]:
        game, seat, minion = here.game, here.seat, here.minion
        if minion is None or not game.in_play(minion) or minions.is_merged(minion):
            return
        card = game.card(minion)

        def is_other(copy: Copy) -> bool:
            of = game.catalogue.cards[copy.card] if copy.card else card
            return of.name == card.name and of.advanced != card.advanced

        question = f"{game.name(here.source)}: which card merges with {game.name(minion)}?"
        other = yield from look_through(game, seat, question, is_other, self.regions, "1.5", here.source.id)
        if other is not None:
            merge(game, other, minion)
        game.doing.shuffle(seat, "crypt")


BORNE_BY: Final = "its bearer"
"""The name by which words speak of the minion that bears what was chosen by :class:`ChooseBorne`."""


def _borne(here: Here, copy: Copy, bearer: Which) -> bool:
    """Whether a card is on a minion that is meant."""
    on_it = here.game.table.copies.get(copy.place.on)
    return on_it is not None and fits(here, bearer, on_it)


class ChooseBorne(Word, frozen=True):
    """Choose a card that is on a minion: the words after it speak of the minion as ``its bearer``."""

    which: Which
    bearer: Which

    def _there(self, here: Here) -> list[Copy]:
        borne = [copy for copy in found(here, self.which) if _borne(here, copy, self.bearer)]
        # The minion is a target, too.
        return [each for each in borne if may_target(here, each) and may_target(here, here.game.copy(each.place.on))]

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def do(self, here: Here) -> Procedure[None]:
        options = targets_on_bearers(here, self._there(here))
        yield from choose_target(here, "which card?", options)
        if options:
            here.chosen[BORNE_BY] = [here.game.copy(copy.place.on) for copy in here.chosen["target"]]

    def aloud(self) -> str:
        return f"choose {self.which.kind_aloud()} on {self.bearer.aloud()} (that minion as “{BORNE_BY}”)"


class Borne(Condition, frozen=True):
    """The card that was chosen is still one that is meant, and still on a minion that is meant."""

    which: Which
    bearer: Which

    def holds(self, here: Here) -> bool:
        seats = here.methuselahs(self.which.whose)
        return any(
            fits(here, self.which, copy)
            and _borne(here, copy, self.bearer)
            and here.game.table.root(copy).controller in seats
            and here.game.table.region_of(copy).in_play
            for copy in here.copies("target")
        )

    def aloud(self) -> str:
        return f"the chosen card is {self.which.kind_aloud()} on {self.bearer.aloud()} still"


BEARER: Final = Which("vampire", bearer=True)
