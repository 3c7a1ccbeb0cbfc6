"""The messages between a guest and a host: every one that there is, who sends it, and what it means.

``PROTOCOL.md`` beside this file tells how they follow each other. A message is one JSON object whose ``type`` is its
tag; whatever else is malformed dies as it is decoded. What a *request* means is none of this room's business: it goes
to the table as it came.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct, field

from vtes_desktop.play.requests import Request
from vtes_desktop.play.updates import Reply, Snapshot, Update
from vtes_desktop.table.games import VTES
from vtes_desktop.table.journal import NO_EXTRA, Options
from vtes_desktop.table.saying import Saying

VERSION: Final = 1
"""The version that this program speaks; it counts up whenever an older program could misunderstand a newer one."""
OLDEST: Final = 1
"""The oldest version that this program still speaks."""
PATH: Final = "/vtes"
"""Where on a host the WebSocket is."""
LARGEST_TO_HOST: Final = 64 * 1024
"""Bytes of a guest's message; a longer one ends the connection."""
LARGEST_TO_GUEST: Final = 16 * 1024 * 1024
"""Bytes of a host's message, decompressed; a guest ends the connection at a longer one."""
IN_FLIGHT: Final = 16
"""Requests that a guest may have sent without having heard the replies."""
REMEMBERED: Final = 64
"""Replies that a host remembers for each seat, to give them again."""
LOG_SAYINGS: Final = 400
"""Sentences of the log that a snapshot brings at most; :class:`Earlier` asks for more."""
MOST_TABLES: Final = 5_000
"""Tables in one list: more are in no hall, and no window shows them at once."""
PIECE: Final = 256 * 1024
"""Bytes of a journal in one :class:`Piece`."""

Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""Which message of this guest an answer is to."""
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Token = Annotated[bytes, Meta(min_length=32, max_length=32)]
"""32 random bytes that only one guest knows: who shows them has the seat (or the table) that they stand for. In JSON
as Base64. A host keeps their SHA-256 alone."""
Proof = Annotated[bytes, Meta(max_length=64)]
"""A message of the password's proof (:mod:`vtes_desktop.lan.proof`)."""
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(max_length=200)]
TableId = Annotated[str, Meta(max_length=32)]
Digest = Annotated[str, Meta(max_length=64)]
"""A SHA-256 in hex."""
Once = Annotated[bytes, Meta(max_length=16)]
"""A random word of the guest's for one deed. With it the host answers Done, and does the deed once however often the
message comes: so a guest that lost the connection sends it again. Empty for none."""
CardIds = Annotated[tuple[Annotated[int, Meta(ge=1, le=2**53 - 1)], ...], Meta(max_length=1000)]
State = Literal["lobby", "starting", "playing", "finished"]
"""A table is a *lobby* until its owner starts the game; it is *starting* while the seats open their numbers; it is
*finished* when its owner has said so: then nothing can be done any more."""
Player = Literal["open", "person", "random"]
"""Who fills a seat: nobody yet, somebody (perhaps away just now), or a player of the host's own program."""
Computer = Annotated[
    str, Meta(max_length=60, pattern="^(computer (newcomer|regular|expert) (plain|cautious|bully|politician))?$")
]
"""How the host's own program plays a seat: a computer player's level and character; empty for a random player."""
Code = Literal[
    "version",
    "password",
    "no table",
    "full",
    "token",
    "elsewhere",
    "kicked",
    "order",
    "rights",
    "deck",
    "now",
    "malformed",
    "too much",
    "busy",
    "closing",
    "slow",
    "fault",
]
"""Why something was refused, for programs; people read the sentence."""


class Terms(Struct, frozen=True, omit_defaults=True):
    """What a table is to be, as whoever makes it says; all of it is public."""

    name: Name
    seats: Annotated[int, Meta(ge=2, le=6)] = 5
    edition: Annotated[str, Meta(max_length=40)] = "current"
    mode: Literal["manual", "strict"] = "manual"
    format: Annotated[str, Meta(max_length=40)] = "standard"
    """What decks must be (:data:`vtes_desktop.decks.legality.FORMATS`); ``none`` for anything."""
    spectators: bool = True
    delay: Annotated[float, Meta(ge=0, le=3600)] = 0.0
    """Seconds by which spectators see everything later."""
    share_journal: bool = True
    """Whether seats may Fetch the journal once the seed was told. It has every deck list, and without it a seat can't
    check the shuffles."""
    options: Options = Options(ask=True, discreet=True)
    talk: bool = False
    """Whether who watches may talk during the game; before it they may anyhow."""
    game: Annotated[str, Meta(max_length=40)] = VTES
    """What is played (:data:`vtes_desktop.table.games.GAMES`). Where a game takes no decks nobody needs to send one."""
    bargains: bool = False
    """Whether computer players offer bargains of their own accord; offers of others they answer at any rate."""
    hints: bool = False
    """Whether players may ask their own program what a computer player would do in their place. A host cannot see
    whether they do: it is what the table agrees on, and this program keeps to it."""


# -- what a guest sends ------------------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag="hello"):
    """The first message, at once: the versions that the guest speaks. The answer is Welcome or Refused.

    No version will ever change this message but by adding fields.
    """

    oldest: Number
    newest: Number
    program: Annotated[str, Meta(max_length=80)] = ""
    """The guest's program and its version, for people."""


class Look(Struct, frozen=True, tag="look"):
    """Which tables are there? The answer is Tables."""


class Knock(Struct, frozen=True, tag="knock"):
    """Begin the proof of a password: a table's, or with no table that of the host (which Make needs, if it has one).

    The answer is Challenge or Denied. One attempt at a time; each allows one Make, Join or Watch.
    """

    number: Number
    table: TableId
    opening: Proof


class Make(Struct, frozen=True, tag="make"):
    """Make a table, and be its owner. The answers are Made and Lobby, or Denied.

    With a token that owns a table already the answer is that table: a Make whose answer was lost can be sent again.
    """

    number: Number
    terms: Terms
    owner: Token
    password: Password = ""
    """The table's own; empty for none. It is the one password ever sent, to the host that must know it."""
    proof: Proof = b""
    extra: msgspec.Raw = field(default_factory=lambda: NO_EXTRA)
    """The game's own options and the card set to play with, as JSON; null for none. What is long may be packed: a
    string, Base64 of a zlib stream of that JSON, which is 512 KiB at most. The host gives it unpacked to those who play
    or watch, in the Snapshot."""


class Join(Struct, frozen=True, tag="join"):
    """Take a seat, or come back to it. The answers are Seated, Lobby, and in a running game Begins; or Denied.

    The token is the guest's own making. A token that has a seat at this table comes back to it, whatever else this
    message says, and whoever was connected with it is told Refused(elsewhere). A token that the table does not know
    takes an open seat of a lobby, which may need a password; or with a `key` the seat that was handed over.
    """

    number: Number
    table: TableId
    token: Token
    name: Name
    proof: Proof = b""
    key: Annotated[bytes, Meta(max_length=16)] = b""
    """What HandedOver gave to whoever passed on the seat."""
    owner: Annotated[bytes, Meta(max_length=32)] = b""
    """The owner's token, for the table's owner."""
    gently: bool = False
    """Whether to be Denied(elsewhere) where somebody is connected with the seat's token already."""


class Watch(Struct, frozen=True, tag="watch"):
    """Watch without a seat. The answers are Watching, Lobby, and in a running game Begins; or Denied.

    With the owner's token alone one owns the table, whether or not it admits spectators.
    """

    number: Number
    table: TableId
    proof: Proof = b""
    owner: Annotated[bytes, Meta(max_length=32)] = b""


class Leave(Struct, frozen=True, tag="leave"):
    """Give up the seat in a lobby (in a game: only go away from it), or stop watching. The answer is Left."""

    number: Number


class SubmitDeck(Struct, frozen=True, tag="deck"):
    """The deck of the guest's own seat, in a lobby, for the host alone. The answer is DeckChecked.

    It may be sent again until the game starts; Ready ends with each.
    """

    number: Number
    name: Annotated[str, Meta(max_length=200)]
    crypt: CardIds
    library: CardIds


class Ready(Struct, frozen=True, tag="ready"):
    """The seat is ready to start, and promises a random number by its SHA-256; or with no promise it is not ready.

    The host's commitment was shown before, so that neither can choose by the other's number. It is answered by what it
    causes (a Lobby), or Denied.
    """

    number: Number
    promise: Annotated[bytes, Meta(max_length=32)] = b""


class Open(Struct, frozen=True, tag="open"):
    """The 32 random bytes that the seat promised, in answer to Opening. When all have come the game begins."""

    value: Token


class Say(Struct, frozen=True, tag="say"):
    """Say something to the table: in a lobby it comes back to everyone as Said, in a game it is a request like others.

    Spectators may talk in a lobby, and in a game where the terms say so: it comes as Said then, too. It is answered
    Done, if it has a word of its own (`once`), or Denied.
    """

    number: Number
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    once: Once = b""


class Ask(Struct, frozen=True, tag="ask"):
    """A seat's request to the running game. The answer is Answered, or Denied when it was not even considered.

    Numbers of a seat go up (Seated tells the last one used); gaps are fine. After a drop the guest sends all that
    were not answered once more, in order and by the same numbers: none is done twice.
    """

    number: Annotated[int, Meta(ge=1, le=2**53 - 1)]
    request: Request


class Earlier(Struct, frozen=True, tag="earlier"):
    """More of the log: sentences of the lines before this one. The answer is Sayings."""

    number: Number
    before: Number


class Fetch(Struct, frozen=True, tag="fetch"):
    """Once the seed was told (by the request TellSeed, after the game): the journal from this byte on, for a seat.
    The answer is Piece, or Denied."""

    number: Number
    offset: Number


# What only the table's owner may send; each is answered by what it causes (a Lobby), then by Done if it has a word of
# its own (`once`); or Denied.


class Change(Struct, frozen=True, tag="change"):
    """Owner: other terms for a lobby. Nobody is ready then; decks are checked again."""

    number: Number
    terms: Terms
    password: Password | None = None
    """The table's own from now on (empty for none); null to leave it as it is."""
    once: Once = b""
    extra: msgspec.Raw = field(default_factory=lambda: NO_EXTRA)
    """As in Make; null to leave it as it is, where the game stays the same."""


class Start(Struct, frozen=True, tag="start"):
    """Owner: begin. Open seats close; every person at the table must be there and ready. All seats hear Opening."""

    number: Number
    random_seating: bool = True
    once: Once = b""


class Kick(Struct, frozen=True, tag="kick"):
    """Owner: send whoever has this seat away; her token is worth nothing any more.

    While a game runs the others are asked (the request PassSeat, for who sends it): it is Denied with a sentence that
    says so, and done when they agree. The seat can be handed to somebody else then.
    """

    number: Number
    seat: SeatNumber
    name: Annotated[str, Meta(max_length=40)] = ""
    """Who is meant: when somebody else sits there by now it is Denied. Empty for whoever it is."""
    once: Once = b""


class HandOver(Struct, frozen=True, tag="hand over"):
    """Owner, or who has the seat: let somebody else have it. The answer is HandedOver, with a key that Join takes once.

    Until the key is used nothing changes. While a game runs the others are asked first, of one's own seat, too.
    """

    number: Number
    seat: SeatNumber


class Replace(Struct, frozen=True, tag="replace"):
    """Owner: let a player of the host's program fill this seat; its person takes it back by coming back.

    In a lobby it takes an open seat, with a starter deck; in a game that runs the seat of who has been away for long.
    """

    number: Number
    seat: SeatNumber
    once: Once = b""
    computer: Computer = ""


class Entrust(Struct, frozen=True, tag="entrust"):
    """Owner: whoever sits there just now owns the table from here on. She hears Entrusted; the owner before has no
    powers any more, and hears Seated or Watching again."""

    number: Number
    seat: SeatNumber
    once: Once = b""


class Finish(Struct, frozen=True, tag="finish"):
    """Owner: the table is finished for good, and listed no more; a lobby is removed.

    A game that runs is ended by those who play it: they are asked (the request EndGame, for who sends this), and this
    is Denied with a sentence that says so; once the game is over it can be sent again.
    """

    number: Number
    once: Once = b""


Deed = Say | Change | Start | Kick | Replace | Entrust | Finish
"""What is done once, however often it comes."""

ToHost = (
    Hello
    | Look
    | Knock
    | Make
    | Join
    | Watch
    | Leave
    | SubmitDeck
    | Ready
    | Open
    | Say
    | Ask
    | Earlier
    | Fetch
    | Change
    | Start
    | Kick
    | HandOver
    | Replace
    | Entrust
    | Finish
)


# -- what a host sends -------------------------------------------------------------------------------------------------


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to Hello: the version that both will speak."""

    version: int
    program: str
    name: str
    """The host's name, for people."""
    password: bool = False
    """Whether Make needs the host's password."""
    house: bool = False
    """Whether it is there for others to make tables at, as ``serve`` is; a window is open for its own."""


class Refused(Struct, frozen=True, tag="refused"):
    """The last message of a connection: why the host ends it, as a sentence.

    With code ``version`` the fields say which versions the host speaks. No version will ever change this message but
    by adding fields.
    """

    code: Code
    reason: str
    oldest: int = 0
    newest: int = 0
    again: bool = False
    """Whether to try again by itself (too busy, too slow a reader); otherwise only when the player says so."""


class Denied(Struct, frozen=True, tag="denied"):
    """Why one message was not done, as a sentence; the connection stays."""

    number: int
    code: Code
    reason: str


class TableLine(Struct, frozen=True):
    """A table in a list."""

    id: TableId
    name: str
    seats: int
    taken: int
    edition: str
    mode: str
    password: bool
    spectators: bool
    state: State
    game: str = VTES
    """What is played there."""


class Tables(Struct, frozen=True, tag="tables"):
    """The answer to Look."""

    tables: Annotated[tuple[TableLine, ...], Meta(max_length=MOST_TABLES)]


class Challenge(Struct, frozen=True, tag="challenge"):
    """The answer to Knock: the host's half of the password's proof; the guest's next proof is made from it."""

    number: int
    answer: bytes


class Made(Struct, frozen=True, tag="made"):
    """The answer to Make. The guest owns this table on this connection, and has no seat yet."""

    number: int
    table: TableId
    proof: bytes = b""
    """That the host knows its password, too."""


class Seated(Struct, frozen=True, tag="seated"):
    """The guest has this seat. It comes again when seats are drawn at the start of a game, with the new one."""

    number: int
    table: TableId
    seat: SeatNumber
    asked: Number = 0
    """The greatest number of an Ask from this seat that the host has taken."""
    proof: bytes = b""
    """That the host knows the password, too; where one was asked for."""
    owner: bool = False
    """Whether this connection has the owner's powers."""


class Watching(Struct, frozen=True, tag="watching"):
    """The guest watches."""

    number: int
    table: TableId
    delay: float = 0.0
    """Seconds by which the guest sees everything later."""
    proof: bytes = b""
    owner: bool = False


class Left(Struct, frozen=True, tag="left"):
    """The answer to Leave: the connection has no table any more."""

    number: int


class Done(Struct, frozen=True, tag="done"):
    """The answer to a deed with a word of its own: it is done, just now or when it came before."""

    number: int


class LobbySeat(Struct, frozen=True, omit_defaults=True):
    """A seat as everyone may know it."""

    name: Annotated[str, Meta(max_length=40)] = ""
    player: Player = "open"
    here: bool = False
    """Whether its person is connected."""
    crypt: int = 0
    library: int = 0
    """The sizes of its deck; 0 before there is a legal one."""
    ready: bool = False
    promise: Annotated[bytes, Meta(max_length=32)] = b""
    """Of its random number."""
    computer: Computer = ""
    """Of a seat that the host's program plays: its level and character, as in Replace."""


class Lobby(Struct, frozen=True, tag="lobby"):
    """Who sits at the table, whole, whenever any of it changes: before the game and during it."""

    table: TableId
    terms: Terms
    state: State
    seats: Annotated[tuple[LobbySeat, ...], Meta(max_length=6)]
    commitment: Digest = ""
    """SHA-256 of the host's seed, in hex."""
    password: bool = False
    watching: int = 0
    """How many watch."""
    owner_here: bool = False


class Said(Struct, frozen=True, tag="said"):
    """Somebody said something in the lobby; the last ones are sent again to whoever joins."""

    name: str
    text: str
    seat: int = -1
    """-1 for spectators and for the table itself (which has no name)."""


class DeckChecked(Struct, frozen=True, tag="deck checked"):
    """The answer to SubmitDeck, to that seat alone: why the deck may not be played, in sentences; none when it may."""

    number: int
    reasons: Annotated[tuple[str, ...], Meta(max_length=1000)] = ()


class Opening(Struct, frozen=True, tag="opening"):
    """The game is starting: here are all seats' promises, fixed; each seat now sends Open. Answer within 15 seconds.

    All is counted by the seats of the game that begins, drawn by now.
    """

    promises: Annotated[tuple[Annotated[bytes, Meta(max_length=32)], ...], Meta(max_length=6)]
    """By seat; empty for one that has none (a random player)."""
    seat: SeatNumber
    """The seat that this guest will have."""
    terms: Digest
    """What the host binds itself to before it hears a number, in hex (:class:`vtes_desktop.play.mixing.Mixing`)."""


class Begins(Struct, frozen=True, tag="begins"):
    """All that the guest may know of the running game: sent at its start and whenever the guest comes back."""

    snapshot: Snapshot
    """Its log cut to the last :data:`LOG_SAYINGS` sentences."""
    said: int = 0
    """How many sentences this guest may know in all: who comes back finds by it which of the log are new."""
    earlier: int = 0
    """The line before which there are more sentences than the snapshot has; 0 when it has all."""


class News(Struct, frozen=True, tag="news"):
    """One update of the running game, cut for this guest. They come in order and without a gap after Begins."""

    update: Update


class Answered(Struct, frozen=True, tag="answered"):
    """The reply to an Ask; it comes after the News of what it caused."""

    number: int
    reply: Reply


class Sayings(Struct, frozen=True, tag="sayings"):
    """The answer to Earlier: sentences in order, and the line before which there are more (0: no more)."""

    number: int
    before: int
    sayings: tuple[Saying, ...]


class HandedOver(Struct, frozen=True, tag="handed over"):
    """The answer to HandOver: whoever joins with this key has the seat."""

    number: int
    seat: SeatNumber
    key: Annotated[bytes, Meta(max_length=16)]


class Entrusted(Struct, frozen=True, tag="entrusted"):
    """The guest owns the table now, on this connection and by this token."""

    table: TableId
    owner: Token


class Piece(Struct, frozen=True, tag="piece"):
    """The answer to Fetch."""

    number: int
    offset: int
    total: int
    """Bytes of the whole."""
    data: bytes


class Closing(Struct, frozen=True, tag="closing"):
    """The host is closing; every table is saved. The guest may look whether it comes back."""

    reason: str


ToGuest = (
    Welcome
    | Refused
    | Denied
    | Done
    | Tables
    | Challenge
    | Made
    | Seated
    | Watching
    | Left
    | Lobby
    | Said
    | DeckChecked
    | Opening
    | Begins
    | News
    | Answered
    | Sayings
    | HandedOver
    | Entrusted
    | Piece
    | Closing
)
