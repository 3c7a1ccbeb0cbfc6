"""What referendums ask for as their terms, and do when they pass (sec. 6.3.2)."""

from __future__ import annotations

from typing import Literal

from vtes_desktop.abilities.vocabulary.aloud import card_does, methuselah, methuselah_among, number
from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import METHUSELAHS, Here, Whose
from vtes_desktop.cards.terms import CLANS, DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.minion import blocks
from vtes_desktop.table import moves as m


class Allocate(Word, frozen=True):
    """Allocate points among Methuselahs, one after the other, to `least` of them or more.

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
            question = f"{game.name(here.source)}: how many of {left} points go to {game.seat_name(seat)}?"
            option = yield from game.choose(here.seat, "points", question, options, "6.3.2", here.source.id)
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
        for seat, share in here.shares.items():
            if self.deed == "burn":
                game.say(game.who(seat), f" burns {game.burn_pool(seat, share)} pool", seat=seat)
                continue
            amount = share if giver is m.BANK else min(share, game.table.seats[giver.of].pool)
            game.move_blood(giver, m.Purse("pool", seat), amount)
            game.say(game.who(seat), f" gets {amount} pool", seat=seat)
        yield from ()

    def aloud(self) -> str:
        source = f" from the pool of {methuselah(self.source)}" if self.source else ""
        return f"each Methuselah {self.deed}s 1 pool for each point allocated to her{source}"


class Name(Word, frozen=True):
    """Name a clan, any or one that vampires in play are of, or a Discipline that a minion has at superior; the words
    after it know it as ``clan`` or ``discipline`` (sec. 6.1.6, 6.3.2).

    >>> Name("clan").aloud()
    'you name a clan'
    """

    kind: Literal["clan", "clan in play", "discipline"]
    who: str = "minion"
    """Who has the Discipline."""

    def can(self, here: Here) -> bool:
        return self.kind != "discipline" or bool(self._there(here))

    def _there(self, here: Here) -> dict[str, str]:
        """What can be named, by what it is known as."""
        game = here.game
        if self.kind == "discipline":
            levels = [minions.disciplines(game, copy) for copy in here.copies(self.who)]
            return {
                code: DISCIPLINES[code] for each in levels for code in each if each[code] == 2 and code in DISCIPLINES
            }
        there = {minions.clan(game, copy) for seat in game.table.playing() for copy in minions.minions(game, seat)}
        return {clan: clan for clan in CLANS if self.kind == "clan" or clan in there}

    def do(self, here: Here) -> Procedure[None]:
        game, named = here.game, self.kind.split(" ", maxsplit=1)[0]
        options = [Option(named, text, level=known) for known, text in self._there(here).items()]
        if options:
            question = f"{game.name(here.source)}: which {named.title() if named == 'discipline' else named}?"
            option = yield from game.choose(here.seat, named, question, options, "1.6.1", here.source.id)
            here.words[named], here.terms = option.level, option.text

    def aloud(self) -> str:
        if self.kind == "discipline":
            return f"you name a Discipline that {card_does(self.who, 'have')} at superior"
        return "you name a clan" + (" that a minion in play is of" if self.kind == "clan in play" else "")


class RememberMethuselahs(Word, frozen=True):
    """The card remembers the Methuselahs that were chosen, or at whom the action is directed; its words speak of them
    as ``remembered`` from then on.

    >>> RememberMethuselahs().aloud()
    'this card remembers the chosen Methuselah'
    """

    whose: Whose = "chosen"

    def do(self, here: Here) -> Procedure[None]:
        seats = blocks.directed_at(here.game) if self.whose == "target" else here.methuselahs(self.whose)
        minions.mark(here.game, here.source, METHUSELAHS, " ".join(map(str, seats)))
        yield from ()

    def aloud(self) -> str:
        return f"this card remembers {methuselah(self.whose)}"
