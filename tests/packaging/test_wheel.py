"""What `pipx install .` installs: the program with its resources, and nothing that is only ours or the player's."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[zipfile.ZipFile]:
    """The wheel built from this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (built,) = folder.glob("*.whl")
    with zipfile.ZipFile(built) as opened:
        yield opened


def names(wheel: zipfile.ZipFile) -> set[str]:
    return set(wheel.namelist())


def test_resources_are_inside(wheel: zipfile.ZipFile) -> None:
    shipped = {f"vtes_desktop/{path.relative_to(ROOT).as_posix()}" for path in (ROOT / "resources").rglob("*.*")}
    assert shipped
    assert shipped <= names(wheel)


def test_every_module_is_inside(wheel: zipfile.ZipFile) -> None:
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "vtes_desktop").rglob("*.py")}
    assert "vtes_desktop/folders.py" in modules
    assert modules <= names(wheel)


def test_nothing_else_is_inside(wheel: zipfile.ZipFile) -> None:
    roots = {name.split("/")[0] for name in names(wheel)}
    assert {root for root in roots if not root.endswith(".dist-info")} == {"vtes_desktop"}
    assert not [name for name in names(wheel) if "card_images" in name or "tests/" in name or "__pycache__" in name]


def test_the_command_and_the_licences(wheel: zipfile.ZipFile) -> None:
    (entry_points,) = [name for name in names(wheel) if name.endswith("entry_points.txt")]
    assert "vtes-desktop = vtes_desktop.__main__:main" in wheel.read(entry_points).decode()
    assert any(name.endswith("licenses/LICENSE") for name in names(wheel))


def test_the_installed_program_finds_its_resources(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path)
    done = subprocess.run(
        [sys.executable, "-P", "-c", "from vtes_desktop import folders; print(folders.resources())"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(done.stdout.strip()) == tmp_path / "vtes_desktop" / "resources"
