"""``vtes-desktop serve`` as a process of its own: without a window toolkit, stopped politely, and killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.game import any_request, by_chance, catalogue, starter
from tests.lan.served import RawGuest, terms
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.invitation import read as read_invitation
from vtes_desktop.play.host import Host
from vtes_desktop.table.journal import read
from vtes_desktop.table.sight import cut

ROOT = Path(__file__).parents[2]
_WITH_MODULES = """
import sys
from vtes_desktop.__main__ import main
status = main(sys.argv[1:])
print("MODULES", *sorted(sys.modules))
sys.exit(status)
"""


class Served:
    """A running ``serve``."""

    def __init__(self, folder: Path, port: int = 0, *more: str) -> None:
        command = [sys.executable, "-c", _WITH_MODULES, "serve", "--folder", str(folder), "--port", str(port)]
        environment = {**os.environ, "VTES_DESKTOP_HOME": str(folder / "home"), "PYTHONPATH": str(ROOT)}
        self.process = subprocess.Popen(
            [*command, "--address", "127.0.0.1", "--unannounced", "--guests-of-address", "500", *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=environment,
            cwd=ROOT,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("Invitation: "):
                self.invitation = read_invitation(line.removeprefix("Invitation: ").strip())
                self.port = self.invitation.addresses[0].port
                break
        else:
            raise AssertionError(self.process.communicate()[1])

    def stop(self) -> str:
        """Terminate it politely; returns what it printed."""
        self.process.send_signal(signal.SIGTERM)
        out, _ = self.process.communicate(timeout=300)
        return out

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate(timeout=300)


@contextlib.contextmanager
def served(folder: Path, port: int = 0, *more: str) -> Iterator[Served]:
    """A running ``serve``, ended in any case."""
    running = Served(folder, port, *more)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="a process can't be terminated politely there")
def test_serve_never_loads_a_window_toolkit_and_closes_when_told(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        guest = await RawGuest.connect(port)
        await guest.make(terms(2))
        await guest.join()
        await guest.choose(starter(0))
        host.process.send_signal(signal.SIGTERM)
        assert "saved" in (await guest.hear(p.Closing)).reason

    with served(tmp_path) as host:
        asyncio.run(story(host.port))
        out, _ = host.process.communicate(timeout=300)
        modules = next(line for line in out.splitlines() if line.startswith("MODULES")).split()
        assert "vtes_desktop.lan.server" in modules
        assert not [name for name in modules if name.startswith(("PySide6", "shiboken", "vtes_desktop.ui"))]
        assert host.process.returncode == 0
    with served(tmp_path) as again:

        async def look(port: int) -> None:
            guest = await RawGuest.connect(port)
            await guest.send(p.Look())
            assert len((await guest.hear(p.Tables)).tables) == 1

        assert again.invitation.fingerprint == host.invitation.fingerprint
        asyncio.run(look(again.port))


def test_a_taken_port_and_an_unreadable_password_are_said_in_words(tmp_path: Path) -> None:
    with served(tmp_path / "first") as first:
        command = [sys.executable, "-m", "vtes_desktop", "serve", "--folder", str(tmp_path / "second")]
        taken = subprocess.run(
            [*command, "--address", "127.0.0.1", "--port", str(first.port), "--unannounced"],
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=ROOT,
            timeout=300,
        )
        assert taken.returncode == 1
        assert f"port {first.port}" in taken.stderr
    missing = subprocess.run(
        [*command, "--password-file", str(tmp_path / "none")],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        timeout=300,
    )
    assert missing.returncode == 2
    assert "none" in missing.stderr


class Restless:
    """A guest that asks for one thing after another, and after each crash comes back and asks again what was not
    answered."""

    def __init__(self, guest: RawGuest) -> None:
        self.guest = guest
        self.waiting: dict[int, p.Ask] = {}
        self.answered: Counter[bool] = Counter()

    async def play(self, seed: int) -> None:
        """Ask until the host is gone."""
        guest = self.guest
        choose = by_chance(seed)
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            for ask in list(self.waiting.values()):
                await guest.send(ask)
            while True:
                if len(self.waiting) < 3:
                    assert guest.mirror is not None
                    ask = p.Ask(guest.next(), any_request(guest.mirror.table, guest.seat, choose))
                    self.waiting[ask.number] = ask
                    await guest.send(ask)
                message = await guest.receive()
                if isinstance(message, p.Answered):
                    del self.waiting[message.number]
                    self.answered[message.reply.accepted] += 1

    async def come_back(self, port: int) -> None:
        """Take the seat again at a host that was started again."""
        before = self.guest
        self.guest = await RawGuest.connect(port, before.name)
        self.guest.token, self.guest.owner, self.guest.number = before.token, before.owner, before.number
        await self.guest.join(before.table)
        await self.guest.hear(p.Begins)
        assert self.guest.mirror is not None
        assert before.mirror is not None
        assert self.guest.mirror.n >= before.mirror.n, "something that was seen is lost"


async def a_game(port: int) -> list[RawGuest]:
    guests = [await RawGuest.connect(port, name) for name in ("Sarah", "Alexis", "Justin")]
    table = await guests[0].make(terms(3))
    for number, guest in enumerate(guests):
        await guest.join(table)
        await guest.choose(starter(number))
        await guest.ready()
    await guests[0].send(p.Start(guests[0].next()))
    for guest in guests:
        await guest.open()
    for guest in guests:
        await guest.hear(p.Begins)
    return guests


def check_kills(folder: Path, kills: int, seed: int) -> None:
    chance = random.Random(seed)
    restless: list[Restless] = []
    port = 0
    for kill in range(kills):
        with served(folder, port) as host:
            port = host.port

            async def evening(host: Served, kill: int) -> None:
                if not restless:
                    restless.extend(Restless(guest) for guest in await a_game(host.port))
                else:
                    for one in restless:
                        await one.come_back(host.port)
                playing = [asyncio.create_task(one.play(seed + 10 * kill + n)) for n, one in enumerate(restless)]
                seen = restless[0].guest.mirror
                assert seen is not None
                enough = seen.n + chance.randrange(5, 60)
                while seen.n < enough and not all(task.done() for task in playing):
                    await asyncio.sleep(0)
                host.process.kill()
                await asyncio.gather(*playing)

            asyncio.run(evening(host, kill))
            check_journal(folder, restless)
    assert sum(one.answered[True] for one in restless) > 5 * kills


def check_journal(folder: Path, restless: list[Restless]) -> None:
    """Nothing was done twice; what each seat saw last is what the journal says of that moment."""
    (journal,) = folder.glob("*.vtes-game")
    opened = read(journal)
    assert not opened.damage
    asked = Counter((line.seat, line.asked) for line in opened.lines if line.asked)
    assert not [number for number, count in asked.items() if count > 1], "a request was done twice"
    rows = journal.read_bytes().splitlines(keepends=True)
    for one in restless:
        mirror = one.guest.mirror
        assert mirror is not None
        copy = folder / "copy.vtes-game"
        copy.write_bytes(b"".join(rows[: mirror.n + 1]))
        host = Host.resume(catalogue(), copy)
        assert len(host.lines) == mirror.n, "a guest was told of a line that the journal does not have"
        assert msgspec.to_builtins(cut(host.table, mirror.seat), str_keys=True) == msgspec.to_builtins(
            mirror.table, str_keys=True
        )
        host.close()
        copy.unlink()


def test_nothing_that_was_seen_is_lost_or_done_twice_when_the_host_is_killed(tmp_path: Path) -> None:
    check_kills(tmp_path, kills=4, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 8))
def test_many_kills(tmp_path: Path, seed: int) -> None:
    check_kills(tmp_path, kills=15, seed=seed * 1000)
