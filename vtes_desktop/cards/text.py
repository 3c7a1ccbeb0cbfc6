"""Card text: its parts, and what it says about sect, title and requirements.

Only the text's own set phrases are read here; what a card does is another room's business.
"""

from __future__ import annotations

import re

from vtes_desktop.cards.model import TextPart

_MARKS = re.compile(r"(?:\[[^\]\n]+\]\s*)+")
_MARK = re.compile(r"\[([^\]\n]+)\]")
_SLASHED_NAME = re.compile(r"(?<![\w/])/([^/\n]+)/(?!\w)")
_ANGLED_NAME = re.compile(r"<(\S[^<>\n]*)(?<=\S)>")
_BRACES = str.maketrans("", "", "{}")

_SECT = re.compile(r"(?:Advanced,\s*)?(Camarilla|Sabbat|Independent|Laibon|Anarch)\b")
_TITLE_OF = re.compile(
    r"(?:Advanced,\s*)?(?:Camarilla|Sabbat|Anarch) "
    r"(?:(?:Prince|Archbishop|Baron) of (?P<city>(?:[^:.\n]|\.(?=C\.)|\.(?=:))+)"
    r"|(?P<clan>[A-Z][A-Za-z ]*?) (?:Justicar|Inner Circle)\b)"
)

# The sentence that opens with the word; "requires" inside a sentence is about other cards.
_REQUIRES = re.compile(r"\bRequires ((?:[^.\n]|\.(?=\S))*)")
_TITLES = "prince|primogen|justicar|inner circle|archbishop|bishop|priscus|cardinal|regent|baron|magaji|inquisitor"
_REQUIREMENT = re.compile(
    r"(?P<count>\d+|one|two|three)\s+(?:or more )?(?:other )?(?P<gehenna>Gehenna)"
    r"|(?P<followers>\d+) or more ready vampires who follow the (?P<path>Path of [A-Z][\w ]*)"
    r"|capacity (?:of )?(?P<limit>above|less than) (?P<than>\d+)"
    r"|capacity (?:of )?(?P<capacity>\d+) or (?P<way>more|less)"
    r"|(?P<same>same circle)"
    r"|not (?P<not>Caitiff)"
    r"|(?P<word>\b(?:non-)?(?:anarch|sabbat|camarilla|laibon|independent|black hand|seraph|city title|titled|infernal"
    r"|sterile|red list|imbued|slave|unmerged|base|advanced|mortal|ghoul|mage|" + _TITLES + r"))\b",
    re.IGNORECASE,
)
_NUMBERS = {"one": "1", "two": "2", "three": "3"}


def plain(text: str) -> str:
    """Card text without the lists' markup: named cards bare, changes of wording unmarked, ``(D)`` for directed.

    4.x lists write a card's name ``/Name/``, 5.x lists ``<Name>``; both mark a change of wording with braces. Other
    slashes ("and/or") stay.
    """
    text = _ANGLED_NAME.sub(r"\1", _SLASHED_NAME.sub(r"\1", text))
    return text.translate(_BRACES).replace("Ⓓ", "(D)").replace("\r\n", "\n").strip()


def parts(text: str) -> tuple[TextPart, ...]:
    """Plain card text as paragraphs with their leading marks; neighbouring paragraphs without marks are one part."""
    found: list[TextPart] = []
    for line in filter(None, map(str.strip, text.split("\n"))):
        leading = _MARKS.match(line)
        if leading:
            found.append(TextPart(tuple(_MARK.findall(leading[0])), line[leading.end() :]))
        elif found and not found[-1].marks:
            found[-1] = TextPart((), f"{found[-1].text}\n{line}")
        else:
            found.append(TextPart((), line))
    return tuple(found)


def sect(text: str) -> str:
    """The sect that a vampire's plain text opens with, or empty (an Imbued has none)."""
    opening = _SECT.match(text)
    return opening[1] if opening else ""


def title_of(text: str) -> str:
    """The city or clan of the title that a vampire's plain text opens with, or empty."""
    opening = _TITLE_OF.match(text)
    if opening is None:
        return ""
    return opening["clan"] or opening["city"].replace("DC", "D.C.")


def requirement(text: str) -> tuple[str, ...]:
    """What a library card's plain text requires besides clan and Discipline, in canonical lower-case words.

    ``"prince"``, ``"sabbat"``, ``"titled"``, ``"non-sterile"``, ``"capacity 5 or more"``, ``"2 gehenna"`` (that many
    other Gehenna events in play), ``"same circle"``. The words come in the text's order, each once.
    """
    words: dict[str, None] = {}
    for phrase in _REQUIRES.finditer(text):
        for match in _REQUIREMENT.finditer(phrase[1]):
            words[_requirement_word(match)] = None
    return tuple(words)


def _requirement_word(match: re.Match[str]) -> str:
    if match["gehenna"]:
        return f"{_NUMBERS.get(match['count'].lower(), match['count'])} gehenna"
    if match["limit"]:
        above = match["limit"].lower() == "above"
        return f"capacity {int(match['than']) + (1 if above else -1)} or {'more' if above else 'less'}"
    if match["capacity"]:
        return f"capacity {match['capacity']} or {match['way'].lower()}"
    if match["not"]:
        return f"non-{match['not'].lower()}"
    if match["path"]:
        return f"{match['followers']} {match['path'].lower()}"
    return (match["same"] or match["word"]).lower()
