"""Clauses of combat: numbers, extras, prevention and bans for a round or a combat, damage (sec. 6.4)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal

from vtes_desktop.abilities.text.blows import ONLY, amount, blow, only
from vtes_desktop.abilities.text.nouns import NUMBER, numeral, who
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.combat.lasting import Banned, Source

Until = Literal["round", "combat"]
_LASTS: Final = (
    (r"(?:^|,? )(?:for|during) the (?:remainder|rest|duration) of (?:the |this )?(?P<one>combat|round),? ?"),
    (r"^(?:during )?this (?P<one>combat|round), "),
    (r" (?:during )?this (?P<one>combat|round)$"),
    (r" until the end of (?:the |this )?(?P<one>combat|round)$"),
)
_ME: Final = r"(?:this|the) (?:striking |acting |reacting )?(?:vampire|minion|anarch|ally|[A-Z][\w']+(?: antitribu)?)"
_THEM: Final = r"(?:the )?(?:opposing (?:vampire|minion)|opponent)"
_FROM: Final[dict[str, Source]] = {
    "": "any",
    " from the opposing minion's strike": "strikes",
    " from the opposing minion's strikes": "strikes",
    " from the opponent's strike": "strikes",
    " from an opposing minion's strike": "strikes",
    " done by the opponent's strike": "strikes",
}
FROM: Final = rf"(?P<from>{'|'.join(sorted(map(re.escape, _FROM), key=len, reverse=True))})"
BANS: Final[dict[str, tuple[Banned, ...]]] = {
    "(?:use maneuvers to )?(?:maneuver|go|get) to long range": ("maneuver to long",),
    "(?:use maneuvers to )?(?:maneuver|go|get) to close range": ("maneuver to close",),
    "(?:use any )?maneuvers?": ("maneuver to close", "maneuver to long"),
    "(?:use presses|press) to end combat": ("press to end",),
    "(?:use presses|press) to continue combat": ("press to continue",),
    "(?:use )?press(?:es)?": ("press to continue", "press to end"),
    "use equipment": ("equipment",),
    "strike": ("strikes",),
    "strike: dodge": ("dodges",),
    "strike: combat ends|end combat as a strike": ("combat ends",),
    "play (?:any )?strike cards": ("strike cards",),
    "(?:use|get|gain) (?:any )?additional strikes": ("additional strikes",),
}


def lasting(text: str) -> tuple[str, Until | None]:
    """A clause without what says how long it lasts, and that; None for a clause that doesn't."""
    for pattern in _LASTS:
        found = re.search(pattern, text, re.I)
        if found:
            left = text[: found.start()] + ("" if found.start() == 0 else " " if found.end() < len(text) else "")
            return (left + text[found.end() :]).strip(), found["one"].lower()  # type: ignore[return-value]
    return text, None


def source(text: str) -> Source:
    """Which damage a phrase after “prevent … damage” means."""
    return _FROM[text]


# -- what a minion gets, can do and cannot do ------------------------------------------------------------------------

_GETS: Final[tuple[str, ...]] = (
    r"(?P<plus>[+-]\d+) strength",
    r"a strength of (?P<base>\d+)",
    rf"(?P<n>{NUMBER}) (?:optional )?(?P<extra>maneuver or press|press or maneuver|maneuver|press)(?:e?s)?"
    rf"(?P<each> each round)?(?: this (?P<one>round|combat))?{ONLY}?",
)
_CAN: Final[tuple[str, ...]] = (
    rf"(?P<pay>burn (?P<blood>\d+) blood to )?prevent (?P<points>{NUMBER}|all) damage{FROM}(?P<each> each round)?",
    r"strike(?P<ranged>, ranged)?: (?P<blow>[^.]+)",
)


def predicates(text: str) -> list[tuple[str, str]] | None:
    """Predicates with their verbs: ``get``, ``can``, ``cannot``; None for a list that is not understood."""
    found: list[tuple[str, str]] = []
    verb = ""
    joints = r",? and (?=can |may |gets |cannot |\+|-|\d|an? )|, (?!only|ranged)|,? and "
    for part in re.split(rf"{joints}| or " if "cannot " in text else joints, text):
        match = re.match(r"(gets?|has|gains?|can|may|cannot|takes?) (?=\S)", part)
        said = part
        if match:
            verb = {"g": "get", "h": "get", "m": "can"}.get(match[1][0], match[1])
            said = part[match.end() :]
        if not verb or not said:
            return None
        found.append((verb, said))
    return found


def _gets(match: re.Match[str]) -> Sequence[Words] | None:
    """“This vampire gets +1 strength and 1 optional maneuver, and can prevent 1 damage” for a round or a combat."""
    return subject_does(match[0])


def subject_does(text: str, until: Until | None = None) -> tuple[Words, ...] | None:
    """What a sentence about one of the two minions comes to; None where any part is not understood."""
    text, said = lasting(text)
    until = said or until
    who_match = understood(re.match(rf"(?:(?P<me>{_ME})|(?P<them>{_THEM})) ", text))
    person = "minion" if who_match["me"] else "opponent"
    rest = re.sub(r", but (?:he or she|they) ", ", ", text[who_match.end() :])
    parts = understood(predicates(rest))
    made: list[Words] = []
    for verb, what in parts:
        words = understood(one_predicate(person, verb, what, until))
        made += words
    return tuple(made)


def one_predicate(person: str, verb: str, what: str, until: Until | None) -> Sequence[Words] | None:
    """What one predicate comes to."""
    what, own = lasting(what)
    lasts = own or until
    if verb == "cannot":
        for pattern, bans in BANS.items():
            if lasts and re.fullmatch(pattern, what):
                return (Forbid(bans, person, lasts),)
        return None
    if verb == "get":
        return _get(person, what, lasts)
    return _can(what, lasts) if verb == "can" and person == "minion" else None


def _get(person: str, what: str, lasts: Until | None) -> Sequence[Words] | None:
    for pattern in _GETS:
        match = re.fullmatch(pattern, what)
        if match is None:
            continue
        names = ("plus", "base", "extra", "each", "one")
        said: dict[str, str | None] = dict.fromkeys(names) | match.groupdict()
        if said["plus"] and lasts:
            return (AddInCombat("strength", int(said["plus"]), lasts, person),)
        if said["base"] and lasts:
            return (AddInCombat("base strength", int(said["base"]), lasts, person),)
        if said["extra"]:
            extra: Literal["maneuver", "press", "maneuver or press"] = said["extra"]  # type: ignore[assignment]
            if " or " in extra:
                extra = "maneuver or press"
            way = only(match["only"])
            each = bool(said["each"])
            lasts = "combat" if said["one"] == "combat" else "round" if said["one"] else lasts
            return (GiveExtra(extra, lasts or "round", numeral(match["n"]), way, each, person),)
    return None


def _can(what: str, lasts: Until | None) -> Sequence[Words] | None:
    for pattern in _CAN:
        match = re.fullmatch(pattern, what)
        if match is not None and lasts is None and match.groupdict().get("each"):
            lasts = "combat"
        if match is None or lasts is None:
            continue
        if "blow" in match.groupdict():
            made = understood(blow(match["blow"], ranged=bool(match["ranged"])))
            return (GiveStrike(made, f"strike: {match['blow']}", lasts),)
        points = ALL if match["points"] == "all" else numeral(match["points"])
        once = lasts == "combat" and not match["each"]
        return (GivePrevention(points, lasts, source(match["from"]), int(match["blood"] or 0), once),)
    return None


# -- other clauses ---------------------------------------------------------------------------------------------------


def _prevents(match: re.Match[str]) -> Sequence[Words] | None:
    said = match.groupdict()
    sort: Literal["", "normal", "aggravated"] = "normal" if said["non"] else "aggravated" if said["bad"] else ""
    points = ALL if said["n"] == "all" else amount(said["n"] or "1")
    return (Prevent(points, source(match["from"]), sort),)


def _prevents_on(match: re.Match[str]) -> Sequence[Words] | None:
    """All damage from strikes, from now on: it must have something to prevent now."""
    until: Until = match["until"].lower()  # type: ignore[assignment]
    return (Prevent(ALL, "strikes"), ShieldFrom("strikes", until))


def _surrounded(match: re.Match[str]) -> Sequence[Words] | None:
    text, until = lasting(match[0])
    text = text.replace(" this combat", "")
    found = re.fullmatch(
        rf"{_THEM} takes (?P<n>\d+)(?P<r>R)?(?P<un> unpreventable)?(?: environmental)?(?P<bad> aggravated)? damage"
        r" (?:(?P<first>during (?:normal )?strike resolution )?(?P<press>during the press step )?each round"
        r"(?: of combat)?|each round(?: of combat)? (?:during (?P<step>(?:normal )?strike resolution|the press step)))"
        r"(?P<close> at close range| when the range is close)?",
        text,
    )
    if found is None:
        return None
    press = bool(found["press"]) or found["step"] == "the press step"
    strikes = bool(found["first"]) or (found["step"] or "").endswith("resolution")
    if press == strikes:
        return None
    reaches = press or bool(found["r"])
    return (
        EachRound(
            int(found["n"]),
            step="press" if press else "strikes",
            ranged=reaches and not found["close"],
            aggravated=bool(found["bad"]),
            unpreventable=bool(found["un"]),
            until=until or "combat",
        ),
    )


def _aggravated(match: re.Match[str]) -> Sequence[Words] | None:
    text, until = lasting(match[0])
    said = re.fullmatch(
        rf"(?:(?:the )?damage from {_ME}'s hand strikes|{_ME}'s hand (?:strike )?damage) is aggravated"
        rf"|make the damage from {_ME}'s hand strikes aggravated",
        text,
    )
    return (AddInCombat("aggravated hands", 1, until),) if said and until else None


def _inflicts(match: re.Match[str]) -> Sequence[Words] | None:
    return (Inflict(int(match["n"]), "opponent", bool(match["bad"]), bool(match["un"])),)


def _as_normal(match: re.Match[str]) -> Sequence[Words] | None:
    text, until = lasting(match[0])
    said = re.fullmatch(rf"{_ME} treats (?:all )?aggravated damage as normal damage", text)
    return (AddInCombat("aggravated as normal", until=until),) if said and until else None


CLAUSES: Final = (
    clause(rf"(?=[^.]*\b(?:gets?|has|gains|can|may|cannot)\b)(?:[^.]*, )?(?:{_ME}|{_THEM}) [^.]+", _gets),
    clause(
        rf"prevent (?P<n>{NUMBER}|\d?X(?:\+\d+)?|all) (?P<non>non-aggravated )?(?P<bad>aggravated )?damage{FROM}",
        _prevents,
    ),
    always(
        r"prevent half the damage \(round up\) done by each strike of the opponent for the remainder of combat",
        ShieldFrom("strikes", "combat", half=True),
    ),
    clause(
        rf"prevent half the damage \(round up\){FROM}",
        lambda match: (Prevent(0, source(match["from"]), half=True),),
    ),
    clause(
        r"prevent all damage from the (?:opposing minion|opposing vampire|opponent)'s strikes"
        r" (?:for the remainder of )?this (?P<until>round|combat)",
        _prevents_on,
    ),
    clause(rf"(?:[^.]*, )?{_THEM} takes [^.]*each round[^.]*", _surrounded),
    clause(r"[^.]*hand (?:strikes?|damage)[^.]* aggravated[^.]*", _aggravated),
    clause(rf"{_ME} inflicts (?P<n>\d+)(?P<un> unpreventable)?(?P<bad> aggravated)? damage on (?:{_THEM})", _inflicts),
    clause(
        rf"(?P<who>(?:the )?opposing (?:vampire|minion)) burns (?P<n>{NUMBER}) blood(?: or life)?",
        meaning(who, lambda known, match: (BurnBlood(known, numeral(match["n"])),)),
    ),
    always(rf"{_THEM} does not unlock as normal during (?:their|his or her) next unlock phase", StayLocked("opponent")),
    clause(rf"(?:[^.]*, )?{_ME} treats (?:all )?aggravated damage as normal damage[^.]*", _as_normal),
    always(r"unlock both combatants", Unlock("both")),
    always(
        r"burn X blood to get X additional strikes \(limited\)",
        ChooseNumber(1, BloodOn("minion"), "burned", "blood"),
        BurnBlood("minion", Number("burned"), paid=True),
        GainAdditional(Number("burned")),
    ),
    always(
        r"strikes that are not hand strikes cannot be used this round \(by either combatant\)",
        Forbid(("strikes other than hand strikes",), "both"),
    ),
    clause(
        r"(?:if another round of combat occurs, that round is at|the next round is at) (?P<range>close|long) range"
        r"(?: \(skip the determine range step for that round\))?",
        lambda match: (SetRangeTo("long" if match["range"] == "long" else "close", "next round"),),
    ),
    always(rf"{_ME} sets the range for this round", SetRangeTo()),
    always(r"set the range for this round", SetRangeTo()),
    always(r"set the range for this round to long", SetRangeTo("long")),
    always(r"(?:instead, )?start a new round", FightOn("new round")),
    always(r"queue a combat with the opposing minion", FightOn("another combat")),
    always(r"(?:combat ends|end combat)", EndCombat()),
    always(rf"{_THEM}'s strikes with weapons inflict no damage this round", StrikeIs(disarms=True)),
    clause(
        rf"(?P<n>{NUMBER}) optional (?P<what>maneuver|press)(?: this (?P<until>round|combat))?{ONLY}?",
        lambda m: (GiveExtra(m["what"], m["until"] or "round", numeral(m["n"]), only(m["only"])),),  # type: ignore[arg-type]
    ),
    always(r"additional strikes? \(limited\)", GainAdditional()),
    clause(rf"(?P<n>{NUMBER}) additional strikes? \(limited\)", lambda m: (GainAdditional(numeral(m["n"])),)),
    always(r"additional strike that does not count against the limit", GainAdditional(limited=False)),
    clause(r"(?:instead, )?burn (?P<n>\d+) blood to (?P<what>[^.]+)", lambda match: _paid(match)),
)


def _paid(match: re.Match[str]) -> Sequence[Words] | None:
    """Something that costs blood besides the card's own cost."""
    made = understood(first_made(CLAUSES[:-1], match["what"]))
    return (BurnBlood("minion", int(match["n"]), paid=True), *made)
