"""Modifiers and reactions about blocks: attempts and blocks that fail, who can't block or react, combats that follow,
actions that fail or end."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_modifier_cards_numbers import bleeding
from tests.abilities.test_modifiers import block, go_on, may_play
from tests.abilities.test_reactions import bled, bleed, has_blocked
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.table import Copy


def test_who_attempts_to_block_may_burn_blood_to_cancel_crocodiles_tongue() -> None:
    for level, price in (("aus", 1), ("AUS", 2)):
        game, _, ira = bleeding("Crocodile's Tongue", "AUS")
        block(game, ira)
        game.pick("play", "Crocodile's Tongue", level=level)
        assert game.asked == "Alexis"
        game.pick("use")
        game.pass_all()
        assert has_blocked(game, ira)
        # Another blood goes in the combat.
        assert ira.blood == 2 - price


def test_crocodiles_tongue_keeps_the_blockers_methuselah_away() -> None:
    game, _, ira = bleeding("Crocodile's Tongue", "aus")
    game.ready("Alexis", vampire("Pug", 4), blood=2)
    block(game, ira)
    game.pick("play", "Crocodile's Tongue", level="aus")
    game.pass_all()
    assert (game["Alexis"].pool, ira.blood) == (29, 3)


def test_crocodiles_tongue_is_for_weaker_minions() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4, "aus"), blood=4)
    elder = game.ready("Alexis", vampire("Elder", 9), blood=3)
    game.hand("Sarah", "Crocodile's Tongue")
    game.pick("bleed", minion=krid)
    block(game, elder)
    assert not may_play(game, "Crocodile's Tongue")


def test_true_loves_face_costs_the_blockers_methuselah_a_pool_to_cancel() -> None:
    game, _, ira = bleeding("True Love's Face", "OBF PRE")
    block(game, ira)
    game.pick("play", "True Love's Face", level="OBF PRE")
    game.pick("use", by="Alexis")
    assert game["Alexis"].pool == 29


@pytest.mark.parametrize(("level", "region"), [("for", "ready"), ("FOR", "torpor")])
def test_the_kiss_of_ra_ends_the_action_and_burns_the_blocker(level: str, region: str) -> None:
    """RTR 20180719: nothing is played after it."""
    game, krid, ira = bleeding("The Kiss of Ra", "FOR")
    block(game, ira)
    game.pick("play", "The Kiss of Ra", level=level)
    assert (ira.blood, ira.place.region, game.table.action) == (1, region, None)
    assert (krid.blood, game["Alexis"].pool) == (2, 30)


def test_psychomachia_has_the_block_fail_and_the_action_goes_on() -> None:
    """LSJ 20030902: the blocker is not locked."""
    game, _, ira = bleeding("Psychomachia", "DAI")
    pug = game.ready("Alexis", vampire("Pug", 4), blood=2)
    block(game, ira)
    go_on(game, lambda: may_play(game, "Psychomachia"))
    game.pick("play", "Psychomachia", level="DAI")
    assert (ira.locked, ira.blood) == (False, 2)
    go_on(game, lambda: bool(game.options("block")))
    assert [option.copy for option in game.options("block")] == [pug.id]
    game.pick("no block")
    game.pass_all()
    assert game["Alexis"].pool == 29


def test_horrific_countenance_makes_the_action_unblockable() -> None:
    game, _, ira = bleeding("Horrific Countenance", "pro")
    game.ready("Alexis", vampire("Pug", 4), blood=2)
    block(game, ira)
    go_on(game, lambda: may_play(game, "Horrific Countenance"))
    game.pick("play", "Horrific Countenance")
    game.pass_all()
    assert (game["Alexis"].pool, ira.locked, ira.blood) == (29, False, 3)


@pytest.mark.parametrize(
    ("card", "disciplines", "level"), [("Mental Maze", "OBF", "obf"), ("Voice of Madness", "DEM", "DEM")]
)
def test_who_blocks_a_weaker_minion_ends_its_action(card: str, disciplines: str, level: str) -> None:
    game, krid, ira = bled(card, disciplines=disciplines)
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: may_play(game, card))
    game.pick("play", card, level=level)
    go_on(game, lambda: game.table.action is None)
    assert ira.locked
    assert krid.blood == (3 if card == "Voice of Madness" else 4)
    game, krid, ira = bled(card, disciplines=disciplines, acting=9)
    game.pick("bleed", minion=krid)
    block(game, ira)
    assert not may_play(game, card)


def test_sirens_lure_fights_after_the_action() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    siren = game.ready("Sarah", vampire("Siren", 5, "MEL"), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 4), blood=3)
    game.hand("Sarah", "Siren's Lure")
    game.pick("bleed", minion=krid)
    block(game, ira)
    game.pick("play", "Siren's Lure", level="mel")
    assert siren.locked and ira.locked
    game.pass_all()
    assert (game["Alexis"].pool, siren.blood, ira.blood, krid.blood) == (29, 3, 2, 4)


def test_fast_reaction_is_a_combat_after_the_combat() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 4), blood=3)
    pug = game.ready("Alexis", vampire("Pug", 4, "aus"), blood=3)
    game.hand("Alexis", "Fast Reaction")
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: may_play(game, "Fast Reaction"))
    game.pick("play", "Fast Reaction", minion=pug)
    game.pass_all()
    # The acting minion can't strike in the first round of it.
    assert (krid.blood, ira.blood, pug.blood, pug.locked) == (2, 2, 3, True)


@pytest.mark.parametrize("blocks", [True, False])
def test_hidden_lurker_needs_a_blocked_action(blocks: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    lurker = game.ready("Sarah", vampire("Lurker", 5, "obf"), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 4), blood=3)
    game.hand("Sarah", "Hidden Lurker")
    game.pick("bleed", minion=krid)
    if not blocks:
        go_on(game, lambda: game.table.action is None or may_play(game, "Hidden Lurker"))
        assert game.table.action is None
        return
    block(game, ira)
    go_on(game, lambda: may_play(game, "Hidden Lurker"))
    game.pick("play", "Hidden Lurker", minion=lurker)
    game.pass_all()
    assert (ira.blood, lurker.blood) == (1, 4)


def test_neutral_guard_fights_at_long_range() -> None:
    game, krid, ira = bleeding("Neutral Guard", "obe")
    game.pick("play", "Neutral Guard", level="obe")
    block(game, ira)
    game.pass_all()
    assert (krid.blood, ira.blood) == (4, 3)


def test_invigorate_is_strength_for_the_action() -> None:
    game, krid, ira = bleeding("Invigorate", "ani", sect="Anarch")
    game.pick("play", "Invigorate", level="ani")
    block(game, ira)
    game.pass_all()
    assert (krid.blood, ira.blood) == (4, 1)


def test_the_sleeping_mind_lets_nobody_unlock() -> None:
    """PIB 20150703: waking is not unlocking."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM"), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 4, "aus"), blood=3, locked=True)
    game.hand("Sarah", "The Sleeping Mind")
    game.hand("Alexis", "On the Qui Vive")
    game.pick("bleed", minion=krid)
    game.pick("play", "The Sleeping Mind", level="DOM")
    game.rules.unlock(ira)
    assert ira.locked
    go_on(game, lambda: may_play(game, "On the Qui Vive"))
    game.pick("play", "On the Qui Vive")
    block(game, ira)
    assert has_blocked(game, ira)


@pytest.mark.parametrize(("sleeps", "wakes"), [(False, False), (True, True), (True, False)])
def test_the_sleeping_mind_leaves_a_prince_locked(sleeps: bool, wakes: bool) -> None:
    """Rulings on Second Tradition: Domain: not for who cannot attempt to block."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM"), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 4, title="prince of Chicago"), blood=3, locked=True)
    game.hand("Sarah", "The Sleeping Mind")
    game.hand("Alexis", "On the Qui Vive", "Second Tradition: Domain")
    game.pick("bleed", minion=krid)
    if sleeps:
        game.pick("play", "The Sleeping Mind", level="DOM")
    if wakes:
        go_on(game, lambda: may_play(game, "On the Qui Vive"))
        game.pick("play", "On the Qui Vive")
    blocks = wakes or not sleeps
    go_on(game, lambda: may_play(game, "Second Tradition: Domain") or game.table.action is None)
    assert may_play(game, "Second Tradition: Domain") == blocks
    if blocks:
        game.pick("play", "Second Tradition: Domain")
        assert has_blocked(game, ira)
        # One goes in the combat.
        assert ira.blood == 1


def test_psalm_of_the_damned_silences_a_minion() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "MAL"), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 4, "aus"), blood=3)
    game.hand("Sarah", "Psalm of the Damned")
    game.hand("Alexis", "Enhanced Senses", "Telepathic Misdirection")
    game.pick("bleed", minion=krid)
    game.pick("play", "Psalm of the Damned", level="mal")
    seen: list[bool] = []

    def over() -> bool:
        seen.append(may_play(game, "Telepathic Misdirection"))
        return game.table.action is None

    go_on(game, over)
    assert ira.blood == 3 and not any(seen)


def test_zephyr_is_for_what_was_not_successful() -> None:
    """ANK 20220218: not for an action that was unblocked and had no effect."""
    game, krid, ira = bleeding("Zephyr", "CEL")
    block(game, ira)
    go_on(game, lambda: may_play(game, "Zephyr"))
    game.pick("play", "Zephyr", level="CEL")
    assert not krid.locked
    game, krid, ira = bleeding("Zephyr", "cel")
    block(game, ira)
    go_on(game, lambda: may_play(game, "Zephyr"))
    game.pick("play", "Zephyr", level="cel")
    assert krid.locked
    go_on(game, lambda: game.table.active == 1)
    assert not krid.locked
    game, _, _ = bleeding("Zephyr", "CEL")
    go_on(game, lambda: game.table.action is None or may_play(game, "Zephyr"))
    assert game.table.action is None


def test_tangle_atropos_hand_takes_the_card_back() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "TEM"), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 4), blood=3)
    game.hand("Sarah", "Tangle Atropos' Hand", library("Song", "Action", text="Sing a song."))
    game.hand_size("Sarah", 9)
    game.pick("action card", "Song", minion=krid)
    block(game, ira)
    game.pick("play", "Tangle Atropos' Hand", level="TEM")
    game.pick("discard", "Blank card")
    assert not krid.locked and "Song" in game.names("Sarah", "hand")
    game.pick("hunt", minion=krid)
    assert game.table.action is not None and game.table.action.stealth == 2


def test_scobax_asks_the_acting_minion_for_a_blood() -> None:
    for pays in (True, False):
        game, krid, _ = bled("Scobax", disciplines="STR")
        bleed(game, krid, "Scobax")
        game.pick("play", "Scobax", level="STR")
        assert game.asked == "Sarah"
        game.pick("way", amount=0 if pays else 1)
        game.pass_all()
        assert (krid.blood, game["Alexis"].pool) == ((3, 29) if pays else (4, 30))


def test_an_action_can_not_be_made_to_fail_while_somebody_attempts_to_block() -> None:
    """LSJ 20041022."""
    game, krid, ira = bled("Scobax", disciplines="STR", acting=4)
    game.rules.lock(ira)
    guard = game.ready("Alexis", ally("Guard"))
    game.rules.unlock(ira)
    game.pick("bleed", minion=krid)
    block(game, guard)
    assert not may_play(game, "Scobax", "STR")


def threatened() -> tuple[Position, Copy]:
    """Krid bleeds, and Alexis has played one of two Scobaxes against it."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, "FOR"), blood=5)
    game.ready("Alexis", vampire("Ira", 5, "STR"))
    game.ready("Justin", vampire("Kurt", 5, "STR"))
    game.hand("Alexis", "Scobax")
    game.hand("Justin", "Scobax")
    game.pick("bleed", minion=krid)
    game.pick("play", "Scobax", level="STR", by="Alexis")
    return game, krid


def test_an_action_that_has_failed_asks_nobody_for_anything_more() -> None:
    game, _ = threatened()
    game.pick("way", by="Sarah", amount=game.options("way")[1].amount)
    assert (game.table.phase, game.names("Justin", "hand"), game["Alexis"].pool) == ("discard", ["Scobax"], 30)


def test_an_action_that_is_paid_for_goes_on_and_others_are_asked() -> None:
    game, krid = threatened()
    game.pick("way", by="Sarah", amount=game.options("way")[0].amount)
    assert (game.asked, krid.blood) == ("Alexis", 4)
    game.pick("no block", by="Alexis")
    assert game.asked == "Justin"
    game.pick("play", "Scobax", level="STR", by="Justin")
    assert game.asked == "Sarah"
