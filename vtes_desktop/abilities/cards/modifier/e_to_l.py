"""Action modifiers: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, mended
from vtes_desktop.abilities.cards.modifier.alike import FIGHTS_THE_LURED, MODIFIER, kholo
from vtes_desktop.abilities.cards.phrases import AFTER, NO_STRIKES, PRESS, REACTION
from vtes_desktop.abilities.vocabulary.conditions.events import Played
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    Bled,
    BleedsWhom,
    Is,
    IsReady,
    IsUnlocked,
    PoolIs,
    Same,
    Successful,
)
from vtes_desktop.abilities.vocabulary.effects.actions import AddBleed, AddNumber, AddStealth, BleedWhile, EndAction
from vtes_desktop.abilities.vocabulary.effects.attempts import FailAttempt
from vtes_desktop.abilities.vocabulary.effects.blood import BurnBlood, GainPool
from vtes_desktop.abilities.vocabulary.effects.cards import (
    Burn,
    Cancel,
    Lock,
    PutInPlay,
    PutOn,
    ToTorpor,
)
from vtes_desktop.abilities.vocabulary.effects.flow import Grant, If, Later, May
from vtes_desktop.abilities.vocabulary.effects.marking import Note
from vtes_desktop.abilities.vocabulary.effects.persons import ChangeCast
from vtes_desktop.abilities.vocabulary.effects.reactions import Attach, EnterCombat
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules import minions
from vtes_desktop.rules.minion.phase import act, actions_of
from vtes_desktop.rules.playing.timing import ACTION, AS_PLAYED, Timing
from vtes_desktop.table.asking import Procedure

ALLY: Final = Which("ally", ("ready", "torpor"))


LURKS: Final = Timing(AFTER, outcome="blocked", others="only")


KISS: Final = (BurnBlood("blocker", 2), EndAction())


KISS_TO_TORPOR: Final = (Note("blocker", "burned"), *KISS, ToTorpor("burned"))


NO_FORTITUDE: Final = Is("blocker", Which("vampire", ("ready", "torpor"), without="for"))


TOREADOR: Final = Which("vampire", ("ready", "torpor"), clans=("Toreador",))


class TakeAction(Word, frozen=True):
    """The minion takes an action now, in whoever's turn it is."""

    def can(self, here: Here) -> bool:
        return here.minion is not None and any(actions_of(here.game, here.minion, here.game.taken))

    def do(self, here: Here) -> Procedure[None]:
        game, minion = here.game, here.minion
        if minion is None:
            return
        possible = {each.option: each for each in actions_of(game, minion, game.taken)}
        if possible:
            question = f"{game.name(here.source)}: which action?"
            option = yield from game.choose(here.seat, "action", question, list(possible), "6", here.source.id)
            yield from act(game, possible[option])

    def aloud(self) -> str:
        return "this minion takes an action of your choice now, whosever turn it is"


class LockFailed(Word, frozen=True):
    """Minions that attempt to block from now on and fail are locked before the action resolves."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        before = len(game.passing.action.failed)

        def lock() -> Procedure[None]:
            for failed in game.passing.action.failed[before:]:
                copy = game.table.copies.get(failed)
                there = copy is not None and game.in_play(copy) and minions.is_minion(game, copy)
                if copy is not None and there and failed != game.action.blocker:
                    game.lock(copy)
            yield from ()

        game.passing.action.later.append(("before resolution", lock))
        yield from ()

    def aloud(self) -> str:
        return "minions whose attempts to block fail from now on are locked before the action resolves"


CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Enkil Cog",
        Reading(
            MODIFIER,
            conditions=(Bled(), BleedsWhom("prey")),
            words=(PutOn("minion"),),
            standing=(Standing("bleed", 1),),
            usable=(
                Usable(
                    "take an action",
                    ("minion",),
                    (TakeAction(),),
                    conditions=(Is("bearer", Which("minion", locked=False)),),
                    by="bearer",
                    locks=True,
                ),
            ),
        ),
    ),
    mended("Faceless Night", Reading(MODIFIER, "OBF", words=(AddStealth(1, needed=True), LockFailed()))),
    mended(
        "False Resonance",
        Reading(
            MODIFIER,
            "CHI",
            words=(
                AddStealth(1, needed=True),
                Grant(
                    "burn 1 blood to cancel the reaction",
                    ("as played",),
                    (Cancel(),),
                    (Played("now", ("Reaction",), ("aus", "dem")),),
                    1,
                ),
            ),
        ),
    ),
    mended(
        "Fever Pitch",
        Reading(
            MODIFIER,
            "FOR/PRE",
            words=(
                AddBleed(1, limited=True),
                Later(
                    "after resolution",
                    (If((Successful(), Bled()), (May((Attach("minion"),), "put it on this vampire?"),)),),
                ),
            ),
            usable=(
                Usable(
                    "the attempt fails",
                    ("block attempt",),
                    (FailAttempt(), Burn("this")),
                    conditions=(Acting("minion", ("bleed",)),),
                    by="bearer",
                ),
            ),
        ),
    ),
    mended(
        "Foreshadowing Destruction",
        Reading(MODIFIER, "DOM", words=(BleedWhile(3, (PoolIs("target", most=9),)),)),
    ),
    mended(
        "Gift of Sleep",
        Reading(MODIFIER, "obe", conditions=(Is("fighting", ALLY),), words=(Lock("fighting"), EndAction())),
        Reading(
            REACTION,
            "obe",
            conditions=(Is("acting", ALLY), Same("fighting", "minion")),
            words=(Lock("acting"), EndAction()),
        ),
    ),
    kholo("Guruhi Kholo"),
    mended(
        "Hedonism",
        *(
            Reading(
                MODIFIER,
                level,
                when=Timing(frozenset({"block attempt"}), others="only", blocker="any"),
                conditions=(IsUnlocked("minion"),),
                words=(Note("blocker", "lured"), FailAttempt(), Lock("minion"), Lock("lured"), *fights),
            )
            for level, fights in (("for/pre", (FIGHTS_THE_LURED,)), ("FOR/PRE", ()))
        ),
    ),
    mended(
        "Hidden Lurker",
        *(
            Reading(
                MODIFIER,
                level,
                when=LURKS,
                conditions=(IsReady("blocker"), IsUnlocked("minion")),
                words=(Lock("minion"), EnterCombat("minion", "blocker", (NO_STRIKES, *more))),
            )
            for level, more in (("obf", ()), ("OBF", (PRESS,)))
        ),
    ),
    mended(
        "I am Legion",
        Reading(
            MODIFIER,
            "DAI OBF",
            when=Timing(ACTION | AS_PLAYED | {"as blocked"}),
            words=(
                If((Played("now", ("Reaction",)),), (Cancel(free=False),)),
                Later("after resolution", (If((Successful(),), (GainPool(1),)),)),
            ),
        ),
    ),
    mended(
        "Inspire Greatness",
        *(
            Reading(
                MODIFIER,
                level,
                when=Timing(ACTION, others="only"),
                conditions=(Is("acting", Which("minion", weaker=True)),),
                words=(AddNumber("acting", "strength", amount),),
            )
            for level, amount in (("pot pre", 1), ("POT PRE", 2))
        ),
    ),
    kholo("Ishtarri Kholo"),
    mended("Kindred Manipulation", Reading(MODIFIER, words=(ChangeCast(Which("vampire", age="younger")),))),
    mended(
        "Kiss of Ra, The",
        Reading(MODIFIER, "for", conditions=(NO_FORTITUDE,), words=KISS),
        Reading(MODIFIER, "FOR", conditions=(NO_FORTITUDE,), words=KISS_TO_TORPOR),
    ),
    mended(
        "Loup",
        Reading(
            MODIFIER,
            # LSJ 20011214-2: needed or not. What is announced later has it from the start.
            words=(PutInPlay(), AddStealth(1)),
            standing=(Standing("stealth", 1, of=TOREADOR, whose="any"),),
            upon=(
                Upon("after resolution", (Burn("this"),), (Successful(), Is("acting", TOREADOR))),
                Upon("end of turn", (Burn("this"),)),
            ),
        ),
    ),
)
