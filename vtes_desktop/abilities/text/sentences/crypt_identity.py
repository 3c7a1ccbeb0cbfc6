"""Sentences by which a vampire's card says what it is: its circle, its votes, the title it has once it has merged; and
printed modifiers with a word more (sec. 1.5, 10, 11)."""

from __future__ import annotations

import re
from typing import Final

from vtes_desktop.abilities.card_text import Standing
from vtes_desktop.abilities.stats import Stat
from vtes_desktop.abilities.text.facts.requirements import circle_of
from vtes_desktop.abilities.text.facts.titles import merged_head
from vtes_desktop.abilities.text.sentences import (
    crypt_actions,
    crypt_aftermath,
    crypt_before_range,
    crypt_combat,
    crypt_hand_and_blood,
    crypt_occasions,
    crypt_phases,
)
from vtes_desktop.abilities.text.sentences.crypt import own
from vtes_desktop.abilities.text.template import *


def _circle(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What the referee knows of a Blood Brother (:func:`vtes_desktop.abilities.text.facts.requirements.circle_of`)."""
    return (Silent(),) if circle_of(said.card) == match["circle"] else None


def _votes(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Votes that are a title of its own, which stand in the card's data."""
    known = said.card.title == match["votes"] and own(match, said)
    return (Silent(),) if known else None


def _merged(match: re.Match[str], said: Sentence) -> Pieces | None:
    """The sect and title of a merged vampire, which the referee gives it (:mod:`vtes_desktop.rules.titles.merging`)."""
    return (Silent(),) if match[0] == merged_head(said.card)[1] else None


def _besides(match: re.Match[str], _: Sentence) -> Pieces | None:
    """A modifier of which the text says that it comes on top of another."""
    stat: Stat = "votes" if match["stat"].startswith("vote") else match["stat"]  # type: ignore[assignment]
    return (Standing(stat, int(match["n"])),)


SENTENCES: Final[tuple[SentenceTemplate, ...]] = (
    sentence(r"(?P<circle>[A-Z]\w+)(?<!Inner) [Cc]ircle[.:]", _circle),
    sentence(r"(?P<circle>[A-Z]\w+ City) [Cc]ircle[.:]", _circle),
    sentence(r"(?P<who>[A-Z][\w'’ ]*?) has (?P<votes>\d votes?) \(titled\)\.", _votes),
    sentence(r"[A-Z\d][^.:]*?(?: \(\d votes\)| \(titled\))?[.:]", _merged),
    sentence(r"(?P<n>[+-]\d+) (?P<stat>hunt)\.", _besides),
    sentence(
        r"(?P<n>[+-]\d+) (?P<stat>bleed|strength|stealth|intercept|votes?|hunt) \(in addition to [^)]+\)\.", _besides
    ),
    *crypt_combat.SENTENCES,
    *crypt_before_range.SENTENCES,
    *crypt_occasions.SENTENCES,
    *crypt_hand_and_blood.SENTENCES,
    *crypt_phases.SENTENCES,
    *crypt_aftermath.SENTENCES,
    *crypt_actions.SENTENCES,
)
