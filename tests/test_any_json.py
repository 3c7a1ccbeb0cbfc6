"""Files of the player's that hold anything but what the program has written: said or passed over, and never the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.game import catalogue
from vtes_desktop import folders
from vtes_desktop.cards import lists
from vtes_desktop.decks.collection import from_json
from vtes_desktop.decks.encoding import UnreadableDeckError
from vtes_desktop.decks.revisions import Revisions
from vtes_desktop.lan.tickets import Tickets
from vtes_desktop.ui import last_table
from vtes_desktop.ui.builder.remembered import Looks, Remembered
from vtes_desktop.ui.last_table import LastTable
from vtes_desktop.ui.lessons.progress import Progress
from vtes_desktop.ui.options import Options, Settings


def collection(path: Path) -> str:
    try:
        from_json(path.read_bytes())
    except UnreadableDeckError:
        return "said"
    return ""


def chosen_list(path: Path) -> object:
    path.replace(folders.settings() / "settings.json")
    return lists.chosen()


def revisions(path: Path) -> object:
    path.replace(path.with_name("Mine.vtesdeck.jsonl"))
    return Revisions(path.parent, path.parent, catalogue()).of(path.with_name("Mine.vtesdeck"))


READ: dict[str, tuple[Callable[[Path], object], object]] = {
    "settings": (lambda path: Settings(path).options, Options()),
    "chosen card list": (chosen_list, None),
    "last table": (last_table.load, LastTable()),
    "builder": (lambda path: Remembered(path).looks, Looks()),
    "lessons": (lambda path: Progress(path).of("first"), 0),
    "collection": (collection, "said"),
    "revisions": (revisions, []),
    "seats": (lambda path: Tickets(path.parent).all(), []),
}
WRONG = {
    "nothing": b"",
    "another kind": b"[1, 2]",
    "half a file": b'{"name": "Sar',
    "no text": b'{"name": "\xff\xfe", "owned": {"\xff": 1}}',
    "nested without end": b'{"a":' * 100_000,
    "nested in what is known": b'{"stops":' + b'{"a":' * 100_000,
    "a list without end": b"[" * 100_000,
}


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("what", READ)
def test_whatever_stands_in_a_file_the_program_goes_on(tmp_path: Path, what: str, wrong: str) -> None:
    read, usual = READ[what]
    path = tmp_path / "network-seats.json"
    path.write_bytes(WRONG[wrong])
    assert read(path) == usual


# -- the settings


def test_settings_that_cannot_be_read_are_kept_beside_the_new_ones(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"name": "Sarah", "text_scale": "huge"}', encoding="utf-8")
    settings = Settings(path)
    assert "text_scale" in settings.problem
    settings.change(motion=False)
    settings.change(motion=True)
    assert Settings(path).problem == ""
    (kept,) = tmp_path.glob("settings.json.damaged-*")
    assert "Sarah" in kept.read_text(encoding="utf-8")


def test_settings_that_a_person_has_mended_meanwhile_are_taken(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"name": "Sarah", "text_scale": "huge"}', encoding="utf-8")
    settings = Settings(path)
    path.write_text('{"name": "Sarah", "text_scale": 1.5}', encoding="utf-8")
    settings.change(motion=False)
    assert (settings.options.name, settings.options.text_scale, settings.options.motion) == ("Sarah", 1.5, False)
    assert [one.name for one in tmp_path.iterdir()] == ["settings.json"]


def test_what_another_window_has_set_stays(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    one, other = Settings(path), Settings(path)
    one.change(name="Sarah", stops={"block": "always"})
    other.change(motion=False)
    one.change(last_decks=["mine"])
    other.change(name="Alexis")
    read = Settings(path).options
    assert (read.name, read.motion, read.last_decks, read.stops) == ("Alexis", False, ["mine"], {"block": "always"})
    assert other.options.last_decks == ["mine"]
