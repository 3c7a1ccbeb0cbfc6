"""Damage on its way (sec. 6.4.6)."""

from __future__ import annotations

from msgspec import Struct, field

from vtes_desktop.rules.combat.strike import Strike
from vtes_desktop.table.table import Copy


class Hurt(Struct):
    """Damage on its way to a minion or retainer; prevention takes from it."""

    copy: Copy
    normal: int = 0
    aggravated: int = 0
    unpreventable: bool = False
    by: Copy | None = None
    """The minion that inflicts it in combat; whoever burns a Red List minion so may receive trophies (sec. 11)."""
    lost: int = 0
    """The blood or life that it has cost in the end."""
    strike: Strike | None = None
    """The opposing minion's strike that it comes from."""
    surroundings: int = 0
    """How much of it comes from no strike, but is environmental."""
    surroundings_aggravated: int = 0
    """How much of that is aggravated."""
    weighed: bool = False
    """Whether it was changed already by what is said of damage to its victim."""
    inflicted: int = 0
    """The points that were inflicted before any was prevented."""
    inflicter: Copy | None = None
    """The card that inflicts it by itself, where no minion and no strike does."""
    inflicted_aggravated: int = 0
    """How many of them were aggravated."""
    inflicted_struck: int = 0
    """How many of them were a strike's."""
    preventers: list[Copy | None] = field(default_factory=list)
    """The cards that have prevented a point of it that is a strike's; None for what is no card's."""

    @property
    def total(self) -> int:
        """All points left."""
        return self.normal + self.aggravated

    @property
    def struck(self) -> int:
        """The points left that are a strike's."""
        return max(0, self.total - self.surroundings) if self.strike is not None else 0

    @property
    def struck_aggravated(self) -> int:
        """The aggravated points left that are a strike's."""
        return max(0, self.aggravated - self.surroundings_aggravated) if self.strike is not None else 0

    @property
    def struck_normal(self) -> int:
        """The normal points left that are a strike's."""
        return self.struck - self.struck_aggravated

    def settle(self) -> None:
        """After points were taken away: of each sort no more is environmental than is left of it."""
        normal = min(self.surroundings - self.surroundings_aggravated, self.normal)
        self.surroundings_aggravated = min(self.surroundings_aggravated, self.aggravated)
        self.surroundings = normal + self.surroundings_aggravated

    @property
    def to_heal(self) -> int:
        """The blood that a vampire burns to heal the normal damage; some strikes make it burn twice as much."""
        doubled = self.strike is not None and self.strike.doubly_healed
        return self.normal + (min(self.normal, self.struck) if doubled else 0)
