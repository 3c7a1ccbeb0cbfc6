"""Sentences of vampires' cards about what they do before the range of a combat is determined, in combats of others and
when one is over (sec. 6.4)."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.meant import meant
from vtes_desktop.abilities.text.nouns import NUMBER, numeral, which
from vtes_desktop.abilities.text.sentences.crypt import own
from vtes_desktop.abilities.text.sentences.crypt_combat import FIGHTS, MAY, PAY, WHO
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.combat.lasting import Source

# -- before range -----------------------------------------------------------------------------------------------------


def _stronger(match: re.Match[str], said: Sentence) -> Pieces | None:
    words = (AddInCombat("strength", numeral(match["n"]), "combat" if match["until"] else "round"),)
    text, blood = f"+{match['n']} strength", numeral(match["blood"])
    return (Usable(text, ("before range",), words, conditions=(FIGHTS,), by="bearer", blood=blood, once="combat"),)


def _looks(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Looking at the hand of who controls the opponent, before the first range is determined."""
    conditions: tuple[Conditions, ...] = (FIGHTS, InRound())
    if match["whom"]:
        conditions = (*conditions, Is("opponent", understood(meant(match["whom"]))))
    return (
        Usable(
            "look at the opponent's hand",
            ("before range",),
            (LookAt("hand", "opponent"),),
            conditions=conditions,
            by="bearer",
            blood=numeral(match.groupdict().get("blood")),
            once="combat",
        ),
    )


def _ends(match: re.Match[str], said: Sentence) -> Pieces | None:
    """The end of a combat of others, or damage to both who fight."""
    groups = match.groupdict()
    whom = understood(meant(groups["whom"])) if groups.get("whom") else Which()
    conditions: tuple[Conditions, ...] = (IsReady("this"), Is("both", whom, each=bool(groups.get("two"))))
    if groups.get("others"):
        conditions = (*conditions, Is("both", Which(other=True), each=True))
    text = "the combat ends"
    word: Words = EndCombat()
    if groups.get("n"):
        text, word = "damage to both", Inflict(numeral(groups["n"]), "both", unpreventable=bool(groups["un"]))
    return (
        Usable(
            text,
            ("before range",),
            (word,),
            conditions=conditions,
            locks=groups.get("locks") is not None,
            blood=numeral(groups.get("blood")),
            once="turn" if groups.get("once") else "",
        ),
    )


# -- for others, and afterwards ---------------------------------------------------------------------------------------


def _prevents_for(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Damage prevented for another minion of one's own."""
    whom, ready = replace(understood(which(match["whom"])), where=("ready",)), match["ready"] is not None
    source: Source = "strikes" if match["strike"] else "any"
    word = Prevent(numeral(match["n"]), source, "normal" if match["non"] else "", to=whom)
    return (
        Usable(
            f"prevent {match['n']} damage",
            ("prevention",),
            (word,),
            conditions=(Is("both", whom), *((IsReady("this"),) if ready else ())),
            blood=numeral(match["blood"]),
            once="combat",
            torpid=not ready,
        ),
    )


_TEMPLATES: Final = (
    # A weapon of the hand, in the middle of a combat.
    says(
        rf"Once each combat, before range is determined, {WHO} {MAY} equip with a weapon from your hand "
        r"\(requirements and cost apply as normal\)\.",
        Usable(
            "equip with a weapon",
            ("before range",),
            (Fetch(Which("weapon"), ("hand",)),),
            conditions=(FIGHTS,),
            by="bearer",
            once="combat",
        ),
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
        lambda match, _: (
            Usable(
                "another combat",
                ("end of combat",),
                (FightOn("another combat"),),
                conditions=(FIGHTS,),
                by="bearer",
                blood=numeral(match["blood"]),
                once="turn",
            ),
        ),
    ),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = where(own, _TEMPLATES)
