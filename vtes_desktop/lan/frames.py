"""Messages as WebSocket frames, as a guest writes and reads them (``PROTOCOL.md``, "On the wire")."""

from __future__ import annotations

import zlib

import msgspec

from vtes_desktop.lan.protocol import LARGEST_TO_GUEST, LARGEST_TO_HOST, ToGuest, ToHost
from vtes_desktop.plain_words import all_plain, may_hide

SHORTEST = 256
"""Bytes of a frame at least."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[ToGuest] = msgspec.json.Decoder(ToGuest)


class FrameError(ValueError):
    """A frame that can't be written or read; the message is a sentence."""


def padded(data: bytes, largest: int) -> bytes:
    """JSON with spaces behind it up to a power of two, :data:`SHORTEST` bytes at least and `largest` at most."""
    size = max(SHORTEST, 1 << (len(data) - 1).bit_length())
    return data.ljust(max(len(data), min(size, largest)))


def to_host(message: ToHost) -> str:
    """A guest's message as a text frame. Raises :class:`FrameError` for one that no host would take."""
    data = _encoder.encode(message)
    if len(data) > LARGEST_TO_HOST:
        raise FrameError(f"That is too much at once: {len(data)} bytes, at most {LARGEST_TO_HOST}.")
    return padded(data, LARGEST_TO_HOST).decode()


def _plain(text: str) -> ToGuest:
    """The message in JSON, with nothing unseen in its words: a host is a stranger, too."""
    message = _decoder.decode(text)
    return all_plain(message) if may_hide(text) else message


def from_host(frame: str | bytes) -> ToGuest:
    """The message in a host's frame: text, or a zlib stream of at most 16 MiB in it. Raises :class:`FrameError`."""
    try:
        if isinstance(frame, str):
            return _plain(frame)
        stream = zlib.decompressobj()
        data = stream.decompress(frame, LARGEST_TO_GUEST)
        if not stream.eof:
            raise FrameError("The host sent a message that is cut short or too large.")
        return _plain(data.decode())
    except (msgspec.MsgspecError, UnicodeError, RecursionError, zlib.error) as error:
        raise FrameError(f"The host sent what can’t be understood: {error}.") from error
