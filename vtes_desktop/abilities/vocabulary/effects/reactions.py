"""What modifiers and reactions do to the running action besides its numbers: reactions that are forbidden, cards
that go on somebody later, combats that follow it, blocks that fail (sec. 6.2)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.aloud import block, card, card_does
from vtes_desktop.abilities.vocabulary.effects.word import Word, Words
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat.rounds import fight
from vtes_desktop.rules.control import whose_on
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.minion.entering_combat import why_no_combat
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.table.asking import Procedure


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

        def begin() -> Procedure[None]:
            for word in self.words:
                yield from word.do(here)

        if why_no_combat(game, one, other):
            return
        action = game.table.action
        if action is not None and other.id == action.minion:
            # The acting minion goes first, whoever has brought the combat about (sec. 6.4).
            one, other = other, one
        yield from fight(game, one, other, begin if self.words else None)

    def aloud(self) -> str:
        words = f", in which {block(self.words)}" if self.words else ""
        return (
            f"{card(self.one)} enters combat with {card(self.other)}, if both are ready and have two controllers{words}"
        )


class BlockFails(Word, frozen=True):
    """A block that has succeeded fails before it resolves, and the action goes on: the blocker does not lock, and does
    not attempt again (LSJ 20030902).

    >>> BlockFails().aloud()
    'the successful block fails, the blocker does not lock or attempt again'
    """

    unblockable: bool = False

    def can(self, here: Here) -> bool:
        action = here.game.table.action
        return action is not None and action.step == "blocked" and bool(action.blocker)

    def act(self, here: Here) -> None:
        game = here.game
        number = game.action.blocker
        game.passing.action.block_fails = True
        game.passing.action.cannot_block.append(lambda copy: copy.id == number)
        if self.unblockable:
            game.change_action(unblockable=True)

    def aloud(self) -> str:
        rest = " and the action cannot be blocked any more" if self.unblockable else ""
        return f"the successful block fails, the blocker does not lock or attempt again{rest}"


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
