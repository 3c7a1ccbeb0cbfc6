"""My decks: a tree of folders, searched as one, moved and deleted without loss; starter decks to begin from."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from vtes_desktop import folders
from vtes_desktop.decks.deck import Deck
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.shelf_panel import ShelfPanel


@pytest.fixture
def panel(desk: Desk, deck: Deck, qtbot: QtBot) -> Iterator[ShelfPanel]:
    for name, folder in (("Wall", ""), ("Bleed", "Tournaments/2026"), ("Old", "Tournaments")):
        one = deck.copy()
        one.name = name
        if name == "Old":
            one.entries = one.entries[:3]
            one.tags = ["retired"]
        desk.shelf.save(one, folder)
    (folders.decks() / "broken.txt").write_bytes(b"\x00\x01" * 50)
    made = ShelfPanel(desk)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(lambda: made.tree.topLevelItemCount() > 0)
    yield made
    desk.reader.wait()


def _texts(panel: ShelfPanel) -> list[str]:
    tree = panel.tree
    return [tree.topLevelItem(place).text(0) for place in range(tree.topLevelItemCount())]


def test_the_tree_shows_folders_decks_and_what_cannot_be_read(panel: ShelfPanel) -> None:
    assert _texts(panel) == ["Tournaments", "Wall", "broken.txt — can't be read", "Published starter decks"]
    top = panel.tree.topLevelItem(0)
    assert [top.child(place).text(0) for place in range(top.childCount())] == ["2026", "Old"]
    assert panel.said.text() == "3 decks, 1 unreadable"
    assert panel.tree.topLevelItem(3).childCount() == len(panel._desk.catalogue.starters)


def test_which_of_my_decks_play_a_card(panel: ShelfPanel, qtbot: QtBot) -> None:
    panel.ask("govern the unaligned")
    qtbot.waitUntil(lambda: _texts(panel) == ["6 × Wall", "6 × Bleed"] or len(_texts(panel)) == 2)
    assert sorted(_texts(panel)) == ["6 × Bleed", "6 × Wall"]
    panel.ask("retired")
    qtbot.waitUntil(lambda: _texts(panel) == ["Old"])
    panel.ask("nowhere to be found")
    qtbot.waitUntil(lambda: panel.said.text() == "No deck has it.")


def test_a_deck_and_a_starter_deck_are_opened(panel: ShelfPanel, desk: Desk) -> None:
    panel.tree.setCurrentItem(panel.tree.topLevelItem(1))  # type: ignore[arg-type]
    panel.open_current()
    assert (desk.current.name, desk.current.is_saved) == ("Wall", True)
    starter = panel.tree.topLevelItem(3).child(0)
    panel.tree.setCurrentItem(starter)  # type: ignore[arg-type]
    panel.open_current()
    assert desk.current.name == starter.text(0)
    assert not desk.current.is_saved


def test_why_a_file_cannot_be_read_is_told(panel: ShelfPanel, qtbot: QtBot) -> None:
    panel.tree.setCurrentItem(panel.tree.topLevelItem(2))  # type: ignore[arg-type]
    with qtbot.waitSignal(panel.asked) as told:
        panel.open_current()
    assert "broken.txt can't be read as a deck" in told.args[0]


def test_a_deck_is_moved_and_an_open_one_follows(panel: ShelfPanel, desk: Desk, qtbot: QtBot) -> None:
    panel.tree.setCurrentItem(panel.tree.topLevelItem(1))  # type: ignore[arg-type]
    panel.open_current()
    shelved = desk.current.shelved
    assert shelved is not None
    panel._move(shelved, "Tournaments")
    assert desk.current.shelved is not None
    assert desk.current.shelved.path == folders.decks() / "Tournaments" / "Wall.vtesdeck"
    desk.current.do("x", lambda deck: deck.tags.append("x"))
    assert desk.save(desk.current)
    qtbot.waitUntil(lambda: "Wall" not in _texts(panel))


def test_a_deleted_deck_is_kept_as_its_backup(panel: ShelfPanel, desk: Desk, qtbot: QtBot) -> None:
    panel.tree.setCurrentItem(panel.tree.topLevelItem(1))  # type: ignore[arg-type]
    panel.open_current()
    shelved = desk.current.shelved
    assert shelved is not None
    with qtbot.waitSignal(panel.asked) as told:
        panel._remove(shelved)
    assert "Wall.vtesdeck.bak" in told.args[0]
    assert (folders.decks() / "Wall.vtesdeck.bak").exists()
    assert not desk.current.is_saved


def test_a_new_folder_is_made_and_a_name_leads_nowhere_else(panel: ShelfPanel, qtbot: QtBot) -> None:
    panel._make_folder("", "../../Evil")
    assert (folders.decks() / "Evil").is_dir()
    qtbot.waitUntil(lambda: "Evil" in _texts(panel))
