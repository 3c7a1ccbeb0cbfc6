"""Doubts that reading had left, each settled by playing it."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over
from tests.abilities.fights import EVERYTHING, fighting
from tests.abilities.table import table
from tests.abilities.test_modifiers import may_play
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy


def rounds(blocker: str) -> int:
    """In how many rounds a bearer of Talbot's Chainsaw fights a blocker that nobody presses against."""
    face = blocker or vampire("Ira", 8)
    fight, last = fighting("Blur", kurt=vampire("Kurt", 8, EVERYTHING), ira=face, on_kurt=("Talbot's Chainsaw",)), 0
    while fight.game.table.combat is not None:
        last = max(last, fight.round)
        fight.step()
    return last


def test_talbots_chainsaw_presses_unless_its_bearer_cannot_use_weapons() -> None:
    assert (rounds(""), rounds("Count Germaine")) == (2, 1)


def lessons(*, prevented: bool) -> list[bool]:
    """Whether Lessons in the Steel is offered after each pair of strikes; the second time, of
    Ira's alone, her damage may be prevented."""
    fight, offered = fighting("Lessons in the Steel", "Sideslip", against=("Blur",)), []
    game = fight.game
    while game.table.combat is not None:
        assert game.choice is not None
        if game.choice.kind == "after strikes" and game.asked == "Sarah":
            offered.append(may_play(game, "Lessons in the Steel"))
        if game.asked == "Alexis" and may_play(game, "Blur"):
            game.pick("play", "Blur", level="cel")
        elif prevented and len(offered) == 1 and may_play(game, "Sideslip"):
            game.pick("play", "Sideslip", level="CEL")
        else:
            fight.step()
    return offered


def test_lessons_in_the_steel_comes_just_after_its_damage() -> None:
    """Not after a later strike that does none."""
    assert lessons(prevented=False) == [True, True]
    assert lessons(prevented=True)[:1] == [True]
    assert not any(lessons(prevented=True)[1:])


@pytest.mark.parametrize("name", ["Sense Vitality", "Healing Touch", "Root of Vitality", "Lord of Serenity"])
@pytest.mark.parametrize("held", [False, True])
def test_nobody_moves_a_hostage_out_of_torpor(name: str, *, held: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, "VAL FOR OBE VIC"))
    game.torpor("Alexis", vampire("Ira", 3), blood=1, counters={"hostage": 1} if held else {})
    game.in_play("Justin", "Carver's Meat Packing and Storage")
    game.hand("Sarah", name)
    rescues = [each for each in game.options("action card") if each.level in ("val", "OBE", "vic") or "Lord" in name]
    levels = {each.level for each in rescues} - {"obe", "OBE"} if "Lord" in name else {each.level for each in rescues}
    assert bool(levels) != held


def piped(*hand: str, brings: str) -> tuple[Position, Copy]:
    """Baba Yaga, an anarch, recruits or employs something by Piper."""
    game = table()
    baba = game.ready("Sarah", "Baba Yaga, the Iron Hag", sect="Anarch")
    game.hand("Sarah", "Piper", *hand)
    game.phase("master", of="Sarah")
    game.pick("master", "Piper")
    game.pick("bring", brings, level="ani" if brings == "Raven Spy" else None)
    return game, baba


@pytest.mark.parametrize("brings", ["Raven Spy", "Vagabond Mystic"])
def test_baba_yaga_may_unlock_for_whom_she_recruits_by_piper(brings: str) -> None:
    game, baba = piped("Raven Spy", "Vagabond Mystic", brings=brings)
    assert baba.locked
    game.pick("yes")
    assert not baba.locked


def test_another_anarch_that_recruits_by_piper_unlocks_nobody() -> None:
    game = table()
    baba = game.ready("Sarah", "Baba Yaga, the Iron Hag", locked=True)
    game.ready("Sarah", vampire("Krid", 5, sect="Anarch"))
    game.hand("Sarah", "Piper", "Vagabond Mystic")
    game.phase("master", of="Sarah")
    game.pick("master", "Piper")
    game.pick("bring", "Vagabond Mystic")
    assert (baba.locked, game.options("yes")) == (True, [])


def test_who_blocks_for_millicent_stays_unlocked() -> None:
    """What happens as a block succeeds is before its resolution, by which the blocker is locked."""
    game = table()
    krid, ira = game.ready("Sarah", vampire("Krid", 6)), game.ready("Alexis", vampire("Ira", 6))
    hunter = game.in_play("Sarah", "Millicent Smith, Puritan Vampire Hunter")
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    assert game.table.combat is None
    assert (krid.place.region, hunter.place.region, ira.locked) == ("ash heap", "ash heap", False)


@pytest.mark.parametrize(("blood", "left"), [(0, None), (1, 0)])
def test_the_slow_withering_is_paid_to_wake(blood: int, left: int | None) -> None:
    game = table()
    krid, ira = game.ready("Sarah", vampire("Krid", 6)), game.ready("Alexis", vampire("Ira", 6, "AUS"), blood=blood)
    ira.locked = True
    game.in_play("Justin", "The Slow Withering")
    game.hand("Alexis", "Eyes of Argus")
    game.pick("bleed", minion=krid)
    assert may_play(game, "Eyes of Argus") == (left is not None)
    if left is not None:
        game.pick("play", "Eyes of Argus")
        assert (ira.blood, bool(game.options("block"))) == (left, True)


@pytest.mark.parametrize("locked", [False, True])
def test_netwar_sends_another_minion_to_block(*, locked: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6, "chi", sect="Anarch"))
    zed = game.ready("Alexis", vampire("Zed", 6), locked=locked)
    game.ready("Justin", vampire("Jo", 6, "chi", sect="Anarch"))
    game.ready("Justin", vampire("Zoe", 6))
    game.hand("Alexis", "Netwar")
    game.hand("Justin", "Netwar")  # The bleed is none of his.
    game.pick("bleed", minion=krid)
    game.pick("play", "Netwar", level="chi", by="Alexis")
    over(game)
    assert (zed.blood, zed.locked, ira.locked, game["Alexis"].pool) == (5, True, False, 30)
    assert game.names("Justin", "hand") == ["Netwar"]


@pytest.mark.parametrize("corrupt", ["", "before", "meanwhile"])
def test_velvet_tongue_silences_who_is_corrupted(corrupt: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.ready("Alexis", vampire("Ira", 6, "SER", title="prince"))
    jo = game.ready(
        "Justin", vampire("Jo", 6, title="prince"), counters={"corruption 0": 1} if corrupt == "before" else {}
    )
    game.hand("Sarah", "Kine Resources Contested")
    game.hand("Alexis", "Velvet Tongue")
    game.pick("political", "Kine Resources Contested", minion=krid)
    voters = set()
    while game.table.action is not None:
        voters |= {option.text.split(":")[0] for option in game.options("title for")}
        if may_play(game, "Velvet Tongue"):
            game.pick("play", "Velvet Tongue", level="SER")
            if corrupt:
                jo.counters["corruption 0"] = 1
        elif game.options("points"):
            assert game.referee is not None
            game.referee.answer(len(game.options()) - 1)
        else:
            game.passes()
    assert voters == ({"Ira"} if corrupt else {"Ira", "Jo"})


@pytest.mark.parametrize(("bearer", "bleeds"), [("Vagabond Mystic", 0), ("Appolonius", 3)])
def test_a_living_manse_on_an_ally_helps_it_nothing(bearer: str, bleeds: int) -> None:
    game = table()
    copy = game.ready("Sarah", bearer)
    game.on(copy, "Living Manse")
    assert any(offer.endswith(f"bleeds Alexis for {bleeds}") for offer in game.offers("bleed"))


@pytest.mark.parametrize(
    ("card", "level", "step"), [("Crawling Chamber", "VIS", "press"), ("Weather Control", "tha", "before range")]
)
def test_damage_of_another_step_than_the_strikes_is_damage_to_lessons_in_the_steel(
    card: str, level: str, step: str
) -> None:
    """It gives its press for what is inflicted as the press step begins, too (its text; sec. 6.4.6)."""
    fight = fighting("Lessons in the Steel", against=(card,))
    game = fight.game
    fight.play(card, level, by="Alexis")
    while game.question != "After the damage":
        fight.step()
    assert game.asked == "Sarah"
    assert game.table.combat is not None
    assert game.table.combat.step == step
    game.pick("play", "Lessons in the Steel", level="aus for")
    game.pick("seen")
    fight.until("press", by="Sarah")
    game.pick("press")
    assert "Kurt presses to continue the combat" in game.log
