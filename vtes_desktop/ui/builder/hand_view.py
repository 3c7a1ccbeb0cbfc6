"""Opening hands and drawing on alone: seven cards and four vampires as the rules have it, then card after card."""

from __future__ import annotations

import random

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.opening import HAND, OPENING_CRYPT, Goldfish, deal, goldfish
from vtes_desktop.ui import theme
from vtes_desktop.ui.builder.fitting_row import FittingRow
from vtes_desktop.ui.faces import ASPECT, FaceCache, FaceKey, height_for
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label, as_written, caption
from vtes_desktop.ui.waiting import waiting

_GAP = 5
DEALT = 500
"""Opening hands that are dealt at once; shares of them are right to about 2 in 100."""


class DrawnCards(QWidget):
    """The drawn cards: the hand above, the uncontrolled vampires below."""

    played = Signal(int)
    """A card of the hand was clicked: its number."""
    hovered = Signal(object, QRect)
    look_wanted = Signal(object, QRect)

    def __init__(self, catalogue: Catalogue, faces: FaceCache) -> None:
        super().__init__()
        self._catalogue = catalogue
        self._faces = faces
        self.scale = 1.0
        self.hand: list[int] = []
        self.crypt: list[int] = []
        self._spots: list[tuple[QRectF, int, bool]] = []
        self._current = 0
        self._width = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        faces.ready.connect(self._ready)

    def show_cards(self, hand: list[int], crypt: list[int]) -> None:
        """Show these cards."""
        self.hand, self.crypt = list(hand), list(crypt)
        names = ", ".join(self._name(number) for number in self.hand)
        self.setAccessibleName(
            tr("Hand: {names}. Uncontrolled: {map}", names=names, map=", ".join(map(self._name, self.crypt)))
        )
        self._lay_out()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Two rows of small cards."""
        return QSize(180, round(110 * self.scale))

    def resizeEvent(self, event: object) -> None:  # noqa: ARG002 - Qt's signature
        """Other sizes of cards."""
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the faces."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        if not self._spots:
            painter.setPen(QColor(theme.DIM))
            painter.setFont(theme.sans(13 * self.scale))
            text = tr("Put cards into the deck; then its opening hands are drawn here.")
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
            return
        for place, (rect, number, _) in enumerate(self._spots):
            card = self._catalogue.cards[number]
            face = self._faces.request(card, card.kind, self._width, self.devicePixelRatioF())
            painter.drawPixmap(rect, face, QRectF(face.rect()))
            if self.hasFocus() and place == self._current:
                painter.setPen(QPen(QColor(theme.GOLD_BRIGHT), 2.5))
                painter.drawRoundedRect(rect, 4, 4)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A card under the pointer is shown large."""
        spot = self._spot_at(event.position())
        self.setCursor(Qt.CursorShape.PointingHandCursor if spot and spot[2] else Qt.CursorShape.ArrowCursor)
        card = self._catalogue.cards[spot[1]] if spot else None
        self.hovered.emit(card, self._on_screen(spot[0]) if spot else QRect())

    def leaveEvent(self, event: QEvent) -> None:  # noqa: ARG002 - Qt's signature
        """The pointer left."""
        self.hovered.emit(None, QRect())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on a card of the hand plays it."""
        spot = self._spot_at(event.position())
        if spot is not None and spot[2] and event.button() == Qt.MouseButton.LeftButton:
            self.hovered.emit(None, QRect())
            self.played.emit(spot[1])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go along, Enter plays, Space shows large."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -HAND, Qt.Key.Key_Down: HAND}
        key = Qt.Key(event.key())
        if key in step and self._spots:
            self._current = min(len(self._spots) - 1, max(0, self._current + step[key]))
            self.setAccessibleDescription(self._name(self._spots[self._current][1]))
            self.update()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._spots:
            rect, number, plays = self._spots[min(self._current, len(self._spots) - 1)]
            if plays:
                self.played.emit(number)
        elif key == Qt.Key.Key_Space and self._spots:
            rect, number, _ = self._spots[min(self._current, len(self._spots) - 1)]
            self.look_wanted.emit(self._catalogue.cards[number], self._on_screen(rect))
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        """The widest cards of which all fit, the crypt below the hand."""
        hand = [number for number in self.hand if number in self._catalogue.cards]
        crypt = [number for number in self.crypt if number in self._catalogue.cards]
        self._spots = []
        if not (hand or crypt) or self.width() < 60:
            return
        best, columns = 0, 1
        for count in range(1, max(len(hand), len(crypt)) + 1):
            lines = -(-len(hand) // count) - (-len(crypt) // count)
            across = (self.width() - _GAP * (count - 1)) / count
            down = (self.height() - _GAP * (lines - 1)) / lines / ASPECT
            if int(min(across, down)) > best:
                best, columns = int(min(across, down)), count
        self._width = min(best, 220)
        y = 0.0
        for numbers, plays in ((hand, True), (crypt, False)):
            for place, number in enumerate(numbers):
                x = (place % columns) * (self._width + _GAP)
                top = y + (place // columns) * (height_for(self._width) + _GAP)
                self._spots.append((QRectF(x, top, self._width, height_for(self._width)), number, plays))
            y += -(-len(numbers) // columns) * (height_for(self._width) + _GAP)

    def _spot_at(self, point: QPointF) -> tuple[QRectF, int, bool] | None:
        return next((spot for spot in self._spots if spot[0].contains(point)), None)

    def _on_screen(self, rect: QRectF) -> QRect:
        whole = rect.toAlignedRect()
        return QRect(self.mapToGlobal(QPoint(whole.topLeft())), whole.size())

    def _name(self, number: int) -> str:
        card: Card | None = self._catalogue.cards.get(number)
        return card.display_name if card else tr("card {number}", number=number)

    def _ready(self, key: FaceKey) -> None:
        if key.width == self._width and self.isVisible():
            self.update()


class HandView(QWidget):
    """The page: the drawn cards and what can be done next."""

    hovered = Signal(object, QRect)
    look_wanted = Signal(object, QRect)

    def __init__(self, catalogue: Catalogue, faces: FaceCache, chance: random.Random | None = None) -> None:
        super().__init__()
        self._chance = chance or random.Random()
        self._catalogue = catalogue
        self._deck = Deck()
        self._fish: Goldfish | None = None
        self.cards = DrawnCards(catalogue, faces)
        self.said = Label()
        self.said.setProperty("tone", "dim")
        self.anew = self._button(
            tr("Draw anew"), tr("Shuffle and draw another opening: seven cards, four vampires (R)")
        )
        self.draw = self._button(tr("Draw a card"), tr("Draw the next library card (D)"))
        self.draw_crypt = self._button(tr("Crypt card"), tr("Move the next crypt card to the uncontrolled region"))
        self.many = self._button(
            tr("Deal {dealt}", dealt=DEALT),
            tr("Deal {dealt} opening hands and count what can be done with them", dealt=DEALT),
        )
        self.dealt = Label()
        self.dealt.setWordWrap(True)
        self.dealt.hide()
        row = FittingRow()
        row.add(self.said, 1, stretch=1)
        for button, rank in ((self.anew, 0), (self.draw, 2), (self.draw_crypt, 3), (self.many, 1)):
            row.add(button, rank)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addWidget(row)
        column.addWidget(self.dealt)
        column.addWidget(self.cards, 1)
        self.cards.played.connect(self._play)
        self.cards.hovered.connect(self.hovered)
        self.cards.look_wanted.connect(self.look_wanted)
        self.cards.setToolTip(tr("Click a card of the hand to play or discard it and draw another"))
        self.anew.clicked.connect(self.draw_anew)
        self.draw.clicked.connect(self._draw)
        self.many.clicked.connect(self.deal_many)
        self.draw_crypt.clicked.connect(self._draw_crypt)

    def show_deck(self, deck: Deck) -> None:
        """Another deck, or the deck changed: the drawn cards no longer mean anything."""
        if deck.entries == self._deck.entries:
            return
        self._deck = deck
        self._fish = None
        self.dealt.hide()
        if self.isVisible():
            self.draw_anew()

    def showEvent(self, event: object) -> None:  # noqa: ARG002 - Qt's signature
        """The first hand is drawn when it is first looked at."""
        if self._fish is None:
            self.draw_anew()

    def draw_anew(self) -> None:
        """Shuffle and draw another opening."""
        self._fish = goldfish(self._deck, self._chance)
        self._show()

    def deal_many(self) -> None:
        """Deal many opening hands, and say in what share of them something can be done."""
        with waiting():
            found = deal(self._deck, self._catalogue, DEALT, self._chance)
        self.dealt.setText(
            tr(
                "Of {hands} openings {playable:.0%} have a card for the first turn (a master or "
                "event that asks for no minion), {vampire:.0%} a vampire who can be out by the "
                "second, {both:.0%} both; {masters:.1f} masters in a hand, four or more in "
                "{clogged:.0%}.",
                hands=found.hands,
                playable=found.playable,
                vampire=found.vampire,
                both=found.both,
                masters=found.masters,
                clogged=found.clogged,
            )
        )
        self.dealt.show()

    def set_scale(self, scale: float) -> None:
        """Follow the text scale."""
        self.cards.scale = scale
        self.cards.updateGeometry()

    def _button(self, text: str, words: str) -> QToolButton:
        button = QToolButton()
        button.setText(caption(text))
        button.setToolTip(as_written(words))
        button.setAccessibleName(words)
        return button

    def _play(self, number: int) -> None:
        if self._fish is not None and number in self._fish.hand:
            self._fish.play(number)
            self._show()

    def _draw(self) -> None:
        if self._fish is not None:
            self._fish.draw()
            self._show()

    def _draw_crypt(self) -> None:
        if self._fish is not None:
            self._fish.draw_crypt()
            self._show()

    def _show(self) -> None:
        fish = self._fish
        if fish is None:
            return
        self.cards.show_cards(fish.hand, fish.uncontrolled)
        played = ", " + tr("{count} played", count=len(fish.played)) if fish.played else ""
        self.said.setText(tr("{count} left{played}", count=len(fish.library), played=played))
        self.said.setToolTip(
            as_written(
                tr(
                    "Hand of {hand} and {opening_crypt} crypt cards, no mulligan. Left: {count} library "
                    "cards, {count2} crypt cards.",
                    hand=HAND,
                    opening_crypt=OPENING_CRYPT,
                    count=len(fish.library),
                    count2=len(fish.crypt),
                )
            )
        )
        self.draw.setEnabled(bool(fish.library))
        self.draw_crypt.setEnabled(bool(fish.crypt))
