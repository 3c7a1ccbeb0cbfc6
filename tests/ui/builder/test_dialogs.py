"""Bringing in, mending, taking out, comparing, replacing, the collection: each as a player meets it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.builder.conftest import NumberOf
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.reading import FILE_FORMATS, FileFormat, read_deck
from vtes_desktop.ui.builder import importing
from vtes_desktop.ui.builder.collection_dialog import CollectionDialog
from vtes_desktop.ui.builder.comparing_dialog import Candidate, ComparingDialog
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.exporting import ExportDialog
from vtes_desktop.ui.builder.importing import ImportDialog
from vtes_desktop.ui.builder.mending import MendingDialog
from vtes_desktop.ui.builder.page import BuilderPage
from vtes_desktop.ui.builder.replacing_dialog import ReplacingDialog


@pytest.fixture
def opened(page: BuilderPage, deck: Deck) -> BuilderPage:
    page.desk.open(deck.copy(), saved=False)
    return page


def _buttons(widget: QWidget, text: str) -> list[QPushButton]:
    return [
        button for button in widget.findChildren(QPushButton) if button.text() == text and button.isVisibleTo(widget)
    ]


def test_pasted_text_is_read_as_it_comes(
    page: BuilderPage, catalogue: Catalogue, number: NumberOf, qtbot: QtBot
) -> None:
    QGuiApplication.clipboard().clear()
    dialog = ImportDialog(catalogue, 1.0, page)
    qtbot.addWidget(dialog)
    dialog.text.setPlainText("nothing of the game")
    qtbot.waitUntil(lambda: "No card of the game" in dialog.said.text())
    assert not dialog.take.isEnabled()
    dialog.text.setPlainText("2x Deflection\n1x Anson")
    qtbot.waitUntil(dialog.take.isEnabled)
    assert "1 crypt, 2 library" in dialog.said.text()
    with qtbot.waitSignal(dialog.brought) as told:
        dialog.take.click()
    assert told.args[0].deck.count(number("Deflection")) == 2


def test_a_list_in_the_clipboard_is_offered_and_other_text_is_not(
    page: BuilderPage, catalogue: Catalogue, qtbot: QtBot
) -> None:
    clipboard = QGuiApplication.clipboard()
    for text, offered in (("Dear diary,\n1 apple", False), ("\n".join(["2x Deflection"] * 6), True)):
        clipboard.setText(text)
        dialog = ImportDialog(catalogue, 1.0, page)
        qtbot.addWidget(dialog)
        assert bool(dialog.text.toPlainText()) is offered


def test_lines_are_settled_with_one_click_and_the_click_can_be_undone(
    opened: BuilderPage, number: NumberOf, qtbot: QtBot
) -> None:
    page = opened
    page.commands.take(importing.from_text("1x Anson\n3x Deflectoin\n2x Zzzzqqq Nothing", page.catalogue))
    assert "2 lines" in page.problems.said.text()
    dialog = MendingDialog(page.desk, 1.0, page)
    qtbot.addWidget(dialog)
    _buttons(dialog, "3 × Deflection")[0].click()
    assert page.desk.current.deck.count(number("Deflection")) == 3
    assert len(page.desk.current.deck.problems) == 1
    _buttons(dialog, "Leave it out")[0].click()
    assert dialog.heading.text() == "Every line is settled."
    assert not page.problems.isVisible()
    page.desk.current.undo()
    page.desk.current.undo()
    assert len(page.desk.current.deck.problems) == 2
    assert page.problems.isVisible()


def test_any_other_card_can_be_typed_for_a_line(opened: BuilderPage, number: NumberOf, qtbot: QtBot) -> None:
    page = opened
    page.commands.take(importing.from_text("1x Anson\n2x Zzzzqqq Nothing", page.catalogue))
    dialog = MendingDialog(page.desk, 1.0, page)
    qtbot.addWidget(dialog)
    from PySide6.QtWidgets import QLineEdit

    line = dialog.findChildren(QLineEdit)[0]
    line.setText("nobody")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert line.property("wrong")
    line.setText("villein")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert page.desk.current.deck.count(number("Villein")) == 2


@pytest.mark.parametrize("kind", FILE_FORMATS, ids=lambda kind: kind.name)
def test_every_kind_of_list_is_shown_copied_and_saved(
    opened: BuilderPage, catalogue: Catalogue, tmp_path: Path, kind: FileFormat, qtbot: QtBot
) -> None:
    deck = opened.desk.current.deck
    dialog = ExportDialog(deck, catalogue, 1.0, opened)
    qtbot.addWidget(dialog)
    dialog.kinds.setCurrentRow(FILE_FORMATS.index(kind))
    assert dialog.preview.toPlainText().strip() == dialog.text.strip()
    back = read_deck(dialog.text, catalogue).deck
    assert {entry.card_id: entry.count for entry in back.entries} == {e.card_id: e.count for e in deck.entries}
    dialog.save_to(tmp_path / f"deck{kind.suffix}")
    assert (tmp_path / f"deck{kind.suffix}").read_text(encoding="utf-8") == dialog.text
    dialog.copy.click()
    assert QGuiApplication.clipboard().text() == dialog.text


def test_a_place_that_cannot_be_written_is_told(
    opened: BuilderPage, catalogue: Catalogue, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = ExportDialog(opened.desk.current.deck, catalogue, 1.0, opened)
    qtbot.addWidget(dialog)
    (tmp_path / "file").write_text("x")
    dialog.save_to(tmp_path / "file" / "deck.txt")
    assert "could not be written" in dialog.lost.text()


def test_two_decks_are_compared(opened: BuilderPage, deck: Deck, number: NumberOf, qtbot: QtBot) -> None:
    other = deck.copy()
    other.set_count(number("Deflection"), 6)
    other.set_count(number("Villein"), 0)
    dialog = ComparingDialog(opened.desk, [Candidate("Other", other)], 1.0, opened)
    qtbot.addWidget(dialog)
    table = dialog.table
    rows = [[table.item(row, column).text() for column in range(4)] for row in range(table.rowCount())]
    assert rows == [["Deflection", "4", "6", "+2"], ["Villein", "5", "–", "−5"]]
    assert "15 cards are in both" in dialog.said.text()


def test_a_card_is_replaced_in_this_deck_in_open_decks_and_on_the_shelf(
    opened: BuilderPage, deck: Deck, number: NumberOf, qtbot: QtBot
) -> None:
    desk = opened.desk
    stored = deck.copy()
    stored.name = "Stored"
    desk.shelf.save(stored)
    desk.open(deck.copy(), saved=False)

    def replace(where: str, new: str) -> ReplacingDialog:
        dialog = ReplacingDialog(desk, number("Deflection"), 1.0, opened)
        qtbot.addWidget(dialog)
        getattr(dialog, where).setChecked(True)
        dialog.new.setText(new)
        dialog.go.click()
        return dialog

    wrong = replace("here", "Anson")
    assert "crypt" in wrong.said.text()
    assert desk.current.deck.count(number("Deflection")) == 4
    replace("here", "Telepathic Misdirection")
    assert desk.current.deck.count(number("Telepathic Misdirection")) == 4
    assert desk.decks[0].deck.count(number("Deflection")) == 4
    desk.current.undo()
    everywhere = replace("all_decks", "Telepathic Misdirection")
    qtbot.waitUntil(lambda: not everywhere.isVisible() and bool(everywhere.result()))
    assert [one.deck.count(number("Telepathic Misdirection")) for one in desk.decks] == [4, 4]
    again = next(one for one in desk.shelf.decks() if one.deck.name == "Stored")
    assert again.deck.count(number("Telepathic Misdirection")) == 4


@pytest.fixture
def collection(opened: BuilderPage, qtbot: QtBot) -> CollectionDialog:
    dialog = CollectionDialog(opened.desk, 1.0, opened)
    qtbot.addWidget(dialog)
    return dialog


def test_a_starter_deck_is_added_in_one_click_and_taken_back(collection: CollectionDialog, opened: BuilderPage) -> None:
    desk: Desk = opened.desk
    starter = desk.catalogue.starters[0]
    collection.starters.cellWidget(0, 4).click()  # type: ignore[attr-defined]
    assert desk.collection.total == starter.crypt_size + starter.library_size
    assert f"{desk.collection.total}" in collection.heading.text().replace(",", "")
    collection.undo.click()
    assert desk.collection.total == 0


def test_what_is_missing_is_told_for_one_deck_and_for_all(
    collection: CollectionDialog, opened: BuilderPage, deck: Deck, number: NumberOf
) -> None:
    desk = opened.desk
    table = collection.missing
    assert table.rowCount() == 5
    opened.menus.own(number("Deflection"), 3)
    missing = {table.item(row, 0).text(): table.item(row, 3).text() for row in range(table.rowCount())}
    assert missing["Deflection"] == "1"
    desk.open(deck.copy(), saved=False)
    collection.for_which.setCurrentIndex(2)
    missing = {table.item(row, 0).text(): table.item(row, 3).text() for row in range(table.rowCount())}
    assert missing["Deflection"] == "5"
    collection.for_which.setCurrentIndex(1)
    missing = {table.item(row, 0).text(): table.item(row, 3).text() for row in range(table.rowCount())}
    assert missing["Deflection"] == "1"


def test_a_collection_comes_from_csv_and_goes_to_csv(
    collection: CollectionDialog, opened: BuilderPage, tmp_path: Path, number: NumberOf
) -> None:
    path = tmp_path / "mine.csv"
    path.write_text("Name,Quantity\nDeflection,12\nAnson,2\nNonsense Card,3\n")
    collection.bring_in(path)
    assert opened.desk.collection.owned(number("Deflection")) == 12
    assert "One line was not matched" in collection.said.text()
    out = tmp_path / "out.csv"
    collection.save_to(out)
    opened.desk.own(type(opened.desk.collection)())
    collection.bring_in(out)
    assert opened.desk.collection.counts == {number("Deflection"): 12, number("Anson"): 2}
    collection.bring_in(tmp_path / "gone.csv")
    assert "can't be opened" in collection.said.text()


def test_counts_typed_into_the_table_go_to_deck_and_collection(opened: BuilderPage, number: NumberOf) -> None:
    from vtes_desktop.ui.builder.pool import IN_DECK, OWNED

    page = opened
    page.search_line.line.setText("name=deflection")
    pool = page.pool.pool
    row = pool.row_of(number("Deflection"))
    assert pool.setData(pool.index(row, pool.columns.index(IN_DECK)), "7")
    assert page.desk.current.deck.count(number("Deflection")) == 7
    assert pool.setData(pool.index(row, pool.columns.index(OWNED)), "9")
    assert page.desk.collection.owned(number("Deflection")) == 9
    assert not pool.setData(pool.index(row, pool.columns.index(OWNED)), "many")
    assert pool.data(pool.index(row, pool.columns.index(OWNED))) == "9"
