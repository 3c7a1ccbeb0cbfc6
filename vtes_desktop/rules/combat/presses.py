"""Presses: another round, or the end of the combat (sec. 6.4.4)."""

from __future__ import annotations

from vtes_desktop.rules.combat import extras, lasting
from vtes_desktop.rules.combat.damage import inflict, inflict_aside
from vtes_desktop.rules.combat.extras import Available
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.combat.striking import by_effects
from vtes_desktop.rules.game import Game
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy


def press(game: Game, combat: Fight) -> Procedure[bool]:
    """Press to continue, or to end: presses cancel each other, as maneuvers do, and no minion plays two in a row;
    returns whether one to continue stands (sec. 6.4.4)."""
    game.change_combat(step="press", press=-1)

    def begin() -> Procedure[None]:
        yield from inflict(game, by_effects(game, combat, {"press"}), combat.order)
        for begun in list(lasting.of(combat, lasting.AtPress)):
            if combat.goes_on(game):
                yield from begun.run()

    yield from inflict_aside(game, combat, begin)
    for provided in list(lasting.of(combat, lasting.Pressing)):
        if combat.goes_on(game) and not stands(game) and (yield from provided.press(game)):
            game.change_combat(press=combat.acting.controller)
    yield from extras.by_turns(game, combat, lambda minion: press_or_pass(game, combat, minion))
    return stands(game)


def stands(game: Game) -> bool:
    """Whether a press to continue stands."""
    return game.combat.press >= 0


def press_or_pass(game: Game, combat: Fight, minion: Copy) -> Procedure[bool]:
    """Ask one minion's controller for a press, again where it was cancelled; returns whether one was used."""
    while combat.goes_on(game):
        way = "end" if stands(game) else "continue"
        if lasting.cannot(combat, minion, "press to end" if way == "end" else "press to continue"):
            return False
        found = [each for each in extras.available(game, combat, minion, "press") if each.extra.only in ("", way)]
        question = f"{game.name(minion)}: press to {way} the combat?"
        own = extras.options(game, minion, "press", found)
        chosen = yield from extras.ask_to_use(game, minion, "press", question, own, "6.4.4")
        if chosen is None:
            return False
        if isinstance(chosen, Available):
            extras.use(game, combat, minion, chosen)
        elif not (yield from extras.run_use(game, chosen)):
            continue
        game.change_combat(press=-1 if stands(game) else minion.controller)
        game.say(game.doing.name(minion), f" presses to {way} the combat", seat=minion.controller)
        yield from game.abilities.happens(game, "presses", minion, minion.controller)
        return True
    return False
