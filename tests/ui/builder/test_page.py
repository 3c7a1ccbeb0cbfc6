"""The builder as a player uses it: typing, chips, dragging, counting, undoing, playing."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.builder.conftest import NumberOf
from vtes_desktop.decks.deck import Deck
from vtes_desktop.ui.builder import dragging
from vtes_desktop.ui.builder.chips import Chip
from vtes_desktop.ui.builder.choosing import Chosen
from vtes_desktop.ui.builder.dragging import Dragged
from vtes_desktop.ui.builder.page import BuilderPage


@pytest.fixture
def opened(page: BuilderPage, deck: Deck) -> BuilderPage:
    page.desk.open(deck.copy(), saved=False)
    return page


def _chip(page: BuilderPage, field: str, value: str) -> Chip:
    return next(chip for chip in page.filters.findChildren(Chip) if (chip.field, chip.value) == (field, value))


def _drop(widget: QWidget, data: QMimeData, at: QPoint) -> bool:
    """Drop something, as Qt does it; whether it was taken."""
    actions = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(at, actions, data, buttons, keys)
    widget.dragEnterEvent(enter)
    if not enter.isAccepted():
        return False
    drop = QDropEvent(QPointF(at), actions, data, buttons, keys)
    drop.setAccepted(False)
    widget.dropEvent(drop)
    return drop.isAccepted()


def test_typing_filters_at_every_letter_and_lights_the_chips(page: BuilderPage) -> None:
    everything = page.pool.pool.rowCount()
    assert everything == len(page.catalogue)
    QTest.keyClicks(page.search_line.line, "clan:tremere cap>=6")
    found = page.pool.pool.cards
    assert found == page.catalogue.search.find("clan:tremere cap>=6")
    assert _chip(page, "clan", "tremere").state == "wanted"
    assert (page.filters._ranges["cap"].low, page.filters._ranges["cap"].high) == (6, None)


def test_a_value_that_is_half_typed_shows_what_it_will_be(page: BuilderPage) -> None:
    QTest.keyClicks(page.search_line.line, "clan:trem")
    assert page.pool.pool.cards == page.catalogue.search.find("clan:tremere")


def test_a_chip_writes_into_the_search_line(page: BuilderPage) -> None:
    line = page.search_line.line
    line.setText("stealth")
    QTest.mouseClick(_chip(page, "type", "action modifier"), Qt.MouseButton.LeftButton)
    assert line.text() == 'stealth type:"action modifier"'
    chip = _chip(page, "disc", "obf")
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert line.text().endswith("disc:obf")
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert line.text().endswith("disc:OBF")
    assert chip.state == "superior"
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert line.text() == 'stealth type:"action modifier"'
    QTest.mouseClick(_chip(page, "kind", "crypt"), Qt.MouseButton.RightButton)
    assert line.text().endswith("-kind:crypt")
    assert _chip(page, "kind", "crypt").state == "without"


def test_any_of_the_disciplines_instead_of_all(page: BuilderPage) -> None:
    for code in ("aus", "dom"):
        QTest.mouseClick(_chip(page, "disc", code), Qt.MouseButton.LeftButton)
    both = page.pool.pool.rowCount()
    page.filters.any_discipline.click()
    assert page.search_line.query == "(disc:aus or disc:dom)"
    assert page.pool.pool.rowCount() > both


def test_a_query_that_is_wrong_is_told_in_a_sentence_and_leaves_the_cards(page: BuilderPage, qtbot: QtBot) -> None:
    page.search_line.line.setText("clan:ventrue")
    cards = list(page.pool.pool.cards)
    page.search_line.line.setText("clan:ventrue cap>=many")
    assert page.pool.pool.cards == cards
    qtbot.waitUntil(page.search_line.wrong.isVisible)
    assert "needs a number" in page.search_line.wrong.text()
    page.search_line.line.setText("clan:ventrue")
    assert not page.search_line.wrong.isVisible()


def test_a_proposal_is_taken_with_tab(page: BuilderPage, qtbot: QtBot) -> None:
    page.activateWindow()
    page.search_line.line.setFocus()
    QTest.keyClicks(page.search_line.line, "clan:malk")
    qtbot.waitUntil(lambda: bool(page.search_line._completions))
    QTest.keyClick(page.search_line.line, Qt.Key.Key_Tab)
    assert page.search_line.query.strip() == "clan:Malkavian"


def test_a_double_click_adds_and_undo_takes_it_back(opened: BuilderPage, number: NumberOf) -> None:
    page = opened
    page.search_line.line.setText("name=majesty")
    grid = page.pool.grid
    grid.doubleClicked.emit(grid.model().index(0, 0))
    assert page.desk.current.deck.count(number("Majesty")) == 1
    assert page.deck.undo.toolTip().startswith("Undo: add Majesty")
    page.deck.undo.click()
    assert page.desk.current.deck.count(number("Majesty")) == 0
    page.deck.redo.click()
    assert page.desk.current.deck.count(number("Majesty")) == 1


def test_keys_on_the_grid_add_and_take_out_all_that_is_chosen(opened: BuilderPage, number: NumberOf) -> None:
    page = opened
    page.search_line.line.setText('name="deflection" or name="majesty"')
    page.pool.take_focus()
    page.pool.grid.selectAll()
    chosen = {card.id for card in page.pool.grid.chosen()}
    assert {number("Deflection"), number("Majesty")} <= chosen
    QTest.keyClick(page.pool.grid, Qt.Key.Key_Plus)
    assert page.desk.current.deck.count(number("Deflection")) == 5
    QTest.keyClick(page.pool.grid, Qt.Key.Key_3)
    assert page.desk.current.deck.count(number("Majesty")) == 3
    assert page.desk.current.deck.count(number("Deflection")) == 3
    QTest.keyClick(page.pool.grid, Qt.Key.Key_Minus)
    assert page.desk.current.deck.count(number("Deflection")) == 2
    page.deck.undo.click()
    page.deck.undo.click()
    assert page.desk.current.deck.count(number("Deflection")) == 5


def test_a_card_is_found_and_put_in_with_the_keyboard_alone(opened: BuilderPage, number: NumberOf) -> None:
    page = opened
    page.focus_search()
    QTest.keyClicks(page.search_line.line, "govern")
    QTest.keyClick(page.search_line.line, Qt.Key.Key_Down)
    view = page.pool.views.currentWidget()
    QTest.keyClick(view, Qt.Key.Key_4)  # type: ignore[arg-type]
    assert page.desk.current.deck.count(number("Govern the Unaligned")) == 4
    QTest.keyClick(view, Qt.Key.Key_Return)  # type: ignore[arg-type]
    assert page.desk.current.deck.count(number("Govern the Unaligned")) == 5


def test_what_was_typed_wrong_is_said_and_what_is_meant_shown(opened: BuilderPage) -> None:
    opened.search_line.line.setText("govnern")
    assert opened.pool.pool.cards[0].name == "Govern the Unaligned"
    assert opened.pool.guess.isVisible()
    assert opened.pool.guess.text() == "No card has these words. Did you mean “Govern the Unaligned”?"
    opened.search_line.line.setText("govern")
    assert not opened.pool.guess.isVisible()


def test_a_card_dropped_on_the_deck_goes_in_and_dropped_on_the_grid_comes_out(
    opened: BuilderPage, number: NumberOf
) -> None:
    page, piles = opened, opened.deck.piles
    majesty = number("Majesty")
    assert _drop(piles, dragging.mime(Dragged("pool", (majesty,))), QPoint(50, 50))
    assert page.desk.current.deck.count(majesty) == 1
    data = dragging.mime(Dragged("deck", (majesty,), id(page.desk.current)))
    assert not _drop(piles, data, QPoint(50, 50))  # it is there already
    assert _drop(page.pool.grid, data, QPoint(50, 50))
    assert page.desk.current.deck.count(majesty) == 0


def test_other_programs_data_is_not_taken_for_cards(opened: BuilderPage) -> None:
    before = opened.desk.current.deck.copy()
    data = QMimeData()
    data.setData(dragging.CARDS_MIME, b'{"source": "moon", "cards": [1]}')
    assert not _drop(opened.deck.piles, data, QPoint(50, 50))
    assert not _drop(opened.pool.grid, data, QPoint(50, 50))
    assert opened.desk.current.deck == before


def test_the_piles_count_move_and_take_out(opened: BuilderPage, number: NumberOf) -> None:
    page, piles = opened, opened.deck.piles
    deflection, anson = Chosen("library", number("Deflection")), Chosen("crypt", number("Anson"))
    piles.choose({deflection, anson})
    piles.setFocus()
    QTest.keyClick(piles, Qt.Key.Key_Plus)
    deck = page.desk.current.deck
    assert (deck.count(deflection.card), deck.count(anson.card)) == (5, 3)
    QTest.keyClick(piles, Qt.Key.Key_2)
    assert page.desk.current.deck.count(deflection.card) == 2
    page.editing.move([deflection], "sideboard")
    assert page.desk.current.deck.count(deflection.card, "sideboard") == 2
    assert page.desk.current.deck.count(deflection.card) == 0
    page.editing.move([Chosen("sideboard", deflection.card)], "deck")
    assert page.desk.current.deck.count(deflection.card) == 2
    piles.choose({anson})
    QTest.keyClick(piles, Qt.Key.Key_Delete)
    assert page.desk.current.deck.count(anson.card) == 0
    assert piles.chosen == set()


def test_a_drag_to_another_decks_part_gives_it_one_copy(opened: BuilderPage, number: NumberOf) -> None:
    page = opened
    first = page.desk.current
    page.desk.open(Deck())
    data = dragging.mime(Dragged("deck", (number("Deflection"),), id(first)))
    assert _drop(page.deck.piles, data, QPoint(40, 120))
    assert page.desk.current.deck.count(number("Deflection")) == 1
    assert first.deck.count(number("Deflection")) == 4


def test_the_verdict_is_live(opened: BuilderPage, number: NumberOf) -> None:
    page = opened
    assert "✗" in page.legality.first.text()
    assert any("crypt has 5 cards" in reason.text for reason in page.legality.verdicts["standard"])
    page.editing.add([number("Anson")], 7)
    page.editing.add([number("Deflection")], 45)
    assert page.legality.first.text() == "V:EKN standard ✓"
    page.desk.current.undo()
    assert "✗" in page.legality.first.text()


def test_statistics_titles_and_badges_follow(opened: BuilderPage, number: NumberOf) -> None:
    page = opened
    before = page.below.views[0].statistics
    page.editing.add([number("Anson")], 2)
    after = page.below.views[0].statistics
    assert before is not None
    assert after is not None
    assert after.crypt == before.crypt + 2
    assert page.deck.piles._titles[0][0] == "Crypt 7"
    assert page.pool.pool.in_deck[number("Anson")] == 4


def test_a_file_or_text_dropped_anywhere_is_opened(
    page: BuilderPage, tmp_path: Path, number: NumberOf, qtbot: QtBot
) -> None:
    path = tmp_path / "list.txt"
    path.write_text("2x Deflection\n3x Deflectoin\n", encoding="utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    assert _drop(page, data, QPoint(5, 5))
    qtbot.waitUntil(lambda: page.desk.current.deck.count(number("Deflection")) == 2)
    assert page.problems.isVisible()
    assert len(page.desk.current.deck.unmatched) == 1
    text = QMimeData()
    text.setText("4 Govern the Unaligned")
    assert _drop(page, text, QPoint(5, 5))
    assert page.desk.current.deck.count(number("Govern the Unaligned")) == 4


@pytest.mark.parametrize("content", [b"", b"\x00\x01\x02" * 99, b"no card here at all", b"x\n" * 30_000])
def test_a_file_that_is_no_deck_is_told_and_opens_nothing(
    page: BuilderPage, tmp_path: Path, content: bytes, qtbot: QtBot
) -> None:
    path = tmp_path / "odd.bin"
    path.write_bytes(content)
    decks = len(page.desk.decks)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)), QUrl.fromLocalFile(str(tmp_path / "gone.txt"))])
    assert _drop(page, data, QPoint(5, 5))
    qtbot.waitUntil(page.notice.isVisible)
    assert "odd.bin can't be read as a deck" in page.notice.said.text()
    assert "1 more" in page.notice.said.text()
    assert len(page.desk.decks) == decks


def test_playing_gives_the_deck_away_as_it_is(opened: BuilderPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(opened.play_wanted) as told:
        opened.deck.play.click()
    assert told.args[0] == opened.desk.current.deck
    assert told.args[0] is not opened.desk.current.deck


def test_leaving_keeps_the_draft(opened: BuilderPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(opened.left):
        opened.leave()
    assert [one.name for one in opened.desk.drafts.all().values()] == ["Wall"]


def test_hiding_the_page_keeps_the_draft(opened: BuilderPage) -> None:
    opened.editing.add([100_588], 2)
    opened.hide()
    assert [one.library_count for one in opened.desk.drafts.all().values()] == [opened.desk.current.deck.library_count]


def test_several_decks_in_tabs(opened: BuilderPage) -> None:
    page = opened
    page.commands.new()
    assert [page.tabs.bar.tabText(n) for n in range(2)] == ["Wall •", "New deck"]
    page.tabs.bar.setCurrentIndex(0)
    assert page.desk.current.name == "Wall"
    page.commands.duplicate()
    assert page.desk.current.name == "Wall (copy)"
    page.desk.current.do("x", lambda deck: deck.entries.clear())
    assert page.desk.decks[0].deck.entries


def test_a_closed_deck_is_opened_again_as_it_was(opened: BuilderPage, deck: Deck) -> None:
    opened.commands._close(0)
    assert opened.desk.current.deck == Deck()
    opened.commands.reopen()
    assert opened.desk.current.deck == deck


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
def test_it_fits_every_window_and_text_scale(opened: BuilderPage, qapp: QApplication, scale: float) -> None:
    page = opened
    from vtes_desktop.ui import theme

    theme.apply(qapp, scale)
    try:
        page.settings.options.text_scale = scale
        page.settings.changed.emit()
        for size in ((1600, 860), (1280, 680), (1024, 600)):
            page.resize(*size)
            qapp.processEvents()
            assert (page.width(), page.height()) == size
            assert page.pool.grid.viewport().width() >= 120
            assert page.deck.piles.width() >= 120
            assert page.search_line.isVisible()
            spots = page.deck.piles.layout_.spots
            assert len(spots) == 5
            assert all(spot.x + spot.width <= page.deck.piles.width() for spot in spots)
    finally:
        theme.apply(qapp, 1.0)


def test_the_large_card_comes_with_space_and_goes_with_it(opened: BuilderPage, qtbot: QtBot) -> None:
    page = opened
    page.search_line.line.setText("name=deflection")
    page.pool.take_focus()
    QTest.keyClick(page.pool.grid, Qt.Key.Key_Space)
    assert page.large.isVisible()
    assert page.large.card is page.catalogue.find("Deflection")
    assert "Printings" in page.large.text.toPlainText()
    qtbot.waitUntil(lambda: "Rulings" in page.large.text.toPlainText())
    QTest.keyClick(page.large, Qt.Key.Key_Space)
    assert not page.large.isVisible()


def test_resting_on_a_card_shows_it_beside_never_over_it(opened: BuilderPage, qtbot: QtBot) -> None:
    page = opened
    grid = page.pool.grid
    for row in (0, 3, 5):
        index = grid.model().index(row, 0)
        grid.entered.emit(index)
        qtbot.waitUntil(page.large.isVisible)
        around = grid._on_screen(index)
        around.moveTopLeft(page.mapFromGlobal(around.topLeft()))
        assert not page.large.geometry().intersects(around)
        page.large.close_card()


def test_the_keyboard_reaches_every_part_and_every_chip(opened: BuilderPage, qtbot: QtBot) -> None:
    page = opened
    page.activateWindow()
    page.focus_search()
    qtbot.waitUntil(page.search_line.line.hasFocus)
    seen = []
    for _ in range(4):
        page.next_part(1)
        seen.append(
            next(w for w in (page.search_line.line, page.pool.grid, page.deck.piles, page.below.tabs) if w.hasFocus())
        )
    assert seen == [page.pool.grid, page.deck.piles, page.below.tabs, page.search_line.line]
    first = _chip(page, "type", "master")
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Right)
    action = _chip(page, "type", "action")
    assert action.hasFocus()
    QTest.keyClick(action, Qt.Key.Key_Space)
    assert page.search_line.query == "type:action"
    QTest.keyClick(action, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert page.search_line.query == "-type:action"
    assert action.accessibleName() == "Action, not wanted"
    QTest.keyClick(action, Qt.Key.Key_Left)
    QTest.keyClick(first, Qt.Key.Key_Left)
    assert _chip(page, "type", "event").hasFocus()  # round to the last that is shown


@pytest.mark.parametrize("at_the_search", [True, False])
def test_a_list_is_pasted_wherever_one_is(page: BuilderPage, at_the_search: bool) -> None:
    """In the search line several lines are no query; one line is."""
    QApplication.clipboard().setText("Crypt\n2x Alexandra\nLibrary\n3x Deflection\n")
    (page.search_line.line if at_the_search else page.pool).setFocus()
    QTest.keyClick(
        page.search_line.line if at_the_search else page.pool, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier
    )
    assert (page.desk.current.deck.crypt_count, page.desk.current.deck.library_count) == (2, 3)
    assert page.search_line.query == ""


def test_a_line_is_pasted_into_the_search(page: BuilderPage) -> None:
    QApplication.clipboard().setText("2x Deflection\n")
    QTest.keyClick(page.search_line.line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert page.search_line.query.strip() == "2x Deflection"
    assert page.desk.current.is_untouched


@pytest.mark.parametrize(("key", "of_the_page"), [(Qt.Key.Key_E, True), (Qt.Key.Key_D, True), (Qt.Key.Key_C, False)])
def test_the_search_line_keeps_no_key_of_the_page(page: BuilderPage, key: Qt.Key, of_the_page: bool) -> None:
    """A line of text has Ctrl+E and Ctrl+D for itself on Linux; the focus is there as the page opens."""
    override = QKeyEvent(QEvent.Type.ShortcutOverride, key, Qt.KeyboardModifier.ControlModifier)
    assert page.search_line.eventFilter(page.search_line.line, override) is of_the_page
    assert not (of_the_page and override.isAccepted())
