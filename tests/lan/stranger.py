"""A client written from ``PROTOCOL.md`` and ``protocol.schema.json`` alone: nothing of this program is imported here.

It comes by an invitation, proves a password, plays what it is asked, keeps a mirror of the table and the checksum of
every line that it is told, comes back when the connection is lost, and checks the host's journal against all of that.
Sections named in comments are those of ``PROTOCOL.md``.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import random
import secrets
import ssl
import unicodedata
import zlib
from collections.abc import Callable
from itertools import pairwise
from typing import Any
from urllib.parse import parse_qs, urlsplit

from spake2 import SPAKE2_A  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]
WAIT = 60.0
"""Seconds for anything to come: no measure, only so that a fault does not hang."""
PURPOSE = b"vtes-desktop table password 1"


class Unexpected(Exception):  # noqa: N818
    """The host did not keep to the protocol."""


# -- Coming to a host ----------------------------------------------------------------------------------------------


def invited(invitation: str) -> tuple[str, int, str, bytes]:
    """An invitation's first host and port, its table and the fingerprint ("Invitations")."""
    parts = urlsplit(invitation)
    code = parse_qs(parts.query)["fingerprint"][0]
    fingerprint = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))
    return parts.hostname or "", parts.port or 27182, parts.path.strip("/"), fingerprint


def announced(record: dict[str, bytes]) -> Message:
    """A TXT record in words ("Finding tables")."""
    told = {key: value.decode() for key, value in record.items()}
    return {
        "table": told["t"],
        "name": told["n"],
        "fingerprint": base64.urlsafe_b64decode(told["f"] + "=" * (-len(told["f"]) % 4)),
        "seats": int(told["s"]),
        "taken": int(told["k"]),
        "password": told["p"] == "1",
        "state": told["g"],
        "version": int(told["v"]),
    }


def padded(data: bytes) -> bytes:
    """Spaces up to 256 bytes or the next power of two ("On the wire")."""
    size = 256
    while size < len(data):
        size *= 2
    return data.ljust(min(size, 64 * 1024))


class Stranger:
    """A guest, across all its connections."""

    def __init__(self, invitation: str, name: str, seed: int) -> None:
        self.host, self.port, self.table, self.fingerprint = invited(invitation)
        self.name = name
        self.token = secrets.token_bytes(32)
        self.owner = secrets.token_bytes(32)
        self.random = secrets.token_bytes(32)
        self.dice = random.Random(seed)
        self.number = 0
        self.seat = -1
        self.asked_before = 0
        self.commitment = ""
        self.terms = ""
        self.promises: list[bytes] = []
        self.snapshot: Message = {}
        self.mirror: Message = {}
        self.asks: list[Message] = []
        self.asked: Message | None = None
        self.reveal: Message | None = None
        self.line = -1
        self.sums: dict[int, str] = {}
        """The checksum of each line that was told."""
        self.answers = 0
        self.came_back = 0
        self._socket: ClientConnection | None = None
        self._unread: list[Message] = []

    # -- On the wire ---------------------------------------------------------------------------------------------------

    async def connect(self) -> Message:
        """Connect, compare the fingerprint, say hello."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        self._socket = await connect(
            f"wss://{self.host}:{self.port}/vtes",
            ssl=context,
            server_hostname="",
            compression=None,
            max_size=16 * 1024 * 1024,
            proxy=None,
        )
        certificate = self._socket.transport.get_extra_info("ssl_object").getpeercert(binary_form=True)
        if hashlib.sha256(certificate).digest() != self.fingerprint:
            raise Unexpected("another host")
        await self.send("hello", oldest=1, newest=1, program="a stranger")
        return await self.hear("welcome")

    async def send(self, kind: str, **fields: Any) -> None:
        """Send a message; bytes go as Base64."""
        told = {name: _base64(value) if isinstance(value, bytes) else value for name, value in fields.items()}
        assert self._socket is not None
        await self._socket.send(padded(json.dumps({"type": kind, **told}).encode()).decode())

    def next(self) -> int:
        """The number of the next message."""
        self.number += 1
        return self.number

    async def receive(self) -> Message:
        """The next message, taken in."""
        assert self._socket is not None
        async with asyncio.timeout(WAIT):
            frame = await self._socket.recv()
        # A binary frame is a zlib stream with padding behind it.
        text = frame if isinstance(frame, str) else zlib.decompressobj().decompress(frame).decode()
        message: Message = json.loads(text)
        self._take_in(message)
        return message

    async def hear(self, kind: str, when: Callable[[Message], bool] = lambda _: True) -> Message:
        """The next message of a kind, also among those that came while another was waited for."""
        for place, message in enumerate(self._unread):
            if message["type"] == kind and when(message):
                del self._unread[: place + 1]
                return message
        self._unread.clear()
        while True:
            message = await self.receive()
            if message["type"] == kind and when(message):
                return message
            if message["type"] in ("denied", "refused"):
                raise Unexpected(message["reason"])
            self._unread.append(message)

    async def pull_the_cable(self) -> None:
        """Lose the connection without a word."""
        assert self._socket is not None
        self._socket.transport.abort()
        await self._socket.wait_closed()
        self._unread.clear()

    async def close(self) -> None:
        """Go away."""
        if self._socket is not None:
            await self._socket.close()

    # -- A password ----------------------------------------------------------------------------------------------------

    async def prove(self, table: str, password: str) -> tuple[bytes, bytes]:
        """Knock; returns the proof to be sent and the one that must come back."""
        secret = unicodedata.normalize("NFC", password).encode()
        side = SPAKE2_A(secret, idA=PURPOSE + b" guest", idB=PURPOSE + b" host " + self.fingerprint)
        await self.send("knock", number=self.next(), table=table, opening=side.start())
        challenge = await self.hear("challenge")
        key = side.finish(base64.b64decode(challenge["answer"]))

        def confirmation(who: bytes) -> bytes:
            return hmac.digest(key, PURPOSE + b" confirmed by " + who, "sha256")

        return confirmation(b"guest"), confirmation(b"host")

    # -- A table -------------------------------------------------------------------------------------------------------

    async def make(self, terms: Message, password: str) -> str:
        """Make a table and own it; returns its id."""
        await self.send("make", number=self.next(), terms=terms, owner=self.owner, password=password)
        self.table = (await self.hear("made"))["table"]
        return self.table

    async def join(self, password: str = "") -> None:
        """Take a seat; without a password, come back to it."""
        proof, expected = await self.prove(self.table, password) if password else (b"", b"")
        await self.send("join", number=self.next(), table=self.table, token=self.token, name=self.name, proof=proof)
        seated = await self.hear("seated")
        if base64.b64decode(seated["proof"]) != expected:
            raise Unexpected("the host does not know the password")
        self.seat, self.asked_before = seated["seat"], seated["asked"]

    async def get_ready(self, crypt: list[int], library: list[int]) -> None:
        """Hand in a deck and promise a random number."""
        await self.send("deck", number=self.next(), name="Strange", crypt=crypt, library=library)
        if reasons := (await self.hear("deck checked")).get("reasons"):
            raise Unexpected(str(reasons))
        await self.send("ready", number=self.next(), promise=hashlib.sha256(self.random).digest())
        lobby = await self.hear("lobby", lambda lobby: bool(lobby["seats"][self.seat].get("ready")))
        self.commitment = lobby["commitment"]

    async def open_up(self) -> None:
        """The game starts: tell the number, and see that the host keeps to what it said ("Chance")."""
        opening = await self.hear("opening")
        self.promises, self.terms = [base64.b64decode(each) for each in opening["promises"]], opening["terms"]
        await self.send("open", value=self.random)
        await self.hear("begins")
        told = self.snapshot
        if told["commitment"] != self.commitment or told["terms"] != self.terms:
            raise Unexpected("another commitment or other terms")
        if told["numbers"][opening["seat"]] != self.random.hex():
            raise Unexpected("my number was left out")
        for promise, number in zip(self.promises, told["numbers"], strict=True):
            if promise and hashlib.sha256(bytes.fromhex(number)).digest() != promise:
                raise Unexpected("a broken promise")

    # -- The game ------------------------------------------------------------------------------------------------------

    def _take_in(self, message: Message) -> None:
        match message:
            case {"type": "begins", "snapshot": snapshot}:
                self.snapshot = snapshot
                self.seat, self.line = snapshot["seat"], snapshot["n"]
                self.mirror = snapshot["table"]
                self._told(snapshot)
            case {"type": "seated", "seat": seat}:
                self.seat = seat
            case {"type": "news", "update": update}:
                if not 0 <= update["n"] - self.line <= 1:
                    raise Unexpected(f"line {update['n']} after {self.line}")
                self.line = update["n"]
                self._merge(update["changes"])
                self._told(update)

    def _told(self, told: Message) -> None:
        self.sums[told["n"]] = told["sum"]
        self.asks, self.asked = told.get("asks", []), told.get("asked")
        self.reveal = told.get("reveal", self.reveal)

    def _merge(self, changes: Message) -> None:
        """Bring the mirror up to date ("Keeping a mirror")."""
        mirror = self.mirror
        for gone in changes.get("gone", []):
            mirror["copies"].pop(str(gone), None)
        for copy in changes.get("copies", []):
            mirror["copies"][str(copy["id"])] = copy
        for seat, region, ids in changes.get("piles", []):
            (mirror["seats"][seat]["piles"] if seat >= 0 else mirror["common"])[region] = ids
        for number, name, pool, points, hand_size, ousted, withdrawn, tokens, *_ in changes.get("seats", []):
            mirror["seats"][number] |= {
                "name": name,
                "pool": pool,
                "victory_points": points,
                "hand_size": hand_size,
                "ousted": ousted,
                "withdrawn": withdrawn,
                "tokens": tokens,
            }
        if (table := changes.get("table")) is not None:
            names = "edition mode open edge bank turn round active phase tally clock over action combat referendum"
            mirror |= dict(zip((*names.split(), "bargains"), table, strict=True))

    def wanted(self) -> Message | None:
        """The request with which to answer what is asked of this seat now."""
        for ask in self.asks:
            if self.seat in ask["of"] and self.seat not in ask.get("agreed", []):
                return {"type": "answer", "ask": ask["number"], "yes": True}
        asked = self.asked
        if asked is None or asked["seat"] != self.seat or not asked.get("options"):
            return None
        kinds = [option["kind"] for option in asked["options"]]
        # What must be done by hand, a stranger leaves.
        known = [place for place, kind in enumerate(kinds) if kind != "use by hand"] or list(range(len(kinds)))
        option = kinds.index("agreed") if "agreed" in kinds else self.dice.choice(known)
        return {"type": "pick", "choice": asked["number"], "option": option}

    async def ask(self, request: Message, number: int = 0) -> Message:
        """Ask the table for something, or once more by the same number; returns the reply."""
        number = number or self.next()
        await self.send("ask", number=number, request=request)
        reply: Message = (await self.hear("answered", lambda answered: answered["number"] == number))["reply"]
        return reply

    async def play(self, answers: int) -> None:
        """Answer until so many answers were given in all."""
        while self.answers < answers:
            if self.mirror["over"]:
                raise Unexpected("the game is over")
            await self.answer()

    async def play_to_the_end(self) -> None:
        """Answer whatever is asked until the seed was told."""
        while self.reveal is None:
            await self.answer()

    async def answer(self) -> None:
        """Answer what is asked, or hear of what happens."""
        if (request := self.wanted()) is None:
            await self.receive()
            return
        reply = await self.ask(request)
        if not reply["accepted"]:
            raise Unexpected(reply["reason"])
        self.answers += 1

    async def come_back(self) -> None:
        """A new connection with the same token."""
        await self.connect()
        await self.join()
        await self.hear("begins")
        self.came_back += 1

    async def lose_an_answer(self, hear_it: bool) -> None:
        """Answer, lose the connection before the reply is read, come back and ask the same again by the same number.

        :param hear_it: whether the host gets the answer before the cable is pulled, for sure.
        """
        while (request := self.wanted()) is None:
            await self.receive()
        number, before = self.next(), self.line
        await self.send("ask", number=number, request=request)
        if hear_it:
            assert self._socket is not None
            async with asyncio.timeout(WAIT):
                await self._socket.recv()
        await self.pull_the_cable()
        await self.come_back()
        if hear_it and self.asked_before < number:
            raise Unexpected("the host has forgotten what it had taken")
        if not (await self.ask(request, number))["accepted"] or self.line <= before:
            raise Unexpected("what was asked was not done")
        self.answers += 1

    # -- After the game ------------------------------------------------------------------------------------------------

    async def fetch(self) -> bytes:
        """The journal, piece by piece."""
        journal = b""
        while True:
            await self.send("fetch", number=self.next(), offset=len(journal))
            piece = await self.hear("piece")
            journal += base64.b64decode(piece["data"])
            if len(journal) >= piece["total"]:
                return journal

    def check(self, journal: bytes) -> int:
        """Hold the journal against all that was told ("The journal and its checksums"); returns how many lines were."""
        assert self.reveal is not None
        seed = bytes.fromhex(self.reveal["seed"])
        if hashlib.sha256(seed).hexdigest() != self.commitment:
            raise Unexpected("another seed")
        sum_, held = "", 0
        for n, row in enumerate(journal.split(b"\n")[:-1]):
            bare, stated = row[: -len(',"sum":""}') - 32] + b"}", row[-34:-2].decode()
            sum_ = hmac.digest(seed, sum_.encode() + bare, "sha256")[:16].hex()
            if sum_ != stated:
                raise Unexpected(f"row {n} has a wrong checksum")
            if n in self.sums:
                held += 1
                if self.sums[n] != sum_:
                    raise Unexpected(f"row {n} is not the row of then")
        return held

    def check_shuffles(self, journal: bytes) -> int:
        """Draw every shuffle again ("Chance"); returns how many there were."""
        assert self.reveal is not None
        numbers = b"".join(
            len(number).to_bytes(2, "big") + number for number in map(bytes.fromhex, self.reveal["numbers"])
        )
        key = hmac.digest(bytes.fromhex(self.reveal["seed"]), numbers, "sha256")
        self._check_ids(key, journal)
        shuffles = 0
        for row in journal.split(b"\n")[1:-1]:
            for move in json.loads(row).get("moves", []):
                if move["type"] == "shuffle":
                    if order(key, move["draw"], len(move["order"])) != move["order"]:
                        raise Unexpected(f"draw {move['draw']} is not as committed")
                    shuffles += 1
        return shuffles

    @staticmethod
    def _check_ids(key: bytes, journal: bytes) -> None:
        """The first new ids of the game, in the order in which the deal gives them."""
        header, deal = (json.loads(row) for row in journal.split(b"\n")[:2])
        cards = sum(len(seat["deck"][pile]) for seat in header["seats"] for pile in ("crypt", "library"))
        given = [i for move in deal["moves"] if move["type"] == "shuffle" for i in move["becomes"]]
        if given[:20] != [new_id(key, number, cards) for number in range(20)]:
            raise Unexpected("other ids than committed to")


def new_id(key: bytes, given: int, cards: int) -> int:
    """The id that a copy gets, after so many given before ("Checking the game")."""
    left, right = divmod(given, 1 << 15)
    for turn in range(4):
        table = hashlib.shake_256(key + b"id%d" % turn).digest(1 << 16)
        left, right = right, left ^ int.from_bytes(table[2 * right : 2 * right + 2], "big") & 0x7FFF
    return (left << 15 | right) + 1 + cards


def order(key: bytes, draw: int, size: int) -> list[int]:
    """The order that a random draw gives to so many cards ("Chance")."""

    def words() -> Any:
        block = 0
        while True:
            digest = hmac.digest(key, f"{draw}/{block}".encode(), "sha256")
            yield from (int.from_bytes(digest[a:b], "big") for a, b in pairwise(range(0, 33, 4)))
            block += 1

    stream, cards = words(), list(range(size))
    for last in range(size - 1, 0, -1):
        limit = 2**32 - 2**32 % (last + 1)
        other = next(word for word in stream if word < limit) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def _base64(data: bytes) -> str:
    return base64.b64encode(data).decode()
