"""What only a bearer of a clan or kind has from a card, and what a hunt without blood does not give, through the
referee."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.abilities.acting import until_or_over
from tests.abilities.table import table
from tests.abilities.test_elders import offered, until
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.text.facts import action_text
from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.table import on

IRA = vampire("Ira", 9)


@pytest.mark.parametrize(("clan", "blood"), [("Nagaraja", 3), ("Tremere", 2)])
def test_the_scalpel_feeds_a_nagaraja_only(clan: str, blood: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan=clan), blood=1)
    game.on(krid, "Ritual Scalpel")
    game.pick("hunt", minion=krid)
    finish(game)
    assert krid.blood == blood


@pytest.mark.parametrize("bearer", ["vampire", "ally"])
def test_the_orb_guards_allies_only(bearer: str) -> None:
    game = table()
    sly = game.ready("Sarah", vampire("Sly", 8, "PRE"))
    other = game.ready("Alexis", IRA)
    man, _hound = game.ready("Alexis", ally("Man", 2)), game.ready("Alexis", ally("Hound", 2))
    game.on(other if bearer == "vampire" else man, "Orb of Ulain")
    game.hand("Sarah", "Mind Numb" if bearer == "vampire" else "Entrancement")
    game.pick("action card", minion=sly, level="PRE")
    targets = game.table.action.targets if game.table.action else ()
    named = {option.copy for option in game.options("target")} or set(targets)
    assert (other.id in named) if bearer == "vampire" else (man.id not in named)


@pytest.mark.parametrize(("clan", "offers"), [("Brujah antitribu", True), ("Tremere", False)])
def test_the_sword_gives_another_strike_to_a_brujah_antitribu_only(clan: str, offers: bool) -> None:
    game = table()
    krid, ira = game.ready("Sarah", vampire("Krid", 6, clan=clan, sect="Sabbat")), game.ready("Alexis", IRA)
    game.on(krid, "Sword of Judgment")
    game.hand("Sarah", "Bum's Rush")
    game.pick("action card", minion=krid)
    if game.options("enter combat"):
        game.pick("enter combat", ira)
    until_or_over(game, "additional strike")
    assert bool(game.options("additional strike")) == offers


@pytest.mark.parametrize("bearing", [True, False])
def test_a_second_patagia_is_refused(bearing: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Nosferatu"))
    if bearing:
        game.on(krid, "Patagia: Flaps Allowing Limited Flight")
    game.hand("Sarah", "Patagia: Flaps Allowing Limited Flight")
    assert bool(game.options("action card")) != bearing


def test_the_song_wounds_kiasyd_in_torpor_too() -> None:
    game = table()
    krid = game.torpor("Sarah", vampire("Krid", 6, clan="Kiasyd"), blood=3)
    song = game.in_play("Sarah", "Song of Pan")
    game.phase("minion", of="Sarah")
    game.go_to("discard", "Sarah")
    assert krid.blood == 2 and song.place.region == "ash heap"


@pytest.mark.parametrize("fed", [True, False])
def test_a_hunt_without_blood_does_not_unlock_blanche(fed: bool) -> None:
    """Rulings on Foul Blood: without blood the hunt is not successful, even where the action is (sec. 6.1.2)."""
    game = table()
    blanche = game.ready("Sarah", "Blanche Hill", blood=1)
    hill = game.ready("Alexis", vampire("Quin", 6, "QUI"), blood=3)
    game.hand("Alexis", "Foul Blood")
    game.pick("hunt", minion=blanche)
    until(game, "play")
    if fed:
        until_or_over(game, "use")
        assert offered(game, "use", blanche)
        return
    game.pick("play", minion=hill, level="QUI")
    until_or_over(game, "use", blanche)
    assert game.table.action is None and blanche.locked


@pytest.mark.parametrize("fed", [True, False])
def test_the_discotek_feeds_after_a_hunt_that_has_fed(fed: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=3)
    disco = game.in_play("Sarah", "Inbase Discotek, Frankfurt")
    quin = game.ready("Alexis", vampire("Quin", 6, "QUI"), blood=3)
    game.hand("Alexis", "Foul Blood")
    game.pick("hunt", minion=krid)
    until(game, "play")
    if not fed:
        game.pick("play", minion=quin, level="QUI")
    until_or_over(game, "use", disco)
    assert bool(game.options("use")) == fed


@pytest.mark.parametrize(
    ("name", "directed"),
    [("Imperial Decree", False), ("Judgment: Death to the Brujah!", False), ("Puppet Master", True)],
)
def test_what_minions_may_do_later_does_not_direct_what_brings_it(name: str, directed: bool) -> None:
    card = table().card(name)
    said = [action_text.played(card, mode) for mode in modes(card)]
    assert said and all(each.directed == directed for each in said)


@pytest.mark.parametrize(("clan", "offers"), [("Ravnos", True), ("Tremere", False)])
def test_the_samadji_lets_a_ravnos_dodge_only(clan: str, offers: bool) -> None:
    game = table()
    krid, ira = game.ready("Sarah", vampire("Krid", 6, clan=clan)), game.ready("Alexis", IRA)
    samadji = game.on(krid, "Treasured Samadji")
    game.hand("Sarah", "Bum's Rush")
    game.pick("action card", minion=krid)
    if game.options("enter combat"):
        game.pick("enter combat", ira)
    until_or_over(game, "use", samadji)
    assert offered(game, "use", samadji) == offers


@pytest.mark.parametrize("lies", ["ready", "torpor"])
@pytest.mark.parametrize("phase", ["master", "minion"])
def test_temptation_works_on_who_lies_in_torpor_too(lies: str, phase: Literal["master", "minion"]) -> None:
    game = table()
    game.ready("Sarah", IRA)
    tempted = (game.ready if lies == "ready" else game.torpor)("Alexis", vampire("Krid", 6), blood=0)
    temptation = game.lay("Temptation", on(tempted.id), controller=0, owner=0, marks={"level": "ser"})
    game.phase(phase, of="Sarah")
    game.pick("use", temptation)
    if phase == "minion":
        assert (tempted.controller, tempted.place.region) == (0, lies)
    else:
        assert temptation.counters["counters"] == 1
