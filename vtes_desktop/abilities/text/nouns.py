"""Nouns: which cards and which Methuselahs a phrase means, and numbers.

>>> which("a younger vampire in your uncontrolled region") == Which("vampire", ("uncontrolled",), "you", age="younger")
True
"""

from __future__ import annotations

import re
from typing import Any, Final

from msgspec.structs import replace

from vtes_desktop.abilities.vocabulary.here import Whose
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.cards.terms import CLANS

_NUMBERS: Final = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7}
NUMBER: Final = r"(?:\d+|an?|one|two|three|four|five|six|seven)"
"""The pattern of a number."""


def numeral(word: str | None) -> int:
    """A number in figures or as a word, 0 for none. Raises ValueError for another word."""
    return _NUMBERS[word.lower()] if word and word.lower() in _NUMBERS else int(word or 0)


ME: Final = r"(?:[Tt]his (?:acting |reacting )?(?:vampire|minion|ally|anarch|Anarch|[A-Z]\w+(?: antitribu)?)|[Tt]hey)"
"""The pattern of the minion that plays the card, as its text calls it."""
_KINDS: Final = {kind: kind for kind in ("minion", "vampire", "ally", "equipment", "weapon", "retainer", "location")}
_SECTS: Final = ("Camarilla", "Sabbat", "Laibon", "Anarch", "Independent")
_TITLES: Final = (
    "primogen", "prince", "justicar", "bishop", "archbishop", "priscus", "cardinal", "magaji", "baron", "titled",
    "infernal", "Black Hand", "Inner Circle", "Red List",
)  # fmt: skip
_ENDINGS: Final[dict[str, dict[str, object]]] = {
    " in your uncontrolled region": {"where": ("uncontrolled",), "whose": "you"},
    " in torpor": {"where": ("torpor",)},
    " in your ash heap": {"where": ("ash heap",), "whose": "you"},
    " in play": {"where": ("ready", "torpor", "in play")},
    " you control": {"whose": "you"},
    " controlled by another Methuselah": {"whose": "others"},
    " controlled by other Methuselahs": {"whose": "others"},
    " controlled by your neighbours": {"whose": "neighbours"},
    " controlled by your prey": {"whose": "prey"},
    " controlled by your predator": {"whose": "predator"},
    " controlled by the target Methuselah": {"whose": "target"},
    " they control": {"whose": "you"},
    " other Methuselahs control": {"whose": "others"},
    " that another Methuselah controls": {"whose": "others"},
    " controlled by another vampire": {"elsewhere": True, "on_vampire": True},  # of a retainer, whoever controls that
    " with no blood": {"blood": "none"},
    " who has no blood": {"blood": "none"},
}
"""What phrases may end in, and what it means."""
_SIZE: Final = r" with (?:a )?capacity (?:of )?(?P<n>\d+) or (?:(?P<more>more|higher)|less|lower)"
_TAIL: Final = re.compile(
    rf"(?:{_SIZE}| with (?:a )?capacity (?P<bound>above|below) (?P<limit>\d+)"
    rf"| with (?:superior )?[A-Z][\w ]+ \[(?P<code>\w{{3}})\]|(?P<said>{'|'.join(_ENDINGS)}))$"
)
_CLAN: Final = "|".join(map(re.escape, sorted(CLANS, key=len, reverse=True)))
_BEFORE: Final = re.compile(
    rf"(?P<other>another |other )?(?P<adjectives>(?:ready |locked |unlocked |younger |older |unique )*)"
    rf"(?P<words>(?:(?:non-)?(?:{'|'.join([*_SECTS, *_TITLES])})(?:, | |$))*)"
    rf"(?:(?P<non>non-)?(?P<clan>{_CLAN})(?: |$))?"
)
_FORMER: Final = {
    "Assamite": "Banu Haqim",
    "Follower of Set": "Ministry",
    "Followers of Set": "Ministry",
    "Harbingers of Skulls": "Harbinger of Skulls",
}
"""What clans are called in the lists, by what card text calls them and several of them."""
_FORMER_ANY: Final = re.compile(rf"\b({'|'.join(_FORMER)})s?\b")
_WORD_END: Final = rf"(?<=[a-zA-Z])(?:, | |$)(?=(?:non-)?(?:{'|'.join([*_SECTS, *_TITLES])})\b|$)"
_NEIGHBOURS: Final = re.compile(r"\byour (?:prey or predator|predator or prey)\b")
_CREATURES: Final = {
    "werewolf": "werewolf", "werewolves": "werewolf", "wraith": "wraith", "wraiths": "wraith", "mummy": "mummy",
    "mummies": "mummy", "changeling": "changeling",
    "changelings": "changeling", "Changeling allies": "changeling", "mortal ally": "mortal", "animal ally": "animal",
    "zombie": "zombie", "zombies": "zombie", "zombie ally": "zombie", "wraith ally": "wraith",
    "demon": "demon", "demons": "demon",
}  # fmt: skip
"""Allies, by the word that their text begins with."""
_ARTICLE: Final = re.compile(r"(?:an?|any|each|another) ")
_CAPACITY: Final = re.compile(r" (?:of (?:a )?capacity|whose capacity is) (?=\d|above|below|less than)")


def _sized(phrase: str) -> str:
    """A phrase in which a capacity is asked for by the usual words: “with capacity below 4”."""
    return _CAPACITY.sub(" with capacity ", phrase).replace(" capacity less than ", " capacity below ")


def which(phrase: str) -> Which | None:
    """The cards that a phrase with or without an article means, one thing or another; None for one that is not
    understood in full."""
    phrase = _sized(_NEIGHBOURS.sub("your neighbours", phrase))
    parts = re.split(r",? or ", phrase)
    if len(parts) == 1 or re.search(_SIZE, phrase):
        return one_of(phrase)
    each = [one for part in parts if (one := one_of(part)) is not None]
    if len(each) < len(parts) or any(one.whose != "any" for one in each[:-1]):
        return None
    # What is said of the last one's place and controller goes for all, and that they must be ready of the first; that
    # they must be locked or not, too, of those without an article of their own.
    where = ("ready",) if re.match(r"(?:(?:an?|any|each|another) )?ready ", phrase) else each[-1].where
    first, *rest = [replace(one, whose=each[-1].whose, where=where) for one in each]
    rest = [
        one if one.locked is not None or _ARTICLE.match(part) else replace(one, locked=first.locked)
        for one, part in zip(rest, parts[1:], strict=True)
    ]
    return replace(first, alternatives=tuple(rest))


def one_of(phrase: str) -> Which | None:
    """The cards of one sort that a phrase means; never of one that was spoken of before: “the ally”."""
    left = _sized(re.sub(r"^(?:an?|any|each|all|one) ", "", phrase))
    left = _FORMER_ANY.sub(lambda match: _FORMER[match[1]], left).replace("Inner Circle member", "Inner Circle")
    said: dict[str, Any] = {}
    while tail := _TAIL.search(left):
        left = left[: tail.start()]
        said |= _ENDINGS.get(tail["said"] or "", {})
        if tail["code"]:
            said["discipline"] = tail["code"]
        if tail["n"]:
            said["least" if tail["more"] else "most"] = int(tail["n"])
        if tail["limit"]:
            above = tail["bound"] == "above"
            said["least" if above else "most"] = int(tail["limit"]) + (1 if above else -1)
    before = _BEFORE.match(left)
    assert before is not None
    noun = left[before.end() :].strip()
    noun = {"allies": "ally", "equipment card": "equipment"}.get(noun, noun)
    noun = noun.removesuffix("s") if noun.removesuffix("s") in _KINDS else noun
    words = [each.strip().lower() for each in re.split(_WORD_END, before["words"]) if each.strip()]
    if noun in _CREATURES:
        noun, words = "ally", [*words, _CREATURES[noun]]
    if not noun and (words or before["clan"]):
        noun = "vampire"
    adjectives = before["adjectives"].split()
    if noun not in _KINDS or "unique" in adjectives:
        return None
    lies = ("ready",) if "ready" in adjectives else ("ready", "torpor")
    clan = (before["clan"],) if before["clan"] else ()
    return Which(
        _KINDS[noun],
        **({"where": lies if noun in ("minion", "vampire", "ally") else ("ready", "torpor", "in play")} | said),
        other=bool(before["other"]),
        locked=True if "locked" in adjectives else False if "unlocked" in adjectives else None,
        age=next((age for age in ("younger", "older") if age in adjectives), ""),
        words=tuple(words),
        clans=() if before["non"] else clan,
        not_clans=clan if before["non"] else (),
    )


_MANY_CLAN: Final = re.compile(rf"\b({_CLAN})s\b")
_MANY_WORD: Final = re.compile(r"\b(prince|justicar|bishop|archbishop|baron|cardinal|anarch)s\b", re.I)


def group(phrase: str) -> Which | None:
    """The minions that a plural means, or several such with “and” or “or” between: “Baali and Followers of Set”.

    >>> group("Younger Tremere").age, group("Allies").kind
    ('younger', 'ally')
    """
    phrase = _NEIGHBOURS.sub("your neighbours", phrase)
    parts = [each for each in re.split(r", and |, | and | or (?!less|more|lower|higher)", phrase) if each]
    found = [one for each in parts if (one := _plural(each)) is not None]
    if not found or len(found) < len(parts):
        return None
    first, *rest = [replace(one, whose=found[-1].whose) for one in found]
    return replace(first, alternatives=tuple(rest)) if rest else first


def _plural(phrase: str) -> Which | None:
    named = _FORMER_ANY.sub(lambda match: _FORMER[match[1]], phrase)
    named = _MANY_WORD.sub(lambda match: match[1], _MANY_CLAN.sub(lambda match: match[1], named))
    return fellows(phrase) or one_of(named) or one_of(named[:1].lower() + named[1:])


def fellows(phrase: str) -> Which | None:
    """The minions of others that a plural means: “allies and younger vampires”, “non-zombie allies”."""
    said = phrase[:1].lower() + phrase[1:]
    known = {
        "allies and younger vampires": Which(weaker=True),
        "vampires": Which("vampire"),
        "allies": Which("ally"),
        "minions": Which(),
        "non-mortal allies": Which("ally", words=("non-mortal",)),
        "minions with any of your corruption counters": Which(corruption=1),
        "minions with 1 or more of your corruption counters": Which(corruption=1),
        "minions with any corruption counters": Which(corrupted=True),
        "your minions": Which(whose="you"),
        "inner Circle members": Which("vampire", words=("inner circle",)),
        "younger vampires": Which("vampire", age="younger"),
        "older vampires": Which("vampire", age="older"),
        "titled vampires": Which("vampire", words=("titled",)),
        "non-titled vampires": Which("vampire", words=("non-titled",)),
        "locked minions": Which(locked=True),
        "younger minions": Which("vampire", age="younger"),
    }
    if sized := re.fullmatch(r"vampires with capacity (\d+) or (more|less)", said):
        return Which("vampire", least=int(sized[1])) if sized[2] == "more" else Which("vampire", most=int(sized[1]))
    return known.get(said)


_METHUSELAHS: Final[dict[str, Whose]] = {
    "you": "you",
    "your prey": "prey",
    "your predator": "predator",
    "the target Methuselah": "target",
    "the acting Methuselah": "acting",
}


def whose(phrase: str) -> Whose | None:
    """The Methuselahs that a phrase means; None for one that is not understood."""
    return _METHUSELAHS.get(phrase)


_PRONOUNS: Final = frozenset({"he", "she", "it", "they", "him", "her", "them", "this ally"})
_NOT_NAMES: Final = frozenset({"the", "of"})


def is_self(phrase: str, name: str) -> bool:
    """Whether a phrase speaks of the minion whose card it is: by a part of its name, or a pronoun.

    >>> is_self("Theo", "Theo Bell"), is_self("the prince", "Theo Bell")
    (True, False)
    """
    spoken = [word for word in re.findall(r"[\w'’]+", phrase.lower()) if word not in _NOT_NAMES]
    parts = set(re.findall(r"[\w'’]+", name.lower()))
    return phrase.lower() in _PRONOUNS or (bool(spoken) and all(word in parts for word in spoken))


_COMMON: Final = frozenset({"the", "of", "a", "an", "and", "de", "von", "la", "le", "al", "del", "da", "di", "el"})
_CLAN_WORDS: Final = frozenset(word.lower() for clan in CLANS for word in clan.split())


def of_itself(text: str, name: str) -> str:
    """A text in which “this minion” stands for the minion whose card it is.

    >>> of_itself("move 1 blood from Nikolaus to any Nosferatu", "Nikolaus Vermeulen")
    'move 1 blood from this minion to any Nosferatu'
    """
    parts = [
        re.escape(word)
        for word in re.findall(r"[\w'’\-]+", name)
        if word.lower() not in _COMMON and (word.lower() not in _CLAN_WORDS)
    ]
    if not parts:
        return text
    part = "|".join(sorted(parts, key=len, reverse=True))
    text = re.sub(rf"(?:\b[Tt]he )?\b(?:{part})(?:,? (?:(?:the|of|de|von) )*(?:{part}))*\b(?!'s)", "this minion", text)
    return re.sub(r"\b(?:him|her|them|himself|herself|themselves)\b(?= to\b|[.,]|$)", "this minion", text)


_SELF: Final = {
    "this vampire": "minion",
    "this minion": "minion",
    "this ally": "minion",
    "this acting vampire": "minion",
    "this acting minion": "minion",
    "this reacting vampire": "minion",
    "this reacting minion": "minion",
    "this card": "this",
    "the acting minion": "acting",
    "the acting vampire": "acting",
    "the blocking minion": "blocker",
    "the blocking vampire": "blocker",
    "the blocking ally": "blocker",
    "this reacting Anarch": "minion",
    "this Anarch": "minion",
    "this anarch": "minion",
    "this imbued": "minion",
    "the opposing minion": "opponent",
    "the opposing vampire": "opponent",
    "that vampire": "target",
    "that minion": "target",
    "the chosen vampire": "target",
    "the chosen minion": "target",
    "the target vampire": "target",
    "the target minion": "target",
}


def who(phrase: str) -> str | None:
    """The word of ``Here.copies`` for a phrase that speaks of a card already known."""
    phrase = phrase[:1].lower() + phrase[1:]
    return _SELF.get(phrase) or ("minion" if _THIS.fullmatch(phrase) else None)


_THIS: Final = re.compile(
    rf"this (?:acting |reacting )?(?:(?:{'|'.join(_SECTS)}|Black Hand|{_CLAN})(?: vampire)?|imbued|anarch)"
)


def within(phrase: str) -> str:
    """A phrase at the beginning of a sentence as it would stand within one; a name keeps its capital."""
    common = re.match(r"(?:Any|An|A|Each|Another|Minions|Vampires|Allies|Titled|Ready|Unlocked)\b", phrase)
    return phrase[:1].lower() + phrase[1:] if common else phrase


def group_of(phrase: str) -> Which | None:
    """The minions that a phrase means, or several with “and” or “or” between: “Ventrue and Malkavians”."""
    parts = re.split(r",? and ", phrase)
    found = [one for part in parts if (one := which(within(part)) or group(part)) is not None]
    if len(found) < len(parts):
        return None
    first, *rest = [replace(one, where=("ready",)) for one in found]
    return replace(first, alternatives=(*first.alternatives, *rest)) if rest else first
