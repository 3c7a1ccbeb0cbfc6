"""What an action's text burns for its effect must still be there as the action resolves (sec. 6.2.3)."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy


def begun(game: Position, kind: str, card: Copy, krid: Copy) -> None:
    """Krid of Sarah takes an action of that card, up to the decision whether Ira, of Alexis, blocks."""
    game.ready("Alexis", vampire("Ira", 10))
    game.pick(kind, card, minion=krid)
    while not game.options("block"):
        game.passes()


def resolved(game: Position) -> None:
    """Nobody blocks, and nobody does anything more in the action."""
    while game.table.action is not None:
        game.passes()


@pytest.mark.parametrize("spent", [False, True])
def test_a_hunting_ground_is_not_stolen_by_who_has_spent_its_last_blood_meanwhile(spent: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM", sect="Anarch"), blood=1)
    ground = game.in_play("Alexis", "Uptown Hunting Ground")
    (reformation,) = game.hand("Sarah", "Reformation")
    begun(game, "action card", reformation, krid)
    if spent:
        game.rules.burn_blood(krid, 1)
    resolved(game)
    assert (game.where(ground), krid.blood) == (f"cards in play of {'Alexis' if spent else 'Sarah'}", 0)


@pytest.mark.parametrize("spent", [False, True])
@pytest.mark.parametrize(("name", "discipline"), [("Panacea", "AUS"), ("Rayzeel's Song", "ANI")])
def test_who_has_spent_its_last_blood_meanwhile_unlocks_nobody(name: str, discipline: str, spent: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, discipline), blood=1)
    friend = game.ready("Sarah", vampire("Pug", 3) if name == "Panacea" else "Carlton Van Wyk", locked=True)
    (card,) = game.hand("Sarah", name)
    begun(game, "action card", card, krid)
    if spent:
        game.rules.burn_blood(krid, 1)
    resolved(game)
    assert (friend.locked, krid.blood) == (spent, 0)


@pytest.mark.parametrize(("blood", "after"), [(2, (0, 3)), (1, (1, 2))])
def test_a_counter_of_despiral_is_paid_whole_or_not_at_all(blood: int, after: tuple[int, int]) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ishtarri"), blood=2)
    despiral = game.on(krid, "Despiral", counters={"counters": 2})
    begun(game, "card in play", despiral, krid)
    game.rules.burn_blood(krid, 2 - blood)
    resolved(game)
    assert (krid.blood, despiral.counters["counters"]) == after


@pytest.mark.parametrize("edge", ["Sarah", "Justin"])
def test_nobody_burns_the_edge_of_another_for_shatter_the_gate(edge: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    baali = game.ready("Alexis", vampire("Baal", 9, clan="Baali"))
    shatter = game.on(baali, "Shatter the Gate")
    game.give_edge("Sarah")
    begun(game, "card in play", shatter, krid)
    game.give_edge(edge)
    resolved(game)
    mine = edge == "Sarah"
    assert (game.where(shatter), game.edge) == ("ash heap of Alexis" if mine else "Baal", "" if mine else "Justin")
