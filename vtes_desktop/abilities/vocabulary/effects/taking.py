"""Control of cards that changes, cards searched for, vampires that come into play by an effect (sec. 1.5, 4.1, 6.1)."""

from __future__ import annotations

from msgspec import Struct

from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, fits
from vtes_desktop.cards.terms import DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import PASS, Option, Procedure
from vtes_desktop.rules.control import take_control
from vtes_desktop.rules.playing import discipline_cards
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import discard, settle_hand
from vtes_desktop.rules.playing.modes import Mode, modes
from vtes_desktop.rules.playing.paying import pay_card
from vtes_desktop.rules.playing.requirements import can_pay, has_disciplines, meets
from vtes_desktop.rules.playing.searching import REGIONS, search
from vtes_desktop.rules.turn.influence import control, is_paid
from vtes_desktop.rules.turn.master import open_disciplines, put_discipline
from vtes_desktop.rules.turn.unlock import NEXT_UNLOCK
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy, Place, on


class Steal(Word, frozen=True):
    """You gain control of cards for good: a minion or location comes to your region of the same kind, equipment and
    retainers to the acting minion."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            types = set(game.card(copy).types)
            location = minions.facts(game, copy).location
            if copy.place.on and types & {"Equipment", "Retainer"} and here.minion is not None and not location:
                old = game.table.copies.get(copy.place.on)
                game.doing.move_card(copy, on(here.minion.id), controller=here.seat)
                game.say(game.doing.name(here.minion), " takes ", game.doing.name(copy), seat=here.seat)
                if old is not None:
                    minions.drain(game, old)
            elif copy.controller != here.seat and (not copy.place.on or location):
                yield from take_control(game, here.seat, copy)
        yield from ()


class MoveTo(Word, frozen=True):
    """Cards move to another region of who controls them: out of torpor to the ready region."""

    region: str
    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            here.game.doing.move_card(copy, Place(copy.controller, self.region))
        yield from ()


class StealPool(Word, frozen=True):
    """Pool of other Methuselahs becomes yours, as much as there is."""

    amount: Amount = 1
    whose: Whose = "target"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for seat in here.methuselahs(self.whose):
            amount = min(amount_of(here, self.amount), game.table.seats[seat].pool)
            game.move_blood(m.Purse("pool", seat), m.Purse("pool", here.seat), amount)
            game.say(game.who(here.seat), f" takes {amount} pool of ", game.who(seat), seat=here.seat)
        yield from ()


class StayLocked(Word, frozen=True):
    """Minions do not unlock as normal in their next unlock phase; one that is stunned is locked, too."""

    who: str = "target"
    stun: bool = False

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            if self.stun:
                here.game.lock(copy)
                here.game.say(here.game.doing.name(copy), " is stunned", seat=here.seat)
            minions.mark(here.game, copy, NEXT_UNLOCK, "yes")
        yield from ()


class Corrupt(Word, frozen=True):
    """Put your corruption counters on cards, or take them off: each Methuselah's are counted for themselves."""

    who: str = "target"
    amount: Amount = 1

    def can(self, here: Here) -> bool:
        amount = amount_of(here, self.amount)
        return all(corruption(copy, here.seat) + amount >= 0 for copy in here.copies(self.who))

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            count = max(0, corruption(copy, here.seat) + amount_of(here, self.amount))
            game.do(m.SetCounter(copy.id, corruption_of(here.seat), count))
            game.say(game.doing.name(copy), f" has {count} corruption of ", game.who(here.seat), seat=here.seat)
        yield from ()


def corruption_of(seat: int) -> str:
    """The counter of a Methuselah's corruption."""
    return f"corruption {seat}"


def corruption(copy: Copy, seat: int) -> int:
    """How many corruption counters of a Methuselah are on a card."""
    return copy.counters.get(corruption_of(seat), 0)


class DiscardAtRandom(Word, frozen=True):
    """Methuselahs discard cards at random, then draw back up."""

    amount: Amount = 1
    whose: Whose = "you"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for seat in here.methuselahs(self.whose):
            for _ in range(amount_of(here, self.amount)):
                hand = game.pile(seat, "hand")
                if hand:
                    copy = hand[game.doing.random(len(hand))]
                    discard(game, seat, copy, " at random")
            yield from settle_hand(game, seat)


# -- searching ------------------------------------------------------------------------------------------------------


class Way(Struct, frozen=True):
    """A card that was found, and how it is played."""

    copy: Copy
    mode: Mode


class Equip(Word, frozen=True):
    """Search the library for equipment and equip the minion with it; requirements and cost apply (sec. 6.1.3)."""

    which: Which
    region: str = "library"
    free: bool = False
    """Whether its cost is not paid."""
    any_may: bool = False
    """Whether no requirement counts; a level that the minion has not is had only where it has none at all."""

    def do(self, here: Here) -> Procedure[None]:
        """Ask for it, pay for it, put it on; then shuffle. The words after it speak of it as ``found``."""
        game, seat, minion = here.game, here.seat, here.minion
        if minion is None:
            return
        options: dict[Option, Way] = {}
        for copy in game.pile(seat, self.region):
            card = game.card(copy)
            if not fits(here, self.which, copy) or not (self.any_may or meets(game, minion, card)):
                continue
            if not self.free and not can_pay(game, seat, minion, card):
                continue
            fitting = [mode for mode in modes(card) if mode.type in ("Equipment", "Retainer")]
            had = [mode for mode in fitting if has_disciplines(game, minion, mode)]
            for mode in had or (fitting[:1] if self.any_may else []):
                level = f" [{mode.level}]" if mode.level else ""
                option = Option("equip", f"{game.name(copy)}{level}", copy.id, minion.id, level=mode.level)
                options.setdefault(option, Way(copy, mode))
        question = f"{game.name(here.source)}: which card?"
        option = yield from game.choose(
            seat, "search", question, [*options, PASS], "1.6.1", here.source.id, always=True
        )
        way = options.get(option)
        if way is not None:
            if not self.free:
                yield from pay_card(game, seat, minion, game.card(way.copy))
            here.chosen["found"] = [way.copy]
            game.say(game.doing.name(minion), " gets ", game.doing.name(way.copy), seat=seat)
            searched = "library" if self.region == "library" else ""
            level = way.mode.level
            yield from bring_into_play(game, way.copy, seat, minion, level=level, equipped=True, shuffled=searched)
        elif self.region == "library":
            game.doing.shuffle(seat, "library")
        if self.region != "library":
            yield from settle_hand(game, seat)


# -- embraces -------------------------------------------------------------------------------------------------------


class BecomeVampire(Word, frozen=True):
    """The card that is played comes into play as a vampire of the acting vampire's clan and sect (sec. 6.1)."""

    capacity: int = 1
    acts: bool = True
    """Whether it can act in this turn."""
    sect: str = ""
    """Where it is not that of the acting vampire."""
    clan: str = ""
    """Where it is not that of the acting vampire; ``none`` for no clan."""
    disciplines: str = ""
    """What it has: codes with spaces between, in upper case at superior."""
    traits: tuple[str, ...] = ()
    """What it is or has besides: ``sterile``, ``flight``, ``infernal``."""
    slave: bool = False
    """Whether it is enslaved to the acting vampire's clan."""
    blood: int = 0

    def do(self, here: Here) -> Procedure[None]:
        game, copy, parent = here.game, here.source, here.minion
        marks = {"type": "vampire", "capacity": str(self.capacity), minions.GAINED: self.disciplines}
        marks |= dict.fromkeys(self.traits, "yes")
        kin = minions.clan(game, parent) if parent is not None else ""
        sect = minions.sect(game, parent) if parent is not None else ""
        marks |= {"clan": self.clan or kin, "sect": self.sect or sect}
        marks |= {"slave": kin} if self.slave else {}
        for name, value in marks.items():
            minions.mark(game, copy, name, value)
        blood = min(self.blood, self.capacity)
        yield from bring_into_play(game, copy, here.seat, life=blood, recruited=not self.acts)


class Awaken(Word, frozen=True):
    """Uncontrolled vampires with blood for their capacity become controlled (sec. 7)."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            if copy.place.region == "uncontrolled" and is_paid(game, copy):
                yield from control(game, copy.place.seat, copy)


class FindDiscipline(Word, frozen=True):
    """Search library, ash heap and hand for a Discipline master card, and put it on a vampire (sec. 1.6.2, 11)."""

    who: str = "this"
    library_only: bool = False
    regions: tuple[str, ...] = REGIONS
    paid: bool = False
    """Whether its cost is paid."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        vampire = here.copy(self.who)
        if vampire is None or not game.in_play(vampire):
            return

        def fitting(copy: Copy) -> bool:
            if self.library_only and copy.place.region != "library":
                return False
            if self.paid and not can_pay(game, here.seat, None, game.card(copy)):
                return False
            return minions.facts(game, copy).discipline and bool(open_disciplines(game, copy, vampire))

        question = f"{game.name(here.source)}: which Discipline card?"
        card = yield from search(game, here.seat, "search", question, fitting, lambda _: None, "1.6.2", self.regions)
        if card is None:
            return
        code = ""
        if discipline_cards.is_chosen(game.card(card)):
            codes = open_disciplines(game, card, vampire)
            options = [Option("discipline", DISCIPLINES[each], vampire.id, level=each) for each in codes]
            question = f"Which Discipline does {game.name(vampire)} gain?"
            code = (yield from game.choose(here.seat, "discipline", question, options, "1.6.2", card.id)).level
        if self.paid:
            yield from pay_card(game, here.seat, None, game.card(card))
        put_discipline(game, card, vampire, code)
        yield from settle_hand(game, here.seat)
