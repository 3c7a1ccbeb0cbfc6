"""A computer Methuselah at a table: a client that answers by itself, and can say why."""

from __future__ import annotations

from typing import Final

from vtes_desktop.bots.mind import Decision, Mind
from vtes_desktop.bots.random_player import SeatPlayer
from vtes_desktop.play.bargaining import offers_to
from vtes_desktop.play.client import Client
from vtes_desktop.play.updates import Asked, Reply

TALKED_OF: Final = frozenset({"polling", "block"})
"""The questions over which computer players offer something to others."""


class ComputerPlayer(SeatPlayer):
    """Answers by its mind."""

    def __init__(self, client: Client, mind: Mind, *, talks: bool = False) -> None:
        super().__init__(client)
        client.lasting = True
        self.mind = mind
        self.talks = talks
        """Whether it offers bargains itself."""
        self.last: Decision | None = None
        """What it picked last."""

    def pick(self, asked: Asked) -> int:
        """What its mind decides."""
        table = self.client.table
        self.last = self.mind.decide(table, asked)
        if self.talks and asked.kind in TALKED_OF:
            for each in self.mind.says(table, asked, self.last.option):
                self.client.ask(each, _let_it_be)
        return self.last.option

    def answer_offers(self) -> None:
        """Say yes or no to what others have offered it."""
        table = self.client.table
        if offers_to(table, self.client.seat):
            for each in self.mind.says(table, None):
                self.client.ask(each, _let_it_be)


def _let_it_be(_: Reply) -> None:
    """What is said is no answer: an offer that is refused has just not been made."""
