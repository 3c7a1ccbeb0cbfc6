"""How Vendetta is played at this table: what the shared host asks of it."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

import msgspec

from vtes_desktop.plain_words import all_told_apart
from vtes_desktop.play.games import ExtraError, Play, Sitting
from vtes_desktop.play.manners import COMMON
from vtes_desktop.play.physical import PHYSICAL
from vtes_desktop.play.rules_mark import rules_mark
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Choice, Referee
from vtes_desktop.table.doing import Doing, RefusedError
from vtes_desktop.table.faces import Faces
from vtes_desktop.table.journal import Header, Line
from vtes_desktop.table.table import NOBODY, Clock, Copy, Table, empty_table
from vtes_desktop.vendetta import count_up, referee, set_up
from vtes_desktop.vendetta.agreed import AgreedError, Printed, printed
from vtes_desktop.vendetta.game import Game
from vtes_desktop.vendetta.manners import CHORES, game_of, printed_of
from vtes_desktop.vendetta.readings import Readings
from vtes_desktop.vendetta.table import GAME


class VendettaSitting(Sitting):
    """The referee at a table."""

    game: Game

    def __init__(self, game: Game) -> None:
        self.game = game
        self.referee = Referee(referee.play(game))

    def why_not(self, choice: Choice | None, seat: int, copy: Copy) -> str:
        """What a copy can be used for now, or why for nothing."""
        if choice is None:
            return "The game is over."
        if choice.seat != seat:
            return f"{self.game.seat_name(choice.seat)} is asked, not you."
        usable = [option.text for option in choice.options if option.copy == copy.id]
        if usable:
            return f"You can: {'; '.join(usable[:4])}."
        rule = f" ({choice.rule})" if choice.rule else ""
        return f"Nothing is done with it now. You are asked: {choice.question}{rule}"


class Vendetta(Play):
    """How it is played."""

    key = GAME.key
    manners = MappingProxyType({**COMMON, **PHYSICAL})
    chores = CHORES

    def faces(self, extra: msgspec.Raw, known: Faces) -> Printed:  # noqa: ARG002 - one signature for all games
        """The cards that stand in the header."""
        return _agreed(extra)

    def lay_out(self, header: Header) -> Table:
        """Decks in the order of the set, and everybody's tokens."""
        table = empty_table(
            all_told_apart([seat.name for seat in header.seats]),  # a journal may be anybody's
            game=GAME.key,
            edition=header.edition,
            open_table=header.options.open_table,
        )
        table.mode = "strict" if header.mode == "strict" else "manual"
        set_up.lay(table, _agreed(header.extra).cards)
        return table

    def deal(self, doing: Doing) -> None:
        """The first player by lot, the Allies shuffled, the clans (S1–S12)."""
        found = printed_of(doing)
        set_up.deal(doing, found.agreed.cards, found.cards, found.agreed.clans)
        why = _why_no_referee(len(doing.table.seats), found.agreed.readings)
        if why and doing.table.mode == "strict":
            doing.do(m.SetMode("manual"))
            doing.say(why, kind="table", seat=NOBODY)
        doing.do(m.SetClock(Clock(doing.options.time_limit, running=True)))

    def referee(self, doing: Doing, header: Header, line: int, before: Sequence[Line]) -> VendettaSitting:  # noqa: ARG002
        """All that goes on stands on the table: nothing of the lines before is needed. Raises :class:`RefusedError`
        for a number of players whose rules nobody has told."""
        game = game_of(doing)
        if why := _why_no_referee(len(doing.table.seats), game.readings):
            raise RefusedError(why)
        game.line = line
        return VendettaSitting(game)

    def mark(self) -> str:
        """The mark of this room's rules."""
        return rules_mark("vendetta")

    def winner(self, table: Table, faces: Faces) -> int | None:
        """Who has, or would have, the most Influence (G3)."""
        return count_up.winner(table, _cards(faces).cards)

    def points(self, table: Table, faces: Faces, seat: int) -> float:
        """Influence, were it now (G2)."""
        return count_up.account(table, _cards(faces).cards, seat).influence


def _why_no_referee(players: int, readings: Readings) -> str:
    """Why so many can't be refereed, as a sentence: nobody has told their rules; empty where they can (S13)."""
    if players == 3 and readings.three_players == "by hand":
        return "The rules for three players are missing: play by hand, or agree to play as four do (Q1)."
    if not 3 <= players <= 5:
        return f"The rules for {players} players are missing: play by hand (S4)."
    return ""


def _agreed(extra: msgspec.Raw) -> Printed:
    try:
        return printed(extra)
    except AgreedError as error:
        raise ExtraError(str(error)) from error


def _cards(faces: Faces) -> Printed:
    if not isinstance(faces, Printed):
        raise TypeError("Vendetta is played with its own cards.")
    return faces


PLAY: Final = Vendetta()
"""The one of this program."""
