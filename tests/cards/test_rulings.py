"""Rulings, in both dialects."""

from __future__ import annotations

import re
import shutil
import time
from pathlib import Path

import pytest

from vtes_desktop.cards import lists
from vtes_desktop.cards.catalogue import Catalogue, load
from vtes_desktop.cards.lists import CardListError, CardLists
from vtes_desktop.cards.rulings import Reference, Ruling, Rulings, read_rulings

from .test_lists import CRYPT_HEAD, LIBRARY_HEAD, SOMEONE, SOMETHING

FILES = {
    "rulings.yaml": """
100001|Something:
  - 'Counts once, even with {Other Card} and {Third Card}. [LSJ 19980302-2] [ANK 20221011]'
  - '[DOM][pot] A [vsn] costs. [RBK equip]'
G00001|A group:
  - Is the same for all. [TOM 19960226]
""",
    "groups.yaml": """
G00001|A group:
  100001|Something: ''
  200001|Someone: '[val]/[VAL]'
""",
    "references.yaml": "LSJ 19980302-2: https://example.org/a\nRBK equip: https://example.org/b\n",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The smallest lists with rulings."""
    folder = tmp_path / "lists"
    folder.mkdir()
    (folder / "vtescrypt.csv").write_text(CRYPT_HEAD + SOMEONE, encoding="utf-8")
    (folder / "vteslib.csv").write_text(LIBRARY_HEAD + SOMETHING, encoding="utf-8")
    for name, content in FILES.items():
        (folder / name).write_text(content, encoding="utf-8")
    return folder


def test_rulings_are_taken_apart(folder: Path) -> None:
    assert read_rulings(CardLists(folder)) == {
        100001: (
            Ruling(
                "Counts once, even with Other Card and Third Card.",
                references=(Reference("LSJ 19980302-2", "https://example.org/a"), Reference("ANK 20221011", "")),
                cards=("Other Card", "Third Card"),
            ),
            Ruling("A [viz] costs.", ("DOM", "pot"), (Reference("RBK equip", "https://example.org/b"),)),
            Ruling("Is the same for all.", references=(Reference("TOM 19960226", ""),), group="A group"),
        ),
        200001: (Ruling("Is the same for all.", ("val", "VAL"), (Reference("TOM 19960226", ""),), group="A group"),),
    }


def test_rulings_in_the_shape_of_krcg_5_14(folder: Path) -> None:
    (folder / "rulings.yaml").write_text(
        """
100001|Something:
  - 'Counts once, even with {100002|Other Card} and {200003|Third Card (ADV)}. [LSJ 19980302-2]'
G00001|A group:
  - overrides:
      100001|Something: '[pot] Is another.'
    text: Is the same for {100002|Other Card}. [TOM 19960226] [RBK equip]
"""
    )
    where = (Reference("TOM 19960226", ""), Reference("RBK equip", "https://example.org/b"))
    assert read_rulings(CardLists(folder)) == {
        100001: (
            Ruling(
                "Counts once, even with Other Card and Third Card (ADV).",
                references=(Reference("LSJ 19980302-2", "https://example.org/a"),),
                cards=("Other Card", "Third Card (ADV)"),
            ),
            Ruling("Is another.", ("pot",), where, group="A group"),
        ),
        200001: (Ruling("Is the same for Other Card.", ("val", "VAL"), where, ("Other Card",), "A group"),),
    }


def test_rulings_are_there_for_half_the_cards(catalogue: Catalogue) -> None:
    ruled = [number for number in catalogue.cards if catalogue.rulings.of(number)]
    assert len(ruled) == 2054
    assert catalogue.rulings.problem == ""
    assert catalogue.rulings.of(1) == ()


def test_every_ruling_says_where_it_is_from(catalogue: Catalogue) -> None:
    unlinked = set()
    for number in catalogue.cards:
        for ruling in catalogue.rulings.of(number):
            assert ruling.text
            assert ruling.references, ruling.text
            assert not re.search(r"[{}]|\[[A-Z]{3} \d", ruling.text), ruling.text
            unlinked |= {reference.code for reference in ruling.references if not reference.url}
    assert unlinked == {"KOT 20081119"}  # the lists themselves have no address for it


def test_every_card_that_a_ruling_mentions_is_found(catalogue: Catalogue) -> None:
    named = {name for number in catalogue.cards for ruling in catalogue.rulings.of(number) for name in ruling.cards}
    assert len(named) > 300
    assert [name for name in sorted(named) if not catalogue.versions(name)] == []


def test_both_dialects_rule_the_same_of_a_card(catalogue_4: Catalogue, catalogue_5: Catalogue) -> None:
    number = catalogue_4.find(".44 Magnum").id
    assert catalogue_4.rulings.of(number) == catalogue_5.rulings.of(number) != ()


def test_the_newest_lists_have_their_rulings(lists_newest: Path) -> None:
    newest = load(lists_newest, cache=False)
    told = [ruling for number in newest.cards for ruling in newest.rulings.of(number)]
    assert newest.rulings.problem == ""
    assert len(told) > 5_000
    assert not [ruling.text for ruling in told if re.search(r"[{}|]", ruling.text) or not ruling.references]
    assert not [name for ruling in told for name in ruling.cards if not newest.versions(name)]
    ward = newest.rulings.of(newest.find("Chanjelin Ward").id)
    assert any("to burn the card to fail an action" in ruling.text for ruling in ward)


def test_rulings_of_a_group_come_with_the_effect_they_are_about(catalogue: Catalogue) -> None:
    rulings = catalogue.rulings.of(catalogue.find("Puppet Master").id)
    assert {ruling.marks for ruling in rulings if ruling.group == "Temporary control"} == {("DOM",)}


def test_nothing_is_read_before_it_is_asked_for(folder: Path) -> None:
    catalogue = load(folder, cache=False)
    rulings = catalogue.rulings
    shutil.rmtree(folder)
    assert rulings.of(100001) == ()
    assert "rulings can" in rulings.problem or "could not be read" in rulings.problem


def test_kept_rulings_are_the_same_and_quick(home: Path, folder: Path) -> None:
    before = load(folder).rulings.of(100001)
    assert list((home / "cache").glob("rulings-*"))
    assert load(folder).rulings.of(100001) == before


def test_a_second_card_costs_nothing(catalogue: Catalogue) -> None:
    catalogue.rulings.of(100001)
    start = time.process_time()
    for number in catalogue.cards:
        catalogue.rulings.of(number)
    assert time.process_time() - start < 0.5


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("rulings.yaml", "a: [unclosed"),
        ("rulings.yaml", "- just\n- a list\n"),
        ("rulings.yaml", "100001|Something: not a list\n"),
        ("rulings.yaml", "100001|Something:\n  - {a: mapping}\n"),
        ("rulings.yaml", "!!python/object/apply:os.system ['true']"),
        ("rulings.yaml", b"\xff\xfe\xfa"),
        ("groups.yaml", "G00001|A group: words\n"),
        ("references.yaml", "LSJ: {a: b}\n"),
        ("references.yaml", None),
    ],
)
def test_broken_rulings_are_a_sentence_and_no_more(folder: Path, name: str, content: str | bytes | None) -> None:
    if content is None:
        (folder / name).unlink()
    else:
        (folder / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(CardListError, match=name):
        read_rulings(CardLists(folder))
    rulings = load(folder, cache=False).rulings
    assert rulings.of(100001) == ()
    assert name in rulings.problem
    assert "pip install" in rulings.problem


def test_no_lists_no_rulings() -> None:
    assert Rulings(None).of(100001) == ()
    assert Catalogue([]).rulings.problem == ""


def test_the_installed_lists_have_rulings() -> None:
    assert read_rulings(lists.installed())
