"""What a card says of being played, of its end and of how the hand replaces it (sec. 1.6.1, 1.6.2, 8)."""

from __future__ import annotations

import re
from typing import Final, Literal

from vtes_desktop.cards.model import Card
from vtes_desktop.rules.facts import Bearer

_LATER: Final = re.compile(
    r"\bDo not replace (?:this card )?(?:until (?:after )?(?:your next |your )?"
    r"(?P<until>combat|(?:this|the) action|the current turn|unlock phase|"
    r"influence phase|discard phase|a vampire commits diablerie|a vampire successfully hunts"
    r"|a vampire moves from torpor to the ready region|a titled vampire goes to torpor|you discard your hand)|"
    r"(?P<stays>as long as this card is in play))"
)
_LEAVES: Final = re.compile(r"\bRemove this card from the game, even if\b")
_X: Final = re.compile(r"\bX must be (\d+(?:, \d+)* or \d+)\.")
_ON_ANY: Final = re.compile(r"^Put (?:this )?\w+ on (?:a|any) minion \(this is a \+1 stealth \(D\) action if ", re.M)
_OWN_TURN: Final = re.compile(
    r"(?:usable|playable|play this card)[^.]*\byour (?:own )?(?:turn|minion phase|influence phase)", re.I
)
_ENDS: Final = re.compile(r"(?:^|[.\n]\s*)Burn this card during your discard phase\.")
_CHOSEN: Final = re.compile(r"\bchoose a Discipline\b")
_ON: Final = re.compile(r"\bPut this card on ([^.]*)")
_WITH: Final = re.compile(r"(.*?) with [A-Z][\w ]*? ?\[(\w{3})\]$")


def _first(pattern: re.Pattern[str], card: Card) -> re.Match[str] | None:
    """Where a card first says it."""
    return next((match for part in card.text if (match := pattern.search(part.text))), None)


def is_replaced_later(sentence: str) -> bool:
    """Whether a sentence says when a card is replaced, in words that are understood.

    >>> is_replaced_later("Do not replace until your unlock phase.")
    True
    """
    return _LATER.search(sentence) is not None


def replaced(card: Card) -> str:
    """When the hand replaces a card, where that is later."""
    found = _first(_LATER, card)
    if found is None or found["stays"]:
        return "" if found is None else "stays"
    words = found["until"].split()
    if words[-1] == "region":
        return "rescue"
    if words[-1] == "torpor":
        return "fall"
    if words[-1] == "hand":
        return "discarded"
    return words[-1] if words[-1] in ("action", "turn", "combat", "diablerie", "hunts") else words[0]


_RETURNS: Final = re.compile(
    r"\bIf this minion is still ready when you would draw to replace this card, you may move this card from your ash "
    r"heap to your hand instead\."
    r"|\bIf you would replace this card, instead you can (?P<always>take) this card from your ash heap\."
)


def returns(card: Card) -> Literal["", "always", "if ready"]:
    """Whether a card may be taken back from the ash heap where it would be replaced."""
    found = _first(_RETURNS, card)
    return "" if found is None else "always" if found["always"] else "if ready"


def says_that_it_returns(sentence: str) -> bool:
    """Whether a sentence says that a card may be taken back, in words that are understood."""
    return _RETURNS.fullmatch(sentence) is not None


def x_among(card: Card) -> tuple[int, ...]:
    """The numbers that a card's X must be one of; none where it says nothing of that."""
    found = _first(_X, card)
    return tuple(map(int, re.findall(r"\d+", found[1]))) if found else ()


def leaves_game(card: Card) -> bool:
    """Whether a card says that it is removed from the game rather than burned, whatever comes of it."""
    return _first(_LEAVES, card) is not None


def goes_on_any(card: Card) -> bool:
    """Whether a retainer goes on any minion, and not just on the one that employs it."""
    return _first(_ON_ANY, card) is not None


def in_own_turn(card: Card) -> bool:
    """Whether an out-of-turn master card says that it may be played in one's own turn."""
    return _first(_OWN_TURN, card) is not None


def ends_at_discards(card: Card) -> bool:
    """Whether a card says that it is burned in its controller's discard phase, without a condition."""
    return _first(_ENDS, card) is not None


def chooses_discipline(card: Card) -> bool:
    """Whether the Discipline that a card gives is chosen when it is played."""
    trophy = "Trophy" in card.name
    return "Master" in card.types and not trophy and _first(_CHOSEN, card) is not None


def bearers(card: Card) -> tuple[Bearer, ...]:
    """On whom a card may be put by its text, any one of them."""
    found = _first(_ON, card)
    if found is None:
        return (Bearer(),)
    made = []
    for phrase in re.split(r",? or (?:on )?", found[1].partition(" and ")[0]):
        words = re.sub(r"^(?:an?|any) (?:ready )?", "", phrase.strip())
        own = words.endswith(" you control")
        words = words.removesuffix(" you control")
        needs = _WITH.match(words)
        made.append(Bearer(needs[1], needs[2].lower(), own) if needs else Bearer(words, "", own))
    return tuple(made)
