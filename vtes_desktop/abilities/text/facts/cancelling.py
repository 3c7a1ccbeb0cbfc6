"""Which cards a card can cancel as they are played, and by what a card can be cancelled (sec. 1.6.1, 1.6.3, 11)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.abilities.text.facts.phrases import sentences
from vtes_desktop.cards.model import ACTION_CARDS, Card
from vtes_desktop.cards.terms import DISCIPLINES
from vtes_desktop.rules.facts import Cancels, Said
from vtes_desktop.rules.playing.modes import Mode

_CANCEL: Final = re.compile(
    r"[Cc]ancel (?:an?|that|(?P<theirs>the opposing minion's)) (?P<what>[^.]*?)\bcards?\b(?P<how>[^.]*?)"
    r"\bas (?:it is|they are) played(?P<by> by (?:the opposing minion|another Methuselah))?"
)
_TYPES: Final = {
    "master": "Master",
    "event": "Event",
    "reaction": "Reaction",
    "action modifier": "Action Modifier",
    "combat": "Combat",
    "equipment": "Equipment",
    "ally": "Ally",
    "retainer": "Retainer",
    "political action": "Political Action",
    "action": "Action",
}
_SMALL: Final = re.compile(r"played by a vampire with capacity (\d+) or less or an ally\b")
_KEYWORDS: Final = ("frenzy", "grapple", "aim", "gehenna", "boon", "strike", "ammo")
_OR: Final = re.compile(r" or ([\w ]+?) card\b")
_IS: Final = {
    word: re.compile(rf"(?:^|[.:\n]\s*)(?:out-of-turn, |trifle, )?{word}(?: \([^)]*\))?(?:[.,:]|$)", re.I | re.M)
    for word in _KEYWORDS
    if word != "strike"
}
"""How a card says that it is one of these; what it only speaks of it is not (Call the Wild Hunt, Immense Size)."""
_AT_OPPONENT: Final = re.compile(r"\b(?:opposing|target)\b")
_ONLY_USABLE: Final = re.compile(r"\b(?:Not|Only) usable\b[^.]*\.")


@lru_cache(maxsize=1024)
def cancels(card: Card, mode: Mode) -> Cancels | None:
    """Which cards a card can cancel in a mode; None when it cancels none."""
    general = "\n".join(part.text for part in card.text if not part.marks)
    for sentence in sentences(f"{general}\n{mode.full_text}"):
        found = _CANCEL.search(sentence)
        if found is not None:
            theirs = " by the opposing minion" if found["theirs"] else found["by"] or ""
            return _read(found["what"].lower(), found["how"] + theirs)
    return None


def _read(what: str, how: str) -> Cancels:
    types: set[str] = set()
    # “An action card or action modifier card”.
    also = _OR.match(how)
    left = f"{what} {also[1]}" if also is not None else what
    for word, kind in _TYPES.items():
        if re.search(rf"\b{word}\b", left) and not left.startswith("non-"):
            types.add(kind)
            left = left.replace(word, "")
    whole = f"{what} {how}"
    if "Action" in types:
        types |= {*ACTION_CARDS}
    return Cancels(
        frozenset(types),
        frozenset(word for word in _KEYWORDS if re.search(rf"\b{word}\b", whole)),
        _codes(whole),
        non_combat="non-combat" in what,
        minion="minion" in what,
        opponent="opposing minion" in whole,
        others="another Methuselah" in how,
        neighbours="predator or prey" in how,
        most=int(size[1]) if (size := _SMALL.search(whole)) else 0,
        on_it="played on this vampire" in whole,
        younger="younger vampire" in whole,
    )


def _codes(text: str) -> frozenset[str]:
    """The Disciplines that a text names, by code or in words."""
    codes = {code.lower() for code in re.findall(r"\[(\w{3})\]", text)}
    required = re.search(r"requir\w+ (?P<names>[^.\[]+)$", text.strip())
    names = required["names"] if required is not None and not codes else ""
    return frozenset(codes | {code for code, name in DISCIPLINES.items() if name in names}) - {"fli"}


_DISCARDED: Final = re.compile(
    r"(?:They|The opposing minion) (?:can|may) discard (?P<n>a|two) combat cards?(?: \[COMBAT\])? to cancel this card"
    r"(?: as it is played)?\."
)


def discards_to_cancel(text: str) -> int:
    """How many combat cards the opponent may discard to cancel a card, as a sentence of its text says; 0 for none."""
    found = _DISCARDED.search(text)
    return 0 if found is None else 1 if found["n"] == "a" else 2


@lru_cache(maxsize=1024)
def said(card: Card, level: str, kind: str) -> Said:
    """What the text of a card and that of the level at which it is played say that it is; and whether it speaks of the
    opposing minion, but for when it is usable."""
    general = [part.text for part in card.text if not part.marks]
    # What it does as a reflex is not said of it.
    own = [mode.full_text for mode in modes(card) if (mode.level, mode.type) == (level, kind) and not mode.reflex]
    return Said(
        frozenset(word for word, says in _IS.items() if any(says.search(text) for text in general[:1] + own)),
        _AT_OPPONENT.search(_ONLY_USABLE.sub("", " ".join(general + own))) is not None,
    )
