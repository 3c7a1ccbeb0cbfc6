"""What the abilities room itself tells and keeps: that a card was used, and which guns are loaded."""

from __future__ import annotations

import pytest

from tests.abilities.fights import fighting
from vtes_desktop.abilities.card_text import CardText, Reading, Upon, Usable
from vtes_desktop.abilities.engine.abilities import CompiledAbilities
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.abilities.vocabulary.effects.blood import BurnPool, GainPool, MoveBlood
from vtes_desktop.rules.invented import library

WELL = library("Well", "Master", text="Location.")
OTHER = library("Other well", "Master", text="Location.")


def test_that_a_card_was_used_is_told_to_it_after_what_it_does() -> None:
    """The Well gives 3 pool, and takes 1 whenever it was used; another one that is used costs nothing."""
    well = Reading(
        "Master",
        usable=(Usable("gain 3 pool", ("unlock",), (GainPool(3),), turn="yours", locks=True),),
        upon=(Upon("used", (BurnPool(1),), about="this"),),
    )
    other = Reading("Master", usable=(Usable("gain 5 pool", ("unlock",), (GainPool(5),), turn="yours", locks=True),))
    known = {WELL.id: CardText(WELL.id, (well,)), OTHER.id: CardText(OTHER.id, (other,))}
    game = Position("Sarah", "Alexis", abilities=CompiledAbilities(Texts(known)))
    one, two = game.in_play("Sarah", WELL), game.in_play("Sarah", OTHER)
    one.locked = two.locked = False
    game.pool("Sarah", 10)
    game.phase("unlock", of="Sarah")
    game.pick("use", one)
    assert game["Sarah"].pool == 12
    game.pick("use", two)
    assert game["Sarah"].pool == 17


@pytest.mark.parametrize("second", ["Manstopper Rounds", "Dragon's Breath Rounds"])
def test_one_ammo_card_is_used_on_a_gun_in_a_combat(second: str) -> None:
    fight = fighting("Manstopper Rounds", second, on_kurt=(".44 Magnum",))
    fight.until("weapon")
    fight.game.pick("weapon")
    fight.play("Manstopper Rounds")
    assert not fight.offered("play", second)
    fight.end()
    assert fight.ira.blood == 6 - 3


def test_ammo_is_for_guns_only() -> None:
    fight = fighting("Manstopper Rounds", on_kurt=("Bastard Sword",))
    fight.until("weapon")
    fight.game.pick("weapon")
    while fight.game.table.action is not None:
        assert not fight.offered("play")
        fight.step()


def test_a_free_use_that_changes_nothing_in_the_end_is_not_offered_for_ever() -> None:
    """The Well moves blood there and back as often as its owner likes: in each standing of the table twice, no more."""
    well = Reading(
        "Master", usable=(Usable("move 1 blood", ("unlock",), (MoveBlood("this", "either"),), turn="yours"),)
    )
    game = Position("Sarah", "Alexis", abilities=CompiledAbilities(Texts({WELL.id: CardText(WELL.id, (well,))})))
    game.in_play("Sarah", WELL).blood = 5
    game.pool("Sarah", 10)
    game.phase("unlock", of="Sarah")
    pools = []
    while game.options("use"):
        game.pick("use")
        game.pick("blood" if game["Sarah"].pool == 10 else "pool")
        pools.append(game["Sarah"].pool)
        assert len(pools) < 20
    assert pools == [11, 10, 11, 10]
