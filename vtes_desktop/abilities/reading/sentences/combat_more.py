"""More sentences of combat cards: strikes that cost blood, weapons' strikes with more damage, what is said of a strike
that stands above, prevention with something besides (sec. 6.4)."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.conditions import Is
from vtes_desktop.abilities.in_combat import InflictedMore
from vtes_desktop.abilities.reading.nouns import NUMBER, number
from vtes_desktop.abilities.reading.sentences.strikes import in_combat
from vtes_desktop.abilities.reading.template import Changes, OnlyIf, Pieces, Sentence, sentence
from vtes_desktop.abilities.which import Which
from vtes_desktop.abilities.words.actions import AddNumber
from vtes_desktop.abilities.words.blood import AddBlood
from vtes_desktop.abilities.words.combat import EachRound, Forbid, PayBlood
from vtes_desktop.abilities.words.fights import AtPrice, BurnStrikingWeapon
from vtes_desktop.abilities.words.flow import If, Words
from vtes_desktop.abilities.words.strikes import Blow, MakeStrike, MoreDamage, StrikeIs

_ABOVE: Final = r"As (?:\[[\w ]+\] ?)*above,?"
_N: Final = rf"(?P<n>{NUMBER})"


def _paid_end(match: re.Match[str], said: Sentence) -> Pieces | None:
    """The blood is burned as the card is played."""
    return (PayBlood(number(match["n"])), MakeStrike(Blow("combat ends"))) if in_combat(said) else None


def _with_weapon(match: re.Match[str], said: Sentence) -> Pieces | None:
    return (MakeStrike(Blow("melee weapon", int(match["n"]))),) if in_combat(said) else None


def _of_strike(match: re.Match[str], said: Sentence) -> Pieces | None:
    """“As above, and the damage is unpreventable”: of the strike that stands above."""
    if not in_combat(said):
        return None
    bad = match["what"] == "aggravated"

    def change(word: Words) -> Words | None:
        if not isinstance(word, MakeStrike) or word.blow.kind != "damage":
            return None
        made = replace(word.blow, aggravated=True) if bad else replace(word.blow, unpreventable=True)
        return replace(word, blow=made)

    return (Changes(change),)


def _more_taken(_: re.Match[str], said: Sentence) -> Pieces | None:
    """Environmental damage with the strikes of this round, at close range."""
    return (EachRound(1, ranged=False, until="round"),) if in_combat(said) else None


def _never_worse(_: re.Match[str], said: Sentence) -> Pieces | None:
    return (StrikeIs(never_aggravated=True),) if in_combat(said) else None


def _sure_of(match: re.Match[str], said: Sentence) -> Pieces | None:
    if not in_combat(said):
        return None
    return (If((Is("minion", Which(words=("black hand",))),), (StrikeIs(unpreventable=True),)),)


def _at_most(match: re.Match[str], said: Sentence) -> Pieces | None:
    return (StrikeIs(most=int(match["n"])),) if in_combat(said) else None


def _maneuver_at_price(match: re.Match[str], said: Sentence) -> Pieces | None:
    return (AtPrice("maneuver", blood=number(match["n"])),) if in_combat(said) else None


def _press_at_price(match: re.Match[str], said: Sentence) -> Pieces | None:
    return (AtPrice("press", "continue", number(match["n"])),) if in_combat(said) else None


def _destroys(_: re.Match[str], said: Sentence) -> Pieces | None:
    """What prevents damage of a melee weapon's strike destroys that: it is looked at before the damage is gone."""
    if not in_combat(said):
        return None
    return (BurnStrikingWeapon(),)


def _hands(match: re.Match[str], said: Sentence) -> Pieces | None:
    return (MoreDamage(int(match["n"]), hands=True),) if in_combat(said) else None


def _quick(_: re.Match[str], said: Sentence) -> Pieces | None:
    return (AddNumber("minion", "first strike", 1, "round"),) if in_combat(said) else None


def _sure(_: re.Match[str], said: Sentence) -> Pieces | None:
    return (AddNumber("minion", "undodgeable", 1, "round"),) if in_combat(said) else None


def _no_dodges(_: re.Match[str], said: Sentence) -> Pieces | None:
    return (Forbid(("dodges",), "opponent", "round"),) if in_combat(said) else None


def _weakened(_: re.Match[str], said: Sentence) -> Pieces | None:
    return (Forbid(("additional strikes", "press to continue"), "opponent", "combat"),) if in_combat(said) else None


def _after_more(_: re.Match[str], said: Sentence) -> Pieces | None:
    return (OnlyIf((InflictedMore(),)),) if in_combat(said) else None


def _more_blood(match: re.Match[str], said: Sentence) -> Pieces | None:
    def change(word: Words) -> Words | None:
        return replace(word, amount=int(match["n"])) if isinstance(word, AddBlood) else None

    return (Changes(change),) if in_combat(said) else None


SENTENCES: Final = (
    sentence(rf"Strike: this vampire burns {_N} blood to end combat\.", _paid_end),
    sentence(r"Strike: use a melee weapon strike at \+(?P<n>\d+) damage\.", _with_weapon),
    sentence(rf"{_ABOVE} and the damage is (?P<what>unpreventable|aggravated)\.", _of_strike),
    sentence(
        r"Opposing minion takes 1 additional damage in the first round of combat during normal strike resolution\.",
        _more_taken,
    ),
    sentence(
        r"Any effect which would make damage from this strike aggravated leaves the damage normal instead\.",
        _never_worse,
    ),
    sentence(r"If this striking vampire is Black Hand, the damage from this strike is unpreventable\.", _sure_of),
    sentence(r"If more than (?P<n>\d+) damage is inflicted with this strike, ignore the excess\.", _at_most),
    sentence(
        rf"{_ABOVE} and once this round,? this vampire (?:can|may) burn {_N} blood for an additional maneuver\.",
        _maneuver_at_price,
    ),
    sentence(
        rf"{_ABOVE} and once this round,? this vampire (?:can|may) burn {_N} blood to get 1 press, only usable to"
        r" continue combat\.",
        _press_at_price,
    ),
    sentence(
        rf"{_ABOVE} and if any of the damage was from the opposing minion's melee weapon, that weapon is destroyed\.",
        _destroys,
    ),
    sentence(rf"{_ABOVE} and this vampire's hand strikes inflict \+(?P<n>\d+) damage this combat\.", _hands),
    sentence(r"This vampire gets first strike this round\.", _quick),
    sentence(rf"{_ABOVE} and this vampire's strikes cannot be dodged this round\.", _sure),
    sentence(r"The opposing minion cannot dodge this round\.", _no_dodges),
    sentence(
        rf"{_ABOVE} and this combat, the opposing minion cannot use additional strikes or presses to continue combat\.",
        _weakened,
    ),
    sentence(
        r"Only usable at the end of a round of combat in which this vampire successfully inflicted more damage than the"
        r" opposing minion\.",
        _after_more,
    ),
    sentence(rf"{_ABOVE} but move (?P<n>\d+) blood\.", _more_blood),
)
