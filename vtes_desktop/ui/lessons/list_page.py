"""The list of lessons: what each is about, how long it takes, and how far one has come."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from vtes_desktop.ui import theme
from vtes_desktop.ui.backdrop import Backdrop
from vtes_desktop.ui.choice_button import ChoiceButton
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.lessons.course import Lesson
from vtes_desktop.ui.lessons.progress import DONE, Progress
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import Label, as_written

TWO_COLUMNS = 900
"""From this width at text scale 1 on, the lessons stand in two columns."""


class LessonButton(ChoiceButton):
    """A lesson: its number in a ring, or a tick in it once it was done."""

    def __init__(self, number: int, lesson: Lesson) -> None:
        super().__init__(self._paint_number, lesson.title, lesson.about)
        self.number = number
        self.lesson = lesson
        self.step = 0

    def show_step(self, step: int) -> None:
        """How far one has come."""
        self.step = step
        lesson = self.lesson
        if step == DONE:
            said = tr("Done — take it again at any time")
        elif step:
            said = tr("Go on with step {step} of {count}", step=step + 1, count=len(lesson.steps))
        else:
            said = tr("{minutes} min · {about}", minutes=lesson.minutes, about=lesson.about)
        self.set_hint(said)
        self.setToolTip(as_written(said))

    def _paint_number(self, painter: QPainter, rect: QRectF, colour: QColor) -> None:
        side = rect.width()
        painter.setPen(QPen(colour, side * 0.06))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(rect.center(), side * 0.46, side * 0.46)
        if self.step == DONE:
            ways = ((-0.2, 0.0), (-0.04, 0.17), (0.22, -0.17))
            painter.setPen(QPen(colour, side * 0.1, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
            painter.drawPolyline([rect.center() + QPointF(x, y) * side for x, y in ways])
            return
        painter.setFont(theme.serif(side * 0.56))
        painter.setPen(colour)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(self.number))


class LessonsPage(Backdrop):
    """Where a lesson is chosen."""

    back = Signal()
    wanted = Signal(object)
    """Take this :class:`~vtes_desktop.ui.lessons.course.Lesson`."""

    def __init__(
        self, settings: Settings, lessons: list[Lesson], progress: Progress, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._progress = progress
        self.back_button = QPushButton(tr("‹  Back"))
        self.back_button.setProperty("tone", "flat")
        self.back_button.clicked.connect(self.back)
        title = Label(tr("Learn to play"))
        title.setProperty("tone", "title")
        self._about = Label(
            tr(
                "Eight short lessons at a real table, with a referee who allows what the rules "
                "allow. Leave one whenever you like: it goes on where you were."
            )
        )
        self._about.setProperty("tone", "dim")
        self._about.setWordWrap(True)
        self.buttons = [LessonButton(number, lesson) for number, lesson in enumerate(lessons, 1)]
        for button in self.buttons:
            button.clicked.connect(lambda _=False, lesson=button.lesson: self.wanted.emit(lesson))
            button.walk.connect(partial(self._walk, button))
        head = QHBoxLayout()
        head.addWidget(self.back_button)
        head.addWidget(title, 1)
        content = QWidget()
        self._grid = QGridLayout(content)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(content)
        self._whole = QVBoxLayout(self)
        self._whole.addLayout(head)
        self._whole.addWidget(self._about)
        self._whole.addWidget(self._scroll, 1)
        self._columns = 1
        settings.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        k = self._settings.options.text_scale
        self._whole.setContentsMargins(*(round(each * k) for each in (40, 24, 40, 24)))
        self._whole.setSpacing(round(12 * k))
        columns = 2 if self.width() >= TWO_COLUMNS * k else 1
        for number, button in enumerate(self.buttons):
            button.set_scale(k, roomy=columns > 1)
            self._grid.addWidget(button, number // columns, number % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._columns = columns
        self._grid.setRowStretch((len(self.buttons) + columns - 1) // columns, 1)
        self._grid.setSpacing(round(12 * k))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One column or two, as there is room."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Say how far one has come; what comes next has the focus."""
        super().showEvent(event)
        for button in self.buttons:
            button.show_step(self._progress.of(button.lesson.name))
        following = next((button for button in self.buttons if button.step != DONE), self.buttons[0])
        following.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def _walk(self, button: LessonButton, step: int) -> None:
        columns = self._columns
        way = step * columns if abs(step) == 1 else step // 2
        place = self.buttons.index(button) + way
        if 0 <= place < len(self.buttons):
            self.buttons[place].setFocus()
