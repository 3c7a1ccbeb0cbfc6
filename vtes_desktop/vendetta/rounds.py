"""The phases before Planning, and the end of a round (F1–F3, L1, H1–H3, N1–N3)."""

from __future__ import annotations

from typing import Final

from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Choice, Option, Procedure, together
from vtes_desktop.table.table import NOBODY, Copy
from vtes_desktop.vendetta import power
from vtes_desktop.vendetta.frenzy import clear_position
from vtes_desktop.vendetta.game import USED, Game, called, gain_blood
from vtes_desktop.vendetta.table import location_region
from vtes_desktop.vendetta.unknown import value

FED: Final = "fed"
BUILT: Final = "built"
"""In the table's tally: the last round in which everybody was fed, and had built her hand."""


def feed(game: Game) -> Procedure[None]:
    """Feed: everybody gains the Blood that the cards of her Alliance give (F1); Drained ones give nothing (F2)."""
    if game.table.tally.get(FED, 0) >= game.round:
        return
    if game.round > 1 or game.readings.first_feed == "yes":
        for seat in game.in_order():
            yield from _feed(game, seat)
    game.tally(FED, game.round)


def _feed(game: Game, seat: int) -> Procedure[None]:
    cards = game.alliance(seat)
    if game.readings.drained_feed == "in full":
        cards = [*cards, *game.pile(seat, "drained")]
    blood = 0
    for copy in cards:
        blood += yield from value(game, copy, "feed")
    gained = gain_blood(game, seat, blood)
    game.say(game.who(seat), f" gains {gained} Blood from the Alliance", seat=seat)


def new_allies(game: Game) -> None:
    """Location Setup: an Ally, drawn at random, face up on each Location in play that has none (L1, L2)."""
    for location in game.locations:
        deck = game.pile(NOBODY, "allies")
        if deck and game.ally_at(location) is None:
            name = game.doing.name(deck[0])
            game.put(deck[0], NOBODY, location_region(location), face_up=True)
            game.say(name, f" comes to {called(location)}", seat=NOBODY)


def top_two(game: Game, seat: int) -> list[Copy]:
    """The two cards that a seat draws, now seen by her alone."""
    drawn = game.pile(seat, "clan deck")[:2]
    for copy in drawn:
        game.do(m.Show(copy.id, (seat,)))
    return drawn


def keep(game: Game, seat: int, copy: Copy) -> None:
    """Keep one of the cards drawn in hand; those beside it go to the bottom of the deck."""
    others = [each for each in game.pile(seat, "clan deck")[:2] if each is not copy]
    for other in others:
        game.do(m.MoveCard(other.id, other.place, -1, shown_to=()))
    game.put(copy, seat, "hand")
    game.say(game.who(seat), " keeps a card in hand", seat=seat)


def hand_building(game: Game) -> Procedure[None]:
    """Hand Building: everybody at once draws the top two of her Clan deck, looks at them in secret, keeps one in hand
    and puts the other at the bottom (H1, R5)."""
    if game.table.tally.get(BUILT, 0) >= game.round:
        return
    choices: list[Choice] = []
    drawn = {seat: top_two(game, seat) for seat in game.in_order()}
    for seat, cards in drawn.items():
        options = tuple(Option("keep", f"Keep {game.name(copy)}", copy.id) for copy in cards)
        if options:
            choices.append(Choice(seat, "keep", "Which card do you keep in hand?", options, "H1"))
    picked = yield from together(choices)
    for seat, option in picked.items():
        keep(game, seat, game.table.copies[option.copy])
    game.tally(BUILT, game.round)


def clear_results(game: Game) -> None:
    """Say no more of the Position tiles what came of the last round's conflicts."""
    for seat in range(len(game.table.seats)):
        for location in game.locations:
            tile = game.tile(seat, location)
            if tile is not None:
                game.bare(tile)


def end_round(game: Game) -> None:
    """The end of a round: Deployed Blood goes to the Bank (N1), cards back to hand, also from Rivals' Positions (N2),
    Diablerie tokens are turned up (N3). What came of the conflicts stays to be seen (:func:`clear_results`)."""
    for seat in range(len(game.table.seats)):
        playing = game.table.seats[seat].playing
        for location in game.locations:
            if not playing:
                clear_position(game, seat, location)
                continue
            for copy in game.deployed(seat, location):
                game.put(copy, copy.owner, "hand")
            tile = game.tile(seat, location)
            if tile is not None:
                game.doing.move_blood(m.Purse("card", tile.id), m.BANK, tile.blood)
                game.mark(tile, power.ADDED)
        if game.tokens(seat, USED):
            game.do(m.SetCounter(0, USED, 0, seat))
    for name in ("location", "step"):
        game.tally(name, 0)
    game.say(
        f"Round {game.round} is over: Deployed Blood goes to the Bank, cards go back to hand", kind="turn", seat=NOBODY
    )
