"""Sentences of equipment and other cards that minions bear: what the bearer may do and has, what burns or is silent on
it; and of what the Imbued bear."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.facts import phrases
from vtes_desktop.abilities.text.nouns import is_self, which
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.playing.printed import Bonus

_BEARER: Final = (
    r"(?:The |the )?(?:bearer|employer|Bearer|Employer)|[Tt]his (?:minion|vampire|[A-Z]\w+(?: antitribu)?)"
    r"|[Tt]he (?:attached )?(?:minion|vampire)(?: with this (?:equipment|card|retainer|weapon))?"
)


def is_borne(said: Sentence) -> bool:
    """Whether a sentence is that of a card on a minion."""
    called = said.type == "Political Action" and said.is_of_play
    return called or (said.type in ("Equipment", "Retainer", "Master"))


def _unlocks_at_end(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Equipment whose action unlocks the acting minion at the end of the turn, from the hand or from a fellow."""
    if said.type != "Equipment" or not is_self(match["who"], said.card.name):
        return None
    return (Upon("equipped", (UnlockAt("end of turn", "acting"),), BY_EQUIPPING, about="this"),)


def _bearer_enters(match: re.Match[str], said: Sentence) -> Pieces | None:
    if not is_borne(said):
        return None
    against = replace(understood(which(match["which"])), where=("ready",), whose="others")
    stealth = int(match["stealth"] or 0)
    return (InPlayAction("enter combat", (), "enter combat", stealth, by=Which(own=True), against=against),)


def _bearer_cannot_block(match: re.Match[str], said: Sentence) -> Pieces | None:
    meant = understood(which(match["which"]))
    return (Standing("cannot block", 1, conditions=(Is("acting", meant),)),) if is_borne(said) else None


def _modifier(match: re.Match[str], said: Sentence) -> bool:
    """What the referee itself reads of a card on a minion: numbers, Disciplines, optional maneuvers and presses."""
    numbers = phrases.bearer_bonus([match[0]])[0] != Bonus()
    return is_borne(said) and (numbers or bool(phrases.extras([match[0]], said.card.name, on_minion=True)))


SENTENCES: Final[tuple[SentenceTemplate, ...]] = (
    sentence(
        r"If the action to equip with (?P<who>[^,.]+) is successful, unlock the acting minion at the end of the turn\.",
        _unlocks_at_end,
    ),
    sentence(
        rf"(?:{_BEARER}) (?:can|may) enter combat with (?P<which>(?:an?|any) [^,.]+?) as an? "
        r"(?:\+(?P<stealth>\d) stealth )?\(D\) action\.",
        _bearer_enters,
    ),
    sentence(rf"(?:{_BEARER}) cannot (?:attempt to )?block (?P<which>[^,.]+)\.", _bearer_cannot_block),
    reminds(
        r"(?:The vampire with this (?:card|equipment)|(?:The )?[Bb]earer|This [\w ]+?) (?:gets|gains|has)"
        r" (?:superior|\+?1 level of) [\w ]+ \[\w{3}\](?:,? and superior [A-Z][\w ]+ \[\w{3}\])*\.",
        lambda match, said: is_borne(said) and len(phrases.granted([match[0]])) == match[0].count("["),
    ),
    reminds(r"(?:The )?(?:[Bb]earer|[Ee]mployer|This [\w ]+|[Tt]he [\w ]+) gets [^.]+\.", _modifier),
    reminds(
        r"Only usable at the end of a successful action \(after resolving the action\)\."
        r"|Only usable by a locked imbued\.|Only usable when a monster is acting\.",
        lambda _, said: said.type == "Power",
    ),
    reminds(
        r"(?:Unique )?(?:(?:[Vv]ehicle|[Ee]lectronic)(?: equipment)?|[Ee]lectronic device|[Ee]quipment|[Cc]omputer"
        r"|[Ll]ocation)\.|While in play, this card does not count as equipment\."
        r"|This equipment card represents a location and does not count as equipment while in play\.",
        lambda _, said: said.type == "Equipment",
    ),
)
