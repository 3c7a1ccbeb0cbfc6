"""Rulings on the moment in which a card is played, and on votes that are taken off."""

from __future__ import annotations

import pytest

from tests.abilities.calls import passes, to_terms
from tests.abilities.fights import fighting
from tests.abilities.table import table, texts
from tests.abilities.test_modifiers import may_play
from vtes_desktop.abilities.reading import reading_of
from vtes_desktop.rules.invented import vampire

WAKE = "Wake with Evening's Freshness"


def test_a_locked_minion_wakes_to_cancel_what_is_being_played() -> None:
    """Nothing is replaced meanwhile: what the waking card would have brought is drawn when that card is done with."""
    game = table()
    game.ready("Sarah", vampire("Krid", 5, "DOM"), blood=5)
    game.ready("Alexis", vampire("Kit", 8, "DEM"), blood=5, locked=True)
    game.hand("Sarah", "Govern the Unaligned")
    game.hand("Alexis", "Touch of Clarity", "On the Qui Vive")
    game.library("Alexis", "Blood Doll", "Villein")
    game.pick("action card", "Govern the Unaligned", level="dom")
    assert not may_play(game, "Touch of Clarity")
    game.pick("play", "On the Qui Vive")
    assert game.names("Alexis", "hand") == ["Touch of Clarity"]
    game.pick("play", "Touch of Clarity", level="DEM")
    assert game.table.action is None
    assert game.names("Alexis", "hand") == ["Blood Doll", "Villein"]


def test_nobody_wakes_for_what_could_not_be_cancelled_awake() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 5), blood=5)
    game.ready("Alexis", vampire("Kit", 8, "DEM"), blood=5, locked=True)
    game.ready("Alexis", vampire("Ira", 3))
    game.hand("Sarah", "Bum's Rush")
    game.hand("Alexis", "Touch of Clarity", WAKE)
    game.pick("action card", "Bum's Rush")
    assert game.choice is not None and game.choice.kind != "as played"


def test_a_locked_minion_wakes_after_the_action_for_what_is_played_then() -> None:
    """Burnt Offerings is for a minion of her predator that has bled her."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5), blood=5)
    game.ready("Alexis", vampire("Kit", 8, "AUS"), blood=5, locked=True)
    game.hand("Alexis", "Burnt Offerings", WAKE)
    game.pick("bleed", minion=krid)
    while game["Alexis"].pool == 30:
        game.passes()
    assert not may_play(game, "Burnt Offerings")
    game.pick("play", WAKE)
    game.pick("play", "Burnt Offerings", level="AUS")
    assert game["Sarah"].pool == 29


def test_what_is_to_be_equipped_is_named_before_its_card_can_be_cancelled() -> None:
    fight = fighting("Concealed Weapon", "Saturday-Night Special", "Brass Knuckles")
    game = fight.game
    game.hand("Justin", "Direct Intervention")
    while not game.options("play"):
        game.passes()
    game.pick("play", "Concealed Weapon")
    game.pick("target", "Brass Knuckles")
    assert game.options("out of turn")
    game.pick("out of turn", "Direct Intervention")
    assert (fight.kurt.attached, "Brass Knuckles" in game.names("Sarah", "hand")) == ([], True)


@pytest.mark.parametrize(
    ("card", "level", "picked", "said"),
    [
        ("Clan Impersonation", "", "Brujah", "Krid plays Clan Impersonation (Brujah)"),
        ("Shattering", "pro", "Ira", "Krid plays Shattering [pro] (Ira)"),
        ("Whispers from the Dead", "nec", "Bum's Rush", "Krid plays Whispers from the Dead [nec] (Bum's Rush)"),
        ("Feast of the Soul's Secrets", "DOM", "Cub", "Krid plays Feast of the Soul's Secrets [DOM] (Cub)"),
    ],
)
def test_all_hear_what_is_declared_with_an_action_card(card: str, level: str, picked: str, said: str) -> None:
    """Before anybody says whether to block (sec. 6.2.1)."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "PRO NEC DOM", clan="Salubri", sect="Anarch"))
    game.ready("Sarah", vampire("Cub", 3))
    game.ready("Alexis", vampire("Ira", 6))
    game.hand("Sarah", card)
    game.ash_heap("Sarah", "Bum's Rush", "Deflection")
    game.pick("action card", card, minion=krid, level=level)
    assert game.referee is not None
    game.referee.answer(next(n for n, each in enumerate(game.options()) if picked in each.text))
    assert said in game.log


@pytest.mark.parametrize(("title", "muted", "votes"), [("prince of Chicago", False, 4), ("", True, 1)])
def test_votes_that_are_gained_make_up_for_those_that_are_taken_off(title: str, muted: bool, votes: int) -> None:
    """Who has no title and is muted lacks 3, which is no vote against anybody. The blood that this costs is burned when
    all that the referendum does is done."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "PRE", title=title), blood=8)
    for _ in range(muted):
        game.on(krid, "Condemnation: Mute", marks={"level": "DAI"})
    game.hand("Sarah", "Anarchist Uprising", "Bewitching Oration")
    game.pick("political")
    to_terms(game)
    game.pick("play", "Bewitching Oration", level="PRE")
    assert [option.amount for option in game.options("gained for")] == [votes]
    passes(game)
    game.pass_all()
    assert krid.blood == 8 - muted
    if muted:
        said = " ".join(game.log)
        assert said.index("passes:") < said.index("burns 1 blood")


@pytest.mark.parametrize(
    ("name", "said"), [("Sense Vibrations", "The minion that bears it"), ("Vigilance", "locked minion")]
)
def test_what_is_used_is_not_read_as_what_is_always_so(name: str, said: str) -> None:
    card = table().card(name)
    assert said not in " ".join(reading_of(card, texts().of(card)))
