"""Searching library, ash heap and hand for a card (sec. 6.5.5, 11, Imbued appendix)."""

from __future__ import annotations

from collections.abc import Callable

from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.option_kinds import OptionKind
from vtes_desktop.table.table import Copy

REGIONS = ("hand", "ash heap", "library")


def search(
    game: Game,
    seat: int,
    kind: OptionKind,
    question: str,
    fits: Callable[[Copy], bool],
    put: Callable[[Copy], None],
    rule: str,
    regions: tuple[str, ...] = REGIONS,
) -> Procedure[Copy | None]:
    """Let a Methuselah go through library, ash heap and hand for a card that fits, and put it somewhere; she may find
    none (sec. 11). Then she shuffles her library and draws back up to her hand size."""
    options = [
        Option(kind, f"{game.name(copy)} ({region})", copy.id)
        for region in regions
        for copy in game.pile(seat, region)
        if fits(copy)
    ]
    none = Option("pass", "None")
    picked = yield from game.choose(seat, kind, question, [*options, none], rule, always=True)
    found = None if picked == none else game.copy(picked.copy)
    if found is not None:
        put(found)
    if "library" in regions:
        game.doing.shuffle(seat, "library")
    yield from settle_hand(game, seat)
    return found
