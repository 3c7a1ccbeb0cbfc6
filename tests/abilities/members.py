"""The cards that a ruling was given for, taken from the installed lists, and what it takes to play each of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from msgspec.structs import replace

from tests.abilities.fights import EVERYTHING
from tests.abilities.shapes import step
from tests.abilities.table import texts
from vtes_desktop.abilities.card_text import Reading
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.vocabulary.effects.flow import with_inner
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.cards.catalogue import load
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.asking import Option
from vtes_desktop.table.table import Copy


@cache
def ruled(group: str, part: str = "") -> tuple[Card, ...]:
    """The covered cards that have a ruling with some words that was given for a group, or (with no group) for each of
    them."""
    catalogue = load()
    cards = [card for card in catalogue.cards.values() if texts().of(card).covered]
    return tuple(
        card
        for card in sorted(cards, key=lambda card: card.id)
        if any(ruling.group == group and part in ruling.text for ruling in catalogue.rulings.of(card.id))
    )


def each(group: str, part: str = "", but: tuple[str, ...] = ()) -> pytest.MarkDecorator:
    """A test with each of them, but those that another test is for."""
    cards = [card for card in ruled(group, part) if card.display_name not in but]
    assert cards
    assert {*but} <= {card.display_name for card in ruled(group, part)}
    return pytest.mark.parametrize("card", cards, ids=[card.display_name for card in cards])


def readings(card: Card, kind: str = "") -> list[Reading]:
    """The ways to play a card, or what it is in play."""
    return [reading for reading in texts().of(card).readings if kind in ("", reading.type)]


def words_of(reading: Reading) -> list[Word]:
    """All that a card does as it is played, is used or does by itself."""
    later = [word for use in reading.usable for word in use.words]
    later += [word for upon in reading.upon for word in upon.words]
    return list(with_inner((*reading.words, *reading.during, *later)))


def has(reading: Reading, word: type[Word]) -> bool:
    """Whether there is such a word in what a card does."""
    return any(isinstance(each, word) for each in words_of(reading))


SABBAT_TITLES = frozenset({"archbishop", "bishop", "cardinal", "priscus", "regent"})


def fitting(card: Card, capacity: int = 8, name: str = "Krid") -> Card:
    """Krid, a vampire that may play a card: with every Discipline, of its clan, and with its sect and title."""
    asks = {*card.requirement}
    sects = ("camarilla", "sabbat", "anarch", "laibon", "independent")
    sect = next((each.title() for each in sects if each in asks), "")
    sect = sect or ("Anarch" if "baron" in asks else "Sabbat" if asks & SABBAT_TITLES else "Camarilla")
    titles = ("prince", "baron", "archbishop", "bishop", "justicar", "primogen", "priscus", "cardinal")
    title = next((each for each in titles if each in asks), "bishop" if "titled" in asks and sect == "Sabbat" else "")
    clan = card.clans[0] if card.clans else ""
    face = vampire(name, capacity, f"{EVERYTHING} MEL SAN VAL", clan=clan, sect=sect, title=title)
    return replace(face, path=card.path)


def lain(game: Position, card: Card, seat: str = "Sarah", *, on: Copy | None = None) -> Copy:
    """A card in play: on a minion, or in the region where such cards lie."""
    if on is not None:
        return game.on(on, card)
    if {"Vampire", "Imbued", "Ally"} & {*card.types}:
        return game.ready(seat, card)
    return game.in_play(seat, card)


def seen(game: Position, wanted: Callable[[Option], bool]) -> list[str]:
    """Everybody does as little as can be until the action is over; in which windows something was offered."""
    found: list[str] = []
    for _ in range(200):
        if game.choice is None or game.table.action is None:
            return found
        found += [game.choice.kind for option in game.choice.options if wanted(option)][:1]
        step(game)
    raise AssertionError(f"It never ends: {game}")


def goes_on(game: Position, foe: Copy | None = None) -> None:
    """Whoever is asked blocks with the foe, where one shall, strikes with the hands, and passes."""
    if foe is not None and any(option.copy == foe.id for option in game.options("block")):
        game.pick("block", foe)
    elif game.options("hand strike"):
        game.pick("hand strike")
    elif any(option.kind in ("pass", "no block") for option in game.options()):
        game.passes()
    else:
        assert game.referee is not None
        game.referee.answer(0)
