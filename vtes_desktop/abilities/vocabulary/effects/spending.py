"""What a phase gives to be used: master phase actions, discard phase actions, transfers (sec. 5, 7, 8)."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias

from vtes_desktop.abilities.vocabulary.aloud import does, so_many
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.rules.turn import influence, master
from vtes_desktop.rules.turn.interrupted import Phase
from vtes_desktop.rules.turn.left import add_to_tally, left, set_left

Spent: TypeAlias = Literal["master phase action", "discard phase action", "transfer"]
_PHASES: Final[dict[Spent, Phase]] = {
    "master phase action": "master",
    "discard phase action": "discard",
    "transfer": "influence",
}


class Spend(Word, frozen=True):
    """Use up what the running phase has given you: without so much of it nothing after this can be done (sec. 5, 7,
    8).

    >>> Spend("transfer", 2).aloud()
    'you use 2 transfers'
    """

    is_cost: ClassVar[bool] = True

    kind: Spent
    amount: int = 1

    def _left(self, here: Here) -> int:
        phase = _PHASES[self.kind]
        return left(here.game, phase) if here.game.table.phase == phase else 0

    def can(self, here: Here) -> bool:
        return self._left(here) >= self.amount

    def act(self, here: Here) -> None:
        set_left(here.game, _PHASES[self.kind], self._left(here) - self.amount)

    def aloud(self) -> str:
        return f"you use {so_many(self.amount, self.kind, f'{self.kind}s')}"


class Gain(Word, frozen=True):
    """Methuselahs gain what a phase gives: master phase actions, now or in their next master phase (sec. 5), discard
    phase actions in the running discard phase (sec. 8), transfers for this influence phase or the `next` (sec. 7).

    >>> Gain("master phase action", whose="prey").aloud()
    'your prey gains 1 master phase action, now or in the next master phase'
    """

    kind: Spent
    amount: int = 1
    whose: Whose = "you"
    next: bool = False

    def can(self, here: Here) -> bool:
        return self.kind != "discard phase action" or here.game.table.phase == "discard"

    def act(self, here: Here) -> None:
        game = here.game
        for seat in here.methuselahs(self.whose):
            if self.kind == "master phase action":
                for _ in range(self.amount):
                    master.gain_action(game, seat)
                    game.say(game.who(seat), " gains a master phase action", seat=seat)
            elif self.kind == "discard phase action":
                set_left(game, "discard", left(game, "discard") + self.amount)
            elif self.next:
                add_to_tally(game, influence.gained_transfers(seat), self.amount)
            else:
                set_left(game, "influence", max(0, left(game, "influence") + self.amount))

    def aloud(self) -> str:
        when = {
            "master phase action": ", now or in the next master phase",
            "discard phase action": " in this phase",
            "transfer": f" for {'the next' if self.next else 'this'} influence phase",
        }[self.kind]
        return f"{does(self.whose, 'gain')} {so_many(self.amount, self.kind, f'{self.kind}s')}{when}"
