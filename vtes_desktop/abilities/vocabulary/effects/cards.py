"""Cards locked, unlocked, burned, cancelled and put on others; the Edge (sec. 1.6, 4, 6.5)."""

from __future__ import annotations

from typing import ClassVar

from vtes_desktop.abilities.vocabulary.aloud import card, card_does, methuselah
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import burn_minion
from vtes_desktop.rules.by_hand.carrying_out import cancel
from vtes_desktop.rules.combat.damage import fall
from vtes_desktop.rules.control import move_onto, whose_on
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.later import Moment, unlock_later
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.torpor.falling import go_to_torpor
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import NOBODY, Copy


class Lock(Word, frozen=True):
    """Lock cards (sec. 4).

    >>> Lock().aloud()
    'this minion locks'
    """

    who: str = "minion"

    def act(self, here: Here) -> None:
        for copy in here.copies(self.who):
            here.game.lock(copy)

    def aloud(self) -> str:
        return card_does(self.who, "lock")


class Unlock(Word, frozen=True):
    """Unlock cards (sec. 4).

    >>> Unlock("target").aloud()
    'the chosen card unlocks'
    """

    who: str = "minion"

    def act(self, here: Here) -> None:
        for copy in here.copies(self.who):
            here.game.unlock(copy)

    @staticmethod
    def would_change(_: Game, copy: Copy) -> bool:
        """Whether a card is locked."""
        return copy.locked

    def aloud(self) -> str:
        return card_does(self.who, "unlock")


class Burn(Word, frozen=True):
    """Burn cards: minions as minions are (sec. 6.5), others with all that is on them.

    >>> Burn("target").aloud()
    'the chosen card is burned'
    """

    who: str = "this"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            if copy.place.region == "removed":
                continue
            if minions.is_minion(game, copy):
                yield from burn_minion(game, copy, here.minion)
            else:
                bearer = game.table.copies.get(copy.place.on)
                if here.minion is not None and (minions.is_equipment(game, copy) or minions.facts(game, copy).location):
                    game.passing.now.happened.append(("has burned", here.minion, here.minion.controller))
                game.burn(copy)
                if bearer is not None:
                    minions.drain(game, bearer)
        yield from ()

    def aloud(self) -> str:
        return f"{card_does(self.who, 'be')} burned"


class ToTorpor(Word, frozen=True):
    """Send vampires to torpor (sec. 6.5.1).

    >>> ToTorpor("opponent").aloud()
    'the opposing minion goes to torpor'
    """

    who: str = "target"
    wounds: bool = False
    """Whether a strike sends them: they are wounded by it, and an effect may have something else happen to them
    (rulings on Coma and Entombment)."""

    def fells(self) -> bool:
        return self.who == "minion"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            if not self.wounds or game.fight is None or not minions.is_vampire(game, copy):
                go_to_torpor(game, copy)
            elif copy.id not in game.fight.held_up:
                now = game.passing.now
                outer, now.falling = now.falling, [copy]
                yield from fall(game, game.fight.order)
                now.falling = outer

    def aloud(self) -> str:
        goes = card_does(self.who, "go to torpor")
        return f"{card_does(self.who, 'be')} wounded, and so {goes}" if self.wounds else goes


class RemoveFromGame(Word, frozen=True):
    """Remove cards from the game (sec. 1.6.1).

    >>> RemoveFromGame().aloud()
    'this card is removed from the game'
    """

    who: str = "this"

    def act(self, here: Here) -> None:
        game = here.game
        for copy in here.copies(self.who):
            game.say(game.doing.name(copy), " is removed from the game", seat=here.seat)
            if minions.is_minion(game, copy) and minions.is_ready(game, copy):
                game.passing.now.happened.append(("leaves the ready region", copy, copy.controller))
            game.remove(copy)

    def aloud(self) -> str:
        return f"{card_does(self.who, 'be')} removed from the game"


class PutInPlay(Word, frozen=True):
    """The card that is played stays in play, on no other (sec. 1.6.1).

    >>> PutInPlay("acting").aloud()
    'this card stays in play under the control of the acting Methuselah'
    """

    whose: Whose = "you"

    def do(self, here: Here) -> Procedure[None]:
        """Put it there; it may be contested (sec. 4.1)."""
        copy = here.source
        seats = [copy.place.seat] if self.whose == "you" else here.methuselahs(self.whose)[:1]
        for seat in seats:
            yield from bring_into_play(here.game, copy, seat, region=copy.place.region)

    def aloud(self) -> str:
        control = "" if self.whose == "you" else f" under the control of {methuselah(self.whose)}"
        return f"this card stays in play{control}"


class PutOn(Word, frozen=True):
    """The card that is played goes on another and stays there (sec. 1.6.1).

    >>> PutOn("acting").aloud()
    'this card is put on the acting minion'
    """

    who: str = "target"
    theirs: bool = False
    """Whether who controls the other controls it from then on."""

    def can(self, here: Here) -> bool:
        card = here.game.card(here.source)
        # As an action is announced nobody acts yet but who plays its card.
        there = here.copies(self.who) or (here.copies("minion") if self.who == "acting" else ())
        return not any(why_not_on(here.game, copy, card) for copy in there)

    def do(self, here: Here) -> Procedure[None]:
        """Put it there; when that is gone the card is burned."""
        game, copy = here.game, here.source
        bearer = here.copy(self.who)
        if bearer is None or not (game.in_play(bearer) or bearer.place.region == "uncontrolled"):
            return
        if why_not_on(game, bearer, game.card(copy)):
            # What a strike does later may find another there, of which it can have only one.
            return
        controller = bearer.controller if self.theirs else whose_on(game, copy, bearer, copy.controller)
        # What a strike does later puts it there when it has been burned, and has lost its level.
        level = here.words.get("level") or None
        yield from bring_into_play(game, copy, controller, bearer, level=level)

    def aloud(self) -> str:
        return f"this card is put on {card(self.who)}{', whose controller controls it' if self.theirs else ''}"


class MoveOnto(Word, frozen=True):
    """The card, or one that was chosen, which is in play, moves to another; it is not played on that (sec. 1.6.1).

    >>> MoveOnto("minion").aloud(), MoveOnto(moved="it").aloud()
    ('this card moves onto this minion', 'that card moves onto the chosen card')
    """

    who: str = "target"
    theirs: bool = False
    """Whether that one's controller controls it from then on."""
    moved: str = "this"

    def act(self, here: Here) -> None:
        """Move it; the one that bore it may hold less now."""
        game = here.game
        for copy in here.copies(self.moved):
            before = game.table.copies.get(copy.place.on)
            for bearer in here.copies(self.who)[:1]:
                if not game.in_play(copy) or not (game.in_play(bearer) or bearer.place.region == "uncontrolled"):
                    continue
                controller = bearer.controller if self.theirs else whose_on(game, copy, bearer, copy.controller)
                move_onto(game, copy, bearer, controller)
                game.say(game.doing.name(copy), " moves to ", game.doing.name(bearer), seat=here.seat)
            if before is not None:
                minions.drain(game, before)

    def aloud(self) -> str:
        onto = f"{card_does(self.moved, 'move')} onto {card(self.who)}"
        return f"{onto}{', whose controller controls it' if self.theirs else ''}"


class Cancel(Word, frozen=True):
    """Cancel the card that is being played (sec. 1.6.1): another one, whose cost is not paid where it is `free`, or the
    card itself, whose cost is paid (sec. 11).

    >>> Cancel().aloud()
    'the card being played is cancelled and its cost is not paid'
    """

    free: bool = True
    itself: bool = False

    def can(self, here: Here) -> bool:
        return self.itself or bool(here.game.passing.now.being_played)

    def act(self, here: Here) -> None:
        if self.itself:
            minions.mark(here.game, here.source, "cancelled", "yes")
            here.game.say(here.game.doing.name(here.source), " is cancelled", seat=here.seat)
        else:
            cancel(here.game, here.source, free=self.free)

    def aloud(self) -> str:
        what = "this card" if self.itself else "the card being played"
        return f"{what} is cancelled and its cost is {'not ' if self.free and not self.itself else ''}paid"


class TakeEdge(Word, frozen=True):
    """You gain the Edge (sec. 4).

    >>> TakeEdge().aloud()
    'you gain the Edge'
    """

    said = "you gain the Edge"

    def can(self, here: Here) -> bool:
        return here.game.table.edge != here.seat

    def act(self, here: Here) -> None:
        if self.can(here):
            here.game.give_edge(here.seat)
            here.game.say(here.game.who(here.seat), " has the Edge", seat=here.seat)


class BurnEdge(Word, frozen=True):
    """You burn the Edge for what follows, and can't do it without: nobody has it any more (sec. 2.2).

    >>> BurnEdge().aloud()
    'you burn the Edge (without it you can’t do this)'
    """

    said = "you burn the Edge (without it you can’t do this)"

    is_cost: ClassVar[bool] = True

    def can(self, here: Here) -> bool:
        return here.game.table.edge == here.seat

    def act(self, here: Here) -> None:
        game = here.game
        game.say(game.who(here.seat), " burns the Edge", seat=here.seat)
        game.give_edge(NOBODY)


class UnlockAt(Word, frozen=True):
    """Minions unlock later in the turn, whatever becomes of the card: as the discard phase begins, or at its end
    (sec. 4).

    >>> UnlockAt("end of turn").aloud()
    'this minion unlocks at the end of the turn, whatever becomes of this card'
    """

    when: Moment
    who: str = "minion"
    blood: int = 0
    """What each may burn for it then."""

    def act(self, here: Here) -> None:
        for copy in here.copies(self.who):
            unlock_later(here.game, copy, self.when, self.blood)

    def aloud(self) -> str:
        cost = f", if it burns {self.blood} blood," if self.blood else ""
        when = "as your discard phase begins" if self.when == "discard phase" else "at the end of the turn"
        return f"{card_does(self.who, 'unlock')}{cost} {when}, whatever becomes of this card"
