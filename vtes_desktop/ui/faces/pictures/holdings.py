"""Pictures of what a Methuselah holds: masters, places, equipment, allies, retainers, events, convictions."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainterPath, QPen

from vtes_desktop.cards.model import Card
from vtes_desktop.ui import icons
from vtes_desktop.ui.faces.pictures import lands, scenery, towns
from vtes_desktop.ui.faces.pictures.figures import Figure
from vtes_desktop.ui.faces.pictures.looks import LOOKS, MORTAL
from vtes_desktop.ui.faces.pictures.scene import Scene, faded, mixed
from vtes_desktop.ui.faces.pictures.signs import bright, moon_sign
from vtes_desktop.ui.faces.pictures.subjects import gender


def equipment(scene: Scene, _card: Card, sign: str) -> None:
    """A thing in a beam of light, on a plinth or against a wall of rings."""
    dice = scene.dice
    scene.painter.fillRect(
        scene.rect,
        scene.shade(
            (0.0, mixed(scene.tone.night, QColor("#000000"), 0.3)), (0.7, scene.tone.deep), (1.0, scene.tone.night)
        ),
    )
    x = 0.5
    beam = QPainterPath(scene.at(x - 0.1, -0.02))
    for place in ((x + 0.1, -0.02), (x + 0.4, 0.86), (x - 0.4, 0.86)):
        beam.lineTo(scene.at(*place))
    light = QLinearGradient(scene.at(x, 0), scene.at(x, 0.9))
    light.setColorAt(0.0, faded(scene.tone.light, 190))
    light.setColorAt(1.0, faded(scene.tone.light, 18))
    scene.fill(beam, QBrush(light))
    pool = QPainterPath()
    pool.addEllipse(scene.at(x, 0.86), scene.unit * 0.42, scene.unit * 0.075)
    scene.fill(pool, faded(scene.tone.light, 110))
    plinth = QPainterPath(scene.at(x - 0.2, 0.84))
    for place in ((x + 0.2, 0.84), (x + 0.24, 1.02), (x - 0.24, 1.02)):
        plinth.lineTo(scene.at(*place))
    scene.fill(plinth, scene.shade((0.8, mixed(scene.tone.base, scene.tone.bright, 0.4)), (1.0, scene.tone.night)))
    scene.painter.setPen(QPen(faded(scene.tone.light, 170), max(0.8, scene.unit * 0.008)))
    scene.painter.drawLine(scene.at(x - 0.2, 0.84), scene.at(x + 0.2, 0.84))
    turn = dice.uniform(-16, 16)
    scene.emblem(sign, x + 0.014, 0.47, 0.56, faded(QColor("#000000"), 150), faded(QColor("#000000"), 150), turn)
    metal = mixed(bright(scene), QColor("#e9e4da"), 0.5)
    scene.emblem(sign, x, 0.455, 0.56, metal, mixed(scene.tone.bright, scene.tone.deep, 0.35), turn)
    motes = QPainterPath()
    for _ in range(24 if scene.fine else 0):
        size = scene.unit * scene.detail.uniform(0.002, 0.006)
        motes.addEllipse(scene.at(x + scene.detail.uniform(-0.24, 0.24), scene.detail.uniform(0.05, 0.8)), size, size)
    scene.fill(motes, faded(bright(scene), 150))


def master(scene: Scene, card: Card, sign: str) -> None:
    """A place by night where the card is a location; else a seal of rings and stars."""
    text = card.text[0].text.lower() if card.text else ""
    if "location" in text[:60] or "hunting ground" in card.name.lower():
        place(scene, card, sign)
        return
    dice = scene.dice
    scene.sky()
    scene.stars(14)
    x, y = 0.5, 0.49
    scene.rays(x, y, dice.choice((8, 12, 16, 24)), scene.tone.light, 70, 0.5)
    centre, painter = scene.at(x, y), scene.painter
    line = faded(bright(scene), 210)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    outer = scene.unit * 0.46
    scene.glow(centre, outer * 1.5, scene.tone.bright, 130)
    disc = QPainterPath()
    disc.addEllipse(centre, outer, outer)
    scene.fill(disc, faded(scene.tone.night, 190))
    for radius, width in ((1.0, 0.014), (0.9, 0.006), (0.66, 0.008)):
        painter.setPen(QPen(line, max(0.7, scene.unit * width)))
        painter.drawEllipse(centre, outer * radius, outer * radius)
    ticks, marks = dice.choice((12, 16, 24, 36)), QPainterPath()
    for number in range(ticks):
        angle = math.tau * number / ticks
        way = QPointF(math.cos(angle), math.sin(angle))
        if number % (ticks // 4) == 0:
            marks.addEllipse(centre + way * outer * 0.95, scene.unit * 0.016, scene.unit * 0.016)
        else:
            marks.addEllipse(centre + way * outer * 0.95, scene.unit * 0.005, scene.unit * 0.005)
    scene.fill(marks, line)
    corners = dice.choice((5, 6, 7, 8, 9))
    skip = dice.choice((1, 2, 3)) if corners > 6 else dice.choice((1, 2))
    turn = -math.pi / 2
    star = QPainterPath()
    for number in range(corners):
        for step, index in enumerate((number, number + skip)):
            angle = turn + math.tau * index / corners
            point = centre + QPointF(math.cos(angle), math.sin(angle)) * outer * 0.9
            if step:
                star.lineTo(point)
            else:
                star.moveTo(point)
    painter.setPen(QPen(faded(scene.tone.light, 150), max(0.6, scene.unit * 0.006)))
    painter.drawPath(star)
    boss = QPainterPath()
    boss.addEllipse(centre, outer * 0.62, outer * 0.62)
    scene.fill(boss, scene.shade((0.2, mixed(scene.tone.base, scene.tone.bright, 0.5)), (0.8, scene.tone.deep)))
    scene.emblem(sign, x, y, 0.36, bright(scene), mixed(scene.tone.light, scene.tone.bright, 0.5))


def place(scene: Scene, card: Card, sign: str) -> None:
    """A place under the moon that carries its sign."""
    dice = scene.dice
    scene.sky()
    scene.stars()
    moon_sign(scene, sign, dice.uniform(0.34, 0.66), dice.uniform(0.3, 0.36), dice.uniform(0.23, 0.28))
    clan = icons.slug(card.clans[0]).removesuffix("-antitribu") if card.clans else ""
    scenery.backdrop(
        scene, scenery.PIECES.get(clan, scenery.ANYWHERE), dice.uniform(0.82, 0.88), dice.uniform(0.5, 0.62)
    )


def ally(scene: Scene, card: Card, sign: str) -> None:
    """Somebody who stands with you, the sign in the sky; an animal is the sign itself, with eyes in the dark."""
    dice = scene.dice
    text = " ".join(part.text for part in card.text[:1])[:160].lower()
    if "animal" in text or sign in (
        "clan-gangrel",
        "clan-ahrimane",
        "clan-innocent",
        "clan-gargoyle",
        "subject-spider",
        "glyph-ser",
    ):
        scene.sky()
        scene.stars()
        scene.moon(dice.uniform(0.4, 0.6), 0.42, dice.uniform(0.34, 0.4), "full")
        scenery.backdrop(scene, (lands.forest, lands.bare_trees, lands.hills), 0.84, 0.4)
        animal = sign if sign not in ("type-ally", "type-retainer") else "glyph-ani"
        scene.emblem(
            animal,
            0.5,
            0.5,
            0.62,
            mixed(scene.tone.deep, QColor("#000000"), 0.5),
            mixed(scene.tone.night, QColor("#000000"), 0.6),
        )
        return
    scene.sky()
    side = dice.choice((-1, 1))
    scene.moon(0.5 + side * dice.uniform(0.18, 0.28), dice.uniform(0.28, 0.36), dice.uniform(0.16, 0.22))
    scenery.backdrop(scene, scenery.ANYWHERE, dice.uniform(0.76, 0.84), 0.44)
    if scene.fine:
        scene.emblem(sign, 0.5 - side * 0.33, 0.22, 0.24, faded(scene.tone.light, 150), faded(scene.tone.light, 60))
    clan = icons.slug(card.clans[0]).removesuffix("-antitribu") if card.clans else ""
    look = LOOKS.get(clan, MORTAL)
    if card.types[0] == "Retainer":
        Figure(scene, scene.at(0.5 + side * 0.12, 0.56), scene.unit * 0.12, look, gender(card)).paint()
    else:
        Figure(scene, scene.at(0.5 - side * 0.27, 0.62), scene.unit * 0.09, MORTAL).paint()
        Figure(scene, scene.at(0.5 + side * 0.05, 0.5), scene.unit * 0.14, look, gender(card)).paint()


def event(scene: Scene, _card: Card, sign: str) -> None:
    """The sky breaks open over a city."""
    dice = scene.dice
    scene.sky()
    scene.stars(30)
    x = dice.uniform(0.4, 0.6)
    scene.rays(x, 0.36, dice.randint(20, 30), scene.tone.light, 150, 0.5)
    scene.moon(x, 0.36, dice.uniform(0.26, 0.31), "eclipse")
    scene.emblem(sign, x, 0.36, 0.3, bright(scene), scene.tone.bright)
    fire = QColor("#e0702a")
    scene.mist(0.84, 0.5, fire, 130)
    towns.skyscrapers(scene, 0.9, 0.4, mixed(scene.tone.night, QColor("#000000"), 0.4))
    bolt = QPainterPath(scene.at(x + scene.detail.uniform(-0.3, 0.3), -0.02))
    point = bolt.currentPosition()
    while point.y() < scene.at(0, 0.72).y():
        point += QPointF(scene.unit * scene.detail.uniform(-0.08, 0.08), scene.unit * scene.detail.uniform(0.06, 0.13))
        bolt.lineTo(point)
    scene.painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((faded(scene.tone.light, 70), 0.03), (QColor("#fffaf0"), 0.008)):
        scene.painter.setPen(QPen(colour, max(0.8, scene.unit * width)))
        scene.painter.drawPath(bolt)


def conviction(scene: Scene, _card: Card, sign: str) -> None:
    """Light that does not come from the moon."""
    dice = scene.dice
    warm = QColor("#ffe9b4")
    scene.painter.fillRect(
        scene.rect, scene.shade((0.0, scene.tone.deep), (0.5, scene.tone.bright), (1.0, scene.tone.deep))
    )
    scene.rays(0.5, 0.46, dice.choice((16, 20, 24)), warm, 190, 0.5)
    scene.glow(scene.at(0.5, 0.46), scene.unit * 0.6, warm, 230)
    lands.hills(scene, 0.98, 0.4, mixed(scene.tone.deep, scene.tone.night, 0.5))
    scene.emblem(
        sign,
        0.5,
        0.45,
        0.52,
        mixed(scene.tone.deep, scene.tone.night, 0.4),
        mixed(scene.tone.deep, scene.tone.base, 0.6),
    )
