"""The bar under a film: the line of pools, and the buttons to go along it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from vtes_desktop.play.film import MarkKind
from vtes_desktop.table.saying import Saying
from vtes_desktop.ui import theme
from vtes_desktop.ui.choosers import ChoiceBox
from vtes_desktop.ui.film.pool_line import PoolLine
from vtes_desktop.ui.film.session import FilmSession
from vtes_desktop.ui.flow import Flow
from vtes_desktop.ui.game_words import game_word, told
from vtes_desktop.ui.games import Words
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.plain import NameLabel, as_written, caption
from vtes_desktop.ui.table import signs
from vtes_desktop.ui.table.keys import as_written_here
from vtes_desktop.ui.table.overlay import keeps

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
USUAL_SPEED: Final = 1
"""Which of them a film begins with."""
SHOWN_MS: Final = 1100
"""How long a moment with something to read is shown at usual speed."""
QUIET_MS: Final = 250
"""How long one in which something changes that is not said."""
LETTER_MS: Final = 14
"""How much longer for each letter that is said."""


class Key(Struct, frozen=True):
    """A key of the film."""

    name: str
    title: str
    keys: tuple[str, ...]


KEYS: Final = (
    Key("play", later("Play or pause"), ("Space",)),
    Key("line back", later("A line back"), (",", "Ctrl+Left")),
    Key("line on", later("A line on"), (".", "Ctrl+Right")),
    Key("action back", later("Back to the last action"), ("[", "Ctrl+Shift+Left")),
    Key("action on", later("On to the next action"), ("]", "Ctrl+Shift+Right")),
    Key("turn back", later("Back to the last turn"), ("PgUp",)),
    Key("turn on", later("On to the next turn"), ("PgDown",)),
    Key("oust", later("On to the next oust"), ("O",)),
    Key("begin", later("To the beginning"), ("Ctrl+Home",)),
    Key("end", later("To the end"), ("Ctrl+End",)),
    Key("slower", later("Slower"), ("<", "Shift+,")),
    Key("faster", later("Faster"), (">", "Shift+.")),
    Key("eyes", later("Through the next eyes"), ("V",)),
    Key("picture", later("Save a picture"), ("Ctrl+S",)),
    Key("play on", later("Play on from here"), ("Ctrl+N",)),
)
"""Every key that a film has besides those of a table to look at."""

COMPACT: Final = (900, 600)
"""A page smaller than this at text scale 1 has signs instead of words, and no more lines than it must."""

_ACTIONS: Final[tuple[MarkKind, ...]] = ("action", "turn", "oust", "end")
_WITH_WORDS: Final = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_TURNS: Final[tuple[MarkKind, ...]] = ("turn", "end")
_OUSTS: Final[tuple[MarkKind, ...]] = ("oust", "end")


def keys_of(words: Words) -> tuple[Key, ...]:
    """All of them in a game's own words."""
    return tuple(replace(key, title=words.out[1]) if key.name == "oust" else key for key in KEYS)


def shown(name: str) -> str:
    """The first key of a film's action as this system writes it. Raises StopIteration for no such action."""
    key = next(key for key in KEYS if key.name == name)
    return as_written_here(key.keys[0])


class FilmBar(QFrame):
    """Plays the film of a session, and goes about in it."""

    picture_wanted = Signal()
    play_on_wanted = Signal()
    """A new game from here."""

    def __init__(self, session: FilmSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._scale = session.settings.options.text_scale
        self.setObjectName("film_bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setStyleSheet(f"#film_bar {{ background: {theme.BAR}; }}")
        self.line = PoolLine(session.film, self._scale, game_word(session.game.words.out[2]))
        self.line.wanted.connect(self._step)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._next)
        self.playing = False
        self.doings: dict[str, Callable[[], object]] = {
            "play": self.toggle,
            "line back": lambda: self._step(session.goal - 1),
            "line on": lambda: self._step(session.goal + 1),
            "action back": lambda: self._to_mark(_ACTIONS, -1),
            "action on": lambda: self._to_mark(_ACTIONS, 1),
            "turn back": lambda: self._to_mark(_TURNS, -1),
            "turn on": lambda: self._to_mark(_TURNS, 1),
            "oust": lambda: self._to_mark(_OUSTS, 1),
            "begin": lambda: self._step(0),
            "end": lambda: self._step(session.film.length),
            "slower": lambda: self._pace(-1),
            "faster": lambda: self._pace(1),
            "eyes": self._next_eyes,
            "picture": self.picture_wanted.emit,
            "play on": self.play_on_wanted.emit,
        }
        self.buttons = {
            name: self._button(name)
            for name in ("turn back", "action back", "line back", "play", "line on", "action on", "turn on", "oust")
        }
        self.buttons["oust"].setText(caption(game_word(session.game.words.out[0])))
        self.speed = ChoiceBox()
        self.speed.setAccessibleName(tr("Speed of the film"))
        self.speed.setToolTip(
            as_written(tr("How fast it plays ({shown}, {shown2})", shown=shown("slower"), shown2=shown("faster")))
        )
        for speed in SPEEDS:
            self.speed.addItem(f"{speed:g} ×", speed)
        self.speed.setCurrentIndex(USUAL_SPEED)
        self.eyes = ChoiceBox()
        self.eyes.setAccessibleName(tr("Through whose eyes"))
        self.eyes.setToolTip(as_written(tr("Through whose eyes the table is seen ({shown})", shown=shown("eyes"))))
        for eyes in session.film.eyes:
            self.eyes.addItem(signs.icon("eye"), caption(session.eyes_name(eyes)), eyes)
        self.eyes.setCurrentIndex(session.film.eyes.index(session.viewer))
        self.eyes.currentIndexChanged.connect(lambda: session.look(self.eyes.currentData()))
        self.buttons["picture"] = self._button("picture")
        self.buttons["play on"] = self._button("play on")
        self.buttons["play on"].setText(tr("Play on from here"))
        self.buttons["play on"].setEnabled(session.film.tells_all)
        if not session.film.tells_all:
            self.buttons["play on"].setToolTip(tr("Only a film that tells all hands can be played on"))
        self.words = NameLabel()
        self.where = NameLabel()
        self.where.setProperty("tone", "dim")
        self._lay_out()
        session.moved.connect(self.refresh)
        session.settings.changed.connect(self._rescale)
        self._rescale()
        self.refresh()

    def _button(self, name: str) -> QToolButton:
        key = next(key for key in keys_of(self._session.game.words) if key.name == name)
        button = QToolButton()
        sign = {"play on": "fork", "picture": "camera", "oust": "cross"}.get(name, name)
        button.setIcon(signs.icon(sign))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setToolTip(as_written(f"{tr(key.title)} ({shown(name)})"))
        button.setAccessibleName(tr(key.title))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.doings[name]())
        return button

    def _lay_out(self) -> None:
        said = QHBoxLayout()
        said.setSpacing(14)
        said.addWidget(self.words, 1)
        said.addWidget(self.where)
        buttons = Flow(6)
        for widget in self.buttons.values():
            if widget is self.buttons["picture"]:
                buttons.addWidget(self.speed)
                buttons.addWidget(self.eyes)
            buttons.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 6, 14, 8)
        column.setSpacing(4)
        column.addLayout(said)
        column.addWidget(self.line)
        column.addLayout(buttons)

    def fit(self, page: QSize) -> None:
        """Leave room for the table on a page of that size."""
        k = self._scale
        small = page.width() < COMPACT[0] * k or page.height() < COMPACT[1] * k
        self.words.setVisible(not small)
        self.where.setVisible(not small)
        self.line.set_low(page.height() < COMPACT[1] * k)
        for name, button in self.buttons.items():
            worded = name in ("play", "oust", "play on") and not small
            button.setToolButtonStyle(_WITH_WORDS if worded else Qt.ToolButtonStyle.ToolButtonIconOnly)

    def bind(self, page: QWidget) -> None:
        """Give `page` the film's keys."""
        for key in KEYS:
            action = QAction(caption(tr(key.title)), page)
            action.setShortcuts([QKeySequence(each) for each in key.keys])
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.setAutoRepeat(key.name.startswith(("line", "action", "turn")))
            action.triggered.connect(lambda _=False, name=key.name: self.doings[name]())
            page.addAction(action)

    def event(self, event: QEvent) -> bool:
        """Keep the keys of the line for it, when it has the focus."""
        moves = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Left, Qt.Key.Key_Right)
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and keeps(event):
            if event.key() in moves or not self.line.hasFocus():
                event.accept()
            return True
        return super().event(event)

    # -- going about ------------------------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Play, or pause."""
        if self.playing:
            self.pause()
        else:
            self.play()

    def play(self) -> None:
        """Play on; from the beginning, when the film is over."""
        session = self._session
        if session.at >= session.film.length:
            session.show(0)
        self.playing = True
        self.refresh()
        self._clock.start(0)

    def pause(self) -> None:
        """Stay at this moment."""
        self.playing = False
        self._clock.stop()
        self.refresh()

    def _step(self, n: int) -> None:
        self.pause()
        self._session.seek(n)

    def _to_mark(self, kinds: tuple[MarkKind, ...], way: int) -> None:
        self._step(self._session.film.next_mark(self._session.goal, kinds, way))

    def _pace(self, way: int) -> None:
        self.speed.setCurrentIndex(max(0, min(self.speed.currentIndex() + way, len(SPEEDS) - 1)))

    def _next_eyes(self) -> None:
        self.eyes.setCurrentIndex((self.eyes.currentIndex() + 1) % self.eyes.count())

    def _next(self) -> None:
        """The film goes on by a line that has something to see."""
        session, film = self._session, self._session.film
        if not self.playing:
            return
        session.show(session.at + 1)
        if session.at >= film.length:
            self.pause()
            return
        said = sum(len(self._plain(saying)) for saying in film.sayings(session.at, session.viewer))
        moment = SHOWN_MS + LETTER_MS * min(said, 120) if said else QUIET_MS
        self._clock.start(round(moment / SPEEDS[self.speed.currentIndex()]))

    # -- showing ----------------------------------------------------------------------------------------------------

    def _plain(self, saying: Saying) -> str:
        return told(saying, self._session.film.names, self._session.name, self._session.table.description.kinds)

    def refresh(self) -> None:
        """Say where the film is."""
        session = self._session
        film, at = session.film, session.at
        self.line.put(at)
        last = film.last_said(at, session.viewer)
        said = [self._plain(saying) for saying in film.sayings(last, session.viewer)]
        self.words.setText(" · ".join(said))
        out = game_word(session.game.words.out[2])
        marks = [
            f"{film.names[mark.seat]} {out}" if mark.kind == "oust" else game_word(mark.kind)
            for mark in film.marks
            if mark.frame == at and mark.kind != "turn"
        ]
        self.where.setText("   ".join([*marks, tr("line {at} of {length}", at=at, length=film.length)]))
        play = self.buttons["play"]
        play.setIcon(signs.icon("paused" if self.playing else "play"))
        play.setText(tr("Pause") if self.playing else tr("Play", "a film"))
        play.setAccessibleName(tr("Pause") if self.playing else tr("Play", "a film"))
        for name in ("turn back", "action back", "line back"):
            self.buttons[name].setEnabled(at > 0)
        for name in ("turn on", "action on", "line on", "oust"):
            self.buttons[name].setEnabled(at < film.length)
        self.buttons["play on"].setEnabled(film.tells_all and at > 0)
        if self.eyes.currentData() != session.viewer:
            self.eyes.setCurrentIndex(film.eyes.index(session.viewer))

    def _rescale(self) -> None:
        self._scale = scale = self._session.settings.options.text_scale
        self.line.set_scale(scale)
        side = round(theme.BASE_PX * scale * 1.3)
        for button in self.buttons.values():
            button.setIconSize(QSize(side, side))
        self.fit(self.window().size())
        self.words.setStyleSheet(f"font: {round(15 * scale)}px '{theme.SERIF}'; color: {theme.BONE};")
