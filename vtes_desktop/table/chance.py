"""Chance: every random result of a game, from a seed that the host commits to before it (design, decision 3).

Across the network the seed is mixed with a number from each seat (:func:`game_key`), so that neither the host nor any
seat can choose what comes; :mod:`vtes_desktop.play.mixing` is the order in which these are told. Draw number *n* uses
the HMAC-SHA256 stream of that key over ``"<n>/<block>"``, so that anybody who is told seed and numbers after the game
can compute each shuffle again from its number and its size alone.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import struct
import sys
from array import array
from collections.abc import Iterator, Sequence
from copy import copy
from typing import Final


def new_seed() -> str:
    """A secret seed, 32 bytes in hex."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What can be told of a seed before the game: its SHA-256 in hex."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def game_key(seed: str, numbers: Sequence[str]) -> str:
    """What a game's chance hangs on, in hex: the seed itself where there are no numbers (everybody at one desktop),
    else the HMAC-SHA256 of the seed over each seat's number, in seat order and each behind its length in bytes.

    `numbers` are in hex; that of a seat that gives none is empty.

    >>> game_key("ab" * 32, ["", ""]) == "ab" * 32
    True
    """
    if not any(numbers):
        return seed
    mixed = b"".join(len(number).to_bytes(2, "big") + number for number in map(bytes.fromhex, numbers))
    return hmac.digest(bytes.fromhex(seed), mixed, "sha256").hex()


_WORDS: Final = struct.Struct(">8I")
"""The numbers of 32 bits each that a digest holds."""
MOST_SIDES = 1 << 32
"""Of so many numbers one is drawn at most; a draw of more would never end."""


class Ids:
    """New ids for copies, in an order that nobody can tell without the game's key.

    An id goes on show when its card does; counted upwards it would then tell when the card was drawn. So the *n*-th id
    is the *n*-th of all 30-bit numbers as a four-round Feistel network of the game's key orders them: none comes twice.
    """

    def __init__(self, key: str, above: int, given: int = 0) -> None:
        # What a round adds to each of its 2**15 halves, two bytes each, from the key and the round's number.
        self._rounds = [
            _halves(hashlib.shake_256(bytes.fromhex(key) + b"id%d" % turn).digest(1 << 16)) for turn in range(4)
        ]
        self._above = above
        self.given = given
        """How many ids were given."""

    def copy(self, given: int) -> Ids:
        """The same ids in the same order, after so many of them."""
        other = copy(self)
        other.given = given
        return other

    def __call__(self) -> int:
        """The next id; all are greater than `above`."""
        given, (one, two, three, four) = self.given, self._rounds
        right = given & 0x7FFF
        first = (given >> 15 ^ one[right]) & 0x7FFF
        second = right ^ (two[first] & 0x7FFF)
        third = first ^ (three[second] & 0x7FFF)
        self.given = given + 1
        return self._above + 1 + (third << 15 | second ^ (four[third] & 0x7FFF))


def _halves(stream: bytes) -> array[int]:
    """The numbers of two bytes each, the high byte first, that a stream of bytes holds."""
    numbers = array("H", stream)
    if sys.byteorder == "little":
        numbers.byteswap()
    return numbers


class Chance:
    """The random draws of one game, in order."""

    def __init__(self, key: str, drawn: int = 0) -> None:
        self._key = bytes.fromhex(key)
        self.drawn = drawn
        """How many draws were made; the next has this number."""

    def copy(self, drawn: int) -> Chance:
        """The same draws in the same order, after so many of them."""
        other = copy(self)
        other.drawn = drawn
        return other

    def _words(self, draw: int) -> Iterator[int]:
        block = 0
        while True:
            yield from _WORDS.unpack(hmac.digest(self._key, f"{draw}/{block}".encode(), "sha256"))
            block += 1

    def _below(self, words: Iterator[int], size: int) -> int:
        """A uniform number from 0 to `size` - 1; words that would favour the low numbers are passed over."""
        limit = (1 << 32) - (1 << 32) % size
        word = next(words)
        while word >= limit:
            word = next(words)
        return word % size

    def number(self, size: int) -> tuple[int, int, int]:
        """Draw one of `size` numbers from 0; returns the draw's number, `size`, and what came.

        Raises ValueError for none to draw from, or more than :data:`MOST_SIDES`.
        """
        if not 1 <= size <= MOST_SIDES:
            raise ValueError(f"One of {size} numbers can't be drawn: it takes 1 to {MOST_SIDES}.")
        draw = self.drawn
        self.drawn += 1
        return draw, size, self._below(self._words(draw), size)

    def order(self, size: int) -> tuple[int, tuple[int, ...]]:
        """Draw an order of `size` cards (Fisher–Yates); returns the draw's number and, for each new position, the old.

        >>> Chance("00" * 32).order(5)
        (0, (3, 0, 1, 2, 4))
        """
        draw = self.drawn
        self.drawn += 1
        words = self._words(draw)
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            other = self._below(words, last + 1)
            order[last], order[other] = order[other], order[last]
        return draw, tuple(order)
