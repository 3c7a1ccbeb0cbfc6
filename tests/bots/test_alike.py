"""Cards that do the same are found by what the referee reads of them."""

from __future__ import annotations

import pytest

from vtes_desktop.abilities.texts import Texts
from vtes_desktop.bots.alike import alike, deeds_of
from vtes_desktop.cards.catalogue import Catalogue, load


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load(cache=False)


@pytest.fixture(scope="module")
def few(catalogue: Catalogue) -> Catalogue:
    """A few cards that do much the same, and some that don't."""
    names = (
        "Conditioning", "Threats", "Foreshadowing Destruction", "Aire of Elation", "Deflection", "Redirection",
        "My Enemy's Enemy", "On the Qui Vive", "Wake with Evening's Freshness", "Majesty", "Villein", "Blood Doll",
        "Torn Signpost", "Anson", "Suzanne Kadim", "Uriah Winter",
    )  # fmt: skip
    return Catalogue(catalogue.find(name) for name in names)


@pytest.mark.parametrize(
    ("name", "first", "shared"),
    [
        ("Conditioning", "Threats", "+2 bleed"),
        ("Deflection", "Redirection", "redirects a bleed"),
        ("On the Qui Vive", "Wake with Evening's Freshness", "wakes"),
        ("Villein", "Blood Doll", "moves blood to the pool"),
        ("Anson", "Suzanne Kadim", "same clan"),
    ],
)
def test_what_does_the_same_comes_first(few: Catalogue, name: str, first: str, shared: str) -> None:
    found = alike(few.find(name), few, Texts())
    assert found[0].card.name == first
    assert shared in found[0].shared
    assert [one.likeness for one in found] == sorted((one.likeness for one in found), reverse=True)


def test_a_bleed_of_the_same_discipline_is_nearer_than_of_another(few: Catalogue) -> None:
    place = {one.card.name: number for number, one in enumerate(alike(few.find("Conditioning"), few, Texts()))}
    assert place["Threats"] < place["Foreshadowing Destruction"] < place["Aire of Elation"]
    assert not {"Deflection", "Majesty", "Anson"} & place.keys()


def test_deeds_are_the_greatest_of_all_ways_to_play_a_card(few: Catalogue) -> None:
    assert deeds_of(Texts().of(few.find("Conditioning"))) == {"bleed": 3}
