"""What a deck was each time that it was saved, and the way back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.builder.conftest import NumberOf
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks import revisions as module
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.revisions import Revisions
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.revisions_dialog import RevisionsDialog


def test_each_save_is_a_revision_and_one_can_go_back(desk: Desk, deck: Deck, number: NumberOf, qtbot: QtBot) -> None:
    opened = desk.open(deck, saved=False)
    assert desk.save(opened)
    opened.do("more", lambda changed: changed.set_count(number("Deflection"), 7))
    assert desk.save(opened)
    assert desk.save(opened)  # nothing changed: no revision
    assert opened.shelved is not None
    found = desk.revisions.of(opened.shelved.path)
    assert [one.deck.count(number("Deflection")) for one in found] == [7, 4]
    window = QWidget()
    window.resize(1280, 720)
    qtbot.addWidget(window)
    dialog = RevisionsDialog(desk, found, 1.0, window)
    assert "+3 Deflection" in dialog.said.toPlainText()
    assert not dialog.back.isEnabled()
    dialog.times.setCurrentRow(1)
    assert "Going back changes:\n−3 Deflection" in dialog.said.toPlainText()
    dialog.back.click()
    assert desk.current.deck.count(number("Deflection")) == 4
    assert desk.current.undo()
    assert desk.current.deck.count(number("Deflection")) == 7


def test_revisions_follow_a_deck_that_is_moved(desk: Desk, deck: Deck) -> None:
    opened = desk.open(deck, saved=False)
    desk.save(opened)
    assert opened.shelved is not None
    before = opened.shelved
    moved = desk.shelf.move(before, "Old")
    desk.follow(before, moved)
    assert len(desk.revisions.of(moved.path)) == 1
    assert desk.revisions.of(before.path) == []


def test_damage_and_numbers_are_bounded(
    catalogue: Catalogue, deck: Deck, number: NumberOf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST", 3)
    kept = Revisions(tmp_path / "decks", tmp_path / "revisions", catalogue)
    path = tmp_path / "decks" / "Mine.vtesdeck"
    for count in range(1, 6):
        deck.set_count(number("Villein"), count)
        kept.note(path, deck, float(count))
    assert [one.when for one in kept.of(path)] == [5, 4, 3]
    file = tmp_path / "revisions" / "Mine.vtesdeck.jsonl"
    file.write_bytes(b"no line\n" + file.read_bytes() + b'{"when": 9, "deck": {"vtes_desktop_deck"')
    assert [one.when for one in kept.of(path)] == [5, 4, 3]
