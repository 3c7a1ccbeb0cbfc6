"""Games of computer players in tests: dealt by a number, played without a window."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from pathlib import Path

from tests.game import catalogue
from tests.rules.random_game import compiled, published, texts
from vtes_desktop.bots.computer_player import ComputerPlayer
from vtes_desktop.bots.mind import Level, Mind
from vtes_desktop.bots.random_player import RandomPlayer
from vtes_desktop.bots.view import Knowledge
from vtes_desktop.play.client import sit_down
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.vtes import Vtes
from vtes_desktop.table.journal import Options

Player = ComputerPlayer | RandomPlayer


class Arena:
    """One game at a host, with a player for each seat."""

    def __init__(self, folder: Path, players: Sequence[Level | str], number: int) -> None:
        decks = published()
        chosen = [decks[(number * 7 + place * 13) % len(decks)] for place in range(len(players))]
        header = new_header(
            [(f"Player {place}", deck) for place, deck in enumerate(chosen)],
            Options(),
            mode="strict",
            seed=f"{number:064x}",
            created=datetime.datetime(2024, 1, 1, tzinfo=datetime.UTC),
        )
        self.host = Host.start(catalogue(), folder / f"{number}.vtes-game", header, play=Vtes(compiled))
        knowledge = Knowledge(catalogue(), texts())
        self.players: list[Player] = []
        for seat, level in enumerate(players):
            client = sit_down(self.host, seat)
            if level == "random":
                self.players.append(RandomPlayer(client, f"{number} {seat}"))
            else:
                mind = Mind(knowledge, seat, level, seed=f"{number} {seat}")  # type: ignore[arg-type]  # a level
                self.players.append(ComputerPlayer(client, mind))

    def step(self) -> bool:
        """Let whoever is asked answer; False once nobody is."""
        for player in self.players:
            if player.step():
                assert not player.refused, player.refused
                return True
        return False

    def play(self, rounds: int = 30, most: int = 20_000) -> int:
        """Play to the end or for so many rounds; returns how many answers it took."""
        given = 0
        while not self.host.table.over and self.host.table.round <= rounds and self.step():
            given += 1
            assert given < most, self.host.table
        return given
