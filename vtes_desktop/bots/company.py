"""The players of a table whom no person plays: they are asked as anybody is, think elsewhere, and answer at the pace of
the table. Neither a window nor a server's loop ever waits for them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
from msgspec import Struct

from vtes_desktop.bots.own_players import own_player
from vtes_desktop.bots.pace import Pace
from vtes_desktop.bots.random_player import Whim
from vtes_desktop.bots.seating import Sitter
from vtes_desktop.bots.thinker import Thinker
from vtes_desktop.bots.thinking import Task, Thought
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play import requests as r
from vtes_desktop.play.bargaining import offers_to
from vtes_desktop.play.client import Client
from vtes_desktop.play.updates import Asked, Reply, Update
from vtes_desktop.table.journal import Line
from vtes_desktop.table.option_kinds import OptionKind
from vtes_desktop.table.sight import sees
from vtes_desktop.table.table import Table

Later = Callable[[float, Callable[[], None]], None]
"""Has something called on the table's own thread, in so many seconds."""
Post = Callable[[Callable[[], None]], None]
"""Has something called on the table's own thread soon; may be called in any thread."""

PASSES: Final[frozenset[OptionKind]] = frozenset({"pass", "done", "no block", "wait", "no", "keep", "agreed"})
"""Options that do nothing a person needs to see for long."""
SMALL: Final = frozenset({"transfer", "transfer back"})
"""Options of which several in a row make one deed: a third of its time is enough for each."""


class Reason(Struct, frozen=True):
    """Why a computer player did what a line of the journal says."""

    seat: int
    why: str
    """As a clause: “Lisa has no unlocked minion; 6 pool left”."""


SILENT: Final = "it would tell what nobody may know yet"
"""Instead of a reason that names a hidden card."""


LONGEST_WHY: Final = 300
"""Characters of a reason."""


def reason_in(line: Line) -> Reason | None:
    """The reason that a line of a journal keeps; None for a line without."""
    if not line.picks:
        return None
    why = msgspec.json.decode(line.request, type=r.Pick).why
    return Reason(line.seat, why) if why else None


def told_to(reason: Reason, seat: int, table: Table, catalogue: Catalogue) -> Reason:
    """A reason as a seat (-1: a spectator) may read it now: what names a card that is hidden from it is told once the
    card has been shown.

    :param table: the true table, at its host.
    """
    for copy in table.copies.values():
        card = catalogue.cards.get(copy.card)
        named = card is not None and card.display_name in reason.why
        if named and sees(table, copy, reason.seat) and not sees(table, copy, seat):
            return Reason(reason.seat, SILENT)
    return reason


class _Player:
    """One of them."""

    def __init__(self, client: Client, sitter: Sitter, name: str) -> None:
        self.client = client
        self.sitter = sitter
        self.name = name
        self.whim = Whim(name)
        self.own = own_player(client, name) if sitter.kind == "computer" else None
        """Who plays here, in a game that brings its own players."""
        self.at_whim = -1
        """The number of a question that is answered at random, as the host refused another answer."""
        self.heard = 0
        """The number of the last offer that it has thought about."""

    @property
    def open(self) -> Asked | None:
        """What it is asked."""
        asked = self.client.asked
        return asked if asked is not None and asked.seat == self.client.seat and asked.waits else None

    def is_open(self, number: int) -> bool:
        """Whether it is still asked this."""
        return (asked := self.open) is not None and asked.number == number


class Company:
    """The computer and random players of one table.

    :param key: tells the table's players from those of other tables.
    :param pace: what is wanted now.
    :param told: hears sentences about how the thinking goes.
    """

    def __init__(
        self,
        thinker: Thinker,
        key: str,
        later: Later,
        post: Post,
        pace: Callable[[], Pace],
        told: Callable[[str], None],
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._thinker = thinker
        self._key = key
        self._later = later
        self._post = post
        self._pace = pace
        self._told = told
        self._monotonic = monotonic
        self._players: dict[int, _Player] = {}
        self._busy = False
        self._held: Callable[[], None] | None = None
        self._combat_since = -1.0
        self._closed = False
        self.reasons: dict[int, Reason] = {}
        """By the line of the journal."""
        self.changed: Callable[[], None] = _nothing
        """Called when :attr:`waits_for_a_step` may be another."""
        self.talks: Callable[[], bool] = _never
        """Whether they offer bargains; asked before each answer."""
        self.awake: Callable[[], bool] = _always
        """Whether somebody is there for whom to play; asked before each answer."""

    def __contains__(self, seat: int) -> bool:
        return seat in self._players

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that they play."""
        return tuple(self._players)

    @property
    def waits_for_a_step(self) -> bool:
        """Whether one of them has made up its mind, and waits until a person wants to see it."""
        return self._held is not None

    def seat(self, client: Client, sitter: Sitter) -> None:
        """Let somebody play a seat."""
        self._players[client.seat] = _Player(client, sitter, f"{self._key} {client.seat}")
        client.on_update.append(self._updated)
        if sitter.kind == "computer" and self._players[client.seat].own is None:
            self._thinker.warm()
        self.wake()

    def dismiss(self, seat: int) -> None:
        """Let nobody play a seat any more."""
        player = self._players.pop(seat, None)
        if player is not None:
            player.client.on_update.remove(self._updated)

    def close(self) -> None:
        """Play no more."""
        self._closed = True
        for seat in self.seats:
            self.dismiss(seat)

    def step(self) -> None:
        """Let who waits for it do what it has made up its mind to."""
        held, self._held = self._held, None
        if held is not None:
            self.changed()
            held()

    def wake(self) -> None:
        """See whether one of them is asked something; call it when the pace is another, or somebody has come."""
        if self._held is not None and not self._pace().steps:
            self.step()
        if self._busy or self._closed or not self.awake():
            return
        for player in self._players.values():
            if any(ask.waits_for(player.client.seat) for ask in player.client.asks):
                self._busy = True
                self._later(self._pace().quiet, partial(self._agree, player))
                return
        for player in self._players.values():
            if (asked := player.open) is not None:
                self._busy = True
                self._consider(player, asked)
                return
        for player in self._players.values():
            if any(each.number > player.heard for each in offers_to(player.client.table, player.client.seat)):
                self._busy = True
                self._listen(player)
                return

    def _listen(self, player: _Player) -> None:
        """Let somebody who is asked nothing else answer what was offered."""
        sitter, client = player.sitter, player.client
        heard = player.heard = max(each.number for each in offers_to(client.table, client.seat))

        def done(thought: Thought | None, said: str) -> None:
            self._post(lambda: answered(thought, said))

        def answered(thought: Thought | None, said: str) -> None:
            self._busy = False
            if self._closed:
                return
            if said:
                self._told(said)
            if thought is not None:
                self._later(self._pace().deed, lambda: self._say(player, thought))
            self.wake()

        if sitter.kind == "random":
            self._post(lambda: answered(Thought(-1, says=(r.AnswerOffer(heard, yes=False),)), ""))
            return
        self._thinker.think(Task(player.name, client.seat, sitter.level, sitter.character, client.table, None), done)

    def _say(self, player: _Player, thought: Thought) -> None:
        """Say what somebody wants to say; what nobody may say any more is left unsaid."""
        client = player.client
        open_now = {each.number for each in offers_to(client.table, client.seat)}
        for each in thought.says:
            if isinstance(each, r.Offer) or each.offer in open_now:
                client.ask(each)

    def _updated(self, _: Update) -> None:
        self.wake()

    def _agree(self, player: _Player) -> None:
        self._busy = False
        client = player.client
        if player.client.seat in self._players and not self._closed:
            for ask in client.asks:
                if ask.waits_for(client.seat):
                    client.ask(r.Answer(ask.number, yes=True))
                    break
        self.wake()

    def _consider(self, player: _Player, asked: Asked) -> None:
        began = self._monotonic()
        sitter, table = player.sitter, player.client.table
        if len(asked.options) == 1:
            self._made_up(player, asked, Thought(0), began)
        elif sitter.kind == "random" or player.at_whim == asked.number:
            picked = player.whim.pick(table, asked.kind, asked.options)
            self._made_up(player, asked, Thought(picked), began)
        elif player.own is not None:
            self._made_up(player, asked, Thought(player.own(table, asked.kind, asked.options)), began)
        else:
            seat = player.client.seat
            task = Task(player.name, seat, sitter.level, sitter.character, table, asked, self.talks())

            def done(thought: Thought | None, said: str) -> None:
                self._post(lambda: self._thought(player, asked, thought, said, began))

            self._thinker.think(task, done)

    def _thought(self, player: _Player, asked: Asked, thought: Thought | None, said: str, began: float) -> None:
        if self._closed:
            return
        if said:
            self._told(said)
        if thought is not None:
            self._say(player, thought)
        if thought is None:
            thought = Thought(player.whim.pick(player.client.table, asked.kind, asked.options))
        self._made_up(player, asked, thought, began)

    def _made_up(self, player: _Player, asked: Asked, thought: Thought, began: float) -> None:
        pace, now = self._pace(), self._monotonic()
        kind = asked.options[thought.option].kind
        quiet = kind in PASSES and not asked.together
        due = began + (pace.quiet if quiet else pace.deed / 3 if kind in SMALL and not pace.even else pace.deed)
        if player.client.table.combat is None:
            self._combat_since = -1.0
        else:
            if self._combat_since < 0:
                self._combat_since = now
            due = max(due, self._combat_since + pace.combat)
        if pace.steps and not quiet and kind not in SMALL and player.is_open(asked.number):
            self._held = lambda: self._answer(player, asked, thought)
            self.changed()
        else:
            self._later(max(0.0, due - now), lambda: self._answer(player, asked, thought))

    def _answer(self, player: _Player, asked: Asked, thought: Thought) -> None:
        self._busy = False
        if self._closed:
            return
        if player.client.seat in self._players and player.is_open(asked.number):

            def heard(reply: Reply) -> None:
                if not reply.accepted:
                    player.at_whim = asked.number
                elif why and reply.n:
                    self.reasons[reply.n] = Reason(player.client.seat, why)

            # What is chosen in secret of the others shows neither in a reason nor in how long it took.
            why = SILENT if thought.why and asked.together else thought.why[:LONGEST_WHY]
            # Other players' clients hear of it before this returns, and see that nobody is busy: they are asked next.
            player.client.ask(r.Pick(asked.number, thought.option, why), heard)
        self.wake()


def _nothing() -> None:
    pass


def _always() -> bool:
    return True


def _never() -> bool:
    return False
