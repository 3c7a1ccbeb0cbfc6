"""Aye, Orun and their like: virtues that are put on Laibon by other cards."""

from __future__ import annotations

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.searching import search
from vtes_desktop.table.asking import Procedure


class PutVirtue(Word, frozen=True):
    """A card of one of these names, of your library, which is shuffled, or ash heap, is put on a vampire."""

    names: tuple[str, ...]
    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        question = f"{game.name(here.source)}: which card is put on a Laibon?"
        regions = ("library", "ash heap")
        found = yield from search(
            game,
            seat,
            "search",
            question,
            lambda copy: game.card(copy).name in self.names,
            lambda _: None,
            "1.6.2",
            regions,
        )
        if found is not None:
            for bearer in here.copies(self.who):
                yield from bring_into_play(game, found, seat, bearer)

    def aloud(self) -> str:
        what = f"{together(self.names, 'or')}"
        return f"you search your library (which is shuffled) or ash heap for {what} and put it on {card(self.who)}"
