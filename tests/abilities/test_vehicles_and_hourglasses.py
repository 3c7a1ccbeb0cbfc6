"""Who retrieves vehicles, who hands equipment on, and a hand that grows by an hourglass."""

from __future__ import annotations

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire


def over(game: Position) -> None:
    for _ in range(60):
        if game.table.action is None or game.options("bearer") or game.options("yes") or game.options("top"):
            return
        game.passes()


def test_repo_man_unlocks_who_has_recruited_him_at_the_end_of_the_turn() -> None:
    game = table()
    ada = game.ready("Sarah", vampire("Ada", 6))
    game.hand("Sarah", "Repo Man")
    game.pick("recruit", minion=ada)
    over(game)
    assert ada.locked
    for _ in range(60):
        if game.table.active == 1:
            break
        game.passes()
    assert not ada.locked


def test_repo_man_finds_the_first_vehicle_for_who_can_have_it_and_pays() -> None:
    game = table()
    repo, ada = game.ready("Sarah", "Repo Man"), game.ready("Sarah", vampire("Ada", 6))
    game.library("Sarah", "Govern the Unaligned", "Sport Bike", "Garibaldi-Meucci Museum")
    game.pick("card in play", repo)
    over(game)
    game.pick("bearer", target=ada)
    over(game)
    assert [game.name(game.rules.copy(each)) for each in ada.attached] == ["Sport Bike"]
    assert game["Sarah"].pool == 29
    game = table()
    repo = game.ready("Sarah", "Repo Man")
    game.library("Sarah", "Govern the Unaligned")
    game.pick("card in play", repo)
    over(game)
    assert repo.locked and not repo.attached


def test_reg_driscoll_hands_his_equipment_on() -> None:
    for answer in ("yes", "no"):
        game = table()
        reg, ada = game.ready("Sarah", "Reg Driscoll"), game.ready("Sarah", vampire("Ada", 6))
        game.hand("Sarah", "Sport Bike")
        game.pick("equip", minion=reg)
        over(game)
        game.pick(answer)
        over(game)
        assert bool(ada.attached) == (answer == "yes") and bool(reg.attached) == (answer == "no")
    game = table()
    game.ready("Sarah", "Reg Driscoll")
    ada = game.ready("Sarah", vampire("Ada", 6))
    game.hand("Sarah", "Sport Bike")
    game.pick("equip", minion=ada)
    over(game)
    assert ada.attached and not game.options("yes")


def test_the_hourglass_of_the_mind_puts_four_back_or_makes_the_hand_larger() -> None:
    game = table()
    ada = game.ready("Sarah", vampire("Ada", 6, disciplines="tem"))
    game.hand("Sarah", "Hourglass of the Mind")
    game.library("Sarah", "Govern the Unaligned")
    game.pick("action card", "Hourglass of the Mind", level="tem")
    over(game)
    assert len(game["Sarah"].piles["hand"]) == 11
    for _ in range(4):
        game.referee.answer(0)
    assert len(game["Sarah"].piles["hand"]) == 7 and not ada.locked
    game = table()
    ada = game.ready("Sarah", vampire("Ada", 6))
    glass = game.on(ada, "Hourglass of the Mind", marks={"level": "TEM"})
    game.phase("unlock", "Sarah")
    game.pick("use", glass)
    assert (ada.blood, len(game["Sarah"].piles["hand"])) == (4, 8)
    assert not game.options("use")
    game = table()
    ada = game.ready("Sarah", vampire("Ada", 6), blood=1)
    game.on(ada, "Hourglass of the Mind", marks={"level": "TEM"})
    game.phase("unlock", "Sarah")
    assert not game.options("use")
