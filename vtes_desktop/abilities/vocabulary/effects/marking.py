"""Marks on cards: what an effect must remember on the table."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import CHOSEN, Here
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.playing.requirements import circles


class Mark(Word, frozen=True):
    """Put a mark on cards, or with an empty value take it off; one that ends in “this turn” goes with the turn."""

    name: str
    who: str = "target"
    value: str = "yes"

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            minions.mark(here.game, copy, self.name, self.value)
        yield from ()


class RaiseMark(Word, frozen=True):
    """Add to the number that a mark of cards says, for as long as they are in play."""

    name: str
    who: str = "target"
    amount: int = 1

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            number = int(copy.marks.get(self.name, 0)) + self.amount
            minions.mark(here.game, copy, self.name, str(number) if number else "")
        yield from ()


class Remember(Word, frozen=True):
    """The card remembers what was chosen; its words speak of that as ``remembered`` from then on."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        chosen = here.copy(self.who)
        if chosen is not None:
            minions.mark(here.game, here.source, CHOSEN, str(chosen.id))
        yield from ()


class NameCircle(Word, frozen=True):
    """The minion belongs to a circle of Blood Brothers that you name, or to none but its own (sec. 11)."""

    def do(self, here: Here) -> Procedure[None]:
        game, minion = here.game, here.minion
        if minion is None:
            return
        options = [Option("circle", f"{name} Circle", level=name) for name in circles(game)]
        options.append(Option("circle", "A circle of its own"))
        question = f"{game.name(minion)}: to which circle does it belong?"
        option = yield from game.choose(here.seat, "circle", question, options, "11", here.source.id)
        if option.level:
            minions.mark(game, minion, "circle", option.level)
