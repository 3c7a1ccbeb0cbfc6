"""Uses that come to something: Temptation without counters, stealth that outlasts its location or comes in the action
itself, strikes that are only for vampires or only for allies."""

from __future__ import annotations

import pytest

from tests.abilities.acting import until_or_over
from tests.abilities.deeds import offers, through
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.table import Copy

STRIP = "Sunset Strip, Hollywood"


def tempted(*, counters: int, blood: int, of: str = "Alexis", locked: bool = True) -> tuple[Position, Copy, Copy]:
    game = table()
    ira = game.ready(of, vampire("Ira", 6), blood=blood, locked=locked)
    card = game.on(ira, "Temptation", owner="Sarah", marks={"level": "ser"}, counters={"counters": counters})
    card.controller = 0
    game.phase("minion", of="Sarah")
    return game, ira, card


@pytest.mark.parametrize(
    ("of", "locked", "may"), [("Alexis", False, True), ("Sarah", True, True), ("Sarah", False, False)]
)
def test_temptation_without_counters_takes_who_has_no_blood_once(of: str, locked: bool, may: bool) -> None:
    """Ruling: it may be used with no counters on a vampire with no blood."""
    game, ira, card = tempted(counters=0, blood=0, of=of, locked=locked)
    assert offers(game, card) == may
    if may:
        game.pick("use", card)
        assert (ira.controller, ira.locked) == (0, False)
        assert not offers(game, card)


def test_temptation_burns_its_counters_as_often_as_it_has_some() -> None:
    game, ira, card = tempted(counters=3, blood=2)
    game.pick("use", card)
    assert (ira.controller, card.counters.get("counters", 0)) == (0, 0)
    assert not offers(game, card)
    game, ira, card = tempted(counters=1, blood=2)
    assert not offers(game, card)


def hunting(*, used: bool = True) -> tuple[Position, Copy, Copy]:
    game = table()
    strip = game.in_play("Sarah", STRIP)
    krid = game.ready("Sarah", vampire("Krid", 8), blood=3)
    game.ready("Alexis", vampire("Ira", 6))
    game.ready("Justin", vampire("Jay", 6), blood=3)
    game.phase("minion", of="Sarah")
    if used:
        game.pick("use", strip)
    return game, strip, krid


def stealth(game: Position, minion: Copy, kind: str = "hunt") -> int:
    game.pick(kind, minion=minion)
    assert game.table.action is not None
    return game.table.action.stealth


def test_the_strip_makes_every_vampire_hunt_easily_until_the_unlock_phase() -> None:
    game, _, krid = hunting()
    assert stealth(game, krid) == 2
    through(game)
    game.go_to("minion", "Justin")
    jay = next(each for each in game.table.copies.values() if game.name(each) == "Jay")
    assert stealth(game, jay) == 2
    through(game)
    game.go_to("minion", "Sarah")
    assert stealth(game, krid) == 1


def test_it_does_so_when_the_strip_is_burned_and_not_for_bleeds() -> None:
    game, strip, krid = hunting()
    game.rules.burn(strip)
    assert stealth(game, krid) == 2
    game, _, krid = hunting()
    assert stealth(game, krid, "bleed") == 0


def test_it_counts_at_once_in_the_hunt_itself() -> None:
    game, strip, krid = hunting(used=False)
    assert stealth(game, krid) == 1
    until_or_over(game, "use", strip)
    game.pick("use", strip)
    assert game.table.action is not None and game.table.action.stealth == 2


def test_annazir_steals_nothing_of_his_own_fellows() -> None:
    game = table()
    annazir, fellow = game.ready("Sarah", "Annazir"), game.ready("Sarah", vampire("Krid", 6))
    game.on(fellow, "Ivory Bow")
    game.ready("Alexis", vampire("Ira", 6))
    game.phase("minion", of="Sarah")
    assert not any(each.minion == annazir.id for each in game.options("card in play"))
    game = table()
    annazir = game.ready("Sarah", "Annazir")
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.on(ira, "Ivory Bow")
    game.phase("minion", of="Sarah")
    game.pick("card in play", minion=annazir)
    through(game)
    assert annazir.attached and not ira.attached


def test_annazir_burns_a_location_of_anybody() -> None:
    for whose in ("Sarah", "Alexis"):
        game = table()
        annazir, strip = game.ready("Sarah", "Annazir"), game.in_play(whose, STRIP)
        game.phase("minion", of="Sarah")
        if game.asked == "Alexis":
            game.passes()
        game.pick("card in play", minion=annazir)
        through(game)
        assert strip.place.region == "ash heap"


def blocked(game: Position, krid: Copy, foe: Copy, *, kind: str, copy: Copy | None = None) -> bool:
    """Krid's bleed is blocked; whether an option of a kind, of a card, is offered in the combat."""
    game.pick("bleed", minion=krid)
    while game.table.action is not None:
        if game.table.combat is not None and any(copy is None or each.copy == copy.id for each in game.options(kind)):
            return True
        if any(each.copy == foe.id for each in game.options("block")):
            game.pick("block", foe)
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    return False


STRIKES = [("Coma", "dem", True), ("Coma", "DEM", True), ("Entombment", "OBT", True), ("Entombment", "obt", False)]


@pytest.mark.parametrize(("card", "level", "of_vampires"), STRIKES)
@pytest.mark.parametrize("against", ["vampire", "ally"])
def test_a_strike_that_is_for_the_opposing_vampire_is_none_against_an_ally(
    card: str, level: str, of_vampires: bool, against: str
) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, level))
    game.hand("Sarah", card)
    foe = game.ready("Alexis", vampire("Ira", 6) if against == "vampire" else ally("Ira", 4))
    game.phase("minion", of="Sarah")
    may = blocked(game, krid, foe, kind="play") and any(each.level == level for each in game.options("play"))
    assert may == (of_vampires == (against == "vampire"))


@pytest.mark.parametrize("against", ["vampire", "ally"])
def test_the_rowan_ring_is_for_vampires(against: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8))
    ring = game.on(krid, "Rowan Ring")
    foe = game.ready("Alexis", vampire("Ira", 6) if against == "vampire" else ally("Ira", 4))
    game.phase("minion", of="Sarah")
    assert blocked(game, krid, foe, kind="use", copy=ring) == (against == "vampire")
