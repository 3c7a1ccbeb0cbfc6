"""Rulings on requirements, costs and small effects of cards of all types, each played."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting, over
from tests.abilities.deeds import lying, through
from tests.abilities.fights import EVERYTHING, fighting
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import imbued, library, vampire
from vtes_desktop.rules.titles.titles import claim_title
from vtes_desktop.table.table import Copy

EVERY = f"{EVERYTHING} VAL SAN MEL"


def runs(game: Position, *wanted: str, votes: str = "") -> list[str]:
    """Everybody passes until the action is over, or takes what is wanted; one `votes` for it. What was asked."""
    seen: list[str] = []
    for _ in range(80):
        if game.table.action is None:
            break
        seen.append(game.question)
        number = next((n for word in wanted for n, each in enumerate(game.options()) if word in each.text), None)
        if number is not None:
            game.referee.answer(number)
        elif game.asked == votes and game.options("all for"):
            game.pick("all for")
        elif game.asked == votes and game.options("title for"):
            game.pick("title for")
        elif game.options("hand strike"):
            game.pick("hand strike")
        elif game.options("pass") or game.options("no block"):
            game.passes()
        else:
            game.referee.answer(0)
    return seen


def test_a_feeding_razor_adds_its_blood_unasked() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=1)
    game.on(krid, "Aaron's Feeding Razor")
    game.pick("hunt", minion=krid)
    over(game)
    assert krid.blood == 3


def test_a_marionette_helps_unasked() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Malkavian antitribu", sect="Sabbat"))
    game.on(krid, "Enchanted Marionette")
    game.ready("Alexis", vampire("Ira", 5))
    game.pick("bleed", minion=krid)
    assert "(stealth 1)" in game.question
    over(game)
    assert game["Alexis"].pool == 28


@pytest.mark.parametrize("burned", [True, False])
def test_an_abactor_is_hunted_within_his_action_and_has_diablerized_nobody(burned: bool) -> None:
    """Rebirth is no use, and Carlton finds no diablerist."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, text="Red List."), blood=1)
    game.ready("Justin", vampire("Voice", 9, title="prince of Paris"))
    carlton = game.ready("Alexis", "Carlton Van Wyk")
    castle = game.in_play("Sarah", "Heidelberg Castle, Germany")
    game.hand("Sarah", "Abactor", "Rebirth")
    game.pick("action card", "Abactor", minion=krid)
    for _ in range(40):
        if game.table.action is None:
            break
        assert not game.options("play") and not any(each.copy == castle.id for each in game.options("use"))
        if burned and game.asked == "Justin" and game.options("all for"):
            game.pick("all for")
        elif burned and game.asked == "Justin" and game.options("title for"):
            game.pick("title for")
        else:
            game.passes()
    assert (krid.place.region == "ash heap") == burned
    for _ in range(20):
        if game.table.active == 1 and game.table.phase == "discard":
            break
        game.passes()
    assert not any(each.copy == carlton.id for each in game.options("use"))


@pytest.mark.parametrize(("seat", "intercept"), [("Alexis", 1), ("Justin", 0)])
def test_an_abbot_watches_over_what_is_his_methuselah_s(seat: str, intercept: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, EVERY))
    abbot = game.ready("Alexis", vampire("Ira", 6, sect="Sabbat"))
    game.on(abbot, "Abbot")
    place = game.in_play(seat, "Club Illusion")
    game.hand("Sarah", "Conceal")
    game.pick("action card", minion=krid, level="OBF")
    game.pick("target", place) if game.options("target") else None
    if game.table.action is None:
        assert not intercept
        return
    assert minions.intercept(game.rules, abbot) + minions.added(game.rules, abbot, "intercept") >= intercept
    if intercept:
        assert any(each.copy == abbot.id and "lacks" not in each.text for each in game.options("block"))


@pytest.mark.parametrize("card", ["Amici Noctis", "Voter Captivation"])
@pytest.mark.parametrize("pool", [1, 30])
def test_who_is_ousted_by_her_own_referendum_gains_nothing_from_it(card: str, pool: int) -> None:
    game = table()
    krid = game.ready(
        "Sarah", vampire("Krid", 8, "PRE", clan="Lasombra", sect="Sabbat", title="archbishop of Boston"), blood=3
    )
    game.pool("Sarah", pool)
    game.hand("Sarah", "Kine Resources Contested", card)
    game.pick("political", minion=krid)
    offered = False
    for _ in range(60):
        if game.table.action is None:
            break
        offered |= any(card in each.text for each in game.options("play"))
        if game.options("points"):
            wanted = {0: 1, 2: 3}.get(game.options("points")[0].seat, 0)
            amounts = [each.amount for each in game.options("points")]
            game.pick("points", amount=wanted if wanted in amounts else min(amounts))
        elif game.options("all for"):
            game.pick("all for")
        elif game.options("title for"):
            game.pick("title for")
        else:
            game.passes()
    assert game["Sarah"].ousted == (pool == 1)
    assert offered == (pool != 1)


def test_a_troublemaker_locks_who_is_locked() -> None:
    game = table()
    trouble = game.in_play("Sarah", "Anarch Troublemaker")
    ira = game.ready("Alexis", vampire("Ira", 6), locked=True)
    game.phase("unlock", of="Sarah")
    game.pick("use", trouble)
    found = False
    for _ in range(4):
        found |= any(each.copy == ira.id for each in game.options("target"))
        if game.options("way"):
            game.referee.answer(0)
        elif game.options("target"):
            game.pick("target", ira)
    assert found and ira.locked and trouble.controller == 1


@pytest.mark.parametrize("base", [True, False])
def test_antonio_s_mage_costs_less_by_what_needs_no_action(base: bool) -> None:
    game = table()
    antonio = game.ready("Sarah", "Antonio d'Erlette")
    game.ready("Sarah", vampire("Krid", 5, sect="Laibon"))
    if base:
        game.in_play("Sarah", "Powerbase: Tshwane")
    mage = library("Wizard", "Ally", pool=3, text="Mage with 2 life. 1 strength, 1 bleed.")
    game.hand("Sarah", mage)
    game.phase("influence", of="Sarah")
    game.pick("use", antonio)
    for _ in range(8):
        number = next(
            (
                n
                for n, each in enumerate(game.options())
                if each.kind != "no" and any(word in each.text for word in ("Wizard", "Yes"))
            ),
            None,
        )
        if number is None:
            break
        game.referee.answer(number)
    assert game["Sarah"].pool == (28 if base else 27)


def test_asguresh_cancels_no_weapon_that_comes_by_another_card() -> None:
    club = library("Club", "Equipment", text="Melee weapon. Strength+1 damage each strike.")
    fight = fighting("Concealed Weapon", ira="Asguresh", lay=lambda game, *_: game.hand("Sarah", club))
    fight.play("Concealed Weapon")
    assert fight.game.asked == "Alexis" and fight.game.options("use")
    fight.game.passes()
    for _ in range(4):
        assert not fight.game.options("use")
        number = next((n for n, each in enumerate(fight.game.options()) if "Club" in each.text), None)
        if number is None:
            break
        fight.game.referee.answer(number)
    assert lying(fight.game, "Club").place.on == fight.kurt.id


@pytest.mark.parametrize("wears", [True, False])
def test_who_binds_the_night_walker_ends_the_action_for_the_turn(wears: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "OBF"), blood=8)
    idle = game.ready("Sarah", vampire("Idle", 4), blood=1)
    ira = game.ready("Alexis", vampire("Ira", 6, sect="Laibon"))
    if wears:
        game.on(ira, "Kerrie")
    game.hand("Sarah", "Blood Bond", "Blood Bond", "Cloak the Gathering")
    game.hand("Alexis", "Bind the Night-Walker")
    game.pick("action card", minion=krid)
    game.pick("target", ira)
    seen = runs(game, "Bind the Night-Walker")
    assert seen
    bound = any("Bind the Night-Walker" in each and "plays" in each for each in game.log)
    assert bound == wears
    if wears:
        assert krid.blood == 8 and krid.locked
        krid.locked = False
        game.pick("hunt", minion=idle)
        over(game)
        assert not any("Blood Bond" in each.text and each.minion == krid.id for each in game.options("action card"))


def test_a_blood_trade_leaves_the_boon_that_comes_not_into_play() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Boston"))
    game.in_play("Alexis", "Blood Trade")
    game.hand("Sarah", "Consanguineous Boon")
    assert any(each.minion == krid.id for each in game.options("political"))


def test_orun_of_who_is_no_laibon_are_locked_for_the_bleed_and_stay() -> None:
    game, krid = acting("pot", "Brutal Influence")
    orun = [game.on(krid, "Orun") for _ in range(2)]
    game.pick("action card", minion=krid, level="pot")
    runs(game)
    assert krid.place.region == "ready" and all(each.place.on == krid.id for each in orun)


@pytest.mark.parametrize("vehicle", [True, False])
def test_a_car_bomb_goes_off_at_the_announcement(vehicle: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=6)
    if vehicle:
        game.on(krid, "Learjet")
    game.ready("Alexis", vampire("Ira", 6, sect="Anarch"))
    game.hand("Alexis", "Car Bomb")
    game.pick("bleed", minion=krid)
    assert game.options("play") and game.asked == "Alexis" and not game.options("block")
    game.pick("play", "Car Bomb")
    over(game)
    assert krid.blood == (4 if vehicle else 6) and game["Alexis"].pool == (30 if vehicle else 29)


@pytest.mark.parametrize(("clan", "may"), [("Tremere", True), ("Tremere antitribu", True), ("Ventrue", False)])
def test_one_of_two_clans_is_enough_to_create_a_gargoyle(clan: str, may: bool) -> None:
    game, krid = acting("", "Create Gargoyle", clan=clan)
    assert any(each.minion == krid.id for each in game.options("action card")) == may


@pytest.mark.parametrize(("clan", "may"), [("Malkavian", True), ("Malkavian antitribu", True), ("Ventrue", False)])
def test_one_of_two_clans_is_enough_to_derange(clan: str, may: bool) -> None:
    game, krid = acting("", "Derange", clan=clan)
    game.ready("Alexis", vampire("Young", 3, clan="Ventrue"))
    assert any(each.minion == krid.id for each in game.options("action card")) == may


@pytest.mark.parametrize(("clan", "may"), [("Gangrel", True), ("Gangrel antitribu", True), ("Ventrue", False)])
def test_one_of_two_clans_is_enough_for_a_theater(clan: str, may: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 5, clan=clan))
    game.hand("Sarah", "Ennoia's Theater")
    game.phase("master", of="Sarah")
    assert bool(game.options("master")) == may


def test_who_has_superior_dementation_may_dive_at_the_basic_level() -> None:
    game, krid = acting("DEM", "Dive into Madness")
    assert {each.level for each in game.options("action card")} == {"dem", "DEM"}
    game.pick("action card", minion=krid, level="dem")
    over(game)
    assert not krid.locked


@pytest.mark.parametrize(("level", "stealth"), [("vic", 0), ("VIC", -1)])
def test_the_action_to_burn_fleshcraft_suffers_from_it(level: str, stealth: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    flesh = game.on(krid, "Fleshcraft", owner="Alexis", marks={"level": level})
    game.ready("Alexis", vampire("Ira", 5))
    game.ready("Justin", vampire("Tom", 5))
    game.referee = None
    game.pick("card in play", flesh)
    assert f"(stealth {stealth})" in game.question.replace("−", "-")


@pytest.mark.parametrize("there", [0, 2])
def test_a_symposium_finds_one_kiasyd_or_none(there: int) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 5, clan="Kiasyd"))
    waiting = game.uncontrolled("Sarah", vampire("Waiting", 8, clan="Kiasyd"))
    game.crypt("Sarah", *[vampire(f"Kiasyd {n}", 8, clan="Kiasyd") for n in range(there)], vampire("Tom", 4))
    game.hand("Sarah", "Great Symposium")
    game.phase("master", of="Sarah")
    game.pick("master")
    for _ in range(12):
        if game.table.phase != "master" or game.options("master"):
            break
        if any(each.copy == waiting.id for each in game.options("target")):
            game.pick("target", waiting)
        elif game.options("search") or game.options("take"):
            game.referee.answer(0)
        else:
            game.passes() if game.options("pass") else game.referee.answer(0)
    assert waiting.blood == 3
    assert len(game.rules.pile(0, "uncontrolled")) == 1 + min(1, there)


@pytest.mark.parametrize("fallen", [True, False])
def test_gratiano_keeps_a_ballot_without_his_title(fallen: bool) -> None:
    game = table()
    gratiano = game.ready("Sarah", "Gratiano")
    caller = game.ready("Sarah", vampire("Caller", 8))
    if fallen:
        game.in_play("Alexis", "Fall of the Sabbat")
    game.hand("Sarah", "Kine Resources Contested")
    game.pick("political", minion=caller)
    found = 0
    for _ in range(30):
        if game.table.action is None:
            break
        if game.options("points"):
            game.pick("points", amount=max(each.amount for each in game.options("points")))
            continue
        found = max(found, sum(each.amount for each in game.options("prisci for") if each.copy == gratiano.id))
        game.passes()
    assert found == (1 if fallen else 2)


@pytest.mark.parametrize("cost", [1])
def test_jaroslav_spares_who_cannot_be_a_target(cost: int) -> None:
    game = table()
    jaroslav = game.ready("Sarah", "Jaroslav Pascek")
    safe = game.ready("Alexis", vampire("Safe", 6, sect="Sabbat"), blood=5)
    game.on(safe, "Secure Haven")
    hurt = game.ready("Alexis", vampire("Hurt", 6, sect="Sabbat"), blood=5)
    game.pick("card in play", minion=jaroslav)
    runs(game)
    assert hurt.blood == 5 - cost and safe.blood == 5


@pytest.mark.parametrize("imbued_there", [True, False])
def test_a_feast_that_feeds_an_uncontrolled_vampire_is_watched(imbued_there: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM", clan="Salubri"), blood=6)
    young = game.uncontrolled("Sarah", vampire("Young", 4))
    game.in_play("Alexis", "Blood Cult Awareness Network")
    if imbued_there:
        game.ready("Alexis", imbued("Watcher", 4, "jud"))
    game.hand("Sarah", "Feast of the Soul's Secrets")
    game.pick("action card", minion=krid, level="DOM")
    for _ in range(2):
        if game.options("target"):
            game.pick("target", young)
    runs(game)
    assert krid.blood == (4 if imbued_there else 5)
    assert young.blood == 2


def test_democritus_makes_the_contest_of_a_title_no_dearer() -> None:
    game = table()
    game.ready("Sarah", "Democritus")
    prince = game.ready("Sarah", vampire("Krid", 6, title="prince of Boston"), blood=5)
    rival = game.ready("Alexis", vampire("Ira", 6, title="prince of Boston"), blood=5)
    game.phase("unlock", of="Alexis")
    claim_title(game.rules, rival)
    game.pick("contest title", rival)
    game.pass_all()
    assert (rival.blood, game["Alexis"].pool, prince.blood) == (4, 30, 5)


def test_a_fire_dance_is_for_whom_it_was_announced() -> None:
    game, krid = acting("", "Fire Dance", sect="Sabbat", title="archbishop of Boston")
    ira: Copy = game.ready("Alexis", vampire("Ira", 5, sect="Sabbat"))
    game.pick("action card", minion=krid)
    assert any(each.copy == ira.id for each in game.options("target")) and game.table.action is None
    game.pick("target", ira)
    through(game)
    assert lying(game, "Fire Dance").place.on == ira.id
