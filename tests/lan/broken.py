"""Bytes that no program means: TLS records, HTTP requests and WebSocket frames, bent out of shape.

All takes a `random.Random`, so that a seed tells what was sent.
"""

from __future__ import annotations

import asyncio
import random
import ssl
import struct
from collections.abc import Callable, Sequence

from vtes_desktop.lan.identity import guest_context
from vtes_desktop.lan.protocol import PATH

UPGRADE = (
    b"GET " + PATH.encode() + b" HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
"""A request that every host grants."""
_WORDS = (
    b"\xff",
    b"\x00",
    b"\r\n",
    b"\n",
    b":",
    b",",
    b"\t",
    b" " * 300,
    b"\xed\xb3\xbf",
    b"\xe9",
    b"%s%n",
)
_LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536, 65_537, 2**31, 2**32, 2**62, 2**63, 2**64 - 1)


def bent(data: bytes, dice: random.Random) -> bytes:
    """The bytes with a few of them changed, lost, doubled or moved."""
    broken = bytearray(data)
    for _ in range(dice.choice((1, 1, 1, 2, 5, 30))):
        place = dice.randrange(len(broken) + 1)
        match dice.randrange(7):
            case 0 if broken:
                broken[place % len(broken)] ^= 1 << dice.randrange(8)
            case 1 if broken:
                broken[place % len(broken)] = dice.randrange(256)
            case 2:
                del broken[place : place + dice.randrange(1, 20)]
            case 3:
                broken[place:place] = dice.choice(_WORDS)
            case 4:
                broken[place:place] = broken[place : place + dice.randrange(1, 40)]
            case 5:
                del broken[place:]
            case 6:
                other = dice.randrange(len(broken) + 1)
                piece = broken[place : place + 8]
                del broken[place : place + 8]
                broken[other:other] = piece
    return bytes(broken)


def request(dice: random.Random) -> bytes:
    """An HTTP request that is none, or hardly one."""
    if dice.randrange(3) == 0:
        return bent(UPGRADE, dice)
    lines = UPGRADE[:-4].split(b"\r\n")
    place = dice.randrange(len(lines))
    match dice.randrange(5):
        case 0:
            lines[place] += dice.choice(_WORDS)
        case 1:
            name, _, value = lines[place].partition(b" ")
            lines[place] = name + b" " + bent(value, dice)
        case 2:
            lines.insert(place, lines[-1 - place])
        case 3:
            del lines[place]
        case 4:
            lines.insert(1, b"X-%d: " % place + dice.randbytes(dice.randrange(60)))
    return b"\r\n".join(lines) + b"\r\n\r\n"


def frame(payload: bytes, opcode: int = 1, *, fin: bool = True, mask: bytes | None = b"\x01\x02\x03\x04") -> bytes:
    """A WebSocket frame as a client sends it."""
    head = bytes([(0x80 if fin else 0) | opcode])
    masked = 0x80 if mask is not None else 0
    if len(payload) < 126:
        head += bytes([masked | len(payload)])
    elif len(payload) < 65_536:
        head += bytes([masked | 126]) + struct.pack("!H", len(payload))
    else:
        head += bytes([masked | 127]) + struct.pack("!Q", len(payload))
    if mask is None:
        return head + payload
    whole = mask * (len(payload) // 4 + 1)
    return head + mask + bytes(a ^ b for a, b in zip(payload, whole, strict=False))


def frames(messages: Sequence[bytes], dice: random.Random) -> bytes:
    """A frame that was one of these messages, or several of them."""
    payload = dice.choice(messages)
    match dice.randrange(14):
        case 0:
            return frame(bent(payload, dice))
        case 1:
            return bent(frame(payload), dice)
        case 2:
            return frame(payload, mask=None)
        case 3:
            cut = dice.randrange(len(payload) + 1)
            return frame(payload[:cut], fin=False) + frame(payload[cut:], 0, fin=bool(dice.randrange(2)))
        case 4:
            length = struct.pack("!Q", dice.choice(_LENGTHS))
            return bytes([0x81, 0xFF]) + length + bytes(4) + payload
        case 5:
            return frame(dice.randbytes(dice.choice((0, 1, 2, 3, 125, 126, 2_000))), dice.choice((8, 9, 10)))
        case 6:
            return frame(payload, dice.randrange(16), fin=bool(dice.randrange(2)))
        case 7:
            return bytes([dice.randrange(256), dice.randrange(256)]) + dice.randbytes(dice.randrange(40))
        case 8:
            place = dice.randrange(len(payload) + 1)
            return frame(
                payload[:place] + dice.choice((b"\xff", b"\xed\xa0\x80", b"\xc0\x80", b"\xf5")) + payload[place:]
            )
        case 9:
            return b"".join(frame(dice.choice(messages)) for _ in range(dice.randrange(1, 6)))[dice.randrange(3) :]
        case 10:
            return frame(struct.pack("!H", dice.choice((0, 999, 1000, 1005, 1006, 1015, 3000, 65_535))) + b"\xff", 8)
        case 11:
            return frame(b"", 0) if dice.randrange(2) else frame(b"[" * dice.randrange(60_000))
        case 12:
            return frame(payload)[: dice.randrange(1, 8)]
    return frame(payload)


def pieces(data: bytes, dice: random.Random) -> list[bytes]:
    """The bytes as a network may bring them."""
    if dice.randrange(3):
        return [data]
    cuts = sorted(dice.randrange(len(data) + 1) for _ in range(dice.randrange(1, 6)))
    return [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True) if a < b]


class Tls:
    """TLS over a stream, with its records in the hand: what is sent can be bent before and after it is encrypted."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self._in, self._out = ssl.MemoryBIO(), ssl.MemoryBIO()
        self._tls = guest_context().wrap_bio(self._in, self._out)

    def greeting(self) -> bytes:
        """The first record, which begins the handshake."""
        with _wanting():
            self._tls.do_handshake()
        return self._out.read()

    async def shake_hands(self, bend: Callable[[bytes], bytes] = bytes) -> None:
        """The whole handshake; each flight of records may be bent."""
        data = self.greeting()
        while True:
            self.writer.write(bend(data))
            came = await self.reader.read(65_536)
            if not came:
                raise ConnectionResetError
            self._in.write(came)
            with _wanting() as wanting:
                self._tls.do_handshake()
            data = self._out.read()
            if not wanting.more:
                self.writer.write(data)
                return

    def encrypted(self, data: bytes) -> bytes:
        """The records of these bytes."""
        self._tls.write(data)
        return self._out.read()


class _wanting:  # noqa: N801 - reads as a verb
    """Whether TLS wants to read more first."""

    more = False

    def __enter__(self) -> _wanting:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> bool:
        self.more = kind is not None and issubclass(kind, ssl.SSLWantReadError)
        return self.more
