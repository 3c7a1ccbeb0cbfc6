"""The combat, both minions face to face: round, range, steps, strikes, and what will happen if nothing changes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from vtes_desktop.cards.model import Card
from vtes_desktop.table.situation import Combat, Side
from vtes_desktop.table.table import Copy
from vtes_desktop.ui.faces import ASPECT, FaceCache
from vtes_desktop.ui.faces.cache import FaceKey
from vtes_desktop.ui.plain import Label
from vtes_desktop.ui.strict.asking import Asking
from vtes_desktop.ui.strict.floating import EDGE, Floating
from vtes_desktop.ui.strict.steps import Steps
from vtes_desktop.ui.table.looks import Look, Looks
from vtes_desktop.ui.table.session import Session

STEPS = {
    "before range": "before range",
    "range": "maneuver",
    "before strikes": "before strikes",
    "choose strike": "choose strike",
    "resolve": "resolve",
    "additional": "additional",
    "press": "press",
    "end": "end",
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
        self.whole = QVBoxLayout(self)
        self.whole.setContentsMargins(0, 0, 0, 0)
        for label in (self.name, self.face, self.facts, self.strike):
            self.whole.addWidget(label, int(label is self.face))

    def written(self, width: int) -> int:
        """Pixels of its height that are not the card, at a width."""
        labels = [label for label in (self.name, self.facts, self.strike) if not label.isHidden()]
        return sum(label.heightForWidth(width) + self.whole.spacing() for label in labels)


class CombatPanel(Floating):
    """Opens while a combat is fought."""

    def __init__(
        self,
        session: Session,
        asking: Asking,
        faces: FaceCache,
        parent: QWidget,
        stage: Callable[[], QRect] | None = None,
    ) -> None:
        super().__init__(parent, "blood", stage)
        self._session = session
        self._asking = asking
        self._looks = Looks(faces)
        self.beside.setProperty("tone", "gold")
        self.steps = Steps(list(STEPS.values()))
        self.acting, self.opposing = Fighter(), Fighter()
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
        self.set_folded(False)
        faces.ready.connect(self._face_ready)
        session.updated.connect(self.refresh)
        session.viewer_changed.connect(self.refresh)
        asking.changed.connect(self.refresh)
        self.refresh()

    def wide(self, room: QSize) -> int:
        """Wide enough for both with what may happen between them."""
        return min(room.width(), WIDE)

    def _card_width(self) -> int:
        """As large as both are seen whole with all that is written about them, in pixels."""
        room = self.ground
        inner = self.wide(room.size()) - self._across()
        written = max(fighter.written(inner // 3 - self.column.spacing()) for fighter in (self.acting, self.opposing))
        steps = 0 if self.steps.isHidden() else self.steps.sizeHint().height() + self.column.spacing()
        high = room.height() - 2 * EDGE - self._around() - steps - written
        across = (min(room.width(), WIDE) - BETWEEN) // 2
        return max(SMALL_CARD, min(CARD_WIDTH, int((high - GLOW) / ASPECT), across))

    def _around(self) -> int:
        margins = self._whole.contentsMargins()
        frame = self.height() - self.contentsRect().height()
        return margins.top() + margins.bottom() + frame + self.head.sizeHint().height() + self._whole.spacing()

    def refresh(self) -> None:
        """Show the combat as it stands."""
        if not self.is_news(self._asking.moment):
            return
        combat = self._session.table.combat
        if combat is None:
            self._show_result()
            self.stay()
            return
        self._fought = combat.acting.minion, combat.opposing.minion
        self.title.setText(f"Combat — round {combat.round}")
        self._show_step()
        self.steps.show_step(STEPS[combat.step])
        self.forecast.setText(self._if_nothing_changes(combat))
        self.step_aside(self._asking.by_hand is not None)
        self.come()

    def _show_result(self) -> None:
        """What has become of both, once the combat is over."""
        table = self._session.table
        self.title.setText("The combat is over")
        self.beside.setText("")
        self.steps.show_step("")
        lines = []
        for number in self._fought:
            copy = table.copies.get(number)
            card = self._session.card(copy) if copy is not None else None
            if copy is not None and card is not None:
                where = table.region_of(copy).name
                now = _lasting(copy, card) if where == "ready" else f"{where}, {_lasting(copy, card)}"
                lines.append(f"{card.display_name}: {now}")
        self.forecast.setText("\n".join(lines))

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
            step = f"{STEPS[combat.step]} · " if low else ""
            self.beside.setText(f"{step}range: {combat.range.upper()}")

    def place(self) -> None:
        """As large as the two are at the size that there is room for."""
        self._show_step()
        self._show_fighters()
        super().place()

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
        sides = (self.acting, combat.acting, "acting"), (self.opposing, combat.opposing, "opposing")
        # What is written says how much room is left for the cards.
        for fighter, side, role in sides:
            self._write_side(fighter, side, role)
        for fighter, side, _ in sides:
            self._show_card(fighter, side)

    def _write_side(self, fighter: Fighter, side: Side, role: str) -> None:
        copy = self._session.table.copies.get(side.minion)
        if copy is None:
            return
        card = self._session.card(copy)
        table = self._session.table
        bears = [self._session.name(table.copies[i].card) for i in copy.attached if table.copies[i].card]
        fighter.setAccessibleName(f"{card.display_name if card else '?'} ({role})")
        fighter.name.setText(role)
        fighter.strike.setText(f"strike: {side.strike}" if side.strike else "strike: …")
        fighter.facts.setText(" · ".join([_lasting(copy, card), *bears]))

    def _show_card(self, fighter: Fighter, side: Side) -> None:
        copy = self._session.table.copies.get(side.minion)
        if copy is None:
            return
        card = self._session.card(copy)
        look = Look(
            card,
            copy.kind,
            self._card_width(),
            self.devicePixelRatioF(),
            blood=copy.blood,
            life=copy.kind == "library",
            capacity=card.capacity if card and copy.kind == "crypt" else None,
        )
        if look.key() != fighter.shown:
            fighter.shown, fighter.card = look.key(), copy.card
            fighter.face.setPixmap(self._looks.picture(look).pixmap)

    def _if_nothing_changes(self, combat: Combat) -> str:
        if combat.step in ("additional", "press", "end"):
            # The strikes have been resolved.
            return ""
        lines = []
        for side in (combat.opposing, combat.acting):
            copy = self._session.table.copies.get(side.minion)
            # What a strike does besides damage is not said of it: then nothing is, rather than that nothing comes.
            if copy is not None and side.fate:
                lines.append(f"{self._session.name(copy.card)} {side.fate}")
        return "\n".join(["if nothing changes:", *lines] if lines else [])


def _lasting(copy: Copy, card: Card | None) -> str:
    """The blood or life left, of how much."""
    if copy.kind == "library":
        return f"{copy.blood} life"
    return f"{copy.blood} blood" + (f" of {card.capacity}" if card is not None and card.capacity is not None else "")
