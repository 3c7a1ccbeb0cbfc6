"""The button of a seat of a new game that says who plays there: a person, or a computer player of some level."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from vtes_desktop.bots.seating import CHARACTERS, LEVELS, Sitter
from vtes_desktop.ui import theme
from vtes_desktop.ui.plain import as_written, caption

ABOUT_LEVEL: Final = {
    "newcomer": "Knows the rules, and errs often",
    "regular": "Plays what is in its hand with sense",
    "expert": "Looks ahead where it pays",
}
ABOUT_CHARACTER: Final = {
    "plain": "Cares for all parts of the game alike",
    "cautious": "Keeps pool and blockers",
    "bully": "Bleeds and fights",
    "politician": "Calls votes and counts them",
}
NEEDS_REFEREE: Final = "Computer players need the referee"


class SeatPlayer(QToolButton):
    """Opens the choice of who plays a seat."""

    changed = Signal()
    suiting_deck_wanted = Signal()
    """Give this seat a deck that suits the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sitter = Sitter()
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setStyleSheet(
            f"QToolButton {{ border: 1px solid {theme.EDGE_LINE}; border-radius: 9px; padding: 3px 9px; }}"
            "QToolButton::menu-indicator { image: none; }"
        )
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        self.setMenu(menu)
        menu.addAction("Person").triggered.connect(partial(self._choose, Sitter()))
        for level in LEVELS:
            of_level = menu.addMenu(caption(f"Computer: {level}"))
            of_level.setToolTipsVisible(True)
            of_level.menuAction().setToolTip(as_written(ABOUT_LEVEL[level]))
            for character in CHARACTERS:
                one = of_level.addAction(caption(character.capitalize()))
                one.setToolTip(as_written(ABOUT_CHARACTER[character]))
                one.triggered.connect(partial(self._choose, Sitter("computer", level, character)))
        random = menu.addAction("Random player")
        random.setToolTip("It does anything that the rules allow, without sense")
        random.triggered.connect(partial(self._choose, Sitter("random")))
        menu.addSeparator()
        self.suiting = menu.addAction("A deck that suits the table")
        self.suiting.setToolTip("A starter deck that a computer player plays well, unlike those of the others")
        self.suiting.triggered.connect(lambda: self.suiting_deck_wanted.emit())
        self.show_sitter(self.sitter)

    def show_sitter(self, sitter: Sitter, *, refereed: bool = True) -> None:
        """Say who plays there.

        :param refereed: whether there will be a referee; without one a person plays, whoever was chosen.
        """
        self.sitter = sitter
        played = sitter if refereed else Sitter()
        if played.kind == "computer":
            plain = played.character == "plain"
            words = played.level.capitalize() + ("" if plain else f" · {played.character}")
        else:
            words = "Person" if played.kind == "person" else "Random"
        self.setText(caption(words + "  ▾"))
        self.setAccessibleName(f"Who plays this seat: {played.title}")
        note = f"\n{NEEDS_REFEREE}" if sitter.plays_itself and not refereed else ""
        self.setToolTip(as_written(f"Who plays this seat: {played.title}{note}"))

    def _choose(self, sitter: Sitter, *_: bool) -> None:
        self.show_sitter(sitter)
        self.changed.emit()
