"""Clauses that lock, unlock, burn and move cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.nouns import NUMBER, numeral, which, who
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *


def done_to(make: Callable[[str, re.Match[str]], Words]) -> Callable[[re.Match[str]], Sequence[Words] | None]:
    """What is done to a card that is known already, to one that is chosen, or to “all allies”, “each vampire”."""

    def made(match: re.Match[str]) -> Sequence[Words] | None:
        known = who(match["who"])
        if known is not None:
            return (make(known, match),)
        meant, word = understood(which(match["who"])), make("target", match)
        return (WithEach(meant, (word,)),) if re.match(r"(?:all|each) ", match["who"]) else (Choose(meant), word)

    return made


def _put_on(match: re.Match[str]) -> Sequence[Words] | None:
    known = who(match["who"])
    if known is not None:
        return (PutOn(known),)
    return (Choose(replace(understood(which(match["who"])), can_have=True)), PutOn("target"))


CLAUSES: Final = (
    clause(r"lock (?P<who>[^,.]+)", done_to(lambda one, _: Lock(one))),
    clause(r"unlock (?P<who>[^,.]+)", done_to(lambda one, _: Unlock(one))),
    clause(r"burn (?P<who>[^,.\d]+)", done_to(lambda one, _: Burn(one))),
    always(r"this (?:acting )?(?:vampire|Anarch|minion) unlocks", Unlock("minion")),
    clause(rf"draw (?P<n>{NUMBER}) cards?(?: \(discard afterward\))?", lambda match: (Draw(numeral(match["n"])),)),
    always(r"put this card in(?:to)? play", PutInPlay()),
    clause(r"put this card on (?P<who>[^,.]+)", _put_on),
)
