"""The picture in the art box, painted from nothing but the card: the same card always gets the same picture.

A vampire stands as a bust before the moon and the places of its clan; library cards are set by type, with the sign of
their discipline, clan or subject in the light.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from vtes_desktop.cards.model import Card
from vtes_desktop.ui import icons
from vtes_desktop.ui.faces import colours
from vtes_desktop.ui.faces.pictures import deeds, holdings, scenery, subjects
from vtes_desktop.ui.faces.pictures.figures import Figure
from vtes_desktop.ui.faces.pictures.looks import LOOKS, MORTAL
from vtes_desktop.ui.faces.pictures.scene import Scene, faded, mixed


def paint(painter: QPainter, rect: QRectF, card: Card) -> None:
    """Paint a card's picture, filling ``rect``."""
    dice = Random(card.id)
    hue, saturation, lightness = colours.of_card(card)
    if card.kind == "library" and not card.disciplines and not card.clans:
        # Nothing but its type gives the card a colour: let the dice choose, near the type's or anywhere.
        hue += dice.choice((0, 0, -40, 30, 70, 120, 180, 240, 300))
    scene = Scene(painter, rect, dice, (hue, saturation, lightness))
    if card.kind == "crypt":
        portrait(scene, card)
    else:
        COMPOSITIONS[card.types[0]](scene, card, subjects.subject(card))
    scene.vignette()


def portrait(scene: Scene, card: Card) -> None:
    """A vampire or imbued: the moon behind its head, its clan's sign in the sky, its clan's places on the horizon."""
    dice = scene.dice
    clan = icons.slug(card.clans[0]) if card.clans else ""
    base = clan.removesuffix("-antitribu")
    scene.sky()
    scene.stars()
    # On a small face the icons stand over the left of the picture.
    middle = dice.uniform(0.44, 0.56) + (0.0 if scene.fine else 0.11)
    side = dice.choice((-1, 1))
    scene.moon(middle + side * dice.uniform(0.1, 0.24), dice.uniform(0.3, 0.4), dice.uniform(0.2, 0.28))
    scenery.backdrop(
        scene, scenery.PIECES.get(base, scenery.ANYWHERE), dice.uniform(0.76, 0.84), dice.uniform(0.4, 0.52)
    )
    if base and scene.fine:
        light = mixed(scene.tone.light, QColor("#ffffff"), 0.1)
        scene.emblem(icons.clan_icon(base), 0.5 - side * 0.34, 0.2, 0.24, faded(light, 150), faded(light, 50))
    size = scene.unit * dice.uniform(0.145, 0.16)
    Figure(scene, scene.at(middle, 0.47), size, LOOKS.get(base, MORTAL), subjects.gender(card)).paint()
    scene.mist(1.0, 0.3, scene.tone.deep, 150)


COMPOSITIONS: Final[dict[str, Callable[[Scene, Card, str], None]]] = {
    "Master": holdings.master,
    "Action": deeds.action,
    "Action Modifier": deeds.modifier,
    "Reaction": deeds.reaction,
    "Combat": deeds.combat,
    "Political Action": deeds.political,
    "Equipment": holdings.equipment,
    "Ally": holdings.ally,
    "Retainer": holdings.ally,
    "Event": holdings.event,
    "Power": holdings.conviction,
    "Conviction": holdings.conviction,
}
"""How each card type is painted; a combination is painted as its first type."""
