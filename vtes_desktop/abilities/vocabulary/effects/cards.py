"""Cards locked, unlocked, moved and burned."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Procedure
from vtes_desktop.rules.life import burn_minion
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import draw
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.torpor.falling import go_to_torpor
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Place


class Lock(Word, frozen=True):
    """Lock cards."""

    who: str = "minion"

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            here.game.lock(copy)
        yield from ()


class Unlock(Word, frozen=True):
    """Unlock cards."""

    who: str = "minion"

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            here.game.unlock(copy)
        yield from ()


class Burn(Word, frozen=True):
    """Burn cards: minions as minions are (sec. 6.5), others with all that is on them."""

    who: str = "this"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            if minions.is_minion(game, copy):
                yield from burn_minion(game, copy, here.minion)
            else:
                bearer = game.table.copies.get(copy.place.on)
                game.burn(copy)
                if bearer is not None:
                    minions.drain(game, bearer)
        yield from ()


class ToTorpor(Word, frozen=True):
    """Send vampires to torpor (sec. 6.5.1)."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            go_to_torpor(here.game, copy)
        yield from ()


class RemoveFromGame(Word, frozen=True):
    """Remove cards from the game."""

    who: str = "this"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            game.say(game.doing.name(copy), " is removed from the game", seat=here.seat)
            if minions.is_minion(game, copy) and minions.is_ready(game, copy):
                game.passing.happened.append(("leaves the ready region", copy, copy.controller))
            if game.table.region_of(copy).in_play:
                game.strip(copy)
            game.doing.move_card(copy, Place(copy.owner, "removed"))
        yield from ()


class PutInPlay(Word, frozen=True):
    """The card that is played stays in play, on no other."""

    def do(self, here: Here) -> Procedure[None]:
        """Put it there; it may be contested (sec. 4.1)."""
        copy = here.source
        yield from bring_into_play(here.game, copy, copy.place.seat, region=copy.place.region)


class PutOn(Word, frozen=True):
    """The card that is played goes on another and stays there."""

    who: str = "target"
    theirs: bool = False
    """Whether who controls the other controls it from then on."""

    def can(self, here: Here) -> bool:
        card = here.game.card(here.source)
        return not any(why_not_on(here.game, copy, card) for copy in here.copies(self.who))

    def do(self, here: Here) -> Procedure[None]:
        """Put it there; when that is gone the card is burned."""
        game, copy = here.game, here.source
        bearer = here.copy(self.who)
        if bearer is None or not (game.in_play(bearer) or bearer.place.region == "uncontrolled"):
            return
        controller = bearer.controller if self.theirs else copy.controller
        yield from bring_into_play(game, copy, controller, bearer)


class Count(Word, frozen=True):
    """Put counters on a card, or take them off."""

    amount: Amount = 1
    counter: str = "counters"
    who: str = "this"

    def do(self, here: Here) -> Procedure[None]:
        """Set them; there are never fewer than none."""
        for copy in here.copies(self.who):
            there = copy.counters.get(self.counter, 0)
            here.game.do(m.SetCounter(copy.id, self.counter, max(0, there + amount_of(here, self.amount))))
        yield from ()


class Draw(Word, frozen=True):
    """Methuselahs draw cards."""

    amount: Amount = 1
    whose: Whose = "you"

    def do(self, here: Here) -> Procedure[None]:
        """Draw; hands above their size are settled by the rules (sec. 1.6.1)."""
        for seat in here.methuselahs(self.whose):
            yield from draw(here.game, seat, amount_of(here, self.amount))
