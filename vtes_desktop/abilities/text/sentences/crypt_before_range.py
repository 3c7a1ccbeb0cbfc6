"""Sentences of vampires' cards about what they do before the range of a combat is determined, in combats of others and
when one is over (sec. 6.4)."""

from __future__ import annotations

import re
from typing import Final, Literal

from msgspec.structs import replace

from vtes_desktop.abilities.text.meant import meant
from vtes_desktop.abilities.text.nouns import NUMBER, numeral, which
from vtes_desktop.abilities.text.sentences.crypt import own
from vtes_desktop.abilities.text.sentences.crypt_combat import FIGHTS, MAY, PAY, WHO, blood_of
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *

# -- before range -----------------------------------------------------------------------------------------------------


def _arms(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A weapon of the hand, in the middle of a combat."""
    words = (Fetch(Which("weapon"), ("hand",)),)
    return (Usable("equip with a weapon", ("before range",), words, conditions=(FIGHTS,), by="bearer", once="combat"),)


def _stronger(match: re.Match[str], said: Sentence) -> Pieces | None:
    until: Literal["round", "combat"] = "combat" if match["until"] else "round"
    words = (AddInCombat("strength", numeral(match["n"]), until),)
    text = f"+{match['n']} strength"
    return (
        Usable(text, ("before range",), words, conditions=(FIGHTS,), by="bearer", blood=blood_of(match), once="combat"),
    )


def _looks(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Looking at the hand of who controls the opponent, before the first range is determined."""
    conditions: tuple[Conditions, ...] = (FIGHTS, InRound())
    if match["whom"]:
        whom = meant(match["whom"])
        if whom is None:
            return None
        conditions = (*conditions, Is("opponent", whom))
    blood = numeral(match["blood"]) if match.groupdict().get("blood") else 0
    return (
        Usable(
            "look at the opponent's hand",
            ("before range",),
            (LookAt("hand", "opponent"),),
            conditions=conditions,
            by="bearer",
            blood=blood,
            once="combat",
        ),
    )


def _ends(match: re.Match[str], said: Sentence) -> Pieces | None:
    """The end of a combat of others, or damage to both who fight."""
    groups = match.groupdict()
    conditions: tuple[Conditions, ...] = (IsReady("this"),) if groups.get("ready") else ()
    if groups.get("whom"):
        whom = meant(groups["whom"])
        if whom is None:
            return None
        conditions = (*conditions, Is("both", whom, each=bool(groups.get("two"))))
    else:
        conditions = (*conditions, Is("both", Which()))
    if groups.get("others"):
        conditions = (*conditions, Is("both", Which(other=True), each=True))
    words: tuple[Words, ...] = (EndCombat(),)
    text = "the combat ends"
    if groups.get("n"):
        words, text = (Inflict(numeral(groups["n"]), "both", unpreventable=bool(groups["un"])),), "damage to both"
    locks = groups.get("locks") is not None
    blood = numeral(groups["blood"]) if groups.get("blood") else 0
    once: Once = "turn" if groups.get("once") else ""
    torpid = not groups.get("ready")
    return (
        Usable(
            text, ("before range",), words, conditions=conditions, locks=locks, blood=blood, once=once, torpid=torpid
        ),
    )


# -- for others, and afterwards ---------------------------------------------------------------------------------------


def _prevents_for(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Damage prevented for another minion of one's own."""
    meant = which(match["whom"])
    ready = match["ready"] is not None
    if meant is None:
        return None
    meant = replace(meant, where=("ready",))
    words = (
        Prevent(
            numeral(match["n"]),
            "strikes" if match["strike"] else "any",
            "normal" if match["non"] else "",
            to=meant,
        ),
    )
    conditions: tuple[Conditions, ...] = (Is("both", meant), *((IsReady("this"),) if ready else ()))
    text = f"prevent {match['n']} damage"
    return (
        Usable(
            text, ("prevention",), words, conditions=conditions, blood=blood_of(match), once="combat", torpid=not ready
        ),
    )


def _another_combat(match: re.Match[str], said: Sentence) -> Pieces | None:
    return (
        Usable(
            "another combat",
            ("end of combat",),
            (FightOn("another combat"),),
            conditions=(FIGHTS,),
            by="bearer",
            blood=blood_of(match),
            once="turn",
        ),
    )


_TEMPLATES: Final = (
    sentence(
        rf"Once each combat, before range is determined, {WHO} {MAY} equip with a weapon from your hand "
        r"\(requirements and cost apply as normal\)\.",
        _arms,
    ),
    sentence(
        rf"Once each combat, before range is determined, {WHO} {MAY} {PAY} to get \+(?P<n>\d) strength for the "
        r"(?:remainder of (?:the )?(?P<until>combat)|current (?P<round>round))\.",
        _stronger,
    ),
    sentence(
        rf"If {WHO} is in combat with (?P<whom>[^.]+?), you {MAY} look at the opposing minion's controller's hand "
        r"before range is (?:determined|chosen) (?:during|on) the first round\.",
        _looks,
    ),
    sentence(
        rf"When {WHO} is in combat(?P<whom>), (?:before range is (?:chosen|determined) on the first round, you {MAY} "
        rf"look|(?:he|she|it|they) {MAY} burn (?P<blood>{NUMBER}) blood before range is determined on the first round "
        r"to (?:allow you to )?look) at the opposing minion's controller's hand\.",
        _looks,
    ),
    sentence(
        rf"If (?P<ready>[\w' ]+?) is ready, {WHO} {MAY} (?P<locks>lock) before range is determined to end combat "
        r"involving (?P<two>two) (?P<whom>[^.]+)\.",
        _ends,
    ),
    sentence(
        rf"If (?P<ready>[\w' ]+?) is ready, {WHO} {MAY} (?P<locks>lock) before range is determined in any combat "
        r"(?P<others>that does not involve (?:him|her|it)) to inflict (?P<n>\d+)(?P<un> unpreventable)? damage on each "
        r"combatant\.",
        _ends,
    ),
    sentence(
        rf"(?P<once>Once each turn), if (?P<ready>[\w' ]+?) is ready, {WHO} {MAY} {PAY} before range is determined in "
        r"a combat involving (?P<whom>[^.]+?) to end that combat\.",
        _ends,
    ),
    sentence(
        r"Once each combat involving (?P<whom>a[^,.]+? you control), (?:if (?P<ready>[^,.]+?) is ready, )?"
        rf"{WHO} {MAY} {PAY} to prevent (?:up to )?(?P<n>{NUMBER}) (?P<non>non-aggravated )?damage to that (?:vampire|"
        r"minion|ally)(?P<strike> from the opposing minion's strikes?)?\.",
        _prevents_for,
    ),
    sentence(
        r"Once each turn after (?:completing combat|combat ends), "
        rf"(?:if [\w' ]+ and the opposing minion are still ready, )?{WHO} {MAY} {PAY} to (?:begin another|start a "
        r"new) combat with the opposing minion\.",
        _another_combat,
    ),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = where(own, _TEMPLATES)
