"""Kill -9 in the middle of play, at random moments: nothing that was shown is missing after Continue."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.play.doomed import begin_or_continue, digest, everyone
from vtes_desktop.table.journal import read

ROOT = Path(__file__).parents[2]


def killed(path: Path, seed: int, after: int) -> list[str]:
    """Play in another program, kill it once it has shown `after` things, and return all that it has shown."""
    command = [sys.executable, "-m", "tests.play.doomed", str(path), str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        shown = [line for _ in range(after) if (line := program.stdout.readline())]
        program.kill()
        # What was in the pipe was shown, too; a line torn by the kill was not.
        shown += [line for line in program.stdout if line.endswith("\n")]
    assert len(shown) >= after, "the program stopped by itself"
    return shown


def as_it_stood(path: Path, lines: int, copy: Path) -> str:
    """The digest of what is shown when the game is continued after so many lines."""
    rows = path.read_bytes().splitlines(keepends=True)
    copy.write_bytes(b"".join(rows[: lines + 1]))
    host = begin_or_continue(copy)
    try:
        return digest(everyone(host))
    finally:
        host.close()


def check(folder: Path, seed: int, kills: int) -> None:
    path = folder / f"{seed}.vtes-game"
    dice = random.Random(seed)
    for kill in range(kills):
        shown = killed(path, seed * 1000 + kill, after=dice.randrange(1, 120))
        number, seen = shown[-1].split()
        opened = read(path)
        assert opened.damage == "", f"kill {kill} of game {seed} left damage"
        assert len(opened.lines) >= int(number), f"kill {kill} of game {seed} lost what was shown"
        assert as_it_stood(path, int(number), folder / "copy.vtes-game") == seen, f"kill {kill} of game {seed}"
        host = begin_or_continue(path)
        assert host.damage == ""
        assert len(host.lines) == len(opened.lines)
        host.close()
    shutil.rmtree(folder)


def test_nothing_that_was_shown_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    check(tmp_path, seed=1, kills=5)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 32))
def test_nothing_that_was_shown_is_lost_in_hundreds_of_kills(tmp_path: Path, seed: int) -> None:
    check(tmp_path, seed, kills=10)
