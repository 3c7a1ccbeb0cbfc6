"""The referee's chair at a host's table: empty in manual mode, taken in strict mode (design, decision 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from vtes_desktop.play import manners
from vtes_desktop.play import requests as r
from vtes_desktop.play.games import Play
from vtes_desktop.play.history import History
from vtes_desktop.play.strict import DivergedError, Strict, rebuild
from vtes_desktop.play.updates import Asked
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import NOT_AGREED, TRIES
from vtes_desktop.table.chance import Chance, Ids
from vtes_desktop.table.doing import Doing, RefusedError
from vtes_desktop.table.faces import Faces
from vtes_desktop.table.journal import Header, Line
from vtes_desktop.table.saying import Who
from vtes_desktop.table.table import NOBODY, Table

REFEREE_LEAVES = "The referee can’t go on: "
"""So begins the sentence that says why it has left by itself."""


class Chair:
    """Calls the referee, sends it away and calls it back; what is asked of the table goes by it."""

    def __init__(self, header: Header, faces: Faces, history: History, chance: Chance, ids: Ids, play: Play) -> None:
        self.strict: Strict | None = None
        """The referee that sits here; None in manual mode."""
        self._header = header
        self._faces = faces
        self._history = history
        self._chance = chance
        self._ids = ids
        self._play = play
        self._others: tuple[tuple[int, ...], Asked] | None = None
        """What was last told to who was not asked, by the question's number and those who had answered it."""

    def carry_out(self, doing: Doing, request: r.Request) -> None:
        """Do what is asked as the referee allows it, or in manual mode by good manners. Raises
        :class:`RefusedError`."""
        if isinstance(request, r.Pick):
            self._asking(request).answer(doing, request.option, self._line)
        else:
            self.admit(doing.seat, request)
            manners.carry_out(doing, request)
            if self.strict is not None:
                self.strict.moved(doing)
        if isinstance(request, r.Deal) and doing.table.mode == "strict":
            why = self._unknown_card(doing.table)
            try:
                if not why:
                    self.call(doing)
            except RefusedError as error:
                why = str(error)
            if why:
                self.switch(doing, "manual", why)

    @property
    def _line(self) -> int:
        """The number of the line that is about to be written."""
        return len(self._history.lines) + 1

    def _asking(self, request: r.Pick) -> Strict:
        """The referee, if this answers what it asks. Raises :class:`RefusedError`."""
        if self.strict is None:
            raise RefusedError("Nothing is being asked.")
        if request.choice != self._history.asked:
            raise RefusedError("That question is settled already.")
        return self.strict

    def not_agreed(self, seat: int, request: r.Pick) -> int:
        """Where `seat` says by this that something was not done by hand as a card says it: the line in which doing it
        began; else 0. Raises :class:`RefusedError` for an answer to nothing."""
        strict = self._asking(request)
        choice = strict.check(seat)
        picked = choice.options[request.option : request.option + 1]
        return strict.step_began if choice.kind == "agree" and picked and picked[0].kind == NOT_AGREED else 0

    def leave_undone(self) -> tuple[int, r.Pick] | None:
        """Who says, and by which answer, that nothing is done by hand after all: once it was not agreed on
        :data:`~vtes_desktop.table.asking.TRIES` times. None while it may be done anew."""
        strict = self.strict
        if strict is None or strict.choice is None or not strict.by_hand(strict.choice.seat):
            return None
        refused = sum(line.picks and line.back > strict.step_began for line in self._history.lines)
        if refused < TRIES:
            return None
        done = next(place for place, option in enumerate(strict.choice.options) if option.kind == "done")
        return strict.choice.seat, r.Pick(self._history.asked, done)

    def admit(self, seat: int, request: r.Request) -> None:
        """Whether this may be asked of the table now. Raises :class:`RefusedError` with the referee's reason."""
        if self.strict is not None:
            self.strict.admit(seat, request)

    def by_hand(self, seat: int) -> bool:
        """Whether `seat` is doing by hand what the referee can't do for a card."""
        return self.strict is not None and self.strict.by_hand(seat)

    def switch(self, doing: Doing, mode: Literal["manual", "strict"], why: str = "") -> None:
        """Call the referee from the start of the running phase, or send it away, and say `why` when it can't go on.

        Raises :class:`RefusedError`.
        """
        table = doing.table
        if mode == table.mode:
            raise RefusedError(f"The table is in {mode} mode already.")
        if table.over:
            raise RefusedError("The game is over.")
        doing.do(m.SetMode(mode))
        if mode == "manual":
            self._send_away(doing)
            if why:
                doing.say(f"{REFEREE_LEAVES}{why}", kind="table", seat=NOBODY)
            doing.say(Who(doing.seat), " sends the referee away: manual mode from here on", kind="table")
        else:
            doing.say(Who(doing.seat), f" calls the referee: strict mode from the {table.phase} phase", kind="table")
            self.call(doing)

    def _send_away(self, doing: Doing) -> None:
        if self.strict is not None:
            doing.left = self.strict.leave()
        self.strict = None
        self._play.sent_away(doing)

    def call(self, doing: Doing) -> None:
        """Let the referee begin with the phase that the table is in. Raises :class:`RefusedError`."""
        if why := self._unknown_card(doing.table):
            raise RefusedError(f"The referee can’t come: {why}")
        doing.turn_begins()
        strict = Strict(doing.table, self._header, self._play)
        strict.begin(doing, self._line, self._history.in_effect())
        self.strict = strict

    def call_back(self, table: Table) -> Table:
        """After lines were taken back or read from disk: bring the referee to where the table is.

        Returns the table to go on with: in strict mode the one that the referee holds,
        which equals `table`. Raises :class:`DivergedError`; the chair is empty then.
        """
        self.strict = None
        if table.mode != "strict":
            return table
        if why := self._unknown_card(table):
            raise DivergedError(why)
        lines = self._history.in_effect()
        start = self._history.at_last_start(table, lines)
        try:
            self.strict = self._rebuilt(table, lines, start)
        except DivergedError:
            if start is None:
                raise
            self.strict = self._rebuilt(table, lines, None)
        return self.strict.table

    def _rebuilt(self, table: Table, lines: Sequence[Line], start: Table | None) -> Strict:
        strict = rebuild(self._header, lines, self._faces, self._chance, self._ids, self._play, start)
        if strict.table != table:
            raise DivergedError("The table that the rules lead to is another than the journal's.")
        return strict

    def asked_of(self, seat: int) -> Asked | None:
        """What the referee asks now, as a seat may know it."""
        strict = self.strict
        referee = strict.referee if strict is not None else None
        if strict is None or referee is None or referee.question is None:
            return None
        asked = self._history.asked
        mine = referee.choice_of(seat)
        key = (asked, *referee.picked)
        if mine is None and self._others is not None and self._others[0] == key:
            return self._others[1]
        together, picked = strict.together
        choice = mine or referee.choice
        if choice is None:
            return None
        answered = tuple(other for other in together if other in picked)
        if not strict.tells(choice, seat):
            name = strict.table.seats[choice.seat].name
            return Asked(asked, choice.seat, "", f"{name} has the word.", together=together, answered=answered)
        options, own = (choice.options, picked.get(seat, -1)) if mine is not None else ((), -1)
        found = Asked(
            asked,
            choice.seat,
            choice.kind,
            choice.question,
            choice.rule,
            choice.about,
            options,
            together,
            answered,
            own,
        )
        if mine is None and not choice.about:  # who sees a card may change, and with it what is told
            self._others = key, found
        return found

    def _unknown_card(self, table: Table) -> str:
        """A sentence about a card of this game that the card list does not have; empty when it has all."""
        known = self._faces.cards
        missing = next((copy.card for copy in table.lying() if copy.card not in known), None)
        return "" if missing is None else f"This program’s card list has no card number {missing}."
