"""Whether a deck may be played: the deck formats as data, and the reasons against a deck in sentences.

Sources: V:EKN tournament rules 4.1 (banned cards), 6.2 (constructed deck sizes) and 7.2.1 (limited decks); the rulebook
on groups; the 1994 rulebook, section 5 (40 library cards, ten more for each player). The fifth edition's sets and the
two-player sizes are what the community plays online.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct, structs

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.decks.deck import Deck


class Format(Struct, frozen=True):
    """The rules for building one kind of deck."""

    name: str
    """For the command line: ``standard``."""
    title: str
    """For people: ``V:EKN standard``."""
    crypt_least: int = 0
    crypt_most: int | None = None
    library_least: int = 0
    library_most: int | None = None
    more_per_player: int = 0
    """How many cards `library_most` grows by for each player at the table."""
    consecutive_groups: bool = False
    """Whether the crypt must be of one group or of two consecutive ones; ``any`` goes with all."""
    bans: bool = False
    """Whether the cards that the official list bans are banned."""
    sets: tuple[str, ...] = ()
    """The sets of which a card must be from one; empty when every set will do."""
    promos_since: str = ""
    """With `sets`: promotional cards of this day (``YYYYMMDD``) or later are allowed as well; empty for none."""
    marked: str = ""
    """With `sets`: cards that the official list marks with this format are allowed as well."""
    aliases: tuple[str, ...] = ()


class Reason(Struct, frozen=True):
    """One reason why a deck may not be played."""

    code: str
    """``crypt``, ``library``, ``groups``, ``banned``, ``set``, ``unmatched`` or ``unknown``."""
    text: str
    """The reason as a sentence."""
    cards: tuple[int, ...] = ()
    """The cards that it is about."""


_FIFTH_EDITION = ("V5", "V5A", "V5C", "NB", "NB2", "NB3", "SV5")

FORMATS: tuple[Format, ...] = (
    Format(
        "standard", "V:EKN standard", 12, None, 60, 90, consecutive_groups=True, bans=True,
        aliases=("vekn", "constructed", "tournament"),
    ),
    Format(
        "v5", "Fifth edition", 12, None, 60, 90, consecutive_groups=True, bans=True,
        sets=(*_FIFTH_EDITION, "FoL", "SoB", "30th"), promos_since="20200511", marked="V5",
        aliases=("fifth", "fifth-edition"),
    ),
    Format(
        "v5-strict", "Fifth edition, strict", 12, None, 60, 90, consecutive_groups=True, bans=True,
        sets=_FIFTH_EDITION, aliases=("strict", "v5strict"),
    ),
    Format("duel", "Duel", 12, None, 40, 60, consecutive_groups=True, bans=True, aliases=("two-player",)),
    Format("limited", "Draft and limited", 12, None, 40, 90, bans=True, aliases=("draft", "sealed")),
    Format("jyhad", "The 1994 rules", 12, None, 40, 40, more_per_player=10, aliases=("1994",)),
    Format("none", "No rules", aliases=("no-rules", "any", "free")),
)  # fmt: skip
"""The formats there are, in the order in which a player is offered them."""

_SHOWN = 5


def format_named(name: str) -> Format:
    """The format of that name or alias, in any case.

    :raises KeyError: there is none; the message lists the names there are.
    """
    wanted = name.strip().casefold().replace("_", "-").replace(" ", "-")
    for one in FORMATS:
        if wanted == one.name or wanted in one.aliases:
            return one
    raise KeyError(f"No format is called “{name}”. There are: {', '.join(one.name for one in FORMATS)}.")


def limited_format(boosters: int) -> Format:
    """The limited format with so many boosters a player and no starters (V:EKN 7.2.1).

    >>> limited_format(6).library_least, limited_format(6).crypt_least
    (30, 6)
    """
    limited = format_named("limited")
    return structs.replace(
        limited,
        title=f"Limited, {boosters} boosters",
        crypt_least=min(12, boosters),
        library_least=40 if boosters >= 8 else 5 * boosters,
    )


def check(deck: Deck, rules: Format, catalogue: Catalogue, players: int = 5) -> list[Reason]:
    """Everything that speaks against a deck; empty when it may be played.

    :param players: how many sit at the table, where deck sizes depend on it.
    """
    cards = {entry.card_id: catalogue.cards.get(entry.card_id) for entry in deck.entries}
    known = [card for card in cards.values() if card is not None]
    reasons = [*_unread(deck), *_unknown(cards)]
    reasons += _size("crypt", "crypt", deck.crypt_count, rules.crypt_least, rules.crypt_most, rules)
    most = rules.library_most
    if most is not None:
        most += rules.more_per_player * players
    reasons += _size("library", "library", deck.library_count, rules.library_least, most, rules)
    if rules.consecutive_groups:
        reasons += _groups(deck, known)
    if rules.bans:
        reasons += [
            Reason("banned", f"{card.display_name} is banned{_since(card)}.", (card.id,))
            for card in known
            if card.banned
        ]
    if rules.sets:
        reasons += _sets(known, rules, catalogue)
    return reasons


def _unread(deck: Deck) -> list[Reason]:
    return [
        Reason("unmatched", f"{_where(problem.line_number)} is not matched to a card: {_short(problem.text)}")
        for problem in deck.unmatched
    ]


def _where(line_number: int) -> str:
    return f"Line {line_number}" if line_number else "A line"


def _short(text: str) -> str:
    text = " ".join(text.split())
    return f"“{text}”." if len(text) <= 60 else f"“{text[:57]}…”."


def _unknown(cards: dict[int, Card | None]) -> list[Reason]:
    unknown = tuple(number for number, card in cards.items() if card is None)
    if not unknown:
        return []
    numbers = ", ".join(map(str, unknown[:_SHOWN])) + (" …" if len(unknown) > _SHOWN else "")
    return [Reason("unknown", f"The card list here has no card with the number {numbers}.", unknown)]


def _size(code: str, what: str, count: int, least: int, most: int | None, rules: Format) -> list[Reason]:
    allowed = f"at least {least}" if most is None else f"{least} to {most}"
    if count < least:
        missing = least - count
        text = f"The {what} has {_cards(count)}; {rules.title} asks for {allowed}, so {missing} more must go in."
        return [Reason(code, text)]
    if most is not None and count > most:
        text = f"The {what} has {_cards(count)}; {rules.title} asks for {allowed}, so {count - most} must come out."
        return [Reason(code, text)]
    return []


def _cards(count: int) -> str:
    return "no cards" if count == 0 else "1 card" if count == 1 else f"{count} cards"


def _groups(deck: Deck, known: Iterable[Card]) -> list[Reason]:
    """One group, or two consecutive ones (rulebook, Overview of Crypt Cards: Group)."""
    crypt = [card for card in known if card.kind == "crypt" and isinstance(card.group, int)]
    groups = sorted({card.group for card in crypt if isinstance(card.group, int)})
    if not groups or (len(groups) <= 2 and groups[-1] - groups[0] <= 1):
        return []
    counts = Counter({group: sum(deck.count(card.id) for card in crypt if card.group == group) for group in groups})
    best = max(groups, key=lambda group: counts[group] + counts[group + 1])
    astray = [card for card in crypt if card.group not in (best, best + 1)]
    names = ", ".join(f"{card.display_name} ({card.group})" for card in astray[:_SHOWN])
    more = f" and {len(astray) - _SHOWN} more" if len(astray) > _SHOWN else ""
    listed = f"{', '.join(map(str, groups[:-1]))} and {groups[-1]}"
    text = (
        f"The crypt mixes groups {listed}; a crypt is of one group or of two consecutive ones. Out of place: "
        f"{names}{more}."
    )
    return [Reason("groups", text, tuple(card.id for card in astray))]


def _since(card: Card) -> str:
    return f" since {card.banned}" if card.banned[:1].isdigit() else ""


def _sets(known: Iterable[Card], rules: Format, catalogue: Catalogue) -> list[Reason]:
    return [
        Reason("set", f"{catalogue.display_key(card)} is not allowed: {rules.title} has no printing of it.", (card.id,))
        for card in known
        if not _allowed(card, rules)
    ]


def _allowed(card: Card, rules: Format) -> bool:
    if rules.marked and rules.marked in card.formats:
        return True
    return any(
        printing.set in rules.sets
        or (rules.promos_since and printing.set.removeprefix("Promo-")[:8] >= rules.promos_since)
        for printing in card.printings
        if printing.set in rules.sets or printing.set.startswith("Promo-")
    )
