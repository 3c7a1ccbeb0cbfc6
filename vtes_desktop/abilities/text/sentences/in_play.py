"""Sentences of cards in play: what they may be used for, and what they do by themselves."""

from __future__ import annotations

import re
from typing import Final

from vtes_desktop.abilities.card_text import Upon, Usable
from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.vocabulary.effects.cards import Burn
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseMethuselah
from vtes_desktop.abilities.vocabulary.effects.word import Words
from vtes_desktop.rules.moments import Event, Window

_PHASES: Final[dict[str, Window]] = {
    "unlock": "unlock",
    "master": "master",
    "minion": "minion",
    "influence": "influence",
    "discard": "discard",
}
EVENTS: Final[dict[str, Event]] = {
    "unlock": "unlock phase",
    "master": "master phase",
    "minion": "minion phase",
    "influence": "influence phase",
    "discard": "discard phase",
}
"""The events at which phases begin."""


def declared(words: tuple[Words, ...]) -> tuple[tuple[Words, ...], tuple[Words, ...]]:
    """What is chosen first, and what is then done."""
    chosen = tuple(word for word in words if isinstance(word, Choose | ChooseMethuselah))
    return chosen, tuple(word for word in words if word not in chosen)


def _in_phase(match: re.Match[str], _: Sentence) -> Pieces | None:
    words = clauses(match["what"])
    if words is None:
        return None
    phase = match["phase"]
    if match["can"]:
        chosen, rest = declared(words)
        locks = bool(match["lock"])
        return (
            Usable(
                match["what"], (_PHASES[phase],), rest, chosen, turn="yours", locks=locks, once="" if locks else "turn"
            ),
        )
    # Whether its vampire lies in torpor then or not, it is over.
    return (Upon(EVENTS[phase], words, turn="yours", torpid=words == (Burn("this"),)),)


SENTENCES: Final = (
    sentence(
        r"During your (?P<phase>unlock|master|minion|influence|discard) phase, (?P<can>you (?:can|may) )?"
        r"(?P<lock>lock this card to )?(?P<what>[^.]+)\.",
        _in_phase,
    ),
)
