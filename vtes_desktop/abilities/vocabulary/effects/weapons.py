"""What weapons and other equipment do in and after a fight besides their plain strikes (sec. 6.4.3, 6.4.5)."""

from __future__ import annotations

from typing import Literal

from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.turn.unlock import IN_TORPOR
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy, on


class HandTo(Word, frozen=True):
    """The equipment goes from its bearer to another minion, whose Methuselah controls it then; on one that can't have
    it, it is burned."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        game, copy = here.game, here.source
        minion = here.copy(self.who)
        if minion is None or not game.in_play(minion) or not game.in_play(copy) or copy.place.on == minion.id:
            yield from ()
            return
        if why_not_on(game, minion, game.card(copy)):
            game.burn(copy)
            return
        game.doing.move_card(copy, on(minion.id), controller=minion.controller)
        game.say(game.doing.name(copy), " is put on ", game.doing.name(minion), seat=here.seat)


class LockInTorpor(Word, frozen=True):
    """Vampires in torpor do not unlock as normal as long as they stay there (sec. 6.5.1)."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            if minions.in_torpor(here.game, copy):
                minions.mark(here.game, copy, IN_TORPOR, "yes")
        yield from ()


class UseUp(Word, frozen=True):
    """Something that the card does only once in a while: it can't be done when it was, and is done with this."""

    each: Literal["action", "combat", "round"] = "combat"
    number: int = -1
    """Tells it from other such things of the card."""

    def can(self, here: Here) -> bool:
        game = here.game
        return (here.source.id, self.number) not in game.passing.of(self.each).used

    def do(self, here: Here) -> Procedure[None]:
        here.game.passing.of(self.each).used.add((here.source.id, self.number))
        yield from ()


class PutAside(Word, frozen=True):
    """The card is turned face down, and so out of play, until the end of the action."""

    def do(self, here: Here) -> Procedure[None]:
        game, copy = here.game, here.source
        if game.in_play(copy) and copy.place.on:
            minions.mark(game, copy, minions.ASIDE, "yes")
            game.do(m.Turn(copy.id, face_up=False))
            game.say(game.doing.name(copy), " is out of play until the end of the action", seat=here.seat)
        yield from ()


class PutAnother(Word, frozen=True):
    """Put another card of the same name from your hand or ash heap on the minion; it is not equipped, and costs
    nothing."""

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def _there(self, here: Here) -> list[Copy]:
        game, card = here.game, here.source.card
        return [copy for region in ("hand", "ash heap") for copy in game.pile(here.seat, region) if copy.card == card]

    def do(self, here: Here) -> Procedure[None]:
        game, minion = here.game, here.minion
        options = list({copy.place.region: copy for copy in reversed(self._there(here))}.values())
        if minion is None or not options:
            return
        choices = [Option("target", f"{game.name(copy)} ({copy.place.region})", copy.id) for copy in options]
        question = f"{game.name(here.source)}: which other is put on {game.name(minion)}?"
        option = yield from game.choose(here.seat, "target", question, choices, "1.6.1", here.source.id)
        copy = game.copy(option.copy)
        game.say(game.doing.name(copy), " is put on ", game.doing.name(minion), seat=here.seat)
        yield from bring_into_play(game, copy, minion.controller, minion)
        yield from settle_hand(game, here.seat)


class StayAsCard(Word, frozen=True):
    """The equipment goes on a minion and is a card without a type there: no weapon any more."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        game, copy, minion = here.game, here.source, here.copy(self.who)
        if minion is not None and game.in_play(minion) and game.in_play(copy):
            minions.mark(game, copy, "type", "card")
            game.doing.move_card(copy, on(minion.id))
            game.say(game.doing.name(copy), " is put on ", game.doing.name(minion), seat=here.seat)
        yield from ()
