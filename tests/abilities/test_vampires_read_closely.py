"""What vampires' own cards say in a word that is easily overlooked: of whom, when, where they lie."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over, until_or_over
from tests.abilities.table import table
from tests.abilities.test_elders import call, offered, until
from tests.abilities.test_vampires_most_played import duel
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire


@pytest.mark.parametrize("name", ["Igo the Hungry", "Zöe"])
def test_only_the_rulebooks_hunt_lacks_its_stealth(name: str) -> None:
    """A hunt by a card has the stealth that the card says, as Loki's Gift does (ruling PIB 20150820-2)."""
    for by_card, stealth in ((True, 1), (False, 0)):
        game = table()
        hungry = game.ready("Sarah", name, blood=0)
        game.hand("Sarah", library("Gift", "Action", text="+1 stealth hunt action.\nHunt."))
        game.ready("Alexis", vampire("Ira", 6))
        game.pick("action card" if by_card else "hunt", minion=hungry)
        assert f"(stealth {stealth})" in game.question
    game = table()
    zoe = game.ready("Sarah", name, blood=1)
    game.pick("bleed", minion=zoe)
    assert minions.stealth(game.rules, zoe) == 0


@pytest.mark.parametrize("name", ["Egidia Arrú", "Madeleine Giovanni"])
def test_an_imbued_who_is_incapacitated_leaves_the_ready_region(name: str) -> None:
    for blood, burned in ((1, 1), (9, 0)):
        game = table()
        fighter = game.ready("Sarah", name, blood=6)
        john = game.ready("Alexis", 'John "Cop90" O\'Malley', blood=blood)
        duel(game, fighter, john)
        over(game)
        assert (john.place.region, game["Alexis"].pool) == ("torpor" if burned else "ready", 30 - burned)


def test_only_a_vampire_burns_a_blood_for_having_fought_jason() -> None:
    for blocker, left in ((vampire("Ira", 6), 4), (ally("Guard", 3), 2)):
        game = table()
        jason = game.ready("Sarah", "Jason, The World's Voice")
        ira = game.ready("Alexis", blocker)
        duel(game, jason, ira)
        until_or_over(game, "hand strike")
        over(game)
        assert ira.blood == left


def test_genevieve_has_a_vote_more_in_political_actions_only() -> None:
    """None as a blood hunt is called, which is no political action (sec. 6.5.6)."""
    for hunted in (False, True):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6))
        genevieve = game.ready("Sarah", "Genevieve")
        victim = game.torpor("Alexis", vampire("Ira", 3), blood=0)
        if hunted:
            game.pick("diablerize", minion=krid, target=victim)
        else:
            call(game, krid)
        until(game, "prisci for", genevieve)
        assert offered(game, "title for", genevieve) != hunted


def test_modius_gets_a_vote_for_a_master_card_from_torpor() -> None:
    for card, may in (("Blood Doll", True), ("Taste of Vitae", False)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6))
        modius = game.torpor("Sarah", "Modius")
        game.hand("Sarah", card)
        call(game, krid)
        until_or_over(game, "use", modius, what="referendum")
        assert offered(game, "use", modius) == may


@pytest.mark.parametrize("name", ["Bela Kardoza", "Stefano Giovanni"])
def test_blood_for_votes_needs_who_is_ready(name: str) -> None:
    for torpor in (True, False):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6))
        other = game.torpor("Sarah", name, blood=3) if torpor else game.ready("Sarah", name, blood=3)
        call(game, krid)
        until_or_over(game, "use", other, what="referendum")
        assert offered(game, "use", other) == (not torpor)


@pytest.mark.parametrize(("where", "locked", "actions"), [
    ("ready", False, 2), ("ready", True, 1), ("torpor", False, 2), ("torpor", True, 1),
])  # fmt: skip
def test_cybele_need_only_be_unlocked(where: str, locked: bool, actions: int) -> None:
    game = table()
    game.phase("master", of="Sarah")
    game.lay("Cybele", game._place("Sarah", where), locked=locked)
    game.hand("Sarah", "Villein")
    game.start()
    assert game.table.tally["master phase actions"] == actions


def test_shalmath_unlocks_in_a_referendum_too() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    shalmath = game.ready("Sarah", "Shalmath", locked=True)
    call(game, krid)
    until(game, "use", shalmath)
    game.pick("use", shalmath)
    assert not shalmath.locked
    assert not offered(game, "use", shalmath)


def test_shalmath_unlocks_in_the_combat_of_his_block_too() -> None:
    game = table()
    krid, shalmath = game.ready("Sarah", vampire("Krid", 6)), game.ready("Alexis", "Shalmath")
    game.pick("bleed", minion=krid)
    game.pick("block", shalmath)
    assert shalmath.locked and game.table.combat is not None
    game.pick("use", shalmath)
    assert not shalmath.locked
