"""What several action modifiers say alike."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.control import whose_on
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.passing import Burned
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.rules.titles.titles import take_title_card
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy, on

MODIFIER: Final = "Action Modifier"


class VotersHave(Word, frozen=True):
    """The Methuselahs who have cast votes or ballots on a side gain pool, or burn it where it is less than none."""

    side: Literal["for", "against"]
    amount: int
    never: Literal["", "you", "acting"] = ""
    """Who does not."""
    sole: bool = False
    """Whether it is only those who have cast on no other side."""

    def act(self, here: Here) -> None:
        game, call = here.game, here.game.table.referendum
        spared = here.methuselahs(self.never) if self.never else ()
        for seat in game.clockwise(here.seat) if call is not None else ():
            sides = {vote.side for vote in call.cast if vote.seat == seat} if call is not None else set()
            if self.side not in sides or (self.sole and len(sides) > 1) or seat in spared:
                continue
            if self.amount > 0:
                game.gain_pool(seat, self.amount)
            else:
                game.burn_pool(seat, -self.amount)
            game.say(game.who(seat), f" {self._deed()}", seat=seat)

    def _deed(self) -> str:
        return f"{'gains' if self.amount > 0 else 'burns'} {abs(self.amount)} pool"

    def aloud(self) -> str:
        other = {"": "", "you": " other", "acting": " other"}[self.never]
        than = " than the acting one" if self.never == "acting" else ""
        cast = f"votes or ballots{' only' if self.sole else ''} {self.side} the referendum"
        return f"each{other} Methuselah{than} who has cast {cast} {self._deed()}"


class EndedEarly(Condition, frozen=True):
    """An effect has ended the running action before it was resolved."""

    said = "an effect has ended the action"

    def holds(self, here: Here) -> bool:
        return here.game.passing.action.action_ended


FIGHTS_THE_LURED: Final = Later("after resolution", (If((Not(EndedEarly()),), (EnterCombat("minion", "lured"),)),))
"""There is no such combat where the action ends before its time (rulings on Siren's Lure and Hedonism)."""


class SeekElder(Word, frozen=True):
    """A kholo's card moves to an oldest ready untitled Laibon of the clan, where that is older than who bears it or
    that one is no ready Laibon of the clan; its controller says which of several."""

    clan: str

    def do(self, here: Here) -> Procedure[None]:
        game, copy, bearer = here.game, here.source, here.game.table.copies.get(here.source.place.on)
        elders = untitled_elders(here, self.clan)
        least = 0
        if bearer is not None and minions.is_ready(game, bearer) and is_kin(game, bearer, self.clan):
            least = size_of(here, bearer)
        if bearer is None or not elders or size_of(here, elders[0]) <= least:
            return
        option = yield from here.ask("target", "who is kholo?", game.targets(elders), "10", seat=copy.controller)
        for name in ("title", "title card", "title votes", "contested title"):
            minions.mark(game, bearer, name, "none" if name == "title" else "")
        elder = game.copy(option.copy)
        game.doing.move_card(copy, on(elder.id), controller=whose_on(game, copy, elder, copy.controller))
        take_title_card(game, copy)

    def aloud(self) -> str:
        return (
            f"this card moves to an oldest ready untitled Laibon {self.clan}, where that is older than this minion or"
            " this minion is no ready one"
        )


class NoElder(Condition, frozen=True):
    """There is no older ready untitled Laibon of a clan than the minion, which is one itself."""

    clan: str

    def holds(self, here: Here) -> bool:
        game, minion = here.game, here.minion
        if minion is None or not is_kin(game, minion, self.clan):
            return False
        return all(size_of(here, each) <= size_of(here, minion) for each in untitled_elders(here, self.clan))

    def aloud(self) -> str:
        return f"this minion is a Laibon {self.clan}, and no ready untitled one is older"


def is_kin(game: Game, minion: Copy, clan: str) -> bool:
    """Whether a minion is a Laibon of a clan."""
    return minions.clan(game, minion) == clan and minions.sect(game, minion) == "Laibon"


def untitled_elders(here: Here, clan: str) -> list[Copy]:
    """The ready untitled Laibon of a clan with the highest capacity, whoever controls them."""
    game = here.game
    there = [
        copy
        for seat in game.table.playing()
        for copy in minions.ready_minions(game, seat)
        if is_kin(game, copy, clan) and not minions.held_title(game, copy)
    ]
    most = max((size_of(here, copy) for copy in there), default=0)
    return [copy for copy in there if size_of(here, copy) == most]


def kholo(name: str) -> Named:
    """The kholo of a clan: a title card that the oldest untitled one always has."""
    clan = name.removesuffix(" Kholo")
    return named(
        name,
        *in_each_way(
            (MODIFIER, REACTION),
            *upon(LOOKED_AT, (SeekElder(clan),), torpid=True),
            conditions=(NoElder(clan),),
            words=(PutOn("minion"),),
        ),
    )


HAS_JUST_BURNED: Final = Timing(frozenset({"after combat", "after diablerie", "after resolution"}))
"""When an action modifier is played that asks whom the acting minion has burned."""
BURNED_IN_COMBAT: Final = Timing(frozenset({"end of round", "after diablerie"}))
"""When a combat card is played that asks the same."""


class HasBurned(Condition, frozen=True):
    """The minion has burned another in this action: in combat, as what a directed action was taken against, or by
    diablerie, of which it must be the time before the blood hunt (rulings on Draught of the Soul)."""

    whose: Whose = "any"
    vampire: bool = False
    how: tuple[str, ...] = ("combat", "action", "diablerie")

    def holds(self, here: Here) -> bool:
        done = burned_by(here)
        if done is None or done.how not in self.how or (self.vampire and not done.vampire):
            return False
        after = here.game.passing.now.diablerist is here.minion
        return done.seat in here.methuselahs(self.whose) and (done.how != "diablerie" or after)

    def aloud(self) -> str:
        what = "a vampire" if self.vampire else "a minion"
        whose = "" if self.whose == "any" else f" that {does(self.whose, 'control')}"
        return f"this minion has burned {what}{whose} in this action ({together(self.how, 'or')})"


def burned_by(here: Here) -> Burned | None:
    """What the minion has burned last in this action; None for nothing."""
    by = here.minion.id if here.minion is not None else 0
    return next((each for each in reversed(here.game.passing.action.burned) if each.by == by), None)


class OfBurned(Measure, frozen=True):
    """As many as what the minion has burned last had blood or life, or half its capacity, rounded down."""

    what: Literal["blood", "half"]

    def of(self, here: Here) -> int:
        done = burned_by(here)
        if done is None:
            return 0
        return done.blood if self.what == "blood" else done.capacity // 2

    def aloud(self) -> str:
        if self.what == "blood":
            return "the blood that was on what this minion has burned"
        return "half the capacity of what this minion has burned, rounded down"


def once_burned(has_burned: HasBurned, *words: Words, levels: tuple[str, str] = ("", "")) -> tuple[Reading, Reading]:
    """What is done once the minion has burned another, at a level as an action modifier and at one as a combat card."""
    as_modifier, in_combat = levels
    return (
        Reading(MODIFIER, as_modifier, when=HAS_JUST_BURNED, conditions=(has_burned,), words=words),
        Reading("Combat", in_combat, when=BURNED_IN_COMBAT, conditions=(has_burned,), words=words),
    )
