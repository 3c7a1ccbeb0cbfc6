"""Finding cards by name, and the catalogue's cache."""

from __future__ import annotations

import csv
import shutil
import subprocess
import sys
import threading
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_desktop import folders
from vtes_desktop.cards import reader
from vtes_desktop.cards.catalogue import Catalogue, UnknownCard, load
from vtes_desktop.cards.lists import CardListError
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.shelf import BROUGHT

from .conftest import SHARED


@pytest.mark.parametrize(
    ("written", "display"),
    [
        ("Theo Bell", "Theo Bell"),
        ("THEO BELL", "Theo Bell"),
        ("theo bell (g6)", "Theo Bell (G6)"),
        ("Theo Bell (ADV)", "Theo Bell (ADV)"),
        ("Theo Bell (G2 ADV)", "Theo Bell (ADV)"),
        ("Theo Bell (G2)", "Theo Bell"),
        ("unmasking", "The Unmasking"),
        ("Unmasking, The", "The Unmasking"),
        ("The Unmasking", "The Unmasking"),
        ("pentex(tm) subversion", "Pentex™ Subversion"),
        ("PentexTM Subversion", "Pentex™ Subversion"),
        ("Pentex Subversion", "Pentex™ Subversion"),
        ("Bloodhunt", "Blood Hunt"),
        ("Stake", "Wooden Stake"),
        ("44 magnum", ".44 Magnum"),
        ("celeste lamontagne", "Céleste Lamontagne"),
        ("Louvre, Paris, Le", "The Louvre, Paris"),
        ("an anarch manifesto", "An Anarch Manifesto"),
        ("Anarch Convert (ANY)", "Anarch Convert"),
        ("Second Tradition: Domain, The", "Second Tradition: Domain"),
        ("the second tradition domain", "Second Tradition: Domain"),
        ("Camille Devereux", "Camille Devereux, The Raven"),
        ("Lodin (Olaf Holte)", "Lodin (Olaf Holte)"),
    ],
)
def test_a_card_is_found_in_any_spelling(catalogue: Catalogue, written: str, display: str) -> None:
    assert catalogue.display_key(catalogue.find(written)) == display


def test_every_card_has_a_name_of_its_own_that_finds_it(catalogue: Catalogue) -> None:
    names = Counter(catalogue.display_key(card) for card in catalogue.cards.values())
    assert max(names.values()) == 1
    for card in catalogue.cards.values():
        name = catalogue.display_key(card)
        assert catalogue.find(name) is card
        assert catalogue.find(name.upper()) is card
        plain = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
        assert catalogue.find(plain) is card


def test_every_name_and_older_name_finds_its_card(catalogue: Catalogue) -> None:
    for card in catalogue.cards.values():
        assert card in catalogue.versions(card.name)
        for name in card.aka:
            assert card in catalogue.versions(name), name


def test_versions_come_base_first_then_by_group(catalogue: Catalogue) -> None:
    versions = catalogue.versions("Tegyrius, Vizier")
    assert [(card.advanced, card.group) for card in versions] == [(False, 2), (False, 6), (True, 2)]


def test_names_of_winning_decks_are_all_found(catalogue: Catalogue) -> None:
    table = SHARED / "data" / "twda_copies.csv"
    if not table.is_file():
        pytest.skip("the table of names in winning decks is not beside the repository")
    with table.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            card = catalogue.find(f"{row['name']} (ADV)" if row["advanced"] else row["name"])
            assert card.kind == row["kind"]
            assert card.advanced == bool(row["advanced"])


def test_a_card_is_found_by_number(catalogue: Catalogue) -> None:
    assert catalogue.card(201613) is catalogue.find("Theo Bell (G6)")
    with pytest.raises(UnknownCard):
        catalogue.card(1)


@pytest.mark.parametrize(
    ("written", "nearest"),
    [
        ("govern the unalinged", "Govern the Unaligned"),
        ("govern", "Govern the Unaligned"),
        ("thoe bell", "Theo Bell"),
        ("blod doll", "Blood Doll"),
        ("villien", "Villein"),
        ("Carlton van wick", "Carlton Van Wyk"),
        ("pentex subv", "Pentex™ Subversion"),
        ("Anson (G9)", "Anson"),
    ],
)
def test_a_mistyped_name_is_answered_with_the_nearest(catalogue: Catalogue, written: str, nearest: str) -> None:
    with pytest.raises(UnknownCard, match="did you mean") as raised:
        catalogue.find(written)
    assert raised.value.suggestions[0].display_name == nearest
    assert written in str(raised.value)
    assert len(catalogue.suggest(written, limit=2)) <= 2


@pytest.mark.parametrize("written", ["", "   ", "???", "qqqqqqqqqqqqqqqqq"])
def test_nothing_near_is_said_too(catalogue: Catalogue, written: str) -> None:
    with pytest.raises(UnknownCard, match="No card is called"):
        catalogue.find(written)


@given(written=st.text(max_size=60))
def test_no_text_upsets_looking_up(catalogue_4: Catalogue, written: str) -> None:
    assert all(isinstance(card, Card) for card in (*catalogue_4.versions(written), *catalogue_4.suggest(written)))


def test_older_clan_names_are_gone_from_cards(catalogue: Catalogue) -> None:
    clans = {clan for card in catalogue.cards.values() for clan in card.clans}
    assert not clans & {"Assamite", "Follower of Set"}
    assert sum("Ministry" in card.clans for card in catalogue.crypt) == 81
    assert sum("Banu Haqim" in card.clans for card in catalogue.crypt) == 83


# The cache.


def _kept(home: Path, what: str = "catalogue") -> list[Path]:
    return sorted((home / "cache").glob(f"{what}-*"))


def test_the_warm_catalogue_is_the_cold_one(home: Path, lists_5: Path) -> None:
    cold, warm = load(lists_5), load(lists_5)
    assert len(_kept(home)) == 1
    assert warm.cards == cold.cards
    assert warm.sets == cold.sets
    assert warm.find("theo bell (g6)") == cold.find("theo bell (g6)")
    assert warm.source == cold.source


@pytest.mark.parametrize("damage", ["empty", "cut", "flipped", "other"])
def test_a_damaged_cache_is_made_again(home: Path, lists_4: Path, damage: str) -> None:
    cold = load(lists_4)
    (path,) = _kept(home)
    content = path.read_bytes()
    middle = len(content) // 2
    flipped = content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]
    other = msgspec.msgpack.encode({"not": "cards"})
    path.write_bytes({"empty": b"", "cut": content[:middle], "flipped": flipped, "other": other}[damage])
    assert load(lists_4).cards == cold.cards
    assert path.read_bytes() == content


def test_what_a_bundle_brings_is_not_made_again(
    home: Path, lists_4: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cold = load(lists_4)
    (home / "cache").rename(tmp_path / BROUGHT)
    monkeypatch.setattr(folders, "resources", lambda: tmp_path)
    monkeypatch.setattr(reader, "read_cards", lambda _lists: pytest.fail("it was made again"))
    assert load(lists_4).cards == cold.cards
    assert _kept(home) == []


@pytest.mark.usefixtures("home")
def test_what_another_process_keeps_meanwhile_is_taken(lists_4: Path) -> None:
    ours, other = load(lists_4), load(lists_4)
    done: list[int] = []

    def steps() -> Iterator[None]:
        for step in range(3):
            done.append(step)
            if step == 1:
                assert other.kept("things", list[str], lambda: ["theirs"], ()) == ["theirs"]
            yield

    assert not ours.has_kept("things", ())
    assert ours.kept("things", list[str], lambda: pytest.fail("it was made again"), (), steps) == ["theirs"]
    assert done == [0, 1]
    assert load(lists_4).has_kept("things", ())


@pytest.mark.parametrize("damaged", [False, True])
def test_what_is_made_in_steps_is_made_and_kept_when_nobody_else_does(home: Path, lists_4: Path, damaged: bool) -> None:
    if damaged:
        load(lists_4).kept("things", list[str], lambda: ["old"], ())
        (path,) = _kept(home, "things")
        path.write_bytes(b"nothing")
    done: list[int] = []

    def steps() -> Iterator[None]:
        for step in range(3):
            done.append(step)
            yield

    assert load(lists_4).kept("things", list[str], lambda: ["ours"], (), steps) == ["ours"]
    assert done == [0, 1, 2]
    assert load(lists_4).kept("things", list[str], lambda: [], ()) == ["ours"]


def test_each_list_has_its_own_cache(home: Path, lists_4: Path, lists_5: Path) -> None:
    older, newer = load(lists_4), load(lists_5)
    assert len(_kept(home)) == 2
    assert load(lists_4).cards == older.cards != newer.cards == load(lists_5).cards


def test_no_cache_is_kept_when_none_is_wanted(home: Path, lists_4: Path) -> None:
    load(lists_4, cache=False).search.find("theo")
    assert not (home / "cache").exists() or not any((home / "cache").iterdir())


def test_a_cache_that_cannot_be_written_only_slows(
    home: Path, lists_4: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    assert len(load(lists_4)) == 4149
    assert "No space left" in caplog.text
    assert _kept(home) == []


def test_old_caches_do_not_pile_up(home: Path, lists_4: Path) -> None:
    (home / "cache").mkdir()
    for number in range(9):
        (home / "cache" / f"catalogue-{number}.msgpack").write_bytes(b"old")
    load(lists_4)
    assert len(_kept(home)) == 4


@pytest.mark.usefixtures("home")
def test_a_card_is_read_once_whether_it_is_asked_for_or_all_are(lists_4: Path) -> None:
    load(lists_4)
    warm = load(lists_4)
    theo = warm.find("Theo Bell (G6)")
    (found,) = warm.search.find('name="theo bell" group:6')
    assert len(warm) == 4149
    assert warm.cards[theo.id] is theo is found is warm.card(theo.id)
    assert list(warm.cards) == [card.id for card in (*warm.crypt, *warm.library)]


@pytest.mark.usefixtures("home")
def test_lists_that_were_changed_are_read_anew(lists_4: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    shutil.copytree(lists_4, mine)
    (crypt,) = mine.rglob("vtescrypt.csv")
    assert load(mine).find("Theo Bell").artists
    written = crypt.read_bytes()
    crypt.write_bytes(written.replace(b"Theo Bell", b"Theo Ball"))  # as long as before
    assert crypt.stat().st_size == len(written)
    assert load(mine).find("Theo Ball").name == "Theo Ball"


@pytest.mark.parametrize("note", ["", "no stamp\n" + "0" * 32, "{stamp}\nnot a digest"])
def test_a_note_of_a_fingerprint_that_does_not_fit_is_written_anew(home: Path, lists_4: Path, note: str) -> None:
    cold = load(lists_4)
    (path,) = _kept(home, "digest")
    right = path.read_text("utf-8")
    path.write_text(note.format(stamp=right.partition("\n")[0]), "utf-8")
    assert load(lists_4).cards == cold.cards
    assert path.read_text("utf-8") == right
    assert len(_kept(home)) == 1


def test_starting_twice_at_once_is_safe(home: Path, lists_4: Path) -> None:
    found: list[int] = []
    starts = [threading.Thread(target=lambda: found.append(len(load(lists_4)))) for _ in range(4)]
    for start in starts:
        start.start()
    for start in starts:
        start.join()
    assert found == [4149] * 4
    assert not [path for path in _kept(home) if path.suffix == ".part"]


def test_missing_lists_are_said_in_a_sentence(home: Path, tmp_path: Path) -> None:
    with pytest.raises(CardListError, match="card lists could not be read") as raised:
        load(tmp_path / "nowhere")
    assert "\n" not in str(raised.value)
    assert _kept(home) == []


@pytest.mark.usefixtures("home")
def test_a_warm_start_imports_nothing_heavy(lists_4: Path) -> None:
    load(lists_4)
    code = (
        "import sys; from vtes_desktop.cards.catalogue import load\n"
        f"load({str(lists_4)!r}).find('theo bell')\n"
        "print(*{'yaml', 'rapidfuzz', 'difflib', 'csv', 'PySide6', 'krcg', 'numpy'} & sys.modules.keys())"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ended.stdout.strip() == ""
