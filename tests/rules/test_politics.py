"""Politics: terms, votes and ballots, the result (sec. 6.3)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.asked import Asked
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.politics import referendum as politics
from vtes_desktop.table.asking import IllegalError, Option, Procedure
from vtes_desktop.table.situation import Referendum, Vote

KRID = vampire("Krid", 5)
MOTION = library("Motion", "Political Action", text="Successful referendum means something.")
TERMS = library("Levy", "Political Action", text="Allocate 3 points among two or more Methuselahs.")
BISHOP = vampire("Bishop", 4, sect="Sabbat", title="bishop")
PRISCUS = vampire("Priscus", 8, sect="Sabbat", title="priscus")
PRISCA = vampire("Prisca", 8, sect="Sabbat", title="priscus")
PRINCE = vampire("Prince", 6, title="prince of Chicago")
JUSTICAR = vampire("Justicar", 9, title="justicar of Brujah", clan="Brujah")


def motion(*names: str, edition: str = "current") -> Position:
    """Sarah's minion phase: Krid can call a referendum."""
    game = Position(*(names or ("Sarah", "Alexis", "Justin")), edition=edition)
    game.phase("minion", of="Sarah")
    game.ready("Sarah", KRID)
    game.hand("Sarah", MOTION)
    return game


def called(game: Position) -> Position:
    """Krid's political action is not blocked, and polling begins."""
    krid = next(copy for copy in game.rules.pile(0, "ready") if game.name(copy) == "Krid")
    game.pick("political", minion=krid)
    while game.choice is not None and game.choice.kind not in ("polling", "terms"):
        game.passes()
    return game


def numbers(game: Position) -> tuple[int, int]:
    """The votes for and against so far, or those of the result."""
    if game.table.referendum is not None:
        return politics.tally(game.rules, "for"), politics.tally(game.rules, "against")
    result = next(said for said in reversed(game.log) if "The referendum" in said)
    votes_for, against = re.findall(r"\d+", result)
    return int(votes_for), int(against)


def end(game: Position) -> bool:
    """Nobody casts any more; returns whether the referendum has passed."""
    while game.choice is not None and game.choice.kind == "polling":
        game.passes()
    if game.choice is not None and game.choice.kind == "by hand":
        game.agree()
    return any("The referendum passes" in said for said in game.log)


# -- calling it (sec. 6.3.1) ----------------------------------------------------------------------------------------


def test_the_card_gives_the_vote_of_who_called_and_one_vote_passes() -> None:
    game = called(motion())
    assert {option.kind for option in game.options()} == {"card for", "card against", "wait", "pass"}
    game.pick("card for", by="Sarah")
    assert numbers(game) == (1, 0)
    assert end(game)


def test_without_a_vote_it_fails() -> None:
    assert not end(called(motion()))


def test_a_tie_fails() -> None:
    game = motion()
    game.hand("Alexis", MOTION)
    called(game)
    game.pick("card for", by="Sarah")
    game.pick("card against", by="Alexis")
    assert numbers(game) == (1, 1)
    assert not end(game)
    assert "The referendum fails: 1 for, 1 against" in game.log


def test_who_calls_may_vote_against() -> None:
    game = called(motion())
    game.pick("card against", by="Sarah")
    assert not end(game)


def test_an_ally_can_not_call_a_referendum() -> None:
    game = Position("Sarah", "Alexis")
    game.phase("minion", of="Sarah")
    game.ready("Sarah", ally("Wolf", 2))
    game.hand("Sarah", MOTION)
    assert not game.offers("political")


def test_a_card_that_passes_is_done_by_hand_and_burned() -> None:
    game = called(motion())
    game.pick("card for")
    end(game)
    assert game.names("Sarah", "ash heap") == ["Motion"]


# -- the terms (sec. 6.3.2) -----------------------------------------------------------------------------------------


def test_the_terms_are_chosen_when_the_action_has_succeeded_and_said_to_everyone() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    game.phase("minion", of="Sarah")
    game.ready("Sarah", KRID)
    game.hand("Sarah", TERMS)
    called(game)
    assert game.asked == "Sarah"
    game.pick("term", seat="Alexis")
    game.pick("term", seat="Alexis")
    game.pick("term", seat="Justin")
    assert game.table.referendum is not None
    assert game.table.referendum.terms == "Alexis 2, Justin 1"
    assert "The terms: Alexis 2, Justin 1" in game.log


def test_a_card_that_asks_for_nothing_has_no_terms() -> None:
    game = called(motion())
    assert game.choice is not None
    assert game.choice.kind == "polling"


# -- titles (sec. 6.3.3) --------------------------------------------------------------------------------------------


def test_titled_vampires_have_the_votes_of_their_title() -> None:
    game = motion()
    for each in (PRINCE, JUSTICAR, BISHOP):
        game.ready("Sarah", each)
    called(game)
    offered = {option.text: option.amount for option in game.options() if option.kind == "title for"}
    assert offered == {"Prince: 2 votes for": 2, "Justicar: 3 votes for": 3, "Bishop: 1 vote for": 1}


def test_only_ready_vampires_vote_locked_or_not() -> None:
    game = motion()
    game.ready("Alexis", PRINCE, locked=True)
    game.torpor("Alexis", JUSTICAR)
    called(game)
    game.pick("card for", by="Sarah")
    assert game.asked == "Alexis"
    assert [option.text for option in game.options("title against")] == ["Prince: 2 votes against"]


def test_all_the_votes_of_a_vampire_are_cast_together_and_never_changed() -> None:
    game = motion()
    prince = game.ready("Sarah", PRINCE)
    called(game)
    game.pick("title against", prince)
    assert numbers(game) == (0, 2)
    assert not game.offers("title for")
    # She may cast others the other way.
    game.pick("card for")
    assert numbers(game) == (1, 2)


def test_contested_titles_give_no_votes() -> None:
    game = motion()
    game.ready("Sarah", PRINCE, marks={"contested title": "yes"})
    called(game)
    assert not game.offers("title for")


# -- political action cards (sec. 6.3.3) ----------------------------------------------------------------------------


def test_each_methuselah_may_burn_one_political_action_card_for_a_vote() -> None:
    game = motion()
    first, second = game.hand("Alexis", MOTION, TERMS)
    called(game)
    game.pick("card for", by="Sarah")
    assert len(game.options("card against")) == 2
    game.pick("card against", first)
    assert numbers(game) == (1, 1)
    assert not game.offers("card against")
    assert game.names("Alexis", "ash heap") == ["Motion"]
    assert second.place.region == "hand"
    # It is replaced at once.
    assert len(game["Alexis"].piles["hand"]) == 7


def test_who_called_by_a_card_burns_no_other() -> None:
    game = motion()
    game.hand("Sarah", TERMS)
    game.pick("political", "Motion")
    while game.choice is not None and game.choice.kind != "polling":
        game.passes()
    game.pick("card for")
    assert not game.offers("card for")


# -- the Edge (sec. 6.3.3) ------------------------------------------------------------------------------------------


def test_the_edge_is_burned_for_a_vote() -> None:
    game = motion()
    game.give_edge("Justin")
    called(game)
    game.pick("card for", by="Sarah")
    game.pick("edge against", by="Justin")
    assert numbers(game) == (1, 1)
    assert game.edge == ""


# -- the prisci (sec. 6.3.3) ----------------------------------------------------------------------------------------


def test_the_prisci_block_shifts_as_ballots_come() -> None:
    game = motion()
    game.ready("Sarah", PRISCUS)
    game.ready("Alexis", PRISCA)
    third = game.ready("Justin", vampire("Third", 8, sect="Sabbat", title="priscus"))
    called(game)
    game.pick("prisci for", by="Sarah")
    assert numbers(game) == (3, 0)
    game.passes()
    game.pick("prisci against", by="Alexis")
    assert numbers(game) == (0, 0)
    game.pick("prisci against", third, by="Justin")
    assert numbers(game) == (0, 3)
    assert not end(game)


def test_a_priscus_has_no_vote_by_itself() -> None:
    game = motion()
    game.ready("Sarah", PRISCUS)
    called(game)
    assert not game.offers("title for")


def test_a_vampire_casts_its_votes_and_its_ballot_in_agreement() -> None:
    game = motion()
    priscus = game.ready("Sarah", PRISCUS)
    called(game)
    politics.gain_votes(game.rules, 0, 2, priscus)
    game.pick("prisci for", priscus)
    assert {option.kind for option in game.options() if option.copy == priscus.id} == {"gained for"}
    game.pick("gained for", priscus)
    assert numbers(game) == (5, 0)


@given(st.lists(st.tuples(st.sampled_from(["for", "against"]), st.booleans(), st.integers(1, 4))))
def test_the_block_goes_with_the_majority_of_ballots_and_votes_are_added(
    cast: list[tuple[Literal["for", "against"], bool, int]],
) -> None:
    game = Position("Sarah", "Alexis").rules
    votes = [Vote(0, "", 0, 1 if ballot else amount, side, ballots=ballot) for side, ballot, amount in cast]
    game.set_referendum(Referendum("Motion", 0, cast=tuple(votes), prisci_block=3))
    ballots = sum(1 if side == "for" else -1 for side, ballot, _ in cast if ballot)
    block = {"for": 3 * (ballots > 0), "against": 3 * (ballots < 0)}
    sides: tuple[Literal["for", "against"], ...] = ("for", "against")
    for side in sides:
        counted = sum(amount for each, ballot, amount in cast if each == side and not ballot)
        assert politics.tally(game, side) == counted + block[side]


# -- polling in any order (sec. 6.3.2) ------------------------------------------------------------------------------


def test_who_waits_is_asked_again_when_others_have_voted() -> None:
    game = motion()
    game.ready("Alexis", PRINCE)
    called(game)
    game.pick("wait", by="Sarah")
    game.pick("title against", by="Alexis")
    assert game.asked == "Sarah"
    game.pick("card for")
    assert numbers(game) == (1, 2)


def test_when_everyone_waits_each_is_asked_a_last_time() -> None:
    game = motion()
    game.ready("Alexis", PRINCE)
    called(game)
    game.pick("wait", by="Sarah")
    game.pick("wait", by="Alexis")
    assert not game.offers("wait")
    game.pick("card for", by="Sarah")
    # Now Alexis may go on, and even wait again.
    assert game.asked == "Alexis"
    assert numbers(game) == (1, 0)


def test_there_is_no_obligation_to_vote() -> None:
    game = motion()
    game.ready("Alexis", PRINCE)
    called(game)
    game.pick("card for", by="Sarah")
    game.passes()
    assert any("The referendum passes: 1 for, 0 against" in said for said in game.log)


def test_who_is_done_is_not_asked_again_unless_she_gains_votes() -> None:
    game = motion()
    game.ready("Alexis", PRINCE)
    called(game)
    game.passes()
    assert game.asked == "Alexis"
    politics.gain_votes(game.rules, 0, 3)
    game.pick("title against", by="Alexis")
    game.pick("gained for", by="Sarah")
    assert numbers(game) == (3, 2)


def test_a_minion_forced_to_abstain_loses_what_it_has_cast() -> None:
    game = motion()
    prince = game.ready("Sarah", PRINCE)
    called(game)
    game.pick("title for", prince)
    politics.force_to_abstain(game.rules, prince)
    assert numbers(game) == (0, 0)
    with pytest.raises(IllegalError):
        game.pick("title for", prince)


class Lobbying(Asked):
    """An effect that gives its Methuselah 2 votes during polling, once."""

    def __init__(self) -> None:
        self.used = False

    def uses(self, game: Game, seat: int, window: Window) -> Sequence[Use]:
        """Justin's lobby."""
        if window == "polling" and seat == 2 and not self.used:
            return [Use(Option("use", "Lobby"), partial(self.run, game, seat))]
        return ()

    def run(self, game: Game, seat: int) -> Procedure[bool]:
        """Gain the votes."""
        self.used = True
        politics.gain_votes(game, seat, 2)
        yield from ()
        return True


def test_effects_that_give_votes_are_used_while_polling() -> None:
    game = motion()
    game.rules.abilities = Lobbying()
    called(game)
    game.pick("card for", by="Sarah")
    game.pick("use", by="Justin")
    game.pick("gained against", by="Justin")
    assert numbers(game) == (1, 2)
    assert not end(game)


# -- the blood hunt (sec. 6.5.6) ------------------------------------------------------------------------------------


def test_in_a_blood_hunt_no_card_called_it_and_no_effects_of_actions_are_used() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    game.phase("minion", of="Sarah")
    krid = game.ready("Sarah", KRID)
    victim = game.torpor("Alexis", vampire("Victim", 3), blood=1)
    game.ready("Alexis", PRINCE)
    game.rules.abilities = Lobbying()
    game.pick("diablerize", target=victim)
    while game.choice is not None and game.choice.kind != "polling":
        game.passes()
    assert game.asked == "Alexis"
    assert not any(option.kind == "use" for option in game.options())
    game.pick("title for", by="Alexis")
    end(game)
    assert game.where(krid) == "ash heap of Sarah"


# -- all votes at once (sec. 6.3.3) ---------------------------------------------------------------------------------


def test_all_that_costs_nothing_is_cast_in_one_answer_and_the_edge_is_kept() -> None:
    game = motion()
    game.ready("Alexis", PRINCE)
    game.ready("Alexis", vampire("Second", 5, title="prince of Rome"))
    game.table.edge = 1
    called(game)
    game.pick("wait", by="Sarah")
    (every,) = game.options("all against")
    assert every.amount == 4
    game.pick("all against", by="Alexis")
    assert numbers(game) == (0, 4)
    assert game.table.edge == 1
    left = {option.kind for option in game.options()} if game.asked == "Alexis" else set()
    assert "all for" not in left


def test_a_single_source_is_not_offered_twice() -> None:
    game = called(motion())
    assert not game.options("all for")
