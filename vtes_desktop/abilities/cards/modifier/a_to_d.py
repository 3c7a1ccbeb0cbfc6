"""Action modifiers: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.combat.alike import BurnAtEnd
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.master.a import PoolBled
from vtes_desktop.abilities.cards.modifier.alike import *
from vtes_desktop.abilities.cards.vampires.h_to_i import ChoosePlayed
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat.lasting import AllAggravated
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.playing.timing import ACTION_WINDOWS, Timing
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy


class LockVoters(Word, frozen=True):
    """Vampires are locked as they cast votes or ballots in the referendum being held, or only those of others."""

    others: bool = False

    def act(self, here: Here) -> None:
        game, seat = here.game, here.seat

        def cast(copy: Copy) -> None:
            if minions.is_vampire(game, copy) and not (self.others and copy.controller == seat):
                game.lock(copy)

        game.passing.referendum.upon_cast.append(cast)

    def aloud(self) -> str:
        who = "vampires that others control" if self.others else "vampires"
        return f"{who} are locked as they cast votes or ballots in this referendum"


def burned_by_the_sun(damage: int) -> Later:
    """The damage that the acting vampire takes after the action."""
    words = Inflict(damage, "minion", aggravated=True, unpreventable=True, environmental=True)
    return Later("after resolution", (words,))


VAMPIRES_CANNOT: Final = CannotBlock(which=Which("vampire"))


class DamageIsAggravated(Word, frozen=True):
    """All damage inflicted on vampires in this combat is aggravated."""

    said = "all damage inflicted on vampires in this combat is aggravated"

    def act(self, here: Here) -> None:
        fight = here.game.fight
        if fight is not None and here.minion is not None:
            fight.lasting.append(AllAggravated(here.minion.id, "combat"))


AGGRAVATED: Final = InCombat((DamageIsAggravated(),), blocked=True)
MAY_STOP: Final = If(
    (Is("blocker", Which("vampire")),), (By("blocker", (May((FailAttempt(again=True),), "cancel the attempt?"),)),)
)
HARDENED: Final = (
    AddStealth(-1),
    InCombat((AddInCombat("strength", 1, "combat"), GivePrevention(1, "combat", once=True)), each=True),
)


_THREE_AYE: Final = Which("card", IN_PLAY, on="minion", name="Aye")


def _bought(worth: int) -> tuple[Words, ...]:
    return (ChooseNumber(0, PoolOf(), "pool", "pool"), BurnPool(Number("pool")), GainVotes(Number("pool", worth)))


class SellVotes(Word, frozen=True):
    """Votes are sold for pool: from you on clockwise each Methuselah burns as much as she likes, over and over, until
    nobody burns any more (RTR 19960530)."""

    mine: int

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        seats, idle = game.clockwise(here.seat), 0
        while idle < len(seats):
            for seat in seats:
                idle += 1
                if idle > len(seats) or not game.table.seats[seat].playing:
                    continue
                buyer = replace(here, seat=seat, seats=dict(here.seats), numbers={})
                yield from do_all(buyer, _bought(self.mine if seat == here.seat else 2))
                idle = 0 if buyer.numbers.get("pool") else idle

    def aloud(self) -> str:
        mine = in_order(_bought(self.mine))
        return f"{mine}; each other Methuselah in turn likewise for 2 votes each; and so on until nobody burns any more"


class LasombraPool(Measure, frozen=True):
    """How much of the blood may become pool: 2 of a titled vampire's, else 1, and no more than there are votes."""

    said = "1, or 2 where this vampire is titled (and no more than the votes by which the referendum passed)"

    def of(self, here: Here) -> int:
        titled = here.minion is not None and bool(minions.title(here.game, here.minion))
        return min(2 if titled else 1, amount_of(here, CountOf("votes passed by")))


class LeftOf(Measure, frozen=True):
    """As many as the votes by which the referendum passed that have not become pool."""

    said = "the votes by which the referendum passed less the pool that was gained"

    def of(self, here: Here) -> int:
        return amount_of(here, CountOf("votes passed by")) - here.numbers.get("pool", 0)


_JUST_PUT: Final = "put with this referendum"


class NoClanBlocks(Word, frozen=True):
    """For the rest of the turn no vampire of the blocking minion's clan can block the minion."""

    said = "for the rest of the turn no vampire of the blocking minion’s clan can block this minion"

    def act(self, here: Here) -> None:
        game, minion = here.game, here.minion
        for blocker in here.copies("blocker"):
            if minion is not None:
                minions.mark(game, minion, blocks.UNBLOCKED_BY, minions.clan(game, blocker))


class RememberVictims(Word, frozen=True):
    """The card remembers who controlled the minion that its minion has burned last."""

    said = "this card remembers the Methuselah whose minion this minion has burned"

    def act(self, here: Here) -> None:
        done = burned_by(here)
        if done is not None:
            minions.mark(here.game, here.source, METHUSELAHS, str(done.seat))


def _draught(kind: str, when: Timing, level: str) -> Reading:
    stays = (PutOn("minion"), RememberVictims()) if level != "qui" else ()
    more = (Standing("bleed", 1, conditions=(Acting(kinds=("bleed",)), BleedsWhom("remembered")), in_action=True),)
    return Reading(
        kind,
        level,
        when=when,
        conditions=(HasBurned(vampire=True), Acting()),
        words=(AddBlood("minion"), *stays),
        standing=((Standing("intercept", 1),) if stays else ()) + (more if level.isupper() else ()),
    )


CARDS: Final[tuple[Named, ...]] = (
    modifier_card("Change of Target", words=(NotAgain(),), sentences="77ba20"),
    modifier_card(
        "CrimethInc.",
        Usable(
            "burn 1 pool to unlock a ready Anarch you control",
            MINION_PHASE,
            (Unlock("target"),),
            (Choose(Which("vampire", whose="you", locked=True, words=("anarch",))),),
            turn="yours",
            pool=1,
            once="turn",
        ),
        level="tha",
        conditions=(AnyOf((ActionIs(("become anarch",)), ActionRequires(words=("anarch",), anarch_maker=True))),),
        words=(PutInPlay("you"),),
    ),
    by_level("Disarming Presence", MODIFIER, "pre", (LockVoters(),), (LockVoters(others=True),)),
    mended(
        "Absolute Tyranny",
        *in_each_way(
            (MODIFIER, REACTION),
            level="POT PRE",
            words=(ForAll("votes", -1, Which("vampire", words=("non-path of power and the inner voice",))),),
        ),
    ),
    kholo("Akunanse Kholo"),
    modifier_card(
        "Amici Noctis",
        when=Timing(AFTER, frozenset({"political"})),
        conditions=(Passed(),),
        words=(
            ChooseNumber(0, LasombraPool(), "pool", "pool"),
            GainPool(Number("pool")),
            Choose(Which("vampire", whose="you", clans=("Lasombra",)), count=LeftOf()),
            AddBlood("target"),
        ),
    ),
    modifier_card(
        "Art of Memory, The",
        words=(RemoveFromGame("this"), Later("after resolution", (If((Successful(),), (ChoosePlayed(), Return())),))),
    ),
    modifier_card("Bribes", words=(GainPool(), Later("votes tallied", (VotersHave("for", 1, "you", sole=True),)))),
    # It counts from the next referendum on, not for the one with which it has come.
    modifier_card(
        "Aura of Invincibility",
        Standing("votes", CountersOn(who="this"), conditions=(CalledByThis(),)),
        Upon(
            "votes tallied",
            (
                If(
                    (Is("this", Which("card", ("ready", "torpor"), mark=_JUST_PUT)),),
                    (Mark(_JUST_PUT, "this", ""),),
                    (If((Passed(),), (Count(who="this"),), (ToTorpor("minion"), Burn("this"))),),
                ),
            ),
            (CalledByThis(),),
            torpid=True,
        ),
        conditions=(CanHave("acting"),),
        words=(
            Later("votes tallied", (If((Passed(),), (Attach("acting"), Count(who="this"), Mark(_JUST_PUT, "this"))),)),
        ),
    ),
    # Its combat begins at once, and the opponent has burned a minion, not who plays it (rulings).
    modifier_card(
        "Blood Brother Ambush",
        words=(
            RuleOut("cards as it is blocked"),
            Note("blocker", "rival"),
            NoCombat(),
            Represent("ally", 3, strength=2, bleed=0, shoots=2, plays=("pot",), capacity=3, who="this"),
            EnterCombat("this", "rival", (BurnAtEnd(),)),
            If((Is("this", Which("ally")),), (Burn("this"),)),
        ),
    ),
    modifier_card(
        "Burning Touch",
        level="val",
        when=Timing(ACTION_WINDOWS),
        words=(
            Later("blocked", (BurnBlood("blocker"),)),
            By("blocker", (May((FailAttempt(again=True),), "cancel the attempt?"),)),
        ),
    ),
    by_level("Business Pressure", MODIFIER, "pre", (SellVotes(2),), (SellVotes(3),)),
    modifier_card(
        "Cheval de Bataille",
        words=(Later("votes tallied", (WithEach(Which("vampire", IN_PLAY, cast="against"), (BurnBlood("target"),)),)),),
        sentences="6ab203",
    ),
    modifier_card(
        "Circumspect Revelation",
        when=Timing(frozenset({"block attempt"}), blocker="any"),
        conditions=(Is("blocker", Which("vampire", IN_PLAY, words=("sabbat",))),),
        words=(FailAttempt(),),
    ),
    by_level(
        "Claiming the Body",
        MODIFIER,
        "san",
        (Lock("blocker"), EndAction()),
        (Lock("blocker"), Unlock("acting"), EndAction()),
        when=Timing(frozenset({"as blocked"}), others="only"),
        conditions=(Is("acting", Which("vampire", other=True, circle=True)),),
    ),
    at_both_levels(
        "Consign to Oblivion", MODIFIER, level="obl", words=(Dearer(),), also=(RuleOut("replacing reactions"),)
    ),
    modifier_card(
        "Council of Seraphim",
        conditions=(Is("blocker", Which(where=IN_PLAY)),),
        words=(
            If(
                (Is("blocker", Which("vampire", IN_PLAY, words=("sabbat",))),),
                (CannotBlock("blocker"), FailAttempt()),
                (AddIntercept("blocker", -1),),
            ),
        ),
    ),
    modifier_card("Cryptic Rider", conditions=(Passed(),), words=(NextPasses(this_turn=True),)),
    by_level(
        "Daring the Dawn",
        MODIFIER,
        "for",
        (VAMPIRES_CANNOT, burned_by_the_sun(2)),
        (VAMPIRES_CANNOT, burned_by_the_sun(1)),
    ),
    by_level("Dawn Operation", MODIFIER, "for", (AGGRAVATED, MAY_STOP), (AGGRAVATED,)),
    modifier_card(
        # “As above, but usable if a minion is attempting to block”: then, too.
        "Day Operation",
        level="FOR",
        when=Timing(frozenset({"as announced", "block attempt"})),
        words=(VAMPIRES_CANNOT, Later("after resolution", (ToTorpor("minion"),))),
    ),
    by_level(
        "Devil-Channel: Throat",
        MODIFIER,
        "abo",
        (FailAttempt(),),
        (Note("blocker", "failed"), FailAttempt(), Lock("failed")),
        when=Timing(frozenset({"block attempt"}), blocker="weaker"),
        conditions=(Not(Is("blocker", Which("ally", IN_PLAY, words=("werewolf",)))),),
    ),
    mended(
        "Divine Image",
        Reading(MODIFIER, "ser", words=HARDENED),
        Reading(MODIFIER, "SER", conditions=(ActionIs(("bleed",)),), words=(*HARDENED, AddBleed(1))),
    ),
    modifier_card("Domain of Evernight", level="tem", words=(AGGRAVATED,)),
    modifier_card(
        "Clan Loyalty",
        when=Timing(frozenset({"as blocked"}), blocks=True),
        conditions=(Is("blocker", Which("vampire", IN_PLAY, clan_of="minion")),),
        words=(NoClanBlocks(), BlockFails()),
    ),
    at_both_levels(
        "Command",
        MODIFIER,
        level="dom",
        when=Timing(frozenset({"block attempt"}), blocker="any"),
        conditions=(Is("blocker", Which("ally", IN_PLAY)),),
        words=(Note("blocker", "failed"), FailAttempt(), Lock("failed")),
        also=(
            Standing("stays locked", 1),
            Upon("unlock phase", (Burn("this"),), turn="yours", by="bearer"),
            PutOn("failed"),
        ),
    ),
    mended(
        "Draught of the Soul",
        *(
            _draught(kind, when, level)
            for kind, when in ((MODIFIER, HAS_JUST_BURNED), ("Combat", BURNED_IN_COMBAT))
            for level in ("qui", "aus qui", "AUS QUI")
        ),
    ),
    modifier_card(
        "Dusk Work",
        when=Timing(AFTER),
        conditions=(There(_THREE_AYE, 3),),
        declares=(Choose(replace(_THREE_AYE, locked=False), "aye", 3, 3),),
        words=(Lock("aye"), Unlock("minion")),
    ),
    modifier_card(
        "Dirty Little Secrets",
        when=Timing(AFTER, frozenset({"bleed"}), outcome="successful"),
        conditions=(Bled(),),
        words=(ForEachMethuselah("target", (Repeat(PoolBled(), (BurnFromLibrary(1, as_many=True),)),)),),
    ),
)
