"""How a bundle is called and which files and links open in it, in the words of each system.

Nothing here looks at the system it runs on, so that all three are tested everywhere.
"""

from __future__ import annotations

import plistlib
from pathlib import PureWindowsPath
from xml.sax.saxutils import escape

APP = "Vampire Desktop"
COMMAND = "vtes-desktop"
IDENTIFIER = "io.github.vtes-desktop"
SUMMARY = "A table for Vampire: The Eternal Struggle"
SCHEME = "vtes"
FILES = (
    ("application/x-vtes-game", "Game at a VTES table", ("vtes-game",)),
    ("application/x-vtes-deck", "VTES deck list", ("vtesdeck", "eld")),
)
"""Kinds of files that open in the program: MIME type, what it is, ends of names."""
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Pixels across of the icons of a Linux desktop."""


def desktop_entry(command: str = COMMAND) -> str:
    """The entry of the program in a Linux desktop's menu (freedesktop.org, Desktop Entry 1.4)."""
    kinds = "".join(f"{mime};" for mime, _, _ in FILES)
    return (
        "[Desktop Entry]\n"
        "Type=Application\n"
        "Version=1.4\n"
        f"Name={APP}\n"
        f"Comment={SUMMARY}\n"
        f"Exec={command} play %u\n"
        f"Icon={COMMAND}\n"
        "Terminal=false\n"
        "Categories=Game;CardGame;\n"
        "Keywords=VTES;Jyhad;cards;deck;\n"
        f"StartupWMClass={COMMAND}\n"
        f"MimeType={kinds}x-scheme-handler/{SCHEME};\n"
    )


def mime_package() -> str:
    """The kinds of files for Linux' shared list of MIME types."""
    kinds = "".join(
        f'  <mime-type type="{mime}">\n    <comment>{escape(what)}</comment>\n    <icon name="{COMMAND}"/>\n'
        + "".join(f'    <glob pattern="*.{end}"/>\n' for end in ends)
        + "  </mime-type>\n"
        for mime, what, ends in FILES
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">\n{kinds}</mime-info>\n'
    )


def info_plist(version: str) -> dict[str, object]:
    """What macOS is told of the application."""
    return {
        "CFBundleDisplayName": APP,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "12.0",
        "NSHighResolutionCapable": True,
        "NSLocalNetworkUsageDescription": "To find tables on your network, and to be found.",
        "NSBonjourServices": ["_vtes-desktop._tcp"],
        "CFBundleURLTypes": [{"CFBundleURLName": f"{IDENTIFIER}.invitation", "CFBundleURLSchemes": [SCHEME]}],
        "CFBundleDocumentTypes": [
            {"CFBundleTypeName": what, "CFBundleTypeExtensions": list(ends), "CFBundleTypeRole": "Editor"}
            for _, what, ends in FILES
        ],
    }


def info_plist_file(version: str) -> bytes:
    """:func:`info_plist` as the file that stands in an application."""
    return plistlib.dumps(info_plist(version))


def registry_file(folder: PureWindowsPath) -> str:
    """A file for Windows' registry that lets the program in a folder open its files, for the present user only."""
    program = str(folder / f"{APP}.exe").replace("\\", "\\\\")
    opens = f'@="\\"{program}\\" play \\"%1\\""'
    classes = "HKEY_CURRENT_USER\\Software\\Classes"
    lines = ["Windows Registry Editor Version 5.00", ""]
    for mime, what, ends in FILES:
        kind = f"{COMMAND}.{mime.rpartition('-')[2]}"
        lines += [f"[{classes}\\{kind}]", f'@="{what}"', "", f"[{classes}\\{kind}\\shell\\open\\command]", opens, ""]
        for end in ends:
            lines += [f"[{classes}\\.{end}]", f'@="{kind}"', ""]
    lines += [f"[{classes}\\{SCHEME}]", '@="URL:Invitation to a VTES table"', '"URL Protocol"=""', ""]
    lines += [f"[{classes}\\{SCHEME}\\shell\\open\\command]", opens, ""]
    return "\r\n".join(lines)


def control(version: str, architecture: str, depends: list[str], kilobytes: int) -> str:
    """What Debian's package says of itself (Debian Policy, section 5)."""
    return (
        f"Package: {COMMAND}\n"
        f"Version: {version}\n"
        f"Architecture: {architecture}\n"
        "Maintainer: vtes-desktop <vtes-desktop@localhost>\n"
        f"Installed-Size: {kilobytes}\n"
        f"Depends: {', '.join(depends)}\n"
        "Section: games\n"
        "Priority: optional\n"
        f"Description: {SUMMARY}\n"
        " Play the card game by hand or with a referee, alone against computer players\n"
        " or with others on the network, build decks, and watch games again.\n"
        " It carries no picture of a card.\n"
    )
