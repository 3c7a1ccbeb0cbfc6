"""A word when somebody has run out of pool: oust them, or wait for what may still happen (rulebook sec. 9.1)."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from vtes_desktop.play import requests as r
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label
from vtes_desktop.ui.table.overlay import Overlay
from vtes_desktop.ui.table.session import Session


class OustPrompt(Overlay):
    """Stands over the table while a Methuselah who is playing has no pool."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent, panel="blood")
        self._session = session
        self._seat = -1
        self._put_off: set[int] = set()
        """Seats about which the players want to wait."""
        self.words = Label()
        self.words.setWordWrap(True)
        self.oust = QPushButton(tr("Oust"))
        self.oust.setProperty("tone", "blood")
        self.later = QPushButton(tr("Not yet"))
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 12, 10)
        row.addWidget(self.words)
        row.addSpacing(12)
        row.addWidget(self.later)
        row.addWidget(self.oust)
        self.oust.clicked.connect(self._do_oust)
        self.later.clicked.connect(self._wait)

    def refresh(self) -> None:
        """Look whether somebody is out of pool now."""
        table = self._session.table
        broke = [seat for seat in table.playing() if table.seats[seat].pool <= 0]
        self._put_off &= set(broke)
        waiting = [seat for seat in broke if seat not in self._put_off]
        if self._session.watches or not waiting or table.over or len(table.playing()) < 2:
            self.hide()
            return
        self._seat = waiting[0]
        predator = table.seats[table.predator(self._seat)].name
        name = table.seats[self._seat].name
        self.words.setText(
            tr(
                "{name} has no pool left. Ousting gives {predator} a victory point and 6 pool.",
                name=name,
                predator=predator,
            )
        )
        self.show()
        self.adjustSize()
        self.place()
        self.raise_()

    def place(self) -> None:
        """Over the middle of the table, above one's own area."""
        size = self.sizeHint().boundedTo(self.ground.size())
        place = QRect(QPoint(0, 0), size)
        place.moveCenter(QPoint(self.ground.center().x(), self.ground.height() * 2 // 5))
        self.setGeometry(place)

    def _do_oust(self) -> None:
        self._session.ask(r.Oust(self._seat))

    def _wait(self) -> None:
        self._put_off.add(self._seat)
        self.refresh()
