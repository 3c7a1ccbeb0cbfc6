"""Sentences by which a vampire's card says what it is: its circle, its votes, the title it has once it has merged; and
printed modifiers with a word more (sec. 1.5, 10, 11)."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import Standing
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
from vtes_desktop.abilities.text.sentences.crypt import own, stat_named
from vtes_desktop.abilities.text.template import *

SENTENCES: Final[tuple[SentenceTemplate, ...]] = (
    # What the referee knows of a Blood Brother, votes in the card's data, what it gives to a merged vampire
    # (:mod:`vtes_desktop.rules.titles.merging`).
    reminds(
        r"(?P<circle>[A-Z]\w+(?: City)?)(?<!Inner) [Cc]ircle[.:]",
        lambda match, said: circle_of(said.card) == match["circle"],
    ),
    reminds(
        r"(?P<who>[A-Z][\w'’ ]*?) has (?P<votes>\d votes?) \(titled\)\.",
        lambda match, said: said.card.title == match["votes"] and own(match, said),
    ),
    reminds(
        r"[A-Z\d][^.:]*?(?: \(\d votes\)| \(titled\))?[.:]",
        lambda match, said: match[0] == merged_head(said.card)[1],
    ),
    # A modifier of which the text says that it comes on top of another.
    sentence(
        r"(?P<n>[+-]\d+) (?P<stat>hunt|(?:bleed|strength|stealth|intercept|votes?|hunt) \(in addition to [^)]+\))\.",
        lambda match, _: (Standing(stat_named(match["stat"].partition(" ")[0]), int(match["n"])),),
    ),
    *crypt_combat.SENTENCES,
    *crypt_before_range.SENTENCES,
    *crypt_occasions.SENTENCES,
    *crypt_hand_and_blood.SENTENCES,
    *crypt_phases.SENTENCES,
    *crypt_aftermath.SENTENCES,
    *crypt_actions.SENTENCES,
)
