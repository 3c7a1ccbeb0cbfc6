"""Sentences about what comes later in an action: what is put off to its resolution or after, what may be used later on,
what is so in the combat that comes of it (sec. 6.2.3, 6.4)."""

from __future__ import annotations

import re
from typing import Final

from vtes_desktop.abilities.text.clauses.combat import subject_does
from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.nouns import ME
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *

_N: Final = r"(?P<n>\d+)"
_WHICH_COMBAT: Final = re.compile(
    r" (?:during|in|on) (?P<first>the first round of )?(?:the resulting|that) combat"
    r"(?P<blocked> if (?:this \w+|they|he or she) (?:successfully )?(?:blocks?|(?:is|are) blocked))?$"
)
_IF_IT_COMES: Final = re.compile(
    r"^If (?:this action is blocked|this \w+ (?:is blocked|blocks|successfully blocks)), "
    r"(?:during (?P<first>the first round of )?the resulting combat,? )?",
    re.I,
)


def if_it_has_blocked(*words: Words, yes: bool = True, also: tuple[Conditions, ...] = ()) -> Pieces:
    """What is done after the action where this minion has blocked since the card was played, or where it has not; it
    has, too, where the action went on as if unblocked (rulings on Forced Awakening)."""
    has = BlockedSince("reacting")
    return Note("minion", "reacting"), Later("after resolution", (If((has if yes else Not(has), *also), words),))


def _if_not_blocked(match: re.Match[str], _: Sentence) -> Pieces | None:
    """Its block may still fail, and then it is asked again as the action comes to its resolution anew."""
    burn = BurnBlood("minion", int(match["n"]))
    anew = Later("before resolution", (If((Not(BlockedSince("reacting")),), (burn,)),))
    return Note("minion", "reacting"), Later("before resolution", (If((Same("blocker"),), (anew,), (burn,)),))


def _after(match: re.Match[str], _: Sentence) -> Pieces | None:
    words = understood(clauses(match["what"]))
    how = match["how"]
    return (Later("after resolution", (If((Successful(yes=how == "successful"),), words),) if how else words),)


def _may_burn_after(match: re.Match[str], _: Sentence) -> Pieces | None:
    what, price = match["what"], int(match["n"])
    words = understood(clauses("unlock this vampire" if what == "unlock" else what))
    may = May((BurnBlood("minion", price), *words), f"burn {price} blood to {what}?")
    return (Later("after resolution", (If((Successful(), BloodLeft(price)), (may,)),)),)


def _if_blocked(match: re.Match[str], _: Sentence) -> Pieces | None:
    what = match["what"].removesuffix(" before block resolution")
    if "resulting combat" in what or "during " in what:
        return None
    return (Later("blocked", understood(clauses(what))),)


def _burn_for(match: re.Match[str], sentence: Sentence) -> Pieces | None:
    """“Burn 1 blood to get +1 stealth”; the number only when it is needed."""
    amount, price, burn = int(match["m"]), BloodLeft(int(match["n"])), BurnBlood("minion", int(match["n"]))
    if match["stat"] == "stealth" and sentence.type == "Action Modifier":
        # Whether it is needed is asked of the word; words that come first keep it from nothing.
        return (OnlyIf((price,)), burn, AddStealth(amount, needed=True))
    if match["stat"] == "intercept" and sentence.type == "Reaction":
        needed = InterceptNeeded(Which(whose="you"))
        return (OnlyIf((price, Same("blocker"), needed)), burn, AddIntercept("minion", amount))
    return None


def in_resulting_combat(text: str) -> tuple[Words, ...]:
    """What is so in the combat that comes of a block, or of an action to enter combat. Raises NotUnderstoodError for
    what is not understood."""
    head = _IF_IT_COMES.match(text)
    rest = text[head.end() :] if head else text
    tail = understood(_WHICH_COMBAT.search(rest))
    rest = rest[: tail.start()].removesuffix(",")
    rest = re.sub(r"^(?:with )?(?=(?:\d+|an?) )", "this vampire gets ", rest)
    rest = re.sub(r"^(?:they|he or she|[Tt]his acting \w+|[Tt]his reacting \w+|[Tt]his \w+) ", "this vampire ", rest)
    rest = rest.replace("this vampire get ", "this vampire gets ")
    rest = re.sub(r"^[Tt]he (?:blocking|acting|opposing) (?:minion|vampire) ", "the opposing minion ", rest)
    words = subject_does(rest, "round" if tail["first"] else "combat")
    # They begin with the combat, and so with its first round.
    if tail["first"] and not all(isinstance(word, GiveExtra | GiveStrike | GivePrevention | Forbid) for word in words):
        raise NotUnderstoodError
    return (InCombat(words, blocked=head is not None or tail["blocked"] is not None),)


_TEMPLATES: Final = (
    sentence(
        rf"\+{_N} stealth, (?P<what>with [^.]* resulting combat[^.]*)\.",
        meaning(in_resulting_combat, lambda words, match: (AddStealth(int(match["n"])), *words), "what"),
    ),
    says(
        rf"(?:If {ME} does not (?:successfully )?block this action, (?:lock them|he or she is locked) after action"
        rf" resolution|Lock {ME} after action resolution if they did not block this action)\.",
        *if_it_has_blocked(Lock("minion"), yes=False),
    ),
    sentence(
        r"(?P<what>[^.]* (?:resulting|that) combat(?: if [^.,]*)?)\.",
        meaning(in_resulting_combat, lambda words, _: words, "what"),
    ),
    sentence(
        rf"\+{_N} intercept, with (?P<what>[^.]* resulting combat[^.]*)\.",
        meaning(in_resulting_combat, lambda words, match: (AddIntercept("minion", int(match["n"])), *words), "what"),
    ),
    sentence(rf"If they do not block this action, they burn {_N} blood before action resolution\.", _if_not_blocked),
    sentence(
        r"(?P<what>[^.]+?) after action resolution(?: if (?:this|the) action (?:is|was)"
        r" (?P<how>successful|blocked))?\.",
        _after,
    ),
    sentence(
        rf"(?:After action resolution, if|If) the action (?:was|is) successful, {ME} (?:can|may) burn {_N} blood to"
        r" (?P<what>[^.]+?)(?: after action resolution)?\.",
        _may_burn_after,
    ),
    sentence(r"If this (?:action|vampire|minion) is blocked, (?P<what>[^.]+)\.", _if_blocked),
    says(
        rf"(?:Once|During) this action, {ME} (?:can|may) burn 1 blood to get \+1 intercept\.",
        Grant(
            "burn 1 blood for +1 intercept",
            ("block attempt",),
            (AddIntercept("minion", 1),),
            conditions=(Same("blocker", "minion"), InterceptNeeded(Which(whose="you"))),
            blood=1,
        ),
    ),
    sentence(
        rf"(?:Once|During) this action, {ME} (?:can|may) burn {_N} blood to give"
        r" an ally or younger vampire -(?P<m>\d+) intercept\.",
        lambda match, _: (
            Grant(
                f"burn {match['n']} blood for -{match['m']} intercept",
                ("block attempt",),
                (AddIntercept("blocker", -int(match["m"])),),
                (Is("blocker", Which(weaker=True)),),
                int(match["n"]),
            ),
        ),
    ),
    sentence(rf"(?:{ME} burns|Burn) {_N} blood to get \+(?P<m>\d+) (?P<stat>stealth|intercept)\.", _burn_for),
    says(rf"{ME} burns 1 blood to unlock\.", OnlyIf((BloodLeft(1),)), BurnBlood("minion", 1), Unlock("minion")),
)
SENTENCES: Final = played_as(frozenset({"Action", "Action Modifier", "Reaction"}), _TEMPLATES)
