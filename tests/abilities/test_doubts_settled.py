"""Readings of cards that were doubted: votes that are cancelled and not forbidden, an X that is no greater than what is
there, a press for the round, what equipment gives to a vampire only, when out-of-turn cards are played."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.abilities.acting import refused
from tests.abilities.calls import called, passes, to_terms
from tests.abilities.deeds import offers
from tests.abilities.fights import fighting
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, imbued, library, vampire
from vtes_desktop.rules.politics.referendum import gain_votes, tally
from vtes_desktop.table.table import Copy


def polled() -> tuple[Position, Copy, Copy]:
    """Krid, a prince, has called a referendum; votes are being cast. Alexis may cancel votes."""
    made: list[Copy] = []

    def lay(game: Position) -> None:
        made.append(game.ready("Alexis", vampire("Ira", 6, clan="Ventrue")))
        game.ready("Justin", vampire("Voter", 6, title="prince of Paris"))
        game.hand("Alexis", "Conflict of Interests")

    game, krid = called("Kine Resources Contested", title="prince of Boston", clan="Ventrue", lay=lay)
    to_terms(game)
    while game.options("points"):
        game.pick("points", amount=max(option.amount for option in game.options("points")))
    while not game.options("title for"):
        game.passes()
    return game, krid, made[0]


def test_votes_that_are_cancelled_are_not_cast_again_but_later_ones_are() -> None:
    game, krid, _ = polled()
    game.pick("title for", krid)
    assert tally(game.rules, "for") == 2
    while game.asked != "Alexis":
        game.passes()
    game.pick("play")
    game.pick("target", krid) if game.options("target") else None
    assert tally(game.rules, "for") == 0
    gain_votes(game.rules, 0, 3, krid)
    assert game.table.referendum is not None
    while not game.options("gained for"):
        assert not (game.asked == "Sarah" and game.options("title for"))
        game.passes()
    game.pick("gained for")
    assert tally(game.rules, "for") == 3


def test_who_has_cast_nothing_does_not_abstain_by_a_conflict_of_interests() -> None:
    game, krid, ira = polled()
    game.passes()
    while not game.options("play"):
        game.passes()
    game.pick("play", "Conflict of Interests")
    game.pick("target", krid)
    assert krid.id not in game.rules.passing.referendum.abstaining
    assert ira.id not in game.rules.passing.referendum.abstaining


@pytest.mark.parametrize(("region", "wakes"), [("ready", True), ("torpor", False)])
def test_fillip_wakes_who_is_ready(region: str, wakes: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    elder = game.ready("Alexis", vampire("Ira", 8), locked=True)
    lay = game.ready if region == "ready" else game.torpor
    young = lay("Alexis", vampire("Young", 4), locked=True)
    (card,) = game.hand("Alexis", "Fillip")
    game.pick("bleed", minion=krid)
    if not wakes:
        refused(game, "Fillip")
        return
    while not game.options("play"):
        game.passes()
    game.pick("play", card, minion=elder)
    game.pick("target", young) if game.options("target") else None
    while not game.options("block"):
        game.passes()
    assert {option.copy for option in game.options("block")} == {young.id}


@pytest.mark.parametrize(("kin", "most"), [(0, 0), (1, 1), (3, 3)])
def test_my_kin_asks_for_no_more_blood_than_there_are_kin(kin: int, most: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, clan="Ventrue"))
    for name in ("One", "Two", "Three")[:kin]:
        game.ready("Alexis", vampire(name, 4, clan="Ventrue"), locked=True)
    game.ready("Alexis", vampire("Stranger", 4, clan="Tremere"))
    game.hand("Sarah", "My Kin Against the World")
    game.pick("political", minion=krid)
    offered = [option.amount for option in game.options("x")]
    assert offered == list(range(most + 1)) if most else not offered
    if most:
        game.pick("x", amount=most)
        assert game.rules.action.blood_cost == most


@pytest.mark.parametrize(("there", "most"), [(1, 1), (2, 2)])
def test_kindred_coercion_forces_no_more_than_there_are(there: int, most: int) -> None:
    def lay(game: Position) -> None:
        for name in ("Ira", "Ada")[:there]:
            game.ready("Alexis", vampire(name, 9, "DOM"))
        game.hand("Alexis", "Kindred Coercion")

    game, _ = called("Kine Resources Contested", title="prince of Boston", lay=lay)
    to_terms(game)
    while game.options("points"):
        game.pick("points", amount=max(option.amount for option in game.options("points")))
    while not game.options("play"):
        game.passes()
    game.pick("play", level="dom", minion=game.rules.pile(1, "ready")[0])
    # The caller is one of them.
    assert max(option.amount for option in game.options("x")) == most + 1


@pytest.mark.parametrize(("level", "first", "second"), [("PRO", True, False), ("pro", False, False)])
def test_the_press_of_the_form_of_the_wolf_is_for_the_round(level: str, first: bool, second: bool) -> None:
    """Ruling TOM 19960521: its strength lasts, its press does not."""
    boots = library("Boots", "Equipment", text="The bearer gets 1 optional press each combat.")
    fight = fighting("Form of the Wolf", on_ira=(boots,))
    fight.play("Form of the Wolf", level)
    seen = {1: False, 2: False}
    while fight.round in seen:
        game = fight.game
        if game.options("press"):
            seen[fight.round] |= game.asked == "Sarah"
            assert minions.strength(game.rules, fight.kurt) == 2
        if game.asked == "Alexis" and game.options("press"):
            game.pick("press")
        else:
            fight.step()
    assert seen == {1: first, 2: second}


@pytest.mark.parametrize("kind", ["vampire", "ally", "imbued"])
def test_a_drum_gives_celerity_and_a_maneuver_to_a_vampire_only(kind: str) -> None:
    game = table()
    card = {"vampire": vampire("Krid", 6), "ally": ally("Krid", 3), "imbued": imbued("Krid")}[kind]
    krid = game.ready("Sarah", card)
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.on(krid, "Drum of Xipe Totec")
    assert minions.disciplines(game.rules, krid).get("cel", 0) == (2 if kind == "vampire" else 0)
    game.pick("bleed", minion=krid)
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    maneuvers = False
    while game.table.action is not None and game.table.action.minion == krid.id and game.choice is not None:
        maneuvers = maneuvers or (game.asked == "Sarah" and bool(game.options("maneuver")))
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert maneuvers is (kind == "vampire")


@pytest.mark.parametrize("phase", ["influence", "discard"])
def test_angel_of_berlin_is_played_in_the_last_phases_of_others(phase: Literal["influence", "discard"]) -> None:
    game = table()
    jon = game.ready("Alexis", imbued("Jon"), locked=True)
    (card,) = game.hand("Alexis", "Angel of Berlin")
    game.hand("Sarah", "Bonding")
    game.phase(phase, of="Sarah")
    while game.table.phase == phase and not game.options("out of turn"):
        assert game.asked == "Sarah"
        game.passes()
    assert game.table.phase == phase and offers(game, card, "out of turn")
    game.pick("out of turn", card)
    game.pick("way", amount=0) if game.options("way") else None
    assert not jon.locked


def test_angel_of_berlin_is_no_card_for_ones_own_turn() -> None:
    game = table()
    game.ready("Sarah", imbued("Jon"), locked=True)
    game.hand("Sarah", "Angel of Berlin", "Bonding")
    game.phase("influence", of="Sarah")
    while game.table.active == 0:
        assert not game.options("out of turn")
        game.passes()


def test_a_hackerspace_has_its_counter_before_the_convert_asks() -> None:
    """Ruling ANK 20210410."""
    game = table()
    game.ready("Sarah", vampire("Krid", 6))
    game.crypt("Sarah", vampire("Eugenio", 6))
    space = game.in_play("Sarah", "Hackerspace", counters={"counters": 1})
    game.uncontrolled("Sarah", "Anarch Convert", blood=1)
    game.phase("influence", of="Sarah")
    game.pick("pass")
    assert game.options("yes")
    assert space.counters["counters"] == 2


def test_uncontrolled_cards_are_numbered_by_their_place() -> None:
    """Gemini asks for one with blood: those without keep their numbers."""
    game = table()
    game.ready("Sarah", "Gemini")
    game.uncontrolled("Alexis", vampire("Bare", 5))
    game.uncontrolled("Alexis", vampire("One", 5), blood=1)
    game.uncontrolled("Alexis", vampire("Two", 5), blood=2)
    game.phase("unlock", of="Sarah")
    while not game.options("use"):
        game.passes()
    game.pick("use", "Gemini")
    assert [option.text for option in game.options("target")] == [
        "Uncontrolled card 2 of Alexis (1 blood)", "Uncontrolled card 3 of Alexis (2 blood)",
    ]  # fmt: skip
    passes(game)
