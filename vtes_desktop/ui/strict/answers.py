"""The buttons to answer the referee with: one widget for the bar and for the dialogs of combat and referendum."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from vtes_desktop.table.asking import Option
from vtes_desktop.table.table import NOBODY
from vtes_desktop.ui import theme
from vtes_desktop.ui.flow import Flow
from vtes_desktop.ui.plain import Label, as_written, caption
from vtes_desktop.ui.strict.asking import QUIET, UNREAD, Asking
from vtes_desktop.ui.strict.grids import empty
from vtes_desktop.ui.table.keys import shown
from vtes_desktop.ui.table.session import Session

MOST_BUTTONS = 9
"""Options that get a button of their own; of more, those of one card share a button, and the rest goes into a menu."""
WIDEST = 420
"""The most that the words on a button take, in pixels; its tooltip has all of them."""


class Answers(QWidget):
    """The options of the open question; or who is asked, and a way to hand the screen over."""

    filled = Signal()
    """Other buttons stand there now, and the size may be another."""

    def __init__(self, session: Session, asking: Asking) -> None:
        super().__init__()
        self._session = session
        self._asking = asking
        self._buttons = Flow(6)
        self._waiting = Label()
        self._waiting.setProperty("tone", "gold")
        self._hand_over = QPushButton()
        self._hand_over.setProperty("tone", "gold")
        self._hand_over.clicked.connect(self._pass_the_screen)
        self._hand_over.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.keep_passing = QPushButton("Pass until something happens")
        self.keep_passing.setCheckable(True)
        self.keep_passing.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.keep_passing.setToolTip(
            as_written(f"Until something is done to you, or your turn comes ({shown('end turn')})")
        )
        self.keep_passing.clicked.connect(self._keep_passing)
        self.hint = QPushButton("Hint")
        self.hint.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hint.setToolTip(as_written(f"What a computer player would do here, and why ({shown('hint')})"))
        self.hint.clicked.connect(asking.hint.ask)
        asking.hint.changed.connect(self._show_hint)
        self.next_deed = QPushButton("Let it go on")
        self.next_deed.setProperty("tone", "gold")
        self.next_deed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.next_deed.setToolTip(as_written(f"The computer player has made up its mind ({shown('step')})"))
        self.next_deed.clicked.connect(session.step)
        session.step_changed.connect(self._show_step)
        self._advice = Label()
        self._advice.setProperty("tone", "gold")
        self._advice.setWordWrap(True)
        asking.passing.spared.append(self.keep_passing)
        asking.passing.changed.connect(self._show_passing)
        foot = Flow(6)
        foot.addWidget(self._waiting)
        foot.addWidget(self._hand_over)
        foot.addWidget(self.next_deed)
        foot.addWidget(self.keep_passing)
        # Beside its button, so that no answer moves under the pointer when advice comes.
        advice = QHBoxLayout()
        advice.setSpacing(10)
        advice.addWidget(self.hint)
        advice.addWidget(self._advice, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(self._buttons)
        whole.addLayout(foot)
        whole.addLayout(advice)
        self._stale = True
        """Whether other buttons belong here than those that stand here."""
        asking.changed.connect(self._changed)

    def _changed(self) -> None:
        self._stale = True
        if self.isVisible():
            self.fill()

    def showEvent(self, event: QShowEvent) -> None:
        """What changed while nobody looked."""
        if self._stale:
            self.fill()
        super().showEvent(event)

    def fill(self) -> None:
        """Offer what may be picked now."""
        self._stale = False
        focus = self.window().focusWidget()
        in_here = focus is not None and focus is not self.keep_passing and self.isAncestorOf(focus)
        empty(self._buttons)
        options = self._asking.told_apart()
        quiet = [option for option in options if option.kind in QUIET]
        unread = [option for option in options if option.kind in UNREAD]
        doing = [option for option in options if option not in quiet and option not in unread]
        buttons = self._grouped(doing) if len(doing) > MOST_BUTTONS else [self._button(each) for each in doing]
        if unread:
            buttons.append(self._menu("By hand…", unread))
        # Beside red buttons for votes against, doing nothing is no red one.
        voting = any(_tone(option) == "blood" for option in doing)
        buttons += [self._button(option, "" if voting else "blood") for option in quiet]
        for button in buttons:
            self._buttons.addWidget(button)
            # A layout shows what it is given only when Qt comes round to it, and has no height until then.
            button.show()
        self._show_waiting(bool(options))
        self._show_passing()
        self._show_advice()
        self._show_step()
        if in_here and buttons:
            # Whoever answers by the keyboard stays among the answers.
            buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self.filled.emit()

    def _show_hint(self) -> None:
        """Other advice, or none any more: the button of what is advised is gold."""
        self._stale = True
        if self.isVisible():
            self.fill()

    def _show_advice(self) -> None:
        hint = self._asking.hint
        self.hint.setVisible(hint.may_ask)
        self.hint.setEnabled(not hint.thinks)
        self.hint.setText("Thinking…" if hint.thinks else "Hint")
        self._advice.setText(hint.why)
        self._advice.setVisible(bool(hint.why))

    def _show_step(self) -> None:
        self.next_deed.setVisible(self._session.waits_for_a_step)

    def _show_passing(self) -> None:
        passes = self._session.game.bar.passes and self._asking.may_keep_passing != NOBODY
        self.keep_passing.setVisible(passes)
        self.keep_passing.setChecked(self._asking.passing.on)

    def _keep_passing(self) -> None:
        seat = self._asking.may_keep_passing
        if seat != NOBODY:
            self._asking.passing.toggle(seat)
        self._show_passing()

    def _show_waiting(self, mine: bool) -> None:
        asked = self._asking.asked
        # Who has answered in secret, while others have not, may think again; but it is they who are waited for.
        elsewhere = asked is not None and (not mine or asked.picked >= 0)
        name = self._session.table.seats[asked.has_the_word].name if asked is not None else ""
        here = asked is not None and asked.has_the_word in self._session.clients
        self._waiting.setText(f"{name} has the word…" if elsewhere else "")
        self._waiting.setVisible(elsewhere)
        self._hand_over.setText(caption(f"Hand the screen to {name}"))
        self._hand_over.setVisible(elsewhere and here)

    def _grouped(self, options: Sequence[Option]) -> list[QPushButton]:
        """A button for each card that does several things; where that still makes too many, the last are in a menu."""
        groups: dict[object, list[Option]] = {}
        for option in options:
            groups.setdefault(self._doer(option) or option, []).append(option)
        shown = list(groups.items())
        more: list[Option] = []
        if len(shown) > MOST_BUTTONS:
            more = [option for _, group in shown[MOST_BUTTONS - 1 :] for option in group]
            shown = shown[: MOST_BUTTONS - 1]
        buttons = [self._button(group[0]) if len(group) == 1 else self._menu(str(doer), group) for doer, group in shown]
        return [*buttons, self._menu(f"{len(more)} more…", more)] if more else buttons

    def _doer(self, option: Option) -> str:
        """The name of the minion that does what an option says, or of the card that it is done with."""
        copy = self._session.table.copies.get(option.minion or option.copy)
        return self._session.name(copy.card) if copy is not None and copy.card else ""

    def _button(self, option: Option, tone: str | None = None) -> QPushButton:
        words = self.fontMetrics().elidedText(option.text, Qt.TextElideMode.ElideMiddle, WIDEST)
        button = QPushButton(caption(words))
        button.setAccessibleName(option.text)
        button.setProperty("tone", _tone(option) if tone is None else tone)
        if option == self._asking.hint.option:
            _advise(button)
        # A click leaves the focus, and with it the keys, to the table.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setToolTip(as_written(self._asking.explained(option)))
        button.clicked.connect(partial(self._pick, option))
        return button

    def _menu(self, title: str, options: Sequence[Option]) -> QPushButton:
        """A button that opens the options."""
        button = QPushButton(caption(title))
        button.setAccessibleName(title)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(button)
        menu.setToolTipsVisible(True)
        advised = self._asking.hint.option
        if advised in options:
            _advise(button)
        for option in options:
            action = menu.addAction(caption(option.text))
            if option == advised:
                menu.setDefaultAction(action)
            action.setToolTip(as_written(self._asking.explained(option)))
            action.triggered.connect(partial(self._pick, option))
        button.setMenu(menu)
        return button

    def _pick(self, option: Option, *_: bool) -> None:
        self._asking.pick(option)

    def _pass_the_screen(self) -> None:
        asked = self._asking.asked
        if asked is not None:
            self._session.want_look(asked.has_the_word)


def _advise(button: QPushButton) -> None:
    """Light up a button, in its own size."""
    button.setProperty("advised", True)
    button.setStyleSheet(f"QPushButton {{ background: {theme.GOLD}; color: {theme.GROUND}; }}")


def _tone(option: Option) -> str:
    """For is green, against is red; the rest is plain."""
    if option.kind.endswith(" for"):
        return "green"
    return "blood" if option.kind.endswith(" against") else ""
