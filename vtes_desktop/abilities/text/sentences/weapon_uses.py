"""Further sentences of weapons: other strikes that put them aside, what becomes of them when damage is prevented, how
dear their damage is to heal, and that they must be struck with (sec. 6.4.5, 6.4.6)."""

from __future__ import annotations

import re
from typing import Final

from vtes_desktop.abilities.card_text import Standing, Upon, Usable
from vtes_desktop.abilities.text.sentences.equipment import is_equipment
from vtes_desktop.abilities.text.sentences.equipment_weapons import THIS, upon_strike
from vtes_desktop.abilities.text.sentences.fighters import is_weapon
from vtes_desktop.abilities.text.template import Pieces, Sentence, sentence
from vtes_desktop.abilities.vocabulary.conditions.combat import AllPreventedBy, NotStruckWith
from vtes_desktop.abilities.vocabulary.effects.cards import Burn
from vtes_desktop.abilities.vocabulary.effects.combat import ShieldFrom
from vtes_desktop.abilities.vocabulary.effects.flow import If, May, StrikeDoes
from vtes_desktop.abilities.vocabulary.effects.strikes import Blow, MakeStrike, StrikeIs
from vtes_desktop.abilities.vocabulary.effects.weapons import PutAnother, PutAside


def _thrown(_: re.Match[str], said: Sentence) -> Pieces | None:
    """It is the weapon's damage, so what changes that of weapons changes it."""
    if not is_weapon(said):
        return None
    words = (MakeStrike(Blow("weapon", by_strength=True, ranged=True)), StrikeDoes("resolved", (PutAside(),)))
    return (Usable("strike: strength ranged damage", ("choose strike",), words, by="bearer"),)


def _another(match: re.Match[str], said: Sentence) -> Pieces | None:
    if not is_equipment(said) or {match["name"], match["again"]} != {said.card.name}:
        return None
    words = (May((PutAnother(),), f"put a second {said.card.name} on the minion?"),)
    return (Upon("equipped from hand", words, about="this", by="bearer"),)


def _burned_if_prevented(match: re.Match[str], said: Sentence) -> Pieces | None:
    if not is_weapon(said):
        return None
    burned = (If((AllPreventedBy(match["code"]),), (Burn("this"),)),) if match["code"] else (Burn("this"),)
    return (upon_strike(StrikeDoes("prevented", burned)),)


def _dear(_: re.Match[str], said: Sentence) -> Pieces | None:
    return (upon_strike(StrikeIs(doubly_healed=True)),) if is_weapon(said) else None


def _always(_: re.Match[str], said: Sentence) -> Pieces | None:
    return (Standing("must be struck with", 1, THIS),) if is_weapon(said) else None


def _parries(match: re.Match[str], said: Sentence) -> Pieces | None:
    """It is effective at long range too, and prevents nothing more once some of it was used."""
    if not is_weapon(said):
        return None
    shield = ShieldFrom("hands and melee weapons", amount=int(match["n"]))
    words = (MakeStrike(Blow("effect")), StrikeDoes("resolves", (shield,)))
    text = f"strike: prevent {match['n']} damage"
    return (Usable(text, ("choose strike",), words, conditions=(NotStruckWith(),), by="bearer"),)


SENTENCES: Final = (
    sentence(
        r"Alternatively, (?:ranged strike: strength damage|inflict strength ranged damage as a strike) and, after"
        r" strike resolution, (?:put this weapon out of play|turn this weapon face down \(out of play\)) until the end"
        r" of the action\.",
        _thrown,
    ),
    sentence(
        r"You can put a second (?P<name>[\w ]+?) from your hand or ash heap on this minion after they equip this"
        r" (?P<again>[\w ]+?) from your hand\.",
        _another,
    ),
    sentence(
        r"(?:Burn this weapon if any damage from it is prevented|If all of the damage done by this strike is prevented"
        r" by a card or cards that require [\w ]+ \[(?P<code>\w{3})\], burn this weapon after strike resolution)\.",
        _burned_if_prevented,
    ),
    sentence(
        r"Vampires must spend twice the normal amount of blood to heal the damage from this weapon's strikes\.", _dear
    ),
    sentence(r"Each strike the bearer makes at close range must be with this weapon if possible\.", _always),
    sentence(
        r"Or strike: prevent (?P<n>\d+) damage to this striking minion from the opposing minion's next hand or melee"
        r" weapon strike this round \(including any currently-resolving hand or melee weapon strike\)\.",
        _parries,
    ),
)
