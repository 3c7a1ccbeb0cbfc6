"""The fixed phrases of card text that always mean the same, read into numbers.

A sentence is read only when it says one thing and nothing else: “This Ravnos gets +1 bleed.” is, with its condition
“…during actions directed at a location” it is not. What stands behind other words is left to the abilities.
"""

from __future__ import annotations

import re
from typing import Final, Literal

from msgspec.structs import replace

from vtes_desktop.abilities.text.nouns import is_self
from vtes_desktop.cards.model import ACTION_CARDS, CardType
from vtes_desktop.rules.playing.printed import WHATEVER, AsVampire, Bonus, Extra, PlaysNamed

_WORDS: Final = {"an": 1, "a": 1, "one": 1, "two": 2, "three": 3}
_ADDED: Final = r"([+-]\d+) (bleed|strength|stealth|intercept|votes?|hand size)"
_VOTES: Final = r"(\d+|an|one|two) additional votes?"
_ONE: Final = rf"(?:an additional )?{_ADDED}|{_VOTES}"
_LIST: Final = rf"(?:{_ONE})(?:(?:, and|,| and) (?:{_ONE}))*"
_ALWAYS: Final = r"(?: on each of (?:his|her|its|their) actions| (?:on|during) each action)?"
_GETS: Final = r"(?:gets?|has)"
_ADDED_RE: Final = re.compile(_ONE)
_PLAIN: Final = re.compile(rf"{_LIST}\.?")
_SELF: Final = re.compile(rf"(?P<who>[A-Z][^,.+]*?) {_GETS} (?P<what>{_LIST}){_ALWAYS}\.?")
_BEARER: Final = re.compile(
    rf"(?:(?:The )?[Bb]earer|The employer|This (?P<this>minion|[A-Z](?:(?! may\b)[\w' ])*?|vampire)"
    rf"|The (?P<the>[\w' ]+?) with this (?P<thing>\w+)) {_GETS} (?P<what>{_LIST}){_ALWAYS}\.?"
)
_YOURS: Final = re.compile(
    rf"(?:While [\w' ]+ is ready, you get (?:[^.]*? and )?|You get |The controller of this \w+ gets )"
    rf"(?P<what>{_LIST}){_ALWAYS}\.?"
)
_GOES_ON: Final = re.compile(r"(?:\b(?:Mr|Dr|vs)\.|\bT\.J\.|\bMaster:|\bnamed [\w ]+:)$")
"""What looks like the end of a sentence and is none: shortened words, a colon within a name."""


def sentences(text: str, *, crypt: bool = False) -> list[str]:
    """The sentences of a text, without the newlines between them; on a crypt card a colon ends one too, but not that of
    a strike.

    >>> sentences("Sabbat: +1 bleed.\\nOnce each combat, Krid can strike: dodge.", crypt=True)
    ['Sabbat:', '+1 bleed.', 'Once each combat, Krid can strike: dodge.']
    """
    ends = r"(?<=[.!])\s+|(?<=:)(?<!trike:)(?<!ranged:)\s+|\n+" if crypt else r"(?<=[.!])\s+|\n+"
    found = [each for each in re.split(ends, text) if each]
    if not crypt or not any(_GOES_ON.search(each) for each in found):
        return found
    whole: list[str] = []
    for each in found:
        if whole and _GOES_ON.search(whole[-1]):
            whole[-1] += f" {each}"
        else:
            whole.append(each)
    return whole


def _bonus(listed: str) -> Bonus:
    """The numbers of a list: ``+1 bleed and 2 additional votes``."""
    found: dict[str, int] = {}
    for match in _ADDED_RE.finditer(listed):
        number, word, more = match.groups()
        name = {"vote": "votes", "hand size": "hand_size"}.get(word or "vote", word or "")
        amount = int(number) if number else _WORDS.get(more) or int(more)
        found[name] = found.get(name, 0) + amount
    return Bonus(**found)


def own_bonus(said: list[str], name: str) -> Bonus:
    """What a minion's card says that it always has: ``+1 stealth.``, ``Muaziz gets +1 stealth on each of her
    actions.``; `name` is the card's."""
    found = Bonus()
    for sentence in said:
        if _PLAIN.fullmatch(sentence):
            found += _bonus(sentence)
        elif (match := _SELF.fullmatch(sentence)) and is_self(match["who"], name):
            found += _bonus(match["what"])
        elif yours := _YOURS.fullmatch(sentence):
            found += _bonus(yours["what"])
    return found


def bearer_bonus(said: list[str]) -> tuple[Bonus, str]:
    """What a card gives the minion that it is on, and what that minion must be: a clan, ``vampire``, or nothing."""
    found, must_be = Bonus(), ""
    for sentence in said:
        match = _BEARER.fullmatch(sentence)
        if match:
            found += _bonus(match["what"])
            who = match["this"] or match["the"] or ""
            must_be = "" if who == "minion" else who
    return found, must_be


def hand_bonus(said: list[str]) -> int:
    """What a card in play adds to its Methuselah's hand size: ``+1 hand size.``, ``You get +1 hand size.``"""
    added = 0
    for sentence in said:
        if _PLAIN.fullmatch(sentence):
            added += _bonus(sentence).hand_size
        elif match := _YOURS.fullmatch(sentence):
            added += _bonus(match["what"]).hand_size
    return added


def hand_asks_ready(said: list[str]) -> bool:
    """Whether a minion adds to its Methuselah's hand size only while it is ready.

    >>> hand_asks_ready(["While Krid is ready, you get +1 hand size."]), hand_asks_ready(["+1 hand size."])
    (True, False)
    """
    return any(" is ready, " in sentence and "hand size" in sentence for sentence in said if _YOURS.fullmatch(sentence))


_NUMBER: Final = r"(\d+|an?|one|two)"
_EXTRA: Final = re.compile(
    rf"\b{_NUMBER} (?:optional )?(maneuver|press|additional strike)(?:e?s)?(?: \((?:mandatory|limited)\))?(?! or\b)",
    re.I,
)
_EXTRAS: Final = re.compile(
    r"(?:As above, and (?=the employer ))?(?P<who>[A-Z][\w'’ ]*?|the employer|[\w ]+ with this \w+) "
    r"(?:has flight \[FLIGHT\], )?gets? (?:\+\d+ strength and )?"
    r"(?P<what>(?:\d|an?\b|one\b|two\b)[^,.]*?)"
    r"(?:(?P<each> (?:once )?each combat| each round| per combat| (?:in|on|during) the first round(?: of combat)?)"
    r"(?P<rest>, and may strike: [^.]*|, only usable [^,.]*)?"
    r"|(?P<first>, only usable [^,.]* during the first round)(?:, and can [^.]*)?)\."
)
_WITH: Final = re.compile(
    r"\bwith (?P<what>(?:\d|an|one|two) optional (?:maneuvers?|press|additional strike(?: \(limited\))?))"
    r"(?P<only>, only usable [^,.]*?)?,? each (?P<each>combat|round)(?P<rest>, only usable [^,.]*)?"
)
_OTHER_STRIKE: Final = re.compile(r"Or, |As above, or strike: ")
"""How another strike of a weapon begins: what comes with that is for it alone."""
_AGAIN: Final = re.compile(
    r"(?:Once each round, if|After|When) (?:the )?bearer strikes with this (?:gun|weapon), "
    r"(?:he or she|they) gets? (?:1|an) optional additional strike \(limited\)(?:,| this)"
)
_NOT_FIRST: Final = re.compile(r"This (?:maneuver|press) cannot be used during the first round\.")
_ONLY: Final = {
    "to continue combat": "continue",
    "to end combat": "end",
    "to get to close range": "close",
    "to get to long range": "long",
}


def extras(said: list[str], name: str, *, on_minion: bool) -> tuple[Extra, ...]:
    """The optional maneuvers, presses and additional strikes that a card gives its minion in any combat.

    `on_minion` for a card that is on one, whose words speak of the bearer; `name` is the card's own.
    """
    found: list[Extra] = []
    for sentence in said:
        if match := _EXTRAS.fullmatch(sentence):
            who = match["who"].lower()
            bearer = who in ("bearer", "the bearer", "the employer") or who.startswith("this ") or " with this " in who
            if bearer if on_minion else is_self(who, name):
                listed = _listed(match["what"], match["each"] or match["first"], match["rest"] or match["first"] or "")
                found += [replace(each, must_be=must_be(match["who"])) for each in listed] if bearer else listed
        elif with_it := _WITH.search(sentence):
            if not _OTHER_STRIKE.match(sentence):
                found += _listed(with_it["what"], with_it["each"], with_it["only"] or with_it["rest"] or "")
        elif found and _NOT_FIRST.fullmatch(sentence):
            found[-1] = replace(found[-1], not_first=True)
        elif _AGAIN.match(sentence):
            found.append(Extra("additional strike", 1, "round", "this weapon"))
    return tuple(found)


def _listed(what: str, each: str, rest: str) -> list[Extra]:
    when: Literal["combat", "round", "first round"] = "combat"
    if "first round" in each:
        when = "first round"
    elif "round" in each:
        when = "round"
    only = next((value for phrase, value in _ONLY.items() if phrase in rest or phrase in what), "")
    made = []
    for match in _EXTRA.finditer(what):
        number = match[1].lower()
        word = match[2].lower()
        each_one = "round" if word == "additional strike" and when == "combat" and "each round" in what else when
        # What is not called optional is none (rulings on Renegade Garou and Lorrie Dunsirn).
        must = "(mandatory)" in match[0] or "optional" not in match[0]
        amount = _WORDS.get(number) or int(number)
        made.append(Extra(word, amount, each_one, only, mandatory=must))  # type: ignore[arg-type]
    return made


_KIND_OF_BEARER: Final = re.compile(r"(?:this|the) (?P<kind>[\w' ]+?)(?: with this \w+)?", re.I)


def must_be(who: str) -> str:
    """What a minion must be that a card on it speaks of by these words: a clan, ``vampire``; empty for any."""
    match = _KIND_OF_BEARER.fullmatch(who)
    kind = match["kind"].removeprefix("attached ") if match is not None else ""
    return "" if kind.lower() in ("minion", "bearer", "employer") else kind


_GRANTS: Final = re.compile(
    r"(?P<who>(?:The )?[Bb]earer|This (?:minion|[A-Z][\w' ]*?|vampire)|The [\w' ]+? with this \w+)"
    r" (?:gets?|gains?|has) (?P<what>.*)"
)
_LEVEL: Final = re.compile(r"(?:(?:\+?1|one) level of [\w ]+? \[(?P<one>\w{3})\]|superior [\w ]+? \[(?P<all>\w{3})\])")
_LIKE_DISCIPLINE: Final = re.compile(
    r"This vampire may play cards that require [A-Z]\w+ \[(?P<code>\w{3})\] \(not a Discipline\)\."
)


def granted_to(said: list[str], *, named_only: bool) -> str:
    """What the minion must be that a card on it gives Disciplines: a clan, ``vampire``; empty for any. With
    `named_only` no more than what has a name, as an ally may bear a Discipline card that speaks of a vampire."""
    given = [match["who"] for each in said if granted([each]) and (match := _GRANTS.match(each))]
    found = must_be(given[0]) if given else ""
    return "" if named_only and found == found.lower() else found


def granted(said: list[str]) -> tuple[tuple[str, int], ...]:
    """The Disciplines that a card gives the minion that it is on: 1 for one level more, 2 for the superior level."""
    found: list[tuple[str, int]] = []
    for sentence in said:
        like = _LIKE_DISCIPLINE.fullmatch(sentence)
        if like:
            found.append((like["code"].lower(), 1))
        match = _GRANTS.match(sentence)
        if match and " until " not in sentence:
            levels = _LEVEL.finditer(match["what"])
            found += [(level["one"].lower(), 1) if level["one"] else (level["all"].lower(), 2) for level in levels]
    return tuple(found)


_AS_VAMPIRE: Final = re.compile(
    r"[A-Z][^.]*? (?:can|may) play (?P<never>non-)?(?P<kind>[\w]+ )?cards (?:requiring|that require) (?P<codes>[^.]*?)"
    r" as an? (?:(?P<sect>Anarch) )?(?:(?P<size>\d+)-capacity )?vampire"
    r"(?: with (?:a )?capacity (?:of )?(?P<capacity>\d+))?"
)
_KINDS: Final[dict[str, tuple[CardType, ...]]] = {"combat": ("Combat",), "ally": ("Ally",), "action": ACTION_CARDS}
"""The types of cards that an ally may play as a vampire, or not."""


def as_vampire(said: list[str]) -> AsVampire:
    """The cards that an ally may play as a vampire, where its text says it of itself without a condition."""
    for sentence in said:
        found = _AS_VAMPIRE.match(sentence)
        if found is None or sentence.startswith(("Once", "During")):
            continue
        never, kind = bool(found["never"]), (found["kind"] or "").strip()
        types = _KINDS.get(kind, ())
        return AsVampire(
            frozenset(re.findall(r"\[(\w{3})\]", found["codes"].lower())),
            int(found["capacity"] or found["size"] or 1),
            () if never else types,
            types if never else (),
            one=" or " in found["codes"],
            sect=(found["sect"] or "").lower(),
        )
    return AsVampire()


_TRAITS: Final = (
    "infernal",
    "scarce",
    "sterile",
    "red list",
    "blood cursed",
    "black hand",
    "seraph",
    "flight [flight]",
)
_TRAIT: Final = re.compile(rf"(?:black hand )?({'|'.join(map(re.escape, _TRAITS))})[.:]", re.I)
_SLAVE: Final = re.compile(r"(?:(?:Camarilla|Sabbat|Independent|Anarch) )?([A-Z]\w+(?: antitribu)?) slave[.:]", re.I)


def traits(said: list[str]) -> frozenset[str]:
    """The traits that stand as sentences of their own, or before the colon of the first: ``infernal``, ``red list``."""
    found = set()
    for sentence in said:
        match = _TRAIT.match(sentence)
        if match:
            found.add(match[1].lower())
            if sentence.lower().startswith("black hand"):
                found.add("black hand")
    return frozenset(found)


def lost_traits(said: list[str]) -> frozenset[str]:
    """The traits that a vampire has no more once it has merged.

    >>> sorted(lost_traits(["Ira becomes non-infernal and non-Red List as he merges."]))
    ['infernal', 'red list']
    """
    merged = [sentence for sentence in said if sentence.endswith(" merges.")]
    return frozenset(word.lower() for each in merged for word in re.findall(r"\bnon-([\w ]+?)(?= and| as)", each))


def slave_of(said: list[str]) -> str:
    """The clan to which a vampire is a slave (sec. 11); empty for none.

    >>> slave_of(["Camarilla Tremere Slave: Pays.", "Flight."]), slave_of(["Malkavian antitribu slave."])
    ('Tremere', 'Malkavian antitribu')
    """
    return next((match[1] for sentence in said if (match := _SLAVE.match(sentence))), "")


_CANNOT: Final = re.compile(r"(?P<who>[A-Z][\w'’.\- ]*?) cannot (?P<what>[^.]+)\.")
_FORBIDS: Final = (
    (re.compile(r"use cards (?:requiring|that require) [A-Z][\w ]+ \[(\w{3})\]"), ("",)),
    (re.compile(r"have or use equipment"), ("equipment",)),
    (re.compile(r"have or use retainers"), ("retainers",)),
    (re.compile(r"receive any title"), ("titles",)),
    (re.compile(r"have or use equipment or retainers"), ("equipment", "retainers")),
    (re.compile(r"use weapons"), ("weapons",)),
    (re.compile(r"(?:act|perform actions|take actions)"), ("act",)),
    (re.compile(r"(?:act or block)"), ("act", "block")),
    (re.compile(r"bleed"), ("bleed",)),
    (re.compile(r"play action cards"), ("action cards",)),
    (re.compile(r"play reaction cards"), ("Reaction",)),
    (re.compile(r"perform political actions"), ("political",)),
    (re.compile(r"commit diablerie"), ("diablerie",)),
    (
        re.compile(
            r"be contested; if a second [\w ]+ would enter play, burn the first [\w ]+ in play instead of contesting "
            r"\w+"
        ),
        ("be contested",),
    ),
)
_NO_CONTRACTS: Final = re.compile(r"Contracts cannot be placed on (?P<who>[\w'’.\- ]+)\.")


def forbidden(said: list[str], name: str) -> frozenset[str]:
    """What a minion's card forbids it: to use the cards of a Discipline, by its code; ``equipment`` or ``retainers``,
    which it can't have; ``weapons``, which it can have but not use; to play cards of a type or any ``action cards``, to
    take ``political`` actions, to ``act`` or ``bleed`` or ``block`` at all, to commit ``diablerie``, to
    ``be contested``, for the first is burned as a second comes into play.

    >>> sorted(forbidden(["Krid cannot use weapons.", "He cannot use cards requiring Celerity [cel]."], "Krid"))
    ['cel', 'weapons']
    """
    found: set[str] = set()
    for sentence in said:
        if (barred := _NO_CONTRACTS.fullmatch(sentence)) and is_self(barred["who"], name):
            found.add("contracts")
        match = _CANNOT.fullmatch(sentence)
        if match and is_self(match["who"], name):
            for what in re.split(r" and (?:he|she|it|they) cannot ", match["what"]):
                for pattern, words in _FORBIDS:
                    if told := pattern.fullmatch(what):
                        found |= {word or told[1] for word in words}
    return frozenset(found)


_AS_IF: Final = re.compile(
    r"(?:You and )?(?P<who>[A-Z][\w'’.\- ]*?) can play cards requiring an? (?P<what>[\w ]+?) as if (?:he|she|they|it)"
    r" (?:was|were) (?:an? (?P<same>[\w ]+)|of that required clan)\."
)
_AS_WHATEVER: Final = re.compile(
    r"You and (?P<who>[A-Z][\w'’.\- ]*?) can play cards requiring a sect and/or clan as if (?:he|she|they|it) were of"
    r" that required sect and/or clan\."
)
_RECRUITS: Final = re.compile(
    r"(?P<who>[A-Z][\w'’.\- ]*?) can recruit an? (?P<kind>\w+) ally as if (?:he|she|they) met the requirements of"
    r" playing that card\."
)


def plays_as(said: list[str], name: str) -> frozenset[str]:
    """The clans, or titles, as a member of which a minion can play cards that require one.

    >>> sorted(plays_as(["You and Krid can play cards requiring a Brujah as if he were a Brujah."], "Krid"))
    ['Brujah']
    """
    found: set[str] = set()
    for sentence in said:
        whatever = _AS_WHATEVER.fullmatch(sentence)
        if whatever and is_self(whatever["who"], name):
            found.add(WHATEVER)
        match = _AS_IF.fullmatch(sentence)
        if match and is_self(match["who"], name) and match["same"] in (None, match["what"]):
            found |= {*re.split(r" or an? ", match["what"])}
        recruits = _RECRUITS.fullmatch(sentence)
        if recruits and is_self(recruits["who"], name):
            found.add(recruits["kind"])
    return frozenset(found)


_NAMED: Final = re.compile(
    r"(?P<who>[A-Z][\w'’.\- ]*?) (?:can|may) play (?:cards named (?P<name>[A-Z][\w' ]+)|an? (?P<a>[A-Z][\w' ]+) card)"
    r" from your hand or ash heap as an? (?P<title>[a-z]+)\."
)


def plays_named(said: list[str]) -> tuple[PlaysNamed, ...]:
    """The cards that a minion can play by name as if it had a title, from the hand or the ash heap.

    >>> plays_named(["Ada can play cards named Blood Hunt from your hand or ash heap as a prince."])
    (PlaysNamed(name='Blood Hunt', title='prince'),)
    """
    found = [match for sentence in said if (match := _NAMED.fullmatch(sentence))]
    return tuple(PlaysNamed(match["name"] or match["a"], match["title"]) for match in found)
