"""The buttons to answer the referee with, in one row that is never scrolled: what does not fit shares a menu."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from vtes_desktop.table.asking import Option
from vtes_desktop.table.option_kinds import OptionKind
from vtes_desktop.ui import theme
from vtes_desktop.ui.plain import as_written, caption
from vtes_desktop.ui.strict.asking import QUIET, UNREAD, Asking
from vtes_desktop.ui.strict.grids import empty
from vtes_desktop.ui.strict.leaving import is_vote, is_whole
from vtes_desktop.ui.table.session import Hover, Session

MOST_BUTTONS = 9
"""Answers that have a button, and a digit, of their own."""
WIDEST = 420
"""The most that the words on a button take, in pixels; its tooltip has all of them."""
IN_THE_STRIP = QUIET | {"wait"}
"""What passes has a place of its own beside the answers."""
FINISHED: Final[frozenset[OptionKind]] = frozenset({"done", "keep"})
"""What ends a step by hand stands by itself, never behind the name of its card."""
GAP = 6
MENU_SIGN = 12
"""Pixels that the sign of a menu takes beside the words."""
SMALL_DEEDS = frozenset({"transfers"})
"""Questions whose answers are told apart by what they are done to, not by who does them."""
DIGITS = "¹²³⁴⁵⁶⁷⁸⁹"


class Answers(QWidget):
    """What may be done now, but for passing: that has a place of its own in the strip."""

    def __init__(self, session: Session, asking: Asking) -> None:
        super().__init__()
        self._session = session
        self._asking = asking
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GAP)
        self.buttons: list[QPushButton] = []
        """In the order of their digits."""

    def answer(self, digit: int) -> bool:
        """Press the button of a digit from 1; False where there is none."""
        if not 1 <= digit <= len(self.buttons):
            return False
        button = self.buttons[digit - 1]
        if button.menu() is not None:
            # Where it stands, whatever the pointer is on.
            button.menu().popup(button.mapToGlobal(QPoint(0, button.height())))
        else:
            button.click()
        return True

    def fill(self, width: int) -> None:
        """Offer what may be picked now, in a row of so many pixels."""
        focus = self.window().focusWidget()
        in_here = focus is not None and self.isAncestorOf(focus)
        empty(self._row)
        self.buttons = []
        doing = [] if self._asking.sure else [o for o in self._asking.told_apart() if o.kind not in IN_THE_STRIP]
        alone = self._by_itself(self._grouped(doing, 0))
        for parts in (self._single, self._few) if alone else (self._single, self._grouped, self._few):
            self.buttons = [self._made(number, *part) for number, part in enumerate(parts(doing, width), 1)]
            if sum(self._wide(button) + GAP for button in self.buttons) - GAP <= width or parts == self._few:
                break
            for button in self.buttons:
                _throw_away(button)
        for button in self.buttons:
            self._row.addWidget(button)
        self._row.addStretch(1)
        for button in self.buttons:
            # A layout shows what it is given only when Qt comes round to it, and has no height until then. Shown before
            # the stretch is there, the buttons would lie spread out for a moment.
            button.show()
        if in_here and self.buttons:
            # Whoever answers by the keyboard stays among the answers.
            self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _wide(self, button: QPushButton) -> int:
        button.setParent(self)
        button.ensurePolished()
        wide = button.sizeHint().width() + (MENU_SIGN if button.menu() is not None else 0)
        button.setFixedWidth(wide)
        return wide

    # -- which buttons there are --------------------------------------------------------------------------------------

    def _parted(self, options: Sequence[Option]) -> list[tuple[str, list[Option]]]:
        """Each answer by itself: all votes first, the Edge last and behind a menu of its own, what nobody can read in
        another."""
        unread = [option for option in options if option.kind in UNREAD]
        edge = [option for option in options if option.kind in ("edge for", "edge against")]
        rest = [option for option in options if option not in unread and option not in edge]
        rest.sort(key=lambda option: (not is_whole(option), not is_vote(option) and any(map(is_vote, options))))
        parts = [("", [option]) for option in rest]
        if unread:
            parts.append(("By hand…", unread))
        if edge:
            parts.append(("Burn the Edge…", edge))
        return parts

    def _single(self, options: Sequence[Option], _: int) -> list[tuple[str, list[Option]]]:
        parts = self._parted(options)
        groups = self._grouped(options, 0)
        return parts if len(parts) <= MOST_BUTTONS or self._by_itself(groups) else groups

    def _by_itself(self, groups: Sequence[object]) -> bool:
        """Whether each answer is better seen by itself than behind the name of who does it."""
        mine = self._asking.mine
        return len(groups) < 3 or (mine is not None and mine.kind in SMALL_DEEDS)

    def _grouped(self, options: Sequence[Option], _: int) -> list[tuple[str, list[Option]]]:
        """A menu for each card or minion that does several things."""
        groups: dict[object, tuple[str, list[Option]]] = {}
        for title, part in self._parted(options):
            alone = is_whole(part[0]) or part[0].kind in FINISHED
            doer = title or ("" if alone else self._doer(part[0]))
            groups.setdefault(doer or part[0], (doer, []))[1].extend(part)
        return list(groups.values())[: MOST_BUTTONS - 1] + self._more(list(groups.values())[MOST_BUTTONS - 1 :])

    def _few(self, options: Sequence[Option], width: int) -> list[tuple[str, list[Option]]]:
        """As many of the groups as there is room for; the rest in a menu."""
        groups = self._grouped(options, 0)
        if self._by_itself(groups):
            # One minion's answers are better seen than behind its name.
            groups = self._parted(options)
        beside = fitting = 0
        for number, part in enumerate(groups[: MOST_BUTTONS - 1], 1):
            beside += self._measured(number, *part) + GAP
            rest = [option for _, options in groups[number:] for option in options]
            # One alone would not be a menu, but itself.
            last = self._measured(number + 1, f"{len(rest)} more…", rest if len(rest) == 1 else ()) if rest else -GAP
            if beside + last > width:
                break
            fitting = number
        return groups[:fitting] + self._more(groups[fitting:], alone=fitting == 0)

    def _measured(self, number: int, title: str, options: Sequence[Option]) -> int:
        """How many pixels a button would take."""
        tried = self._made(number, title, options)
        wide = self._wide(tried)
        _throw_away(tried)
        return wide

    def _more(
        self, groups: Sequence[tuple[str, list[Option]]], *, alone: bool = False
    ) -> list[tuple[str, list[Option]]]:
        more = [option for _, part in groups for option in part]
        return [(f"{len(more)} {'answers' if alone else 'more'}…", more)] if more else []

    def _doer(self, option: Option) -> str:
        """The name of the minion that does what an option says, or of the card that it is done with."""
        copy = self._session.table.copies.get(option.minion or option.copy)
        return self._session.name(copy.card) if copy is not None and copy.card else ""

    # -- the buttons themselves ---------------------------------------------------------------------------------------

    def _made(self, number: int, title: str, options: Sequence[Option]) -> QPushButton:
        """A button with its digit: an answer, or a menu of several."""
        alone = len(options) == 1 and title not in ("By hand…", "Burn the Edge…")
        words = options[0].text if alone else title
        digit = f"{DIGITS[number - 1]} " if number <= MOST_BUTTONS else ""
        shown = self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideMiddle, WIDEST)
        button = QPushButton(caption(f"{digit}{shown}"))
        button.setAccessibleName(words)
        # A click leaves the focus, and with it the keys, to the table.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        advised = self._asking.hint.option
        if advised in options:
            _advise(button)
        if alone:
            option = options[0]
            button.setProperty("tone", _tone(option))
            button.setToolTip(as_written(self._asking.explained(option)))
            button.clicked.connect(partial(self._pick, option))
            button.installEventFilter(self)
            button.setProperty("about", option.copy)
            return button
        button.setProperty("tone", "")
        menu = QMenu(button)
        menu.setToolTipsVisible(True)
        for option in options:
            action = menu.addAction(caption(option.text))
            if option == advised:
                menu.setDefaultAction(action)
            action.setToolTip(as_written(self._asking.explained(option)))
            action.triggered.connect(partial(self._pick, option))
            action.hovered.connect(partial(self._show, option.copy))
        button.setMenu(menu)
        return button

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The card of the answer under the pointer is shown large."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self._show(int(watched.property("about") or 0))
        return False

    def _show(self, copy: int) -> None:
        found = self._session.table.copies.get(copy)
        if found is not None and found.card:
            self._session.hovered.emit(Hover(found.card, found.id))

    def _pick(self, option: Option, *_: bool) -> None:
        self._asking.pick(option)


def _throw_away(button: QPushButton) -> None:
    """A button that was only measured."""
    button.hide()
    button.setParent(None)
    button.deleteLater()


def _advise(button: QPushButton) -> None:
    """Light up a button, in its own size."""
    button.setProperty("advised", True)
    button.setStyleSheet(f"QPushButton {{ background: {theme.GOLD}; color: {theme.GROUND}; }}")


def _tone(option: Option) -> str:
    """For is green, against is red; the rest is plain."""
    if option.kind.endswith(" for"):
        return "green"
    return "blood" if option.kind.endswith(" against") else ""
