"""Master cards that are defined by name, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_elders import until
from tests.abilities.test_master_cards_grounds import at, offers, use
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy

LOCATION = library("Old Mill", "Master", pool=1, text="Unique location.")


def others_master(card: str = "Old Mill") -> tuple[Position, Copy]:
    """Sarah plays a master card that costs 1 pool."""
    game = at("master")
    (master,) = game.hand("Sarah", LOCATION if card == "Old Mill" else card)
    game.hand("Alexis", "Sudden Reversal")
    game.hand("Justin", "Wash")
    game.pick("master", master)
    return game, master


def test_a_sudden_reversal_cancels_a_master_card_whose_cost_is_not_paid() -> None:
    game, master = others_master()
    until(game, "out of turn")
    game.pick("out of turn", "Sudden Reversal", by="Alexis")
    game.pass_all()
    assert (master.place.region, game["Sarah"].pool) == ("ash heap", 30)
    assert "Sudden Reversal" in game.names("Alexis", "ash heap")


def test_nobody_reverses_her_own_master_card() -> None:
    game = at("master")
    (master, _) = game.hand("Sarah", LOCATION, "Sudden Reversal")
    game.pick("master", master)
    assert (master.place.region, game["Sarah"].pool) == ("in play", 29)


def test_a_wash_cancels_and_gives_a_master_phase_action_at_once() -> None:
    game, master = others_master()
    (second,) = game.hand("Sarah", library("New Mill", "Master", text="Unique location."))
    while not (game.asked == "Justin" and game.options("out of turn")):
        game.passes()
    game.pick("out of turn", "Wash")
    while not (game.asked == "Sarah" and game.options("master")):
        game.passes()
    assert (master.place.region, game["Sarah"].pool) == ("ash heap", 30)
    # The one that was cancelled used up her action; she got another.
    game.pick("master", second)
    assert second.place.region == "in play"
    # It is not replaced before Justin's unlock phase.
    assert len(game.rules.pile(2, "hand")) == 6


def test_a_wash_is_for_neighbours_only() -> None:
    game = table("Sarah", "Alexis", "Justin", "Mara")
    game.phase("master", of="Sarah")
    (master,) = game.hand("Sarah", LOCATION)
    game.hand("Justin", "Wash")
    game.pick("master", master)
    assert master.place.region == "in play"


def combatants(theirs: str = "Camarilla", mine: str = "Camarilla") -> tuple[Position, Copy, Copy]:
    """Sarah's Krid is blocked by Alexis's Ira, with the Arboretum in play."""
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, sect=mine))
    ira = game.ready("Alexis", vampire("Ira", 6, sect=theirs))
    arboretum = game.in_play("Sarah", "Elysium: The Arboretum")
    game.pick("bleed", krid)
    until(game, "block", ira)
    game.pick("block", ira)
    return game, krid, arboretum


def test_the_arboretum_ends_a_combat_among_camarilla() -> None:
    game, krid, arboretum = combatants()
    use(game, arboretum, "end the combat")
    assert (arboretum.locked, game.table.combat, krid.blood) == (True, None, 6)
    assert game.table.action is None


@pytest.mark.parametrize(("theirs", "mine"), [("Sabbat", "Camarilla"), ("Camarilla", "Sabbat")])
def test_the_arboretum_does_not_protect_others(theirs: str, mine: str) -> None:
    game, _, arboretum = combatants(theirs, mine)
    while game.table.action is not None:
        assert not offers(game, arboretum)
        game.pick("hand strike") if game.options("hand strike") else game.passes()


def test_a_camarilla_vampire_calls_a_referendum_to_burn_the_arboretum() -> None:
    game = at("minion")
    arboretum = game.in_play("Justin", "Elysium: The Arboretum")
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
    game.ready("Sarah", vampire("Sid", 6, sect="Sabbat"))
    game.ready("Alexis", vampire("Ira", 6))
    assert [option.minion for option in game.options("card in play")] == [krid.id]
    use(game, arboretum, kind="card in play")
    assert (game.rules.action.kind, game.rules.action.stealth) == ("political", 1)
    while game.table.action is not None:
        game.pick("title for") if game.options("title for") else game.passes()
    assert arboretum.place.region == "ash heap"


def undirected(clan: str = "Daughter of Cacophony") -> tuple[Position, Copy, Copy]:
    """Sarah's Krid, who hunts, is about to be blocked by Ira, whose intercept is 1."""
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, clan=clan), blood=2)
    ira = game.ready("Alexis", vampire("Ira", 6, text="+1 intercept."))
    return game, krid, ira


def test_the_paris_opera_house_gives_a_daughter_stealth() -> None:
    game, krid, ira = undirected()
    house = game.in_play("Sarah", "Paris Opera House")
    game.pick("hunt", krid)
    until(game, "block", ira)
    game.pick("block", ira)
    use(game, house)
    game.pass_all()
    # The attempt has failed, and he has hunted.
    assert (house.locked, krid.blood, ira.locked) == (True, 3, False)


def test_a_daughter_is_locked_for_another_minion() -> None:
    game, krid, ira = undirected("Toreador")
    daughter = game.ready("Sarah", vampire("Nora", 4, clan="Daughter of Cacophony"))
    house = game.in_play("Sarah", "Paris Opera House")
    game.pick("hunt", krid)
    until(game, "block", ira)
    game.pick("block", ira)
    use(game, house, "lock a Daughter")
    game.pass_all()
    assert (house.locked, daughter.locked, krid.blood, ira.locked) == (True, True, 3, False)


def test_the_paris_opera_house_needs_a_daughter_who_is_unlocked() -> None:
    game, krid, ira = undirected("Toreador")
    game.ready("Sarah", vampire("Nora", 4, clan="Daughter of Cacophony"), locked=True)
    game.ready("Alexis", vampire("Lara", 4, clan="Daughter of Cacophony"))
    house = game.in_play("Sarah", "Paris Opera House")
    game.pick("hunt", krid)
    until(game, "block", ira)
    game.pick("block", ira)
    while game.table.action is not None:
        assert not offers(game, house)
        game.pick("hand strike") if game.options("hand strike") else game.passes()


def test_the_creepshow_casino_gives_stealth_before_it_is_needed() -> None:
    game, krid, _ = undirected()
    casino = game.in_play("Sarah", "Creepshow Casino")
    game.pick("hunt", krid)
    game.pick("use", casino)
    assert (casino.locked, game.rules.action.stealth) == (True, 2)


def test_the_creepshow_casino_is_for_undirected_actions_of_vampires() -> None:
    game, krid, _ = undirected()
    guard = game.ready("Sarah", ally("Guard", 3))
    casino = game.in_play("Sarah", "Creepshow Casino")
    for each in (krid, guard):
        game.pick("bleed", each)
        while game.table.action is not None:
            assert not offers(game, casino)
            game.passes()


def test_the_flock_is_tended_by_an_infernal_baali() -> None:
    game = at("master")
    game.ready("Sarah", vampire("Krid", 6, clan="Baali", text="Infernal."))
    young = game.uncontrolled("Sarah", vampire("Young", 5, text="Infernal."))
    game.uncontrolled("Sarah", vampire("Old", 7, text="Infernal."))
    game.uncontrolled("Sarah", vampire("Pure", 4))
    (card,) = game.hand("Sarah", "Tend the Flock")
    game.pick("master", card)
    assert (young.blood, card.place.region) == (3, "ash heap")


@pytest.mark.parametrize(("text", "locked"), [("", False), ("Infernal.", True)])
def test_the_flock_wants_an_unlocked_infernal_baali(text: str, locked: bool) -> None:
    game = at("master")
    game.ready("Sarah", vampire("Krid", 6, clan="Baali", text=text), locked=locked)
    game.ready("Sarah", vampire("Nora", 6, text="Infernal."))
    game.uncontrolled("Sarah", vampire("Young", 5, text="Infernal."))
    (card,) = game.hand("Sarah", "Tend the Flock")
    # A vampire that is locked in this phase cannot be chosen.
    with pytest.raises(IllegalError):
        game.pick("master", card)


def troublemaker() -> tuple[Position, Copy]:
    """The unlock phase of Sarah, who controls the Anarch Troublemaker."""
    game = at("unlock")
    return game, game.in_play("Sarah", "Anarch Troublemaker")


def test_the_anarch_troublemaker_locks_two_vampires_and_goes_to_the_prey() -> None:
    game, trouble = troublemaker()
    ira = game.ready("Alexis", vampire("Ira", 6))
    lara = game.ready("Alexis", vampire("Lara", 6))
    game.ready("Alexis", ally("Guard"))
    spared = game.ready("Justin", vampire("Ozmo", 6))
    game.pick("use", trouble)
    if game.options("way"):
        game.pick("way", amount=0)
    game.pick("target", ira)
    game.pick("target", lara)
    assert (ira.locked, lara.locked, spared.locked, trouble.controller) == (True, True, False, 1)
    assert not offers(game, trouble)


def test_the_anarch_troublemaker_burns_an_equipment() -> None:
    game, trouble = troublemaker()
    ira = game.ready("Alexis", vampire("Ira", 6))
    magnum = game.on(ira, ".44 Magnum")
    game.pick("use", trouble)
    game.pick("way", amount=1)
    if game.options("target"):
        game.pick("target", magnum)
    assert (magnum.place.region, ira.locked, trouble.controller) == ("ash heap", False, 1)


@pytest.mark.parametrize(("title", "second"), [("baron of Oslo", 3), ("", 2)])
def test_carfax_abbey_feeds_an_anarch_and_with_a_baron_another(title: str, second: int) -> None:
    game = at("unlock")
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Anarch", title=title), blood=2)
    nora = game.ready("Sarah", vampire("Nora", 6, sect="Anarch"), blood=2)
    other = game.ready("Sarah", vampire("Lara", 6), blood=2)
    abbey = game.in_play("Sarah", "Carfax Abbey")
    game.pick("use", abbey)
    game.pick("target", krid)
    if title:
        game.pick("target", nora)
    assert (krid.blood, nora.blood, other.blood) == (3, second, 2)
    assert not offers(game, abbey)


def test_carfax_abbey_wants_an_anarch() -> None:
    game = at("unlock")
    game.ready("Sarah", vampire("Lara", 6), blood=2)
    abbey = game.in_play("Sarah", "Carfax Abbey")
    game.start()
    assert not offers(game, abbey)


@pytest.mark.parametrize(("discipline", "stealth"), [("", 0), ("aus", 1)])
def test_a_rogue_is_hunted_by_any_vampire_with_stealth_for_auspex(discipline: str, stealth: int) -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, discipline))
    ira = game.ready("Alexis", vampire("Ira", 6))
    rogue = game.on(ira, "Rogue", owner="Justin")
    game.ready("Sarah", ally("Guard"))
    hunters = {option.minion for option in game.options("card in play") if option.copy == rogue.id}
    assert hunters == {krid.id}
    use(game, rogue, kind="card in play")
    assert game.rules.action.stealth == stealth
    while game.table.action is not None:
        game.passes()
    # They have struck each other.
    assert (krid.blood, ira.blood) == (5, 5)


def test_brujah_get_strength_and_a_maneuver_whoever_controls_them() -> None:
    game = at("minion")
    game.in_play("Justin", "Brujah Debate")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Brujah"))
    ira = game.ready("Alexis", vampire("Ira", 6, clan="Toreador"))
    assert (minions.strength(game.rules, krid), minions.strength(game.rules, ira)) == (2, 1)
    game.pick("bleed", krid)
    until(game, "block", ira)
    game.pick("block", ira)
    game.pick("maneuver", "Brujah Debate")
    # At long range nobody can strike; and there was just one.
    assert game.table.action is None
    assert (krid.blood, ira.blood) == (6, 6)


@pytest.mark.parametrize(("clan", "may"), [("Toreador", True), ("Ventrue", False)])
def test_brujah_debate_is_burned_by_those_who_are_not_ventrue(clan: str, may: bool) -> None:
    game = at("minion")
    debate = game.in_play("Alexis", "Brujah Debate")
    game.ready("Sarah", vampire("Krid", 6, clan=clan))
    game.start()
    assert offers(game, debate, "card in play") == may
    if may:
        use(game, debate, kind="card in play")
        game.pass_all()
        assert debate.place.region == "ash heap"
