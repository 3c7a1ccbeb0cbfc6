"""Sentences of political action cards: their terms, and what they do when the referendum passes (sec. 6.3.2)."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.nouns import NUMBER, numeral, which
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *

_PASSED: Final = r"(?:Successful referendum means |If th(?:is|e) referendum (?:is successful|passes), )"
_THEY: Final = r"(?:they|he or she|she or he)"


def _choose_methuselah(match: re.Match[str], said: Sentence) -> Pieces | None:
    return (Declares((ChooseMethuselah("others" if match["other"] else "any"),)),)


def _for_each(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Pool for each of something that a Methuselah controls, everybody or those who were chosen."""
    meant = which(match["which"])
    if meant is None or meant.whose != "any":
        return None
    amount = Counted(replace(meant, whose="you"), numeral(match["n"]))
    word: Words = GainPool(amount) if match["what"].startswith("gain") else BurnPool(amount)
    return (ForEachMethuselah("chosen" if match["chosen"] else "any", (word,)),)


def _everybody(match: re.Match[str], said: Sentence) -> Pieces | None:
    amount = numeral(match["n"])
    word: Words = GainPool(amount) if match["what"].startswith("gain") else BurnPool(amount)
    words: tuple[Words, ...] = (word,)
    if match["more"]:
        meant = understood(which(match["which"]))
        extra = numeral(match["more"])
        again: Words = GainPool(extra) if match["what"].startswith("gain") else BurnPool(extra)
        words = (word, If((There(replace(meant, whose="you")),), (again,)))
    return (ForEachMethuselah("chosen" if match["chosen"] else "any", words),)


_TEMPLATES: Final = (
    says(r"Choose one or more Methuselahs\.", Declares((ChooseMethuselahs(),))),
    sentence(r"Choose (?:a|an)(?P<other>other)? Methuselah\.", _choose_methuselah),
    sentence(
        rf"{_PASSED}each (?P<chosen>chosen )?Methuselah (?P<what>gains|burns) (?P<n>{NUMBER}) pool for each"
        rf" (?P<which>[^,.]+?) {_THEY} controls?\.",
        _for_each,
    ),
    sentence(
        rf"{_PASSED}each (?P<chosen>chosen )?Methuselah (?P<what>gains|burns) (?P<n>{NUMBER}) pool"
        rf"(?:, (?:plus|and) (?P<more>{NUMBER}) additional (?:pool )?if {_THEY} controls? (?P<which>an? [^,.]+?))?\.",
        _everybody,
    ),
    sentence(
        r"Choose (?P<which>an? [^,.]+?)\.", meaning(which, lambda meant, _: (Declares((Choose(meant),)),), "which")
    ),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = played_as(("Political Action",), _TEMPLATES, stays=True)
