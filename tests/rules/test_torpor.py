"""Torpor: going there, leaving it, rescue (sec. 6.5.1–6.5.3)."""

from __future__ import annotations

import pytest

from tests.rules.known import give, table
from vtes_desktop.rules.invented import ally, retainer, vampire
from vtes_desktop.table.asking import IllegalError

KRID = vampire("Krid", 5)
IRA = vampire("Ira", 5)
EUGENIO = vampire("Eugenio", 5)
SEER = vampire("Seer", 5, text="+1 intercept.")


# -- torpor (sec. 6.5, 6.5.1) ---------------------------------------------------------------------------------------


def test_a_vampire_in_torpor_unlocks_as_usual_and_keeps_what_is_on_it() -> None:
    game = table()
    krid = game.torpor("Sarah", KRID, locked=True)
    dog = game.on(krid, retainer("Dog", 1))
    game.phase("unlock", of="Sarah")
    game.start()
    assert (krid.locked, dog.place.on) == (False, krid.id)


def test_a_vampire_in_torpor_can_take_no_action_but_to_leave_it() -> None:
    game = table()
    game.torpor("Sarah", KRID)
    assert game.offers() == ["leave torpor: Krid leaves torpor", "pass: End the minion phase"]


def test_a_vampire_in_torpor_can_not_block_or_react() -> None:
    game = table()
    ira = game.ready("Sarah", IRA)
    game.torpor("Alexis", KRID)
    give(game, "Alexis", "Redirection")
    game.pick("bleed", minion=ira)
    assert game["Alexis"].pool == 29


# -- leave torpor (sec. 6.5.2) --------------------------------------------------------------------------------------


def test_leaving_torpor_costs_two_blood_and_is_undirected_at_plus_one_stealth() -> None:
    game = table()
    krid = game.torpor("Sarah", KRID, blood=3)
    game.ready("Alexis", IRA)
    game.pick("leave torpor", minion=krid)
    assert game.table.action is not None
    assert (game.table.action.stealth, game.table.action.seats, krid.blood) == (1, (), 3)
    game.pick("no block", by="Alexis")
    assert (game.where(krid), krid.blood, krid.locked) == ("ready region of Sarah", 1, True)


def test_who_has_less_than_two_blood_can_not_leave_torpor() -> None:
    game = table()
    game.ready("Sarah", IRA, locked=True)
    game.torpor("Sarah", KRID, blood=1)
    with pytest.raises(IllegalError, match="No option “leave torpor” fits"):
        game.pick("leave torpor")


def test_a_blocked_vampire_stays_in_torpor_pays_nothing_and_may_be_diablerized() -> None:
    game = table()
    krid = game.torpor("Sarah", KRID, blood=3)
    seer = game.ready("Alexis", SEER, blood=2)
    game.pick("leave torpor", minion=krid)
    game.pick("block", seer, by="Alexis")
    assert (game.choice and game.choice.kind, game.asked) == ("diablerize", "Alexis")
    game.pick("no")
    assert (game.where(krid), krid.blood, seer.locked) == ("torpor region of Sarah", 3, True)
    assert not any("Combat" in said for said in game.log)


def test_a_vampire_that_blocks_may_diablerize_who_wanted_to_leave() -> None:
    game = table()
    krid = game.torpor("Sarah", KRID, blood=3)
    seer = game.ready("Alexis", SEER, blood=2)
    game.pick("leave torpor", minion=krid)
    game.pick("block", seer, by="Alexis")
    game.pick("yes", by="Alexis")
    assert (game.where(krid), seer.blood) == ("ash heap of Sarah", 5)


def test_an_ally_that_blocks_just_makes_the_action_fail() -> None:
    game = table()
    krid = game.torpor("Sarah", KRID, blood=3)
    guard = game.ready("Alexis", ally("Guard", 2, text="+1 intercept."))
    game.pick("leave torpor", minion=krid)
    game.pick("block", guard, by="Alexis")
    assert (game.where(krid), krid.blood, guard.blood, guard.locked) == ("torpor region of Sarah", 3, 2, True)


def test_action_modifiers_may_be_played_by_a_vampire_that_leaves_torpor() -> None:
    game = table()
    krid = game.torpor("Sarah", KRID, blood=3)
    seer = game.ready("Alexis", SEER)
    give(game, "Sarah", "Slipping away")
    game.pick("leave torpor", minion=krid)
    game.pick("block", seer, by="Alexis")
    game.pick("play", "Slipping away", by="Sarah")
    game.pick("no block", by="Alexis")
    assert game.where(krid) == "ready region of Sarah"


# -- rescue (sec. 6.5.3) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("share", [0, 1, 2])
def test_the_cost_of_a_rescue_is_split_as_announced(share: int) -> None:
    game = table()
    krid, ira = game.torpor("Sarah", KRID, blood=2, locked=True), game.ready("Sarah", IRA, blood=4)
    game.ready("Alexis", EUGENIO)
    game.pick("rescue", minion=ira, target=krid)
    game.pick("share", amount=share)
    assert game.table.action is not None
    assert (game.table.action.stealth, game.table.action.seats) == (1, ())
    game.pick("no block", by="Alexis")
    assert (krid.blood, ira.blood) == (2 - share, 4 - (2 - share))
    assert (game.where(krid), krid.locked, ira.locked) == ("ready region of Sarah", True, True)


def test_an_empty_vampire_can_not_share_the_cost_of_its_rescue() -> None:
    game = table()
    krid, ira = game.torpor("Sarah", KRID, blood=0), game.ready("Sarah", IRA, blood=2)
    game.pick("rescue", minion=ira, target=krid)
    assert (krid.blood, ira.blood, game.where(krid)) == (0, 0, "ready region of Sarah")


def test_rescuing_anothers_vampire_is_directed_and_it_stays_hers() -> None:
    game = table("Sarah", "Alexis", "Justin", "Lisa")
    ira, krid = game.ready("Sarah", IRA), game.torpor("Justin", KRID, blood=0)
    game.ready("Justin", EUGENIO)
    game.pick("rescue", minion=ira, target=krid)
    assert game.table.action is not None
    assert (game.asked, game.table.action.seats) == ("Justin", (game.seat("Justin"),))
    game.pick("no block")
    assert (game.where(krid), krid.controller) == ("ready region of Justin", game.seat("Justin"))


def test_a_blocked_rescue_leads_to_combat_and_costs_nothing() -> None:
    game = table()
    ira, krid = game.ready("Sarah", IRA, blood=4), game.torpor("Sarah", KRID, blood=0)
    seer = game.ready("Alexis", SEER)
    game.pick("rescue", minion=ira, target=krid)
    game.pick("block", seer, by="Alexis")
    assert (ira.blood, seer.blood, game.where(krid)) == (3, 4, "torpor region of Sarah")


def test_allies_can_not_rescue_or_diablerize() -> None:
    game = table()
    game.ready("Sarah", ally("Guard", 2))
    game.torpor("Sarah", KRID, locked=True)
    assert [option.kind for option in game.options()] == ["bleed", "pass"]


def test_a_rescue_fails_when_the_vampire_is_not_in_torpor_any_more() -> None:
    game = table()
    ira, krid = game.ready("Sarah", IRA, blood=4), game.torpor("Sarah", KRID, blood=2)
    game.ready("Alexis", EUGENIO)
    game.pick("rescue", minion=ira, target=krid)
    game.pick("share", amount=2)
    game.rules.burn(krid)
    game.pick("no block", by="Alexis")
    assert (ira.blood, game.where(krid)) == (4, "ash heap of Sarah")
    assert any("its target is not in torpor any more" in said for said in game.log)
