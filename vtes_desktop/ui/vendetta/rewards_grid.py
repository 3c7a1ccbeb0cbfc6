"""The nine rewards of Influence (K8, K9), to be filled in from page 15 of the rulebook."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from vtes_desktop.ui.choosers import NumberBox
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.plain import Label
from vtes_desktop.vendetta.cards import Rewards, Row

UNKNOWN: Final = -1
RANKS: Final = (
    (later("First"), later("Influence for the first in round {number}")),
    (later("Second"), later("Influence for the second in round {number}")),
    (later("Third"), later("Influence for the third in round {number}")),
)
"""Each place, and what a number beside it is."""


class RewardsGrid(QWidget):
    """The nine rewards of Influence, as they stand on page 15 of the rulebook; empty ones are asked at the table."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(4)
        for column in range(3):
            head = Label(tr("Round {number}", number=column + 1))
            head.setProperty("tone", "dim")
            grid.addWidget(head, 0, column + 1)
        self.boxes: list[list[NumberBox]] = []
        for row, (rank, told) in enumerate(RANKS):
            grid.addWidget(Label(tr(rank)), row + 1, 0)
            boxes = []
            for column in range(3):
                box = NumberBox(UNKNOWN, 9, UNKNOWN)
                box.setSpecialValueText("?")
                box.setAccessibleName(tr(told, number=column + 1))
                box.valueChanged.connect(self.changed)
                grid.addWidget(box, row + 1, column + 1)
                boxes.append(box)
            self.boxes.append(boxes)

    def show_rewards(self, rewards: Rewards) -> None:
        """Show what a set says."""
        for place, boxes in enumerate(self.boxes, 1):
            for round_, box in enumerate(boxes, 1):
                value = rewards.of(place, round_)
                box.blockSignals(True)
                box.setValue(UNKNOWN if value is None else value)
                box.blockSignals(False)

    def rewards(self, under: Rewards) -> Rewards:
        """What was filled in, over what the set says besides."""

        def row(boxes: list[NumberBox]) -> Row:
            first, second, third = (None if box.value() == UNKNOWN else box.value() for box in boxes)
            return first, second, third

        first, second, third = (row(boxes) for boxes in self.boxes)
        return replace(under, first=first, second=second, third=third)

    @property
    def missing(self) -> int:
        """How many of the nine nobody has filled in."""
        return sum(box.value() == UNKNOWN for boxes in self.boxes for box in boxes)
