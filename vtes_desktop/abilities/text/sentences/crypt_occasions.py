"""Sentences of vampires' cards about numbers that count on some occasions: in actions of a kind, at somebody, when
blocking, in combat, in referendums; for the vampire itself or for others (sec. 6.2, 6.3, 6.4)."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.abilities.stats import Stat
from vtes_desktop.abilities.text.facts.phrases import own_bonus
from vtes_desktop.abilities.text.meant import meant
from vtes_desktop.abilities.text.nouns import group, is_self, numeral, which
from vtes_desktop.abilities.text.sentences.crypt import own
from vtes_desktop.abilities.text.sentences.crypt_numbers import condition
from vtes_desktop.abilities.text.sentences.in_play import kinds_of
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.playing.printed import Bonus
from vtes_desktop.table.situation import ActionKind

_STAT: Final = r"(?:bleed|strength|stealth|intercept|votes?)"
_ONE: Final = re.compile(rf"(?:an additional )?(?P<n>[+-]\d+) (?:additional )?(?P<stat>{_STAT})(?: (?P<when>.+))?")
_BETWEEN: Final = re.compile(rf",? (?:and|but) (?=(?:an additional )?[+-]\d+ (?:additional )?{_STAT}\b)")


class Occasion(Struct, frozen=True):
    """When a number counts."""

    conditions: tuple[Conditions, ...] = ()
    in_action: bool = False
    on_fight: bool = False
    """Of others: only while they fight the minion whose card it is."""


def _during(*conditions: Conditions) -> Occasion:
    return Occasion(conditions, in_action=True)


def occasion(phrase: str, stat: str, said: Sentence) -> Occasion | None:
    """When a number counts, by the words after it; None for what is not understood or makes no sense for it."""
    if not phrase:
        return Occasion()
    match stat:
        case "stealth" | "bleed":
            return _acting(phrase, stat, said)
        case "intercept":
            return _blocking(phrase, said)
        case "strength":
            return _fighting(phrase, said)
    return _voting(phrase, said)


def _whom(phrase: str) -> tuple[Conditions, ...] | None:
    """At which Methuselah an action is directed."""
    if phrase == "the Methuselah who has the Edge":
        return (HasEdge("target"),)
    said = re.fullmatch(
        r"(?:a|any) Methuselah (?:who (?:does(?:n't| not) (?P<not>control)|controls)|(?:not (?P<not2>controlling)|"
        r"controlling)) (?P<no>no )?(?P<which>.+)",
        phrase,
    )
    if said is None:
        return None
    found = which(said["which"]) or group(said["which"])
    if found is None or found.whose != "any":
        return None
    lacks = bool(said["not"] or said["not2"]) != bool(said["no"])
    return (TargetControls(found, yes=not lacks),)


def _target(phrase: str, said: Sentence) -> Conditions | None:
    """At which card an action is directed: never one of the acting minion's own Methuselah (sec. 6.2.1)."""
    if is_self(phrase, said.card.name):
        return ActionTargets("this", by_others=True)
    found = understood(which(phrase))
    return ActionTargets(which=found, by_others=True)


def _acting(phrase: str, stat: str, said: Sentence) -> Occasion | None:
    """In which of its actions a minion has more stealth or bleed."""
    each = re.split(r",? and (?:on|during) ", phrase)
    if len(each) > 1:
        found_each = [_acting(part, stat, said) for part in each]
        if any(one is None or len(one.conditions) > 1 for one in found_each):
            return None
        return _during(AnyOf(tuple(one.conditions[0] for one in found_each if one is not None)))
    phrase = re.sub(r"^(?:on|during|in) (?:each |an? |any |(?:his|her|its|their) )?", "", phrase)
    if found := re.fullmatch(r"(?:when bleeding|bleed actions (?:directed at|against)|against) (?P<whom>.+)", phrase):
        whom = (BleedsWhom("you"),) if found["whom"] == "you" else _whom(found["whom"])
        owner = found["whom"].removesuffix("'s controller")
        if owner != found["whom"] and is_self(owner, said.card.name):
            whom = (BleedsWhom("you"),)
        return _during(Acting("acting", ("bleed",)), *whom) if whom is not None else None
    if found := re.fullmatch(r"actions? directed at (?P<whom>(?:a|any) Methuselah .+|the Methuselah .+)", phrase):
        whom = understood(_whom(found["whom"]))
        return _during(Acting("acting"), *whom)
    if found := re.fullmatch(r"actions? directed at (?P<target>.+)", phrase):
        target = understood(_target(found["target"], said))
        return _during(Acting("acting"), target)
    if phrase in ("when equipping with a weapon", "actions to equip with a weapon"):
        return _during(Acting("acting", ("equip", "equip from")), ActionWith(Which("weapon")))
    if found := re.fullmatch(r"(?P<un>un|non-)?directed actions?", phrase):
        return _during(Acting("acting", directed=not found["un"]))
    if found := re.fullmatch(r"non-(?P<kind>[\w ]+?) actions?", phrase):
        kinds = kinds_of(found["kind"])
        return _during(Acting("acting"), Not(Acting("acting", kinds))) if kinds else None
    if found := re.fullmatch(r"actions other than actions to (?P<kind>enter combat)", phrase):
        return _during(Acting("acting"), Not(Acting("acting", ("enter combat",))))
    if found := re.fullmatch(r"(?:when |taking )?(?P<kind>[\w ]+?)(?: actions?)?", phrase):
        kinds = kinds_of(found["kind"])
        return _during(Acting("acting", kinds)) if kinds else None
    return None


def _blocking(phrase: str, said: Sentence) -> Occasion | None:
    """Against which actions, or whom, a minion has more intercept."""
    if found := re.fullmatch(r"(?:during|on|in) actions? directed at (?P<target>.+)", phrase):
        target = understood(_target(found["target"], said))
        return Occasion((target,))
    found = re.fullmatch(
        r"(?:when attempting to block|when blocking|against|vs\.|during|on|in) (?:an? )?"
        r"(?P<non>non-)?(?P<what>directed|undirected|[\w ]+?) actions?",
        phrase,
    )
    if found:
        if found["what"] in ("directed", "undirected"):
            undirected = (found["what"] == "undirected") != bool(found["non"])
            # A political action is directed at nobody.
            return Occasion((Acting("acting", directed=not undirected),))
        kinds = understood(kinds_of(found["what"]))
        of_kind = Acting("acting", kinds)
        return Occasion((Acting("acting"), Not(of_kind)) if found["non"] else (of_kind,))
    against = understood(
        re.fullmatch(r"(?:when attempting to block|when blocking|against) (?P<whom>[^,]+(?:, [^,]+)?)", phrase)
    )
    whom = understood(meant(against["whom"]))
    return Occasion((Is("acting", whom),))


def _fighting(phrase: str, said: Sentence) -> Occasion | None:
    """In which combats, or rounds of them, a minion is stronger."""
    if re.fullmatch(r"(?:on|during|in) the first round of combat", phrase):
        return Occasion((Fights("this"), InRound()))
    if re.fullmatch(r"(?:on|during|in) any round of combat after the first", phrase):
        return Occasion((Fights("this"), InRound(first=False)))
    found = understood(re.fullmatch(r"(?:when |while )?in combat with (?P<whom>.+)", phrase))
    whom = understood(meant(found["whom"]))
    return Occasion((Is("opponent", whom),))


def _voting(phrase: str, said: Sentence) -> Occasion | None:
    """In which referendums a vampire has more votes."""
    found = re.fullmatch(r"(?:in|during) (?:any )?referendums? (?:called by (?P<by>.+)|(?P<who>.+) calls)", phrase)
    if found and is_self(found["by"] or found["who"], said.card.name):
        return Occasion((CalledByThis(),))
    return None


def numbers(text: str, said: Sentence) -> list[tuple[Stat, int, Occasion]] | None:
    """The numbers of a list with their occasions; one that has none of its own shares the next one's."""
    found: list[tuple[Stat, int, Occasion]] = []
    waiting: list[tuple[Stat, int]] = []
    previous: tuple[ActionKind, ...] = ()
    for part in _BETWEEN.split(text):
        one = understood(_ONE.fullmatch(part))
        stat: Stat = "votes" if one["stat"].startswith("vote") else one["stat"]  # type: ignore[assignment]
        waiting.append((stat, int(one["n"])))
        when = one["when"]
        if when is None:
            continue
        for each, amount in waiting:
            if when == "on any other actions":
                time = _during(Acting("acting"), Not(Acting("acting", previous))) if previous else None
            else:
                time = occasion(when, each, said)
            if time is None:
                return None
            found.append((each, amount, time))
            kinds = [one.kinds for one in time.conditions if isinstance(one, Acting)]
            previous = kinds[0] if kinds else ()
        waiting.clear()
    return [*found, *((stat, amount, Occasion()) for stat, amount in waiting)]


def _who(match: re.Match[str], said: Sentence) -> tuple[bool, Which | None]:
    """Whether it is the minion itself, or who else it is that has the numbers."""
    who = match["who"]
    if is_self(who, said.card.name):
        return True, None
    others = understood(meant(who))
    return False, replace(others, where=("ready", "torpor"))


def while_so(phrase: str, said: Sentence) -> tuple[Conditions, ...] | None:
    """What “while …” or “if …” asks for."""
    phrase = re.sub(r"^(?:[Ii]f|[Ww]hile) ", "", phrase)
    asked = condition(phrase, said)
    if asked is not None:
        return asked
    if found := re.fullmatch(r"(?P<who>.+?) is locked", phrase):
        return (Not(IsUnlocked("this")),) if is_self(found["who"], said.card.name) else None
    if found := re.fullmatch(r"(?P<other>[A-Z][\w' ]+?) is (?:in your ready region|ready)", phrase):
        mine = "your" in phrase
        return (There(Which("vampire", name=found["other"], whose="you" if mine else "any")),)
    if found := re.fullmatch(r"you (?:also )?control (?P<other>[A-Z][\w' ]+?)", phrase):
        if is_self(found["other"], said.card.name) or meant(found["other"]) is not None:
            return None
        return (There(Which("vampire", ("ready", "torpor"), name=found["other"], whose="you")),)
    if found := re.fullmatch(r"(?P<which>another ready vampire) you control is (?P<what>an? [\w ]+)", phrase):
        what = which(found["what"])
        return (There(replace(what, where=("ready",), whose="you", other=True)),) if what is not None else None
    return None


def _gets(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Numbers of the vampire itself, or of others."""
    groups = match.groupdict()
    asked = while_so(groups["if"], said) if groups.get("if") else ()
    of_itself, others = _who(match, said)
    if of_itself and own_bonus([match[0]], said.card.name) != Bonus():
        return (Silent(),)  # what it always has is printed, and counted by the rules
    listed = numbers(match["what"], said)
    if asked is None or listed is None or (not of_itself and others is None):
        return None
    made = []
    for stat, amount, time in listed:
        conditions = (*asked, *time.conditions)
        if of_itself:
            if time.on_fight:
                return None
            made.append(Standing(stat, amount, conditions=conditions, in_action=time.in_action))
            continue
        assert others is not None
        of = replace(others, on_fight=True) if time.on_fight else others
        # It counts for others from torpor too, unless it speaks of a ready vampire (ruling on Annabelle Triabell).
        torpid = not any(isinstance(each, IsReady) for each in asked)
        made.append(Standing(stat, amount, of, conditions=conditions, in_action=time.in_action, torpid=torpid))
    return made


# -- what blocks and actions cost ------------------------------------------------------------------------------------


def _pays_to_block(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Blood that the vampire itself must burn to attempt to block, anybody or some."""
    if match["whom"] is None:
        return (Standing("toll", numeral(match["n"])),)
    whom = understood(meant(match["whom"]))
    return (Standing("toll", numeral(match["n"]), conditions=(Is("acting", whom),)),)


def _directed_costs(match: re.Match[str], said: Sentence) -> Pieces | None:
    return (Standing("action blood", int(match["n"]), conditions=(Acting(directed=match["un"] is None),)),)


_SUBJECT: Final = r"(?P<who>[A-ZÀ-Þ][\w'’\"\-,. ]*?|[Hh]e|[Ss]he|[Tt]hey|[Ii]t|other [A-Z][^,.]*?)"
_LIST: Final = rf"(?P<what>(?:an additional )?[+-]\d+ (?:additional )?{_STAT}(?: [^.]+| vs\. [^.]+)?)"
_TEMPLATES: Final = (
    sentence(
        r"(?P<who>[A-ZÀ-Þ][\w'’ ]*?|She|He|It|They) must burn (?P<n>\d) blood to attempt to block"
        r"(?: (?P<whom>[^,.]+))?\.",
        _pays_to_block,
    ),
    says(
        r"(?P<who>[A-ZÀ-Þ][\w'’ ]*?|She|He|It|They) cannot (?:attempt to )?block undirected actions\.",
        Standing("cannot block", 1, conditions=(Acting("acting"), Acting("acting", directed=False))),
    ),
    sentence(r"(?:(?P<un>Und)|D)irected actions cost (?P<who>[\w'’ ]+?) \+(?P<n>\d) blood\.", _directed_costs),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = (
    sentence(rf"(?P<if>(?:While|If) [^,]+), {_SUBJECT} gets? {_LIST}\.", _gets),
    sentence(rf"{_SUBJECT} gets? {_LIST} (?:while|if|as long as) (?P<if>[^,.]+)\.", _gets),
    sentence(rf"{_SUBJECT} gets? {_LIST}\.", _gets),
    *where(own, _TEMPLATES),
)
