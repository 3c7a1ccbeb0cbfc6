"""Rulings on cards that have another combat follow, played with each of them: Blissful Agony, Illusions of the Kindred,
Pocket Out of Time."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING, Fighting
from tests.abilities.fights import step as fights_on
from tests.abilities.table import table
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy

AGONY, ILLUSIONS = "Blissful Agony", "Illusions of the Kindred"
QUEUES = [(AGONY, "VAL"), (ILLUSIONS, "CHI")]


def fight(*cards: str, against: tuple[str, ...] = (), blood: int = 6, harder: bool = False) -> tuple[Fighting, Copy]:
    """Ira blocks Kurt, who may have the Ghost of Sarah's crypt, a prince, fight for him."""
    game = table()
    everything = f"{EVERYTHING} VAL"
    hard = "+7 strength. Damage from Ira's hand strikes is aggravated." if harder else ""
    kurt = game.ready("Sarah", vampire("Kurt", 8, everything, sect="Anarch"), blood=blood)
    ira = game.ready("Alexis", vampire("Ira", 8, everything, sect="Anarch", text=hard), blood=6)
    game.ready("Justin", vampire("Jo", 5))
    (ghost,) = game.crypt("Sarah", vampire("Ghost", 6, title="prince of Oslo"))
    game.hand("Sarah", *cards, "Fake Out")
    game.hand("Alexis", *against)
    game.pick("bleed", minion=kurt)
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    return Fighting(game, kurt, ira), ghost


def play(fight: Fighting, name: str, level: str, by: str = "Sarah") -> None:
    """It is played as soon as it can be; Kurt would have Ira fight himself."""
    fight.play(name, level, by=by)
    if fight.game.options("target"):
        fight.game.pick("target", target=fight.kurt if by == "Sarah" else fight.ira)


def combats(fight: Fighting) -> list[str]:
    """Who has fought whom, the acting one first."""
    return [line.removeprefix("Combat: ") for line in fight.game.log if line.startswith("Combat: ")]


def offers(fight: Fighting, name: str, level: str) -> set[int]:
    """The combats in which a card is offered at a level, by their numbers."""
    found = set()
    while fight.game.choice is not None and fight.game.table.action is not None:
        texts = [option for option in fight.game.options("play") if name in option.text and option.level == level]
        found |= {len(combats(fight))} if texts else set()
        fights_on(fight.game)
    return found


def test_who_is_struck_in_bliss_goes_first_in_the_new_combat() -> None:
    fighters, _ = fight(AGONY)
    play(fighters, AGONY, "VAL")
    fighters.end()
    assert combats(fighters) == ["Kurt against Ira", "Ira against Kurt"]


def test_illusions_fight_in_the_place_of_their_vampire() -> None:
    fighters, ghost = fight(ILLUSIONS)
    play(fighters, ILLUSIONS, "CHI")
    fighters.end()
    assert combats(fighters) == ["Kurt against Ira", "Ghost against Ira"] and ghost.place.region == "removed"


@pytest.mark.parametrize(("name", "level"), QUEUES)
def test_nothing_follows_a_combat_that_goes_on(name: str, level: str) -> None:
    fighters, ghost = fight(name, against=("Telepathic Tracking",))
    play(fighters, name, level)
    play(fighters, "Telepathic Tracking", "AUS", by="Alexis")
    fighters.end()
    assert combats(fighters) == ["Kurt against Ira"] and ghost.place.region == "crypt"


@pytest.mark.parametrize(("name", "level"), QUEUES)
def test_no_other_combat_is_queued_besides(name: str, level: str) -> None:
    fighters, _ = fight(name, "Psyche!")
    play(fighters, name, level)
    assert 1 not in offers(fighters, "Psyche!", "CEL")
    assert len(combats(fighters)) == 2


def test_nobody_fights_anew_who_has_dodged_bliss() -> None:
    fighters, _ = fight(AGONY, against=("Sideslip",))
    play(fighters, AGONY, "VAL")
    play(fighters, "Sideslip", "cel", by="Alexis")
    fighters.end()
    assert combats(fighters) == ["Kurt against Ira"]


@pytest.mark.parametrize(("first", "follows"), [("Kurt", "Ira against Kurt"), ("Ira", "Kurt against Ira")])
def test_of_two_in_bliss_that_has_a_combat_follow_which_the_acting_methuselah_has_first(
    first: str, follows: str
) -> None:
    fighters, _ = fight(AGONY, against=(AGONY,))
    game = fighters.game
    play(fighters, AGONY, "VAL")
    play(fighters, AGONY, "VAL", by="Alexis")
    fighters.until("order", by="Sarah")
    game.pick("order", minion=fighters.kurt if first == "Kurt" else fighters.ira)
    fighters.end()
    assert combats(fighters) == ["Kurt against Ira", follows]


def test_illusions_fight_for_who_goes_to_torpor() -> None:
    fighters, _ = fight(ILLUSIONS, against=("Outside the Hourglass",), blood=2)
    play(fighters, "Outside the Hourglass", "TEM", by="Alexis")
    play(fighters, ILLUSIONS, "CHI")
    fighters.end()
    assert fighters.kurt.place.region == "torpor"
    assert combats(fighters) == ["Kurt against Ira", "Ghost against Ira"]


def test_an_illusion_that_burns_goes_to_the_ash_heap() -> None:
    fighters, ghost = fight(ILLUSIONS, harder=True)
    play(fighters, ILLUSIONS, "CHI")
    fighters.end()
    assert ghost.place.region == "ash heap"


@pytest.mark.parametrize(
    ("queued", "fallen", "again"), [(False, False, True), (True, False, False), (False, True, False)]
)
def test_no_pocket_is_opened_where_a_combat_follows_or_the_opponent_has_fallen(
    queued: bool, fallen: bool, again: bool
) -> None:
    fighters, _ = fight("Pocket Out of Time", *([AGONY] if queued else []))
    fighters.ira.blood = 0 if fallen else 6
    play(fighters, "Pocket Out of Time", "TEM")
    if queued:
        play(fighters, AGONY, "VAL")
    game, asked = fighters.game, False
    while game.choice is not None and game.table.action is not None and len(combats(fighters)) < 2:
        asked |= any("for a new combat" in option.text for option in game.options("use"))
        fights_on(game)
    assert (asked, fighters.ira.place.region == "torpor") == (again, fallen)
