"""Rulings of master cards that a second reader has judged, each played."""

from __future__ import annotations

import pytest

from tests.abilities.deeds import through
from tests.abilities.fights import EVERYTHING, Fighting, fighting
from tests.abilities.shapes import uses
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.table.table import Copy

LAIBON = vampire("Ira", 8, EVERYTHING, clan="Akunanse", sect="Laibon")


def acts(game: Position, kind: str, minion: Copy) -> None:
    """An action that nobody blocks, through to its end."""
    game.pick(kind, minion=minion)
    through(game)


def until(game: Position, kind: str, by: str = "") -> bool:
    """Everybody passes until something is offered, or the action is over."""
    for _ in range(60):
        if game.options(kind) and by in ("", game.asked):
            return True
        if game.table.action is None or game.choice is None:
            return False
        game.passes()
    return False


# -- Aye, Orun -------------------------------------------------------------------------------------------------------


def test_aye_cancels_any_frenzy_card_that_does_something_to_its_laibon_while_he_is_one() -> None:
    for face in (LAIBON, vampire("Ira", 8, EVERYTHING, sect="Camarilla")):
        fight = fighting("Terror Frenzy", ira=face, on_ira=("Aye",))
        fight.play("Terror Frenzy", "ANI")
        aye = fight.game.rules.copy(fight.ira.attached[0])
        assert (fight.game.asked == "Alexis" and bool(uses(fight.game, aye))) == (face is LAIBON)


def test_orun_counts_for_a_laibon_only() -> None:
    for face, votes in ((LAIBON, 1), (vampire("Ira", 8, EVERYTHING, sect="Camarilla"), 0)):
        game = table()
        ira = game.ready("Alexis", face)
        for _ in range(6):
            game.on(ira, "Orun")
        assert minions.capacity(game.rules, ira) == 8
        assert minions.capacity_for(game.rules, ira, 0) == (20 if votes else 8)
        assert minions.capacity_for(game.rules, ira, 1) == 8


def test_one_orun_is_burned_for_a_great_bleed_and_after_the_combat_of_a_rush() -> None:
    game = table()
    ira = game.ready("Sarah", vampire("Ira", 8, "POT", clan="Akunanse", sect="Laibon", text="+2 bleed."), blood=8)
    for _ in range(3):
        game.on(ira, "Orun")
    acts(game, "bleed", ira)
    assert len(ira.attached) == 2
    game = table()
    ira = game.ready("Sarah", vampire("Ira", 8, "POT", clan="Akunanse", sect="Laibon"), blood=8)
    game.on(ira, "Orun")
    prey = game.ready("Alexis", vampire("Prey", 8, "CEL"), blood=8)
    game.hand("Sarah", "Bum's Rush")
    game.hand("Alexis", "Dodge")
    game.pick("action card", "Bum's Rush")
    while game.table.combat is None:
        if game.options("enter combat"):
            game.pick("enter combat", target=prey)
        game.passes() if game.options("pass") or game.options("no block") else None
    assert len(ira.attached) == 1
    Fighting(game, ira, prey).end()
    assert not ira.attached


# -- crypts and uncontrolled regions ---------------------------------------------------------------------------------


def test_brainwash_forbids_transfers_and_nothing_else() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "DOM"), blood=8)
    washed = game.uncontrolled("Sarah", vampire("Washed", 4), blood=1)
    brainwash = game.on(washed, "Brainwash", owner="Justin")
    minions.mark(game.rules, brainwash, "no transfers", "yes")
    game.hand("Sarah", "Govern the Unaligned")
    game.pick("action card", "Govern the Unaligned", minion=krid, level="DOM")
    through(game, washed)
    assert washed.blood == 4


@pytest.mark.parametrize("sect", ["Sabbat", "Camarilla"])
def test_a_cadet_is_of_the_black_hand_while_he_is_sabbat(sect: str) -> None:
    game = table()
    ira = game.uncontrolled("Sarah", vampire("Ira", 3, sect="Sabbat"), blood=3)
    (cadet,) = game.hand("Sarah", "Cadet")
    game.phase("master", of="Sarah")
    game.pick("master", cadet)
    game.go_to("influence", of="Sarah")
    for _ in range(10):
        if ira.place.region == "ready":
            break
        game.pick("bring out", ira) if game.options("bring out") else game.passes()
    assert ira.place.region == "ready" and minions.has_trait(game.rules, ira, "black hand")
    minions.mark(game.rules, ira, "sect", sect)
    assert minions.sect(game.rules, ira) == sect
    assert minions.has_trait(game.rules, ira, "black hand") == (sect == "Sabbat")


# -- the Edge, hunts, referendums ------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", ["", "Sarah", "Justin"])
def test_the_curse_of_nitocris_moves_with_a_new_holder_of_the_edge(before: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8))
    curse = game.in_play("Alexis", "Curse of Nitocris")
    if before:
        game.give_edge(before)
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=krid)
    asked = until(game, "methuselah", "Alexis") or bool(game.options("choose") and game.asked == "Alexis")
    assert asked == (before != "Sarah")
    assert curse.controller == 1


@pytest.mark.parametrize("card", ["Festivo dello Estinto", "Inbase Discotek, Frankfurt"])
@pytest.mark.parametrize("deed", ["hunt", "Soul Feasting", "foul"])
def test_the_bonus_of_a_hunt_is_for_any_that_gains_blood(card: str, deed: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "nec", sect="Sabbat"), blood=3)
    game.ready("Alexis", vampire("Ann", 6, "QUI"), blood=4)
    place = game.in_play("Sarah", card)
    game.hand("Sarah", "Soul Feasting")
    game.hand("Alexis", *(["Foul Blood"] if deed == "foul" else []))
    game.phase("minion", of="Sarah")
    if deed == "Soul Feasting":
        game.pick("action card", "Soul Feasting", level="nec")
    else:
        game.pick("hunt", minion=krid)
    for _ in range(20):
        if game.table.action is None:
            break
        if game.options("play"):
            game.pick("play", "Foul Blood", level="QUI")
        elif uses(game, place):
            game.pick("use", place)
        else:
            game.passes()
    if deed == "foul":
        assert krid.blood < 4 and not place.locked
    else:
        assert krid.blood == (8 if card.startswith("Festivo") else 5)


def test_hospital_food_is_for_a_hunt_that_succeeds_though_it_gains_nothing() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, sect="Anarch"), blood=7)
    food = game.in_play("Sarah", "Hospital Food")
    game.phase("minion", of="Sarah")
    game.pick("hunt", minion=krid)
    while not uses(game, food):
        game.passes()
    game.pick("use", food)
    through(game)
    assert krid.blood == 8 and food.locked


def test_gurchon_hall_needs_two_ready_vampires() -> None:
    for count in (1, 2):
        game = table()
        first = game.ready("Sarah", vampire("Krid", 8, sect="Sabbat", title="cardinal"), blood=3)
        if count == 2:
            game.ready("Sarah", vampire("Other", 4), blood=2)
        hall = game.in_play("Sarah", "Gurchon Hall")
        game.phase("unlock", of="Sarah")
        assert bool(uses(game, hall)) == (count == 2)
        if count == 2:
            game.pick("use", hall)
            assert first.blood == 4


# -- combats ---------------------------------------------------------------------------------------------------------


def test_frenzy_forbids_equipment_from_then_on_and_presses_for_who_can_t() -> None:
    game = table()
    kurt = game.ready("Sarah", "Mukhtar Bey", blood=7)
    ira = game.ready("Alexis", vampire("Ira", 8), blood=8)
    game.on(ira, ".44 Magnum")
    game.hand("Justin", "Frenzy")
    game.pick("bleed", minion=kurt)
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    fight = Fighting(game, kurt, ira)
    fight.until("out of turn", by="Justin")
    game.pick("out of turn", "Frenzy")
    if game.options("target"):
        game.pick("target", ira)
    fight.end()
    # Two rounds, in the first of which Ira has no gun.
    assert kurt.blood == 5 and ira.blood == 6


def test_island_of_yiaros_counts_votes_and_no_ballots() -> None:
    for title, sect, left in (("prince of Boston", "Camarilla", 5), ("priscus", "Sabbat", 7)):
        game = table()
        kurt = game.ready("Sarah", vampire("Kurt", 8, title=title, sect=sect), blood=8)
        ira = game.ready("Alexis", vampire("Ira", 8), blood=8)
        island = game.in_play("Sarah", "Island of Yiaros")
        game.pick("bleed", minion=kurt)
        while not game.options("block"):
            game.passes()
        game.pick("block", ira)
        fight = Fighting(game, kurt, ira)
        fight.until("use", island, by="Sarah")
        if uses(game, island):
            game.pick("use", island)
        fight.end()
        assert ira.blood == left


def test_storm_sewers_comes_after_a_range_that_was_set_before() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, ""), blood=8)
    ira = game.ready("Alexis", vampire("Ira", 8, "QUI"), blood=8)
    sewers = game.in_play("Sarah", "Storm Sewers")
    game.hand("Alexis", "Selective Silence")
    game.pick("bleed", minion=kurt)
    while not uses(game, sewers):
        game.passes()
    game.pick("use", sewers)
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    fight = Fighting(game, kurt, ira)
    fight.until("play", "Selective Silence", by="Alexis", level="QUI")
    if fight.offered("play", "Selective Silence", "QUI"):
        game.pick("play", "Selective Silence", level="QUI")
        game.pick("set range", amount=1)
    fight.end()
    assert kurt.blood == 7 and ira.blood in (6, 7)


def test_flames_of_insurrection_burn_for_both_of_two_anarchs() -> None:
    axe = library("Axe", "Equipment", text="Melee weapon. Strike: 9 damage.")
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, sect="Anarch"), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 8, sect="Anarch"), blood=4)
    for each in (kurt, ira):
        game.on(each, axe)
    heirs = [game.uncontrolled(seat, vampire(f"Heir of {seat}", 5)) for seat in ("Sarah", "Alexis")]
    game.in_play("Justin", "Flames of Insurrection")
    game.pick("bleed", minion=kurt)
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    for _ in range(40):
        if game.table.action is None:
            break
        if game.options("weapon"):
            game.pick("weapon")
        elif game.options("yes"):
            game.pick("yes")
        else:
            game.passes()
    assert [each.blood for each in heirs] == [1, 1]


# -- locations and what lies on them ---------------------------------------------------------------------------------


@pytest.mark.parametrize("share", [0, 1, 2])
def test_cavalier_minds_what_the_action_has_cost_whoever_paid(share: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=4)
    other = game.torpor("Sarah", vampire("Other", 5), blood=4)
    cavalier = game.on(krid, "Cavalier")
    game.phase("minion", of="Sarah")
    game.pick("rescue", minion=krid)
    while not game.options("share"):
        game.passes()
    game.referee.answer(share)
    assert (krid.blood, other.blood) == (2 + share, 4 - share)
    assert uses(game, cavalier)
    game.pick("use", cavalier)
    assert not krid.locked


def test_what_can_be_played_after_the_action_can_be_played_after_cavalier() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "for DOM"), blood=4)
    cavalier = game.on(krid, "Cavalier")
    young = game.uncontrolled("Sarah", vampire("Young", 4))
    game.hand("Sarah", "Govern the Unaligned", "Freak Drive")
    game.pick("action card", "Govern the Unaligned", level="DOM")
    while not uses(game, cavalier):
        game.pick("target", young) if game.options("target") else game.passes()
    game.pick("use", cavalier)
    assert not krid.locked and game.table.action is not None


@pytest.mark.parametrize(("text", "taken"), [("", False), ("+2 strength.", False), ("+3 strength.", True)])
def test_illegal_search_looks_at_the_damage_that_the_bearer_would_do(text: str, taken: bool) -> None:
    game = table()
    ira = game.ready("Alexis", vampire("Ira", 8, text=text), blood=5)
    bat = game.on(ira, library("Bat", "Equipment", pool=1, text="Melee weapon. Strike: strength damage."))
    (card,) = game.hand("Sarah", "Illegal Search and Seizure")
    game.phase("master", of="Sarah")
    assert any(each.copy == card.id for each in game.options("master")) == taken
    if taken:
        game.pick("master", card)
        assert bat.place.region == "ash heap" and ira.blood == 4


def test_the_damned_suffers_with_what_else_comes_after_a_bleed() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4, "for"), blood=2)
    game.on(krid, "The Damned", owner="Alexis")
    game.hand("Sarah", "Freak Drive")
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=krid)
    through(game)
    assert krid.blood == 1


def test_the_crocodile_temple_bites_nobody_whose_bleed_has_ousted() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=4)
    temple = game.in_play("Alexis", "The Crocodile Temple")
    game.pool("Alexis", 1)
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=krid)
    through(game)
    assert krid.blood == 4 and not temple.locked


def test_warsaw_station_unlocks_though_it_is_gone_and_only_a_nosferatu() -> None:
    for gone, clan in ((False, "Nosferatu"), (True, "Nosferatu"), (False, "Toreador")):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 8, clan="Nosferatu"), blood=4)
        station = game.in_play("Sarah", "Warsaw Station")
        game.ready("Alexis", vampire("Guard", 5, text="+1 intercept."))
        game.phase("minion", of="Sarah")
        game.pick("hunt", minion=krid)
        while not uses(game, station):
            game.passes()
        if clan != "Nosferatu":
            minions.mark(game.rules, krid, "clan", clan)
        game.pick("use", station)
        if gone:
            assert game.table.action is not None
            game.rules.burn(station)
        through(game)
        assert krid.locked == (clan != "Nosferatu")


def test_warsaw_station_leaves_a_diablerist_nobody_to_drink() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=4)
    victim = game.torpor("Alexis", vampire("Victim", 5, clan="Nosferatu"), blood=3)
    station = game.in_play("Alexis", "Warsaw Station")
    game.phase("minion", of="Sarah")
    game.passes()
    game.pick("diablerize", minion=krid, target=victim)
    for _ in range(20):
        if game.asked == "Alexis" and uses(game, station):
            break
        game.passes()
    game.pick("use", station)
    through(game)
    assert victim.place.region == "ready" and krid.blood == 4 and victim.blood == 3


def test_vast_wealth_is_paid_for_what_is_found() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=4)
    wealth = game.on(krid, "Vast Wealth")
    game.library("Sarah", ".44 Magnum")
    game.pool("Sarah", 2)
    game.phase("minion", of="Sarah")
    game.pick("card in play", wealth)
    through(game)
    assert game["Sarah"].ousted


def test_wash_gives_no_leave_for_another_card_out_of_turn() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 8), blood=4)
    game.ready("Sarah", vampire("Other", 8), blood=4)
    game.hand("Alexis", "Sudden Reversal", "Sudden Reversal")
    game.hand("Justin", "Wash")
    game.hand("Sarah", "The Coven", "Blood Doll")
    game.phase("master", of="Sarah")
    game.pick("master", "The Coven")
    game.pick("play", "Sudden Reversal", by="Alexis") if game.options("play") else game.pick(
        "out of turn", "Sudden Reversal", by="Alexis"
    )
    kind = "play" if game.options("play") else "out of turn"
    game.pick(kind, "Wash", by="Justin")
    assert "The Coven" in game.names("Sarah", "in play")
    game.pick("master", "Blood Doll")
    while game.options("target"):
        game.pick("target", game.rules.pile(0, "ready")[0])
    assert game.asked != "Alexis" and "Sudden Reversal" in game.names("Alexis", "hand")


def test_a_second_capuchin_is_not_played() -> None:
    game = table()
    game.in_play("Sarah", "Visit from the Capuchin", counters={"counters": 1})
    (card,) = game.hand("Sarah", "Visit from the Capuchin")
    game.phase("master", of="Sarah")
    assert not any(each.copy == card.id for each in game.options("master"))


def test_heidelberg_castle_gives_nothing_to_who_can_t_have_it_nor_before_a_blood_hunt() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=4)
    game.ready("Sarah", "Enkidu, The Noah", blood=4)
    gun = game.on(krid, ".44 Magnum")
    castle = game.in_play("Sarah", "Heidelberg Castle, Germany")
    game.phase("minion", of="Sarah")
    game.pick("use", castle)
    offered = [each.copy for _ in range(1) for each in game.options()]
    assert gun.id not in offered
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=4)
    game.ready("Sarah", vampire("Other", 8), blood=4)
    victim = game.torpor("Alexis", vampire("Victim", 5), blood=3)
    castle = game.in_play("Sarah", "Heidelberg Castle, Germany")
    game.phase("minion", of="Sarah")
    game.pick("diablerize", minion=krid, target=victim)
    seen = False
    for _ in range(40):
        if game.table.action is None and game.table.referendum is None:
            break
        seen = seen or bool(uses(game, castle))
        if game.options("pass") or game.options("no block"):
            game.passes()
        else:
            game.referee.answer(len(game.options()) - 1)
    assert not seen and victim.place.region == "ash heap"
