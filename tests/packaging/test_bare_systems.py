"""From what is downloaded to a played game, on systems that have nothing of ours: minutes each, for the long run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLAYED = """
    set -eu
    export DISPLAY=:77 HOME=/home/player
    Xvfb :77 -screen 0 1440x900x24 >/dev/null 2>&1 & screen=$!
    sleep 2
    vtes-desktop & program=$!
    until xdotool search --onlyvisible --name Vampire >/dev/null 2>&1; do sleep 0.5; kill -0 $program; done
    games=$HOME/.local/share/vtes-desktop/games
    lines() { cat "$games"/*.vtes-game 2>/dev/null | wc -l; }
    for try in $(seq 60); do  # the button of the quick start has the middle of its row
        xdotool mousemove 240 254 mousedown 1; sleep 0.2; xdotool mouseup 1; sleep 5
        [ "$(lines)" -gt 0 ] && break
    done
    for try in $(seq 120); do  # Shift+Space ends phases, Space passes: the turn goes round the table
        xdotool key shift+space; sleep 0.7; xdotool key space; sleep 0.7
        [ "$(lines)" -gt 40 ] && break
    done
    kill $program; wait $program 2>/dev/null || true; kill $screen
    echo "lines: $(lines)"
"""
"""What the player does: the quick start by mouse, then a turn by keyboard, until computer players have had theirs."""


def run(*words: str | Path, **more: object) -> str:
    done = subprocess.run(
        [str(word) for word in words], capture_output=True, text=True, check=False, timeout=3600, **more
    )  # type: ignore[call-overload]
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return str(done.stdout)


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean clone of this checkout, as it is committed."""
    folder = tmp_path_factory.mktemp("clean") / "clone"
    run("git", "clone", "-q", ROOT, folder)
    return folder


def mirror() -> str:
    """Where this system has its own packages from; empty where it does not say."""
    for path in (*Path("/etc/apt/sources.list.d").glob("*"), Path("/etc/apt/sources.list")):
        if path.is_file() and (
            found := re.search(r"^(?:URIs:|deb)\s[^#\n]*?(https?://\S+/debian)/?(?:\s|$)", path.read_text(), re.M)
        ):
            return found[1]
    return ""


@pytest.fixture
def debian(tmp_path: Path) -> Iterator[Path]:
    """A bare Debian 12 in a folder, with an X server to look at and nothing else."""
    if sys.platform != "linux" or os.geteuid() or not shutil.which("debootstrap") or not mirror():
        pytest.skip("it takes a Debian, root and debootstrap")
    root = tmp_path / "debian"
    run("debootstrap", "--variant=minbase", "bookworm", root, mirror())
    run("mount", "-t", "proc", "proc", root / "proc")
    try:
        run("chroot", root, "sh", "-c", "apt-get -q update && apt-get -qy --no-install-recommends install xvfb xdotool")
        run("chroot", root, "useradd", "-m", "player")
        yield root
    finally:
        run("umount", root / "proc")


def files(root: Path) -> set[str]:
    """All files of the system but what packages and devices keep for themselves."""
    told = run("chroot", root, "find", "/", "-xdev", "-type", "f", "-not", "-path", "/var/*", "-not", "-path", "/dev/*")
    return set(told.splitlines())


@pytest.mark.long
def test_from_debians_package_to_a_played_quick_start_and_back(clone: Path, debian: Path) -> None:
    run(sys.executable, clone / "packaging" / "bundle.py", "--kind", "deb", cwd=clone)
    (package,) = (clone / "dist").glob("*.deb")
    assert package.stat().st_size < 120e6
    # As a login does (`su -`): nothing of this process's environment goes along.
    commit = run("git", "-C", clone, "rev-parse", "--short=12", "HEAD").strip()
    shutil.copy(package, debian / "root" / "program.deb")
    before = files(debian)
    run("chroot", debian, "apt-get", "-qy", "--no-install-recommends", "install", "/root/program.deb")
    assert f"({commit})" in run("chroot", debian, "su", "-", "player", "-c", "vtes-desktop --version")
    (debian / "tmp" / "play.sh").write_text(textwrap.dedent(PLAYED))
    said = run("chroot", debian, "su", "-", "player", "-c", "sh /tmp/play.sh")
    assert int(said.rpartition("lines: ")[2]) > 40
    run("chroot", debian, "apt-get", "-qy", "purge", "vtes-desktop")
    ours = {path for path in files(debian) - before if "vtes" in path and not path.startswith("/tmp/")}
    kept = "/home/player/."
    assert ours
    assert all(path.startswith(kept) for path in ours), "only what is the player's stays"


@pytest.mark.long
def test_the_wheel_needs_no_checkout(clone: Path, tmp_path: Path) -> None:
    """As pipx does: an environment of its own, the built wheel, the command; from another folder."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path, cwd=clone)
    (wheel,) = tmp_path.glob("*.whl")
    shutil.rmtree(clone / "vtes_desktop")
    run(sys.executable, "-m", "venv", tmp_path / "environment")
    commands = tmp_path / "environment" / ("Scripts" if sys.platform == "win32" else "bin")
    run(commands / "python", "-m", "pip", "install", "-q", wheel)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    bare = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    bare |= {"VTES_DESKTOP_HOME": str(tmp_path / "home"), "QT_QPA_PLATFORM": "offscreen"}
    told = run(commands / "vtes-desktop", "doctor", cwd=elsewhere, env=bare)
    assert "Fonts: Alegreya" in told
    assert '"cards":4' in run(commands / "vtes-desktop", "play", "--time-start", cwd=elsewhere, env=bare)
    words = ("--seats", "random,random", "--games", "1", "--rounds", "1", "--jobs", "1", "--out", tmp_path / "games")
    run(commands / "vtes-desktop", "lab", "play", *words, cwd=elsewhere, env=bare)
