"""The combat, both minions face to face: round, range, steps, strikes, and what will happen if nothing changes."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from vtes_desktop.cards.model import Card
from vtes_desktop.table.situation import Combat, Side
from vtes_desktop.table.table import Copy
from vtes_desktop.ui import theme
from vtes_desktop.ui.faces import FaceCache
from vtes_desktop.ui.faces.cache import FaceKey
from vtes_desktop.ui.plain import Label
from vtes_desktop.ui.strict.answers import Answers
from vtes_desktop.ui.strict.asking import Asking
from vtes_desktop.ui.strict.floating import Floating
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
SMALL_CARD = 104
"""In a window that has no room for more, in pixels."""
ROOMY = 700
"""From this height of the table on there is room for the larger ones, in pixels."""


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
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.name)
        whole.addWidget(self.face, 1)
        whole.addWidget(self.facts)
        whole.addWidget(self.strike)


class CombatPanel(Floating):
    """Opens while a combat is fought."""

    def __init__(self, session: Session, asking: Asking, faces: FaceCache, parent: QWidget) -> None:
        super().__init__(parent, panel="blood")
        self._session = session
        self._asking = asking
        self._looks = Looks(faces)
        self.beside.setProperty("tone", "gold")
        self.steps = Steps(list(STEPS.values()))
        self.acting, self.opposing = Fighter(), Fighter()
        self.forecast = Label()
        self.forecast.setWordWrap(True)
        self.forecast.setMinimumWidth(150)
        self._question = Label()
        self._question.setWordWrap(True)
        self.answers = Answers(session, asking)
        asking.hint.changed.connect(self.fit_anew)
        session.step_changed.connect(self.fit_anew)
        middle = QHBoxLayout()
        middle.addWidget(self.acting)
        middle.addWidget(self.forecast, 1)
        middle.addWidget(self.opposing)
        self.column.addWidget(self.steps)
        self.column.addLayout(middle, 1)
        self.foot.addWidget(self._question)
        self.foot.addWidget(self.answers)
        self.set_folded(False)
        faces.ready.connect(self._face_ready)
        session.updated.connect(lambda _: self.refresh())
        session.viewer_changed.connect(self.refresh)
        asking.changed.connect(self.refresh)
        self.refresh()

    def wide(self, room: QSize) -> int:
        """Wide enough for both with what may happen between them."""
        return min(room.width(), max(760, super().wide(room)))

    def refresh(self) -> None:
        """Show the combat as it stands."""
        if not self.is_news(self._asking.moment):
            return
        combat = self._session.table.combat
        if combat is None:
            self.hide()
            return
        self.title.setText(f"Combat — round {combat.round}")
        self.beside.setText(f"range: {combat.range.upper()}")
        self.steps.show_step(STEPS[combat.step])
        self.forecast.setText(self._if_nothing_changes(combat))
        asked = self._asking.asked
        self._question.setText(asked.question if asked is not None else "")
        self.step_aside(self._asking.by_hand is not None)
        self.come()

    def place(self) -> None:
        """As large as the two are at the size that there is room for."""
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
        self._show_side(self.acting, combat.acting, "acting")
        self._show_side(self.opposing, combat.opposing, "opposing")

    def _show_side(self, fighter: Fighter, side: Side, role: str) -> None:
        table = self._session.table
        copy = table.copies.get(side.minion)
        if copy is None:
            return
        card = self._session.card(copy)
        look = Look(
            card,
            copy.kind,
            CARD_WIDTH if self.ground.height() >= ROOMY else SMALL_CARD,
            self.devicePixelRatioF(),
            blood=copy.blood,
            life=copy.kind == "library",
            capacity=card.capacity if card and copy.kind == "crypt" else None,
        )
        bears = [self._session.name(table.copies[i].card) for i in copy.attached if table.copies[i].card]
        shown = (look.key(), side.strike, *bears)
        if shown == fighter.shown:
            return
        fighter.shown, fighter.card = shown, copy.card
        fighter.face.setPixmap(self._looks.picture(look).pixmap)
        fighter.name.setText(f"{card.display_name if card else '?'} ({role})")
        fighter.strike.setText(f"strike: {side.strike}" if side.strike else "strike: …")
        fighter.facts.setText(" · ".join([_lasting(copy, card), *bears]))

    def _if_nothing_changes(self, combat: Combat) -> str:
        if combat.step in ("additional", "press", "end"):
            # The strikes have been resolved.
            return ""
        lines = [f"<span style='color: {theme.DIM}'>if nothing changes</span>"]
        for side in (combat.opposing, combat.acting):
            copy = self._session.table.copies.get(side.minion)
            if copy is not None:
                lines.append(f"{self._session.name(copy.card)} {side.fate or 'takes nothing'}")
        return "<br>".join(lines)


def _lasting(copy: Copy, card: Card | None) -> str:
    """The blood or life left, of how much."""
    if copy.kind == "library":
        return f"{copy.blood} life"
    return f"{copy.blood} blood" + (f" of {card.capacity}" if card is not None and card.capacity is not None else "")
