"""Mixing the seats' numbers with the host's seed before a game, so that nobody can choose what chance brings.

In this order, and nothing is told before all of the step before it has come:

1. The host tells everyone :attr:`Mixing.commitment` (to its seed) and :attr:`Mixing.terms` (to all else in the header:
   who sits where, with which cards in which order). From here on it can choose nothing.
2. Each seat tells :attr:`Contribution.commitment`, to its own number. Without this the last to tell its number could,
   together with the host, try numbers until it liked the shuffles.
3. The host tells everyone all those commitments (:attr:`Mixing.commitments`).
4. Each seat tells :attr:`Contribution.number`; the host checks it (:meth:`Mixing.reveal`).
5. The game begins with :meth:`Mixing.header`; its first snapshot names commitment, terms and numbers, and each seat
   checks them (:meth:`Contribution.check`).

What a host could still do is refuse to begin after it has seen all numbers, and try again; everybody sees that.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping

from msgspec.structs import replace

from vtes_desktop.play.updates import Snapshot
from vtes_desktop.table.chance import commitment
from vtes_desktop.table.journal import FORMAT, Header, terms

NUMBER_BYTES = 32
"""Of a seat's number."""


class MixingError(ValueError):
    """Somebody does not keep to what they committed to, or to the order; the message is a sentence."""


def committed(number: str) -> str:
    """The commitment to a seat's number (hex): its SHA-256, in hex.

    Raises :class:`MixingError` for what is no number of :data:`NUMBER_BYTES` bytes.
    """
    try:
        told = bytes.fromhex(number)
    except ValueError as error:
        raise MixingError("A random number must be told in hex.") from error
    if len(told) != NUMBER_BYTES or told.hex() != number:
        raise MixingError(f"A random number must have {NUMBER_BYTES} bytes, in lower-case hex.")
    return hashlib.sha256(told).hexdigest()


class Contribution:
    """A seat's part: one for each game, made new."""

    def __init__(self) -> None:
        self.number = secrets.token_hex(NUMBER_BYTES)
        """Secret until everybody's commitments are known."""

    @property
    def commitment(self) -> str:
        """What may be told at once."""
        return committed(self.number)

    def check(
        self, seat: int, seed_commitment: str, agreed: str, commitments: Mapping[int, str], snapshot: Snapshot
    ) -> None:
        """Compare the game that begins with what was told before it. Raises :class:`MixingError` for the first lie.

        :param seat: this seat.
        :param seed_commitment: as the host told it in step 1.
        :param agreed: the terms of step 1.
        :param commitments: of step 3, by seat; must hold this seat's.
        """
        if snapshot.commitment != seed_commitment:
            raise MixingError("The host began the game with another seed than it had committed to.")
        if snapshot.terms != agreed:
            raise MixingError("The host changed seats, decks or terms after it had committed to them.")
        numbers = dict(enumerate(snapshot.numbers))
        if numbers.get(seat) != self.number:
            raise MixingError("The host left your random number out of the game.")
        for other, promised in commitments.items():
            if not hmac.compare_digest(committed(numbers.get(other, "")), promised):
                raise MixingError(f"The random number of seat {other + 1} is not the one that was committed to.")
        if any(number and other not in commitments for other, number in numbers.items()):
            raise MixingError("The host mixed in a random number that nobody had committed to.")


class Mixing:
    """The host's part, for a game whose header is ready but for the numbers.

    :param seats: the seats that give a number; those without (random players) have none.
    """

    def __init__(self, header: Header, seats: frozenset[int]) -> None:
        self._header = replace(header, numbers=())
        self.seats = seats
        self.commitment = commitment(header.seed)
        self.terms = terms(header)
        self.commitments: dict[int, str] = {}
        """What each seat committed to, by seat."""
        self._numbers: dict[int, str] = {}

    @property
    def committed(self) -> bool:
        """Whether every seat has committed: the numbers may be told now."""
        return self.seats <= self.commitments.keys()

    @property
    def complete(self) -> bool:
        """Whether every seat has told its number: the game can begin."""
        return self.seats <= self._numbers.keys()

    def commit(self, seat: int, promised: str) -> None:
        """Take a seat's commitment. Raises :class:`MixingError` for a second, other one, or for no such seat."""
        if seat not in self.seats:
            raise MixingError(f"Seat {seat + 1} gives no random number.")
        if len(promised) != 64 or not set(promised) <= set("0123456789abcdef"):
            raise MixingError("A commitment is a SHA-256 in lower-case hex.")
        if self.commitments.setdefault(seat, promised) != promised:
            raise MixingError("A commitment can't be changed.")

    def reveal(self, seat: int, number: str) -> None:
        """Take a seat's number. Raises :class:`MixingError` before all have committed, or for another number."""
        if not self.committed:
            raise MixingError("Not everybody has committed to a random number yet.")
        if seat not in self.seats or committed(number) != self.commitments[seat]:
            raise MixingError("That is not the random number that was committed to.")
        self._numbers[seat] = number

    def header(self) -> Header:
        """The header to begin with. Raises :class:`MixingError` while a number is missing."""
        if not self.complete:
            raise MixingError("Not everybody has told their random number yet.")
        numbers = tuple(self._numbers.get(seat, "") for seat in range(len(self._header.seats)))
        return replace(self._header, numbers=numbers, format=FORMAT) if self.seats else self._header
