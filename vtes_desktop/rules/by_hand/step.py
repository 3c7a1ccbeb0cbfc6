"""By hand: what the referee can't do for a card, its player does, and the others agree (design, decision 6).

While the choice ``by hand`` is open the host lets its seat make moves of manual mode. What lies on no table (stealth of
the running action, a strike, damage on its way) is changed by options of the choice itself
(:mod:`~vtes_desktop.rules.by_hand.adjusting`).
"""

from __future__ import annotations

from vtes_desktop.rules import minions
from vtes_desktop.rules.by_hand.adjusting import adjust, adjustments
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.hands import settle_hands
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.titles.contests import enter_play, settle_contests
from vtes_desktop.rules.turn.ousting import holdings, note_losses
from vtes_desktop.table.asking import NOT_AGREED, TRIES, Option, Procedure
from vtes_desktop.table.table import Copy


def by_hand(game: Game, seat: int, copy: Copy, rest: str = "", minion: Copy | None = None) -> Procedure[None]:
    """Have a player do what her card says (or the `rest` of it), and the others agree. When somebody does not, the host
    takes all of it back and has her do it anew; after :data:`TRIES` times it is left undone. Where nothing was done
    there is nothing to agree on."""
    held, stamps = holdings(game), game.table.stamps
    before = stamps.lying, stamps.marks
    game.steps.append(game.line)
    try:
        for _ in range(TRIES):
            moved = game.moved_by_hand
            option, adjusted = yield from do_it(game, seat, copy, rest, minion)
            nothing = option.kind == "done" and not adjusted and game.moved_by_hand == moved
            if nothing or not game.table.seats[seat].playing or (yield from agreed(game, seat, copy)):
                break
    finally:
        game.steps.pop()
    if still_as_played(game, copy) and (option.kind == "keep" or copy.place.on):
        stays(game, copy)
        yield from enter_play(game, copy)
    if (stamps.lying, stamps.marks) != before:
        settle_contests(game)
    note_losses(game, held)
    yield from settle_hands(game)


def do_card(game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[None]:
    """Do what a card does: as it is known, or else by hand."""
    known = game.abilities.effect(game, seat, copy, mode, minion)
    yield from known if known is not None else by_hand(game, seat, copy, minion=minion)


def do_it(game: Game, seat: int, copy: Copy, rest: str, minion: Copy | None) -> Procedure[tuple[Option, bool]]:
    """Let a player do what her card says, until she says that it is done; returns how she said it, and whether she has
    changed anything that no move changes."""
    adjusted = False
    while True:
        done = [Option("done", "Done", copy.id)]
        if still_as_played(game, copy):
            done.append(Option("keep", "Done: the card stays in play", copy.id))
        what = f"“{rest}”" if rest else "what it says"
        question = f"{game.name(copy)}: do {what}, then press Done."
        options = [*done, *adjustments(game, seat, copy, minion)]
        option = yield from game.choose(seat, "by hand", question, options, "1.4", copy.id, always=True)
        if option.kind in ("done", "keep"):
            return option, adjusted
        adjusted = True
        yield from adjust(game, seat, copy, minion, option)
        if not game.table.seats[seat].playing:
            # What came of it has ousted her: her last pool had paid for the card.
            return done[0], adjusted


def agreed(game: Game, seat: int, copy: Copy) -> Procedure[bool]:
    """Ask the others, one by one, whether it was done as the card says; the first who says no is enough."""
    for other in game.clockwise(seat):
        if other == seat:
            continue
        question = f"{game.seat_name(seat)} has done what {game.name(copy)} says. Agreed?"
        answers = (Option("agreed", "Agreed"), Option(NOT_AGREED, "Not so"))
        answer = yield from game.choose(other, "agree", question, answers, "1.4", copy.id)
        if answer.kind == NOT_AGREED:
            game.say(game.who(other), " does not agree on ", game.doing.name(copy), kind="table", seat=other)
            return False
    return True


def still_as_played(game: Game, copy: Copy) -> bool:
    """Whether a card lies where it was played: no effect has put it anywhere."""
    return game.table.copies.get(copy.id) is copy and bool(copy.marks.get("played"))


def stays(game: Game, copy: Copy) -> None:
    """A played card stays on the table from now on."""
    minions.mark(game, copy, "played", "")
