"""The button of a seat of a new game that says who plays there: a person, or a computer player of some level."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from vtes_desktop.bots.seating import CHARACTERS, LEVELS, Sitter
from vtes_desktop.ui import theme
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.plain import as_written, caption

NAMES: Final = {
    "newcomer": later("Newcomer"),
    "regular": later("Regular"),
    "expert": later("Expert"),
    "plain": later("Plain"),
    "cautious": later("Cautious"),
    "bully": later("Bully"),
    "politician": later("Politician"),
}
"""What the player is shown for a level or a character."""
ABOUT_LEVEL: Final = {
    "newcomer": later("Knows the rules, and errs often"),
    "regular": later("Plays what is in its hand with sense"),
    "expert": later("Looks ahead where it pays"),
}
ABOUT_CHARACTER: Final = {
    "plain": later("Cares for all parts of the game alike"),
    "cautious": later("Keeps pool and blockers"),
    "bully": later("Bleeds and fights"),
    "politician": later("Calls votes and counts them"),
}
NEEDS_REFEREE: Final = later("Computer players need the referee")


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
        menu.addAction(tr("Person")).triggered.connect(partial(self._choose, Sitter()))
        for level in LEVELS:
            of_level = menu.addMenu(caption(tr("Computer: {level}", level=tr(NAMES[level]).lower())))
            of_level.setToolTipsVisible(True)
            of_level.menuAction().setToolTip(as_written(tr(ABOUT_LEVEL[level])))
            for character in CHARACTERS:
                one = of_level.addAction(caption(tr(NAMES[character])))
                one.setToolTip(as_written(tr(ABOUT_CHARACTER[character])))
                one.triggered.connect(partial(self._choose, Sitter("computer", level, character)))
        random = menu.addAction(tr("Random player"))
        random.setToolTip(tr("It does anything that the rules allow, without sense"))
        random.triggered.connect(partial(self._choose, Sitter("random")))
        menu.addSeparator()
        self.suiting = menu.addAction(tr("A deck that suits the table"))
        self.suiting.setToolTip(tr("A starter deck that a computer player plays well, unlike those of the others"))
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
            words = tr(NAMES[played.level]) + ("" if plain else f" · {tr(NAMES[played.character]).lower()}")
        else:
            words = tr("Person") if played.kind == "person" else tr("Random")
        self.setText(caption(words + "  ▾"))
        who = tr("Who plays this seat: {title}", title=title_of(played))
        self.setAccessibleName(who)
        note = f"\n{tr(NEEDS_REFEREE)}" if sitter.plays_itself and not refereed else ""
        self.setToolTip(as_written(who + note))

    def _choose(self, sitter: Sitter, *_: bool) -> None:
        self.show_sitter(sitter)
        self.changed.emit()


def title_of(sitter: Sitter) -> str:
    """Who that is, as a person reads it."""
    if sitter.kind != "computer":
        return tr("Person") if sitter.kind == "person" else tr("Random player")
    character = "" if sitter.character == "plain" else f", {tr(NAMES[sitter.character]).lower()}"
    return tr("Computer: {level}", level=tr(NAMES[sitter.level]).lower()) + character
