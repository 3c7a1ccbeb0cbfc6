"""Vampires, W: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules.playing.requirements import price


class CostOfPlayed(Measure, frozen=True):
    """As much as the card that is being played costs who plays it, in blood and pool."""

    said = "what the card being played costs in blood and pool"

    def of(self, here: Here) -> int:
        game = here.game
        played = [copy for copy in game.passing.now.being_played if copy is not here.source][-1:]
        total = 0
        for copy in played:
            by = next((each.minion for each in game.passing.action.played if each.copy is copy), 0)
            minion = game.table.copies.get(by)
            card = game.card(copy)
            total += sum(price(game, copy.controller, minion, card, each) for each in ("blood", "pool"))
            total += int(copy.marks.get("x", 0))
        return total


CARDS: Final[tuple[Named, ...]] = (
    vampire("Walker Grimes", Price(1, "pool", types=("Master",), payer="you", on_this=True), sentences="3a7568"),
    vampire(
        "Wamukota",
        Usable(
            "lock the blocking minion: the action goes on",
            ("as blocked",),
            (Lock("blocker"), GoOn()),
            conditions=(
                ActionIs(("equip", "equip from", "recruit", "employ")),
                Is("acting", Which("vampire", IN_PLAY, "you", other=True, words=("laibon",))),
            ),
            locks=True,
            torpid=True,
        ),
        sentences="4edac3",
    ),
    # Pool is paid for in blood, with what changes the cost for the opponent; only while he fights (rulings).
    vampire(
        "Watenda",
        Usable(
            "burn its cost in blood to cancel the card",
            ("as played",),
            (BurnBlood("minion", CostOfPlayed()), Cancel(free=False)),
            conditions=(
                Fights(),
                Played("now", ("Combat",), who="opponent"),
                AtLeast(BloodOn("minion"), CostOfPlayed()),
            ),
            once="combat",
        ),
        sentences="3d3127 11c1f4",
    ),
    vampire("Wilhelm Waldburg", Standing("others’ title toll", 1, torpid=True), sentences="96e22b"),
    vampire(
        "Winterlich",
        Price(-1, types=("Ally", "Retainer"), creature="changeling", payer="you", conditions=(IsReady("this"),)),
        sentences="bf4d9c",
    ),
)
