"""Sentences of cards in play about combat: weapons, and what a minion's own card or one on it lets it do in a combat:
strike, prevent damage, with aggravated hands (sec. 6.4)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.stats import Stat
from vtes_desktop.abilities.text.blows import strike
from vtes_desktop.abilities.text.clauses.combat import FROM, source
from vtes_desktop.abilities.text.facts import companions, phrases, weapons
from vtes_desktop.abilities.text.nouns import NUMBER, is_self, numeral, which
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.cards.terms import CLANS

# -- weapons -----------------------------------------------------------------------------------------------------------

_HEAD: Final = r"(?:Unique )?(?:[Mm]elee )?[Ww]eapon(?:[:,.] ?[Gg]un)?\.|Gun\."
_RANGE: Final = r"only (?:usable )?at (?:long|close) range"
_ONCE: Final = r"only usable once (?:each|per) (?:round|combat)"
_REST: Final = (
    rf"(?:[,;]? (?:and )?(?:{_ONCE}|{_RANGE}|only usable after the first round of combat))*"
    rf"(?:, with (?:{NUMBER}) (?:optional )?(?:maneuvers?|press|additional strike \(limited\))"
    r"(?:, only usable to (?:get to (?:close|long) range|continue combat|end combat),?)? each (?:combat|round)"
    r"(?:, only usable to (?:get to (?:close|long) range|continue combat|end combat))?)?"
)
_DAMAGE: Final = r"(?:\d+R?(?: aggravated)?|[Ss]trength(?:\+\d+)?(?: aggravated)?) damage"
_PLAIN: Final = rf"(?:Strike: {_DAMAGE}|{_DAMAGE} (?:each strike|as a strike)){_REST}\."
_WEAPON: Final = (
    rf"(?:Strike: combat ends|End combat as a strike)(?:, {_RANGE})?\.",
    rf"(?:This weapon is )?{_ONCE[0].upper()}{_ONCE[1:]}\.".replace("(?:This weapon is )?O", "(?:This weapon is o|O)"),
    r"Burn (?:this weapon |the [A-Z]\w+ |[A-Z]\w+ )?after use\.",
    r"(?:Once each round, if|After|When) (?:the )?bearer strikes with this (?:gun|weapon), (?:he or she|they) gets?"
    r" (?:1|an) optional additional strike \(limited\)(?:,? only usable to strike with this gun,? this round"
    r"| this round, only usable to strike with this gun)\.",
)


def is_weapon(_: object, said: Sentence) -> bool:
    """Whether a sentence is that of a weapon."""
    first = said.card.text[0].text if said.card.text else ""
    return said.type == "Equipment" and re.match(_HEAD, first) is not None


def _given(match: re.Match[str], said: Sentence) -> bool:
    return bool(phrases.extras([match[0]], said.card.name, on_minion=True))


# -- what a minion can do in combat ------------------------------------------------------------------------------------

_BEARER: Final = (
    r"(?:The |the )?(?:bearer|Bearer|employer)|(?:[Tt]he )?(?:minion|vampire) with this (?:equipment|card|weapon)"
    r"|[Tt]his ally|[Tt]his (?:minion|vampire|[A-Z]\w+(?: antitribu)?)|[Tt]he attached (?:minion|vampire)"
)
_WHO: Final = rf"(?P<who>(?:{_BEARER})|[A-Z][\w'’\"\-,& .]*?|[Hh]e|[Ss]he|[Tt]hey|[Ii]t)"
_EACH: Final = r"(?:(?P<once>Once each (?:combat|round|turn)), )?"
_PAY: Final = r"(?:burn (?P<blood>\d+) blood to )?"


def _who(match: re.Match[str], said: Sentence) -> bool:
    """Whether a sentence speaks of the minion that the card is, or is on."""
    who = match["who"]
    if re.fullmatch(_BEARER, who):
        put_on = said.mode is not None and "ut this card on" in f"{said.mode.full_text} {said.card.text[0].text}"
        ally = said.type == "Ally" and who.lower() == "this ally"
        return ally or put_on or (said.type in ("Equipment", "Retainer"))
    own = said.mode is None or said.mode.type == "Ally"
    return own and is_self(who, said.card.name)


def _of_clan(match: re.Match[str]) -> tuple[Conditions, ...]:
    """What the bearer must be where the sentence calls it by its clan (“this Ravnos”): another has nothing of it."""
    said = match["who"] if re.fullmatch(_BEARER, match["who"]) else ""
    named = max((clan for clan in CLANS if re.search(rf"\b{re.escape(clan)}\b", said)), key=len, default="")
    return (Is("minion", understood(which(f"a {named}"))),) if named else ()


def _once(match: re.Match[str], each: str | None = None) -> Once:
    """How often something may be used."""
    return (match["once"] or each or "").rpartition(" ")[2]  # type: ignore[return-value]


def _prevents(match: re.Match[str], said: Sentence) -> Pieces | None:
    once = _once(match, match["each"])
    if not _who(match, said) or not once:
        return None
    points = ALL if match["n"] == "all" else numeral(match["n"])
    words = (Prevent(points, source(match["from"]), "normal" if match["non"] else ""),)
    text, blood = f"prevent {match['n']} damage", int(match["blood"] or 0)
    return (Usable(text, ("prevention",), words, conditions=_of_clan(match), by="bearer", blood=blood, once=once),)


def _strikes(match: re.Match[str], said: Sentence) -> Pieces | None:
    minion = said.card.kind == "crypt" or "Ally" in said.card.types
    if minion and weapons.own_strikes([said.text], said.card.name):
        return (Silent(),)  # It stands among its strikes like its hands; said twice it would be two equal strikes.
    made = understood(strike(match["what"], ranged=bool(match["ranged"])))
    if not _who(match, said) or len(made) > 1:
        return None
    text, conditions = f"strike: {match['what']}", _of_clan(match)
    blood, once = int(match["blood"] or 0), _once(match)
    return (Usable(text, ("choose strike",), made, conditions=conditions, by="bearer", blood=blood, once=once),)


def others_to_fight(meant: Which) -> Which:
    """The ready minions of others that may be fought of those that are meant (sec. 6.1.6)."""
    whose = "others" if meant.whose == "any" else meant.whose
    if whose not in ("others", "prey", "predator", "neighbours"):
        raise NotUnderstoodError
    return replace(meant, where=("ready",), whose=whose)


def _enters(match: re.Match[str], said: Sentence) -> Pieces | None:
    """An action to enter combat that an ally, or the minion that a card is on, can take (sec. 6.1.6)."""
    if said.mode is None or not _who(match, said):
        return None
    against, stealth = others_to_fight(understood(which(match["which"]))), int(match["stealth"] or 0)
    blood = numeral(match["blood"])
    return (InPlayAction("enter combat", (), "enter combat", stealth, against=against, blood=blood),)


def _fights_with(stat: Stat) -> Callable[[re.Match[str], Sentence], Pieces | None]:
    """What the minion always has in combat."""
    return lambda match, said: (Standing(stat, 1, conditions=_of_clan(match)),) if _who(match, said) else None


_TEMPLATES: Final = (
    says(_HEAD, Silent()),
    *(says(said, Silent()) for said in _WEAPON),
    # A plain strike with its maneuvers and presses; what a weapon does to its bearer; whom it hurts the more.
    reminds(_PLAIN, lambda match, said: weapons.weapon([match[0]]) and _given(match, said) == (" with " in match[0])),
    reminds(r"(?:If [^.,]+ is used |Bearer takes )[^.]+\.", lambda match, _: weapons.reads_recoil(match[0])),
    reminds(
        r"Damage inflicted (?:on an? (?P<clan>[\w ]+?) by this weapon|by this weapon on an? (?P<clan2>[\w ]+?))"
        r" is aggravated\.",
        lambda match, _: set(re.split(r" or (?:an? )?", match["clan"] or match["clan2"])) <= {*CLANS},
    ),
)
SENTENCES: Final = (
    *where(is_weapon, _TEMPLATES),
    sentence(
        rf"{_EACH}{_WHO} (?:can|may) {_PAY}prevent (?P<n>{NUMBER}|all) (?P<non>non-aggravated )?damage{FROM}"
        r"(?: (?P<each>each (?:combat|round))(?: of combat)?)?\.",
        _prevents,
    ),
    sentence(rf"{_EACH}{_WHO} (?:can|may) {_PAY}strike(?P<ranged>, ranged)?: (?P<what>[^.]+)\.", _strikes),
    sentence(
        rf"{_WHO} (?:can|may) enter combat with (?P<which>(?:an?|any) [^,.]+?) as an? (?:\+(?P<stealth>\d) stealth )?"
        rf"\(D\) action(?: that costs (?P<blood>{NUMBER}) blood)?\.",
        _enters,
    ),
    sentence(rf"[Dd]amage from {_WHO}(?:'s|’s) hand strikes is aggravated\.", _fights_with("aggravated hands")),
    sentence(rf"{_WHO} strikes with first strike\.", _fights_with("first strike")),
    sentence(
        rf"{_EACH}{_WHO} (?:can|may) {_PAY}(?P<what>steal [^.]+?|destroy [^.]+?|burn [^.]+?) as a (?P<ranged>ranged )?"
        r"strike\.",
        _strikes,
    ),
    # What a retainer inflicts each round, which the referee sees to (:mod:`vtes_desktop.rules.combat.companions`).
    reminds(
        r"(?:[A-Z]|As above, but )[^.]* damage[^.]*\.",
        lambda match, said: said.type == "Retainer" and companions.reads(match[0]),
    ),
)
