"""Allies defined by name: their combats, their counters, what they do as actions and as they are burned."""

from __future__ import annotations

import pytest

from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_allies import recruited
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.table import Copy


def to_block(game: Position) -> None:
    """Everybody passes until somebody may block."""
    while game.choice is not None and game.choice.kind != "block" and game.table.action is not None:
        game.passes()


def through(game: Position) -> None:
    """Everybody passes, or strikes with the hands, until the action is over."""
    while game.choice is not None and game.table.action is not None:
        kinds = [option.kind for option in game.options()]
        for kind in ("hand strike", "no strike"):
            if kind in kinds:
                game.pick(kind)
                break
        else:
            game.passes()


def test_ossian_gains_life_for_blood_that_heals() -> None:
    """Ruling [RTR 20030519]: at the end of the round; [ANK 20171109]: above what he started with."""
    game = table()
    ossian = game.ready("Sarah", "Ossian")
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    game.pick("card in play", ossian, minion=ossian)
    through(game)
    # He inflicts 2, takes 1, and gains 2.
    assert (ossian.blood, ira.blood) == (5, 4)


@pytest.mark.parametrize(("sees", "life"), [(False, 5), (True, 6)])
def test_who_has_played_auspex_cannot_strike_ossian_in_the_first_round(sees: bool, life: int) -> None:
    """Ruling [LSJ 20050201]: whatever the action is."""
    game = table()
    ossian = game.ready("Sarah", "Ossian")
    ira = game.ready("Alexis", vampire("Ira", 6, "AUS"), blood=6)
    game.hand("Alexis", "Eagle's Sight")
    game.pick("card in play", ossian, minion=ossian)
    while sees and game.table.action is not None and not game.options("play"):
        game.passes()
    if sees:
        game.pick("play", "Eagle's Sight", minion=ira)
    through(game)
    # He inflicts 2 and gains as much; she strikes for 1 where she can.
    assert (ossian.blood, ira.blood) == (life, 4)


def test_a_rock_cat_is_not_struck_by_the_smallest_in_the_first_round() -> None:
    """Ruling [LSJ 20001126]: nor do they maneuver with a weapon."""
    for size, life in ((3, 4), (4, 3)):
        game = table()
        cat = game.ready("Sarah", "Rock Cat")
        ira = game.ready("Alexis", vampire("Ira", size), blood=3)
        game.on(ira, ".44 Magnum") if size == 3 else None
        game.pick("card in play", cat, minion=cat)
        while game.table.action is not None and game.choice is not None and game.table.combat is None:
            game.passes()
        assert not (size == 3 and game.options("maneuver"))
        through(game)
        assert cat.blood == life


@pytest.mark.parametrize(("level", "left"), [("obl", "ash heap"), ("OBL", "ready")])
def test_a_spectral_servitor_is_burned_or_at_superior_paid_for(level: str, left: str) -> None:
    game = table()
    servitor = game.ready("Sarah", "Spectral Servitor", marks={"level": level})
    game.phase("unlock", of="Sarah")
    game.start()
    if level == "OBL":
        game.pick("way", amount=0)
    assert (servitor.place.region, game.table.seats[0].pool) == (left, 29 if level == "OBL" else 30)


def test_an_infernal_servitor_goes_with_its_first_success_or_the_last_infernal() -> None:
    game = table()
    game.ready("Sarah", vampire("Infernal", 5, text="Infernal."), locked=True)
    servitor = game.ready("Sarah", "Infernal Servitor", marks={"level": "DAI"})
    assert minions.plays_as_vampire(game.rules, servitor).codes == {"dai", "obf"}
    game.pick("bleed", minion=servitor)
    game.pass_all()
    assert (game.table.seats[1].pool, servitor.place.region) == (27, "removed")
    game = table()
    servitor = game.ready("Sarah", "Infernal Servitor", marks={"level": "dai"})
    game.ready("Sarah", vampire("Other", 5))
    game.start()
    assert servitor.place.region == "removed"


@pytest.mark.parametrize(("level", "x", "counters"), [("thn", 2, 2), ("THN", 1, 3)])
def test_a_reanimated_corpse_comes_with_counters_and_goes_without(level: str, x: int, counters: int) -> None:
    """Ruling [LSJ 20071015]: without X it has none, and goes at once."""
    game, krid, corpse = recruited("Reanimated Corpse", level)
    game.pick("x", amount=x)
    game.pass_all()
    assert (corpse.counters.get("pathos"), krid.blood) == (counters, 9 - x)
    for left in range(counters - 1, -1, -1):
        game.go_to("discard", "Alexis")
        game.go_to("discard", "Sarah")
        assert corpse.counters.get("pathos", 0) == left
    assert corpse.place.region == "removed"
    game, _, corpse = recruited("Reanimated Corpse", "thn")
    game.pick("x", amount=0)
    game.pass_all()
    assert corpse.place.region == "removed"


def test_veneficti_steals_demons_and_is_out_of_reach_of_the_small() -> None:
    game = table()
    veneficti = game.ready("Sarah", "Veneficti")
    demon = game.ready("Alexis", "Herald of Topheth")
    game.pick("card in play", veneficti, minion=veneficti)
    game.pass_all()
    assert demon.controller == 0
    for size, offered in ((6, False), (7, True)):
        game = table()
        game.ready("Alexis", "Veneficti")
        theo = game.ready("Sarah", vampire("Theo", size, text="Theo can enter combat with a minion as a (D) action."))
        assert bool([option for option in game.options("card in play") if option.minion == theo.id]) == offered


def test_tye_burns_who_is_not_ready_for_a_card_of_the_ash_heap() -> None:
    game = table()
    tye = game.ready("Sarah", "Tye Cooper")
    milo = game.torpor("Alexis", vampire("Milo", 4))
    game.ash_heap("Sarah", "Deflection")
    game.pick("card in play", tye, minion=tye)
    while game.table.action is not None and not game.options("target"):
        game.passes()
    game.pick("target", "Deflection")
    assert milo.place.region == "ash heap"
    # She holds a card too many, and discards.
    assert (game.choice is not None and game.choice.kind, len(game.rules.pile(0, "hand"))) == ("discard down", 8)


def test_a_watch_commander_hurts_who_fails_and_just_one_does_in_an_action() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=6)
    game.ready("Alexis", "Neighborhood Watch Commander")
    game.ready("Alexis", "Neighborhood Watch Commander")
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    game.pick("bleed", minion=krid)
    to_block(game)
    game.pick("block", ira)
    while game.table.action is not None and not game.options("use"):
        game.passes()
    game.pick("use", game.rules.copy(game.options("use")[0].copy))
    assert krid.blood == 4
    assert not game.options("use")


@pytest.mark.parametrize("fights", [True, False])
def test_whoever_burns_the_young_bloods_gains_blood(fights: bool) -> None:
    """Ruling [LSJ 20080212]: after the strikes are resolved."""
    game = table()
    bloods = game.ready("Alexis", "Young Bloods", blood=1)
    krid = game.ready("Sarah", vampire("Krid", 6), blood=3)
    game.pick("bleed", minion=krid)
    to_block(game)
    if fights:
        game.pick("block", bloods)
    through(game)
    assert (bloods.place.region, krid.blood) == (("ash heap", 3) if fights else ("ready", 3))


@pytest.mark.parametrize("acting", [True, False])
@pytest.mark.parametrize(("blood", "where"), [(1, "torpor"), (2, "ready")])
def test_what_the_young_bloods_give_heals_nothing_of_their_strike(blood: int, where: str, *, acting: bool) -> None:
    """Ruling [LSJ 20080212], whoever of the two acts."""
    game = table()
    bloods = game.ready("Sarah" if acting else "Alexis", "Young Bloods")
    krid = game.ready("Alexis" if acting else "Sarah", vampire("Krid", 6, text="+3 strength."), blood=blood)
    game.pick("bleed")
    to_block(game)
    game.pick("block")
    through(game)
    assert (bloods.place.region, krid.place.region, krid.blood) == ("ash heap", where, 2)


@pytest.mark.parametrize(
    ("name", "blood", "life"),
    [("Young Bloods", 1, 3), ("Gregory Winter", 0, 4), ("Gregory Winter", 1, 5), ("Impundulu", 0, 1)],
)
def test_an_ally_takes_what_blood_there_is(name: str, blood: int, life: int) -> None:
    """Rulings on Young Bloods, Gregory Winter and Impundulu."""
    game = table()
    mine = game.ready("Sarah", name)
    ira = game.ready("Alexis", vampire("Ira", 6), locked=True, blood=blood)
    game.pick("card in play", mine, minion=mine)
    through(game)
    assert (ira.blood, mine.blood) == (0, life)


@pytest.mark.parametrize(("level", "life"), [("nec", 1), ("NEC", 2)])
def test_a_puppeteer_borrows_the_small(level: str, life: int) -> None:
    game = table()
    puppeteer = game.ready("Sarah", "Puppeteer", marks={"level": level}, blood=life)
    small = game.ready("Alexis", vampire("Small", 4))
    game.ready("Alexis", vampire("Large", 5))
    game.pick("card in play", puppeteer, minion=puppeteer)
    game.pass_all() if not game.options("bleed") else None
    while game.table.action is not None:
        game.passes()
    assert small.controller == 0
    game.go_to("discard", "Alexis")
    assert small.controller == 1


def test_alia_brings_back_ones_own_from_torpor() -> None:
    game = table()
    alia = game.ready("Sarah", "Alia, God's Messenger")
    milo = game.torpor("Sarah", vampire("Milo", 4))
    game.torpor("Alexis", vampire("Ira", 4))
    game.pick("card in play", alia, minion=alia)
    while game.table.action is not None:
        game.passes()
    assert milo.place.region == "ready"


def test_the_vozhd_of_sofia_grows_by_allies_discarded() -> None:
    game = table()
    vozhd = game.ready("Sarah", "The Vozhd of Sofia")
    game.hand("Sarah", "Nephandus", "Deflection")
    game.phase("unlock", of="Sarah")
    game.start()
    game.pick("use", vozhd)
    assert (vozhd.blood, "Nephandus" in game.names("Sarah", "ash heap")) == (7, True)
    assert not game.options("use")


def test_royals_are_burned_against_a_bleed() -> None:
    game = table()
    royals = game.ready("Alexis", "47th Street Royals")
    krid = game.ready("Sarah", vampire("Krid", 6, text="+3 bleed."))
    game.pick("bleed", minion=krid)
    while game.table.action is not None and not game.options("use"):
        game.passes()
    game.pick("use", royals)
    through(game)
    assert (game.table.seats[1].pool, royals.place.region) == (29, "ash heap")


def burned_ally() -> tuple[Position, Copy, Copy]:
    """Sarah's Krid acts and is blocked by Alexis's ally, which he burns."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=5)
    guard = game.ready("Alexis", ally("Guard", 1))
    event = game.in_play("Justin", "FBI Special Affairs Division", counters={"counters": 3})
    game.pick("bleed", minion=krid)
    to_block(game)
    game.pick("block", guard)
    through(game)
    return game, krid, event


def test_the_fbi_avenges_allies_and_goes_with_the_fourth() -> None:
    game, krid, event = burned_ally()
    # The ally has struck him for 1.
    assert (krid.blood, event.place.region) == (2, "ash heap")
    assert game.table.combat is None


def test_nobody_avenges_a_vampire() -> None:
    fight = fighting(blood=(6, 1))
    fight.game.in_play("Justin", "FBI Special Affairs Division")
    fight.end()
    assert fight.kurt.blood == 5


@pytest.mark.parametrize(
    ("card", "disciplines", "offered"), [("Faerie Wards", "myt", True), ("Obedience", "dom", False)]
)
def test_a_watch_commander_waits_for_the_resolution(card: str, disciplines: str, offered: bool) -> None:
    """An action that fails is unsuccessful; one that an effect ends at once has no resolution after which to lock."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4))
    commander = game.ready("Alexis", "Neighborhood Watch Commander")
    ira = game.ready("Alexis", vampire("Ira", 8, disciplines))
    game.hand("Alexis", card)
    game.pick("bleed", minion=krid)
    seen = False
    for _ in range(60):
        if game.table.action is None:
            break
        seen = seen or any(each.copy == commander.id for each in game.options("use"))
        if game.options("play"):
            game.pick("play", card)
        elif card == "Obedience" and any(each.copy == ira.id for each in game.options("block")):
            game.pick("block", ira)
        else:
            game.passes()
    assert seen == offered
