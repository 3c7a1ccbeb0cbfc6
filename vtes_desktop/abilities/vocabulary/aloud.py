"""How what a card does is read aloud: nouns, numbers and clauses in plain English, with every default spelled out.

Each word of the vocabulary says itself (``aloud``): an effect a clause in the third person present (“you gain 1 pool”),
a condition a clause after “if” (“the action is a bleed”), an amount a number phrase (“1 for each locked vampire …”).
Nothing here knows a card or its text: the lines are made of the structs alone (design, decision 13).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import fields


class Spoken(Protocol):
    """What can be read aloud."""

    def aloud(self) -> str:
        """One clause, without a capital or a full stop."""


_CARDS: Final = {
    "this": "this card",
    "minion": "this minion",
    "acting": "the acting minion",
    "blocker": "the blocking minion",
    "fighting": "the minion about to fight the acting one",
    "opponent": "the opposing minion",
    "both": "both combatants",
    "it": "that card",
    "target": "the chosen card",
    "bearer": "the minion that bears this card",
    "remembered": "the card that this card remembers",
}
_METHUSELAHS: Final = {
    "any": "each Methuselah",
    "you": "you",
    "others": "each other Methuselah",
    "prey": "your prey",
    "predator": "your predator",
    "neighbours": "your prey and your predator",
    "acting": "the acting Methuselah",
    "target": "the Methuselah at whom the action is directed",
    "chosen": "the chosen Methuselah",
    "opponent": "the opposing minion’s controller",
    "controller": "the controller of the chosen card",
    "active": "the Methuselah whose turn it is",
    "bearer": "the controller of the minion that bears this card",
    "holder": "the controller of this card",
    "playing": "whoever plays that card",
    "richer": "each Methuselah with more pool than you",
    "predator's predator": "your predator’s predator",
    "remembered": "each Methuselah whom this card remembers",
}
_CONTROLLED: Final = {
    "any": "anybody’s",
    "you": "yours",
    "others": "another Methuselah’s",
    "prey": "your prey’s",
    "predator": "your predator’s",
}


def card(who: str) -> str:
    """The card that a word speaks of: “this minion” for ``minion``.

    >>> card("acting"), card("remembered crypt"), card("rival")
    ('the acting minion', 'the card that this card remembers as “crypt”', 'the card chosen as “rival”')
    """
    if who.startswith("remembered "):
        return f"the card that this card remembers as “{who.removeprefix('remembered ')}”"
    return _CARDS.get(who) or f"the card chosen as “{who}”"


def methuselah(whose: str) -> str:
    """The Methuselahs that a word speaks of.

    >>> methuselah("prey")
    'your prey'
    """
    return _METHUSELAHS.get(whose) or f"the Methuselah chosen as “{whose}”"


def does(whose: str, verb: str) -> str:
    """A Methuselah as the subject of a verb in its plain form.

    >>> does("you", "gain"), does("prey", "gain"), does("neighbours", "burn")
    ('you gain', 'your prey gains', 'your prey and your predator burn')
    """
    return f"{methuselah(whose)} {verb}" if whose in ("you", "neighbours") else f"{methuselah(whose)} {_third(verb)}"


def _third(verb: str) -> str:
    first, *rest = verb.split(" ", 1)
    ending = "es" if re.search(r"(?:s|sh|ch|x|z|o)$", first) else "s"
    third = f"{first[:-1]}ies" if re.search(r"[^aeiou]y$", first) else f"{first}{ending}"
    return " ".join(["has" if first == "have" else "is" if first == "be" else third, *rest])


def number(amount: int | Spoken) -> str:
    """A number, fixed or counted.

    >>> number(2)
    '2'
    """
    return str(amount) if isinstance(amount, int) else amount.aloud()


def signed(amount: int | Spoken) -> str:
    """A number that is added.

    >>> signed(2), signed(-1)
    ('+2', '-1')
    """
    return f"{amount:+}" if isinstance(amount, int) else f"+({amount.aloud()})"


def together(clauses: Iterable[str], word: str = "and") -> str:
    """Several clauses or nouns in a row.

    >>> together(["a", "b", "c"]), together(["a"], "or"), together([])
    ('a, b and c', 'a', '')
    """
    *before, last = [each for each in clauses if each] or [""]
    return f"{', '.join(before)} {word} {last}" if before else last


def in_order(words: Iterable[Spoken]) -> str:
    """Effects that happen one after the other."""
    return "; then ".join(word.aloud() for word in words)


def provided(conditions: Iterable[Spoken]) -> str:
    """“ if …” for conditions that must all be so; empty for none."""
    said = together(condition.aloud() for condition in conditions)
    return f" if {said}" if said else ""


def plainly(struct: Struct) -> str:
    """What a struct says that has no words of its own: its name and its fields, with none left out.

    Only for what is being written: a test counts who still speaks so.
    """
    name = re.sub(r"(?<!^)(?=[A-Z])", " ", type(struct).__name__).lower()
    said = ", ".join(f"{each.name} {getattr(struct, each.name)}" for each in fields(struct))
    return f"{name} ({said})" if said else name
