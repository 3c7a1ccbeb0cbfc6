"""Hosting a table on the network: what it is called, how many sit at it, by which rules, and who may come in."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.decks.legality import FORMATS
from vtes_desktop.lan.protocol import Terms
from vtes_desktop.lan.tickets import Ticket
from vtes_desktop.rules.editions.edition import EDITIONS
from vtes_desktop.table.journal import Options
from vtes_desktop.ui.lan.sheet import Sheet
from vtes_desktop.ui.names import your_name
from vtes_desktop.ui.number_box import hours_box, number_box
from vtes_desktop.ui.options import Settings

KEPT = 6
"""Tables of before that are offered at most."""


class Hosting(Struct, frozen=True):
    """A table to host."""

    terms: Terms
    you: str
    """How the host's own player is called."""
    password: str = ""
    """Empty for none."""
    seated: bool = True
    """Whether the host's own player sits at the table."""


class HostPage(Sheet):
    """The page that opens a table for others on the network."""

    host = Signal(object)
    """A :class:`Hosting`."""
    open_again = Signal(object)
    """The :class:`~vtes_desktop.lan.tickets.Ticket` of a table that was hosted here."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, "Host a table", parent)
        self._make_fields()
        self._lay_out_main()
        self._lay_out_side()
        self.open_button = QPushButton("Open the table")
        self.open_button.setProperty("tone", "gold")
        self.open_button.setToolTip("Others on this network see it in their list then (Ctrl+Enter)")
        self.open_button.clicked.connect(self._open)
        self.foot.addWidget(self.open_button)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self._open)
        self.let_enter_press()
        self._fit()
        self._tell()

    def _make_fields(self) -> None:
        you = your_name(self._settings)
        self.you = QLineEdit(you)
        self.you.setMaxLength(40)
        self.name = QLineEdit(f"{you}’s table")
        self.name.setMaxLength(40)
        self.password = QLineEdit()
        self.password.setMaxLength(200)
        self.password.setEchoMode(QLineEdit.EchoMode.PasswordEchoOnEdit)
        self.password.setPlaceholderText("none: everybody on the network may join")
        self.seats = number_box(2, 6, 5)
        self.edition = QComboBox()
        for edition in EDITIONS.values():
            self.edition.addItem(edition.title, edition.name)
        self.decks = QComboBox()
        for one in FORMATS:
            self.decks.addItem(one.title, one.name)
        rules = QButtonGroup(self)
        self.manual = QRadioButton("By hand")
        self.manual.setToolTip("No rules but good manners: the players see to them")
        self.strict = QRadioButton("With the referee")
        self.strict.setToolTip("Only what the rules allow can be done; what may be done now glows")
        for button in (self.manual, self.strict):
            rules.addButton(button)
            button.setAccessibleDescription(button.toolTip())
        self.manual.setChecked(True)
        self.seated = self._check("I sit at the table myself", "Otherwise this window watches", checked=True)
        self.ask = self._check(
            "Ask before touching another’s cards", "Whose things they are must allow it", checked=True
        )
        self.replace = self._check(
            "Replace cards automatically",
            "A played or discarded card is replaced at once, and everything unlocks with a new turn",
            checked=True,
        )
        self.spectators = self._check(
            "Spectators may watch", "They see what the table sees, never a hand", checked=True
        )
        self.delay = number_box(0, 60, 0)
        self.spectators.toggled.connect(self.delay.setEnabled)
        self.delay.setSuffix(" min")
        self.delay.setSpecialValueText("at once")
        self.hours = hours_box(24, 2)
        self.share = self._check(
            "Give everybody the journal after the game",
            "With it each can check that every shuffle was as committed; it has every deck list",
            checked=True,
        )
        for field in (self.name, self.you):
            field.textChanged.connect(self._tell)

    @staticmethod
    def _check(text: str, hint: str, *, checked: bool) -> QCheckBox:
        box = QCheckBox(text)
        box.setToolTip(hint)
        box.setAccessibleDescription(hint)
        box.setChecked(checked)
        return box

    def _lay_out_main(self) -> None:
        panel = QFrame()
        panel.setProperty("panel", "plain")
        self._fields = QVBoxLayout(panel)
        fields = (
            ("The table’s name", self.name),
            ("Your name", self.you),
            ("Password", self.password),
            ("Seats", self.seats),
            ("Edition of the rules", self.edition),
            ("Decks", self.decks),
        )
        for text, field in fields:
            self._fields.addLayout(self.labelled(text, field))
        self._fields.addWidget(self.seated)
        self.column.addWidget(panel)
        self.column.addWidget(
            self.dim(
                "Everything between the machines is encrypted. The password never crosses the network: who joins "
                "proves that they know it. Everybody picks their deck on their own machine; the others see only its "
                "size."
            )
        )
        self.kept = QFrame()
        self.kept.setProperty("panel", "plain")
        self._kept = QVBoxLayout(self.kept)
        self.kept.hide()
        self.column.addWidget(self.kept)
        self.column.addStretch()

    def show_kept(self, tickets: Sequence[Ticket]) -> None:
        """Offer tables that were hosted here before, the last first."""
        while (item := self._kept.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        self._kept.addWidget(self.heading("Open again"))
        for ticket in tickets[:KEPT]:
            words = f"{ticket.title} — {'in play' if ticket.playing else 'in its lobby'}"
            button = QPushButton(words)
            button.setAutoDefault(True)
            button.setAccessibleName(f"Open again: {words}")
            button.clicked.connect(lambda _=False, one=ticket: self.open_again.emit(one))
            self._kept.addWidget(button)
        self.kept.setVisible(bool(tickets))

    def _lay_out_side(self) -> None:
        self.beside.addWidget(self.heading("Rules"))
        for rules in (self.manual, self.strict):
            self.beside.addWidget(rules)
        self.beside.addWidget(self.heading("At the table"))
        self.beside.addLayout(self.labelled("Time limit", self.hours))
        for box in (self.ask, self.replace, self.share):
            self.beside.addWidget(box)
        self.beside.addWidget(self.heading("Who watches"))
        self.beside.addWidget(self.spectators)
        self.beside.addLayout(self.labelled("They see it", self.delay))
        self.beside.addStretch()

    def _fit(self) -> None:
        super()._fit()
        px = self.px
        self._fields.setContentsMargins(px(18), px(14), px(18), px(14))
        self._fields.setSpacing(px(10))
        self._kept.setContentsMargins(px(18), px(10), px(18), px(12))
        for field in (self.name, self.you, self.password, self.edition, self.decks):
            field.setMinimumWidth(px(280))
        for box in (self.seats, self.hours, self.delay):
            box.setMinimumWidth(px(96))
        self.open_button.setMinimumSize(px(170), px(40))

    def begin_again(self) -> None:
        """The page comes up again."""
        self._tell()
        self.open_button.setFocus()

    def show_problem(self, sentence: str) -> None:
        """Say why the table could not be opened."""
        self.say(sentence, wrong=True)

    def hosting(self) -> Hosting:
        """What is set up; names are never empty."""
        you = _plain(self.you.text()) or your_name(self._settings)
        options = Options(
            time_limit=self.hours.value() * 3600,
            ask=self.ask.isChecked(),
            replace=self.replace.isChecked(),
            discreet=True,
        )
        terms = Terms(
            _plain(self.name.text()) or f"{you}’s table"[:40],
            self.seats.value(),
            str(self.edition.currentData()),
            "strict" if self.strict.isChecked() else "manual",
            str(self.decks.currentData()),
            self.spectators.isChecked(),
            self.delay.value() * 60.0,
            self.share.isChecked(),
            options,
        )
        return Hosting(terms, you, self.password.text(), self.seated.isChecked())

    def _tell(self) -> None:
        seats = self.seats.value()
        self.say(f"A table for {seats} that others on this network find by themselves, or come to by an invitation.")

    def _open(self) -> None:
        if self.open_button.isEnabled():
            self.host.emit(self.hosting())


def _plain(text: str) -> str:
    """A name without spaces around or doubled in it."""
    return " ".join(text.split())
