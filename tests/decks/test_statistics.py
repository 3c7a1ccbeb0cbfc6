"""A deck in numbers."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from tests.decks.conftest import decks
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.reading import read_deck_file
from vtes_desktop.decks.statistics import DisciplineUse, capacity_span, statistics


def test_one_deck_counted_by_hand(catalogue: Catalogue) -> None:
    deck = Deck()
    for name, count in (("Anneke", 3), ("Anarch Convert", 2), ("Deflection", 4), ("Villein", 2), ("Blood Doll", 1)):
        deck.add(catalogue.find(name).id, count)
    found = statistics(deck, catalogue)
    assert (found.crypt, found.library, found.distinct) == (5, 7, 5)
    assert found.capacities == {1: 2, 10: 3}
    assert (found.span.lowest, found.span.highest, found.span.average) == (22, 31, 6.4)
    assert found.groups == {"1": 3, "any": 2}
    assert found.clans == {"Toreador": 3, "Caitiff": 2}
    assert found.titles == {"justicar": 3}
    assert found.types == {"Reaction": 4, "Master": 3}
    assert (found.trifles, found.free) == (2, 3 + 0)
    assert found.blood_costs == {1: 4}
    assert found.blood_total == 4
    dominate = next(use for use in found.disciplines if use.code == "dom")
    assert dominate == DisciplineUse("dom", basic=3, superior=0, required=4, with_basic=4, with_superior=4)
    celerity = next(use for use in found.disciplines if use.code == "cel")
    assert (celerity.basic, celerity.superior, celerity.required) == (0, 3, 0)


def test_an_empty_deck_has_no_numbers(catalogue: Catalogue) -> None:
    found = statistics(Deck(), catalogue)
    assert (found.crypt, found.library, found.span.average) == (0, 0, 0.0)
    assert found.disciplines == ()


def test_cards_that_the_catalogue_does_not_have_are_told_apart(catalogue: Catalogue) -> None:
    deck = Deck()
    deck.add(199_999, 2)
    assert statistics(deck, catalogue).unknown == (199_999,)


@given(data=st.data())
def test_sums_agree_and_the_span_is_of_four_copies(data: st.DataObject, catalogue: Catalogue) -> None:
    deck = data.draw(decks(words=False, comments=False))
    found = statistics(deck, catalogue)
    assert sum(found.capacities.values()) == sum(found.groups.values()) == found.crypt == deck.crypt_count
    assert sum(found.types.values()) == found.library == deck.library_count
    capacities = sorted(chain(*([catalogue.card(e.card_id).capacity or 0] * e.count for e in deck.crypt)))
    assert found.span == capacity_span(deck, catalogue)
    assert (found.span.lowest, found.span.highest) == (sum(capacities[:4]), sum(capacities[-4:]))
    for use in found.disciplines:
        assert use.basic + use.superior <= found.crypt
        assert use.with_basic <= use.required >= use.with_superior


def test_trifles_are_those_that_the_archive_counts(sample: list[Path], catalogue: Catalogue) -> None:
    counted = 0
    for path in sample:
        line = next(one for one in path.read_text(encoding="utf-8").split("\n") if one.startswith("Master ("))
        declared = int(line.split("; ")[1].split(" ")[0]) if ";" in line else 0
        assert statistics(read_deck_file(path, catalogue).deck, catalogue).trifles == declared, path.name
        counted += declared
    assert counted > 300
