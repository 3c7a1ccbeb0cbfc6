"""The printed card, typed: what one row of the official card lists says.

Everything here is frozen and plain, so that it can be shared by every room, hashed, and written to the catalogue's
cache in one piece. Nothing here knows a game in progress.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Kind = Literal["crypt", "library"]
"""Which of the two decks a card belongs to; it also says which back it has (amber crypt, green library)."""

CardType = Literal[
    "Vampire",
    "Imbued",
    "Master",
    "Action",
    "Action Modifier",
    "Reaction",
    "Combat",
    "Political Action",
    "Equipment",
    "Ally",
    "Retainer",
    "Event",
    "Power",
    "Conviction",
]

ACTION_CARDS: Final[tuple[CardType, ...]] = ("Action", "Ally", "Equipment", "Political Action", "Retainer")
"""The types of cards with which actions are taken: action cards (sec. 6.1, ruling [ANK 20200813-2])."""


class DisciplineLevel(Struct, frozen=True, gc=False, array_like=True):
    """One discipline or virtue at a level, as a square (basic) or a diamond (superior) shows it."""

    code: str
    """Three lower-case letters: ``"dom"``; virtues use theirs (``"viz"`` is Vision, ``"vis"`` is Visceratika)."""
    superior: bool = False

    def __str__(self) -> str:
        return self.code.upper() if self.superior else self.code


class Cost(Struct, frozen=True, gc=False, array_like=True):
    """What a library card costs. ``"X"`` costs are ``None`` amounts with ``variable`` set."""

    currency: Literal["pool", "blood", "conviction"]
    amount: int = 0
    variable: bool = False

    def __str__(self) -> str:
        return "X" if self.variable else str(self.amount)


class TextPart(Struct, frozen=True, gc=False, array_like=True):
    """One paragraph of card text with the marks that stand before it.

    ``marks`` holds what was in the leading brackets, in order and as printed: ``("dom",)``, ``("DOM",)``,
    ``("pro", "ACTION MODIFIER")``, ``("MERGED",)``; it is empty for general text. ``text`` keeps inline marks
    (``[dom]``, ``(D)``) and card names without their list markup.
    """

    marks: tuple[str, ...]
    text: str


class Printing(Struct, frozen=True, gc=False, array_like=True):
    """One appearance of a card in a set: ``V5:PL7`` is set ``V5``, starter ``PL``, seven copies."""

    set: str
    """The set's abbreviation, a key of :attr:`Catalogue.sets`."""
    rarity: str = ""
    """``C``, ``U``, ``R``, ``V`` … in boosters; empty in a starter or a fixed set."""
    starter: str = ""
    """The starter deck's code within the set (``PL``), empty when the card came in boosters only."""
    copies: int = 0
    """How many of the card that starter (or that rarity sheet) has; 0 when the list does not say."""


class CardSet(Struct, frozen=True, array_like=True):
    """A published set."""

    code: str
    name: str
    released: str
    """``YYYY-MM-DD``, or empty when unknown."""
    company: str = ""


class Foreign(Struct, frozen=True, gc=False, array_like=True):
    """A card in another language."""

    language: str
    """``fr`` or ``es``."""
    name: str
    text: str


class Card(Struct, frozen=True, gc=False, omit_defaults=True):
    """A printed crypt or library card.

    Fields that a kind of card does not have are empty: a library card has no group, a vampire no cost.
    """

    id: int
    """The official number: crypt cards from 200001, library cards from 100001."""
    name: str
    """As the list prints it, article last: ``Anarch Free Press, The``. Shared by versions (group, advanced)."""
    kind: Kind
    types: tuple[CardType, ...]
    text: tuple[TextPart, ...] = ()
    aka: tuple[str, ...] = ()
    clans: tuple[str, ...] = ()
    """Of a crypt card: its one clan or creed. Of a library card: the clans of which any one is required."""
    path: str = ""
    disciplines: tuple[DisciplineLevel, ...] = ()
    """Of a crypt card: what it has. Of a library card: what it requires, at basic level (see `discipline_rule`)."""
    discipline_rule: Literal["", "any", "all"] = ""
    """Of a library card with several disciplines: any one of them (``/``), or all (``&``)."""
    requirement: tuple[str, ...] = ()
    """Other requirements, in lower case and canonical words: ``"prince"``, ``"sabbat"``, ``"capacity 5 or more"``."""
    costs: tuple[Cost, ...] = ()
    burn_option: bool = False
    group: int | Literal["any"] | None = None
    capacity: int | None = None
    """Of a crypt card, and of a library card that becomes one; for modifiers of capacity see `capacity_change`."""
    capacity_change: int | None = None
    """Of a library card that changes capacity: ``+1`` for a Discipline master card."""
    advanced: bool = False
    title: str = ""
    """``prince``, ``archbishop``, ``2 votes`` …, in lower case; empty for none."""
    title_of: str = ""
    """The city of a prince, archbishop or baron, the clan of a justicar or of the inner circle: ``Brussels``."""
    sect: str = ""
    """``Camarilla``, ``Sabbat``, ``Independent``, ``Laibon``, ``Anarch`` or empty."""
    banned: str = ""
    """Since when the card is banned from tournaments: ``YYYY`` or ``YYYY-MM-DD``; empty when it is not."""
    formats: tuple[str, ...] = ()
    """Formats the list names for the card (``V5``)."""
    printings: tuple[Printing, ...] = ()
    artists: tuple[str, ...] = ()
    flavor: str = ""
    foreign: tuple[Foreign, ...] = ()
    """The card in other languages, where the lists have them."""

    def __hash__(self) -> int:
        # Equal cards have equal numbers; hashing every word of a card would take longer than what is looked up by it.
        return self.id

    @property
    def display_name(self) -> str:
        """The name as a person says it: article first, ``(ADV)`` for an advanced vampire.

        >>> Card(id=100056, name="Anarch Free Press, The", kind="library", types=("Master",)).display_name
        'The Anarch Free Press'
        """
        start, _, article = self.name.rpartition(", ")
        name = f"{article} {start}" if article in ("The", "An") else self.name
        return f"{name} (ADV)" if self.advanced else name
