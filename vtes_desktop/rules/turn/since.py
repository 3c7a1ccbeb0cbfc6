"""What Methuselahs have done since another's last turn: some cards ask for it later, wherever they lay then."""

from __future__ import annotations

from typing import Literal

from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Table

Deed = Literal["bled in vain", "gained a victory point"]
"""What is noted: a bleed action of hers that was unsuccessful (sec. 6.2.3), a victory point (sec. 9.1)."""


def noted(table: Table, deed: Deed, seat: int) -> m.SetCounter:
    """The move that notes that a Methuselah has done something in this turn."""
    return m.SetCounter(0, f"{deed} {seat} in turn", table.turn)


def done_since(table: Table, deed: Deed, seat: int) -> bool:
    """Whether a Methuselah has done something since the end of the last turn of whose turn it is now (rulings on
    “since your last turn”)."""
    return since_last_turn(table, table.tally.get(f"{deed} {seat} in turn", 0))


def last_turn(seat: int) -> str:
    """The counter of the table with the number of a Methuselah's last turn."""
    return f"last turn of {seat}"


def turn_ends(table: Table) -> m.SetCounter:
    """The move that notes that the running turn is the last one of whose it is, as it ends: how many turns of others
    follow hangs on who leaves the game and in which order they come (sec. 3)."""
    return m.SetCounter(0, last_turn(table.active), table.turn)


def since_last_turn(table: Table, turn: int) -> bool:
    """Whether a turn of this number came after the last turn of whose turn it is now; of one who has had none in this
    game that was noted, after as many turns as there are Methuselahs."""
    return turn > table.tally.get(last_turn(table.active), table.turn - len(table.playing()))
