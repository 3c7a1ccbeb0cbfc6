"""Render the program's icon for a bundle: ``bundle_icons.py FOLDER`` writes PNG of all sizes, ``.ico`` and ``.icns``.

It runs in the bundle's own environment, which has Qt and Pillow; the drawing is ``resources/program.svg``.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from bundle_words import ICON_SIZES

DRAWING = Path(__file__).resolve().parents[1] / "resources" / "program.svg"
WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
LARGEST = 1024


def render(folder: Path) -> None:
    """Write ``16.png`` … ``1024.png``, ``icon.svg``, ``icon.ico`` and ``icon.icns`` into a folder."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PIL import Image
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    _app = QGuiApplication.instance() or QGuiApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    drawing = QSvgRenderer(str(DRAWING))
    for size in {*ICON_SIZES, *WINDOWS_SIZES, LARGEST}:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing.render(painter)
        painter.end()
        image.save(str(folder / f"{size}.png"))
    shutil.copyfile(DRAWING, folder / "icon.svg")
    with Image.open(folder / f"{LARGEST}.png") as largest:
        smaller = [Image.open(folder / f"{size}.png") for size in WINDOWS_SIZES]
        smaller[-1].save(folder / "icon.ico", sizes=[(size, size) for size in WINDOWS_SIZES], append_images=smaller)
        largest.save(folder / "icon.icns")


if __name__ == "__main__":
    render(Path(sys.argv[1]))
