"""The piles: every entry once, nothing over another's name, grouped and sorted as asked, walked through by keys."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.builder.conftest import NumberOf, _loaded
from vtes_desktop.cards.catalogue import Catalogue, load
from vtes_desktop.decks.deck import Deck, Entry
from vtes_desktop.ui.builder import arrange
from vtes_desktop.ui.builder.choosing import Chosen
from vtes_desktop.ui.builder.pile_layout import Place, lay_out
from vtes_desktop.ui.builder.pile_view import PileView
from vtes_desktop.ui.faces import FaceCache


def _catalogue() -> Catalogue:
    if not _loaded:
        _loaded.append(load(cache=False))
    return _loaded[0]


_ENTRIES = st.dictionaries(st.sampled_from(sorted(_catalogue().cards)), st.integers(1, 30), max_size=40)


@settings(max_examples=60)
@given(
    _ENTRIES,
    st.sampled_from(arrange.CRYPT_GROUPS),
    st.sampled_from(arrange.CRYPT_SORTS),
    st.sampled_from(arrange.LIBRARY_GROUPS),
    st.sampled_from(arrange.LIBRARY_SORTS),
    st.sampled_from(["stacks", "faces"]),
    st.integers(160, 1200),
    st.sampled_from([0.8, 1.0, 2.0]),
)
def test_every_entry_lies_somewhere_and_can_be_read(
    entries: dict[int, int],
    crypt_group: str,
    crypt_sort: str,
    library_group: str,
    library_sort: str,
    look: Literal["stacks", "faces"],
    width: int,
    scale: float,
) -> None:
    catalogue = _catalogue()
    deck = Deck(entries=[Entry(number, count) for number, count in entries.items()])
    crypt = arrange.crypt_piles(arrange.rows_of(deck.crypt, catalogue), crypt_group, crypt_sort)
    library = arrange.library_piles(arrange.rows_of(deck.library, catalogue), library_group, library_sort)
    place = Place(width, scale, 1.0, look)
    layout = lay_out(crypt, library, (), [("Crypt", ""), ("Library", ""), ("", "")], place)
    assert sorted(spot.row.card.id for spot in layout.spots) == sorted(entries)
    assert sum(pile.count for pile in (*crypt, *library)) == sum(entries.values())
    tops: set[tuple[float, float]] = set()
    for spot in layout.spots:
        assert spot.x >= 0
        assert spot.x + spot.width <= width + 1
        assert spot.y + spot.height <= layout.height + 1
        assert (spot.x, spot.y) not in tops  # no name lies over another
        tops.add((spot.x, spot.y))


def test_the_library_lies_by_type_and_sorts_as_asked(catalogue: Catalogue, deck: Deck) -> None:
    rows = arrange.rows_of(deck.library, catalogue)
    piles = arrange.library_piles(rows, "type", "name")
    assert [(pile.title, pile.count) for pile in piles] == [("Master", 5), ("Action", 6), ("Reaction", 4)]
    flat = arrange.library_piles(rows, "none", "copies")
    assert [row.entry.count for row in flat[0].rows] == [6, 5, 4]
    by_discipline = arrange.library_piles(rows, "discipline", "name")
    assert [pile.title for pile in by_discipline] == ["Dominate", "No Discipline"]


def test_the_crypt_lies_by_clan_and_capacity(catalogue: Catalogue, deck: Deck) -> None:
    rows = arrange.rows_of(deck.crypt, catalogue)
    assert [pile.title for pile in arrange.crypt_piles(rows, "clan", "name")] == ["Toreador", "Tremere"]
    assert [row.entry.count for row in arrange.crypt_piles(rows, "none", "copies")[0].rows] == [3, 2]


def test_a_card_that_the_catalogue_lacks_is_left_out(catalogue: Catalogue) -> None:
    assert arrange.rows_of([Entry(299_999, 2)], catalogue) == []


@pytest.fixture
def view(catalogue: Catalogue, faces: FaceCache, deck: Deck, qtbot: QtBot) -> PileView:
    made = PileView(faces)
    qtbot.addWidget(made)
    made.resize(420, 600)
    made.show()
    crypt = arrange.crypt_piles(arrange.rows_of(deck.crypt, catalogue), "none", "copies")
    library = arrange.library_piles(arrange.rows_of(deck.library, catalogue), "type", "name")
    made.show_piles(crypt, library, (), [("Crypt 5", ""), ("Library 15", ""), ("", "")])
    return made


def _middle(view: PileView, name: str) -> QPointF:
    spot = next(spot for spot in view.layout_.spots if spot.row.card.display_name == name)
    return QPointF(spot.x + spot.width / 2, spot.y + 8)


def test_clicks_choose_and_more_clicks_choose_more(view: PileView, number: NumberOf) -> None:
    anson, deflection = (Chosen("crypt", number("Anson")), Chosen("library", number("Deflection")))
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=_middle(view, "Anson").toPoint())
    assert view.chosen == {anson}
    keys = Qt.KeyboardModifier.ControlModifier
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, keys, _middle(view, "Deflection").toPoint())
    assert view.chosen == {anson, deflection}
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, keys, _middle(view, "Anson").toPoint())
    assert view.chosen == {deflection}


def test_arrows_reach_every_card_and_say_its_name(view: PileView) -> None:
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Right)
    said = {view.accessibleName()}
    for key in [Qt.Key.Key_Right, Qt.Key.Key_Down, *[Qt.Key.Key_Left] * 4, *[Qt.Key.Key_Right] * 4] * 2:
        QTest.keyClick(view, key)
        said.add(view.accessibleName())
    names = {f"Deck: {spot.row.entry.count} {spot.row.card.display_name}" for spot in view.layout_.spots}
    assert names <= said


def test_a_double_click_asks_for_one_more_and_with_shift_for_one_fewer(
    view: PileView, number: NumberOf, qtbot: QtBot
) -> None:
    at = _middle(view, "Villein").toPoint()
    villein = [Chosen("library", number("Villein"))]
    with qtbot.waitSignal(view.counted) as told:
        QTest.mouseDClick(view, Qt.MouseButton.LeftButton, pos=at)
    assert told.args == [villein, 1]
    with qtbot.waitSignal(view.counted) as told:
        QTest.mouseDClick(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, at)
    assert told.args == [villein, -1]


def test_what_is_gone_is_no_longer_chosen(view: PileView, qtbot: QtBot) -> None:
    view.choose({Chosen(spot.part, spot.row.card.id) for spot in view.layout_.spots})
    with qtbot.waitSignal(view.chosen_changed):
        view.show_piles((), (), (), [("Crypt 0", ""), ("Library 0", ""), ("", "")])
    assert view.chosen == set()
