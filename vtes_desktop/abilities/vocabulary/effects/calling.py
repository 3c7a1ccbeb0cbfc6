"""What referendums that vampires call do, and ask for as their terms: points among Methuselahs and cards in play, cards
found for others, Methuselahs whom a card remembers (sec. 6.3.2)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import METHUSELAHS, Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, found
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.requirements import price
from vtes_desktop.table.table import Copy, on

ALLOTTED = "allotted"
"""The name of the cards to which points were allocated."""


def points_on(copy: int) -> str:
    """The name of the number of points that were allocated to a card."""
    return f"points {copy}"


class RememberMethuselahs(Word, frozen=True):
    """The card remembers the Methuselahs that were chosen; its words speak of them as ``remembered`` from then on."""

    def do(self, here: Here) -> Procedure[None]:
        seats = " ".join(str(seat) for seat in here.methuselahs("chosen"))
        minions.mark(here.game, here.source, METHUSELAHS, seats)
        yield from ()


class AllocateAmong(Word, frozen=True):
    """Allocate points, one after the other, among cards that are meant, and Methuselahs where these are named."""

    points: Amount
    which: Which
    whose: Whose | None = None
    each: int = 1000
    """The most for one."""

    def can(self, here: Here) -> bool:
        """Whether there is room for all points; of those that depend on what is chosen before nothing is known yet
        (ruling on Free States Rant)."""
        if self.whose is not None:
            return True
        return len(found(here, self.which)) * self.each >= amount_of(here, self.points)

    def do(self, here: Here) -> Procedure[None]:
        game, taken = here.game, here.chosen.setdefault(ALLOTTED, [])
        taken.clear()
        here.shares.clear()
        for left in range(amount_of(here, self.points), 0, -1):
            options = [
                Option("methuselah", game.seat_name(seat), seat=seat)
                for seat in (here.methuselahs(self.whose) if self.whose else ())
            ]
            options += [
                Option("target", f"{game.name(copy)} ({game.seat_name(copy.controller)})", copy.id, targets=(copy.id,))
                for copy in found(here, self.which)
                if here.numbers.get(points_on(copy.id), 0) < self.each
            ]
            if not options:
                break
            question = f"{game.name(here.source)}: {left} points left. Who gets the next?"
            option = yield from game.choose(here.seat, "target", question, options, "6.3.2", here.source.id)
            if option.kind == "methuselah":
                here.shares[option.seat] = here.shares.get(option.seat, 0) + 1
            else:
                name = points_on(option.copy)
                here.numbers[name] = here.numbers.get(name, 0) + 1
                if game.copy(option.copy) not in taken:
                    taken.append(game.copy(option.copy))
        said = [f"{game.seat_name(seat)} {share}" for seat, share in here.shares.items()]
        said += [f"{game.name(copy)} {here.numbers[points_on(copy.id)]}" for copy in taken]
        here.terms = ", ".join(filter(None, [here.terms, *said]))


class BurnAllotted(Word, frozen=True):
    """Vampires burn a blood for each point allocated to them."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(ALLOTTED):
            if game.in_play(copy):
                burned = game.burn_blood(copy, here.numbers.get(points_on(copy.id), 0))
                game.say(game.doing.name(copy), f" burns {burned} blood", seat=here.seat)
        yield from ()


class ControllersBurnPool(Word, frozen=True):
    """Each Methuselah who controls one of the cards burns so much pool, once."""

    amount: int = 1
    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for seat in dict.fromkeys(copy.controller for copy in here.copies(self.who)):
            burned = game.burn_pool(seat, self.amount)
            game.say(game.who(seat), f" burns {burned} pool", seat=seat)
        yield from ()


class BurnCards(Word, frozen=True):
    """Burn cards that no minion burns: wherever they lie, and for no reward."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            here.game.burn(copy)
        yield from ()


class FindEquipmentFor(Word, frozen=True):
    """Search your library for equipment and put it on a minion, whatever it requires; half its cost is paid, rounded
    down: pool by you, blood by that minion (rulings on Alastor). Then shuffle."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; one may find none."""
        game, seat = here.game, here.seat
        bearer = here.copy(self.who)
        if bearer is None or not game.in_play(bearer):
            return
        there = [copy for copy in game.pile(seat, "library") if self._fits(here, bearer, copy)]
        options = [Option("search", game.name(copy), copy.id, bearer.id) for copy in there]
        none = Option("pass", "None")
        question = f"{game.name(here.source)}: which equipment does {game.name(bearer)} get?"
        option = yield from game.choose(seat, "search", question, [*options, none], "11", here.source.id, always=True)
        if option != none:
            copy = game.copy(option.copy)
            pool, blood = self._half(here, bearer, copy)
            game.burn_pool(seat, pool)
            game.burn_blood(bearer, blood)
            game.say(game.doing.name(bearer), " gets ", game.doing.name(copy), seat=seat)
            yield from bring_into_play(game, copy, bearer.controller, bearer)
        game.doing.shuffle(seat, "library")

    def _half(self, here: Here, bearer: Copy, copy: Copy) -> tuple[int, int]:
        game, card = here.game, here.game.card(copy)
        return price(game, here.seat, bearer, card, "pool") // 2, price(game, here.seat, bearer, card, "blood") // 2

    def _fits(self, here: Here, bearer: Copy, copy: Copy) -> bool:
        game, card = here.game, here.game.card(copy)
        if "Equipment" not in card.types or why_not_on(game, bearer, card):
            return False
        pool, blood = self._half(here, bearer, copy)
        return pool <= game.table.seats[here.seat].pool and blood <= bearer.blood


class HandOver(Word, frozen=True):
    """Equipment goes to a minion, and comes under the control of that minion's controller."""

    who: str = "target"
    to: str = "vampire"

    def can(self, here: Here) -> bool:
        game, bearer = here.game, here.copy(self.to)
        return bearer is None or not any(why_not_on(game, bearer, game.card(copy)) for copy in here.copies(self.who))

    def do(self, here: Here) -> Procedure[None]:
        game, bearer = here.game, here.copy(self.to)
        for copy in here.copies(self.who) if bearer is not None and game.in_play(bearer) else ():
            if bearer is not None and game.in_play(copy) and copy.place.on != bearer.id:
                old = game.table.copies.get(copy.place.on)
                game.doing.move_card(copy, on(bearer.id), controller=bearer.controller)
                game.say(game.doing.name(bearer), " takes ", game.doing.name(copy), seat=here.seat)
                if old is not None:
                    minions.drain(game, old)
        yield from ()
