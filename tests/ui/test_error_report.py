"""An error that nothing caught: logged, shown once, with a report to copy; the program goes on."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from vtes_desktop import __version__
from vtes_desktop.ui.error_catcher import ErrorCatcher
from vtes_desktop.ui.error_report import LAST_LINES, MOST, ErrorReport


@pytest.fixture
def catcher(qapp: QApplication, tmp_path: Path) -> Iterator[ErrorCatcher]:
    made = ErrorCatcher(tmp_path / "vtes-desktop.log", qapp)
    made.install()
    yield made
    made.uninstall()
    if made.dialog is not None:
        made.dialog.reject()
    made.setParent(None)


def fall(words: str) -> None:
    raise RuntimeError(words)


def stumble(words: str) -> None:
    """Let the program stumble as an error in a slot does."""
    try:
        fall(words)
    except RuntimeError as error:
        sys.excepthook(type(error), error, error.__traceback__)


def test_an_error_is_shown_with_what_to_copy_and_logged(
    catcher: ErrorCatcher, qtbot: QtBot, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    (tmp_path / "vtes-desktop.log").write_text("a line of the log\n" * 3 * LAST_LINES)
    catcher.journal = lambda: tmp_path / "evening.vtes-game"
    stumble("the stake broke")
    assert catcher.dialog is None, "no window opens in the middle of what failed"
    qtbot.waitUntil(lambda: catcher.dialog is not None)
    dialog = catcher.dialog
    assert "the game is safe" in dialog.heading.text()  # type: ignore[attr-defined]
    dialog.copy_button.click()  # type: ignore[attr-defined]
    copied = QGuiApplication.clipboard().text()
    assert "RuntimeError: the stake broke" in copied
    assert "in fall" in copied
    assert __version__ in copied
    assert "evening.vtes-game" in copied
    assert copied.count("a line of the log") == LAST_LINES
    assert "the stake broke" in caplog.text
    assert any(
        str(tmp_path / "vtes-desktop.log") in label.text()
        for label in dialog.findChildren(type(dialog.heading))  # type: ignore[attr-defined]
    )
    dialog.accept()  # type: ignore[attr-defined]
    assert catcher.dialog is None


def test_an_error_in_a_slot_is_caught(catcher: ErrorCatcher, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    # pytest-qt puts its own hook before ours for as long as a test runs; the program has no such hook.
    monkeypatch.setattr(sys, "excepthook", catcher.caught)
    QTimer.singleShot(0, lambda: fall("in a slot"))
    qtbot.waitUntil(lambda: catcher.dialog is not None)
    assert "in a slot" in catcher.dialog.report


def test_an_error_in_a_thread_names_the_thread(catcher: ErrorCatcher, qtbot: QtBot) -> None:
    thread = threading.Thread(target=fall, args=("far away",), name="list of games")
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: catcher.dialog is not None)
    assert "list of games" in catcher.dialog.report
    assert "far away" in catcher.dialog.report


def test_many_errors_make_one_dialog_that_does_not_grow_without_end(catcher: ErrorCatcher, qtbot: QtBot) -> None:
    for number in range(MOST + 30):
        stumble(f"number {number}.")
    qtbot.waitUntil(lambda: catcher.dialog is not None and "number 0." in catcher.dialog.report)
    QApplication.processEvents()
    assert "Unexpected errors" in catcher.dialog.heading.text()
    assert f"number {MOST - 1}." in catcher.dialog.report
    assert f"number {MOST}." not in catcher.dialog.report


def test_the_same_error_can_be_kept_quiet_and_another_still_shows(
    catcher: ErrorCatcher, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    stumble("again and again")
    qtbot.waitUntil(lambda: catcher.dialog is not None)
    catcher.dialog.quiet.setChecked(True)
    catcher.dialog.accept()
    caplog.clear()
    stumble("again and again")
    stumble("something else")
    qtbot.waitUntil(lambda: catcher.dialog is not None)
    assert "something else" in catcher.dialog.report
    assert "again and again" not in catcher.dialog.report
    assert "again and again" in caplog.text


def test_qts_own_messages_go_to_the_log(catcher: ErrorCatcher, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    qWarning("the curtain is stuck")
    assert "the curtain is stuck" in caplog.text
    assert catcher.dialog is None


def test_control_c_ends_the_program_without_a_report(catcher: ErrorCatcher, monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[bool] = []
    monkeypatch.setattr(QApplication, "quit", lambda: left.append(True))
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert left
    QApplication.processEvents()
    assert catcher.dialog is None


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_the_dialog_fits_the_screen(qtbot: QtBot, tmp_path: Path, scale: float) -> None:
    dialog = ErrorReport(tmp_path / "log", scale)
    qtbot.addWidget(dialog)
    dialog.show()
    screen = QGuiApplication.primaryScreen().availableGeometry()
    assert dialog.width() <= screen.width()
    assert dialog.height() <= screen.height()
