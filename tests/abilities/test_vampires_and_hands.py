"""Vampires defined by name that look at hands, discard, learn or are stolen, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.acting import until_or_over
from tests.abilities.table import table
from tests.abilities.test_elders import offered, until
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire

IRA = vampire("Ira", 6)


@pytest.mark.parametrize(("transfers", "pool"), [(True, 29), (False, 30)])
def test_aimee_learns_melpominee(transfers: bool, pool: int) -> None:
    game = table()
    aimee = game.ready("Sarah", "Aimee Laroux")
    before = minions.disciplines(game.rules, aimee).get("mel", 0)
    game.uncontrolled("Sarah", IRA)
    game.phase("influence", of="Sarah")
    if not transfers:
        game.pick("transfer")
        assert not offered(game, "use", aimee)
        return
    game.pick("use", aimee)
    assert minions.disciplines(game.rules, aimee)["mel"] == before + 1 and game["Sarah"].pool == pool
    assert not offered(game, "use", aimee)


@pytest.mark.parametrize("blocked", [True, False])
def test_alex_may_be_stolen_by_whom_he_bleeds(blocked: bool) -> None:
    game = table()
    alex, ira = game.ready("Sarah", "Alex Wilkins"), game.ready("Alexis", IRA)
    game.pick("bleed", minion=alex)
    if blocked:
        until(game, "block", ira)
        game.pick("block", ira)
    until_or_over(game, "yes")
    assert (game.asked == "Alexis" and bool(game.options("yes"))) != blocked
    if not blocked:
        game.pick("yes")
        assert alex.controller == 1 and game["Alexis"].pool == 28


@pytest.mark.parametrize("ready", [True, False])
def test_the_baron_looks_at_the_hands_of_those_with_giovanni(ready: bool) -> None:
    game = table()
    baron = (game.ready if ready else game.torpor)("Sarah", "The Baron")
    game.ready("Alexis", vampire("Nonna", 6, clan="Giovanni"))
    game.ready("Justin", IRA)
    game.hand("Alexis", "Blood Doll")
    game.phase("unlock", of="Sarah")
    assert offered(game, "use", baron) == ready
    if ready:
        game.pick("use", baron)
        assert "Blood Doll" in game.options("seen")[0].text
        game.pick("seen")
        assert not game.options("seen")


@pytest.mark.parametrize("burns", [True, False])
def test_richard_looks_and_discards_for_a_blood(burns: bool) -> None:
    game = table()
    richard = game.ready("Sarah", "Richard de Worde", blood=3)
    doll = game.hand("Alexis", "Blood Doll")[0]
    game.pick("bleed", minion=richard)
    until(game, "yes")
    game.pick("yes")
    game.pick("seen")
    game.pick("yes" if burns else "no")
    if burns:
        game.pick("discard", doll)
        assert doll.place.region == "ash heap" and richard.blood == 2
    else:
        assert doll.place.region == "hand" and richard.blood == 3
    game = table()
    richard = game.ready("Sarah", "Richard de Worde", blood=3)
    game.pick("hunt", minion=richard)
    until_or_over(game, "yes")
    assert game.table.action is None


@pytest.mark.parametrize("blocks", [True, False])
def test_sergei_discards_an_action_card_of_whom_he_blocks(blocks: bool) -> None:
    game = table()
    krid, sergei = game.ready("Sarah", vampire("Krid", 6)), game.ready("Alexis", "Sergei Voshkov, The Eye", blood=5)
    hack, doll = game.hand("Sarah", "Computer Hacking", "Blood Doll")
    if not blocks:
        sergei.locked = True
    game.pick("bleed", minion=krid)
    if blocks:
        until(game, "block", sergei)
        game.pick("block", sergei)
    until_or_over(game, "yes")
    assert bool(game.options("yes")) == blocks
    if blocks:
        game.pick("yes")
        game.pick("seen")
        game.pick("yes")
        assert {option.copy for option in game.options("discard")} == {hack.id} and doll.place.region == "hand"
        game.pick("discard", hack)
        finish(game)
        assert hack.place.region == "ash heap"


@pytest.mark.parametrize("boon", [True, False])
def test_sean_burns_a_boon(boon: bool) -> None:
    game = table()
    sean = game.ready("Sarah", "Sean Rycek")
    text = "Master: boon. Put this card in play." if boon else "Master. Put this card in play."
    card = game.in_play("Alexis", library("Favor", "Master", text=text))
    assert offered(game, "card in play", sean) == boon
    if boon:
        game.pick("card in play", sean)
        if game.options("target"):
            game.pick("target", card)
        finish(game)
        assert card.place.region == "ash heap"


@pytest.mark.parametrize("text", ["Electronic equipment.", "Equipment."])
def test_synner_g_unlocks_with_something_electronic(text: str) -> None:
    game = table()
    synner = game.ready("Sarah", "Synner-G")
    game.hand("Sarah", library("Gear", "Equipment", text=text))
    game.pick("equip", minion=synner)
    until_or_over(game, "yes")
    assert bool(game.options("yes")) == text.startswith("Electronic")
    if game.options("yes"):
        game.pick("yes")
        assert not synner.locked


@pytest.mark.parametrize("held", [True, False])
def test_talbot_fights_for_a_master_card(held: bool) -> None:
    game = table()
    talbot, ira = game.ready("Sarah", "Talbot"), game.ready("Alexis", IRA)
    if held:
        game.hand("Sarah", "Blood Doll")
    assert offered(game, "card in play", talbot) == held
    if held:
        game.pick("card in play", talbot)
        for kind in ("enter combat", "discard"):
            if game.options(kind):
                game.pick(kind)
        finish(game)
        assert ira.blood == 5 and "Blood Doll" in game.names("Sarah", "ash heap")


@pytest.mark.parametrize("blocked", [True, False])
def test_cristos_finds_equipment(blocked: bool) -> None:
    game = table()
    cristos, ira = game.ready("Sarah", "Cristos Mantigo"), game.ready("Alexis", vampire("Ira", 6, text="+1 intercept."))
    gear = game.library("Sarah", library("Gear", "Equipment", text="Equipment."))[0]
    game.pick("card in play", cristos)
    if blocked:
        until(game, "block", ira)
        game.pick("block", ira)
        finish(game)
        assert gear.place.region == "library"
    else:
        until(game, "search")
        game.pick("search", gear)
        assert gear.place.region == "hand"
