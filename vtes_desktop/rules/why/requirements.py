"""What a minion lacks of what a card requires and costs, in words that go on its name (sec. 1.6.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from vtes_desktop.cards.model import ACTION_CARDS
from vtes_desktop.cards.terms import DISCIPLINES, VIRTUES
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.requirements import (
    CREATURES,
    SECTS,
    TITLES,
    capacity_asked,
    counted,
    has_disciplines,
    plays_no_action_cards,
    unmet,
    unpaid,
)
from vtes_desktop.rules.wording import together
from vtes_desktop.table.table import Copy

_IS_NOT: Final[Mapping[str, str]] = MappingProxyType(
    {
        "titled": "has no title",
        "city title": "has no title of a city",
        "anarch": "is no Anarch",
        "black hand": "is not of the Black Hand",
        "red list": "is not on the Red List",
        "infernal": "is not infernal",
        "imbued": "is no Imbued",
        "same circle": "has no ready other of its circle",
        "unmerged": "is merged",
        "base": "is advanced",
        "advanced": "is not advanced",
    }
)
_IS: Final[Mapping[str, str]] = MappingProxyType(
    {"titled": "has a title", "anarch": "is an Anarch", "red list": "is on the Red List", "sterile": "is sterile"}
)


def lacking(words: Sequence[str]) -> str:
    """What a minion is not, by the words of a requirement of which one would do.

    >>> lacking(["sabbat"]), lacking(["prince", "justicar"]), lacking(["Brujah"]), lacking(["capacity 5 or more"])
    ('is not Sabbat', 'is no prince or justicar', 'is not Brujah', 'has a capacity below 5')
    """
    if len(words) == 1:
        return _without(words[0])
    if {*words} <= TITLES | CREATURES:
        return f"is no {together(map(named, words), 'or')}"
    if all(word in SECTS or word[:1].isupper() for word in words):
        return f"is not {together((named(word) for word in words), 'or')}"
    return together(map(_without, words))


def _without(word: str) -> str:
    if word.startswith("non-"):
        return _IS.get(word[4:], f"is {named(word[4:])}")
    if size := capacity_asked(word):
        return f"has a capacity {'below' if size[1] else 'above'} {size[0]}"
    if there := counted(word):
        count, what = there
        of_what = f"Gehenna event{'s' * (count > 1)} in play" if what == "gehenna" else f"ready followers of the {what}"
        return f"needs {count} {of_what}"
    if word.startswith("path of "):
        return f"does not follow the P{word[1:]}"
    if word in _IS_NOT:
        return _IS_NOT[word]
    return f"is {'not' if word in SECTS or word[:1].isupper() else 'no'} {named(word)}"


def named(word: str) -> str:
    """A word of a requirement as one writes it.

    >>> named("black hand"), named("sabbat"), named("ghoul")
    ('Black Hand', 'Sabbat', 'ghoul')
    """
    if word == "inner circle":
        return "member of the inner circle"
    return word.title() if word in SECTS or word in ("caitiff", "black hand", "red list") else word


def why_not_meets(game: Game, seat: int, minion: Copy, copy: Copy, mode: Mode) -> str:
    """The requirement, the Disciplines or the cost that a minion does not meet; empty when it meets all."""
    card = game.card(copy)
    if mode.type in ACTION_CARDS and plays_no_action_cards(game, minion):
        return "cannot play action cards by its own text"
    if words := unmet(game, minion, card):
        return lacking(words)
    if not has_disciplines(game, minion, mode):
        return f"lacks {_disciplines(mode)}"
    if why := unpaid(game, seat, minion, card, mode):
        return f"can’t pay: it {why}"
    return ""


def _disciplines(mode: Mode) -> str:
    """The Disciplines that a card asks for in a mode."""
    names = []
    for level in mode.disciplines:
        name = DISCIPLINES.get(level.code) or VIRTUES.get(level.code) or level.code
        names.append(f"superior {name}" if level.superior else name)
    return together(names, "or" if mode.any_of else "and")
