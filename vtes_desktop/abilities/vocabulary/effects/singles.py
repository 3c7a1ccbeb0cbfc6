"""What single vampires do with crypts, libraries and hands, and with votes that were cast (sec. 1.6.1, 6.3)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, fits
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import PASS, Option, Procedure
from vtes_desktop.rules.playing.hands import count_hand_sizes, discard, settle_hand
from vtes_desktop.rules.politics import referendum as politics
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy, Place, on


class RemoveTopOfCrypt(Word, frozen=True):
    """The top card of your crypt is removed from the game."""

    def can(self, here: Here) -> bool:
        return bool(here.game.table.pile(here.seat, "crypt"))

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in game.pile(here.seat, "crypt")[:1]:
            game.say(game.who(here.seat), " removes the top card of the crypt from the game", seat=here.seat)
            game.doing.move_card(copy, Place(copy.owner, "removed"))
        yield from ()


class RecallPlayed(Word, frozen=True):
    """A card of a type that the minion has played in the running action goes from your ash heap to the top of your
    library."""

    card_type: str

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def _there(self, here: Here) -> list[Copy]:
        game, minion = here.game, here.minion
        heap = game.pile(here.seat, "ash heap")
        mine = [each for each in game.passing.played if minion is not None and each.minion == minion.id]
        played = [each.copy for each in mine if each.type == self.card_type]
        return [copy for copy in heap if any(copy is each for each in played)]

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        options = [Option("return", game.name(copy), copy.id) for copy in self._there(here)]
        if options:
            question = f"{game.name(here.source)}: which card goes on top of your library?"
            option = yield from game.choose(here.seat, "return", question, options, "1.6.1", here.source.id)
            copy = game.copy(option.copy)
            game.say(game.doing.name(copy), " goes on top of the library", seat=here.seat)
            game.strip(copy)
            game.doing.move_card(copy, Place(copy.owner, "library"), 0)


class HandToBottom(Word, frozen=True):
    """Cards of your hand go to the bottom of your library, up to so many; then draw up."""

    most: int

    def can(self, here: Here) -> bool:
        return bool(here.game.table.pile(here.seat, "hand"))

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        for _ in range(self.most):
            options = [Option("bottom", game.name(copy), copy.id) for copy in game.pile(seat, "hand")]
            question = f"{game.name(here.source)}: which card goes to the bottom of your library?"
            option = yield from game.choose(seat, "bottom", question, [*options, PASS], "1.6.1", here.source.id)
            if option == PASS:
                break
            game.say(game.who(seat), " puts a card of the hand on the bottom of the library", seat=seat)
            game.doing.move_card(game.copy(option.copy), Place(seat, "library"))
        yield from settle_hand(game, seat)


class HeapToBottom(Word, frozen=True):
    """A library card of your ash heap goes to the bottom of your library."""

    def can(self, here: Here) -> bool:
        return any(copy.kind == "library" for copy in here.game.pile(here.seat, "ash heap"))

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        heap = [copy for copy in game.pile(seat, "ash heap") if copy.kind == "library"]
        options = [Option("bottom", game.name(copy), copy.id) for copy in heap]
        if options:
            question = f"{game.name(here.source)}: which card goes to the bottom of your library?"
            option = yield from game.choose(seat, "bottom", question, options, "1.6.1", here.source.id)
            copy = game.copy(option.copy)
            game.say(game.doing.name(copy), " goes to the bottom of the library", seat=seat)
            game.strip(copy)
            game.doing.move_card(copy, Place(copy.owner, "library"))


class ShuffleTop(Word, frozen=True):
    """The top cards of your library are shuffled among themselves."""

    amount: int

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        left = game.pile(seat, "library")[: self.amount]
        count = len(left)
        while left:
            game.doing.move_card(left.pop(game.doing.random(len(left))), Place(seat, "library"), 0)
        game.say(game.who(seat), f" shuffles the top {count} cards of the library", seat=seat)
        yield from ()


class GrowHand(Word, frozen=True):
    """Your hand is larger by so many cards for the rest of the game."""

    amount: int = 1

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        game.do(m.SetHandSize(here.seat, game.table.seats[here.seat].hand_size + self.amount))
        count_hand_sizes(game)
        yield from settle_hand(game, here.seat)


class DiscardTheirs(Word, frozen=True):
    """Look at the hands of Methuselahs and discard cards that are meant, up to so many; they draw up."""

    which: Which
    most: int = 1
    whose: Whose = "chosen"

    def do(self, here: Here) -> Procedure[None]:
        """Ask for one after the other; nobody else learns of the others."""
        game = here.game
        for seat in here.methuselahs(self.whose):
            for _ in range(self.most):
                hand = [copy for copy in game.pile(seat, "hand") if fits(here, self.which, copy)]
                options = [Option("discard", game.name(copy), copy.id) for copy in hand]
                names = ", ".join(game.name(copy) for copy in game.pile(seat, "hand"))
                question = f"{game.name(here.source)}: {game.seat_name(seat)} holds {names}. Which is discarded?"
                option = yield from game.choose(
                    here.seat, "discard", question, [*options, PASS], "1.6.1", here.source.id, always=True
                )
                if option == PASS:
                    break
                copy = game.copy(option.copy)
                discard(game, seat, copy)
            yield from settle_hand(game, seat)


class MoveAcross(Word, frozen=True):
    """A card on a minion moves to another of the same Methuselah's."""

    who: str = "card"
    target: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            for bearer in here.copies(self.target):
                game.say(game.doing.name(copy), " moves to ", game.doing.name(bearer), seat=here.seat)
                game.doing.move_card(copy, on(bearer.id), controller=copy.controller)
        yield from ()


class ChangeCast(Word, frozen=True):
    """The votes and ballots that one of the minions that are meant has cast are changed as you choose (sec. 6.3.3)."""

    which: Which

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def _there(self, here: Here) -> list[Copy]:
        game = here.game
        if game.table.referendum is None:
            return []
        return [
            copy
            for seat in here.methuselahs(self.which.whose)
            for copy in minions.ready_minions(game, seat)
            if fits(here, self.which, copy) and politics.has_cast(game, copy)
        ]

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        options = [
            Option(side, f"{game.name(copy)}: {side}", copy.id, targets=(copy.id,))
            for copy in self._there(here)
            for side in ("for", "against")
        ]
        if options:
            question = f"{game.name(here.source)}: whose votes are changed?"
            option = yield from game.choose(here.seat, "side", question, options, "6.3.3", here.source.id)
            if game.table.referendum is not None:
                politics.force_votes(game, game.copy(option.copy), "for" if option.kind == "for" else "against")
