"""Modifiers and reactions that stay on somebody, and those defined by name: played, and refused."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_modifier_cards_numbers import bleeding
from tests.abilities.test_modifiers import block, go_on, may_play
from tests.abilities.test_reactions import bled, bleed
from vtes_desktop.abilities.vocabulary.here import METHUSELAHS
from vtes_desktop.rules.invented import ally, imbued, library, vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy


def on(minion: Copy, game: object) -> list[str]:
    """The names of the cards on a minion."""
    return [game.name(game.rules.copy(number)) for number in minion.attached]  # type: ignore[attr-defined]


def test_shadow_cast_is_for_actions_against_the_same_methuselah() -> None:
    for target, offered in (("Alexis", True), ("Justin", False)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, "OBL"), blood=4)
        ira = game.ready(target, vampire("Ira", 4), blood=3)
        game.on(krid, "Shadow Cast", marks={"level": "OBL", METHUSELAHS: "1"})
        song = library("Rush", "Action", text="(D) Enter combat with a ready minion controlled by another Methuselah.")
        game.hand("Sarah", song)
        game.pick("action card", "Rush", minion=krid)
        block(game, ira)
        assert bool(game.options("use")) == offered
        if offered:
            game.pick("use")
            assert game.table.action is None or game.table.action.stealth == 1
            assert on(krid, game) == []


def test_shadow_cast_goes_on_its_vampire_after_a_directed_action() -> None:
    game, krid, _ = bleeding("Shadow Cast", "OBL")
    go_on(game, lambda: may_play(game, "Shadow Cast", "OBL"))
    game.pick("play", "Shadow Cast", level="OBL")
    assert on(krid, game) == ["Shadow Cast"]
    assert game.rules.copy(krid.attached[0]).marks[METHUSELAHS] == "1"


@pytest.mark.parametrize(
    ("card", "level", "disciplines", "offered"),
    [
        ("Shadow Cloak", "OBL", "", False),
        ("Shadow Cloak", "OBL", "aus", True),
        ("Sleep Unseen", "OBF", "aus", False),
        ("Sleep Unseen", "OBF", "AUS", True),
    ],
)
def test_who_lacks_auspex_can_not_act_against_a_cloaked_vampire(
    card: str, level: str, disciplines: str, offered: bool
) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, disciplines), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 4), blood=3)
    game.on(ira, card, marks={"level": level})
    game.hand("Sarah", "Bum's Rush")
    assert bool(game.options("enter combat") or game.options("action card")) == offered


def test_repulsion_is_had_once_and_lost_in_torpor() -> None:
    game, krid, ira = bleeding("Repulsion", "OBE")
    game.pick("play", "Repulsion", level="OBE")
    # LSJ 20011214-2: needed or not.
    assert on(krid, game) == ["Repulsion"]
    assert game.table.action is not None and game.table.action.stealth == 1
    game.pass_all()
    assert ira.blood == 3
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "OBE"), blood=4)
    game.on(krid, "Repulsion", marks={"level": "OBE"})
    game.hand("Sarah", "Repulsion")
    game.ready("Alexis", vampire("Ira", 4))
    game.pick("bleed", minion=krid)
    assert not may_play(game, "Repulsion")
    assert game.table.action is not None and game.table.action.stealth == 1


@pytest.mark.parametrize(("level", "disciplines", "stealth"), [("OBE", "OBE", 1), ("obe", "obe", 2)])
def test_repulsion_does_not_stay_on_who_is_in_torpor(level: str, disciplines: str, stealth: int) -> None:
    game = table()
    krid = game.torpor("Sarah", vampire("Krid", 6, disciplines), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 4, "AUS"), blood=3)
    game.hand("Sarah", "Repulsion")
    game.hand("Alexis", "Enhanced Senses")
    game.pick("leave torpor", minion=krid)
    if level == "obe":
        assert not may_play(game, "Repulsion", level)
        game.pick("block", minion=ira)
        game.pick("play", "Enhanced Senses", level="aus")
        go_on(game, lambda: may_play(game, "Repulsion", level))
    game.pick("play", "Repulsion", level=level)
    assert game.table.action is not None and game.table.action.stealth == stealth
    assert on(krid, game) == [] and game.names("Sarah", "ash heap") == ["Repulsion"]
    game.pass_all()
    assert game.where(krid) == "ready region of Sarah"


def test_draba_takes_the_stealth_of_the_minion_that_it_is_on() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 4, "chi"), blood=3)
    draba = game.on(krid, "Draba", marks={"level": "chi"})
    game.rules.doing.move_card(draba, draba.place, controller=1)
    game.pick("hunt", minion=krid)
    go_on(game, lambda: bool(game.options("use")))
    game.pick("use", by="Alexis")
    assert game.table.action is not None and game.table.action.stealth == 0
    assert on(krid, game) == [] and ira.blood == 3


def test_melange_is_burned_for_a_bleed_of_who_controls_that_minion() -> None:
    game, krid, ira = bled("Melange", disciplines="AUS")
    game.pick("hunt", minion=krid)
    block(game, ira)
    game.pick("play", "Melange", level="AUS")
    game.pass_all()
    assert on(krid, game) == ["Melange"]
    assert game.rules.copy(krid.attached[0]).controller == 1


def test_propaganda_of_the_deed_is_burned_for_votes() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Anarch"), blood=4)
    (card,) = game.hand("Sarah", "Propaganda of the Deed")
    game.hand("Sarah", library("Reform", "Political Action", text="Successful referendum means that you sing."))
    game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, "Propaganda of the Deed"))
    game.pick("play", "Propaganda of the Deed")
    assert game.where(card) == "cards in play of Sarah"
    pug = game.ready("Sarah", vampire("Pug", 4), blood=3)
    go_on(game, lambda: bool(game.options("political")))
    game.pick("political", minion=pug)
    go_on(game, lambda: bool(game.options("use")))
    game.pick("use")
    assert [option.amount for option in game.options("gained for")] == [2]


def test_i_am_legion_is_a_pool_for_success_and_cancels_a_reaction() -> None:
    """LSJ 20100902: for the pool alone, too."""
    game, _, _ = bleeding("I am Legion", "DAI OBF")
    game.pick("play", "I am Legion", level="DAI OBF")
    game.pass_all()
    assert game["Sarah"].pool == 31
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DAI OBF"), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 4, "AUS"), blood=3)
    game.hand("Sarah", "I am Legion")
    game.hand("Alexis", "Telepathic Misdirection")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, "Telepathic Misdirection"))
    game.pick("play", "Telepathic Misdirection")
    assert game.asked == "Sarah"
    game.pick("play", "I am Legion", level="DAI OBF")
    game.pass_all()
    assert (game["Sarah"].pool, game["Alexis"].pool, ira.locked) == (31, 29, False)


def test_false_resonance_cancels_for_a_blood_once() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "CHI"), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 4, "AUS"), blood=3)
    game.hand("Sarah", "False Resonance")
    game.hand("Alexis", "Enhanced Senses", "Telepathic Misdirection")
    game.pick("bleed", minion=krid)
    block(game, ira)
    game.pick("play", "False Resonance", level="CHI")
    go_on(game, lambda: game.asked == "Alexis" and may_play(game, "Enhanced Senses"))
    game.pick("play", "Enhanced Senses", level="aus")
    game.pick("use", by="Sarah")
    assert krid.blood == 3


def test_gift_of_sleep_ends_a_fight_with_an_ally() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "obe"), blood=5)
    guard = game.ready("Alexis", ally("Guard"))
    game.hand("Sarah", "Gift of Sleep")
    game.pick("bleed", minion=krid)
    block(game, guard)
    go_on(game, lambda: may_play(game, "Gift of Sleep"))
    game.pick("play", "Gift of Sleep", level="obe")
    assert guard.locked and krid.blood == 5 and game.table.action is None
    game, _, ira = bleeding("Gift of Sleep", "obe")
    block(game, ira)
    assert not may_play(game, "Gift of Sleep")


@pytest.mark.parametrize(("level", "blood"), [("pot", 3), ("POT", 2)])
def test_touch_of_pain_avenges_a_bleed(level: str, blood: int) -> None:
    game, krid, ira = bled("Touch of Pain", disciplines="POT")
    bleed(game, krid, "Touch of Pain")
    game.pick("play", "Touch of Pain", level=level)
    assert (krid.blood, ira.blood, game["Alexis"].pool) == (blood, 3, 29)
    game, krid, _ = bled("Touch of Pain", disciplines="POT")
    game.pick("hunt", minion=krid)
    assert not may_play(game, "Touch of Pain")


def test_hide_the_heart_protects_others_too_for_a_lock() -> None:
    game, krid, ira = bled("Hide the Heart", disciplines="VAL", of="Justin")
    bleed(game, krid, "Hide the Heart")
    game.pick("play", "Hide the Heart", level="VAL")
    game.pass_all()
    assert (ira.locked, game["Alexis"].pool) == (True, 30)
    game, krid, ira = bled("Hide the Heart", disciplines="VAL")
    bleed(game, krid, "Hide the Heart")
    game.pick("play", "Hide the Heart", level="VAL")
    game.pick("way", amount=0)
    assert not ira.locked


def test_watch_commander_is_for_directed_actions() -> None:
    for action, offered in (("bleed", True), ("hunt", False)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, text="+1 stealth."), blood=4)
        ira = game.ready("Alexis", vampire("Ira", 4, text="Black Hand.", sect="Sabbat"), blood=3)
        game.hand("Alexis", "Watch Commander")
        game.pick(action, minion=krid)
        block(game, ira)
        assert may_play(game, "Watch Commander") == offered


def test_mental_maze_costs_the_ministry_less() -> None:
    for clan, blood in (("Ministry", 4), ("Toreador", 3)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 3), blood=3)
        ira = game.ready("Alexis", vampire("Ira", 7, "obf", clan=clan), blood=4)
        game.hand("Alexis", "Mental Maze")
        game.pick("bleed", minion=krid)
        block(game, ira)
        game.pick("play", "Mental Maze")
        assert ira.blood == blood


def test_no_more_modifiers_after_approximation_of_loyalty() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "PRE DOM"), blood=5)
    game.ready("Alexis", vampire("Ira", 4, "AUS"), blood=3)
    game.hand("Sarah", "Approximation of Loyalty", "Conditioning")
    game.hand("Alexis", "Telepathic Misdirection")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, "Telepathic Misdirection"))
    game.pick("play", "Telepathic Misdirection")
    game.pick("play", "Approximation of Loyalty", level="PRE")
    assert not may_play(game, "Conditioning")
    game.pass_all()
    assert game["Alexis"].pool == 29


def test_react_with_conviction_cancels_what_would_take_the_imbued() -> None:
    """LSJ 20060425: the minion stays unlocked, and may try the same again."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM PRE"), blood=6)
    anna = game.ready("Alexis", imbued("Anna", 4, "inn"))
    game.on(anna, "React with Conviction")
    game.hand("Sarah", "Far Mastery")
    game.pick("action card", "Far Mastery", minion=krid)
    go_on(game, lambda: bool(game.options("burn conviction")))
    game.pick("burn conviction")
    assert (krid.locked, anna.controller, anna.attached, krid.blood) == (False, 1, [], 6)


def test_react_with_conviction_is_not_for_a_harmless_card() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=6)
    anna = game.ready("Alexis", imbued("Anna", 4, "inn"))
    game.on(anna, "React with Conviction")
    game.hand("Sarah", "Bum's Rush")
    with pytest.raises(IllegalError):
        game.pick("burn conviction")
    assert krid.blood == 6
