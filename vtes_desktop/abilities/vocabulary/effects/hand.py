"""Cards of the hand and of the library that are shown, burned or shuffled for an effect (sec. 1.6.1)."""

from __future__ import annotations

from typing import ClassVar

from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.turn.discard import actions_left, set_actions
from vtes_desktop.table.table import Copy, Place


class ShuffleHand(Word, frozen=True):
    """Shuffle your hand into your library, and draw up."""

    def can(self, here: Here) -> bool:
        return bool(here.game.table.pile(here.seat, "hand"))

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        cards = game.pile(seat, "hand")
        game.say(game.who(seat), f" shuffles {len(cards)} cards of the hand into the library", seat=seat)
        for copy in cards:
            game.doing.move_card(copy, Place(seat, "library"))
        game.doing.shuffle(seat, "library")
        yield from settle_hand(game, seat)


class BurnFromHand(Word, frozen=True):
    """Burn a card of your hand, one that requires a Discipline where that is asked, and draw up."""

    discipline: str = ""

    def _there(self, here: Here) -> list[Copy]:
        game = here.game
        return [
            copy
            for copy in game.pile(here.seat, "hand")
            if not self.discipline or any(level.code == self.discipline for level in game.card(copy).disciplines)
        ]

    def can(self, here: Here) -> bool:
        """Whether there is one; only to be asked of who may see that hand."""
        return bool(self._there(here))

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        options = [Option("discard", f"Burn {game.name(copy)}", copy.id) for copy in self._there(here)]
        if options:
            question = f"{game.name(here.source)}: which card of the hand is burned?"
            option = yield from game.choose(seat, "discard", question, options, "1.6.1", here.source.id)
            copy = game.copy(option.copy)
            game.say(game.who(seat), " burns ", game.doing.name(copy), " from the hand", seat=seat)
            game.doing.move_card(copy, Place(copy.owner, "ash heap"))
            yield from settle_hand(game, seat)


class SpendDiscardAction(Word, frozen=True):
    """Use up a discard phase action (sec. 8)."""

    is_cost: ClassVar[bool] = True

    def can(self, here: Here) -> bool:
        return here.game.table.phase == "discard" and actions_left(here.game) > 0

    def do(self, here: Here) -> Procedure[None]:
        set_actions(here.game, actions_left(here.game) - 1)
        yield from ()
