"""What all Methuselahs decide in secret, each without knowing what the others do (sec. 1.6.1)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.table.asking import Choice, Option, Procedure


class SecretNumbers(Word, frozen=True):
    """Every Methuselah chooses a number in secret, and all are shown at once: whoever chose just one more than somebody
    else burns so much pool, everybody else gains it.

    >>> SecretNumbers(5, 6).aloud()[:60]
    'in secret every other Methuselah chooses a number from 1 to '
    """

    most: int
    """The greatest number of the others."""
    own: int
    """The greatest of who plays the card."""

    def do(self, here: Here) -> Procedure[None]:
        game, source = here.game, here.source
        question = f"{game.name(source)}: which number, in secret?"
        chosen = yield from game.together(
            Choice(
                seat,
                "amount",
                question,
                tuple(
                    Option("amount", f"{each}", amount=each)
                    for each in range(1, (self.own if seat == here.seat else self.most) + 1)
                ),
                "1.6.1",
                source.id,
            )
            for seat in game.clockwise(here.seat)
        )
        numbers = {seat: option.amount for seat, option in chosen.items()}
        for seat, number in numbers.items():
            if any(other != seat and number - theirs == 1 for other, theirs in numbers.items()):
                burned = game.burn_pool(seat, number)
                game.say(game.who(seat), f" chose {number} and burns {burned} pool", seat=seat)
            else:
                game.gain_pool(seat, number)
                game.say(game.who(seat), f" chose {number} and gains {number} pool", seat=seat)

    def aloud(self) -> str:
        return (
            f"in secret every other Methuselah chooses a number from 1 to {self.most}, "
            f"and you one from 1 to {self.own}; "
            "whoever chose just one more than another burns that much pool, and everybody else gains it"
        )
