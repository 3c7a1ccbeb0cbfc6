"""Cards that are drawn and discarded for minions' own cards, and hand sizes until a later phase (sec. 1.6.1, 8)."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.durations import until_unlock
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, fits
from vtes_desktop.rules.choice import PASS, Option, Procedure
from vtes_desktop.rules.playing.hands import count_hand_sizes, discard, discarded, draw, settle_hand
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy, Place

_ALL: Final = Option("all", "All of them")


class DrawAnother(Word, frozen=True):
    """Put a card that was just drawn on the bottom of the library, and draw another in its place."""

    def can(self, here: Here) -> bool:
        return bool(self._drawn(here))

    def _drawn(self, here: Here) -> list[Copy]:
        hand = here.game.pile(here.seat, "hand")
        return [copy for copy in hand if copy in here.game.passing.drawn]

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; who leaves it has not used it."""
        game, seat = here.game, here.seat
        options = [Option("bottom", game.name(copy), copy.id) for copy in self._drawn(here)]
        question = f"{game.name(here.source)}: which card that you drew goes to the bottom of the library?"
        option = yield from game.choose(seat, "bottom", question, [*options, PASS], "1.6.1", here.source.id)
        if option == PASS:
            return
        game.do(m.SetMark(here.source.id, "drew another", str(game.table.turn)))
        game.say(game.who(seat), " puts a card that was drawn on the bottom of the library", seat=seat)
        game.doing.move_card(game.copy(option.copy), Place(seat, "library"))
        yield from draw(game, seat, 1)


class DrawnThisTurn(Word, frozen=True):
    """Something that a card does once in a turn only, unless it is left."""

    mark: str
    words: tuple[DrawAnother, ...]

    def do(self, here: Here) -> Procedure[None]:
        if here.source.marks.get(self.mark) != str(here.game.table.turn):
            for word in self.words:
                if word.can(here):
                    yield from word.do(here)


class DiscardCards(Word, frozen=True):
    """Discard so many cards that are meant, of your choice, and draw up; their number is known as ``same`` where all
    are copies of one card, and as ``discarded``."""

    amount: int = 1
    which: Which = Which("card")
    up_to: bool = False
    """Whether it may be fewer, and is asked card by card."""
    burn: bool = False
    """Whether they are burned rather than discarded."""
    most: Amount = 1000

    def _there(self, here: Here) -> list[Copy]:
        return [copy for copy in here.game.pile(here.seat, "hand") if fits(here, self.which, copy)]

    def can(self, here: Here) -> bool:
        """Whether there are enough; only to be asked of who may see that hand."""
        return len(self._there(here)) >= (1 if self.up_to else self.amount)

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        gone: list[int] = []
        most = min(self.amount, amount_of(here, self.most))
        verb = "burned" if self.burn else "discarded"
        while len(gone) < most and (there := self._there(here)):
            options = [Option("discard", f"{game.name(copy)} is {verb}", copy.id) for copy in there]
            if self.up_to and gone:
                options.append(PASS)
            question = f"{game.name(here.source)}: which card of the hand is {verb}?"
            option = yield from game.choose(seat, "discard", question, options, "1.6.1", here.source.id)
            if option == PASS:
                break
            copy = game.copy(option.copy)
            gone.append(copy.card)
            if self.burn:
                game.say(game.who(seat), " burns ", game.doing.name(copy), " from the hand", seat=seat)
                game.doing.move_card(copy, Place(copy.owner, "ash heap"))
            else:
                discard(game, seat, copy)
        here.numbers["discarded"] = len(gone)
        here.numbers["same"] = len(gone) if len(set(gone)) == 1 else 0
        yield from settle_hand(game, seat)


class ShuffleDiscarded(Word, frozen=True):
    """Cards that you have discarded in this discard phase go to your library, which is shuffled."""

    def can(self, here: Here) -> bool:
        return bool(discarded(here.game, here.seat))

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        moved = 0
        while left := discarded(game, seat):
            options = [Option("return", game.name(copy), copy.id) for copy in left]
            question = f"{game.name(here.source)}: which card that you discarded goes to your library?"
            option = yield from game.choose(seat, "return", question, [_ALL, *options, PASS], "8", here.source.id)
            if option == PASS:
                break
            for copy in left if option == _ALL else [game.copy(option.copy)]:
                game.say(game.doing.name(copy), " goes back to the library", seat=seat)
                game.strip(copy)
                game.doing.move_card(copy, Place(copy.owner, "library"))
                moved += 1
        if moved:
            game.doing.shuffle(seat, "library")


class HandSizeUntilUnlock(Word, frozen=True):
    """The hand sizes of Methuselahs are larger or smaller until the next unlock phase of each."""

    amount: Amount
    whose: Whose = "you"

    def do(self, here: Here) -> Procedure[None]:
        """Note it on the table; hands are settled at once."""
        game = here.game
        for seat in here.methuselahs(self.whose):
            until_unlock(game, seat, "hand size", amount_of(here, self.amount))
            count_hand_sizes(game)
            yield from settle_hand(game, seat)


class DrawNow(Word, frozen=True):
    """Draw cards, and discard down to the hand size at once or, as an effect is being played, as that is replaced."""

    amount: Amount = 1

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        yield from draw(game, here.seat, amount_of(here, self.amount))
        yield from settle_hand(game, here.seat)
