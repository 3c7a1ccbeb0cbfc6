"""The bar at the top: whose turn, the phases, take back, the clock, the table menu.

It fits any width: step by step, words become signs and the less needed goes to the menu.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QToolButton, QWidget

from vtes_desktop.play import requests as r
from vtes_desktop.ui import theme
from vtes_desktop.ui.dressing import dress
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label, NameLabel, as_written, caption
from vtes_desktop.ui.table import keys, signs, table_menu
from vtes_desktop.ui.table.clock import GameClock
from vtes_desktop.ui.table.dialogs import Popup
from vtes_desktop.ui.table.following import Rank
from vtes_desktop.ui.table.overlay import keeps
from vtes_desktop.ui.table.seat_colours import seat_colour
from vtes_desktop.ui.table.session import Session
from vtes_desktop.ui.table.transfers import TransferDots

_STEPS: Final = 7
"""How often something can be left out."""


class EndPrompt(Popup):
    """Asks before the game is ended."""

    def __init__(self, parent: QWidget, title: str, says: str, verb: str, do: Callable[[], None]) -> None:
        super().__init__(parent, title)
        words = Label(says)
        words.setWordWrap(True)
        self.rows.addWidget(words)
        later = QPushButton(tr("Play on"))
        later.clicked.connect(self.close_panel)
        end = QPushButton(caption(verb))
        end.setProperty("tone", "blood")
        end.clicked.connect(self.close_panel)
        end.clicked.connect(do)
        self._buttons(later, end)
        self.setFocusProxy(later)


class TopBar(QFrame):
    """Turn, phases, take back, clock, menu.

    :param monotonic: seconds that only ever grow, for the clock.
    """

    leave = Signal()
    settings_wanted = Signal()
    keys_wanted = Signal()
    score_wanted = Signal()
    full_screen_wanted = Signal()

    def __init__(
        self, session: Session, parent: QWidget | None = None, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(parent)
        self.session = session
        self._step = -1
        self.setObjectName("top_bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setStyleSheet(
            f"#top_bar {{ background: {theme.BAR}; }}"
            f'QPushButton[next="true"] {{ border-color: {theme.GOLD}; color: {theme.GOLD_BRIGHT}; }}'
            # Who only watches sees which phase runs just as well.
            f'QPushButton[tone="blood"]:disabled {{ background: {theme.BLOOD}; color: {theme.INK};'
            f" border-color: {theme.BLOOD_BRIGHT}; }}"
            f'QPushButton[quiet="true"] {{ color: {theme.DIM}; }}'
            f"#phase_menu {{ background: {theme.BLOOD}; color: {theme.INK}; border-color: {theme.BLOOD_BRIGHT};"
            " font-weight: 600; }"
        )
        self.title = NameLabel()
        self.title.setProperty("tone", "heading")
        self.phases = {phase: self._pill(phase) for phase in session.table.phases}
        self.phase_menu = QToolButton()
        self.phase_menu.setObjectName("phase_menu")
        self.phase_menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.phase_menu.setMenu(QMenu(self.phase_menu))
        self.next_phase = self._button(
            "", tr("Next phase ({shown})", shown=keys.shown("next phase")), self._next_phase, "next"
        )
        self.next_phase.setProperty("tone", "")
        self.next_phase.setProperty("next", True)
        self.end_turn = self._button(
            tr("End turn"), tr("End the turn ({shown})", shown=keys.shown("end turn")), self._end_turn
        )
        self.transfers = TransferDots(session)
        self.transfers_word = Label(tr("transfers") if session.game.dots else "")
        self.transfers_word.setStyleSheet(f"color: {theme.GOLD}")
        self.mode = self._button("", "", self._offer_mode)
        self.mode.setStyleSheet(f"color: {theme.GOLD}; font-weight: 600")
        self.back = self._button(
            tr("Take back"), tr("Take back ({shown})", shown=keys.shown("take back")), self._take_back, "back"
        )
        self.again = self._button("", tr("Do again ({shown})", shown=keys.shown("again")), self._do_again, "again")
        self.clock = GameClock(session, monotonic)
        self.unsaved = self._button(tr("Not saved"), "", self._say_unsaved, "warning", theme.BLOOD_BRIGHT)
        self.unsaved.setStyleSheet(f"color: {theme.BLOOD_BRIGHT}; font-weight: 600")
        self.watching = Label(tr("You watch"))
        self.watching.setToolTip(tr("You see what the table sees, without a seat: never a hand, and nothing to do"))
        self.watching.setAccessibleDescription(self.watching.toolTip())
        self.watching.setStyleSheet(
            f"color: {theme.GOLD_BRIGHT}; border: 1px solid {theme.GOLD}; border-radius: 9px; padding: 1px 9px;"
            "font-weight: 600"
        )
        self.views = QToolButton()
        self.views.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.views.setMenu(QMenu(self.views))
        self.views.menu().aboutToShow.connect(lambda: table_menu.fill_views(self, self.views.menu()))
        self.menu = QToolButton()
        self.menu.setIcon(signs.icon("menu"))
        self.menu.setToolTip(tr("Table menu"))
        self.menu.setAccessibleName(tr("Table menu"))
        self.menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu.setMenu(QMenu(self.menu))
        self.menu.setStyleSheet("QToolButton::menu-indicator { image: none; } QToolButton { padding-right: 9px; }")
        self.menu.menu().aboutToShow.connect(lambda: table_menu.build(self, self.menu.menu()))
        for button in (self.phase_menu, self.clock, self.views, self.menu):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._lay_out()
        self.clock.time_up.connect(self._time_up, Qt.ConnectionType.QueuedConnection)
        self.clock.changed_width.connect(self.fit)
        session.following.add(self.refresh, Rank.BAR)
        session.viewer_changed.connect(self.refresh)
        session.settings.changed.connect(self.refresh)
        self._shown: tuple[object, ...] = ()
        self._told: dict[str, tuple[bool, bool, str]] = {}
        """Of each phase, what its pill was made of: whether it runs, whether it follows, its name."""
        self.refresh()

    def _name(self, phase: str) -> str:
        """A phase as its game calls it."""
        return self.session.game.words.phase(self.session.table, phase).capitalize()

    def _pill(self, phase: str) -> QPushButton:
        pill = self._button(self._name(phase), "", partial(self._go_to, phase))
        pill.setProperty("tone", "")
        return pill

    def _button(
        self, title: str, says: str, do: Callable[..., object], sign: str = "", colour: str = ""
    ) -> QPushButton:
        button = QPushButton(caption(title))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setToolTip(as_written(says))
        button.setAccessibleName(says or title)
        if sign:
            button.setIcon(signs.icon(sign, colour))
            button.setProperty("tone", "flat")
        button.clicked.connect(lambda: do())
        return button

    def _lay_out(self) -> None:
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(14, 6, 10, 6)
        self._row.setSpacing(6)
        self._row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        self._row.addWidget(self.title)
        self._row.addSpacing(6)
        for pill in self.phases.values():
            self._row.addWidget(pill)
        self._row.addWidget(self.phase_menu)
        self._row.addWidget(self.next_phase)
        self._row.addWidget(self.end_turn)
        self._row.addWidget(self.transfers_word)
        self._row.addWidget(self.transfers)
        self._row.addSpacing(6)
        for widget in (self.mode, self.back, self.again, self.clock, self.unsaved):
            self._row.addWidget(widget)
        self._row.addStretch(1)
        self._row.addWidget(self.watching)
        self._row.addWidget(self.views)
        self._row.addWidget(self.menu)

    def minimumSizeHint(self) -> QSize:
        """It finds a way into any width; its height follows the text."""
        return QSize(200, self._row.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Keep Space and Enter for the button that has the focus."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and keeps(event):
            event.accept()
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the new width."""
        super().resizeEvent(event)
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit what the style makes of it."""
        super().showEvent(event)
        self.fit()

    # -- showing ----------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the table as it is now."""
        self.transfers.refresh()
        self.clock.heard()
        if self.session.table.over:
            for prompt in self._over().findChildren(EndPrompt):
                prompt.close_panel()  # somebody else has ended the game meanwhile
        shown = self._to_be_shown()
        if shown != self._shown:
            self._shown = shown
            self._show()

    def _to_be_shown(self) -> tuple[object, ...]:
        """All that the bar shows, but for the clock, and what its widths follow from."""
        table, client = self.session.table, self.session.client
        return (
            *(table.over, table.round, table.active, table.phase, table.phases, table.mode),
            *(client.can_take_back, client.can_again, client.unsaved),
            *(self.session.viewer, len(self.session.clients), self.session.settings.options),
            *(self.transfers.total, tuple(seat.name for seat in table.seats)),
        )

    def _show(self) -> None:
        table, client = self.session.table, self.session.client
        self.title.setText(tr("The game is over") if table.over else self.session.game.words.turn(table))
        last = table.phase == table.phases[-1]
        theirs = table.mode == "strict" and self.session.game.passes and table.active not in self.session.clients
        goes_on = not (last or table.over or self.session.watches or theirs)
        following = "" if not goes_on else table.phases[table.phases.index(table.phase) + 1]
        for phase, pill in self.phases.items():
            here = phase == table.phase
            told = here, phase == following, self._name(phase)
            if self._told.get(phase) == told:
                continue
            self._told[phase] = told
            dress(
                pill,
                tone="blood" if here else "",
                next=phase == following,
                quiet=not here and phase != following,
            )
            key = f" ({keys.shown('next phase')})" if phase == following else ""
            name = self._name(phase).lower()
            pill.setToolTip(
                as_written(tr("The running phase") if here else tr("Go to the {name} phase{key}", name=name, key=key))
            )
            pill.setAccessibleName(
                tr("{name} phase, running", name=name) if here else tr("Go to the {name} phase", name=name)
            )
        # Where nobody passes, turns end within a phase, and what follows the last phase is another round.
        ends = last and self.session.game.passes and not theirs
        dress(self.end_turn, tone="gold" if ends else "", quiet=not ends)
        self._fill_phase_menu()
        mode = game_word(table.mode)
        self.mode.setText(caption(f"{mode.upper()} ▾"))
        self.mode.setToolTip(tr("No rules but good manners") if table.mode == "manual" else tr("The referee watches"))
        self.mode.setAccessibleName(tr("{mode} mode: change it", mode=mode))
        self.back.setEnabled(client.can_take_back)
        self.again.setEnabled(client.can_again)
        self.unsaved.setToolTip(as_written(client.unsaved))
        self.unsaved.setAccessibleName(tr("Not saved. {unsaved}", unsaved=client.unsaved))
        viewer = table.seats[self.session.viewer].name
        self.views.setText(caption(viewer))
        self.views.setIcon(signs.icon("eye", seat_colour(self.session.viewer)))
        self.views.setToolTip(
            as_written(
                tr(
                    "{viewer} is looking. Hand the view to another seat ({shown}).",
                    viewer=viewer,
                    shown=keys.shown("next view"),
                )
            )
        )
        self.views.setAccessibleName(tr("{viewer} is looking; hand the view to another seat", viewer=viewer))
        side = round(theme.BASE_PX * self.session.settings.options.text_scale * 1.25)
        for button in (self.next_phase, self.back, self.again, self.clock, self.unsaved, self.views, self.menu):
            button.setIconSize(QSize(side, side))
        self.fit()

    def _fill_phase_menu(self) -> None:
        table = self.session.table
        self.phase_menu.setText(caption(self._name(table.phase)))
        self.phase_menu.setAccessibleName(tr("{name} phase; go to another", name=self._name(table.phase).lower()))
        menu = self.phase_menu.menu()
        if [entry.text() for entry in menu.actions()] != [caption(self._name(phase)) for phase in table.phases]:
            menu.clear()
            for phase in table.phases:
                entry = menu.addAction(caption(self._name(phase)))
                entry.setCheckable(True)
                entry.triggered.connect(partial(self._go_to, phase))
        for phase, entry in zip(table.phases, menu.actions(), strict=True):
            entry.setChecked(phase == table.phase)

    def fit(self) -> None:
        """Leave out as little as the width asks for."""
        for child in self.findChildren(QWidget):
            # A style that is not yet on would make it seem smaller than it will be.
            child.ensurePolished()
        for step in range(_STEPS):
            self._show_step(step)
            self._row.invalidate()
            if self._row.sizeHint().width() <= self.width():
                break
        self._row.activate()

    def _show_step(self, step: int) -> None:
        """Step 0 shows everything; each further one leaves out more."""
        # Who only watches sees the phases, and has none to go to.
        watches = self.session.watches
        running = not self.session.table.over and not watches
        influence = self.session.table.phase == "influence"
        self.back.setText(tr("Take back") if step < 1 else "")
        self.watching.setVisible(watches)
        self.back.setVisible(not watches)
        self.again.setVisible(not watches and step < 6)
        self.mode.setVisible(step < 2 and not watches)
        self.clock.setEnabled(not watches)
        self.transfers.setEnabled(not watches)
        self.transfers_word.setVisible(influence and step < 2)
        self.clock.shorten(step >= 3)
        self.unsaved.setVisible(bool(self.session.client.unsaved))
        self.unsaved.setText(tr("Not saved") if step < 4 else "")
        for phase, pill in self.phases.items():
            pill.setVisible(step < 5)
            pill.setEnabled(running)
            here = phase == self.session.table.phase
            name = self._name(phase)
            pill.setText(caption(name if step < 3 or here else name[:3]))
            # Pills of one width, as long as they have their whole words.
            pill.setMinimumWidth(self.fontMetrics().averageCharWidth() * 13 if step < 1 else 0)
        self.phase_menu.setVisible(step >= 5)
        self.phase_menu.setEnabled(running)
        last = self.session.table.phase == self.session.table.phases[-1]
        self.next_phase.setVisible(step >= 5 and running and not last)
        self.end_turn.setText(tr("End turn") if step < 4 else tr("End"))
        # Where nobody passes, the referee alone says when a turn is over.
        self.end_turn.setVisible(running and (self.session.game.passes or self.session.table.mode == "manual"))
        self.views.setVisible(len(self.session.clients) > 1 and step < 6)
        self.views.setToolButtonStyle(
            Qt.ToolButtonStyle.ToolButtonTextBesideIcon if step < 4 else Qt.ToolButtonStyle.ToolButtonIconOnly
        )

    # -- doing ------------------------------------------------------------------------------------------------------

    @property
    def _actor(self) -> int:
        return self.session.acting(owner=self.session.table.active)

    def _go_to(self, phase: str, *_: bool) -> None:
        table = self.session.table
        here = table.phases.index(table.phase)
        if phase == table.phase:
            return
        step: r.Request = r.NextPhase() if table.phases.index(phase) == here + 1 else r.GoToPhase(phase)
        self.session.ask(step, self._actor)

    def _next_phase(self) -> None:
        self.session.ask(r.NextPhase(), self._actor)

    def _offer_mode(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        table_menu.offer_modes(self, menu)
        menu.popup(self.mode.mapToGlobal(QPoint(0, self.mode.height())))

    def _end_turn(self) -> None:
        self.session.ask(r.EndTurn(), self._actor)

    def _take_back(self) -> None:
        self.session.ask(r.TakeBack())

    def _do_again(self) -> None:
        self.session.ask(r.Again())

    def _over(self) -> QWidget:
        """What prompts lie over: the page, or the bar alone in a window of its own."""
        return self.parentWidget() or self

    def _below(self, button: QWidget) -> QPoint:
        return button.mapTo(self._over(), QPoint(0, button.height())) if self._over() is not self else QPoint()

    def _time_up(self) -> None:
        over = self._over()
        if self.session.watches or over.findChild(EndPrompt) is not None:
            return
        prompt = EndPrompt(
            over,
            tr("The time is up"),
            game_word(self.session.game.words.time_up),
            tr("End the game"),
            lambda: self.session.ask(r.TimeUp()),
        )
        prompt.open_at(self._below(self.clock))

    def confirm_end(self) -> None:
        """Ask whether the game is over as it stands."""
        prompt = EndPrompt(
            self._over(),
            tr("End the game now?"),
            tr("{ended} All others must agree; it can be taken back.", ended=game_word(self.session.game.words.ended)),
            tr("End the game"),
            lambda: self.session.ask(r.EndGame()),
        )
        prompt.open_at(self._below(self.menu))

    def _say_unsaved(self) -> None:
        popup = Popup(self._over(), tr("The game is not being saved"))
        words = Label(
            tr(
                "{unsaved}\nThe game goes on; it is saved again as soon as it can be.",
                unsaved=self.session.client.unsaved,
            )
        )
        words.setWordWrap(True)
        popup.rows.addWidget(words)
        popup.open_at(self._below(self.unsaved))
