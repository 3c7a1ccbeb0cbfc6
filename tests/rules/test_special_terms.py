"""Special terms of minions: slaves, sterile, infernal (sec. 11), and the rules of 1994 on torpor."""

from __future__ import annotations

import pytest

from tests.rules.known import table
from tests.rules.test_actions import kinds
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.position import Position
from vtes_desktop.rules.torpor import PARALYZED, paralyze

MASTER = vampire("Master", 6, clan="Tremere")
SLAVE = vampire("Slave", 4, clan="Gargoyle", text="Tremere slave.")
EUGENIO = vampire("Eugenio", 6)


# -- slaves ---------------------------------------------------------------------------------------------------------


def test_a_slave_takes_no_directed_action_without_a_ready_master() -> None:
    game = table()
    game.ready("Sarah", SLAVE)
    game.torpor("Sarah", MASTER)
    assert "hunt" in kinds(game, "Slave")
    assert "bleed" not in kinds(game, "Slave")


def test_a_slave_takes_directed_actions_with_a_ready_master() -> None:
    game = table()
    game.ready("Sarah", SLAVE)
    game.ready("Sarah", MASTER, locked=True)
    assert "bleed" in kinds(game, "Slave")


def test_a_slave_is_not_its_own_master() -> None:
    game = table()
    game.ready("Sarah", vampire("Odd", 4, clan="Tremere", text="Tremere slave."))
    assert "bleed" not in kinds(game, "Odd")


def test_a_slave_may_fight_the_blocker_instead_of_its_master_who_unlocks() -> None:
    game = table()
    master, slave = game.ready("Sarah", MASTER), game.ready("Sarah", SLAVE)
    eugenio = game.ready("Alexis", EUGENIO)
    game.pick("bleed", minion=master)
    game.pick("block", eugenio)
    game.pick("slave", slave, by="Sarah")
    assert (master.blood, slave.blood, eugenio.blood) == (6, 3, 5)
    assert (master.locked, slave.locked, eugenio.locked) == (False, True, True)
    assert game["Alexis"].pool == 30


def test_the_master_may_fight_himself() -> None:
    game = table()
    master, slave = game.ready("Sarah", MASTER), game.ready("Sarah", SLAVE)
    eugenio = game.ready("Alexis", EUGENIO)
    game.pick("bleed", minion=master)
    game.pick("block", eugenio)
    game.pick("pass", by="Sarah")
    assert (master.blood, slave.blood, master.locked) == (5, 4, True)


def test_a_locked_slave_or_one_of_another_clan_steps_in_for_nobody() -> None:
    game = table()
    master = game.ready("Sarah", MASTER)
    game.ready("Sarah", SLAVE, locked=True)
    game.ready("Sarah", vampire("Toy", 4, text="Malkavian antitribu slave."))
    eugenio = game.ready("Alexis", EUGENIO)
    game.pick("bleed", minion=master)
    game.pick("block", eugenio)
    assert master.blood == 5


# -- sterile --------------------------------------------------------------------------------------------------------


def test_a_sterile_vampire_takes_no_action_to_put_a_vampire_into_play() -> None:
    game = table()
    game.ready("Sarah", vampire("Sterile", 5, text="Sterile."))
    game.ready("Sarah", vampire("Barren", 5), marks={"sterile": "yes"})
    game.ready("Sarah", vampire("Fertile", 5))
    game.hand("Sarah", "The Embrace")
    assert {game.name(game.rules.copy(option.minion)) for option in game.options("action card")} == {"Fertile"}


# -- infernal -------------------------------------------------------------------------------------------------------


def test_an_infernal_minion_unlocks_only_for_a_pool() -> None:
    game = table()
    game.phase("unlock", of="Sarah")
    imp = game.ready("Sarah", vampire("Imp", 5, text="Infernal."), locked=True)
    krid = game.ready("Sarah", vampire("Krid", 5), locked=True)
    assert game.options("infernal")
    assert (imp.locked, krid.locked) == (True, False)
    game.pick("infernal", imp)
    assert (imp.locked, game["Sarah"].pool) == (False, 29)


def test_an_infernal_minion_may_be_left_locked() -> None:
    game = table()
    game.phase("unlock", of="Sarah")
    imp = game.ready("Sarah", vampire("Imp", 5, text="Infernal."), locked=True)
    game.pick("pass", by="Sarah")
    assert (imp.locked, game["Sarah"].pool) == (True, 30)


# -- torpor in 1994 (Jyhad sec. 12.3.1, 15.3, 16) -------------------------------------------------------------------


def jyhad() -> Position:
    """A game by the first rules, with Cassandra of Sarah."""
    return table("Sarah", "Alexis", "Justin", edition="1994")


def test_a_vampire_is_encountered_and_then_rescued_or_destroyed() -> None:
    game = jyhad()
    cassandra = game.ready("Sarah", vampire("Cassandra", 5), blood=3)
    tiberius = game.torpor("Sarah", vampire("Tiberius", 4), blood=1)
    game.pick("encounter", minion=cassandra)
    assert {option.kind for option in game.options()} == {"rescue", "diablerize"}
    game.pick("rescue")
    game.pick("share", amount=1)
    assert (game.where(tiberius), tiberius.blood, cassandra.blood) == ("ready region of Sarah", 0, 2)


@pytest.mark.parametrize(("own", "stealth"), [(True, 1), (False, 0)])
def test_only_ones_own_is_encountered_at_plus_one_stealth(own: bool, stealth: int) -> None:
    game = jyhad()
    cassandra = game.ready("Sarah", vampire("Cassandra", 5))
    game.torpor("Sarah" if own else "Alexis", vampire("Tiberius", 4), blood=1)
    game.ready("Alexis", EUGENIO)
    game.pick("encounter", minion=cassandra)
    assert game.table.action is not None
    assert game.table.action.stealth == stealth


def test_who_is_blocked_leaving_torpor_loses_the_blood_all_the_same() -> None:
    game = jyhad()
    tiberius = game.torpor("Sarah", vampire("Tiberius", 4), blood=3)
    guard = game.ready("Alexis", ally("Guard", 2, text="+1 intercept."))
    game.pick("leave torpor", minion=tiberius)
    game.pick("block", guard)
    assert (game.where(tiberius), tiberius.blood) == ("torpor region of Sarah", 1)


def test_a_blood_hunt_is_held_only_when_somebody_calls_it() -> None:
    game = jyhad()
    cassandra = game.ready("Sarah", vampire("Cassandra", 5), blood=1)
    game.torpor("Sarah", vampire("Tiberius", 4), blood=1)
    game.pick("encounter", minion=cassandra)
    game.pick("diablerize")
    for seat in ("Sarah", "Alexis", "Justin"):
        game.pick("no", by=seat)
    assert (game.where(cassandra), game.table.referendum) == ("ready region of Sarah", None)


def test_the_paralyzed_stay_locked_and_are_rescued_for_nothing() -> None:
    game = jyhad()
    game.phase("unlock", of="Sarah")
    cassandra = game.ready("Sarah", vampire("Cassandra", 5), blood=3)
    tiberius = game.ready("Sarah", vampire("Tiberius", 4), blood=0)
    paralyze(game.rules, tiberius)
    assert (game.where(tiberius), tiberius.locked) == ("torpor region of Sarah", True)
    game.go_to("minion", of="Sarah")
    assert tiberius.locked
    game.pick("encounter", minion=cassandra)
    game.pick("rescue")
    assert (game.where(tiberius), cassandra.blood, PARALYZED in tiberius.marks) == ("ready region of Sarah", 3, False)


def test_stolen_blood_above_capacity_stays_until_the_end_of_the_turn() -> None:
    game = jyhad()
    roush = game.ready("Sarah", vampire("Ebanezer Roush", 4), blood=4)
    tiberius = game.ready("Alexis", vampire("Tiberius", 6), blood=6)
    game.hand("Sarah", library("Sip", "Combat", text="Strike: steal 2 blood."))
    game.pick("bleed", minion=roush)
    game.pick("block", tiberius)
    game.pick("play", by="Sarah")
    assert (roush.blood, tiberius.blood) == (5, 4)
    game.go_to("discard", of="Alexis")
    assert roush.blood == 4
