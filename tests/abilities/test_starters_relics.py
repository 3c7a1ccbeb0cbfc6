"""Cards that kept starter decks from playing themselves: in their main way, another, and once refused."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.abilities.table import table
from tests.abilities.test_elders import offered, until
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import BLANK, ally, library, vampire
from vtes_desktop.rules.titles.contests import CAME, back_in_play, enter_play, take_out_of_play
from vtes_desktop.rules.titles.titles import gain_title


@pytest.mark.parametrize(
    ("turns_ago", "capacity", "sect", "contested", "may"),
    [
        (0, 3, "Sabbat", False, True),
        (2, 3, "Sabbat", False, True),
        (3, 3, "Sabbat", False, False),
        (0, 4, "Sabbat", False, False),
        (0, 3, "Camarilla", False, False),
        (0, 3, "Sabbat", True, False),
    ],
)
def test_toy_chest_test_burns_a_small_newcomer(
    turns_ago: int, capacity: int, sect: str, contested: bool, may: bool
) -> None:
    game = table()
    game.ready("Sarah", vampire("Elder", 5, sect="Sabbat"))
    tot = game.ready("Alexis", vampire("Tot", capacity, sect=sect), blood=1)
    game.hand("Sarah", "Toy Chest Test")
    game.phase("unlock", of="Sarah")
    for _ in enter_play(game.rules, tot):
        pass
    minions.mark(game.rules, tot, CAME, str(int(tot.marks[CAME]) - turns_ago))
    if contested:
        take_out_of_play(game.rules, tot)
        back_in_play(game.rules, tot)
    game.phase("master", of="Sarah")
    assert bool(game.options("master")) == may
    if may:
        game.pick("master", "Toy Chest Test")
        game.pass_all()
        assert game.table.region_of(tot).name == "ash heap" and game["Sarah"].pool == 29


@pytest.mark.parametrize(("clan", "given"), [("Akunanse", True), ("Guruhi", False)])
def test_reliquary_akunanse_remains_gives_a_level_to_an_akunanse(clan: str, given: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "ani", clan=clan, sect="Laibon"))
    relic = game.on(krid, "Reliquary: Akunanse Remains")
    assert minions.disciplines(game.rules, krid) == {"ani": 1}
    game.go_to("unlock", "Sarah")
    assert {option.text for option in game.options("way")} == {
        "a level of Abombwe", "a level of Animalism", "a level of Fortitude",
    }  # fmt: skip
    game.pick("way", amount=1)
    assert minions.disciplines(game.rules, krid) == {"ani": 2 if given else 1}
    assert minions.capacity(game.rules, krid) == (7 if given else 6)
    assert minions.bleed_amount(game.rules, krid) == (2 if given else 1)
    turn = game.table.turn
    while not game.options("way"):
        assert minions.disciplines(game.rules, krid) == {"ani": 2 if given else 1}
        game.passes()
    assert game.table.turn == turn + 3
    game.pick("way", amount=2)
    assert minions.disciplines(game.rules, krid) == ({"ani": 1, "for": 1} if given else {"ani": 1})
    assert relic.place.on == krid.id


@pytest.mark.parametrize("clan", ["Tzimisce", "Brujah"])
def test_fleshforge_chamber_keeps_a_ghoul_that_tzimisce_play(clan: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan=clan), blood=3)
    chamber = game.in_play("Sarah", "Fleshforge Chamber")
    ghoul = library("Igor", "Retainer", text="Ghoul with 1 life.")
    game.hand("Sarah", ghoul, library("Rex", "Retainer", text="Animal with 1 life."))
    game.phase("master", of="Sarah")
    game.pick("use", chamber)
    # There is but one ghoul to choose.
    (kept,) = chamber.attached
    assert game.name(game.rules.copy(kept)) == "Igor"
    assert not game.options("use")
    game.phase("minion", of="Sarah")
    employed = [option for option in game.options("employ") if option.copy == kept]
    assert bool(employed) == (clan == "Tzimisce")
    if employed:
        game.pick("employ", game.rules.copy(kept), minion=krid)
        finish(game)
        assert not chamber.attached and [game.name(game.rules.copy(each)) for each in krid.attached] == ["Igor"]


@pytest.mark.parametrize("blocked", [True, False])
def test_inquisition_strips_and_hurts_bishops_of_several(blocked: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Sabbat"), blood=3)
    first = game.ready("Alexis", vampire("First", 6, sect="Sabbat", title="bishop"), blood=5)
    second = game.ready("Justin", vampire("Second", 6, sect="Sabbat", title="bishop", text="+1 intercept."), blood=5)
    other = game.ready("Alexis", vampire("Other", 6, sect="Sabbat", title="archbishop of Miami"), blood=5)
    game.hand("Sarah", "Inquisition")
    game.pick("action card", minion=krid)
    assert not offered(game, "target", other)
    game.pick("target", first)
    game.pick("target", second)
    until(game, "block", second)
    if blocked:
        game.pick("block", second)
    finish(game)
    assert bool(minions.title(game.rules, first)) == bool(minions.title(game.rules, second)) == blocked
    assert minions.title(game.rules, other) and other.blood == 5
    if not blocked:
        assert (first.blood, second.blood) == (3, 3)


def test_inquisition_needs_a_bishop() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, sect="Sabbat"), blood=3)
    game.ready("Alexis", vampire("Other", 6, sect="Sabbat", title="archbishop of Miami"))
    game.hand("Sarah", "Inquisition")
    assert not game.options("action card")


@pytest.mark.parametrize(("blood", "capacity", "kinds"), [(3, 8, {"diablerize"}), (3, 6, set()), (0, 8, {"hunt"})])
def test_phillipe_rigaud_must_diablerize_his_elders(blood: int, capacity: int, kinds: set[str]) -> None:
    game = table()
    phillipe = game.ready("Sarah", "Phillipe Rigaud", blood=blood)
    victim = game.torpor("Alexis", vampire("Ira", capacity))
    game.phase("minion", of="Sarah")
    offers = {option.kind for option in game.options() if option.minion == phillipe.id}
    assert offers == kinds if kinds else {"bleed", "hunt", "diablerize"} <= offers
    if "diablerize" in kinds:
        game.pick("diablerize", minion=phillipe)
        until(game, "yes")
        game.pick("no")
        assert game.table.region_of(victim).name == "ash heap"


def test_phillipe_rigaud_is_free_where_he_cannot_diablerize() -> None:
    game = table()
    phillipe = game.ready("Sarah", "Phillipe Rigaud", blood=3)
    game.phase("minion", of="Sarah")
    assert {"bleed", "hunt"} <= {option.kind for option in game.options() if option.minion == phillipe.id}


def test_black_spiral_buddy_strikes_once_more_in_a_combat() -> None:
    game = table()
    buddy = game.ready("Sarah", "Black Spiral Buddy")
    text = "Wall gets 1 optional press each combat."
    wall = game.ready("Justin", ally("Wall", 9, strength=0, bleed=1, text=text))
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=wall)
    until(game, "block", buddy)
    game.pick("block", buddy)
    until(game, "press")
    # Nobody was asked: it is no option (ruling).
    assert wall.blood == 7
    game.pick("press")
    finish(game)
    assert wall.blood == 6


def test_black_spiral_buddy_gives_no_strike_to_another() -> None:
    game = table()
    game.ready("Sarah", "Black Spiral Buddy")
    friend = game.ready("Sarah", ally("Friend", 3))
    wall = game.ready("Justin", ally("Wall", 9, strength=0, bleed=1))
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=wall)
    until(game, "block", friend)
    game.pick("block", friend)
    finish(game)
    assert wall.blood == 8


@pytest.mark.parametrize(
    ("title", "burned"), [("prince of Cairo", 1), ("justicar of Malkavian", 2), ("prince of Paris", 0)]
)
def test_damaskenos_hurts_followers_of_set_as_he_gains_a_title(title: str, burned: int) -> None:
    game = table()
    damaskenos = game.ready("Sarah", "Damaskenos, Herald of Leandro", blood=3)
    kin = vampire("Set", 6, clan="Ministry", sect="Independent")
    mine, theirs = game.ready("Sarah", kin, blood=4), game.ready("Alexis", replace(kin, id=kin.id + 1), blood=4)
    fallen = game.torpor("Alexis", vampire("Low", 6, clan="Ministry"), blood=4)
    other = game.ready("Alexis", vampire("Ira", 6), blood=4)
    game.phase("minion", of="Sarah")
    gain_title(game.rules, damaskenos, title)
    game.pick("hunt", minion=damaskenos)
    finish(game)
    assert (mine.blood, theirs.blood) == (4 - burned, 4 - burned)
    assert (fallen.blood, other.blood) == (4, 4)
    # He has become it once.
    game.pick("bleed", minion=mine)
    finish(game)
    assert theirs.blood == 4 - burned


@pytest.mark.parametrize(("blood", "may"), [(1, True), (0, False)])
def test_bureaucratic_overload_makes_political_actions_dearer(blood: int, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=blood)
    overload = game.in_play("Alexis", "Bureaucratic Overload")
    game.phase("minion", of="Sarah")
    offers = [option for option in game.options() if option.minion == krid.id and option.kind != "hunt"]
    assert bool(offers) == may
    if may:
        game.pick("card in play", overload, minion=krid)
        finish(game)
        assert krid.blood == 0


@pytest.mark.parametrize(("clan", "may"), [("Malkavian", True), ("Brujah", False)])
def test_forest_of_shadows_buys_just_the_stealth_that_is_missing(clan: str, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan=clan), blood=5)
    forest = game.in_play("Sarah", "Forest of Shadows")
    ira = game.ready("Alexis", vampire("Ira", 6, text="+1 intercept."))
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=krid)
    until(game, "block", ira)
    assert not game.options("use")
    game.pick("block", ira)
    assert offered(game, "use", forest) == may
    if may:
        game.pick("use", forest)
        assert {option.amount for option in game.options("amount")} == {1, 2}
        game.pick("amount", amount=2)
        assert (game.rules.action.stealth, krid.blood, forest.locked) == (2, 3, True)
        finish(game)
        assert game["Alexis"].pool == 29 and minions.stealth(game.rules, krid) == 2


@pytest.mark.parametrize("level", ["aus", "AUS"])
def test_scrying_of_secrets_looks_and_at_superior_discards_a_bleed(level: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "AUS"), blood=3)
    game.library("Alexis", *[BLANK] * 5, "Computer Hacking", library("Other", "Action", text="Gain 1 pool."))
    game.hand("Sarah", "Scrying of Secrets")
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=krid)
    until(game, "play")
    assert game["Alexis"].pool == 29
    game.pick("play", "Scrying of Secrets", level=level)
    game.pick("seen")
    finish(game)
    assert krid.blood == 2
    heap = [game.name(game.rules.copy(each)) for each in game["Alexis"].piles["ash heap"]]
    assert heap == (["Computer Hacking"] if level == "AUS" else [])


def test_scrying_of_secrets_sees_no_deeper_than_seven_cards() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "AUS"), blood=3)
    game.library("Alexis", *[BLANK] * 7, "Computer Hacking")
    game.hand("Sarah", "Scrying of Secrets")
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=krid)
    until(game, "play")
    game.pick("play", "Scrying of Secrets", level="AUS")
    game.pick("seen")
    finish(game)
    assert not game["Alexis"].piles["ash heap"]


def test_scrying_of_secrets_needs_a_successful_bleed() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "AUS"), blood=3)
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.hand("Sarah", "Scrying of Secrets")
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=krid)
    until(game, "block", ira)
    game.pick("block", ira)
    while game.table.action is not None:
        assert not game.options("play")
        game.pick("hand strike") if game.options("hand strike") else game.passes()
