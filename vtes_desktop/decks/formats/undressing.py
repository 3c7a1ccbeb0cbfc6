"""Taking off what forums, chats and mails put round a line of cards: tags, bold marks, emoji, quotes, numbers of lists.

A line is changed only when that makes a card or a heading of it: what else is said in a list stays as it was written.
"""

from __future__ import annotations

import html
import re

from vtes_desktop.decks.formats.card_lines import LONGEST_LINE, card_line, counted, several
from vtes_desktop.decks.formats.headings import heading, headings
from vtes_desktop.decks.matching import Matcher

_EMOJI = "[\u2190-\u2bff\ufe0f\u200d\U0001f000-\U0001faff]"
_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_IN_WORDS = re.compile(rf"\s*({'|'.join(_NUMBERS)})\s+(?=\w)", re.IGNORECASE)
_DRESSED = re.compile(
    rf"(?i:^{_IN_WORDS.pattern})|[&`{{]|\]\(|\[[/*a-z]|>\s*>|^\s*>|\*\*|__|/\*|:\w+:|\.\.|…|[-–—:=,]\s*[xX×]?\s*\d+\D*$|\w--+\w|^\s*\d+\s*[xX×]?\s*(?:cop(?:y|ies)\s+)?of\s|^\s*\d+[.)]\s|{_EMOJI}",
    re.MULTILINE,
)
"""What a dressed line has; most of the lines that have it are not."""
_IN_BRACES = r"\s*\{[^{}]*\}\s*$"
"""What stands in braces behind a counted card; in other lines it is somebody's words, whatever card they recall."""
_OFF = tuple(
    (re.compile(pattern, re.IGNORECASE), instead)
    for pattern, instead in (
        (r"\[/?(?:b|i|u|s|li|ul|ol|list|card|url|color|size|font|quote|code|spoiler|center|\*)(?:=[^\]\[]*)?\]", ""),
        (r"<a?:\w+:\d+>|(?<!\w):[a-z_]\w*:(?!\w)", ""),
        (r"\[([^\[\]]+)\]\(\s*https?:[^()]*\)", r"\1"),
        (r"\*\*|__|`", ""),
        (r"^\s*(?:>\s*)+", ""),
        (rf"^\s*(?:{_EMOJI}+\s*)+|(?:\s*{_EMOJI}+)+\s*$", ""),
        (r"^\s*\d{1,3}[.)]\s+(?=[(\[]?\d{1,2}\s*[x×*]?\s*[^\W\d])", ""),
        (r"/\*\s*(.*?)\s*\*/", r" -- \1"),
        (r"\{(g\s?(?:\d|any))\}\s*$", r"(\1)"),
        (_IN_BRACES, ""),
        (r"(?<=\w)--+(?=\w)", " -- "),
        (r"^(\s*\d+)\s*[x×]?\s*(?:cop(?:y|ies)\s+)?of\s+", r"\1 "),
    )
)
_BEHIND = re.compile(
    r"(?P<name>\S.*?)(?:\s*(?:\.{2,}|…+|[:=,])|\s+[-–—]{1,2})\s*[xX×]?\s*(?P<count>\d{1,2})"
    r"\s*(?:[xX×]|copy|copies|pcs|cards?|ex)?\.?\s*"
)
"""A name, then dots or a dash, then the count."""


def undressed(text: str, matcher: Matcher) -> str:
    """A list with its lines as they would stand in a plain one, each in its place."""
    if not _DRESSED.search(text):
        return text
    return "\n".join(_undressed(line, matcher) if _DRESSED.search(line) else line for line in text.split("\n"))


def _undressed(line: str, matcher: Matcher) -> str:
    if len(line) > LONGEST_LINE:
        return line
    plain = html.unescape(line)
    for pattern, instead in _OFF:
        if pattern.pattern != _IN_BRACES or counted(plain):
            plain = pattern.sub(instead, plain)
    if said := _IN_WORDS.match(plain):
        plain = f"{_NUMBERS.index(said[1].lower()) + 1} {plain[said.end() :]}"
    if not counted(plain) and (behind := _BEHIND.fullmatch(plain)) and _has(matcher, behind["name"], behind["count"]):
        return f"{behind['count']}x {behind['name'].strip()}"
    title, colon, cards = plain.partition(":")
    if colon and counted(cards) and (led := heading(title)) and led.kind in ("crypt", "library"):
        plain = cards
    if plain == line or headings(line) or card_line(matcher, 0, line) is not None:
        return line
    return plain if not plain.strip() or headings(plain) or _has_cards(matcher, plain) else line


def _has_cards(matcher: Matcher, line: str) -> bool:
    return card_line(matcher, 0, line) is not None or len(several(matcher, line)) > 1


def _has(matcher: Matcher, name: str, count: str) -> bool:
    """Whether a card has this name, and the number behind it isn't the capacity that is printed on it."""
    versions = matcher.versions(name.strip())
    return bool(versions) and all(card.capacity != int(count) for card in versions)
