"""Browsing: a pile as a grid, searched, dragged from and taken from; decks are put down shuffled."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.table.conftest import Sit
from vtes_desktop.play import requests as r
from vtes_desktop.table.table import Place
from vtes_desktop.ui import theme
from vtes_desktop.ui.faces import FaceCache
from vtes_desktop.ui.table import keys
from vtes_desktop.ui.table.browse import ALL, Browse
from vtes_desktop.ui.table.panel_drops import COPIES
from vtes_desktop.ui.table.panel_handles import PanelGrip, PanelHead
from vtes_desktop.ui.table.session import Hover, Session

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def session(sit: Sit) -> Session:
    return sit(3)


@pytest.fixture
def browse(session: Session, faces: FaceCache, page: QWidget) -> Browse:
    made = Browse(session, faces, page)
    session.browse.connect(made.open_pile)
    return made


def ids(browse: Browse) -> list[int]:
    return [lying.copy for lying in browse.grid.cards.cards]


def names(browse: Browse) -> list[str]:
    return [lying.name for lying in browse.grid.cards.cards]


def said(session: Session) -> list[str]:
    """The last sentences of the log, without cards' names."""
    return ["".join(part for part in saying.parts if isinstance(part, str)) for saying in session.client.log]


def discard(session: Session, seat: int = 0, count: int = 3) -> list[int]:
    """Put cards of a hand on the ash heap; returns them, the last on top."""
    hand = session.host.table.pile(seat, "hand")[:count]
    session.ask(r.Put(tuple(hand), Place(seat, "ash heap"), replace=False), seat)
    return session.table.pile(seat, "ash heap")


def choose(browse: Browse, *rows: int) -> None:
    browse.grid.clearSelection()
    for row in rows:
        index = browse.grid.cards.index(row)
        browse.grid.selectionModel().select(index, browse.grid.selectionModel().SelectionFlag.Select)


# -- piles open to all ----------------------------------------------------------------------------------------------


def test_an_ash_heap_opens_with_what_came_last_first(browse: Browse, session: Session) -> None:
    heap = discard(session)
    session.browse.emit(0, "ash heap")
    assert browse.isVisible()
    assert ids(browse) == heap[::-1]
    assert browse.title.text() == "Sarah’s ash heap"


def test_every_seats_heap_is_one_click_away_and_all_of_them_too(browse: Browse, session: Session, qtbot: QtBot) -> None:
    discard(session, 0, 3)
    discard(session, 1, 2)
    session.browse.emit(0, "ash heap")
    chips = {chip.text(): chip for chip in browse._group.buttons()}
    assert set(chips) == {"Sarah 3", "Alexis 2", "Justin 0", "All 5"}
    qtbot.mouseClick(chips["Alexis 2"], LEFT)
    assert browse.title.text() == "Alexis’s ash heap"
    assert len(ids(browse)) == 2
    qtbot.mouseClick(chips["All 5"], LEFT)
    assert len(ids(browse)) == 5
    assert browse.seat == ALL


def test_what_happens_to_the_pile_is_seen_at_once(browse: Browse, session: Session, qtbot: QtBot) -> None:
    discard(session)
    session.browse.emit(0, "ash heap")
    session.ask(r.Put((session.table.pile(0, "ash heap")[0],), Place(0, "removed")))
    qtbot.waitUntil(lambda: len(ids(browse)) == 2)


def test_a_double_click_takes_a_card_to_the_hand(browse: Browse, session: Session, qtbot: QtBot) -> None:
    discard(session)
    session.browse.emit(0, "ash heap")
    card = browse.grid.cards.cards[1].card
    place = browse.grid.visualRect(browse.grid.cards.index(1)).center()
    qtbot.mouseClick(browse.grid.viewport(), LEFT, pos=place)
    qtbot.mouseDClick(browse.grid.viewport(), LEFT, pos=place)
    assert session.table.copies[session.table.pile(0, "hand")[-1]].card == card.id
    qtbot.waitUntil(lambda: len(ids(browse)) == 2)


def test_enter_takes_what_is_chosen(browse: Browse, session: Session, qtbot: QtBot) -> None:
    discard(session)
    session.browse.emit(0, "ash heap")
    qtbot.keyClick(browse.line, Qt.Key.Key_Return)
    assert browse.grid.hasFocus()
    qtbot.keyClick(browse.grid, Qt.Key.Key_Return)
    assert len(session.table.pile(0, "ash heap")) == 2


def test_dragged_cards_are_their_ids_as_a_json_list(browse: Browse, session: Session) -> None:
    discard(session)
    session.browse.emit(0, "ash heap")
    choose(browse, 2, 0)
    data = browse.grid.cards.mimeData(browse.grid.selectedIndexes())
    assert data.formats() == [COPIES]
    assert json.loads(bytes(data.data(COPIES).data())) == [ids(browse)[0], ids(browse)[2]]
    assert browse.grid.dragEnabled()
    assert browse.grid.selectionMode() == QAbstractItemView.SelectionMode.ExtendedSelection


def test_a_card_that_can_not_be_told_apart_is_not_dragged(browse: Browse, session: Session) -> None:
    session.browse.emit(1, "hand")
    assert set(ids(browse)) == {0}
    flags = browse.grid.cards.flags(browse.grid.cards.index(0))
    assert not flags & Qt.ItemFlag.ItemIsDragEnabled
    choose(browse, 0)
    assert browse.grid.chosen == []
    assert browse.menu_for(browse.grid.chosen) is None


def test_the_hand_of_another_shows_what_was_shown(browse: Browse, session: Session) -> None:
    shown = session.clients[1].table.pile(1, "hand")[2]
    session.ask(r.Reveal((shown,)), 1)
    session.browse.emit(1, "hand")
    known = [lying for lying in browse.grid.cards.cards if lying.card is not None]
    assert [lying.copy for lying in known] == [shown]
    assert len(ids(browse)) == 7


def test_resting_on_a_card_shows_it_large(browse: Browse, session: Session, qtbot: QtBot) -> None:
    discard(session)
    session.browse.emit(0, "ash heap")
    hovers: list[Hover] = []
    session.hovered.connect(hovers.append)
    qtbot.mouseMove(browse.grid.viewport(), browse.grid.visualRect(browse.grid.cards.index(1)).center())
    qtbot.waitUntil(lambda: bool(hovers))
    lying = browse.grid.cards.cards[1]
    assert hovers[-1] == Hover(lying.card.id, lying.copy)


@pytest.mark.parametrize(
    ("title", "region", "left"),
    [
        ("To the hand", "hand", 1),
        ("Remove from the game", "removed", 1),
        ("On top of the library", "library", 1),
        ("To the bottom of the library", "library", 1),
    ],
)
def test_the_menu_moves_what_is_chosen(browse: Browse, session: Session, title: str, region: str, left: int) -> None:
    discard(session)
    session.browse.emit(0, "ash heap")
    before = len(session.host.table.pile(0, region))
    choose(browse, 0, 1)
    cards = [lying.card.id for lying in browse.grid.chosen]
    menu = browse.menu_for(browse.grid.chosen)
    next(action for action in menu.actions() if action.text() == title).trigger()
    pile = session.host.table.pile(0, region)
    assert len(pile) == before + 2
    assert len(session.table.pile(0, "ash heap")) == left
    moved = pile[:2] if title.startswith("On top") else pile[-2:]
    assert [session.host.table.copies[i].card for i in moved] == cards


# -- searching ------------------------------------------------------------------------------------------------------


def test_the_search_line_asks_the_catalogue_among_these_cards_only(browse: Browse, session: Session) -> None:
    session.browse.emit(0, "library")
    whole = len(ids(browse))
    browse.line.setText("type:combat")
    assert 0 < len(ids(browse)) < whole
    assert all("Combat" in lying.card.types for lying in browse.grid.cards.cards)
    assert f"{len(ids(browse))} of {whole} cards" in browse.about.text()
    browse.line.clear()
    assert len(ids(browse)) == whole


def test_words_find_part_of_a_name(browse: Browse, session: Session) -> None:
    session.browse.emit(0, "library")
    name = names(browse)[0]
    browse.line.setText(name.split()[0].lower())
    assert name in names(browse)


def test_what_can_not_be_understood_is_said_and_hides_nothing(browse: Browse, session: Session) -> None:
    session.browse.emit(0, "library")
    whole = len(ids(browse))
    browse.line.setText("disc:zzz")
    assert "zzz" in browse.about.text()
    assert browse.line.property("wrong") is True
    assert len(ids(browse)) == whole
    browse.line.setText("type:combat")
    assert browse.line.property("wrong") is False


def test_letters_typed_on_the_grid_go_to_the_search_line(browse: Browse, session: Session, qtbot: QtBot) -> None:
    session.browse.emit(0, "library")
    browse.grid.setFocus()
    qtbot.keyClicks(browse.grid, "abuse")
    assert browse.line.text() == "abuse"


def test_cards_are_put_in_order_by_name_and_type(browse: Browse, session: Session) -> None:
    session.browse.emit(0, "library")
    browse.order.setCurrentIndex(1)
    assert names(browse) == sorted(names(browse))
    browse.order.setCurrentIndex(2)
    types = [lying.card.types for lying in browse.grid.cards.cards]
    assert types == sorted(types)


# -- decks ----------------------------------------------------------------------------------------------------------


def test_searching_ones_library_tells_the_table_and_shuffles_it_after(browse: Browse, session: Session) -> None:
    before = [session.host.table.copies[i].card for i in session.host.table.pile(0, "library")]
    session.browse.emit(0, "library")
    assert said(session)[-1] == " looks through the library"
    assert len(ids(browse)) == len(before)
    assert sorted(lying.card.id for lying in browse.grid.cards.cards) == sorted(before)
    browse.close_panel()
    assert said(session)[-1] == " shuffles the library"
    after = [session.host.table.copies[i].card for i in session.host.table.pile(0, "library")]
    assert sorted(after) == sorted(before)
    assert after != before
    assert set(session.table.pile(0, "library")) == {0}
    assert ids(browse) == []


def test_the_order_of_a_searched_library_is_not_given_away(browse: Browse, session: Session) -> None:
    session.browse.emit(0, "library")
    assert browse.order.currentIndex() == 2


def test_a_card_found_in_the_library_is_taken_and_the_rest_shuffled(browse: Browse, session: Session) -> None:
    session.browse.emit(0, "library")
    choose(browse, 5)
    card = browse.grid.chosen[0].card
    browse.grid.doubleClicked.emit(browse.grid.cards.index(5))
    assert session.table.copies[session.table.pile(0, "hand")[-1]].card == card.id
    browse.close_panel()
    assert said(session)[-1] == " shuffles the library"


def test_the_top_of_a_deck_is_looked_at_in_its_order_and_not_shuffled(browse: Browse, session: Session) -> None:
    before = list(session.host.table.pile(0, "library"))
    browse.open_top("library", 3)
    assert ids(browse) == before[:3]
    assert browse.title.text() == "The top of Sarah’s library"
    assert "shuffled" not in browse.about.text()
    browse.close_panel()
    assert session.host.table.pile(0, "library") == before
    assert set(session.table.pile(0, "library")) == {0}


def test_cards_looked_at_are_put_back_in_another_order(browse: Browse, session: Session, qtbot: QtBot) -> None:
    before = list(session.host.table.pile(0, "library"))
    browse.open_top("library", 3)
    choose(browse, 2)
    browse.put(browse.grid.chosen, "library", 0)
    qtbot.waitUntil(lambda: ids(browse) == [before[2], before[0], before[1]])


def test_anothers_deck_stays_closed(browse: Browse, session: Session, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session.refused) as told:
        session.browse.emit(1, "library")
    assert told.args == ["Only Alexis can look through that library."]
    assert browse.isHidden()


def test_when_another_seat_looks_it_is_closed_and_shuffled_for_who_looked(browse: Browse, session: Session) -> None:
    session.browse.emit(0, "library")
    session.look(1)
    assert browse.isHidden()
    assert ids(browse) == []
    assert said(session)[-1] == " shuffles the library"
    assert not any(session.clients[0].table.pile(0, "library"))


def test_opening_another_pile_puts_the_deck_down_first(browse: Browse, session: Session) -> None:
    session.browse.emit(0, "library")
    session.browse.emit(0, "ash heap")
    assert said(session)[-1] == " shuffles the library"
    assert browse.region == "ash heap"


def test_at_an_open_table_every_library_can_be_searched(
    sit: Sit, faces: FaceCache, page: QWidget, qtbot: QtBot
) -> None:
    session = sit(3, open_table=True)
    browse = Browse(session, faces, page)
    browse.open_pile(2, "library")
    whole = len(session.host.table.pile(2, "library"))
    assert len(ids(browse)) == whole
    assert all(lying.card for lying in browse.grid.cards.cards)
    choose(browse, 0)
    browse.grid.doubleClicked.emit(browse.grid.cards.index(0))
    qtbot.waitUntil(lambda: len(ids(browse)) == whole - 1)
    browse.close_panel()
    assert not any(session.clients[2].table.pile(2, "library"))


# -- the panel ------------------------------------------------------------------------------------------------------


def test_esc_closes_it_from_the_line_and_from_the_grid(browse: Browse, session: Session, qtbot: QtBot) -> None:
    for widget in (browse.line, browse.grid):
        session.browse.emit(0, "ash heap")
        widget.setFocus()
        qtbot.keyClick(widget, Qt.Key.Key_Escape)
        assert browse.isHidden()


def test_the_tables_keys_do_nothing_while_it_has_the_focus(
    browse: Browse, session: Session, page: QWidget, qtbot: QtBot
) -> None:
    done: list[str] = []
    keys.bind(page, {name: lambda name=name: done.append(name) for name in ("discard", "next phase", "draw", "close")})
    discard(session)
    session.browse.emit(0, "ash heap")
    browse.grid.setFocus()
    for key in (Qt.Key.Key_Delete, Qt.Key.Key_Space, Qt.Key.Key_D):
        qtbot.keyClick(page.window().focusWidget(), key)
    assert not done


def test_it_leaves_ones_own_side_of_the_table_free(browse: Browse, session: Session, page: QWidget) -> None:
    session.browse.emit(0, "ash heap")
    assert page.rect().contains(browse.geometry())
    assert browse.geometry().bottom() < page.height() * 0.65


def test_it_is_moved_by_its_head_and_stays_inside(browse: Browse, session: Session, page: QWidget) -> None:
    session.browse.emit(0, "ash heap")
    browse.put_at(browse.geometry().translated(200, 5000))
    assert page.rect().contains(browse.geometry())
    moved = browse.geometry()
    session.browse.emit(0, "ash heap")
    assert browse.geometry() == moved
    page.resize(900, 600)
    assert page.rect().contains(browse.geometry())


def test_head_and_grip_are_held_by_the_mouse(browse: Browse, session: Session, qtbot: QtBot) -> None:
    session.browse.emit(0, "ash heap")
    head, grip = browse.findChild(PanelHead), browse.findChild(PanelGrip)
    before = browse.geometry()
    qtbot.mousePress(head, LEFT, pos=QPoint(300, 5))
    qtbot.mouseMove(head, QPoint(330, 45))
    qtbot.mouseRelease(head, LEFT, pos=QPoint(300, 5))
    assert browse.geometry() == before.translated(30, 40)
    middle = grip.rect().center()
    qtbot.mousePress(grip, LEFT, pos=middle)
    qtbot.mouseMove(grip, middle + QPoint(-50, 25))
    qtbot.mouseRelease(grip, LEFT, pos=middle)
    assert browse.size() == before.size() + QSize(-50, 25)
    assert browse.pos() == before.topLeft() + QPoint(30, 40)


@pytest.mark.parametrize("scale", [0.8, 2.0])
@pytest.mark.parametrize("size", [(1600, 900), (1024, 640), (600, 400)])
def test_it_stays_inside_and_whole_at_any_size(
    browse: Browse, session: Session, page: QWidget, qapp: QApplication, size: tuple[int, int], scale: float
) -> None:
    theme.apply(qapp, scale)
    session.settings.change(text_scale=scale)
    page.resize(*size)
    discard(session)
    session.browse.emit(0, "ash heap")
    assert page.rect().contains(browse.geometry())
    for child in [*browse.findChildren(QLabel), *browse.findChildren(QPushButton)]:
        if child.isVisible():
            corner = child.mapTo(browse, QPoint(child.width(), child.height()))
            assert corner.x() <= browse.width() + 1
