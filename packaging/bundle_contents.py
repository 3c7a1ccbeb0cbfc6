"""What a bundle holds of Python, of Qt and of the system; read by `bundle.spec`, which PyInstaller runs.

The program's own modules go in as sources with their bytecode beside them: it tells by its sources which rules it plays
by, and two players must agree on that whether they play from a bundle, a wheel or a checkout.
"""

from __future__ import annotations

import re
from pathlib import PurePosixPath

PROGRAM = "vtes_desktop"

EXCLUDED_MODULES = (
    "distributed",  # the laboratory on a cluster is an extra
    "numpy",
    "tkinter",
    "unittest",
    "doctest",
    "pdb",
    "readline",
    "setuptools",
    "pip",
    "PIL._avif",  # 12 MB of an encoder; no picture of a card comes so
    "PySide6.QtDBus",
    "PySide6.QtOpenGL",
    "PySide6.QtPrintSupport",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtSql",
    "PySide6.QtTest",
)
"""Modules that a library would like and the program never asks for."""

LATER = "pyi_rth_multiprocessing"
"""What PyInstaller runs at every start for other processes that share work, which only the laboratory has."""
NEVER = "pyi_rth_inspect"
"""What it runs for whoever reads the sources of functions, which nobody does; both took 15 ms of every start."""

_LEFT_OUT = re.compile(
    r"""
    (?:^|/)(?:lib)?Qt6?(?:Concurrent|Designer|Eg[lL][fF][sS]|Help|Labs|OpenGLWidgets|Pdf|PrintSupport|Qml|Quick|Shader
        |Sql|Test|UiTools|VirtualKeyboard|WaylandCompositor|WaylandEglCompositor|Xml)
    | /plugins/(?:designer|egldeviceintegrations|generic|networkinformation|printsupport|qmllint|qmltooling|sqldrivers
        |tls|vectorimageformats|wayland-graphics-integration-server)/
    | /plugins/platforminputcontexts/\w*virtualkeyboard
    | /plugins/platforms/(?:lib)?q(?:direct2d|eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc)\.
    | /plugins/platformthemes/\w*gtk3  # brings all of GTK; the program has its own look
    | /plugins/imageformats/(?:lib)?q(?:icns|pdf|tga|tiff|wbmp)\.
    | /translations/(?!qtbase_(?:es|fr)\.qm)  # what buttons and dialogs of Qt's own say
    | (?:^|/)rapidfuzz/.*_avx2\.  # the same once more for newer processors: a mistyped name is not worth 6 MB
    | /resources/languages/\w+\.ts$  # what translators write
    | opengl32sw\.dll$ | d3dcompiler_\d+\.dll$
    """,
    re.VERBOSE,
)

_SYSTEM = re.compile(r"/(?:usr/)?lib(?:32|64)?/")
_BROUGHT = re.compile(
    r"libpython|libssl\.|libcrypto\.|libffi\.|libsqlite3\.|libbz2\.|liblzma\.|libxkbcommon-x11\."
    r"|libxcb-(?:cursor|icccm|image|keysyms|render-util|util)\."
)
"""Libraries of the building system that go along: other releases have another of them, or desktops have not got them.
All others are the player's own: drivers of the screen must find those that they were made for."""


def wanted(name: str, source: str = "") -> bool:
    """Whether a file that PyInstaller found goes into the bundle: its path inside, and where it comes from.

    >>> wanted("PySide6/Qt/lib/libQt6Widgets.so.6"), wanted("PySide6/Qt/lib/libQt6Quick.so.6")
    (True, False)
    >>> wanted("PySide6/Qt/translations/qtbase_fr.qm"), wanted("PySide6/Qt/translations/designer_fr.qm")
    (True, False)
    >>> wanted("libX11.so.6", "/usr/lib/x86_64-linux-gnu/libX11.so.6")
    False
    """
    name = name.replace("\\", "/")
    if _LEFT_OUT.search(name):
        return False
    return (
        not _SYSTEM.match(source) or ".so" not in name or "/" in name or bool(_BROUGHT.match(PurePosixPath(name).name))
    )
