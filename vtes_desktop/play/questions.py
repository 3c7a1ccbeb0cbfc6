"""Leave that seats ask of each other: the questions that are open, each put to all whom it concerns together."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Ask
from vtes_desktop.table.doing import RefusedError
from vtes_desktop.table.saying import cut_saying

MOST: Final = 5
"""How many questions of one seat can be open: nobody can bury the others under them."""


class Question(NamedTuple):
    """What a seat asked others' leave for."""

    ask: Ask
    request: r.Request
    target: int = 0
    """Of a take-back, or doing again: the line that it is about."""
    number: int = 0
    """The number that its seat gave the request; 0 for none."""

    @property
    def takes_back(self) -> bool:
        """Whether it is about taking something back, or doing it again."""
        return isinstance(self.request, r.TakeBack | r.Again)


class Questions:
    """All questions that are open, by the number of the journal's line in which they were asked."""

    def __init__(self) -> None:
        self._open: dict[int, Question] = {}

    def check(self, by: int, request: r.Request) -> None:
        """Raises :class:`RefusedError` when a seat can't ask this now: it has asked it, or too much, already."""
        mine = [question for question in self._open.values() if question.ask.by == by]
        if any(question.request == request for question in mine):
            raise RefusedError("You have asked that already: wait for the answer, or withdraw it.")
        if len(mine) >= MOST:
            raise RefusedError(f"You wait for {MOST} answers already: withdraw one of your questions first.")

    def add(self, question: Question) -> None:
        """A question is asked, or put to others in addition."""
        self._open[question.ask.number] = question

    @property
    def all(self) -> tuple[Question, ...]:
        """All that are open."""
        return tuple(self._open.values())

    def get(self, number: int) -> Question | None:
        """The open question of that number."""
        return self._open.get(number)

    def settle(self, number: int) -> None:
        """A question is answered."""
        self._open.pop(number, None)

    def of(self, seat: int) -> tuple[Ask, ...]:
        """What is asked by or of a seat, in words that tell it no more than it knows."""
        return tuple(
            replace(ask, saying=heard)
            for ask, *_ in self._open.values()
            if (seat in ask.of or seat == ask.by) and (heard := cut_saying(ask.saying, seat))
        )

    def is_open(self, request: r.Request) -> bool:
        """Whether somebody asks for this."""
        return any(question.request == request for question in self._open.values())

    def taking_back(self) -> int | None:
        """Who asks to take something back, while the others think about it; None for nobody."""
        return next((question.ask.by for question in self._open.values() if question.takes_back), None)
