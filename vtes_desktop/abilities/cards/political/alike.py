"""What several political action cards say alike."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.vocabulary.amounts import Amount
from vtes_desktop.abilities.vocabulary.conditions.condition import Conditions
from vtes_desktop.abilities.vocabulary.effects.word import Words
from vtes_desktop.rules.politics import referendum as politics
from vtes_desktop.table.asking import PASS, Procedure
from vtes_desktop.table.situation import Vote


def per_minion(*, gain: bool, amount: Amount) -> Words:
    """Each Methuselah gains or burns so much pool, counted for each."""
    return ForEachMethuselah("any", (GainPool(amount) if gain else BurnPool(amount),))


def vote(name: str, *words: Words, terms: tuple[Words, ...] = (), conditions: tuple[Conditions, ...] = ()) -> Named:
    """A political action: its terms, and what it does when it passes."""
    return named(name, Reading("Political Action", conditions=conditions, declares=terms, words=words))


def political(*words: Words, terms: tuple[Words, ...] = ()) -> Reading:
    """What a referendum does, with the terms that are chosen before it."""
    return Reading("Political Action", declares=terms, words=words)


READY_TORPID_OR_IN_PLAY: Final = ("ready", "torpor", "in play")


class EachChooses(Word, frozen=True):
    """Each Methuselah may choose one of her cards; the words after it speak of it as ``<name> of you``."""

    which: Which
    name: str = "vampire"
    whose: Whose = "any"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for seat in here.methuselahs(self.whose):
            each = Here(game, seat, here.source)
            options = game.targets(found(each, self.which))
            if not options:
                continue
            option = yield from here.ask("target", "which one?", [*options, PASS], "6.3.2", seat=seat)
            if option.kind != "pass":
                here.chosen[f"{self.name} {seat}"] = [game.copy(option.copy)]
                game.say(game.who(seat), " chooses ", game.doing.name(game.copy(option.copy)), seat=seat)

    def aloud(self) -> str:
        return f"{does(self.whose, 'choose')} up to 1 card as “{self.name}”: {self.which.aloud()}"


class BurnCards(Word, frozen=True):
    """Burn cards that no minion burns: wherever they lie, and for no reward."""

    who: str = "target"

    def act(self, here: Here) -> None:
        for copy in here.copies(self.who):
            here.game.burn(copy)

    def aloud(self) -> str:
        return f"{card_does(self.who, 'be')} burned, wherever it is, by no minion"


class IgnoreVotes(Word, frozen=True):
    """The votes and ballots of minions that are meant are not counted on a side (sec. 6.3.3)."""

    which: Which
    side: Literal["for", "against"]

    def act(self, here: Here) -> None:
        game = here.game

        def ignored(vote: Vote) -> int:
            minion = politics.of_minion(game, vote.copy, vote.source)
            is_meant = minion is not None and vote.side == self.side and fits(here, self.which, minion)
            return -1000 if is_meant else 0

        game.passing.referendum.reckoned.append(ignored)

    def aloud(self) -> str:
        return f"votes and ballots that {self.which.kind_aloud(many=True)} cast {self.side} the referendum don’t count"
