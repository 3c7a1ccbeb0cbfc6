"""Sentences about attempts to block: who attempts, who cannot, which attempts fail, how the action ends
(sec. 6.2.2)."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.nouns import ME, fellows, who
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *

_N: Final = r"(?P<n>\d+)"


def _attempts(match: re.Match[str], _: Sentence) -> Pieces | None:
    price = int(match["burns"] or 0)
    asked = OnlyIf((*((BloodLeft(price),) if price else ()), BlockMayBegin(spent=price)))
    intercept = (AddIntercept("minion", int(match["more"])),) if match["more"] else ()
    return (asked, *_burnt(price), Unlock("minion"), *intercept, AttemptToBlock())


def _burnt(price: int) -> tuple[Words, ...]:
    """Blood that the minion burns besides what the card costs."""
    return (BurnBlood("minion", price),) if price else ()


def _fails(match: re.Match[str], _: Sentence) -> Pieces | None:
    price = int(match["burns"] or 0)
    fails = FailAttempt(again=match["again"] is None, methuselah=bool(match["controller"]))
    return (*((OnlyIf((BloodLeft(price),)),) if price else ()), *_burnt(price), fails)


def _cannot_block(match: re.Match[str], _: Sentence) -> Pieces | None:
    known = who(match["who"])
    return (CannotBlock(known) if known is not None else CannotBlock(which=understood(fellows(match["who"]))),)


def _toll(match: re.Match[str], _: Sentence) -> Pieces | None:
    meant = understood(fellows(match["who"]))
    if meant.kind == "minion" and not match["life"]:  # allies cannot burn blood
        vampires, allies = (replace(meant, kind=kind) for kind in ("vampire", "ally"))
        return (Toll(int(match["n"]), vampires), CannotBlock(which=allies))
    return (Toll(int(match["n"]), meant),)


_TEMPLATES: Final = (
    says(
        r"This (?:vampire|minion) can choose to cancel the resulting combat if this action is blocked\.",
        Later("blocked", (May((NoCombat(),), "cancel the combat?"),)),
    ),
    says(
        r"Once this action, you can burn 1 of your corruption counters? from a blocking minion to have their"
        r" block attempt fail, and they cannot attempt to block this action again\.",
        Grant(
            "burn 1 corruption from the blocking minion: its attempt fails",
            ("block attempt",),
            (Count(-1, "corruption", "blocker"), FailAttempt()),
            conditions=(Is("blocker", Which(corruption=1)),),
        ),
    ),
    sentence(
        rf"Minions without [A-Z][\w ]+ \[(?P<code>\w{{3}})\] must burn {_N} blood to attempt to block"
        r" \(allies cannot burn blood\)\.",
        lambda match, _: (
            Toll(int(match["n"]), Which("vampire", without=match["code"])),
            CannotBlock(which=Which("ally", without=match["code"])),
        ),
    ),
    says(
        r"Lock this (?:modifying )?(?:vampire|minion) to have that attempt fail; the blocking minion"
        r" cannot attempt to block"
        r" this action again\.",
        OnlyIf((Is("minion", Which(locked=False)),)),
        Lock("minion"),
        FailAttempt(),
    ),
    says(
        r"If an ally or younger vampire is currently attempting to block this action, that attempt"
        r" fails and the blocking"
        r" minion cannot attempt to block this action again\.",
        If((Is("blocker", Which(weaker=True)),), (FailAttempt(),)),
    ),
    says(rf"{ME} attempts to block\.", OnlyIf((BlockMayBegin(),)), AttemptToBlock()),
    says(rf"{ME} does not lock for (?:the block|blocking this action)\.", NoLock()),
    says(r"This action (?:is unblockable|cannot be blocked)\.", Unblockable()),
    # It has failed, not ended: what is used after an action still can be (RTR 20180719).
    says(r"The action fails\.", FailAction()),
    sentence(
        rf"{ME} (?:burns (?P<burns>\d+) blood to unlock|unlocks) and attempts? to block"
        r"(?: with \+(?P<more>\d+) intercept)?(?:, even if intercept is not yet needed)?\.",
        _attempts,
    ),
    says(
        rf"{ME} attempts to block the current action, ignoring the normal prey, predator or target restrictions for"
        r" blocking actions\.",
        OnlyIf((BlockMayBegin(free=True),)),
        AttemptToBlock(free=True),
    ),
    sentence(
        r"(?:Burn (?P<burns>\d+) blood to have that attempt fail|That attempt fails|The (?:block )?attempt fails)"
        r"(?P<again>(?:;|,? and) the blocking (?:minion|vampire|ally)(?P<controller>'s controller)? cannot attempt to"
        r" block this action again)?\.",
        _fails,
    ),
    sentence(r"(?P<who>[A-Z][\w ,-]*?) cannot (?:attempt to )?block this action\.", _cannot_block),
    sentence(
        rf"(?P<who>[A-Z][\w ]*?) must burn {_N} blood(?P<life> or life)? to attempt to block this action\.", _toll
    ),
    sentence(
        r"(?P<who>[A-Z][\w ]*?) get (?P<n>[+-]\d+) intercept\.",
        meaning(fellows, lambda meant, match: (ForAll("intercept", int(match["n"]), meant),)),
    ),
    sentence(
        r"The blocking (?P<kind>vampire|ally) gets (?P<n>-\d+) intercept\.",
        lambda match, _: (
            OnlyIf((Is("blocker", Which(match["kind"])),)),
            AddIntercept("blocker", int(match["n"])),
        ),
    ),
)
SENTENCES: Final = played_as(frozenset({"Action", "Action Modifier", "Reaction"}), _TEMPLATES)
