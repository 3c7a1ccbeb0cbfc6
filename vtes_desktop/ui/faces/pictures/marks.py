"""The marks of the blood: wings, horns, ears, shadows, wounds and jewels of the figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath

from vtes_desktop.ui.faces.pictures.scene import faded, mixed

if TYPE_CHECKING:
    from vtes_desktop.ui.faces.pictures.figures import Figure


def wings(figure: Figure) -> None:
    """A pair of wings behind the shoulders."""
    for side in (-1, 1):
        wing = QPainterPath(QPointF(side * 1.2, 3.4))
        wing.quadTo(QPointF(side * 1.6, 0.4), QPointF(side * 3.3, -2.4))
        wing.quadTo(QPointF(side * 4.6, -0.2), QPointF(side * 4.4, 3.0))
        wing.quadTo(QPointF(side * 3.7, 1.9), QPointF(side * 3.3, 2.9))
        wing.quadTo(QPointF(side * 2.7, 2.0), QPointF(side * 2.2, 3.4))
        wing.closeSubpath()
        figure.rimmed(wing, mixed(figure.cloth, figure.dark, 0.55), faded(figure.rim, 230 if side > 0 else 110), 0.08)
        figure.line(
            f"{side * 1.5},2.4 {side * 3.3},-2.3|{side * 3.3},-2.3 {side * 3.3},2.7", faded(figure.rim, 60), 0.06
        )


def tendrils(figure: Figure) -> None:
    """Arms of shadow rising behind the figure."""
    dice = figure.scene.dice
    for _ in range(7):
        x = dice.uniform(-3.6, 3.6)
        arm = QPainterPath(QPointF(x, 5.5))
        sway = dice.uniform(0.5, 1.2) * dice.choice((-1, 1))
        high = dice.uniform(-1.6, 1.2)
        arm.cubicTo(QPointF(x + sway, 3.5), QPointF(x - sway, 2.0), QPointF(x + sway * 0.4, high))
        arm.cubicTo(
            QPointF(x + sway, high - 0.6), QPointF(x + sway * 1.6, high - 0.1), QPointF(x + sway * 1.1, high + 0.3)
        )
        figure.stroke(arm, faded(mixed(figure.dark, QColor("#000000"), 0.6), 235), dice.uniform(0.14, 0.3))


def ears(figure: Figure, foot: float, reach: float, high: float) -> None:
    """Pointed ears: where they start, how far they reach out and how high, in half-heads."""
    for side in (-1, 1):
        ear = QPainterPath(QPointF(side * foot * 0.9, 0.35))
        ear.quadTo(QPointF(side * reach * 0.95, 0.15), QPointF(side * reach, -high - 0.35))
        ear.quadTo(QPointF(side * foot * 0.95, -high * 0.8), QPointF(side * foot * 0.86, -0.4))
        ear.closeSubpath()
        figure.rimmed(
            ear,
            mixed(figure.lit, figure.dark, 0.45 if side > 0 else 0.8),
            faded(figure.rim, 255 if side > 0 else 90),
            0.06,
        )


def skull(figure: Figure, black: QColor) -> None:
    """The hollows of a skull over the face."""
    for x in (-0.42, 0.46):
        hole = QPainterPath()
        hole.addEllipse(QPointF(x, -0.14), 0.3, 0.26)
        figure.fill(hole, black)
    nose = QPainterPath(QPointF(0.0, 0.2))
    nose.lineTo(0.15, 0.5)
    nose.lineTo(-0.15, 0.5)
    nose.closeSubpath()
    figure.fill(nose, black)
    figure.line(
        "-0.45,0.8 0.45,0.8|-0.3,0.68 -0.3,0.95|-0.1,0.68 -0.1,0.97|0.1,0.68 0.1,0.97|0.3,0.68 0.3,0.95",
        black,
        0.06,
    )


def worn_over(figure: Figure) -> None:
    """What is seen over face and hair: horns, a third eye, wounds, jewels."""
    marks = set(figure.marks)
    bright = mixed(figure.scene.tone.light, QColor("#fff2c8"), 0.4)
    if "horns" in marks:
        for side in (-1, 1):
            horn = QPainterPath(QPointF(side * 0.45, -1.0))
            horn.cubicTo(QPointF(side * 0.9, -1.5), QPointF(side * 1.5, -1.6), QPointF(side * 1.35, -2.5))
            horn.cubicTo(QPointF(side * 1.95, -1.6), QPointF(side * 1.5, -0.9), QPointF(side * 0.84, -0.66))
            horn.closeSubpath()
            figure.rimmed(horn, mixed(figure.lit, figure.dark, 0.7), faded(figure.rim, 255 if side > 0 else 110), 0.07)
    if marks & {"wolf ears", "cat ears"}:
        for side in (-1, 1):
            ear = QPainterPath(QPointF(side * 0.3, -1.2))
            ear.lineTo(side * 0.95, -2.2)
            ear.lineTo(side * 1.1, -0.8)
            ear.closeSubpath()
            figure.rimmed(ear, figure.hair_dark, faded(figure.hair_lit, 255 if side > 0 else 120), 0.08)
    if "third eye" in marks:
        eye = QPainterPath(QPointF(0, -1.02))
        eye.quadTo(QPointF(0.17, -0.8), QPointF(0, -0.56))
        eye.quadTo(QPointF(-0.17, -0.8), QPointF(0, -1.02))
        figure.scene.glow(figure.place.map(QPointF(0, -0.8)), figure.size * 0.8, bright, 220)
        figure.fill(eye, QColor("#fffbe8"))
    if "crack" in marks:
        figure.line(
            "0.5,-1.2 0.3,-0.7 0.55,-0.4 0.35,0.2 0.6,0.7",
            faded(mixed(figure.dark, QColor("#000000"), 0.5), 190),
            0.05,
        )
    if "stitches" in marks:
        figure.line(
            "0.2,-1.1 0.75,0.6|0.2,-0.8 0.5,-0.9|0.33,-0.4 0.62,-0.5|0.45,0.0 0.75,-0.1|0.57,0.4 0.85,0.3",
            faded(figure.dark, 220),
            0.05,
        )
    if "necklace" in marks or "beads" in marks:
        chain = QPainterPath(QPointF(-0.62, 1.75))
        chain.quadTo(QPointF(0, 2.75), QPointF(0.62, 1.75))
        figure.stroke(chain, bright, 0.09 if "beads" in marks else 0.05)
        gem = QPainterPath()
        gem.addEllipse(QPointF(0, 2.3), 0.14, 0.17)
        figure.fill(gem, mixed(figure.scene.tone.bright, QColor("#ff4040"), 0.4))
    if "pendant" in marks:
        figure.line("-0.5,1.85 0,2.75 0.5,1.85", faded(bright, 200), 0.04)
        figure.line("-0.2,2.75 0.2,2.75 0,3.1 -0.2,2.75", bright, 0.07)
    if "earring" in marks:
        ring = QPainterPath()
        ring.addEllipse(QPointF(0.98 * figure.wide, 0.52), 0.13, 0.16)
        figure.stroke(ring, QColor("#f3cf6a"), 0.06)
