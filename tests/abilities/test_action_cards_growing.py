"""Action cards that grow with counters, condemn, or employ, through the referee at each level."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting, plays, refused, succeeds, uses
from tests.abilities.table import table
from tests.abilities.test_modifiers import block, go_on
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.table.table import Copy


def test_call_the_great_beast_counts_from_the_capacity() -> None:
    game, krid = acting("", "Call the Great Beast", clan="Baali", capacity=8)
    succeeds(game, "Call the Great Beast")
    assert [game.rules.copy(below).counters for below in krid.attached] == [{"ritual": 8}]
    game.go_to("discard", "Sarah")
    game.go_to("minion", "Sarah")
    game.pick("card in play", "Call the Great Beast")
    assert game.table.action is None
    assert [game.rules.copy(below).counters for below in krid.attached] == [{"ritual": 9}]


def risen() -> tuple[object, Copy, Copy]:
    """The eleventh counter is put there: the Beast comes, with three Disciplines."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Baali"), blood=3)
    card = game.on(krid, "Call the Great Beast", counters={"ritual": 10})
    game.ready("Alexis", vampire("Ira", 4))
    game.pick("card in play", card, minion=krid)
    go_on(game, lambda: bool(game.options("discipline")))
    for code in ("dom", "obf", "pot"):
        game.pick("discipline", level=code)
    game.pass_all()
    return game, krid, card


def test_call_the_great_beast_rises_with_the_eleventh_counter() -> None:
    """LSJ 20060815: a sterile vampire can't put the last one there."""
    game, krid, beast = risen()
    rules = game.rules  # type: ignore[attr-defined]
    assert (krid.place.region, beast.place.region, beast.blood) == ("ash heap", "ready", 9)
    assert minions.disciplines(rules, beast) == {"dom": 2, "obf": 2, "pot": 2}
    assert (minions.strength(rules, beast), minions.bleed_amount(rules, beast)) == (4, 3)
    assert (minions.capacity(rules, beast), minions.clan(rules, beast)) == (9, "")
    assert minions.is_unique(rules, beast)
    offered = [option.text for option in game.options("card in play")]  # type: ignore[attr-defined]
    assert any("enter combat" in text for text in offered)
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Baali", text="Sterile."), blood=3)
    game.on(krid, "Call the Great Beast", counters={"ritual": 10})
    assert not game.options("card in play")


@pytest.mark.parametrize("whose", ["Sarah", "Alexis"])
def test_a_great_beast_contests_no_call_that_has_not_been_answered_yet(whose: str) -> None:
    """Only the vampire that it becomes is unique; a second such vampire is contested (sec. 4.1)."""
    game = table()
    text = "Infernal."
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Baali", text=text), blood=3)
    other = game.ready(whose, vampire("Ira", 6, clan="Baali", text=text), blood=3)
    first, second = (game.on(baali, "Call the Great Beast", counters={"ritual": 10}) for baali in (krid, other))
    for baali in (krid, other):
        game.go_to("minion", whose if baali is other else "Sarah")
        game.pick("card in play", minion=baali)
        while game.table.action is not None:
            free = game.options("discipline")
            game.pick("discipline", level=free[0].level) if free else game.passes()
        if baali is krid:
            assert (game.where(first), first.blood) == ("ready region of Sarah", 9)
            assert game.where(second) == "Ira"
    assert game.where(first) == ("ready region of Sarah" if whose == "Sarah" else "contested cards of Sarah")
    assert game.where(second) == ("ash heap of Sarah" if whose == "Sarah" else "contested cards of Alexis")


@pytest.mark.parametrize(("level", "pool"), [("ser", 30), ("SER", 29)])
def test_form_of_corruption_grows_with_the_preys_edge_and_steals(level: str, pool: int) -> None:
    game = table()
    form = game.in_play("Sarah", "Form of Corruption", counters={"counters": 1}, marks={"level": level})
    ira = game.ready("Alexis", vampire("Ira", 4), blood=2)
    game.phase("minion", "Alexis")
    game.pick("bleed", minion=ira)
    go_on(game, lambda: bool(game.options("yes")))
    game.pick("yes", by="Sarah")
    assert form.counters == {"counters": 2}
    game.go_to("master", "Sarah")
    game.pick("use", "Form of Corruption", by="Sarah")
    assert (ira.controller, form.place.region, game["Alexis"].pool) == (0, "ash heap", pool)


def test_form_of_corruption_one_for_a_methuselah_and_none_with_more_blood() -> None:
    game, _ = acting("ser", "Form of Corruption")
    game.in_play("Sarah", "Form of Corruption", marks={"level": "ser"})
    refused(game, "Form of Corruption", "ser")
    game = table()
    game.in_play("Sarah", "Form of Corruption", counters={"counters": 1}, marks={"level": "ser"})
    game.ready("Alexis", vampire("Ira", 4), blood=2)
    game.phase("master", "Sarah")
    assert uses(game, "steal") == []


def test_dream_world_until_a_bleed_is_blocked() -> None:
    game, _ = acting("PRE", "Dream World")
    ira, uri = (game.ready("Sarah", vampire(name, 4)) for name in ("Ira", "Uri"))
    watcher = game.ready("Alexis", vampire("Watcher", 4))
    plays(game, "Dream World", "PRE")
    game.pass_all()
    assert minions.bleed_amount(game.rules, ira) == 2
    game.pick("bleed", minion=ira)
    block(game, watcher)
    game.pass_all()
    assert minions.bleed_amount(game.rules, uri) == 1


@pytest.mark.parametrize(("level", "life", "locked"), [("ani", 1, True), ("ani spi", 2, True), ("ANI SPI", 2, False)])
def test_muricias_call_employs_from_the_library(level: str, life: int, locked: bool) -> None:
    game, krid = acting("ANI SPI", "Muricia's Call", blood=5)
    game.library("Sarah", "Majesty", "Raven Spy")
    plays(game, "Muricia's Call", level)
    go_on(game, lambda: bool(game.options("bring")))
    option = next(each for each in game.options("bring") if each.level in ("ani", ""))
    assert game.referee is not None
    game.referee.answer(game.options().index(option))
    game.pass_all()
    spy = game.rules.copy(krid.attached[0])
    assert spy.blood == life
    game.go_to("discard", "Alexis")
    assert krid.locked == locked


def test_biothaumaturgic_experiment_employs_without_requirements() -> None:
    game, krid = acting("THA", "Biothaumaturgic Experiment")
    game.hand("Sarah", "Raven Spy")
    plays(game, "Biothaumaturgic Experiment", "tha")
    go_on(game, lambda: bool(game.options("bring")))
    game.pick("bring", "Raven Spy")
    game.pass_all()
    assert len(krid.attached) == 1


def test_biothaumaturgic_experiment_strengthens_a_minion() -> None:
    game, krid = acting("THA", "Biothaumaturgic Experiment")
    game.ready("Alexis", vampire("Ira", 4))
    succeeds(game, "Biothaumaturgic Experiment", "THA")
    assert minions.strength(game.rules, krid) == 2
    game.go_to("discard", "Sarah")
    game.go_to("minion", "Sarah")
    game.pick("bleed", minion=krid)
    block(game, game.rules.pile(1, "ready")[0])
    go_on(game, lambda: bool(game.options("maneuver")))
    assert any(option.minion == krid.id for option in game.options("maneuver"))


def test_condemnation_mute_takes_the_place_of_others_and_mutes() -> None:
    game, _ = acting("DAI", "Condemnation: Mute", text="Infernal.")
    prince = game.ready("Alexis", vampire("Prince", 6, title="prince of Chicago"), blood=4)
    doomed = game.on(prince, "Condemnation: Doomed", marks={"level": "dai"})
    plays(game, "Condemnation: Mute", "DAI")
    game.pick("target", prince)
    game.pass_all()
    assert (doomed.place.region, minions.votes(game.rules, prince), len(prince.attached)) == ("ash heap", 0, 1)


def test_condemnation_mute_needs_an_infernal_vampire_only_for_daimoinon() -> None:
    game, _ = acting("DAI chi", "Condemnation: Mute")
    ira = game.ready("Alexis", vampire("Ira", 4))
    refused(game, "Condemnation: Mute", "dai")
    plays(game, "Condemnation: Mute", "chi")
    game.pass_all()
    assert ira.locked


def test_enforcer_on_the_acting_osebo() -> None:
    game, krid = acting("", "Enforcer", clan="Osebo", sect="Laibon")
    succeeds(game, "Enforcer")
    assert minions.strength(game.rules, krid) == 2


def test_marked_territory_is_burned_for_intercept() -> None:
    game = table()
    ira = game.ready("Alexis", vampire("Ira", 4), blood=4)
    game.on(ira, "Marked Territory")
    krid = game.ready("Sarah", vampire("Krid", 6, text="+2 stealth."), blood=6)
    game.pick("bleed", minion=krid)
    block(game, ira)
    game.pick("use", "Marked Territory", by="Alexis")
    game.pass_all()
    assert (game["Alexis"].pool, ira.attached, ira.blood) == (30, [], 3)


@pytest.mark.parametrize(
    ("level", "text", "removed"), [("nec", "Mortal.", True), ("NEC", "", True), ("nec", "", False)]
)
def test_chair_of_hades_removes_from_the_game(level: str, text: str, removed: bool) -> None:
    game, _ = acting("NEC", "Chair of Hades")
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.on(ira, library("Hound", "Retainer", text=f"{text} Retainer with 1 life."))
    if removed:
        succeeds(game, "Chair of Hades", level)
        assert game.names("Alexis", "removed") == ["Hound"]
    else:
        refused(game, "Chair of Hades", level)
