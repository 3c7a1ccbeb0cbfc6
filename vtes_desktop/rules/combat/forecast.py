"""What will happen to the two in a combat if nothing changes: the damage on its way as it stands now, with range,
dodges, first strikes and what was prevented already, and what it leads to (sec. 6.4.3, 6.4.6).

It is laid open in :attr:`Side.takes` and :attr:`Side.fate`, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.rules import minions
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.combat.hurt import Hurt
from vtes_desktop.rules.game import Game
from vtes_desktop.table.situation import Side
from vtes_desktop.table.table import Copy

End = Literal["", "torpor", "burned", "incapacitated"]


class Fate(Struct, frozen=True):
    """What becomes of a minion."""

    normal: int
    aggravated: int
    left: int
    """The blood or life that it has then."""
    end: End = ""

    @property
    def ready(self) -> bool:
        """Whether it is still ready."""
        return not self.end

    @property
    def words(self) -> str:
        """The fate in words: ``takes 3 damage (1 aggravated), goes to torpor with 2``."""
        total = self.normal + self.aggravated
        if not total:
            return "takes nothing"
        bad = f" ({self.aggravated} aggravated)" if self.aggravated else ""
        then = {
            "": f"{self.left} left",
            "torpor": f"goes to torpor with {self.left}",
            "burned": "is burned",
            "incapacitated": "is incapacitated",
        }[self.end]
        return f"takes {total} damage{bad}, {then}"


def fate_of(game: Game, copy: Copy, normal: int, aggravated: int, blood: int, dearer: int = 0) -> Fate:
    """What so much damage leads to for a minion or retainer with so much blood or life; of the normal one a vampire
    burns so much `dearer` than there is of it to heal it (sec. 6.4.6)."""
    if not minions.is_vampire(game, copy):
        left = max(0, blood - normal - aggravated)
        end: End = "" if left or not normal + aggravated else "burned"
        return Fate(normal, aggravated, left, "incapacitated" if end and minions.is_imbued(game, copy) else end)
    healed = min(blood, normal + dearer)
    left, more = blood - healed, aggravated
    wounded = normal + dearer > healed or minions.in_torpor(game, copy)
    if more and not wounded:
        wounded, more = True, more - 1
    if more > left:
        return Fate(normal, aggravated, 0, "burned")
    return Fate(normal, aggravated, left - more, "torpor" if wounded else "")


def fates(
    game: Game, combat: Fight, hurts: Sequence[Hurt], blood: Mapping[int, int] | None = None
) -> tuple[Fate, Fate]:
    """What becomes of the two by this damage; `blood` is what they have by then, where it is not what they have now."""

    def fate(minion: Copy) -> Fate:
        mine = [hurt for hurt in hurts if hurt.copy is minion]
        normal, aggravated = sum(hurt.normal for hurt in mine), sum(hurt.aggravated for hurt in mine)
        dearer = sum(hurt.to_heal for hurt in mine) - normal
        return fate_of(game, minion, normal, aggravated, (blood or {}).get(minion.id, minion.blood), dearer)

    return fate(combat.acting), fate(combat.opposing)


def show(game: Game, both: tuple[Fate, Fate]) -> None:
    """Lay open what becomes of the two."""
    sides = zip((game.combat.acting, game.combat.opposing), both, strict=True)
    show_sides(game, *(replace(side, takes=fate.normal + fate.aggravated, fate=fate.words) for side, fate in sides))


def show_strength(game: Game) -> None:
    """Lay open how strong the two in a combat are, whatever was played (sec. 6.4.5); not of one that is gone."""
    both = [(side, game.table.copies.get(side.minion)) for side in (game.combat.acting, game.combat.opposing)]
    show_sides(game, *(replace(side, strength=minions.strength(game, copy)) if copy else side for side, copy in both))


def show_sides(game: Game, acting: Side, opposing: Side) -> None:
    """Lay open what has changed of the two."""
    if (acting, opposing) != (game.combat.acting, game.combat.opposing):
        game.change_combat(acting=acting, opposing=opposing)
