"""Sentences of vampires' cards that let something be done for a card of the hand, for blood or by locking: in actions
and referendums, and without a time (sec. 1.6.1, 6.2, 6.3)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.meant import meant
from vtes_desktop.abilities.text.nouns import NUMBER, is_self, numeral, which
from vtes_desktop.abilities.text.sentences.crypt import own
from vtes_desktop.abilities.text.sentences.crypt_combat import MAY, WHO
from vtes_desktop.abilities.text.sentences.in_play import declared, kinds_of
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.moments import Window

DISCARD: Final = (
    r"discard (?:an?|1|one) (?:(?P<type>master|political action|combat|reaction|action|equipment) )?card"
    r"(?: \[[A-Z ]+\])?(?: (?:requiring|that requires) (?:[A-Z][\w ]+ \[(?P<code>\w{3})\]|an? (?P<needs>Anarch)))?"
    r"(?: from your hand)?"
)
"""A card of the hand that is discarded for something."""
_TYPES: Final = {
    "master": "Master",
    "political action": "Political Action",
    "combat": "Combat",
    "reaction": "Reaction",
    "action": "Action",
    "equipment": "Equipment",
}
COST: Final = (
    rf"(?:(?:burn (?P<blood>{NUMBER}) blood(?: and )?)?(?P<discard>{DISCARD})?|(?P<edge>burn the Edge)"
    r"|(?P<lock>lock)|burn (?P<burned>an? [^.]+? you control)"
    r"|remove (?P<few>an?|seven) (?P<removed>[^.]+?) from the game)"
)
"""What is paid for a use."""


def paid(match: re.Match[str]) -> tuple[Words, ...] | None:
    """What is done to pay for a use besides blood and locking; None for what is not understood."""
    groups = match.groupdict()
    if groups.get("discard"):
        kind = _TYPES[groups["type"]].lower() if groups.get("type") else "card"
        meant = Which(kind, needs=(groups.get("code") or "").lower(), requires=(groups.get("needs") or "").lower())
        return (Discard(meant),) if meant != Which("card") else None
    if groups.get("edge"):
        return (BurnEdge(),)
    if groups.get("burned"):
        what = which(groups["burned"])
        return (Choose(what, "burned"), Burn("burned")) if what is not None else None
    if groups.get("removed"):
        return _removed(groups["removed"], 7 if groups["few"] == "seven" else 1)
    return ()


def _removed(phrase: str, count: int) -> tuple[Words, ...] | None:
    """Cards of an ash heap that are removed from the game."""
    found = re.fullmatch(r"(?P<what>cards?|ally or retainer) in (?P<whose>your|your prey's) ash heap", phrase)
    if found is None:
        return None
    kind = "ally|retainer" if found["what"] == "ally or retainer" else "library card|vampire|imbued"
    chosen = Which(kind, ("ash heap",), "prey" if "prey" in found["whose"] else "you")
    return (Choose(chosen, "removed", count, count), RemoveFromGame("removed"))


def usable(
    text: str,
    windows: tuple[Window, ...],
    cost: Iterable[Words],
    words: Iterable[Words],
    conditions: Iterable[Conditions],
    match: re.Match[str],
    once: Once = "",
) -> Usable:
    """A use with its cost: what is chosen is chosen first, then it is paid, then done."""
    groups = match.groupdict()
    cost_chosen, paid_with = declared(tuple(cost))
    chosen, rest = declared(tuple(words))
    asked = tuple(conditions)
    if chosen or cost_chosen:
        # A cost that could not be paid is no cost: it is looked at before anything is chosen.
        chosen = (*cost_chosen, *chosen, *(each for each in paid_with if isinstance(each, Discard | BurnEdge)))
        paid_with = tuple(each for each in paid_with if each not in chosen)
    rest = (*paid_with, *rest)
    return Usable(
        text,
        windows,
        rest,
        chosen,
        asked,
        locks=bool(groups.get("lock")),
        blood=numeral(groups["blood"]) if groups.get("blood") else 0,
        once=once,
        torpid=not any(isinstance(each, IsReady) for each in asked),
    )


# -- in actions -------------------------------------------------------------------------------------------------------

_NUMBER: Final = re.compile(r"(?:an additional )?\+(?P<n>\d+) (?P<stat>bleed|stealth|intercept)")


def _number(phrase: str) -> tuple[Words, tuple[Window, ...], tuple[Conditions, ...]] | None:
    """A number that the vampire itself gets for the running action."""
    said = _NUMBER.fullmatch(phrase)
    if said is None:
        return None
    amount = int(said["n"])
    match said["stat"]:
        case "bleed":
            return AddBleed(amount), IN_ACTION, (Acting(kinds=("bleed",)),)
        case "stealth":
            return AddStealth(amount), ("block attempt",), (Acting(), StealthNeeded())
    return AddIntercept("minion", amount), ("block attempt",), (_NEEDED,)


_NEEDED: Final = InterceptNeeded(Which(own=True))


def _in_action(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Bleed, stealth or intercept for something, one or the other."""
    groups = match.groupdict()
    cost = paid(match)
    if cost is None:
        return None
    more: tuple[Conditions, ...] = ()
    kind = (groups.get("kind") or "").strip()
    if kind.startswith("non-"):
        kinds = kinds_of(kind.removeprefix("non-"))
        if kinds is None:
            return None
        more = (Not(ActionIs(kinds)),)
    elif kind and kind != "bleed":
        return None
    elif kind:
        more = (ActionIs(("bleed",)),)
    if groups.get("needed"):
        more = (*more, ActionRequires(groups["needed"].lower()))
    if groups.get("against"):
        whom = meant(groups["against"])
        if whom is None or "intercept" not in match["what"]:
            return None
        more = (*more, Is("acting", whom))
    once: Once = groups.get("each") or ""  # type: ignore[assignment]
    made = []
    for part in match["what"].split(" or "):
        number_of = _number(part)
        if number_of is None or (once and " or " in match["what"]):
            return None
        word, windows, conditions = number_of
        made.append(usable(part, windows, cost, (word,), (*conditions, *more), match, once))
    return made


def _for_a_blocker(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Less intercept for who blocks it."""
    whom = meant(re.sub(r"\bblocking ", "", match["whom"]))
    if whom is None:
        return None
    conditions = (Acting(), Is("blocker", replace(whom, where=("ready",))))
    words = (AddIntercept("blocker", -int(match["n"])),)
    return (usable(f"-{match['n']} intercept", ("block attempt",), (), words, conditions, match),)


def _for_another(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Bleed or stealth for who acts, named or of a sort that the vampire itself may be of."""
    groups = match.groupdict()
    phrase = re.sub(r"\bacting ", "", match["whom"]).replace("an anarch", "an Anarch")
    whom = meant(phrase)
    if whom is None and phrase[:1].isupper() and not is_self(phrase, said.card.name):
        whom = Which("vampire", name=phrase)
    if whom is None:
        return None
    asked = tuple(each for each in (_if_ready(groups.get("if") or "", said),) if each is not None)
    if groups.get("if") and not asked:
        return None
    whom = replace(whom, where=("ready",))
    cost = paid(match)
    if cost is None:
        return None
    amount, bleeds = int(match["n"]), match["stat"] == "bleed"
    word: Words = AddBleed(amount) if bleeds else AddStealth(amount)
    windows: tuple[Window, ...] = IN_ACTION if bleeds else ("block attempt",)
    needed: Conditions = ActionIs(("bleed",)) if bleeds else StealthNeeded()
    once: Once = groups.get("each") or groups.get("each2") or ""  # type: ignore[assignment]
    text = f"+{amount} {match['stat']}"
    return (usable(text, windows, cost, (word,), (Is("acting", whom), needed, *asked), match, once),)


def _if_ready(phrase: str, said: Sentence) -> Conditions | None:
    found = re.fullmatch(
        r"(?:you also control )?(?P<who>[A-Z][\w' ]+?)(?: and (?:he|she) is ready| is in your ready region)?", phrase
    )
    if found is None or is_self(found["who"], said.card.name):
        return None
    where = ("ready",) if "ready" in phrase else ("ready", "torpor")
    return There(Which("vampire", where, "you", name=found["who"]))


def _strength(match: re.Match[str], said: Sentence) -> Pieces | None:
    cost = paid(match)
    if not cost:
        return None
    words = (AddInCombat("strength", int(match["n"]), "combat"),)
    return (usable(f"+{match['n']} strength", IN_ROUND, cost, words, (Fights("this"),), match, "combat"),)


def _extra(match: re.Match[str], said: Sentence) -> Pieces | None:
    cost = paid(match)
    if not cost:
        return None
    window: Window = "range" if match["what"] == "maneuver" else "press"
    return (usable(match["what"], (window,), cost, (), (Fights("this"),), match, "combat"),)


_ONCE: Final = r"(?:Once (?:each|per) (?P<each>action|turn), )?"
_TEMPLATES: Final = (
    sentence(
        rf"{_ONCE}(?:[Dd]uring an? (?P<kind>bleed |non-bleed )?action, )?{WHO} {MAY} {COST} to get "
        r"(?P<what>(?:an additional )?\+\d (?:bleed|stealth|intercept)(?: or \+\d (?:bleed|stealth|intercept))?)"
        r"(?: for the current action| on an action that requires [A-Z][\w ]+ \[(?P<needed>\w{3})\]"
        r"| when attempting to block (?P<against>[^,.]+))?\.",
        _in_action,
    ),
    sentence(
        rf"(?:During an action (?:he|she|it) performs, |During an action, ){WHO} {MAY} {COST} to give "
        r"(?P<whom>an? [^,.]*?blocking [^,.]+?) -(?P<n>\d) intercept\.",
        _for_a_blocker,
    ),
    sentence(
        rf"{_ONCE}(?:[Dd]uring a bleed action, )?(?:[Ii]f (?P<if>[^,.]+), )?{WHO} {MAY} {COST} to give "
        r"(?P<whom>[^,.]+?) \+(?P<n>\d) (?P<stat>bleed|stealth)(?: (?:during a bleed action|for the current action))?"
        r"(?: once each (?P<each2>action))?\.",
        _for_another,
    ),
    sentence(
        rf"Once each combat, {WHO} {MAY} {COST} to get \+(?P<n>\d) strength (?:that combat|for the remainder of "
        r"(?:the )?combat)\.",
        _strength,
    ),
    sentence(rf"Once each combat, {WHO} {MAY} {COST} to get (?:1|an?|one) (?P<what>press|maneuver)\.", _extra),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = where(own, _TEMPLATES)
