"""“Why not?”: the reason why nothing can be done with a card now, by the section that says so."""

from __future__ import annotations

import random

import pytest

from tests.rules.random_game import RandomGame, deal
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.why.card import why_not, with_card
from vtes_desktop.rules.why.minion import why_not_act_with, why_not_block
from vtes_desktop.table.sight import sees, tells_apart
from vtes_desktop.table.table import Copy

KRID = vampire("Krid", 5, "dom", clan="Ventrue")
IRA = vampire("Ira", 5)
CLOAK = library("A cloak", "Action Modifier", text="+1 stealth.")
BAIT = library("A bait", "Reaction", text="+1 intercept.")
WHIM = library("A whim", "Action", text={"dom": "(D) Something happens."}, disciplines="dom")
VENTRUE_GUN = library("A fine gun", "Equipment", clans=["Brujah"], text="Weapon.")
DEAR = library("A dear thing", "Equipment", pool=40, text="Something.")
BLOODY = library("A bloody thing", "Action", blood=9, text="Something happens.")
DEED = library("A deed", "Master", text="Something happens.")
COMBAT = library("A blow", "Combat", text="Strike: 2 damage.")
VOTE = library("A vote", "Political Action", text="Something is called.")


@pytest.fixture
def game() -> Position:
    return Position("Sarah", "Alexis", "Justin")


def why(game: Position, copy: Copy, seat: str = "Sarah") -> str:
    return why_not(game.rules, game.choice, game.seat(seat), copy)


def test_what_can_be_done_is_said(game: Position) -> None:
    krid = game.ready("Sarah", KRID)
    assert why(game, krid) == (
        "This can be done now: Krid bleeds Alexis for 1; Krid hunts; Krid becomes an anarch for 2 blood."
    )


def test_who_is_asked(game: Position) -> None:
    game.ready("Sarah", KRID)
    ira = game.ready("Alexis", IRA)
    (card,) = game.hand("Alexis", BAIT)
    for copy in (ira, card):
        assert why(game, copy, "Alexis") == "Sarah has the word now; yours comes in its turn (sec. 1.6.1)."


def test_a_locked_minion(game: Position) -> None:
    krid = game.ready("Sarah", KRID, locked=True)
    game.ready("Sarah", IRA)
    assert why(game, krid) == "Krid is locked: only ready unlocked minions act (sec. 6.1)."


def test_an_older_edition_says_tapped() -> None:
    game = Position("Sarah", "Alexis", edition="2012")
    krid = game.ready("Sarah", KRID, locked=True)
    game.ready("Sarah", IRA)
    assert why(game, krid) == "Krid is tapped: only ready untapped minions act (sec. 6.1)."


def test_a_vampire_in_torpor_that_cant_pay_to_leave(game: Position) -> None:
    krid = game.torpor("Sarah", KRID, blood=1)
    game.ready("Sarah", library("A dog", "Ally", text="Ally with 1 life."))
    assert why(game, krid) == "Krid is in torpor: to leave it takes 2 blood, and it has 1 (sec. 6.5.2)."


def test_others_wait_while_one_must_hunt(game: Position) -> None:
    game.ready("Sarah", KRID, blood=0)
    ira = game.ready("Sarah", IRA)
    (gun,) = game.hand("Sarah", DEAR)
    assert why(game, ira) == "Ira has to wait: Krid must hunt first (sec. 6)."
    assert why(game, gun) == "A dear thing has to wait: Krid must hunt first (sec. 6)."


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        (CLOAK, "A cloak is played by a minion during the action that it takes (sec. 6.2)."),
        (BAIT, "A bait is played by your ready minions during another Methuselah’s action (sec. 6.2)."),
        (COMBAT, "A blow is played by your minions in combat (sec. 6.4)."),
        (DEED, "A deed is played in your own master phase (sec. 5)."),
        (WHIM, "A whim can’t be played: Ira lacks Dominate (sec. 1.6.1)."),
        (VENTRUE_GUN, "A fine gun can’t be played: Ira is not Brujah (sec. 1.6.1)."),
        (DEAR, "A dear thing can’t be played: Ira can’t pay: it costs 40 pool, and there are only 30 (sec. 1.6.1)."),
        (BLOODY, "A bloody thing can’t be played: Ira can’t pay: it costs 9 blood, and there are only 5 (sec. 1.6.1)."),
    ],
    ids=lambda value: value.name if not isinstance(value, str) else "",
)
def test_a_card_of_the_hand_in_the_minion_phase(game: Position, card: object, reason: str) -> None:
    game.ready("Sarah", IRA)
    (copy,) = game.hand("Sarah", card)  # type: ignore[arg-type]
    assert why(game, copy) == reason


def test_the_minion_that_is_nearest_comes_first(game: Position) -> None:
    game.ready("Sarah", KRID, locked=True)
    game.ready("Sarah", IRA)
    (copy,) = game.hand("Sarah", WHIM)
    assert why(game, copy) == "A whim can’t be played: Ira lacks Dominate; Krid is locked (sec. 1.6.1)."


def test_nobody_to_act(game: Position) -> None:
    game.torpor("Sarah", KRID)
    (copy,) = game.hand("Sarah", DEAR)
    assert why(game, copy) == "A dear thing can’t be played: Krid is in torpor (sec. 6.1)."


def test_a_second_referendum_in_a_turn(game: Position) -> None:
    krid = game.ready("Sarah", KRID)
    (copy,) = game.hand("Sarah", VOTE)
    game.ready("Alexis", IRA)
    game.start()
    game.rules.taken.note(krid.id, ("political",))
    assert game.choice is not None
    left = [option for option in game.choice.options if option.kind != "political"]
    now = type(game.choice)(game.choice.seat, game.choice.kind, game.choice.question, tuple(left), game.choice.rule)
    said = why_not(game.rules, now, 0, copy)
    assert said == "A vote can’t be played: Krid has called a referendum this turn already (sec. 6.1.7)."


def test_each_minion_has_its_own_reason_not_to_call_a_referendum(game: Position) -> None:
    """Krid has called one, the gang is no vampire, Pug is locked; Krid may still do something else (sec. 6.1.7)."""
    krid = game.ready("Sarah", KRID)
    game.ready("Sarah", ally("Gang", 2))
    game.ready("Sarah", vampire("Pug", 4), locked=True)
    (copy,) = game.hand("Sarah", VOTE)
    game.phase("minion", of="Sarah")
    game.rules.taken.note(krid.id, ("political",))
    reasons = [why_not_act_with(game.rules, each, copy, game.rules.taken) for each in minions.minions(game.rules, 0)]
    assert [(reason.clause, reason.rule) for reason in reasons] == [
        ("has called a referendum this turn already", "6.1.7"),
        ("is no vampire, and only vampires call referendums", "6.1.7"),
        ("is locked", "6.1"),
    ]


def test_a_minion_that_effects_keep_from_acting_says_so(game: Position) -> None:
    krid = game.ready("Sarah", KRID)
    (copy,) = game.hand("Sarah", DEAR)
    game.rules.taken.finished.add(krid.id)
    assert why_not_act_with(game.rules, krid, copy, game.rules.taken).clause == (
        "can take no more actions this turn, by an effect"
    )


def test_a_minion_that_can_not_pay_what_a_block_costs(game: Position) -> None:
    """The toll of an effect is named (sec. 6.2.2)."""
    krid = game.ready("Sarah", KRID)
    ira = game.ready("Alexis", IRA, blood=1)
    game.ready("Alexis", vampire("Eugenio", 4))
    game.pick("bleed", minion=krid)
    assert why_not_block(game.rules, ira)[0] == "can’t block this"
    game.rules.passing.action.tolls.append(lambda copy: 2 if copy is ira else 0)
    assert why_not_block(game.rules, ira) == ("must burn 2 to attempt to block, and has 1", "6.2.2")


def test_stealth_that_is_not_needed(game: Position) -> None:
    """Sec. 6.2.2.2: stealth is added only when it is."""
    krid = game.ready("Sarah", KRID)
    game.ready("Alexis", IRA)
    (cloak,) = game.hand("Sarah", CLOAK)
    (other,) = game.hand(
        "Sarah", library("A feint", "Action Modifier", text="+1 stealth, even if stealth is not yet needed.")
    )
    game.pick("bleed", minion=krid)
    assert game.asked == "Sarah"
    assert why(game, other).startswith("This can be done now: ")
    assert why(game, cloak) == "A cloak can’t be played: Krid needs no more stealth now (sec. 6.2.2.2)."


def test_a_modifier_is_not_played_twice_in_an_action(game: Position) -> None:
    """Sec. 1.6.3."""
    krid = game.ready("Sarah", KRID)
    game.ready("Alexis", IRA)
    feint = library("A feint", "Action Modifier", text="+1 bleed.")
    first, second, _ = game.hand("Sarah", feint, feint, library("Another", "Action Modifier", text="+1 bleed."))
    game.pick("bleed", minion=krid)
    game.pick("play", first, level="")
    assert game.asked == "Sarah", "she may still play another"
    assert "has played it in this action already (sec. 1.6.3)" in why(game, second)


def test_a_locked_minion_does_not_block(game: Position) -> None:
    krid = game.ready("Sarah", KRID)
    ira = game.ready("Alexis", IRA, locked=True)
    game.ready("Alexis", vampire("Eugenio", 4))
    (bait,) = game.hand("Alexis", BAIT)
    game.pick("bleed", minion=krid)
    assert (game.asked, game.choice.kind if game.choice else "") == ("Alexis", "block")
    assert why(game, ira, "Alexis") == "Ira is locked: only ready unlocked minions block (sec. 6.2.2)."
    assert "is no answer to what is asked" in why(game, bait, "Alexis")
    assert why(game, krid, "Alexis").startswith("This can be done now: Block")


def test_no_master_phase_action_is_left(game: Position) -> None:
    trifle = library("A trifle", "Master", text="Trifle.")
    first, second = game.hand("Sarah", DEED, trifle)
    game.phase("master", of="Sarah")
    dear = game.hand("Sarah", library("A palace", "Master", pool=40, text="Something happens."))[0]
    assert why(game, first) == "This can be done now: Play A deed."
    assert why(game, dear) == "A palace costs 40 pool, and there are only 30 (sec. 1.6.1)."
    assert why(game, second).startswith("This can be done now")


def test_uncontrolled_vampires(game: Position) -> None:
    krid = game.uncontrolled("Sarah", KRID)
    game.ready("Sarah", IRA)
    assert why(game, krid) == "Krid is uncontrolled: transfers give it blood in your own influence phase (sec. 7)."
    game.phase("influence", of="Sarah")


def test_nothing_is_told_of_a_face_that_is_not_seen(game: Position) -> None:
    hidden = game.uncontrolled("Alexis", KRID)
    game.ready("Sarah", IRA)
    assert not sees(game.table, hidden, 0)
    said = why(game, hidden)
    assert said == "This card is Alexis’s, and nothing that may be done now is done to it (sec. 6)."


def test_when_the_game_is_over(game: Position) -> None:
    krid = game.ready("Sarah", KRID)
    assert why_not(game.rules, None, 0, krid) == "The game is over."


@pytest.mark.parametrize("number", range(4))
def test_it_never_contradicts_what_is_offered(number: int) -> None:
    """Whatever is asked in a random game: it says what can be done where something can, and a reason where nothing."""
    play = RandomGame(deal(number))
    chance = random.Random(number)
    choice = play.start()
    asked = 0
    while choice is not None and play.choices < 900:
        if chance.random() < 0.15:
            for copy in list(play.table.copies.values()):
                for seat in {choice.seat, chance.randrange(len(play.table.seats))}:
                    if not tells_apart(play.table, copy, seat):
                        continue
                    said = why_not(play.game, choice, seat, copy)
                    asked += 1
                    can = seat == choice.seat and bool(with_card(choice.options, copy))
                    assert said.startswith("This can be done now: ") == can, said
                    assert said.endswith("."), said
                    assert "  " not in said, said
                    if not sees(play.table, copy, seat):
                        assert play.game.name(copy) not in said.split(" has the word")[0], said
        choice = play.answer()
    assert asked > 500
