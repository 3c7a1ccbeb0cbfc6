"""Sentences of master cards and of other cards in play: locations, hunting grounds, events, cards on minions."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.facts.printed import printed
from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.nouns import which, within
from vtes_desktop.abilities.text.sentences.crypt_hand_and_blood import number_given
from vtes_desktop.abilities.text.sentences.in_play import parted
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *

LOCK: Final = r"(?:[Yy]ou (?:can|may) lock this (?:card|location)|Lock(?: this (?:card|location))?)"


def _lock_for_number(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A card that is locked for stealth of an acting minion or intercept of a blocking one, when it is needed."""
    meant = understood(which(match["which"]))
    word, windows, conditions = number_given(match["stat"], int(match["n"]), meant)
    if match["before"] or match["after"]:
        conditions = (*conditions, Acting("acting", directed=False))
    return (Usable(f"{match['n']} {match['stat']}", windows, (word,), conditions=conditions, locks=True),)


def lock_to(match: re.Match[str], _: Sentence) -> Pieces | None:
    """A card that is locked for something at any time."""
    return (Usable(match["what"], ANY_TIME, *parted(understood(clauses(match["what"]))), locks=True),)


def _lost_to(match: re.Match[str], _: Sentence) -> Pieces | None:
    """A card that others may burn or steal as an action."""
    by = replace(understood(which(within(match["who"]))), where=("ready",))
    if match["what"] == "steal":
        return (
            InPlayAction("steal this location", (TakeControl("this"),), directed=True, by=replace(by, whose="others")),
        )
    return (InPlayAction("burn this card", (Burn("this"),), stealth=int(match["stealth"] or 0), directed=True, by=by),)


SENTENCES: Final[tuple[SentenceTemplate, ...]] = (
    reminds(
        r"Put this card on (?:a|an) (?:[\w ]+ )?vampire(?: [^.]*)?\."
        r"|Master: Discipline\.|Capacity increases by 1: the vampire is one generation older\."
        r"|This vampire gets \+1 level of [\w ]+ \[\w{3}\] and \+1 capacity\."
        r"|This vampire gains (?:one|1) level of (?:[\w ]+ \[\w{3}\]|that Discipline)\."
        r"|Cannot be p(?:ut|laced) on a vampire with superior [\w ]+ \[\w{3}\]\.",
        lambda _, said: said.type == "Master" and printed(said.card).discipline,
    ),
    says(
        r"(?:Hunting ground|Haven|Archetype|Gehenna|Boon|Master|Master: out-of-turn|Government|Inconnu|Transient"
        r"|Operation Antigen)\.",
        Silent(),
    ),
    sentence(
        rf"(?P<before>During an undirected action, )?{LOCK}(?P<after> during an undirected action)? to give"
        r" (?P<which>an(?:y)? [^,.]*?|a [^,.]*?) (?P<n>\+\d) (?P<stat>stealth|intercept)(?: for the current action)?\.",
        _lock_for_number,
    ),
    sentence(r"(?:You can lock this card|Lock) to (?P<what>[^.]+)\.", lock_to),
    sentence(
        r"(?P<who>[A-Z][^,.]*?) can (?P<what>burn) this card as a (?:\+(?P<stealth>\d) stealth )?\(D\) action\.",
        _lost_to,
    ),
    sentence(
        r"(?P<who>Vampires|Minions)(?: controlled by another Methuselah)? can (?P<what>steal) this location as a \(D\)"
        r" action\.",
        _lost_to,
    ),
)
