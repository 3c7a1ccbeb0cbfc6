"""What vampires' cards do now and then: a fitting card discarded for it, the Edge taken, something done to those whose
attempts to block have failed, hands drawn up in the middle of a combat."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which, fits
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.playing.hands import count_hand_sizes, discard, settle_hand
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy, Place


class DiscardFitting(Word, frozen=True):
    """Discard a card of your hand that is of a type, requires one of some Disciplines, or has a requirement; then draw
    up (sec. 1.6.1)."""

    types: tuple[str, ...] = ()
    codes: tuple[str, ...] = ()
    requires: str = ""
    """A word of requirements: ``anarch``."""

    def _there(self, here: Here) -> list[Copy]:
        game = here.game
        found = []
        for copy in game.pile(here.seat, "hand"):
            card = game.card(copy)
            if self.types and not set(self.types) & set(card.types):
                continue
            if self.codes and not any(level.code.lower() in self.codes for level in card.disciplines):
                continue
            if not self.requires or self.requires in card.requirement:
                found.append(copy)
        return found

    def can(self, here: Here) -> bool:
        """Whether there is one; only to be asked of who may see that hand."""
        return bool(self._there(here))

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        options = [Option("discard", f"Discard {game.name(copy)}", copy.id) for copy in self._there(here)]
        if options:
            question = f"{game.seat_name(seat)} discards a card."
            option = yield from game.choose(seat, "discard", question, options, "1.6.1", here.source.id)
            discard(game, seat, game.copy(option.copy))
            yield from settle_hand(game, seat)


class TakeEdge(Word, frozen=True):
    """You gain the Edge (sec. 4)."""

    def can(self, here: Here) -> bool:
        return here.game.table.edge != here.seat

    def do(self, here: Here) -> Procedure[None]:
        if self.can(here):
            here.game.do(m.GiveEdge(here.seat))
            here.game.passing.happened.append(("edge gained", None, here.seat))
            here.game.say(here.game.who(here.seat), " has the Edge", seat=here.seat)
        yield from ()


class ChooseFailed(Word, frozen=True):
    """Those that are meant of the minions whose attempts to block the running action have failed: the words after it
    speak of them by `name`."""

    which: Which
    name: str = "failed"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        there = [game.table.copies.get(number) for number in dict.fromkeys(game.passing.failed)]
        here.chosen[self.name] = [
            copy for copy in there if copy is not None and game.in_play(copy) and fits(here, self.which, copy)
        ]
        yield from ()


class SettleHands(Word, frozen=True):
    """Your hand is drawn up or discarded down to its size, which has just changed (sec. 1.6.1)."""

    def do(self, here: Here) -> Procedure[None]:
        count_hand_sizes(here.game)
        yield from settle_hand(here.game, here.seat)


class SearchCrypt(Word, frozen=True):
    """Search your crypt for a card, show it, and move it to your uncontrolled region; then shuffle (sec. 11)."""

    which: Which

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; one may find none."""
        game, seat = here.game, here.seat
        there = [copy for copy in game.pile(seat, "crypt") if fits(here, self.which, copy)]
        options = [Option("search", game.name(copy), copy.id) for copy in there]
        question = f"{game.name(here.source)}: which crypt card?"
        none = Option("pass", "None")
        option = yield from game.choose(seat, "search", question, [*options, none], "11", here.source.id, always=True)
        if option.kind != "pass":
            copy = game.copy(option.copy)
            game.say(game.who(seat), " takes ", game.name(copy), " from the crypt", seat=seat)
            game.doing.move_card(copy, Place(seat, "uncontrolled"))
        game.doing.shuffle(seat, "crypt")
