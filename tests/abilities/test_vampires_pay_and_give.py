"""Vampires defined by name that pay otherwise, move blood, or use what a phase gives, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.acting import until_or_over
from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_elders import advance, call, offered, until
from tests.abilities.test_vampires_most_played import duel, finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.table import Copy

IRA = vampire("Ira", 6)
DOOM = library("Doom", "Event", text="Gehenna. Nothing happens.")
GEAR = library("Gear", "Equipment", pool=1, text="Equipment.")
BLADE = library("Blade", "Equipment", text="Melee weapon. Strike: strength+1 damage.")
PLACE = library("Place", "Master", pool=3, text="Master: unique location. Lock to gain 1 pool.")


def used(game: Position, copy: Copy, target: Copy | None = None, *, text: str = "") -> None:
    """Use a card in play, on a target where one is asked for."""
    number = next(n for n, each in enumerate(game.options()) if each.copy == copy.id and text in each.text)
    assert game.referee is not None
    game.referee.answer(number)
    if target is not None and game.options("target"):
        game.pick("target", target)


@pytest.mark.parametrize(
    ("name", "phase", "other", "theirs", "after"),
    [
        ("Lupo Giovanni", "unlock", vampire("Kin", 6, clan="Giovanni"), "Sarah", (0, 1)),
        ("Pavlo", "unlock", "Zizi", "Sarah", None),
        ("Sabine Lafitte", "unlock", vampire("Kin", 6, clan="Tremere"), "Alexis", (-1, 1)),
        ("Tabitha Fisk", "unlock", vampire("Kin", 6, title="archbishop of Nice", sect="Sabbat"), "Sarah", (1, -1)),
        ("Tabitha Fisk", "unlock", vampire("Kin", 6, title="archbishop of Nice", sect="Sabbat"), "Alexis", None),
        ("Lupo Giovanni", "unlock", vampire("Kin", 6, clan="Ventrue"), "Sarah", None),
        ("Sabine Lafitte", "unlock", vampire("Kin", 6, clan="Ventrue"), "Sarah", None),
        ("Matthew Romans", "unlock", vampire("Kin", 6, sect="Independent"), "Alexis", None),
        ("Matthew Romans", "unlock", vampire("Kin", 6), "Alexis", (-1, 0)),
        ("Matthew Romans", "unlock", vampire("Kin", 8), "Alexis", None),
    ],
)
def test_blood_given_and_taken_in_the_unlock_phase(
    name: str, phase: str, other: object, theirs: str, after: tuple[int, int] | None
) -> None:
    game = table()
    mine, kin = game.ready("Sarah", name, blood=2), game.ready(theirs, other, blood=2)  # type: ignore[arg-type]
    game.phase(phase, of="Sarah")  # type: ignore[arg-type]
    assert offered(game, "use", mine) == (after is not None)
    if after is not None:
        used(game, mine, kin)
        assert (mine.blood, kin.blood) == (2 + after[0], 2 + after[1])
        assert kin.locked == (name == "Matthew Romans") and not offered(game, "use", mine)


def test_pavlo_feeds_his_circle_and_zizi_unlocks_hers() -> None:
    game = table()
    pavlo = game.ready("Sarah", "Pavlo", blood=2)
    kin = next(
        card for card in game.rules.catalogue.cards.values() if "Kiev circle" in str(card.text) and card.name != "Pavlo"
    )
    brother = game.ready("Sarah", kin.name, blood=1)
    game.phase("unlock", of="Sarah")
    used(game, pavlo, brother)
    assert (pavlo.blood, brother.blood) == (1, 2)
    for viri in (True, False):
        game = table()
        zizi = game.ready("Sarah", "Zizi")
        other = game.ready("Sarah", "Ági", locked=True)
        if viri:
            game.ready("Sarah", "Viri")
        game.phase("master", of="Sarah")
        assert offered(game, "use", zizi) == viri
        if viri:
            used(game, zizi, other)
            assert zizi.locked and not other.locked


def test_sutekh_moves_a_blood_and_gains_from_mummies() -> None:
    game = table()
    sutekh, kin = (
        game.ready("Sarah", "Sutekh, The Dark God", blood=2),
        game.ready("Sarah", vampire("Kin", 6, clan="Ministry"), blood=1),
    )
    game.phase("unlock", of="Sarah")
    used(game, sutekh, kin, text="from Sutekh")
    assert (sutekh.blood, kin.blood) == (1, 2) and not offered(game, "use", sutekh)
    for text, may in (
        ("Mummy with 1 life. 1 strength, 1 bleed.", True),
        ("Mortal with 1 life. 1 strength, 1 bleed.", False),
    ):
        game = table()
        sutekh, krid = game.ready("Sarah", "Sutekh, The Dark God"), game.ready("Sarah", IRA)
        game.hand("Sarah", library("Friend", "Ally", text=text))
        game.pick("recruit", minion=krid)
        until_or_over(game, "use", sutekh)
        assert (game.table.action is not None) == may
        if may:
            game.pick("use", sutekh)
            assert game["Sarah"].pool == 31


@pytest.mark.parametrize(("name", "phase"), [("Lille Haake", "master"), ("Ruxandra", "discard")])
def test_a_phase_action_discards(name: str, phase: str) -> None:
    game = table()
    mine = game.ready("Sarah", name)
    game.phase(phase, of="Sarah")  # type: ignore[arg-type]
    game.pick("use", mine)
    game.pick("discard", "Blank card")
    if name == "Ruxandra":
        game.pick("discard", "Blank card")
        game.passes()
        assert mine.locked
    assert len(game.rules.pile(0, "ash heap")) == (2 if name == "Ruxandra" else 1) and not offered(game, "use", mine)
    game = table()
    mine = game.ready("Sarah", name, locked=name == "Ruxandra")
    game.phase("minion" if name == "Lille Haake" else "discard", of="Sarah")
    assert not offered(game, "use", mine)


def test_lucina_gains_a_blood_with_the_edge() -> None:
    for edge in (True, False):
        game = table()
        lucina = game.ready("Sarah", "Lucina", blood=2)
        if edge:
            game.give_edge("Sarah")
        game.phase("unlock", of="Sarah")
        game.start()
        if edge:
            game.pick("order", lucina)
        assert lucina.blood == 2 + edge


@pytest.mark.parametrize(
    ("clan", "of", "pool"), [("Giovanni", "Alexis", 29), ("Ventrue", "Alexis", 30), ("Giovanni", "Sarah", 30)]
)
def test_marianna_makes_the_giovanni_of_others_dear(clan: str, of: str, pool: int) -> None:
    game = table()
    game.ready("Sarah", "Marianna")
    game.ready(of, vampire("Kin", 6, clan=clan))
    game.phase("unlock", of=of)
    game.start()
    assert game[of].pool == pool


def test_rosa_gains_beside_a_regent() -> None:
    for title, blood in (("regent", 3), ("", 2)):
        game = table()
        rosa = game.ready("Sarah", "Rosa Martínez", blood=2)
        game.ready("Sarah", vampire("Head", 8, title=title, sect="Sabbat"))
        game.phase("unlock", of="Sarah")
        game.start()
        assert rosa.blood == blood


@pytest.mark.parametrize("there", [True, False])
def test_shiloh_hurts_another_of_ones_own(there: bool) -> None:
    game = table()
    (game.ready if there else game.torpor)("Sarah", "Shiloh Marie, Vengeance")
    ira = game.ready("Sarah", IRA)
    game.phase("unlock", of="Sarah")
    game.start()
    assert ira.blood == (5 if there else 6)


def test_obaluaye_is_burned_as_one_of_four_salubri() -> None:
    for count, region in ((3, "ash heap"), (2, "ready")):
        game = table()
        obaluaye = game.ready("Sarah", "Obaluaye")
        for number in range(count):
            game.ready("Sarah", vampire(f"Healer {number}", 4, clan="Salubri"))
        game.phase("unlock", of="Sarah")
        game.start()
        assert obaluaye.place.region == region


@pytest.mark.parametrize("turn", ["Sarah", "Alexis"])
def test_okulos_draws_for_a_blood_once_in_a_turn(turn: str) -> None:
    game = table()
    okulos = game.ready("Sarah", "Okulos", blood=3)
    game.phase("unlock" if turn == "Alexis" else "master", of=turn)
    until(game, "use", okulos)
    game.pick("use", okulos)
    game.pick("discard", "Blank card")
    assert okulos.blood == 2 and not offered(game, "use", okulos)


def test_portia_is_burned_by_the_sun_as_her_hunt_is_blocked() -> None:
    for kind, lost in (("hunt", 2), ("bleed", 1)):
        game = table()
        portia, ira = (
            game.ready("Sarah", "Portia", blood=3),
            game.ready("Alexis", vampire("Ira", 6, text="+2 intercept."), blood=6),
        )
        game.on(portia, "Raven Spy")
        game.pick(kind, minion=portia)
        until(game, "block", ira)
        game.pick("block", ira)
        finish(game)
        assert (portia.blood, ira.blood) == (3 - lost, 5) and len(portia.attached) == 1


def test_portia_may_prevent_what_the_sun_does_to_her() -> None:
    game = table()
    portia, ira = game.ready("Sarah", "Portia", blood=3), game.ready("Alexis", vampire("Ira", 6, text="+2 intercept."))
    game.hand("Sarah", "Soak", "Soak")
    game.pick("hunt", minion=portia)
    until(game, "block", ira)
    game.pick("block", ira)
    until(game, "play")
    assert game.table.combat is not None and game.table.combat.step == "before range"
    game.pick("play", "Soak")
    finish(game)
    assert portia.blood == 2 and ira.blood == 5


def test_pugfar_gives_a_press_for_a_blood() -> None:
    for clan, may in (("Tremere antitribu", True), ("Ventrue", False)):
        game = table()
        pugfar = game.ready("Sarah", "Pugfar", blood=3)
        krid, ira = game.ready("Sarah", vampire("Krid", 6, clan=clan)), game.ready("Alexis", IRA)
        duel(game, krid, ira)
        until_or_over(game, "use", pugfar)
        assert (game.table.action is not None) == may
        if may:
            game.pick("use", pugfar)
            finish(game)
            assert pugfar.blood == 2 and ira.blood == 4


def test_quincy_burns_an_ally_with_two_actions() -> None:
    game = table()
    quincy, hound = game.ready("Sarah", "Quincy, The Trapper"), game.ready("Alexis", ally("Hound", 3))
    for region in ("ready", "ash heap"):
        game.go_to("minion", "Sarah")
        game.pick("card in play", quincy)
        if game.options("target"):
            game.pick("target", hound)
        finish(game)
        assert hound.place.region == region
        if region == "ready":
            assert not offered(game, "card in play", quincy)
            game.go_to("minion", "Alexis")
    game = table("Sarah", "Alexis", "Far", "Justin")
    quincy = game.ready("Sarah", "Quincy, The Trapper")
    game.ready("Far", ally("Hound", 3))
    assert not offered(game, "card in play", quincy)


def test_schuyler_lets_the_prey_choose_what_to_draw() -> None:
    game = table()
    schuyler, ira = game.ready("Sarah", "Schuyler", blood=1), game.ready("Alexis", IRA)
    doll = game.ash_heap("Alexis", "Blood Doll")[0]
    duel(game, schuyler, ira)
    until(game, "yes")
    assert game.asked == "Alexis"
    game.pick("yes")
    if game.options("target"):
        game.pick("target", doll)
    assert doll.place.region == "library"
    game = table()
    schuyler, ira = game.ready("Sarah", "Schuyler", blood=1), game.ready("Alexis", IRA)
    duel(game, schuyler, ira)
    until_or_over(game, "yes")
    assert game.table.action is None


def test_soldat_burns_the_edge_for_a_maneuver() -> None:
    for edge in (True, False):
        game = table()
        soldat, ira = game.ready("Sarah", "Soldat"), game.ready("Alexis", IRA)
        if edge:
            game.give_edge("Sarah")
        duel(game, soldat, ira)
        until_or_over(game, "use", soldat)
        assert (game.table.action is not None) == edge
        if edge:
            game.pick("use", soldat)
            until(game, "maneuver")
            game.pick("maneuver")
            finish(game)
            assert game.edge == "" and ira.blood == 6


def test_soldat_answers_a_maneuver_against_one_of_the_black_hand() -> None:
    for name in ("Yasmin the Black", "Ira"):
        game = table()
        soldat, ira = game.torpor("Sarah", "Soldat"), game.ready("Alexis", IRA)
        mine = game.ready("Sarah", vampire("Ira", 6) if name == "Ira" else name)
        game.give_edge("Sarah")
        game.hand("Alexis", "Fake Out")
        duel(game, mine, ira)
        until(game, "play")
        game.pick("play", "Fake Out")
        while game.asked != "Sarah":
            game.passes()
        assert offered(game, "use", soldat) == (name != "Ira")
        if name != "Ira":
            game.pick("use", soldat)
            finish(game)
            assert game.edge == "" and ira.blood == 5


@pytest.mark.parametrize("acts", [True, False])
def test_auspex_costs_more_against_strohmann(acts: bool) -> None:
    game = table()
    strohmann, krid = game.ready("Sarah", "Strohmann"), game.ready("Sarah", IRA)
    seer = game.ready("Alexis", vampire("Seer", 6, "AUS"), blood=3)
    game.hand("Alexis", "Telepathic Misdirection")
    game.pick("bleed", minion=strohmann if acts else krid)
    until(game, "play")
    option = next(option for option in game.options("play") if option.level == "AUS")
    game.pick("play", level=option.level)
    advance(game, lambda: game.table.action is None or seer.blood < 3)
    assert seer.blood == (1 if acts else 2)


def test_thomas_finds_a_melee_weapon() -> None:
    game = table()
    thomas = game.ready("Sarah", "Thomas Steed, The Angry")
    blade, _ = game.library("Sarah", BLADE, GEAR)
    game.pick("card in play", thomas)
    until(game, "search")
    assert [option.copy for option in game.options("search")] == [blade.id]
    game = table()
    thomas = game.ready("Sarah", "Thomas Steed, The Angry", locked=True)
    assert not offered(game, "card in play", thomas)


@pytest.mark.parametrize("ready", [True, False])
def test_ivan_finds_equipment_that_is_no_location(ready: bool) -> None:
    game = table()
    ivan = (game.ready if ready else game.torpor)("Sarah", "Ivan Krenyenko")
    gear, _ = game.library("Sarah", GEAR, "Palatial Estate")
    game.phase("unlock", of="Sarah")
    assert offered(game, "use", ivan) == ready
    if ready:
        game.pick("use", ivan)
        assert [option.copy for option in game.options("search")] == [gear.id]


@pytest.mark.parametrize(
    ("name", "gehenna"), [("César Holfield", True), ("César Holfield", False), ("Tori Longwood", True)]
)
@pytest.mark.parametrize("hunts", [True, False])
def test_the_idle_are_punished_as_the_minion_phase_ends(name: str, gehenna: bool, hunts: bool) -> None:
    game = table()
    mine = game.ready("Sarah", name, blood=1 if name[0] == "C" else 3)
    if name[0] == "C":
        mine.blood = 1
    if gehenna:
        game.in_play("Justin", DOOM)
    if hunts:
        game.pick("hunt", minion=mine)
        finish(game)
    before = mine.blood
    game.go_to("discard", "Sarah")
    if name[0] == "C":
        assert before - mine.blood == (gehenna and not hunts)
    else:
        assert mine.locked and mine.blood == before


@pytest.mark.parametrize("clan", ["Banu Haqim", "Ventrue"])
def test_victoria_discards_for_the_bleed_of_an_assamite(clan: str) -> None:
    game = table()
    victoria, krid = game.ready("Sarah", "Victoria Ash (G7)"), game.ready("Sarah", vampire("Krid", 6, clan=clan))
    game.ready("Alexis", IRA)
    game.pick("bleed", minion=krid)
    until_or_over(game, "use", victoria)
    assert (game.table.action is not None) == (clan == "Banu Haqim")
    if game.table.action is not None:
        game.pick("use", victoria)
        game.pick("discard", "Blank card")
        finish(game)
        assert game["Alexis"].pool == 28


@pytest.mark.parametrize(("kind", "sect"), [("equip", "Laibon"), ("bleed", "Laibon"), ("equip", "Camarilla")])
def test_wamukota_lets_laibon_go_on(kind: str, sect: str) -> None:
    game = table()
    wamukota, krid = game.torpor("Sarah", "Wamukota"), game.ready("Sarah", vampire("Krid", 6, sect=sect))
    ira = game.ready("Alexis", vampire("Ira", 6, text="+1 intercept."))
    game.hand("Sarah", GEAR)
    game.pick(kind, minion=krid)
    until(game, "block", ira)
    game.pick("block", ira)
    until_or_over(game, "use", wamukota)
    may = (kind, sect) == ("equip", "Laibon")
    assert (game.table.action is not None) == may
    if may:
        game.pick("use", wamukota)
        finish(game)
        assert ira.locked and wamukota.locked and len(krid.attached) == 1


@pytest.mark.parametrize(("size", "may"), [(6, True), (9, False)])
def test_yitzak_locks_the_younger_for_longer(size: int, may: bool) -> None:
    game = table()
    yitzak, ira = game.ready("Sarah", "Yitzak"), game.ready("Alexis", vampire("Ira", size))
    assert offered(game, "card in play", yitzak) == may
    if may:
        game.pick("card in play", yitzak)
        if game.options("target"):
            game.pick("target", ira)
        while game.table.action is not None:
            game.passes()
        assert ira.locked
        game.go_to("discard", "Alexis")
        assert ira.locked


def test_afifa_wants_gehenna() -> None:
    for plays in (True, False):
        game = table()
        game.ready("Sarah", "Afifa, The Herald")
        game.hand("Sarah", DOOM)
        game.phase("discard", of="Sarah")
        if plays:
            game.pick("event")
        while game.asked == "Sarah" and not game.options("methuselah") and game.table.phase == "discard":
            game.passes()
        assert (game["Alexis"].pool, game["Sarah"].pool) == ((29, 30) if plays else (30, 29))


@pytest.mark.parametrize(
    "name", ["Menele (ADV)", "Al-Ashrad, Amr of Alamut (ADV)", "Dominique (ADV)", "Ambrogino Giovanni (ADV)"]
)
def test_advanced_vampires(name: str) -> None:
    game = table()
    mine = game.ready("Sarah", name, blood=5)
    place = game.in_play("Sarah", PLACE)
    game.ash_heap("Sarah", *[GEAR] * 7)
    if name[0] == "M":
        helena = game.ready("Justin", "Helena")
        game.hand("Sarah", library("Deed", "Action", blood=2, text="Gain 1 pool."))
        game.pick("action card", minion=mine)
        finish(game)
        assert mine.blood == 4 and helena.blood == 10
    elif name[0:2] == "Al":
        assert game.rules.abilities.modifier(game.rules, mine, "early thaumaturgy") == 1
    else:
        game.phase("unlock", of="Sarah")
        used(game, mine, place if name[0] == "D" else None)
        if name[0] == "D":
            assert place.place.region == "ash heap" and game["Sarah"].pool == 33
        else:
            while game.options("target"):
                game.pick("target", game.table.copies[game.options("target")[0].copy])
            assert mine.blood == 7 and not game.rules.pile(0, "ash heap")
    game = table()
    mine = game.ready("Sarah", name, blood=5)
    game.phase("unlock", of="Sarah")
    assert not offered(game, "use", mine)


def test_fidai_are_unlocked_by_elders_only() -> None:
    for size, may in ((7, True), (6, False)):
        game = table()
        fidai = game.ready("Sarah", "Fida'i", locked=True)
        elder = game.ready("Sarah", vampire("Elder", size, clan="Banu Haqim"))
        game.phase("unlock", of="Sarah")
        assert offered(game, "use", fidai) == may and fidai.locked
        if may:
            game.pick("use", fidai)
            assert not fidai.locked and elder.blood == 6


def test_kyoko_hunts_by_stealing() -> None:
    game = table()
    kyoko, ira = game.ready("Sarah", "Kyoko Shinsegawa", blood=2), game.ready("Alexis", IRA)
    assert not game.options("hunt")
    game.pick("card in play", kyoko)
    if game.options("target"):
        game.pick("target", ira)
    assert game.table.action is not None and game.table.action.stealth == 1
    finish(game)
    assert (kyoko.blood, ira.blood) == (3, 5)
    game = table()
    kyoko = game.ready("Sarah", "Kyoko Shinsegawa", blood=2)
    game.torpor("Alexis", IRA)
    assert not offered(game, "card in play", kyoko)


def test_kyoko_hunts_a_vampire_that_has_no_blood() -> None:
    """Rulings on Kyoko Shinsegawa: the one that she hunts need have no blood; then she takes none."""
    game = table()
    kyoko, ira = game.ready("Sarah", "Kyoko Shinsegawa", blood=2), game.ready("Alexis", IRA, blood=0)
    game.pick("card in play", kyoko)
    game.pick("target", ira) if game.options("target") else None
    finish(game)
    assert (kyoko.blood, ira.blood, kyoko.locked) == (2, 0, True)


@pytest.mark.parametrize("chosen", [True, False])
def test_laszlo_silences_a_younger_vampire(chosen: bool) -> None:
    game = table()
    laszlo, prince = (
        game.ready("Sarah", "Laszlo Mirac"),
        game.ready("Alexis", vampire("Prince", 2, title="prince of Rome")),
    )
    game.hand("Sarah", "Consanguineous Boon")
    game.pick("political", minion=laszlo)
    while game.options("target") or game.options("clan"):
        game.pick(game.options()[0].kind, game.table.copies.get(game.options()[0].copy))
    until(game, "yes")
    game.pick("yes" if chosen else "no")
    if game.options("target"):
        game.pick("target", prince)
    advance(game, lambda: game.table.referendum is None or game.asked == "Alexis")
    assert any(prince.id in (option.minion, option.copy) for option in game.options()) != chosen


def test_esau_flips_a_coin_for_his_bleed() -> None:
    game = table()
    esau = game.ready("Sarah", "Esau", blood=3)
    amount = minions.bleed_amount(game.rules, esau)
    game.pick("bleed", minion=esau)
    game.pick("use", esau)
    finish(game)
    heads = any("shows heads" in line for line in game.log)
    assert game["Alexis"].pool == 30 - amount - heads and esau.blood == 2
    game = table()
    esau = game.ready("Sarah", "Esau", blood=3)
    game.pick("hunt", minion=esau)
    until_or_over(game, "use", esau)
    assert game.table.action is None


@pytest.mark.parametrize(("card", "may"), [("Trap", True), ("Theft of Vitae", False), ("Blood Rage", False)])
def test_no_sorcery_against_ferox(card: str, may: bool) -> None:
    fight = fighting("Flash", card, ira="Ferox, The Rock Lord (ADV)", blood=(6, 6))
    fight.until("play", card)
    assert fight.offered("play", card) == may


@pytest.mark.parametrize("acts", [True, False])
def test_calvin_feeds_anarchs_and_is_fed_by_them(acts: bool) -> None:
    game = table()
    calvin = game.ready("Sarah", "Calvin Cleaver", blood=1)
    kin = game.ready("Sarah", vampire("Kin", 6, sect="Anarch"), blood=1)
    game.ready("Sarah", IRA)
    users = {option.minion for option in game.options("card in play") if option.copy == calvin.id}
    assert users == {calvin.id, kin.id}
    options = [
        n
        for n, option in enumerate(game.options())
        if option.copy == calvin.id
        and option.kind == "card in play"
        and option.minion == (calvin.id if acts else kin.id)
        and ("Calvin" in option.text.split(":")[-1]) != acts
    ]
    assert game.referee is not None
    game.referee.answer(options[0])
    if game.options("target"):
        game.pick("target", kin)
    finish(game)
    assert (kin.blood if acts else calvin.blood) == 2


def test_combat_costs_more_against_claudio() -> None:
    left = []
    for against in ("Claudio Severino", ""):
        fight = fighting("Theft of Vitae", ira=against, blood=(6, 4))
        fight.play("Theft of Vitae", "tha")
        fight.end()
        left.append(fight.kurt.blood)
    assert left[0] == left[1] - 1
    for there, pool in ((True, 30), (False, 29)):
        game = table()
        game.ready("Sarah", "Claudio Severino")
        if there:
            game.in_play("Justin", DOOM)
        game.phase("unlock", of="Sarah")
        game.start()
        assert game["Sarah"].pool == pool


@pytest.mark.parametrize("name", ["Tegyrius, Vizier (ADV)"])
def test_camarilla_assamites_buy_votes(name: str) -> None:
    for sect, may in (("Camarilla", True), ("Independent", False)):
        game = table()
        game.ready("Sarah", name, marks={"clan": "Ventrue"})
        kin = game.ready("Sarah", vampire("Kin", 6, clan="Banu Haqim", sect=sect), blood=3)
        prince = game.ready("Sarah", vampire("Prince", 6, title="prince of Rome"))
        call(game, prince)
        uses = [option for option in game.options("use") if option.minion == kin.id]
        assert bool(uses) == may
        if may:
            game.pick("use", minion=kin)
            assert kin.blood == 2


@pytest.mark.parametrize("burned", [True, False])
def test_beckett_knows_more_in_the_end_times(burned: bool) -> None:
    game = table()
    beckett = game.ready("Sarah", "Beckett (ADV)", blood=0)
    game.in_play("Justin", DOOM)
    assert game.rules.abilities.of_methuselah(game.rules, 0, "hand size") == 1
    if burned:
        ira = game.ready("Alexis", IRA)
        game.on(ira, library("Torch", "Equipment", text="Weapon. Strike: 3 aggravated damage."))
        game.phase("minion", of="Alexis")
        game.hand("Alexis", "Bum's Rush")
        game.pick("action card", minion=ira)
        advance(
            game,
            lambda: game.table.action is None or bool(game.options("enter combat")) or bool(game.options("weapon")),
        )
        if game.options("enter combat"):
            game.pick("enter combat", beckett)
        until_or_over(game, "weapon")
        if game.options("weapon"):
            game.pick("weapon")
        if game.options("discard"):
            game.pick("discard", "Blank card")
        finish(game)
        assert beckett.place.region == "ash heap" and len(game.rules.pile(0, "ash heap")) >= 8
