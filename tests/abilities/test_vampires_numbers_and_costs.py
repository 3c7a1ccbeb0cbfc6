"""Vampires that are defined by name: numbers, costs and combats, played through the referee."""

from __future__ import annotations

from tests.abilities.fights import step
from tests.abilities.table import table
from tests.abilities.test_elders import call, offered, until
from tests.abilities.test_vampires_most_played import duel
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.table import Copy


def finish(game: Position) -> None:
    """Everybody passes and strikes with hands until the action is over."""
    for _ in range(80):
        if game.table.action is None:
            return
        step(game)
    raise AssertionError(f"It never ends: {game}")


def strike_damage(name: str, weapon: str = "") -> int:
    """What a minion's strike does to an ally that fights it."""
    game = table()
    mine = game.ready("Sarah", name)
    brute = game.ready("Alexis", ally("Brute", 9))
    if weapon:
        game.on(mine, weapon)
    game.hand("Sarah", "Taste of Vitae")
    duel(game, mine, brute)
    while game.table.action is not None:
        if weapon and game.options("weapon"):
            game.pick("weapon")
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    return 9 - brute.blood


def test_phaibun_discards_to_dodge_once_in_a_combat() -> None:
    game = table()
    phaibun = game.ready("Sarah", "Phaibun")
    ira = game.ready("Alexis", vampire("Ira", 6, text="+1 strength."))
    before = phaibun.blood
    duel(game, phaibun, ira)
    until(game, "use", phaibun)
    game.pick("use", phaibun)
    finish(game)
    assert phaibun.blood == before


def test_suhailah_has_stealth_against_a_prey_with_a_prince() -> None:
    for title, stealth in (("prince of Chicago", 1), ("primogen", 0)):
        game = table()
        suhailah = game.ready("Sarah", "Suhailah")
        game.ready("Alexis", vampire("Ira", 6, title=title))
        assert minions.stealth(game.rules, suhailah) == stealth


def test_jaroslav_does_more_with_melee_weapons_only() -> None:
    weapon = strike_damage("Jaroslav Pascek", weapon="Bastard Sword")
    assert weapon - strike_damage("Karsh", weapon="Bastard Sword") == 2
    assert strike_damage("Jaroslav Pascek") == 1


def test_jaroslav_hurts_the_sabbat_of_his_prey() -> None:
    for sect, lost in (("Sabbat", 1), ("Camarilla", 0)):
        game = table()
        jaroslav = game.ready("Sarah", "Jaroslav Pascek")
        ira = game.ready("Alexis", vampire("Ira", 6, sect=sect))
        game.start()
        if not lost:
            assert not offered(game, "card in play", jaroslav)
            continue
        game.pick("card in play", jaroslav)
        finish(game)
        assert ira.blood == 6 - lost


def test_mata_hari_plays_cards_of_any_clan_and_sect() -> None:
    for name, playable in (("Mata Hari", True), ("Suhailah", False)):
        game = table()
        game.ready("Sarah", name)
        game.hand("Sarah", library("Kin Rite", "Action", text="Gain 1 pool.", clans=("Tzimisce",)))
        game.hand("Sarah", library("Mass", "Action", text="Gain 1 pool.", requirement=("sabbat",)))
        assert len(game.options("action card")) == (2 if playable else 0)


def test_petra_hurts_baali_badly() -> None:
    for clan, where in (("Baali", "torpor"), ("Brujah", "ready")):
        game = table()
        petra = game.ready("Sarah", "Petra")
        ira = game.ready("Alexis", vampire("Ira", 6, clan=clan))
        duel(game, petra, ira)
        finish(game)
        assert ira.place.region == where


def test_who_presses_to_continue_with_petra_burns_a_blood() -> None:
    game = table()
    petra = game.ready("Sarah", "Petra")
    ira = game.ready("Alexis", vampire("Ira", 6, text="Ira gets 1 optional press each combat."))
    duel(game, petra, ira)
    until(game, "press")
    game.pick("press")
    # Two rounds of hand strikes, and the press between them.
    assert ira.blood == 6 - 2 - 1


def test_angela_preston_burns_a_blood_to_block_her_elders() -> None:
    for capacity, blood in ((9, 4), (3, 5)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", capacity, text="+1 stealth."))
        angela = game.ready("Alexis", "Angela Preston", blood=5)
        game.pick("bleed", minion=krid)
        until(game, "block", angela)
        game.pick("block", angela)
        finish(game)
        assert angela.blood == blood


def test_dragos_does_not_pay_for_combat_cards() -> None:
    """What an effect burns is no cost [ruling on Dragos]."""
    game = table()
    dragos = game.ready("Sarah", "Dragos", blood=0)
    (majesty,) = game.hand("Sarah", "Majesty")
    price = game.rules.abilities.price
    assert price(game.rules, 0, dragos, game.rules.card(majesty), "blood") <= -1
    deed = library("Rite", "Action", text="Gain 1 pool.", blood=1)
    assert price(game.rules, 0, dragos, deed, "blood") == 0


def test_tryphosa_makes_malkavians_bleed_with_stealth_for_a_blood() -> None:
    for clan, stealth, blood in (("Malkavian", 1, 5), ("Brujah", 0, 6)):
        game = table()
        game.ready("Sarah", "Tryphosa")
        krid = game.ready("Sarah", vampire("Krid", 6, clan=clan))
        game.ready("Alexis", vampire("Ira", 6))
        game.pick("bleed", minion=krid)
        assert game.table.action is not None
        assert game.table.action.stealth == stealth
        finish(game)
        assert krid.blood == blood


def test_watenda_cancels_a_combat_card_for_its_cost() -> None:
    """Only where he fights himself, and has the blood [rulings on Watenda]."""
    for blood, cancels in ((3, True), (0, False)):
        game = table()
        watenda = game.ready("Sarah", "Watenda", blood=3)
        ira = game.ready("Alexis", vampire("Ira", 8, "PRE"))
        game.hand("Alexis", "Majesty")
        duel(game, watenda, ira)
        until(game, "play")
        watenda.blood = blood
        game.pick("play", "Majesty", level="PRE") if len(game.options("play")) > 1 else game.pick("play", "Majesty")
        assert offered(game, "use", watenda) == cancels
        if cancels:
            game.pick("use", watenda)
            # What the card costs, and a hand strike in its place.
            assert watenda.blood == 3 - 1 - 1


def test_casino_does_more_with_ranged_strikes() -> None:
    assert strike_damage("Casino Reeds", weapon=".44 Magnum") == 3
    assert strike_damage("Casino Reeds") == 1


def test_reaction_cards_cost_more_while_conrad_or_nergal_acts() -> None:
    card = library("Watch", "Reaction", text="+1 intercept.")
    for name, advanced, young, old in (("Conrad Adoula", False, 1, 0), ("Nergal (ADV)", True, 1, 1)):
        game = table()
        mine = game.ready("Sarah", name)
        child, elder = (game.ready("Alexis", vampire(who, size)) for who, size in (("Child", 3), ("Elder", 11)))
        price = game.rules.abilities.price
        assert price(game.rules, 1, child, card, "blood") == 0
        game.pick("bleed", minion=mine)
        assert price(game.rules, 1, child, card, "blood") == young
        assert price(game.rules, 1, elder, card, "blood") == old
        assert advanced == game.rules.card(mine).advanced


def test_five_gehenna_cards_burn_mukhtar() -> None:
    for number, where in ((5, "ash heap"), (4, "ready")):
        game = table()
        mukhtar = game.ready("Sarah", "Mukhtar Bey")
        for each in range(number):
            game.in_play("Alexis", library(f"Sign {each}", "Event", text="Gehenna. It is dark."))
        game.phase("unlock", of="Sarah")
        game.start()
        assert mukhtar.place.region == where


def test_karsh_treats_aggravated_damage_as_normal_for_a_blood() -> None:
    for uses, where in ((True, "ready"), (False, "torpor")):
        game = table()
        karsh = game.ready("Sarah", "Karsh", blood=5)
        ira = game.ready("Alexis", vampire("Ira", 6, text="Ira strikes: 1 aggravated damage."))
        duel(game, karsh, ira)
        until(game, "use", karsh)
        game.rules.passing.add(ira.id, "aggravated hands", 1, "combat")
        if uses:
            game.pick("use", karsh)
        finish(game)
        assert karsh.place.region == where


def test_randall_prevents_a_point_for_another() -> None:
    game = table()
    randall = game.ready("Justin", "Randall", blood=5)
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6))
    duel(game, krid, ira)
    until(game, "use", randall)
    game.pick("use", randall)
    assert not offered(game, "use", randall)
    finish(game)
    assert (randall.blood, krid.blood + ira.blood) == (4, 11)


def test_masters_on_walker_cost_his_methuselah_a_pool_more() -> None:
    """Not those of others [ruling on Walker Grimes]."""
    for name, pool in (("Walker Grimes", 29), ("Lisa Noble", 30)):
        game = table()
        walker = game.ready("Sarah", name)
        game.hand("Sarah", "Blood Doll")
        game.phase("master", of="Sarah")
        game.pick("master", "Blood Doll")
        if game.options("target"):
            game.pick("target", walker)
        while game.table.phase == "master" and game.asked != "Sarah":
            game.passes()
        assert game["Sarah"].pool == pool


def test_mambo_hurts_who_is_near_her() -> None:
    game = table()
    mambo = game.ready("Sarah", "Mambo Jeanne")
    brute = game.ready("Alexis", ally("Brute", 9))
    duel(game, mambo, brute)
    finish(game)
    assert brute.blood == 9 - 1 - 2


def test_allies_do_not_hurt_carolina() -> None:
    game = table()
    carolina = game.ready("Sarah", "Carolina Vález", blood=5)
    brute = game.ready("Alexis", ally("Brute", 9, strength=3))
    duel(game, carolina, brute)
    finish(game)
    assert carolina.blood == 5


def test_lubomira_stays_locked_after_bleeding_who_has_a_title() -> None:
    for title, locked in (("primogen", True), ("", False)):
        game = table()
        lubomira = game.ready("Sarah", "Lubomira Hradok")
        game.ready("Alexis", vampire("Ira", 6, title=title), locked=True)
        game.pick("bleed", minion=lubomira)
        finish(game)
        assert ("does not unlock next time" in lubomira.marks) == locked


def test_matthew_reduces_the_cost_of_one_master_card() -> None:
    for place, pool in (("ready", 30), ("torpor", 29)):
        game = table()
        getattr(game, place)("Sarah", "Matthew")
        game.hand("Sarah", library("Dear Estate", "Master", text="Gain 0 pool.", pool=1))
        game.phase("master", of="Sarah")
        game.pick("master", "Dear Estate")
        for _ in range(12):
            if game.options("yes") or game.table.phase != "master":
                break
            game.passes()
        if game.options("yes"):
            game.pick("yes")
        assert game["Sarah"].pool == pool


def _votes(game: Position, minion: Copy, side: str) -> None:
    until(game, f"title {side}", minion)
    game.pick(f"title {side}", minion)


def test_lasombra_do_not_vote_on_what_nkule_calls() -> None:
    for clan, votes in (("Lasombra", False), ("Brujah", True)):
        game = table()
        nkule = game.ready("Sarah", "Nkule Galadima")
        ira = game.ready("Alexis", vampire("Ira", 6, clan=clan, title="prince of Chicago"))
        game.hand("Alexis", "Blood Doll")
        call(game, nkule)
        while game.table.referendum is not None and game.asked == "Sarah":
            game.passes()
        assert offered(game, "title against", ira) == votes


def test_voting_against_alexander_costs_a_blood() -> None:
    game = table()
    alexander = game.ready("Sarah", "Alexander Silverson")
    ira = game.ready("Alexis", vampire("Ira", 6, title="prince of Chicago"), blood=2)
    call(game, alexander)
    _votes(game, ira, "against")
    assert ira.blood == 1


def test_the_corrupted_cannot_vote_against_khaytall() -> None:
    for counters, sides in (({"corruption 0": 1}, 1), ({}, 2)):
        game = table()
        khay = game.ready("Sarah", "Khay'tall, Snake of Eden")
        ira = game.ready("Alexis", vampire("Ira", 6, title="prince of Chicago"), counters=counters)
        call(game, khay)
        until(game, "title for", ira)
        assert len([each for each in game.options() if each.copy == ira.id]) == sides


def test_who_is_incapacitated_against_matasuntha_leaves_the_ready_region_too() -> None:
    for blood, asked in ((1, True), (9, False)):
        game = table()
        matasuntha = game.ready("Sarah", "Matasuntha")
        john = game.ready("Alexis", 'John "Cop90" O\'Malley', blood=blood)
        duel(game, matasuntha, john)
        for _ in range(20):
            if game.options("yes") or game.table.action is None:
                break
            game.pick("hand strike") if game.options("hand strike") else game.passes()
        assert bool(game.options("yes")) == asked
