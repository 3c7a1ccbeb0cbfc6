"""From the making of the process to a usable start page with the whole pool searchable: time and memory."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

MOST_MS = 600
"""Issue 2: 0.6 s on a warm machine."""
MOST_MIB = 150


@pytest.mark.parametrize("games", [0, 200])
def test_start(benchmark, home: Path, games: int) -> None:
    """Warm: the catalogue's cache and the bytecode are there. The figures are the program's own."""
    environment = os.environ | {"QT_QPA_PLATFORM": os.environ.get("VTES_BENCHMARK_PLATFORM", "offscreen")}
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
