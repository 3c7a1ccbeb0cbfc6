"""Sentences of vampires' cards about combat: maneuvers, presses, additional strikes and strikes of their own, what who
fights them cannot do, what they do in combats of others (sec. 6.4)."""

from __future__ import annotations

import re
from typing import Final

from vtes_desktop.abilities.text.blows import ONLY, only, strike
from vtes_desktop.abilities.text.clauses.combat import BANS
from vtes_desktop.abilities.text.meant import meant
from vtes_desktop.abilities.text.nouns import NUMBER, numeral
from vtes_desktop.abilities.text.sentences.crypt import own
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.combat.lasting import Banned
from vtes_desktop.rules.moments import Window

WHO: Final = r"(?P<who>[A-ZÀ-Þ][\w'’\"\-,. ]*?|[Hh]e|[Ss]he|[Tt]hey|[Ii]t)"
"""The minion of whose card a sentence is."""
MAY: Final = r"(?:can|may)"
_ONE: Final = r"(?:1|an?|one)"
_ONCE: Final = r"(?:Once (?:each|per) (?P<once>combat|round)(?: of combat)?(?P<later> after the first)?, )"
FIGHTS: Final = Fights("this")
_WINDOWS: Final[dict[str, Window]] = {"additional strike": "additional strikes", "maneuver": "range", "press": "press"}


def _extra_for_blood(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A maneuver, a press or an additional strike for blood, once each combat or round."""
    what, way = match["what"], only(match["only"])
    strikes = what == "additional strike"
    if strikes != bool(match["limited"]) or (way and (what != "press" or way not in ("continue", "end"))):
        return None
    words = (GainAdditional(limited="does not" not in match["limited"]),) if strikes else ()
    conditions = (FIGHTS, LeadsTo(way)) if way else (FIGHTS,)
    blood, once = numeral(match["blood"]), match["once"]
    return (Usable(what, (_WINDOWS[what],), words, conditions=conditions, by="bearer", blood=blood, once=once),)  # type: ignore[arg-type]


# -- strikes ----------------------------------------------------------------------------------------------------------


def _strikes(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A strike of its own, in some rounds, at a range or against some only."""
    groups = match.groupdict()
    what = groups["what"].replace(" and gain an additional strike", " with 1 additional strike")
    made = understood(strike(what, ranged=bool(groups.get("ranged"))))
    conditions: tuple[Conditions, ...] = (FIGHTS,)
    if groups.get("later"):
        conditions = (*conditions, InRound(first=False))
    if groups.get("range"):
        conditions = (*conditions, RangeIs(groups["range"]))  # type: ignore[arg-type]
    if groups.get("whom"):
        conditions = (*conditions, Is("opponent", understood(meant(groups["whom"]))))
    once: Once = groups.get("once") or ""  # type: ignore[assignment]
    text, blood = f"strike: {match['what']}", numeral(match["blood"])
    return (Usable(text, ("choose strike",), made, conditions=conditions, by="bearer", blood=blood, once=once),)


# -- against some -----------------------------------------------------------------------------------------------------


_GIVES: Final = re.compile(rf"(?:{_ONE}) (?:optional )?(?P<what>maneuver|press){ONLY}?")


def _extras_against(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Optional maneuvers and presses that the minion has while something is so, or gives to who fights it, where that
    is one of some."""
    groups = match.groupdict()
    conditions: tuple[Conditions, ...] = (FIGHTS,)
    if groups.get("whom"):
        conditions = (*conditions, Is("opponent", understood(meant(groups["whom"]))))
    if groups.get("other"):
        conditions = (*conditions, There(Which("vampire", name=groups["other"], whose="you")))
    what = f"{match['what']}, only usable {groups['limit']}" if groups.get("limit") else match["what"]
    made: list[Usable | Upon] = []
    for part in re.split(r",? and ", what):
        given = understood(_GIVES.fullmatch(part))
        extra, way = given["what"], only(given["only"])
        if groups.get("gets"):
            words = (GiveExtra(extra, "combat", only=way, who="opponent"),)  # type: ignore[arg-type]
            made.append(Upon("before range", words, (*conditions, InRound())))
            continue
        asked = (*conditions, *((LeadsTo(way),) if way else ()))
        made.append(Usable(extra, (_WINDOWS[extra],), (), conditions=asked, by="bearer", once="combat"))
    return made


def _banned(phrase: str) -> tuple[Banned, ...]:
    each = [
        next((bans for pattern, bans in BANS.items() if re.fullmatch(pattern, part)), None)
        for part in re.split(r",? (?:or|and) (?:cannot )?|, ", phrase)
    ]
    return tuple(ban for bans in each for ban in understood(bans))


def _cannot(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What the minion, or who fights it, cannot do in combat."""
    groups = match.groupdict()
    conditions: tuple[Conditions, ...] = (FIGHTS, InRound()) if groups.get("first") else (FIGHTS,)
    if groups.get("whom", "Minions") not in ("Minions", "A minion"):
        conditions = (*conditions, Is("opponent", understood(meant(groups["whom"]))))
    forbids = Forbid(_banned(match["what"]), "opponent" if "whom" in groups else "minion")
    return (Upon("before range", (forbids,), conditions),)


def _draws_more(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A card more as one that it played is replaced."""
    types, codes = ("Combat",) if match["type"] else (), (match["code"],) if match["code"] else ()
    return (Standing("draws one more", 1, conditions=(Played("last", types, codes, who="minion"),), torpid=True),)


PAY: Final = rf"burn (?P<blood>{NUMBER}) blood"
PAY_TO: Final = rf"(?:{PAY} to )?"
_IF_RANGE: Final = r"(?:if the range is (?P<range>long|close), )?"
_TEMPLATES: Final = (
    sentence(
        rf"Once each (?P<each>combat|round)(?: of combat)?, {WHO} {MAY} burn (?P<blood>{NUMBER}) blood to make "
        r"(?:the )?damage from (?:his|her|its|their) hand strikes aggravated (?:for the current|that) round\.",
        # Until strikes resolve (rulings on Lambach and Janey Pickman).
        lambda match, _: (
            Usable(
                "hand strikes are aggravated",
                IN_ROUND,
                (AddInCombat("aggravated hands"),),
                conditions=(Fights(),),
                by="bearer",
                blood=numeral(match["blood"]),
                once=match["each"],  # type: ignore[arg-type]
            ),
        ),
    ),
    sentence(
        rf"{_ONCE}{WHO} {MAY} {PAY} (?:to get|for|to gain) {_ONE} (?:optional )?(?P<what>maneuver|press|additional "
        rf"strike)(?P<limited> \(limited\)| that does not count against the limit)?{ONLY}?\.",
        _extra_for_blood,
    ),
    sentence(
        rf"Once each combat, {WHO} {MAY} (?:use a )?press to (?P<way>continue|end)(?: the)? combat\.",
        lambda match, _: (
            Usable(
                "press",
                ("press",),
                (),
                conditions=(FIGHTS, LeadsTo(match["way"])),  # type: ignore[arg-type]
                by="bearer",
                once="combat",
            ),
        ),
    ),
    says(
        rf"During the first round of combat, {WHO} gets {_ONE} (?:optional )?additional strike that does not count "
        r"against the limit\.",
        Usable(
            "additional strike",
            ("additional strikes",),
            (GainAdditional(limited=False),),
            conditions=(FIGHTS, InRound()),
            by="bearer",
            once="combat",
        ),
    ),
    sentence(
        rf"{_ONCE}{_IF_RANGE}{WHO} {MAY} {PAY_TO}strike(?: for |(?P<ranged>, ranged)?: )(?P<what>[^.]+)\.",
        _strikes,
    ),
    sentence(
        rf"(?:Once each (?P<once>combat|round), )?{WHO} {MAY} (?P<what>dodge|\d+R?(?: aggravated)? damage) as a strike"
        rf"(?: that costs (?P<blood>{NUMBER}) blood)?\.",
        _strikes,
    ),
    sentence(
        rf"{WHO} {MAY} inflict (?P<what>\d+R?(?: aggravated)? damage) as a strike(?: that costs "
        rf"(?P<blood>{NUMBER}) blood)?\.",
        _strikes,
    ),
    sentence(
        rf"{WHO} {MAY} {PAY_TO}strike: (?P<what>combat ends|dodge) (?:when )?in combat with (?P<whom>[^,.]+)\.",
        _strikes,
    ),
    sentence(
        rf"{WHO} (?:strikes with|gets) first strike (?:when )?in combat with (?P<whom>[^,.]+)\.",
        meaning(meant, lambda whom, _: (Standing("first strike", 1, conditions=(Is("opponent", whom),)),), "whom"),
    ),
    sentence(
        rf"(?:The )?[Dd]amage from {WHO}'s hand strikes is aggravated (?:when )?in combat with (?P<whom>[^,.]+)\.",
        meaning(meant, lambda whom, _: (Standing("aggravated hands", 1, conditions=(Is("opponent", whom),)),), "whom"),
    ),
    sentence(
        rf"(?P<whom>An? [^,.]+?) opposing {WHO} (?P<gets>gets) (?P<what>{_ONE} optional [^.]+?) each combat\.",
        _extras_against,
    ),
    sentence(
        rf"{WHO} gets (?P<what>{_ONE} optional [^,.]+?)(?: (?:each|per) combat)?(?:, (?:only usable )?(?P<limit>to "
        r"continue combat|to end combat))?,? (?:when|while) (?:in combat with|opposing) (?P<whom>[^,.]+)\.",
        _extras_against,
    ),
    sentence(
        rf"If (?P<other>[A-Z][\w' ]+?) is in your ready region, {WHO} gets (?P<what>{_ONE} optional [^,.]+?) each "
        r"combat\.",
        _extras_against,
    ),
    sentence(
        r"(?P<whom>[A-Z][^.]*?) (?:in combat with|opposing) (?P<who>[A-Z][\w' ]*?|him|her)(?: in combat)? cannot "
        r"(?P<what>[^.]+?)(?P<first> during the first round of combat)?\.",
        _cannot,
    ),
    sentence(rf"{WHO} cannot (?P<what>(?:use |maneuver|press|strike:|end combat|get add|gain add)[^.]+)\.", _cannot),
    says(
        rf"(?:In combat, t|T)he controller of the minion (?:opposing|in combat with) {WHO} plays with an open hand\.",
        Standing("open hand", 1, whose="opponent", conditions=(Fights("minion"),)),
        Upon("comes into play", (OpenHands(),), about="this"),
    ),
    sentence(
        rf"After you replace a (?:(?P<type>combat) card|card requiring [A-Z][\w ]+ \[(?P<code>\w{{3}})\]) {WHO} "
        rf"played, you {MAY} draw 1 additional card(?: \(discard down afterward\))?\.",
        _draws_more,
    ),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = where(own, _TEMPLATES)
