"""What cards that play themselves ask and tell, in whole games at a host: no seat learns what it may not know, but for
what a card says to show, and to whom.

In these decks every copy is another card, whose name ends with its number, so that a sentence that names a card tells
which one it is.
"""

from __future__ import annotations

import random
import re
from itertools import count
from pathlib import Path
from typing import Protocol

import pytest
from msgspec.structs import replace

from tests.abilities.table import texts
from tests.game import DISTINCT, NAMES, SEED, catalogue
from tests.play.test_secrets import Ear, Watch
from vtes_desktop.abilities.card_text import CardText
from vtes_desktop.abilities.engine.abilities import CompiledAbilities
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.bots.random_player import Whim
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.updates import Asked
from vtes_desktop.play.vtes import Vtes
from vtes_desktop.table.journal import DeckList, Options
from vtes_desktop.table.table import Copy, Table

SEATS = 3
SEARCHED = frozenset({"library", "crypt"})
"""Where one may be asked about cards that one does not see before: one's own decks, when a card says to search them."""
LOOKS = re.compile(r"look at [^.]*hand")
"""What a card says that lets its user look at hands."""
SHOWS = re.compile(r"show (?:it|that card|the card)\b|reveal|search your (?:library|crypt) for an? (?!card\b)")
"""What a card says by which a card is shown to all; what had to be of some kind is, as it was found (sec. 11)."""
BRINGS = re.compile(r"\b(?:equip|employ)[^.]*\bhand\b|if you have a weapon card in your hand")
"""What a card says for which one of the hand is named to all as it is played (ruling ANK 20180925-2)."""


def decks(seed: int) -> tuple[Catalogue, Texts, list[tuple[str, DeckList]]]:
    """Decks of cards that play themselves: small vampires, and what they can play."""
    chance, number = random.Random(seed), count(DISTINCT + 1)
    known: dict[int, CardText] = {}
    made: list[Card] = []
    players = []
    small = [card for card in catalogue().crypt if 0 < (card.capacity or 0) <= 5 and texts().of(card).covered]
    for seat in range(SEATS):
        crypt = chance.sample(small, 8)
        have = {level.code.lower() for card in crypt for level in card.disciplines}
        fitting = [
            card
            for card in catalogue().library
            if not card.clans
            and (not card.disciplines or {level.code.lower() for level in card.disciplines} & have)
            and texts().of(card).covered
        ]
        piles = []
        for cards in (crypt, chance.sample(fitting, 40)):
            pile = []
            for card in cards:
                own = replace(card, id=next(number), name=f"{card.name} {DISTINCT + len(made) + 1}")
                made.append(own)
                known[own.id] = texts().of(card)
                pile.append(own.id)
            piles.append(tuple(pile))
        players.append((NAMES[seat], DeckList(NAMES[seat], *piles)))
    return Catalogue(made), Texts(known), players


def says(copy: Copy | None, cards: Catalogue, what: re.Pattern[str]) -> bool:
    """Whether the card of a copy says so."""
    found = cards.cards.get(copy.card) if copy is not None else None
    return found is not None and any(what.search(part.text.lower()) for part in found.text)


class Knowing(Protocol):
    """What each seat may know so far: the faces of cards, and which copies it can follow."""

    faces: dict[int, set[int]]
    tracks: dict[int, set[int]]


def allow_asked(known: Knowing, table: Table, asked: Asked, cards: Catalogue) -> None:
    """Whoever is asked about cards that it does not see sees these: of its own decks, and of a hand it may look at."""
    looks = says(table.copies.get(asked.about), cards, LOOKS)
    for option in asked.options:
        for i in filter(None, (option.copy, option.minion, *option.targets)):
            copy = table.copies[i]
            own = copy.place.region in SEARCHED and copy.controller == asked.seat
            if own or (looks and copy.place.region == "hand"):
                known.faces[asked.seat].add(copy.card)
                known.tracks[asked.seat].add(i)


def allow_shown(known: Knowing, table: Table, asked: Asked, picked: int, cards: Catalogue) -> None:
    """Before an answer: what its card says to show to everybody."""
    option = asked.options[picked]
    held = table.copies.get(option.copy)
    if held is not None and held.place.region == "hand" and says(table.copies.get(asked.about), cards, BRINGS):
        for faces in known.faces.values():
            faces.add(held.card)
    # Events have cards revealed as others are played.
    events = [i for seat in range(SEATS) for i in table.pile(seat, "in play")] if option.kind == "play" else []
    if any(says(table.copies.get(i), cards, SHOWS) for i in (asked.about, option.copy, *events)):
        # Either what is searched for and found now, or the top of the library.
        shown = [table.copies[i].card for i in (option.copy, *table.pile(asked.seat, "library")[:1]) if i]
        for faces in known.faces.values():
            faces.update(shown)


def watched(folder: Path, seed: int, picks: int) -> set[str]:
    """Let three random players play, and look at all that each is told; returns the kinds of questions asked."""
    cards, known, players = decks(seed)
    header = new_header(players, Options(), mode="strict", seed=SEED)
    host = Host.start(cards, folder / "game.vtes-game", header, lambda: 0.0, Vtes(lambda _: CompiledAbilities(known)))
    watch = Watch(host, [Ear(host, seat) for seat in [*range(SEATS), -1]])
    whim, kinds = Whim(seed), set()
    try:
        for _ in range(picks):
            open_now = host.asked(0)
            if open_now is None:
                break
            asked = host.asked(open_now.seat)
            assert asked is not None
            kinds.add(asked.kind)
            allow_asked(watch, host.table, asked, cards)
            watch.look()
            picked = whim.pick(host.table, asked.kind, asked.options)
            allow_shown(watch, host.table, asked, picked, cards)
            reply = host.submit(asked.seat, r.Pick(asked.number, picked))
            assert reply.accepted, reply.reason
    finally:
        host.close()
    return kinds


@pytest.mark.parametrize("seed", range(3))
def test_no_seat_is_told_what_it_may_not_know_by_cards_that_play_themselves(tmp_path: Path, seed: int) -> None:
    kinds = watched(tmp_path, seed, 400)
    assert {"minion phase", "master phase"} <= kinds


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 160))
def test_no_seat_is_told_what_it_may_not_know_by_cards_that_play_themselves_for_long(tmp_path: Path, seed: int) -> None:
    watched(tmp_path, seed, 3_000)
