"""The bar that says what is going on in one sentence, whose word it is, and what may be answered (experience.md)."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from vtes_desktop.play.updates import Asked
from vtes_desktop.rules.choice import Option
from vtes_desktop.table.situation import Action
from vtes_desktop.ui.strict.asking import QUIET, Asking
from vtes_desktop.ui.strict.grids import empty
from vtes_desktop.ui.strict.steps import Steps
from vtes_desktop.ui.table.overlay import Overlay
from vtes_desktop.ui.table.session import Session

MOST_BUTTONS = 8
"""Options that get a button of their own; more of them go into a menu."""
ACTION_STEPS = {
    "announced": "announced",
    "block": "block?",
    "blocked": "combat",
    "unblocked": "unblocked",
    "resolving": "resolve",
}


class RefereeBar(Overlay):
    """Stands between the others and oneself while the referee asks something."""

    def __init__(self, session: Session, asking: Asking, parent: QWidget) -> None:
        super().__init__(parent, panel="gold")
        self._session = session
        self._asking = asking
        self._what = QLabel()
        self._what.setProperty("tone", "heading")
        self._what.setWordWrap(True)
        self._facts = QLabel()
        self._facts.setProperty("tone", "dim")
        self._facts.setWordWrap(True)
        self._rule = QLabel()
        self._rule.setProperty("tone", "dim")
        self._steps = Steps(list(ACTION_STEPS.values()))
        self._buttons = QGridLayout()
        self._buttons.setSpacing(6)
        self._waiting = QLabel()
        self._waiting.setProperty("tone", "gold")
        self._hand_over = QPushButton()
        self._hand_over.setProperty("tone", "gold")
        self._hand_over.clicked.connect(self._pass_the_screen)
        head = QHBoxLayout()
        head.addWidget(self._what, 1)
        head.addWidget(self._rule)
        foot = QHBoxLayout()
        foot.addWidget(self._waiting, 1)
        foot.addWidget(self._hand_over)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 10, 14, 10)
        whole.setSpacing(7)
        whole.addLayout(head)
        whole.addWidget(self._facts)
        whole.addWidget(self._steps)
        whole.addLayout(self._buttons)
        whole.addLayout(foot)
        asking.changed.connect(self.refresh)
        session.updated.connect(lambda _: self.refresh())
        self.refresh()

    def place(self) -> None:
        """Between the others and oneself, a little above the middle, so that one's own cards stay free."""
        width = min(self.ground.width() - 40, max(520, self.ground.width() * 46 // 100))
        layout = self.layout()
        layout.activate()
        wanted = layout.heightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height()
        height = min(self.ground.height() * 55 // 100, wanted)
        place = QRect(0, 0, width, height)
        place.moveCenter(QPoint(self.ground.center().x(), 0))
        place.moveBottom(self.ground.height() * 44 // 100)
        self.setGeometry(place)

    def refresh(self) -> None:
        """Show what is asked now."""
        asked = self._asking.asked
        if asked is None or self._session.table.over:
            self.hide()
            return
        mine = self._asking.mine
        self._what.setText(asked.question)
        self._rule.setText(f"sec. {asked.rule}" if asked.rule else "")
        action = self._session.table.action
        self._facts.setVisible(action is not None)
        self._steps.setVisible(action is not None)
        if action is not None:
            self._facts.setText(facts(self._session, action))
            self._steps.show_step(ACTION_STEPS[action.step])
        self._fill(mine)
        self.setProperty("panel", "gold" if mine is not None else "raised")
        self.style().unpolish(self)
        self.style().polish(self)
        self.show()
        self.place()
        self.raise_()

    def _fill(self, mine: Asked | None) -> None:
        empty(self._buttons)
        options = list(mine.options) if mine is not None else []
        quiet = [option for option in options if option.kind in QUIET]
        doing = [option for option in options if option not in quiet]
        shown = doing if len(doing) <= MOST_BUTTONS else doing[: MOST_BUTTONS - 1]
        places = [self._button(option) for option in shown]
        if len(doing) > len(shown):
            places.append(self._more(doing[len(shown) :]))
        places += [self._button(option, tone="blood") for option in quiet]
        columns = 2 if any(len(option.text) > 26 for option in shown) else 4
        for place, button in enumerate(places):
            self._buttons.addWidget(button, place // columns, place % columns)
        asked = self._asking.asked
        elsewhere = asked is not None and mine is None
        name = self._session.table.seats[asked.seat].name if asked is not None else ""
        here = asked is not None and asked.seat in self._session.clients
        self._waiting.setText(f"{name} has the word…" if elsewhere else "")
        self._waiting.setVisible(elsewhere)
        self._hand_over.setText(f"Hand the screen to {name}")
        self._hand_over.setVisible(elsewhere and here)

    def _button(self, option: Option, tone: str = "") -> QPushButton:
        button = QPushButton(option.text)
        button.setProperty("tone", tone)
        button.setToolTip(option.text)
        button.clicked.connect(partial(self._pick, option))
        return button

    def _more(self, options: list[Option]) -> QPushButton:
        button = QPushButton(f"{len(options)} more…")
        menu = QMenu(button)
        for option in options:
            menu.addAction(option.text).triggered.connect(partial(self._pick, option))
        button.setMenu(menu)
        return button

    def _pick(self, option: Option, *_: bool) -> None:
        self._asking.pick(option)

    def _pass_the_screen(self) -> None:
        asked = self._asking.asked
        if asked is not None:
            self._session.want_look(asked.seat)


def facts(session: Session, action: Action) -> str:
    """An action in few words: whom it is directed at, stealth and intercept, the card by which it is taken."""
    table = session.table
    words = ["directed" if action.seats else "undirected"]
    if action.seats:
        words[0] += " at " + " and ".join(table.seats[seat].name for seat in action.seats)
    words.append(f"stealth {action.stealth}")
    if action.blocker:
        words.append(f"intercept {action.intercept}")
    if action.kind == "bleed":
        words.append(f"bleed {action.bleed}")
    card = table.copies.get(action.card)
    if card is not None and card.card:
        level = f" [{action.level}]" if action.level else ""
        words.append(session.name(card.card) + level)
    return "  ·  ".join(words)
