"""Rulings of action modifiers and reactions, each played in an action."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.abilities.by_words import offers, over, play, until
from tests.abilities.fights import EVERYTHING
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.table import Copy

ALL = f"{EVERYTHING} VAL FLI OBL"


def seats(
    sarah: Sequence[str] = (), alexis: Sequence[str] = (), justin: Sequence[str] = (), sect: str = "Camarilla"
) -> tuple[Position, Copy, Copy, Copy]:
    """Kurt of Sarah acts, Ira of Alexis and Jim of Justin may react; each holds cards."""
    game = table()
    one = game.ready("Sarah", vampire("Kurt", 8, ALL, sect=sect))
    other = game.ready("Alexis", vampire("Ira", 8, ALL))
    third = game.ready("Justin", vampire("Jim", 8, ALL))
    game.hand("Sarah", *sarah)
    game.hand("Alexis", *alexis)
    game.hand("Justin", *justin)
    return game, one, other, third


# -- What ends an action at once ------------------------------------------------------------------------------


def test_only_what_is_played_as_it_would_succeed_comes_after_a_major_boon() -> None:
    game, *_ = seats(["Conditioning", "Spying Mission"], ["Telepathic Counter"], ["Major Boon"])
    play(game, "bleed: Kurt", "Major Boon")
    while game.table.action is not None:
        assert not offers(game, "Conditioning") and not offers(game, "Counter")
        if offers(game, "Spying"):
            play(game, "Spying")
            break
        game.passes()
    over(game)
    assert [game[name].pool for name in ("Alexis", "Justin")] == [30, 30]


ENDS = [
    ("Make an Example", "Sarah", "Conditioning", True),
    ("Mental Maze [obf]", "Alexis", "Form of Mist", False),
    ("Promise of 1528", "Alexis", "Form of Mist", False),
    ("Tangle Atropos' Hand [pot]", "Sarah", "Conditioning", False),
]


@pytest.mark.parametrize(("card", "by", "more", "hurts"), ENDS)
def test_nothing_is_played_after_what_ends_an_action(card: str, by: str, more: str, *, hurts: bool) -> None:
    name = card.partition(" [")[0]
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 7, ALL, sect="Laibon" if hurts else "Camarilla"))
    game.ready("Sarah", vampire("Gur", 5, ALL, clan="Guruhi", sect="Laibon"))
    ira = game.ready("Alexis", vampire("Ira", 8, ALL, clan="Giovanni"))
    game.hand("Sarah", more, "Freak Drive", *([name] if by == "Sarah" else []))
    game.hand("Alexis", "Telepathic Counter", *([name] if by == "Alexis" else []))
    play(game, "bleed: Kurt", "block: Block with Ira", card)
    seen = []
    while game.table.action is not None:
        seen += [each for each in game.offers() if each.startswith("play")]
        game.passes()
    # What is played once the action is over may be; it was neither successful nor blocked.
    assert seen == []
    paid = {"Mental Maze": ira, "Tangle Atropos' Hand": kurt}.get(name)
    assert game["Alexis"].pool == 30
    assert [each.blood for each in (kurt, ira)] == [
        full - 2 * hurts - (paid is each) for each, full in ((kurt, 7), (ira, 8))
    ]


def test_who_lies_in_torpor_makes_no_example() -> None:
    game, *_ = seats(["Make an Example"], sect="Laibon")
    game.torpor("Sarah", vampire("Gur", 5, ALL, clan="Guruhi", sect="Laibon"))
    play(game, "bleed: Kurt", "block: Block with Ira")
    assert not until(game, "Make an Example")


# -- Which actions may be taken again --------------------------------------------------------------------------

RESOLVED = [
    ("Obedience [dom]", "Alexis"),
    ("Red Herring [chi]", "Sarah"),
    ("Psychomachia [pre]", "Sarah"),
]


@pytest.mark.parametrize(("card", "by"), RESOLVED)
@pytest.mark.parametrize("kind", ["hunt", "action card"])
def test_an_action_that_was_ended_as_it_resolved_is_not_taken_again(card: str, by: str, kind: str) -> None:
    """An action without a card is none with one."""
    name = card.partition(" [")[0]
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, ALL))
    game.ready("Alexis", vampire("Ira", 9 if by == "Alexis" else 5, "DOM", text="Camarilla: +3 intercept."))
    game.hand("Sarah", "Abactor", "Abactor")
    game.hand(by, name, *(["Bundi"] if by == "Sarah" else []))
    play(game, f"{kind}: Kurt", "block: Block with Ira", card)
    while game.table.action is not None:
        game.pick("discard", "Bundi") if game.options("discard") else game.passes()
    if game.options("discard"):
        game.pick("discard", "Bundi")
    assert not kurt.locked
    # The rules alone let a hunt be repeated (sec. 6.1).
    again = "hunt" if kind == "action card" or name == "Psychomachia" else ""
    assert offers(game, "hunt: Kurt") == bool(again)
    assert offers(game, "Abactor") == (kind == "hunt")


@pytest.mark.parametrize("card", ["The Kiss of Ra [for]", "Tangle Atropos' Hand [pot]"])
def test_an_action_that_was_cancelled_was_taken_and_may_be_again(card: str) -> None:
    """Waiting Game has counted it."""
    name = card.partition(" [")[0]
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, ALL, text="Camarilla: During your minion phase, Kurt can unlock."))
    game.ready("Alexis", vampire("Ira", 9, "DOM", text="Camarilla: +3 intercept."))
    waiting = game.in_play("Justin", "Waiting Game", counters={"counters": 10})
    game.hand("Sarah", name)
    play(game, "hunt: Kurt", "block: Block with Ira", card)
    over(game)
    assert waiting.counters == {"counters": 9}
    if kurt.locked:
        play(game, "use: Kurt")
    assert offers(game, "hunt: Kurt")


def test_a_psychomachia_does_not_lock_the_blocker() -> None:
    for level in ("pre", "dai", "DAI"):
        game = table()
        kurt = game.ready("Sarah", vampire("Kurt", 8, ALL))
        ira = game.ready("Alexis", vampire("Ira", 5))
        game.hand("Sarah", "Psychomachia")
        play(game, "bleed: Kurt", "block: Block with Ira", f"Psychomachia [{level}]")
        over(game)
        assert (ira.locked, ira.blood, kurt.locked) == (False, 5 - (level == "DAI"), level != "pre")


@pytest.mark.parametrize(("card", "by"), RESOLVED[:2])
@pytest.mark.parametrize("other", [True, False])
def test_equipment_is_taken_again_only_if_it_is_other_equipment(card: str, by: str, *, other: bool) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, ALL))
    bearer = game.ready("Sarah", vampire("Bob", 5))
    game.ready("Alexis", vampire("Ira", 9 if by == "Alexis" else 5, "DOM", text="Camarilla: +3 intercept."))
    game.on(bearer, ".44 Magnum")
    if other:
        game.on(bearer, "Bundi")
    game.hand(by, card.partition(" [")[0])
    play(game, "equip from: Kurt")
    if offers(game, "Take .44 Magnum"):
        play(game, "Take .44 Magnum")
        if other:
            play(game, "That is all")
    play(game, "block: Block with Ira", card)
    while game.table.action is not None:
        game.passes()
    assert not kurt.locked
    assert offers(game, "equip from: Kurt") == other
    if other:
        play(game, "equip from: Kurt")
        assert not offers(game, "Take .44 Magnum")


@pytest.mark.parametrize(("card", "by"), RESOLVED[:2])
def test_two_cards_of_a_name_give_two_actions(card: str, by: str) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, ALL))
    game.ready("Alexis", vampire("Ira", 9 if by == "Alexis" else 5, "DOM", text="Camarilla: +3 intercept."))
    first, second = game.on(kurt, "Vast Wealth"), game.on(kurt, "Vast Wealth")
    game.hand(by, card.partition(" [")[0])
    game.library("Sarah", "Bundi")
    game.pick("card in play", first, minion=kurt)
    play(game, "block: Block with Ira", card)
    while game.table.action is not None:
        game.passes()
    assert {each.copy for each in game.options("card in play")} == {second.id}


def test_an_action_that_a_secret_passage_has_failed_is_not_taken_again() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, ALL, text="Camarilla: During your minion phase, Kurt can unlock."))
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.on(ira, "Secret Passage")
    game.hand("Sarah", "Bum's Rush", "Bum's Rush")
    play(game, "Bum's Rush")
    if offers(game, "target: Ira"):
        play(game, "target: Ira")
    assert until(game, "Secret Passage", "Alexis")
    game.pick("use")
    over(game)
    if kurt.locked:
        play(game, "use: Kurt")
    assert not kurt.locked and game.asked == "Sarah"
    assert offers(game, "bleed: Kurt") and not offers(game, "Bum's Rush")


# -- Stealth and intercept -------------------------------------------------------------------------------------


def test_night_terrors_takes_the_stealth_that_there_is() -> None:
    """What is won or lost besides counts as before."""
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, ALL))
    game.ready("Alexis", vampire("Ira", 8, ALL, clan="Ravnos"))
    game.hand("Sarah", "Lost in Crowds", "Elder Impersonation")
    game.hand("Alexis", "Night Terrors")
    play(game, "bleed: Kurt", "block: Block with Ira", "Lost in Crowds [OBF]", "Night Terrors")
    assert until(game, "Elder Impersonation")
    play(game, "Elder Impersonation [obf]")
    over(game)
    assert game["Alexis"].pool == 29


def test_night_terrors_is_played_on_who_has_no_stealth() -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, ALL))
    game.ready("Alexis", vampire("Ira", 8, ALL, clan="Ravnos"))
    game.hand("Alexis", "Night Terrors")
    play(game, "bleed: Kurt", "block: Block with Ira", "Night Terrors")
    assert any("Ira plays Night Terrors" in each for each in game.log)


# -- Bleeds ----------------------------------------------------------------------------------------------------


def test_what_changes_a_bleed_comes_before_protected_resources() -> None:
    game, *_ = seats(["Conditioning"], ["Telepathic Counter"])
    game.in_play("Alexis", "Protected Resources")
    play(game, "bleed: Kurt", "Conditioning [DOM]", "Telepathic Counter [AUS]")
    over(game)
    assert game["Alexis"].pool == 28


@pytest.mark.parametrize("reduced", [True, False])
def test_a_bleed_for_nothing_leaves_ones_own_resources_protected(*, reduced: bool) -> None:
    game, *_ = seats([], ["Telepathic Counter"])
    own = game.in_play("Sarah", "Protected Resources")
    play(game, "bleed: Kurt")
    if reduced:
        play(game, "Telepathic Counter [aus]")
    over(game)
    assert (own.place.region == "in play") == reduced


@pytest.mark.parametrize("amount", [4, 5])
def test_protected_resources_leave_the_amount_of_the_bleed(amount: int) -> None:
    """An Archon Investigation looks at that."""
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, ALL, text=f"Camarilla: +{amount - 2} bleed."))
    game.in_play("Alexis", "Protected Resources")
    game.hand("Alexis", "Archon Investigation")
    play(game, "bleed: Kurt")
    assert until(game, "Archon Investigation") == (amount - 1 >= 4)


def test_power_of_one_is_for_bleeds_and_with_one_limited_modifier() -> None:
    for first, second in (("Conditioning [dom]", "Power of One [pot]"), ("Power of One [pot]", "Conditioning [dom]")):
        game, kurt, *_ = seats(["Power of One", "Conditioning"], sect="Anarch")
        play(game, "bleed: Kurt", first, second)
        over(game)
        assert game["Alexis"].pool == 30 - 4
        assert kurt.blood == 6
    game, *_ = seats(["Power of One"], sect="Anarch")
    play(game, "hunt: Kurt")
    assert not until(game, "Power of One")


def test_quicksilver_contemplation_goes_with_one_limited_modifier() -> None:
    both = ("Conditioning [dom]", "Quicksilver Contemplation [AUS TEM]")
    for first, second in (both, both[::-1]):
        game, *_ = seats(["Quicksilver Contemplation", "Conditioning"])
        play(game, "bleed: Kurt", first, second)
        over(game)
        assert game["Alexis"].pool == 30 - 5


@pytest.mark.parametrize("pool", [2, 5])
def test_the_serpent_unlocks_nobody_whose_target_is_ousted(pool: int) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, ALL))
    game.ready("Alexis", vampire("Ira", 8), counters={"corruption 0": 3})
    game.pool("Alexis", pool)
    game.hand("Sarah", "Revelation of the Serpent")
    play(game, "bleed: Kurt", "Revelation of the Serpent [PRE PRO]")
    unlocks = until(game, "yes") or until(game, "use")
    assert unlocks == (pool > 2), game.offers()
    del kurt


def test_a_telepathic_counter_comes_before_a_spying_mission_and_before_or_after_blocks() -> None:
    game, *_ = seats(["Spying Mission"], ["Telepathic Counter"])
    play(game, "bleed: Kurt")
    asked = []
    while game.table.action is not None:
        if offers(game, "Telepathic Counter"):
            asked.append(game.question)
        if offers(game, "Spying Mission [OBF]"):
            play(game, "Spying Mission [OBF]")
            over(game)
            break
        game.pick("no block") if game.options("no block") else game.passes()
    assert asked == ["Anything before a block is attempted?", "Nobody blocks. Anything more?"]
    assert game["Alexis"].pool == 30


def test_touch_of_clarity_cancels_a_reaction_for_who_acts() -> None:
    game, *_ = seats(["Touch of Clarity"], ["Deflection"])
    bob = game.ready("Sarah", vampire("Bob", 5, "dem"), blood=2)
    play(game, "bleed: Kurt", "Deflection", "play: Bob: Touch of Clarity [dem]")
    over(game)
    assert (bob.locked, bob.blood, game["Alexis"].pool) == (True, 1, 29)


def test_touch_of_clarity_is_not_for_who_acts() -> None:
    """It is usable by another than the acting minion (its text)."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, "DEM"), blood=5)
    game.ready("Alexis", vampire("Ira", 5, "DOM"))
    game.hand("Sarah", "Touch of Clarity")
    game.hand("Alexis", "Deflection")
    game.pick("bleed", minion=krid)
    while not game.options("play"):
        game.passes()
    game.pick("play", "Deflection", level="DOM")
    assert game.choice is not None
    assert game.choice.kind != "as played"
    assert not game.options("play")


# -- Afterwards ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cancelled", [True, False])
def test_a_perfectionist_gains_nothing_where_a_reaction_was_played(*, cancelled: bool) -> None:
    game, kurt, *_ = seats(["Touch of Clarity"], ["Telepathic Counter", "Deflection"])
    bob = game.ready("Sarah", vampire("Bob", 5, "dem"), blood=2)
    game.on(kurt, "Perfectionist")
    kurt.blood = 5
    play(game, "bleed: Kurt")
    if cancelled:
        play(game, "Deflection", "play: Bob: Touch of Clarity [dem]")
    assert until(game, "Perfectionist") == (not cancelled)
    del bob


def test_what_is_played_after_resolution_may_come_after_a_perfectionist() -> None:
    game, kurt, *_ = seats(["Freak Drive"])
    game.on(kurt, "Perfectionist")
    kurt.blood = 5
    play(game, "bleed: Kurt", "Perfectionist", "Freak Drive [for]")
    assert (kurt.blood, kurt.locked) == (5, False)


def test_an_action_that_does_nothing_is_perfect() -> None:
    """Nobody is left that it was for."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, ALL), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 5), blood=1)
    game.on(kurt, "Perfectionist")
    game.hand("Sarah", "Sleep of Reason")
    play(game, "Sleep of Reason [DEM]")
    if offers(game, "target: Ira"):
        play(game, "target: Ira")
    ira.blood = 2
    assert until(game, "Perfectionist")
    assert (kurt.blood, ira.place.region) == (3, "ready")


@pytest.mark.parametrize(("blood", "where"), [(1, "torpor"), (2, "ready")])
def test_sleep_of_reason_fizzles_on_who_has_more_blood(blood: int, where: str) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, ALL), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 5), blood=1)
    game.hand("Sarah", "Sleep of Reason", "Freak Drive")
    play(game, "Sleep of Reason [DEM]")
    if offers(game, "target: Ira"):
        play(game, "target: Ira")
    ira.blood = blood
    assert until(game, "Freak Drive [for]")
    assert (kurt.blood, ira.place.region) == (3, where)


def test_an_ally_that_horseshoes_burn_is_burned_by_who_throws_them() -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, f"{ALL} ABO"))
    game.ready("Alexis", ally("Gus", 1))
    game.hand("Sarah", "Horseshoes", "Predator's Transformation")
    play(game, "Horseshoes [pot]", "target: Gus", "Predator's Transformation [ABO]")
    assert game["Alexis"].pool == 28


@pytest.mark.parametrize("slave", [True, False])
def test_no_slave_is_kept_from_its_combat_by_obedience_nor_boxes_on(*, slave: bool) -> None:
    """Shadow Boxing is the acting vampire's."""
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, "OBF POT", clan="Tremere antitribu", sect="Sabbat", text="+2 strength."))
    face = vampire("Gar", 5, "OBF POT", clan="Gargoyle", text="Tremere antitribu slave. +2 strength.")
    game.ready("Sarah", face)
    game.ready("Alexis", vampire("Ira", 9, ALL), blood=0)
    game.hand("Alexis", "Obedience")
    game.hand("Sarah", "Shadow Boxing")
    play(game, "bleed: Kurt", "block: Block with Ira")
    assert until(game, "Obedience", "Alexis")
    game.passes()
    if slave:
        play(game, "slave: Gar")
    assert not offers(game, "Obedience")
    assert until(game, "Kurt: Shadow Boxing [OBF POT]")
    assert not offers(game, "Gar: Shadow Boxing")
