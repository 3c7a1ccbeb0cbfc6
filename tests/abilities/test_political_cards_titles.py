"""Political action cards that give titles, change votes, keep cards for their cost, and burn blood of blockers."""

from __future__ import annotations

import pytest

from tests.abilities.calls import called, passes, pools, to_terms, votes
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, imbued, vampire
from vtes_desktop.table.asking import IllegalError


@pytest.mark.parametrize(
    ("card", "clan"),
    [
        ("Nosferatu Justicar", "Nosferatu"),
        ("Brujah Justicar", "Brujah"),
        ("Ventrue Justicar", "Ventrue"),
        ("Gangrel Justicar", "Gangrel"),
        ("Malkavian Justicar", "Malkavian"),
        ("Toreador Justicar", "Toreador"),
        ("Tremere Justicar", "Tremere"),
        ("Lasombra Justicar", "Lasombra"),
        ("Banu Haqim Justicar", "Banu Haqim"),
    ],
)
def test_a_justicar_is_chosen_and_each_of_the_clan_has_a_vote_more(card: str, clan: str) -> None:
    """Ruling [LSJ 20041026]: only a Camarilla vampire can be chosen."""

    def lay(game: Position) -> None:
        game.ready("Sarah", vampire("Milo", 5, clan=clan))
        game.ready("Sarah", vampire("Renegade", 5, clan=clan, sect="Anarch"))

    game, _ = called(card, clan="Ventrue" if clan != "Ventrue" else "Tremere", title="prince of Chicago", lay=lay)
    assert votes(game, "Milo") == 1
    assert votes(game, "Krid") == 2
    passes(game)
    milo = next(copy for copy in game.rules.pile(0, "ready") if game.name(copy) == "Milo")
    assert minions.title(game.rules, milo) == f"justicar of {clan}"
    assert minions.votes(game.rules, milo) == 3


def test_no_justicar_without_a_vampire_of_the_camarilla_to_choose() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 8, title="prince of Chicago"))
    game.ready("Sarah", vampire("Renegade", 5, clan="Nosferatu", sect="Anarch"))
    (card,) = game.hand("Sarah", "Nosferatu Justicar")
    with pytest.raises(IllegalError):
        game.pick("political", card)


@pytest.mark.parametrize(("clan", "capacity"), [("Ventrue", 6), ("Brujah", 5)])
def test_a_praxis_makes_a_prince_of_the_clan_larger_until_the_title_is_lost(clan: str, capacity: int) -> None:
    """Ruling [TOM 19960210]: the capacity is lost with the title."""

    def lay(game: Position) -> None:
        game.ready("Sarah", vampire("Voter", 9, title="justicar of Toreador", clan="Toreador"))

    game, krid = called("Praxis Seizure: Berlin", clan=clan, capacity=5, blood=5, lay=lay)
    passes(game)
    assert minions.title(game.rules, krid) == "prince of Berlin"
    assert minions.capacity(game.rules, krid) == capacity
    game.rules.burn(game.rules.copy(krid.attached[0]))
    assert (minions.title(game.rules, krid), minions.capacity(game.rules, krid)) == ("", 5)


@pytest.mark.parametrize(("clan", "locked"), [("Brujah antitribu", False), ("Lasombra", True)])
def test_an_archbishop_of_the_clan_unlocks_in_the_discard_phase(clan: str, locked: bool) -> None:
    def lay(game: Position) -> None:
        game.ready("Sarah", vampire("Voter", 9, title="cardinal", sect="Sabbat"))

    game, krid = called("Crusade: Rome", clan=clan, sect="Sabbat", lay=lay)
    passes(game)
    assert minions.title(game.rules, krid) == "archbishop of Rome"
    game.go_to("discard", "Sarah")
    assert krid.locked == locked


@pytest.mark.parametrize(("clan", "locked"), [("Banu Haqim", False), ("Ventrue", True)])
def test_istanbul_locks_a_clan_unless_the_prince_is_of_it(clan: str, locked: bool) -> None:
    def lay(game: Position) -> None:
        game.ready("Sarah", vampire("Voter", 9, title="justicar of Toreador", clan="Toreador"))
        game.ready("Alexis", vampire("Fida", 4, clan="Banu Haqim"))

    game, _ = called("Praxis Seizure: Istanbul", clan=clan, lay=lay)
    passes(game)
    fida = game.rules.pile(1, "ready")[0]
    assert fida.locked == locked


def test_a_cardinal_is_made_and_only_the_sabbat_casts_votes() -> None:
    def lay(game: Position) -> None:
        game.ready("Sarah", vampire("Prince", 9, title="prince of Chicago"))
        game.ready("Sarah", vampire("Pawn", 6, sect="Sabbat"))

    game, krid = called("Cardinal Benediction", title="bishop", sect="Sabbat", lay=lay)
    assert votes(game, "Prince") == 0
    assert votes(game, "Krid") == 1
    passes(game)
    assert minions.title(game.rules, krid) == "cardinal"


def test_eat_the_rich_takes_votes_from_the_titled_and_pool_from_those_who_have_them() -> None:
    def lay(game: Position) -> None:
        game.ready("Sarah", vampire("Priscus", 9, title="priscus", sect="Sabbat"))
        game.ready("Alexis", vampire("Prince", 9, title="prince of Chicago"))
        game.give_edge("Sarah")

    game, _ = called("Eat the Rich", title="baron of Boston", sect="Anarch", lay=lay)
    game.pick("methuselah", seat="Alexis")
    game.pick("methuselah", seat="Justin")
    game.passes()
    while game.choice is not None and game.choice.kind != "polling":
        game.passes()
    # The baron has a vote less, the priscus no ballot, the Edge is worth a vote more.
    assert (votes(game, "Krid"), votes(game, "Priscus"), votes(game, "the Edge")) == (1, 0, 2)
    passes(game)
    assert pools(game) == [30, 26, 29]


def test_excommunication_takes_an_archbishop_the_title() -> None:
    def lay(game: Position) -> None:
        game.ready("Alexis", vampire("Bishop", 9, title="archbishop of Montreal", sect="Sabbat"))

    game, _ = called("Excommunication", sect="Sabbat", title="cardinal", lay=lay)
    passes(game)
    assert minions.title(game.rules, game.rules.pile(1, "ready")[0]) == ""


def test_command_of_the_harpies_takes_a_prince_his_title() -> None:
    def lay(game: Position) -> None:
        game.ready("Alexis", vampire("Prince", 9, title="prince of Chicago"))

    game, _ = called("Command of the Harpies", title="justicar of Ventrue", lay=lay)
    passes(game)
    prince = game.rules.pile(1, "ready")[0]
    assert minions.title(game.rules, prince) == ""


def test_allies_are_kept_for_their_pool_cost_or_burned() -> None:
    """Rulings [RTR 20010710] and [ANK 20190724]: only pool is repaid, and one need not."""

    def lay(game: Position) -> None:
        game.ready("Alexis", ally("Rich", 2, pool=3))
        game.ready("Alexis", ally("Poor", 2))

    game, _ = called("Kindred Segregation", title="prince of Chicago", lay=lay)
    passes(game)
    while game.choice is not None and game.choice.kind == "keep":
        game.pick("pay" if "Rich" in game.question else "burn")
    assert (game.names("Alexis", "ready"), pools(game)) == (["Rich"], [30, 27, 30])


def test_all_allies_are_more_than_the_ready_ones() -> None:
    """An Imbued is an ally, incapacitated or not, with a pool cost of 0 (ruling [LSJ 20060409])."""

    def lay(game: Position) -> None:
        game.torpor("Alexis", imbued("Down"))
        game.torpor("Alexis", imbued("Out"))
        game.torpor("Alexis", vampire("Ira", 4))

    game, _ = called("Kindred Segregation", title="prince of Chicago", lay=lay)
    passes(game)
    while game.choice is not None and game.choice.kind == "keep":
        game.pick("pay" if "Down" in game.question else "burn")
    assert (game.names("Alexis", "torpor"), pools(game)) == (["Down", "Ira"], [30, 30, 30])


def test_vampires_that_attempt_to_block_an_archon_burn_blood_if_they_have_any() -> None:
    """Ruling [LSJ 19970707]: one without blood can still block; [LSJ 19980225]: the effects add up."""
    for blood, left in ((5, 2), (0, 0)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6))
        game.on(krid, "Archon")
        game.on(krid, "Archon")
        ira = game.ready("Alexis", vampire("Ira", 6), blood=blood)
        game.pick("bleed", minion=krid)
        while game.choice is not None and game.choice.kind != "block":
            game.passes()
        game.pick("block", ira)
        game.pass_all()
        # The combat has cost it the last.
        assert (ira.blood, ira.place.region, pools(game)) == (left, "ready" if blood else "torpor", [30, 30, 30])


def test_an_exemplary_vampire_costs_its_blockers_blood_for_the_rest_of_the_game() -> None:
    def lay(game: Position) -> None:
        game.ready("Sarah", vampire("Mina", 6))
        game.ready("Alexis", vampire("Ira", 6), blood=5)

    game, _ = called("Camarilla Exemplary", title="prince of Chicago", lay=lay)
    mina, ira = game.rules.pile(0, "ready")[1], game.rules.pile(1, "ready")[0]
    game.pick("target", mina)
    passes(game)
    game.pick("bleed", minion=mina)
    while game.choice is not None and game.choice.kind != "block":
        game.passes()
    game.pick("block", ira)
    game.pass_all()
    assert ira.blood == 3


def test_any_vampire_of_the_sabbat_may_call_to_burn_the_legacy_and_others_not() -> None:
    for sect, offered in (("Sabbat", True), ("Camarilla", False)):
        game = table()
        game.in_play("Alexis", "Legacy of Pander")
        krid = game.ready("Sarah", vampire("Krid", 6, sect=sect))
        options = [option for option in game.options("card in play") if option.minion == krid.id]
        assert bool(options) == offered
    game = table()
    legacy = game.in_play("Alexis", "Legacy of Pander")
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Sabbat", title="bishop"))
    game.pick("card in play", legacy, minion=krid)
    to_terms(game)
    passes(game)
    assert legacy.place.region == "ash heap"


@pytest.mark.parametrize(("card", "sect"), [
    ("Praxis Seizure: Athens", "Camarilla"), ("Praxis Seizure: Istanbul", "Camarilla"), ("Crusade: Rome", "Sabbat"),
    ("Overseer", "Laibon"),
])  # fmt: skip
def test_who_is_in_play_no_more_gets_no_title(card: str, sect: str) -> None:
    game, krid = called(card, sect=sect, clan="Tremere")
    while game.table.referendum is not None and game.choice is not None and game.choice.kind != "polling":
        game.passes()
    game.pick("card for")
    game.rules.burn(krid)
    game.pass_all()
    assert not minions.held_title(game.rules, krid)
    assert {*game.names("Sarah", "ash heap")} == {"Krid", card}
