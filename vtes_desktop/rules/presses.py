"""Presses: another round, or the end of the combat (sec. 6.4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vtes_desktop.rules import extras
from vtes_desktop.rules.choice import PASS, Procedure
from vtes_desktop.rules.effects import settle
from vtes_desktop.rules.game import Game
from vtes_desktop.table.table import Copy

if TYPE_CHECKING:
    from vtes_desktop.rules.combat import Fight


def press(game: Game, combat: Fight) -> Procedure[bool]:
    """Press to continue, or to end: presses cancel each other, as maneuvers do, and no minion plays two in a row;
    returns whether one to continue stands (sec. 6.4.4)."""
    game.change_combat(step="press", press=-1)
    last: Copy | None = None
    passed = 0
    minion = combat.acting
    while passed < 2 and combat.goes_on(game):
        used = False
        if minion is not last:
            used = yield from press_or_pass(game, combat, minion)
        if used:
            last, passed = minion, 0
        else:
            passed += 1
        minion = combat.other(minion)
    return stands(game)


def stands(game: Game) -> bool:
    """Whether a press to continue stands."""
    return game.combat.press >= 0


def press_or_pass(game: Game, combat: Fight, minion: Copy) -> Procedure[bool]:
    """Ask one minion's controller for a press; returns whether one was used."""
    way = "end" if stands(game) else "continue"
    own = [each for each in extras.available(game, combat, minion, "press") if each.extra.only in ("", way)]
    offered = extras.options(game, minion, "press", own)
    uses = {use.option: use for use in game.abilities.uses(game, minion.controller, "press")}
    if not offered and not uses and not game.asks_anyway(minion.controller):
        return False
    question = f"{game.name(minion)}: press to {way} the combat?"
    options = [*offered, *uses, PASS]
    option = yield from game.choose(minion.controller, "press", question, options, "6.4.4", always=True)
    if option == PASS:
        return False
    took_effect = True
    if option in offered:
        extras.use(combat, offered[option])
    else:
        took_effect = yield from uses[option].run()
        settle(game)
    if took_effect:
        game.change_combat(press=-1 if stands(game) else minion.controller)
        game.say(game.doing.name(minion), f" presses to {way} the combat", seat=minion.controller)
    return True
