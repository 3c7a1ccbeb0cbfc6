"""Card faces: the one place where a card's look is made, for the table, the preview, the deck builder and proxies.

- :func:`paint_face` and :func:`paint_back` paint a card into any rectangle of any painter;
- :class:`FaceCache` keeps painted faces and paints them off the Qt thread;
- :mod:`~vtes_desktop.ui.faces.overlays` paints what happens to a card on the table over its face.

Each is loaded when it is first asked for: the start page draws backs of cards and no face.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vtes_desktop.ui.faces.back import paint_back
    from vtes_desktop.ui.faces.cache import FaceCache, FaceKey, paint_image
    from vtes_desktop.ui.faces.face import paint_face
    from vtes_desktop.ui.faces.frame import Detail
    from vtes_desktop.ui.faces.shape import ASPECT, height_for

__all__ = ["ASPECT", "Detail", "FaceCache", "FaceKey", "height_for", "paint_back", "paint_face", "paint_image"]

_IN = {
    "paint_back": "back",
    "FaceCache": "cache",
    "FaceKey": "cache",
    "paint_image": "cache",
    "paint_face": "face",
    "Detail": "frame",
    "ASPECT": "shape",
    "height_for": "shape",
}


def __getattr__(name: str) -> object:
    if name not in _IN:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_IN[name]}"), name)
