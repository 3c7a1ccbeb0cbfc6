"""Who paints the faces and backs of a game's cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from vtes_desktop.cards.model import Card
from vtes_desktop.ui.faces.back import paint_back
from vtes_desktop.ui.faces.face import paint_face, paint_stand_in
from vtes_desktop.ui.faces.frame import Detail


class Printed(Protocol):
    """A printed card of any game, as far as every screen needs it."""

    @property
    def id(self) -> int:
        """What tells it from all others of its game."""

    @property
    def kind(self) -> str:
        """Which back it has."""

    @property
    def display_name(self) -> str:
        """How it is called."""


class Painters(Struct, frozen=True):
    """Painters into a rectangle whose sides stand as 63 to 88; each is safe off the Qt thread on a ``QImage``."""

    face: Callable[[QPainter, QRectF, Printed, Detail], None]
    back: Callable[[QPainter, QRectF, str], None]
    """The back of cards of a kind."""
    stand_in: Callable[[QPainter, QRectF, Printed], None]
    """What stands for a face until it is painted, in a tenth of the time."""


def _face(painter: QPainter, rect: QRectF, card: Printed, detail: Detail) -> None:
    if isinstance(card, Card):
        paint_face(painter, rect, card, detail)


def _stand_in(painter: QPainter, rect: QRectF, card: Printed) -> None:
    if isinstance(card, Card):
        paint_stand_in(painter, rect, card)


def _back(painter: QPainter, rect: QRectF, kind: str) -> None:
    paint_back(painter, rect, "crypt" if kind == "crypt" else "library")


CRYPT_AND_LIBRARY: Final = Painters(_face, _back, _stand_in)
"""Those of the cards of the official lists."""
