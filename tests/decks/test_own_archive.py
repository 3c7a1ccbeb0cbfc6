"""The tournament archive of one's own: read once from any place, asked in many ways, never trusted."""

from __future__ import annotations

import json
import lzma
import os
import shutil
import zipfile
from collections import Counter
from pathlib import Path

import pytest

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks import archive_sources
from vtes_desktop.decks.archive import Archive, Asked, ReadingTold, iso_date, open_archive
from vtes_desktop.decks.archive_sources import ArchiveError, parted
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.reading import read_deck_file


@pytest.fixture(scope="module")
def decks(sample: list[Path], catalogue: Catalogue) -> dict[str, Deck]:
    return {path.name: read_deck_file(path, catalogue).deck for path in sample}


@pytest.fixture(scope="module")
def archive(sample: list[Path], catalogue: Catalogue, tmp_path_factory: pytest.TempPathFactory) -> Archive:
    made, refused = open_archive(tmp_path_factory.mktemp("kept"), sample[0].parent, catalogue)
    assert refused == []
    return made


def cards_of(deck: Deck) -> dict[int, int]:
    return {entry.card_id: entry.count for entry in deck.entries}


def all_of(archive: Archive) -> list[dict[int, int]]:
    found = [cards_of(archive.deck(won.id)) for won in archive.find()]
    return sorted(found, key=lambda cards: sorted(cards.items()))


def in_order(decks: dict[str, Deck]) -> list[dict[int, int]]:
    return sorted(map(cards_of, decks.values()), key=lambda cards: sorted(cards.items()))


def test_a_folder_of_decks_is_read_whole(archive: Archive, decks: dict[str, Deck]) -> None:
    assert len(archive) == len(decks) == 150
    assert all_of(archive) == in_order(decks)


def test_only_what_changed_is_read_again(sample: list[Path], catalogue: Catalogue, tmp_path: Path) -> None:
    folder = tmp_path / "decks"
    folder.mkdir()
    for path in sample[:6]:
        shutil.copy(path, folder)
    heard: list[ReadingTold] = []

    def told(one: ReadingTold) -> bool:
        heard.append(one)
        return True

    open_archive(tmp_path, folder, catalogue, told)[0].close()
    open_archive(tmp_path, folder, catalogue, told)[0].close()
    shutil.copy(sample[7], folder / sample[0].name)
    os.utime(folder / sample[0].name, ns=(1, 1))
    (folder / sample[1].name).unlink()
    (folder / "new.txt").write_text("This is no deck at all.")
    archive, refused = open_archive(tmp_path, folder, catalogue, told)
    assert [one.done for one in heard] == [6, 0, 2]
    assert len(archive) == 5
    assert [name for name, _ in refused] == ["new.txt"]
    assert cards_of(read_deck_file(sample[7], catalogue).deck) in all_of(archive)


def test_reading_that_was_stopped_goes_on(
    sample: list[Path], catalogue: Catalogue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vtes_desktop.decks.archive._BATCH", 2)
    folder = tmp_path / "decks"
    folder.mkdir()
    for path in sample[:6]:
        shutil.copy(path, folder)
    stopped, _ = open_archive(tmp_path, folder, catalogue, lambda one: one.done < 4)
    assert len(stopped) == 4
    stopped.close()
    assert len(open_archive(tmp_path, folder, catalogue)[0]) == 6


def test_one_big_text_is_parted_into_its_decks(
    sample: list[Path], decks: dict[str, Deck], catalogue: Catalogue, tmp_path: Path
) -> None:
    text = tmp_path / "twd.txt"
    text.write_text("\n\n".join(path.read_text(encoding="utf-8") for path in sample), encoding="utf-8")
    archive, refused = open_archive(tmp_path, text, catalogue)
    assert refused == []
    assert all_of(archive) == in_order(decks)


def test_a_page_of_decks_is_parted_by_its_blocks() -> None:
    page = "<html><a id=x>Top</a><hr><pre>\nA &amp; B\n</pre><hr><PRE class=a>C</PRE></html>"
    assert [one.data.decode().strip() for one in parted(page)] == ["A & B", "C"]


@pytest.mark.parametrize("named", [True, False], ids=["krcg 5", "krcg 4"])
def test_the_packed_archive_is_read(named: bool, decks: dict[str, Deck], catalogue: Catalogue, tmp_path: Path) -> None:
    written = {
        name: {
            "id": name,
            "name": deck.name,
            "cards": [{"id": entry.card_id, "count": entry.count, "comment": ""} for entry in deck.entries],
            "event": {"name": deck.event.name, "date": "2022-03-26", "players_count": 12, "place": "Paris"},
            "player": deck.event.winner,
            "score": {"round_gw": 1},
        }
        for name, deck in decks.items()
        if deck.event is not None
    }
    value = written if named else list(written.values())
    (tmp_path / "cards").mkdir()
    packed = tmp_path / "cards" / archive_sources.PACKED
    packed.write_bytes(lzma.compress(json.dumps(value).encode(), preset=0))
    archive, refused = open_archive(tmp_path, tmp_path, catalogue)
    assert refused == []
    assert all_of(archive) == in_order(decks)
    assert archive.find()[0].date == "2022-03-26"
    wheel = tmp_path / "krcg.whl"
    with zipfile.ZipFile(wheel, "w") as made:
        made.write(packed, f"krcg/cards/{archive_sources.PACKED}")
    assert len(open_archive(tmp_path, wheel, catalogue)[0]) == 150


def test_decks_are_found_by_card_clan_player_event_and_year(
    archive: Archive, decks: dict[str, Deck], catalogue: Catalogue
) -> None:
    govern, villein = catalogue.find("Govern the Unaligned").id, catalogue.find("Villein").id
    both = [deck for deck in decks.values() if deck.count(govern) and deck.count(villein)]
    assert 0 < len(both) < 150
    assert len(archive.find(Asked(cards=((govern,), (villein,))))) == len(both)
    either = [deck for deck in decks.values() if deck.count(govern) or deck.count(villein)]
    assert len(archive.find(Asked(cards=((govern, villein),)))) == len(either) > len(both)
    named = archive.find(Asked(player="marcio PINHEIRO", event="fee stake fortaleza"))
    assert named == []
    (fee,) = archive.find(Asked(player="marcio pinheiro", event="vila artes"))
    assert (fee.name, fee.date, fee.players) == ("Barões das Américas", "2022-03-26", 14)
    assert "Gangrel" in fee.clans
    gangrel = archive.find(Asked(clan="gangrel"))
    assert fee in gangrel
    assert all("Gangrel" in won.clans for won in gangrel)
    years = Counter(won.date[:4] for won in archive.find())
    assert len(archive.find(Asked(first=2022, last=2022))) == years["2022"]
    assert archive.find(Asked(player="x' OR 1=1 --")) == []


def test_how_often_a_card_is_played(archive: Archive, decks: dict[str, Deck], catalogue: Catalogue) -> None:
    played = {one.card_id: (one.decks, one.copies) for one in archive.played()}
    in_decks, copies = Counter[int](), Counter[int]()
    for deck in decks.values():
        in_decks.update(cards_of(deck).keys())
        copies.update(cards_of(deck))
    assert played == {number: (in_decks[number], copies[number]) for number in in_decks}
    govern = catalogue.find("Govern the Unaligned").id
    with_govern = archive.played(Asked(cards=((govern,),)))
    assert with_govern[0].decks == played[govern][0]
    assert {one.card_id for one in with_govern} < played.keys()


def test_what_belongs_to_a_card_comes_before_what_everybody_plays(
    archive: Archive, decks: dict[str, Deck], catalogue: Catalogue
) -> None:
    govern, conditioning = catalogue.find("Govern the Unaligned").id, catalogue.find("Conditioning").id
    of_card, beside = archive.played_with(govern)
    assert of_card.decks == sum(1 for deck in decks.values() if deck.count(govern))
    place = {one.card_id: number for number, one in enumerate(beside)}
    both = sum(1 for deck in decks.values() if deck.count(govern) and deck.count(conditioning))
    assert beside[place[conditioning]].decks == both
    assert govern not in place
    everybodys = archive.played()[0].card_id
    assert place[conditioning] < place.get(everybodys, len(beside))


def test_the_nearest_deck_to_a_changed_one_is_the_one_it_was(archive: Archive, decks: dict[str, Deck]) -> None:
    deck = next(iter(decks.values())).copy()
    total = sum(entry.count for entry in deck.entries)
    dropped = deck.entries.pop()
    near = archive.nearest(deck, 3)
    assert cards_of(archive.deck(near[0].won.id)) == {**cards_of(deck), dropped.card_id: dropped.count}
    assert (near[0].shared, near[0].total) == (total - dropped.count, total)
    assert near[0].alike == pytest.approx((total - dropped.count) / total)
    assert near[0].alike > near[1].alike >= near[2].alike


def test_the_curve_has_every_year_with_its_decks(
    archive: Archive, decks: dict[str, Deck], catalogue: Catalogue
) -> None:
    govern = catalogue.find("Govern the Unaligned").id
    curve = archive.years(Asked(cards=((govern,),)))
    assert [one.year for one in curve] == list(range(curve[0].year, curve[-1].year + 1))
    assert sum(one.all for one in curve) == 150
    assert sum(one.decks for one in curve) == sum(1 for deck in decks.values() if deck.count(govern))


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("March 26th 2022", "2022-03-26"),
        ("January 4th 2021 -- February 6th 2021", "2021-01-04"),
        ("2012-02-19", "2012-02-19"),
        ("June 1999", "1999"),
        ("some day", "some day"),
    ],
)
def test_dates_are_understood(written: str, read: str) -> None:
    assert iso_date(written) == read


def test_a_damaged_base_is_made_anew(sample: list[Path], catalogue: Catalogue, tmp_path: Path) -> None:
    folder = tmp_path / "decks"
    folder.mkdir()
    shutil.copy(sample[0], folder)
    archive, _ = open_archive(tmp_path, folder, catalogue)
    archive.close()
    archive.path.write_bytes(b"no database" * 1000)
    assert len(open_archive(tmp_path, folder, catalogue)[0]) == 1


def test_bombs_and_what_is_no_archive_are_refused(
    catalogue: Catalogue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive_sources, "MOST_BYTES", 100_000)
    bomb = tmp_path / "bomb.xz"
    bomb.write_bytes(lzma.compress(b" " * 1_000_000))
    torn = tmp_path / "torn.xz"
    torn.write_bytes(b"\xfd7zXZ\x00 and no more")
    large = tmp_path / "large.txt"
    large.write_bytes(b"a" * 100_001)
    false = tmp_path / "false.json"
    false.write_text("[1, 2")
    empty = tmp_path / "empty"
    empty.mkdir()
    for source in (bomb, torn, large, false, empty, tmp_path / "missing"):
        with pytest.raises(ArchiveError):
            open_archive(tmp_path, source, catalogue)
