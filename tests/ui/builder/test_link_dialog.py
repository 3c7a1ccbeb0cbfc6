"""A deck as a link and a QR code."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck, Entry
from vtes_desktop.decks.reading import read_deck
from vtes_desktop.ui.builder.link_dialog import LinkDialog, code_of, link_of


def test_the_link_holds_the_deck_and_the_code_is_the_link(
    catalogue: Catalogue, deck: Deck, qtbot: QtBot, tmp_path: Path
) -> None:
    window = QWidget()
    window.resize(1280, 720)
    qtbot.addWidget(window)
    dialog = LinkDialog(deck, catalogue, 1.0, window)
    dialog.copy.click()
    back = read_deck(QGuiApplication.clipboard().text(), catalogue).deck
    assert back.name == "Wall"
    assert {entry.card_id: entry.count for entry in back.entries} == {
        entry.card_id: entry.count for entry in deck.entries
    }
    dialog = LinkDialog(deck, catalogue, 1.0, window)
    dialog.save_to(tmp_path / "code.png")
    saved = QImage(str(tmp_path / "code.png"))
    code = code_of(link_of(deck, catalogue))
    assert code is not None
    assert saved.scaled(code.size()).convertToFormat(QImage.Format.Format_Mono) == code.convertToFormat(
        QImage.Format.Format_Mono
    )
    finder = [code.pixelColor(4 + x, 4).lightness() for x in range(8)]
    assert finder == [0] * 7 + [255]  # the upper edge of the first corner's square


def test_a_deck_longer_than_any_code_is_a_link_all_the_same(catalogue: Catalogue, qtbot: QtBot) -> None:
    long = Deck(name="All", entries=[Entry(number, 1) for number in list(catalogue.cards)[:600]])
    window = QWidget()
    qtbot.addWidget(window)
    dialog = LinkDialog(long, catalogue, 1.0, window)
    assert dialog.code is None
    assert not dialog.save.isEnabled()
    assert len(read_deck(dialog.link.text(), catalogue).deck.entries) == 600
