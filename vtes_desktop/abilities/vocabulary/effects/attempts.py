"""What is done to attempts to block: who can't, which fail, which begin by an effect (sec. 6.2.2)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.aloud import card, card_does, each_of, together
from vtes_desktop.abilities.vocabulary.effects.actions import those_meant
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.minion import blocks
from vtes_desktop.table.asking import Procedure


class CannotBlock(Word, frozen=True):
    """Minions can't block this action: those that a word speaks of, or all that are meant (sec. 6.2.2.1).

    >>> CannotBlock("target").aloud()
    'the chosen card cannot block this action'
    """

    who: str = ""
    which: Which | None = None

    def act(self, here: Here) -> None:
        if self.which is not None:
            here.game.passing.action.cannot_block.append(those_meant(here, self.which))
        if self.who:
            chosen = {copy.id for copy in here.copies(self.who)}
            here.game.passing.action.cannot_block.append(lambda copy: copy.id in chosen)

    def aloud(self) -> str:
        who = [card(self.who)] if self.who else []
        who += [each_of(self.which.aloud(many=True))] if self.which is not None else []
        return f"{together(who)} cannot block this action"


class Toll(Word, frozen=True):
    """Minions that are meant must burn blood or life to attempt to block this action (sec. 6.2.2.1); one that is
    attempting to now burns it now, or gives its attempt up.

    >>> Toll(1, Which("ally")).aloud()
    'each of the ready allies, whoever controls them, must burn 1 blood or life to attempt to block this action'
    """

    amount: int
    which: Which

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        is_meant = those_meant(here, self.which)
        game.passing.action.tolls.append(lambda copy: self.amount if is_meant(copy) else 0)
        blocker = game.table.copies.get(game.action.blocker)
        if game.action.step == "block" and blocker is not None and is_meant(blocker):
            yield from blocks.owe_more(game, blocker, self.amount)

    def aloud(self) -> str:
        who = each_of(self.which.aloud(many=True))
        return f"{who} must burn {self.amount} blood or life to attempt to block this action"


class FailAttempt(Word, frozen=True):
    """The attempt to block fails; who made it may not attempt again, nor all that her Methuselah controls where it
    is said so (sec. 6.2.2.1).

    >>> FailAttempt().aloud()
    'the attempt to block fails, and the same minion does not attempt again'
    """

    again: bool = False
    methuselah: bool = False

    def can(self, here: Here) -> bool:
        action = here.game.table.action
        return action is not None and action.step == "block" and bool(here.copies("blocker"))

    def act(self, here: Here) -> None:
        game = here.game
        blocker = here.copy("blocker")
        if blocker is None:
            return
        number, seat = blocker.id, blocker.controller
        game.passing.action.attempt_fails = True
        if self.methuselah and seat not in game.action.declined:
            game.change_action(declined=(*game.action.declined, seat))
        elif not self.again:
            game.passing.action.cannot_block.append(lambda copy: copy.id == number)

    def aloud(self) -> str:
        rest = "the same minion does not attempt again"
        if self.methuselah:
            rest = "no minion of its controller attempts again"
        elif self.again:
            rest = "the same minion can attempt again"
        return f"the attempt to block fails, and {rest}"


class AttemptToBlock(Word, frozen=True):
    """A minion attempts to block, where it could; or whoever's turn it is to, where it is `free` of the restrictions on
    who may block (sec. 6.2.2.1). A decision not to block stands all the same.

    >>> AttemptToBlock().aloud()
    'this minion attempts to block this action'
    """

    who: str = "minion"
    free: bool = False

    def can(self, here: Here) -> bool:
        return all(blocks.may_begin(here.game, copy, free=self.free) for copy in here.copies(self.who))

    def act(self, here: Here) -> None:
        for copy in here.copies(self.who):
            if here.game.action.blocker != copy.id:
                here.game.passing.action.attempting = copy

    def aloud(self) -> str:
        free = ", whatever the restrictions on who may" if self.free else ""
        return f"{card_does(self.who, 'attempt')} to block this action{free}"


class NoCombat(Word, frozen=True):
    """The block leads to no combat (sec. 6.2.3).

    >>> NoCombat().aloud()
    'the block leads to no combat'
    """

    said = "the block leads to no combat"

    def act(self, here: Here) -> None:
        here.game.change_action(blocker=0)


class NoLock(Word, frozen=True):
    """Minions do not lock for blocking this action (sec. 6.2.3).

    >>> NoLock().aloud()
    'this minion does not lock for blocking this action'
    """

    who: str = "minion"

    def act(self, here: Here) -> None:
        here.game.passing.action.stay_unlocked |= {copy.id for copy in here.copies(self.who)}

    def aloud(self) -> str:
        return f"{card_does(self.who, 'do')} not lock for blocking this action"
