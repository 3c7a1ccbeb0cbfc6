"""Sentences of allies and retainers: what they are immune to and cannot do, what they have in directed actions, the
range that they set, what they burn life or themselves for, what comes of their being burned (sec. 6.1.4, 6.1.5)."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.facts import phrases
from vtes_desktop.abilities.text.nouns import NUMBER, group, numeral, which
from vtes_desktop.abilities.text.sentences.bearers import is_borne
from vtes_desktop.abilities.text.sentences.crypt_hand_and_blood import number_given
from vtes_desktop.abilities.text.sentences.followers import is_ally
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *

_WHO: Final = r"(?P<who>(?:[Tt]he )?[A-Z][\w'’.\- ]*?|[Tt]his ally|[Hh]e|[Ss]he|[Ii]t|[Tt]hey)"
_MAY: Final = r"(?:can|may)"
_BEARER: Final = r"(?:[Tt]he employer|[Tt]he (?:minion|vampire) with this retainer|[Tt]his (?:minion|vampire))"


# -- what it is and cannot do -----------------------------------------------------------------------------------------


def _cannot(match: re.Match[str], said: Sentence) -> bool:
    """What the referee reads by itself (:func:`vtes_desktop.abilities.text.facts.phrases.forbidden`)."""
    told = phrases.forbidden([match[0]], said.card.name)
    return len(told) >= len(re.split(r" and (?:he|she|it|they) cannot ", match["what"]))


# -- in actions -------------------------------------------------------------------------------------------------------


def _directed_intercept(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Intercept against directed actions, of its own or of its employer's."""
    employer = is_borne(said) and re.fullmatch(_BEARER, match["who"])
    if not (is_ally(match, said) or employer):
        return None
    condition: Conditions = DirectedAtYou() if match["you"] else Acting("acting", directed=True)
    return (Standing("intercept", int(match["n"]), conditions=(condition,)),)


def _helps(match: re.Match[str], said: Sentence) -> Pieces | None:
    """An ally that is locked for one of several numbers of another minion."""
    meant = understood(which(match["which"]) or group(match["which"]))
    if match["which"].startswith("another "):
        meant = replace(meant, other=True)
    made: list[Usable] = []
    for text in re.split(r",? or |, ", match["numbers"]):
        amount, stat = text.split()
        word, windows, conditions = number_given(stat, int(amount), meant)
        made.append(Usable(text, windows, (word,), conditions=conditions, locks=True))
    return made


# -- in phases, and as it is burned -----------------------------------------------------------------------------------


_TEMPLATES: Final = (
    reminds(rf"{_WHO} cannot (?P<what>[^.]+)\.", _cannot),
    says(rf"{_WHO} (?:is|are) immune to non-aggravated damage\.", Standing("only aggravated damage", 1)),
    sentence(
        rf"(?:During an action, )?{_WHO} {_MAY} lock to give (?P<which>(?:an?|another) [^,.+]*?)"
        r" (?P<numbers>\+\d (?:stealth|intercept|bleed)(?:(?:, or |, | or )\+\d (?:stealth|intercept|bleed))*)\.",
        _helps,
    ),
    sentence(
        rf"During your unlock phase, {_WHO} inflicts (?P<n>{NUMBER}) (?P<un>unpreventable )?damage on a ready vampire"
        r" you control\.",
        lambda match, _: (
            Upon(
                "unlock phase",
                (
                    Choose(Which("vampire", whose="you")),
                    Inflict(numeral(match["n"]), "target", unpreventable=bool(match["un"])),
                ),
                turn="yours",
            ),
        ),
    ),
    says(
        rf"If {_WHO} is burned, shuffle (?:him|her|it) in(?:to)? (?:his|her|its) owner's library\.",
        Upon("burned", (Return("this", "library"),), about="this"),
    ),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = (
    *where(is_ally, _TEMPLATES),
    # An ally's own numbers, which are printed; and how many Gehenna events there must be, which its requirement says.
    reminds(
        r"\d+ (?:strength, \d+ bleed|bleed, \d+ strength)(?:, flight \[FLIGHT\])?\.",
        lambda _, said: said.type == "Ally",
    ),
    reminds(
        rf"Requires (?:(?P<n>{NUMBER}) or more|at least (?P<m>{NUMBER})) (?:other )?Gehenna (?:event|card)s? in play\.",
        lambda match, said: f"{numeral(match['n'] or match['m'])} gehenna" in said.card.requirement,
    ),
    sentence(
        rf"(?:{_WHO}) gets? (?P<n>\+\d+) intercept during (?:directed actions|actions directed at (?P<you>you))\.",
        _directed_intercept,
    ),
)
