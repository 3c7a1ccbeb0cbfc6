"""A computer Methuselah at a table: a client that answers by itself, and can say why."""

from __future__ import annotations

from vtes_desktop.bots.mind import Decision, Mind
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import Client
from vtes_desktop.play.updates import Reply


class ComputerPlayer:
    """Fills one seat: answers the referee by its mind, and lets others do what they ask its leave for."""

    def __init__(self, client: Client, mind: Mind) -> None:
        self.client = client
        self.mind = mind
        self.last: Decision | None = None
        """What it picked last."""
        self.refused = ""
        """Why the host refused its last answer; empty when it did not."""

    @property
    def is_asked(self) -> bool:
        """Whether something waits for this player's answer."""
        client = self.client
        asked = client.asked
        return (asked is not None and asked.seat == client.seat and bool(asked.options)) or any(
            ask.waits_for(client.seat) for ask in client.asks
        )

    def step(self) -> bool:
        """Answer one thing that was asked of this player; returns whether anything was."""
        client = self.client
        for ask in client.asks:
            if ask.waits_for(client.seat):
                client.ask(r.Answer(ask.number, yes=True), self._hear)
                return True
        asked = client.asked
        if asked is None or asked.seat != client.seat or not asked.options:
            return False
        self.last = self.mind.decide(client.table, asked)
        client.ask(r.Pick(asked.number, self.last.option), self._hear)
        return True

    def _hear(self, reply: Reply) -> None:
        self.refused = reply.reason
