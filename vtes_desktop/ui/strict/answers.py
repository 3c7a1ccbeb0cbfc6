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
from vtes_desktop.ui.dressing import dress, dress_letters
from vtes_desktop.ui.fitting import LEAST, READABLE
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.plain import as_written, caption
from vtes_desktop.ui.strict.asking import QUIET, UNREAD, Asking
from vtes_desktop.ui.strict.leaving import THROWS, is_vote, is_whole
from vtes_desktop.ui.table.held import HeldMenu
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
BESIDE = 15
"""Pixels at both sides of smaller words on a button, at text scale 1."""
SPARE = 8
"""Pixels that rounding may take."""
FEW = 1.25
"""The text scale from which words are smaller where some of the answers are in a menu all the same."""
MENU_SIGN = 12
"""Pixels that the sign of a menu takes beside the words."""
SMALL_DEEDS = frozenset({"transfers"})
"""Questions whose answers are told apart by what they are done to, not by who does them."""
DIGITS = "¹²³⁴⁵⁶⁷⁸⁹"
BY_HAND: Final = later("By hand…")
THE_EDGE: Final = later("Burn the Edge…")
"""Titles of menus, of however few answers."""


class Answers(QWidget):
    """What may be done now, but for passing: that has a place of its own in the strip.

    Its buttons stay from one question to the next and say something else: a new one is styled and laid out anew.
    """

    def __init__(self, session: Session, asking: Asking) -> None:
        super().__init__()
        self._session = session
        self._asking = asking
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GAP)
        self._row.addStretch(1)
        self._kept: list[QPushButton] = []
        """All that were ever needed at once; those behind the offered ones are hidden."""
        self._offered: list[tuple[str, list[Option]]] = []
        """What each of the buttons is for: a title, and the options behind it."""
        self._measures: dict[tuple[str, bool], QPushButton] = {}
        """Buttons that only measure, by tone and whether they have a menu."""
        self.buttons: list[QPushButton] = []
        """In the order of their digits."""
        self._pressed_by = 0, ""
        """The digit that was pressed last, and the kind of question that it answered."""
        self._letters = 1.0
        """How much smaller than usual they are written, where they would not fit otherwise."""

    def answer(self, digit: int) -> bool:
        """Press the button of a digit from 1; False where there is none.

        The same digit again never throws a card away that it was not for: it says so, and the next press does.
        """
        mine = self._asking.mine
        if not 1 <= digit <= len(self.buttons) or mine is None:
            return False
        button = self.buttons[digit - 1]
        before, self._pressed_by = self._pressed_by, (digit, mine.kind)
        if button in self.weighty and before[0] == digit and before[1] != mine.kind:
            self._session.refused.emit(
                tr(
                    "{digit} means something else now: {answer}. Press it again.",
                    digit=digit,
                    answer=button.accessibleName(),
                )
            )
            return True
        if button.menu() is not None:
            # Where it stands, whatever the pointer is on.
            button.menu().popup(button.mapToGlobal(QPoint(0, button.height())))
        else:
            button.click()
        return True

    @property
    def weighty(self) -> list[QPushButton]:
        """The buttons that throw a card away at once."""
        shown = zip(self.buttons, self._offered, strict=False)
        return [button for button, (title, of) in shown if _is_alone(title, of) and of[0].kind in THROWS]

    def fill(self, width: int) -> None:
        """Offer what may be picked now, in a row of so many pixels."""
        focus = self.window().focusWidget()
        in_here = focus is not None and self.isAncestorOf(focus)
        doing = [] if self._asking.sure else [o for o in self._asking.told_apart() if o.kind not in IN_THE_STRIP]
        alone = self._by_itself(self._grouped(doing, 0))
        scale = self._session.settings.options.text_scale
        least = max(LEAST, READABLE / (theme.BASE_PX * scale))
        for parts in (self._single, self._few) if alone else (self._single, self._grouped, self._few):
            self._letters = max(least, min(1.0, FEW / scale)) if parts == self._few else 1.0
            wide = self._try(parts(doing, width))
            taken = sum(wide) + GAP * (len(wide) - 1)
            if taken <= width or parts == self._few:
                break
            # Rather all of them in smaller letters than some behind a menu.
            self._letters = (width - SPARE) / taken
            if self._letters >= least:
                wide = self._try(self._offered)
                if sum(wide) + GAP * (len(wide) - 1) <= width:
                    break
        while len(self._kept) < len(wide):
            self._keep_another()
        self.buttons = self._kept[: len(wide)]
        for number, (button, pixels) in enumerate(zip(self.buttons, wide, strict=True), 1):
            self._offer(button, number, *self._offered[number - 1])
            button.setFixedWidth(pixels)
            # A layout shows what it is given only when Qt comes round to it, and has no height until then.
            button.show()
        for button in self._kept[len(wide) :]:
            if not button.isHidden():
                _forget(button)
        if in_here and self.buttons:
            # Whoever answers by the keyboard stays among the answers.
            self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _try(self, parts: list[tuple[str, list[Option]]]) -> list[int]:
        """Offer these; returns how many pixels the button of each takes."""
        self._offered = parts
        return [self._measured(number, *part) for number, part in enumerate(parts, 1)]

    @property
    def _sizes(self) -> str:
        """The style sheet of buttons with smaller words; nothing where they have their usual size."""
        if self._letters == 1:
            return ""
        scale = self._letters * self._session.settings.options.text_scale
        return f"QPushButton {{ font-size: {int(theme.BASE_PX * scale)}px; padding: 0 {int(BESIDE * scale)}px; }}"

    # -- which buttons there are --------------------------------------------------------------------------------------

    def _parted(self, options: Sequence[Option]) -> list[tuple[str, list[Option]]]:
        """Each answer by itself: all votes first, the Edge last and behind a menu of its own, what nobody can read in
        another."""
        unread = [option for option in options if option.kind in UNREAD]
        edge = [option for option in options if option.kind in ("edge for", "edge against")]
        rest = [option for option in options if option not in unread and option not in edge]
        # Taking back comes and goes with the transfers that are left: what is pressed several times stays where it is.
        rest.sort(
            key=lambda option: (
                not is_whole(option),
                not is_vote(option) and any(map(is_vote, options)),
                option.kind == "transfer back",
            )
        )
        parts = [("", [option]) for option in rest]
        if unread:
            parts.append((tr(BY_HAND), unread))
        if edge:
            parts.append((tr(THE_EDGE), edge))
        return parts

    def _single(self, options: Sequence[Option], _: int) -> list[tuple[str, list[Option]]]:
        parts = self._parted(options)
        groups = self._grouped(options, 0)
        return parts if len(parts) <= MOST_BUTTONS or self._by_itself(groups) else groups

    def _by_itself(self, groups: Sequence[tuple[str, Sequence[Option]]]) -> bool:
        """Whether each answer is better seen by itself than behind the name of who does it: of two minions who can do
        more than there are buttons, those of one would be in sight and those of the other in a menu."""
        mine = self._asking.mine
        few = len(groups) == 2 and sum(len(options) for _, options in groups) <= MOST_BUTTONS
        return few or len(groups) < 2 or (mine is not None and mine.kind in SMALL_DEEDS)

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
            last = (
                self._measured(number + 1, tr("{count} more…", count=len(rest)), rest if len(rest) == 1 else ())
                if rest
                else -GAP
            )
            if beside + last > width:
                break
            fitting = number
        return groups[:fitting] + self._more(groups[fitting:], alone=fitting == 0)

    def _measured(self, number: int, title: str, options: Sequence[Option]) -> int:
        """How many pixels a button takes."""
        alone = _is_alone(title, options)
        kind = _tone(options[0]) if alone else "", not alone
        measure = self._measures.get(kind)
        if measure is None:
            measure = self._measures[kind] = QPushButton(self)
            measure.hide()
            measure.setProperty("tone", kind[0])
            if not alone:
                measure.setMenu(QMenu(measure))
        dress_letters(measure, self._sizes)
        measure.ensurePolished()
        measure.setText(caption(self._told(number, self._words(title, options))))
        wide = measure.sizeHint().width() + (0 if alone else MENU_SIGN)
        measure.setText("")
        return wide

    def _more(
        self, groups: Sequence[tuple[str, list[Option]]], *, alone: bool = False
    ) -> list[tuple[str, list[Option]]]:
        more = [option for _, part in groups for option in part]
        said = tr("{count} answers…", count=len(more)) if alone else tr("{count} more…", count=len(more))
        return [(said, more)] if more else []

    def _doer(self, option: Option) -> str:
        """The name of the minion that does what an option says, or of the card that it is done with."""
        copy = self._session.table.copies.get(option.minion or option.copy)
        return self._session.name(copy.card) if copy is not None and copy.card else ""

    def _words(self, title: str, options: Sequence[Option]) -> str:
        return self._asking.said(options[0]) if _is_alone(title, options) else title

    # -- the buttons themselves ---------------------------------------------------------------------------------------

    def _told(self, number: int, words: str) -> str:
        """What stands on a button: its digit, and as many of the words as it has room for."""
        digit = f"{DIGITS[number - 1]} " if number <= MOST_BUTTONS else ""
        return f"{digit}{self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideMiddle, WIDEST)}"

    def _keep_another(self) -> None:
        button = QPushButton()
        # A click leaves the focus, and with it the keys, to the table.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(partial(self._pressed, len(self._kept)))
        button.installEventFilter(self)
        self._row.insertWidget(len(self._kept), button)
        self._kept.append(button)

    def _offer(self, button: QPushButton, number: int, title: str, options: Sequence[Option]) -> None:
        """Let a button be for an answer, or for a menu of several."""
        alone, words, advised = _is_alone(title, options), self._words(title, options), self._asking.hint.option
        # Who presses it still means what it said before.
        button.setDown(False)
        _take_menu(button)
        button.setText(caption(self._told(number, words)))
        button.setAccessibleName(words)
        dress(button, tone=_tone(options[0]) if alone else "")
        _advise(button, self._sizes, advised=advised in options)
        button.setProperty("about", options[0].copy if alone else 0)
        button.setToolTip(as_written(self._asking.explained(options[0])) if alone else "")
        if alone:
            if button.underMouse():
                self._show(options[0].copy)
            return
        menu = HeldMenu(button)
        menu.setToolTipsVisible(True)
        for option in options:
            action = menu.addAction(caption(self._asking.said(option)))
            if option == advised:
                menu.setDefaultAction(action)
            action.setToolTip(as_written(self._asking.explained(option)))
            action.triggered.connect(partial(self._pick, option))
            action.hovered.connect(partial(self._show, option.copy))
        button.setMenu(menu)

    def _pressed(self, place: int, *_: bool) -> None:
        title, options = self._offered[place]
        if _is_alone(title, options):
            self._pick(options[0])

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


def _is_alone(title: str, options: Sequence[Option]) -> bool:
    """Whether a button is an answer itself, rather than a menu of them."""
    return len(options) == 1 and title not in (tr(BY_HAND), tr(THE_EDGE))


def _take_menu(button: QPushButton) -> None:
    """Let a button have no menu, and an open one be closed."""
    menu = button.menu()
    if menu is not None:
        button.setMenu(None)  # type: ignore[arg-type] # what Qt takes for none
        menu.close()
        menu.deleteLater()


def _forget(button: QPushButton) -> None:
    """Hide a button, with nothing left in it of what it said: another seat may be looking."""
    button.hide()
    _take_menu(button)
    button.setText("")
    button.setAccessibleName("")
    button.setToolTip("")
    button.setProperty("about", 0)


def _advise(button: QPushButton, sizes: str, *, advised: bool) -> None:
    """Light up a button, in its own size, or don't; `sizes` is a style sheet of its words."""
    button.setProperty("advised", advised)
    light = f"QPushButton {{ background: {theme.GOLD}; color: {theme.GROUND}; }}" if advised else ""
    dress_letters(button, sizes + light)


def _tone(option: Option) -> str:
    """For is green, against is red; the rest is plain."""
    if option.kind.endswith(" for"):
        return "green"
    return "blood" if option.kind.endswith(" against") else ""
