"""The system's own packages: which shared libraries Qt misses on Linux, what holds them, and installing it.

Qt's wheel brings Qt itself but not what it stands on (libGL, libxkbcommon, libxcb-cursor, …). What is missing is asked
of the loader (`ldd`), never guessed from the distribution's name.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

# Shared library -> (Debian's package, Fedora's package). Newer Debians' "…t64" packages provide the plain names.
PACKAGES = {
    "libEGL.so.1": ("libegl1", "libglvnd-egl"),
    "libGL.so.1": ("libgl1", "libglvnd-glx"),
    "libGLX.so.0": ("libglx0", "libglvnd-glx"),
    "libOpenGL.so.0": ("libopengl0", "libglvnd-opengl"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libX11-xcb"),
    "libX11.so.6": ("libx11-6", "libX11"),
    "libICE.so.6": ("libice6", "libICE"),
    "libSM.so.6": ("libsm6", "libSM"),
    "libbrotlicommon.so.1": ("libbrotli1", "libbrotli"),
    "libbrotlidec.so.1": ("libbrotli1", "libbrotli"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs"),
    "libdrm.so.2": ("libdrm2", "libdrm"),
    "libexpat.so.1": ("libexpat1", "expat"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2"),
    "libgssapi_krb5.so.2": ("libgssapi-krb5-2", "krb5-libs"),
    "libgthread-2.0.so.0": ("libglib2.0-0", "glib2"),
    "libwayland-client.so.0": ("libwayland-client0", "libwayland-client"),
    "libwayland-cursor.so.0": ("libwayland-cursor0", "libwayland-cursor"),
    "libwayland-egl.so.1": ("libwayland-egl1", "libwayland-egl"),
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor"),
    "libxcb-glx.so.0": ("libxcb-glx0", "libxcb"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb"),
    "libxcb-render-util.so.0": ("libxcb-render-util0", "xcb-util-renderutil"),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb"),
    "libxcb-util.so.1": ("libxcb-util1", "xcb-util"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb"),
    "libxcb-xinerama.so.0": ("libxcb-xinerama0", "libxcb"),
    "libxcb-xinput.so.0": ("libxcb-xinput0", "libxcb"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb"),
    "libxcb.so.1": ("libxcb1", "libxcb"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon"),
    "libz.so.1": ("zlib1g", "zlib"),
    "libzstd.so.1": ("libzstd1", "libzstd"),
}

# What the program loads from the PySide6 folder: its modules with any platform, then what a window on X11 needs.
MODULES = ("QtWidgets.abi3.so", "QtSvg.abi3.so", "QtNetwork.abi3.so", "Qt/plugins/platforms/libqoffscreen.so")
X11 = ("Qt/plugins/platforms/libqxcb.so", "Qt/plugins/xcbglintegrations/libqxcb-glx-integration.so")
WAYLAND = ("Qt/plugins/platforms/libqwayland.so",)

# What Qt 6.11 was seen to want on a bare Debian 12, for the case where Qt itself cannot be fetched yet.
EXPECTED = (
    "libEGL.so.1",
    "libGL.so.1",
    "libX11.so.6",
    "libdbus-1.so.3",
    "libfontconfig.so.1",
    "libfreetype.so.6",
    "libglib-2.0.so.0",
    "libxkbcommon.so.0",
)
EXPECTED_WINDOW = (
    "libX11-xcb.so.1",
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-image.so.0",
    "libxcb-keysyms.so.1",
    "libxcb-randr.so.0",
    "libxcb-render-util.so.0",
    "libxcb-shape.so.0",
    "libxcb-sync.so.1",
    "libxcb-util.so.1",
    "libxcb-xfixes.so.0",
    "libxcb-xkb.so.1",
    "libxkbcommon-x11.so.0",
)


class SetUpError(Exception):
    """What keeps the program from being set up here. Its text is for the player: what, where, and what to do."""


def installer() -> str:
    """The machine's package tool that is understood here: "apt-get", "dnf", or "" for any other."""
    return next((tool for tool in ("apt-get", "dnf") if shutil.which(tool)), "")


def _as_root() -> list[str] | None:
    """The words to put before a command that needs root ([] when we are root), or None when we may not."""
    if sys.platform == "win32":
        return None
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode == 0:
        return [sudo, "-n"]
    return None


def may_install() -> bool:
    """Whether packages can be installed here without asking for a password."""
    return bool(installer()) and _as_root() is not None


def one_line(tool: str, packages: list[str]) -> str:
    """The line a player can paste to install `packages` with `tool` ("apt-get" or "dnf")."""
    names = shlex.join(packages)
    refresh = ["apt-get update"] if tool == "apt-get" else []
    commands = [*refresh, f"{tool} install -y {names}"]
    if sys.platform != "win32" and os.geteuid() == 0:
        return " && ".join(commands)
    if shutil.which("sudo"):
        return " && ".join(f"sudo {command}" for command in commands)
    return f"su -c {shlex.quote(' && '.join(commands))}"


def packages_for(sonames: Iterable[str], tool: str) -> tuple[list[str], list[str]]:
    """The packages of `tool` that hold these shared libraries, and the libraries of which that is not known.

    dnf finds an unknown library by its name alone; apt cannot.
    """
    packages: set[str] = set()
    unknown: set[str] = set()
    for soname in sonames:
        if soname in PACKAGES and tool:
            packages.add(PACKAGES[soname][0 if tool == "apt-get" else 1])
        elif tool == "dnf":
            packages.add(f"{soname}()(64bit)" if sys.maxsize > 2**32 else soname)
        else:
            unknown.add(soname)
    return sorted(packages), sorted(unknown)


def missing_libraries(pyside: Path, *, window: bool) -> list[str]:
    """The shared libraries that the Qt in folder `pyside` cannot find here, by name, sorted; [] where not on Linux.

    `window` asks for what opening a window needs too, not only the offscreen platform.
    """
    ldd = shutil.which("ldd")
    if not sys.platform.startswith("linux") or not ldd:
        return []
    wanted = MODULES + (X11 if window else ()) + (WAYLAND if window and os.environ.get("WAYLAND_DISPLAY") else ())
    files = [str(pyside / name) for name in wanted if (pyside / name).exists()]
    if not files:
        return []
    told = subprocess.run([ldd, *files], capture_output=True, text=True, errors="replace", check=False).stdout
    return sorted(set(re.findall(r"^\s*(\S+) => not found", told, re.MULTILINE)))


def expected_missing(*, window: bool) -> list[str]:
    """A guess at :func:`missing_libraries` before Qt is there to ask, so that one line can name all that is wanted."""
    if not sys.platform.startswith("linux"):
        return []
    # In a process of its own: loading libGL may run its start-up code.
    script = "import ctypes, sys\nfor name in sys.argv[1:]:\n try: ctypes.CDLL(name)\n except OSError: print(name)"
    names = EXPECTED + (EXPECTED_WINDOW if window else ())
    told = subprocess.run([sys.executable, "-c", script, *names], capture_output=True, text=True, check=False)
    return told.stdout.split()


def install(packages: list[str], reason: str) -> None:
    """Install `packages`, which are wanted for `reason` ("Qt's libraries"), with apt or dnf.

    Raises :class:`SetUpError` with the line to run when this user may not, or when the tool failed.
    """
    tool, root = installer(), _as_root()
    if not tool:
        raise SetUpError(f"{reason} missing. Install {', '.join(packages)} and run this again.")
    line = one_line(tool, packages)
    if root is None:
        raise SetUpError(
            f"{reason} missing, and only an administrator may install packages here. "
            f"Run this one line, then start again:\n    {line}"
        )
    print(f"Installing with {tool}: {' '.join(packages)}", flush=True)
    failure = _run_installer(tool, root, packages)
    if failure:
        raise SetUpError(
            f"{reason} missing, and {tool} failed: {failure}\n"
            f"Put that right, run this line, then start again:\n    {line}"
        )


def install_libraries(sonames: list[str]) -> None:
    """Install what holds these shared libraries. Raises :class:`SetUpError` as :func:`install` does."""
    tool = installer()
    packages, unknown = packages_for(sonames, tool)
    if packages:
        install(packages, "Libraries that Qt needs are")
    if unknown:
        raise SetUpError(
            f"Qt needs shared libraries that are not on this machine: {', '.join(unknown)}. "
            "Install the packages of your system that hold them, and start again."
        )


def _run_installer(tool: str, root: list[str], packages: list[str]) -> str:
    """Run the package tool; "" when it worked, else its own last word of why not."""
    if tool == "apt-get":
        quiet = [*root, "env", "DEBIAN_FRONTEND=noninteractive", tool, "-q", "-y", "-o", "DPkg::Lock::Timeout=120"]
        install_command = [*quiet, "install", "--no-install-recommends", *packages]
        # The lists may be empty or old: only then are they fetched, it takes a while.
        attempts = [[install_command], [[*quiet, "update"], install_command]]
    else:
        attempts = [[[*root, tool, "-q", "-y", "install", *packages]]]
    told = ""
    for attempt in attempts:
        ran = [_run(command) for command in attempt]
        if ran[-1].returncode == 0:
            return ""
        told = "".join(done.stdout for done in ran)
    if re.search(r"Temporary failure resolving|[Cc]ould not resolve|Failed to fetch|Curl error|No URLs in", told):
        return "its server cannot be reached. Is this machine on the network?"
    lines = [line.strip() for line in told.splitlines() if line.strip()]
    wrong = [line for line in lines if re.match(r"E:|[Ee]rror|No match", line)]
    return (wrong or lines or ["it gave no reason."])[-1]


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run one command of the package tool without input, its two outputs together as text."""
    return subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
