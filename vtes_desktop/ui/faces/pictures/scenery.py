"""Which places a picture shows: each clan's own, or those where anyone may be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QColor

from vtes_desktop.ui.faces.pictures import lands, towns
from vtes_desktop.ui.faces.pictures.scene import Scene, mixed

Piece = Callable[[Scene, float, float, QColor], None]


PIECES: Final[dict[str, tuple[Piece, ...]]] = {
    "abomination": (lands.forest, lands.mountains),
    "ahrimane": (lands.forest, lands.hills, lands.mountains),
    "akunanse": (lands.savanna, lands.dunes),
    "baali": (lands.inferno, towns.cathedral),
    "banu-haqim": (towns.domes, lands.dunes, lands.mountains),
    "blood-brother": (towns.factory, towns.skyscrapers),
    "brujah": (towns.skyscrapers, towns.factory, towns.bridge),
    "caitiff": (towns.skyscrapers, towns.factory),
    "daughter-of-cacophony": (towns.curtains, towns.cathedral, lands.harbour),
    "gangrel": (lands.forest, lands.mountains, lands.hills),
    "gargoyle": (towns.spires, towns.cathedral, towns.castle),
    "giovanni": (towns.domes, lands.bare_trees, lands.harbour),
    "guruhi": (lands.savanna, towns.pyramids),
    "harbinger-of-skulls": (lands.bare_trees, towns.ruins),
    "hecata": (lands.bare_trees, towns.ruins, towns.cathedral),
    "ishtarri": (lands.savanna, towns.skyscrapers, lands.harbour),
    "kiasyd": (lands.forest, towns.castle, lands.bare_trees),
    "lasombra": (lands.harbour, towns.cathedral, towns.spires),
    "malkavian": (towns.spires, towns.skyscrapers, lands.bare_trees),
    "ministry": (towns.pyramids, lands.dunes, towns.ruins),
    "nagaraja": (towns.ruins, lands.bare_trees),
    "nosferatu": (towns.tunnel, towns.spires, towns.factory),
    "osebo": (lands.savanna, lands.hills),
    "pander": (towns.skyscrapers, towns.factory),
    "ravnos": (lands.dunes, towns.domes, towns.bridge),
    "salubri": (towns.ruins, lands.hills, lands.mountains),
    "samedi": (lands.bare_trees, lands.harbour),
    "toreador": (towns.curtains, towns.spires, towns.bridge),
    "tremere": (towns.spires, towns.castle, towns.cathedral),
    "true-brujah": (towns.ruins, towns.spires),
    "tzimisce": (towns.castle, lands.mountains, lands.forest),
    "ventrue": (towns.skyscrapers, towns.bridge, towns.spires),
}
"""Where each clan is at home."""


ANYWHERE: Final[tuple[Piece, ...]] = (
    towns.skyscrapers,
    towns.spires,
    lands.hills,
    towns.bridge,
    towns.cathedral,
    towns.factory,
    towns.ruins,
    lands.bare_trees,
)
"""Where anyone may be."""


_WHOLE: Final = (towns.tunnel, towns.curtains, lands.harbour, lands.inferno)
"""Pieces that fill the stage by themselves."""


def backdrop(scene: Scene, pieces: tuple[Piece, ...], foot: float, tall: float) -> None:
    """One of ``pieces`` in front of lands.hills or itself in the haze, mist between."""
    piece = scene.dice.choice(pieces)
    near = mixed(scene.tone.night, QColor("#000000"), 0.25)
    if piece in _WHOLE:
        piece(scene, foot, tall, near)
        return
    far = mixed(scene.tone.deep, scene.tone.base, 0.45)
    behind = scene.dice.choice((lands.hills, piece, lands.mountains))
    behind(scene, foot - tall * 0.12, tall * 0.75, far)
    scene.mist(foot - 0.05, 0.3, scene.tone.bright, 70)
    piece(scene, foot, tall * 0.8, near)
