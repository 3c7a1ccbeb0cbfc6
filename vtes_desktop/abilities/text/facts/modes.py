"""The ways in which a card can be played: as one of its types, at one discipline level, by one of its paragraphs.

The superior level may be used as the basic one too, so both are modes of their own (sec. 1.5). What stands in a
``DRAFT`` box is no mode: it is for other tournaments (sec. 1.6.1).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.facts.requirements import said_of_all_levels
from vtes_desktop.cards.model import Card, CardType, DisciplineLevel, TextPart
from vtes_desktop.cards.text import requirement
from vtes_desktop.rules.combat.blow import StrikeKind
from vtes_desktop.rules.playing.modes import Mode, at_level

_TYPE_MARKS: Final[Mapping[str, CardType]] = MappingProxyType(
    {
        "ACTION": "Action",
        "ACTION MODIFIER": "Action Modifier",
        "REACTION": "Reaction",
        "COMBAT": "Combat",
        "POLITICAL ACTION": "Political Action",
        "POWER": "Power",
    }
)
_SEVERAL: Final = "More than one Discipline can be used to play this card."
OR: Final = re.compile(r"or \[(\w+)\]\s*")
_ABOVE: Final = re.compile(r"\b[Aa]s ((?:\[[\w ]+\])+ )?above\b")
_SAYS: Final[Mapping[CardType, re.Pattern[str]]] = MappingProxyType(
    {
        "Action": re.compile(r"\bstealth action\b|\(D\)|^Bleed\b"),
        "Combat": re.compile(
            r"\bStrike:|^(?:Maneuver|Press|Prevent|Dodge|Additional strike)\b|before range is|remainder of combat\b",
            re.M,
        ),
        "Reaction": re.compile(r"^\+\d+ intercept|\breacting (?:vampire|minion)\b|\bbleed against you\b", re.M),
        "Action Modifier": re.compile(r"^\+\d+ (?:stealth|bleed)|\b[Tt]his acting (?:vampire|minion)\b", re.M),
    }
)
"""By what a paragraph shows of which type it is, where a card of several types doesn't mark it."""
_NO_EQUIPMENT: Final = re.compile(r"\b(?:opposing \w+|he or she) [^.]*cannot use equipment\b")
_FEWER_STRIKES: Final = re.compile(
    r"\bStrikes that are not hand strikes cannot be used this round"
    r"|[Oo]pposing minion cannot (?:strike: |dodge|play any strike)|\bThe opposing minion cannot play that card again"
)
"""What a text keeps the opposing minion from in this round of its choice of strikes (rulings on Groundfighting)."""
_STRIKE: Final = re.compile(
    r"(?<!can )(?<!cannot )(?<!will be )(?<!additional )(?<!additional ranged )strike(?:, ranged)?: ([^.]*)", re.I
)
"""The strike that a card is played for: none that a minion can choose later, cannot choose, or gets besides."""
_BY_WEAPON: Final = re.compile(r"strike(?:, ranged)?: [^.]*(?:use a melee weapon|weapon strike)", re.I)
_BY_RANGED: Final = re.compile(r"\bstrike: [^.]*use a ranged weapon strike", re.I)
_REDIRECTS: Final = re.compile(r"\bchange the target of the bleed|\bis now bleeding\b", re.I)
_PUTS_VAMPIRE: Final = re.compile(
    r"\b(?<!this card )(?<!ready region; it )(?:becomes?|represents) an? (?:(?!to )(?:\([\w-]+\)|[\w'-]+) )*?"
    r"(?:\d-capacity|vampire\b|\w+ with \d capacity)"
    r"|\bput that vampire in play\b|(?-i:\bPut) [^.]*?vampires from your uncontrolled region in play"
    r"|[Mm]ove (?:an?|that|the|one) [^.]*?vampire (?:in|from) (?:your|any|an?)[^.]*?(?:ash heap|uncontrolled region)"
    r"[^.]*? to (?:your|the) ready region",
)
_FEEDS: Final = re.compile(
    r"\b(?:[Aa]dd|[Mm]ove) [^.]*?blood\b[^.]*? to [^.]*(?<!imbued) in (?:your|any) uncontrolled region"
    r"|(?<!imbued) in (?:your|any) uncontrolled region (?:each )?gains?\b"
    r"|uncontrolled region (?:with|and move) \d blood\b"
    r"|draw it and add \d blood to it",
)
_TO_CHOSEN: Final = re.compile(r"\b(?:[Aa]dd|[Mm]ove) \d blood\b[^.]*? to the chosen vampire")
_IN_PLAY_ACTION: Final = re.compile(r"[^.]*\bas an? (?:\+\d stealth )?(?:\(D\) )?action\b[^.]*\.?")
_KINDS: Final[tuple[tuple[str, StrikeKind], ...]] = (
    (r"hand strike|^hand or ", "hand"),
    (r"\bdodge\b", "dodge"),
    (r"combat ends|end combat", "combat ends"),
    (r"", "effect"),
)


@lru_cache(maxsize=8192)
def modes(card: Card) -> tuple[Mode, ...]:
    """The ways in which a library card can be played, from its types and the marks of its text."""
    found: list[Mode] = []
    for number, part in enumerate(card.text):
        found += _modes_of(card, part, _above(card.text[:number], part.text))
    if any(_SEVERAL in part.text for part in card.text if not part.marks):
        found = _together(found)
    if not any(not mode.reflex for mode in found):
        text = "\n".join(part.text for part in card.text if not {"REFLEX", "DRAFT"} & set(part.marks))
        any_of = card.discipline_rule == "any"
        found = [Mode(kind, card.disciplines, any_of=any_of, text=text) for kind in card.types] + found
    general = said_of_all_levels(card)
    strike = next((part.text for part in card.text if not part.marks and _STRIKE.search(part.text)), "")
    return tuple(_with_own(with_facts(mode, strike), general) for mode in _named(found))


def _with_own(mode: Mode, general: tuple[str, ...]) -> Mode:
    """A mode that requires by itself only what the card does not require at all levels."""
    own = tuple(word for word in mode.requires if word not in general)
    return replace(mode, requires=own) if own != mode.requires else mode


def with_facts(mode: Mode, strike: str = "") -> Mode:
    """A mode with what its words say of it; `strike` is what a card says of the strike of all its levels."""
    text = mode.full_text
    struck = f"{strike}\n{text}" if strike and mode.text.startswith("This strike ") else text
    said = _STRIKE.search(mode.text) or _STRIKE.search(struck)
    return replace(
        mode,
        strike=None if said is None else next(kind for pattern, kind in _KINDS if re.search(pattern, said[1], re.I)),
        with_weapon=_BY_WEAPON.search(struck) is not None,
        with_ranged=_BY_RANGED.search(struck) is not None,
        requires=requirement(text),
        uncounted="not count against" in text,
        multiplies="Multiplier." in mode.text,
        directed="(D)" in mode.text,
        redirects=_REDIRECTS.search(text) is not None,
        puts_vampire=puts_vampire(text),
        bars_reactions="cannot play reaction cards" in text,
        restricts="equipment" if _NO_EQUIPMENT.search(text) else "strikes" if _FEWER_STRIKES.search(text) else "",
    )


def puts_vampire(text: str) -> bool:
    """Whether words put a vampire in play; one that only leaves torpor is in play already."""
    return _PUTS_VAMPIRE.search(text) is not None


def feeding(card: Card) -> tuple[str, ...]:
    """The levels at which a card's own action adds blood to an uncontrolled vampire, on a condition or not."""
    chosen = any("hoose a vampire in your uncontrolled region" in part.text for part in card.text)
    acts = (mode for mode in modes(card) if mode.type in ("Action", "Political Action"))
    return tuple(mode.level for mode in acts if _feeds(mode.full_text, chosen=chosen))


def _feeds(text: str, *, chosen: bool) -> bool:
    text = _IN_PLAY_ACTION.sub("", text)
    return _FEEDS.search(text) is not None or (chosen and _TO_CHOSEN.search(text) is not None)


def feeds_in_play(text: str) -> bool:
    """Whether an action that a card in play allows adds blood to an uncontrolled vampire."""
    return any(_FEEDS.search(sentence) for sentence in _IN_PLAY_ACTION.findall(text))


def _together(found: list[Mode]) -> list[Mode]:
    """The ways to play a card of which more than one Discipline can be used: each paragraph by itself, and several of
    the same type at once."""
    made: list[Mode] = []
    for count in range(1, len(found) + 1):
        for each in combinations(found, count):
            if len({mode.type for mode in each}) == 1 and not any(mode.any_of or mode.reflex for mode in each):
                disciplines = tuple(level for mode in each for level in mode.disciplines)
                texts = "\n".join(mode.full_text for mode in each)
                made.append(Mode(each[0].type, disciplines, level=" ".join(mode.level for mode in each), text=texts))
    return made


def _above(before: tuple[TextPart, ...], text: str) -> str:
    """The text that a paragraph builds on, with what that builds on in turn; empty when it stands alone."""
    wanted = _ABOVE.search(text)
    if wanted is None:
        return ""
    codes = re.findall(r"\[([\w ]+)\]", wanted[1] or "")
    for number in reversed(range(len(before))):
        part = before[number]
        if part.marks and "REFLEX" not in part.marks and (not codes or set(codes) <= set(part.marks)):
            own = OR.sub("", part.text.removeprefix(": "), count=1)
            deeper = _above(before[:number], part.text)
            return f"{deeper}\n{own}" if deeper else own
    return ""


def _modes_of(card: Card, part: TextPart, above: str) -> list[Mode]:
    """The modes of a paragraph: none for general text."""
    codes = [mark for mark in part.marks if mark.lower() in {level.code for level in card.disciplines}]
    kinds = [_TYPE_MARKS[mark] for mark in part.marks if mark in _TYPE_MARKS]
    reflex = "REFLEX" in part.marks
    if "Power" in card.types or "DRAFT" in part.marks or not (codes or kinds or reflex):
        # A power is got by an action; what its paragraphs do comes later (Imbued appendix).
        return []
    levels = tuple(DisciplineLevel(code.lower(), code.isupper()) for code in codes)
    other = OR.match(part.text)
    level, text = " ".join(codes), part.text.removeprefix(": ")
    if other:
        levels += (DisciplineLevel(other[1].lower(), other[1].isupper()),)
        level, text = f"{level}/{other[1]}", text[other.end() :]
    return [
        Mode(kind, levels, other is not None, level, text, above, reflex)
        for kind in kinds or ([card.types[0]] if reflex else _kinds(card, text))
        if kind in card.types or reflex
    ]


def _kinds(card: Card, text: str) -> tuple[CardType, ...]:
    """The types as which a paragraph can be played that marks none: what its words show, else any of the card's."""
    if len(card.types) == 1:
        return card.types
    shown = tuple(kind for kind in card.types if kind in _SAYS and _SAYS[kind].search(text))
    return shown if len(shown) == 1 else card.types


def _named(found: list[Mode]) -> list[Mode]:
    """Numbers for paragraphs that have no other name, so that each mode of a type can be told from the others."""

    def name(mode: Mode) -> tuple[str, str, bool]:
        return mode.type, mode.level, mode.reflex

    each = list(dict.fromkeys(found))
    times = Counter(map(name, each))
    count: Counter[tuple[str, str, bool]] = Counter()
    made = []
    for mode in each:
        count[name(mode)] += 1
        numbered = times[name(mode)] > 1
        made.append(replace(mode, level=f"{mode.level} {count[name(mode)]}".strip()) if numbered else mode)
    return made


def mode_at(card: Card, level: str, kind: CardType | None = None) -> Mode:
    """The mode with this level (as `kind`, where several types have it), a reflex only where no other has it. Raises
    LookupError for none."""
    mode = at_level(modes(card), level, kind)
    if mode is None:
        raise LookupError(f"{card.name} can’t be played at “{level}”.")
    return mode
