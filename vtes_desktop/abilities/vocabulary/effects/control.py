"""Who controls cards, where they lie, and bidding for them (sec. 1.5, 2.2, 4, 6.1)."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.abilities.vocabulary.aloud import card, card_does, does
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.rules import minions
from vtes_desktop.rules.control import BORROWED, move_onto, move_with_all, take_control
from vtes_desktop.rules.minion.borrowing import Until, borrow, lender
from vtes_desktop.rules.playing.entering import begins_anew
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.special.auction import auction
from vtes_desktop.rules.torpor.torpor import ready_again
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy, Place

_UNTIL: Final[dict[Until, str]] = {
    "phase": "the end of the phase",
    "turn": "the end of the turn",
    "next turn": "the end of the next turn of who takes it",
    "next action": "the end of the next action",
    "your unlock phase": "the next unlock phase of who takes it begins",
    "lender’s unlock phase": "the next unlock phase of who had it begins",
}


class TakeControl(Word, frozen=True):
    """Cards come under the control of a Methuselah, for good or for a while, with what is on them: a minion or location
    goes to her region of the same kind, a location that is on a minion to one of hers, equipment and retainers that you
    steal to your minion; another card that is on one stays there (sec. 1.5). What has left play is nobody's.

    >>> TakeControl("target").aloud()
    'you take control of the chosen card (equipment or a retainer moves to this minion)'
    """

    who: str = "target"
    whose: Whose = "you"
    until: Literal["", Until] = ""
    """The end of what a minion is controlled to, or the unlock phase until which it is; empty for good."""

    def do(self, here: Here) -> Procedure[None]:
        for seat in here.methuselahs(self.whose)[:1]:
            for copy in here.copies(self.who):
                if not here.game.in_play(copy) and copy.place.region != "uncontrolled":
                    continue
                if self.until:
                    borrow(here.game, seat, copy, self.until)
                else:
                    yield from self._take(here, copy, seat)

    def _take(self, here: Here, copy: Copy, seat: int) -> Procedure[None]:
        game, minion = here.game, here.minion
        if minion is not None and seat == here.seat and minions.is_movable(game, copy):
            if why_not_on(game, minion, game.card(copy)):
                return
            before = game.table.copies.get(copy.place.on)
            move_onto(game, copy, minion, seat)
            game.say(game.doing.name(minion), " takes ", game.doing.name(copy), seat=seat)
            if before is not None:
                minions.drain(game, before)
        elif copy.controller != seat:
            yield from take_control(game, seat, copy)

    def aloud(self) -> str:
        moves = " (equipment or a retainer moves to this minion)" if self.whose == "you" else ""
        if self.until:
            moves = f" until {_UNTIL[self.until]}"
        return f"{does(self.whose, 'take')} control of {card(self.who)}{moves}"


class ToUncontrolled(Word, frozen=True):
    """Vampires go face down to the uncontrolled region of who last controlled them for good, which ends that somebody
    has them for a while; what is on them stays, out of play, and all of it lies unlocked (sec. 7, rulings on
    Banishment).

    >>> ToUncontrolled().aloud()
    'the chosen card goes face down, with what is on it, unlocked, to the uncontrolled region of who has it for good'
    """

    who: str = "target"
    owner: bool = False
    """Whether it goes to who owns it."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            yield from game.abilities.happens(game, "about to leave the ready region", copy, copy.controller)
            game.say(game.doing.name(copy), " becomes uncontrolled", seat=here.seat)
            if copy.place.region == "ready":
                game.passing.now.happened.append(("leaves the ready region", copy, copy.controller))
            for each in game.table.with_attached(copy):
                game.unlock(each)
            seat = copy.owner if self.owner else lender(copy)
            minions.mark(game, copy, BORROWED, "")
            begins_anew(game, copy)
            move_with_all(game, seat, copy, "uncontrolled", face_up=False)

    def aloud(self) -> str:
        to = f"to the uncontrolled region of {'its owner' if self.owner else 'who has it for good'}"
        return f"{card_does(self.who, 'go')} face down, with what is on it, unlocked, {to}"


class LeaveTorpor(Word, frozen=True):
    """Vampires move from torpor to the ready region of who controls them, unless an effect keeps them there (sec. 6.5).

    >>> LeaveTorpor().aloud()
    'the chosen card moves to its controller’s ready region'
    """

    who: str = "target"

    def act(self, here: Here) -> None:
        for copy in here.copies(self.who):
            if minions.in_torpor(here.game, copy):
                ready_again(here.game, copy)

    def aloud(self) -> str:
        return f"{card_does(self.who, 'move')} to its controller’s ready region"


class ReadyAtOnce(Word, frozen=True):
    """An ally can act in the turn in which it was recruited (sec. 6.1.5).

    >>> ReadyAtOnce().aloud()
    'this card can act in the turn in which it was recruited'
    """

    said = "this card can act in the turn in which it was recruited"

    def act(self, here: Here) -> None:
        for copy in here.copies("this"):
            if copy.place.region == "uncontrolled" and "recruited" in copy.marks:
                minions.mark(here.game, copy, "recruited", "")
                here.game.doing.move_card(copy, Place(copy.controller, "ready"))


class Auction(Word, frozen=True):
    """Methuselahs bid pool for control of a card, clockwise from you until nobody bids more (sec. 2.2).

    >>> Auction(credit=5).aloud()
    'all bid pool for the chosen card, clockwise from you until nobody bids more; the winner pays the bid to the bank, \
up to 5 of it one by one in later discard phases, and takes control'
    """

    who: str = "target"
    credit: int = 0
    """The pool that the winner need not pay at once."""
    to_controller: bool = False
    """Whether the bid goes to the card's controller, who pays just half of it (rounded up) to the bank if she wins."""

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            yield from auction(here.game, here.seat, copy, self.credit, to_controller=self.to_controller)

    def aloud(self) -> str:
        later = f", up to {self.credit} of it one by one in later discard phases," if self.credit else ""
        pays = f"the winner pays the bid to the bank{later} and takes control"
        if self.to_controller:
            pays = "its controller gets the bid, and the winner takes control; she pays half (rounded up) to the bank "
            pays += "if she wins herself"
        return f"all bid pool for {card(self.who)}, clockwise from you until nobody bids more; {pays}"
