"""The random player: picks among its legal options, like anybody with a client could.

It is how the rules are tested at scale, and lets one person try the table. It answers when it is told to take a step,
never from within the host's own call, so that a chain of random players does not pile up calls.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Final

from vtes_desktop.play import requests as r
from vtes_desktop.play.client import Client, sit_down
from vtes_desktop.play.consent import RANDOM as RANDOM
from vtes_desktop.play.host import Host
from vtes_desktop.play.updates import Asked, Reply
from vtes_desktop.table.asking import Option
from vtes_desktop.table.table import Table

_KIND: Final = attrgetter("kind")
_BY_HAND: Final = frozenset({"agreed", "use by hand"})
"""The kinds of options to do something by hand, and to agree to what another has done so."""


class Whim:
    """How a random player picks: any option, each as likely as the others, but nothing that holds up the table.

    What another has done by hand it can't judge, and so it agrees. A minion whose attempt to block has failed may try
    again as often as its Methuselah likes (sec. 6.2.2); it tries once in each action.
    """

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed)
        self._action: tuple[int, int, str] = (0, 0, "")
        self._tried: set[int] = set()

    def pick(self, table: Table, kind: str, options: Sequence[Option]) -> int:
        """The index of one of the options of a choice of this kind."""
        if kind != "block":
            every: Sequence[int] = range(len(options))
            if _BY_HAND.isdisjoint(map(_KIND, options)):
                return self._random.choice(every)
            kinds = [*map(_KIND, options)]
            if "agreed" in kinds:
                return kinds.index("agreed")
            # What must be done by hand it could not do; it leaves that where there is anything else.
            known = [place for place, each in enumerate(kinds) if each != "use by hand"]
            return self._random.choice(known or every)
        if table.action is not None and (now := (table.turn, table.action.minion, table.action.kind)) != self._action:
            self._action = now
            self._tried.clear()
        fresh = [place for place, each in enumerate(options) if each.copy not in self._tried]
        picked = self._random.choice(fresh or range(len(options)))
        if options[picked].copy:
            self._tried.add(options[picked].copy)
        return picked


class SeatPlayer(ABC):
    """Fills one seat by itself: answers the referee, and lets others do what they ask its leave for.

    In manual mode, where nothing is asked of anyone, it does nothing.
    """

    def __init__(self, client: Client) -> None:
        self.client = client
        self.refused = ""
        """Why the host refused its last answer; empty when it did not."""

    @abstractmethod
    def pick(self, asked: Asked) -> int:
        """The index of the option that it takes."""

    @property
    def is_asked(self) -> bool:
        """Whether something waits for this player's answer."""
        client = self.client
        asked = client.asked
        return (asked is not None and asked.seat == client.seat and asked.waits) or any(
            ask.waits_for(client.seat) for ask in client.asks
        )

    def step(self) -> bool:
        """Answer one thing that was asked of this player; returns whether anything was."""
        if self.agree():
            return True
        client = self.client
        asked = client.asked
        if asked is None or asked.seat != client.seat or not asked.waits:
            return False
        client.ask(r.Pick(asked.number, self.pick(asked)), self._hear)
        return True

    def agree(self) -> bool:
        """Let another do one thing that waits for this player's leave; returns whether anything did."""
        client = self.client
        for ask in client.asks:
            if ask.waits_for(client.seat):
                client.ask(r.Answer(ask.number, yes=True), self._hear)
                return True
        return False

    def _hear(self, reply: Reply) -> None:
        self.refused = reply.reason


class RandomPlayer(SeatPlayer):
    """Answers at random.

    >>> player = RandomPlayer(sit_down(host, 2), seed=7)     # doctest: +SKIP
    >>> player.step()                                        # doctest: +SKIP
    True
    """

    def __init__(self, client: Client, seed: int | str) -> None:
        super().__init__(client)
        self._whim = Whim(seed)

    def pick(self, asked: Asked) -> int:
        """Any option, by its whim; by hand it does nothing, for what it moved would be no play of the card."""
        options = asked.options
        if asked.kind == "by hand":
            ends = [place for place, each in enumerate(options) if each.kind in ("done", "keep")]
            return ends[self._whim.pick(self.client.table, asked.kind, [options[place] for place in ends])]
        return self._whim.pick(self.client.table, asked.kind, options)


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
