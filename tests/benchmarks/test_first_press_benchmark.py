"""What is wanted of the start page, from the press until it stands painted: a table with its question, the builder."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.benchmarks.test_start_benchmark import surroundings

BARE = "import time; from PySide6.QtWidgets import QApplication; QApplication([]); print(time.process_time())"
ROUNDS = 5


def told(*words: str, home: Path) -> Any:
    """What a program prints as JSON, in a home of its own."""
    environment = surroundings("offscreen") | {"VTES_DESKTOP_HOME": str(home)}
    done = subprocess.run(
        [sys.executable, *words], env=environment, capture_output=True, text=True, check=True, timeout=120
    )
    return json.loads(done.stdout)


@pytest.mark.parametrize(
    ("what", "after", "fresh", "most"),
    [
        ("quick", 0, True, 1.5),
        ("quick", 8, True, 1.0),
        ("quick", 2, False, 1.0),
        ("builder", 0, True, 0.8),
        ("builder", 2, False, 0.8),
    ],
)
def test_first_press(
    benchmark: BenchmarkFixture, tmp_path: Path, what: str, after: int, fresh: bool, most: float
) -> None:
    """Seconds, on a home that was never used or on one that was; and a bare QApplication in the same Python, in turn,
    for how fast this machine is just now."""
    ours: list[dict[str, float]] = []
    bare: list[float] = []

    def press(number: int) -> None:
        found, qt = (
            told(
                "-m", "tests.benchmarks.first_press", what, str(after), home=tmp_path / (str(number) if fresh else "")
            ),
            told("-c", BARE, home=tmp_path),
        )
        ours.append(found)
        bare.append(qt)

    press(0)  # Python keeps what it compiled of the program
    ours.clear()
    numbers = iter(range(1, ROUNDS + 1))
    benchmark.pedantic(lambda: press(next(numbers)), rounds=ROUNDS)
    # The quickest: what other programs take of the machine meanwhile is not ours.
    wall, computed = min(each["wall"] for each in ours), min(each["computed"] for each in ours)
    faces = min(each["faces"] for each in ours)
    benchmark.extra_info |= {"wall": wall, "computed": computed, "faces": faces, "bare": min(bare)}
    print(
        f"{what} after {after} s: {wall:.2f} s ({computed:.2f} s computed), faces {faces:.2f} s, bare {min(bare):.2f} s"
    )
    assert wall <= most
