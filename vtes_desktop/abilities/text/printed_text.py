"""Sentences that the referee reads by itself of a card in play: printed modifiers, traits, titles, life
(:mod:`vtes_desktop.abilities.text.facts.phrases`)."""

from __future__ import annotations

import re
from typing import Final

from vtes_desktop.abilities.text.facts import phrases, weapons
from vtes_desktop.abilities.text.template import Sentence
from vtes_desktop.cards.terms import CLANS, OTHER_CLANS
from vtes_desktop.rules.playing.printed import Bonus

_TITLE: Final = (
    r"(?:primogen|(?:prince|archbishop|baron) of [^:]+|justicar|inner circle|bishop|priscus|cardinal|regent|magaji"
    r"|kholo|imperator|liaison)"
)
_HEAD: Final = re.compile(
    rf"(?:Advanced, )?(?:(?:Camarilla|Sabbat|Independent|Laibon|Anarch)(?: {_TITLE}|"
    rf" (?:{'|'.join(map(re.escape, (*CLANS, *OTHER_CLANS)))})? ?{_TITLE})?|\d+ votes? \(titled\)|{_TITLE})[.:]",
    re.I,
)
_LIFE: Final = re.compile(r"[A-Z][\w ,/'-]{0,40} with \d+ life\.")
"""What an ally or retainer is, and its life: a few words, and no sentence that ends in the same way."""
_OWN: Final = re.compile(r"\d+ strength, \d+ bleed\.")


def is_printed(sentence: Sentence) -> bool:
    """Whether the referee knows all that a sentence says without being told."""
    text, card = sentence.text, sentence.card
    if sentence.mode is None:
        return _is_of_minion(text, card.name)
    if sentence.mode.type == "Ally":
        return bool(_LIFE.fullmatch(text) or _OWN.fullmatch(text)) or _is_of_minion(text, card.name)
    if sentence.mode.type in ("Equipment", "Retainer"):
        if sentence.mode.type == "Retainer" and _LIFE.fullmatch(text):
            return True
        # What a strike says besides is read with it.
        extras = not re.search(r"trike|damage", text) and bool(phrases.extras([text], card.name, on_minion=True))
        return phrases.bearer_bonus([text])[0] != Bonus() or extras
    if sentence.mode.type == "Political Action":
        return bool(phrases.plays_named([text]))
    return sentence.mode.type in ("Master", "Event") and phrases.hand_bonus([text]) > 0


def _is_of_minion(text: str, name: str) -> bool:
    return (
        bool(_HEAD.fullmatch(text))
        or (phrases.own_bonus([text], name) != Bonus() and "phase" not in text)
        or bool(phrases.traits([text]))
        or bool(phrases.slave_of([text]))
        or bool(phrases.plays_as([text], name))
        or bool(phrases.plays_named([text]))
        or bool(weapons.own_strikes([text], name))
        or bool(phrases.extras([text], name, on_minion=False))
    )
