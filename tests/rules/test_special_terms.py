"""Special terms of minions: slaves, sterile, infernal (sec. 11)."""

from __future__ import annotations

from tests.rules.known import table
from tests.rules.test_actions import kinds
from vtes_desktop.rules.invented import vampire

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
