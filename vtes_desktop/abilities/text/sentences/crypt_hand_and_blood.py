"""Sentences of vampires' cards that let something be done for a card of the hand, for blood or by locking: in actions
and referendums, and without a time (sec. 1.6.1, 6.2, 6.3)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Literal

from msgspec.structs import replace

from vtes_desktop.abilities.text.meant import meant
from vtes_desktop.abilities.text.nouns import NUMBER, is_self, numeral, which
from vtes_desktop.abilities.text.sentences.crypt import own
from vtes_desktop.abilities.text.sentences.crypt_combat import MAY, WHO
from vtes_desktop.abilities.text.sentences.crypt_numbers import condition
from vtes_desktop.abilities.text.sentences.in_play import parted
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.moments import Window

DISCARD: Final = (
    r"discard (?:an?|1|one) (?:(?P<type>master|political action|combat|reaction|action|equipment) )?card"
    r"(?: \[[A-Z ]+\])?(?: (?:requiring|that requires) (?:[A-Z][\w ]+ \[(?P<code>\w{3})\]|an? (?P<needs>Anarch)))?"
    r"(?: from your hand)?"
)
"""A card of the hand that is discarded for something."""
COST: Final = (
    rf"(?:(?:burn (?P<blood>{NUMBER}) blood(?: and )?)?(?P<discard>{DISCARD})?|burn (?P<pool>{NUMBER}) pool"
    r"|(?P<edge>burn the Edge)|(?P<lock>lock(?: (?:him|her|this minion))?)|burn (?P<burned>an? [^.]+? you control)"
    r"|remove (?P<few>an?|seven) (?P<removed>[^.]+?) from the game)"
)
"""What is paid for a use."""


def paid(match: re.Match[str]) -> tuple[Words, ...]:
    """What is done to pay for a use besides blood and locking. Raises NotUnderstoodError where a part is not
    understood."""
    groups = match.groupdict()
    if groups.get("discard"):
        needs, requires = ((groups.get(each) or "").lower() for each in ("code", "needs"))
        meant = Which(groups.get("type") or "card", needs=needs, requires=requires)
        return (Discard(understood(meant if meant != Which("card") else None)),)
    if groups.get("edge"):
        return (BurnEdge(),)
    if groups.get("burned"):
        return (Choose(understood(which(groups["burned"])), "burned"), Burn("burned"))
    if groups.get("removed"):
        return _removed(groups["removed"], 7 if groups["few"] == "seven" else 1)
    return ()


def _removed(phrase: str, count: int) -> tuple[Words, ...]:
    """Cards of an ash heap that are removed from the game."""
    found = understood(
        re.fullmatch(r"(?P<what>cards?|ally or retainer) in (?P<whose>your|your prey's) ash heap", phrase)
    )
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
    turn: Literal["yours", "others", "any"] = "any",
) -> Usable:
    """A use with its cost: what is chosen is chosen first, then it is paid, then done."""
    groups = match.groupdict()
    paid_with, cost_chosen = parted(tuple(cost))
    done, chosen = parted(tuple(words))
    asked = tuple(conditions)
    if chosen or cost_chosen:
        # A cost that could not be paid is no cost: it is looked at before anything is chosen.
        chosen = (*cost_chosen, *chosen, *(each for each in paid_with if isinstance(each, Discard | BurnEdge)))
        paid_with = tuple(each for each in paid_with if each not in chosen)
    return Usable(
        text,
        windows,
        (*paid_with, *done),
        chosen,
        asked,
        turn,
        locks=bool(groups.get("lock")),
        blood=numeral(groups.get("blood")),
        pool=numeral(groups.get("pool")),
        once=once,
        torpid=not any(isinstance(each, IsReady) for each in asked),
    )


# -- in actions -------------------------------------------------------------------------------------------------------


def number_given(stat: str, amount: int, meant: Which) -> tuple[Words, tuple[Window, ...], tuple[Conditions, ...]]:
    """What gives a number to a minion that is meant: the word, when, and what must be so."""
    if stat == "bleed":
        return AddBleed(amount), IN_ACTION, (ActionIs(("bleed",)), Is("acting", meant))
    if stat == "stealth":
        return AddStealth(amount), ("block attempt",), (Is("acting", meant), StealthNeeded())
    return AddIntercept("blocker", amount), ("block attempt",), (InterceptNeeded(meant),)


def _in_action(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Bleed, stealth or intercept for something, one or the other, of the minion itself or of another."""
    groups, given = match.groupdict(), match.groupdict().get("whom")
    asked: tuple[Conditions, ...] = {
        "bleed": (ActionIs(("bleed",)),),
        "non-bleed": (Not(ActionIs(("bleed",))),),
        "directed": (Acting(directed=True),),
    }.get(match["kind"] or "", ())
    whom = replace(_whom(given, said), where=("ready",)) if given else Which(own=True)
    if groups.get("needed"):
        asked = (*asked, ActionRequires(match["needed"].lower()))
    if groups.get("against"):
        asked = (*asked, Is("acting", understood(meant(match["against"]))))
    asked = (*asked, *condition(groups.get("if"), said))
    once: Once = match["each"] or groups.get("each2") or ""  # type: ignore[assignment]
    made = []
    for amount, stat in re.findall(r"\+(\d+) (\w+)", match["what"]):
        if given and f" {'acting' if stat == 'intercept' else 'blocking'} " in given:
            return None
        word, windows, conditions = number_given(stat, int(amount), whom)
        text = f"+{amount} {stat}"
        made.append(usable(text, windows, paid(match), (word,), dict.fromkeys((*asked, *conditions)), match, once))
    return made


def _whom(phrase: str, said: Sentence) -> Which:
    """To whom a number is given: named, or of a sort that the vampire itself may be of."""
    phrase = re.sub(r"^the (?=acting )|\b(?:acting|blocking) ", "", phrase).replace("an anarch", "an Anarch")
    if phrase[:1].isupper() and not is_self(phrase, said.card.name):
        return meant(phrase) or Which("vampire", name=phrase)
    return understood(Which() if phrase == "minion" else meant(phrase))


def _for_a_blocker(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Less intercept for who blocks it."""
    whom = replace(understood(meant(re.sub(r"\bblocking ", "", match["whom"]))), where=("ready",))
    words = (AddIntercept("blocker", -int(match["n"])),)
    conditions = (Acting(), Is("blocker", whom))
    return (usable(f"-{match['n']} intercept", ("block attempt",), (), words, conditions, match),)


def _in_combat(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Strength, a press or a maneuver once each combat, for something."""
    cost = paid(match)
    if not cost:
        return None
    windows: dict[str, tuple[Window, ...]] = {"maneuver": ("range",), "press": ("press",)}
    words = (AddInCombat("strength", int(match["n"]), "combat"),) if match["n"] else ()
    window = windows.get(match["what"], IN_ROUND)
    return (usable(match["what"], window, cost, words, (Fights("this"),), match, "combat"),)


_ONCE: Final = r"(?:Once (?:each|per) (?P<each>action|turn), )?"
_DURING: Final = r"(?:[Dd]uring an? (?:(?P<kind>bleed|non-bleed|directed) )?action, )?"
_FOR: Final = r"(?: (?:for the current action|(?:during|on) (?:an?|the current) (?:bleed )?action))?"
_NUMBER: Final = r"(?:an additional )?\+\d+ (?:bleed|stealth|intercept)"
_TEMPLATES: Final = (
    sentence(
        rf"{_ONCE}{_DURING}{WHO} {MAY} {COST} to get (?P<what>{_NUMBER}(?: or {_NUMBER})?)(?:{_FOR}"
        r"| on an action that requires [A-Z][\w ]+ \[(?P<needed>\w{3})\]"
        r"| when attempting to block (?P<against>[^,.]+))\.",
        _in_action,
    ),
    sentence(
        rf"(?:During an action (?:he|she|it) performs, |During an action, ){WHO} {MAY} {COST} to give "
        r"(?P<whom>an? [^,.]*?blocking [^,.]+?) -(?P<n>\d) intercept\.",
        _for_a_blocker,
    ),
    sentence(
        rf"{_ONCE}{_DURING}(?:[Ii]f (?P<if>[^,.]+), )?{WHO} {MAY} {COST} to give (?P<whom>[^,.]+?)"
        rf" (?P<what>{_NUMBER}){_FOR}(?: once each (?P<each2>action))?\.",
        _in_action,
    ),
    sentence(
        rf"Once each combat, {WHO} {MAY} {COST} to get (?P<what>\+(?P<n>\d) strength)"
        r" (?:that combat|for the remainder of (?:the )?combat)\.",
        _in_combat,
    ),
    sentence(
        rf"Once each combat, {WHO} {MAY} {COST} to get (?:1|an?|one) (?P<what>press|maneuver)(?P<n>)\.", _in_combat
    ),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = where(own, _TEMPLATES)
