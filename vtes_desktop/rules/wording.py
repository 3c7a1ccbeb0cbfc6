"""What the rules are told in: moments and words in a row, as they stand in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from vtes_desktop.rules.moments import Window

Why = tuple[str, str]
"""Why something can’t be done: a clause that goes on a name, and the section that says so."""
WINDOWS_SAID: Final[Mapping[Window, str]] = MappingProxyType(
    {
        "unlock": "in the unlock phase",
        "master": "in the master phase",
        "another's master": "in another Methuselah’s master phase",
        "minion": "in the minion phase",
        "influence": "in the influence phase",
        "another's influence": "in another Methuselah’s influence phase",
        "discard": "in the discard phase",
        "another's discard": "in another Methuselah’s discard phase",
        "as announced": "as an action is announced",
        "before block": "before a block is attempted",
        "block attempt": "during a block attempt",
        "as blocked": "as a block succeeds",
        "after blocks": "after blocks are declined",
        "before resolution": "before an action resolves",
        "about to hunt": "as a vampire is about to hunt successfully",
        "before combat": "before combat begins",
        "before another combat": "before a combat that follows another",
        "after resolution": "after an action has resolved",
        "before range": "before range is determined",
        "range": "as range is determined",
        "before strikes": "before strikes are chosen",
        "choose strike": "as strikes are chosen",
        "strikes chosen": "after strikes are chosen",
        "prevention": "as damage is prevented",
        "after strikes": "after strikes have resolved",
        "additional strikes": "as additional strikes are gained",
        "press": "in the press step",
        "end of round": "at the end of a round",
        "end of combat": "at the end of combat",
        "after combat": "after a combat that no other follows",
        "going to torpor": "as a vampire goes to torpor or is burned",
        "after diablerie": "after a diablerie, before the blood hunt",
        "would be burned": "when a minion would be burned",
        "being ousted": "when another Methuselah is about to be ousted",
        "before referendum": "when a political action succeeds, before its referendum",
        "terms": "as the terms of a referendum are chosen",
        "before votes": "before votes are cast",
        "polling": "in the polling step",
        "blood hunt called": "once a blood hunt has been called, before it burns anybody",
        "as played": "as another card is played",
    }
)
"""When something may be used, in the order of the procedures."""


def together(clauses: Iterable[str], word: str = "and") -> str:
    """Several clauses or nouns in a row.

    >>> together(["a", "b", "c"]), together(["a"], "or"), together([])
    ('a, b and c', 'a', '')
    """
    *before, last = [each for each in clauses if each] or [""]
    return f"{', '.join(before)} {word} {last}" if before else last


def with_article(noun: str) -> str:
    """A noun phrase with “a” or “an”.

    >>> with_article("animal"), with_article("unique card"), with_article("unlocked ally")
    ('an animal', 'a unique card', 'an unlocked ally')
    """
    first = noun.lower()
    return f"{'an' if first.startswith(tuple('aeiou')) and not first.startswith('uni') else 'a'} {noun}"


_ACTIONS: Final = {
    "card": "action by an action card",
    "card in play": "action by a card in play",
    "enter combat": "action to enter combat",
    "equip from": "action to take equipment from another minion",
    "leave torpor": "action to leave torpor",
    "rescue": "action to rescue from torpor",
    "political": "political action",
    "equip": "action to equip",
    "recruit": "action to recruit an ally",
    "employ": "action to employ a retainer",
}


def action_name(kind: str, how: str = "") -> str:
    """An action by its kind.

    >>> action_name("bleed"), action_name("political"), action_name("equip", "undirected ")
    ('a bleed', 'a political action', 'an undirected action to equip')
    """
    return with_article(f"{how}{_ACTIONS.get(kind, kind)}")
