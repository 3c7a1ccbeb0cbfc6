"""Sentences of action cards: what the referee reads of their kind, stealth and direction by itself
(:mod:`vtes_desktop.rules.action_text`), and what is done when they succeed."""

from __future__ import annotations

import re
from typing import Final

from vtes_desktop.abilities.conditions import Bled
from vtes_desktop.abilities.reading.grammar import clauses
from vtes_desktop.abilities.reading.template import Pieces, Sentence, Silent, sentence
from vtes_desktop.abilities.words.flow import If


def _if_bled(match: re.Match[str], _: Sentence) -> Pieces | None:
    words = clauses(match["what"])
    return (If((Bled(1 if match["one"] else 0),), words),) if words is not None else None


SENTENCES: Final = (
    sentence(r"\+\d+ stealth action\.", lambda _match, _sentence: (Silent(),)),
    sentence(
        r"\(D\) Bleed(?: (?:any Methuselah|your predator or prey))?(?: with \+\d+ bleed)?\.",
        lambda _match, _sentence: (Silent(),),
    ),
    sentence(r"(?P<what>[^.]+) if the bleed is successful(?P<one> \(for 1 or more\))?\.", _if_bled),
    sentence(r"If the bleed is successful(?P<one> \(for 1 or more\))?, (?P<what>[^.]+)\.", _if_bled),
)
