"""Political action cards and cards about votes that are defined by name, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.calls import called, passes, pools
from tests.abilities.table import table
from tests.abilities.test_elders import until
from tests.abilities.test_master_cards_grounds import at, offers, use
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy

PRINCE = "prince of Chicago"


def test_conservative_agitation_allocates_a_point_for_each_methuselah() -> None:
    game, _ = called("Conservative Agitation", title=PRINCE)
    # Of three points two at most go to one: two or more Methuselahs get some.
    assert [option.amount for option in game.options("points")] == [0, 1, 2]
    game.pick("points", seat="Sarah", amount=1)
    game.pick("points", seat="Alexis", amount=2)
    passes(game)
    assert pools(game) == [29, 28, 30]


def test_reckless_agitation_allocates_six_points_among_others() -> None:
    game, krid = called("Reckless Agitation", title="baron of Oslo", sect="Anarch", capacity=5, blood=5)
    assert [(option.seat, option.amount) for option in game.options("points")] == [(1, n) for n in range(1, 6)]
    game.pick("points", amount=4)
    passes(game)
    assert (pools(game), krid.blood) == ([30, 26, 28], 3)


@pytest.mark.parametrize(("sect", "capacity", "playing"), [("Camarilla", 8, 3), ("Anarch", 4, 3), ("Anarch", 8, 2)])
def test_reckless_agitation_asks_for_an_anarch_of_five_and_two_others(sect: str, capacity: int, playing: int) -> None:
    game = table(*("Sarah", "Alexis", "Justin")[:playing])
    game.ready("Sarah", vampire("Krid", capacity, sect=sect))
    game.hand("Sarah", "Reckless Agitation")
    assert not [option for option in game.options("political") if "Reckless" in option.text]


def test_political_stranglehold_pays_three_for_each_vampire_of_eight() -> None:
    def lay(game: Position) -> None:
        game.torpor("Alexis", vampire("Old", 9))
        game.ready("Alexis", vampire("Elder", 8))
        game.ready("Justin", vampire("Young", 7))
        game.uncontrolled("Justin", vampire("Sleeper", 10))

    game, _ = called("Political Stranglehold", title=PRINCE, lay=lay)
    passes(game)
    assert pools(game) == [33, 36, 30]


def test_reins_of_power_pay_six_and_cost_the_capacity_of_the_predators_vampire() -> None:
    def lay(game: Position) -> None:
        game.ready("Alexis", vampire("Ira", 4))
        game.torpor("Alexis", vampire("Sunk", 9))
        game.ready("Justin", vampire("Ozmo", 3))

    game, krid = called("Reins of Power", title=PRINCE, lay=lay)
    passes(game)
    assert game.asked == "Sarah"
    game.pick("target", krid)
    assert [option.text for option in game.options("target")] == ["Ira"]
    game.pick("target")
    # Justin, Sarah's predator, chooses nobody: she burns nothing.
    game.passes()
    assert pools(game) == [36, 28, 32]


@pytest.mark.parametrize("name", ["Political Stranglehold", "Reins of Power"])
def test_just_one_of_these_can_be_called_in_a_game(name: str) -> None:
    def lay(game: Position) -> None:
        game.ready("Sarah", vampire("Nora", 8, title="prince of Boston"))
        game.hand("Sarah", name)

    game, _ = called(name, title=PRINCE, lay=lay)
    passes(game)
    while game.table.referendum is not None or game.table.action is not None:
        game.passes()
    assert game.table.phase == "minion"
    assert [option.text for option in game.options("political") if name in option.text] == []


def referendum(
    master: str, *, counters: dict[str, int] | None = None, locked: bool = False
) -> tuple[Position, Copy, Copy]:
    """Sarah's prince calls a referendum while a master card of hers is in play; Alexis has a bishop."""
    laid: list[Copy] = []

    def lay(game: Position) -> None:
        laid.append(game.in_play("Sarah", master, counters=counters or {}, locked=locked))
        laid.append(game.ready("Alexis", vampire("Ira", 6, sect="Sabbat", title="bishop")))

    game, _ = called("Conservative Agitation", title=PRINCE, lay=lay)
    game.pick("points", seat="Sarah", amount=1)
    game.pick("points", seat="Alexis", amount=1)
    return game, laid[0], laid[1]


def test_a_demonstration_cancels_the_votes_of_a_vampire() -> None:
    game, demonstration, ira = referendum("Demonstration")
    until(game, "use", demonstration)
    game.pick("use", demonstration)
    game.pick("target", ira)
    assert demonstration.locked
    while game.table.referendum is not None:
        assert "Ira" not in " ".join(game.offers("title against"))
        game.passes()
    assert not any("Ira casts" in line for line in game.log)


def test_a_demonstration_cancels_the_ballots_of_a_priscus() -> None:
    laid: list[Copy] = []

    def lay(game: Position) -> None:
        laid.append(game.in_play("Sarah", "Demonstration"))
        laid.append(game.ready("Alexis", vampire("Ira", 6, sect="Sabbat", title="priscus")))
        game.ready("Justin", vampire("Ozmo", 6, sect="Sabbat", title="priscus"))

    game, _ = called("Political Stranglehold", title=PRINCE, lay=lay)
    demonstration, ira = laid
    until(game, "wait")
    game.pick("wait", by="Sarah")
    (ballot,) = {option.kind for option in game.options() if option.kind.endswith(" against")}
    game.pick(ballot, by="Alexis")
    while game.asked != "Sarah":
        game.pick("wait")
    before = game.table.referendum
    assert before is not None
    assert [vote.copy for vote in before.cast] == [ira.id]
    game.pick("use", demonstration)
    game.pick("target", ira)
    after = game.table.referendum
    assert after is not None
    assert after.cast == ()


def test_a_demonstration_cancels_what_was_cast() -> None:
    game, demonstration, ira = referendum("Demonstration")
    until(game, "wait")
    game.pick("wait", by="Sarah")
    game.pick("title against", ira)
    assert (game.asked, "0 for, 1 against" in game.question) == ("Sarah", True)
    game.pick("use", demonstration)
    game.pick("target", ira)
    assert "0 for, 0 against" in game.question


def test_a_locked_demonstration_is_not_used() -> None:
    game, demonstration, _ = referendum("Demonstration", locked=True)
    while game.table.referendum is not None:
        assert not offers(game, demonstration)
        game.passes()


def test_alamut_gives_as_many_votes_as_counters_are_burned() -> None:
    game, alamut, _ = referendum("Alamut", counters={"counters": 3})
    until(game, "use", alamut)
    game.pick("use", alamut)
    if game.options("target"):
        game.pick("target")
    assert [option.amount for option in game.options()] == [1, 2, 3]
    game.pick(game.options()[0].kind, amount=2)
    assert alamut.counters == {"counters": 1}
    until(game, "title for")
    # A prince's two, two of the counters, and one of the political action card.
    assert (
        sum(option.amount for option in game.options() if option.kind in ("title for", "gained for", "card for")) == 5
    )


def test_an_alamut_without_counters_gives_no_votes() -> None:
    game, alamut, _ = referendum("Alamut")
    while game.table.referendum is not None:
        assert not offers(game, alamut)
        game.passes()


def test_the_conclave_takes_a_vote_from_each_that_is_not_camarilla() -> None:
    game, conclave, ira = referendum("Camarilla Conclave", counters={"counters": 1})
    until(game, "use", conclave)
    use(game, conclave, "-1 vote")
    assert conclave.place.region == "ash heap"
    while game.table.referendum is not None:
        assert not [option for option in game.options("title against") if option.minion == ira.id]
        game.passes()


@pytest.mark.parametrize(("caller", "more"), [("bearer", 1), ("other", 0)])
def test_an_ancestor_spirit_votes_where_its_bearer_calls(caller: str, more: int) -> None:
    game = table()
    spirited = game.ready("Sarah", vampire("Krid", 8, sect="Laibon", title="magaji"))
    other = game.ready("Sarah", vampire("Nora", 8, sect="Laibon", title="magaji"))
    game.on(spirited, "Ancestor Spirit")
    assert [minions.bleed_amount(game.rules, each) for each in (spirited, other)] == [2, 1]
    game.hand("Sarah", "Conservative Agitation")
    game.pick("political", minion=spirited if caller == "bearer" else other)
    until(game, "points")
    game.pick("points", seat="Sarah", amount=1)
    game.pick("points", seat="Alexis", amount=1)
    while not game.options("title for"):
        game.passes()
    of_bearer = [option.amount for option in game.options() if option.kind.endswith(" for") and "Krid" in option.text]
    assert sum(of_bearer) == 2 + more


def test_sense_vibrations_is_locked_for_a_vote() -> None:
    game = at("master")
    krid = game.ready("Sarah", vampire("Krid", 6, "aus", sect="Laibon"))
    game.ready("Sarah", vampire("Other", 6, "aus", sect="Camarilla"))
    vibrations, again, _ = game.hand("Sarah", "Sense Vibrations", "Sense Vibrations", "Conservative Agitation")
    game.pick("master", vibrations)
    assert vibrations.place.on == krid.id
    # A vampire can have only one; it was a trifle, so that another master card could be played.
    assert not [option for option in game.options("master") if option.copy == again.id]
    game.go_to("minion", of="Sarah")
    game.pick("political", minion=krid)
    until(game, "points")
    game.pick("points", seat="Sarah", amount=1)
    game.pick("points", seat="Alexis", amount=1)
    until(game, "use", vibrations)
    game.pick("use", vibrations)
    assert vibrations.locked
    cast = [option for option in game.options() if option.kind.endswith(" for") and "Krid" in option.text]
    assert sum(option.amount for option in cast) == 1


@pytest.mark.parametrize(("disciplines", "sect"), [("", "Laibon"), ("aus", "Camarilla")])
def test_sense_vibrations_wants_a_laibon_with_auspex(disciplines: str, sect: str) -> None:
    game = at("master")
    game.ready("Sarah", vampire("Krid", 6, disciplines, sect=sect))
    (card,) = game.hand("Sarah", "Sense Vibrations")
    with pytest.raises(IllegalError):
        game.pick("master", card)
