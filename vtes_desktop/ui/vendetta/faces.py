"""Faces and backs of Vendetta's cards, tiles and tokens, all drawn by us.

A Clan card shows its Power large and the sign of its step; Active cards stand on black, Passive ones on bone (P11,
P12). An Ally or a Victim shows what it is worth in the Alliance above, and in the corner that shows once it is Drained
what it is worth then (Y1). What nobody has entered yet is a question mark. Safe off the Qt thread on a ``QImage``.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from vtes_desktop.cards.model import Card, CardType
from vtes_desktop.ui import icons, theme
from vtes_desktop.ui.faces import colours, inks, text
from vtes_desktop.ui.faces.frame import Detail
from vtes_desktop.ui.faces.painters import Painters, Printed
from vtes_desktop.ui.faces.shape import drop, outline
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.vendetta import known, marks
from vtes_desktop.vendetta.cards import Ally, Drain, Face, Step

BONE_STOCK: Final = "#d9ccb2"
BONE_INK: Final = "#2a2018"
_SUBJECTS: Final[dict[Step, CardType]] = {
    "preparation": "Action",
    "conflict": "Combat",
    "aftermath": "Event",
    "passive": "Reaction",
}
"""What a Clan card's picture is of."""
_BACKS: Final = {
    "clan": "#7c2025",
    "ally": theme.AMBER,
    "victim": "#4a5a63",
    "token": "#3a3f5c",
    "relic": "#5c4a7a",
    "location": "#3f6e55",
}


TINY: Final = 52
"""Narrower than so many pixels, a card shows what it is worth as large as can be, and neither picture nor name: in the
lanes and Alliances of others."""

ROOMY: Final = 96
"""Narrower than so many pixels, Power and step are larger and the picture is lower."""


def paint_face(painter: QPainter, rect: QRectF, card: Printed, detail: Detail) -> None:
    """Paint a face of Vendetta."""
    if not isinstance(card, Face):
        return
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    large = detail is Detail.LARGE
    match card.kind:
        case "clan" if rect.width() < TINY:
            _tiny_clan_card(painter, rect, card)
        case "ally" | "victim" if rect.width() < TINY:
            _tiny_ally(painter, rect, card)
        case "clan":
            _clan_card(painter, rect, card, large=large)
        case "ally" | "victim":
            _ally(painter, rect, card, large=large)
        case "tile":
            _tile(painter, rect, card)
        case "sheet":
            _sheet(painter, rect, card)
        case "token":
            _token(painter, rect, card, large=large)
    painter.restore()


def clan_hue(clan: str) -> colours.Hsl:
    """The colour of a clan, by its name."""
    return colours.of_clan(clan) if clan else (24, 30, 70)


CLAN_NAMES: Final = {
    "BR": "Brujah",
    "GA": "Gangrel",
    "MA": "Malkavian",
    "NO": "Nosferatu",
    "TO": "Toreador",
    "TR": "Tremere",
    "VE": "Ventrue",
}
"""By the letters of a card's code, for its colours and sign."""


def clan_name(card: Face) -> str:
    """The clan that a face belongs to; empty for none, and for one without a sign of ours."""
    return CLAN_NAMES.get(card.clan[-2:], "")


def _stock(painter: QPainter, rect: QRectF, colour: QColor, rim: QColor) -> None:
    line = max(1.0, rect.width() * 0.014)
    painter.setPen(QPen(rim, line))
    painter.setBrush(colour)
    painter.drawPath(outline(rect.adjusted(line / 2, line / 2, -line / 2, -line / 2)))


def _name(painter: QPainter, box: QRectF, words: str, px: float, colour: str, *, serif: bool) -> None:
    """A name in one or two lines, as large as it can be up to `px`."""
    styles: list[tuple[text.Style, float]] = [("name", px), ("name", px * 0.85)] if serif else []
    styles += [("label", px * part) for part in (0.95, 0.8)] + [("tiny", px * part) for part in (0.9, 0.75, 0.62)]
    for style, size in styles:
        size = max(6.0, round(size))
        setting = text.break_lines([text.Paragraph(text.words(words, style), style)], box.width(), size)
        widest = max(text.line_width(line) for line in setting.lines) * size
        if setting.height <= box.height() * 1.08 and widest <= box.width():
            break
    top = box.top() + max(0.0, (box.height() - setting.height) / 2)
    text.draw(painter, QRectF(box.left(), top, box.width(), box.height()), setting, colour, centred=True)


def _picture(painter: QPainter, rect: QRectF, like: Card) -> None:
    # Imported with the first picture, as for all faces.
    from vtes_desktop.ui.faces.pictures import art

    painter.save()
    painter.setClipRect(rect)
    art.paint(painter, rect, like)
    painter.restore()


def _clan_card(painter: QPainter, rect: QRectF, card: Face, *, large: bool) -> None:
    w = rect.width()
    passive = card.step == "passive"
    clan = clan_name(card)
    hue = clan_hue(clan)
    _stock(painter, rect, QColor(BONE_STOCK if passive else "#0e0b0b"), colours.hsl(hue, 1.5))
    margin = w * 0.05
    inner = rect.adjusted(margin, margin, -margin, -margin)
    head = w * (0.27 if large or w >= ROOMY else 0.4)
    ink = BONE_INK if passive else inks.BONE
    part = 0.4 if large else 0.62 if w >= ROOMY else 0.52
    picture = QRectF(inner.left(), inner.top() + head, inner.width(), inner.height() * part)
    subject = _SUBJECTS[card.step] if card.step is not None else "Master"
    name = (card.card.name if card.card is not None else "") or card.code  # as it is written: it says what is painted
    like = Card(card.id * 7919 + 13, name, "library", (subject,), clans=(clan,) if clan else ())
    _picture(painter, picture, like)
    if card.step is None and card.power is None:
        # A blank proxy: nobody has entered it.
        painter.fillRect(picture, QColor(10, 8, 8, 150))
        painter.fillRect(picture, QBrush(QColor(236, 225, 207, 36), Qt.BrushStyle.BDiagPattern))
    if clan:
        side = picture.height() * 0.5
        place = QRectF(0, 0, side, side)
        place.moveCenter(picture.center())
        painter.setOpacity(0.9)
        icons.paint(painter, place.translated(side * 0.03, side * 0.03), marks.sign_of(clan), "#000000")
        icons.paint(painter, place, marks.sign_of(clan), colours.hsl(hue, 2.1).name())
        painter.setOpacity(1.0)
    # Power in a shield at the left, the step's sign at the right.
    shield = QRectF(inner.left(), inner.top(), head, head * 1.1)
    _power(painter, shield, "?" if card.power is None else str(card.power), hue)
    place = QRectF(inner.right() - head * 0.72, inner.top() + head * 0.08, head * 0.7, head * 0.7)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(BONE_INK if passive else "#241c19"))
    painter.drawEllipse(place.adjusted(-head * 0.08, -head * 0.08, head * 0.08, head * 0.08))
    marks.step(painter, place.adjusted(head * 0.06, head * 0.06, -head * 0.06, -head * 0.06), card.step)
    room = QRectF(shield.right() + w * 0.01, inner.top(), place.left() - shield.right() - w * 0.04, head)
    foot = QRectF(inner.left(), picture.bottom(), inner.width(), inner.bottom() - picture.bottom())
    if large:
        _name(painter, room, card.display_name, w * 0.085, ink, serif=True)
        _clan_foot(
            painter,
            QRectF(inner.left(), picture.bottom(), inner.width(), inner.bottom() - picture.bottom()),
            card,
            w,
            ink,
        )
    else:
        foot = QRectF(inner.left(), picture.bottom(), inner.width(), inner.bottom() - picture.bottom())
        _name(painter, foot, card.display_name, w * 0.17, ink, serif=w > 74)


def _tiny_clan_card(painter: QPainter, rect: QRectF, card: Face) -> None:
    """Power over the sign of the step, on the colour of the stock and in the rim of the clan."""
    w, passive, hue = rect.width(), card.step == "passive", clan_hue(clan_name(card))
    _stock(painter, rect, QColor(BONE_STOCK if passive else "#0e0b0b"), colours.hsl(hue, 1.5))
    side = w * 0.74  # a ribbon across the middle leaves the number free
    _power(
        painter,
        QRectF(rect.center().x() - side / 2, rect.top() + w * 0.04, side, side * 0.98),
        "?" if card.power is None else str(card.power),
        hue,
    )
    sign = QRectF(0, 0, w * 0.36, w * 0.36)
    sign.moveCenter(QPointF(rect.center().x(), rect.bottom() - w * 0.26))
    grown = w * 0.04
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(BONE_INK if passive else "#241c19"))
    painter.drawEllipse(sign.adjusted(-grown, -grown, grown, grown))
    marks.step(painter, sign.adjusted(grown, grown, -grown, -grown), card.step)


def _clan_foot(painter: QPainter, box: QRectF, card: Face, w: float, ink: str) -> None:
    label = tr(marks.STEP_WORDS[card.step]) if card.step is not None else tr("Step not entered")
    strip = QRectF(box.left(), box.top() + w * 0.02, box.width(), w * 0.075)
    painter.fillRect(strip, QColor(0, 0, 0, 70))
    painter.setFont(text.font("label", w * 0.048))
    painter.setPen(QColor(ink))
    inside = strip.adjusted(w * 0.02, 0, -w * 0.02, 0)
    painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, label)
    painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, card.code)
    words = known.effect(card) or tr("No effect: its Power is all.")
    room = QRectF(
        box.left() + w * 0.02,
        strip.bottom() + w * 0.03,
        box.width() - w * 0.04,
        box.bottom() - strip.bottom() - w * 0.04,
    )
    setting = text.fit([text.Paragraph(text.words(words))], room, w * 0.058, w * 0.034)
    text.draw(painter, room, setting, ink)


def _power(painter: QPainter, rect: QRectF, words: str, hue: colours.Hsl) -> None:
    """A shield with a Clan card's Power."""
    w, h = rect.width(), rect.height()
    shape = QPainterPath(rect.topLeft())
    shape.lineTo(rect.topRight())
    shape.lineTo(rect.left() + w, rect.top() + h * 0.55)
    shape.quadTo(QPointF(rect.left() + w * 0.9, rect.top() + h * 0.82), QPointF(rect.center().x(), rect.bottom()))
    shape.quadTo(QPointF(rect.left() + w * 0.1, rect.top() + h * 0.82), QPointF(rect.left(), rect.top() + h * 0.55))
    shape.closeSubpath()
    shine = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    shine.setColorAt(0, colours.hsl(hue, 1.15))
    shine.setColorAt(1, colours.hsl(hue, 0.5))
    painter.setPen(QPen(QColor(marks.GOLD), max(1.0, w * 0.05)))
    painter.setBrush(QBrush(shine))
    painter.drawPath(shape)
    painter.setFont(theme.sans(h * 0.66, bold=True, width="condensed"))
    painter.setPen(QColor("#fff6e8"))
    painter.drawText(rect.adjusted(0, -h * 0.1, 0, -h * 0.1), Qt.AlignmentFlag.AlignCenter, words)


def kind_of(ally: Ally) -> str:
    """Whether an Ally is a Vampire, in a word."""
    return tr("Ally") if ally.vampire is None else tr("Vampire") if ally.vampire else tr("Human")


def said(value: int | None) -> str:
    """A value, or that nobody has entered it."""
    return "?" if value is None else str(value)


def _ally(painter: QPainter, rect: QRectF, card: Face, *, large: bool) -> None:
    w = rect.width()
    ally = card.ally or Ally(card.code or "AL00")
    victim = card.kind == "victim"
    unsure = ally.unsure or ()
    rim = QColor("#93a7b1" if victim else "#c8393d" if ally.vampire else "#cfae6a")
    _stock(painter, rect, QColor("#12100f"), rim)
    margin = w * 0.045
    inner = rect.adjusted(margin, margin, -margin, -margin)
    picture = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * (0.55 if large else 0.74))
    look = Card(card.id * 104_729 + 7, ally.name or card.code, "crypt", ("Vampire",))
    if victim or not ally.vampire:
        look = Card(look.id, look.name, "library", ("Retainer",) if victim else ("Ally",))
    _picture(painter, picture, look)
    side = w * (0.2 if large else 0.3)
    gap = w * 0.02
    plate = QRectF(picture.left(), picture.top(), picture.width(), side + 2 * gap)
    shade = QLinearGradient(plate.topLeft(), plate.bottomLeft())
    shade.setColorAt(0, QColor(0, 0, 0, 190))
    shade.setColorAt(1, QColor(0, 0, 0, 0))
    painter.fillRect(plate, shade)
    marks.influence(
        painter, QRectF(plate.left() + gap, plate.top() + gap, side, side),
        "?" if "influence" in unsure else said(ally.influence),
    )  # fmt: skip
    marks.blood(
        painter, QRectF(plate.left() + side + 2 * gap, plate.top() + gap, side, side),
        "?" if "feed" in unsure else said(ally.feed),
    )  # fmt: skip
    if ally.vampire or (ally.vampire is None and not victim):
        fangs = QRectF(plate.right() - side * 0.8, plate.top() + gap, side * 0.75, side * 0.75)
        if ally.vampire:
            marks.diablerie(painter, fangs)
        else:
            marks.diablerie(painter, fangs, "?")
    foot = QRectF(inner.left(), picture.bottom(), inner.width(), inner.bottom() - picture.bottom())
    corner = QRectF(picture.left(), picture.bottom() - side * 0.8, side * 1.7, side * 0.8)
    _drained_corner(painter, corner, ally.drain or Drain(), known="drain" not in unsure)
    if not large:
        _name(painter, foot, card.display_name, w * 0.15, inks.BONE, serif=w > 74)
        return
    title = QRectF(foot.left(), foot.top() + w * 0.02, foot.width(), w * 0.11)
    _name(painter, title, card.display_name, w * 0.095, "#f8eedb", serif=True)
    kind = tr("Victim") if victim else kind_of(ally)
    line = " · ".join(part for part in (kind, ally.occupation or "", card.code) if part)
    below = QRectF(foot.left(), title.bottom(), foot.width(), w * 0.07)
    _name(painter, below, line, w * 0.05, inks.DIM, serif=False)
    words = known.effect(card) or (tr("All Victims are worth the same.") if victim else tr("No Special Ability."))
    room = QRectF(
        foot.left() + w * 0.02,
        below.bottom() + w * 0.02,
        foot.width() - w * 0.04,
        foot.bottom() - below.bottom() - w * 0.03,
    )
    setting = text.fit([text.Paragraph(text.words(words))], room, w * 0.056, w * 0.032)
    text.draw(painter, room, setting, inks.BONE)


def _tiny_ally(painter: QPainter, rect: QRectF, card: Face) -> None:
    """What it is worth in the Alliance over what it is worth Drained; a Vampire has a red rim, as on the large face."""
    w = rect.width()
    ally = card.ally or Ally(card.code or "AL00")
    unsure, drain = ally.unsure or (), ally.drain or Drain()
    rim = QColor("#93a7b1" if card.kind == "victim" else "#c8393d" if ally.vampire else "#cfae6a")
    _stock(painter, rect, QColor("#12100f"), rim)
    side = w * 0.44
    left, right = rect.center().x() - side, rect.center().x()
    marks.influence(
        painter,
        QRectF(left, rect.top() + w * 0.08, side, side),
        "?" if "influence" in unsure else said(ally.influence),
    )
    marks.blood(painter, QRectF(right, rect.top() + w * 0.08, side, side), "?" if "feed" in unsure else said(ally.feed))
    corner = QRectF(left, rect.bottom() - w * 0.08 - side, 2 * side, side)
    _drained_corner(painter, corner, drain, known="drain" not in unsure)


def _drained_corner(painter: QPainter, rect: QRectF, drain: Drain, *, known: bool) -> None:
    """What it brings when it is Drained and counts after: in the corner that shows then."""
    painter.setPen(QPen(QColor("#6d1c20"), max(0.8, rect.height() * 0.05)))
    painter.setBrush(QColor(20, 8, 8, 215))
    painter.drawRoundedRect(rect, rect.height() * 0.18, rect.height() * 0.18)
    half = rect.width() / 2
    pad = rect.height() * 0.1
    side = rect.height() - 2 * pad
    marks.blood(
        painter,
        QRectF(rect.left() + (half - side) / 2, rect.top() + pad, side, side),
        said(drain.blood) if known else "?",
    )
    marks.influence(
        painter,
        QRectF(rect.left() + half + (half - side) / 2, rect.top() + pad, side, side),
        said(drain.influence) if known else "?",
    )


def _tile(painter: QPainter, rect: QRectF, card: Face) -> None:
    """A Position tile: a stone with the clan's sign; Blood lies on it."""
    clan = clan_name(card)
    hue = clan_hue(clan)
    w = rect.width()
    stone = QPainterPath()
    stone.addRoundedRect(rect.adjusted(w * 0.03, w * 0.08, -w * 0.03, -w * 0.08), w * 0.26, w * 0.26)
    light = QRadialGradient(QPointF(rect.center().x(), rect.top() + w * 0.3), w * 1.1)
    light.setColorAt(0, colours.hsl(hue, 0.85, 0.8))
    light.setColorAt(1, colours.hsl(hue, 0.28, 0.8))
    painter.setPen(QPen(colours.hsl(hue, 1.6), max(1.0, w * 0.035)))
    painter.setBrush(QBrush(light))
    painter.drawPath(stone)
    side = w * 0.66
    place = QRectF(rect.center().x() - side / 2, rect.center().y() - side * 0.62, side, side)
    if clan:
        icons.paint(painter, place, marks.sign_of(clan), colours.hsl(hue, 2.4).name())
    else:
        _name(painter, place, card.display_name[:2], w * 0.4, inks.BONE, serif=True)


def _sheet(painter: QPainter, rect: QRectF, card: Face) -> None:
    clan = clan_name(card)
    hue = clan_hue(clan)
    _stock(painter, rect, colours.hsl(hue, 0.32), colours.hsl(hue, 1.5))
    w = rect.width()
    side = w * 0.74
    place = QRectF(rect.center().x() - side / 2, rect.top() + w * 0.22, side, side)
    if clan:
        icons.paint(painter, place, marks.sign_of(clan), colours.hsl(hue, 2.3).name())
    foot = QRectF(rect.left() + w * 0.06, place.bottom(), w * 0.88, rect.bottom() - place.bottom() - w * 0.05)
    _name(painter, foot, card.display_name, w * 0.15, inks.BONE, serif=True)


def _token(painter: QPainter, rect: QRectF, card: Face, *, large: bool) -> None:
    """Stay and Withdraw: two round tokens, told apart by colour, sign and word."""
    stay = card.code == "stay"
    w = rect.width()
    centre = rect.center()
    radius = w * 0.46
    base = QColor(marks.STAY if stay else marks.WITHDRAW)
    light = QRadialGradient(centre - QPointF(0, radius * 0.6), radius * 1.8)
    light.setColorAt(0, base.lighter(120))
    light.setColorAt(1, base.darker(230))
    painter.setPen(QPen(base.lighter(160), max(1.0, w * 0.035)))
    painter.setBrush(QBrush(light))
    painter.drawEllipse(centre, radius, radius)
    side = radius * 1.05
    marks.decision(
        painter, QRectF(centre.x() - side / 2, centre.y() - side * 0.64, side, side), "stay" if stay else "withdraw"
    )
    words = QRectF(centre.x() - radius * 0.8, centre.y() + radius * 0.34, radius * 1.6, radius * 0.42)
    _name(painter, words, card.display_name, w * (0.1 if large else 0.16), "#f3e9d6", serif=False)


def paint_back(painter: QPainter, rect: QRectF, kind: str) -> None:
    """Paint the back of cards of a kind: a drop in a ring on wine red for Clan cards, a figure for Allies, a question
    mark on a round token."""
    base = QColor(_BACKS.get(kind, theme.AMBER))
    w = rect.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if kind in ("token", "tile"):
        light = QRadialGradient(rect.center() - QPointF(0, w * 0.25), w * 0.8)
        light.setColorAt(0, base.lighter(135))
        light.setColorAt(1, base.darker(230))
        painter.setPen(QPen(base.lighter(180), max(1.0, w * 0.035)))
        painter.setBrush(QBrush(light))
        painter.drawEllipse(rect.center(), w * 0.46, w * 0.46)
        painter.setFont(theme.serif(w * 0.5))
        painter.setPen(QColor("#d9dcf0"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, "?")
        painter.restore()
        return
    _stock(painter, rect, base.darker(330), base.lighter(140))
    margin = max(2.0, w * 0.055)
    inner = rect.adjusted(margin, margin, -margin, -margin)
    field = QPainterPath()
    field.addRoundedRect(inner, w * 0.03, w * 0.03)
    light = QRadialGradient(inner.center(), w * 0.85)
    light.setColorAt(0, base.lighter(116))
    light.setColorAt(0.5, base)
    light.setColorAt(1, base.darker(240))
    painter.fillPath(field, light)
    painter.setClipPath(field)
    _back_pattern(painter, inner, base)
    radius = w * 0.27
    centre = inner.center()
    painter.setPen(QPen(base.lighter(175), max(1.0, w * 0.02)))
    painter.setBrush(base.darker(320))
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(base.lighter(185))
    if kind == "clan":
        painter.drawPath(
            drop(QRectF(centre.x() - radius * 0.4, centre.y() - radius * 0.64, radius * 0.8, radius * 1.15))
        )
    else:
        painter.drawEllipse(QPointF(centre.x(), centre.y() - radius * 0.3), radius * 0.26, radius * 0.3)
        bust = QPainterPath(QPointF(centre.x() - radius * 0.58, centre.y() + radius * 0.66))
        bust.cubicTo(
            QPointF(centre.x() - radius * 0.5, centre.y()),
            QPointF(centre.x() + radius * 0.5, centre.y()),
            QPointF(centre.x() + radius * 0.58, centre.y() + radius * 0.66),
        )
        bust.closeSubpath()
        painter.drawPath(bust)
    painter.restore()


def _back_pattern(painter: QPainter, rect: QRectF, base: QColor) -> None:
    """Gothic arches, one above the other."""
    w = rect.width()
    if w < 36:
        return
    ink = base.lighter(150)
    ink.setAlpha(70)
    painter.setPen(QPen(ink, max(0.7, w * 0.01)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    step = w / 5
    for row in range(9):
        for column in range(-1, 6):
            left = rect.left() + (column + (0.5 if row % 2 else 0.0)) * step
            top = rect.top() + row * step * 0.8
            arch = QPainterPath(QPointF(left, top + step))
            arch.quadTo(QPointF(left, top + step * 0.35), QPointF(left + step / 2, top))
            arch.quadTo(QPointF(left + step, top + step * 0.35), QPointF(left + step, top + step))
            painter.drawPath(arch)


def paint_stand_in(painter: QPainter, rect: QRectF, card: Printed) -> None:
    """Stock and name, until the face is painted."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    w = rect.width()
    _stock(painter, rect, QColor("#17130f"), QColor(inks.EDGE_LINE))
    inner = rect.adjusted(w * 0.06, w * 0.06, -w * 0.06, -w * 0.06)
    _name(painter, inner, card.display_name, w * 0.13, inks.DIM, serif=False)
    painter.restore()


PAINTERS: Final = Painters(paint_face, paint_back, paint_stand_in)
"""Who paints them."""
