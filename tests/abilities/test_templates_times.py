"""Sentences of when a card can be played, and a few others that no other test plays, with cards of which not every
sentence is understood yet: they are offered in their time, and at no other."""

from __future__ import annotations

import pytest

from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_actions import acting
from tests.abilities.test_modifiers import block, go_on, may_play
from tests.abilities.test_reactions import has_blocked
from tests.abilities.test_templates_modifiers import acts, bleed, stealth
from vtes_desktop.rules.invented import ally, vampire


def test_an_action_that_is_cancelled_by_its_minion_may_be_taken_again() -> None:
    """LSJ 20070709: it has not reached its resolution; who attempted to block does not lock."""
    game, krid, ira = acts("tem pot", "Tangle Atropos' Hand")
    assert not may_play(game, "Tangle Atropos' Hand")
    block(game, ira)
    game.pick("play", "Tangle Atropos' Hand", level="pot")
    assert (krid.locked, ira.locked, krid.blood) == (False, False, 4)
    game.pick("bleed", minion=krid)
    go_on(game, lambda: game.table.action is None)
    assert game["Alexis"].pool == 29


def test_an_action_that_ends_as_it_is_blocked_may_not_be_taken_again() -> None:
    """LSJ 20070709: of Change of Target it has."""
    game, krid, ira = acts("", "Change of Target")
    block(game, ira)
    go_on(game, lambda: may_play(game, "Change of Target") or game.table.action is None)
    game.pick("play", "Change of Target")
    assert not krid.locked
    assert not game.options("bleed")


def test_a_pool_for_bleed() -> None:
    game, _, _ = acts("pre", "Psalm of the Damned")
    game.pick("play", "Psalm of the Damned", level="pre")
    assert (bleed(game), game["Sarah"].pool) == (2, 29)
    game, _, _ = acts("pre", "Psalm of the Damned", kind="hunt")
    assert not may_play(game, "Psalm of the Damned", "pre")


@pytest.mark.parametrize(("kind", "blocked"), [("bleed", True), ("hunt", False)])
def test_more_stealth_for_an_undirected_action(kind: str, *, blocked: bool) -> None:
    """One is what Neighbor John has of intercept; the hunt has two more than its own."""
    game, _, john = acts("CHI", "Mirror's Visage", kind=kind, blood=3, against="Neighbor John")
    block(game, john)
    game.pick("play", "Mirror's Visage", level="CHI")
    game.pass_all()
    assert has_blocked(game, john) == blocked
    game, _, _ = acts("CHI", "Mirror's Visage")
    assert not may_play(game, "Mirror's Visage", "CHI")


@pytest.mark.parametrize(("pays", "burned"), [(True, False), (False, True)])
def test_locations_are_burned_unless_they_are_paid_for(*, pays: bool, burned: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 8, sect="Anarch", title="baron of Chicago"))
    site = game.in_play("Alexis", "The Parthenon")
    game.hand("Sarah", "Jericho Founding")
    game.pick("political", "Jericho Founding")
    while game.table.referendum is None and game.choice is not None:
        game.passes()
    for _ in range(20):
        if game.table.action is None or game.choice is None:
            break
        if game.asked == "Sarah" and game.options("title for"):
            game.pick("title for")
        elif game.options("burn"):
            game.pick("pay" if pays else "burn")
        else:
            game.passes()
    assert ((site.place.region == "ash heap"), game["Alexis"].pool) == (burned, 28 if pays else 30)
    game = table()
    game.ready("Sarah", vampire("Krid", 8, title="prince of Chicago"))
    game.hand("Sarah", "Jericho Founding")
    assert not game.options("political")


@pytest.mark.parametrize(("kind", "offered"), [("equip", True), ("bleed", False)])
def test_usable_during_an_equip_action(kind: str, *, offered: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "obf"))
    john = game.ready("Alexis", "Neighbor John")
    game.hand("Sarah", "Hag's Wrinkles", ".44 Magnum")
    if kind == "equip":
        game.pick("equip", ".44 Magnum", minion=krid)
    else:
        game.pick("bleed", minion=krid)
    block(game, john)
    assert may_play(game, "Hag's Wrinkles", "obf") == offered


@pytest.mark.parametrize(("kind", "offered"), [("recruit", True), ("bleed", False)])
def test_usable_during_a_recruit_ally_action(kind: str, *, offered: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "vic"))
    game.ready("Alexis", vampire("Ira", 4))
    game.hand("Sarah", "Lobotomy", "Carlton Van Wyk")
    if kind == "recruit":
        game.pick("recruit", "Carlton Van Wyk", minion=krid)
    else:
        game.pick("bleed", minion=krid)
    assert may_play(game, "Lobotomy", "vic") == offered


@pytest.mark.parametrize(("card", "level", "clan"), [("Conscripted Statue", "vis", "")])
def test_usable_when_an_action_is_blocked(card: str, level: str, clan: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "vis", clan=clan))
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.hand("Sarah", card)
    game.pick("bleed", minion=krid)
    assert not may_play(game, card, level)
    block(game, ira)
    go_on(game, lambda: may_play(game, card, level) or game.table.action is None)
    assert game.table.action is not None
    assert game.table.action.step == "blocked"


@pytest.mark.parametrize("blocks", [True, False])
def test_usable_by_a_blocking_vampire(*, blocks: bool) -> None:
    game = table()
    krid = game.ready("Sarah", "Jost Werner", blood=2)
    ira = game.ready("Alexis", vampire("Ira", 6, "chi"))
    game.hand("Alexis", "Veiled Sight")
    game.pick("bleed", minion=krid)
    if blocks:
        block(game, ira)
    go_on(game, lambda: may_play(game, "Veiled Sight", "chi") or game.table.action is None)
    assert (game.table.action is not None) == blocks
    if blocks:
        game.pick("play", "Veiled Sight", level="chi")
        go_on(game, lambda: game.table.action is None)
        assert game["Alexis"].pool == 30


@pytest.mark.parametrize("locked", [True, False])
def test_usable_by_a_locked_vampire(*, locked: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4))
    game.ready("Alexis", vampire("Ira", 6, "nec"), locked=locked)
    horde = game.ready("Alexis", "Shambling Hordes", locked=True)
    game.hand("Alexis", "Funeral Wake")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, "Funeral Wake", "nec") or game.table.action is None)
    game.pick("play", "Funeral Wake", level="nec")
    assert not horde.locked


def test_a_wake_for_the_dead_wants_one_of_them() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4))
    game.ready("Alexis", vampire("Ira", 6, "nec"), locked=True)
    game.ready("Alexis", ally("Guard"), locked=True)
    game.hand("Alexis", "Funeral Wake")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, "Funeral Wake", "nec") or game.table.action is None)
    assert game.table.action is None


@pytest.mark.parametrize(("level", "stealthy"), [("pro", 0), ("PRO", 1)])
def test_an_action_at_more_stealth_at_the_higher_level(level: str, stealthy: int) -> None:
    game, _ = acting("PRO", "Carrion Coffin")
    game.ready("Alexis", vampire("Watcher", 3))
    game.pick("action card", "Carrion Coffin", level=level)
    assert stealth(game) == stealthy


@pytest.mark.parametrize(("capacity", "offered"), [(4, True), (8, False)])
def test_a_vampire_that_cannot_block_older_ones(capacity: int, *, offered: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", capacity), blood=2)
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.ready("Alexis", vampire("Other", 9))
    game.on(ira, "Kuta")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: bool(game.options("block")) or game.table.action is None)
    assert (ira.id in {option.copy for option in game.options("block")}) == offered


@pytest.mark.parametrize(
    ("card", "level", "step"),
    [("Target Head", None, "choose strike"), ("Sanguinary Wind", "cel", "before strikes"), ("Backstab", "cel", "")],
)
def test_combat_cards_in_their_time(card: str, level: str | None, step: str) -> None:
    """Backstab is for who has blocked, and Kurt has been."""
    fight = fighting(card)
    fight.until("play", card, level=level)
    if not step:
        assert fight.game.table.action is None
        return
    assert fight.game.table.combat is not None
    assert step.split()[-1].rstrip("s") in fight.game.table.combat.step


@pytest.mark.parametrize("opponent", ["vampire", "ally"])
def test_in_combat_with_a_vampire_only(opponent: str) -> None:
    fight = fighting("Vitae Block", ira=ally("Guard", 3) if opponent == "ally" else "", blood=(6, 3))
    fight.until("play", "Vitae Block")
    assert (fight.game.table.action is not None) == (opponent == "vampire")
