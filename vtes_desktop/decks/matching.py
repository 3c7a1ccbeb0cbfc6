"""From what a list writes to cards: the name in any spelling, and of several versions the one that the list means.

A name can belong to several cards (an advanced vampire, a vampire printed again in a newer group). What stands beside
the name picks the version: the group, the capacity, an advanced mark; failing that, the groups of the other vampires.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from msgspec import Struct

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.spelling import name_key
from vtes_desktop.decks.deck import MAX_COUNT, Deck, Problem, Section

MAX_SUGGESTED = 40
"""Lines that get suggestions; a list with more unknown lines than that isn't helped by more."""

MAX_PROBLEMS = 200
"""Unread lines that are kept one by one; the rest of them are kept together in one problem."""

MAX_UNREAD = 2_000
"""After so many unread lines the file is taken for something else, and the rest of it isn't looked into."""

_LONGEST_NAME = 120
"""Twice the longest name there is; longer lines are prose."""

_SHORTEST_BEGINNING = 5
"""Letters that a name must have at least, to be taken for the beginning of another."""

_MISREAD_UTF8 = re.compile("[ÃÂÅÄ][\x80-\xbf\u0152-\u2122]")


class Written(Struct, frozen=True):
    """What a list says about one card. Everything but the name (or the number) may be missing."""

    line_number: int
    text: str
    """The whole line as it stands."""
    name: str
    count: int = 1
    """As written: may be 0, negative or a billion."""
    comment: str = ""
    section: Section = "deck"
    card_id: int = 0
    """The official number, in lists that give it; 0 when not given."""
    group: str = ""
    """``"6"``, ``"any"``, or empty."""
    capacity: int | None = None
    advanced: bool | None = None
    disciplines: frozenset[str] = frozenset()
    """As they stand beside the name: ``aus``, ``AUS`` for superior; empty when there are none."""


class Matcher:
    """Collects what a list says, line by line, and makes a deck of it."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._taken: list[tuple[Written, tuple[Card, ...]]] = []
        self._problems: list[Problem] = []
        self._suggested = 0
        self._overflow: list[Problem] = []
        self._unread = 0
        self.lines: dict[int, int] = {}
        """After :meth:`finish`: the line on which each card first stands, by card number; 0 where there are none."""

    @property
    def has_given_up(self) -> bool:
        """Whether so many lines were unread that looking into the next ones is pointless."""
        return self._unread >= MAX_UNREAD

    @property
    def has_cards(self) -> bool:
        """Whether anything was taken so far."""
        return bool(self._taken)

    def versions(self, name: str) -> tuple[Card, ...]:
        """The cards that a name may mean, best first; empty when there are none."""
        return self.catalogue.versions(name) if len(name) <= _LONGEST_NAME else ()

    def take(self, written: Written) -> bool:
        """Take one card of the list. False when no card was found; the line is then kept as a problem."""
        versions = self._meant(written)
        if versions:
            self._accept(written, versions)
        return bool(versions)

    def one(self, written: Written) -> Card | None:
        """The card that is meant, without taking it; None when no card was found (the line is kept as a problem)."""
        versions = self._meant(written)
        return chosen(written, versions, ())[0] if versions else None

    def _meant(self, written: Written) -> tuple[Card, ...]:
        """The cards that may be meant; when there are none, the line is kept as a problem."""
        card = self.catalogue.cards.get(written.card_id) if written.card_id else None
        if card is not None:
            return (card,)
        versions = self.versions(written.name) or self._repaired(written.name)
        if versions:
            return versions
        begun = self._begun(written.name)
        if begun:
            self.note(
                written.line_number,
                written.text,
                f"“{_short(written.name)}” was taken for {begun[0].display_name}: no other card’s name begins so.",
            )
            return begun
        if written.card_id and not written.name:
            message = f"No card has the number {written.card_id}; choose the card that is meant."
        else:
            message = f"No card is called “{_short(written.name)}”"
        self.unknown(written, message)
        return ()

    def unknown(self, written: Written, message: str) -> None:
        """Keep a line whose card wasn't found, beside the nearest cards."""
        suggestions: list[Card] = []
        if written.name and len(written.name) <= _LONGEST_NAME and self._suggested < MAX_SUGGESTED:
            self._suggested += 1
            suggestions = self.catalogue.suggest(written.name)
        if not message.endswith("."):
            nearest = " or ".join(f"“{card.display_name}”" for card in suggestions[:3])
            message += f"; did you mean {nearest}?" if nearest else "; choose the card that is meant, or drop the line."
        numbers = tuple(card.id for card in suggestions)
        count, _ = _bounded(written.count)
        self._keep(
            Problem(
                written.line_number, written.text, message, numbers, "card", max(count, 1), written.comment,
                written.section,
            )
        )  # fmt: skip

    def line(self, line_number: int, text: str) -> None:
        """Keep a line that names no card that anyone can see."""
        self._keep(Problem(line_number, text, "This line isn't understood; it is kept as it stands.", kind="line"))

    def rest(self, line_number: int, text: str, message: str) -> None:
        """Keep a part of the list that couldn't be read and may hold cards."""
        self._keep(Problem(line_number, text, message, kind="rest"))

    def note(self, line_number: int, text: str, message: str, suggestions: tuple[int, ...] = ()) -> None:
        """Keep a remark on a line that was taken."""
        self._keep(Problem(line_number, text, message, suggestions, "note"))

    def finish(self, deck: Deck) -> Deck:
        """Put everything collected into the deck, in the list's order, and return it."""
        groups = {
            versions[0].group
            for _, versions in self._taken
            if len(versions) == 1 and isinstance(versions[0].group, int)
        }
        for written, versions in self._taken:
            card, sure = chosen(written, versions, groups)
            if not sure:
                self._doubt(written, card, versions)
            elif other := otherwise(written, card):
                self.note(written.line_number, written.text, f"The list says {other} of {card.display_name}.")
            count, cut = _bounded(written.count)
            if cut:
                self.note(
                    written.line_number,
                    written.text,
                    f"{_big(written.count)} copies of {card.display_name} can't be meant; {count} are kept.",
                )
            deck.add(card.id, count, written.comment, written.section)
            self.lines.setdefault(card.id, written.line_number)
        self._taken.clear()
        deck.problems.extend(self._problems)
        if self._overflow:
            first, last = self._overflow[0], self._overflow[-1]
            deck.problems.append(
                Problem(
                    first.line_number,
                    "\n".join(problem.text for problem in self._overflow),
                    f"{len(self._overflow):,} more lines, from {first.line_number} to {last.line_number}, weren't "
                    "understood either; they are kept together here.",
                    kind="rest" if any(problem.leaves_cards_out for problem in self._overflow) else "line",
                )
            )
        deck.problems.sort(key=lambda problem: problem.line_number)
        return deck

    def _accept(self, written: Written, versions: tuple[Card, ...]) -> None:
        if written.count > 0:
            self._taken.append((written, versions))
            return
        name = versions[0].display_name
        self.note(
            written.line_number,
            written.text,
            f"The list asks for {written.count} copies of {name}, so the deck has none from this line.",
            (versions[0].id,),
        )

    def _doubt(self, written: Written, card: Card, versions: tuple[Card, ...]) -> None:
        others = [version for version in versions if version.id != card.id]
        named = " or ".join(self.catalogue.display_key(other) for other in others)
        self.note(
            written.line_number,
            written.text,
            f"The list doesn't say which {card.display_name} is meant: {self.catalogue.display_key(card)} was taken, "
            f"not {named}.",
            tuple(other.id for other in others),
        )

    def _keep(self, problem: Problem) -> None:
        self._unread += problem.kind != "note"
        (self._problems if len(self._problems) < MAX_PROBLEMS else self._overflow).append(problem)

    def _begun(self, name: str) -> tuple[Card, ...]:
        """The versions of the only name that begins like this one."""
        key = name_key(name)
        if not _SHORTEST_BEGINNING <= len(key) <= _LONGEST_NAME:
            return ()
        found = {card.name for card in self.catalogue.beginning(key)}
        return self.versions(found.pop()) if len(found) == 1 else ()

    def _repaired(self, name: str) -> tuple[Card, ...]:
        """The versions of a name whose accents were garbled by reading UTF-8 as Windows text."""
        if not _MISREAD_UTF8.search(name):
            return ()
        try:
            return self.versions(name.encode("cp1252").decode("utf-8"))
        except UnicodeError:
            return ()


def chosen(written: Written, versions: tuple[Card, ...], groups: Collection[int]) -> tuple[Card, bool]:
    """The version that a list means, and whether that is sure.

    A name without any mark is the base card of the oldest group: JOL, Lackey and VDB write it so, and older lists know
    no other. Only when that card can't be in one crypt with the others (of these `groups`), and one version can, is
    that version taken; it isn't sure then.
    """
    if len(versions) == 1:
        return versions[0], True
    left = list(versions)
    if written.advanced is not None:
        left = [card for card in left if card.advanced == written.advanced] or left
    if written.group:
        left = [card for card in left if str(card.group) == written.group] or left
    if written.capacity is not None:
        left = [card for card in left if card.capacity == written.capacity] or left
    if written.disciplines:
        left = [card for card in left if {str(level) for level in card.disciplines} == written.disciplines] or left
    left = [card for card in left if not card.advanced] or left  # an advanced card is always marked
    together = [card for card in left if goes_with(card, groups)]
    if left[0] in together or len({card.group for card in left}) == 1:
        return left[0], True
    return (together[0] if len(together) == 1 else left[0]), False


def otherwise(written: Written, card: Card) -> str:
    """What a list says beside a vampire's name that isn't so of the card; empty when all is."""
    if card.kind != "crypt":
        return ""
    said = []
    if written.capacity is not None and written.capacity != card.capacity:
        said.append(f"capacity {written.capacity}, not {card.capacity}")
    if written.group and written.group != str(card.group):
        said.append(f"group {written.group}, not {card.group}")
    levels = {str(level) for level in card.disciplines}
    # Virtues go by several abbreviations, and some of these are Disciplines.
    if (
        written.disciplines
        and written.disciplines not in (levels, _cased(levels, written.name))
        and "Vampire" in card.types
    ):
        said.append(f"{' '.join(sorted(written.disciplines))}, not {' '.join(sorted(levels)) or 'none'}")
    return ", and ".join(said)


def _cased(levels: set[str], name: str) -> set[str]:
    """Disciplines as they stand beside a name: in a list of capitals all in capitals, in one of small letters small."""
    return set(map(str.upper if name.isupper() else str.lower if name.islower() else str, levels))


def goes_with(card: Card, groups: Collection[int]) -> bool:
    """Whether a crypt card can be in one crypt with cards of these groups (one group, or two consecutive)."""
    if not isinstance(card.group, int) or not groups:
        return True
    return max(*groups, card.group) - min(*groups, card.group) <= 1


def _bounded(count: int) -> tuple[int, bool]:
    return (MAX_COUNT, True) if count > MAX_COUNT else (count, False)


def _big(count: int) -> str:
    return f"{count:,}" if count < 10**12 else "Countless"


def _short(name: str) -> str:
    name = " ".join(name.split())
    return name if len(name) <= 60 else f"{name[:57]}…"
