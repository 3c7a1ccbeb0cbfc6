"""The lists as typed cards, in both dialects."""

from __future__ import annotations

import csv
import io
import re

import pytest

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.lists import CardLists
from vtes_desktop.cards.model import Card, Cost, DisciplineLevel, Printing

# The two dialects word these things differently on purpose, or differ in what they hold.
NEWER_ONLY_ALIASES = {"Mask of a Thousand Faces", "Louvre, Paris, The"}
"""5.9 has one alias more, and writes one French article first."""
NEWER_WORDS = {"Blood Sorcery": "Thaumaturgy"}
"""5.9 uses the newer name of this Discipline inside texts, and clans' newer names (in odd plurals)."""
NEWER_CLANS = {"Followers of Set": "Ministry", "Follower of Set": "Ministry", "Ministries": "Ministry"}
NEWER_CLANS |= {"Assamites": "Banu Haqim", "Assamite": "Banu Haqim"}
OTHER_SETS = {
    "POD",
    "Promo",
    "KoT",
    "KoTR",
    "HttB",
    "HttBR",
    "Anthology",
    "Ant1",
    "DM",
    "TU",
    "AU",
    "PP1",
    "PP2",
    "PP3",
}
"""Reprints: 4.19 files them under the reprinted set, 5.9 under sets of their own, or not at all."""


def test_the_whole_pool_is_there(catalogue: Catalogue) -> None:
    assert len(catalogue.crypt) == 1785
    assert len(catalogue.library) == 2364
    assert len(catalogue) == len(catalogue.cards) == 4149
    assert all(200_000 < card.id < 300_000 for card in catalogue.crypt)
    assert all(100_000 < card.id < 200_000 for card in catalogue.library)


@pytest.mark.parametrize(
    "field",
    [
        field
        for field in Card.__struct_fields__
        if field not in ("aka", "banned", "formats", "printings", "artists", "text", "foreign")
    ],
)
def test_both_dialects_say_the_same(catalogue_4: Catalogue, catalogue_5: Catalogue, field: str) -> None:
    assert catalogue_4.cards.keys() == catalogue_5.cards.keys()
    for number, card in catalogue_4.cards.items():
        assert getattr(card, field) == getattr(catalogue_5.cards[number], field), card.name


def test_aliases_are_the_same_but_for_two(catalogue_4: Catalogue, catalogue_5: Catalogue) -> None:
    unlike = {card.name for number, card in catalogue_4.cards.items() if card.aka != catalogue_5.cards[number].aka}
    assert unlike == NEWER_ONLY_ALIASES


def test_texts_are_the_same_but_for_newer_words(catalogue_4: Catalogue, catalogue_5: Catalogue) -> None:
    def plain(card: Card) -> list[tuple[tuple[str, ...], str]]:
        words = []
        for part in card.text:
            text = part.text
            for newer, older in (NEWER_WORDS | NEWER_CLANS).items():
                text = text.replace(newer, older)
            words.append((part.marks, re.sub(r"\ban (?=Ministry)", "a ", text)))
        return words

    unlike = [
        card.name for number, card in catalogue_4.cards.items() if plain(card) != plain(catalogue_5.cards[number])
    ]
    assert unlike == []


def test_bans_are_the_same_to_the_year(catalogue_4: Catalogue, catalogue_5: Catalogue) -> None:
    banned = {number: card.banned for number, card in catalogue_4.cards.items() if card.banned}
    newer = {number: card.banned for number, card in catalogue_5.cards.items() if card.banned}
    assert len(banned) == 20
    assert banned == {number: date[:4] for number, date in newer.items()}
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d", date) for date in newer.values())


def test_printings_are_the_same_but_for_reprints(catalogue_4: Catalogue, catalogue_5: Catalogue) -> None:
    def printed(card: Card) -> set[Printing]:
        return {one for one in card.printings if one.set.partition("-")[0] not in OTHER_SETS}

    unlike = [
        card.name for number, card in catalogue_4.cards.items() if printed(card) != printed(catalogue_5.cards[number])
    ]
    assert unlike == []


def test_only_the_newer_lists_name_formats(catalogue_4: Catalogue, catalogue_5: Catalogue) -> None:
    assert not any(card.formats for card in catalogue_4.cards.values())
    assert sum(card.formats == ("V5",) for card in catalogue_5.cards.values()) == 19


def test_nearly_every_card_names_its_artists(catalogue: Catalogue) -> None:
    assert sum(not card.artists for card in catalogue.cards.values()) < 10
    assert not any("&" in artist or ";" in artist for card in catalogue.cards.values() for artist in card.artists)


def test_requirements_agree_with_the_lists_own_table(catalogue_4: Catalogue, lists_4: object) -> None:
    """4.19 has a table of requirements; ours come from the texts, so that 5.x has them too."""
    assert isinstance(catalogue_4.source, type(lists_4))
    rows = csv.DictReader(io.StringIO(CardLists(catalogue_4.source).read("vteslibmeta.csv").decode("utf-8-sig")))  # type: ignore[arg-type]
    table = {int(row["Id"]): {word.strip().lower() for word in row["Requirement"].split(",")} for row in rows}
    unlike = {
        card.name: (set(card.requirement), table.get(card.id, set()))
        for card in catalogue_4.library
        if set(card.requirement) != table.get(card.id, set())
    }
    forgotten = {"Concordance", "Condemnation: Betrayed", "Condemnation: Doomed", "Condemnation: Languid"}
    forgotten |= {"Condemnation: Mute", "Diabolic Lure", "Hall of Hades' Court", "Missing Voice, The"}
    forgotten |= {"Praxis Seizure: York"}
    assert {name for name, (_, theirs) in unlike.items() if not theirs} == forgotten
    # The Edge is no requirement of a minion: the text asks for it in another sentence.
    assert {name: pair for name, pair in unlike.items() if pair[1]} == {"Patsy": ({"baron"}, {"baron", "edge"})}


def test_no_markup_is_left_in_any_text(catalogue: Catalogue) -> None:
    for card in catalogue.cards.values():
        for part in card.text:
            assert not re.search(r"[{}<>Ⓓ]|(?<!\w)/|/(?!\w)", part.text), card.name
            assert part.text or part.marks, card.name


def test_every_mark_is_known(catalogue: Catalogue) -> None:
    from vtes_desktop.cards.terms import DISCIPLINES

    marks = {mark for card in catalogue.cards.values() for part in card.text for mark in part.marks}
    others = {mark for mark in marks if mark.lower() not in DISCIPLINES}
    assert others == {
        "ACTION",
        "ACTION MODIFIER",
        "COMBAT",
        "FLIGHT",
        "MERGED",
        "REACTION",
        "REFLEX",
        "1 CONVICTION",
        "2 CONVICTION",
    }


def test_every_text_keeps_all_its_words(catalogue_5: Catalogue) -> None:
    assert catalogue_5.source is not None
    files = CardLists(catalogue_5.source)
    for name in ("vtescrypt.csv", "vteslib.csv"):
        for row in csv.DictReader(io.StringIO(files.read(name).decode("utf-8-sig"), newline="")):
            card = catalogue_5.cards[int(row["Id"])]
            ours = " ".join("".join(f"[{mark}]" for mark in part.marks) + part.text for part in card.text)
            theirs = re.sub(r"[{}<>]", "", row["Card Text"]).replace("Ⓓ", "(D)")
            assert re.sub(r"\s", "", ours) == re.sub(r"\s", "", theirs), card.name


@pytest.mark.parametrize("name", ["Ambrosio Luis Monçada, Plenipotentiary", "Gilbert Duane", "Anarch Convert"])
def test_every_crypt_column_is_typed(catalogue: Catalogue, name: str) -> None:
    card = catalogue.find(name)
    assert card.kind == "crypt"
    assert card.types == ("Vampire",)
    assert card.capacity
    assert card.group


def levels(*codes: str) -> tuple[DisciplineLevel, ...]:
    return tuple(DisciplineLevel(code.lower(), code.isupper()) for code in codes)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (
            "Theo Bell (ADV)",
            {"group": 2, "capacity": 7, "advanced": True, "clans": ("Brujah",), "sect": "Independent"},
        ),
        (
            "Theo Bell (G6)",
            {"group": 6, "capacity": 8, "advanced": False, "disciplines": levels("aus", "dom", "CEL", "POT", "PRE")},
        ),
        ("Anarch Convert", {"group": "any", "capacity": 1, "clans": ("Caitiff",), "disciplines": (), "sect": "Anarch"}),
        ("Karl Schrekt", {"title": "2 votes", "sect": "Camarilla", "clans": ("Tremere",)}),
        ("Tegyrius, Vizier (G6)", {"clans": ("Banu Haqim",), "title": "2 votes"}),
        ("Tsigane", {"clans": ("Ravnos",)}),
        (
            'Béatrice "Oracle171" Tremblay',
            {"types": ("Imbued",), "clans": ("Innocent",), "sect": "", "group": 4},
        ),
        ("Pentex Subversion", {"types": ("Master",), "name": "Pentex™ Subversion", "costs": (Cost("pool", 2),)}),
        ("Govern the Unaligned", {"disciplines": levels("dom"), "discipline_rule": "", "types": ("Action",)}),
        ("Deflection", {"disciplines": levels("dom"), "costs": (Cost("blood", 1),), "types": ("Reaction",)}),
        (
            "Quicksilver Contemplation",
            {"disciplines": levels("aus", "tem"), "discipline_rule": "all", "types": ("Action Modifier", "Reaction")},
        ),
        ("Villein", {"costs": (), "capacity": None, "sect": "", "title": ""}),
        ("Bounty", {"costs": (Cost("pool", 0, variable=True),), "types": ("Master",)}),
        ("Awe", {"costs": (Cost("blood", 0, variable=True),)}),
        ("Abjure", {"types": ("Power",), "disciplines": levels("red"), "costs": ()}),
        ("Web of Knives Recruit", {"capacity": 3, "capacity_change": None, "clans": ("Banu Haqim",)}),
        ("Dominate", {"capacity_change": 1, "capacity": None, "types": ("Master",)}),
        ("Rastacourere", {"capacity_change": -1}),
        ("Praxis Seizure: Berlin", {"capacity": None, "capacity_change": None}),
        ("Create Gargoyle", {"clans": ("Tremere", "Tremere antitribu"), "capacity": 2}),
        ("Anarch Free Press, The", {"name": "Anarch Free Press, The", "display_name": "The Anarch Free Press"}),
        ("Anarch Manifesto, An", {"name": "Anarch Manifesto, An", "display_name": "An Anarch Manifesto"}),
        ("Patsy", {"requirement": ("baron",), "types": ("Political Action",)}),
        ("Abbot", {"requirement": ("sabbat",), "types": ("Action",)}),
    ],
)
def test_cards_players_know(catalogue: Catalogue, name: str, expected: dict[str, object]) -> None:
    card = catalogue.find(name)
    assert {field: getattr(card, field) for field in expected} == expected


@pytest.mark.parametrize(
    ("name", "printing"),
    [
        ("Theo Bell", Printing("FN", "U", "", 1)),
        ("Theo Bell", Printing("CE", "", "PB", 1)),
        ("Govern the Unaligned", Printing("Jyhad", "C", "", 1)),
    ],
)
def test_printings_players_know(catalogue: Catalogue, name: str, printing: Printing) -> None:
    assert printing in catalogue.find(name).printings


@pytest.mark.parametrize(
    ("code", "name", "released"),
    [
        ("Jyhad", "Jyhad", "1994-08-16"),
        ("V5", "Fifth Edition", "2020-11-30"),
        ("KoT", "Keepers of Tradition", "2008-11-19"),
        ("SV5", "Sabbat V5", "2025-10-26"),
        ("Promo-20190601", "", "2019-06-01"),
    ],
)
def test_sets_have_names_and_dates(catalogue: Catalogue, code: str, name: str, released: str) -> None:
    one = catalogue.sets[code]
    assert one.released == released
    assert one.name == name if name else "romo" in one.name


def test_every_printing_is_of_a_known_set(catalogue: Catalogue) -> None:
    assert {one.set for card in catalogue.cards.values() for one in card.printings} <= catalogue.sets.keys()
    assert all(card.printings for card in catalogue.cards.values())
