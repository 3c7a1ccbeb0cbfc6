"""Sentences of action cards: what the referee reads of their kind, stealth and direction by itself
(:mod:`vtes_desktop.abilities.text.facts.action_text`), and what is done when they succeed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from vtes_desktop.abilities.text.facts import action_text
from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.nouns import fellows, which
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.minion.action_text import ActionText
from vtes_desktop.rules.minion.borrowing import MUST_NOW


def _if_bled(match: re.Match[str], _: Sentence) -> Pieces | None:
    """What follows a successful bleed, which is one for 1 or more (sec. 6.1.1); its targets are chosen then."""
    what = re.sub(r"^(?:you|this (?:acting )?(?:vampire|Anarch|minion)) (?:can|may) ", "", match["what"])
    may, words = what != match["what"], understood(clauses(what))
    match words:
        case (Choose(which=Which(where=("uncontrolled",)) as meant), AddBlood(amount=amount)) if not may:
            # That one is chosen as the action is announced (rulings on Public Trust and Break the Bonds).
            return (Choose(meant, "promised"), If((Bled(),), (AddBlood("promised", amount),)))
    return (If((Bled(),), (May(words, f"{what}?"),) if may else words),)


def _chooses(match: re.Match[str], sentence: Sentence) -> Pieces | None:
    """“Choose a younger vampire.”: as the card is played; “the chosen vampire” is spoken of then."""
    if sentence.type not in ("Action", "Action Modifier", "Reaction"):
        return None
    return (Choose(understood(which(match["what"]))),)


def _known(pattern: str, holds: Callable[[ActionText, re.Match[str], Sentence], object]) -> SentenceTemplate:
    """A template for what the referee reads by itself, where what it has read of the action holds."""

    def known(match: re.Match[str], said: Sentence) -> object:
        is_action = said.mode is not None and said.type in ("Action", "Political Action")
        return is_action and holds(action_text.played(said.card, said.mode), match, said)

    return reminds(pattern, known)


def _bleed_of(sentence: Sentence) -> int:
    """The bleed that all sentences of an action card add: what a higher level says “but” of takes the place of it."""
    mode = sentence.mode
    general = " ".join(part.text for part in sentence.card.text if not part.marks)
    text = f"{general} {mode.full_text}" if mode is not None and mode.text not in general else general
    other = re.search(r"\bAs above, but (?:bleed )?(?:with|at) \+(\d+) bleed\b", text)
    if other:
        return int(other[1])
    said = (
        r"(?:\(D\) Bleed(?: any Methuselah| your predator or prey)?|[Tt]he bleed is|As above,)"
        r" (?:with|at) \+(\d+) bleed"
    )
    return sum(int(number) for number in re.findall(said, text))


def _directed(match: re.Match[str], sentence: Sentence) -> Pieces | None:
    """“(D) Steal …”: what is done when the directed action succeeds."""
    if sentence.type != "Action":
        return None
    said = action_text.played(sentence.card, sentence.mode)
    return clauses(match["what"]) if said.directed and not said.kind else None


def _embrace(match: re.Match[str], _: Sentence) -> Pieces | None:
    made = BecomeVampire(int(match["n"]), acts=match["not"] is None, sect=match["sect"] or "")
    return (made, Mark(MUST_NOW, "this", "hunt")) if match["hunts"] else (made,)


def _on_vampire(match: re.Match[str], sentence: Sentence) -> Pieces | None:
    """What a card that was put on a minion by an action or its modifier gives it."""
    if sentence.mode is None or sentence.type not in ("Action", "Action Modifier", "Reaction"):
        return None
    texts = (sentence.mode.full_text, " ".join(part.text for part in sentence.card.text if not part.marks))
    on_minion = any(re.search(r"[Pp]ut this card on ", text.partition(sentence.text)[0]) for text in texts)
    return (Standing(match["stat"], int(match["n"])),) if on_minion else None  # type: ignore[arg-type]


def _burned_by(match: re.Match[str], _: Sentence) -> Pieces | None:
    """An action that others' minions, too, may take to burn the card (sec. 6.1.6)."""
    phrase = re.sub(r"^Any ", "", match["who"])
    meant = understood(fellows(phrase if phrase.endswith("s") else f"{phrase}s"))
    if meant.weaker or meant.age:
        return None
    stealth = int(match["n"] or 0)
    return (InPlayAction("burn it", (Burn("this"),), stealth=stealth, by=meant, directed=bool(match["d"])),)


_IN_PLAY: Final = (
    sentence(
        r"(?P<who>(?:Any )?[\w ]+?) (?:can|may) burn this card as an? (?:\+(?P<n>\d+) stealth )?(?P<d>\(D\) )?action\.",
        _burned_by,
    ),
    sentence(
        r"(?:This|The attached) (?:vampire|minion|[A-Z]\w+) gets (?P<n>[+-]\d+)"
        r" (?P<stat>bleed|strength|stealth|intercept)\.",
        _on_vampire,
    ),
)
_TEMPLATES: Final = (
    # Stealth that the action has; a higher level may have more.
    _known(
        r"(?:(?:As above,? (?:and|but) (?:for )?)?(?:[Tt]his is (?:a|at) )?\+(?P<n>\d+) stealth"
        r" (?:(?:political )?action|)"
        r"|As above, but (?:for \+|this action is at \+)(?P<m>\d+) stealth(?: action)?)\.",
        lambda action, match, _: action.stealth >= int(match["n"] or match["m"]),
    ),
    _known(
        r"(?:\(D\) Bleed(?: (?:any Methuselah|your predator or prey))?(?: (?:with|at) \+\d+ (?:bleed|stealth))?"
        r"|The bleed is with \+\d+ bleed|As above, (?:but )?(?:bleed )?(?:with|at) \+\d+ bleed)\.",
        lambda action, _, said: action.kind == "bleed" and action.amount == _bleed_of(said),
    ),
    _known(
        r"\(D\) Enter combat with (?:and lock )?(?:an?|any) [\w ]*?(?:minion|vampire|ally)"
        r"(?: controlled by another Methuselah)?(?: who has \d+ or fewer blood or with a locked minion)?\.",
        lambda action, *_: action.kind == "enter combat",
    ),
    sentence(r"(?P<what>[^.]+) if the bleed is successful(?: \(for 1 or more\))?\.", _if_bled),
    sentence(r"If the bleed is successful(?: \(for 1 or more\))?, (?P<what>[^.]+)\.", _if_bled),
    sentence(r"\(D\) (?P<what>[^.]+)\.", _directed),
    sentence(r"Choose (?P<what>an? [^.]+)\.", _chooses),
    sentence(
        r"It becomes an? (?P<n>\d+)-capacity \(?non-unique\)? (?:vampire of the same clan and sect"
        r"|(?P<sect>Camarilla|Sabbat|Anarch|Independent) vampire of the same clan) as the acting vampire"
        r"(?:,? and (?:(?P<hunts>must hunt)|(?P<not>cannot (?:act|perform actions))) this turn)?\.",
        _embrace,
    ),
    says(
        r"You (?:can|may) search your library \(shuffle afterward\), hand,? and/or ash heap for a"
        r" (?:Discipline master card|master:? Discipline card) and put it on this new vampire\.",
        FindDiscipline(),
    ),
    sentence(
        r"Move up to (?P<n>\d+) blood from the acting vampire to this new vampire\.",
        lambda match, _: (GiveBlood("minion", "this", int(match["n"]), up_to=True),),
    ),
    _known(
        r"(?:Only usable by a vampire in torpor|The acting vampire leaves torpor|If the vampire is blocked, there is no"
        r" combat|If the blocking minion is a vampire who can commit diablerie, that vampire may diablerize the acting"
        r" vampire)\.",
        lambda action, *_: action.kind == "leave torpor",
    ),
    _known(
        r"If more than (?P<n>\d+) pool is bled with this action, ignore the excess\.",
        lambda action, match, _: action.kind == "bleed" and action.most == int(match["n"]),
    ),
    _known(
        r"The target (?:vampire|minion) is considered the acting minion during (?:that|the) combat\.",
        lambda action, *_: action.target_acts,
    ),
    # What is more than the number that stands above.
    sentence(
        r"As above, but add (?P<n>\d+) blood\.",
        lambda match, said: (AddBlood("target", int(match["n"]) - said.above(r"\bAdd (\d+) blood to\b")),),
    ),
)
SENTENCES: Final = (
    *_IN_PLAY,
    *played_as(frozenset({"Action", "Action Modifier", "Reaction", "Political Action"}), _TEMPLATES, stays=True),
)
