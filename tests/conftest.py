"""What every test stands on: no screen, a home of its own, and how hard hypothesis tries.

`check.py --long` sets VTES_LONG=1, which loads hypothesis' profile "long". Under CI=true the examples are the same on
every run, so that a red run there can be repeated.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Before anything imports Qt: a test must never open a window unless it is told to.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

IN_CI = os.environ.get("CI") == "true"
settings.register_profile("default", deadline=None, derandomize=IN_CI)
settings.register_profile(
    "long",
    deadline=None,
    derandomize=False,
    max_examples=2_000,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("long" if os.environ.get("VTES_LONG") else "default")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of settings, games and caches: one of its own for each test."""
    folder = tmp_path / "home"
    monkeypatch.setenv("VTES_DESKTOP_HOME", str(folder))
    return folder
