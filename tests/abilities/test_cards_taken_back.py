"""Cards that are taken back instead of being replaced, and what the Imbued gain by an explosion."""

from __future__ import annotations

from tests.abilities.fights import fighting
from tests.abilities.table import table
from vtes_desktop.rules.invented import imbued, vampire
from vtes_desktop.table.table import Place


def test_roll_is_taken_back_after_the_combat_if_its_minion_is_ready() -> None:
    for answer in ("yes", "no"):
        fight = fighting("Roll", kurt=vampire("Kurt", 8, text="Flight [FLIGHT]."), blood=(8, 8))
        fight.play("Roll")
        assert "Roll" in fight.game.names("Sarah", "ash heap")
        while not fight.game.options("yes"):
            fight.step()
        fight.game.pick(answer)
        while fight.game.table.action is not None:
            fight.step()
        assert ("Roll" in fight.game.names("Sarah", "hand")) == (answer == "yes")
        assert len(fight.game["Sarah"].piles["hand"]) == 7
        assert ("Roll" in fight.game.names("Sarah", "ash heap")) == (answer == "no")


def test_roll_is_replaced_as_usual_where_its_minion_is_not_ready_or_it_is_gone() -> None:
    fight = fighting(
        "Roll",
        kurt=vampire("Kurt", 8, text="Flight [FLIGHT]."),
        ira=vampire("Ira", 8, text="+9 strength."),
        against=("Fake Out",),
        blood=(1, 8),
    )
    fight.play("Roll")
    fight.play("Fake Out", by="Alexis")
    fight.end()
    assert fight.kurt.place.region == "torpor"
    assert "Roll" in fight.game.names("Sarah", "ash heap") and len(fight.game["Sarah"].piles["hand"]) == 7
    fight = fighting("Roll", kurt=vampire("Kurt", 8, text="Flight [FLIGHT]."), on_ira=(".44 Magnum",), blood=(8, 8))
    fight.play("Roll")
    assert not fight.game.options("yes")
    roll = next(copy for copy in fight.game.table.copies.values() if fight.game.name(copy) == "Roll")
    fight.game.rules.doing.move_card(roll, Place(0, "removed"))
    assert "Roll" not in fight.game.names("Sarah", "ash heap")
    fight.end()
    assert not fight.game.options("yes") and len(fight.game["Sarah"].piles["hand"]) == 7


def test_steely_tenacity_comes_back_after_the_action_also_to_who_is_in_torpor() -> None:
    game = table()
    ada = game.ready("Sarah", vampire("Ada", 6, disciplines="dom", sect="Anarch"))
    game.hand("Sarah", "Steely Tenacity")
    game.pick("action card", "Steely Tenacity", minion=ada)
    while not game.options("yes"):
        game.passes()
    assert game.table.action is None or game.table.action.step != "announced"
    game.pick("yes")
    assert "Steely Tenacity" in game.names("Sarah", "hand") and game["Alexis"].pool == 28


def test_an_imbued_gains_a_conviction_once_a_turn_by_an_explosion_and_one_power_besides() -> None:
    game = table()
    game.in_play("Alexis", "Edge Explosion")
    hero = game.ready("Sarah", imbued("Hero", 4, "inn"))
    game.ash_heap("Sarah", "Discern", "React with Conviction")
    game.hand("Sarah", "Champion", "Champion")
    assert any(option.minion == hero.id for option in game.options("power"))
    game.pick("bleed", minion=hero)
    while not game.options("yes"):
        game.passes()
    game.pick("yes")
    conviction = next(option for option in game.options("conviction"))
    game.pick("conviction", game.rules.copy(conviction.copy))
    assert len(hero.attached) == 1
    game = table()
    game.ready("Sarah", imbued("Hero", 4, "inn"))
    game.hand("Sarah", "Champion")
    assert not game.options("power")
    game = table()
    game.in_play("Alexis", "Edge Explosion")
    hero = game.ready("Sarah", imbued("Hero", 4, "inn"))
    game.on(hero, "Champion")
    game.hand("Sarah", "Rejuvenate")
    assert not game.options("power"), "just one besides"


def test_inez_brings_a_power_of_innocence() -> None:
    game = table()
    inez = game.uncontrolled("Sarah", 'Inez "Nurse216" Villagrande', blood=3)
    game.library("Sarah", "Champion", "Hide")
    game.phase("influence", "Sarah")
    for _ in range(20):
        if game.options("search"):
            break
        if game.options("yes"):
            game.pick("yes")
        else:
            game.passes()
    assert [game.name(game.rules.copy(option.copy)) for option in game.options("search")] == ["Hide"]
    game.pick("search")
    assert [game.name(game.rules.copy(each)) for each in inez.attached] == ["Hide"]
