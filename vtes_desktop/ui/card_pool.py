"""The pool of cards that the program plays with: read from the installed lists or from those that the player chose."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from vtes_desktop.ui.languages import figure, tr
from vtes_desktop.ui.options import Settings

if TYPE_CHECKING:
    from vtes_desktop.cards.catalogue import Catalogue

log = logging.getLogger(__name__)


class CardPool(QObject):
    """The catalogue in use, and the way to another."""

    changed = Signal()
    """Another card list was tried: :attr:`catalogue` and :attr:`problem` say how it went."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._catalogue: Catalogue | None = None
        self._problem = ""
        self.read = False
        """Whether the lists were read, or it was tried."""

    @property
    def catalogue(self) -> Catalogue | None:
        """The cards, read when they are first wanted; None while there is no readable card list."""
        if not self.read:
            self._load()
        return self._catalogue

    @property
    def problem(self) -> str:
        """Why the list that was wanted can't be read, as a sentence; empty when it can."""
        if not self.read:
            self._load()
        return self._problem

    def _load(self) -> bool:
        """Read the lists that the settings name; a pool that is there stays when they can't be read."""
        from vtes_desktop.cards import catalogue as cards
        from vtes_desktop.cards.lists import CardListError

        self.read = True
        try:
            catalogue = cards.load(self._settings.options.card_list or None)
            catalogue.search  # noqa: B018 - read here, so that the first search answers at once
        except CardListError as error:
            self._problem = str(error)
            log.warning("%s", error)
            return False
        self._problem = ""
        self._catalogue = catalogue
        if tr("Pass") != "Pass":  # nothing is looked up in English
            from vtes_desktop.ui import card_names

            card_names.learn(catalogue)
        return True

    @property
    def words(self) -> str:
        """Which card list is in use, or why there is none, in a sentence or two."""
        if self.catalogue is None:
            return self.problem
        source = self.catalogue.source
        sizes = {"crypt": figure(len(self.catalogue.crypt)), "library": figure(len(self.catalogue.library))}
        in_use = (
            tr("In use: {crypt} crypt and {library} library cards from {source}.", source=source, **sizes)
            if source
            else tr("In use: {crypt} crypt and {library} library cards.", **sizes)
        )
        return f"{self.problem} {in_use}" if self.problem else in_use

    def use(self, source: str) -> None:
        """Read the lists at a folder or wheel (empty: the installed ones), and keep to them if they can be read."""
        before = self._settings.options.card_list
        self._settings.change(card_list=source)
        if not self._load() and self.catalogue is not None:
            self._settings.change(card_list=before)
        self.changed.emit()

    def choose(self, what: str, parent: QWidget) -> None:
        """Use another list: ``folder`` and ``file`` ask which; ``installed`` and ``again`` need no asking."""
        now = self._settings.options.card_list
        if what not in ("folder", "file"):
            self.use("" if what == "installed" else now)
            return
        from PySide6.QtWidgets import QFileDialog

        dialog = QFileDialog(parent, tr("Choose a card list"), now or str(Path.home()))
        if what == "folder":
            dialog.setFileMode(QFileDialog.FileMode.Directory)
            dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        else:
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
            dialog.setNameFilters([tr("Card lists (*.whl *.zip)"), tr("All files (*)")])
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.use)
        dialog.open()
