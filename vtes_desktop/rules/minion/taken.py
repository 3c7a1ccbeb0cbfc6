"""What minions have done in a turn and can't do again in it (sec. 6.1)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from vtes_desktop.table.table import Copy

ALL: Final = 0
"""All minions that one Methuselah controls, among those whom effects keep from an action."""
ALL_VAMPIRES: Final = -1
"""All her vampires, likewise."""
UNDER: Final = "under"
"""What stands before the number of an action that a merged vampire has by the card under it (sec. 1.5)."""
SUCCEEDED: Final = "succeeded"
"""What is noted of a minion for each action of its that was successful (sec. 6.2.3)."""


class Announced(Struct, frozen=True):
    """The action that is being taken."""

    minion: int
    keys: tuple[str, ...]
    """What is noted of it once it is over."""
    free: bool
    """Whether it is not mandatory."""


class Taken(Struct):
    """What each minion has done in this turn and so may not be able to do again (sec. 6.1)."""

    done: dict[int, list[str]] = field(default_factory=dict)
    """Minion to the keys of what it did: ``bleed``, ``political``, ``card 100845``, ``in play 37 0``, and ``did hunt``
    for the kind of each action."""

    free: int = 0
    """How many actions that were not mandatory have been taken in this turn."""
    all: int = 0
    """How many actions have been taken in this turn, mandatory ones too, none that was cancelled as it was played."""
    forbidden: set[tuple[int, str]] = field(default_factory=set)
    """Actions that effects forbid for the rest of the turn: the minion, or :data:`ALL` or :data:`ALL_VAMPIRES` of them,
    and what makes them the same."""

    finished: set[int] = field(default_factory=set)
    """The minions that effects keep from any more actions in this turn."""

    running: Announced | None = None
    """The action that is being taken, so that it counts should the referee be sent away before its end."""

    def copy(self) -> Taken:
        """The same, sharing nothing that could change."""
        done = {minion: list(keys) for minion, keys in self.done.items()} if self.done else {}
        return Taken(done, self.free, self.all, set(self.forbidden), set(self.finished), self.running)

    def is_forbidden(self, minion: Copy, same: str, *, vampire: bool) -> bool:
        """Whether an effect keeps a minion from taking the same action again in this turn."""
        kept = (minion.id, ALL, ALL_VAMPIRES) if vampire else (minion.id, ALL)
        return any((who, same) in self.forbidden for who in kept)

    def has(self, minion: Copy, key: str) -> bool:
        """Whether a minion has done that in this turn."""
        return key in self.done.get(minion.id, ())

    def count(self, minion: Copy, key: str) -> int:
        """How many times a minion has done that in this turn."""
        return self.done.get(minion.id, []).count(key)

    def forget(self, minion: int) -> None:
        """A minion comes into play anew: what the card did before it left play binds it no more (ruling on Compel the
        Spirit)."""
        self.done.pop(minion, None)
        self.finished.discard(minion)
        self.forbidden = {each for each in self.forbidden if each[0] != minion}

    def goes_on_as(self, before: int, now: int) -> None:
        """A minion is another card from now on, and the same minion: what it did binds it still, and what was done by
        its text binds whoever did it, as that lies under it and counts still (sec. 1.5)."""
        self.note(now, tuple(self.done.pop(before, ())))
        own, under = f"in play {before} ", f"in play {now} {UNDER} "
        for keys in self.done.values():
            keys[:] = [under + key.removeprefix(own) if key.startswith(own) else key for key in keys]
        self.forbidden = {(now if each[0] == before else each[0], each[1]) for each in self.forbidden}
        if before in self.finished:
            self.finished = self.finished - {before} | {now}
        if self.running is not None and self.running.minion == before:
            self.running = replace(self.running, minion=now)

    def note(self, minion: int, keys: tuple[str, ...]) -> None:
        """A minion has done these."""
        self.done.setdefault(minion, []).extend(keys)
