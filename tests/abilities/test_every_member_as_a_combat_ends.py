"""Rulings on what is played as a combat or a round ends, played with each of the cards they were given for."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.abilities.fights import EVERYTHING, Fighting, fighting
from vtes_desktop.rules.invented import vampire

GOES_ON = [("Hunting the Quarry", "CEL/THA"), ("Relentless Reaper", "THN"), ("Telepathic Tracking", "AUS")]
"""By which a combat goes on that would end."""
SCE = "Majesty"


def fight(*cards: str, against: tuple[str, ...] = ()) -> Fighting:
    """Kurt and Ira fight with everything."""
    kurt = replace(vampire("Kurt", 8, EVERYTHING, sect="Anarch"), path="Caine")
    return fighting(*cards, against=against, kurt=kurt, sect="Anarch")


def rounds(fight: Fighting) -> int:
    """How many rounds were fought in all."""
    return sum(line.startswith("The range is") for line in fight.game.log)


def offered(fight: Fighting, name: str) -> set[str]:
    """The levels at which a card is offered now."""
    game = fight.game
    held = {copy.id for copy in game.table.copies.values() if game.name(copy) == name}
    return {option.level for option in game.options("play") if option.copy in held}


def windows(fight: Fighting, name: str, level: str) -> list[tuple[str, int]]:
    """In which windows of which rounds a card is offered at a level, until the combat is over."""
    found = []
    while fight.game.table.combat is not None and fight.game.choice is not None:
        if level in offered(fight, name):
            found.append((fight.game.choice.kind, fight.round))
        fight.step()
    return found


@pytest.mark.parametrize(("name", "level"), GOES_ON)
@pytest.mark.parametrize("early", [False, True])
def test_a_combat_goes_on_after_presses_and_where_it_ends_early(name: str, level: str, early: bool) -> None:
    fighters = fight(name, against=(SCE,) if early else ())
    if early:
        fighters.play(SCE, by="Alexis", level="pre")
    kinds = {kind for kind, _ in windows(fighters, name, level)}
    assert kinds == {"end of combat"}


@pytest.mark.parametrize(("name", "level"), GOES_ON)
def test_no_combat_goes_on_once_another_is_queued(name: str, level: str) -> None:
    fighters = fight(name, "Psyche!", "Taste of Vitae")
    fighters.play("Psyche!", "CEL")
    # What is played at the end of a round still can be.
    while not offered(fighters, "Taste of Vitae"):
        assert level not in offered(fighters, name) and rounds(fighters) == 1
        fighters.game.passes()
    fighters.end()
    assert sum(line.startswith("Combat:") for line in fighters.game.log) == 2


@pytest.mark.parametrize(("name", "level"), GOES_ON)
def test_another_combat_is_queued_as_that_ends_which_has_gone_on(name: str, level: str) -> None:
    fighters = fight(name, "Psyche!")
    fighters.play(name, level)
    assert windows(fighters, "Psyche!", "CEL") == [("end of combat", 2)]


@pytest.mark.parametrize(("name", "level"), GOES_ON)
@pytest.mark.parametrize("first", [False, True])
def test_a_combat_goes_on_before_or_after_what_is_played_at_its_end(name: str, level: str, first: bool) -> None:
    fighters = fight(name, "Taste of Vitae")
    if first:
        fighters.play("Taste of Vitae")
        fighters.play(name, level)
    else:
        fighters.play(name, level)
        assert rounds(fighters) == 1
        fighters.game.pick("play", "Taste of Vitae", by="Sarah")
    fighters.end()
    # A point of damage in each round, one that is gained, and one that the card costs or has its vampire burn.
    assert (rounds(fighters), fighters.kurt.blood) == (2, 4)


LATE = [("Psyche!", "CEL"), ("Telepathic Tracking", "AUS")]
FOR_MORE_DAMAGE = [("Taste of Vitae", ""), ("Disarm", "pot"), ("Street Cred", "pot"), ("Pulled Fangs", "")]


@pytest.mark.parametrize(("ends", "level"), FOR_MORE_DAMAGE)
@pytest.mark.parametrize("before", [False, True])
@pytest.mark.parametrize(("name", "other"), LATE)
def test_what_is_played_at_the_end_of_a_round_is_before_or_after_what_is_as_the_combat_ends(
    ends: str, level: str, before: bool, name: str, other: str
) -> None:
    """Kurt inflicts more damage by his strength; Ira would go on, or fight anew."""
    kurt = vampire("Kurt", 8, EVERYTHING.replace("POT", "pot"), sect="Anarch", text="+1 strength.")
    fighters = fighting(ends, against=(name,), kurt=kurt, sect="Anarch")
    fighters.game.uncontrolled("Sarah", vampire("Una", 3))
    if not before:
        fighters.play(name, other, by="Alexis")
        assert rounds(fighters) == 1
    assert fighters.game.choice is not None
    fighters.until("play", ends, by="Sarah", level=level)
    assert rounds(fighters) == 1 and fighters.game.choice.kind == "end of round"
    fighters.play(ends, level)
    fallen = ends == "Disarm"
    assert (fighters.ira.place.region == "torpor") == fallen


@pytest.mark.parametrize("ends", ["Taste of Vitae", "Disarm", "Street Cred", "Pulled Fangs", "Revelation of Wrath"])
@pytest.mark.parametrize("early", [False, True])
def test_the_end_of_a_round_comes_after_presses_and_where_it_ends_early(ends: str, early: bool) -> None:
    levels = {"Disarm": "pot", "Street Cred": "pot", "Revelation of Wrath": "ser"}
    text = "+2 strength."
    kurt, ira = (vampire(name, 8, f"{EVERYTHING} pot ser", sect="Anarch", text=text) for name in ("Kurt", "Ira"))
    ira = ira if ends == "Revelation of Wrath" else vampire("Ira", 8, EVERYTHING, sect="Anarch")
    fighters = fighting(ends, "Flash", against=("Blur", SCE) if early else (), kurt=kurt, ira=ira, sect="Anarch")
    fighters.game.uncontrolled("Sarah", vampire("Una", 3))
    if early:
        fighters.play("Blur", "cel", by="Alexis")
        fighters.play(SCE, "pre", by="Alexis")
    found = windows(fighters, ends, levels.get(ends, "")) or windows(fighters, ends, levels.get(ends, "").upper())
    assert {kind for kind, _ in found} == {"end of round"}
