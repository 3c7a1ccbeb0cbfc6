"""Master cards, I to L: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.action.p_to_r import VotesOf
from vtes_desktop.abilities.cards.equipment.alike import NotUsed
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.phrases import _ChooseThere
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minion.taken import SUCCEEDED
from vtes_desktop.rules.minions import GIVES_TRAIT
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.requirements import price
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.rules.turn.influence import NO_TRANSFERS, draw_crypt
from vtes_desktop.rules.turn.ousting import CLAIMS_POINT
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import NOBODY, Copy, Place


class HasFullTitle(Condition, frozen=True):
    """You control a vampire with a title, its city and all."""

    title: str

    def holds(self, here: Here) -> bool:
        game = here.game
        return any(minions.title(game, copy) == self.title for copy in minions.minions(game, here.seat))

    def aloud(self) -> str:
        return f"you control the {self.title}"


class BecomeAlly(Word, frozen=True):
    """The card that is played becomes an ally with the numbers that its text says, and can act at once."""

    said = "this card comes into play as an ally with its printed numbers, and can act at once"

    def do(self, here: Here) -> Procedure[None]:
        """Put it in the ready region with its life; it may be contested (sec. 4.1)."""
        game, copy = here.game, here.source
        minions.mark(game, copy, "type", "ally")
        yield from bring_into_play(game, copy, here.seat, life=minions.facts(game, copy).life)


NOBODYS_EDGE: Final = Not(HasEdge("any"))


class ChooseDangerous(_ChooseThere, frozen=True):
    """Choose a weapon on a minion that costs more than 2 pool, or whose plain strike would be aggravated or do more
    than 3 damage; its bearer is the ``holder``."""

    said = "choose a weapon on a minion that costs over 2 pool or strikes for aggravated or over 3 damage"
    question, rule = "which weapon?", "1.6.2"

    def there(self, here: Here) -> list[Copy]:
        game = here.game
        borne = found(here, Which("weapon", IN_PLAY, attached=True))
        return [copy for copy in borne if self._is_meant(game, copy, game.copy(copy.place.on))]

    def _is_meant(self, game: Game, copy: Copy, bearer: Copy) -> bool:
        strike = minions.facts(game, copy).weapon
        if strike is None or not minions.is_minion(game, bearer):
            return False
        damage = strike.amount + (minions.strength(game, bearer) if strike.by_strength else 0)
        more = game.abilities.modifier(game, bearer, "strike damage")
        cost = price(game, bearer.controller, bearer, game.card(copy), "pool")
        return cost > 2 or strike.aggravated or damage + more > 3

    def do(self, here: Here) -> Procedure[None]:
        yield from super().do(here)
        here.chosen["holder"] = [here.game.copy(copy.place.on) for copy in here.chosen.get("target", ())]


MUMMY: Final = Which("ally", IN_PLAY, words=("mummy",))


class DealCryptsAnew(Word, frozen=True):
    """All crypt cards in uncontrolled regions go to their Methuselahs' crypts: blood on them to their pools, what else
    lies on them is burned; each crypt is shuffled, and as many cards of it drawn as went there."""

    def act(self, here: Here) -> None:
        game = here.game
        for seat in here.methuselahs("any"):
            there = [copy for copy in game.pile(seat, "uncontrolled") if copy.kind == "crypt"]
            for copy in there:
                game.move_blood(m.Purse("card", copy.id), m.Purse("pool", seat), copy.blood)
                game.strip(copy)
                game.doing.move_card(copy, Place(copy.owner, "crypt"), controller=copy.owner)
            if there:
                game.doing.shuffle(seat, "crypt")
            for _ in there:
                draw_crypt(game, seat)

    def aloud(self) -> str:
        return (
            "each Methuselah moves all crypt cards of her uncontrolled region to her crypt (their blood goes to her "
            "pool, cards on them are burned), shuffles it and draws as many from it"
        )


_FIGHTS_FOR_PANDER: Final = "fights for Joseph Pander this turn"


def _owed(here: Here) -> int:
    """What who is being ousted had to burn above what she had."""
    now = here.game.passing.now
    return now.owed.get(now.ousting, 0)


class CanSave(Condition, frozen=True):
    """You have more pool than who is being ousted still has to burn."""

    said = "you have more pool than the Methuselah who is about to be ousted still has to burn"

    def holds(self, here: Here) -> bool:
        return here.game.table.seats[here.seat].pool > _owed(here)


class KeepInGame(Word, frozen=True):
    """You give pool of yours, as much as you like but enough, to the Methuselah who is being ousted; what she had to
    burn above what she had is burned of it (ruling on Life Boon)."""

    def do(self, here: Here) -> Procedure[None]:
        """Ask how much, give it, burn what she owes, and claim her next victory point."""
        game, now = here.game, here.game.passing.now
        saved, owed = now.ousting, _owed(here)
        if saved == NOBODY or not CanSave().holds(here):
            return
        numbers = range(owed + 1, game.table.seats[here.seat].pool + 1)
        options = [Option("amount", f"{number} pool", amount=number) for number in numbers]
        option = yield from here.ask("amount", "give how much pool?", options, "1.5")
        game.move_blood(m.Purse("pool", here.seat), m.Purse("pool", saved), option.amount)
        game.say(game.who(here.seat), f" gives {option.amount} pool to ", game.who(saved), seat=here.seat)
        if owed:
            game.burn_pool(saved, owed)
        now.owed.pop(saved, None)
        for mark in (METHUSELAHS, CLAIMS_POINT):
            minions.mark(game, here.source, mark, str(saved))

    def aloud(self) -> str:
        return (
            "you give pool of yours to the Methuselah who is about to be ousted, more than she still has to burn, and "
            "she burns that; this card remembers her, and you gain her victory points instead of her until it has "
            "brought you 1, and it is burned then"
        )


class SucceededAlone(Condition, frozen=True):
    """The minion has performed a successful action in this turn, and no other minion that you control now has attempted
    any."""

    said = "this minion has performed a successful action in this turn, and no other minion of yours has attempted any"

    def holds(self, here: Here) -> bool:
        game, minion = here.game, here.minion
        if minion is None or not game.taken.has(minion, SUCCEEDED):
            return False
        others = [copy for copy in minions.minions(game, here.seat) if copy is not minion]
        return not any(key.startswith("did ") for copy in others for key in game.taken.done.get(copy.id, ()))


CARDS: Final[tuple[Named, ...]] = (
    master_card(
        "Louvre, Paris, The",
        for_locking(
            "lock a Toreador",
            ANY_TIME,
            Lock("target"),
            declares=(Choose(Which("vampire", IN_PLAY, locked=False, clans=("Toreador",))),),
        ),
        for_locking(
            "lock a minion",
            ANY_TIME,
            Lock("target"),
            declares=(Choose(Which("minion", IN_PLAY, locked=False)),),
            conditions=(HasFullTitle("prince of Paris"),),
        ),
        sentences="5e2092 85b499",
    ),
    master_card(
        "Illegal Search and Seizure",
        declares=(ChooseDangerous(),),
        words=(Burn("target"), Inflict(1, "holder", unpreventable=True, environmental=True)),
    ),
    master_card(
        "In Memory of the Two Lands",
        for_counter(
            "+1 bleed",
            DURING_ACTION,
            AddBleed(),
            conditions=(ActionIs(("bleed",)), Is("acting", replace(MUMMY, whose="you")), NotUsed((1,), "action")),
        ),
        for_counter(
            "+1 strength for a mummy",
            (*DURING_ACTION, "as blocked", *IN_ROUND),
            AddNumber("target", "strength"),
            conditions=(NotUsed((0,), "action"),),
            declares=(Choose(replace(MUMMY, whose="you")),),
        ),
        words=(
            PutInPlay(),
            Count(Counted(Which("vampire", IN_PLAY, "you", clans=("Ministry",), alternatives=(MUMMY,))), who="this"),
        ),
        sentences="3137e3 78d465",
    ),
    master_card(
        "Inbase Discotek, Frankfurt",
        for_locking(
            "add 1 blood to the hunter",
            ("after resolution",),
            AddBlood("acting"),
            conditions=(HuntSuccessful(), Is("acting", Which("vampire"))),
        ),
        sentences="cf3196 9034ea",
    ),
    master_card(
        "Infamous Warlock",
        Standing("no votes", 1),
        on=Which("vampire", IN_PLAY, clans=("Tremere antitribu",), titled=True),
        sentences="c4067f f1600b",
    ),
    master_card(
        "Infernal Pact",
        on=Which("vampire", IN_PLAY, "you", clans=("Tremere antitribu",)),
        declares=(Name("discipline of any"),),
        words=(GiveNamed("as superior discipline"),),
    ),
    master_card("Information Highway", Standing("transfers", 2), words=(PutInPlay(),)),
    master_card(
        "Instability",
        conditions=(AnyOf((HasEdge("prey"), NOBODYS_EDGE)),),
        words=(If((NOBODYS_EDGE,), as_you("prey", May((TakeEdge(),), "take the Edge?"))), GainPool(2)),
        sentences="6c9acf e96ba7 611a4e",
    ),
    master_card(
        "Insurance Scam",
        Usable(
            "burn locations: 1 pool each",
            ANY_TURN,
            (GainPool(Counted(Which("location", ANYWHERE, "you", chosen="target"))), Burn("target")),
            (Choose(Which("location", ANYWHERE, "you"), most=50),),
            turn="yours",
            locks=True,
        ),
        sentences="129027",
    ),
    master_card(
        "Into the Fire",
        declares=(Choose(Which("vampire", whose="you", words=("non-sabbat",))),),
        words=(Become("target", sect="Sabbat"),),
    ),
    master_card(
        "Ishtarri Warlord",
        Upon(
            "before range",
            (GiveExtra("maneuver or press", "combat"),),
            (Fights(), InRound(), Is("minion", Which("vampire", clans=("Ishtarri",)))),
        ),
        sentences="8579de",
    ),
    master_card(
        "Jake Washington",
        in_your(
            "unlock",
            "burn it to add up to 4 blood",
            ChooseNumber(1, 4),
            Burn("this"),
            AddBlood("target", Number("number")),
            declares=(Choose(Which("vampire", blood="none")),),
        ),
        words=(BecomeAlly(),),
    ),
    master_card(
        "Jungle Hunting Ground",
        in_your(
            "unlock", "add 1 blood to it", AddBlood("this"), conditions=(Not(AtLeast(BloodOn("this"), 3)),), locks=True
        ),
        in_your(
            "unlock",
            "move its blood to a Laibon",
            GiveBlood("this", "target", BloodOn("this")),
            Mark(FED, "target"),
            declares=(Choose(Which("vampire", whose="you", words=("laibon",), unmarked=FED)),),
            conditions=(HAS_BLOOD,),
            locks=True,
        ),
        words=(PutInPlay(),),
    ),
    master_card(
        "Khobar Towers, Al-Khubar",
        in_your(
            "unlock",
            "remove a minion from the game to gain pool",
            GainPool(SizeOf("target")),
            RemoveFromGame("target"),
            declares=(Choose(Which(whose="you")),),
            locks=True,
        ),
        sentences="3307a8",
    ),
    master_card(
        "Kingston Penitentiary, Ontario",
        for_locking(
            "give its Methuselah a pool: a vampire of yours gains 1 blood",
            ("unlock",),
            By("this", (StealPool(1, "active"),)),
            fed(),
            declares=(Choose(UNFED),),
            conditions=(Is("this", Which("card", whose="others")),),
            by="active",
        ),
        sentences="e2db0c",
    ),
    master_card(
        "KRCG News Radio",
        for_locking(
            "+1 intercept to the blocking minion",
            ("block attempt",),
            AddIntercept("blocker"),
            conditions=(InterceptNeeded(Which("minion", whose="you")),),
        ),
        for_locking(
            "1 pool: +1 intercept to the blocking minion",
            ("block attempt",),
            AddIntercept("blocker"),
            conditions=(InterceptNeeded(Which("minion", whose="others")),),
            pool=1,
        ),
        words=(PutInPlay(),),
    ),
    master_card(
        "Lazarene Inquisitor",
        InPlayAction(
            "burn up to 2 blood from a ready vampire",
            (
                If(
                    (AtLeast(BloodOn("target"), 2),),
                    (ChooseNumber(1, 2, "burned", "blood"), BurnBlood("target", Number("burned"))),
                    (BurnBlood("target"),),
                ),
            ),
            stealth=1,
            declares=(Choose(Which("vampire", blood="some")),),
            conditions=(Is("minion", Which("vampire", clans=("Harbinger of Skulls",))),),
        ),
        sentences="996580",
    ),
    master_card(
        "Legacy of Caine",
        Standing("cannot hunt as normal", 1),
        hunts_by_stealing(Which("vampire", IN_PLAY, other=True)),
        sentences="6a85f1 4b2f1d",
    ),
    master_card("Legendary Vampire", on=Which("vampire", IN_PLAY, least=7, entered="yours"), sentences="fba54e"),
    master_card(
        "Libertas",
        Standing("cannot block", 1, Which("ally"), conditions=(Acting(), borne_by("", "anarch"))),
        Price(
            1,
            "blood",
            disciplines=("dom", "pre"),
            payer="any",
            of=Which(where=IN_PLAY, other=True),
            conditions=(AnyOf((Acting(), Same("blocker"), Fights())), borne_by("", "anarch")),
        ),
        sentences="854460 cca8af",
    ),
    master_card(
        "Lilith's Blessing",
        for_master_action(
            "a Discipline card and 3 blood for an empty vampire",
            FindDiscipline("target", ("library",)),
            AddBlood("target", 3),
            Mark("bahari", "target"),
            declares=(Choose(Which("vampire", whose="you", blood="none", words=("non-bahari",))),),
            locks=True,
        ),
        sentences="a20bf3 2ff6b3",
    ),
    # No ally that acts as a vampire (ruling).
    master_card(
        "Line, The",
        Price(
            -1,
            "blood",
            types=ACTION_CARDS,
            payer="any",
            of=Which("vampire", IN_PLAY, "you"),
            optional=True,
            spends=("lock",),
        ),
        sentences="a0dfae",
    ),
    master_card("Liquidation", words=(BurnFromLibrary(7), GainPool(3))),
    master_card("Lupine Assault", words=as_you("any", Discard(amount=5))),
    master_card("Kaymakli Nightmares", words=(DealCryptsAnew(),), sentences="16c96c 1c7c58 1a9888"),
    master_card(
        "Infamous Insurgent",
        Standing("votes", 2),
        Usable(
            "unlock a ready anarch",
            MINION_PHASE,
            (Unlock("target"),),
            (Choose(Which("vampire", whose="you", words=("anarch",), locked=True)),),
            turn="yours",
            by="bearer",
            once="turn",
        ),
        words=(Mark(GIVES_TRAIT, "this", "infernal, bahari"),),
        sentences="3d9fd0 1f0716",
    ),
    master_card(
        "Island of Yiaros",
        for_locking(
            "X more strength for a strike of a vampire",
            ("strikes chosen",),
            AddNumber("striker", "strength", VotesOf("striker"), "strike"),
            declares=(Choose(Which("vampire", whose="you", chosen="both"), "striker"),),
            conditions=(Is("both", Which("vampire", whose="you")),),
        ),
        sentences="cec4de",
    ),
    master_card(
        "Joseph Pander",
        for_locking(
            "lock it and burn 1 pool: the action fails",
            ("as announced", "before block", "after blocks"),
            FailAction(),
            conditions=(
                ActionTargets(which=Which("vampire", IN_PLAY, "you", clans=("Pander",)), by_others=True),
                MayFail(),
            ),
            pool=1,
        ),
        once_a_turn(
            "master",
            "a Pander may enter combat this turn",
            Mark(_FIGHTS_FOR_PANDER, "target"),
            declares=(Choose(Which("vampire", IN_PLAY, clans=("Pander",))),),
        ),
        InPlayAction(
            "enter combat",
            (),
            "enter combat",
            by=Which("vampire", mark=_FIGHTS_FOR_PANDER),
            against=Which(whose="others"),
            once=True,
        ),
        sentences="2072f5 b45e72",
    ),
    master_card(
        "King's Rising",
        Upon("unlock phase", (Burn("this"),), (HasEdge(),), turn="yours"),
        words=(
            If((PoolIs("you", most=5),), (GainPool(3),), (GainPool(1),)),
            PutInPlay(),
            Mark(NO_TRANSFERS, "this"),
        ),
    ),
    master_card(
        "Life Boon",
        Usable(
            "take 1 pool of who was saved",
            ("unlock",),
            (StealPool(1, "remembered"),),
            conditions=(TurnOf("remembered"),),
            once="turn",
        ),
        when=Timing(frozenset({"being ousted"})),
        conditions=(CanSave(),),
        words=(KeepInGame(), PutInPlay()),
    ),
    # Just the minions count that are yours in the influence phase (ruling).
    master_card(
        "Loner",
        Upon("influence phase", (AddBlood("minion"),), (IsReady("minion"), SucceededAlone()), turn="yours"),
        sentences="3cdf44",
    ),
)
