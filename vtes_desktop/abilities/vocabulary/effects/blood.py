"""Blood, life and pool moved (sec. 1.5, 6)."""

from __future__ import annotations

from typing import Literal

from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.life import check_life
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy


class AddBlood(Word, frozen=True):
    """Cards get blood or life from the bank; what is too much drains off."""

    who: str
    amount: Amount = 1

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            amount = amount_of(here, self.amount)
            minions.give_blood(game, copy, amount)
            if amount > 0:
                game.say(game.doing.name(copy), f" gets {amount} blood", seat=here.seat)
        yield from ()


class BurnBlood(Word, frozen=True):
    """Cards burn blood or life, as much as there is; an ally or retainer without life is burned (sec. 6.1.5)."""

    who: str
    amount: Amount = 1

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            burned = game.burn_blood(copy, amount_of(here, self.amount))
            game.say(game.doing.name(copy), f" burns {burned} blood", seat=here.seat)
            retainer = bool(copy.place.on) and "Retainer" in game.card(copy).types
            if retainer or (minions.is_minion(game, copy) and not minions.is_vampire(game, copy)):
                yield from check_life(game, copy)
        yield from ()


class GainPool(Word, frozen=True):
    """Methuselahs gain pool."""

    amount: Amount = 1
    whose: Whose = "you"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for seat in here.methuselahs(self.whose):
            amount = max(0, amount_of(here, self.amount))
            game.gain_pool(seat, amount)
            game.say(game.who(seat), f" gains {amount} pool", seat=seat)
        yield from ()


class BurnPool(Word, frozen=True):
    """Methuselahs burn pool."""

    amount: Amount = 1
    whose: Whose = "you"

    def do(self, here: Here) -> Procedure[None]:
        """Burn it; whoever has none left is ousted when the effect is settled (sec. 9.1)."""
        game = here.game
        for seat in here.methuselahs(self.whose):
            burned = game.burn_pool(seat, max(0, amount_of(here, self.amount)))
            game.say(game.who(seat), f" burns {burned} pool", seat=seat)
        yield from ()


Direction = Literal["to pool", "from pool", "either"]


class MoveBlood(Word, frozen=True):
    """Move blood between a card and your pool: so much as you choose from `least` to `most`, or what there is."""

    who: str
    direction: Direction = "to pool"
    least: Amount = 1
    most: Amount = 1
    what_there_is: bool = False
    """Whether it is as much as there is where there is less than `least`: the number was announced before."""

    def can(self, here: Here) -> bool:
        """Whether there is blood enough; of a card that is chosen later nothing is known yet."""
        copy = here.copy(self.who)
        return copy is None or bool(self._ways(here, copy))

    def _ways(self, here: Here, copy: Copy) -> list[tuple[bool, int]]:
        """Whether to the pool, and how much."""
        least, most = amount_of(here, self.least), amount_of(here, self.most)
        if self.what_there_is:
            least = min(least, copy.blood)
        found = []
        if self.direction != "from pool":
            found += [(True, amount) for amount in range(least, min(most, copy.blood) + 1)]
        if self.direction != "to pool":
            pool = here.game.table.seats[here.seat].pool
            found += [(False, amount) for amount in range(least, min(most, pool) + 1)]
        return found

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            ways = self._ways(here, copy)
            if not ways:
                continue
            name = game.name(copy)
            options = [
                Option("blood", f"{amount} from {name} to your pool", copy.id, amount=amount)
                if to_pool
                else Option("pool", f"{amount} from your pool to {name}", copy.id, amount=amount)
                for to_pool, amount in ways
            ]
            question = f"{game.name(here.source)}: how much?"
            option = yield from game.choose(here.seat, "blood", question, options, "1.5", here.source.id)
            card, pool = m.Purse("card", copy.id), m.Purse("pool", here.seat)
            ends = (card, pool) if option.kind == "blood" else (pool, card)
            game.move_blood(ends[0], ends[1], option.amount)
            card_first = option.kind == "blood"
            way = " goes to the pool of " if card_first else " comes from the pool of "
            blood = f"{option.amount} blood {'from' if card_first else 'for'} "
            game.say(blood, game.doing.name(copy), way, game.who(here.seat), seat=here.seat)


class GiveBlood(Word, frozen=True):
    """Move blood from one card to another, as much as there is."""

    source: str
    target: str
    amount: Amount = 1

    def do(self, here: Here) -> Procedure[None]:
        """Move it; what is too much drains off."""
        game = here.game
        for copy in here.copies(self.source):
            for other in here.copies(self.target):
                amount = min(copy.blood, amount_of(here, self.amount))
                game.move_blood(m.Purse("card", copy.id), m.Purse("card", other.id), amount)
                game.say(game.doing.name(copy), f" gives {amount} blood to ", game.doing.name(other), seat=here.seat)
        yield from ()


class SplitToPool(Word, frozen=True):
    """The minion gains blood, but its controller may move some of that to her pool instead."""

    amount: Amount
    most: int = 2

    def do(self, here: Here) -> Procedure[None]:
        game, copy = here.game, here.minion
        amount = amount_of(here, self.amount)
        if copy is None or amount <= 0:
            return
        numbers = range(min(self.most, amount) + 1)
        options = [Option("pool", f"{number} to your pool", copy.id, amount=number) for number in numbers]
        question = f"{game.name(here.source)}: how much of {amount} blood goes to your pool?"
        to_pool = (yield from game.choose(here.seat, "blood", question, options, "1.5", here.source.id)).amount
        minions.give_blood(game, copy, amount - to_pool)
        game.gain_pool(here.seat, to_pool)
        words = f" gains {amount - to_pool} blood, ", game.who(here.seat), f" {to_pool} pool"
        game.say(game.doing.name(copy), *words, seat=here.seat)
