"""Hair, hoods and hats of the figures: what lies behind the head and what before it, by the name of the style."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath

from vtes_desktop.ui.faces.pictures.scene import faded, mixed

if TYPE_CHECKING:
    from vtes_desktop.ui.faces.pictures.figures import Figure


def behind(figure: Figure) -> None:
    """Paint what hangs behind head and shoulders."""
    paint = _BEHIND.get(figure.hair)
    if paint is not None:
        paint(figure)


def before(figure: Figure) -> None:
    """Paint what lies over the brow."""
    paint = _BEFORE.get(figure.hair)
    if paint is not None:
        paint(figure)


def _shape(start: tuple[float, float], *curves: tuple[float, ...]) -> QPainterPath:
    path = QPainterPath(QPointF(*start))
    for one in curves:
        if len(one) == 2:
            path.lineTo(*one)
        elif len(one) == 4:
            path.quadTo(*one)
        else:
            path.cubicTo(*one)
    path.closeSubpath()
    return path


def _hair(figure: Figure, path: QPainterPath, width: float = 0.1) -> None:
    figure.rimmed(path, figure.hair_dark, figure.hair_lit, width)


def _cap(figure: Figure, low: float, brow: float) -> QPainterPath:
    """Hair that follows the crown: down to ``low`` at the temples and to ``brow`` over the forehead."""
    w = figure.wide
    return _shape(
        (-1.02 * w, low),
        (-1.16 * w, -0.9, -0.84 * w, -1.56, 0.0, -1.56),
        (0.84 * w, -1.56, 1.16 * w, -0.9, 1.02 * w, low),
        (0.9 * w, brow + 0.1),
        (0.6 * w, brow - 0.12, 0.2, brow - 0.16),
        (-0.5 * w, brow - 0.16, -0.88 * w, brow + 0.12),
    )


def _crop(figure: Figure) -> None:
    _hair(figure, _cap(figure, -0.1, -0.92))


def _swept(figure: Figure) -> None:
    w = figure.wide
    _hair(
        figure,
        _shape(
            (-1.04 * w, 0.1),
            (-1.2 * w, -0.9, -0.9 * w, -1.7, 0.1, -1.68),
            (0.95 * w, -1.66, 1.2 * w, -1.0, 1.04 * w, 0.06),
            (0.94 * w, -0.6),
            (0.5, -0.86, -0.3, -0.8, -0.55, -1.12),
            (-0.7, -0.9, -0.9 * w, -0.6, -0.92 * w, -0.4),
        ),
    )


def _long_behind(figure: Figure) -> None:
    _hair(
        figure,
        _shape(
            (-1.1, -0.8), (-1.3, 0.6, -1.5, 1.6, -1.35, 3.0), (0, 2.5), (1.35, 3.0), (1.5, 1.6, 1.3, 0.6, 1.1, -0.8)
        ),
    )


def _long_before(figure: Figure) -> None:
    w = figure.wide
    for side in (-1, 1):
        _hair(
            figure,
            _shape(
                (0.0, -1.56),
                (side * 0.9 * w, -1.6, side * 1.22 * w, -0.9, side * 1.18 * w, 0.2),
                (side * 1.3, 1.2, side * 1.4, 2.0, side * 1.2, 2.9),
                (side * 0.9, 2.2, side * 0.92, 1.2, side * 0.93 * w, 0.3),
                (side * 0.9 * w, -0.5, side * 0.5, -1.0, 0.0, -1.12),
            ),
        )


def _wavy_behind(figure: Figure) -> None:
    _hair(
        figure,
        _shape(
            (-1.1, -0.9),
            (-1.8, -0.2, -1.3, 0.6, -1.8, 1.2),
            (-1.3, 1.8, -1.9, 2.4, -1.4, 3.1),
            (0, 2.4),
            (1.4, 3.1),
            (1.9, 2.4, 1.3, 1.8, 1.8, 1.2),
            (1.3, 0.6, 1.8, -0.2, 1.1, -0.9),
        ),
    )


def _wavy_before(figure: Figure) -> None:
    w = figure.wide
    _hair(
        figure,
        _shape(
            (-1.1 * w, 0.9),
            (-1.5, 0.2, -1.2, -0.4, -1.25, -0.8),
            (-1.0, -1.8, 0.9, -1.95, 1.2, -0.9),
            (1.3, -0.3, 1.5, 0.3, 1.12, 1.0),
            (0.8, 0.2, 1.0, -0.6, 0.35, -1.05),
            (-0.2, -0.7, -0.8, -0.7, -0.9, -0.1),
            (-0.8, 0.3, -1.1, 0.5, -1.1 * w, 0.9),
        ),
    )


def _bun(figure: Figure) -> None:
    knot = QPainterPath()
    knot.addEllipse(QPointF(-0.1, -1.78), 0.52, 0.44)
    _hair(figure, knot)
    _hair(figure, _cap(figure, 0.0, -0.98))


def _mohawk(figure: Figure) -> None:
    crest = QPainterPath(QPointF(-0.3, -1.0))
    points = (
        (-0.42, -1.9),
        (-0.22, -1.6),
        (-0.2, -2.4),
        (0.0, -1.7),
        (0.16, -2.5),
        (0.22, -1.6),
        (0.46, -2.0),
        (0.34, -1.0),
    )
    for x, y in points:
        crest.lineTo(x, y)
    crest.closeSubpath()
    figure.rimmed(crest, mixed(figure.scene.tone.base, figure.dark, 0.3), figure.scene.tone.light, 0.08)


def _wild(figure: Figure) -> None:
    dice = figure.scene.dice
    path = QPainterPath(QPointF(-1.0, 0.7))
    spikes = 11
    for number in range(spikes + 1):
        part = number / spikes
        x = -1.35 + 2.7 * part
        crown = -1.35 * (1 - (2 * part - 1) ** 2 * 0.75)
        path.lineTo(x * 1.12 + dice.uniform(-0.12, 0.12), crown - dice.uniform(0.35, 0.75))
        path.lineTo(x + 0.14, crown - 0.08)
    path.lineTo(1.0, 0.6)
    path.lineTo(0.92, -0.3)
    for x, y in ((0.7, -0.95), (0.45, -0.6), (0.2, -1.0), (-0.1, -0.62), (-0.35, -1.0), (-0.7, -0.5), (-0.94, -0.2)):
        path.lineTo(x, y)
    path.closeSubpath()
    _hair(figure, path)


def _curls(figure: Figure) -> None:
    path = QPainterPath()
    for x, y, size in (
        (-0.95, -0.5, 0.5),
        (-0.85, -1.1, 0.55),
        (-0.35, -1.5, 0.58),
        (0.3, -1.52, 0.58),
        (0.85, -1.12, 0.55),
        (0.98, -0.5, 0.5),
    ):
        path.addEllipse(QPointF(x, y), size, size)
    path.setFillRule(path.fillRule().WindingFill)
    face = QPainterPath()
    face.addEllipse(QPointF(0.0, 0.1), 0.86 * figure.wide, 1.12)
    _hair(figure, path.subtracted(face))


def _ponytail_behind(figure: Figure) -> None:
    _hair(figure, _shape((-0.4, -1.4), (-1.9, -1.9, -2.2, -0.4, -1.6, 1.4), (-1.5, 0.2, -1.3, -0.5, -0.5, -0.8)))


def _locs_behind(figure: Figure) -> None:
    for number in range(9):
        x = -1.25 + number * 0.31
        lock = QPainterPath(QPointF(x * 0.8, -0.9))
        lock.cubicTo(QPointF(x * 1.3, 0.0), QPointF(x * 1.15, 1.2), QPointF(x * 1.3, 2.5 - abs(x) * 0.2))
        figure.stroke(lock, figure.hair_dark if number < 6 else mixed(figure.hair_lit, figure.hair_dark, 0.5), 0.3)


def _hood_behind(figure: Figure) -> None:
    figure.rimmed(
        _shape((-2.3, 3.0), (-1.9, 1.0, -1.8, -1.9, 0.0, -2.25), (1.8, -1.9, 1.9, 1.0, 2.3, 3.0)),
        mixed(figure.cloth, figure.dark, 0.3),
        figure.rim,
        0.1,
    )
    figure.fill(
        _shape((-1.25, 2.2), (-1.4, 0.0, -1.2, -1.6, 0.0, -1.75), (1.2, -1.6, 1.4, 0.0, 1.25, 2.2)),
        mixed(figure.dark, QColor("#000000"), 0.4),
    )


def _hood_before(figure: Figure) -> None:
    shade = _shape(
        (-1.1, 0.6),
        (-1.3, -0.8, -0.9, -1.7, 0.0, -1.72),
        (0.9, -1.7, 1.3, -0.8, 1.1, 0.6),
        (1.0, -0.5, 0.5, -0.92, 0.0, -0.92),
        (-0.5, -0.92, -1.0, -0.5, -1.1, 0.6),
    )
    figure.fill(shade, faded(mixed(figure.dark, QColor("#000000"), 0.5), 225))
    edge = _shape(
        (-1.5, 2.3),
        (-1.7, 0.0, -1.5, -2.0, 0.0, -2.1),
        (1.5, -2.0, 1.7, 0.0, 1.5, 2.3),
        (1.25, 2.1),
        (1.4, 0.0, 1.15, -1.66, 0.0, -1.72),
        (-1.15, -1.66, -1.4, 0.0, -1.25, 2.1),
    )
    figure.rimmed(edge, mixed(figure.cloth, figure.dark, 0.15), figure.rim, 0.08)


def _top_hat(figure: Figure) -> None:
    crown = _shape((-0.86, -0.98), (-0.98, -2.9), (0.0, -3.06, 0.98, -2.9), (0.86, -0.98), (0.0, -0.8, -0.86, -0.98))
    figure.rimmed(crown, figure.dark, figure.rim, 0.08)
    brim = QPainterPath()
    brim.addEllipse(QPointF(0, -0.96), 1.6, 0.26)
    figure.rimmed(brim, figure.dark, figure.rim, 0.06)
    figure.line("-0.84,-1.3 0.84,-1.3", figure.scene.tone.base, 0.24)


def _fedora(figure: Figure) -> None:
    crown = _shape((-0.95, -0.9), (-0.95, -1.9, -0.5, -2.0, -0.1, -1.75), (0.3, -2.05, 0.9, -1.9, 0.95, -0.9))
    figure.rimmed(crown, mixed(figure.cloth, figure.dark, 0.5), figure.rim, 0.08)
    figure.line("-0.92,-1.08 0.92,-1.08", figure.scene.tone.base, 0.2)
    brim = _shape((-1.7, -0.7), (-0.8, -1.15, 0.8, -1.15, 1.7, -0.75), (0.8, -0.62, -0.8, -0.6, -1.7, -0.7))
    figure.rimmed(brim, figure.dark, figure.rim, 0.06)


def _wrap(figure: Figure) -> None:
    turban = _shape(
        (-1.12, -0.55),
        (-1.4, -1.5, -0.7, -2.0, 0.05, -1.95),
        (0.8, -2.0, 1.4, -1.5, 1.12, -0.55),
        (0.4, -0.9, -0.4, -0.9, -1.12, -0.55),
    )
    figure.rimmed(turban, mixed(figure.cloth, figure.scene.tone.base, 0.4), figure.rim, 0.09)
    figure.line("-1.0,-0.8 0.2,-1.8|-0.6,-0.72 0.8,-1.6|0.1,-0.8 1.1,-1.25", faded(figure.dark, 190), 0.06)
    gem = QPainterPath()
    gem.addEllipse(QPointF(0.1, -1.12), 0.12, 0.16)
    figure.fill(gem, figure.scene.tone.light)


def _nemes(figure: Figure) -> None:
    cloth = _shape(
        (0, -1.62),
        (0.9, -1.6, 1.25, -1.0, 1.35, 0.2),
        (1.7, 2.2),
        (0.95, 2.3),
        (0.93, 0.0),
        (0.8, -0.7, 0.4, -0.95, 0, -0.95),
        (-0.4, -0.95, -0.8, -0.7, -0.93, 0.0),
        (-0.95, 2.3),
        (-1.7, 2.2),
        (-1.35, 0.2),
        (-1.25, -1.0, -0.9, -1.6, 0, -1.62),
    )
    figure.rimmed(cloth, mixed(figure.scene.tone.base, figure.dark, 0.35), figure.scene.tone.light, 0.08)
    figure.line(
        "1.0,0.4 1.42,0.5|1.0,0.9 1.5,1.0|1.0,1.4 1.55,1.5|1.0,1.9 1.62,2.0"
        "|-1.0,0.4 -1.42,0.5|-1.0,0.9 -1.5,1.0|-1.0,1.4 -1.55,1.5",
        faded(figure.dark, 200),
        0.09,
    )
    figure.line("0,-1.0 0,-1.5 0.16,-1.8", figure.scene.tone.light, 0.13)


def _circlet(figure: Figure) -> None:
    _curls(figure)
    crown = QPainterPath(QPointF(-1.0, -0.95))
    for x, y in ((-1.1, -1.75), (-0.55, -1.3), (0.0, -2.05), (0.55, -1.3), (1.1, -1.75), (1.0, -0.95)):
        crown.lineTo(x, y)
    crown.quadTo(QPointF(0, -0.75), QPointF(-1.0, -0.95))
    figure.rimmed(crown, mixed(QColor("#c9a24a"), figure.dark, 0.35), QColor("#ffe6a0"), 0.07)


def _flat_cap(figure: Figure) -> None:
    _crop(figure)
    cap = _shape(
        (-1.08, -0.75), (-1.2, -1.7, 0.8, -1.9, 1.1, -0.95), (1.55, -0.72), (0.9, -0.72, 0.2, -0.86, -1.08, -0.75)
    )
    figure.rimmed(cap, mixed(figure.cloth, figure.dark, 0.3), figure.rim, 0.07)


_BEHIND = {
    "long": _long_behind,
    "wavy": _wavy_behind,
    "ponytail": _ponytail_behind,
    "locs": _locs_behind,
    "hood": _hood_behind,
}
_BEFORE = {
    "crop": _crop,
    "swept": _swept,
    "long": _long_before,
    "wavy": _wavy_before,
    "bun": _bun,
    "mohawk": _mohawk,
    "wild": _wild,
    "curls": _curls,
    "ponytail": _crop,
    "locs": _crop,
    "hood": _hood_before,
    "top hat": _top_hat,
    "fedora": _fedora,
    "wrap": _wrap,
    "nemes": _nemes,
    "crown": _circlet,
    "cap": _flat_cap,
}
