"""What events and allies do that lasts: pool paid for what is counted, blood that the idle burn, combats that allies
join, cards put under them (sec. 1.6.4, 6.1.5)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Procedure
from vtes_desktop.rules.playing.requirements import events_in_play


class PayPool(Word, frozen=True):
    """Burn so much pool for what follows; who has less can't."""

    amount: Amount

    def can(self, here: Here) -> bool:
        return amount_of(here, self.amount) <= here.game.table.seats[here.seat].pool

    def do(self, here: Here) -> Procedure[None]:
        burned = here.game.burn_pool(here.seat, amount_of(here, self.amount))
        here.game.say(here.game.who(here.seat), f" burns {burned} pool", seat=here.seat)
        yield from ()


class ThirstBurns(Word, frozen=True):
    """Each ready vampire of whose turn it is that is smaller than there are Gehenna events in play, and has not hunted
    in this minion phase, burns blood."""

    amount: int = 1

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        least = events_in_play(game, "gehenna")
        for copy in minions.ready_minions(game, game.table.active):
            idle = minions.is_vampire(game, copy) and not game.taken.has(copy, "did hunt")
            if idle and copy.blood and minions.capacity(game, copy) < least:
                burned = game.burn_blood(copy, self.amount)
                game.say(game.doing.name(copy), f" burns {burned} blood", seat=copy.controller)
        yield from ()


class DoneInAction(Word, frozen=True):
    """Note that something was done that all cards of a name do only once in an action."""

    name: str

    def do(self, here: Here) -> Procedure[None]:
        here.game.passing.limited.add(self.name)
        yield from ()
