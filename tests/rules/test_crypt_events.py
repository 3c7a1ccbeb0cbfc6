"""What effects may do to damage, strikes, votes and costs (sec. 1.6.1, 6.3, 6.4), whatever card they come from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.rules.asked import Asked
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat.damage import weigh
from vtes_desktop.rules.combat.hurt import Hurt
from vtes_desktop.rules.contributed import Rebate
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.moments import Event
from vtes_desktop.rules.playing.requirements import can_pay
from vtes_desktop.rules.politics import referendum as politics
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.situation import Referendum
from vtes_desktop.table.table import Copy


class Effects(Asked):
    """Standing modifiers and rebates as a test says, and the events that were told."""

    def __init__(self, given: Callable[[Game, Copy, str], int] = lambda *_: 0, less: int = 0) -> None:
        self.given = given
        self.less = less
        self.told: list[str] = []

    def modifier(self, game: Game, copy: Copy, name: str) -> int:
        """What the test gives."""
        return self.given(game, copy, name)

    def rebates(self, game: Game, seat: int, minion: Copy | None, card: Card, currency: str) -> Sequence[Rebate]:
        """Off any cost in blood, by the minion that pays it."""
        if minion is None or not self.less or currency != "blood" or not game.in_play(minion):
            return []
        return [Rebate(minion, self.less)] if card.costs and minion.controller == seat else []

    def happens(self, game: Game, event: Event, copy: Copy | None = None, seat: int = -1) -> Procedure[None]:
        """Note it."""
        self.told.append(event)
        yield from super().happens(game, event, copy, seat)


def named(*names: str) -> Callable[[Game, Copy, str], int]:
    """Modifiers of 1 that all minions have."""
    return lambda _game, _copy, name: int(name in names)


def test_damage_is_reduced_to_nothing_or_aggravated() -> None:
    for name, left in (("no damage", (0, 0)), ("aggravated damage", (0, 3)), ("", (3, 0))):
        game = Position("Sarah", "Alexis", abilities=Effects(named(name)))
        ira = game.ready("Alexis", vampire("Ira", 6))
        hurt = weigh(game.rules, Hurt(ira, 3))
        assert (hurt.normal, hurt.aggravated) == left


def test_a_strike_may_cost_a_life_and_may_be_left() -> None:
    game = Position("Sarah", "Alexis", abilities=Effects(named("strike toll", "may not strike")))
    krid = game.ready("Sarah", ally("Krid", 9))
    brute = game.ready("Alexis", ally("Brute", 9))
    game.pick("bleed", minion=krid)
    game.pick("block", brute)
    assert {each.kind for each in game.options()} == {"hand strike", "no strike"}
    game.pick("hand strike", by="Sarah")
    game.pick("no strike", by="Alexis")
    assert (krid.blood, brute.blood) == (8, 8)


def test_retainers_may_be_silent() -> None:
    for name, strength in (("no abilities", 1), ("", 2)):
        game = Position("Sarah", "Alexis", abilities=Effects(named(name)))
        krid = game.ready("Sarah", vampire("Krid", 6))
        game.on(krid, library("Trainer", "Retainer", text="Retainer with 1 life. This minion gets +1 strength."))
        assert minions.strength(game.rules, krid) == strength


def _poll(effects: Effects) -> tuple[Position, Copy]:
    """A referendum in its polling step, at which Sarah's prince may vote."""
    game = Position("Sarah", "Alexis", abilities=effects)
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
    game.start()
    game.rules.set_referendum(None)
    game.rules.set_referendum(Referendum("Test", 0, krid.id, step="polling"))
    return game, krid


def test_who_cannot_vote_is_not_offered_to() -> None:
    for name, sides in (("no votes", 0), ("no votes against", 1), ("", 2)):
        game, _ = _poll(Effects(named(name)))
        assert len([*politics.vote_options(game.rules, 0)]) == sides


def test_votes_that_are_forced_count_on_that_side() -> None:
    game, krid = _poll(Effects())
    politics.force_votes(game.rules, krid, "against")
    assert (politics.tally(game.rules, "for"), politics.tally(game.rules, "against")) == (0, 2)
    politics.force_votes(game.rules, krid, "for")
    assert (politics.tally(game.rules, "for"), politics.tally(game.rules, "against")) == (2, 0)
    game.rules.passing.referendum.abstaining.add(krid.id)
    politics.force_votes(game.rules, krid, "against")
    assert politics.tally(game.rules, "for") == 2


def test_what_may_be_taken_off_a_cost_makes_it_payable() -> None:
    card = library("Rite", "Action", text="Gain 1 pool.", blood=2)
    for less, payable in ((1, True), (0, False)):
        game = Position("Sarah", "Alexis", abilities=Effects(less=less))
        krid = game.ready("Sarah", vampire("Krid", 6), blood=1)
        assert can_pay(game.rules, 0, krid, card) == payable


def test_drawn_played_and_cancelled_cards_are_told() -> None:
    effects = Effects()
    game = Position("Sarah", "Alexis", abilities=effects)
    game.hand("Sarah", library("Estate", "Master", text="Gain 1 pool."))
    game.phase("master", of="Sarah")
    game.pick("master", "Estate")
    assert {"card played", "cards drawn"} <= set(effects.told)
    assert "card cancelled" not in effects.told
