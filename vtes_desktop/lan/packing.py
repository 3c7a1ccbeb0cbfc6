"""A card set on its way to a host: packed where it is long, so that a group's whole box fits one message."""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Final

import msgspec

PACKED_FROM: Final = 16 * 1024
"""Bytes of JSON: what is longer goes packed, as a string: Base64 of a zlib stream."""
LARGEST: Final = 512 * 1024
"""Bytes of JSON that a host unpacks; everything that fits a card file's limits is a third of it."""


class PackingError(ValueError):
    """It can't be unpacked; the message is a sentence."""


def packed(extra: msgspec.Raw) -> msgspec.Raw:
    """What goes into a message.

    >>> bytes(packed(msgspec.Raw(b"null")))
    b'null'
    """
    if len(bytes(extra)) < PACKED_FROM:
        return extra
    return msgspec.Raw(msgspec.json.encode(base64.b64encode(zlib.compress(bytes(extra), 9)).decode()))


def unpacked(extra: msgspec.Raw) -> msgspec.Raw:
    """What stands in a message, from anybody; sharing no memory with it. Raises :class:`PackingError`."""
    if not bytes(extra).startswith(b'"'):
        return extra.copy()
    unpacking = zlib.decompressobj()
    try:
        found = unpacking.decompress(base64.b64decode(msgspec.json.decode(extra, type=str), validate=True), LARGEST)
    except (msgspec.MsgspecError, UnicodeError, binascii.Error, ValueError, zlib.error) as error:
        raise PackingError("The card set can’t be unpacked.") from error
    if not unpacking.eof:
        raise PackingError("The card set is cut short, or larger than any card file.")
    return msgspec.Raw(found)
