"""What an effect must remember: marks, counters, names for what was chosen; and counters that Methuselahs have
themselves, by a card that has left the table since (sec. 1.5, 1.6.1, 6.3.2)."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.vocabulary.aloud import card, card_does, does
from vtes_desktop.abilities.vocabulary.amounts import Amount, Measure, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import CORRUPTION, Here, Whose, counter_of
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.entering import CHOSEN
from vtes_desktop.table import moves as m


class Mark(Word, frozen=True):
    """Put a mark on cards, or with an empty value take it off, or add to the number that it says; one that ends in
    “this turn” goes with the turn (sec. 1.4).

    >>> Mark("has fed this turn", "minion").aloud()
    'this minion is marked “has fed this turn”'
    """

    name: str
    who: str = "target"
    value: str = "yes"
    add: int = 0

    def act(self, here: Here) -> None:
        for copy in here.copies(self.who):
            value = self.value
            if self.add:
                number = int(copy.marks.get(self.name, 0)) + self.add
                value = str(number) if number else ""
            minions.mark(here.game, copy, self.name, value)

    def aloud(self) -> str:
        if self.add:
            return f"the number “{self.name}” of {card(self.who)} changes by {self.add:+}"
        value = "" if self.value == "yes" else f" as “{self.value}”"
        marked = f"be marked “{self.name}”{value}" if self.value else f"be no longer marked “{self.name}”"
        return card_does(self.who, marked)


class Count(Word, frozen=True):
    """Put counters on cards, or take them off: never fewer than none. Corruption counters are each Methuselah's
    own: yours are meant, those that are not there can't be taken off, and nothing that has left play gets any
    (sec. 1.5).

    >>> Count(-1, "corruption", "blocker").aloud()
    'the blocking minion loses 1 of your corruption counters'
    """

    amount: Amount = 1
    counter: str = "counters"
    who: str = "this"

    def can(self, here: Here) -> bool:
        if self.counter != CORRUPTION:
            return True
        name, amount = counter_of(here.seat, self.counter), amount_of(here, self.amount)
        return all(
            here.game.in_play(copy) and copy.counters.get(name, 0) + amount >= 0 for copy in here.copies(self.who)
        )

    def act(self, here: Here) -> None:
        game, name = here.game, counter_of(here.seat, self.counter)
        for copy in here.copies(self.who):
            if self.counter == CORRUPTION and not game.in_play(copy):
                continue
            count = max(0, copy.counters.get(name, 0) + amount_of(here, self.amount))
            game.do(m.SetCounter(copy.id, name, count))
            if self.counter == CORRUPTION:
                game.say(game.doing.name(copy), f" has {count} corruption of ", game.who(here.seat), seat=here.seat)

    def aloud(self) -> str:
        kind = f"of your {self.counter} counters" if self.counter == CORRUPTION else f"of the {self.counter} on it"
        if isinstance(self.amount, int) and self.amount <= -1000:
            return f"{card_does(self.who, 'lose')} all {kind}"
        if isinstance(self.amount, int):
            return card_does(self.who, f"{'lose' if self.amount < 0 else 'get'} {abs(self.amount)} {kind}")
        return card_does(self.who, f"get {kind.removeprefix('of ')}, in number {self.amount.aloud()}")


class Remember(Word, frozen=True):
    """The card remembers what was chosen, also by a name: its words speak of that as ``remembered`` or ``remembered
    <name>`` from then on, in later turns too (sec. 1.4).

    >>> Remember("target", "hunter").aloud()
    'this card remembers the chosen card as “hunter”'
    """

    who: str = "target"
    name: str = ""

    def act(self, here: Here) -> None:
        chosen = here.copy(self.who)
        if chosen is not None:
            minions.mark(here.game, here.source, f"{CHOSEN} {self.name}".rstrip(), str(chosen.id))

    def aloud(self) -> str:
        return f"this card remembers {card(self.who)}{f' as “{self.name}”' if self.name else ''}"


class Note(Word, frozen=True):
    """What a word speaks of now is spoken of by a name from then on; and how often it has blocked the action yet
    (sec. 1.4).

    >>> Note("blocker", "first").aloud()
    'the blocking minion is noted as “first”'
    """

    who: str
    name: str = "target"

    def act(self, here: Here) -> None:
        there = here.copies(self.who)
        here.chosen[self.name] = there
        here.numbers[f"{self.name} blocks"] = sum(here.game.passing.action.blocked_by.count(copy.id) for copy in there)

    def aloud(self) -> str:
        return f"{card(self.who)} is noted as “{self.name}”"


class Part(Word, frozen=True):
    """Of what was chosen by one name, what was chosen by another is left out from now on (sec. 1.4).

    >>> Part("removed").aloud()
    'the card chosen as “removed” is left out of what was chosen as “target”'
    """

    less: str
    of: str = "target"

    def act(self, here: Here) -> None:
        taken = here.chosen.get(self.less, [])
        here.chosen[self.of] = [copy for copy in here.chosen.get(self.of, []) if copy not in taken]

    def aloud(self) -> str:
        return f"{card(self.less)} is left out of what was chosen as “{self.of}”"


HELD: Final = "counters held"
"""The counter of the table for all counters that Methuselahs have so; the beginning of those for each card and seat."""


def held(game: Game, card: int, seat: int) -> int:
    """How many counters a Methuselah has by cards of a number."""
    return game.table.tally.get(f"{HELD} {card} {seat}", 0)


def hold(game: Game, card: int, seat: int, amount: int) -> None:
    """Set how many counters a Methuselah has by cards of a number."""
    change = amount - held(game, card, seat)
    if change:
        game.do(m.SetCounter(0, f"{HELD} {card} {seat}", amount))
        game.do(m.SetCounter(0, HELD, game.table.tally.get(HELD, 0) + change))


def cards_held(game: Game, seat: int) -> list[int]:
    """The numbers of the cards by which a Methuselah has counters."""
    if not game.table.tally.get(HELD):
        return []
    keys = (key.removeprefix(f"{HELD} ").split() for key, count in game.table.tally.items() if count and key != HELD)
    return [int(key[0]) for key in keys if len(key) == 2 and key[0].isdecimal() and key[1] == str(seat)]


class CountersHeld(Measure, frozen=True):
    """As many counters as you have by cards of this name (sec. 1.4).

    >>> CountersHeld().aloud()
    'the counters that you have by such cards'
    """

    said = "the counters that you have by such cards"

    def of(self, here: Here) -> int:
        return held(here.game, here.source.card, here.seat)


class GiveHeld(Word, frozen=True):
    """Methuselahs get a counter each that they have themselves, up to so many (sec. 1.4).

    >>> GiveHeld(most=2).aloud()
    'the chosen Methuselah gets a counter of such cards (2 at the most)'
    """

    whose: Whose = "chosen"
    most: int = 1

    def act(self, here: Here) -> None:
        game, card = here.game, here.source.card
        for seat in here.methuselahs(self.whose):
            hold(game, card, seat, min(self.most, held(game, card, seat) + 1))
            game.say(game.who(seat), " gets a counter of ", game.doing.name(here.source), seat=seat)

    def aloud(self) -> str:
        return f"{does(self.whose, 'get')} a counter of such cards ({self.most} at the most)"
