"""The page of a game: the table with the bar over it, the column beside it, and what lies over it now and then."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QCursor, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Update
from vtes_desktop.table.asking import Option
from vtes_desktop.ui.faces import FaceCache
from vtes_desktop.ui.plain import as_written, caption
from vtes_desktop.ui.sound import TableSounds
from vtes_desktop.ui.strict.asking import Asking
from vtes_desktop.ui.strict.floating import Floating
from vtes_desktop.ui.strict.referee_bar import RefereeBar
from vtes_desktop.ui.strict.since import SinceYourTurn
from vtes_desktop.ui.strict.stops import Stops
from vtes_desktop.ui.strict.strip import Strip
from vtes_desktop.ui.table import dialogs, keys
from vtes_desktop.ui.table.actions import Actions
from vtes_desktop.ui.table.asks import AsksBar, Notice
from vtes_desktop.ui.table.curtain import Curtain
from vtes_desktop.ui.table.following import Rank
from vtes_desktop.ui.table.full_card import FullCard
from vtes_desktop.ui.table.held import HeldMenu
from vtes_desktop.ui.table.log_view import LogView
from vtes_desktop.ui.table.overlay import Overlay
from vtes_desktop.ui.table.scene import TableScene
from vtes_desktop.ui.table.session import Session
from vtes_desktop.ui.table.tab_stops import TabStops
from vtes_desktop.ui.table.top_bar import TopBar
from vtes_desktop.ui.table.view import TableView

COLUMN: Final = 0.21
"""The column's part of the window's width."""
LEAST_COLUMN: Final = 258
"""Its least width at text scale 1, in pixels."""
MOST_COLUMN: Final = 0.34
"""The most that large text may take of the window's width."""


def column_width(width: int, scale: float) -> int:
    """How wide the column at the side is in a window of that width at a text scale, in pixels.

    >>> column_width(1600, 1.0), column_width(1024, 1.0), column_width(1600, 2.0)
    (336, 258, 464)
    """
    wanted = max(COLUMN * width, LEAST_COLUMN * min(scale, 1.8))
    return round(min(wanted, max(MOST_COLUMN * width, LEAST_COLUMN)))


OF_A_SEAT: Final = ("search library", "ash heap", "next view")
"""Keys to look that need a seat of one's own."""


class TablePage(QWidget):
    """A game on the screen."""

    left = Signal()
    """The player leaves the table."""
    settings_wanted = Signal()
    full_screen_wanted = Signal()

    def __init__(self, session: Session, faces: FaceCache | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        options, game = session.settings.options, session.game
        self.faces = faces or FaceCache(options.picture_memory * 2**20, parent=self, painters=game.painters)
        self.scene = TableScene(session, self.faces, self)
        self.view = TableView(session, self.scene)
        self.top_bar = TopBar(session)
        self.preview = game.preview(session, self.faces)
        self.log_view = LogView(session)
        self._lay_out()
        self.browse = game.browse(session, self.faces, self.view)
        self.notice = Notice(session, self.view)
        self._active = session.table.active
        self.asks = AsksBar(session, self.view)
        self.score = game.score(session, self)
        self.keys = keys.KeysOverview(self, game.keyboard.actions, game.keyboard.gestures)
        self.full_card = FullCard(session, self.faces, self)
        self.curtain = Curtain(session, self)
        self.actions_ = Actions(session, self.scene, self.view)
        doings = self.actions_.doings() | self._own_doings()
        known = {action.name for action in game.keyboard.actions}
        self.bound = keys.bind(self, {name: doings[name] for name in doings if name in known}, game.keyboard.actions)
        if session.watches:
            to_look = {action.name for action in game.keyboard.actions if action.group in ("Looking", "Program")}
            for name, action in self.bound.items():
                action.setEnabled(name in to_look | {"step"} and name not in OF_A_SEAT)
        self.asking = Asking(session)
        self.menus = game.menus(session, self.scene, self.actions_, self.bound, self.browse.open_top, self.asking)
        self.panels = game.panels(self)
        """What the game lays over the table by itself, by name."""
        self.referee_bar = RefereeBar(session, self.asking, self.view)
        self.stops = Stops(session)
        self.since = SinceYourTurn(session, self.view)
        self.since.wanted.connect(self.log_view.show_sentence)
        self.strip = Strip(session, self.asking, self.stops, self.since, self.view)
        self.scene.strip_height = self.strip.high
        self._laid_for: tuple[object, ...] = ()
        self.scene.laid_out.connect(self._laid_out)
        self.actions_.answer = self.strip.answers.answer
        self.tab_stops = TabStops(self)
        self.sounds = TableSounds(session, self)
        self._connect()
        self._light_up()
        self.asking.show_card()
        self.view.setFocus()

    def _lay_out(self) -> None:
        self.column = column = QSplitter(Qt.Orientation.Vertical)
        column.setChildrenCollapsible(False)
        column.addWidget(self.preview)
        column.addWidget(self.log_view)
        column.setStretchFactor(0, 5)
        column.setStretchFactor(1, 4)
        self.across = across = QSplitter(Qt.Orientation.Horizontal)
        across.setChildrenCollapsible(False)
        across.addWidget(self.view)
        across.addWidget(column)
        across.setStretchFactor(0, 1)
        across.setStretchFactor(1, 0)
        across.splitterMoved.connect(self._parted)
        self._by_hand = False
        body = QHBoxLayout()
        body.setContentsMargins(0, 0, 6, 6)
        body.addWidget(across)
        self._whole = whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.top_bar)
        whole.addLayout(body, 1)

    def lay_under_the_bar(self, widget: QWidget) -> None:
        """Put a line of another room's between the top bar and the table."""
        self._whole.insertWidget(1, widget)

    def showEvent(self, event: QShowEvent) -> None:
        """The keys are the table's from the first moment on."""
        super().showEvent(event)
        self.view.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the column in proportion, unless a person has parted the window otherwise."""
        super().resizeEvent(event)
        self._part()

    def _part(self) -> None:
        if not self._by_hand:
            column = column_width(self.width(), self.session.settings.options.text_scale)
            self.across.setSizes([self.width() - column, column])

    def _parted(self) -> None:
        self._by_hand = True

    def _laid_out(self) -> None:
        """The table has another size: what lies over it finds its place anew."""
        plan = self.scene.plan
        self.strip.place(plan.strip.toRect())
        laid_for = (plan.size, plan.strip.toRect())
        if laid_for != self._laid_for:
            self._laid_for = laid_for
            for panel in self.view.findChildren(Overlay, options=Qt.FindChildOption.FindDirectChildrenOnly):
                if panel.isVisible():
                    panel.place()

    def _own_doings(self) -> dict[str, Callable[[], object]]:
        session = self.session
        return {
            "pin": self.preview.toggle_pin,
            "large": lambda: self.full_card.show_card(self.preview.shown),
            "search library": lambda: session.browse.emit(session.viewer, "library"),
            "ash heap": lambda: session.browse.emit(session.viewer, "ash heap"),
            "talk": self.log_view.talk,
            "allow": self._allow,
            "hint": lambda: self.asking.hint.ask(),
            "step": session.step,
            "next phase": self._space,
            "end turn": self._shift_space,
            "pass action": lambda: self.stops.pass_action(),
            "hold": lambda: self.stops.hold(),
            "why": self.log_view.tell_why,
            "keys": self._open_keys,
            "full screen": self.full_screen_wanted.emit,
            "close": self._close,
        }

    def _connect(self) -> None:
        session = self.session
        session.following.add_for_each(self._follow, Rank.TABLE)
        session.following.add(self._light_up, Rank.TABLE)
        session.following.add(self._tell_panels, Rank.PANEL)
        session.updated.connect(self._updated)
        session.viewer_changed.connect(self._viewer_changed)
        session.browse.connect(self.browse.open_pile)
        session.curtain_wanted.connect(self.curtain.fall)
        session.settings.changed.connect(self._settings_changed)
        for panel in self.panels.values():
            if isinstance(panel, Floating):
                panel.placed.connect(self._keep_words_clear)
        self.view.menu_wanted.connect(self._menu)
        self.log_view.left.connect(self.view.setFocus)
        self.top_bar.leave.connect(self.left)
        self.score.leave.connect(self.left)
        self.top_bar.settings_wanted.connect(self.settings_wanted)
        self.top_bar.full_screen_wanted.connect(self.full_screen_wanted)
        self.top_bar.keys_wanted.connect(self._open_keys)
        self.top_bar.score_wanted.connect(self.score.open)
        self.asking.changed.connect(self._light_up)
        self.asking.answered.connect(self._answered)
        self.asking.hint.changed.connect(self._light_up)
        self.asking.several.connect(self._which)
        self.view.card_clicked.connect(self._card_clicked)
        self.view.pool_clicked.connect(self._pool_clicked)
        self.actions_.note_wanted.connect(lambda i: dialogs.write_note(session, self, self._beside(i), i))
        self.actions_.counter_wanted.connect(lambda i: dialogs.choose_counter(session, self, self._beside(i), i))
        self.actions_.blood_wanted.connect(lambda i: dialogs.move_blood(session, self, self._beside(i), i))

    def _beside(self, copy: int) -> QPoint:
        """Where a small question about a card opens, in the page's own coordinates."""
        item = self.scene.cards.get(copy)
        place = self.view.mapFromScene(item.edge().center()) if item is not None else self.view.rect().center()
        return self.view.viewport().mapTo(self, place)

    def _follow(self, update: Update) -> None:
        self.scene.sync(update)
        self.view.cursor_.follow()

    def _tell_panels(self) -> None:
        for panel in self.panels.values():
            panel.refresh()
        self._keep_words_clear()

    def _keep_words_clear(self) -> None:
        """The words of arrows stand where no panel lies."""
        over = [panel for panel in self.panels.values() if isinstance(panel, Overlay) and panel.isVisible()]
        port = self.view.viewport()
        places = [QRect(port.mapFromGlobal(panel.mapToGlobal(QPoint())), panel.size()) for panel in over]
        self.scene.courses.keep_clear_of([self.view.mapToScene(place).boundingRect() for place in places])

    def _updated(self) -> None:
        active = self.session.table.active
        if active != self._active:
            # Everybody here: whose turn it is sits in front, behind the curtain where hands are secret.
            self._active = active
            if not self.session.table.over:
                self.session.want_look(active)

    def _light_up(self) -> None:
        """Let the cards glow with which something may be done now; once a hint was asked for, those of the hint."""
        self.scene.light_up(self.asking.hint.cards() or self.asking.glowing())
        self.scene.furniture.light_pools(self.asking.methuselahs())

    def told_keys(self) -> keys.Told:
        """The keys of the mode that one is in: those that would only be refused are left out."""
        keyboard = self.session.game.keyboard
        mode: keys.Mode = "by looking" if self.session.watches else "strict" if self.asking.is_strict else "manual"
        return keys.of_mode(keyboard.actions, keyboard.gestures, mode)

    def _open_keys(self) -> None:
        self.keys.tell(*self.told_keys())
        self.keys.open()

    def _card_clicked(self, copy: int) -> None:
        """In strict mode, a click on a card asks what to do with it; where cards are chosen, it chooses."""
        options = self.asking.with_card(copy)
        target = self.asking.target(copy)
        if target is not None:
            self.asking.pick(target)
        elif options and self.session.table.mode == "strict":
            self._which(options)

    def _pool_clicked(self, seat: int) -> None:
        """Where a Methuselah is chosen, a click on her pool chooses her."""
        option = self.asking.methuselah(seat)
        if option is not None:
            self.asking.pick(option)

    def _which(self, options: list[Option], at: int = 0) -> None:
        """Ask which of several things is meant, where the pointer is; what was dropped lies `at` a card."""
        menu = HeldMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        for option in options:
            action = menu.addAction(caption(self.asking.said(option)))
            action.setToolTip(as_written(self.asking.explained(option)))
            action.triggered.connect(partial(self._pick, option, at))
        menu.popup(QCursor.pos())

    def _answered(self) -> None:
        """What a click has chosen, to be asked what to do with it, has been done."""
        self.scene.select(())
        self.since.acted()

    def _pick(self, option: Option, at: int, *_: bool) -> None:
        self.asking.pick(option, at)

    def _viewer_changed(self) -> None:
        self.view.cancel()
        self.view.camera.close_up(None)
        self.scene.start_over()
        for panel in self.panels.values():
            panel.refresh()
        # Only now: the preview has let go of what the one before was reading.
        self.asking.show_card()

    def _settings_changed(self) -> None:
        self.faces.set_limit(self.session.settings.options.picture_memory * 2**20)
        self.scene.set_text_scale(self.session.settings.options.text_scale)
        self._part()

    def _menu(self, where: QPoint, point: QPointF) -> None:
        menu = self.menus.menu_for(point, self)
        if menu is not None:
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(where)

    def _space(self) -> None:
        """Pass, or let a computer player go on where one waits for that; it never ends a phase. In manual mode the next
        phase, and what is done by hand is done."""
        if self.asking.mine is not None and self.asking.mine.kind != "by hand":
            self.asking.pass_()
        elif self.session.waits_for_a_step:
            self.session.step()
        else:
            self.session.ask(r.NextPhase())

    def _shift_space(self) -> None:
        """End the phase, or pass until something happens."""
        if self.asking.ending is not None:
            self.asking.end()
        else:
            self.session.ask(r.EndTurn())

    def _allow(self) -> None:
        client = self.session.client
        for ask in client.asks:
            if ask.waits_for(client.seat):
                client.ask(r.Answer(ask.number, True))
                return

    def _close(self) -> None:
        if self.view.cancel():
            self.scene.sync()
            return
        if self.asking.sure or self.asking.may_cancel:
            self.asking.cancel()
            return
        for overlay in (self.full_card, self.keys, self.score, self.browse):
            if overlay.isVisible():
                overlay.close_panel()
                return
        if self.since.isVisible():
            self.since.seen()
            return
        self.scene.select(())
        self.view.camera.close_up(None)
