"""Master cards, S to V: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import InPlayAction, Price, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, completed, named
from vtes_desktop.abilities.cards.phrases import (
    AS_ANNOUNCED,
    CURRENCIES,
    IN_PLAY,
    POLITICAL,
    TARGETED,
    TO_AND_FRO,
    UNFED,
    USED,
    VAMPIRE_BEARING,
    fed,
    given_back,
    lapses,
    part,
)
from vtes_desktop.abilities.text.sentences.masters import FED
from vtes_desktop.abilities.vocabulary.amounts import BloodOn, CountersOn, Methuselahs
from vtes_desktop.abilities.vocabulary.conditions.actions import (
    ActionOfThis,
    ActionTargets,
    ActionWith,
    BloodHuntCalled,
    PhaseIs,
    TurnOf,
)
from vtes_desktop.abilities.vocabulary.conditions.combat import Fights, InRound
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    ActionIs,
    AtLeast,
    DirectedAtYou,
    HasEdge,
    Is,
    IsReady,
    IsUnlocked,
    Not,
    Successful,
    There,
)
from vtes_desktop.abilities.vocabulary.effects.actions import FailAction, Unblockable
from vtes_desktop.abilities.vocabulary.effects.blood import (
    AddBlood,
    BurnBlood,
    BurnPool,
    GainPool,
    GiveBlood,
    MoveBlood,
)
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Cancel, Lock, MoveOnto, PutInPlay, PutOn
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseNumber
from vtes_desktop.abilities.vocabulary.effects.combat import EndCombat, Inflict
from vtes_desktop.abilities.vocabulary.effects.flow import (
    Alternative,
    By,
    Either,
    ForEachMethuselah,
    If,
    May,
    Repeat,
    WithEach,
)
from vtes_desktop.abilities.vocabulary.effects.hands import Discard
from vtes_desktop.abilities.vocabulary.effects.marking import Count, Mark, Part, Remember
from vtes_desktop.abilities.vocabulary.effects.persons import Become
from vtes_desktop.abilities.vocabulary.effects.piles import BurnFromLibrary, LookAt
from vtes_desktop.abilities.vocabulary.effects.spending import Spend
from vtes_desktop.abilities.vocabulary.effects.votes import Abstain, Decide, GainVotes
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.abilities.vocabulary.windows import ANY_TIME
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.paying import pay_card
from vtes_desktop.rules.playing.requirements import meets
from vtes_desktop.rules.playing.timing import REFERENDUM, Timing
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy, Place, on


class StashFromHand(Word, frozen=True):
    """A card of your hand goes face down on the card, out of play; the one that lies there, if any, comes to your
    hand."""

    def _there(self, here: Here) -> list[Copy]:
        return [copy for copy in here.game.pile(here.seat, "hand") if copy is not here.source]

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; nobody else learns it."""
        game, seat, copy = here.game, here.seat, here.source
        options = [Option("stash", game.name(each), each.id) for each in self._there(here)]
        if not options:
            return
        question = f"{game.name(copy)}: which card of your hand lies on it?"
        option = yield from game.choose(seat, "stash", question, options, "1.6.1", copy.id, always=True)
        kept = [game.copy(number) for number in copy.attached if not game.copy(number).face_up]
        game.doing.move_card(game.copy(option.copy), on(copy.id), controller=seat, face_up=False)
        for each in kept:
            game.doing.move_card(each, Place(seat, "hand"), controller=seat)
        words = " exchanges a card of the hand for the one on " if kept else " puts a card of the hand on "
        game.say(game.who(seat), words, game.doing.name(copy), seat=seat)
        yield from settle_hand(game, seat)

    def aloud(self) -> str:
        return "you put a card of your hand face down on this card, out of play; one that lies there goes to your hand"


BURNED_BY_VAMPIRES: Final = InPlayAction("burn this card", (Burn(),), directed=True, by=Which("vampire"))

_TOREADOR: Final = Which("vampire", ("ready",), "you", clans=("Toreador",))

_NEW_BLOOD: Final = Which("vampire", whose="you", entered=True, words=("non-titled", "non-anarch"))

READY_OR_TORPID: Final = Which("vampire", ("ready", "torpor"))

RESCUES_NO_TREMERE: Final = (
    ActionIs(("rescue",)),
    ActionTargets(which=Which("vampire", IN_PLAY, not_clans=("Tremere",))),
)


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


CARDS: Final[tuple[Named, ...]] = (
    part(
        "Saulot's Avenging Fist",
        standing=(
            Standing(
                "stealth",
                1,
                conditions=(ActionOfThis(), ActionTargets(which=Which("vampire", IN_PLAY, clans=("Tremere",)))),
                in_action=True,
            ),
        ),
        actions=(
            InPlayAction(
                "enter combat",
                (),
                "enter combat",
                against=Which("vampire", whose="others", not_clans=("Salubri",)),
            ),
        ),
        sentences="e9b916",
    ),
    completed(
        "Saulot's Guiding Wisdom",
        Reading(
            "Master",
            declares=(
                Choose(Which("vampire", IN_PLAY, "you", clans=("Salubri",), words=("independent",), can_have=True)),
            ),
            words=(PutOn("target"),),
            usable=(
                Usable(
                    "lock the bearer: a vampire abstains",
                    ("before votes", "polling"),
                    (Lock("minion"), Abstain()),
                    (Choose(Which("vampire")),),
                    (IsReady("minion"), IsUnlocked("minion")),
                    by="bearer",
                ),
                Usable(
                    "lock the bearer: the combat ends",
                    ("before range",),
                    (Lock("minion"), EndCombat()),
                    conditions=(
                        IsReady("minion"),
                        IsUnlocked("minion"),
                        Is("both", Which(whose="you")),
                        Not(Fights("minion")),
                    ),
                    by="bearer",
                    once="turn",
                ),
            ),
        ),
        sentences="45b9a3 d3d170 1f362b",
    ),
    # It is the action that costs less, whoever pays (ruling).
    part(
        "Saulot's Healing Touch",
        standing=(Standing("action blood", -2, conditions=(Acting(), *RESCUES_NO_TREMERE)),),
        actions=(
            InPlayAction(
                "add 1 blood or life to another ready minion",
                given_back("target", 1),
                stealth=1,
                declares=(Choose(Which(other=True)),),
            ),
        ),
        upon=(
            Upon(
                "after resolution",
                (AddBlood("targeted"),),
                (Acting(), Successful(), *RESCUES_NO_TREMERE),
            ),
        ),
        sentences="93d861 94eb30",
    ),
    part(
        "Secret Passage",
        Usable(
            "burn it: the action fails",
            ("as announced", "before block", "after blocks"),
            (Burn("this"), FailAction()),
            conditions=(*TARGETED, Acting("acting", directed=True), IsReady()),
        ),
        sentences="3521f0",
    ),
    named(
        "Secure Haven",
        Reading(
            "Master",
            declares=(Choose(Which("minion", IN_PLAY, "you", can_have=True)),),
            words=(PutOn(),),
            standing=(Standing("protected", 1),),
            prices=(Price(1, types=("Master",), on_this=True),),
            upon=(Upon("goes to torpor", (Burn(),), about="minion", torpid=True),),
        ),
    ),
    part(
        "Sense Vibrations",
        Usable("1 vote", ("polling",), (GainVotes(1, "minion"),), conditions=(IsReady(),), by="bearer", locks=True),
        sentences="389c4e",
    ),
    part(
        "Shakar",
        actions=(
            InPlayAction(
                "enter combat",
                (),
                "enter combat",
                against=Which("vampire", whose="others", age="younger", words=("non-black hand",)),
            ),
        ),
        sentences="d7bc58",
    ),
    part(
        "Shard, London, The",
        prices=tuple(
            Price(-2, currency, payer="you", optional=True, spends=("lock",), conditions=(HasEdge(),))
            for currency in CURRENCIES
        ),
        sentences="983fd8",
    ),
    part(
        "Slaughterhouse, The",
        Usable(
            "burn two cards of your prey's library",
            ANY_TIME,
            (ForEachMethuselah("prey", (BurnFromLibrary(2, as_many=True),)),),
            locks=True,
        ),
        sentences="6261b4",
    ),
    completed(
        "Slave Auction",
        Reading("Master", words=(PutInPlay(), AddBlood("this", Methuselahs()))),
        sentences="b9d4e0",
    ),
    named(
        "Smiling Jack, The Anarch",
        Reading(
            "Master",
            words=(PutInPlay(),),
            upon=(
                Upon("unlock phase", (MoveBlood("this", "from pool"),), turn="yours"),
                Upon(
                    "unlock phase",
                    (
                        ForEachMethuselah(
                            "active",
                            (
                                Repeat(
                                    BloodOn("this"),
                                    (
                                        Either(
                                            (
                                                Alternative("burn 1 pool", (BurnPool(),)),
                                                Alternative(
                                                    "burn 1 blood from a vampire",
                                                    (
                                                        Choose(
                                                            Which("vampire", ("ready", "torpor"), "you", blood="some")
                                                        ),
                                                        BurnBlood("target"),
                                                    ),
                                                ),
                                            )
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                    turn="others",
                ),
            ),
            actions=(BURNED_BY_VAMPIRES,),
        ),
    ),
    completed(
        "Society of Leopold",
        Reading(
            "Master",
            upon=(
                Upon(
                    "unlock phase",
                    (
                        Either(
                            (
                                Alternative("burn 1 blood", (BurnBlood("minion"),), (AtLeast(BloodOn("minion"), 1),)),
                                Alternative("burn the vampire", (Burn("minion"),)),
                            )
                        ),
                    ),
                    turn="yours",
                    by="bearer",
                    torpid=True,
                ),
            ),
            actions=(
                InPlayAction(
                    "move it to another vampire",
                    (MoveOnto(),),
                    stealth=1,
                    declares=(Choose(Which("vampire", IN_PLAY, other=True)),),
                    by=VAMPIRE_BEARING,
                ),
            ),
        ),
        sentences="ea9284 588172",
    ),
    part(
        "Sociopath",
        upon=tuple(
            Upon(
                event,
                (AddBlood("minion"), Mark(USED, "this")),
                (IsReady(), Fights(), Is("it", Which(on_fight=True)), Is("this", Which("card", unmarked=USED))),
                by="bearer",
            )
            for event in ("goes to torpor", "ready minion burned")
        ),
        sentences="3dd78c",
    ),
    part(
        "Spawning Pool, The",
        Usable(
            "damage to the acting minion for its blood",
            ("before range", "before strikes", "after strikes", "end of round"),
            (Inflict(BloodOn("this"), "acting", unpreventable=True),),
            conditions=(
                ActionIs(("bleed",)),
                DirectedAtYou(),
                Is("blocker", Which(whose="you")),
                Fights("blocker"),
                Fights("acting"),
                InRound(number=2),
                AtLeast(BloodOn("this"), 1),
            ),
            locks=True,
        ),
        sentences="12b681 6df0c2",
    ),
    part(
        "Specialization",
        Usable(
            "discard two copies of a card: gain 1 pool",
            ("unlock",),
            (Discard(amount=2, alike=True), GainPool()),
            turn="yours",
            locks=True,
        ),
        sentences="6eb0dd",
    ),
    part(
        "Steam Tunnels",
        Usable(
            "look at the top 3 cards of your prey's library",
            ("master",),
            (LookAt("library", "prey", 3),),
            turn="yours",
            locks=True,
        ),
        sentences="9f85b5",
    ),
    named(
        "Storage Annex",
        Reading(
            "Master",
            words=(PutInPlay(), StashFromHand()),
            usable=(
                Usable(
                    "exchange its card for one of your hand", ("master",), (StashFromHand(),), turn="yours", once="turn"
                ),
            ),
        ),
    ),
    # Only the hunt of the rulebook (ruling).
    part(
        "Strained Vitae Supply",
        Usable(
            "a master phase action: put 1 blood on it",
            ("master",),
            (Spend("master phase action"), MoveBlood("this", "from pool")),
            turn="yours",
            by="active",
        ),
        standing=(
            Standing(
                "stealth",
                -1,
                Which("vampire"),
                conditions=(ActionIs(("hunt",)), Not(ActionWith(Which("card")))),
                in_action=True,
            ),
        ),
        upon=lapses(AtLeast(BloodOn("this"), Methuselahs())),
        sentences="599ff7 1e67ca 1f7107",
    ),
    named("Sudden Reversal", Reading("Master", words=(Cancel(),))),
    completed(
        "Tabriz Assembly",
        Reading(
            "Master",
            actions=(InPlayAction("call a referendum to burn it", (Burn(),), "political", 1, by=Which("vampire")),),
            upon=(Upon("before votes", (GainVotes(),), (ActionOfThis(),)),),
        ),
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
        standing=(Standing("action blood", 1, conditions=(Acting(directed=True),)),),
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
        Reading(
            "Master",
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "a master phase action and two master cards: burn it",
                    ("master",),
                    (
                        Spend("master phase action"),
                        Discard(Which("master"), 2),
                        Burn(),
                    ),
                    turn="yours",
                    by="active",
                ),
            ),
            upon=(
                Upon("goes to torpor", (BurnPool(1, "chosen"),)),
                Upon("ready minion burned", (BurnPool(1, "chosen"),)),
            ),
        ),
    ),
    completed(
        "Terrifying Visage",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", words=("path of cathari",), can_have=True)),),
            words=(PutOn("target"),),
            upon=(Upon("as blocked", (By("blocker", (BurnPool(),)),), (Acting(),)),),
        ),
        sentences="81cfa8 b6b639",
    ),
    completed(
        "Therbold Realty",
        Reading(
            "Master",
            prices=tuple(Price(-1, currency, payer="you", called="location") for currency in ("pool", "blood")),
        ),
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
                            (Choose(UNFED), GiveBlood("this", "target"), Mark(FED)),
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
    named(
        "Toreador Grand Ball",
        Reading(
            "Master",
            declares=(
                Choose(_TOREADOR, "two", least=2, most=2),
                Choose(Which("vampire", whose="you", chosen="two"), "locked"),
                Part("locked", "two"),
            ),
            words=(PutInPlay(), Lock("locked"), Remember("two"), Remember("locked", "locked")),
            standing=(
                Standing("stays locked", 1, Which("vampire", chosen="remembered locked")),
                Standing(
                    "stealth",
                    -1,
                    Which("vampire", clans=("Nosferatu",)),
                    conditions=(ActionOfThis(), Is("acting", Which("vampire", clans=("Nosferatu",)))),
                    in_action=True,
                ),
            ),
            upon=(
                Upon(
                    "as announced",
                    (Unblockable(),),
                    (Is("acting", Which("vampire", chosen="remembered")), Not(ActionIs(("bleed",)))),
                ),
            ),
            actions=(InPlayAction("burn this card", (Burn(),), directed=True, by=Which()),),
        ),
    ),
    named(
        "Tribute to the Master",
        Reading("Master", words=(WithEach(Which("vampire", whose="you", blood="some"), (MoveBlood("target"),)),)),
    ),
    completed(
        "Trophy: Hunting Ground",
        Reading("Master", upon=(Upon("unlock phase", (fed("minion", 2),), turn="yours", by="bearer"),)),
        sentences="21cb5f",
    ),
    completed(
        "Twilight Camp",
        Reading(
            "Master",
            upon=(
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
            ),
        ),
        sentences="9eb14f",
    ),
    # Not where the vampire is another Methuselah's (ruling).
    part(
        "Vast Wealth",
        actions=(
            InPlayAction(
                "equip with the first equipment of your library",
                (EquipFirst(),),
                "equip",
                stealth=1,
                by=Which(whose="you", bearer=True),
            ),
        ),
        sentences="40f3c8",
    ),
    part(
        "Ventrue Directorate Assembly",
        standing=(Standing("votes", 1, Which("vampire", clans=("Ventrue",)), conditions=(POLITICAL,)),),
        sentences="69f17a",
    ),
    named(
        "Vessel",
        Reading(
            "Master",
            declares=(
                Choose(READY_OR_TORPID),
                Choose(Which("card", ("ready", "torpor", "in play"), name="Blood Doll"), name="doll", least=0),
            ),
            words=(PutOn(), Burn("doll")),
            usable=(
                Usable(
                    "move 1 blood to or from your pool",
                    ("unlock",),
                    TO_AND_FRO,
                    turn="yours",
                    by="bearer",
                    once="turn",
                ),
            ),
        ),
    ),
    named(
        "Villein",
        Reading(
            "Master",
            declares=(
                Choose(Which("vampire", ("ready", "torpor"), "you", blood="some")),
                ChooseNumber(2, 5, "moved", "blood"),
            ),
            words=(PutOn(), AS_ANNOUNCED),
            prices=(
                Price(1, name="Minion Tap", payer="you"),
                Price(1, name="Villein", on_this=True),
            ),
        ),
    ),
    completed(
        "Visit from the Capuchin",
        Reading(
            "Master",
            standing=(
                Standing("hand size", CountersOn()),
                Standing("stands in", 1, conditions=(AtLeast(CountersOn(), 1),)),
            ),
            upon=(
                Upon(
                    "replaces",
                    (Count(-1), If((Not(AtLeast(CountersOn(), 1)),), (Burn(),))),
                    turn="yours",
                ),
            ),
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
)
