"""Allies: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import InPlayAction, Reading, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, completed, mended, named
from vtes_desktop.abilities.cards.phrases import MINE
from vtes_desktop.abilities.vocabulary.aloud import times
from vtes_desktop.abilities.vocabulary.amounts import Counted, CountersOn, Measure
from vtes_desktop.abilities.vocabulary.conditions.actions import ActionTargets
from vtes_desktop.abilities.vocabulary.conditions.combat import DamageDone, Fights, InRound
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition, Conditions
from vtes_desktop.abilities.vocabulary.conditions.events import Played
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    ActionIs,
    AtLeast,
    DirectedAtYou,
    Is,
    Not,
    Successful,
    There,
)
from vtes_desktop.abilities.vocabulary.effects.actions import AddBleed, MayRepeat
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnPool
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, RemoveFromGame, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.combat import Forbid, Inflict
from vtes_desktop.abilities.vocabulary.effects.control import MoveTo, ReadyAtOnce, TakeControl
from vtes_desktop.abilities.vocabulary.effects.flow import Alternative, Either, If
from vtes_desktop.abilities.vocabulary.effects.hands import Discard
from vtes_desktop.abilities.vocabulary.effects.marking import Count
from vtes_desktop.abilities.vocabulary.effects.piles import Return
from vtes_desktop.abilities.vocabulary.effects.searching import Raise
from vtes_desktop.abilities.vocabulary.effects.word import Word, Words
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.minion.card_actions import RECRUITED_IN
from vtes_desktop.rules.moments import Event
from vtes_desktop.table.asking import Procedure


class MarkedNumber(Measure, frozen=True):
    """The number that a mark of the card itself says: the X of its cost, once it is in play."""

    name: str = "x"
    plus: int = 0

    def of(self, here: Here) -> int:
        return int(here.source.marks.get(self.name, 0)) + self.plus

    def aloud(self) -> str:
        return times(1, f"the number “{self.name}” of this card", self.plus)


class NotDone(Condition, frozen=True):
    """Something that all cards of a name do only once in an action has not been done in the running one."""

    name: str

    def holds(self, here: Here) -> bool:
        return self.name not in here.game.passing.action.limited

    def aloud(self) -> str:
        return f"“{self.name}” has not been done in this action"


class DoneInAction(Word, frozen=True):
    """Note that something was done that all cards of a name do only once in an action."""

    name: str

    def do(self, here: Here) -> Procedure[None]:
        here.game.passing.action.limited.add(self.name)
        yield from ()

    def aloud(self) -> str:
        return f"cards named {self.name} do this no more in this action"


def _act_on(which: Which, text: str, *words: Words, stealth: int = 0) -> InPlayAction:
    return InPlayAction(text, words, stealth=stealth, declares=(Choose(which),), by=Which(own=True))


LOOKED_AT: Final[tuple[Event, ...]] = (
    "enters play",
    "unlock phase",
    "master phase",
    "minion phase",
    "influence phase",
    "discard phase",
    "end of phase",
    "as announced",
    "after resolution",
    "before range",
    "end of combat",
)
"""When it is looked at whether something is so that must be so at any time."""

_NO_INFERNALS: Final[tuple[Conditions, ...]] = (Not(There(Which("vampire", MINE, "you", words=("infernal",)))),)

_WATCH: Final = "neighborhood watch"

_NO_MANEUVERS_OR_STRIKES: Final = Forbid(("maneuver to close", "maneuver to long", "strikes"), "opponent", "round")

_AFTER_AUSPEX: Final[tuple[Conditions, ...]] = (
    Fights(),
    InRound(),
    Is("opponent", Which("vampire")),
    Played("action", codes=("aus",), who="opponent"),
)

_PATHOS: Final = "pathos"


def _corpse(level: str, more: int) -> Reading:
    """A corpse with as many counters as its cost was, and more; it goes with the last."""
    gone: Words = If((Not(AtLeast(CountersOn(_PATHOS), 1)),), (RemoveFromGame("this"),))
    return Reading(
        "Ally",
        level,
        upon=(
            Upon("enters play", (Count(MarkedNumber("x", more), _PATHOS), gone), about="this"),
            Upon("unlock phase", (Count(-1, _PATHOS), gone), turn="yours"),
        ),
    )


class FirstRecruit(Condition, frozen=True):
    """The acting minion recruits an ally, the first by an action in this turn (sec. 6.1.5)."""

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        acting = game.table.copies.get(action.minion) if action is not None and action.kind == "recruit" else None
        return acting is not None and acting.marks.get(RECRUITED_IN) != str(game.table.turn)

    def aloud(self) -> str:
        return "the acting minion recruits its first ally by an action in this turn"


_FOR_A_TURN: Final = (
    Upon("enters play", (ReadyAtOnce(),), about="this"),
    Upon("enters play", (Unlock("acting"),), (FirstRecruit(),), about="this"),
    Upon("unlock phase", (Burn(),), turn="yours"),
)


_RECRUITED_AGAIN: Final = Upon("enters play", (MayRepeat(1),), (ActionIs(("recruit", "employ")),), about="this")

CARDS: Final[tuple[Named, ...]] = (
    completed(
        "47th Street Royals",
        Reading(
            "Ally",
            usable=(
                Usable(
                    "burn it: -3 bleed",
                    ("as announced", "before block", "block attempt", "after blocks"),
                    (Burn("this"), AddBleed(-3)),
                    conditions=(ActionIs(("bleed",)), DirectedAtYou()),
                ),
            ),
        ),
        sentences="f74ac8",
    ),
    completed(
        "Alia, God's Messenger",
        Reading(
            "Ally",
            actions=(
                _act_on(
                    Which("vampire", ("torpor",), "you"), "move a vampire out of torpor", MoveTo("ready"), stealth=1
                ),
            ),
        ),
        sentences="067772",
    ),
    completed(
        "Emerald Legionnaire",
        Reading(
            "Ally",
            usable=(
                Usable(
                    "remove 7 cards of your ash heap: another one comes into play",
                    ("unlock",),
                    (RemoveFromGame("removed"), Raise("rising", 2)),
                    (
                        Choose(Which("card", ("ash heap",), "you", name="Emerald Legionnaire"), "rising"),
                        Choose(Which("card", ("ash heap",), "you", apart="rising"), "removed", 7, 7),
                    ),
                    (
                        There(Which("card", ("ash heap",), "you"), 8),
                        AtLeast(
                            Counted(Which("vampire", whose="you", clans=("Harbinger of Skulls",), unique=True)),
                            Counted(Which("ally", ("ready",), "you", name="Emerald Legionnaire"), plus=1),
                        ),
                    ),
                    turn="yours",
                    by="bearer",
                ),
            ),
        ),
        sentences="33ba4d",
    ),
    mended(
        "Infernal Servitor",
        *(
            Reading(
                "Ally",
                level,
                upon=(
                    Upon("enters play", (ReadyAtOnce(),), about="this"),
                    *(Upon(event, (RemoveFromGame("this"),), _NO_INFERNALS) for event in LOOKED_AT),
                    Upon("after resolution", (RemoveFromGame("this"),), (Successful(), Acting())),
                ),
            )
            for level in ("dai", "DAI")
        ),
    ),
    named(
        "Neighborhood Watch Commander",
        Reading(
            "Ally",
            usable=(
                Usable(
                    "inflict 1 damage on the acting vampire",
                    ("after resolution",),
                    (DoneInAction(_WATCH), Inflict(1, "acting")),
                    conditions=(Not(Successful()), Is("acting", Which("vampire")), NotDone(_WATCH)),
                    locks=True,
                ),
            ),
        ),
    ),
    completed(
        "Ossian",
        Reading(
            "Ally",
            upon=(
                Upon("before range", (_NO_MANEUVERS_OR_STRIKES,), _AFTER_AUSPEX),
                Upon("card played", (_NO_MANEUVERS_OR_STRIKES,), _AFTER_AUSPEX),
                Upon("end of round", (AddBlood("this", DamageDone("lost")),), (Fights(),)),
            ),
        ),
        sentences="5d0716 be55b3",
    ),
    mended(
        "Puppeteer",
        *(
            Reading(
                "Ally",
                level,
                actions=(
                    _act_on(
                        Which("ally", whose="others", alternatives=(Which("vampire", whose="others", most=4),)),
                        "take control of a minion for this turn",
                        TakeControl("target", until="turn"),
                    ),
                ),
            )
            for level in ("nec", "NEC")
        ),
    ),
    mended(
        "Nocturn",
        Reading("Ally", "obt", upon=_FOR_A_TURN),
        Reading("Ally", "OBT", upon=(*_FOR_A_TURN, _RECRUITED_AGAIN)),
    ),
    mended("Reanimated Corpse", _corpse("thn", 0), _corpse("THN", 2)),
    mended(
        "Spectral Servitor",
        Reading("Ally", "obl", upon=_FOR_A_TURN),
        Reading(
            "Ally",
            "OBL",
            upon=(
                Upon("enters play", (ReadyAtOnce(),), about="this"),
                Upon("enters play", (Unlock("acting"),), (FirstRecruit(),), about="this"),
                Upon(
                    "unlock phase",
                    (Either((Alternative("burn 1 pool", (BurnPool(1),)), Alternative("burn it", (Burn(),)))),),
                    turn="yours",
                ),
            ),
        ),
    ),
    completed(
        "Tye Cooper",
        Reading(
            "Ally",
            actions=(
                _act_on(
                    Which("minion", ("torpor",)),
                    "burn a minion that is not ready",
                    Burn("target"),
                    Choose(Which("library card", ("ash heap",), "you"), "card", least=0),
                    Return("card"),
                ),
            ),
        ),
        sentences="34ae61",
    ),
    completed(
        "Veneficti",
        Reading(
            "Ally",
            actions=(
                _act_on(Which("ally", MINE, "others", words=("demon",)), "steal a demon ally", TakeControl()),
                _act_on(Which("retainer", MINE, words=("demon",)), "burn a demon retainer", Burn("target")),
            ),
        ),
        sentences="6221eb",
    ),
    completed(
        "Vozhd of Sofia, The",
        Reading(
            "Ally",
            usable=(
                Usable(
                    "discard an ally or retainer for 2 life",
                    ("unlock",),
                    (Discard(Which("ally|retainer")), AddBlood("this", 2)),
                    turn="yours",
                    once="turn",
                ),
            ),
        ),
        sentences="d69554",
    ),
    completed(
        "Young Bloods",
        Reading(
            "Ally",
            upon=(
                Upon(
                    "burned",
                    (
                        If(
                            (Fights("this"), Is("opponent", Which("vampire", MINE, "others"))),
                            (AddBlood("opponent", 2),),
                            (
                                If(
                                    (ActionTargets("this"), Is("acting", Which("vampire", MINE, "others"))),
                                    (AddBlood("acting", 2),),
                                ),
                            ),
                        ),
                    ),
                    about="this",
                ),
            ),
        ),
        sentences="583f90",
    ),
)
