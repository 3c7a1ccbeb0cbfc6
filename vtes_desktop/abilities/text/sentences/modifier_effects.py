"""Sentences of modifiers: numbers with a price or a measure, who can't block or react, blocks that fail, what comes
later (sec. 6.2)."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.clauses.combat import subject_does
from vtes_desktop.abilities.text.meant import meant
from vtes_desktop.abilities.text.nouns import ME, who
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *

_TYPES: Final = frozenset({"Action Modifier", "Reaction"})
_N: Final = r"(?P<n>\d+)"


def _without(match: re.Match[str], _: Sentence) -> Pieces | None:
    """“Minions without flight or Spiritus get -1 intercept”."""
    each = [
        understood(re.fullmatch(r"(flight) \[FLIGHT\]|[A-Z]\w+ \[(\w{3})\]", part))
        for part in re.split(r",? or |, ", match["what"])
    ]
    codes = " ".join(one[2].lower() for one in each if one[2])
    words = ("non-flight",) if any(one[1] for one in each) else ()
    return (ForAll("intercept", -int(match["n"]), Which("minion", without=codes, words=words)),)


def _if_action(match: re.Match[str], _: Sentence) -> Pieces | None:
    """What depends on the kind of the action."""
    kind, what = match["kind"], match["what"]
    if kind == "equip" and re.fullmatch(rf"{ME} unlocks if the action is successful", what):
        return clauses_after((If((ActionIs(("equip", "equip from")),), (Unlock("minion"),)),))
    if kind == "bleed" and (more := re.fullmatch(rf"{ME} gets \+(\d+) bleed(?P<limited> \(limited\))?", what)):
        return (If((ActionIs(("bleed",)),), (AddBleed(int(more[1]), limited=bool(more["limited"])),)),)
    if kind == "hunt" and (more := re.fullmatch(rf"{ME} gains (?:an|(\d+)) additional blood if successful", what)):
        return (If((ActionIs(("hunt",)),), (AddNumber("minion", "hunt", int(more[1] or 1)),)),)
    return None


def clauses_after(words: tuple[Words, ...]) -> Pieces:
    """What is done after the action has resolved, if it was successful."""
    return (Later("after resolution", (If((Successful(),), words),)),)


def _each_combat(match: re.Match[str], _: Sentence) -> Pieces | None:
    """“This acting vampire gets … until the end of this action”: in each combat of it."""
    if re.fullmatch(r"an? (?:optional )?additional strike \(limited\) each round of combat", match["what"]):
        return (InCombat((GiveExtra("additional strike", "combat", each_round=True),), each=True),)
    return (InCombat(subject_does(f"this vampire gets {match['what']}", "combat"), each=True),)


def _acting_unlock(match: re.Match[str], _: Sentence) -> Pieces | None:
    price = int(match["n"])
    may = May((BurnBlood("minion", price), Unlock("acting")), f"burn {price} blood to unlock the acting minion?")
    return (Later("after resolution", (If((HasBlood("minion", price),), (may,)),)),)


_TEMPLATES: Final = (
    says(r"The acting (?!minion|vampire)\w+ gets \+1 bleed \(limited\)\.", AddBleed(1, limited=True)),
    sentence(r"The acting (?!minion|vampire)\w+ gets \+(?P<n>\d+) stealth\.", lambda m, _: (AddStealth(int(m["n"])),)),
    sentence(
        r"Minions without (?P<what>[^.]+?) get -(?P<n>\d+) intercept(?: when attempting to block this action)?\.",
        _without,
    ),
    sentence(
        r"As \[[\w ]+\] above, but those minions get -(?P<n>\d+) intercept\.",
        lambda m, _: (changing(ForAll, amount=-int(m["n"])),),
    ),
    sentence(
        rf"(?:{ME} cannot be blocked by (?P<by>[\w ,]+?)"
        r"|(?P<who>(?!This|The chosen|That)[A-Za-z][^.]*?) cannot (?:attempt to )?block) this action\.",
        lambda m, _: (CannotBlock(which=understood(meant(m["who"] or m["by"]))),),
    ),
    sentence(r"Choose (?P<who>an? [^.]*?(?:or|ally)[^.]*)\.", meaning(meant, lambda which, _: (Choose(which),))),
    sentence(
        r"(?P<who>The chosen (?:minion|vampire)|That (?:minion|vampire)) cannot play reaction cards"
        r"(?: \(including \[REACTION\] abilities of power cards\))?(?: during)?(?: this action)\.",
        meaning(who, lambda known, _: (NoReactions(known),)),
    ),
    sentence(
        rf"Burn the Edge to get \+{_N} bleed that does not count against the limit\.",
        lambda m, _: (OnlyIf((HasEdge(),)), BurnEdge(), AddBleed(int(m["n"]))),
    ),
    says(r"You cannot gain the Edge this action\.", RuleOut("the Edge")),
    says(r"If you would get the Edge, it is burned instead\.", Silent()),
    sentence(r"If this is an? (?P<kind>bleed|hunt|equip) action, (?P<what>[^.]+)\.", _if_action),
    sentence(
        r"As (?:\[[\w ]+\] ?)*above, but for \+(?P<n>\d+) (?P<stat>stealth|intercept) this action\.",
        # Where the number above was given with something else.
        lambda m, _: (changing(AddStealth if m["stat"] == "stealth" else AddIntercept, amount=int(m["n"])),),
    ),
    sentence(rf"{ME} gets (?P<what>[^.]+?) (?:this action|until the end of this action)\.", _each_combat),
    sentence(
        rf"After action resolution, {ME} can burn {_N} blood to unlock the acting (?:ally|minion|vampire)\.",
        _acting_unlock,
    ),
    sentence(
        r"Unlock (?P<who>an? [^.]+ you control)\.",
        meaning(meant, lambda which, _: (Choose(replace(which, where=("ready",))), Unlock("target"))),
    ),
    sentence(
        r"Unlock up to two (?P<who>[^.]+ you control)\.",
        meaning(meant, lambda which, _: (Choose(replace(which, where=("ready",)), most=2), Unlock("target"))),
    ),
    sentence(
        rf"After action resolution, if this action was successful, put {_N} corruption counter on a minion controlled"
        r" by \(any of\) the target Methuselah\(s\)\.",
        lambda m, _: clauses_after(
            (Choose(Which("minion", ("ready", "torpor"), "target")), Count(int(m["n"]), "corruption", "target"))
        ),
    ),
    # A block that has succeeded fails before it resolves.
    says(r"The block fails, and the action continues\.", BlockFails()),
    says(r"This action is not blocked, and it is now unblockable\.", BlockFails(), Unblockable()),
    says(r"The blocking (?:minion|vampire) cannot attempt to block this action again\.", CannotBlock("blocker")),
    says(
        r"If this action is successful, lock the blocking minion after action resolution\.",
        Note("blocker", "failed"),
        *clauses_after((Lock("failed"),)),
    ),
    says(
        r"This \w+'s hand strikes are aggravated this action\.",
        InCombat((AddInCombat("aggravated hands", 1, "combat"),), each=True),
    ),
    says(
        r"The acting vampire goes to torpor after resolving the action\.",
        Later("after resolution", (ToTorpor("minion"),)),
    ),
    says(r"As above, but usable if a minion attempts to block\.", Silent()),
    says(r"During this action, minions cannot unlock\.", RuleOut("unlocking")),
    says(rf"{ME} cannot perform actions again this turn\.", RuleOut("more actions")),
    says(
        r"If an action card was (?:used to perform the action|played), (?:return it to its owner's hand|take it back in"
        r" your hand) \(discard down afterward\)\.",
        ReturnActionCard(),
    ),
    sentence(
        r"If (?:this action is )?blocked, range in the first round of the resulting combat is automatically set to"
        r" (?P<range>long|close)\.",
        lambda m, _: (InCombat((SetRangeTo(m["range"], "round"),), blocked=True),),  # type: ignore[arg-type]
    ),
    sentence(
        rf"This action, while {ME} is in combat, each round is at (?P<range>long|close) range \(skip the determine"
        r" range step for each round\)\.",
        lambda m, _: (InCombat((SetRangeTo(m["range"], "combat", late=True),), each=True),),  # type: ignore[arg-type]
    ),
)
SENTENCES: Final = played_as(_TYPES, _TEMPLATES, stays=True)
"""They count, too, after the words by which the card goes somewhere: they speak of the action all the same."""
