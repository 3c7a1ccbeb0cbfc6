"""The tournament archive on the screen, and the cards that are like one."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.builder.conftest import NumberOf
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.archive import Year
from vtes_desktop.decks.deck import Deck, Entry, Event
from vtes_desktop.decks.reading import write_deck
from vtes_desktop.ui import theme
from vtes_desktop.ui.builder.archive_dialog import ArchiveDialog
from vtes_desktop.ui.builder.archive_question import taken_cards
from vtes_desktop.ui.builder.curve_view import Curve, CurveView
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.like_dialog import LikeDialog


@pytest.fixture
def source(tmp_path: Path, catalogue: Catalogue, deck: Deck, number: NumberOf) -> Path:
    """Three winning decks: the deck that is worked on as it was in 2019, one near it, one far from it."""
    folder = tmp_path / "archive"
    folder.mkdir()
    near = [*deck.entries[:3], Entry(number("Conditioning"), 4), Entry(number("Govern the Unaligned"), 8)]
    far = [Entry(number("Uriah Winter"), 4), Entry(number("Majesty"), 10), Entry(number("Villein"), 3)]
    for name, entries, date, player in (
        ("Wall", deck.entries, "March 2nd 2019", "Sarah"),
        ("Bleed", near, "May 5th 2020", "Alexis"),
        ("Peace", far, "June 6th 2021", "Sarah"),
    ):
        event = Event(f"Cup of {name}", "Paris, France", date, "2R+F", 12, player)
        text = write_deck(Deck(name=name, event=event, entries=list(entries)), "twd", catalogue)
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def read(desk: Desk, source: Path, deck: Deck, qtbot: QtBot) -> Desk:
    desk.open(deck)
    desk.archive.use(source)
    qtbot.waitUntil(lambda: desk.archive.decks == 3)
    return desk


def names(dialog: ArchiveDialog) -> list[str]:
    tree = dialog.found
    return [tree.topLevelItem(row).text(3) for row in range(tree.topLevelItemCount())]


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(1280, 720)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def dialog(read: Desk, window: QWidget, qtbot: QtBot) -> ArchiveDialog:
    made = ArchiveDialog(read, 1.0, window)
    made.show()
    qtbot.waitUntil(lambda: made.found.topLevelItemCount() > 0)
    return made


def test_decks_are_looked_for_read_and_opened(read: Desk, dialog: ArchiveDialog, qtbot: QtBot) -> None:
    assert names(dialog) == ["Peace", "Bleed", "Wall"]
    dialog.question.player.setText("sarah")
    qtbot.waitUntil(lambda: names(dialog) == ["Peace", "Wall"])
    dialog.question.cards.setText("deflection + govern")
    qtbot.waitUntil(lambda: names(dialog) == ["Wall"])
    assert "Taken for Govern the Unaligned" in dialog.question.taken.text()
    qtbot.waitUntil(lambda: "4x Deflection" in dialog.deck.list.toPlainText())
    assert "March 2nd 2019" in dialog.deck.list.toPlainText()
    dialog.deck.take.click()
    assert read.current.deck.name == "Wall"
    assert read.current.deck.event is not None


def test_the_nearest_decks_are_listed_the_nearest_first(dialog: ArchiveDialog, qtbot: QtBot) -> None:
    dialog._near.click()
    qtbot.waitUntil(lambda: names(dialog) == ["Wall", "Bleed", "Peace"])
    first = dialog.found.topLevelItem(0)
    assert first is not None
    assert first.text(4) == "100%"
    assert not dialog.found.isColumnHidden(4)


def test_what_the_decks_play_is_counted_and_drawn(
    read: Desk, dialog: ArchiveDialog, qtbot: QtBot, number: NumberOf
) -> None:
    qtbot.waitUntil(lambda: dialog.played.topLevelItemCount() > 0)
    rows = [dialog.played.topLevelItem(row) for row in range(dialog.played.topLevelItemCount())]
    said = {row.text(0): (row.text(1), row.text(2), row.text(3)) for row in rows if row is not None}
    assert said["Deflection"] == ("2", "67%", "4.0")
    dialog.ask_card(read.catalogue.cards[number("Deflection")])
    qtbot.waitUntil(lambda: names(dialog) == ["Bleed", "Wall"])
    assert [(year.year, year.decks) for year in dialog.over_years.curves.curves[0].years] == [
        (2019, 1),
        (2020, 1),
        (2021, 0),
    ]
    dialog.over_years.keep.click()
    dialog.question.cards.setText("Villein")
    qtbot.waitUntil(lambda: len(dialog.over_years.curves.curves) == 2)
    assert "Deflection: 2 of 3 decks (67%)" in dialog.over_years.curves.accessibleDescription()


def test_a_place_without_an_archive_is_said(desk: Desk, window: QWidget, tmp_path: Path, qtbot: QtBot) -> None:
    dialog = ArchiveDialog(desk, 1.0, window)
    assert "Choose your copy" in dialog.said.text()
    desk.archive.use(tmp_path / "nothing")
    qtbot.waitUntil(lambda: "can't be opened" in dialog.said.text())


def test_names_of_cards_in_a_line_are_taken_or_refused(catalogue: Catalogue) -> None:
    assert [group[0].name for group in taken_cards("Deflection + krc", catalogue)[0]] == [
        "Deflection",
        "Kine Resources Contested",
    ]
    assert taken_cards("Xyzzy Qwert", catalogue)[1] == "No card is called “Xyzzy Qwert”."


def test_the_picture_tells_each_year(qtbot: QtBot) -> None:
    view = CurveView()
    qtbot.addWidget(view)
    view.resize(500, 300)
    view.show_curves([Curve("Govern", (Year(2019, 1, 4), Year(2020, 0, 0), Year(2021, 3, 4)))])
    view.grab()
    assert view.words_at(QPointF(490, 150)) == "2021\nGovern: 3 of 4 decks (75%)"


def test_like_this_tells_what_does_the_same_and_what_is_played_with_it(
    read: Desk, window: QWidget, qtbot: QtBot, number: NumberOf
) -> None:
    card = read.catalogue.cards[number("Deflection")]
    dialog = LikeDialog(read, card, 1.0, window)
    qtbot.waitUntil(lambda: dialog.beside.topLevelItemCount() > 0)
    assert dialog.said_played.text().startswith("Played in 2 of 3 winning decks, 4.0 copies in each")
    dialog._job._told.done.disconnect()  # the comparison itself is tested below the screen
    item = dialog.beside.topLevelItem(0)
    assert item is not None
    assert item.text(2) == "2 (100%)"
    added: list[tuple[list[int], int]] = []
    dialog.wanted.connect(lambda cards, count: added.append((cards, count)))
    dialog.beside.setCurrentItem(item)
    QTest.keyClick(dialog.beside, "+")  # type: ignore[call-overload]
    assert added[0][1] == 1


def test_in_large_text_the_archive_is_no_wider_than_the_window_and_names_are_read(
    read: Desk, window: QWidget, qapp: QApplication, qtbot: QtBot, number: NumberOf
) -> None:
    theme.apply(qapp, 2.0)
    archive = ArchiveDialog(read, 2.0, window)
    archive.show()
    qtbot.waitUntil(lambda: archive.found.topLevelItemCount() > 0)
    assert archive.width() <= window.width()
    header = archive.found.header()
    assert header.sectionSize(2) >= archive.found.viewport().width() // 5
    like = LikeDialog(read, read.catalogue.cards[number("Deflection")], 2.0, window)
    like.show()
    qtbot.waitUntil(lambda: like.beside.topLevelItemCount() > 0)
    assert like.beside.header().sectionSize(0) >= like.beside.viewport().width() // 2
    assert not like.beside.horizontalScrollBar().maximum()
    like._job._told.done.disconnect()
    theme.apply(qapp)
