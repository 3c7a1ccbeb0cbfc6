"""Events that are played from the hand: with what they come into play, and when they are replaced (sec. 1.6.1, 8)."""

from __future__ import annotations

import pytest

from tests.abilities.deeds import lying
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.asking import IllegalError


def _plays(event: str, *, gehenna: bool = True) -> Position:
    """Sarah plays an event of her hand in her discard phase, while one of Alexis's lies in play."""
    game = table()
    if gehenna:
        game.in_play("Alexis", "Anthelios, The Red Star")
    game.ready("Alexis", vampire("Old", 11))
    game.ready("Alexis", vampire("Young", 4))
    game.hand("Sarah", event)
    game.phase("discard", of="Sarah")
    game.pick("event", event)
    return game


@pytest.mark.parametrize(("event", "gehenna"), [("Wormwood", True), ("Waiting Game", False)])
def test_an_event_comes_into_play_with_its_counters(event: str, *, gehenna: bool) -> None:
    game = _plays(event, gehenna=gehenna)
    assert lying(game, event).counters == {"counters": 10}


def test_wormwood_drains_only_who_is_above_ten() -> None:
    game = _plays("Wormwood")
    old, young = game.rules.pile(1, "ready")
    assert [(each.blood, minions.capacity(game.rules, each)) for each in (old, young)] == [(10, 10), (4, 4)]


def test_wormwood_needs_another_gehenna_event() -> None:
    with pytest.raises(IllegalError, match="No option"):
        _plays("Wormwood", gehenna=False)


@pytest.mark.parametrize(("event", "late"), [("Wormwood", True), ("The Unmasking", True), ("Waiting Game", False)])
def test_what_is_played_in_a_discard_phase_waits_for_the_next_one(event: str, *, late: bool) -> None:
    """As the card says; one that says nothing is replaced at once."""
    game = _plays(event)
    hand = game.rules.pile(0, "hand")
    assert len(hand) == (6 if late else 7)
    game.go_to("discard", "Justin")
    assert len(game.rules.pile(0, "hand")) == (6 if late else 7)
    game.go_to("discard", "Sarah")
    assert len(game.rules.pile(0, "hand")) == 7


def test_what_is_played_before_waits_for_the_discard_phase_of_its_turn() -> None:
    game = table()
    game.hand("Sarah", "Liquidation")
    game.ready("Sarah", vampire("Krid", 5))
    game.phase("master", of="Sarah")
    game.pick("master", "Liquidation")
    game.go_to("minion", "Sarah")
    assert len(game.rules.pile(0, "hand")) == 6
    turn = game.table.turn
    game.go_to("discard", "Sarah")
    assert (game.table.turn, len(game.rules.pile(0, "hand"))) == (turn, 7)
