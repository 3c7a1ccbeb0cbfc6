"""Vampires, U to V: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.vampires.w_to_z import ClaimTitleOf
from vtes_desktop.abilities.cards.virtues import PutVirtue
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.rules import minions
from vtes_desktop.table.asking import Procedure

_RICHER: Final = "prey was richer"


class PreyLost(Measure, frozen=True):
    """As much pool as your prey has burned in the running action, also where that has ousted her."""

    said = "the pool that your prey has burned in this action"

    def of(self, here: Here) -> int:
        table, lost = here.game.table, here.game.passing.action.pool_lost
        order, total = [*table.seating()], 0
        place = order.index(here.seat)
        for seat in (*order[place + 1 :], *order[:place]):
            total += lost.get(seat, 0)
            if table.seats[seat].playing:
                break
        return total


class HandStrikeFor(Condition, frozen=True):
    """The damage that has just been inflicted comes of a hand strike of the minion, and is so much or more."""

    least: int

    def holds(self, here: Here) -> bool:
        hurt = here.game.hurt
        if hurt is None or hurt.strike is None or hurt.by is not here.minion:
            return False
        return hurt.strike.by_hand and hurt.struck >= self.least

    def aloud(self) -> str:
        return f"it is {self.least} or more damage of a hand strike of this minion, not prevented"


class LowerAtEnd(Word, frozen=True):
    """At the end of the combat the capacity of a vampire is 1 less as long as it stays in play, once in each combat;
    never less than 1."""

    said = "at the end of the combat the opposing vampire gets -1 capacity (once in a combat, to a minimum of 1)"

    def do(self, here: Here) -> Procedure[None]:
        game, fight = here.game, here.game.fight
        key = (here.source.id, _LOWERED)
        if fight is None or key in game.passing.combat.used:
            return
        game.passing.combat.used.add(key)
        victims = here.copies("opponent")

        def lowered() -> Procedure[None]:
            for copy in victims:
                if minions.is_vampire(game, copy) and game.table.copies.get(copy.id) is copy and game.in_play(copy):
                    own = int(copy.marks.get("capacity", game.card(copy).capacity or 1))
                    minions.mark(game, copy, "capacity", str(max(1, own - 1)))
                    game.say(game.doing.name(copy), " gets -1 capacity", seat=here.seat)
                    minions.drain(game, copy)
            yield from ()

        fight.at_end.append(lowered)
        yield from ()


_LOWERED: Final = -1


class StruckThisRound(Condition, frozen=True):
    """The minion has struck in this round with a card that was played with a Discipline."""

    code: str

    def holds(self, here: Here) -> bool:
        game, fight = here.game, here.game.fight
        return fight is not None and any(
            each.copy is not None
            and here.minion is not None
            and each.minion == here.minion.id
            and self.code in each.codes
            and fight.round.struck[each.copy.id] > 0
            for each in game.passing.action.played
        )

    def aloud(self) -> str:
        return f"this minion has struck in this round with a card requiring {discipline_name(self.code)}"


_EQUIPPED: Final = Which(where=IN_PLAY, whose="you", words=("anarch",), holds="it", locked=True)

CARDS: Final[tuple[Named, ...]] = (
    vampire(
        "Uchenna",
        once_a_turn("master", "burn a card from your hand", Discard(burn=True), blood=1, torpid=True),
        sentences="7a3396 8f721c",
    ),
    vampire("Ulugh Beg, The Watcher", Standing("discard phase actions", 1, conditions=(READY,)), sentences="d31425"),
    vampire(
        "Umdava",
        Usable(
            "use a master phase action: search for an Aye or Orun",
            ("master",),
            (Spend("master phase action"), PutVirtue(("Aye", "Orun"))),
            (Choose(Which("vampire", words=("laibon",))),),
            turn="yours",
            torpid=True,
        ),
        sentences="46a4e8",
    ),
    # Not where there are not two cards to choose (ruling).
    vampire(
        "Undele",
        InPlayAction(
            "call a referendum to take two minion cards from the ash heap",
            (Return("target"),),
            "political",
            1,
            declares=(Choose(Which("minion card", ("ash heap",), "you"), least=2, most=2),),
        ),
        sentences="f4913f",
    ),
    vampire("Unmada", Standing("discard phase actions", 1, conditions=(READY,)), sentences="74d9a9"),
    vampire(
        "Unre, Keeper of Golgotha",
        Upon("burned", (Count(1, "trap", "this"),), about="opponent", torpid=True),
        Standing("intercept", CountersOn("trap")),
        sentences="0a380f 141355",
    ),
    vampire(
        "Uriah Winter",
        # As the phase begins: the pool for the Edge comes later.
        Upon(
            "end of turn",
            (If((RICHER_PREY,), (Mark(_RICHER, "this"),), (Mark(_RICHER, "this", ""),)),),
            torpid=True,
        ),
        Upon(
            "unlock phase",
            (TakeControl("this", "prey"),),
            (Is("this", Which("card", mark=_RICHER)),),
            turn="yours",
            torpid=True,
        ),
        sentences="0ce643",
    ),
    vampire(
        "Valerius",
        act_on(
            Which("vampire", IN_PLAY, words=("prince",), other=True),
            "steal the title of a prince",
            ClaimTitleOf(taken=True),
            conditions=(Is("this", Which("vampire", words=("camarilla", "non-prince"))),),
        ),
        sentences="f3e8a3",
    ),
    vampire(
        "Valerius Maior, Hell's Fool",
        Upon(
            "block attempt",
            (ForbidCards(("chi", "obf"), "acting", ("Action Modifier", "Combat")),),
            (Same("blocker", "this"),),
        ),
        merged=(Standing("capacity", -2),),
        sentences="fc82b2 / c0a9a4 464b72",
        advanced=True,
    ),
    vampire(
        "Valerius Maior, Hell's Fool",
        Usable(
            "1 additional strike with a card that requires Thaumaturgy",
            ("additional strikes",),
            (GainAdditional(code="tha"),),
            conditions=(Fights(), StruckThisRound("tha")),
            once="round",
        ),
        sentences="26f8dd",
    ),
    vampire(
        "Valkyrie",
        Standing("undirected only", 1, conditions=(Not(There(Which("vampire", name="Brunhilde"))),)),
        sentences="c497b5",
    ),
    vampire("Vasily", Standing("title toll", 1, conditions=(Not(HasEdge()),), torpid=True), sentences="399740"),
    vampire(
        "Vassily Taltos",
        act_on(
            Which("hunting ground", ANYWHERE, alternatives=(Which("card", ANYWHERE, name="Blood Doll"),)),
            "burn a hunting ground or Blood Doll",
            Burn("target"),
        ),
        sentences="de38f5",
    ),
    vampire(
        "Venere Carboni",
        Usable(
            "burn 1 blood: move to the ready region",
            ("unlock",),
            (LeaveTorpor("this"),),
            conditions=(InTorpor("this"),),
            turn="yours",
            blood=1,
            torpid=True,
        ),
        sentences="9b2439",
    ),
    vampire(
        "Victor Donaldson",
        Upon(
            "card cancelled",
            (May((Return("it", "library"),), "move Golconda: Inner Peace to your library"),),
            (ItsMethuselah("you"), Is("it", Which("card", name="Golconda: Inner Peace"))),
            torpid=True,
        ),
        sentences="ebaa49",
    ),
    # Before a contest, if there is one (ruling).
    vampire(
        "Victor Pelletier",
        Standing("yields its title", 1),
        Upon(
            "comes into play",
            (
                May(
                    (
                        either(
                            Alternative("1 pool: primogen", (BurnPool(1), GainTitle("primogen", "minion"))),
                            Alternative(
                                "2 pool: Prince of Paris", (BurnPool(2), GainTitle("prince of Paris", "minion"))
                            ),
                            Alternative(
                                "3 pool: Ventrue Justicar",
                                (BurnPool(3), GainTitle("justicar of Ventrue", "minion")),
                            ),
                        ),
                    ),
                    "give him a title",
                ),
            ),
            about="this",
        ),
        sentences="8439ed cba0d2",
    ),
    vampire(
        "Victoria Ash",
        Usable(
            "discard a card: +1 bleed",
            ("before block", "block attempt", "after blocks"),
            (Discard(), AddBleed()),
            conditions=(
                READY,
                ActionIs(("bleed",)),
                Is("acting", Which("vampire", IN_PLAY, clans=("Banu Haqim",))),
            ),
            once="action",
        ),
        sentences="740e36",
        group=7,
    ),
    vampire(
        "Victorine Lafourcade",
        Usable(
            "burn the Edge: the action fails",
            IN_ACTION,
            (BurnEdge(), FailAction()),
            conditions=(HasEdge(), BleedsWhom("you"), Is("acting", Which("vampire", most=4))),
            torpid=True,
        ),
        sentences="446063",
    ),
    vampire(
        "Vincent Day, Paladin and Paragon",
        Upon("burns the Edge for a vote", (GainVotes(),), (ItsMethuselah("you"),), torpid=True),
        sentences="dfe052",
    ),
    vampire(
        "Virgil",
        act_on(
            Which("retainer", on="minion"),
            "steal all the life from a retainer of his",
            GiveBlood("target", "minion", BloodOn("target")),
            stealth=1,
        ),
        sentences="5b0afb",
    ),
    vampire(
        "Vulture",
        Upon(
            "equipped from hand",
            (May((Choose(_EQUIPPED), Unlock("target"), MARK), "unlock the anarch?"),),
            (ONCE, Is("it", Which("equipment", called="vehicle"))),
            torpid=True,
        ),
        sentences="571144",
    ),
    # In torpor too, but not by who was ousted by the action (rulings).
    vampire(
        "Věnceslava, The Implacable",
        Usable(
            "gain 1 pool",
            ("after resolution",),
            (GainPool(),),
            conditions=(Acting(), AtLeast(PreyLost(), 1)),
            once="turn",
            torpid=True,
        ),
        sentences="6bd8b2",
    ),
    # Even where another combat follows (ruling).
    vampire(
        "Violet Tremain",
        Upon(
            "damaged",
            (LowerAtEnd(),),
            (HandStrikeFor(2), Is("opponent", Which("vampire"))),
            about="opponent",
            torpid=True,
        ),
        sentences="dc16e4",
    ),
)
