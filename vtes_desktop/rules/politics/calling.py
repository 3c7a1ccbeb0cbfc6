"""Calling the referendum of another card than that by which the action is taken (rulings on Charming Lobby)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from vtes_desktop.rules.effects import settle
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minion.card_actions import declared_terms, succeed
from vtes_desktop.rules.minion.in_play_actions import in_play_actions
from vtes_desktop.rules.minion.plan import Possible
from vtes_desktop.rules.playing.card import burn_played, choose_x, playable, show
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.paying import pay_card
from vtes_desktop.rules.politics.referendum import hold_referendum
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy


def callable_from_hand(game: Game, minion: Copy) -> Iterator[tuple[Copy, Mode]]:
    """The political action cards of a hand whose referendum a minion could call, and pay for."""
    return playable(game, minion, "Political Action")


def callable_in_play(game: Game, minion: Copy) -> Iterator[Possible]:
    """The political actions that effects in play allow a minion, whether it has taken one in this turn or not."""
    return (each for each in in_play_actions(game, minion, game.taken) if each.kind == "political")


def call_card(
    game: Game, minion: Copy, copy: Copy, mode: Mode, *, votes: int = 0, plays: bool = True
) -> Procedure[bool]:
    """Call the referendum of a card, with so many `votes` more; returns whether it passed.

    :param plays: whether it is played from the hand for that: its cost is paid, and it gives its vote. It can't be
        cancelled as it is played (LSJ 20090113).
    """
    seat = minion.controller
    if plays:
        x = yield from choose_x(game, seat, copy, mode, minion)
        copy = yield from show(game, seat, copy, mode, minion, x)
        yield from pay_card(game, seat, minion, game.card(copy), x, mode)
        # Who has paid with her last pool is ousted before the referendum is held (sec. 6.3.2, 9.1).
        yield from settle(game)
        yield from settle_hand(game, seat)
    terms = partial(declared_terms, seat, copy, mode, minion)
    game.passing.action.called_with = votes
    card = copy if plays else None
    passed = yield from hold_referendum(game, game.name(copy), seat, minion=minion, card=card, terms=terms)
    if passed:
        yield from succeed(game, seat, copy, mode, minion)
    if plays:
        burn_played(game, copy)
    return passed
