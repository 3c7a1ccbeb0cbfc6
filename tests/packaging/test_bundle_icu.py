"""Qt's data of languages, made smaller: nothing that is left differs, and Qt sorts by it as before."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import bundle_icu
import PySide6
import pytest

SORTED = """
from functools import cmp_to_key
from PySide6.QtCore import QCollator, QCoreApplication, QLocale
here = QCoreApplication([])
for name in ("es_ES", "sv_SE", "fr_CA", "cs_CZ", "zh_CN"):
    compare = QCollator(QLocale(name)).compare
    print(name, *sorted("o ñ n nz z ö ch h c côte coté cote 中 文 字".split(), key=cmp_to_key(compare)))
print(any("MARK" in line for line in open("/proc/self/maps")))
"""


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """A copy of the installed one."""
    found = sorted(Path(PySide6.__file__).parent.rglob("libicudata.so.*"))
    if not found or sys.platform != "linux":
        pytest.skip("Qt brings no such library here")
    return Path(shutil.copy(found[0], tmp_path / found[0].name))


def package(library: Path) -> bytes:
    """What the linker finds in it."""
    symbol = f"icudt{library.name.rpartition('.')[2]}_dat"
    words = (
        "import ctypes, sys; path, name, size = sys.argv[1:]; "
        "place = ctypes.addressof(ctypes.c_char.in_dll(ctypes.CDLL(path), name)); "
        "sys.stdout.buffer.write(ctypes.string_at(place, int(size)))"
    )
    size = library.stat().st_size - 3 * 0x1000  # beside it there are a page before and one or two behind
    return subprocess.run(
        [sys.executable, "-c", words, library, symbol, str(size)], capture_output=True, check=True
    ).stdout


def test_it_becomes_much_smaller_and_what_stays_is_as_it_was(library: Path) -> None:
    before = bundle_icu.entries(package(library))
    saved = bundle_icu.reduce_data(library.parent)
    after = bundle_icu.entries(package(library))
    assert saved > 20e6
    assert len(after) > 500
    assert {name for name in before if not bundle_icu.LEFT_OUT.fullmatch(name)} == set(after)
    # Of the last few the end was not read.
    assert all(before[name][: len(content)] == content[: len(before[name])] for name, content in after.items())
    assert sum(len(content) for content in after.values()) > 7e6
    # Never in this process, whose Qt would take it for its own.
    subprocess.run([sys.executable, "-c", "import ctypes, sys; ctypes.CDLL(sys.argv[1])", library], check=True)
    assert bundle_icu.reduce_data(library.parent) == 0, "once more there is nothing to leave out"


def test_qt_sorts_by_it_as_before(library: Path) -> None:
    bundle_icu.reduce_data(library.parent)

    def told(**more: str) -> list[str]:
        words = SORTED.replace("MARK", str(library))
        done = subprocess.run(
            [sys.executable, "-c", words], env={**os.environ, **more}, capture_output=True, text=True, check=True
        )
        assert not done.stderr
        return done.stdout.splitlines()

    usual, reduced = told(), told(LD_LIBRARY_PATH=str(library.parent))
    assert usual[:-1] == reduced[:-1]
    assert len({" ".join(line.split()[1:]) for line in usual[:-1]}) > 3, "languages sort otherwise"
    assert (usual[-1], reduced[-1]) == ("False", "True")


@pytest.mark.parametrize("content", [b"", b"\x7fELF\x01\x01" + bytes(100), bytes(5000)])
def test_what_is_put_together_otherwise_stays(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "libicudata.so.99"
    path.write_bytes(content)
    assert bundle_icu.reduce_data(tmp_path) == 0
    assert path.read_bytes() == content
