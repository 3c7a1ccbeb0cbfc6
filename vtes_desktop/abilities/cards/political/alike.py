"""What several political action cards say alike: a file of them imports it whole, as it does the language."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules.politics import referendum as politics
from vtes_desktop.table.asking import PASS, Option, Procedure
from vtes_desktop.table.situation import Vote


def vote(name: str, *words: Words, terms: tuple[Words, ...] = (), conditions: tuple[Conditions, ...] = ()) -> Named:
    """A political action card that brings nothing into play: its terms, and what it does when it passes."""
    return political_card(name, conditions=conditions, declares=terms, words=words)


class EachChooses(Word, frozen=True):
    """Each Methuselah may choose one of her cards; the words after it speak of it as ``vampire of you``."""

    which: Which

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for seat in here.methuselahs("any"):
            each = Here(game, seat, here.source)
            options = game.targets(found(each, self.which))
            if not options:
                continue
            option = yield from here.ask("target", "which one?", [*options, PASS], "6.3.2", seat=seat)
            if option.kind != "pass":
                here.chosen[f"vampire {seat}"] = [game.copy(option.copy)]
                game.say(game.who(seat), " chooses ", game.doing.name(game.copy(option.copy)), seat=seat)

    def aloud(self) -> str:
        return f"each Methuselah chooses up to 1 card as “vampire”: {self.which.aloud()}"


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


ALLOTTED: Final = "allotted"
"""The name of the cards to which points were allocated."""


def points_on(copy: int) -> str:
    """The name of the number of points that were allocated to a card."""
    return f"points {copy}"


class AllocateAmong(Word, frozen=True):
    """Allocate points, one after the other, among cards that are meant, and Methuselahs where these are named."""

    points: Amount
    which: Which
    whose: Whose | None = None
    each: int = 1000
    """The most for one."""

    def can(self, here: Here) -> bool:
        """Whether there is room for all points; of those that depend on what is chosen before nothing is known yet
        (ruling on Free States Rant)."""
        if self.whose is not None:
            return True
        return len(found(here, self.which)) * self.each >= amount_of(here, self.points)

    def do(self, here: Here) -> Procedure[None]:
        game, taken = here.game, here.chosen.setdefault(ALLOTTED, [])
        taken.clear()
        here.shares.clear()
        for left in range(amount_of(here, self.points), 0, -1):
            options = [
                Option("methuselah", game.seat_name(seat), seat=seat)
                for seat in (here.methuselahs(self.whose) if self.whose else ())
            ]
            options += [
                Option("target", f"{game.name(copy)} ({game.seat_name(copy.controller)})", copy.id, targets=(copy.id,))
                for copy in found(here, self.which)
                if here.numbers.get(points_on(copy.id), 0) < self.each
            ]
            if not options:
                break
            points = "1 point" if left == 1 else f"{left} points"
            option = yield from here.ask("target", f"{points} left. Who gets the next?", options, "6.3.2")
            if option.kind == "methuselah":
                here.shares[option.seat] = here.shares.get(option.seat, 0) + 1
            else:
                name = points_on(option.copy)
                here.numbers[name] = here.numbers.get(name, 0) + 1
                if game.copy(option.copy) not in taken:
                    taken.append(game.copy(option.copy))
        said = [f"{game.seat_name(seat)} {share}" for seat, share in here.shares.items()]
        said += [f"{game.name(copy)} {here.numbers[points_on(copy.id)]}" for copy in taken]
        here.terms = ", ".join(filter(None, [here.terms, *said]))

    def aloud(self) -> str:
        who = f" and {methuselah(self.whose)}" if self.whose else ""
        most = f", at most {self.each} to one" if self.each < 1000 else ""
        return f"you allocate {number(self.points)} points among {self.which.aloud(many=True)}{who}{most}"


def invited(name: str, clan: str) -> Named:
    """All vampires of a clan, and those who come later, can choose to become Camarilla."""
    kin = Which("vampire", IN_PLAY, clans=(clan,), words=("non-camarilla",))
    joins = (May((Become("minion", sect="Camarilla"),), "become Camarilla"),)
    return political_card(
        name,
        Upon("enters play", (By("it", joins),), (Is("it", kin),)),
        words=(PutInPlay(), WithEach(kin, (By("target", joins),))),
    )
