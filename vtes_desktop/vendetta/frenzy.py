"""Draining, Diablerie and Frenzy (D1–D4, B3, B4, Z1–Z8)."""

from __future__ import annotations

from typing import Final

from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure, choose
from vtes_desktop.table.table import NOBODY, Copy
from vtes_desktop.vendetta.effects import Sum
from vtes_desktop.vendetta.game import DIABLERIE, INFLUENCE, Game, OverError, change_tokens, gain_blood
from vtes_desktop.vendetta.unknown import is_vampire, value

OUT_AT: Final = 3
"""So many Diablerie tokens end the game for a player (B4)."""


def drain(game: Game, seat: int, copy: Copy) -> Procedure[None]:
    """Drain a card of the Alliance: it leaves it, with its Special Ability, and gives the Blood of its corner (D1, D3).
    A Vampire's is Diablerie (D4)."""
    blood = yield from value(game, copy, "drained blood")
    vampire = yield from is_vampire(game, copy)
    name = game.doing.name(copy)
    game.put(copy, seat, "drained")
    gained = gain_blood(game, seat, blood)
    game.say(game.who(seat), " Drains ", name, f" for {gained} Blood", seat=seat)
    if vampire:
        yield from diablerie(game, seat, copy)


def diablerie(game: Game, seat: int, copy: Copy) -> Procedure[None]:
    """Diablerie (D4); with the third token she is out (B4)."""
    commit_diablerie(game, seat, copy)
    if game.tokens(seat, DIABLERIE) >= OUT_AT:
        yield from out_by_diablerie(game, seat)


def commit_diablerie(game: Game, seat: int, copy: Copy) -> None:
    """A Diablerie token for a Vampire who was Drained, or as many as the card says (D4)."""
    does = game.face(copy).does
    tokens = does.drained.diablerie if does is not None and does.drained is not None else 1
    change_tokens(game, seat, DIABLERIE, tokens)
    game.say(game.who(seat), f" commits Diablerie: {tokens} token{'' if tokens == 1 else 's'}", seat=seat)


def out_by_diablerie(game: Game, seat: int) -> Procedure[None]:
    """Whoever gets a third Diablerie token is out of the game at once (B4); what becomes of her things is as the group
    reads it (B5). Raises :class:`OverError` when only one is left."""
    reading = yield from game.reading("out_by_diablerie")
    game.say(game.who(seat), " has a third Diablerie token and is out of the game", kind="score", seat=seat)
    game.do(m.Leave(seat, ousted=True))
    for copy in game.alliance(seat):
        game.put(copy, NOBODY, "removed")
    if reading == "all leaves":
        for location in game.locations:
            clear_position(game, seat, location)
    if len(game.in_order()) == 1:
        raise OverError


def clear_position(game: Game, seat: int, location: str) -> None:
    """Take the cards and the Blood of a Position off the table: of somebody who is out."""
    for card in game.deployed(seat, location):
        game.put(card, NOBODY, "removed", face_up=True)
    tile = game.tile(seat, location)
    if tile is not None:
        game.doing.move_blood(m.Purse("card", tile.id), m.BANK, tile.blood)


def settle(game: Game) -> Procedure[None]:
    """The Frenzies of all who have no Blood left by what was just done, in turn order (Z1, Z8)."""
    while game.empty:
        order = game.in_order()
        waiting = [each for each in game.empty if each[0] in order and game.blood(each[0]) == 0]
        game.empty.clear()
        if not waiting:
            return
        waiting.sort(key=lambda each: order.index(each[0]))
        first, *rest = waiting
        game.empty += [each for each in rest if each[0] != first[0]]
        yield from frenzy(game, *first)


def frenzy(game: Game, seat: int, by: int) -> Procedure[None]:
    """Frenzy: who caused it gains 1 Influence at once (Z2, Z3), and a card of the Alliance drawn at random is Drained
    (Z5, Z7); without any, she loses 1 Influence and gains 1 Blood (Z6)."""
    game.say(game.who(seat), " is in Frenzy", seat=seat)
    if by not in (NOBODY, seat) and game.table.seats[by].playing:
        _reward(game, by)
    alliance = game.alliance(seat)
    if not alliance:
        lost = game.readings.empty_frenzy == "loses Influence" and change_tokens(game, seat, INFLUENCE, -1)
        gain_blood(game, seat, 1)
        game.say(
            game.who(seat), f" has no Alliance: {'loses 1 Influence and ' if lost else ''}gains 1 Blood", seat=seat
        )
        return
    drawn = yield from _instead_of_drawing(game, seat, alliance)
    if drawn is None:
        drawn = alliance[game.doing.random(len(alliance))]
    yield from drain(game, seat, drawn)
    if game.table.seats[seat].playing and game.blood(seat) == 0:
        game.empty.append((seat, NOBODY))


def _reward(game: Game, by: int) -> None:
    """What who has sent another into Frenzy gains: 1 Influence (Z2), and what her Allies add."""
    influence, blood = 1, 0
    for copy in game.alliance(by):
        does = game.face(copy).does
        more = does.frenzy_caused if does is not None else None
        if isinstance(more, Sum):
            influence += more.influence if isinstance(more.influence, int) else 0
            blood += more.blood if isinstance(more.blood, int) else 0
    gained = change_tokens(game, by, INFLUENCE, influence)
    gain_blood(game, by, blood)
    also = f" and {blood} Blood" if blood else ""
    game.say(game.who(by), f" gains {gained} Influence{also} for it", seat=by)


def _instead_of_drawing(game: Game, seat: int, alliance: list[Copy]) -> Procedure[Copy | None]:
    """The Ally that is Drained without drawing, where there is one."""
    found: list[Copy] = []
    for copy in alliance:
        does = game.face(copy).does
        if does is not None and does.frenzy_suffered is not None:
            found.append(copy)
    if not found:
        return None
    options = tuple(Option("drain", f"Drain {game.name(copy)}", copy.id) for copy in found)
    option = yield from choose(seat, "frenzy", "You are in Frenzy: which Ally is Drained?", options, "Z5")
    return game.table.copies[option.copy]
