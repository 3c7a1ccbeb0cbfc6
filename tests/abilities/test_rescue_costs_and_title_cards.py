"""What a rescue costs is known before it is announced; a card that stands for a contested title is out of play; what an
ally gives with its last life."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over
from tests.abilities.deeds import offers, through
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.control import take_control
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.table import Copy

SEATTLE = "Fee Stake: Seattle"
THREADING = "Threading the Path of Orpheus"


@pytest.mark.parametrize(("share", "hers", "its"), [(0, 2, 3), (1, 3, 2)])
def test_who_pays_for_a_rescue_by_frondator_saves_the_blood(share: int, hers: int, its: int) -> None:
    """It is the action that costs less, whoever pays (ruling)."""
    game = table()
    frondator = game.ready("Sarah", "Frondator", blood=3)
    victim = game.torpor("Sarah", vampire("Ira", 5), blood=3)
    game.pick("rescue", minion=frondator)
    assert sorted(option.amount or 0 for option in game.options("share")) == [0, 1]
    game.pick("share", amount=share)
    over(game)
    assert (frondator.blood, victim.blood, victim.place.region) == (hers, its, "ready")


@pytest.mark.parametrize(
    ("name", "blood", "may"),
    [("Frondator", 1, True), ("Doc Martina", 1, True), ("Adelino Da Silva", 1, True), ("Lucita", 1, False)],
)
def test_a_cheap_rescue_is_taken_by_who_has_one_blood(name: str, blood: int, *, may: bool) -> None:
    game = table()
    hero = game.ready("Sarah", name, blood=blood)
    victim = game.torpor("Sarah", vampire("Ira", 11), blood=0)
    assert bool(game.options("rescue")) == may
    if may:
        game.pick("rescue", minion=hero)
        over(game)
        assert (hero.blood, victim.place.region) == (1 if name.startswith("Adelino") else 0, "ready")


@pytest.mark.parametrize(("name", "may"), [("Isanwayen", False), ("Leandro", True)])
def test_a_rescue_that_is_dearer_needs_all_its_blood(name: str, *, may: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6), blood=2)
    game.torpor("Sarah", name, blood=0)
    assert bool(game.options("rescue")) == may


def test_zhara_leaves_torpor_with_one_blood_and_nobody_with_two_in_torpid_blood() -> None:
    for name, blood, torpid, may in (
        ("Zhara", 1, False, True),
        ("Lucita", 1, False, False),
        ("Lucita", 2, True, False),
    ):
        game = table()
        fallen = game.torpor("Sarah", name, blood=blood)
        if torpid:
            game.in_play("Justin", "Torpid Blood")
        assert bool(game.options("leave torpor")) == may
        if may:
            game.pick("leave torpor", minion=fallen)
            over(game)
            assert (fallen.blood, fallen.place.region) == (0, "ready")


@pytest.mark.parametrize("led", [True, False])
def test_brunhilde_has_who_has_one_blood_become_anarch_for_nothing(led: bool) -> None:
    game = table()
    if led:
        game.ready("Sarah", "Brunhilde (ADV)")
    krid = game.ready("Sarah", vampire("Krid", 5), blood=1)
    assert bool(game.options("become anarch")) == led
    if led:
        game.pick("become anarch", minion=krid)
        over(game)
        assert (krid.blood, minions.is_anarch(game.rules, krid)) == (1, True)


def _staked(rival: str) -> tuple[Position, Copy, Copy]:
    """Krid of Sarah, Gangrel and anarch, has played the Fee Stake; Alexis has a baron of her own."""
    game = table()
    game.ready("Alexis", vampire("Bea", 6, title=rival, sect="Anarch"))
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Anarch", clan="Gangrel"))
    game.ready("Sarah", vampire("Pug", 4))
    (stake,) = game.hand("Sarah", SEATTLE)
    game.pick("action card", stake, minion=krid)
    over(game)
    return game, krid, stake


@pytest.mark.parametrize(("rival", "contested"), [("baron of Seattle", True), ("baron of Oslo", False)])
def test_nothing_is_done_by_a_fee_stake_while_its_title_is_contested(rival: str, *, contested: bool) -> None:
    """The card is out of play so long, face down (ruling)."""
    game, krid, stake = _staked(rival)
    assert (stake.place.on, stake.face_up) == (krid.id, not contested)
    assert offers(game, stake, "card in play") != contested
    assert minions.title(game.rules, krid) == ("" if contested else "baron of Seattle")


def test_a_fee_stake_comes_back_into_play_with_the_title_or_burns() -> None:
    for yields, title, where in ((False, "baron of Seattle", ""), (True, "", "ash heap")):
        game, krid, stake = _staked("baron of Seattle")
        game.go_to("unlock", "Alexis")
        game.pick("contest title" if yields else "yield title", by="Alexis")
        while game.choice is not None and (game.table.active, game.table.phase) != (0, "minion"):
            if game.options("yield title"):
                game.pick("yield title", by="Sarah")
            elif game.options("end title contest"):
                game.pick("end title contest", by="Sarah")
            else:
                game.passes()
        assert minions.title(game.rules, krid) == title
        assert stake.face_up and (stake.place.region or "") == where
        assert offers(game, stake, "card in play") != yields


@pytest.mark.parametrize(("life", "moved"), [(3, 3), (3, 1)])
def test_an_ally_gives_its_equipment_with_its_last_life_at_a_rave(life: int, moved: int) -> None:
    game = table()
    giver = game.ready("Sarah", ally("Cop", life))
    friend = game.ready("Sarah", vampire("Krid", 8), blood=2)
    gun = game.on(giver, ".44 Magnum")
    game.hand("Sarah", "Rave")
    game.pick("action card", "Rave", minion=giver)
    while game.choice is not None and not game.options("equipment"):
        game.passes()
    game.pick("equipment", gun)
    for _ in range(moved):
        game.pick("target", friend)
    over(game)
    assert (friend.blood, gun.place.on) == (2 + moved, friend.id)
    assert giver.place.region == ("ash heap" if moved == life else "ready")


@pytest.mark.parametrize("stolen", [True, False])
def test_a_path_is_threaded_on_what_came_with_a_stolen_vampire(stolen: bool) -> None:
    """Another Methuselah has played it, whoever controls it now."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Harbinger of Skulls"))
    victim = game.ready("Alexis" if stolen else "Sarah", vampire("Ira", 5))
    gun = game.on(victim, ".44 Magnum")
    if stolen:
        for _ in take_control(game.rules, 0, victim):
            raise AssertionError("nobody is asked")
    game.hand("Sarah", THREADING)
    assert bool(game.options("action card")) == stolen
    if stolen:
        assert gun.controller == 0
        game.pick("action card", THREADING, minion=krid)
        through(game)
        assert (gun.place.region, victim.locked) == ("ash heap", True)
