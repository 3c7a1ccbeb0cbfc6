"""Bundle: make of this checkout what a player downloads and double-clicks, for the system it runs on.

    python3 packaging/bundle.py [--out dist] [--kind folder|single|deb|zip …] [--release vTAG]

Linux: a folder, one file that unpacks itself (`.run`), a Debian package. Windows: a folder as `.zip`, with a file for
the registry. macOS: an application as `.zip`. The bundle is made by PyInstaller: it works alike on all three, knows
which of Qt's plugins a program needs, and costs nothing at the start. (Nuitka would compile the whole program and its
libraries to C for hours; a relocatable Python would have to be fetched from elsewhere.) Everything is made in `build/`,
from what a wheel holds, never from what lies in `.venv`. What we could not try stands in `packaging/UNTESTED.md`.
"""

from __future__ import annotations

import argparse
import compileall
import os
import py_compile
import shutil
import subprocess
import sys
from pathlib import Path, PureWindowsPath

import bundle_icu
import bundle_linux
from bundle_contents import PROGRAM
from bundle_words import APP, COMMAND, registry_file
from setup_environment import ROOT, SetUpError, venv_python

BUILD = ROOT / "build"
MOST_MB = 120
"""What a player is asked to download at most."""
COMMIT = Path(PROGRAM) / "resources" / "commit"
"""Inside a bundle: the file that says of which commit it was made."""
MADE = COMMIT.with_name("made")
"""Inside a bundle: what is made from its card lists once (``vtes_desktop.cards.shelf.BROUGHT``)."""
KINDS = {"linux": ("folder", "single", "deb"), "win32": ("folder", "zip"), "darwin": ("folder", "zip")}


def main(argv: list[str] | None = None) -> int:
    """Make the bundle; 0 when all that was asked for is there and starts."""
    kinds = KINDS.get(sys.platform, ("folder",))
    parser = argparse.ArgumentParser(description="Make what a player downloads, for this system.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where it goes (dist)")
    parser.add_argument("--kind", action="append", choices=kinds, help="only this; may be said more than once")
    parser.add_argument("--release", default="", metavar="TAG", help="refuse when the version is not that of this tag")
    arguments = parser.parse_args(argv)
    try:
        version = version_of(ROOT / PROGRAM / "__init__.py")
        check_tag(arguments.release, version)
        for made in bundle(arguments.out.resolve(), arguments.kind or list(kinds), version):
            print(f"{made}  {size_mb(made):.0f} MB")
            if made.is_file() and size_mb(made) > MOST_MB:
                raise SetUpError(f"{made.name} is larger than {MOST_MB} MB.")
    except SetUpError as error:
        print(error)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"{Path(error.cmd[0]).name} failed ({error.returncode}): {' '.join(map(str, error.cmd))}")
        return 1
    return 0


def bundle(out: Path, kinds: list[str], version: str) -> list[Path]:
    """Make these kinds of bundle in folder `out`; returns their paths."""
    out.mkdir(parents=True, exist_ok=True)
    python = environment()
    icons = BUILD / "icons"
    subprocess.run([str(python), str(ROOT / "packaging" / "bundle_icons.py"), str(icons)], check=True, env=bare())
    folder = freeze(python, icons, version)
    finish(folder, python)
    start(folder)
    made = [target := out / folder.name]
    if target.is_dir():
        shutil.rmtree(target)
    shutil.copytree(folder, target, symlinks=True)
    if "single" in kinds:
        made.append(bundle_linux.single_file(folder, APP, out))
    if "deb" in kinds:
        said = {what: told_by_itself(python, what) for what in bundle_linux.SAID}
        made.append(bundle_linux.debian_package(folder, icons, version, out, ROOT / "LICENSE", said))
    if "zip" in kinds:
        name = out / f"{COMMAND}-{version}-{sys.platform}"
        made.append(Path(shutil.make_archive(str(name), "zip", folder.parent, folder.name)))
    return made


def told_by_itself(python: Path, what: str) -> str:
    """What the program prints of itself (``completion man``, ``completion bash``), made of its command line's parser.

    Raises subprocess.CalledProcessError when it can't.
    """
    command = [str(python), "-m", PROGRAM, "completion", what]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=BUILD, env=bare()).stdout


def version_of(module: Path) -> str:
    """The version that the program's own module names. Raises :class:`SetUpError` when it names none."""
    for line in module.read_text("utf-8").splitlines():
        if line.startswith("__version__ = "):
            return line.split('"')[1]
    raise SetUpError(f"{module} names no version.")


def check_tag(tag: str, version: str) -> None:
    """Raise :class:`SetUpError` when a release's tag is not that of the version; an empty tag is no release."""
    if tag and tag.removeprefix("refs/tags/") != f"v{version}":
        raise SetUpError(f"The tag is {tag}, the program says that it is {version}: one of them is wrong.")


def commit(root: Path = ROOT) -> str:
    """The commit of a checkout, with a plus where files were changed since; empty outside a checkout."""
    if not shutil.which("git"):
        return ""
    told = [
        subprocess.run(["git", "-C", str(root), *words], capture_output=True, text=True, check=False)
        for words in (("rev-parse", "--short=12", "HEAD"), ("status", "--porcelain", "--untracked-files=no"))
    ]
    if told[0].returncode:
        return ""
    return told[0].stdout.strip() + ("+" if told[1].stdout.strip() else "")


def environment() -> Path:
    """A Python environment with the program as a wheel installs it, and PyInstaller; returns its Python."""
    venv = BUILD / "environment"
    if not venv_python(venv).exists():
        subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
    python = venv_python(venv)
    command = [str(python), "-m", "pip", "install", "-q", "--no-input", "--disable-pip-version-check"]
    subprocess.run([*command, f"{ROOT}[bundle,shell]"], check=True, env=bare())
    # The very same version is otherwise taken to be there already, whatever has changed in it.
    subprocess.run([*command, "--force-reinstall", "--no-deps", str(ROOT)], check=True, env=bare())
    return python


def bare(**more: str) -> dict[str, str]:
    """The environment of a command that must find what is in `build/` and nothing else of Python's."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")} | more


def freeze(python: Path, icons: Path, version: str) -> Path:
    """Let PyInstaller collect it all; returns the folder that it made (on macOS the application)."""
    icon = {"win32": "icon.ico", "darwin": "icon.icns"}.get(sys.platform)
    command = [str(python), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(BUILD / "frozen"), "--workpath", str(BUILD / "work")]
    subprocess.run(
        [*command, str(ROOT / "packaging" / "bundle.spec")],
        check=True,
        cwd=BUILD,  # the checkout must not be found before the wheel
        env=bare(VTES_BUNDLE_ICON=str(icons / icon) if icon else "", VTES_BUNDLE_VERSION=version),
    )
    return BUILD / "frozen" / (f"{APP}.app" if sys.platform == "darwin" else COMMAND)


def finish(folder: Path, python: Path) -> None:
    """Put in what PyInstaller does not: the bytecode beside the sources, the commit, the words for the system."""
    inside = contents(folder)
    if python_version(python) != sys.version_info[:2]:
        raise SetUpError("The environment in build/ was made by another Python: delete build/ and start again.")
    # Bytecode that is never compared with its source: an installed bundle can't be written to.
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    if not compileall.compile_dir(inside / PROGRAM, quiet=1, invalidation_mode=unchecked, stripdir=str(inside)):
        raise SetUpError("A module of the program can't be compiled.")
    (inside / COMMIT).write_text(commit(), "utf-8")
    shutil.copyfile(ROOT / "LICENSE", inside / "LICENSE")
    if sys.platform == "win32":
        place = PureWindowsPath("C:/Program Files") / COMMAND
        (folder / "open-with.reg").write_text(registry_file(place), "utf-16")
    if sys.platform.startswith("linux"):
        bundle_linux.strip(inside)
        bundle_icu.reduce_data(inside)


def contents(folder: Path) -> Path:
    """Where a bundle's modules are, inside its folder."""
    if folder.suffix == ".app":
        return folder / "Contents" / "Resources"
    return folder / "_internal"


def start(folder: Path) -> None:
    """Start what was made, without a display: it tells its version, paints the start page and reads all cards.

    What it makes of the card lists meanwhile goes into it, so that no player waits for that.
    """
    program = folder / (f"Contents/MacOS/{COMMAND}" if folder.suffix == ".app" else COMMAND)
    if sys.platform == "win32":
        program = program.with_suffix(".exe")
    home = BUILD / "home"
    surroundings = bare(QT_QPA_PLATFORM="offscreen", VTES_DESKTOP_HOME=str(home))
    shutil.rmtree(home, ignore_errors=True)
    for words in (["--version"], ["play", "--time-start"], ["cards", "coverage", "--limit", "1"]):
        subprocess.run([str(program), *words], check=True, cwd=BUILD, env=surroundings, timeout=600)
    brought = contents(folder) / MADE
    brought.mkdir(exist_ok=True)
    for made in sorted((home / "cache").glob("*.msgpack")):
        shutil.copyfile(made, brought / made.name)


def python_version(python: Path) -> tuple[int, int]:
    """Major and minor version of a Python."""
    words = "import sys; print(*sys.version_info[:2])"
    told = subprocess.run([str(python), "-c", words], capture_output=True, text=True, check=True).stdout
    major, minor = told.split()
    return int(major), int(minor)


def size_mb(path: Path) -> float:
    """Megabytes of a file, or of all files in a folder."""
    files = [path] if path.is_file() else [each for each in path.rglob("*") if not each.is_symlink()]
    return sum(each.lstat().st_size for each in files if each.is_file()) / 1e6


if __name__ == "__main__":
    sys.exit(main())
