"""A table on the network as the windows have it: the guest (:mod:`vtes_desktop.lan.guest`) behind Qt's signals.

The connection lives in a thread of its own; all that it hears is posted to Qt's thread, so that nothing slow is ever
done here and nothing of the window is touched elsewhere.
"""

from __future__ import annotations

import datetime
import re
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from shiboken6 import isValid

from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.guest import Guest, Standing
from vtes_desktop.lan.invitation import Address, Invitation
from vtes_desktop.lan.tickets import Ticket
from vtes_desktop.play.client import Client
from vtes_desktop.play.consent import COMPUTER
from vtes_desktop.play.transcript import SUFFIX, Transcript
from vtes_desktop.table.journal import NO_EXTRA
from vtes_desktop.table.saying import Saying
from vtes_desktop.ui.deck_choice import ChosenDeck
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.posting import call
from vtes_desktop.ui.seating import list_of_deck

PARTING_MS = 3000
"""In which a host has heard that one leaves; later one goes without its word."""
MOST_SAYINGS = 200_000
"""Sentences of a log; no game comes near."""


class Room(QObject):
    """One table on the network, before and during its game.

    :param folder: where known hosts and tickets are kept.
    :param seen: the folder of transcripts.
    :param others: where others find the host, when that is somewhere else than `invitation` says.
    """

    changed = Signal()
    """Lobby, seat or ownership."""
    said = Signal(object)
    """A :class:`~vtes_desktop.lan.protocol.Said`."""
    deck_checked = Signal(object)
    """Why one's deck can't be played, in sentences; none when it can."""
    refused = Signal(str)
    """Something that was asked was not done, and why."""
    warned = Signal(str)
    """What the player should see; the game goes on."""
    entered = Signal()
    """One has come to the table."""
    not_entered = Signal(str, str)
    """One was not let in: a code (:data:`~vtes_desktop.lan.protocol.Code`) and the reason."""
    standing_changed = Signal(object)
    """A :class:`~vtes_desktop.lan.guest.Standing`."""
    began = Signal(object)
    """The :class:`~vtes_desktop.play.client.Client` of a game that begins, or runs already."""
    key_given = Signal(int, str)
    """An invitation to a seat that is handed over."""
    lost_seat = Signal(str)
    """The seat is gone for good (or the table, for who watches), and why."""
    closed = Signal()
    """The window's end of it is left."""
    _posted = Signal(object)

    def __init__(
        self,
        invitation: Invitation,
        folder: Path,
        seen: Path,
        others: tuple[Address, ...] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._others = others or invitation.addresses
        self._seen = seen
        self._transcript: Transcript | None = None
        self._invitation = invitation
        self._closed = False
        self._posted.connect(call, Qt.ConnectionType.QueuedConnection)
        self.guest = guest = Guest(invitation, self._post, folder)
        guest.on_standing.append(self._stands)
        guest.on_message.append(self._hear)
        guest.on_game.append(self.began.emit)
        guest.on_lost_seat.append(self.lost_seat.emit)
        guest.on_warning.append(self.warned.emit)

    def _post(self, what: Callable[[], None]) -> None:
        """In the connection's thread: have it called in Qt's."""
        if isValid(self):
            self._posted.emit(what)

    # -- what is so ----------------------------------------------------------------------------------------------------

    @property
    def lobby(self) -> p.Lobby | None:
        """Who sits at the table; None before one has come there."""
        return self.guest.lobby

    @property
    def seat(self) -> int:
        """One's own seat; -1 for who watches."""
        return self.guest.seat

    @property
    def owner(self) -> bool:
        """Whether one has the powers of the table's owner."""
        return self.guest.owner

    @property
    def connected(self) -> bool:
        """Whether the host can be reached now."""
        return self.guest.standing.kind == "connected"

    @property
    def client(self) -> Client | None:
        """The mirror of the running game."""
        return self.guest.client

    @property
    def fingerprint(self) -> str:
        """The host's, 64 hex digits."""
        return self.guest.fingerprint

    @property
    def name(self) -> str:
        """What the table is called."""
        return self.lobby.terms.name if self.lobby is not None else self._invitation.name

    @property
    def invitation(self) -> str:
        """The line that brings others to this table; empty before one has come there."""
        lobby = self.lobby
        if lobby is None or not self.fingerprint:
            return ""
        return str(Invitation(self._others, lobby.table, self.fingerprint, lobby.terms.name))

    # -- coming and going ----------------------------------------------------------------------------------------------

    def make(
        self,
        terms: p.Terms,
        you: str,
        password: str,
        host_password: str = "",
        *,
        seated: bool = True,
        extra: msgspec.Raw = NO_EXTRA,
    ) -> None:
        """Make a table at the host and sit down at it, or only own it; `extra` is the game's own part."""

        def made(answer: p.ToGuest) -> None:
            if isinstance(answer, p.Made) and seated:
                self.guest.join(answer.table, you, password, done=self._came)
            else:
                self._came(answer)

        self.guest.make(terms, password, host_password, done=made, extra=extra)

    def join(self, you: str, password: str, key: bytes = b"") -> None:
        """Take a seat at the table that the invitation names, or at the host's only one."""
        self._to_table(lambda table: self.guest.join(table, you, password, key, done=self._came))

    def watch(self, password: str) -> None:
        """Watch without a seat."""
        self._to_table(lambda table: self.guest.watch(table, password, done=self._came))

    def come_back(self, ticket: Ticket, *, gently: bool = False) -> None:
        """Come back to one's seat after the program was closed; `gently`: not if it is open in another window."""
        self.guest.come_back(ticket, self._came, gently=gently)

    def _to_table(self, go: Callable[[str], None]) -> None:
        if self._invitation.table:
            go(self._invitation.table)
            return

        def seen(answer: p.ToGuest) -> None:
            tables = answer.tables if isinstance(answer, p.Tables) else ()
            if len(tables) == 1:
                go(tables[0].id)
            elif isinstance(answer, p.Denied):
                self._came(answer)
            else:
                names = ", ".join(f"“{table.name}”" for table in tables)
                which = (
                    tr("This host has {count} tables: {names}.", count=len(tables), names=names)
                    if tables
                    else tr("This host has no table.")
                )
                ask = tr("Ask for the invitation to the one that is meant.")
                self._came(p.Denied(0, "no table", f"{which} {ask}"))

        self.guest.look(seen)

    def _came(self, answer: p.ToGuest) -> None:
        if isinstance(answer, p.Denied):
            self.not_entered.emit(answer.code, answer.reason)
        else:
            self.entered.emit()
            self.changed.emit()

    def leave_for_good(self, *, take_away: bool) -> None:
        """Give up one's seat in a lobby, and close as soon as the host has heard of it; :attr:`closed` tells.

        :param take_away: whether its owner takes the table away, too. One at which nobody else is goes with its owner
            in any case; else somebody who is there owns it from now on.
        """
        QTimer.singleShot(PARTING_MS, self, self.close)
        self.standing_changed.connect(lambda standing: self.close() if standing.kind == "ended" else None)
        if self.owner:
            others = [
                n for n, one in enumerate(self._seats()) if one.player == "person" and one.here and n != self.seat
            ]
            if take_away or not others:
                self.guest.finish(lambda _: self.close())  # when it is denied; else the host ends the connection
                return
            self.guest.entrust(others[0])
        self.guest.leave(lambda _: self.close())

    def _seats(self) -> tuple[p.LobbySeat, ...]:
        return self.lobby.seats if self.lobby is not None else ()

    def close(self) -> None:
        """Leave the window's end of it; the seat stays one's own. A second call does nothing."""
        if self._closed:
            return
        self._closed = True
        if self._transcript is not None:
            self._transcript.close()
        # Saying goodbye to a host that does not answer takes seconds; nobody waits for it.
        threading.Thread(target=self.guest.close, name="goodbye", daemon=True).start()
        self.closed.emit()

    # -- the lobby -----------------------------------------------------------------------------------------------------

    def submit_deck(self, chosen: ChosenDeck) -> None:
        """Give the host one's deck; :attr:`deck_checked` tells what it says."""
        deck = list_of_deck(chosen.deck, chosen.name)

        def answered(answer: p.ToGuest) -> None:
            match answer:
                case p.DeckChecked(reasons=reasons):
                    self.deck_checked.emit(reasons)
                case p.Denied(reason=reason):
                    self.deck_checked.emit((reason,))

        self.guest.submit_deck(deck.name, deck.crypt, deck.library, answered)

    def ready(self, on: bool) -> None:
        """Be ready to start, or not any more."""
        self.guest.ready(on, self._refused)

    def say(self, text: str) -> None:
        """Say something to the table."""
        self.guest.say(text, self._refused)

    def start(self, random_seating: bool) -> None:
        """Owner: begin."""
        self.guest.start(random_seating, self._refused)

    def kick(self, seat: int) -> None:
        """Owner: send whoever has the seat away."""
        seats = self._seats()
        self.guest.kick(seat, self._refused, seats[seat].name if 0 <= seat < len(seats) else "")

    def change(self, terms: p.Terms, password: str | None) -> None:
        """Owner: other terms for the lobby, and another password (None: as it is)."""
        self.guest.change(terms, self._refused, password)

    def replace(self, seat: int) -> None:
        """Owner: let a regular computer player fill the seat."""
        self.guest.replace(seat, self._refused, computer=f"{COMPUTER} regular plain")

    def finish(self) -> None:
        """Owner: the table is finished for good."""
        self.guest.finish(self._refused)

    def hand_over(self, seat: int) -> None:
        """Let somebody else have the seat: :attr:`key_given` brings the invitation to it."""

        def answered(answer: p.ToGuest) -> None:
            if isinstance(answer, p.HandedOver):
                self.key_given.emit(answer.seat, with_key(self.invitation, answer.key))
            else:
                self._refused(answer)

        self.guest.hand_over(seat, answered)

    def fetch_earlier(self, done: Callable[[list[Saying]], None]) -> None:
        """What the log has of before the sentences that came at first; `done` gets them all, in order."""
        found: list[Saying] = []

        def ask(before: int) -> None:
            def take(answer: p.ToGuest) -> None:
                if isinstance(answer, p.Sayings):
                    found[:0] = answer.sayings
                    if 0 < answer.before < before and len(found) < MOST_SAYINGS:
                        ask(answer.before)
                        return
                done(found)

            self.guest.earlier_sayings(before, take)

        if self.guest.earlier:
            ask(self.guest.earlier)

    def fetch_journal(self, done: Callable[[bytes | str], None]) -> None:
        """After the game: the host's journal; `done` gets its bytes, or why there is none."""
        self.guest.fetch_journal(lambda got: done(got if isinstance(got, bytes) else got.reason))

    def _refused(self, answer: p.ToGuest) -> None:
        if isinstance(answer, p.Denied):
            self.refused.emit(answer.reason)

    # -- what is heard -------------------------------------------------------------------------------------------------

    @property
    def transcript(self) -> Path | None:
        """Where it is kept what one was told of the game; None before it began."""
        return self._transcript.path if self._transcript is not None else None

    def _stands(self, standing: Standing) -> None:
        self.standing_changed.emit(standing)
        self.changed.emit()
        if standing.kind == "ended" and self.lobby is not None:
            self.lost_seat.emit(standing.reason)

    def _hear(self, message: p.ToGuest) -> None:
        match message:
            case p.Said():
                self.said.emit(message)
            case p.Begins(snapshot=snapshot):
                self._keep(snapshot.commitment).began(snapshot)
            case p.News(update=update) if self._transcript is not None:
                self._transcript.heard(update)
            case p.DeckChecked(number=0, reasons=reasons):
                self.deck_checked.emit(reasons)  # nobody has asked: the table's terms have changed
            case p.Lobby() | p.Seated() | p.Watching() | p.Left():
                self.changed.emit()

    def _keep(self, commitment: str) -> Transcript:
        """The transcript of this game: one file, also when one leaves and comes back."""
        if self._transcript is None:
            seat = self.seat + 1 if self.seat >= 0 else "watching"
            name = re.sub(r"[^\w .-]+", "_", self.name)[:40].strip(" .") or "game"
            day = datetime.date.today().isoformat()
            before = sorted(self._seen.glob(f"* {commitment[:12]} {seat}{SUFFIX}")) if self._seen.is_dir() else []
            self._seen.mkdir(parents=True, exist_ok=True)
            path = before[0] if before else self._seen / f"{day} {name} {commitment[:12]} {seat}{SUFFIX}"
            self._transcript = Transcript(path)
            if self._transcript.unsaved:
                self.warned.emit(self._transcript.unsaved)
        return self._transcript


def with_key(invitation: str, key: bytes) -> str:
    """An invitation to a seat that is handed over: whoever uses it first sits there."""
    return f"{invitation}&seat={key.hex()}"


def key_in(text: str) -> bytes:
    """The key of an invitation to a seat; empty when it is to a table.

    >>> key_in(with_key("vtes://10.0.0.7/k3Vq9x?name=Friday", b"\\x01\\x02"))
    b'\\x01\\x02'
    """
    found = re.search(r"[?&]seat=((?:[0-9a-f]{2}){1,16})(?:[&\\s]|$)", text)
    return bytes.fromhex(found[1]) if found else b""
