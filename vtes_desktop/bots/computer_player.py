"""A computer Methuselah at a table: a client that answers by itself, and can say why."""

from __future__ import annotations

from vtes_desktop.bots.mind import Decision, Mind
from vtes_desktop.bots.random_player import SeatPlayer
from vtes_desktop.play.client import Client
from vtes_desktop.play.updates import Asked


class ComputerPlayer(SeatPlayer):
    """Answers by its mind."""

    def __init__(self, client: Client, mind: Mind) -> None:
        super().__init__(client)
        self.mind = mind
        self.last: Decision | None = None
        """What it picked last."""

    def pick(self, asked: Asked) -> int:
        """What its mind decides."""
        self.last = self.mind.decide(self.client.table, asked)
        return self.last.option
