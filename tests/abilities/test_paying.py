"""Paying: what may be taken off a cost is asked wherever a card is paid for; who pays with the last life is burned
(sec. 1.6.1, 6.1.5)."""

from __future__ import annotations

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy


def searching(pool: int = 30) -> Position:
    """Krid of Sarah's, beside Baldesar Rossellini, finds a .44 Magnum in the library."""
    game = table()
    game.ready("Sarah", "Baldesar Rossellini")
    krid = game.ready("Sarah", vampire("Krid", 6, "tha"))
    game.library("Sarah", ".44 Magnum")
    game.pool("Sarah", pool)
    (smith,) = game.hand("Sarah", "Magic of the Smith")
    game.pick("action card", smith, minion=krid, level="tha")
    game.pass_all()
    game.pick("equip", ".44 Magnum")
    return game


def test_what_is_found_is_paid_for_with_what_may_be_taken_off() -> None:
    game = searching()
    assert game.question == "Baldesar Rossellini: reduce the cost of .44 Magnum by 1 pool?"
    game.pick("yes")
    assert game["Sarah"].pool == 29


def test_a_rebate_may_be_kept_for_later() -> None:
    game = searching()
    game.pick("no")
    assert game["Sarah"].pool == 28


def spent(life: int) -> tuple[Position, Copy]:
    """A Marijava Thuggee of Sarah's with so much life and an Elder Impersonation in hand bleeds Alexis."""
    game = table()
    thug = game.ready("Sarah", "Marijava Thuggee", blood=life)
    game.ready("Alexis", vampire("Ira", 5))
    game.hand("Sarah", "Elder Impersonation")
    game.pick("bleed", minion=thug)
    return game, thug


def test_an_ally_that_plays_a_modifier_with_its_last_life_is_burned_and_its_action_fails() -> None:
    """Ruling G00011 [ANK 20180928-1]."""
    game, thug = spent(1)
    while not game.options("block"):
        game.passes()
    game.pick("block")
    game.pick("play", "Elder Impersonation")
    game.pass_all()
    assert game.where(thug) == "ash heap of Sarah"
    assert game["Alexis"].pool == 30
    assert any("fails" in line for line in game.log)


def test_an_ally_that_has_life_left_goes_on() -> None:
    game, thug = spent(2)
    while not game.options("block"):
        game.passes()
    game.pick("block")
    game.pick("play", "Elder Impersonation")
    game.pass_all()
    assert (thug.blood, game["Alexis"].pool) == (1, 29)


def fighting(life: int) -> tuple[Position, Copy, Copy]:
    """A Rafastio Ghoul of Sarah's with so much life, blocked by Ira, strikes with a Soul Burn."""
    game = table()
    ghoul = game.ready("Sarah", "Rafastio Ghoul", blood=life)
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.hand("Sarah", "Soul Burn")
    game.pick("bleed", minion=ghoul)
    while not game.options("block"):
        game.passes()
    game.pick("block")
    while not any(option.copy and game.name(game.rules.copy(option.copy)) == "Soul Burn" for option in game.options()):
        game.passes()
    (kind,) = {o.kind for o in game.options() if o.copy and game.name(game.rules.copy(o.copy)) == "Soul Burn"}
    game.pick(kind, "Soul Burn")
    return game, ghoul, ira


def test_an_ally_that_pays_for_its_strike_with_its_last_life_does_not_strike() -> None:
    """The combat ends before strikes are resolved: ruling G00011 [ANK 20180928-1], G00074 [LSJ 20090703]."""
    game, ghoul, ira = fighting(1)
    assert game.where(ghoul) == "ash heap of Sarah"
    assert not game.options("hand strike")
    game.pass_all()
    assert ira.blood == 5


def test_an_ally_that_pays_for_its_strike_and_lives_strikes() -> None:
    game, _, ira = fighting(2)
    game.pass_all()
    assert ira.blood == 4
