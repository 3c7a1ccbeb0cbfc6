"""Action cards: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from vtes_desktop.abilities.cards.action.alike import AS_NORMAL, TOUGH_BEARER
from vtes_desktop.abilities.cards.diablerie import BloodHunt
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.vocabulary.amounts import Amount
from vtes_desktop.rules import minions
from vtes_desktop.rules.torpor.falling import PARALYZED
from vtes_desktop.rules.turn.unlock import is_infernal
from vtes_desktop.table import moves as m

ANY_MINION: Final = Which("minion", ("ready",))


class StealFromPool(Word, frozen=True):
    """Pool of a Methuselah is moved onto a card, or what lies there to hers."""

    whose: Whose
    onto: bool = True
    amount: Amount = 1
    who: str = "this"

    def act(self, here: Here) -> None:
        game = here.game
        for seat in here.methuselahs(self.whose)[:1]:
            for copy in here.copies(self.who):
                card, pool = m.Purse("card", copy.id), m.Purse("pool", seat)
                there = game.table.seats[seat].pool if self.onto else copy.blood
                amount = min(there, amount_of(here, self.amount))
                game.move_blood(*((pool, card) if self.onto else (card, pool)), amount)
                words = f" moves {amount} pool {'to' if self.onto else 'from'} "
                game.say(game.who(seat), words, game.doing.name(copy), seat=here.seat)

    def aloud(self) -> str:
        way = "onto" if self.onto else "from"
        much = "all the pool there" if self.amount == 1000 else f"{number(self.amount)} pool"
        end = "" if self.onto else f" to the pool of {methuselah(self.whose)}"
        start = f" of {methuselah(self.whose)}" if self.onto else ""
        return f"{much}{start} moves {way} {card(self.who)}{end}"


_GARGOYLE: Final = Which("vampire", IN_PLAY, "you", clans=("Gargoyle",), words=("slave",), can_have=True)


def _armored(level: str, who: str, *usable: Usable) -> Reading:
    return Reading(
        ACTION,
        level,
        conditions=(CanHave(), Is("minion", Which("vampire", IN_PLAY, clans=("Gargoyle",)))) if who == "minion" else (),
        declares=(Choose(_GARGOYLE),) if who == "target" else (),
        words=(PutOn(who),),
        usable=tuple(replace(each, conditions=(*each.conditions, borne_by("Gargoyle"))) for each in usable),
        standing=(replace(AS_NORMAL, conditions=(borne_by("Gargoyle"),)),),
        upon=(Upon("goes to torpor", (Burn("this"),), about="minion", torpid=True),),
    )


_ABLATED: Final[tuple[tuple[str, Literal["normal", ""]], ...]] = (("for", "normal"), ("FOR", ""))
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


def _gathered(level: str, *more: Standing) -> Reading:
    chosen = Which("minion", IN_PLAY, chosen="remembered")
    return Reading(
        ACTION,
        level,
        declares=(Choose(Which("minion", IN_PLAY, "you", other=True)),),
        words=(PutOn("minion"), Remember("target")),
        standing=(
            Standing("stays locked", 1, torpid=True),
            Standing("intercept", 2, chosen, torpid=True),
            *(replace(each, of=chosen, torpid=True) for each in more),
        ),
        usable=(
            Usable(
                "unlock as normal",
                ("unlock",),
                (Unlock("bearer"),),
                turn="yours",
                by="bearer",
                conditions=(UnlocksWithout(),),
                torpid=True,
            ),
        ),
        upon=(Upon("unlocks", (Burn("this"),), about="minion", torpid=True),),
    )


_AHRIMANE: Final = Which("vampire", whose="you", clans=("Ahrimane",))
_HELD_DEAR: Final = Which("ally", (*IN_PLAY, "in play"), "you", alternatives=(Which("location"),))
CARDS: Final[tuple[Named, ...]] = (
    # It is no effect of the bearer's: it goes on while that lies in torpor.
    mended("Anima Gathering", _gathered("aus"), _gathered("AUS", Standing("bleed", 1))),
    mended(
        "419 Operation",
        # Also without a counter (ANK 20221011-3).
        ACTION,
        Usable(
            "move 1 pool of your prey to it, or its pool to yours",
            ("unlock",),
            (
                Either(
                    (
                        Alternative("1 pool of your prey to it", (StealFromPool("prey"),)),
                        Alternative("its pool to yours", (StealFromPool("you", onto=False, amount=1000),)),
                    )
                ),
            ),
            turn="yours",
            once="turn",
        ),
        Usable(
            "burn the Edge: its pool to yours, and burn it",
            THROUGHOUT,
            (BurnEdge(), StealFromPool("you", onto=False, amount=1000), Burn("this")),
            conditions=(HasEdge(),),
            by="prey",
        ),
        words=(PutInPlay(),),
    ),
    mended(
        "Abbot",
        ACTION,
        Standing("intercept", 1, conditions=(DirectedAtYou(), borne_by("", "sabbat"))),
        words=(PutOn("minion"), Unlock("minion")),
    ),
    mended(
        "Abuse of Power",
        ACTION,
        words=(
            InCombat(
                (
                    WithMethuselah("opponent"),
                    AfterCombat(
                        (
                            If(
                                (ONE_READY,),
                                (If((IsReady("minion"),), (BurnPool(1, "chosen"),), (BurnPool(1, "you"),)),),
                            ),
                        )
                    ),
                )
            ),
        ),
    ),
    mended(
        "Aranthebes, The Immortal",
        ACTION,
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
        "Armor of Terra",
        _armored("tha", "target"),
        _armored("vis", "minion"),
        _armored("VIS", "minion", TOUGH_BEARER),
    ),
    mended(
        "Army of Rats",
        ACTION,
        Upon("unlock phase", (OncePerTurn("army of rats", (BurnPool(1, "prey"),)),), turn="yours"),
        InPlayAction("burn Army of Rats", (Burn("this"),), by=ANY_MINION, directed=True),
        level="ani",
        words=(PutInPlay(),),
    ),
    mended(
        "Atonement",
        ACTION,
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
    mended(
        "Augury of Doom",
        ACTION,
        Upon(
            "unlock phase",
            (ForEachMethuselah("active", (BurnPool(Counted(Which("vampire", ("torpor",), "you"))),)),),
            (TurnOf("prey"),),
            turn="others",
        ),
        *(Upon(event, (Burn("this"),), (Not(There(Which("vampire", ("torpor",), "prey"))),)) for event in LOOKED_AT),
        Upon("prey ousted", (Burn("this"),), turn="yours"),
        words=(PutInPlay(), RememberMethuselahs("prey")),
    ),
    mended(
        "Art's Traumatic Essence",
        Reading(
            ACTION,
            "mel",
            declares=(Choose(Which(where=IN_PLAY, locked=False)),),
            words=(Lock("target"), BurnBlood("target")),
        ),
        Reading(
            ACTION,
            "MEL",
            declares=(Choose(Which(locked=False, can_have=True)),),
            words=(PutOn(), Lock("target")),
            usable=(
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
            ),
            upon=(
                Upon("as announced", (BurnBlood("bearer"),), (Same("acting", "bearer"),), torpid=True),
                Upon("block attempt", (BurnBlood("bearer"),), (Same("blocker", "bearer"),)),
            ),
        ),
    ),
    completed(
        "Abactor",
        ACTION,
        words=(If((HuntSuccessful(),), (BloodHunt(),)),),
        sentences="971732 51ecab",
    ),
    mended(
        "Ablative Skin",
        *(
            Reading(
                ACTION,
                level,
                words=(PutOn("minion"), Count(3, "ablative")),
                usable=(
                    Usable(
                        "burn a counter to prevent 1 damage",
                        ("prevention",),
                        (Count(-1, "ablative"), Prevent(1, sort=sort)),
                        conditions=(Fights(), AtLeast(CountersOn("ablative"), 1)),
                        by="bearer",
                    ),
                ),
                upon=lapses(Not(AtLeast(CountersOn("ablative"), 1))),
            )
            for level, sort in _ABLATED
        ),
    ),
    mended(
        "Ailing Spirit, The",
        Reading(ACTION, "obe", during=(ForAll("intercept", -1, _AILING),)),
        Reading(
            ACTION,
            "OBE",
            declares=(
                Choose(
                    Which(
                        "vampire",
                        IN_PLAY,
                        "others",
                        clans=("Malkavian", "Malkavian antitribu"),
                        alternatives=(Which("ally", any_word=("mortal", "mage")),),
                    )
                ),
            ),
            words=(TakeControl(until="turn"),),
        ),
    ),
    named(
        "Ahrimane Protectorate",
        ACTION,
        Usable(
            "burn it: the action fails",
            ("as announced", "before block", "after blocks"),
            (Burn("this"), FailAction()),
            conditions=(ActionTargets(which=_HELD_DEAR, by_others=True), MayFail()),
        ),
        Usable(
            "burn it: +1 intercept",
            ("block attempt",),
            (Burn("this"), AddIntercept("blocker")),
            conditions=(DirectedAtYou(), InterceptNeeded(_AHRIMANE)),
        ),
        words=(
            PutInPlay(),
            May(
                (BurnBlood("minion", paid=True), Later("after resolution", (Unlock("minion"),))),
                "burn 1 blood to unlock at the end of the action",
            ),
        ),
    ),
    named(
        "Augur",
        ACTION,
        words=(
            LookAt("hand", "predator"),
            LookAt("hand", "prey"),
            LookAt("library", amount=3),
            Later("after resolution", (Unlock("minion"),)),
        ),
    ),
)
