"""Faces: painted for every card, never overflowing, kept within their bound, painted off the Qt thread."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from vtes_desktop.cards import catalogue
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card, TextPart
from vtes_desktop.ui import theme
from vtes_desktop.ui.faces import FaceCache, FaceKey, height_for, paint_image


@pytest.fixture(scope="module")
def cards() -> Catalogue:
    return catalogue.load()


@pytest.fixture(autouse=True)
def _fonts(qapp) -> None:
    theme.load_fonts()


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


def test_a_kept_face_is_given_again_and_a_wished_one_is_painted_elsewhere(cards: Catalogue, qtbot) -> None:
    faces = FaceCache()
    krid = cards.find("Krid")
    with qtbot.waitSignal(faces.ready, timeout=10_000) as told:
        stand_in = faces.request(krid, "crypt", 75)
    assert told.args == [FaceKey(krid.id, "crypt", 75, 1.0)]
    painted = faces.request(krid, "crypt", 75)
    assert painted.toImage() == paint_image(krid, "crypt", 75).convertToFormat(painted.toImage().format())
    assert stand_in.toImage() != painted.toImage()
    assert faces.pixmap(krid, "crypt", 75).cacheKey() == painted.cacheKey()


def test_a_wish_at_another_width_shows_the_nearest_until_it_is_painted(cards: Catalogue, qtbot) -> None:
    faces = FaceCache()
    krid = cards.find("Krid")
    near = faces.pixmap(krid, "crypt", 75)
    with qtbot.waitSignal(faces.ready, timeout=10_000):
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


def test_what_was_being_painted_when_the_cache_was_cleared_is_not_kept(cards: Catalogue, qapp) -> None:
    faces = FaceCache()
    for card in cards.library[:20]:
        faces.request(card, "library", 60)
    faces.clear()
    assert faces.wait()
    qapp.processEvents()
    assert faces.used == 0


def test_a_players_own_picture_takes_the_place_of_the_drawn_face(cards: Catalogue) -> None:
    krid = cards.find("Krid")

    def scan(card: Card, size: QSize) -> QImage | None:
        if card is not krid:
            return None
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(QColor("#123456"))
        return image

    faces = FaceCache(scan=scan)
    assert faces.pixmap(krid, "crypt", 60).toImage().pixelColor(30, 40) == QColor("#123456")
    assert faces.pixmap(cards.find("Anson"), "crypt", 60).toImage().pixelColor(30, 40) != QColor("#123456")


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
