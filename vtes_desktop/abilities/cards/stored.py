"""Cards that are kept on another card, out of play, for the minion that bears that to play as if from the hand."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.playing.searching import look_through
from vtes_desktop.rules.playing.stored import AS_FROM_HAND, BY_BEARER, LENT, store
from vtes_desktop.table.asking import PASS, Option, Procedure
from vtes_desktop.table.table import Copy


def _requires(game: Game, copy: Copy, code: str) -> bool:
    """Whether a card requires a Discipline."""
    return any(level.code == code for level in game.card(copy).disciplines)


def _to_keep(here: Here, code: str) -> list[Copy]:
    """The cards of the hand that require a Discipline, but for the card itself."""
    game = here.game
    return [copy for copy in game.pile(here.seat, "hand") if copy is not here.source and _requires(game, copy, code)]


HELD_THEN: Final = "held as it was played"
"""The cards of the hand that could be kept as the card was played: what is drawn later can't be."""


class ChooseToKeep(Word, frozen=True):
    """Say how many cards of your hand that require a Discipline are kept: no more than are there as the card is played,
    before it is replaced (ruling on Gift of Proteus)."""

    code: str

    def do(self, here: Here) -> Procedure[None]:
        here.chosen[HELD_THEN] = _to_keep(here, self.code)
        most = len(here.chosen[HELD_THEN])
        options = [Option("amount", f"{number}", amount=number) for number in range(most + 1)]
        option = yield from here.ask("amount", "how many cards are kept on it?", options, "1.6.1")
        here.numbers["kept"] = option.amount
        here.announced.append(str(option.amount))

    def aloud(self) -> str:
        return f"choose how many of the cards in your hand that require {discipline_name(self.code)} are kept"


class KeepThem(Word, frozen=True):
    """So many cards as was said of those that you held as the card was played, or all that are left of them, go on the
    card, face down and out of play."""

    code: str
    clan: str

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for _ in range(here.numbers.get("kept", 0)):
            there = [copy for copy in _to_keep(here, self.code) if copy in here.chosen.get(HELD_THEN, ())]
            if not there:
                break
            options = [Option("target", game.name(copy), copy.id) for copy in there]
            option = yield from here.ask("target", "which card is kept on it?", options, "1.6.1")
            store(game, game.copy(option.copy), here.source, mark=AS_FROM_HAND, value=f"{BY_BEARER}{self.clan}")
        yield from settle_hand(game, here.seat)

    def aloud(self) -> str:
        return (
            f"so many cards that require {discipline_name(self.code)} of those in your hand as this was played, or all "
            "that are left of them, are put on this card as you choose, face down and out of play; the minion that "
            f"bears it, as long as it is {self.clan}, can play them as if from the hand"
        )


class KeepCombatCard(Word, frozen=True):
    """You may put a combat card of your hand on the card, out of play, for that to use once in each combat."""

    said = (
        "you may put a combat card of your hand on this card, open and out of play; once in each combat this minion "
        "can use it as if played from the hand, at a basic level of one Discipline and as a vampire, and it stays there"
    )

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        options = [
            Option("target", game.name(copy), copy.id)
            for copy in game.pile(seat, "hand")
            if "Combat" in game.card(copy).types
        ]
        if not options:
            return
        option = yield from here.ask(
            "target", "which combat card is put on it?", [*options, PASS], "1.6.1", always=True
        )
        if option != PASS:
            copy = game.copy(option.copy)
            game.say(game.who(seat), " puts ", game.name(copy), " on ", game.doing.name(here.source), seat=seat)
            store(game, copy, here.source, shown=True, mark=AS_FROM_HAND, value=LENT)
            yield from settle_hand(game, seat)


class FindToKeep(Word, frozen=True):
    """Up to so many cards that require a Discipline, of your library, which is shuffled, and ash heap, go on the
    card, face down and out of play."""

    code: str
    most: int
    clan: str

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        question, regions = f"{game.name(here.source)}: which card is kept on it?", ("library", "ash heap")
        for _ in range(self.most):
            copy = yield from look_through(
                game,
                seat,
                question,
                lambda each: _requires(game, each, self.code),
                regions,
                "1.6.1",
                here.source.id,
                none="No more",
            )
            if copy is None:
                break
            store(game, copy, here.source, mark=AS_FROM_HAND, value=f"{BY_BEARER}{self.clan}")
        game.doing.shuffle(seat, "library")

    def aloud(self) -> str:
        return (
            f"up to {self.most} cards that require {discipline_name(self.code)}, of your library (which is shuffled) "
            "and ash heap, are put on this card, face down and out of play; the minion that bears it, as long as it is "
            f"{self.clan}, can play them as if from the hand"
        )


class Lay(Word, frozen=True):
    """Library cards that were chosen, and that everybody sees, go face down on the card, out of play, with a mark."""

    mark: str

    def act(self, here: Here) -> None:
        game = here.game
        for copy in here.copies("target"):
            game.say(game.doing.name(copy), " goes on ", game.doing.name(here.source), seat=here.seat)
            store(game, copy, here.source, mark=self.mark)

    def aloud(self) -> str:
        played = "; you can play it as if from your hand (requirements and cost apply)"
        return f"the chosen card goes face down on this card, out of play{played if self.mark == AS_FROM_HAND else ''}"


class HoldsNothing(Condition, frozen=True):
    """No cards are kept on the card."""

    said = "no cards are kept on this card"

    def holds(self, here: Here) -> bool:
        return not any(AS_FROM_HAND in here.game.copy(below).marks for below in here.source.attached)


BURNED_EMPTY: Final = lapses(HoldsNothing(), also=("card played", "before strikes", "end of combat"))
"""It is burned as soon as nothing is kept on it."""
