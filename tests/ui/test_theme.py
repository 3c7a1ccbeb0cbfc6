"""The look: fonts with every letter of the cards, a style sheet that Qt takes at every scale, text that can be read."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QColor, QFont, QRawFont
from PySide6.QtWidgets import QApplication, QPushButton

import vtes_desktop.ui
from vtes_desktop import folders
from vtes_desktop.cards import catalogue
from vtes_desktop.ui import theme
from vtes_desktop.ui.builder import badges
from vtes_desktop.ui.faces import inks
from vtes_desktop.ui.table.seat_colours import seat_colour


def test_the_shipped_fonts_are_found_and_small(qapp: QApplication) -> None:  # noqa: ARG001 - fonts need it
    families = theme.load_fonts()
    assert {theme.SERIF, theme.SANS, theme.CONDENSED, theme.EXTRA_CONDENSED} <= set(families)
    assert sum(file.stat().st_size for file in (folders.resources() / "fonts").iterdir()) < 2 * 2**20


@pytest.mark.parametrize(
    "make",
    [
        lambda: theme.serif(20),
        lambda: theme.serif(20, italic=True),
        lambda: theme.sans(12),
        lambda: theme.sans(12, bold=True),
        lambda: theme.sans(12, width="condensed"),
        lambda: theme.sans(12, width="condensed", bold=True),
        lambda: theme.sans(12, width="condensed", italic=True),
        lambda: theme.sans(12, width="extra"),
    ],
    ids=["serif", "serif italic", "sans", "bold", "condensed", "condensed bold", "condensed italic", "extra condensed"],
)
def test_every_font_has_every_letter_of_the_cards(qapp: QApplication, make: Callable[[], QFont]) -> None:  # noqa: ARG001
    theme.load_fonts()
    font = make()
    raw = QRawFont.fromFont(font)
    assert raw.familyName() in (font.families()[0], f"{theme.SERIF} Medium")
    letters: set[str] = set()
    for card in catalogue.load().cards.values():
        letters |= set(card.name) | set(card.flavor) | set("".join(part.text for part in card.text))
    assert len(letters) > 80
    assert sorted(letter for letter in letters if not letter.isspace() and not raw.supportsCharacter(ord(letter))) == []


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.37, 2.0])
def test_qt_takes_the_style_sheet_at_every_scale(qapp: QApplication, scale: float) -> None:
    told: list[str] = []

    def tell(_kind: QtMsgType, _where: object, message: str) -> None:
        told.append(message)

    before = qInstallMessageHandler(tell)
    try:
        theme.apply(qapp, scale)
        button = QPushButton("Pass")
        button.ensurePolished()
        height = button.sizeHint().height()
    finally:
        qInstallMessageHandler(before)
        qapp.setStyleSheet("")
    assert [message for message in told if "parse" in message.lower()] == []
    assert height == pytest.approx(28 * scale, abs=4 * scale)


def test_a_scale_out_of_range_is_brought_into_it() -> None:
    assert theme.stylesheet(9.0) == theme.stylesheet(2.0)
    assert theme.stylesheet(0.1) == theme.stylesheet(0.8)


def contrast(one: str, other: str) -> float:
    def light(name: str) -> float:
        colour = QColor(name)
        parts = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.getRgbF()[:3]]  # type: ignore[index]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]  # type: ignore[no-any-return]

    lighter, darker = sorted((light(one), light(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("ground", [theme.GROUND, theme.BAR, theme.FELT, theme.WELL, theme.PANEL, theme.RAISED])
@pytest.mark.parametrize(("text", "least"), [(theme.BONE, 7.0), (theme.DIM, 4.5), (theme.GOLD, 4.5)])
def test_text_can_be_read_on_every_ground(ground: str, text: str, least: float) -> None:
    assert contrast(ground, text) >= least


def test_in_the_light_theme_letters_are_dark_and_can_be_read_and_cards_stay_as_they_are() -> None:
    theme.use("light")
    try:
        assert theme.is_light()
        for ground in map(theme.colour, ("GROUND", "BAR", "FELT", "WELL", "PANEL", "RAISED", "ALARM", "CHAT")):
            for text, least in (
                ("BONE", 7.0),
                ("DIM", 4.5),
                ("GOLD", 4.5),
                ("GOLD_BRIGHT", 4.5),
                ("BLOOD_BRIGHT", 4.5),
                ("LIFE", 4.5),
                ("TARGET", 4.5),
            ):
                assert contrast(ground, theme.colour(text)) >= least, (ground, text)
            for seat in range(-1, 6):
                assert contrast(ground, seat_colour(seat)) >= 4.5, (ground, seat)
        for ground in (theme.BLOOD, theme.FOR):
            assert contrast(ground, theme.INK) >= 4.5
        assert contrast(theme.GOLD, theme.GROUND) >= 4.5, "words on a golden button"
        assert theme.printed("BONE") == inks.BONE == "#ece1cf"
        assert "/light/arrow_down.svg" in theme.stylesheet()
    finally:
        theme.use("dark")
    assert not theme.is_light()
    assert "/widgets/light/" not in theme.stylesheet()


def test_every_picture_of_a_widget_is_there_for_light_grounds() -> None:
    folder = folders.resources() / "icons" / "widgets"
    names = {path.name for path in folder.glob("*.svg")}
    assert names == {path.name for path in (folder / "light").glob("*.svg")}


def test_in_high_contrast_all_text_stands_out_and_lines_are_seen() -> None:
    theme.use("contrast")
    try:
        grounds = ("GROUND", "BAR", "FELT", "WELL", "PANEL", "RAISED")
        for ground in (theme.colour(name) for name in grounds):
            for text in ("BONE", "DIM", "GOLD", "GOLD_BRIGHT"):
                assert contrast(ground, theme.colour(text)) >= 7, (ground, text)
            for line in ("EDGE_LINE", "FAINT", "TARGET", "BLOOD_BRIGHT"):
                assert contrast(ground, theme.colour(line)) >= 4.5, (ground, line)
        assert contrast(theme.BLOOD, theme.BONE) >= 4.5
        assert theme.BONE == "#ffffff"
    finally:
        theme.use("dark")
    assert theme.BONE == "#ece1cf"


def test_no_module_keeps_the_colours_of_the_theme_in_which_it_was_imported() -> None:
    """Tables of colours by name at the top of a module stay dark in the light theme."""
    taken = {}
    for name in theme.THEMES:
        theme.use(name)
        taken[name] = {each: str(getattr(theme, each)) for each in dir(theme) if each.isupper()}
    theme.use("dark")
    changing = {each for each, value in taken["dark"].items() if {taken[name][each] for name in taken} != {value}}
    assert {"BONE", "GOLD", "WELL"} <= changing
    kept = []
    for path in Path(vtes_desktop.ui.__file__).parent.rglob("*.py"):
        for each in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(each, ast.Assign | ast.AnnAssign):
                kept += [
                    f"{path.name}: {node.attr}"
                    for node in ast.walk(each)
                    if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "theme" and node.attr in changing
                ]
    assert kept == []


def test_badges_on_cards_can_be_read_whatever_the_theme(qapp: QApplication) -> None:  # noqa: ARG001 - pixmaps need it
    for name in theme.THEMES:
        theme.use(name)
        try:
            for made in (badges.owned(0, 1.0, 1.0), badges.owned(3, 1.0, 1.0), badges.count(2, 1.0, 1.0)):
                image = made.toImage()
                row = [image.pixelColor(across, image.height() // 2) for across in range(3, image.width() - 3)]
                ground = image.pixelColor(image.width() // 2, 3).name()
                assert max(contrast(ground, colour.name()) for colour in row) >= 4.5, name
        finally:
            theme.use("dark")
            badges.owned.cache_clear()
            badges.count.cache_clear()
