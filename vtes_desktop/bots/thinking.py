"""The process that thinks: ``python -m vtes_desktop.bots.thinking``. It holds what is the same in every game (the cards
and what they do) and decides for the computer players of all tables of one program.

It reads tasks from its standard input and writes thoughts to its standard output, each as msgpack after its length in
four bytes. At the end of its input it ends, however its parent did: nothing is left behind.
"""

from __future__ import annotations

import gc
import signal
import struct
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import BinaryIO, Final

import msgspec
from msgspec import Struct

from vtes_desktop.bots.mind import Level, Mind
from vtes_desktop.bots.view import Knowledge
from vtes_desktop.bots.weights import Character
from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Asked
from vtes_desktop.table.table import Table

MOST_MINDS: Final = 256
"""Players that are remembered; of more, who has not been asked for longest is forgotten."""
_LENGTH: Final = struct.Struct(">I")


class Task(Struct, frozen=True, array_like=True):
    """What a seat is asked, and all that it knows."""

    player: str
    """Tells this player from all others: what it has tried is remembered by this."""
    seat: int
    level: Level
    character: Character
    table: Table
    """The seat's mirror."""
    asked: Asked | None
    """None where it need only answer what others have offered it."""
    talks: bool = False
    """Whether it offers bargains itself."""


class Thought(Struct, frozen=True, array_like=True):
    """What it would pick."""

    option: int
    """The index of the option; -1 where none was asked for."""
    why: str = ""
    """The reason, as a clause; empty for none."""
    score: float = 0.0
    says: tuple[r.Offer | r.AnswerOffer, ...] = ()
    """What it says to the others first."""


def write_frame(to: BinaryIO, data: bytes) -> None:
    """Write one message. Raises OSError when nobody reads any more."""
    to.write(_LENGTH.pack(len(data)) + data)
    to.flush()


def read_frame(source: BinaryIO) -> bytes:
    """The next message; empty at the end."""
    head = source.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return b""
    (length,) = _LENGTH.unpack(head)
    data = source.read(length)
    return data if len(data) == length else b""


class Thinking:
    """Decides, and remembers each player's mind."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._minds: OrderedDict[tuple[str, int, str, str], Mind] = OrderedDict()

    def decide(self, task: Task) -> Thought:
        """What the player of a task picks."""
        key = task.player, task.seat, task.level, task.character
        mind = self._minds.pop(key, None)
        if mind is None:
            mind = Mind(self._knowledge, task.seat, task.level, task.character, task.player)
        self._minds[key] = mind
        while len(self._minds) > MOST_MINDS:
            self._minds.popitem(last=False)
        if task.asked is None:
            return Thought(-1, says=mind.says(task.table, None))
        decision = mind.decide(task.table, task.asked)
        said = mind.says(task.table, task.asked if task.talks else None, decision.option)
        return Thought(decision.option, decision.why, decision.score, said)


def serve(source: BinaryIO, to: BinaryIO, ready: Callable[[], Thinking]) -> None:
    """Answer tasks until there are no more."""
    decoder, encoder = msgspec.msgpack.Decoder(Task), msgspec.msgpack.Encoder()
    thinking = ready()
    while data := read_frame(source):
        write_frame(to, encoder.encode(thinking.decide(decoder.decode(data))))


def _ready() -> Thinking:
    from vtes_desktop.abilities.texts import Texts
    from vtes_desktop.cards import catalogue as cards

    gc.disable()
    catalogue = cards.load(sys.argv[1] if len(sys.argv) > 1 else None)
    made = Thinking(Knowledge(catalogue, Texts.kept(catalogue)))
    gc.freeze()  # what is there now stays: Python need not look through it again
    gc.enable()
    return made


def main() -> None:
    """Think until nobody asks any more."""
    # Ctrl+C in a terminal is for the program that asks; this ends with it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer, _ready)
    except BrokenPipeError:  # whoever asked is gone
        sys.stderr.close()


if __name__ == "__main__":
    main()
