"""Setting up: the stamp that makes the second start fast, and a sentence for each thing that can go wrong."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest
import setup_environment
from setup_environment import CHECK, PLAY, SetUpError, set_up, stamp_key, venv_python

ROOT = Path(__file__).parents[2]
posix = pytest.mark.skipif(os.name == "nt", reason="links and sockets as on POSIX")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with nothing but its pyproject.toml."""
    root = tmp_path / "vtes-desktop"
    root.mkdir()
    (root / "pyproject.toml").write_text('[project]\nname = "vtes-desktop"\n')
    return root


def make_venv(root: Path) -> None:
    """A virtual environment as far as the stamp can see."""
    python = venv_python(root / ".venv")
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    (root / ".venv" / "pyvenv.cfg").write_text("version = {}.{}.{}\n".format(*sys.version_info))


class Commands:
    """Stands in for the machine's programs: makes what they would make, notes what was run, fails where told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, root: Path) -> None:
        self.root = root
        self.ran: list[list[str]] = []
        self.fails: dict[str, str] = {}  # a word of the command -> what it says when it fails
        monkeypatch.setattr("subprocess.run", self.run)
        monkeypatch.setattr("subprocess.Popen", self.popen)
        monkeypatch.setattr("system_packages.missing_libraries", lambda *_args, **_options: [])

    def outcome(self, command: list[str]) -> tuple[int, str]:
        self.ran.append(command)
        words = " ".join(command)
        for word, said in self.fails.items():
            if word in words:
                return 1, said
        if "venv" in command:
            make_venv(self.root)
        return 0, "Qt starts\n" if "QApplication" in words else "{}.{}\n".format(*sys.version_info)

    def run(self, command: list[str], **_options: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, *self.outcome(command))

    def popen(self, command: list[str], **_options: object) -> Commands:
        self.returncode, said = self.outcome(command)
        self.stdout = said.splitlines(keepends=True)
        return self

    def __enter__(self) -> Commands:
        return self

    def __exit__(self, *_raised: object) -> None:
        pass

    def words(self) -> list[str]:
        return [" ".join(command) for command in self.ran]


@posix
def test_first_start_sets_up_and_the_second_runs_nothing(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands(monkeypatch, checkout)
    python = set_up(PLAY, checkout)
    assert python == venv_python(checkout / ".venv")
    steps = [
        next(index for index, words in enumerate(commands.words()) if sign in words)
        for sign in ("-m venv", f"--editable {checkout}", "QApplication")
    ]
    assert steps == sorted(steps)
    commands.ran.clear()
    assert set_up(PLAY, checkout) == python
    assert commands.ran == []


@posix
def test_checking_installs_the_tools_too(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands(monkeypatch, checkout)
    set_up(PLAY, checkout)
    commands.ran.clear()
    set_up(CHECK, checkout)
    assert any(words.endswith(f"--editable {checkout}[dev]") for words in commands.words())
    assert not any("-m venv" in words for words in commands.words())


@posix
def test_changed_dependencies_are_installed(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands(monkeypatch, checkout)
    set_up(PLAY, checkout)
    (checkout / "pyproject.toml").write_text("[project]\nname = 'more'\n")
    commands.ran.clear()
    set_up(PLAY, checkout)
    assert any("pip install" in words for words in commands.words())


@posix
def test_the_stamp_follows_what_the_environment_was_made_from(checkout: Path, tmp_path: Path) -> None:
    assert stamp_key(checkout) == ""
    make_venv(checkout)
    keys = [stamp_key(checkout)]
    (checkout / "pyproject.toml").write_text("[project]\n")
    keys.append(stamp_key(checkout))
    (checkout / ".venv" / "pyvenv.cfg").write_text("version = 3.99.0\n")
    keys.append(stamp_key(checkout))
    python = venv_python(checkout / ".venv")
    python.unlink()
    python.symlink_to(shutil.which("true") or "/bin/true")
    keys.append(stamp_key(checkout))
    moved = checkout.rename(tmp_path / "elsewhere")
    keys.append(stamp_key(moved))
    assert len(set(keys)) == 5
    assert all(keys)
    assert stamp_key(moved) == keys[-1]


@posix
def test_a_python_that_is_gone_leaves_no_stamp(checkout: Path) -> None:
    make_venv(checkout)
    python = venv_python(checkout / ".venv")
    python.unlink()
    python.symlink_to(checkout / "nowhere")
    assert stamp_key(checkout) == ""


@posix
def test_an_environment_of_another_python_is_made_anew(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_venv(checkout)
    (checkout / ".venv" / "pyvenv.cfg").write_text("version = 3.8.2\n")
    commands = Commands(monkeypatch, checkout)
    commands.fails = {"-m venv": "Error: stopped here"}
    with pytest.raises(SetUpError, match="stopped here"):
        set_up(PLAY, checkout)
    assert any("-m venv --clear" in words for words in commands.words())


@pytest.mark.parametrize("kind", ["folder", "file"])
def test_something_else_called_venv_is_left_alone(checkout: Path, kind: str) -> None:
    if kind == "folder":
        (checkout / ".venv").mkdir()
        (checkout / ".venv" / "mine.txt").write_text("mine")
    else:
        (checkout / ".venv").write_text("mine")
    with pytest.raises(SetUpError, match=r"is in the way.*Move it elsewhere"):
        set_up(PLAY, checkout)
    assert (checkout / ".venv").exists()


def test_a_checkout_that_may_not_be_written(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Commands(monkeypatch, checkout)
    monkeypatch.setattr("os.access", lambda *_args: False)
    with pytest.raises(SetUpError, match="Copy the whole folder"):
        set_up(PLAY, checkout)


def test_too_little_room(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Commands(monkeypatch, checkout)
    monkeypatch.setattr("shutil.disk_usage", lambda _path: shutil._ntuple_diskusage(10**9, 10**9, 50 * 2**20))
    with pytest.raises(SetUpError, match=r"about 700 MB .* 50 MB are free"):
        set_up(PLAY, checkout)


@pytest.mark.parametrize("spoken", ["permission", "full"])
def test_the_disk_refuses_the_stamp(checkout: Path, monkeypatch: pytest.MonkeyPatch, spoken: str) -> None:
    Commands(monkeypatch, checkout)
    error = (
        PermissionError(13, "Permission denied", "x") if spoken == "permission" else OSError(28, "No space left", "x")
    )

    def refuse(*_args: object, **_options: object) -> None:
        raise error

    monkeypatch.setattr("pathlib.Path.write_text", refuse)
    monkeypatch.setattr("setup_environment._make_venv", lambda *_args: None)
    with pytest.raises(SetUpError, match=re.escape(str(error.strerror))):
        set_up(PLAY, checkout)


def without_ensurepip(monkeypatch: pytest.MonkeyPatch, *, own_pip: bool) -> None:
    """Debian's Python without its package python3-venv, with or without python3-pip."""
    found = {"venv": True, "ensurepip": False, "pip": own_pip}
    monkeypatch.setattr("importlib.util.find_spec", lambda name: found[name] or None)
    monkeypatch.setattr("system_packages.installer", lambda: "apt-get")
    monkeypatch.setattr("system_packages.expected_missing", lambda **_options: ["libGL.so.1"])


def test_one_line_names_the_venv_package_and_the_libraries(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Commands(monkeypatch, checkout)
    without_ensurepip(monkeypatch, own_pip=False)
    monkeypatch.setattr("system_packages._as_root", lambda: None)
    with pytest.raises(SetUpError) as told:
        set_up(PLAY, checkout)
    version = "{}.{}".format(*sys.version_info)
    assert f"apt-get install -y python{version}-venv libgl1" in str(told.value).splitlines()[1]


@posix
def test_the_systems_pip_does_where_there_is_no_ensurepip(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands(monkeypatch, checkout)
    without_ensurepip(monkeypatch, own_pip=True)
    monkeypatch.setattr("system_packages._as_root", lambda: None)
    real_outcome = commands.outcome

    def outcome(command: list[str]) -> tuple[int, str]:
        if command[1:] == ["-m", "pip", "--version"]:
            commands.ran.append(command)
            return (0, "pip 23.0.1 from …") if command[0] == sys.executable else (1, "No module named pip")
        return real_outcome(command)

    monkeypatch.setattr(commands, "outcome", outcome)
    python = set_up(PLAY, checkout)
    assert any("--without-pip" in command for command in commands.ran)
    assert any(f"{sys.executable} -m pip --python {python} install" in words for words in commands.words())


@posix
@pytest.mark.parametrize(
    ("pip_says", "player_reads"),
    [
        (
            "WARNING: Retrying … NameResolutionError …\nERROR: No matching distribution found for hatchling\n",
            "Is this machine on the network?",
        ),
        (
            "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device\n",
            "the disk is full",
        ),
        ("SSLError(SSLCertVerificationError: CERTIFICATE_VERIFY_FAILED …)\n", "certificate is not trusted"),
        (
            "ERROR: No matching distribution found for PySide6-Essentials<6.12,>=6.8\n",
            "there is no PySide6-Essentials for Python 3.",
        ),
        ("ERROR: [Errno 13] Permission denied: '/x/y'\n", "a file may not be written: ERROR: [Errno 13]"),
        ("something\nERROR: quite new\n\n", "ERROR: quite new"),
        ("", "it gave no reason"),
    ],
)
def test_pip_fails(checkout: Path, monkeypatch: pytest.MonkeyPatch, pip_says: str, player_reads: str) -> None:
    commands = Commands(monkeypatch, checkout)
    commands.fails = {"pip install": pip_says}
    with pytest.raises(SetUpError) as told:
        set_up(PLAY, checkout)
    said = str(told.value)
    assert player_reads in said
    log = checkout / ".venv" / "vtes-desktop-pip.log"
    assert str(log) in said
    assert log.read_text("utf-8") == pip_says


def test_progress_of_pip() -> None:
    big = "  Downloading pyside6_essentials-6.11.3-cp310-abi3-manylinux_2_34_x86_64.whl (80.3 MB)\n"
    assert setup_environment.pip_progress(big) == "pyside6_essentials 6.11.3 (80.3 MB)"
    assert setup_environment.pip_progress("  Downloading krcg-4.19-py3-none-any.whl.metadata (11 kB)\n") == ""
    retry = "WARNING: Retrying (Retry(total=4, connect=None)) after connection broken\n"
    assert "trying again" in setup_environment.pip_progress(retry)
    assert setup_environment.pip_progress(retry.replace("4", "3")) == ""


@posix
def test_qt_that_does_not_start_is_quoted(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands(monkeypatch, checkout)
    commands.fails = {"QApplication": "qt.qpa.plugin: Could not load the Qt platform plugin\n"}
    with pytest.raises(SetUpError, match=r"(?s)Qt does not start.*Could not load the Qt platform plugin"):
        set_up(CHECK, checkout)
    assert not (checkout / ".venv" / "vtes-desktop-check").exists()


@posix
def test_libraries_still_missing_are_named(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Commands(monkeypatch, checkout)
    monkeypatch.setattr("system_packages.missing_libraries", lambda *_args, **_options: ["libGL.so.1"])
    monkeypatch.setattr("system_packages.install_libraries", lambda _missing: None)
    with pytest.raises(SetUpError, match=r"still misses libGL\.so\.1"):
        set_up(PLAY, checkout)


class TestDisplay:
    """Whether there is a screen for the window, before Qt is asked and gives up the hard way."""

    @pytest.fixture(autouse=True)
    def _on_linux_with_nothing_set(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("sys.platform", "linux")
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
            monkeypatch.delenv(name, raising=False)

    def test_none(self) -> None:
        with pytest.raises(SetUpError, match="there is no display"):
            setup_environment.no_display()

    @posix
    def test_one_that_does_not_answer(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("DISPLAY", ":98765")
        with pytest.raises(SetUpError, match="the display :98765 does not answer"):
            setup_environment.no_display()

    @pytest.mark.skipif(sys.platform != "linux", reason="abstract sockets are Linux' own")
    def test_one_that_answers(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with socket.socket(socket.AF_UNIX) as server:
            server.bind(f"\0/tmp/.X11-unix/X{os.getpid()}")
            server.listen()
            monkeypatch.setenv("DISPLAY", f":{os.getpid()}.0")
            setup_environment.no_display()

    @pytest.mark.parametrize(
        ("name", "value"), [("WAYLAND_DISPLAY", "wayland-0"), ("QT_QPA_PLATFORM", "vnc"), ("DISPLAY", "localhost:10.0")]
    )
    def test_left_to_qt(self, monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
        monkeypatch.setenv(name, value)
        setup_environment.no_display()

    @pytest.mark.parametrize("platform", ["win32", "darwin"])
    def test_always_there(self, monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
        monkeypatch.setattr("sys.platform", platform)
        setup_environment.no_display()


@pytest.mark.long
def test_a_bare_checkout_sets_itself_up(tmp_path: Path) -> None:
    """The whole way for real: fetches everything, so it needs the network and a minute."""
    root = tmp_path / "vtes desktop"  # a space, as in many a player's folder
    root.mkdir()
    for name in ("vtes_desktop", "resources", "packaging"):
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, root)
    command = [sys.executable, "packaging/play.py", "--version"]
    first = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert first.returncode == 0, first.stdout + first.stderr
    second = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert second.stdout.splitlines() == first.stdout.splitlines()[-1:]
