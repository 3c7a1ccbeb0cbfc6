"""Sentences of combat cards: strikes that cost blood, weapons' strikes with more damage, what is said of a strike
that stands above, prevention with something besides (sec. 6.4)."""

from __future__ import annotations

import re
from typing import Final

from vtes_desktop.abilities.text.blows import blow
from vtes_desktop.abilities.text.nouns import NUMBER, numeral
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.playing.timing import Timing

_ABOVE: Final = r"As (?:\[[\w ]+\] ?)*above,?"
_N: Final = rf"(?P<n>{NUMBER})"


def _ends_in_press(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Damage in the press step, where the strike was made at close range and not dodged."""
    around = EachRound(int(match["n"]), step="press", unpreventable=True, until="round")
    return (If((RangeIs("close"),), (StrikeDoes("hits", (If((Is("target", Which("vampire")),), (around,)),)),)),)


_TEMPLATES: Final = (
    sentence(
        r"Strike: use a melee weapon strike at \+(?P<n>\d+) damage\.",
        lambda match, _: (MakeStrike(Blow("melee weapon", int(match["n"]))),),
    ),
    says(
        r"Any effect which would make damage from this strike aggravated leaves the damage normal instead\.",
        StrikeIs(never_aggravated=True),
    ),
    says(
        r"If this striking vampire is Black Hand, the damage from this strike is unpreventable\.",
        If((Is("minion", Which(words=("black hand",))),), (StrikeIs(unpreventable=True),)),
    ),
    sentence(
        r"If more than (?P<n>\d+) damage is inflicted with this strike, ignore the excess\.",
        lambda match, _: (StrikeIs(most=int(match["n"])),),
    ),
    says(rf"{_ABOVE} and this vampire's hand strikes inflict \+1 damage this combat\.", MoreDamage(1, hands=True)),
    says(r"This vampire gets first strike this round\.", AddNumber("minion", "first strike", 1, "round")),
    says(
        rf"{_ABOVE} and this vampire's strikes cannot be dodged this round\.",
        AddNumber("minion", "undodgeable", 1, "round"),
    ),
    says(
        rf"{_ABOVE} and this combat, the opposing minion cannot use additional strikes or presses to continue combat\.",
        Forbid(("additional strikes", "press to continue"), "opponent", "combat"),
    ),
    sentence(rf"{_ABOVE} but move (?P<n>\d+) blood\.", lambda match, _: (changing(AddBlood, amount=int(match["n"])),)),
    sentence(
        rf"Once this combat, this vampire can reduce the cost of a combat card they play by {_N} blood\.",
        lambda match, _: (AddInCombat("rebate", numeral(match["n"]), "combat"),),
    ),
    says(
        r"This vampire treats all aggravated damage from (?:the opposing minion's|that) strike as normal damage\.",
        When(Timing(frozenset({"prevention"}))),
        TreatAsNormal(struck=True),
    ),
    # It leaves the card on the opponent where it is not dodged (sec. 6.4.5).
    sentence(
        r"Strike: (?P<what>hand strike[^.]*?) and put this card on the opposing minion\.",
        meaning(blow, lambda made, _: (MakeStrike(made), StrikeDoes("hits", (PutOn("target"),))), "what"),
    ),
    says(
        r"Strike: put this card on the opposing minion\.",
        MakeStrike(Blow("effect")),
        StrikeDoes("hits", (PutOn("target"),)),
    ),
    sentence(
        rf"During their unlock phase, the attached minion burns {_N} blood or life\.",
        lambda match, _: (
            Upon("unlock phase", (BurnBlood("minion", numeral(match["n"])),), turn="yours", by="bearer", torpid=True),
        ),
    ),
    sentence(
        rf"{_ABOVE} and this strike inflicts (?P<n>\d+) damage on the opposing minion\.",
        lambda match, _: (
            changing(MakeStrike, lambda word: word.blow == Blow("effect"), blow=Blow("damage", int(match["n"]))),
        ),
    ),
    sentence(
        rf"{_ABOVE} and the opposing vampire takes {_N} unpreventable environmental damage during the press step this"
        r" round \(only effective if this strike was made at close range\)\.",
        _ends_in_press,
    ),
)
SENTENCES: Final = played_as(("Combat",), _TEMPLATES, stays=True)
