"""Action cards, A to E: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, mended
from vtes_desktop.abilities.cards.phrases import A_VAMPIRE, ACTION, ANY_TIME, ANYWHERE, DURING_ACTION, IN_PLAY, REACTION
from vtes_desktop.abilities.vocabulary.aloud import card, methuselah, number, provided
from vtes_desktop.abilities.vocabulary.amounts import Amount, BloodOn, CapacityOf, CountersOn, Number, SizeOf, amount_of
from vtes_desktop.abilities.vocabulary.conditions.actions import ActionOfThis, ActionTargets, MayFail
from vtes_desktop.abilities.vocabulary.conditions.combat import Fights, InRound
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition, Conditions, all_hold
from vtes_desktop.abilities.vocabulary.conditions.union import (
    ActionIs,
    AnyOf,
    AtLeast,
    BleedsWhom,
    DirectedAtYou,
    HasEdge,
    Is,
    IsReady,
    Not,
    Same,
    There,
)
from vtes_desktop.abilities.vocabulary.durations import BLEED_OF_ALL
from vtes_desktop.abilities.vocabulary.effects.actions import AddStealth, BleedWhile, FailAction, ReduceTo
from vtes_desktop.abilities.vocabulary.effects.attempts import NoLock
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnBlood, BurnPool, GiveBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, BurnEdge, PutInPlay, PutOn, RemoveFromGame, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseMethuselah, ChooseNumber
from vtes_desktop.abilities.vocabulary.effects.combat import EndCombat, GiveExtra, Inflict, Prevent
from vtes_desktop.abilities.vocabulary.effects.control import TakeControl
from vtes_desktop.abilities.vocabulary.effects.flow import (
    Alternative,
    Either,
    ForEachMethuselah,
    If,
    Later,
    May,
    OncePerTurn,
    StrikeDoes,
)
from vtes_desktop.abilities.vocabulary.effects.hands import LendTo
from vtes_desktop.abilities.vocabulary.effects.marking import Count, Mark, Note, Remember
from vtes_desktop.abilities.vocabulary.effects.persons import BecomeVampire, GiveNamed, Name
from vtes_desktop.abilities.vocabulary.effects.piles import Return
from vtes_desktop.abilities.vocabulary.effects.reactions import EnterCombat
from vtes_desktop.abilities.vocabulary.effects.searching import Fetch, FindDiscipline, Search
from vtes_desktop.abilities.vocabulary.effects.strikes import Blow, MakeStrike
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, found
from vtes_desktop.cards.terms import DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.minion.basic_actions import no_bleeds
from vtes_desktop.rules.minions import GAINED_NOW
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.hands import discard, settle_hand
from vtes_desktop.rules.torpor.falling import go_to_torpor
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure


class GainNamed(Word, frozen=True):
    """The card itself, a vampire now, gets so many Disciplines that you name, at superior."""

    amount: int

    def do(self, here: Here) -> Procedure[None]:
        game, copy = here.game, here.source
        named: list[str] = []
        for left in range(self.amount, 0, -1):
            options = [
                Option("discipline", DISCIPLINES[code], copy.id, level=code)
                for code in DISCIPLINES
                if code.upper() not in named
            ]
            question = f"{game.name(copy)}: which Disciplines does it have? ({left} left)"
            option = yield from game.choose(here.seat, "discipline", question, options, "1.6.1", copy.id)
            named.append(option.level.upper())
        minions.mark(game, copy, minions.GAINED, " ".join(named))

    def aloud(self) -> str:
        return f"this card, a vampire now, has {self.amount} Disciplines that you name, at superior"


class FewerOn(Condition, frozen=True):
    """There are fewer than so many cards of a name on the minion."""

    name: str
    fewer_than: int

    def holds(self, here: Here) -> bool:
        game = here.game
        below = minions.on_it(game, here.minion) if here.minion is not None else []
        return sum(game.card(copy).name == self.name for copy in below) < self.fewer_than

    def aloud(self) -> str:
        return f"there are fewer than {self.fewer_than} cards named {self.name} on this minion"


ANY_MINION: Final = Which("minion", ("ready",))


def _acceptance(level: str) -> Reading:
    """Blithe Acceptance: burned in each combat anew, or at superior kept for a blood (ANK 20230527)."""
    keeps = Either(
        (
            Alternative("burn 1 blood", (BurnBlood("minion"),), (AtLeast(BloodOn("minion"), 1),)),
            Alternative("burn it", (Burn("this"),)),
        )
    )
    return Reading(
        ACTION,
        level,
        words=(PutOn("minion"),),
        standing=(Standing("stealth", 1),),
        upon=(Upon("before range", (keeps if level.isupper() else Burn("this"),), (Fights(), InRound())),),
    )


_BEAST: Final = Is("this", Which("vampire"))

_STERILE: Final = Is("minion", Which(words=("sterile",)))

RITUAL: Final = "ritual"

_RISES: Final = If(
    (AtLeast(CountersOn(RITUAL), 11),),
    (
        BecomeVampire(9, clan="none", sect="Independent", traits=("infernal", "unique"), blood=9),
        Burn("minion"),
        GainNamed(3),
    ),
)


def _removes(level: str, which: Which) -> Reading:
    return Reading(ACTION, level, declares=(Choose(which),), words=(RemoveFromGame("target"),))


_ANYWHERE: Final = ("ready", "torpor", "in play")

_NO_WRAITH: Final = Which(
    "ally|retainer", _ANYWHERE, words=("non-wraith",), alternatives=(Which("vampire", IN_PLAY, most=2),)
)

_SERVANT: Final = Which("ally|retainer", _ANYWHERE, any_word=("mortal", "ghoul"))

BEARER: Final = Which("vampire", bearer=True)


def _contagion(level: str) -> Reading:
    """Contagion: the steal is part of the strike, which can be dodged (ANK 20200909)."""
    enough = (AtLeast(CountersOn("corruption", "target"), SizeOf()), AtLeast(CountersOn("corruption", "target"), 1))
    steals = May(
        (Count(CountersOn("corruption", "target", -1), "corruption", "target"), TakeControl(), EndCombat()),
        "burn the counters to steal it?",
    )
    strike = Usable(
        "strike: a corruption counter",
        ("choose strike",),
        (MakeStrike(Blow("effect")), StrikeDoes("hits", (Count(1, "corruption", "target"), If(enough, (steals,))))),
        by="bearer",
        once="combat",
    )
    return Reading(
        ACTION,
        level,
        words=(PutOn("minion"),),
        usable=(strike,) if level.isupper() else (),
        upon=(
            Upon("unlock phase", (ForEachMethuselah("active", (BurnPool(),)),), (IsReady("minion"),), turn="others"),
        ),
    )


def _mission(*more: AddBlood) -> Reading:
    """Cryptic Mission: a vampire's blood, or an ally's or retainer's life."""
    allies = Which("ally", ANYWHERE, alternatives=(Which("retainer", ANYWHERE),))
    return Reading(
        ACTION,
        "THA" if more else "tha",
        declares=(
            Either(
                (
                    Alternative("burn 1 blood on a vampire", (Choose(A_VAMPIRE),)),
                    Alternative("1 damage to an ally or retainer", (Choose(allies),)),
                )
            ),
        ),
        words=(
            If(
                (Is("target", A_VAMPIRE),),
                (BurnBlood("target"),),
                (Inflict(1, "target", unpreventable=True),),
            ),
            *more,
        ),
    )


MALKAVIANS: Final = ("Malkavian", "Malkavian antitribu")

LOCATION: Final = Which("location", ("ready", "torpor", "in play"))

BEFORE_RESOLVED: Final[tuple[Window, ...]] = ("as announced", "before block", "block attempt", "after blocks")


class NoMoreBleeds(Word, frozen=True):
    """Your minions can't bleed until the end of the turn (sec. 6.1.1)."""

    def do(self, here: Here) -> Procedure[None]:
        here.game.do(m.SetCounter(0, no_bleeds(here.seat), 1))
        yield from ()

    def aloud(self) -> str:
        return "your minions cannot bleed again in this turn"


def _enticement(level: str, pool: int) -> Reading:
    """Enticement: the prey is spared where the Edge is lost, the own bleeds are not (LSJ 20100527)."""
    return Reading(
        ACTION,
        level,
        conditions=(HasEdge(),),
        declares=(ChooseMethuselah("prey"),),
        words=(If((HasEdge(),), (BurnEdge(), BurnPool(pool, "chosen"))), NoMoreBleeds()),
    )


class TogetherToTorpor(Word, frozen=True):
    """Each other Methuselah chooses one of her minions that are meant, or you choose them where something is so; they
    and the minion go to torpor at the same time."""

    which: Which
    you_choose: tuple[Conditions, ...]

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        mine = all_hold(here, self.you_choose)
        going = list(here.copies("minion"))
        for seat in here.methuselahs("others"):
            there = found(replace(here, seat=seat), self.which)
            options = [Option("target", game.name(copy), copy.id, targets=(copy.id,)) for copy in there]
            if options:
                question = f"{game.name(here.source)}: which vampire of {game.seat_name(seat)} goes to torpor?"
                chooser = here.seat if mine else seat
                option = yield from game.choose(chooser, "target", question, options, "1.6.1", here.source.id)
                going.append(game.copy(option.copy))
        for copy in going:
            go_to_torpor(game, copy)

    def aloud(self) -> str:
        return (
            f"each other Methuselah chooses {self.which.aloud()} (you choose instead{provided(self.you_choose)});"
            " those and this minion go to torpor together"
        )


class ConsiderKin(Word, frozen=True):
    """The minion that the card is on is considered of the same clan and sect as the one that played it."""

    def do(self, here: Here) -> Procedure[None]:
        game, minion = here.game, here.minion
        if minion is not None:
            minions.mark(game, here.source, minions.GIVES_CLAN, minions.clan(game, minion))
            minions.mark(game, here.source, minions.GIVES_SECT, minions.sect(game, minion))
        yield from ()

    def aloud(self) -> str:
        return "the minion that bears this card is considered of this minion’s clan and sect"


class BurnOrDiscard(Word, frozen=True):
    """You burn so much pool, or discard as many cards at random, or some of each; all cards at once."""

    amount: Amount

    def do(self, here: Here) -> Procedure[None]:
        game, seat, amount = here.game, here.seat, amount_of(here, self.amount)
        most = min(amount, len(game.pile(seat, "hand")))
        options = [
            Option("amount", f"{number} cards at random, {amount - number} pool", amount=number)
            for number in range(most + 1)
        ]
        question = f"{game.name(here.source)}: {game.seat_name(seat)} loses pool or cards."
        cards = (yield from game.choose(seat, "amount", question, options, "1.6.1", here.source.id)).amount
        for _ in range(cards):
            hand = game.pile(seat, "hand")
            discard(game, seat, hand[game.doing.random(len(hand))], " at random")
        burned = game.burn_pool(seat, amount - cards)
        game.say(game.who(seat), f" burns {burned} pool", seat=seat)
        yield from settle_hand(game, seat)

    def aloud(self) -> str:
        return f"you lose {number(self.amount)} in all of pool and cards of your hand at random, as you divide it"


class StealFromPool(Word, frozen=True):
    """Pool of a Methuselah is moved onto a card, or what lies there to hers."""

    whose: Whose
    onto: bool = True
    amount: Amount = 1
    who: str = "this"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for seat in here.methuselahs(self.whose)[:1]:
            for copy in here.copies(self.who):
                card, pool = m.Purse("card", copy.id), m.Purse("pool", seat)
                there = game.table.seats[seat].pool if self.onto else copy.blood
                amount = min(there, amount_of(here, self.amount))
                game.move_blood(*((pool, card) if self.onto else (card, pool)), amount)
                words = f" moves {amount} pool {'to' if self.onto else 'from'} "
                game.say(game.who(seat), words, game.doing.name(copy), seat=here.seat)
        yield from ()

    def aloud(self) -> str:
        way = "onto" if self.onto else "from"
        much = "all the pool there" if self.amount == 1000 else f"{number(self.amount)} pool"
        end = "" if self.onto else f" to the pool of {methuselah(self.whose)}"
        start = f" of {methuselah(self.whose)}" if self.onto else ""
        return f"{much}{start} moves {way} {card(self.who)}{end}"


CARDS: Final[tuple[Named, ...]] = (
    mended(
        "419 Operation",
        # Also without a counter (ANK 20221011-3).
        Reading(
            ACTION,
            words=(PutInPlay(),),
            usable=(
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
                    ANY_TIME,
                    (BurnEdge(), StealFromPool("you", onto=False, amount=1000), Burn("this")),
                    conditions=(HasEdge(),),
                    by="prey",
                ),
            ),
        ),
    ),
    mended(
        "Abbot",
        Reading(
            ACTION,
            words=(PutOn("minion"), Unlock("minion")),
            standing=(Standing("intercept", 1, conditions=(DirectedAtYou(),)),),
        ),
    ),
    mended(
        "Aranthebes, The Immortal",
        Reading(
            ACTION,
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "the acting minion gets -1 stealth",
                    ("before block", "block attempt", "after blocks"),
                    (AddStealth(-1),),
                    conditions=(Is("acting", Which()), Is("acting", Which(whose="predator"))),
                    locks=True,
                ),
            ),
            upon=(
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
            ),
            actions=(
                InPlayAction(
                    "shuffle it into its library",
                    (Return("this", "library"),),
                    by=Which("vampire", ("ready",), least=5),
                    directed=True,
                ),
            ),
        ),
    ),
    mended(
        "Army of Rats",
        Reading(
            ACTION,
            "ani",
            words=(PutInPlay(),),
            upon=(Upon("unlock phase", (OncePerTurn("army of rats", (BurnPool(1, "prey"),)),), turn="yours"),),
            actions=(InPlayAction("burn Army of Rats", (Burn("this"),), by=ANY_MINION, directed=True),),
        ),
    ),
    mended(
        "Atonement",
        Reading(
            ACTION,
            words=(PutOn("minion"),),
            standing=(
                Standing("intercept", 1),
                Standing(
                    "stealth",
                    -1,
                    Which("vampire", clans=("Ministry",)),
                    conditions=(ActionOfThis(), Is("acting", Which("vampire", clans=("Ministry",)))),
                    in_action=True,
                ),
            ),
            actions=(InPlayAction("burn it", (Burn("this"),), by=Which("vampire"), directed=True),),
            upon=(
                Upon(
                    "as blocked",
                    (NoLock("minion"),),
                    (Same("blocker", "minion"), Is("acting", Which("vampire", not_older=True))),
                ),
            ),
        ),
    ),
    mended(
        "Baltimore Purge",
        Reading(
            ACTION,
            words=(PutOn("minion"),),
            during=(If((Is("minion", Which("vampire", clans=("Ravnos",))),), (AddStealth(1),)),),
            upon=(
                Upon(
                    "unlock phase",
                    (
                        Burn("this"),
                        TogetherToTorpor(
                            Which("vampire", whose="you", not_older=True),
                            (There(Which("vampire", whose="you", clans=("Lasombra",))),),
                        ),
                    ),
                    turn="yours",
                    torpid=True,
                ),
            ),
        ),
    ),
    mended(
        "Bamba",
        Reading(
            ACTION,
            words=(
                BecomeVampire(1, acts=False, sect="Laibon"),
                If(
                    (Is("minion", Which("vampire", words=("magaji",))),),
                    (
                        FindDiscipline(paid=True),
                        May((GiveBlood("minion", "this"),), "move 1 blood to the new vampire?"),
                    ),
                ),
            ),
        ),
    ),
    mended(
        "Biothaumaturgic Experiment",
        Reading(
            ACTION,
            "tha",
            words=(Fetch(Which("retainer", words=("animal",)), ("hand",), any_may=True),),
        ),
        Reading(
            ACTION,
            "THA",
            declares=(Choose(Which(where=IN_PLAY, whose="you")),),
            words=(PutOn("target"),),
            standing=(Standing("strength", 1),),
            upon=(Upon("before range", (GiveExtra("maneuver", "combat"),), (Fights(), InRound())),),
        ),
    ),
    mended("Blithe Acceptance", _acceptance("obf"), _acceptance("OBF")),
    mended(
        "Call the Great Beast",
        # With the last counter a vampire is put into play, which a sterile one cannot do (LSJ 20060815).
        Reading(
            ACTION,
            words=(PutOn("minion"), Count(CapacityOf("minion"), RITUAL), _RISES),
            standing=(
                Standing("strength", 3, conditions=(_BEAST,)),
                Standing("bleed", 2, conditions=(_BEAST,)),
            ),
            usable=(Usable("prevent 1 damage", ("prevention",), (Prevent(1),), conditions=(_BEAST,), once="combat"),),
            actions=(
                InPlayAction(
                    "put a ritual counter on it",
                    (Count(1, RITUAL), _RISES),
                    stealth=1,
                    conditions=(
                        Not(_BEAST),
                        AnyOf((Not(_STERILE), Not(AtLeast(CountersOn(RITUAL), 10)))),
                    ),
                ),
                InPlayAction(
                    "enter combat with a minion",
                    (),
                    "enter combat",
                    conditions=(_BEAST,),
                    against=Which(whose="others"),
                ),
            ),
        ),
    ),
    mended("Chair of Hades", _removes("nec", _SERVANT), _removes("NEC", _NO_WRAITH)),
    mended(
        "Clan Impersonation",
        # Not its sect (RTR 20201130); its own clan again when the card goes (ANK 20200415).
        Reading(
            ACTION,
            declares=(Name("clan"),),
            words=(PutOn("minion"), GiveNamed("clan")),
            actions=(InPlayAction("burn it", (Burn("this"),), by=BEARER),),
        ),
    ),
    mended(
        "Concert Tour",
        Reading(
            ACTION,
            words=(PutOn("minion"),),
            upon=(
                Upon(
                    "unlock phase", (AddBlood("minion", CapacityOf("minion")), Burn("this")), turn="yours", torpid=True
                ),
            ),
        ),
    ),
    mended(
        "Constant Revolution",
        Reading(
            ACTION,
            words=(PutInPlay(), Count()),
            upon=(
                Upon("unlock phase", (Count(),), turn="yours"),
                Upon("unlock phase", (ForEachMethuselah("active", (BurnOrDiscard(CountersOn()),)),), turn="others"),
            ),
            actions=(InPlayAction("burn it", (Burn(),), by=Which("vampire"), directed=True, pool=1),),
        ),
    ),
    mended("Contagion", _contagion("dai"), _contagion("DAI")),
    mended(
        "Create Gargoyle",
        Reading(
            ACTION,
            words=(
                BecomeVampire(2, acts=False, clan="Gargoyle", disciplines="vis", traits=("flight",), slave=True),
                FindDiscipline(),
                ChooseNumber(0, 3, "given", "blood"),
                GiveBlood("minion", "this", Number("given")),
            ),
        ),
    ),
    mended("Cryptic Mission", _mission(), _mission(AddBlood("minion"))),
    mended(
        "Derange",
        # The clan and sect stay what they were when it was played (LSJ 20070707).
        Reading(
            ACTION,
            declares=(Choose(Which("vampire", IN_PLAY, age="younger", not_clans=MALKAVIANS, can_have=True)),),
            words=(PutOn("target"), ConsiderKin()),
            standing=(Standing("stays locked", 1),),
            usable=(
                Usable(
                    "burn 1 blood to unlock",
                    ("unlock",),
                    (Unlock("minion"),),
                    conditions=(Is("minion", Which("vampire", locked=True)),),
                    turn="yours",
                    by="bearer",
                    blood=1,
                    torpid=True,
                ),
            ),
            actions=(
                InPlayAction(
                    "move it to another vampire",
                    (PutOn("target"),),
                    declares=(Choose(Which("vampire", IN_PLAY, other=True, not_clans=MALKAVIANS, can_have=True)),),
                    by=BEARER,
                ),
            ),
        ),
    ),
    mended(
        "Disciple of Lazarus",
        Reading(
            ACTION,
            declares=(
                Either(
                    (
                        Alternative(
                            "add 2 blood to a younger Harbinger of Skulls",
                            (
                                Choose(
                                    Which(
                                        "vampire",
                                        ("uncontrolled",),
                                        "you",
                                        age="younger",
                                        clans=("Harbinger of Skulls",),
                                    )
                                ),
                            ),
                        ),
                        Alternative("search your crypt", ()),
                    )
                ),
            ),
            words=(
                If(
                    (Is("target", Which("card")),),
                    (AddBlood("target", 2),),
                    (Search(Which("vampire", clans=("Harbinger of Skulls",)), "crypt"),),
                ),
            ),
        ),
    ),
    mended(
        "Dive into Madness",
        Reading(ACTION, "dem", words=(Mark(GAINED_NOW, "minion", "DEM"), Unlock("minion"))),
        Reading(
            ACTION,
            "DEM",
            conditions=(FewerOn("Dive into Madness", 2),),
            words=(If((FewerOn("Dive into Madness", 2),), (PutOn("minion"),)),),
            standing=(Standing("bleed", 1),),
            actions=(InPlayAction("burn it", (Burn("this"),), by=Which("vampire", age="older"), directed=True),),
        ),
    ),
    mended(
        "Draba",
        Reading(
            ACTION,
            "chi",
            declares=(Choose(Which(can_have=True)),),
            words=(PutOn("target"),),
            usable=(
                Usable(
                    "burn it to reduce the stealth to 0",
                    DURING_ACTION,
                    (ReduceTo("stealth"), Burn("this")),
                    conditions=(Same("acting", "bearer"),),
                ),
            ),
        ),
    ),
    mended("Dream World", Reading(ACTION, "PRE", words=(LendTo(BLEED_OF_ALL, 1),))),
    mended(
        "Ensconced",
        Reading(
            "Action",
            "vis",
            declares=(Choose(Which("location", ("ready", "torpor", "in play"), can_have=True)),),
            words=(PutOn(), Remember("minion"), Unlock()),
            usable=(
                Usable(
                    "the action fails",
                    BEFORE_RESOLVED,
                    (
                        Note("remembered", "vampire"),
                        Burn("this"),
                        FailAction(),
                        Later("after resolution", (EnterCombat("vampire"),)),
                    ),
                    conditions=(ActionTargets("bearer"), MayFail(), IsReady("remembered")),
                ),
            ),
        ),
        Reading(
            REACTION,
            "VIS",
            conditions=(MayFail(), ActionTargets(which=LOCATION)),
            words=(Unlock(), FailAction(), Later("after resolution", (EnterCombat(),))),
        ),
    ),
    mended("Enticement", _enticement("ser", 2), _enticement("SER", 3)),
)
