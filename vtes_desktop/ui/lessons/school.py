"""Learning in the window: from the list to a lesson, on to the next one, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject

from vtes_desktop import folders
from vtes_desktop.bots.seating import Sitter, word
from vtes_desktop.cards.catalogue import Catalogue, UnknownCard
from vtes_desktop.play.laid import LaidHost
from vtes_desktop.table.journal import JournalError
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.lessons.course import Course, Lesson, LessonError, lessons
from vtes_desktop.ui.lessons.list_page import LessonsPage
from vtes_desktop.ui.lessons.page import GamePage, LessonPage
from vtes_desktop.ui.lessons.progress import DONE, Progress
from vtes_desktop.ui.lessons.session import LessonSession
from vtes_desktop.ui.plain import titled
from vtes_desktop.ui.table.session import Session
from vtes_desktop.ui.waiting import waiting

if TYPE_CHECKING:
    from vtes_desktop.ui.window import MainWindow

NEWCOMER = Sitter("computer", "newcomer")


class School(QObject):
    """The pages of learning, and going from one to the other.

    Raises :class:`~vtes_desktop.ui.lessons.course.LessonError` when there are no lessons.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.lessons = lessons(folders.resources() / "lessons")
        self.progress = Progress()
        self.list = LessonsPage(window.settings, self.lessons, self.progress)
        self.list.back.connect(window.show_start)
        self.list.wanted.connect(self.take)
        window.pages.addWidget(self.list)
        self.page: LessonPage | GamePage | None = None

    def show_list(self) -> None:
        """The list of lessons."""
        self._window.pages.setCurrentWidget(self.list)

    def take(self, lesson: Lesson) -> None:
        """Begin a lesson, or go on with it where it was left."""
        catalogue = self._window.catalogue
        if catalogue is None:
            return
        try:
            with waiting():
                page = self._page(lesson, catalogue)
        except (LessonError, JournalError, UnknownCard, ValueError) as error:
            self._window.say(tr("This lesson can’t be given"), str(error))
            return
        self._put_away()
        self.page = page
        page.came_to.connect(lambda step: self._came_to(lesson, step))
        page.next_lesson.connect(lambda: self._next(lesson))
        page.left.connect(self.leave)
        page.settings_wanted.connect(self._window.show_settings)
        page.full_screen_wanted.connect(self._window.menu.toggle_full_screen)
        self._window.pages.addWidget(page)
        self._window.pages.setCurrentWidget(page)
        self._window.setWindowTitle(titled(tr("{title} – VTES Desktop", title=lesson.title)))

    def _page(self, lesson: Lesson, catalogue: Catalogue) -> LessonPage | GamePage:
        from vtes_desktop.ui.names import your_name
        from vtes_desktop.ui.seating import begin, quick_setup

        window = self._window
        pictures = window.pictures()
        faces = pictures.faces if pictures is not None else None
        if lesson.table is None:
            setup = quick_setup(catalogue, your_name(window.settings), 2)
            you, (name, deck, *_) = setup.players
            host = begin(replace(setup, players=(you, (name, deck, word(NEWCOMER)))), catalogue, window.games)
            return GamePage(Session.at_this_desktop(host, window.settings), lesson, faces)
        laid = LaidHost(catalogue, lesson.table)
        course = Course(lesson, laid, catalogue)
        step = self.progress.of(lesson.name)
        course.play_to(max(0, step))
        return LessonPage(LessonSession(course, laid, window.settings), faces)

    def _came_to(self, lesson: Lesson, step: int) -> None:
        self.progress.keep(lesson.name, DONE if step >= len(lesson.steps) else step)

    def _next(self, lesson: Lesson) -> None:
        place = self.lessons.index(lesson) + 1
        if place < len(self.lessons):
            self.take(self.lessons[place])
        else:
            self.leave()

    def leave(self) -> None:
        """Back to the list."""
        self.show_list()
        self._put_away()
        self._window.setWindowTitle(tr("VTES Desktop"))

    def close(self) -> None:
        """The window closes."""
        if self.page is not None:
            self.page.session.close()

    def _put_away(self) -> None:
        page, self.page = self.page, None
        if page is None:
            return
        page.session.close()
        self._window.pages.removeWidget(page)
        page.hide()
        page.deleteLater()
        page.session.deleteLater()
