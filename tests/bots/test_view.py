"""What a computer player reads off its mirror is what is so."""

from __future__ import annotations

import random
from pathlib import Path

from tests.bots.positions import knowledge
from tests.lab.field import series
from vtes_desktop.bots.computer_player import ComputerPlayer
from vtes_desktop.bots.view import View
from vtes_desktop.bots.weights import weights_of
from vtes_desktop.lab.playing import LabGame
from vtes_desktop.rules import minions
from vtes_desktop.table.sight import cut


def numbers(view: View, copy: int) -> dict[str, object]:
    """The numbers of a minion, by name."""
    minion = view.table.copies[copy]
    of = (view.bleed, view.strength, view.stealth, view.intercept, view.votes, view.capacity)
    found: dict[str, object] = {each.__name__: each(minion) for each in of}
    return found | {"disciplines": dict(minions.disciplines(view.game, minion))}


def test_the_mirror_shows_the_numbers_of_every_minion_in_play_as_they_are(tmp_path: Path) -> None:
    """In games of computer players: each seat reads the same of every visible minion as the true table has."""
    compared, chance = 0, random.Random(5)
    for number in range(2):
        game = LabGame(series("regular,regular,regular,regular").plan(0, number), tmp_path)
        while not game.host.table.over and game.host.table.round < 12:
            asked = game.players[0].client.asked
            assert asked is not None
            if chance.random() < 0.08:
                table = game.host.table
                true = View(table, asked.seat, knowledge(), weights_of())
                seen = View(game.players[asked.seat].client.table, asked.seat, knowledge(), weights_of())
                for seat in table.playing():
                    for minion in true.ready(seat):
                        assert numbers(seen, minion.id) == numbers(true, minion.id)
                        compared += 1
            game.players[asked.seat].step()
        game.close()
    assert compared > 100


def test_a_mirror_that_has_changed_is_read_anew(tmp_path: Path) -> None:
    """A mind keeps the game of its mirror from one decision to the next: it reads as one that is made for it."""
    game = LabGame(series("regular,regular,regular").plan(0, 3), tmp_path)
    compared = 0
    while not game.host.table.over and game.host.table.round < 9:
        asked = game.players[0].client.asked
        assert asked is not None
        player = game.players[asked.seat]
        assert isinstance(player, ComputerPlayer)
        kept = player.mind._look(player.client.table)
        fresh = View(cut(game.host.table, asked.seat), asked.seat, knowledge(), weights_of())
        for seat in game.host.table.playing():
            for minion in fresh.ready(seat):
                assert numbers(kept, minion.id) == numbers(fresh, minion.id)
                compared += 1
        player.step()
    game.close()
    assert compared > 300
