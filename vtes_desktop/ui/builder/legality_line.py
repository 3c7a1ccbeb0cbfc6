"""Whether the deck may be played, live: the verdict of each format, and the reasons on demand."""

from __future__ import annotations

from functools import partial
from typing import Literal

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.legality import FORMATS, Format, Reason, check, format_named
from vtes_desktop.ui import theme
from vtes_desktop.ui.builder.remembered import Remembered
from vtes_desktop.ui.choosers import NumberBox
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import plural, tr
from vtes_desktop.ui.plain import Label, RichLabel, as_written, caption, escape

Verdicts = dict[str, list[Reason]]


def verdict_words(rules: Format, reasons: list[Reason]) -> str:
    """A verdict in a few words: ``V:EKN standard ✓``, ``Fifth edition ✗ 2 cards``."""
    if not reasons:
        return f"{game_word(rules.title)} ✓"
    about_cards = all(reason.cards for reason in reasons)
    cards = len({number for reason in reasons for number in reason.cards})
    said = plural("{n} card", "{n} cards", cards) if about_cards else plural("{n} reason", "{n} reasons", len(reasons))
    return f"{game_word(rules.title)} ✗ {said}"


def reason_texts(reasons: list[Reason], catalogue: Catalogue) -> list[str]:
    """The reasons as sentences; what many cards or lines have in common is one of them."""
    said: list[str] = []
    for code, many in (
        ("unmatched", tr("{count} lines of the list are not matched to cards.")),
        ("set", tr("{count} cards have no printing that is allowed: {names}.")),
    ):
        alike = [reason for reason in reasons if reason.code == code]
        if len(alike) > 2:
            numbers = dict.fromkeys(number for reason in alike for number in reason.cards)
            cards = [catalogue.cards[number] for number in numbers if number in catalogue.cards]
            names = ", ".join(catalogue.display_key(card) for card in cards)
            said.append(many.format(count=len(alike), names=names))
            reasons = [reason for reason in reasons if reason.code != code]
    return [*said, *(game_word(reason.text) for reason in reasons)]


class LegalityLine(QWidget):
    """The verdicts at the top: the player's format and the fifth edition; all others when clicked."""

    def __init__(self, catalogue: Catalogue, remembered: Remembered, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._remembered = remembered
        self._deck = Deck()
        self.verdicts: Verdicts = {}
        self.first = QToolButton()
        self.second = QToolButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for button in (self.first, self.second):
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(self.open_reasons)
            row.addWidget(button)
        self._panel: ReasonsPanel | None = None
        self._small = False
        self._players = remembered.looks.players
        remembered.changed.connect(self._looks_changed)

    def show_deck(self, deck: Deck) -> None:
        """Judge a deck."""
        self._deck = deck
        players = self._remembered.looks.players
        self.verdicts = {rules.name: check(deck, rules, self._catalogue, players) for rules in FORMATS}
        self._show()

    def _looks_changed(self) -> None:
        if self._players != self._remembered.looks.players:
            self._players = self._remembered.looks.players
            self.show_deck(self._deck)
        else:
            self._show()

    def set_room(self, room: Literal["wide", "medium", "small"]) -> None:
        """Show both verdicts, only the first, or only its mark and how much speaks against the deck."""
        self.second.setVisible(room == "wide")
        if (room == "small") != self._small:
            self._small = room == "small"
            self._show()

    def open_reasons(self) -> None:
        """Show every format's verdict and its reasons, under the line."""
        if self._panel is None:
            self._panel = ReasonsPanel(self._catalogue, self._remembered, self.window())
        self._panel.show_verdicts(self.verdicts)
        self._panel.popup(self.mapToGlobal(QPoint(self.width(), self.height() + 4)))

    def _show(self) -> None:
        if not self.verdicts:
            return
        first = self._remembered.looks.format
        try:
            rules = format_named(first)
        except KeyError:
            rules = FORMATS[0]
        other = FORMATS[1] if rules is not FORMATS[1] else FORMATS[0]
        for button, one in ((self.first, rules), (self.second, other)):
            reasons = self.verdicts[one.name]
            text = verdict_words(one, reasons)
            if self._small:
                text = text.removeprefix(game_word(one.title)).strip()
            if (text := caption(text)) != button.text():
                button.setText(text)
                button.setAccessibleName(
                    tr("{title}: not legal. Show the reasons", title=game_word(one.title))
                    if reasons
                    else tr("{title}: legal. Show the reasons", title=game_word(one.title))
                )
                button.setStyleSheet(f"color: {theme.GOLD if not reasons else theme.BLOOD_BRIGHT};")
            why = "\n".join(reason_texts(reasons, self._catalogue)[:12])
            button.setToolTip(as_written(why or tr("Legal: {title}", title=game_word(one.title))))
        if self._panel is not None and self._panel.isVisible():
            self._panel.show_verdicts(self.verdicts)


class ReasonsPanel(QFrame):
    """All formats with their reasons; a click on a format makes it the one that is shown first."""

    chosen = Signal(str)

    def __init__(self, catalogue: Catalogue, remembered: Remembered, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._catalogue = catalogue
        self._over = parent
        self._remembered = remembered
        self.setProperty("panel", "raised")
        self._rows = QVBoxLayout()
        self._rows.setSpacing(8)
        inside = QWidget()
        inside.setLayout(self._rows)
        self._scroll = QScrollArea()
        self._scroll.setWidget(inside)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.addWidget(self._scroll)
        column.addLayout(self._players())

    def show_verdicts(self, verdicts: Verdicts) -> None:
        """Write them anew."""
        while (item := self._rows.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for rules in FORMATS:
            reasons = verdicts[rules.name]
            colour = theme.GOLD if not reasons else theme.BLOOD_BRIGHT
            mark = "✓" if not reasons else "✗"
            first = " · " + tr("shown first") if rules.name == self._remembered.looks.format else ""
            texts = reason_texts(reasons, self._catalogue)
            lines = "".join(f"<br>{escape(text)}" for text in texts[:12])
            more = "<br>" + tr("… and {count} more.", count=len(texts) - 12) if len(texts) > 12 else ""
            label = RichLabel(
                f'<a href="{rules.name}" style="color: {colour}; font-weight: 600; text-decoration: none">{mark} '
                f"{escape(game_word(rules.title))}</a><span style='color: {theme.DIM}'>{first}{lines}{more}</span>"
            )
            label.setWordWrap(True)
            label.setToolTip(tr("Click to show this format's verdict first"))
            label.linkActivated.connect(partial(self._choose))
            self._rows.addWidget(label)
        self._rows.addStretch(1)

    def _players(self) -> QHBoxLayout:
        """How many sit at the table, which the 1994 rules ask."""
        box = NumberBox(2, 10, self._remembered.looks.players)
        box.setAccessibleName(tr("Players at the table"))
        box.valueChanged.connect(lambda players: self._remembered.change(players=players))
        row = QHBoxLayout()
        label = Label(tr("Players at the table (the 1994 rules)"))
        label.setProperty("tone", "dim")
        row.addWidget(label)
        row.addWidget(box)
        row.addStretch(1)
        return row

    def popup(self, corner: QPoint) -> None:
        """Show it with its top right corner there."""
        scale = self.fontMetrics().height() / 16
        window = self._over.window().geometry()
        width = min(round(460 * scale), window.width() - 40)
        high = self._rows.heightForWidth(width - 40)
        height = min(high + 84, window.height() - 90)
        self.setGeometry(max(window.left() + 8, corner.x() - width), corner.y(), width, max(height, 160))
        self.show()

    def _choose(self, name: str) -> None:
        self._remembered.change(format=name)
        self.hide()
