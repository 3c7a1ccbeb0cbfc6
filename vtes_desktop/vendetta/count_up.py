"""The count-up at the end of the game (G2, G3): read from what lies on the table, so that a score page counts by the
same lines as the referee."""

from __future__ import annotations

from msgspec import Struct

from vtes_desktop.table.table import Table
from vtes_desktop.vendetta.cards import Faces
from vtes_desktop.vendetta.game import DIABLERIE, INFLUENCE
from vtes_desktop.vendetta.unknown import said_value


class Account(Struct, frozen=True):
    """What a player's Influence is made of."""

    seat: int
    alliance: int
    drained: int
    tokens: int
    diablerie: int
    """The Diablerie tokens, each of which costs 1 (B3)."""
    blood: int
    """Left in the Pool, for ties."""
    unknown: int
    """How many cards there are whose worth nobody has said yet; they count for 0."""
    playing: bool
    wins_ties: bool
    """Whether an Ally of hers says that she wins all ties (X1)."""

    @property
    def influence(self) -> int:
        """All of it (G2)."""
        return self.alliance + self.drained + self.tokens - self.diablerie


def account(table: Table, faces: Faces, seat: int) -> Account:
    """What a player's Influence is made of, now."""
    here = table.seats[seat]
    worth = {"alliance": 0, "drained": 0}
    unknown = 0
    for region, what in (("alliance", "influence"), ("drained", "drained influence")):
        for i in here.piles[region]:
            copy = table.copies[i]
            face = faces.get(copy.card)
            value = said_value(copy, face.ally, what) if face is not None else None
            worth[region] += value or 0
            unknown += value is None
    return Account(
        seat,
        worth["alliance"],
        worth["drained"],
        here.tokens.get(INFLUENCE, 0),
        here.tokens.get(DIABLERIE, 0),
        here.pool,
        unknown,
        here.playing,
        wins_ties(table, faces, seat),
    )


def wins_ties(table: Table, faces: Faces, seat: int) -> bool:
    """Whether an Ally in somebody's Alliance lets her win all ties: those of a conflict, and that of the game."""
    here = [faces.get(table.copies[i].card) for i in table.seats[seat].piles["alliance"]]
    return any(face is not None and face.does is not None and face.does.standing == "wins ties" for face in here)


def ranking(table: Table, faces: Faces) -> list[Account]:
    """Everybody, the best first: most Influence, then whose Ally wins all ties (X1), then most Blood, then who comes
    first in turn order (G3); whoever is out of the game last (B4)."""
    count = len(table.seats)
    first = max(0, table.edge)
    accounts = [account(table, faces, seat) for seat in range(count)]

    def place(each: Account) -> tuple[bool, int, bool, int, int]:
        return not each.playing, -each.influence, not each.wins_ties, -each.blood, (each.seat - first) % count

    return sorted(accounts, key=place)


def winner(table: Table, faces: Faces) -> int:
    """Who wins when the game ends now."""
    return ranking(table, faces)[0].seat
