"""A game played once more from its requests, to see whether they lead where the journal says."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from vtes_desktop.any_json import UNREADABLE
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play import requests as r
from vtes_desktop.play.chair import REFEREE_LEAVES
from vtes_desktop.play.host import Host
from vtes_desktop.play.in_words import InWords
from vtes_desktop.play.unwritten import Unwritten
from vtes_desktop.table.journal import QUESTIONS_NUMBERED, Header, Line
from vtes_desktop.table.saying import Saying
from vtes_desktop.table.table import NOBODY


class PlayedAgain(Host):
    """A host that is given a journal's requests in order.

    :param words: says what came otherwise.
    """

    def __init__(self, catalogue: Catalogue, header: Header, words: InWords) -> None:
        super().__init__(catalogue, Unwritten(header), header, lambda: 0.0)
        self._words = words

    def _is_at_limit(self, line: Line) -> bool:
        """Whether the host itself may stop the clock in this line: once, when the time limit has been reached."""
        limit = self.table.clock.limit
        return line.seat == NOBODY and 0 < limit <= line.t and not self._history.was_stopped()

    def differs(self, line: Line) -> tuple[str, str, str] | None:
        """Play a line's request; returns what came of it otherwise (what, expected, found), or None.

        After a difference the game can't be played on.
        """
        try:
            request = msgspec.json.decode(line.request, type=r.Request)
        except UNREADABLE:
            return "What was asked is nothing that can be asked of a table.", "", ""
        asked = self._words.value(request)
        of_host = isinstance(request, r.Deal) or (self._is_at_limit(line) and request == r.Pause(False))
        if (line.seat == NOBODY) != of_host or (isinstance(request, r.Deal) and self.lines):
            if line.seat == NOBODY:
                return f"It says that nobody asked for {asked}: only the deal is asked for by nobody.", "", ""
            return (
                f"It says that {self._words.seat(line.seat)} asked for the deal: that is the host’s, and once.",
                "",
                "",
            )
        if line.wish or isinstance(request, r.Answer):
            if line.moves or line.draws or line.picks:
                return "What seats ask and answer each other can’t change the table, but this line does.", "", ""
            self._history.append(line, [])
            return None
        if isinstance(request, r.Pick) and self.header.format < QUESTIONS_NUMBERED:
            # The program of then counted its questions in memory, and anew after Continue: what was answered stands.
            request = replace(request, choice=self._history.asked)
        # When the referee could not go on, the host has asked for manual mode by itself: that line is there already.
        if len(self.lines) < line.n:
            reply = self._carry_out(line.seat, request, settles=line.settles)
            if not reply.accepted:
                return f"{asked[:1].upper()}{asked[1:]} was to be refused: {reply.reason}", "", ""
        came = self.lines[line.n - 1]
        if came.moves != line.moves:
            return "What was asked does not lead to these moves.", *self._first_other(came.moves, line.moves)
        for name, what in _LEADS_TO.items():
            expected, found = getattr(came, name), getattr(line, name)
            if name == "start" and self.header.format < QUESTIONS_NUMBERED:
                continue  # it was another thing then
            if expected != found:
                return f"What was asked leads to something else: {what}.", self._told(expected), self._told(found)
        if came.log != line.log and not (isinstance(request, r.SwitchMode) and _why_before(line.log, came.log)):
            return "What was asked leads to other sentences.", *self._first_other(came.log, line.log)
        return None

    def _told(self, value: object) -> str:
        return self._words.value(value)

    def _first_other(self, expected: Sequence[object], found: Sequence[object]) -> tuple[str, str]:
        """The first of two sequences' members that differ, in words; nothing more where one has ended."""
        for one, other in zip(expected, found, strict=False):
            if one != other:
                told, told_other = self._told(one), self._told(other)
                # In the same words: then the difference is one that has none.
                return (told, told_other) if told != told_other else (told, f"{told_other}, but not in the same way")
        longer = expected if len(expected) > len(found) else found
        rest = self._told(longer[min(len(expected), len(found))])
        return (rest, "nothing more") if longer is expected else ("nothing more", rest)


_LEADS_TO = {
    "draws": "what came of a random draw",
    "drawn": "the number of random draws so far",
    "given": "the number of new card ids so far",
    "back": "which line is taken back",
    "again": "which line is done again",
    "picks": "whether it answers the referee",
    "together": "whether others who are asked with this seat are waited for",
    "start": "after how many moves, random draws and new card ids of it a turn begins",
    "left": "what was used up in the turn when the referee was sent away",
    "at": "round, and the number of the seat whose turn it is",
}
"""What else follows from a request, by the line's field."""


def _why_before(log: Sequence[Saying], came: Sequence[Saying]) -> bool:
    """Whether a log is this one, and before it why the referee has left by itself: that is in no request."""
    first = log[0] if log else Saying(())
    said = len(first.parts) == 1 and isinstance(first.parts[0], str) and first.parts[0].startswith(REFEREE_LEAVES)
    return said and replace(first, parts=()) == Saying((), NOBODY, "table") and log[1:] == came
