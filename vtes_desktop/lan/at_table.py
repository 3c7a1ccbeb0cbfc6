"""What a guest can say to the host at a table, and what answers it: the part of :class:`~vtes_desktop.lan.guest.Guest`
that only passes on messages."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.calls import Calls
from vtes_desktop.lan.place import Done
from vtes_desktop.table.journal import LARGEST


def ignore(_: p.ToGuest) -> None:
    """For an answer that nobody waits for."""


def _word() -> bytes:
    """A word for one deed, so that the host does it once however often it is sent."""
    return secrets.token_bytes(8)


class AtTable:
    """Messages to the table. Each is sent at once, or when the connection is there again: the host does none twice."""

    _calls: Calls
    _number = 0

    def _next(self) -> int:
        """The number of the next message."""
        self._number += 1
        return self._number

    def submit_deck(self, name: str, crypt: Sequence[int], library: Sequence[int], done: Done = ignore) -> None:
        """The deck of one's seat: card ids, one for each copy. `done` gets DeckChecked or Denied."""
        number = self._next()
        self._calls.call(number, p.SubmitDeck(number, name[:200], tuple(crypt), tuple(library)), done, again=True)

    def say(self, text: str, refused: Done = ignore) -> None:
        """Say something to everyone at the table."""
        number = self._next()
        self._calls.call(number, p.Say(number, text, _word()), refused, again=True)

    def change(self, terms: p.Terms, refused: Done = ignore, password: str | None = None) -> None:
        """Owner: other terms for a lobby.

        :param password: the table's from now on (empty for none); None to leave it as it is.
        """
        number = self._next()
        self._calls.call(number, p.Change(number, terms, password, _word()), refused, again=True)

    def start(self, random_seating: bool = True, refused: Done = ignore) -> None:
        """Owner: begin."""
        number = self._next()
        self._calls.call(number, p.Start(number, random_seating, _word()), refused, again=True)

    def kick(self, seat: int, refused: Done = ignore, name: str = "") -> None:
        """Owner: send whoever has this seat away.

        :param name: who is meant: when somebody else sits there by now it is denied.
        """
        number = self._next()
        self._calls.call(number, p.Kick(number, seat, name, _word()), refused, again=True)

    def hand_over(self, seat: int, done: Done) -> None:
        """Owner, or who has the seat: let somebody else have it. `done` gets HandedOver with the key, or Denied."""
        number = self._next()
        self._calls.call(number, p.HandOver(number, seat), done)

    def replace(self, seat: int, refused: Done = ignore, computer: str = "") -> None:
        """Owner: let a computer player fill this seat (as in :class:`p.Replace`; empty: a random one)."""
        number = self._next()
        self._calls.call(number, p.Replace(number, seat, _word(), computer), refused, again=True)

    def entrust(self, seat: int, refused: Done = ignore) -> None:
        """Owner: give the table to whoever is at this seat."""
        number = self._next()
        self._calls.call(number, p.Entrust(number, seat, _word()), refused, again=True)

    def finish(self, refused: Done = ignore) -> None:
        """Owner: the table is finished for good."""
        number = self._next()
        self._calls.call(number, p.Finish(number, _word()), refused, again=True)

    def earlier_sayings(self, before: int, done: Done) -> None:
        """Sentences of the log before a line. `done` gets Sayings or Denied."""
        number = self._next()
        self._calls.call(number, p.Earlier(number, before), done, again=True)

    def fetch_journal(self, done: Callable[[bytes | p.Denied], None]) -> None:
        """After the table is finished: its journal, cut for this seat. `done` gets all its bytes, or Denied."""
        data = bytearray()

        def fetch() -> None:
            number = self._next()
            self._calls.call(number, p.Fetch(number, len(data)), take, again=True)

        def take(answer: p.ToGuest) -> None:
            if not isinstance(answer, p.Piece):
                return done(answer if isinstance(answer, p.Denied) else p.Denied(0, "fault", "No journal was sent."))
            if answer.offset != len(data) or answer.total > LARGEST or len(answer.data) > p.PIECE:
                return done(p.Denied(0, "fault", "The host sends a journal that can’t be one. Nothing of it was kept."))
            data.extend(answer.data)
            return fetch() if answer.data and len(data) < answer.total else done(bytes(data))

        fetch()
