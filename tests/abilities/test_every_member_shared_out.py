"""Rulings given for a few cards each, played with each of them: points, damage once a combat is over, what is shuffled
as it burns, what is stored, locations that change hands."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING, Fighting, fighting
from tests.abilities.fights import step as fights_on
from tests.abilities.members import each
from tests.abilities.shapes import goes_on
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.table.table import Copy


def picks(game: Position, *kinds: str, copy: Copy | None = None, level: str | None = None, last: bool = False) -> bool:
    """Whether one of these kinds of options is offered, of a card or any; the first or last is picked."""
    options = game.options()
    found = [
        number
        for number, option in enumerate(options)
        if option.kind in kinds and (copy is None or option.copy == copy.id) and level in (None, option.level)
    ]
    if found and game.referee is not None:
        game.referee.answer(found[-1 if last else 0])
    return bool(found)


# -- points ------------------------------------------------------------------------------------------------------------


@each("Allocate points for pool damage", but=("Revolutionary Council",))
def test_more_points_are_allocated_than_a_methuselah_has_pool(card: Card) -> None:
    game = table("Sarah", "Alexis", "Justin", "Mona")
    game.pool("Alexis", 1)
    sect, title = ("Anarch", "baron of Oslo") if "anarch" in {*card.requirement} else ("Camarilla", "prince of Oslo")
    game.ready("Sarah", vampire("Krid", 9, f"{EVERYTHING} MEL", sect=sect, title=title))
    (copy,) = game.hand("Sarah", card)
    game.phase("minion", of="Sarah")
    assert picks(game, "political", copy=copy)
    allotted = 0
    while game.table.action is not None or (game.choice and game.choice.kind in ("points", "methuselah", "target")):
        if game.options("points"):
            most = max(option.amount for option in game.options("points"))
            if "to Alexis" in game.options("points")[0].text:
                allotted = most
                game.pick("points", amount=most)
            else:
                game.pick("points", amount=min(most, 0 if allotted == 0 else most))
        elif not picks(game, *{option.kind for option in game.options() if option.kind.endswith(" for")}):
            goes_on(game)
    assert allotted > 1 and game["Alexis"].ousted


def test_anarchs_allocate_more_points_than_a_methuselah_has_pool() -> None:
    game = table("Sarah", "Alexis", "Justin", "Mona")
    game.pool("Alexis", 1)
    game.ready("Sarah", vampire("Krid", 9, sect="Anarch", title="baron of Oslo"))
    game.ready("Sarah", vampire("Kin", 9, sect="Anarch"))
    game.hand("Sarah", "Revolutionary Council")
    game.pick("political", "Revolutionary Council")
    given = 0
    while game.table.action is not None or (game.choice and game.choice.kind != "minion phase"):
        if game.table.phase != "minion":
            break
        if any(option.kind == "methuselah" and "Alexis" in option.text for option in game.options()):
            game.pick("methuselah", seat="Alexis")
            given += 1
        elif not picks(game, *{option.kind for option in game.options() if option.kind.endswith(" for")}):
            goes_on(game)
    assert given > 1 and game["Alexis"].ousted


# -- damage once the combat is over ------------------------------------------------------------------------------------

AFTERWARDS = [("Catatonic Fear", "PRE", 1), ("Loving Agony", "val", 1), ("Riposte", "cel", 1), ("Riposte", "CEL", 2)]


def prevents(fight: Fighting) -> int:
    """The combat goes on to its end; how often Ira could have prevented damage."""
    game, count = fight.game, 0
    while game.choice is not None and game.table.action is not None:
        count += bool(game.options("play") and any("Soak" in option.text for option in game.options("play")))
        fights_on(game)
    return count


@pytest.mark.parametrize(("name", "level", "damage"), AFTERWARDS)
def test_no_combat_card_prevents_what_is_inflicted_afterwards(name: str, level: str, damage: int) -> None:
    fight = fighting(
        name, "Psyche!", against=("Soak",), kurt=vampire("Kurt", 8, f"{EVERYTHING} VAL".replace("CEL", "cel"))
    )
    if level == "CEL":
        fight = fighting(name, "Psyche!", against=("Soak",))
    if name == "Riposte":
        fight.play("Psyche!", "cel")
    before = fight.ira.blood
    fight.play(name, level)
    assert prevents(fight) == 0
    assert fight.ira.blood == before - damage


def test_no_combat_card_prevents_what_arianne_inflicts_afterwards() -> None:
    fight = fighting(against=("Psyche!", "Soak"), kurt="Arianne, The Conqueror")
    fight.play("Psyche!", "cel", by="Alexis")
    before = fight.ira.blood
    fight.until("use", by="Sarah")
    fight.game.pick("use")
    assert prevents(fight) == 0 and fight.ira.blood == before - 1


def test_no_combat_card_prevents_what_mariel_inflicts_afterwards() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, EVERYTHING), blood=6)
    mariel = game.ready("Sarah", "Mariel, Lady Thunder")
    ira = game.ready("Alexis", vampire("Ira", 8, EVERYTHING), blood=6)
    game.hand("Alexis", "Soak")
    game.pick("bleed", minion=kurt)
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    while not any(option.copy == mariel.id for option in game.options("use")):
        fights_on(game)
    game.pick("use", mariel)
    assert prevents(Fighting(game, kurt, ira)) == 0
    assert (kurt.blood, ira.blood) == (5, 5)


# -- what is shuffled as it burns --------------------------------------------------------------------------------------


@each("Shuffle when burned")
@pytest.mark.parametrize("whose", ["Sarah", "Alexis"])
def test_what_is_shuffled_away_was_burned_all_the_same(card: Card, whose: str) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 8, "SER"))
    mummy = game.ready(whose, card)
    (curse,) = game.hand("Sarah", "Set's Curse")
    game.pick("action card", "Set's Curse", level="ser")
    while game.table.action is not None or game.options("target"):
        if not picks(game, "target"):
            goes_on(game)
    assert (mummy.place.region, mummy.place.seat, curse.place.region) == ("library", game.seat(whose), "ready")


# -- locations that change hands ---------------------------------------------------------------------------------------


HALL = library("Hall", "Master", text="Location. Lock to gain 1 pool.")
SHED = library(
    "Shed",
    "Equipment",
    pool=1,
    text="This equipment card represents a location and does not count as equipment while in play. +1 bleed.",
)


@each("Changes controller of location")
@pytest.mark.parametrize("on_minion", [False, True])
def test_a_location_that_changes_hands_does_nothing_else(card: Card, on_minion: bool) -> None:
    """It is as locked as it was, keeps its counters, and lies on a minion of who has it now where it lay on one."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "DOM", title="prince of Oslo", sect="Camarilla"))
    ira = game.ready("Alexis", vampire("Ira", 5))
    (copy,) = game.hand("Sarah", card)
    if on_minion:
        place = game.on(ira, SHED, locked=True, counters={"counters": 2})
    else:
        place = game.in_play("Alexis", HALL, locked=True, counters={"counters": 2})
    level = "DOM" if card.display_name == "Dominate Kine" else ""
    game.phase("minion", of="Sarah")
    assert picks(game, "action card", "political", copy=copy, level=level)
    while game.table.action is not None or game.options("target") or game.options("methuselah"):
        aims = [n for n, each in enumerate(game.options()) if each.kind == "target" and place.id in each.targets]
        if aims and game.referee is not None:
            game.referee.answer(aims[0])
        elif game.options("methuselah"):
            game.pick("methuselah", seat="Sarah")
        elif not picks(game, *{option.kind for option in game.options() if option.kind.endswith(" for")}):
            goes_on(game)
    assert (place.controller, place.locked, place.counters["counters"]) == (game.seat("Sarah"), True, 2)
    assert place.place.on == krid.id if on_minion else place.place.region == "in play"
