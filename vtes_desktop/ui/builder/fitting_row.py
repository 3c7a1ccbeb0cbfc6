"""A row of controls that gives up the least important ones, one by one, where there is no room for all."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget


class FittingRow(QWidget):
    """The row. What it gives up must be reachable elsewhere (in a menu, by a key)."""

    def __init__(self, gap: int = 2, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(gap)
        self._ranks: dict[QWidget, int] = {}
        self._unwanted: set[QWidget] = set()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def add(self, widget: QWidget, rank: int = 0, stretch: int = 0) -> None:
        """Put a widget at the end.

        :param rank: the higher, the sooner it is given up; 0 is never.
        """
        self._ranks[widget] = rank
        self._row.addWidget(widget, stretch)

    def add_stretch(self) -> None:
        """Put room between what is before and what comes."""
        self._row.addStretch(1)

    def want(self, widget: QWidget, wanted: bool) -> None:
        """Whether a widget is to be seen at all, room or not."""
        (self._unwanted.discard if wanted else self._unwanted.add)(widget)
        self.fit()

    def fit(self) -> None:
        """Show what fits; call it when a text in the row has changed."""
        wanted = [widget for widget in self._ranks if widget not in self._unwanted]
        gap = self._row.spacing()
        total = sum(widget.sizeHint().width() + gap for widget in wanted)
        given_up: set[QWidget] = set()
        for widget in sorted(wanted, key=lambda one: -self._ranks[one]):
            if total <= self.width() or not self._ranks[widget]:
                break
            total -= widget.sizeHint().width() + gap
            given_up.add(widget)
        for widget in self._ranks:
            widget.setVisible(widget not in self._unwanted and widget not in given_up)

    def sizeHint(self) -> QSize:
        """Room for everything."""
        wanted = [widget for widget in self._ranks if widget not in self._unwanted]
        width = sum(widget.sizeHint().width() + self._row.spacing() for widget in wanted)
        return QSize(width, max((widget.sizeHint().height() for widget in wanted), default=0))

    def minimumSizeHint(self) -> QSize:
        """Room for what is never given up."""
        kept = [widget for widget, rank in self._ranks.items() if not rank and widget not in self._unwanted]
        width = sum(widget.minimumSizeHint().width() + self._row.spacing() for widget in kept)
        return QSize(width, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show what fits now."""
        super().resizeEvent(event)
        self.fit()
