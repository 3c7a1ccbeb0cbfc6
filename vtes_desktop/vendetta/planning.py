"""Planning (P1–P15, D1, B1, B2): one turn after another, a card to a Position and Blood with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure, choose
from vtes_desktop.table.table import Copy
from vtes_desktop.vendetta.by_hand import by_hand
from vtes_desktop.vendetta.carrying_out import Scene, carry_out, set_off
from vtes_desktop.vendetta.frenzy import drain, settle
from vtes_desktop.vendetta.game import DIABLERIE, USED, Game, called, from_bank, lose_blood, play_blood
from vtes_desktop.vendetta.rounds import clear_results
from vtes_desktop.vendetta.table import position

TURN: Final = "planning turn"
"""In the table's tally: which Planning turn of the round it is, from 1."""
PLAYED: Final = "played"
"""In the table's tally: the turn in which the active player has played her card."""
MOST_BLOOD: Final = 3
"""Blood that may be played from the Pool with a card (P8)."""
FACE_DOWN: Final = 1
"""Blood that it costs to play face down (P6)."""
TURN_USED: Final = "used in turn"
"""The mark on an Ally whose ability was used: in which turn of the game."""


def turns_of(round_: int) -> int:
    """Planning turns of a round (P2).

    >>> [turns_of(round_) for round_ in (1, 2, 3)]
    [2, 3, 4]
    """
    return round_ + 1


def begin(game: Game) -> None:
    """The first turn of the phase."""
    clear_results(game)
    game.tally(TURN, 1)
    game.go_to("planning", active=game.in_order()[0])
    _say_turn(game)


def _say_turn(game: Game) -> None:
    active = game.table.active
    game.say(game.who(active), f": Planning turn {game.table.tally[TURN]}", kind="turn", seat=active)


def next_turn(game: Game) -> bool:
    """Give the word to who is next in turn order, and still has a card to play; False when the phase is over (P1)."""
    table = game.table
    count = len(table.seats)
    order = game.in_order()

    def place(seat: int) -> int:
        return (seat - table.edge) % count

    later = [seat for seat in order if place(seat) > place(table.active)]
    turn = max(1, table.tally.get(TURN, 1))
    if game.readings.planning_ends == "by the table":
        rounds_left = range(turn, turns_of(game.round) + 1)
    else:
        rounds_left = range(turn, turn + max((len(game.pile(seat, "hand")) for seat in order), default=0) + 2)
    for number in rounds_left:
        for seat in later if number == turn else order:
            if _has_a_turn(game, seat):
                game.tally(TURN, number)
                game.go_to("planning", active=seat)
                _say_turn(game)
                return True
    return False


def _has_a_turn(game: Game, seat: int) -> bool:
    """Whether a player has a card to play (P3)."""
    least = 0 if game.readings.planning_ends == "by the table" else 1
    return len(game.pile(seat, "hand")) > least


def planning(game: Game) -> Procedure[None]:
    """The Planning phase from where it stands: turns until nobody has one left (P1)."""
    if not game.table.tally.get(TURN):
        begin(game)
    while True:
        if game.table.seats[game.table.active].playing and _has_a_turn(game, game.table.active):
            yield from turn(game, game.table.active)
        if not next_turn(game):
            break
    game.tally(TURN, 0)
    game.tally(PLAYED, 0)


def turn(game: Game, seat: int) -> Procedure[None]:
    """A player's turn: she must play one card (P4), may play Blood with it (P8, B1), and at any point may Drain cards
    of her Alliance (P10) and use what her Allies let her."""
    if game.table.tally.get(PLAYED) == game.table.turn:
        return  # the referee was called back after the card had been played
    while game.table.seats[seat].playing:
        options = (*_plays(game, seat), *_asides(game, seat))
        option = yield from choose(seat, "planning", "Play a card to one of your Positions.", options, "P4")
        if option.kind.startswith("play"):
            yield from play(game, seat, game.table.copies[option.copy], option.level, option.kind == "play face down")
            break
        yield from _aside(game, seat, option)
    if game.table.seats[seat].playing:
        game.tally(PLAYED, game.table.turn)
        yield from settle(game)


def _plays(game: Game, seat: int) -> Iterator[Option]:
    """Each card at each Position, face up, or for 1 Blood face down (P4–P6, P14)."""
    tiles = [(location, tile) for location in game.locations if (tile := game.tile(seat, location)) is not None]
    pays = game.blood(seat) >= FACE_DOWN
    for copy in game.pile(seat, "hand"):
        name = game.name(copy)
        for location, tile in tiles:
            to = (tile.id,)
            where = called(location)
            yield Option("play face up", f"{name} face up at {where}", copy.id, targets=to, level=location)
            if pays:
                text = f"{name} face down at {where} for 1 Blood"
                yield Option("play face down", text, copy.id, targets=to, amount=FACE_DOWN, level=location)


def _asides(game: Game, seat: int) -> Iterator[Option]:
    """What may be done at any point of one's own turn (P10)."""
    for copy in game.alliance(seat):
        yield Option("drain", f"Drain {game.name(copy)}", copy.id)
    for copy in game.alliance(seat):
        does = game.face(copy).does
        if does is None:
            yield Option("by hand", f"{game.name(copy)}: use its ability by hand", copy.id)
        elif does.in_your_turn is not None and copy.marks.get(TURN_USED) != str(game.table.turn):
            yield Option("use", f"Use {game.name(copy)}", copy.id)


def _aside(game: Game, seat: int, option: Option) -> Procedure[None]:
    copy = game.table.copies[option.copy]
    match option.kind:
        case "drain":
            yield from drain(game, seat, copy)
        case "by hand":
            yield from by_hand(game, seat, copy, f"{game.name(copy)}: its ability is not in the card file.")
        case "use":
            does = game.face(copy).does
            game.mark(copy, TURN_USED, str(game.table.turn))
            if does is not None and does.in_your_turn is not None:
                yield from carry_out(game, does.in_your_turn, Scene(seat, copy))
    yield from settle(game)


def play(game: Game, seat: int, copy: Copy, location: str, face_down: bool) -> Procedure[None]:
    """Play a card to a Position: face up for nothing, face down for 1 Blood (P6); then Blood with it."""
    name = game.doing.name(copy)
    side, price = ("face down", f" for {FACE_DOWN} Blood") if face_down else ("face up", "")
    if face_down:
        lose_blood(game, seat, FACE_DOWN, seat)
    game.put(copy, seat, position(location), face_up=not face_down)
    game.say(game.who(seat), " plays ", name, f" {side} at {called(location)}{price}", seat=seat)
    if game.readings.paying == "each by itself":
        yield from settle(game)
    if game.table.seats[seat].playing:
        yield from set_off(game, "opponent plays elsewhere", seat, location)
    if game.table.seats[seat].playing:
        yield from set_off(game, "opponent plays here", seat, location)
    if game.table.seats[seat].playing:
        yield from blood_with_it(game, seat, location)


def blood_with_it(game: Game, seat: int, location: str) -> Procedure[None]:
    """Up to 3 Blood from the Pool with a card (P8), and 1 from the Bank for each Diablerie token that is turned down
    (B1, B2)."""
    while game.table.seats[seat].playing:
        tile = game.tile(seat, location)
        if tile is None:
            return
        most = min(MOST_BLOOD, game.blood(seat))
        options = [
            Option("blood", f"Play {each} Blood" if each else "No Blood", amount=each, level=location)
            for each in range(most + 1)
        ]
        left = game.tokens(seat, DIABLERIE) - game.tokens(seat, USED)
        if left > 0 and from_bank(game, 1, "blood"):
            text = "Turn down a Diablerie token: 1 Blood of the Bank"
            options.append(Option("diablerie", text, amount=1, level=location))
        options += _asides(game, seat)
        question = f"How much Blood do you play at {called(location)} with it?"
        option = yield from choose(seat, "blood", question, options, "P8", tile.id)
        if option.kind == "blood":
            played = play_blood(game, seat, option.amount, tile)
            if played:
                game.say(game.who(seat), f" plays {played} Blood at {called(location)}", seat=seat)
            yield from settle(game)
            return
        if option.kind == "diablerie":
            game.do(m.SetCounter(0, USED, game.tokens(seat, USED) + 1, seat))
            game.doing.move_blood(m.BANK, m.Purse("card", tile.id), 1)
            game.say(game.who(seat), f" turns down a Diablerie token for 1 Blood at {called(location)}", seat=seat)
        else:
            yield from _aside(game, seat, option)
