"""Card faces: the one place where a card's look is made, for the table, the preview, the deck builder and proxies.

- :func:`paint_face` and :func:`paint_back` paint a card into any rectangle of any painter;
- :class:`FaceCache` keeps painted faces and paints them off the Qt thread;
- :mod:`~vtes_desktop.ui.faces.overlays` paints what happens to a card on the table over its face.
"""

from vtes_desktop.ui.faces.back import paint_back
from vtes_desktop.ui.faces.cache import FaceCache, FaceKey, paint_image, share_threads
from vtes_desktop.ui.faces.face import paint_face
from vtes_desktop.ui.faces.frame import ASPECT, Detail, height_for

__all__ = [
    "ASPECT",
    "Detail",
    "FaceCache",
    "FaceKey",
    "height_for",
    "paint_back",
    "paint_face",
    "paint_image",
    "share_threads",
]
