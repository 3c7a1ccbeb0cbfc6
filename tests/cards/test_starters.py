"""The published starter decks."""

from __future__ import annotations

import pytest

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card, CardSet, Printing


@pytest.mark.parametrize(
    ("code", "name", "crypt", "library"),
    [
        ("V5:PL", "Fifth Edition: Lasombra", 12, 77),
        ("V5:PV", "Fifth Edition: Ventrue", 12, 77),
        ("V5A:PBh", "Fifth Edition (Anarch): Banu Haqim", 12, 77),
        ("V5C:PTz", "Fifth Edition (Companion): Tzimisce", 12, 77),
        ("SV5:PCaine", "Sabbat V5: Path of Caine", 12, 77),
        ("SP:DoF", "Sabbat Preconstructed: Den of Fiends", 12, 77),
        ("KoT:PM", "Keepers of Tradition: Malkavian", 12, 77),
        ("FN:PA", "Final Nights: Assamite", 12, 77),
        ("CE:PTo", "Camarilla Edition: Toreador", 12, 77),
        ("SW:PT", "Sabbat War: Tzimisce", 12, 77),
        ("NB:PTr", "New Blood: Tremere", 6, 49),
        ("Third:SKTz", "Third Edition: Starter Kit Tzimisce", 6, 44),
    ],
)
def test_a_starter_has_its_name_and_counts(
    catalogue: Catalogue, code: str, name: str, crypt: int, library: int
) -> None:
    (deck,) = [deck for deck in catalogue.starters if deck.code == code]
    assert deck.name == name
    assert deck.set == code.partition(":")[0]
    assert deck.released == catalogue.sets[deck.set].released
    assert (deck.crypt_size, deck.library_size) == (crypt, library)
    assert deck.playable == (crypt >= 12)


def test_all_whole_decks_are_playable(catalogue: Catalogue) -> None:
    playable = [deck for deck in catalogue.starters if deck.playable]
    assert len(playable) == 67
    assert len(catalogue.starters) == 90
    assert {(deck.crypt_size, deck.library_size) for deck in playable} == {(12, 77)}
    for deck in catalogue.starters:
        assert all(catalogue.cards[number].kind == "crypt" and copies > 0 for number, copies in deck.crypt)
        assert all(catalogue.cards[number].kind == "library" and copies > 0 for number, copies in deck.library)


def test_playable_decks_keep_the_grouping_rule(catalogue: Catalogue) -> None:
    for deck in catalogue.starters:
        groups = {catalogue.cards[number].group for number, _ in deck.crypt} - {"any"}
        numbers = [group for group in groups if isinstance(group, int)]
        assert max(numbers) - min(numbers) <= 1, deck.name


def test_both_dialects_have_the_same_decks(catalogue_4: Catalogue, catalogue_5: Catalogue) -> None:
    assert catalogue_4.starters == catalogue_5.starters


def test_the_known_names_are_the_newer_lists_own(catalogue_5: Catalogue) -> None:
    from vtes_desktop.cards.starters import starter_decks

    assert starter_decks(catalogue_5, None) == catalogue_5.starters


def test_codes_and_names_are_unique_and_newest_come_first(catalogue: Catalogue) -> None:
    assert len({deck.code for deck in catalogue.starters}) == len(catalogue.starters)
    assert len({deck.name for deck in catalogue.starters}) == len(catalogue.starters)
    released = [deck.released for deck in catalogue.starters]
    assert released == sorted(released, reverse=True)


def test_a_deck_that_nobody_named_goes_by_its_code_and_packs_are_no_decks() -> None:
    def vampire(number: int, *printings: Printing) -> Card:
        return Card(id=number, name=f"V{number}", kind="crypt", types=("Vampire",), printings=printings)

    def master(number: int, *printings: Printing) -> Card:
        return Card(id=number, name=f"M{number}", kind="library", types=("Master",), printings=printings)

    catalogue = Catalogue(
        [
            vampire(200001, Printing("New", "", "PZ", 12), Printing("New", "", "Pack", 40)),
            master(100001, Printing("New", "", "PZ", 60), Printing("New", "", "Pack", 60), Printing("New", "C", "", 1)),
        ],
        [CardSet("New", "Newest", "2030-01-01")],
    )
    (deck,) = catalogue.starters
    assert (deck.code, deck.name, deck.playable) == ("New:PZ", "Newest: PZ", True)
    assert deck.crypt == ((200001, 12),)
    assert deck.library == ((100001, 60),)
