"""The program with a window: fonts and look, the log, errors that nothing caught, the card pool, the main window."""

from __future__ import annotations

import faulthandler
import gc
import logging
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from vtes_desktop import __version__, folders
from vtes_desktop.log_lines import LogFile, LogLines
from vtes_desktop.ui import theme
from vtes_desktop.ui.collecting import Collector
from vtes_desktop.ui.error_catcher import ErrorCatcher
from vtes_desktop.ui.languages import speak, tr
from vtes_desktop.ui.names import PROGRAM
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import as_written
from vtes_desktop.ui.versions import versions
from vtes_desktop.ui.window import MainWindow

log = logging.getLogger(__name__)

if TYPE_CHECKING:
    import argparse


def run(argv: Sequence[str]) -> int:
    """Open the window and stay until it is closed; returns the exit status.

    :param argv: the arguments of ``vtes-desktop play``; a wrong one ends the program with a usage message.
    """
    arguments = _asked(argv)
    app = QApplication.instance()
    begun = app is not None  # by a test: the program itself begins it here
    app = app or QApplication([sys.argv[0], "-style", theme.STYLE])
    assert isinstance(app, QApplication)
    if arguments.what and _opens_elsewhere(arguments.what):
        return 0
    app.setApplicationName("vtes-desktop")
    app.setApplicationDisplayName(PROGRAM)
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("vtes-desktop")
    try:
        handler = start_log(folders.logs())
        log_file = handler.path
        # For crashes below Python, in Qt or a driver: open for the life of the process, as nothing can be opened then.
        faulthandler.enable((log_file.parent / "crash.log").open("a", encoding="utf-8"))
        first_start = not any(folders.settings().iterdir())
        settings = Settings()
        language = speak(app, settings.options.language)
        if settings.options.card_names:
            from vtes_desktop.ui import card_names

            card_names.use(language)
        if first_start:
            settings.change(text_scale=fitting_scale(app.primaryScreen().availableGeometry().height()))
        games = folders.games()
    except OSError as error:
        theme.apply(app)
        speak(app)
        text = tr(
            "The program needs a folder of its own and can't make it: {strerror} ({filename}). "
            "Make room for it, or set VTES_DESKTOP_HOME to a folder that you may write to, and "
            "start again.",
            strerror=error.strerror or error,
            filename=error.filename,
        )
        print(text, file=sys.stderr)
        from PySide6.QtWidgets import QMessageBox

        QMessageBox.critical(None, tr("{program} can't start", program=PROGRAM), as_written(text))
        return 1
    catcher = ErrorCatcher(log_file, app)
    catcher.install()
    share_threads()
    collector = Collector(app, freezes=True)
    try:
        theme.use(settings.options.theme)
        theme.apply(app, settings.options.text_scale, first=not begun)
        window = MainWindow(settings, games)
        catcher.journal = lambda: window.journal
        if arguments.time_start:
            window.start_page.painted.connect(lambda: _report(window))
        else:
            window.furnished.connect(lambda: _open_doors(app, window, arguments.what))
        window.furnished.connect(collector.start)
        window.show_as_last_time()
        if arguments.watch:
            QTimer.singleShot(0, lambda: window.watch(arguments.watch))
        return app.exec()
    finally:
        if begun:
            collector.stop()
        else:
            gc.freeze()  # the process ends: Python need not look through all there is once more
        catcher.uninstall()
        logging.getLogger().removeHandler(handler)
        handler.close()


def _opens_elsewhere(what: str) -> bool:
    """Whether the running program opens it."""
    from vtes_desktop.ui.opening import meant, ring

    return ring(meant(what))


def _open_doors(app: QApplication, window: MainWindow, what: str | None) -> None:
    """When all is there: the icon, what is to be opened, and a bell for what is double-clicked later."""
    from PySide6.QtGui import QIcon

    from vtes_desktop.ui.card_texts import CardTexts
    from vtes_desktop.ui.opening import Doorbell, meant, open_in

    app.setWindowIcon(QIcon(str(folders.resources() / "program.svg")))
    bell = Doorbell(window)
    bell.rang.connect(lambda wanted: open_in(window, wanted))
    if sys.platform == "darwin":
        app.installEventFilter(bell)
    bell.listen()
    texts = CardTexts(window.pool, window)
    app.aboutToQuit.connect(texts.close)
    texts.look()
    if window.settings.options.news_daily:
        window.menu.look_for_news()
    if what:
        open_in(window, meant(what))


def fitting_scale(height: int) -> float:
    """The text scale to begin with on a screen so many pixels high (as Qt counts them): larger from 1440 on.

    >>> fitting_scale(768), fitting_scale(1080), fitting_scale(1440), fitting_scale(2160), fitting_scale(4320)
    (1.0, 1.0, 1.3, 1.9, 2.0)
    """
    return theme.clamp_scale(max(1.0, round(height / 1120, 1))) if height >= 1300 else 1.0


def share_threads() -> None:
    """Let the Qt thread have Python's lock back from a painting worker within half a millisecond, not five.

    This is a setting of the whole process; the program calls it once at its start.
    """
    sys.setswitchinterval(0.0005)


def start_log(folder: Path) -> LogFile:
    """Log into a file in `folder` from now on. Raises OSError when it can't be made.

    ``VTES_DESKTOP_DEBUG`` in the environment makes it tell more.
    """
    handler = LogFile(folder / "vtes-desktop.log")
    handler.setFormatter(LogLines("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.DEBUG if os.environ.get("VTES_DESKTOP_DEBUG") else logging.INFO)
    logging.raiseExceptions = False  # a full disk must not print a traceback for each line that can't be logged
    log.info("%s", versions())
    return handler


class Asked(NamedTuple):
    """The arguments of ``vtes-desktop play``, as :func:`_parser` tells what they mean."""

    what: str | None = None
    time_start: bool = False
    watch: int = 0


def _asked(argv: Sequence[str]) -> Asked:
    """What is asked; a wrong argument ends the program with a usage message. Where nothing is, no parser is made."""
    if tuple(argv) in ((), ("--time-start",)):
        return Asked(time_start=bool(argv))
    parsed = _parser().parse_args(list(argv))
    return Asked(parsed.what, parsed.time_start, parsed.watch)


def _parser() -> argparse.ArgumentParser:
    import argparse

    parser = argparse.ArgumentParser(prog="vtes-desktop play", description="Open the table.")
    parser.add_argument(
        "what",
        nargs="?",
        help="open this, in the running program if there is one: a game, a deck list, an invitation (vtes://…)",
    )
    parser.add_argument(
        "--time-start",
        action="store_true",
        help="diagnostic: print as JSON how long the start took (in milliseconds) and the memory held, then quit",
    )
    parser.add_argument(
        "--watch",
        nargs="?",
        type=int,
        choices=range(2, 7),
        const=5,
        default=0,
        metavar="SEATS",
        help="open a table of computer players (five, or so many) and watch them play",
    )
    return parser


def _report(window: MainWindow) -> None:
    """Make a first search, print the figures of the start and end the program."""
    import msgspec

    from vtes_desktop.ui.start_timing import StartTiming, process_age, resident_mib

    computed = time.process_time()
    painted, clock = process_age()
    catalogue = window.catalogue
    if catalogue is not None:
        catalogue.search.find('clan:tremere cap>=6 "stealth"')
    searched, _ = process_age()
    timing = StartTiming(
        round(painted * 1000, 1),
        round(searched * 1000, 1),
        round(resident_mib(), 1),
        len(catalogue) if catalogue is not None else 0,
        clock,
        round(computed * 1000, 1),
    )
    print(msgspec.json.encode(timing).decode(), flush=True)
    window.close()
    QApplication.quit()
