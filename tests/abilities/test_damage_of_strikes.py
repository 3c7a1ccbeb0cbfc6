"""The damage of a strike: of which sort it is, and how much as the strike is resolved (sec. 6.4.5, 6.4.6)."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING, Fighting, fighting
from tests.abilities.table import table
from vtes_desktop.rules.invented import vampire

PRINCE = vampire("Prince", 8, f"{EVERYTHING} FLI", title="prince of Chicago")
ISLAND = "Island of Yiaros"


@pytest.mark.parametrize(
    ("card", "level", "damage"),
    [
        ("Shadow Strike", "obt", 1),
        ("Shadow Strike", "OBT", 1),
        ("Earthshock", "pot", 1),
        ("Earthshock", "POT", 2),
        ("Kraken's Kiss", "vic", 2),
        ("Kraken's Kiss", "VIC", 2),
    ],
)
def test_a_strike_for_strength_counts_what_its_minion_has_as_it_is_resolved(card: str, level: str, damage: int) -> None:
    """A prince has two votes, for which an Island of Yiaros gives so much strength once the strikes are chosen."""
    for used in (False, True):
        fight = fighting(card, kurt=PRINCE, blood=(8, 8), lay=lambda game, *_: game.in_play("Sarah", ISLAND))
        fight.until("hand strike", by="Sarah")
        fight.play(card, level)
        fight.until("use", ISLAND, by="Sarah")
        if used:
            fight.game.pick("use", ISLAND, by="Sarah")
        fight.end()
        assert fight.ira.blood == 8 - damage - (2 if used else 0)


def test_swoop_makes_a_strike_for_strength_stronger() -> None:
    fight = fighting("Swoop", "Earthshock", against=("Fake Out",), kurt=PRINCE, blood=(8, 8))
    fight.play("Fake Out", by="Alexis")
    fight.play("Swoop")
    fight.play("Earthshock", "pot")
    fight.end()
    assert fight.ira.blood == 8 - 2


@pytest.mark.parametrize("assault", [True, False])
def test_damage_by_petra_on_a_baali_is_aggravated_but_that_of_a_psychic_assault(*, assault: bool) -> None:
    fight = fighting("Psychic Assault", kurt="Petra", ira=vampire("Ira", 8, clan="Baali"))
    if assault:
        fight.play("Psychic Assault", "aus")
    fight.end()
    assert (fight.ira.place.region, fight.ira.blood) == (("ready", 5) if assault else ("torpor", 6))


@pytest.mark.parametrize(("card", "level"), [("Dawn Operation", "FOR"), ("Domain of Evernight", "tem")])
@pytest.mark.parametrize("crows", [True, False])
def test_where_all_damage_is_aggravated_that_of_a_psychic_assault_is_not(card: str, level: str, *, crows: bool) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, f"{EVERYTHING} TEM"))
    ira = game.ready("Alexis", vampire("Ira", 8, EVERYTHING), blood=6)
    game.hand("Sarah", card, "Psychic Assault", *(["Carrion Crows"] if crows else []))
    game.pick("bleed", minion=kurt)
    game.pick("play", card, level=level)
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    fight = Fighting(game, kurt, ira)
    if crows:
        fight.play("Carrion Crows", "ani")
    fight.play("Psychic Assault", "AUS")
    fight.end()
    # The crows wound her; the two of the assault are burned for.
    assert (ira.place.region, ira.blood) == ("torpor" if crows else "ready", 6 - 2)


@pytest.mark.parametrize(("crows", "left"), [("", 8 - 2), ("ani", 8 - 3), ("ANI", 8 - 4)])
def test_what_takes_two_damage_at_the_most_from_an_effect_takes_as_much_from_each(crows: str, left: int) -> None:
    fight = fighting("Carrion Crows", "Roundhouse", ira="Remnant of the Endless Storm", blood=(8, 8))
    if crows:
        fight.play("Carrion Crows", crows)
    fight.play("Roundhouse", "POT")
    fight.end()
    assert fight.ira.blood == left
