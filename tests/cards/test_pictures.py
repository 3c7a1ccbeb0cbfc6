"""Finding a card's picture: by number, by the community's spelling, in folders, in several printings."""

from __future__ import annotations

from pathlib import Path

import pytest

from vtes_desktop.cards import catalogue
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.pictures import PictureFolder, Pictures, file_name, file_names


@pytest.fixture(scope="module")
def cards() -> Catalogue:
    return catalogue.load()


def put(folder: Path, *names: str) -> None:
    for name in names:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"")


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Govern the Unaligned", "governtheunaligned"),
        ("Alan Sovereign (ADV)", "alansovereigng3adv"),
        ("The Anarch Free Press", "anarchfreepressthe"),
        (".44 Magnum", "44magnum"),
        ("Anarch Convert", "anarchconvertany"),
        ("Ambrosio Luis Monçada, Plenipotentiary", "ambrosioluismoncadaplenipotentiaryg2"),
    ],
)
def test_files_are_named_as_the_community_names_them(cards: Catalogue, written: str, name: str) -> None:
    assert file_name(cards.find(written)) == name


def test_no_two_cards_share_a_file_name(cards: Catalogue) -> None:
    names = [file_name(card) for card in cards.cards.values()]
    assert len(set(names)) == len(names) > 4000


@pytest.mark.parametrize(
    "file",
    [
        "governtheunaligned.jpg",
        "Govern the Unaligned.PNG",
        "100845.webp",
        "set/fifth-edition/governtheunaligned.jpeg",
        "V5/100845.jpg",
    ],
)
def test_a_scan_is_found_under_any_of_its_names(cards: Catalogue, tmp_path: Path, file: str) -> None:
    put(tmp_path, file, "deflection.jpg", "governtheunaligned.txt", "._governtheunaligned.jpg")
    found = Pictures([tmp_path], cards).of(cards.find("Govern the Unaligned"))
    assert [picture.path for picture in found] == [tmp_path / file]


def test_a_name_without_a_group_is_the_oldest_version(cards: Catalogue, tmp_path: Path) -> None:
    put(tmp_path, "theobell.jpg", "theobellg6.jpg", "theobelladv.jpg")
    pictures = Pictures([tmp_path], cards)

    def names(written: str) -> list[str]:
        return [picture.path.name for picture in pictures.of(cards.find(written))]

    assert names("Theo Bell (G2)") == ["theobell.jpg"]
    assert names("Theo Bell (G6)") == ["theobellg6.jpg"]
    assert names("Theo Bell (ADV)") == ["theobelladv.jpg"]


def test_the_newest_printing_comes_first_unless_the_player_chose(cards: Catalogue, tmp_path: Path) -> None:
    put(tmp_path, "Jyhad/governtheunaligned.jpg", "fifth-edition/governtheunaligned.jpg", "mine/governtheunaligned.jpg")
    pictures = Pictures([tmp_path], cards)
    govern = cards.find("Govern the Unaligned")
    assert [picture.printing for picture in pictures.of(govern)] == ["fifth-edition", "Jyhad", "mine"]
    pictures.choose(govern, "Jyhad")
    assert pictures.of(govern)[0].printing == "Jyhad"
    pictures.choose(govern, None)
    assert pictures.of(govern)[0].printing == "fifth-edition"


def test_a_printing_is_chosen_by_its_sets_code_wherever_its_folder_lies(cards: Catalogue, tmp_path: Path) -> None:
    put(tmp_path, "Jyhad/governtheunaligned.jpg", "sets/fifth-edition/governtheunaligned.jpg")
    govern = cards.find("Govern the Unaligned")
    code = next(one.code for one in cards.sets.values() if one.name == "Fifth Edition")
    pictures = Pictures([tmp_path], cards, {govern.id: "Jyhad"})
    assert [picture.printing for picture in pictures.of(govern)] == ["Jyhad", "fifth-edition"]
    assert pictures.of(govern, code)[0].printing == "fifth-edition"
    assert pictures.of(govern, "KoT")[0].printing == "fifth-edition"  # of which there is no picture


def test_the_players_own_folder_goes_before_the_downloaded_one(cards: Catalogue, tmp_path: Path) -> None:
    put(tmp_path, "own/governtheunaligned.jpg", "downloaded/governtheunaligned.jpg")
    pictures = Pictures([tmp_path / "own", tmp_path / "downloaded"], cards)
    found = pictures.of(cards.find("Govern the Unaligned"))
    assert [picture.path.parent.name for picture in found] == ["own", "downloaded"]


def test_a_folder_that_is_not_there_holds_no_pictures_and_new_files_show_after_a_refresh(
    cards: Catalogue, tmp_path: Path
) -> None:
    pictures = Pictures([tmp_path / "later"], cards)
    krid = cards.find("Krid")
    assert pictures.of(krid) == ()
    put(tmp_path / "later", "kridg3.jpg")
    assert pictures.of(krid) == ()
    pictures.refresh()
    assert len(pictures.of(krid)) == 1


def test_a_link_that_leads_in_a_circle_does_no_harm(tmp_path: Path) -> None:
    put(tmp_path, "a/kridg3.jpg")
    try:
        (tmp_path / "a" / "loop").symlink_to(tmp_path, target_is_directory=True)
    except OSError:
        pytest.skip("this system lets nobody make links")
    assert len(PictureFolder(tmp_path)) == 1


def test_every_name_of_a_card_leads_to_it_and_no_other_version(cards: Catalogue) -> None:
    owners: dict[str, set[int]] = {}
    for card in cards.cards.values():
        versions = [one for one in cards.versions(card.name) if (one.name, one.advanced) == (card.name, card.advanced)]
        for name in file_names(card, oldest=versions[0].id == card.id):
            owners.setdefault(name, set()).add(card.id)
    assert {name: ids for name, ids in owners.items() if len(ids) > 1} == {}
