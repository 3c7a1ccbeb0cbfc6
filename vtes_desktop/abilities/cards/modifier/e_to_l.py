"""Action modifiers: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.modifier.alike import FIGHTS_THE_LURED, MODIFIER, kholo
from vtes_desktop.abilities.cards.reaction.alike import FoughtBlocker, GoesOnNoMore
from vtes_desktop.abilities.vocabulary.effects.word import Words
from vtes_desktop.rules import minions
from vtes_desktop.rules.minion.phase import act, actions_of
from vtes_desktop.rules.passing import PutOff
from vtes_desktop.rules.playing.timing import ACTION_WINDOWS, AS_PLAYED, Timing
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy

ALLY: Final = Which("ally", ("ready", "torpor"))
LURKS: Final = Timing(frozenset({"after combat"}), others="only")
KISS: Final = (BurnBlood("blocker", 2), EndAction())
KISS_TO_TORPOR: Final = (Note("blocker", "burned"), *KISS, ToTorpor("burned"))
NO_FORTITUDE: Final = Is("blocker", Which("vampire", ("ready", "torpor"), without="for"))
TOREADOR: Final = Which("vampire", ("ready", "torpor"), clans=("Toreador",))


class TakeAction(Word, frozen=True):
    """The minion takes an action now, in whoever's turn it is."""

    said = "this minion takes an action of your choice now, whosever turn it is"

    def can(self, here: Here) -> bool:
        return here.minion is not None and any(actions_of(here.game, here.minion, here.game.taken))

    def do(self, here: Here) -> Procedure[None]:
        game, minion = here.game, here.minion
        if minion is None:
            return
        possible = {each.option: each for each in actions_of(game, minion, game.taken)}
        if possible:
            option = yield from here.ask("action", "which action?", list(possible), "6")
            yield from act(game, possible[option])


class LockFailed(Word, frozen=True):
    """Minions that attempt to block from now on and fail are locked before the action resolves."""

    said = "minions whose attempts to block fail from now on are locked before the action resolves"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        before = len(game.passing.action.failed)

        def lock() -> Procedure[None]:
            nonlocal before
            since, before = before, len(game.passing.action.failed)
            for failed in game.passing.action.failed[since:]:
                copy = game.table.copies.get(failed)
                there = copy is not None and game.in_play(copy) and minions.is_minion(game, copy)
                if copy is not None and there and failed != game.action.blocker:
                    game.lock(copy)
            yield from ()

        game.passing.action.later.append(("before resolution", PutOff(here.source, lock, again=True)))
        yield from ()


_FORGED: Final = Which("equipment")


class EquipsMelee(Condition, frozen=True):
    """The running action equips with a melee weapon of the hand that is not unique."""

    said = "the action is to equip with a melee weapon of the hand that is not unique"

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        copy = game.table.copies.get(action.card) if action is not None and action.kind == "equip" else None
        if copy is None or "played" not in copy.marks:
            return False
        facts = minions.facts(game, copy)
        return facts.melee and facts.weapon is not None and not facts.unique


class Cheapen(Word, frozen=True):
    """The weapon of the running action costs 1 blood or 1 pool less, whichever it costs."""

    said = "the weapon costs 1 pool or 1 blood less, whichever it costs"

    def act(self, here: Here) -> None:
        action = here.game.action
        if action.pool_cost:
            here.game.change_action(pool_cost=action.pool_cost - 1)
        elif action.blood_cost:
            here.game.change_action(blood_cost=action.blood_cost - 1)


class NoteWeapon(Word, frozen=True):
    """The weapon of the running action is spoken of as ``weapon``."""

    said = "the weapon of the action is remembered"

    def act(self, here: Here) -> None:
        copy = here.game.table.copies.get(here.game.action.card)
        here.chosen["weapon"] = [copy] if copy is not None else []


def _hammered(level: str, *words: Words) -> Reading:
    """A weapon that has just been forged hits harder."""
    return Reading(
        MODIFIER,
        level,
        when=Timing(frozenset({"before resolution"}), action=frozenset({"equip"})),
        conditions=(EquipsMelee(),),
        words=(NoteWeapon(), *words, Later("after resolution", (Attach("weapon"),))),
        upon=(Upon("strike chosen", (StrikeIs(amount=1),), about="minion"),),
    )


class LoseTopOfCrypt(Word, frozen=True):
    """The top card of your crypt is removed from the game."""

    said = "the top card of your crypt is removed from the game"

    def act(self, here: Here) -> None:
        game = here.game
        for copy in game.pile(here.seat, "crypt")[:1]:
            game.remove(copy)
            game.say(game.who(here.seat), " loses the top card of the crypt", seat=here.seat)


class HasCrypt(Condition, frozen=True):
    """Somebody who is meant has cards in her crypt."""

    whose: Whose

    def holds(self, here: Here) -> bool:
        return any(here.game.table.pile(seat, "crypt") for seat in here.methuselahs(self.whose))

    def aloud(self) -> str:
        return f"the crypt of {methuselah(self.whose)} is not empty"


class FoughtYours(Condition, frozen=True):
    """One of your minions that are meant has just fought, and its opponent is still ready."""

    which: Which

    def holds(self, here: Here) -> bool:
        return just_fought(here, self.which) is not None

    def aloud(self) -> str:
        return f"{self.which.aloud()} has just fought, and its opponent is ready"


def just_fought(here: Here, which: Which) -> Copy | None:
    """The opponent, if that is still ready, of one of your minions that are meant in the last combat."""
    fought = here.game.passing.action.fought[-1:]
    for each in fought:
        for mine in (each.acting, each.opposing):
            foe = each.other(mine)
            if mine.controller == here.seat and fits(here, which, mine) and foe is not None:
                return foe if minions.is_ready(here.game, foe) else None
    return None


class NoteFoe(Word, frozen=True):
    """The opponent of your minion that has just fought is noted as ``foe``."""

    which: Which

    def act(self, here: Here) -> None:
        foe = just_fought(here, self.which)
        here.chosen["foe"] = [foe] if foe is not None else []

    def aloud(self) -> str:
        return f"the opponent of {self.which.aloud()}, which has just fought, is noted as “foe”"


_PACK: Final = Which("vampire", IN_PLAY, whose="you", clans=("Gangrel antitribu",), other=True)
CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Enkil Cog",
        MODIFIER,
        Standing("bleed", 1),
        Usable(
            "take an action",
            ("minion",),
            (TakeAction(),),
            conditions=(Is("bearer", Which("minion", locked=False)),),
            by="bearer",
            locks=True,
        ),
        conditions=(Bled(), BleedsWhom("prey")),
        words=(PutOn("minion"),),
    ),
    named(
        "Ensemble",
        Reading(
            MODIFIER,
            words=(
                AddBleed(
                    Counted(Which("vampire", whose="you", locked=False, clans=("Daughter of Cacophony",))), limited=True
                ),
                WithEach(Which("vampire", whose="you", clans=("Daughter of Cacophony",)), (Lock("target"),)),
            ),
        ),
    ),
    named(
        "Esteem",
        Reading(
            MODIFIER,
            when=Timing(AFTER, directed=True, outcome="successful"),
            conditions=(HasEdge("target"),),
            words=(TakeEdge(),),
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
    named("Forger's Hammer", _hammered("pot"), _hammered("POT", Cheapen())),
    named("Gang Tactics", Reading(MODIFIER, words=(InCombat((SetRangeTo("close", "combat"),), blocked=True),))),
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
                conditions=(FoughtBlocker(), IsReady("blocker"), IsUnlocked("minion")),
                words=(Lock("minion"), GoesOnNoMore(), EnterCombat("minion", "blocker", (NO_STRIKES, *more))),
            )
            for level, more in (("obf", ()), ("OBF", (PRESS,)))
        ),
    ),
    mended(
        "I am Legion",
        Reading(
            MODIFIER,
            "DAI OBF",
            when=Timing(ACTION_WINDOWS | AS_PLAYED | {"as blocked"}),
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
                when=Timing(ACTION_WINDOWS | {"as blocked"}, others="only", locked="also"),
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
            # LSJ 20011214-2: needed or not. What is announced later has it from the start. Who plays it as though she
            # were a Toreador is none for a card in play.
            words=(PutInPlay(), If((Is("acting", TOREADOR),), (AddStealth(1),))),
            standing=(Standing("stealth", 1, of=TOREADOR, whose="any"),),
            upon=(
                Upon("after resolution", (Burn("this"),), (Successful(), Is("acting", TOREADOR))),
                Upon("end of turn", (Burn("this"),)),
            ),
        ),
    ),
    named(
        "Excellent Thirst",
        Reading(
            MODIFIER,
            when=Timing(frozenset({"about to hunt"}), frozenset({"hunt"})),
            conditions=(Is("minion", Which("vampire", blood="none")),),
            words=(AddNumber("minion", "hunt", 2),),
        ),
    ),
    mended("Eyes of the Serpent", Reading(MODIFIER, "ser", words=(CannotBlock(which=Which("ally")),))),
    named(
        "Follow the Alpha",
        Reading(
            MODIFIER,
            when=Timing(frozenset({"after combat"}), others="only"),
            conditions=(IsUnlocked("minion"), FoughtYours(_PACK)),
            words=(
                NoteFoe(_PACK),
                Lock("minion"),
                EnterCombat("minion", "foe", (Forbid(("maneuver to close", "maneuver to long"), "foe", "round"),)),
            ),
        ),
    ),
    named(
        "Innocent Bystander",
        Reading(
            MODIFIER,
            when=Timing(AFTER, frozenset({"bleed"}), outcome="successful"),
            conditions=(Bled(), HasCrypt("target")),
            words=(ForEachMethuselah("target", (LoseTopOfCrypt(),)),),
        ),
    ),
)
