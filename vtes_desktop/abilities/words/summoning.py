"""Cards fetched into play by an action for its X, recruits that are trained in the uncontrolled region (sec. 1.5,
6.1)."""

from __future__ import annotations

from vtes_desktop.abilities.amounts import Amount, amount_of
from vtes_desktop.abilities.here import Here
from vtes_desktop.abilities.words.word import Word
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.contests import enter_play
from vtes_desktop.rules.game import TRAINED
from vtes_desktop.rules.limits import why_not_on
from vtes_desktop.rules.modes import modes
from vtes_desktop.rules.playing import stays
from vtes_desktop.rules.requirements import cost_of
from vtes_desktop.table.table import Copy, Place, on

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
            ally = "Ally" in card.types
            place = Place(seat, "ready") if ally else on(minion.id)
            game.doing.move_card(found, place, controller=seat, face_up=True)
            level = next((mode.level for mode in modes(card) if mode.type in _FETCHED), "")
            minions.mark(game, found, "level", level)
            if "Equipment" not in card.types:
                game.gain_blood(found, max(1, minions.facts(game, found).life))
            game.say(game.doing.name(minion), " gets ", game.doing.name(found), seat=seat)
        game.doing.shuffle(seat, "library")
        if found is not None:
            yield from enter_play(game, found)

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
            game.doing.move_card(found, Place(seat, "ready"), controller=seat, face_up=True)
            game.say(game.who(seat), " puts ", game.doing.name(found), " in play", seat=seat)
        game.doing.shuffle(seat, "crypt")
        if found is not None:
            yield from enter_play(game, found)


class PutInTraining(Word, frozen=True):
    """The card that is played is put into play in your uncontrolled region, where it is no minion yet."""

    def do(self, here: Here) -> Procedure[None]:
        """Put it there, for all to see."""
        game, copy = here.game, here.source
        stays(game, copy)
        game.doing.move_card(copy, Place(here.seat, "uncontrolled"), face_up=True)
        minions.mark(game, copy, TRAINED, "yes")
        yield from ()


class EndTraining(Word, frozen=True):
    """The card is no longer trained: what follows makes a minion of it."""

    def do(self, here: Here) -> Procedure[None]:
        """Take the mark off."""
        minions.mark(here.game, here.source, TRAINED, "")
        yield from ()


SummonWords = SummonCard | SummonVampire | PutInTraining | EndTraining
"""The words of this module."""
