"""Counters and repetition."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules.choice import Procedure
from vtes_desktop.table import moves as m


class PoolOnto(Word, frozen=True):
    """Move pool of yours onto a card, where it lies as blood does."""

    amount: Amount = 1
    who: str = "this"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            amount = min(amount_of(here, self.amount), game.table.seats[here.seat].pool)
            game.move_blood(m.Purse("pool", here.seat), m.Purse("card", copy.id), amount)
            game.say(game.who(here.seat), f" moves {amount} pool to ", game.doing.name(copy), seat=here.seat)
        yield from ()
