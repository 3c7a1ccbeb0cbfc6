"""Vampires defined by name whom what lies on them, costs or the Edge make different, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.acting import until_or_over
from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_elders import offered, until
from tests.abilities.test_vampires_most_played import duel, finish
from tests.abilities.test_vampires_pay_and_give import used
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire

IRA = vampire("Ira", 6)
BLADE = library("Blade", "Equipment", text="Melee weapon. Strike: strength+1 damage.")
GEAR = library("Gear", "Equipment", pool=1, text="Equipment.")


@pytest.mark.parametrize(("kind", "card", "stealth"), [("equip", BLADE, 2), ("equip", GEAR, 1), ("bleed", GEAR, 0)])
def test_adhiambo_arms_herself_stealthily(kind: str, card: object, stealth: int) -> None:
    game = table()
    adhiambo = game.ready("Sarah", "Adhiambo")
    game.ready("Alexis", IRA)
    game.hand("Sarah", card)  # type: ignore[arg-type]
    game.pick(kind, minion=adhiambo)
    assert game.table.action is not None and game.table.action.stealth == stealth


@pytest.mark.parametrize(("code", "cost"), [("san", 1), ("pot", 2)])
def test_sanguinus_is_cheap_to_agi(code: str, cost: int) -> None:
    game = table()
    agi = game.ready("Sarah", "Ági", blood=5)
    have = minions.disciplines(game.rules, agi)
    deed = library("Deed", "Action", blood=2, text="Gain 1 pool.", disciplines=code if have.get(code) else "")
    game.hand("Sarah", deed)
    game.pick("action card", minion=agi)
    finish(game)
    assert agi.blood == 5 - cost


@pytest.mark.parametrize(("pool", "edge", "may"), [(3, True, True), (4, True, False), (3, False, False)])
def test_bulscu_steals_what_is_cheap_with_the_edge(pool: int, edge: bool, may: bool) -> None:
    game = table()
    bulscu = game.ready("Sarah", "Bulscu")
    place = game.in_play("Alexis", library("Place", "Master", pool=pool, text="Master: unique location."))
    if edge:
        game.give_edge("Sarah")
    assert offered(game, "card in play", bulscu) == may
    if may:
        game.pick("card in play", bulscu)
        if game.options("target"):
            game.pick("target", place)
        finish(game)
        assert place.controller == 0


@pytest.mark.parametrize("locked", [False, True])
def test_dr_jest_makes_the_prey_discard(locked: bool) -> None:
    game = table()
    game.ready("Sarah", "Dr. Jest", locked=locked)
    game.phase("discard", of="Justin")
    for _ in range(20):
        if game.options("yes") or (game.table.active == 0 and game.table.phase != "unlock"):
            break
        game.passes()
    assert bool(game.options("yes")) != locked
    if not locked:
        game.pick("yes")
        assert len(game.rules.pile(1, "ash heap")) == 1


@pytest.mark.parametrize("name", ["Harlan Graves", "Ira"])
def test_harlan_is_not_avenged(name: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.torpor("Alexis", IRA if name == "Ira" else name, blood=0)
    game.ready("Alexis", vampire("Voter", 6, title="prince of Rome"))
    game.pick("diablerize", minion=krid)
    for _ in range(30):
        if game.table.action is None or game.table.referendum is not None:
            break
        game.passes()
    assert (game.table.referendum is not None) == (name == "Ira")


def test_luanda_grows_with_each_orun() -> None:
    game = table()
    luanda = game.ready("Sarah", "Luanda Magere")
    assert minions.strength(game.rules, luanda) == 1
    for _ in range(2):
        game.on(luanda, "Orun")
    assert minions.strength(game.rules, luanda) == 3


@pytest.mark.parametrize(("name", "more"), [("Magdelena Schaefer", 1), ("Ira", 0)])
def test_magdelena_pays_more_for_strikes_of_thaumaturgy(name: str, more: int) -> None:
    left = []
    for card in ("Theft of Vitae", "Cauldron of Blood"):
        fight = fighting(card, kurt=name if more else "", blood=(2, 6))
        fight.until("play", card)
        left.append(fight.offered("play", card))
    fight = fighting("Theft of Vitae", kurt=name if more else "", blood=(2, 6))
    fight.play("Theft of Vitae", "tha")
    fight.end()
    plain = fighting("Theft of Vitae", blood=(2, 6))
    plain.play("Theft of Vitae", "tha")
    plain.end()
    assert left[0] and fight.kurt.blood == plain.kurt.blood - more


@pytest.mark.parametrize("orun", [True, False])
def test_ngozi_strikes_with_an_orun(orun: bool) -> None:
    game = table()
    ngozi, ira = game.ready("Sarah", "Ngozi Ekwensu"), game.ready("Alexis", IRA)
    card = game.on(ngozi, "Orun") if orun else None
    duel(game, ngozi, ira)
    until_or_over(game, "use", ngozi)
    assert (game.table.action is not None) == orun
    if card is not None:
        game.pick("use", ngozi)
        until_or_over(game, "nothing")
        assert card.locked and ira.place.region == "torpor"


@pytest.mark.parametrize("text", ["Mortal with 3 life.", "Werewolf with 3 life."])
def test_sri_shares_life_with_mortals_and_mages(text: str) -> None:
    game = table()
    sri = game.ready("Sarah", "Sri Sansa", blood=2)
    man = game.ready("Sarah", library("Man", "Ally", text=f"{text} 1 strength, 1 bleed."), blood=2)
    game.phase("unlock", of="Sarah")
    may = text.startswith("Mortal")
    assert (offered(game, "use", sri) and game.table.phase == "unlock") == may
    if may:
        used(game, sri, man, text="from Sri")
        assert (sri.blood, man.blood) == (1, 3) and not offered(game, "use", sri)
    game = table()
    sri = game.ready("Sarah", "Sri Sansa", blood=2)
    man = game.ready("Sarah", library("Man", "Ally", text="Mage with 3 life. 1 strength, 1 bleed."))
    game.phase("unlock", of="Sarah")
    assert [option.text for option in game.options("use") if "from Sri" in option.text] == []
    used(game, sri, man, text="to Sri")
    assert (sri.blood, man.blood) == (3, 2)


@pytest.mark.parametrize("infernal", [False, True])
def test_nobody_but_the_infernal_comes_close_to_ysador(infernal: bool) -> None:
    game = table()
    ysador = game.ready("Sarah", "Ysador the Foul")
    ira = game.ready("Alexis", IRA, marks={"infernal": "yes"} if infernal else {})
    game.hand("Sarah", "Fake Out")
    game.hand("Alexis", "Fake Out")
    duel(game, ysador, ira)
    until(game, "play")
    game.pick("play", "Fake Out", by="Sarah") if game.asked == "Sarah" else game.passes()
    for _ in range(6):
        if game.table.combat is None or (game.asked == "Alexis" and game.options("play")):
            break
        game.passes() if not game.options("hand strike") else game.pick("hand strike")
    assert (game.table.combat is not None and bool(game.options("play"))) == infernal


@pytest.mark.parametrize(("player", "gained"), [("Sarah", 10), ("Alexis", 8)])
def test_a_golconda_of_another_counts_an_orun_of_its_vampire(player: str, gained: int) -> None:
    """Text of Orun: for her cards the Laibon is older, as it is chosen and as its capacity is counted."""
    game = table()
    game.phase("master", of=player)
    laibon = game.ready("Alexis", vampire("Ira", 8, sect="Laibon"))
    game.on(laibon, "Orun", owner="Sarah")
    game.hand(player, "Golconda: Inner Peace")
    game.pick("master", "Golconda: Inner Peace")
    game.pass_all()
    assert (laibon.place.region, game["Alexis"].pool) == ("removed", 30 + gained)


@pytest.mark.parametrize(("oruns", "stays"), [(0, False), (1, True)])
def test_a_corruption_of_another_wants_a_counter_for_the_capacity_that_an_orun_adds(oruns: int, stays: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ministry"))
    laibon = game.ready("Alexis", vampire("Ira", 2, sect="Laibon"), locked=True, counters={"corruption 0": 1})
    for _ in range(oruns):
        game.on(laibon, "Orun", owner="Sarah")
    game.hand("Sarah", "Corruption")
    game.pick("action card", "Corruption", minion=krid)
    while game.table.action is not None:
        game.pick("yes") if game.options("yes") else game.passes()
    assert (laibon.controller == 1) == stays


@pytest.mark.parametrize(("oruns", "blood"), [(0, 5), (1, 7)])
def test_a_sacrificial_lamb_of_another_gives_blood_for_what_an_orun_adds(oruns: int, blood: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 10, "OBF"), blood=5)
    lamb = game.torpor("Alexis", vampire("Ira", 3, sect="Laibon"), blood=0)
    for _ in range(oruns):
        game.on(lamb, "Orun", owner="Sarah")
    game.hand("Sarah", "Sacrificial Lamb")
    game.pick("action card", "Sacrificial Lamb", minion=krid, level="OBF")
    finish(game)
    assert (lamb.place.region, krid.blood) == ("ash heap", blood)


@pytest.mark.parametrize("by", ["Sarah", "Alexis"])
def test_an_event_of_another_counts_an_orun(by: str) -> None:
    """A Recall to the Founder: who burns one of 6 or more ignores it from then on."""
    game = table()
    elder, *_ = [game.ready("Alexis", vampire(name, 5, sect="Laibon", clan="Ishtarri")) for name in ("Ira", "Bo", "Ty")]
    game.on(elder, "Orun")
    game.in_play(by, "Recalled to the Founder")
    game.phase("discard", of="Sarah")
    game.start()
    while not game.options("target"):
        game.passes()
    game.pick("target", elder)
    ignores = [line for line in game.log if "ignores" in line]
    assert (elder.place.region, bool(ignores)) == ("ash heap", by == "Sarah")


def test_the_text_of_a_vampire_is_no_card_that_was_played() -> None:
    """Who is of capacity 3 cannot block Sha-Ennu: an Orun is for cards that are played."""
    game = table()
    lady = game.ready("Sarah", "Sha-Ennu")
    game.on(game.ready("Alexis", vampire("Ira", 3, sect="Laibon")), "Orun")
    game.pick("bleed", minion=lady)
    assert not game.options("block")
