"""Referendums that are called by another card than the one by which the action is taken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy


def lobby(level: str = "pre", *hand: str, title: str = "prince of Chicago") -> tuple[Position, Copy]:
    game = table()
    ada = game.ready("Sarah", vampire("Ada", 8, disciplines=level, sect="Camarilla"), title=title, blood=6)
    game.hand("Sarah", "Charming Lobby", *hand)
    return game, ada


def answer(game: Position, number: int) -> None:
    assert game.referee is not None
    game.referee.answer(number)


def until(game: Position, done: Callable[[], object]) -> None:
    """Give the points of the terms to the last that are asked for, discard what is too much, and else pass."""
    while not done():
        if terms := game.options("points") or game.options("methuselah"):
            answer(game, len(terms) - 1)
        elif game.options("discard"):
            answer(game, 1)
        else:
            game.passes()


def vote(game: Position) -> None:
    """Who may casts all votes for it, until the action is over."""
    until(game, lambda: game.options("all for"))
    while game.table.action is not None:
        if game.options("all for"):
            game.pick("all for")
        else:
            game.passes()


def test_the_card_of_the_hand_is_played_when_the_action_succeeds_and_the_next_referendum_passes() -> None:
    game, ada = lobby("pre", "Kine Resources Contested")
    game.pick("action card", "Charming Lobby")
    assert game.table.action is not None and game.table.action.kind == "political"
    until(game, lambda: game.table.referendum is not None)
    assert game.table.referendum.title == "Kine Resources Contested"
    vote(game)
    assert {"Charming Lobby", "Kine Resources Contested"} <= set(game.names("Sarah", "ash heap"))
    assert any("passes" in line for line in game.log)
    assert any("next referendum passes anybody" in name and count for name, count in game.table.tally.items())
    # The next one, anybody's, passes with nobody voting.
    ira = game.ready("Alexis", vampire("Ira", 4, sect="Camarilla"))
    game.hand("Alexis", "Kine Resources Contested")
    until(game, lambda: game.table.active == 1 and game.options("political"))
    game.pick("political", minion=ira)
    until(game, lambda: game.table.action is None)
    assert any("0 for, 0 against" in line for line in game.log)
    assert ada.locked


@pytest.mark.parametrize(("level", "votes"), [("pre", 3), ("PRE", 5)])
def test_at_superior_its_caller_has_two_votes_more(level: str, votes: int) -> None:
    game, _ = lobby(level, "Kine Resources Contested")
    game.pick("action card", "Charming Lobby", level=level)
    until(game, lambda: game.options("all for"))
    assert [option.amount for option in game.options("all for")] == [votes]


@pytest.mark.parametrize(("level", "votes"), [("pre", 1), ("PRE", 3)])
def test_the_referendum_of_a_card_in_play_is_called(level: str, votes: int) -> None:
    game = table()
    ada = game.ready("Sarah", vampire("Ada", 8, disciplines=level, sect="Sabbat"), title="bishop of Rome")
    legacy = game.in_play("Alexis", "Legacy of Pander")
    game.hand("Sarah", "Charming Lobby")
    game.pick("action card", "Charming Lobby", level=level)
    assert game.table.referendum is not None and game.table.referendum.title == "Legacy of Pander"
    assert [option.amount for option in game.options() if option.kind.endswith(" for")][-1] == votes
    until(game, lambda: any(option.kind.endswith(" for") for option in game.options()))
    answer(game, next(n for n, option in reversed([*enumerate(game.options())]) if option.kind.endswith(" for")))
    while game.table.action is not None:
        game.passes()
    assert legacy.place.region == "ash heap" and ada.locked
    assert any("next referendum passes anybody" in name and count for name, count in game.table.tally.items())


def test_undele_lobbies_for_her_own_referendum_whose_terms_come_then() -> None:
    game = table()
    game.ready("Sarah", "Undele")
    game.ash_heap("Sarah", "Dodge", "Blur")
    game.hand("Sarah", "Charming Lobby")
    game.pick("action card", "Charming Lobby")
    assert game.table.referendum is not None and game.table.referendum.title == "Undele"
    game.pick("target", "Dodge")
    until(game, lambda: game.options("title for"))
    game.pick("title for")
    while not game.options("discard"):
        game.passes()
    assert game.names("Sarah", "hand") == ["Dodge", "Blur"] and not game.names("Sarah", "ash heap").count("Dodge")


@pytest.mark.parametrize(
    ("card", "lobbied", "fails"),
    [
        ("Parity Shift", True, True),
        ("Parity Shift", False, True),
        ("Kine Resources Contested", True, False),
        ("Kine Resources Contested", False, False),
    ],
)
def test_confusion_makes_a_referendum_fail_that_requires_a_title_whoever_calls_it_how(
    card: str, lobbied: bool, fails: bool
) -> None:
    game, ada = lobby("pre", card)
    game.ready("Sarah", vampire("Bea", 5), title="prince of Oslo")
    game.pool("Sarah", 20)
    game.ready("Alexis", vampire("Ira", 4, disciplines="OBF"))
    game.hand("Alexis", "Confusion of the Eye")
    if lobbied:
        game.pick("action card", "Charming Lobby", minion=ada)
    else:
        game.pick("political", card, minion=ada)
    until(game, lambda: any("Confusion" in each for each in game.offers("play")))
    game.pick("play", "Confusion of the Eye", level="OBF")
    while game.table.action is not None:
        if game.options("all for"):
            game.pick("all for")
        else:
            game.passes()
    assert any("The referendum fails" in line for line in game.log) == fails


def test_nothing_is_called_of_a_card_that_has_left_play_since() -> None:
    game = table()
    ada = game.ready("Sarah", vampire("Ada", 8, disciplines="pre", sect="Sabbat"), title="bishop of Rome")
    game.ready("Alexis", vampire("Ira", 4))
    legacy = game.in_play("Alexis", "Legacy of Pander")
    game.hand("Sarah", "Charming Lobby")
    game.pick("action card", "Charming Lobby")
    assert game.table.action is not None
    game.rules.burn(legacy)
    while game.table.action is not None:
        assert game.table.referendum is None
        game.passes()
    assert ada.locked and any("cannot call that referendum" in line for line in game.log)


def test_it_stays_in_the_hand_when_the_action_fails_and_there_must_be_one() -> None:
    game, _ = lobby("pre", "Kine Resources Contested")
    ira = game.ready("Alexis", vampire("Ira", 4, text="+3 intercept."))
    game.pick("action card", "Charming Lobby")
    game.pick("block", minion=ira)
    game.pass_all()
    assert "Kine Resources Contested" in game.names("Sarah", "hand")
    game, _ = lobby("pre")
    assert not game.options("action card")
    game, _ = lobby("pre", "Parity Shift", title="none")
    assert not game.options("action card"), "it must meet the requirements of that card"


def test_delaying_tactics_returns_the_card_that_was_called_and_no_other_may_lobby() -> None:
    game, ada = lobby("pre", "Kine Resources Contested")
    other = game.ready("Sarah", vampire("Bea", 8, disciplines="pre", sect="Camarilla"))
    game.ready("Alexis", vampire("Ira", 4))
    game.hand("Sarah", "Charming Lobby")
    game.hand("Alexis", "Delaying Tactics")
    game.pick("action card", "Charming Lobby", minion=ada)
    until(game, lambda: any("Delaying" in each for each in game.offers("play")))
    game.pick("play", "Delaying Tactics")
    until(game, lambda: game.table.action is None)
    assert "Kine Resources Contested" in game.names("Sarah", "hand")
    assert "Charming Lobby" in game.names("Sarah", "ash heap")
    assert not [each for each in game.options("action card") if each.minion == other.id]


def called(game: Position, stake: Copy, *, lobbied: bool) -> None:
    """Somebody calls the referendum of a card in play, by its own action or by Charming Lobby."""
    if lobbied:
        game.pick("action card", "Charming Lobby")
    else:
        game.pick("card in play", stake)
    until(game, lambda: game.options("title for"))


@pytest.mark.parametrize("lobbied", [False, True])
def test_titles_are_worth_less_in_the_referendum_of_a_fee_stake_however_it_is_called(lobbied: bool) -> None:
    game, _ = lobby()
    stake = game.on(game.ready("Alexis", vampire("Ira", 8, sect="Anarch")), "Fee Stake: Corte")
    called(game, stake, lobbied=lobbied)
    assert [option.amount for option in game.options("title for")] == [1]


@pytest.mark.parametrize("lobbied", [False, True])
def test_tabriz_assembly_and_national_guard_support_vote_in_their_own_referendum(lobbied: bool) -> None:
    game, _ = lobby()
    called(game, game.in_play("Sarah", "Tabriz Assembly"), lobbied=lobbied)
    assert [option.amount for option in game.options("gained for")] == [1]
    game, _ = lobby()
    called(game, game.in_play("Alexis", "National Guard Support", counters={"counters": 3}), lobbied=lobbied)
    assert "National Guard Support: 3 votes for" in game.log


def test_a_fee_stake_takes_no_votes_in_the_referendum_of_another_card() -> None:
    game, _ = lobby("pre", "Kine Resources Contested")
    game.on(game.ready("Alexis", vampire("Ira", 8, sect="Anarch")), "Fee Stake: Corte")
    game.pick("action card", "Charming Lobby")
    game.pick("target", "Kine Resources Contested")
    until(game, lambda: game.options("title for"))
    assert [option.amount for option in game.options("title for")] == [2]


@pytest.mark.parametrize("lobbied", [False, True])
def test_who_fails_to_burn_the_merged_theo_bell_goes_to_torpor_however_that_was_called(lobbied: bool) -> None:
    game, ada = lobby(title="justicar")
    theo = game.ready("Alexis", "Theo Bell (ADV)", marks={"merged": "yes"})
    game.ready("Alexis", vampire("Ira", 8, sect="Camarilla"), title="inner circle")
    game.in_play("Alexis", "Dragonbound")
    game.pick(*(("action card", "Charming Lobby") if lobbied else ("card in play", theo)))
    while game.table.action is not None:
        game.pick("all against") if game.options("all against") else game.passes()
    assert (ada.place.region, theo.place.region) == ("torpor", "ready")


@pytest.mark.parametrize(
    ("held", "left"), [("Ravnos Carnival", 4), ("The Line", 5), ("The Shard, London", 5), ("KRCG News Radio", 4)]
)
def test_what_pays_for_actions_pays_for_no_card_that_is_called_by_one(held: str, left: int) -> None:
    """Ruling on Charming Lobby: the cost of the card is none of the action; what reduces any cost of it does."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "mel pre", clan="Ravnos"), blood=5)
    game.in_play("Sarah", held, counters={"counters": 3})
    game.give_edge("Sarah")
    game.hand("Sarah", "Charming Lobby", "Lily Prelude")
    game.pick("action card", "Charming Lobby", minion=krid)
    while game.table.action is not None and game.table.referendum is None:
        if game.options("reduce"):
            answer(game, len(game.options()) - 1)
        elif game.options("yes"):
            game.pick("yes")
        elif game.options("points"):
            break
        else:
            game.passes()
    assert krid.blood == left
