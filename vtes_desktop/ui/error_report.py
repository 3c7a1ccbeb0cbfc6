"""What happens when the program itself is at fault: a line in the log, and a dialog that says the game is safe."""

from __future__ import annotations

import logging
import platform
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import PySide6
from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, QUrl, Signal, qInstallMessageHandler, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.release import version
from vtes_desktop.ui import theme
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label

log = logging.getLogger(__name__)

MOST = 20
"""Reports that one dialog holds; further ones are in the log only."""
LAST_LINES = 40
"""Lines of the log, from before the error, that go into a report."""

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def report_of(
    kind: type[BaseException], error: BaseException | None, trace: TracebackType | None, thread: str = ""
) -> str:
    """The traceback of an error as it goes into a report; the last line says what it was."""
    text = "".join(traceback.format_exception(kind, error, trace)).rstrip()
    return f"In the thread “{thread}”:\n{text}" if thread else text


def versions() -> str:
    """One line that says which program, Python, Qt and system this is."""
    return (
        f"vtes-desktop {version()}, Python {platform.python_version()}, PySide6 {PySide6.__version__}, "
        f"Qt {qVersion()}, {platform.system()} {platform.release()}"
    )


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


class ErrorCatcher(QObject):
    """Takes every error that nothing else caught, in any thread: logs it, then shows it in an :class:`ErrorReport`."""

    _caught = Signal(str)

    def __init__(self, log_file: Path, app: QApplication) -> None:
        super().__init__(app)
        self._log_file = log_file
        self._quiet: set[str] = set()
        self._latest = ""
        self.dialog: ErrorReport | None = None
        """The dialog while it is open."""
        self.journal: Callable[[], Path | None] = lambda: None
        """Asked for the file of the game that is open."""
        # A queued connection: an error while painting must not open a window in the middle of the painting.
        self._caught.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Catch from now on: errors in Python on any thread, and Qt's own messages for the log."""
        sys.excepthook = self.caught
        threading.excepthook = self._caught_in_thread
        sys.unraisablehook = _log_unraisable
        qInstallMessageHandler(_log_qt)

    @staticmethod
    def uninstall() -> None:
        """Leave errors to Python's and Qt's own ways again."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        qInstallMessageHandler(None)

    def caught(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None, thread: str = ""
    ) -> None:
        """Log an error and have it shown. Ctrl+C in the terminal ends the program instead."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        report = report_of(kind, error, trace, thread)
        log.error("An unexpected error:\n%s", report)
        if report not in self._quiet:
            self._caught.emit(report)

    def _caught_in_thread(self, caught: threading.ExceptHookArgs) -> None:
        if caught.exc_type is not SystemExit:
            name = caught.thread.name if caught.thread else "unknown"
            self.caught(caught.exc_type, caught.exc_value, caught.exc_traceback, name)

    def _show(self, report: str) -> None:
        if report in self._quiet:
            return
        self._latest = report
        if self.dialog is None:
            scale = QApplication.font().pixelSize() / theme.BASE_PX
            self.dialog = ErrorReport(self._log_file, scale, QApplication.activeWindow(), self.journal())
            self.dialog.finished.connect(self._closed)
            self.dialog.open()
        self.dialog.add(report)

    def _closed(self) -> None:
        if self.dialog is not None:
            if self.dialog.quiet.isChecked():
                self._quiet.add(self._latest)
            self.dialog.deleteLater()
            self.dialog = None


def _log_unraisable(caught: sys.UnraisableHookArgs) -> None:
    text = "".join(traceback.format_exception(caught.exc_type, caught.exc_value, caught.exc_traceback))
    log.error("An error where none can be raised (%s, %r):\n%s", caught.err_msg, caught.object, text)


def _log_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    logging.getLogger("qt").log(_LEVELS.get(kind, logging.WARNING), "%s (%s)", message, context.category)
