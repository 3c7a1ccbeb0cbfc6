"""Cards that kept the Giovanni starter deck of Lords of the Night from playing itself: in their main way, another, and
once refused."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting, plays, refused
from tests.abilities.fights import fighting
from tests.abilities.shapes import finish as end
from tests.abilities.shapes import step
from tests.abilities.table import table
from tests.abilities.test_modifiers import may_play
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.table.table import Copy

IRA = vampire("Ira", 6)
SEEING = vampire("Ira", 8, "PRO", text="+1 intercept.")
CLUB = library("Club", "Equipment", pool=2, text="Melee weapon.\nStrike: strength+1 damage.")
GUN = library("Gun", "Equipment", pool=2, text="Gun.\nStrike: 2R damage.")


# -- Lady Constancia ---------------------------------------------------------------------------------------------------


def constancia(*heap: str, edge: str = "Sarah") -> tuple[Position, Copy]:
    """Sarah's discard phase, with cards in her ash heap."""
    game = table()
    lady = game.ready("Sarah", "Lady Constancia")
    game.ash_heap("Sarah", *heap)
    game.give_edge(edge)
    game.phase("discard", of="Sarah")
    return game, lady


def test_lady_constancia_takes_a_card_of_the_ash_heap() -> None:
    game, lady = constancia("Ivory Bow", "Parity Shift", "Lucita")
    game.pick("use", lady)
    assert {option.text for option in game.options("target")} == {"Ivory Bow", "Parity Shift"}
    game.pick("target", "Ivory Bow")
    assert "Ivory Bow" in game.names("Sarah", "hand") and len(game.table.pile(0, "hand")) == 7
    # It was the discard phase action of the turn.
    assert game.edge != "Sarah" and game.asked != "Sarah"


@pytest.mark.parametrize(("heap", "edge"), [(("Ivory Bow",), "Alexis"), (("Lucita",), "Sarah")])
def test_lady_constancia_needs_the_edge_and_a_library_card(heap: tuple[str, ...], edge: str) -> None:
    game, lady = constancia(*heap, edge=edge)
    assert not any(option.copy == lady.id for option in game.options("use"))


# -- Compel the Spirit, Siphon -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "where"), [("nec", "hand"), ("NEC", "ready")])
def test_compel_the_spirit_brings_back_who_was_burned(level: str, where: str) -> None:
    game, _ = acting(level, "Compel the Spirit")
    dead = game.ready("Sarah", "Aggressive Corpse") if level == "nec" else game.ready("Sarah", "Courier")
    old = game.ash_heap("Sarah", "Vozhd of Gravesend, The")[0]
    game.rules.burn(dead)
    plays(game, "Compel the Spirit", level)
    if game.options("target"):
        assert all(option.copy != old.id for option in game.options("target"))
    end(game)
    assert dead.place.region == where
    if level == "NEC":
        assert dead.blood == 1 and game.options("bleed") and any(o.minion == dead.id for o in game.options("bleed"))


def test_compel_the_spirit_gives_a_retainer_to_who_acts() -> None:
    game, krid = acting("NEC", "Compel the Spirit")
    other = game.ready("Sarah", IRA)
    spy = game.on(other, "Raven Spy", marks={"level": "ANI"})
    game.rules.burn(spy)
    plays(game, "Compel the Spirit", "NEC")
    end(game)
    assert spy.place.on == krid.id and spy.marks["level"] == "ani"


def test_compel_the_spirit_finds_nobody_who_died_long_ago_or_never_lived() -> None:
    game, _ = acting("nec", "Compel the Spirit")
    game.ash_heap("Sarah", "Courier")
    refused(game, "Compel the Spirit", "nec")
    # What has been burned since one's last turn is meant: that is over once one's next turn is.
    game, _ = acting("nec", "Compel the Spirit")
    dead = game.ready("Sarah", "Courier")
    game.rules.burn(dead)
    game.table.turn += 3
    refused(game, "Compel the Spirit", "nec")


@pytest.mark.parametrize(("clan", "back"), [("Giovanni", 1), ("Tremere", 0)])
def test_siphon_drains_sleepers_and_brings_cards_to_giovanni(clan: str, back: int) -> None:
    game, krid = acting("", "Siphon", clan=clan, sect="Independent", capacity=6, blood=2)
    young, empty = game.torpor("Alexis", vampire("Yon", 3), blood=1), game.torpor("Justin", vampire("Emp", 4), blood=0)
    game.torpor("Alexis", vampire("Old", 8), blood=5)
    game.ash_heap("Sarah", "Ivory Bow", "Parity Shift")
    plays(game, "Siphon")
    game.pick("target", young)
    game.pick("target", empty)
    while game.table.action is not None and not game.options("target"):
        step(game)
    if back:
        game.pick("target", "Ivory Bow")
        assert not game.options("target")
    end(game)
    assert (krid.blood, young.blood) == (3, 0)
    assert ("Ivory Bow" in game.names("Sarah", "hand")) == bool(back)


@pytest.mark.parametrize("gehenna", [True, False])
def test_siphon_reaches_elders_in_the_time_of_gehenna(gehenna: bool) -> None:
    game, _ = acting("", "Siphon", capacity=6)
    old = game.torpor("Alexis", vampire("Old", 8), blood=5)
    if gehenna:
        game.in_play("Alexis", "Restricted Vitae")
        plays(game, "Siphon")
        end(game)
        assert old.blood == 4
    else:
        refused(game, "Siphon")


# -- Ex Nihilo ---------------------------------------------------------------------------------------------------------


def test_ex_nihilo_makes_a_vampire_untouchable_and_harmless() -> None:
    fight = fighting(on_kurt=("Ex Nihilo", CLUB), blood=(4, 6), ira=SEEING)
    assert fight.game.rules.action.stealth == 1
    fight.until("weapon")
    fight.game.pick("weapon")
    fight.end()
    assert fight.blood == (4, 6)


def test_aggravated_damage_hurts_a_vampire_ex_nihilo() -> None:
    fight = fighting(on_kurt=("Ex Nihilo",), against=("Wolf Claws",), blood=(4, 6), ira=SEEING)
    fight.play("Wolf Claws", "pro", by="Alexis")
    fight.end()
    assert minions.in_torpor(fight.game.rules, fight.kurt)


def test_what_a_vampire_ex_nihilo_would_gain_goes_to_the_bank() -> None:
    game = table()
    krid, ira = game.ready("Sarah", vampire("Krid", 6), blood=2), game.ready("Sarah", IRA, blood=2)
    game.on(krid, "Ex Nihilo")
    game.pick("hunt", minion=krid)
    end(game)
    game.pick("hunt", minion=ira)
    end(game)
    assert (krid.blood, ira.blood) == (2, 3)


@pytest.mark.parametrize(("blood", "way", "left"), [(4, "burn 1 blood", 3), (4, "burn the vampire", -1), (0, "", -1)])
def test_ex_nihilo_is_paid_for_in_the_master_phase(blood: int, way: str, left: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=blood)
    game.ready("Sarah", IRA)
    game.on(krid, "Ex Nihilo", marks={"level": "nec"}, owner="Sarah")
    game.phase("master", of="Sarah")
    game.start()
    if way:
        number = next(n for n, option in enumerate(game.options()) if option.text == way)
        assert game.referee is not None
        game.referee.answer(number)
    assert (krid.blood if game.rules.in_play(krid) else -1) == left


@pytest.mark.parametrize(
    ("level", "of", "may"), [("nec", "Alexis", False), ("NEC", "Alexis", True), ("nec", "Sarah", True)]
)
def test_ex_nihilo_is_burned_in_an_unlock_phase(level: str, of: str, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    card = game.on(krid, "Ex Nihilo", marks={"level": level}, owner="Sarah")
    game.phase("unlock", of=of)
    game.start()
    assert any(option.copy == card.id for option in game.options("use")) == may


# -- Forger's Hammer, Proxy Kissed -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "cost"), [("pot", 2), ("POT", 1)])
def test_forgers_hammer_hardens_a_melee_weapon(level: str, cost: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "POT"))
    game.hand("Sarah", CLUB, "Forger's Hammer")
    game.pick("equip", minion=krid)
    while not may_play(game, "Forger's Hammer", level):
        step(game)
    game.pick("play", "Forger's Hammer", level=level)
    end(game)
    club = game.rules.copy(krid.attached[0])
    assert game["Sarah"].pool == 30 - cost
    assert [game.name(game.rules.copy(below)) for below in club.attached] == ["Forger's Hammer"]
    fight = fighting(on_kurt=(CLUB,))
    hammered = fight.game.rules.copy(fight.kurt.attached[0])
    fight.game.on(hammered, "Forger's Hammer", marks={"level": level})
    fight.until("weapon")
    fight.game.pick("weapon")
    fight.end()
    assert fight.ira.blood == 6 - 3


def test_forgers_hammer_is_no_use_for_a_gun() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "POT"))
    game.hand("Sarah", GUN, "Forger's Hammer")
    game.pick("equip", minion=krid)
    while game.table.action is not None:
        assert not may_play(game, "Forger's Hammer")
        step(game)


@pytest.mark.parametrize(("clan", "may"), [("Giovanni", True), ("Tremere", False)])
def test_proxy_kissed_is_for_a_giovanni_who_has_just_come_out(clan: str, may: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Old", 6, clan="Giovanni"))
    new = game.uncontrolled("Sarah", vampire("Pia", 3, "for", clan=clan), blood=3)
    game.hand("Sarah", "Proxy Kissed")
    game.phase("influence", of="Sarah")
    game.start()
    assert not game.options("out of turn")
    game.passes()
    assert bool(game.options("out of turn")) == may
    if may:
        game.pick("out of turn", "Proxy Kissed")
        assert new.blood == 4 and minions.capacity(game.rules, new) == 4
        found = minions.disciplines(game.rules, new)
        assert (found["for"], found["pot"]) == (2, 1)
