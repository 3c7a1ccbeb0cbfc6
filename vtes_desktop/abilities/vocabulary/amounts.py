"""Amounts: numbers of card text, fixed or counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, ForwardRef, Literal, TypeAlias

from msgspec import Struct

from vtes_desktop.abilities.vocabulary.aloud import card, methuselah, plainly, times
from vtes_desktop.abilities.vocabulary.every import every
from vtes_desktop.abilities.vocabulary.here import CORRUPTION, Here, Whose, counter_of
from vtes_desktop.abilities.vocabulary.targets import Which, found, size_of
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.requirements import cost_of
from vtes_desktop.rules.special.disease import is_infected
from vtes_desktop.table.table import Copy

_NUMBERS: Final = {"x": "X", "damage": "that damage"}
"""Numbers that came about, as they are said."""


class Measure(Struct, frozen=True, omit_defaults=True, tag=True):
    """A number that is counted when it is needed."""

    said: ClassVar[str] = ""
    """The number in words, where they are always the same."""

    def of(self, here: Here) -> int:
        """The number."""
        raise NotImplementedError

    def aloud(self) -> str:
        """The number in words: “the capacity of the chosen card”."""
        return self.said or plainly(self)


if TYPE_CHECKING:
    Amount: TypeAlias = int | Measure
else:
    assert every
    Amount = ForwardRef("every(Measure, int)", module=__name__)
"""A number, fixed or counted, for decoding: of those kinds that there are when the first is decoded."""


def amount_of(here: Here, amount: Amount) -> int:
    """What an amount comes to now."""
    return amount if isinstance(amount, int) else amount.of(here)


def _half(whole: int, *, down: bool) -> int:
    return whole // 2 if down else (whole + 1) // 2


class Counted(Measure, frozen=True):
    """So many for each card that is meant (sec. 1.5).

    >>> Counted(Which("ally", whose="you")).aloud()
    'the number of ready allies that you control'
    """

    which: Which
    times: int = 1
    plus: int = 0
    per: int = 1
    """For how many of them it counts once."""

    def of(self, here: Here) -> int:
        return self.times * (len(found(here, self.which)) // self.per) + self.plus

    def aloud(self) -> str:
        what = f"the number of {self.which.aloud(many=True)}"
        if self.per > 1:
            what = f"1 for every {self.per} of the {self.which.aloud(many=True)}"
        return times(self.times, what, self.plus)


class Number(Measure, frozen=True):
    """A number that was chosen or came about: the X of a cost, the votes by which a referendum passed (sec. 1.6.1).

    >>> Number("x", plus=1).aloud()
    'X plus 1'
    """

    name: str = "x"
    times: int = 1
    plus: int = 0

    def of(self, here: Here) -> int:
        """The number; 0 for one that nobody has named."""
        return self.times * here.numbers.get(self.name, 0) + self.plus

    def aloud(self) -> str:
        return times(self.times, _NUMBERS.get(self.name, f"the number “{self.name}”"), self.plus)


class CapacityOf(Measure, frozen=True):
    """As many as a vampire's capacity, as it counts for the card whose words are said, or `half` of it, rounded up, or
    `down` where that is said (sec. 1.5).

    >>> CapacityOf("minion").aloud()
    'the capacity of this minion'
    """

    who: str = "target"
    times: int = 1
    plus: int = 0
    half: bool = False
    down: bool = False
    """Whether half of it is rounded down instead."""

    def of(self, here: Here) -> int:
        whole = sum(size_of(here, copy) for copy in here.copies(self.who))
        return self.times * (_half(whole, down=self.down) if self.half else whole) + self.plus

    def aloud(self) -> str:
        rounded = f", rounded {'down' if self.down else 'up'}" if self.half else ""
        return times(self.times, f"{'half ' if self.half else ''}the capacity of {card(self.who)}{rounded}", self.plus)


class BloodOn(Measure, frozen=True):
    """As many as there are blood or life on a card (sec. 1.5).

    >>> BloodOn("this").aloud()
    'the blood or life on this card'
    """

    who: str = "target"
    plus: int = 0
    half: bool = False
    """Whether it is half of that, rounded up."""
    down: bool = False
    """Whether half of it is rounded down instead."""

    def of(self, here: Here) -> int:
        there = sum(copy.blood for copy in here.copies(self.who))
        return (_half(there, down=self.down) if self.half else there) + self.plus

    def aloud(self) -> str:
        half = f"half (rounded {'down' if self.down else 'up'}) of " if self.half else ""
        return times(1, f"{half}the blood or life on {card(self.who)}", self.plus)


class CountersOn(Measure, frozen=True):
    """As many as there are counters of a kind on a card; of corruption just yours (sec. 1.5).

    >>> CountersOn().aloud()
    'the number of counters on this card'
    """

    counter: str = "counters"
    who: str = "this"
    times: int = 1

    def of(self, here: Here) -> int:
        name = counter_of(here.seat, self.counter)
        return self.times * sum(copy.counters.get(name, 0) for copy in here.copies(self.who))

    def aloud(self) -> str:
        kind = f"your {self.counter} counters" if self.counter == CORRUPTION else self.counter
        return times(self.times, f"the number of {kind} on {card(self.who)}")


_OF_GAME: Final = {
    "Methuselahs": "the number of Methuselahs still playing",
    "votes passed by": "the votes by which the referendum passed",
    "victory points": "the number of your victory points",
}


class CountOf(Measure, frozen=True):
    """As many as there are ``Methuselahs`` in the game, those who have left it not counted (sec. 2), ``victory points``
    of yours (sec. 9.1), or ``votes passed by`` in the referendum of the action (sec. 6.3.3).

    >>> CountOf("victory points").aloud()
    'the number of your victory points'
    """

    what: Literal["Methuselahs", "votes passed by", "victory points"]
    times: int = 1
    half: bool = False
    """Whether it is half of them, rounded up."""

    def of(self, here: Here) -> int:
        table = here.game.table
        match self.what:
            case "Methuselahs":
                there: float = len(table.playing())
            case "votes passed by":
                there = max(0, here.game.passing.action.passed_by)
            case "victory points":
                there = table.seats[here.seat].victory_points
        count = int(self.times * there)
        return _half(count, down=False) if self.half else count

    def aloud(self) -> str:
        said = times(self.times, _OF_GAME[self.what])
        return f"half of {said} (rounded up)" if self.half else said


def _cost(game: Game, copy: Copy) -> int:
    """What an ally costs: an Imbued its starting life, what only represents one nothing (ruling on Set's Curse); X is
    what it was as the ally was recruited (ruling on Khobar Towers)."""
    if minions.REPRESENTS in copy.marks:
        return 0
    printed = game.card(copy)
    x = int(copy.marks.get("x", 0)) if any(cost.variable for cost in printed.costs) else 0
    return printed.capacity or max(cost_of(printed, "pool"), cost_of(printed, "blood"), x)


class SizeOf(Measure, frozen=True):
    """As many as a vampire's capacity, or what another minion costs: an Imbued its starting life (sec. 1.5, Imbued
    appendix).

    >>> SizeOf("minion").aloud()
    'the capacity of this minion (of an ally: its cost)'
    """

    who: str = "target"

    def of(self, here: Here) -> int:
        game = here.game
        return sum(
            size_of(here, copy) if minions.is_vampire(game, copy) else _cost(game, copy)
            for copy in here.copies(self.who)
        )

    def aloud(self) -> str:
        return f"the capacity of {card(self.who)} (of an ally: its cost)"


class PoolOf(Measure, frozen=True):
    """As many as a Methuselah has pool, or so many at most (sec. 2.2).

    >>> PoolOf().aloud(), PoolOf("prey").aloud()
    ('your pool', 'the pool of your prey')
    """

    whose: Whose = "you"
    most: int = 1000

    def of(self, here: Here) -> int:
        seats = here.game.table.seats
        return min(self.most, max((seats[seat].pool for seat in here.methuselahs(self.whose)), default=0))

    def aloud(self) -> str:
        most = f" (at most {self.most})" if self.most < 1000 else ""
        return f"{'your pool' if self.whose == 'you' else f'the pool of {methuselah(self.whose)}'}{most}"


class HuntOf(Measure, frozen=True):
    """As much blood as the acting minion hunts for: 1, and what is added to that (sec. 6.1.2).

    >>> HuntOf().aloud()
    '1 blood and what is added to the acting minion’s hunts'
    """

    said = "1 blood and what is added to the acting minion’s hunts"
    gained: bool = False
    """Whether it is what a vampire will gain: nothing where it has the disease."""

    def of(self, here: Here) -> int:
        game = here.game
        return sum(
            1 + game.abilities.modifier(game, copy, "hunt") + game.passing.amount(copy, "hunt")
            for copy in here.copies("acting")
            if not (self.gained and is_infected(copy))
        )


class LifeOf(Measure, frozen=True):
    """As much life as an ally or retainer starts with (sec. 6.1.4, 6.1.5).

    >>> LifeOf("this").aloud()
    'the life that this card starts with'
    """

    who: str = "target"

    def of(self, here: Here) -> int:
        return sum(max(1, minions.facts(here.game, copy).life) for copy in here.copies(self.who))

    def aloud(self) -> str:
        return f"the life that {card(self.who)} starts with"
