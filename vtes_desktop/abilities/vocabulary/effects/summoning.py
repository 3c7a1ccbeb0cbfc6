"""Cards fetched into play by an action for its X, recruits that are trained in the uncontrolled region (sec. 1.5,
6.1)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.cards.terms import DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.game import TRAINED
from vtes_desktop.rules.minion.card_actions import RECRUITED_IN
from vtes_desktop.rules.playing.card import stays
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.modes import modes
from vtes_desktop.rules.playing.paying import pay_card
from vtes_desktop.rules.playing.requirements import can_pay, cost_of, has_disciplines, meets
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy, Place

_FETCHED = frozenset({"Ally", "Retainer", "Equipment"})


class SummonCard(Word, frozen=True):
    """Search library and ash heap for an ally, retainer or equipment that costs so much at most, and put it in play for
    the minion, with the life that it starts with; no requirement counts, a card with an X has 0 for it, and one that
    asks for a Discipline is at its lowest level (rulings on Summon History)."""

    most: Amount

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; one may find none."""
        game, seat, minion = here.game, here.seat, here.minion
        if minion is None:
            return
        most = amount_of(here, self.most)
        options = [
            Option("search", f"{game.name(copy)} ({region})", copy.id)
            for region in ("library", "ash heap")
            for copy in game.pile(seat, region)
            if self._fits(here, minion, copy, most)
        ]
        none = Option("pass", "None")
        question = f"{game.name(here.source)}: which card?"
        option = yield from game.choose(seat, "search", question, [*options, none], "11", here.source.id, always=True)
        found = None if option == none else game.copy(option.copy)
        if found is not None:
            card = game.card(found)
            bearer = None if "Ally" in card.types else minion
            level = next((mode.level for mode in modes(card) if mode.type in _FETCHED), "")
            game.say(game.doing.name(minion), " gets ", game.doing.name(found), seat=seat)
            yield from bring_into_play(game, found, seat, bearer, level=level, shuffled="library")
        else:
            game.doing.shuffle(seat, "library")

    def _fits(self, here: Here, minion: Copy, copy: Copy, most: int) -> bool:
        card = here.game.card(copy)
        if not _FETCHED & set(card.types) or max(cost_of(card, "pool"), cost_of(card, "blood")) > most:
            return False
        return "Ally" in card.types or not why_not_on(here.game, minion, card)


class SummonVampire(Word, frozen=True):
    """Search crypt and ash heap for a vampire of such a capacity at most that is not scarce, and put it in play without
    blood."""

    most: Amount

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; one may find none."""
        game, seat = here.game, here.seat
        most = amount_of(here, self.most)
        options = [
            Option("search", f"{game.name(copy)} ({region})", copy.id)
            for region in ("crypt", "ash heap")
            for copy in game.pile(seat, region)
            if minions.is_vampire(game, copy)
            and minions.capacity(game, copy) <= most
            and not minions.facts(game, copy).scarce
        ]
        none = Option("pass", "None")
        question = f"{game.name(here.source)}: which vampire?"
        option = yield from game.choose(seat, "search", question, [*options, none], "11", here.source.id, always=True)
        found = None if option == none else game.copy(option.copy)
        if found is not None:
            game.say(game.who(seat), " puts ", game.doing.name(found), " in play", seat=seat)
            yield from bring_into_play(game, found, seat, shuffled="crypt")
        else:
            game.doing.shuffle(seat, "crypt")


class RecruitFromLibrary(Word, frozen=True):
    """The minion recruits an ally from the library: requirements and cost apply, and it can't act in this turn
    (sec. 6.1.5)."""

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; one may find none. Then shuffle."""
        game, seat, minion = here.game, here.seat, here.minion
        if minion is None:
            return
        ways: dict[Option, str] = {}
        for copy in game.pile(seat, "library"):
            card = game.card(copy)
            if "Ally" in card.types and meets(game, minion, card) and can_pay(game, seat, minion, card):
                for mode in modes(card):
                    if mode.type == "Ally" and has_disciplines(game, minion, mode):
                        level = f" [{mode.level}]" if mode.level else ""
                        option = Option("search", f"{game.name(copy)}{level}", copy.id, level=mode.level)
                        ways.setdefault(option, mode.level)
        question = f"{game.name(here.source)}: which ally?"
        none = Option("pass", "None")
        option = yield from game.choose(seat, "search", question, [*ways, none], "11", here.source.id, always=True)
        found = None if option == none else game.copy(option.copy)
        if found is not None:
            yield from pay_card(game, seat, minion, game.card(found))
            game.say(game.doing.name(minion), " recruits ", game.doing.name(found), seat=seat)
            yield from bring_into_play(game, found, seat, level=ways[option], recruited=True, shuffled="library")
            if game.in_play(minion):
                minions.mark(game, minion, RECRUITED_IN, str(game.table.turn))
        else:
            game.doing.shuffle(seat, "library")


class PutInTraining(Word, frozen=True):
    """The card that is played is put into play in your uncontrolled region, where it is no minion yet."""

    def do(self, here: Here) -> Procedure[None]:
        game, copy = here.game, here.source
        stays(game, copy)
        game.doing.move_card(copy, Place(here.seat, "uncontrolled"), face_up=True)
        minions.mark(game, copy, TRAINED, "yes")
        yield from ()


class EndTraining(Word, frozen=True):
    """The card is no longer trained: what follows makes a minion of it."""

    def do(self, here: Here) -> Procedure[None]:
        minions.mark(here.game, here.source, TRAINED, "")
        yield from ()


class CompareCrypts(Word, frozen=True):
    """Each Methuselah shows the top card of her crypt: who shows the highest capacity takes pool of who shows the
    lowest, or everybody burns some where either is tied; then the crypts are shuffled."""

    taken: int
    burned: int

    def can(self, here: Here) -> bool:
        return all(here.game.table.pile(seat, "crypt") for seat in here.methuselahs("any"))

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        sizes = {}
        for seat in here.methuselahs("any"):
            for copy in game.pile(seat, "crypt")[:1]:
                card = game.card(copy)
                sizes[seat] = card.capacity or 0
                game.say(game.who(seat), f" reveals {card.display_name} of the crypt", seat=seat)
        order = sorted(sizes, key=lambda seat: sizes[seat])
        amounts = [sizes[seat] for seat in order]
        if amounts and (amounts.count(amounts[0]) > 1 or amounts.count(amounts[-1]) > 1):
            for seat in order:
                burned = game.burn_pool(seat, self.burned)
                game.say(game.who(seat), f" burns {burned} pool", seat=seat)
        elif len(order) > 1:
            low, high = order[0], order[-1]
            amount = min(self.taken, game.table.seats[low].pool)
            game.move_blood(m.Purse("pool", low), m.Purse("pool", high), amount)
            game.say(game.who(high), f" takes {amount} pool of ", game.who(low), seat=here.seat)
        for seat in order:
            game.doing.shuffle(seat, "crypt")
        yield from ()


class GainNamed(Word, frozen=True):
    """The card itself, a vampire now, gets so many Disciplines that you name, at superior."""

    amount: int

    def do(self, here: Here) -> Procedure[None]:
        game, copy = here.game, here.source
        named: list[str] = []
        for left in range(self.amount, 0, -1):
            options = [
                Option("discipline", DISCIPLINES[code], copy.id, level=code)
                for code in DISCIPLINES
                if code.upper() not in named
            ]
            question = f"{game.name(copy)}: which Disciplines does it have? ({left} left)"
            option = yield from game.choose(here.seat, "discipline", question, options, "1.6.1", copy.id)
            named.append(option.level.upper())
        minions.mark(game, copy, minions.GAINED, " ".join(named))
