"""Control of a minion for a while only: it goes back to who had it, ready or not (sec. 1.5)."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.rules import minions
from vtes_desktop.rules.control import BORROWED, marked_or_contested, move_with_all
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.titles.contests import contest_card, contests_oneself, is_contested
from vtes_desktop.table.table import Copy

MUST: Final = "must"
MUST_NOW: Final = f"{MUST} this turn"
"""The mark of a minion that an effect obliges to an action, by its kind: ``bleed``; of several with commas between."""
Until = Literal["phase", "turn", "next turn", "next action", "your unlock phase", "lender’s unlock phase"]
"""How long: until the end of the running phase, of the turn, of the next turn of who has it, or of the next action that
is taken; until the next unlock phase of who has it, or of to whom it goes back, begins."""


def lender(copy: Copy) -> int:
    """Who controls a minion for good: to whom it goes back where another has it for a while."""
    return int(copy.marks.get(BORROWED, str(copy.controller)).split()[0])


def borrow(game: Game, seat: int, copy: Copy, until: Until = "turn") -> None:
    """Give a minion with all that is on it to a Methuselah for a while."""
    if copy.controller == seat:
        return
    before = lender(copy)
    game.say(game.who(seat), " takes control of ", game.doing.name(copy), " for now", seat=seat)
    move_with_all(game, seat, copy)
    spans = {
        "next turn": f"next turn after {game.table.turn}",
        "your unlock phase": f"unlock {seat}",
        "lender’s unlock phase": f"unlock {before}",
    }
    minions.mark(game, copy, BORROWED, "" if before == seat else f"{before} {spans.get(until, until)}")


def give_back(game: Game, when: str) -> None:
    """The ``phase``, the ``turn`` or an ``action`` is over, or the unlock phase of a seat begins (``unlock 2``): what
    was borrowed until then goes back; to a Methuselah who has left the game it can't, and is removed from the game.

    What comes back contested to who contests its name herself is burned: nobody contests with herself (sec. 4.1).
    """
    for copy in marked_or_contested(game, BORROWED):
        if BORROWED not in copy.marks:
            continue
        whose, until = copy.marks[BORROWED].split(" ", 1)
        if until == "next action" and when == "action":
            # The action in which it was taken is over; the next one is the one that counts.
            minions.mark(game, copy, BORROWED, f"{whose} this action")
        elif (
            until == when
            or (until == "this action" and when in ("turn", "action"))
            or (when == "turn" and _was_next_turn(game, copy, until))
        ):
            minions.mark(game, copy, BORROWED, "")
            minions.mark(game, copy, MUST, "")
            if game.table.seats[int(whose)].playing:
                game.say(game.doing.name(copy), " goes back to ", game.who(int(whose)), seat=int(whose))
                move_with_all(game, int(whose), copy)
                if is_contested(copy) and contests_oneself(game, copy):
                    contest_card(game, copy)
            else:
                game.remove(copy)


def _was_next_turn(game: Game, copy: Copy, until: str) -> bool:
    """Whether the turn that ends is the next one of who has a minion ``next turn after 17``."""
    start, _, since = until.partition(" after ")
    return start == "next turn" and game.table.active == copy.controller and game.table.turn > int(since)
