"""What is different in the rules of 1994, by that rulebook's sections."""

from __future__ import annotations

import pytest

from tests.rules.test_contests import enters
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.playing.limits import note_play, why_limited
from vtes_desktop.rules.turn import ousting
from vtes_desktop.table.table import Copy, Place

CASSANDRA = vampire("Cassandra", 5)
TIBERIUS = vampire("Tiberius", 6)
MOTION = library("Motion", "Political Action", text="Successful referendum means something.")


def jyhad(*names: str) -> Position:
    """The minion phase of the first of these players of 1994."""
    game = Position(*(names or ("Nora", "Eddie", "Suki", "Winnie")), edition="1994")
    game.phase("minion", of=0)
    return game


def lose(game: Position, seat: str) -> None:
    """A player loses all her pool."""
    game.rules.burn_pool(game.seat(seat), 100)
    try:
        ousting.check_pools(game.rules)
    except ousting.LeftError:
        return


# -- playing for ante (sec. 11.6, 18.1) -----------------------------------------------------------------------------


def with_ante(*, agreed: bool = True) -> Position:
    """The beginning of a game for ante: the first turn's untap phase."""
    game = jyhad()
    game.phase("unlock", of="Nora", turn=1, round=1)
    for seat in range(4):
        game.library(seat, library(f"Stake {seat}", "Action"))
    for seat in range(4):
        assert game.question.endswith("play for ante?")
        game.pick("yes" if agreed or seat != 2 else "no", by=seat)
    return game


def test_each_player_stakes_the_top_card_of_her_library() -> None:
    game = with_ante()
    assert [game.names(seat, "removed") for seat in range(4)] == [[f"Stake {seat}"] for seat in range(4)]


def test_it_is_optional() -> None:
    game = with_ante(agreed=False)
    assert [game.names(seat, "removed") for seat in range(4)] == [[]] * 4


def test_nobody_is_asked_for_an_ante_in_later_turns_or_today() -> None:
    game = jyhad()
    game.phase("unlock", of="Nora")
    assert "ante" not in game.question
    game = Position("Nora", "Eddie")
    game.phase("unlock", of="Nora", turn=1, round=1)
    assert "ante" not in game.question


def test_nora_eddie_suki_and_winnie_play_for_ante() -> None:
    game = with_ante()
    lose(game, "Eddie")
    assert (game["Nora"].pool, game["Nora"].victory_points) == (36, 1)
    lose(game, "Suki")
    assert (game["Nora"].pool, game["Nora"].victory_points) == (42, 2)
    lose(game, "Nora")
    # Winnie gets 6 blood, a victory point and Nora's ante, but not the two that Nora won.
    assert game["Winnie"].pool == 36
    assert [seat.victory_points for seat in game.table.seats] == [2, 0, 0, 2]
    assert game.names("Winnie", "removed") == ["Stake 3", "Stake 0"]
    assert game.names("Nora", "removed")[:2] == ["Stake 1", "Stake 2"]


# -- the golden rule of ownership (sec. 9) --------------------------------------------------------------------------


def test_an_ousted_players_cards_are_returned_and_others_go_to_their_owners_ash_heaps() -> None:
    game = jyhad()
    hers = game.ready("Eddie", CASSANDRA, owner="Nora")
    his = game.ready("Nora", TIBERIUS, owner="Eddie")
    game.start()
    lose(game, "Eddie")
    assert game.where(hers) == "ash heap of Nora"
    assert game.where(his) == "cards removed from the game of Eddie"


# -- contested cards and titles (sec. 8, 17.2) ----------------------------------------------------------------------


def test_her_own_second_copy_is_contested_like_any_other() -> None:
    game = jyhad()
    both = [enters(game, game.ready("Nora", CASSANDRA)) for _ in range(2)]
    assert [copy.place.region for copy in both] == ["contested"] * 2


def princes(game: Position, **laid: int) -> tuple[Copy, Copy]:
    """Two princes of Chicago."""
    first = enters(game, game.ready("Nora", vampire("First", title="prince of Chicago"), **laid))  # type: ignore[arg-type]
    return first, enters(game, game.ready("Eddie", vampire("Second", title="prince of Chicago")))


def test_who_can_not_pay_for_its_title_goes_to_torpor_and_yields_there() -> None:
    game = jyhad()
    game.phase("unlock", of="Nora")
    first, _ = princes(game, blood=0)
    game.pick("fail title contest", first)
    assert game.where(first) == "torpor region of Nora"
    assert minions.held_title(game.rules, first) == "prince of Chicago"
    game.go_to("discard", of="Nora")
    game.passes()
    game.pick("contest title", by="Eddie")
    game.go_to("discard", of="Winnie")
    game.passes()
    # In torpor it must yield.
    assert minions.held_title(game.rules, first) == ""


def test_it_may_yield_instead() -> None:
    game = jyhad()
    game.phase("unlock", of="Nora")
    first, _ = princes(game, blood=0)
    game.pick("yield title", first)
    assert game.where(first) == "ready region of Nora"


# -- skill cards (sec. 7.2.1) ---------------------------------------------------------------------------------------


def test_a_skill_card_is_played_on_ones_own_vampires() -> None:
    game = jyhad()
    game.phase("master", of="Nora")
    cassandra = game.ready("Nora", CASSANDRA)
    game.ready("Eddie", TIBERIUS)
    game.hand("Nora", "Celerity")
    game.pick("master")
    assert minions.disciplines(game.rules, cassandra)["cel"] == 1


# -- actions (sec. 12.3) --------------------------------------------------------------------------------------------


def test_a_vampire_that_untaps_may_bleed_again() -> None:
    game = jyhad()
    cassandra = game.ready("Nora", CASSANDRA)
    game.ready("Nora", TIBERIUS)
    game.pick("bleed", minion=cassandra)
    game.rules.unlock(cassandra)
    game.pick("hunt")
    assert any(option.minion == cassandra.id for option in game.options("bleed"))


def test_a_vampire_with_two_bleed_more_costs_the_prey_three() -> None:
    game = jyhad()
    game.ready("Nora", vampire("Cassandra", 5, text="+2 bleed."))
    game.pick("bleed")
    assert game["Eddie"].pool == 27


def test_nobody_becomes_an_anarch() -> None:
    game = jyhad()
    game.ready("Nora", CASSANDRA)
    game.start()
    assert not game.offers("become anarch")


def test_cassandra_hunts_and_che_blocks_her() -> None:
    # Hunting gives her +1 stealth; a reaction card gives Che an intercept of 1, which is as great.
    game = jyhad("You", "Prey", "Predator")
    cassandra = game.ready("You", CASSANDRA)
    game.ready("Prey", vampire("Watcher"))
    che = game.ready("Predator", vampire("Che"))
    game.pick("hunt")
    assert game.table.action is not None
    assert game.table.action.stealth == 1
    game.passes()
    game.pick("block", che, by="Predator")
    # His attempt alone fails: nobody added intercept.
    assert game.table.combat is None
    assert not che.locked
    game.pass_all()
    assert cassandra.blood == 5
    assert cassandra.locked


def test_with_enough_intercept_both_are_tapped_and_they_fight() -> None:
    game = jyhad("You", "Prey", "Predator")
    cassandra = game.ready("You", CASSANDRA)
    che = game.ready("Predator", vampire("Che", text="Camarilla: Che has +1 intercept."))
    game.pick("hunt")
    game.pick("block", che, by="Predator")
    assert "Combat: Cassandra against Che" in game.log
    assert (cassandra.locked, che.locked) == (True, True)
    assert (cassandra.blood, che.blood) == (4, 4)


def test_tiberius_bleeds_you_and_is_too_stealthy() -> None:
    game = jyhad("Predator", "You", "Third")
    tiberius = game.ready("Predator", vampire("Tiberius", 6, text="Camarilla: Tiberius has +2 stealth."))
    cassandra = game.ready("You", vampire("Cassandra", 5, text="Camarilla: Cassandra has +1 intercept."))
    game.pick("bleed", minion=tiberius)
    game.pick("block", cassandra)
    game.pass_all()
    assert game["You"].pool == 29
    assert not cassandra.locked
    assert game.edge == "Predator"


# -- torpor (sec. 16) -----------------------------------------------------------------------------------------------


def test_who_is_blocked_leaving_torpor_loses_the_blood_all_the_same() -> None:
    game = jyhad()
    sleeper = game.torpor("Nora", CASSANDRA, blood=3)
    game.ready("Eddie", vampire("Che", text="Camarilla: Che has +1 intercept."))
    game.pick("leave torpor")
    game.pick("block")
    game.pick("no")
    assert (sleeper.blood, game.where(sleeper)) == (1, "torpor region of Nora")


def test_another_players_vampire_in_torpor_is_encountered_without_stealth() -> None:
    game = jyhad()
    game.ready("Nora", CASSANDRA)
    victim = game.torpor("Eddie", TIBERIUS, blood=2)
    game.pick("encounter", target=victim)
    assert game.table.action is not None
    assert game.table.action.stealth == 0


def test_a_paralyzed_vampire_does_not_untap() -> None:
    game = jyhad()
    game.phase("unlock", of="Nora")
    sleeper = game.torpor("Nora", CASSANDRA, locked=True, marks={"paralyzed": "yes"})
    game.start()
    assert sleeper.locked


def test_a_blood_hunt_is_held_only_when_somebody_calls_it() -> None:
    game = jyhad("Nora", "Eddie")
    cassandra = game.ready("Nora", CASSANDRA)
    victim = game.torpor("Eddie", vampire("Victim", 3), blood=1)
    game.pick("encounter", target=victim)
    while game.choice is not None and game.choice.kind != "blood hunt":
        game.pick("diablerize") if game.offers("diablerize") else game.passes()
    game.pick("no", by="Nora")
    game.pick("no", by="Eddie")
    assert game.where(cassandra) == "ready region of Nora"
    assert not any("Referendum" in said for said in game.log)


# -- voting (sec. 17.1) ---------------------------------------------------------------------------------------------


def voting() -> Position:
    """A referendum that Nora has called begins to be voted on."""
    game = jyhad("Nora", "Eddie", "Suki")
    game.ready("Nora", CASSANDRA)
    game.hand("Nora", MOTION, MOTION)
    game.hand("Eddie", MOTION, MOTION)
    game.ready("Suki", vampire("Bishop", sect="Sabbat", title="bishop"))
    game.ready("Suki", vampire("Priscus", sect="Sabbat", title="priscus"))
    game.pick("political")
    while game.choice is not None and game.choice.kind != "polling":
        game.passes()
    return game


def test_others_burn_any_number_of_political_cards_but_not_who_called() -> None:
    game = voting()
    game.pick("card for", by="Nora")
    assert game.asked == "Eddie"
    game.pick("card against")
    game.pick("card against")
    assert any("The referendum fails: 1 for, 2 against" in said for said in game.log)


def test_what_is_played_in_a_vote_is_replaced_after_it() -> None:
    game = voting()
    game.pick("card for", by="Nora")
    game.pick("card against", by="Eddie")
    assert len(game["Eddie"].piles["hand"]) == 6
    game.pick("card against", by="Eddie")
    assert len(game["Eddie"].piles["hand"]) == 7


def test_there_are_no_votes_but_of_primogen_prince_and_justicar() -> None:
    game = voting()
    for title, clan, votes in (
        ("primogen", "", 1),
        ("prince of Paris", "", 2),
        ("justicar of Brujah", "Brujah", 3),
        ("inner circle of Brujah", "Brujah", 0),
    ):
        copy = game.ready("Suki", vampire(f"The {title}", title=title, clan=clan))
        assert minions.votes(game.rules, copy) == votes
    # Suki's bishop and priscus have nothing to cast.
    assert {minions.votes(game.rules, copy) for copy in game.rules.pile(2, "ready")[:2]} == {0}
    assert not any(option.kind.startswith("prisci") for option in game.options())


@pytest.mark.parametrize("region", ["removed", "research"])
def test_what_lies_out_of_play_is_not_offered(region: str) -> None:
    game = jyhad()
    game.ready("Nora", CASSANDRA)
    away = game.lay(TIBERIUS, Place(0, region))
    assert away.id not in {option.copy for option in game.options()}


def test_a_minion_whose_block_has_failed_does_not_try_again_but_another_may() -> None:
    for edition, again in (("1994", ["Tiberius"]), ("current", ["Cassandra", "Tiberius"])):
        game = Position("Nora", "Eddie", "Suki", edition=edition)
        che = game.ready("Nora", vampire("Che", 4))
        game.ready("Eddie", CASSANDRA)
        game.ready("Eddie", TIBERIUS)
        game.pick("hunt", minion=che)
        game.pick("block", "Cassandra")
        assert [game.name(game.rules.copy(option.copy)) for option in game.options("block")] == again


def test_what_can_be_paid_is_paid_for_an_action_that_can_not_be_paid_for() -> None:
    for edition, left in (("1994", 0), ("current", 1)):
        game = Position("Nora", "Eddie", "Suki", edition=edition)
        cassandra = game.ready("Nora", CASSANDRA, blood=2)
        game.hand("Nora", library("Bow", "Equipment", blood=2, text="Weapon."))
        game.ready("Eddie", TIBERIUS)
        game.pick("equip", minion=cassandra)
        game.rules.burn_blood(cassandra, 1)
        game.pick("no block")
        assert (cassandra.blood, game.names("Nora", "ash heap"), list(cassandra.attached)) == (left, ["Bow"], [])


# -- reaction cards (sec. 13.2) --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "again"), [("1994", False), ("current", True)])
def test_a_reaction_card_is_played_once_in_an_action_whichever_minion_plays_it(edition: str, again: bool) -> None:
    game = Position("Nora", "Eddie", "Suki", edition=edition)
    cassandra = game.ready("Nora", CASSANDRA)
    first = game.ready("Eddie", vampire("Ira", 5, "AUS"))
    game.ready("Eddie", vampire("Milo", 5, "AUS"))
    watch = library("Watch", "Reaction", text="+1 intercept.")
    played, _ = game.hand("Eddie", watch, watch)
    game.pick("bleed", minion=cassandra)
    card = game.card("Watch")
    mode = modes(card)[0]
    assert not why_limited(game.rules, 1, card, mode, first)
    note_play(game.rules, played, mode, first)
    (other,) = [each for each in minions.ready_minions(game.rules, 1) if each is not first]
    assert bool(why_limited(game.rules, 1, card, mode, other)) is not again
    # Another action, another Methuselah: it can be played again.
    assert not why_limited(game.rules, 2, card, mode, other)
    game.rules.passing.new_action()
    assert not why_limited(game.rules, 1, card, mode, other)
