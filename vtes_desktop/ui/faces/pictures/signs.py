"""Signs as light in a picture."""

from __future__ import annotations

from PySide6.QtGui import QColor

from vtes_desktop.ui.faces.pictures.scene import Scene, faded, mixed


def bright(scene: Scene) -> QColor:
    """The brightest light of the scene."""
    return mixed(scene.tone.light, QColor("#fff4dc"), 0.45)


def halo_sign(scene: Scene, sign: str, x: float, y: float, side: float, strength: int = 190) -> None:
    """A sign that gives light: a halo, its own shape a little larger and dim, the shape itself bright."""
    pale = bright(scene)
    scene.glow(scene.at(x, y), side * scene.unit * 0.95, scene.tone.light, strength)
    scene.emblem(sign, x, y, side * 1.07, faded(scene.tone.night, 150), faded(scene.tone.night, 190))
    scene.emblem(sign, x, y + 0.008, side, pale, mixed(scene.tone.bright, scene.tone.light, 0.3))


def moon_sign(scene: Scene, sign: str, x: float, y: float, radius: float) -> None:
    """A full moon with the sign dark in it."""
    scene.moon(x, y, radius, "full")
    scene.emblem(sign, x, y, radius * 1.22, faded(scene.tone.deep, 235), faded(scene.tone.night, 215))
