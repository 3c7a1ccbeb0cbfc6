"""What master cards and events do: master phase actions, transfers, crypts and libraries (sec. 1.6.2, 5, 7)."""

from __future__ import annotations

from typing import ClassVar

from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.durations import UNTIL_UNLOCK, lend, lend_to
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, fits
from vtes_desktop.rules import minions
from vtes_desktop.rules.by_hand.carrying_out import cancel
from vtes_desktop.rules.choice import PASS, Option, Procedure
from vtes_desktop.rules.control import take_control
from vtes_desktop.rules.playing.hands import count_hand_sizes, discard, settle_hand
from vtes_desktop.rules.turn.influence import draw_crypt, set_transfers, transfers_left
from vtes_desktop.rules.turn.master import actions_left, gain_action, spend_action
from vtes_desktop.table.table import Copy, Place


class GainMasterAction(Word, frozen=True):
    """Methuselahs gain a master phase action: now in their master phase, else in their next (sec. 5)."""

    whose: Whose = "you"

    def do(self, here: Here) -> Procedure[None]:
        for seat in here.methuselahs(self.whose):
            gain_action(here.game, seat)
            here.game.say(here.game.who(seat), " gains a master phase action", seat=seat)
        yield from ()


class SpendMasterAction(Word, frozen=True):
    """Use up a master phase action (sec. 5)."""

    is_cost: ClassVar[bool] = True

    def can(self, here: Here) -> bool:
        return here.game.table.phase == "master" and actions_left(here.game) > 0

    def do(self, here: Here) -> Procedure[None]:
        spend_action(here.game)
        yield from ()


class UseTransfers(Word, frozen=True):
    """Use transfers of the running influence phase (sec. 7)."""

    is_cost: ClassVar[bool] = True

    amount: int

    def can(self, here: Here) -> bool:
        return here.game.table.phase == "influence" and transfers_left(here.game) >= self.amount

    def do(self, here: Here) -> Procedure[None]:
        set_transfers(here.game, transfers_left(here.game) - self.amount)
        yield from ()


class GainTransfers(Word, frozen=True):
    """Gain transfers for the running influence phase (sec. 7)."""

    amount: int

    def do(self, here: Here) -> Procedure[None]:
        set_transfers(here.game, max(0, transfers_left(here.game) + self.amount))
        yield from ()


class DrawCrypt(Word, frozen=True):
    """Move the top card of your crypt to your uncontrolled region, as a drawn one (sec. 7)."""

    def can(self, here: Here) -> bool:
        return bool(here.game.table.pile(here.seat, "crypt"))

    def do(self, here: Here) -> Procedure[None]:
        if self.can(here):
            draw_crypt(here.game, here.seat)
        yield from ()


class BurnFromLibrary(Word, frozen=True):
    """Burn cards from the top of your library; there must be so many, or it is `as_many` as there are."""

    amount: int
    as_many: bool = False

    def can(self, here: Here) -> bool:
        return self.as_many or len(here.game.table.pile(here.seat, "library")) >= self.amount

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in game.pile(here.seat, "library")[: self.amount]:
            game.doing.move_card(copy, Place(copy.owner, "ash heap"))
        game.say(game.who(here.seat), f" burns {self.amount} cards of the library", seat=here.seat)
        yield from ()


class DiscardOne(Word, frozen=True):
    """Discard a card of your choice, and draw up afterwards."""

    def can(self, here: Here) -> bool:
        return bool(here.game.table.pile(here.seat, "hand"))

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        options = [Option("discard", f"Discard {game.name(copy)}", copy.id) for copy in game.pile(here.seat, "hand")]
        if options:
            question = f"{game.seat_name(here.seat)} discards a card."
            option = yield from game.choose(here.seat, "discard", question, options, "1.6.1")
            discard(game, here.seat, game.copy(option.copy))
            yield from settle_hand(game, here.seat)


class Fill(Word, frozen=True):
    """A vampire gains blood to its capacity (sec. 1.5)."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            minions.give_blood(game, copy, max(0, minions.capacity(game, copy) - copy.blood))
            game.say(game.doing.name(copy), " is full of blood", seat=here.seat)
        yield from ()


class Lend(Word, frozen=True):
    """A minion's number is higher or lower until the end of the turn, or until its controller's next unlock phase."""

    stat: str
    amount: Amount
    who: str = "target"
    until_unlock: bool = False

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            if self.until_unlock:
                minions.mark(here.game, copy, self.stat + UNTIL_UNLOCK, str(amount_of(here, self.amount)))
            else:
                lend(here.game, copy, self.stat, amount_of(here, self.amount))
        yield from ()


class LendTo(Word, frozen=True):
    """A Methuselah's number is higher until the end of the turn: her hand size."""

    stat: str
    amount: Amount
    whose: Whose = "you"

    def do(self, here: Here) -> Procedure[None]:
        """Note it on the table; hands are settled at once (sec. 1.6.1)."""
        game = here.game
        for seat in here.methuselahs(self.whose):
            lend_to(game, seat, self.stat, amount_of(here, self.amount))
            before = game.table.seats[seat].hand_size
            count_hand_sizes(game)
            yield from settle_hand(game, seat, max(0, game.table.seats[seat].hand_size - before))


class Cancel(Word, frozen=True):
    """Cancel the card that is being played (sec. 1.6.1)."""

    free: bool = True
    """Whether its cost is not paid."""

    def can(self, here: Here) -> bool:
        return bool(here.game.passing.being_played)

    def do(self, here: Here) -> Procedure[None]:
        cancel(here.game, here.source, free=self.free)
        yield from ()


class TakeControl(Word, frozen=True):
    """Cards come under the control of a Methuselah, with all that is on them; on the table she has them before her."""

    who: str = "this"
    whose: Whose = "you"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for seat in here.methuselahs(self.whose)[:1]:
            for copy in here.copies(self.who):
                yield from take_control(game, seat, copy)
        yield from ()


class ToUncontrolled(Word, frozen=True):
    """Vampires are moved to their controllers' uncontrolled regions; what is on them stays, out of play."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        """Move them, face down: to the owner's, as temporary control ends."""
        game = here.game
        for copy in here.copies(self.who):
            game.say(game.doing.name(copy), " becomes uncontrolled", seat=here.seat)
            if minions.is_ready(game, copy):
                game.passing.happened.append(("leaves the ready region", copy, copy.controller))
            game.unlock(copy)
            if copy.place.region == "ready":
                game.passing.happened.append(("leaves the ready region", copy, copy.controller))
            game.doing.move_card(copy, Place(copy.owner, "uncontrolled"), face_up=False)
        yield from ()


class Return(Word, frozen=True):
    """Move cards from your ash heap, library or play to your hand, the top of your library, or shuffle them in."""

    who: str = "target"
    to: str = "hand"
    """``hand``, ``library`` (shuffled in), ``top``."""

    def do(self, here: Here) -> Procedure[None]:
        """Move them; a hand above its size is settled at once (sec. 1.6.1)."""
        game = here.game
        copies = here.copies(self.who)
        for copy in copies:
            game.say(game.doing.name(copy), " goes back", seat=here.seat)
            if game.table.region_of(copy).name not in ("hand", "library", "crypt"):
                game.strip(copy)
            index = 0 if self.to == "top" else -1
            game.doing.move_card(copy, Place(copy.owner, "hand" if self.to == "hand" else "library"), index)
        owners = {copy.owner for copy in copies}
        for seat in sorted(owners):
            if self.to == "library":
                game.doing.shuffle(seat, "library")
            yield from settle_hand(game, seat)


class Exchange(Word, frozen=True):
    """Exchange a card of your hand for one of your ash heap, if you like."""

    which: Which
    """Which cards of the ash heap, and of the hand where `hand` says nothing else."""
    hand: Which | None = None

    def can(self, here: Here) -> bool:
        return bool(self._there(here, "ash heap", self.which) and self._there(here, "hand", self.hand or self.which))

    def _there(self, here: Here, region: str, which: Which) -> list[Copy]:
        return [copy for copy in here.game.pile(here.seat, region) if fits(here, which, copy)]

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        pair: list[Copy] = []
        for region, which in (("hand", self.hand or self.which), ("ash heap", self.which)):
            options = [Option("exchange", game.name(copy), copy.id) for copy in self._there(here, region, which)]
            if not options:
                return
            question = f"{game.name(here.source)}: which card of your {region}?"
            option = yield from game.choose(here.seat, "exchange", question, [*options, PASS], "1.6.1")
            if option.kind == "pass":
                return
            pair.append(game.copy(option.copy))
        given, taken = pair
        mention = game.doing.name(taken)
        game.doing.move_card(given, Place(here.seat, "ash heap"))
        game.doing.move_card(taken, Place(here.seat, "hand"))
        game.say(game.who(here.seat), " exchanges ", game.doing.name(given), " for ", mention, seat=here.seat)
