"""Many lists at once, on one page; and all open decks saved and closed together."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from vtes_desktop.decks.deck import Deck
from vtes_desktop.ui.builder.gathering_dialog import GatheringDialog
from vtes_desktop.ui.builder.page import BuilderPage
from vtes_desktop.ui.plain import Box

LIST = "2x Deflection\n3x Govern the Unaligned\n"


@pytest.fixture
def lists(tmp_path: Path) -> Path:
    folder = tmp_path / "Old decks"
    folder.mkdir()
    for number in range(5):
        (folder / f"deck {number}.txt").write_text(LIST)
    (folder / "mended.txt").write_text("2x Deflection\n2x Deflectoin of Doom\n")
    with zipfile.ZipFile(folder.parent / "more.zip", "w") as made:
        made.writestr("../../seventh.txt", LIST)
        made.writestr("diary.txt", "Dear diary")
    return folder


def dropped(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def shown(page: BuilderPage, qtbot: QtBot) -> GatheringDialog:
    dialog = page.findChild(GatheringDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.bar.isHidden())
    return dialog


def test_a_folder_and_a_zip_become_one_page_and_one_folder_of_my_decks(
    page: BuilderPage, lists: Path, qtbot: QtBot
) -> None:
    tabs = len(page.desk.decks)
    page.commands.take_mime(dropped(lists, lists.parent / "more.zip"))
    dialog = shown(page, qtbot)
    assert dialog.said.text() == "6 read, 1 mended, 1 refused."
    dialog.folder.setText("../Found/2019")
    dialog.keep.click()
    folder = page.desk.root / "Found" / "2019"
    qtbot.waitUntil(lambda: "7 decks are in" in page.notice.said.text())
    assert sorted(path.stem for path in folder.glob("*.vtesdeck")) == [
        "deck 0", "deck 1", "deck 2", "deck 3", "deck 4", "mended", "seventh",
    ]  # fmt: skip
    assert len(page.desk.decks) == tabs
    assert not list(lists.parent.glob("*.vtesdeck"))


def test_what_only_begins_like_a_zip_is_refused_there(page: BuilderPage, tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "odd.bin").write_bytes(b"PK\x03\x04zip")
    page.commands.take_mime(dropped(tmp_path / "odd.bin", tmp_path / "gone.txt"))
    dialog = shown(page, qtbot)
    assert dialog.said.text() == "2 refused."
    assert "can't be opened as a zip" in dialog.lists.topLevelItem(0).text(4)
    assert not dialog.decks


def test_those_marked_are_opened(page: BuilderPage, lists: Path, qtbot: QtBot) -> None:
    page.commands.take_mime(dropped(lists))
    dialog = shown(page, qtbot)
    for row in (0, 2):
        item = dialog.lists.topLevelItem(row)
        assert item is not None
        item.setSelected(True)
    dialog.open_marked.click()
    assert [deck.name for deck in page.desk.decks if deck.name != "New deck"] == ["deck 0", "deck 2"]


def test_three_files_are_opened_in_tabs(page: BuilderPage, lists: Path, qtbot: QtBot) -> None:
    page.commands.take_mime(dropped(*sorted(lists.glob("deck *"))[:3]))
    qtbot.waitUntil(lambda: [deck.name for deck in page.desk.decks] == ["deck 0", "deck 1", "deck 2"])
    assert page.findChild(GatheringDialog) is None


def test_a_list_laid_into_the_folder_is_seen(page: BuilderPage, qtbot: QtBot) -> None:
    page.show_shelf()
    qtbot.waitUntil(lambda: page.shelf.said.text() == "No deck saved yet.")
    (page.desk.root / "laid.txt").write_text(LIST)
    qtbot.waitUntil(lambda: page.shelf.said.text() == "1 deck")
    assert page.shelf.tree.topLevelItem(0).text(0) == "laid"


def answer(monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    """Whatever box is opened next is answered with this button."""

    def opened(box: QMessageBox) -> None:
        next(button for button in box.buttons() if button.text() == words).click()

    monkeypatch.setattr(Box, "open", opened)


def test_all_are_closed_after_one_question(
    page: BuilderPage, deck: Deck, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    for name in ("One", "Two"):
        copy = deck.copy()
        copy.name = name
        page.desk.open(copy, saved=False)
    answer(monkeypatch, "Cancel")
    page.commands.close_all()
    assert [one.name for one in page.desk.decks] == ["One", "Two"]
    answer(monkeypatch, "Save all")
    page.commands.close_all()
    qtbot.waitUntil(lambda: [one.name for one in page.desk.decks] == ["New deck"])
    assert sorted(path.stem for path in page.desk.root.glob("*.vtesdeck")) == ["One", "Two"]
