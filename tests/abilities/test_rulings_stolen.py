"""The most played cards as their rulings say: thefts, masks, and what is banished with its cards."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_modifiers import go_on
from tests.abilities.test_politics import passed
from tests.abilities.test_rulings_of_titles_and_turns import fight
from tests.abilities.test_rulings_played import choose
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import on


def test_banished_vampires_keep_the_blood_of_a_greater_capacity() -> None:
    """PIB 20140122: it does not drain off; the card counts again once they are controlled."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Boston"), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 5), blood=6, locked=True)
    game.on(ira, "Potence")
    assert minions.capacity(game.rules, ira) == 6
    game.hand("Sarah", "Banishment")
    game.pick("political", "Banishment", minion=krid)
    choose(game, ira)
    passed(game)
    assert (ira.place.region, ira.blood) == ("uncontrolled", 6)
    go_on(game, lambda: (game.table.active, game.table.phase) == (1, "discard"))
    assert (ira.place.region, ira.blood, minions.capacity(game.rules, ira)) == ("ready", 6, 6)


def test_mask_of_a_thousand_faces_takes_over_the_bleed_as_it_is() -> None:
    """RTR 19951110: modifiers stay, the inherent bleed does not; ANK 20190117-1: a limited one is used up;
    ANK 20200515: a second mask may follow."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "DOM", text="+2 bleed."), blood=5)
    bea = game.ready("Sarah", vampire("Bea", 5, "OBF DOM"), blood=5)
    cid = game.ready("Sarah", vampire("Cid", 5, "OBF DOM"), blood=5)
    game.ready("Alexis", vampire("Ira", 5), blood=3)
    game.hand("Sarah", "Conditioning", "Conditioning", "Mask of a Thousand Faces", "Mask of a Thousand Faces")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: bool(game.options("play")))
    game.pick("play", "Conditioning", level="DOM", minion=krid)
    assert game.table.action is not None
    assert game.table.action.bleed == 6
    for masker in (bea, cid):
        go_on(game, lambda masker=masker: any(each.minion == masker.id for each in game.options("play")))
        game.pick("play", "Mask of a Thousand Faces", minion=masker, level="obf")
        go_on(game, lambda masker=masker: game.table.action is None or game.table.action.minion == masker.id)
        assert game.table.action is not None
        assert (game.table.action.minion, game.table.action.bleed) == (masker.id, 4)
        assert not any(game.rules.name(game.table.copies[each.copy]) == "Conditioning" for each in game.options("play"))
    assert (krid.locked, bea.locked, cid.locked) == (False, False, True)
    go_on(game, lambda: game.table.action is None)
    assert game["Alexis"].pool == 26


def test_a_mask_leaves_who_attempts_to_block_attempting() -> None:
    """LSJ 19990106; LSJ 20001113: a hunt that must be taken may be taken over by who could hunt."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=0)
    bea = game.ready("Sarah", vampire("Bea", 5, "OBF"), blood=3)
    ira = game.ready("Alexis", vampire("Ira", 5, text="+2 intercept."), blood=3)
    game.hand("Sarah", "Mask of a Thousand Faces")
    game.pick("hunt", minion=krid)
    go_on(game, lambda: bool(game.options("block")))
    game.pick("block", ira)
    go_on(game, lambda: bool(game.options("play")))
    game.pick("play", "Mask of a Thousand Faces", minion=bea, level="obf")
    go_on(game, lambda: game.table.action is None or game.table.action.minion == bea.id)
    go_on(game, lambda: game.table.action is None)
    assert [line for line in game.log if line.startswith("Combat:")] == ["Combat: Bea against Ira"]
    assert (krid.locked, krid.blood) == (False, 0)


def test_disarm_sends_whom_it_is_on_to_torpor() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "POT", text="+1 strength."), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 5), blood=3)
    (disarm,) = game.hand("Sarah", "Disarm")
    fight(game, krid, ira)
    go_on(game, lambda: bool(game.options("play")) or game.table.action is None)
    game.pick("play", "Disarm", level="POT")
    go_on(game, lambda: game.table.action is None)
    assert (ira.place.region, disarm.place.on) == ("torpor", ira.id)


@pytest.mark.parametrize("when", ["blocking", "targeted", "free"])
def test_puppet_master_takes_its_minion_at_any_moment_of_the_minion_phase(when: str) -> None:
    """LSJ 20001201; LSJ 20080326: an attempt to block that becomes illegal fails."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "DOM"), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 5), blood=3)
    other = game.ready("Alexis", vampire("Other", 5), blood=3)
    puppet = game.lay("Puppet Master", on(ira.id), 0, owner="Sarah", marks={"level": "DOM"})
    if when == "targeted":
        game.hand("Sarah", "Bum's Rush")
    if when != "free":
        if when == "blocking":
            game.pick("bleed", minion=krid)
            go_on(game, lambda: bool(game.options("block")))
            game.pick("block", ira)
        else:
            game.pick("action card", "Bum's Rush", minion=krid)
            choose(game, ira)
        go_on(game, lambda: any(each.copy == puppet.id for each in game.options("use")) or game.table.action is None)
    game.pick("use", puppet)
    assert (ira.controller, ira.locked, puppet.place.region) == (0, False, "ash heap")
    if when == "free":
        assert any(each.minion == ira.id or each.copy == ira.id for each in game.options("bleed"))
        game.go_to("discard", "Sarah")
    elif when == "blocking":
        go_on(game, lambda: game.table.action is None)
        assert not any(line.startswith("Combat:") for line in game.log), game.log
        assert game["Alexis"].pool == 29
    else:
        # Who is hers now can't be the target of it any more: the action comes to nothing.
        go_on(game, lambda: game.table.action is None)
        assert not any(line.startswith("Combat:") for line in game.log)
    go_on(game, lambda: game.table.active == 1)
    assert (ira.controller, other.controller) == (1, 1)
