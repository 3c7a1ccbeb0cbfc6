"""Many lists at once: folders, zips, files; hostile ones too."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks import gathering
from vtes_desktop.decks.gathering import bring, pieces

LIST = "2x Deflection\n3x Govern the Unaligned\n"


def test_files_folders_and_zips_come_as_single_lists(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    (folder / "below").mkdir(parents=True)
    (folder / "one.txt").write_text(LIST)
    (folder / "below" / "two.txt").write_text(LIST)
    (folder / "picture.png").write_bytes(b"\x89PNG")
    (folder / ".hidden.txt").write_text(LIST)
    (folder / "loop").symlink_to(folder, target_is_directory=True)
    packed = tmp_path / "decks.zip"
    with zipfile.ZipFile(packed, "w") as made:
        made.writestr("three.txt", LIST)
        made.writestr("__MACOSX/three.txt", "no list")
        made.writestr("nested.zip", b"PK\x03\x04")
    single = tmp_path / "four.txt"
    single.write_text(LIST)
    found = list(pieces([folder, packed, single]))
    assert [one.name for one in found] == ["mine/one.txt", "mine/below/two.txt", "three.txt", "four.txt"]
    assert {one.data.decode() for one in found} == {LIST}


def test_what_was_read_mended_and_refused_is_said(catalogue: Catalogue, tmp_path: Path) -> None:
    for name, text in {
        "a": LIST,
        "b": "2x Deflection\n2x Deflectoin of Doom\n",
        "c": "Dear diary",
        "d": "2x Govern the Unal\n",
    }.items():
        (tmp_path / f"{name}.txt").write_text(text)
    brought = [bring(piece, catalogue) for piece in pieces([tmp_path])]
    assert [one.state for one in brought] == ["read", "mended", "refused", "mended"]
    assert brought[0].deck is not None
    assert brought[0].deck.name == "a"
    assert brought[1].message == "1 line waits to be settled."
    assert "No card of the game" in brought[2].message
    assert "was taken for Govern the Unaligned" in brought[3].message


def test_names_in_a_zip_lead_nowhere(catalogue: Catalogue, tmp_path: Path) -> None:
    packed = tmp_path / "evil.zip"
    with zipfile.ZipFile(packed, "w") as made:
        made.writestr("../../evil.txt", LIST)
        made.writestr("/etc/evil.txt", LIST)
        made.writestr("C:\\evil.txt", LIST)
    names = [bring(piece, catalogue).deck for piece in pieces([packed])]
    assert [deck.name for deck in names if deck] == ["evil"] * 3
    assert [path.name for path in tmp_path.iterdir()] == ["evil.zip"]


def test_a_bomb_is_read_no_further_than_decks_are_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "MOST_BYTES", 9_000_000)
    packed = tmp_path / "bomb.zip"
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as made:
        for number in range(8):
            made.writestr(f"{number}.txt", b" " * 5_000_000)
    found = list(pieces([packed]))
    assert all(one.refused and not one.data for one in found)
    assert len(found) == 4
    assert "The rest of it was left" in found[-1].refused


def test_so_many_lists_are_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "MOST_PIECES", 3)
    for number in range(6):
        (tmp_path / f"{number}.txt").write_text(LIST)
    found = list(pieces([tmp_path]))
    assert len(found) == 4
    assert "not read at once" in found[-1].refused


def test_a_damaged_member_is_refused_and_the_rest_read(tmp_path: Path) -> None:
    packed = tmp_path / "torn.zip"
    with zipfile.ZipFile(packed, "w") as made:
        made.writestr("bad.txt", LIST)
        made.writestr("good.txt", LIST)
    packed.write_bytes(packed.read_bytes().replace(LIST.encode(), LIST.encode().swapcase(), 1))
    bad, good = pieces([packed])
    assert "can't be unpacked" in bad.refused
    assert good.data.decode() == LIST
    (tmp_path / "torn.zip").write_bytes(b"PK\x03\x04 and no more")
    (none,) = pieces([packed])
    assert "can't be opened as a zip" in none.refused
