"""The settings page: what is changed holds at once, is kept, and is said when it can't be."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.settings_page import SettingsPage


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.json")


@pytest.fixture
def page(qtbot: QtBot, settings: Settings) -> SettingsPage:
    made = SettingsPage(settings)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made


def again(settings: Settings) -> Settings:
    """The settings as the next start of the program reads them."""
    return Settings(settings._path)


def test_the_name_is_kept(page: SettingsPage, settings: Settings, qtbot: QtBot) -> None:
    page.name.setFocus()
    qtbot.keyClicks(page.name, "  Old   Theo ")
    qtbot.keyClick(page.name, Qt.Key.Key_Return)
    assert again(settings).options.name == "Old Theo"


def test_the_text_scale_by_keys(page: SettingsPage, settings: Settings, qtbot: QtBot) -> None:
    page.scale.setFocus()
    for _ in range(3):
        qtbot.keyClick(page.scale, Qt.Key.Key_Right)
    assert again(settings).options.text_scale == pytest.approx(1.3)
    assert page.scale_said.text() == "130%"
    qtbot.keyClick(page.scale, Qt.Key.Key_End)
    assert again(settings).options.text_scale == 2.0
    qtbot.keyClick(page.scale, Qt.Key.Key_Home)
    assert again(settings).options.text_scale == 0.8


def test_while_the_handle_is_held_nothing_grows_under_the_pointer(page: SettingsPage, settings: Settings) -> None:
    page.scale.setSliderDown(True)
    page.scale.setValue(16)
    assert settings.options.text_scale == 1.0
    assert page.scale_said.text() == "160 %"
    page.scale.setSliderDown(False)
    assert settings.options.text_scale == 1.6


def test_motion_and_memory(page: SettingsPage, settings: Settings) -> None:
    page.motion.click()
    page.memory.setValue(4)
    assert not again(settings).options.motion
    assert again(settings).options.picture_memory == 128
    assert page.memory_said.text() == "128 MiB"


def test_a_folder_of_pictures_that_is_not_there_is_said(page: SettingsPage, settings: Settings, tmp_path: Path) -> None:
    page.pictures.setText(str(tmp_path / "nowhere"))
    page.pictures.editingFinished.emit()
    assert page.pictures_problem.isVisible()
    page.pictures.setText(str(tmp_path))
    page.pictures.editingFinished.emit()
    assert not page.pictures_problem.isVisible()
    assert again(settings).options.pictures_folder == str(tmp_path)


def test_fetching_pictures_is_off_until_it_is_wanted(page: SettingsPage, settings: Settings) -> None:
    assert not page.download.isChecked()
    assert not page.address.isEnabled()
    page.download.click()
    assert page.address.isEnabled()
    page.address.setText(" https://example.org/{id}.jpg ")
    page.address.editingFinished.emit()
    assert again(settings).options.download_pictures
    assert again(settings).options.picture_address == "https://example.org/{id}.jpg"


def test_the_card_list_in_use_is_named_and_another_can_be_wished_for(
    page: SettingsPage, settings: Settings, qtbot: QtBot
) -> None:
    page.show_card_list("In use: 1,785 crypt cards.", problem=False)
    assert page.card_list.text() == "In use: 1,785 crypt cards."
    assert not page.card_list_buttons["installed"].isEnabled()
    settings.change(card_list="/somewhere")
    for what in ("folder", "file", "installed"):
        with qtbot.waitSignal(page.card_list_wanted) as wanted:
            page.card_list_buttons[what].click()
        assert wanted.args == [what]


def test_what_another_page_changes_is_shown_here(page: SettingsPage, settings: Settings, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(page.motion.toggled):
        settings.change(motion=False, name="Bela", text_scale=1.2)
    assert not page.motion.isChecked()
    assert page.name.text() == "Bela"
    assert page.scale.value() == 12


def test_settings_that_cannot_be_saved_are_said_on_the_page(
    page: SettingsPage, settings: Settings, tmp_path: Path
) -> None:
    settings._path = tmp_path / "gone" / "settings.json"
    page.motion.click()
    assert page.problem.isVisible()
    assert "can't be saved" in page.problem.text()
    assert not settings.options.motion


def test_escape_goes_back(page: SettingsPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.back):
        qtbot.keyClick(page, Qt.Key.Key_Escape)


def test_everything_that_can_be_set_has_a_name_for_a_screen_reader(page: SettingsPage) -> None:
    for widget in page.findChildren(QWidget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible() and not isinstance(widget, QLineEdit):
            said = widget.accessibleName() or (widget.text() if hasattr(widget, "text") else "")
            assert said or "ScrollArea" in type(widget).__name__ or "Label" in type(widget).__name__, widget
    for line in page.findChildren(QLineEdit):
        assert line.accessibleName()


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1600, 900)])
def test_the_form_fits_any_window(
    page: SettingsPage, settings: Settings, qtbot: QtBot, size: tuple[int, int], scale: float
) -> None:
    settings.change(text_scale=scale)
    page.resize(*size)
    content = page.scroll_area.widget()
    qtbot.waitUntil(lambda: content.width() <= page.scroll_area.viewport().width())
    for button in page.card_list_buttons.values():
        assert button.mapTo(content, button.rect().bottomRight()).x() <= content.width()  # type: ignore[arg-type]


def test_the_language_is_kept_for_the_next_start(page: SettingsPage, settings: Settings) -> None:
    assert page.language.currentData() == ""
    page.language.setCurrentIndex(page.language.findData("es"))
    assert again(settings).options.language == "es"
