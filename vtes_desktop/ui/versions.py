"""Which program, Python, Qt and system this is: in the log's first line, in About and in reports."""

from __future__ import annotations

import sys

import PySide6
from PySide6.QtCore import QSysInfo, qVersion

from vtes_desktop.release import version


def versions() -> str:
    """One line that says which program, Python, Qt and system this is."""
    return (
        f"vtes-desktop {version()}, Python {sys.version.partition(' ')[0]}, PySide6 {PySide6.__version__}, "
        f"Qt {qVersion()}, {QSysInfo.prettyProductName()}, {QSysInfo.kernelType()} {QSysInfo.kernelVersion()}"
    )
