"""Sentences that say when and by whom a card is played, in words that the referee reads by itself
(:mod:`vtes_desktop.rules.timing`), and reminders. Each must match a pattern in full: nothing is passed over."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.reading.template import Silent, sentence

_SAID: Final = (
    r"Only usable if (?:a|an) (?:minion|vampire) is bleeding you, after blocks are declined\.",
    r"Only usable (?:during|on) a bleed action\.",
    r"Not usable during a bleed action\.",
    r"Only usable during a political action\.",
    r"Only usable during the polling step of a (?:political action|referendum)\.",
    r"Only usable as the action is announced\.",
    r"Only usable after (?:action )?resolution\.",
    r"Only usable by a locked (?:vampire|minion)\.",
    r"Only usable before range is determined(?: (?:during|on|in) the first round(?: of combat)?)?\.",
    r"Only usable at (?:close|long) range(?: before strikes are chosen)?\.",
    r"Only usable during an action directed at you \(or a card you control\)\.",
    r"Requires an? [^.]*\.",
    r"(?:Unique|Trifle|Out-of-turn|Frenzy|Aim|Grapple|Unique location|Discipline)\.",
    r"A (?:vampire|minion) (?:can|may) play only one [^.]* each (?:combat|round)\.",
    r"More than one Discipline can be used to play this card\.",
)
SENTENCES: Final = tuple(sentence(said, lambda _match, _sentence: (Silent(),)) for said in _SAID)
