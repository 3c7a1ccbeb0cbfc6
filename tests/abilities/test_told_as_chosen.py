"""What everybody is told of what is declared, named or decided: it is not seen on the table (sec. 6.2.1)."""

from __future__ import annotations

import pytest

from tests.abilities.deeds import through
from tests.abilities.fights import EVERYTHING
from tests.abilities.shapes import finish
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire


def picks(game: Position, words: str) -> None:
    """Whoever is asked picks the first option that has these words in it."""
    options = game.options()
    assert game.referee is not None
    game.referee.answer(next(place for place, each in enumerate(options) if words in each.text))


@pytest.mark.parametrize(
    ("card", "first", "rest", "said"),
    [
        ("Riddle Phantastique", "Riddle", ("Ira",), "Krid plays Riddle Phantastique (Ira)"),
        ("Brick Laying", "Brick Laying [POT]", ("Ira",), "Krid plays Brick Laying [POT] (Ira)"),
        ("Open War", "burn a location", (), "Krid takes the action of Open War (burn a location: Warsaw Station)"),
        ("Qadir ul-Ghani", "change", ("Salubri",), "Qadir ul-Ghani takes its own action (change his clan: Salubri)"),
        ("Vial of Elder Vitae", "Vial", ("Auspex",), "Otho gains a level of Auspex"),
        ("Chantry", "Chantry", ("1 pool",), "Chantry is used: move a Tremere out of torpor: Wolf"),
        ("Respire", "uses Respire", ("Ira",), 'Peter "Outback295" Rophail uses Respire (Ira)'),
    ],
)
def test_an_action_or_use_is_told_with_all_its_details(card: str, first: str, rest: tuple[str, ...], said: str) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 8, EVERYTHING, clan="Kiasyd", sect="Anarch", title="baron of Paris"))
    game.ready("Alexis", vampire("Ira", 4), locked=True)
    game.in_play("Justin", "Warsaw Station")
    match card:
        case "Qadir ul-Ghani":
            game.ready("Sarah", card)
        case "Chantry":
            game.torpor("Sarah", vampire("Wolf", 5, clan="Tremere"))
            game.in_play("Sarah", card)
            game.phase("master", of="Sarah")
        case "Open War":
            game.in_play("Sarah", card)
        case "Respire":
            game.on(game.ready("Sarah", 'Peter "Outback295" Rophail'), card)
        case "Vial of Elder Vitae":
            game.on(game.ready("Sarah", vampire("Otho", 5, "dom")), card)
        case _:
            game.hand("Sarah", card)
    picks(game, first)
    through(game, *rest)
    assert said in game.log


@pytest.mark.parametrize(
    ("card", "chosen", "said"),
    [
        ("Trophy: Clan Respect", ("Ventrue",), "Sarah names Ventrue"),
        ("Trophy: Discipline", ("Quietus",), "Sarah names Quietus"),
        ("Agent of Power", ("Otho", "Auspex"), "Otho gains a level of Auspex"),
        ("Spontaneous Power", ("Otho", "Auspex"), "Sarah plays Spontaneous Power (Otho, Auspex)"),
    ],
)
def test_what_a_master_card_names_is_told(card: str, chosen: tuple[str, ...], said: str) -> None:
    game = table()
    game.ready("Sarah", vampire("Otho", 5, "dom"))
    game.ready("Sarah", vampire("Ira", 5, "dom"))
    game.hand("Sarah", card)
    game.phase("master", of="Sarah")
    for words in (card, *chosen):
        picks(game, words)
    assert said in game.log


def test_who_may_use_what_another_has_given_is_named() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, sect="Anarch"))
    game.ready("Sarah", vampire("Otho", 5, sect="Anarch"))
    game.ready("Alexis", vampire("Ira", 5, sect="Anarch"))
    game.hand("Sarah", "Rant!", "Consanguineous Boon")
    game.pick("political", minion=krid)
    while not game.options("play"):
        game.passes() if game.options("pass") or game.options("no block") else picks(game, "")
    game.pick("play", "Rant!")
    assert [option.text for option in game.options("use")] == [
        "Rant!: burn 1 blood: 1 vote",
        "Otho: burn 1 blood: 1 vote (Rant!)",
    ]
    game.passes()
    assert [option.text for option in game.options("use")] == ["Ira: burn 1 blood: 1 vote (Rant!)"]


def test_the_result_of_a_referendum_is_told_before_what_comes_of_it() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, sect="Anarch"), blood=1)
    game.hand("Sarah", "Rant!", "Consanguineous Boon")
    game.pick("political", minion=krid)
    while not game.options("play"):
        game.passes() if game.options("pass") or game.options("no block") else picks(game, "")
    game.pick("play", "Rant!")
    finish(game)
    told = game.log
    assert told.index("The referendum fails: 0 for, 0 against") < told.index("Krid takes 2 damage")
