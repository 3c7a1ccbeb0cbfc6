"""Sentences of political action cards: more terms, several vampires or Methuselahs, points allocated, cards that are
kept for their cost; what cards put in play so do and how they are called to be burned (sec. 6.3.2)."""

from __future__ import annotations

import re
from typing import Final

from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.nouns import NUMBER, group, numeral, which
from vtes_desktop.abilities.text.sentences.politics import theirs
from vtes_desktop.abilities.text.sentences.politics_titles import PASSED
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *

_PLACES: Final = ("ready", "torpor")
_THAT: Final = r"(?:the chosen|that|the acting|this|this acting)"


# -- terms ------------------------------------------------------------------------------------------------------------


# -- what it does -----------------------------------------------------------------------------------------------------


def _one_effect(text: str) -> tuple[Words, ...] | None:
    """What one part of a successful referendum does to what was chosen, or to all of some minions."""
    if re.fullmatch(rf"(?:burn {_THAT} \w+|{_THAT} [\w ]+? (?:is|are) burned)", text):
        return (Burn("target"),)
    if re.fullmatch(rf"{_THAT} (?:ally|retainer|minion|vampire) is removed from the game", text):
        return (RemoveFromGame("target"),)
    if found := re.fullmatch(
        rf"(?:{_THAT}|each chosen) (?:vampires?|minions?) (?P<what>gains?|burns?) (?P<n>{NUMBER}) blood", text
    ):
        make = AddBlood if found["what"].startswith("gain") else BurnBlood
        return (make("target", numeral(found["n"])),)
    if found := re.fullmatch(rf"the chosen Methuselah (?P<what>gains|burns) (?P<n>{NUMBER}|an additional) pool", text):
        amount = 1 if found["n"] == "an additional" else numeral(found["n"])
        return (GainPool(amount, "chosen") if found["what"] == "gains" else BurnPool(amount, "chosen"),)
    if found := re.fullmatch(
        rf"each (?P<chosen>chosen )?Methuselah (?:(?:who )?controll?(?:s|ing) (?P<which>.+) )?(?P<what>gains|burns)"
        rf" (?P<n>{NUMBER}) pool",
        text,
    ):
        return _each_methuselah(found)
    if found := re.fullmatch(rf"(?:each|all) (?P<which>.+?) (?P<what>gains?|burns?) (?P<n>{NUMBER}) blood", text):
        return _each_vampire(found)
    if found := re.fullmatch(r"(?P<what>lock|unlock|burn)s? all (?P<which>.+)", text):
        return _all(found["what"], found["which"])
    if re.fullmatch(r"(?:this card is put|put this card) (?:in|into) play", text):
        return (PutInPlay(),)
    if found := re.fullmatch(rf"(?:this card is put|put this card) on (?P<who>{_THAT}) \w+", text):
        own = found["who"] in ("the acting", "this", "this acting")
        return (PutOn("minion" if own else "target"),)
    return clauses(text)


def _each_methuselah(found: re.Match[str]) -> tuple[Words, ...]:
    word = (GainPool if found["what"] == "gains" else BurnPool)(numeral(found["n"]))
    words: tuple[Words, ...] = (If((There(theirs(found["which"])),), (word,)),) if found["which"] else (word,)
    return (ForEachMethuselah("chosen" if found["chosen"] else "any", words),)


def _each_vampire(found: re.Match[str]) -> tuple[Words, ...]:
    meant = understood(which(f"a {found['which']}") or group(found["which"]))
    make = AddBlood if found["what"].startswith("gain") else BurnBlood
    return (WithEach(meant, (make("target", numeral(found["n"])),)),)


def _all(what: str, phrase: str) -> tuple[Words, ...]:
    clan = phrase == "vampires of that clan"
    meant = understood(Which("vampire", _PLACES, clan_named="clan") if clan else group(phrase))
    make: dict[str, Words] = {"lock": Lock("target"), "unlock": Unlock("target"), "burn": Burn("target")}
    return (WithEach(meant, (make[what],)),)


def _does(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What is done when it passes, one or several things, of which each is understood."""
    made: list[Words] = []
    for part in re.split(r",? and (?=each |all |the chosen |lock |unlock |put |this card )", match["what"]):
        made += understood(_one_effect(part))
    return None if any(isinstance(word, Choose | ChooseMethuselah) for word in made) else made


_TEMPLATES: Final = (
    sentence(
        rf"Allocate (?P<points>\d+) points among (?P<least>{NUMBER}) or more (?P<other>other )?Methuselahs\.",
        lambda match, _: (
            Declares((Allocate(int(match["points"]), numeral(match["least"]), "others" if match["other"] else "any"),)),
        ),
    ),
    says(rf"{PASSED}each Methuselah burns 1 pool for each point allocated\.", Shares("burn")),
    sentence(rf"{PASSED}(?P<what>[^.]+)\.", _does),
    sentence(r"Successful referendum (?P<what>(?:burns|locks|unlocks) all [^,.]+)\.", _does),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = played_as(("Political Action",), _TEMPLATES, stays=True)
