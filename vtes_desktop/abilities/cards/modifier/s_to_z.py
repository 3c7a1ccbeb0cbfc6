"""Action modifiers: what their text can't tell is defined by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.modifier.alike import *
from vtes_desktop.abilities.cards.political.alike import ALLOTTED, AllocateAmong, points_on
from vtes_desktop.abilities.cards.vampires.e import FlipCoin
from vtes_desktop.abilities.text.facts import action_text
from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.minion.action import NEXT_STEALTH, next_stealth
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.hands import discard
from vtes_desktop.rules.playing.timing import ACTION_WINDOWS, Timing
from vtes_desktop.rules.politics import referendum as politics
from vtes_desktop.rules.special import slaves
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import PASS, Option, Procedure
from vtes_desktop.table.situation import Vote
from vtes_desktop.table.table import Place


class SplitToPool(Word, frozen=True):
    """The minion gains as much blood as the votes by which the referendum passed, but its controller may move up to 2
    of that to her pool instead."""

    said = (
        "this minion gains blood equal to the votes by which the referendum passed, of which up to 2 goes to your pool "
        "instead as you choose"
    )

    def do(self, here: Here) -> Procedure[None]:
        game, copy = here.game, here.minion
        amount = amount_of(here, CountOf("votes passed by"))
        if copy is None or amount <= 0:
            return
        options = [
            Option("pool", f"{number} to your pool", copy.id, amount=number) for number in range(min(2, amount) + 1)
        ]
        option = yield from here.ask("blood", f"how much of {amount} blood goes to your pool?", options, "1.5")
        blood, pool = amount - option.amount, option.amount
        minions.give_blood(game, copy, blood)
        game.gain_pool(here.seat, pool)
        game.say(game.doing.name(copy), f" gains {blood} blood, ", game.who(here.seat), f" {pool} pool", seat=here.seat)


LURED: Final = (Note("blocker", "lured"), FailAttempt(), Lock("blocker"))
GARGOYLE: Final = Which("vampire", clans=("Gargoyle",), words=("slave",), unique=True)


class NextActions(Word, frozen=True):
    """The next so many actions that your minions perform in this turn get +1 stealth."""

    amount: Amount

    def act(self, here: Here) -> None:
        game = here.game
        name = next_stealth(here.seat)
        game.do(m.SetCounter(0, name, game.table.tally.get(name, 0) + amount_of(here, self.amount)))

    def aloud(self) -> str:
        return f"the next {number(self.amount)} actions of your minions in this turn get +1 stealth"


class MastersThere(Measure, frozen=True):
    """As many as there are ready vampires of yours of the clan to which the minion is enslaved (sec. 11)."""

    said = "the number of other ready vampires that you control of the clan to which this minion is enslaved"

    def of(self, here: Here) -> int:
        game = here.game
        clan = slaves.slave_of(game, here.minion) if here.minion is not None else ""
        fellows = minions.ready_minions(game, here.seat) if clan else ()
        return sum(copy is not here.minion and minions.clan(game, copy) == clan for copy in fellows)


class RemoveFromHeap(Word, frozen=True):
    """Remove so many cards in the ash heap of whom the action is directed at from the game, as you choose."""

    lacks: ClassVar[str] = "finds too few cards in that ash heap"

    amount: int

    def can(self, here: Here) -> bool:
        return any(len(here.game.pile(seat, "ash heap")) >= self.amount for seat in here.methuselahs("target"))

    def do(self, here: Here) -> Procedure[None]:
        """Ask for one after the other; the last ones may be taken as they lie."""
        game = here.game
        for seat in here.methuselahs("target")[:1]:
            left = self.amount
            while left and (there := game.pile(seat, "ash heap")):
                rest = Option("rest", f"The {left} cards that lie uppermost")
                options = game.targets(there)
                option = yield from here.ask(
                    "remove", f"which card is removed from the game? ({left} more)", [rest, *options], "1.3"
                )
                taken = there[:left] if option == rest else [game.copy(option.copy)]
                for copy in taken:
                    game.remove(copy)
                left -= len(taken)
            game.say(f"{self.amount} cards of ", game.who(seat), " leave the game", seat=here.seat)

    def aloud(self) -> str:
        whose = methuselah("target")
        return f"{self.amount} cards in the ash heap of {whose} are removed from the game, as you choose"


class DiscardBleed(Word, frozen=True):
    """Of the top seven cards of the library of who was bled, one action card that can be used to bleed is discarded, as
    you choose."""

    said = "if any of them is an action card that can be used to bleed, one such card of your choice is discarded"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for seat in here.methuselahs("target")[:1]:
            there = [copy for copy in game.pile(seat, "library")[:7] if _can_bleed(game.card(copy))]
            options = [Option("discard", game.name(copy), copy.id) for copy in there]
            if options:
                option = yield from here.ask(
                    "discard", f"which card does {game.seat_name(seat)} discard?", options, "1.6.1"
                )
                discard(game, seat, game.copy(option.copy))


def _can_bleed(card: Card) -> bool:
    """Whether a card is an action card that can be used to bleed."""
    return any(mode.type == "Action" and action_text.played(card, mode).kind == "bleed" for mode in modes(card))


def walk(level: str, *windows: Window) -> Reading:
    """Brothers of the acting one's circle bleed with it, each for a blood, and so does it."""
    brothers = Which("vampire", whose="you", other=True, circle=True, blood="some")
    together = Counted(Which("vampire", chosen="brothers"), plus=1)
    return Reading(
        MODIFIER,
        level,
        when=Timing(frozenset(windows), frozenset({"bleed"})),
        conditions=(BloodLeft(),),
        declares=(Choose(brothers, "brothers", least=0, most=50),),
        words=(BurnBlood("minion"), BurnBlood("brothers"), AddBleed(together, limited=True)),
    )


class ToTopPlayed(Word, frozen=True):
    """You may put a card that was played in this action, or just the card of the action, from your ash heap on top of
    your library."""

    any_card: bool = False

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        played = [each.copy for each in game.passing.action.played if self.any_card]
        action = game.table.copies.get(game.action.card) if game.table.action is not None else None
        there = [copy for copy in game.pile(seat, "ash heap") if copy is action or copy in played]
        if not there:
            return
        options = [*game.targets(there), PASS]
        option = yield from here.ask("target", "which card goes to the top of your library?", options, "1.6.1")
        if option != PASS:
            copy = game.copy(option.copy)
            game.say(game.doing.name(copy), " goes to the top of the library", seat=seat)
            game.doing.move_card(copy, Place(copy.owner, "library"), 0)

    def aloud(self) -> str:
        what = "a card that was played in this action" if self.any_card else "the card of this action"
        return f"you may put {what} from your ash heap on top of your library"


class CoalitionHolds(Word, frozen=True):
    """The votes that these vampires have gained by this card are not counted if one of them casts on another side than
    the minion, or that casts nothing."""

    said = (
        "those votes are not counted if one of these vampires casts on another side than this minion, or this "
        "minion casts none"
    )

    which: Which

    def act(self, here: Here) -> None:
        game, minion = here.game, here.minion
        if minion is None or game.table.referendum is None:
            return
        gained = {copy.id for copy in found(here, self.which)}

        def broken(cast: Sequence[Vote]) -> bool:
            mine = {vote.side for vote in cast if vote.copy == minion.id}
            kin = {
                vote.side
                for vote in cast
                if (voter := politics.of_minion(game, vote.copy, vote.source)) is not None
                and minions.clan(game, voter) in self.which.clans
            }
            return not mine or bool(kin - mine)

        def less(vote: Vote) -> int:
            cast = politics.held(game).cast
            if vote.source != "gained" or vote.copy not in gained or not broken(cast):
                return 0
            # What one has gained may have been cast in several parts; the vote of this card is in one of them.
            parts = (each for each in cast if (each.copy, each.source) == (vote.copy, "gained") and each.amount)
            return -1 if next(parts, None) is vote else 0

        game.passing.referendum.reckoned.append(less)


_COALITION: Final = Which("vampire", clans=("Brujah antitribu",))


class LoseInterceptByPoints(Word, frozen=True):
    """Each minion gets -1 intercept for each point that was allocated to it, for this action."""

    said = "each minion gets -1 intercept for this action for each point allocated to it"

    def act(self, here: Here) -> None:
        for copy in here.copies(ALLOTTED):
            blocks.add_intercept(here.game, copy, -here.numbers.get(points_on(copy.id), 0))


_KIN: Final = Which("vampire", whose="you", other=True, circle=True, locked=False)


def _unlocks_kin(most: int) -> Later:
    back = Choose(Which("vampire", chosen="kin", locked=True), least=0, most=most)
    return Later("after resolution", (If((Successful(),), (back, Unlock("target"))),))


CARDS: Final[tuple[Named, ...]] = (
    modifier_card("Spoils of War", words=(AddBlood("minion"), GainPool()), sentences="031ab5"),
    at_both_levels(
        "Succulent Vitae",
        MODIFIER,
        Price(-1, "blood", disciplines=("qui",), optional=True, spends=("burn",)),
        level="qui",
        when=Timing(frozenset({"about to hunt"}), frozenset({"hunt"})),
        conditions=(AtLeast(HuntOf(gained=True), 1),),
        words=(PutOn("minion"),),
        also=(AddNumber("minion", "hunt"),),
    ),
    modifier_card("Scorn of Adonis", words=(Later("votes tallied", (VotersHave("against", -1),)),)),
    # What comes after the resolution comes after it too (ruling).
    at_both_levels(
        "Scrying of Secrets",
        MODIFIER,
        level="aus",
        when=Timing(AFTER, frozenset({"bleed"}), outcome="successful"),
        conditions=(Bled(),),
        words=(LookAt("library", "target", 7),),
        also=(DiscardBleed(),),
    ),
    mended(
        "Seduction",
        Reading(
            MODIFIER,
            "dom",
            declares=(Choose(Which("vampire", whose="others", age="younger")),),
            words=(CannotBlock("target"),),
        ),
        Reading(MODIFIER, "DOM", declares=(Choose(Which("vampire", whose="others")),), words=(CannotBlock("target"),)),
    ),
    by_level("Siren's Lure", MODIFIER, "mel", (*LURED, Lock("minion"), FIGHTS_THE_LURED), (*LURED, FIGHTS_THE_LURED)),
    modifier_card(
        "Spying Mission",
        Upon("about to bleed", (Burn("this"), AddBleed(2)), (BleedsWhom("remembered"),), about="minion"),
        level="OBF",
        conditions=(Bled(so_far=True),),
        words=(ReduceTo("bleed"), PutOn("minion"), RememberMethuselahs("target")),
    ),
    modifier_card(
        "Stealth Ritus",
        declares=(Choose(Which("vampire", whose="you", other=True, words=("sabbat",))),),
        words=(If((HasBlood("target"),), (BurnBlood("target", 1), AddStealth(1))),),
    ),
    modifier_card(
        "Tangle Atropos' Hand",
        level="TEM",
        words=(Mark(NEXT_STEALTH, "minion", "1"), ReturnActionCard(), Unlock("minion"), EndAction()),
    ),
    mended(
        "Trochomancy",
        Reading(MODIFIER, "nec", words=(RemoveFromHeap(13), AddBleed(1, limited=True))),
        Reading(MODIFIER, "aus nec", words=(RemoveFromHeap(7), AddBleed(1, limited=True))),
        Reading(MODIFIER, "AUS NEC", words=(RemoveFromHeap(7), AddBleed(1, limited=True), AddBleed(1))),
    ),
    by_level(
        "Uncontrollable Rage",
        MODIFIER,
        "pro",
        (InCombat((MoreDamage(1, hands=True), AddInCombat("aggravated hands", until="combat")), each=True),),
        (InCombat((MoreDamage(2, hands=True), AddInCombat("aggravated hands", until="combat")), each=True),),
    ),
    modifier_card("Uncontrolled Impulse", conditions=(NoneActed(),), sentences="1dac26"),
    at_both_levels(
        "Under the Skin",
        MODIFIER,
        level="aus pre",
        declares=(Choose(Which("vampire", age="younger")),),
        words=(Abstain(),),
        also=(Later("after resolution", (If((Passed(),), (Lock("target"),)),)),),
    ),
    modifier_card(
        "Unleash the Hounds",
        level="VIS",
        conditions=(Is("minion", GARGOYLE),),
        words=(AddBleed(MastersThere(), limited=True),),
    ),
    modifier_card(
        "Unleashing the Bestial Soul",
        level="DOM",
        declares=(Choose(Which("minion", IN_PLAY)),),
        words=(NoReactions("target"), Dearer(next=True)),
    ),
    modifier_card(
        "Veil the Legions",
        level="OBF",
        words=(
            AddStealth(1),
            ChooseNumber(0, BloodOn("minion"), "veiled", "blood"),
            BurnBlood("minion", Number("veiled")),
            NextActions(Number("veiled")),
        ),
    ),
    at_both_levels(
        "Venenation",
        MODIFIER,
        level="ser",
        when=Timing(frozenset({"as blocked"})),
        conditions=(Is("blocker", Which("minion", can_have=True)),),
        words=(
            Note("blocker", "target"),
            Count(1, "corruption", "target"),
            If(
                (AtLeast(CountersOn("corruption", "target"), SizeOf("target")),),
                (
                    May(
                        (Count(CountersOn("corruption", "target", -1), "corruption", "target"), TakeControl("target")),
                        "burn the counters to steal it?",
                    ),
                ),
            ),
        ),
        also=(Price(-1, "blood", own=True),),
    ),
    by_level(
        "Voter Captivation",
        MODIFIER,
        "pre",
        (AddBlood("minion", CountOf("votes passed by")),),
        (SplitToPool(),),
        conditions=(Passed(),),
    ),
    mended(
        "Walk of Caine",
        walk("san", "as announced"),
        walk("SAN", "as announced", "before block", "block attempt", "after blocks"),
    ),
    modifier_card(
        "Zapaderin",
        when=Timing(ACTION_WINDOWS, others="only"),
        conditions=(IsUnlocked("minion"),),
        words=(ForAll("intercept", -1, Which(weaker=True)),),
    ),
    modifier_card(
        "Shadow Boxing",
        level="OBF POT",
        when=Timing(frozenset({"after combat"})),
        conditions=(WasBlocked(), BloodLeft(), Not(IsReady("blocker"))),
        words=(BurnBlood("minion", 1), GoOn()),
    ),
    by_level(
        "Shell Game",
        MODIFIER,
        "san",
        (_unlocks_kin(1),),
        (_unlocks_kin(2),),
        declares=(Choose(_KIN, "kin", 1, 100),),
        words=(Lock("kin"), AddStealth(Counted(Which("vampire", IN_PLAY, chosen="kin")))),
    ),
    by_level(
        "Shroudsight",
        MODIFIER,
        "nec",
        (Later("after resolution", (ToTopPlayed(),)),),
        (Later("after resolution", (ToTopPlayed(any_card=True),)),),
        when=Timing(frozenset({"as announced"})),
        conditions=(AnyOf((ActionRequires("nec"), ActionRequires(clan="Giovanni"))),),
    ),
    by_level(
        "Serenading the Kami",
        MODIFIER,
        "tha",
        (AddNumber("acting", "strength", 1),),
        (AddNumber("acting", "strength", 2),),
    ),
    mended(
        "Soul Stealing",
        *once_burned(
            HasBurned(vampire=True, whose="prey"), AddBlood("minion", OfBurned("half")), levels=("nec", "NEC")
        ),
    ),
    modifier_card(
        "Those Who Endure Judge",
        words=(
            AddNumber("acting", "votes", 2),
            Later(
                "blocked",
                (
                    If(
                        (Is("blocker", Which("vampire", IN_PLAY, age="younger")),),
                        (If((HasBlood("blocker"),), (BurnBlood("blocker"),), (BlockFails(),)),),
                    ),
                ),
            ),
        ),
    ),
    named(
        "Unexpected Coalition",
        *in_each_way(
            (MODIFIER, REACTION), words=(WithEach(_COALITION, (GainVotes(1, "target"),)), CoalitionHolds(_COALITION))
        ),
    ),
    named(
        "Unholy Radiance",
        *in_each_way(
            (MODIFIER, REACTION),
            conditions=(There(Which("card", on="minion", name="Orun"), 3),),
            words=(GainVotes(4, "minion"),),
        ),
    ),
    modifier_card(
        "Walk through Arcadia",
        words=(FlipCoin((Inflict(1, "minion", unpreventable=True, environmental=True),), heads=(Unblockable(),)),),
    ),
    mended(
        "Wanderer's Counsel",
        Reading(MODIFIER, "1", words=(GainVotes(1, "minion"),)),
        Reading("Reaction", words=(GainVotes(1, "minion"),)),
        Reading(
            MODIFIER,
            "2",
            when=Timing(AFTER, frozenset({"hunt"})),
            conditions=(HuntSuccessful(),),
            # It comes from whom the hunt takes it from, if anybody (ruling).
            words=(
                If(
                    (ActionTargets(which=Which("vampire", IN_PLAY)),),
                    (GiveBlood("targeted", "minion"),),
                    (AddBlood("minion"),),
                ),
            ),
        ),
    ),
    mended(
        "Will-o'-the-Wisp",
        Reading(
            MODIFIER, "chi", declares=(AllocateAmong(Number("x", plus=1), Which()),), words=(LoseInterceptByPoints(),)
        ),
        Reading(
            MODIFIER,
            "CHI",
            declares=(Choose(Which(weaker=True), count=Number("x", plus=-1)),),
            words=(CannotBlock("target"), NoReactions("target")),
        ),
    ),
)
