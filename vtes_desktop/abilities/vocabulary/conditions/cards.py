"""Conditions of cards in play: who controls the oldest, whose attempt to block has failed, what combat goes on."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which, found
from vtes_desktop.rules import minions


class HasOldest(Condition, frozen=True):
    """You control the oldest of the vampires that are meant, anybody's, or one of several that are."""

    which: Which

    def holds(self, here: Here) -> bool:
        there = found(here, self.which)
        sizes = [minions.capacity(here.game, copy) for copy in there]
        return any(size == max(sizes) and copy.controller == here.seat for copy, size in zip(there, sizes, strict=True))


class AttemptFailed(Condition, frozen=True):
    """A minion has attempted to block the running action, and failed."""

    who: str = "minion"

    def holds(self, here: Here) -> bool:
        return here.game.table.action is not None and any(
            copy.id in here.game.passing.failed for copy in here.copies(self.who)
        )


class LaterTurn(Condition, frozen=True):
    """The turn in which a mark was put on the card is over."""

    mark: str

    def holds(self, here: Here) -> bool:
        return here.source.marks.get(self.mark, "") not in ("", str(here.game.table.turn))


class FewerOn(Condition, frozen=True):
    """There are fewer than so many cards of a name on the minion."""

    name: str
    fewer_than: int

    def holds(self, here: Here) -> bool:
        game = here.game
        below = minions.on_it(game, here.minion) if here.minion is not None else []
        return sum(game.card(copy).name == self.name for copy in below) < self.fewer_than


def times_this_turn(name: str, seat: int) -> str:
    """The counter of the table of how often a Methuselah has used cards of a name in this turn."""
    return f"times {name} {seat} this turn"


class FewerThisTurn(Condition, frozen=True):
    """You have used cards of a name fewer than so many times in this turn."""

    name: str
    fewer_than: int

    def holds(self, here: Here) -> bool:
        return here.game.table.tally.get(times_this_turn(self.name, here.seat), 0) < self.fewer_than
