"""What the fixed phrases of card text say of an action: its kind, stealth, direction and cost (sec. 6.1.6, 6.2.1).

Only phrases that mean the same on every card are read. What else an action does stands behind other words and is left
to the abilities, or done by hand.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, Literal

from msgspec.structs import replace

from vtes_desktop.abilities.text.facts import cancelling
from vtes_desktop.abilities.text.facts.modes import OR
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.minion.action_text import ActionText, Kind, Whom
from vtes_desktop.rules.playing.modes import Mode

_STEALTH: Final = re.compile(
    r"(?<!\bas a )\+(\d+) stealth(?: (?:hunt|equip|employ(?: retainer)?|recruit(?: ally)?|political))? action\b", re.I
)
"""Not that of an action which the card allows once it is in play: “as a +1 stealth action”."""
_AT_STEALTH: Final = re.compile(r"(?<!actions are )\b(?:with|at) \+(\d+) stealth\b")
_ABOVE: Final = re.compile(r"^(?:\(D\) )?As (?:(?:\[\w+\] ?)+)?above\b")
_BLEED: Final = re.compile(
    r"^(?:\+\d+ stealth action\. )?\(D\) Bleed(?: (any Methuselah|your predator or prey))?"
    r"(?: (?:with|at) \+(\d+) bleed)?(\.)?"
)
_MORE_BLEED: Final = re.compile(r"\b(?:[Tt]he bleed is|As above,) with \+(\d+) bleed\b")
_OTHER_BLEED: Final = re.compile(r"\bAs above, but (?:bleed )?(?:with|at) \+(\d+) bleed\b")
_HUNT: Final = re.compile(
    r"(?:^|\n|\. )Hunt\b(?!, or)(?: (?:at|with) \+(\d+) hunt)?(\.)?|\bhunt action\b|^Hunt, or"
    r"|\bIf this hunt is successful\b"
)
_COMBAT: Final = re.compile(
    r"\b[Ee]nter combat with (?:and lock )?(?:an?|any) ((?:(?:ready|locked|unlocked|younger|older|Sabbat) )*)"
    r"(minion|vampire|ally)"
    r"(?: controlled by (?:another Methuselah|your (prey)))?(?: who has (\d+) or fewer blood or with a locked minion)?"
    r"(?=[.,;]|$| as an? | and put this card)"
)
_OTHER_COMBAT: Final = re.compile(r"\bAs (?:\[\w+\] )?above, but (?=enter combat with )")
_LATER_ACTION: Final = re.compile(r"\b(?:[Aa]s|takes?) an? (?:\+\d+ stealth )?\(D\)")
"""What a card that stays in play lets minions do later says nothing of the action that brings it there."""
_BY_LOCKED: Final = re.compile(r"\b(Only u|U)sable by a locked [\w ]+\.")
_IF_STEALTH: Final = re.compile(r"\bIf [^.]*, this (?:is an? \+\d+ stealth action|action is at \+\d+ stealth)\.")
"""Stealth that hangs on something is left to the abilities."""
_TARGET_ACTS: Final = re.compile(
    r"The target (?:vampire|minion) is considered the acting minion during (?:that|the) combat\."
)
_MOST: Final = re.compile(r"\bIf more than (\d+) pool is bled with this action, ignore the excess\.")
_BRINGS: Final = re.compile(
    r"\bequip this \w+ with it\b|\bSearch [^.]* for an? [^.]*\bretainer\b[^.]* and (?P<employ>employ it)\b"
    r"|(?:^|\. )This \w+ (?P<recruit>recruits) that ally\b|\+\d+ stealth (?P<employs>employ) retainer action\b"
)
"""An action that brings another card into play is one to equip, employ or recruit (TOM 19960130, sec. 6.1.3–6.1.5)."""
_POLITICAL: Final = re.compile(r"^\+\d+ stealth political action\.")
_LEAVE: Final = re.compile(r"\bleaves? torpor\b", re.I)
_IN_TORPOR: Final = re.compile(r"\bOnly usable by a (?:locked )?vampire in torpor\.")
_ON_TORPID: Final = re.compile(r"(?:^|\n|\. )(?:\(D\) )?(Rescue|Diablerize) (?:an?|up to two) .{0,30}\btorpor\b")
_AS_ACTION: Final = re.compile(
    r"\bas an? (?:\+(\d+) stealth )?(\(D\) )?(political |hunt )?action(?: that costs (an?|\d+) (blood|pool))?"
)
_ANYONE: Final = re.compile(
    r"^(?:[^:]{0,60}: )?(?:Any|An?|Titled|Minions|Vampires|Anarchs|Imbued|\w+ (?:vampires|minions))\b"
    r"(?! you control)(?! with this)"
)


@lru_cache(maxsize=8192)
def played(card: Card, mode: Mode) -> ActionText:
    """What an action card says of its action when it is played at a mode."""
    general = _IF_STEALTH.sub("", "\n".join(part.text for part in card.text if not part.marks))
    own = _IF_STEALTH.sub("", mode.text)
    basis = _basis(card, own)
    text = f"{basis} {own}".strip()
    stealth = _STEALTH.search(own) or _AT_STEALTH.search(own) or _STEALTH.search(basis) or _STEALTH.search(general)
    lines = [line for line in (*general.split("\n"), own) if line]
    if own != general and (bleed := general.find(". (D) Bleed")) >= 0:
        lines.append(general[bleed + 2 :])
    read = _body(text if text else general, lines)
    changed = _OTHER_COMBAT.search(own) if read.kind == "enter combat" else None
    if changed is not None and (combat := _COMBAT.match(own, changed.end())):
        read = replace(read, against=_against(combat))
    if read.kind == "enter combat" and "frenzy" in cancelling.said(card, mode.level, mode.type).keywords:
        read = replace(read, against=read.against | {"open to frenzy"})
    more = _MORE_BLEED.findall(own) if read.kind == "bleed" else []
    other = _OTHER_BLEED.search(own) if read.kind == "bleed" else None
    return ActionText(
        kind=read.kind,
        stealth=int(stealth[1]) if stealth else 0,
        directed="(D)" in _LATER_ACTION.sub("", f"{general} {text}"),
        stays=read.stays,
        undirected="This action is undirected" in text,
        amount=int(other[1]) if other is not None else read.amount + sum(map(int, more)),
        basic=read.basic,
        alone=read.alone,
        against=read.against,
        whom=read.whom,
        most=int(most[1]) if read.kind == "bleed" and (most := _MOST.search(text)) else 0,
        locks=read.locks,
        by_locked=_by_locked(f"{general} {text}"),
        target_acts=read.kind == "enter combat" and bool(_TARGET_ACTS.search(text)),
    )


def _by_locked(text: str) -> Literal["no", "also", "only"]:
    found = _BY_LOCKED.search(text)
    return "no" if found is None else "only" if found[1].startswith("Only") else "also"


def _basis(card: Card, own: str) -> str:
    """The paragraph that a mode which begins “as above” builds on."""
    if not _ABOVE.match(own):
        return ""
    before = ""
    for part in card.text:
        text = OR.sub("", part.text, count=1)
        if text == own:
            break
        if part.marks and not _ABOVE.match(text):
            before = text
    return before


def _body(text: str, lines: list[str]) -> ActionText:
    """The kind of an action by the sentence that it begins with, and whether that is all."""
    for line in (text, *lines):
        bleed = _BLEED.match(line)
        if bleed:
            whom: Whom = "any" if bleed[1] == "any Methuselah" else "predator or prey" if bleed[1] else "prey"
            whole = bool(bleed[3]) and bleed.end() == len(line)
            return ActionText("bleed", amount=int(bleed[2] or 0), alone=whole, whom=whom)
        hunt = _HUNT.search(line)
        if hunt:
            basic = "Hunt" in hunt[0] and not hunt[0].endswith(", or")
            whole = basic and bool(hunt[2]) and hunt.end() == len(line)
            return ActionText("hunt", amount=int(hunt[1] or 0), basic=basic, alone=whole)
        combat = _COMBAT.search(line)
        if combat and line.startswith("E", combat.start()):
            alone = line[combat.end() :] == "."
            return ActionText("enter combat", alone=alone, against=_against(combat), locks="and lock" in combat[0])
        if _POLITICAL.search(line):
            return ActionText("political")
        if _LEAVE.search(line):
            return ActionText("leave torpor")
        if _IN_TORPOR.search(line):
            return ActionText("leave torpor", stays=True)
        if (torpid := _ON_TORPID.search(line)) is not None:
            return ActionText("rescue" if torpid[1] == "Rescue" else "diablerize")
    brings = _BRINGS.search(" ".join((text, *lines)))
    if brings:
        retainer = brings["employ"] or brings["employs"]
        return ActionText("employ" if retainer else "recruit" if brings["recruit"] else "equip")
    return ActionText()


def _against(combat: re.Match[str]) -> frozenset[str]:
    if combat[4]:
        return frozenset({f"locked or {combat[4]} blood"})
    prey = [combat[3]] if combat[3] else []
    return frozenset({*combat[1].lower().split(), combat[2].lower(), *prey}) - {"ready", "minion"}


@lru_cache(maxsize=8192)
def in_play(card: Card, level: str = "", *, merged: bool = False) -> tuple[ActionText, ...]:
    """The actions that a card in play offers, in the order in which its text speaks of them.

    :param level: the discipline level at which it was played; the basic one by default.
    :param merged: whether it is an advanced vampire merged with its base card.
    """
    levels = [" ".join(part.marks) for part in card.text if part.marks and part.marks != ("MERGED",)]
    counting = {"", level or next(iter(levels), ""), *(("MERGED",) if merged else ())}
    found: list[ActionText] = []
    for part in card.text:
        if " ".join(part.marks) not in counting:
            continue
        for sentence in re.split(r"(?<=[.;\n])\s*", part.text):
            said = _AS_ACTION.search(sentence)
            if said is None or re.search(r"\bwhen\b|\bif .* announces\b", sentence[: said.start()], re.I):
                continue
            stealth, directed, special, cost, currency = said.groups()
            price = 0 if cost is None else 1 if cost in ("a", "an") else int(cost)
            combat = _COMBAT.search(sentence)
            kind: Kind = "enter combat" if combat else ""
            if special:
                kind = "political" if special.strip() == "political" else "hunt"
            found.append(
                ActionText(
                    kind,
                    stealth=int(stealth or 0),
                    directed=bool(directed),
                    alone=combat is not None and sentence[said.end() :] in ("", "."),
                    blood=price if currency == "blood" else 0,
                    pool=price if currency == "pool" else 0,
                    against=_against(combat) if combat else frozenset(),
                    anyone=bool(_ANYONE.match(sentence)),
                )
            )
    return tuple(found)
