"""What minions' own cards do: blood stolen and distributed, libraries and hands searched, a sect or
title taken (sec. 6.1, 10, 11)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.choosing import NO_MORE
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, fits, found
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.life import check_life
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import discard, settle_hand
from vtes_desktop.rules.playing.modes import modes
from vtes_desktop.rules.playing.paying import pay_card
from vtes_desktop.rules.playing.requirements import can_pay, has_disciplines, meets
from vtes_desktop.rules.titles.sects import make_anarch
from vtes_desktop.rules.titles.titles import claim_title
from vtes_desktop.rules.turn.influence import gained_transfers, no_transfers
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy, Place


class StealBlood(Word, frozen=True):
    """A minion steals blood or life from another, which becomes blood or life of its own: so much, or up to so much."""

    amount: Amount = 1
    who: str = "target"
    up_to: bool = False

    def do(self, here: Here) -> Procedure[None]:
        """Move what there is; what is too much drains off, an ally that has no life left is burned."""
        game, minion = here.game, here.minion
        for copy in here.copies(self.who):
            most = min(copy.blood, amount_of(here, self.amount))
            if minion is None or not game.in_play(minion):
                continue
            if self.up_to and most:
                options = [Option("amount", str(number), amount=number) for number in range(most, -1, -1)]
                question = f"{game.name(here.source)}: how much from {game.name(copy)}?"
                most = (yield from game.choose(here.seat, "amount", question, options, "1.5", here.source.id)).amount
            game.move_blood(m.Purse("card", copy.id), m.Purse("card", minion.id), most)
            game.say(game.doing.name(minion), f" steals {most} blood from ", game.doing.name(copy), seat=here.seat)
            minions.drain(game, minion)
            if minions.is_minion(game, copy) and not minions.is_vampire(game, copy):
                yield from check_life(game, copy, minion)


class Distribute(Word, frozen=True):
    """Blood of the minion's, or from the bank, is distributed among cards, one after the other."""

    amount: Amount
    which: Which
    from_minion: bool = False
    all: bool = False
    """Whether all of it must be, as far as there is anybody to get it."""

    def can(self, here: Here) -> bool:
        return bool(found(here, self.which))

    def do(self, here: Here) -> Procedure[None]:
        game, minion = here.game, here.minion
        left = amount_of(here, self.amount)
        if self.from_minion:
            left = min(left, minion.blood if minion is not None else 0)
        while left and (there := found(here, self.which)):
            options = [
                Option("target", f"{game.name(copy)} ({copy.blood})", copy.id, targets=(copy.id,)) for copy in there
            ]
            if not self.all:
                options.append(NO_MORE)
            question = f"{game.name(here.source)}: {left} blood left. Who gets the next?"
            option = yield from game.choose(here.seat, "target", question, options, "1.5", here.source.id)
            if option.kind == "pass":
                return
            purse = m.Purse("card", minion.id) if self.from_minion and minion is not None else m.BANK
            game.move_blood(purse, m.Purse("card", option.copy), 1)
            game.say(game.doing.name(game.copy(option.copy)), " gets 1 blood", seat=here.seat)
            left -= 1


class AllotBlood(Word, frozen=True):
    """As the terms of a referendum: so much blood is allotted among cards, one after the other."""

    amount: int
    which: Which

    def can(self, here: Here) -> bool:
        return bool(found(here, self.which))

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        here.shares.clear()
        for left in range(self.amount, 0, -1):
            options = [
                Option("target", game.name(copy), copy.id, targets=(copy.id,)) for copy in found(here, self.which)
            ]
            if not options:
                break
            question = f"{game.name(here.source)}: {left} blood left. Who gets the next?"
            option = yield from game.choose(here.seat, "target", question, options, "6.3.2", here.source.id)
            here.shares[option.copy] = here.shares.get(option.copy, 0) + 1
        here.terms = ", ".join(f"{game.name(game.copy(number))} {amount}" for number, amount in here.shares.items())


class AddShares(Word, frozen=True):
    """Cards get the blood from the bank that was allotted to them."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for number, amount in here.shares.items():
            copy = game.table.copies.get(number)
            if copy is not None and game.in_play(copy):
                minions.give_blood(game, copy, amount)
                game.say(game.doing.name(copy), f" gets {amount} blood", seat=here.seat)
        yield from ()


class Rearrange(Word, frozen=True):
    """Look at the top cards of your library and put them back in any order."""

    amount: int

    def do(self, here: Here) -> Procedure[None]:
        """Ask which is to lie on top, and so on; nobody else learns what they are."""
        game, seat = here.game, here.seat
        left = game.pile(seat, "library")[: self.amount]
        order: list[Copy] = []
        while left:
            options = [Option("top", game.name(copy), copy.id) for copy in left]
            question = f"{game.name(here.source)}: which card lies {'on top' if not order else 'next'}?"
            option = yield from game.choose(seat, "top", question, options, "1.3", here.source.id, always=True)
            taken = next(copy for copy in left if copy.id == option.copy)
            left.remove(taken)
            order.append(taken)
        for copy in reversed(order):
            game.doing.move_card(copy, Place(copy.owner, "library"), 0)
        game.say(game.who(seat), f" rearranges the top {len(order)} cards of the library", seat=seat)


class LoseTransfers(Word, frozen=True):
    """You get no transfers in this turn's influence phase (sec. 7)."""

    def do(self, here: Here) -> Procedure[None]:
        here.game.do(m.SetCounter(0, no_transfers(here.seat), 1))
        here.game.say(here.game.who(here.seat), " gets no transfers in this turn", seat=here.seat)
        yield from ()


class MoreTransfers(Word, frozen=True):
    """You get more transfers in your next influence phase (sec. 7)."""

    amount: int

    def do(self, here: Here) -> Procedure[None]:
        name = gained_transfers(here.seat)
        here.game.do(m.SetCounter(0, name, here.game.table.tally.get(name, 0) + self.amount))
        yield from ()


class BringAlly(Word, frozen=True):
    """An ally that the minion could recruit is put in play from your hand or library, with its life; its cost is paid
    (sec. 6.1.5)."""

    which: Which

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; one may find none. Then shuffle."""
        game, seat, minion = here.game, here.seat, here.minion
        if minion is None:
            return
        ways: dict[Option, str] = {}
        for region in ("hand", "library"):
            for copy in game.pile(seat, region):
                card = game.card(copy)
                if fits(here, self.which, copy) and meets(game, minion, card) and can_pay(game, seat, minion, card):
                    for mode in modes(card):
                        if mode.type == "Ally" and has_disciplines(game, minion, mode):
                            option = Option("search", f"{game.name(copy)} ({region})", copy.id, level=mode.level)
                            ways.setdefault(option, mode.level)
        question = f"{game.name(here.source)}: which ally?"
        none = Option("pass", "None")
        option = yield from game.choose(seat, "search", question, [*ways, none], "11", here.source.id, always=True)
        if option != none:
            copy = game.copy(option.copy)
            yield from pay_card(game, seat, minion, game.card(copy))
            game.say(game.who(seat), " puts ", game.doing.name(copy), " in play", seat=seat)
            yield from bring_into_play(game, copy, seat, level=ways[option], shuffled="library")
        else:
            game.doing.shuffle(seat, "library")
        yield from settle_hand(game, seat)


class SearchLibrary(Word, frozen=True):
    """Search your library for a card, show it, and take it into your hand; then shuffle, and keep your hand to its size
    (sec. 11)."""

    which: Which

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; one may find none."""
        game, seat = here.game, here.seat
        options = [
            Option("search", game.name(copy), copy.id)
            for copy in game.pile(seat, "library")
            if fits(here, self.which, copy)
        ]
        question = f"{game.name(here.source)}: which card?"
        none = Option("pass", "None")
        option = yield from game.choose(seat, "search", question, [*options, none], "11", here.source.id, always=True)
        if option.kind != "pass":
            copy = game.copy(option.copy)
            game.say(game.who(seat), " takes ", game.name(copy), " from the library", seat=seat)
            game.doing.move_card(copy, Place(seat, "hand"))
        game.doing.shuffle(seat, "library")
        yield from settle_hand(game, seat)


class MakeAnarch(Word, frozen=True):
    """Vampires become Anarch (sec. 10.5)."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            make_anarch(here.game, copy)
        yield from ()


class GainTitle(Word, frozen=True):
    """A vampire gets a title, which it may have to contest (sec. 4.2, 10)."""

    title: str
    who: str = "minion"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            minions.mark(game, copy, "title", self.title)
            game.say(game.doing.name(copy), f" is {self.title}", seat=here.seat)
            claim_title(game, copy)
        yield from ()


class DiscardFrom(Word, frozen=True):
    """Look at the hand of a chosen Methuselah and discard a card of it; she draws back up (sec. 1.6.1)."""

    whose: Whose = "chosen"

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; nobody else learns of the others."""
        game = here.game
        for seat in here.methuselahs(self.whose):
            options = [Option("discard", game.name(copy), copy.id) for copy in game.pile(seat, "hand")]
            if not options:
                continue
            question = f"{game.name(here.source)}: which card of {game.seat_name(seat)} is discarded?"
            option = yield from game.choose(
                here.seat, "discard", question, options, "1.6.1", here.source.id, always=True
            )
            copy = game.copy(option.copy)
            discard(game, seat, copy)
            yield from settle_hand(game, seat)


class DiscardOfType(Word, frozen=True):
    """Discard a card of a type from your hand, and draw up (sec. 1.6.1)."""

    kind: str

    def can(self, here: Here) -> bool:
        """Whether there is one; only to be asked of who may see that hand."""
        game = here.game
        return any(self.kind in game.card(copy).types for copy in game.pile(here.seat, "hand"))

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        cards = [copy for copy in game.pile(here.seat, "hand") if self.kind in game.card(copy).types]
        options = [Option("discard", f"Discard {game.name(copy)}", copy.id) for copy in cards]
        if options:
            question = f"{game.seat_name(here.seat)} discards a card."
            option = yield from game.choose(here.seat, "discard", question, options, "1.6.1")
            discard(game, here.seat, game.copy(option.copy))
            yield from settle_hand(game, here.seat)
