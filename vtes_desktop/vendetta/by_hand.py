"""By hand: what the referee can't do for a card, its player does, and the others agree.

While the choice ``by hand`` is open the host lets its seat make moves of manual mode.
"""

from __future__ import annotations

from vtes_desktop.table.asking import NOT_AGREED, TRIES, Choice, Option, Procedure, choose, together
from vtes_desktop.table.table import Copy
from vtes_desktop.vendetta.frenzy import settle
from vtes_desktop.vendetta.game import Game


def by_hand(game: Game, seat: int, copy: Copy | None, what: str) -> Procedure[None]:
    """Have a player do by hand what is not in any file, and the others agree. When somebody does not, the host takes
    all of it back and has her do it anew; after :data:`TRIES` times it is left undone. Where nothing was done there is
    nothing to agree on."""
    blood = {each: game.blood(each) for each in game.in_order()}
    about = copy.id if copy is not None else 0
    game.steps.append(game.line)
    try:
        for _ in range(TRIES):
            before = game.moved_by_hand
            done = (Option("done", "Done", about),)
            yield from choose(seat, "by hand", f"{what} Do it, then press Done.", done, "X1", about, always=True)
            if game.moved_by_hand == before or (yield from _agreed(game, seat, what, about)):
                break
    finally:
        game.steps.pop()
    for each, had in blood.items():
        if had and game.table.seats[each].playing and game.blood(each) == 0:
            game.empty.append((each, seat))
    yield from settle(game)


def _agreed(game: Game, seat: int, what: str, about: int) -> Procedure[bool]:
    """Ask the others, all at once, whether it was done so."""
    answers = (Option("agreed", "Agreed"), Option(NOT_AGREED, "Not so"))
    question = f"{game.seat_name(seat)} has done it. {what} Agreed?"
    others = [other for other in game.in_order() if other != seat]
    said = yield from together(Choice(other, "agree", question, answers, "X1", about) for other in others)
    against = [other for other, option in said.items() if option.kind == NOT_AGREED]
    for other in against:
        game.say(game.who(other), " does not agree", kind="table", seat=other)
    return not against
