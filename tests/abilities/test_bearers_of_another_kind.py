"""Cards on minions that speak of whom they are on: on a minion of another kind they do not do it."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over, until_or_over, uses
from tests.abilities.calls import to_terms, votes
from tests.abilities.table import table
from tests.abilities.test_elders import offered
from tests.abilities.test_vampires_most_played import duel
from vtes_desktop.abilities.text.facts.contracts import chosen_in_play
from vtes_desktop.abilities.vocabulary.here import CHOSEN, Here
from vtes_desktop.abilities.vocabulary.targets import fits
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.playing.requirements import price
from vtes_desktop.rules.titles.sects import change_clan

GARGOYLE = vampire("Krid", 6, clan="Gargoyle")
OTHER = vampire("Krid", 6, clan="Brujah")


@pytest.mark.parametrize("name", ["Razor Bat", "Stone Dog"])
@pytest.mark.parametrize(("face", "lost"), [(GARGOYLE, 2), (OTHER, 1)])
def test_a_gargoyles_companion_fights_for_a_gargoyle_only(name: str, face: Card, lost: int) -> None:
    game = table()
    krid = game.ready("Sarah", face)
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.on(krid, name)
    assert any(option.minion == krid.id for option in game.options("card in play")) == (
        name == "Stone Dog" and face is GARGOYLE
    )
    duel(game, krid, ira)
    over(game)
    assert ira.blood == 6 - lost


@pytest.mark.parametrize(("face", "may"), [(OTHER, True), (ally("Brute", 3), False)])
def test_a_living_manse_ends_the_combat_of_a_vampire_only(face: Card, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", face)
    ira = game.ready("Alexis", vampire("Ira", 6))
    manse = game.on(krid, "Living Manse")
    duel(game, krid, ira)
    until_or_over(game, "use", manse)
    assert offered(game, "use", manse) == may
    if may:
        game.pick("use", manse)
        over(game)
        assert (krid.blood, ira.blood) == (6, 6) and manse.place.region == "ash heap"


@pytest.mark.parametrize(("face", "may"), [(OTHER, True), (ally("Brute", 3), False)])
def test_only_a_vampire_steals_blood_from_san_lorenzo(face: Card, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", face)
    game.uncontrolled("Justin", vampire("Young", 4), blood=3)
    place = game.on(krid, "San Lorenzo de El Escorial, Spain")
    assert offered(game, "card in play", place) == may


@pytest.mark.parametrize(("sect", "may"), [("Anarch", True), ("Camarilla", False)])
def test_crypts_sons_go_on_for_an_anarch_only(sect: str, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect=sect))
    ira = game.ready("Alexis", vampire("Ira", 6))
    sons = game.on(krid, "Crypt's Sons")
    duel(game, krid, ira)
    until_or_over(game, "use", sons)
    assert offered(game, "use", sons) == may


@pytest.mark.parametrize(("sect", "may"), [("Laibon", True), ("Camarilla", False)])
def test_a_shaman_hides_a_laibon_only(sect: str, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect=sect))
    ira = game.ready("Alexis", vampire("Ira", 6))
    shaman = game.on(krid, "Shaman")
    game.pick("bleed", minion=krid)
    until_or_over(game, "block", ira)
    game.pick("block", ira)
    until_or_over(game, "use", shaman)
    assert offered(game, "use", shaman) == may


@pytest.mark.parametrize(("clan", "may"), [("Salubri", True), ("Brujah", False)])
def test_the_avenging_fist_fights_for_a_salubri_only(clan: str, may: bool) -> None:
    """An action from a card in play requires what the card says of its bearer (ruling LSJ 20080604)."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Salubri"), clan=clan)
    fist = game.on(krid, "Saulot's Avenging Fist")
    game.ready("Alexis", vampire("Ira", 6, clan="Tremere"))
    assert offered(game, "card in play", fist) == may


@pytest.mark.parametrize(("clan", "may"), [("Salubri", True), ("Brujah", False)])
def test_the_healing_touch_heals_and_rescues_by_a_salubri_only(clan: str, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Salubri"), clan=clan)
    touch = game.on(krid, "Saulot's Healing Touch")
    game.ready("Sarah", vampire("Friend", 6), blood=2)
    ira = game.torpor("Sarah", vampire("Ira", 6), blood=1)
    assert offered(game, "card in play", touch) == may
    game.pick("rescue", minion=krid)
    game.pick("share", amount=0) if game.options("share") else None
    over(game)
    assert (krid.blood, ira.blood) == ((6, 2) if may else (4, 1))


@pytest.mark.parametrize(("clan", "more"), [("Ishtarri", 1), ("Brujah", 0)])
def test_despiral_is_an_ishtarris(clan: str, more: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ishtarri"), clan=clan)
    despiral = game.on(krid, "Despiral", counters={"counters": 1})
    assert offered(game, "card in play", despiral) == bool(more)
    game.pick("bleed", minion=krid)
    over(game)
    assert game["Alexis"].pool == 29 - more


@pytest.mark.parametrize(("clan", "strength"), [("Osebo", 2), ("Brujah", 1)])
def test_an_enforcer_is_strong_as_an_osebo_only(clan: str, strength: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Osebo", sect="Laibon"), clan=clan)
    game.on(krid, "Enforcer")
    assert minions.strength(game.rules, krid) == strength


def test_mata_hari_plays_an_enforcer_as_an_osebo_and_is_none_afterwards() -> None:
    game = table()
    mata = game.ready("Sarah", "Mata Hari")
    (card,) = game.hand("Sarah", "Enforcer")
    game.pick("action card", card)
    over(game)
    assert card.place.on == mata.id
    assert minions.strength(game.rules, mata) == 1


@pytest.mark.parametrize(("sect", "asked"), [("Anarch", False), ("Camarilla", True)])
def test_libertas_keeps_allies_from_blocking_an_anarch_only(sect: str, asked: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect=sect))
    game.on(krid, "Libertas")
    brute = game.ready("Alexis", ally("Brute", 3))
    game.pick("bleed", minion=krid)
    until_or_over(game, "block", brute)
    assert offered(game, "block", brute) == asked


@pytest.mark.parametrize(("clan", "pool"), [("Toreador", 29), ("Brujah", 30)])
def test_who_blocks_an_aching_beauty_pays_for_a_toreador_only(clan: str, pool: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan=clan))
    game.on(krid, "Aching Beauty")
    ira = game.ready("Alexis", vampire("Ira", 6))
    duel(game, krid, ira)
    over(game)
    assert game["Alexis"].pool == pool


@pytest.mark.parametrize(("sect", "more"), [("Anarch", 1), ("Camarilla", 0)])
def test_a_firebrand_votes_and_unlocks_as_an_anarch_only(sect: str, more: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect=sect))
    game.on(krid, "Firebrand")
    young = game.ready("Sarah", vampire("Young", 4, sect="Anarch"))
    young.locked = True
    game.hand("Sarah", "Honor the Elders")
    assert len(uses(game, "younger anarch")) == more
    game.pick("political", minion=krid)
    to_terms(game)
    assert votes(game, "Krid") == more


@pytest.mark.parametrize(("clan", "blood"), [("Nagaraja", 6), ("Brujah", 2)])
def test_emergency_rations_feed_a_nagaraja_only(clan: str, blood: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Nagaraja"), clan=clan, blood=2)
    rations = game.on(krid, "Emergency Rations")
    game.phase("unlock", of="Sarah")
    assert bool(uses(game, "Emergency Rations")) == (blood == 6)
    if blood == 6:
        game.pick("use", rations)
    assert (krid.blood, rations.place.on == krid.id) == (blood, blood == 2)


@pytest.mark.parametrize(("clan", "cost"), [("Salubri", 0), ("Brujah", 1)])
def test_the_path_of_tears_eases_a_salubri_only(clan: str, cost: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "OBE", clan="Salubri"), clan=clan)
    game.on(krid, "The Path of Tears")
    care = library("Care", "Action", text="Unlock a minion.", disciplines="obe", blood=1)
    assert price(game.rules, 0, krid, care, "blood") == cost


@pytest.mark.parametrize(("clan", "kept"), [("True Brujah", True), ("Brujah", False)])
def test_the_scorched_heart_keeps_a_true_brujah_only(clan: str, kept: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="True Brujah"), clan=clan)
    game.on(krid, "The Path of the Scorched Heart")
    (frenzy,) = game.hand("Alexis", "Dam the Heart's River")
    assert minions.is_calm(game.rules, krid, frenzy) == kept


@pytest.mark.parametrize(("title", "intercept"), [("magaji", 1), ("", 0)])
def test_nothing_is_secret_from_a_magaji_only(title: str, intercept: int) -> None:
    game = table()
    ira = game.ready("Alexis", vampire("Ira", 6, sect="Laibon", title=title))
    game.on(ira, "No Secrets From the Magaji")
    ira.locked = True
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.pick("bleed", minion=krid)
    until_or_over(game, "block", ira)
    assert offered(game, "block", ira) == bool(intercept)


@pytest.mark.parametrize(("face", "life"), [(OTHER, 4), (ally("Brute", 3), 3)])
def test_a_tapestry_of_blood_feeds_a_vampire_only(face: Card, life: int) -> None:
    game = table()
    krid = game.ready("Sarah", face, blood=3)
    game.on(krid, "Tapestry of Blood")
    game.hand("Alexis", "Dragonbound")
    game.phase("discard", of="Alexis")
    game.pick("event", "Dragonbound")
    assert krid.blood == life


@pytest.mark.parametrize(("face", "may"), [(OTHER, True), (ally("Brute", 3), False), ("Pedro Cortez", False)])
def test_only_a_vampire_burns_blood_to_unlock_by_a_homunculus(face: Card | str, may: bool) -> None:
    """An ally has life, not blood (ruling on Hide the Heart)."""
    game = table()
    krid = game.ready("Sarah", face, locked=True)
    game.on(krid, "Homunculus", blood=1)
    game.phase("unlock", of="Alexis")
    assert any(option.kind == "use" for option in game.options()) == may


@pytest.mark.parametrize(("face", "stays"), [(OTHER, True), (ally("Brute", 3), False), ("Pedro Cortez", False)])
def test_robert_carter_is_burned_where_his_employer_has_no_blood(face: Card | str, stays: bool) -> None:
    game = table()
    krid = game.ready("Sarah", face, blood=3)
    carter = game.on(krid, "Robert Carter", blood=1)
    game.phase("unlock", of="Sarah")
    assert [option.text for option in game.options("way")] == (["burn 1 blood", "burn Carter"] if stays else [])
    assert (krid.blood, carter.place.on == krid.id) == (3, stays)


@pytest.mark.parametrize(("face", "infernal"), [(OTHER, True), (ally("Brute", 3), False)])
def test_the_textbook_damns_a_vampire_only(face: Card, infernal: bool) -> None:
    game = table()
    krid = game.ready("Sarah", face)
    book = game.on(krid, "The Textbook Damnation")
    minions.mark(game.rules, book, minions.GIVES_TRAIT, "infernal")
    assert minions.has_trait(game.rules, krid, "infernal") == infernal


@pytest.mark.parametrize("contract", ["Clandestine Contract", "Dirty Contract"])
@pytest.mark.parametrize("name", ["Mata Hari", ""])
def test_who_only_played_a_contract_as_an_assamite_is_not_chosen_by_it_in_play(contract: str, name: str) -> None:
    """Mata Hari is chosen for one that names its hunter as it is played (rulings on her)."""
    game = table()
    krid = game.ready("Sarah", name or vampire("Krid", 7, clan="Banu Haqim"))
    ira = game.ready("Alexis", vampire("Ira", 6))
    lying = game.on(ira, contract)
    minions.mark(game.rules, lying, f"{CHOSEN} hunter", str(krid.id))
    game.hand("Sarah", "The Khabar: Honor")
    chosen = not name or contract == "Dirty Contract"
    assert offered(game, "card in play", lying) == chosen
    duel(game, krid, ira)
    until_or_over(game, "play")
    assert bool(game.options("play")) == chosen


@pytest.mark.parametrize(
    ("clan", "sect", "chosen"), [("Banu Haqim", "Anarch", True), ("Giovanni", "Independent", False)]
)
def test_haqims_law_chooses_assamites_of_either_sect(clan: str, sect: str, chosen: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan=clan, sect=sect))
    ira = game.ready("Alexis", vampire("Ira", 4))
    law = game.on(ira, "Haqim's Law: Judgment", owner="Sarah")
    which = chosen_in_play(game.card("Haqim's Law: Judgment"))
    assert which is not None
    here = Here(game.rules, 0, law, krid)
    assert fits(here, which, krid) == chosen


def test_luciano_carvalho_takes_no_retainer_of_an_ally() -> None:
    game = table()
    luciano = game.ready("Sarah", "Luciano Carvalho")
    brute = game.ready("Sarah", ally("Brute", 3))
    spy = game.on(brute, "Raven Spy")
    game.phase("discard", of="Sarah")
    assert not uses(game, "Luciano")
    game = table()
    luciano, krid = game.ready("Sarah", "Luciano Carvalho"), game.ready("Sarah", OTHER)
    spy = game.on(luciano, "Raven Spy")
    game.phase("discard", of="Sarah")
    game.pick("use", luciano)  # The only other vampire gets it.
    assert spy.place.on == krid.id


def test_luciano_carvalho_moves_a_retainer_to_another_vampire_only() -> None:
    game = table()
    luciano = game.ready("Sarah", "Luciano Carvalho")
    game.on(luciano, "Raven Spy")
    game.phase("discard", of="Sarah")
    assert not uses(game, "Luciano")
    game = table()
    luciano = game.ready("Sarah", "Luciano Carvalho")
    others = [game.ready("Sarah", vampire(name, 4)) for name in ("Krid", "Nora")]
    spy = game.on(luciano, "Raven Spy")
    game.phase("discard", of="Sarah")
    game.pick("use", luciano)
    assert [each.copy for each in game.options("target")] == [each.id for each in others]
    game.pick("target", others[1])
    assert spy.place.on == others[1].id


@pytest.mark.parametrize("region", ["ready", "torpor"])
@pytest.mark.parametrize(
    ("name", "clan", "code", "capacity"),
    [
        ("Blood Buff", "Blood Brother", "san", 6),
        ("Blooding by the Code", "Salubri antitribu", "val", 7),
        ("Proxy Kissed", "Giovanni", "pot", 7),
        ("Reliquary: Akunanse Remains", "Akunanse", "", 7),
    ],
)
def test_who_is_of_the_clan_no_more_has_no_level_by_its_card(
    name: str, clan: str, code: str, capacity: int, region: str
) -> None:
    """What a card gives “this Giovanni” it gives a Giovanni (their texts)."""
    game = table()
    lay = game.ready if region == "ready" else game.torpor
    krid = lay("Sarah", vampire("Krid", 6, clan=clan))
    game.on(krid, name)
    assert minions.disciplines(game.rules, krid).get(code, 0) == bool(code)
    assert minions.capacity(game.rules, krid) == capacity
    change_clan(game.rules, krid, "Brujah")
    assert not minions.disciplines(game.rules, krid)
    # The capacity that Blooding by the Code gives is given to whoever bears it.
    assert minions.capacity(game.rules, krid) == (7 if name == "Blooding by the Code" else 6)


@pytest.mark.parametrize("name", ["Field Training", "Galaric's Legacy", "Go Anarch", "The Red Question"])
def test_what_has_made_an_anarch_is_burned_as_its_bearer_becomes_of_another_sect(name: str) -> None:
    """At once: who is made an Anarch again in the same phase has lost it all the same (their texts)."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Anarch"))
    card = game.on(krid, name)
    again = game.hand("Sarah", "Into the Fire", "Galaric's Legacy")[1]
    game.phase("master", of="Sarah")
    game.pick("master", "Into the Fire")
    assert game.where(card) == "ash heap of Sarah"
    game.pick("master", again)
    game.go_to("minion", of="Sarah")
    assert minions.is_anarch(game.rules, krid) and krid.attached == [again.id]


@pytest.mark.parametrize(("clan", "sect"), [("Banu Haqim", "Camarilla"), ("Brujah", "Independent")])
def test_who_has_sworn_allegiance_is_of_the_camarilla_as_one_of_the_clan(clan: str, sect: str) -> None:
    """Any of the clan with a counter is considered so, whoever is not is not (the text of Tegyrius)."""
    game = table()
    tegyrius = game.ready("Alexis", "Tegyrius, Vizier")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Banu Haqim", sect="Independent"))
    game.pick("card in play", tegyrius, minion=krid)
    game.pass_all()
    assert minions.sect(game.rules, krid) == "Camarilla"
    change_clan(game.rules, krid, clan)
    assert minions.sect(game.rules, krid) == sect
    change_clan(game.rules, krid, "Banu Haqim")
    assert minions.sect(game.rules, krid) == "Camarilla"


@pytest.mark.parametrize(("room", "offered"), [(False, False), (True, True)])
@pytest.mark.parametrize("who", ["Ambrosius, The Ferryman", "Luciano Carvalho"])
def test_a_retainer_goes_to_none_that_can_have_no_second_of_it(who: str, room: bool, offered: bool) -> None:
    game = table()
    mover, krid = game.ready("Sarah", who), game.ready("Sarah", vampire("Krid", 6))
    game.on(krid, "Elephant Guardian")
    if who == "Luciano Carvalho":
        second = game.on(mover, "Elephant Guardian")
        game.phase("discard", of="Sarah")
    else:
        (second,) = game.ash_heap("Sarah", "Elephant Guardian")
    nora = game.ready("Sarah", vampire("Nora", 4)) if room else None
    kind = "use" if who == "Luciano Carvalho" else "card in play"
    assert any(mover.id in (option.copy, option.minion) for option in game.options(kind)) == offered
    if nora is not None:
        game.pick(kind, minion=mover)
        if game.options("target"):
            game.pick("target", second)
        game.pass_all()  # Only she can have it.
        assert second.place.on == nora.id
