"""What allies, retainers, equipment and locations do: recruited and employed by other ways than actions, cards moved
between minions, hands and libraries sorted (sec. 1.6, 6.1)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import CHOSEN, METHUSELAHS, Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, found
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import PASS, Option, Procedure
from vtes_desktop.rules.combat.strikes import Strike, reaches
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import discard, settle_hand
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.modes import Mode, modes
from vtes_desktop.rules.playing.paying import pay_card
from vtes_desktop.rules.playing.requirements import can_pay, has_disciplines, meets
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy, Place, on


class ReadyAtOnce(Word, frozen=True):
    """An ally can act in the turn in which it was recruited (sec. 6.1.5)."""

    who: str = "this"

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            if copy.place.region == "uncontrolled" and "recruited" in copy.marks:
                minions.mark(here.game, copy, "recruited", "")
                here.game.doing.move_card(copy, Place(copy.controller, "ready"))
        yield from ()


class MayRepeat(Word, frozen=True):
    """The acting minion can take the same action again in this turn; the card then costs it more."""

    blood: int = 0

    def do(self, here: Here) -> Procedure[None]:
        """Note both; what it costs more adds up."""
        game = here.game
        game.passing.may_repeat = True
        for copy in here.copies("acting"):
            name = dearer(here.source.card)
            minions.mark(game, copy, name, str(int(copy.marks.get(name, 0)) + self.blood))
        yield from ()


def dearer(card: int) -> str:
    """The mark of a minion for which a card costs more blood until the end of the turn."""
    return f"card {card} costs more this turn"


class BecomeAlly(Word, frozen=True):
    """The card that is played becomes an ally with the numbers that its text says, and can act at once."""

    def do(self, here: Here) -> Procedure[None]:
        """Put it in the ready region with its life; it may be contested (sec. 4.1)."""
        game, copy = here.game, here.source
        minions.mark(game, copy, "type", "ally")
        yield from bring_into_play(game, copy, here.seat, life=minions.facts(game, copy).life)


class Part(Word, frozen=True):
    """Of what was chosen by one name, what was chosen by another is left out from now on."""

    less: str
    of: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        taken = here.chosen.get(self.less, [])
        here.chosen[self.of] = [copy for copy in here.chosen.get(self.of, []) if copy not in taken]
        yield from ()


class Sift(Word, frozen=True):
    """Draw up to so many cards without discarding, then move as many from the hand to the bottom of the library."""

    most: Amount

    def do(self, here: Here) -> Procedure[None]:
        """Ask how many, and then which; nobody else sees them."""
        game, seat = here.game, here.seat
        there = min(amount_of(here, self.most), len(game.table.pile(seat, "library")))
        options = [Option("amount", f"Draw {number}", amount=number) for number in range(there + 1)]
        question = f"{game.name(here.source)}: how many cards?"
        amount = (yield from game.choose(seat, "amount", question, options, "1.6.1", here.source.id)).amount
        drawn = game.draw(seat, amount)
        for left in range(drawn, 0, -1):
            hand = [Option("bottom", game.name(copy), copy.id) for copy in game.pile(seat, "hand")]
            question = f"{game.name(here.source)}: which card goes to the bottom of your library? ({left} left)"
            option = yield from game.choose(seat, "bottom", question, hand, "1.6.1", here.source.id)
            copy = game.copy(option.copy)
            game.doing.move_card(copy, Place(copy.owner, "library"), len(game.table.pile(seat, "library")))
        if drawn:
            game.say(game.who(seat), f" moves {drawn} cards to the bottom of the library", seat=seat)


class Bring(Word, frozen=True):
    """The minion equips, employs or recruits a card of the hand, by no action: requirements and cost apply."""

    types: tuple[str, ...]

    def can(self, here: Here) -> bool:
        """Whether there is a card for it; where nobody is known yet to do it, whether there is one at all."""
        return here.minion is None or bool(self._ways(here, here.minion))

    def _ways(self, here: Here, minion: Copy) -> list[tuple[Option, Mode]]:
        game, seat = here.game, here.seat
        ways = []
        for copy in game.pile(seat, "hand"):
            card = game.card(copy)
            if not meets(game, minion, card) or not can_pay(game, seat, minion, card):
                continue
            for mode in modes(card):
                if mode.type not in self.types or not has_disciplines(game, minion, mode):
                    continue
                if mode.type != "Ally" and why_not_on(game, minion, card):
                    continue
                level = f" [{mode.level}]" if mode.level else ""
                ways.append((Option("bring", f"{game.name(copy)}{level}", copy.id, minion.id, level=mode.level), mode))
        return ways

    def do(self, here: Here) -> Procedure[None]:
        game, seat, minion = here.game, here.seat, here.minion
        ways = dict(self._ways(here, minion)) if minion is not None else {}
        if minion is None or not ways:
            return
        question = f"{game.name(here.source)}: which card does {game.name(minion)} get?"
        option = yield from game.choose(seat, "bring", question, [*ways, PASS], "6.1", here.source.id)
        if option.kind == "pass":
            return
        copy, mode = game.copy(option.copy), ways[option]
        yield from pay_card(game, seat, minion, game.card(copy))
        game.say(game.doing.name(minion), " gets ", game.doing.name(copy), seat=seat)
        ally = mode.type == "Ally"
        bearer = None if ally else minion
        yield from bring_into_play(game, copy, seat, bearer, level=mode.level, recruited=ally, equipped=True)
        yield from settle_hand(game, seat)


class Redistribute(Word, frozen=True):
    """Move blood, equipment and retainers between two minions that were chosen, as much as one likes; what is too much
    drains off."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        while len(both := here.copies(self.who)) == 2:
            options = []
            for giver, taker in (both, both[::-1]):
                to = f"to {game.name(taker)}"
                options += [
                    Option("move", f"{game.name(copy)} {to}", copy.id, taker.id)
                    for copy in (*minions.equipment(game, giver), *minions.retainers(game, giver))
                    if not why_not_on(game, taker, game.card(copy))
                ]
                options += [
                    Option("move blood", f"{amount} blood {to}", giver.id, taker.id, amount=amount)
                    for amount in range(1, giver.blood + 1)
                ]
            question = f"{game.name(here.source)}: what is moved?"
            option = yield from game.choose(seat, "move", question, [*options, PASS], "1.6.1", here.source.id)
            if option.kind == "pass":
                break
            copy, taker = game.copy(option.copy), game.copy(option.minion)
            if option.kind == "move":
                game.doing.move_card(copy, on(taker.id), controller=taker.controller)
            else:
                game.move_blood(m.Purse("card", copy.id), m.Purse("card", taker.id), option.amount)
            game.say(game.doing.name(taker), " gets ", option.text.partition(" to ")[0], seat=seat)
        for copy in here.copies(self.who):
            minions.drain(game, copy)


class ChooseMethuselahs(Word, frozen=True):
    """Choose one or more Methuselahs; the words after it speak of them as ``chosen``."""

    whose: Whose = "any"
    least: int = 1
    new: bool = False
    """Whether none may be chosen whom another card of the same name in play remembers."""

    def can(self, here: Here) -> bool:
        return len(self._seats(here)) >= self.least

    def _seats(self, here: Here) -> list[int]:
        game = here.game
        taken: set[str] = set()
        if self.new:
            for copy in game.lying_in_play():
                if copy.card == here.source.card and copy is not here.source:
                    taken.update(copy.marks.get(METHUSELAHS, "").split())
        return [seat for seat in here.methuselahs(self.whose) if str(seat) not in taken]

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        here.seats.clear()
        left = self._seats(here)
        while left:
            options = [Option("methuselah", game.seat_name(seat), seat=seat) for seat in left]
            if len(here.seats) >= self.least:
                options.append(PASS)
            question = f"{game.name(here.source)}: which Methuselahs?"
            option = yield from game.choose(here.seat, "methuselah", question, options, "6.3.2", here.source.id)
            if option.kind == "pass":
                break
            here.seats[f"chosen {len(here.seats)}"] = option.seat
            left.remove(option.seat)


class ChooseThreatened(Word, frozen=True):
    """Choose a vampire that an opposing minion is about to strike with aggravated damage: the strike is chosen, and
    reaches at the range (sec. 6.4.3, 6.4.6)."""

    name: str = "target"

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def _there(self, here: Here) -> list[Copy]:
        fight = here.game.fight
        if fight is None:
            return []
        vampires = [
            copy
            for copy in fight.both
            if minions.is_vampire(here.game, copy) and not minions.is_immune(here.game, copy, here.source)
        ]
        return [
            copy
            for copy in vampires
            if any(_is_threat(here, each) for each in fight.chosen if each.minion is fight.other(copy))
        ]

    def do(self, here: Here) -> Procedure[None]:
        game, there = here.game, self._there(here)
        options = [Option("target", game.name(copy), copy.id, targets=(copy.id,)) for copy in there]
        if options:
            question = f"{game.name(here.source)}: on which vampire?"
            option = yield from game.choose(here.seat, "target", question, options, "1.6.1", here.source.id)
            here.chosen[self.name] = [game.copy(option.copy)]


def _is_threat(here: Here, strike: Strike) -> bool:
    return strike.aggravated and strike.kind in ("hand", "weapon", "damage") and reaches(here.game, strike)


class DiscardChosen(Word, frozen=True):
    """Discard so many cards of your hand that are meant, and draw up afterwards."""

    which: Which
    amount: int = 1

    def can(self, here: Here) -> bool:
        return len(found(here, self.which)) >= self.amount

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for _ in range(self.amount):
            options = [Option("discard", f"Discard {game.name(copy)}", copy.id) for copy in found(here, self.which)]
            if not options:
                return
            question = f"{game.name(here.source)}: which card is discarded?"
            option = yield from game.choose(here.seat, "discard", question, options, "1.6.1", here.source.id)
            copy = game.copy(option.copy)
            discard(game, here.seat, copy)
        yield from settle_hand(game, here.seat)


class RememberAs(Word, frozen=True):
    """The card remembers what was chosen by a name; its words speak of that as ``remembered <name>`` from then on."""

    name: str
    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        chosen = here.copy(self.who)
        if chosen is not None:
            minions.mark(here.game, here.source, f"{CHOSEN} {self.name}", str(chosen.id))
        yield from ()


class CancelItself(Word, frozen=True):
    """The card that is being played is cancelled; its cost is paid (sec. 11)."""

    def do(self, here: Here) -> Procedure[None]:
        minions.mark(here.game, here.source, "cancelled", "yes")
        here.game.say(here.game.doing.name(here.source), " is cancelled", seat=here.seat)
        yield from ()


class BurnRandom(Word, frozen=True):
    """Burn one of the cards that are meant, drawn at random."""

    which: Which

    def do(self, here: Here) -> Procedure[None]:
        there = found(here, self.which)
        if there:
            here.game.burn(there[here.game.doing.random(len(there))])
        yield from ()


class WithMethuselah(Word, frozen=True):
    """The Methuselah who controls a card is “you” for what follows: she is the one that is chosen."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            here.seats["chosen"] = copy.controller
        yield from ()
