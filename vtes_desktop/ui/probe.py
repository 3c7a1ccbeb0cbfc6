"""What Qt finds on this machine, as JSON: run by itself, for Qt ends a program that has no display to open."""

from __future__ import annotations

import sys

import msgspec
from msgspec import Struct


class Display(Struct):
    """A display on which windows can be opened."""

    platform: str
    width: int
    height: int
    """Of the first screen, in pixels as Qt counts them."""
    ratio: float
    fonts: tuple[str, ...]
    """Families that the program brings and Qt can read."""


def main() -> None:
    """Open the display and print what is there."""
    from PySide6.QtGui import QGuiApplication

    from vtes_desktop.ui.theme import load_fonts

    app = QGuiApplication(sys.argv[:1])
    screen = app.primaryScreen()
    size = screen.geometry().size()
    found = Display(app.platformName(), size.width(), size.height(), screen.devicePixelRatio(), load_fonts())
    print(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    main()
