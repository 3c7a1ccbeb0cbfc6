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
from vtes_desktop.abilities.text.sentences.crypt import own, stat_named
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


def occasion(phrase: str, stat: str, said: Sentence) -> Occasion:
    """When a number counts, by the words after it. Raises NotUnderstoodError for what is not understood or makes no
    sense for it."""
    match stat:
        case "stealth" | "bleed":
            return _acting(phrase, said)
        case "intercept":
            return _blocking(phrase, said)
        case "strength":
            return _fighting(phrase, said)
    return _voting(phrase, said)


def _whom(phrase: str, said: Sentence) -> Conditions:
    """At which Methuselah an action is directed."""
    owner = phrase.removesuffix("'s controller")
    if phrase == "you" or (owner != phrase and is_self(owner, said.card.name)):
        return BleedsWhom("you")
    if phrase == "the Methuselah who has the Edge":
        return HasEdge("target")
    found = understood(
        re.fullmatch(
            r"(?:a|any) Methuselah (?:who (?:does(?:n't| not) (?P<not>control)|controls)|(?:not (?P<not2>controlling)|"
            r"controlling)) (?P<no>no )?(?P<which>.+)",
            phrase,
        )
    )
    meant = understood(which(found["which"]) or group(found["which"]))
    if meant.whose != "any":
        raise NotUnderstoodError
    return TargetControls(meant, yes=bool(found["not"] or found["not2"]) == bool(found["no"]))


def _target(phrase: str, said: Sentence) -> Conditions:
    """At which card an action is directed: never one of the acting minion's own Methuselah (sec. 6.2.1)."""
    if is_self(phrase, said.card.name):
        return ActionTargets("this", by_others=True)
    return ActionTargets(which=understood(which(phrase)), by_others=True)


def _acting(phrase: str, said: Sentence) -> Occasion:
    """In which of its actions a minion has more stealth or bleed."""
    several = re.split(r",? and (?:on|during) ", phrase)
    if len(several) > 1:
        each = [_acting(part, said).conditions for part in several]
        if any(len(conditions) > 1 for conditions in each):
            raise NotUnderstoodError
        return _during(AnyOf(tuple(conditions[0] for conditions in each)))
    phrase = re.sub(r"^(?:on|during|in) (?:each |an? |any |(?:his|her|its|their) )?", "", phrase)
    if found := re.fullmatch(r"(?:when bleeding|bleed actions (?:directed at|against)|against) (?P<whom>.+)", phrase):
        return _during(Acting("acting", ("bleed",)), _whom(found["whom"], said))
    if found := re.fullmatch(r"actions? directed at (?P<target>.+)", phrase):
        methuselah = re.match(r"(?:a|any|the) Methuselah ", found["target"])
        return _during(Acting("acting"), (_whom if methuselah else _target)(found["target"], said))
    if phrase in ("when equipping with a weapon", "actions to equip with a weapon"):
        return _during(Acting("acting", ("equip", "equip from")), ActionWith(Which("weapon")))
    if found := re.fullmatch(r"(?P<un>un|non-)?directed actions?", phrase):
        return _during(Acting("acting", directed=not found["un"]))
    if found := re.fullmatch(r"non-(?P<kind>[\w ]+?) actions?|actions other than (?P<other>.+)", phrase):
        return _during(Acting("acting"), Not(_of_kind(found["kind"] or found["other"])))
    found = understood(re.fullmatch(r"(?:when |taking )?(?P<kind>[\w ]+?)(?: actions?)?", phrase))
    return _during(_of_kind(found["kind"]))


def _of_kind(phrase: str) -> Acting:
    return Acting("acting", understood(kinds_of(phrase)))


def _blocking(phrase: str, said: Sentence) -> Occasion:
    """Against which actions, or whom, a minion has more intercept."""
    if found := re.fullmatch(r"(?:during|on|in) actions? directed at (?P<target>.+)", phrase):
        return Occasion((_target(found["target"], said),))
    before = r"(?:when attempting to block|when blocking|against|vs\.)"
    # A political action is directed at nobody.
    if found := re.fullmatch(rf"(?:{before}|during|on|in) (?:an? )?(?P<non>non-)?(?P<un>un)?directed actions?", phrase):
        return Occasion((Acting("acting", directed=bool(found["un"]) == bool(found["non"])),))
    if found := re.fullmatch(rf"(?:{before}|during|on|in) (?:an? )?(?P<non>non-)?(?P<what>[\w ]+?) actions?", phrase):
        of_kind = _of_kind(found["what"])
        return Occasion((Acting("acting"), Not(of_kind)) if found["non"] else (of_kind,))
    found = understood(re.fullmatch(rf"{before} (?P<whom>[^,]+(?:, [^,]+)?)", phrase))
    if is_self(found["whom"], said.card.name):
        return Occasion((Acting(),))
    return Occasion((Is("acting", understood(meant(found["whom"]))),))


def _fighting(phrase: str, said: Sentence) -> Occasion:
    """In which combats, or rounds of them, a minion is stronger."""
    if found := re.fullmatch(r"(?:on|during|in) (?:the first|any) round of combat(?P<later> after the first)?", phrase):
        return Occasion((Fights("this"), InRound(first=not found["later"])))
    found = understood(re.fullmatch(r"(?:when |while )?in combat with (?P<whom>.+)", phrase))
    if is_self(found["whom"], said.card.name):
        return Occasion(on_fight=True)
    return Occasion((Is("opponent", understood(meant(found["whom"]))),))


def _voting(phrase: str, said: Sentence) -> Occasion:
    """In which referendums a vampire has more votes."""
    called = r"(?:in|during) (?:any )?referendums? (?:called by (?P<by>.+)|(?P<who>.+) calls)"
    found = understood(re.fullmatch(called, phrase))
    if not is_self(found["by"] or found["who"], said.card.name):
        raise NotUnderstoodError
    return Occasion((CalledByThis(),))


def numbers(text: str, said: Sentence) -> list[tuple[Stat, int, Occasion]]:
    """The numbers of a list with their occasions; one that has none of its own shares the next one's."""
    found: list[tuple[Stat, int, Occasion]] = []
    waiting: list[tuple[Stat, int]] = []
    previous: tuple[ActionKind, ...] = ()
    for part in _BETWEEN.split(text):
        one = understood(_ONE.fullmatch(part))
        waiting.append((stat_named(one["stat"]), int(one["n"])))
        if one["when"] is None:
            continue
        for stat, amount in waiting:
            if one["when"] == "on any other actions":
                time = _during(Acting("acting"), Not(Acting("acting", understood(previous or None))))
            else:
                time = occasion(one["when"], stat, said)
            found.append((stat, amount, time))
            previous = next((each.kinds for each in time.conditions if isinstance(each, Acting)), ())
        waiting.clear()
    return [*found, *((stat, amount, Occasion()) for stat, amount in waiting)]


def _gets(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Numbers of the vampire itself, or of others."""
    itself = is_self(match["who"], said.card.name)
    if itself and own_bonus([match[0]], said.card.name) != Bonus():
        return (Silent(),)  # what it always has is printed, and counted by the rules
    others = None if itself else replace(understood(meant(match["who"])), where=("ready", "torpor"))
    asked = condition(match.groupdict().get("if"), said)
    # It counts for others from torpor too, unless it speaks of a ready vampire (ruling on Annabelle Triabell).
    torpid = not itself and not any(isinstance(each, IsReady) for each in asked)
    return [
        Standing(
            stat,
            amount,
            replace(others, on_fight=time.on_fight) if others else None,
            conditions=(*asked, *time.conditions),
            in_action=time.in_action,
            torpid=torpid and not time.on_fight,
        )
        for stat, amount, time in numbers(match["what"], said)
    ]


# -- what blocks and actions cost ------------------------------------------------------------------------------------


def _pays_to_block(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Blood that the vampire itself must burn to attempt to block, anybody or some."""
    whom = (Is("acting", understood(meant(match["whom"]))),) if match["whom"] else ()
    return (Standing("toll", numeral(match["n"]), conditions=whom),)


_SUBJECT: Final = r"(?P<who>[A-ZÀ-Þ][\w'’\"\-,. ]*?|[a-z][^,.]*?)"
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
    sentence(
        r"(?:(?P<un>Und)|D)irected actions cost (?P<who>[\w'’ ]+?) \+(?P<n>\d) blood\.",
        lambda match, _: (
            Standing("action blood", int(match["n"]), conditions=(Acting(directed=match["un"] is None),)),
        ),
    ),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = (
    sentence(rf"(?:While|If) (?P<if>[^,]+), {_SUBJECT} gets? {_LIST}\.", _gets),
    sentence(rf"{_SUBJECT} gets? {_LIST} (?:while|if|as long as) (?P<if>[^,.]+)\.", _gets),
    sentence(rf"{_SUBJECT} gets? {_LIST}\.", _gets),
    *where(own, _TEMPLATES),
)
