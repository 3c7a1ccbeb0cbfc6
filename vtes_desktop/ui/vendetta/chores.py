"""The chores of a table without a referee, as buttons beside the hand; those of the running phase are gold."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from vtes_desktop.play import requests as r
from vtes_desktop.play.games import play_of
from vtes_desktop.ui.flow import Flow
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label, as_written, caption
from vtes_desktop.ui.strict.asking import Asking
from vtes_desktop.ui.strict.grids import empty
from vtes_desktop.ui.table.held import HeldMenu
from vtes_desktop.ui.table.overlay import Overlay
from vtes_desktop.ui.table.session import Session
from vtes_desktop.ui.vendetta.grounds import location_title
from vtes_desktop.ui.vendetta.layout import HAND, chores_width
from vtes_desktop.vendetta.game import locations_for

PHASES: Final[Mapping[str, tuple[str, ...]]] = {
    "feed": ("feed all",),
    "locations": ("new allies",),
    "hand": ("draw two",),
    "resolution": ("next location", "withdraw", "reveal", "count power", "end round", "count up"),
}
"""The chores of each phase."""
AT_LOCATION: Final = frozenset({"reveal", "count power", "withdraw"})
"""Chores that are done at a Location, which a menu asks for."""
WITH_A_CARD: Final = frozenset({"clan", "keep one", "drain"})
"""Chores that are done with a card: by a click on it, or in its menu."""
EDGE: Final = 8


class ChoresPanel(Overlay):
    """Stands beside the hand while the players do everything by hand."""

    def __init__(self, session: Session, asking: Asking, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._asking = asking
        self._made: tuple[object, ...] = ()
        self.buttons: dict[str, QPushButton] = {}
        self._title = Label(tr("At a button"))
        self._title.setProperty("tone", "dim")
        self._flow = Flow(6)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 10)
        column.setSpacing(6)
        column.addWidget(self._title)
        column.addLayout(self._flow)
        asking.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the chores, or nothing while there is a referee."""
        table = self._session.table
        if table.mode == "strict" or table.over or self._session.watches:
            self.hide()
            return
        made = (table.phase, self._session.viewer)
        if made != self._made:
            self._made = made
            self._fill()
        self.show()
        self.place()

    def place(self) -> None:
        """At the lower right, beside the hand."""
        ground = self.ground
        width = round(chores_width(ground.width()))
        column = self.layout()
        self._title.show()
        height = column.totalHeightForWidth(width) if column is not None else self.sizeHint().height()
        if column is not None and height + EDGE > ground.height() * HAND:
            self._title.hide()  # rather than to cover one's own sheet above the hand
            height = column.totalHeightForWidth(width)
        size = QSize(width, min(height, ground.height() * 30 // 100))
        place = QRect(
            ground.right() - EDGE - size.width(), ground.bottom() - EDGE - size.height(), size.width(), size.height()
        )
        self.setGeometry(place)

    def _fill(self) -> None:
        empty(self._flow)
        self.buttons = {}
        table = self._session.table
        now = PHASES.get(table.phase, ())
        chores = play_of(table.game).chores
        for name in [each for each in chores if each not in WITH_A_CARD]:  # none ever changes its place
            words = game_word(chores[name].caption)
            button = QPushButton(caption(words))
            button.setProperty("tone", "gold" if name in now else "")
            button.setProperty("compact", True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setToolTip(as_written(words))
            if name in AT_LOCATION:
                menu = HeldMenu(button)
                for location in locations_for(len(table.seats)):
                    entry = menu.addAction(caption(location_title(location)))
                    entry.triggered.connect(partial(self._do, name, location))
                button.setMenu(menu)
            else:
                button.clicked.connect(partial(self._do, name, ""))
            self._flow.addWidget(button)
            button.show()
            self.buttons[name] = button

    def _do(self, name: str, place: str, *_: bool) -> None:
        self._session.ask(r.Chore(name, place=place))
