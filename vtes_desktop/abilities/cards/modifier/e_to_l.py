"""Action modifiers: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.modifier.alike import *
from vtes_desktop.abilities.cards.reaction.alike import FoughtBlocker
from vtes_desktop.abilities.cards.vampires.o_to_q import RemoveTopOfCrypt
from vtes_desktop.rules import minions
from vtes_desktop.rules.minion.phase import act, actions_of
from vtes_desktop.rules.passing import PutOff
from vtes_desktop.rules.playing.timing import ACTION_WINDOWS, AS_PLAYED, Timing
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy

ALLY: Final = Which("ally", ("ready", "torpor"))
KISS: Final = (BurnBlood("blocker", 2), EndAction())
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

    def act(self, here: Here) -> None:
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
        conditions=(ActionWith(Which("weapon", melee=True, unique=False)),),
        words=(NoteWeapon(), *words, Later("after resolution", (Attach("weapon"),))),
        upon=(Upon("strike chosen", (StrikeIs(amount=1),), about="minion"),),
    )


class HasCrypt(Condition, frozen=True):
    """The Methuselah at whom the action is directed has cards in her crypt."""

    said = "the crypt of the Methuselah at whom the action is directed is not empty"

    def holds(self, here: Here) -> bool:
        return any(here.game.table.pile(seat, "crypt") for seat in here.methuselahs("target"))


_PACK: Final = Which("vampire", IN_PLAY, whose="you", clans=("Gangrel antitribu",), other=True)


class PackFought(Condition, frozen=True):
    """One of your other Gangrel antitribu has just fought, and its opponent is still ready."""

    def holds(self, here: Here) -> bool:
        return _foe_of_pack(here) is not None

    def aloud(self) -> str:
        return f"{_PACK.aloud()} has just fought, and its opponent is ready"


def _foe_of_pack(here: Here) -> Copy | None:
    """The opponent, if that is still ready, of one of your other Gangrel antitribu in the last combat."""
    for each in here.game.passing.action.fought[-1:]:
        for mine in (each.acting, each.opposing):
            foe = each.other(mine)
            if mine.controller == here.seat and fits(here, _PACK, mine) and foe is not None:
                return foe if minions.is_ready(here.game, foe) else None
    return None


class NoteFoe(Word, frozen=True):
    """The opponent of your vampire that has just fought is noted as ``foe``."""

    def act(self, here: Here) -> None:
        foe = _foe_of_pack(here)
        here.chosen["foe"] = [foe] if foe is not None else []

    def aloud(self) -> str:
        return f"the opponent of {_PACK.aloud()}, which has just fought, is noted as “foe”"


CARDS: Final[tuple[Named, ...]] = (
    modifier_card("Empowering the Puppet King", words=(AddBleed(limited=True),), sentences="bb2d2f"),
    modifier_card(
        "Enkil Cog",
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
    modifier_card(
        "Ensemble",
        words=(
            AddBleed(
                Counted(Which("vampire", whose="you", locked=False, clans=("Daughter of Cacophony",))), limited=True
            ),
            WithEach(Which("vampire", whose="you", clans=("Daughter of Cacophony",)), (Lock("target"),)),
        ),
    ),
    modifier_card(
        "Esteem",
        when=Timing(AFTER, directed=True, outcome="successful"),
        conditions=(HasEdge("target"),),
        words=(TakeEdge(),),
    ),
    modifier_card("Faceless Night", level="OBF", words=(AddStealth(1, needed=True), LockFailed())),
    modifier_card(
        "False Resonance",
        level="CHI",
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
    modifier_card(
        "Fever Pitch",
        Usable(
            "the attempt fails",
            ("block attempt",),
            (FailAttempt(), Burn("this")),
            conditions=(Acting("minion", ("bleed",)),),
            by="bearer",
        ),
        level="FOR/PRE",
        words=(
            AddBleed(1, limited=True),
            Later(
                "after resolution",
                (If((Bled(),), (May((Attach("minion"),), "put it on this vampire?"),)),),
            ),
        ),
    ),
    modifier_card("Foreshadowing Destruction", level="DOM", words=(BleedWhile(3, (PoolIs("target", most=9),)),)),
    named("Forger's Hammer", _hammered("pot"), _hammered("POT", Cheapen())),
    modifier_card("Gang Tactics", words=(InCombat((SetRangeTo("close", "combat"),), blocked=True),)),
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
    by_level(
        "Hedonism",
        MODIFIER,
        "for/pre",
        (FIGHTS_THE_LURED,),
        (),
        words=(Note("blocker", "lured"), FailAttempt(), Lock("minion"), Lock("lured")),
        when=Timing(frozenset({"block attempt"}), others="only", blocker="any"),
        conditions=(IsUnlocked("minion"),),
    ),
    by_level(
        "Hidden Lurker",
        MODIFIER,
        "obf",
        (Lock("minion"), RuleOut("going on"), EnterCombat("minion", "blocker", (NO_STRIKES,))),
        (Lock("minion"), RuleOut("going on"), EnterCombat("minion", "blocker", (NO_STRIKES, PRESS))),
        when=Timing(frozenset({"after combat"}), others="only"),
        conditions=(FoughtBlocker(), IsReady("blocker"), IsUnlocked("minion")),
    ),
    modifier_card(
        "High Aye",
        conditions=(There(Which("card", on="minion", name="Aye"), 3),),
        words=(Later("after resolution", (If((Successful(),), (Discard(amount=2, least=0),)),)),),
        sentences="8cd528 b0e1fb",
    ),
    modifier_card(
        "I am Legion",
        level="DAI OBF",
        when=Timing(ACTION_WINDOWS | AS_PLAYED | {"as blocked"}),
        words=(
            If((Played("now", ("Reaction",)),), (Cancel(free=False),)),
            Later("after resolution", (If((Successful(),), (GainPool(1),)),)),
        ),
    ),
    modifier_card(
        "Inevitability of the Void",
        level="AUS NEC",
        words=(AddBleed(Counted(Which("card", ("ash heap",), "target"), per=10), limited=True),),
    ),
    by_level(
        "Inspire Greatness",
        MODIFIER,
        "pot pre",
        (AddNumber("acting", "strength", 1),),
        (AddNumber("acting", "strength", 2),),
        when=Timing(ACTION_WINDOWS | {"as blocked"}, others="only", locked="also"),
        conditions=(Is("acting", Which("minion", weaker=True)),),
    ),
    modifier_card("Into Thin Air", conditions=(NotPlayed("Lost in Crowds"),), sentences="509b46"),
    kholo("Ishtarri Kholo"),
    modifier_card("Kindred Manipulation", words=(ChangeCast(Which("vampire", age="younger")),)),
    by_level(
        "Kiss of Ra, The",
        MODIFIER,
        "for",
        KISS,
        (Note("blocker", "burned"), *KISS, ToTorpor("burned")),
        conditions=(Is("blocker", Which("vampire", ("ready", "torpor"), without="for")),),
    ),
    modifier_card("Lost in Crowds", conditions=(NotPlayed("Into Thin Air"),), sentences="f0a619"),
    modifier_card(
        "Loup",
        Standing("stealth", 1, of=TOREADOR, whose="any"),
        Upon("after resolution", (Burn("this"),), (Successful(), Is("acting", TOREADOR))),
        Upon("end of turn", (Burn("this"),)),
        # LSJ 20011214-2: needed or not. What is announced later has it from the start. Who plays it as though she
        # were a Toreador is none for a card in play.
        words=(PutInPlay(), If((Is("acting", TOREADOR),), (AddStealth(1),))),
    ),
    modifier_card(
        "Excellent Thirst",
        when=Timing(frozenset({"about to hunt"}), frozenset({"hunt"})),
        conditions=(Is("minion", Which("vampire", blood="none")),),
        words=(AddNumber("minion", "hunt", 2),),
    ),
    modifier_card("Eyes of the Serpent", level="ser", words=(CannotBlock(which=Which("ally")),)),
    modifier_card(
        "Follow the Alpha",
        when=Timing(frozenset({"after combat"}), others="only"),
        conditions=(IsUnlocked("minion"), PackFought()),
        words=(
            NoteFoe(),
            Lock("minion"),
            EnterCombat("minion", "foe", (Forbid(("maneuver to close", "maneuver to long"), "foe", "round"),)),
        ),
    ),
    modifier_card(
        "Innocent Bystander",
        when=Timing(AFTER, frozenset({"bleed"}), outcome="successful"),
        conditions=(Bled(), HasCrypt()),
        words=(ForEachMethuselah("target", (RemoveTopOfCrypt(),)),),
    ),
)
