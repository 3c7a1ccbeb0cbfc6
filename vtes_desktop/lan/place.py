"""A guest's place at a host: a seat, a table that one owns, or one to watch; how it is taken and come back to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

import msgspec
from msgspec.structs import replace

from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.packing import packed
from vtes_desktop.lan.proof import Guest as Proof
from vtes_desktop.lan.tickets import Ticket
from vtes_desktop.play.mixing import Contribution, MixingError
from vtes_desktop.play.updates import Snapshot
from vtes_desktop.table.journal import NO_EXTRA

Done = Callable[[p.ToGuest], None]
"""Called once with a call's answer, or with :class:`~vtes_desktop.lan.protocol.Denied`."""


@dataclass
class Place:
    """Where a guest is, or wants to be."""

    kind: Literal["make", "own", "seat", "watch"]
    """Make: a table that is not there yet. Own: a table that one owns, without a seat."""
    ticket: Ticket
    done: Done
    """Told of the first answer."""
    password: str = ""
    """To be proved: the table's, or for a new table the host's."""
    key: bytes = b""
    """Of a seat that was handed over."""
    terms: p.Terms | None = None
    """Of a table to be made."""
    new_password: str = ""
    extra: msgspec.Raw = field(default_factory=lambda: NO_EXTRA)
    """Of a table to be made: the game's own options and card set."""
    """Of a table to be made."""
    before: Place | None = None
    """Where the guest was at this table before, and is still if this is denied."""
    returning: bool = False
    """Whether the ticket is from before: it is not thrown away before the host says that it is worth nothing."""
    gently: bool = False
    """Whether a seat that is open elsewhere is left there."""
    entered: bool = False
    """Whether the host ever let the guest in: from then on the ticket is enough."""
    number: int = 0
    """Of the message that the host is to answer."""
    _proof: Proof | None = None

    @property
    def kept(self) -> bool:
        """Whether there is something to come back with."""
        return bool(self.ticket.token or self.ticket.owner)

    def enter(self, number: int, fingerprint: str) -> p.ToHost:
        """What to say first, for the first time or again: the beginning of a proof, or the entrance itself.

        Raises :class:`~vtes_desktop.lan.proof.ProofError` for what can't be a password.
        """
        self.number, self._proof = number, None
        if not self.password or (self.entered and self.kept):
            return self._entrance(b"")
        self._proof = Proof(self.password, fingerprint)
        return p.Knock(number, "" if self.kind == "make" else self.ticket.table, self._proof.opening)

    def prove(self, answer: bytes) -> p.ToHost | None:
        """What to say to a Challenge; None to one that was not asked for. Raises ProofError."""
        return self._entrance(self._proof.confirm(answer)) if self._proof else None

    def check(self, proof: bytes) -> None:
        """See that the host knows the password, too, where one was proved to it. Raises ProofError."""
        if self._proof is not None:
            self._proof.check(proof)
            self._proof = None

    def _entrance(self, proof: bytes) -> p.ToHost:
        ticket = self.ticket
        if self.kind == "make":
            assert self.terms is not None
            return p.Make(self.number, self.terms, ticket.owner, self.new_password, proof, extra=packed(self.extra))
        if self.kind == "seat":
            key = b"" if self.entered else self.key
            gently = self.gently and not self.entered
            return p.Join(self.number, ticket.table, ticket.token, ticket.player, proof, key, ticket.owner, gently)
        return p.Watch(self.number, ticket.table, proof, ticket.owner)


def promised(ticket: Ticket, commitment: str) -> tuple[Ticket, bytes]:
    """A ticket with a new random number, and the promise of it to make to a host that has committed to its seed."""
    part = Contribution()
    new = replace(ticket, number=part.number, commitment=commitment, terms="", promises={})
    return new, bytes.fromhex(part.commitment)


def opened(ticket: Ticket, opening: p.Opening) -> Ticket:
    """A ticket with all that was promised, now that the number may be told. Raises :class:`MixingError`."""
    promises = {seat: promise.hex() for seat, promise in enumerate(opening.promises) if promise}
    if not ticket.number or promises.get(opening.seat) != _part(ticket).commitment:
        raise MixingError("The host shows another random number as yours than you promised. Yours was not told to it.")
    return replace(ticket, terms=opening.terms, promises=promises)


def check_promises(ticket: Ticket, snapshot: Snapshot) -> None:
    """See that a game began as everybody had promised. Raises :class:`MixingError` for the first lie."""
    if ticket.promises:
        _part(ticket).check(snapshot.seat, ticket.commitment, ticket.terms, ticket.promises, snapshot)


def _part(ticket: Ticket) -> Contribution:
    part = Contribution()
    part.number = ticket.number
    return part
