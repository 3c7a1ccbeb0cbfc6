"""How a game looks: the description that the shared screen asks, one for each game.

What lies on a table and how it is played are other floors' matter; here stands what a screen needs of a game: how its
table is laid out, what stands on it besides cards, how cards are painted, what a drop and a double click mean, the
menus, keys and panels, and its words. Each game's :class:`Look` stands in a module of its own, which is imported when
the first table of that game is opened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF
    from PySide6.QtWidgets import QGraphicsScene, QWidget

    from vtes_desktop.play import requests as r
    from vtes_desktop.play.updates import Asked
    from vtes_desktop.table.asking import Option
    from vtes_desktop.table.faces import Faces
    from vtes_desktop.table.table import Copy, Table
    from vtes_desktop.ui.faces import FaceCache
    from vtes_desktop.ui.faces.painters import Painters, Printed
    from vtes_desktop.ui.strict.asking import Asking
    from vtes_desktop.ui.table.browsing import Browsing
    from vtes_desktop.ui.table.drops import Held, Target
    from vtes_desktop.ui.table.figures import TableFigures
    from vtes_desktop.ui.table.furniture import Furniture
    from vtes_desktop.ui.table.items import PileItem
    from vtes_desktop.ui.table.keys import Action
    from vtes_desktop.ui.table.layout import Plan
    from vtes_desktop.ui.table.looks import Look as CardLook
    from vtes_desktop.ui.table.looks import Looks
    from vtes_desktop.ui.table.menus import Menus
    from vtes_desktop.ui.table.page import TablePage
    from vtes_desktop.ui.table.preview import Preview
    from vtes_desktop.ui.table.scene import TableScene
    from vtes_desktop.ui.table.score import ScorePanel
    from vtes_desktop.ui.table.session import Session


class LookOf(Protocol):
    """How a copy looks to the seat that is looking, `width` logical pixels wide."""

    def __call__(
        self,
        session: Session,
        state: Copy,
        width: int,
        dpr: float,
        *,
        selected: bool = False,
        target: bool = False,
        legal: bool = False,
    ) -> CardLook:
        """The card's look."""


class Panel(Protocol):
    """Something that a game lays over its table by itself, brought up to date after each change."""

    def refresh(self) -> None:
        """Show the table as it is now, or nothing."""


class Keyboard(Struct, frozen=True):
    """The keys of a game's table, and what the mouse does there."""

    actions: tuple[Action, ...]
    """In the order of the overview."""
    gestures: tuple[tuple[str, str], ...]


class Words(Struct, frozen=True):
    """A game's words for what every table has."""

    turn: Callable[[Table], str]
    """Which turn it is and whose, for the top bar."""
    phase: Callable[[Table, str], str]
    """A phase, in lower case."""
    described: Callable[[Table, Copy, Printed | None], str]
    """A card with its state and place, to who hears the table; the card is None while its face is hidden."""
    said_of_pile: Callable[[Table, int, str, Printed | None], str]
    said_of_pool: Callable[[Table, int], str]
    said_of_edge: Callable[[Table], str]
    said_of_seat: Callable[[Table, int, int], str]
    """A seat as another, -1 for nobody, sees it."""
    question: Callable[[Table, Asked], str]
    """The referee's question, to who is asked and to who is not (then it has no options)."""
    rule: Callable[[str], str]
    """How a place of the rules is shown beside a question; empty to leave it out."""
    about_rule: Callable[[str], tuple[str, str]]
    """The name of that place and what it is about; empty where nobody knows."""
    time_up: str
    """What is asked when the time is up."""
    late: str
    """What happens then."""
    ended: str
    """What becomes of the score when the game is ended as it stands."""
    out: tuple[str, str, str]
    """Of who leaves the game before its end: the word for it, what leads to the next one in a film, what is said."""


class Drops(Struct, frozen=True):
    """What a drop means."""

    aimed: Callable[[TableScene, Held, Target | None, QPointF], Target | None]
    """What is under the pointer, when the shared screen found that: a game may see more in it."""
    request: Callable[[Table, Held, Target], r.Request | None]
    """What is asked of the host; None when the drop means nothing."""
    likely: Callable[[Table, Held, Target], bool]
    """Whether the table takes such a drop at all."""
    takes: Callable[[Table, Held, int], bool]
    """Whether a card can be what is dropped on."""
    price: Callable[[Table, Held, Target], str]
    """What the drop does and costs, shown before it is let go; empty where the place says it."""


class Look(Struct, frozen=True):
    """All that the shared screen asks of a game."""

    plan: Callable[[Table, int, float, float, float], Plan]
    """Areas and zones for a viewer (-1: who only watches), a width, a height and the text scale."""
    furniture: Callable[[QGraphicsScene, Session, Looks], Furniture]
    """Makes what stands on the table besides cards."""
    shown: Callable[[Faces], Faces]
    """The printed cards as they are shown here: a game may have their names in the player's language."""
    painters: Painters
    """Faces and backs."""
    pictured: bool
    """Whether players may have pictures of the cards."""
    look_of: LookOf
    figures: Callable[[Session], TableFigures | None]
    """Makes what reckons what minions come to now; None where they are what is printed on them."""
    follows_phase: frozenset[str]
    """Regions whose cards look otherwise in another phase."""
    drops: Drops
    card_opened: Callable[[Session, Copy], r.Request | None]
    """A double click on a card."""
    pile_opened: Callable[[Session, PileItem, int], r.Request | None]
    """A double click on a deck, by who acts."""
    dots: bool
    """Whether the bar counts what a turn has left in dots."""
    keyboard: Keyboard
    menus: type[Menus]
    preview: Callable[[Session, FaceCache], Preview]
    browse: Callable[[Session, FaceCache, QWidget], Browsing]
    score: Callable[[Session, QWidget], ScorePanel]
    panels: Callable[[TablePage], dict[str, Panel]]
    """Makes what the game lays over its table, by name."""
    passes: bool
    """Whether one may pass until something happens to oneself."""
    meant: Callable[[Asking, r.Request], list[Option]]
    """The options of the referee's open question that a gesture can mean."""
    words: Words


LOOKS: Final[Mapping[str, str]] = MappingProxyType(
    {"vtes": "vtes_desktop.ui.vtes", "vendetta": "vtes_desktop.ui.vendetta.look"}
)
"""By the game's key, the module in which its look stands as ``LOOK``."""


@cache
def look_of_game(key: str) -> Look:
    """The look of a game. Raises KeyError for a game that this program can't show."""
    look = import_module(LOOKS[key]).LOOK
    if not isinstance(look, Look):
        raise TypeError(f"{LOOKS[key]}.LOOK is no Look")
    return look
