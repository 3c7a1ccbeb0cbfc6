"""Action cards as their rulings say, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_actions import acting
from tests.abilities.test_modifiers import go_on
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Place


@pytest.mark.parametrize(
    ("card", "level", "disciplines", "sect"),
    [("Public Trust", "PRE", "PRE", "Camarilla"), ("Break the Bonds", "pre", "pre", "Anarch")],
)
def test_who_gets_blood_for_a_bleed_is_chosen_as_it_is_announced(
    card: str, level: str, disciplines: str, sect: str
) -> None:
    """ANK 20240706: the vampire of the uncontrolled region is chosen upon declaration, and there must be one."""
    game, _ = acting(disciplines, card, sect=sect)
    game.ready("Alexis", vampire("Watcher", 3))
    one = game.uncontrolled("Sarah", vampire("One", 9))
    other = game.uncontrolled("Sarah", vampire("Other", 9))
    game.pick("action card", card, level=level)
    assert {option.copy for option in game.options("target")} == {one.id, other.id}
    game.pick("target", other)
    assert game.table.action is not None and game.table.action.seats == (1,)
    game.pass_all()
    assert (one.blood, other.blood) == (0, 1)
    game, _ = acting(disciplines, card, sect=sect)
    with pytest.raises(IllegalError):
        game.pick("action card", card, level=level)


def test_break_the_bonds_locks_one_and_feeds_another() -> None:
    """ANK 20240706: whom it locks is chosen upon resolution, and need not be there."""
    game, _ = acting("obf pre", "Break the Bonds", sect="Anarch")
    child = game.uncontrolled("Sarah", vampire("Child", 9))
    ira = game.ready("Alexis", ally("Ira"))
    game.pick("action card", "Break the Bonds", level="obf pre")
    go_on(game, lambda: bool(game.options("yes")))
    game.pick("yes")
    game.pass_all()
    assert (child.blood, ira.locked) == (1, True)


@pytest.mark.parametrize("level", ["dom", "DOM"])
def test_graverobbing_fizzles_when_its_vampire_has_left_torpor(level: str) -> None:
    """ANK 20210124, LSJ 20070411: its cost is paid, it is successful, but has no effect."""
    game, krid = acting("DOM", "Graverobbing")
    ira = game.torpor("Alexis", vampire("Ira", 4), blood=1)
    game.ready("Alexis", vampire("Watcher", 3))
    game.pick("action card", "Graverobbing", level=level)
    game.rules.doing.move_card(ira, Place(1, "ready"))
    go_on(game, lambda: game.table.action is None)
    assert (ira.controller, ira.place.seat, krid.blood, krid.locked) == (1, 1, 5, True)


@pytest.mark.parametrize(
    ("card", "level"),
    [("Rapid Healing", "FOR"), ("Regeneration", "FOR"), ("Movement of the Slow Body", "PRO"), ("", "")],
)
def test_an_action_in_torpor_is_over_at_once_when_its_vampire_has_left_torpor(card: str, level: str) -> None:
    """Rulings on these cards: nobody can block it any more; it is successful, paid for and without effect."""
    game = table()
    krid = game.torpor(
        "Sarah", vampire("Krid", 6, "FOR PRO", clan="Nosferatu"), blood=3, locked=card.startswith("Movement")
    )
    station = game.in_play("Sarah", "Warsaw Station")
    watcher = game.ready("Alexis", vampire("Watcher", 5, text="+2 intercept."))
    game.hand("Sarah", *([card] if card else []), "Freak Drive")
    if card:
        game.pick("action card", card, level=level)
    else:
        game.pick("leave torpor", minion=krid)
    while game.table.action is None or game.table.action.step != "block":
        game.passes()
    game.pick("use", station)
    assert game.table.action is not None and game.table.action.step == "resolving"
    assert game.options("play"), "a Freak Drive, which is for an action that was successful"
    game.pass_all()
    assert (krid.place.region, krid.blood, krid.locked) == ("ready", 3 if card else 1, True)
    assert not watcher.locked


def test_mind_numb_fizzles_when_its_vampire_is_locked_by_then() -> None:
    """ANK 20210124, LSJ 20090514: it is successful and paid for, but has no effect."""
    game, krid = acting("pre", "Mind Numb")
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.ready("Alexis", vampire("Watcher", 3), locked=False)
    game.pick("action card", "Mind Numb")
    game.pick("target", ira)
    game.rules.lock(ira)
    go_on(game, lambda: game.table.active == 1 and game.table.phase != "unlock")
    assert (krid.blood, ira.locked) == (4, False)


def test_a_fizzled_action_of_a_card_in_play_does_nothing_to_its_target() -> None:
    """LSJ 20070411: Nephandus burns a vampire in torpor, and nobody else."""
    game = table()
    mage = game.ready("Sarah", "Nephandus")
    ira = game.torpor("Alexis", vampire("Ira", 4), blood=1)
    game.ready("Alexis", vampire("Watcher", 3))
    game.pick("card in play", minion=mage)
    game.rules.doing.move_card(ira, Place(1, "ready"))
    go_on(game, lambda: game.table.action is None)
    assert (ira.place.region, mage.locked) == ("ready", True)


def test_puppet_master_waits_for_the_next_minion_phase_and_does_not_wait_longer() -> None:
    """It is burned during the next minion phase, not the one in which it was played, whether its controller wants it
    or not."""
    game, _ = acting("DOM", "Puppet Master")
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.ready("Sarah", vampire("Other", 7))
    game.pick("action card", "Puppet Master", level="DOM")
    go_on(game, lambda: not game.table.action and bool(game.options()))
    assert not any("Puppet Master" in option.text for option in game.options("use"))
    go_on(game, lambda: game.table.active == 1 and game.table.phase != "unlock")
    assert (ira.locked, len(ira.attached)) == (True, 1)
    go_on(game, lambda: game.table.active == 0 and game.table.phase == "minion")
    assert any("Puppet Master" in option.text for option in game.options("use"))
    go_on(game, lambda: game.table.phase == "influence" or game.table.active == 1)
    assert (ira.locked, ira.attached) == (False, [])


def test_an_action_that_brings_equipment_is_one_to_equip() -> None:
    """TOM 19960130: an action of the type of the card that it brings into play, with what counts for such."""
    game, krid = acting("THA", "Magic of the Smith")
    game.ready("Sarah", "Roderick Phillips March")
    game.ready("Alexis", vampire("Watcher", 3))
    game.pick("action card", "Magic of the Smith", level="tha", minion=krid)
    assert game.table.action is not None
    assert (game.table.action.kind, game.table.action.stealth, krid.locked) == ("equip", 2, True)
