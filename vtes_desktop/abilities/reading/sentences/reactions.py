"""Sentences of reactions: wakes that allies pay for later, attempts that wait for a locked minion to unlock."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.conditions import InterceptNeeded, Is
from vtes_desktop.abilities.reading.nouns import which
from vtes_desktop.abilities.reading.template import OnlyIf, Pieces, Sentence, played_as, sentence
from vtes_desktop.abilities.which import Which
from vtes_desktop.abilities.words.actions import AddIntercept, SetStealth
from vtes_desktop.abilities.words.flow import If
from vtes_desktop.abilities.words.taking import StayLocked


def _fellow_gets(match: object, _: Sentence) -> Pieces | None:
    meant = which(match["who"])  # type: ignore[index]
    if meant is None or meant.whose != "you":
        return None
    return (OnlyIf((InterceptNeeded(meant),)), AddIntercept("blocker", int(match["n"])))  # type: ignore[index]


_TEMPLATES: Final = (
    sentence(
        r"If this minion is an ally, they do not unlock as normal during their next unlock phase\.",
        lambda _match, _sentence: (If((Is("minion", Which("ally")),), (StayLocked("minion"),)),),
    ),
    sentence(r"(?P<who>(?:A|An|Another) [\w ]+? you control) gets \+(?P<n>\d+) intercept\.", _fellow_gets),
    sentence(r"Reduce the acting minion's stealth to (?P<n>\d+)\.", lambda match, _: (SetStealth(int(match["n"])),)),
)
SENTENCES: Final = played_as(frozenset({"Reaction"}), _TEMPLATES)
