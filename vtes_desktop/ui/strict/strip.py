"""The one place where the referee asks: a strip between the table and the hand that never moves or grows.

The question stands above, the answers below; at the right end two places of their own, always the same: below what
passes (Space), above what ends a phase, cancels, or passes until something happens. Nothing that can be clicked moves
while a question is open, and nothing is answered in the moment after it came (:attr:`.Asking.ready`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QMenu, QPushButton, QWidget

from vtes_desktop.table.table import NOBODY
from vtes_desktop.ui import theme
from vtes_desktop.ui.dressing import dress, dress_letters
from vtes_desktop.ui.fitting import fitted, in_two
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.plain import Label, NameLabel, as_written, caption
from vtes_desktop.ui.strict.answers import Answers
from vtes_desktop.ui.strict.asking import Asking
from vtes_desktop.ui.strict.leaving import has_votes, left_over
from vtes_desktop.ui.strict.referee_bar import facts
from vtes_desktop.ui.strict.since import SinceYourTurn
from vtes_desktop.ui.strict.stops import WINDOWS, Stop, Stops
from vtes_desktop.ui.table.asks import announce
from vtes_desktop.ui.table.dialogs import Popup
from vtes_desktop.ui.table.following import Rank
from vtes_desktop.ui.table.held import Held
from vtes_desktop.ui.table.keys import shown
from vtes_desktop.ui.table.overlay import STRIP, keeps
from vtes_desktop.ui.table.session import Session

REMIND_MS = 15_000
"""How long somebody thinks before she is reminded of votes that she has not cast. Nobody ever loses them by time."""
ALERT = 280
"""The most that the words of what touched somebody last take, in pixels."""
ROW = 28
"""The height of a row at text scale 1, in pixels."""
STOPS: dict[Stop, str] = {
    "always": later("Always ask"),
    "matters": later("When it matters"),
    "never": later("Never ask"),
}


class Question(NameLabel):
    """What is asked, in two lines where one is too short for it."""

    def _cut(self) -> None:
        QLabel.setText(self, in_two(self._words, self.fontMetrics(), self.width()))


class Strip(QFrame):
    """What is asked, whose word it is, and what may be answered."""

    def __init__(self, session: Session, asking: Asking, stops: Stops, since: SinceYourTurn, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._asking = asking
        self._stops = stops
        self._since = since
        self._filled: tuple[object, ...] = ()
        self._slots: dict[QPushButton, tuple[str, str, str, int, float]] = {}
        """What each of the two places of its own says, in which tone, by which key, how wide, at which scale."""
        self.setProperty("panel", "raised")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(tr("What is asked"))
        self.setObjectName(STRIP)
        self.question = Question()
        self.question.setProperty("tone", "heading")
        self.facts = NameLabel()
        self.facts.setProperty("tone", "dim")
        self.answers = Answers(session, asking)
        self.above = self._button(self._press_above)
        """Ends a phase, cancels, or passes until something happens."""
        self.below = self._button(self._press_below)
        """Passes, or stays in the phase that was about to end."""
        self._held = Held(self)
        self._held.refused.connect(session.refused)
        self.hint = self._button(asking.hint.ask, tr("Hint"), flat=True)
        self.hint.setToolTip(
            as_written(tr("What a computer player would do here, and why ({shown})", shown=shown("hint")))
        )
        self.stops = self._button(None, tr("Stops"), flat=True)
        self.stops.setToolTip(tr("When you are asked, and when it is passed for you"))
        self.stops.setMenu(QMenu(self.stops))
        self.stops.menu().aboutToShow.connect(self._fill_stops)
        self.about_me = self._button(self._show_since, flat=True)
        self.about_me.setToolTip(tr("What others did to you since your last turn"))
        self.whole = self._button(stops.pass_action, tr("Pass this action"), flat=True)
        self.whole.setCheckable(True)
        self.whole.setToolTip(as_written(tr("Nothing more in this action ({shown})", shown=shown("pass action"))))
        self.hand_over = self._button(self._pass_the_screen, flat=True)
        self.rule = self._button(self._tell_rule, flat=True)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.question)
        head.addWidget(self.facts, 100)
        head.addStretch(1)
        for button in (self.rule, self.about_me, self.hand_over, self.hint, self.whole, self.stops):
            head.addWidget(button)
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(12, 6, 8, 6)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        grid.addLayout(head, 0, 0)
        grid.addWidget(self.answers, 1, 0)
        grid.addWidget(self.above, 0, 1)
        grid.addWidget(self.below, 1, 1)
        grid.setColumnStretch(0, 1)
        self._remind = QTimer(self)
        self._remind.setSingleShot(True)
        self._remind.setInterval(REMIND_MS)
        self._remind.timeout.connect(self._say_votes)
        for signal in (
            asking.changed,
            asking.hint.changed,
            asking.passing.changed,
            stops.changed,
            session.step_changed,
        ):
            signal.connect(self.refresh)
        since.counted.connect(self.refresh)
        session.following.add(self.refresh, Rank.QUESTION)
        session.viewer_changed.connect(self.refresh)
        asking.passing.spared.append(self.above)
        for slot in (self.above, self.below):
            kept = slot.sizePolicy()
            kept.setRetainSizeWhenHidden(True)
            slot.setSizePolicy(kept)
        self.hide()

    def _button(self, do: Callable[[], object] | None, title: str = "", *, flat: bool = False) -> QPushButton:
        button = QPushButton(caption(title))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setProperty("tone", "flat" if flat else "")
        if flat:
            button.setProperty("compact", True)
        if do is not None:
            button.clicked.connect(lambda: do())
        return button

    # -- its place ----------------------------------------------------------------------------------------------------

    @property
    def wanted(self) -> bool:
        """Whether the table leaves room for it: as long as the referee watches."""
        return self._session.table.mode == "strict"

    def high(self) -> int:
        """Its height at this text scale, whatever it says; 0 while nobody asks."""
        scale = self._session.settings.options.text_scale
        return round(2 * (ROW + 2) * scale) + 18 if self.wanted else 0

    def place(self, room: QRect) -> None:
        """Lie there."""
        self.setVisible(self.wanted and not room.isEmpty())
        if room != self.geometry():
            self.setGeometry(room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width has room for others."""
        super().resizeEvent(event)
        scale = self._session.settings.options.text_scale
        wide = min(round(theme.BASE_PX * 13.5 * scale), self.width() * 27 // 100)
        for slot in (self.above, self.below):
            slot.setFixedWidth(wide)
        self._filled = ()
        self.refresh()

    # -- what it says -------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what is asked now."""
        hint = self._asking.hint
        now = (
            *(self._asking.moment, self.width(), hint.option, hint.thinks, self._asking.passing.on),
            len(self._since.lines),
            *(self._stops.held, self._stops.passes_action, self._session.waits_for_a_step, self._asking.ending),
            self._asking.answered_elsewhere(),
        )
        if now == self._filled:
            return
        self._filled = now
        asked, mine, table = self._asking.asked, self._asking.mine, self._session.table
        dress(self, panel="gold" if mine is not None else "raised")
        words = self._session.game.words
        question = self._asking.sure or (words.question(table, mine or asked) if asked is not None else "")
        if table.over:
            question = tr("The game is over")
        elif self._session.waits_for_a_step:
            question = question or tr("A computer player has made up its mind.")
        self.question.setText(question)
        said = facts(self._session, table.action) if table.action is not None else ""
        self.facts.setText(hint.why or said)
        self._show_small(asked is not None and (mine is None or asked.picked >= 0))
        self._show_slots()
        self._make_room()
        self.answers.fill(self.width() - self.below.width() - 34)
        # They answer to their digits all the same; what keeps their place is there still.
        self.answers.setVisible(not self._asking.answered_elsewhere())
        self._grid.activate()  # all is in its place before anything can be clicked
        ends = [self.above] if self._asking.ending is not None else []
        self._held.look([*self.answers.weighty, *ends])
        if mine is not None and has_votes(mine):
            self._remind.start()
        else:
            self._remind.stop()

    def _show_small(self, elsewhere: bool) -> None:
        asked, hint = self._asking.asked, self._asking.hint
        words = self._session.game.words
        rule = asked.rule if asked is not None else ""
        name, about = words.about_rule(rule)
        self.rule.setText(caption(words.rule(rule) if rule else ""))
        self.rule.setAccessibleName(tr("The rule: {name}", name=name))
        self.rule.setToolTip(as_written(f"{name}\n{about}"))
        self.rule.setVisible(bool(rule and name))
        here = elsewhere and asked is not None and asked.has_the_word in self._session.clients
        name = self._session.table.seats[asked.has_the_word].name if asked is not None else ""
        self.hand_over.setText(caption(tr("Hand the screen to {name}", name=name)))
        self.hand_over.setVisible(here)
        touched = self._since.lines
        last = self.fontMetrics().elidedText(touched[-1][1], Qt.TextElideMode.ElideRight, ALERT) if touched else ""
        more = f" {tr('… and {count} more', count=len(touched) - 1)}" if len(touched) > 1 else ""
        self.about_me.setText(caption(f"{last}{more}"))
        self.about_me.setAccessibleName(
            tr("About you: {count}. {touched}", count=len(touched), touched=touched[-1][1]) if touched else ""
        )
        self.about_me.setVisible(bool(touched))
        gold = f"color: {theme.GOLD_BRIGHT}"
        if gold != self.about_me.styleSheet():
            self.about_me.setStyleSheet(gold)
        self.hint.setVisible(hint.may_ask)
        self.hint.setEnabled(not hint.thinks)
        self.hint.setText(tr("Thinking…") if hint.thinks else tr("Hint"))
        self.whole.setVisible(self._stops.acting != 0 and not self._session.watches)
        self.whole.setChecked(self._stops.passes_action)
        over = self._session.table.over
        self.stops.setVisible(not self._session.watches and self._session.game.passes and not over)
        self.stops.setAccessibleName(tr("Stops: held") if self._stops.held else tr("Stops"))

    def _make_room(self) -> None:
        """The question is read whole as long as it can be: before a word of it go the rule's number and the facts, then
        what stands in the menu of stops as well; then its letters become smaller. Advice that was asked for, and the
        facts of an action, are read before what has another place."""
        room = self.width() - self.below.width() - 40
        letters = (theme.BASE_PX + 3) * self._session.settings.options.text_scale
        wanted = QFontMetrics(theme.sans(letters, bold=True)).horizontalAdvance(self.question.text()) + 8
        self.stops.setText(tr("Stops: held") if self._stops.held else tr("Stops"))

        def small() -> int:
            buttons = (self.rule, self.about_me, self.hand_over, self.hint, self.whole, self.stops)
            return sum(button.sizeHint().width() + 8 for button in buttons if not button.isHidden())

        if not self.about_me.isHidden() and wanted + small() + self.facts.minimumSizeHint().width() > room:
            self.about_me.setText(tr("About you: {count}", count=len(self._since.lines)))
        advised = bool(self._asking.hint.why)
        told_whole = self.facts.sizeHint().width() if self.facts.text() else 0
        if wanted + small() + told_whole > room:
            self.rule.hide()
        tight = wanted + small() + self.facts.minimumSizeHint().width() > room
        # Advice takes away what stands left of others first: nothing moves under a pointer that has just asked for it.
        giving_way = (self.hint, self.whole) if advised else (self.whole, self.hint)
        for button in giving_way if not self.stops.isHidden() else ():
            if wanted + small() + (told_whole if advised else 0) > room:
                button.hide()
        if wanted + small() > room:
            self.stops.setText("…")
        told = fitted(self.question.text(), letters, room - small() - 8, bold=True)
        if told.words != self.question.text() and not advised:
            # Its key and the menu of the bar do the same.
            self.stops.hide()
            told = fitted(self.question.text(), letters, room - small() - 8, bold=True, lines=2)
        smaller = told.px < round(letters) and not advised
        dress_letters(self.question, f"QLabel {{ font-size: {told.px}px; }}" if smaller else "")
        wanted = min(wanted, self.question.sizeHint().width())
        self.facts.setVisible(not tight or advised)
        self.question.setMinimumWidth(0 if advised else max(0, min(wanted, room - small())))

    def _show_slots(self) -> None:
        asking, table = self._asking, self._session.table
        ending, passes = asking.ending, asking.passes
        above, below = ("", "", ""), ("", "", "")
        if asking.sure and ending is not None:
            above, below = (game_word(ending.text), "blood", "end turn"), (tr("Stay"), "gold", "close")
        else:
            if ending is not None:
                above = (game_word(ending.text), "", "end turn")
            elif asking.may_cancel:
                above = (tr("Cancel"), "", "close")
            elif asking.may_keep_passing != NOBODY and not table.over:
                above = (tr("Until it is about me"), "gold" if asking.passing.on else "", "end turn")
            if passes is not None:
                below = (game_word(passes.text), "" if passes.kind == "wait" else "blood", "next phase")
            elif self._session.waits_for_a_step:
                below = (tr("Let it go on"), "gold", "step")
            elif asking.mine is None and asking.asked is not None:
                below = (f"{table.seats[asking.asked.has_the_word].name}…", "", "")
        scale = self._session.settings.options.text_scale
        for slot, (words, tone, key) in ((self.above, above), (self.below, below)):
            slot.setVisible(bool(words) and not table.over)
            if self._slots.get(slot) == (words, tone, key, slot.width(), scale):
                continue
            self._slots[slot] = words, tone, key, slot.width(), scale
            told = fitted(words, theme.BASE_PX * scale, slot.width() - round(33 * scale), bold=bool(tone))
            if told.px < round(theme.BASE_PX * scale):
                # Rather less room beside the words than smaller ones.
                beside = round(7 * scale)
                told = fitted(words, theme.BASE_PX * scale, slot.width() - 2 * beside - 4, bold=bool(tone), lines=2)
                dress_letters(slot, f"QPushButton {{ font-size: {told.px}px; padding: 0 {beside}px; }}")
            else:
                dress_letters(slot, "")
            slot.setText(caption(told.words, lines=True))
            slot.setAccessibleName(words)
            slot.setToolTip(as_written(f"{words} ({shown(key)})" if key else words))
            slot.setEnabled(bool(key))
            dress(slot, tone=tone)

    def _say_votes(self) -> None:
        mine = self._asking.mine
        if mine is not None and has_votes(mine):
            said = left_over(mine, self._session.table)
            self.question.setText(f"{said} {mine.question}")
            announce(self, said)
            self._remind.start()

    # -- what is pressed ----------------------------------------------------------------------------------------------

    def _press_above(self) -> None:
        asking = self._asking
        if asking.ending is not None:
            asking.end()
        elif asking.may_cancel:
            asking.cancel()
        elif asking.may_keep_passing != NOBODY:
            asking.passing.toggle(asking.may_keep_passing)

    def _press_below(self) -> None:
        asking = self._asking
        if asking.sure:
            asking.go_on()
        elif asking.passes is not None:
            asking.pass_()
        elif self._session.waits_for_a_step:
            self._session.step()

    def _show_since(self) -> None:
        if self._since.isVisible():
            self._since.seen()
        else:
            self._since.show_lines()

    def _pass_the_screen(self) -> None:
        asked = self._asking.asked
        if asked is not None:
            self._session.want_look(asked.has_the_word)

    def _tell_rule(self) -> None:
        """The rule's name and what it is about, over its number."""
        asked = self._asking.asked
        name, about = self._session.game.words.about_rule(asked.rule if asked is not None else "")
        below = self.parentWidget()
        if name and below is not None:
            told = Popup(below, name)
            label = Label(about)
            label.setWordWrap(True)
            label.setMinimumWidth(label.fontMetrics().averageCharWidth() * 44)
            told.rows.addWidget(label)
            left = (self.stops if self.rule.isHidden() else self.rule).mapTo(below, QPoint(0, 0)).x()
            # How high it is, it knows once it is shown in its style.
            told.open_at(QPoint(left, 0))
            told.open_at(QPoint(left, self.y() - told.height() - 12))

    def _fill_stops(self) -> None:
        menu, mine = self.stops.menu(), self._asking.mine
        menu.clear()
        hold = menu.addAction(caption(tr("Hold: ask me everything ({shown})", shown=shown("hold"))))
        hold.setCheckable(True)
        hold.setChecked(self._stops.held)
        hold.triggered.connect(lambda: self._stops.hold())
        if self._asking.hint.may_ask:
            menu.addAction(caption(tr("Hint ({shown})", shown=shown("hint")))).triggered.connect(
                lambda: self._asking.hint.ask()
            )
        if self._stops.acting:
            whole = menu.addAction(caption(tr("Pass this action ({shown})", shown=shown("pass action"))))
            whole.setCheckable(True)
            whole.setChecked(self._stops.passes_action)
            whole.triggered.connect(lambda: self._stops.pass_action())
        if mine is not None and self._stops.acting:
            table = self._session.table
            for number in dict.fromkeys(option.copy for option in mine.options if option.copy):
                copy = table.copies.get(number)
                if copy is not None and copy.card:
                    name = self._session.name(copy.card)
                    action = menu.addAction(caption(tr("Not {name} in this action", name=name)))
                    action.triggered.connect(partial(self._mute, mine.seat, number))
        asked = self._asking.asked
        name, _ = self._session.game.words.about_rule(asked.rule if asked is not None else "")
        if self.rule.isHidden() and name:
            menu.addAction(caption(tr("The rule: {name}", name=name))).triggered.connect(lambda: self._tell_rule())
        menu.addSeparator()
        for kind, title in WINDOWS.items():
            stop = self._stops.stop_at(kind)
            told = tr(title) if stop == "matters" else f"{tr(title)} — {tr(STOPS[stop]).lower()}"
            below = menu.addMenu(caption(told))
            for each, words in STOPS.items():
                entry = below.addAction(caption(tr(words)))
                entry.setCheckable(True)
                entry.setChecked(each == stop)
                entry.triggered.connect(partial(self._set_stop, kind, each))

    def _mute(self, seat: int, copy: int, *_: bool) -> None:
        self._stops.mute(seat, copy)

    def _set_stop(self, kind: str, stop: Stop, *_: bool) -> None:
        self._stops.set_stop(kind, stop)

    def event(self, event: QEvent) -> bool:
        """Keep plain keys for the button that has the focus."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and keeps(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc gives the focus back to the table; digits answer here too."""
        digit = event.text()
        if event.key() == Qt.Key.Key_Escape:
            self._asking.cancel()
            parent = self.parentWidget()
            if parent is not None:
                parent.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not (len(digit) == 1 and digit in "123456789" and self.answers.answer(int(digit))):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep clicks from the table below."""
        event.accept()
