"""Powerbases and other locations that keep, move and give, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.test_elders import until
from tests.abilities.test_master_cards_grounds import at, offers, use
from tests.abilities.test_masters_of_starters import called
from tests.abilities.test_modifiers import go_on
from tests.abilities.test_vampires_most_played import duel, finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy

IRA = vampire("Ira", 6)


def act(game: Position, minion: Copy, card: Copy, words: str = "") -> None:
    """A minion takes the action of a card in play that its button says. Raises IllegalError where it can't."""
    for number, option in enumerate(game.options()):
        mine = option.kind == "card in play" and (option.minion, option.copy) == (minion.id, card.id)
        if mine and words in option.text:
            assert game.referee is not None
            game.referee.answer(number)
            return
    raise IllegalError(f"{game.name(minion)} can’t: {game.offers()}")


def acts(game: Position, minion: Copy, card: Copy) -> bool:
    """Whether a minion may take an action of a card in play."""
    return any((each.minion, each.copy) == (minion.id, card.id) for each in game.options("card in play"))


def test_powerbase_rome_gathers_blood_of_giovanni_for_votes() -> None:
    game = at("master")
    rome = game.in_play("Sarah", "Powerbase: Rome")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Giovanni", title="prince of Boston"), blood=4)
    cora = game.ready("Sarah", vampire("Cora", 6))
    use(game, rome)
    assert rome.counters["counters"] == 1
    game.go_to("minion", "Sarah")
    act(game, krid, rome, "up to 2")
    until(game, "amount")
    game.pick("amount", amount=2)
    assert (krid.blood, rome.counters["counters"]) == (2, 3)
    assert not any(option.minion == cora.id and "up to 2" in option.text for option in game.options("card in play"))
    game = at("minion")
    rome = game.in_play("Sarah", "Powerbase: Rome", counters={"counters": 3})
    called(game, game.ready("Sarah", vampire("Krid", 6, title="prince of Boston")))
    use(game, rome)
    game.pick("amount", amount=2)
    assert (rome.counters["counters"], rome.locked) == (1, True)
    assert sum(game.rules.passing.referendum.gained_votes.values()) == 2


def test_powerbase_rome_is_plundered_by_any_minion() -> None:
    game = at("minion")
    rome = game.in_play("Alexis", "Powerbase: Rome", counters={"counters": 3})
    foe = game.ready("Sarah", ally("Foe", 2))
    game.ready("Alexis", IRA)
    act(game, foe, rome)
    assert game.rules.action.seats == (1,)
    finish(game)
    assert not rome.counters.get("counters")


def test_powerbase_new_york_costs_a_master_phase_action() -> None:
    game = at("master")
    place = game.in_play("Sarah", "Powerbase: New York", blood=1)
    use(game, place)
    game.pick("way", amount=0)
    assert (place.blood, game["Sarah"].pool) == (4, 29)
    assert not offers(game, place)
    game = at("master")
    place = game.in_play("Sarah", "Powerbase: New York", blood=1)
    use(game, place)
    game.pick("way", amount=1)
    assert (place.place.region, game["Sarah"].pool) == ("ash heap", 31)


def test_powerbase_new_york_comes_empty_and_stays_until_its_last_blood_is_taken() -> None:
    game = at("master")
    game.hand("Sarah", "Powerbase: New York")
    game.pick("master", "Powerbase: New York")
    go_on(game, lambda: game.table.phase == "discard")
    assert "Powerbase: New York" not in game.names("Sarah", "ash heap")


@pytest.mark.parametrize(("sect", "whose", "possible"), [
    ("Sabbat", "Alexis", True), ("Camarilla", "Alexis", False), ("Sabbat", "Sarah", False),
])  # fmt: skip
def test_powerbase_new_york_is_emptied_by_others_sabbat(sect: str, whose: str, possible: bool) -> None:
    game = at("minion")
    place = game.in_play(whose, "Powerbase: New York", blood=4)
    krid = game.ready("Sarah", vampire("Krid", 6, sect=sect))
    assert acts(game, krid, place) == possible
    if possible:
        act(game, krid, place)
        finish(game)
        assert game["Sarah"].pool == 34


def test_powerbase_washington_doubles_what_is_put_there() -> None:
    for way, pool, blood in ((0, 28, 6), (1, 32, 0)):
        game = at("unlock")
        place = game.in_play("Sarah", "Powerbase: Washington, D.C.", blood=2)
        use(game, place)
        game.pick("way", amount=way)
        if game.options("amount"):
            game.pick("amount", amount=2)
        assert (game["Sarah"].pool, place.blood) == (pool, blood)
        assert not offers(game, place)
    game = at("minion")
    place = game.in_play("Alexis", "Powerbase: Washington, D.C.", blood=2)
    krid = game.ready("Sarah", vampire("Krid", 6))
    act(game, krid, place)
    finish(game)
    assert (game["Sarah"].pool, place.blood) == (32, 0)


def test_powerbase_zurich_feeds_a_younger_vampire_of_who_has_the_edge() -> None:
    for edge, blocked in (("Sarah", False), ("Sarah", True), ("", False)):
        game = at("minion")
        place = game.in_play("Sarah", "Powerbase: Zürich")
        krid, ira = game.ready("Sarah", vampire("Krid", 6)), game.ready("Alexis", IRA)
        child = game.uncontrolled("Sarah", vampire("Child", 5))
        game.uncontrolled("Sarah", vampire("Elder", 6))
        if edge:
            game.give_edge(edge)
        assert acts(game, krid, place) == bool(edge)
        if not edge:
            continue
        act(game, krid, place)
        if game.options("target"):
            game.pick("target", child)
        if blocked:
            game.rules.change_action(stealth=0)
            until(game, "block", ira)
            game.pick("block", ira)
        finish(game)
        assert (child.blood, game.edge) == ((0, "") if blocked else (2, "Sarah"))


def test_powerbase_zurich_is_stolen_for_the_edge() -> None:
    game = at("master")
    place = game.in_play("Alexis", "Powerbase: Zürich")
    game.give_edge("Sarah")
    use(game, place)
    assert (place.controller, game.edge) == (0, "")
    assert not offers(game, place)


def test_the_ruins_of_charizel_keep_pool_for_infernal_minions() -> None:
    game = at("unlock")
    ruins = game.in_play("Sarah", "Ruins of Charizel", counters={"counters": 1})
    krid = game.ready("Sarah", vampire("Krid", 6, text="Infernal."), locked=True)
    game.pick("infernal", krid)
    game.passes()
    assert (ruins.counters["counters"], game["Sarah"].pool) == (2, 29)
    game = at("minion")
    ruins = game.in_play("Alexis", "Ruins of Charizel", counters={"counters": 2})
    krid = game.ready("Sarah", vampire("Krid", 6, text="+2 bleed."))
    game.pick("bleed", minion=krid)
    use(game, ruins, by="Alexis")
    game.pick("amount", amount=2)
    finish(game)
    assert (game["Alexis"].pool, ruins.counters.get("counters", 0)) == (29, 0)


def test_the_ruins_of_charizel_crumble_in_the_discard_phase_of_the_predator() -> None:
    for whose, left in (("Alexis", 0), ("Justin", 3)):
        game = at("influence")
        ruins = game.in_play(whose, "Ruins of Charizel", counters={"counters": 3})
        game.go_to("discard", "Sarah")
        assert ruins.counters.get("counters", 0) == left


def test_the_tomb_of_rameses_grows_with_what_is_transferred_and_lets_its_vampire_out() -> None:
    for taken in (True, False):
        game = at("master")
        child, other = game.uncontrolled("Sarah", vampire("Child", 6)), game.uncontrolled("Sarah", vampire("Other", 6))
        (tomb,) = game.hand("Sarah", "Tomb of Rameses III")
        game.pick("master", tomb)
        game.pick("target", child)
        game.go_to("influence", "Sarah")
        game.pick("transfer", other)
        for _ in range(3):
            game.pick("transfer", child)
        until(game, "yes")
        assert (child.blood, tomb.counters["counters"]) == (3, 3)
        game.pick("yes" if taken else "no")
        assert (child.place.region, child.blood) == ("ready" if taken else "uncontrolled", 3)
        assert tomb.place.region == ("ash heap" if taken else "in play")


def test_the_tomb_of_rameses_goes_with_a_vampire_that_is_paid_whole() -> None:
    game = at("influence")
    child = game.uncontrolled("Sarah", vampire("Child", 2), blood=1)
    tomb = game.in_play("Sarah", "Tomb of Rameses III", marks={"chosen": str(child.id)})
    game.pick("transfer", child)
    game.go_to("discard", "Sarah")
    assert (child.place.region, tomb.place.region) == ("ready", "ash heap")


def test_the_house_of_sorrow_unlocks_what_is_no_minion() -> None:
    game = at("master")
    house = game.in_play("Sarah", "House of Sorrow")
    other = game.in_play("Sarah", "Maabara", locked=True)
    krid = game.ready("Sarah", vampire("Krid", 6), locked=True)
    bow = game.on(krid, "Ivory Bow", locked=True)
    use(game, house)
    assert {option.copy for option in game.options("target")} == {other.id, bow.id}
    game.pick("target", other)
    assert (other.locked, house.locked) == (False, True)
    other.locked = True
    game.go_to("discard", "Alexis")
    game.go_to("discard", "Justin")
    game.go_to("discard", "Sarah")
    assert (other.locked, house.locked, bow.locked) == (True, True, False)


def test_maabara_brings_cards_of_the_ash_heap_back() -> None:
    game = at("master")
    place = game.in_play("Sarah", "Maabara")
    (lost,) = game.ash_heap("Sarah", "Blood Doll")
    use(game, place)
    assert (lost.place.on, lost.face_up, place.locked) == (place.id, False, True)
    use(game, place, "top of your library")
    assert game.names("Sarah", "library")[:1] == ["Blood Doll"]
    assert not offers(game, place, words="top of your library")


def test_hackerspace_pays_for_the_equipment_of_anarchs() -> None:
    game = at("master")
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Anarch"))
    cora = game.ready("Sarah", vampire("Cora", 6))
    place, ware = game.hand("Sarah", "Hackerspace", library("Ware", "Equipment", pool=2, text="+1 bleed."))
    game.pick("master", place)
    assert place.counters["counters"] == 1
    game.rules.passing.now.happened.clear()
    game.go_to("minion", "Sarah")
    game.pick("equip", ware, minion=krid)
    for _ in range(9):
        if game.options("reduce"):
            break
        game.passes()
    game.pick("reduce", amount=1)
    assert (game["Sarah"].pool, place.counters.get("counters", 0), ware.place.on) == (29, 0, krid.id)
    game.pick("become anarch", minion=cora)
    finish(game)
    assert place.counters["counters"] == 1


def test_the_spirit_summoning_chamber_finds_thaumaturgy() -> None:
    game = at("master")
    place = game.in_play("Sarah", "Spirit Summoning Chamber")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Tremere antitribu"), blood=2)
    game.library("Sarah", "Theft of Vitae", "Blood Doll", "Deflection")
    use(game, place)
    assert [game.name(game.table.copies[each.copy]) for each in game.options("search")] == ["Theft of Vitae"]
    game.pick("search")
    assert krid.blood == 1
    assert "Theft of Vitae" in game.names("Sarah", "hand")
    krid.blood = 0
    place.locked = False
    assert not offers(game, place)


def test_swiss_cut_feeds_giovanni_and_grows_with_investments() -> None:
    game = at("master")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Giovanni"), blood=2)
    cut = game.in_play("Sarah", "Swiss Cut", blood=2)
    (short,) = game.hand("Alexis", "Short-Term Investment")
    use(game, cut)
    game.pick("way", amount=1)
    assert (krid.blood, cut.blood, game["Sarah"].pool) == (3, 1, 30)
    assert not offers(game, cut)
    game.go_to("master", "Alexis")
    game.pick("master", short, by="Alexis")
    assert cut.blood == 2


@pytest.mark.parametrize(("blocks", "closed"), [(True, True), (False, False)])
def test_storm_sewers_close_the_range_to_a_blocker(blocks: bool, closed: bool) -> None:
    game = at("minion")
    sewers = game.in_play("Sarah", "Storm Sewers")
    krid, ira = game.ready("Sarah", vampire("Krid", 6)), game.ready("Alexis", IRA)
    game.on(ira, library("Bow", "Equipment", text="Weapon. Strike: 2R damage. 1 optional maneuver each combat."))
    game.pick("bleed", minion=krid)
    use(game, sewers)
    until(game, "block", ira)
    game.pick("block", ira) if blocks else game.pick("no block")
    seen = False
    while game.table.action is not None:
        seen = seen or bool(game.options("maneuver"))
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert (sewers.locked, seen) == (True, False)
    assert closed == blocks


def test_sunset_strip_makes_hunts_easy_until_the_next_unlock_phase() -> None:
    game = at("minion")
    strip = game.in_play("Sarah", "Sunset Strip, Hollywood")
    krid = game.ready("Sarah", vampire("Krid", 6), blood=2)
    game.ready("Alexis", IRA)
    use(game, strip)
    game.pick("hunt", minion=krid)
    assert game.rules.action.stealth == 2
    finish(game)
    game.go_to("minion", "Sarah")
    game.pick("hunt", minion=krid)
    assert game.rules.action.stealth == 1


def test_sunset_strip_makes_mortals_cheaper() -> None:
    for text, offered in (("Mortal with 1 life. 1 strength, 1 bleed.", True), ("Zombie with 1 life. 1 bleed.", False)):
        game = at("minion")
        strip = game.in_play("Sarah", "Sunset Strip, Hollywood")
        krid = game.ready("Sarah", vampire("Krid", 6))
        game.hand("Sarah", library("Helper", "Ally", pool=2, text=text))
        game.pick("recruit", minion=krid)
        asked = False
        for _ in range(40):
            if game.table.action is None:
                break
            if game.options("yes"):
                asked = True
                game.pick("yes")
            else:
                game.passes()
        assert (asked, strip.locked, game["Sarah"].pool) == (offered, offered, 29 if offered else 28)


def test_the_sforzesco_castle_locks_for_a_blocker() -> None:
    for sect, offered in (("Camarilla", True), ("Sabbat", False)):
        game = at("minion")
        castle = game.in_play("Alexis", "Elysium: Sforzesco Castle")
        krid, ira = game.ready("Sarah", vampire("Krid", 6, sect=sect)), game.ready("Alexis", IRA)
        duel(game, krid, ira)
        if offered:
            use(game, castle, by="Alexis")
        finish(game)
        assert (castle.locked, ira.locked) == (offered, not offered)


def test_the_island_of_yiaros_counts_votes_as_strength() -> None:
    game = at("minion")
    island = game.in_play("Sarah", "Island of Yiaros")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ventrue", title="prince of Boston"))
    ira = game.ready("Alexis", IRA, blood=6)
    duel(game, krid, ira)
    use(game, island)
    finish(game)
    assert (ira.blood, minions.strength(game.rules, krid)) == (3, 1)


def test_the_cathedral_passes_blood_and_equipment_between_the_sabbat() -> None:
    game = at("master")
    place = game.in_play("Sarah", "Communal Haven: Cathedral")
    one = game.ready("Sarah", vampire("One", 6, sect="Sabbat"), blood=4)
    two = game.ready("Sarah", vampire("Two", 6, sect="Sabbat"), blood=1)
    bow = game.on(one, "Ivory Bow")
    game.on(one, library("Helper", "Retainer", text="Mortal with 1 life."))
    use(game, place)
    while game.options("target"):
        game.pick("target", game.table.copies[game.options("target")[0].copy])
    assert {option.copy for option in game.options("move")} == {bow.id}
    game.pick("move", bow)
    game.pick("move blood", one, amount=2)
    game.passes()
    assert (bow.place.on, one.blood, two.blood) == (two.id, 2, 3)


@pytest.mark.parametrize(
    ("card", "there"),
    [
        ("Powerbase: Chicago", "blood"),
        ("Powerbase: Madrid", "counters"),
        ("Powerbase: Mexico City", "blood"),
        ("Powerbase: Rome", "counters"),
        ("Powerbase: Washington, D.C.", "blood"),
    ],
)
def test_nobody_plunders_a_powerbase_on_which_there_is_nothing(card: str, there: str) -> None:
    for amount in (0, 2):
        game = at("minion")
        place = game.in_play("Alexis", card)
        if there == "blood":
            place.blood = amount
        else:
            place.counters["counters"] = amount
        foe = game.ready("Sarah", vampire("Foe", 6, sect="Sabbat"))
        assert acts(game, foe, place) == bool(amount)
    act(game, foe, place)
    finish(game)
    assert (place.blood, place.counters.get("counters", 0)) == (0, 0)
    assert game["Sarah"].pool == (32 if there == "blood" else 30)
    assert not acts(game, foe, place)


def test_who_holds_powerbase_rome_without_counters_burns_none_of_it() -> None:
    game = at("minion")
    rome = game.in_play("Sarah", "Powerbase: Rome")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Giovanni"))
    offered = [each.text for each in game.options("card in play") if (each.minion, each.copy) == (krid.id, rome.id)]
    assert offered == ["Krid: move up to 2 blood to it (Powerbase: Rome)"]
