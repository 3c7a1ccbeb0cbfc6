"""Sentences of master cards and of other cards in play: locations, hunting grounds, events, cards on minions."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.facts.printed import printed
from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.nouns import which
from vtes_desktop.abilities.text.sentences.crypt_uses import number_given
from vtes_desktop.abilities.text.sentences.in_play import declared
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *

LOCK: Final = r"(?:[Yy]ou (?:can|may) lock this (?:card|location)|Lock(?: this (?:card|location))?)"


def _lock_for_number(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A card that is locked for stealth of an acting minion or intercept of a blocking one, when it is needed."""
    meant = which(match["which"])
    if meant is None:
        return None
    word, windows, conditions = number_given(match["stat"], int(match["n"]), meant)
    if match["before"] or match["after"]:
        conditions = (*conditions, Acting("acting", directed=False))
    return (Usable(f"{match['n']} {match['stat']}", windows, (word,), conditions=conditions, locks=True),)


def lock_to(match: re.Match[str], _: Sentence) -> Pieces | None:
    """A card that is locked for something at any time."""
    words = clauses(match["what"])
    if words is None:
        return None
    chosen, rest = declared(words)
    return (Usable(match["what"], ANY_TIME, rest, chosen, locks=True),)


def _burned_by(match: re.Match[str], said: Sentence) -> Pieces | None:
    meant = which(match["who"][:1].lower() + match["who"][1:])
    if meant is None:
        return None
    stealth = int(match["stealth"] or 0)
    act = InPlayAction(
        "burn this card", (Burn("this"),), stealth=stealth, directed=True, by=replace(meant, where=("ready",))
    )
    return (act,)


def _stolen_by(match: re.Match[str], said: Sentence) -> Pieces | None:
    meant = which(match["who"][:1].lower() + match["who"][1:])
    if meant is None:
        return None
    by = replace(meant, where=("ready",), whose="others")
    return (InPlayAction("steal this location", (TakeControl("this"),), directed=True, by=by),)


SENTENCES: Final[tuple[SentenceTemplate, ...]] = (
    sentence(
        r"Put this card on (?:a|an) (?:[\w ]+ )?vampire(?: [^.]*)?\."
        r"|Master: Discipline\.|Capacity increases by 1: the vampire is one generation older\."
        r"|This vampire gets \+1 level of [\w ]+ \[\w{3}\] and \+1 capacity\."
        r"|This vampire gains (?:one|1) level of (?:[\w ]+ \[\w{3}\]|that Discipline)\."
        r"|Cannot be p(?:ut|laced) on a vampire with superior [\w ]+ \[\w{3}\]\.",
        lambda _, said: (Silent(),) if said.type == "Master" and printed(said.card).discipline else None,
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
        r"(?P<who>[A-Z][^,.]*?) can burn this card as a (?:\+(?P<stealth>\d) stealth )?\(D\) action\.", _burned_by
    ),
    sentence(
        r"(?P<who>Vampires|Minions)(?: controlled by another Methuselah)? can steal this location as a \(D\) action\.",
        _stolen_by,
    ),
)
