"""Sentences of weapons: who may strike with them, other strikes than a plain one, what their strikes do besides and
what becomes of them afterwards (sec. 6.4.3, 6.4.5)."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.blows import strike
from vtes_desktop.abilities.text.clauses.combat import BANS
from vtes_desktop.abilities.text.facts import phrases, weapons
from vtes_desktop.abilities.text.nouns import which, within
from vtes_desktop.abilities.text.sentences.fighters import is_weapon
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.cards.terms import CLANS

_VAMPIRE: Final = Which("vampire")
_FAITHFUL: Final = Which("imbued", alternatives=(Which(words=("true faith",)),))
_NO_UNLOCK: Final = r"does not unlock as normal (?:on|during) (?:his or her|their|its) next unlock phase"


def users(phrase: str) -> Which | None:
    """Who may use a weapon, as its text says it; None for what is not understood."""
    if size := re.fullmatch(r"a vampire with (?:a )?capacity above (\d+)", phrase):
        return Which("vampire", least=int(size[1]) + 1)
    if phrase == "a minion with True Faith or an imbued":
        return _FAITHFUL
    clan = re.sub(r"^an? ", "", phrase)
    return Which("vampire", clans=(clan,)) if clan in CLANS else None


def _only_by(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Others can bear it, but not strike with it."""
    if match["strike"]:
        understood(weapons.weapon([f"{match['strike']}."]))
    return (unusable(Not(Is("minion", understood(users(match["who"]))))),)


def _cannot(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What the bearer or its opponent can't do, from the beginning of each round."""
    if said.type != "Equipment":
        return None
    bans = understood(next((bans for pattern, bans in BANS.items() if re.fullmatch(pattern, match["what"])), None))
    conditions: tuple[Conditions, ...] = (Fights(),)
    if not match["bearer"]:
        conditions = (*conditions, Is("minion", _FAITHFUL), Is("opponent", _VAMPIRE))
    forbid = Forbid(bans, "minion" if match["bearer"] else "opponent", borne=True)
    return (Upon("before range", (forbid,), conditions, by="bearer"),)


def _stays_locked(match: re.Match[str], said: Sentence) -> Pieces | None:
    hurt: Words = StayLocked("target")
    word = If((Is("target", _VAMPIRE),), (hurt,)) if match["who"] == "vampire" else hurt
    return (upon_strike(StrikeDoes("damages", (word,))),)


def _dazzles(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A weapon that ends the combat locks one of the two vampires when it has ended: the opponent unless it dodges, or
    the bearer at close range."""
    who = "minion" if match["bearer"] else "opponent"
    close: tuple[Conditions, ...] = (RangeIs("close"),) if match["bearer"] else ()
    ended = StrikeDoes("combat has ended", (StayLocked(who, stun=True),))
    return (upon_strike(If((Is(who, _VAMPIRE), *close), (ended,))),)


def _other_strike(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A strike that only some minions can make with the weapon."""
    by = Is("minion", replace(understood(which(within(match["who"]))), where=("ready",)))
    made = understood(strike(match["what"]))
    return (Usable(f"strike: {match['what']}", ("choose strike",), made, conditions=(by,), by="bearer"),)


def _later_maneuver(_: re.Match[str], said: Sentence) -> bool:
    """What the referee reads with the sentence before it."""
    text = "\n".join(part.text for part in said.card.text)
    given = phrases.extras(phrases.sentences(text), said.card.name, on_minion=True)
    return any(each.not_first for each in given)


_TEMPLATES: Final = (
    sentence(r"(?:(?P<strike>Strike: [^.,]+), o|O)nly usable by (?P<who>[^.,]+)\.", _only_by),
    says(
        r"Not usable against a vampire with Celerity \[cel\], an ally, or a retainer\.",
        unusable(Is("opponent", Which("vampire", discipline="cel", alternatives=(Which("ally"),)))),
        upon_strike(StrikeIs(opponent_only=True)),
    ),
    sentence(
        rf"If any damage from this strike is successfully inflicted on an opposing (?P<who>vampire|minion), that"
        rf" (?:vampire|minion) {_NO_UNLOCK}\.",
        _stays_locked,
    ),
    sentence(
        rf"(?:Ranged: if the opposing minion is a vampire, he or she|(?P<bearer>If the bearer is a vampire and the"
        rf" [a-z]+ is used at close range, the bearer)) is (?:also )?locked and {_NO_UNLOCK}\.",
        _dazzles,
    ),
    sentence(r"(?P<who>An? [A-Z][\w ]+?) can use this weapon to strike: (?P<what>[^.]+)\.", _other_strike),
    reminds(r"This (?:maneuver|press) cannot be used during the first round\.", _later_maneuver),
    says(r"This weapon can be used to strike only once each round\.", Silent()),
    says(
        r"Burn this weapon if any damage from it is prevented\.", upon_strike(StrikeDoes("prevented", (Burn("this"),)))
    ),
    says(
        r"Vampires must spend twice the normal amount of blood to heal the damage from this weapon's strikes\.",
        upon_strike(StrikeIs(doubly_healed=True)),
    ),
    says(
        r"Each strike the bearer makes at close range must be with this weapon if possible\.",
        Standing("must be struck with", 1, THIS_WEAPON),
    ),
)
SENTENCES: Final = (
    *where(is_weapon, _TEMPLATES),
    sentence(
        r"(?:(?P<bearer>(?:The )?[Bb]earer)|Vampires opposing this minion with True Faith or this imbued)"
        r" cannot (?P<what>[^.]+)\.",
        _cannot,
    ),
)
