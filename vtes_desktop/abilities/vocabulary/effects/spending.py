"""What a phase gives to be used: master phase actions, discard phase actions, transfers (sec. 5, 7, 8)."""

from __future__ import annotations

from typing import ClassVar, Literal

from vtes_desktop.abilities.vocabulary.aloud import does, so_many
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.rules.turn import discard, influence, master
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Procedure

_PHASES = {"master phase action": "master", "discard phase action": "discard", "transfer": "influence"}


class Spend(Word, frozen=True):
    """Use up what the running phase has given you: without so much of it nothing after this can be done.

    >>> Spend("transfer", 2).aloud()
    'you use 2 transfers'
    """

    is_cost: ClassVar[bool] = True

    kind: Literal["master phase action", "discard phase action", "transfer"]
    amount: int = 1

    def _left(self, here: Here) -> int:
        if here.game.table.phase != _PHASES[self.kind]:
            return 0
        if self.kind == "transfer":
            return influence.transfers_left(here.game)
        return master.actions_left(here.game) if self.kind[0] == "m" else discard.actions_left(here.game)

    def can(self, here: Here) -> bool:
        return self._left(here) >= self.amount

    def do(self, here: Here) -> Procedure[None]:
        left = self._left(here) - self.amount
        if self.kind == "transfer":
            influence.set_transfers(here.game, left)
        elif self.kind == "discard phase action":
            discard.set_actions(here.game, left)
        else:
            for _ in range(self.amount):
                master.spend_action(here.game)
        yield from ()

    def aloud(self) -> str:
        return f"you use {so_many(self.amount, self.kind, f'{self.kind}s')}"


class GainMasterAction(Word, frozen=True):
    """Methuselahs gain a master phase action: now in their master phase, else in their next (sec. 5).

    >>> GainMasterAction("prey").aloud()
    'your prey gains 1 master phase action, now or in the next master phase'
    """

    whose: Whose = "you"

    def do(self, here: Here) -> Procedure[None]:
        for seat in here.methuselahs(self.whose):
            master.gain_action(here.game, seat)
            here.game.say(here.game.who(seat), " gains a master phase action", seat=seat)
        yield from ()

    def aloud(self) -> str:
        return f"{does(self.whose, 'gain')} 1 master phase action, now or in the next master phase"


class GainTransfers(Word, frozen=True):
    """You gain transfers for the running influence phase, or for your next one (sec. 7).

    >>> GainTransfers(3, next=True).aloud()
    'you gain 3 transfers for your next influence phase'
    """

    amount: int
    next: bool = False

    def do(self, here: Here) -> Procedure[None]:
        if self.next:
            name = influence.gained_transfers(here.seat)
            here.game.do(m.SetCounter(0, name, here.game.table.tally.get(name, 0) + self.amount))
        else:
            influence.set_transfers(here.game, max(0, influence.transfers_left(here.game) + self.amount))
        yield from ()

    def aloud(self) -> str:
        when = "your next" if self.next else "this"
        return f"you gain {so_many(self.amount, 'transfer', 'transfers')} for {when} influence phase"


class GainDiscardAction(Word, frozen=True):
    """You gain discard phase actions in your running discard phase (sec. 8).

    >>> GainDiscardAction().aloud()
    'you gain 1 discard phase action in this phase'
    """

    amount: int = 1

    def can(self, here: Here) -> bool:
        return here.game.table.phase == "discard"

    def do(self, here: Here) -> Procedure[None]:
        discard.set_actions(here.game, discard.actions_left(here.game) + self.amount)
        yield from ()

    def aloud(self) -> str:
        return f"you gain {so_many(self.amount, 'discard phase action', 'discard phase actions')} in this phase"
