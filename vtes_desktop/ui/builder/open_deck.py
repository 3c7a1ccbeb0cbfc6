"""A deck that is open in the builder: every change a step that can be undone, without a limit.

A step keeps the whole deck as it was; a deck is a few lists of frozen entries, so a thousand steps are a few megabytes.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.shelf import Shelved
from vtes_desktop.ui.languages import tr


class Step(Struct, frozen=True):
    """One thing that was done: what it is called, and the deck after it."""

    label: str
    """In the words of a menu: ``add Deflection``."""
    deck: Deck
    merge: str = ""
    """Steps of the same mark, one after another, are one step (typing in a field)."""


class OpenDeck(QObject):
    """A deck being built.

    :param deck: what it is at first.
    :param shelved: where it was read from; None for a new one.
    :param draft: the key of its draft; empty when it has none.
    :param saved: whether it is, as it stands, what is kept in its file.
    """

    changed = Signal()
    """The deck is another now: something was done, undone or done again."""
    stored = Signal()
    """It was saved, or its draft's key changed."""

    def __init__(
        self,
        deck: Deck,
        shelved: Shelved | None = None,
        draft: str = "",
        *,
        saved: bool = True,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.shelved = shelved
        self.draft = draft
        self._steps = [Step("", deck)]
        self._at = 0
        self._saved: Deck | None = deck.copy() if saved else None

    @property
    def deck(self) -> Deck:
        """The deck as it is now. Change it by :meth:`do` only."""
        return self._steps[self._at].deck

    @property
    def name(self) -> str:
        """The deck's name, or what stands for it."""
        return self.deck.name or tr("New deck")

    @property
    def is_saved(self) -> bool:
        """Whether nothing would be lost if it were closed without saving."""
        return self._saved is not None and self.deck == self._saved

    @property
    def is_untouched(self) -> bool:
        """Whether it is a new deck in which nothing was ever done."""
        return self.shelved is None and len(self._steps) == 1 and self.deck == Deck()

    @property
    def undo_label(self) -> str:
        """What :meth:`undo` would take back; empty for nothing."""
        return self._steps[self._at].label if self._at else ""

    @property
    def redo_label(self) -> str:
        """What :meth:`redo` would do again; empty for nothing."""
        return self._steps[self._at + 1].label if self._at + 1 < len(self._steps) else ""

    def do(self, label: str, change: Callable[[Deck], object], merge: str = "") -> bool:
        """Change the deck; returns whether it is another now. What had been undone can't be done again after that.

        :param change: gets a copy of the deck to change.
        """
        deck = self.deck.copy()
        change(deck)
        return self.put(label, deck, merge)

    def put(self, label: str, deck: Deck, merge: str = "") -> bool:
        """Put another deck in the place of this one, as one step; returns whether it is another."""
        if deck == self.deck:
            return False
        del self._steps[self._at + 1 :]
        if merge and self._at and self._steps[self._at].merge == merge:
            self._steps[self._at] = Step(label, deck, merge)
        else:
            self._steps.append(Step(label, deck, merge))
            self._at += 1
        self.changed.emit()
        return True

    def undo(self) -> bool:
        """Take back the last step; False when there is none."""
        return self._go(self._at - 1)

    def redo(self) -> bool:
        """Do again what was taken back last; False when there is nothing."""
        return self._go(self._at + 1)

    def note_saved(self, shelved: Shelved) -> None:
        """The deck as it stands is in this file now."""
        self.shelved = shelved
        self._saved = self.deck.copy()
        self.stored.emit()

    def note_moved(self, shelved: Shelved | None) -> None:
        """Its file is another now; None when it is gone, and the deck in no file any more."""
        self.shelved = shelved
        if shelved is None:
            self._saved = None
        self.stored.emit()

    def note_draft(self, key: str) -> None:
        """Its draft has this key; empty for none."""
        self.draft = key
        self.stored.emit()

    def _go(self, where: int) -> bool:
        if not 0 <= where < len(self._steps):
            return False
        self._at = where
        self.changed.emit()
        return True
