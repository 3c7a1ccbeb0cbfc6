"""What a referendum would do if it passed as the table stands now: who gains and who burns how much (sec. 6.3.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from vtes_desktop.abilities.vocabulary.amounts import amount_of
from vtes_desktop.abilities.vocabulary.effects.blood import BurnPool, GainPool
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Lock, Unlock
from vtes_desktop.abilities.vocabulary.effects.flow import ForEachMethuselah
from vtes_desktop.abilities.vocabulary.effects.referendums import Shares
from vtes_desktop.abilities.vocabulary.effects.word import Words
from vtes_desktop.abilities.vocabulary.here import Here


def foretold(here: Here, words: Sequence[Words]) -> str:
    """The terms of a referendum as everybody reads them: what is named, then what comes of it in order, with numbers
    and names where they follow from the table as it is. Words that name nobody stand as they are read aloud."""
    chosen = [each for copies in here.chosen.values() for each in copies]
    cards = [here.game.name(each) for each in chosen if each.face_up]
    seats = [here.game.seat_name(seat) for seat in here.seats.values()]
    alone = len(cards) + len(seats) == 1
    names: dict[str, Sequence[str]] = {"the chosen card": cards, "the chosen Methuselah": seats} if alone else {}
    said = "; then ".join(_said(here, words, {**names, **_by_name(here)}))
    # What was declared in words, and the numbers; points of pool are told by the sentences.
    declared = "" if any(isinstance(word, Shares) for word in words) else here.terms
    named = list(filter(None, [declared, *here.announced]))
    # Names that the sentences have put in already need not stand before them.
    before = [*(name for name in (*cards, *seats) if name not in said and name not in declared), *named]
    return ": ".join(filter(None, [", ".join(before), said]))


def _by_name(here: Here) -> dict[str, Sequence[str]]:
    """What was chosen by a name, as words speak of it: a card that is seen, a number."""
    game = here.game
    named: dict[str, Sequence[str]] = {f"the number “{name}”": [str(count)] for name, count in here.numbers.items()}
    for name, those in here.chosen.items():
        seen = [game.name(each) for each in those if each.face_up]
        if name != "target" and len(seen) == 1:
            named[f"the card chosen as “{name}”"] = seen
    return named


def _is_idle(here: Here, word: Words) -> bool:
    """Whether a word speaks of the card or the Methuselah that was chosen, and none was."""
    if isinstance(word, GainPool | BurnPool):
        return word.whose == "chosen" and not here.seats
    return isinstance(word, Burn | Unlock | Lock) and word.who == "target" and not here.chosen.get("target")


def _said(here: Here, words: Sequence[Words], names: Mapping[str, Sequence[str]]) -> Iterator[str]:
    for word in words:
        if _is_idle(here, word):
            continue
        if isinstance(word, Shares) and here.shares:
            yield word.told(here)
        elif isinstance(word, GainPool | BurnPool):
            yield ", ".join(_pool(here, word)) or "nobody's pool changes"
        elif isinstance(word, ForEachMethuselah) and all(isinstance(each, GainPool | BurnPool) for each in word.words):
            yield ", ".join(_each(here, word)) or "nobody's pool changes, as it stands"
        else:
            yield _named(word.aloud(), names)


def _pool(here: Here, word: GainPool | BurnPool) -> Iterator[str]:
    """Whose pool changes by how much, but for those with whom nothing happens."""
    deed = "gains" if isinstance(word, GainPool) else "burns"
    for seat in here.methuselahs(word.whose):
        if (amount := max(0, amount_of(here, word.amount))) > 0:
            yield f"{here.game.seat_name(seat)} {deed} {amount} pool"


def _each(here: Here, word: ForEachMethuselah) -> Iterator[str]:
    for seat in here.methuselahs(word.whose):
        for each in word.words:
            if isinstance(each, GainPool | BurnPool):
                yield from _pool(replace(here, seat=seat, seats=dict(here.seats)), each)


def _named(said: str, names: Mapping[str, Sequence[str]]) -> str:
    """The one that was chosen by its name."""
    for words, those in names.items():
        for name in those:
            said = said.replace(words, name)
    return said
