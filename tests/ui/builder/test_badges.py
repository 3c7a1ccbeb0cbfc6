"""What lies over a face in the builder leaves its name, cost, group and capacity to be read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from vtes_desktop.ui.builder import badges
from vtes_desktop.ui.builder.grid import LARGEST, SMALLEST
from vtes_desktop.ui.faces import height_for


@pytest.mark.parametrize("width", [SMALLEST, 72, 112, LARGEST])
@pytest.mark.parametrize("scale", [1.0, 1.25])
def test_badges_stand_between_the_name_and_the_lower_corners(width: int, scale: float, qapp: QApplication) -> None:  # noqa: ARG001
    face = QRectF(10, 20, width, height_for(width))
    side = badges.side(min(scale, width / 72))
    count = QRectF(badges.at_edge(face, side), QSizeF(side, side))
    wide = badges.owned(3, 1.0, 1.0)
    owned = QRectF(badges.at_edge(face, wide.width(), side + 4, 0.0), QSizeF(wide.size()))
    for badge in (count, owned):
        assert badge.top() >= face.top() + face.height() * 0.2
        assert badge.bottom() <= face.bottom() - face.height() * 0.2
    assert not count.intersects(owned)
    assert owned.right() <= face.right()
