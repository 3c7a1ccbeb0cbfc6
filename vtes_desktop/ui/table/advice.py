"""What a computer player would do in a person's place: asked of the process that thinks, or of
the player that a game brings along, and told by a signal.
"""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, Signal

from vtes_desktop.bots.own_players import own_player
from vtes_desktop.bots.thinker import Thinker
from vtes_desktop.bots.thinking import Task, Thought
from vtes_desktop.play.client import Client
from vtes_desktop.play.updates import Asked
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.posting import call


class Advice(Struct, frozen=True):
    """What a computer player would do in a person's place."""

    number: int
    """Of the question."""
    option: int
    """The index of the option."""
    why: str
    """A sentence."""


class Adviser(QObject):
    """Thinks about people's questions.

    :param key: tells this table from others.
    """

    told = Signal(str)
    """A sentence about how the thinking goes."""
    advised = Signal(object)
    """An :class:`Advice` for the open question."""
    _posted = Signal(object)

    def __init__(self, thinker: Thinker, key: str, parent: QObject) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._key = key
        self._advice: Advice | None = None
        self._closed = False
        self._posted.connect(call, Qt.ConnectionType.QueuedConnection)

    def advise(self, client: Client, asked: Asked) -> None:
        """Think about a person's question; :attr:`advised` tells what comes of it."""
        if self._advice is not None and self._advice.number == asked.number:
            self.advised.emit(self._advice)
            return

        own = own_player(client, f"{self._key} advice")
        if own is not None:
            self._thought(asked, Thought(own(client.table, asked.kind, asked.options)), "")
            return

        def done(thought: Thought | None, said: str) -> None:
            self._posted.emit(lambda: self._thought(asked, thought, said))

        task = Task(f"{self._key} advice", client.seat, "regular", "plain", client.table, asked)
        self._thinker.think(task, done)

    def close(self) -> None:
        """Advise no more; the process that thinks ends."""
        self._closed = True
        self._thinker.close()

    def _thought(self, asked: Asked, thought: Thought | None, said: str) -> None:
        if self._closed:
            return
        if said:
            self.told.emit(said)
        if thought is None:
            return
        option, why = game_word(asked.options[thought.option].text), game_word(thought.why)
        words = (
            tr("{option}: {why}.", option=option, why=why)
            if why
            else tr("{option}. Nothing here is better.", option=option)
        )
        self._advice = Advice(asked.number, thought.option, words)
        self.advised.emit(self._advice)
