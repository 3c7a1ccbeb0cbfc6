"""Master cards that keep a Methuselah in the game, and minions that act in others’ turns, played through the
referee."""

from __future__ import annotations

from tests.abilities.test_elders import until
from tests.abilities.test_master_cards_grounds import at, offers, use
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.rules.turn.ousting import give_points
from vtes_desktop.table.table import Copy


def minions_stealth(game: Position) -> int:
    """The stealth of the running action."""
    action = game.table.action
    assert action is not None
    return action.stealth


STRONG = vampire("Strong", 6, text="+3 bleed.")


def about_to_fall(pool: int = 4, by: str = "Justin", own: int = 30) -> tuple[Position, Copy]:
    """Sarah bleeds Alexis for 4; somebody holds a Life Boon."""
    game = at("minion")
    game.pool(by, own)
    game.pool("Alexis", pool)
    strong = game.ready("Sarah", STRONG)
    (boon,) = game.hand(by, "Life Boon")
    game.pick("bleed", minion=strong)
    return game, boon


def save(game: Position, boon: Copy, amount: int) -> None:
    until(game, "out of turn")
    game.pick("out of turn", boon)
    until(game, "amount")
    game.pick("amount", amount=amount)
    finish(game)


def test_a_life_boon_keeps_a_methuselah_in_the_game_who_pays_for_it() -> None:
    game, boon = about_to_fall()
    save(game, boon, 5)
    assert (game["Alexis"].pool, game["Justin"].pool, game["Alexis"].ousted) == (5, 25, False)
    assert (boon.place.region, boon.controller, game["Sarah"].victory_points) == ("in play", 2, 0)
    game.go_to("unlock", "Alexis")
    use(game, boon, by="Justin")
    assert (game["Alexis"].pool, game["Justin"].pool) == (4, 26)
    assert not offers(game, boon)


def test_a_life_boon_brings_a_victory_point_in_one_or_two_halves() -> None:
    for halves in (False, True):
        game, boon = about_to_fall()
        save(game, boon, 1)
        if halves:
            give_points(game.rules, 1, 0.5)
            assert (game["Justin"].victory_points, boon.place.region) == (0.5, "in play")
        give_points(game.rules, 1, 0.5 if halves else 1)
        assert (game["Justin"].victory_points, game["Alexis"].victory_points) == (1, 0)
        assert boon.place.region == "ash heap"
        give_points(game.rules, 1, 1)
        assert game["Alexis"].victory_points == 1


def test_a_life_boon_pays_what_is_still_owed() -> None:
    game, boon = about_to_fall(pool=2)
    until(game, "out of turn")
    game.pick("out of turn", boon)
    until(game, "amount")
    assert min(option.amount for option in game.options("amount")) == 3
    game.pick("amount", amount=3)
    finish(game)
    assert (game["Alexis"].pool, game["Justin"].pool) == (1, 27)


def test_two_life_boons_claim_one_victory_point_after_the_other() -> None:
    game, boon = about_to_fall()
    other = game.in_play("Sarah", "Life Boon", marks={"methuselahs": "1", "claims a victory point": "1"})
    save(game, boon, 5)
    give_points(game.rules, 1, 1)
    give_points(game.rules, 1, 1)
    assert [game[name].victory_points for name in ("Sarah", "Justin", "Alexis")] == [1, 1, 0]
    assert {boon.place.region, other.place.region} == {"ash heap"}


def test_who_saved_her_predator_leaves_the_point_for_herself_to_her() -> None:
    game = at("minion", of="Justin")
    game.pool("Sarah", 4)
    game.in_play("Sarah", "Life Boon", marks={"methuselahs": "2", "claims a victory point": "2"})
    strong = game.ready("Justin", STRONG)
    game.pick("bleed", minion=strong)
    finish(game)
    assert (game["Sarah"].ousted, game["Justin"].victory_points, game["Sarah"].victory_points) == (True, 1, 0)


def test_a_life_boon_is_not_for_ones_own_turn_nor_for_oneself_nor_with_too_little() -> None:
    for by, pool, own in (("Sarah", 4, 30), ("Alexis", 4, 4), ("Justin", 1, 3)):
        game, boon = about_to_fall(pool, by, own)
        while game.table.action is not None and not game["Alexis"].ousted:
            assert not offers(game, boon, "out of turn")
            game.passes()
        assert game["Alexis"].ousted


def test_a_diablerist_with_its_trophy_is_not_hunted_and_has_it_once() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6), blood=3)
    trophy = game.on(krid, "Trophy: Diablerie")
    prey = game.torpor("Alexis", vampire("Ira", 5), blood=1)
    game.pick("diablerize", minion=krid)
    assert game.table.action is None or minions_stealth(game) == 3
    finish(game)
    assert (game.where(prey), trophy.place.region) == ("ash heap of Alexis", "ash heap")
    assert krid.place.region == "ready"
    assert not any(said.startswith("Referendum: Blood hunt") for said in game.log)


def test_the_trophy_of_a_diablerist_does_no_more_for_other_actions() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6), blood=3)
    trophy = game.on(krid, "Trophy: Diablerie")
    game.ready("Alexis", vampire("Ira", 5))
    game.pick("bleed", minion=krid)
    assert minions_stealth(game) == 0
    finish(game)
    assert trophy.place.on == krid.id


def test_a_trophy_makes_two_actions_unblockable() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6))
    trophy = game.on(krid, "Trophy: No Questions", counters={"counters": 1})
    game.ready("Alexis", vampire("Ira", 5))
    game.pick("bleed", minion=krid)
    use(game, trophy)
    assert trophy.place.region == "ash heap"
    while game.table.action is not None:
        assert not game.options("block")
        game.passes()
    assert game["Alexis"].pool == 29
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6))
    other = game.ready("Sarah", vampire("Cora", 6))
    trophy = game.on(krid, "Trophy: No Questions", counters={"counters": 2})
    game.ready("Alexis", vampire("Ira", 5))
    game.pick("bleed", minion=other)
    assert not offers(game, trophy)


def test_a_trophy_gives_one_counter_for_an_action_and_no_more() -> None:
    """An action that is unblockable needs no second one: “when … announces an action” is for once (sec. 11)."""
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6))
    trophy = game.on(krid, "Trophy: No Questions", counters={"counters": 2})
    game.ready("Alexis", vampire("Ira", 5))
    game.pick("bleed", minion=krid)
    use(game, trophy)
    assert trophy.counters == {"counters": 1} and not offers(game, trophy)
    while game.table.action is not None:
        assert not game.options("block") and not offers(game, trophy)
        game.passes()
    assert trophy.place.on == krid.id and game["Alexis"].pool == 29


def networked(locked: bool = False, blood: int = 6) -> tuple[Position, Copy, Copy]:
    """Justin, with Madness Network, has a Malkavian in the turn of Sarah; Alexis has an older Malkavian, too."""
    game = at("minion")
    game.in_play("Justin", "Madness Network")
    mad = game.ready("Justin", vampire("Mad", 6, clan="Malkavian"), locked=locked, blood=blood)
    sane = game.ready("Justin", vampire("Sane", 6))
    return game, mad, sane


def test_malkavians_act_in_the_minion_phase_of_others() -> None:
    game, mad, sane = networked()
    game.ready("Sarah", vampire("Krid", 6))
    # Whose phase it is goes first, and again after each action (sec. 1.6.1.6).
    assert game.asked == "Sarah"
    game.passes()
    assert game.asked == "Justin"
    assert {option.minion for option in game.options("bleed")} == {mad.id}
    game.pick("bleed", minion=mad)
    finish(game)
    # The action is directed at the prey of Justin, and Sarah's minion phase goes on.
    assert (game["Sarah"].pool, mad.locked, sane.locked, game.table.active) == (29, True, False, 0)
    assert (game.asked, game.table.phase) == ("Sarah", "minion")


def test_a_locked_malkavian_does_not_act_in_the_turn_of_another_and_a_hungry_one_hunts() -> None:
    game, mad, _ = networked(locked=True)
    assert game.asked == "Sarah"
    game, mad, _ = networked(blood=0)
    kinds = {option.kind for option in game.options() if option.minion == mad.id}
    assert kinds == {"hunt"}


def test_any_malkavian_may_block_the_burning_of_the_network() -> None:
    game = at("minion")
    network = game.in_play("Alexis", "Madness Network")
    krid = game.ready("Sarah", vampire("Krid", 6))
    far = game.ready("Justin", vampire("Mad", 6, clan="Malkavian"))
    sane = game.ready("Justin", vampire("Sane", 6))
    game.pick("card in play", network, minion=krid)
    until(game, "block")
    assert {option.minion or option.copy for option in game.options("block")} <= {far.id}
    assert game.asked == "Justin"
    assert sane.id != far.id
    game.pick("block", far, by="Justin")
    finish(game)
    assert (network.place.region, krid.locked) == ("in play", True)
    game = at("minion")
    network = game.in_play("Alexis", "Madness Network")
    krid = game.ready("Sarah", vampire("Krid", 6))
    sane = game.ready("Justin", vampire("Sane", 6))
    game.pick("card in play", network, minion=krid)
    while game.table.action is not None:
        assert game.asked != "Justin" or not game.options("block")
        game.passes()
    assert network.place.region == "ash heap"
