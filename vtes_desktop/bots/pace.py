"""The pace of computer players: how long a deed of theirs stands before the next."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Name = Literal["slow", "normal", "quick", "at once", "step"]


class Pace(Struct, frozen=True):
    """Seconds from a question to its answer."""

    deed: float
    """Where something is done."""
    quiet: float
    """Where it is passed."""
    combat: float
    """The least that a combat is seen."""
    steps: bool = False
    """Whether each deed waits until a person asks for it."""

    @property
    def even(self) -> bool:
        """Whether it is the same for whatever there is to choose."""
        return self.deed == self.quiet == self.combat


PACES: Final[dict[Name, Pace]] = {
    "slow": Pace(2.4, 0.5, 2.0),
    "normal": Pace(1.1, 0.15, 1.2),
    "quick": Pace(0.35, 0.04, 1.0),
    "at once": Pace(0.0, 0.0, 0.0),
    "step": Pace(0.6, 0.1, 1.0, steps=True),
}


def even(seconds: float) -> Pace:
    """The same for whatever there is to choose, so that a pause tells nothing: the pace of a table on the network."""
    return Pace(seconds, seconds, seconds)
