"""The titles that cards stand for, and what the text of a vampire says of its sect and title once it has merged
(sec. 1.5, 10, 11)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from vtes_desktop.cards.model import Card
from vtes_desktop.cards.terms import CLANS, OTHER_CLANS, canonical_clan
from vtes_desktop.rules.facts import Head, TitleCard
from vtes_desktop.rules.minions import TITLES_OF_CLANS

_STANDS_FOR: Final = re.compile(
    r"\brepresent the (?:unique )?(?:[A-Z]\w+ )?title of (.+?)(?: \(worth (\d) votes?\)|, and |\.(?:\s|$)|$)"
)
_NAMELESS: Final = re.compile(r"\brepresent a unique Independent title worth (\d) votes?")
_ON_ACTING: Final = re.compile(r"\bon (?:the acting \w+|this \w+) to represent the\b")
_SAYS_NO_MORE: Final = re.compile(r"Title|Requires .*|.*\brepresent the .*|This could lead to .*|\+1 stealth action")
_CLAN: Final = "|".join(map(re.escape, sorted((*CLANS, *OTHER_CLANS), key=len, reverse=True)))
_HEAD: Final = re.compile(
    r"(?:(?P<sect>Camarilla|Sabbat|Independent|Laibon|Anarch)(?: |(?=[.:])))?"
    rf"(?:(?P<clan>{_CLAN}) )?"
    r"(?P<title>primogen|prince|archbishop|baron|justicar|inner circle|bishop|priscus|cardinal|regent|magaji|kholo"
    r"|imperator)?(?: of (?P<city>[^:(]+?))?(?: ?\((?P<votes>\d) votes\)|(?P<plain>\d votes?) \(titled\))?[.:](?:\s|$)",
    re.I,
)


@lru_cache(maxsize=1024)
def title_card(card: Card) -> TitleCard:
    """The title that a card on a vampire stands for; an empty one for other cards."""
    title, votes = _title(card)
    sentences = [each for part in card.text for each in re.split(r"(?<!D\.C)\.\s+|\.$", part.text) if each]
    return TitleCard(
        title,
        votes,
        on_acting=any(_ON_ACTING.search(part.text) for part in card.text),
        no_more=bool(title) and all(_SAYS_NO_MORE.fullmatch(each) for each in sentences),
    )


def _title(card: Card) -> tuple[str, int]:
    """The title that a card on a vampire stands for (``prince of Paris``, ``justicar of Brujah``) and the votes that it
    says the title is worth, 0 where it doesn't; an empty title for other cards."""
    found = next((match for part in card.text if (match := _STANDS_FOR.search(part.text))), None)
    if found is None:
        nameless = next((match for part in card.text if (match := _NAMELESS.search(part.text))), None)
        return ("independent title", int(nameless[1])) if nameless else ("", 0)
    words = f"{found[1]}." if found[1].endswith("D.C") else found[1]
    kind, of, city = words.partition(" of ")
    if city in ("the same city", "that city"):
        return "", 0
    clan, _, last = words.rpartition(" ")
    if of:
        words = f"{kind.lower()} of {city}"
    elif last.lower() in TITLES_OF_CLANS:
        words = f"{last.lower()} of {clan}"
    else:
        words = words.lower()
    return words, int(found[2] or 0)


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
