"""Cards that invite a clan, burden somebody, or are burned for something, played through the referee: in their main
way, in another, and where they must be refused."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting, until_or_over
from tests.abilities.table import table
from tests.abilities.test_elders import call, offered, until
from tests.abilities.test_holdings_and_deeds import master, may_master, of
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire

IRA = vampire("Ira", 6)
KRID = vampire("Krid", 6)
PRINCE = vampire("Prince", 6, title="prince of Paris")


@pytest.mark.parametrize(
    ("card", "clan"),
    [
        ("Giovanni Acceptance", "Giovanni"),
        ("Invitation Accepted", "Ministry"),
        ("Ravnos Acceptance", "Ravnos"),
        ("Revocation of Tyre", "Banu Haqim"),
    ],
)
@pytest.mark.parametrize("joins", [True, False])
def test_a_clan_is_invited_into_the_camarilla(card: str, clan: str, joins: bool) -> None:
    game = table()
    prince = game.ready("Sarah", PRINCE)
    kin = game.ready("Alexis", of(clan, sect="Independent"))
    other = game.ready("Alexis", of("Gangrel", "Other", sect="Independent"))
    late = game.uncontrolled("Alexis", of(clan, "Late", sect="Independent", size=4), blood=4)
    game.hand("Sarah", card)
    game.pick("political", card, minion=prince)
    game_votes = [option.kind for option in game.options() if option.kind == "all for"]
    if not game_votes:
        until(game, "all for")
    game.pick("all for")
    until_or_over(game, "yes")
    assert game.asked == "Alexis"
    game.pick("yes" if joins else "no")
    finish(game)
    assert minions.sect(game.rules, kin) == ("Camarilla" if joins else "Independent")
    assert minions.sect(game.rules, other) == "Independent"
    for _ in range(40):
        if late.place.region == "ready":
            break
        game.passes()
    assert game.options("yes")
    game.pick("yes")
    assert minions.sect(game.rules, late) == "Camarilla"


@pytest.mark.parametrize("who", ["Alexis", "Sarah"])
def test_tactics_take_a_card_from_a_hand(who: str) -> None:
    game = table()
    game.hand("Sarah", "Aggressive Tactics")
    game.phase("master", of="Sarah")
    game.pick("master", "Aggressive Tactics")
    game.pick("methuselah", seat=who)
    sizes = [game.rules.abilities.of_methuselah(game.rules, seat, "hand size") for seat in range(3)]
    assert sizes == [-1 if name == who else 0 for name in ("Sarah", "Alexis", "Justin")]


@pytest.mark.parametrize(("clan", "blood"), [("Ministry", 3), ("Ministry", 0), ("Ventrue", 3)])
def test_setites_pay_to_unlock(clan: str, blood: int) -> None:
    game = table()
    card = game.in_play("Sarah", "Children of Osiris")
    kin = game.ready("Alexis", of(clan), blood=blood, locked=True)
    game.phase("unlock", of="Alexis")
    if clan == "Ventrue" or not blood:
        assert not (offered(game, "use", card) and game.table.phase == "unlock")
        assert kin.locked == (clan == "Ministry")
    else:
        assert kin.locked
        game.pick("use", card)
        assert not kin.locked and kin.blood == 2


@pytest.mark.parametrize("hunted", ["Kin", "Ira"])
def test_the_hunt_club_hunts_and_does_not_vote(hunted: str) -> None:
    game = table()
    kin, ira = game.ready("Sarah", vampire("Kin", 6, title="prince of Nice")), game.ready("Sarah", IRA)
    game.on(kin, "The Hunt Club")
    game.torpor("Alexis", vampire("Victim", 3), blood=0)
    game.ready("Alexis", vampire("Guard", 4))
    game.pick("diablerize", minion=kin if hunted == "Kin" else ira)
    assert game.table.action is not None
    stealth = game.table.action.stealth
    until(game, "no block")
    for _ in range(30):
        if game.table.referendum is not None and game.asked == "Sarah":
            break
        game.passes()
    mine = [option for option in game.options() if kin.id in (option.minion, option.copy) and "title" in option.kind]
    assert bool(mine) == (hunted == "Ira") and stealth == (1 if hunted == "Kin" else 0)


@pytest.mark.parametrize(
    ("clan", "title", "may"),
    [("Tremere antitribu", "bishop", True), ("Tremere antitribu", "", False), ("Tremere", "bishop", False)],
)
def test_a_warlock_has_no_votes(clan: str, title: str, may: bool) -> None:
    game = table()
    kin = game.ready("Alexis", of(clan, title=title, sect="Sabbat"))
    needs = game.card("Infamous Warlock").clans
    if needs:
        game.ready("Sarah", of(needs[0], "Player"))
    if not may:
        assert not may_master(game, "Infamous Warlock")
        return
    master(game, "Infamous Warlock", kin)
    assert game.rules.abilities.modifier(game.rules, kin, "no votes") == 1


@pytest.mark.parametrize("kind", ["political", "bleed"])
def test_seven_miseries_hinder_politics(kind: str) -> None:
    game = table()
    prince = game.ready("Sarah", PRINCE)
    card = game.in_play("Alexis", "The Malkavian Seven Miseries")
    tremere = game.ready("Sarah", of("Tremere", "Mage"))
    game.ready("Alexis", IRA)
    game.hand("Sarah", "Invitation Accepted")
    burners = {option.minion for option in game.options("card in play") if option.copy == card.id}
    assert prince.id in burners and tremere.id not in burners
    game.pick(kind, minion=prince)
    assert game.table.action is not None and game.table.action.stealth == 0


@pytest.mark.parametrize("level", ["pro", "PRO"])
@pytest.mark.parametrize("blood", [3, 0])
def test_the_coffin_lets_one_rise_at_the_end_of_a_turn(level: str, blood: int) -> None:
    game = table()
    kin = game.ready("Alexis", KRID, blood=blood, locked=True)
    card = game.on(kin, "Carrion Coffin", marks={"level": level})
    game.ready("Sarah", IRA)
    assert offered(game, "card in play", card)
    for _ in range(20):
        if game.options("yes") or game.table.active != 0:
            break
        game.passes()
    assert bool(game.options("yes")) == bool(blood)
    if blood:
        game.pick("yes")
        assert not kin.locked and kin.blood == 2


@pytest.mark.parametrize("gehenna", [2, 0])
def test_emergency_powers_grow_with_gehenna(gehenna: int) -> None:
    game = table()
    seraph = game.ready("Sarah", "Jalan-Aajav")
    card = game.on(seraph, "Emergency Powers")
    for number in range(gehenna):
        game.in_play("Alexis", library(f"Doom {number}", "Event", text="Gehenna. Nothing happens."))
    if not gehenna:
        game.phase("unlock", of="Sarah")
        game.go_to("minion", "Sarah")
        assert card.place.region == "ash heap"
        return
    before = game.rules.abilities.modifier(game.rules, seraph, "votes")
    prince = game.ready("Sarah", PRINCE)
    call(game, prince)
    assert (before, game.rules.abilities.modifier(game.rules, seraph, "votes")) == (0, 2)


@pytest.mark.parametrize(("size", "may"), [(5, True), (6, False)])
def test_the_club_keeps_young_anarchs_locked(size: int, may: bool) -> None:
    game = table()
    prince = game.ready("Sarah", PRINCE)
    kin = game.ready("Alexis", vampire("Kin", size, sect="Anarch"))
    game.hand("Sarah", "Liberty Club Intrigue")
    assert bool(game.options("action card")) == may
    if may:
        game.pick("action card", minion=prince)
        while game.options("target"):
            game.pick("target", kin)
        if game.options("pass") and game.table.action is None:
            game.passes()
        while game.table.action is not None:
            game.passes()
        assert kin.locked
        game.go_to("discard", "Alexis")
        assert kin.locked


@pytest.mark.parametrize(("sect", "more"), [("Sabbat", 1), ("Camarilla", 0)])
def test_the_ritus_strengthens_sabbat_for_a_turn(sect: str, more: int) -> None:
    game = table()
    kin = game.ready("Alexis", vampire("Kin", 6, sect=sect))
    card = game.on(kin, "Martial Ritus", owner="Sarah")
    card.controller = 0
    assert minions.strength(game.rules, kin) == 1 + more
    game.phase("unlock", of="Sarah")
    game.start()
    assert card.place.region == "ash heap"


@pytest.mark.parametrize("locked", [False, True])
def test_discord_locks_and_drains_the_unlocked(locked: bool) -> None:
    game, krid = acting("QUI", "Principia Discordia", sect="Anarch", locked=False)
    ira = game.ready("Alexis", IRA, blood=3, locked=locked)
    krid.locked = False
    targets = [option for option in game.options("action card") if option.level == "qui"]
    assert bool(targets) != locked, "who acts is locked by it and no target"
    if targets:
        game.pick("action card", minion=krid, level="qui")
        finish(game)
        assert (ira.blood, ira.locked) == (2, True)


@pytest.mark.parametrize(("level", "stealth"), [("obt", 0), ("OBT", 1)])
def test_the_abyss_drains_every_ready_vampire_of_the_prey(level: str, stealth: int) -> None:
    game, krid = acting(level, "Summon the Abyss")
    mine = [game.ready("Alexis", vampire(f"Victim {n}", 5), blood=3) for n in range(2)]
    fallen, far = game.torpor("Alexis", IRA, blood=3), game.ready("Justin", vampire("Far", 6), blood=3)
    game.pick("action card", minion=krid, level=level)
    assert game.table.action is not None
    assert (game.table.action.seats, game.table.action.stealth) == ((1,), stealth)
    finish(game)
    assert [each.blood for each in (*mine, fallen, far)] == [2, 2, 3, 3]


@pytest.mark.parametrize("acts", [True, False])
def test_a_sunrise_service_makes_an_action_unblockable(acts: bool) -> None:
    game = table()
    kin, other = game.ready("Sarah", vampire("Kin", 6, sect="Sabbat")), game.ready("Sarah", IRA)
    guard = game.ready("Alexis", KRID)
    card = game.on(kin, "Sunrise Service")
    game.pick("bleed", minion=kin if acts else other)
    assert offered(game, "use", card) == acts
    if acts:
        game.pick("use", card)
        until_or_over(game, "block", guard)
        assert game.table.action is None and card.place.region == "ash heap"


def test_a_sunrise_service_wounds_who_takes_it() -> None:
    game, krid = acting("", "Sunrise Service", sect="Sabbat")
    game.pick("action card", minion=krid)
    finish(game)
    assert krid.place.region == "torpor" and len(krid.attached) == 1


@pytest.mark.parametrize("kind", ["bleed", "hunt"])
def test_travelers_pay_for_what_they_do_to_one(kind: str) -> None:
    game = table()
    krid = game.ready("Sarah", KRID, blood=3)
    tenets = game.in_play("Alexis", "Travelers Obey the Tenets")
    game.pick(kind, minion=krid)
    finish(game)
    assert krid.blood == (2 if kind == "bleed" else 4)
    game = table()
    krid, tenets = game.ready("Sarah", KRID, blood=3), game.in_play("Alexis", "Travelers Obey the Tenets")
    game.pick("card in play", tenets)
    finish(game)
    assert krid.blood == 3 and tenets.place.region == "ash heap"


@pytest.mark.parametrize("edge", ["Alexis", "Justin"])
def test_esteem_takes_the_edge_from_whom_one_acts_against(edge: str) -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    hound = game.ready("Alexis", vampire("Hound", 4))
    needs = game.card("Esteem").clans
    if needs:
        krid.marks["clan"] = needs[0]
    game.hand("Sarah", "Esteem", "Bum's Rush")
    game.give_edge(edge)
    game.pick("action card", "Bum's Rush", minion=krid)
    if game.options("target") or game.options("enter combat"):
        game.pick(game.options()[0].kind, hound)
    until_or_over(game, "play")
    found = [option for option in game.options("play") if "Esteem" in option.text]
    assert bool(found) == (edge == "Alexis")
    if found:
        game.pick("play", "Esteem")
        assert game.edge == "Sarah"


@pytest.mark.parametrize(("level", "stealth"), [("ani", 1), ("ANI", 2)])
@pytest.mark.parametrize("clan", ["Ministry", "Banu Haqim", "Ventrue"])
def test_a_jackal_smells_serpents_and_assassins(level: str, stealth: int, clan: str) -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    game.on(krid, "Jackal", blood=1, marks={"level": level})
    foe = game.ready("Alexis", of(clan))
    game.pick("bleed", minion=krid)
    until(game, "block", foe)
    assert game.table.action is not None
    assert game.table.action.stealth == (0 if clan == "Ventrue" else stealth)
