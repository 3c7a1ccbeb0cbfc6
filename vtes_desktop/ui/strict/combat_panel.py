"""The combat, both minions face to face: round, range, steps, strikes, and what will happen if nothing changes."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from vtes_desktop.table.situation import Combat, Side
from vtes_desktop.ui import theme
from vtes_desktop.ui.faces import FaceCache
from vtes_desktop.ui.strict.answers import Answers
from vtes_desktop.ui.strict.asking import Asking
from vtes_desktop.ui.strict.steps import Steps
from vtes_desktop.ui.table.looks import Look, Looks
from vtes_desktop.ui.table.overlay import Overlay
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


class Fighter(QWidget):
    """One of the two, with strength and blood, what it strikes with, and what would happen to it."""

    def __init__(self) -> None:
        super().__init__()
        self.face = QLabel()
        self.face.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.name = QLabel()
        self.name.setProperty("tone", "heading")
        self.name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.strike = QLabel()
        self.strike.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.strike.setWordWrap(True)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.name)
        whole.addWidget(self.face, 1)
        whole.addWidget(self.strike)


class CombatPanel(Overlay):
    """Opens while a combat is fought; it can be moved aside by its head, and folded up to a strip."""

    def __init__(self, session: Session, asking: Asking, faces: FaceCache, parent: QWidget) -> None:
        super().__init__(parent, panel="blood")
        self._session = session
        self._asking = asking
        self._looks = Looks(faces)
        self._title = QLabel()
        self._title.setProperty("tone", "heading")
        self._range = QLabel()
        self._range.setProperty("tone", "gold")
        self._fold = QPushButton("–")
        self._fold.setProperty("tone", "flat")
        self._fold.setToolTip("Fold up")
        self._fold.clicked.connect(self._toggle)
        self._steps = Steps(list(STEPS.values()))
        self._acting, self._opposing = Fighter(), Fighter()
        self._forecast = QLabel()
        self._forecast.setWordWrap(True)
        self._forecast.setMinimumWidth(220)
        self._question = QLabel()
        self._question.setWordWrap(True)
        self._answers = Answers(session, asking)
        self._body = QWidget()
        self._folded = False
        self._moved: QPoint | None = None
        self._lay_out()
        faces.ready.connect(self._face_ready)
        session.updated.connect(lambda _: self.refresh())
        session.viewer_changed.connect(self.refresh)
        asking.changed.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._range)
        head.addWidget(self._fold)
        middle = QHBoxLayout()
        middle.addWidget(self._acting)
        middle.addWidget(self._forecast, 1)
        middle.addWidget(self._opposing)
        body = QVBoxLayout(self._body)
        body.setContentsMargins(0, 0, 0, 0)
        body.addWidget(self._steps)
        body.addLayout(middle, 1)
        body.addWidget(self._question)
        body.addWidget(self._answers)
        whole = self._whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 10, 16, 14)
        whole.addLayout(head)
        whole.addWidget(self._body)

    def place(self) -> None:
        """Over the others' areas, above one's own; or where it was moved to."""
        self._whole.invalidate()
        self._whole.activate()
        size = self.sizeHint().boundedTo(self.ground.size())
        place = QRect(QPoint(0, 0), size)
        place.moveCenter(QPoint(self.ground.center().x(), 0))
        place.moveTop(10)
        if self._moved is not None:
            place.moveTopLeft(self._moved)
        self.setGeometry(place)

    def refresh(self) -> None:
        """Show the combat as it stands."""
        combat = self._session.table.combat
        if combat is None:
            self.hide()
            return
        self._title.setText(f"Combat — round {combat.round}")
        self._range.setText(f"range: {combat.range.upper()}")
        self._steps.show_step(STEPS[combat.step])
        self._show_fighters()
        self._forecast.setText(self._if_nothing_changes(combat))
        asked = self._asking.asked
        self._question.setText(asked.question if asked is not None else "")
        self.show()
        self.place()
        self.raise_()
        QTimer.singleShot(0, self, self.place)

    def _face_ready(self, _: object) -> None:
        self._show_fighters()

    def _show_fighters(self) -> None:
        combat = self._session.table.combat
        if combat is None:
            return
        self._show_side(self._acting, combat.acting, "acting")
        self._show_side(self._opposing, combat.opposing, "opposing")

    def _show_side(self, fighter: Fighter, side: Side, role: str) -> None:
        copy = self._session.table.copies.get(side.minion)
        if copy is None:
            return
        card = self._session.card(copy)
        look = Look(
            card,
            copy.kind,
            CARD_WIDTH,
            self.devicePixelRatioF(),
            blood=copy.blood,
            life=copy.kind == "library",
            capacity=card.capacity if card and copy.kind == "crypt" else None,
        )
        fighter.face.setPixmap(self._looks.picture(look).pixmap)
        fighter.name.setText(f"{card.display_name if card else '?'} ({role})")
        fighter.strike.setText(f"strike: {side.strike}" if side.strike else "strike: …")

    def _if_nothing_changes(self, combat: Combat) -> str:
        lines = [f"<span style='color: {theme.DIM}'>if nothing changes</span>"]
        for side, other in ((combat.opposing, combat.acting), (combat.acting, combat.opposing)):
            copy = self._session.table.copies.get(side.minion)
            if copy is None:
                continue
            name = self._session.name(copy.card)
            dodged = "dodge" in (side.strike, other.strike) and side.strike == "dodge"
            damage = 0 if dodged or other.target else other.damage
            left = max(0, copy.blood - damage)
            lines.append(f"{name} takes {damage} → {left} left" if damage else f"{name} takes nothing")
        return "<br>".join(lines)

    def _toggle(self) -> None:
        self._folded = not self._folded
        self._body.setVisible(not self._folded)
        self._fold.setText("+" if self._folded else "–")
        self.adjustSize()
        self.place()
