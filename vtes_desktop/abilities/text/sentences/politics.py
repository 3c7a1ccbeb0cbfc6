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


def _everybody(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Pool that Methuselahs gain or burn, everybody or those who were chosen: for each of something that they control,
    or more where they control something."""
    make, number = GainPool if match["what"] == "gains" else BurnPool, numeral(match["n"])
    words: tuple[Words, ...] = (make(Counted(theirs(match["each"]), number) if match["each"] else number),)
    if match["more"]:
        words = (*words, If((There(theirs(match["if"])),), (make(numeral(match["more"])),)))
    return (ForEachMethuselah("chosen" if match["chosen"] else "any", words),)


def theirs(phrase: str) -> Which:
    """What a Methuselah must control, seen from hers."""
    meant = understood(which(phrase))
    if meant.whose != "any":
        raise NotUnderstoodError
    return replace(meant, whose="you")


_TEMPLATES: Final = (
    says(r"Choose one or more Methuselahs\.", Declares((ChooseMethuselahs(),))),
    sentence(
        r"Choose (?:a|an)(?P<other>other)? Methuselah\.",
        lambda match, _: (Declares((ChooseMethuselah("others" if match["other"] else "any"),)),),
    ),
    sentence(
        rf"{_PASSED}each (?P<chosen>chosen )?Methuselah (?P<what>gains|burns) (?P<n>{NUMBER}) pool(?: for each"
        rf" (?P<each>[^,.]+?) {_THEY} controls?"
        rf"|, (?:plus|and) (?P<more>{NUMBER}) additional (?:pool )?if {_THEY} controls? (?P<if>an? [^,.]+?))?\.",
        _everybody,
    ),
    sentence(
        r"Choose (?P<which>an? [^,.]+?)\.", meaning(which, lambda meant, _: (Declares((Choose(meant),)),), "which")
    ),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = played_as(("Political Action",), _TEMPLATES, stays=True)
