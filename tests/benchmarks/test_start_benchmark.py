"""From the making of the process to a usable start page with the whole pool searchable: time and memory."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

MOST_MS = 600
"""Issue 2: 0.6 s on a warm machine."""
MOST_MIB = 150


def surroundings(platform: str) -> dict[str, str]:
    """A player's: Python keeps what it compiled."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"QT_QPA_PLATFORM": platform}


@pytest.mark.parametrize("games", [0, 200])
def test_start(benchmark: BenchmarkFixture, home: Path, games: int) -> None:
    """Warm: the catalogue's cache and the bytecode are there. The figures are the program's own."""
    environment = surroundings(os.environ.get("VTES_BENCHMARK_PLATFORM", "offscreen"))
    folder = home / "data" / "games"
    folder.mkdir(parents=True)
    for number in range(games):
        (folder / f"{number}.vtes-game").write_text('{"seats": []}\n')
    timings: list[dict[str, float]] = []

    def start() -> None:
        done = subprocess.run(
            [sys.executable, "-m", "vtes_desktop", "play", "--time-start"],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        timings.append(json.loads(done.stdout))

    start()
    timings.clear()
    benchmark.pedantic(start, rounds=7)
    # The quickest: what other programs take of the machine meanwhile is not ours.
    searchable = min(timing["searchable_ms"] for timing in timings)
    resident = max(timing["resident_mib"] for timing in timings)
    benchmark.extra_info |= {"searchable_ms": searchable, "resident_mib": resident}
    assert timings[0]["cards"] > 4_000
    assert searchable <= MOST_MS
    assert resident <= MOST_MIB


AIM = 1.5
MOST = 1.7
"""Of a bare QApplication's computing: what stands, so that it grows no more. The aim is :data:`AIM`."""


def test_start_page_beside_a_bare_application(benchmark: BenchmarkFixture, home: Path) -> None:  # noqa: ARG001 - a home of its own
    """Computing time until the start page is painted, and of Qt alone in the same Python, in turn."""
    environment = surroundings("offscreen")
    bare = "import time; from PySide6.QtWidgets import QApplication; QApplication([]); print(time.process_time())"
    ours: list[float] = []
    qt: list[float] = []

    def both() -> None:
        for words, into in ((["-c", bare], qt), (["-m", "vtes_desktop", "play", "--time-start"], ours)):
            told = subprocess.run([sys.executable, *words], env=environment, capture_output=True, text=True, check=True)
            found = json.loads(told.stdout)
            into.append(found if isinstance(found, float) else found["computing_ms"] / 1000)

    both()
    benchmark.pedantic(both, rounds=7)
    ratio = min(ours[1:]) / min(qt[1:])
    benchmark.extra_info |= {"bare_ms": min(qt) * 1000, "ours_ms": min(ours) * 1000, "ratio": ratio, "aim": AIM}
    assert ratio <= MOST
