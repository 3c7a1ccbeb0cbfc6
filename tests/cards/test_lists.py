"""Finding and reading the list files; what is said when they are missing or broken."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from vtes_desktop.cards import lists, reader
from vtes_desktop.cards.lists import CardListError, CardLists

CRYPT_HEAD = '"Id","Name","Aka","Type","Clan","Path","Adv","Group","Capacity","Disciplines","Card Text","Set","Title"\n'
LIBRARY_HEAD = (
    '"Id","Name","Aka","Type","Clan","Path","Discipline","Pool Cost","Blood Cost","Conviction Cost","Burn Option",'
    '"Card Text","Flavor Text","Set","Banned","Artist","Capacity"\n'
)
SOMEONE = '"200001","Someone","","Vampire","Brujah","","","2","5","dom POT","Camarilla.","V5:PB2",""\n'
SOMETHING = '"100001","Something","","Master","","","","2","","","","Unique.","","V5:PB","","",""\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the smallest good lists."""
    (tmp_path / "vtescrypt.csv").write_text(CRYPT_HEAD + SOMEONE, encoding="utf-8")
    (tmp_path / "vteslib.csv").write_text(LIBRARY_HEAD + SOMETHING, encoding="utf-8")
    return tmp_path


def test_the_installed_lists_are_found() -> None:
    found = lists.installed()
    assert found.has(lists.CRYPT)
    assert found.has(lists.LIBRARY)
    assert found.has(lists.RULINGS)


def test_finding_the_lists_does_not_import_krcg() -> None:
    code = (
        "import sys; from vtes_desktop.cards import lists; lists.installed(); "
        "sys.exit(any(name.split('.')[0] in ('krcg', 'cards') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_folder_named_cards_beside_the_program_does_not_hide_the_lists(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "__init__.py").write_text("raise SystemExit('imported')")
    code = "from vtes_desktop.cards import lists; print(lists.installed().source)"
    ended = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert (Path(ended.stdout.strip()) / lists.CRYPT).is_file()


@pytest.mark.parametrize("dialect", ["lists_4", "lists_5"])
def test_either_krcg_is_found_when_it_is_installed(
    request: pytest.FixtureRequest, tmp_path: Path, dialect: str
) -> None:
    source: Path = request.getfixturevalue(dialect)
    if source.is_dir():
        inside = "cards" if dialect == "lists_4" else "krcg/cards"
        shutil.copytree(source, tmp_path / inside)
        (tmp_path / "krcg").mkdir(exist_ok=True)
        (tmp_path / "krcg" / "__init__.py").touch()
    else:
        with zipfile.ZipFile(source) as wheel:
            wheel.extractall(tmp_path)
    code = "from vtes_desktop.cards import lists, reader; print(len(reader.read_cards(lists.installed())))"
    code += "; print(lists.installed().source)"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    ended = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    count, found = ended.stdout.splitlines()
    assert count == "4149"
    assert Path(found).is_relative_to(tmp_path)


@pytest.mark.parametrize("inside", ["", "cards", "krcg/cards"])
def test_lists_are_read_from_a_folder(folder: Path, tmp_path: Path, inside: str) -> None:
    target = tmp_path / "moved" / inside
    target.mkdir(parents=True)
    for name in ("vtescrypt.csv", "vteslib.csv"):
        shutil.move(folder / name, target / name)
    cards = reader.read_cards(lists.locate(str(tmp_path / "moved")))
    assert [card.name for card in cards] == ["Someone", "Something"]


@pytest.mark.parametrize("inside", ["", "cards/", "krcg/cards/"])
def test_lists_are_read_from_a_wheel(folder: Path, tmp_path: Path, inside: str) -> None:
    wheel = tmp_path / "krcg-9.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name in ("vtescrypt.csv", "vteslib.csv"):
            archive.write(folder / name, inside + name)
    assert len(reader.read_cards(CardLists(wheel))) == 2


def test_windows_line_ends_and_a_byte_order_mark_change_nothing(folder: Path) -> None:
    before = reader.read_cards(CardLists(folder))
    for name in ("vtescrypt.csv", "vteslib.csv"):
        text = (folder / name).read_text(encoding="utf-8")
        (folder / name).write_bytes(text.replace("\n", "\r\n").encode("utf-8-sig"))
    assert reader.read_cards(CardLists(folder)) == before


def test_the_digest_follows_the_content(folder: Path) -> None:
    files = CardLists(folder)
    before = files.digest(lists.CRYPT, lists.LIBRARY)
    assert before == CardLists(folder).digest(lists.CRYPT, lists.LIBRARY)
    (folder / "vteslib.csv").write_text(LIBRARY_HEAD + SOMETHING.replace("Some", "Same"), encoding="utf-8")
    assert files.digest(lists.CRYPT, lists.LIBRARY) != before


def test_no_lists_where_the_player_pointed(tmp_path: Path) -> None:
    with pytest.raises(CardListError, match="no card list in") as raised:
        lists.locate(tmp_path)
    assert str(tmp_path) in str(raised.value)
    assert "vtescrypt.csv" in str(raised.value)
    with pytest.raises(CardListError, match="no such file or folder"):
        lists.locate(tmp_path / "nowhere")


def test_no_krcg_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "_installed_folders", list)
    with pytest.raises(CardListError, match="pip install krcg"):
        lists.installed()


def test_a_file_that_is_no_wheel(tmp_path: Path) -> None:
    (tmp_path / "lists.whl").write_bytes(b"not a zip")
    with pytest.raises(CardListError, match="no readable wheel"):
        CardLists(tmp_path / "lists.whl")


def test_a_wheel_damaged_inside(folder: Path, tmp_path: Path) -> None:
    wheel = tmp_path / "krcg-9.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(folder / "vtescrypt.csv", "cards/vtescrypt.csv")
    content = bytearray(wheel.read_bytes())
    content[60:90] = bytes(30)
    wheel.write_bytes(content)
    with pytest.raises(CardListError, match=r"vtescrypt\.csv could not be read"):
        reader.read_cards(CardLists(wheel))


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("vteslib.csv", None, "vteslib.csv could not be read"),
        ("vtescrypt.csv", b"\xff\xfe\x00", "not UTF-8"),
        ("vtescrypt.csv", b"", "no column “Id”"),
        ("vtescrypt.csv", b"<html>404</html>", "no column “Id”"),
        ("vteslib.csv", LIBRARY_HEAD.replace("Card Text", "Words").encode(), "no column “Card Text”"),
        ("vtescrypt.csv", (CRYPT_HEAD + '"200001","Someone"\n').encode(), "line 2 is cut short"),
        ("vtescrypt.csv", (CRYPT_HEAD + SOMEONE.replace('"5"', '"many"')).encode(), r"line 2 \(Someone\)"),
        (
            "vtescrypt.csv",
            (CRYPT_HEAD + SOMEONE.replace("Vampire", "Werewolf")).encode(),
            "unknown card type “Werewolf”",
        ),
        ("vtescrypt.csv", (CRYPT_HEAD + SOMEONE.replace("dom", "dam")).encode(), "unknown Discipline “dam”"),
        ("vtescrypt.csv", (CRYPT_HEAD + SOMEONE.replace("Someone", "")).encode(), "no name"),
        ("vtescrypt.csv", (CRYPT_HEAD + SOMEONE.replace("200001", "two")).encode(), "line 2"),
        ("vteslib.csv", (LIBRARY_HEAD + SOMETHING.replace('"2"', '"free"')).encode(), r"line 2 \(Something\)"),
        ("vtescrypt.csv", (CRYPT_HEAD + SOMEONE.replace('"5"', '"' + "9" * 30 + '"')).encode(), "too large a number"),
        ("vtescrypt.csv", (CRYPT_HEAD + SOMEONE.replace("PB2", "PB" + "9" * 30)).encode(), "too large a number"),
        ("vteslib.csv", (LIBRARY_HEAD + '"1' + "x" * 200_000).encode(), "line"),
    ],
)
def test_a_broken_list_is_named_with_its_line(folder: Path, name: str, content: bytes | None, said: str) -> None:
    if content is None:
        (folder / name).unlink()
    else:
        (folder / name).write_bytes(content)
    with pytest.raises(CardListError, match=said) as raised:
        reader.read_cards(CardLists(folder))
    assert name in str(raised.value)
    assert "pip install" in str(raised.value)
