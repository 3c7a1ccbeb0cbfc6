"""The master phase and master cards (sec. 5, 1.6.2, 11)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from tests.rules.asked import Asked
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.turn import master
from vtes_desktop.rules.turn.left import left
from vtes_desktop.table.asking import IllegalError, Option, Procedure, Referee

KRID = vampire("Krid", 5, "dom FOR")
HAVEN = library("Haven", "Master", text="Location.", pool=2)
PLAN = library("Plan", "Master", text="Do something.")
TRIFLE = library("Small thing", "Master", text="Trifle.")
REVERSAL = library("Reversal", "Master", text="Out-of-turn.\nDo something.")


def phase_of_sarah(*cards: Card | str, edition: str = "current") -> Position:
    """Sarah's master phase begins; she holds these cards."""
    game = Position("Sarah", "Alexis", "Justin", edition=edition)
    game.phase("master", of="Sarah")
    game.hand("Sarah", *cards)
    return game


def actions_left(game: Position) -> int:
    return left(game.rules, "master")


# -- master phase actions (sec. 5) ----------------------------------------------------------------------------------


def test_one_master_card_by_default() -> None:
    game = phase_of_sarah(HAVEN, HAVEN)
    game.pick("master")
    assert game.table.phase != "master"
    assert game.names("Sarah", "hand") == ["Haven"]


def test_actions_that_are_not_used_are_lost() -> None:
    game = phase_of_sarah(HAVEN)
    game.passes()
    assert game.table.phase != "master"
    game.go_to("master", of="Sarah")
    assert actions_left(game) == 1


def test_a_card_with_more_cost_than_pool_can_not_be_played() -> None:
    game = phase_of_sarah(HAVEN)
    game.pool("Sarah", 1)
    assert game.choice is None or game.choice.kind != "master phase"


def test_the_last_pool_may_be_spent_and_is_the_end() -> None:
    game = phase_of_sarah(HAVEN)
    game.pool("Sarah", 2)
    game.pick("master")
    assert game["Sarah"].ousted
    assert (game["Justin"].victory_points, game["Justin"].pool) == (1, 36)


def test_a_card_for_a_clan_needs_a_ready_member_of_it() -> None:
    clannish = library("Clan haven", "Master", text="Location.", clans=["Brujah"])
    game = phase_of_sarah(clannish)
    game.torpor("Sarah", vampire("Sleeper", clan="Brujah"))
    game.ready("Alexis", vampire("Not hers", clan="Brujah"))
    assert game.choice is None or game.choice.kind != "master phase"
    game = phase_of_sarah(clannish)
    game.ready("Sarah", vampire("Awake", clan="Brujah"), locked=True)
    game.pick("master")
    assert game.names("Sarah", "in play") == ["Clan haven"]


class Extra(Asked):
    """An effect of the master phase that may be used at any time in it, once."""

    def __init__(self) -> None:
        self.used = False

    def uses(self, game: Game, seat: int, window: Window) -> Sequence[Use]:
        """One use in the master phase, which gives a further action."""
        if window != "master" or self.used:
            return super().uses(game, seat, window)
        return [Use(Option("use", "One more"), partial(self.run, game, seat))]

    def run(self, game: Game, seat: int) -> Procedure[bool]:
        """Gain a master phase action."""
        self.used = True
        master.gain_action(game, seat)
        yield from ()
        return True


def test_effects_and_actions_of_the_phase_come_in_any_order() -> None:
    for order in (("use", "master", "master"), ("master", "use", "master")):
        game = phase_of_sarah(HAVEN, HAVEN)
        game.rules.abilities = Extra()
        for kind in order:
            game.pick(kind)
        assert game.names("Sarah", "in play") == ["Haven", "Haven"]


# -- locations, trophies, others (sec. 1.6.2) -----------------------------------------------------------------------


def test_a_location_stays_in_play_and_is_replaced_in_hand() -> None:
    game = phase_of_sarah(HAVEN)
    game.pick("master")
    assert game.names("Sarah", "in play") == ["Haven"]
    assert game["Sarah"].pool == 28
    assert len(game["Sarah"].piles["hand"]) == 7


def test_another_master_card_is_discarded_when_it_was_played() -> None:
    game = phase_of_sarah(PLAN)
    game.pick("master")
    game.agree()
    assert game.names("Sarah", "ash heap") == ["Plan"]


def test_a_trophy_is_put_into_play_and_waits() -> None:
    game = phase_of_sarah(library("Trophy of might", "Master", text="Master. Trophy.\n+2 bleed."))
    krid = game.ready("Sarah", KRID)
    game.pick("master")
    assert game.names("Sarah", "in play") == ["Trophy of might"]
    assert minions.bleed_amount(game.rules, krid) == 1


# -- Discipline cards (sec. 1.6.2) ----------------------------------------------------------------------------------


def test_a_discipline_card_gives_a_new_discipline_and_a_capacity_without_blood() -> None:
    game = phase_of_sarah("Celerity")
    krid = game.ready("Sarah", KRID)
    game.pick("master")
    assert minions.disciplines(game.rules, krid)["cel"] == 1
    assert (minions.capacity(game.rules, krid), krid.blood) == (6, 5)


def test_a_discipline_card_makes_a_basic_level_superior() -> None:
    game = phase_of_sarah("Dominate")
    krid = game.ready("Sarah", KRID)
    game.pick("master")
    assert minions.disciplines(game.rules, krid)["dom"] == 2


def test_a_discipline_card_may_go_on_anybodys_vampire_in_torpor_too_but_on_none_uncontrolled() -> None:
    game = phase_of_sarah("Celerity")
    mine = game.ready("Sarah", KRID)
    hers = game.ready("Alexis", vampire("Ira"))
    sleeper = game.torpor("Justin", vampire("Sleeper"))
    game.uncontrolled("Sarah", vampire("Unknown"))
    game.pick("master")
    assert {option.copy for option in game.options("target")} == {mine.id, hers.id, sleeper.id}
    game.pick("target", sleeper)
    (card,) = (game.rules.copy(i) for i in sleeper.attached)
    # A master card is controlled by who played it, even on another's vampire.
    assert (game.where(card), card.controller) == ("Sleeper", 0)


def test_a_discipline_card_goes_on_no_vampire_that_has_it_at_superior() -> None:
    game = phase_of_sarah("Fortitude")
    game.ready("Sarah", KRID)
    assert game.choice is None or game.choice.kind != "master phase"


def test_a_card_may_let_a_discipline_be_chosen_and_leave_in_the_discard_phase() -> None:
    game = phase_of_sarah("Agent of Power")
    krid = game.ready("Sarah", KRID)
    game.ready("Alexis", vampire("Ira"))
    game.pick("master")
    # Krid is the only vampire that Sarah controls, and has Fortitude at superior.
    assert {option.level for option in game.options("discipline")} >= {"cel", "dom"}
    assert "for" not in {option.level for option in game.options("discipline")}
    game.pick("discipline", level="cel")
    assert minions.disciplines(game.rules, krid)["cel"] == 1
    game.go_to("discard", of="Sarah")
    assert "cel" not in minions.disciplines(game.rules, krid)
    assert game.names("Sarah", "ash heap") == ["Agent of Power"]


# -- trifles (sec. 1.6.2) -------------------------------------------------------------------------------------------


def test_a_trifle_gives_a_further_action_once() -> None:
    game = phase_of_sarah(TRIFLE, TRIFLE, HAVEN)
    game.pick("master", "Small thing")
    game.agree()
    assert actions_left(game) == 1
    game.pick("master", "Small thing")
    game.agree()
    assert game.table.phase != "master"
    assert game.names("Sarah", "hand") == ["Haven"]


# -- out of turn (sec. 1.6.2, 5) ------------------------------------------------------------------------------------


def borrowed(game: Position, seat: str, card: Card) -> None:
    """A Methuselah plays an out-of-turn master card, and all agree on what it did."""
    (copy,) = game.hand(seat, card)
    referee = Referee(master.play_out_of_turn(game.rules, game.seat(seat), copy))  # type: ignore[arg-type]
    choice = referee.start()
    while choice is not None:
        choice = referee.answer(0)


def test_an_out_of_turn_card_borrows_from_the_next_master_phase() -> None:
    game = Position("Sarah", "Alexis")
    game.phase("discard", of="Sarah")
    game.hand("Alexis", HAVEN)
    borrowed(game, "Alexis", library("Surprise", "Master", text="Out-of-turn.\nDo something."))
    game.passes()
    game.go_to("discard", of="Alexis")
    assert game.names("Alexis", "in play") == []
    assert "Haven" in game.names("Alexis", "hand")


def test_a_second_one_can_not_be_played_before_that_phase() -> None:
    game = Position("Sarah", "Alexis")
    game.phase("minion", of="Sarah")
    surprise = library("Surprise", "Master", text="Out-of-turn.\nDo something.")
    (second,) = game.hand("Alexis", surprise)
    assert master.playable_out_of_turn(game.rules, 1, second)
    borrowed(game, "Alexis", surprise)
    assert not master.playable_out_of_turn(game.rules, 1, second)


def test_it_can_not_be_played_in_ones_own_turn_nor_as_a_regular_master_card() -> None:
    game = phase_of_sarah(REVERSAL, HAVEN)
    (reversal,) = (copy for copy in game.rules.pile(0, "hand") if game.name(copy) == "Reversal")
    assert game.offers("master") == ["master: Play Haven"]
    assert not master.playable_out_of_turn(game.rules, 0, reversal)


def test_an_out_of_turn_trifle_gives_the_action_back_in_the_next_phase() -> None:
    game = Position("Sarah", "Alexis")
    game.phase("discard", of="Sarah")
    game.hand("Alexis", TRIFLE, HAVEN)
    borrowed(game, "Alexis", library("Quick", "Master", text="Out-of-turn. Trifle.\nDo something."))
    game.passes()
    assert (game.asked, actions_left(game)) == ("Alexis", 1)
    # It was the trifle of this phase: another one acts like a regular card.
    game.pick("master", "Small thing")
    game.agree()
    assert game.table.phase != "master"


class Cancels(Asked):
    """Abilities that know an out-of-turn card which cancels another as it is played."""

    def uses(self, game: Game, seat: int, window: Window) -> Sequence[Use]:
        """The card, while another's master card is played."""
        if window != "as played" or seat == game.table.active:
            return ()
        return [
            Use(Option("cancel", "Cancel it", copy.id), partial(master.play_out_of_turn, game, seat, copy))
            for copy in game.pile(seat, "hand")
            if master.playable_out_of_turn(game, seat, copy)
        ]

    how = "yes"

    def effect(self, game: Game, *_: object) -> Procedure[None]:
        """Mark the first card that is being played as cancelled."""

        def run() -> Procedure[None]:
            first = next(copy for copy in game.pile(game.table.active, "in play") if copy.marks.get("played"))
            minions.mark(game, first, "cancelled", self.how)
            yield from ()

        return run()


def test_a_cancelled_card_is_burned_its_cost_is_paid_and_its_action_is_used() -> None:
    game = phase_of_sarah(HAVEN, HAVEN)
    game.rules.abilities = Cancels()
    game.hand("Justin", REVERSAL)
    game.pick("master")
    game.pick("cancel", by="Justin")
    assert game.names("Sarah", "ash heap") == ["Haven"]
    assert game.names("Sarah", "in play") == []
    assert game["Sarah"].pool == 28
    assert game.table.phase != "master"
    # Justin has borrowed.
    assert master.debt(game.rules, 2) == 1


def test_the_cost_of_a_location_is_paid_and_it_is_replaced_only_when_it_was_not_cancelled_for_nothing() -> None:
    game = phase_of_sarah(HAVEN, HAVEN)
    game.rules.abilities = Cancels()
    game.rules.abilities.how = "free"
    game.hand("Justin", REVERSAL)
    game.pick("master")
    # Nothing but its cancelling comes before its cost and its replacement (sec. 1.6.1).
    assert (game["Sarah"].pool, len(game["Sarah"].piles["hand"])) == (30, 6)
    game.pick("cancel", by="Justin")
    assert (game["Sarah"].pool, game.names("Sarah", "ash heap")) == (30, ["Haven"])


def test_a_cancelled_trifle_gives_no_action() -> None:
    game = phase_of_sarah(TRIFLE, HAVEN)
    game.rules.abilities = Cancels()
    game.hand("Justin", REVERSAL)
    game.pick("master", "Small thing")
    game.pick("cancel", by="Justin")
    assert game.table.phase != "master"


# -- the Red List (sec. 11) -----------------------------------------------------------------------------------------


def test_a_master_phase_action_marks_a_red_list_minion_for_the_turn() -> None:
    game = phase_of_sarah()
    wanted = game.ready("Alexis", vampire("Wanted", 6, text="Independent. Red List.", sect="Independent"))
    game.pick("mark", wanted)
    assert wanted.marks["marked"] == "0"
    game.go_to("discard", of="Sarah")
    game.passes()
    assert "marked" not in wanted.marks


def test_nothing_else_is_offered() -> None:
    game = phase_of_sarah(library("Event", "Event"), library("Action", "Action"), PLAN)
    assert {option.kind for option in game.options()} == {"master", "pass"}
    with pytest.raises(IllegalError, match="No option"):
        game.pick("master", "Action")
