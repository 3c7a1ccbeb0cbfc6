"""The bar that says what is going on in one sentence, whose word it is, and what may be answered (experience.md)."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from vtes_desktop.table.situation import Action
from vtes_desktop.ui.strict.answers import Answers
from vtes_desktop.ui.strict.asking import Asking
from vtes_desktop.ui.strict.steps import Steps
from vtes_desktop.ui.table.overlay import Overlay
from vtes_desktop.ui.table.session import Session

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
        self._answers = Answers(session, asking)
        head = QHBoxLayout()
        head.addWidget(self._what, 1)
        head.addWidget(self._rule)
        whole = self._whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 10, 14, 10)
        whole.setSpacing(7)
        whole.addLayout(head)
        whole.addWidget(self._facts)
        whole.addWidget(self._steps)
        whole.addWidget(self._answers)
        asking.changed.connect(self.refresh)
        session.updated.connect(lambda _: self.refresh())
        self.refresh()

    def place(self) -> None:
        """Between the others and oneself, a little above the middle, so that one's own cards stay free."""
        width = min(self.ground.width() - 40, max(520, self.ground.width() * 46 // 100))
        layout = self._whole
        layout.invalidate()
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
        table = self._session.table
        if asked is None or table.over or table.combat is not None or table.referendum is not None:
            # A combat and a referendum have dialogs of their own.
            self.hide()
            return
        mine = self._asking.mine
        self._what.setText(asked.question)
        self._rule.setText(f"sec. {asked.rule}" if asked.rule else "")
        action = table.action
        self._facts.setVisible(action is not None)
        self._steps.setVisible(action is not None)
        if action is not None:
            self._facts.setText(facts(self._session, action))
            self._steps.show_step(ACTION_STEPS[action.step])
        self.setProperty("panel", "gold" if mine is not None else "raised")
        self.style().unpolish(self)
        self.style().polish(self)
        self.show()
        self.place()
        self.raise_()
        # New buttons get their style, and so their height, only when Qt comes round to it.
        QTimer.singleShot(0, self, self.place)


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
