"""Action modifiers and reactions, each played in the way in which it was wrong, and beside it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import control
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy

# -- who has blocked, though the action went on ------------------------------------------------------------------------


def until(game: Position, kind: str, card: str = "", *, by: str = "", level: str | None = None) -> bool:
    """Everybody passes, and strikes with hands, until something is offered; whether it ever was."""
    for _ in range(80):
        wanted = game.card(card).id if card else 0
        for option in game.options(kind) if by in ("", game.asked) else []:
            copy = game.table.copies.get(option.copy)
            if (not card or (copy is not None and copy.card == wanted)) and level in (None, option.level):
                return True
        if game.table.action is None:
            return False
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    raise AssertionError(f"It never comes to that: {game}")


def goes_on(card: str, level: str, *, stealth: str = "", when: str) -> tuple[Position, Copy]:
    """Sarah's Krid bleeds, Alexis's Ira blocks, and the action goes on after the combat. Ira plays a reaction card with
    which she attempts (“before”), while she attempts (“in it”) or not before the end (“after”)."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "PRO", text=stealth), blood=6)
    face = vampire("Ira", 8, f"{level} AUS", clan="Ravnos")
    ira = game.ready("Alexis", face, blood=6, locked=when == "before")
    game.hand("Sarah", "Form of Mist")
    game.hand("Alexis", card)
    game.pick("bleed", minion=krid)
    if when == "before":
        assert until(game, "play", card, by="Alexis", level=level)
        game.pick("play", card, level=level)
    else:
        assert until(game, "block")
        game.pick("block", ira)
    if when == "in it":
        assert until(game, "play", card, by="Alexis", level=level)
        game.pick("play", card, level=level)
    assert until(game, "play", "Form of Mist", level="PRO")
    game.pick("play", "Form of Mist", level="PRO")
    assert until(game, "yes")
    game.pick("yes")
    return game, ira


def test_who_has_blocked_for_dogged_pursuit_gets_no_card() -> None:
    game, ira = goes_on("Dogged Pursuit", "ANI", when="before")
    game.pass_all()
    assert (game["Alexis"].pool, ira.attached) == (29, [])


def test_truth_in_darkness_unlocks_who_has_blocked_though_the_action_went_on() -> None:
    game, ira = goes_on("Truth in Darkness", "OBL", stealth="+1 stealth.", when="in it")
    assert until(game, "yes", by="Alexis")
    game.pick("yes")
    game.pass_all()
    assert (ira.locked, ira.blood) == (False, 5)


@pytest.mark.parametrize("level", ["ser", "SER"])
def test_extortion_is_played_by_who_has_blocked_though_the_action_went_on(level: str) -> None:
    game, ira = goes_on("Extortion", level, when="after")
    assert until(game, "play", "Extortion", by="Alexis", level=level)
    game.pick("play", "Extortion", level=level)
    assert ira.blood == 5


def test_extortion_is_not_for_who_has_not_blocked() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.ready("Alexis", vampire("Ira", 8, "SER"))
    game.hand("Alexis", "Extortion")
    game.pick("bleed", minion=krid)
    assert not until(game, "play", "Extortion")


def test_a_block_before_forced_awakening_is_none_for_it() -> None:
    """Ira blocks, and the action goes on; only then she wakes, and blocks no more."""
    game, ira = goes_on("Forced Awakening", "", when="after")
    assert until(game, "play", "Forced Awakening", by="Alexis")
    game.pick("play", "Forced Awakening")
    game.pass_all()
    assert ira.blood == 5


# -- votes that are taken off once they are cast -----------------------------------------------------------------------

PATH = "Power and the Inner Voice"


def polled(title: str, gains: str, *, cast: tuple[str, ...]) -> Position:
    """Sarah's Krid, of the Path of Power, holds Absolute Tyranny as Alexis's Ira has cast what she has, or a part."""
    game = table()
    game.ready("Sarah", replace(vampire("Krid", 8, "POT PRE", title="bishop", sect="Sabbat"), path=PATH))
    game.ready("Alexis", vampire("Ira", 6, clan="Lasombra", title=title))
    game.hand("Sarah", "Absolute Tyranny", "Consanguineous Boon")
    game.hand("Alexis", *filter(None, [gains]))
    game.pick("political", "Consanguineous Boon")
    for source in cast:
        for _ in range(60):
            if game.asked == "Alexis" and gains and game.options("play"):
                game.pick("play", gains)
            elif game.asked == "Alexis" and game.options(f"{source} against"):
                game.pick(f"{source} against")
                break
            elif game.options("wait"):
                game.pick("wait")
            elif game.options("clan"):
                game.pick("clan", level="")
            else:
                game.passes()
    return game


def tyranny(game: Position) -> None:
    while not any(option.level == "POT PRE" for option in game.options("play")):
        game.pick("wait") if game.options("wait") else game.passes()
    game.pick("play", "Absolute Tyranny", level="POT PRE")


def against(game: Position) -> int:
    call = game.table.referendum
    assert call is not None
    return sum(vote.amount for vote in call.cast if vote.side == "against")


@pytest.mark.parametrize(("title", "votes"), [("primogen", 0), ("prince of Paris", 1)])
def test_absolute_tyranny_counts_off_what_was_cast_already(title: str, votes: int) -> None:
    game = polled(title, "", cast=("title",))
    tyranny(game)
    assert against(game) == votes


def test_absolute_tyranny_counts_off_gained_votes_of_who_has_no_others() -> None:
    game = polled("", "Ominous Chorus", cast=("gained",))
    assert against(game) == 3
    tyranny(game)
    assert against(game) == 2
    while game.table.referendum is not None:
        assert game.asked != "Alexis" or not game.options("gained against")
        game.passes()


def test_absolute_tyranny_leaves_gained_votes_where_a_title_bears_it() -> None:
    game = polled("primogen", "Ominous Chorus", cast=("gained",))
    tyranny(game)
    assert against(game) == 3
    while game.table.referendum is not None:
        assert game.asked != "Alexis" or not game.options("title against")
        game.passes()


@pytest.mark.parametrize("first", [True, False])
def test_absolute_tyranny_counts_off_votes_that_an_effect_casts(first: bool) -> None:
    game = table()
    game.ready("Sarah", replace(vampire("Krid", 8, "POT PRE", title="bishop", sect="Sabbat"), path=PATH))
    game.ready("Alexis", vampire("Ira", 6, "DEM"))
    game.hand("Sarah", "Absolute Tyranny", "Consanguineous Boon")
    game.hand("Alexis", "Wrong and Crosswise")
    game.pick("political", "Consanguineous Boon")
    while game.table.referendum is None or not game.options("title for"):
        game.pick("clan", level="") if game.options("clan") else game.passes()
    if first:
        tyranny(game)
    while not (game.asked == "Alexis" and game.options("play")):
        game.pick("wait") if game.options("wait") else game.passes()
    game.pick("play", "Wrong and Crosswise", level="DEM")
    if not first:
        tyranny(game)
    assert against(game) == 3


@pytest.mark.parametrize("level", ["pre", "PRE"])
def test_disarming_presence_locks_who_is_made_to_vote(level: str) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 8, "PRE", title="primogen"))
    ira = game.ready("Alexis", vampire("Ira", 6, "DEM"))
    game.hand("Sarah", "Disarming Presence", "Consanguineous Boon")
    game.hand("Alexis", "Wrong and Crosswise")
    game.pick("political", "Consanguineous Boon")
    while not any(option.level == level for option in game.options("play")):
        game.pick("clan", level="") if game.options("clan") else game.passes()
    game.pick("play", "Disarming Presence", level=level)
    while not (game.asked == "Alexis" and game.options("play")):
        game.pick("wait") if game.options("wait") else game.passes()
    game.pick("play", "Wrong and Crosswise", level="DEM")
    assert ira.locked


# -- an action that is taken over --------------------------------------------------------------------------------------


@pytest.mark.parametrize("clear", [True, False])
def test_perfect_clarity_shields_who_takes_the_action_over(clear: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "tha OBF"))
    mask = game.ready("Sarah", vampire("Mask", 6, "tha OBF"))
    game.ready("Alexis", vampire("Ira", 6, "DOM"))
    game.hand("Sarah", "Perfect Clarity", "Mask of a Thousand Faces")
    game.hand("Alexis", "Deflection")
    game.pick("bleed", minion=krid)
    if clear:
        game.pick("play", "Perfect Clarity", level="tha")
    assert until(game, "play", "Mask of a Thousand Faces", level="obf")
    game.pick("play", "Mask of a Thousand Faces", minion=mask, level="obf")
    assert until(game, "play", "Deflection", by="Alexis") is not clear


# -- what hangs on who has reacted -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("becomes", "stealth"), [("", -1), ("Sarah", 0), ("burned", 0)])
def test_darksight_hangs_on_who_controls_the_vampire_that_reacted(becomes: str, stealth: int) -> None:
    """Alexis’s Ira has seen Krid of Sarah, who bleeds Alexis later; by then Ira is still hers, or not."""
    game = table("Sarah", "Alexis")
    krid = game.ready("Sarah", vampire("Krid", 6))
    other = game.ready("Sarah", vampire("Veil", 6, "OBF"))
    ira = game.ready("Alexis", vampire("Ira", 6, "OBT"))
    game.ready("Alexis", vampire("Idle", 4))
    game.hand("Sarah", "Veil the Legions")
    game.hand("Alexis", "Darksight")
    game.pick("bleed", minion=krid)
    assert until(game, "block")
    game.pick("block", ira)
    game.pick("play", "Veil the Legions", minion=other, level="obf")
    assert until(game, "play", "Darksight", by="Alexis", level="OBT")
    game.pick("play", "Darksight", level="OBT")
    assert not until(game, "use")
    assert [game.name(game.rules.copy(number)) for number in krid.attached] == ["Darksight"]
    if becomes == "burned":
        game.rules.burn(ira)
    elif becomes:
        list(control.take_control(game.rules, game.seat(becomes), ira))
    game.go_to("minion", "Alexis")
    game.go_to("minion", "Sarah")
    game.pick("bleed", minion=krid)
    assert game.rules.action.stealth == stealth
