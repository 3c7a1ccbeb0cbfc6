"""Political action cards: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.political.alike import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.minions import GIVES_TRAIT
from vtes_desktop.rules.special.seating import reverse
from vtes_desktop.rules.turn.ousting import NEXT_OUST
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Place


class ReversePlay(Word, frozen=True):
    """The turn goes the other way round from now on; prey and predator stay who they are (sec. 3)."""

    said = "the turn goes the other way round from now on, while each prey stays to the left of her predator"

    def act(self, here: Here) -> None:
        reverse(here.game)


class PoolForNextOust(Word, frozen=True):
    """The next predator who is given pool for ousting her prey gets so much, instead of what is usual (sec. 9.1)."""

    said = "the next oust earns as much pool as the number “number” instead of what is usual"

    def act(self, here: Here) -> None:
        amount = here.numbers.get("number", 0)
        here.game.do(m.SetCounter(0, NEXT_OUST, amount))
        here.game.say(f"The next oust earns {amount} pool", seat=here.seat)


_INNER_CIRCLE: Final = Is("minion", Which("vampire", words=("inner circle",)))
_SMALL_STRANGER: Final = Which("vampire", IN_PLAY, words=("non-camarilla",), most=5)
_STRANGER: Final = Which("vampire", IN_PLAY, words=("non-camarilla",))
_UNLOCKED_ANARCH: Final = Which("vampire", whose="you", locked=False, words=("anarch",))
_COMPANION: Final = Which("ally|retainer", IN_PLAY)


class ControllersBurnPool(Word, frozen=True):
    """Each Methuselah who controls one of the chosen cards that are still in play burns a pool, once."""

    said = "each Methuselah who controls the chosen card burns 1 pool"

    def act(self, here: Here) -> None:
        game = here.game
        for seat in dict.fromkeys(copy.controller for copy in here.copies("target") if game.in_play(copy)):
            burned = game.burn_pool(seat, 1)
            game.say(game.who(seat), f" burns {burned} pool", seat=seat)


_RED_LIST: Final = Which("minion", IN_PLAY, words=("red list",))


class GiveAllotted(Word, frozen=True):
    """Blood moves from the ``victim`` to those to which points were allocated: a blood for each point; where there is
    less, you choose whose points count first."""

    said = (
        "1 blood moves from the card chosen as “victim” to each vampire for each point allocated to it (where there is "
        "less, as you choose)"
    )

    def do(self, here: Here) -> Procedure[None]:
        game, victim = here.game, here.copy("victim")
        if victim is None or not game.in_play(victim):
            return
        owed = {
            copy.id: here.numbers.get(points_on(copy.id), 0) for copy in here.copies(ALLOTTED) if game.in_play(copy)
        }
        while victim.blood and (there := [game.copy(number) for number, points in owed.items() if points]):
            option = yield from here.ask(
                "target", f"who gets blood of {game.name(victim)}?", game.targets(there), "6.3.2"
            )
            # Where there is enough for all of them nothing hangs on the order.
            paid = owed[option.copy] if victim.blood >= sum(owed.values()) else 1
            game.move_blood(m.Purse("card", victim.id), m.Purse("card", option.copy), paid)
            minions.drain(game, game.copy(option.copy))
            owed[option.copy] -= paid


class BurnThaumaturge(Word, frozen=True):
    """You look at the top card of the chosen Methuselah's crypt: a vampire with Thaumaturgy is burned."""

    said = "you look at the top card of the chosen Methuselah’s crypt, which is burned if it has Thaumaturgy"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        yield from LookAt("crypt", "chosen", 1, "seen").do(here)
        for copy in here.chosen.get("seen", []):
            if any(level.code == "tha" for level in game.card(copy).disciplines) and copy.place.region == "crypt":
                game.doing.move_card(copy, Place(copy.owner, "ash heap"))
                game.say(game.doing.name(copy), " is burned", seat=here.seat)


class Tithe(Word, frozen=True):
    """The Methuselah who holds the referendum takes 1 pool from you, if you have any."""

    said = "the controller of this card takes 1 pool from you"

    def act(self, here: Here) -> None:
        game, taker = here.game, here.source.controller
        amount = min(1, game.table.seats[here.seat].pool)
        game.move_blood(m.Purse("pool", here.seat), m.Purse("pool", taker), amount)
        if amount:
            game.say(game.who(taker), " takes 1 pool of ", game.who(here.seat), seat=taker)


CARDS: Final[tuple[Named, ...]] = (
    vote("Peace Treaty", BurnUnlessPaid(Which("weapon", ANYWHERE))),
    political_card(
        "Political Flux", declares=(ChooseNumber(1, 12, what="pool for the next oust"),), words=(PoolForNextOust(),)
    ),
    political_card("Sabbat Priest", words=(Mark("blockers burn", add=1),), sentences="e6efea"),
    political_card(
        "Sabbat Threat", declares=(ChooseMethuselahs(),), words=(GiveHeld(most=2),), held=(BurnPool(CountersHeld()),)
    ),
    vote("Parity Shift", Shares("gain", "chosen"), terms=(ChooseMethuselah("richer"), Allocate(3, 1, never="chosen"))),
    political_card(
        "Patsy",
        conditions=(HasEdge("you"),),
        words=(If((HasEdge(),), (BurnEdge(), LoseTitle("target"), BurnPool(2, "controller"))),),
        sentences="ff2182 00ef30",
    ),
    vote(
        "Political Stranglehold",
        ForEachMethuselah("any", (GainPool(Counted(Which("vampire", IN_PLAY, "you", least=8), 3)),)),
    ),
    political_card(
        "Protect Thine Own",
        conditions=(AnyOf((There(_SMALL_STRANGER), all_of(_INNER_CIRCLE, There(_STRANGER)))),),
        declares=(If((_INNER_CIRCLE,), (Choose(_STRANGER),), (Choose(_SMALL_STRANGER),)),),
        words=(Burn("target"),),
    ),
    political_card(
        "Raising the Portcullis",
        Standing("bleed", 1, Which("vampire", whose="you"), conditions=(There(Which("vampire", ("torpor",), "prey")),)),
        sentences="039c40",
    ),
    invited("Ravnos Acceptance", "Ravnos"),
    political_card("Regaining the Upper Hand", words=(ForEachMethuselah("chosen", (TakeEdge(),)),), sentences="9b1c9e"),
    vote(
        "Reinforcements",
        ForEachMethuselah(
            "chosen",
            (Choose(Which("library card", ("ash heap",), "you"), least=0, most=3), Return("target", "library")),
        ),
        terms=(ChooseMethuselahs(),),
    ),
    vote(
        "Reins of Power",
        EachChooses(Which("vampire", whose="you")),
        ForEachMethuselah("any", (GainPool(6), BurnPool(CapacityOf("vampire of predator")))),
    ),
    invited("Revocation of Tyre", "Banu Haqim"),
    political_card(
        "Revolutionary Council",
        conditions=(There(replace(_UNLOCKED_ANARCH, other=True)),),
        declares=(
            Choose(_UNLOCKED_ANARCH, "anarch", most=1000),
            AllocateAmong(Counted(Which("vampire", chosen="anarch"), 2), Which("location|equipment", ANYWHERE), "any"),
        ),
        words=(Lock("anarch"), Shares("burn"), Burn("allotted")),
    ),
    political_card(
        "Rumors of Gehenna",
        Standing("master phase actions", 1, whose="remembered", instead=True),
        words=(RememberMethuselahs(),),
        sentences="676644",
    ),
    political_card(
        "Secret Must Be Kept, The",
        conditions=(There(_COMPANION),),
        declares=(
            If(
                (Is("minion", Which("vampire", words=("magaji",))),),
                (Choose(_COMPANION, most=2),),
                (Choose(_COMPANION),),
            ),
        ),
        words=(ControllersBurnPool(), Burn("target")),
    ),
    political_card(
        "Snipe Hunt",
        Standing("stays locked", 1, Which("vampire", IN_PLAY, most=3)),
        Upon("master phase", (Burn("this"),), turn="yours"),
        sentences="95a20b 936339",
    ),
    political_card(
        "Sweeper",
        Usable(
            "look at the top card of each library",
            ("unlock",),
            (LookAt("library", "any", 1),),
            conditions=(IsReady("minion"), Is("minion", Which("vampire", words=("anarch",)))),
            turn="yours",
            once="turn",
        ),
        sentences="d99495",
    ),
    political_card(
        "Templar",
        attack("enter combat with a vampire", Which("vampire", whose="others"), by=Which(own=True), stealth=1),
        InPlayAction(
            "call a referendum to burn it", (Burn("this"),), "political", 1, by=Which("vampire", words=("sabbat",))
        ),
        on=Which("vampire", IN_PLAY, words=("sabbat",)),
    ),
    political_card("Transfer of Power", words=(StealPool(whose="richer"),), sentences="947426"),
    vote(
        "Treaty of Tyre Enforced",
        ForEachMethuselah("any", (BurnPool(Counted(Which("vampire", IN_PLAY, "you", clans=("Banu Haqim",)), 1, 1)),)),
    ),
    political_card(
        "War of Ages",
        Upon("unlock phase", (BurnPool(1, "prey"),), (TurnOf("prey"),)),
        Upon("prey ousted", (GainPool(3), Burn("this")), turn="yours"),
        # A second one of hers could not stay (ruling on terms that can't be met).
        conditions=(Not(There(Which("card", ("in play",), "you", name="War of Ages"))),),
        sentences="e3d202 af7f9b",
    ),
    political_card("Warrant", hunted(Which("vampire"), blood=1), on=Which("vampire", age="younger")),
    political_card(
        "Year of Fortune",
        Standing("hand size", 1, whose="remembered"),
        declares=(ChooseMethuselahs(new=True),),
        words=(RememberMethuselahs(),),
        sentences="632dff 5416aa",
    ),
    vote("Reversal of Fortunes", ReversePlay()),
    political_card(
        "Trumped-Up Charges",
        *lapses(Not(Is("minion", _RED_LIST))),
        declares=(ForEachMethuselah("controller", (GainVotes(Counted(_RED_LIST, 2)),)),),
        words=(Mark("red list", "target", ""), Mark(GIVES_TRAIT, "this", "red list")),
        sentences="03b168 d2cf9e 2655b5",
    ),
    political_card("Peace of Khetamon, The", words=(ToUncontrolled("target"),), sentences="77e209 8a42a0"),
    political_card("Sacrifice", target=Which("vampire", IN_PLAY, most=6, clan_of="minion"), sentences="8cdd04"),
    political_card(
        "Scourge",
        attack(
            "enter combat with an ally or small vampire",
            Which("ally", whose="others", alternatives=(Which("vampire", whose="others", most=4),)),
            by=Which(own=True),
            stealth=1,
        ),
        on=Which("vampire", IN_PLAY, sect_of="minion"),
        words=(Unlock("minion"),),
    ),
    political_card(
        "Seraph",
        target=Which("vampire", IN_PLAY, least=6, words=("black hand", "non-seraph"), can_have=True),
        words=(AddBlood("target", 2), Mark(GIVES_TRAIT, "this", "seraph")),
        sentences="aa618c 41ca27",
    ),
    vote(
        "Tithings",
        ForEachMethuselah("others", (If((Not(There(Which("vampire", IN_PLAY, "you", least=7))),), (Tithe(),)),)),
    ),
    political_card(
        "Watchtower: Greatest Fall",
        Usable(
            "move 1 blood to a Sabbat vampire",
            ANY_TIME,
            (AddBlood("target"),),
            (Choose(Which("vampire", ("ready", "uncontrolled"), "you", words=("sabbat",))),),
            (Quiet(),),
            locks=True,
        ),
        declares=(ForAll("votes", 2, Which("vampire", words=("seraph",))),),
        sentences="2fe0f7 b83939 160a97",
    ),
    political_card(
        "Public Vilification",
        declares=(
            Choose(Which("vampire", whose="others", age="younger"), "victim"),
            AllocateAmong(3, Which("vampire", IN_PLAY, apart="victim")),
        ),
        words=(GiveAllotted(),),
        sentences="62d020 e3fda6",
    ),
    political_card(
        "Sabbat Inquisitor",
        Standing("bleed", 1),
        InPlayAction(
            "look at the top card of a crypt",
            (BurnThaumaturge(),),
            declares=(ChooseMethuselah(),),
            by=Which("vampire", own=True),
        ),
        target=Which("vampire", IN_PLAY, words=("sabbat", "non-inquisitor"), can_have=True),
        words=(Mark(GIVES_TRAIT, "this", "inquisitor"),),
        sentences="019598 284ec5 4c9d1f",
    ),
    political_card("Wrath of the Inner Circle", words=(LoseTitle("target"),), sentences="582325 22719f"),
)
