"""Which printing each copy of a card is, and the picture of each where there is one."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.ui.builder.room import make_room
from vtes_desktop.ui.choosers import NumberBox
from vtes_desktop.ui.faces import height_for
from vtes_desktop.ui.faces.cache import Scan
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label

_PICTURE = 190
"""How wide the picture is, in logical pixels at text scale 1."""


def sets_of(card: Card, catalogue: Catalogue) -> list[tuple[str, str]]:
    """The sets that a card was printed in, the newest first: code, and name with its year."""
    sets = [catalogue.sets[code] for code in dict.fromkeys(one.set for one in card.printings) if code in catalogue.sets]
    sets.sort(key=lambda one: one.released, reverse=True)
    return [(one.code, f"{one.name} ({one.released[:4]})" if one.released else one.name) for one in sets]


class PrintingsDialog(QDialog):
    """So many copies of each printing; the rest may be any.

    :param copies: how many the deck has.
    :param chosen: the set of each copy of which the printing was chosen before.
    :param scan: gives the player's own pictures.
    """

    chosen = Signal(tuple)
    """The sets' codes, one for each copy of which the printing is chosen."""

    def __init__(
        self,
        card: Card,
        copies: int,
        chosen: tuple[str, ...],
        catalogue: Catalogue,
        scan: Scan | None,
        scale: float,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._card = card
        self._copies = copies
        self._scan = scan
        self._side = QSize(round(_PICTURE * scale), height_for(round(_PICTURE * scale)))
        self.setWindowTitle(tr("Printings"))
        heading = Label(card.display_name)
        heading.setProperty("tone", "heading")
        heading.setWordWrap(True)
        self.boxes: dict[str, NumberBox] = {}
        """How many copies of each printing, by the set's code."""
        rows = QWidget()
        grid = QGridLayout(rows)
        grid.setColumnStretch(0, 1)
        for row, (code, name) in enumerate(sets_of(card, catalogue)):
            box = self.boxes[code] = NumberBox(0, copies, min(copies, chosen.count(code)))
            box.setAccessibleName(name)
            box.valueChanged.connect(lambda _, code=code: self._changed(code))
            grid.addWidget(Label(name), row, 0)
            grid.addWidget(box, row, 1)
        grid.setRowStretch(len(self.boxes), 1)
        area = QScrollArea()
        area.setWidget(rows)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.picture = Label()
        self.picture.setFixedWidth(self._side.width())
        self.picture.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        self.picture.setWordWrap(True)
        self.said = Label()
        self.said.setProperty("tone", "dim")
        self.said.setWordWrap(True)
        body = QHBoxLayout()
        body.addWidget(area, 1)
        body.addWidget(self.picture)
        cancel = QPushButton(tr("Cancel"))
        cancel.setAutoDefault(False)
        take = QPushButton(tr("Choose"))
        take.setProperty("tone", "gold")
        take.setDefault(True)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(take)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(round(18 * scale),) * 4)
        column.setSpacing(round(10 * scale))
        column.addWidget(heading)
        column.addLayout(body, 1)
        column.addWidget(self.said)
        column.addLayout(buttons)
        make_room(self, parent, 560, 440, scale)
        cancel.clicked.connect(self.reject)
        take.clicked.connect(self._take)
        self._tell()
        self._show_picture(next(iter(chosen), next(iter(self.boxes), "")))

    @property
    def printings(self) -> tuple[str, ...]:
        """What is chosen now."""
        return tuple(code for code, box in self.boxes.items() for _ in range(box.value()))

    def _changed(self, code: str) -> None:
        """More of one printing are fewer of the others."""
        over = len(self.printings) - self._copies
        for other, box in reversed(self.boxes.items()):
            if over > 0 and other != code:
                fewer = min(over, box.value())
                box.blockSignals(True)
                box.setValue(box.value() - fewer)
                box.blockSignals(False)
                over -= fewer
        self._tell()
        self._show_picture(code)

    def _tell(self) -> None:
        left = self._copies - len(self.printings)
        rest = "; " + tr("{left} may be any", left=left) if left and left < self._copies else ""
        said = (
            tr("{count} of {copies} chosen{rest}.", count=len(self.printings), copies=self._copies, rest=rest)
            if left < self._copies
            else tr("Any printing will do.")
        )
        self.said.setText(tr("{said} The first one’s picture is shown, where you have pictures by set.", said=said))

    def _show_picture(self, code: str) -> None:
        ratio = self.devicePixelRatioF()
        made = self._scan(self._card, self._side * ratio, code) if self._scan is not None and code else None
        if made is None:
            self.picture.setPixmap(QPixmap())
            self.picture.setText(tr("There are no pictures of your own to show."))
            return
        made.setDevicePixelRatio(ratio)
        self.picture.setPixmap(QPixmap.fromImage(made))

    def _take(self) -> None:
        self.chosen.emit(self.printings)
        self.accept()
