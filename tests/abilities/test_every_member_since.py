"""“Since your last turn”: after the end of one’s last turn and until now, so that one’s last turn does not count, and
the one that is being played does (ruling). Each card of the group; and who has left the game, or turned the order,
since."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.abilities.members import each, fitting
from tests.abilities.table import table
from vtes_desktop.abilities.position import Phase, Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.burning import DIABLERIE_ON, OTHERS_DEAD
from vtes_desktop.rules.game import BURNED_IN, BURNED_UNDER
from vtes_desktop.rules.invented import ally, imbued, vampire
from vtes_desktop.rules.minion.basic_actions import bled_hard
from vtes_desktop.rules.titles.contests import CAME
from vtes_desktop.rules.torpor.diablerie import COMMITTED_IN
from vtes_desktop.rules.turn.influence import ENTERED
from vtes_desktop.rules.turn.since import since_last_turn
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import REVERSED, Copy

GROUP = ("Since your last turn", "between the end")
NOW = 7
"""Sarah's turn of three; her last was the fourth."""
Lays = Callable[[Position, int], object]
"""Lays what the card asks for, that happened in a turn."""


def marked(mark: str, *, capacity: int = 2, sect: str = "Sabbat") -> Lays:
    """A young vampire of Alexis bears a mark with the number of the turn."""
    return lambda game, turn: game.ready("Alexis", vampire("Ira", capacity, sect=sect), marks={mark: str(turn)})


def burned(face: Card, whose: str = "Sarah", under: str = "") -> Lays:
    """A card lies in an ash heap that was burned in that turn."""

    def lays(game: Position, turn: int) -> None:
        (copy,) = game.ash_heap(whose, face)
        copy.marks[BURNED_IN] = str(turn)
        if under:
            copy.marks[BURNED_UNDER] = str(game.seat(under))

    return lays


def victorious(game: Position, turn: int) -> None:
    game.rules.do(m.SetCounter(0, "gained a victory point 1 in turn", turn))


DOG = ally("Dog", 2)
ASKS: dict[str, tuple[Lays, Phase]] = {
    "Carlton Van Wyk": (marked(COMMITTED_IN), "discard"),
    "Community Justice": (marked(f"{DIABLERIE_ON} Brujah"), "minion"),
    "Compel the Spirit": (burned(DOG), "minion"),
    "Daemonic Possession": (burned(vampire("Late", 3), "Alexis", "Alexis"), "minion"),
    "Ghost-Eater": (burned(DOG, "Alexis"), "minion"),
    "Lextalionis": (victorious, "minion"),
    "Resurrection": (burned(DOG), "minion"),
    "Retribution": (marked(bled_hard(0)), "master"),
    "Rogue": (marked(COMMITTED_IN), "master"),
    "Rubicon": (marked(f"{OTHERS_DEAD} 0"), "minion"),
    "Sixth Tradition: Destruction": (marked(COMMITTED_IN), "minion"),
    "Songs of the Distant Vitae": (marked(COMMITTED_IN), "minion"),
    "Toy Chest Test": (marked(CAME), "master"),
}


def ready_to_play(card: Card, turn: int, *names: str) -> tuple[Position, Copy]:
    """Krid of Sarah may play the card, if what it asks for in that turn counts."""
    game = table(*(names or ("Sarah", "Alexis", "Justin")))
    lays, phase = ASKS[card.display_name]
    face = fitting(card, 9)
    if card.display_name == "Community Justice":
        face = vampire("Krid", 9, clan="Brujah", sect="Anarch")
    elif card.display_name in ("Toy Chest Test", "Rubicon"):
        face = vampire("Krid", 9, clan="Brujah", sect="Sabbat", title="archbishop of Oslo")
    game.ready("Sarah", face)
    lays(game, turn)
    copy = game.ready("Sarah", card) if "Ally" in card.types else game.hand("Sarah", card)[0]
    game.phase(phase, of="Sarah")
    assert game.table.turn == NOW
    return game, copy


def may(game: Position, copy: Copy, level: str = "") -> bool:
    return any(option.copy == copy.id and level in ("", option.level) for option in game.options())


@each(*GROUP, but=("New in Town",))
@pytest.mark.parametrize(("turn", "counts"), [(NOW - 4, False), (NOW - 3, False), (NOW - 2, True), (NOW, True)])
def test_what_was_since_the_last_turn_counts(card: Card, turn: int, *, counts: bool) -> None:
    game, copy = ready_to_play(card, turn)
    level = "qui" if card.display_name.startswith("Songs") else ""
    assert may(game, copy, level) == counts


@pytest.mark.parametrize(("whose", "counts"), [("Alexis", True), ("Justin", True), ("Sarah", False)])
def test_who_came_out_in_the_influence_phase_of_another_is_new_in_town(whose: str, counts: bool) -> None:
    """Such a mark lasts until the next influence phase of that Methuselah."""
    game = table()
    game.ready(whose, vampire("Ira", 5), marks={ENTERED: str(game.seat(whose))})
    (copy,) = game.hand("Sarah", "New in Town")
    game.phase("master", of="Sarah")
    assert may(game, copy) == counts


def turns(game: Position, until: int) -> None:
    """Everybody passes until that turn."""
    for _ in range(200):
        if game.table.turn >= until or game.choice is None:
            return
        game.passes()


def test_nobody_who_leaves_the_game_makes_a_turn_longer_ago() -> None:
    """What Alexis did in her turn counts in Sarah's, though Justin is ousted in between."""
    game = table()
    for seat in ("Sarah", "Alexis", "Justin"):
        game.ready(seat, vampire(f"Somebody of {seat}", 6))
    game.phase("discard", of="Sarah", turn=NOW)
    turns(game, NOW + 3)
    assert (game.table.turn, game.table.active) == (NOW + 3, 0)
    assert [since_last_turn(game.table, turn) for turn in range(NOW, NOW + 4)] == [False, True, True, True]
    game.rules.do(m.Leave(2, ousted=True))
    assert [since_last_turn(game.table, turn) for turn in range(NOW, NOW + 4)] == [False, True, True, True]


def test_nor_does_who_turns_the_order_round() -> None:
    game = table()
    for seat in ("Sarah", "Alexis", "Justin"):
        game.ready(seat, vampire(f"Somebody of {seat}", 6))
    game.phase("discard", of="Sarah", turn=NOW)
    turns(game, NOW + 1)
    game.rules.do(m.SetCounter(0, REVERSED, 1))
    turns(game, NOW + 2)
    assert (game.table.turn, game.table.active) == (NOW + 2, 0)
    assert [since_last_turn(game.table, turn) for turn in range(NOW, NOW + 3)] == [False, True, True]


@pytest.mark.parametrize(
    ("name", "level", "whose", "after"),
    [
        ("Ghost-Eater", "", "Alexis", "cards removed from the game of Alexis"),
        ("Daemonic Possession", "NEC", "Alexis", "ready region of Sarah"),
        ("Compel the Spirit", "NEC", "Sarah", "ready region of Sarah"),
        ("Resurrection", "OBE", "Sarah", "ready region of Sarah"),
        ("Compel the Spirit", "nec", "Sarah", ""),
        ("Resurrection", "val", "Sarah", ""),
    ],
)
def test_an_imbued_has_been_burned_from_play_like_another_ally(name: str, level: str, whose: str, after: str) -> None:
    """The Imbued appendix: it counts as an ally; as a crypt card it comes to no hand."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 9, "NEC OBE VAL", clan="Harbinger of Skulls"), blood=2)
    anna = game.ready(whose, imbued("Anna", 4))
    game.hand("Sarah", name)
    game.rules.burn(anna)
    assert any(option.level == level for option in game.options("action card")) is bool(after)
    if after:
        game.pick("action card", name, minion=krid, level=level)
        game.pass_all()
        assert game.where(anna) == after
        assert anna.blood == {"Ghost-Eater": 0, "Daemonic Possession": 1}.get(name, 4)
        assert krid.blood == {"Ghost-Eater": 6, "Daemonic Possession": 0}.get(name, 1)
