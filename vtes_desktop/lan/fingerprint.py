"""A program's fingerprint: what it is known by on the network. Told without the libraries that encrypt.

The list of games asks which were hosted here each time the program starts, and loading those libraries takes longer
than all the rest of it.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
from pathlib import Path

IDENTITY = "network-identity.pem"
"""The key and the certificate, together, so that neither is ever without the other."""
LARGEST = 64 * 1024
"""Bytes; a P-256 key with its certificate is under one kilobyte."""
_CERTIFICATE = re.compile(rb"-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----")


def fingerprint_of(certificate: bytes) -> str:
    """The fingerprint of a certificate in DER: SHA-256, 64 hex digits."""
    return hashlib.sha256(certificate).hexdigest()


def shown(fingerprint: str) -> str:
    """A fingerprint in groups that two people can compare.

    >>> shown("0123456789abcdef")
    '0123 4567 89AB CDEF'
    """
    return " ".join(fingerprint[start : start + 4].upper() for start in range(0, len(fingerprint), 4))


def own_fingerprint(folder: Path) -> str:
    """This program's fingerprint as a host, 64 hex digits; empty when it has never hosted, or its file can't be read.

    :param folder: where :func:`vtes_desktop.lan.identity.identity` keeps it. Whether the key fits is seen there.
    """
    try:
        with (folder / IDENTITY).open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError:
        return ""
    found = _CERTIFICATE.search(data)
    if found is None or len(data) > LARGEST:
        return ""
    try:
        return fingerprint_of(base64.b64decode(b"".join(found[1].split()), validate=True))
    except binascii.Error:
        return ""
