"""An old Python reads the start programs far enough to say that it is too old."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from python_needed import NEEDED, too_old

PACKAGING = Path(__file__).parents[2] / "packaging"
READ_BY_OLD_PYTHONS = ["play.py", "check.py", "python_needed.py"]


@pytest.mark.parametrize("name", READ_BY_OLD_PYTHONS)
def test_python_3_6_can_parse(name: str) -> None:
    tree = ast.parse((PACKAGING / name).read_text("utf-8"), feature_version=(3, 6))
    assert tree.body


@pytest.mark.parametrize("name", READ_BY_OLD_PYTHONS)
def test_nothing_that_an_old_python_cannot_evaluate_at_import(name: str) -> None:
    """`list[str]` as a bare annotation and `from __future__ import annotations` parse, and then fail on 3.6."""
    tree = ast.parse((PACKAGING / name).read_text("utf-8"))
    for node in ast.walk(tree):
        assert not (isinstance(node, ast.ImportFrom) and node.module == "__future__")
        annotations = []
        if isinstance(node, ast.FunctionDef):
            annotations = [argument.annotation for argument in node.args.args] + [node.returns]
        elif isinstance(node, ast.AnnAssign):
            annotations = [node.annotation]
        for annotation in annotations:
            assert annotation is None or isinstance(annotation, ast.Name | ast.Constant), ast.dump(annotation)


@pytest.mark.parametrize("name", ["play.py", "check.py"])
def test_an_old_python_gets_a_sentence(name: str) -> None:
    pretend = f"import runpy, sys; sys.version_info = (3, 6, 9); runpy.run_path({name!r}, run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-c", pretend],
        cwd=PACKAGING,
        env={**os.environ, "PYTHONPATH": str(PACKAGING)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stdout.startswith("vtes-desktop needs Python 3.11 or newer; this is Python 3.6.")
    assert done.stderr == ""


def test_a_newer_python_on_the_path_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: "/usr/bin/python3.12" if name == "python3.12" else None)
    assert "run `python3.12 packaging/play.py`" in too_old((3, 9), "packaging/play.py")


def test_no_newer_python_on_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)  # noqa: ARG005
    assert "Install a newer Python" in too_old((3, 10), "packaging/play.py")


@pytest.mark.parametrize("version", [NEEDED, (3, 14), (4, 0)])
def test_new_enough(version: tuple[int, ...]) -> None:
    assert too_old(version, "packaging/play.py") == ""


@pytest.mark.parametrize("name", ["play.py", "check.py"])
def test_debians_smallest_python_gets_a_sentence(name: str) -> None:
    """It lacks shutil, venv and more: what says so must not need them."""
    pretend = f"import runpy, sys; sys.modules['shutil'] = None; runpy.run_path({name!r}, run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-S", "-c", pretend],
        cwd=PACKAGING,
        env={**os.environ, "PYTHONPATH": str(PACKAGING)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.startswith("This Python is not all there: its module shutil is missing.")
    assert (done.returncode, done.stderr) == (1, "")
