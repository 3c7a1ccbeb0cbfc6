"""A discreet table: what is asked, of whom and when tells nobody what a hand holds (experience.md, strict mode).

The same turns are played with another hand by somebody who plays none of it: everybody is asked the same.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import library, vampire

Asked = tuple[str, str, str]
"""Who is asked, what about, and in which words."""

HANDS: dict[str, tuple[Card, ...]] = {
    "reactions": (
        library("Reaction", "Reaction"),
        library("Sharp eyes", "Reaction", text="+1 intercept."),
        library("Awakening", "Reaction", text="Only usable by a locked vampire."),
    ),
    "modifiers": (
        library("Modifier", "Action Modifier"),
        library("Shadow", "Action Modifier", text="+1 stealth."),
    ),
    "combat cards": (
        library("Trick", "Combat"),
        library("Running", "Combat", text="Maneuver."),
        library("Chasing", "Combat", text="Press."),
        library("Claw", "Combat", text="Strike: 2 damage."),
        library("Hide", "Combat", text="Prevent 1 damage."),
        library("Flurry", "Combat", text="1 additional strike."),
    ),
    "master cards": (
        library("Haven", "Master", text="Location."),
        library("Veto", "Master", text="Master: out-of-turn. Cancel a master card as it is played."),
    ),
    "votes": (library("Motion", "Political Action"),),
    "action cards": (library("Deed", "Action"), library("Gun", "Equipment", text="Weapon.")),
    "events": (library("Sign", "Event"),),
    "a burn option": (library("Relic", "Equipment", clans=("Baali",), burn_option=True),),
}


def three(hand: tuple[Card, ...], *, discreet: bool) -> Position:
    """Sarah, Alexis and Justin have a vampire each; Alexis holds these cards. It is Sarah's unlock phase."""
    game = Position("Sarah", "Alexis", "Justin")
    game.rules.discreet = discreet
    for seat, name in (("Sarah", "Krid"), ("Alexis", "Ira"), ("Justin", "Mazz")):
        game.ready(seat, vampire(name, 6, title="prince of " + name), blood=5)
    game.hand("Alexis", *hand)
    game.phase("unlock", of="Sarah")
    return game


def passing(game: Position, asked: list[Asked], until: Callable[[], bool]) -> None:
    """Everybody does as little as may be done, and it is written down who was asked what."""
    while game.choice is not None and not until():
        note(game, asked)
        kinds = [option.kind for option in game.options()]
        least = next((kinds.index(kind) for kind in ("pass", "no block", "done", "agreed") if kind in kinds), 0)
        assert game.referee is not None
        game.referee.answer(least)


def note(game: Position, asked: list[Asked]) -> None:
    choice = game.choice
    assert choice is not None
    asked.append((game.asked, choice.kind, choice.question))


def a_bleed_blocked(game: Position, asked: list[Asked]) -> None:
    """Krid bleeds Alexis and Ira blocks: a combat of one round with hand strikes."""
    passing(game, asked, lambda: game.table.phase == "minion" and game.choice is not None)
    game.pick("bleed")
    passing(game, asked, lambda: any(option.kind == "block" for option in game.options()))
    note(game, asked)
    game.pick("block")
    passing(game, asked, lambda: game.table.action is None)


def a_bleed_of_hers(game: Position, asked: list[Asked]) -> None:
    """Alexis's own turn: Ira bleeds Justin and is not blocked; then hers ends."""
    passing(game, asked, lambda: (game.table.active, game.table.phase) == (1, "minion") and game.choice is not None)
    game.pick("bleed")
    passing(game, asked, lambda: game.table.active == 2)


def a_referendum(game: Position, asked: list[Asked]) -> None:
    """Krid calls a referendum, in which nobody votes."""
    game.hand("Sarah", library("Law", "Political Action", text="Successful referendum means nothing."))
    passing(game, asked, lambda: game.table.phase == "minion" and game.choice is not None)
    game.pick(next(option.kind for option in game.options() if option.text.endswith("Law") or "Law" in option.text))
    passing(game, asked, lambda: game.table.action is None)


TURNS = {"a bleed blocked": a_bleed_blocked, "a bleed of hers": a_bleed_of_hers, "a referendum": a_referendum}


def played(turn: str, hand: tuple[Card, ...], *, discreet: bool) -> list[Asked]:
    """Who is asked what when turns are played."""
    game = three(hand, discreet=discreet)
    asked: list[Asked] = []
    TURNS[turn](game, asked)
    return asked


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("hand", HANDS)
def test_nobody_can_tell_what_a_hand_holds(turn: str, hand: str) -> None:
    nothing = played(turn, (), discreet=True)
    assert played(turn, HANDS[hand], discreet=True) == nothing
    assert any(who == "Alexis" for who, _, _ in nothing), "she holds cards, and so she is asked"


@pytest.mark.parametrize(
    ("turn", "hand"),
    [
        ("a bleed blocked", "reactions"),
        ("a bleed blocked", "combat cards"),
        ("a bleed of hers", "modifiers"),
        ("a bleed of hers", "master cards"),
        ("a bleed of hers", "a burn option"),
    ],
)
def test_at_another_table_one_could(turn: str, hand: str) -> None:
    """Else the test above would say nothing."""
    assert played(turn, HANDS[hand], discreet=False) != played(turn, (), discreet=False)
