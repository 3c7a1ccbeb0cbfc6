"""The program's menu, with the small windows that it opens; its keys work on every page."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QAction, QDesktopServices, QKeySequence
from PySide6.QtWidgets import QDialog, QFileDialog, QMainWindow, QMenu, QVBoxLayout

from vtes_desktop import folders
from vtes_desktop.ui.card_pool import CardPool
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import Box, caption
from vtes_desktop.ui.waiting import waiting

FULL_SCREEN = "F11"


class ProgramMenu(QMenu):
    """The menu of the main window.

    :param games: the folder of games.
    """

    settings_wanted = Signal()

    def __init__(self, window: QMainWindow, settings: Settings, pool: CardPool, games: Path) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._pool = pool
        self._icons: QDialog | None = None
        self._full_screen = self._add(tr("Full screen"), self.toggle_full_screen, FULL_SCREEN)
        self._add(tr("Settings"), self.settings_wanted.emit, "Ctrl+,")
        self.addSeparator()
        if importlib.util.find_spec("vtes_desktop.ui.icons_page"):
            self._add(tr("Icons"), self.show_icons)
        self._add(tr("Games folder"), lambda: _open_folder(games))
        self._add(tr("Log folder"), lambda: _open_folder(folders.logs()))
        self._add(tr("New cards…"), self.show_news)
        self.addSeparator()
        self._add(tr("Take everything along…"), self._ask_where_to)
        self._add(tr("Bring in…"), self._ask_where_from)
        self.addSeparator()
        self._add(tr("About"), self.show_about)
        self.addSeparator()
        self._add(tr("Quit"), window.close, "Ctrl+Q")

    def _add(self, text: str, do: Callable[[], object], keys: str = "") -> QAction:
        action = QAction(caption(text), self._window)
        if keys:
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.triggered.connect(lambda: do())
        self.addAction(action)
        self._window.addAction(action)
        return action

    def leave_full_screen_key(self, *, to_the_table: bool) -> None:
        """The table has the key of the full screen among its own; two of them would cancel each other out."""
        self._full_screen.setShortcut(QKeySequence() if to_the_table else QKeySequence(FULL_SCREEN))

    def toggle_full_screen(self) -> None:
        """Fill the screen, or be a window again."""
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()

    def show_icons(self) -> None:
        """All icons with their names, in a window of their own."""
        from vtes_desktop.ui.icons_page import IconsPage

        if self._icons is None:
            self._icons = QDialog(self._window)
            self._icons.setWindowTitle(tr("Icons"))
            column = QVBoxLayout(self._icons)
            column.addWidget(IconsPage())
        self._icons.resize(QSize(900, 600).boundedTo(self._window.size()))
        self._icons.show()
        self._icons.raise_()

    def show_news(self) -> None:
        """News of cards and program: where they are, what they are, using them and going back."""
        from vtes_desktop.ui.news import NewsDialog

        dialog = NewsDialog(self._settings, self._pool, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def look_for_news(self) -> None:
        """Once a day, where the player has allowed it; a window opens only when there is something new."""
        from vtes_desktop.ui.news import NewsDialog, is_time

        if is_time(self._settings.options):
            dialog = NewsDialog(self._settings, self._pool, self._window)
            dialog.found.connect(lambda: dialog.open() if dialog.anything_new else dialog.deleteLater())
            dialog.look()

    def _ask_where_to(self) -> None:
        from vtes_desktop.ui.moving import usual_name

        dialog = QFileDialog(self._window, tr("Settings, decks and games in one file"), str(Path.home() / usual_name()))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self._ask(dialog, self.take_along)

    def _ask_where_from(self) -> None:
        dialog = QFileDialog(self._window, tr("Bring in what was taken along elsewhere"), str(Path.home()))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        self._ask(dialog, self.bring_in)

    @staticmethod
    def _ask(dialog: QFileDialog, do: Callable[[Path], None]) -> None:
        dialog.setNameFilters([tr("What was taken along (*.zip)"), tr("All files (*)")])
        dialog.setDefaultSuffix("zip")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: do(Path(name)))
        dialog.open()

    def take_along(self, path: Path) -> None:
        """Write settings, decks and games into a file; say what went in."""
        from vtes_desktop.ui import moving

        self._move(lambda: moving.take_along(path))

    def bring_in(self, path: Path) -> None:
        """Bring in what another machine has written; say what came."""
        from vtes_desktop.ui import moving

        self._move(lambda: str(moving.bring_in(path, self._settings)))

    def _move(self, do: Callable[[], str]) -> None:
        from vtes_desktop.ui.moving import MovingError

        try:
            with waiting():
                said = do()
        except MovingError as error:
            said = str(error)
        box = Box(tr("Moving to another machine"), said, self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def show_about(self) -> None:
        """What this is, whose it is, under which licences."""
        from vtes_desktop.ui.about import About

        about = About(self._pool.catalogue, self._settings.options.text_scale, self._window)
        about.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        about.open()


def _open_folder(folder: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
