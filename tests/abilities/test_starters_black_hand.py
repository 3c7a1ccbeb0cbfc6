"""Cards that kept the starter decks of the Black Hand from playing themselves: in their main way, another, and once
refused."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting, plays, refused
from tests.abilities.table import table
from tests.abilities.test_elders import offered, until
from tests.abilities.test_modifiers import may_play
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire
from vtes_desktop.rules.playing.requirements import has_word

IRA = vampire("Ira", 6)


# -- Blooding ----------------------------------------------------------------------------------------------------------


def test_blooding_makes_a_sabbat_vampire_black_hand_as_long_as_it_lies_there() -> None:
    game, krid = acting("", "Blooding", sect="Sabbat", blood=2)
    plays(game, "Blooding")
    finish(game)
    assert krid.blood == 3 and has_word(game.rules, krid, "black hand")
    minions.mark(game.rules, krid, "sect", "Camarilla")
    assert not has_word(game.rules, krid, "black hand")
    minions.mark(game.rules, krid, "sect", "Sabbat")
    game.rules.burn(game.rules.copy(krid.attached[0]))
    assert not has_word(game.rules, krid, "black hand")


def test_blooding_is_for_sabbat_vampires_and_had_once() -> None:
    game, _ = acting("", "Blooding", sect="Camarilla")
    refused(game, "Blooding")
    game, krid = acting("", "Blooding", sect="Sabbat")
    game.on(krid, "Blooding")
    refused(game, "Blooding")


# -- Imogen, Memory's Fading Glimpse -----------------------------------------------------------------------------------


def test_imogen_exchanges_a_random_card_for_one_of_the_ash_heap() -> None:
    game = table()
    imogen = game.ready("Sarah", "Imogen")
    game.ready("Alexis", IRA)
    game.hand_size("Alexis", 1)
    game.hand("Alexis", "Ivory Bow")
    game.ash_heap("Alexis", "Parity Shift", "Lucita")
    game.pick("card in play", imogen)
    # Only library cards, of the prey or the predator; it is directed at whose ash heap it is.
    assert not game.options("target") and game.rules.action.seats == (1,) and game.rules.action.stealth == 1
    finish(game)
    assert game.names("Alexis", "hand") == ["Parity Shift"]
    assert sorted(game.names("Alexis", "ash heap")) == ["Ivory Bow", "Lucita"]


def test_imogen_needs_a_library_card_in_an_ash_heap() -> None:
    game = table()
    imogen = game.ready("Sarah", "Imogen")
    game.ash_heap("Sarah", "Parity Shift")
    game.ash_heap("Alexis", "Lucita")
    assert not offered(game, "card in play", imogen)


@pytest.mark.parametrize(("level", "krid_has", "pool"), [("obf", 2, 34), ("OBF", 3, 33)])
def test_memorys_fading_glimpse_takes_a_vampire_back(level: str, krid_has: int, pool: int) -> None:
    game, krid = acting("OBF", "Memory's Fading Glimpse", blood=5)
    kept = game.uncontrolled("Alexis", IRA)
    taken = game.uncontrolled("Alexis", vampire("Tot", 5), blood=4)
    carried = game.on(taken, "Blood Doll", owner="Alexis")
    game.uncontrolled("Justin", vampire("Far", 5), blood=4)
    game.crypt("Alexis", "Lucita")
    plays(game, "Memory's Fading Glimpse", level)
    assert [option.copy for option in game.options("target")] == [kept.id, taken.id]
    game.pick("target", taken)
    finish(game)
    assert game.names("Alexis", "crypt") == ["Lucita", "Tot"] and game["Alexis"].pool == pool
    assert krid.blood == krid_has and game.table.region_of(carried).name == "ash heap"


def test_memorys_fading_glimpse_is_for_the_preys_uncontrolled_minions() -> None:
    game, _ = acting("OBF", "Memory's Fading Glimpse")
    game.uncontrolled("Justin", IRA, blood=3)
    refused(game, "Memory's Fading Glimpse", "obf")


# -- Cardinal Sin: Insubordination -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sect", "title", "mine", "may"),
    [
        ("Sabbat", "", "archbishop of Miami", True),
        ("Camarilla", "", "archbishop of Miami", False),
        ("Sabbat", "bishop", "archbishop of Miami", False),
        ("Sabbat", "", "bishop", False),
    ],
)
def test_insubordination_sends_whom_it_has_fought_to_torpor(sect: str, title: str, mine: str, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect=sect, title=title))
    ira = game.ready("Alexis", vampire("Ira", 6, sect="Sabbat", title=mine))
    other = game.ready("Alexis", vampire("Oth", 6, sect="Sabbat", title="archbishop of Turin"), locked=True)
    game.hand("Alexis", "Cardinal Sin: Insubordination")
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    played = False
    while game.table.action is not None:
        if may_play(game, "Cardinal Sin: Insubordination"):
            assert game.table.combat is None and [each.minion for each in game.options("play")] == [ira.id]
            game.pick("play", "Cardinal Sin: Insubordination")
            played = True
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    assert played == may == minions.in_torpor(game.rules, krid) and other.locked


def test_insubordination_needs_a_combat() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Sabbat"))
    game.ready("Alexis", vampire("Ira", 6, sect="Sabbat", title="archbishop of Miami"))
    game.hand("Alexis", "Cardinal Sin: Insubordination")
    game.pick("bleed", minion=krid)
    while game.table.action is not None:
        assert not may_play(game, "Cardinal Sin: Insubordination")
        game.passes()


def test_insubordination_comes_before_the_blocked_action_goes_on() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "PRO", sect="Sabbat"), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 6, sect="Sabbat", title="archbishop of Miami"))
    game.hand("Sarah", "Form of Mist")
    game.hand("Alexis", "Cardinal Sin: Insubordination")
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    while not may_play(game, "Cardinal Sin: Insubordination"):
        if game.options("play"):
            game.pick("play", "Form of Mist", level="PRO")
        else:
            game.passes()
    game.pick("play", "Cardinal Sin: Insubordination")
    finish(game)
    assert minions.in_torpor(game.rules, krid) and game["Alexis"].pool == 30


# -- Donatien, Camarilla Threat ----------------------------------------------------------------------------------------


def test_donatien_bleeds_whoever_has_bled_in_vain_since_the_last_turn() -> None:
    game = table()
    donatien = game.ready("Sarah", "Donatien")
    game.ready("Alexis", IRA)
    far = game.ready("Justin", IRA)
    game.ready("Justin", vampire("Guard", 4))
    blocker = game.ready("Sarah", vampire("Tot", 4))
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=far)
    game.pick("block", blocker)
    finish(game)
    game.go_to("minion", "Sarah")
    game.pick("card in play", donatien)
    assert game.rules.action.seats == (game.seat("Justin"),) and game.rules.action.bleed == 2
    finish(game)
    assert game["Justin"].pool == 28


def test_donatien_bleeds_nobody_so_who_has_bled_with_success() -> None:
    game = table()
    donatien = game.ready("Sarah", "Donatien")
    far = game.ready("Justin", IRA)
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=far)
    finish(game)
    game.go_to("minion", "Sarah")
    assert not offered(game, "card in play", donatien)
    # What he has done in vain himself is long ago by his next turn.
    game.go_to("minion", "Justin")


def test_camarilla_threat_makes_discarding_cost_a_pool() -> None:
    game = table()
    game.in_play("Justin", "Camarilla Threat")
    game.hand("Sarah", "Ivory Bow")
    game.phase("discard", of="Sarah")
    game.pick("discard", "Ivory Bow")
    assert game["Sarah"].pool == 29 and game.names("Sarah", "ash heap") == ["Ivory Bow"]


def test_camarilla_threat_leaves_the_poor_nothing_to_discard_with() -> None:
    game = table()
    for who in ("Justin", "Alexis"):
        game.in_play(who, "Camarilla Threat")
    game.pool("Sarah", 1)
    game.phase("discard", of="Sarah")
    # She can do nothing in her discard phase.
    assert game.asked == "Alexis" and game["Sarah"].pool == 1


def test_camarilla_threat_is_put_in_play_by_a_referendum_and_called_away() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
    threat = game.in_play("Alexis", "Camarilla Threat")
    game.pick("card in play", threat, minion=krid)
    assert game.rules.action.stealth == 1
    until(game, "title for")
    game.pick("title for")
    finish(game)
    assert not game.rules.in_play(threat)
