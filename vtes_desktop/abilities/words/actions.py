"""What is changed of the running action: stealth, intercept, bleed, its target, its blocks (sec. 6.2)."""

from __future__ import annotations

from vtes_desktop.abilities.amounts import Amount, amount_of
from vtes_desktop.abilities.here import Here, Whose
from vtes_desktop.abilities.words.word import Word
from vtes_desktop.rules import blocks
from vtes_desktop.rules.choice import Option, Procedure


class AddStealth(Word, frozen=True):
    """The acting minion gets stealth for this action."""

    amount: Amount = 1

    def do(self, here: Here) -> Procedure[None]:
        """Add it."""
        blocks.add_stealth(here.game, amount_of(here, self.amount))
        yield from ()


class AddIntercept(Word, frozen=True):
    """Minions get intercept for this action."""

    who: str = "minion"
    amount: Amount = 1

    def do(self, here: Here) -> Procedure[None]:
        """Add it."""
        for copy in here.copies(self.who):
            blocks.add_intercept(here.game, copy, amount_of(here, self.amount))
        yield from ()


class AddBleed(Word, frozen=True):
    """The bleed of this action is higher or lower; of `limited` ones just one counts (sec. 6.1.1)."""

    amount: Amount = 1
    limited: bool = False

    def can(self, here: Here) -> bool:
        """Whether it is a bleed, and no limited one was added yet."""
        action = here.game.table.action
        return (
            action is not None
            and action.kind == "bleed"
            and not (self.limited and "bleed" in here.game.passing.limited)
        )

    def do(self, here: Here) -> Procedure[None]:
        """Add it."""
        game = here.game
        game.change_action(bleed=max(0, game.action.bleed + amount_of(here, self.amount)))
        if self.limited:
            game.passing.limited.add("bleed")
        yield from ()


class Redirect(Word, frozen=True):
    """Another Methuselah is bled instead, never who controls the acting minion; she may attempt to block."""

    whose: Whose = "others"

    def can(self, here: Here) -> bool:
        """Whether there is anybody else."""
        return here.game.table.action is not None and bool(self._seats(here))

    def _seats(self, here: Here) -> list[int]:
        action = here.game.action
        return [seat for seat in here.methuselahs(self.whose) if seat != action.seat and seat not in action.seats]

    def do(self, here: Here) -> Procedure[None]:
        """Ask whom, and change the target; who has declined to block may decide anew only where she is the target."""
        game = here.game
        options = [Option("redirect", f"Bleed {game.seat_name(seat)}", seat=seat) for seat in self._seats(here)]
        if not options:
            return
        question = f"{game.name(here.source)}: whom instead?"
        option = yield from game.choose(here.seat, "redirect", question, options, "6.1.1", here.source.id)
        game.change_action(seats=(option.seat,))
        game.say(game.who(option.seat), " is bled instead", seat=here.seat)


class Unblockable(Word, frozen=True):
    """The action can't be blocked any more."""

    def do(self, here: Here) -> Procedure[None]:
        """Say so on the action."""
        here.game.change_action(unblockable=True)
        yield from ()
