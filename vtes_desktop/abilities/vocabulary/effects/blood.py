"""Blood, life and pool moved (sec. 1.5, 6)."""

from __future__ import annotations

from typing import Literal

from vtes_desktop.abilities.vocabulary.aloud import between, card, card_does, does, methuselah, number, so_many
from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.choosing import NO_MORE
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, found
from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import check_life
from vtes_desktop.rules.combat.damage import inflict, order_of_prevention
from vtes_desktop.rules.combat.striking import outside
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.life import has_life
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy


class AddBlood(Word, frozen=True):
    """Cards get blood or life from the bank; what is above a capacity drains off (sec. 1.5).

    >>> AddBlood("minion", 2).aloud()
    'this minion gains 2 blood or life'
    """

    who: str
    amount: Amount = 1

    def act(self, here: Here) -> None:
        game = here.game
        for copy in here.copies(self.who):
            before = copy.blood
            minions.give_blood(game, copy, amount_of(here, self.amount))
            if copy.blood > before:
                of = "life" if has_life(game, copy) else "blood"
                game.say(game.doing.name(copy), f" gets {copy.blood - before} {of}", seat=here.seat)

    @staticmethod
    def would_change(game: Game, copy: Copy) -> bool:
        """Whether a card would keep any of it."""
        return not minions.is_vampire(game, copy) or copy.blood < minions.capacity(game, copy)

    def aloud(self) -> str:
        return card_does(self.who, f"gain {so_many(self.amount, 'blood or life')}")


class BurnBlood(Word, frozen=True):
    """Cards burn blood or life, as much as there is; an ally or retainer without life is burned (sec. 6.1.5).

    >>> BurnBlood("minion").aloud()
    'this minion burns 1 blood or life (an ally or retainer without life is burned)'
    """

    who: str
    amount: Amount = 1
    paid: bool = False
    """Whether who has less, the cost of the card itself being paid first, can't do it at all."""

    def is_paid(self) -> bool:
        return self.paid

    def can(self, here: Here) -> bool:
        if not self.paid:
            return True
        amount = amount_of(here, self.amount)
        there = here.copies(self.who)
        return bool(there) and all(
            copy.blood >= amount + (here.own_cost() if copy is here.minion else 0) for copy in there
        )

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            burned = game.burn_blood(copy, amount_of(here, self.amount))
            if burned:
                what = f"loses {burned} life" if has_life(game, copy) else f"burns {burned} blood"
                game.say(game.doing.name(copy), f" {what}", seat=here.seat)
            yield from check_life(game, copy, here.minion if here.minion is not copy else None)

    def aloud(self) -> str:
        burned = f"burn {so_many(self.amount, 'blood or life')}"
        paid = ", and can’t do this with less" if self.paid else ""
        return f"{card_does(self.who, burned)}{paid} (an ally or retainer without life is burned)"


class GainPool(Word, frozen=True):
    """Methuselahs gain pool from the bank (sec. 1.5).

    >>> GainPool(2, "prey").aloud()
    'your prey gains 2 pool'
    """

    amount: Amount = 1
    whose: Whose = "you"

    def act(self, here: Here) -> None:
        game = here.game
        for seat in here.methuselahs(self.whose):
            amount = max(0, amount_of(here, self.amount))
            game.gain_pool(seat, amount)
            if amount:
                game.say(game.who(seat), f" gains {amount} pool", seat=seat)

    def aloud(self) -> str:
        return does(self.whose, f"gain {so_many(self.amount, 'pool')}")


class BurnPool(Word, frozen=True):
    """Methuselahs burn pool; whoever has none left is ousted when the effect is settled (sec. 9.1).

    >>> BurnPool(2, paid=True).aloud()
    'you burn 2 pool, and can’t do this with less'
    """

    amount: Amount = 1
    whose: Whose = "you"
    paid: bool = False
    """Whether who has less can't do it at all."""

    def is_paid(self) -> bool:
        return self.paid

    def can(self, here: Here) -> bool:
        seats = here.game.table.seats
        if not self.paid:
            # Who has no pool left, in the midst of an effect, can't offer to burn any (sec. 9.1).
            return self.whose != "you" or seats[here.seat].pool > 0
        return all(amount_of(here, self.amount) <= seats[seat].pool for seat in here.methuselahs(self.whose))

    def act(self, here: Here) -> None:
        game = here.game
        for seat in here.methuselahs(self.whose):
            burned = game.burn_pool(seat, max(0, amount_of(here, self.amount)))
            if burned:
                game.say(game.who(seat), f" burns {burned} pool", seat=seat)

    def aloud(self) -> str:
        paid = ", and can’t do this with less" if self.paid else ""
        return does(self.whose, f"burn {so_many(self.amount, 'pool')}{paid}")


class StealPool(Word, frozen=True):
    """Pool of other Methuselahs becomes yours, as much as there is (sec. 1.5).

    >>> StealPool(1, "target").aloud()
    'you take 1 pool from the Methuselah at whom the action is directed'
    """

    amount: Amount = 1
    whose: Whose = "target"

    def act(self, here: Here) -> None:
        game = here.game
        for seat in here.methuselahs(self.whose):
            amount = min(amount_of(here, self.amount), game.table.seats[seat].pool)
            game.move_blood(m.Purse("pool", seat), m.Purse("pool", here.seat), amount)
            if amount:
                game.say(game.who(here.seat), f" takes {amount} pool of ", game.who(seat), seat=here.seat)

    def aloud(self) -> str:
        return f"you take {so_many(self.amount, 'pool')} from {methuselah(self.whose)}"


Direction = Literal["to pool", "from pool", "either"]


class MoveBlood(Word, frozen=True):
    """Move blood between a card and your pool: so much as you choose from `least` to `most`, or what there is (sec.
    1.5).

    >>> MoveBlood("minion", most=2).aloud()
    'you move 1 to 2 blood from this minion to your pool'
    """

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
            option = yield from here.ask("blood", "how much?", options, "1.5")
            if not option.amount:
                continue
            of_card, pool, to_pool = m.Purse("card", copy.id), m.Purse("pool", here.seat), option.kind == "blood"
            game.move_blood(*((of_card, pool) if to_pool else (pool, of_card)), option.amount)
            way = " goes to the pool of " if to_pool else " comes from the pool of "
            of = "life" if has_life(game, copy) else "blood"
            blood = f"{option.amount} {of} {'from' if to_pool else 'for'} "
            game.say(blood, game.doing.name(copy), way, game.who(here.seat), seat=here.seat)

    def aloud(self) -> str:
        amount = between(self.least, self.most)
        ways = {
            "to pool": f"{amount} blood from {card(self.who)} to your pool",
            "from pool": f"{amount} pool of yours to {card(self.who)}",
            "either": f"{amount} blood from {card(self.who)} to your pool, or as much pool of yours to it",
        }
        return f"you move {ways[self.direction]}{', or what there is' if self.what_there_is else ''}"


class GiveBlood(Word, frozen=True):
    """Blood or life moves from one card to another, so much or as you choose up to that: no more than there is. What is
    above a capacity drains off, and an ally without life is burned (sec. 1.5, 6.1.5).

    >>> GiveBlood("target", "minion", 2, up_to=True).aloud()
    'up to 2 blood or life (as you choose) moves from the chosen card to this minion'
    """

    source: str
    target: str
    amount: Amount = 1
    up_to: bool = False

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.source):
            for other in here.copies(self.target):
                amount = min(copy.blood, amount_of(here, self.amount))
                if self.up_to and amount:
                    options = [Option("amount", str(each), amount=each) for each in range(amount, -1, -1)]
                    # Nobody is told whom an uncontrolled card is of another.
                    hidden = copy.place.region == "uncontrolled"
                    question = "how much?" if hidden else f"how much from {game.name(copy)}?"
                    picked = yield from here.ask("amount", question, options, "1.5")
                    amount = picked.amount
                bites = game.abilities.modifier(game, copy, "stolen life hurts") > 0
                game.move_blood(m.Purse("card", copy.id), m.Purse("card", other.id), amount)
                if amount:
                    gives = f" gives {amount} {'life' if has_life(game, other) else 'blood'} to "
                    game.say(game.doing.name(copy), gives, game.doing.name(other), seat=here.seat)
                if game.in_play(other) and minions.is_minion(game, other):
                    minions.drain(game, other)
                if game.in_play(copy):
                    yield from check_life(here.game, copy, here.minion)
                if bites and amount and minions.is_vampire(game, other):
                    yield from inflict(game, [outside(other, amount)], order_of_prevention(game, here.seat))

    def aloud(self) -> str:
        blood = so_many(self.amount, "blood or life")
        if self.up_to:
            blood = f"up to {number(self.amount)} blood or life (as you choose)"
        return f"{blood} moves from {card(self.source)} to {card(self.target)}"


class Distribute(Word, frozen=True):
    """Blood of the minion's, or from the bank, goes to cards of your choice, one after the other (sec. 1.5).

    >>> Distribute(3, Which("vampire", whose="you"), all=True).aloud()
    'you distribute 3 blood from the bank among ready vampires that you control (all of it)'
    """

    amount: Amount
    which: Which
    from_minion: bool = False
    all: bool = False
    """Whether all of it must be, as far as there is anybody to get it."""

    def can(self, here: Here) -> bool:
        return bool(found(here, self.which))

    def do(self, here: Here) -> Procedure[None]:
        game, minion = here.game, here.minion
        left = amount_of(here, self.amount)
        if self.from_minion:
            left = min(left, minion.blood if minion is not None else 0)
        while left and (there := found(here, self.which)):
            options = [
                Option("target", f"{game.name(copy)} ({copy.blood})", copy.id, targets=(copy.id,)) for copy in there
            ]
            if not self.all:
                options.append(NO_MORE)
            option = yield from here.ask("target", f"{left} blood left. Who gets the next?", options, "1.5")
            if option.kind == "pass":
                break
            purse = m.Purse("card", minion.id) if self.from_minion and minion is not None else m.BANK
            game.move_blood(purse, m.Purse("card", option.copy), 1)
            one = game.copy(option.copy)
            of = "life" if has_life(game, one) else "blood"
            game.say(game.doing.name(one), f" gets 1 {of}", seat=here.seat)
            left -= 1
        if self.from_minion and minion is not None:
            yield from check_life(here.game, minion)

    def aloud(self) -> str:
        purse = card("minion") if self.from_minion else "the bank"
        amount = f"{so_many(self.amount, 'blood')} from {purse}"
        most = "all of it" if self.all else "as much as you like"
        return f"you distribute {amount} among {self.which.aloud(many=True)} ({most})"


class BurnAtMost(Word, frozen=True):
    """Of the running bleed a Methuselah burns so much pool at most; the bleed amount is not changed (sec. 6.1.1).

    >>> BurnAtMost(1).aloud()
    'you burn 1 pool at most for this bleed, whose amount stays as it is'
    """

    amount: int
    whose: Whose = "you"

    def act(self, here: Here) -> None:
        for seat in here.methuselahs(self.whose):
            here.game.passing.action.burns_at_most[seat] = self.amount

    def aloud(self) -> str:
        return f"{does(self.whose, f'burn {self.amount} pool')} at most for this bleed, whose amount stays as it is"


class Heal(Word, frozen=True):
    """Allies and retainers get life: so much, but not more than they start with; or all that they lack (sec.
    6.1.5).

    >>> Heal(amount=2).aloud()
    'the chosen card gets 2 life at most of what it started with'
    """

    who: str = "target"
    amount: Amount = 1000

    def act(self, here: Here) -> None:
        game = here.game
        for copy in here.copies(self.who):
            most = minions.starting_life(game, copy)
            life = min(amount_of(here, self.amount), max(0, most - copy.blood))
            minions.give_blood(game, copy, life)
            if life:
                game.say(game.doing.name(copy), f" gets {life} life", seat=here.seat)

    def aloud(self) -> str:
        life = "all the life that it lacks" if self.amount == 1000 else f"{number(self.amount)} life at most"
        return f"{card_does(self.who, 'get')} {life} of what it started with"
