"""Modifiers and reactions defined by name that ask for something special: slaves, diablerie, fellows."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.abilities.table import table
from tests.abilities.test_modifiers import block, go_on, may_play
from tests.abilities.test_reactions import has_blocked
from vtes_desktop.rules.invented import vampire


@pytest.mark.parametrize(("clan", "offered"), [("Tremere", True), ("Toreador", False)])
def test_voices_of_the_castle_serve_the_master(clan: str, offered: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, text="+1 stealth."), blood=4)
    master = game.ready("Alexis", vampire("Master", 6, clan=clan), blood=4)
    game.ready("Alexis", vampire("Hound", 4, "vis", clan="Gargoyle", text="Tremere slave."), blood=4)
    game.hand("Alexis", "Voices of the Castle")
    game.pick("bleed", minion=krid)
    block(game, master)
    assert may_play(game, "Voices of the Castle", "vis") == offered
    if offered:
        game.pick("play", "Voices of the Castle", level="vis")
        go_on(game, lambda: game.table.action is None)
        assert has_blocked(game, master)


@pytest.mark.parametrize(
    ("card", "disciplines", "level"), [("The Deadliest Sin", "", ""), ("Eyes of the Dead", "NEC", "NEC")]
)
def test_diablerie_is_watched(card: str, disciplines: str, level: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, text="+1 stealth."), blood=4)
    game.torpor("Alexis", vampire("Victim", 5), blood=1)
    ira = game.ready("Alexis", vampire("Ira", 6, disciplines), blood=4)
    game.hand("Alexis", card)
    game.pick("diablerize", minion=krid)
    block(game, ira)
    game.pick("play", card, level=level)
    go_on(game, lambda: game.table.action is None)
    assert has_blocked(game, ira)
    assert krid.blood == (1 if card == "The Deadliest Sin" else 3)


@pytest.mark.parametrize("card", ["The Deadliest Sin", "Eyes of the Dead"])
def test_other_actions_are_not(card: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, text="+1 stealth."), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 6, "NEC"), blood=4)
    game.hand("Alexis", card)
    game.pick("bleed", minion=krid)
    block(game, ira)
    assert not may_play(game, card)


def test_fever_pitch_is_kept_for_a_block() -> None:
    game = table()
    krid = game.ready("Sarah", replace(vampire("Krid", 6, "FOR"), path="Cathari"), blood=4)
    game.hand("Sarah", "Fever Pitch")
    game.pick("bleed", minion=krid)
    game.pick("play", "Fever Pitch", level="FOR/PRE")
    go_on(game, lambda: bool(game.options("yes")))
    game.pick("yes")
    assert len(krid.attached) == 1
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "FOR"), blood=4)
    game.on(krid, "Fever Pitch", marks={"level": "FOR/PRE"})
    ira = game.ready("Alexis", vampire("Ira", 4), blood=3)
    game.pick("bleed", minion=krid)
    block(game, ira)
    game.pick("use")
    game.pass_all()
    assert (game["Alexis"].pool, krid.attached, ira.locked) == (29, [], False)


def test_fever_pitch_is_not_used_in_other_actions() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "FOR"), blood=4)
    game.on(krid, "Fever Pitch", marks={"level": "FOR/PRE"})
    ira = game.ready("Alexis", vampire("Ira", 4, text="+1 intercept."), blood=3)
    game.pick("hunt", minion=krid)
    block(game, ira)
    assert not game.options("use")


def test_netwar_unlocks_a_fellow_who_attempts_to_block() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    game.ready("Alexis", vampire("Ira", 6, "chi", sect="Anarch"), blood=4)
    pug = game.ready("Alexis", vampire("Pug", 4), blood=3, locked=True)
    game.hand("Alexis", "Netwar")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, "Netwar", "chi"))
    game.pick("play", "Netwar", level="chi")
    go_on(game, lambda: game.table.action is None)
    assert has_blocked(game, pug)
