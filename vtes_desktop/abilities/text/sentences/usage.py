"""Sentences that say when and by whom a card is played, in words that the referee reads by itself
(:mod:`vtes_desktop.rules.playing.timing`), and reminders. Each must match a pattern in full: nothing is passed over."""

from __future__ import annotations

import re
from typing import Final

from vtes_desktop.abilities.text.facts import limits, playing
from vtes_desktop.abilities.text.template import *

_SAID: Final = (
    r"Only usable if (?:a|an) (?:minion|vampire) is bleeding you, after blocks are declined\.",
    r"Only usable (?:during|on) a bleed action\.",
    r"Not usable during a bleed action\.",
    r"Only usable during the polling step of a (?:political action|referendum)\.",
    r"Only usable after (?:action )?resolution\.",
    r"Only usable by a locked (?:vampire|minion)\.",
    r"Only usable at (?:close|long) range(?: before strikes are chosen)?\.",
    r"Only usable during an action directed at you \(or a card you control\)\.",
    r"Requires an? (?![^.]*\b(?:who has|with three)\b)[^.]*\.",
    r"(?:Unique|Trifle|Out-of-turn|Frenzy|Aim|Grapple|Unique location|Discipline)\.",
    r"Only usable (?:if|when) a younger vampire is (?:acting|bleeding you, after blocks are declined)\.",
    r"Only usable if a minion controlled by your predator is bleeding you, after blocks are declined\.",
    r"Not usable if there are only two Methuselahs left\.",
    r"As above, but the acting vampire can be the same age or older\.",
    r"Only usable (?:when|as) (?:the|an) action is announced\.",
    r"Only usable as a non-bleed action is announced\.",
    r"Only usable during a bleed action by a ready unlocked (?:vampire|minion) other than the acting minion\.",
    r"As above, but usable by a ready locked vampire\.",
    r"Only usable by a ready (?:unlocked )?(?:vampire|minion) other than the acting minion if a"
    r" minion attempts to block\.",
    r"Only usable during an equip action\.",
    r"Only usable during a recruit ally action\.",
    r"Only usable during a bleed against you\.",
    r"Only usable when an action is blocked\.",
    r"Only usable by a blocking (?:vampire|minion)\.",
    r"\(The action is not blocked\.",
    r"Do not lock the blocking minion\.\)",
    r"Title\.",
    r"Only usable if (?:a|an) (?:minion|vampire|ally|ally or younger vampire) (?:attempts|is attempting) to block\.",
    r"Only usable if the action was (?:successful|blocked)\.",
    r"Only usable after resolution of a successful (?:directed )?action\.",
    r"Only usable (?:if|when) this \w+ (?:is blocked|blocks), before block resolution\.",
    r"Only usable by a locked vampire who has blocked, after block resolution\.",
    r"Only usable by a ready (?:unlocked )?(?:vampire|minion) other than the acting minion\.",
    r"Only usable during (?:a referendum|the referendum of a political action)\.",
    r"Only usable (?:during|on) an? (?:un)?directed action\.",
    r"Usable by a locked (?:vampire|minion)\.",
    r"Only usable by a locked vampire during a bleed action directed at you\.",
    r"Only usable during a bleed action directed at you\.",
    r"\[\w{3}\] is not a Discipline\.",
    r"More than one Discipline can be used to play this card\.",
)
_LIMIT: Final = re.compile(
    r"(?:A (?:[A-Z]?\w+(?: antitribu)?) (?:can|may) play only (?:one|1)|Only one) [^.]+"
    r" (?:each|per|in a|during a|between their) (?:strike|round|combat|action|turn|game|unlock phases)\."
)


def _limit(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A limit on playing the card, where it is read."""
    if said.mode is None:
        return None
    own = Sentence(match[0], said.card, said.mode)
    return (Silent(),) if limits.reads(own.text, said.card) else None


def _having(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What a minion can have only one of: it is not put on one that has it."""
    return (Silent(),) if said.mode is not None and limits.havings(said.card) else None


def _locked(match: re.Match[str], said: Sentence) -> Pieces | None:
    """“Only usable by a locked prince or justicar”: where that is what the card requires anyway."""
    wanted = {word.lower() for word in re.split(r", | or |,? or ", match["who"])}
    known = {each.lower() for each in (*said.card.requirement, *said.card.clans)}
    return (Silent(),) if wanted <= known else None


def _returns(match: re.Match[str], _: Sentence) -> Pieces | None:
    return (Silent(),) if playing.says_that_it_returns(match[0]) else None


SENTENCES: Final = (
    *(says(said, Silent()) for said in _SAID),
    sentence(_LIMIT.pattern, _limit),
    sentence(r"(?:Only u|U)sable by a locked (?P<who>[\w ]+?)\.", _locked),
    sentence(r"A (?:vampire|minion|[A-Z]\w+) (?:can|may) have only (?:one|1) [^.]+\.", _having),
    sentence(r"If (?:this minion is still ready when )?you would (?:draw to )?replace this card, [^.]+\.", _returns),
    sentence(r"Do not replace [^.]*\.", lambda match, _: (Silent(),) if playing.is_replaced_later(match[0]) else None),
)
