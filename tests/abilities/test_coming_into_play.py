"""Cards come into play in one way, whatever brings them: with their life, contested, and whoever equips is told so
(sec. 4.1, 6.1.3–6.1.5)."""

from __future__ import annotations

from tests.abilities.table import table
from vtes_desktop.rules.invented import imbued, vampire


def test_a_helicopter_is_locked_when_a_master_card_has_a_minion_equip_with_it() -> None:
    """Angel of Berlin equips an Imbued by no action (ruling LSJ 20100119)."""
    game = table()
    jack = game.ready("Sarah", imbued("Jack"))
    helicopter, angel = game.hand("Sarah", "Helicopter", "Angel of Berlin")
    krid = game.ready("Alexis", vampire("Krid", 6))
    game.phase("minion", of="Alexis")
    game.pick("hunt", minion=krid)
    while not game.options("out of turn"):
        game.passes()
    game.pick("out of turn", angel)
    for _ in range(6):
        if game.where(helicopter) == "Jack":
            break
        kinds = [option.kind for option in game.options()]
        if "bring" in kinds:
            game.pick("bring", helicopter)
        elif "alternative" in kinds:
            (number,) = [n for n, option in enumerate(game.options()) if option.text == "equip a ready imbued"]
            assert game.referee is not None
            game.referee.answer(number)
        elif "target" in kinds:
            game.pick("target", jack)
        else:
            game.passes()
    assert (game.where(helicopter), helicopter.locked) == ("Jack", True)


def test_alastors_helicopter_is_put_on_the_vampire_and_so_not_locked() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 9, title="justicar of Brujah", clan="Brujah"))
    game.library("Sarah", "Fame", "Helicopter")
    (alastor,) = game.hand("Sarah", "Alastor")
    game.pick("political", alastor, minion=krid)
    while not game.options("title for"):
        game.passes()
    game.pick("title for", krid)
    (found,) = [copy for copy in game.rules.pile(0, "library") if game.name(copy) == "Helicopter"]
    while not game.options("search"):
        game.passes()
    game.pick("search", found)
    assert (game.where(found), found.locked) == ("Krid", False)
