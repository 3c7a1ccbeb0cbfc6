"""Master cards, D: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.cards.terms import NAMED_DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.later import AFTER_SUCCESS
from vtes_desktop.rules.playing.hands import discard, no_longer_waits, settle_hand
from vtes_desktop.rules.playing.limits import banned
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Procedure


class ForbidPlayed(Word, frozen=True):
    """The card that was cancelled can't be played again in this turn, by nobody."""

    said = "nobody can play the cancelled card, or another of its name, in this turn"

    def act(self, here: Here) -> None:
        game = here.game
        for copy in [each for each in game.passing.now.being_played if each is not here.source][-1:]:
            game.do(m.SetCounter(0, banned(game.card(copy)), 1))


class Resolved(Condition, frozen=True):
    """The running action has come to its resolution, blocked or not: no effect has ended it before."""

    said = "the action has come to its resolution, blocked or not"

    def holds(self, here: Here) -> bool:
        return here.game.table.action is not None and here.game.passing.action.resolved


class DisciplinesUsed(Condition, frozen=True):
    """The minion has used so many Disciplines to play cards in the running action, or more."""

    least: int

    def holds(self, here: Here) -> bool:
        mine = here.minion.id if here.minion is not None else 0
        used: set[str] = set()
        for each in sorted(
            (one for one in here.game.passing.action.played if one.minion == mine), key=lambda one: one.any_of
        ):
            new = sorted((each.codes & NAMED_DISCIPLINES.keys()) - used)
            used |= set(new[:1] if each.any_of else new)
        return len(used) >= self.least

    def aloud(self) -> str:
        return f"this minion has used {self.least} or more Disciplines to play cards in this action"


class CancelsAnothers(Condition, frozen=True):
    """The card that is being played would cancel a minion card that another Methuselah is playing."""

    said = "the card being played would cancel a minion card that another Methuselah is playing"

    def holds(self, here: Here) -> bool:
        game = here.game
        if len(game.passing.now.being_played) < 2:
            return False
        victim, copy = game.passing.now.being_played[-2:]
        if "cancelled" in copy.marks or "cancelled" in victim.marks or victim.controller == copy.controller:
            return False
        if victim.marks.get("played", "") in ("Master", "Event"):
            return False
        card, played = game.card(copy), (copy.marks.get("level", ""), copy.marks.get("played"))
        mode = next((each for each in game.facts(card).modes if (each.level, each.type) == played), None)
        return mode is not None and game.reader.cancels(card, mode) is not None


_DREAM: Final = (Count(1, who="this"), If((AtLeast(CountersOn(who="this"), 3),), (Burn("this"),)))
"""Each time that it is locked a counter is added; with three it is burned."""
LASOMBRA: Final = Which("vampire", whose="you", clans=("Lasombra",))


class FreshHand(Word, frozen=True):
    """You discard your whole hand and draw up to your hand size."""

    said = "you discard your whole hand and draw up to your hand size"

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        for copy in [each for each in game.pile(seat, "hand") if each is not here.source]:
            discard(game, seat, copy)
        no_longer_waits(game, "discarded")
        yield from settle_hand(game, seat)


class MayUnlockAfterSuccess(Word, frozen=True):
    """Once in this turn, when an action of a minion has succeeded and is resolved, it may burn a blood to unlock."""

    who: str = "target"

    def act(self, here: Here) -> None:
        for copy in here.copies(self.who):
            minions.mark(here.game, copy, AFTER_SUCCESS, str(int(copy.marks.get(AFTER_SUCCESS, 0)) + 1))

    def aloud(self) -> str:
        return f"once in this turn, after a successful action of {card(self.who)}, that may burn 1 blood to unlock"


CARDS: Final[tuple[Named, ...]] = (
    master_card(
        "Dabbler",
        Usable(
            "burn 1 blood to unlock, or gain 1 blood",
            ("after resolution",),
            (
                either(
                    Alternative(
                        "burn 1 blood to unlock",
                        (BurnBlood("minion"), Unlock("minion")),
                        (AtLeast(BloodOn("minion"), 1),),
                    ),
                    Alternative("gain 1 blood", (AddBlood("minion"),)),
                ),
            ),
            conditions=(Resolved(), DisciplinesUsed(3)),
            by="bearer",
            once="turn",
        ),
        on=YOUR_VAMPIRE,
    ),
    master_card(
        "Damned, The",
        Upon("after resolution", (BurnBlood("minion"),), (Acting(kinds=("bleed",)), Successful()), by="bearer"),
        sentences="bb4b4e",
    ),
    master_card(
        "Danse Macabre",
        declares=(Choose(Which("vampire", whose="you", words=("sabbat",))),),
        words=(MayUnlockAfterSuccess(),),
    ),
    master_card(
        "Dark Influences",
        Upon("as played", (Cancel(), Burn("this")), (CancelsAnothers(),)),
        words=(Cancel(), ForbidPlayed(), PutInPlay()),
    ),
    master_card(
        "Dead Pool",
        for_counter(
            "+2 bleed",
            DURING_ACTION,
            AddBleed(2),
            conditions=(ActionIs(("bleed",)),),
            each=replace(LASOMBRA, chosen="acting"),
        ),
        for_counter("2 votes", ("polling",), GainVotes(2, "minion"), each=LASOMBRA),
        *upon(
            LEAVING,
            (May((Count(who="this"),), "add 1 counter"),),
            (FellTo(LASOMBRA), Is("it", Which("vampire", chosen="both"))),
        ),
        sentences="aeeac1 8de5b8",
    ),
    master_card(
        "Demonstration",
        for_locking(
            "cancel a vampire's votes and ballots",
            ("polling",),
            Abstain(),
            declares=(Choose(Which("vampire")),),
            conditions=(POLITICAL,),
        ),
        sentences="948754",
    ),
    master_card(
        "Depravity",
        Standing("stealth", 1, conditions=(Acting(kinds=("diablerize",)),), in_action=True),
        Standing("cannot recruit", 1),
        sentences="cc94f7 0a89e1",
    ),
    master_card(
        "Detection",
        in_your(
            "unlock",
            "burn 1 blood to unlock",
            Unlock("minion"),
            conditions=(Is("minion", Which("vampire", IN_PLAY, locked=True)),),
            by="bearer",
            blood=1,
        ),
        Standing("stays locked", 1),
        Standing("no votes", 1),
        InPlayAction("burn Detection", (Burn("this"),), directed=True),
        sentences="c68483 ca0972 cfe333 d45b06",
    ),
    master_card("Direct Intervention", words=(Cancel(),)),
    master_card(
        "Dirty Contract",
        hunted(Which("vampire", chosen="remembered hunter"), 1),
        declares=(
            Choose(Which("vampire", IN_PLAY, clans=("Samedi",)), "hunter"),
            Choose(Which("minion", IN_PLAY, not_clans=("Nosferatu", "Giovanni"), can_have=True)),
        ),
        words=(PutOn("target"), Remember("hunter", "hunter")),
    ),
    master_card(
        "Dis Pater",
        Usable(
            "remove seven cards of your ash heap: +1 bleed",
            ("before resolution",),
            (RemoveFromGame("target"), AddBleed()),
            (Choose(Which("card", ("ash heap",), "you"), least=7, most=7),),
            (Bled(so_far=True), Is("acting", Which("vampire", whose="you", clans=("Giovanni",))), BleedsWhom("prey")),
            once="action",
        ),
        sentences="e8d41d",
    ),
    master_card(
        "Dominion",
        Standing("toll", 1, Which("vampire"), conditions=(Acting(), borne_by("", "black hand"))),
        sentences="a74fde",
    ),
    master_card(
        "Dreams of the Sphinx",
        for_locking("+2 hand size this turn", ANY_TIME, *_DREAM, LendTo("hand size", 2)),
        in_your("unlock", "gain 1 pool", *_DREAM, GainPool(), conditions=(HasEdge(),), locks=True),
        for_locking("add 1 blood", ANY_TIME, *_DREAM, AddBlood("target"), declares=(Choose(YOUR_YOUNGLING),)),
        words=(PutInPlay(),),
    ),
    master_card(
        "Dummy Corporation",
        Usable(
            "burn it: reduce the bleed by 2",
            DURING_ACTION,
            (Burn("this"), AddBleed(-2)),
            conditions=(BleedsWhom("you"), Bled(so_far=True)),
        ),
        sentences="3f8c95",
    ),
    master_card("Día de los Muertos", words=(NextPasses(this_turn=True, word="sabbat"),), sentences="cab79d"),
    master_card("Deal with the Devil", words=(FreshHand(),)),
    master_card(
        "Drop Point Network",
        declares=(Choose(Which("card", ("ash heap",), "you"), "removed", 7, 7),),
        words=(RemoveFromGame("removed"), Search(Which("minion card"))),
    ),
)
