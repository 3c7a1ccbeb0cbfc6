"""Sentences of master cards about numbers: stealth and intercept that they are locked for, what groups of minions have
more of, votes; and what ends them."""

from __future__ import annotations

import re
from typing import Final

from vtes_desktop.abilities.text.facts import phrases
from vtes_desktop.abilities.text.facts.playing import ends_at_discards
from vtes_desktop.abilities.text.nouns import group_of, which
from vtes_desktop.abilities.text.sentences.crypt import stat_named
from vtes_desktop.abilities.text.sentences.holdings import of_political_action
from vtes_desktop.abilities.text.sentences.in_play import kinds_of
from vtes_desktop.abilities.text.sentences.masters import LOCK
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.moments import Event

_CHANGES: Final[tuple[Event, ...]] = (
    "used", "unlock phase", "master phase", "minion phase", "influence phase", "discard phase", "after resolution",
    "end of phase",
)  # fmt: skip
"""When it is looked whether a bearer is still what it must be."""


_NUMBER_OF: Final = re.compile(r"([+-]\d+) (bleed|strength|stealth|intercept|votes?|hunt)")


def _numbers(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Numbers that all minions of a kind have more or less of, in any action or in those of a kind."""
    meant = understood(group_of(match["who"].removeprefix("Each ")))
    made = []
    for amount, word in _NUMBER_OF.findall(match["numbers"]):
        stat = stat_named(word)
        conditions = (ActionIs(understood(kinds_of(match["kind"]))),) if match["kind"] else ()
        if conditions and stat not in ("stealth", "bleed", "intercept"):
            return None
        in_action = bool(conditions) and stat != "intercept"
        made.append(Standing(stat, int(amount), meant, conditions=conditions, in_action=in_action))
    return made


def _votes_for_counters(match: re.Match[str], said: Sentence) -> Pieces | None:
    """As many votes as counters are burned."""
    words = (
        ChooseNumber(1, CountersOn(who="this"), what="counters"),
        Count(Number("number", -1), who="this"),
        GainVotes(Number("number")),
    )
    when = of_political_action(match)
    return (Usable("burn counters for votes", ("polling",), words, (), when, locks=bool(match["lock"])),)


def _ends(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A card that is burned as soon as the vampire that it is on is not what it must be."""
    lost = (Not(Is("minion", understood(which(match["what"])))),)
    return tuple(Upon(event, (Burn("this"),), lost, torpid=True) for event in _CHANGES)


_TEMPLATES: Final = (
    sentence(
        r"(?P<who>[A-Z][\w -]*?) gets? (?P<numbers>[+-]\d+ \w+(?:(?:,|,? and) [+-]\d+ \w+)*)"
        r"(?: (?:during|on|in) (?P<kind>bleed|hunt|political|equip) actions)?\.",
        _numbers,
    ),
    sentence(r"(?P<who>[A-Z][\w -]*?) gets? (?P<numbers>[+-]\d+ \w+) when (?P<kind>bleeding|hunting)\.", _numbers),
    sentence(
        rf"(?P<lock>{LOCK} and )[Bb]urn X counters from this card during the polling step of a (?:referendum|political"
        r" action) to get \+X votes\.",
        _votes_for_counters,
    ),
    sentence(r"Burn this card if this (?:vampire|minion) is not (?P<what>[\w ]+)\.", _ends),
    reminds(r"Burn this card during your discard phase\.", lambda _, said: ends_at_discards(said.card)),
    # Disciplines that a card gives its bearer; and what two such cards come to: a level each.
    reminds(
        r"This vampire may play cards that require [A-Z]\w+ \[\w{3}\] \(not a Discipline\)\.",
        lambda match, _: phrases.granted([match[0]]),
    ),
    reminds(
        r"With two of these cards, (?:he or she|they) may play cards that require superior [A-Z]\w+"
        r" \[(?P<code>\w{3})\]\.",
        lambda match, said: any(
            f"[{match['code'].lower()}] (not a Discipline)" in part.text for part in said.card.text
        ),
    ),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = played_as(("Master", "Event"), _TEMPLATES, stays=True)
"""What master cards say of numbers in the same words."""
