"""Planning, Draining, Diablerie and Frenzy; the first three of the rulebook's worked examples."""

from __future__ import annotations

import pytest

from vtes_desktop.vendetta.effects import Does, Drained, Sum
from vtes_desktop.vendetta.position import Position
from vtes_desktop.vendetta.readings import Readings

FOUR = ("Claudia", "Louis", "Marta", "Ivo")
SETTLED = Readings(lone_player_uses_cards="yes", out_by_diablerie="all leaves")


def planning(*, round_: int = 1, first: str = "Claudia", readings: Readings = SETTLED) -> Position:
    game = Position(*FOUR, first=first, readings=readings)
    game.go_to("planning", round_=round_)
    return game


@pytest.mark.parametrize(("round_", "turns"), [(1, 2), (2, 3), (3, 4)])
def test_p1_p2_p3_r3_turns_go_round_clockwise_until_one_card_is_left(round_: int, turns: int) -> None:
    game = planning(first="Marta", round_=round_)
    first = game.table.edge
    asked = []
    while game.table.phase == "planning":
        if game.kind == "planning":
            asked.append(game.asked[0])
        game.first()
    assert asked == [(first + step) % 4 for step in range(4)] * turns
    assert game.table.tally.get("planning turn", 0) == 0


def test_p4_p5_t5_a_card_must_be_played_to_any_one_position_also_where_one_has_played_before() -> None:
    game = planning(round_=2)
    who = game.table.seats[game.asked[0]].name
    levels = {option.level for option in game.options() if option.kind.startswith("play")}
    assert levels == {"1", "2", "haven"}
    assert not any(option.kind == "pass" for option in game.options())
    hand = game.pile(who, "hand")
    game.play(who, hand[0], "2")
    while game.asked != [game.seat(who)]:
        game.first()
    game.play(who, hand[1], "2")
    assert len(game.game.deployed(game.seat(who), "2")) == 2


def test_p6_face_up_costs_nothing_and_face_down_one_blood_to_the_bank() -> None:
    game = planning()
    pool, bank = game["Claudia"].pool, game.table.bank
    one, two, *_ = game.hand("Claudia", 1, 2, 3)
    game.play("Claudia", one, "1")
    assert game["Claudia"].pool == pool
    while game.asked != [0]:
        game.first()
    game.play("Claudia", two, "1", 3, face_down=True)
    assert game["Claudia"].pool == pool - 1 - 3, "it does not count against the 3"
    assert game.table.bank >= bank + 1
    face_down = [copy.face_up for copy in game.game.deployed(0, "1")]
    assert face_down == [True, False]


def test_p7_p12_a_passive_card_is_set_off_only_while_it_lies_face_up() -> None:
    dare = Does(whenever="opponent plays elsewhere", they=Does(lose=Sum(blood=1)))
    for face_up, lost in ((True, 1), (False, 0)):
        game = planning()
        card = game.card("Marta", "1", does=dare, face_up=face_up)
        assert card.face_up is face_up
        pool = game["Claudia"].pool
        game.play("Claudia", game.pile("Claudia", "hand")[0], "2")
        assert game["Claudia"].pool == pool - lost
    game = planning()
    game.card("Marta", "1", does=dare)
    pool = game["Claudia"].pool
    game.play("Claudia", game.pile("Claudia", "hand")[0], "1")
    assert game["Claudia"].pool == pool, "it was played where the card lies"


def test_p11_an_active_card_does_nothing_in_planning() -> None:
    game = planning()
    (card, *_) = game.hand("Claudia", 1, 1, 1)
    game.faces[card.card] = game.faces[game.card("Claudia", step="preparation", does=Does(gain=Sum(blood=5))).card]
    pool = game["Claudia"].pool
    game.play("Claudia", card, "1")
    assert game["Claudia"].pool == pool


def test_p8_t11_up_to_three_blood_with_each_card_anew() -> None:
    game = planning(round_=2)
    who = game.table.seats[game.asked[0]].name
    game.blood(who, 9)
    hand = game.hand(who, 1, 2, 3, 4)
    game.pick("play face up", who, copy=hand[0], level="1")
    assert [option.amount for option in game.options() if option.kind == "blood"] == [0, 1, 2, 3]
    game.pick("blood", who, amount=3)
    while game.asked != [game.seat(who)]:
        game.first()
    game.play(who, hand[1], "1", 3)
    assert game.tile(who, "1").blood == 6 and game[who].pool == 3


def test_p9_k2_each_deployed_blood_is_a_power() -> None:
    game = planning()
    game.play("Claudia", game.hand("Claudia", 4, 1, 1)[0], "1", 2)
    from vtes_desktop.vendetta import power

    assert power.total(game.table, 0, "1", game.faces, game.readings) == (6, 0)


def test_p10_d1_d3_a_card_of_the_alliance_can_be_drained_at_any_point_of_ones_turn() -> None:
    game = planning()
    ally = game.ally("Claudia", does=Does(standing="wins ties"))
    pool = game["Claudia"].pool
    game.pick("drain", copy=ally)
    assert ally.place.region == "drained" and game["Claudia"].pool == pool + 3
    from vtes_desktop.vendetta.count_up import wins_ties

    assert not wins_ties(game.table, game.faces, 0), "it has lost its ability"
    game.pick("play face up", copy=game.pile("Claudia", "hand")[0], level="1")
    game.pick("drain", copy=game.pile("Claudia", "alliance")[0])
    assert game.kind == "blood", "and she plays on"


def test_worked_example_1_claudia_drains_to_play_three() -> None:
    game = planning()
    game.blood("Claudia", 3)
    victim = game.pile("Claudia", "alliance")[0]
    card = game.pile("Claudia", "hand")[0]
    game.pick("play face down", copy=card, level="1")
    assert game["Claudia"].pool == 2
    game.pick("drain", copy=victim)
    assert game["Claudia"].pool == 5
    game.pick("blood", amount=3)
    assert game["Claudia"].pool == 2 and game.tile("Claudia", "1").blood == 3
    from vtes_desktop.vendetta.count_up import account

    counted = account(game.table, game.faces, 0)
    assert (counted.alliance, counted.drained) == (0, 0), "the Victim is worth 0 now instead of 1"
    assert not any("Frenzy" in line for line in game.log()), "she never stood at 0"


def test_worked_example_2_b1_b2_louis_turns_down_two_diablerie_tokens() -> None:
    game = planning(first="Louis")
    game.tokens("Louis", diablerie=2)
    game.pick("play face up", copy=game.pile("Louis", "hand")[0], level="2")
    pool = game["Louis"].pool
    game.pick("diablerie")
    game.pick("diablerie")
    assert not any(option.kind == "diablerie" for option in game.options()), "each is of use once in a round"
    assert game["Louis"].pool == pool, "their Blood is the Bank's"
    game.pick("blood", amount=3)
    assert game.tile("Louis", "2").blood == 5 and game["Louis"].pool == pool - 3


def test_worked_example_3_t8_x4_z1_stealing_three_from_who_has_two() -> None:
    from vtes_desktop.vendetta.frenzy import settle
    from vtes_desktop.vendetta.game import steal_blood

    game = planning()
    game.blood("Louis", 2)
    pool = game["Claudia"].pool
    influence = game.influence("Claudia")
    assert steal_blood(game.game, 1, 3, 0) == 2
    assert game["Claudia"].pool == pool + 2 and game["Louis"].pool == 0
    assert list(settle(game.game)) == []
    assert game["Louis"].pool == 3, "in Frenzy her Victim was Drained"
    assert game.influence("Claudia") == influence + 1  # Z2


def test_d4_z7_draining_a_vampire_is_diablerie() -> None:
    game = planning()
    vampire = game.ally("Claudia", vampire=True)
    game.pick("drain", copy=vampire)
    assert game["Claudia"].tokens["diablerie"] == 1
    game = planning()
    game.pick("drain", copy=game.ally("Claudia", vampire=True, does=Does(drained=Drained(2))))
    assert game["Claudia"].tokens["diablerie"] == 2


def test_b4_b5_the_third_diablerie_token_puts_her_out_at_once() -> None:
    game = planning()
    game.tokens("Claudia", diablerie=2)
    game.deploy("Claudia", "1", 2)
    game.pick("drain", copy=game.ally("Claudia", vampire=True))
    assert game["Claudia"].ousted and game.asked == [1], "she is passed over"
    assert game.pile("Claudia", "alliance") == [] and game.tile("Claudia", "1").blood == 0
    while game.question is not None:
        game.first()
    from vtes_desktop.vendetta.count_up import ranking

    assert ranking(game.table, game.faces)[-1].seat == 0, "she can't win"


def test_b5_is_asked_of_the_group_where_it_has_not_said() -> None:
    game = planning(readings=Readings())
    game.tokens("Claudia", diablerie=2)
    card = game.card("Claudia", "1", power=2)
    game.pick("drain", copy=game.ally("Claudia", vampire=True))
    assert game.kind == "reading"
    game.pick("reading", amount=2)
    assert card.place.region == "position 1", "her cards stay until the end of the round"
    game.go_to("planning", round_=2)
    assert card.place.region == "removed"


def test_p15_z3_who_plays_her_last_blood_is_in_frenzy_and_nobody_gains() -> None:
    game = planning()
    game.blood("Claudia", 2)
    before = {name: game.influence(name) for name in FOUR}
    game.play("Claudia", game.pile("Claudia", "hand")[0], "1", 2)
    assert game["Claudia"].pool == 3 and game.pile("Claudia", "drained")
    assert {name: game.influence(name) for name in FOUR} == before
    never = planning(readings=Readings(own_frenzy="never", lone_player_uses_cards="yes"))
    never.blood("Claudia", 2)
    never.play("Claudia", never.pile("Claudia", "hand")[0], "1", 2)
    assert never["Claudia"].pool == 0 and not never.pile("Claudia", "drained")


def test_z1_paying_the_last_blood_the_blood_of_the_frenzy_may_be_used_for_the_rest_of_the_turn() -> None:
    game = planning()
    game.blood("Claudia", 1)
    game.pick("play face down", copy=game.pile("Claudia", "hand")[0], level="1")
    assert game["Claudia"].pool == 3
    assert max(option.amount for option in game.options() if option.kind == "blood") == 3


def test_p14_without_blood_only_face_up() -> None:
    game = planning(readings=Readings(own_frenzy="never"))
    game.blood("Louis", 0)
    game.play("Claudia", game.pile("Claudia", "hand")[0], "1")
    assert game.asked == [1]
    assert not any(option.kind == "play face down" for option in game.options())


def test_z5_frenzy_drains_a_card_of_the_alliance_by_chance_never_a_drained_one() -> None:
    game = planning()
    for _ in range(3):
        game.ally("Claudia")
    game.game.put(game.pile("Claudia", "alliance")[0], 0, "drained")
    draws = len(game.doing.draws)
    game.blood("Claudia", 1)
    game.play("Claudia", game.pile("Claudia", "hand")[0], "1", 1)
    assert len(game.doing.draws) == draws + 1 and game.doing.draws[-1][1] == 3
    assert len(game.pile("Claudia", "alliance")) == 2


def test_z6_frenzy_with_an_empty_alliance() -> None:
    for reading, lost in (("loses Influence", 1), ("loses nothing", 0)):
        game = planning(readings=Readings(empty_frenzy=reading))  # type: ignore[arg-type]
        game.game.put(game.pile("Claudia", "alliance")[0], 0, "drained")
        game.blood("Claudia", 1)
        game.play("Claudia", game.pile("Claudia", "hand")[0], "1", 1)
        assert game["Claudia"].pool == 1 and game.influence("Claudia") == 3 - lost


def test_z4_what_she_must_lose_beyond_what_she_has_is_forgotten() -> None:
    game = planning()
    drain = Does(whenever="opponent plays here", they=Does(lose=Sum(blood=5)))
    game.card("Louis", "1", does=drain)
    game.blood("Claudia", 2)
    game.play("Claudia", game.pile("Claudia", "hand")[0], "1")
    assert game["Claudia"].pool == 3, "all she had, then the 3 of her Victim"
    assert game.influence("Louis") == 3 + 1


def test_allies_that_speak_of_frenzy() -> None:
    game = planning()
    scapegoat = game.ally("Claudia", does=Does(frenzy_suffered="drain this"))
    game.ally("Louis", does=Does(frenzy_caused=Sum(influence=1)))
    game.card("Louis", "1", does=Does(whenever="opponent plays here", they=Does(lose=Sum(blood=1))))
    game.blood("Claudia", 1)
    draws = len(game.doing.draws)
    game.play("Claudia", game.pile("Claudia", "hand")[0], "1")
    assert scapegoat.place.region == "drained" and len(game.doing.draws) == draws
    assert game.influence("Louis") == 3 + 2


def test_an_ally_is_used_once_in_a_turn() -> None:
    game = planning()
    lookout = game.ally("Claudia", does=Does(in_your_turn=Does(may=Does(spend=Sum(blood=1), then=Does(look_at=1)))))
    hidden = game.card("Marta", "2", face_up=False, power=5, name="Hidden")
    game.pick("use", copy=lookout)
    game.pick("do")
    assert hidden.shown_to == (0,)
    assert not any(option.kind == "use" for option in game.options())


def test_y5_c3_an_ally_of_which_nothing_is_known_is_used_by_hand() -> None:
    game = planning()
    stranger = game.ally("Claudia", does=None, vampire=None, feed=None)
    game.pick("by hand", copy=stranger)
    assert game.kind == "by hand" and game.asked == [0]
    game.pick("done")
    assert game.kind == "planning", "nothing was done: nobody has to agree"
    game.pick("by hand", copy=stranger)
    game.game.moved_by_hand += 1
    game.pick("done")
    assert game.kind == "agree" and game.asked == [1, 2, 3]
    for name in FOUR[1:]:
        game.pick("agreed", name)
    assert game.kind == "planning"
    game.pick("drain", copy=stranger)
    assert game.kind == "vampire", "its player says what no file does"
    game.pick("yes")
    assert game["Claudia"].tokens["diablerie"] == 1
