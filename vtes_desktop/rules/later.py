"""What an effect has put off until later in the turn, with marks on cards, so that it outlasts a phase."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy

Moment = Literal["discard phase", "end of turn"]
"""When: as the discard phase begins, or as the turn ends."""


def unlock_later(game: Game, copy: Copy, when: Moment, blood: int = 0) -> None:
    """Have a minion unlock later in this turn, whatever becomes of the card that says so; where that costs `blood` its
    controller may leave it."""
    minions.mark(game, copy, at(when), f"unlocks {blood}" if blood else "unlocks")


def at(event: Moment) -> str:
    """The mark of a minion to which something happens as the discard phase begins, or the turn ends: ``unlocks``."""
    return f"at {event} this turn"


def unlock_due(game: Game, event: Moment) -> Procedure[None]:
    """Unlock the minions for which this is the time; who must pay blood for it may leave it."""
    name = at(event)
    for copy in game.marked(name):
        if not copy.marks.get(name):
            continue
        blood = int(copy.marks[name].removeprefix("unlocks").strip() or 0)
        minions.mark(game, copy, name, "")
        if blood and (not copy.locked or copy.blood < blood):
            continue
        yield from _unlocks_for(game, copy, blood)


def _unlocks_for(game: Game, copy: Copy, blood: int) -> Procedure[bool]:
    """A minion unlocks, where its controller pays so much blood of its for that; returns whether it has."""
    question = f"{game.name(copy)}: burn {blood} blood to {game.edition.words.unlock}?"
    if blood and not (yield from game.confirm(copy.controller, "may", question, "1.6.1", copy.id)):
        return False
    game.burn_blood(copy, blood)
    game.unlock(copy)
    game.say(game.doing.name(copy), f" {game.edition.words.unlocks}", seat=copy.controller)
    return True


AFTER_SUCCESS: Final = "may unlock after an action this turn"
"""The mark of a minion: how often in this turn it may burn a blood to unlock once an action of its has succeeded."""


def unlock_after_success(game: Game, acting: Copy) -> Procedure[None]:
    """The action of a minion has succeeded and is resolved: it may burn a blood to unlock, where an effect lets it."""
    left = int(acting.marks.get(AFTER_SUCCESS, 0))
    if not left or not acting.locked or not acting.blood or not minions.is_ready(game, acting):
        return
    if (yield from _unlocks_for(game, acting, 1)):
        minions.mark(game, acting, AFTER_SUCCESS, str(left - 1) if left > 1 else "")
