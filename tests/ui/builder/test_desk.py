"""Nothing is lost: drafts outlive the program, files are replaced in one step, damage is told in a sentence."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tests.ui.builder.conftest import NumberOf
from vtes_desktop import folders
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.collection import Collection
from vtes_desktop.decks.deck import Deck
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.remembered import Remembered


def _again(catalogue: Catalogue) -> Desk:
    """The desk after the program was started again."""
    desk = Desk(catalogue, Remembered())
    desk.restore()
    return desk


def test_a_change_is_kept_as_a_draft_and_found_again_after_a_crash(
    desk: Desk, deck: Deck, catalogue: Catalogue
) -> None:
    desk.open(deck.copy(), saved=False)
    desk.current.do("add", lambda changed: changed.add(100_001))
    desk.keep_drafts(wait=True)  # what the timer does; then the plug is pulled: nothing else is called
    found = _again(catalogue)
    assert [one.deck for one in found.decks] == [desk.current.deck]
    assert not found.current.is_saved


def test_the_timer_keeps_the_draft_by_itself(desk: Desk, deck: Deck, qtbot: QtBot) -> None:
    desk.open(deck.copy(), saved=False)
    qtbot.waitUntil(lambda: bool(desk.drafts.all()))
    qtbot.waitUntil(lambda: next(iter(desk.drafts.all().values())) == deck)


def test_a_saved_deck_is_open_again_and_has_no_draft(desk: Desk, deck: Deck, catalogue: Catalogue) -> None:
    opened = desk.open(deck.copy(), saved=False)
    desk.keep_drafts(wait=True)
    assert desk.save(opened)
    assert opened.shelved is not None
    assert opened.shelved.path == folders.decks() / "Wall.vtesdeck"
    assert not desk.drafts.all()
    desk.leave()
    found = _again(catalogue)
    assert found.current.is_saved
    assert found.current.shelved is not None
    assert found.current.deck == deck


def test_unsaved_changes_of_a_saved_deck_come_back_with_its_file(desk: Desk, deck: Deck, catalogue: Catalogue) -> None:
    opened = desk.open(deck.copy(), saved=False)
    desk.save(opened)
    opened.do("name", lambda changed: setattr(changed, "name", "Wall, changed"))
    desk.leave()
    found = _again(catalogue).current
    assert (found.deck.name, found.is_saved) == ("Wall, changed", False)
    assert found.shelved is not None
    assert found.shelved.path.name == "Wall.vtesdeck"


def test_a_file_changed_by_another_program_is_not_overwritten(desk: Desk, deck: Deck, qtbot: QtBot) -> None:
    opened = desk.open(deck.copy(), saved=False)
    desk.save(opened)
    assert opened.shelved is not None
    opened.shelved.path.write_text("2x Deflection\n")
    opened.do("name", lambda changed: setattr(changed, "name", "mine"))
    with qtbot.waitSignal(desk.problem) as told:
        assert not desk.save(opened)
    assert "changed by another program" in told.args[0]
    assert opened.shelved.path.read_text() == "2x Deflection\n"
    assert not opened.is_saved


def test_opening_the_same_file_twice_goes_to_it(desk: Desk, deck: Deck) -> None:
    opened = desk.open(deck.copy(), saved=False)
    desk.save(opened)
    desk.open(Deck())
    assert opened.shelved is not None
    assert desk.open_file(opened.shelved.path) is opened
    assert desk.current is opened
    assert len(desk.decks) == 2


def test_an_untouched_new_deck_makes_room(desk: Desk, deck: Deck) -> None:
    assert [one.is_untouched for one in desk.decks] == [True]
    desk.open(deck.copy(), saved=False)
    assert [one.name for one in desk.decks] == ["Wall"]


def test_closing_the_last_deck_leaves_an_empty_one(desk: Desk, deck: Deck) -> None:
    desk.open(deck.copy(), saved=False)
    desk.keep_drafts(wait=True)
    desk.close(0)
    assert [one.deck for one in desk.decks] == [Deck()]
    assert not desk.drafts.all()


def test_a_moved_file_is_followed_and_a_deleted_one_becomes_a_draft(desk: Desk, deck: Deck) -> None:
    opened = desk.open(deck.copy(), saved=False)
    desk.save(opened)
    before = opened.shelved
    assert before is not None
    moved = desk.shelf.move(before, "Old")
    desk.follow(before, moved)
    assert opened.shelved == moved
    assert opened.is_saved
    desk.shelf.remove(moved)
    desk.follow(moved, None)
    assert opened.shelved is None
    assert not opened.is_saved
    desk.keep_drafts(wait=True)
    assert list(desk.drafts.all().values()) == [deck]


def test_drafts_that_cannot_be_kept_are_told_and_kept_later(desk: Desk, deck: Deck, qtbot: QtBot) -> None:
    desk.drafts.root.parent.mkdir(parents=True, exist_ok=True)
    desk.drafts.root.write_text("a file where the folder should be")
    with qtbot.waitSignal(desk.problem) as told:
        opened = desk.open(deck.copy(), saved=False)
        other = desk.open(deck.copy(), saved=False)
        desk.keep_drafts(wait=True)
    assert "could not be written" in told.args[0]
    assert opened.draft != other.draft
    desk.drafts.root.unlink()
    qtbot.waitUntil(lambda: len(desk.drafts.all()) == 2)  # tried again by itself


def test_a_damaged_collection_is_put_aside_and_told(catalogue: Catalogue, qtbot: QtBot) -> None:
    path = folders.decks().parent / "collection.json"
    path.write_text("{not json")
    desk = Desk(catalogue, Remembered())
    with qtbot.waitSignal(desk.problem) as told:
        pass
    assert "collection" in told.args[0]
    assert desk.collection == Collection()
    assert path.with_suffix(".damaged").read_text() == "{not json"


def test_the_collection_is_kept(desk: Desk, catalogue: Catalogue, number: NumberOf) -> None:
    desk.own(Collection({number("Deflection"): 7}))
    assert _again(catalogue).collection.owned(number("Deflection")) == 7


def test_damaged_looks_are_as_at_first() -> None:
    (folders.settings() / "builder.json").write_text('{"face_width": 9000}')
    assert Remembered().looks.face_width == 112
