"""The first page: sit down at once, set up a game, go on with one, change settings."""

from __future__ import annotations

import importlib.util
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop import __version__
from vtes_desktop.ui import theme
from vtes_desktop.ui.backdrop import Backdrop, Backs
from vtes_desktop.ui.choice_box import ChoiceBox
from vtes_desktop.ui.choice_button import (
    ChoiceButton,
    decks_sign,
    film_sign,
    hand_sign,
    lesson_sign,
    network_sign,
    seats_sign,
    settings_sign,
)
from vtes_desktop.ui.dressing import dress_letters
from vtes_desktop.ui.languages import later, plural, tr
from vtes_desktop.ui.names import PROGRAM
from vtes_desktop.ui.offers import OFFERS, Offer
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import Label, as_written, caption

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
    from PySide6.QtWidgets import QMenu

    from vtes_desktop.ui.continue_list import GameList
    from vtes_desktop.ui.games_panel import GamesPanel
    from vtes_desktop.ui.trouble_panel import TroublePanel

FAN_WORK = later(
    "An unofficial fan work. Vampire: The Eternal Struggle, Vampire: The Masquerade – Vendetta and their marks belong "
    "to their owners, who have no part in this program."
)
"""What stands at the foot of the page and in About."""

WIDEST = 1480
"""Width that the page fills at most at text scale 1; on larger screens it keeps to the middle."""

_UNDER_GAMES = 4
"""The place of what says what is wrong, in the column: under title, line, games and a space."""

ONE_COLUMN = 800
"""Below this width at text scale 1, the games stand under the buttons instead of beside them."""


class StartPage(Backdrop):
    """The start page.

    :param games: the folder of games.
    :param network: the folder of what is kept of games on the network; None to list none of those.
    :param menu: the program's menu, opened by the button in the corner; None until :meth:`take_menu` brings it.
    """

    quick_start = Signal(str, int)
    """Sit down at once at a table of a game, by its key, of so many seats."""
    new_game = Signal(str)
    painted = Signal()
    """Once, after it was painted for the first time: what it doesn't need itself is loaded from now on."""
    join_game = Signal()
    """Find a table on this network."""
    continue_game = Signal(Path)
    come_back = Signal(object)
    """Go on with a game on the network, by its :class:`~vtes_desktop.lan.tickets.Ticket`."""
    builder = Signal(str)
    """Where the cards of a game are put together: its deck builder or card editor."""
    game_chosen = Signal(str)
    lessons_wanted = Signal()
    """Learn to play."""
    films_wanted = Signal()
    """Choose a replay to watch."""
    watch_wanted = Signal(Path)
    """Watch this game as a film."""
    settings_wanted = Signal()
    seats_chosen = Signal(int)
    """Another number of seats was chosen for the quick start."""
    card_list_wanted = Signal(str)
    """Use another card list: ``folder``, ``file``, ``installed``, or ``again`` for the same one anew."""

    def __init__(
        self,
        settings: Settings,
        games: Path,
        menu: QMenu | None = None,
        seats: int = 5,
        parent: QWidget | None = None,
        *,
        network: Path | None = None,
        game: str = OFFERS[0].key,
    ):
        super().__init__(parent, laid=True)
        self._seen = False
        self._settings = settings
        self._games = games
        self._network = network
        self._panel: GamesPanel | None = None
        self._trouble: TroublePanel | None = None
        self._offer = OFFERS[0]
        self._no_lists = False
        self._seats = {OFFERS[0].key: seats}
        self._make_choices()
        self._lay_out(menu)
        for button in self.game_buttons.values():
            button.setAutoDefault(True)  # Enter presses them too
        settings.changed.connect(self._fit)
        self.choose_game(game)
        self.quick.setFocus()

    def _make_choices(self) -> None:
        self.game_buttons: dict[str, QPushButton] = {}
        for offer in OFFERS:
            button = QPushButton(caption(offer.short))
            button.setCheckable(True)
            button.setAccessibleName(tr("Play {game}", game=offer.title))
            button.setToolTip(as_written(offer.title))
            button.clicked.connect(partial(self._game_clicked, offer.key))
            self.game_buttons[offer.key] = button
        first = OFFERS[0]
        self.quick = ChoiceButton(hand_sign, tr("Quick start"), tr(first.quick))
        self.quick.setProperty("tone", "blood")
        self.seats = ChoiceBox()
        self.seats.setAccessibleName(tr("Seats for the quick start"))
        self.seats.setToolTip(tr("How many sit at the table of the quick start"))
        self.seats.currentIndexChanged.connect(self._seats_chosen)
        self.quick.clicked.connect(lambda: self.quick_start.emit(self._offer.key, self.seats.currentData()))
        self.new = ChoiceButton(seats_sign, tr("New game"), tr(first.new))
        self.new.clicked.connect(lambda: self.new_game.emit(self._offer.key))
        self.join = ChoiceButton(network_sign, tr("Join a game"), tr("On this network: tables are found by themselves"))
        self.join.clicked.connect(self.join_game)
        self.deck_builder: ChoiceButton | None = None
        if importlib.util.find_spec("vtes_desktop.ui.builder"):
            heading, about = first.cards
            self.deck_builder = ChoiceButton(decks_sign, tr(heading), tr(about))
            self.deck_builder.clicked.connect(lambda: self.builder.emit(self._offer.key))
        self.learn = ChoiceButton(lesson_sign, tr("Learn to play"), tr("Eight short lessons at a real table"))
        self.learn.clicked.connect(self.lessons_wanted)
        self.films = ChoiceButton(film_sign, tr("Watch a replay"), tr("Every game is a film: go back, look, play on"))
        self.films.clicked.connect(self.films_wanted)
        self.options = ChoiceButton(settings_sign, tr("Settings"), tr("Your name, colours, size of text, sounds"))
        self.options.clicked.connect(self.settings_wanted)
        wanted = (self.quick, self.new, self.join, self.learn, self.films, self.deck_builder, self.options)
        self.choices = [button for button in wanted if button is not None]
        """The large buttons, from above."""
        for button in self.choices:
            button.walk.connect(partial(self._walk, button))

    def _lay_out(self, menu: QMenu | None) -> None:
        # Each under what it belongs to from the first: whatever comes under another is styled anew.
        self._scroll = QScrollArea(self)
        self._view = QWidget()
        self._scroll.setViewport(self._view)  # asked for its own, PySide looks through all kinds of widgets: 15 ms
        content = QWidget(self._view)
        self._title = Label(PROGRAM)
        self._tagline = Label()
        quick = QHBoxLayout()
        quick.addWidget(self.quick, 1)
        quick.addWidget(self.seats)
        # As high as the button beside it, which takes a second line where it is narrow.
        self.seats.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        self._choices = QVBoxLayout()
        self._choices.addWidget(self._title)
        self._choices.addWidget(self._tagline)
        games = QHBoxLayout()
        games.setSpacing(8)
        for button in self.game_buttons.values():
            games.addWidget(button)
        games.addStretch(1)
        self._choices.addLayout(games)
        self._choices.addSpacing(4)
        self._choices.addLayout(quick)
        for button in self.choices[1:]:
            self._choices.addWidget(button)
        self._choices.addStretch()
        self._left = QWidget(content)
        self._left.setLayout(self._choices)
        self._choices.setContentsMargins(0, 0, 0, 0)
        self._across = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._across.addWidget(self._left)
        self._across.addStretch(1)
        self._games_place = QVBoxLayout()
        self._games_place.addStretch(1)
        self._across.addLayout(self._games_place)
        self._page = QVBoxLayout(content)
        self._page.addStretch(1)
        self._page.addLayout(self._across)
        self._page.addStretch(2)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(content)
        for clear in (content, self._view):  # the table shows through
            clear.setAutoFillBackground(False)
        self.menu_button = QToolButton()
        self.menu_button.setParent(content)  # in the corner of the page, not of the window: it scrolls along
        self.menu_button.setText("☰")
        self.menu_button.setAccessibleName(tr("Menu"))
        self.menu_button.setToolTip(tr("Menu"))
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        if menu is not None:
            self.take_menu(menu)
        self._notice = Label(tr("{fan_work} Version {version}.", fan_work=tr(FAN_WORK), version=__version__))
        self._notice.setProperty("tone", "dim")
        self._notice.setWordWrap(True)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self._notice)
        self._foot.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._scroll, 1)
        self._page.addLayout(self._foot)

    @property
    def trouble(self) -> TroublePanel:
        """What says what is wrong, made when something first is."""
        if self._trouble is None:
            from vtes_desktop.ui.trouble_panel import TroublePanel

            self._trouble = TroublePanel()
            self._trouble.card_list_wanted.connect(self.card_list_wanted)
            self._choices.insertWidget(_UNDER_GAMES, self._trouble)
        return self._trouble

    def take_menu(self, menu: QMenu) -> None:
        """Open this menu by the button in the corner."""
        self.menu_button.setMenu(menu)

    @property
    def games_panel(self) -> GamesPanel:
        """The games to go on with, made when they are first wanted: after the page was painted."""
        if self._panel is None:
            from vtes_desktop.ui.games_panel import GamesPanel

            self._panel = panel = GamesPanel(self._games, self._network)
            panel.hide()
            panel.changed.connect(self._show_games)
            panel.continue_game.connect(self.continue_game)
            panel.come_back.connect(self.come_back)
            panel.watch_wanted.connect(self.watch_wanted)
            self._games_place.insertWidget(0, panel)
            self.setTabOrder(self.choices[-1], panel.list)
        return self._panel

    @property
    def games_list(self) -> GameList:
        """The list of games."""
        return self.games_panel.list

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table; the first time, :attr:`painted` is told once all of the page is."""
        super().paintEvent(event)
        if not self._seen:
            self._seen = True
            QTimer.singleShot(0, self, self._was_painted)

    def _was_painted(self) -> None:
        self.painted.emit()
        QTimer.singleShot(0, self, self.refresh)

    def show_problem(self, sentence: str, *, card_list: bool = False, chosen: bool = False) -> None:
        """Say what is wrong, in the player's words; an empty sentence takes it away.

        :param card_list: whether it is about the card lists: what is played with them can't be, but others be chosen.
        :param chosen: whether that list was the player's choice, so that the installed one may still be good.
        """
        if sentence or self._trouble is not None:
            self.trouble.tell(sentence, card_list=card_list, chosen=chosen)
        self._no_lists = bool(sentence) and card_list
        self._let_play()

    def _let_play(self) -> None:
        """Without card lists nothing can be begun that is played with them; other games can."""
        playable = not (self._no_lists and self._offer.listed)
        if self._trouble is not None:
            self._trouble.setVisible(bool(self._trouble.text.text()) and not (self._no_lists and playable))
        for widget in (self.quick, self.new, self.learn, self.seats, self.deck_builder):
            if widget is not None:
                widget.setEnabled(playable)

    @property
    def game(self) -> str:
        """The key of the game that is chosen."""
        return self._offer.key

    def choose_game(self, key: str) -> None:
        """Offer what there is of a game; of the first, when there is none of that key."""
        self._offer = offer = next((each for each in OFFERS if each.key == key), OFFERS[0])
        for name, button in self.game_buttons.items():
            button.setChecked(name == offer.key)
            button.setProperty("tone", "gold" if name == offer.key else "")
            if self._seen:  # before that nothing has its style
                button.style().unpolish(button)
                button.style().polish(button)
        self._tagline.setText(tr("A table for {game}", game=offer.title))
        self.quick.set_hint(tr(offer.quick))
        self.new.set_hint(tr(offer.new))
        if self.deck_builder is not None:
            self.deck_builder.set_words(*map(tr, offer.cards))
        self.learn.setVisible(offer.lessons)
        self._let_play()
        module, pile, hand = offer.backs
        self.lay(Backs(import_module(module).paint_back, pile, hand))
        self._fill_seats(offer)

    def _fill_seats(self, offer: Offer) -> None:
        self.seats.blockSignals(True)
        self.seats.clear()
        for number in offer.seats:
            self.seats.addItem(plural("{n} seat", "{n} seats", number), number)
        wanted = self._seats.get(offer.key, offer.seats[-1])
        self.seats.setCurrentIndex(max(0, self.seats.findData(min(max(wanted, offer.seats[0]), offer.seats[-1]))))
        self.seats.blockSignals(False)

    def _seats_chosen(self) -> None:
        self._seats[self._offer.key] = self.seats.currentData()
        if self._offer is OFFERS[0]:
            self.seats_chosen.emit(self.seats.currentData())

    def _game_clicked(self, key: str, *_: bool) -> None:
        self.choose_game(key)
        self.game_chosen.emit(key)

    def refresh(self) -> None:
        """Read the list of games anew, in the background."""
        self.games_panel.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """What is played last stands first whenever the page comes up."""
        super().showEvent(event)
        self._fit()  # only now all has its style
        if self._seen:
            self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """A deletion is final for this page once it was left."""
        super().hideEvent(event)
        if self._panel is not None:
            self._panel.settle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Z undoes a deletion."""
        from PySide6.QtGui import QKeySequence

        if event.matches(QKeySequence.StandardKey.Undo) and self._panel is not None:
            self._panel.undo()
        else:
            super().keyPressEvent(event)

    def _walk(self, button: ChoiceButton, step: int) -> None:
        """Go from a choice to the next one that can be chosen, or over to the games."""
        if abs(step) == 2:
            if step > 0 and self._panel is not None and self.games_list.isVisible():
                self.games_list.setFocus()
            return
        reachable = [one for one in self.choices if one.isEnabled() and not one.isHidden()]
        reachable[(reachable.index(button) + step) % len(reachable)].setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One column or two, as there is room."""
        super().resizeEvent(event)
        if self.isVisible():
            self._fit()

    def _fit(self) -> None:
        """Bring lengths to the text scale and the size of the page."""
        k = theme.clamp_scale(self._settings.options.text_scale)

        def px(length: float) -> int:
            return round(length * k)

        wide = self.width() >= px(ONE_COLUMN)
        roomy = min(1.0, max(0.45, self.height() / px(820)))
        side = max(px(64) if self.width() >= px(1200) else px(28), (self.width() - px(WIDEST)) // 2)
        self._title.setFont(theme.serif(64 * k * (roomy if wide else min(roomy, 0.7))))
        dress_letters(self._title, f"font: 700 {round(64 * k * (roomy if wide else 0.65))}px '{theme.SERIF}';")
        dress_letters(self._tagline, f"color: {theme.GOLD}; font-size: {px(16)}px;")
        self._page.setContentsMargins(side, px(26 * roomy), side, px(10))
        self._choices.setSpacing(px(10 if roomy > 0.9 else 7))
        for button in self.choices:
            button.set_scale(k, roomy)
        self._across.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        self._across.setSpacing(px(28))
        free = self.width() - 2 * side - self._scroll.verticalScrollBar().sizeHint().width()
        left = min(px(470), round(free * 0.48)) if wide else free
        self._left.setFixedWidth(left)
        if self._panel is not None:
            self._panel.setFixedWidth(min(px(620), free - left - px(28)) if wide else free)
            self._panel.fit(k, max(px(250), round(self.height() * 0.56)) if wide else px(330))
        # Clear of the cards that are painted at the right.
        self._notice.setFixedWidth(round(self.width() * 0.48) - side if wide else free)
        self._foot.setContentsMargins(0, px(14), 0, 0)
        dress_letters(
            self.menu_button, f"QToolButton {{ font-size: {px(19)}px; }} QToolButton::menu-indicator {{ image: none; }}"
        )
        self.menu_button.adjustSize()
        # The games never lie under the menu.
        under = px(8) + self.menu_button.height() - px(26 * roomy)
        self._games_place.setContentsMargins(0, max(0, under) if wide else 0, 0, 0)
        # Over one column of buttons no cards are seen: they would only lie under the words.
        self.lay_cards(there=wide)
        corner = self._view.width() - self.menu_button.width() - px(10)
        self.menu_button.move(corner, px(8))
        self.menu_button.raise_()

    def _show_games(self) -> None:
        self.games_panel.setVisible(self.games_panel.wanted)
        self._fit()
