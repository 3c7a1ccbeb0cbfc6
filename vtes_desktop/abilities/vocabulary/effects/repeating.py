"""Actions that can be taken again (sec. 6.2.1)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Procedure


class MayRepeat(Word, frozen=True):
    """The acting minion can take the same action again in this turn; the card then costs it more."""

    blood: int = 0

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        game.passing.action.may_repeat = True
        for copy in here.copies("acting"):
            name = dearer(here.source.card)
            minions.mark(game, copy, name, str(int(copy.marks.get(name, 0)) + self.blood))
        yield from ()

    def aloud(self) -> str:
        more = f", this card for {self.blood} blood more" if self.blood else ""
        return f"the acting minion can take the same action again in this turn{more}"


def dearer(card: int) -> str:
    """The mark of a minion for which a card costs more blood until the end of the turn."""
    return f"card {card} costs more this turn"
