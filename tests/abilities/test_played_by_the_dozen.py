"""Cards of a random sample, each played in the way in which it was wrong, and beside it."""

from __future__ import annotations

import pytest

from tests.abilities.deeds import through
from tests.abilities.fights import Fighting, fighting
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.table import Copy

# -- allies that were recruited this turn ----------------------------------------------------------------------


def cast_for(game: Position) -> None:
    """Everybody casts for the referendum that is called, to its end."""
    for _ in range(40):
        if game.table.action is None:
            break
        mine = [number for number, each in enumerate(game.options()) if each.kind in ("title for", "card for")]
        game.referee.answer(mine[0]) if mine and game.referee is not None else game.passes()


def called_after_recruiting(card: str, *, recruits: bool) -> Position:
    """Sarah's prince calls a referendum that passes, after her other vampire has recruited an ally or has not."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, title="prince of Chicago"))
    other = game.ready("Sarah", vampire("Tom", 5))
    game.hand("Sarah", card, "Vagabond Mystic")
    if recruits:
        game.pick("recruit", minion=other)
        through(game)
    game.pick("political", minion=krid)
    cast_for(game)
    return game


@pytest.mark.parametrize(("recruits", "pool"), [(False, 28), (True, 27)])
def test_anarchist_uprising_counts_an_ally_that_was_recruited_this_turn(recruits: bool, pool: int) -> None:
    game = called_after_recruiting("Anarchist Uprising", recruits=recruits)
    assert game["Sarah"].pool == pool


def test_domain_challenge_does_not_count_the_unlocked_recruit() -> None:
    game = called_after_recruiting("Domain Challenge", recruits=True)
    assert game["Sarah"].pool == 28  # The two vampires are locked.


def test_uncontrolled_vampires_are_no_minions_that_one_controls() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, title="prince of Chicago"))
    game.uncontrolled("Sarah", vampire("Not Yet", 5), blood=2)
    game.hand("Sarah", "Anarchist Uprising")
    game.pick("political", minion=krid)
    cast_for(game)
    assert game["Sarah"].pool == 29


# -- swords ----------------------------------------------------------------------------------------------------


def struck_with(sword: str, ira: Card, blood: int) -> Fighting:
    """Kurt, a Salubri, strikes with a sword that he bears; what comes after the strikes is left to the test."""
    kurt = vampire("Kurt", 8, clan="Salubri", text="+2 strength.")
    fight = fighting(kurt=kurt, ira=ira, blood=(6, blood), on_kurt=(sword,))
    fight.until("weapon")
    fight.game.pick("weapon")
    return fight


@pytest.mark.parametrize(
    ("ira", "blood", "offered"),
    [
        (vampire("Ira", 6), 1, True),
        (vampire("Ira", 6), 6, False),
        (ally("Brute", 3), 3, False),
    ],
)
def test_the_sword_of_the_archangel_unlocks_its_bearer_for_a_burned_vampire_only(
    ira: Card, blood: int, offered: bool
) -> None:
    fight = struck_with("Sword of the Archangel", ira, blood)
    while fight.game.table.action is not None and not fight.game.options("use"):
        fight.step()
    assert bool(fight.game.options("use")) is offered
    if offered:
        fight.game.pick("use")
        fight.end()
    assert fight.kurt.locked is not offered


def unlock(game: Position, minion: Copy) -> None:
    """The minion may act once more in this turn: its minion phase is begun anew."""
    minion.locked = False
    game.referee = None
    game.phase("minion", of="Sarah")


def hand_over(game: Position, to: Copy) -> None:
    unlock(game, to)
    game.pick("equip from", minion=to)
    through(game)


def test_the_crimson_sentinel_loses_its_souls_as_another_minion_takes_it_and_does_not_find_them_again() -> None:
    game = table()
    first = game.ready("Sarah", vampire("Krid", 5))
    second = game.ready("Sarah", vampire("Tom", 5))
    game.hand("Sarah", "The Crimson Sentinel")
    game.pick("equip", minion=first)
    through(game)
    (sentinel,) = (game.rules.copy(each) for each in first.attached)
    sentinel.counters["counters"] = 3
    hand_over(game, second)
    assert (sentinel.place.on, sentinel.counters.get("counters", 0)) == (second.id, 0)
    sentinel.counters["counters"] = 2
    hand_over(game, first)
    assert (sentinel.place.on, sentinel.counters.get("counters", 0)) == (first.id, 0)


def test_the_crimson_sentinel_keeps_its_souls_with_its_bearer() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5))
    game.hand("Sarah", "The Crimson Sentinel", ".44 Magnum")
    game.pick("equip", "The Crimson Sentinel", minion=krid)
    through(game)
    (sentinel,) = (game.rules.copy(each) for each in krid.attached)
    sentinel.counters["counters"] = 3
    unlock(game, krid)
    game.pick("equip", ".44 Magnum", minion=krid)
    through(game)
    assert sentinel.counters["counters"] == 3
