"""Playing one game of the laboratory, from its plan to its result, in whatever process it is asked for.

The players are clients that see their seat's mirror and nothing more, as at any table; but nothing waits for a window
or for the disk: the journal's lines are handed to the operating system and never synced.
"""

from __future__ import annotations

import datetime
import logging
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Final, Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.abilities.engine.abilities import CompiledAbilities
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.bots.computer_player import ComputerPlayer
from vtes_desktop.bots.mind import Mind
from vtes_desktop.bots.random_player import RandomPlayer
from vtes_desktop.bots.view import Knowledge
from vtes_desktop.cards.catalogue import Catalogue, load
from vtes_desktop.folders import GAME_SUFFIX
from vtes_desktop.lab.accounts import Account, account
from vtes_desktop.lab.exploring import Explored, ExploringMind
from vtes_desktop.lab.plan import RANDOM, Chair, GamePlan, Sitter
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import Client
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.updates import Asked, Reply
from vtes_desktop.play.vtes import Vtes
from vtes_desktop.table.asking import Option
from vtes_desktop.table.doing import RefusedError
from vtes_desktop.table.journal import Line, Options
from vtes_desktop.table.syncing import Unsynced
from vtes_desktop.table.table import Table

MOST_ANSWERS: Final = 20_000
"""More than any game of 60 rounds takes: one that is not over then is stuck."""
Player = ComputerPlayer | RandomPlayer


class Absurd(Struct, frozen=True):
    """An absurd play."""

    kind: str
    journal: str
    """The name of the game's file."""
    line: int
    """The journal's line that it is."""
    round: int
    seat: str
    what: str
    """The question, the pick, and what the player gave as its reason."""


class Watch(Protocol):
    """Looks on at a game."""

    def answer(self, line: int, table: Table, asked: Asked, option: Option, why: str, before: Sequence[Line]) -> None:
        """An answer is about to be given: the journal's line that it will be, the true table, the question, the pick,
        the player's reason, and the lines so far."""
        ...

    def finish(self, table: Table, lines: Sequence[Line]) -> None:
        """The game has ended."""
        ...


class Result(Struct):
    """How a game of a plan went."""

    arm: int
    number: int
    participants: tuple[int, ...]
    """Who sat at each place."""
    decks: tuple[str, ...]
    """The name of the deck at each place."""
    ended: Literal["ousts", "limit", "stuck", "fault"]
    """Whether by ousting, by the limit of rounds or time, because nothing moved on, or by a fault of the program."""
    answers: int
    seconds: float
    """Of computing."""
    thinking: float
    """Of these, those that the players took to decide."""
    account: Account
    fault: str = ""
    """What went wrong, for one that ended so."""
    absurd: list[Absurd] = []
    """What the checker found, where it looked on."""
    explored: list[Explored] = []
    """What experts have tried, where they explore."""


class Ground(Struct, frozen=True):
    """What every game needs: read once in a process."""

    catalogue: Catalogue
    texts: Texts
    knowledge: Knowledge

    def abilities(self, _: Catalogue) -> CompiledAbilities:
        """What cards do in one game."""
        return CompiledAbilities(self.texts)


@cache
def ground() -> Ground:
    """The cards and what they do, for all games of this process. Takes a second or two."""
    catalogue = load()
    texts = Texts.all_kept(catalogue)
    return Ground(catalogue, texts, Knowledge(catalogue, texts))


def file_name(plan: GamePlan) -> str:
    """The name of a game's journal."""
    return f"{'ABCDEFGH'[plan.arm]}{plan.number:05}{GAME_SUFFIX}"


class LabGame:
    """One game at a host, with a player at each place."""

    def __init__(self, plan: GamePlan, folder: Path, watch: Watch | None = None) -> None:
        base = ground()
        header = new_header(
            [(f"{_called(chair.sitter)} {place + 1}", chair.deck) for place, chair in enumerate(plan.chairs)],
            Options(time_limit=plan.minutes * 60),
            name=f"Laboratory {file_name(plan).removesuffix(GAME_SUFFIX)}",
            mode="strict",
            seed=plan.seed,
            created=datetime.datetime(2024, 1, 1, tzinfo=datetime.UTC),
        )
        self.plan = plan
        self.path = folder / file_name(plan)
        self.path.unlink(missing_ok=True)  # of a run that was killed in the middle of it
        self.host = Host.start(base.catalogue, self.path, header, play=Vtes(base.abilities), syncer=Unsynced())
        self.thinking = 0.0
        self.answers = 0
        self._watch = watch
        self._began = 0.0
        self.players = [self._player(place, chair) for place, chair in enumerate(plan.chairs)]

    def _player(self, place: int, chair: Chair) -> Player:
        client, who, seed = self._sit_down(place), chair.sitter, f"{self.plan.seed} {place}"
        if who.player == RANDOM:
            return RandomPlayer(client, seed)
        if self.plan.explore and who.level == "expert":
            return ComputerPlayer(client, ExploringMind(ground().knowledge, place, seed, self.plan.explore), talks=True)
        mind = Mind(ground().knowledge, place, who.level, who.character, seed)
        if who.weights:
            mind.weights = replace(mind.weights, **who.weights)
        return ComputerPlayer(client, mind, talks=True)

    def _sit_down(self, place: int) -> Client:
        """A client whose answers are timed and watched on their way."""

        def send(request: r.Request, reply: Callable[[Reply], None]) -> None:
            self.thinking += time.process_time() - self._began
            asked = clients[0].asked
            if self._watch is not None and isinstance(request, r.Pick) and asked is not None:
                player, lines = self.players[place], self.host.lines
                why = player.last.why if isinstance(player, ComputerPlayer) and player.last is not None else ""
                self._watch.answer(len(lines) + 1, self.host.table, asked, asked.options[request.option], why, lines)
            reply(self.host.submit(place, request))

        clients: list[Client] = []
        clients.append(Client(self.host.join(place, lambda update: clients[0].receive(update)), send))
        return clients[0]

    def play(self) -> Literal["ousts", "limit", "stuck"]:
        """Play it to its end, or to the limit of rounds or minutes; says how it ended. Raises
        :class:`RefusedError` when a player asks for what it may not."""
        plan = self.plan
        until = time.monotonic() + plan.minutes * 60 if plan.minutes else None
        # A take-back gives the host another table: it is asked for anew each time.
        while not (table := self.host.table).over:
            late = table.round > plan.rounds or (until is not None and time.monotonic() > until)
            if late or self.answers >= MOST_ANSWERS or not self._step():
                self._time_up()
                return "limit" if late else "stuck"
        return "ousts"

    def _step(self) -> bool:
        """Let whoever is asked answer; False where nobody is."""
        asked = self.players[0].client.asked
        if asked is None:
            return False
        player = self.players[asked.has_the_word]
        self._began = time.process_time()
        if self.host.table.bargains:
            for each in self.players:
                if isinstance(each, ComputerPlayer):
                    each.answer_offers()
            self._began = time.process_time()
        if not player.step():
            return False
        self.answers += 1
        if player.refused:
            raise RefusedError(f"Line {len(self.host.lines) + 1}: {asked.question} {player.refused}")
        return True

    def _time_up(self) -> None:
        """End it as by the time limit: half a victory point to each still playing."""
        self._began = time.process_time()
        self.host.submit(self.host.table.active, r.TimeUp())
        # Everybody agrees, those who are out of the game too; nobody plays on.
        while not self.host.table.over and any(player.agree() for player in self.players):
            pass

    def explored(self) -> list[Explored]:
        """What those who explore have tried."""
        minds = (player.mind for player in self.players if isinstance(player, ComputerPlayer))
        return [mind.explored for mind in minds if isinstance(mind, ExploringMind)]

    def close(self) -> None:
        """Let go of the journal."""
        self.host.close()
        self.path.with_name(self.path.name + ".lock").unlink(missing_ok=True)


def _called(who: Sitter) -> str:
    return who.word.replace(":", " ").capitalize()


def play(plan: GamePlan, folder: Path, watch: Watch | None = None, *, keep: bool = True) -> Result:
    """Play a game into a journal in `folder`, and say how it went. A fault of the program is a result, too.

    :param watch: looks on.
    :param keep: whether the journal stays.
    """
    ground()  # is not the game's time
    began = time.process_time()
    game = LabGame(plan, folder, watch)
    fault = ""
    ended: Literal["ousts", "limit", "stuck", "fault"]
    try:
        ended = game.play()
        if watch is not None:
            watch.finish(game.host.table, game.host.lines)
    except Exception as error:  # one game's fault must not lose the series; it is kept with its journal
        logging.getLogger(__name__).exception("%s", game.path)
        ended, fault = "fault", f"{type(error).__name__}: {error}"
    finally:
        game.close()
    result = Result(
        plan.arm,
        plan.number,
        tuple(chair.participant for chair in plan.chairs),
        tuple(chair.deck.name for chair in plan.chairs),
        ended,
        game.answers,
        round(time.process_time() - began, 4),
        round(game.thinking, 4),
        account(game.host.header, game.host.lines),
        fault,
        explored=game.explored(),
    )
    if not keep and not fault:
        game.path.unlink(missing_ok=True)
    return result
