"""Cards played in the corners of their texts: who is ousted by what they do, empty hands, strikes half chosen."""

from __future__ import annotations

import pytest

from tests.abilities.calls import passes, pools
from tests.abilities.fights import fighting
from tests.abilities.table import table
from vtes_desktop.abilities.position import OWN_TIME, Phase, Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import imbued, library, vampire

# -- Poison Pill -------------------------------------------------------------------------------------------------------


def poisoned(sarah: int, alexis: int, *, title: str = "prince of Oslo") -> Position:
    """Sarah's Krid has Alexis burn 3 pool and Mona 1; Alexis poisons it."""
    game = table("Sarah", "Alexis", "Justin", "Mona")
    krid = game.ready("Sarah", vampire("Krid", 8, title=title))
    game.ready("Alexis", vampire("Ira", 7, title="" if title else "prince of Bern"))
    game.hand("Sarah", "Kine Resources Contested")
    game.hand("Alexis", "Poison Pill")
    game.pool("Sarah", sarah)
    game.pool("Alexis", alexis)
    game.pick("political", minion=krid)
    while not game.options("points"):
        game.passes()
    game.pick("points", seat="Sarah", amount=0)
    game.pick("points", seat="Alexis", amount=3)
    game.pick("points", seat="Justin", amount=0)
    while not game.options("play"):
        game.passes()
    game.pick("play", "Poison Pill", by="Alexis")
    return game


@pytest.mark.parametrize(
    ("sarah", "alexis", "after"), [(3, 3, [6, 0, 30, 29]), (5, 3, [8, 0, 30, 29]), (3, 9, [0, 6, 30, 35])]
)
def test_poison_pill_is_paid_once_the_referendum_is_over(sarah: int, alexis: int, after: list[int]) -> None:
    """As the ruling on Treachery has it: the pool that an ousted prey is worth comes first."""
    game = poisoned(sarah, alexis)
    passes(game)
    assert pools(game) == after


def test_poison_pill_does_nothing_where_the_referendum_fails() -> None:
    game = poisoned(3, 3, title="")
    while not (game.asked == "Alexis" and game.options("title against")):
        game.passes()
    game.pick("title against", by="Alexis")
    passes(game)
    assert pools(game) == [3, 3, 30, 30]


# -- The Realm of the Black Sun ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("whose", "amount", "gains"), [("Alexis", 1, True), ("Alexis", -1, False), ("Justin", 1, False)]
)
def test_the_realm_of_the_black_sun_counts_blood_that_goes_to_the_pool_of_the_prey(
    whose: str, amount: int, gains: bool
) -> None:
    """Whatever increases a pool is a gain (ruling on The Rising)."""
    game = table()
    game.in_play("Sarah", "The Realm of the Black Sun")
    doll = game.on(game.ready(whose, vampire("Ira", 6), blood=3), "Blood Doll")
    game.phase("master", of=whose)
    game.pick("use", doll)
    game.pick("blood" if amount > 0 else "pool")
    assert bool(game.options("yes")) == gains
    if gains:
        assert game.asked == "Sarah"
        game.pick("yes")
    assert (game["Sarah"].pool, game[whose].pool) == (30 + gains, 30 + amount)


# -- Phaibun -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", [1, 0])
def test_phaibun_needs_a_card_to_discard(cards: int) -> None:
    game = table()
    game.hand_size("Sarah", cards)
    phaibun = game.ready("Sarah", "Phaibun")
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.pick("bleed", minion=phaibun)
    game.pick("block", minion=ira)
    while game.table.action is not None and not game.options("use"):
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert bool(game.options("use")) == bool(cards)


# -- Rötschreck --------------------------------------------------------------------------------------------------------


def test_rotschreck_may_be_played_before_the_opposing_minion_strikes() -> None:
    """RTR 19980928: the answer is not even chosen, and its card stays in the hand."""
    fight = fighting("Claws of the Dead", against=("Majesty", "Rötschreck"))
    game = fight.game
    fight.play("Claws of the Dead", "pro")
    fight.until("out of turn", by="Alexis")
    assert game.question == "The first strike is chosen."
    game.pick("out of turn", "Rötschreck", by="Alexis")
    fight.end()
    assert (fight.ira.place.region, fight.ira.locked) == ("torpor", True)
    assert fight.blood[1] == 6 and "Majesty" in game.names("Alexis", "hand")


def test_rotschreck_may_wait_for_the_other_strike_and_is_not_for_ones_own_claws() -> None:
    fight = fighting(against=("Claws of the Dead", "Rötschreck"))
    fight.play("Claws of the Dead", "pro", by="Alexis")
    asked = []
    while fight.game.table.action is not None:
        if fight.game.options("out of turn"):
            asked.append(fight.game.question)
        fight.step()
    # Kurt strikes first, with bare hands: that threatens nobody.
    assert asked == ["The strikes are chosen."]


# -- Miguel Cordovera --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("when", ["block attempt", "combat"])
def test_miguel_may_be_had_in_the_midst_of_an_action_of_his_predator(when: str) -> None:
    """At any time of that minion phase (as the rulings on Temptation and Puppet Master have it)."""
    game = table()
    miguel = game.ready("Sarah", "Miguel Cordovera")
    krid = game.ready("Justin", vampire("Krid", 5))
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=krid)
    while game.asked == "Justin":
        game.passes()  # he might be had as the action is announced
    game.pick("block", minion=miguel, by="Sarah")
    if when == "combat":
        game.passes()
        assert game.table.combat is not None
    game.pick("use", miguel, by="Justin")
    assert (miguel.controller, miguel.locked) == (2, False) and game["Justin"].pool == 29
    assert game.table.combat is None
    if when == "block attempt":
        game.pass_all()
        assert game["Sarah"].pool == 29, "he blocks no more"
    while game.table.phase == "minion":
        game.passes()
    assert miguel.controller == 0


def test_miguel_is_had_by_nobody_but_his_predator() -> None:
    game = table()
    miguel = game.ready("Sarah", "Miguel Cordovera")
    game.ready("Alexis", vampire("Krid", 5))
    game.phase("minion", of="Alexis")
    assert not any(option.copy == miguel.id for option in game.options("use"))


# -- Twilight Camp, Jack Drake, Jack Dawson ----------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["Twilight Camp", "Jack Drake"])
@pytest.mark.parametrize("phase", ["influence", "minion"])
def test_a_vampire_may_become_anarch_in_whatever_phase_it_is_put_in_play(who: str, phase: Phase) -> None:
    """Undue Influence moves it to the ready region in a minion phase."""
    game = table()
    child = game.uncontrolled("Sarah", vampire("Child", 3), blood=2)
    if who == "Jack Drake":
        game.ready("Sarah", who)
    else:
        game.in_play("Sarah", who, blood=1)
    krid = game.ready("Sarah", vampire("Krid", 5, "qui", sect="Anarch"))
    game.hand("Sarah", "Undue Influence")
    game.phase(phase, of="Sarah")
    if phase == "minion":
        game.pick("action card", minion=krid)
    else:
        game.pick("transfer", child)
    while not game.options("yes"):
        game.passes()
    game.pick("yes")
    assert (child.place.region, minions.sect(game.rules, child)) == ("ready", "Anarch")


def test_the_camp_is_not_for_a_vampire_that_comes_into_play_otherwise() -> None:
    game = table()
    camp = game.in_play("Sarah", "Twilight Camp", blood=2)
    krid = game.ready("Sarah", vampire("Krid", 5))
    (child,) = game.hand("Sarah", "The Embrace")
    game.pick("action card", minion=krid)
    while game.table.phase == "minion" and game.choice and game.choice.kind not in OWN_TIME:
        assert not game.options("yes")
        game.passes()
    assert (child.place.region, camp.blood, minions.sect(game.rules, child)) == ("ready", 2, "Camarilla")


@pytest.mark.parametrize("phase", ["influence", "minion"])
def test_jack_dawson_takes_a_weapon_of_the_hand_along(phase: Phase) -> None:
    game = table()
    jack = game.uncontrolled("Sarah", "Jack Dawson", blood=7)
    krid = game.ready("Sarah", vampire("Krid", 5, "qui", sect="Anarch"))
    (bow,) = game.hand("Sarah", "Ivory Bow")
    game.hand("Sarah", "Undue Influence")
    game.phase(phase, of="Sarah")
    if phase == "minion":
        game.pick("action card", "Undue Influence", minion=krid)
    else:
        game.pick("transfer", jack)
    for _ in range(20):
        mine = [option for option in game.options() if option.copy == bow.id and option.kind != "discard"]
        if mine or game.table.phase == "discard":
            break
        game.passes()
    assert mine and jack.place.region == "ready"
    game.pick(mine[0].kind, bow)
    assert bow.place.on == jack.id


# -- Day Operation and Force of Will -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "blood"), [("Force of Will", 1), ("Day Operation", 0)])
def test_what_falls_on_the_acting_minion_after_the_action_comes_as_its_methuselah_orders(
    first: str, blood: int
) -> None:
    """ANK 20220401: torpor first, and both points of the aggravated damage cost blood there."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "for"), blood=4, locked=True)
    game.hand("Sarah", "Force of Will", "Day Operation")
    game.pick("action card", "Force of Will", minion=krid)
    game.pick("play", "Day Operation")
    while not game.options("order"):
        game.passes()
    assert game.asked == "Sarah"
    game.pick("order", first)
    assert (krid.place.region, krid.blood) == ("torpor", blood)


def test_nothing_is_ordered_where_one_card_falls_on_the_acting_minion() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "for"), blood=4)
    game.hand("Sarah", "Day Operation")
    game.pick("bleed", minion=krid)
    game.pick("play", "Day Operation")
    while krid.place.region == "ready":
        assert not game.options("order")
        game.passes()
    assert krid.place.region == "torpor"


# -- Determine ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("names", "bled"), [(("Sarah", "Alexis"), None), (("Sarah", "Alexis", "Justin"), "Alexis")])
def test_determine_redirects_a_bleed_only_where_a_third_methuselah_is_left(
    names: tuple[str, ...], bled: str | None
) -> None:
    game = table(*names)
    jon = game.ready("Sarah", imbued("Jon", 4, "viz"))
    game.on(jon, library("Conviction", "Conviction"))
    ira = game.ready(names[-1], vampire("Ira", 5))
    game.hand("Sarah", "Determine")
    game.phase("minion", of=names[-1])
    game.pick("bleed", minion=ira)
    while game.table.action is not None and not game.options("play"):
        game.passes()
    assert bool(game.options("play")) == (bled is not None)
    if bled is not None:
        game.pick("play", "Determine")
        while game.table.action is not None:
            game.pick("redirect") if game.options("redirect") else game.passes()
        assert (game["Sarah"].pool, game[bled].pool, jon.locked) == (30, 29, True)
