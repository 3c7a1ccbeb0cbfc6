"""Setting up a game: the header that a journal begins with, and the table before the first move (rulebook sec. 2)."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal

from msgspec.structs import replace

from vtes_desktop import __version__
from vtes_desktop.abilities.engine.abilities import CompiledAbilities
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Kind
from vtes_desktop.folders import GAME_SUFFIX
from vtes_desktop.plain_words import all_told_apart, plain
from vtes_desktop.rules.contributed import Abilities
from vtes_desktop.rules.version import rules_mark
from vtes_desktop.table.chance import commitment, new_seed
from vtes_desktop.table.journal import FORMAT, DeckList, Header, Options, SeatHeader
from vtes_desktop.table.table import Copy, Place, Table, empty_table

LONGEST_DECK_NAME = 200
"""Characters that a game remembers of a deck's name."""

MakeAbilities = Callable[[Catalogue], Abilities]
"""Makes what the cards of a catalogue bring into the rules of one game."""


def usual_abilities(catalogue: Catalogue) -> Abilities:
    """What cards do wherever nobody says otherwise: the one place that names it."""
    return CompiledAbilities(Texts.kept(catalogue))


def shared_abilities(catalogue: Catalogue) -> MakeAbilities:
    """The same, for whoever has many games: what the cards say is read once, here, and shared by all. Takes seconds."""
    texts = Texts.kept(catalogue)
    return lambda _: CompiledAbilities(texts)


def new_header(
    players: Sequence[tuple[str, DeckList] | tuple[str, DeckList, str]],
    options: Options,
    *,
    name: str = "",
    edition: str = "current",
    mode: Literal["manual", "strict"] = "manual",
    seed: str | None = None,
    created: datetime.datetime | None = None,
) -> Header:
    """The header of a new game of these players (name, deck, and perhaps who plays), clockwise.

    All names become plain words, and no two Methuselahs' look alike (:mod:`vtes_desktop.plain_words`).
    Raises ValueError for fewer than two or more than six.
    """
    if not 2 <= len(players) <= 6:
        raise ValueError(f"A game is for two to six Methuselahs, not {len(players)}.")
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
        edition=edition,
        mode=mode,
        format=FORMAT,
        program=__version__,
        rules=rules_mark(),
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


def lay_out(header: Header) -> Table:
    """The table as the header has it, before the first move: every deck unshuffled, in the order of its list."""
    table = empty_table(
        all_told_apart([seat.name for seat in header.seats]),  # a journal may be anybody's
        header.options.pool,
        header.game,
        header.edition,
        open_table=header.options.open_table,
    )
    table.mode = "strict" if header.mode == "strict" else "manual"
    following = 1
    for number, seat in enumerate(header.seats):
        table.seats[number].hand_size = header.options.hand_size
        decks: dict[Kind, tuple[int, ...]] = {"crypt": seat.deck.crypt, "library": seat.deck.library}
        for kind, cards in decks.items():
            pile = table.pile(number, kind)
            for card in cards:
                table.copies[following] = Copy(
                    following, card, kind, number, number, Place(number, kind), face_up=False
                )
                pile.append(following)
                following += 1
    return table
