"""What is done to attempts to block and to blocks, who can react, what follows of the action: combats, cards that go on
somebody later (sec. 6.2)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.aloud import block, card, card_does, each_of
from vtes_desktop.abilities.vocabulary.effects.actions import those_meant
from vtes_desktop.abilities.vocabulary.effects.word import Word, Words, do_all
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat.rounds import fight
from vtes_desktop.rules.control import whose_on
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.minion.entering_combat import why_no_combat
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.wording import together
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


class NoReactions(Word, frozen=True):
    """Minions that a word speaks of can't play reaction cards in this action (sec. 6.2.2).

    >>> NoReactions("target").aloud()
    'the chosen card cannot play reaction cards in this action'
    """

    who: str

    def act(self, here: Here) -> None:
        chosen = {copy.id for copy in here.copies(self.who)}
        if chosen:
            here.game.passing.action.cannot_react.append(lambda copy: copy.id in chosen)

    def aloud(self) -> str:
        return f"{card(self.who)} cannot play reaction cards in this action"


class Attach(Word, frozen=True):
    """The card, which has gone to the ash heap since it was played, goes on another, at the level at which it was
    played; not where it has been taken from there (ANK 20220805) (sec. 1.6.1).

    >>> Attach("acting").aloud()
    'this card is put on the acting minion'
    """

    who: str = "minion"

    def do(self, here: Here) -> Procedure[None]:
        game, copy = here.game, here.source
        bearer = here.copy(self.who)
        there = game.table.copies.get(copy.id) is copy and copy.place.region == "ash heap"
        if bearer is None or not there or not game.in_play(bearer) or why_not_on(game, bearer, game.card(copy)):
            return
        game.say(game.doing.name(copy), " goes on ", game.doing.name(bearer), seat=here.seat)
        played = game.passing.action.play_of(copy)
        mode = played.mode if played is not None else None
        seat = whose_on(game, copy, bearer, here.seat)
        yield from bring_into_play(game, copy, seat, bearer, level=mode.level if mode is not None else None)

    def aloud(self) -> str:
        return f"this card is put on {card(self.who)}"


class EnterCombat(Word, frozen=True):
    """A minion enters combat with another, unless one of them is not ready or both have one controller; the acting
    minion goes first, else the one that is named first (sec. 6.4).

    >>> EnterCombat().aloud()
    'this minion enters combat with the acting minion, if both are ready and have two controllers'
    """

    one: str = "minion"
    other: str = "acting"
    words: tuple[Words, ...] = ()
    """What is so from its beginning."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        one, other = here.copy(self.one), here.copy(self.other)
        if one is None or other is None or not minions.is_ready(game, one):
            return

        if why_no_combat(game, one, other):
            return
        action = game.table.action
        if action is not None and other.id == action.minion:
            # The acting minion goes first, whoever has brought the combat about (sec. 6.4).
            one, other = other, one
        yield from fight(game, one, other, (lambda: do_all(here, self.words)) if self.words else None)

    def aloud(self) -> str:
        words = f", in which {block(self.words)}" if self.words else ""
        ready = f"if both are ready and have two controllers{words}"
        return f"{card(self.one)} enters combat with {card(self.other)}, {ready}"


class BlockFails(Word, frozen=True):
    """A block that has succeeded fails before it resolves, and the action goes on: the blocker does not lock, and does
    not attempt again (LSJ 20030902).

    >>> BlockFails().aloud()
    'the successful block fails, the blocker does not lock or attempt again'
    """

    said = "the successful block fails, the blocker does not lock or attempt again"

    def can(self, here: Here) -> bool:
        action = here.game.table.action
        return action is not None and action.step == "blocked" and bool(action.blocker)

    def act(self, here: Here) -> None:
        game = here.game
        number = game.action.blocker
        game.passing.action.block_fails = True
        game.passing.action.cannot_block.append(lambda copy: copy.id == number)


class Wake(Word, frozen=True):
    """Minions may block and play reaction cards as though unlocked until the action ends (sec. 11).

    >>> Wake("minion").aloud()
    'this minion wakes: it may block and play reaction cards as though unlocked until the action ends'
    """

    who: str = "target"
    code: str = ""
    """The Discipline that reaction cards must require to be played so; empty for any."""

    def act(self, here: Here) -> None:
        for copy in here.copies(self.who):
            if not (self.code and copy.marks.get(blocks.AWAKE) == "yes"):
                minions.mark(here.game, copy, blocks.AWAKE, self.code or "yes")
            here.game.say(here.game.doing.name(copy), " wakes", seat=here.seat)

    def aloud(self) -> str:
        cards = f"reaction cards that require {discipline_name(self.code)}" if self.code else "reaction cards"
        awake = f"it may block and play {cards} as though unlocked until the action ends"
        return f"{card_does(self.who, 'wake')}: {awake}"


class NotYet(Word, frozen=True):
    """The card that is put into play is not used before the running action is over: its first use, that is (sec.
    6.2).

    >>> NotYet().aloud()
    'this card’s first use is not offered before the running action is over'
    """

    said = "this card’s first use is not offered before the running action is over"

    def act(self, here: Here) -> None:
        here.game.passing.action.used.add((here.source.id, 0))
