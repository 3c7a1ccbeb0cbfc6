"""Locations that are defined by name, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.test_master_cards_grounds import at, offers, use
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy


def blocked(text: str = "") -> tuple[Position, Copy, Copy]:
    """Alexis's Ira hunts, and Sarah's Krid attempts to block."""
    game = at("minion", of="Alexis")
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6, text=text), blood=2)
    return game, krid, ira


def attempt(game: Position, krid: Copy) -> None:
    """Ira hunts, Krid attempts to block; everybody else passes."""
    while not game.options("hunt"):
        game.passes()
    game.pick("hunt")
    while not game.options("block"):
        game.passes()
    game.pick("block", krid)


def test_storage_annex_keeps_a_card_face_down_and_gives_it_back() -> None:
    game = at("master")
    annex, kept, other = game.hand("Sarah", "Storage Annex", "Deflection", "Majesty")
    game.pick("master", annex)
    game.pick("stash", kept)
    lies = game.table.copies[annex.attached[0]]
    assert (game.name(lies), lies.face_up) == ("Deflection", False)
    assert not any("Deflection" in line for line in game.log)
    use(game, annex)
    game.pick("stash", other)
    assert game.name(game.table.copies[annex.attached[0]]) == "Majesty"
    assert "Deflection" in game.names("Sarah", "hand")
    # Once in a master phase.
    assert not offers(game, annex)


def test_storage_annex_needs_another_card_in_hand() -> None:
    game = at("master")
    game.hand_size("Sarah", 1)
    (annex,) = game.hand("Sarah", "Storage Annex")
    with pytest.raises(IllegalError):
        game.pick("master", annex)


@pytest.mark.parametrize(("blocks", "pool"), [(True, 30), (False, 29)])
def test_wmrh_costs_a_pool_unless_the_minion_blocks(blocks: bool, pool: int) -> None:
    game, krid, _ = blocked("" if blocks else "+1 stealth.")
    radio = game.in_play("Sarah", "WMRH Talk Radio")
    attempt(game, krid)
    use(game, radio)
    while game.table.action is not None:
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert game["Sarah"].pool == pool


def test_channel_10_is_not_for_the_first_action() -> None:
    for before, offered in ((0, False), (1, True)):
        game, krid, _ = blocked()
        channel = game.in_play("Sarah", "Channel 10")
        assert game.choice is not None
        game.rules.taken.all = before
        attempt(game, krid)
        while game.asked != "Sarah" and game.options("pass"):
            game.passes()
        assert offers(game, channel) == offered


def test_the_rumor_mill_lets_the_chosen_vampire_burn_a_blood() -> None:
    game, krid, _ = blocked()
    mill = game.in_play("Sarah", "The Rumor Mill, Tabloid Newspaper")
    attempt(game, krid)
    use(game, mill)
    game.pick("target", krid)
    use(game, krid, "burn 1 blood")
    assert krid.blood <= 5
    assert any("Krid blocks" in line for line in game.log)


def test_alamut_keeps_the_pool_of_bleeds_for_votes() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Banu Haqim", text="+1 bleed."))
    alamut = game.in_play("Sarah", "Alamut")
    game.pick("bleed", krid)
    game.pass_all()
    assert (game["Alexis"].pool, alamut.counters) == (28, {"counters": 2})


def test_the_church_feeds_an_uncontrolled_imbued_after_a_success() -> None:
    game = at("minion")
    hunter = game.ready("Sarah", 'Travis "Traveler72" Miller')
    young = game.uncontrolled("Sarah", 'Jennie "Cassie247" Orne')
    church = game.in_play("Sarah", "The Church of Vindicated Faith")
    game.pick("bleed", hunter)
    use(game, church)
    assert young.blood == 1


@pytest.mark.parametrize("way", ["pool", "blood"])
def test_the_chantry_brings_a_tremere_out_of_torpor(way: str) -> None:
    game = at("master")
    payer = game.ready("Sarah", vampire("Krid", 6, clan="Tremere"), blood=3)
    lies = game.torpor("Alexis", vampire("Ira", 6, clan="Tremere"), blood=1)
    game.torpor("Alexis", vampire("Ozmo", 6, clan="Toreador"))
    use(game, game.in_play("Sarah", "Chantry"))
    game.pick("way", amount=0 if way == "pool" else 1)
    assert lies.place.region == "ready"
    assert (game["Sarah"].pool, payer.blood) == ((29, 3) if way == "pool" else (30, 2))


def test_warsaw_station_unlocks_a_nosferatu_after_success() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Nosferatu"), blood=3)
    station = game.in_play("Sarah", "Warsaw Station")
    game.pick("hunt", krid)
    use(game, station, "unlock the acting")
    game.pass_all()
    assert not krid.locked


def test_warsaw_station_is_burned_to_save_a_nosferatu() -> None:
    game = at("master")
    lies = game.torpor("Sarah", vampire("Krid", 6, clan="Nosferatu"))
    station = game.in_play("Sarah", "Warsaw Station", locked=True)
    use(game, station, "burn it")
    assert (lies.place.region, station.place.region) == ("ready", "ash heap")


def test_black_forest_base_calls_one_referendum_in_a_turn() -> None:
    """Rulings on Black Forest Base: not again, even where the first was blocked."""
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Sabbat", title="bishop"))
    ozmo = game.ready("Sarah", vampire("Ozmo", 6, sect="Sabbat"))
    base = game.in_play("Sarah", "Black Forest Base")
    game.pick("card in play", base, minion=krid)
    while game.table.action is not None:
        votes = [option for option in game.options() if option.kind.endswith(" for")]
        game.pick(votes[0].kind) if votes else game.passes()
    assert game["Sarah"].pool == 32
    assert not [option for option in game.options("card in play") if option.minion == ozmo.id]


def test_cape_verde_works_in_anybodys_master_phase() -> None:
    for of in ("Sarah", "Alexis"):
        game = at("master", of=of)
        krid = game.ready("Sarah", vampire("Krid", 6, clan="Giovanni"), blood=3)
        cape = game.in_play("Sarah", "Powerbase: Cape Verde")
        use(game, cape)
        game.pick("way", amount=0)
        assert (krid.blood, game["Sarah"].pool) == (2, 31)


def test_munich_moves_blood_of_who_has_oblivion() -> None:
    game = at("master")
    krid = game.ready("Sarah", vampire("Krid", 6, "obl"), blood=3)
    use(game, game.in_play("Sarah", "Powerbase: Munich"))
    game.pick("way", amount=1)
    assert (krid.blood, game["Sarah"].pool) == (4, 29)


def test_madrid_gathers_up_to_four_counters() -> None:
    for counters, offered in ((3, True), (4, False)):
        game = at("unlock")
        madrid = game.in_play("Sarah", "Powerbase: Madrid", counters={"counters": counters})
        assert offers(game, madrid, words="add 1 counter") == offered


def test_others_burn_madrids_counters_and_take_chicagos_blood() -> None:
    game = at("minion")
    game.ready("Sarah", vampire("Krid", 6))
    madrid = game.in_play("Alexis", "Powerbase: Madrid", counters={"counters": 3})
    use(game, madrid, kind="card in play")
    game.pass_all()
    assert madrid.counters.get("counters", 0) == 0
    game = at("minion")
    game.ready("Sarah", vampire("Krid", 6))
    chicago = game.in_play("Alexis", "Powerbase: Chicago", blood=3)
    use(game, chicago, kind="card in play")
    game.pass_all()
    assert (chicago.blood, game["Sarah"].pool) == (0, 33)


def test_chicago_fills_or_pays() -> None:
    game = at("unlock")
    chicago = game.in_play("Sarah", "Powerbase: Chicago", blood=2)
    use(game, chicago)
    game.pick("way", amount=1)
    assert (chicago.blood, game["Sarah"].pool) == (0, 32)


def test_barranquilla_has_the_blood_of_a_sabbat_capacity() -> None:
    game = at("master")
    game.ready("Sarah", vampire("Krid", 7, sect="Sabbat"))
    (power,) = game.hand("Sarah", "Powerbase: Barranquilla")
    game.pick("master", power)
    assert (power.blood, power.place.region) == (7, "in play")


def test_the_slaughterhouse_burns_two_cards_of_the_prey() -> None:
    game = at("master")
    use(game, game.in_play("Sarah", "The Slaughterhouse"))
    assert len(game.rules.pile(1, "ash heap")) == 2


def test_a_dummy_corporation_takes_two_off_a_bleed() -> None:
    game = at("minion", of="Justin")
    game.ready("Justin", vampire("Ira", 6, text="+2 bleed."))
    dummy = game.in_play("Sarah", "Dummy Corporation")
    while not game.options("bleed"):
        game.passes()
    game.pick("bleed")
    use(game, dummy)
    game.pass_all()
    assert (game["Sarah"].pool, dummy.place.region) == (29, "ash heap")


def test_waste_management_puts_a_card_under_the_library() -> None:
    game = at("discard")
    game.ash_heap("Sarah", "Deflection")
    use(game, game.in_play("Sarah", "Waste Management Operation"))
    assert game.name(game.rules.pile(0, "library")[-1]) == "Deflection"


def test_khobar_towers_sells_a_minion() -> None:
    game = at("unlock")
    krid = game.ready("Sarah", vampire("Krid", 7))
    use(game, game.in_play("Sarah", "Khobar Towers, Al-Khubar"))
    assert (game["Sarah"].pool, krid.place.region) == (37, "removed")


@pytest.mark.parametrize("name", ["Inbase Discotek, Frankfurt", "Hospital Food"])
def test_a_hunter_gets_more(name: str) -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 7, sect="Anarch"), blood=2)
    place = game.in_play("Sarah", name)
    game.pick("hunt", krid)
    use(game, place)
    game.pass_all()
    assert krid.blood == 4


def test_the_crocodile_temple_bites_who_acted_against_you() -> None:
    game = at("minion", of="Justin")
    ira = game.ready("Justin", vampire("Ira", 6))
    temple = game.in_play("Sarah", "The Crocodile Temple")
    while not game.options("bleed"):
        game.passes()
    game.pick("bleed")
    use(game, temple)
    assert ira.blood == 5


def test_the_british_museum_unlocks_who_equips_and_makes_it_cheaper() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6))
    museum = game.in_play("Sarah", "The British Museum, London")
    (ring,) = game.hand("Sarah", "Signet of King Saul")
    game.pick("equip", ring)
    use(game, museum)
    assert (krid.locked, ring.place.on) == (False, krid.id)
    game = at("minion")
    game.ready("Sarah", vampire("Krid", 6))
    museum = game.in_play("Sarah", "The British Museum, London")
    (gun,) = game.hand("Sarah", ".44 Magnum")
    game.pick("equip", gun)
    with pytest.raises(AssertionError):
        use(game, museum)


def test_the_british_museum_does_nothing_for_equipment_that_was_not_in_the_hand() -> None:
    """Magic of the Smith is an action to equip, with a card of the library."""
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, "tha"))
    museum = game.in_play("Sarah", "The British Museum, London")
    *_, ring = game.library("Sarah", "Villein", "Villein", "Signet of King Saul")
    (magic,) = game.hand("Sarah", "Magic of the Smith")
    game.pick("action card", magic, level="tha")
    for _ in range(20):
        if game.table.action is None:
            break
        assert not any(option.copy == museum.id for option in game.options("use"))
        game.pick("bring", ring) if game.options("bring") else game.passes()
    assert (ring.place.on, krid.locked) == (krid.id, True)


def test_the_british_museum_does_nothing_for_equipment_of_another_minion() -> None:
    game = at("minion")
    game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Sarah", vampire("Ira", 6), locked=True)
    museum = game.in_play("Sarah", "The British Museum, London")
    game.on(ira, "Signet of King Saul")
    game.pick("equip from")
    with pytest.raises(AssertionError):
        use(game, museum)


def test_prices_of_locations_and_weapons() -> None:
    game = at("master")
    game.in_play("Sarah", "Therbold Realty")
    (ground,) = game.hand("Sarah", "The Rumor Mill, Tabloid Newspaper")
    pool = game["Sarah"].pool
    game.pick("master", ground)
    cheaper = pool - game["Sarah"].pool
    game = at("master")
    (ground,) = game.hand("Sarah", "The Rumor Mill, Tabloid Newspaper")
    game.pick("master", ground)
    assert pool - game["Sarah"].pool == cheaper + 1
    game = at("minion")
    game.ready("Sarah", ally("Brute", 3))
    game.ready("Sarah", vampire("Krid", 6))
    game.in_play("Alexis", "Centralized Background Check")
    (gun,) = game.hand("Sarah", ".44 Magnum")
    game.pick("equip", gun, minion=game.table.copies[game.options("equip")[-1].minion])
    game.pass_all()
    assert game["Sarah"].pool == 27
