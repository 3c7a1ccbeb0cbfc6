"""Icons: one for every term of the pool, drawn within its square, told apart from every other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from vtes_desktop import folders
from vtes_desktop.cards import catalogue, terms
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Cost, DisciplineLevel
from vtes_desktop.ui import icons, theme
from vtes_desktop.ui.icons_page import IconsPage
from vtes_desktop.ui.icons_page import groups as icon_groups


@pytest.fixture(scope="module")
def cards() -> Catalogue:
    return catalogue.load()


@pytest.fixture(autouse=True, scope="module")
def _fonts(qapp: QApplication) -> None:  # noqa: ARG001 - fonts need the application
    theme.load_fonts()


def wanted(cards: Catalogue) -> set[str]:
    """The icons that the printed cards of the pool call for."""
    names: set[str] = set()
    for card in cards.cards.values():
        names |= {icons.discipline_icon(level) for level in card.disciplines}
        names |= {icons.discipline_icon(DisciplineLevel(level.code, True)) for level in card.disciplines}
        names |= {icons.clan_icon(clan) for clan in card.clans}
        names |= {icons.type_icon(one) for one in card.types}
        names |= {icons.cost_icon(cost) for cost in card.costs}
        names.add(icons.types_icon(card.types))
        if card.title:
            names.add(icons.title_icon(card.title))
        if card.sect:
            names.add(icons.sect_icon(card.sect))
        if card.path:
            names.add(icons.path_icon(card.path))
    return names


def test_every_discipline_clan_type_cost_title_sect_and_path_of_the_pool_has_an_icon(cards: Catalogue) -> None:
    assert sorted(name for name in wanted(cards) if not icons.exists(name)) == []


def test_every_term_the_program_knows_has_an_icon() -> None:
    names = [icons.discipline_icon(DisciplineLevel(code, up)) for code in terms.DISCIPLINES for up in (False, True)]
    names += [icons.discipline_icon(DisciplineLevel(code)) for code in terms.VIRTUES]
    names += [icons.clan_icon(clan) for clan in (*terms.CLANS, *terms.CREEDS, *terms.OTHER_CLANS)]
    names += [icons.title_icon(title) for title in terms.TITLES]
    names += [icons.sect_icon(sect) for sect in terms.SECTS]
    names += [icons.path_icon(path) for path in terms.PATHS]
    names += ["cost-pool", "cost-blood", "cost-conviction", "capacity", "life", "directed", "burn-option"]
    names += ["advanced", "merged", "flight", "reflex", "edge"]
    assert [name for name in names if not icons.exists(name)] == []


def test_every_mark_in_card_text_has_an_icon(cards: Catalogue) -> None:
    marks: set[str] = set()
    for card in cards.cards.values():
        for part in card.text:
            marks |= set(part.marks) | set(re.findall(r"\[([^\]\n]+)\]", part.text))
            marks |= {"D"} if "(D)" in part.text else set()
    named = {mark: icons.mark_icon(mark) for mark in marks}
    assert len(named) > 70
    assert [mark for mark, name in named.items() if name is None or not icons.exists(name)] == []


@pytest.mark.parametrize(
    ("mark", "name"),
    [
        ("dom", "discipline-dom-basic"),
        ("DOM", "discipline-dom-superior"),
        ("ACTION MODIFIER", "type-action-modifier"),
        ("D", "directed"),
        ("2 CONVICTION", "cost-conviction"),
        ("Note", None),
    ],
)
def test_marks_are_read_as_players_read_them(mark: str, name: str | None) -> None:
    assert icons.mark_icon(mark) == name


def test_old_and_new_clan_names_share_an_icon() -> None:
    assert icons.clan_icon("Assamite") == icons.clan_icon("Banu Haqim")
    assert icons.clan_icon("Follower of Set") == icons.clan_icon("Ministry")
    assert icons.clan_icon("Tremere") != icons.clan_icon("Tremere antitribu")


def test_every_drawing_fills_its_square_and_stays_in_it() -> None:
    for name in icons.names():
        drawn = icons.load(name)
        assert drawn is not None
        bounds = QRectF()
        for shape in drawn.shapes:
            bounds = bounds.united(shape.path.boundingRect())
        assert QRectF(-0.1, -0.1, 48.2, 48.2).contains(bounds), name
        assert max(bounds.width(), bounds.height()) > 40, name
        assert drawn.title, name


def test_no_two_icons_look_alike_at_14_pixels() -> None:
    """Two pictures that differ by less than a twelfth of their ink would be taken for one another."""
    one_sign_two_names = {"reflex", "flight", "cost-conviction"}
    one_sign_two_names |= {f"discipline-{code}-superior" for code in terms.VIRTUES}
    seen: dict[str, list[int]] = {}
    for name in icons.names():
        if name.startswith("glyph-") or name in one_sign_two_names:
            continue
        picture = QImage(14, 14, QImage.Format.Format_RGB32)
        picture.fill(0)
        painter = QPainter(picture)
        icons.paint(painter, QRectF(0, 0, 14, 14), name, "#ffffff")
        painter.end()
        ink = [picture.pixelColor(x, y).lightness() for y in range(14) for x in range(14)]
        for other, its in seen.items():
            apart = sum(abs(a - b) for a, b in zip(ink, its, strict=True))
            assert apart > max(sum(ink), sum(its)) / 12, (name, other)
        seen[name] = ink


def test_a_term_without_a_drawing_gets_its_letters() -> None:
    name = icons.discipline_icon(DisciplineLevel("zzz", True))
    assert not icons.exists(name)
    assert icons.title(name) == "ZZZ"
    blank = icons.icon_image(name, 20)
    blank.fill(0)
    assert icons.icon_image(name, 20) != blank


def test_a_damaged_icon_file_is_told_in_the_log_and_replaced_by_letters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "clan-broken.svg").write_text("<svg", encoding="utf-8")
    monkeypatch.setattr(folders, "resources", lambda: tmp_path)
    assert not icons.exists("clan-broken")
    assert "can't be read" in caplog.text
    assert not icons.icon_image("clan-broken", 14).isNull()


def test_a_tinted_icon_takes_the_colour_and_a_pixmap_is_kept() -> None:
    red = icons.icon_image("type-action", 48, 1.0, "#ff0000").pixelColor(24, 24)
    assert (red.red(), red.green(), red.blue()) == (255, 0, 0)
    assert icons.icon_pixmap("edge", 20).cacheKey() == icons.icon_pixmap("edge", 20).cacheKey()
    assert icons.icon_pixmap("edge", 20, 2.0).width() == 40


def test_costs_have_each_their_icon() -> None:
    names = {
        icons.cost_icon(Cost("pool", 1)),
        icons.cost_icon(Cost("blood", 1)),
        icons.cost_icon(Cost("conviction", 1)),
    }
    assert len(names) == 3


def test_the_icon_page_shows_every_icon_and_finds_by_name(qtbot: QtBot) -> None:
    page = IconsPage()
    qtbot.addWidget(page)
    on_page = {name for _, members in icon_groups() for name, _ in members}
    for name in icons.names():
        glyph = name.startswith(("glyph-", "subject-")) or name == "reflex"
        virtue_twin = name.endswith("-superior") and name.split("-")[1] in terms.VIRTUES
        assert glyph or virtue_twin or name in on_page, name
    everything = len(page.shown())
    qtbot.keyClicks(page.search, "gangrel")
    assert page.shown() == ["Gangrel", "Gangrel antitribu"]
    page.search.clear()
    assert len(page.shown()) == everything
