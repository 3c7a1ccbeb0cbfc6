"""New cards and a new program: looked for when the player asks, or once a day where that is allowed.

Nothing is installed: a newer card list is kept beside the installed one and used when the player says so; of a newer
program the page is named.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from vtes_desktop import __version__, folders
from vtes_desktop.cards import catalogue, news
from vtes_desktop.cards.catalogue import CardListError, Catalogue
from vtes_desktop.cards.news import NewsError
from vtes_desktop.ui.card_pool import CardPool
from vtes_desktop.ui.languages import figure, plural, tr
from vtes_desktop.ui.options import Options, Settings
from vtes_desktop.ui.plain import Label, as_written, caption, titled

A_DAY: Final = 86_400.0
MOST_NAMES: Final = 12
"""New cards that are named; of more, how many."""


class Found(Struct, frozen=True):
    """What came of looking."""

    said: str
    """In sentences, for the player."""
    file: str = ""
    """A newer card list that is here now and not in use; empty for none."""
    page: str = ""
    """Where a newer program is told of; empty for none."""


def is_time(options: Options) -> bool:
    """Whether it is allowed to look now, unasked."""
    return options.news_daily and bool(options.news_address) and abs(time.time() - options.news_looked) > A_DAY


def look(address: str, in_use: Catalogue | None) -> Found:
    """Look at the address, and fetch and compare a card list that is not here yet. Raises NewsError.

    Takes seconds: it is meant for a thread of its own.
    """
    told = news.look(address)
    words, page, file = [], "", ""
    if told.program is not None and news.newer(told.program.version, __version__):
        page = told.program.page
        words.append(
            tr(
                "There is a newer program: {version}; this is {version2}. See {page}",
                version=told.program.version,
                version2=__version__,
                page=page,
            )
        )
    if told.cards is not None:
        path = news.kept(told.cards, folders.card_lists())
        if in_use is None or in_use.source is None or in_use.source.resolve() != path.resolve():
            if not path.is_file():
                news.fetch(told.cards, folders.card_lists())
            said = _compared(str(path), in_use)
            if said:
                file = str(path)
                words.append(tr("Card list {version}: {said}", version=told.cards.version, said=said))
    return Found("\n\n".join(words) or tr("There is nothing new."), file, page)


def _compared(path: str, in_use: Catalogue | None) -> str:
    """What a list brings, in sentences; empty where it brings nothing. Raises NewsError."""
    from vtes_desktop.abilities import coverage
    from vtes_desktop.abilities.texts import Texts

    try:
        newer = catalogue.load(path)
    except CardListError as error:
        raise NewsError(str(error)) from error
    if in_use is None:
        return plural("{n} card.", "{n} cards.", len(newer))
    cards = coverage.news(newer, in_use, Texts.all_kept(newer))
    fresh = [card for card in cards if not card.changed]
    if not cards:
        return ""
    named = ", ".join(card.name for card in fresh[:MOST_NAMES])
    if len(fresh) > MOST_NAMES:
        named = tr("{named} and {count} more", named=named, count=figure(len(fresh) - MOST_NAMES))
    many = plural("{n} new card", "{n} new cards", len(fresh)) + (f" ({named})" if fresh else "")
    return tr(
        "{many}, {covered} of them play themselves; {changed} with another text. New sets: {sets}.",
        many=many,
        covered=figure(sum(card.covered for card in fresh)),
        changed=plural("{n} card", "{n} cards", len(cards) - len(fresh)),
        sets=", ".join(news.new_sets(newer, in_use)) or tr("none", "sets"),
    )


class NewsDialog(QDialog):
    """Where news are looked for, what there is, and using it or going back."""

    found = Signal()
    """Looking has ended; :attr:`said` says how."""
    _came = Signal(object)

    def __init__(self, settings: Settings, pool: CardPool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings, self._pool = settings, pool
        self._file = self._page = ""
        self.setWindowTitle(titled(tr("New cards")))
        options = settings.options
        about = Label(
            tr(
                "News of cards and of this program come from an address of your choice, such as your "
                "group's. Nothing is looked for unless you ask here, or allow it; nothing is ever "
                "installed by itself."
            )
        )
        about.setWordWrap(True)
        self.address = QLineEdit(options.news_address)
        self.address.setAccessibleName(tr("Address of the news"))
        self.address.setPlaceholderText("https://…/news.json")
        self.address.setMaxLength(2000)
        self.daily = QCheckBox(tr("Look once a day, at the start"))
        self.daily.setChecked(options.news_daily)
        self.said = Label(pool.words)
        self.said.setWordWrap(True)
        self.said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.look_button = self._button(tr("Look now"), self.look)
        self.use_button = self._button(tr("Use the new cards"), self._use)
        self.back_button = self._button(tr("Go back to the cards before"), self._go_back)
        self.page_button = self._button(tr("Open the program's page"), self._open_page)
        close = self._button(tr("Close"), self.close)
        self.address.textChanged.connect(self._fit)
        self.address.editingFinished.connect(self._keep)
        self.daily.toggled.connect(self._keep)
        self._came.connect(self._told, Qt.ConnectionType.QueuedConnection)
        buttons = QHBoxLayout()
        for button in (self.look_button, self.use_button, self.back_button, self.page_button):
            buttons.addWidget(button)
        buttons.addStretch()
        buttons.addWidget(close)
        column = QVBoxLayout(self)
        scale = options.text_scale
        column.setContentsMargins(*(round(each * scale) for each in (22, 18, 22, 18)))
        column.setSpacing(round(10 * scale))
        about.setMinimumWidth(round(480 * scale))
        for widget in (about, self.address, self.daily, self.said):
            column.addWidget(widget)
        column.addLayout(buttons)
        self._looking = False
        self._fit()

    @property
    def anything_new(self) -> bool:
        """Whether looking has found something."""
        return bool(self._file or self._page)

    def look(self) -> None:
        """Look now, in a thread of its own; :attr:`found` tells when it is done."""
        self._keep()
        self._looking = True
        self.said.setText(tr("Looking …"))
        self._fit()
        self._settings.change(news_looked=time.time())
        came, address, in_use = self._came, self._settings.options.news_address, self._pool.catalogue

        def work() -> None:
            try:
                result = look(address, in_use)
            except NewsError as error:
                result = Found(str(error))
            try:
                came.emit(result)
            except RuntimeError:  # the dialog was closed meanwhile
                return

        threading.Thread(target=work, name="news", daemon=True).start()

    def _told(self, found: Found) -> None:
        self._looking = False
        self._file, self._page = found.file, found.page
        self.said.setText(found.said)
        self._fit()
        self.found.emit()

    def _use(self) -> None:
        before = self._settings.options.card_list
        self._pool.use(self._file)
        if not self._pool.problem:
            self._settings.change(card_list_before=before)
            self._file = ""
        self.said.setText(self._pool.words)
        self._fit()

    def _go_back(self) -> None:
        self._pool.use(self._settings.options.card_list_before)
        if not self._pool.problem:
            self._settings.change(card_list_before="")
        self.said.setText(self._pool.words)
        self._fit()

    def _open_page(self) -> None:
        QDesktopServices.openUrl(QUrl(self._page))

    def _keep(self) -> None:
        self._settings.change(news_address=self.address.text().strip(), news_daily=self.daily.isChecked())

    def _fit(self) -> None:
        options = self._settings.options
        self.look_button.setEnabled(not self._looking and bool(self.address.text().strip()))
        self.use_button.setVisible(bool(self._file))
        self.page_button.setVisible(bool(self._page))
        self.page_button.setToolTip(as_written(self._page))
        self.back_button.setVisible(bool(options.card_list) and options.card_list != options.card_list_before)
        self._grow()

    def _grow(self) -> None:
        """Be as large as what is said now needs: a window does not follow its words by itself."""
        whole = self.layout()
        if whole is None:
            return
        whole.activate()
        wide = max(self.width(), whole.totalMinimumSize().width())
        free = self.screen().availableGeometry().size() - QSize(20, 60)
        self.resize(QSize(wide, max(self.height(), whole.totalHeightForWidth(wide))).boundedTo(free))

    def _button(self, text: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(caption(text))
        button.setAutoDefault(False)
        button.clicked.connect(lambda: do())
        return button
