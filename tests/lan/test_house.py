"""A house: a host that is there for others, found on the network also while it has no table."""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.game import catalogue
from tests.lan.company import Evening, Hosted, make_table, seated
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.discovery import Discovery, Found
from vtes_desktop.lan.hosting import Hosting
from vtes_desktop.lan.identity import identity

SOON = 300.0


class Network:
    """What a window on the loopback finds of one host."""

    def __init__(self, fingerprint: str) -> None:
        self._lists: queue.Queue[tuple[Found, ...]] = queue.Queue()
        self._fingerprint = fingerprint
        self.discovery = Discovery(lambda call: call(), ["127.0.0.1"], knock=0.3)
        self.discovery.browse(self._hear)

    def _hear(self, found: tuple[Found, ...]) -> None:
        self._lists.put(tuple(one for one in found if one.announcement.fingerprint == self._fingerprint))

    def until(self, right: Callable[[tuple[Found, ...]], object]) -> tuple[Found, ...]:
        while True:
            found = self._lists.get(timeout=SOON)
            if right(found):
                return found


@pytest.fixture
def network(tmp_path: Path) -> Iterator[Network]:
    made = Network(identity(tmp_path).fingerprint)
    yield made
    made.discovery.close()


def hosting(tmp_path: Path, **more: object) -> Hosting:
    return Hosting(
        catalogue(),
        tmp_path / "tables",
        identity(tmp_path),
        lambda call: call(),
        name="The Haven",
        port=0,
        address="127.0.0.1",
        **more,  # type: ignore[arg-type]  # each test's own
    )


def test_a_house_is_found_before_it_has_a_table_and_leads_to_itself(network: Network, tmp_path: Path) -> None:
    with hosting(tmp_path, house=True, password="kindred") as house:
        (found,) = network.until(len)
        told = found.announcement
        assert (told.table, told.host, told.state, told.password) == ("", "The Haven", "house", True)
        assert house.invitation is not None
        assert found.invitation.addresses == house.invitation.addresses
    assert network.until(lambda found: not found) == ()


def test_a_table_made_there_is_found_beside_the_house(network: Network, tmp_path: Path) -> None:
    with hosting(tmp_path, house=True) as house, Evening() as evening:
        network.until(len)
        assert house.invitation is not None
        make_table(evening, evening.guest(house.invitation))
        found = network.until(lambda found: len(found) == 2)
        assert {one.announcement.name for one in found} == {"The Haven", "Friday night"}


def test_a_window_that_hosts_announces_its_tables_alone(network: Network, tmp_path: Path) -> None:
    with hosting(tmp_path) as window, Evening() as evening:
        assert evening.until(lambda: window.invitation is not None) is None
        assert window.invitation is not None
        make_table(evening, evening.guest(window.invitation))
        (found,) = network.until(len)
        assert found.announcement.table


def test_a_house_says_that_it_is_one_and_whether_it_has_a_password(tmp_path: Path) -> None:
    with Hosted(tmp_path, password="kindred", house=True) as hosted, Evening() as evening:
        guest = evening.guest(hosted.invitation)
        answer = evening.answer(guest.look)
        assert answer == p.Tables(())
        assert guest.welcome is not None
        assert (guest.welcome.house, guest.welcome.password) == (True, True)
        refused = evening.answer(lambda done: guest.make(p.Terms("Friday"), host_password="kine", done=done))
        assert isinstance(refused, p.Denied) and refused.code == "password"
        made = evening.answer(lambda done: guest.make(p.Terms("Friday"), host_password="kindred", done=done))
        assert isinstance(made, p.Made)
        seated(evening, guest, made.table, "Sarah")
