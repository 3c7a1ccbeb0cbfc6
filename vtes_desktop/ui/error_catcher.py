"""What happens when the program itself is at fault: a line in the log, and a dialog, which is loaded then."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from vtes_desktop.ui.error_report import ErrorReport

log = logging.getLogger(__name__)

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
            from vtes_desktop.ui import theme
            from vtes_desktop.ui.error_report import ErrorReport

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
