"""Hosting a table on the network: what it is called, how many sit at it, by which rules, and who may come in."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QLineEdit, QPushButton, QVBoxLayout, QWidget

from vtes_desktop.lan.protocol import Terms
from vtes_desktop.lan.tickets import Ticket
from vtes_desktop.plain_words import LONGEST_NAME, plain
from vtes_desktop.table.games import VTES
from vtes_desktop.table.journal import NO_EXTRA
from vtes_desktop.ui.choosers import ChoiceBox
from vtes_desktop.ui.continue_list import when_words
from vtes_desktop.ui.lan.kept_games import used_at
from vtes_desktop.ui.lan.places import Place
from vtes_desktop.ui.lan.sheet import Sheet
from vtes_desktop.ui.lan.terms_fields import TermsFields, check
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.names import keep_own_name, own_name
from vtes_desktop.ui.offers import OFFERS
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import caption

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
    host_password: str = ""
    """Of another host at which the table is made, if that has one."""
    extra: msgspec.Raw = NO_EXTRA
    """The game's own options and card set."""


def own_table(you: str) -> str:
    """What a table is called by itself."""
    return tr("{you}’s table", you=you) if you else tr("A table")


class HostPage(Sheet):
    """The page that opens a table for others on the network."""

    host = Signal(object)
    """A :class:`Hosting`."""
    game_wanted = Signal(str)
    """Another game was chosen, by its key: :meth:`play` it."""
    open_again = Signal(object)
    """The :class:`~vtes_desktop.lan.tickets.Ticket` of a table that was hosted here."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, tr("Host a table"), parent)
        self._extra = NO_EXTRA
        self.house: Place | None = None
        """The host at which the table is to be made; None for this window itself."""
        self._make_fields()
        self._lay_out_main()
        self._lay_out_side()
        self.open_button = QPushButton(tr("Open the table"))
        self.open_button.setProperty("tone", "gold")
        self.open_button.setToolTip(tr("Others on this network see it in their list then (Ctrl+Enter)"))
        self.open_button.clicked.connect(self._open)
        self.foot.addWidget(self.open_button)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self._open)
        self.let_enter_press()
        self._fit()
        self.begin_again()

    def _make_fields(self) -> None:
        you = own_name(self._settings)
        self.you = QLineEdit(you)
        self.you.setMaxLength(40)
        self.you.setPlaceholderText(tr("what the others call you"))
        self.game = ChoiceBox()
        for offer in OFFERS:
            self.game.addItem(offer.title, offer.key)
        self.game.activated.connect(lambda: self.game_wanted.emit(self.game.currentData()))
        self.terms = TermsFields(self)
        self.terms.name.setText(own_table(you)[:40] if you else "")
        self.terms.name.setPlaceholderText(tr("what the others find it by"))
        self.terms.password.setPlaceholderText(tr("none: everybody on the network may join"))
        self.host_password = QLineEdit()
        self.host_password.setMaxLength(200)
        self.host_password.setEchoMode(QLineEdit.EchoMode.Password)
        self.host_password.setPlaceholderText(tr("ask who runs it"))
        self.host_password.returnPressed.connect(self._open)
        self.seated = check(tr("I sit at the table myself"), tr("Otherwise this window watches"))
        for field in (self.terms.name, self.you):
            field.textChanged.connect(self._tell)

    def _lay_out_main(self) -> None:
        panel = QFrame()
        panel.setProperty("panel", "plain")
        self._fields = QVBoxLayout(panel)
        self._of_house = QWidget()
        within = QVBoxLayout(self._of_house)
        within.setContentsMargins(0, 0, 0, 0)
        within.addLayout(self.labelled(tr("Password of the host"), self.host_password))
        self._fields.addWidget(self._of_house)
        fields = (
            (tr("Game"), self.game),
            (tr("The table’s name"), self.terms.name),
            (tr("Your name"), self.you),
            (tr("Password of the table"), self.terms.password),
            (tr("Seats"), self.terms.seats),
            (tr("Edition of the rules"), self.terms.edition),
            (tr("Decks"), self.terms.decks),
        )
        for text, field in fields:
            self._fields.addLayout(self.labelled(text, field))
        self._fields.addWidget(self.seated)
        self.column.addWidget(panel)
        self._about = self.dim()
        self.column.addWidget(self._about)
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
        self._kept.addWidget(self.heading(tr("Open again")))
        for ticket in tickets[:KEPT]:
            turn = (
                tr("round {round}, {turn_of}’s turn", round=ticket.round, turn_of=ticket.turn_of)
                if ticket.turn_of
                else tr("in play")
            )
            when = when_words(used_at(ticket))
            words = f"{ticket.title} — {turn if ticket.playing else tr('in its lobby')} · {when}"
            button = QPushButton(caption(words))
            button.setAutoDefault(True)
            button.setAccessibleName(tr("Open again: {words}", words=words))
            button.clicked.connect(lambda _=False, one=ticket: self.open_again.emit(one))
            self._kept.addWidget(button)
        self.kept.setVisible(bool(tickets))

    def _lay_out_side(self) -> None:
        self.terms.lay_out_rules(self.beside)
        self.beside.addStretch()

    def _fit(self) -> None:
        super()._fit()
        px = self.px
        self._fields.setContentsMargins(px(18), px(14), px(18), px(14))
        self._fields.setSpacing(px(10))
        self._kept.setContentsMargins(px(18), px(10), px(18), px(12))
        for field in (self.game, self.you, self.host_password, *self.terms.wide_fields()):
            field.setMinimumWidth(px(280))
        for box in (self.terms.seats, self.terms.hours, self.terms.delay):
            box.setMinimumWidth(px(96))
        self.open_button.setMinimumSize(px(170), px(40))

    def begin_again(self, house: Place | None = None) -> None:
        """The page comes up again.

        :param house: the host at which the table is to be made; None for this window itself.
        """
        self.house = house
        self.play(VTES)
        self.title.setText(tr("A table at {title}", title=house.title) if house is not None else tr("Host a table"))
        wanted = house is not None and house.password
        self._of_house.setVisible(wanted)
        self.host_password.clear()
        self.kept.hide()
        self.open_button.setText(tr("Make the table") if house is not None else tr("Open the table"))
        self.open_button.setEnabled(True)
        self._tell()
        (self.host_password if wanted else self.open_button).setFocus()

    def play(self, game: str, extra: msgspec.Raw = NO_EXTRA) -> None:
        """What is played at the table, with what the game has of its own."""
        self._extra = extra
        self.game.setCurrentIndex(self.game.findData(game))
        self.terms.set_game(game)
        self._tell()

    def show_problem(self, sentence: str, *, password: bool = False) -> None:
        """Say why the table could not be opened.

        :param password: whether it was the host's password: it is asked for again.
        """
        self.open_button.setEnabled(True)
        self.say(sentence, wrong=True)
        if password:
            self._of_house.show()
            self.host_password.setFocus()
            self.host_password.selectAll()

    def show_waiting(self, words: str) -> None:
        """Say what is being done; nothing else can be asked for meanwhile."""
        self.open_button.setEnabled(False)
        self.say(words)

    def hosting(self) -> Hosting:
        """What is set up; the table's name is never empty."""
        you = plain(self.you.text(), LONGEST_NAME) or own_name(self._settings)
        terms = self.terms.terms(own_table(you))
        password = self.terms.password.text()
        return Hosting(terms, you, password, self.seated.isChecked(), self.host_password.text(), self._extra)

    def _tell(self) -> None:
        house = self.house
        told = (
            tr(
                "Everything between the machines is encrypted. The host is told the table’s password once; who joins "
                "proves that they know it."
            )
            if house is not None
            else tr(
                "Everything between the machines is encrypted. The password never crosses the network: who joins "
                "proves that they know it."
            )
        )
        self._about.setText(f"{told} {self.terms.about_cards}")
        if house is not None:
            self.say(tr("{title} keeps the table: it stays there, also when your window is closed.", title=house.title))
        else:
            self.say(tr("A table that others on this network find by themselves, or come to by an invitation."))

    def _open(self) -> None:
        if not self.open_button.isEnabled():
            return
        if self.house is not None and self.house.password and not self.host_password.text():
            sentence = tr(
                "It takes the password of {title} to make a table there. Ask who runs it.", title=self.house.title
            )
            self.show_problem(sentence, password=True)
            return
        hosting = self.hosting()
        if hosting.seated and not hosting.you:
            self.show_problem(tr("Say what the others shall call you, then open the table."))
            self.you.setFocus()
            return
        keep_own_name(self._settings, hosting.you)
        self.host.emit(hosting)
