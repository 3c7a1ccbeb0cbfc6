"""Cards of starter decks about votes, titles and the Red List: in their main way, another, and once refused."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting, plays, refused
from tests.abilities.calls import called, votes
from tests.abilities.table import table
from tests.abilities.test_elders import call, offered, until
from tests.abilities.test_modifiers import may_play
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import burn_minion
from vtes_desktop.rules.invented import vampire
from vtes_desktop.rules.playing.requirements import has_word
from vtes_desktop.rules.politics.referendum import tally
from vtes_desktop.table.table import Copy

IRA = vampire("Ira", 6)


# -- Kindred Coercion --------------------------------------------------------------------------------------------------


def coerced(capacity: int = 6) -> tuple[Position, Copy, Copy]:
    """Sarah's Krid, a prince, has called a referendum; Alexis' Ann holds Kindred Coercion, Justin's Far may vote."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", capacity, title="prince of Chicago"))
    ann = game.ready("Alexis", vampire("Ann", 6, "DOM"), blood=4)
    game.ready("Justin", vampire("Far", 7, title="primogen"))
    game.hand("Alexis", "Kindred Coercion")
    call(game, krid)
    return game, krid, ann


def coerce(game: Position, level: str, x: int = 1) -> None:
    """Alexis plays it as soon as she may; what is asked then is left to the test."""
    while not (game.asked == "Alexis" and may_play(game, "Kindred Coercion", level)):
        game.pick("title for") if game.options("title for") else game.passes()
    game.pick("play", "Kindred Coercion", level=level)
    game.pick("x", amount=x)


def test_kindred_coercion_takes_back_what_was_cast() -> None:
    game, krid, ann = coerced()
    coerce(game, "dom")
    game.pick("target", krid)
    assert ann.blood == 3 and tally(game.rules, "for") == 0
    while game.table.referendum is not None:
        assert not votes(game, "Krid")
        game.passes()


@pytest.mark.parametrize("before", [True, False])
def test_kindred_coercion_turns_what_was_cast_and_binds_the_rest(before: bool) -> None:
    game, krid, ann = coerced()
    if not before:
        while not (game.asked == "Alexis" and may_play(game, "Kindred Coercion", "DOM")):
            game.pick("wait") if game.asked == "Sarah" and game.options("wait") else game.passes()
    coerce(game, "DOM")
    game.pick("target", krid)
    game.pick("against", krid)
    assert (tally(game.rules, "against"), ann.blood) == (2 if before else 0, 3)
    if not before:
        # Who has not cast yet may do it on that side only (ruling).
        while game.asked != "Sarah":
            game.pick("wait") if game.options("wait") else game.passes()
        assert game.options("title against") and not game.options("title for")


def test_kindred_coercion_is_not_for_older_vampires() -> None:
    game, _, ann = coerced(capacity=7)
    coerce(game, "dom")
    # There is but one who is no older: herself.
    assert not game.options("target") and ann.id in game.rules.passing.referendum.abstaining


# -- Trumped-Up Charges ------------------------------------------------------------------------------------------------


def test_trumped_up_charges_put_a_minion_on_the_red_list() -> None:
    def lay(game: Position) -> None:
        game.ready("Alexis", IRA)
        game.ready("Justin", vampire("Hunted", 6, text="Camarilla. Red List:"))
        game.torpor("Justin", vampire("Fallen", 6, text="Camarilla. Red List:"))

    game, krid = called("Trumped-Up Charges", title="prince of Chicago", lay=lay)
    ira = game.rules.pile(1, "ready")[0]
    assert {option.copy for option in game.options("target")} == {krid.id, ira.id}
    game.pick("target", ira)
    until(game, "gained against")
    assert game.asked == "Alexis" and game.options("gained against")[0].amount == 4
    game.pick("gained against")
    finish(game)
    assert not has_word(game.rules, ira, "red list") and not ira.attached


def test_trumped_up_charges_are_called_away_again() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
    ira = game.ready("Alexis", IRA)
    charges = game.on(ira, "Trumped-Up Charges", owner="Justin", marks={"gives trait": "red list"})
    assert has_word(game.rules, ira, "red list")
    game.pick("card in play", charges, minion=krid)
    until(game, "title for")
    game.pick("title for")
    finish(game)
    assert not has_word(game.rules, ira, "red list") and not game.rules.in_play(charges)


def test_trumped_up_charges_pass_and_are_for_titled_vampires_off_the_list() -> None:
    def lay(game: Position) -> None:
        game.ready("Alexis", IRA)

    game, _ = called("Trumped-Up Charges", title="prince of Chicago", lay=lay)
    ira = game.rules.pile(1, "ready")[0]
    game.pick("target", ira)
    until(game, "title for")
    game.pick("title for")
    finish(game)
    assert has_word(game.rules, ira, "red list") and len(ira.attached) == 1
    # A master phase action marks it now, as any on the list (sec. 11).
    game.go_to("master", "Sarah")
    assert offered(game, "mark", ira)
    game = table()
    game.ready("Sarah", IRA)
    game.ready("Sarah", vampire("Hunted", 6, title="prince of Chicago", text="Camarilla. Red List:"))
    game.hand("Sarah", "Trumped-Up Charges")
    assert not game.options("political")


# -- Political Struggle ------------------------------------------------------------------------------------------------

LORD = vampire("Lord", 4, title="prince of Chicago")


@pytest.mark.parametrize(("blood", "gained"), [(0, 2), (4, 0)])
def test_political_struggle_gives_the_votes_of_the_fallen(blood: int, gained: int) -> None:
    game, krid = acting("", "Political Struggle", clan="Lasombra")
    other = game.ready("Sarah", vampire("Oth", 4))
    lord = game.ready("Alexis", LORD, blood=blood)
    plays(game, "Political Struggle")
    finish(game)
    (struggle,) = (game.rules.copy(below) for below in lord.attached)
    assert struggle.controller == 1
    game.go_to("minion", "Alexis")
    game.go_to("minion", "Sarah")
    lord.blood = blood  # Where it had none it has hunted.
    assert [option.minion for option in game.options("card in play")] == [krid.id] and other is not krid
    game.pick("card in play", struggle, minion=krid)
    finish(game)
    assert minions.votes(game.rules, krid) == gained
    assert game.rules.in_play(struggle) == (not gained)


@pytest.mark.parametrize(("contested", "gained"), [(False, 2), (True, 0)])
def test_political_struggle_counts_however_the_vampire_is_burned(contested: bool, gained: int) -> None:
    game, krid = acting("", "Political Struggle", clan="Lasombra")
    lord = game.ready("Alexis", LORD, marks={"contested title": "yes"} if contested else {})
    plays(game, "Political Struggle")
    finish(game)
    for _ in burn_minion(game.rules, lord):
        pass
    assert minions.votes(game.rules, krid) == gained and not game.rules.in_play(lord)


def test_political_struggle_is_for_vampires_of_others() -> None:
    game, _ = acting("", "Political Struggle", clan="Lasombra")
    game.ready("Sarah", LORD)
    refused(game, "Political Struggle")


# -- Slag, Benedict Giovanni -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("torpid", [False, True])
def test_slag_sees_what_replaces_cards_in_a_referendum(torpid: bool) -> None:
    game = table()
    krid = game.ready("Sarah", IRA)
    if torpid:
        game.torpor("Alexis", "Slag")
    else:
        game.ready("Alexis", "Slag")
    game.hand("Justin", "Parity Shift")
    game.library("Justin", "Ivory Bow")
    call(game, krid)
    until(game, "card for")
    while game.asked != "Justin":
        game.passes()
    game.pick("card for", "Parity Shift")
    seen = bool(game.options("seen"))
    assert seen != torpid
    if seen:
        assert game.asked == "Alexis" and "Ivory Bow" in game.options("seen")[0].text
        game.pick("seen")
        assert all(not copy.shown_to for copy in game.rules.pile(2, "hand"))


def test_slag_sees_nothing_outside_of_referendums() -> None:
    game = table()
    krid = game.ready("Sarah", IRA)
    game.ready("Alexis", "Slag")
    game.hand("Sarah", "Ivory Bow")
    game.pick("equip", minion=krid)
    while game.table.action is not None:
        assert not game.options("seen")
        game.passes()


@pytest.mark.parametrize(("capacity", "blood", "may"), [(7, 3, True), (6, 3, False), (7, 0, False)])
def test_benedict_is_stolen_by_an_older_giovanni_in_his_controllers_unlock_phase(
    capacity: int, blood: int, may: bool
) -> None:
    game = table()
    benedict = game.ready("Sarah", "Benedict Giovanni, Agent", locked=True)
    game.ready("Sarah", vampire("Old", 6, clan="Giovanni"))
    elder = game.ready("Justin", vampire("Elder", capacity, clan="Giovanni"), blood=blood)
    game.ready("Alexis", vampire("Stranger", 9))
    game.phase("unlock", of="Alexis")
    while game.table.active != 0:
        assert not offered(game, "use", benedict)
        game.passes()
        elder.blood = blood  # Where it had none it has hunted.
    found = False
    while game.table.phase == "unlock":
        if offered(game, "use", benedict):
            found = True
            assert game.asked == "Justin" and game.options("use")[0].minion == elder.id
            game.pick("use", benedict)
            assert benedict.controller == game.seat("Justin") and elder.blood == blood - 1
            break
        game.passes()
    assert found == may


def test_benedict_is_stolen_by_a_giovanni_in_torpor_too_whose_rivals_count_while_they_are_ready() -> None:
    game = table()
    benedict = game.ready("Sarah", "Benedict Giovanni, Agent")
    game.torpor("Sarah", vampire("Eldest", 10, clan="Giovanni"))
    elder = game.torpor("Justin", vampire("Elder", 9, clan="Giovanni"), blood=4)
    game.phase("unlock", of="Sarah")
    while not offered(game, "use", benedict):
        assert game.table.phase == "unlock"
        game.passes()
    assert game.asked == "Justin" and game.options("use")[0].minion == elder.id
    game.pick("use", benedict)
    assert (benedict.controller, elder.blood, game.where(elder)) == (game.seat("Justin"), 3, "torpor region of Justin")


def test_benedict_blocks_only_directed_actions() -> None:
    game = table()
    krid = game.ready("Sarah", IRA, blood=2)
    benedict = game.ready("Alexis", "Benedict Giovanni, Agent")
    game.pick("hunt", minion=krid)
    assert not offered(game, "block", benedict)
    game = table()
    krid = game.ready("Sarah", IRA)
    benedict = game.ready("Alexis", "Benedict Giovanni, Agent")
    game.pick("bleed", minion=krid)
    assert offered(game, "block", benedict)
