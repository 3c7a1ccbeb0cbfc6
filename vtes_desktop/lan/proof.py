"""Proving a table's password without sending it: SPAKE2, bound to the host's certificate.

Guest and host each mix the password into a key exchange. They come to the same key only with the same password *and*
the same certificate in mind: who stands in between has another certificate, so whatever he passes on is worth nothing.
Neither what is overheard nor what an impostor collects allows trying passwords at leisure; each attempt to join tests
one password, and the host counts those that don't end well.

The exchange, four messages of 32 to 33 bytes::

    guest                                          host
    Guest(password, fingerprint).opening  ──────▶  Host(password, fingerprint).answer(opening)
    .confirm(answer)                      ◀──────
                                          ──────▶  .check(confirmation): the guest knows the password
    .check(confirmation)                  ◀──────  the host does, too

The `spake2` package does the arithmetic in plain Python, about 15 ms for each side; it is not constant-time, which a
password for one evening's table, tried a few times at most, can bear.
"""

from __future__ import annotations

import hmac
import unicodedata

from spake2 import SPAKE2_A, SPAKE2_B, SPAKEError  # type: ignore[import-untyped]
from spake2.ed25519_basic import NotOnCurve  # type: ignore[import-untyped]

OPENING_BYTES = 33
LONGEST = 200
"""Characters of a password."""
_PURPOSE = b"vtes-desktop table password 1"


class ProofError(Exception):
    """The proof failed; the message is a sentence."""


class WrongPasswordError(ProofError):
    """The two don't have the same password, or somebody with another certificate stands between them."""


def _secret(password: str) -> bytes:
    """What is typed on one keyboard and read from another's screen must be the same bytes."""
    if not 0 < len(password) <= LONGEST:
        raise ProofError(f"A table’s password has 1 to {LONGEST} characters.")
    return unicodedata.normalize("NFC", password).encode()


def _names(fingerprint: str) -> tuple[bytes, bytes]:
    return _PURPOSE + b" guest", _PURPOSE + b" host " + bytes.fromhex(fingerprint)


def _key(side: SPAKE2_A | SPAKE2_B, message: bytes) -> bytes:
    """The common key, if both know the password. Raises :class:`ProofError`."""
    if len(message) != OPENING_BYTES:
        raise ProofError("The proof of the password is damaged.")
    try:
        key: bytes = side.finish(message)
    except (ValueError, NotOnCurve, SPAKEError) as error:  # no point of the curve, or our own message sent back
        raise ProofError("The proof of the password is damaged.") from error
    return key


def _confirmation(key: bytes, who: bytes) -> bytes:
    return hmac.digest(key, _PURPOSE + b" confirmed by " + who, "sha256")


class Guest:
    """The guest's side, for one attempt.

    :param fingerprint: of the certificate that the connection really has, 64 hex digits.
    """

    def __init__(self, password: str, fingerprint: str) -> None:
        guest, host = _names(fingerprint)
        self._side = SPAKE2_A(_secret(password), idA=guest, idB=host)
        self._key = b""
        self.opening: bytes = self._side.start()
        """The first message, for the host."""

    def confirm(self, answer: bytes) -> bytes:
        """The third message: the guest shows that it has the key. Raises :class:`ProofError`."""
        self._key = _key(self._side, answer)
        return _confirmation(self._key, b"guest")

    def check(self, confirmation: bytes) -> None:
        """See that the host has the key, too. Raises :class:`WrongPasswordError`."""
        if not self._key or not hmac.compare_digest(confirmation, _confirmation(self._key, b"host")):
            raise WrongPasswordError("The host did not prove that it knows the password. Nothing was told to it.")


class Host:
    """The host's side, for one attempt; a failed or unfinished one counts as a wrong guess."""

    def __init__(self, password: str, fingerprint: str) -> None:
        guest, host = _names(fingerprint)
        self._side = SPAKE2_B(_secret(password), idA=guest, idB=host)
        self._key = b""

    def answer(self, opening: bytes) -> bytes:
        """The second message, to the guest's first. Raises :class:`ProofError`."""
        message: bytes = self._side.start()
        self._key = _key(self._side, opening)
        return message

    def check(self, confirmation: bytes) -> bytes:
        """See that the guest knows the password; returns the fourth message. Raises :class:`WrongPasswordError`."""
        key, self._key = self._key, b""
        if not key or not hmac.compare_digest(confirmation, _confirmation(key, b"guest")):
            raise WrongPasswordError("That is not the table’s password.")
        return _confirmation(key, b"host")
