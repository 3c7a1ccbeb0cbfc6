"""Reading any text list: the archive's, a deck builder's, Lackey's, JOL's, or what somebody typed.

They differ in punctuation and order, not in kind: some words, then lines of cards under headings or under none. The
modules beside this one write each of them and know its looks.
"""

from __future__ import annotations

import re

from vtes_desktop.cards.spelling import name_key
from vtes_desktop.decks.deck import Deck, Section
from vtes_desktop.decks.encoding import lines_of
from vtes_desktop.decks.formats.card_lines import LONGEST_LINE, card_line, counted, several, unknown_card
from vtes_desktop.decks.formats.headings import Heading, heading, headings, is_rule
from vtes_desktop.decks.formats.prelude import read_prelude
from vtes_desktop.decks.matching import Matcher

_NEARLY = 82
"""From this likeness (of 100) on, a line without a count is taken for a mistyped card, not for a remark."""

_COMMENT = ("--", "//", "#", ";")
_MADE = re.compile(r"(?i)\s*(?:crafted|created|exported|made) (?:with|by|from)\b")
"""How deck builders sign their lists."""
_FIRST_LINES = 1_000
"""A list without headings begins within so many lines."""


def read_text(text: str, matcher: Matcher) -> Deck:
    """Read a text list. What isn't understood is among the deck's problems."""
    lines = lines_of(text)
    start = _first_card(lines, matcher)
    prelude = read_prelude(lines[:start])
    deck = Deck(prelude.name, prelude.author, prelude.description, prelude.event)
    cards = _Cards(matcher)
    cards.read(lines, start)
    deck.notes = "\n".join(cards.comments)
    return matcher.finish(deck)


def _first_card(lines: list[str], matcher: Matcher) -> int:
    """Where the cards begin: at the heading over the first of them, or at the first of them."""
    top: int | None = None
    for number, line in enumerate(lines):
        found = next(iter(headings(line)), None)
        if found and found.kind in ("crypt", "library") and _leads_to_cards(lines, number, matcher):
            if found.declared is not None:
                top = number
                break
            top = number if top is None else top  # a word of a description, perhaps: one that counts is better
    if top is None:
        begun = (number for number in range(min(len(lines), _FIRST_LINES)) if _begins(lines, number, matcher))
        return _with_unknown(lines, next(begun, 0))
    # Cards may stand over the only heading (Lackey puts the library first); a description may quote some, too.
    if any((below := heading(line)) and below.kind in ("library", "type") for line in lines[top + 1 :]):
        return top
    above = [number for number in range(min(top, _FIRST_LINES)) if not is_rule(lines[number])]
    cards = [number for number in above if counted(lines[number]) and _card(lines[number], matcher)]
    if not cards or (len(cards) * 2 < len(above) and len(cards) < 10):
        return top
    titles = [number for number in above if number < cards[0] and heading(lines[number])]
    return min([*titles[-1:], _with_unknown(lines, cards[0])])


def _with_unknown(lines: list[str], first: int) -> int:
    """The first of the counted lines that stand right over the first known card: cards too, if mistyped ones."""
    while first > 0 and counted(lines[first - 1]) and len(lines[first - 1]) < LONGEST_LINE:
        first -= 1
    return first


def _begins(lines: list[str], number: int, matcher: Matcher) -> bool:
    if is_rule(lines[number]):
        return False
    if heading(lines[number]):
        return _leads_to_cards(lines, number, matcher)
    return _card(lines[number], matcher)


def _leads_to_cards(lines: list[str], number: int, matcher: Matcher) -> bool:
    """Whether a heading has cards under it, perhaps after rules and headings of card types."""
    for line in lines[number + 1 : number + 12]:
        below = next(iter(headings(line)), None)
        if below is not None and below.kind == "crypt":
            return False  # that one has them
        if below is None and not is_rule(line):
            return counted(line) is not None or _card(line, matcher)
    return False


def _card(line: str, matcher: Matcher) -> bool:
    return card_line(matcher, 0, line) is not None


class _Sum:
    """What a heading says its cards add up to, and what their lines do."""

    def __init__(self, heading: Heading, line_number: int, text: str) -> None:
        self.heading = heading
        self.line_number = line_number
        self.text = text.strip()
        self.counted = 0


class _Cards:
    """The lines of cards, with their headings."""

    def __init__(self, matcher: Matcher) -> None:
        self.matcher = matcher
        self.section: Section = "deck"
        self.whole: _Sum | None = None
        """Of the crypt, the library or the sideboard."""
        self.part: _Sum | None = None
        """Of one card type."""
        self.seen: set[str] = set()
        self.comments: list[str] = []
        """Lines among the cards that are marked as comments."""

    def read(self, lines: list[str], start: int) -> None:
        for number in range(start, len(lines)):
            line = lines[number]
            if is_rule(line):
                continue
            if self.matcher.has_given_up:
                self.matcher.line(number + 1, line)
            elif not self._line(number + 1, line):
                rest = "\n".join(lines[number:])
                self.matcher.note(
                    number + 1, rest, f"Another deck begins on line {number + 1}; open it by itself to read it."
                )
                break
        self._close(everything=True)

    def _line(self, line_number: int, line: str) -> bool:
        """Take one line; False when it begins another deck."""
        number = counted(line)
        titles = [] if number else headings(line)
        if titles:
            return all(self._heading(title, line_number, line) for title in titles)
        parts = several(self.matcher, line) if number else [line]
        if len(parts) > 1:
            return all(self._line(line_number, part) for part in parts)
        written = card_line(self.matcher, line_number, line, self.section)
        if written is not None:
            self._add(written.count)
            self.matcher.take(written)
        elif number is not None:
            title = heading(line)  # “17 Masters”
            if title is not None:
                return self._heading(title, line_number, line)
            self._add(number[0])
            self.matcher.take(unknown_card(line_number, line, self.section))
        elif line.lstrip().startswith(_COMMENT) or _MADE.match(line):
            self.comments.append(line.strip().lstrip("-/#; "))
        else:
            self._remark(line_number, line)
        return True

    def _heading(self, title: Heading, line_number: int, line: str) -> bool:
        if title.kind == "summary":
            return True
        if title.kind == "crypt" and {"crypt", "library"} <= self.seen and self.matcher.has_cards:
            return False
        self._close(everything=title.kind != "type")
        self.seen.add("library" if title.kind == "type" else title.kind)
        opened = _Sum(title, line_number, line)
        if title.kind == "type":
            self.part = opened
        else:
            self.whole = opened
            self.section = "sideboard" if title.kind == "sideboard" else "deck"
        return True

    def _remark(self, line_number: int, line: str) -> None:
        written = unknown_card(line_number, line, self.section)
        key = name_key(written.name)
        from rapidfuzz import fuzz  # only needed when a line isn't understood

        if len(key) > 3 and len(written.name) < 60 and not self.matcher.has_given_up:
            nearest = self.matcher.catalogue.suggest(written.name, 1)
            if nearest and fuzz.ratio(key, name_key(nearest[0].name)) >= _NEARLY:
                self._add(written.count)
                self.matcher.take(written)
                return
        self.matcher.line(line_number, line.strip())

    def _add(self, count: int) -> None:
        for one in (self.whole, self.part):
            if one is not None:
                one.counted += count

    def _close(self, everything: bool) -> None:
        """Compare what the headings say with what stood under them."""
        ended = [self.part, self.whole] if everything else [self.part]
        for one in ended:
            if one is not None and one.heading.declared is not None and one.heading.declared != one.counted:
                self.matcher.note(
                    one.line_number,
                    one.text,
                    f"The list says {one.heading.declared} cards ({one.heading.title}), its lines add up to "
                    f"{one.counted}: a line may be missing, or a count mistyped.",
                )
        self.part = None
        if everything:
            self.whole = None
