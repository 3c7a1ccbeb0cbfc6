"""Action cards, F to H: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.action.alike import *
from vtes_desktop.abilities.cards.diablerie import Diablerize, MayDiablerize
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.stored import BURNED_EMPTY, ChooseToKeep, KeepThem
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import BURNED_IN
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.minion.basic_actions import resolve_hunt
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.playing.limits import is_called, why_not_on
from vtes_desktop.rules.playing.paying import pay_card
from vtes_desktop.rules.playing.requirements import can_pay, meets
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy, Place


class NoteNumber(Word, frozen=True):
    """What a number comes to now is spoken of by a name from then on.

    >>> NoteNumber(3, "wounds").aloud()
    'it is noted how much 3 is now, as “wounds”'
    """

    amount: Amount
    name: str

    def act(self, here: Here) -> None:
        here.numbers[self.name] = amount_of(here, self.amount)

    def aloud(self) -> str:
        return f"it is noted how much {number(self.amount)} is now, as “{self.name}”"


class HasOldest(Condition, frozen=True):
    """You control the oldest of the vampires that are meant, anybody's, or one of several that are."""

    which: Which

    def holds(self, here: Here) -> bool:
        there = found(here, self.which)
        sizes = [size_of(here, copy) for copy in there]
        return any(size == max(sizes) and copy.controller == here.seat for copy, size in zip(there, sizes, strict=True))

    def aloud(self) -> str:
        return f"you control the oldest (or one of the oldest) of {self.which.aloud(many=True)}"


def _will(level: str, damage: int) -> Reading:
    """Force of Will: damage after the resolution, blocked or not (ANK 20220331, ANK 20220401)."""
    hurts = Inflict(damage, "minion", aggravated=True, unpreventable=True)
    return at_level(level, during=(Later("after resolution", (hurts,)),))


def _corrupts(level: str, *more: Words) -> Reading:
    """Form of Corruption: counters for the prey's Edge, and a vampire with no more blood than there are."""
    return at_level(
        level,
        Usable(
            "burn it to steal a vampire",
            ("master",),
            (Burn("this"), TakeControl("target"), *more),
            (Choose(Which("vampire", IN_PLAY, "prey", within="counters")),),
            turn="yours",
        ),
        Upon("edge gained", (May((Count(who="this"),), "add a counter?"),), (HasEdge("prey"),)),
        words=(PutInPlay(),),
    )


class BurnPoolOrHeap(Word, frozen=True):
    """You burn 1 pool, or a library card in your ash heap at random is removed from the game."""

    said = "you burn 1 pool, or a library card at random in your ash heap is removed from the game"

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        heap = [copy for copy in game.pile(seat, "ash heap") if copy.kind == "library"]
        options = [Option("pool", "Burn 1 pool", seat=seat)]
        if heap:
            options.append(Option("remove", "Remove a library card of your ash heap from the game"))
        option = yield from here.ask("way", "which?", options, "1.6.1", seat=seat)
        if option.kind == "pool":
            game.burn_pool(seat, 1)
            game.say(game.who(seat), " burns 1 pool", seat=seat)
        else:
            copy = heap[game.doing.random(len(heap))]
            game.say(game.doing.name(copy), " is removed from the game", seat=seat)
            game.remove(copy)


class FindHaven(Word, frozen=True):
    """Search your library for a location, or equipment that becomes one, show it and take it into your hand; or put one
    that is a haven on the minion, which meets its requirements, for its cost. The library is shuffled (sec. 11)."""

    said = (
        "you search your library for a location, show it and take it into your hand, or put a haven on this minion, "
        "which meets what it requires, for its cost, then shuffle"
    )

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        there = [copy for copy in game.pile(seat, "library") if minions.facts(game, copy).location]
        options = [Option("search", game.name(copy), copy.id) for copy in there]
        options += [
            Option("bring", f"{game.name(copy)}: on this vampire", copy.id)
            for copy in there
            if self._may_have(here, copy)
        ]
        none = Option("pass", "None")
        option = yield from here.ask("search", "which location?", [*options, none], "11", seat=seat, always=True)
        if option.kind == "bring" and here.minion is not None:
            copy = game.copy(option.copy)
            master = "Master" in game.card(copy).types
            yield from pay_card(game, seat, None if master else here.minion, game.card(copy))
            game.say(game.doing.name(here.minion), " gets ", game.doing.name(copy), seat=seat)
            yield from bring_into_play(game, copy, seat, here.minion, equipped=not master, shuffled="library")
            return
        if option != none:
            copy = game.copy(option.copy)
            game.say(game.who(seat), f" takes {game.name(copy)} from the library", seat=seat)
            game.doing.move_card(copy, Place(seat, "hand"))
        game.doing.shuffle(seat, "library")
        yield from settle_hand(game, seat)

    def _may_have(self, here: Here, copy: Copy) -> bool:
        game, minion, printed = here.game, here.minion, here.game.card(copy)
        if minion is None or not is_called(game, printed, "haven") or not meets(game, minion, printed, played=False):
            return False
        payer = None if "Master" in printed.types else minion
        return can_pay(game, here.seat, payer, printed) and not why_not_on(game, minion, printed)


_FLEECED_RETAINER: Final = Which("retainer", IN_PLAY, on="victim")
_FLEECED_EQUIPMENT: Final = Which("equipment", IN_PLAY, on="victim")


def _cursed(level: str, which: Which) -> Reading:
    """Greater Curse: what its bearer's bleeds and combat cards cost more."""
    return at_level(
        level,
        Standing("action blood or life", 1, conditions=(ActionIs(("bleed",)), Acting())),
        Price(1, "blood", types=("Combat",), life=True),
        on=which,
    )


class DirectedAt(Condition, frozen=True):
    """The action is directed at one of these Methuselahs, or at what she controls (sec. 6.2.2.1)."""

    whose: Whose

    def holds(self, here: Here) -> bool:
        game = here.game
        return game.table.action is not None and any(
            seat in blocks.directed_at(game) for seat in here.methuselahs(self.whose)
        )

    def aloud(self) -> str:
        return f"the action is directed at {methuselah(self.whose)}"


class PutOnTop(Word, frozen=True):
    """Cards of your hand go on top of your library, the first that you choose lowest."""

    amount: int

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        for left in range(self.amount, 0, -1):
            hand = game.pile(seat, "hand")
            if not hand:
                break
            options = [Option("top", game.name(copy), copy.id) for copy in hand]
            question = f"which card of the hand goes on top ({left} left)?"
            option = yield from here.ask("top", question, options, "1.6.1")
            game.doing.move_card(game.copy(option.copy), Place(seat, "library"), 0)
        game.say(game.who(seat), f" puts {self.amount} cards of the hand on top of the library", seat=seat)

    def aloud(self) -> str:
        return f"{self.amount} cards of your hand go on top of your library in an order of your choice"


def _bursts(window: Window, *conditions: Conditions) -> Usable:
    """Frozen Object: it hurts whoever acts."""
    hurts = Inflict(2, "acting", unpreventable=True, environmental=True)
    return Usable("burn it: 2 damage to the acting minion", (window,), (hurts, Burn()), conditions=conditions)


class EatGhost(Word, frozen=True):
    """A chosen card that lies in an ash heap is removed from the game, and the minion hunts for its capacity, or the
    life with which it starts."""

    said = (
        "if the chosen card still lies in an ash heap, it is removed from the game, and this minion hunts for as much "
        "blood as its capacity, or the life with which it starts"
    )

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies("target"):
            if copy.place.region == "ash heap":
                amount = minions.starting_life(game, copy)
                game.say(game.doing.name(copy), " is removed from the game", seat=here.seat)
                game.remove(copy)
                yield from resolve_hunt(game, amount)


CARDS: Final[tuple[Named, ...]] = (
    both_levels(
        "Fatuus Mastery",
        Price(-1, "blood", disciplines=("chi",), optional=True, spends=("counters",)),
        Upon("unlock phase", (Count(1, who="this"),), turn="yours", torpid=True),
        level="chi",
        words=(PutOn("minion"),),
        also=(Count(1, who="this"),),
    ),
    # Chosen as the card is played (ANK 20240724-2).
    action_card(
        "Feast of the Soul's Secrets",
        level="DOM",
        declares=(Choose(Which("vampire", ("ready", "torpor", "uncontrolled"), "you", age="younger"), least=0),),
        words=(If((Bled(),), (AddBlood("target", 2),)),),
    ),
    action_card(
        "Field Training",
        # It makes the vampire an Anarch, and goes when it is none any more (LSJ 20100811).
        *BURNED_IN_ANOTHER_SECT,
        declares=(
            Name("discipline"),
            Choose(Which("vampire", ("ready",), "you", other=True, words=("non-titled",), can_have=True)),
        ),
        words=(Unlock("minion"), PutOn("target"), GiveNamed("discipline"), Become("target", sect="Anarch")),
    ),
    action_card(
        "Fiendish Tongue",
        during=(ForAll("intercept", -1, Which("vampire", words=("anarch",))),),
        words=(
            If((Bled(), Is("minion", Which("vampire", clans=("Tzimisce",)))), (UnlockAt("discard phase", blood=1),)),
        ),
    ),
    action_card(
        "Fire Dance",
        Usable(
            "1 aggravated damage is normal",
            ("prevention",),
            (TreatAsNormal(1),),
            conditions=(Fights(),),
            by="bearer",
            once="combat",
        ),
        sentences="b94d1f",
    ),
    mended("Force of Will", _will("for", 2), _will("FOR", 1)),
    mended("Form of Corruption", _corrupts("ser"), _corrupts("SER", BurnPool(1, "prey"))),
    action_card(
        "Founders of the Ebony Kingdom",
        # In the uncontrolled region the card does nothing; wherever else it is found, its vampire has left that.
        *upon((*LOOKED_AT, "enters play"), (Burn("this"),), torpid=True),
        on=Which("vampire", ("uncontrolled",), "you", age="younger", words=("laibon",)),
        words=(AddBlood("target", 4),),
    ),
    action_card(
        "Games of Instinct",
        words=in_combat(
            NoteNumber(CapacityOf("minion"), "mine"),
            NoteNumber(CapacityOf("opponent"), "theirs"),
            after_one_falls(AddBlood("minion", Number("theirs")), AddBlood("opponent", Number("mine"))),
        ),
    ),
    action_card(
        "Gate of Acheron, The",
        Upon("unlock phase", (Count(who="this"),), turn="yours"),
        Upon(
            "unlock phase",
            (ForEachMethuselah("active", (Repeat(CountersOn(who="this"), (BurnPoolOrHeap(),)),)),),
            (TurnOf("prey"),),
            turn="others",
        ),
        InPlayAction(
            "add a counter",
            (Count(who="this"),),
            stealth=1,
            by=Which("vampire", whose="you", clans=("Hecata",), least=4),
        ),
        InPlayAction("burn it", (Burn("this"),), by=Which("vampire"), directed=True),
        words=(PutInPlay(), Count(1, who="this")),
    ),
    # Also for the minions of others (sec. 6.1.6).
    action_card(
        "Gather",
        InPlayAction("burn it", (Burn("this"),), by=Which("vampire"), directed=True, pool=1),
        sentences="2a9a48",
    ),
    mended(
        "Gear Up",
        # What comes back is chosen with the announcement (LSJ 20010627).
        at_level("nec", target=Which("library card", ("ash heap",), "you"), words=(Unlock("minion"), Return("target"))),
        at_level("pre", words=(Unlock("minion"), Lend("stealth", 1, "minion"))),
        at_level("vic", words=(Unlock("minion"), Lend("strength", 1, "minion", until_unlock="yours"))),
    ),
    action_card(
        "Gift of Proteus",
        *BURNED_EMPTY,
        declares=(ChooseToKeep("pro"),),
        words=(PutOn("minion"), KeepThem("pro", "Gangrel")),
        sentences="755060 eed55d 0d273a",
    ),
    action_card(
        "Go Anarch", *BURNED_IN_ANOTHER_SECT, words=(PutOn("minion"), Become("minion", sect="Anarch"), Unlock("minion"))
    ),
    action_card(
        "Graverobbing",
        level="DOM",
        target=Which("vampire", ("torpor",), "others"),
        words=(
            TakeControl("target"),
            If(
                (AtLeast(BloodOn("minion"), 2), Is("target", Which("vampire", ("torpor",), movable=True))),
                (
                    May(
                        (BurnBlood("minion", 2), LeaveTorpor("target")),
                        "burn 2 blood to move it to the ready region?",
                    ),
                ),
            ),
        ),
    ),
    action_card("Gremlins", level="myt", target=Which("equipment", ANYWHERE, melee=False), words=(Burn("target"),)),
    action_card(
        "Haqim's Law: Leadership",
        words=(ForEachMethuselah("any", (If((HasOldest(Which("vampire", clans=("Banu Haqim",))),), (GainPool(2),)),)),),
    ),
    action_card(
        "Harmony",
        declares=(AtAll("prey"),),
        words=(BurnPool(Counted(CHOIRS, 3), "prey"), WithEach(CHOIRS, (Burn("target"),))),
        sentences="2459d2 b08108",
    ),
    action_card(
        "Harvest Rites",
        Standing("hunt", 1, conditions=(ONCE,)),
        Upon("after resolution", (MARK,), (Acting(), HuntSuccessful())),
        sentences="2003d4",
    ),
    action_card(
        "Hatchling",
        Usable(
            "burn 1 blood to gain flight", ("unlock",), (Mark("flight", "this"),), turn="yours", blood=1, once="game"
        ),
        words=(BecomeVampire(1, acts=False, clan="Gargoyle", disciplines="vis", blood=1),),
    ),
    both_levels(
        "Haunting, The",
        Upon("unlock phase", (BurnBlood("bearer"),), turn="yours", by="bearer", torpid=True),
        InPlayAction("burn it", (Burn("this"),), by=Which()),
        level="dem",
        on=Which(where=IN_PLAY),
    ),
    both_levels(
        "Heart of Darkness",
        AS_NORMAL,
        InPlayAction("burn it", (Burn("this"),), by=Which(), directed=True),
        level="ser",
        words=(PutOn("minion"),),
        also=(TOUGH_BEARER,),
    ),
    action_card(
        "Heroic Might",
        Standing("strength", 2),
        Usable("strike: burn equipment", ("choose strike",), (MakeStrike(Blow("destroy equipment")),), by="bearer"),
        Usable("strike: 2R damage", ("choose strike",), (MakeStrike(Blow("damage", 2, ranged=True)),), by="bearer"),
        Upon("goes to torpor", (Burn("this"),), about="minion", torpid=True),
        level="POT",
        words=(PutOn("minion"),),
    ),
    by_level("Goblinism", ACTION, "myt", (Search(Which("location")),), (FindHaven(),)),
    mended(
        "Hive Mind",
        at_level("san", target=Which("vampire", circle=True, other=True), words=(Unlock("minion"), Unlock("target"))),
        at_level("SAN", target=BROTHER, words=(AddBlood("target", 3),)),
    ),
    mended(
        "Hourglass of the Mind",
        at_level("tem", words=(Draw(4), PutOnTop(4), Unlock("minion"))),
        at_level(
            "TEM",
            Standing("hand size", CountersOn(who="this"), conditions=(IsReady("bearer"),)),
            Usable(
                "burn 2 blood: add a counter",
                ("unlock",),
                (Count(who="this"), SettleHand()),
                turn="yours",
                by="bearer",
                blood=2,
                once="turn",
            ),
            words=(PutOn("minion"),),
        ),
    ),
    action_card(
        "Hunting the Beast",
        level="AUS",
        words=after_winning(
            IsReady("minion"),
            Choose(Which("vampire", ("uncontrolled",), "you", clans=("Salubri",))),
            AddBlood("target", 2),
        ),
    ),
    by_level(
        "Feline Saboteur",
        ACTION,
        "ani obf",
        (ForEachMethuselah("chosen", (Discard(at_random=True),)),),
        (ForEachMethuselah("chosen", (Discard(at_random=True, late="action"), BurnFromLibrary(4, as_many=True))),),
        declares=(ChooseMethuselah("any"),),
    ),
    action_card(
        "Fleecing the Gaje",
        declares=(
            Choose(Which("vampire", IN_PLAY, "others", age="younger"), "victim"),
            either(
                Alternative("1 blood", ()),
                Alternative("a retainer", (Choose(_FLEECED_RETAINER),), (There(_FLEECED_RETAINER),)),
                Alternative("an equipment", (Choose(_FLEECED_EQUIPMENT),), (There(_FLEECED_EQUIPMENT),)),
            ),
        ),
        words=(If((Is("target", Which("card", IN_PLAY)),), (TakeControl(),), (GiveBlood("victim", "minion"),)),),
        sentences="b19f3a",
    ),
    action_card(
        "Fire on the Mountain",
        conditions=(MayDiablerize(),),
        target=Which("vampire", ("torpor",), locked=True),
        words=(AddNumber("minion", "votes", 2), Diablerize()),
        sentences="5697fe 533319",
    ),
    mended(
        "Frozen Object",
        at_level("ser", declares=(ChooseMethuselah("others"),), words=(DiscardAll(Which("equipment")),)),
        at_level(
            "tem",
            _bursts("as blocked", Same("blocker", "bearer"), Acting("acting", directed=True)),
            words=(PutOn("minion"),),
        ),
        at_level("TEM", _bursts("after resolution", BleedsWhom("you"), Bled()), words=(PutInPlay(),)),
    ),
    mended(
        "Greater Curse",
        at_level("dai", words=(GainPool(),)),
        _cursed("mal", Which(where=IN_PLAY, weaker=True)),
        _cursed("MAL", Which(where=IN_PLAY)),
    ),
    mended(
        "Haunt",
        at_level(
            "nec",
            fails_action(ActionTargets("bearer", by_others=True), MayFail()),
            on=Which("location", ANYWHERE, "you"),
        ),
        at_level("NEC", target=Which("location", ANYWHERE, requires="non-Giovanni"), words=(Burn("target"),)),
    ),
    mended(
        "Healing Touch",
        at_level("obe", target=Which("ally", IN_PLAY, wounded=True), words=(Heal("target", 2),)),
        at_level("OBE", target=RESCUED, words=(LeaveTorpor("target"), AddBlood("target"))),
    ),
    both_levels(
        "Hidden Pathways",
        Standing(
            "stealth",
            1,
            Which(whose="you"),
            conditions=(Not(ActionIs(("bleed",))), DirectedAt("prey"), Acting("acting")),
            in_action=True,
        ),
        InPlayAction("burn it", (Burn(),), by=Which(), directed=True),
        level="obf",
        words=(PutInPlay(),),
    ),
    action_card("Ghost-Eater", target=Which("minion|retainer", ("ash heap",), since=BURNED_IN), words=(EatGhost(),)),
)
