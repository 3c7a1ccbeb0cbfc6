"""What referendums ask for as their terms, and do when they pass (sec. 6.3.2)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import METHUSELAHS, Here, Whose
from vtes_desktop.cards.terms import CLANS
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.table import moves as m


class Allocate(Word, frozen=True):
    """Allocate points among Methuselahs, one after the other, to `least` of them or more."""

    points: Amount
    least: int = 1
    whose: Whose = "any"
    never: str = ""
    """The name of a chosen Methuselah who gets none."""

    def can(self, here: Here) -> bool:
        return min(len(self._seats(here)), amount_of(here, self.points)) >= self.least

    def _seats(self, here: Here) -> list[int]:
        return [seat for seat in here.methuselahs(self.whose) if seat != here.seats.get(self.never)]

    def do(self, here: Here) -> Procedure[None]:
        game, shares = here.game, here.shares
        shares.clear()
        left, seats = amount_of(here, self.points), self._seats(here)
        for place, seat in enumerate(seats):
            after = len(seats) - place - 1
            wanted = max(0, self.least - len(shares) - 1)
            most = left - wanted
            least = left if not after else 0 if len(shares) + after >= self.least else 1
            options = [
                Option("points", f"{amount or 'None'} to {game.seat_name(seat)}", seat=seat, amount=amount)
                for amount in range(least, max(least, most) + 1)
            ]
            question = f"{game.name(here.source)}: how many of {left} points go to {game.seat_name(seat)}?"
            option = yield from game.choose(here.seat, "points", question, options, "6.3.2", here.source.id)
            if option.amount:
                shares[seat] = option.amount
            left -= option.amount
        here.terms = ", ".join(
            filter(None, [here.terms, *(f"{game.seat_name(seat)} {share}" for seat, share in shares.items())])
        )


class BurnShares(Word, frozen=True):
    """Each Methuselah burns a pool for each point allocated to her."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for seat, share in here.shares.items():
            burned = game.burn_pool(seat, share)
            game.say(game.who(seat), f" burns {burned} pool", seat=seat)
        yield from ()


class GainShares(Word, frozen=True):
    """Each Methuselah gains a pool for each point allocated to her; from the bank, or from who was chosen."""

    source: str = ""
    """The name of the chosen Methuselah whose pool it is; empty for the bank."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        giver = m.Purse("pool", here.seats[self.source]) if self.source in here.seats else m.BANK
        for seat, share in here.shares.items():
            amount = share if giver is m.BANK else min(share, game.table.seats[giver.of].pool)
            game.move_blood(giver, m.Purse("pool", seat), amount)
            game.say(game.who(seat), f" gets {amount} pool", seat=seat)
        yield from ()


class NameClan(Word, frozen=True):
    """Name a clan, of those that vampires in play are of."""

    name: str = "clan"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        there = {minions.clan(game, copy) for seat in game.table.playing() for copy in minions.minions(game, seat)}
        options = [Option("clan", clan, level=clan) for clan in CLANS if clan in there]
        if options:
            question = f"{game.name(here.source)}: which clan?"
            option = yield from game.choose(here.seat, "clan", question, options, "6.3.2", here.source.id)
            here.words[self.name] = here.terms = option.level


class RememberMethuselahs(Word, frozen=True):
    """The card remembers the Methuselahs that were chosen; its words speak of them as ``remembered`` from then on."""

    def do(self, here: Here) -> Procedure[None]:
        seats = " ".join(str(seat) for seat in here.methuselahs("chosen"))
        minions.mark(here.game, here.source, METHUSELAHS, seats)
        yield from ()
