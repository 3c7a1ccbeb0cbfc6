"""How often a card may be played, and how many of it one can have, where its text limits it in fixed phrases.

“A minion can play only one … each turn”, “Only one … can be played in a game”, “A minion can have only one …”: by the
card's own name or by a word that it has (aim, vehicle).
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.facts import Having, Limit
from vtes_desktop.rules.playing.limits import key
from vtes_desktop.rules.playing.modes import Mode

_EACH: Final = r"(?:each|per|in a|during a|between their) (?P<each>strike|round|combat|action|turn|game|unlock)"
_LEVEL: Final = r"(?: at (?P<level>superior|basic|\[\w+\]|a given Discipline))?"
_BY_MINION: Final = re.compile(
    rf"A (?!Methuselah)(?:[A-Z]?\w+) (?:can|may) play only (?:one|1) (?P<what>[^.]+?){_LEVEL} {_EACH}\b"
)
_BY_METHUSELAH: Final = re.compile(
    rf"(?:(?:A|Each) Methuselah|You) (?:can|may) play only (?:one|1) (?P<what>[^.]+?){_LEVEL} {_EACH}\b"
)
_BY_ANYONE: Final = re.compile(
    rf"Only (?:one|1) (?P<what>[^.]+?) (?:can|may) be (?:played|(?P<called>called))[\w ]*?{_LEVEL} {_EACH}\b"
)
_HAVE: Final = re.compile(
    r"An? (?P<who>[A-Z]?\w+) (?:can|may) (?:have|follow) only (?:one|1) (?P<what>[^.]+?)(?: in play)?"
    r"(?: and only one (?P<also>[^.]+?))?\."
)
_STAYS: Final = re.compile(r"\bput this card\b", re.I)
_CARD: Final = re.compile(r"^(?:the )|(?: card)$", re.I)
_NO_MORE: Final = re.compile(r"A \w+ (?:can|may) have no more than two (?P<what>[^.]+)\.")


def reads(sentence: str, card: Card) -> bool:
    """Whether a sentence of a card sets a limit on playing it that is understood."""
    text = sentence.replace(card.display_name, key(card)) if "." in card.display_name else sentence
    return any(pattern.search(text) for pattern in (_BY_MINION, _BY_METHUSELAH, _BY_ANYONE))


@lru_cache(maxsize=8192)
def limits(card: Card, mode: Mode) -> tuple[Limit, ...]:
    """The limits on playing a card in a mode; those of another level do not count."""
    general = "\n".join(part.text for part in card.text if not part.marks)
    text = general if mode.text in general else f"{general}\n{mode.full_text}"
    # A name may have a full stop in it.
    text = text.replace(card.display_name, key(card)) if "." in card.display_name else text
    found = []
    for pattern in (_BY_MINION, _BY_METHUSELAH, _BY_ANYONE):
        for match in pattern.finditer(text):
            if _is_level(match["level"] or "", mode):
                what = _named(card, match["what"])
                if (match["level"] or "").startswith("a given"):
                    what = f"{what} [{mode.level.lower()}]"
                by = (pattern is _BY_MINION, pattern is _BY_METHUSELAH)
                called = bool(match.groupdict().get("called"))
                found.append(Limit(what, match["each"], *by, called=called))  # type: ignore[arg-type]
    return tuple(found)


@lru_cache(maxsize=8192)
def havings(card: Card) -> tuple[Having, ...]:
    """The limits on how many of a card, or of its sort, a minion or a Methuselah can have."""
    found = []
    for part in card.text:
        for match in _HAVE.finditer(part.text):
            whats = [each for each in (match["what"], match["also"]) if each]
            by = match["who"] == "Methuselah"
            plain = [each.level for each in modes(card) if by and each.level and not _STAYS.search(each.full_text)]
            found += [Having(_named(card, what), by, stays_not=tuple(plain)) for what in whats]
        if _NO_MORE.search(part.text):
            found.append(Having(key(card), methuselah=False, most=2))
    return tuple(found)


def _is_level(level: str, mode: Mode) -> bool:
    """Whether a limit “at superior”, “at basic” or at a Discipline counts for a mode."""
    if level.startswith("["):
        return mode.level == level[1:-1]
    superior = mode.level.isupper()
    return superior if level == "superior" else not superior if level == "basic" else True


def _named(card: Card, what: str) -> str:
    """The key of what is limited: the card's own where the text names it, else the word."""
    said = _CARD.sub("", what).lower()
    own = key(card)
    # A text may shorten a long name, but a single word is that of a sort, unless a name goes on after it (“Patagia:”).
    return own if own in said or (" " in said and said in own) or own.startswith(f"{said}:") else said
