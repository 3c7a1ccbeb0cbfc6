"""The conflict of a Location as a small table: who is there, with what, who stays; the Power counted up by source."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFontInfo, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from vtes_desktop.play.updates import Asked
from vtes_desktop.table.asking import Option
from vtes_desktop.table.table import NOBODY, Table
from vtes_desktop.ui import theme
from vtes_desktop.ui.dressing import dress_letters
from vtes_desktop.ui.fitting import fitted
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import later, listed, tr
from vtes_desktop.ui.plain import Label, caption
from vtes_desktop.ui.strict.asking import Asking
from vtes_desktop.ui.strict.floating import Floating
from vtes_desktop.ui.strict.steps import Steps
from vtes_desktop.ui.table.grounds import LEFT, RIGHT
from vtes_desktop.ui.table.items import write
from vtes_desktop.ui.table.seat_colours import seat_colour
from vtes_desktop.ui.table.session import Session
from vtes_desktop.ui.vendetta import known, marks
from vtes_desktop.ui.vendetta.grounds import location_title
from vtes_desktop.vendetta import power
from vtes_desktop.vendetta.cards import Face
from vtes_desktop.vendetta.game import locations_for
from vtes_desktop.vendetta.resolution import LOCATION, STEP, STEPS
from vtes_desktop.vendetta.table import position

COUNT_MS: Final = 1400
"""How long the Power is counted up."""
LOW: Final = 420
"""In a window with less than this above the strip, in pixels at text scale 1, the steps have no row of their own."""
RANKS: Final = (later("1st"), later("2nd"), later("3rd"), later("4th"), later("5th"), later("6th"))


class Part(Struct, frozen=True):
    """A source of Power."""

    name: str
    power: int | None
    """None where it is not seen."""
    printed: int | None
    kind: str
    """``card``, ``blood`` or ``effect``."""


class Side(Struct, frozen=True):
    """One who is at the Location."""

    seat: int
    name: str
    rank: str
    parts: tuple[Part, ...]
    total: int
    unseen: int
    state: str
    """``stays``, ``withdraws``, ``is choosing``, ``has chosen``; empty for nothing to say."""
    you: bool


def location_now(table: Table) -> str:
    """The Location that is resolved now; empty for none."""
    number = table.tally.get(LOCATION, 0)
    names = locations_for(len(table.seats))
    return names[number - 1] if table.phase == "resolution" and 0 < number <= len(names) else ""


def sides(session: Session, location: str, asked: Asked | None) -> list[Side]:
    """All who are at a Location, by rank and Power, else in turn order from the Ambition token."""
    table, faces, readings = session.table, known.faces(session), known.readings(session)
    count = len(table.seats)
    first = max(0, table.edge)
    found: list[tuple[tuple[int, int, int], Side]] = []
    for step in range(count):
        seat = (first + step) % count
        pile = [table.copies[i] for i in table.pile(seat, position(location)) if i in table.copies]
        tile = next((copy for copy in pile if copy.kind == "tile"), None)
        cards = [copy for copy in pile if copy.kind == "clan"]
        token = next((copy for copy in pile if copy.kind == "token"), None)
        blood = tile.blood if tile is not None else 0
        choosing = asked is not None and asked.kind == "withdraw" and seat in asked.together
        if not cards and not blood and token is None and not choosing:
            continue
        parts = []
        for copy in cards:
            face = known.face(session, copy)
            name = face.display_name if face is not None else tr("face down")
            parts.append(Part(name, power.of_card(copy, faces, readings), power.printed(copy, faces), "card"))
        if blood:
            parts.append(Part("", blood, None, "blood"))
        if tile is not None and power.added(tile):
            parts.append(Part(tr("effects"), power.added(tile), None, "effect"))
        total, unseen = power.total(table, seat, location, faces, readings)
        rank = tile.marks.get(power.RANK, "") if tile is not None else ""
        place = int(rank) if rank.isdigit() and 0 < int(rank) <= len(RANKS) else 0
        state = ""
        if choosing and asked is not None:
            state = tr("has chosen") if seat in asked.answered else tr("is choosing…")
        elif token is not None:
            face = known.face(session, token) if token.face_up else None
            state = tr("has chosen") if face is None else tr("withdraws") if face.code == "withdraw" else tr("stays")
        side = Side(
            seat,
            table.seats[seat].name,
            tr(RANKS[place - 1]) if place else "",
            tuple(parts),
            total,
            unseen,
            state,
            seat == session.viewer,
        )
        found.append(((place or 9, -total if not unseen else 0, step), side))
    return [side for _, side in sorted(found, key=lambda each: each[0])]


def before(table: Table, location: str) -> str:
    """The Location that was resolved before; empty for the first of them."""
    names = locations_for(len(table.seats))
    return names[names.index(location) - 1] if location in names[1:] else ""


def result(session: Session, location: str) -> str:
    """What came of a conflict, as it stands on the Position tiles: “Location 1: 1st Lisa, Power 5 · 2nd you, Power 3”;
    empty where there was none."""
    table = session.table
    ranked: list[tuple[int, str]] = []
    for number, seat in enumerate(table.seats):
        for i in seat.piles.get(position(location), ()) if location else ():
            copy = table.copies.get(i)
            rank = copy.marks.get(power.RANK, "") if copy is not None else ""
            if copy is not None and rank.isdigit():
                who = tr("you") if number == session.viewer else seat.name
                ordinal = tr(RANKS[int(rank) - 1]) if 0 < int(rank) <= len(RANKS) else f"{rank}."
                total = copy.marks.get(power.TOTAL, "?")
                ranked.append((int(rank), tr("{ordinal} {who}, Power {total}", ordinal=ordinal, who=who, total=total)))
    return f"{location_title(location)}: {' · '.join(said for _, said in sorted(ranked))}" if ranked else ""


def _told(side: Side) -> str:
    """Whose Power it is and how much."""
    if side.unseen:
        return tr("{name}: Power {total} and more", name=side.name, total=side.total)
    return tr("{name}: Power {total}", name=side.name, total=side.total)


class Rows(QWidget):
    """The sides, one below the other: rank, name, cards, Blood, total."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._sides: list[Side] = []
        self._counted = 1.0
        """How much of the counting is shown: 0 for nothing, 1 for all."""
        self._counting = QVariantAnimation(self)
        self._counting.setStartValue(0.0)
        self._counting.setEndValue(1.0)
        self._counting.setDuration(COUNT_MS)
        self._counting.valueChanged.connect(self._count)

    @property
    def _px(self) -> float:
        return theme.BASE_PX * self._session.settings.options.text_scale

    def show_sides(self, sides: list[Side], *, count: bool) -> None:
        """Show these; with `count` their Power is counted up before one's eyes."""
        self._sides = sides
        said = "; ".join(" ".join(filter(None, (side.rank, _told(side), side.state))) for side in sides)
        self.setAccessibleName(said or tr("Nobody is here"))
        self.setFixedHeight(max(1, round(self._px * 2.9) * max(1, len(sides))))
        if count and self._session.settings.options.motion:
            self._counting.stop()
            self._counting.start()
        self.update()

    def _count(self, part: float) -> None:
        self._counted = part
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the rows."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        px = self._px
        high = px * 2.9
        if not self._sides:
            painter.setPen(QColor(theme.DIM))
            write(painter, QRectF(self.rect()), tr("Nobody is here"), LEFT, px)
        for number, side in enumerate(self._sides):
            self._row(painter, QRectF(0, number * high, self.width(), high - px * 0.3), side, px)

    def _row(self, painter: QPainter, rect: QRectF, side: Side, px: float) -> None:
        painter.setPen(QPen(QColor(theme.GOLD if side.you else theme.EDGE_LINE), 1))
        painter.setBrush(QColor(theme.WELL))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
        painter.fillRect(QRectF(rect.left() + 1, rect.top() + 5, 3, rect.height() - 10), QColor(seat_colour(side.seat)))
        painter.setPen(QColor(theme.GOLD_BRIGHT))
        write(
            painter,
            QRectF(rect.left() + px * 0.8, rect.top(), px * 2.6, rect.height()),
            side.rank,
            LEFT,
            px * 1.2,
            bold=True,
        )
        name = QRectF(rect.left() + px * 3.4, rect.top(), px * 7, rect.height())
        painter.setPen(QColor(seat_colour(side.seat)))
        upper = (
            name if not side.state else QRectF(name.left(), rect.top() + px * 0.15, name.width(), rect.height() * 0.5)
        )
        write(painter, upper, tr("You") if side.you else side.name, LEFT, px * 1.15, bold=True)
        if side.state:
            painter.setPen(QColor(theme.DIM))
            lower = QRectF(name.left(), rect.center().y(), name.width(), rect.height() * 0.45)
            write(painter, lower, side.state, LEFT, px * 0.95)
        total = QRectF(rect.right() - px * 4.6, rect.top(), px * 4, rect.height())
        shown, left = 0, name.right() + px * 0.4
        room = max(px * 3, (total.left() - left) / max(1, len(side.parts)) - px * 0.4)
        for number, part in enumerate(side.parts):
            if self._counted < 1.0 and number > self._counted * len(side.parts):
                break
            width = min(room, px * (4.2 if part.kind == "blood" else 12.5))
            self._part(painter, QRectF(left, rect.top() + 4, width, rect.height() - 8), part, px)
            shown += part.power or 0
            left += width + px * 0.4
        painter.setPen(QColor(theme.BONE))
        words = f"= {shown} + ?" if side.unseen else f"= {shown if self._counted < 1.0 else side.total}"
        write(painter, total, words, RIGHT, px * 1.5, bold=True)

    @staticmethod
    def _part(painter: QPainter, rect: QRectF, part: Part, px: float) -> None:
        painter.setPen(QPen(QColor(theme.EDGE_LINE), 1))
        painter.setBrush(QColor(theme.PANEL))
        painter.drawRoundedRect(rect, 5, 5)
        inner = rect.adjusted(px * 0.4, 0, -px * 0.4, 0)
        if part.kind == "blood":
            side = rect.height() * 0.78
            marks.blood(
                painter,
                QRectF(inner.center().x() - side / 2, rect.center().y() - side / 2, side, side),
                str(part.power),
            )
            return
        value = "?" if part.power is None else str(part.power)
        if part.printed is not None and part.power is not None and part.printed != part.power:
            value = f"{part.printed} → {part.power}"
        width = px * (0.75 * len(value) + 0.4)
        painter.setPen(QColor(theme.BONE))
        write(painter, inner.adjusted(0, 0, -width, 0), part.name, LEFT, px)
        painter.setPen(QColor(theme.GOLD_BRIGHT))
        write(
            painter, QRectF(inner.right() - width, rect.top(), width, rect.height()), value, RIGHT, px * 1.2, bold=True
        )


class Decision(QWidget):
    """Stay or withdraw: two large buttons, and whether one may change one's mind."""

    def __init__(self, asking: Asking) -> None:
        super().__init__()
        self._asking = asking
        self.stay = QPushButton()
        self.stay.setProperty("tone", "green")
        self.withdraw = QPushButton()
        for button in (self.stay, self.withdraw):
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.stay.clicked.connect(partial(self._pick, "stay"))
        self.withdraw.clicked.connect(partial(self._pick, "withdraw"))
        self.said = Label()
        self.said.setProperty("tone", "gold")
        self.said.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.stay)
        row.addWidget(self.withdraw)
        row.addWidget(self.said, 1)

    def show_options(self, names: list[str]) -> bool:
        """Offer what is asked of who is looking; False when nothing is. `names` are those who have not chosen yet."""
        mine = self._asking.mine
        if mine is None or mine.kind != "withdraw" or not mine.options:
            return False
        for option in mine.options:
            button = self.stay if option.kind == "stay" else self.withdraw
            button.setAccessibleName(game_word(option.text))
        self._fit()
        self._show_picked()
        changes = mine.picked >= 0 and names
        self.said.setText(
            tr("You may choose otherwise until all have chosen: {names}.", names=listed(names)) if changes else ""
        )
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Other words fit another width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Words that fit: smaller, then in two lines."""
        px = QFontInfo(self.font()).pixelSize()
        self.stay.setText(tr("Stay"))
        room = self.width() - self.stay.sizeHint().width() - 10
        told = fitted(self.withdraw.accessibleName(), px, room - 4 * px, bold=self.withdraw.isChecked(), lines=2)
        sizes = f"QPushButton {{ font-size: {told.px}px; padding: 0 {px}px; }}"
        dress_letters(self.withdraw, sizes if told.px < px else "")
        self.withdraw.setText(caption(told.words, lines=True))

    def _pick(self, kind: str, *_: bool) -> None:
        found: Option | None = next((each for each in self._asking.options if each.kind == kind), None)
        if found is not None:
            self._asking.pick(found)
        # In the moment after a question came nothing is answered: then the click checks nothing either.
        self._show_picked()

    def _show_picked(self) -> None:
        mine = self._asking.mine
        picked = mine.options[mine.picked].kind if mine is not None and mine.picked >= 0 and mine.options else ""
        self.stay.setChecked(picked == "stay")
        self.withdraw.setChecked(picked not in ("", "stay"))


class ConflictPanel(Floating):
    """Stands over the table while a Location is resolved."""

    def __init__(self, session: Session, asking: Asking, parent: QWidget) -> None:
        super().__init__(parent, panel="blood")
        self._session = session
        self._asking = asking
        self._step = 0
        self._said = "", ""
        """The Location, and the step of it."""
        self._looked_at = ""
        """A Location that somebody wants to see counted, whatever is going on."""
        self.steps = Steps([tr(title) for title in marks.TITLES.values()])
        self.rows = Rows(session)
        self.last = Label()
        self.last.setProperty("tone", "dim")
        self.last.setWordWrap(True)
        self.decision = Decision(asking)
        self.close_look = QPushButton(tr("Close"))
        self.close_look.clicked.connect(lambda: self.look_at(""))
        self.column.addWidget(self.steps)
        self.column.addWidget(self.rows)
        self.foot.addWidget(self.last)
        self.foot.addWidget(self.decision)
        self.foot.addWidget(self.close_look, 0, Qt.AlignmentFlag.AlignRight)
        self._show_body()
        asking.changed.connect(self.refresh)
        asking.hint.changed.connect(self.fit_anew)
        session.step_changed.connect(self.fit_anew)
        self.refresh()

    def wide(self, room: QSize) -> int:
        """Most of the table."""
        return min(room.width(), max(round(640 * self._scale), room.width() * 66 // 100))

    def place(self) -> None:
        """In a low window the step stands in the title, and leaves its room to those who fight."""
        location, step = self._said
        low = self.ground.height() < LOW * self._scale
        self.steps.setVisible(bool(step) and not low)
        self.title.setText(f"{location} — {step}" if low and step else location)
        super().place()

    @property
    def _scale(self) -> float:
        return theme.clamp_scale(self._session.settings.options.text_scale)

    def high(self, room: QSize) -> int:
        """Not so high that one's own sheet is gone."""
        return room.height() * 88 // 100

    def spot(self, room: QRect, size: QSize) -> QPoint:
        """Above one's own sheet."""
        return QPoint(room.center().x() - size.width() // 2, max(room.top(), room.height() * 88 // 100 - size.height()))

    def look_at(self, location: str) -> None:
        """Count the Power at a Location that is not resolved now; empty to stop."""
        self._looked_at = location
        self.refresh()

    @property
    def answers(self) -> bool:
        """Whether what is asked here is answered here."""
        mine = self._asking.mine
        return mine is not None and mine.kind == "withdraw" and not self.folded

    def refresh(self) -> None:
        """Show the Location as it stands, or nothing."""
        table, asked = self._session.table, self._asking.asked
        resolved = location_now(table)
        location = self._looked_at or resolved
        if not location or table.over or (not self._looked_at and table.mode == "manual"):
            self.hide()
            return
        step = table.tally.get(STEP, 1) if location == resolved else 0
        here = sides(self._session, location, asked if location == resolved else None)
        ally = next((i for i in table.pile(NOBODY, f"location {location}") if i in table.copies), 0)
        face = known.face(self._session, table.copies[ally]) if ally else None
        self.beside.setText(face.display_name if isinstance(face, Face) else "")
        self._said = location_title(location), tr(marks.TITLES[STEPS[min(len(STEPS), step) - 1]]) if step else ""
        self.steps.show_step(self._said[1])
        self.rows.show_sides(here, count=step == 4 and self._step != 4)
        self._step = step
        shown = asked is not None and location == resolved and table.mode == "strict"
        waiting = [
            table.seats[seat].name for seat in (asked.together if asked else ()) if asked and seat not in asked.answered
            and seat != self._session.viewer
        ]  # fmt: skip
        decides = shown and self.decision.show_options(waiting)
        self.decision.setVisible(decides)
        # The strip says what is asked; here is said what came of the Location before.
        self.last.setText(result(self._session, before(table, location)))
        self.last.setVisible(bool(self.last.text()))
        self.close_look.setVisible(bool(self._looked_at))
        self.step_aside(self._asking.by_hand is not None)
        self.come()
