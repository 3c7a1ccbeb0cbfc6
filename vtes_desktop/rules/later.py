"""What an effect has put off until later in the turn, with marks on cards, so that it outlasts a phase."""

from __future__ import annotations

from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game


def at(event: str) -> str:
    """The mark of a minion to which something happens as the discard phase begins, or the turn ends: ``unlocks``."""
    return f"at {event} this turn"


def unlock_due(game: Game, event: str) -> None:
    """Unlock the minions for which this is the time."""
    name = at(event)
    for copy in list(game.lying_in_play()):
        if copy.marks and copy.marks.get(name):
            minions.mark(game, copy, name, "")
            game.unlock(copy)
            game.say(game.doing.name(copy), f" {game.edition.words.unlocks}", seat=copy.controller)
