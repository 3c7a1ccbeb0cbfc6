"""Every change of a table, as a small closed set of frozen structs (design, decision 2).

A move says exactly what changes and carries every random result and every new id, so that applying a journal's moves
needs neither rules nor chance. :func:`vtes_desktop.table.applying.apply` applies one and returns its inverse.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vtes_desktop.table.bargain import Bargain
from vtes_desktop.table.situation import Action, Combat, Referendum
from vtes_desktop.table.table import Clock, Copy, Place


class MoveCard(Struct, frozen=True, gc=False, tag="move", omit_defaults=True):
    """Put a copy, with everything on it, somewhere else."""

    copy: int
    to: Place
    index: int = -1
    """Where among the cards there: 0 is the top of a deck, -1 the end."""
    becomes: int = 0
    """Its new id, needed when it enters or leaves a region whose cards others can't tell apart."""
    controller: int | None = None
    """Who controls it then; by default the seat whose region it enters (nobody, -1, in one of the table's own), or the
    same as before on a card."""
    face_up: bool | None = None
    """By default as the region shows arriving cards, or unchanged within the region."""
    shown_to: tuple[int, ...] | None = None
    """By default nobody any more, or unchanged within the region."""


class Shuffle(Struct, frozen=True, gc=False, tag="shuffle", omit_defaults=True):
    """Put the cards of a pile in another order, under new ids."""

    seat: int
    region: str
    order: tuple[int, ...]
    """For each new position, the old position of the card now there."""
    becomes: tuple[int, ...]
    """The new ids, in the new order."""
    shown_to: tuple[tuple[int, ...], ...] = ()
    """Who may see each card then, in the new order; empty for nobody any."""
    draw: int = -1
    """Which of the game's random draws made the order; -1 for none (an inverse)."""


class Lock(Struct, frozen=True, gc=False, tag="lock", omit_defaults=True):
    """Lock or unlock a copy (sec. 6.1)."""

    copy: int
    locked: bool = True


class Turn(Struct, frozen=True, gc=False, tag="turn", omit_defaults=True):
    """Turn a copy face up or face down."""

    copy: int
    face_up: bool = True


class Show(Struct, frozen=True, gc=False, tag="show", omit_defaults=True):
    """Let exactly these seats see a copy that its place hides."""

    copy: int
    to: tuple[int, ...] = ()


class Control(Struct, frozen=True, gc=False, tag="control"):
    """Change who controls a copy, where it lies (a card on another's minion)."""

    copy: int
    controller: int


class Purse(Struct, frozen=True, gc=False, array_like=True):
    """Where counters lie: a seat's pool, a copy, or the bank (``of`` is 0)."""

    kind: Literal["pool", "card", "bank"]
    of: int = 0


BANK = Purse("bank")


class MoveBlood(Struct, frozen=True, gc=False, tag="blood"):
    """Move blood (pool, life) counters; they are never made or lost, the bank takes and gives."""

    source: Purse
    target: Purse
    amount: int


class SetCounter(Struct, frozen=True, gc=False, tag="counter", omit_defaults=True):
    """Set a named counter on a copy; with copy 0 a token of a seat, or without one in the table's own tally. 0 removes
    it."""

    copy: int
    name: str
    value: int
    seat: int = -1
    """Whose token (:attr:`Seat.tokens`); -1 for no seat's."""


class Annotate(Struct, frozen=True, gc=False, tag="note"):
    """Write a note on a copy, for all who can tell it apart."""

    copy: int
    note: str


class SetMark(Struct, frozen=True, gc=False, tag="mark"):
    """Say of a copy what its face does not, by name (``title``: ``baron of Chicago``); empty removes it."""

    copy: int
    name: str
    value: str


class SetAction(Struct, frozen=True, gc=False, tag="action"):
    """Say what action is being taken, or none."""

    action: Action | None


class SetCombat(Struct, frozen=True, gc=False, tag="combat"):
    """Say what combat is being fought, or none."""

    combat: Combat | None


class SetReferendum(Struct, frozen=True, tag="referendum"):
    """Say what referendum is being held, or none."""

    referendum: Referendum | None


class GiveEdge(Struct, frozen=True, gc=False, tag="edge"):
    """Give the Edge to a seat, or back to nobody (-1)."""

    seat: int


class SetPhase(Struct, frozen=True, gc=False, tag="phase"):
    """Set whose turn it is and which phase."""

    turn: int
    round: int
    active: int
    phase: str


class SetScore(Struct, frozen=True, gc=False, tag="score"):
    """Set a seat's victory points, in halves."""

    seat: int
    victory_points: float


class Leave(Struct, frozen=True, gc=False, tag="leave", omit_defaults=True):
    """Mark a seat as ousted, withdrawn, or (both false) playing."""

    seat: int
    ousted: bool = False
    withdrawn: bool = False


class SetHandSize(Struct, frozen=True, gc=False, tag="hand size"):
    """Set how many cards a seat holds."""

    seat: int
    size: int


class SetClock(Struct, frozen=True, gc=False, tag="clock"):
    """Set the game's clock."""

    clock: Clock


class SetBargains(Struct, frozen=True, gc=False, tag="bargains"):
    """Set what Methuselahs have offered and promised each other."""

    bargains: tuple[Bargain, ...]


class SetMode(Struct, frozen=True, gc=False, tag="mode"):
    """Switch between the players' manners and the referee."""

    mode: Literal["manual", "strict"]


class OpenTable(Struct, frozen=True, gc=False, tag="open"):
    """Open every hand to everyone, or close them again."""

    open: bool


class Rename(Struct, frozen=True, gc=False, tag="rename"):
    """Give a seat another name."""

    seat: int
    name: str


class EndGame(Struct, frozen=True, gc=False, tag="end", omit_defaults=True):
    """Say that the game is over, or (false) goes on."""

    over: bool = True


class Create(Struct, frozen=True, tag="create"):
    """Add a copy that was not there, at the end of its place and with nothing on it."""

    copy: Copy


class Destroy(Struct, frozen=True, gc=False, tag="destroy"):
    """Take a copy with nothing on it out of existence: what undoes :class:`Create`."""

    copy: int


Move = (
    MoveCard
    | Shuffle
    | Lock
    | Turn
    | Show
    | Control
    | MoveBlood
    | SetCounter
    | Annotate
    | SetMark
    | SetAction
    | SetCombat
    | SetReferendum
    | GiveEdge
    | SetPhase
    | SetScore
    | Leave
    | SetHandSize
    | SetClock
    | SetBargains
    | SetMode
    | OpenTable
    | Rename
    | EndGame
    | Create
    | Destroy
)
