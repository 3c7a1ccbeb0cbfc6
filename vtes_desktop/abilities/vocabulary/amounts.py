"""Amounts: numbers of card text, fixed or counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, ForwardRef, TypeAlias

from msgspec import Struct

from vtes_desktop.abilities.vocabulary.aloud import plainly
from vtes_desktop.abilities.vocabulary.every import every
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which, found
from vtes_desktop.rules import minions
from vtes_desktop.rules.playing.requirements import cost_of


class Measure(Struct, frozen=True, omit_defaults=True, tag=True):
    """A number that is counted when it is needed."""

    def of(self, here: Here) -> int:
        """The number."""
        raise NotImplementedError

    def aloud(self) -> str:
        """The number in words: “the capacity of the chosen card”."""
        return plainly(self)


if TYPE_CHECKING:
    Amount: TypeAlias = int | Measure
else:
    assert every
    Amount = ForwardRef("every(Measure, int)", module=__name__)
"""A number, fixed or counted, for decoding: of those kinds that there are when the first is decoded."""


def amount_of(here: Here, amount: Amount) -> int:
    """What an amount comes to now."""
    return amount if isinstance(amount, int) else amount.of(here)


class Counted(Measure, frozen=True):
    """So many for each card that is meant."""

    which: Which
    times: int = 1
    plus: int = 0
    most: int = 1000
    per: int = 1
    """For how many of them it counts once."""

    def of(self, here: Here) -> int:
        return min(self.most, self.times * (len(found(here, self.which)) // self.per) + self.plus)


class Number(Measure, frozen=True):
    """A number that was chosen or came about: the X of a cost, the votes by which a referendum passed."""

    name: str = "x"
    times: int = 1
    plus: int = 0

    def of(self, here: Here) -> int:
        """The number; 0 for one that nobody has named."""
        return self.times * here.numbers.get(self.name, 0) + self.plus


class CapacityOf(Measure, frozen=True):
    """As many as a vampire's capacity, or `half` of it, rounded up."""

    who: str = "target"
    times: int = 1
    plus: int = 0
    half: bool = False

    def of(self, here: Here) -> int:
        whole = sum(minions.capacity(here.game, copy) for copy in here.copies(self.who))
        return self.times * ((whole + 1) // 2 if self.half else whole) + self.plus


class NumberOf(Measure, frozen=True):
    """As many as were chosen by a name."""

    who: str = "target"
    times: int = 1

    def of(self, here: Here) -> int:
        return self.times * len(here.copies(self.who))


class ClansOf(Measure, frozen=True):
    """As many as the clans to which the cards that are meant belong."""

    which: Which

    def of(self, here: Here) -> int:
        return len({minions.clan(here.game, copy) for copy in found(here, self.which)} - {""})


class BloodOn(Measure, frozen=True):
    """As many as there are blood or life on a card."""

    who: str = "target"
    plus: int = 0

    def of(self, here: Here) -> int:
        return sum(copy.blood for copy in here.copies(self.who)) + self.plus


class CountersOn(Measure, frozen=True):
    """As many as there are counters of a kind on a card."""

    counter: str = "counters"
    who: str = "this"
    times: int = 1

    def of(self, here: Here) -> int:
        return self.times * sum(copy.counters.get(self.counter, 0) for copy in here.copies(self.who))


class Methuselahs(Measure, frozen=True):
    """As many as there are Methuselahs in the game, those who have left it not counted."""

    times: int = 1

    def of(self, here: Here) -> int:
        return self.times * len(here.game.table.playing())


class PassedBy(Measure, frozen=True):
    """As many as the votes by which the referendum of the action passed."""

    def of(self, here: Here) -> int:
        return max(0, here.game.passing.passed_by)


class PoolOf(Measure, frozen=True):
    """As many as you have pool."""

    def of(self, here: Here) -> int:
        return here.game.table.seats[here.seat].pool


class CorruptionOn(Measure, frozen=True):
    """As many as you have corruption counters on a card."""

    who: str = "target"
    times: int = 1

    def of(self, here: Here) -> int:
        return self.times * sum(copy.counters.get(f"corruption {here.seat}", 0) for copy in here.copies(self.who))


class SizeOf(Measure, frozen=True):
    """As many as a vampire's capacity, or what another minion costs."""

    who: str = "target"

    def of(self, here: Here) -> int:
        game = here.game
        return sum(
            minions.capacity(game, copy)
            if minions.is_vampire(game, copy)
            else max(cost_of(game.card(copy), "pool"), cost_of(game.card(copy), "blood"))
            for copy in here.copies(self.who)
        )
