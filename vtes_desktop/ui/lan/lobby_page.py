"""The lobby: who sits at the table, who is ready, one's own deck, talk; and what the table's owner can do."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.legality import FORMATS
from vtes_desktop.lan.fingerprint import shown
from vtes_desktop.lan.guest import Standing
from vtes_desktop.lan.protocol import Lobby, LobbySeat, Terms
from vtes_desktop.play.games import PLAYS, play_of
from vtes_desktop.play.time_limit import limit_in_words
from vtes_desktop.rules.editions.edition import EDITIONS
from vtes_desktop.table.games import game_table
from vtes_desktop.ui import theme
from vtes_desktop.ui.deck_choice import ChosenDeck, UnreadableDeckError, from_file
from vtes_desktop.ui.deck_picker import DeckPicker, dropped_file
from vtes_desktop.ui.deck_problems import DeckProblems
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.lan.room import Room
from vtes_desktop.ui.lan.seat_line import SeatLine
from vtes_desktop.ui.lan.sheet import Sheet
from vtes_desktop.ui.lan.talk import Talk
from vtes_desktop.ui.lan.terms_dialog import TermsDialog
from vtes_desktop.ui.languages import listed, plural, tr
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import Label, caption
from vtes_desktop.ui.table.asks import announce

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


class LobbyPage(Sheet):
    """A table before its game."""

    def __init__(self, room: Room, settings: Settings, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(settings, "", parent)
        self.room = room
        self._catalogue = catalogue
        self.chosen: ChosenDeck | None = None
        """One's own deck; nobody else is told more than its size."""
        self.lines: list[SeatLine] = []
        self._lead_to_ready = False
        self._ready_for: Terms | None = None
        """The terms that one was ready for last."""
        self.setAcceptDrops(True)
        self.back_button.setText(tr("‹  Leave"))
        self._make_main()
        self._make_side()
        self._make_foot()
        self.let_enter_press()
        room.changed.connect(self.refresh)
        room.said.connect(self.talk.hear)
        room.deck_checked.connect(self._deck_checked)
        room.refused.connect(lambda sentence: self.say(game_word(sentence), wrong=True))
        room.key_given.connect(self._key_given)
        room.standing_changed.connect(self._standing_changed)
        self._fit()
        self.refresh()

    # -- how it looks --------------------------------------------------------------------------------------------------

    def _make_main(self) -> None:
        self.about = self.dim()
        self._seats = QVBoxLayout()
        self.deck_panel = QFrame()
        self.deck_panel.setProperty("panel", "plain")
        self.deck_button = QPushButton(tr("Choose your deck…"))
        self.deck_button.clicked.connect(self.choose_deck)
        self.deck_says = self.dim(tr("Only the host checks it; the others see its size."))
        self.mend = QPushButton(tr("Lines to look at…"))
        self.mend.setProperty("compact", True)
        self.mend.clicked.connect(self.look_at_problems)
        self.mend.hide()
        self._deck_row = QHBoxLayout(self.deck_panel)
        self._deck_row.addWidget(self.deck_button)
        self._deck_row.addWidget(self.deck_says, 1)
        self._deck_row.addWidget(self.mend)
        self.talk = Talk()
        self.talk.say.connect(self.room.say)
        self.column.addWidget(self.about)
        self.column.addLayout(self._seats)
        self.column.addWidget(self.deck_panel)
        self.column.addWidget(self.talk, 1)

    def _make_side(self) -> None:
        self.invite = QPushButton(tr("Copy the invitation"))
        self.invite.setToolTip(tr("Send it to who doesn’t find the table by themselves"))
        self.invite.clicked.connect(self._copy)
        self.fingerprint = Label()
        self.fingerprint.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.fingerprint.setWordWrap(True)
        self.fingerprint_about = self.dim(
            tr("The host’s fingerprint. Read it to each other: when both see the same, nobody stands in between.")
        )
        self.watching = self.dim()
        self.owner_heading = self.heading(tr("You own this table"))
        self.change_terms = QPushButton(tr("Change the table…"))
        self.change_terms.setToolTip(tr("Its name, seats, rules, time, password: everybody is asked again then"))
        self.change_terms.clicked.connect(self._change_terms)
        self.random_seating = QCheckBox(tr("Draw the seats at random"))
        self.random_seating.setChecked(True)
        self.random_seating.setToolTip(tr("Otherwise each one’s prey is the next one down"))
        self.fill = QPushButton(tr("Computer players for open seats"))
        self.fill.setToolTip(tr("With the referee, computer players can fill what is open"))
        self.fill.clicked.connect(self._fill_seats)
        self.beside.addWidget(self.heading(tr("Invitation")))
        self.beside.addWidget(self.invite)
        self.beside.addWidget(self.fingerprint)
        self.beside.addWidget(self.fingerprint_about)
        self.beside.addWidget(self.watching)
        self.beside.addWidget(self.owner_heading)
        self.beside.addWidget(self.change_terms)
        self.beside.addWidget(self.random_seating)
        self.beside.addWidget(self.fill)
        self.beside.addStretch()

    def _make_foot(self) -> None:
        self.ready = QPushButton(tr("Ready"))
        self.ready.setCheckable(True)
        self.ready.clicked.connect(lambda on: self.room.ready(on))
        self.start = QPushButton(tr("Start"))
        self.start.setProperty("tone", "gold")
        self.start.clicked.connect(self._start)
        self.foot.addWidget(self.ready)
        self.foot.addWidget(self.start)

    def _fit(self) -> None:
        super()._fit()
        px = self.px
        self._seats.setSpacing(px(6))
        self._deck_row.setContentsMargins(px(12), px(8), px(8), px(8))
        self.talk.setMinimumHeight(px(150))
        self.fingerprint.setStyleSheet(f"font-size: {px(13)}px; color: {theme.BONE}; font-weight: 600;")
        for button in (self.ready, self.start):
            button.setMinimumSize(px(130), px(40))

    @property
    def _decks(self) -> bool:
        """Whether everybody brings a deck."""
        return self.room.lobby is None or play_of(self.room.lobby.terms.game).decks

    # -- what is so ----------------------------------------------------------------------------------------------------

    def _hide_controls(self) -> None:
        """Before the table is known nothing of it can be pressed."""
        owners = (self.owner_heading, self.change_terms, self.random_seating, self.fill, self.start)
        for widget in (self.deck_panel, self.ready, *owners):
            widget.hide()
        self.ready.setEnabled(False)
        self.start.setEnabled(False)

    def refresh(self) -> None:
        """Show the table as it is now."""
        lobby, room = self.room.lobby, self.room
        if lobby is None or lobby.terms.game not in PLAYS:  # of which the player is told, and led away
            self._hide_controls()
            self.say(tr("Coming to the table…"))
            return
        scale = theme.clamp_scale(self._settings.options.text_scale)
        terms = lobby.terms
        self.title.setText(terms.name)
        edition = game_word(EDITIONS[terms.edition].title) if terms.edition in EDITIONS else terms.edition
        decks = next((game_word(one.title) for one in FORMATS if one.name == terms.format), terms.format)
        time = game_word(limit_in_words(terms.options.time_limit))
        rules = tr("with the referee") if terms.mode == "strict" else tr("by hand")
        after = tr("everybody gets the journal, with every deck") if terms.share_journal else tr("decks stay secret")
        if self._decks:
            self.about.setText(
                tr(
                    "{edition}, {rules} · decks: {decks} · {time} · after the game {after}",
                    edition=edition,
                    rules=rules,
                    decks=decks,
                    time=time,
                    after=after,
                )
            )
        else:
            after = tr("everybody gets the journal") if terms.share_journal else tr("the journal stays with the host")
            self.about.setText(
                tr(
                    "{title} · {rules} · {time} · after the game {after}",
                    title=game_table(terms.game).title,
                    rules=rules,
                    time=time,
                    after=after,
                )
            )
        while len(self.lines) > len(lobby.seats):
            self.lines.pop().deleteLater()
        while len(self.lines) < len(lobby.seats):
            self._add_line(len(self.lines), scale)
        for number, (line, seat) in enumerate(zip(self.lines, lobby.seats, strict=True)):
            strict = terms.mode == "strict"
            owner = room.owner and lobby.state == "lobby"
            line.show_seat(seat, mine=number == room.seat, owner=owner, strict=strict, scale=scale, decks=self._decks)
        self.deck_panel.setVisible(room.seat >= 0 and self._decks)
        self.random_seating.setToolTip(
            tr("Otherwise each one’s prey is the next one down")
            if self._decks
            else tr("Otherwise clockwise, as listed")
        )
        self.invite.setEnabled(bool(room.invitation))
        self.fingerprint.setText(shown(room.fingerprint))
        self.fingerprint.setAccessibleName(tr("The host’s fingerprint: {shown}", shown=shown(room.fingerprint)))
        watchers = plural("One watches.", "{n} watch.", lobby.watching) if lobby.watching else tr("Nobody watches.")
        self.watching.setText(watchers if terms.spectators else tr("Spectators are not admitted."))
        for widget in (self.owner_heading, self.change_terms, self.random_seating, self.start):
            widget.setVisible(room.owner)
        self.change_terms.setEnabled(lobby.state == "lobby" and room.connected)
        opened = any(seat.player == "open" for seat in lobby.seats)
        self.fill.setVisible(room.owner and terms.mode == "strict" and opened)
        mine = lobby.seats[room.seat] if 0 <= room.seat < len(lobby.seats) else None
        self.ready.setVisible(mine is not None)
        has_deck = mine is not None and bool(mine.crypt or mine.library)
        has_deck = has_deck or not self._decks
        self.ready.setEnabled(has_deck and lobby.state == "lobby" and room.connected)
        self.ready.setChecked(mine is not None and mine.ready)
        if self._lead_to_ready and self.ready.isEnabled():
            self._lead_to_ready = False
            self.ready.setFocus()
        self.ready.setText(tr("Ready ✓") if self.ready.isChecked() else tr("Ready"))
        if mine is not None and mine.ready:
            self._ready_for = terms
        obstacle = self._obstacle(lobby)
        self.start.setEnabled(not obstacle and room.connected)
        if room.connected:
            watches = "" if room.seat >= 0 else tr("You watch this table, without a seat.")
            self.say(f"{watches} {self._summary(lobby, mine, obstacle)}".strip())

    @staticmethod
    def _obstacle(lobby: Lobby) -> str:
        """Why the game can't start yet, as a sentence; empty when it can."""
        if lobby.state == "finished":
            return tr("This table is finished: its owner has ended it for good.")
        if lobby.state != "lobby":
            return tr("The game is starting…")
        people = [seat for seat in lobby.seats if seat.player == "person"]
        sitting = sum(seat.player != "open" for seat in lobby.seats)
        of = game_table(lobby.terms.game)
        if sitting < of.seats[0]:
            return game_word(f"A game is for {NUMBERS[of.seats[0]]} {of.player}s at least.")
        waiting = [seat.name for seat in people if not seat.ready or not seat.here]
        if waiting:
            who = listed(waiting) if len(waiting) < 3 else plural("{n} player", "{n} players", len(waiting))
            return tr("Waiting for {who}.", who=who)
        return ""

    def _summary(self, lobby: Lobby, mine: LobbySeat | None, obstacle: str) -> str:
        if lobby.state != "lobby":
            return obstacle
        if mine is not None and self._decks and not (mine.crypt or mine.library):
            return tr("Choose your deck, then say that you are ready.")
        if mine is not None and not mine.ready:
            if self._ready_for is not None and self._ready_for != lobby.terms:
                return tr("The table’s owner has changed it: look at it, and say again that you are ready.")
            return tr("Say that you are ready when you are.")
        if obstacle:
            return obstacle
        return (
            tr("Everybody is ready.")
            if self.room.owner
            else tr("Everybody is ready; the table’s owner starts the game.")
        )

    def _add_line(self, number: int, scale: float) -> None:
        line = SeatLine(number, scale)
        line.kick.connect(partial(self.room.kick, number))
        line.hand_over.connect(partial(self.room.hand_over, number))
        line.replace.connect(partial(self.room.replace, number))
        self.lines.append(line)
        self._seats.addWidget(line)

    def _standing_changed(self, standing: Standing) -> None:
        if standing.kind != "connected" and self.focusWidget() in (self.ready, self.start):
            # They go grey now; the focus must not fall on what gives a seat away.
            self.talk.line.setFocus()
        self.refresh()
        if standing.kind == "ended":
            self.say(game_word(standing.reason), wrong=True)
        elif standing.kind != "connected":
            self.say(
                tr(
                    "{reason} Coming back by itself as soon as it can be reached…", reason=game_word(standing.reason)
                ).strip(),
                wrong=True,
            )

    # -- one's own deck ------------------------------------------------------------------------------------------------

    def choose_deck(self) -> None:
        """Open the list of decks."""
        now = self.chosen.name if self.chosen else ""
        scale = theme.clamp_scale(self._settings.options.text_scale)
        picker = DeckPicker(self._catalogue, self._settings.options.last_decks, scale, self, now=now)
        picker.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        picker.chosen.connect(self.take_deck)
        picker.open()

    def take_deck(self, chosen: ChosenDeck) -> None:
        """Play this deck: the host checks it."""
        self.chosen = chosen
        self.deck_button.setText(caption(chosen.name))
        self.deck_button.setAccessibleName(tr("Your deck: {name}. Choose another", name=chosen.name))
        self.deck_says.setText(tr("{counts}. The host looks at it…", counts=chosen.counts))
        self.mend.setVisible(bool(chosen.unread))
        self.room.submit_deck(chosen)
        if chosen.unread:
            self.look_at_problems()

    def look_at_problems(self) -> None:
        """Open the lines that were not understood."""
        if self.chosen is None:
            return
        scale = theme.clamp_scale(self._settings.options.text_scale)
        dialog = DeckProblems(self.chosen, self._catalogue, scale, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chosen = self.chosen
        unread = chosen.unread
        dialog.finished.connect(lambda _: self.take_deck(chosen) if chosen.unread < unread else None)
        dialog.open()

    def _deck_checked(self, reasons: tuple[str, ...]) -> None:
        counts = self.chosen.counts if self.chosen else ""
        if reasons:
            why = " ".join(game_word(reason) for reason in reasons)
            self.deck_says.setText(tr("It can’t be played here: {why}", why=why))
            announce(self, self.deck_says.text())
        else:
            self.deck_says.setText(
                tr("{counts}. The host has found it good; the others see only its size.", counts=counts)
            )
            self._lead_to_ready = True
            self.refresh()
        self.deck_says.setStyleSheet(f"color: {theme.BLOOD_BRIGHT if reasons else theme.DIM};")

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A deck file may be dropped."""
        if self.room.seat >= 0 and dropped_file(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """A dropped deck file is played."""
        path = dropped_file(event)
        if path is not None:
            event.acceptProposedAction()
            self.take_file(path)

    def take_file(self, path: Path) -> None:
        """Play the deck of a file; when it can't be read the page says why."""
        try:
            self.take_deck(from_file(path, self._catalogue))
        except UnreadableDeckError as error:
            self.say(game_word(str(error)), wrong=True)

    def _start(self) -> None:
        # The button goes grey at once; the focus must not fall on one that sends somebody away.
        self.talk.line.setFocus()
        self.room.start(self.random_seating.isChecked())

    # -- what the owner does -------------------------------------------------------------------------------------------

    def _fill_seats(self) -> None:
        lobby = self.room.lobby
        self.deck_button.setFocus()  # this button goes away when no seat is open any more
        if lobby is not None:
            for number, seat in enumerate(lobby.seats):
                if seat.player == "open":
                    self.room.replace(number)

    def _change_terms(self) -> None:
        if self.room.lobby is None:
            return
        dialog = TermsDialog(self.room.lobby, theme.clamp_scale(self._settings.options.text_scale), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.changed.connect(self.room.change)
        dialog.open()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.room.invitation)
        self.say(tr("The invitation is copied: paste it where the others can read it."))

    def _key_given(self, seat: int, invitation: str) -> None:
        QGuiApplication.clipboard().setText(invitation)
        lobby = self.room.lobby
        name = (
            lobby.seats[seat].name
            if lobby is not None and 0 <= seat < len(lobby.seats)
            else tr("seat {seat}", seat=seat + 1)
        )
        self.say(
            tr(
                "An invitation to the seat of {name} is copied. Whoever uses it first sits there; "
                "until then nothing changes.",
                name=name,
            )
        )
