"""A bundle for Linux: what it needs of the system, Debian's package of it, and the same as one file that one starts.

The one file is a shell script with the folder packed behind it. It unpacks itself once into the user's cache and is
then as quick as the folder; an AppImage would need FUSE 2, which neither Debian 12 nor a fresh Ubuntu has.
"""

from __future__ import annotations

import gzip
import hashlib
import re
import shutil
import subprocess
import tarfile
from collections.abc import Mapping
from pathlib import Path

from bundle_words import COMMAND, FILES, ICON_SIZES, control, desktop_entry, mime_package
from system_packages import SetUpError, packages_for

ALWAYS = ("libc6", "libegl1", "libgl1", "fontconfig-config")
"""Packages that no library of the bundle names: Qt looks for these when it starts."""
SAID = {
    "man": f"man/man1/{COMMAND}.1.gz",
    "bash": f"bash-completion/completions/{COMMAND}",
    "zsh": f"zsh/vendor-completions/_{COMMAND}",
}
"""What the program says of itself, and where under ``/usr/share`` Debian looks for it."""
MADE_BY_ALL = re.compile(
    r"lib(?:c|m|dl|rt|util|pthread|gcc_s|stdc\+\+)\.so|ld-linux|linux-vdso|lib(?:selinux|blkid)\.so"
)

STARTER = """#!/bin/sh
# {app}: unpacks itself once into the cache, then starts. What the cache holds may be deleted at any time.
set -eu
cache=${{XDG_CACHE_HOME:-$HOME/.cache}}/{command}
if [ -n "${{VTES_DESKTOP_HOME:-}}" ]; then cache=$VTES_DESKTOP_HOME/cache; fi
room=$cache/program
folder=$room/{mark}
if [ ! -x "$folder/{command}" ]; then
    mkdir -p "$room"
    part=$(mktemp -d "$room/part.XXXXXX")
    trap 'rm -rf "$part"' EXIT
    if ! tail -c +{offset} "$0" | tar -xzf - -C "$part"; then
        echo "{command}: could not unpack into $room. Is there room on the disk ({megabytes} MB)?" >&2
        exit 1
    fi
    mv -T "$part/{command}" "$folder" 2>/dev/null || [ -x "$folder/{command}" ]
    rm -rf "$part"
    trap - EXIT
fi
exec "$folder/{command}" "$@"
"""


def architecture() -> str:
    """Debian's word for this machine's kind: ``amd64``."""
    return subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True).stdout.strip()


def needed_packages(folder: Path) -> list[str]:
    """Debian's packages that hold what the libraries of a bundle want and it does not bring.

    Raises :class:`SetUpError` for a library of which no package is known.
    """
    files = [str(path) for path in sorted(folder.rglob("*.so*")) if not path.is_symlink()]
    told = subprocess.run(["ldd", *files], capture_output=True, text=True, errors="replace", check=False).stdout
    return packages_of(told, {path.name for path in folder.rglob("*.so*")})


def packages_of(told: str, brought: set[str]) -> list[str]:
    """The packages for what ``ldd`` told of a bundle that brings some libraries itself.

    >>> packages_of("libX11.so.6 => /lib/libX11.so.6 (0x1)\\nlibQt6Gui.so.6 => not found", {"libQt6Gui.so.6"})
    ['fontconfig-config', 'libc6', 'libegl1', 'libgl1', 'libx11-6']
    """
    asked = set(re.findall(r"^\s*(\S+) => ", told, re.MULTILINE)) - brought
    direct = {name for name in asked if not MADE_BY_ALL.match(name)}
    packages, _ = packages_for(direct, "apt-get")
    return sorted({*ALWAYS, *packages})


def strip(folder: Path) -> None:
    """Take debugging symbols out of all libraries but Qt's, which have none."""
    for path in folder.rglob("*.so*"):
        if not path.is_symlink() and "Qt" not in path.parts:
            subprocess.run(["strip", "--strip-unneeded", str(path)], check=False, capture_output=True)


def debian_package(folder: Path, icons: Path, version: str, out: Path, licence: Path, said: Mapping[str, str]) -> Path:
    """Make ``vtes-desktop_VERSION_ARCH.deb`` of a bundle's folder, its icons and what it says of itself (see
    :data:`SAID`); returns its path.

    There are no scripts in it: what the system must be told is told by files, so that removing it leaves nothing.
    """
    root = out / "deb"
    shutil.rmtree(root, ignore_errors=True)
    library = root / "usr" / "lib" / COMMAND
    shutil.copytree(folder, library, symlinks=True)
    command = root / "usr" / "bin" / COMMAND
    command.parent.mkdir(parents=True)
    command.symlink_to(f"../lib/{COMMAND}/{COMMAND}")
    share = root / "usr" / "share"
    _write(share / "applications" / f"{COMMAND}.desktop", desktop_entry())
    _write(share / "mime" / "packages" / f"{COMMAND}.xml", mime_package())
    _write(share / "doc" / COMMAND / "copyright", licence.read_text("utf-8"))
    for what, text in said.items():
        place = share / SAID[what]
        place.parent.mkdir(parents=True)
        place.write_bytes(gzip.compress(text.encode(), 9, mtime=0) if place.suffix == ".gz" else text.encode())
    for size in ICON_SIZES:
        place = share / "icons" / "hicolor" / f"{size}x{size}"
        _copy(icons / f"{size}.png", place / "apps" / f"{COMMAND}.png")
        for mime, _, _ in FILES:
            _copy(icons / f"{size}.png", place / "mimetypes" / f"{mime.replace('/', '-')}.png")
    _copy(icons / "icon.svg", share / "icons" / "hicolor" / "scalable" / "apps" / f"{COMMAND}.svg")
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == library / COMMAND else 0o644)
    size = sum(path.lstat().st_size for path in root.rglob("*")) // 1024
    machine = architecture()
    _write(root / "DEBIAN" / "control", control(version, machine, needed_packages(library), size))
    package = out / f"{COMMAND}_{version}_{machine}.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(package)], check=True)
    shutil.rmtree(root)
    return package


def single_file(folder: Path, app: str, out: Path) -> Path:
    """Make one file of a bundle's folder that unpacks and starts itself; returns its path.

    Raises :class:`SetUpError` where the folder is not as it should be.
    """
    if not (folder / COMMAND).is_file():
        raise SetUpError(f"{folder} is no bundle: there is no {COMMAND} in it.")
    packed = out / "packed.tar.gz"
    with gzip.GzipFile(packed, "wb", 9, mtime=0) as pressed, tarfile.open(fileobj=pressed, mode="w") as archive:
        archive.add(folder, COMMAND)
    with packed.open("rb") as file:
        mark = hashlib.file_digest(file, "sha256").hexdigest()[:16]
    megabytes = sum(path.lstat().st_size for path in folder.rglob("*")) // 2**20 + 1
    offset = 0
    while True:  # the script says how long it is itself
        script = STARTER.format(app=app, command=COMMAND, mark=mark, megabytes=megabytes, offset=offset).encode()
        if len(script) + 1 == offset:
            break
        offset = len(script) + 1
    file_name = out / f"{COMMAND}-{architecture()}.run"
    with file_name.open("wb") as whole, packed.open("rb") as rest:
        whole.write(script)
        shutil.copyfileobj(rest, whole)
    packed.unlink()
    file_name.chmod(0o755)
    return file_name


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def _copy(source: Path, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, path)
