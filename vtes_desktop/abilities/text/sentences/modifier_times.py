"""Sentences that say when modifiers and reactions are played, against whom and by whom: what of it the referee does not
read by itself (:mod:`vtes_desktop.rules.playing.timing`) is a condition here (sec. 1.6.3, 6.2)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from vtes_desktop.abilities.text.meant import meant
from vtes_desktop.abilities.text.sentences.in_play import kinds_of
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *

_TYPES: Final = frozenset({"Action Modifier", "Reaction"})
_BROTHER: Final = Which("vampire", ("ready",), "you", other=True, locked=False, circle=True)


def _only(who: str, *more: Conditions) -> Callable[..., Pieces | None]:
    """Only if the one who is spoken of is one of those that are meant."""
    return meaning(meant, lambda which, _: (OnlyIf((Is(who, which), *more)),), "whom")


def _brings(match: re.Match[str], _: Sentence) -> Pieces | None:
    kinds = understood(kinds_of(match["how"]))
    words = re.findall(r"\w+", re.sub(r"\b(?:an?|or)\b", "", match["what"]))
    return (OnlyIf((ActionWith(Which("card", any_word=tuple(words))), ActionIs(kinds))),)


_TEMPLATES: Final = (
    sentence(
        r"Only usable (?:if|when) this \w+(?: antitribu)? blocks (?P<whom>an? [^.,]+?) bleeding you, before block"
        r" resolution\.",
        _only("acting", ActionIs(("bleed",)), DirectedAtYou()),
    ),
    sentence(
        r"Only usable (?:if|when) this \w+(?: antitribu)? blocks (?P<whom>an? [^.,]+?), before block resolution\.",
        _only("acting"),
    ),
    sentence(r"Only usable (?:if|when) (?P<whom>an? [^.,]+?) blocks, before block resolution\.", _only("blocker")),
    sentence(
        r"Only usable (?:if|when) (?P<whom>an? [^.,]+?) (?:attempts|is attempting) to block"
        r"(?: this (?:acting )?(?:vampire|minion))?\.",
        _only("blocker"),
    ),
    sentence(
        r"Only usable (?:if|when) (?P<whom>an? [^.,]+?) is (?:acting|bleeding you(?:, after blocks are declined)?)\.",
        _only("acting"),
    ),
    sentence(r"Only usable (?:if|when) you are being bled by (?P<whom>an? [^.,]+?)\.", _only("acting")),
    sentence(
        r"Only usable (?:during|as) an action to (?P<how>recruit or employ|recruit|employ) (?P<what>an? [\w ]+?)"
        r"(?: is announced)?\.",
        _brings,
    ),
    sentence(
        r"Only usable by a ready (?:unlocked )?(?:vampire|minion) other than the acting"
        r" (?P<whom>(?!minion|vampire)[\w ]+)\.",
        _only("acting"),
    ),
    says(
        r"Only usable by a ready unlocked minion with a gun other than the acting minion\.",
        OnlyIf((There(Which("weapon", ("ready",), "you", on="minion", called="gun")),)),
    ),
    says(
        r"Only usable if you control another ready unlocked Blood Brother of the same circle as this Blood Brother\.",
        OnlyIf((There(_BROTHER),)),
    ),
    sentence(
        r"Only usable (?:if|when|after) (?P<whom>an? (?:vampire|minion)(?: controlled by your predator)?) successfully"
        r" bleeds you\.",
        _only("acting", Bled()),
    ),
    sentence(
        r"Only usable (?:during|on) an action directed at (?P<what>an? [\w ]+? you control)\.",
        meaning(meant, lambda which, _: (OnlyIf((ActionTargets(which=which, at_you=True),)),), "what"),
    ),
    sentence(
        r"Only usable if (?P<whom>an? [\w ]+?) is performing an action directed at (?P<what>an? [\w ]+? you control)\.",
        lambda match, _: (
            OnlyIf(
                (
                    Is("acting", understood(meant(match["whom"]))),
                    ActionTargets(which=understood(meant(match["what"])), at_you=True),
                )
            ),
        ),
    ),
    says(r"Not usable by a blocking \w+\.", OnlyIf((Not(Is("blocker", Which(own=True))),))),
    sentence(
        r"Not usable if the blocking minion is (?P<whom>an? [\w ]+)\.",
        meaning(meant, lambda which, _: (OnlyIf((Not(Is("blocker", which)),)),), "whom"),
    ),
)
SENTENCES: Final = played_as(_TYPES, _TEMPLATES)
