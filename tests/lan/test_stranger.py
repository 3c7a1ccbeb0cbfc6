"""``PROTOCOL.md`` suffices: a client that knows nothing of this program plays a strict game through everything."""

from __future__ import annotations

import ast
import asyncio
import json
from pathlib import Path

import pytest
from spake2.parameters.ed25519 import ParamsEd25519  # type: ignore[import-untyped]

from tests.game import starter
from tests.lan.served import own_identity, serving
from tests.lan.stranger import Stranger, Unexpected, announced
from vtes_desktop.lan import schema
from vtes_desktop.lan.discovery import Announcement, written
from vtes_desktop.lan.invitation import Address, Invitation
from vtes_desktop.lan.server import Server

PASSWORD = "Ünder the Tower"
TERMS = {"name": "Friday", "seats": 2, "mode": "strict", "format": "none", "options": {"time_limit": 0, "pool": 500}}
"""So much pool that nobody is ousted before the 200th answer."""
DOCUMENT = Path(schema.__file__).with_name("PROTOCOL.md")


def invitation(server: Server) -> str:
    address = Address("127.0.0.1", server.port)
    return str(Invitation((address, Address("10.0.0.7")), "", own_identity().fingerprint, "Friday night"))


async def seated(server: Server) -> list[Stranger]:
    """Two strangers in a strict game that has just begun; the first owns the table."""
    guests = [Stranger(invitation(server), name, number) for number, name in enumerate(("Sarah", "Alexis"))]
    for guest in guests:
        await guest.connect()
    guests[1].table = await guests[0].make(TERMS, PASSWORD)
    for number, guest in enumerate(guests):
        await guest.join(PASSWORD)
        deck = starter(number)
        await guest.get_ready(list(deck.crypt), list(deck.library))
    await guests[0].send("start", number=guests[0].next())
    await asyncio.gather(*(guest.open_up() for guest in guests))
    return guests


async def evening(alexis: Stranger) -> None:
    """Alexis answers 200 times, loses her connection every now and then, and ends the game."""
    await alexis.play(60)
    mirror, line = alexis.mirror, alexis.line
    await alexis.pull_the_cable()
    await alexis.come_back()
    if alexis.line == line:  # nobody did anything meanwhile
        assert alexis.mirror == mirror
    await alexis.lose_an_answer(hear_it=False)
    await alexis.play(120)
    await alexis.lose_an_answer(hear_it=True)
    await alexis.play(200)
    while alexis.wanted() is None:  # while she is asked, nobody else does anything
        await alexis.receive()
    # The mirror, kept by hand through all of it, is what the host would tell now.
    kept = alexis.mirror
    await alexis.pull_the_cable()
    await alexis.come_back()
    assert alexis.came_back == 4
    assert json.dumps(alexis.mirror, sort_keys=True) == json.dumps(kept, sort_keys=True)
    for request in ("end game", "tell seed"):
        reply = await alexis.ask({"type": request})
        assert reply["accepted"], reply
        while not happened(alexis, request):
            await alexis.receive()


def happened(guest: Stranger, request: str) -> bool:
    return guest.reveal is not None if request == "tell seed" else bool(guest.mirror["over"])


def test_a_client_written_from_the_document_plays_loses_its_connection_comes_back_and_checks(tmp_path: Path) -> None:
    async def game() -> None:
        async with serving(tmp_path) as server:
            sarah, alexis = await seated(server)
            await asyncio.gather(evening(alexis), sarah.play_to_the_end())
            journal = await alexis.fetch()
            assert alexis.check(journal) > 200
            assert alexis.check_shuffles(journal) >= 4
            changed = journal.replace(b'"seat":1', b'"seat":0', 1)
            with pytest.raises(Unexpected, match="checksum"):
                alexis.check(changed)
            for guest in (sarah, alexis):
                await guest.close()

    asyncio.run(game())


def test_a_stranger_with_a_wrong_password_or_at_another_host_is_not_let_in(tmp_path: Path) -> None:
    async def game() -> None:
        async with serving(tmp_path) as server:
            sarah, lisa = (Stranger(invitation(server), name, 1) for name in ("Sarah", "Lisa"))
            await sarah.connect()
            lisa.table = await sarah.make(TERMS, PASSWORD)
            await lisa.connect()
            with pytest.raises(Unexpected, match="password"):
                await lisa.join("under the tower")
            lisa.fingerprint = bytes(32)
            with pytest.raises(Unexpected, match="another host"):
                await lisa.connect()
            for guest in (sarah, lisa):
                await guest.close()

    asyncio.run(game())


def test_the_stranger_knows_nothing_of_this_program() -> None:
    source = ast.parse(Path(__file__).with_name("stranger.py").read_text(encoding="utf-8"))
    imported = set()
    for node in ast.walk(source):
        match node:
            case ast.Import(names):
                imported |= {each.name.partition(".")[0] for each in names}
            case ast.ImportFrom(module=str(module), level=0):
                imported.add(module.partition(".")[0])
            case ast.ImportFrom():
                imported.add("a neighbour")
    own = {"vtes_desktop", "tests", "a neighbour", "importlib", "runpy"}
    assert imported
    assert not imported & own


def test_an_announcement_reads_as_the_document_says() -> None:
    told = Announcement(
        "k3Vq9x", "Friday", "den", "ab" * 32, 5, 2, "strict", "current", "lobby", True, True, 1, "0.1.0"
    )
    read = announced(written(told, "1f"))
    assert read == {
        "table": "k3Vq9x",
        "name": "Friday",
        "fingerprint": b"\xab" * 32,
        "seats": 5,
        "taken": 2,
        "password": True,
        "state": "lobby",
        "version": 1,
    }


def test_the_document_names_the_points_by_which_a_password_is_proved() -> None:
    said = DOCUMENT.read_text(encoding="utf-8")
    for name, point in (("M", ParamsEd25519.M), ("N", ParamsEd25519.N)):
        assert f"{name} = `{point.to_bytes().hex()}`" in said


# -- the schema --------------------------------------------------------------------------------------------------------


def test_the_schema_is_what_the_program_says() -> None:
    assert schema.PATH.read_text(encoding="utf-8") == schema.written(), (
        "Write it anew: python -m vtes_desktop.lan.schema"
    )


def test_every_message_stands_in_the_schema_with_a_description_and_every_reference_leads_somewhere() -> None:
    whole = schema.schema()
    definitions = whole["$defs"]
    for name, one in definitions.items():
        assert one["description"], name
    references = set(_references(whole))
    assert {f"#/$defs/{name}" for name in definitions} == references
    tags = {
        definitions[each["$ref"].removeprefix("#/$defs/")]["properties"]["type"]["enum"][0]
        for way in ("ToHost", "ToGuest")
        for each in definitions[way]["anyOf"]
    }
    assert {"hello", "join", "ask", "welcome", "begins", "news", "answered"} <= tags


def _references(value: object) -> list[str]:
    if isinstance(value, dict):
        own = [value["$ref"]] if "$ref" in value else []
        return own + [each for inner in value.values() for each in _references(inner)]
    return [each for inner in value for each in _references(inner)] if isinstance(value, list) else []
