"""Sentences of minions' own cards that no other test plays: each as it counts, and where it does not."""

from __future__ import annotations

import pytest

from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_modifiers import block, go_on
from tests.abilities.test_politics import passed
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.rules.playing.hands import count_hand_sizes


@pytest.mark.parametrize(
    ("blocker", "clan", "intercept"),
    [
        ("Selma the Repugnant", "Nosferatu", 1),
        ("Selma the Repugnant", "Gangrel", 0),
        ("Chandler Hungerford", "Gangrel", 1),
        ("Chandler Hungerford", "Ventrue", 0),
    ],
)
def test_intercept_against_a_clan(blocker: str, clan: str, intercept: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4, clan=clan), blood=2)
    watcher = game.ready("Alexis", blocker)
    game.pick("bleed", minion=krid)
    assert minions.intercept(game.rules, watcher) == intercept


@pytest.mark.parametrize(
    ("name", "kind", "stealth"),
    [("Karen Suadela", "hunt", 2), ("Karen Suadela", "bleed", 0), ("Ariane", "hunt", 0), ("Ariane", "bleed", 0)],
)
def test_stealth_of_undirected_actions(name: str, kind: str, stealth: int) -> None:
    game = table()
    karen = game.ready("Sarah", name, blood=1)
    game.ready("Alexis", vampire("Ira", 4))
    game.pick(kind, minion=karen)
    assert game.table.action is not None
    assert game.table.action.stealth == stealth


@pytest.mark.parametrize(("name", "sizes"), [("Aristotle de Laurent", [8, 8, 8]), ("Jan Pieterzoon", [6, 6, 6])])
def test_everybodys_hand_size(name: str, sizes: list[int]) -> None:
    for region in ("ready", "torpor"):
        game = table()
        lay = game.ready if region == "ready" else game.torpor
        lay("Alexis", name)
        count_hand_sizes(game.rules)
        assert [seat.hand_size for seat in game.table.seats] == (sizes if region == "ready" else [7, 7, 7])


@pytest.mark.parametrize(("votes", "unlocked"), [(True, True), (False, False)])
def test_unlocking_after_ones_referendum_has_passed(*, votes: bool, unlocked: bool) -> None:
    game = table()
    sybren = game.ready("Sarah", "Sybren van Oosten")
    game.hand("Sarah", "Ancilla Empowerment")
    game.pick("political", "Ancilla Empowerment", minion=sybren)
    while game.table.referendum is None and game.choice is not None:
        game.passes()
    if votes:
        passed(game)
    go_on(game, lambda: bool(game.options("use")) or game.table.action is None)
    assert bool(game.options("use")) == unlocked
    if unlocked:
        game.pick("use", sybren)
        assert not sybren.locked


@pytest.mark.parametrize(("sect", "bleed"), [("Camarilla", 1), ("Sabbat", 2)])
def test_a_vote_and_a_bleed_for_what_the_prey_controls(sect: str, bleed: int) -> None:
    game = table()
    molly = game.ready("Sarah", "Molly MacDonald")
    game.ready("Alexis", vampire("Ira", 4, sect=sect))
    assert minions.bleed_amount(game.rules, molly) == bleed


@pytest.mark.parametrize(("blood", "offered"), [(5, True), (1, False)])
def test_qawiyya_unlocks_for_two_blood_once(blood: int, *, offered: bool) -> None:
    game = table()
    qawiyya = game.ready("Sarah", "Qawiyya el-Ghaduba", blood=blood, locked=True)
    game.ready("Sarah", vampire("Krid", 3))
    assert (qawiyya.id in {option.copy for option in game.options("use")}) == offered
    if offered:
        game.pick("use", qawiyya)
        assert (qawiyya.locked, qawiyya.blood, game.options("use")) == (False, 3, [])


@pytest.mark.parametrize(("name", "region"), [("Nizzam al-Latif", "torpor"), ("Gilbert Duane", "ready")])
def test_hand_strikes_that_are_aggravated(name: str, region: str) -> None:
    fight = fighting(kurt=name)
    fight.end()
    assert fight.ira.place.region == region


def test_lucinde_takes_a_blood_for_the_edge() -> None:
    for edge in ("Sarah", "Alexis"):
        game = table()
        lucinde = game.ready("Sarah", "Lucinde, Alastor", blood=3)
        game.give_edge(edge)
        game.phase("unlock", of="Sarah")
        if edge == "Sarah":
            game.pick("use", lucinde)
            assert (lucinde.blood, game.edge) == (4, "")
        else:
            assert not any(option.copy == lucinde.id for option in game.options("use"))


@pytest.mark.parametrize(("life", "after"), [(1, 2), (2, 3), (3, 3)])
def test_an_ally_that_heals_in_the_unlock_phase(life: int, after: int) -> None:
    game = table()
    garou = game.ready("Sarah", "Renegade Garou", blood=life)
    game.phase("unlock", of="Sarah")
    go_on(game, lambda: game.table.phase != "unlock")
    assert garou.blood == after


@pytest.mark.parametrize(("clan", "offered"), [("Ravnos", True), ("Gangrel", False)])
def test_an_ally_locks_to_give_stealth(clan: str, *, offered: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4, clan=clan), blood=2)
    taxi = game.ready("Sarah", "City Star Taxi")
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.pick("bleed", minion=krid)
    assert not game.options("use")
    block(game, ira)
    assert bool(game.options("use")) == offered
    if offered:
        game.pick("use", taxi)
        game.pass_all()
        assert (taxi.locked, game["Alexis"].pool) == (True, 29)


def test_the_bearer_hunts_for_more() -> None:
    for on, blood in ((True, 2), (False, 1)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6), blood=0)
        other = game.ready("Sarah", ally("Other"))
        game.on(krid if on else other, "Aaron's Feeding Razor")
        game.pick("hunt", minion=krid)
        game.pass_all()
        assert krid.blood == blood


@pytest.mark.parametrize("there", [True, False])
def test_a_bomb_burns_a_location_and_itself(*, there: bool) -> None:
    """Its own words: it is burned after use."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    bomb = game.on(krid, "Bomb")
    if not there:
        assert not game.options("card in play")
        return
    site = game.in_play("Alexis", "The Parthenon")
    game.pick("card in play", bomb, minion=krid)
    game.pass_all()
    assert (site.place.region, bomb.place.region) == ("ash heap", "ash heap")


def test_pieter_van_dorn_burns_a_blood_from_a_ready_tremere() -> None:
    game = table()
    pieter = game.ready("Sarah", "Pieter van Dorn")
    ira = game.ready("Alexis", vampire("Ira", 4, clan="Tremere"), blood=2)
    other = game.ready("Alexis", vampire("Other", 4, clan="Ventrue"), blood=3)
    game.pick("card in play", pieter)
    assert {option.copy for option in game.options("target")} == {pieter.id, ira.id}
    game.pick("target", ira)
    go_on(game, lambda: game.table.action is None)
    assert (ira.blood, other.blood) == (1, 3)
