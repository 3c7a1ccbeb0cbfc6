"""Actions of vampires' cards, and at vampires, by the shapes of their sentences."""

from __future__ import annotations

import pytest

from tests.abilities.shapes import finish, step
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy


def take(game: Position, source: Copy, minion: Copy | None = None) -> None:
    """Take the action that a card allows, and let nobody block it."""
    game.pick("card in play", source, minion=minion or source)


def pass_until(game: Position, kind: str) -> None:
    """Everybody does as little as can be until something is offered."""
    for _ in range(60):
        if game.options(kind) or game.choice is None:
            return
        step(game)


@pytest.mark.parametrize(
    ("name", "clan"),
    [("Marcus Vitel (ADV)", "Brujah"), ("Margarite", "Tzimisce"), ("Huang, Blood Cultist", "Gangrel antitribu")],
)
def test_some_of_others_enter_combat_with_a_vampire(name: str, clan: str) -> None:
    for of, offered in ((clan, True), ("Nosferatu", False)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 4, clan=of))
        target = game.ready("Alexis", name)
        game.start()
        options = [option for option in game.options("card in play") if option.copy == target.id]
        assert bool(options) is offered
        if offered:
            before = target.blood
            take(game, target, krid)
            finish(game)
            # They have struck each other with their hands.
            assert (target.blood, krid.blood < 4) == (before - 1, True)


@pytest.mark.parametrize(
    ("name", "fits", "not_so"),
    [
        ("Roxanne, Rectrix of the 13th Floor", vampire("Ira", 3), vampire("Ira", 4)),
        ("Amelia", vampire("Ira", 3), vampire("Ira", 4)),
        ("Radeyah", vampire("Ira", 6, clan="Ministry"), vampire("Ira", 6)),
        ("Salinger", vampire("Ira", 6, clan="Tzimisce"), vampire("Ira", 6)),
    ],
)
def test_combat_is_entered_with_some_only(name: str, fits: Card, not_so: Card) -> None:
    for other, offered in ((fits, True), (not_so, False)):
        game = table()
        acting = game.ready("Sarah", name)
        game.ready("Alexis", other)
        game.start()
        assert any(option.copy == acting.id for option in game.options("card in play")) is offered


def test_a_bleed_of_the_predator() -> None:
    game = table()
    rafaele = game.ready("Sarah", "Rafaele Giovanni")
    own = minions.bleed_amount(game.rules, rafaele)
    take(game, rafaele)
    finish(game)
    assert (game["Justin"].pool, game["Alexis"].pool) == (30 - own, 30)


def test_a_bleed_of_anybody() -> None:
    game = table()
    julia = game.ready("Sarah", "Julia Prima")
    own = minions.bleed_amount(game.rules, julia)
    take(game, julia)
    game.pick("methuselah", seat="Justin")
    finish(game)
    assert (game["Justin"].pool, game["Alexis"].pool) == (30 - own, 30)


def test_a_search_for_a_location_that_costs_a_pool() -> None:
    game = table()
    danylo = game.ready("Sarah", "Danylo")
    game.library("Sarah", "Barrens, The", "Deflection")
    take(game, danylo)
    pass_until(game, "search")
    assert [option.text for option in game.options("search")] == ["The Barrens"]
    game.pick("search")
    while game.choice and game.choice.kind == "discard down":
        step(game)
    assert game["Sarah"].pool == 29
    assert any("Barrens" in name for name in (*game.names("Sarah", "hand"), *game.names("Sarah", "ash heap")))


def test_a_card_is_taken_back_from_the_ash_heap() -> None:
    game = table()
    drozodny = game.ready("Sarah", "Drozodny")
    motion, _ = game.ash_heap("Sarah", "Kine Resources Contested", "Deflection")
    take(game, drozodny)
    finish(game)
    while game.choice and game.choice.kind == "discard down":
        step(game)
    assert "Deflection" in game.names("Sarah", "ash heap")
    assert motion.place.region == "hand"


def test_nothing_is_taken_back_from_an_empty_ash_heap() -> None:
    game = table()
    drozodny = game.ready("Sarah", "Drozodny")
    game.ash_heap("Sarah", "Deflection")
    game.start()
    with pytest.raises(IllegalError):
        take(game, drozodny)


def test_blood_is_moved_to_a_younger_vampire_in_the_uncontrolled_region() -> None:
    game = table()
    zayyat = game.ready("Sarah", "Zayyat, The Sandstorm", blood=5)
    child = game.uncontrolled("Sarah", vampire("Child", 3))
    game.uncontrolled("Sarah", vampire("Elder", 11))
    take(game, zayyat)
    game.pick("amount", amount=2)
    finish(game)
    assert (zayyat.blood, child.blood) == (3, 2)


@pytest.mark.parametrize(("name", "most"), [("Casino Reeds", 3), ("Ugadja", 2), ("Zayyat, The Sandstorm", 3)])
def test_who_moves_up_to_so_much_blood_is_asked_for_no_more_than_there_is(name: str, most: int) -> None:
    for blood in (1, most, 6):
        game = table()
        giver = game.ready("Sarah", name, blood=blood)
        child = game.uncontrolled("Sarah", vampire("Child", 3, clan="Nosferatu", sect="Laibon"))
        take(game, giver)
        while not game.options("amount"):
            game.passes()
        assert [each.amount for each in game.options("amount")] == [*range(min(blood, most), -1, -1)]
        game.pick("amount", amount=1)
        assert (giver.blood, child.blood) == (blood - 1, 1)


@pytest.mark.parametrize("blood", [1, 2, 4])
def test_the_lazarene_inquisitor_burns_up_to_two_blood_of_what_there_is(blood: int) -> None:
    game = table()
    bearer = game.ready("Sarah", vampire("Krid", 6, clan="Harbinger of Skulls"))
    inquisitor = game.on(bearer, "Lazarene Inquisitor")
    foe = game.ready("Alexis", vampire("Ira", 4), blood=blood)
    game.ready("Alexis", vampire("Dry", 4), blood=0)
    game.pick("card in play", inquisitor)
    assert [each.targets for each in game.options("target")] == [(bearer.id,), (foe.id,)]
    game.pick("target", target=foe)
    while game.table.action is not None:
        if game.options("amount"):
            assert [each.amount for each in game.options("amount")] == [1, 2] and blood > 1
            game.pick("amount", amount=2)
        else:
            game.passes()
    assert foe.blood == max(0, blood - 2)


def test_a_counter_for_each_action_adds_to_the_hand() -> None:
    game = table()
    kanimana = game.ready("Sarah", "Kanimana Belghazi", blood=4, counters={"research": 1})
    take(game, kanimana)
    finish(game)
    assert (kanimana.counters["research"], kanimana.blood) == (2, 3)
    assert game.rules.abilities.of_methuselah(game.rules, 0, "hand size") == 2


def test_a_title_by_a_referendum_where_he_has_none() -> None:
    for title, offered in (("none", True), ("primogen", False)):
        game = table()
        horatio = game.ready("Sarah", "Horatio Ballard", title=title)
        game.ready("Sarah", vampire("Krid", 6, title="prince of Paris"))
        game.start()
        assert any(option.copy == horatio.id for option in game.options("card in play")) is offered
        if not offered:
            continue
        take(game, horatio)
        while game.choice and game.table.action is not None:
            game.pick("title for") if game.options("title for") else step(game)
        assert minions.title(game.rules, horatio) == "prince of Chicago"


def test_no_title_of_prince_for_who_is_no_longer_camarilla() -> None:
    """Ruling on Horatio Ballard."""
    game = table()
    horatio = game.ready("Sarah", "Horatio Ballard", sect="Sabbat")
    game.ready("Sarah", vampire("Krid", 6))
    game.start()
    assert not any(option.copy == horatio.id for option in game.options("card in play"))


def test_equipment_that_becomes_a_location_is_not_searched_for() -> None:
    """Ruling on Danylo."""
    game = table()
    danylo = game.ready("Sarah", "Danylo")
    game.library("Sarah", "Catacombs", "Barrens, The")
    take(game, danylo)
    pass_until(game, "search")
    assert [option.text for option in game.options("search")] == ["The Barrens"]


def test_damage_by_a_referendum() -> None:
    game = table()
    mamadou = game.ready("Sarah", "Mamadou Keita")
    game.ready("Sarah", vampire("Krid", 6, title="prince of Paris"))
    ira = game.ready("Alexis", vampire("Ira", 5), blood=4)
    take(game, mamadou)
    while game.choice and game.table.action is not None:
        if any(option.copy == mamadou.id for option in game.options("title for")):
            game.pick("title for", mamadou)
        elif game.options("target"):
            game.pick("target", ira)
        else:
            step(game)
    assert ira.blood == 3


def test_others_steal_olga_for_a_pool() -> None:
    for hand, offered in ((True, True), (False, False)):
        game = table()
        text = "Sabbat. Black Hand." if hand else "Sabbat."
        krid = game.ready("Sarah", vampire("Krid", 6, sect="Sabbat", text=text))
        olga = game.ready("Alexis", "Olga Triminov")
        game.start()
        assert any(option.copy == olga.id for option in game.options("card in play")) is offered
        if offered:
            take(game, olga, krid)
            finish(game)
            assert (olga.controller, game["Sarah"].pool) == (0, 29)
