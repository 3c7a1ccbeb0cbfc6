"""Clauses that lock, unlock, burn and move cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.nouns import NUMBER, numeral, which, who
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *


def _done_to(make: type[Lock] | type[Unlock] | type[Burn]) -> object:
    def made(match: re.Match[str]) -> Sequence[Words] | None:
        known = who(match["who"])
        if known is not None:
            return (make(known),)
        return to_meant(match["who"], make("target"))

    return made


def to_meant(phrase: str, word: Words) -> Sequence[Words] | None:
    """What is done to the target: to one that is chosen, or to “all allies”, “each vampire”."""
    meant = which(phrase)
    if meant is None:
        return None
    return (WithEach(meant, (word,)),) if re.match(r"(?:all|each) ", phrase) else (Choose(meant), word)


def _put_on(match: re.Match[str]) -> Sequence[Words] | None:
    known = who(match["who"])
    if known is not None:
        return (PutOn(known),)
    meant = which(match["who"])
    return (Choose(replace(meant, can_have=True)), PutOn("target")) if meant is not None else None


CLAUSES: Final = (
    clause(r"lock (?P<who>[^,.]+)", _done_to(Lock)),  # type: ignore[arg-type]
    clause(r"unlock (?P<who>[^,.]+)", _done_to(Unlock)),  # type: ignore[arg-type]
    clause(r"burn (?P<who>[^,.\d]+)", _done_to(Burn)),  # type: ignore[arg-type]
    always(r"this (?:acting )?(?:vampire|Anarch|minion) unlocks", Unlock("minion")),
    clause(rf"draw (?P<n>{NUMBER}) cards?(?: \(discard afterward\))?", lambda match: (Draw(numeral(match["n"])),)),
    always(r"put this card in(?:to)? play", PutInPlay()),
    clause(r"put this card on (?P<who>[^,.]+)", _put_on),
)
