"""The card editor: what is typed in completes the published game, for this group only."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QComboBox

from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.vendetta.card_editor import FILE, CardEditor
from vtes_desktop.vendetta import card_files


def editor(qtbot, folder: Path) -> CardEditor:
    page = CardEditor(Settings(folder / "settings.json"), folder)
    qtbot.addWidget(page)
    return page


def test_a_card_that_is_typed_in_is_known_from_then_on(qtbot, tmp_path: Path) -> None:
    page = editor(qtbot, tmp_path)
    table = page.tables["BR"]
    row = next(row for row in range(table.rowCount()) if table.item(row, 0).text() == "BR02")
    table.item(row, 1).setText("Our name for it")
    step = table.cellWidget(row, 2)
    assert isinstance(step, QComboBox)
    step.setCurrentText("Conflict")
    table.item(row, 3).setText("5")
    page.save()
    assert "Saved" in page.said.text()
    written = card_files.read(tmp_path / FILE)
    assert [card.code for card in written.cards] == ["BR02"]
    card = next(card for card in card_files.completed(tmp_path).cards if card.code == "BR02")
    assert (card.name, card.step, card.power) == ("Our name for it", "conflict", 5)
    again = editor(qtbot, tmp_path)
    assert again.tables["BR"].item(row, 1).text() == "Our name for it"


def test_what_is_no_number_is_named_and_nothing_is_written(qtbot, tmp_path: Path) -> None:
    page = editor(qtbot, tmp_path)
    page.tables["GA"].item(0, 3).setText("five")
    page.save()
    assert "GA01" in page.said.text()
    assert "five" in page.said.text()
    assert not (tmp_path / FILE).exists()


def test_a_file_that_is_wrong_is_said_and_kept(qtbot, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("vendetta: 1\ncards: [{code: BR01, power: many}]\n", "utf-8")
    page = editor(qtbot, tmp_path)
    assert "line 2" in page.said.text()
    assert not page.save_button.isEnabled()
