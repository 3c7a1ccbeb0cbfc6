"""What single minions' own cards do: votes forced on them, clans taken, blood of uncontrolled vampires moved,
convictions found (sec. 6.3, 7, 10, Imbued appendix)."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import PASS, Option, Procedure
from vtes_desktop.rules.combat.damage import Hurt, inflict
from vtes_desktop.rules.imbued.imbued import (
    burn_conviction,
    convictions,
    found_convictions,
    gain_conviction,
    leave_incapacity,
)
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.playing.searching import REGIONS
from vtes_desktop.rules.politics import referendum as politics
from vtes_desktop.rules.titles.sects import change_clan, change_sect
from vtes_desktop.table import moves as m

_SIDES: Final = (Option("for", "For it"), Option("against", "Against it"))


class CastAs(Word, frozen=True):
    """Minions cast their votes and ballots as you choose, also those that they have cast already (sec. 6.3.3)."""

    who: str = "target"

    def can(self, here: Here) -> bool:
        game = here.game
        return game.table.referendum is not None and all(
            copy.id not in game.abstaining for copy in here.copies(self.who)
        )

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            question = f"{game.name(here.source)}: how does {game.name(copy)} cast?"
            option = yield from game.choose(here.seat, "side", question, list(_SIDES), "6.3.3", here.source.id)
            if game.table.referendum is not None:
                politics.force_votes(game, copy, "for" if option.kind == "for" else "against")


class TakeClan(Word, frozen=True):
    """Vampires become members of a clan (sec. 10)."""

    clan: str
    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            change_clan(here.game, copy, self.clan)
        yield from ()


class TakeSect(Word, frozen=True):
    """Vampires become members of a sect (sec. 10)."""

    sect: str
    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            change_sect(here.game, copy, self.sect)
        yield from ()


class Learn(Word, frozen=True):
    """Vampires gain a level of a Discipline for good (sec. 1.5)."""

    code: str
    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            known = copy.marks.get(minions.LEARNED, "")
            minions.mark(here.game, copy, minions.LEARNED, f"{known} {self.code}".strip())
        yield from ()


class HurtCombatants(Word, frozen=True):
    """Once the combat has ended, unless it goes on or another follows, both minions and the retainers that they have
    then take unpreventable damage."""

    amount: int = 1

    def do(self, here: Here) -> Procedure[None]:
        game, fight = here.game, here.game.fight
        if fight is None:
            return
        both, by = fight.both, here.minion

        def hurt() -> Procedure[None]:
            there = [copy for copy in both if game.in_play(copy)]
            hurts = [
                Hurt(each, self.amount, unpreventable=True, by=by)
                for copy in there
                for each in (copy, *minions.retainers(game, copy))
            ]
            yield from inflict(game, hurts, game.clockwise(here.seat))

        fight.after_end.append(hurt)
        yield from ()


class BloodToItsPool(Word, frozen=True):
    """Blood of a card goes to the pool of its controller."""

    who: str = "target"
    amount: Amount = 1

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            amount = min(copy.blood, amount_of(here, self.amount))
            game.move_blood(m.Purse("card", copy.id), m.Purse("pool", copy.controller), amount)
            words = f": {amount} blood goes to the pool of "
            game.say(game.doing.name(copy), words, game.who(copy.controller), seat=here.seat)
        yield from ()


class BurnConvictions(Word, frozen=True):
    """The minion burns convictions (Imbued appendix)."""

    amount: int

    def can(self, here: Here) -> bool:
        return here.minion is not None and len(convictions(here.game, here.minion)) >= self.amount

    def do(self, here: Here) -> Procedure[None]:
        if here.minion is not None:
            yield from burn_conviction(here.game, here.minion, self.amount)


class Recover(Word, frozen=True):
    """An incapacitated Imbued is ready again, and gains a life (Imbued appendix)."""

    who: str = "minion"

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            leave_incapacity(here.game, copy)
        yield from ()


class GainConviction(Word, frozen=True):
    """The minion gains a conviction from your hand, ash heap or library (Imbued appendix)."""

    regions: tuple[str, ...] = ("hand", "ash heap")

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; one may find none."""
        game, minion = here.game, here.minion
        if minion is None or not game.in_play(minion):
            return
        options = [*found_convictions(game, minion, self.regions), PASS]
        question = f"{game.name(here.source)}: which conviction?"
        option = yield from game.choose(here.seat, "conviction", question, options, "Imbued", always=True)
        if option != PASS:
            gain_conviction(game, minion, game.copy(option.copy))
        if set(self.regions) == set(REGIONS):
            game.doing.shuffle(here.seat, "library")
        yield from settle_hand(game, here.seat)
