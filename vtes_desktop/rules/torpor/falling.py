"""Vampires that go to torpor: wounded, or paralyzed (sec. 6.5.1; Jyhad sec. 15.3)."""

from __future__ import annotations

from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.hands import no_longer_waits
from vtes_desktop.table.table import Copy, Place

PARALYZED = "paralyzed"
"""The mark of a vampire that was sent to torpor by paralysis: it does not unlock, and its rescue is free."""
IN_TORPOR = "does not unlock in torpor"
"""The mark of a vampire that does not unlock as normal as long as it stays in torpor, and not when it falls again."""


def go_to_torpor(game: Game, copy: Copy) -> None:
    """A wounded vampire goes to torpor, with all that is on it (sec. 6.5.1). An ally that an effect would send there,
    having played a card as a vampire, is burned instead (sec. 1.6.3)."""
    if not minions.is_vampire(game, copy):
        game.burn(copy)
    elif minions.is_ready(game, copy):
        game.say(game.doing.name(copy), " goes to torpor", seat=copy.controller)
        if minions.title(game, copy):
            no_longer_waits(game, "fall")
        minions.mark(game, copy, IN_TORPOR, "")
        game.doing.move_card(copy, Place(copy.controller, "torpor"))
        game.passing.now.happened.append(("goes to torpor", copy, copy.controller))


def paralyze(game: Game, vampire: Copy) -> None:
    """Send a vampire to torpor, locked; it does not unlock until it is rescued, at no cost (Jyhad sec. 15.3)."""
    game.say(game.doing.name(vampire), " is paralyzed", seat=vampire.controller)
    game.doing.move_card(vampire, Place(vampire.controller, "torpor"))
    game.lock(vampire)
    minions.mark(game, vampire, PARALYZED, "yes")
