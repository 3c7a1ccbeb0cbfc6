"""Cards that needed nothing but their definition: counters that cost pool until the end, a Discipline that an ally
serves, a vampire who takes directed actions only, retainers of the ash heap."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.vocabulary.effects.marking import held, hold
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy

# -- Shatter the Gate --------------------------------------------------------------------------------------------------


def gates(before: int) -> tuple[Position, Copy]:
    """Krid of Sarah, an infernal Baali, plays Shatter the Gate with so many copies on him."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 9, clan="Baali", text="Infernal."))
    for _ in range(before):
        game.on(krid, "Shatter the Gate")
    game.hand("Sarah", "Shatter the Gate")
    game.pick("action card", minion=krid)
    game.pass_all()
    return game, krid


def at_unlock(game: Position, who: str) -> None:
    """It becomes somebody's next turn, and what its unlock phase does is done."""
    seat = ("Sarah", "Alexis", "Justin").index(who)
    turn = game.table.turn
    for _ in range(60):
        if game.table.turn > turn and game.table.active == seat and game.table.phase != "unlock":
            return
        game.passes()
    raise AssertionError(f"It is not reached: {game}")


def test_the_third_gate_shatters_the_others_for_good() -> None:
    """The Edge burns none of the counters."""
    game, krid = gates(2)
    assert not krid.attached
    assert game.names("Sarah", "ash heap").count("Shatter the Gate") == 3
    game.give_edge("Alexis")
    for turns in (1, 2):
        at_unlock(game, "Alexis")
        assert game["Alexis"].pool == 30 - 3 * turns
        assert not game.options("use")
        at_unlock(game, "Justin")
        assert game["Justin"].pool == 30 - 3 * turns
        at_unlock(game, "Sarah")
        assert game["Sarah"].pool == 30


def test_who_has_a_shattered_counter_gets_no_second_one() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 9, clan="Baali", text="Infernal."))
    number = game.card("Shatter the Gate").id
    for _ in range(2):
        game.on(krid, "Shatter the Gate")
    hold(game.rules, number, 1, 1)
    game.hand("Sarah", "Shatter the Gate")
    game.pick("action card", minion=krid)
    game.pass_all()
    assert [held(game.rules, number, seat) for seat in range(3)] == [0, 1, 1]


def test_one_gate_lies_on_its_baali() -> None:
    game, krid = gates(0)
    assert len(krid.attached) == 1
    at_unlock(game, "Alexis")
    assert game["Alexis"].pool == 30


@pytest.mark.parametrize("edge", ["Alexis", "Sarah"])
def test_a_gate_is_burned_for_the_edge_by_who_is_old_enough(edge: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 9, clan="Baali", text="Infernal."))
    gate = game.on(krid, "Shatter the Gate")
    elder = game.ready("Alexis", vampire("Elder", 6))
    game.ready("Alexis", vampire("Young", 5))
    game.give_edge(edge)
    game.phase("minion", of="Alexis")
    offered = {option.minion for option in game.options("card in play") if option.copy == gate.id}
    assert offered == ({elder.id} if edge == "Alexis" else set())
    if offered:
        game.pick("card in play", gate, minion=elder)
        game.pass_all()
        assert (gate.place.region, game.edge) == ("ash heap", "")


@pytest.mark.parametrize(
    ("capacity", "clan", "infernal"), [(8, "Baali", True), (9, "Ventrue", True), (9, "Baali", False)]
)
def test_who_is_no_old_infernal_baali_shatters_no_gate(capacity: int, clan: str, infernal: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", capacity, clan=clan, text="Infernal." if infernal else ""))
    game.hand("Sarah", "Shatter the Gate")
    with pytest.raises(IllegalError):
        game.pick("action card", minion=krid)


# -- Bima --------------------------------------------------------------------------------------------------------------


def bima(*hand: str) -> Position:
    """Krid of Sarah has recruited Bima, and holds cards."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ministry"), blood=4)
    game.ready("Sarah", vampire("Other", 6))
    game.hand("Sarah", "Bima", *hand)
    game.hand_size("Sarah", 3)
    game.pick("recruit", "Bima", minion=krid)
    game.pass_all()
    return game


def lying(game: Position, name: str) -> Copy:
    return next(copy for copy in game.table.copies.values() if copy.card == game.card(name).id)


def test_bima_plays_cards_by_the_discipline_card_on_it() -> None:
    game = bima("Dominate", "Govern the Unaligned")
    discipline = lying(game, "Dominate")
    game.pick("target", discipline)
    there = lying(game, "Bima")
    assert discipline.place.on == there.id
    assert minions.disciplines(game.rules, there) == {}
    at_unlock(game, "Alexis")
    at_unlock(game, "Sarah")
    assert {option.level for option in game.options("action card") if option.minion == there.id} == {"dom"}
    game.pick("action card", "Govern the Unaligned", minion=there, level="dom")
    game.pass_all()
    assert (game["Alexis"].pool, there.blood) == (27, 1)


def test_bima_plays_nothing_once_its_card_is_gone() -> None:
    """Ruling LSJ 20071006."""
    game = bima("Dominate", "Govern the Unaligned")
    discipline = lying(game, "Dominate")
    game.pick("target", discipline)
    game.rules.burn(discipline)
    at_unlock(game, "Alexis")
    at_unlock(game, "Sarah")
    assert not game.options("action card")


@pytest.mark.parametrize("hand", [(), ("Dominate",)])
def test_bima_is_burned_where_no_card_is_put_on_it(hand: tuple[str, ...]) -> None:
    game = bima(*hand, "Blood Doll")
    assert len(game.options("target")) == len(hand)
    if game.options("burn"):
        game.pick("burn")
    assert lying(game, "Bima").place.region == "ash heap"


def test_an_agent_of_power_on_bima_names_its_discipline() -> None:
    """Ruling LSJ 20071001-1; it is burned in the discard phase."""
    game = bima("Agent of Power")
    agent = lying(game, "Agent of Power")
    game.pick("target", agent)
    game.pick("discipline", level="pot")
    there = lying(game, "Bima")
    assert minions.plays_as_vampire(game.rules, there).codes == {"pot"}
    at_unlock(game, "Alexis")
    assert agent.place.region == "ash heap"
    assert not minions.plays_as_vampire(game.rules, there).codes


# -- vampires ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("way", ["discard", "lock"])
def test_pariah_wants_a_master_card_or_locks(way: str, late: bool) -> None:
    """At any time in the master phase; at its end, if not before."""
    game = table()
    pariah = game.ready("Sarah", "Pariah")
    (doll,) = game.hand("Sarah", "Blood Doll")
    game.phase("master", of="Sarah")
    if not late:
        game.pick("use", pariah)
    while not game.options("way"):
        game.passes()
    game.pick("way", amount=0 if way == "discard" else 1)
    while game.options("discard") and game.choice is not None and game.choice.kind == "discard":
        game.pick("discard", doll)
    while game.table.phase == "master":
        assert not game.options("way") and not game.options("use")
        game.passes()
    assert (pariah.locked, doll.place.region) == ((True, "hand") if way == "lock" else (False, "ash heap"))


def test_pariah_waits_for_a_master_card_that_is_drawn_in_the_phase() -> None:
    game = table()
    pariah = game.ready("Sarah", "Pariah")
    game.hand("Sarah", "Blood Doll")
    game.library("Sarah", "Vessel")
    game.phase("master", of="Sarah")
    game.pick("master", "Blood Doll")
    game.pass_all()
    game.pick("use", pariah)
    if game.options("way"):
        game.pick("way", amount=0)
    if game.choice is not None and game.choice.kind == "discard":
        game.pick("discard", "Vessel")
    assert not pariah.locked and "Vessel" in game.names("Sarah", "ash heap")


@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_pariah_locks_without_a_master_card(region: str) -> None:
    """Ruling LSJ 20011022: in torpor, too."""
    game = table()
    pariah = (game.ready if region == "ready" else game.torpor)("Sarah", "Pariah")
    game.phase("unlock", of="Sarah")
    while game.table.phase in ("unlock", "master"):
        game.passes()
    assert pariah.locked


def test_pariah_takes_no_undirected_action_but_hunts() -> None:
    game = table()
    pariah = game.ready("Sarah", "Pariah", blood=4)
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.hand("Sarah", ".44 Magnum", "Computer Hacking", "Kine Resources Contested")
    game.phase("minion", of="Sarah")
    kinds = {option.kind for option in game.options() if pariah.id in (option.copy, option.minion)}
    assert {"bleed", "hunt"} <= kinds
    assert not kinds & {"equip", "political", "become anarch"}
    game.pick("card in play", pariah, minion=pariah)
    assert game.table.action is not None and game.table.action.kind == "enter combat"
    assert ira.id in game.table.action.targets
    game = table()
    pariah = game.torpor("Sarah", "Pariah", blood=4)
    game.phase("minion", of="Sarah")
    assert not game.options("leave torpor")


@pytest.mark.parametrize(("blood", "may"), [(2, True), (1, False)])
def test_patrizia_employs_a_retainer_of_the_ash_heap_for_a_blood_more(blood: int, may: bool) -> None:
    """Ruling LSJ 20010627: it is named as the action is announced."""
    dog = library("Dog", "Retainer", blood=1, text="Animal with 2 life. This minion gets +1 bleed.")
    game = table()
    patrizia = game.ready("Sarah", "Patrizia Giovanni, Collector of Secrets", blood=blood)
    first, other = game.ash_heap("Sarah", dog, library("Cat", "Retainer", text="Animal with 1 life."))
    # The other costs nothing, which leaves her one for the action; the first can't be named then.
    employed = first if may else other
    game.pick("card in play", patrizia, minion=patrizia)
    if game.options("target"):
        game.pick("target", employed)
    while game.table.action is not None:
        game.pick("bring") if game.options("bring") else game.passes()
    assert (employed.place.on, patrizia.blood) == (patrizia.id, 0)
    assert minions.bleed_amount(game.rules, patrizia) == (2 if may else 1)


def test_patrizia_needs_a_retainer_there_that_she_can_pay() -> None:
    game = table()
    patrizia = game.ready("Sarah", "Patrizia Giovanni, Collector of Secrets", blood=1)
    game.ash_heap("Sarah", library("Dog", "Retainer", blood=1, text="Animal with 2 life."), "Blood Doll", "Raven Spy")
    game.hand("Sarah", library("Cat", "Retainer", text="Animal with 1 life."))
    game.phase("minion", of="Sarah")
    assert not [option for option in game.options("card in play") if option.copy == patrizia.id]


def test_patrizia_names_no_retainer_whose_requirements_she_does_not_meet() -> None:
    game = table()
    patrizia = game.ready("Sarah", "Patrizia Giovanni, Collector of Secrets")
    game.ash_heap("Sarah", "Raven Spy", "D'habi Revenant", "Jackie Therman", "Giuseppe, Gravedigger")
    game.pick("card in play", patrizia, minion=patrizia)
    assert [option.text for option in game.options("target")] == ["Jackie Therman", "Giuseppe, Gravedigger"]


# -- on a vampire ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("clan", ["Gangrel", "Gangrel antitribu"])
def test_a_feral_spirit_makes_an_ahrimane(clan: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan=clan))
    game.hand("Sarah", "Feral Spirit")
    game.phase("master", of="Sarah")
    game.pick("master")
    game.pick("target", krid) if game.options("target") else None
    rules = game.rules
    assert (minions.clan(rules, krid), minions.sect(rules, krid)) == ("Ahrimane", "Sabbat")
    assert minions.disciplines(rules, krid) == {"spi": 1}
    assert minions.is_sterile(rules, krid)
    (spirit,) = (rules.copy(number) for number in krid.attached)
    rules.burn(spirit)
    assert (minions.clan(rules, krid), minions.is_sterile(rules, krid)) == (clan, False)


@pytest.mark.parametrize(("later", "sect"), [("anarch", "Anarch"), ("writ", "Camarilla"), ("", "Sabbat")])
def test_a_vampire_with_a_feral_spirit_is_sabbat_until_it_is_something_else(later: str, sect: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Gangrel"))
    game.hand("Sarah", "Feral Spirit", "Writ of Acceptance")
    game.phase("master", of="Sarah")
    game.pick("master")
    assert minions.sect(game.rules, krid) == "Sabbat"
    if later == "anarch":
        game.pick("become anarch", minion=krid)
    elif later:
        game.pick("equip", "Writ of Acceptance")
    game.pass_all()
    assert (minions.sect(game.rules, krid), minions.clan(game.rules, krid)) == (sect, "Ahrimane")


def test_a_feral_spirit_is_for_gangrel() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, clan="Ventrue"))
    game.ready("Alexis", vampire("Ira", 6, clan="Gangrel"))
    game.hand("Sarah", "Feral Spirit")
    game.phase("master", of="Sarah")
    assert not game.options("master")


@pytest.mark.parametrize("name", ["Aye", "Orun"])
def test_an_nkishi_puts_a_virtue_on_its_laibon(name: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Guruhi", sect="Laibon"))
    nkishi = game.on(krid, "Nkishi")
    (virtue,) = game.ash_heap("Sarah", name)
    game.phase("master", of="Sarah")
    game.pick("use", nkishi)
    game.pick("search", virtue)
    assert virtue.place.on == krid.id
    assert not [option for option in game.options("use") if option.copy == nkishi.id]


def test_an_nkishi_does_nothing_on_who_is_no_laibon() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.on(krid, "Nkishi")
    game.ash_heap("Sarah", "Aye")
    game.phase("master", of="Sarah")
    assert not game.options("use")
