"""Boxes and pages with words that somebody else wrote: what :mod:`~vtes_desktop.ui.plain` has of them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMessageBox, QTextBrowser, QWidget

from vtes_desktop.plain_words import shown
from vtes_desktop.ui.plain import as_written, titled


class Box(QMessageBox):
    """A box that says something as it is written, with a button to close it until it has others."""

    def __init__(self, title: str, sentence: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(titled(title))
        self.setText(sentence)

    def setText(self, text: str) -> None:
        """Say this."""
        super().setText(shown(text))

    def setInformativeText(self, text: str) -> None:
        """Say this below it, where Qt guesses."""
        super().setInformativeText(as_written(text))


class Pages(QTextBrowser):
    """Markup of our own in a page that scrolls: it loads nothing and leads nowhere by itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:  # noqa: ARG002 - Qt's signature
        """Nothing: no picture and no page, from the disk or elsewhere."""
        return None


def followed(link: QUrl) -> bool:
    """Open a link of a page in the player's browser, if it leads to the web; whether it does."""
    return link.scheme() in ("http", "https") and QDesktopServices.openUrl(link)
