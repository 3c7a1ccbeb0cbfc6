"""Vampires defined by name that reach into crypts, libraries and ash heaps, take what others have, or pay less."""

from __future__ import annotations

import pytest

from tests.abilities.acting import until_or_over
from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_elders import call, offered, until
from tests.abilities.test_vampires_most_played import duel
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.minion.action import cost_now
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import NOBODY, Copy, Place

ADVANCED = "Enzo Giovanni, Pentex Board of Directors (ADV)"
IRA = vampire("Ira", 6)
DOOM = library("Doom", "Event", text="Gehenna. Nothing happens.")


@pytest.mark.parametrize(("clan", "anarch"), [("Malkavian", True), ("Toreador", False)])
def test_gilbert_removes_the_top_of_the_crypt_and_turns_one_of_his_own(clan: str, anarch: bool) -> None:
    game = table()
    gilbert, ira = game.ready("Sarah", "Gilbert Duane (G6)"), game.ready("Sarah", IRA)
    game.ready("Sarah", vampire("Lord", 6, title="prince of Nice"))
    (top,) = game.crypt("Sarah", vampire("Top", 4, clan=clan))
    game.phase("influence", of="Sarah")
    game.pick("use", gilbert)
    assert (minions.is_anarch(game.rules, ira), top.place.region, gilbert.blood) == (anarch, "removed", 6)
    assert not offered(game, "use", gilbert)


def test_gilbert_needs_blood_and_his_own_influence_phase() -> None:
    for blood, of in ((0, "Sarah"), (7, "Alexis")):
        game = table()
        gilbert = game.ready("Sarah", "Gilbert Duane (G6)", blood=blood)
        game.crypt("Sarah", "Gilbert Duane")
        game.phase("influence", of=of)
        assert not offered(game, "use", gilbert)


def test_gaspare_puts_a_dead_vampire_on_top_of_the_crypt() -> None:
    for blood in (6, 1):
        game = table()
        gaspare = game.ready("Sarah", "Gaspare Giovanni", blood=blood)
        game.ash_heap("Sarah", IRA, "Blood Doll")
        game.crypt("Sarah", "Lucita")
        game.phase("master", of="Sarah")
        assert offered(game, "use", gaspare) == (blood == 6)
        if blood == 6:
            game.pick("use", gaspare)
            assert (game.names("Sarah", "crypt"), gaspare.blood) == (["Ira", "Lucita"], 4)


def test_lucinde_has_camarilla_vampires_fight_whom_she_chooses_for_a_turn() -> None:
    game = table()
    lucinde, mine = game.ready("Sarah", "Lucinde, Alastor (G7)"), game.ready("Sarah", IRA)
    rogue = game.ready("Sarah", vampire("Rogue", 6, sect="Sabbat"))
    theirs, other = game.ready("Justin", vampire("Prey", 5)), game.ready("Alexis", vampire("Other", 5))
    game.phase("master", of="Sarah")
    game.pick("use", lucinde)
    game.pick("target", theirs)
    assert lucinde.blood == 9
    game.go_to("minion", "Sarah")
    able = {option.minion for option in game.options("card in play")}
    assert able == {lucinde.id, mine.id} and rogue.id not in able
    game.pick("card in play", minion=mine)
    assert game.rules.action.targets == (theirs.id,) and other.id not in game.rules.action.targets
    game.pass_all()
    assert (mine.blood, theirs.blood) == (5, 4)
    game = table()
    lucinde = game.ready("Sarah", "Lucinde, Alastor (G7)")
    game.ready("Justin", vampire("Prey", 5))
    assert not game.options("card in play")


@pytest.mark.parametrize("goes", ["ash heap", "removed", "torpor", "to Alexis", "nowhere"])
def test_what_lucinde_gave_for_the_turn_outlasts_her(goes: str) -> None:
    game = table()
    lucinde, mine = game.ready("Sarah", "Lucinde, Alastor (G7)"), game.ready("Sarah", IRA)
    theirs, other = game.ready("Justin", vampire("Prey", 5)), game.ready("Alexis", vampire("Other", 5))
    scout = game.ready("Sarah", vampire("Scout", 2, sect="Sabbat"), blood=1)
    game.phase("master", of="Sarah")
    game.pick("use", lucinde)
    game.pick("target", theirs)
    game.go_to("minion", "Sarah")
    if goes == "to Alexis":
        game.rules.doing.move_card(lucinde, Place(1, "ready"), controller=1)
    elif goes != "nowhere":
        game.rules.doing.move_card(lucinde, Place(0, goes))
    game.pick("hunt", minion=scout)
    game.pass_all()
    able = {option.minion for option in game.options("card in play")}
    assert able == {mine.id, *([lucinde.id] if goes == "nowhere" else [])}
    assert len(game.options("card in play")) == len(able)
    game.pick("card in play", minion=mine)
    assert game.rules.action.targets == (theirs.id,)
    game.pass_all()
    assert (mine.blood, theirs.blood) == (5, 4)
    game.go_to("minion", "Alexis")
    assert {option.minion for option in game.options("hunt")} >= {other.id}
    assert not game.options("card in play")
    game.go_to("minion", "Sarah")
    assert not game.options("card in play")


def test_whom_nobody_chose_is_not_fought_for_lucinde() -> None:
    game = table()
    lucinde, mine = game.ready("Sarah", "Lucinde, Alastor (G7)", blood=0), game.ready("Sarah", IRA)
    theirs = game.ready("Justin", vampire("Prey", 5), marks={"sought by Lucinde this turn": "yes"})
    game.phase("master", of="Sarah")
    assert not offered(game, "use", lucinde)
    game.go_to("minion", "Sarah")
    assert mine.id and theirs.id and not game.options("card in play")


@pytest.mark.parametrize(
    ("name", "theirs", "amount"),
    [("Fairuza", "ready", 0), ("Fairuza", "torpor", 1), ("Brunhilde", "ready", 2), ("Brunhilde", "torpor", 1)],
)
def test_a_bleed_is_offered_and_told_for_what_it_will_burn(name: str, theirs: str, amount: int) -> None:
    game = table()
    acting = game.ready("Sarah", name)
    game.lay(vampire("Lord", 5, clan="Ventrue"), Place(1, theirs))
    (option,) = game.options("bleed")
    assert (option.text, option.amount) == (f"{name} bleeds Alexis for {amount}", amount)
    game.pick("bleed", minion=acting)
    assert f"{name} bleeds Alexis for {amount}" in game.log
    game.pass_all()
    assert game["Alexis"].pool == 30 - amount


@pytest.mark.parametrize(
    ("gear", "may"), [("Ivory Bow", False), ("Laptop Computer", False), ("Mask of a Thousand Faces", None),
                      ("Heart of Nizchetus", True), ("Sport Bike", False)]
)  # fmt: skip
def test_darius_steals_simple_things(gear: str, may: bool | None) -> None:
    game = table()
    darius, ira = game.ready("Sarah", "Darius Shirazi"), game.ready("Alexis", IRA)
    thing = game.on(ira, gear) if may is not None else None
    assert any(option.minion == darius.id for option in game.options("card in play")) == bool(may)
    if may and thing is not None:
        game.pick("card in play", minion=darius)
        assert game.rules.action.seats == (1,)
        game.pass_all()
        assert (thing.place.on, thing.controller) == (darius.id, 0)


def test_asguresh_cancels_one_combat_card_of_the_opponent_in_a_combat() -> None:
    fight = fighting(kurt="Asguresh", against=("Theft of Vitae", "Fake Out"))
    fight.play("Fake Out", by="Alexis")
    game = fight.game
    assert offered(game, "use", fight.kurt)
    game.pick("use", fight.kurt)
    assert game.table.combat is not None and game.table.combat.range == "close"
    fight.play("Theft of Vitae", "tha", by="Alexis")
    assert not offered(game, "use", fight.kurt)


@pytest.mark.parametrize("cancels", [True, False])
def test_whose_maneuver_asguresh_cancels_may_maneuver_anew(cancels: bool) -> None:
    """Sec. 6.4.2: none plays two in a row, but what is cancelled was none."""
    fight = fighting(kurt="Asguresh", against=("Fake Out", "Fake Out"))
    fight.play("Fake Out", by="Alexis")
    game = fight.game
    assert offered(game, "use", fight.kurt)
    if cancels:
        game.pick("use", fight.kurt)
    else:
        game.passes()
    again = game.asked == "Alexis" and game.question.endswith("maneuver to long range?")
    assert again == cancels
    if cancels:
        fight.play("Fake Out", by="Alexis")
    assert game.log.count("Ira maneuvers to long range") == 1


@pytest.mark.parametrize("cancels", [True, False])
def test_whose_press_asguresh_cancels_may_press_anew(cancels: bool) -> None:
    game = table()
    asguresh = game.ready("Sarah", "Asguresh")
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.hand("Alexis", "Boxed In", "Boxed In")
    game.pick("bleed", minion=asguresh)
    game.pick("block", minion=ira)
    for _ in range(20):
        if game.options("play"):
            break
        if game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    game.pick("play", "Boxed In", by="Alexis")
    if cancels:
        game.pick("use", asguresh)
        game.pick("play", "Boxed In", by="Alexis")
    else:
        game.passes()
    assert game.log.count("Ira presses to continue the combat") == 1
    assert game.log.count("The range is close") == 2


def test_a_strike_that_asguresh_cancels_is_chosen_anew_and_costs_nothing() -> None:
    fight = fighting(kurt="Asguresh", against=("Theft of Vitae",))
    fight.play("Theft of Vitae", "tha", by="Alexis")
    fight.game.pick("use", fight.kurt)
    fight.end()
    assert fight.blood == (5, 5)


def test_aisata_draws_and_puts_one_away_once_in_a_turn() -> None:
    for kind, region in (("discard", "ash heap"), ("top", "library")):
        game = table()
        aisata = game.ready("Sarah", "Aisata Swanou")
        (doll,) = game.hand("Sarah", "Blood Doll")
        game.phase("master", of="Sarah")
        game.pick("use", aisata)
        # A hand of eight is no matter until one is put away.
        assert len(game.rules.pile(0, "hand")) == 8
        option = next(n for n, each in enumerate(game.options()) if each.kind == kind and each.copy == doll.id)
        assert game.referee is not None
        game.referee.answer(option)
        there = game.names("Sarah", region)
        assert there[:1] == ["Blood Doll"] and len(game.rules.pile(0, "hand")) == 7
        assert not offered(game, "use", aisata)


@pytest.mark.parametrize(("capacity", "cost"), [(8, 0), (5, 2)])
def test_adelino_rescues_elders_for_nothing(capacity: int, cost: int) -> None:
    game = table()
    adelino = game.ready("Sarah", "Adelino Da Silva", blood=2)
    game.ready("Alexis", IRA)
    game.torpor("Sarah", vampire("Fallen", capacity), blood=0)
    game.pick("rescue", minion=adelino)
    if game.options("share"):
        game.pick("share", amount=0)
    assert cost_now(game.rules, adelino, "blood") == cost
    game.pass_all()
    assert adelino.blood == 2 - cost


def test_zhara_leaves_torpor_for_one_blood() -> None:
    game = table()
    zhara, ira = game.torpor("Sarah", "Zhara", blood=2), game.torpor("Sarah", IRA, blood=2)
    for mine, left in ((zhara, 1), (ira, 0)):
        game.pick("leave torpor", minion=mine)
        game.pass_all()
        assert (mine.place.region, mine.blood) == ("ready", left)


def test_callihan_rescues_nobody_but_can_be_rescued_and_drink() -> None:
    game = table()
    callihan, ira = game.ready("Sarah", "Boss Callihan"), game.ready("Sarah", IRA)
    game.torpor("Sarah", vampire("Fallen", 5))
    assert {option.minion for option in game.options("rescue")} == {ira.id}
    assert {option.minion for option in game.options("diablerize")} == {callihan.id, ira.id}


def test_al_muntaquim_burns_caitiff_and_unlocks_upon_gehenna() -> None:
    game = table()
    avenger = game.ready("Sarah", "Al-Muntaquim, The Avenger")
    caitiff, other = game.ready("Sarah", vampire("Stray", 2, clan="Caitiff")), game.ready("Sarah", IRA)
    game.phase("unlock", of="Sarah")
    game.pick("use", avenger)
    assert (caitiff.place.region, other.place.region) == ("ash heap", "ready")
    assert minions.bleed_amount(game.rules, avenger) == 2 and not offered(game, "use", avenger)
    for event, asked in ((DOOM, True), (library("News", "Event", text="Government. Nothing happens."), False)):
        game = table()
        avenger = game.ready("Sarah", "Al-Muntaquim, The Avenger", locked=True)
        (card,) = game.hand("Alexis", event)
        game.phase("discard", of="Alexis")
        game.pick("event", card)
        while not game.options("yes") and game.options("pass") and game.asked != "Alexis":
            game.passes()
        assert bool(game.options("yes")) == asked
        if asked:
            game.pick("yes")
            assert not avenger.locked


@pytest.mark.parametrize(("name", "paid"), [("Azaneal", 0), ("Krid", 1)])
def test_azaneal_pays_less_for_putting_vampires_in_play(name: str, paid: int) -> None:
    game = table()
    mine = game.ready("Sarah", name if name != "Krid" else vampire("Krid", 7))
    child = library("Child", "Action", blood=1, text="+1 stealth action. Put this card in play; it becomes a 1-capacity"
                    " vampire of the same clan.")  # fmt: skip
    other = library("Deed", "Action", blood=1, text="+1 stealth action. Gain 1 pool.")
    game.ready("Alexis", IRA)
    game.hand("Sarah", child, other)
    game.pick("action card", child.name, minion=mine)
    assert cost_now(game.rules, mine, "blood") == paid
    game = table()
    mine = game.ready("Sarah", name if name != "Krid" else vampire("Krid", 7))
    game.ready("Alexis", IRA)
    game.hand("Sarah", other)
    game.pick("action card", other.name, minion=mine)
    assert cost_now(game.rules, mine, "blood") == 1


def test_tereza_steals_the_edge_from_who_has_it() -> None:
    game = table()
    tereza = game.ready("Sarah", "Tereza Rostas")
    game.ready("Justin", IRA)
    game.give_edge("Justin")
    game.pick("card in play", minion=tereza)
    assert game.rules.action.seats == (2,)
    # Even if it has been burned meanwhile (ruling).
    while game.table.action is not None:
        game.rules.do(m.GiveEdge(NOBODY))
        game.passes()
    assert (game.edge, tereza.blood) == ("Sarah", 6)


@pytest.mark.parametrize("holder", ["", "Sarah"])
def test_tereza_cannot_steal_an_edge_that_nobody_else_has(holder: str) -> None:
    game = table()
    tereza = game.ready("Sarah", "Tereza Rostas")
    if holder:
        game.give_edge(holder)
    assert not any(option.minion == tereza.id for option in game.options("card in play"))


def polled(enzo: str) -> tuple[Position, Copy]:
    """Krid of Sarah calls a referendum; Enzo is Justin's, who is her predator."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    mine = game.ready("Justin", enzo)
    call(game, krid)
    return game, mine


def test_enzo_blocks_political_actions_of_anybody() -> None:
    game = table("Sarah", "Alexis", "Justin", "Zoe")
    krid = game.ready("Sarah", vampire("Krid", 6))
    enzo = game.ready("Justin", "Enzo Giovanni, Pentex Board of Directors")
    game.hand("Sarah", "Consanguineous Boon")
    game.pick("political", minion=krid)
    until(game, "use", enzo)
    game.pick("use", enzo)
    assert (krid.blood, enzo.blood, enzo.locked) == (5, 7, True)
    for title, kind in (("prince of Nice", "political"), ("", "bleed")):
        game = table("Sarah", "Alexis", "Justin", "Zoe")
        krid = game.ready("Sarah", vampire("Krid", 6, title=title))
        enzo = game.ready("Justin", "Enzo Giovanni, Pentex Board of Directors")
        game.hand("Sarah", "Consanguineous Boon")
        game.pick(kind, minion=krid)
        assert minions.intercept(game.rules, enzo) == 0
        until_or_over(game, "use", enzo)
        assert offered(game, "use", enzo) == (kind == "political")


@pytest.mark.parametrize("awake", [True, False])
@pytest.mark.parametrize("name", ["Enzo Giovanni, Pentex Board of Directors", "Anneke"])
def test_a_locked_vampire_that_is_awake_blocks_actions_of_anybody(name: str, awake: bool) -> None:
    """They lift the restrictions on who may block, and On the Qui Vive lets a locked vampire block (sec. 6.2.2.1)."""
    game = table("Sarah", "Alexis", "Justin", "Zoe")
    krid = game.ready("Sarah", vampire("Krid", 6))
    mine = game.ready("Justin", name, locked=True)
    game.hand("Sarah", "Consanguineous Boon")
    (wake,) = game.hand("Justin", "On the Qui Vive")
    game.pick("political", minion=krid)
    until(game, "play", wake)
    assert not offered(game, "use", mine)
    if awake:
        game.pick("play", wake)
    until_or_over(game, "use", mine)
    assert offered(game, "use", mine) == awake
    if awake:
        game.pick("use", mine)
        assert any(f"{name} attempts to block" in line for line in game.log)


def test_enzo_advanced_casts_four_votes_against() -> None:
    game, enzo = polled(ADVANCED)
    until(game, "use", enzo)
    game.pick("use", enzo)
    game.pass_all()
    assert enzo.blood == 7 and any("4 against" in line for line in game.log)
    game = table()
    krid, enzo = game.ready("Sarah", vampire("Krid", 6)), game.torpor("Justin", ADVANCED)
    call(game, krid)
    until_or_over(game, "use", enzo, what="referendum")
    assert game.table.referendum is None


@pytest.mark.parametrize("merged", [True, False])
def test_enzo_merged_burns_pool_of_his_prey_as_a_referendum_fails(merged: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    enzo = game.ready("Justin", ADVANCED)
    if merged:
        base = game.on(enzo, "Enzo Giovanni, Pentex Board of Directors")
        enzo.marks["merged"] = "yes"
        assert base.place.on == enzo.id
    game.table.stamps.anew()
    call(game, krid)
    game.pass_all()
    assert game["Sarah"].pool == 30 - merged


def test_duels_of_others_are_none_of_asgureshs_business() -> None:
    game = table()
    asguresh = game.ready("Sarah", "Asguresh")
    krid, ira = game.ready("Justin", vampire("Krid", 6)), game.ready("Sarah", IRA)
    game.hand("Justin", "Fake Out")
    game.phase("minion", of="Justin")
    duel(game, krid, ira)
    until(game, "play")
    game.pick("play", "Fake Out")
    assert not offered(game, "use", asguresh)
