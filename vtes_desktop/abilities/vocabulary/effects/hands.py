"""Hands: cards drawn, discarded and exchanged, hand sizes that change for a while (sec. 1.6.1)."""

from __future__ import annotations

from typing import Literal

from vtes_desktop.abilities.vocabulary.aloud import between, card, does, methuselah, number, so_many
from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.durations import BLEED_OF_ALL, UNTIL, lend_to, lend_to_clan, until_phase
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, fits
from vtes_desktop.rules.game import OPEN_HANDS, looks_at_hands
from vtes_desktop.rules.playing.hands import count_hand_sizes, count_later, discard, draw, settle_hand
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import PASS, Option, Procedure
from vtes_desktop.table.table import Copy, Place


class Draw(Word, frozen=True):
    """You draw cards; a hand above its size is settled at once, or once the effect is over (sec. 1.6.1).

    >>> Draw(2).aloud()
    'you draw 2 cards'
    """

    amount: Amount = 1
    at_once: bool = False

    def do(self, here: Here) -> Procedure[None]:
        yield from draw(here.game, here.seat, amount_of(here, self.amount))
        if self.at_once:
            yield from settle_hand(here.game, here.seat)

    def aloud(self) -> str:
        settled = ", and discard down to the hand size at once" if self.at_once else ""
        return f"you draw {so_many(self.amount, 'card', 'cards')}{settled}"


class Discard(Word, frozen=True):
    """Cards of a hand are discarded as you choose, or at random, and the hand is drawn up (sec. 1.6.1). Who chooses
    from another’s hand looks at it. The words after it know their number as ``discarded`` and, where all are copies of
    one card, as ``same``.

    >>> Discard(Which("master")).aloud()
    'you discard 1 master card of your choice from your hand, and draw up'
    """

    which: Which = Which("card")
    amount: Amount = 1
    whose: Whose = "you"
    least: int | None = None
    """How few it may be; all of them where it is not said, or of those at random as many as there are."""
    at_random: bool = False
    alike: bool = False
    """Whether they must be copies of one card."""
    burn: bool = False
    """Whether they are burned rather than discarded."""
    late: Literal["", "action", "combat"] = ""
    """After what they are replaced only, where that is not at once."""

    def _there(self, here: Here, seat: int) -> list[Copy]:
        hand = [copy for copy in here.game.pile(seat, "hand") if copy is not here.source]
        there = [copy for copy in hand if fits(here, self.which, copy)]
        if self.alike:
            cards = [copy.card for copy in there]
            there = [copy for copy in there if cards.count(copy.card) >= amount_of(here, self.amount)]
        return there

    def can(self, here: Here) -> bool:
        """Whether there are enough: only asked of one's own hand, which nobody else may see."""
        if self.whose != "you" or (self.at_random and self.least is None):
            return True
        least = amount_of(here, self.amount) if self.least is None else self.least
        return len(self._there(here, here.seat)) >= least

    def do(self, here: Here) -> Procedure[None]:
        gone: list[int] = []
        for seat in here.methuselahs(self.whose):
            yield from self._from(here, seat, gone)
            count_hand_sizes(here.game)
            yield from settle_hand(here.game, seat)
        here.numbers["discarded"] = len(gone)
        here.numbers["same"] = len(gone) if len(set(gone)) == 1 else 0

    def _from(self, here: Here, seat: int, gone: list[int]) -> Procedure[None]:
        """Those of one hand, one after the other."""
        for count in range(amount_of(here, self.amount)):
            there = self._there(here, seat)
            optional = self.least is not None and count >= self.least
            copy = None
            if self.at_random and there:
                copy = there[here.game.doing.random(len(there))]
            elif self.alike and gone:
                copy = next(each for each in here.game.pile(seat, "hand") if each.card == gone[-1])
            elif there or (optional and seat != here.seat):
                copy = yield from self._ask(here, seat, there, optional=optional)
            if copy is None:
                return
            gone.append(copy.card)
            self._lose(here, seat, copy)
            if self.late:
                count_later(here.game, seat, self.late)

    def _ask(self, here: Here, seat: int, there: list[Copy], *, optional: bool) -> Procedure[Copy | None]:
        """Ask which; another's hand is shown for it to who chooses, and to nobody else."""
        game, mine = here.game, seat == here.seat
        verb = "Burn" if self.burn else "Discard"
        if self.alike:
            there = list({copy.card: copy for copy in there}.values())
        options = [Option("discard", f"{verb} {game.name(copy)}", copy.id) for copy in there]
        if optional:
            options.append(PASS)
        whose = "the hand" if mine else f"the hand of {game.seat_name(seat)}"
        question = f"which card of {whose} is {'burned' if self.burn else 'discarded'}?"
        hidden = [(copy, copy.shown_to) for copy in game.pile(seat, "hand") if not mine]
        for copy, before in hidden:
            game.do(m.Show(copy.id, (*before, here.seat)))
        option = yield from here.ask("discard", question, options, "1.6.1", always=not mine)
        for copy, before in hidden:
            game.do(m.Show(copy.id, before))
        return None if option == PASS else game.copy(option.copy)

    def _lose(self, here: Here, seat: int, copy: Copy) -> None:
        game = here.game
        if self.burn:
            game.say(game.who(seat), " burns ", game.doing.name(copy), " from the hand", seat=seat)
            game.doing.move_card(copy, Place(copy.owner, "ash heap"))
        else:
            discard(game, seat, copy, " at random" if self.at_random else "")

    def aloud(self) -> str:
        verb, mine = "burn" if self.burn else "discard", self.whose == "you"
        many = self.amount != 1
        amount = number(self.amount) if self.least is None else between(self.least, self.amount)
        noun = self.which.kind_aloud(many=True) if many else self.which.kind_aloud().split(" ", 1)[1]
        what = f"{amount} {noun}{' that are copies of one card' if self.alike else ''}"
        later = f" once the {self.late} is over" if self.late else ""
        if self.at_random:
            drawn = "draw" if mine or self.whose == "neighbours" else "draws"
            return f"{does(self.whose, verb)} {what} at random, and {drawn} up{later}"
        if mine:
            return f"you {verb} {what} of your choice from your hand, and draw up{later}"
        return f"you look at the hand of {methuselah(self.whose)} and {verb} {what} from it, which is drawn up"


class SettleHand(Word, frozen=True):
    """Your hand size is counted anew, and your hand drawn up or discarded down to it (sec. 1.6.1).

    >>> SettleHand().aloud()
    'you draw up or discard down to your hand size'
    """

    said = "you draw up or discard down to your hand size"

    def do(self, here: Here) -> Procedure[None]:
        count_hand_sizes(here.game)
        yield from settle_hand(here.game, here.seat)


class LendTo(Word, frozen=True):
    """A number of a Methuselah's is higher or lower until the end of the turn, until her next unlock phase or discard
    phase, or for the rest of the game: her hand size, which is settled at once (sec. 1.6.1), or what all her minions
    have; whatever becomes of the card that brings it.

    >>> LendTo("hand size", 2).aloud()
    'your hand size is +2 until the end of the turn'
    >>> LendTo(BLEED_OF_ALL, 1).aloud()
    'your bleed of minions is +1 until the end of the turn or one of these bleeds is blocked'
    """

    stat: str
    amount: Amount
    whose: Whose = "you"
    until: Literal["end of the turn", "unlock phase", "discard phase", "end of the game"] = "end of the turn"
    clan: str = ""
    """The clan whose vampires have it; for the turn only."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for seat in here.methuselahs(self.whose):
            before, amount = game.table.seats[seat].hand_size, amount_of(here, self.amount)
            if self.clan:
                lend_to_clan(game, seat, self.stat, self.clan, amount)
            elif self.until == "end of the turn":
                lend_to(game, seat, self.stat, amount)
            elif self.until in UNTIL:
                until_phase(game, seat, self.stat, amount, self.until)
            elif self.stat == "hand size":
                game.do(m.SetHandSize(seat, before + amount))
            count_hand_sizes(game)
            yield from settle_hand(game, seat, max(0, game.table.seats[seat].hand_size - before))

    def aloud(self) -> str:
        of = "your" if self.whose == "you" else f"{methuselah(self.whose)}’s"
        amount = f"{self.amount:+}" if isinstance(self.amount, int) else f"higher by {number(self.amount)}"
        until = f"her next {self.until}" if self.until in UNTIL else f"the {self.until}"
        if self.stat == BLEED_OF_ALL:
            until += " or one of these bleeds is blocked"
        stat = f"{self.clan} vampires’ {self.stat}" if self.clan else self.stat
        return f"{of} {stat} is {amount} until {until.replace('her', 'your') if self.whose == 'you' else until}"


class Exchange(Word, frozen=True):
    """You may exchange a card of your hand for one of your ash heap (sec. 1.6.1).

    >>> Exchange(Which("master")).aloud()
    'you may exchange a master card of your hand for a master card of your ash heap'
    """

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
        _swap(here, *pair)

    def aloud(self) -> str:
        given = (self.hand or self.which).kind_aloud()
        return f"you may exchange {given} of your hand for {self.which.kind_aloud()} of your ash heap"


class Swap(Word, frozen=True):
    """The card of the hand that was chosen goes to the ash heap, and the one that was chosen there to the hand,
    where both still are where they were (sec. 1.6.1).

    >>> Swap().aloud()
    'the card chosen as “given” goes to its owner’s ash heap and the chosen card to that hand'
    """

    given: str = "given"

    def act(self, here: Here) -> None:
        given, taken = here.copy(self.given), here.copy("target")
        if given is not None and taken is not None:
            _swap(here, given, taken)

    def aloud(self) -> str:
        return f"{card(self.given)} goes to its owner’s ash heap and the chosen card to that hand"


def _swap(here: Here, given: Copy, taken: Copy) -> None:
    """A card of a hand goes to the ash heap, and one of that to the hand."""
    game, mention, seat = here.game, here.game.doing.name(taken), given.place.seat
    game.doing.move_card(given, Place(given.owner, "ash heap"))
    game.doing.move_card(taken, Place(seat, "hand"))
    game.say(game.who(here.seat), " exchanges ", game.doing.name(given), " for ", mention, seat=here.seat)


class OpenHands(Word, frozen=True):
    """Hands are open as long as an effect says so; or you may look at all of them until the end of the turn (sec.
    1.4).

    >>> OpenHands().aloud()
    'hands are open as far as this card says'
    """

    look: bool = False

    def act(self, here: Here) -> None:
        game = here.game
        game.do(m.SetCounter(0, OPEN_HANDS, 1))
        if self.look:
            game.do(m.SetCounter(0, looks_at_hands(here.seat), 1))

    def aloud(self) -> str:
        looks = "you may look at all hands until the end of the turn"
        return looks if self.look else "hands are open as far as this card says"
