"""Looking through a pile of Vendetta's table: its cards side by side, each to be read in the preview."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from vtes_desktop.play import requests as r
from vtes_desktop.ui.faces import FaceCache, FaceKey, height_for
from vtes_desktop.ui.flow import Flow
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import capital, tr
from vtes_desktop.ui.plain import Label, as_written
from vtes_desktop.ui.strict.grids import empty
from vtes_desktop.ui.table.browsing import Browsing
from vtes_desktop.ui.table.session import Session
from vtes_desktop.ui.vendetta import known
from vtes_desktop.ui.vendetta.choosing import CardButton
from vtes_desktop.ui.vendetta.words import pile_title

WIDTH: Final = 112
"""Of a card, in pixels."""


class PilePanel(Browsing):
    """The cards of a pile."""

    def __init__(self, session: Session, faces: FaceCache, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._faces = faces
        self._looking = ""
        """One's own deck that is looked at."""
        self._shown: list[tuple[int, CardButton]] = []
        self.title = Label()
        self.title.setProperty("tone", "heading")
        close = QPushButton(tr("Close"))
        close.clicked.connect(self.close_panel)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(close)
        self._cards = QWidget()
        self._flow = Flow(6, self._cards)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self._cards)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 12, 12)
        column.addLayout(head)
        column.addWidget(scroll, 1)
        self.setFocusProxy(close)
        faces.ready.connect(self._painted)
        session.viewer_changed.connect(self.close_panel)

    def open_pile(self, seat: int, region: str) -> None:
        """Look through a pile that lies open, or a hand that is seen."""
        self._show(seat, region, self._called(seat, region), 0)

    def open_top(self, region: str, count: int, seat: int | None = None) -> None:
        """Look at the top cards of one's own deck."""
        who = self._session.viewer if seat is None else seat
        self._looking = region
        self._session.ask(r.Look(region, count), who)
        self._show(who, region, tr("The top: {pile}", pile=self._called(who, region)), count)

    def close_panel(self) -> None:
        """Put the pile down."""
        looking, self._looking = self._looking, ""
        if looking:
            self._session.ask(r.StopLooking(looking))
        empty(self._flow)
        self._shown = []
        super().close_panel()

    def place(self) -> None:
        """The middle of the table."""
        ground = self.ground.adjusted(20, 20, -20, -20)
        size = QSize(min(ground.width(), 8 * (WIDTH + 22)), min(ground.height(), 3 * (height_for(WIDTH) + 24) + 60))
        place = QRect(ground.topLeft(), size)
        place.moveCenter(ground.center())
        self.setGeometry(place)

    def _called(self, seat: int, region: str) -> str:
        return pile_title(self._session.table, seat, region)

    def _show(self, seat: int, region: str, title: str, top: int) -> None:
        empty(self._flow)
        self._shown = []
        table = self._session.table
        pile = table.pile(seat, region)
        for i in pile[:top] if top else pile:
            copy = table.copies.get(i)
            if copy is None:
                continue
            button = CardButton(self._session, i, copy.card)
            button.setIconSize(QSize(WIDTH, height_for(WIDTH)))
            name = (
                self._session.name(copy.card)
                if copy.card
                else game_word(table.description.kinds.get(copy.kind, copy.kind))
            )
            button.setAccessibleName(name)
            button.setToolTip(as_written(name))
            self._flow.addWidget(button)
            button.show()
            self._shown.append((i, button))
        self.title.setText(f"{capital(title)}, {len(self._shown)}")
        self._paint()
        self.open()

    def _paint(self) -> None:
        for i, button in self._shown:
            copy = self._session.table.copies.get(i)
            if copy is not None:
                face = known.face(self._session, copy)
                button.setIcon(QIcon(self._faces.request(face, copy.kind, WIDTH, self.devicePixelRatioF())))

    def _painted(self, key: FaceKey) -> None:
        if self.isVisible() and key.width == WIDTH:
            self._paint()
