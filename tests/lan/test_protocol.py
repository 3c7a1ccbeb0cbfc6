"""The messages, and the file that tells of them."""

from __future__ import annotations

import re
import zlib
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.frames import from_host
from vtes_desktop.lan.invitation import PORT
from vtes_desktop.lan.limits import Limits
from vtes_desktop.lan.schema import schema
from vtes_desktop.lan.wire import COMPRESSED_FROM, as_frame

TOLD = Path(p.__file__).with_name("PROTOCOL.md").read_text(encoding="utf-8")
TO_HOST: tuple[type[msgspec.Struct], ...] = get_args(p.ToHost)
TO_GUEST: tuple[type[msgspec.Struct], ...] = get_args(p.ToGuest)


def test_every_message_has_a_tag_of_its_own_and_says_what_it_means() -> None:
    tags = [kind.__struct_config__.tag for kind in (*TO_HOST, *TO_GUEST)]
    assert len(tags) == len(set(tags))
    for kind in (*TO_HOST, *TO_GUEST):
        assert kind.__doc__, kind


def test_every_message_is_one_that_the_protocol_s_file_or_module_tells_of() -> None:
    module = {name for name, kind in vars(p).items() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)}
    named = set(re.findall(r"`([A-Z][A-Za-z]+)[`(]", TOLD)) - {"TABLE", "Snapshot", "Contribution"}
    assert named <= module | set(schema()["$defs"]), (
        f"PROTOCOL.md tells of messages that there are not: {named - module}"
    )
    main = {"Hello", "Welcome", "Refused", "Make", "Join", "Watch", "Lobby", "Begins", "News", "Ask", "Answered"}
    assert main <= named


def test_the_file_has_the_numbers_of_the_program() -> None:
    limits = Limits()
    for number in (
        PORT,
        limits.of_address,
        limits.without_seat,
        limits.tables,
        limits.tables_of_address,
        limits.spectators,
        p.IN_FLIGHT,
        p.LOG_SAYINGS,
    ):
        assert re.search(rf"\b{number}\b", TOLD), number
    assert f"{limits.in_all:,}" in TOLD
    assert f"**Version {p.VERSION}.**" in TOLD
    assert f"{p.PATH}`" in TOLD


def test_fields_of_a_newer_program_are_passed_over() -> None:
    hello = msgspec.json.decode(b'{"type":"hello","oldest":1,"newest":9,"mood":"good"}', type=p.ToHost)
    assert hello == p.Hello(1, 9)
    refused = msgspec.json.decode(b'{"type":"refused","code":"version","reason":"x","more":[1]}', type=p.ToGuest)
    assert refused == p.Refused("version", "x")


@pytest.mark.parametrize("length", [1, 100, 255, 256, 257, 3_000, 4_095, 4_096, 50_000, 300_000])
def test_a_frame_has_the_length_of_its_class_and_can_be_read(length: int) -> None:
    said = p.Said("Sarah", "".join(chr(32 + (n * 7919) % 90) for n in range(length)))
    frame, binary = as_frame(msgspec.json.encode(said))
    assert len(frame).bit_count() == 1, "a power of two"
    assert len(frame) >= 256
    assert binary == (len(msgspec.json.encode(said)) >= COMPRESSED_FROM)
    assert from_host(frame if binary else frame.decode()) == said
    if binary:
        unpacked = zlib.decompressobj()
        unpacked.decompress(frame)
        assert unpacked.eof
        assert not unpacked.unused_data.strip(b"\0")


def test_a_request_s_largest_message_fits() -> None:
    deck = p.SubmitDeck(2**53 - 1, "x" * 200, (200_001,) * 1_000, (100_001,) * 1_000)
    assert len(msgspec.json.encode(deck)) < p.LARGEST_TO_HOST
