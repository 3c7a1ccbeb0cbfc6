"""Rulings on what seldom happens: an ally that calls a referendum, damage after its combat, a Discipline card that
comes by no play, a referendum that passes by itself."""

from __future__ import annotations

import pytest

from tests.abilities.acting import until_or_over
from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_elders import until
from tests.abilities.test_vampires_most_played import duel, finish
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire

MUSE = ally("Muse", 3, text="Muse can play cards requiring basic Presence [pre] as a vampire.")


@pytest.mark.parametrize(("able", "card", "may"), [
    (True, "Consanguineous Boon", True), (True, "Blood Doll", False), (False, "Consanguineous Boon", False),
])  # fmt: skip
def test_an_ally_calls_a_referendum_by_charming_lobby_as_a_vampire(able: bool, card: str, may: bool) -> None:
    game = table()
    muse = game.ready("Sarah", MUSE if able else ally("Brute", 3))
    game.hand("Sarah", "Charming Lobby", card)
    assert any(option.minion == muse.id for option in game.options("action card")) == may
    if may:
        game.pick("action card", minion=muse)
        for _ in range(30):
            if game.table.referendum is not None:
                break
            game.pick("target") if game.options("target") else game.passes()
        assert game.table.referendum is not None and game.table.referendum.minion == muse.id
        assert not game.options("political")


@pytest.mark.parametrize(("dam", "level", "left"), [(True, "PRE", 4), (False, "PRE", 5), (True, "pre", 6)])
def test_the_heart_is_dammed_for_damage_after_the_combat_too(dam: bool, level: str, left: int) -> None:
    fight = fighting(*(["Dam the Heart's River"] if dam else []), "Catatonic Fear")
    if dam:
        fight.play("Dam the Heart's River", "qui")
    fight.play("Catatonic Fear", level)
    fight.end()
    assert fight.ira.blood == left


@pytest.mark.parametrize(("cursed", "stolen"), [(True, True), (False, False)])
def test_an_ally_of_sets_curse_costs_nothing(cursed: bool, stolen: bool) -> None:
    """One corruption counter is enough for it; not for an ally that costs 2."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ministry", sect="Independent"))
    text = "Animal with 3 life. 2 strength, 0 bleed."
    beast = (
        game.ready("Alexis", "Set's Curse", marks={"represents": text, "type": "ally"}, blood=3)
        if cursed
        else game.ready("Alexis", ally("Beast", 3, pool=2))
    )
    game.hand("Sarah", "Corruption")
    game.pick("action card", minion=krid)
    for _ in range(30):
        if game.table.action is None:
            break
        if game.options("yes"):
            game.pick("yes")
        elif game.options("target"):
            game.pick("target", target=beast)
        else:
            game.passes()
    assert (beast.controller == 0) == stolen


@pytest.mark.parametrize("other", [True, False])
def test_an_agent_of_power_that_comes_by_diablerie_is_unique_too(other: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "pot"))
    game.ready("Sarah", vampire("Idle", 3))
    victim = game.torpor("Alexis", vampire("Ira", 7), blood=0)
    (agent,) = game.ash_heap("Sarah", "Agent of Power")
    if other:
        game.on(game.ready("Justin", vampire("Oth", 5, "dom")), "Agent of Power", marks={"discipline": "dom"})
    game.pick("diablerize", minion=krid, target=victim)
    for _ in range(30):
        if game.table.action is None or game.table.referendum is not None:
            break
        if game.options("yes"):
            game.pick("yes")
        elif any(option.copy == agent.id for option in game.options("diablerie")):
            game.pick("diablerie", agent)
        elif game.options("discipline"):
            game.pick("discipline", level="pot")
        else:
            game.passes()
    assert ("contested" in agent.marks) == other
    assert minions.disciplines(game.rules, krid)["pot"] == (1 if other else 2)


def test_the_curse_of_nitocris_stays_where_who_has_the_edge_gets_it_again() -> None:
    for edge, moves in (("Sarah", False), ("Alexis", True)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6))
        curse = game.in_play("Justin", "Curse of Nitocris")
        game.give_edge(edge)
        game.pick("bleed", minion=krid)
        until_or_over(game, "methuselah")
        assert bool(game.options("methuselah")) == moves
        assert moves or curse.controller == 2


@pytest.mark.parametrize(("knows", "found"), [("POT", False), ("pot", True)])
def test_the_path_of_death_gives_blood_even_without_a_discipline_to_teach(knows: str, found: bool) -> None:
    game = table()
    game.in_play("Sarah", "Path of Death and the Soul")
    krid = game.ready("Sarah", vampire("Krid", 6, f"{knows} FOR", text="+2 strength."), blood=3)
    foe = game.ready("Alexis", ally("Foe", 1))
    (potence,) = game.ash_heap("Sarah", "Potence")
    duel(game, krid, foe)
    until(game, "yes")
    game.pick("yes")
    for _ in range(20):
        if game.options("search"):
            game.pick("search", potence)
        elif game.table.action is None:
            break
        elif game.options("target"):
            game.pick("target", krid)
        else:
            game.passes()
    # One lost in the fight, one gained.
    assert krid.blood == 3
    assert (potence.place.on == krid.id) == found


@pytest.mark.parametrize(("learns", "blood"), [(True, 7), (False, 6)])
def test_the_path_of_death_fills_who_was_full_as_the_lesson_raises_the_capacity(learns: bool, blood: int) -> None:
    game = table()
    game.in_play("Sarah", "Path of Death and the Soul")
    heir = game.ready("Sarah", vampire("Heir", 6), blood=6)
    krid = game.ready("Sarah", vampire("Krid", 6, text="+2 strength."), blood=3)
    foe = game.ready("Alexis", ally("Foe", 1))
    (potence,) = game.ash_heap("Sarah", "Potence")
    duel(game, krid, foe)
    until(game, "yes")
    game.pick("yes")
    game.pick("target", target=heir)
    game.pick("search", potence) if learns else game.pick("pass")
    until_or_over(game, "nothing")
    assert (heir.blood, potence.place.on == heir.id) == (blood, learns)


def test_nothing_is_used_in_a_referendum_that_passes_on_the_day_of_the_dead() -> None:
    for day, may in ((True, False), (False, True)):
        game = table()
        game.phase("master", of="Sarah")
        krid = game.ready("Sarah", vampire("Krid", 6, sect="Sabbat"))
        ira = game.ready("Alexis", vampire("Ira", 6))
        haste = library("Shout", "Reaction", text="Only usable during a referendum. This vampire gains 2 votes.")
        game.hand("Alexis", haste)
        game.hand("Sarah", "Domain Challenge", *(["Día de los Muertos"] if day else []))
        if day:
            game.pick("master", "Día de los Muertos")
        game.go_to("minion", "Sarah")
        game.pick("political", "Domain Challenge", minion=krid)
        seen = False
        for _ in range(60):
            if game.table.action is None:
                break
            seen = seen or any(option.minion == ira.id for option in game.options("play"))
            game.passes()
        assert seen == may
        finish(game)
