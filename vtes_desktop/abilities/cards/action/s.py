"""Action cards: what their text can't tell is defined by name."""

from __future__ import annotations

from functools import partial
from typing import Final

from vtes_desktop.abilities.cards.action.alike import *
from vtes_desktop.abilities.cards.diablerie import Diablerize, MayDiablerize
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import burn_minion
from vtes_desktop.rules.control import move_onto
from vtes_desktop.rules.minion.action import HUNTED_IN
from vtes_desktop.rules.minion.basic_actions import HAS_BLED
from vtes_desktop.rules.minion.borrowing import MUST
from vtes_desktop.rules.minion.phase import must_hunt
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.requirements import cost_of
from vtes_desktop.rules.playing.searching import look_through
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.rules.torpor.diablerie import COMMITTED_IN, take_equipment
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import PASS, Option, Procedure
from vtes_desktop.table.table import Copy, Place


class SummonVampire(Word, frozen=True):
    """Search crypt and ash heap for a vampire of such a capacity at most that is not scarce, and put it in play without
    blood."""

    most: Amount

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; one may find none."""
        game, seat = here.game, here.seat
        most = amount_of(here, self.most)

        def fitting(copy: Copy) -> bool:
            small = minions.is_vampire(game, copy) and minions.capacity(game, copy) <= most
            return small and not minions.facts(game, copy).scarce

        question = f"{game.name(here.source)}: which vampire?"
        found = yield from look_through(game, seat, question, fitting, ("crypt", "ash heap"), "11", here.source.id)
        if found is not None:
            game.say(game.who(seat), " puts ", game.doing.name(found), " in play", seat=seat)
            yield from bring_into_play(game, found, seat, shuffled="crypt")
        else:
            game.doing.shuffle(seat, "crypt")

    def aloud(self) -> str:
        what = f"a vampire of capacity {number(self.most)} or less that is not scarce"
        return f"you search your crypt and ash heap for {what}, put it into play without blood, and shuffle the crypt"


_FETCHED = frozenset({"Ally", "Retainer", "Equipment"})


class SummonCard(Word, frozen=True):
    """Search library and ash heap for an ally, retainer or equipment that costs so much at most, and put it in play for
    the minion, with the life that it starts with; no requirement counts, a card with an X has 0 for it, and one that
    asks for a Discipline is at its lowest level (rulings on Summon History)."""

    most: Amount

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; one may find none."""
        game, seat, minion = here.game, here.seat, here.minion
        if minion is None:
            return
        most = amount_of(here, self.most)
        question, fitting = f"{game.name(here.source)}: which card?", partial(self._fits, here, minion, most)
        found = yield from look_through(game, seat, question, fitting, ("library", "ash heap"), "11", here.source.id)
        if found is not None:
            card = game.card(found)
            bearer = None if "Ally" in card.types else minion
            level = next((mode.level for mode in modes(card) if mode.type in _FETCHED), "")
            game.say(game.doing.name(minion), " gets ", game.doing.name(found), seat=seat)
            yield from bring_into_play(game, found, seat, bearer, level=level, shuffled="library")
        else:
            game.doing.shuffle(seat, "library")

    def _fits(self, here: Here, minion: Copy, most: int, copy: Copy) -> bool:
        card = here.game.card(copy)
        if not _FETCHED & set(card.types) or max(cost_of(card, "pool"), cost_of(card, "blood")) > most:
            return False
        return "Ally" in card.types or not why_not_on(here.game, minion, card)

    def aloud(self) -> str:
        what = f"an ally, retainer or equipment that costs {number(self.most)} or less"
        how = "for this minion, whatever it requires, without paying, at its lowest level, any X being 0"
        return f"you search your library and ash heap for {what} and put it into play {how}; the library is shuffled"


def _deprivation(level: str, which: Which) -> Reading:
    """Sensory Deprivation: a retainer is burned, or a minion stays locked as long as the acting vampire is ready."""
    retainer = Which("retainer", ANYWHERE)
    return at_level(
        level,
        Standing("stays locked", 1),
        *lapses(Not(IsReady("remembered"))),
        declares=(
            either(
                Alternative("burn a retainer", (Choose(retainer),)), Alternative("put it on a minion", (Choose(which),))
            ),
        ),
        words=(If((Is("target", retainer),), (Burn("target"),), (PutOn("target"), Remember("minion"))),),
    )


class ChooseWhoControls(ChooseMethuselah, frozen=True):
    """Choose a Methuselah who controls a minion, ready or in torpor."""

    def _seats(self, here: Here) -> list[int]:
        controllers = {copy.controller for copy in found(here, Which(where=IN_PLAY))}
        return [seat for seat in super()._seats(here) if seat in controllers]

    def aloud(self) -> str:
        return f"{super().aloud()} who controls a minion"


def _crescendo(level: str, damage: int) -> Reading:
    """Shattering Crescendo: another one is discarded when the action succeeds; it must be there from the beginning."""
    another = Which("card", ("hand",), "you", name="Shattering Crescendo")
    return at_level(
        level,
        conditions=(There(another, 2),),
        declares=(ChooseWhoControls("any"), Choose(Which(where=IN_PLAY, whose="chosen"), least=1, most=2)),
        words=(If((There(another),), (Discard(another), Inflict(damage, "target", unpreventable=True))),),
    )


def _show(level: str, strength: int) -> Reading:
    """Show of Force: strength in the combat of a block."""
    gains = May((AddInCombat("strength", strength, "combat"),), f"gain +{strength} strength?")
    return at_level(level, during=(InCombat((gains,), blocked=True),))


_WRAITHS: Final = Which("ally", ("ash heap",), "you", any_word=("wraith", "zombie"))


class ChooseOneOfKin(ChooseFitting, frozen=True):
    """Choose one of whose clan the same Methuselah controls another that would do as well."""

    def fitting(self, here: Here) -> list[Copy]:
        """Those of which there are two."""
        there = super().fitting(here)
        kin = [(copy.controller, minions.clan(here.game, copy)) for copy in there]
        return [copy for copy, of in zip(there, kin, strict=True) if kin.count(of) > 1]

    def aloud(self) -> str:
        return f"{super().aloud()}, of whose clan its controller has another such"


class ObligeToBleed(Word, frozen=True):
    """The chosen minion must bleed while it is borrowed, unless it must hunt."""

    said = "the chosen card must take a bleed action while it is borrowed, unless it must hunt"

    def act(self, here: Here) -> None:
        for copy in here.copies("target"):
            if not must_hunt(here.game, copy):
                minions.mark(here.game, copy, MUST, "bleed")


class TakeFromTop(Word, frozen=True):
    """Look at the top cards of your library and move some of them to your hand; then shuffle, and keep the hand to its
    size (sec. 1.6.1)."""

    look: int
    take: int

    def do(self, here: Here) -> Procedure[None]:
        """Ask for one after the other; nobody else learns what they are."""
        game, seat = here.game, here.seat
        there = game.pile(seat, "library")[: self.look]
        taken = 0
        while taken < self.take and there:
            options = [Option("take", game.name(copy), copy.id) for copy in there]
            none = Option("pass", "No more" if taken else "None")
            option = yield from here.ask(
                "take", "which card goes to your hand?", [*options, none], "1.3", seat=seat, always=True
            )
            if option == none:
                break
            copy = game.copy(option.copy)
            there.remove(copy)
            game.doing.move_card(copy, Place(seat, "hand"))
            taken += 1
        if taken:
            game.say(game.who(seat), f" takes {so_many(taken, 'card', 'cards')} of the library", seat=seat)
        game.doing.shuffle(seat, "library")
        yield from settle_hand(game, seat)

    def aloud(self) -> str:
        return (
            f"you look at the top {self.look} cards of your library, move up to {self.take} of them to your hand,"
            " shuffle and discard down"
        )


_SILENT_FAE: Final = Which(
    "vampire",
    IN_PLAY,
    whose="you",
    clans=("Kiasyd",),
    unmarked=HAS_BLED,
    alternatives=(Which("ally", whose="you", words=("changeling",), unmarked=HAS_BLED),),
)


class Sacrifice(Word, frozen=True):
    """A vampire is burned, and the minion gains blood for its capacity; it may take its equipment as a diablerist may,
    but commits no diablerie (sec. 6.5.5, step 2)."""

    said = "this minion may take equipment of the chosen card, which is burned; it gains blood for its capacity"

    def do(self, here: Here) -> Procedure[None]:
        game, minion, victim = here.game, here.minion, here.copy("target")
        if minion is None or victim is None:
            return
        size = size_of(here, victim)
        before = minions.equipment(game, victim)
        yield from take_equipment(game, minion, victim)
        yield from burn_minion(game, victim, minion)
        if not game.in_play(victim):
            game.gain_blood(minion, size)
            return
        for copy in before:
            # Who does not burn keeps it (ruling).
            if copy.place.on == minion.id:
                move_onto(game, copy, victim, victim.controller)


def _lamb(level: str, whose: Whose) -> Reading:
    """Sacrificial Lamb: a vampire in torpor, of one's own or at superior of another."""
    return at_level(level, target=Which("vampire", ("torpor",), whose), words=(Sacrifice(),))


def _sleeps(level: str, which: Which) -> Reading:
    return at_level(level, target=which, words=(ToTorpor("target"),))


_SPELL: Final = "Spell of Life"
_SPELLS: Final = Which("card", ("in play",), other=True, name=_SPELL)
_DROWSING: Final = Which("vampire", ("torpor",))
_DROWSING_YOUNG: Final = Which("vampire", ("torpor",), age="younger")
_GEHENNA: Final = There(Which("event", ("in play",), called="gehenna"))


class SiphonBlood(Word, frozen=True):
    """A blood of each chosen vampire moves to the minion: how many there were is the number ``stolen``."""

    said = "this minion steals 1 blood from each chosen card that is in torpor"

    def act(self, here: Here) -> None:
        game, minion = here.game, here.minion
        stolen = 0
        for copy in here.copies("target"):
            if minion is not None and copy.blood and minions.in_torpor(game, copy):
                game.move_blood(m.Purse("card", copy.id), m.Purse("card", minion.id), 1)
                game.say(game.doing.name(minion), " steals 1 blood from ", game.doing.name(copy), seat=here.seat)
                stolen += 1
        if minion is not None:
            minions.drain(game, minion)
        here.numbers["stolen"] = stolen


class TakeBackCards(Word, frozen=True):
    """As many library cards of your ash heap as were ``stolen``, or fewer, go to your hand."""

    said = (
        "you may move library cards of your ash heap, up to as many as the number “stolen”, to your hand, and "
        "discard down"
    )

    def do(self, here: Here) -> Procedure[None]:
        if most := here.numbers.get("stolen", 0):
            yield from Choose(Which("library card", ("ash heap",), "you"), "back", 0, most).do(here)
            yield from Return("back").do(here)


_WRAITH: Final = Which("ally|retainer", IN_PLAY, words=("wraith",))


def _cursed(level: str, *also: Which) -> Reading:
    ally = Which("ally|retainer", IN_PLAY, alternatives=also)
    represents = Represent(
        "animal",
        3,
        strength=2,
        bleed=0,
        who="this",
        more=("This ally cannot play action cards.", "This ally cannot have or use equipment or retainers."),
    )
    return at_level(
        level,
        target=ally,
        words=(Burn("target"), If((Not(There(Which("card", ANYWHERE, chosen="target"))),), (represents,))),
    )


_INSTRUCTED: Final = Which("vampire", clan_of="minion", below_named="discipline")
_SEED: Final = "seeds burned"


def _sown(level: str, blood: int) -> Reading:
    """It is burned by the second of two actions, by whichever vampires."""
    setite = Is("minion", Which("vampire", clans=("Ministry",)))
    dug_out = AtLeast(CountersOn(_SEED), 1)
    return at_level(
        level,
        Standing("no abilities", 1, torpid=True),
        Upon(
            "as announced",
            (If((setite,), (BurnBlood("minion", blood + 1),), (BurnBlood("minion", blood),)),),
            (Acting(),),
            by="bearer",
        ),
        InPlayAction(
            "burn it, or begin to",
            (If((dug_out,), (Burn("this"),), (Count(1, _SEED, "this"),)),),
            stealth=1,
            by=Which("vampire"),
        ),
        on=Which("vampire", IN_PLAY, "prey"),
    )


def _lore(level: str, *during: AddStealth) -> Reading:
    """Scarlet Lore: a minion card of the library goes to its top."""
    return at_level(level, words=(FindToTop(Which("minion card")),), during=during)


class FindToTop(Word, frozen=True):
    """Search your library for a card, shuffle it, show the card and put it on top; you may find none."""

    which: Which

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        question = f"{game.name(here.source)}: which card goes on top of your library?"
        found = yield from look_through(
            game, seat, question, lambda copy: fits(here, self.which, copy), ("library",), "11", here.source.id
        )
        game.doing.shuffle(seat, "library")
        if found is not None:
            game.say(f"{game.name(found)} goes on top of the library", seat=seat)
            game.doing.move_card(found, Place(seat, "library"), 0)

    def aloud(self) -> str:
        what = self.which.kind_aloud()
        return f"you search your library for {what}, shuffle it, show the card and put it on top (you may find none)"


class EquipsByThis(Word, frozen=True):
    """The action is one to equip."""

    said = "the action is one to equip"

    def act(self, here: Here) -> None:
        here.brings = "equip"


class PutDiscarded(Word, frozen=True):
    """You may put one of the cards that were discarded, which represents no location in play, on the minion: no
    requirement counts, and its cost is not paid."""

    said = "you may put one of those cards that is no location on this minion, whatever it requires and without paying"

    def do(self, here: Here) -> Procedure[None]:
        game, minion = here.game, here.minion
        if minion is None:
            return
        there = [
            copy
            for copy in here.copies("discarded")
            if copy.place.region == "ash heap"
            and not minions.facts(game, copy).location
            and not why_not_on(game, minion, game.card(copy))
        ]
        if not there:
            return
        options = [Option("bring", game.name(copy), copy.id, minion.id) for copy in there]
        option = yield from here.ask(
            "bring", f"which card does {game.name(minion)} get?", [*options, PASS], "6.1", always=True
        )
        if option != PASS:
            copy = game.copy(option.copy)
            game.say(game.doing.name(minion), " gets ", game.doing.name(copy), seat=here.seat)
            yield from bring_into_play(game, copy, here.seat, minion)


_GATES: Final = Which("card", IN_PLAY, on="minion", name="Shatter the Gate")
CARDS: Final[tuple[Named, ...]] = (
    # Nobody comes where none was burned (rulings).
    mended("Seeds of Corruption", _sown("tha", 1), _sown("THA", 2)),
    both_levels("Sense Death", level="val", words=in_combat(PRESS), also=in_combat(GiveExtra("maneuver", "combat"))),
    mended("Set's Curse", _cursed("ser"), _cursed("SER", Which("vampire", IN_PLAY, most=2))),
    mended(
        "Songs of the Distant Vitae",
        at_level(
            "qui", target=Which("vampire", since=COMMITTED_IN), words=(ToTorpor("target"), BurnBlood("target", 2))
        ),
        at_level(
            "QUI",
            during=(BleedWhile(1, (There(Which("vampire", IN_PLAY, "target", since=HUNTED_IN)),), limited=False),),
        ),
    ),
    mended("Sacrificial Lamb", _lamb("obf", "you"), _lamb("OBF", "others")),
    action_card(
        "Sanguine Instruction",
        # None is named that there is nobody to instruct in.
        declares=(Name("discipline", whom=_INSTRUCTED), Choose(_INSTRUCTED)),
        words=(PutOn("target"), GiveNamed("discipline")),
    ),
    action_card(
        "SchreckNET",
        Usable(
            "look at a hand",
            ("after resolution",),
            (LookAt("hand", "chosen"),),
            (ChooseMethuselah("others"),),
            (Passed(),),
            locks=True,
        ),
        words=(If((Is("minion", Which("vampire", least=6)),), (Unlock("minion"),)),),
        sentences="9a068f cf17a7",
    ),
    action_card("Scrounging", words=(TakeFromTop(3, 2),)),
    mended(
        "Sensory Deprivation",
        _deprivation("chi", Which("ally", can_have=True)),
        _deprivation("CHI", Which("vampire", IN_PLAY, can_have=True)),
    ),
    both_levels(
        "Shadow Twin",
        level="obt",
        target=Which("minion", IN_PLAY, alternatives=(Which("retainer", ANYWHERE),)),
        words=(Inflict(1, "target", unpreventable=True),),
        also=(
            # Nothing more on a retainer (LSJ 20010303).
            If((Is("target", Which("minion", IN_PLAY)),), (PutOn("target"),)),
            Standing("stealth", -1),
            Upon("unlock phase", (Burn("this"),), turn="yours", torpid=True),
        ),
    ),
    mended("Shattering Crescendo", _crescendo("mel", 2), _crescendo("MEL", 3)),
    action_card("Sheepdog", Standing("stays locked", 1), sentences="db4c96"),
    mended("Show of Force", _show("pot pre", 1), _show("POT PRE", 2)),
    mended(
        "Shroud of Decay",
        at_level("obl", words=(If((Bled(),), (ForEachMethuselah("target", (Discard(amount=2),)),)),)),
        at_level(
            "OBL",
            conditions=(There(Which("card", ("ash heap",), "prey"), 7),),
            declares=(ChooseMethuselah("prey"),),
            words=(
                If(
                    (There(Which("card", ("ash heap",), "chosen"), 7),),
                    (
                        Choose(Which("card", ("ash heap",), "chosen"), "removed", least=7, most=7),
                        RemoveFromGame("removed"),
                        BurnPool(3, "chosen"),
                    ),
                ),
            ),
        ),
    ),
    action_card(
        "Siphon",
        conditions=(AnyOf((There(_DROWSING_YOUNG), all_of(_GEHENNA, There(_DROWSING)))),),
        declares=(If((_GEHENNA,), (Choose(_DROWSING, most=100),), (Choose(_DROWSING_YOUNG, most=100),)),),
        words=(SiphonBlood(), If((Is("minion", Which("vampire", clans=("Giovanni",))),), (TakeBackCards(),))),
    ),
    action_card("Skullduggery", level="obf", during=(InCombat((GiveExtra("maneuver", "combat"),), blocked=True),)),
    action_card(
        "Slaughtering the Herd",
        Usable("burn 4 blood to burn it", MINION_PHASE, (Burn("this"),), turn="yours", by="bearer", blood=4),
        Upon("as announced", (GiveBlood("bearer", "remembered"),), (Same("acting", "bearer"),)),
        *lapses(Not(IsReady("remembered"))),
        level="DOM",
        on=Which("vampire", IN_PLAY, "predator"),
        words=(Remember("minion"),),
    ),
    mended(
        "Sleep of Reason",
        _sleeps("dem", Which("vampire", age="younger", blood="little")),
        _sleeps("DEM", Which("vampire", blood="little")),
    ),
    action_card(
        "Song of Pan",
        Standing("bleed", 1, Which("vampire", clans=("Kiasyd",), alternatives=(Which("ally", words=("changeling",)),))),
        Upon(
            "discard phase",
            (Burn("this"), WithEach(_SILENT_FAE, (Inflict(1, "target", unpreventable=True),))),
            turn="yours",
        ),
        words=(Unlock("minion"), PutInPlay()),
    ),
    action_card(
        "Soul of the Earth",
        *tuple(
            Price(-3, currency, types=("Ally", "Retainer"), clans=("Gargoyle",), optional=True, spends=("burn",))
            for currency in CURRENCIES
        ),
        on=Which("vampire", IN_PLAY, words=("slave",), clans=("Gargoyle",)),
        sentences="512402 4bb57c",
    ),
    mended(
        "Soul Scan",
        *(
            at_level(level, words=(Search(Which("vampire", age="younger", without=lacking), "crypt"),))
            for level, lacking in (("aus", "obf"), ("AUS", "OBF"))
        ),
    ),
    mended(
        "Speed of Thought",
        at_level("cel", during=(CannotBlock(which=Which(where=IN_PLAY, without="cel")),)),
        at_level("CEL", during=(CannotBlock(which=Which(where=IN_PLAY, without="CEL")),)),
    ),
    mended(
        "Spirit Marionette",
        at_level("obe", target=Which("minion", ("ready",), "prey"), words=(Lock("target"),)),
        at_level(
            "OBE",
            target=Which("minion", ("ready",), "others", locked=False),
            words=(
                If((Is("target", Which(locked=False)),), (TakeControl("target", until="next action"), ObligeToBleed())),
            ),
        ),
    ),
    action_card(
        "Split the Veil",
        Usable(
            "burn a counter",
            ("unlock",),
            (
                Count(-1, who="this"),
                CountTurn("split the veil"),
                If((Not(AtLeast(CountersOn(who="this"), 1)),), (Burn("this"), Choose(_WRAITHS), ComeBack())),
            ),
            conditions=(AtLeast(CountersOn(who="this"), 1), FewerThisTurn("split the veil", 2)),
            turn="yours",
            once="turn",
        ),
        words=(PutInPlay(), Count(2, who="this")),
    ),
    action_card(
        "Sudario Refraction",
        declares=(Choose(Which("library card", ("ash heap",), "you"), least=3, most=3),),
        words=(Return(to="top"), Discard(amount=3, at_random=True)),
    ),
    by_level("Summon History", ACTION, "tem", (SummonCard(Number("x")),), (SummonVampire(Number("x")),)),
    action_card(
        "Summon Soul",
        level="NEC",
        declares=(Choose(Which("library card", ("ash heap",), "you"), least=0, most=2),),
        words=(Return(to="library"), RemoveFromGame("this")),
    ),
    both_levels(
        "Summon the Abyss",
        level="obt",
        declares=(AtAll("prey"),),
        words=(WithEach(Which("vampire", whose="prey"), (BurnBlood("target"),)),),
    ),
    action_card("Summon the Serpent", words=(Search(Which("vampire", discipline="ser"), "crypt"), AddBlood("found"))),
    by_level("Summoning, The", ACTION, "pre", (Search(Which("ally|retainer")),), (Fetch(Which("ally")),)),
    # The others may be anybody's (ruling).
    action_card(
        _SPELL,
        Usable(
            "burn five for mummies",
            ANY_TIME,
            (Burn("spells"), Burn("this"), Represent("mummy", strength=2, unique=True, fights=True)),
            (Choose(_SPELLS, "spells", 4, 4), Choose(Which("vampire", ("uncontrolled",), "you"), most=5)),
            (There(_SPELLS, 4),),
        ),
        words=(PutInPlay(),),
    ),
    action_card(
        "Sunrise Service",
        Usable(
            "burn it: the action is unblockable",
            ("as announced",),
            (Burn("this"), Unblockable()),
            conditions=(Acting(),),
        ),
        words=(PutOn("minion"), Inflict(1, "minion", aggravated=True, unpreventable=True)),
        sentences="ac88ef 7d43ab",
    ),
    both_levels(
        "Sense Vitality", level="val", target=RESCUED, words=(LeaveTorpor("target"),), also=(AddBlood("target"),)
    ),
    mended(
        "Sensory Overload",
        *(
            at_level(level, Standing("cannot act", 1), Standing("cannot block", 1), burned, on=Which())
            for level, burned in (
                ("chi", Upon("discard phase", (Burn(),), turn="yours", by="bearer", torpid=True)),
                ("CHI", Upon("unlock phase", (Burn(),), turn="yours", torpid=True)),
            )
        ),
    ),
    mended(
        "Shared Nightmare",
        *(
            at_level(
                level,
                declares=(Choose(Which(where=IN_PLAY, whose="neighbours", weaker=True), least=least, most=most),),
                words=(Lend("cannot block", 1), Lend("no votes", 1)),
            )
            for level, least, most in (("chi", 1, 2), ("CHI", 3, 3))
        ),
    ),
    mended(
        "Shattering",
        at_level("chi", declares=(ChooseMethuselah("others"),), words=(Discard(whose="chosen"),)),
        at_level("dem", target=Which("event", ("in play",)), words=(Burn("target"),)),
    ),
    action_card(
        "Sires Command, Childer Inherit",
        declares=(
            either(
                Alternative(
                    "1 blood to another Laibon",
                    (Choose(Which("vampire", IN_PLAY, other=True, words=("laibon",)), "fed"),),
                ),
                Alternative(
                    "lock Laibon",
                    (
                        ChooseOneOfKin(Which("vampire", words=("laibon",)), "first"),
                        WithMethuselah("first"),
                        Choose(
                            Which("vampire", whose="chosen", words=("laibon",), clan_of="first", apart="first"),
                            "second",
                        ),
                    ),
                    (Is("minion", Which("vampire", words=("magaji",))),),
                ),
            ),
        ),
        words=(AddBlood("fed"), Lock("first"), Lock("second")),
    ),
    action_card(
        "Skaald",
        Standing(
            "votes",
            2,
            conditions=(
                Is("minion", Which("vampire", words=("non-titled",), clans=("Gangrel",))),
                ReferendumCalledBy(Which("vampire", clans=("Gangrel",))),
            ),
        ),
        InPlayAction(
            "steal it",
            (MoveOnto("minion", theirs=True),),
            stealth=1,
            by=Which("vampire", clans=("Gangrel",), words=("non-titled",)),
            directed=True,
            conditions=(Is("bearer", Which("vampire", IN_PLAY, age="younger")),),
        ),
        sentences="401f4b fb020c",
    ),
    action_card(
        "Soul Decoration",
        Usable(
            "cancel the card",
            ("as played",),
            (Cancel(),),
            conditions=(Acting("bearer"), Played("now", codes=("aus",))),
            by="bearer",
            once="action",
        ),
        level="OBF VIC",
        words=(PutOn("minion"),),
    ),
    mended(
        "Soul Feasting",
        *(
            at_level(
                level,
                declares=(
                    either(
                        Alternative("hunt", ()),
                        Alternative("burn a wraith to hunt for 3 more", (Choose(_WRAITH),), (There(_WRAITH),)),
                    ),
                ),
                words=(If((Is("target", _WRAITH),), (Burn("target"), HuntFor(3 + more)), (HuntFor(more),)),),
            )
            for level, more in (("nec", 0), ("NEC", 1))
        ),
    ),
    mended(
        "Soul Painting",
        *(
            at_level(
                level,
                Standing("intercept", 1, watching, conditions=(Same("acting", "bearer"),)),
                InPlayAction("burn it", (Burn(),), by=Which("vampire", bearer=True), blood=1),
                on=Which("vampire"),
            )
            for level, watching in (("aus pre", Which("vampire", discipline="aus")), ("AUS PRE", Which("vampire")))
        ),
    ),
    action_card(
        "Sowing Dissension",
        declares=(AtAll("others"),),
        words=(
            ForEachMethuselah(
                "others", (Choose(Which("vampire", whose="you", age="younger", locked=False), "locked"), Lock("locked"))
            ),
        ),
        during=(
            Later(
                "blocked",
                (
                    If(
                        (Is("blocker", Which("vampire", IN_PLAY, words=("non-titled",))),),
                        (
                            May(
                                (BurnBlood("minion", paid=True), NoCombat(), Unlock("minion")),
                                "burn 1 blood to cancel the combat and unlock?",
                            ),
                        ),
                    ),
                ),
            ),
        ),
        sentences="22f6cf 2320b4",
    ),
    action_card(
        "Stealing Years",
        conditions=(MayDiablerize(),),
        target=Which("vampire", ("torpor",), age="older"),
        words=(
            Note("target", "victim"),
            WithEach(Which("vampire", words=("anarch",)), (AddNumber("target", "votes", 1),)),
            Diablerize("victim", (PutOn("minion"),)),
        ),
        sentences="06ab2d a327fe 17762c",
    ),
    both_levels(
        "Steal the Mind",
        Standing("intercept", 2, Which("vampire", chosen="remembered"), conditions=(Same("acting", "bearer"),)),
        InPlayAction("burn it", (Burn(),), by=Which()),
        level="myt",
        on=Which(),
        words=(Remember("minion"),),
        also=(Standing("bleed", -1, conditions=BLEEDS_ITS_CONTROLLER, in_action=True),),
    ),
    action_card("Sibyl's Tongue", words=(Search(Which("library card")),)),
    mended(
        "Spirit Claws",
        "Combat",
        level="pro spi",
        when=Timing(frozenset({"range"})),
        words=(AddInCombat("aggravated hands"),),
    ),
    # The card of the ash heap is named with the action (ruling).
    mended(
        "Scarlet Lore",
        at_level("nec", target=Which("minion card", ("ash heap",), "you"), words=(Return(to="top"),)),
        _lore("myt"),
        _lore("MYT", AddStealth()),
    ),
    # It is an action to equip where equipment may come of it (ruling).
    mended(
        "Sleight of Hand",
        at_level("chi", declares=(ChooseMethuselah("others"),), words=(DiscardAll(Which("equipment")),)),
        at_level(
            "CHI",
            declares=(ChooseMethuselah("others"), EquipsByThis()),
            words=(DiscardAll(Which("equipment")), PutDiscarded()),
        ),
    ),
    action_card(
        "Shatter the Gate",
        InPlayAction(
            "burn the Edge to burn Shatter the Gate",
            (BurnEdge(), Burn("this")),
            conditions=(HasEdge(),),
            by=Which("vampire", least=6),
            directed=True,
        ),
        words=(
            PutOn("minion"),
            If((AtLeast(Counted(_GATES), 3),), (WithEach(_GATES, (Burn("target"),)), GiveHeld("others"))),
        ),
        held=(BurnPool(3),),
        held_for_good=True,
    ),
)
