"""Positions laid out and played from Python: the documented interface, and what it refuses."""

from __future__ import annotations

import pytest

from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.catalogue import UnknownCard
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, retainer, vampire
from vtes_desktop.table.asking import IllegalError


def test_a_position_has_what_was_laid_and_the_rest_by_default() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    krid = game.ready("Sarah", vampire("Krid", 5, "dom FOR", title="prince of Chicago"), blood=3, locked=True)
    gun = game.on(krid, ".44 Magnum")
    ghoul = game.on(krid, retainer("Ghoul", 2))
    mage = game.ready("Alexis", ally("Mage", 2, strength=3, bleed=0))
    sleeper = game.torpor("Alexis", "Lucita", sect="Independent", title="none")
    young = game.uncontrolled("Justin", "Theo Bell", blood=2)
    game.pool("Justin", 12)
    game.give_edge("Justin")
    (deflection,) = game.hand("Alexis", "Deflection")
    game.library("Alexis", "Bonding", "Conditioning")
    game.start()
    assert (krid.blood, krid.locked, krid.attached) == (3, True, [gun.id, ghoul.id])
    assert (ghoul.blood, mage.blood, sleeper.blood, young.blood, young.face_up) == (2, 2, 8, 2, False)
    assert minions.title(game.rules, krid) == "prince of Chicago"
    assert minions.strength(game.rules, mage) == 3 and minions.bleed_amount(game.rules, mage) == 0
    assert minions.sect(game.rules, sleeper) == "Independent"
    assert (game["Justin"].pool, game["Sarah"].pool, game.edge) == (12, 30, "Justin")
    assert [len(game[seat].piles["hand"]) for seat in range(3)] == [7, 7, 7]
    assert game.names("Alexis", "hand") == ["Deflection"] and game.where(deflection) == "hand of Alexis"
    assert game.names("Alexis", "library") == ["Bonding", "Conditioning"]
    assert game.where(gun) == "Krid"


def test_a_minion_of_another_owner_is_controlled_where_it_lies() -> None:
    game = Position("Sarah", "Alexis")
    stolen = game.ready("Sarah", "Lucita", owner="Alexis")
    assert (stolen.owner, stolen.controller) == (1, 0)


def test_phase_turn_and_edition_are_as_said() -> None:
    game = Position("Sarah", "Alexis", "Justin", edition="2012")
    game.phase("influence", of="Justin", turn=3, round=1)
    game.uncontrolled("Justin", "Lucita")
    assert game.asked == "Justin"
    assert game.question.startswith("Justin has 3 transfers")
    assert game.rules.edition.words.lock == "tap"


def test_whoever_is_out_is_nobodys_prey() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    game.out("Alexis")
    game.ready("Sarah", "Lucita")
    assert game.offers("bleed") == ["bleed: Lucita bleeds Justin for 1"]


def test_picking_names_what_is_offered_when_nothing_fits() -> None:
    game = Position("Sarah", "Alexis")
    lucita = game.ready("Sarah", "Lucita")
    game.ready("Sarah", "Theo Bell")
    with pytest.raises(IllegalError, match=r"No option “block” fits.*hunt: Lucita hunts"):
        game.pick("block")
    with pytest.raises(IllegalError, match="Several options fit"):
        game.pick("bleed")
    with pytest.raises(IllegalError, match="Sarah is asked"):
        game.pick("bleed", minion=lucita, by="Alexis")
    assert not lucita.locked


def test_two_copies_of_one_card_are_the_same_pick() -> None:
    game = Position("Sarah", "Alexis")
    game.ready("Sarah", "Lucita")
    game.hand("Sarah", *["Govern the Unaligned"] * 2)
    game.pick("action card", "Govern the Unaligned", level="dom")
    assert game.names("Sarah", "hand") == ["Govern the Unaligned"]


def test_everybody_passes_to_a_phase_of_somebody() -> None:
    game = Position("Sarah", "Alexis")
    game.ready("Sarah", "Lucita", locked=True)
    game.ready("Alexis", "Theo Bell")
    game.go_to("minion", "Alexis")
    assert (game.asked, game.table.phase) == ("Alexis", "minion")
    with pytest.raises(IllegalError):
        game.go_to("influence", "Sarah")


def test_a_made_up_card_is_found_again_by_its_name() -> None:
    game = Position("Sarah", "Alexis")
    cloak = library("Cloak", "Action Modifier", text="This action is no one else’s.")
    game.hand("Sarah", cloak)
    game.ready("Sarah", vampire("Krid"))
    game.pick("bleed")
    game.pick("play", "Cloak")
    assert game.choice is not None and game.choice.kind == "by hand"
    game.agree()
    assert game.names("Sarah", "ash heap") == ["Cloak"]


def test_a_mistyped_name_says_what_was_meant() -> None:
    game = Position("Sarah", "Alexis")
    with pytest.raises(UnknownCard, match="Lucita"):
        game.ready("Sarah", "Lucitta")
    with pytest.raises(ValueError, match="Nobody at this table is called Bob"):
        game.ready("Bob", "Lucita")


def test_the_log_and_the_position_can_be_read() -> None:
    game = Position("Sarah", "Alexis")
    lucita = game.ready("Sarah", "Lucita")
    game.on(lucita, ".44 Magnum")
    assert "  Lucita (ready, 8 blood, .44 Magnum)" in str(game)
    assert "Sarah is asked: " in str(game) and "  hunt: Lucita hunts" in str(game)
    game.pick("hunt")
    game.pass_all()
    assert "Lucita hunts" in game.log
