"""Contested cards (sec. 4.1)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.titles import contests
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy, Place

TWIN = vampire("Twin", 4)
ELYSIUM = library("Elysium", "Master", text="Unique location.")
RING = library("Ring", "Equipment", text="Unique.")


def run(procedure: Procedure[None]) -> None:
    """Run a procedure that asks nobody anything."""
    with pytest.raises(StopIteration):
        next(procedure)


def enters(game: Position, copy: Copy) -> Copy:
    """A card that has just been laid comes into play."""
    run(contests.enter_play(game.rules, copy))
    return copy


def contested_twins(game: Position, *seats: str) -> list[Copy]:
    """The same vampire, controlled by these Methuselahs one after the other, and so contested."""
    return [enters(game, game.ready(seat, TWIN)) for seat in seats]


def four() -> Position:
    """Sarah, Alexis, Justin and Lisa; Sarah's unlock phase is about to begin."""
    game = Position("Sarah", "Alexis", "Justin", "Lisa")
    game.phase("unlock", of="Sarah")
    return game


# -- how a contest begins -------------------------------------------------------------------------------------------


def test_a_second_methuselah_who_controls_the_same_vampire_contests_it() -> None:
    game = Position("Sarah", "Alexis")
    game.phase("influence", of="Alexis")
    first = game.ready("Sarah", TWIN)
    second = game.uncontrolled("Alexis", TWIN, blood=4)
    game.passes()
    assert [game.where(copy) for copy in (first, second)] == [
        "contested cards of Sarah",
        "contested cards of Alexis",
    ]
    assert not first.face_up
    assert not second.face_up
    assert not any(game.rules.in_play(copy) for copy in (first, second))


def test_versions_of_one_vampire_contest_each_other_also_an_advanced_one() -> None:
    game = Position("Sarah", "Alexis")
    base = enters(game, game.ready("Sarah", TWIN))
    enters(game, game.ready("Alexis", vampire("Twin", 5, advanced=True)))
    assert game.where(base) == "contested cards of Sarah"


def test_a_unique_location_is_contested_where_another_is_not() -> None:
    game = Position("Sarah", "Alexis")
    common = library("Haven", "Master", text="Location.")
    unique = [enters(game, game.in_play(seat, ELYSIUM)) for seat in ("Sarah", "Alexis")]
    others = [enters(game, game.in_play(seat, common)) for seat in ("Sarah", "Alexis")]
    assert all(copy.place.region == "contested" for copy in unique)
    assert all(copy.place.region == "in play" for copy in others)


def test_a_third_copy_is_contested_at_once() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    twins = contested_twins(game, "Sarah", "Alexis", "Justin")
    assert [copy.place.region for copy in twins] == ["contested"] * 3


def test_what_is_on_a_contested_card_is_out_of_play_with_it() -> None:
    game = Position("Sarah", "Alexis")
    first = game.ready("Sarah", TWIN, blood=3)
    gun = game.on(first, library("Gun", "Equipment"))
    enters(game, game.ready("Alexis", TWIN))
    assert game.where(gun) == "Twin"
    assert not game.rules.in_play(gun)
    assert first.blood == 3


def test_equipment_is_contested_by_itself_and_its_bearer_stays() -> None:
    game = Position("Sarah", "Alexis")
    krid, ira = game.ready("Sarah", vampire("Krid")), game.ready("Alexis", vampire("Ira"))
    ring = game.on(krid, RING)
    enters(game, game.on(ira, RING))
    assert game.where(ring) == "contested cards of Sarah"
    assert game.where(krid) == "ready region of Sarah"


def test_a_second_copy_of_her_own_burns() -> None:
    game = Position("Sarah", "Alexis")
    first = enters(game, game.in_play("Sarah", ELYSIUM))
    second = enters(game, game.in_play("Sarah", ELYSIUM))
    assert game.where(first) == "cards in play of Sarah"
    assert game.where(second) == "ash heap of Sarah"


def test_a_second_copy_of_a_card_that_she_contests_burns_too() -> None:
    game = Position("Sarah", "Alexis")
    contested = [enters(game, game.in_play(seat, ELYSIUM)) for seat in ("Sarah", "Alexis")]
    second = enters(game, game.in_play("Sarah", ELYSIUM))
    assert game.where(second) == "ash heap of Sarah"
    assert all(copy.place.region == "contested" for copy in contested)


def test_a_second_copy_of_her_own_vampire_that_she_influences_burns() -> None:
    for edition in ("current", "2012"):
        game = Position("Sarah", "Alexis", edition=edition)
        game.phase("influence", of="Sarah")
        first = game.ready("Sarah", TWIN)
        second = game.uncontrolled("Sarah", TWIN, blood=4)
        game.passes()
        assert game.where(first) == "ready region of Sarah"
        assert game.where(second) == "ash heap of Sarah"


def test_a_contested_card_can_not_be_chosen() -> None:
    game = Position("Sarah", "Alexis")
    twins = contested_twins(game, "Sarah", "Alexis")
    game.phase("master", of="Sarah")
    game.hand("Sarah", library("Celerity", "Master", text="Discipline. +1 level of Celerity [cel].", capacity_change=1))
    # With no vampire to go on, the card can't be played.
    assert game.choice is None or not {option.copy for option in game.options()} & {copy.id for copy in twins}


def test_what_was_put_into_play_by_hand_is_contested_when_all_agree() -> None:
    game = Position("Sarah", "Alexis")
    game.phase("master", of="Sarah")
    mine = game.ready("Sarah", TWIN)
    game.hand("Sarah", library("Plan", "Master", text="Do something."))
    game.pick("master")
    theirs = game.ready("Alexis", TWIN)
    princes = [game.ready(seat, vampire(f"{seat}'s", title="prince of Chicago")) for seat in ("Sarah", "Alexis")]
    game.agree()
    assert mine.place.region == theirs.place.region == "contested"
    assert [copy.marks["contested title"] for copy in princes] == ["yes", "yes"]


# -- paying and yielding --------------------------------------------------------------------------------------------


def test_contesting_costs_a_pool_in_each_of_her_unlock_phases() -> None:
    game = four()
    twin, _ = contested_twins(game, "Sarah", "Alexis")
    game.pick("contest", twin)
    assert game["Sarah"].pool == 29
    game.go_to("discard", of="Sarah")
    game.passes()
    game.pick("contest", by="Alexis")
    assert game["Alexis"].pool == 29


def test_a_yielded_card_is_burned_with_the_cards_and_counters_on_it() -> None:
    game = four()
    twin, _ = contested_twins(game, "Sarah", "Alexis")
    gun = game.on(twin, library("Gun", "Equipment"))
    blood = game.table.blood_in_all()
    game.pick("yield", twin)
    assert game.where(twin) == "ash heap of Sarah"
    assert game.where(gun) == "ash heap of Sarah"
    assert twin.blood == 0
    assert game.table.blood_in_all() == blood
    assert game["Sarah"].pool == 30


def test_when_all_others_have_yielded_the_card_is_back_in_her_next_unlock_phase_unlocked() -> None:
    game = four()
    twin, theirs = contested_twins(game, "Alexis", "Sarah")
    twin.locked = True
    game.pick("yield", theirs)
    assert game.where(twin) == "contested cards of Alexis"
    game.go_to("discard", of="Sarah")
    game.passes()
    assert game.where(twin) == "ready region of Alexis"
    assert twin.face_up
    assert not twin.locked
    assert game["Alexis"].pool == 30


def test_with_two_others_left_the_contest_goes_on() -> None:
    game = four()
    theirs, second, third = contested_twins(game, "Sarah", "Alexis", "Justin")
    game.pick("yield", theirs)
    game.go_to("discard", of="Sarah")
    game.passes()
    game.pick("contest", second, by="Alexis")
    assert third.place.region == "contested"


def test_who_contests_with_her_last_pool_is_ousted_and_her_copy_is_gone() -> None:
    game = four()
    _, theirs = contested_twins(game, "Sarah", "Alexis")
    game.pool("Sarah", 1)
    game.pick("contest")
    assert game["Sarah"].ousted
    # Nobody contests Alexis' copy any more.
    assert game.where(theirs) == "ready region of Alexis"


def test_an_ally_recruited_into_a_contest_is_ready_when_it_is_over() -> None:
    game = four()
    enters(game, game.ready("Alexis", ally("Lone wolf", 2, text="Unique.")))
    mine = game.lay(ally("Lone wolf", 2, text="Unique."), game.ready("Sarah", TWIN).place, marks={"recruited": "yes"})
    game.rules.doing.move_card(mine, game.rules.copy(mine.id).place)
    run(contests.enter_play(game.rules, mine))
    theirs = game.rules.pile(1, "contested")[0]
    game.rules.burn(theirs)
    game.go_to("minion", of="Sarah")
    assert game.where(mine) == "ready region of Sarah"
    assert "recruited" not in mine.marks


def test_equipment_returns_to_its_bearer() -> None:
    game = four()
    krid, ira = game.ready("Sarah", vampire("Krid")), game.ready("Alexis", vampire("Ira"))
    mine = game.on(krid, RING)
    theirs = enters(game, game.on(ira, RING))
    game.rules.burn(theirs)
    game.go_to("minion", of="Sarah")
    assert game.where(mine) == "Krid"


def test_contested_equipment_burns_with_its_bearer() -> None:
    game = four()
    krid, ira = game.ready("Sarah", vampire("Krid")), game.ready("Alexis", vampire("Ira"))
    mine = game.on(krid, RING)
    enters(game, game.on(ira, RING))
    game.rules.burn(krid)
    assert game.where(mine) == "ash heap of Sarah"


def test_a_unique_card_on_a_contested_vampire_is_contested_but_for_no_other_reason_in_play() -> None:
    game = four()
    twin = game.ready("Sarah", TWIN)
    ring = game.on(twin, RING)
    enters(game, game.ready("Alexis", TWIN))
    ira = game.ready("Justin", vampire("Ira"))
    enters(game, game.on(ira, RING))
    assert {option.kind for option in game.options()} == {"contest", "yield"}
    game.pick("contest", ring)
    game.pick("contest", twin)
    assert game["Sarah"].pool == 28


@pytest.mark.parametrize(("card", "region"), [(RING, "cards in play"), (ally("Mage"), "ready region")])
def test_a_card_taken_by_hand_off_a_contested_one_is_in_play_when_its_contest_is_over(card: Card, region: str) -> None:
    game = four()
    twin = game.ready("Sarah", TWIN)
    mine = game.on(twin, replace(card, text=RING.text))
    enters(game, game.ready("Alexis", TWIN))
    theirs = enters(game, game.on(game.ready("Justin", vampire("Ira")), replace(card, text=RING.text)))
    game.rules.doing.move_card(mine, Place(0, "contested"), face_up=False)
    game.rules.burn(theirs)
    game.pick("end contest", mine)
    assert game.where(mine) == f"{region} of Sarah"
    assert set(mine.marks) == ({contests.HAS_BEEN_CONTESTED} if region == "ready region" else set())


def test_a_vampire_whose_contest_is_over_claims_its_title_again() -> None:
    game = four()
    prince = vampire("Twin", 4, title="prince of Chicago")
    mine = enters(game, game.ready("Sarah", prince))
    theirs = enters(game, game.ready("Alexis", prince))
    rival = enters(game, game.ready("Justin", vampire("Rival", title="prince of Chicago")))
    assert "contested title" not in rival.marks
    game.rules.burn(theirs)
    game.start()
    assert mine.place.region == "ready"
    assert rival.marks["contested title"] == "yes"
