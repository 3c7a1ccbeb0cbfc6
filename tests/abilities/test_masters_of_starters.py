"""Master cards of the starter decks that are defined by name, played through the referee."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.abilities.table import table
from tests.abilities.test_elders import offered, until
from tests.abilities.test_master_cards_grounds import at, offers, use
from tests.abilities.test_vampires_most_played import duel, finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy

IRA = vampire("Ira", 6)


def seen(game: Position, card: Copy, by: str = "Sarah") -> bool:
    """Whether a card is offered to somebody before the action is over; nobody uses anything."""
    for _ in range(80):
        if game.table.action is None:
            return False
        if game.asked == by and offered(game, "use", card):
            return True
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    raise AssertionError("The action does not end.")


def called(game: Position, caller: Copy) -> None:
    """A referendum is called."""
    game.hand("Sarah", "Domain Challenge")
    game.pick("political", "Domain Challenge", minion=caller)


def test_wall_street_night_takes_from_an_investment_once() -> None:
    game = at("minion")
    krid, cora = game.ready("Sarah", vampire("Krid", 6)), game.ready("Sarah", vampire("Cora", 6))
    news = game.in_play("Sarah", "Wall Street Night, Financial Newspaper")
    theirs = game.in_play("Alexis", "Protracted Investment", blood=2)
    game.in_play("Alexis", "Short-Term Investment", blood=0)
    game.ready("Alexis", IRA)
    game.pick("card in play", news, minion=krid)
    game.pick("target", theirs) if game.options("target") else None
    assert game.rules.action.seats == (1,)
    finish(game)
    assert (theirs.blood, game["Sarah"].pool, news.locked) == (1, 31, True)
    assert not any(option.minion == cora.id for option in game.options("card in play"))


@pytest.mark.parametrize(("text", "mine", "counters"), [
    ("Zombie with 1 life. 1 strength, 1 bleed.", True, 1),
    ("Wraith with 1 life. 1 strength, 1 bleed.", True, 0),
    ("Zombie with 1 life. 1 strength, 1 bleed.", False, 0),
])  # fmt: skip
def test_the_cursed_abattoir_counts_burned_zombies(text: str, mine: bool, counters: int) -> None:
    game = at("minion")
    place = game.in_play("Sarah" if mine else "Justin", "Cursed Abattoir")
    walker = game.ready("Sarah", library("Walker", "Ally", text=text))
    ira = game.ready("Alexis", vampire("Ira", 6, text="+2 strength."))
    duel(game, walker, ira)
    for _ in range(40):
        if game.table.action is None:
            break
        if game.options("yes"):
            game.pick("yes")
        else:
            game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert place.counters.get("counters", 0) == counters


def test_the_cursed_abattoir_has_zombies_bleed_harder() -> None:
    for word, possible in (("Zombie", True), ("Wraith", False)):
        game = at("minion")
        place = game.in_play("Sarah", "Cursed Abattoir", counters={"counters": 1})
        walker = game.ready("Sarah", library("Walker", "Ally", text=f"{word} with 1 life. 1 strength, 1 bleed."))
        game.pick("bleed", minion=walker)
        assert offers(game, place) == possible
        if possible:
            use(game, place)
            assert not offers(game, place)
            finish(game)
            assert game["Alexis"].pool == 28


@pytest.mark.parametrize(("code", "clan", "possible"), [("obl", "", True), ("", "Hecata", True), ("pre", "", False)])
def test_the_cappadocian_crypt_feeds_a_hecata_after_their_actions(code: str, clan: str, possible: bool) -> None:
    game = at("minion")
    place = game.in_play("Sarah", "Cappadocian Crypt")
    krid = game.ready("Sarah", vampire("Krid", 6, "obl pre", clan="Hecata"), blood=2)
    deed = library("Deed", "Action", disciplines=code, clans=(clan,) if clan else (), text="Gain 1 pool.")
    game.hand("Sarah", deed)
    game.pick("action card", minion=krid)
    found = seen(game, place)
    assert found == possible
    if found:
        use(game, place)
        game.pick("target", krid) if game.options("target") else None
        assert (krid.blood, place.locked) == (3, True)


def test_forward_momentum_counts_bleeds_and_unlocks() -> None:
    for path, blocked, before, after in (("Cathari", False, 1, 2), ("Cathari", True, 1, 0), ("Caine", False, 1, 1)):
        game = at("minion")
        card = game.in_play("Sarah", "Forward Momentum", counters={"counters": before})
        krid = game.ready("Sarah", replace(vampire("Krid", 6), path=path))
        ira = game.ready("Alexis", IRA)
        if blocked:
            duel(game, krid, ira)
        else:
            game.pick("bleed", minion=krid)
        found = seen(game, card)
        assert card.counters.get("counters", 0) == after
        assert found == (after == 2)
        if found:
            use(game, card)
            assert (krid.locked, card.counters.get("counters", 0)) == (False, 0)


def test_terrifying_visage_costs_the_blocker_a_pool() -> None:
    game = at("master")
    krid = game.ready("Sarah", replace(vampire("Krid", 6), path="Cathari"))
    cora = game.ready("Sarah", vampire("Cora", 6))
    ira = game.ready("Alexis", IRA)
    (card,) = game.hand("Sarah", "Terrifying Visage")
    game.pick("master", card)
    game.pick("target", krid) if game.options("target") else None
    assert card.place.on == krid.id
    game.go_to("minion", "Sarah")
    duel(game, krid, ira)
    finish(game)
    assert game["Alexis"].pool == 29
    ira.locked = False
    duel(game, cora, ira)
    finish(game)
    assert game["Alexis"].pool == 29


def test_terrifying_visage_goes_on_no_other() -> None:
    game = at("master")
    game.ready("Sarah", vampire("Cora", 6))
    game.ready("Sarah", replace(vampire("Krid", 6), path="Caine"))
    (card,) = game.hand("Sarah", "Terrifying Visage")
    with pytest.raises(IllegalError):
        game.pick("master", card)


def test_libertas_keeps_allies_away_and_makes_dominate_dear() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, "dom", sect="Anarch"), blood=4)
    game.on(krid, "Libertas")
    foe, ira = game.ready("Alexis", ally("Foe", 3)), game.ready("Alexis", vampire("Ira", 6, "dom"), blood=4)
    cora = game.ready("Sarah", vampire("Cora", 6, "dom"))
    (card,) = game.hand("Alexis", library("Theirs", "Reaction", disciplines="dom", text="+1 intercept."))
    printed, price = game.rules.card(card), game.rules.abilities.price
    game.pick("bleed", minion=krid)
    until(game, "block")
    assert not offered(game, "block", foe)
    assert [price(game.rules, 0, each, printed, "blood") for each in (krid, cora, ira)] == [0, 1, 1]
    finish(game)
    assert price(game.rules, 1, ira, printed, "blood") == 0


def test_privileged_position_costs_the_prey_a_pool_after_a_passed_referendum() -> None:
    for votes in (True, False):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Boston"))
        card = game.in_play("Sarah", "Privileged Position")
        called(game, krid)
        if votes:
            until(game, "title for", krid)
            game.pick("title for", krid)
        found = seen(game, card)
        assert found == votes
        before = game["Alexis"].pool
        if found:
            use(game, card)
            assert game["Alexis"].pool == before - 1


def test_privileged_position_needs_two_who_follow_the_path() -> None:
    for number, possible in ((1, False), (2, True)):
        game = at("master")
        for each in range(number):
            game.ready("Sarah", replace(vampire(f"V{each}", 4), path="Power and the Inner Voice"))
        (card,) = game.hand("Sarah", "Privileged Position")
        assert any(option.copy == card.id for option in game.options("master")) == possible


def test_oxford_university_gives_votes_for_pool() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Boston"))
    place = game.in_play("Sarah", "Oxford University, England")
    called(game, krid)
    use(game, place)
    game.pick("number", amount=3) if game.options("number") else game.pick(game.options()[0].kind, amount=3)
    assert game["Sarah"].pool == 27
    assert sum(game.rules.passing.referendum.gained_votes.values()) == 6
    assert place.locked


def test_the_avenging_fist_fights_tremere_at_stealth_and_no_salubri() -> None:
    for clan, stealth in (("Tremere", 1), ("Toreador", 0), ("Salubri", None)):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, clan="Salubri"))
        game.on(krid, "Saulot's Avenging Fist")
        ira = game.ready("Alexis", vampire("Ira", 6, clan=clan))
        options = [option for option in game.options("card in play") if option.minion == krid.id]
        assert bool(options) == (stealth is not None)
        if stealth is not None:
            game.pick("card in play", minion=krid)
            game.pick("enter combat", ira) if game.options("enter combat") else None
            assert game.rules.action.stealth == stealth
    assert minions.strength(game.rules, krid) == 2


def test_the_healing_touch_rescues_for_nothing() -> None:
    for clan, cost, fed in (("Toreador", 0, 1), ("Tremere", 2, 0)):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, clan="Salubri"), blood=4)
        game.on(krid, "Saulot's Healing Touch")
        ira = game.torpor("Sarah", vampire("Ira", 6, clan=clan), blood=1)
        game.pick("rescue", minion=krid)
        if cost:  # Nothing is shared of nothing.
            game.pick("share", amount=0)
        finish(game)
        assert (krid.blood, ira.blood, ira.place.region) == (4 - cost, 1 + fed, "ready")


def test_the_healing_touch_gives_life_or_blood_to_another() -> None:
    for card, blood, then in ((ally("Helper", 3), 3, 3), (ally("Helper", 3), 1, 2), (IRA, 2, 3)):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, clan="Salubri"), blood=4)
        touch = game.on(krid, "Saulot's Healing Touch")
        other = game.ready("Sarah", card, blood=blood)
        game.pick("card in play", touch)
        game.pick("target", other) if game.options("target") else None
        finish(game)
        assert (other.blood, krid.blood) == (then, 4)


@pytest.mark.parametrize(("name", "votes", "rival"), [
    ("City Gangrel Connections", 1, False), ("The Mausoleum, Venice", 2, False), ("The Mausoleum, Venice", 1, True),
])  # fmt: skip
def test_votes_in_political_actions(name: str, votes: int, rival: bool) -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Boston"))
    place = game.in_play("Sarah", name)
    if rival:
        game.in_play("Alexis", "Ventrue Headquarters", locked=True)
    called(game, krid)
    use(game, place)
    assert sum(game.rules.passing.referendum.gained_votes.values()) == votes
    assert not offers(game, place)


def test_esgrima_gives_an_elder_votes_and_changes_hands() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 7, title="prince of Boston"))
    game.ready("Sarah", vampire("Young", 6))
    card = game.in_play("Sarah", "Esgrima")
    called(game, krid)
    use(game, card)
    assert not game.options("target")
    assert sum(game.rules.passing.referendum.gained_votes.values()) == 3
    game = at("minion")
    card = game.in_play("Sarah", "Esgrima")
    game.go_to("discard", "Sarah")
    assert card.controller == 2


def test_the_directorate_assembly_gives_ventrue_votes_and_is_easily_burned_by_brujah() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ventrue"))
    cora = game.ready("Sarah", vampire("Cora", 6, clan="Brujah"))
    theirs = game.in_play("Alexis", "Ventrue Directorate Assembly")
    game.ready("Alexis", IRA)
    assert minions.votes(game.rules, krid) == 0
    game.pick("card in play", theirs, minion=cora)
    assert game.rules.action.stealth == 1
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ventrue"))
    game.in_play("Alexis", "Ventrue Directorate Assembly")
    called(game, krid)
    assert minions.votes(game.rules, krid) == 1
    assert minions.votes(game.rules, game.ready("Sarah", vampire("Other", 6, clan="Toreador"))) == 0


@pytest.mark.parametrize(("sects", "possible"), [(("Sabbat", "Sabbat"), True), (("Sabbat", "Camarilla"), False)])
def test_the_purchase_pact_ends_combats_among_the_sabbat(sects: tuple[str, str], possible: bool) -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, sect=sects[0]))
    ira = game.ready("Alexis", vampire("Ira", 6, sect=sects[1]))
    pact = game.in_play("Alexis", "Purchase Pact")
    duel(game, krid, ira)
    found = seen(game, pact, "Alexis")
    assert found == possible
    if found:
        use(game, pact, by="Alexis")
        finish(game)
        assert ira.blood == 6


@pytest.mark.parametrize("holder", ["", "Alexis", "Justin"])
def test_instability_asks_for_the_edge_of_the_prey_or_of_nobody(holder: str) -> None:
    game = at("master")
    if holder:
        game.give_edge(holder)
    (card,) = game.hand("Sarah", "Instability")
    possible = holder != "Justin"
    assert any(option.copy == card.id for option in game.options("master")) == possible
    if possible:
        game.pick("master", card)
        assert bool(game.options("yes")) == (not holder)
        if not holder:
            game.pick("yes", by="Alexis")
        assert (game["Sarah"].pool, game.edge) == (32, "Alexis")


def test_out_of_control_burns_a_young_brujah_antitribu() -> None:
    game = at("master")
    young = game.ready("Alexis", vampire("Young", 5, clan="Brujah antitribu"))
    game.ready("Alexis", vampire("Old", 6, clan="Brujah antitribu"))
    (card,) = game.hand("Sarah", "Out of Control")
    game.pick("master", card)
    game.pick("target", young) if game.options("target") else None
    assert young.place.region == "ash heap"


def test_bay_and_howl_gathers_blood_for_a_gangrel_antitribu() -> None:
    game = at("master")
    elders = [
        game.ready("Sarah", vampire(name, 6, clan="Gangrel antitribu"), blood=n) for name, n in (("A", 3), ("B", 0))
    ]
    child = game.uncontrolled("Sarah", vampire("Child", 6, clan="Gangrel antitribu"))
    (card,) = game.hand("Sarah", "Bay and Howl")
    game.pick("master", card)
    game.pick("target", child) if game.options("target") else None
    assert ([each.blood for each in elders], child.blood) == ([2, 0], 1)


def test_steam_tunnels_show_the_library_of_the_prey() -> None:
    game = at("master")
    place = game.in_play("Sarah", "Steam Tunnels")
    game.library("Alexis", "Majesty", "Deflection", "Blood Doll", "Freak Drive")
    use(game, place)
    assert "Blood Doll" in game.options("seen")[0].text and "Freak Drive" not in game.options("seen")[0].text
    game.pick("seen")
    assert not offers(game, place)


def test_the_airport_burns_uncontrolled_blood() -> None:
    for blood, possible in ((2, True), (0, False)):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6))
        place = game.in_play("Sarah", "Cairo Int'l Airport")
        child = game.uncontrolled("Alexis", vampire("Child", 8), blood=blood)
        assert offered(game, "card in play", place) == possible
        if possible:
            game.pick("card in play", place, minion=krid)
            finish(game)
            assert child.blood == 1


def test_detection_keeps_a_lasombra_locked_and_without_votes() -> None:
    game = at("unlock")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Lasombra", title="prince of Boston"), locked=True, blood=3)
    card = game.on(krid, "Detection")
    game.hand("Sarah", "Domain Challenge")
    use(game, card)
    assert (krid.locked, krid.blood) == (False, 2)
    game.go_to("minion", "Sarah")
    assert offered(game, "card in play", card)
    game.pick("political", "Domain Challenge", minion=krid)
    while game.table.action is not None:
        assert not offered(game, "title for", krid)
        game.passes()


def test_the_damned_pays_for_bleeds() -> None:
    for kind, lost in (("bleed", 1), ("hunt", -1)):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 4), blood=2)
        game.on(krid, "The Damned")
        game.pick(kind, minion=krid)
        finish(game)
        assert krid.blood == 2 - lost


def test_talons_of_the_dead_make_directed_actions_dear_until_they_are_burned() -> None:
    for kind, lost in (("bleed", 1), ("hunt", -1)):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, clan="Gangrel antitribu"), blood=3)
        game.on(krid, "Talons of the Dead")
        game.pick(kind, minion=krid)
        finish(game)
        assert krid.blood == 3 - lost
    game = at("master")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Gangrel antitribu"))
    card = game.on(krid, "Talons of the Dead")
    use(game, card)
    assert card.place.region == "ash heap"


def test_shakar_hunts_the_younger_outside_the_black_hand() -> None:
    for own, capacity, text, possible in (
        ("Black Hand.", 5, "", True),
        ("Black Hand.", 7, "", False),
        ("Black Hand.", 5, "Black Hand.", False),
        ("", 5, "", False),
    ):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, sect="Sabbat", text=own))
        game.on(krid, "Shakar")
        game.ready("Alexis", vampire("Ira", capacity, sect="Sabbat", text=text))
        assert any(option.minion == krid.id for option in game.options("card in play")) == possible


def test_the_strained_supply_takes_the_stealth_of_hunts_and_is_filled() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6), blood=3)
    supply = game.in_play("Alexis", "Strained Vitae Supply", blood=2)
    game.ready("Alexis", IRA)
    game.pick("hunt", minion=krid)
    assert game.rules.action.stealth == 0
    finish(game)
    assert supply.place.region == "in play"
    game = at("master")
    supply = game.in_play("Alexis", "Strained Vitae Supply", blood=2)
    use(game, supply)
    assert game["Sarah"].pool == 29
    game.go_to("discard", "Sarah")
    assert supply.place.region == "ash heap"


@pytest.mark.parametrize("hunter", ["Igo the Hungry", "Zöe", "Dollface"])
def test_a_hunt_loses_its_usual_stealth_only_once(hunter: str) -> None:
    game = at("minion")
    hungry = game.ready("Sarah", hunter, blood=0)
    game.ready("Alexis", IRA)
    game.in_play("Alexis", "Strained Vitae Supply")
    game.in_play("Justin", "Strained Vitae Supply")
    game.pick("hunt", minion=hungry)
    assert game.rules.action.stealth == 0


@pytest.mark.parametrize(("whose", "lost"), [("Alexis", 2), ("Justin", 2), ("Sarah", 0), ("Ana", 0)])
def test_the_chapterhouse_taxes_hunting_grounds_of_neighbours(whose: str, lost: int) -> None:
    game = table("Sarah", "Alexis", "Ana", "Justin")
    game.in_play("Sarah", "Arcanum Chapterhouse, Alexandria")
    for _ in range(2):
        game.in_play(whose, "Papillon")
    game.phase("unlock", of=whose)
    game.start()
    assert game[whose].pool == 30 - lost


@pytest.mark.parametrize(("sect", "blood"), [("Sabbat", 6), ("Camarilla", 3)])
def test_festivo_fills_the_hunters_of_the_sabbat(sect: str, blood: int) -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, sect=sect), blood=2)
    game.in_play("Alexis", "Festivo dello Estinto")
    game.pick("hunt", minion=krid)
    finish(game)
    assert krid.blood == blood


def test_a_sociopath_feeds_on_whom_he_sends_to_torpor() -> None:
    for blood, fed in ((0, 1), (6, 0)):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, sect="Sabbat", text="+2 strength."), blood=3)
        game.on(krid, "Sociopath")
        ira = game.ready("Alexis", vampire("Ira", 6), blood=blood)
        duel(game, krid, ira)
        finish(game)
        assert krid.blood == 3 - 1 + fed


def test_the_day_of_the_dead_passes_a_referendum_of_the_sabbat() -> None:
    for sect, passes in (("Sabbat", True), ("Camarilla", False)):
        game = at("master")
        krid = game.ready("Sarah", vampire("Krid", 6, sect=sect))
        (card,) = game.hand("Sarah", "Día de los Muertos")
        game.hand("Sarah", "Domain Challenge")
        game.pick("master", card)
        game.go_to("minion", "Sarah")
        game.pick("political", "Domain Challenge", minion=krid)
        finish(game)
        assert any("passes" in line for line in game.log) == passes


def test_vast_wealth_equips_with_the_first_equipment_of_the_library() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6))
    card = game.on(krid, "Vast Wealth")
    game.library("Sarah", "Majesty", ".44 Magnum", "Ivory Bow")
    game.ready("Alexis", IRA)
    game.pick("card in play", card)
    assert game.rules.action.stealth == 1
    finish(game)
    assert [game.name(game.table.copies[each]) for each in krid.attached if each != card.id] == [".44 Magnum"]
    assert game["Sarah"].pool == 28
    game = at("minion", "Alexis")
    krid = game.ready("Alexis", vampire("Krid", 6))
    card = game.on(krid, "Vast Wealth")
    card.controller = 0
    assert not offered(game, "card in play", card)


@pytest.mark.parametrize(("name", "clan", "x", "blood"), [
    ("Secret Horde", "", 2, 4), ("Ventrue Investment", "Ventrue antitribu", None, 2),
])  # fmt: skip
def test_investments_come_with_blood(name: str, clan: str, x: int | None, blood: int) -> None:
    game = at("master")
    for number in range(2):
        game.ready("Sarah", vampire(f"V{number}", 4, clan=clan))
    (card,) = game.hand("Sarah", name)
    game.pick("master", card)
    if x is not None:
        game.pick("x", amount=x)
    assert card.blood == blood


def test_mexico_city_pays_its_owner_or_a_thief() -> None:
    game = at("master")
    (card,) = game.hand("Sarah", "Powerbase: Mexico City")
    game.pick("master", card)
    assert card.blood == 5
    game = at("unlock")
    card = game.in_play("Sarah", "Powerbase: Mexico City", blood=5)
    game.start()
    assert (card.blood, game["Sarah"].pool) == (4, 31)
    game = at("minion")
    card = game.in_play("Alexis", "Powerbase: Mexico City", blood=5)
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Sabbat"))
    game.ready("Sarah", vampire("Cora", 6))
    game.pick("card in play", card, minion=krid)
    finish(game)
    assert (card.place.region, game["Sarah"].pool) == ("ash heap", 35)


# -- what pays a part of a cost ----------------------------------------------------------------------------------------


def offered_for(game: Position, kind: str, minion: Copy) -> bool:
    """Whether a minion may take an action of a kind."""
    return any(option.minion == minion.id for option in game.options(kind))


@pytest.mark.parametrize(("clan", "blood", "counters", "possible"), [
    ("Ravnos", 1, 3, True), ("Ravnos", 1, 1, False), ("Toreador", 1, 3, False), ("Ravnos", 3, 3, True),
])  # fmt: skip
def test_the_carnival_pays_for_action_cards_of_ravnos(clan: str, blood: int, counters: int, possible: bool) -> None:
    """Ruling on Ravnos Carnival: also what the vampire could not pay alone."""
    game = at("minion")
    carnival = game.in_play("Sarah", "Ravnos Carnival", counters={"counters": counters})
    krid = game.ready("Sarah", vampire("Krid", 6, clan=clan), blood=blood)
    game.hand("Sarah", library("Deed", "Action", blood=3, text="Gain 1 pool."))
    assert offered_for(game, "action card", krid) == possible
    if possible:
        game.pick("action card", minion=krid)
        until(game, "reduce")
        assert min(option.amount for option in game.options("reduce")) == 3 - blood
        game.pick("reduce", amount=2)
        finish(game)
        assert (krid.blood, carnival.counters.get("counters", 0), game["Sarah"].pool) == (blood - 1, counters - 2, 31)


def test_the_cache_is_filled_and_locked_for_equipment() -> None:
    game = at("master")
    cache = game.in_play("Sarah", "Ravnos Cache", counters={"counters": 1})
    use(game, cache)
    assert (game["Sarah"].pool, cache.counters["counters"]) == (29, 3)
    assert not offers(game, cache)
    for locked in (True, False):
        game = at("minion")
        cache = game.in_play("Sarah", "Ravnos Cache", counters={"counters": 3}, locked=locked)
        krid = game.ready("Sarah", vampire("Krid", 6))
        game.hand("Sarah", ".44 Magnum")
        game.pick("equip", minion=krid)
        for _ in range(20):
            if game.table.action is None:
                break
            game.pick("reduce", amount=2) if game.options("reduce") else game.passes()
        assert (game["Sarah"].pool, cache.counters["counters"]) == ((28, 3) if locked else (30, 1))
        assert cache.locked


@pytest.mark.parametrize(("name", "edge", "pool", "blood"), [
    ("The Line", False, 0, 1), ("Powerbase: Tshwane", False, 1, 0), ("The Shard, London", True, 2, 2),
    ("The Shard, London", False, 0, 0),
])  # fmt: skip
def test_a_location_is_locked_to_reduce_a_cost(name: str, edge: bool, pool: int, blood: int) -> None:
    for currency, less in (("pool", pool), ("blood", blood)):
        game = at("minion")
        place = game.in_play("Sarah", name)
        krid = game.ready("Sarah", vampire("Krid", 6), blood=6)
        if edge:
            game.give_edge("Sarah")
        game.hand("Sarah", library("Deed", "Action", **{currency: 3}, text="Gain 1 pool."))  # type: ignore[arg-type]
        before = game["Sarah"].pool
        game.pick("action card", minion=krid)
        for _ in range(20):
            if game.table.action is None:
                break
            game.pick("yes") if game.options("yes") else game.passes()
        left = before + 1 - game["Sarah"].pool if currency == "pool" else 6 - krid.blood
        assert (left, place.locked) == (3 - less, less > 0)


def test_jack_is_locked_for_a_location_and_kept_for_others() -> None:
    for name, asked in (("London Evening Star, Tabloid Newspaper", True), ("Blood Doll", False)):
        game = at("master")
        jack = game.ready("Sarah", "Jack")
        (card,) = game.hand("Sarah", name)
        game.pick("master", card)
        assert bool(game.options("yes")) == asked
        if asked:
            game.pick("yes")
            assert (jack.locked, game["Sarah"].pool) == (True, 28)


def test_an_assistant_is_burned_for_a_ghoul_of_the_tzimisce() -> None:
    for name, asked in (("The Vozhd of Gravesend", True), ("Ossian", False)):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 8, clan="Tzimisce"))
        helper = game.on(krid, "Szlachta Assistant")
        game.hand("Sarah", name)
        if not game.options("recruit"):
            assert not asked
            continue
        game.pick("recruit", minion=krid)
        seen_question = False
        for _ in range(20):
            if game.table.action is None:
                break
            if game.options("yes") and not seen_question:
                seen_question = True
                game.pick("yes")
            elif game.options("target"):
                game.pick("target", game.table.copies[game.options("target")[0].copy])
            else:
                game.passes()
        assert seen_question == asked
        if asked:
            assert (helper.place.region, game["Sarah"].pool) == ("ash heap", 28)


# -- hunts that steal --------------------------------------------------------------------------------------------------


def test_in_the_week_of_nightmares_ravnos_hunt_each_other() -> None:
    game = at("minion")
    week = game.in_play("Justin", "Week of Nightmares", counters={"counters": 5})
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ravnos"), blood=0)
    prey = game.ready("Alexis", vampire("Prey", 6, clan="Ravnos"), blood=3)
    other = game.ready("Sarah", vampire("Other", 6), blood=2)
    assert minions.bleed_amount(game.rules, krid) == 2 and minions.bleed_amount(game.rules, other) == 1
    assert not offered_for(game, "hunt", krid) and not offered_for(game, "bleed", krid)
    game.pick("card in play", week, minion=krid)
    finish(game)
    assert (krid.blood, prey.blood) == (1, 2)
    krid.locked = True
    assert offered_for(game, "hunt", other) and not offered_for(game, "hunt", krid)


def test_the_week_ends_as_its_last_counter_goes() -> None:
    game = at("unlock", "Alexis")
    week = game.in_play("Sarah", "Week of Nightmares", counters={"counters": 1})
    strong = game.ready("Alexis", vampire("Strong", 6, clan="Ravnos"), blood=3)
    weak = game.ready("Sarah", vampire("Weak", 6, clan="Ravnos"), blood=1, counters={"nightmare": 2})
    use(game, week, by="Alexis")
    game.pick("target", strong)
    assert week.place.region == "ash heap"
    assert (strong.blood, weak.place.region, strong.counters.get("nightmare", 0)) == (2, "ash heap", 0)


def test_a_legacy_of_caine_makes_a_vampire_steal() -> None:
    game = at("minion")
    krid, other = game.ready("Sarah", vampire("Krid", 7), blood=2), game.ready("Alexis", IRA, blood=0)
    card = game.on(krid, "Legacy of Caine")
    assert not offered_for(game, "hunt", krid)
    game.pick("card in play", card, minion=krid)
    finish(game)
    assert (krid.blood, other.blood) == (2, 0)


def test_apples_corrupt_and_steal() -> None:
    for capacity, stolen in ((2, True), (3, False), (8, None)):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, clan="Ministry"))
        cave = game.in_play("Sarah", "Cave of Apples")
        ira = game.ready("Alexis", vampire("Ira", capacity), counters={"corruption 0": 1})
        assert offered(game, "card in play", cave) == (stolen is not None)
        if stolen is None:
            continue
        game.pick("card in play", cave, minion=krid)
        for _ in range(20):
            if game.table.action is None:
                break
            game.pick("yes") if game.options("yes") else game.passes()
        assert (ira.controller, ira.counters.get("corruption 0", 0)) == ((0, 0) if stolen else (1, 2))


def test_the_dead_pool_counts_and_pays_lasombra() -> None:
    for clan, counted in (("Lasombra", 1), ("Toreador", 0)):
        game = at("minion")
        pool = game.in_play("Sarah", "Dead Pool")
        krid = game.ready("Sarah", vampire("Krid", 6, clan=clan, text="+2 strength."))
        ira = game.ready("Alexis", IRA, blood=0)
        duel(game, krid, ira)
        for _ in range(40):
            if game.table.action is None:
                break
            game.pick("yes") if game.options("yes") else (
                game.pick("hand strike") if game.options("hand strike") else game.passes()
            )
        assert pool.counters.get("counters", 0) == counted
    for clan, possible in (("Lasombra", True), ("Toreador", False)):
        game = at("minion")
        pool = game.in_play("Sarah", "Dead Pool", counters={"counters": 1})
        krid = game.ready("Sarah", vampire("Krid", 6, clan=clan))
        game.pick("bleed", minion=krid)
        assert (game.table.action is not None and offers(game, pool)) == possible
        if possible:
            use(game, pool)
            finish(game)
            assert game["Alexis"].pool == 27


# -- fights, ends of fights, beginnings of turns -----------------------------------------------------------------------


def test_luanda_sends_one_vampire_to_fight_this_turn() -> None:
    game = at("master")
    krid, cora = game.ready("Sarah", vampire("Krid", 6)), game.ready("Sarah", vampire("Cora", 6))
    place = game.in_play("Sarah", "Powerbase: Luanda")
    ira = game.ready("Alexis", IRA)
    use(game, place)
    game.pick("target", krid)
    game.go_to("minion", "Sarah")
    assert offered_for(game, "card in play", krid) and not offered_for(game, "card in play", cora)
    game.pick("card in play", place, minion=krid)
    finish(game)
    assert (ira.blood, krid.blood) == (5, 5)


@pytest.mark.parametrize(("mine", "unique"), [(True, True), (True, False), (False, True)])
def test_savannah_ends_a_combat_for_another_unique_location(mine: bool, unique: bool) -> None:
    game = at("minion")
    krid, ira = game.ready("Sarah", vampire("Krid", 6)), game.ready("Alexis", IRA)
    place = game.in_play("Sarah" if mine else "Alexis", "Powerbase: Savannah")
    other = game.in_play(
        "Sarah" if mine else "Alexis", "Steam Tunnels" if unique else library("Den", "Master", text="Location.")
    )
    duel(game, krid, ira)
    found = seen(game, place, "Sarah" if mine else "Alexis")
    assert found == (mine and unique)
    if found:
        use(game, place)
        finish(game)
        assert (other.locked, place.locked, ira.blood) == (True, False, 6)


@pytest.mark.parametrize("locked", [True, False])
def test_bartholomew_and_club_zombie_have_rested(locked: bool) -> None:
    game = table()
    game.ready("Sarah", "Bartholomew", locked=locked)
    krid = game.ready("Sarah", vampire("Krid", 6), blood=3)
    krid.locked = True
    club = game.in_play("Sarah", "Club Zombie", locked=locked)
    game.phase("discard", of="Justin")
    game.start()
    for _ in range(20):
        if (game.table.active, game.table.phase) == (0, "minion"):
            break
        if game.options("order"):
            game.pick("order", club)
        elif game.options("target"):
            game.pick("target", krid)
        else:
            game.passes()
    assert (game["Sarah"].pool, krid.blood) == ((30, 3) if locked else (31, 4))


def test_pentex_has_a_sabbat_vampire_pay_for_bleed_once() -> None:
    for sect, possible in (("Sabbat", True), ("Camarilla", False)):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, sect=sect), blood=3)
        place = game.in_play("Sarah", "Pentex™ Loves You!")
        game.pick("bleed", minion=krid)
        assert (game.table.action is not None and offers(game, place)) == possible
        if possible:
            use(game, place)
            use(game, krid, "+1 bleed")
            finish(game)
            assert (game["Alexis"].pool, krid.blood, place.locked) == (28, 2, True)


def test_what_pentex_gives_twice_over_is_offered_once_at_a_time() -> None:
    """Something unlocks it in between; two offers that are the same would be one too many."""
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Sabbat"), blood=3)
    place = game.in_play("Sarah", "Pentex™ Loves You!")
    game.pick("bleed", minion=krid)
    use(game, place)
    place.locked = False
    use(game, place)
    for _ in range(2):
        assert [option.copy for option in game.options("use")] == [krid.id]
        use(game, krid, "+1 bleed")
    finish(game)
    assert (game["Alexis"].pool, krid.blood) == (27, 1)


@pytest.mark.parametrize(("sect", "mine", "more"), [("Sabbat", True, 1), ("Camarilla", True, 0), ("Sabbat", False, 0)])
def test_a_communal_haven_guards_the_sabbat(sect: str, mine: bool, more: int) -> None:
    game = at("minion", "Alexis")
    foe = game.ready("Alexis", vampire("Foe", 8))
    krid, guard = (
        game.ready("Sarah", vampire("Krid", 6, sect=sect)),
        game.ready("Sarah", vampire("Guard", 6, sect="Sabbat")),
    )
    game.in_play("Sarah" if mine else "Justin", "Communal Haven: Temple")
    game.hand("Alexis", library("Deed", "Action", text="(D) Lock a minion."))
    game.pick("action card", minion=foe)
    game.pick("target", krid)
    until(game, "block", guard)
    assert minions.intercept(game.rules, guard) == more
