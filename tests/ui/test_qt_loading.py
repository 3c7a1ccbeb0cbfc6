"""What PySide compiles at every start is kept: only its own, only as long as its words are the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from vtes_desktop.ui.qt_loading import BOOTSTRAP, FILE, INSIDE, LATER, LEFT_OUT, Compiled

NAME = f"{INSIDE}signature/mapping.py"


def value(code: object) -> int:
    room: dict[str, int] = {}
    exec(code, room)  # type: ignore[arg-type]
    return room["x"]


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    made = Compiled(tmp_path / FILE)
    assert value(made.compile(b"x = 1", NAME, "exec")) == 1
    made.save()
    return tmp_path / FILE


def test_what_was_compiled_is_not_compiled_again(path: Path) -> None:
    again = Compiled(path)
    assert value(again.compile(b"x = 1", NAME, "exec")) == 1
    assert again.new == 0


@pytest.mark.parametrize("start", [1, 2])
def test_what_waits_is_run_when_something_asks_for_a_name_in_it(path: Path, start: int) -> None:
    compiled = Compiled(path)
    for _ in range(start):
        module = ModuleType("parser")
        exec(compiled.compile(b"done = []\ndef f(): return done", LATER[0], "exec"), vars(module))
    assert "done" not in vars(module)
    assert not hasattr(module, "__wrapped__")
    assert "done" not in vars(module)
    assert not hasattr(module, "g")
    assert module.f() is module.done
    assert compiled.new == 1


def test_what_begins_it_is_kept_too(path: Path) -> None:
    first = Compiled(path)
    assert value(first.compile("x = 5", BOOTSTRAP, "exec")) == 5
    first.save()
    again = Compiled(path)
    assert value(again.compile("x = 5", BOOTSTRAP, "exec")) == 5
    assert (first.new, again.new) == (1, 0)


def test_other_words_are_compiled_and_kept_instead(path: Path) -> None:
    other = Compiled(path)
    assert value(other.compile(b"x = 2", NAME, "exec")) == 2
    assert other.new == 1
    other.save()
    assert value(Compiled(path).compile(b"x = 2", NAME, "exec")) == 2


def test_what_is_not_pysides_is_compiled_as_ever(path: Path) -> None:
    compiled = Compiled(path)
    assert value(compiled.compile(b"x = 3", "elsewhere.py", "exec")) == 3
    assert eval(compiled.compile("4", NAME, "eval")) == 4
    assert compiled.new == 0


@pytest.mark.parametrize("cut", [0, 3, 4, 40])
def test_a_file_that_is_cut_off_is_as_none(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:cut])
    compiled = Compiled(path)
    assert value(compiled.compile(b"x = 1", NAME, "exec")) == 1
    assert compiled.new == 1


def test_where_nothing_can_be_kept_it_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    compiled = Compiled(tmp_path / "nowhere" / FILE)
    compiled.compile(b"x = 1", NAME, "exec")
    compiled.save()
    assert not (tmp_path / "nowhere").exists()


def test_the_installed_pyside_is_compiled_at_the_first_start_only(tmp_path: Path) -> None:
    words = (
        "import builtins, sys; from pathlib import Path; from vtes_desktop.ui import qt_loading\n"
        "usual = builtins.compile; made = []\n"
        "class Noting(qt_loading.Compiled):\n"
        "    def save(self): super().save(); made.append(self.new)\n"
        "qt_loading.Compiled = Noting\n"
        "qt_loading.load_qt(Path(sys.argv[1])); qt_loading.load_qt(Path(sys.argv[1]))\n"
        "assert builtins.compile is usual\n"
        "import PySide6.QtCore; print(*made)"
    )
    environment = {name: said for name, said in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    told = [
        subprocess.run(
            [sys.executable, "-c", words, str(tmp_path)], env=environment, capture_output=True, text=True, check=True
        ).stdout.split()
        for _ in range(2)
    ]
    assert [len(numbers) for numbers in told] == [1, 1]
    assert int(told[0][0]) > 5, "PySide has its files elsewhere now: what is kept here is of no use"
    assert told[1] == ["0"]


def test_pyside_reads_no_sources_and_leaves_out_what_nobody_asks_for(tmp_path: Path) -> None:
    words = (
        "import sys; from pathlib import Path; from vtes_desktop.ui.qt_loading import load_qt\n"
        "load_qt(Path(sys.argv[1]))\n"
        "import linecache; linecache.clearcache()\n"
        "from PySide6.QtWidgets import QApplication, QLabel\n"
        "import colorsys, wave\n"
        "made = QApplication([]); label = QLabel('seen'); label.setText(label.text())\n"
        "parser = vars(sys.modules['shibokensupport.signature.parser'])\n"
        "print('pyside_type_init' in parser)\n"
        "try: label.setText(3)\n"
        "except TypeError as error: print('Supported signatures:' in str(error), 'pyside_type_init' in parser)\n"
        "print(sorted(linecache.cache), len(vars(sys.modules['shibokensupport.signature.lib.pyi_generator'])))"
    )
    told = subprocess.run(
        [sys.executable, "-c", words, str(tmp_path)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    sources, names = told[-1].rpartition(" ")[::2]
    assert told[0] == "False", "what reads signatures is loaded though no call was wrong"
    assert told[1] == "True True", "PySide still says what a call lacks"
    assert "wave" not in sources and "colorsys" not in sources
    assert int(names) < 12, f"{LEFT_OUT} is loaded after all"
