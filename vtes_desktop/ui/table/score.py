"""The score: victory points and the game win, at the end or asked for in between (rulebook sec. 9)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from vtes_desktop.play import requests as r
from vtes_desktop.rules.editions.edition import edition_of
from vtes_desktop.rules.turn.ousting import winner
from vtes_desktop.table.table import Seat
from vtes_desktop.ui import theme
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label, NameLabel, as_written
from vtes_desktop.ui.table import signs
from vtes_desktop.ui.table.following import Rank, through
from vtes_desktop.ui.table.overlay import Overlay
from vtes_desktop.ui.table.seat_colours import seat_colour
from vtes_desktop.ui.table.session import Session


def ranking(seats: list[Seat]) -> list[int]:
    """The seats by victory points, then by pool, then clockwise.

    >>> ranking([Seat("A", 3, {}, 1.0), Seat("B", 0, {}, 2.0), Seat("C", 9, {}, 1.0)])
    [1, 2, 0]
    """
    return sorted(range(len(seats)), key=lambda number: (-seats[number].victory_points, -seats[number].pool, number))


def fate(seat: Seat, *, over: bool) -> str:
    """What became of a Methuselah, in a word or two."""
    if seat.ousted:
        return tr("ousted")
    if seat.withdrawn:
        return tr("withdrew")
    return tr("survived, pool {pool}", pool=seat.pool) if over else tr("playing, pool {pool}", pool=seat.pool)


def duration(seconds: float) -> str:
    """How long was played: ``1 h 47 min``.

    >>> duration(6431), duration(59), duration(600)
    ('1 h 47 min', '1 min', '10 min')
    """
    minutes = max(1, round(seconds / 60))
    return (
        tr("{minutes} h {minutes2} min", minutes=minutes // 60, minutes2=minutes % 60)
        if minutes >= 60
        else tr("{minutes} min", minutes=minutes)
    )


class ScorePanel(Overlay):
    """Victory points and game win. It opens by itself when the game is over, and closes when that is taken back."""

    leave = Signal()

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent, panel="gold")
        self.session = session
        self._over = session.table.over
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title = Label()
        self.title.setProperty("tone", "title")
        self.title.setWordWrap(True)
        self.about = Label()
        self.about.setProperty("tone", "dim")
        self.about.setWordWrap(True)
        self.rows = QGridLayout()
        self.rows.setHorizontalSpacing(12)
        self.rows.setVerticalSpacing(6)
        self.rows.setColumnStretch(1, 1)
        self._seats = QWidget()
        self._seats.setLayout(self.rows)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self._seats)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.back = QPushButton(tr("Take it back: go on"))
        self.back.clicked.connect(lambda: self.session.ask(r.TakeBack()))
        self.look = QPushButton(tr("Look at the table"))
        self.look.clicked.connect(self.close_panel)
        self.out = QPushButton(tr("Leave the table"))
        self.out.clicked.connect(self.leave)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for button in (self.back, self.look, self.out):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(10)
        column.addWidget(self.title)
        column.addWidget(self.about)
        column.addWidget(self._scroll, 1)
        column.addLayout(buttons)
        session.following.add(self._follow, Rank.PANEL)
        session.viewer_changed.connect(self._updated)

    def open(self) -> None:
        """Show the score as it stands."""
        through(self._fill())
        self._come()

    def _come(self) -> None:
        super().open()
        self.look.setFocus()

    def place(self) -> None:
        """The middle of the page, tall enough for every seat where that fits."""
        px = theme.BASE_PX * self.session.settings.options.text_scale
        room = self.ground.adjusted(12, 12, -12, -12)
        rows = self._seats
        rows.adjustSize()
        wanted = self.sizeHint()
        wanted.setWidth(max(round(px * 36), rows.sizeHint().width() + 64, self.sizeHint().width()))
        wanted.setHeight(wanted.height() - self._scroll.sizeHint().height() + rows.sizeHint().height() + 8)
        place = room
        place.setSize(wanted.boundedTo(room.size()))
        place.moveCenter(self.ground.center())
        self.setGeometry(place)

    def _updated(self) -> None:
        through(self._follow())

    def _follow(self) -> Iterator[None]:
        over = self.session.table.over
        was, self._over = self._over, over
        if over and not was:
            yield from self._fill()
            self._come()
        elif was and not over:
            self.close_panel()
        elif self.isVisible():
            yield from self._fill()
            self.place()

    def _fill(self) -> Iterator[None]:
        """Line by line."""
        table = self.session.table
        edition = edition_of(table.edition)
        won = winner([seat.victory_points for seat in table.seats], edition.game_win_least)
        if not table.over:
            self.title.setText(tr("The score so far"))
        elif won is None:
            self.title.setText(tr("The game is over; nobody has the game win"))
        else:
            self.title.setText(tr("{name} has the game win", name=table.seats[won].name))
        rounds = tr("1 round") if table.round == 1 else tr("{round} rounds", round=table.round)
        self.about.setText(
            tr(
                "{rounds}, {duration} of play. A game win needs 2 victory points and more than anyone else.",
                rounds=rounds,
                duration=duration(self.session.client.t),
            )
        )
        self.back.setVisible(table.over and not self.session.watches)
        self.back.setEnabled(self.session.client.can_take_back)
        self.look.setText(tr("Look at the table") if table.over else tr("Close"))
        self.out.setVisible(table.over)
        while (item := self.rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for row, number in enumerate(ranking(table.seats)):
            yield
            self._add_row(row, number, won=table.over and number == won)
        yield

    def _add_row(self, row: int, number: int, *, won: bool) -> None:
        seat = self.session.table.seats[number]
        px = theme.BASE_PX * self.session.settings.options.text_scale
        crown = Label()
        if won:
            side = round(px * 1.5)
            crown.setPixmap(signs.pixmap("crown", side, theme.GOLD_BRIGHT))
            crown.setAccessibleName(tr("Game win"))
        name = NameLabel(seat.name)
        name.setStyleSheet(f"color: {seat_colour(number)}; font-weight: 600; font-size: {round(px * 1.2)}px")
        what = Label(fate(seat, over=self.session.table.over))
        what.setProperty("tone", "dim")
        points = Label(tr("{victory_points:g} VP", victory_points=seat.victory_points))
        points.setStyleSheet(f"color: {theme.GOLD_BRIGHT}; font-weight: 600; font-size: {round(px * 1.2)}px")
        points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        points.setAccessibleName(
            tr("{name}: {victory_points:g} victory points", name=seat.name, victory_points=seat.victory_points)
        )
        less, more = QPushButton("− ½"), QPushButton("+ ½")
        for button, by, says in ((less, -0.5, tr("Half a point less")), (more, 0.5, tr("Half a point more"))):
            button.setProperty("compact", True)
            button.setToolTip(as_written(tr("{says} for {name}: for a miscount", says=says, name=seat.name)))
            button.setAccessibleName(tr("{says} for {name}", says=says, name=seat.name))
            button.setEnabled(0 <= seat.victory_points + by <= 20)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(self._correct, number, by))
        # The referee does not miscount; where a card is done by hand, the table can be asked once it is over.
        counted = self.session.table.mode == "strict" and not self.session.table.over
        corrections = () if self.session.watches or counted else (less, more)
        for column, widget in enumerate((crown, name, what, points, *corrections)):
            self.rows.addWidget(widget, row, column)

    def _correct(self, number: int, by: float, *_: bool) -> None:
        points = self.session.table.seats[number].victory_points + by
        self.session.ask(r.Score(number, points), self.session.acting(owner=number))
