"""What minions' own cards do in combats of others, and once a combat is over (sec. 6.4)."""

from __future__ import annotations

from msgspec.structs import replace

from vtes_desktop.abilities.vocabulary.amounts import Amount
from vtes_desktop.abilities.vocabulary.effects.combat import Prevent
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, fits
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.combat.lasting import Source
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy


class PreventFor(Word, frozen=True):
    """Prevent damage to another minion (sec. 6.4.6)."""

    which: Which
    amount: Amount = 1
    of: Source = "any"
    normal_only: bool = False

    def _for(self, here: Here) -> Here | None:
        hurt = here.game.hurt
        if hurt is None or not fits(here, self.which, hurt.copy):
            return None
        if hurt.copy.controller not in here.methuselahs(self.which.whose):
            return None
        return replace(here, minion=hurt.copy)

    def _prevents(self) -> Prevent:
        return Prevent(self.amount, self.of, "normal" if self.normal_only else "")

    def can(self, here: Here) -> bool:
        other = self._for(here)
        return other is not None and self._prevents().can(other)

    def do(self, here: Here) -> Procedure[None]:
        other = self._for(here)
        if other is not None:
            yield from self._prevents().do(other)


class LookAt(Word, frozen=True):
    """Look at cards that lie hidden: a hand, the top cards of a library or crypt, an uncontrolled card."""

    what: str
    """``hand``, ``library``, ``crypt``; or ``target`` for what was chosen."""
    whose: Whose = "you"
    amount: int = 0
    """How many, of a library or crypt from the top, of a hand at random; 0 for all."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        if self.what == "target":
            yield from self._show(here, here.copies("target"), "an uncontrolled card")
            return
        for seat in here.methuselahs(self.whose):
            cards = list(game.pile(seat, self.what))
            if self.what != "hand":
                cards = cards[: self.amount]
            elif self.amount:
                cards = [cards.pop(game.doing.random(len(cards))) for _ in range(min(self.amount, len(cards)))]
            yield from self._show(here, cards, f"the {self.what} of {game.seat_name(seat)}")

    def _show(self, here: Here, cards: list[Copy], of: str) -> Procedure[None]:
        """Let one seat see the cards, where they lie, until it has."""
        game, seat = here.game, here.seat
        hidden = [(copy, copy.shown_to) for copy in cards if seat not in copy.shown_to]
        for copy, before in hidden:
            game.do(m.Show(copy.id, (*before, seat)))
        if cards:
            game.say(game.who(seat), f" looks at {of}: {len(cards)}", seat=seat)
            names = ", ".join(game.name(copy) for copy in cards)
            options = [Option("seen", f"Seen: {names}", targets=tuple(copy.id for copy in cards))]
            question = f"{game.name(here.source)}: you look at {of}"
            yield from game.choose(seat, "look", question, options, "1.6.1", here.source.id, always=True)
        for copy, before in hidden:
            game.do(m.Show(copy.id, before))
