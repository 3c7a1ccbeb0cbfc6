"""ELDB's deck files: name, author and description in quotes, then a number of cards and one quoted line a copy.

ELDB writes no quotes and apostrophes inside the quotes: it puts backticks there.
"""

from __future__ import annotations

import re

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.formats.arranging import ascii_name, crypt_rows, library_parts, plain_name
from vtes_desktop.decks.matching import Matcher, Written

_NUMBER = re.compile(r"\d{1,6}$")


def looks_like(text: str) -> bool:
    """Whether the text is an ELDB deck: quoted lines and, between them, two bare numbers."""
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    return len(lines) > 4 and lines[0].startswith('"') and sum(1 for line in lines if _NUMBER.match(line)) >= 2


def read(text: str, matcher: Matcher) -> Deck:
    """Read an ELDB deck; copies of a card are added up."""
    words: list[str] = []
    lines = text.split("\n")
    number = 0
    while number < len(lines) and len(words) < 3:
        number = _quoted(lines, number, words)
    name, author, description = (*words, "", "", "")[:3]
    counts: dict[str, Written] = {}
    declared: list[tuple[int, str, int]] = []
    total = 0
    for at in range(number, len(lines)):
        line = lines[at].strip()
        if not line:
            continue
        if _NUMBER.match(line):
            declared.append((at + 1, line, int(line)))
            continue
        total += 1
        title = line.strip('"').strip()
        before = counts.get(title)
        counts[title] = Written(
            before.line_number if before else at + 1, line, title.replace("`", "'"), before.count + 1 if before else 1
        )
    for written in counts.values():
        matcher.take(written)
    said = sum(count for _, _, count in declared[:2])
    if declared and said != total:
        at, line, _ = declared[0]
        matcher.note(at, line, f"The list says {said} cards, its lines add up to {total}: a line may be missing.")
    return matcher.finish(Deck(name, author, description))


def write(deck: Deck, catalogue: Catalogue) -> str:
    """The deck as ELDB saves it. It holds name, author and description."""
    crypt = [(row.entry.count, row.card) for row in crypt_rows(deck, catalogue)]
    library = [(row.entry.count, row.card) for part in library_parts(deck, catalogue) for row in part.rows]
    lines = [f'"{_inside(words)}"' for words in (deck.name, deck.author, deck.description)]
    for cards in (crypt, library):
        lines.append(str(sum(count for count, _ in cards)))
        for count, card in cards:
            name = ascii_name(plain_name(card, deck, catalogue)).replace('"', "`").replace("'", "`")
            lines += [f'"{name}"'] * count
    return "\n".join(lines) + "\n"


def _inside(words: str) -> str:
    return words.replace('"', "`")


def _quoted(lines: list[str], number: int, words: list[str]) -> int:
    """Take one quoted text, which may run over several lines, and return the line after it."""
    first = lines[number].strip()
    if not first.startswith('"'):
        if _NUMBER.match(first):  # the cards begin: the rest of the words were left out
            words.extend([""] * (3 - len(words)))
            return number
        return number + 1
    taken = [first[1:]]
    while not taken[-1].rstrip().endswith('"') and number + 1 < len(lines):
        number += 1
        taken.append(lines[number])
    words.append("\n".join(taken).rstrip().removesuffix('"').strip())
    return number + 1
