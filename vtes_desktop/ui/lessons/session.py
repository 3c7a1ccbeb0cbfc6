"""The table of a lesson: what is not what the lesson asks for is answered kindly, and does not happen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal

from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.updates import Reply
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.lessons.course import Course
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.table.session import Session

READ_ON = later("Read this first, and go on with “Next”.")
NOT_NOW = later("That can be done, too, but not in this step of the lesson.")
NOT_IN_A_LESSON = later("Not in a lesson. Leave it at any time; it goes on where you were.")


class LessonSession(Session):
    """A session whose one client is the learner's."""

    corrected = Signal(str)
    """Something else was done; what is answered to it."""

    def __init__(self, course: Course, host: Host, settings: Settings) -> None:
        super().__init__(host, [course.me], host.catalogue, settings)
        self.course = course

    def ask(self, request: r.Request, seat: int | None = None, answered: Callable[[Reply], None] | None = None) -> None:
        """Do what the lesson asks for. To anything else the lesson answers."""
        meant = self.interpret(request) if self.interpret is not None else None
        if meant is not None:
            if meant.request is None:
                if answered is not None:
                    answered(Reply(True, waiting=True))
                return
            request, seat = meant.request, meant.seat
        if isinstance(request, r.WhyNot | r.Point) or self.course.fits(request):
            super().ask(request, seat, answered)
            return
        kindly = self._kindly(request)
        self.corrected.emit(kindly)
        if answered is not None:
            answered(Reply(False, kindly))

    def _kindly(self, request: r.Request) -> str:
        step = self.course.step
        if not isinstance(request, r.Pick):
            return tr(NOT_IN_A_LESSON)
        if step is None or not step.do:
            return tr(READ_ON)
        return step.instead or tr(NOT_NOW)
