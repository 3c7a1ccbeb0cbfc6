"""Set up `.venv` in this checkout with the program and all it stands on, once; afterwards see in no time that it is.

`play.py` and `check.py` run from a bare Python, so nothing but the standard library is used here. What was set up is
remembered in a stamp inside `.venv`, keyed by pyproject.toml, the place of the checkout and the Python in use: as long
as none of them changes, :func:`set_up` starts no other program.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import platform
import re
import shutil
import socket
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import system_packages
from python_needed import NEEDED
from system_packages import SetUpError

__all__ = ["CHECK", "PLAY", "ROOT", "Purpose", "SetUpError", "no_display", "program", "set_up"]

ROOT = Path(__file__).resolve().parent.parent
SPACE_NEEDED_MB = 700  # .venv takes about 400 MB, and pip unpacks Qt once more while it installs it

ELSEWHERE = "Start it from a desktop session, or over the network with `ssh -X`."

# What pip says, in any of its words, and what that means to a player. The first that fits is said.
PIP_FAILURES = (
    (
        r"No space left on device|Errno 28|not enough space",
        "the disk is full (it was writing to {root} or {temporary}). Make room there and start again",
    ),
    (
        r"CERTIFICATE_VERIFY_FAILED|certificate verify failed",
        "the package server's certificate is not trusted on this machine. Behind a company's proxy, point PIP_CERT at "
        "its certificate; otherwise look at the clock",
    ),
    (
        r"NameResolutionError|name resolution|Failed to establish a new connection|Network is unreachable"
        r"|ConnectionError|Connection refused|Connection reset|timed out|ProxyError|Max retries exceeded",
        "the package server cannot be reached. Is this machine on the network?",
    ),
    (
        r"No matching distribution found for (?P<what>[^\s<>=!~;]+)",
        "there is no {what} for Python {python} on this kind of machine ({machine}). Another Python ({needed} or a "
        "little newer, 64 bit) may do",
    ),
    (r"Permission denied|Errno 13|Access is denied", "a file may not be written: {line}"),
)


@dataclass(frozen=True)
class Purpose:
    """What an environment is for: its name (of the stamp), the extras to install, and whether it opens windows."""

    name: str
    extras: str
    window: bool


PLAY = Purpose("play", "", window=True)
CHECK = Purpose("check", "[dev]", window=False)


def set_up(purpose: Purpose, root: Path = ROOT) -> Path:
    """Make `root`/.venv fit for `purpose` and return its Python; does nothing when the stamp says that it is.

    Raises :class:`SetUpError` with a sentence for the player when that cannot be done here.
    """
    venv = root / ".venv"
    python = venv_python(venv)
    stamp = venv / f"vtes-desktop-{purpose.name}"
    if stamp.is_file() and stamp.read_text("utf-8") == stamp_key(root):
        return python
    started = time.monotonic()
    if venv.exists():
        print(f"Bringing {venv} up to date …", flush=True)
    else:
        print(f"Setting up vtes-desktop in {venv}, once; it fetches some 120 MB.", flush=True)
    try:
        _make_venv(venv, purpose)
        _install_project(root, purpose)
        _provide_libraries(python, purpose)
        _probe(python, purpose)
        stamp.write_text(stamp_key(root), "utf-8")
    except OSError as error:
        raise SetUpError(f"Could not set up {venv}: {error.strerror or error} ({error.filename or venv}).") from error
    print(f"Set up in {time.monotonic() - started:.0f} s.", flush=True)
    return python


def venv_python(venv: Path) -> Path:
    """The Python inside the virtual environment `venv`."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def stamp_key(root: Path) -> str:
    """What the environment of `root` was made from, as one short text; "" when it has no working Python."""
    venv = root / ".venv"
    python = venv_python(venv)
    try:
        made_by = (venv / "pyvenv.cfg").read_bytes()
        wanted = (root / "pyproject.toml").read_bytes()
        # A system upgrade puts another Python behind the same link: the resolved path tells.
        behind = str(python.resolve(strict=True))
    except OSError:
        return ""
    return hashlib.sha256(b"\0".join([made_by, wanted, behind.encode(), str(root).encode()])).hexdigest()


def program(python: Path, arguments: list[str]) -> int:
    """Become the program (POSIX), or run it and return its exit code (Windows, which cannot replace a process)."""
    # -P: the folder one happens to stand in must not be searched for modules.
    command = [str(python), "-P", "-m", "vtes_desktop", *arguments]
    sys.stdout.flush()
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.call(command)


def no_display() -> None:
    """Raise :class:`SetUpError` when there is no screen to open a window on; never on Windows and macOS."""
    if sys.platform in ("win32", "darwin") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("QT_QPA_PLATFORM"):
        return
    display = os.environ.get("DISPLAY", "")
    if not display:
        wrong = "there is no display to open its window on (neither DISPLAY nor WAYLAND_DISPLAY is set)"
    elif not _x_server_answers(display):
        wrong = f"the display {display} does not answer"
    else:
        return
    raise SetUpError(f"vtes-desktop is set up, but {wrong}. {ELSEWHERE}")


def _x_server_answers(display: str) -> bool:
    """Whether an X server listens at a display of this machine (":0"); another machine's is taken to answer."""
    number = re.fullmatch(r"(?:unix)?:(\d+)(?:\.\d+)?", display)
    if not number:
        return True
    path = f"/tmp/.X11-unix/X{number[1]}"
    for address in (path, "\0" + path):  # Linux' servers listen at an abstract name too, or only there
        with socket.socket(socket.AF_UNIX) as connection, contextlib.suppress(OSError):
            connection.connect(address)
            return True
    return False


# --- the virtual environment -----------------------------------------------------------------------------------------


def _make_venv(venv: Path, purpose: Purpose) -> None:
    """Make `venv`, unless it is there and works; one left by another Python is made anew."""
    if venv.exists() and not (venv / "pyvenv.cfg").exists() and (venv.is_file() or any(venv.iterdir())):
        raise SetUpError(f"{venv} is in the way: it is no virtual environment. Move it elsewhere and start again.")
    if _works(venv):
        return
    if not os.access(venv.parent, os.W_OK):
        raise SetUpError(
            f"{venv.parent} may not be written to, and .venv has to be made there. Copy the whole folder to a place of "
            "your own, and start it there."
        )
    free = shutil.disk_usage(venv.parent).free // 2**20
    if free < SPACE_NEEDED_MB:
        raise SetUpError(
            f"The disk is too full: setting up takes about {SPACE_NEEDED_MB} MB in {venv.parent}, and {free} MB are "
            "free. Make room and start again."
        )
    without_pip: list[str] = []
    if not _bundles_pip():
        if system_packages.may_install() or not _own_pip():
            _install_venv_package(purpose)
        else:  # pip of the system can install into an environment that has none
            without_pip = ["--without-pip"]
    print(f"Making {venv} with Python {sys.version.split()[0]} …", flush=True)
    done = _run([sys.executable, "-m", "venv", "--clear", *without_pip, str(venv)])
    if done.returncode:
        raise SetUpError(f"Could not make {venv}: {_last_line(done.stdout)}")


def _works(venv: Path) -> bool:
    """Whether `venv` has a new enough Python of the version it was made with, and pip (its own or the system's)."""
    python = venv_python(venv)
    if not python.exists():
        return False
    script = "import sys; print('{}.{}'.format(*sys.version_info)); import pip"
    done = _run([str(python), "-c", script])
    version = done.stdout.split("\n", 1)[0].strip()
    configuration = (venv / "pyvenv.cfg").read_text("utf-8")
    made_with = re.search(r"^version(?:_info)?\s*=\s*(\d+\.\d+)", configuration, re.MULTILINE)
    if not re.fullmatch(r"\d+\.\d+", version) or not made_with or made_with[1] != version:
        return False
    new_enough = tuple(map(int, version.split("."))) >= NEEDED
    return new_enough and (done.returncode == 0 or (not _bundles_pip() and _own_pip()))


def _bundles_pip() -> bool:
    """Whether this Python can put pip into a new environment; Debian's cannot without its package python3-venv."""
    importlib.invalidate_caches()
    return all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))


def _own_pip() -> bool:
    """Whether this Python has a pip new enough (22.3) to install into another environment."""
    if not importlib.util.find_spec("venv") or not importlib.util.find_spec("pip"):
        return False
    version = re.match(r"pip (\d+)\.(\d+)", _run([sys.executable, "-m", "pip", "--version"]).stdout)
    return version is not None and tuple(map(int, version.groups())) >= (22, 3)


def _install_venv_package(purpose: Purpose) -> None:
    """Install what lets this Python make environments, and with it what Qt will surely want: one line for both."""
    tool = system_packages.installer()
    package = "python{}.{}-venv".format(*sys.version_info) if tool == "apt-get" else "python3-pip"
    libraries: list[str] = []
    if tool:
        libraries, _ = system_packages.packages_for(system_packages.expected_missing(window=purpose.window), tool)
    what = "Python's own package for making environments" + (" and libraries for Qt are" if libraries else " is")
    system_packages.install([package, *libraries], what)


# --- the program and its libraries -----------------------------------------------------------------------------------


def _install_project(root: Path, purpose: Purpose) -> None:
    """Install the checkout at `root` with what it depends on; says what is being fetched while pip runs."""
    python = venv_python(root / ".venv")
    pip = [str(python), "-m", "pip"]
    if _run([*pip, "--version"]).returncode:
        pip = [sys.executable, "-m", "pip", "--python", str(python)]
    command = [*pip, "install", "--no-input", "--disable-pip-version-check", "--prefer-binary"]
    command += ["--editable", f"{root}{purpose.extras}"]
    print("Installing vtes-desktop and the libraries it stands on …", flush=True)
    told: list[str] = []
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        cwd=root,
    ) as pip_run:
        assert pip_run.stdout is not None
        for line in pip_run.stdout:
            told.append(line)
            progress = pip_progress(line)
            if progress:
                print(f"  {progress}", flush=True)
    log = root / ".venv" / "vtes-desktop-pip.log"
    log.unlink(missing_ok=True)
    if pip_run.returncode:
        log.write_text("".join(told), "utf-8")
        why = pip_failure("".join(told), root)
        raise SetUpError(f"Could not install what the program needs: {why}\nAll that pip said: {log}")


def pip_progress(line: str) -> str:
    """What a line of pip's output tells a waiting player, or ""."""
    fetched = re.match(r"\s*Downloading (?:\S*/)?([\w.]+)-(\d[^-]*)-\S+\.whl \(([\d.]+ [kMG]B)\)", line)
    if fetched:
        return "{} {} ({})".format(*fetched.groups())
    if "Retrying (Retry(total=4" in line:
        return "The package server does not answer yet; trying again …"
    return ""


def pip_failure(told: str, root: Path) -> str:
    """Why pip failed, from all it `told`, as a sentence that says what to do."""
    for pattern, sentence in PIP_FAILURES:
        found = re.search(pattern, told, re.IGNORECASE)
        if found:
            line = told[told.rfind("\n", 0, found.start()) + 1 :].split("\n", 1)[0].strip()
            said = sentence.format(
                root=root,
                temporary=os.environ.get("TMPDIR", "the folder for temporary files"),
                what=found.groupdict().get("what", ""),
                python="{}.{}".format(*sys.version_info),
                machine=f"{sys.platform} {platform.machine()}",
                needed="{}.{}".format(*NEEDED),
                line=line,
            )
            return said if said.endswith("?") else said + "."
    return _last_line(told)


def _provide_libraries(python: Path, purpose: Purpose) -> None:
    """Install the shared libraries that Qt misses on this system."""
    where = _run([str(python), "-c", "import sysconfig; print(sysconfig.get_path('platlib'))"]).stdout.strip()
    pyside = Path(where) / "PySide6"
    missing = system_packages.missing_libraries(pyside, window=purpose.window)
    if not missing:
        return
    system_packages.install_libraries(missing)
    still = system_packages.missing_libraries(pyside, window=purpose.window)
    if still:
        raise SetUpError(f"Qt still misses {', '.join(still)}. Install what holds them, and start again.")


def _probe(python: Path, purpose: Purpose) -> None:
    """Start the smallest Qt program, on the platform that will be used, and see that it lives."""
    environment = dict(os.environ)
    if not purpose.window:
        environment["QT_QPA_PLATFORM"] = "offscreen"
    elif sys.platform.startswith("linux") and not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")):
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    script = "from PySide6.QtWidgets import QApplication; QApplication([]); print('Qt starts')"
    done = _run([str(python), "-c", script], environment)
    if done.returncode == 0 and "Qt starts" in done.stdout:
        return
    if re.search(r"could not connect to display|Failed to create wl_display", done.stdout):
        display = environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")
        raise SetUpError(f"vtes-desktop is installed, but the display {display} does not let it in. {ELSEWHERE}")
    told = done.stdout.strip() or f"(nothing; it ended with {done.returncode})"
    raise SetUpError(f"vtes-desktop is installed, but Qt does not start on this machine. Its own words:\n{told}")


def _run(command: list[str], environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command to its end without input, its two outputs together as text."""
    return subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env=environment,
        check=False,
    )


def _last_line(told: str) -> str:
    lines = [line.strip() for line in told.splitlines() if line.strip()]
    return lines[-1] if lines else "it gave no reason."
