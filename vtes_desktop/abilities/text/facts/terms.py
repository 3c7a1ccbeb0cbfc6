"""What the text of a card asks for as the terms of its referendum, in fixed phrases (sec. 6.3.2; design, decision 6).

A sentence that says “choose” or “allocate” and is not read is left to the caller: she names Methuselahs, minions and
cards by hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal

from msgspec.structs import replace

from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.abilities.text.facts.phrases import sentences
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.terms import CLANS, OTHER_CLANS
from vtes_desktop.rules.facts import Terms
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.politics.asks import MANY, Ask, Kind, Wanted

_ASKS: Final = re.compile(r"\b(?:choose|allocate|divide|distribute)\b", re.I)
_EFFECT: Final = re.compile(r"(?:Successful|If (?:this|the) referendum|The chosen|Each|As any|.* can choose to)\b")
"""Sentences that say what happens when it passes, not what its terms are."""
_CLAUSE: Final = re.compile(r"(?:^|[,;]? and (?=allocate|choose))(?=[cC]hoose|[aA]llocate)")
_COUNT: Final = r"(?P<count>an?|any|another|one or more|1 or more|up to (?:\w+)|at least half of the|two|three|\d)"
_CHOOSE: Final = re.compile(rf"[cC]hoose {_COUNT} (?P<what>.+?)\.?$")
_ALLOCATE: Final = re.compile(
    r"[aA]llocate (?P<points>\d+|X) (?:points|of their (?:pool|blood)) (?:among|between) "
    r"(?P<least>one|two|three|\d) or more (?P<what>.+?)\.?$"
)
_X: Final = (
    (re.compile(r"where X is the number of Methuselahs"), "Methuselahs"),
    (re.compile(r"where X is half the capacity of the acting vampire"), "half capacity"),
)
_EACH: Final = re.compile(r"No more than (\d+) points? (?:points )?can be allocated to each")
_NUMBERS: Final = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
_NOUNS: Final[dict[str, Kind]] = {
    "methuselah": "Methuselah",
    "vampire": "vampire",
    "minion": "minion",
    "ally": "ally",
    "allie": "ally",
    "retainer": "retainer",
    "equipment": "equipment",
    "location": "location",
    "clan": "clan",
    "discipline": "Discipline",
    "title": "title",
    "city": "city",
    "number": "number",
}
_TITLES: Final = r"justicar|prince|archbishop|cardinal|priscus|regent|bishop|primogen|baron|inner circle member"
_CLANS: Final = "|".join(sorted(map(re.escape, (*CLANS, *OTHER_CLANS)), key=len, reverse=True))
_ADJECTIVE: Final = re.compile(
    r"(?P<word>ready|unlocked|younger|older|other|another|titled|non-titled|camarilla|sabbat|laibon|independent|anarch"
    rf"|black hand|red list|seraph|non-\w+(?: list)?)\b|(?P<title>{_TITLES})\b|(?P<clan>{_CLANS})(?:s|\b)",
    re.I,
)
_NOUN: Final = re.compile(rf"(?P<noun>{'|'.join(_NOUNS)})s?\b", re.I)
_CAPACITY: Final = re.compile(
    r"with (?:a )?capacity (?:of )?(?:(?P<least>\d+) or more|(?P<most>\d+) or less|(?:below|less than) (?P<below>\d+)"
    r"|(?:above|greater than) (?P<above>\d+))"
)


@lru_cache(maxsize=1024)
def terms(card: Card, level: str = "") -> Terms:
    """What a card asks for at a level; where a sentence could not be read, what else it may be about."""
    found: list[Ask] = []
    whole = True
    said = _said(card, level)
    for sentence in said:
        if not _ASKS.search(sentence) or _EFFECT.match(sentence):
            continue
        for clause in [each for each in _CLAUSE.split(sentence) if each]:
            asked = tuple(_clause(clause, bool(found)))
            found += asked
            whole = whole and bool(asked)
    limit = next((match for each in said if (match := _EACH.search(each))), None)
    if limit is not None:
        found = [replace(ask, each=int(limit[1])) if ask.points or ask.points_by else ask for ask in found]
    return Terms(tuple(found), () if whole else _anything(card))


def _anything(card: Card) -> tuple[Wanted, ...]:
    """What the terms of a card may be about, by the words of its text."""
    text = " ".join(part.text for part in card.text).lower()
    about: dict[Kind, str] = {
        "Methuselah": "methuselah",
        "minion": r"vampires?|minions?|ally|allies|justicar|prince|priscus|anarch|baron",
        "card": "location|equipment|retainer|card",
    }
    return tuple(Wanted(kind) for kind, words in about.items() if re.search(rf"\b(?:{words})", text))


def _said(card: Card, level: str) -> list[str]:
    mode = next((each for each in modes(card) if each.level == level), Mode("Political Action"))
    general = "\n".join(part.text for part in card.text if not part.marks)
    text = general if mode.text in general else f"{general}\n{mode.full_text}"
    # “As above, and choose …” goes on with the paragraph before.
    return [re.sub(r"^As above,? (?:and|but) ", "", each) for each in sentences(text)]


def _clause(clause: str, after: bool) -> Iterator[Ask]:
    """The asks of a clause that begins with choose or allocate; none when it is not read."""
    if given := _ALLOCATE.match(clause):
        points = 0 if given["points"] == "X" else int(given["points"])
        what, _, tail = given["what"].partition(", where X")
        wanted = _wanted(what, after=after, allocated=True)
        by = _points_by(f", where X{tail}") if not points else ""
        if wanted and (points or by):
            least = _NUMBERS.get(given["least"]) or int(given["least"])
            yield Ask(wanted, least, MANY, points=points, points_by=by)
        return
    for part in re.split(r" and (?=an? )", clause):
        chosen = _CHOOSE.match(part if part.lower().startswith("choose") else f"Choose {part}")
        wanted = _wanted(chosen["what"], after=after, count=chosen["count"]) if chosen else ()
        if chosen is None or not wanted:
            return
        yield _counted(chosen["count"], wanted)


def _points_by(text: str) -> Literal["", "Methuselahs", "half capacity"]:
    for pattern, by in _X:
        if pattern.search(text):
            return "Methuselahs" if by == "Methuselahs" else "half capacity"
    return ""


def _counted(count: str, wanted: tuple[Wanted, ...]) -> Ask:
    if count.startswith("up to "):
        word = count.removeprefix("up to ")
        return Ask(wanted, 0, _NUMBERS.get(word) or int(word))
    if count.endswith("or more"):
        return Ask(wanted, 1, MANY)
    if count.startswith("at least half"):
        return Ask(wanted, 1, MANY, half=True)
    number = _NUMBERS.get(count) or (int(count) if count.isdigit() else 1)
    return Ask(wanted, number, number)


def _wanted(what: str, *, after: bool, count: str = "", allocated: bool = False) -> tuple[Wanted, ...]:
    """The alternatives of what may be named (“a Methuselah or a location”); empty when one is not read."""
    parts = re.split(r" or (?!more\b|less\b)", what)
    read = [_one(re.sub(r"^an? ", "", part), count) for part in parts]
    last = read[-1]
    if last is None:
        return ()
    made = []
    for part, each in zip(parts, read, strict=True):
        # “A non-titled or an Anarch vampire”: the noun stands only once.
        wanted = each or _one(f"{part} {last.kind}", count)
        if wanted is None:
            return ()
        other = bool(re.match(r"other\b", part))
        if allocated and other:
            wanted = replace(wanted, new=after, others=not after and "including" not in what)
        made.append(wanted if wanted.of else replace(wanted, of=last.of))
    return tuple(made)


def _one(text: str, count: str) -> Wanted | None:
    """What one alternative describes; None for words that are not read."""
    be: list[str] = []
    words: set[str] = set()
    left = text
    while match := _ADJECTIVE.match(left):
        if match["clan"]:
            be.append(_clan(match["clan"]))
        elif match["title"]:
            be.append(match["title"].lower().removesuffix(" member"))
        else:
            words.add(match["word"].lower())
        left = left[match.end() :].lstrip()
    noun = _NOUN.match(left)
    if noun is None and not be:
        return None
    kind = _NOUNS[noun["noun"].lower()] if noun else "vampire"
    tail = left[noun.end() :].strip() if noun else left
    numbers = re.search(r"from (\d+) to (\d+)", tail)
    if kind == "number" and numbers is None:
        return None
    known = {"ready", "unlocked", "younger", "older", "other", "another"}
    return Wanted(
        kind,
        (*be, *sorted(words - known)),
        ready="ready" in words,
        unlocked="unlocked" in words,
        torpor="in torpor" in tail,
        age="younger" if "younger" in words else "older" if "older" in words else "",
        capacity=_capacity(tail),
        of=_of(tail),
        others=count == "another",
        same="clan" if "the same clan" in tail else "sect" if "the same sect" in tail else "",
        richer="more pool than you" in tail,
        numbers=(int(numbers[1]), int(numbers[2])) if numbers else (0, 0),
    )


def _clan(said: str) -> str:
    """A clan as the lists call it today, whatever its letters."""
    names = {name.lower(): name for name in (*CLANS, *OTHER_CLANS)}
    name = names[said.lower()]
    return OTHER_CLANS.get(name, name)


def _capacity(text: str) -> tuple[int, int]:
    found = _CAPACITY.search(text)
    if found is None:
        return (0, MANY)
    least = int(found["least"] or 0) or (int(found["above"]) + 1 if found["above"] else 0)
    most = int(found["most"] or MANY) if not found["below"] else int(found["below"]) - 1
    return (least, most)


def _of(text: str) -> Literal["", "you", "others", "prey"]:
    if "controlled by your prey" in text:
        return "prey"
    if "controlled by another" in text:
        return "others"
    return "you" if text.startswith("you control") else ""
