"""Who may play a card by its text, and what its X is (sec. 1.6.1, 1.6.3)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, Literal

from vtes_desktop.cards.model import Card
from vtes_desktop.cards.text import requirement
from vtes_desktop.rules.playing.requirements import CREATURES, SECTS, TITLES

_CIRCLE: Final = re.compile(r"\b(?!Inner\b)([A-Z]\w+(?: City)?) [Cc]ircle[.:]")
_PLAYED_BY_MINIONS: Final = frozenset({"Action", "Action Modifier", "Combat", "Reaction"})
_ITS_VAMPIRE: Final = re.compile(
    r"\b[Tt]his (?:acting |reacting )?vampire\b|\bOnly usable by an? (?:locked |ready |unlocked )*vampire\b"
)
_REQUIRES_VAMPIRE: Final = re.compile(r"\bRequires an? (?:[\w-]+,? )*vampire\b")


@lru_cache(maxsize=4096)
def either(card: Card) -> tuple[str, ...]:
    """Two words of which one will do, although they are of different sorts: “Requires a Laibon or non-titled”."""
    found = (re.search(r"\bRequires an? ([\w-]+) or (non-[\w-]+) vampire", part.text) for part in card.text)
    one = next((match for match in found if match), None)
    return (one[1].lower(), one[2].lower()) if one else ()


def asked_for(card: Card) -> list[tuple[str, ...]]:
    """What a card requires besides Disciplines, clan and path: of each of these words one will do."""
    if words := either(card):
        return [words]
    wanted = at_all_levels(card)
    groups = [tuple(word for word in wanted if word in group) for group in (TITLES, SECTS, CREATURES)]
    others = [(word,) for word in wanted if word not in TITLES | SECTS | CREATURES]
    return [group for group in (*groups, *others) if group]


@lru_cache(maxsize=4096)
def at_all_levels(card: Card) -> tuple[str, ...]:
    """What a card requires however it is played: that its vampire is infernal, or so old, may be asked at some levels
    only."""
    own = {word for part in card.text if part.marks for word in requirement(part.text)}
    if not own:
        return card.requirement
    general = said_of_all_levels(card)
    return tuple(word for word in card.requirement if word in general or word not in own)


@lru_cache(maxsize=4096)
def said_of_all_levels(card: Card) -> tuple[str, ...]:
    """What is said to be required where no level is named."""
    return requirement("\n".join(part.text for part in card.text if not part.marks))


def met_by_anybody(card: Card) -> bool:
    """Whether what a card requires must just be in play, whoever controls it."""
    return any(re.search(r"\bRequires a ready \w+ in play\.", part.text) for part in card.text)


@lru_cache(maxsize=8192)
def needs_vampire(card: Card) -> bool:
    """Whether only vampires can play a card: for its cost, as blood is theirs, or because it says so (sec. 1.6.3)."""
    return _asks_for_vampire(card) or any(cost.currency == "blood" for cost in card.costs)


def _asks_for_vampire(card: Card) -> bool:
    return any(_REQUIRES_VAMPIRE.search(part.text) for part in card.text) or speaks_of_its_vampire(card)


@lru_cache(maxsize=8192)
def only_for_blood(card: Card) -> bool:
    """Whether only vampires can play a card for nothing but its cost."""
    asks = card.disciplines or card.clans or _asks_for_vampire(card)
    return not asks and any(cost.currency == "blood" for cost in card.costs)


@lru_cache(maxsize=8192)
def speaks_of_its_vampire(card: Card) -> bool:
    """Whether a card that requires nothing calls the minion that plays it a vampire: “This vampire gains …”."""
    if card.disciplines or card.clans or card.requirement or not _PLAYED_BY_MINIONS & {*card.types}:
        return False
    text = " ".join(part.text for part in card.text)
    # “Put this card on a titled vampire. This vampire …” is another.
    return _ITS_VAMPIRE.search(text) is not None and not re.search(r"Put this card on an? [^.]*\bvampire", text)


def circle_of(card: Card) -> str:
    """The circle of which a Blood Brother's card says that it is (sec. 11); empty for none."""
    found = _CIRCLE.search(card.text[0].text) if card.kind == "crypt" and card.text else None
    return found[1] if found else ""


@lru_cache(maxsize=4096)
def counted_x(card: Card) -> Literal["", "in play", "ash heap", "combat"]:
    """Of a card whose cost X is the number of cards of its name that its player controls, or has in the ash heap: where
    they lie; or that were played in the running combat."""
    if not any(cost.variable for cost in card.costs):
        return ""
    name = re.escape(card.display_name)
    for part in card.text:
        if "X is the number of copies of this card you control." in part.text:
            return "in play"
        if re.search(rf"\bX is the number of {name}s? in your ash heap\.", part.text):
            return "ash heap"
        if re.search(rf"\bX is the number of {name}s? already played this combat\.", part.text):
            return "combat"
    return ""
