"""Reaction cards: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.action.alike import BLEEDS_ITS_CONTROLLER
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.master.a import IsLastOf
from vtes_desktop.abilities.cards.reaction.alike import *
from vtes_desktop.rules.playing.timing import ACTION_WINDOWS, AS_PLAYED, Timing
from vtes_desktop.rules.politics import referendum as politics
from vtes_desktop.table.table import Copy


class ChooseFought(Word, frozen=True):
    """Whom the minion has fought in the last combat of the running action, if that is meant: the words after it speak
    of it as ``opponent`` (sec. 6.4)."""

    which: Which
    """Its regions count too: a vampire that is not ready any more, or gone, is none that lies in the ready region."""

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def _there(self, here: Here) -> list[Copy]:
        game, fought = here.game, here.game.passing.action.fought
        copy = fought[-1].other(here.minion) if fought and here.minion is not None and game.fight is None else None
        if copy is None:
            return []
        there = game.table.copies.get(copy.id) is copy and copy.place.region in self.which.where
        return [copy] if there and fits(here, self.which, copy) else []

    def act(self, here: Here) -> None:
        here.chosen["opponent"] = self._there(here)

    def aloud(self) -> str:
        return f"the minion that this one has fought in the last combat of this action, if it is {self.which.aloud()}"


DIABLERIE: Final = ActionIs(("diablerize",))
HUNTER: Final = Which("monster", ("ready",), "predator")
THEIR_MONSTER: Final = Which("monster", ("ready",), "neighbours")


class BurnByDifference(Word, frozen=True):
    """Who has called the referendum that failed burns 1 pool, and 1 more for each vote by which it did."""

    said = "who called the referendum burns 1 pool, and 1 more for each vote by which it failed"

    def act(self, here: Here) -> None:
        game, call = here.game, here.game.table.referendum
        if call is not None:
            difference = max(0, politics.tally(game, "against") - politics.tally(game, "for"))
            burned = game.burn_pool(call.seat, 1 + difference)
            game.say(game.who(call.seat), f" burns {burned} pool", seat=call.seat)


_VEHICLE: Final = Which("equipment", IN_PLAY, on="acting", called="vehicle")
_HAS_BLOCKED: Final = Timing(AFTER, blocks=True, locked="also")


class FreedByEdge(Condition, frozen=True):
    """The card is yours or on a minion of yours."""

    said = "this card is yours or on a minion of yours"

    def holds(self, here: Here) -> bool:
        return here.game.table.root(here.source).controller == here.seat


_FREED_BY_EDGE: Final = Usable(
    "burn the Edge to burn every Extortion of yours",
    ANY_TIME,
    (BurnEdge(), WithEach(Which("card", ANYWHERE, "you", name="Extortion"), (Burn("target"),))),
    conditions=(HasEdge(), FreedByEdge()),
    by="edge",
    torpid=True,
)
CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Aversion",
        Reading(
            REACTION,
            "val",
            when=Timing(ACTION_WINDOWS, frozenset({"bleed"}), at_me=True),
            declares=(ChooseNumber(0, PoolOf(), "burned", "pool"),),
            words=(BurnPool(Number("burned")), AddBleed(Number("burned", times=-2, plus=-1))),
        ),
        Reading(
            REACTION,
            "VAL",
            when=Timing(ACTION_WINDOWS, frozenset({"bleed"}), at_me=True),
            conditions=(Bled(so_far=True),),
            words=(PutOn("acting"), CountAnew()),
            standing=(Standing("bleed", -1, conditions=(BleedsWhom("you"),), in_action=True),),
            actions=(InPlayAction("burn it", (Burn("this"),), stealth=1, by=Which(), directed=True),),
        ),
    ),
    reaction_card(
        "Bloodstorm of Chorazin",
        when=Timing(frozenset({"as blocked"}), blocks=True),
        conditions=(Same("blocker"), Is("acting", Which(weaker=True))),
        words=(
            Lock("minion"),
            Inflict(1, "acting", unpreventable=True),
            WithEach(Which("retainer", on="acting"), (Inflict(1, "target", unpreventable=True),)),
            EndAction(),
        ),
    ),
    reaction_card(
        "Cardinal Sin: Failure of Mission",
        hunted(Which("vampire", words=("sabbat",))),
        InPlayAction("burn it", (Burn("this"),), by=Which("vampire", words=("sabbat",)), directed=True),
        when=Timing(frozenset({"as blocked"}), blocks=True),
        conditions=(
            Same("blocker"),
            Is("acting", Which("vampire", IN_PLAY, words=("sabbat", "non-titled"), can_have=True)),
        ),
        words=(PutOn("acting"),),
    ),
    reaction_card(
        "Darksight",
        Standing("stealth", -1, conditions=BLEEDS_ITS_CONTROLLER, in_action=True),
        InPlayAction("burn it", (Burn("this"),), stealth=1, by=Which()),
        level="OBT",
        words=(
            AddIntercept("minion", 1),
            Later("blocked", (If((Same("blocker"),), (Attach("acting"), Remember("minion"))),)),
        ),
    ),
    reaction_card(
        "Deadliest Sin, The",
        conditions=(DIABLERIE,),
        words=(AddIntercept("minion", 2), InCombat((AddInCombat("strength", 2, "combat"),), blocked=True)),
    ),
    reaction_card(
        "Delaying Tactics",
        words=(Decide("cancelled"), Unlock("acting"), ReturnActionCard("Political Action"), NotAgain(all=True)),
    ),
    reaction_card(
        "Determine",
        when=Timing(AS_PLAYED | {"after blocks"}),
        conditions=(
            AnyOf(
                (
                    all_of(Played("now"), Is("acting", THEIR_MONSTER)),
                    all_of(
                        Not(Played("now")),
                        ActionIs(("bleed",)),
                        DirectedAtYou(),
                        Is("acting", HUNTER),
                        AtLeast(CountOf("Methuselahs"), 3),
                    ),
                )
            ),
        ),
        words=(Lock("minion"), If((Played("now"),), (Cancel(), NotAgain()), (Redirect("predator's predator"),))),
    ),
    reaction_card(
        "Elder Kindred Network", words=(Later("votes tallied", (If((Not(Passed()),), (BurnByDifference(),)),)),)
    ),
    reaction_card(
        "Ensnare a Beast",
        level="ANI/CEL",
        words=(AddIntercept(), InCombat((AddInCombat("strike cost", 1, "combat", "opponent"),), blocked=True)),
    ),
    by_level(
        "Eyes of the Dead",
        REACTION,
        "nec",
        (AddIntercept("minion", 1),),
        (AddIntercept("minion", 2),),
        conditions=(DIABLERIE, ActionTargets(which=Which("vampire", ("torpor",), "you"), at_you=True)),
    ),
    mended(
        "Cardinal Sin: Insubordination",
        Reading(
            REACTION,
            # The combat is over, the action may still go on.
            when=Timing(frozenset({"after combat"}), locked="also"),
            declares=(ChooseFought(Which("vampire", words=("sabbat", "non-titled"))),),
            words=(ToTorpor("opponent"),),
        ),
    ),
    named(
        "Conflict of Interests",
        Reading(
            "Reaction",
            # It cancels what was cast, and has nobody abstain.
            declares=(Choose(Which("vampire", clan_of="minion")),),
            words=(Abstain(cast_only=True),),
        ),
    ),
    reaction_card(
        "Car Bomb",
        when=Timing(frozenset({"as announced"})),
        words=(
            Lock("minion"),
            If(
                (There(_VEHICLE),),
                (Choose(_VEHICLE), FailAction(), Burn("target"), Inflict(2, "acting", unpreventable=True)),
                (AddStealth(-1),),
            ),
        ),
    ),
    mended(
        "Extortion",
        reading(
            "Reaction",
            Standing("stays locked", 1, torpid=True),
            Usable(
                "burn blood to unlock",
                ("unlock",),
                (BurnBlood("minion", NamedOn(("Extortion",)), paid=True), Unlock("minion")),
                conditions=(Is("minion", Which("vampire", IN_PLAY, locked=True)), IsLastOf(("Extortion",))),
                turn="yours",
                by="bearer",
                torpid=True,
            ),
            _FREED_BY_EDGE,
            level="ser",
            when=_HAS_BLOCKED,
            conditions=(CanHave("acting"),),
            words=(PutOn("acting"),),
        ),
        Reading(
            "Reaction",
            "SER",
            when=_HAS_BLOCKED,
            words=(PutInPlay("acting"),),
            usable=(_FREED_BY_EDGE,),
            upon=(Upon("unlock phase", (BurnPool(),), turn="yours"),),
        ),
    ),
    reaction_card(
        "Bind the Night-Walker",
        when=Timing(ACTION_WINDOWS, locked="also"),
        conditions=(
            There(Which("card", on="minion", name="Kerrie")),
            AnyOf((ActionTargets("minion"), ActionTargets(which=Which("card", IN_PLAY, on="minion")))),
            Is("acting", Which("vampire", IN_PLAY, without="aus")),
        ),
        words=(EndAction(resolves=True),),
    ),
)
