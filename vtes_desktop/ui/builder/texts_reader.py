"""What the referee reads of cards, brought in on a worker: reading it takes a second, and nobody should wait for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from vtes_desktop.cards.model import Card
from vtes_desktop.ui.ending import shared_pool
from vtes_desktop.ui.working import Job, when_painted

if TYPE_CHECKING:
    from vtes_desktop.abilities.card_text import CardText
    from vtes_desktop.abilities.texts import Texts
    from vtes_desktop.cards.catalogue import Catalogue


def _read(catalogue: Catalogue) -> Texts:
    from vtes_desktop.abilities.texts import Texts  # the whole referee: only when somebody wants to know

    return Texts.kept(catalogue)


class TextsReader(QObject):
    """Has the texts of a catalogue's cards soon after they are first asked for."""

    read = Signal()
    """The texts are there now."""

    def __init__(self, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._texts: Texts | None = None
        self._job: Job | None = None
        self._begun = False

    def of(self, card: Card) -> CardText | None:
        """The text of a card; None while it is being read, which begins now."""
        if self._texts is None:
            if not self._begun:
                self._begun = True
                when_painted(self, self._begin)
            return None
        return self._texts.of(card)

    def _begin(self) -> None:
        self._job = Job(lambda: _read(self._catalogue), self._have)
        shared_pool().start(self._job)

    def _have(self, texts: Texts) -> None:
        self._texts, self._job = texts, None
        self.read.emit()
