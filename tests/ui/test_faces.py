"""Faces: painted for every card, never overflowing, kept within their bound, painted off the Qt thread."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import current_thread

import pytest
from PIL import Image
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFontDatabase, QFontInfo, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from vtes_desktop.cards import catalogue
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card, TextPart
from vtes_desktop.cards.picture_store import PictureStore
from vtes_desktop.cards.pictures import Pictures
from vtes_desktop.ui import icons, theme
from vtes_desktop.ui.faces import FaceCache, FaceKey, height_for, large, overlays, paint_image, small, text
from vtes_desktop.ui.faces.frame import corner_numbers, short_name
from vtes_desktop.ui.faces.pictures import art, subjects
from vtes_desktop.ui.faces.pictures.garments import BUILDS_OF
from vtes_desktop.ui.faces.pictures.looks import LOOKS
from vtes_desktop.ui.faces.scans import Scans


@pytest.fixture(scope="module")
def cards() -> Catalogue:
    return catalogue.load()


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:  # noqa: ARG001 - fonts need the application
    theme.load_fonts()


def test_letters_are_never_measured_before_the_shipped_fonts_are_there() -> None:
    text._letters_width.cache_clear()
    QFontDatabase.removeAllApplicationFonts()
    theme.load_fonts.cache_clear()
    theme._load_font.cache_clear()
    early = text.width("Abuse", "name", 100)
    metrics = QFontMetricsF(text.font("name", 100))
    assert QFontInfo(text.font("name", 100)).family() == theme.SERIF
    assert early == pytest.approx(metrics.horizontalAdvance("Abuse"))


def test_a_face_has_the_size_asked_for_at_the_pixel_ratio_asked_for(cards: Catalogue) -> None:
    image = paint_image(cards.find("Krid"), "crypt", 75, 2.0)
    assert image.size() == QSize(150, round(height_for(75) * 2))
    assert image.devicePixelRatio() == 2.0


def test_two_cards_look_different_and_one_card_always_the_same(cards: Catalogue) -> None:
    krid, anson = cards.find("Krid"), cards.find("Anson")
    assert paint_image(krid, "crypt", 110) == paint_image(krid, "crypt", 110)
    assert paint_image(krid, "crypt", 110) != paint_image(anson, "crypt", 110)


def test_backs_tell_crypt_from_library() -> None:
    crypt = paint_image(None, "crypt", 60).pixelColor(6, 42)
    library = paint_image(None, "library", 60).pixelColor(6, 42)
    assert crypt.red() > crypt.green() > crypt.blue()
    assert library.green() > library.red()


def test_a_kept_face_is_given_again_and_a_wished_one_is_painted_elsewhere(cards: Catalogue, qtbot: QtBot) -> None:
    faces = FaceCache()
    krid = cards.find("Krid")
    with qtbot.waitSignal(faces.ready) as told:
        stand_in = faces.request(krid, "crypt", 75)
    assert told.args == [FaceKey(krid.id, "crypt", 75, 1.0)]
    painted = faces.request(krid, "crypt", 75)
    assert painted.toImage() == paint_image(krid, "crypt", 75).convertToFormat(painted.toImage().format())
    assert stand_in.toImage() != painted.toImage()
    assert faces.pixmap(krid, "crypt", 75).cacheKey() == painted.cacheKey()


def test_a_wish_at_another_width_shows_the_nearest_until_it_is_painted(cards: Catalogue, qtbot: QtBot) -> None:
    faces = FaceCache()
    krid = cards.find("Krid")
    near = faces.pixmap(krid, "crypt", 75)
    with qtbot.waitSignal(faces.ready):
        assert faces.request(krid, "crypt", 80).cacheKey() == near.cacheKey()


def test_the_cache_keeps_to_its_bound_and_drops_the_longest_unused(cards: Catalogue) -> None:
    one = 60 * height_for(60) * 4
    faces = FaceCache(limit=3 * one)
    some = cards.library[:5]
    kept = [faces.pixmap(card, "library", 60).cacheKey() for card in some]
    assert faces.used == 3 * one
    assert faces.pixmap(some[4], "library", 60).cacheKey() == kept[4]
    assert faces.pixmap(some[0], "library", 60).cacheKey() != kept[0]
    faces.set_limit(one)
    assert faces.used == one


def test_what_was_being_painted_when_the_cache_was_cleared_is_not_kept(cards: Catalogue, qapp: QApplication) -> None:
    faces = FaceCache()
    for card in cards.library[:20]:
        faces.request(card, "library", 60)
    faces.clear()
    assert faces.wait()
    qapp.processEvents()
    assert faces.used == 0


def test_a_players_own_picture_takes_the_place_of_the_drawn_face_and_is_decoded_elsewhere(
    cards: Catalogue, qtbot: QtBot
) -> None:
    krid = cards.find("Krid")
    threads = set()

    def scan(card: Card, size: QSize) -> QImage | None:
        threads.add(current_thread())
        if card is not krid:
            return None
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(QColor("#123456"))
        return image

    faces = FaceCache(scan=scan)  # type: ignore[arg-type]
    with qtbot.waitSignal(faces.ready):
        drawn = faces.pixmap(krid, "crypt", 60).toImage()
    assert drawn.pixelColor(30, 40) != QColor("#123456")
    assert faces.pixmap(krid, "crypt", 60).toImage().pixelColor(30, 40) == QColor("#123456")
    with qtbot.waitSignal(faces.ready):
        faces.request(cards.find("Anson"), "crypt", 60)
    assert faces.pixmap(cards.find("Anson"), "crypt", 60).toImage().pixelColor(30, 40) != QColor("#123456")
    assert threads
    assert current_thread() not in threads


def test_a_card_of_a_newer_list_with_unknown_words_is_painted_all_the_same() -> None:
    odd = Card(
        id=299999,
        name="Žižka ☃ of the Very Long Name that Goes on, the Unending",
        kind="crypt",
        types=("Vampire",),
        clans=("Clan Nobody Knows",),
        text=(TextPart(("xyz", "NEW MARK"), "[xyz] " + "abcdefghijklmnopqrstuvwxyz" * 8 + " word" * 400),),
    )
    for width in (20, 60, 110, 360):
        assert not paint_image(odd, "crypt", width).isNull()


def inner_of(width: float) -> QRectF:
    return QRectF(0, 0, width, height_for(width)).adjusted(width * 0.034, width * 0.034, -width * 0.034, -width * 0.034)


@pytest.mark.parametrize("width", [200, 300, 360, 720])
def test_the_text_of_every_card_fits_its_box_whole(cards: Catalogue, width: int) -> None:
    """No line is wider than its box, none stands below it, nothing is cut, on any card at any large size."""
    inner = inner_of(width)
    band = QRectF(inner.left(), inner.top(), inner.width(), width * 0.115)
    for card in cards.cards.values():
        box, setting, notch = large.fit_text(card, inner, band, width * 0.125, width)
        assert not setting.cut, card.name
        assert setting.height <= box.height() + 0.01, card.name
        assert setting.px >= width * 0.025, card.name
        assert box.bottom() <= inner.bottom()
        y = 0.0
        for number, line in enumerate(setting.lines):
            y += text.paragraph_gap(setting.px) if line.first and number else 0.0
            y += text.line_height(setting.px)
            room = box.width() - (notch[1] + notch[2] if notch and y > notch[0] + 0.01 else 0.0)
            assert text.line_width(line) * setting.px <= room + 0.01, (card.name, line)


def test_advances_measured_once_hold_at_every_size() -> None:
    """Line breaking trusts that a line's width grows with its size; the drawn width must not exceed it."""
    sample = "Lock this reacting vampire. Change the target of the bleed to another Methuselah"
    for style in ("body", "flavor", "name", "label", "tiny"):
        for px in (7, 8, 9, 11, 13, 16, 20, 32):
            drawn = QFontMetricsF(text.font(style, px)).horizontalAdvance(sample)
            assert drawn <= text.width(sample, style, px) * 1.012 + 0.5, (style, px)


@pytest.mark.parametrize("width", [60, 75, 90, 110, 140])
def test_the_name_of_every_card_is_legible_on_a_small_face(cards: Catalogue, width: int) -> None:
    """At least 8 pixels high, two lines at most, within the card; only the very longest lose their end."""
    measure = width - 2 * max(2.0, width * 0.035) - width * 0.05
    cut = []
    for card in cards.cards.values():
        px, setting = small.fit_name(card, measure, width)
        assert px >= 8, card.name
        assert len(setting.lines) <= 2, card.name
        lines = [
            " ".join("".join(atom.letters for atom in word.atoms) for word in line.words) for line in setting.lines
        ]
        style = setting.lines[0].style
        assert all(text.width(line, style, px) <= measure + 0.01 for line in lines), card.name
        if short_name(card).split(",")[0] not in " ".join(lines):
            cut.append(card.name)
    assert len(cut) <= (60 if width == 60 else 12), cut


def test_every_card_has_a_picture_of_its_own_that_names_only_drawn_signs(cards: Catalogue) -> None:
    for card in cards.library:
        assert icons.exists(subjects.subject(card)), card.name
    for card in cards.crypt:
        clan = icons.slug(card.clans[0]).removesuffix("-antitribu")
        assert clan in LOOKS or card.types[0] == "Imbued", clan
    assert {garment for look in LOOKS.values() for garment in look.clothes} <= set(BUILDS_OF)


def test_the_pictures_of_ten_cards_of_one_clan_all_differ(cards: Catalogue) -> None:
    seen = set()
    for card in [card for card in cards.crypt if card.clans == ("Ventrue",)][:10]:
        image = QImage(120, 120, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        art.paint(painter, QRectF(0, 0, 120, 120), card)
        painter.end()
        seen.add(bytes(image.constBits()))
    assert len(seen) == 10


def test_all_kinds_of_card_are_painted_at_all_sizes(cards: Catalogue) -> None:
    """One card of each combination of type and clan, at three sizes: nothing raises, nothing stays blank."""
    kinds = {(card.types, card.clans[:1]): card for card in cards.cards.values()}
    assert len(kinds) > 100
    for number, card in enumerate(kinds.values()):
        width = (60, 110, 300)[number % 3]
        image = paint_image(card, card.kind, width)
        colours = {image.pixel(x, y) for x in range(4, width - 4, 3) for y in range(4, width, 5)}
        assert len(colours) > 40, card.name


def test_allies_show_their_life_and_vampires_their_capacity(cards: Catalogue) -> None:
    assert corner_numbers(cards.find("Carlton Van Wyk"))[1] == ("2", "life")
    assert corner_numbers(cards.find("Krid"))[1] == ("2", "blood")
    assert corner_numbers(cards.find("Govern the Unaligned")) == ([("1", "blood")], None)


@pytest.mark.parametrize("room", [400.0, 60.0, 20.0])
def test_a_counters_tag_fits_and_never_cuts_its_number(cards: Catalogue, room: float) -> None:  # noqa: ARG001
    assert overlays.tag("counter", 3, 10, room) == "3"
    label = overlays.tag("corruption", 12, 10, room)
    assert label.endswith("12")
    assert label in ("corruption 12", "12") or "… 12" in label
    assert label == "12" or text.width(label, "tiny", 10) <= room


OVERLAYS: dict[str, Callable[[QPainter, QRectF], None]] = {
    "legal": overlays.legal,
    "selected": overlays.selected,
    "target": overlays.target,
    "locked": overlays.locked,
    "contested": overlays.contested,
    "torpor": overlays.torpor,
    "face down": overlays.face_down,
    "note": overlays.note,
    "blood": lambda painter, rect: overlays.blood(painter, rect, 3, 7),
    "life": lambda painter, rect: overlays.life(painter, rect, 2),
    "counters": lambda painter, rect: overlays.counters(painter, rect, {"corruption": 2, "ivory": 1}),
    "turned blood": lambda painter, rect: overlays.blood(painter, rect, 6, 7, turned=True),
    "status": lambda painter, rect: overlays.status(painter, rect, ("fights", "awake", "bled", "acted")),
}


def painted_over(card: Card, name: str, width: int, room: int = 20) -> QImage:
    rect = QRectF(room, room, width, height_for(width))
    image = QImage(width + 2 * room, height_for(width) + 2 * room, QImage.Format.Format_RGB32)
    image.fill(QColor("#808080"))
    painter = QPainter(image)
    painter.drawImage(rect.topLeft(), paint_image(card, card.kind, width))
    if name:
        OVERLAYS[name](painter, rect)
    painter.end()
    return image


@pytest.mark.parametrize("name", OVERLAYS)
def test_an_overlay_is_seen_on_light_and_dark_faces_and_keeps_within_its_margin(cards: Catalogue, name: str) -> None:
    for card in (cards.find("React with Conviction"), cards.find("Krid")):
        for width in (60, 110):
            plain, over = painted_over(card, "", width), painted_over(card, name, width)
            reach = overlays.margin(width)
            changed = 0
            for y in range(plain.height()):
                for x in range(plain.width()):
                    if plain.pixel(x, y) != over.pixel(x, y):
                        changed += 1
                        assert 20 - reach - 1 <= x <= 20 + width + reach + 1
                        assert 20 - reach - 1 <= y <= 20 + height_for(width) + reach + 1
            assert changed > width, (card.name, width)


def test_no_two_overlays_look_alike(cards: Catalogue) -> None:
    krid = cards.find("Krid")
    pictures = [painted_over(krid, name, 75) for name in OVERLAYS]
    assert all(one != other for number, one in enumerate(pictures) for other in pictures[:number])


def test_a_players_scan_becomes_the_face_with_round_corners_and_a_broken_one_does_not(
    cards: Catalogue, tmp_path: Path, qtbot: QtBot
) -> None:
    Image.new("RGB", (358, 500), "#2255aa").save(tmp_path / "kridg3.png")
    (tmp_path / "anson.jpg").write_bytes(b"broken")
    faces = FaceCache(scan=Scans(PictureStore(Pictures([tmp_path], cards))))

    def shown(card: Card, dpr: float) -> QImage:
        with qtbot.waitSignal(faces.ready):
            faces.request(card, "crypt", 60, dpr)
        return faces.request(card, "crypt", 60, dpr).toImage()

    face = shown(cards.find("Krid"), 2.0)
    assert face.size() == QSize(120, round(height_for(60) * 2))
    assert face.pixelColor(60, 80) == QColor("#2255aa")
    assert face.pixelColor(0, 0).alpha() == 0
    anson = cards.find("Anson")
    drawn = paint_image(anson, "crypt", 60).convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    assert shown(anson, 1.0) == drawn


def test_names_on_small_cards_grow_with_the_text(cards: Catalogue) -> None:
    try:
        for name in ("Krid", "Govern the Unaligned", "Aline Gädeke"):
            card = cards.find(name)
            theme.set_letters(1.0)
            usual, _ = small.fit_name(card, 84.0, 90.0)
            theme.set_letters(2.0)
            grown, setting = small.fit_name(card, 84.0, 90.0)
            assert grown >= usual * 1.2, name
            assert len(setting.lines) <= 3
            assert max(text.line_width(line) for line in setting.lines) * grown <= 84.0
    finally:
        theme.set_letters(1.0)
