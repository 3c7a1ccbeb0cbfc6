"""Sentences that say when and by whom a card is played, in words that the referee reads by itself
(:mod:`vtes_desktop.rules.playing.timing`), and reminders. Each must match a pattern in full: nothing is passed over."""

from __future__ import annotations

import re
from typing import Final

from vtes_desktop.abilities.text.facts import limits, playing
from vtes_desktop.abilities.text.template import *

_BLEEDS: Final = r"bleeding you, after blocks are declined"
_AT_YOU: Final = r"an action directed at you \(or a card you control\)"
_SAID: Final = (
    r"(?:Only|Not) usable (?:during|on) a bleed action\.",
    r"Only usable during (?:an equip|a recruit ally) action\.",
    r"Only usable (?:during|on) an? (?:un)?directed action\.",
    rf"Only usable during (?:a bleed against you|a bleed action directed at you|{_AT_YOU})\.",
    r"Only usable (?:when|as) (?:the|an?(?: (?:non-bleed|directed|undirected))?) action is announced\.",
    rf"Only usable if an? (?:vampire|minion(?: controlled by your predator)?) is {_BLEEDS}\.",
    rf"Only usable (?:if|when) a younger vampire is (?:acting|{_BLEEDS})\.",
    r"Only usable if (?:a|an) (?:minion|vampire|ally|ally or younger vampire) (?:attempts|is attempting) to block\.",
    r"Only usable when (?:an action|this vampire) is blocked\.",
    r"Only usable by a blocking (?:vampire|minion)\.",
    r"Only usable (?:if|when) this \w+ (?:is blocked|blocks), before block resolution\.",
    r"Only usable (?:if the action was (?:successful|blocked)|after a successful directed action)\.",
    r"Only usable after (?:action )?resolution(?: of an? (?:(?:un)?successful|successful directed|blocked) action)?\.",
    r"Only usable at the end of a successful action \(after resolving the action\)\.",
    r"(?:Only u|U)sable by a locked (?:vampire|minion)\.",
    rf"Only usable by a locked (?:vampire|minion) during (?:a bleed action (?:against|directed at) you|{_AT_YOU})\.",
    r"Only usable by a locked vampire who has blocked, after block resolution\.",
    r"(?:Only usable(?: during a bleed action)? by a ready (?:unlocked )?(?:vampire|minion)|Usable by a ready unlocked"
    r" vampire) other than the acting minion(?: if a minion attempts to block)?\.",
    r"As above, but (?:usable by a ready locked vampire|the acting vampire can be the same age or older)\.",
    r"Only usable during (?:the polling step of a (?:political action|referendum)|a referendum"
    r"|the referendum of a political action)\.",
    r"Only usable during (?:a referendum|the polling step of a political action),? before (?:any )?votes (?:and|or)"
    r" ballots are cast\.",
    r"Not usable (?:on a referendum that is automatically passing|if there are only two Methuselahs left)\.",
    r"Only usable at (?:close|long) range(?: before strikes are chosen)?\.",
    r"Requires an? (?![^.]*\b(?:who has|with three)\b)[^.]*\.",
    r"(?:Unique|Trifle|Out-of-turn|Frenzy|Aim|Grapple|Unique location|Discipline|Title)\.",
    r"\(The action is not blocked\.|Do not lock the blocking minion\.\)",
    r"\[\w{3}\] is not a Discipline\.",
    r"More than one Discipline can be used to play this card\.",
)
_LIMIT: Final = (
    r"(?:A (?:[A-Z]?\w+(?: antitribu)?) (?:can|may) play only (?:one|1)|Only one) [^.]+"
    r" (?:each|per|in a|during a|between their) (?:strike|round|combat|action|turn|game|unlock phases)\."
)


def _locked(match: re.Match[str], said: Sentence) -> bool:
    """“Only usable by a locked prince or justicar”: where that is what the card requires anyway."""
    wanted = {word.lower() for word in re.split(r", | or |,? or ", match["who"])}
    return wanted <= {each.lower() for each in (*said.card.requirement, *said.card.clans)}


SENTENCES: Final = (
    *(says(said, Silent()) for said in _SAID),
    reminds(_LIMIT, lambda match, said: said.mode is not None and limits.reads(match[0], said.card)),
    reminds(r"(?:Only u|U)sable by a locked (?P<who>[\w ]+?)\.", _locked),
    # What a minion can have only one of: it is not put on one that has it.
    reminds(
        r"A (?:vampire|minion|[A-Z]\w+) (?:can|may) have only (?:one|1) [^.]+\.",
        lambda _, said: said.mode is not None and limits.havings(said.card),
    ),
    reminds(
        r"If (?:this minion is still ready when )?you would (?:draw to )?replace this card, [^.]+\.",
        lambda match, _: playing.says_that_it_returns(match[0]),
    ),
    reminds(r"Do not replace [^.]*\.", lambda match, _: playing.is_replaced_later(match[0])),
)
