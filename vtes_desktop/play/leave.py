"""Leave that seats ask of each other: whose it takes to do a thing, and the questions that are open."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from vtes_desktop.play import requests as r
from vtes_desktop.play.strict import BY_HAND
from vtes_desktop.play.updates import Ask
from vtes_desktop.table.saying import Saying, cut_saying

RANDOM: Final = "random"
"""How a journal's header calls a seat that a random player fills (:attr:`SeatHeader.player`): it consents to all."""
HELD: Final = (r.Pick, *BY_HAND)
"""What waits in strict mode while somebody asks to take something back."""


class Question(NamedTuple):
    """What a seat asked another's leave for."""

    ask: Ask
    request: r.Request
    granted: frozenset[int]
    """Seats that have given theirs already."""
    line: int = 0
    """Of a take-back in strict mode: the line that is to be taken back."""
    number: int = 0
    """The number that its seat gave the request; 0 for none."""


class Questions:
    """All questions that are open."""

    def __init__(self) -> None:
        self._open: dict[int, Question] = {}
        self._asked = 0

    def add(
        self,
        by: int,
        of: int,
        about: Saying,
        request: r.Request,
        granted: frozenset[int],
        line: int = 0,
        number: int = 0,
    ) -> None:
        """One seat asks another."""
        self._asked += 1
        self._open[self._asked] = Question(Ask(self._asked, by, of, about), request, granted, line, number)

    def get(self, number: int) -> Question | None:
        """The open question of that number."""
        return self._open.get(number)

    def all(self) -> list[Question]:
        """Every open question, the oldest first."""
        return list(self._open.values())

    def settle(self, number: int) -> None:
        """A question is answered."""
        del self._open[number]

    def of(self, seat: int) -> tuple[Ask, ...]:
        """What is asked by or of a seat, in words that tell it no more than it knows."""
        return tuple(
            replace(ask, saying=heard)
            for ask, *_ in self._open.values()
            if seat in (ask.of, ask.by) and (heard := cut_saying(ask.saying, seat))
        )

    def taking_back(self) -> int | None:
        """Who asks in strict mode to take something back, while the others think about it; None for nobody."""
        return next((question.ask.by for question in self._open.values() if question.line), None)
