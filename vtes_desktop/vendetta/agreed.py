"""What the players have agreed on before a game: the card set, how they read the rules, who plays which clan. It is the
game's own part of a journal's header, so that a game can be shown and checked for ever, whatever files there are then.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from vtes_desktop.any_json import UNREADABLE
from vtes_desktop.plain_words import all_plain
from vtes_desktop.vendetta.cards import CardSet, ClanCode, Face, faces_of
from vtes_desktop.vendetta.readings import Readings


class AgreedError(ValueError):
    """A header has nothing that a game of Vendetta could be played with; the message is a sentence."""


class Agreed(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a header holds."""

    cards: CardSet
    readings: Readings = Readings()
    clans: Annotated[tuple[ClanCode | None, ...], Meta(max_length=6)] = ()
    """The clan of each seat; null for one by lot. Empty: everybody chooses, as the rules have it (S5)."""


class Printed(Struct, frozen=True):
    """The cards of a game as they are printed, and what else was agreed on."""

    cards: Mapping[int, Face]
    """All faces by number."""
    agreed: Agreed


def agreement(cards: CardSet, readings: Readings | None = None, clans: tuple[str | None, ...] = ()) -> msgspec.Raw:
    """What goes into a header. Without `readings`, those of the card file, else our own."""
    return msgspec.Raw(msgspec.json.encode(Agreed(cards, readings or cards.readings or Readings(), clans)))


def printed(extra: msgspec.Raw) -> Printed:
    """The cards of the game whose header has this. Raises :class:`AgreedError`."""
    return _printed(bytes(extra))


@lru_cache(maxsize=4)
def _printed(extra: bytes) -> Printed:
    try:
        agreed = all_plain(msgspec.json.decode(extra, type=Agreed))
    except UNREADABLE as error:
        raise AgreedError(f"This game has no card set that can be read ({error}).") from error
    why = agreed.cards.wrong()[1]
    if not why and len(agreed.cards.clans) < MOST_PLAYERS:
        why = f"It has {len(agreed.cards.clans)} clans."
    if not why and (stray := [clan for clan in agreed.clans if clan is not None and clan not in agreed.cards.clans]):
        why = f"It has no clan {stray[0]}."
    chosen = [clan for clan in agreed.clans if clan is not None]
    if not why and len(set(chosen)) < len(chosen):
        why = "Two players have the same clan."
    if why:
        raise AgreedError(f"The card set of this game does not fit together: {why}")
    return Printed(faces_of(agreed.cards), agreed)


MOST_PLAYERS = 6
"""There must be a clan for each."""
