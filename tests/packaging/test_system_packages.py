"""Which packages hold the libraries that Qt misses, and how they are installed or asked for."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
import system_packages
from system_packages import SetUpError

# As ldd tells it: a file's name, what is found, what is not.
LDD = """/venv/PySide6/QtWidgets.abi3.so:
\tlinux-vdso.so.1 (0x00007ffc)
\tlibQt6Core.so.6 => /venv/PySide6/Qt/lib/libQt6Core.so.6 (0x00007f)
\tlibGL.so.1 => not found
\tlibGL.so.1 => not found
/venv/PySide6/Qt/plugins/platforms/libqxcb.so:
\tlibxcb-cursor.so.0 => not found
\tlibxkbcommon.so.0 => /lib/x86_64-linux-gnu/libxkbcommon.so.0 (0x00007f)
"""


class Machine:
    """A pretended machine: its commands, and what each answers; everything run on it is noted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, tools: set[str], *, root: bool) -> None:
        self.ran: list[list[str]] = []
        self.answers: list[tuple[str, int, str]] = []  # (word in the command, exit code, output), the first that fits
        monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}" if name in tools else None)
        monkeypatch.setattr("os.geteuid", lambda: 0 if root else 1000, raising=False)
        monkeypatch.setattr("sys.platform", "linux")
        monkeypatch.setattr("subprocess.run", self.run)

    def run(self, command: list[str], **_options: object) -> subprocess.CompletedProcess[str]:
        self.ran.append(command)
        for index, (word, code, output) in enumerate(self.answers):
            if any(word in part for part in command):
                del self.answers[index]
                return subprocess.CompletedProcess(command, code, output, "")
        return subprocess.CompletedProcess(command, 0, "", "")


def test_libraries_of_debian() -> None:
    wanted = ["libxcb-cursor.so.0", "libgthread-2.0.so.0", "libglib-2.0.so.0"]
    assert system_packages.packages_for(wanted, "apt-get") == (["libglib2.0-0", "libxcb-cursor0"], [])


def test_libraries_of_fedora() -> None:
    wanted = ["libxcb-cursor.so.0", "libxcb-shm.so.0", "libxcb-sync.so.1", "libGL.so.1"]
    assert system_packages.packages_for(wanted, "dnf") == (["libglvnd-glx", "libxcb", "xcb-util-cursor"], [])


def test_a_library_nobody_has_heard_of() -> None:
    """dnf finds a package by the library in it; apt does not, so the player is told its name."""
    assert system_packages.packages_for(["libnew.so.3"], "apt-get") == ([], ["libnew.so.3"])
    packages, unknown = system_packages.packages_for(["libnew.so.3"], "dnf")
    assert packages[0].startswith("libnew.so.3")
    assert unknown == []
    assert system_packages.packages_for(["libGL.so.1"], "") == ([], ["libGL.so.1"])


def test_what_is_expected_to_be_missing_has_packages() -> None:
    expected = system_packages.EXPECTED + system_packages.EXPECTED_WINDOW
    assert set(expected) <= set(system_packages.PACKAGES)


def test_missing_libraries_are_read_from_ldd(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "QtWidgets.abi3.so").touch()
    machine = Machine(monkeypatch, {"ldd"}, root=True)
    machine.answers = [("QtWidgets", 1, LDD)]
    assert system_packages.missing_libraries(tmp_path, window=True) == ["libGL.so.1", "libxcb-cursor.so.0"]


def test_the_window_asks_for_more_than_the_tests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in system_packages.MODULES + system_packages.X11:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    machine = Machine(monkeypatch, {"ldd"}, root=True)
    system_packages.missing_libraries(tmp_path, window=False)
    system_packages.missing_libraries(tmp_path, window=True)
    assert not any("libqxcb" in part for part in machine.ran[0])
    assert any("libqxcb" in part for part in machine.ran[1])


def test_root_installs_with_apt(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, {"apt-get"}, root=True)
    system_packages.install_libraries(["libGL.so.1"])
    assert len(machine.ran) == 1
    assert machine.ran[0][:2] == ["env", "DEBIAN_FRONTEND=noninteractive"]
    assert machine.ran[0][-2:] == ["--no-install-recommends", "libgl1"]


def test_empty_package_lists_are_fetched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, {"apt-get"}, root=True)
    machine.answers = [("install", 100, "E: Unable to locate package libgl1\n")]
    system_packages.install(["libgl1"], "Libraries are")
    assert ["update" in command for command in machine.ran] == [False, True, False]


def test_sudo_without_a_password_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, {"dnf", "sudo"}, root=False)
    system_packages.install(["libglvnd-glx"], "Libraries are")
    assert machine.ran == [
        ["/usr/bin/sudo", "-n", "true"],
        ["/usr/bin/sudo", "-n", "dnf", "-q", "-y", "install", "libglvnd-glx"],
    ]


def test_sudo_with_a_password_gets_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, {"apt-get", "sudo"}, root=False)
    machine.answers = [("sudo", 1, "sudo: a password is required")]
    with pytest.raises(SetUpError) as told:
        system_packages.install(["libgl1", "libegl1"], "Libraries that Qt needs are")
    assert str(told.value).splitlines()[1].strip() == "sudo apt-get update && sudo apt-get install -y libgl1 libegl1"
    assert len(machine.ran) == 1


def test_no_sudo_at_all_gets_a_line_for_su(monkeypatch: pytest.MonkeyPatch) -> None:
    Machine(monkeypatch, {"dnf"}, root=False)
    with pytest.raises(SetUpError, match=r"su -c 'dnf install -y mesa'"):
        system_packages.install(["mesa"], "Libraries are")


def test_neither_apt_nor_dnf(monkeypatch: pytest.MonkeyPatch) -> None:
    Machine(monkeypatch, {"pacman"}, root=True)
    with pytest.raises(SetUpError, match=r"libGL\.so\.1, libxcb-cursor\.so\.0"):
        system_packages.install_libraries(["libGL.so.1", "libxcb-cursor.so.0"])
    assert not system_packages.may_install()


@pytest.mark.parametrize(
    ("output", "said"),
    [
        ("Err:1 http://x\n  Temporary failure resolving 'x'\nE: Unable to locate package libgl1\n", "on the network"),
        ("E: Could not get lock /var/lib/dpkg/lock\n", "Could not get lock /var/lib/dpkg/lock"),
        ("", "it gave no reason"),
    ],
)
def test_apt_fails(monkeypatch: pytest.MonkeyPatch, output: str, said: str) -> None:
    machine = Machine(monkeypatch, {"apt-get"}, root=True)
    machine.answers = [("install", 100, output), ("install", 100, output)]
    with pytest.raises(SetUpError) as told:
        system_packages.install(["libgl1"], "Libraries that Qt needs are")
    assert said in str(told.value)
    assert "apt-get update && apt-get install -y libgl1" in str(told.value)
