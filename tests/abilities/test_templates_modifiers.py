"""Sentences of action modifiers that no other test plays: each as it may be played, and where it is refused."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_modifiers import block, go_on, may_play
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.table import Copy


def acts(
    disciplines: str,
    *cards: str,
    kind: str = "bleed",
    sect: str = "Camarilla",
    blood: int = 5,
    against: str = "",
    guard: bool = False,
) -> tuple[Position, Copy, Copy]:
    """Krid of Sarah, capacity 6, takes an action that Ira (or whom it is `against`, or a guard) of Alexis may block."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, disciplines, sect=sect), blood=blood)
    ira = game.ready("Alexis", ally("Guard", 3) if guard else against or vampire("Ira", 4))
    game.hand("Sarah", *cards)
    game.pick(kind, minion=krid)
    return game, krid, ira


def stealth(game: Position) -> int:
    """The acting minion's stealth."""
    assert game.table.action is not None
    return game.table.action.stealth


def bleed(game: Position) -> int:
    """The bleed of the running action."""
    assert game.table.action is not None
    return game.table.action.bleed


@pytest.mark.parametrize(
    ("card", "level", "blood"), [("Smoke and Mirrors", "chi", 5), ("Stone Travel", "obt", 4), ("Virtuosa", "pre", 2)]
)
def test_stealth_where_it_is_needed(card: str, level: str, blood: int) -> None:
    game, krid, ira = acts(level, card, sect="Anarch")
    assert not may_play(game, card, level)
    block(game, ira)
    game.pick("play", card, level=level)
    assert (stealth(game), krid.blood) == (1, blood)


def test_stealth_that_costs_a_blood_wants_a_blood() -> None:
    game, _, john = acts("obt", "Stone Travel", kind="hunt", blood=0, against="Neighbor John")
    block(game, john)
    assert not may_play(game, "Stone Travel")


def test_a_maneuver_in_the_combat_with_who_blocks_all_the_same() -> None:
    game, krid, john = acts("chi", "Smoke and Mirrors", sect="Anarch", against="Neighbor John")
    block(game, john)
    game.pick("play", "Smoke and Mirrors", level="chi")
    go_on(game, lambda: bool(game.options("maneuver")) or game.table.action is None)
    assert game.asked == "Sarah"
    assert krid.id in {option.minion or option.copy for option in game.options("maneuver")}


@pytest.mark.parametrize(
    ("card", "level", "stealthy", "kind"),
    [
        ("Smoke and Mirrors", "obf", 3, "hunt"),
        ("Shroud of Night", "obt", 2, "hunt"),
        ("Forgotten Labyrinth", "obf", 3, "hunt"),
    ],
)
def test_what_is_not_usable_during_a_bleed(card: str, level: str, stealthy: int, kind: str) -> None:
    game, _, john = acts(level, card, kind=kind, sect="Anarch", blood=2, against="Neighbor John")
    block(game, john)
    game.pick("play", card, level=level)
    assert stealth(game) == stealthy
    game, _, ira = acts(level, card, sect="Anarch")
    block(game, ira)
    assert not may_play(game, card, level)


def test_stealth_for_undirected_actions_only() -> None:
    for kind, offered in (("hunt", True), ("bleed", False)):
        game = table()
        tupdog = game.ready("Sarah", "Tupdog", blood=0 if offered else 1)
        game.ready("Sarah", "Saiz")
        john = game.ready("Alexis", "Neighbor John")
        game.hand("Sarah", "Soar")
        game.pick(kind, minion=tupdog)
        block(game, john)
        assert may_play(game, "Soar") == offered


def test_the_blocking_vampire_gets_less_intercept() -> None:
    for guard, offered in ((False, True), (True, False)):
        game, _, ira = acts("obt", "Smoke and Mirrors", sect="Anarch", guard=guard)
        assert not may_play(game, "Smoke and Mirrors", "obt")
        block(game, ira)
        assert may_play(game, "Smoke and Mirrors", "obt") == offered
        if offered:
            game.pick("play", "Smoke and Mirrors", level="obt")
            game.pass_all()
            assert game["Alexis"].pool == 29


def test_another_vampire_locks_to_have_an_attempt_fail() -> None:
    game, krid, ira = acts("OBT", "Blanket of Night")
    block(game, ira)
    assert not may_play(game, "Blanket of Night", "OBT")
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "OBT"))
    helper = game.ready("Sarah", vampire("Helper", 4, "OBT"))
    tired = game.ready("Sarah", vampire("Tired", 5, "OBT"), locked=True)
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.hand("Sarah", "Blanket of Night")
    game.pick("bleed", minion=krid)
    assert not may_play(game, "Blanket of Night", "OBT")
    block(game, ira)
    assert tired.id not in {option.minion for option in game.options("play")}
    game.pick("play", "Blanket of Night", level="OBT", minion=helper)
    assert helper.locked
    game.pass_all()
    assert game["Alexis"].pool == 29


@pytest.mark.parametrize(("guard", "lost"), [(True, 2), (False, 0)])
def test_an_ally_or_younger_vampire_that_attempts_to_block_fails(lost: int, *, guard: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "aus chi"), blood=5)
    ira = game.ready("Alexis", ally("Guard") if guard else vampire("Elder", 9))
    game.hand("Sarah", "Heart's Desire")
    game.pick("bleed", minion=krid)
    block(game, ira)
    game.pick("play", "Heart's Desire", level="aus chi")
    go_on(game, lambda: game.table.action is None)
    assert (game["Alexis"].pool, krid.blood >= 3) == (30 - lost, True)
    game, _, ira = acts("aus chi", "Heart's Desire", kind="hunt", blood=2)
    block(game, ira)
    assert not may_play(game, "Heart's Desire")


@pytest.mark.parametrize(("level", "pool"), [("pot/pre", 30), ("POT/PRE", 29)])
def test_minions_pay_to_attempt_to_block(level: str, pool: int) -> None:
    game = table()
    path = {"path": "Power and the Inner Voice"}
    krid = game.ready("Sarah", vampire("Krid", 6, "POT"), marks=path)
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.hand("Sarah", "Unthinkable Humiliation")
    game.pick("bleed", minion=krid)
    game.pick("play", "Unthinkable Humiliation", level=level)
    block(game, ira)
    assert ira.blood == (2 if pool == 30 else 3)
    game.pass_all()
    assert game["Alexis"].pool == pool
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "POT"), marks=path)
    game.ready("Alexis", vampire("Ira", 4), blood=0)
    game.hand("Sarah", "Unthinkable Humiliation")
    game.pick("bleed", minion=krid)
    game.pick("play", "Unthinkable Humiliation", level=level)
    go_on(game, lambda: bool(game.options("block")) or game.table.action is None)
    assert not game.options("block")


@pytest.mark.parametrize(("card", "level", "clan"), [("Virtuosa", "MEL", ""), ("Mantle of the Moon", "", "Ravnos")])
def test_an_action_that_cannot_be_blocked(card: str, level: str, clan: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "MEL PRE", clan=clan))
    game.ready("Alexis", vampire("Ira", 4))
    game.hand("Sarah", card, card)
    game.pick("bleed", minion=krid)
    game.pick("play", card, level=level)
    game.passes()
    assert not may_play(game, card, level)
    go_on(game, lambda: bool(game.options("block")) or game.table.action is None)
    assert game["Alexis"].pool == 29


def test_bleed_or_stealth_and_bleed() -> None:
    game, _, ira = acts("mel", "Virtuosa")
    block(game, ira)
    game.pick("play", "Virtuosa", level="mel")
    game.pick("way", amount=1)
    assert (bleed(game), stealth(game)) == (3, 1)
    game, _, ira = acts("mel", "Virtuosa", kind="hunt", blood=4)
    assert not may_play(game, "Virtuosa", "mel")


@pytest.mark.parametrize(("locked", "levels"), [(False, {"dom", "DOM"}), (True, {"DOM"})])
def test_another_vampire_gives_the_bleed_more(levels: set[str], *, locked: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM"))
    helper = game.ready("Sarah", vampire("Helper", 4, "DOM"), locked=locked)
    game.ready("Alexis", vampire("Ira", 4))
    game.hand("Sarah", "Empowering the Puppet King", "Conditioning")
    game.pick("bleed", minion=krid)
    offered = {each.level for each in game.options("play") if each.minion == helper.id}
    assert offered == levels
    king = [each for each in game.options("play") if "Puppet King" in each.text]
    assert {each.minion for each in king} == {helper.id}
    game.pick("play", "Empowering the Puppet King", level="DOM", minion=helper)
    assert (bleed(game), may_play(game, "Conditioning")) == (2, False)


@pytest.mark.parametrize(
    ("card", "level", "more"), [("Quicksilver Contemplation", "AUS TEM", 2), ("Power of One", "pot", 1)]
)
def test_bleed_that_does_not_count_against_the_limit(card: str, level: str, more: int) -> None:
    game, _, ira = acts(f"{level} DOM", "Conditioning", card, sect="Anarch")
    game.pick("play", "Conditioning", level="DOM")
    game.pick("play", card, level=level)
    assert bleed(game) == 4 + more
    game, _, ira = acts(f"{level} DOM", card, sect="Anarch", kind="hunt", blood=4)
    block(game, ira)
    assert not may_play(game, card, level)


def test_a_younger_vampire_is_forced_to_abstain() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "aus tem", title="prince of Chicago"))
    young = game.ready("Alexis", vampire("Young", 4, title="prince of Cleveland"))
    old = game.ready("Alexis", vampire("Old", 9, title="prince of Boston"))
    game.hand("Sarah", "Ancilla Empowerment", "Quicksilver Contemplation")
    game.pick("political", "Ancilla Empowerment", minion=krid)
    go_on(game, lambda: may_play(game, "Quicksilver Contemplation", "aus tem") or game.table.action is None)
    game.pick("play", "Quicksilver Contemplation", level="aus tem")
    voters: set[int] = set()
    while game.table.action is not None and game.choice is not None:
        voters |= {option.copy or option.minion for option in game.options("title for")}
        game.passes()
    assert young.id not in voters
    assert old.id in voters


def test_the_blocking_minion_burns_two_blood() -> None:
    game, krid, ira = acts("obt", "Power of One", sect="Anarch")
    assert not may_play(game, "Power of One", "obt")
    block(game, ira)
    go_on(game, lambda: may_play(game, "Power of One", "obt") or game.table.action is None)
    game.pick("play", "Power of One", level="obt", minion=krid)
    # And one more for the hand strike.
    assert ira.blood == 1


def test_a_maneuver_or_press_as_the_action_is_announced() -> None:
    game, krid, ira = acts("tha", "Skin of the Chameleon", "Skin of the Chameleon")
    game.pick("play", "Skin of the Chameleon", level="tha")
    block(game, ira)
    assert not may_play(game, "Skin of the Chameleon", "tha")
    go_on(game, lambda: bool(game.options("maneuver")) or game.table.action is None)
    assert (game.asked, krid.blood) == ("Sarah", 4)


def test_vampires_cannot_block_an_action_that_is_no_bleed() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "ANI PRO"), blood=3)
    ira = game.ready("Alexis", vampire("Ira", 4))
    guard = game.ready("Alexis", ally("Guard"))
    game.hand("Sarah", "Beast Meld")
    game.pick("hunt", minion=krid)
    game.pick("play", "Beast Meld", level="ANI PRO")
    go_on(game, lambda: bool(game.options("block")) or game.table.action is None)
    assert {option.copy for option in game.options("block")} == {guard.id}
    assert ira.blood == 4
    game, _, _ = acts("ANI PRO", "Beast Meld")
    assert not may_play(game, "Beast Meld", "ANI PRO")


def test_beast_meld_prevents_a_damage_in_the_combat_with_who_blocks() -> None:
    game, krid, john = acts("ani pro", "Beast Meld", against="Neighbor John")
    block(game, john)
    game.pick("play", "Beast Meld", level="ani pro")
    go_on(game, lambda: bool(game.options("prevent")) or game.table.action is None)
    game.pick("prevent")
    game.pass_all()
    # What the card cost, and no blood to heal.
    assert krid.blood == 3


def test_a_blood_to_unlock_after_success() -> None:
    game, krid, john = acts("CEL FOR", "Forced March")
    block(game, john)
    game.pick("play", "Forced March", level="CEL FOR")
    go_on(game, lambda: bool(game.options("yes")) or game.table.action is None)
    game.pick("yes")
    assert (krid.blood, krid.locked) == (4, False)
    game, krid, john = acts("CEL FOR", "Forced March", against="Neighbor John")
    block(game, john)
    game.pick("play", "Forced March", level="CEL FOR")
    go_on(game, lambda: bool(game.options("yes")) or game.table.action is None)
    assert game.table.action is None and krid.locked


@pytest.mark.parametrize(("level", "votes"), [("ani obf", 1), ("ANI OBF", 3)])
def test_votes_during_a_referendum(level: str, votes: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "ANI OBF"))
    game.ready("Alexis", vampire("Ira", 4))
    game.hand("Sarah", "Ancilla Empowerment", "Animal Magnetism")
    game.pick("political", "Ancilla Empowerment", minion=krid)
    assert not may_play(game, "Animal Magnetism")
    go_on(game, lambda: may_play(game, "Animal Magnetism", level) or game.table.action is None)
    game.pick("play", "Animal Magnetism", level=level)
    assert len(game.options("gained for")) == 1
    assert str(votes) in game.options("gained for")[0].text
