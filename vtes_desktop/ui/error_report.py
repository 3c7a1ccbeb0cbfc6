"""What is shown when the program itself is at fault: a dialog that says that the game is safe, and what to send."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label
from vtes_desktop.ui.versions import versions

MOST = 20
"""Reports that one dialog holds; further ones are in the log only."""
LAST_LINES = 40
"""Lines of the log, from before the error, that go into a report."""


def surroundings(log_file: Path, journal: Path | None) -> str:
    """What a report begins with: versions, the game that was open, and the log's last lines."""
    try:
        with log_file.open("rb") as file:
            file.seek(max(0, log_file.stat().st_size - LAST_LINES * 400))
            lines = file.read().decode(errors="backslashreplace").splitlines()[-LAST_LINES:]
    except OSError as error:
        lines = [f"(The log can't be read: {error.strerror or error}.)"]
    game = str(journal) if journal is not None else "none was open"
    return "\n".join((versions(), f"Game: {game}", f"Log: {log_file}", *(f"    {line}" for line in lines)))


class ErrorReport(QDialog):
    """Tells the player that something went wrong, that the game is safe, and what to send to whoever can mend it.

    :param log_file: the log, which is named and can be shown in its folder.
    :param journal: the file of the game that is open.
    """

    def __init__(
        self, log_file: Path, scale: float = 1.0, parent: QWidget | None = None, journal: Path | None = None
    ) -> None:
        super().__init__(parent)
        self._log_file = log_file
        self._count = 0
        self.setWindowTitle(tr("An unexpected error"))
        self.setModal(True)

        def px(length: float) -> int:
            return round(length * scale)

        self.heading = Label(tr("An unexpected error: the game is safe"))
        self.heading.setProperty("tone", "heading")
        said = Label(
            tr(
                "Something in the program itself went wrong. Everything that happened at the table "
                "is saved. You can go on; should something look wrong, leave the table and continue "
                "the game from the start page."
            )
        )
        said.setWordWrap(True)
        self.text = QPlainTextEdit(surroundings(log_file, journal))
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(tr("Report"))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setMinimumHeight(px(120))
        where = Label(tr("Nothing is sent. It is also in the log: {log_file}", log_file=log_file))
        where.setProperty("tone", "dim")
        where.setWordWrap(True)
        where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.quiet = QCheckBox(tr("Should this very error come again, only write it to the log"))
        self.copy_button = QPushButton(tr("Copy the report"))
        self.copy_button.clicked.connect(self._copy)
        folder = QPushButton(tr("Open the log folder"))
        folder.clicked.connect(self._open_folder)
        go_on = QPushButton(tr("Go on"))
        go_on.setProperty("tone", "gold")
        go_on.setDefault(True)
        go_on.clicked.connect(self.accept)

        buttons = QHBoxLayout()
        buttons.addWidget(self.copy_button)
        buttons.addWidget(folder)
        buttons.addStretch()
        buttons.addWidget(go_on)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(22), px(18), px(22), px(18))
        column.setSpacing(px(10))
        for widget in (self.heading, said):
            column.addWidget(widget)
        column.addWidget(self.text, 1)
        column.addWidget(where)
        column.addWidget(self.quiet)
        column.addLayout(buttons)
        screen = QGuiApplication.primaryScreen().availableGeometry()
        self.resize(min(px(760), screen.width() - 40), min(px(460), screen.height() - 60))

    @property
    def report(self) -> str:
        """All that the copy button copies."""
        return self.text.toPlainText()

    def add(self, report: str) -> None:
        """Put one more error into the report; after :data:`MOST` of them the log alone is kept up."""
        self._count += 1
        if self._count <= MOST:
            self.text.appendPlainText(f"\n{report}")
        if self._count == 2:
            self.heading.setText(tr("Unexpected errors: the game is safe"))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report)
        self.copy_button.setText(tr("Copied"))

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._log_file.parent)))
