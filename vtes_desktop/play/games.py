"""How each game is played, without a screen: one :class:`Play` for each.

What lies on a game's table is said one floor below (:mod:`vtes_desktop.table.games`), how it looks above. Whatever
hosts, shows or checks a game asks its :class:`Play`, which :func:`play_of` finds by the game's key; :data:`PLAYS` names
the module of each, whose ``PLAY`` it is, and which is imported when such a game is opened.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, Protocol

import msgspec

from vtes_desktop.play import requests as r
from vtes_desktop.table.asking import Choice, Referee
from vtes_desktop.table.doing import Doing
from vtes_desktop.table.faces import Faces
from vtes_desktop.table.games import VTES
from vtes_desktop.table.journal import Header, JournalError, Left, Line
from vtes_desktop.table.table import Copy, Table

PLAYS: Final[Mapping[str, str]] = MappingProxyType(
    {
        VTES: "vtes_desktop.play.vtes",
        "vendetta": "vtes_desktop.vendetta.play",
    }
)
"""By a game's key: the module whose ``PLAY`` is its :class:`Play`."""

Manner = Callable[[Doing, Any], None]
"""Carries out one kind of request in manual mode: takes what is being done and the request, makes moves, says what
happens. Raises :class:`RefusedError` with a sentence; what was done by then is undone."""


class ExtraError(ValueError):
    """What a header has of a game's own is nothing that this game knows; the message is a sentence."""


class Chore(NamedTuple):
    """Something that a table of this game does at the press of a button: :class:`~vtes_desktop.play.requests.Chore`."""

    caption: str
    """What the button says."""
    do: Callable[[Doing, r.Chore], None]
    """Carries it out, as a :data:`Manner`."""
    leave: Literal["nobody", "owner", "everybody"] = "nobody"
    """Whose leave it needs: nobody's; the seat's that the request names, where one asks at this table; everybody's."""
    strict: bool = False
    """Whether it may be done in a step by hand under the referee; else in manual mode only."""


class Running(Protocol):
    """What a referee's procedures are given, as far as the host must know it."""

    doing: Doing
    """Where moves and sentences go; replaced by the host for each answer, always for the same table."""
    line: int
    """The number of the journal's line that is being played; set by the host."""
    steps: list[int]
    """Of each step that is being done by hand, the innermost last: the line in which it began."""
    moved_by_hand: int
    """How many moves players have made by hand; counted up by the host while a choice ``by hand`` is open."""


class Sitting(ABC):
    """A referee at a table of one game, with what its procedures are given.

    A step by hand is a choice of the kind ``by hand`` with an option ``done``; then the others are asked by choices of
    the kind ``agree`` (one by one, or together), and where one picks an option of the kind ``not agreed`` the host
    takes back all that was done since the line on top of :attr:`Running.steps`, which asks for it anew.
    """

    game: Running
    referee: Referee
    """Not started yet when it is made."""

    @abstractmethod
    def why_not(self, choice: Choice | None, seat: int, copy: Copy) -> str:
        """Why `seat` can do nothing with a copy now, or what it can, as a sentence."""

    def left(self) -> Left | None:
        """What must be remembered of the turn when the referee is sent away; None for nothing."""
        return None

    def moved(self, doing: Doing) -> None:  # noqa: B027 - most games need nothing
        """Something else than an answer has changed the table (`doing` holds its moves)."""


class Play(ABC):
    """How one game is played."""

    key: str
    """As in :data:`PLAYS`."""
    manners: Mapping[type, Manner]
    """What may be asked in manual mode, with who carries it out: begin with
    :data:`vtes_desktop.play.manners.COMMON`."""
    chores: Mapping[str, Chore] = MappingProxyType({})
    """The game's own manners, by the name that requests give."""

    @abstractmethod
    def faces(self, extra: msgspec.Raw, known: Faces) -> Faces:
        """The printed cards of a game.

        :param extra: the game's own part of the header (:attr:`Header.extra`), from anybody's file or host.
        :param known: the card list of V:tES that this program has read.
        :raises ExtraError: there is no such card set.
        """

    @abstractmethod
    def lay_out(self, header: Header) -> Table:
        """The table before the first move: every deck in the order of its list. Raises :class:`ExtraError`."""

    @abstractmethod
    def deal(self, doing: Doing) -> None:
        """Shuffle and deal, start the clock, say whose turn it is: the first line of the journal."""

    @abstractmethod
    def referee(self, doing: Doing, header: Header, line: int, before: Sequence[Line]) -> Sitting:
        """A referee that goes on from where the table stands; it begins with the running turn or phase.

        :raises RefusedError: no referee can come to this table; the sentence says why.
        :param doing: where its first moves go; `doing.catalogue` holds the :meth:`faces`.
        :param line: the number of the journal's line in which it comes.
        :param before: the lines in effect before it, in order.
        """

    def sent_away(self, doing: Doing) -> None:  # noqa: B027 - most games need nothing
        """Clear the table of what only the referee sees to, when it leaves."""

    decks = False
    """Whether everybody brings a deck (:attr:`SeatHeader.deck`); else all cards are the table's."""
    editions: tuple[str, ...] = ()
    """The editions of its rules that this program knows; empty for that of its :class:`GameTable` alone."""
    section = ""
    """What goes before the number or mark of a rule: ``sec. ``."""

    @abstractmethod
    def mark(self) -> str:
        """The mark of the rules of this program, which a header keeps: other modules, another mark
        (:func:`vtes_desktop.play.rules_mark.rules_mark`). Empty where nobody can say."""

    @abstractmethod
    def winner(self, table: Table, faces: Faces) -> int | None:
        """Who has won, or would if the game ended now; None for nobody."""

    @abstractmethod
    def points(self, table: Table, faces: Faces, seat: int) -> float:
        """What a seat would have in the end, were it now (:attr:`GameTable.points`), as far as the table shows it."""


@cache
def play_of(key: str) -> Play:
    """How a game is played. Raises KeyError for one that this program does not know."""
    found = import_module(PLAYS[key]).PLAY
    if not isinstance(found, Play) or found.key != key:
        raise TypeError(f"{PLAYS[key]} does not say how {key!r} is played.")
    return found


def lay_out(header: Header) -> Table:
    """The table as a header has it, before the first move. Raises :class:`JournalError` for one that can't begin."""
    try:
        return play_of(header.game).lay_out(header)
    except ExtraError as error:
        raise JournalError(str(error)) from error
