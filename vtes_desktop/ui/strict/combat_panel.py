"""The combat, both minions face to face: round, range, steps, strikes, and what will happen if nothing changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from vtes_desktop.cards.model import Card
from vtes_desktop.table.situation import Combat, Side
from vtes_desktop.table.table import Copy
from vtes_desktop.ui import theme
from vtes_desktop.ui.dressing import dress_letters
from vtes_desktop.ui.faces import ASPECT, FaceCache
from vtes_desktop.ui.faces.cache import FaceKey
from vtes_desktop.ui.faces.overlays import FIGURE_WORDS
from vtes_desktop.ui.fitting import READABLE
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.plain import Label
from vtes_desktop.ui.strict.asking import Asking
from vtes_desktop.ui.strict.floating import EDGE, Floating
from vtes_desktop.ui.strict.stage import Stage
from vtes_desktop.ui.strict.steps import Steps
from vtes_desktop.ui.table.following import Rank, through
from vtes_desktop.ui.table.looks import Look, Looks
from vtes_desktop.ui.table.session import Session

STEPS = {
    "before range": later("before range"),
    "range": later("maneuver"),
    "before strikes": later("before strikes"),
    "choose strike": later("choose strike"),
    "resolve": later("resolve"),
    "additional": later("additional"),
    "press": later("press"),
    "end": later("end"),
}
CARD_WIDTH = 150
SMALL_CARD = 48
"""In a window that has no room for more, in pixels."""
WIDE = 640
"""The width of the stage where there is room for it, in pixels."""
ROOMY = 330
"""From this height of its ground on the steps have a row of their own, in pixels."""
BETWEEN = 200
"""Pixels of its width that are not cards."""
STANDING = 76
"""Cards narrower than this, in pixels, have what is written about them at their side."""
GLOW = 18
"""Pixels that a look has above and below the card, and for rounding."""


class Fighter(QWidget):
    """One of the two, with strength and blood, what it strikes with, and what would happen to it."""

    def __init__(self) -> None:
        super().__init__()
        self.card = 0
        """The number of the card that is shown."""
        self.shown: tuple[object, ...] = ()
        """What is shown; empty while it must be shown anew."""
        self.face = Label()
        self.face.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.name = Label()
        self.name.setProperty("tone", "heading")
        self.name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.name.setWordWrap(True)
        self.strike = Label()
        self.strike.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.strike.setWordWrap(True)
        self.facts = Label()
        self.facts.setProperty("tone", "dim")
        self.facts.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.facts.setWordWrap(True)
        self.whole = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self.whole.setContentsMargins(0, 0, 0, 0)
        for label in (self.name, self.face, self.facts, self.strike):
            self.whole.addWidget(label)

    def written(self, width: int) -> int:
        """Pixels of its height that are not the card, at a width."""
        labels = [label for label in (self.name, self.facts, self.strike) if not label.isHidden()]
        return sum(label.heightForWidth(width) + self.whole.spacing() for label in labels)

    def lie(self, direction: QBoxLayout.Direction) -> None:
        """Write above and below the card, or at its side."""
        self.whole.setDirection(direction)
        stands = direction == QBoxLayout.Direction.TopToBottom
        for label in (self.face, self.strike):
            self.whole.setStretchFactor(label, int((label is self.face) == stands))


class CombatPanel(Floating):
    """Opens while a combat is fought."""

    def __init__(
        self,
        session: Session,
        asking: Asking,
        faces: FaceCache,
        parent: QWidget,
        stage: Callable[[], Stage] | None = None,
    ) -> None:
        super().__init__(parent, "blood", stage)
        self._session = session
        self._asking = asking
        self._looks = Looks(faces)
        self.beside.setProperty("tone", "gold")
        self.steps = Steps(list(STEPS.values()))
        self.acting, self.opposing = Fighter(), Fighter()
        self._width = SMALL_CARD
        """How wide the cards are, in pixels."""
        self._said = "", ""
        """What the head says, at the left and at the right."""
        self.title.setWordWrap(False)
        self._fought: tuple[int, ...] = ()
        """Who fights, or has fought last."""
        self.forecast = Label()
        self.forecast.setWordWrap(True)
        self.forecast.setMinimumWidth(100)
        middle = QHBoxLayout()
        for third in (self.acting, self.forecast, self.opposing):
            middle.addWidget(third, 1)
        self.column.addWidget(self.steps)
        self.column.addLayout(middle, 1)
        faces.ready.connect(self._face_ready)
        session.following.add(self._follow, Rank.PANEL)
        session.viewer_changed.connect(self.refresh)
        asking.changed.connect(self.refresh)
        self.refresh()

    def wide(self, room: QSize) -> int:
        """Wide enough for both with what may happen between them."""
        return min(room.width(), round(WIDE * self._scale))

    @property
    def _inner(self) -> int:
        room = self.ground.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        return self.wide(room.size()) - self._across()

    def _stands(self) -> int:
        """How wide the cards are with all that is written about them below, in pixels."""
        written = max(
            fighter.written(self._inner // 3 - self.column.spacing()) for fighter in (self.acting, self.opposing)
        )
        across = (min(self.ground.width(), WIDE) - BETWEEN) // 2
        return min(CARD_WIDTH, int((self._high() - written - GLOW) / ASPECT), across)

    def _high(self) -> int:
        """The height that there is for the cards and what is written about them, in pixels."""
        steps = 0 if self.steps.isHidden() else self.steps.sizeHint().height() + self.column.spacing()
        return self.ground.height() - 2 * EDGE - self._around() - steps

    def _fit_fighters(self) -> None:
        """Cards as large as both are seen whole with all that is written about them. Where they would be too small for
        it, words stand at their sides, in letters that fit."""
        self._dress("")
        self._width = self._stands()
        lies = self._width < STANDING
        ways = QBoxLayout.Direction
        self.acting.lie(ways.LeftToRight if lies else ways.TopToBottom)
        self.opposing.lie(ways.RightToLeft if lies else ways.TopToBottom)
        if not lies:
            return
        high = self._high()
        self._width = max(SMALL_CARD, min(CARD_WIDTH, int((high - GLOW) / ASPECT), self._inner // 6))
        gap = self.column.spacing()
        third = self._inner // 3 - gap
        beside = third - self._width - gap
        for px in range(round(theme.BASE_PX * self._scale), READABLE - 1, -1):
            metrics = QFontMetrics(theme.sans(px))
            told = ((self.acting.strike, beside), (self.opposing.strike, beside), (self.forecast, third))
            if all(_tall(metrics, label.text(), wide) <= high for label, wide in told):
                break
        self._dress(f"QLabel {{ font-size: {px}px; }}")

    def _dress(self, sheet: str) -> None:
        for label in (self.acting.strike, self.opposing.strike, self.forecast):
            dress_letters(label, sheet)

    def _around(self) -> int:
        margins = self._whole.contentsMargins()
        frame = self.height() - self.contentsRect().height()
        return margins.top() + margins.bottom() + frame + self.head.sizeHint().height() + self._whole.spacing()

    def refresh(self) -> None:
        """Show the combat as it stands."""
        through(self._follow())

    def _follow(self) -> Iterator[None]:
        if not self.is_news(self._asking.moment):
            return
        combat = self._session.table.combat
        if combat is None:
            self._show_result()
            self.stay()
            return
        self._fought = combat.acting.minion, combat.opposing.minion
        self._said = tr("Combat — round {round}", round=combat.round), ""
        self._show_step()
        self.steps.show_step(STEPS[combat.step])
        self.step_aside(self._asking.by_hand is not None)
        if self.isHidden():
            yield
            self.place()  # with its pictures, which take longest
            yield
        self.come()

    def _show_result(self) -> None:
        """What has become of both, once the combat is over."""
        table = self._session.table
        self.steps.show_step("")
        lines = []
        for number, fighter in zip(self._fought, (self.acting, self.opposing), strict=False):
            fighter.strike.setText("")
            self._show_card(fighter, number)
            copy = table.copies.get(number)
            card = self._session.card(copy) if copy is not None else None
            if copy is not None and card is not None:
                where = table.region_of(copy).name
                now = _lasting(copy, card) if where == "ready" else f"{game_word(where)}, {_lasting(copy, card)}"
                lines.append(tr("{name}: {told}", name=card.display_name, told=now))
        self.forecast.setText("\n".join(lines))
        self._said = tr("The combat is over"), " · ".join(lines) if self.folded else ""
        self._fit_head()

    def _show_step(self) -> None:
        """In a low window the step stands beside the range, and leaves its room to the two and their strikes."""
        combat = self._session.table.combat
        low = self.ground.height() < ROOMY * max(1.0, self._session.settings.options.text_scale)
        self.steps.setVisible(not low)
        for fighter in (self.acting, self.opposing):
            # Blood is on the card, and who acts stands at the left.
            fighter.name.setVisible(not low)
            fighter.facts.setVisible(not low)
        if combat is not None:
            step = f"{tr(STEPS[combat.step])} · " if low else ""
            self._said = self._said[0], tr("{step}range: {upper}", step=step, upper=game_word(combat.range).upper())

    def place(self) -> None:
        """As large as the two are at the size that there is room for."""
        self._show_step()
        self._fit_head()
        self._show_fighters()
        super().place()

    def _fit_head(self) -> None:
        """Round, step and range in one line: shorter words, then smaller letters where it is narrow."""
        row = self.head.layout()
        room = self._inner - self.fold.sizeHint().width() - 2 * (row.spacing() if row is not None else 0) - 4
        large, plain = (theme.BASE_PX + 3) * self._scale, theme.BASE_PX * self._scale
        for title, beside in (self._said, (self._said[0].rpartition("— ")[2].capitalize(), self._said[1])):
            wanted = QFontMetrics(theme.sans(large, bold=True)).horizontalAdvance(title)
            wanted += QFontMetrics(theme.sans(plain)).horizontalAdvance(beside)
            if wanted <= room:
                break
        smaller = min(1.0, room / max(1, wanted))
        least = QFontMetrics(theme.sans(max(READABLE, int(plain * smaller))))
        left = room - QFontMetrics(theme.sans(max(READABLE, int(large * smaller)), bold=True)).horizontalAdvance(title)
        beside = least.elidedText(beside, Qt.TextElideMode.ElideRight, max(0, left))
        for label, words, px in ((self.title, title, large), (self.beside, beside, plain)):
            dress_letters(
                label, f"QLabel {{ font-size: {max(READABLE, int(px * smaller))}px; }}" if smaller < 1 else ""
            )
            label.setText(words)

    def _face_ready(self, key: FaceKey) -> None:
        for fighter in (self.acting, self.opposing):
            if fighter.card == key.card:
                # Its picture was made of what there was.
                fighter.shown = ()
                self._show_fighters()

    def _show_fighters(self) -> None:
        combat = self._session.table.combat
        if combat is None:
            return
        sides = (self.acting, combat.acting, later("acting")), (self.opposing, combat.opposing, later("opposing"))
        # What is written says how much room is left for the cards.
        for fighter, side, role in sides:
            self._write_side(fighter, side, role)
        self.forecast.setText(self._between(combat))
        self._fit_fighters()
        for fighter, side, _ in sides:
            self._show_card(fighter, side.minion)

    def _write_side(self, fighter: Fighter, side: Side, role: str) -> None:
        copy = self._session.table.copies.get(side.minion)
        if copy is None:
            return
        card = self._session.card(copy)
        fighter.setAccessibleName(f"{card.display_name if card else '?'} ({tr(role)})")
        fighter.name.setText(tr(role))
        strike = game_word(side.strike)
        fighter.strike.setText(tr("strike: {strike}", strike=strike) if strike else tr("strike: …"))
        fighter.facts.setText(" · ".join([_lasting(copy, card), *_strong(side), *self._bears(copy)]))

    def _bears(self, copy: Copy) -> list[str]:
        """The names of the cards on a minion whose faces are seen."""
        there = [self._session.table.copies[number].card for number in copy.attached]
        return [self._session.name(card) for card in there if card]

    def _show_card(self, fighter: Fighter, minion: int) -> None:
        copy = self._session.table.copies.get(minion)
        if copy is None:
            return
        card = self._session.card(copy)
        look = Look(
            card,
            copy.kind,
            self._width,
            self.devicePixelRatioF(),
            blood=copy.blood,
            life=copy.kind == "library",
            capacity=card.capacity if card and copy.kind == "crypt" else None,
        )
        if look.key() != fighter.shown:
            fighter.shown, fighter.card = look.key(), copy.card
            fighter.face.setPixmap(self._looks.picture(look).pixmap)

    def _between(self, combat: Combat) -> str:
        """What will happen if nothing changes. While nothing is on its way: how strong both are and what they bear, as
        far as there is room, unless that stands with each."""
        words = self._if_nothing_changes(combat)
        if words or not self.steps.isHidden():
            return words
        metrics = QFontMetrics(theme.sans(round(theme.BASE_PX * self._scale)))
        sides = combat.acting, combat.opposing
        for bearing in (True, False):
            lines = []
            for side in sides:
                copy = self._session.table.copies.get(side.minion)
                told = [*_strong(side), *(self._bears(copy) if bearing and copy is not None else ())]
                if copy is not None and told:
                    lines.append(tr("{name}: {told}", name=self._session.name(copy.card), told=" · ".join(told)))
            words = "\n".join(lines)
            if _tall(metrics, words, self._inner // 3 - self.column.spacing()) <= self._high():
                return words
        return ""

    @property
    def _scale(self) -> float:
        return theme.clamp_scale(self._session.settings.options.text_scale)

    def _if_nothing_changes(self, combat: Combat) -> str:
        if combat.step in ("additional", "press", "end"):
            # The strikes have been resolved.
            return ""
        lines = []
        for side in (combat.opposing, combat.acting):
            copy = self._session.table.copies.get(side.minion)
            # What a strike does besides damage is not said of it: then nothing is, rather than that nothing comes.
            if copy is not None and side.fate:
                lines.append(game_word(f"{self._session.name(copy.card)} {side.fate}"))
        return "\n".join([tr("if nothing changes:"), *lines] if lines else [])


def _tall(metrics: QFontMetrics, words: str, wide: int) -> int:
    """How high words are in a column of so many pixels."""
    return metrics.boundingRect(QRect(0, 0, max(1, wide), 10_000), Qt.TextFlag.TextWordWrap, words).height()


def _strong(side: Side) -> list[str]:
    """How strong one of the two is, where that is said."""
    return [tr(FIGURE_WORDS["strength"], number=side.strength)] if side.strength >= 0 else []


def _lasting(copy: Copy, card: Card | None) -> str:
    """The blood or life left, of how much."""
    if copy.kind == "library":
        return tr("{blood} life", blood=copy.blood)
    if card is not None and card.capacity is not None:
        return tr("{blood} blood of {capacity}", blood=copy.blood, capacity=card.capacity)
    return tr("{blood} blood", blood=copy.blood)
