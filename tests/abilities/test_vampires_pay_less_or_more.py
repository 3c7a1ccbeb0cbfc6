"""Vampires defined by name that change what cards cost, and what pays for them."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING, fighting
from tests.abilities.table import table
from tests.abilities.test_elders import offered, until
from tests.abilities.test_vampires_most_played import duel
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.playing.requirements import price
from vtes_desktop.table.table import Copy

IRA = vampire("Ira", 6)
GEAR = library("Gear", "Equipment", pool=1, text="Equipment.")
PLACE = library("Place", "Master", pool=3, text="Master: unique location. Lock to gain 1 pool.")
MAGE = library("Warlock", "Ally", pool=3, text="Mage with 1 life. 1 strength, 1 bleed.")
HOUND = library("Hound", "Ally", blood=2, text="Animal with 1 life. 1 strength, 1 bleed.")
FAE = library("Pooka", "Ally", pool=2, text="Changeling with 1 life. 1 strength, 1 bleed.")
HAVEN = library("Lair", "Equipment", blood=1, text="Haven.")
BOUT = library("Bout", "Combat", blood=1, text="Strike: dodge.")
ANARCHS = library("Rally", "Action", blood=1, requirement=("anarch",), text="+1 stealth action. Gain 1 pool.")


def cost(game: Position, card: str | Card, currency: str, minion: Copy | None = None, seat: int = 0) -> int:
    """What a card costs a minion, or its Methuselah, by its cheapest way."""
    face = game.card(card)
    modes = game.rules.facts(face).modes
    return price(game.rules, seat, minion, face, currency, modes[0] if modes else None)


@pytest.mark.parametrize(
    ("name", "card", "currency", "paid", "others"),
    [
        ("Erichtho", MAGE, "pool", 2, 3),
        ("Erichtho", HOUND, "blood", 2, 2),
        ("Guillermo Arsuaga", HAVEN, "blood", 0, 1),
        ("Guillermo Arsuaga", GEAR, "pool", 1, 1),
        ("Jenna Cross", BOUT, "blood", 2, 1),
        ("Jenna Cross", MAGE, "blood", 0, 0),
        ("Rosemarie", BOUT, "blood", 2, 1),
        ("Rosemarie", "Skin of Steel", "blood", 1, 1),
        ("Rosemarie", HOUND, "blood", 2, 2),
    ],
)
def test_what_a_card_costs_one_vampire_and_another(
    name: str, card: str | Card, currency: str, paid: int, others: int
) -> None:
    game = table()
    mine, ira = game.ready("Sarah", name), game.ready("Sarah", IRA)
    assert (cost(game, card, currency, mine), cost(game, card, currency, ira)) == (paid, others)


@pytest.mark.parametrize(
    ("name", "card", "ready", "torpid"),
    [
        ("Tarautas", "Blood Doll", 1, 0),
        ("Tarautas", "Minion Tap", 1, 0),
        ("Tarautas", "Vast Wealth", 0, 0),
        ("Winterlich", FAE, 1, 2),
        ("Winterlich", MAGE, 3, 3),
    ],
)
def test_some_change_costs_while_they_are_ready(name: str, card: str | Card, ready: int, torpid: int) -> None:
    for lay, wanted in (("ready", ready), ("torpor", torpid)):
        game = table()
        getattr(game, lay)("Sarah", name)
        ira = game.ready("Sarah", IRA)
        assert cost(game, card, "pool", ira if not isinstance(card, str) else None) == wanted
        other = game.ready("Alexis", vampire("Other", 5))
        theirs = cost(game, card, "pool", other if not isinstance(card, str) else None, 1)
        assert theirs == (wanted if name == "Tarautas" else torpid)


def test_salvador_makes_cards_of_anarchs_cheap_once_before_they_are_dear() -> None:
    game = table()
    game.ready("Sarah", "Salvador Garcia")
    ira = game.ready("Sarah", vampire("Krid", 5, sect="Anarch"))
    jenna = game.ready("Sarah", "Jenna Cross")
    theirs = game.ready("Alexis", vampire("Other", 5, sect="Anarch"))
    assert cost(game, ANARCHS, "blood", ira) == 0
    # What is reduced to nothing does not cost blood, and so no more for Jenna (ruling).
    assert cost(game, ANARCHS, "blood", jenna) == 0
    assert cost(game, ANARCHS, "blood", theirs, 1) == 1 and cost(game, BOUT, "blood", ira) == 1


def test_helena_pays_nothing_for_reactions_of_auspex_and_dominate() -> None:
    game = table()
    helena, ira = game.ready("Sarah", "Helena (ADV)"), game.ready("Sarah", vampire("Krid", 8, EVERYTHING))
    for card, mine in (("Deflection", 0), ("Eagle's Sight", 0), (BOUT, 1)):
        assert cost(game, card, "blood", helena) == mine
    dear = library("Glare", "Reaction", blood=2, disciplines="FOR", text="[for] +1 intercept.")
    assert cost(game, dear, "blood", helena) == cost(game, dear, "blood", ira) == 2


@pytest.mark.parametrize("name", ["Regina Blake", "Zelios"])
def test_blood_pays_for_locations(name: str) -> None:
    game = table()
    mine = game.ready("Sarah", name)
    game.hand("Sarah", PLACE)
    game.phase("master", of="Sarah")
    game.pick("master", PLACE.name)
    game.pick("reduce", amount=1 if name == "Regina Blake" else 3)
    game.pass_all()
    paid = 1 if name == "Regina Blake" else 3
    assert (game["Sarah"].pool, mine.blood) == (30 - 3 + paid, minions.capacity(game.rules, mine) - paid)
    assert mine.locked == (name == "Zelios")


@pytest.mark.parametrize(("blood", "amounts"), [(8, [0, 3]), (3, [0, 3]), (2, [])])
def test_zelios_pays_the_whole_of_a_locations_cost_or_nothing(blood: int, amounts: list[int]) -> None:
    """His text knows no “some or all”, as others of its kind do."""
    game = table()
    game.ready("Sarah", "Zelios", blood=blood)
    game.hand("Sarah", PLACE)
    game.phase("master", of="Sarah")
    game.pick("master", PLACE.name)
    assert sorted(each.amount for each in game.options("reduce")) == amounts
    assert amounts or game["Sarah"].pool == 27


@pytest.mark.parametrize(("on", "pool"), [("Guillermo Arsuaga", 30), ("Krid", 29)])
def test_a_haven_that_is_played_on_guillermo_costs_less(on: str, pool: int) -> None:
    game = table()
    bearers = {
        "Guillermo Arsuaga": game.ready("Sarah", "Guillermo Arsuaga"),
        "Krid": game.ready("Sarah", vampire("Krid", 6)),
    }
    (haven,) = game.hand("Sarah", "Secure Haven")
    game.phase("master", of="Sarah")
    game.pick("master", haven)
    game.pick("target", bearers[on])
    assert (game["Sarah"].pool, haven.place.on) == (pool, bearers[on].id)


@pytest.mark.parametrize(
    ("name", "card", "locked", "torpid", "asked"),
    [
        ("Regina Blake", "Vast Wealth", False, False, False),
        ("Zelios", PLACE, True, False, False),
        ("Zelios", PLACE, False, True, False),
        ("Regina Blake", "Palatial Estate", False, False, True),
    ],
)
def test_blood_pays_for_locations_only_where_it_is_said(
    name: str, card: str | Card, locked: bool, torpid: bool, asked: bool
) -> None:
    game = table()
    (game.torpor if torpid else game.ready)("Sarah", name, locked=locked)
    ira = game.ready("Sarah", vampire("Krid", 8, clan="Toreador", sect="Camarilla", title="prince of Nice"))
    game.hand("Sarah", card)
    if asked:
        # Equipment that is a location in play will do, too (ruling).
        game.pick("equip", minion=ira)
        until(game, "reduce")
        return
    game.phase("master", of="Sarah")
    game.pick("master", card if isinstance(card, str) else card.name)
    assert not game.options("reduce")


def test_ardan_and_the_dracon_steal_more() -> None:
    kiss = library("Kiss", "Combat", text="Strike: steal 1 blood.")
    for name, card, level, stolen in (
        ("Ardan Lane", "Theft of Vitae", "tha", 2),
        ("The Dracon", "Theft of Vitae", "tha", 2),
        ("The Dracon", kiss.name, None, 1),
        ("Krid", "Theft of Vitae", "tha", 1),
    ):
        face = kiss if card == kiss.name else card
        fight = fighting(face, kurt=name if name != "Krid" else vampire("Krid", 8, "THA"), blood=(3, 8))  # type: ignore[arg-type]
        fight.play(card, level)
        fight.end()
        assert fight.ira.blood == 8 - stolen


def test_synesios_pays_a_pool_for_a_master_phase_action() -> None:
    game = table()
    synesios, ira = game.ready("Sarah", "Synesios"), game.ready("Alexis", IRA)
    game.hand("Sarah", "Sudden Reversal", "Vast Wealth")
    game.hand("Alexis", "Vast Wealth")
    game.phase("master", of="Alexis")
    game.pick("master", "Vast Wealth")
    until(game, "out of turn")
    game.pick("out of turn", "Sudden Reversal")
    until(game, "use", synesios)
    game.pick("use", synesios)
    assert game["Sarah"].pool == 29 and not offered(game, "use", synesios) and ira.blood == 6
    # Sudden Reversal has cost the one of her next master phase, and he has given one.
    until(game, "master")
    assert game.asked == "Sarah"


def test_duels_cost_what_they_cost_to_others() -> None:
    game = table()
    krid, ira = game.ready("Sarah", vampire("Krid", 6)), game.ready("Alexis", IRA)
    game.ready("Sarah", "Jenna Cross")
    game.hand("Sarah", BOUT)
    duel(game, krid, ira)
    until(game, "play")
    game.pick("play", BOUT.name)
    game.pass_all()
    assert krid.blood == 5
