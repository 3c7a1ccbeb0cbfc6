"""Reaction and political action cards, read anew beside their texts and rulings."""

from __future__ import annotations

import pytest

from tests.abilities.calls import called, passes, pools
from tests.abilities.deeds import through
from tests.abilities.fights import fighting
from tests.abilities.shapes import finish, step
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, retainer, vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy

WAKE = "On the Qui Vive"


def may(game: Position, card: str, kind: str = "play", level: str | None = None) -> bool:
    """Whether whoever is asked may play a card now."""
    return any(
        game.name(game.table.copies[option.copy]) == card and level in (None, option.level)
        for option in game.options(kind)
    )


def comes(game: Position, card: str, level: str | None = None) -> bool:
    """Everybody does as little as can be until a card may be played; whether it ever may in this action."""
    while game.choice is not None and game.table.action is not None:
        if may(game, card, level=level):
            return True
        step(game)
    return False


def blocks(game: Position, blocker: Copy) -> None:
    """Everybody passes until a minion can block, and that does."""
    while not any(option.copy == blocker.id for option in game.options("block")):
        game.passes()
    game.pick("block", blocker)


# -- referendums that are cancelled or fail ----------------------------------------------------------------------------


@pytest.mark.parametrize("cancelled", [False, True])
def test_a_cancelled_referendum_has_not_failed(cancelled: bool) -> None:
    """Sec. 6.3.2: The Final Nights and Political Backlash are for one that fails."""

    def lay(game: Position) -> None:
        game.ready("Alexis", vampire("Al", 5))
        game.ready("Alexis", vampire("Eve", 5))
        game.hand("Alexis", "Delaying Tactics", "Political Backlash")

    game, krid = called("The Final Nights", lay=lay)
    if cancelled:
        assert comes(game, "Delaying Tactics")
        game.pick("play", "Delaying Tactics", minion=game.rules.pile(1, "ready")[0])
    assert comes(game, "Political Backlash") != cancelled
    if not cancelled:
        game.pick("play", "Political Backlash", minion=game.rules.pile(1, "ready")[0])
    finish(game)
    assert (krid.blood, pools(game)) == ((8, [30, 30, 30]) if cancelled else (7, [28, 30, 30]))


def test_nobody_pays_for_votes_in_a_cancelled_referendum() -> None:
    """That is over: what a Rant! lets Anarchs burn blood for is not offered any more (sec. 6.3.2)."""

    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, sect="Anarch"))
    game.ready("Alexis", vampire("Al", 5))
    game.hand("Alexis", "Delaying Tactics")
    game.hand("Sarah", "Rant!", "The Final Nights")
    game.pick("political", minion=krid)
    assert comes(game, "Rant!")
    game.pick("play", "Rant!")
    assert game.options("use")
    assert comes(game, "Delaying Tactics")
    game.pick("play", "Delaying Tactics")
    game.pick("discard", "The Final Nights")
    assert not game.options("use")
    assert game.table.referendum is None


def test_the_final_nights_take_a_blood_of_each_vampire() -> None:
    def lay(game: Position) -> None:
        game.ready("Alexis", vampire("Al", 5))

    game, krid = called("The Final Nights", lay=lay)
    passes(game)
    assert (krid.blood, game.rules.pile(1, "ready")[0].blood) == (7, 4)


def test_who_had_the_edge_burns_a_pool_though_it_is_burned_for_a_vote() -> None:
    """Code of Milan Suspended: she is selected with the terms."""

    def lay(game: Position) -> None:
        game.give_edge("Justin")
        game.ready("Sarah", vampire("Voter", 9, title="prince of Chicago"))

    game, _ = called("Code of Milan Suspended", sect="Sabbat", lay=lay)
    while not game.options("edge against") or game.asked != "Justin":
        game.pick("title for") if game.asked == "Sarah" and game.options("title for") else game.passes()
    game.pick("edge against")
    assert not game.edge
    passes(game)
    assert pools(game) == [30, 30, 29]


def test_nobody_is_selected_where_nobody_has_the_edge() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 8, sect="Sabbat"))
    (card,) = game.hand("Sarah", "Code of Milan Suspended")
    with pytest.raises(IllegalError):
        game.pick("political", card)


def test_nobodys_retainer_is_burned_out_of_play() -> None:
    """The Secret Must Be Kept: what lies on an uncontrolled vampire is out of play."""
    game = table()
    game.ready("Sarah", vampire("Krid", 8, sect="Laibon"))
    game.on(game.uncontrolled("Alexis", vampire("Gone", 5)), retainer("Rat", 1))
    (card,) = game.hand("Sarah", "The Secret Must Be Kept")
    with pytest.raises(IllegalError):
        game.pick("political", card)
    game = table()
    game.ready("Sarah", vampire("Krid", 8, sect="Laibon"))
    rat = game.on(game.ready("Alexis", vampire("Here", 5)), retainer("Rat", 1))
    (card,) = game.hand("Sarah", "The Secret Must Be Kept")
    game.pick("political", card)
    passes_all(game)
    assert (rat.place.region, pools(game)) == ("ash heap", [30, 29, 30])


def passes_all(game: Position) -> None:
    """The referendum is called, and passes."""
    while game.table.action is not None and game.table.referendum is None:
        game.passes()
    while game.table.action is not None:
        passes(game)
        if game.table.action is not None:
            step(game)


@pytest.mark.parametrize("level", ["mel", "MEL"])
def test_a_fanfare_may_be_for_nobody(level: str) -> None:
    """Up to five older vampires are none where there are none."""
    game, _ = called("Fanfare for Elysium", level=level, clan="Daughter of Cacophony")
    passes(game)
    assert game.names("Sarah", "in play") == (["Fanfare for Elysium"] if level == "MEL" else [])


# -- woken to react ----------------------------------------------------------------------------------------------------


def test_a_woken_vampire_reacts_fast() -> None:
    """Ruling on wakes: “to use a reaction card like Fast Reaction after combat”; the card locks who is locked."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 4))
    pug = game.ready("Alexis", vampire("Pug", 4, "AUS"), locked=True)
    game.hand("Alexis", "Fast Reaction", WAKE)
    game.pick("bleed", minion=krid)
    blocks(game, ira)
    while not (game.table.combat is None and game.rules.passing.action.fought and may(game, WAKE)):
        step(game)
    assert not may(game, "Fast Reaction")
    game.pick("play", WAKE)
    game.pick("play", "Fast Reaction", level="aus")
    finish(game)
    # The acting minion can't strike in the first round of it.
    assert (krid.blood, ira.blood, pug.blood, pug.locked) == (4, 3, 4, True)


def test_a_woken_baali_calls_the_storm() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4))
    rat = game.on(krid, retainer("Rat", 2))
    ira = game.ready("Alexis", vampire("Ira", 6, clan="Baali"), locked=True)
    game.hand("Alexis", "Bloodstorm of Chorazin", WAKE)
    game.pick("bleed", minion=krid)
    assert comes(game, WAKE)
    game.pick("play", WAKE)
    blocks(game, ira)
    assert comes(game, "Bloodstorm of Chorazin")
    game.pick("play", "Bloodstorm of Chorazin")
    assert (game.table.action, krid.blood, rat.blood, ira.locked) == (None, 3, 1, True)


def test_no_storm_is_called_for_an_older_vampire() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 7))
    ira = game.ready("Alexis", vampire("Ira", 6, clan="Baali"))
    game.hand("Alexis", "Bloodstorm of Chorazin")
    game.pick("bleed", minion=krid)
    blocks(game, ira)
    assert not comes(game, "Bloodstorm of Chorazin")


# -- cancelled as it is played -----------------------------------------------------------------------------------------


def test_the_power_of_all_cancels_nothing_in_combat() -> None:
    """Ruling: it can't be played during combat; before, it can."""
    fight = fighting("Terror Frenzy", sect="Anarch")
    game = fight.game
    for name in ("One", "Two"):
        game.ready("Justin", vampire(name, 5, sect="Anarch"))
    game.hand("Justin", "Power of All")
    fight.until("play", "Terror Frenzy", by="Sarah")
    game.pick("play", "Terror Frenzy", level="ani")
    assert not may(game, "Power of All")
    game = table()
    game.ready("Sarah", vampire("Krid", 5, "DOM"))
    for name in ("One", "Two"):
        game.ready("Justin", vampire(name, 5, sect="Anarch"))
    game.hand("Justin", "Power of All")
    game.hand("Sarah", "Govern the Unaligned")
    game.pick("action card", "Govern the Unaligned", level="dom")
    game.pick("play", "Power of All", minion=game.rules.pile(2, "ready")[0])
    assert game.table.action is None


# -- hunts, allies -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", [4, 1])
def test_counsel_takes_from_whom_the_hunt_takes(left: int) -> None:
    """Ruling: the hunt bonus applies to other hunts too, and the blood comes from their target; no more than it has."""
    game = table()
    game.in_play("Justin", "Restricted Vitae")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Akunanse", sect="Laibon"), blood=0)
    prey = game.ready("Alexis", vampire("Prey", 4), blood=left)
    game.hand("Sarah", "Wanderer's Counsel")
    game.pick("card in play", minion=krid)
    assert comes(game, "Wanderer's Counsel")
    game.pick("play", "Wanderer's Counsel")
    finish(game)
    assert (krid.blood, prey.blood) == ((2, 2) if left == 4 else (1, 0))


def test_who_must_hunt_though_it_has_blood_may_under_restricted_vitae() -> None:
    """A Childe of the Revolution must hunt in its turn, and gets a blood from The Coven before."""
    for restricted in (True, False):
        game = table()
        if restricted:
            game.in_play("Justin", "Restricted Vitae")
        coven = game.in_play("Sarah", "The Coven")
        krid = game.ready("Sarah", vampire("Krid", 6, clan="Brujah", sect="Anarch", title="baron of Rome"), blood=3)
        (childe,) = game.hand("Sarah", "Childe of the Revolution")
        game.pick("action card", "Childe of the Revolution")
        game.pick("pass") if game.options("search") else None
        finish(game)
        game.pick("use", coven)
        game.pick("target", childe)
        assert (childe.blood, krid.locked) == (1, True)
        assert {option.kind for option in game.options() if option.minion == childe.id} == {"hunt"}
        game.pick("hunt", minion=childe)
        finish(game)
        assert childe.locked
    game = table()
    game.in_play("Justin", "Restricted Vitae")
    krid = game.ready("Sarah", vampire("Krid", 6), blood=3)
    assert not [option for option in game.options() if option.kind in ("hunt", "card in play")]


def test_no_counsel_is_for_a_hunt_that_gains_nothing() -> None:
    game = table()
    game.in_play("Justin", "Restricted Vitae")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Akunanse", sect="Laibon"), blood=0)
    game.ready("Alexis", vampire("Prey", 4), blood=0)
    game.hand("Sarah", "Wanderer's Counsel")
    game.pick("card in play", minion=krid)
    assert not comes(game, "Wanderer's Counsel")


def test_hospital_food_comes_from_whom_the_hunt_takes() -> None:
    """The same ruling; without any blood to take the action is successful, and brings none."""
    for left, gained in ((4, 2), (0, 0)):
        game = table()
        game.in_play("Justin", "Restricted Vitae")
        food = game.in_play("Sarah", "Hospital Food")
        krid = game.ready("Sarah", vampire("Krid", 6, sect="Anarch"), blood=0)
        prey = game.ready("Alexis", vampire("Prey", 4), blood=left)
        game.pick("card in play", minion=krid)
        while not game.options("use"):
            game.passes()
        game.pick("use", food)
        finish(game)
        assert (krid.blood, prey.blood, food.locked) == (gained, left - gained, True)


@pytest.mark.parametrize(("card", "level"), [("Purification", "qui"), ("Panacea", "obe"), ("Root of Vitality", "VIC")])
def test_life_is_added_to_an_ally_that_lacks_some(card: str, level: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, level))
    full = game.ready("Sarah", ally("Full", 3))
    game.hand("Sarah", card)
    assert not may(game, card, "action card", level)
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, level))
    full = game.ready("Sarah", ally("Full", 3))
    hurt = game.ready("Sarah", ally("Hurt", 3), blood=1)
    game.hand("Sarah", card)
    game.pick("action card", card, minion=krid, level=level)
    through(game)
    assert (full.blood, hurt.blood) == (3, 2)


def test_a_shadow_sentinel_wakes_a_locked_zombie() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5))
    game.ready("Alexis", vampire("Ira", 8, "OBL"), locked=True)
    game.ready("Alexis", "Shambling Hordes")
    game.hand("Alexis", "Shadow Sentinel")
    game.pick("bleed", minion=krid)
    assert not comes(game, "Shadow Sentinel", "OBL")
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5))
    game.ready("Alexis", vampire("Ira", 8, "OBL"))
    asleep = game.ready("Alexis", "Shambling Hordes", locked=True)
    game.hand("Alexis", "Shadow Sentinel")
    game.pick("bleed", minion=krid)
    assert comes(game, "Shadow Sentinel", "OBL")
    game.pick("play", "Shadow Sentinel", level="OBL")
    blocks(game, asleep)
    finish(game)
    assert game["Alexis"].pool == 30
