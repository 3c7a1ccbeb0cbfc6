"""What a host tells a client."""

from __future__ import annotations

import msgspec
from msgspec import Struct, field

from vtes_desktop.table.asking import Option
from vtes_desktop.table.doing import Travel
from vtes_desktop.table.journal import NO_EXTRA
from vtes_desktop.table.saying import Saying
from vtes_desktop.table.sight import Changes
from vtes_desktop.table.table import Table


class Ask(Struct, frozen=True, omit_defaults=True):
    """A seat asks for leave: one question, put to all whom it concerns together."""

    number: int
    by: int
    of: tuple[int, ...]
    """The seats that are asked, ascending. All must agree; one refusal is enough to end it."""
    saying: Saying
    """What it is about."""
    agreed: tuple[int, ...] = ()
    """Those of them who have agreed so far."""

    def waits_for(self, seat: int) -> bool:
        """Whether this seat is asked and has not answered yet."""
        return seat in self.of and seat not in self.agreed


class Arrow(Struct, frozen=True, gc=False):
    """Somebody points from a card to a card, or to a seat (`target` 0)."""

    by: int
    source: int
    target: int
    seat: int = -1


class Asked(Struct, frozen=True, omit_defaults=True):
    """What the referee asks now, as a seat may know it: the options only for who is asked."""

    number: int
    seat: int
    """Who is asked. Of several who are asked together it is the reader, or for who is not asked the first of those who
    have not answered yet."""
    kind: str
    question: str
    rule: str = ""
    about: int = 0
    options: tuple[Option, ...] = ()
    together: tuple[int, ...] = ()
    """All who are asked, where several are asked together, each in secret of the others; else empty."""
    answered: tuple[int, ...] = ()
    """Those of them who have answered. Until all have, each may answer otherwise."""
    picked: int = -1
    """What the reader has answered (its place among the options), where others are waited for; -1 for nothing."""

    @property
    def waits(self) -> bool:
        """Whether it waits for the reader: asked, and not answered yet."""
        return bool(self.options) and self.picked < 0

    @property
    def has_the_word(self) -> int:
        """The seat that is waited for: who is asked, or where the reader has answered the first who has not."""
        if self.picked < 0:
            return self.seat
        return next((seat for seat in self.together if seat not in self.answered), self.seat)


class Reveal(Struct, frozen=True):
    """What was secret of a game's chance, told to everyone after it."""

    seed: str
    """In hex; its SHA-256 is the commitment of the first snapshot."""
    numbers: tuple[str, ...] = ()
    """Each seat's number, in hex."""


class Update(Struct, omit_defaults=True):
    """What one accepted request means for one seat."""

    n: int
    """The journal line; counts up by one."""
    t: float
    """Seconds of play."""
    changes: Changes
    sayings: tuple[Saying, ...] = ()
    travels: tuple[Travel, ...] = ()
    asks: tuple[Ask, ...] = ()
    """All questions that are open for this seat."""
    arrow: Arrow | None = None
    can_take_back: bool = False
    can_again: bool = False
    unsaved: str = ""
    """Why the game is not being saved at the moment, or empty."""
    asked: Asked | None = None
    """In strict mode: what is being asked."""
    sum: str = ""
    """The journal line's checksum: whoever keeps it can say later whether the host's journal is this game."""
    reveal: Reveal | None = None
    """Once the game is over and somebody has asked for it."""


class Snapshot(Struct, omit_defaults=True):
    """All that a seat may know of a running game: where a client starts."""

    n: int
    t: float
    seat: int
    table: Table
    log: list[Saying] = field(default_factory=list)
    asks: tuple[Ask, ...] = ()
    can_take_back: bool = False
    can_again: bool = False
    unsaved: str = ""
    name: str = ""
    """The game's name."""
    asked: Asked | None = None
    ask: bool = False
    """Whether this is a table where one asks before touching another's things."""
    commitment: str = ""
    """SHA-256 of the host's seed, in hex."""
    numbers: tuple[str, ...] = ()
    """Each seat's number that was mixed with the seed, in hex; none at one desktop."""
    terms: str = ""
    """What the host bound itself to before it knew those numbers (:func:`~vtes_desktop.table.journal.terms`)."""
    sum: str = ""
    """The last journal line's checksum."""
    reveal: Reveal | None = None
    extra: msgspec.Raw = field(default_factory=lambda: NO_EXTRA)
    """The game's own part of the header, as JSON: its options and the card set that it is played with."""


class Reply(Struct, frozen=True):
    """The host's answer to a request."""

    accepted: bool
    reason: str = ""
    """When refused: a sentence that says why. To “why not?”: the answer."""
    n: int = 0
    """When accepted: the journal line; 0 when nothing was written."""
    waiting: bool = False
    """Accepted, but others are asked first."""
