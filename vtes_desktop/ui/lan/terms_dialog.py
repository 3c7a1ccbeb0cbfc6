"""A table's owner changes what it is to be, in its lobby."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.lan.protocol import Lobby
from vtes_desktop.play.games import play_of
from vtes_desktop.ui.lan.sheet import Sheet
from vtes_desktop.ui.lan.terms_fields import TermsFields
from vtes_desktop.ui.languages import plural, tr
from vtes_desktop.ui.plain import as_written


class TermsDialog(QDialog):
    """The terms of a table as fields, to be changed.

    :param lobby: the table as it is now.
    :param scale: of the text.
    """

    changed = Signal(object, object)
    """Other :class:`~vtes_desktop.lan.protocol.Terms`, and another password (None: as it is)."""

    def __init__(self, lobby: Lobby, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lobby = lobby
        self.setWindowTitle(tr("Change the table"))
        self.terms = TermsFields(self)
        self.terms.password.setPlaceholderText(tr("as it is") if lobby.password else tr("none", "password"))
        self.no_password = QCheckBox(tr("Take the password away"))
        self.no_password.setVisible(lobby.password)
        self.no_password.toggled.connect(lambda off: self.terms.password.setEnabled(not off))
        fields = QVBoxLayout()
        terms = self.terms
        for text, field in ((tr("The table’s name"), terms.name), (tr("Password of the table"), terms.password)):
            fields.addLayout(Sheet.labelled(text, field))
        fields.addWidget(self.no_password)
        fields.addLayout(Sheet.labelled(tr("Seats"), terms.seats))
        for text, choice in ((tr("Edition of the rules"), terms.edition), (tr("Decks"), terms.decks)):
            fields.addLayout(Sheet.labelled(text, choice))
        again = (
            tr("Decks are looked at again, and everybody is asked again whether they are ready.")
            if play_of(lobby.terms.game).decks
            else tr("Everybody is asked again whether they are ready.")
        )
        fields.addWidget(Sheet.dim(again))
        fields.addStretch()
        side = QFrame()
        side.setProperty("panel", "raised")
        beside = QVBoxLayout(side)
        self.terms.lay_out_rules(beside)
        beside.addStretch()
        self.terms.show(lobby.terms)
        least, taken = self.terms.seats.minimum(), sum(seat.player != "open" for seat in lobby.seats)
        self.terms.seats.setMinimum(max(least, taken))
        if taken > least:
            self.terms.seats.setToolTip(
                as_written(
                    plural(
                        "{n} seat is taken: for fewer, send somebody away first",
                        "{n} seats are taken: for fewer, send somebody away first",
                        taken,
                    )
                )
            )
        across = QHBoxLayout()
        across.setSpacing(round(18 * scale))
        across.addLayout(fields, 1)
        across.addWidget(side)
        buttons = QDialogButtonBox()
        self.change = QPushButton(tr("Change the table"))
        self.change.setProperty("tone", "gold")
        self.change.setDefault(True)
        self.cancel = QPushButton(tr("Leave it as it is"))
        buttons.addButton(self.change, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.cancel, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(across)
        column.addWidget(buttons)
        for wide in self.terms.wide_fields():
            wide.setMinimumWidth(round(250 * scale))
        self.terms.name.setFocus()

    def _accept(self) -> None:
        password: str | None = self.terms.password.text() or None
        if self.no_password.isChecked():
            password = ""
        self.changed.emit(self.terms.terms(self._lobby.terms.name), password)
        self.accept()
