"""Political action cards defined by name: what they ask for as terms, and what comes of them."""

from __future__ import annotations

import pytest

from tests.abilities.calls import TERMS, called, passes, pools, to_terms, votes
from tests.abilities.fights import fighting
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.torpor.diablerie import may_diablerize
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy


def test_an_alastor_gets_equipment_for_half_its_cost() -> None:
    """Rulings [LSJ 20040518], [LSJ 20050331-2]: blood is paid by the vampire; one need not find any."""

    def lay(game: Position) -> None:
        game.ready("Sarah", vampire("Milo", 4), blood=4)
        game.library("Sarah", "Deflection", "Bastard Sword", ".44 Magnum", "Bonding")

    for equipment, pool in (("Bastard Sword", 30), (".44 Magnum", 29), ("", 30)):
        game, _ = called("Alastor", title="justicar of Ventrue", lay=lay)
        milo = game.rules.pile(0, "ready")[1]
        game.pick("target", milo)
        passes(game)
        assert {option.text for option in game.options()} >= {"Bastard Sword", ".44 Magnum", "None"}
        game.pick("search", equipment) if equipment else game.pick("pass")
        borne = {game.name(game.rules.copy(number)) for number in milo.attached}
        assert borne == {"Alastor", *([equipment] if equipment else [])}
        assert (game.table.seats[0].pool, milo.blood) == (pool, 4)
        assert not may_diablerize(game.rules, milo)


@pytest.mark.parametrize("ready", [0, 1, 2])
def test_no_vampire_is_an_alastor_twice(ready: int) -> None:
    """Of three vampires so many are no Alastors yet."""
    game = table()
    mine = [game.ready("Sarah", vampire("Krid", 9, title="justicar of Ventrue", clan="Ventrue"))]
    mine += [game.ready("Alexis", vampire(name, 5)) for name in ("Ira", "Ozmo")]
    game.hand("Sarah", "Alastor")
    for each in mine[ready:]:
        game.on(each, "Alastor")
    assert bool(game.options("political")) == bool(ready)
    if ready:
        game.pick("political")
        to_terms(game)
        assert game.table.referendum is not None
        assert {option.copy for option in game.options("target")} == {each.id for each in mine[:ready] if ready > 1}


def test_rumors_of_gehenna_give_two_master_phase_actions_not_three() -> None:
    def lay(game: Position) -> None:
        game.in_play("Justin", "Rumors of Gehenna", marks={"methuselahs": "1"})

    game, _ = called("Rumors of Gehenna", title="prince of Chicago", lay=lay)
    game.pick("methuselah", seat="Alexis")
    game.passes()
    passes(game)
    more = [game.rules.abilities.of_methuselah(game.rules, seat, "master phase actions") for seat in range(3)]
    assert more == [0, 1, 0]


def test_anathema_burns_a_vampire_that_loses_its_last_blood_in_combat() -> None:
    """Ruling [RTR 19980623]: whatever it loses it to, but it must lose some."""
    fight = fighting(on_ira=("Anathema",), blood=(6, 1))
    fight.end()
    assert fight.ira.place.region == "ash heap"
    assert fight.game.table.seats[0].pool == 38
    fight = fighting(on_ira=("Anathema",), blood=(6, 0))
    fight.end()
    assert (fight.ira.place.region, fight.game.table.seats[0].pool) == ("torpor", 30)


def test_a_revolutionary_council_locks_anarchs_for_points() -> None:
    """Ruling [LSJ 20081203]: they are chosen with the terms; the baron who acts is locked by then."""

    def lay(game: Position) -> None:
        game.ready("Sarah", vampire("Rebel", 4, sect="Anarch"))
        game.ready("Sarah", vampire("Idle", 4, sect="Anarch"), locked=True)
        game.in_play("Alexis", "Papillon")

    game, _ = called("Revolutionary Council", title="baron of Boston", sect="Anarch", lay=lay)
    to_terms(game)
    game.pick("target", "Papillon") if game.options("target") else None
    game.pick("methuselah", seat="Alexis")
    passes(game)
    rebel = game.rules.pile(0, "ready")[1]
    assert (rebel.locked, pools(game), game.names("Alexis", "in play")) == (True, [30, 29, 30], [])
    game = table()
    game.ready("Sarah", vampire("Krid", 8, sect="Anarch", title="baron of Boston"))
    (card,) = game.hand("Sarah", "Revolutionary Council")
    with pytest.raises(IllegalError):
        game.pick("political", card)


def test_the_legacy_of_pander_gives_a_vote_however_many_there_are() -> None:
    """Ruling [LSJ 20010819]: several copies give just one vote."""
    game = table()
    pander = game.ready("Alexis", vampire("Pan", 4, clan="Pander", sect="Sabbat"))
    bishop = game.ready("Alexis", vampire("Bishop", 4, clan="Pander", sect="Sabbat", title="bishop"))
    for _ in range(2):
        game.in_play("Sarah", "Legacy of Pander")
    game.start()
    assert (minions.votes(game.rules, pander), minions.votes(game.rules, bishop)) == (1, 1)


def test_elders_are_honored_in_uncontrolled_regions_too() -> None:
    def lay(game: Position) -> None:
        game.ready("Alexis", vampire("Old", 9), blood=3)
        game.ready("Alexis", vampire("Young", 7), blood=3)
        game.uncontrolled("Justin", vampire("Sleeper", 8), blood=2)
        game.torpor("Justin", vampire("Torpid", 8), blood=2)

    game, _ = called("Honor the Elders", title="prince of Chicago", blood=5, lay=lay)
    passes(game)
    blood = {game.name(copy): copy.blood for copy in game.table.copies.values() if copy.kind == "crypt" and copy.blood}
    assert blood == {"Krid": 6, "Old": 4, "Young": 3, "Sleeper": 3, "Torpid": 2}


def test_the_inner_circle_protects_its_own_against_any_stranger() -> None:
    def lay(game: Position) -> None:
        game.ready("Alexis", vampire("Young", 4, sect="Sabbat"))
        game.ready("Alexis", vampire("Old", 9, sect="Sabbat"))
        game.ready("Alexis", vampire("Loyal", 4))

    game, _ = called("Protect Thine Own", title="inner circle of Ventrue", lay=lay)
    assert {option.text for option in game.options("target")} == {"Young (Alexis)", "Old (Alexis)"}
    game.pick("target", "Old")
    passes(game)
    assert game.names("Alexis", "ready") == ["Young", "Loyal"]
    game, _ = called("Protect Thine Own", title="justicar of Ventrue", lay=lay)
    passes(game)
    assert game.names("Alexis", "ready") == ["Old", "Loyal"]


@pytest.mark.parametrize(("title", "ways"), [("bishop", 2), ("cardinal", 3)])
def test_a_cold_war_is_against_a_methuselah_or_a_location(title: str, ways: int) -> None:
    def lay(game: Position) -> None:
        game.in_play("Alexis", "Papillon")
        game.in_play("Justin", "The Rack")

    game, _ = called("Cold War", title=title, sect="Sabbat", lay=lay)
    assert len(game.options("way")) == ways
    game.pick("way", amount=ways - 1)
    if ways == 3:
        game.pick("methuselah", seat="Alexis")
    game.pick("target", "The Rack")
    passes(game)
    assert (pools(game), game.names("Justin", "in play")) == ([30, 27 if ways == 3 else 30, 30], [])
    assert game.names("Alexis", "in play") == ["Papillon"]


def test_reinforcements_return_cards_and_leave_the_game() -> None:
    def lay(game: Position) -> None:
        game.ash_heap("Alexis", "Deflection", "Conditioning", "Govern the Unaligned", "Bonding")

    game, _ = called("Reinforcements", title="prince of Chicago", lay=lay)
    game.pick("methuselah", seat="Alexis")
    game.passes()
    passes(game)
    for card in ("Deflection", "Conditioning", "Bonding"):
        game.pick("target", card, by="Alexis")
    assert game.names("Alexis", "ash heap") == ["Govern the Unaligned"]
    assert game.names("Sarah", "removed") == ["Reinforcements"]


def test_reinforcements_leave_the_game_when_their_action_is_blocked() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Chicago"))
    ira = game.ready("Alexis", vampire("Ira", 5, text="+2 intercept."))
    (card,) = game.hand("Sarah", "Reinforcements")
    game.pick("political", card, minion=krid)
    while game.choice is not None and game.choice.kind != "block":
        game.passes()
    game.pick("block", ira)
    game.pass_all()
    assert (game.names("Sarah", "removed"), game.names("Sarah", "ash heap")) == (["Reinforcements"], [])


def test_a_rant_of_the_free_states_burns_blood_at_most_three_each() -> None:
    """Ruling [LSJ 20010810]: it can't be played without room for all points."""

    def lay(game: Position) -> None:
        game.ready("Alexis", vampire("Ira", 9), blood=9)
        game.ready("Sarah", vampire("Priscus", 9, title="priscus", sect="Sabbat"), blood=9)

    game, _ = called("Free States Rant", title="baron of Boston", sect="Anarch", capacity=9, blood=9, lay=lay)
    ira = game.rules.pile(1, "ready")[0]
    for _ in range(3):
        game.pick("target", ira)
    assert "Ira" not in [option.text.split(" (")[0] for option in game.options("target")]
    for _ in range(2):
        game.pick("target", "Priscus")
    assert (votes(game, "Krid"), votes(game, "Priscus")) == (1, 0)
    passes(game)
    assert (ira.blood, game.rules.pile(0, "ready")[1].blood) == (6, 7)
    game = table()
    game.ready("Sarah", vampire("Krid", 9, sect="Anarch"))
    (card,) = game.hand("Sarah", "Free States Rant")
    with pytest.raises(IllegalError):
        game.pick("political", card)


def test_a_firebrand_has_a_vote_and_unlocks_younger_anarchs() -> None:
    def lay(game: Position) -> None:
        game.ready("Sarah", vampire("Rebel", 4, sect="Anarch"), locked=True)
        game.ready("Sarah", vampire("Loyal", 4), locked=True)
        game.ready("Sarah", vampire("Voter", 9, title="prince of Chicago"))

    game, krid = called("Firebrand", sect="Anarch", lay=lay)
    passes(game)
    assert minions.votes(game.rules, krid) == 1
    game.pick("use", "Firebrand")
    assert (krid.blood, game.rules.pile(0, "ready")[1].locked) == (7, False)
    assert not game.options("use")


def test_the_meddling_keeps_a_methuselah_from_drawing_in_minion_phases() -> None:
    game = table()
    card = game.in_play("Justin", "The Meddling of Semsith", marks={"methuselahs": "0"})
    krid = game.ready("Sarah", vampire("Krid", 8, "DOM"))
    game.ready("Alexis", vampire("Ira", 5, text="+1 intercept."))
    (govern,) = game.hand("Sarah", "Govern the Unaligned")
    game.library("Sarah", "Deflection", "Bonding")
    game.start()
    while game.choice is not None and game.asked == "Justin":
        game.pick("discard", game.rules.pile(2, "hand")[0])
    before = len(game.rules.pile(0, "hand"))
    game.pick("action card", govern, minion=krid, level="dom")
    assert len(game.rules.pile(0, "hand")) == before - 1
    assert game.table.seats[2].hand_size == 6
    game.go_to("discard", "Sarah")
    assert len(game.rules.pile(0, "hand")) == before
    assert card.place.region == "in play"


@pytest.mark.parametrize(("clan", "sect", "there"), [("Ventrue", "Camarilla", 2), ("Osebo", "Laibon", 2)])
def test_kin_are_unlocked_for_blood(clan: str, sect: str, there: int) -> None:
    def lay(game: Position) -> None:
        game.ready("Sarah", vampire("Voter", 9, title="prince of Chicago", clan="Tremere"))
        game.ready("Sarah", vampire("One", 4, clan="Ventrue"), locked=True)
        game.ready("Sarah", vampire("Two", 4, clan="Ventrue"), locked=True)
        game.ready("Alexis", vampire("Three", 4, clan="Akunanse", sect="Laibon"), locked=True)
        game.ready("Alexis", vampire("Four", 4, clan="Ishtarri", sect="Laibon"), locked=True)

    game, krid = called("My Kin Against the World", clan=clan, sect=sect, x=2, lay=lay)
    assert len(game.options("target")) in (0, there)
    while game.options("target"):
        game.pick("target", game.rules.copy(game.options("target")[0].copy))
    passes(game)
    unlocked = [game.name(copy) for copy in game.table.copies.values() if copy.kind == "crypt" and not copy.locked]
    assert {"Krid", "Voter"} < set(unlocked)
    assert len(unlocked) == 4
    assert krid.blood == 6


def test_diversity_pays_for_clans() -> None:
    def lay(game: Position) -> None:
        game.ready("Sarah", vampire("Voter", 9, title="prince of Chicago", clan="Tremere"))
        game.ready("Sarah", vampire("Same", 4, clan="Tremere"))
        game.torpor("Sarah", vampire("Torpid", 4, clan="Toreador"))

    game, _ = called("Diversity", lay=lay)
    passes(game)
    assert pools(game) == [32, 30, 30]


def test_a_year_of_fortune_is_not_for_those_who_have_one() -> None:
    def lay(game: Position) -> None:
        game.in_play("Justin", "Year of Fortune", marks={"methuselahs": "1"})

    game, _ = called("Year of Fortune", title="prince of Chicago", lay=lay)
    assert {option.text for option in game.options("methuselah")} == {"Sarah", "Justin"}
    game.pick("methuselah", seat="Sarah")
    game.passes()
    passes(game)
    game.pass_all()
    assert [seat.hand_size for seat in game.table.seats] == [8, 8, 7]


@pytest.mark.parametrize(("title", "burned"), [("", 1), ("magaji", 2)])
def test_a_secret_is_kept_at_the_cost_of_allies(title: str, burned: int) -> None:
    def lay(game: Position) -> None:
        game.ready("Sarah", vampire("Voter", 9, title="prince of Chicago"))
        game.ready("Alexis", ally("One", 1))
        game.ready("Alexis", ally("Two", 1))

    game, _ = called("The Secret Must Be Kept", title=title, sect="Laibon", lay=lay)
    for _ in range(burned):
        game.pick("target", game.rules.copy(game.options("target")[0].copy))
    passes(game)
    assert (len(game.names("Alexis", "ready")), pools(game)) == (2 - burned, [30, 29, 30])


def test_who_has_lost_the_ally_already_burns_no_pool_for_it() -> None:
    def lay(game: Position) -> None:
        game.ready("Sarah", vampire("Voter", 9, title="prince of Chicago"))
        game.ready("Alexis", ally("One", 1))
        game.ready("Justin", ally("Two", 1))

    game, _ = called("The Secret Must Be Kept", title="magaji", sect="Laibon", lay=lay)
    one, two = (game.rules.pile(seat, "ready")[0] for seat in (1, 2))
    game.pick("target", one)
    game.pick("target", two)
    game.rules.burn(one)
    passes(game)
    assert (two.place.region, pools(game)) == ("ash heap", [30, 30, 29])


def test_only_a_referendum_that_is_called_keeps_kin_from_another() -> None:
    def lay(game: Position) -> None:
        for name in ("One", "Two"):
            game.ready("Sarah", vampire(name, 8, clan="Tremere"))
            game.ready("Sarah", vampire(f"{name}'s kin", 4, clan="Tremere"), locked=True)
        game.ready("Alexis", vampire("Ira", 9, "AUS", text="+2 intercept."))

    for blocked in (True, False):
        game = table()
        lay(game)
        one, two = game.rules.pile(0, "ready")[0:3:2]
        (ira,) = game.rules.pile(1, "ready")
        game.hand("Sarah", "My Kin Against the World", "My Kin Against the World")
        game.pick("political", minion=one)
        game.pick("x", amount=1)
        while game.table.action is not None:
            if blocked and game.options("block"):
                game.pick("block", ira)
            elif game.options("hand strike"):
                game.pick("hand strike")
            elif game.options("target"):
                game.pick("target", game.rules.copy(game.options("target")[0].copy))
            else:
                game.passes()
        again = [option for option in game.options("political") if option.minion == two.id]
        assert bool(again) is blocked


def test_a_patsy_loses_the_title_for_the_edge() -> None:
    def lay(game: Position) -> None:
        game.ready("Alexis", vampire("Prince", 9, title="prince of Chicago"))
        game.give_edge("Sarah")

    game, _ = called("Patsy", title="baron of Boston", sect="Anarch", lay=lay)
    while game.table.referendum is not None:
        game.pick("title for") if game.options("title for") and game.asked == "Sarah" else game.passes()
    prince = game.rules.pile(1, "ready")[0]
    assert (minions.title(game.rules, prince), game.edge, pools(game)) == ("", "", [30, 28, 30])
    game = table()
    game.ready("Sarah", vampire("Krid", 8, sect="Anarch", title="baron of Boston"))
    game.ready("Alexis", vampire("Prince", 9, title="prince of Chicago"))
    (card,) = game.hand("Sarah", "Patsy")
    with pytest.raises(IllegalError):
        game.pick("political", card)


def test_the_war_of_ages_burns_the_preys_pool_and_ends_with_her() -> None:
    game = table("Sarah", "Alexis", "Justin", "Vera")
    war = game.in_play("Sarah", "War of Ages")
    game.pool("Alexis", 1)
    game.phase("unlock", of="Alexis")
    game.start()
    while war.place.region != "ash heap" and game.choice is not None:
        game.passes()
    assert (game.table.seats[1].playing, game.table.seats[0].pool) == (False, 39)


def test_might_burns_a_vampire_of_each_uncontrolled_region() -> None:
    def lay(game: Position) -> None:
        game.uncontrolled("Alexis", vampire("One", 4))
        game.uncontrolled("Alexis", vampire("Two", 5))
        game.uncontrolled("Justin", vampire("Three", 6))

    game, _ = called("Might of the Camarilla", title="justicar of Ventrue", lay=lay)
    passes(game)
    game.pick("target", "Two", by="Alexis")
    assert (game.names("Alexis", "ash heap"), game.names("Justin", "ash heap")) == (["Two"], ["Three"])


def test_confiscated_equipment_goes_to_another() -> None:
    def lay(game: Position) -> None:
        game.on(game.ready("Alexis", vampire("Ira", 4)), "Bastard Sword")

    game, krid = called("Confiscation", title="prince of Chicago", lay=lay)
    game.pick("target", krid)
    passes(game)
    sword = game.rules.copy(krid.attached[0])
    assert (game.name(sword), sword.controller) == ("Bastard Sword", 0)


@pytest.mark.parametrize(("equipment", "barred"), [(".44 Magnum", "Enkidu, The Noah"), ("An Anarch Manifesto", "Two")])
def test_equipment_is_confiscated_for_who_can_have_it(equipment: str, barred: str) -> None:
    """Neither for who can have none by its own text nor for who can have no second one."""

    def lay(game: Position) -> None:
        game.on(game.ready("Alexis", vampire("Ira", 4)), equipment)
        one = game.ready("Justin", vampire("Two", 4) if barred == "Two" else barred)
        if barred == "Two":
            game.on(one, equipment)
        game.ready("Justin", vampire("Free", 4))

    game, _ = called("Confiscation", title="prince of Chicago", lay=lay)
    if barred == "Two":
        game.pick("target", game.rules.copy(game.rules.pile(1, "ready")[0].attached[0]))
    assert {option.text.split(" (")[0] for option in game.options("target")} == {"Krid", "Ira", "Free"}


@pytest.mark.parametrize(("level", "stays"), [("mel", False), ("MEL", True)])
def test_a_fanfare_gives_blood_and_at_superior_ends_a_combat(level: str, stays: bool) -> None:
    def lay(game: Position) -> None:
        game.ready("Sarah", vampire("Voter", 10, title="prince of Chicago"), blood=2)
        game.ready("Alexis", vampire("Old", 9), blood=2)

    game, krid = called("Fanfare for Elysium", level=level, capacity=5, blood=5, lay=lay)
    game.pick("target", "Old")
    game.pick("pass") if game.options("pass") and game.choice and game.choice.kind == "target" else None
    passes(game)
    old = game.rules.pile(1, "ready")[0]
    assert (old.blood, "Fanfare for Elysium" in game.names("Sarah", "in play")) == (3, stays)
    assert krid.locked


@pytest.mark.parametrize(("way", "pool", "left"), [(0, 28, ["Small"]), (1, 30, [])])
def test_an_auto_da_fe_is_bought_off_or_burns(way: int, pool: int, left: list[str]) -> None:
    def lay(game: Position) -> None:
        game.ready("Alexis", vampire("Small", 6))

    game, _ = called("Auto-da-fé", title="cardinal", sect="Sabbat", capacity=9, lay=lay)
    passes(game)
    game.pick("way", amount=way, by="Alexis")
    assert (game.table.seats[1].pool, game.names("Alexis", "ready")) == (pool, left)


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("Mark of the Damned", [29, 30, 30]),
        ("Treaty of Tyre Enforced", [29, 28, 29]),
        ("Can't Take it with You", [31, 30, 31]),
        ("Transfer of Power", [30, 30, 30]),
        ("Rabble Razing", [30, 30, 30]),
    ],
)
def test_each_methuselah_gains_and_burns_pool(card: str, expected: list[int]) -> None:
    def lay(game: Position) -> None:
        game.ready("Sarah", vampire("Voter", 10, title="prince of Chicago"))
        ira = game.ready("Alexis", vampire("Ira", 4, clan="Banu Haqim"))
        game.on(ira, "Bastard Sword")
        game.ash_heap("Alexis", vampire("Dead", 4))
        game.ash_heap("Alexis", library("Master", "Master"))

    game, _ = called(card, lay=lay)
    passes(game)
    assert pools(game) == expected


# -- the terms, as everybody reads them --------------------------------------------------------------------------------


def terms(game: Position) -> str:
    """The terms of the referendum that is being held."""
    return next(line for line in reversed(game.log) if line.startswith("The terms: "))


def test_terms_say_nothing_of_what_was_not_chosen() -> None:
    def lay(game: Position) -> None:
        game.in_play("Alexis", "The Rack")

    for way, said in (
        ("a Methuselah", "The terms: Alexis burns 3 pool"),
        ("a location", "The terms: The Rack is burned"),
    ):
        game, _ = called("Cold War", title="bishop", sect="Sabbat", lay=lay)
        game.pick("way", amount=next(option.amount for option in game.options("way") if option.text == way))
        if game.options("methuselah"):
            game.pick("methuselah", seat="Alexis")
        assert terms(game) == said


def test_terms_name_the_clan_the_points_and_the_number() -> None:
    def lay(game: Position) -> None:
        game.ready("Alexis", vampire("Ira", 4, clan="Brujah"))

    game, _ = called("Consanguineous Condemnation", title="primogen", lay=lay)
    game.pick("clan", level="Brujah")
    assert terms(game).startswith("The terms: Brujah: ")
    game = table()
    game.ready("Sarah", vampire("Krid", 8))
    game.hand("Sarah", "Political Flux")
    game.pick("political")
    while not game.options("amount"):
        game.passes()
    game.pick("amount", amount=2)
    assert terms(game).startswith("The terms: 2 pool for the next oust: ")
    game, krid = called("Free States Rant", title="baron of Boston", sect="Anarch", lay=lay)
    game.pick("target", krid)
    taken = 0
    while game.options("target"):
        game.pick("target", "Ira")
        taken += 1
    assert terms(game).startswith(f"The terms: Krid 1, Ira {taken}: ")


# -- who is ousted as the votes are tallied ---------------------------------------------------------------------------


def tallied(card: str, title: str, sect: str, loser: str) -> tuple[Position, Copy]:
    """Sarah's Krid calls a referendum with Scorn of Adonis; the loser casts a vote against it for her last pool. The
    first that may be chosen is, Alexis wherever she may be."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, title=title, sect=sect, clan="Toreador"))
    justicar = game.ready("Sarah", vampire("Justicar", 9, title="justicar of Tremere", clan="Tremere"))
    voice = game.ready("Sarah", vampire("Voice", 3, title="primogen"))
    game.ready("Alexis", vampire("Ira", 5, title="primogen"))
    (copy,) = game.hand("Sarah", card)
    game.hand("Sarah", "Scorn of Adonis")
    game.pool(loser, 1)
    game.pick("political", copy, minion=krid)
    while game.choice is not None and game.choice.kind != "polling":
        chosen = [number for number, option in enumerate(game.options()) if option.seat == game.seat("Alexis")]
        if game.choice.kind in TERMS and game.referee is not None:
            game.referee.answer(chosen[0] if chosen else 0)
        else:
            game.passes()
    game.pick("play", "Scorn of Adonis")
    game.pick("title for", justicar)
    if loser == "Sarah":
        game.pick("title against", voice)
    while game.table.referendum is not None:
        if loser == game.asked == "Alexis" and game.options("title against"):
            game.pick("title against")
        else:
            game.passes()
    while game.table.action is not None:
        game.passes()
    return game, copy


def test_who_is_ousted_as_votes_are_tallied_is_not_saved_by_the_referendum() -> None:
    """Sec. 9.1: the effect of the referendum comes after that, for who is still there."""
    game, _ = tallied("Camarilla's Iron Fist", "primogen", "Camarilla", "Alexis")
    assert "The referendum passes: 3 for, 1 against" in game.log
    assert not game["Alexis"].playing
    assert game["Alexis"].pool == 0
    game, war = tallied("War of Ages", "bishop", "Sabbat", "Alexis")
    assert (game["Alexis"].playing, game["Sarah"].pool, game.where(war)) == (False, 36, "cards in play of Sarah")
    assert game.table.prey(0) == 2


def test_no_referendum_has_an_effect_once_who_called_it_is_ousted() -> None:
    game, _ = tallied("Camarilla's Iron Fist", "primogen", "Camarilla", "Sarah")
    assert not game["Sarah"].playing
    assert pools(game) == [0, 30, 36]
    assert game.table.active == 1


@pytest.mark.parametrize("pool", [1, 2])
def test_no_referendum_is_held_for_the_last_pool(pool: int) -> None:
    """Sec. 6.3.2: the cost is paid before the referendum is called; sec. 9.1: who has no pool then is ousted."""
    game = table()
    game.ready("Sarah", vampire("Krid", 8, title="primogen"))
    war = game.in_play("Alexis", "War of Ages")
    game.pool("Sarah", pool)
    game.pick("card in play", war)
    to_terms(game)
    assert (game.table.referendum is not None, game["Sarah"].playing) == (pool == 2, pool == 2)
    passes(game)
    assert game.where(war) == ("ash heap of Alexis" if pool == 2 else "cards in play of Alexis")


@pytest.mark.parametrize("pool", [1, 2])
def test_no_referendum_is_called_by_a_lobby_for_the_last_pool(pool: int) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 8, "pre", sect="Sabbat"), marks={"seraph": "yes"})
    game.hand("Sarah", "Charming Lobby", "Watchtower: Greatest Fall")
    game.pool("Sarah", pool)
    game.pick("action card", "Charming Lobby")
    while game.table.referendum is None and game["Sarah"].playing:
        calls = [number for number, option in enumerate(game.options()) if "Watchtower" in option.text]
        if calls and game.referee is not None:
            game.referee.answer(calls[0])
        else:
            game.passes()
    assert (game.table.referendum is not None) == (pool == 2)
