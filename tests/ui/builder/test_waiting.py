"""What takes a moment in the builder says so by the pointer, and takes that back, however it ends."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.encoding import UnreadableDeckError
from vtes_desktop.ui.builder import importing
from vtes_desktop.ui.builder.page import BuilderPage

Doing = Callable[[BuilderPage, Path], object]


@pytest.mark.parametrize(
    ("slow", "do"),
    [
        ("hand_view.deal", lambda page, _: page.below.hand.deal_many()),
        ("importing.read_deck", lambda page, _: importing.from_text("2x Deflection", page.catalogue)),
        ("importing.read_deck_file", lambda page, folder: importing.from_file(folder / "list.txt", page.catalogue)),
        ("deck_picture.statistics", lambda page, folder: page.commands.write_picture(folder / "deck.png")),
        ("exporting.lost_in", lambda page, _: page.commands.export()),
    ],
)
def test_the_pointer_is_a_clock_meanwhile(
    slow: str, do: Doing, page: BuilderPage, deck: Deck, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Qt.CursorShape | None] = []
    room, _, name = f"vtes_desktop.ui.builder.{slow}".rpartition(".")
    usual = getattr(importlib.import_module(room), name)

    def look(*given: object) -> object:
        pointer = QApplication.overrideCursor()
        seen.append(pointer.shape() if pointer is not None else None)
        return usual(*given)

    page.desk.open(deck)
    (tmp_path / "list.txt").write_text("2x Deflection\n")
    monkeypatch.setattr(f"{room}.{name}", look)
    do(page, tmp_path)
    assert set(seen) == {Qt.CursorShape.WaitCursor}
    assert QApplication.overrideCursor() is None


def test_the_pointer_is_itself_again_after_a_list_that_is_none(page: BuilderPage) -> None:
    with pytest.raises(UnreadableDeckError):
        importing.from_text("{}", page.catalogue)
    assert QApplication.overrideCursor() is None
