"""What a vampire's text says of its sect and title once it has merged (sec. 1.5, 10)."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from vtes_desktop.cards.model import Card
from vtes_desktop.cards.terms import CLANS, OTHER_CLANS, canonical_clan

_CLAN: Final = "|".join(map(re.escape, sorted((*CLANS, *OTHER_CLANS), key=len, reverse=True)))
_HEAD: Final = re.compile(
    r"(?:(?P<sect>Camarilla|Sabbat|Independent|Laibon|Anarch)(?: |(?=[.:])))?"
    rf"(?:(?P<clan>{_CLAN}) )?"
    r"(?P<title>primogen|prince|archbishop|baron|justicar|inner circle|bishop|priscus|cardinal|regent|magaji|kholo"
    r"|imperator)?(?: of (?P<city>[^:(]+?))?(?: ?\((?P<votes>\d) votes\)|(?P<plain>\d votes?) \(titled\))?[.:](?:\s|$)",
    re.I,
)


class Head(Struct, frozen=True):
    """The sect and title with which the text of a merged vampire begins; empty where it names none."""

    sect: str = ""
    title: str = ""
    """With its city or clan: ``prince of Chicago``; or ``3 votes``."""
    votes: int = 0
    """What the title is worth where the text says so."""


def merged_head(card: Card) -> tuple[Head, str]:
    """What an advanced vampire's text for merging begins with, and the words that say it; empty ones for none."""
    text = next((part.text for part in card.text if part.marks == ("MERGED",)), "")
    said = _HEAD.match(text)
    if said is None or not (said["sect"] or said["title"] or said["plain"]):
        return Head(), ""
    title = (said["title"] or said["plain"] or "").lower()
    of = said["city"] or canonical_clan(said["clan"] or "")
    if title in ("justicar", "inner circle", "kholo") and not of:
        of = card.clans[0] if card.clans else ""
    votes = said["votes"] or (said["plain"] or "0").partition(" ")[0]
    return Head(said["sect"] or "", f"{title} of {of}" if of and title else title, int(votes)), said[0].strip()
