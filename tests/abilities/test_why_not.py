"""Why a card that plays itself can't be played: one reason for each thing that a card says of its moment, of who plays
it, of what it is played on."""

from __future__ import annotations

import random
from typing import get_args

import pytest

from tests.abilities.fights import EVERYTHING, fighting
from tests.abilities.table import table
from tests.rules.random_game import RandomGame, compiled, deal
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.rules.minion.card_actions import card_actions
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.fitting import why_not_at_moment
from vtes_desktop.rules.why.card import ACTIONS, why_not, with_card
from vtes_desktop.rules.why.minion import why_not_act_with, why_not_play
from vtes_desktop.table.table import Copy


def said(game: Position, seat: str, card: Copy) -> str:
    return why_not(game.rules, game.choice, game.seat(seat), card)


def in_window(game: Position, seat: str, card: Copy) -> tuple[str, str]:
    """Why a card can't be played in a window that is its own."""
    rules = game.rules
    modes = [
        mode for mode in rules.facts(rules.card(card)).modes if (mode.type == "Combat") == (rules.fight is not None)
    ]
    times = [rules.abilities.timing(rules.card(card), mode).windows for mode in modes]
    why = why_not_play(rules, game.seat(seat), card, min(set[Window]().union(*times)))
    assert why is not None
    return why


def test_an_action_without_a_target_says_what_it_lacks() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, "DOM"), blood=4)
    (card,) = game.hand("Sarah", "Graverobbing")
    assert said(game, "Sarah", card) == (
        "Graverobbing can’t be played: Krid finds nothing that it could be played on: it needs a vampire of another "
        "Methuselah in torpor (sec. 1.6.1)."
    )


def test_nothing_is_said_of_a_card_that_has_a_target() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, "DOM"), blood=4)
    game.torpor("Alexis", vampire("Ira", 4), blood=0)
    (card,) = game.hand("Sarah", "Graverobbing")
    assert said(game, "Sarah", card).startswith("This can be done now:")


@pytest.mark.parametrize(
    ("card", "clause"),
    [
        ("Forgotten Labyrinth", "Krid can’t play it during a bleed"),
        ("Soar", "Krid can play it only during an undirected action"),
        ("Succulent Vitae", "Krid can play it only during a hunt"),
        ("Forger's Hammer", "Krid can play it only during an action to equip"),
        ("Hag's Wrinkles", "Krid can play it only during an action to equip or an action to take equipment"),
        ("CrimethInc.", "Krid can play it only after an action that was successful"),
        ("Crocodile's Tongue", "Krid can play it only while an ally or younger vampire attempts to block"),
        ("Call of the Hungry Dead", "Krid can play it only while somebody attempts to block"),
        ("Claiming the Body", "Krid is acting itself"),
    ],
)
def test_of_an_action_modifier_in_a_bleed(card: str, clause: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, f"{EVERYTHING} fli", sect="Anarch"), blood=5)
    game.ready("Alexis", vampire("Ira", 5), blood=5)
    (copy,) = game.hand("Sarah", card)
    game.pick("bleed", minion=krid)
    assert clause in in_window(game, "Sarah", copy)[0]


@pytest.mark.parametrize(
    ("by", "card", "clause"),
    [
        ("Alexis", "Murmur of the False Will", "Ira can play it only in an action of a younger vampire"),
        ("Alexis", "Foul Blood", "Ira can play it only during a hunt"),
        ("Alexis", "Political Backlash", "Ira can play it only during a political action"),
        ("Alexis", "Forced Awakening", "Ira is not locked, as who plays it must be"),
        ("Alexis", "Bloodstorm of Chorazin", "Ira is not Baali"),
        ("Justin", "Deflection", "Nora can play it only when the action is directed at you"),
        ("Justin", "Redirection", "Nora is locked"),
    ],
)
def test_of_a_reaction_to_a_bleed(by: str, card: str, clause: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5), blood=5)
    game.ready("Alexis", vampire("Ira", 5, EVERYTHING, sect="Anarch"), blood=5)
    game.ready("Justin", vampire("Nora", 8, EVERYTHING), blood=5, locked=card == "Redirection")
    (copy,) = game.hand(by, card)
    game.pick("bleed", minion=krid)
    assert clause in in_window(game, by, copy)[0]


def test_of_a_reaction_for_more_than_two_methuselahs() -> None:
    game = table("Sarah", "Alexis")
    krid = game.ready("Sarah", vampire("Krid", 5), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 5, "AUS"), blood=5)
    (copy,) = game.hand("Alexis", "My Enemy's Enemy")
    game.pick("bleed", minion=krid)
    mode = game.rules.facts(game.rules.card(copy)).modes[-1]
    when = game.rules.abilities.timing(game.rules.card(copy), mode)
    assert why_not_at_moment(game.rules, copy, mode, ira, when) == (
        "can’t play it while only two Methuselahs are left",
        "1.6.1",
    )


@pytest.mark.parametrize(
    ("card", "clause"),
    [
        ("Ahriman's Demesne", "only at long range"),
        ("Eyes of the Serpent", "only against an ally"),
        ("Blood Agony", "only in a later round"),
    ],
)
def test_of_a_combat_card_at_close_range_in_the_first_round(card: str, clause: str) -> None:
    fight = fighting(card, "Trap")
    fight.until("play", "Trap", by="Sarah")
    (copy,) = (each for each in fight.game.rules.pile(0, "hand") if fight.game.name(each) == card)
    assert clause in in_window(fight.game, "Sarah", copy)[0]


@pytest.mark.parametrize(
    ("minion", "card", "clause"),
    [
        (vampire("Krid", 5, "for"), "Force of Will", "Krid is not locked"),
        (vampire("Krid", 5, "pot"), "Bum's Rush", "Krid finds nobody whom it could enter combat with"),
        (vampire("Krid", 2, sect="Sabbat"), "Praxis Seizure: Chicago", "Krid is not Camarilla"),
        (vampire("Krid", 5, sect="Camarilla"), "Fifth Tradition: Hospitality", "Krid is no prince or justicar"),
        (vampire("Krid", 5), "Corruption's Purge", "Krid is no prince, justicar or member of the inner circle"),
        (ally("Gang", 3), "Kine Resources Contested", "Gang is no vampire"),
        (vampire("Krid", 5), "Alia, God's Messenger", "Krid needs 2 Gehenna events in play"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_of_an_action(minion: object, card: str, clause: str) -> None:
    game = table()
    game.ready("Sarah", minion)  # type: ignore[arg-type]
    (copy,) = game.hand("Sarah", card)
    game.phase("minion", of="Sarah")
    assert clause in said(game, "Sarah", copy)


def test_of_a_second_bleed_in_a_turn() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, "ani"))
    ira = game.ready("Sarah", vampire("Ira", 5, "ani"))
    (copy,) = game.hand("Sarah", "Deep Song")
    game.phase("minion", of="Sarah")
    assert game.choice is not None
    for each in (krid, ira):
        game.rules.taken.note(each.id, ("bleed",))
    left = tuple(option for option in game.choice.options if option.copy != copy.id)
    asked = type(game.choice)(game.choice.seat, game.choice.kind, game.choice.question, left, game.choice.rule)
    why = why_not(game.rules, asked, 0, copy)
    assert why == (
        "Deep Song can’t be played: Krid has bled this turn already; Ira has bled this turn already (sec. 6.1.1)."
    )


def test_of_what_a_card_in_play_keeps_from() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=3)
    game.on(krid, "Depravity")
    (copy,) = game.hand("Sarah", "Jackie Therman")
    game.phase("minion", of="Sarah")
    assert said(game, "Sarah", copy) == (
        "Jackie Therman can’t be played: Krid is kept from this action by a card in play (sec. 1.4)."
    )


def test_of_a_vampire_that_is_kept_from_transfers() -> None:
    game = table()
    waits = game.uncontrolled("Sarah", vampire("Ira", 5))
    game.on(waits, "Brainwash", face_up=True, marks={"remains": "yes", "no transfers": "yes"})
    game.uncontrolled("Sarah", vampire("Krid", 5))
    game.phase("influence", of="Sarah")
    assert said(game, "Sarah", waits) == "Ira is kept from transfers by a card in play (sec. 1.4)."


@pytest.mark.parametrize(
    ("card", "clause"),
    [
        ("Rötschreck", "is played in another Methuselah’s turn, after strikes are chosen (sec. 1.6.2)."),
        ("Contingency Planning", "is played out of turn, as another card is played (sec. 1.6.2)."),
        ("Brujah Debate", "can’t be played: Krid is not Brujah (sec. 1.6.1)."),
        ("Trap", "is played by your minions in combat (sec. 6.4)."),
        ("Retribution", "can’t do this now: choose a minion in play that has bled you for more than 1 pool since"),
    ],
)
def test_of_a_card_in_the_master_phase(card: str, clause: str) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6))
    (copy,) = game.hand("Sarah", card)
    game.hand("Sarah", "Dreams of the Sphinx")
    game.phase("master", of="Sarah")
    assert clause in said(game, "Sarah", copy)


@pytest.mark.parametrize(
    ("card", "by", "clause"),
    [
        ("Archon Investigation", "Alexis", "is played only against a bleed of 4 or more (sec. 1.6.2)."),
        ("Archon Investigation", "Justin", "is played only when the action is directed at you (sec. 6.2.2.1)."),
        ("Wash", "Alexis", "is played in another Methuselah’s turn, as another card is played (sec. 1.6.2)."),
    ],
)
def test_of_a_master_card_out_of_turn(card: str, by: str, clause: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5), blood=5)
    (copy,) = game.hand(by, card)
    for seat in ("Alexis", "Justin"):
        game.hand(seat, "Redirection", "Friend of Mine")
        game.ready(seat, vampire(f"Ira of {seat}", 8, "DOM for"), blood=5)
    game.pick("bleed", minion=krid)
    while game.choice and game.choice.kind != "after blocks":
        game.passes()
    assert game.choice is not None
    asked = type(game.choice)(game.seat(by), "after blocks", game.choice.question, (), game.choice.rule)
    assert why_not(game.rules, asked, game.seat(by), copy).endswith(clause)


def test_of_a_modifier_in_a_blood_hunt() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince"), blood=4)
    game.torpor("Alexis", vampire("Ira", 4), blood=1)
    (copy,) = game.hand("Sarah", "Mob Rule")
    game.pick("diablerize", minion=krid)
    while game.choice is not None and (game.choice.kind, game.asked) != ("polling", "Sarah"):
        game.passes()
    assert said(game, "Sarah", copy) == "Mob Rule is not played in the referendum of a blood hunt (sec. 6.5.6)."


@pytest.mark.parametrize("number", range(40, 45))
def test_in_whole_games_everything_has_its_reason(number: int) -> None:
    """When a card is played is told wherever one may play effects; only a question is something to be answered."""
    play = RandomGame(deal(number, covered=True), compiled())
    chance = random.Random(number)
    choice = play.start()
    asked = 0
    while choice is not None and play.choices < 1200:
        if chance.random() < 0.2:
            for copy in play.game.pile(choice.seat, "hand"):
                why = why_not(play.game, choice, choice.seat, copy)
                asked += 1
                assert why.startswith("This can be done now: ") == bool(with_card(choice.options, copy)), why
                assert f"{play.game.name(copy)} is played (" not in why
                assert not any(hole in why for hole in ("  ", " ,", ": (", "; (")), why
                assert choice.kind not in get_args(Window) or "is no answer" not in why, why
        choice = play.answer()
    assert asked > 200


@pytest.mark.parametrize("number", range(50, 54))
def test_a_card_in_play_is_blamed_only_where_nothing_else_keeps_a_minion_from_an_action(number: int) -> None:
    play = RandomGame(deal(number, covered=True), compiled())
    game, choice, asked = play.game, play.start(), 0
    while choice is not None and play.choices < 1500:
        for copy in game.pile(choice.seat, "hand") if choice.kind == "minion phase" else ():
            if with_card(choice.options, copy) or not ACTIONS & {*game.card(copy).types}:
                continue
            for minion in minions.ready_minions(game, choice.seat):
                why = why_not_act_with(game, minion, copy, game.taken)
                may = not minion.locked and any(
                    each.option.copy == copy.id for each in card_actions(game, minion, game.taken)
                )
                assert may or "by a card in play" not in why.clause, (minion, copy, why.clause)
                asked += 1
        choice = play.answer()
    assert asked > 20
