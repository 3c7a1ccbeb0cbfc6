"""How the cards of a hand are announced, and what they do as they are played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from vtes_desktop.abilities.card_text import Reading
from vtes_desktop.abilities.engine import why
from vtes_desktop.abilities.engine.foretold import foretold
from vtes_desktop.abilities.engine.prices import Prices
from vtes_desktop.abilities.engine.taken_over import could_declare, note_use, pass_on
from vtes_desktop.abilities.vocabulary.conditions.condition import all_hold
from vtes_desktop.abilities.vocabulary.effects.actions import (
    AddBleed,
    AddStealth,
    EndAction,
    FailAction,
    NotAgain,
    Redirect,
    ReduceTo,
    RuleOut,
)
from vtes_desktop.abilities.vocabulary.effects.choosing import drop_unmeant
from vtes_desktop.abilities.vocabulary.effects.fixed import Fixed
from vtes_desktop.abilities.vocabulary.effects.flow import InCombat, moves_to_minion, with_inner
from vtes_desktop.abilities.vocabulary.effects.word import NO_MOST, Words, can_all, do_all, do_paid
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import may_target
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.by_hand.step import by_hand
from vtes_desktop.rules.contributed import Declared
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minion.action import comes_to_nothing
from vtes_desktop.rules.playing.card import payable_x
from vtes_desktop.rules.playing.limits import is_called
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.requirements import price
from vtes_desktop.table.asking import NOTHING, Procedure
from vtes_desktop.table.table import Copy


class PlayedCards(Prices):
    """How the cards of a hand are announced and take effect."""

    def may(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> bool:
        """Whether what a card asks for is so, and there is something to do it to."""
        card = game.card(copy)
        if minion is not None and minion.attached and self._is_barred(game, card, minion):
            return False
        if mode.type == "Master" and is_called(game, card, "boon") and self.of_methuselah(game, seat, "no boons") > 0:
            return False
        reading = self.reading(card, mode)
        if reading is None or not (reading.conditions or reading.declares or reading.words):
            return True
        if mode.type == "Reaction" and game.passing.action.shielded and self._is_shielded_from(game, mode, reading):
            return False
        if mode.type == "Reaction" and self._is_kept_from_acting(game, copy, mode, reading):
            return False
        other = game.fight.other(minion) if game.fight is not None and minion in game.fight.both else None
        if mode.type in ("Combat", "Action Modifier") and self._is_kept_calm(game, copy, mode, reading, minion, other):
            return False
        if other is not None and mode.type == "Combat" and self._is_warded_off(game, copy, mode, reading, other):
            return False
        declared = game.passing.now.declared_of(copy)
        if copy is game.passing.action.offered_again and isinstance(declared, Here):
            return could_declare(replace(declared, minion=minion, acts=True), reading)
        here = self._announcing(game, seat, copy, mode, minion)
        here.takes = moves_to_minion(reading.words)
        least = _least_x(here, reading)
        if least > 0 and least > payable_x(game, seat, copy, minion, mode):
            return False
        return (
            all_hold(here, reading.conditions)
            and can_all(here, reading.declares)
            and (bool(reading.declares) or can_all(here, reading.words))
        )

    def _is_shielded_from(self, game: Game, mode: Mode, reading: Reading) -> bool:
        """Whether a reaction would do something to the acting minion or its action that an effect keeps from it."""
        codes = {level.code for level in mode.disciplines}
        shielded = any(
            game.table.action is not None and minion == game.action.minion and codes & {*kept}
            for minion, kept in game.passing.action.shielded
        )
        return shielded and any(is_on_acting(word) for word in with_inner((*reading.declares, *reading.words)))

    @staticmethod
    def _is_kept_from_acting(game: Game, copy: Copy, mode: Mode, reading: Reading) -> bool:
        """Whether a reaction would do something to the acting minion, which an effect keeps from being its target."""
        acting = game.table.copies.get(game.table.action.minion) if game.table.action is not None else None
        game.passing.now.announcing = mode.level.lower()
        if acting is None or not minions.is_warded(game, acting, game.card(copy)):
            return False
        return any(names_acting(word) for word in with_inner((*reading.declares, *reading.words)))

    @staticmethod
    def _is_kept_calm(
        game: Game, copy: Copy, mode: Mode, reading: Reading, minion: Copy | None, other: Copy | None
    ) -> bool:
        """Whether a frenzy card would be played on a minion on which none can be, on the opponent or on its own; or on
        an opponent that is immune to it, to which it would do nothing."""
        at_other = is_on_opponent(reading.words) or mode.strike not in (None, "dodge")
        on_it = other if at_other else minion
        if on_it is None or mode.reflex:
            return False
        in_vain = at_other and mode.strike is None and minions.is_immune(game, on_it, copy)
        return in_vain or minions.is_calm(game, on_it, copy, mode.level)

    @staticmethod
    def _is_warded_off(game: Game, copy: Copy, mode: Mode, reading: Reading, other: Copy) -> bool:
        """Whether a card would be played on an opponent that an effect keeps from being its target: whom a strike is
        made at is its target (RTR 20010710)."""
        if not is_on_opponent(reading.words) and mode.strike in (None, "dodge", "combat ends"):
            return False
        game.passing.now.announcing = mode.level.lower()
        return minions.is_warded(game, other, game.card(copy))

    def _announcing(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Here:
        """The moment in which a card is announced: what it costs more for a target must be there too."""
        card = game.card(copy)
        with_what = mode.level or " ".join(each.code for each in card.disciplines)
        here = Here(game, seat, copy, minion, acts=mode.type == "Action", words={"announced": with_what}, mode=mode)
        if mode.type == "Master":

            def too_dear(target: Copy) -> bool:
                more = self.more_for(game, seat, card, target)
                return more > 0 and more + price(game, seat, minion, card, "pool") > game.table.seats[seat].pool

            here.too_dear = too_dear
        return here

    def may_target(self, game: Game, seat: int, copy: Copy, mode: Mode, target: Copy) -> bool:
        """Whether a minion may be the target of a card of the hand that no minion plays."""
        return may_target(self._announcing(game, seat, copy, mode, None), target)

    def more_for(self, game: Game, seat: int, card: Card, target: Copy) -> int:
        """The pool that a master card costs more, below 0 less, for being played on a minion."""
        return sum(each.amount for _, each in self._priced(game, seat, None, card, "pool", [target]))

    def _is_barred(self, game: Game, card: Card, minion: Copy) -> bool:
        """Whether a card on a minion keeps it from playing a card."""
        readings = (self._sources.reading(game, below) for below in minions.on_it(game, minion))
        return any(reading is not None and card.name in reading.bars for reading in readings)

    def why_not(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> str:
        """Which of what a card asks for is missing, as words that go on the minion's name (sec. 1.6.1)."""
        if self.may(game, seat, copy, mode, minion) or (reading := self.reading(game.card(copy), mode)) is None:
            return ""
        if minion is not None and minion.attached and self._is_barred(game, game.card(copy), minion):
            return "is kept from playing it by a card on it"
        return why.reason(self._announcing(game, seat, copy, mode, minion), reading)

    def most_x(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> int | None:
        """The greatest X for which there are as many targets as a card then asks for; None for no limit."""
        reading = self.reading(game.card(copy), mode)
        if reading is None:
            return None
        here = self._announcing(game, seat, copy, mode, minion)
        most = min((word.most_x(here) for word in reading.declares), default=NO_MOST)
        return most if most < NO_MOST else None

    def least_x(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> int:
        """The least X for which there is one that is small enough for what a card then asks for."""
        reading = self.reading(game.card(copy), mode)
        if reading is None:
            return 0
        return _least_x(self._announcing(game, seat, copy, mode, minion), reading)

    def declare(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[Declared | None]:
        """Choose what a card is done to, as it is played; None for a card of which nothing was read."""
        reading = self.reading(game.card(copy), mode)
        if reading is None or not (reading.words or reading.declares):
            return None
        here = self._announcing(game, seat, copy, mode, minion)
        here.takes = moves_to_minion(reading.words)
        here.numbers["x"] = int(copy.marks.get("x", game.passing.now.x))
        yield from do_all(here, reading.declares)
        here.acts, here.takes, here.too_dear = False, False, None
        game.passing.now.declare(copy, here)
        if mode.type == "Action":
            pass_on(here)
        # A card of the hand that was named is no target.
        targets = [each for chosen in here.chosen.values() for each in chosen if each.place.region != "hand"]
        seats = dict.fromkeys([*(each.controller for each in self._directing(game, copy, mode, targets))])
        seats |= dict.fromkeys(here.seats.values())
        more = sum(each.amount for _, each in self._priced(game, seat, minion, game.card(copy), "pool", targets))
        words = here.declared()
        if mode.type == "Political Action" and reading.words and not reading.unread:
            words = foretold(here, reading.words)
        if game.table.referendum is not None:
            game.passing.referendum.chosen = targets
        return Declared(tuple(each.id for each in targets), tuple(seats), words, more, here.brings)

    def _directing(self, game: Game, copy: Copy, mode: Mode, targets: Sequence[Copy]) -> Iterator[Copy]:
        """The targets for which an action is directed at who controls them: one without a (D) is not for those in an
        ash heap, nor one that says so for any (rulings on Psychophagia)."""
        said = self.reader.action(game.card(copy), mode) if mode.type == "Action" else None
        for each in targets:
            lost = each.place.region == "ash heap" and said is not None and not said.directed
            if not lost and not (said is not None and said.undirected):
                yield each

    def effect(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[None] | None:
        """What a card does: what was read of it, then the rest by hand; None where all is by hand."""
        reading = self.reading(game.card(copy), mode)
        here = game.passing.now.take_declared(copy)
        if reading is None or (reading.unread and not reading.words):
            return super().effect(game, seat, copy, mode, minion)
        if not isinstance(here, Here):
            here = Here(game, seat, copy, minion)
        # Another minion may have taken the action over since it was declared.
        here.minion = minion
        if mode.type == "Action Modifier":
            note_use(here, reading.conditions)
        is_action = mode.type in ("Action", "Political Action")
        if is_action and drop_unmeant(here, reading.declares) and comes_to_nothing(game):
            return NOTHING
        here.numbers["x"] = int(copy.marks.get("x", 0))
        return self._do(here, reading)

    def _do(self, here: Here, reading: Reading) -> Procedure[None]:
        before = brought(here.game)
        if reading.type in ("Action", "Political Action"):
            yield from do_paid(here, reading.words)
        else:
            yield from do_all(here, reading.words)
        if here.game.fight is not None and minions.facts(here.game, here.source).frenzy:
            here.game.fight.frenzied += [each for each in brought(here.game) if each not in before]
        # What an event says is done while it lies in play.
        if reading.unread and reading.type != "Event":
            yield from by_hand(here.game, here.seat, here.source, " ".join(reading.unread), here.minion)

    def prepare(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[None]:
        """What is so in the combat that an action card enters."""
        reading = self.reading(game.card(copy), mode)
        if reading is not None:
            here = Here(game, seat, copy, minion)
            yield from do_all(here, tuple(word for word in reading.words if isinstance(word, InCombat)))


def brought(game: Game) -> list[object]:
    """What effects have brought into the running combat: what lasts, and numbers that are added in it."""
    if game.fight is None:
        return []
    return [*game.fight.lasting, *game.passing.combat.added, *game.passing.round.added]


def is_on_acting(word: Words) -> bool:
    """Whether a word does something to the acting minion or to what it does."""
    if isinstance(word, Fixed):
        return word.does.bleed != 0 or word.does.stealth != 0
    of_action = (AddBleed, Redirect, ReduceTo, AddStealth, EndAction, FailAction, NotAgain, RuleOut)
    return isinstance(word, of_action) or names_acting(word) or _names(word, "opponent")


def names_acting(word: Words) -> bool:
    """Whether a word does something to the acting minion itself."""
    return _names(word, "acting")


def _names(word: Words, who: str) -> bool:
    return any(getattr(word, name, "") == who for name in ("who", "one", "other", "source", "target"))


def is_on_opponent(words: Sequence[Words]) -> bool:
    """Whether words do something to the opposing minion."""
    return any(getattr(word, "who", "") == "opponent" for word in words)


def _least_x(here: Here, reading: Reading) -> int:
    return max((word.least_x(here) for word in reading.declares), default=0)
