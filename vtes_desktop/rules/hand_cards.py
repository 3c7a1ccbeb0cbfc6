"""Cards of the hand in the windows where their type lets them be played (sec. 1.6.3), to be done by hand.

This is what the rules know of every card without knowing any: who may play it when, and for what. The abilities room
brings what cards do, and takes the place of this where it knows better.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from typing import Final

from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Procedure
from vtes_desktop.rules.effects import Use, Window
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.plan import Plan, Possible
from vtes_desktop.rules.playing import card_option, play_card, playable
from vtes_desktop.rules.requirements import Mode
from vtes_desktop.table.situation import Action
from vtes_desktop.table.table import Copy

ACTION_WINDOWS: Final = frozenset(
    {"as announced", "before block", "block attempt", "as blocked", "after blocks", "before votes", "polling"}
)
COMBAT_WINDOWS: Final = frozenset(
    {"before range", "before strikes", "prevention", "after strikes", "additional strikes", "end of round"}
)


@lru_cache(maxsize=8192)
def combat_windows(text: str) -> frozenset[Window]:
    """The windows of combat in which a combat card's effect can be used, by the word that it begins with."""
    found: set[Window] = set()
    for sentence in re.split(r"(?<=[.\n])\s+", text):
        word = sentence.lower()
        if word.startswith("strike"):
            found.add("choose strike")
        elif re.match(r"(\d+ optional |only usable at \w+ range\. )?maneuver", word):
            found.add("range")
        elif re.match(r"(\d+ optional )?press", word):
            found.add("press")
        elif word.startswith("prevent"):
            found.add("prevention")
        elif "additional strike" in word:
            found.add("additional strikes")
        elif "before range" in word:
            found.add("before range")
        elif "end of" in word and "round" in word:
            found.add("end of round")
    return frozenset(found) if found else frozenset({"before range", "before strikes", "after strikes"})


class HandCards:
    """Abilities that know no card: each can be played at its type's time, and is done by hand."""

    def uses(self, game: Game, seat: int, window: Window) -> Sequence[Use]:
        """The cards of a hand that can be played in a window."""
        if not game.table.pile(seat, "hand"):
            return ()
        return [
            Use(card_option(game, "play", copy, mode, minion), partial(self._play, game, seat, copy, mode, minion))
            for copy, mode, minion in self._found(game, seat, window)
        ]

    def _found(self, game: Game, seat: int, window: Window) -> Iterator[tuple[Copy, Mode, Copy]]:
        table = game.table
        if table.combat is not None:
            yield from self._in_combat(game, seat, window)
        elif table.action is not None and window in ACTION_WINDOWS:
            yield from self._in_action(game, seat, table.action)

    def _in_action(self, game: Game, seat: int, action: Action) -> Iterator[tuple[Copy, Mode, Copy]]:
        if seat == action.seat:
            acting = game.table.copies.get(action.minion)
            if acting is not None and acting.controller == seat:
                yield from self._unused(game, acting, "Action Modifier")
            return
        for minion in minions.ready_minions(game, seat):
            if not minion.locked:
                yield from self._unused(game, minion, "Reaction")

    def _unused(self, game: Game, minion: Copy, kind: str) -> Iterator[tuple[Copy, Mode, Copy]]:
        """The same minion plays the same modifier or reaction only once an action (sec. 1.6.3)."""
        for copy, mode in playable(game, minion, kind):
            if (minion.id, copy.card) not in game.played_by:
                yield copy, mode, minion

    def _in_combat(self, game: Game, seat: int, window: Window) -> Iterator[tuple[Copy, Mode, Copy]]:
        fight = game.fight
        if fight is None:
            return
        for minion in fight.both:
            if minion.controller != seat or not minions.is_ready(game, minion):
                continue
            if window == "prevention" and (game.hurt is None or game.hurt.copy is not minion):
                continue
            for copy, mode in playable(game, minion, "Combat"):
                if window in combat_windows(mode.text):
                    yield copy, mode, minion

    def _play(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy) -> Procedure[bool]:
        game.played_by.add((minion.id, copy.card))
        return (yield from play_card(game, seat, copy, mode, minion))

    def effect(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[None] | None:
        """No card is known."""
        return None

    def action(self, game: Game, minion: Copy, copy: Copy, mode: Mode, action: Action) -> Plan | None:
        """No card is known."""
        return None

    def in_play(self, game: Game, minion: Copy) -> Sequence[Possible]:
        """No card is known."""
        return ()

    def modifier(self, game: Game, copy: Copy, name: str) -> int:
        """Nothing beyond what is printed."""
        return 0
