"""What a referendum would do if it passed as the table stands now: who gains and who burns how much (sec. 6.3.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.vocabulary.amounts import amount_of
from vtes_desktop.abilities.vocabulary.conditions.condition import all_hold
from vtes_desktop.abilities.vocabulary.effects.blood import BurnPool, GainPool
from vtes_desktop.abilities.vocabulary.effects.flow import ForEachMethuselah, If, WithEach
from vtes_desktop.abilities.vocabulary.effects.referendums import Shares
from vtes_desktop.abilities.vocabulary.effects.word import Words
from vtes_desktop.abilities.vocabulary.here import Here


def foretold(here: Here, words: Sequence[Words]) -> str:
    """The terms of a referendum as everybody reads them: what is named, then what comes of it in order, with numbers
    and names where they follow from the table as it is. Words that name nobody stand as they are read aloud."""
    chosen = [each for copies in here.chosen.values() for each in copies]
    cards = [here.game.name(each) for each in chosen if each.face_up]
    seats = [here.game.seat_name(seat) for seat in here.seats.values()]
    said = "; then ".join(_said(here, words, _by_name(here)))
    # What was declared in words, and the numbers; points of pool are told by the sentences.
    declared = "" if any(isinstance(word, Shares) for word in words) else here.terms
    named = list(filter(None, [declared, *here.announced]))
    # Names that the sentences have put in already need not stand before them.
    before = [*(name for name in (*cards, *seats) if name not in said and name not in declared), *named]
    return ": ".join(filter(None, [", ".join(before), said]))


_CARD: Final = "the chosen card"
_METHUSELAH: Final = "the chosen Methuselah"
_EACH: Final = "each"
"""Of several that were chosen, or are meant, who are named before."""


def _by_name(here: Here) -> dict[str, str]:
    """What was chosen by a name, as words speak of it: a card that is seen, a number; and who has called it."""
    game = here.game
    named = {f"the number “{name}”": str(count) for name, count in here.numbers.items()}
    if here.minion is not None:
        named["this minion"] = game.name(here.minion)
    if here.seats:
        named[_METHUSELAH] = _EACH if len(here.seats) > 1 else game.seat_name(*here.seats.values())
    for name, those in here.chosen.items():
        spoken_of = _CARD if name == "target" else f"the card chosen as “{name}”"
        if those and all(each.face_up for each in those):
            named[spoken_of] = _EACH if len(those) > 1 else game.name(those[0])
    return named


def _is_idle(here: Here, word: Words) -> bool:
    """Whether a word speaks of the card or the Methuselah that was chosen, and none was."""
    if isinstance(word, GainPool | BurnPool):
        return word.whose == "chosen" and not here.seats
    return not here.chosen.get("target") and word.aloud().startswith(_CARD)


def _said(here: Here, words: Sequence[Words], names: Mapping[str, str]) -> Iterator[str]:
    for word in words:
        if _is_idle(here, word):
            continue
        if isinstance(word, Shares) and here.shares:
            yield word.told(here)
        elif isinstance(word, If):
            yield from _said(here, _as_it_stands(here, word), names)
        elif isinstance(word, GainPool | BurnPool):
            yield _pools(here, [word]) or "nobody's pool changes"
        elif isinstance(word, ForEachMethuselah) and all(map(_is_of_pool, word.words)):
            each = (replace(here, seat=seat, seats=dict(here.seats)) for seat in here.methuselahs(word.whose))
            told = (_pools(one, word.words) for one in each)
            yield ", ".join(filter(None, told)) or "nobody's pool changes, as it stands"
        else:
            said = _named(_of_each(word) if isinstance(word, WithEach) else word.aloud(), names)
            said = said.replace(", whoever controls them", "")
            # What only the card itself keeps in mind by a name of its own is none of the terms.
            if not (said.startswith("this card remembers") or any(name in said for name in _OWN_NAMES)):
                yield said


def _of_each(word: WithEach) -> str:
    """What is done with each of several cards that nobody chooses, as short as it can be said."""
    deeds = [each.aloud() for each in word.words]
    if word.those or not all(deed.startswith(_CARD) for deed in deeds):
        return word.aloud()
    return f"{word.which.aloud(many=True)}: {'; then '.join(deeds).replace(_CARD, _EACH)}"


_OWN_NAMES: Final = ("marked “", "the number “")
"""How a card speaks of what it keeps in mind."""


def _as_it_stands(here: Here, word: If) -> Sequence[Words]:
    """What comes of a word that hangs on something, as the table stands now."""
    return word.then if all_hold(here, word.conditions) else word.otherwise


def _is_of_pool(word: Words) -> bool:
    """Whether a word does nothing but to give or take pool, if something is so."""
    if isinstance(word, If):
        return all(map(_is_of_pool, (*word.then, *word.otherwise)))
    return isinstance(word, GainPool | BurnPool)


def _pools(here: Here, words: Sequence[Words]) -> str:
    """Whose pool changes by how much altogether, but for those with whom nothing happens."""
    told: dict[tuple[int, str], int] = {}
    _count_pool(here, words, told)
    return ", ".join(f"{here.game.seat_name(seat)} {deed} {count} pool" for (seat, deed), count in told.items())


def _count_pool(here: Here, words: Sequence[Words], told: dict[tuple[int, str], int]) -> None:
    for word in words:
        if isinstance(word, If):
            _count_pool(here, _as_it_stands(here, word), told)
        elif isinstance(word, GainPool | BurnPool):
            deed = "gains" if isinstance(word, GainPool) else "burns"
            for seat in here.methuselahs(word.whose):
                if (amount := max(0, amount_of(here, word.amount))) > 0:
                    told[seat, deed] = told.get((seat, deed), 0) + amount


def _named(said: str, names: Mapping[str, str]) -> str:
    """Those that were chosen by their names, or each of several; where each is spoken of so in turn it stays."""
    for words, name in names.items():
        if f"“{words}”" not in said and (name != _EACH or "“" not in said):
            said = said.replace(words, name)
    return said
