"""What a card in play says no time of is used whenever its Methuselah has the opportunity to use an effect: in each
step of an action and of a combat too (sec. 1.6.1.6; rulings on The Barrens and The Louvre)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.vocabulary.windows import IN_COMBAT
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.asking import Option
from vtes_desktop.table.table import Copy

TOREADOR = vampire("Anna", 5, clan="Toreador", text="+2 intercept.")
IN_ACTION = {"before block", "block attempt", "as blocked", "after resolution"}
HELD: tuple[str, ...] = (
    "The Barrens", "Dreams of the Sphinx", "Fragment of the Book of Nod", "The Marrakesh Codex", "The Slaughterhouse",
)  # fmt: skip
"""Cards that are locked for something, whatever goes on."""
BORNE: tuple[str, ...] = ("Corporal Reservoir", "Blood Tears of Kephran", "Vial of Elder Vitae")
"""What a vampire uses of its own."""


def acts(game: Position, kind: str, minion: Copy, card: str | None = None) -> None:
    """A minion acts, once all others have passed what they could use before it."""
    while game.asked != "Sarah":
        game.passes()
    game.pick(kind, card, minion=minion)


def blocked(game: Position, acting: Copy, blocker: Copy, look: Callable[[str], None]) -> None:
    """The acting minion bleeds and is blocked; what is asked at each choice is looked at."""
    acts(game, "bleed", acting)
    for _ in range(60):
        if game.choice is None or game.table.action is None:
            return
        look(game.choice.kind)
        if any(option.copy == blocker.id for option in game.options("block")):
            game.pick("block", blocker)
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    raise AssertionError(f"It never ends: {game}")


def used(game: Position, copy: Copy) -> list[Option]:
    return [option for option in game.options("use") if option.copy == copy.id]


@pytest.mark.parametrize("of", ["Sarah", "Alexis"])
@pytest.mark.parametrize("name", [*HELD, *BORNE])
def test_it_is_used_in_each_step_of_an_action_and_of_a_combat(name: str, of: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5), blood=2)
    anna = game.ready("Alexis", TOREADOR, blood=2)
    copy = game.on(krid if of == "Sarah" else anna, name) if name in BORNE else game.in_play(of, name)
    when = set[str]()
    blocked(game, krid, anna, lambda kind: when.update({kind} if used(game, copy) else ()))
    assert when >= {*IN_ACTION, *IN_COMBAT, "strikes chosen"}


def test_nobody_is_stopped_for_what_can_wait() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5))
    anna = game.ready("Alexis", TOREADOR)
    barrens = game.in_play("Sarah", "The Barrens")
    eager = list[Option]()
    blocked(game, krid, anna, lambda _: eager.extend(each for each in used(game, barrens) if not each.idle))
    assert not eager


def test_the_barrens_find_a_way_past_who_attempts_to_block() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, "obf"))
    game.ready("Alexis", vampire("Ira", 5))
    barrens = game.in_play("Sarah", "The Barrens")
    game.library("Sarah", "Lost in Crowds")
    acts(game, "bleed", krid)
    while not game.options("block"):
        game.passes()
    game.pick("block")
    assert game.choice is not None
    assert (game.asked, game.choice.kind) == ("Sarah", "block attempt")
    game.pick("use", barrens)
    game.pick("discard")
    game.pick("play", "Lost in Crowds")
    game.pass_all()
    assert game["Alexis"].pool == 29


def test_a_toreador_that_is_locked_as_it_attempts_to_block_does_not() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5))
    anna = game.ready("Alexis", TOREADOR)
    louvre = game.in_play("Sarah", "The Louvre, Paris")
    acts(game, "bleed", krid)
    while not game.options("block"):
        assert all(option.idle for option in used(game, louvre))
        game.passes()
    game.pick("block", anna)
    (use,) = used(game, louvre)
    assert not use.idle
    game.pick("use", louvre)
    assert anna.locked
    game.pass_all()
    assert game["Alexis"].pool == 29


def test_who_could_block_once_unlocked_is_a_reason_to_be_asked() -> None:
    game = table()
    fustuk = game.ready("Alexis", "Fustuk")
    goratrix = game.ready("Alexis", vampire("Goratrix", 5, clan="Tremere antitribu"), locked=True)
    krid = game.ready("Sarah", vampire("Krid", 5))
    acts(game, "bleed", krid)
    while game.choice is not None and (game.asked, game.choice.kind) != ("Alexis", "before block"):
        game.passes()
    (use,) = used(game, fustuk)
    assert not use.idle
    game.pick("use", fustuk)
    assert not goratrix.locked


def test_nobody_is_asked_to_vote_only_for_a_use_that_can_wait() -> None:
    game = table()
    lord = game.ready("Sarah", vampire("Lord", 6, title="prince of Chicago"))
    game.in_play("Sarah", "The Barrens")
    game.in_play("Alexis", "The Barrens")
    game.hand("Sarah", "Kine Resources Contested")
    acts(game, "political", lord, "Kine Resources Contested")
    asked = dict[str, bool]()
    while game.choice is not None and game.table.action is not None:
        if game.choice.kind == "polling":
            asked[game.asked] = bool(game.options("use"))
        if any(option.kind in ("pass", "no block") for option in game.options()):
            game.passes()
        else:
            assert game.referee is not None
            game.referee.answer(len(game.options()) - 1)
    assert asked == {"Sarah": True}
