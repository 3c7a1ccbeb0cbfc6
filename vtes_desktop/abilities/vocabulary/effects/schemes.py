"""What action cards do that few others do: many Methuselahs discard or lose vampires at once, two others fight,
Disciplines and clans are lent (sec. 6.1.6)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.aloud import card_does, number
from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Procedure
from vtes_desktop.rules.game import OPEN_HANDS, looks_at_hands
from vtes_desktop.rules.later import Moment, unlock_later
from vtes_desktop.table import moves as m


class Heal(Word, frozen=True):
    """Allies and retainers get life: so much, but not more than they start with; or all that they lack.

    >>> Heal(amount=2).aloud()
    'the chosen card gets 2 life at most of what it started with'
    """

    who: str = "target"
    amount: Amount = 1000

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            most = game.card(copy).capacity or minions.facts(game, copy).life
            life = min(amount_of(here, self.amount), max(0, most - copy.blood))
            minions.give_blood(game, copy, life)
            game.say(game.doing.name(copy), f" gets {life} life", seat=here.seat)
        yield from ()

    def aloud(self) -> str:
        life = "all the life that it lacks" if self.amount == 1000 else f"{number(self.amount)} life at most"
        return f"{card_does(self.who, 'get')} {life} of what it started with"


class GiveNamed(Word, frozen=True):
    """The card on a minion gives it what was named: a level of a Discipline, or a clan of which it is considered.

    >>> GiveNamed("clan").aloud()
    'the minion that bears this card is considered of the named clan'
    """

    kind: str
    """``discipline`` or ``clan``."""

    def do(self, here: Here) -> Procedure[None]:
        mark = minions.GIVES_CLAN if self.kind == "clan" else "discipline"
        minions.mark(here.game, here.source, mark, here.words.get(self.kind, ""))
        yield from ()

    def aloud(self) -> str:
        what = "is considered of the named clan" if self.kind == "clan" else "has a level more of the named Discipline"
        return f"the minion that bears this card {what}"


class UnlockAt(Word, frozen=True):
    """Minions unlock later in the turn, whatever becomes of the card: as the discard phase begins, or at its end.

    >>> UnlockAt("end of turn").aloud()
    'this minion unlocks at the end of the turn, whatever becomes of this card'
    """

    when: Moment
    who: str = "minion"
    blood: int = 0
    """What each may burn for it then."""

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            unlock_later(here.game, copy, self.when, self.blood)
        yield from ()

    def aloud(self) -> str:
        cost = f", if it burns {self.blood} blood," if self.blood else ""
        when = "as your discard phase begins" if self.when == "discard phase" else "at the end of the turn"
        return f"{card_does(self.who, 'unlock')}{cost} {when}, whatever becomes of this card"


class OpenHands(Word, frozen=True):
    """Hands are open as long as an effect says so; or you may look at all of them until the end of the turn.

    >>> OpenHands().aloud()
    'hands are open as far as this card says'
    """

    look: bool = False

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        game.do(m.SetCounter(0, OPEN_HANDS, 1))
        if self.look:
            game.do(m.SetCounter(0, looks_at_hands(here.seat), 1))
        yield from ()

    def aloud(self) -> str:
        return (
            "you may look at all hands until the end of the turn"
            if self.look
            else "hands are open as far as this card says"
        )
