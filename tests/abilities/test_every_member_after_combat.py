"""Blood that is lost after combat is not lost in a round yet when Taste of Vitae can be played at its end (ruling).
Each card of the group."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING
from tests.abilities.members import each
from tests.abilities.table import table
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import library, vampire

GROUP = ("Blood loss after combat ends", "Any blood loss")
PRESS = library("Push", "Combat", text="Press.")
LATER = ("Arianne, The Conqueror", "Riposte")
"""Those that are used in a second round."""
BEST = {"Catatonic Fear": "PRE", "Loving Agony": "val", "Oubliette": "OBT", "Riposte": "CEL"}


@each(*GROUP)
@pytest.mark.parametrize("ends", [True, False])
def test_what_is_lost_after_combat_is_no_loss_of_the_round(card: Card, *, ends: bool) -> None:
    """Where the card is not used nobody loses anything after the combat; Amelia’s text needs no use."""
    game, name = table(), card.display_name
    used = None
    if card.kind == "crypt" and not name.startswith("Mariel"):
        krid = game.ready("Sarah", card)
        used = krid
    else:
        krid = game.ready("Sarah", vampire("Krid", 8, f"{EVERYTHING} VAL"))
        used = game.ready("Sarah", card) if card.kind == "crypt" else game.hand("Sarah", card)[0]
    foe = game.ready("Alexis", vampire("Ira", 8), blood=7)
    game.hand("Sarah", "Taste of Vitae", *([PRESS] if name in LATER else []))
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=krid)
    krid.blood = 3
    offered, tasted = False, foe.blood
    for _ in range(120):
        if game.table.action is None:
            break
        there = [option for option in game.options() if option.copy and game.table.copies[option.copy] is used]
        there = [
            option for option in there if option.kind in ("use", "play") and option.level in ("", BEST.get(name, ""))
        ]
        plays = {game.name(game.table.copies[option.copy]) for option in game.options("play")}
        if game.table.combat is not None and "Taste of Vitae" in plays:
            # The end of a round, as often as it is asked.
            offered, tasted = True, foe.blood
        if any(option.copy == foe.id for option in game.options("block")):
            game.pick("block", foe)
        elif ends and there and game.referee is not None:
            game.referee.answer(game.options().index(there[0]))
        elif name in LATER and "Push" in plays:
            game.pick("play", "Push")
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    lost_after = tasted - foe.blood
    assert offered or name.startswith("Mariel")  # whose combat has no round
    if name.startswith("Amelia"):
        assert lost_after == 1
    else:
        assert (lost_after > 0) == ends
