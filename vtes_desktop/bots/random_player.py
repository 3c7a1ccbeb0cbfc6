"""The random player: picks among its legal options, like anybody with a client could.

It is how the rules are tested at scale, and lets one person try the table. It answers when it is told to take a step,
never from within the host's own call, so that a chain of random players does not pile up calls.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Final

from vtes_desktop.play import requests as r
from vtes_desktop.play.client import Client, sit_down
from vtes_desktop.play.host import Host
from vtes_desktop.play.updates import Reply

RANDOM: Final = "random"
"""How a journal's header calls a seat that a random player fills (:attr:`SeatHeader.player`)."""


class RandomPlayer:
    """Fills one seat: answers the referee at random, and lets others do what they ask its leave for.

    In manual mode, where nothing is asked of anyone, it does nothing.

    >>> player = RandomPlayer(sit_down(host, 2), seed=7)     # doctest: +SKIP
    >>> player.step()                                        # doctest: +SKIP
    True
    """

    def __init__(self, client: Client, seed: int | str) -> None:
        self.client = client
        self._random = random.Random(seed)
        self.refused = ""
        """Why the host refused its last answer; empty when it did not."""

    @property
    def is_asked(self) -> bool:
        """Whether something waits for this player's answer."""
        client = self.client
        asked = client.asked
        return (asked is not None and asked.seat == client.seat and bool(asked.options)) or any(
            ask.of == client.seat for ask in client.asks
        )

    def step(self) -> bool:
        """Answer one thing that was asked of this player; returns whether anything was."""
        client = self.client
        for ask in client.asks:
            if ask.of == client.seat:
                client.ask(r.Answer(ask.number, yes=True), self._hear)
                return True
        asked = client.asked
        if asked is None or asked.seat != client.seat or not asked.options:
            return False
        kinds = [option.kind for option in asked.options]
        # What another has done by hand it can't judge, and so it never holds up the table by it.
        picked = kinds.index("agreed") if "agreed" in kinds else self._random.randrange(len(kinds))
        client.ask(r.Pick(asked.number, picked), self._hear)
        return True

    def _hear(self, reply: Reply) -> None:
        self.refused = reply.reason


def seat_random_players(host: Host) -> list[RandomPlayer]:
    """A random player for each seat that the game's header gives to one."""
    return [
        RandomPlayer(sit_down(host, seat), f"{host.header.commitment} {seat} {len(host.lines)}")
        for seat, entry in enumerate(host.header.seats)
        if entry.player == RANDOM
    ]


def step(players: Iterable[RandomPlayer]) -> bool:
    """Let one of the players that is asked something answer it; returns whether any was.

    A window calls this from its event loop until it returns False, and again after each update.
    """
    return any(player.step() for player in players)


def play_out(players: Sequence[RandomPlayer], most: int = 1_000_000) -> int:
    """Let players answer until none of them is asked anything (the game is over, or another is asked), or `most`
    answers were given; returns how many were."""
    given = 0
    while given < most and step(players):
        given += 1
    return given
