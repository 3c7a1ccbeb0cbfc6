"""Sentences of political action cards about titles and votes: titles for vampires that are chosen, what comes with a
title, what votes, ballots and the Edge are worth in the referendum, who cannot cast any (sec. 6.3.3, 10, 11)."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.stats import Stat
from vtes_desktop.abilities.text.facts import titles
from vtes_desktop.abilities.text.nouns import NUMBER, group, numeral, which
from vtes_desktop.abilities.text.sentences.modifier_votes import no_votes
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules import minions

PASSED: Final = (
    r"(?:Successful referendum means (?:that )?|If th(?:is|e) referendum (?:is successful|passes|succeeds), )"
)
_PUT: Final = r"(?:put this card on|this card is put on)"


def _choose(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Who gets a title: of the sect without which the title can't be held (ruling on Nosferatu Justicar)."""
    told, meant = titles.title_card(said.card), understood(which(match["which"]))
    if not told.title or told.on_acting:
        return None
    sect = minions.SECTS_OF_TITLES[minions.kind_of_title(told.title)].lower()
    return (Declares((Choose(replace(meant, words=tuple(dict.fromkeys((*meant.words, sect))))),)),)


def _title(_: re.Match[str], said: Sentence) -> Pieces | None:
    """A title for the acting vampire, which the rules of titles give it, or for the one that was chosen."""
    told = titles.title_card(said.card)
    return (Silent() if told.on_acting else PutOn("target"),) if told.title else None


def _title_and_locks(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A title for the acting vampire, and all of a clan are locked where it is not of that."""
    meant = understood(group(match["all"]))
    if not titles.title_card(said.card).on_acting or not meant.clans:
        return None
    locks = WithEach(replace(meant, where=("ready", "torpor")), (Lock("target"),))
    return (If((Not(Is("minion", Which("vampire", clans=meant.clans))),), (locks,)),)


def _clan(match: re.Match[str], *words: str) -> Is:
    """The vampire that the card is on is of a clan, and what else."""
    meant = understood(which(f"a {match['clan']}"))
    return Is("minion", Which("vampire", clans=understood(meant.clans or None), words=words))


def _votes_of_each(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What each of some vampires has more or less, in votes or ballots; just ready ones cast any anyway."""
    return (Declares(tuple(_one_of_votes(part) for part in re.split(r",? and |, ", match["parts"]))),)


def _one_of_votes(text: str) -> Words:
    if found := re.fullmatch(rf"burning the Edge is worth (?P<n>{NUMBER}) additional votes?", text):
        return EdgeIsWorth(numeral(found["n"]))
    found = understood(
        re.fullmatch(
            rf"(?:each )?(?P<who>[\w -]+?) (?:gets?|have|has) \+?(?P<n>-\d+|{NUMBER})(?: extra| additional)?"
            r" (?P<what>vote|ballot)s?",
            text,
        )
    )
    titled = found["who"] == "non-priscus titled vampire"
    meant = Which("vampire", words=("titled", "non-priscus")) if titled else understood(which(f"a {found['who']}"))
    stat: Stat = f"{found['what']}s"  # type: ignore[assignment]
    return ForAll(stat, numeral(found["n"]), replace(meant, where=("ready",)))


_CASTS_NOTHING: Final = meaning(group, lambda meant, _: (Declares((no_votes(meant),)),))
_TEMPLATES: Final = (
    sentence(r"Choose (?P<which>(?:an?|any) [^,.]+?)\.", _choose),
    sentence(rf"{PASSED}{_PUT} (?:the (?:chosen|acting)|this) [A-Z]?[\w ]+? to represent the [^,]*\.", _title),
    sentence(rf"{PASSED}{_PUT} (?:the acting|this) vampire to represent the [^,]*, D\.C\.", _title),
    sentence(
        rf"{PASSED}{_PUT} (?:the acting|this) vampire to represent the [^,]*, and if this vampire is not (?:an? )?"
        r"[\w ]+, lock all (?P<all>[\w ]+)\.",
        _title_and_locks,
    ),
    reminds(r"This could lead to a contested title\.", lambda _, said: titles.title_card(said.card).title),
    sentence(
        r"If the (?P<title>prince|archbishop) is (?P<clan>[A-Z][\w ]+), (?:his or her|their) capacity increases by"
        rf" (?P<n>{NUMBER})\.",
        lambda match, _: (Standing("capacity", numeral(match["n"]), conditions=(_clan(match, match["title"]),)),),
    ),
    sentence(
        r"If this vampire is (?P<clan>[A-Z][\w ]+), (?:he or she|they) unlocks? during your next discard phase\.",
        lambda match, _: (If((_clan(match),), (UnlockAt("discard phase"),)),),
    ),
    sentence(r"(?:In|During) this referendum, (?P<parts>(?:each|burning|non-priscus) [^.]+)\.", _votes_of_each),
    sentence(r"(?:In|During) this referendum, (?P<who>[\w -]+) cannot cast votes or ballots\.", _CASTS_NOTHING),
    sentence(r"(?P<who>[A-Z][\w -]+) cannot cast votes or ballots (?:in|during) this referendum\.", _CASTS_NOTHING),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = played_as(("Political Action",), _TEMPLATES, stays=True)
