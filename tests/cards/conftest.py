"""The two dialects of the official card lists, for every test of this room.

krcg 4.19, 5.9 and 5.14 are looked for where they may already be (installed, in the folder named by
``VTES_DESKTOP_LISTS``, in the system's folder for temporary files), and downloaded into the latter otherwise. A test
that needs one that can't be had is skipped with the reason.
"""

from __future__ import annotations

import importlib.metadata
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from vtes_desktop.cards import lists
from vtes_desktop.cards.catalogue import Catalogue, load

SHARED = Path(__file__).parents[2].parent / "shared"


def _wheel(version: str, python: str) -> Path:
    pattern = f"krcg-{version}-*.whl"
    temporary = Path(tempfile.gettempdir())
    kept = temporary / "vtes-desktop-card-lists"
    places = [Path(os.environ["VTES_DESKTOP_LISTS"])] if "VTES_DESKTOP_LISTS" in os.environ else []
    for place in (*places, kept, temporary / "k"):
        for wheel in sorted(place.glob(pattern)) if place.is_dir() else ():
            return wheel
    kept.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "pip", "download", f"krcg=={version}", "--no-deps", "--only-binary=:all:"]
    command += ["--python-version", python, "--dest", str(kept), "--quiet", "--disable-pip-version-check"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    wheels = sorted(kept.glob(pattern))
    if not wheels:
        pytest.skip(f"krcg {version} can't be had: {ended.stderr.strip()[-200:]}")
    return wheels[0]


@pytest.fixture(scope="session")
def lists_4() -> Path:
    """Where the lists of krcg 4.19 are."""
    if importlib.metadata.version("krcg") == "4.19":
        return lists.installed().source
    return _wheel("4.19", "3.11")


@pytest.fixture(scope="session")
def lists_5() -> Path:
    """Where the lists of krcg 5.9 are."""
    if importlib.metadata.version("krcg") == "5.9":
        return lists.installed().source
    return _wheel("5.9", "3.12")


@pytest.fixture(scope="session")
def lists_newest() -> Path:
    """Where the lists of krcg 5.14 are: the first to say rulings of groups in other words for single cards."""
    if importlib.metadata.version("krcg") == "5.14":
        return lists.installed().source
    return _wheel("5.14", "3.12")


@pytest.fixture(scope="session")
def catalogue_4(lists_4: Path) -> Catalogue:
    """The catalogue of krcg 4.19."""
    return load(lists_4, cache=False)


@pytest.fixture(scope="session")
def catalogue_5(lists_5: Path) -> Catalogue:
    """The catalogue of krcg 5.9."""
    return load(lists_5, cache=False)


@pytest.fixture(scope="session", params=["4.19", "5.9"])
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    """The catalogue, in one dialect and then the other."""
    found = request.getfixturevalue("catalogue_4" if request.param == "4.19" else "catalogue_5")
    assert isinstance(found, Catalogue)
    return found


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for what the program keeps."""
    monkeypatch.setenv("VTES_DESKTOP_HOME", str(tmp_path))
    return tmp_path
