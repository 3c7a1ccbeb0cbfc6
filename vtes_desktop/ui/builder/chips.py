"""What the filters are made of: chips with a state, a bar to choose a range of numbers on, sections that fold."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from vtes_desktop.ui import icons, theme
from vtes_desktop.ui.flow import Flow
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import as_written, caption

State = Literal["off", "wanted", "superior", "without"]


class Chip(QWidget):
    """One value of a field: a click asks for it, another lets it go; Shift or the right button asks for cards without.

    :param field: the field of the query.
    :param value: its value, canonical (see :func:`~.query_words.canonical`).
    :param levels: whether it has a superior level too, which a second click asks for.
    """

    asked = Signal(object, str)
    """This chip is to be in that :data:`State`."""

    def __init__(
        self, field: str, value: str, text: str, icon: str = "", *, levels: bool = False, words: str = ""
    ) -> None:
        super().__init__()
        self.field = field
        self.value = value
        self.levels = levels
        self.state: State = "off"
        self._text = text
        self._icon = icon
        self._words = words or text
        self._scale = 1.0
        self._hovered = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setToolTip(
            as_written(
                tr("{words}. Click again for superior. Shift or right click: without.", words=self._words)
                if levels
                else tr("{words}. Shift or right click: without.", words=self._words)
            )
        )
        self._tell()

    def set_state(self, state: State) -> None:
        """Show this state."""
        if state != self.state:
            self.state = state
            self._tell()
            self.update()

    def set_scale(self, scale: float) -> None:
        """Follow the text scale."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as icon and word."""
        k = self._scale
        width = QFontMetricsF(self._font()).horizontalAdvance(self._text) if self._text else 0
        icon = 20 * k if self._icon else 0
        return QSize(round(max(26 * k, width + icon + (13 if self._icon and self._text else 18) * k)), round(24 * k))

    def minimumSizeHint(self) -> QSize:
        """The same: a chip is not cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint it by its state: gold when wanted, red and struck through when unwanted."""
        k = self._scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        on = self.state in ("wanted", "superior")
        ground = (
            theme.GOLD
            if on
            else theme.ALARM
            if self.state == "without"
            else theme.RAISED
            if self._hovered
            else theme.WELL
        )
        line = (
            theme.GOLD_BRIGHT if on or self.hasFocus() else theme.BLOOD if self.state == "without" else theme.EDGE_LINE
        )
        painter.setPen(QPen(QColor(line), 2 if self.hasFocus() else 1))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        ink = theme.GROUND if on else theme.BONE
        left = 8 * k
        if self._icon:
            side = 18 * k
            at = QRectF(5 * k if self._text else (rect.width() - side) / 2, (self.height() - side) / 2, side, side)
            icon = self._icon.replace("-basic", "-superior") if self.state == "superior" else self._icon
            painter.drawPixmap(at.topLeft(), icons.icon_pixmap(icon, round(side), self.devicePixelRatioF(), ink))
            left = at.right() + 2 * k
        if self._text:
            painter.setFont(self._font())
            painter.setPen(QColor(ink))
            text = self._text.upper() if self.state == "superior" else self._text
            flags = Qt.AlignmentFlag.AlignVCenter
            flags |= Qt.AlignmentFlag.AlignLeft if self._icon else Qt.AlignmentFlag.AlignHCenter
            room = QRectF(left, 0, self.width() - left - (4 if self._icon else 8) * k, self.height())
            painter.drawText(room, flags, text)
        if self.state == "without":
            painter.setPen(QPen(QColor(theme.BLOOD_BRIGHT), 1.6))
            middle = self.height() / 2
            painter.drawLine(QPointF(6 * k, middle), QPointF(self.width() - 6 * k, middle))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask for another state."""
        away = event.button() == Qt.MouseButton.RightButton
        away = away or bool(event.modifiers() & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.AltModifier))
        if away or event.button() == Qt.MouseButton.LeftButton:
            self._ask(away=away)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter click, with Shift for without; arrows go to the section's other chips."""
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}.get(
            Qt.Key(event.key())
        )
        if step is not None:
            self._go(step)
            return
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._ask(away=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: ARG002 - Qt's signature
        """The pointer is on it."""
        self._hovered = True
        self.update()

    def leaveEvent(self, event: object) -> None:  # noqa: ARG002 - Qt's signature
        """The pointer left."""
        self._hovered = False
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard is on it."""
        super().focusInEvent(event)
        self.update()

    def _go(self, step: int) -> None:
        """The next chip beside this one takes the keyboard."""
        above = self.parentWidget()
        beside = [chip for chip in above.findChildren(Chip) if chip.isVisibleTo(above)] if above else [self]
        beside[(beside.index(self) + step) % len(beside)].setFocus(Qt.FocusReason.TabFocusReason)

    def _ask(self, *, away: bool) -> None:
        state: State
        if away:
            state = "off" if self.state == "without" else "without"
        elif self.levels:
            state = {"off": "wanted", "wanted": "superior"}.get(self.state, "off")  # type: ignore[assignment]
        else:
            state = "off" if self.state in ("wanted", "without") else "wanted"
        self.asked.emit(self, state)

    def _font(self) -> QFont:
        return theme.sans(12 * self._scale, width="condensed" if self._icon else "normal")

    def _tell(self) -> None:
        said = {
            "wanted": tr("{words}, wanted", words=self._words),
            "superior": tr("{words}, superior wanted", words=self._words),
            "without": tr("{words}, not wanted", words=self._words),
        }
        self.setAccessibleName(said.get(self.state, self._words))


class RangeBar(QWidget):
    """Numbers in a row, of which a range is chosen: click one or drag over several; a click on the range clears it."""

    chosen = Signal(object, object)
    """Lowest and highest number wanted; None for no bound."""

    def __init__(self, lowest: int, highest: int, name: str, *, open_end: bool = False) -> None:
        super().__init__()
        self.lowest = lowest
        self.highest = highest
        self.open_end = open_end
        """Whether the last number stands for all above it, too."""
        self.low: int | None = None
        self.high: int | None = None
        self._pressed: int | None = None
        self._dragged: tuple[int, int] | None = None
        self._cursor = lowest
        self._name = name
        self._scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        self.setToolTip(as_written(tr("{name}: click a number, drag over several, click again for any", name=name)))

    def set_range(self, low: int | None, high: int | None) -> None:
        """Show this range."""
        if (low, high) != (self.low, self.high):
            self.low, self.high = low, high
            said = (
                tr("any")
                if low is None and high is None
                else tr(
                    "{low} to {high}",
                    low=low if low is not None else tr("any"),
                    high=high if high is not None else tr("any"),
                )
            )
            self.setAccessibleName(f"{self._name}: {said}")
            self.update()

    def set_scale(self, scale: float) -> None:
        """Follow the text scale."""
        self._scale = scale
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """A number needs about 18 pixels."""
        return QSize(round(18 * self._scale * self._numbers), round(25 * self._scale))

    def minimumSizeHint(self) -> QSize:
        """Narrower if need be."""
        return QSize(round(13 * self._scale * self._numbers), round(25 * self._scale))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the numbers, the chosen ones on gold."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell = self.width() / self._numbers
        whole = QRectF(0.75, 0.75, self.width() - 1.5, self.height() - 1.5)
        painter.setPen(QPen(QColor(theme.GOLD_BRIGHT if self.hasFocus() else theme.EDGE_LINE), 1))
        painter.setBrush(QColor(theme.WELL))
        radius = whole.height() / 2
        painter.drawRoundedRect(whole, radius, radius)
        low, high = self._dragged or (self.low, self.high)
        some = low is not None or high is not None
        first = max(self.lowest, low if low is not None else self.lowest)
        last = min(self.highest, high if high is not None else self.highest)
        if some and first <= last:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.GOLD))
            chosen = QRectF((first - self.lowest) * cell, 1.5, (last - first + 1) * cell, self.height() - 3)
            painter.drawRoundedRect(chosen.adjusted(1.5, 0, -1.5, 0), radius - 1, radius - 1)
        painter.setFont(theme.sans(12 * self._scale, bold=False, width="condensed"))
        for number in range(self.lowest, self.highest + 1):
            inside = some and first <= number <= last
            painter.setPen(QColor(theme.GROUND if inside else theme.BONE))
            rect = QRectF((number - self.lowest) * cell, 0, cell, self.height())
            text = f"{number}+" if self.open_end and number == self.highest else str(number)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
            if self.hasFocus() and number == self._cursor:
                painter.drawLine(rect.bottomLeft() + QPointF(4, -3), rect.bottomRight() + QPointF(-4, -3))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a range."""
        self._pressed = self._at(event.position().x())
        self._dragged = (self._pressed, self._pressed)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Stretch it."""
        if self._pressed is not None:
            here = self._at(event.position().x())
            self._dragged = (min(here, self._pressed), max(here, self._pressed))
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Ask for it; for the range that is chosen already, ask for any."""
        dragged, self._dragged, self._pressed = self._dragged, None, None
        if dragged is not None:
            self._ask(*dragged)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go along, with Shift they stretch the range, Space chooses, Backspace clears."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None:
            before = self._cursor
            self._cursor = min(self.highest, max(self.lowest, self._cursor + step))
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                low = min(before if self.low is None else self.low, self._cursor)
                high = max(before if self.high is None else self.high, self._cursor)
                self._tell(low, high)
            self.update()
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._ask(self._cursor, self._cursor)
        elif event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.chosen.emit(None, None)
        else:
            super().keyPressEvent(event)

    def _ask(self, low: int, high: int) -> None:
        whole = (low, high) == (self.lowest, self.highest)
        now = (self.low, self.high if not (self.open_end and self.high is None) else self.highest)
        if whole or (low, high) == now or (low == high and self.low == self.high == low):
            self.chosen.emit(None, None)
        else:
            self._tell(low, high)

    def _tell(self, low: int, high: int) -> None:
        self.chosen.emit(low, None if self.open_end and high == self.highest else high)

    def _at(self, x: float) -> int:
        cell = self.width() / self._numbers
        return min(self.highest, max(self.lowest, self.lowest + int(x / cell)))

    @property
    def _numbers(self) -> int:
        return self.highest - self.lowest + 1


class Section(QWidget):
    """A heading with chips (or another body) under it; a click on the heading folds them up."""

    folded = Signal(str, bool)
    WIDE: Final = 5

    def __init__(self, title: str, body: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = title
        self.body = body or QWidget()
        self.flow = Flow(self.WIDE, None if body else self.body)
        self.header = QToolButton()
        self.header.setText(caption(title))
        self.header.setCheckable(True)
        self.header.setChecked(True)
        self.header.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.header.setAccessibleName(tr("{title}: show or fold", title=title))
        self.header.setStyleSheet(
            f"QToolButton {{ color: {theme.GOLD}; font-weight: 600; border: none; padding: 1px 0;"
            f" background: transparent; }}"
            f"QToolButton:hover, QToolButton:focus {{ color: {theme.GOLD_BRIGHT}; background: transparent; }}"
        )
        self.header.toggled.connect(self._toggle)
        self.heading = QHBoxLayout()
        self.heading.setContentsMargins(0, 0, 0, 0)
        self.heading.addWidget(self.header)
        self.heading.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addLayout(self.heading)
        column.addWidget(self.body)

    def fold(self, folded: bool) -> None:
        """Fold it up or open it."""
        self.header.setChecked(not folded)

    def _toggle(self, shown: bool) -> None:
        self.body.setVisible(shown)
        self.header.setText(caption(self.title if shown else f"{self.title} …"))
        self.folded.emit(self.title, not shown)
