"""Action cards: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.action.alike import *
from vtes_desktop.abilities.cards.diablerie import BloodHunt
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.torpor.falling import PARALYZED
from vtes_desktop.rules.turn.unlock import is_infernal

_GARGOYLE: Final = Which("vampire", IN_PLAY, "you", clans=("Gargoyle",), words=("slave",), can_have=True)


def _armored(level: str, who: str, *usable: Usable) -> Reading:
    return at_level(
        level,
        *tuple(replace(each, conditions=(*each.conditions, borne_by("Gargoyle"))) for each in usable),
        replace(AS_NORMAL, conditions=(borne_by("Gargoyle"),)),
        Upon("goes to torpor", (Burn("this"),), about="minion", torpid=True),
        conditions=(CanHave(), Is("minion", Which("vampire", IN_PLAY, clans=("Gargoyle",)))) if who == "minion" else (),
        declares=(Choose(_GARGOYLE),) if who == "target" else (),
        words=(PutOn(who),),
    )


_AILING: Final = Which("vampire", IN_PLAY, discipline="dem", alternatives=(Which("ally", any_word=("mortal", "mage")),))


class UnlocksWithout(Condition, frozen=True):
    """The minion would unlock as normal but for cards of this name on it."""

    said = "nothing but cards of this name keeps that minion locked"

    def holds(self, here: Here) -> bool:
        game, bearer = here.game, here.game.table.copies.get(here.source.place.on)
        if bearer is None or not bearer.locked:
            return False
        alike = sum(below.card == here.source.card for below in minions.on_it(game, bearer))
        if game.abilities.modifier(game, bearer, "stays locked") > alike or is_infernal(game, bearer):
            return False
        return not {PARALYZED, "does not unlock"} & bearer.marks.keys()


_GATHERED: Final = Which("minion", IN_PLAY, chosen="remembered")
_ITS_POOL: Final = (
    If((AtLeast(BloodOn("this"), 1),), (MoveBlood("this", "to pool", BloodOn("this"), BloodOn("this")),)),
)
_HELD_DEAR: Final = Which("ally", (*IN_PLAY, "in play"), "you", alternatives=(Which("location"),))
CARDS: Final[tuple[Named, ...]] = (
    # It is no effect of the bearer's: it goes on while that lies in torpor.
    both_levels(
        "Anima Gathering",
        Standing("stays locked", 1, torpid=True),
        Standing("intercept", 2, _GATHERED, torpid=True),
        Usable(
            "unlock as normal",
            ("unlock",),
            (Unlock("bearer"),),
            turn="yours",
            by="bearer",
            conditions=(UnlocksWithout(),),
            torpid=True,
        ),
        Upon("unlocks", (Burn("this"),), about="minion", torpid=True),
        level="aus",
        target=Which("minion", IN_PLAY, "you", other=True),
        words=(PutOn("minion"), Remember("target")),
        also=(Standing("bleed", 1, _GATHERED, torpid=True),),
    ),
    action_card(
        "419 Operation",
        # Also without a counter (ANK 20221011-3).
        Usable(
            "move 1 pool of your prey to it, or its pool to yours",
            ("unlock",),
            (
                either(
                    Alternative(
                        "1 pool of your prey to it", (ForEachMethuselah("prey", (MoveBlood("this", "from pool"),)),)
                    ),
                    Alternative("its pool to yours", _ITS_POOL),
                ),
            ),
            turn="yours",
            once="turn",
        ),
        Usable(
            "burn the Edge: its pool to yours, and burn it",
            THROUGHOUT,
            (BurnEdge(), *_ITS_POOL, Burn("this")),
            conditions=(HasEdge(),),
            by="prey",
        ),
        words=(PutInPlay(),),
    ),
    action_card(
        "Abbot",
        Standing("intercept", 1, conditions=(DirectedAtYou(), borne_by("", "sabbat"))),
        words=(PutOn("minion"), Unlock("minion")),
    ),
    action_card(
        "Abuse of Power",
        words=in_combat(WithMethuselah("opponent"), after_one_falls(BurnPool(1, "chosen"), BurnPool(1, "you"))),
    ),
    action_card(
        "Aranthebes, The Immortal",
        Usable(
            "the acting minion gets -1 stealth",
            ("before block", "block attempt", "after blocks"),
            (AddStealth(-1),),
            conditions=(Is("acting", Which()), Is("acting", Which(whose="predator"))),
            locks=True,
        ),
        Upon(
            "as announced",
            (
                BleedWhile(
                    -1,
                    (
                        BleedsWhom("you"),
                        Is("this", Which("card", locked=False)),
                        Is("acting", Which("vampire", most=4)),
                    ),
                    limited=False,
                ),
            ),
            (ActionIs(("bleed",)),),
        ),
        InPlayAction(
            "shuffle it into its library",
            (Return("this", "library"),),
            by=Which("vampire", ("ready",), least=5),
            directed=True,
        ),
        words=(PutInPlay(),),
    ),
    mended(
        "Armor of Terra", _armored("tha", "target"), _armored("vis", "minion"), _armored("VIS", "minion", TOUGH_BEARER)
    ),
    action_card(
        "Army of Rats",
        Upon("unlock phase", (OncePerTurn("army of rats", (BurnPool(1, "prey"),)),), turn="yours"),
        InPlayAction("burn Army of Rats", (Burn("this"),), by=Which(), directed=True),
        level="ani",
        words=(PutInPlay(),),
    ),
    action_card(
        "Atonement",
        Standing("intercept", 1),
        Standing(
            "stealth",
            -1,
            Which("vampire", clans=("Ministry",)),
            conditions=(ActionOfThis(), Is("acting", Which("vampire", clans=("Ministry",)))),
            in_action=True,
        ),
        InPlayAction("burn it", (Burn("this"),), by=Which("vampire"), directed=True),
        Upon(
            "as blocked",
            (NoLock("minion"),),
            (Same("blocker", "minion"), Is("acting", Which("vampire", not_older=True))),
        ),
        words=(PutOn("minion"),),
    ),
    action_card(
        "Augury of Doom",
        Upon(
            "unlock phase",
            (ForEachMethuselah("active", (BurnPool(Counted(Which("vampire", ("torpor",), "you"))),)),),
            (TurnOf("prey"),),
            turn="others",
        ),
        *upon(LOOKED_AT, (Burn("this"),), (Not(There(Which("vampire", ("torpor",), "prey"))),)),
        Upon("prey ousted", (Burn("this"),), turn="yours"),
        words=(PutInPlay(), RememberMethuselahs("prey")),
    ),
    mended(
        "Art's Traumatic Essence",
        at_level("mel", target=Which(where=IN_PLAY, locked=False), words=(Lock("target"), BurnBlood("target"))),
        at_level(
            "MEL",
            Usable(
                "lock it to burn it",
                ("master",),
                (Lock("bearer"), Burn()),
                conditions=(IsUnlocked("bearer"),),
                turn="yours",
                by="bearer",
                pool=1,
                torpid=True,
            ),
            Upon("as announced", (BurnBlood("bearer"),), (Same("acting", "bearer"),), torpid=True),
            Upon("block attempt", (BurnBlood("bearer"),), (Same("blocker", "bearer"),)),
            on=Which(locked=False),
            words=(Lock("target"),),
        ),
    ),
    action_card("Abactor", words=(If((HuntSuccessful(),), (BloodHunt(),)),), sentences="971732 51ecab"),
    mended(
        "Ablative Skin",
        *(
            at_level(
                level,
                Usable(
                    "burn a counter to prevent 1 damage",
                    ("prevention",),
                    (Count(-1, "ablative"), prevents),
                    conditions=(Fights(), AtLeast(CountersOn("ablative"), 1)),
                    by="bearer",
                ),
                *lapses(Not(AtLeast(CountersOn("ablative"), 1))),
                words=(PutOn("minion"), Count(3, "ablative")),
            )
            for level, prevents in (("for", Prevent(1, sort="normal")), ("FOR", Prevent(1)))
        ),
    ),
    mended(
        "Ailing Spirit, The",
        at_level("obe", during=(ForAll("intercept", -1, _AILING),)),
        at_level(
            "OBE",
            target=Which(
                "vampire",
                IN_PLAY,
                "others",
                clans=("Malkavian", "Malkavian antitribu"),
                alternatives=(Which("ally", any_word=("mortal", "mage")),),
            ),
            words=(TakeControl(until="turn"),),
        ),
    ),
    action_card(
        "Ahrimane Protectorate",
        fails_action(ActionTargets(which=_HELD_DEAR, by_others=True), MayFail()),
        Usable(
            "burn it: +1 intercept",
            ("block attempt",),
            (Burn("this"), AddIntercept("blocker")),
            conditions=(DirectedAtYou(), InterceptNeeded(Which("vampire", whose="you", clans=("Ahrimane",)))),
        ),
        words=(
            PutInPlay(),
            May(
                (BurnBlood("minion", paid=True), Later("after resolution", (Unlock("minion"),))),
                "burn 1 blood to unlock at the end of the action",
            ),
        ),
    ),
    action_card(
        "Augur",
        words=(
            LookAt("hand", "predator"),
            LookAt("hand", "prey"),
            LookAt("library", amount=3),
            Later("after resolution", (Unlock("minion"),)),
        ),
    ),
)
