"""Tables are found by themselves: over the loopback, and between machines on a switch."""

from __future__ import annotations

import queue
import secrets
import socket
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.lan import announcer
from tests.lan.networks import Networks, Program, why_not
from vtes_desktop.lan.discovery import Announcement, Discovery, Found, understood, written
from vtes_desktop.lan.invitation import Address, read
from vtes_desktop.plain_words import plain

LOOPBACK = ["127.0.0.1"]
OWN = secrets.token_hex(32)
"""The fingerprint of this run's tables: others on this machine may be at the same tests."""
TABLE = replace(announcer.TABLE, fingerprint=OWN)
SOON = 300.0
"""Seconds after which a test gives up; it comes within two."""

in_networks = pytest.mark.skipif(bool(why_not()), reason=why_not() or "-")

words = st.text(st.characters(exclude_categories=("Cs", "C", "Zl", "Zp", "Zs")), max_size=60).map(plain)
announcements = st.builds(
    Announcement,
    st.from_regex(r"[A-Za-z0-9_-]{0,32}", fullmatch=True),
    words,
    words,
    st.binary(min_size=32, max_size=32).map(bytes.hex),
    st.integers(0, 6),
    st.integers(0, 6),
    words,
    words,
    words,
    st.booleans(),
    st.booleans(),
    st.integers(0, 99),
    words,
)


def on_the_wire(record: dict[str, bytes]) -> dict[bytes, bytes | None]:
    return {key.encode(): value for key, value in record.items()}


@given(announcements)
def test_what_is_announced_is_understood(announcement: Announcement) -> None:
    record = written(announcement, "run")
    understood_again = understood(on_the_wire(record))
    assert understood_again is not None
    assert replace(understood_again, name="") == replace(announcement, name="")
    assert all(len(key) + 1 + len(value) <= 255 for key, value in record.items()), "RFC 6763, 6.1"


def test_a_usual_announcement_fits_in_one_packet() -> None:
    assert sum(len(key) + len(value) + 2 for key, value in written(TABLE, "0123abcd").items()) <= 400


@given(st.dictionaries(st.sampled_from([k.encode() for k in "tnhfskmegpwvxr"]), st.one_of(st.none(), st.binary())))
def test_whatever_is_announced_breaks_nothing(record: dict[bytes, bytes | None]) -> None:
    assert understood(record) is None or b"f" in record


def test_what_makes_no_sense_is_not_listed() -> None:
    good = written(TABLE, "run")
    for key, value in (("f", b"short"), ("s", b"7"), ("s", b"-1"), ("k", b"many"), ("t", b"../etc"), ("p", b"perhaps")):
        assert understood(on_the_wire({**good, key: value})) is None, key
    spoofed = understood(on_the_wire({**good, "n": "Table\n\u202eevil".encode()}))
    assert spoofed is not None and spoofed.name == "Table evil"


class Lists:
    """What a browser told, one list after the other."""

    def __init__(self, interfaces: list[str], **keywords: float) -> None:
        self._lists: queue.Queue[tuple[Found, ...]] = queue.Queue()
        self.discovery = Discovery(lambda call: call(), interfaces, **keywords)
        self.discovery.browse(self._hear)
        assert self._lists.get(timeout=SOON) == ()

    def _hear(self, tables: tuple[Found, ...]) -> None:
        self._lists.put(tuple(found for found in tables if found.announcement.fingerprint == OWN))

    def until(self, right: Callable[[tuple[Found, ...]], object]) -> tuple[Found, ...]:
        """Wait for such a list."""
        while True:
            tables = self._lists.get(timeout=SOON)
            if right(tables):
                return tables


@pytest.fixture
def lists() -> Iterator[Lists]:
    lists = Lists(LOOPBACK, knock=0.3)
    yield lists
    lists.discovery.close()


@pytest.fixture
def listening() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def test_a_table_appears_changes_and_leaves(lists: Lists, listening: int) -> None:
    host = Discovery(lambda call: call(), LOOPBACK)
    host.announce(TABLE, listening)
    (found,) = lists.until(len)
    assert found == Found(TABLE, (Address("127.0.0.1", listening),))
    host.announce(replace(TABLE, taken=3, state="playing"), listening)
    (found,) = lists.until(lambda tables: tables[0].announcement.taken == 3)
    host.announce(replace(TABLE, table="another", name="Another"), listening)
    tables = lists.until(lambda tables: len(tables) == 2)
    assert [found.announcement.name for found in tables] == ["Another", "Friday night"]
    host.withdraw("another")
    (found,) = lists.until(lambda tables: len(tables) == 1)
    assert found.announcement.table == TABLE.table
    host.close()
    assert lists.until(lambda tables: not tables) == ()


def test_what_is_found_is_an_invitation(lists: Lists, listening: int) -> None:
    host = Discovery(lambda call: call(), LOOPBACK)
    host.announce(TABLE, listening)
    (found,) = lists.until(len)
    host.close()
    assert read(str(found.invitation)) == found.invitation
    assert found.invitation.fingerprint == TABLE.fingerprint


def test_who_comes_later_finds_what_is_there(listening: int) -> None:
    host = Discovery(lambda call: call(), LOOPBACK)
    host.announce(TABLE, listening)
    early = Lists(LOOPBACK)
    early.until(len)
    late = Lists(LOOPBACK)
    late.until(len)
    for each in (early.discovery, late.discovery, host):
        each.close()


def test_a_killed_host_leaves_and_comes_back(lists: Lists) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with Program("tests.lan.announcer", str(port), OWN, *LOOPBACK) as host:
        lists.until(len)
        host.kill()
    assert lists.until(lambda tables: not tables) == ()
    with Program("tests.lan.announcer", str(port), OWN, *LOOPBACK) as host:
        lists.until(len)
        host.say("stop")
        lists.until(lambda tables: not tables)


def test_a_host_whose_port_is_closed_is_hidden_until_it_is_open(lists: Lists) -> None:
    host = Discovery(lambda call: call(), LOOPBACK)
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        host.announce(TABLE, port)
        lists.until(len)
    lists.until(lambda tables: not tables)
    with socket.create_server(("127.0.0.1", port)):
        lists.until(len)
    host.close()


def test_an_interface_that_is_not_there_is_said() -> None:
    problems: queue.Queue[str] = queue.Queue()
    discovery = Discovery(lambda call: call(), ["203.0.113.77"])
    discovery.on_problem.append(problems.put)
    discovery.browse(lambda _: None)
    discovery.announce(TABLE, 1)
    discovery.close()
    assert problems.qsize() <= 1


# -- machines on a switch


@in_networks
def test_machines_on_a_switch_find_each_other_and_see_a_cable_pulled() -> None:
    with (
        Networks(3) as networks,
        Program("tests.lan.browser", before=networks.before(1)) as browser,
    ):
        browser.until("[]")
        with Program("tests.lan.announcer", "27182", OWN, before=networks.before(0)) as host:
            host.until("announced")
            found = f"['Friday night 1/5 at {networks.address(0)}:27182']"
            browser.until(found)
            with Program("tests.lan.browser", before=networks.before(2)) as late:
                late.until(found)
            networks.pull(0)
            browser.until("[]")
            networks.plug(0)
            browser.until(found)
            host.say("stop")
            browser.until("[]")


@pytest.mark.long
@in_networks
def test_a_host_that_moves_to_another_address_is_found_there() -> None:
    """A laptop that starts without a network, and then gets one address after the other."""
    with Networks(2) as networks, Program("tests.lan.browser", before=networks.before(1)) as browser:
        browser.until("[]")
        networks.leave(0)
        with Program("tests.lan.announcer", "27182", OWN, before=networks.before(0)) as host:
            host.until("announced")
            networks.arrive(0, "10.77.0.50")
            browser.until("['Friday night 1/5 at 10.77.0.50:27182']")
            networks.leave(0)
            browser.until("[]")
            networks.arrive(0, "10.77.0.60")
            browser.until("['Friday night 1/5 at 10.77.0.60:27182']")
