"""Rulings on events, political actions and reactions that nobody had judged, each played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from msgspec.structs import replace

from tests.abilities.calls import called, passes, pools
from tests.abilities.fights import fighting
from tests.abilities.shapes import finish, step
from tests.abilities.table import table
from tests.abilities.test_reactions_and_referendums_reread import blocks, comes, may
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.politics import referendum as politics
from vtes_desktop.rules.titles.sects import make_anarch
from vtes_desktop.rules.titles.titles import gain_title
from vtes_desktop.table.situation import Vote
from vtes_desktop.table.table import Copy


def until_over(game: Position) -> None:
    """The running action goes on to its end."""
    while game.table.action is not None:
        step(game)


# -- events ------------------------------------------------------------------------------------------------------------

FALLS = [
    ("Fall of the Camarilla", "Camarilla", "prince of Rome", "archbishop of Rome", "Sabbat"),
    ("Fall of the Sabbat", "Sabbat", "archbishop of Rome", "prince of Rome", "Camarilla"),
]


@pytest.mark.parametrize(("fall", "sect", "title", "other", "of"), FALLS)
def test_a_title_of_a_fallen_sect_sleeps(fall: str, sect: str, title: str, other: str, of: str) -> None:
    """It comes back with the sect, but not where another was gained or it was contested meanwhile."""
    game = table()
    event = game.in_play("Justin", fall)
    one = game.ready("Sarah", vampire("One", 8, sect=sect, title=title))
    assert (minions.title(game.rules, one), minions.sect(game.rules, one)) == ("", "Independent")
    game.rules.burn(event)
    assert minions.title(game.rules, one) == title
    game = table()
    event = game.in_play("Justin", fall)
    one = game.ready("Sarah", vampire("One", 8, sect=sect, title=title))
    rival = game.ready("Alexis", vampire("Rival", 8, sect=of))
    assert gain_title(game.rules, rival, other)
    game.rules.burn(event)
    assert (minions.title(game.rules, one), minions.title(game.rules, rival)) == ("", other)
    game = table()
    event = game.in_play("Justin", fall)
    one = game.ready("Sarah", vampire("One", 8, sect=sect, title=title))
    make_anarch(game.rules, one)
    assert gain_title(game.rules, one, "baron of Boston")
    game.rules.burn(event)
    assert minions.held_title(game.rules, one) == "baron of Boston"


@pytest.mark.parametrize(("fall", "sect", "title", "other", "of"), FALLS)
def test_a_contested_title_is_yielded_as_its_sect_falls(fall: str, sect: str, title: str, other: str, of: str) -> None:
    del other, of
    game = table()
    for event in ("Thirst", "The Unmasking", "Break the Code"):
        game.in_play("Justin", event)
    contesting = {"contested title": "yes"}
    one = game.ready("Sarah", vampire("One", 8, sect=sect, title=title), marks=contesting)
    two = game.ready("Alexis", vampire("Two", 8, sect=sect, title=title), marks=contesting)
    free = game.ready("Justin", vampire("Free", 8, sect=sect, title=title.replace("Rome", "Paris")))
    (card,) = game.hand("Sarah", fall)
    game.phase("discard", of="Sarah")
    game.pick("event", card)
    held = [minions.held_title(game.rules, each) for each in (one, two, free)]
    assert held == ["", "", title.replace("Rome", "Paris")]


def test_the_moon_takes_nothing_of_a_hunt_that_gains_nothing() -> None:
    for fouled, krid_has, moon_has in ((True, 1, 0), (False, 2, 1)):
        game = table()
        moon = game.in_play("Justin", "Hunger Moon")
        krid = game.ready("Sarah", vampire("Krid", 5), blood=2)
        game.ready("Alexis", vampire("Al", 6, "QUI"))
        game.hand("Alexis", "Foul Blood")
        game.pick("hunt", minion=krid)
        if fouled:
            assert comes(game, "Foul Blood", "QUI")
            game.pick("play", "Foul Blood", level="QUI")
        until_over(game)
        assert (krid.blood, moon.blood) == (krid_has, moon_has)


def test_an_inquisition_is_replaced_before_fame_hurts() -> None:
    game = table()
    game.in_play("Justin", "Thirst")
    (card,) = game.hand("Sarah", "The New Inquisition")
    game.phase("discard", of="Sarah")
    game.pick("event", card)
    assert len(game.rules.pile(0, "hand")) == 6
    kurt = game.ready("Sarah", vampire("Kurt", 5))
    al = game.ready("Alexis", vampire("Al", 5, title="prince of Rome"), blood=0)
    game.on(al, "Fame", owner="Justin")
    while not (game.table.phase == "minion" and game.asked == "Sarah"):
        step(game)
    al.locked = False
    game.table.stamps.anew()
    game.pick("bleed", minion=kurt)
    blocks(game, al)
    until_over(game)
    log = game.log
    assert log.index("Al goes to torpor") < log.index("Sarah draws Blank card", log.index("Al goes to torpor"))
    assert log.index("Sarah draws Blank card", log.index("Al goes to torpor")) < log.index("Alexis burns 3 pool")
    assert len(game.rules.pile(0, "hand")) == 7


def test_orun_count_on_top_of_wormwood() -> None:
    game = table()
    game.in_play("Justin", "Wormwood", counters={"counters": 5})
    old, young = (game.ready("Sarah", vampire(name, size, sect="Laibon")) for name, size in (("Old", 8), ("Young", 3)))
    grown = game.ready("Alexis", vampire("Grown", 5))
    game.on(grown, library("More", "Master", capacity_change=2))
    for each in (old, young):
        game.on(each, "Orun")
    assert [minions.capacity(game.rules, each) for each in (old, young, grown)] == [5, 3, 5]
    assert [minions.capacity_for(game.rules, old, seat) for seat in range(3)] == [5, 7, 7]
    assert [minions.capacity_for(game.rules, young, seat) for seat in range(3)] == [3, 5, 5]


# -- Anathema ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("blood", "pool"), [(1, 30), (2, 38)])
def test_no_anathema_where_aggravated_damage_burns(blood: int, pool: int) -> None:
    """With one blood three of it burn the vampire; with two it burns them all first, and falls to its Anathema."""
    fight = fighting(
        "Claws of the Dead",
        kurt=vampire("Kurt", 8, "PRO", text="+2 strength."),
        on_ira=("Anathema",),
        blood=(6, blood),
    )
    fight.play("Claws of the Dead")
    fight.end()
    assert (fight.ira.place.region, fight.game.table.seats[0].pool) == ("ash heap", pool)


def test_no_anathema_for_damage_after_the_combat() -> None:
    """FBI Special Affairs Division inflicts its damage once the combat has ended."""
    game = table()
    game.in_play("Justin", "FBI Special Affairs Division")
    kurt = game.ready("Sarah", vampire("Kurt", 5), blood=3)
    anathema = game.on(kurt, "Anathema")
    al = game.ready("Alexis", ally("Al", 1))
    game.pick("bleed", minion=kurt)
    blocks(game, al)
    until_over(game)
    assert (kurt.blood, kurt.place.region, anathema.place.on) == (0, "ready", kurt.id)
    assert pools(game) == [30, 30, 30]


def test_an_anathema_stays_as_who_called_it_is_ousted() -> None:
    game = table("Sarah", "Alexis", "Justin", "Vera")
    krid = game.ready("Vera", vampire("Krid", 8, title="prince of Chicago"))
    an = game.ready("Alexis", vampire("An", 5))
    (card,) = game.hand("Vera", "Anathema")
    game.phase("minion", of="Vera")
    game.pick("political", card, minion=krid)
    while game.table.action is not None:
        if game.options("target"):
            game.pick("target", target=an)
        elif game.options("all for"):
            game.pick("all for")
        else:
            step(game)
    assert (card.place.on, game.table.copies[card.id].controller) == (an.id, 1)
    game.pool("Vera", 0)
    while not game["Vera"].ousted:
        step(game)
    assert (card.place.on, an.place.region) == (an.id, "ready")


# -- referendums -------------------------------------------------------------------------------------------------------


def test_each_equipment_location_and_retainer_costs_a_pool() -> None:
    def lay(game: Position) -> None:
        al = game.ready("Alexis", vampire("Al", 5))
        for name in ("Bastard Sword", "Raven Spy", "Blood Doll"):
            game.on(al, name)
        game.in_play("Alexis", "Papillon")

    game, _ = called("Can't Take it with You", lay=lay)
    passes(game)
    assert pools(game) == [31, 28, 31]


def test_a_rant_leaves_the_block_of_the_prisci_as_it_is() -> None:
    """What each has is one ballot less; who has one all the same decides the three votes of all of them."""

    def lay(game: Position) -> None:
        game.ready("Alexis", vampire("Old", 9, sect="Sabbat", title="priscus", text="1 additional ballot."))
        game.ready("Justin", vampire("Prince", 9, title="prince of Rome"))

    game, _ = called("Free States Rant", sect="Anarch", lay=lay)
    while game.options("target"):
        assert game.referee is not None
        game.referee.answer(0)
    old = game.rules.pile(1, "ready")[0]
    assert politics.ballots(game.rules, old) == 0
    politics.change(game.rules, cast=(Vote(1, "prisci", old.id, 1, "against", ballots=True),))
    assert politics.tally(game.rules, "against") == 3


def test_what_is_given_by_a_shift_saves_who_gave_it() -> None:
    def lay(game: Position) -> None:
        for seat, pool in (("Sarah", 1), ("Alexis", 3), ("Justin", 1)):
            game.pool(seat, pool)
        game.hand("Justin", "Life Boon")

    game, _ = called("Parity Shift", title="prince of Rome", lay=lay)
    game.pick("points", amount=0)
    passes(game)
    game.pick("out of turn", "Life Boon", by="Justin")
    while game.options("amount"):
        game.pick("amount", amount=1)
    finish(game)
    assert not game["Alexis"].ousted
    assert (game["Alexis"].pool, game["Justin"].pool) == (1, 3)


def test_weapons_are_kept_for_their_pool_or_burned_for_none() -> None:
    game, _ = called("Peace Treaty")
    passes(game)
    assert game.log.count("The referendum passes: 1 for, 0 against") == 1

    def lay(game: Position) -> None:
        al = game.ready("Alexis", vampire("Al", 5), blood=0)
        sword = "Weapon. Strength+1 damage melee weapon."
        for weapon in (
            library("Dear", "Equipment", pool=2, text=sword),
            library("Bloody", "Equipment", blood=2, text=sword),
        ):
            game.on(al, weapon)
        game.on(al, library("Free", "Equipment", text=sword))

    game, _ = called("Peace Treaty", lay=lay)
    passes(game)
    asked: dict[str, list[str]] = {}
    for kind in ("pay", "pay", "burn"):
        asked[game.question] = game.offers()
        game.pick(kind)
    assert [offers[1] for offers in asked.values()] == [
        "pay: Keep Dear for 2 pool",
        "pay: Keep Bloody for 0 pool",
        "pay: Keep Free for 0 pool",
    ]
    al = game.rules.pile(1, "ready")[0]
    assert [game.name(game.rules.copy(number)) for number in al.attached] == ["Dear", "Bloody"]
    assert (pools(game), al.blood) == ([30, 28, 30], 0)


def test_who_vilifies_says_who_gets_the_little_blood_there_is() -> None:
    def lay(game: Position) -> None:
        game.ready("Alexis", vampire("Victim", 5), blood=2)
        game.ready("Alexis", vampire("Other", 9), blood=2)

    game, krid = called("Public Vilification", sect="Sabbat", title="cardinal", blood=3, lay=lay)
    victim, other = game.rules.pile(1, "ready")
    for each in (krid, krid, other):
        game.pick("target", target=each)
    passes(game)
    assert [option.targets for option in game.options("target")] == [(krid.id,), (other.id,)]
    game.pick("target", target=other)
    if game.options("target"):
        game.pick("target", target=krid)
    assert (krid.blood, victim.blood, other.blood) == (4, 0, 3)


@pytest.mark.parametrize("blood", [0, 2])
def test_who_has_no_blood_blocks_a_priest_all_the_same(blood: int) -> None:
    game, krid = called("Sabbat Priest", sect="Sabbat")
    passes(game)
    until_over(game)
    fight = table()
    marks = {"blockers burn": krid.marks["blockers burn"]}
    kurt = fight.ready("Sarah", vampire("Kurt", 5, sect="Sabbat"), marks=marks)
    al = fight.ready("Alexis", vampire("Al", 5), blood=blood)
    fight.pick("bleed", minion=kurt)
    blocks(fight, al)
    assert "Al blocks Kurt" in fight.log
    assert ("Al burns 1 blood as it attempts to block" in fight.log) == (blood > 0)


def test_who_may_play_for_any_clan_is_still_of_none_for_a_sacrifice() -> None:
    game = table()
    game.ready("Sarah", "Mata Hari")
    game.ready("Alexis", vampire("Small", 4, clan="Brujah", sect="Sabbat"))
    game.hand("Sarah", "Sacrifice")
    assert not may(game, "Sacrifice", "political")
    game = table()
    game.ready("Sarah", vampire("Krid", 8, clan="Brujah", sect="Sabbat"))
    game.ready("Alexis", vampire("Small", 4, clan="Brujah", sect="Sabbat"))
    game.hand("Sarah", "Sacrifice")
    assert may(game, "Sacrifice", "political")


def test_each_templar_is_an_action_of_its_own() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 5, sect="Sabbat"))
    first, second = (game.on(kurt, "Templar") for _ in range(2))
    game.ready("Sarah", vampire("Idle", 5))
    al = game.ready("Alexis", vampire("Al", 5))

    def allowed(copy: Copy) -> list[int]:
        return [n for n, each in enumerate(game.options()) if each.copy == copy.id and "enter combat" in each.text]

    (number,) = allowed(first)
    assert game.referee is not None
    game.referee.answer(number)
    if game.options("target"):
        game.pick("target", target=al)
    game.rules.unlock(kurt)  # what it does by itself, whatever it does it by
    until_over(game)
    assert (game.table.phase, kurt.locked, allowed(first), len(allowed(second))) == ("minion", False, [], 1)


def test_a_laibon_that_commands_undeath_gains_no_blood_by_captivation() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "PRE", sect="Laibon"), blood=8)
    game.ready("Sarah", vampire("Voter", 9, title="prince of Rome"))
    victim = game.ready("Alexis", vampire("Victim", 2), blood=2)
    game.hand("Sarah", "The Eldest Command Undeath", "Voter Captivation")
    game.pick("political", "The Eldest Command Undeath")
    game.pick("x", amount=4)
    while not game.options("all for"):
        step(game)
    game.pick("all for")
    assert comes(game, "Voter Captivation", "PRE")
    game.pick("play", "Voter Captivation", level="PRE")
    assert [option.amount for option in game.options("pool")] == [0, 1, 2]
    game.pick("pool", amount=2)
    until_over(game)
    assert (krid.blood, game["Sarah"].pool, victim.place.region) == (4, 32, "ash heap")


# -- The Meddling of Semsith -------------------------------------------------------------------------------------------


def meddled(*, by: str) -> tuple[Position, Copy]:
    """Alexis is meddled with."""
    game = table("Sarah", "Alexis", "Justin", "Vera")
    return game, game.in_play(by, "The Meddling of Semsith", marks={"methuselahs": "1"})


def modified(game: Position, name: Callable[[Position], None] | str) -> list[int]:
    """A number of each Methuselah's as cards in play change it."""
    return [game.rules.abilities.of_methuselah(game.rules, seat, name) for seat in range(4)]  # type: ignore[arg-type]


def test_the_meddling_outlives_who_is_meddled_with_but_not_who_meddles() -> None:
    for by, out, region, size in (("Sarah", "Alexis", "in play", -1), ("Justin", "Justin", "removed", 0)):
        game, meddling = meddled(by=by)
        assert modified(game, "cards not replaced") == [0, 1, 0, 0]
        game.pool(out, 0)
        game.start()
        while not game[out].ousted:
            step(game)
        assert meddling.place.region == region
        assert modified(game, "hand size")[game.seat(by)] == size
        if by == "Justin":
            assert modified(game, "cards not replaced") == [0, 0, 0, 0]


def test_what_is_not_replaced_by_meddling_counts_against_the_hand_until_the_longer_time_is_over() -> None:
    game, _ = meddled(by="Justin")
    game.ready("Sarah", vampire("Krid", 5))
    game.ready("Alexis", vampire("Al", 5), locked=True)
    game.hand("Alexis", "Wake with Evening's Freshness")
    while not game.options("bleed"):
        step(game)
    game.pick("bleed", minion=game.rules.pile(0, "ready")[0])
    assert comes(game, "Wake with Evening's Freshness")
    game.pick("play", "Wake with Evening's Freshness")
    until_over(game)
    assert len(game.rules.pile(1, "hand")) == 6
    while game.table.phase == "minion":
        step(game)
    # The card itself waits for her own unlock phase.
    assert (game.table.phase, len(game.rules.pile(1, "hand"))) == ("discard", 6)
    while game.table.active == 0:
        step(game)
    assert len(game.rules.pile(1, "hand")) == 7


# -- votes that are provided on one side -------------------------------------------------------------------------------

AGAINST = [("Protected District", None, 3), ("Wrong and Crosswise", "DEM", 4)]


@pytest.mark.parametrize(("card", "level", "votes"), AGAINST)
def test_votes_provided_against_count_on_no_other_side(card: str, level: str | None, votes: int) -> None:
    """Who is forced to vote in favor has them not counted, until it is forced against again."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=8)
    primogen = game.ready("Alexis", vampire("Primogen", 7, "DEM", title="primogen"), blood=7)
    game.ready("Justin", vampire("Jo", 9, "DOM"), blood=9)
    game.ready("Justin", vampire("Jan", 9, "DOM"), blood=9)
    game.hand("Sarah", "Perpetual Care")
    game.hand("Alexis", card)
    game.hand("Justin", "Kindred Coercion", "Kindred Coercion")
    game.pick("political", minion=krid)
    assert comes(game, card, level)
    game.pick("play", card, level=level)
    assert tallies(game) == (0, votes)
    for side, counted, by in (("for", (0, 0), 0), ("against", (0, votes), 1)):
        assert comes(game, "Kindred Coercion", "DOM")
        game.pick("play", "Kindred Coercion", level="DOM", minion=game.rules.pile(2, "ready")[by])
        game.pick("x", amount=1)
        game.pick("target", target=primogen)
        game.pick(side)
        assert tallies(game) == counted
    until_over(game)
    assert "The referendum fails: 0 for, " + str(votes) + " against" in game.log


def tallies(game: Position) -> tuple[int, int]:
    """What counts for the running referendum, and against it."""
    return politics.tally(game.rules, "for"), politics.tally(game.rules, "against")


@pytest.mark.parametrize(("card", "level", "votes"), AGAINST)
def test_who_votes_for_it_is_provided_no_votes_against(card: str, level: str | None, votes: int) -> None:
    del votes

    def lay(game: Position) -> None:
        game.ready("Alexis", vampire("Primogen", 7, "DEM", title="primogen"))
        game.hand("Alexis", card)

    game, _ = called("Perpetual Care", lay=lay)
    while game.asked != "Alexis":
        game.passes()
    assert may(game, card, level=level)
    game.pick("title for")
    assert not comes(game, card, level)


@pytest.mark.parametrize(("card", "level", "votes"), AGAINST)
@pytest.mark.parametrize("sect", ["Camarilla", "Sabbat"])
def test_who_cannot_cast_votes_is_provided_none(card: str, level: str | None, votes: int, sect: str) -> None:
    def lay(game: Position) -> None:
        game.ready("Alexis", vampire("Primogen", 7, "DEM", title="primogen", sect="Camarilla"))
        game.hand("Alexis", card)

    calls = {"Camarilla": ("Perpetual Care", ""), "Sabbat": ("Cardinal Benediction", "bishop")}
    called_card, title = calls[sect]
    game, _ = called(called_card, sect=sect, title=title, lay=lay)
    while game.options("target"):
        game.pick("target", game.rules.pile(0, "ready")[0])
    assert comes(game, card, level) == (sect == "Camarilla")
    if sect == "Camarilla":
        game.pick("play", card, level=level)
        assert tallies(game) == (0, votes)


@pytest.mark.parametrize(("card", "level", "votes"), AGAINST)
@pytest.mark.parametrize(("first", "blood"), [(False, 4), (True, 4), (False, 0)])
def test_votes_provided_against_cost_what_the_first_ones_cost(
    card: str, level: str | None, votes: int, first: bool, blood: int
) -> None:
    """Once, whether they are the first ones that the vampire casts or come after its own."""
    cost = 1 if card == "Wrong and Crosswise" else 0
    game, primogen = against_alexander(card, blood)
    if first:
        while not game.options("title against") or game.asked != "Alexis":
            game.pick("wait") if game.options("wait") else game.passes()
        game.pick("title against")
        assert (may(game, card, level=level), primogen.blood) == (True, blood - 1)
    else:
        assert comes(game, card, level) == bool(blood)
    if blood:
        game.pick("play", card, level=level)
        assert (tallies(game), primogen.blood) == ((0, votes + int(first)), blood - 1 - cost)


def test_votes_that_the_last_blood_was_played_for_are_not_cast_for_more() -> None:
    game, primogen = against_alexander("Wrong and Crosswise", 1)
    assert comes(game, "Wrong and Crosswise", "DEM")
    game.pick("play", "Wrong and Crosswise", level="DEM")
    assert (tallies(game), primogen.blood) == ((0, 0), 0)


def against_alexander(card: str, blood: int) -> tuple[Position, Copy]:
    """Alexander Silverson calls a referendum; Alexis has a card for her primogen, who must pay to cast against it."""
    game = table()
    alexander = game.ready("Sarah", "Alexander Silverson")
    primogen = game.ready("Alexis", vampire("Primogen", 7, "DEM", title="primogen"), blood=blood)
    game.hand("Sarah", "Perpetual Care")
    game.hand("Alexis", card)
    game.pick("political", minion=alexander)
    return game, primogen


# -- what is used as a block succeeds ----------------------------------------------------------------------------------


@pytest.mark.parametrize("steals", [True, False])
def test_who_blocks_whom_it_steals_is_locked_and_fights_nobody(steals: bool) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 1))
    set_ = game.ready("Alexis", vampire("Set", 6, "SER"), blood=3)
    game.hand("Alexis", "Revelation of Despair")
    game.pick("bleed", minion=kurt)
    blocks(game, set_)
    assert comes(game, "Revelation of Despair", "SER")
    game.pick("play", "Revelation of Despair", level="SER")
    game.pick("yes" if steals else "no")
    until_over(game)
    assert (kurt.controller, set_.locked, game["Alexis"].pool) == (int(steals), True, 30)
    assert any(said.startswith("Combat:") for said in game.log) != steals


def test_despair_is_for_who_blocks() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 5))
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.ready("Alexis", vampire("Set", 6, "SER"))
    game.hand("Alexis", "Revelation of Despair")
    game.pick("bleed", minion=kurt)
    blocks(game, ira)
    assert not comes(game, "Revelation of Despair")


@pytest.mark.parametrize("who", ["unlocked", "woken", "idle"])
def test_a_car_bomb_locks_who_lays_it(who: str) -> None:
    """It is for who is unlocked: what wakes somebody comes after what is used as the action is announced (ruling)."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5))
    bike = game.on(krid, "Sport Bike")
    ann = game.ready("Alexis", vampire("Ann", 5, sect="Anarch"), locked=who != "unlocked")
    game.hand("Alexis", "Car Bomb", *(["On the Qui Vive"] if who == "woken" else []))
    game.pick("bleed", minion=krid)
    assert may(game, "Car Bomb") == (who == "unlocked")
    if who == "woken":
        assert comes(game, "On the Qui Vive")
        game.pick("play", "On the Qui Vive")
        assert not comes(game, "Car Bomb")
    if who == "unlocked":
        game.pick("play", "Car Bomb")
        until_over(game)
        assert (bike.place.region, krid.blood, ann.locked, game["Alexis"].pool) == ("ash heap", 3, True, 30)


# -- combats -----------------------------------------------------------------------------------------------------------


def queued(*, locked: bool = False, capacity: int = 6) -> tuple[Position, Copy, Copy]:
    """Al blocks Kurt without locking for it, and Kurt has another combat with him follow."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 5, "CEL"), blood=5)
    al = game.ready("Alexis", vampire("Al", capacity, "DOM"), blood=5)
    game.hand("Alexis", "Obedience", *([] if locked or capacity < 6 else ["Minor Irritation"]))
    game.hand("Sarah", "Psyche!")
    game.pick("bleed", minion=kurt)
    blocks(game, al)
    if not locked and capacity > 5:
        assert comes(game, "Minor Irritation")
        game.pick("play", "Minor Irritation")
    if capacity < 6:
        game.rules.passing.action.stay_unlocked.add(al.id)
    assert comes(game, "Psyche!", "CEL")
    game.pick("play", "Psyche!", level="CEL")
    return game, kurt, al


@pytest.mark.parametrize("level", ["dom", "DOM"])
def test_obedience_keeps_off_a_combat_that_would_follow(level: str) -> None:
    game, kurt, al = queued()
    assert may(game, "Obedience", level=level)
    game.pick("play", "Obedience", level=level)
    until_over(game)
    assert (kurt.blood, al.blood, kurt.locked) == (4, 4, level == "DOM")
    assert sum(said.startswith("Combat:") for said in game.log) == 1


@pytest.mark.parametrize(("locked", "capacity"), [(True, 6), (False, 4)])
def test_obedience_is_no_use_to_who_is_locked_or_younger(locked: bool, capacity: int) -> None:
    game, kurt, al = queued(locked=locked, capacity=capacity)
    assert not comes(game, "Obedience")
    assert (kurt.blood, al.blood) == (3, 3)


def test_strikes_that_cannot_be_made_can_be_gained() -> None:
    """One With the Land: nobody strikes in the first round, but Blur can be played."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 5, "CEL"), blood=5)
    al = game.ready("Alexis", vampire("Al", 6, "PRO", clan="Tzimisce"), blood=5, locked=True)
    game.hand("Alexis", "One With the Land")
    game.hand("Sarah", "Blur")
    game.pick("bleed", minion=kurt)
    assert comes(game, "One With the Land", "PRO")
    game.pick("play", "One With the Land", level="PRO")
    assert comes(game, "Blur", "CEL")
    game.pick("play", "Blur", level="CEL")
    until_over(game)
    assert "Kurt gains 2 additional strikes" in game.log
    assert al.blood == 5


def test_strikes_can_be_gained_against_a_fast_reaction() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 5, "CEL"), blood=5)
    al = game.ready("Alexis", vampire("Al", 6), blood=5)
    pug = game.ready("Alexis", vampire("Pug", 6, "AUS"), blood=5)
    game.hand("Alexis", "Fast Reaction")
    game.hand("Sarah", "Blur")
    game.pick("bleed", minion=kurt)
    blocks(game, al)
    assert comes(game, "Fast Reaction", "aus")
    game.pick("play", "Fast Reaction", level="aus")
    assert comes(game, "Blur", "CEL")
    game.pick("play", "Blur", level="CEL")
    until_over(game)
    # A blood is what Blur costs.
    assert (kurt.blood, al.blood, pug.blood) == (2, 4, 5)


# -- cards that are put on somebody later ------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["Ira", "Other"])
def test_a_melange_helps_whom_it_remembers_to_bleed(who: str) -> None:
    """At superior it goes on whom its player blocks, and is burned for a bleed of that one against its controller."""
    game = table("Sarah", "Alexis")
    kurt = game.ready("Sarah", vampire("Kurt", 5, text="+1 stealth."))
    by_name = {name: game.ready("Alexis", vampire(name, 6, "AUS")) for name in ("Ira", "Other")}
    game.hand("Alexis", "Melange")
    game.pick("bleed", minion=kurt)
    blocks(game, by_name["Ira"])
    assert comes(game, "Melange", "AUS")
    game.pick("play", "Melange", level="AUS", minion=by_name["Ira"])
    until_over(game)
    (melange,) = (game.rules.copy(number) for number in kurt.attached)
    while game.table.active != 1 or not game.options("bleed"):
        step(game)
    game.pick("bleed", minion=by_name[who])
    assert any(option.copy == melange.id for option in game.options("use")) == (who == "Ira")
    if who == "Ira":
        game.pick("use", melange)
        until_over(game)
        assert (game["Sarah"].pool, melange.place.region) == (28, "ash heap")


@pytest.mark.parametrize(("level", "stealth"), [("OBT", 0), ("obt", 1)])
def test_who_was_seen_in_the_dark_bleeds_with_less_stealth(level: str, stealth: int) -> None:
    """Darksight at superior goes on whom its player blocks; that has less stealth against her, and against nobody
    else."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 5, text="+1 stealth."))
    ira = game.ready("Alexis", vampire("Ira", 6, "OBT"))
    game.ready("Sarah", vampire("Idle", 5))
    game.hand("Alexis", "Darksight")
    game.pick("bleed", minion=kurt)
    blocks(game, ira)
    assert comes(game, "Darksight", level)
    game.pick("play", "Darksight", level=level)
    until_over(game)
    assert [game.name(game.rules.copy(number)) for number in kurt.attached] == ["Darksight"] * (level == "OBT")
    game.rules.unlock(kurt)
    while game.table.turn == 7 or game.table.active != 0 or not game.options("bleed"):
        step(game)
    game.pick("bleed", minion=kurt)
    assert game.rules.action.stealth == stealth


@pytest.mark.parametrize("level", ["ANI", "ani"])
def test_a_dogged_pursuit_that_was_in_vain_is_worth_an_intercept(level: str) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 5, text="+1 stealth."))
    rav = game.ready("Alexis", vampire("Rav", 6, "ANI", clan="Ravnos"), locked=True)
    game.ready("Sarah", vampire("Idle", 5))
    game.hand("Alexis", "Dogged Pursuit")
    game.pick("bleed", minion=kurt)
    assert comes(game, "Dogged Pursuit", level)
    game.pick("play", "Dogged Pursuit", level=level)
    until_over(game)
    pursuit = [game.rules.copy(number) for number in rav.attached]
    assert (rav.locked, len(pursuit)) == (True, int(level == "ANI"))
    game.rules.unlock(rav)
    game.rules.unlock(kurt)
    while game.table.turn == 7 or game.table.active != 0 or not game.options("bleed"):
        step(game)
    game.pick("bleed", minion=kurt)
    blocks(game, rav)
    assert any(option.copy in rav.attached for option in game.options("use")) == (level == "ANI")
    if level == "ANI":
        game.pick("use", pursuit[0])
        assert pursuit[0].place.region == "ash heap"
        until_over(game)
        assert "Rav blocks Kurt" in game.log


# -- more rulings ------------------------------------------------------------------------------------------------------


def test_a_sleeper_cancels_a_frenzy_in_the_combat_of_others() -> None:
    """Bliss, also by one in torpor; the frenzy does nothing."""
    fight = fighting("Terror Frenzy")
    game = fight.game
    sleeper = game.torpor("Justin", vampire("Sleeper", 5, "DOM PRE"))
    game.hand("Justin", "Bliss")
    fight.until("play", "Terror Frenzy", by="Sarah")
    game.pick("play", "Terror Frenzy", level="ani")
    assert game.asked == "Justin"
    game.referee.answer(0) if game.referee is not None else None
    assert "Sleeper plays Bliss [dom pre]" in game.log
    assert (sleeper.place.region, game.names("Sarah", "ash heap")) == ("torpor", ["Terror Frenzy"])
    assert not game.rules.passing.combat.added


@pytest.mark.parametrize(
    ("card", "level", "clan"), [("Bloodstorm of Chorazin", "", "Baali"), ("Shattered Mirror", "DEM", "Malkavian")]
)
def test_nothing_is_played_after_the_end_of_an_action(card: str, level: str, clan: str) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 4, "FOR"), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 6, "ANI DEM", clan=clan), blood=6)
    game.hand("Alexis", card, "Cats' Guidance")
    game.hand("Sarah", "Freak Drive")
    game.pick("bleed", minion=kurt)
    blocks(game, ira)
    assert comes(game, card)
    game.pick("play", card, level=level or None)
    assert game.table.action is None
    assert game["Alexis"].pool == 30


@pytest.mark.parametrize("level", ["VIS", "vis"])
def test_who_is_ensconced_fights_who_acts_at_its_location(level: str) -> None:
    """The acting minion stays the acting one, and what was played for its action counts in the combat; the action
    fails though it would go on by Form of Mist."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, "PRO"), blood=6)
    ens = game.ready("Alexis", vampire("Ens", 6, "VIS"), blood=6)
    place = game.in_play("Alexis", "Papillon")
    if level == "vis":
        card = game.on(place, "Ensconced", marks={"level": "vis", "chosen": str(ens.id)})
    else:
        (card,) = game.hand("Alexis", "Ensconced")
    game.hand("Sarah", "Arson", "Form of Mist")
    game.pick("action card", "Arson", minion=kurt)
    while not any(option.copy == card.id for option in game.options("use" if level == "vis" else "play")):
        step(game)
    game.pick("use" if level == "vis" else "play", card)
    assert comes(game, "Form of Mist", "PRO")
    assert game.table.combat is not None
    assert (game.table.combat.acting.minion, game.table.combat.opposing.minion) == (kurt.id, ens.id)
    assert game.rules.action.minion == kurt.id
    game.pick("play", "Form of Mist", level="PRO")
    until_over(game)
    assert game.names("Alexis", "in play") == ["Papillon"]
    assert "Kurt blocks" not in " ".join(game.log)


def of_caine(name: str, disciplines: str) -> Card:
    """A vampire of the path."""
    return replace(vampire(f"{name}", 6, disciplines), path="Caine")


@pytest.mark.parametrize(("card", "blood"), [("Aid from Bats", 5), ("Undead Strength", 4), ("", 5)])
def test_a_snare_makes_strike_cards_dearer(card: str, blood: int) -> None:
    """Also what brings a maneuver first; not a strike with the hands."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, "ANI POT", text="+1 stealth."), blood=6)
    ens = game.ready("Alexis", of_caine("Ens", "ANI"), blood=6)
    game.hand("Alexis", "Ensnare a Beast")
    game.hand("Sarah", *([card] if card else []))
    game.pick("bleed", minion=kurt)
    blocks(game, ens)
    assert comes(game, "Ensnare a Beast", "ANI/CEL")
    game.pick("play", "Ensnare a Beast", level="ANI/CEL")
    if card:
        assert comes(game, card)
        game.pick("play", card, level="ANI" if card == "Aid from Bats" else "pot")
    until_over(game)
    assert kurt.blood == blood


def test_an_ally_that_strikes_with_its_last_life_strikes_nobody() -> None:
    game = table()
    plays = "+1 stealth. Brute can play cards requiring basic Potence [pot] as a vampire."
    brute = game.ready("Sarah", ally("Brute", 1, text=plays))
    ens = game.ready("Alexis", of_caine("Ens", "ANI"), blood=6)
    game.hand("Alexis", "Ensnare a Beast")
    game.hand("Sarah", "Undead Strength")
    game.pick("bleed", minion=brute)
    blocks(game, ens)
    assert comes(game, "Ensnare a Beast", "ANI/CEL")
    game.pick("play", "Ensnare a Beast", level="ANI/CEL")
    assert comes(game, "Undead Strength")
    game.pick("play", "Undead Strength", level="pot")
    until_over(game)
    assert (brute.place.region, ens.blood) == ("ash heap", 6)


def test_nothing_is_played_in_a_referendum_that_passes_by_itself() -> None:
    """Malkavian Rider Clause: the next one of hers; no votes, and nothing of votes counts."""
    game = table()
    game.ready("Alexis", vampire("Mal", 5, clan="Malkavian"))
    caller = game.ready("Alexis", vampire("Caller", 8, "PRE"), blood=4)
    kurt = game.ready("Sarah", vampire("Kurt", 8))
    game.ready("Justin", vampire("Jo", 5, "PRE"))
    game.hand("Alexis", "Malkavian Rider Clause", "Anarchist Uprising", "Voter Captivation")
    game.hand("Justin", "Surprise Influence", "Dread Gaze", "Delaying Tactics")
    game.hand("Sarah", "Autarkis Persecution")
    game.pick("political", minion=kurt)
    assert comes(game, "Malkavian Rider Clause")
    game.pick("play", "Malkavian Rider Clause")
    passes(game)
    finish(game)
    assert pools(game) == [31, 32, 31]
    while game.table.active != 1 or not game.options("political"):
        step(game)
    game.pick("political", minion=caller)
    while game.table.action is not None:
        assert not any(may(game, card) for card in ("Surprise Influence", "Dread Gaze", "Delaying Tactics"))
        if may(game, "Voter Captivation"):
            game.pick("play", "Voter Captivation", level="PRE")
            assert not game.options("pool")
        else:
            step(game)
    assert (pools(game), caller.blood) == ([30, 30, 30], 4)


@pytest.mark.parametrize("blood", [0, 1])
def test_a_runner_burns_the_blood_that_no_orun_spares(blood: int) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, text="+1 stealth."))
    runner = game.ready("Alexis", vampire("Runner", 6, "cel", sect="Laibon"), blood=blood)
    game.hand("Alexis", "Savannah Runner")
    game.pick("bleed", minion=kurt)
    blocks(game, runner)
    assert comes(game, "Savannah Runner") == bool(blood)
    if blood:
        game.pick("play", "Savannah Runner")
        assert runner.blood == 0


@pytest.mark.parametrize("region", ["torpor", "ready"])
def test_a_strix_is_no_use_to_who_sleeps(region: Literal["torpor", "ready"]) -> None:
    game = table()
    lay = game.torpor if region == "torpor" else game.ready
    lay("Alexis", vampire("Hag", 5, "STR"))
    game.hand("Alexis", "Strix")
    game.phase("unlock", of="Justin")
    assert (game.choice is not None and game.choice.kind == "burn option") == (region == "torpor")


@pytest.mark.parametrize(("level", "justin"), [("pre", 29), ("PRE", 28)])
def test_treachery_takes_of_supporters_first_and_of_who_called_last(level: str, justin: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8))
    game.ready("Alexis", vampire("Traitor", 7, "PRE"))
    game.ready("Justin", vampire("Prince", 9, title="prince of Rome"))
    game.hand("Alexis", "Treachery")
    game.hand("Sarah", "Anarchist Uprising")
    game.pick("political", minion=krid)
    assert comes(game, "Treachery", level)
    game.pick("play", "Treachery", level=level)
    while not game.options("title for"):
        game.pick("card for") if game.options("card for") else game.passes()
    game.pick("title for", by="Justin")
    passes(game)
    until_over(game)
    burns = [said for said in game.log if (said.endswith(" burns 1 pool") and ":" not in said) or "passes:" in said]
    first = ["Justin burns 1 pool"] if level == "PRE" else []
    assert burns[: len(first) + 1] == ["The referendum passes: 3 for, 0 against", *first]
    assert burns[-1] == "Sarah burns 1 pool"
    assert pools(game) == [28, 29, justin]


def test_retribution_counts_what_each_would_bleed_its_prey_for() -> None:
    """Preston Varrick bleeds for one more who controls a ready ally; the Computer is his own."""

    def lay(game: Position) -> None:
        for seat in ("Alexis", "Justin"):
            game.on(game.ready(seat, "Preston Varrick"), library("Net", "Equipment", text="This minion gets +1 bleed."))
        game.ready("Sarah", ally("Hound", 2))

    game, _ = called("Justicar Retribution", lay=lay)
    passes(game)
    # Justin's prey is Sarah, who controls an ally; Alexis' prey is Justin, who does not.
    assert (game.names("Justin", "ready"), len(game.names("Alexis", "ready"))) == ([], 1)


def test_retribution_burns_at_once_all_who_bleed_so_much() -> None:
    """A titled vampire bleeds Sarah for one more as long as Freddy Gage is there, who is burned with it."""

    def lay(game: Position) -> None:
        for name, seat in (("Freddy Gage", "Sarah"), (vampire("Justin's", 5, title="primogen"), "Justin")):
            one = game.ready(seat, name)
            for number in range(2 if seat == "Sarah" else 1):
                game.on(one, library(f"Net {seat} {number}", "Equipment", text="This minion gets +1 bleed."))

    game, _ = called("Justicar Retribution", lay=lay)
    passes(game)
    assert (game.names("Sarah", "ready"), game.names("Justin", "ready")) == (["Krid"], [])


# -- intercept that hangs on who acts ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "actor", "blocker", "most"),
    [
        ("Protection Racket", {"title": "prince of Rome"}, {"sect": "Anarch"}, 2),
        ("Ministry", {"sect": "Sabbat"}, {"sect": "Sabbat", "text": "Black Hand."}, 3),
    ],
)
@pytest.mark.parametrize("masked", [True, False])
def test_intercept_against_some_is_lost_as_another_takes_over(
    card: str, actor: dict[str, str], blocker: dict[str, str], most: int, masked: bool
) -> None:
    """Mask of a Thousand Faces: who acts from then on has no title, and is no Sabbat."""
    game = table()
    text = f"+{most} stealth."
    acting = game.ready("Sarah", vampire("Actor", 8, "OBF", text=text, **actor))  # type: ignore[arg-type]
    mask = game.ready("Sarah", vampire("Mask", 8, "OBF", text=text))
    ann = game.ready("Alexis", vampire("Ann", 6, **blocker))  # type: ignore[arg-type]
    game.hand("Alexis", card)
    game.hand("Sarah", "Mask of a Thousand Faces")
    game.pick("bleed", minion=acting)
    blocks(game, ann)
    assert comes(game, card)
    game.pick("play", card)
    assert game.rules.action.intercept == most
    assert comes(game, "Mask of a Thousand Faces", "obf")
    if masked:
        game.pick("play", "Mask of a Thousand Faces", level="obf", minion=mask)
        assert game.rules.action.intercept == most - 1
    until_over(game)
    assert game["Alexis"].pool == (29 if masked else 30)


def test_an_anarch_has_one_firebrand() -> None:
    """“An anarch may have only 1”: the terms can’t be met by who bears one already (ruling)."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, sect="Anarch"))
    game.hand("Sarah", "Firebrand")
    assert may(game, "Firebrand", "political")
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, sect="Anarch"))
    brand = game.on(krid, "Firebrand")
    young = game.ready("Sarah", vampire("Young", 4, sect="Anarch"), locked=True)
    game.hand("Sarah", "Firebrand")
    assert not may(game, "Firebrand", "political")
    game.pick("use", brand)
    assert (young.locked, krid.blood) == (False, 7)


# -- combats after combats ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reacts", [True, False])
def test_what_was_to_follow_a_combat_is_lost_by_a_fast_reaction(reacts: bool) -> None:
    """The action of Form of Mist goes on as if unblocked, but for the combat that begins before that."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, "PRO"))
    al = game.ready("Alexis", vampire("Al", 6))
    pug = game.ready("Alexis", vampire("Pug", 6, "AUS"))
    game.hand("Alexis", "Fast Reaction")
    game.hand("Sarah", "Form of Mist")
    game.pick("bleed", minion=kurt)
    blocks(game, al)
    assert comes(game, "Form of Mist", "PRO")
    game.pick("play", "Form of Mist", level="PRO")
    assert comes(game, "Fast Reaction", "aus")
    if reacts:
        game.pick("play", "Fast Reaction", level="aus")
    while game.table.action is not None:
        game.pick("yes") if game.options("yes") else step(game)
    assert (game["Alexis"].pool, kurt.blood, pug.locked) == ((30, 5, True) if reacts else (29, 5, False))


def test_a_fast_reaction_waits_for_no_other_combat_and_follows_a_fall() -> None:
    """It can’t be played while another combat is to follow; it can where the blocker was sent to torpor."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, "CEL"))
    al = game.ready("Alexis", vampire("Al", 6), blood=1)
    game.ready("Alexis", vampire("Pug", 6, "AUS"))
    game.hand("Alexis", "Fast Reaction")
    game.hand("Sarah", "Psyche!")
    game.pick("bleed", minion=kurt)
    blocks(game, al)
    assert comes(game, "Psyche!", "CEL")
    game.pick("play", "Psyche!", level="CEL")
    assert comes(game, "Fast Reaction", "aus")
    assert sum(said.startswith("Combat:") for said in game.log) == 2
    assert al.place.region == "torpor"
    game.pick("play", "Fast Reaction", level="aus")
    assert sum(said.startswith("Combat:") for said in game.log) == 3


def test_no_fast_reaction_without_a_combat() -> None:
    """Hard Case has the block lead to none."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 4))
    al = game.ready("Alexis", vampire("Al", 6, "FOR"))
    game.ready("Alexis", vampire("Pug", 6, "AUS"))
    game.hand("Alexis", "Fast Reaction", "Hard Case")
    game.pick("bleed", minion=kurt)
    blocks(game, al)
    assert comes(game, "Hard Case", "for")
    game.pick("play", "Hard Case", level="for")
    assert not comes(game, "Fast Reaction")


# -- Hidden Lurker, War of Ages ----------------------------------------------------------------------------------------


def lurking(*hand: str, blood: int = 6, theirs: bool = False) -> tuple[Position, dict[str, Copy]]:
    """Kurt is blocked by Al; Sly of the same Methuselah, or of the blocker's, may lurk."""
    game = table()
    there = {
        "Kurt": game.ready("Sarah", vampire("Kurt", 6, "PRO CEL")),
        "Sly": game.ready("Alexis" if theirs else "Sarah", vampire("Sly", 5, "OBF")),
        "Al": game.ready("Alexis", vampire("Al", 6), blood=blood),
    }
    game.hand("Alexis" if theirs else "Sarah", "Hidden Lurker")
    game.hand("Sarah", *hand)
    game.pick("bleed", minion=there["Kurt"])
    blocks(game, there["Al"])
    return game, there


def test_a_lurker_waits_for_the_end_of_the_last_combat() -> None:
    game, there = lurking("Psyche!")
    assert comes(game, "Psyche!", "CEL")
    game.pick("play", "Psyche!", level="CEL")
    assert comes(game, "Hidden Lurker", "obf")
    assert sum(said.startswith("Combat:") for said in game.log) == 2
    game.pick("play", "Hidden Lurker", level="obf")
    until_over(game)
    # The blocker can't strike in the first round of it.
    assert (there["Sly"].locked, there["Sly"].blood, there["Al"].blood) == (True, 5, 3)


def test_an_action_that_would_go_on_does_not_for_a_lurker() -> None:
    game, there = lurking("Form of Mist")
    assert comes(game, "Form of Mist", "PRO")
    game.pick("play", "Form of Mist", level="PRO")
    assert comes(game, "Hidden Lurker", "OBF")
    game.pick("play", "Hidden Lurker", level="OBF")
    while game.table.action is not None:
        game.pick("yes") if game.options("yes") else step(game)
    assert (game["Alexis"].pool, there["Sly"].locked) == (30, True)


@pytest.mark.parametrize(("blood", "theirs"), [(0, False), (6, True)])
def test_nobody_lurks_for_who_falls_or_for_others(blood: int, theirs: bool) -> None:
    game, _ = lurking(blood=blood, theirs=theirs)
    assert not comes(game, "Hidden Lurker")


@pytest.mark.parametrize(("of", "callable_"), [("", True), ("Sarah", False), ("Alexis", True)])
def test_a_second_war_of_ages_of_ones_own_is_not_called(of: str, callable_: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 8, sect="Sabbat", title="cardinal"))
    if of:
        game.in_play(of, "War of Ages")
    game.hand("Sarah", "War of Ages")
    assert may(game, "War of Ages", "political") == callable_


@pytest.mark.parametrize(("stealth", "burned"), [("+2", 0), ("+1", 1), ("-1", 2)])
def test_less_than_no_stealth_makes_no_bleed_larger(stealth: str, burned: int) -> None:
    """Keep it Simple takes one off a bleed for each point of stealth that there is."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, text=f"{stealth} stealth. +1 bleed."))
    game.ready("Alexis", vampire("Al", 6))
    game.hand("Alexis", "Keep it Simple")
    game.pick("bleed", minion=kurt)
    assert comes(game, "Keep it Simple")
    game.pick("play", "Keep it Simple")
    until_over(game)
    assert game["Alexis"].pool == 30 - burned
