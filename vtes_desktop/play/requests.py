"""What a seat may ask of the host. A request says what is wanted, never what is true."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from vtes_desktop.plain_words import plain
from vtes_desktop.table.bargain import Promise
from vtes_desktop.table.moves import Purse
from vtes_desktop.table.table import Place

Ids = Annotated[tuple[int, ...], Meta(max_length=400)]
"""Copies, by the ids in the asking seat's mirror."""
Number = Annotated[int, Meta(ge=1, le=1000)]
Index = Annotated[int, Meta(ge=-1, le=10_000)]
Text = Annotated[str, Meta(max_length=2000)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]


class Deal(Struct, frozen=True, tag="deal"):
    """Shuffle every deck and deal the opening hands and crypts (sec. 2.3). The host asks this of itself."""


class Put(Struct, frozen=True, tag="put", omit_defaults=True):
    """Move copies to a place: what dragging cards does."""

    copies: Ids
    to: Place
    index: Index = -1
    face_up: bool | None = None
    replace: bool = True
    """Whether cards that leave the hand are replaced, where the table does that."""


class PutTop(Struct, frozen=True, tag="put top", omit_defaults=True):
    """Move the top cards of a deck to a place, unseen."""

    seat: int
    """Whose deck; -1 for one of the table's own."""
    region: Word
    to: Place
    count: Number = 1
    index: Index = -1


class Draw(Struct, frozen=True, tag="draw", omit_defaults=True):
    """Draw from one's own library to the hand, or from the crypt to the uncontrolled region."""

    region: Word = "library"
    count: Number = 1


class Refill(Struct, frozen=True, tag="refill"):
    """Draw up to the hand size, or discard nothing when there are too many."""


class Play(Struct, frozen=True, tag="play", omit_defaults=True):
    """Play a card from the hand: to where its type goes, or on a copy."""

    copy: int
    on: int = 0
    replace: bool = True


class Blood(Struct, frozen=True, tag="blood"):
    """Move blood counters between pools, cards and the bank."""

    source: Purse
    target: Purse
    amount: Number = 1


class LockCards(Struct, frozen=True, tag="lock", omit_defaults=True):
    """Lock or unlock copies."""

    copies: Ids
    locked: bool = True


class UnlockAll(Struct, frozen=True, tag="unlock all"):
    """Unlock every card that the asking seat controls (sec. 4)."""


class TurnCards(Struct, frozen=True, tag="turn", omit_defaults=True):
    """Turn copies face up or down."""

    copies: Ids
    face_up: bool = True


class Count(Struct, frozen=True, tag="count", omit_defaults=True):
    """Add to (or with a negative number take from) a named counter on a copy, or with copy 0 a seat's tokens."""

    copy: int
    name: Word
    by: Annotated[int, Meta(ge=-1000, le=1000)] = 1
    seat: int = -1
    """Whose tokens (:attr:`GameTable.tokens`), with copy 0."""


class Note(Struct, frozen=True, tag="note"):
    """Write a note on a copy; empty to remove it."""

    copy: int
    text: Text


class TakeControl(Struct, frozen=True, tag="control"):
    """Say who controls a copy where it lies."""

    copy: int
    seat: int


class ShuffleDeck(Struct, frozen=True, tag="shuffle"):
    """Shuffle one's crypt or library, or a deck of the table's own."""

    region: Word


class Look(Struct, frozen=True, tag="look", omit_defaults=True):
    """Look at the top cards of one's crypt or library, or of a deck of the table's own; or at all of it (count 0)."""

    region: Word
    count: Annotated[int, Meta(ge=0, le=1000)] = 0


class StopLooking(Struct, frozen=True, tag="stop looking"):
    """Put the deck down again; it is shuffled if the whole of it was looked through."""

    region: Word


class Reveal(Struct, frozen=True, tag="reveal", omit_defaults=True):
    """Show copies that others can't see to some seats, or to all (none named)."""

    copies: Ids
    to: Ids = ()


class Hide(Struct, frozen=True, tag="hide"):
    """Stop showing copies."""

    copies: Ids


class RandomCard(Struct, frozen=True, tag="random card"):
    """Pick a random card of a seat's hand and show it to everyone."""

    seat: int


class Roll(Struct, frozen=True, tag="roll", omit_defaults=True):
    """Roll a die, or flip a coin (two sides)."""

    sides: Annotated[int, Meta(ge=2, le=1000)] = 6


class TakeEdge(Struct, frozen=True, tag="edge"):
    """Give the Edge to a seat, or to nobody (-1)."""

    seat: int


class NextPhase(Struct, frozen=True, tag="next phase"):
    """Go to the next phase, or from the last to the next Methuselah's turn."""


class GoToPhase(Struct, frozen=True, tag="go to phase"):
    """Go to a phase of the running turn."""

    phase: Word


class EndTurn(Struct, frozen=True, tag="end turn"):
    """Go to the next Methuselah's turn."""


class Oust(Struct, frozen=True, tag="oust"):
    """Oust a seat: its predator gains a victory point and 6 pool (sec. 9.1)."""

    seat: int


class Withdraw(Struct, frozen=True, tag="withdraw"):
    """Withdraw the asking seat from the game (sec. 9.2)."""


class TimeUp(Struct, frozen=True, tag="time up"):
    """End the game by its time limit: half a victory point to each seat still playing."""


class Score(Struct, frozen=True, tag="score"):
    """Correct a seat's victory points."""

    seat: int
    victory_points: Annotated[float, Meta(ge=0, le=20)]


class HandSize(Struct, frozen=True, tag="hand size"):
    """Change a seat's hand size."""

    seat: int
    size: Annotated[int, Meta(ge=0, le=100)]


class Transfers(Struct, frozen=True, tag="transfers"):
    """Correct the number of transfers left."""

    left: Annotated[int, Meta(ge=0, le=40)]


class Chat(Struct, frozen=True, tag="chat"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Signal(Struct, frozen=True, tag="signal"):
    """Raise a hand: have something to play, or ask the others to wait."""

    kind: Literal["hand", "something", "wait", "go on"]


class Offer(Struct, frozen=True, tag="offer"):
    """Offer another Methuselah a bargain, or ask for something; see :class:`~vtes_desktop.table.bargain.Bargain`."""

    to: int
    give: Promise
    want: Promise
    turns: Annotated[int, Meta(ge=1, le=5)] = 1


class AnswerOffer(Struct, frozen=True, tag="answer offer"):
    """Agree to an offer, or not."""

    offer: int
    yes: bool


class Point(Struct, frozen=True, tag="point"):
    """Show everyone an arrow from a copy to another copy, or to a seat (copy 0)."""

    source: int
    target: int
    seat: int = -1


class Pause(Struct, frozen=True, tag="pause"):
    """Stop the clock or let it run."""

    running: bool


class OpenHands(Struct, frozen=True, tag="open"):
    """Open every hand, or close them."""

    open: bool


class AddCard(Struct, frozen=True, tag="add card"):
    """Add a card of the catalogue that was not there, owned by the asking seat."""

    card: int
    to: Place


class Chore(Struct, frozen=True, tag="chore", omit_defaults=True):
    """Do something that a table of this game does at the press of a button (:attr:`Play.chores`): feed all, deal new
    Allies, count up."""

    name: Word
    copies: Ids = ()
    """The cards that it is done with."""
    seat: int = -1
    """The seat that it is done to; -1 for none, or the asking one."""
    place: Annotated[str, Meta(max_length=40)] = ""
    """Where it is done: a region's name, or what the chore calls so."""
    amount: Annotated[int, Meta(ge=-1000, le=1000)] = 0


class TakeBack(Struct, frozen=True, tag="take back"):
    """Take back the last thing done that can be."""


class Again(Struct, frozen=True, tag="again"):
    """Do again what was last taken back."""


class Answer(Struct, frozen=True, tag="answer"):
    """Allow or refuse what another seat asked to do with one's things."""

    ask: int
    yes: bool


class Pick(Struct, frozen=True, tag="pick", omit_defaults=True):
    """In strict mode: pick an option of what one is asked."""

    choice: Annotated[int, Meta(ge=0)]
    """Which question: its number in the update."""
    option: Annotated[int, Meta(ge=0, le=100_000)]
    why: Annotated[str, Meta(max_length=300)] = ""
    """A computer player's reason, as a clause, which the journal keeps. A host takes none from guests."""


class WhyNot(Struct, frozen=True, tag="why not"):
    """In strict mode: ask why nothing can be done with a copy now. The reply says it; nothing is written."""

    copy: int


class SwitchMode(Struct, frozen=True, tag="mode"):
    """Let the referee take over from the start of the running phase, or send it away."""

    mode: Literal["manual", "strict"]


class PassSeat(Struct, frozen=True, tag="pass seat"):
    """Let somebody else have a seat, one's own or that of who has dropped out or is sent away; whoever takes it sees
    its hand. How that is done is the host's: nothing moves on the table."""

    seat: int


class EndGame(Struct, frozen=True, tag="end game"):
    """Say that the game is over."""


class TellSeed(Struct, frozen=True, tag="tell seed"):
    """Tell everyone the seed, once the game is over; nothing can be taken back after that."""


Request = (
    Deal
    | Put
    | PutTop
    | Draw
    | Refill
    | Play
    | Blood
    | LockCards
    | UnlockAll
    | TurnCards
    | Count
    | Note
    | TakeControl
    | ShuffleDeck
    | Look
    | StopLooking
    | Reveal
    | Hide
    | RandomCard
    | Roll
    | TakeEdge
    | NextPhase
    | GoToPhase
    | EndTurn
    | Oust
    | Withdraw
    | TimeUp
    | Score
    | HandSize
    | Transfers
    | Chat
    | Signal
    | Offer
    | AnswerOffer
    | Point
    | Pause
    | OpenHands
    | AddCard
    | Chore
    | TakeBack
    | Again
    | Answer
    | Pick
    | WhyNot
    | SwitchMode
    | PassSeat
    | EndGame
    | TellSeed
)


def in_plain_words(request: Request) -> Request:
    """The request with what is written in it (a note, a counter's name, a line of chat) in one plain line: whatever
    stands in it is shown to everybody, and goes into the log."""
    written = {}
    for field in request.__struct_fields__:
        value = getattr(request, field)
        if isinstance(value, str) and (said := plain(value)) != value:
            written[field] = said
    return replace(request, **written) if written else request
