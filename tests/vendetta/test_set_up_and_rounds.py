"""Set-up, Feed, Location Setup, Hand Building and the end of a round; the marks are those of the rules' restatement."""

from __future__ import annotations

from vtes_desktop.table.table import NOBODY, Place
from vtes_desktop.vendetta.cards import faces_of
from vtes_desktop.vendetta.game import locations_for
from vtes_desktop.vendetta.position import Position
from vtes_desktop.vendetta.readings import Readings

FIVE = ("Claudia", "Louis", "Marta", "Ivo", "Nina")


def test_s3_s7_locations_in_play_hang_on_the_players_and_everybody_has_a_position_at_each() -> None:
    assert locations_for(3) == locations_for(4) == ("1", "2", "haven")
    assert locations_for(5) == ("1", "2", "3", "haven")
    four, five = Position(*FIVE[:4]), Position(*FIVE)
    assert four.game.tile(0, "3") is None and five.game.tile(0, "3") is not None
    assert all(game.game.tile(seat, "haven") for game in (four, five) for seat in range(4))


def test_s1_the_first_player_is_drawn_by_lot_and_has_the_ambition_token() -> None:
    lots = {Position(*FIVE, key=f"{n:02x}" * 32, clans=()).log()[0].split()[0] for n in range(40)}
    assert lots == set(FIVE)


def test_s5_s10_clans_are_chosen_in_turn_order_from_one_sheet_more_than_there_are_players() -> None:
    game = Position(*FIVE[:4], first="Marta", clans=())
    assert len(game.options()) == 5
    chosen = []
    while game.kind == "clan":
        chosen.append(game.table.seats[game.asked[0]].name)
        assert len(game.options()) == 6 - len(chosen)
        game.first()
    assert chosen == ["Marta", "Ivo", "Claudia", "Louis"]
    assert not game.pile("", "clans"), "the rest go back to the box"


def test_c1_c2_c5_s10_s11_s12_s6_what_everybody_begins_with() -> None:
    game = Position(*FIVE)
    assert game.kind == "keep"
    for name in FIVE:
        seat = game[name]
        hand = [game.game.face(copy) for copy in game.pile(name, "hand")]
        assert {face.code for face in hand} == set(game.cards.clans[hand[0].clan].starting or ())
        assert len(game.pile(name, "clan deck")) == 7
        assert (seat.pool, game.influence(name)) == (6 + 1, 3)  # S11, and F3: a Victim has fed her
        assert [copy.kind for copy in game.pile(name, "alliance")] == ["victim"]
        assert sorted(game.game.name(copy) for copy in game.pile(name, "aside")) == ["Stay", "Withdraw"]
        assert not any(copy.face_up for copy in game.pile(name, "aside"))


def test_s8_s9_victims_lie_open_and_allies_are_shuffled_face_down() -> None:
    game = Position(*FIVE)
    assert all(copy.face_up for copy in game.pile("", "victims")) and len(game.pile("", "victims")) == 30
    deck = game.pile("", "allies")
    assert not any(copy.face_up for copy in deck)
    assert [copy.card for copy in deck] != sorted(copy.card for copy in deck)


def test_t1_t2_the_bank_gives_and_takes_and_all_blood_adds_up() -> None:
    game = Position(*FIVE[:4])
    before = game.table.blood_in_all()
    game.go_to("planning", round_=2)
    assert game.table.blood_in_all() == before


def test_r1_r2_three_rounds_of_five_phases_in_this_order() -> None:
    game = Position(*FIVE[:4])
    while game.question is not None:
        game.first()
    phases = [move.phase for move in game.doing.moves if type(move).__name__ == "SetPhase"]
    seen = [phase for place, phase in enumerate(phases) if place == 0 or phases[place - 1] != phase]
    assert seen == ["feed", "locations", "hand", "planning", "resolution"] * 3
    assert game.table.over and game.table.round == 3


def test_f1_f2_everybody_gains_the_blood_of_her_alliance_but_not_of_drained_cards() -> None:
    game = Position(*FIVE[:4])
    game.go_to("planning")
    game.ally("Louis", feed=3)
    drained = game.ally("Louis", feed=2)
    game.game.put(drained, 1, "drained")
    before = game["Louis"].pool
    list(_feeding(game))  # type: ignore[call-overload]
    assert game["Louis"].pool == before + 1 + 3


def _feeding(game: Position) -> object:
    from vtes_desktop.vendetta.rounds import _feed

    return _feed(game.game, 1)


def test_f3_the_first_feed_can_be_left_out_as_the_group_reads_it() -> None:
    readings = Readings(first_feed="no", lone_player_uses_cards="yes", out_by_diablerie="all leaves")
    game = Position(*FIVE[:4], readings=readings)
    assert game["Claudia"].pool == 6


def test_l1_an_ally_comes_face_up_to_each_location_in_play() -> None:
    game = Position(*FIVE)
    game.go_to("hand")
    for location in ("1", "2", "3", "haven"):
        (ally,) = game.pile("", f"location {location}")
        assert ally.kind == "ally" and ally.face_up
    assert len(game.pile("", "allies")) == 30 - 4


def test_h1_r5_all_at_once_keep_one_of_the_top_two_and_put_the_other_at_the_bottom() -> None:
    game = Position(*FIVE[:4])
    assert game.kind == "keep" and game.asked == [0, 1, 2, 3]
    deck = game.pile("Claudia", "clan deck")
    kept, other = deck[:2]
    assert [option.copy for option in game.options("Claudia")] == [kept.id, other.id]
    assert kept.shown_to == other.shown_to == (0,), "seen by her alone"
    card = kept.card
    game.first()
    assert game.pile("Claudia", "clan deck")[-1] is other and other.shown_to == ()
    assert game.pile("Claudia", "hand")[-1].card == card


def test_h2_h3_h4_hands_have_three_four_and_five_cards_when_planning_begins() -> None:
    game = Position(*FIVE[:4])
    for round_, cards in ((1, 3), (2, 4), (3, 5)):
        game.go_to("planning", round_=round_)
        assert {len(game.pile(name, "hand")) for name in FIVE[:4]} == {cards}
        assert {len(game.pile(name, "clan deck")) for name in FIVE[:4]} == {7 - round_}


def test_n1_n2_n3_the_end_of_a_round() -> None:
    game = Position(*FIVE[:4])
    game.go_to("resolution")
    game.deploy("Louis", "1", 2)
    game.tokens("Louis", **{"diablerie": 1, "diablerie used": 1})
    strayed = game.card("Claudia", "1")
    game.doing.move_card(strayed, Place(1, "position 1"), face_up=True)
    game.again()
    game.go_to("planning", round_=2)
    (back,) = (copy for copy in game.table.copies.values() if copy.card == strayed.card)
    assert back.place.seat == 0, "from a Rival's Position to its owner"
    assert game.tile("Louis", "1").blood == 0
    assert "diablerie used" not in game["Louis"].tokens and game["Louis"].tokens["diablerie"] == 1
    assert not any(game.game.deployed(seat, at) for seat in range(4) for at in ("1", "2", "haven"))


def test_c10_y2_y3_y4_victims_are_all_alike() -> None:
    game = Position(*FIVE[:4])
    values = {
        (face.ally.influence, face.ally.feed, face.ally.drain)
        for face in faces_of(game.cards).values()
        if face.kind == "victim" and face.ally is not None
    }
    assert len(values) == 1
    ((influence, feed, drain),) = values
    assert (influence, feed) == (1, 1) and drain is not None and (drain.blood, drain.influence) == (3, 0)


def test_who_must_name_her_starting_cards_does_so_in_secret() -> None:
    from vtes_desktop.vendetta.card_files import shipped

    game = Position(*FIVE[:4], cards=shipped())
    assert game.kind == "starting" and len(game.options()) == 9
    game.first()
    game.first()
    assert len(game.pile("Claudia", "hand")) == 2 and len(game.pile("Claudia", "clan deck")) == 7
    assert not any(copy.shown_to for copy in game.pile("Claudia", "clan deck"))
    assert game.table.pile(NOBODY, "clans") == []
