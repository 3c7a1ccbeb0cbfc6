"""Vampires defined by name whose text is about referendums, the Edge and what others play, played through the
referee."""

from __future__ import annotations

import pytest

from tests.abilities.acting import until_or_over
from tests.abilities.table import table
from tests.abilities.test_elders import advance, call, offered, until
from tests.abilities.test_vampires_most_played import duel, finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire

PRINCE = vampire("Prince", 6, title="prince of Paris")
RIVAL = vampire("Rival", 6, title="prince of Rome")
IRA = vampire("Ira", 6)


def votes(game: Position, who: str, side: str) -> None:
    """A Methuselah casts her next votes on a side; everybody before her passes."""
    for _ in range(20):
        mine = [option for option in game.options() if option.kind.endswith(f" {side}")]
        if game.asked == who and mine:
            game.pick(mine[0].kind, minion=game.table.copies.get(mine[0].minion or mine[0].copy))
            return
        game.passes()
    raise AssertionError(f"{who} can't vote {side}: {game}")


def to_alexis(game: Position) -> None:
    """Everybody before Alexis passes."""
    for _ in range(20):
        if game.table.referendum is None or game.asked == "Alexis":
            return
        game.passes()


@pytest.mark.parametrize(("side", "pool"), [("against", 29), ("for", 30)])
def test_who_votes_against_marcos_burns_a_pool(side: str, pool: int) -> None:
    game = table()
    marcos = game.ready("Sarah", "Marcos Belegrad")
    game.ready("Alexis", PRINCE)
    game.ready("Justin", IRA)
    call(game, marcos)
    votes(game, "Alexis", side)
    before = game["Justin"].pool
    until_or_over(game, "nothing", what="referendum")
    assert game["Alexis"].pool in (pool, pool + 1) and game["Justin"].pool - before in (0, 1)
    assert (side == "against") == any("burns 1 pool" in line and "Alexis" in line for line in game.log)


@pytest.mark.parametrize("sides", ["against", "for"])
def test_carlak_gains_blood_for_each_who_is_only_against(sides: str) -> None:
    game = table()
    acts = game.ready("Sarah", vampire("Krid", 6, title="prince of Nice"))
    carlak = game.ready("Justin", "Carlak", blood=3)
    game.ready("Alexis", PRINCE)
    call(game, acts)
    votes(game, "Alexis", sides)
    until_or_over(game, "nothing", what="referendum")
    assert carlak.blood == (4 if sides == "against" else 3)


@pytest.mark.parametrize("voted", [False, True])
def test_votes_that_nobody_has_cast_are_not_of_who_controls_their_card(voted: bool) -> None:
    """Urban Jungle’s are not Alexis’s votes, for Carlak; nor are the counters of her National Guard Support, for
    Bribes."""
    game = table()
    carlak = game.ready("Justin", "Carlak", blood=2)
    game.in_play("Alexis", "Urban Jungle")
    game.ready("Alexis", PRINCE)
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.torpor("Alexis", IRA)
    game.pick("diablerize", minion=krid)
    if voted:
        votes(game, "Alexis", "against")
    until_or_over(game, "nothing", what="action")
    assert f"The referendum fails: 0 for, {4 if voted else 2} against" in game.log
    assert carlak.blood == 2 + int(voted)
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.ready("Alexis", PRINCE)
    guard = game.in_play("Alexis", "National Guard Support", counters={"counters": 3})
    game.hand("Sarah", "Bribes")
    game.pick("card in play", guard, minion=krid)
    until(game, "play")
    game.pick("play", "Bribes")
    if voted:
        votes(game, "Alexis", "for")
    until_or_over(game, "nothing", what="action")
    assert f"The referendum passes: {5 if voted else 3} for, 0 against" in game.log
    assert game["Alexis"].pool == 30 + int(voted)


@pytest.mark.parametrize(
    ("name", "younger", "cost"),
    [("De Sade", True, 1), ("Mithras (G6)", True, 1), ("De Sade", False, 1), ("Mithras (G6)", False, 0)],
)
def test_votes_against_some_cost_blood(name: str, younger: bool, cost: int) -> None:
    game = table()
    mine = game.ready("Sarah", name)
    prince = game.ready("Alexis", vampire("Prince", 5 if younger else 11, title="prince of Paris"), blood=4)
    if cost == 0:
        mine.marks["capacity"] = "10"
    call(game, mine)
    votes(game, "Alexis", "against")
    assert prince.blood == 4 - cost
    game = table()
    mine, prince = game.ready("Justin", name), game.ready("Alexis", PRINCE, blood=4)
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Nice"))
    call(game, krid)
    votes(game, "Alexis", "against")
    assert prince.blood == 4


@pytest.mark.parametrize("small", [True, False])
def test_young_vampires_pay_to_block_mithras(small: bool) -> None:
    game = table()
    mithras = game.ready("Sarah", "Mithras (G6)")
    mithras.marks["capacity"] = "7"
    ira = game.ready("Alexis", vampire("Ira", 6 if small else 8), blood=3)
    duel(game, mithras, ira)
    finish(game)
    log = [line for line in game.log if "Ira" in line and "burns 1" in line]
    assert bool(log) == small or ira.blood == 0


@pytest.mark.parametrize(("calls", "burned"), [("Justin", 1), ("Alexis", 0)])
def test_donald_burns_a_blood_after_a_referendum_of_the_predator(calls: str, burned: int) -> None:
    game = table()
    donald = game.ready("Sarah", "Donald Cargill", blood=1)
    prince = game.ready(calls, PRINCE)
    game.hand(calls, "Consanguineous Boon")
    game.phase("minion", of=calls)
    game.pick("political", minion=prince)
    while game.options("target") or game.options("clan"):
        game.pick(game.options()[0].kind, game.table.copies.get(game.options()[0].copy))
    votes(game, calls, "for")
    finish(game)
    assert donald.blood == 1 - burned


def test_setites_of_others_have_no_votes_when_legba_calls() -> None:
    for clan, may in (("Ministry", False), ("Ventrue", True)):
        game = table()
        legba = game.ready("Sarah", "Legba")
        prince = game.ready("Alexis", vampire("Prince", 6, clan=clan, title="prince of Paris"))
        call(game, legba)
        to_alexis(game)
        assert any(prince.id in (option.minion, option.copy) for option in game.options()) == may
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Nice"))
    game.ready("Justin", "Legba")
    prince = game.ready("Alexis", vampire("Prince", 6, clan="Ministry", title="prince of Paris"))
    call(game, krid)
    advance(game, lambda: game.table.referendum is None or game.asked == "Alexis")
    assert any(prince.id in (option.minion, option.copy) for option in game.options())


@pytest.mark.parametrize("against", ["Lithrac", "Krid"])
def test_lithracs_controller_has_2_votes_in_blood_hunts_against_him(against: str) -> None:
    game = table()
    lithrac, krid = game.ready("Sarah", "Lithrac"), game.ready("Sarah", vampire("Krid", 6))
    game.torpor("Alexis", vampire("Victim", 3), blood=0)
    hunter = lithrac if against == "Lithrac" else krid
    game.pick("diablerize", minion=hunter)
    until_or_over(game, "use", lithrac)
    assert (game.table.action is not None) == (against == "Lithrac")


def test_melissa_gains_a_blood_when_anybody_burns_the_edge_for_a_vote() -> None:
    for burns in (True, False):
        game = table()
        melissa = game.ready("Justin", "Melissa Barton", blood=2)
        krid = game.ready("Sarah", vampire("Krid", 6))
        game.give_edge("Alexis")
        call(game, krid)
        if burns:
            to_alexis(game)
            votes_of = [option.kind for option in game.options() if "edge" in option.kind]
            game.pick(votes_of[0])
        until_or_over(game, "nothing", what="referendum")
        assert melissa.blood == 2 + burns


@pytest.mark.parametrize(
    ("name", "reactor", "acts", "may"),
    [
        ("Mithras", vampire("Young", 6, "DOM"), True, True),
        ("Mithras", vampire("Old", 11, "DOM"), True, False),
        ("Lucita (ADV)", vampire("Young", 5, "DOM"), True, True),
        ("Lucita (ADV)", vampire("Young", 6, "DOM"), True, False),
        ("Lucita (ADV)", vampire("Young", 5, "DOM"), False, False),
    ],
)
def test_elders_cancel_the_reactions_of_the_young(name: str, reactor: object, acts: bool, may: bool) -> None:
    game = table()
    elder, krid = game.ready("Sarah", name), game.ready("Sarah", IRA)
    game.ready("Alexis", reactor)  # type: ignore[arg-type]
    game.hand("Alexis", "Deflection")
    game.pick("bleed", minion=elder if acts else krid)
    until(game, "play")
    option = next(option for option in game.options("play") if option.level == "DOM")
    game.pick("play", "Deflection", level=option.level, seat=option.seat if option.seat >= 0 else None)
    while game.options("methuselah") or game.options("target"):
        game.pick(game.options()[0].kind, seat=game.options()[0].seat)
    assert offered(game, "use", elder) == may
    if may:
        blood = elder.blood
        game.pick("use", elder)
        finish(game)
        assert elder.blood == blood - 2 and game["Alexis"].pool < 30


@pytest.mark.parametrize("falls", [True, False])
def test_lucita_cancels_a_reaction_from_torpor(falls: bool) -> None:
    """Rulings on Lucita (ADV): what she may do in her action she may when a combat in it has sent her to torpor."""
    game = table()
    lucita = game.ready("Sarah", "Lucita (ADV)", blood=8)
    brute = vampire(
        "Brute", 5, "ANI", text="Camarilla: Damage from Brute's hand strikes is aggravated." if falls else "Camarilla."
    )
    young = game.ready("Alexis", brute)
    game.hand("Alexis", "Cats' Guidance")
    duel(game, lucita, young)
    until(game, "play")
    assert (lucita.place.region == "torpor") == falls
    game.pick("play", "Cats' Guidance", level=game.options("play")[0].level)
    blood = lucita.blood
    game.pick("use", lucita)
    finish(game)
    assert (lucita.blood, young.locked) == (blood - 2, True)


def test_cyscek_takes_the_edge_as_a_gehenna_event_is_played() -> None:
    for torpid, taken in (
        (False, True),
        (True, False),
        (False, False),
    ):
        game = table()
        (game.torpor if torpid else game.ready)("Sarah", "Cyscek")
        game.hand(
            "Alexis",
            library("Doom", "Event", text="Gehenna. Nothing happens.")
            if taken or torpid
            else library("Plain", "Event", text="Government. Nothing happens."),
        )
        game.go_to("discard", "Alexis")
        game.pick("event")
        game.pass_all() if game.asked == "Alexis" and not game.options("discard") else None
        assert (game.edge == "Sarah") == taken and game["Alexis"].pool == (29 if taken else 30)


@pytest.mark.parametrize("name", ["Johan Wrede", "Serenna the White", "Dummy Corporation", "47th Street Royals"])
def test_what_reduces_a_bleed_is_not_offered_where_nothing_is_left_of_it(name: str) -> None:
    game = table()
    bleeder = game.ready("Sarah", "Johan Wrede" if name == "Johan Wrede" else vampire("Young", 2))
    if name == "Johan Wrede":
        payer = game.ready("Alexis", vampire("Old", 6), blood=3)
        card = bleeder
    else:
        payer = card = (game.in_play if name.startswith("Dummy") else game.ready)("Alexis", name)
        if name != "Serenna the White":
            game.in_play("Alexis", name)
    blood, left = payer.blood, sum(game.name(copy) == name for copy in game.rules.lying_in_play())
    game.pick("bleed", minion=bleeder)
    until_or_over(game, "use", card)
    game.pick("use", card)
    until_or_over(game, "use")
    assert game.table.action is None and game["Alexis"].pool == 30
    if name in ("Johan Wrede", "Serenna the White"):
        assert payer.blood == blood - 1
    else:
        assert sum(game.name(copy) == name for copy in game.rules.lying_in_play()) == left - 1 == 1


def test_johan_bleeds_for_less_as_older_vampires_pay() -> None:
    for size, may in ((6, True), (1, False)):
        game = table()
        johan, old = game.ready("Sarah", "Johan Wrede"), game.ready("Alexis", vampire("Old", size), blood=1)
        game.pick("bleed", minion=johan)
        until_or_over(game, "use", johan)
        assert offered(game, "use", johan) == may
        if may:
            game.pick("use", johan)
            finish(game)
            assert game["Alexis"].pool == 30 and old.blood == 0


def test_keller_makes_bleeding_cost_a_blood() -> None:
    for locked, left in ((False, 1), (True, 2)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6), blood=2)
        krida = game.ready("Sarah", vampire("Krida", 6), blood=2)
        keller = game.ready("Alexis", "Keller Thiel", locked=locked)
        game.pick("bleed", minion=krid)
        finish(game)
        assert krid.blood == left and minions.is_ready(game.rules, keller)
        game.pick("hunt", minion=krida)
        finish(game)
        assert krida.blood == 3


@pytest.mark.parametrize(
    "name",
    [
        "Stefano Giovanni",
        "Amaravati",
        "Kateline Nadasdy",
        "Gravitnir",
        "Enzo Giovanni, Pentex Board of Directors (ADV)",
        "Power Structure",
        "Elysium: The Palace of Versailles",
        "Ventrue Directorate Assembly",
    ],
)
@pytest.mark.parametrize("blocked", [True, False])
def test_the_blood_hunt_in_a_political_action_that_was_blocked_is_no_part_of_it(name: str, blocked: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "POT"))
    kin = game.ready("Alexis", vampire("Kin", 4, clan="Lasombra", title="prince of Paris"))
    lord = game.ready("Alexis", vampire("Lord", 4, clan="Ventrue"))
    guard = game.ready("Alexis", vampire("Guard", 3), blood=0)
    game.on(guard, library("Ear", "Equipment", text="This minion gets +2 intercept."))
    card = (game.in_play if game.card(name).kind == "library" else game.ready)("Alexis", name)
    game.hand("Sarah", "Amaranth", "Consanguineous Boon")
    game.pick("political", minion=krid)
    if blocked:
        until(game, "block", guard)
        game.pick("block", guard)
        until(game, "play")
        game.pick("play", "Amaranth")
    while game.table.referendum is None or game.asked != "Alexis" or not offered(game, "title for", kin):
        game.passes() if game.options("pass") or game.options("no block") else game.referee.answer(0)
    assert game.table.referendum is not None and game.table.referendum.blood_hunt == blocked
    helps = offered(game, "use", card) or offered(game, "title for", lord)
    assert helps != blocked


@pytest.mark.parametrize("name", ["Stefano Giovanni", "Enzo Giovanni, Pentex Board of Directors (ADV)"])
def test_the_blood_hunt_that_bernard_calls_is_a_political_action(name: str) -> None:
    game = table()
    bernard = game.ready("Sarah", "Bernard, the Scourge")
    game.ready("Justin", vampire("Young", 3))
    helper = game.ready("Alexis", name)
    blood = helper.blood
    game.pick("card in play", minion=bernard)
    until(game, "use", helper)
    game.pick("use", helper)
    assert helper.blood == blood - 1
