"""Passing until something happens to a seat: its quiet answers are given for it until a person is needed again."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Asked, Update
from vtes_desktop.table.asking import Option
from vtes_desktop.table.option_kinds import OptionKind
from vtes_desktop.table.saying import Card, Cards, Saying, Who
from vtes_desktop.table.table import NOBODY, Table
from vtes_desktop.ui.table.session import Session

PASSED: Final[frozenset[OptionKind]] = frozenset({"pass", "no block", "no"})
"""The answers that are given; what was done by hand is never agreed to in a person's name."""
HAPPENS: Final = frozenset({"block", "prevention", "agree"})
"""Questions that a person wants to answer."""
WAIT_MS: Final = 320
"""How long an answer takes: what passes by itself must not differ from a person who has nothing to play."""
_HELD = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr, Qt.Key.Key_Space}
)
"""Keys that are part of others; and Space, which the one who asks for passing looks after."""


class Passing(QObject):
    """Passes for a seat until it is targeted, asked to block, prevent or cast votes, or its turn begins.

    Any key and any click end it, but for a click on one of :attr:`spared`.
    """

    changed = Signal()
    """It began or ended."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.seat = NOBODY
        """For whom; -1 while nobody wants it."""
        self.spared: list[QWidget] = []
        """The buttons that begin and end it."""
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(WAIT_MS)
        self.timer.timeout.connect(self._pass)
        for seat, client in session.clients.items():
            client.on_update.append(partial(self._heard, seat))
        session.viewer_changed.connect(self.stop)

    @property
    def on(self) -> bool:
        """Whether somebody here passes until something happens."""
        return self.seat != NOBODY

    def start(self, seat: int) -> None:
        """Pass for a seat of this desktop from now on."""
        self.seat = seat
        app = QCoreApplication.instance()
        if app is not None:
            app.installEventFilter(self)
        self.changed.emit()
        self._consider()

    def stop(self) -> None:
        """A person answers again."""
        if not self.on:
            return
        self.seat = NOBODY
        self.timer.stop()
        app = QCoreApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self.changed.emit()

    def toggle(self, seat: int) -> None:
        """Begin, or end."""
        if self.on:
            self.stop()
        else:
            self.start(seat)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any key and any click end it, and do what they do besides."""
        pressed = event.type() == QEvent.Type.MouseButtonPress and isinstance(watched, QWidget)
        typed = event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride) and isinstance(event, QKeyEvent)
        if (pressed and watched not in self.spared) or (
            typed and isinstance(event, QKeyEvent) and event.key() not in _HELD
        ):
            self.stop()
        return False

    def _heard(self, seat: int, update: Update) -> None:
        if seat != self.seat:
            return
        table = self._session.clients[seat].table
        if any(tells_of(saying, seat, table) for saying in update.sayings):
            self.stop()
        else:
            self._consider()

    def _consider(self) -> None:
        """End when something happens; else answer in a while, when something is asked."""
        client = self._session.clients.get(self.seat)
        if client is None:
            return
        asked = client.asked
        if asked is None or happens(client.table, self.seat):
            self.stop()
        elif asked.seat == self.seat and asked.waits:
            if passed(asked) is None:
                self.stop()
            elif not self.timer.isActive():
                self.timer.start()

    def _pass(self) -> None:
        client = self._session.clients.get(self.seat)
        asked = client.asked if client is not None else None
        if client is None or asked is None or asked.seat != self.seat or not asked.waits:
            return
        option = passed(asked)
        if option is not None:
            client.ask(r.Pick(asked.number, asked.options.index(option)))


def happens(table: Table, seat: int) -> bool:
    """Whether what goes on at the table is a seat's own matter: its turn, an action at it, its minion's combat."""
    action, combat = table.action, table.combat
    at_it = action is not None and (
        seat in action.seats
        or any(copy in table.copies and table.copies[copy].controller == seat for copy in action.targets)
    )
    fights = combat is not None and seat in (combat.acting.seat, combat.opposing.seat)
    return table.over or table.active == seat or at_it or fights


def passed(asked: Asked) -> Option | None:
    """The answer that passes; None when a person wants to answer."""
    votes = asked.kind == "polling" and any(option.kind.endswith(" for") for option in asked.options)
    if asked.kind in HAPPENS or votes:
        return None
    return next((option for option in asked.options if option.kind in PASSED), None)


def tells_of(saying: Saying, seat: int, table: Table) -> bool:
    """Whether a sentence tells what another does to a seat: it names that Methuselah, or a card she controls."""
    if saying.seat in (seat, NOBODY) or saying.kind == "chat":
        return False
    name = table.seats[seat].name
    for part in saying.parts:
        # The rules say some names as words: “bleeds Sarah for 2”.
        if isinstance(part, str) and name in part and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", part):
            return True
        cards = part.cards if isinstance(part, Cards) else (part,) if isinstance(part, Card) else ()
        if any(card.copy in table.copies and table.copies[card.copy].controller == seat for card in cards):
            return True
        if isinstance(part, Who) and part.seat == seat:
            return True
    return False
