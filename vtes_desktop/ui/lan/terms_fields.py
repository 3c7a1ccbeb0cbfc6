"""What a table is to be, as fields: for a new one, and for one whose owner changes it in its lobby."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QButtonGroup, QCheckBox, QLineEdit, QRadioButton, QVBoxLayout, QWidget

from vtes_desktop.decks.legality import FORMATS
from vtes_desktop.lan.protocol import Terms
from vtes_desktop.plain_words import LONGEST_NAME, plain
from vtes_desktop.play import requests as r
from vtes_desktop.play.games import play_of
from vtes_desktop.rules.editions.edition import EDITIONS
from vtes_desktop.table.games import VTES, game_table
from vtes_desktop.table.journal import Options
from vtes_desktop.ui.choosers import ChoiceBox, HoursBox, NumberBox
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.lan.sheet import Sheet
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import as_written, caption

USUAL_HOURS: Final = 2


class TermsFields:
    """The fields, to be laid out by whoever shows them.

    :param within: the page or dialog that shows them.
    """

    def __init__(self, within: QWidget) -> None:
        self.game = VTES
        """What is played, by its key."""
        self.name = QLineEdit()
        self.name.setMaxLength(40)
        self.password = QLineEdit()
        self.password.setMaxLength(200)
        self.password.setEchoMode(QLineEdit.EchoMode.PasswordEchoOnEdit)
        self.seats = NumberBox(2, 6, 5)
        self.edition = ChoiceBox()
        for edition in EDITIONS.values():
            self.edition.addItem(game_word(edition.title), edition.name)
        self.decks = ChoiceBox()
        for one in FORMATS:
            self.decks.addItem(game_word(one.title), one.name)
        rules = QButtonGroup(within)
        self.manual = QRadioButton(tr("By hand"))
        self.manual.setToolTip(tr("No rules but good manners: the players see to them"))
        self.strict = QRadioButton(tr("With the referee"))
        self.strict.setToolTip(tr("Only what the rules allow can be done; what may be done now glows"))
        for button in (self.manual, self.strict):
            rules.addButton(button)
            button.setAccessibleDescription(button.toolTip())
        self.manual.setChecked(True)
        self.ask = check(tr("Ask before touching another’s cards"), tr("Whose things they are must allow it"))
        self.replace = check(
            tr("Replace cards automatically"),
            tr("A played or discarded card is replaced at once, and everything unlocks with a new turn"),
        )
        self.bargains = check(tr("Computer players offer bargains"), tr("Offers of others they answer at any rate"))
        self.bargains.setChecked(False)
        self.hints = check(
            tr("Players may ask for hints"), tr("What a computer player would do in their place, and why")
        )
        self.hints.setChecked(False)
        self.spectators = check(tr("Spectators may watch"), tr("They see what the table sees, never a hand"))
        self.talk = check(
            tr("They may talk during the game"), tr("In the lobby they may anyhow; turn it off for quiet")
        )
        self.talk.setChecked(False)
        self.spectators.toggled.connect(self.talk.setEnabled)
        self.delay = NumberBox(0, 60, 0)
        self.spectators.toggled.connect(self.delay.setEnabled)
        self.delay.setSuffix(" min")
        self.delay.setSpecialValueText(tr("at once"))
        self.hours = HoursBox(24, USUAL_HOURS)
        self.share = check(
            tr("Give everybody the journal after the game"),
            tr("With it each can check that every shuffle was as committed; it has every deck list"),
        )

    def set_game(self, game: str) -> None:
        """Ask what a table of this game can be; the referee is usual where a game has no decks to be checked."""
        if game != self.game:  # no rule of a game without decks ends it by the clock
            self.hours.setValue(USUAL_HOURS if play_of(game).decks else 0)
        self.game = game
        of, decks = game_table(game), play_of(game).decks
        self.seats.setRange(*of.seats)
        self.seats.setValue(min(5, of.seats[1]))
        self.bargains.setVisible(r.Offer in play_of(game).manners)
        for field in (self.edition, self.decks, self.replace):
            field.setVisible(decks)
            row = field.property("row")
            if isinstance(row, QWidget):
                row.setVisible(decks)
        self.share.setToolTip(
            as_written(
                tr("With it each can check that every shuffle was as committed; it has every deck list")
                if decks
                else tr("With it each can check that every shuffle was as committed")
            )
        )
        self.share.setAccessibleDescription(self.share.toolTip())
        if not decks:
            self.strict.setChecked(True)

    @property
    def about_cards(self) -> str:
        """Where everybody's cards come from."""
        if play_of(self.game).decks:
            return tr("Everybody picks their deck on their own machine; the others see only its size.")
        return tr("The cards are those of the table: its card set goes to those who play or watch there.")

    def wide_fields(self) -> tuple[QWidget, ...]:
        """Those with words in them."""
        return (self.name, self.password, self.edition, self.decks)

    def lay_out_rules(self, column: QVBoxLayout) -> None:
        """The rules, the table's habits and who watches, one under the other."""
        column.addWidget(Sheet.heading(tr("Rules")))
        for rules in (self.manual, self.strict):
            column.addWidget(rules)
        column.addWidget(Sheet.heading(tr("At the table")))
        column.addLayout(Sheet.labelled(tr("Time limit"), self.hours))
        for box in (self.ask, self.replace, self.share, self.bargains, self.hints):
            column.addWidget(box)
        column.addWidget(Sheet.heading(tr("Who watches")))
        column.addWidget(self.spectators)
        column.addWidget(self.talk)
        column.addLayout(Sheet.labelled(tr("They see it"), self.delay))

    def show(self, terms: Terms) -> None:
        """Show what a table is now."""
        self.set_game(terms.game)
        self.name.setText(terms.name)
        self.seats.setValue(terms.seats)
        self.edition.setCurrentIndex(max(0, self.edition.findData(terms.edition)))
        self.decks.setCurrentIndex(max(0, self.decks.findData(terms.format)))
        (self.strict if terms.mode == "strict" else self.manual).setChecked(True)
        self.spectators.setChecked(terms.spectators)
        self.talk.setChecked(terms.talk)
        self.bargains.setChecked(terms.bargains)
        self.hints.setChecked(terms.hints)
        self.delay.setValue(round(terms.delay / 60))
        self.share.setChecked(terms.share_journal)
        self.hours.setValue(terms.options.time_limit / 3600)
        self.ask.setChecked(terms.options.ask)
        self.replace.setChecked(terms.options.replace)

    def terms(self, usual_name: str) -> Terms:
        """What is set up.

        :param usual_name: what the table is called when the field is empty.
        """
        options = Options(
            time_limit=self.hours.value() * 3600,
            ask=self.ask.isChecked(),
            replace=self.replace.isChecked(),
            discreet=True,
        )
        return Terms(
            plain(self.name.text(), LONGEST_NAME) or usual_name[:40],
            self.seats.value(),
            str(self.edition.currentData()) if play_of(self.game).decks else game_table(self.game).edition,
            "strict" if self.strict.isChecked() else "manual",
            str(self.decks.currentData()),
            self.spectators.isChecked(),
            self.delay.value() * 60.0,
            self.share.isChecked(),
            options,
            talk=self.talk.isChecked(),
            game=self.game,
            bargains=self.bargains.isChecked(),
            hints=self.hints.isChecked(),
        )


def check(text: str, hint: str) -> QCheckBox:
    """A box that is ticked, with a hint."""
    box = QCheckBox(caption(text))
    box.setToolTip(as_written(hint))
    box.setAccessibleDescription(hint)
    box.setChecked(True)
    return box
