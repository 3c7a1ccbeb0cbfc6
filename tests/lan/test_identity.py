"""Who the program is on the network, and whom it has met."""

from __future__ import annotations

import asyncio
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from vtes_desktop.lan.fingerprint import IDENTITY as FILE
from vtes_desktop.lan.fingerprint import fingerprint_of, own_fingerprint, shown
from vtes_desktop.lan.identity import (
    DamagedIdentityError,
    IdentityError,
    guest_context,
    host_context,
    identity,
    renew,
)
from vtes_desktop.lan.known_hosts import FILE as HOSTS
from vtes_desktop.lan.known_hosts import MOST, HostChangedError, KnownHosts

HER, HIM, OTHER = "aa" * 32, "bb" * 32, "cc" * 32


def test_an_identity_is_made_once_and_kept(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there yet"
    first = identity(folder)
    assert identity(folder) == first
    assert len(first.fingerprint) == 64
    assert own_fingerprint(folder) == first.fingerprint
    assert own_fingerprint(tmp_path) == ""
    assert first.fingerprint != identity(tmp_path / "another").fingerprint


@pytest.mark.skipif(os.name != "posix", reason="Windows keeps a user's folder to that user by itself")
def test_only_the_player_may_read_the_key(tmp_path: Path) -> None:
    made = identity(tmp_path)
    assert stat.S_IMODE(made.path.stat().st_mode) == 0o600
    made.path.chmod(0o644)
    identity(tmp_path)
    assert stat.S_IMODE(made.path.stat().st_mode) == 0o600


def test_programs_that_start_at_once_have_one_identity(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-c",
        "import sys, pathlib; from vtes_desktop.lan.identity import identity;"
        "print(identity(pathlib.Path(sys.argv[1])).fingerprint)",
        str(tmp_path),
    ]
    programs = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    assert len({program.communicate()[0] for program in programs}) == 1


@pytest.mark.parametrize(
    "damage", [b"", b"nonsense", b"\xff" * 100, b"-----BEGIN CERTIFICATE-----\nAAAA\n", b"x" * 100_000]
)
def test_a_damaged_identity_is_said_and_put_aside(tmp_path: Path, damage: bytes) -> None:
    first = identity(tmp_path)
    first.path.write_bytes(damage)
    with pytest.raises(DamagedIdentityError, match="is damaged") as said:
        identity(tmp_path)
    assert str(first.path) in str(said.value)
    assert first.path.read_bytes() == damage, "nothing is lost before the player says so"
    second = renew(tmp_path)
    assert second.fingerprint != first.fingerprint
    assert (tmp_path / f"{FILE}.damaged-1").read_bytes() == damage
    assert identity(tmp_path) == second


def test_another_s_certificate_beside_the_key_is_damage(tmp_path: Path) -> None:
    mine, other = identity(tmp_path / "mine"), identity(tmp_path / "other")
    marker = b"-----BEGIN CERTIFICATE"
    key, stranger = mine.path.read_bytes().split(marker)[0], other.path.read_bytes().split(marker)[1]
    mine.path.write_bytes(key + marker + stranger)
    with pytest.raises(DamagedIdentityError):
        identity(tmp_path / "mine")


def test_a_folder_that_is_a_file_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(IdentityError, match="can’t be read"):
        identity(tmp_path / "file")


def test_a_fingerprint_is_shown_in_groups() -> None:
    assert shown("0123456789abcdef") == "0123 4567 89AB CDEF"


def test_what_a_guest_sees_is_the_host_s_fingerprint(tmp_path: Path) -> None:
    """Real TLS: 1.3, and the certificate that comes over the wire is the identity's."""
    own = identity(tmp_path)

    async def meet() -> tuple[str, str | None]:
        server = await asyncio.start_server(lambda _, w: w.close(), "127.0.0.1", 0, ssl=host_context(own))
        async with server:
            _, writer = await asyncio.open_connection(*server.sockets[0].getsockname(), ssl=guest_context())
            connection = writer.get_extra_info("ssl_object")
            writer.close()
            return fingerprint_of(connection.getpeercert(binary_form=True)), connection.version()

    assert asyncio.run(meet()) == (own.fingerprint, "TLSv1.3")


# -- hosts met before


def test_a_host_is_trusted_on_first_use_and_known_then(tmp_path: Path) -> None:
    hosts = KnownHosts(tmp_path)
    assert hosts.check("Lisa", "10.0.0.5:8837", HER) is None
    hosts.remember("Lisa", "10.0.0.5:8837", HER)
    met = KnownHosts(tmp_path).check("Lisa", "10.0.0.9:8837", HER)
    assert met is not None and (met.name, met.address) == ("Lisa", "10.0.0.5:8837")


def test_a_changed_fingerprint_is_said_with_both(tmp_path: Path) -> None:
    hosts = KnownHosts(tmp_path)
    hosts.remember("Lisa", "10.0.0.5:8837", HER)
    with pytest.raises(HostChangedError) as said:
        hosts.check("LISA", "10.0.0.6:8837", OTHER)
    assert (said.value.known, said.value.now) == (HER, OTHER)
    assert shown(HER) in str(said.value) and shown(OTHER) in str(said.value)
    hosts.remember("Lisa", "10.0.0.6:8837", OTHER)  # the player asked her
    assert hosts.check("Lisa", "10.0.0.6:8837", OTHER) is not None
    assert hosts.check("Lisa", "10.0.0.5:8837", HER) is not None, "two players may have one name"
    with pytest.raises(HostChangedError) as said:
        hosts.check("Lisa", "10.0.0.5:8837", HIM)
    assert said.value.known == OTHER


def test_a_changed_host_at_a_known_address_is_said_whatever_it_calls_itself(tmp_path: Path) -> None:
    hosts = KnownHosts(tmp_path)
    hosts.remember("The Haven", "10.0.0.5:8837", HER)
    for name in ("The Haven ", "Elysium", "", "The Haven\u200b"):
        with pytest.raises(HostChangedError) as said:
            hosts.check(name, "10.0.0.5:8837", OTHER)
        assert (said.value.known, said.value.now) == (HER, OTHER)
    assert hosts.check("Elysium", "10.0.0.6:8837", OTHER) is None


@pytest.mark.parametrize("alike", ["The Haven\u00a0", "THE HAVEN", "The Havеn", "The \u202eHaven", "Тhe Haven"])
def test_a_name_that_looks_like_a_known_host_s_is_that_name(alike: str, tmp_path: Path) -> None:
    hosts = KnownHosts(tmp_path)
    hosts.remember("The Haven", "10.0.0.5:8837", HER)
    with pytest.raises(HostChangedError):
        hosts.check(alike, "10.0.0.77:8837", OTHER)


def test_a_known_host_that_takes_another_s_name_is_said(tmp_path: Path) -> None:
    hosts = KnownHosts(tmp_path)
    hosts.remember("Lisa", "10.0.0.5:8837", HER)
    hosts.remember("Justin", "10.0.0.6:8837", OTHER)
    with pytest.raises(HostChangedError) as said:
        hosts.check("Lisa ", "10.0.0.6:8837", OTHER)
    assert said.value.known == HER
    met = hosts.check("Justin’s table", "10.0.0.6:8837", OTHER)
    assert met is not None, "a new name that nobody else has is no harm"


def test_an_address_typed_by_hand_is_known_by_itself(tmp_path: Path) -> None:
    hosts = KnownHosts(tmp_path)
    hosts.remember("", "10.0.0.5:8837", HER)
    with pytest.raises(HostChangedError):
        hosts.check("", "10.0.0.5:8837", OTHER)
    hosts.remember("Lisa", "10.0.0.5:8837", HER)
    hosts.remember("", "10.0.0.7:8837", HER)
    met = hosts.check("", "10.0.0.7:8837", HER)
    assert met is not None and met.name == "Lisa"


@pytest.mark.parametrize("damage", [b"", b"[", b"\xff\xfe", b'[{"fingerprint": "short"}]', b"[" * 5000, b"9" * 2**21])
def test_a_damaged_list_is_kept_and_said(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / HOSTS).write_bytes(damage)
    hosts = KnownHosts(tmp_path)
    assert hosts.check("Lisa", "10.0.0.5:8837", HER) is None
    assert "damaged" in hosts.kept.damage
    assert (tmp_path / f"{HOSTS}.damaged-1").read_bytes() == damage
    hosts.remember("Lisa", "10.0.0.5:8837", HER)
    assert hosts.check("Lisa", "", HER) is not None


def test_the_list_is_bounded(tmp_path: Path) -> None:
    hosts = KnownHosts(tmp_path)
    rows = ",".join(f'{{"fingerprint":"{number:064x}","name":"host {number}"}}' for number in range(MOST))
    (tmp_path / HOSTS).write_text(f"[{rows}]")
    hosts.remember("Lisa", "10.0.0.5:8837", HER)
    assert hosts.check("host 0", "", f"{0:064x}") is not None
    assert hosts.check(f"host {MOST - 1}", "", f"{MOST - 1:064x}") is None
    assert hosts.check("Lisa", "", HER) is not None
