"""Clauses of combat: numbers, extras, prevention and bans for a round or a combat, damage (sec. 6.4)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
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
_STRIKES: Final = r"from (?:(?:the|an) opposing minion's strikes?|the opponent's strike)|done by the opponent's strike"
FROM: Final = rf"(?P<from>(?: (?:{_STRIKES}))?)"
_STEP: Final = r"during (?:(?:normal )?strike resolution|the press step)"
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
    return "strikes" if text else "any"


# -- what a minion gets, can do and cannot do ------------------------------------------------------------------------

_EXTRA: Final = (
    rf"(?P<n>{NUMBER}) (?:optional )?(?P<extra>maneuver or press|press or maneuver|maneuver|press)(?:e?s)?"
    rf"(?P<each> each round)?(?: this (?P<one>round|combat))?{ONLY}?"
)
_PREVENT: Final = (
    rf"(?:burn (?P<blood>\d+) blood to )?prevent (?P<points>{NUMBER}|all) damage{FROM}(?P<each> each round)?"
)


def predicates(text: str) -> list[tuple[str, str]]:
    """Predicates with their verbs: ``get``, ``can``, ``cannot``."""
    found: list[tuple[str, str]] = []
    verb = ""
    joints = r",? and (?=can |may |gets |cannot |\+|-|\d|an? )|, (?!only|ranged)|,? and "
    for part in re.split(rf"{joints}| or " if "cannot " in text else joints, text):
        if match := re.match(r"(gets?|has|gains?|can|may|cannot|takes?) (?=\S)", part):
            verb = {"g": "get", "h": "get", "m": "can"}.get(match[1][0], match[1])
            part = part[match.end() :]
        found.append((verb, part))
    return found


def subject_does(text: str, until: Until | None = None) -> tuple[Words, ...]:
    """What a sentence about one of the two minions comes to: “This vampire gets +1 strength and 1 optional maneuver,
    and can prevent 1 damage” for a round or a combat. Raises NotUnderstoodError where any part is not understood."""
    text, said = lasting(text)
    who_match = understood(re.match(rf"(?:(?P<me>{_ME})|(?P<them>{_THEM})) ", text))
    person = "minion" if who_match["me"] else "opponent"
    parts = predicates(re.sub(r", but (?:he or she|they) ", ", ", text[who_match.end() :]))
    return tuple(_predicate(person, verb, what, said or until) for verb, what in parts)


def _predicate(person: str, verb: str, what: str, until: Until | None) -> Words:
    """What one predicate comes to."""
    what, own = lasting(what)
    lasts = own or until
    if verb == "cannot" and lasts:
        bans = next((bans for pattern, bans in BANS.items() if re.fullmatch(pattern, what)), None)
        return Forbid(understood(bans), person, lasts)
    if verb == "get":
        return _get(person, what, lasts)
    if verb == "can" and person == "minion":
        return _can(what, lasts)
    raise NotUnderstoodError


def _get(person: str, what: str, lasts: Until | None) -> Words:
    if lasts and (found := re.fullmatch(r"(?P<plus>[+-]\d+) strength|a strength of (?P<base>\d+)", what)):
        stat: Literal["strength", "base strength"] = "strength" if found["plus"] else "base strength"
        return AddInCombat(stat, int(found["plus"] or found["base"]), lasts, person)
    said = understood(re.fullmatch(_EXTRA, what))
    extra = "maneuver or press" if " or " in said["extra"] else said["extra"]
    until: Until = "combat" if (said["one"] or lasts) == "combat" else "round"
    return GiveExtra(extra, until, numeral(said["n"]), only(said["only"]), bool(said["each"]), person)  # type: ignore[arg-type]


def _can(what: str, lasts: Until | None) -> Words:
    if lasts and (struck := re.fullmatch(r"strike(?P<ranged>, ranged)?: (?P<blow>[^.]+)", what)):
        made = understood(blow(struck["blow"], ranged=bool(struck["ranged"])))
        return GiveStrike(made, f"strike: {struck['blow']}", lasts)
    match = understood(re.fullmatch(_PREVENT, what))
    until: Until = understood(lasts or ("combat" if match["each"] else None))
    points = ALL if match["points"] == "all" else numeral(match["points"])
    once = until == "combat" and not match["each"]
    return GivePrevention(points, until, source(match["from"]), int(match["blood"] or 0), once)


# -- other clauses ---------------------------------------------------------------------------------------------------


def _prevents(match: re.Match[str]) -> Sequence[Words] | None:
    said = match.groupdict()
    sort: Literal["", "normal", "aggravated"] = "normal" if said["non"] else "aggravated" if said["bad"] else ""
    points = ALL if said["n"] == "all" else amount(said["n"] or "1")
    return (Prevent(points, source(match["from"]), sort),)


def _surrounded(match: re.Match[str]) -> Sequence[Words] | None:
    text, until = lasting(match[0])
    found = understood(
        re.fullmatch(
            rf"{_THEM} takes (?P<n>\d+)(?P<r>R)?(?P<un> unpreventable)?(?: environmental)?(?P<bad> aggravated)? damage"
            rf" (?:{_STEP} each round(?: of combat)?|each round(?: of combat)? {_STEP})"
            r"(?P<close> at close range| when the range is close)?",
            text.replace(" this combat", ""),
        )
    )
    press = "the press step" in text
    return (
        EachRound(
            int(found["n"]),
            step="press" if press else "strikes",
            ranged=(press or bool(found["r"])) and not found["close"],
            aggravated=bool(found["bad"]),
            unpreventable=bool(found["un"]),
            until=until or "combat",
        ),
    )


def _lasts(
    pattern: str, stat: Literal["aggravated hands", "aggravated as normal"]
) -> Callable[[re.Match[str]], Sequence[Words] | None]:
    """What is so of the minion for a round or a combat, where the rest of the clause matches a pattern."""

    def made(match: re.Match[str]) -> Sequence[Words] | None:
        text, until = lasting(match[0])
        return (AddInCombat(stat, until=until),) if until and re.fullmatch(pattern, text) else None

    return made


CLAUSES: Final = (
    clause(
        rf"(?=[^.]*\b(?:gets?|has|gains|can|may|cannot)\b)(?:[^.]*, )?(?:{_ME}|{_THEM}) [^.]+",
        lambda match: subject_does(match[0]),
    ),
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
        # From now on: it must have something to prevent now.
        lambda match: (Prevent(ALL, "strikes"), ShieldFrom("strikes", match["until"])),  # type: ignore[arg-type]
    ),
    clause(rf"(?:[^.]*, )?{_THEM} takes [^.]*each round[^.]*", _surrounded),
    clause(
        r"[^.]*hand (?:strikes?|damage)[^.]* aggravated[^.]*",
        _lasts(
            rf"(?:(?:the )?damage from {_ME}'s hand strikes|{_ME}'s hand (?:strike )?damage) is aggravated"
            rf"|make the damage from {_ME}'s hand strikes aggravated",
            "aggravated hands",
        ),
    ),
    clause(
        rf"{_ME} inflicts (?P<n>\d+)(?P<un> unpreventable)?(?P<bad> aggravated)? damage on (?:{_THEM})",
        lambda match: (Inflict(int(match["n"]), "opponent", bool(match["bad"]), bool(match["un"])),),
    ),
    clause(
        rf"(?P<who>(?:the )?opposing (?:vampire|minion)) burns (?P<n>{NUMBER}) blood(?: or life)?",
        meaning(who, lambda known, match: (BurnBlood(known, numeral(match["n"])),)),
    ),
    always(rf"{_THEM} does not unlock as normal during (?:their|his or her) next unlock phase", StayLocked("opponent")),
    clause(
        rf"(?:[^.]*, )?{_ME} treats (?:all )?aggravated damage as normal damage[^.]*",
        _lasts(rf"{_ME} treats (?:all )?aggravated damage as normal damage", "aggravated as normal"),
    ),
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
        lambda match: (SetRangeTo(match["range"], "next round"),),  # type: ignore[arg-type]
    ),
    always(rf"(?:{_ME} sets|set) the range for this round", SetRangeTo()),
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
