"""The page of a film: the table as at a game, its log in step, and the bar to go about in it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from vtes_desktop.ui.faces import FaceCache
from vtes_desktop.ui.film.bar import FilmBar, keys_of
from vtes_desktop.ui.film.log import FilmLog
from vtes_desktop.ui.film.session import FilmSession
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.saving import ask_where_to_save
from vtes_desktop.ui.table import keys
from vtes_desktop.ui.table.page import OF_A_SEAT, TablePage


class FilmPage(TablePage):
    """A film on the screen."""

    play_on = Signal(object, int)
    """Begin a new game of a film (:class:`~vtes_desktop.play.film.Film`) at this frame."""

    def __init__(self, session: FilmSession, faces: FaceCache | None = None, parent: QWidget | None = None) -> None:
        super().__init__(session, faces, parent)
        self.film_session = session
        for name in ("step", "next view"):
            self.bound[name].setEnabled(False)  # the film's own keys
        self.film_log = FilmLog(session)
        column = self.log_view.parentWidget()
        assert isinstance(column, QSplitter)
        column.replaceWidget(column.indexOf(self.log_view), self.film_log)
        # What comes in another's place has the height of that, which has none yet.
        column.setSizes([part.sizeHint().height() for part in (self.preview, self.film_log)])
        self.log_view.setParent(None)
        self.top_bar.watching.setText(tr("Replay"))
        self.top_bar.watching.setToolTip(tr("A film of a game: it can be watched, and played on from any moment"))
        self.scene.strip_height = lambda: 0  # nobody is asked anything in a film
        self.bar = FilmBar(session)
        self.bar.bind(self)
        self.bar.picture_wanted.connect(self.ask_where_to_save)
        self.bar.play_on_wanted.connect(lambda: self.play_on.emit(session.film, session.at))
        self._whole.addWidget(self.bar)
        stops = dict(self.tab_stops.stops) | {"log": lambda: [self.film_log.pages]}
        self.tab_stops.stops = [
            ("film", lambda: [button for button in self.bar.buttons.values() if button.isEnabled()]),
            ("line of pools", lambda: [self.bar.line]),
            ("eyes", lambda: [self.bar.eyes]),
            *((name, find) for name, find in stops.items() if name not in ("question", "chat")),
        ]
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def told_keys(self) -> keys.Told:
        """Those of a film first."""
        looking, gestures, _ = super().told_keys()
        film_keys = [
            keys.Action(key.name, tr(key.title), key.keys, "Film") for key in keys_of(self.film_session.game.words)
        ]
        kept = [action for action in looking if action.name not in ("next view", "step", *OF_A_SEAT)]
        return [*film_keys, *kept], gestures, tr("The keys of a film")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The bar leaves room for the table."""
        super().resizeEvent(event)
        self.bar.fit(self.size())

    def ask_where_to_save(self) -> None:
        """Ask for a file for a picture of the table as it is shown."""
        self.bar.pause()
        film = self.film_session.film
        name = f"{film.path.stem} line {self.film_session.at}.png"
        ask_where_to_save(self, tr("Save a picture"), name, tr("PNG (*.png)"), self.save_picture, "png")

    def save_picture(self, path: Path) -> None:
        """Save the table as it is shown; says so, or why not."""
        said = (
            tr("Saved as {path}.", path=path)
            if self.view.grab().save(str(path), "PNG")
            else tr("It can’t be saved as {path}.", path=path)
        )
        self.film_session.refused.emit(said)
