"""The small signs on the table's buttons, drawn with a pen on a square of 24 units: no font has all of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QTransform

from vtes_desktop.ui import theme

_UNITS: Final = 24.0


def _line(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    return path


def _joined(*paths: QPainterPath) -> QPainterPath:
    whole = QPainterPath()
    for path in paths:
        whole.addPath(path)
    return whole


def _back() -> QPainterPath:
    path = QPainterPath(QPointF(20, 19))
    path.cubicTo(20.5, 11, 14, 8.5, 5, 9)
    return _joined(path, _line((9.5, 4), (4.5, 9), (9.5, 14)))


def _again() -> QPainterPath:
    path = QPainterPath(QPointF(4, 19))
    path.cubicTo(3.5, 11, 10, 8.5, 19, 9)
    return _joined(path, _line((14.5, 4), (19.5, 9), (14.5, 14)))


def _menu() -> QPainterPath:
    return _joined(*(_line((4, y), (20, y)) for y in (6, 12, 18)))


def _close() -> QPainterPath:
    return _joined(_line((6, 6), (18, 18)), _line((18, 6), (6, 18)))


def _next() -> QPainterPath:
    return _line((9, 5), (16, 12), (9, 19))


def _down() -> QPainterPath:
    return _line((6, 9.5), (12, 15.5), (18, 9.5))


def _go_on() -> QPainterPath:
    return _joined(_line((5, 6), (11, 12), (5, 18)), _line((13, 6), (19, 12), (13, 18)))


def _hand() -> QPainterPath:
    palm = QPainterPath(QPointF(7.5, 13))
    palm.lineTo(7.5, 16)
    palm.cubicTo(8, 20, 10, 21.5, 13, 21.5)
    palm.cubicTo(16, 21.5, 18, 20, 18.4, 16)
    palm.lineTo(19, 7.5)
    fingers = (_line((7.5, 13), (7, 6)), _line((10.6, 12), (10.4, 3.5)), _line((14.2, 12), (14.4, 3.5)))
    thumb = QPainterPath(QPointF(7.6, 16.5))
    thumb.cubicTo(5.5, 15.5, 4.5, 14, 3.5, 12.6)
    return _joined(palm, *fingers, thumb)


def _wait() -> QPainterPath:
    glass = _line((7, 4), (17, 4))
    glass.addPath(_line((7, 20), (17, 20)))
    sand = QPainterPath(QPointF(8, 4))
    sand.cubicTo(8, 9, 11.5, 10, 11.5, 12)
    sand.cubicTo(11.5, 14, 8, 15, 8, 20)
    other = QPainterPath(QPointF(16, 4))
    other.cubicTo(16, 9, 12.5, 10, 12.5, 12)
    other.cubicTo(12.5, 14, 16, 15, 16, 20)
    return _joined(glass, sand, other)


def _something() -> QPainterPath:
    card = QPainterPath()
    card.addRoundedRect(QRectF(6, 3.5, 12, 17), 1.8, 1.8)
    return _joined(card, _line((12, 8), (12, 13)), _line((12, 16.4), (12, 16.5)))


def _pin() -> QPainterPath:
    head = _line((9, 3.5), (15, 3.5))
    body = _line((10, 3.5), (10, 9.5), (6.5, 13.5), (17.5, 13.5), (14, 9.5), (14, 3.5))
    return _joined(head, body, _line((12, 13.5), (12, 21)))


def _paused() -> QPainterPath:
    return _joined(_line((8.5, 5.5), (8.5, 18.5)), _line((15.5, 5.5), (15.5, 18.5)))


def _warning() -> QPainterPath:
    triangle = _line((12, 3.5), (21.5, 20), (2.5, 20))
    triangle.closeSubpath()
    return _joined(triangle, _line((12, 9.5), (12, 14)), _line((12, 17), (12, 17.1)))


def _crown() -> QPainterPath:
    crown = _line((4, 18.5), (2.8, 7.5), (8, 12), (12, 5), (16, 12), (21.2, 7.5), (20, 18.5))
    crown.closeSubpath()
    return crown


def _eye() -> QPainterPath:
    lids = QPainterPath(QPointF(2.5, 12))
    lids.cubicTo(7, 4.5, 17, 4.5, 21.5, 12)
    lids.cubicTo(17, 19.5, 7, 19.5, 2.5, 12)
    iris = QPainterPath()
    iris.addEllipse(QPointF(12, 12), 2.8, 2.8)
    return _joined(lids, iris)


def _grip() -> QPainterPath:
    return _joined(_line((20, 8), (8, 20)), _line((20, 14), (14, 20)))


def _play() -> QPainterPath:
    path = _line((7, 4.5), (19.5, 12), (7, 19.5))
    path.closeSubpath()
    return path


def _mirrored(path: QPainterPath) -> QPainterPath:
    return QTransform(-1, 0, 0, 1, _UNITS, 0).map(path)


def _turn_on() -> QPainterPath:
    return _joined(_line((4, 6), (10, 12), (4, 18)), _line((10.5, 6), (16.5, 12), (10.5, 18)), _line((20, 5), (20, 19)))


def _camera() -> QPainterPath:
    path = _line((3, 7.5), (8, 7.5), (9.5, 4.5), (14.5, 4.5), (16, 7.5), (21, 7.5), (21, 19.5), (3, 19.5))
    path.closeSubpath()
    path.addEllipse(QPointF(12, 13), 3.6, 3.6)
    return path


def _fork() -> QPainterPath:
    path = QPainterPath(QPointF(4, 12))
    path.lineTo(9, 12)
    path.cubicTo(14, 12, 13, 6, 19, 6)
    other = QPainterPath(QPointF(9, 12))
    other.cubicTo(14, 12, 13, 18, 19, 18)
    return _joined(path, other, _line((16, 3), (19.5, 6), (16, 9)), _line((16, 15), (19.5, 18), (16, 21)))


def _cross() -> QPainterPath:
    path = _line((12, 3), (12, 21))
    return _joined(path, _line((6.5, 8.5), (17.5, 8.5)))


_SIGNS: Final = MappingProxyType[str, Callable[[], QPainterPath]](
    {
        "back": _back,
        "again": _again,
        "menu": _menu,
        "close": _close,
        "next": _next,
        "down": _down,
        "go on": _go_on,
        "hand": _hand,
        "wait": _wait,
        "something": _something,
        "pin": _pin,
        "paused": _paused,
        "warning": _warning,
        "crown": _crown,
        "eye": _eye,
        "grip": _grip,
        "play": _play,
        "line on": _next,
        "line back": lambda: _mirrored(_next()),
        "action on": _go_on,
        "action back": lambda: _mirrored(_go_on()),
        "turn on": _turn_on,
        "turn back": lambda: _mirrored(_turn_on()),
        "camera": _camera,
        "fork": _fork,
        "cross": _cross,
    }
)


def paint(painter: QPainter, rect: QRectF, name: str, colour: str = "") -> None:
    """Paint a sign in the square at the middle of ``rect``. Raises KeyError for no such sign."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / _UNITS, side / _UNITS)
    painter.setPen(
        QPen(QColor(colour or theme.BONE), 2.0, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin),
    )
    painter.drawPath(_SIGNS[name]())
    painter.restore()


def pixmap(name: str, side: int, colour: str = "") -> QPixmap:
    """A sign as a pixmap of ``side`` device pixels."""
    made = QPixmap(side, side)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    paint(painter, QRectF(0, 0, side, side), name, colour)
    painter.end()
    return made


def icon(name: str, colour: str = "") -> QIcon:
    """A sign for a button or menu, at the sizes these use; fainter where it is disabled."""
    return _icon(name, colour or theme.BONE, theme.FAINT)


@cache
def _icon(name: str, colour: str, faint: str) -> QIcon:
    made = QIcon()
    for side in (14, 16, 20, 24, 28, 32, 48, 64):
        made.addPixmap(pixmap(name, side, colour))
        made.addPixmap(pixmap(name, side, faint), QIcon.Mode.Disabled)
    return made


@cache
def none() -> QIcon:
    """No sign."""
    return QIcon()
