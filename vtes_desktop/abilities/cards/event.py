"""Events: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.playing.requirements import events_in_play


class BurnedByActing(Condition, frozen=True):
    """The ally that was burned just now fought an acting vampire in the running combat."""

    said = "that card is an ally that was in combat with an acting vampire"

    def holds(self, here: Here) -> bool:
        game, fight, action = here.game, here.game.fight, here.game.table.action
        if fight is None or action is None:
            return False
        burned = fight.opposing in here.copies("it") and minions.is_ally(game, fight.opposing)
        return burned and fight.acting.id == action.minion and minions.is_vampire(game, fight.acting)


class ThirstBurns(Word, frozen=True):
    """Each ready vampire of whose turn it is that is smaller than there are Gehenna events in play, and has not hunted
    in this minion phase, burns blood."""

    amount: int = 1

    def act(self, here: Here) -> None:
        game = here.game
        least = events_in_play(game)
        for copy in minions.ready_minions(game, game.table.active):
            idle = minions.is_vampire(game, copy) and not game.taken.has(copy, "did hunt")
            if idle and copy.blood and minions.capacity(game, copy) < least:
                burned = game.burn_blood(copy, self.amount)
                game.say(game.doing.name(copy), f" burns {burned} blood", seat=copy.controller)

    def aloud(self) -> str:
        which = "of capacity less than the number of Gehenna events in play that has not hunted in this minion phase"
        return f"each ready vampire {which}, of the Methuselah whose turn it is, burns {self.amount} blood"


class BurnRandom(Word, frozen=True):
    """Burn one of the cards that are meant, drawn at random."""

    which: Which

    def act(self, here: Here) -> None:
        there = found(here, self.which)
        if there:
            here.game.burn(there[here.game.doing.random(len(there))])

    def aloud(self) -> str:
        return f"one of {self.which.aloud(many=True)}, drawn at random, is burned"


class Excuse(Word, frozen=True):
    """The vampire that commits diablerie now ignores the card."""

    said = "the vampire that commits diablerie ignores this card from now on"

    def act(self, here: Here) -> None:
        if (diablerist := here.game.passing.now.diablerist) is not None:
            minions.mark(here.game, diablerist, _EXCUSED, "yes")


class ExcuseNobody(Word, frozen=True):
    """No vampire ignores the card any more."""

    said = "no vampire ignores this card any more"

    def act(self, here: Here) -> None:
        for copy in [*here.game.marked(_EXCUSED)]:
            minions.mark(here.game, copy, _EXCUSED, "")


_EXCUSED: Final = "committed diablerie since a Gehenna event"
_IN_PLAY: Final = ("ready", "torpor", "in play")

_GEHENNA: Final = Which("event", ("in play",), other=True, words=("gehenna",))

_OTHER_EVENTS: Final = Which("event", ("in play",), other=True)

CARDS: Final[tuple[Named, ...]] = (
    # The special hunt is no way round “cannot hunt”: who must hunt has no blood.
    completed(
        "Restricted Vitae",
        "Event",
        Standing("cannot hunt", 1, Which("vampire", blood="some")),
        hunts_by_stealing(Which("vampire", age="younger"), by=Which("vampire", blood="none")),
        sentences="bebde9 3fe83a",
    ),
    named(
        "Anthelios, The Red Star",
        "Event",
        Usable(
            "a master phase action: exchange a master card",
            ("master",),
            (Spend("master phase action"), Exchange(Which("master", ("ash heap",)))),
            turn="yours",
            by="active",
            once="turn",
        ),
    ),
    named(
        "Bitter and Sweet Story, The",
        "Event",
        Standing("hand size", VictoryPoints(2), whose="any", theirs=True),
    ),
    named(
        "Break the Code",
        "Event",
        Standing("intercept", -1, Which("imbued"), conditions=(Is("acting", Which("monster")),)),
        InPlayAction(
            "enter combat with an imbued",
            (),
            "enter combat",
            by=Which("monster"),
            against=Which("imbued", whose="others"),
        ),
    ),
    completed(
        "Conquest of Humanity",
        "Event",
        Usable(
            "a location of your prey’s is burned or paid for",
            ("unlock",),
            (
                By(
                    "target",
                    (
                        Either(
                            (
                                Alternative("burn 2 pool", (BurnPool(2, paid=True),)),
                                Alternative("burn the location", (Burn("target"),)),
                            )
                        ),
                    ),
                ),
            ),
            (Choose(Which("location", _IN_PLAY, "prey")),),
            by="active",
            once="turn",
        ),
        sentences="55b693 de7d96",
    ),
    named(
        "Dr. Marisa Fletcher, CDC",
        "Event",
        Upon("unlock phase", (Count(2, who="this"),), turn="yours"),
        Upon(
            "as blocked",
            (Burn("acting"), Count(-1000, who="this")),
            (
                ActionIs(("hunt",)),
                Is("acting", Which("vampire")),
                AtLeast(CountersOn(who="this"), CapacityOf("acting", plus=1)),
            ),
        ),
    ),
    named(
        "FBI Special Affairs Division",
        "Event",
        Upon(
            "burned",
            (
                Count(1, who="this"),
                AfterCombat((Inflict(2, "acting", unpreventable=True, environmental=True),)),
                If((AtLeast(CountersOn(who="this"), 4),), (Burn("this"),)),
            ),
            (BurnedByActing(),),
        ),
    ),
    completed(
        "Fourth Cycle, The",
        "Event",
        Standing("no Gehenna events", 1, whose="any"),
        Upon(
            "enters play",
            (
                WithEach(_GEHENNA, (Burn("target"),)),
                WithEach(Which("conviction", _IN_PLAY), (Burn("target"),)),
                WithEach(Which("vampire", most=3), (ToTorpor("target"),)),
            ),
            about="this",
        ),
        sentences="21d47e a1ef93",
    ),
    named(
        "Hunger Moon",
        "Event",
        Upon(
            "after resolution",
            (GiveBlood("acting", "this"), If((AtLeast(BloodOn("this"), 5),), (Burn("this"),))),
            (HuntSuccessful(), Is("acting", Which("vampire"))),
        ),
    ),
    completed(
        "Narrow Minds",
        "Event",
        Price(
            1,
            "blood",
            types=tuple(sorted(MINION_CARDS)),
            redirects=True,
            payer="any",
        ),
        sentences="187fbb",
    ),
    named(
        "NRA PAC",
        "Event",
        Upon(
            "after resolution",
            (UnlockAt("end of turn", "acting"),),
            (Successful(), ActionIs(("equip", "equip from"))),
        ),
    ),
    named(
        "Scourge of the Enochians",
        Reading(
            "Event",
            usable=(
                Usable(
                    "burn a vampire with capacity 2 or less, or none; it goes to your predator",
                    ("discard",),
                    (
                        Choose(Which("vampire", IN_PLAY, most=2), least=0),
                        Burn("target"),
                        TakeControl("this", "predator"),
                    ),
                    turn="yours",
                    once="turn",
                ),
            ),
            upon=(
                # The predator gets it even where nobody is burned.
                Upon("end of phase", (TakeControl("this", "predator"),), (PhaseIs("discard"),), turn="yours"),
            ),
        ),
    ),
    named(
        "Slow Withering, The",
        "Event",
        Price(
            1,
            "blood",
            payer="minion",
            of=Which("minion", IN_PLAY, unmarked=_EXCUSED),
            superior=True,
        ),
        Upon("diablerized", (Excuse(),)),
        Upon("enters play", (ExcuseNobody(),), (Is("it", Which("event", ("in play",), words=("gehenna",))),)),
    ),
    named("Thirst", "Event", Upon("end of phase", (ThirstBurns(),), (PhaseIs("minion"),))),
    completed(
        "Uncoiling, The",
        "Event",
        Usable(
            "burn it for pool",
            ("discard",),
            (Spend("discard phase action"), BurnPool(Counted(_OTHER_EVENTS), paid=True), Burn("this")),
            conditions=(Not(Is("this", Which("card", whose="you"))),),
            by="active",
        ),
        Upon("discard phase", (BurnRandom(_OTHER_EVENTS),), turn="yours"),
        sentences="e15cd8 9b2b38",
    ),
)
