"""What is so in a referendum from its terms on: who cannot cast votes, what the Edge is worth; titles lost and cards
kept for a price as it passes (sec. 6.3.2, 6.3.3)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which, found
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.life import burn_minion
from vtes_desktop.rules.playing.requirements import cost_of
from vtes_desktop.rules.titles.titles import lose_title


class CastNothing(Word, frozen=True):
    """Minions that are meant cannot cast votes or ballots in the referendum being held (sec. 6.3.3)."""

    which: Which

    def do(self, here: Here) -> Procedure[None]:
        here.game.passing.referendum.abstaining.update(copy.id for copy in found(here, self.which))
        yield from ()


class EdgeIsWorth(Word, frozen=True):
    """Burning the Edge is worth so many votes more in the referendum being held (sec. 6.3.3)."""

    more: int = 1

    def do(self, here: Here) -> Procedure[None]:
        here.game.passing.referendum.edge_votes += self.more
        yield from ()


class LoseTitle(Word, frozen=True):
    """Vampires lose their titles, and the cards that stand for these are burned (sec. 11)."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            lose_title(here.game, copy)
        yield from ()


class BurnUnlessPaid(Word, frozen=True):
    """Cards are burned but those that their controllers keep by repaying their printed pool cost, if they like."""

    which: Which

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in found(here, self.which):
            if not game.in_play(copy):
                continue
            seat, cost = copy.controller, cost_of(game.card(copy), "pool")
            name = game.name(copy)
            options = [Option("burn", f"Burn {name}", copy.id)]
            if cost <= game.table.seats[seat].pool:
                options.append(Option("pay", f"Keep {name} for {cost} pool", copy.id, amount=cost))
            question = f"{game.name(here.source)}: is {name} kept?"
            option = yield from game.choose(seat, "keep", question, options, "6.3.2", here.source.id)
            if option.kind == "pay":
                game.burn_pool(seat, cost)
                game.say(game.who(seat), f" burns {cost} pool to keep ", game.doing.name(copy), seat=seat)
            else:
                yield from burn_minion(game, copy, here.minion)
