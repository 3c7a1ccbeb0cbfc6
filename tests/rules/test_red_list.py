"""The Red List: marking, hunting down, trophies (sec. 11, 1.6.2)."""

from __future__ import annotations

from tests.rules.known import table
from tests.rules.test_actions import kinds
from tests.rules.test_diablerie import diablerize
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.special.red_list import MARKED, is_red_list, mark_red_list
from vtes_desktop.table.table import Copy

HUNTED = vampire("Hunted", 6, text="Red List.")
TROPHY = library("Trophy: Fame", "Master", text="Master. Trophy.")
OTHER = library("Trophy: Glory", "Master", text="Master. Trophy.")


def marked(blood: int = 5) -> tuple[Position, Copy, Copy]:
    """Krid of Sarah, and a Red List vampire of Justin that Sarah has marked."""
    game = table("Sarah", "Alexis", "Justin", "Lisa")
    krid = game.ready("Sarah", vampire("Krid", 6, text="+2 strength."), blood=blood)
    hunted = game.ready("Justin", HUNTED, blood=1)
    mark_red_list(game.rules, 0, hunted)
    return game, krid, hunted


def test_any_methuselah_may_mark_a_red_list_minion_with_a_master_phase_action() -> None:
    game = table()
    game.phase("master", of="Sarah")
    hunted = game.ready("Justin", HUNTED)
    game.ready("Justin", vampire("Unknown", 4))
    krid = game.ready("Sarah", vampire("Krid", 5))
    assert [option.copy for option in game.options("mark")] == [hunted.id]
    game.pick("mark", hunted)
    assert game.table.phase == "minion"
    assert "red list" in kinds(game, "Krid")
    assert krid.blood == 5


def test_a_marked_minion_is_marked_for_the_current_turn() -> None:
    game, _, hunted = marked()
    assert MARKED in hunted.marks
    game.go_to("discard", of="Alexis")
    assert MARKED not in hunted.marks


def test_a_ready_vampire_enters_combat_with_it_for_a_blood_at_plus_one_stealth() -> None:
    game, krid, hunted = marked()
    game.pick("red list", minion=krid)
    assert game.table.action is not None
    assert (game.table.action.stealth, game.table.action.blood_cost) == (1, 1)
    assert (game.table.action.seats, game.asked) == ((game.seat("Justin"),), "Justin")
    game.pick("no block")
    # One for the action, one by the hunted's hands.
    assert (krid.blood, game.where(hunted)) == (3, "torpor region of Justin")


def test_allies_and_vampires_that_can_not_pay_do_not_hunt_it_down() -> None:
    game, _, _ = marked(blood=0)
    game.ready("Sarah", ally("Gang", 2))
    assert not game.options("red list")


def test_others_than_who_marked_it_do_not_hunt_it_down() -> None:
    game, _, hunted = marked()
    game.phase("minion", of="Alexis")
    game.ready("Alexis", vampire("Ira", 5))
    assert game.options("bleed")
    assert not game.options("red list")
    assert is_red_list(game.rules, hunted)


def test_each_vampire_takes_the_action_only_once_a_turn() -> None:
    game, krid, _ = marked()
    tough = game.ready("Justin", vampire("Tough", 9, text="Red List."))
    mark_red_list(game.rules, 0, tough)
    other = game.ready("Sarah", vampire("Other", 6))
    game.pick("red list", minion=krid, target=tough)
    game.pass_all()
    game.rules.unlock(krid)
    game.pick("hunt", minion=other)
    game.pass_all()
    assert "hunt" in kinds(game, "Krid")
    assert "red list" not in kinds(game, "Krid")


def test_who_burns_a_red_list_minion_in_combat_may_be_given_a_trophy() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, text="+2 strength."))
    beast = game.ready("Alexis", ally("Beast", 2, text="Red List."))
    game.library("Sarah", TROPHY)
    game.pick("bleed", minion=krid)
    game.pick("block", beast)
    game.pick("yes", by="Sarah")
    game.pick("trophy", "Trophy: Fame", by="Sarah")
    assert (game.where(beast), [game.name(game.rules.copy(i)) for i in krid.attached]) == (
        "ash heap of Alexis",
        ["Trophy: Fame"],
    )


def test_who_diablerizes_a_red_list_vampire_may_be_given_trophies_before_the_blood_hunt() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=1)
    hunted = game.torpor("Alexis", HUNTED, blood=1)
    waiting = game.in_play("Justin", OTHER)
    game.hand("Sarah", TROPHY)
    diablerize(game, krid, hunted)
    assert game.table.referendum is None
    game.pick("yes", by="Sarah")
    game.pick("trophy", "Trophy: Fame", by="Sarah")
    game.pick("yes", by="Justin")
    assert (waiting.place.on, waiting.controller) == (krid.id, game.seat("Sarah"))
    assert {game.name(game.rules.copy(i)) for i in krid.attached} == {"Trophy: Fame", "Trophy: Glory"}
    game.pass_all()
    assert any(said.startswith("Referendum: Blood hunt") for said in game.log)


def test_a_trophy_that_is_on_a_vampire_is_not_awarded_again() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=1)
    hero = game.ready("Justin", vampire("Hero", 6))
    game.on(hero, OTHER)
    hunted = game.torpor("Alexis", HUNTED, blood=1)
    diablerize(game, krid, hunted)
    game.pick("no", by="Sarah")
    assert game.choice is None or game.choice.kind != "trophy"


def test_nobody_is_rewarded_for_a_minion_that_is_not_on_the_list() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, text="+2 strength."))
    beast = game.ready("Alexis", ally("Beast", 2))
    game.pick("bleed", minion=krid)
    game.pick("block", beast)
    assert game.where(beast) == "ash heap of Alexis"
    assert game.table.action is None


def test_an_ally_that_burns_a_red_list_minion_gets_nothing() -> None:
    game = table()
    bear = game.ready("Sarah", ally("Bear", 5, strength=3))
    beast = game.ready("Alexis", ally("Beast", 2, text="Red List."))
    game.pick("bleed", minion=bear)
    game.pick("block", beast)
    assert (game.where(beast), game.table.action) == ("ash heap of Alexis", None)
