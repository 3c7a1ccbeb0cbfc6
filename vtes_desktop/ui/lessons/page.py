"""The page of a lesson: the table as at any game, with the coach over it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from vtes_desktop.ui.faces import FaceCache
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.lessons.coach import Coach
from vtes_desktop.ui.lessons.course import Course, Lesson, LessonStep
from vtes_desktop.ui.lessons.lights import Lights
from vtes_desktop.ui.lessons.session import LessonSession
from vtes_desktop.ui.table.following import Rank
from vtes_desktop.ui.table.page import TablePage
from vtes_desktop.ui.table.session import Session

OTHERS_MS: Final = 900
"""How long another Methuselah thinks before she does what the lesson has for her."""


LOW: Final = 400
"""A page lower than this, in pixels at text scale 1, has no height to give away: the coach stands in the column."""


class CoachedPage(TablePage):
    """A table with the coach: over it, or in the place of the log where large letters leave no height."""

    came_to = Signal(int)
    """One has come to this step; the number of steps at the end."""
    next_lesson = Signal()

    def __init__(self, session: Session, faces: FaceCache | None = None, parent: QWidget | None = None) -> None:
        super().__init__(session, faces, parent)
        self.coach = Coach(session.settings)
        self.lay_under_the_bar(self.coach)
        self.lights = Lights(self)
        self.tab_stops.stops.insert(0, ("coach", self.coach.pressed))
        session.settings.changed.connect(self._seat_coach)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The coach stands where it takes no room that the table needs."""
        super().resizeEvent(event)
        self._seat_coach()

    def _seat_coach(self) -> None:
        beside = self.height() < LOW * self.session.settings.options.text_scale
        if beside == self.coach.upright:
            return
        self.coach.stand(upright=beside)
        self.log_view.setVisible(not beside)
        if beside:
            self.column.addWidget(self.coach)
        else:
            self.lay_under_the_bar(self.coach)


class LessonPage(CoachedPage):
    """A lesson on the screen."""

    def __init__(self, session: LessonSession, faces: FaceCache | None = None, parent: QWidget | None = None) -> None:
        super().__init__(session, faces, parent)
        self.course: Course = session.course
        self._others = QTimer(self)
        self._others.setSingleShot(True)
        self._others.setInterval(OTHERS_MS if session.settings.options.motion else 0)
        self._others.timeout.connect(self._let_others)
        self._said = -1
        self.coach.next_wanted.connect(self._next)
        self.coach.show_wanted.connect(self._show_me)
        self.coach.left.connect(self.left)
        session.corrected.connect(self.coach.correct)
        session.following.add(self._look, Rank.REST)
        self.asking.changed.connect(self._light)
        self._say()

    def showEvent(self, event: QShowEvent) -> None:
        """What is to be read first has the keys."""
        super().showEvent(event)
        if self.coach.next.isVisibleTo(self):
            self.coach.next.setFocus()

    def _look(self) -> None:
        """Something has changed: is the step done, and who is to do something now?"""
        while self.course.answered():
            pass
        self._say()

    def _say(self) -> None:
        course = self.course
        lesson, step = course.lesson, course.step
        if course.at != self._said:
            self._said = course.at
            self.came_to.emit(course.at)
            if step is None:
                self.coach.say(
                    tr("{title} — done", title=lesson.title),
                    lesson.end,
                    reads=True,
                    shows=False,
                    further=tr("Next lesson"),
                )
                self.coach.leave.setText(tr("To the lessons"))
            else:
                where = tr("{title} — {at} of {count}", title=lesson.title, at=course.at + 1, count=len(lesson.steps))
                self.coach.say(where, step.say, reads=not step.do, shows=bool(step.do))
                if step.do:
                    self.view.setFocus()
        self._light()
        if step is not None and step.do and not self._others.isActive():  # the others hear of it after the learner
            self._others.start()

    def _light(self) -> None:
        step, right = self.course.step, self.course.right()
        self.lights.show(step.light if step is not None else (), right[0].text if right else "")

    def _next(self) -> None:
        if self.course.done:
            self.next_lesson.emit()
            return
        self.course.read()
        self._look()

    def _show_me(self) -> None:
        if self.course.right():
            self.session.ask(self.course.show())

    def _let_others(self) -> None:
        step = self.course.step
        if step is None or not step.do:
            return
        turn = self.course.others_turn()
        if turn is not None:
            client, pick = turn
            client.ask(pick)
            self._others.start()


class GamePage(CoachedPage):
    """The whole game: played like any, with a word of the coach where one is of use."""

    def __init__(
        self, session: Session, lesson: Lesson, faces: FaceCache | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(session, faces, parent)
        self._lesson = lesson
        self._waiting = list(lesson.steps)
        self.coach.next_wanted.connect(self._quiet)
        self.coach.show_me.setText(tr("Hint"))
        self.coach.show_me.setToolTip(tr("What a computer player would do here"))
        self.coach.show_wanted.connect(self.asking.hint.ask)
        self.coach.left.connect(self.left)
        session.following.add(self._look, Rank.REST)
        self._look()

    def _look(self) -> None:
        """Say what is worth saying now, once each."""
        table, asked = self.session.table, self.asking.asked
        if table.over:
            self._waiting = []
            self.came_to.emit(len(self._lesson.steps))
            self.coach.show()
            self.coach.say(tr("{title} — done", title=self._lesson.title), self._lesson.end, reads=False, shows=False)
            return
        for step in self._waiting:
            if step.when is None or step.when.holds(table, asked, self._named):
                self._waiting.remove(step)
                self._say(step)
                return

    def _say(self, step: LessonStep) -> None:
        self.coach.show()
        self.coach.say(self._lesson.title, step.say, reads=True, shows=True, further=tr("Understood"))
        self.lights.show(step.light)

    def _quiet(self) -> None:
        """It was read: the table has the room again."""
        self.coach.hide()
        self.lights.show(())
        self.view.setFocus()
        self._look()

    def _named(self, copy: int) -> str:
        found = self.session.table.copies.get(copy)
        card = self.session.card(found) if found is not None else None
        return card.display_name if card is not None else ""
