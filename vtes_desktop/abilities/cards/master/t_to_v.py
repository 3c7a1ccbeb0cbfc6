"""Master cards, T to V: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.text.sentences.masters import FED
from vtes_desktop.rules.moments import Event
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.paying import pay_card
from vtes_desktop.rules.playing.requirements import meets
from vtes_desktop.rules.playing.timing import REFERENDUM, Timing
from vtes_desktop.rules.titles.contests import CAME, HAS_BEEN_CONTESTED
from vtes_desktop.rules.torpor.diablerie import CURSE_LIFTED
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Procedure


class LiftCurse(Word, frozen=True):
    """The Blood Curse keeps none of its clan from diablerie any more, until the end of the game."""

    said = "until the end of the game the Blood Curse keeps no Assamite from committing diablerie"

    def act(self, here: Here) -> None:
        here.game.do(m.SetCounter(0, CURSE_LIFTED, 1))


_TOREADOR: Final = Which("vampire", ("ready",), "you", clans=("Toreador",))


_NEW_BLOOD: Final = Which("vampire", whose="you", entered=True, words=("non-titled", "non-anarch"))


READY_OR_TORPID: Final = Which("vampire", ("ready", "torpor"))


class EquipFirst(Word, frozen=True):
    """The minion is equipped with the first equipment of your library from the top, whose cost is paid, or what of it
    there is; it is burned where the minion can't have it (rulings on Vast Wealth). The library is shuffled."""

    def do(self, here: Here) -> Procedure[None]:
        game, seat, minion = here.game, here.seat, here.minion
        there = [copy for copy in game.pile(seat, "library") if "Equipment" in game.card(copy).types]
        if there and minion is not None:
            found, card = there[0], game.card(there[0])
            game.say(game.doing.name(minion), f" finds {card.display_name}", seat=seat)
            if not meets(game, minion, card) or why_not_on(game, minion, card):
                game.burn(found)
            else:
                yield from pay_card(game, seat, minion, card)
                yield from bring_into_play(game, found, seat, minion, equipped=True)
        game.doing.shuffle(seat, "library")

    def aloud(self) -> str:
        return (
            "this minion is equipped with the first equipment card of your library from the top, for its cost (burned "
            "for nothing if it can’t have it), and the library is shuffled"
        )


_ENDS: Final[tuple[Event, ...]] = ("after resolution", "end of turn")


CARDS: Final[tuple[Named, ...]] = (
    completed("Tajdid", Reading("Master", words=(LiftCurse(),)), sentences="13e163"),
    completed(
        "Tabriz Assembly",
        "Master",
        InPlayAction("call a referendum to burn it", (Burn("this"),), "political", 1, by=Which("vampire")),
        Upon("before votes", (GainVotes(),), (ActionOfThis(),)),
        sentences="d855ad",
    ),
    part(
        "Talons of the Dead",
        Usable(
            "a master phase action: burn it",
            ("master",),
            (Spend("master phase action"), Burn("this")),
            turn="yours",
            by="bearer",
        ),
        Standing("action blood", 1, conditions=(Acting(directed=True),)),
        sentences="86f888 c313a5",
    ),
    named(
        "Tend the Flock",
        Reading(
            "Master",
            declares=(
                Choose(Which("vampire", whose="you", locked=False, words=("infernal",), clans=("Baali",)), "elder"),
                Choose(Which("vampire", ("uncontrolled",), "you", words=("infernal",), younger_than="elder")),
            ),
            words=(AddBlood("target", 3),),
        ),
    ),
    named(
        "Tension in the Ranks",
        "Master",
        Usable(
            "a master phase action and two master cards: burn it",
            ("master",),
            (
                Spend("master phase action"),
                Discard(Which("master"), 2),
                Burn("this"),
            ),
            turn="yours",
            by="active",
        ),
        Upon("goes to torpor", (BurnPool(1, "chosen"),)),
        Upon("ready minion burned", (BurnPool(1, "chosen"),)),
        words=(PutInPlay(),),
    ),
    completed(
        "Terrifying Visage",
        "Master",
        Upon("as blocked", (By("blocker", (BurnPool(),)),), (Acting(),)),
        declares=(Choose(Which("vampire", words=("path of cathari",), can_have=True)),),
        words=(PutOn("target"),),
        sentences="81cfa8 b6b639",
    ),
    completed(
        "Therbold Realty",
        "Master",
        *tuple(Price(-1, currency, payer="you", called="location") for currency in ("pool", "blood")),
        sentences="0d8f12",
    ),
    part(
        "Threestar Cab Company",
        Usable(
            "move 1 blood from it",
            ("unlock",),
            (
                Either(
                    (
                        Alternative("to your pool", (MoveBlood("this", "to pool"),)),
                        Alternative(
                            "to a vampire",
                            (Choose(UNFED), GiveBlood("this", "target"), Mark(FED, "target")),
                            (There(UNFED),),
                        ),
                    )
                ),
            ),
            conditions=(AtLeast(BloodOn("this"), 1),),
            turn="yours",
            locks=True,
        ),
        sentences="5e0d76",
    ),
    completed(
        "Tower of London",
        "Master",
        Usable(
            "gain 1 pool",
            ("after resolution",),
            (GainPool(),),
            conditions=(Successful(), ActionRequires("nec")),
            locks=True,
        ),
        sentences="06fbb9",
    ),
    completed(
        "Toy Chest Test",
        Reading(
            "Master",
            declares=(
                Choose(Which("vampire", IN_PLAY, words=("sabbat",), most=3, since=CAME, unmarked=HAS_BEEN_CONTESTED)),
            ),
            words=(Burn("target"),),
        ),
        sentences="102587",
    ),
    named(
        "Toreador Grand Ball",
        "Master",
        Standing("stays locked", 1, Which("vampire", chosen="remembered locked")),
        Standing(
            "stealth",
            -1,
            Which("vampire", clans=("Nosferatu",)),
            conditions=(ActionOfThis(), Is("acting", Which("vampire", clans=("Nosferatu",)))),
            in_action=True,
        ),
        Upon(
            "as announced",
            (Unblockable(),),
            (Is("acting", Which("vampire", chosen="remembered")), Not(ActionIs(("bleed",)))),
        ),
        InPlayAction("burn this card", (Burn("this"),), directed=True, by=Which()),
        declares=(
            Choose(_TOREADOR, "two", least=2, most=2),
            Choose(Which("vampire", whose="you", chosen="two"), "locked"),
            Part("locked", "two"),
        ),
        words=(PutInPlay(), Lock("locked"), Remember("two"), Remember("locked", "locked")),
    ),
    completed(
        "Traditionalist",
        "Master",
        Upon(
            "votes tallied",
            (AddBlood("minion"), MARK),
            (ONCE, Not(Passed()), Is("minion", Which("vampire", cast="against"))),
        ),
        sentences="99fbe2",
    ),
    named(
        "Tribute to the Master",
        Reading("Master", words=(WithEach(Which("vampire", whose="you", blood="some"), (MoveBlood("target"),)),)),
    ),
    completed(
        "Trophy: Domain",
        "Master",
        Usable(
            "unlock and attempt to block",
            ("before block", "block attempt", "after blocks"),
            (Unlock("minion"), AttemptToBlock()),
            conditions=(BlockMayBegin(),),
            by="bearer",
            blood=1,
            once="action",
        ),
        sentences="ef6f86 26c450",
    ),
    completed(
        "Trophy: Hunting Ground",
        "Master",
        Upon("unlock phase", (fed("minion", 2),), turn="yours", by="bearer"),
        sentences="21cb5f",
    ),
    completed(
        "Trophy: Safe Passage",
        "Master",
        Standing("protected", 1, conditions=(IsReady("minion"),)),
        sentences="97b06b",
    ),
    completed(
        "Twilight Camp",
        "Master",
        Upon(
            "enters play",
            (
                May(
                    (BurnBlood("this"), Become("it", sect="Anarch")),
                    "burn 1 blood from it to make the vampire Anarch",
                ),
            ),
            (Is("it", _NEW_BLOOD), PhaseIs("influence"), TurnOf("you"), AtLeast(BloodOn("this"), 1)),
        ),
        sentences="9eb14f",
    ),
    # Not where the vampire is another Methuselah's (ruling).
    part(
        "Vast Wealth",
        InPlayAction(
            "equip with the first equipment of your library",
            (EquipFirst(),),
            "equip",
            stealth=1,
            by=Which(whose="you", bearer=True),
        ),
        sentences="40f3c8",
    ),
    part(
        "Ventrue Directorate Assembly",
        Standing("votes", 1, Which("vampire", clans=("Ventrue",)), conditions=(POLITICAL,)),
        sentences="69f17a",
    ),
    named(
        "Vessel",
        "Master",
        Usable(
            "move 1 blood to or from your pool",
            ("unlock",),
            TO_AND_FRO,
            turn="yours",
            by="bearer",
            once="turn",
        ),
        declares=(
            Choose(READY_OR_TORPID),
            Choose(Which("card", ("ready", "torpor", "in play"), name="Blood Doll"), name="doll", least=0),
        ),
        words=(PutOn("target"), Burn("doll")),
    ),
    completed(
        "Vigil: The Thin Line",
        "Master",
        Usable(
            "+1 intercept",
            ("block attempt",),
            (AddIntercept("blocker"),),
            conditions=(
                Is("acting", Which("monster", IN_PLAY)),
                InterceptNeeded(Which("imbued", clans=("Defender",))),
            ),
            locks=True,
        ),
        sentences="788a94",
    ),
    named(
        "Villein",
        "Master",
        Price(1, name="Minion Tap", payer="you"),
        Price(1, name="Villein", on_this=True),
        declares=(
            Choose(Which("vampire", ("ready", "torpor"), "you", blood="some")),
            ChooseNumber(2, 5, "moved", "blood"),
        ),
        words=(PutOn("target"), AS_ANNOUNCED),
    ),
    completed(
        "Visit from the Capuchin",
        "Master",
        Standing("hand size", CountersOn(who="this")),
        Standing("stands in", 1, conditions=(AtLeast(CountersOn(who="this"), 1),)),
        Upon(
            "replaces",
            (Count(-1, who="this"), If((Not(AtLeast(CountersOn(who="this"), 1)),), (Burn("this"),))),
            turn="yours",
        ),
        sentences="e4ccdd 0631d1",
    ),
    named(
        "Vox Domini",
        Reading("Master", conditions=(POLITICAL, Not(BloodHuntCalled())), words=(Decide("fails"),)),
    ),
    # Out of turn it is played for its votes, in a master phase of one's own to stay.
    named(
        "Vox Senis",
        Reading(
            "Master",
            when=Timing(REFERENDUM),
            words=(If((TurnOf("you"),), (PutInPlay(),), (GainVotes(3),)),),
            upon=(Upon("polling begins", (ForEachMethuselah("any", (GainVotes(),)),)),),
        ),
    ),
    named(
        "Temptation of Greater Power",
        Reading("Master", declares=(Choose(A_VAMPIRE),), words=(Auction(credit=5),)),
    ),
    completed(
        "Vicissitude Poisoning",
        "Master",
        Upon("card played", (Count(1, "poison", "this"),), (Played("it", codes=("vic",), who="minion"),)),
        *(
            Upon(
                event,
                (Burn("minion"),),
                (AtLeast(CountersOn("poison", "this"), CapacityOf("minion", plus=1)), Quiet(action=False)),
                torpid=True,
            )
            for event in _ENDS
        ),
        Upon(
            "combat is over",
            (Burn("minion"),),
            (AtLeast(CountersOn("poison", "this"), CapacityOf("minion", plus=1)),),
            torpid=True,
        ),
        sentences="508b12 cb32ee",
    ),
)
