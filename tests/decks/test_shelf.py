"""The player's decks on disk: found, searched, saved in one step, never lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks import storing
from vtes_desktop.decks.deck import Deck, Entry, Problem
from vtes_desktop.decks.reading import read_deck_file
from vtes_desktop.decks.shelf import Drafts, Shelf, free_path, safe_name
from vtes_desktop.decks.storing import ChangedOnDiskError, StoringError, backup_of, fingerprint, replace


@pytest.fixture
def shelf(tmp_path: Path, catalogue: Catalogue) -> Shelf:
    return Shelf(tmp_path / "decks", catalogue)


def bouncer(catalogue: Catalogue, name: str, copies: int) -> Deck:
    return Deck(name=name, entries=[Entry(catalogue.find("Deflection").id, copies)])


def test_an_empty_shelf(shelf: Shelf) -> None:
    assert shelf.decks() == shelf.folders() == shelf.search("anything") == []


def test_which_of_my_decks_play_deflection(shelf: Shelf, catalogue: Catalogue) -> None:
    shelf.save(bouncer(catalogue, "Four", 4))
    shelf.save(bouncer(catalogue, "Six", 6), folder="Tournaments/2026")
    shelf.save(Deck(name="None", entries=[Entry(catalogue.find("Villein").id, 2)]))
    shelf.save(
        Deck(name="Words", description="I took the Deflection out", entries=[Entry(catalogue.find("Villein").id)])
    )
    found = shelf.search("deflection")
    assert [(one.shelved.deck.name, one.copies) for one in found] == [("Six", 6), ("Four", 4), ("Words", 0)]
    assert shelf.folders() == ["Tournaments", "Tournaments/2026"]
    assert [one.folder for one in shelf.decks()] == ["", "", "", "Tournaments/2026"]


def test_words_are_looked_for_everywhere(shelf: Shelf, catalogue: Catalogue) -> None:
    deck = bouncer(catalogue, "Móna", 4)
    deck.author, deck.notes, deck.tags = "Zoë", "too slow", ["stealth"]
    shelf.save(deck)
    for words in ("mona", "ZOE", "slow", "stealth", "zoe slow"):
        assert [one.shelved.deck.name for one in shelf.search(words)] == ["Móna"], words
    assert shelf.search("zoe fast") == []


def test_lists_of_any_kind_stand_on_the_shelf(shelf: Shelf) -> None:
    shelf.root.mkdir()
    (shelf.root / "old.txt").write_text("Deck Name: Old\n2x Deflection\n", encoding="utf-8")
    (shelf.root / "broken.xml").write_text("<deck>", encoding="utf-8")
    (shelf.root / "notes.md").write_text("2x Deflection", encoding="utf-8")
    assert [(one.deck.name, one.format) for one in shelf.decks()] == [("Old", "jol")]
    (unread,) = shelf.unread()
    assert unread.path.name == "broken.xml"
    assert "can't be read as a deck" in unread.message
    (old,) = shelf.decks()
    saved = shelf.save(old.deck, over=old)
    assert saved.path.name == "Old.vtesdeck"
    assert old.path.read_text(encoding="utf-8").startswith("Deck Name")


def test_a_changed_file_is_read_again(shelf: Shelf, catalogue: Catalogue) -> None:
    saved = shelf.save(bouncer(catalogue, "One", 4))
    assert shelf.decks()[0].deck.library_count == 4
    replace(saved.path, b'{"vtes_desktop_deck": 1, "name": "Two"}')
    assert shelf.decks()[0].deck.name == "Two"
    saved.path.unlink()
    assert shelf.decks() == []


def test_saving_keeps_the_version_before(shelf: Shelf, catalogue: Catalogue) -> None:
    first = shelf.save(bouncer(catalogue, "One", 4))
    second = shelf.save(bouncer(catalogue, "One", 5), over=first)
    assert second.path == first.path
    assert read_deck_file(second.path, catalogue).deck.library_count == 5
    assert read_deck_file(backup_of(second.path), catalogue).deck.library_count == 4
    assert len(shelf.decks()) == 1
    assert [path.name for path in shelf.root.iterdir() if path.suffix == ".part"] == []


def test_what_another_program_changed_is_not_overwritten(shelf: Shelf, catalogue: Catalogue) -> None:
    first = shelf.save(bouncer(catalogue, "One", 4))
    elsewhere = Shelf(shelf.root, catalogue)
    elsewhere.save(bouncer(catalogue, "One", 9), over=elsewhere.decks()[0])
    with pytest.raises(ChangedOnDiskError, match="was changed by another program"):
        shelf.save(bouncer(catalogue, "One", 5), over=first)
    assert read_deck_file(first.path, catalogue).deck.library_count == 9


def test_decks_move_between_folders_with_their_backup(shelf: Shelf, catalogue: Catalogue) -> None:
    one = shelf.save(bouncer(catalogue, "One", 4))
    one = shelf.save(bouncer(catalogue, "One", 5), over=one)
    shelf.save(bouncer(catalogue, "One", 9), folder="Old")
    there = shelf.move(one, "Old")
    assert (there.path.name, there.folder) == ("One 2.vtesdeck", "Old")
    assert read_deck_file(there.path, catalogue).deck.library_count == 5
    assert read_deck_file(backup_of(there.path), catalogue).deck.library_count == 4
    assert shelf.move(there, "Old") == there
    assert not one.path.exists()
    with pytest.raises(StoringError, match="could not be moved"):
        shelf.move(one, "Elsewhere")


def test_a_removed_deck_is_kept_as_its_backup(shelf: Shelf, catalogue: Catalogue) -> None:
    one = shelf.save(bouncer(catalogue, "One", 4))
    kept = shelf.remove(one)
    assert shelf.decks() == []
    assert read_deck_file(kept, catalogue).deck.library_count == 4


def test_a_name_that_is_taken_gets_a_number(shelf: Shelf, catalogue: Catalogue) -> None:
    names = [shelf.save(bouncer(catalogue, "Same", count)).path.name for count in (1, 2, 3)]
    assert names == ["Same.vtesdeck", "Same 2.vtesdeck", "Same 3.vtesdeck"]


@pytest.mark.parametrize(
    "name", ["../../etc/passwd", "..", "", "con", "a/b\\c", "x" * 300, "A: B? <C>", "\x00\n", ".hidden", "Nul.txt"]
)
def test_no_name_leads_out_of_the_shelf(name: str, shelf: Shelf, catalogue: Catalogue) -> None:
    saved = shelf.save(bouncer(catalogue, name, 2), folder=name)
    assert shelf.root.resolve() in saved.path.resolve().parents
    assert saved.path.exists()
    assert len(safe_name(name)) <= 81
    assert [one.path for one in shelf.decks()] == [saved.path]


@pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")
def test_a_link_in_a_circle_is_not_followed(shelf: Shelf, catalogue: Catalogue) -> None:
    shelf.save(bouncer(catalogue, "One", 4))
    (shelf.root / "again").symlink_to(shelf.root, target_is_directory=True)
    assert len(shelf.decks()) == 1


def test_everything_about_a_deck_survives_the_shelf(shelf: Shelf, catalogue: Catalogue) -> None:
    deck = bouncer(catalogue, "Whole", 4)
    deck.problems = [Problem(3, "2x Nosuch", "No such card.", count=2)]
    deck.notes, deck.tags = "line\nline", ["a", "b"]
    shelf.save(deck)
    assert Shelf(shelf.root, catalogue).decks()[0].deck == deck


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "deck.vtesdeck"
    replace(path, b"old")

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(storing.os, "fsync", full)  # type: ignore[attr-defined]
    with pytest.raises(StoringError, match=r"could not be written: No space left on device\. What was in it before"):
        replace(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.glob(".*.part")) == []


def test_fingerprints_tell_contents_apart(tmp_path: Path) -> None:
    path = tmp_path / "deck"
    assert fingerprint(path) == ""
    one = replace(path, b"one")
    assert fingerprint(path) == one
    assert replace(path, b"two", expected=one) != one
    with pytest.raises(ChangedOnDiskError):
        replace(path, b"three", expected=one)
    with pytest.raises(ChangedOnDiskError):
        replace(path, b"three", expected="")


def test_saving_the_same_again_keeps_the_older_backup(tmp_path: Path) -> None:
    path = tmp_path / "deck"
    for data in (b"one", b"two", b"two"):
        replace(path, data)
    assert backup_of(path).read_bytes() == b"one"


def test_drafts_are_kept_until_discarded(tmp_path: Path, catalogue: Catalogue) -> None:
    drafts = Drafts(tmp_path / "drafts", catalogue)
    assert drafts.all() == {}
    first, second = drafts.new(), drafts.new()
    assert first != second
    drafts.keep(first, bouncer(catalogue, "Draft", 3))
    again = Drafts(tmp_path / "drafts", catalogue).all()
    assert list(again) == [first, second]
    assert again[first].library_count == 3
    drafts.discard(first)
    drafts.discard(first)
    assert list(drafts.all()) == [second]


def test_a_draft_without_a_name_comes_back_without_one(tmp_path: Path, catalogue: Catalogue) -> None:
    drafts = Drafts(tmp_path, catalogue)
    drafts.keep(drafts.new(), bouncer(catalogue, "", 3))
    assert [deck.name for deck in drafts.all().values()] == [""]


def test_a_damaged_draft_is_read_from_the_version_before(tmp_path: Path, catalogue: Catalogue) -> None:
    drafts = Drafts(tmp_path, catalogue)
    key = drafts.new()
    drafts.keep(key, bouncer(catalogue, "Draft", 3))
    drafts.keep(key, bouncer(catalogue, "Draft", 4))
    path = next(tmp_path.glob("*.vtesdeck"))
    path.write_bytes(path.read_bytes()[:40])
    assert drafts.all()[key].library_count == 3


def test_a_free_path_is_free(tmp_path: Path) -> None:
    free_path(tmp_path, "A").write_text("x")
    assert free_path(tmp_path, "A").name == "A 2.vtesdeck"
