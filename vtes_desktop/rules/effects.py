"""Effects: how cards come into the rules' procedures, without the rules knowing a card (design, decision 6).

At each **window** of a procedure the game asks its :class:`Abilities` what a seat may use there; what standing
modifiers there are is asked of them too. `rules/` itself brings the printed ones; the abilities room brings the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vtes_desktop.rules import minions
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.life import burn_lifeless
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.hands import settle_hands
from vtes_desktop.rules.playing.timing import FROM_ANNOUNCED
from vtes_desktop.rules.repeats import standing
from vtes_desktop.rules.titles.titles import yield_lost_titles
from vtes_desktop.rules.turn.ousting import check_pools
from vtes_desktop.table.asking import NOTHING, PASS, Option, Procedure, nothing
from vtes_desktop.table.table import NOBODY, Copy


def window(
    game: Game,
    order: Sequence[int],
    name: Window,
    question: str | Callable[[], str],
    rule: str = "1.6.1",
    *,
    about: int = 0,
    until: Callable[[], bool] | None = None,
    allowed: Callable[[Use], bool] | None = None,
    happens: bool = True,
    passed: tuple[int, bytes] | None = None,
) -> Procedure[None]:
    """Let seats use effects in a window in sequence (sec. 1.6.1); any effect gives the word back to the first.

    :param question: asked of each; one that changes with what was used is asked for each time.
    :param about: the card that it is about.
    :param passed: who has just passed where nothing else can be used, and how things stood then: as long as they stand
        so she is not asked the same again.

    It closes early when `until` says so; only uses that are `allowed` are offered. Where it `happens` twice in a row
    that what happens by itself does so but once is for the caller to say. What an effect has brought about
    comes at once: blood above a capacity drains off, a Methuselah without pool is ousted.
    """
    happening = game.abilities.happens(game, name) if happens else NOTHING
    if happening is NOTHING and not game.discreet and not game.abilities.listeners(game, order, name):
        # Of most windows nobody makes anything.
        return NOTHING
    return _window(game, happening, order, name, question, rule, about, until, allowed, passed)


def window_of_others(game: Game, seat: int, name: Window, question: Callable[[], str], rule: str) -> Procedure[None]:
    """Let the others use effects in a window of a Methuselah's turn, clockwise from her."""
    others = [other for other in game.clockwise(seat) if other != seat]
    return window(game, others, name, question, rule)


def which_first(game: Game, seat: int, cards: Sequence[Copy], rule: str) -> Procedure[int]:
    """A Methuselah says which of several cards takes effect first; gives its id."""
    options = [Option("order", game.name(each), each.id) for each in cards]
    question = f"{game.seat_name(seat)}: which takes effect first?"
    return (yield from game.choose(seat, "order", question, options, rule)).copy


def _window(
    game: Game,
    happening: Procedure[None],
    order: Sequence[int],
    name: Window,
    question: str | Callable[[], str],
    rule: str,
    about: int,
    until: Callable[[], bool] | None,
    allowed: Callable[[Use], bool] | None,
    passed: tuple[int, bytes] | None,
) -> Procedure[None]:
    yield from happening
    spared = passed[0] if passed is not None and standing(game.table) == passed[1] else NOBODY
    discreet, seats, abilities = game.discreet, game.table.seats, game.abilities
    listening = [*order] if discreet else abilities.listeners(game, order, name)
    place = 0
    while place < len(listening):
        seat = listening[place]
        place += 1
        if seats[seat].ousted or seats[seat].withdrawn or (until is not None and until()) or seat == spared:
            continue
        found = abilities.uses(game, seat, name)
        if allowed is not None:
            found = [use for use in found if allowed(use)]
        if not found and not (discreet and game.asks_anyway(seat)):
            continue
        asked = question if isinstance(question, str) else question()
        options = [*[use.option for use in found], PASS]
        option = yield from game.choose(seat, name, asked, options, rule, about, always=True)
        if option.kind != "pass":
            yield from next(use for use in found if use.option == option).run()
            yield from settle(game)
            yield from settle_hands(game)
            spared = NOBODY
            if game.table.action is not None and name in FROM_ANNOUNCED:
                # What hangs on the action may count by now.
                game.abilities.count_anew(game)
            if not discreet:
                # Others may have something to use now.
                listening = abilities.listeners(game, order, name)
            place = 0


def settle(game: Game) -> Procedure[None]:
    """What follows at once from any effect: blood in excess of a capacity drains off (sec. 1.5), an ally or retainer
    that has lost its last life is burned (sec. 6.1.4, 6.1.5), who contests a title that it may not hold any more yields
    it (sec. 10), whoever has no pool is ousted (sec. 9.1), unless an effect keeps her in the game.

    Raises :class:`~vtes_desktop.rules.turn.ousting.LeftError` when that is whose turn it is.
    """
    drain_all(game)
    if game.passing.now.lifeless:
        burn_lifeless(game)
    yield_lost_titles(game)
    if not game.table.stamps.without_pool or game.passing.now.ousting != NOBODY:
        return nothing()
    if any(game.table.seats[seat].pool <= 0 for seat in game.playing()):
        return _oust(game)
    game.passing.now.owed.clear()
    game.table.stamps.without_pool = False
    return nothing()


def settle_between(game: Game, name: Window) -> Procedure[None]:
    """What follows at once from an effect where nothing is going on, with what cards in play do upon what it has done:
    all that is over before anything else of the phase can be chosen."""
    settling = settle(game)
    if settling is NOTHING and not game.passing.now.happened:
        # Most of what is done leads to nothing else.
        return settle_hands(game)
    return _settle_between(game, name, settling)


def _settle_between(game: Game, name: Window, settling: Procedure[None]) -> Procedure[None]:
    yield from _settle_upon(game, name, settling)
    yield from settle_hands(game)


def settle_upon(game: Game, name: Window) -> Procedure[None]:
    """The same, but that hands are left as they are."""
    return _settle_upon(game, name, settle(game))


def _settle_upon(game: Game, name: Window, settling: Procedure[None]) -> Procedure[None]:
    yield from settling
    if game.passing.now.happened:
        yield from game.abilities.happens(game, name)
        yield from settle(game)


def _oust(game: Game) -> Procedure[None]:
    """Oust whoever has no pool, unless an effect keeps her in the game."""
    yield from keep_in_game(game)
    try:
        check_pools(game)
    finally:
        # What she controlled has left the vampires of others too.
        drain_all(game)
        game.passing.now.owed.clear()


def keep_in_game(game: Game) -> Procedure[None]:
    """Each Methuselah who has no pool is about to be ousted: others may use what keeps her in the game (sec. 9.1)."""
    now = game.passing.now
    for seat in game.clockwise(game.table.active):
        if game.table.seats[seat].pool > 0:
            continue
        now.ousting = seat
        others = [other for other in game.clockwise(seat) if other != seat]
        question = f"{game.seat_name(seat)} is about to be ousted."
        yield from window(
            game, others, "being ousted", question, "9.1", until=lambda: game.table.seats[now.ousting].pool > 0
        )
    now.ousting = NOBODY


def drain_all(game: Game) -> None:
    """Blood in excess of any capacity drains off (sec. 1.5)."""
    kept, table, now = game.kept, game.table, game.passing.now
    stamps = kept.stamps
    if kept.drained != stamps.lying or len(stamps.filled) > 1:
        # What cards say of capacities may hang on anything.
        altered = _alters_capacities(game)
        for seat in table.seats:
            _drain_vampires(game, (*seat.piles["ready"], *seat.piles["torpor"]), altered=altered)
        kept.drained = None if altered else stamps.lying
    elif stamps.filled:
        # Nothing else has changed: only what has got some may have too much.
        (filled,) = stamps.filled
        if filled in table.copies and table.copies[filled].place.region in ("ready", "torpor"):
            _drain_vampires(game, (filled,), altered=_alters_capacities(game))
    else:
        return
    stamps.filled.clear()
    now.poured = {}


def _alters_capacities(game: Game) -> bool:
    """Whether a card in play says anything of capacities."""
    return game.abilities.alters(game, "capacity") or game.abilities.alters(game, "most capacity")


def _drain_vampires(game: Game, vampires: Sequence[int], *, altered: bool) -> None:
    cards, copies = game.catalogue.cards, game.table.copies
    for i in vampires:
        copy = copies[i]
        # One that bears nothing has the capacity of its card, or the one that an effect has given it.
        may_be_less = altered or copy.attached or "capacity" in copy.marks
        if copy.blood > 1 and (may_be_less or copy.blood > (cards[copy.card].capacity or copy.blood)):
            minions.drain(game, copy)
