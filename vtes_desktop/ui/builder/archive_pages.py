"""What stands at the right of the tournament archive: the deck that is marked, and the curves over the years."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from vtes_desktop.cards.catalogue import Catalogue, UnknownCard
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.reading import write_deck
from vtes_desktop.plain_words import shown
from vtes_desktop.ui.builder.curve_view import Curve, CurveView
from vtes_desktop.ui.builder.monospaced import monospaced
from vtes_desktop.ui.flow import Flow
from vtes_desktop.ui.languages import tr

_KEPT = 5
"""The most curves that stand beside the last."""


class ArchiveDeck(QWidget):
    """A deck of the archive, to be read, and what can be done with it."""

    open_wanted = Signal(object)
    """Work on a copy of this :class:`Deck`."""
    compare_wanted = Signal(str, object)
    """Compare with this one: its name, and the :class:`Deck`."""
    alike_wanted = Signal(object)
    """List the decks that are like this one."""

    def __init__(self, catalogue: Catalogue, scale: float) -> None:
        super().__init__()
        self._catalogue = catalogue
        self.deck: Deck | None = None
        self.list = QPlainTextEdit()
        self.list.setReadOnly(True)
        self.list.setAccessibleName(tr("The deck"))
        self.list.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        monospaced(self.list, 12.5 * scale)
        self.take = QPushButton(tr("Open a copy"))
        self.take.setProperty("tone", "gold")
        self.compare = QPushButton(tr("Compare with mine"))
        self.alike = QPushButton(tr("Decks like this one"))
        buttons = Flow(round(6 * scale))
        for button in (self.alike, self.compare, self.take):
            button.setAutoDefault(False)
            button.setEnabled(False)
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, round(6 * scale), 0, 0)
        column.addWidget(self.list, 1)
        column.addLayout(buttons)
        self.take.clicked.connect(self.open)
        self.compare.clicked.connect(self._compare)
        self.alike.clicked.connect(lambda: self.alike_wanted.emit(self.deck) if self.deck is not None else None)

    def show_deck(self, deck: Deck | None) -> None:
        """Show a deck as the archive prints it; None for nothing."""
        self.deck = deck
        try:
            self.list.setPlainText(shown(write_deck(deck, "twd", self._catalogue)) if deck else "")
        except UnknownCard as error:
            self.list.setPlainText(str(error))
        for button in (self.take, self.compare, self.alike):
            button.setEnabled(deck is not None)

    def open(self) -> None:
        """Work on a copy of it."""
        if self.deck is not None:
            self.open_wanted.emit(self.deck.copy())

    def _compare(self) -> None:
        if self.deck is not None:
            event = self.deck.event
            name = self.deck.name or (event.winner if event else "") or tr("The archive’s deck")
            self.compare_wanted.emit(name, self.deck)


class ArchiveCurves(QWidget):
    """How often something was played, over the years; curves can be kept beside the next ones."""

    def __init__(self, scale: float) -> None:
        super().__init__()
        self._kept: list[Curve] = []
        self._curve: Curve | None = None
        self.curves = CurveView()
        self.curves.scale = scale
        self.keep = QPushButton(tr("Keep this curve"))
        self.keep.setToolTip(tr("It stays beside the next ones, to be compared with"))
        self.drop = QPushButton(tr("Drop the kept ones"))
        row = QHBoxLayout()
        row.addStretch(1)
        for button in (self.drop, self.keep):
            button.setAutoDefault(False)
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, round(6 * scale), 0, 0)
        column.addWidget(self.curves, 1)
        column.addLayout(row)
        self.keep.clicked.connect(self._keep_curve)
        self.drop.clicked.connect(self._drop_curves)

    def show_curve(self, curve: Curve) -> None:
        """Show a curve beside those that are kept."""
        self._curve = curve
        self._show()

    def _show(self) -> None:
        shown = [*self._kept]
        if self._curve is not None and self._curve not in shown:
            shown.append(self._curve)
        self.curves.show_curves(shown)
        self.drop.setEnabled(bool(self._kept))

    def _keep_curve(self) -> None:
        if self._curve is not None and self._curve not in self._kept:
            self._kept = [*self._kept[1 - _KEPT :], self._curve]
        self._show()

    def _drop_curves(self) -> None:
        self._kept = []
        self._show()
