"""The game and its turns: set-up, the five phases in order, the next Methuselah (sec. 2, 3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from vtes_desktop.rules.game import Game
from vtes_desktop.rules.later import unlock_due
from vtes_desktop.rules.minion.blocks import end_duration
from vtes_desktop.rules.minion.borrowing import give_back
from vtes_desktop.rules.minion.phase import end_of_turn, minion_phase, take_actions
from vtes_desktop.rules.minion.taken import Taken
from vtes_desktop.rules.moments import Event
from vtes_desktop.rules.passing import ThisReferendum
from vtes_desktop.rules.playing.hands import settle_hands
from vtes_desktop.rules.turn.ante import agree_on_ante
from vtes_desktop.rules.turn.discard import discard_phase
from vtes_desktop.rules.turn.influence import draw_crypt, influence_phase
from vtes_desktop.rules.turn.interrupted import COUNTERS, goes_on
from vtes_desktop.rules.turn.left import set_left
from vtes_desktop.rules.turn.master import master_phase
from vtes_desktop.rules.turn.ousting import LeftError
from vtes_desktop.rules.turn.since import turn_ends
from vtes_desktop.rules.turn.unlock import unlock_phase
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Clock

PHASES: Mapping[str, Callable[[Game, int], Procedure[None]]] = {
    "unlock": unlock_phase,
    "master": master_phase,
    "minion": minion_phase,
    "influence": influence_phase,
    "discard": discard_phase,
}
"""The phases of a turn, in order (sec. 3)."""
BEGINS: Mapping[str, Event] = {
    "master": "master phase",
    "minion": "minion phase",
    "influence": "influence phase",
    "discard": "discard phase",
}
"""What is told to the cards in play as a phase begins; of the unlock phase, once everything is unlocked."""


def set_up(game: Game) -> None:
    """Shuffle every deck, deal the hands and the uncontrolled regions, start the clock (sec. 2.3)."""
    table = game.table
    for seat in range(len(table.seats)):
        game.doing.shuffle(seat, "crypt")
        game.doing.shuffle(seat, "library")
        for _ in range(game.edition.uncontrolled):
            draw_crypt(game, seat)
        game.draw(seat, table.seats[seat].hand_size)
    game.do(m.SetClock(Clock(table.clock.limit or game.doing.options.time_limit, running=True)))
    say_turn(game)


def play(game: Game, *, from_rest: bool = False) -> Procedure[None]:
    """Play from the beginning of the phase that the table is in until the game is over (sec. 3); or `from_rest`, where
    nothing is going on in the midst of a minion phase (:mod:`vtes_desktop.rules.trail`)."""
    yield from agree_on_ante(game)
    while not is_over(game):
        try:
            yield from play_turn(game, from_rest=from_rest)
        except LeftError:
            clear_situation(game)
            if not is_over(game):
                yield from cut_short(game)
        from_rest = False
        if not is_over(game):
            next_turn(game)


def is_over(game: Game) -> bool:
    """Whether the game is over."""
    return game.table.over


def play_turn(game: Game, *, from_rest: bool = False) -> Procedure[None]:
    """Play the running turn from its phase on to its end (sec. 3)."""
    table, happens = game.table, game.abilities.happens
    phases = list(PHASES)
    if table.phase == phases[0] and not goes_on(game, phases[0]) and (yield from skips(game)):
        return
    for phase in phases[phases.index(table.phase) :]:
        if from_rest:
            from_rest = False
            yield from take_actions(game, table.active)
        else:
            if table.phase != phase:
                enter_phase(game, phase)
            yield from settle_hands(game)
            if phase in BEGINS and not goes_on(game, phase):
                yield from happens(game, BEGINS[phase], None, table.active)
                if phase == "discard":
                    yield from unlock_due(game, "discard phase")
            yield from PHASES[phase](game, table.active)
        yield from happens(game, "end of phase", None, table.active)
        give_back(game, "phase")
        if table.over:
            return
    yield from end_turn(game)


def end_turn(game: Game) -> Procedure[None]:
    """What the end of the running turn brings: all that lasts until then is over (sec. 3)."""
    yield from unlock_due(game, "end of turn")
    yield from game.abilities.happens(game, "end of turn", None, game.table.active)
    end_of_turn(game)


def cut_short(game: Game) -> Procedure[None]:
    """Whose turn it was has left the game: the turn ends where it stands, for everybody else as it always does
    (sec. 9.1)."""
    end_duration(game)
    give_back(game, "action")
    give_back(game, "phase")
    try:
        yield from end_turn(game)
    except LeftError:
        clear_situation(game)


def skips(game: Game) -> Procedure[bool]:
    """Whether the Methuselah whose turn it is skips all of it, where an effect lets her: before anything unlocks
    (ruling on First Tradition)."""
    seat = game.table.active
    if game.abilities.of_methuselah(game, seat, "may skip the turn") <= 0:
        return False
    question = f"{game.seat_name(seat)}: skip the whole turn, so that nothing is burned?"
    if not (yield from game.confirm(seat, "skip", question, "3")):
        return False
    game.say(game.who(seat), " skips the turn", seat=seat)
    yield from game.abilities.happens(game, "turn skipped", None, seat)
    return True


def enter_phase(game: Game, phase: str) -> None:
    """Go on to a phase of the running turn."""
    table = game.table
    game.do(m.SetPhase(table.turn, table.round, table.active, phase))
    game.say(game.who(table.active), f": {game.edition.words.phase(phase)} phase", kind="turn", seat=table.active)


def next_turn(game: Game) -> None:
    """Give the turn to the next Methuselah still playing, clockwise (sec. 3)."""
    table = game.table
    following, again = table.following()
    round_ = table.round + again
    game.do(turn_ends(table))
    game.do(m.SetPhase(table.turn + 1, round_, following, next(iter(PHASES))))
    # At once, so that whoever is called back from the turn's start remembers no more than who was there all along.
    game.taken = Taken()
    say_turn(game)


def say_turn(game: Game) -> None:
    """Say whose turn it is."""
    table = game.table
    game.say(f"Turn {table.round}: ", game.who(table.active), kind="turn", seat=table.active)


def clear_situation(game: Game) -> None:
    """Nothing is going on any more: the Methuselah whose turn it was has left. Cards that were being played are burned,
    unlasting counters go."""
    table = game.table
    game.passing.end_action()
    game.passing.referendum = ThisReferendum()
    game.passing.now.being_played.clear()
    game.passing.now.played_untold.clear()
    game.fight = game.hurt = game.strike_made = None
    if table.combat is not None:
        game.set_combat(None)
    if table.referendum is not None:
        game.set_referendum(None)
    if table.action is not None:
        game.set_action(None)
    for copy in [copy for copy in table.lying() if copy.marks.get("played")]:
        game.burn(copy, quietly=True)
    for phase in COUNTERS:
        set_left(game, phase, 0)
