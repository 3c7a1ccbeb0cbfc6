"""What stands before the cards of a text list: the tournament, the deck's name and author, the description.

The tournament archive begins with a block of lines known by their place (event, place, date, rounds, players, winner,
link), then a score after dashes, then ``Deck Name:``, ``Created by:`` and ``Description:``; deck builders write only
the latter. Whatever isn't one of these is description.
"""

from __future__ import annotations

import re

from msgspec import Struct, structs

from vtes_desktop.decks.deck import Event

_DATE = re.compile(
    r"(?i)(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}\b"
    r"|\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?\s+\d{4}\b"
    r"|\d{4}-\d\d-\d\d$"
)
_ROUNDS = re.compile(r"(?i)(?:standard\s+|limited\s+|draft\s+)?\d{1,2}\s*r(?:ounds?)?\b")
_PLAYERS = re.compile(r"(?i)(\d{1,5})\s+players?\b")
_LINK = re.compile(r"(?i)https?://")
_SCORE = re.compile(r"\s*--+\s*(\S.*)")
_PLACEHOLDER = re.compile(r"(?i)\[(?:event name|location|date|format|players|winner|event link|scores?|description)\]$")
_NAME = re.compile(r"(?i)\s*(?:deck\s*name|deck|name|title)\s*:\s*(.*)")
_DECK_NAME = re.compile(r"(?i)\s*deck\s*name\s*:\s*(.*)")
_AUTHOR = re.compile(r"(?i)\s*(?:author|(?:created\s+)?by|creator|deck\s+author)\s*:\s*(.*)")
_DESCRIPTION = re.compile(r"(?i)\s*description\s*:\s*(.*)")


class Prelude(Struct, frozen=True):
    """The words about a deck, read from the lines before its cards."""

    name: str = ""
    author: str = ""
    description: str = ""
    event: Event | None = None


def read_prelude(lines: list[str]) -> Prelude:
    """Read the lines before the cards. Nothing is lost: what has no other place is description."""
    lines = [line.rstrip() for line in lines]
    event, start = _event_block(lines)
    name, author, score = "", "", ""
    text: list[str] = []
    described = False
    for line in lines[start:]:
        untold = not any(text)
        if _PLACEHOLDER.match(line.strip()):
            text.append("")
        elif described:
            text.append(line)
        elif match := _DESCRIPTION.match(line):
            text.append(_filled(match[1]) if untold else line)
            described = True
        elif not name and (match := (_NAME if untold else _DECK_NAME).match(line)):
            name = _filled(match[1])
        elif not author and (match := _AUTHOR.match(line)):
            author = _filled(match[1])
        elif not score and untold and (match := _SCORE.match(line)):
            score = _filled(match[1])
        else:
            text.append(line)
    description = "\n".join(text).strip()
    if not name and event is None and not described and "\n" not in description:
        name, description = description.lstrip("# "), ""  # a single line over a plain list is its title
    if score:
        event = structs.replace(event or Event(), score=score)
    return Prelude(name, author, description, event)


def _event_block(lines: list[str]) -> tuple[Event | None, int]:
    """The archive's block at the top and the number of the line after it; None when there is no such block."""
    first = next((number for number, line in enumerate(lines) if line.strip()), len(lines))
    end = first
    while end < len(lines) and lines[end].strip() and not _DECK_NAME.match(lines[end]):
        end += 1
    block = [line.strip() for line in lines[first:end]]
    placeholders = sum(1 for line in block if _PLACEHOLDER.match(line))
    if placeholders >= 3:
        return None, end
    if not any(_DATE.match(line) or _PLAYERS.fullmatch(line) for line in block):
        return None, first
    date, rounds, url = "", "", ""
    players: int | None = None
    before: list[str] = []  # the event and its place come before the date, the winner after it
    after: list[str] = []
    for number, line in enumerate(block):
        if not date and number > 0 and _DATE.match(line):
            date = line
        elif players is None and (match := _PLAYERS.fullmatch(line)):
            players = int(match[1])
        elif not rounds and number > 1 and _ROUNDS.match(line):
            rounds = line
        elif not url and _LINK.match(line):
            url = line
        else:
            (after if date or players is not None else before).append(line)
    event = Event(
        name="".join(before[:1]),
        place="".join(before[1:2]),
        date=date,
        rounds=rounds,
        players=players,
        winner="".join(after[:1]),
        url=url,
        more=(*before[2:], *after[1:]),
    )
    return event, end


def _filled(text: str) -> str:
    text = text.strip()
    return "" if _PLACEHOLDER.match(text) else text
