"""What a conflict brings (K4–K13): the Ally, a Victim, Influence, and at the Prince's Haven the Ambition token."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure, choose
from vtes_desktop.table.table import NOBODY
from vtes_desktop.vendetta.by_hand import by_hand
from vtes_desktop.vendetta.carrying_out import Scene, carry_out
from vtes_desktop.vendetta.frenzy import settle
from vtes_desktop.vendetta.game import INFLUENCE, Game, called, change_tokens
from vtes_desktop.vendetta.table import HAVEN

RANKS: Final = ("first", "second", "third")
HIGHEST: Final = 9
"""No reward of Influence is higher."""


def give_rewards(game: Game, location: str, ranked: Sequence[int]) -> Procedure[None]:
    """The rewards of a Location, the first's first: nothing for the fourth and fifth (K13)."""
    for place, seat in enumerate(ranked[: len(RANKS)], 1):
        if not game.table.seats[seat].playing:
            continue
        if place == 1:
            yield from _first(game, seat, location)
        elif place == 2:
            _second(game, seat)
        yield from _influence(game, seat, location, place)
        yield from settle(game)


def _first(game: Game, seat: int, location: str) -> Procedure[None]:
    """The first takes the Ally into her Alliance at once (K4, K7), and at the Haven then the Ambition token: she is
    first in turn order from that moment (K11)."""
    game.say(game.who(seat), f" wins {called(location)}", kind="score", seat=seat)
    ally = game.ally_at(location)
    if ally is not None:
        name = game.doing.name(ally)
        game.put(ally, seat, "alliance")
        game.say(game.who(seat), " takes ", name, seat=seat)
    if location == HAVEN and game.table.edge != seat:
        game.do(m.GiveEdge(seat))
        game.say(game.who(seat), " takes the Ambition token", kind="score", seat=seat)
    if ally is not None:
        does = game.face(ally).does
        if does is None:
            yield from by_hand(
                game, seat, ally, f"{game.name(ally)}: what it does when acquired is not in the card file."
            )
        elif does.acquired is not None:
            yield from carry_out(game, does.acquired, Scene(seat, ally))


def _second(game: Game, seat: int) -> None:
    """The second takes a Victim of the deck into her Alliance at once (K5, K7)."""
    deck = game.pile(NOBODY, "victims")
    if deck:
        name = game.doing.name(deck[0])
        game.put(deck[0], seat, "alliance")
        game.say(game.who(seat), " takes ", name, seat=seat)


def _influence(game: Game, seat: int, location: str, place: int) -> Procedure[None]:
    """Influence by rank and round (K8, K9), and 1 more for the winner at the Prince's Haven (K10)."""
    amount = yield from reward_of(game, place)
    if amount is None:
        what = f"Take the Influence for the {RANKS[place - 1]} place in round {game.round} (rulebook p. 15)."
        yield from by_hand(game, seat, None, what)
        amount = 0
    more = 0
    if place == 1 and location == HAVEN:
        more = 1 if game.cards.rewards.haven_winner is None else game.cards.rewards.haven_winner
    if amount + more:
        gained = change_tokens(game, seat, INFLUENCE, amount + more)
        game.say(game.who(seat), f" gains {gained} Influence for the {RANKS[place - 1]} place", kind="score", seat=seat)


def reward_of(game: Game, place: int) -> Procedure[int | None]:
    """The Influence of a rank in this round; where no file says it, what the first player reads from the rulebook, once
    for the whole game; None where it is left to be done by hand (K9)."""
    known = game.cards.rewards.of(place, game.round)
    if known is not None:
        return known
    counter = f"reward {RANKS[place - 1]} {game.round}"
    said = game.table.tally.get(counter, 0)
    if not said:
        options = (
            *(Option("number", str(each), amount=each) for each in range(HIGHEST + 1)),
            Option("by hand", "By hand: everybody takes it", amount=HIGHEST + 1),
        )
        question = f"How much Influence does the {RANKS[place - 1]} place bring in round {game.round}? (Rulebook p. 15)"
        option = yield from choose(game.in_order()[0], "reward", question, options, "K9")
        said = option.amount + 1
        game.tally(counter, said)
        if option.kind == "number":
            game.say(
                f"The {RANKS[place - 1]} place in round {game.round} brings {option.amount} Influence", seat=NOBODY
            )
    return None if said > HIGHEST + 1 else said - 1
