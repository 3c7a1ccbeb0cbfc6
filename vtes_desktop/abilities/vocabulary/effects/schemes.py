"""What action cards do that few others do: many Methuselahs discard or lose vampires at once, two others fight,
Disciplines and clans are lent (sec. 6.1.6)."""

from __future__ import annotations

from msgspec.structs import replace

from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.conditions.cards import times_this_turn
from vtes_desktop.abilities.vocabulary.conditions.condition import Conditions, all_hold
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, found
from vtes_desktop.cards.terms import CLANS, DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.combat.rounds import fight
from vtes_desktop.rules.game import OPEN_HANDS, looks_at_hands
from vtes_desktop.rules.later import Moment, unlock_later
from vtes_desktop.rules.minion.basic_actions import no_bleeds
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import discard, settle_hand
from vtes_desktop.rules.torpor.falling import go_to_torpor
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Place


class DiscardSome(Word, frozen=True):
    """Methuselahs discard so many cards of their choice, as many as they have, and draw up afterwards."""

    amount: Amount = 1
    whose: Whose = "target"

    def do(self, here: Here) -> Procedure[None]:
        """Ask each which; nobody draws in between."""
        game = here.game
        for seat in here.methuselahs(self.whose):
            for left in range(amount_of(here, self.amount), 0, -1):
                options = [Option("discard", f"Discard {game.name(copy)}", copy.id) for copy in game.pile(seat, "hand")]
                if options:
                    question = f"{game.name(here.source)}: {game.seat_name(seat)} discards a card. ({left} left)"
                    option = yield from game.choose(seat, "discard", question, options, "1.6.1")
                    discard(game, seat, game.copy(option.copy))
            yield from settle_hand(game, seat)


class BurnOrDiscard(Word, frozen=True):
    """You burn so much pool, or discard as many cards at random, or some of each; all cards at once."""

    amount: Amount

    def do(self, here: Here) -> Procedure[None]:
        game, seat, amount = here.game, here.seat, amount_of(here, self.amount)
        most = min(amount, len(game.pile(seat, "hand")))
        options = [
            Option("amount", f"{number} cards at random, {amount - number} pool", amount=number)
            for number in range(most + 1)
        ]
        question = f"{game.name(here.source)}: {game.seat_name(seat)} loses pool or cards."
        cards = (yield from game.choose(seat, "amount", question, options, "1.6.1", here.source.id)).amount
        for _ in range(cards):
            hand = game.pile(seat, "hand")
            discard(game, seat, hand[game.doing.random(len(hand))], " at random")
        burned = game.burn_pool(seat, amount - cards)
        game.say(game.who(seat), f" burns {burned} pool", seat=seat)
        yield from settle_hand(game, seat)


class DiscardAmong(Word, frozen=True):
    """Look at the hands of Methuselahs and discard one card of all of them; whose it was draws up (sec. 1.6.1)."""

    whose: Whose = "any"

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; nobody else learns of the others."""
        game = here.game
        options = [
            Option("discard", f"{game.name(copy)} ({game.seat_name(seat)})", copy.id)
            for seat in here.methuselahs(self.whose)
            for copy in game.pile(seat, "hand")
        ]
        if options:
            question = f"{game.name(here.source)}: which card is discarded?"
            option = yield from game.choose(
                here.seat, "discard", question, options, "1.6.1", here.source.id, always=True
            )
            copy = game.copy(option.copy)
            owner = copy.owner
            discard(game, copy.owner, copy)
            yield from settle_hand(game, owner)


class TakeFromTop(Word, frozen=True):
    """Look at the top cards of your library and move some of them to your hand; then shuffle, and keep the hand to its
    size (sec. 1.6.1)."""

    look: int
    take: int

    def do(self, here: Here) -> Procedure[None]:
        """Ask for one after the other; nobody else learns what they are."""
        game, seat = here.game, here.seat
        there = game.pile(seat, "library")[: self.look]
        taken = 0
        while taken < self.take and there:
            options = [Option("take", game.name(copy), copy.id) for copy in there]
            none = Option("pass", "No more" if taken else "None")
            question = f"{game.name(here.source)}: which card goes to your hand?"
            option = yield from game.choose(
                seat, "take", question, [*options, none], "1.3", here.source.id, always=True
            )
            if option == none:
                break
            copy = next(each for each in there if each.id == option.copy)
            there.remove(copy)
            game.doing.move_card(copy, Place(seat, "hand"))
            taken += 1
        game.say(game.who(seat), f" takes {taken} cards of the library", seat=seat)
        game.doing.shuffle(seat, "library")
        yield from settle_hand(game, seat)


class Heal(Word, frozen=True):
    """Allies and retainers get life: so much, but not more than they start with; or all that they lack."""

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


class TogetherToTorpor(Word, frozen=True):
    """Each other Methuselah chooses one of her minions that are meant, or you choose them where something is so; they
    and the minion go to torpor at the same time."""

    which: Which
    you_choose: tuple[Conditions, ...]

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        mine = all_hold(here, self.you_choose)
        going = list(here.copies("minion"))
        for seat in here.methuselahs("others"):
            there = found(replace(here, seat=seat), self.which)
            options = [Option("target", game.name(copy), copy.id, targets=(copy.id,)) for copy in there]
            if options:
                question = f"{game.name(here.source)}: which vampire of {game.seat_name(seat)} goes to torpor?"
                chooser = here.seat if mine else seat
                option = yield from game.choose(chooser, "target", question, options, "1.6.1", here.source.id)
                going.append(game.copy(option.copy))
        for copy in going:
            go_to_torpor(game, copy)


class HaveFight(Word, frozen=True):
    """Two minions enter combat with each other; the first one is asked first."""

    one: str
    other: str

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        one, other = here.copy(self.one), here.copy(self.other)
        if one is not None and other is not None and minions.is_ready(game, one) and minions.is_ready(game, other):
            yield from fight(game, one, other)


class NoMoreBleeds(Word, frozen=True):
    """Your minions can't bleed until the end of the turn (sec. 6.1.1)."""

    def do(self, here: Here) -> Procedure[None]:
        here.game.do(m.SetCounter(0, no_bleeds(here.seat), 1))
        yield from ()


class NameDiscipline(Word, frozen=True):
    """Name a Discipline that a minion has at superior: the card gives a level of it to the minion that it is on."""

    who: str = "minion"

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def _there(self, here: Here) -> list[str]:
        game = here.game
        return [
            code
            for copy in here.copies(self.who)
            for code, level in minions.disciplines(game, copy).items()
            if level == 2 and code in DISCIPLINES
        ]

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        options = [Option("discipline", DISCIPLINES[code], level=code) for code in self._there(here)]
        if options:
            question = f"{game.name(here.source)}: which Discipline?"
            option = yield from game.choose(here.seat, "discipline", question, options, "1.6.1", here.source.id)
            here.words["discipline"] = option.level
            here.terms = DISCIPLINES[option.level]


class GiveNamed(Word, frozen=True):
    """The card on a minion gives it what was named: a level of a Discipline, or a clan of which it is considered."""

    what: str
    """``discipline`` or ``clan``."""

    def do(self, here: Here) -> Procedure[None]:
        mark = minions.GIVES_CLAN if self.what == "clan" else "discipline"
        minions.mark(here.game, here.source, mark, here.words.get(self.what, ""))
        yield from ()


class NameAnyClan(Word, frozen=True):
    """Name a clan."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        options = [Option("clan", clan, level=clan) for clan in CLANS]
        question = f"{game.name(here.source)}: which clan?"
        option = yield from game.choose(here.seat, "clan", question, options, "1.6.1", here.source.id)
        here.words["clan"] = option.level


class ConsiderKin(Word, frozen=True):
    """The minion that the card is on is considered of the same clan and sect as the one that played it."""

    def do(self, here: Here) -> Procedure[None]:
        game, minion = here.game, here.minion
        if minion is not None:
            minions.mark(game, here.source, minions.GIVES_CLAN, minions.clan(game, minion))
            minions.mark(game, here.source, minions.GIVES_SECT, minions.sect(game, minion))
        yield from ()


class UnlockAt(Word, frozen=True):
    """Minions unlock later in the turn, whatever becomes of the card: as the discard phase begins, or at its end."""

    when: Moment
    who: str = "minion"
    blood: int = 0
    """What each may burn for it then."""

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            unlock_later(here.game, copy, self.when, self.blood)
        yield from ()


class StealFromPool(Word, frozen=True):
    """Pool of a Methuselah is moved onto a card, or what lies there to hers."""

    whose: Whose
    onto: bool = True
    amount: Amount = 1
    who: str = "this"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for seat in here.methuselahs(self.whose)[:1]:
            for copy in here.copies(self.who):
                card, pool = m.Purse("card", copy.id), m.Purse("pool", seat)
                there = game.table.seats[seat].pool if self.onto else copy.blood
                amount = min(there, amount_of(here, self.amount))
                game.move_blood(*((pool, card) if self.onto else (card, pool)), amount)
                words = f" moves {amount} pool {'to' if self.onto else 'from'} "
                game.say(game.who(seat), words, game.doing.name(copy), seat=here.seat)
        yield from ()


class AtAll(Word, frozen=True):
    """The action is directed at all these Methuselahs."""

    whose: Whose = "others"

    def do(self, here: Here) -> Procedure[None]:
        for seat in here.methuselahs(self.whose):
            here.seats[f"chosen {seat}"] = seat
        yield from ()


class CountTurn(Word, frozen=True):
    """One more time in this turn that you have used cards of a name."""

    name: str

    def do(self, here: Here) -> Procedure[None]:
        key = times_this_turn(self.name, here.seat)
        here.game.do(m.SetCounter(0, key, here.game.table.tally.get(key, 0) + 1))
        yield from ()


class MarkTurn(Word, frozen=True):
    """The card remembers in which turn it is."""

    name: str

    def do(self, here: Here) -> Procedure[None]:
        minions.mark(here.game, here.source, self.name, str(here.game.table.turn))
        yield from ()


class RaiseAlly(Word, frozen=True):
    """Allies of an ash heap come to your ready region with the life that they start with, and can act at once."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        """Move them; they may be contested (sec. 4.1)."""
        game = here.game
        for copy in here.copies(self.who):
            game.say(game.who(here.seat), " puts ", game.doing.name(copy), " in play", seat=here.seat)
            yield from bring_into_play(game, copy, here.seat)


class OpenHands(Word, frozen=True):
    """Hands are open as long as an effect says so; or you may look at all of them until the end of the turn."""

    look: bool = False

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        game.do(m.SetCounter(0, OPEN_HANDS, 1))
        if self.look:
            game.do(m.SetCounter(0, looks_at_hands(here.seat), 1))
        yield from ()
