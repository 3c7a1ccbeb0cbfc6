"""Master cards, T to V: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.cards.terms import CREEDS, VIRTUES
from vtes_desktop.rules import minions
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.minions import GIVES_TRAIT
from vtes_desktop.rules.moments import Event
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.paying import pay_card
from vtes_desktop.rules.playing.requirements import meets
from vtes_desktop.rules.playing.timing import REFERENDUM, Timing
from vtes_desktop.rules.special.disease import infect
from vtes_desktop.rules.titles.contests import CAME, HAS_BEEN_CONTESTED
from vtes_desktop.rules.torpor.diablerie import COMMITTED_IN, CURSE_LIFTED
from vtes_desktop.rules.turn.influence import ENTERED, MOVED_OUT, control
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Place


class LiftCurse(Word, frozen=True):
    """The Blood Curse keeps none of its clan from diablerie any more, until the end of the game."""

    said = "until the end of the game the Blood Curse keeps no Assamite from committing diablerie"

    def act(self, here: Here) -> None:
        here.game.do(m.SetCounter(0, CURSE_LIFTED, 1))


class EquipFirst(Word, frozen=True):
    """The minion is equipped with the first equipment of your library from the top, whose cost is paid, or what of it
    there is; it is burned where the minion can't have it (rulings on Vast Wealth). The library is shuffled."""

    def do(self, here: Here) -> Procedure[None]:
        game, seat, minion = here.game, here.seat, here.minion
        there = [copy for copy in game.pile(seat, "library") if "Equipment" in game.card(copy).types]
        if there and minion is not None:
            found, card = there[0], game.card(there[0])
            game.say(game.doing.name(minion), f" finds {card.display_name}", seat=seat)
            if not meets(game, minion, card, played=False) or why_not_on(game, minion, card):
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


_POISONED: Final = AtLeast(CountersOn("poison", "this"), CapacityOf("minion", plus=1))
_ENDS: Final[tuple[Event, ...]] = ("after resolution", "end of turn")


class HasJustDiablerized(Condition, frozen=True):
    """The minion has committed diablerie in this turn."""

    said = "this minion has committed diablerie in this turn"

    def holds(self, here: Here) -> bool:
        return here.minion is not None and here.minion.marks.get(COMMITTED_IN) == str(here.game.table.turn)


_HAS_DIABLERIZED: Final = "its vampire has committed diablerie"


class TakeOut(Word, frozen=True):
    """What the card remembers becomes controlled, at the end of the influence phase (sec. 7)."""

    said = "the card that this card remembers moves to your ready region"

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies("remembered"):
            minions.mark(here.game, copy, ENTERED, str(here.seat))
            yield from control(here.game, here.seat, copy)


class TombIsFull(Condition, frozen=True):
    """The blood on what the card remembers, and the counters on the card, come to that one's capacity."""

    said = "the blood on the card that this card remembers and the counters on this card come to its capacity"

    def holds(self, here: Here) -> bool:
        game, counters = here.game, here.source.counters.get("counters", 0)
        return any(copy.blood + counters >= minions.capacity(game, copy) for copy in here.copies("remembered"))


_IMBUED_NEEDS: Final = Which("library card", ("ash heap",), "you", requires="|".join(("imbued", *CREEDS)))
_OF_THE_IMBUED: Final = replace(
    _IMBUED_NEEDS, alternatives=tuple(Which("library card", ("ash heap",), "you", needs=code) for code in VIRTUES)
)
"""Cards that require an Imbued, a creed or a virtue."""


class CutLibrary(Word, frozen=True):
    """You may cut your library once, wherever you like: so many cards from its top go to its bottom."""

    said = "you may cut your library once: as many cards as you like from its top go to its bottom"

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        pile = game.pile(seat, "library")
        options = [
            Option("amount", so_many(each, "card", "cards") if each else "No cut", amount=each)
            for each in range(len(pile))
        ]
        if len(options) < 2:
            return
        option = yield from here.ask("amount", "after how many cards do you cut your library?", options, "1.6.1")
        for copy in pile[: option.amount]:
            game.doing.move_card(copy, Place(seat, "library"), -1)
        if option.amount:
            game.say(game.who(seat), " cuts the library", seat=seat)


class BleedOwnPrey(Word, frozen=True):
    """The acting minion bleeds the prey of its Methuselah instead, who may attempt to block."""

    said = "the action bleeds the prey of the acting Methuselah instead"

    def act(self, here: Here) -> None:
        game = here.game
        prey = game.table.prey(game.action.seat)
        game.change_action(seats=(prey,))
        blocks.count_bleed(game)
        game.say(game.who(prey), " is bled instead", seat=here.seat)


class NextRedirectionCancelled(Word, frozen=True):
    """The next card that would change whom the running bleed is against is cancelled as it is played; its cost is
    paid."""

    said = "the next card that would change whom the action bleeds is cancelled as it is played"

    def act(self, here: Here) -> None:
        here.game.passing.action.next_redirection_fails = True


_BURIED: Final = Which("vampire", ("uncontrolled",), "you")
_LIES_BURIED: Final = Is("remembered", Which("vampire", whose="you"))
_CHOOSE_BURIED: Final = If((There(_BURIED),), (Choose(_BURIED), Remember("target")))


class OutOfTheGrave(Condition, frozen=True):
    """What the card remembers does not lie in an uncontrolled region any more."""

    said = "the card that this card remembers has left the uncontrolled region"

    def holds(self, here: Here) -> bool:
        return any(copy.place.region != "uncontrolled" for copy in here.copies("remembered"))


_CLAN: Final = "clan chosen"
_UNCHOSEN: Final = Is("this", Which("card", ANYWHERE, unmarked=_CLAN))


class KeepClan(Word, frozen=True):
    """The card remembers the clan that was named."""

    said = "this card remembers the named clan"

    def act(self, here: Here) -> None:
        minions.mark(here.game, here.source, _CLAN, here.words.get("clan", ""))


class KeepOutClan(Word, frozen=True):
    """Vampires of the clan that the card remembers cannot block the action while its bearer is the one who takes it, as
    whoever takes it over (sec. 6.2.2)."""

    said = "vampires of the clan that this card remembers cannot block the action while this minion takes it"

    def act(self, here: Here) -> None:
        game, clan = here.game, here.source.marks.get(_CLAN, "")
        if clan:
            game.passing.action.cannot_block.append(
                lambda copy: (
                    here.minion is not None
                    and game.action.minion == here.minion.id
                    and minions.is_vampire(game, copy)
                    and minions.clan(game, copy) == clan
                )
            )


class Infect(Word, frozen=True):
    """A vampire gets a disease counter, unless it has one (:mod:`vtes_desktop.rules.special.disease`)."""

    who: str = "target"

    def act(self, here: Here) -> None:
        for copy in here.copies(self.who):
            infect(here.game, copy)

    def aloud(self) -> str:
        return (
            f"{card_does(self.who, 'get')} a disease counter, unless it has one: it gains no blood by hunting, burns 1 "
            "blood whenever it unlocks (without any, that counter), and gives a counter to a vampire that it fights at "
            "close range, before strikes are chosen"
        )


_UNNAMED: Final = Is("this", Which("card", ANYWHERE, unmarked=minions.SUPERIOR))
_TENDED: Final = Which("vampire", ("uncontrolled",), "you", words=("infernal",), younger_than="elder")
_KEEPS_CLAN: Final = (Name("clan", told=True), KeepClan())
_GIVES_DISCIPLINE: Final = (Name("discipline of any", told=True), GiveNamed("superior discipline"))
CARDS: Final[tuple[Named, ...]] = (
    master_card("Tajdid", words=(LiftCurse(),), sentences="13e163"),
    master_card(
        "Tabriz Assembly",
        InPlayAction("call a referendum to burn it", (Burn("this"),), "political", 1, by=Which("vampire")),
        Upon("before votes", (GainVotes(),), (ActionOfThis(),)),
        sentences="d855ad",
    ),
    master_card(
        "Talons of the Dead",
        for_master_action("burn it", Burn("this"), by="bearer"),
        Standing("action blood", 1, conditions=(Acting(directed=True),)),
        sentences="86f888 c313a5",
    ),
    master_card(
        "Tend the Flock",
        declares=(
            Choose(
                Which("vampire", whose="you", locked=False, words=("infernal",), clans=("Baali",)),
                "elder",
                so_that=_TENDED,
            ),
            Choose(_TENDED),
        ),
        words=(AddBlood("target", 3),),
    ),
    master_card(
        "Tension in the Ranks",
        in_your(
            "master",
            "a master phase action and two master cards: burn it",
            Spend("master phase action"),
            Discard(Which("master"), 2),
            Burn("this"),
            by="active",
        ),
        *upon(("goes to torpor", "ready minion burned"), (BurnPool(1, "chosen"),)),
        words=(PutInPlay(),),
    ),
    master_card(
        "Terrifying Visage",
        Upon("as blocked", (By("blocker", (BurnPool(),)),), (Acting(),)),
        on=Which("vampire", words=("path of cathari",)),
        sentences="81cfa8 b6b639",
    ),
    master_card(
        "Therbold Realty",
        *pool_or_blood(Price(-1, payer="you", called="location")),
        sentences="0d8f12",
    ),
    master_card(
        "Threestar Cab Company",
        in_your(
            "unlock",
            "move 1 blood from it",
            either(
                Alternative("to your pool", (MoveBlood("this", "to pool"),)),
                Alternative(
                    "to a vampire",
                    (Choose(UNFED), GiveBlood("this", "target"), Mark(FED, "target")),
                    (There(UNFED),),
                ),
            ),
            conditions=(HAS_BLOOD,),
            locks=True,
        ),
        sentences="5e0d76",
    ),
    master_card(
        "Tower of London",
        for_locking("gain 1 pool", ("after resolution",), GainPool(), conditions=(Successful(), ActionRequires("nec"))),
        sentences="06fbb9",
    ),
    master_card(
        "Toy Chest Test",
        declares=(
            Choose(Which("vampire", IN_PLAY, words=("sabbat",), most=3, since=CAME, unmarked=HAS_BEEN_CONTESTED)),
        ),
        words=(Burn("target"),),
        sentences="102587",
    ),
    master_card(
        "Toreador Grand Ball",
        Standing("stays locked", 1, Which("vampire", chosen="remembered locked", clans=("Toreador",))),
        Standing(
            "stealth",
            -1,
            Which("vampire", clans=("Nosferatu",)),
            conditions=(ActionOfThis(), Is("acting", Which("vampire", clans=("Nosferatu",)))),
            in_action=True,
        ),
        Standing(
            "cannot block",
            1,
            Which(),
            conditions=(
                Is("acting", Which("vampire", chosen="remembered", clans=("Toreador",))),
                Not(ActionIs(("bleed",))),
            ),
        ),
        InPlayAction("burn this card", (Burn("this"),), directed=True, by=Which()),
        declares=(
            Choose(Which("vampire", ("ready",), "you", clans=("Toreador",)), "two", least=2, most=2),
            Choose(Which("vampire", whose="you", chosen="two"), "locked"),
            Part("locked", "two"),
        ),
        words=(PutInPlay(), Lock("locked"), Remember("two"), Remember("locked", "locked")),
    ),
    master_card(
        "Traditionalist",
        *feeds_once(("votes tallied",), Not(Passed()), Is("minion", Which("vampire", cast="against"))),
        sentences="99fbe2",
    ),
    master_card(
        "Tribute to the Master",
        words=(WithEach(Which("vampire", whose="you", blood="some"), (MoveBlood("target"),)),),
    ),
    master_card(
        "Trophy: Domain",
        Usable(
            "unlock and attempt to block",
            ("before block", "block attempt", "after blocks"),
            (Unlock("minion"), AttemptToBlock()),
            conditions=(BlockMayBegin(spent=1),),
            by="bearer",
            blood=1,
            once="action",
        ),
        sentences="ef6f86 26c450",
    ),
    master_card(
        "Trophy: Hunting Ground",
        Upon("unlock phase", (fed("minion", 2),), turn="yours", by="bearer"),
        sentences="21cb5f",
    ),
    master_card(
        "Trophy: Progeny",
        Upon(
            "trophy received",
            (BecomeVampire(2, blood=2), May((FindDiscipline("this"),), "search for a Discipline card?")),
            (Not(Is("bearer", Which("vampire", IN_PLAY, words=("sterile",)))),),
            about="this",
        ),
        sentences="ca2e2e 23bbc6 1322ee",
    ),
    master_card("Trophy: Safe Passage", Standing("protected", 1, conditions=(IsReady("minion"),)), sentences="97b06b"),
    master_card(
        "Twilight Camp",
        Upon(
            "enters play",
            (
                May(
                    (BurnBlood("this"), Become("it", sect="Anarch")),
                    "burn 1 blood from it to make the vampire Anarch",
                ),
            ),
            (Is("it", Which("vampire", whose="you", mark=MOVED_OUT, words=("non-titled", "non-anarch"))), HAS_BLOOD),
        ),
        sentences="9eb14f",
    ),
    master_card(
        "Using the Advantage",
        in_your("unlock", "gain 1 pool", GainPool(), conditions=(HasEdge("you"),), locks=True),
        sentences="c7ae23",
    ),
    # Not where the vampire is another Methuselah's (ruling).
    master_card("Vampiric Disease", declares=(Choose(Which("vampire", IN_PLAY)),), words=(Infect(),)),
    master_card(
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
    master_card(
        "Ventrue Directorate Assembly",
        Standing("votes", 1, Which("vampire", clans=("Ventrue",)), conditions=(POLITICAL,)),
        sentences="69f17a",
    ),
    master_card("Ventrue Headquarters", for_locking("+3 votes", ("polling",), GainVotes(3)), sentences="d93e66"),
    master_card(
        "Vessel",
        once_a_turn("unlock", "move 1 blood to or from your pool", *TO_AND_FRO, by="bearer"),
        declares=(
            Choose(Which("vampire", IN_PLAY)),
            Choose(Which("card", ANYWHERE, name="Blood Doll"), name="doll", least=0),
        ),
        words=(PutOn("target"), Burn("doll")),
    ),
    master_card(
        "Vigil: The Thin Line",
        for_locking(
            "+1 intercept",
            ("block attempt",),
            AddIntercept("blocker"),
            conditions=(
                Is("acting", Which("monster", IN_PLAY)),
                InterceptNeeded(Which("imbued", clans=("Defender",))),
            ),
        ),
        sentences="788a94",
    ),
    master_card(
        "Villein",
        Price(1, name="Minion Tap", payer="you"),
        Price(1, name="Villein", on_this=True),
        declares=(
            Choose(Which("vampire", IN_PLAY, "you", blood="some")),
            ChooseNumber(2, 5, "moved", "blood"),
        ),
        words=(PutOn("target"), AS_ANNOUNCED),
    ),
    master_card(
        "Visit from the Capuchin",
        Standing("hand size", CountersOn(who="this")),
        Standing("stands in", 1, conditions=(HAS_COUNTER,)),
        Upon("replaces", (Count(-1, who="this"), If((Not(HAS_COUNTER),), (Burn("this"),))), turn="yours"),
        conditions=(Not(There(Which("card", ANYWHERE, whose="you", name="Visit from the Capuchin"))),),
        sentences="e4ccdd 0631d1",
    ),
    master_card("Vox Domini", conditions=(POLITICAL,), words=(Decide("fails"),)),
    # Out of turn it is played for its votes, in a master phase of one's own to stay.
    master_card(
        "Vox Senis",
        Upon("polling begins", as_you("any", GainVotes())),
        when=Timing(REFERENDUM),
        words=(If((TurnOf("you"),), (PutInPlay(),), (GainVotes(3),)),),
    ),
    master_card("Temptation of Greater Power", declares=(Choose(A_VAMPIRE),), words=(Auction(credit=5),)),
    master_card(
        "Vicissitude Poisoning",
        Upon("card played", (Count(1, "poison", "this"),), (Played("it", codes=("vic",), who="minion"),)),
        *upon(_ENDS, (Burn("minion"),), (_POISONED, Quiet()), torpid=True),
        Upon("combat is over", (Burn("minion"),), (_POISONED,), torpid=True),
        sentences="508b12 cb32ee",
    ),
    master_card(
        "Trophy: Diablerie",
        Standing("stealth", 2, conditions=(Acting(kinds=("diablerize",)),), in_action=True),
        Standing("no blood hunt", 1, torpid=True),
        Upon("has diablerized", (Mark(_HAS_DIABLERIZED, "this"),), (Diablerizes(),), torpid=True),
        # It may be the trophy for that diablerie (ruling).
        Upon("trophy received", (Mark(_HAS_DIABLERIZED, "this"),), (HasJustDiablerized(),), about="this"),
        *upon(_ENDS, (Burn("this"),), (Is("this", Which("card", IN_PLAY, mark=_HAS_DIABLERIZED)),), torpid=True),
        sentences="7602a6 d41c4a 40a14c",
    ),
    master_card(
        "Trophy: No Questions",
        Usable(
            "burn a counter: the action is unblockable",
            ("as announced",),
            (Count(-1, who="this"), Unblockable()),
            conditions=(Acting(), HAS_COUNTER),
            by="bearer",
            once="action",
        ),
        Upon("trophy received", (Count(2, who="this"),), (Not(HAS_COUNTER),), about="this"),
        words=(Count(2, who="this"),),
        sentences="83f837 c174d3",
    ),
    master_card(
        "Tragic Love Affair",
        Standing("stays locked", 1, torpid=True),
        once_a_turn(
            "master",
            "burn 1 pool to move it to another Toreador",
            BurnPool(1, paid=True),
            MoveOnto("target"),
            declares=(Choose(Which("vampire", IN_PLAY, clans=("Toreador",), other=True, can_have=True)),),
            by="bearer",
            torpid=True,
        ),
        BURNED_FOR_THE_EDGE,
        words=(Lock("target"),),
        sentences="36f324 cf179a fa1a9d 1f5707",
    ),
    master_card(
        "Tomb of Rameses III",
        Upon("transferred", (Count(who="this"),), (Same("it", "remembered"), _LIES_BURIED)),
        Upon("changes controller", (_CHOOSE_BURIED,), about="this"),
        Upon(
            "end of phase",
            (May((TakeOut(),), "move the vampire to your ready region"),),
            (PhaseIs("influence"), _LIES_BURIED, TombIsFull(), Not(OutOfTheGrave())),
            turn="yours",
        ),
        *lapses(OutOfTheGrave(), also=("enters play", "end of phase")),
        words=(_CHOOSE_BURIED,),
        sentences="36c770 2e9058 181393 a80a46",
    ),
    master_card(
        "Unity",
        for_locking(
            "two cards of the Imbued to the top of your library",
            ANY_TIME,
            Return(to="top"),
            CutLibrary(),
            declares=(Choose(_OF_THE_IMBUED, least=2, most=2),),
            pool=1,
        ),
        sentences="aaf21e 3ff95c",
    ),
    master_card(
        "Two Wrongs",
        when=Timing(frozenset({"after blocks"}), frozenset({"bleed"}), at_me=True),
        conditions=(Not(Is("acting", Which(where=IN_PLAY, whose="predator"))),),
        words=(BleedOwnPrey(), NextRedirectionCancelled()),
    ),
    # A trophy comes into play as it is played, or as a vampire receives it from where it lay.
    master_card(
        "Trophy: Clan Respect",
        Upon("trophy received", _KEEPS_CLAN, (_UNCHOSEN,), about="this"),
        Upon("as announced", (KeepOutClan(),)),
        words=_KEEPS_CLAN,
        sentences="4ae3d0 311cb9",
    ),
    master_card(
        "Trophy: Chosen",
        Upon(
            "trophy received",
            (
                either(
                    Alternative(
                        "gain 4 blood and become Sabbat",
                        (
                            If(
                                (Is("bearer", Which("vampire", IN_PLAY, words=("black hand",))),),
                                (Mark(GIVES_TRAIT, "this", "seraph"),),
                                (Mark(GIVES_TRAIT, "this", "black hand"),),
                            ),
                            AddBlood("bearer", 4),
                            Become("bearer", sect="Sabbat"),
                            Unlock("bearer"),
                        ),
                    ),
                    Alternative("burn it instead", (Burn("this"),)),
                ),
            ),
            about="this",
        ),
        sentences="acaa0b 647b23 6cfc31",
    ),
    master_card(
        "Trophy: Discipline",
        Upon("trophy received", _GIVES_DISCIPLINE, (_UNNAMED,), about="this"),
        words=_GIVES_DISCIPLINE,
        sentences="a7bf29 7d803f",
    ),
    master_card("Trophy: Library", sentences="68b4b3"),
)
