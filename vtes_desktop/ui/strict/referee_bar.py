"""The bar that says what is going on in one sentence, whose word it is, and what may be answered (experience.md)."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from vtes_desktop.table.situation import Action
from vtes_desktop.ui.plain import Label
from vtes_desktop.ui.strict.answers import Answers
from vtes_desktop.ui.strict.asking import Asking
from vtes_desktop.ui.strict.floating import Floating
from vtes_desktop.ui.strict.steps import Steps
from vtes_desktop.ui.table.session import Session

ACTION_STEPS = {
    "announced": "announced",
    "block": "block?",
    "blocked": "combat",
    "unblocked": "unblocked",
    "resolving": "resolve",
}


class RefereeBar(Floating):
    """Stands between the others and oneself while the referee asks something; while a card is done by hand it goes
    across the table with that card's text."""

    def __init__(self, session: Session, asking: Asking, parent: QWidget) -> None:
        super().__init__(parent, panel="gold")
        self._session = session
        self._asking = asking
        self.beside.setProperty("tone", "dim")
        self._facts = Label()
        self._facts.setProperty("tone", "dim")
        self._facts.setWordWrap(True)
        self.card_text = Label()
        self.card_text.setWordWrap(True)
        self.steps = Steps(list(ACTION_STEPS.values()))
        self.answers = Answers(session, asking)
        asking.hint.changed.connect(self.fit_anew)
        session.step_changed.connect(self.fit_anew)
        self.column.addWidget(self._facts)
        self.column.addWidget(self.card_text)
        self.column.addWidget(self.steps)
        self.column.addWidget(self.answers)
        asking.changed.connect(self.refresh)
        session.updated.connect(lambda _: self.refresh())
        self.refresh()

    def wide(self, room: QSize) -> int:
        """As wide as the game has room for it, or all across the table while a card is done by hand."""
        if self._asking.by_hand is not None:
            return room.width()
        return self._session.game.bar.wide(room)

    def high(self, room: QSize) -> int:
        """Not so high that the table is gone."""
        return room.height() * 55 // 100

    def spot(self, room: QRect, size: QSize) -> QPoint:
        """Where the game has room for it."""
        return self._session.game.bar.spot(room, size)

    def refresh(self) -> None:
        """Show what is asked now."""
        if not self.is_news(self._asking.moment):
            return
        asked = self._asking.asked
        table = self._session.table
        by_hand = self._asking.by_hand
        if asked is None or table.over or (by_hand is None and self._session.game.bar.panelled(table, asked)):
            self.hide()
            return
        mine = self._asking.mine
        self.title.setText(self._session.game.words.question(table, mine or asked))
        self.beside.setText(self._session.game.words.rule(asked.rule) if asked.rule else "")
        action = table.action
        self._facts.setVisible(action is not None)
        self.steps.setVisible(action is not None)
        if action is not None:
            self._facts.setText(facts(self._session, action))
            self.steps.show_step(ACTION_STEPS[action.step])
        words = card_text(self._session, by_hand.about) if by_hand is not None else ""
        self.card_text.setText(words)
        self.card_text.setVisible(bool(words))
        panel = "gold" if mine is not None else "raised"
        if self.property("panel") != panel:
            self.setProperty("panel", panel)
            self.style().unpolish(self)
            self.style().polish(self)
        self.come()


def card_text(session: Session, copy: int) -> str:
    """What is printed on a copy whose face may be seen, a paragraph a line; empty for another."""
    found = session.table.copies.get(copy)
    card = session.card(found) if found is not None else None
    if card is None:
        return ""
    lines = ("".join(f"[{mark}] " for mark in part.marks) + part.text for part in card.text)
    return "\n".join([card.display_name, *lines])


def facts(session: Session, action: Action) -> str:
    """An action in few words: who takes it, at whom, stealth and intercept, the card by which it is taken."""
    table = session.table
    acting = table.copies.get(action.minion)
    words = [session.name(acting.card)] if acting is not None and acting.card else []
    at = " and ".join(table.seats[seat].name for seat in action.seats)
    words.append(f"directed at {at}" if at else "undirected")
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
