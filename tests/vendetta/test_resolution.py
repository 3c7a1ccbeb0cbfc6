"""Resolution in its five steps, rewards, the count-up; the last two of the rulebook's worked examples."""

from __future__ import annotations

import pytest

from vtes_desktop.table import moves as m
from vtes_desktop.vendetta import power
from vtes_desktop.vendetta.count_up import account, ranking, winner
from vtes_desktop.vendetta.effects import Between, Does, Sum, When
from vtes_desktop.vendetta.position import Position
from vtes_desktop.vendetta.readings import Readings

FOUR = ("Claudia", "Louis", "Marta", "Ivo")
SETTLED = Readings(lone_player_uses_cards="yes", out_by_diablerie="all leaves")


def conflict(readings: Readings = SETTLED, *, location: int = 1, round_: int = 1) -> Position:
    """A table about to resolve a Location, with nothing lying at any but 1 Blood of Louis at the Haven."""
    game = Position(*FOUR, readings=readings)
    game.go_to("planning", round_=round_)
    game.deploy("Louis", "haven", 1)
    game.go_to("resolution", round_=round_)
    while game.table.tally["location"] < location:
        game.first()
    for seat in range(4):
        for at in game.game.locations:
            for copy in game.game.deployed(seat, at):
                game.game.put(copy, seat, "hand")
            tile = game.tile(FOUR[seat], at)
            game.doing.move_blood(m.Purse("card", tile.id), m.Purse("pool", seat), tile.blood)
    if location < 3:
        game.deploy("Louis", "haven", 1)
    game.again()
    return game


def resolve(game: Position) -> None:
    """Everybody stays and takes the first option until the next Location is resolved."""
    here, round_ = game.table.tally["location"], game.table.round
    while game.question is not None and game.table.tally.get("location") == here and game.table.round == round_:
        game.first()


def test_w0_locations_are_resolved_in_rising_order_the_haven_last() -> None:
    game = Position(*FOUR, "Nina", readings=SETTLED)
    game.go_to("planning", round_=2)
    lines = [line for line in game.log() if line.endswith("is resolved")]
    assert [line.split(" is ")[0] for line in lines] == [
        "Location 1", "Location 2", "Location 3", "The Prince’s Haven",
    ]  # fmt: skip


def test_w1_t6_only_who_is_there_is_asked_all_at_once_and_in_secret() -> None:
    game = conflict()
    game.card("Claudia", "1")
    game.deploy("Marta", "1", 1)
    assert game.kind == "withdraw" and game.names(game.asked) == ["Claudia", "Marta"]
    assert {option.kind for option in game.options("Claudia")} == {"stay", "withdraw"}
    game.pick("withdraw", "Claudia")
    assert game.names(game.asked) == ["Marta"]
    assert not any(copy.kind == "token" for copy in game.pile("Claudia", "position 1")), "nothing is shown yet"


def test_worked_example_4_w3_w4_the_two_arrows_of_a_withdraw() -> None:
    game = conflict()
    card = game.card("Claudia", "1", face_up=False)
    game.deploy("Claudia", "1", 3)
    game.card("Louis", "1")
    pool = game["Claudia"].pool
    game.pick("withdraw", "Claudia")
    game.pick("stay", "Louis")
    assert game["Claudia"].pool == pool + 3 and game.tile("Claudia", "1").blood == 0
    assert card.place.region == "position haven" and card.face_up
    assert not any(line.startswith("Claudia has") for line in game.log()), "she takes no part here"


def test_w2_v1_who_stays_joins_and_her_face_down_cards_are_turned_up() -> None:
    game = conflict()
    mine = game.card("Claudia", "1", face_up=False, power=2)
    other = game.card("Louis", "2", face_up=False)
    game.card("Louis", "1")
    resolve(game)
    assert mine.face_up and "Claudia has 2 Power at Location 1" in game.log()
    assert not other.face_up


def test_w5_from_the_haven_cards_go_back_to_hand() -> None:
    game = conflict(location=3)
    card = game.card("Claudia", "haven", power=1)
    game.deploy("Claudia", "haven", 2)
    game.card("Louis", "haven")
    pool, hand = game["Claudia"].pool, len(game.pile("Claudia", "hand"))
    game.pick("withdraw", "Claudia")
    game.pick("stay", "Louis")
    assert card.place.seat == 0 and game["Claudia"].pool >= pool + 2
    assert len(game.pile("Claudia", "hand")) >= hand
    assert any("to hand go" in line for line in game.log())
    counted = [line for line in game.log() if line.startswith("Claudia has") and line.endswith("Prince’s Haven")]
    assert not counted, "nothing of hers is left there"


def test_w6_withdrawn_cards_count_at_the_haven_in_full_or_with_their_power_only() -> None:
    for reading, gained in (("in full", 2), ("Power only", 0)):
        game = conflict(Readings(withdrawn_cards=reading, lone_player_uses_cards="yes"))  # type: ignore[arg-type]
        game.card("Claudia", "1", step="preparation", does=Does(gain=Sum(blood=2)), power=9)
        game.card("Louis", "haven")
        game.pick("withdraw", "Claudia")
        while game.table.tally["location"] < 3:
            game.first()
        pool = game["Claudia"].pool
        resolve(game)
        assert game.log()[::-1].index("Claudia has 9 Power at the Prince’s Haven") >= 0
        assert ("Claudia gains 2 Blood by Card" in game.log()) == bool(gained)
        assert game["Claudia"].pool >= pool


def test_w7_a_lone_player_is_asked_or_not_as_the_group_reads_it() -> None:
    game = conflict()
    game.card("Claudia", "1")
    assert game.kind == "withdraw" and game.asked == [0]
    game = conflict(Readings(lone_player_asked="no", lone_player_uses_cards="yes"))
    game.card("Claudia", "1")
    assert game.question is not None
    assert "Claudia wins Location 1" in game.log()


def test_the_token_chosen_lies_open_until_the_location_is_resolved_and_has_another_id_then() -> None:
    game = conflict()
    before = {copy.id for copy in game.pile("Claudia", "aside")}
    game.card("Claudia", "1", step="conflict", does=Does(may=Does(spend=Sum(blood=1), power=1)))
    game.card("Louis", "1")
    game.pick("stay", "Claudia")
    game.pick("stay", "Louis")
    assert game.kind == "may"
    (token,) = [copy for copy in game.pile("Claudia", "position 1") if copy.kind == "token"]
    assert token.face_up and game.game.name(token) == "Stay"
    game.pick("leave")
    after = {copy.id for copy in game.pile("Claudia", "aside")}
    assert len(after) == 2 and len(before & after) == 1


def test_e1_e2_x2_preparation_cards_in_turn_order_ones_own_as_one_likes() -> None:
    game = conflict()
    one = game.card("Claudia", "1", step="preparation", does=Does(gain=Sum(blood=1)), name="One")
    two = game.card("Claudia", "1", step="preparation", does=Does(gain=Sum(blood=1)), name="Two")
    game.card("Louis", "1", step="preparation", does=Does(gain=Sum(blood=1)), name="Three")
    game.pick("stay", "Claudia")
    game.pick("stay", "Louis")
    assert game.kind == "apply" and {option.copy for option in game.options()} == {one.id, two.id}
    game.pick("apply", copy=two)
    said = [line for line in game.log() if " gains 1 Blood by " in line][-3:]
    assert [line.split(" by ")[1] for line in said] == ["Two", "One", "Three"]


def test_k1_k2_t5_power_is_that_of_the_cards_after_all_effects_and_the_blood() -> None:
    fury = Does(when=When(deployed_blood=Between(at_least=1)), power=-2)
    for blood, total in ((0, 6), (1, 5)):
        game = conflict()
        game.card("Claudia", "1", step="conflict", power=6, does=fury)
        game.card("Louis", "1")
        game.deploy("Claudia", "1", blood)
        resolve(game)
        assert f"Claudia has {total} Power at Location 1" in game.log()
        assert game.tile("Claudia", "1").marks == {"power": str(total), "rank": "1"}


def test_wolf_companion_halves_the_printed_power_of_rivals_cards_before_anything_is_added() -> None:
    for reading, total in (("printed first", 2 + 3), ("as it is then", 4)):
        readings = Readings(halving=reading, lone_player_uses_cards="yes")  # type: ignore[arg-type]
        game = conflict(readings)
        game.card("Louis", "1", step="preparation", power=5, does=Does(power=3))
        game.card("Claudia", "1", step="conflict", power=2, does=Does(each_rival=Does(halve_printed=True)))
        resolve(game)
        assert f"Louis has {total} Power at Location 1" in game.log()
        assert "Claudia has 2 Power at Location 1" in game.log()


def test_k3_r4_x3_a_tie_goes_to_who_comes_first_in_turn_order() -> None:
    game = conflict()
    game.card("Marta", "1", power=3)
    game.card("Ivo", "1", power=3)
    resolve(game)
    assert "Marta wins Location 1" in game.log()


def test_an_ally_can_win_all_ties() -> None:
    game = conflict()
    game.ally("Ivo", does=Does(standing="wins ties"))
    game.card("Marta", "1", power=3)
    game.card("Ivo", "1", power=3)
    resolve(game)
    assert "Ivo wins Location 1" in game.log()


def test_k4_k5_k6_k7_k8_k13_what_the_ranks_bring() -> None:
    game = conflict(round_=2)
    ally = game.game.ally_at("1")
    before = {name: len(game.pile(name, "alliance")) for name in FOUR}
    for name, strength in zip(FOUR, (4, 5, 3, 2), strict=True):
        game.card(name, "1", power=strength)
    since = len(game.log())
    resolve(game)
    gained = {name: len(game.pile(name, "alliance")) - before[name] for name in FOUR}
    assert gained == {"Claudia": 1, "Louis": 1, "Marta": 0, "Ivo": 0}
    assert ally is not None and ally in game.pile("Louis", "alliance") and ally.controller == 1
    said = [line for line in game.log()[since:] if "Influence for the" in line]
    of = game.cards.rewards
    assert said == [
        f"Louis gains {of.of(1, 2)} Influence for the first place",
        f"Claudia gains {of.of(2, 2)} Influence for the second place",
        f"Marta gains {of.of(3, 2)} Influence for the third place",
    ]


def test_k7_a_card_won_is_in_the_alliance_before_the_aftermath() -> None:
    game = conflict()
    per_card = Does(gain=Sum(blood="per card"))
    game.card("Claudia", "1", step="aftermath", power=5, does=per_card)
    game.card("Louis", "1", power=1)
    mine = len(game.pile("Claudia", "alliance"))
    resolve(game)
    assert f"Claudia gains {mine + 1} Blood by Card" in game.log()


def test_k9_the_rewards_that_nobody_has_filled_in_are_asked_once_in_a_game_or_done_by_hand() -> None:
    from msgspec.structs import replace

    from vtes_desktop.vendetta.cards import Rewards

    game = conflict()
    game.cards = replace(game.cards, rewards=Rewards(haven_winner=1))
    game.card("Claudia", "1", power=5)
    game.card("Louis", "1", power=1)
    before = game.influence("Claudia")
    game.first()
    assert game.kind == "reward" and game.asked == [game.table.edge]
    game.pick("number", amount=3)
    assert game.influence("Claudia") >= before + 3
    assert game.kind == "reward"
    game.pick("by hand")
    assert game.kind == "by hand" and game.asked == [1]
    assert game.table.tally["reward first 1"] == 3 + 1


def test_k10_k11_k12_the_winner_at_the_haven_gets_one_more_and_the_ambition_token_at_once() -> None:
    for reading, first in (("new order", "Ivo"), ("old order", "Claudia")):
        game = conflict(Readings(haven_aftermath=reading, lone_player_uses_cards="yes"), location=3)  # type: ignore[arg-type]
        for name in ("Claudia", "Ivo"):
            strength = 9 if name == "Ivo" else 1
            game.card(name, "haven", step="aftermath", power=strength, does=Does(gain=Sum(blood=1)))
        resolve(game)
        log = game.log()
        assert game.table.edge == 3 and "Ivo takes the Ambition token" in log
        assert f"Ivo gains {(game.cards.rewards.of(1, 1) or 0) + 1} Influence for the first place" in log
        elsewhere = conflict(Readings(lone_player_uses_cards="yes"))
        elsewhere.card("Ivo", "1", power=9)
        elsewhere.card("Claudia", "1", power=1)
        resolve(elsewhere)
        assert f"Ivo gains {elsewhere.cards.rewards.of(1, 1)} Influence for the first place" in elsewhere.log()
        order = [line.split()[0] for line in log if line.endswith("gains 1 Blood by Card")][-2:]
        assert order[0] == first


def test_worked_example_5a_k14_alone_after_the_withdraw_step_only_the_first_reward() -> None:
    game = conflict()
    game.card("Claudia", "1", power=1)
    game.card("Louis", "1", power=9)
    victims = len(game.pile("", "victims"))
    game.pick("stay", "Claudia")
    game.pick("withdraw", "Louis")
    assert "Claudia wins Location 1" in game.log()
    assert len(game.pile("", "victims")) == victims
    assert not any("second place" in line for line in game.log()[-12:])


def test_worked_example_5b_k15_nobody_left_the_ally_leaves_the_game() -> None:
    game = conflict()
    ally = game.game.ally_at("1")
    game.card("Claudia", "1")
    game.pick("withdraw", "Claudia")
    assert ally in game.pile("", "removed")
    assert game.game.ally_at("1") is None


def test_k16_blood_alone_takes_part_in_nothing() -> None:
    game = conflict()
    game.deploy("Louis", "1", 5)
    game.card("Claudia", "1", power=1)
    game.card("Marta", "1", power=2)
    resolve(game)
    assert "Marta wins Location 1" in game.log() and not any(line.startswith("Louis has") for line in game.log())


def test_k16_unless_the_group_reads_it_otherwise() -> None:
    game = conflict(Readings(blood_alone="takes part", lone_player_uses_cards="yes"))
    game.deploy("Louis", "1", 5)
    game.card("Claudia", "1", power=1)
    game.card("Marta", "1", power=2)
    resolve(game)
    assert "Louis wins Location 1" in game.log()


def test_k17_is_asked_of_the_group_once_and_then_holds_for_the_game() -> None:
    game = conflict(Readings())
    game.card("Claudia", "1", step="aftermath", does=Does(gain=Sum(blood=2)))
    pool = game["Claudia"].pool
    game.pick("stay", "Claudia")
    assert game.kind == "reading" and "K17" in game.choices[0].rule
    game.pick("reading", amount=2)
    assert game.table.tally["reading lone_player_uses_cards"] == 2
    assert "Claudia gains 2 Blood by Card" not in game.log() and game["Claudia"].pool >= pool


def test_a1_a2_the_aftermath_changes_nothing_of_who_won_and_cards_stay_till_the_end_of_the_round() -> None:
    game = conflict()
    card = game.card("Claudia", "1", power=5, step="aftermath", does=Does(each_rival=Does(lose=Sum(blood=(1, 2, 3)))))
    game.card("Louis", "1", power=4)
    game.blood("Louis", 6)
    game.deploy("Claudia", "1", 1)
    resolve(game)
    assert "Louis loses 1 Blood by Card" in game.log() and "Claudia wins Location 1" in game.log()
    assert card.place.region == "position 1" and game.tile("Claudia", "1").blood == 1


def test_z8_several_frenzies_of_one_effect_are_settled_in_turn_order_after_it() -> None:
    game = conflict()
    game.card("Claudia", "1", power=5, step="aftermath", does=Does(each_rival=Does(lose=Sum(blood=9))))
    for name in ("Louis", "Marta", "Ivo"):
        game.card(name, "1")
    resolve(game)
    said = [line for line in game.log() if "loses" in line or "Frenzy" in line][-6:]
    assert [line.split()[0] for line in said] == ["Louis", "Marta", "Ivo"] * 2
    assert all("Frenzy" in line for line in said[3:])


def test_t7_k17_effects_that_name_rivals_find_none_where_one_is_alone() -> None:
    game = conflict()
    game.card("Claudia", "1", step="preparation", does=Does(each_rival=Does(steal=Sum(blood=1))))
    pool = {name: game[name].pool for name in FOUR}
    game.first()
    assert {name: game[name].pool for name in FOUR[1:]} == {name: pool[name] for name in FOUR[1:]}


def test_vanish_withdraws_and_steals_from_who_stays() -> None:
    game = conflict()
    vanish = game.card(
        "Claudia", "1", step="preparation", power=4,
        does=Does(may=Does(withdraw=True, then=Does(each_rival=Does(steal=Sum(blood=1))))),
    )  # fmt: skip
    game.card("Louis", "1")
    game.pick("stay", "Claudia")
    game.pick("stay", "Louis")
    pool = game["Louis"].pool
    game.pick("do")
    assert vanish.place.region == "position haven" and "Claudia steals 1 Blood from Louis by Card" in game.log()
    assert game["Louis"].pool >= pool - 1 and "Louis wins Location 1" in game.log()


def test_cauldron_of_blood_is_offered_to_who_can_pay_only() -> None:
    cauldron = Does(may=Does(spend=Sum(blood="half"), then=Does(each_rival=Does(lose=Sum(blood=4)))))
    game = conflict()
    game.card("Claudia", "1", step="aftermath", power=3, does=cauldron)
    game.card("Louis", "1")
    game.blood("Claudia", 5)
    game.blood("Louis", 6)
    while game.kind != "may":
        game.first()
    game.pick("do")
    assert "Claudia spends 2 Blood" in game.log() and "Louis loses 4 Blood by Card" in game.log()


def test_p13_y7_passive_cards_have_power_or_none_as_the_group_reads_it() -> None:
    for reading, total in (("yes", 4), ("no", 0)):
        game = conflict(Readings(passive_power=reading, lone_player_uses_cards="yes"))  # type: ignore[arg-type]
        game.card("Claudia", "1", power=4)
        assert power.total(game.table, 0, "1", game.faces, game.readings) == (total, 0)


def test_power_and_step_that_are_in_no_file_are_said_by_the_cards_player() -> None:
    game = conflict()
    game.card("Claudia", "1", power=None, step=None, does=None, name="Stranger")
    game.card("Louis", "1", power=1)
    game.pick("stay", "Claudia")
    game.pick("stay", "Louis")
    assert game.kind == "step" and game.asked == [0]
    game.pick("step", level="conflict")
    assert game.kind == "number"
    game.pick("number", amount=7)
    assert game.kind == "by hand", "what it does is done by hand in its step"
    game.pick("done")
    assert "Claudia has 7 Power at Location 1" in game.log()


def test_g1_g2_b3_y1_influence_is_counted_up_after_the_third_round() -> None:
    game = Position(*FOUR, readings=SETTLED)
    game.go_to("resolution", round_=3)
    game.ally("Claudia", influence=4)
    drained = game.ally("Claudia", drain={})  # replaced below by what is printed
    game.game.put(drained, 0, "drained")
    game.tokens("Claudia", influence=5, diablerie=2)
    from msgspec.structs import replace

    from vtes_desktop.vendetta.cards import Drain

    face = game.faces[drained.card]
    assert face.ally is not None
    game.faces[drained.card] = replace(face, ally=replace(face.ally, drain=Drain(3, 1)))
    counted = account(game.table, game.faces, 0)
    victims = len(game.pile("Claudia", "alliance")) - 1
    assert counted.drained >= 1 and counted.tokens == 5 and counted.diablerie == 2
    assert counted.influence == counted.alliance + counted.drained + 5 - 2 and counted.alliance >= 4 + victims
    while game.question is not None:
        game.first()
    assert game.table.over and not any(line.startswith("Round 3 is over") for line in game.log())


def test_g3_most_influence_then_most_blood_then_turn_order_from_the_ambition_token() -> None:
    game = Position(*FOUR, readings=SETTLED, first="Marta")
    assert winner(game.table, game.faces) == 2, "all alike: who comes first"
    game.blood("Louis", 20)
    assert winner(game.table, game.faces) == 1
    game.tokens("Ivo", influence=30)
    assert [each.seat for each in ranking(game.table, game.faces)][:3] == [3, 1, 2]


def test_x1_an_ally_that_wins_all_ties_wins_that_of_the_game() -> None:
    game = Position(*FOUR, readings=SETTLED, first="Marta")
    umpire = game.ally("Ivo", influence=0, does=Does(standing="wins ties"))
    game.blood("Louis", 20)
    assert winner(game.table, game.faces) == 3
    game.tokens("Louis", influence=4)
    assert winner(game.table, game.faces) == 1, "that is no tie"
    game.tokens("Louis", influence=3)
    game.game.put(umpire, 3, "drained")
    assert winner(game.table, game.faces) == 1, "Drained it has lost its ability"


@pytest.mark.parametrize("seed", range(3))
def test_who_is_alone_on_the_table_in_the_end_has_won(seed: int) -> None:
    game = Position(*FOUR, readings=SETTLED, key=f"{seed:064x}")
    game.go_to("planning")
    for name in FOUR[1:]:
        game.tokens(name, diablerie=2)
    for _ in range(3):
        while game.table.active == 0 and game.question is not None:
            game.first()
        who = game.table.seats[game.table.active].name
        game.pick("drain", who, copy=game.ally(who, vampire=True))
    assert game.table.over and winner(game.table, game.faces) == 0
