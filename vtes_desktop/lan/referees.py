"""What all referees of a host share: what the cards say, read once, in another thread, before anybody calls one."""

from __future__ import annotations

import asyncio
import threading
from functools import cached_property

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play.games import Play, play_of
from vtes_desktop.play.vtes import MakeAbilities, Vtes, shared_abilities
from vtes_desktop.rules.contributed import Abilities
from vtes_desktop.table.games import VTES

AT_ONCE = 2
"""Games that are read from disk, or begun, at the same time: each takes a core from the loop for a while."""


class Referees:
    """Makes what the cards do, for every game of a host."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.ready = False
        """Whether a referee can be called without anybody waiting for it."""
        self.waking = asyncio.Semaphore(AT_ONCE)
        """Held while a game is begun or read from disk."""
        self._catalogue = catalogue
        self._lock = threading.Lock()
        self._preparing = asyncio.get_running_loop().create_future()

    async def prepare(self) -> None:
        """Read what all cards say, in a thread."""
        try:
            await asyncio.to_thread(self.abilities, self._catalogue)
        finally:
            # Even if that failed: whoever then calls a referee is told by its own failure.
            self.ready = True
            self._preparing.set_result(None)

    async def prepared(self) -> None:
        """Wait until that is done."""
        await asyncio.shield(self._preparing)

    def abilities(self, catalogue: Catalogue) -> Abilities:
        """What the cards do in a game. Takes seconds for whoever comes first; others wait for that. Of any thread."""
        with self._lock:
            return self._make(catalogue)

    def play(self, game: str) -> Play:
        """How a game is played here: with what all games of this host share."""
        return self._shared.get(game) or play_of(game)

    @cached_property
    def _shared(self) -> dict[str, Play]:
        return {VTES: Vtes(self.abilities)}

    @cached_property
    def _make(self) -> MakeAbilities:
        return shared_abilities(self._catalogue)
