"""Looking ahead: a whole table that a mirror could be of, a referee set down at it, and what came of an action."""

from __future__ import annotations

import random
from pathlib import Path

from msgspec import msgpack

from tests.abilities.table import table
from tests.bots.arena import Arena
from tests.bots.positions import knowledge
from vtes_desktop.bots.look_ahead import set_down, supposed
from vtes_desktop.bots.mind import Mind
from vtes_desktop.play.updates import Asked
from vtes_desktop.table.sight import cut

LUCK = "5a" * 32


def test_the_options_are_those_of_the_game_at_whatever_table_it_could_be(tmp_path: Path) -> None:
    arena, chance, same, looked = Arena(tmp_path, ["regular"] * 3, 5), random.Random(1), 0, 0
    while looked < 10 and not arena.host.table.over:
        asked = arena.players[0].client.asked
        assert asked is not None
        if asked.kind == "minion phase":
            client = arena.players[asked.seat].client
            own, before = client.asked, msgpack.encode(client.table)
            assert own is not None
            whole = supposed(client.table, knowledge(), chance)
            assert all(copy.card for copy in whole.copies.values())
            assert all(number for seat in whole.seats for pile in seat.piles.values() for number in pile)
            choice = set_down(whole, knowledge(), LUCK).choice
            same += choice is not None and choice.options == own.options
            looked += 1
            assert msgpack.encode(client.table) == before
        arena.players[asked.seat].step()
    assert looked == 10
    assert same >= 9


def test_of_what_seems_alike_that_is_done_of_which_more_comes() -> None:
    game = table()
    game.ready("Sarah", "Theo Bell")
    game.hand("Sarah", *["Deflection"] * 7)
    game.pool("Alexis", 1)
    game.phase("minion", of="Sarah")
    choice = game.choice
    assert choice is not None
    asked = Asked(1, choice.seat, choice.kind, choice.question, choice.rule, choice.about, choice.options)
    mind = Mind(knowledge(), 0, "expert", seed="same")
    assert mind.ahead is not None
    never = [-9.0] * (len(choice.options) - 2)
    for scores in ([0.0, 0.0, *never], [0.0, 0.5, *never]):
        best = mind.ahead.best(cut(game.table, 0), asked, scores, mind.weights, "same")
        assert choice.options[best].kind == "bleed"
