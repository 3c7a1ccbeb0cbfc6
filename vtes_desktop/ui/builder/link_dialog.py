"""A deck as a link and as a QR code: everything is in the link itself, nothing is kept anywhere.

The code is made by ``segno``: pure Python, typed, without further packages, and it knows every size that there is.
"""

from __future__ import annotations

from pathlib import Path

import segno
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage, QPixmap, qRgb
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.reading import write_deck
from vtes_desktop.decks.shelf import safe_name
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label
from vtes_desktop.ui.saving import ask_where_to_save

_QUIET = 4
"""Empty squares round a code, as its standard asks."""
_SHARP = 8
"""Pixels of a square in a saved picture."""


def link_of(deck: Deck, catalogue: Catalogue) -> str:
    """The link that opens the deck: here, pasted or dropped, and in VDB. It holds the name and the cards."""
    return write_deck(Deck(name=deck.name, entries=list(deck.entries)), "vdb-link", catalogue).strip()


def code_of(link: str) -> QImage | None:
    """The QR code of a link, a pixel for a square; None when the link is longer than any code holds."""
    try:
        rows = segno.make_qr(link, error="l").matrix
    except segno.DataOverflowError:
        return None
    side = len(rows) + 2 * _QUIET
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark:
                image.setPixel(x + _QUIET, y + _QUIET, qRgb(0, 0, 0))
    return image


class LinkDialog(QDialog):
    """The code, the link, and what can be done with them."""

    done_saying = Signal(str)

    def __init__(self, deck: Deck, catalogue: Catalogue, scale: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = deck.name or "Deck"
        self.setWindowTitle(tr("Link and QR code"))
        heading = Label(tr("“{name}” as a link", name=self._name))
        heading.setProperty("tone", "heading")
        heading.setWordWrap(True)
        self.link = QLineEdit(link_of(deck, catalogue))
        self.link.setReadOnly(True)
        self.link.setCursorPosition(0)
        self.link.setAccessibleName(tr("Link"))
        self.code = code_of(self.link.text())
        self.picture = Label()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setAccessibleName(tr("QR code of the link"))
        words = Label(tr("Name and cards are in the link itself. Paste it here, or open it in a browser (VDB)."))
        words.setProperty("tone", "dim")
        words.setWordWrap(True)
        self.copy = QPushButton(tr("Copy the link"))
        self.copy.setProperty("tone", "gold")
        self.copy.setDefault(True)
        self.save = QPushButton(tr("Save the code…"))
        self.save.setAutoDefault(False)
        self.save.setEnabled(self.code is not None)
        close = QPushButton(tr("Close"))
        close.setAutoDefault(False)
        if self.code is not None:
            room = min(round(420 * scale), parent.window().height() - 260)
            self.picture.setPixmap(QPixmap.fromImage(_enlarged(self.code, max(1, room // self.code.width()))))
        else:
            self.picture.setText(tr("The deck is too long for a QR code; the link holds it all the same."))
            self.picture.setWordWrap(True)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for button in (close, self.save, self.copy):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(round(18 * scale),) * 4)
        column.setSpacing(round(10 * scale))
        for widget in (heading, self.picture, self.link, words):
            column.addWidget(widget)
        column.addLayout(buttons)
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(self._ask_where)
        close.clicked.connect(self.reject)

    def save_to(self, path: Path) -> None:
        """Write the code as a picture."""
        assert self.code is not None
        if _enlarged(self.code, _SHARP).save(str(path)):
            self.done_saying.emit(tr("Saved as {path}.", path=path))
            self.accept()
        else:
            self.picture.setText(tr("{path} could not be written: choose a folder that you may write to.", path=path))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.link.text())
        self.done_saying.emit(tr("The link was copied."))
        self.accept()

    def _ask_where(self) -> None:
        name = f"{safe_name(self._name)} QR.png"
        ask_where_to_save(self, tr("Save the QR code"), name, tr("Picture (*.png)"), self.save_to, "png")


def _enlarged(code: QImage, times: int) -> QImage:
    return code.scaled(code.width() * times, code.height() * times)
