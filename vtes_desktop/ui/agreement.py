"""What is agreed on before a game: seating, hands, rules and their edition, the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDoubleSpinBox,
    QFrame,
    QHBoxLayout,
    QRadioButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.rules.editions.edition import EDITIONS, Edition, edition_of
from vtes_desktop.table.journal import Options
from vtes_desktop.ui.choosers import ChoiceBox, HoursBox, NumberBox
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.last_table import HAND_SIZE, HOURS, POOL, LastSeat, LastTable
from vtes_desktop.ui.plain import Label, as_written, caption


class Agreement(QFrame):
    """The panel beside the seats; it starts from what was agreed on last."""

    def __init__(self, last: LastTable) -> None:
        super().__init__()
        self.column = QVBoxLayout(self)
        self._make_fields(last)
        self._lay_out()
        self.edition.currentIndexChanged.connect(self._tell_edition)
        self._tell_edition()

    def _make_fields(self, last: LastTable) -> None:
        def radio(text: str, hint: str, group: QButtonGroup, checked: bool) -> QRadioButton:
            button = QRadioButton(caption(text))
            button.setToolTip(as_written(hint))
            button.setAccessibleDescription(hint)
            button.setChecked(checked)
            group.addButton(button)
            return button

        def check(text: str, hint: str, checked: bool) -> QCheckBox:
            box = QCheckBox(caption(text))
            box.setToolTip(as_written(hint))
            box.setAccessibleDescription(hint)
            box.setChecked(checked)
            return box

        seating, hands = QButtonGroup(self), QButtonGroup(self)
        shuffled = last.random_seating
        self.random = radio(tr("Random"), tr("The seats are drawn when the game begins"), seating, shuffled)
        self.fixed = radio(
            tr("As listed"), tr("Each one's prey is the next one down, the last one's the first"), seating, not shuffled
        )
        self.open = radio(
            tr("Every hand is open"), tr("One person may play every seat: to try things out"), hands, last.open_table
        )
        self.secret = radio(
            tr("Hands are secret"),
            tr("A curtain falls before another player's hand is shown"),
            hands,
            not last.open_table,
        )
        rules = QButtonGroup(self)
        self.manual = radio(
            tr("By hand"), tr("No rules but good manners: the players see to them"), rules, not last.strict
        )
        self.strict = radio(
            tr("With the referee"),
            tr("Only what the rules allow can be done; what may be done now glows"),
            rules,
            last.strict,
        )
        self.edition = ChoiceBox()
        self.edition.setAccessibleName(tr("Edition of the rules"))
        for edition in EDITIONS.values():
            self.edition.addItem(game_word(edition.title), edition.name)
        self.edition.setCurrentIndex(max(0, self.edition.findData(last.edition)))
        self.edition_about = Label()
        self.edition_about.setProperty("tone", "dim")
        self.edition_about.setWordWrap(True)
        self.hours = HoursBox(HOURS[1], last.hours)
        self.replace = check(
            tr("Replace cards automatically"),
            tr("A played or discarded card is replaced at once, and everything unlocks with a new turn"),
            last.replace,
        )
        self.ask = check(tr("Ask before touching another’s cards"), tr("Whose things they are must allow it"), last.ask)
        self.pool = NumberBox(*POOL, last.pool)
        self.hand_size = NumberBox(*HAND_SIZE, last.hand_size)
        self.more = QToolButton()
        self.more.setText(tr("▸ More"))
        self.more.setCheckable(True)
        self.more.setAccessibleName(tr("More to agree on"))
        self.more.toggled.connect(self._show_more)

    def _lay_out(self) -> None:
        self.setProperty("panel", "raised")
        column = self.column

        def heading(text: str) -> None:
            label = Label(text)
            label.setProperty("tone", "gold")
            column.addWidget(label)

        heading(tr("Seating"))
        for button in (self.random, self.fixed):
            column.addWidget(button)
        heading(tr("Hands"))
        for button in (self.open, self.secret):
            column.addWidget(button)
        heading(tr("Rules"))
        for button in (self.manual, self.strict):
            column.addWidget(button)
        column.addWidget(self.edition)
        column.addWidget(self.edition_about)
        heading(tr("At the table"))
        limit = self._labelled(tr("Time limit"), self.hours)
        column.addLayout(limit)
        for box in (self.replace, self.ask):
            column.addWidget(box)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self._more = QWidget()
        advanced = QVBoxLayout(self._more)
        advanced.setContentsMargins(0, 0, 0, 0)
        advanced.addLayout(self._labelled(tr("Pool at the start"), self.pool))
        advanced.addLayout(self._labelled(tr("Cards in hand"), self.hand_size))
        self._more.setVisible(self.pool.value() != 30 or self.hand_size.value() != 7)
        self.more.setChecked(not self._more.isHidden())
        column.addWidget(self._more)
        column.addStretch()

    @staticmethod
    def _labelled(text: str, box: QSpinBox | QDoubleSpinBox) -> QHBoxLayout:
        row = QHBoxLayout()
        label = Label(text)
        label.setBuddy(box)
        box.setAccessibleName(text)
        row.addWidget(label, 1)
        row.addWidget(box)
        return row

    def _tell_edition(self) -> None:
        about = game_word(self.rules.about)
        self.edition_about.setText(about)
        self.edition.setToolTip(as_written(about))

    @property
    def rules(self) -> Edition:
        """The edition that was chosen."""
        return edition_of(str(self.edition.currentData()))

    def _show_more(self, shown: bool) -> None:
        self._more.setVisible(shown)
        self.more.setText(tr("▾ Less") if shown else tr("▸ More"))

    def options(self) -> Options:
        """What of it the journal's header has."""
        return Options(
            pool=self.pool.value(),
            hand_size=self.hand_size.value(),
            time_limit=self.hours.value() * 3600,
            open_table=self.open.isChecked(),
            ask=self.ask.isChecked(),
            replace=self.replace.isChecked(),
        )

    def table(self, seats: list[LastSeat]) -> LastTable:
        """All of it with the seats, to be remembered."""
        return LastTable(
            seats,
            self.random.isChecked(),
            self.hours.value(),
            self.open.isChecked(),
            self.replace.isChecked(),
            self.ask.isChecked(),
            self.pool.value(),
            self.hand_size.value(),
            self.strict.isChecked(),
            self.rules.name,
        )
