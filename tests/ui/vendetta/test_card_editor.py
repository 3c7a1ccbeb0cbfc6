"""The card editor: what is typed in completes the published game, for this group only."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QTableWidget
from pytestqt.qtbot import QtBot

from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.vendetta.card_editor import FILE, CardEditor
from vtes_desktop.vendetta import card_files
from vtes_desktop.vendetta.effects import Does, Sum


def editor(qtbot: QtBot, folder: Path) -> CardEditor:
    page = CardEditor(Settings(folder / "settings.json"), folder)
    qtbot.addWidget(page)
    return page


def test_a_card_that_is_typed_in_is_known_from_then_on(qtbot: QtBot, tmp_path: Path) -> None:
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


def test_what_is_no_number_is_named_and_nothing_is_written(qtbot: QtBot, tmp_path: Path) -> None:
    page = editor(qtbot, tmp_path)
    page.tables["GA"].item(0, 3).setText("five")
    page.save()
    assert "GA01" in page.said.text()
    assert "five" in page.said.text()
    assert not (tmp_path / FILE).exists()


def test_a_file_that_is_wrong_is_said_and_kept(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("vendetta: 1\ncards: [{code: BR01, power: many}]\n", "utf-8")
    page = editor(qtbot, tmp_path)
    assert "line 2" in page.said.text()
    assert not page.save_button.isEnabled()


def row_of(page: CardEditor, code: str) -> tuple[QTableWidget, int]:
    table = page.tables["AL" if code.startswith("AL") else code[:2]]
    return table, next(row for row in range(table.rowCount()) if table.item(row, 0).text() == code)


def test_effects_rewards_and_starting_cards_are_filled_in_here(qtbot: QtBot, tmp_path: Path) -> None:
    page = editor(qtbot, tmp_path)
    table, row = row_of(page, "BR02")
    table.item(row, 4).setText("each_rival: {lose: {blood: [1, 2, 3]}}")
    assert page.said.text() == "BR02: Each Rival loses 1 / 2 / 3 Blood (by round)."
    table.item(row, 0).setCheckState(Qt.CheckState.Checked)
    table.item(row + 3, 0).setCheckState(Qt.CheckState.Checked)
    allies, ally = row_of(page, "AL02")
    allies.item(ally, 7).setText("acquired: {gain: {influence: 1}}")
    for boxes, values in zip(page.rewards.boxes, ((2, 3, 4), (1, 2, 2), (0, 1, 1)), strict=True):
        for box, value in zip(boxes, values, strict=True):
            box.setValue(value)
    page.save()
    assert "Saved" in page.said.text(), page.said.text()
    cards = card_files.completed(tmp_path)
    assert next(card for card in cards.cards if card.code == "BR02").does == Does(each_rival=Does(lose=Sum((1, 2, 3))))
    assert next(each for each in cards.allies if each.code == "AL02").does == Does(acquired=Does(gain=Sum(influence=1)))
    assert cards.clans["BR"].starting == ("BR02", "BR05") and cards.clans["BR"].name == "Brujah"
    assert cards.rewards.of(1, 3) == 4 and cards.rewards.of(3, 1) == 0 and cards.rewards.haven_winner == 1
    again = editor(qtbot, tmp_path)
    assert again.tables["BR"].item(row, 4).text() == "each_rival: {lose: {blood: [1, 2, 3]}}"
    assert again.rewards.missing == 0
    again.save()
    assert card_files.completed(tmp_path) == cards


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("gain: {blood: 2", "brace"),
        ("gains: {blood: 2}", "gains"),
        ("gain: {blood: many}", "BR02, effect"),
        ("gain: {blood: 99}", "99 is no number of tokens"),
        ("acquired: {gain: {blood: 1}}", "Only an Ally"),
        ("*x", "references"),
    ],
)
def test_what_is_no_effect_is_said_and_nothing_is_written(qtbot: QtBot, tmp_path: Path, typed: str, said: str) -> None:
    page = editor(qtbot, tmp_path)
    table, row = row_of(page, "BR02")
    table.item(row, 4).setText(typed)
    assert said in page.said.text() and "BR02" in page.said.text()
    page.save()
    assert said in page.said.text()
    assert not (tmp_path / FILE).exists()


def test_what_is_not_certain_bears_a_mark_and_is_so_once_that_is_taken_away(qtbot: QtBot, tmp_path: Path) -> None:
    page = editor(qtbot, tmp_path)
    table, row = row_of(page, "BR07")
    assert table.item(row, 4).text() == "each_rival: {steal: {blood: 1}} ?"
    page.save()
    assert not next(card for card in card_files.completed(tmp_path).cards if card.code == "BR07").known
    table.item(row, 4).setText("each_rival: {steal: {blood: 1}}")
    page.save()
    assert next(card for card in card_files.completed(tmp_path).cards if card.code == "BR07").known


def test_effects_are_chosen_from_a_list_that_reads_them_aloud(qtbot: QtBot, tmp_path: Path) -> None:
    page = editor(qtbot, tmp_path)
    page.tables["BR"].setCurrentCell(1, 1)
    page._fill_samples()
    actions = {action.text(): action for action in page.samples.menu().actions()}
    actions["You gain 2 Blood."].trigger()
    assert page.tables["BR"].item(1, 4).text() == "gain: {blood: 2}"


def test_effects_are_there_for_cards_only_and_go_to_none_that_was_not_clicked_on(qtbot: QtBot, tmp_path: Path) -> None:
    page = editor(qtbot, tmp_path)
    page._fill_samples()
    page.samples.menu().actions()[0].trigger()
    assert "Click on the card first" in page.said.text()
    page.tabs.setCurrentIndex(page.tabs.count() - 1)
    assert page.samples.isHidden()
    page.tabs.setCurrentIndex(page.tabs.count() - 2)
    assert not page.samples.isHidden()


def test_a_clan_has_two_starting_cards(qtbot: QtBot, tmp_path: Path) -> None:
    page = editor(qtbot, tmp_path)
    for row in range(3):
        page.tables["GA"].item(row, 0).setCheckState(Qt.CheckState.Checked)
    page.save()
    assert "2 Starting cards" in page.said.text() and not (tmp_path / FILE).exists()
