"""Events defined by name: capacities, sects and boons that are no more, what is lost in torpor and in unlock phases."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_elders import advance, offered, until
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.minion.action import cost_now
from vtes_desktop.rules.playing.hands import hand_size
from vtes_desktop.rules.playing.requirements import price

IRA = vampire("Ira", 6)
DOOM = library("Doom", "Event", text="Gehenna. Nothing happens.")
FRIEND = "Mortal with 2 life. 1 strength, 1 bleed."


def test_wormwood_ceils_capacities_and_falls_with_gehenna() -> None:
    game = table()
    worm = game.in_play("Alexis", "Wormwood", counters={"counters": 3})
    old, young = game.ready("Sarah", vampire("Old", 9)), game.ready("Sarah", vampire("Young", 2))
    assert [minions.capacity(game.rules, each) for each in (old, young)] == [3, 2]
    (doom,) = game.hand("Sarah", DOOM)
    game.phase("discard", of="Sarah")
    game.pick("event", doom)
    assert worm.counters["counters"] == 2
    game = table()
    game.in_play("Alexis", "Wormwood")
    assert minions.capacity(game.rules, game.ready("Sarah", vampire("Old", 9))) == 1


@pytest.mark.parametrize(("capacity", "cost"), [(8, 3), (4, 2)])
def test_torpid_blood_makes_rescues_and_leaving_dear(capacity: int, cost: int) -> None:
    game = table()
    game.in_play("Justin", "Torpid Blood")
    ira, fallen = game.ready("Sarah", IRA), game.torpor("Sarah", vampire("Fallen", capacity), blood=4)
    game.ready("Alexis", vampire("Other", 5))
    game.pick("rescue", minion=ira)
    game.pick("share", amount=0)
    assert cost_now(game.rules, ira, "blood") == cost
    game.pass_all()
    assert (ira.blood, fallen.place.region) == (6 - cost, "ready")
    game = table()
    game.in_play("Justin", "Torpid Blood")
    fallen = game.torpor("Sarah", vampire("Fallen", capacity), blood=4)
    game.pick("leave torpor", minion=fallen)
    game.pass_all()
    assert fallen.blood == 1


def test_torpid_blood_is_replaced_once_a_vampire_comes_back() -> None:
    game = table()
    fallen = game.torpor("Alexis", vampire("Fallen", 5), blood=4)
    (event,) = game.hand("Sarah", "Torpid Blood")
    game.phase("discard", of="Sarah")
    game.pick("event", event)
    assert (hand_size(game.rules, 0), len(game.rules.pile(0, "hand"))) == (6, 6)
    until(game, "leave torpor")
    game.pick("leave torpor", minion=fallen)
    game.pass_all()
    assert (hand_size(game.rules, 0), len(game.rules.pile(0, "hand"))) == (7, 7)


@pytest.mark.parametrize(("title", "grown"), [("prince of Nice", True), ("", False)])
def test_the_inquisition_hurts_and_is_replaced_as_a_titled_vampire_falls(title: str, grown: bool) -> None:
    game = table()
    event = game.in_play("Justin", "The New Inquisition")
    ira, other = game.ready("Alexis", IRA), game.ready("Justin", vampire("Other", 5))
    game.phase("unlock", of="Sarah")
    game.pick("use", event)
    assert (ira.blood, other.blood) == (5, 5) and not offered(game, "use", event)
    game = table()
    game.in_play("Justin", DOOM)
    (event,) = game.hand("Sarah", "The New Inquisition")
    krid, lord = game.ready("Alexis", vampire("Krid", 8, text="+4 strength.")), game.ready(
        "Justin", vampire("Lord", 6, title=title), blood=0
    )  # fmt: skip
    game.phase("discard", of="Sarah")
    game.pick("event", event)
    assert hand_size(game.rules, 0) == 6
    until(game, "bleed")
    game.pick("bleed", minion=krid)
    until(game, "block", lord)
    game.pick("block", lord)
    advance(game, lambda: game.table.action is None)
    assert lord.place.region == "torpor" and hand_size(game.rules, 0) == 6 + grown


@pytest.mark.parametrize(
    ("event", "side", "who"),
    [("Urban Jungle", "against", "Ira"), ("Styles Margs", "for", "Styles Margs"), ("Styles Margs", "", "Ira")],
)
def test_votes_besides_in_a_blood_hunt(event: str, side: str, who: str) -> None:
    game = table()
    if event == "Urban Jungle":
        game.in_play("Justin", event)
    styles = game.ready("Sarah", "Styles Margs") if event == "Styles Margs" else None
    ira = game.ready("Sarah", IRA)
    game.ready("Alexis", vampire("Lord", 6, title="prince of Nice"))
    game.torpor("Alexis", vampire("Prey", 3))
    game.pick("diablerize", minion=styles if who == "Styles Margs" and styles is not None else ira)
    until(game, "title for")
    call = game.table.referendum
    assert call is not None
    assert [(vote.amount, vote.side) for vote in call.cast] == ([(2, side)] if side else [])


def test_blood_trade_burns_boons_and_moves_blood() -> None:
    game = table()
    event = game.in_play("Justin", "Blood Trade")
    mine, theirs = game.ready("Sarah", IRA, blood=3), game.ready("Alexis", vampire("Other", 5), blood=2)
    game.hand("Sarah", "Minor Boon")
    game.phase("unlock", of="Sarah")
    game.pick("use", event)
    assert (mine.blood, theirs.blood) == (2, 3) and not offered(game, "use", event)
    game = table()
    boon = game.in_play("Alexis", "Minor Boon")
    (event,) = game.hand("Sarah", "Blood Trade")
    game.phase("discard", of="Sarah")
    game.pick("event", event)
    assert boon.place.region == "ash heap"


@pytest.mark.parametrize("events", [1, 2])
def test_ennoia_wakes_only_among_the_events_of_others(events: int) -> None:
    game = table()
    game.in_play("Alexis", DOOM)
    game.in_play("Alexis" if events == 2 else "Sarah", library("Woe", "Event", text="Gehenna. Nothing happens."))
    game.hand("Sarah", "Becoming of Ennoia")
    game.phase("discard", of="Sarah")
    assert bool(game.options("event")) == (events == 2)
    game = table()
    game.in_play("Alexis", "Becoming of Ennoia")
    ira = game.ready("Sarah", IRA)
    game.phase("unlock", of="Sarah")
    game.start()
    assert ira.blood == 5
    assert price(game.rules, 0, ira, game.card("Earth Meld"), "blood") == 2


@pytest.mark.parametrize("way", ["lock", "discard"])
def test_nightmares_lock_or_take_cards(way: str) -> None:
    game = table()
    game.in_play("Alexis", "Nightmares upon Nightmares")
    young, old = game.ready("Sarah", vampire("Young", 1)), game.ready("Sarah", vampire("Old", 5))
    friend = game.ready("Sarah", library("Friend", "Ally", text=FRIEND))
    ghoul = game.ready("Alexis", library("Ghoul", "Ally", text="Ghoul with 2 life. 1 strength, 1 bleed."))
    game.hand("Sarah", "Fake Out")
    game.phase("unlock", of="Sarah")
    game.start()
    while game.question.endswith("phase?"):
        game.passes()
    game.pick("target", young) if way == "lock" else game.pick("discard", "Fake Out")
    assert (young.locked, old.locked, friend.locked) == (way == "lock", False, False)
    if way == "discard":
        advance(game, lambda: game.table.phase != "unlock")
        assert len(game.rules.pile(0, "hand")) == 7
    assert not ghoul.locked


def test_white_nights_burn_one_or_all() -> None:
    for wolf in (True, False):
        game = table()
        event = game.in_play("Sarah", "White Nights Massacre")
        fallen = [game.torpor(seat, vampire(f"Fallen {seat}", 5)) for seat in ("Alexis", "Justin")]
        if wolf:
            friend = game.ready("Sarah", library("Wolf", "Ally", text="Werewolf with 2 life. 1 strength, 1 bleed."))
        game.phase("discard", of="Sarah")
        game.start()
        texts = [option.text for option in game.options("way")]
        assert any("werewolf" in text for text in texts) == wolf and not any("copy" in text for text in texts)
        number = next(n for n, text in enumerate(texts) if ("werewolf" if wolf else "burn a vampire") in text)
        assert game.referee is not None
        game.referee.answer(number)
        if not wolf:
            game.pick("target", target=fallen[0])
        assert [copy.place.region for copy in fallen] == ["ash heap", "ash heap" if wolf else "torpor"]
        assert event.place.region == "ash heap" and (not wolf or friend.locked)


def test_the_waiting_game_runs_down_and_presses_anarchs() -> None:
    for sect, left in (("Camarilla", 9), ("Anarch", 10)):
        game = table()
        event = game.in_play("Alexis", "Waiting Game", counters={"counters": 10})
        game.pick("hunt", minion=game.ready("Sarah", vampire("Krid", 6, sect=sect)))
        assert event.counters["counters"] == left
    for blood in (3, 0):
        game = table()
        game.in_play("Sarah", "Waiting Game", counters={"counters": 10})
        krid = game.ready("Alexis", vampire("Krid", 6, sect="Anarch"), blood=blood)
        friend = game.ready("Justin", library("Friend", "Ally", text=FRIEND))
        game.phase("unlock", of="Sarah")
        game.start()
        if blood:
            assert game.asked == "Alexis"
            number = next(n for n, option in enumerate(game.options()) if "burn 1 blood" in option.text)
            assert game.referee is not None
            game.referee.answer(number)
        assert (krid.blood, minions.sect(game.rules, krid)) == ((2, "Anarch") if blood else (0, "Camarilla"))
        assert friend.blood == 1


@pytest.mark.parametrize("there", [True, False])
def test_the_tutelage_searches_for_transfers_and_a_vampire(there: bool) -> None:
    game = table()
    event = game.in_play("Justin", "Inconnu Tutelage")
    young = game.uncontrolled("Sarah", IRA) if there else None
    (doll,) = game.library("Sarah", "Blood Doll")
    game.phase("influence", of="Sarah")
    assert offered(game, "use", event) == there
    if young is not None:
        game.pick("use", event)
        game.pick("search", doll)
        game.pick("discard", "Blank card")
        assert (young.place.region, doll.place.region) == ("removed", "hand") and not offered(game, "use", event)


@pytest.mark.parametrize(
    ("event", "sect", "title"),
    [
        ("Fall of the Camarilla", "Camarilla", "prince of Nice"),
        ("Fall of the Sabbat", "Sabbat", "archbishop of Nice"),
    ],
)
def test_a_sect_that_falls_leaves_independents_without_their_titles(event: str, sect: str, title: str) -> None:
    game = table()
    lord = game.ready("Sarah", vampire("Lord", 6, sect=sect, title=title))
    other = game.ready("Sarah", vampire("Other", 6, sect="Anarch"))
    assert (minions.sect(game.rules, lord), minions.title(game.rules, lord)) == (sect, title)
    fallen = game.in_play("Alexis", event)
    assert (minions.sect(game.rules, lord), minions.title(game.rules, lord)) == ("Independent", "")
    assert minions.sect(game.rules, other) == "Anarch"
    game.rules.burn(fallen)
    assert minions.title(game.rules, lord) == title


def test_the_sabbat_cannot_fall_while_the_black_hand_is_ready() -> None:
    for text in ("Black Hand.", ""):
        game = table()
        game.ready("Alexis", vampire("Hand", 6, sect="Sabbat", text=text))
        for number in range(3):
            game.in_play("Alexis", library(f"Doom {number}", "Event", text="Gehenna. Nothing happens."))
        game.hand("Sarah", "Fall of the Sabbat")
        game.phase("discard", of="Sarah")
        assert bool(game.options("event")) == (not text)


def test_assamites_pledge_themselves_for_good() -> None:
    game = table()
    game.ready("Alexis", "Tegyrius, Vizier")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Banu Haqim", sect="Independent"))
    other = game.ready("Sarah", IRA)
    assert {option.minion for option in game.options("card in play")} == {krid.id} and other.blood == 6
    game.pick("card in play", minion=krid)
    game.pass_all()
    assert (krid.counters["allegiance"], minions.sect(game.rules, krid)) == (1, "Camarilla")
    game = table()
    game.torpor("Alexis", "Tegyrius, Vizier")
    game.ready("Sarah", vampire("Krid", 6, clan="Banu Haqim", sect="Independent"))
    assert not game.options("card in play")


@pytest.mark.parametrize("cancels", [True, False])
def test_klaus_cancels_a_hunting_ground_of_his_prey(cancels: bool) -> None:
    game = table()
    game.ready("Sarah", "Klaus van der Veken")
    ira = game.ready("Alexis", vampire("Krid", 6, clan="Toreador"), blood=2)
    ground = game.in_play("Alexis", "Society Hunting Ground")
    game.phase("discard", of="Sarah")
    until(game, "yes")
    game.pick("yes" if cancels else "no")
    advance(game, lambda: game.table.active == 1)
    assert game.table.phase == "unlock" or cancels
    assert offered(game, "use", ground) == (not cancels) and ira.blood == 2


@pytest.mark.parametrize(("cancels", "blood"), [("yes", 2), ("no", 4)])
def test_klaus_cancels_a_hunting_ground_that_a_vampire_bears(cancels: str, blood: int) -> None:
    game = table()
    game.ready("Sarah", "Klaus van der Veken")
    hunter = game.ready("Alexis", vampire("Krid", 6), blood=2)
    game.on(hunter, "Trophy: Hunting Ground")
    game.phase("discard", of="Sarah")
    until(game, "yes")
    game.pick(cancels)
    game.go_to("minion", of="Alexis")
    assert hunter.blood == blood


@pytest.mark.parametrize("falls", [True, False])
def test_what_klaus_cancels_works_again_once_he_is_gone(falls: bool) -> None:
    game = table()
    klaus = game.torpor("Sarah", "Klaus van der Veken")
    hunter = game.ready("Alexis", vampire("Krid", 6), blood=2)
    ground = game.in_play("Alexis", "Society Hunting Ground")
    game.phase("discard", of="Sarah")
    until(game, "yes")
    game.pick("yes")
    game.go_to("minion", of="Alexis")
    if falls:
        game.pick("diablerize", minion=hunter, target=klaus)
        until(game, "no")
        game.pick("no")
        assert klaus.place.region == "ash heap"
    game.go_to("discard", of="Justin")
    assert bool(ground.marks) == (not falls)
    advance(game, lambda: game.table.active == 0)
    if not falls:
        until(game, "yes")
        game.pick("no")
    advance(game, lambda: game.table.active == 1)
    assert offered(game, "use", ground)


def test_donatello_draws_blood_from_who_bleeds() -> None:
    game = table()
    donatello, krid = game.ready("Sarah", "Donatello Giovanni", blood=2), game.ready("Alexis", vampire("Krid", 6))
    enemy = game.ready("Justin", vampire("Enemy", 6))
    game.phase("unlock", of="Alexis")
    until(game, "use", donatello)
    game.pick("use", donatello)
    assert all(enemy.id not in option.targets for option in game.options("target"))
    game.pick("target", krid) if game.options("target") else None
    until(game, "bleed")
    game.pick("bleed", minion=krid)
    assert (donatello.blood, krid.blood) == (3, 5)


@pytest.mark.parametrize(("of", "asked"), [("Alexis", True), ("Justin", True), ("Sarah", False)])
def test_jocalo_looks_at_the_hands_of_neighbours_who_discard(of: str, asked: bool) -> None:
    game = table()
    game.ready("Sarah", "Count Jocalo")
    game.hand(of, "Fake Out")
    game.phase("discard", of=of)
    game.pick("discard", "Fake Out")
    assert bool(game.options("yes")) == asked
    if asked:
        game.pick("yes")
        assert len(game.options("seen")[0].targets) == 7
