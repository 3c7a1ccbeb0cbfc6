"""What lies on a vampire in torpor goes on: only what that itself would do is barred there (sec. 6.5.1, 6.3.3)."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.abilities.acting import until_or_over
from tests.abilities.deeds import through
from tests.abilities.fights import EVERYTHING
from tests.abilities.table import table
from tests.abilities.test_elders import call, offered, until
from vtes_desktop.abilities.position import Phase, Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.playing.hands import hand_size
from vtes_desktop.table.table import Copy

Lies = Literal["ready", "torpor"]
BOTH = pytest.mark.parametrize("lies", ["ready", "torpor"])


def bearer(game: Position, lies: Lies, *, blood: int = 4, locked: bool = False, clan: str = "", sect: str = "") -> Copy:
    """Krid of Sarah, who lies here or there."""
    face = vampire("Krid", 6, "dom", clan=clan, sect=sect or "Camarilla")
    lay = game.ready if lies == "ready" else game.torpor
    return lay("Sarah", face, blood=blood, locked=locked)


@BOTH
def test_a_homunculus_unlocks_its_employer(lies: Lies) -> None:
    for locked in (True, False):
        game = table()
        game.phase("unlock", of="Alexis")
        krid = bearer(game, lies, locked=locked)
        homunculus = game.on(krid, "Homunculus", marks={"level": "pro"})
        game.start()
        if not locked:
            assert not offered(game, "use", homunculus)
            continue
        until(game, "use", homunculus)
        game.pick("use", homunculus)
        assert (krid.locked, krid.blood) == (False, 3)


@BOTH
def test_a_vitae_slave_teaches_its_vampire(lies: Lies) -> None:
    game = table()
    game.phase("master", of="Sarah")
    krid = bearer(game, lies)
    slave = game.on(krid, "Camarilla Vitae Slave")
    game.pick("use", slave)
    until_or_over(game, "discipline", what="action")
    assert minions.disciplines(game.rules, krid)["dom"] == 2


@BOTH
def test_a_weirding_stone_shows_the_top_of_a_library(lies: Lies) -> None:
    for top, asked in (("Blood Doll", True), ("Taste of Vitae", False)):
        game = table()
        game.phase("unlock", of="Alexis")
        krid = bearer(game, lies)
        game.on(krid, "Weirding Stone")
        (card,) = game.library("Alexis", top)
        assert game.asked == "Sarah"
        game.pick("yes")
        game.pick("seen")
        if asked:
            until(game, "yes")
            game.pick("yes")
        assert (card.place.region, krid.blood) == (("ash heap", 3) if asked else ("library", 4))


@BOTH
def test_the_hourglass_is_filled_in_torpor_but_counts_for_who_is_ready(lies: Lies) -> None:
    game = table()
    game.phase("unlock", of="Sarah")
    krid = bearer(game, lies)
    glass = game.on(krid, "Hourglass of the Mind", marks={"level": "TEM"})
    until(game, "use", glass)
    game.pick("use", glass)
    assert (glass.counters["counters"], krid.blood) == (1, 2)
    assert hand_size(game.rules, 0) == (8 if lies == "ready" else 7)


@BOTH
def test_only_a_ready_vampire_gets_votes_by_what_it_bears(lies: Lies) -> None:
    for name, level in (("Agate Talisman", ""), ("Lyndhurst Estate, New York", ""), ("Loki's Gift", "PRO")):
        game = table()
        caller = game.ready("Sarah", vampire("Ira", 6))
        krid = bearer(game, lies)
        on = game.on(krid, name, marks={"level": level})
        call(game, caller)
        until_or_over(game, "use", on, what="referendum")
        assert offered(game, "use", on) == (lies == "ready")


@BOTH
def test_a_trinket_adds_to_the_hand_of_a_ready_bearer(lies: Lies) -> None:
    for sect, more in (("Laibon", 1), ("Camarilla", 0)):
        game = table()
        krid = bearer(game, lies, sect=sect)
        game.on(krid, "Reliquary: Trinket")
        game.start()
        assert hand_size(game.rules, 0) == 7 + (more if lies == "ready" else 0)


@BOTH
def test_what_asks_for_a_ready_bearer_needs_one(lies: Lies) -> None:
    game = table()
    game.phase("unlock", of="Sarah")
    krid = bearer(game, lies)
    heart = game.on(krid, "Heart of Nizchetus")
    game.start()
    until_or_over(game, "use", heart, what="action")
    assert offered(game, "use", heart) == (lies == "ready")


@BOTH
@pytest.mark.parametrize(("name", "clan"), [("Bethany Ray", "Toreador"), ("Hafsa, The Watcher", "Banu Haqim")])
def test_who_draws_bleeds_draws_them_in_torpor_too(name: str, clan: str, lies: Lies) -> None:
    for of, bled in ((clan, 2), ("Brujah", 1)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, clan=of))
        (game.ready if lies == "ready" else game.torpor)("Alexis", name, locked=True)
        game.pick("bleed", minion=krid)
        game.pass_all()
        assert game["Alexis"].pool == 30 - bled


@BOTH
def test_actions_directed_at_moncada_cost_a_pool_more_in_torpor_too(lies: Lies) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    moncada = (game.ready if lies == "ready" else game.torpor)("Alexis", "Ambrosio Luis Monçada, Plenipotentiary")
    if lies == "torpor":
        game.pick("diablerize", minion=krid, target=moncada)
    else:
        game.hand("Sarah", library("Call", "Action", text="(D) Enter combat with a minion."))
        game.pick("action card", minion=krid)
    for _ in range(30):
        if game.table.action is None or game["Sarah"].pool < 30:
            break
        game.pick("no") if game.options("no") else game.passes()
    assert game["Sarah"].pool == 29


@pytest.mark.parametrize(
    ("card", "phase", "clan"),
    [
        ("Warsaw Station", "minion", "Nosferatu"),
        ("Chantry", "master", "Tremere"),
        ("Root of Vitality", "minion", "Tzimisce"),
        ("Lord of Serenity", "minion", "Salubri"),
        ("Alia, God's Messenger", "minion", "Brujah"),
        ("Venere Carboni", "unlock", ""),
    ],
)
def test_who_is_moved_out_of_torpor_is_ready_again_as_is_told(card: str, phase: Phase, clan: str) -> None:
    """A Torpid Blood that waits for that is replaced, whoever moves the vampire (its text)."""
    game = table()
    sleeper = game.torpor("Sarah", vampire("Sleeper", 5, clan=clan) if clan else card)
    if card in ("Warsaw Station", "Chantry"):
        game.in_play("Sarah", card)
    elif card.startswith("Alia"):
        game.ready("Sarah", card)
    elif clan:
        game.ready("Sarah", vampire("Krid", 9, EVERYTHING))
        game.hand("Sarah", card)
    game.rules.table.tally["not replaced 0 rescue 1"] = 1
    game.phase(phase, of="Sarah")
    # One card fewer is held.
    blanks = len(game.options("discard"))
    assert game.referee is not None
    game.referee.answer(blanks - 1)
    wanted = [each for each in game.options() if card.partition(",")[0] in each.text and "bleed" not in each.text]
    game.referee.answer(game.options().index(wanted[0]))
    through(game, "1 pool", sleeper)
    assert sleeper.place.region == "ready"
    assert f"{game.name(sleeper)} is ready again" in game.log
    assert "not replaced 0 rescue 1" not in game.table.tally
