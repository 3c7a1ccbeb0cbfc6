"""Action cards that are put on minions, and what their bearers can do no more: in their main way, another, and where
they must be refused."""

from __future__ import annotations

import pytest

from tests.abilities.acting import until_or_over
from tests.abilities.deeds import GUARD, deed, does, lying, marked, may, offers, through
from tests.abilities.table import table
from tests.abilities.test_elders import call, until
from tests.abilities.test_vampires_most_played import duel, finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.minion.blocks import intercept_of
from vtes_desktop.rules.titles.sects import change_clan
from vtes_desktop.table.table import Copy, Place

IRA = vampire("Ira", 5, "dom AUS pro")
OLD = vampire("Old", 9)
DEED = library("Deed", "Action", text="Gain 1 pool.")
DOMINATE = library("Command", "Action", text="Gain 1 pool.", disciplines="dom")


def burdened(
    card: str, level: str, *, face: Card = IRA, hand: tuple[Card | str, ...] = (), text: str = ""
) -> tuple[Position, Copy]:
    """Krid has put a card on Alexis's Ira, who may hold cards."""
    game, _ = deed(card, level, text=text)
    ira = game.ready("Alexis", face)
    game.hand("Alexis", *hand)
    game.ready("Sarah", OLD)
    does(game, card, level, ira)
    assert lying(game, card).place.on == ira.id
    return game, ira


def to_alexis(game: Position) -> None:
    """Everybody passes until Alexis's minion phase."""
    game.go_to("minion", "Alexis")


def acts(game: Position, copy: Copy) -> bool:
    """Whether a minion is offered any action."""
    return any(copy.id in (each.minion, each.copy) for each in game.options() if each.kind != "pass")


# -- what lies on a minion changes its numbers -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "stealth", "intercept", "strength", "capacity"),
    [
        ("Condemnation: Doomed", "DAI", -1, 0, 1, 5),
        ("Condemnation: Languid", "DAI", 0, 0, 0, 5),
        ("Prison of the Mind", "DEM", -1, -2, 1, 5),
        ("Total Insanity", "dem", -1, 0, 1, 5),
        ("Mind of a Child", "DEM", 0, 0, 1, 4),
        ("Mind of a Child", "dem", 0, 0, 1, 5),
        ("Barrenness", "mal", 0, 0, 1, 3),
    ],
)
def test_what_its_numbers_come_to(
    card: str, level: str, stealth: int, intercept: int, strength: int, capacity: int
) -> None:
    text = "Infernal." if "Condemnation" in card else ""
    game, ira = burdened(card, level, text=text)
    rules = game.rules
    found = (minions.stealth(rules, ira), minions.intercept(rules, ira), minions.strength(rules, ira))
    assert (*found, minions.capacity(rules, ira)) == (stealth, intercept, strength, capacity)


def test_condemnations_are_for_the_infernal_and_push_each_other_off() -> None:
    game, _ = deed("Condemnation: Doomed", "DAI")
    game.ready("Alexis", IRA)
    assert not may(game, "Condemnation: Doomed", "DAI")
    game, _ = deed("Condemnation: Languid", "DAI", text="Infernal.")
    ira = game.ready("Alexis", IRA)
    other = game.on(ira, "Condemnation: Doomed", owner="Justin")
    does(game, "Condemnation: Languid", "DAI", ira)
    assert other.place.region == "ash heap" and marked(game, "Condemnation: Languid")


@pytest.mark.parametrize("blocked", [True, False])
def test_the_doomed_cost_a_pool_when_they_are_blocked(blocked: bool) -> None:
    game, ira = burdened("Condemnation: Doomed", "DAI", text="Infernal.")
    blocker = game.ready("Justin", OLD)
    to_alexis(game)
    game.pick("bleed", minion=ira)
    through(game, blocker=blocker if blocked else None)
    assert game["Alexis"].pool == (29 if blocked else 30)


def test_the_betrayed_pay_for_bleeds_and_lose_cards() -> None:
    game, ira = burdened("Condemnation: Betrayed", "DAI", text="Infernal.")
    to_alexis(game)
    assert len(game.rules.pile(1, "ash heap")) == 1
    game.pick("bleed", minion=ira)
    finish(game)
    assert ira.blood == 4
    game, ira = burdened("Condemnation: Betrayed", "dai", text="Infernal.")
    to_alexis(game)
    assert not game.rules.pile(1, "ash heap")
    game.pick("hunt", minion=ira)
    finish(game)
    assert ira.blood == 5


def test_the_languid_cannot_press() -> None:
    for level, presses in (("DAI", False), ("dai", True)):
        face = vampire("Ira", 5, text="Camarilla: Ira gets 1 optional press each combat.")
        game, ira = burdened("Condemnation: Languid", level, face=face, text="Infernal.")
        to_alexis(game)
        other = game.ready("Justin", OLD)
        duel(game, ira, other)
        until_or_over(game, "press")
        assert bool(game.options("press")) == presses


def test_a_mind_of_a_child_plays_nothing_that_needs_a_discipline_until_it_is_burned() -> None:
    game, ira = burdened("Mind of a Child", "dem", hand=(DEED, DOMINATE))
    child = lying(game, "Mind of a Child")
    to_alexis(game)
    names = {game.name(game.table.copies[each.copy]) for each in game.options("action card")}
    assert "Deed" in names and "Command" not in names
    game.pick("card in play", child, minion=ira)
    through(game)
    assert not marked(game, "Mind of a Child")


def test_total_insanity_keeps_from_action_cards_and_wears_off() -> None:
    for level, kept in (("DEM", True), ("dem", False)):
        game, _ = burdened("Total Insanity", level, hand=(DEED,))
        for turn in range(3):
            to_alexis(game)
            assert marked(game, "Total Insanity") == (turn < 2)
            assert bool(game.options("action card")) == (turn == 2 or not kept)
            game.go_to("discard", "Justin")


def test_total_insanity_is_for_the_younger() -> None:
    game, _ = deed("Total Insanity", "dem")
    game.ready("Alexis", OLD)
    assert not may(game, "Total Insanity", "dem")


def test_the_prison_needs_three_actions_of_anybody() -> None:
    game, ira = burdened("Prison of the Mind", "DEM")
    prison = lying(game, "Prison of the Mind")
    second, third = game.ready("Alexis", vampire("Second", 4)), game.ready("Alexis", vampire("Third", 4))
    to_alexis(game)
    for minion, there in ((ira, True), (second, True), (third, False)):
        game.pick("card in play", prison, minion=minion)
        through(game)
        assert marked(game, "Prison of the Mind") == there


def test_the_barren_are_sterile_and_the_smallest_are_burned() -> None:
    game, ira = burdened("Barrenness", "mal", hand=("The Embrace",))
    assert minions.is_sterile(game.rules, ira)
    krid = game.rules.pile(0, "ready")[0]
    assert not krid.locked
    to_alexis(game)
    assert not any("Embrace" in each.text for each in game.options("action card"))
    game, _ = deed("Barrenness", "MAL")
    small = game.ready("Alexis", vampire("Small", 2))
    assert not may(game, "Barrenness", "MAL")
    game, _ = deed("Barrenness", "MAL")
    small = game.ready("Alexis", vampire("Small", 1))
    does(game, "Barrenness", "MAL", small)
    assert small.place.region == "ash heap"


@pytest.mark.parametrize(("card", "level"), [("Sensory Overload", "chi"), ("Sensory Overload", "CHI")])
def test_the_overloaded_do_nothing_for_a_while(card: str, level: str) -> None:
    game, ira = burdened(card, level)
    assert lying(game, card).controller == 0
    game.ready("Alexis", vampire("Other", 4))
    to_alexis(game)
    assert not acts(game, ira)
    game.go_to("discard", "Justin")
    assert marked(game, card) == (level == "CHI")
    game.go_to("minion", "Sarah")
    assert not marked(game, card)


def test_the_overloaded_do_not_block_and_must_be_ready() -> None:
    game, ira = burdened("Sensory Overload", "CHI")
    game.pick("bleed", minion=game.rules.pile(0, "ready")[1])
    while game.table.action is not None:
        assert not any(each.copy == ira.id for each in game.options("block"))
        game.passes()
    game, krid = deed("Sensory Overload", "chi")
    game.torpor("Alexis", IRA)
    ready = game.ready("Alexis", OLD)
    game.pick("action card", "Sensory Overload", minion=krid, level="chi")
    assert {each.copy for each in game.options("target")} == {krid.id, ready.id}


@pytest.mark.parametrize("pays", [True, False])
def test_the_unburdened_stay_so_as_long_as_it_is_paid_for(pays: bool) -> None:
    game, ira = burdened("Unburdening the Bestial Soul", "OBE")
    krid = game.rules.pile(0, "ready")[0]
    for _ in range(60):
        if game.table.active == 1 and game.table.phase in ("minion", "discard"):
            break
        ways = [n for n, each in enumerate(game.options()) if ("burn 2 blood" if pays else "burn it") in each.text]
        if ways:
            assert game.asked == "Sarah" and game.referee is not None
            game.referee.answer(ways[0])
        else:
            game.passes()
    assert marked(game, "Unburdening the Bestial Soul") == pays
    assert krid.blood == (3 if pays else 5) and acts(game, ira) != pays


@pytest.mark.parametrize(("level", "unlocked"), [("ani", False), ("obe", True)])
def test_unburdening_moves_blood(level: str, unlocked: bool) -> None:
    game, krid = deed("Unburdening the Bestial Soul", level)
    friend = game.ready("Sarah", vampire("Friend", 5), blood=1)
    does(game, "Unburdening the Bestial Soul", level, friend, 3)
    assert (krid.blood, friend.blood, krid.locked) == (2, 4, not unlocked)
    game, _ = deed("Unburdening the Bestial Soul", "ani")
    assert not may(game, "Unburdening the Bestial Soul", "ani")


def test_how_much_blood_is_moved_is_said_before_anybody_blocks() -> None:
    """All of an action is declared as it is announced (sec. 6.2.1)."""
    game, krid = deed("Unburdening the Bestial Soul", "ani")
    friend = game.ready("Sarah", vampire("Friend", 5), blood=1)
    game.ready("Alexis", vampire("Ira", 5, text="+1 intercept."))
    game.pick("action card", "Unburdening the Bestial Soul", minion=krid, level="ani")
    if game.options("target"):
        game.pick("target", friend)
    game.pick("amount", amount=3)
    assert game.options("block") and krid.blood == 5
    game.pass_all()
    assert (krid.blood, friend.blood) == (2, 4)


def test_what_greater_curse_makes_dearer() -> None:
    game, ira = burdened("Greater Curse", "mal")
    to_alexis(game)
    game.pick("bleed", minion=ira)
    finish(game)
    assert ira.blood == 4
    game, _ = deed("Greater Curse", "dai")
    does(game, "Greater Curse", "dai")
    assert game["Sarah"].pool == 31 and game["Alexis"].pool == 29
    game, _ = deed("Greater Curse", "mal")
    game.ready("Alexis", OLD)
    assert not may(game, "Greater Curse", "mal")
    game, _ = deed("Greater Curse", "MAL")
    game.ready("Alexis", OLD)
    assert may(game, "Greater Curse", "MAL")


@pytest.mark.parametrize(("level", "left"), [("qui", 2), ("QUI", 1)])
def test_blood_clots_keep_from_gaining_blood(level: str, left: int) -> None:
    game, _ = deed("Blood Clots", level)
    ira = game.ready("Alexis", IRA, blood=2)
    does(game, "Blood Clots", level, ira)
    clots = lying(game, "Blood Clots")
    other = game.ready("Alexis", vampire("Other", 4))
    to_alexis(game)
    game.pick("hunt", minion=ira)
    through(game)
    assert ira.blood == 2
    game.pick("card in play", clots, minion=other)
    through(game)
    assert not marked(game, "Blood Clots") and ira.blood == left


def test_an_essence_costs_blood_at_each_announcement_and_block() -> None:
    game, ira = burdened("Art's Traumatic Essence", "MEL")
    assert ira.locked
    to_alexis(game)
    game.pick("bleed", minion=ira)
    finish(game)
    assert ira.blood == 4
    game, ira = burdened("Art's Traumatic Essence", "MEL")
    ira.locked = False
    game.pick("bleed", minion=game.rules.pile(0, "ready")[1])
    until(game, "block", ira)
    game.pick("block", ira)
    assert ira.blood == 3  # One for the attempt, one for the damage of a hand strike.


def test_an_essence_is_burned_for_a_pool_in_the_master_phase() -> None:
    game, ira = burdened("Art's Traumatic Essence", "MEL")
    card = lying(game, "Art's Traumatic Essence")
    game.go_to("master", "Alexis")
    assert offers(game, card)
    game.pick("use", card)
    assert ira.locked and game["Alexis"].pool == 29 and not marked(game, "Art's Traumatic Essence")


def test_an_essence_asks_for_one_that_is_unlocked() -> None:
    for level in ("mel", "MEL"):
        game, krid = deed("Art's Traumatic Essence", level)
        game.ready("Alexis", IRA, locked=True)
        others = game.ready("Alexis", OLD), game.ready("Justin", OLD)
        game.pick("action card", "Art's Traumatic Essence", minion=krid, level=level)
        assert {each.copy for each in game.options("target")} == {each.id for each in others}
    game, _ = deed("Art's Traumatic Essence", "mel")
    ira = game.ready("Alexis", IRA)
    does(game, "Art's Traumatic Essence", "mel", ira)
    assert ira.locked and ira.blood == 4


@pytest.mark.parametrize(("capacity", "turns"), [(5, 2), (6, 3), (1, 0)])
def test_a_riddle_takes_half_a_capacity_of_unlock_phases(capacity: int, turns: int) -> None:
    game, _ = deed("Riddle Phantastique", clan="Kiasyd", capacity=capacity, blood=capacity + 2)
    face = ally("Ira", 2)
    ira = game.ready("Alexis", face, locked=True)
    game.ready("Alexis", OLD)
    does(game, "Riddle Phantastique", "", ira)
    assert marked(game, "Riddle Phantastique") == bool(turns)
    for turn in range(turns + 1):
        to_alexis(game)
        assert ira.locked == (turn < turns)
        game.go_to("discard", "Justin")
    assert not marked(game, "Riddle Phantastique")


@pytest.mark.parametrize(("clan", "there"), [("Malkavian", False), ("Ventrue", True)])
def test_a_riddle_is_not_for_malkavians_nor_while_another_lies_there(clan: str, there: bool) -> None:
    game, _ = deed("Riddle Phantastique", clan="Kiasyd")
    ira = game.ready("Alexis", vampire("Ira", 4, clan=clan))
    if there:
        game.on(ira, "Riddle Phantastique", counters={"riddle": 2})
    assert not may(game, "Riddle Phantastique")


@pytest.mark.parametrize(("level", "left"), [("myt", 29), ("MYT", 30)])
def test_who_stole_a_mind_sees_it_come(level: str, left: int) -> None:
    """Ira bleeds Krid's Methuselah, in MYT for one less; Krid has 2 intercept against it alone."""
    game = table()
    krid = game.ready("Alexis", vampire("Krid", 6, "MYT"))
    ira, other = game.ready("Sarah", IRA), game.ready("Sarah", vampire("Other", 4))
    game.on(ira, "Steal the Mind", owner="Alexis", marks={"level": level, "chosen": str(krid.id)})
    game.pick("bleed", minion=other)
    until(game, "block", krid)
    assert intercept_of(game.rules, krid) == 0
    finish(game)
    game.pick("bleed", minion=ira)
    until(game, "block", krid)
    assert intercept_of(game.rules, krid) == 2
    finish(game)
    assert game["Alexis"].pool == left - 1


@pytest.mark.parametrize(("gone", "left"), [(False, 30), (True, 29)])
def test_a_stolen_mind_spares_nobody_once_who_stole_it_is_burned(gone: bool, left: int) -> None:
    """Nobody controls Krid in an ash heap."""
    game = table()
    krid = vampire("Krid", 6, "MYT")
    (krid_there,) = game.ash_heap("Alexis", krid) if gone else (game.ready("Alexis", krid),)
    ira = game.ready("Sarah", IRA)
    game.on(ira, "Steal the Mind", owner="Alexis", marks={"level": "MYT", "chosen": str(krid_there.id)})
    game.pick("bleed", minion=ira)
    finish(game)
    assert game["Alexis"].pool == left


@pytest.mark.parametrize(
    ("clan", "age", "may_steal"), [("Gangrel", 8, True), ("Gangrel", 6, False), ("Ravnos", 8, False)]
)
def test_a_skaald_gives_way_to_an_older_gangrel(clan: str, age: int, may_steal: bool) -> None:
    game, krid = deed("Skaald", clan="Gangrel")
    other = game.ready("Alexis", vampire("Other", age, clan=clan))
    does(game, "Skaald")
    skaald = lying(game, "Skaald")
    assert not krid.locked
    to_alexis(game)
    assert any(each.copy == skaald.id and each.minion == other.id for each in game.options("card in play")) == may_steal
    if may_steal:
        game.pick("card in play", skaald, minion=other)
        through(game)
        assert skaald.place.on == other.id and skaald.controller == 1


def test_a_skaald_has_votes_where_a_gangrel_calls() -> None:
    for caller, votes in (("Gangrel", 2), ("Ventrue", 0)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, clan="Gangrel"))
        game.on(krid, "Skaald")
        call(game, game.ready("Sarah", vampire("By", 6, clan=caller)))
        assert minions.votes(game.rules, krid) == votes


@pytest.mark.parametrize(("title", "votes"), [("prince of Nice", 1), ("primogen", 0)])
def test_a_rastacourere_takes_a_vote_and_a_point_of_capacity(title: str, votes: int) -> None:
    game, _ = deed("Rastacourere")
    ira = game.ready("Alexis", vampire("Ira", 5, title=title))
    does(game, "Rastacourere", "", ira)
    assert (minions.votes(game.rules, ira), minions.capacity(game.rules, ira)) == (votes, 4)
    game, _ = deed("Rastacourere")
    game.ready("Alexis", IRA)
    assert not may(game, "Rastacourere")


@pytest.mark.parametrize(("title", "votes"), [("priscus", 1), ("primogen", 1), ("prince of Nice", 2)])
def test_a_rastacourere_takes_no_vote_that_the_title_is_not_worth(title: str, votes: int) -> None:
    game, _ = deed("Rastacourere")
    sect = "Sabbat" if title == "priscus" else "Camarilla"
    ira = game.ready("Alexis", vampire("Ira", 5, title=title, sect=sect, text="+1 vote."))
    does(game, "Rastacourere", "", ira)
    assert (minions.votes(game.rules, ira), minions.capacity(game.rules, ira)) == (votes, 4)


@pytest.mark.parametrize(("clan", "age", "able"), [("Caitiff", 4, True), ("Caitiff", 7, False), ("Ventrue", 4, False)])
def test_a_sire_is_revealed_to_a_younger_caitiff(clan: str, age: int, able: bool) -> None:
    game, _ = deed("Revelation of the Sire", clan="Tzimisce", sect="Sabbat")
    child = game.ready("Sarah", vampire("Child", age, clan=clan))
    assert may(game, "Revelation of the Sire") == able
    if able:
        does(game, "Revelation of the Sire", "", child)
        rules = game.rules
        assert (minions.clan(rules, child), minions.sect(rules, child)) == ("Tzimisce", "Camarilla")
        assert minions.capacity(rules, child) == 5


def test_a_visionquest_teaches_spiritus() -> None:
    game, krid = deed("Visionquest", clan="Ahrimane")
    does(game, "Visionquest")
    assert minions.disciplines(game.rules, krid)["spi"] == 1
    change_clan(game.rules, krid, "Gangrel")
    assert "spi" not in minions.disciplines(game.rules, krid)
    game, krid = deed("Visionquest", clan="Ahrimane")
    does(game, "Visionquest", blocker=game.ready("Alexis", GUARD))
    game.go_to("discard", "Justin")
    game.go_to("discard", "Sarah")
    assert krid.locked and not marked(game, "Visionquest")


@pytest.mark.parametrize(("region", "asked"), [("torpor", True), ("uncontrolled", False)])
def test_nobody_out_of_play_pays_for_the_unburdened(region: str, asked: bool) -> None:
    """A vampire in an uncontrolled region is out of play, whatever blood it has (sec. 1.4)."""
    game, ira = burdened("Unburdening the Bestial Soul", "OBE")
    krid = game.rules.pile(0, "ready")[0]
    game.rules.doing.move_card(krid, Place(0, region))
    while game.table.active == 0:
        game.passes()
    assert bool(game.options("way")) == asked
    assert marked(game, "Unburdening the Bestial Soul") == asked
    assert acts(game, ira) != asked
