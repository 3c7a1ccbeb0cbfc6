"""An honest table while somebody at another address attacks the host: how long its requests take to be answered.

Host, attacker and honest players are three programs on one machine, so they share its cores: a round trip through an
echo on the loopback, measured in the same seconds, says how much of a figure is the machine's.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.benchmarks.test_host_benchmark import hundredth
from tests.benchmarks.test_lan_benchmark import PAUSE, game, requests
from tests.lan.attacker import ATTACKS
from tests.lan.test_serve import ROOT, served
from vtes_desktop.lan import protocol as p

SECONDS = float(os.environ.get("VTES_ATTACK_SECONDS", "6"))
_ECHO = """
import asyncio
async def echo(reader, writer):
    while data := await reader.read(1000):
        writer.write(data)
async def main():
    server = await asyncio.start_server(echo, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()
asyncio.run(main())
"""


@contextlib.contextmanager
def running(*command: str, aside: bool = False) -> Iterator[subprocess.Popen[str]]:
    """A program; `aside`, it takes only what of the machine is left over, as if it were on another."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        [*(("nice", "-n", "19") if aside else ()), sys.executable, *command],
        stdout=subprocess.PIPE,
        stderr=quiet,
        text=True,
        cwd=ROOT,
        env=environment,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate(timeout=20)


async def one_echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> float:
    start = time.perf_counter()
    writer.write(b"x" * 256)
    await reader.readexactly(256)
    return time.perf_counter() - start


@pytest.mark.skipif(sys.platform != "linux", reason="only there all of 127.0.0.0/8 is this machine")
@pytest.mark.parametrize("attack", ["nobody", *ATTACKS])
def test_an_honest_table_while_somebody_attacks(benchmark: BenchmarkFixture, tmp_path: Path, attack: str) -> None:
    times: list[float] = []
    echoes: list[float] = []

    async def story(port: int, echo_port: int) -> None:
        guests = await game(port)
        asked = {guest: requests(guest, 10_000) for guest in guests}
        reader, writer = await asyncio.open_connection("127.0.0.1", echo_port)
        loop = asyncio.get_running_loop()
        with contextlib.ExitStack() as stack:
            if attack != "nobody":
                attacker = "-m", "tests.lan.attacker", attack, str(port), guests[0].table
                stack.enter_context(running(*attacker, aside=True))
            begin = loop.time() + (2.0 if attack != "nobody" else 0.0)  # for the attacker to be there
            n = 0
            while loop.time() < begin + SECONDS:
                guest = guests[n % 5]
                start = time.perf_counter()
                number = guest.next()
                await guest.send(p.Ask(number, asked[guest][n // 5]))
                await guest.hear(p.Answered, lambda answered, number=number: answered.number == number)
                spent = time.perf_counter() - start
                echo = await one_echo(reader, writer)
                if loop.time() > begin:
                    times.append(spent)
                    echoes.append(echo)
                for other in guests:
                    other.heard.clear()
                    other._read = 0
                n += 1
                await asyncio.sleep(PAUSE / 5)
        writer.close()

    with running("-c", _ECHO) as echo, served(tmp_path, 0, "--guests-of-address", "32") as host:
        assert echo.stdout is not None
        echo_port = int(echo.stdout.readline())
        benchmark.pedantic(lambda: asyncio.run(story(host.port, echo_port)), rounds=1)
        assert host.process.poll() is None
    figures = {
        "answers": len(times),
        "median ms": round(sorted(times)[len(times) // 2] * 1000, 2),
        "p99 ms": round(hundredth(times) * 1000, 2),
        "max ms": round(max(times) * 1000, 2),
        "loopback median ms": round(sorted(echoes)[len(echoes) // 2] * 1000, 2),
        "loopback p99 ms": round(hundredth(echoes) * 1000, 2),
        "load": round(os.getloadavg()[0], 1),
    }
    benchmark.extra_info.update(figures)
    print(attack, figures)
    assert hundredth(times) <= 0.100
