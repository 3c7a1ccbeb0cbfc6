"""The exact odds of having drawn what one needs, turn by turn (hypergeometric: nothing is simulated)."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from functools import partial
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QFrame, QScrollArea, QSizePolicy, QSpinBox, QVBoxLayout, QWidget

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.opening import cards_seen, combined_odds, odds
from vtes_desktop.plain_words import plain
from vtes_desktop.ui import theme
from vtes_desktop.ui.builder import charts
from vtes_desktop.ui.builder.charts import Slice
from vtes_desktop.ui.card_words import discipline_word
from vtes_desktop.ui.choosers import ChoiceBox, NumberBox
from vtes_desktop.ui.flow import Flow
from vtes_desktop.ui.game_words import card_type
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label, as_written

TURNS = 9
_FIELD: Final = re.compile(r"\{(\w+)\}")
"""In the sentence that asks, the name of what is chosen there."""


class Selection(Struct, frozen=True):
    """Cards whose odds can be asked for."""

    title: str
    cards: frozenset[int]


class _Chart(QWidget):
    """The odds as columns."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 1.0
        self.chances: list[float] = []
        self.seen: list[int] = []
        self.said = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        """Enough for columns to differ."""
        return QSize(200, round(70 * self.scale))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint a column for the opening and one for each turn."""
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(0, 2, 0, 0)
        if not self.chances:
            painter.setPen(QColor(theme.DIM))
            painter.setFont(theme.sans(12.5 * self.scale))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.said)
            return
        slices = [
            Slice(
                tr("opening") if turn == 0 else tr("turn {turn}", turn=turn),
                round(chance * 100),
                theme.GOLD if chance >= 0.5 else charts.BASIC,
                tr("{chance:.2%} by the opening ({seen} cards seen)", chance=chance, seen=seen)
                if turn == 0
                else tr(
                    "{chance:.2%} by the end of turn {turn} ({seen} cards seen)", chance=chance, turn=turn, seen=seen
                ),
            )
            for turn, (chance, seen) in enumerate(zip(self.chances, self.seen, strict=True))
        ]
        charts.columns(painter, rect, slices, self.scale, unit="%", most=100, fill=True)
        self.setToolTip(as_written("\n".join(one.words for one in slices)))


class OddsView(QWidget):
    """The page: for which cards, at least how many, how many are played each turn; and the chart."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        self._catalogue = catalogue
        self._deck = Deck()
        self._chosen: frozenset[int] = frozenset()
        self._selections: list[Selection] = []
        self.which = ChoiceBox()
        self.which.setAccessibleName(tr("For which cards"))
        self.which.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.which.setMinimumContentsLength(20)
        self.least = self._number(1, 20, tr("At least so many of them"))
        self.other = ChoiceBox()
        self.other.setAccessibleName(tr("Together with which cards"))
        self.other.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.other.setMinimumContentsLength(14)
        self.other_least = self._number(1, 20, tr("At least so many of these"))
        self.played = self._number(0, 7, tr("Cards played or discarded each turn"))
        self.chart = _Chart()
        asked = tr("At least {least} of {which} together with {other_least} of {other} when I play {played} a turn")
        row = Flow(6)
        for number, words in enumerate(_FIELD.split(asked)):
            widget = getattr(self, words) if number % 2 else Label(words.strip())
            if number % 2 or words.strip():
                row.addWidget(widget)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addLayout(row)
        column.addWidget(self.chart, 1)
        scrolled = QScrollArea()  # in large text there may not be room for all of it
        scrolled.setWidget(content)
        scrolled.setWidgetResizable(True)
        scrolled.setFrameShape(QFrame.Shape.NoFrame)
        scrolled.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scrolled)
        self.which.currentIndexChanged.connect(self._show)
        self.other.currentIndexChanged.connect(self._show)
        self.other_least.valueChanged.connect(self._show)
        self.least.valueChanged.connect(self._show)
        self.played.valueChanged.connect(self._show)

    def show_deck(self, deck: Deck) -> None:
        """The odds in this deck."""
        if deck.entries == self._deck.entries and self._selections:
            return
        self._deck = deck
        self._fill()

    def show_chosen(self, cards: Collection[int]) -> None:
        """These cards are selected in the deck's piles."""
        chosen = frozenset(cards)
        if chosen != self._chosen:
            self._chosen = chosen
            self._fill()
            if chosen:
                self.which.setCurrentIndex(0)

    def set_scale(self, scale: float) -> None:
        """Follow the text scale."""
        self.chart.scale = scale
        self.chart.updateGeometry()
        self.chart.update()

    def showEvent(self, event: object) -> None:  # noqa: ARG002 - Qt's signature
        """What changed while nobody looked."""
        self._fill()

    def _number(self, least: int, most: int, words: str) -> QSpinBox:
        box = NumberBox(least, most, 1)
        box.setToolTip(as_written(words))
        box.setAccessibleName(words)
        return box

    def _fill(self) -> None:
        if not self.isVisible():
            return
        self._selections = self._offered()
        self._offer(self.which, 0)
        self._offer(self.other, 1)
        self._show()

    def _offer(self, box: ChoiceBox, nothing: int) -> None:
        """Offer the selections, after so many (0 or 1) lines for none; what was chosen stays chosen."""
        kept = box.currentText().rsplit(" (", 1)[0]
        box.blockSignals(True)
        box.clear()
        box.addItems([tr("nothing else")] * nothing)
        for one in self._selections:
            copies = sum(entry.count for entry in self._deck.entries if entry.card_id in one.cards)
            box.addItem(plain(f"{one.title} ({copies})"))
        titles = [one.title for one in self._selections]
        box.setCurrentIndex(titles.index(kept) + nothing if kept in titles else 0)
        box.blockSignals(False)

    def _offered(self) -> list[Selection]:
        """The selected cards, then types, disciplines and single cards of the deck."""
        known = {
            entry.card_id: self._catalogue.cards[entry.card_id]
            for entry in self._deck.entries
            if entry.card_id in self._catalogue.cards
        }
        library = [card for card in known.values() if card.kind == "library"]
        crypt = [card for card in known.values() if card.kind == "crypt"]

        def having(title: str, cards: list[Card], fits: Callable[[Card], bool]) -> Selection:
            return Selection(title, frozenset(card.id for card in cards if fits(card)))

        chosen = self._chosen & known.keys()
        types = dict.fromkeys(name for card in library for name in card.types)
        wanted = dict.fromkeys(level.code for card in library for level in card.disciplines)
        superior = dict.fromkeys(level.code for card in crypt for level in card.disciplines if level.superior)
        return [
            *([Selection(tr("the cards selected"), chosen)] if chosen else []),
            *(having(tr("any {name}", name=card_type(name)), library, partial(_is, name)) for name in types),
            *(
                having(
                    tr("any {discipline_name}", discipline_name=discipline_word(code)),
                    library,
                    partial(_has, code, False),
                )
                for code in wanted
            ),
            *(
                having(
                    tr("a vampire with superior {discipline_name}", discipline_name=discipline_word(code)),
                    crypt,
                    partial(_has, code, True),
                )
                for code in superior
            ),
            *(Selection(card.display_name, frozenset((card.id,))) for card in (*crypt, *library)),
        ]

    def _show(self) -> None:
        place = self.which.currentIndex()
        chart = self.chart
        chart.chances = []
        if not self._selections or place < 0:
            chart.said = tr("Put cards into the deck; then the odds of drawing them are shown here.")
        else:
            played = self.played.value()
            try:
                cards = self._selections[place].cards
                least = self.least.value()
                if self.other.currentIndex() > 0:
                    both = (cards, self._selections[self.other.currentIndex() - 1].cards)
                    of_each = (least, self.other_least.value())
                    chart.chances = combined_odds(self._deck, both, of_each, TURNS, played)
                else:
                    chart.chances = odds(self._deck, cards, TURNS, least, played)
                crypt = any(number >= 200_000 for number in cards)
                chart.seen = [cards_seen(turn, played, crypt) for turn in range(TURNS + 1)]
            except ValueError as error:
                chart.said = str(error)
        words = ", ".join(
            tr("turn {turn}: {chance:.0%}", turn=turn, chance=chance) for turn, chance in enumerate(chart.chances)
        )
        chart.setAccessibleName(tr("Odds: {words}", words=words) if words else chart.said)
        chart.update()


def _has(code: str, superior: bool, card: Card) -> bool:
    """Whether a card has (or requires) a discipline."""
    return any(level.code == code and (level.superior or not superior) for level in card.disciplines)


def _is(card_type: str, card: Card) -> bool:
    return card_type in card.types
