"""Coming to a host's table: taking a seat, coming back to it, watching, and going away."""

from __future__ import annotations

import re
from typing import Final

from vtes_desktop.lan import protocol as p
from vtes_desktop.lan import saved as s
from vtes_desktop.lan.hosted_table import HostedTable
from vtes_desktop.lan.visitor import DeniedError, Visitor
from vtes_desktop.plain_words import plain, skeleton, told_apart
from vtes_desktop.table.table import NOBODY

SPECTATOR: Final = "A spectator"
"""So is called who talks without a seat; no player's name can be taken for it."""
PASSING: Final = (SPECTATOR, "Spectator", "The spectator", "The table", "The host", "The referee")
"""Names by which somebody with a seat would pass for somebody else."""
_PASSING: Final = {skeleton(name) for name in PASSING}


def join(table: HostedTable, visitor: Visitor, message: p.Join, proof: bytes | None) -> None:
    """Give a visitor a seat, or its seat back. Raises :class:`DeniedError`.

    :param proof: that the host knows the password; None when the visitor has not proved that it does.
    """
    seat = table.seat_of(message.token)
    if seat == NOBODY:
        seat = _take_seat(table, message, known=proof is not None)
        reason = "Your seat was handed over to somebody else."
    else:
        if message.gently and any(table.at(seat)):
            raise DeniedError("elsewhere", "Your seat is open in another window.")
        reason = "You came to this seat from elsewhere."
        _from_computer_player(table, seat)
    for other in table.at(seat):
        table.depart(other, "elsewhere", reason, quiet=True)
    _stop_watching(table, visitor)
    visitor.seat, visitor.owner = seat, visitor.owner or table.owned_by(message.owner)
    asked = table.running.last_asked(seat) if table.running else 0
    visitor.send(p.Seated(message.number, table.saved.id, seat, asked, proof or b"", visitor.owner))
    table.arrive(visitor)


def _take_seat(table: HostedTable, message: p.Join, *, known: bool) -> int:
    """The seat that a token new at the table gets, kept on disk. Raises :class:`DeniedError`."""
    saved = table.saved
    if s.digest(message.token) in saved.sent_away:
        raise DeniedError("kicked", "The table’s owner sent you away.")
    if message.key:
        seat = next((n for n, one in enumerate(saved.seats) if s.same(one.key, message.key)), NOBODY)
        if seat == NOBODY or saved.state in ("starting", "finished"):
            raise DeniedError("token", "That key is for no seat here; somebody may have used it already.")
    else:
        if saved.password and not known:
            raise DeniedError("password", "This table has a password.")
        if saved.state != "lobby":
            raise DeniedError("now", "The game has begun. Somebody at the table can hand over a seat to you.")
        seat = next((n for n, one in enumerate(saved.seats) if one.player == "open"), NOBODY)
        if seat == NOBODY:
            raise DeniedError("full", "Every seat at this table is taken.")
    before, token = saved.seats[seat], s.digest(message.token)
    if saved.state == "lobby":
        # Whoever had the seat before keeps her deck to herself.
        saved.seats[seat] = s.SavedSeat(free_name(saved, message.name, seat), "person", token)
    else:
        saved.seats[seat] = s.SavedSeat(before.name, "person", token, deck=before.deck)
    table.keep()
    if saved.state == "playing":
        table.say(f"{plain(message.name)} has taken the seat of {before.name}, and sees its hand")
    if table.running:
        table.running.dismiss_computer(seat)
    return seat


def free_name(saved: s.Saved, wanted: str, seat: int) -> str:
    """A name for this seat, in plain words, that can be taken for no other's, nor for a spectator or the table."""
    if skeleton(re.sub(r"[\W\d_]+", " ", plain(wanted))) in _PASSING:
        wanted = ""
    others = (other.name for n, other in enumerate(saved.seats) if n != seat and other.player != "open")
    return told_apart(wanted, others)


def _from_computer_player(table: HostedTable, seat: int) -> None:
    """A seat's person comes back, and takes it from the computer player if one has it."""
    if table.saved.seats[seat].player == "random":
        table.saved.seats[seat].player = "person"
        table.saved.seats[seat].computer = ""
        table.keep()
        if table.running:
            table.running.dismiss_computer(seat)


def watch(table: HostedTable, visitor: Visitor, message: p.Watch, proof: bytes | None) -> None:
    """Let a visitor watch, or its owner see to the table. Raises :class:`DeniedError`."""
    terms = table.saved.terms
    owner = visitor.owner or table.owned_by(message.owner)
    if not owner:
        if not terms.spectators:
            raise DeniedError("rights", "This table does not want spectators.")
        if table.saved.password and proof is None:
            raise DeniedError("password", "This table has a password.")
        others = sum(other.watching for other in table.visitors if other is not visitor)
        if others >= table.house.limits.spectators:
            raise DeniedError("full", "There is no room for more spectators.")
    _stop_watching(table, visitor)
    visitor.owner, visitor.watching = owner, terms.spectators
    visitor.send(p.Watching(message.number, table.saved.id, terms.delay, proof or b"", owner))
    table.arrive(visitor)


def _stop_watching(table: HostedTable, visitor: Visitor) -> None:
    """A visitor that is at the table already comes as something else."""
    if table.running:
        table.running.end(visitor)
    visitor.watching = False


def leave(table: HostedTable, visitor: Visitor, number: int) -> None:
    """A visitor goes by its own wish; from a lobby with its seat. Raises :class:`DeniedError`."""
    seat = visitor.seat
    if seat != NOBODY and table.saved.state == "lobby":
        table.saved.seats[seat] = s.SavedSeat()
        table.keep()
    table.depart(visitor, quiet=True)
    visitor.send(p.Left(number))
    table.tell_change()
