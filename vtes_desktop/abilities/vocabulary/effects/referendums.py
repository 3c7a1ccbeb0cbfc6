"""What referendums ask for as their terms, and do when they pass (sec. 6.3.2)."""

from __future__ import annotations

from typing import Literal

from vtes_desktop.abilities.vocabulary.aloud import methuselah, methuselah_among, number
from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import METHUSELAHS, Here, Whose
from vtes_desktop.rules import minions
from vtes_desktop.rules.minion import blocks
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure


class Allocate(Word, frozen=True):
    """Allocate points among Methuselahs, one after the other, to `least` of them or more (sec. 6.3.2).

    >>> Allocate(4, 2).aloud()
    'you allocate 4 points among 2 or more of the Methuselahs (you too)'
    """

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
            question = f"how many of {left} points go to {game.seat_name(seat)}?"
            if left == 1:
                question = f"does the last point go to {game.seat_name(seat)}?"
            option = yield from here.ask("points", question, options, "6.3.2")
            if option.amount:
                shares[seat] = option.amount
            left -= option.amount
        here.terms = ", ".join(
            filter(None, [here.terms, *(f"{game.seat_name(seat)} {share}" for seat, share in shares.items())])
        )

    def aloud(self) -> str:
        never = f" but {methuselah(self.never)}" if self.never else ""
        return (
            f"you allocate {number(self.points)} points among {self.least} or more of"
            f" {methuselah_among(self.whose)}{never}"
        )


class Shares(Word, frozen=True):
    """Each Methuselah burns or gains a pool for each point allocated to her; gained from the bank, or from who was
    chosen (sec. 6.3.2).

    >>> Shares("burn").aloud()
    'each Methuselah burns 1 pool for each point allocated to her'
    """

    deed: Literal["burn", "gain"]
    source: str = ""
    """The name of the chosen Methuselah whose pool is gained; empty for the bank."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        giver = m.Purse("pool", here.seats[self.source]) if self.source in here.seats else m.BANK
        # What was allocated to who has left the game since stays where it is.
        shares = {seat: share for seat, share in here.shares.items() if game.table.seats[seat].playing}
        if giver is not m.BANK and self.deed == "gain":
            shares = yield from self._within(here, shares, game.table.seats[giver.of].pool)
        for seat, share in shares.items():
            if self.deed == "burn":
                if burned := game.burn_pool(seat, share):
                    game.say(game.who(seat), f" burns {burned} pool", seat=seat)
                continue
            if not share:
                continue
            game.move_blood(giver, m.Purse("pool", seat), share)
            if giver is m.BANK:
                game.say(game.who(seat), f" gains {share} pool", seat=seat)
            else:
                game.say(game.who(giver.of), f" gives {share} pool to ", game.who(seat), seat=giver.of)

    def _within(self, here: Here, shares: dict[int, int], pool: int) -> Procedure[dict[int, int]]:
        """What each gets of a pool that has less than was allocated: who called the referendum says, within its terms
        (ruling on Parity Shift)."""
        game = here.game
        if sum(shares.values()) <= pool:
            return shares
        got = dict.fromkeys(shares, 0)
        for left in range(pool, 0, -1):
            options = [
                Option("points", f"1 to {game.seat_name(seat)}", seat=seat, amount=1)
                for seat, share in shares.items()
                if got[seat] < share
            ]
            option = yield from here.ask("points", f"who gets the next of {left} pool?", options, "6.3.2")
            got[option.seat] += 1
        return {seat: share for seat, share in got.items() if share}

    def told(self, here: Here) -> str:
        """Who burns or gains how much: “Alexis burns 3 pool, Justin burns 1 pool”."""
        source = f" from {here.game.seat_name(here.seats[self.source])}" if self.source in here.seats else ""
        shares = (f"{here.game.seat_name(seat)} {self.deed}s {share} pool" for seat, share in here.shares.items())
        return ", ".join(shares) + source

    def aloud(self) -> str:
        source = f" from the pool of {methuselah(self.source)}" if self.source else ""
        return f"each Methuselah {self.deed}s 1 pool for each point allocated to her{source}"


class RememberMethuselahs(Word, frozen=True):
    """The card remembers the Methuselahs that were chosen, or at whom the action is directed; its words speak of
    them as ``remembered`` from then on (sec. 6.2).

    >>> RememberMethuselahs().aloud()
    'this card remembers the chosen Methuselah'
    """

    whose: Whose = "chosen"

    def act(self, here: Here) -> None:
        seats = blocks.directed_at(here.game) if self.whose == "target" else here.methuselahs(self.whose)
        minions.mark(here.game, here.source, METHUSELAHS, " ".join(map(str, seats)))

    def aloud(self) -> str:
        return f"this card remembers {methuselah(self.whose)}"
