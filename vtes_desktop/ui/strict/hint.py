"""Hints: what a computer player would do in a person's place, on request, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from vtes_desktop.table.asking import Option
from vtes_desktop.ui.table.session import Session

if TYPE_CHECKING:
    from vtes_desktop.ui.strict.asking import Asking
    from vtes_desktop.ui.table.advice import Advice


class Hint(QObject):
    """The advice for the open question, once it was asked for."""

    changed = Signal()

    def __init__(self, session: Session, asking: Asking) -> None:
        super().__init__(asking)
        self._session = session
        self._asking = asking
        self._advice: Advice | None = None
        self._wanted = -1
        asking.changed.connect(self._moved_on)

    @property
    def may_ask(self) -> bool:
        """Whether there is something to advise on."""
        return self._session.may_hint and len(self._asking.options) > 1

    @property
    def thinks(self) -> bool:
        """Whether advice is on its way."""
        mine = self._asking.mine
        return mine is not None and mine.number == self._wanted and self._current is None

    @property
    def _current(self) -> Advice | None:
        advice, mine = self._advice, self._asking.mine
        return advice if advice is not None and mine is not None and advice.number == mine.number else None

    @property
    def option(self) -> Option | None:
        """What is advised now; None while there is no advice for what is asked."""
        advice, mine = self._current, self._asking.mine
        return mine.options[advice.option] if advice is not None and mine is not None else None

    @property
    def why(self) -> str:
        """The reason, as a sentence."""
        return self._current.why if self._current is not None else ""

    def ask(self) -> None:
        """Have a computer player think about what is asked here."""
        mine, adviser = self._asking.mine, self._session.adviser
        if mine is None or adviser is None or not self.may_ask:
            return
        if self._wanted == -1:
            adviser.advised.connect(self._advised)
        self._wanted = mine.number
        self._session.advise(mine)
        self.changed.emit()

    def cards(self) -> set[int]:
        """The cards with which the advised option is done."""
        option = self.option
        return {number for number in (option.copy, option.minion) if number} if option is not None else set()

    def _advised(self, advice: Advice) -> None:
        self._advice = advice
        self.changed.emit()

    def _moved_on(self) -> None:
        if self._advice is not None and self._current is None:
            self._advice = None
            self.changed.emit()
