"""Searching library, ash heap and hand for a card (sec. 6.5.5, 11, Imbued appendix)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.option_kinds import OptionKind
from vtes_desktop.table.table import Copy

REGIONS = ("hand", "ash heap", "library")


def look_through(
    game: Game,
    seat: int,
    question: str,
    fits: Callable[[Copy], bool],
    regions: Iterable[str],
    rule: str,
    about: int = 0,
    *,
    kind: OptionKind = "search",
    none: str = "None",
) -> Procedure[Copy | None]:
    """Ask a Methuselah for a card of her regions that fits; she may find none (sec. 11). Nothing is shuffled."""
    options = [
        Option(kind, f"{game.name(copy)} ({region})", copy.id)
        for region in regions
        for copy in game.pile(seat, region)
        if fits(copy)
    ]
    nothing = Option("pass", none)
    picked = yield from game.choose(seat, kind, question, [*options, nothing], rule, about, always=True)
    return None if picked == nothing else game.copy(picked.copy)


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
    found = yield from look_through(game, seat, question, fits, regions, rule, kind=kind)
    if found is not None:
        put(found)
    if "library" in regions:
        game.doing.shuffle(seat, "library")
    yield from settle_hand(game, seat)
    return found
