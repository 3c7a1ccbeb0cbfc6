"""What is done by hand, across the table with its card's text; and an action in few words."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from vtes_desktop.table.situation import Action
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label
from vtes_desktop.ui.strict.asking import Asking
from vtes_desktop.ui.strict.floating import Floating
from vtes_desktop.ui.table.following import Rank
from vtes_desktop.ui.table.session import Session


class RefereeBar(Floating):
    """While a card is done by hand, its text goes across the table; the answers stand in the strip as ever."""

    def __init__(self, session: Session, asking: Asking, parent: QWidget) -> None:
        super().__init__(parent, panel="gold")
        self._session = session
        self._asking = asking
        self.beside.setProperty("tone", "dim")
        self.asked = Label()
        """What is to be done of it, and by whom."""
        self.asked.setProperty("tone", "gold")
        self.asked.setWordWrap(True)
        self.card_text = Label()
        self.card_text.setWordWrap(True)
        self.column.addWidget(self.asked)
        self.column.addWidget(self.card_text)
        asking.changed.connect(self.refresh)
        session.following.add(self.refresh, Rank.PANEL)
        self.refresh()

    def wide(self, room: QSize) -> int:
        """All across the table."""
        return room.width()

    def high(self, room: QSize) -> int:
        """Not so high that the table is gone."""
        return room.height() * 70 // 100

    def spot(self, room: QRect, size: QSize) -> QPoint:
        """A little above the middle, so that one's own cards stay free."""
        return QPoint(room.center().x() - size.width() // 2, max(room.top(), room.height() * 56 // 100 - size.height()))

    def refresh(self) -> None:
        """Show what is done by hand, if anything is."""
        if not self.is_news(self._asking.moment):
            return
        by_hand = self._asking.by_hand
        if by_hand is None or self._session.table.over:
            self.hide()
            return
        self.title.setText(tr("By hand"))
        self.asked.setText(self._session.game.words.question(self._session.table, self._asking.mine or by_hand))
        self.beside.setText(self._session.game.words.rule(by_hand.rule) if by_hand.rule else "")
        self.card_text.setText(card_text(self._session, by_hand.about))
        self.come()


def card_text(session: Session, copy: int) -> str:
    """What is printed on a copy whose face may be seen, a paragraph a line, with the level at which the action is taken
    that it is played for; empty for another."""
    found = session.table.copies.get(copy)
    card = session.card(found) if found is not None else None
    if card is None:
        return ""
    action = session.table.action
    level = f" [{action.level}]" if action is not None and action.card == copy and action.level else ""
    lines = ("".join(f"[{mark}] " for mark in part.marks) + part.text for part in card.text)
    return "\n".join([f"{card.display_name}{level}", *lines])


def facts(session: Session, action: Action) -> str:
    """An action in few words: who takes it, at whom, stealth and intercept, the card by which it is taken."""
    table = session.table
    acting = table.copies.get(action.minion)
    words = [session.name(acting.card)] if acting is not None and acting.card else []
    at = ", ".join(table.seats[seat].name for seat in action.seats)
    card = table.copies.get(action.card) if action.card != action.minion else None
    known = card is not None and bool(card.card)
    if not known and action.kind not in ("bleed", "card in play"):
        words.append(game_word(action.kind))
    words.append(tr("directed at {at}", at=at) if at else tr("undirected"))
    words.append(tr("stealth {stealth}", stealth=action.stealth))
    if action.blocker:
        words.append(tr("intercept {intercept}", intercept=action.intercept))
    if action.kind == "bleed":
        words.append(tr("bleed {bleed}", bleed=action.bleeds_for))
    if card is not None and known:
        level = f" [{action.level}]" if action.level else ""
        words.append(session.name(card.card) + level)
    return "  ·  ".join(words)
