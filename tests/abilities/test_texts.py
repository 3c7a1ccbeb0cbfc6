"""Texts are read back where they are kept, compiled one by one where they are not, and whole for whoever wants all."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from vtes_desktop.abilities import texts as module
from vtes_desktop.abilities.filling import is_done
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.cards.catalogue import Catalogue, load

NAMES = ("Govern the Unaligned", "Deflection", "Theo Bell", "The Rack", "Black Cat", "Majesty")


def kept(home: Path) -> list[Path]:
    return list((home / "cache").glob("abilities-*.msgpack"))


def fails(*_: object) -> None:
    pytest.fail("it was compiled again")


@pytest.fixture
def catalogue(home: Path) -> Catalogue:  # noqa: ARG001 - a home of its own
    return load()


def test_a_first_table_has_only_its_own_cards_compiled(catalogue: Catalogue, home: Path) -> None:
    texts, compiled = Texts.kept(catalogue), Texts()
    for name in NAMES:
        card = catalogue.find(name)
        assert texts.of(card) == compiled.of(card)
    assert Texts.kept(catalogue) is texts, "the next who asks has not to compile them again"
    assert kept(home) == []
    assert not is_done(catalogue)


def test_what_is_kept_meanwhile_is_read(catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Texts.kept(catalogue)
    texts.of(catalogue.library[0])
    expected = Texts.all_kept(load()).of(catalogue.library[1])
    monkeypatch.setattr(module, "text_of", fails)
    assert texts.of(catalogue.library[1]) == expected


def test_what_is_damaged_is_compiled_and_made_again(catalogue: Catalogue, home: Path) -> None:
    expected = Texts.all_kept(catalogue).of(catalogue.library[1])
    (path,) = kept(home)
    path.write_bytes(path.read_bytes()[:-1])
    again = load()
    assert Texts.kept(again).of(again.library[1]) == expected
    assert not is_done(again), "whoever fills it must not take it for whole"
    Texts.all_kept(again)
    assert is_done(load())


def test_who_wants_all_keeps_them(catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Texts.all_kept(catalogue).all_of(catalogue.cards.values())
    monkeypatch.setattr(module, "text_of", fails)
    again = load()
    assert Texts.kept(again).all_of(again.cards.values()) == made


def test_the_compiler_is_not_loaded_where_all_is_kept(catalogue: Catalogue) -> None:
    Texts.all_kept(catalogue)
    words = (
        "import sys; from vtes_desktop.abilities.texts import Texts; from vtes_desktop.cards.catalogue import load; "
        "cards = load(); print(Texts.kept(cards).of(cards.library[0]).covered); "
        "print(*(name for name in sys.modules if name.startswith('vtes_desktop.abilities.text.')))"
    )
    told = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True).stdout.split()
    assert told[0] in ("True", "False")
    assert "vtes_desktop.abilities.text.nouns" in told
    assert "vtes_desktop.abilities.text.compiler" not in told
    assert not [name for name in told if ".sentences" in name or ".clauses" in name]
