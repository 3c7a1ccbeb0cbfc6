"""Setting up a game: the header that a journal begins with."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec
from msgspec.structs import replace

from vtes_desktop import __version__
from vtes_desktop.folders import GAME_SUFFIX
from vtes_desktop.plain_words import all_told_apart, plain
from vtes_desktop.play.games import play_of
from vtes_desktop.table.chance import commitment, new_seed
from vtes_desktop.table.games import VTES, game_table
from vtes_desktop.table.journal import FORMAT, NO_EXTRA, DeckList, Header, Options, SeatHeader

LONGEST_DECK_NAME = 200
"""Characters that a game remembers of a deck's name."""


def new_header(
    players: Sequence[tuple[str, DeckList] | tuple[str, DeckList, str]],
    options: Options,
    *,
    game: str = VTES,
    extra: msgspec.Raw = NO_EXTRA,
    name: str = "",
    edition: str = "",
    mode: Literal["manual", "strict"] = "manual",
    seed: str | None = None,
    created: datetime.datetime | None = None,
) -> Header:
    """The header of a new game of these players (name, deck, and perhaps who plays), clockwise.

    All names become plain words, and no two players' look alike (:mod:`vtes_desktop.plain_words`).

    :param game: its key (:data:`vtes_desktop.table.games.GAMES`). Where nobody brings a deck give :data:`NO_DECK`.
    :param extra: the game's own part, as JSON (:attr:`Header.extra`).
    :param edition: of the rules; empty for the game's own.
    :raises ValueError: there are more or fewer players than the game is for.
    """
    of = game_table(game)
    least, most = of.seats
    if not least <= len(players) <= most:
        raise ValueError(f"A game of {of.title} is for {least} to {most} players, not {len(players)}.")
    names = all_told_apart([player[0] for player in players])
    seats = (
        SeatHeader(called, replace(deck, name=plain(deck.name, LONGEST_DECK_NAME)), *who)
        for called, (_, deck, *who) in zip(names, players, strict=True)
    )
    seed = seed or new_seed()
    created = created or datetime.datetime.now().astimezone()
    return Header(
        tuple(seats),
        plain(name) or ", ".join(names),
        created.isoformat(timespec="seconds"),
        commitment(seed),
        seed,
        options,
        game=game,
        edition=edition or of.edition,
        mode=mode,
        format=FORMAT,
        program=__version__,
        rules=play_of(game).mark(),
        extra=extra,
    )


def free_path(folder: Path, created: datetime.datetime) -> Path:
    """A file name in `folder`, by date and time, that no game has yet."""
    stem = created.strftime("%Y-%m-%d %H.%M")
    path = folder / f"{stem}{GAME_SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem} ({number}){GAME_SUFFIX}"
        number += 1
    return path
