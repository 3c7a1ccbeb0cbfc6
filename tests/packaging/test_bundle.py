"""What a bundle is called, holds and tells each system. Building one is a long test."""

from __future__ import annotations

import ast
import configparser
import gzip
import io
import os
import plistlib
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path, PureWindowsPath
from xml.etree import ElementTree

import bundle
import bundle_contents
import bundle_linux
import bundle_words
import pytest
from setup_environment import SetUpError

from vtes_desktop import folders, release
from vtes_desktop.decks.reading import FILE_FORMATS
from vtes_desktop.lan import invitation

ROOT = Path(__file__).parents[2]
ENDS = {end for _, _, ends in bundle_words.FILES for end in ends}


def test_its_files_are_those_that_the_program_reads() -> None:
    assert f".{min(ENDS - {'eld', 'vtesdeck'})}" == folders.GAME_SUFFIX
    assert {f".{end}" for end in ENDS} <= {folders.GAME_SUFFIX} | {each.suffix for each in FILE_FORMATS}
    assert bundle_words.SCHEME == invitation.SCHEME


def test_linux_menu_and_files() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read_string(bundle_words.desktop_entry())
    words = entry["Desktop Entry"]
    assert words["Exec"] == "vtes-desktop play %u"
    types = words["MimeType"].rstrip(";").split(";")
    told = ElementTree.fromstring(bundle_words.mime_package())
    here = "{http://www.freedesktop.org/standards/shared-mime-info}"
    assert [each.get("type") for each in told.iter(f"{here}mime-type")] == types[:-1]
    assert {str(glob.get("pattern")).removeprefix("*.") for glob in told.iter(f"{here}glob")} == ENDS
    assert types[-1] == "x-scheme-handler/vtes"


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="desktop-file-utils are not here")
def test_the_entry_of_the_menu_is_valid(tmp_path: Path) -> None:
    path = tmp_path / "vtes-desktop.desktop"
    path.write_text(bundle_words.desktop_entry())
    done = subprocess.run(["desktop-file-validate", str(path)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_macos_files_and_links() -> None:
    told = plistlib.loads(bundle_words.info_plist_file("1.2.3"))
    assert told["CFBundleShortVersionString"] == "1.2.3"
    assert {end for kind in told["CFBundleDocumentTypes"] for end in kind["CFBundleTypeExtensions"]} == ENDS
    assert told["CFBundleURLTypes"][0]["CFBundleURLSchemes"] == ["vtes"]


def test_windows_files_and_links() -> None:
    text = bundle_words.registry_file(PureWindowsPath("C:/Program Files/vtes-desktop"))
    assert text.startswith("Windows Registry Editor Version 5.00\r\n")
    command = '@="\\"C:\\\\Program Files\\\\vtes-desktop\\\\Vampire Desktop.exe\\" play \\"%1\\""'
    assert text.count(command) == len(bundle_words.FILES) + 1
    for name in (*(f".{end}" for end in ENDS), "vtes"):
        assert f"[HKEY_CURRENT_USER\\Software\\Classes\\{name}]" in text


@pytest.mark.parametrize(
    ("name", "source", "goes_in"),
    [
        ("PySide6/Qt/lib/libQt6Widgets.so.6", "/env/PySide6/Qt/lib/libQt6Widgets.so.6", True),
        ("PySide6/Qt/plugins/platforms/libqwayland.so", "/env/x", True),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/env/x", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", "/env/x", True),
        ("PySide6/Qt/plugins/platforms/libqminimal.so", "/env/x", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", "C:\\env\\x", True),
        ("PySide6\\plugins\\tls\\qschannelbackend.dll", "C:\\env\\x", False),
        ("PySide6\\Qt6Quick.dll", "C:\\env\\x", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "/env/x", False),
        ("libstdc++.so.6", "/lib/x86_64-linux-gnu/libstdc++.so.6", False),
        ("libxcb-cursor.so.0", "/lib/x86_64-linux-gnu/libxcb-cursor.so.0", True),
        ("libpython3.11.so.1.0", "/usr/lib/x86_64-linux-gnu/libpython3.11.so.1.0", True),
        ("python3.11/lib-dynload/zlib.so", "/usr/lib/python3.11/lib-dynload/zlib.so", True),
        ("vtes_desktop/ui/window.py", "/env/x", True),
    ],
)
def test_what_goes_in(name: str, source: str, goes_in: bool) -> None:
    assert bundle_contents.wanted(name, source) is goes_in


def test_what_it_needs_of_the_system() -> None:
    told = (
        "/x/libqxcb.so:\n\tlibX11.so.6 => /lib/libX11.so.6 (0x1)\n\tlibQt6Gui.so.6 => /x/libQt6Gui.so.6 (0x1)\n"
        "\tlibc.so.6 => /lib/libc.so.6 (0x1)\n\tlibglib-2.0.so.0 => not found\n"
    )
    needed = bundle_linux.packages_of(told, {"libQt6Gui.so.6"})
    assert set(needed) == {*bundle_linux.ALWAYS, "libx11-6", "libglib2.0-0"}


def test_what_is_made_is_of_the_clone_whatever_python_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A checkout on PYTHONPATH went before the wheel, and then the bundle had no resources."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    told: list[dict[str, str]] = []
    monkeypatch.setattr(subprocess, "run", lambda _command, **more: told.append(more["env"]))
    bundle.freeze(Path(sys.executable), tmp_path, "0.1.0")
    (environment,) = told
    assert "PYTHONPATH" not in environment
    assert environment["VTES_BUNDLE_VERSION"] == "0.1.0"


def test_a_tag_and_a_version_that_differ_are_refused() -> None:
    bundle.check_tag("", "0.1.0")
    bundle.check_tag("refs/tags/v0.1.0", "0.1.0")
    with pytest.raises(SetUpError, match="one of them is wrong"):
        bundle.check_tag("v0.2.0", "0.1.0")


def test_the_commit_of_a_checkout_and_of_a_bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    git = ["git", "-C", str(tmp_path), "-c", "user.name=x", "-c", "user.email=x@localhost"]
    assert bundle.commit(tmp_path) == ""
    (tmp_path / "file").write_text("1")
    for words in (["init", "-q"], ["add", "file"], ["commit", "-qm", "first"]):
        subprocess.run([*git, *words], check=True)
    first = bundle.commit(tmp_path)
    assert len(first) == 12
    (tmp_path / "file").write_text("2")
    assert bundle.commit(tmp_path) == f"{first}+"
    (tmp_path / bundle.COMMIT.name).write_text(f"{first}\n")
    monkeypatch.setattr(folders, "resources", lambda: tmp_path)
    assert release.version().endswith(f"({first})")


def test_one_file_unpacks_itself_once_and_starts(tmp_path: Path) -> None:
    """With a shell script for a program; what it is given goes on to it, and its status comes back."""
    if not bundle_words.COMMAND or sys.platform == "win32" or not shutil.which("dpkg"):
        pytest.skip("it is for Linux, and made on Debian")
    folder = tmp_path / "bundle"
    folder.mkdir()
    program = folder / bundle_words.COMMAND
    program.write_text('#!/bin/sh\necho "started in $(dirname "$0") with $*"\nexit 3\n')
    program.chmod(0o755)
    single = bundle_linux.single_file(folder, "Vampire Desktop", tmp_path)
    surroundings = {**os.environ, "VTES_DESKTOP_HOME": str(tmp_path / "a home")}
    told = [
        subprocess.run([str(single), "one", "two words"], env=surroundings, capture_output=True, text=True, check=False)
        for _ in range(2)
    ]
    assert [done.returncode for done in told] == [3, 3]
    assert told[0].stdout == told[1].stdout
    assert told[0].stdout.endswith("with one two words\n")
    room = tmp_path / "a home" / "cache" / "program"
    assert len(list(room.iterdir())) == 1


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="dpkg is not here")
def test_debians_package_tells_the_desktop_by_files_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, icons = tmp_path / "bundle", tmp_path / "icons"
    folder.mkdir()
    icons.mkdir()
    (folder / bundle_words.COMMAND).write_text("#!/bin/sh\n")
    for name in (*(f"{size}.png" for size in bundle_words.ICON_SIZES), "icon.svg"):
        (icons / name).write_text("icon")
    monkeypatch.setattr(bundle_linux, "needed_packages", lambda _folder: ["libc6"])
    said = {what: f"all about {what}" for what in bundle_linux.SAID}
    package = bundle_linux.debian_package(folder, icons, "0.1.0", tmp_path, ROOT / "LICENSE", said)
    held = subprocess.run(["dpkg-deb", "--fsys-tarfile", str(package)], capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(held)) as archive:
        files = {each.name: each for each in archive.getmembers() if not each.isdir()}
        page = archive.extractfile("./usr/share/man/man1/vtes-desktop.1.gz")
        assert page is not None
        assert gzip.decompress(page.read()) == b"all about man"
    assert "./usr/share/bash-completion/completions/vtes-desktop" in files
    assert files["./usr/bin/vtes-desktop"].linkname == "../lib/vtes-desktop/vtes-desktop"
    assert files["./usr/lib/vtes-desktop/vtes-desktop"].mode == 0o755
    assert {each.uname for each in files.values()} == {"root"}
    assert "./usr/share/icons/hicolor/48x48/mimetypes/application-x-vtes-game.png" in files
    scripts = subprocess.run(["dpkg-deb", "--ctrl-tarfile", str(package)], capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(scripts)) as archive:
        assert [each.name for each in archive.getmembers() if each.isfile()] == ["./control"]


@pytest.mark.parametrize("what", bundle_linux.SAID)
def test_what_a_package_says_of_the_program_is_made_of_its_own_command_line(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("argparse_manpage")
    monkeypatch.setattr(bundle, "BUILD", tmp_path)
    monkeypatch.setattr(bundle, "bare", lambda: {**os.environ, "PYTHONPATH": str(ROOT)})
    said = bundle.told_by_itself(Path(sys.executable), what)
    assert all(word in said for word in ("completion", "verify", "doctor"))
    assert (".SH" in said) == (what == "man")
    assert ("EXIT STATUS" in said) == (what == "man")


# --- any system ------------------------------------------------------------------------------------------------------

ONLY_POSIX = {
    "os": "chown fork geteuid getegid getgid getuid getpgid kill killpg mkfifo nice openpty sched_setaffinity setsid "
    "setuid sync sysconf uname wait waitpid",
    "signal": "SIGALRM SIGHUP SIGKILL SIGQUIT SIGUSR1 SIGUSR2 alarm setitimer",
    "time": "clock_gettime",
    "socket": "AF_UNIX",
}
ONLY_POSIX_MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}


def asks(node: ast.AST) -> bool:
    """Whether a condition asks which system this is, or what it has."""
    return any(word in ast.unparse(node) for word in ("sys.platform", "os.name", "hasattr("))


def guarded(node: ast.AST, above: dict[ast.AST, ast.AST]) -> bool:
    """Whether a condition over the system stands over this place, or sends others back before it."""
    while node in above:
        node = above[node]
        if isinstance(node, (ast.If, ast.IfExp)) and asks(node.test):
            return True
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            return any(
                isinstance(each, ast.If) and asks(each.test) and isinstance(each.body[-1], ast.Return)
                for each in node.body
            )
    return False


def posix_only(source: str) -> list[str]:
    """Calls and imports in a module that only POSIX systems have, and that no condition guards."""
    tree = ast.parse(source)
    above = {child: parent for parent in ast.walk(tree) for child in ast.iter_child_nodes(parent)}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            known = node.attr in ONLY_POSIX.get(node.value.id, "").split()
            what = f"{node.value.id}.{node.attr}" if known else ""
        elif isinstance(node, ast.Import):
            what = next((each.name for each in node.names if each.name in ONLY_POSIX_MODULES), "")
        elif isinstance(node, ast.ImportFrom):
            what = node.module if node.module in ONLY_POSIX_MODULES else ""
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            what = node.value if node.value.startswith(("/tmp", "/dev/", "/proc/", "/etc/", "/usr/")) else ""
        else:
            continue
        if what and not guarded(node, above):
            found.append(f"{what}, line {getattr(node, 'lineno', 0)}")
    return found


def test_the_lint_sees_what_only_posix_has() -> None:
    assert posix_only("import os\nos.kill(1, 9)") == ["os.kill, line 2"]
    assert posix_only("import os, sys\nif sys.platform != 'win32':\n    os.kill(1, 9)") == []
    assert posix_only("import fcntl") == ["fcntl, line 1"]
    assert posix_only("open('/proc/stat')") == ["/proc/stat, line 1"]


@pytest.mark.parametrize("room", sorted(path.name for path in (ROOT / "vtes_desktop").iterdir() if path.is_dir()))
def test_nothing_that_only_posix_has_is_called_unasked(room: str) -> None:
    wrong = {
        path.relative_to(ROOT).as_posix(): found
        for path in (ROOT / "vtes_desktop" / room).rglob("*.py")
        if (found := posix_only(path.read_text("utf-8")))
    }
    assert wrong == {}


WINDOWS_NAMES = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))}


def test_every_file_of_ours_can_stand_on_any_disk() -> None:
    """No name that Windows keeps for itself, no two that differ by case alone, no character that it refuses."""
    shipped = [path for folder in ("vtes_desktop", "resources", "packaging") for path in (ROOT / folder).rglob("*")]
    names = [path.relative_to(ROOT).as_posix() for path in shipped if "__pycache__" not in path.parts]
    assert len({name.casefold() for name in names}) == len(names)
    assert not [name for name in names if set(name) & set('<>:"|?*\\') or len(name) > 150]
    assert not [name for name in names if name.rpartition("/")[2].split(".")[0].casefold() in WINDOWS_NAMES]
