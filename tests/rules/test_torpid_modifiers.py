"""An action modifier of a vampire in torpor: in the action to leave it, and where no action is being taken."""

from __future__ import annotations

from tests.abilities.table import table
from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.rules.playing.fitting import why_not_able
from vtes_desktop.rules.playing.timing import Timing


def test_in_torpor_no_modifier_can_be_played_while_no_action_is_taken() -> None:
    game = table()
    theo = game.torpor("Sarah", "Theo Bell")
    mode = next(each for each in modes(game.card("Freak Drive")) if each.type == "Action Modifier")
    assert why_not_able(game.rules, mode, theo, Timing(frozenset()), acting=True) == ("is not ready", "6.2")
