"""The running game at a guest's: its mirror, and its requests until they are answered, once and only once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from vtes_desktop.lan.frames import FrameError
from vtes_desktop.lan.protocol import IN_FLIGHT, Ask, Begins
from vtes_desktop.play.client import Client
from vtes_desktop.play.credible import goes_on, is_game
from vtes_desktop.play.requests import Request
from vtes_desktop.play.updates import Reply, Update
from vtes_desktop.table.saying import Saying
from vtes_desktop.table.table import NOBODY

SAID: Final = 64 * 1024 * 1024
"""Bytes of sentences that a guest takes in of one game: hundreds of long games have less."""
COPIES: Final = 8_000
"""Cards that a mirror has room for: five times what a host lets on a table, since what is dropped is told later."""
_requests: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


class OutOfStepError(Exception):
    """What the host tells does not go with what it told before; a new snapshot is needed. The message says what."""


class TooMuchError(Exception):
    """The host tells more than any game has; it would fill this machine's memory. The message says what."""


class Mirroring:
    """A game as one guest has it.

    :param send: sends an Ask on the present connection; raises :class:`FrameError` for one that can't be.
    :param number: gives the next message's number.
    """

    def __init__(self, send: Callable[[Ask], None], number: Callable[[], int]) -> None:
        self.client: Client | None = None
        self.earlier = 0
        """The line before which the log has more sentences than the client's; 0 when it has all."""
        self._send = send
        self._number = number
        self._heard = 0
        self._said_bytes = 0
        self._away = "The game has not begun."
        self._waiting: dict[int, tuple[Ask, Callable[[Reply], None]]] = {}
        self._sent: set[int] = set()

    @property
    def in_step(self) -> bool:
        """Whether there is a game, and the host tells of it."""
        return not self._away

    def begins(self, begins: Begins) -> bool:
        """Take in the game as it stands, and ask again what was not answered. Returns whether it is another game.

        Raises :class:`OutOfStepError` and :class:`TooMuchError`.
        """
        snapshot, client = begins.snapshot, self.client
        self._room_for(len(snapshot.table.copies))
        if not is_game(snapshot):
            raise OutOfStepError("The host sent a table that can’t be.")
        self._away = ""
        if client is not None and self._same_game(client, begins):
            missed = begins.said - self._heard
            client.catch_up(snapshot, snapshot.log[-missed:] if missed > 0 else ())
            self._heard = begins.said
            self._sent.clear()
            self._send_more()
            return False
        self.give_up("Another game has begun.")
        self._away = ""
        self._heard, self.earlier = begins.said, begins.earlier
        self.client = Client(snapshot, self.ask)
        return True

    @staticmethod
    def _same_game(client: Client, begins: Begins) -> bool:
        new = begins.snapshot
        same = (client.seat, client.commitment, client.terms, client.name, len(client.table.seats))
        return same == (new.seat, new.commitment, new.terms, new.name, len(new.table.seats))

    def news(self, update: Update) -> None:
        """Bring the mirror up to date. Raises :class:`OutOfStepError` and :class:`TooMuchError`."""
        client = self.client
        if client is None or self._away:
            raise OutOfStepError("The host told of a game that had not begun.")
        if not 0 <= update.n - client.n <= 1:
            raise OutOfStepError(f"After line {client.n} the host told of line {update.n}.")
        if not goes_on(client.table, update):
            raise OutOfStepError("The host told of what can’t be at this table.")
        if update.n > client.n:
            self._heard += len(update.sayings)
        self._room_for(len(client.table.copies) + len(update.changes.copies), update.sayings)
        client.receive(update)

    def _room_for(self, copies: int, sayings: Sequence[Saying] = ()) -> None:
        """Raises :class:`TooMuchError` when there is none."""
        self._said_bytes += len(msgspec.json.encode(sayings)) if sayings else 0
        if copies > COPIES or self._said_bytes > SAID:
            what = f"a table of {copies:,} cards" if copies > COPIES else f"a log of over {SAID >> 20} MiB"
            raise TooMuchError(f"The host told of {what}: no game has that. The table was left; don’t trust this host.")

    def ask(self, request: Request, reply: Callable[[Reply], None]) -> None:
        """Send a request; `reply` is called when it is answered, however often the connection is lost till then.

        While the host can't be reached, and for who only watches, it is refused at once.
        """
        if self._away:
            return reply(Reply(False, self._away))
        if self.client is None or self.client.seat == NOBODY:
            return reply(Reply(False, "You are only watching."))
        try:
            request = _requests.decode(msgspec.json.encode(request))
        except (msgspec.MsgspecError, UnicodeError, OverflowError, TypeError, RecursionError) as error:
            return reply(Reply(False, f"That can't be asked of a table: {error}."))
        ask = Ask(self._number(), request)
        self._waiting[ask.number] = (ask, reply)
        return self._send_more()

    def answered(self, number: int, reply: Reply) -> bool:
        """The answer to a request came; returns whether it was one of this game's."""
        if number not in self._waiting:
            return False
        _, tell = self._waiting.pop(number)
        self._sent.discard(number)
        self._send_more()
        tell(reply)
        return True

    def lost(self, reason: str) -> None:
        """The connection is lost, by this reason; what was not answered waits for the next."""
        if self.client is not None:
            self._away = f"The table can’t be reached just now. {reason}"

    def give_up(self, reason: str) -> None:
        """There will be no next connection: what was not answered is refused by this reason."""
        self._away = reason
        waiting = list(self._waiting.values())
        self._waiting.clear()
        self._sent.clear()
        for _, tell in waiting:
            tell(Reply(False, reason))

    def leave(self) -> None:
        """The guest has gone away from the table: there is no game any more."""
        self.give_up("You have left the table.")
        self.client = None

    def _send_more(self) -> None:
        for number, (ask, _) in list(self._waiting.items()):
            if len(self._sent) >= IN_FLIGHT:
                return
            if number in self._sent:
                continue
            self._sent.add(number)
            try:
                self._send(ask)
            except FrameError as error:
                self.answered(number, Reply(False, str(error)))
