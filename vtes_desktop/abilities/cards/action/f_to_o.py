"""Action cards, F to O: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import InPlayAction, Price, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.action.alike import HARDENED_BEARER, TOUGH_BEARER
from vtes_desktop.abilities.cards.defining import Named, mended
from vtes_desktop.abilities.cards.phrases import (
    A_VAMPIRE,
    ACTION,
    ANYWHERE,
    BROTHER,
    IN_PLAY,
    ONE_READY,
    lapses,
)
from vtes_desktop.abilities.text.sentences.action_cards import LOOKED_AT
from vtes_desktop.abilities.vocabulary.aloud import card, does
from vtes_desktop.abilities.vocabulary.amounts import BloodOn, CapacityOf, CountersOn, Number
from vtes_desktop.abilities.vocabulary.conditions.actions import NoneActed, PhaseIs, TurnOf
from vtes_desktop.abilities.vocabulary.conditions.combat import Fights, InRound
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.conditions.events import StrikeWith
from vtes_desktop.abilities.vocabulary.conditions.union import (
    AnyOf,
    AtLeast,
    Bled,
    BleedsWhom,
    DirectedAtYou,
    HasEdge,
    InterceptNeeded,
    InTorpor,
    Is,
    IsReady,
    Not,
    Same,
    There,
)
from vtes_desktop.abilities.vocabulary.effects.actions import AddIntercept, AddStealth, ForAll
from vtes_desktop.abilities.vocabulary.effects.arming import ChooseFromHand, Currency, GetFromHand
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnBlood, BurnPool, GainPool, MoveBlood
from vtes_desktop.abilities.vocabulary.effects.cards import (
    Burn,
    BurnEdge,
    Lock,
    PutInPlay,
    PutOn,
    TakeEdge,
    ToTorpor,
    Unlock,
    UnlockAt,
)
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseMethuselah
from vtes_desktop.abilities.vocabulary.effects.combat import AddInCombat, EndCombat, GiveExtra, Inflict
from vtes_desktop.abilities.vocabulary.effects.control import MoveTo, TakeControl
from vtes_desktop.abilities.vocabulary.effects.flow import (
    AfterCombat,
    Alternative,
    By,
    Either,
    ForEachMethuselah,
    Grant,
    If,
    InCombat,
    Later,
    May,
    Repeat,
    WithEach,
)
from vtes_desktop.abilities.vocabulary.effects.marking import Count, Mark, NoteNumber, Remember
from vtes_desktop.abilities.vocabulary.effects.persons import Become, BecomeVampire, GiveNamed, Lend, Name
from vtes_desktop.abilities.vocabulary.effects.piles import DrawCrypt, DrawRevealed, Return, RevealCrypt
from vtes_desktop.abilities.vocabulary.effects.searching import Fetch
from vtes_desktop.abilities.vocabulary.effects.spending import Spend
from vtes_desktop.abilities.vocabulary.effects.strikes import Blow, MakeStrike
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, found
from vtes_desktop.rules import minions
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.playing.limits import is_called, why_not_on
from vtes_desktop.rules.playing.paying import pay_card
from vtes_desktop.rules.playing.requirements import can_pay, meets
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy, Place


class ShuffleCrypt(Word, frozen=True):
    """Methuselahs shuffle their crypts."""

    whose: Whose = "you"

    def do(self, here: Here) -> Procedure[None]:
        for seat in here.methuselahs(self.whose):
            here.game.doing.shuffle(seat, "crypt")
        yield from ()

    def aloud(self) -> str:
        return does(self.whose, f"shuffle {'your crypt' if self.whose == 'you' else 'the crypt'}")


class HasOldest(Condition, frozen=True):
    """You control the oldest of the vampires that are meant, anybody's, or one of several that are."""

    which: Which

    def holds(self, here: Here) -> bool:
        there = found(here, self.which)
        sizes = [minions.capacity(here.game, copy) for copy in there]
        return any(size == max(sizes) and copy.controller == here.seat for copy, size in zip(there, sizes, strict=True))

    def aloud(self) -> str:
        return f"you control the oldest (or one of the oldest) of {self.which.aloud(many=True)}"


class AttemptFailed(Condition, frozen=True):
    """A minion has attempted to block the running action, and failed."""

    who: str = "minion"

    def holds(self, here: Here) -> bool:
        return here.game.table.action is not None and any(
            copy.id in here.game.passing.action.failed for copy in here.copies(self.who)
        )

    def aloud(self) -> str:
        return f"{card(self.who)} has attempted to block this action and failed"


def _will(level: str, damage: int) -> Reading:
    """Force of Will: damage after the resolution, blocked or not (ANK 20220331, ANK 20220401)."""
    hurts = Inflict(damage, "minion", aggravated=True, unpreventable=True)
    return Reading(ACTION, level, during=(Later("after resolution", (hurts,)),))


def _corrupts(level: str) -> Reading:
    """Form of Corruption: counters for the prey's Edge, and a vampire with no more blood than there are."""
    more = (BurnPool(1, "prey"),) if level.isupper() else ()
    return Reading(
        ACTION,
        level,
        words=(PutInPlay(),),
        usable=(
            Usable(
                "burn it to steal a vampire",
                ("master",),
                (Burn("this"), TakeControl(), *more),
                (Choose(Which("vampire", IN_PLAY, "prey", within="counters")),),
                turn="yours",
            ),
        ),
        upon=(Upon("edge gained", (May((Count(),), "add a counter?"),), (HasEdge("prey"),)),),
    )


IN_TORPOR: Final = Which("vampire", ("torpor",), "others")

ASSAMITE: Final = Which("vampire", clans=("Banu Haqim",))

NOT_CAMARILLA: Final = Which("vampire", IN_PLAY, "you", words=("non-camarilla",))

NEW_LAIBON: Final = (
    "Akunanse", "Guruhi", "Ishtarri", "Osebo", "Banu Haqim", "Ministry", "Ravnos", "Lasombra", "Tzimisce",
    "Harbinger of Skulls", "Salubri antitribu",
)  # fmt: skip

_ANIMAL: Final = Which("retainer", needs="ani")


def _calls(level: str, *more: AddBlood | UnlockAt) -> Reading:
    return Reading(ACTION, level, words=(Fetch(_ANIMAL), *more))


class BurnPoolOrHeap(Word, frozen=True):
    """You burn 1 pool, or a library card in your ash heap at random is removed from the game."""

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        heap = [copy for copy in game.pile(seat, "ash heap") if copy.kind == "library"]
        options = [Option("pool", "Burn 1 pool", seat=seat)]
        if heap:
            options.append(Option("remove", "Remove a library card of your ash heap from the game"))
        question = f"{game.name(here.source)}: which?"
        option = yield from game.choose(seat, "way", question, options, "1.6.1", here.source.id)
        if option.kind == "pool":
            game.burn_pool(seat, 1)
            game.say(game.who(seat), " burns 1 pool", seat=seat)
        else:
            copy = heap[game.doing.random(len(heap))]
            game.say(game.doing.name(copy), " is removed from the game", seat=seat)
            game.doing.move_card(copy, Place(copy.owner, "removed"))

    def aloud(self) -> str:
        return "you burn 1 pool, or a library card at random in your ash heap is removed from the game"


def _cursed(level: str, *usable: Usable) -> Reading:
    return Reading(
        ACTION,
        level,
        declares=(Choose(Which(can_have=True)),),
        words=(PutOn("target"), Lock("target"), Remember("minion")),
        standing=(Standing("stays locked", 1),),
        usable=usable,
        upon=lapses(Not(IsReady("remembered"))),
    )


_REDUCED: Final[tuple[tuple[Currency, int], ...]] = (("pool", 1), ("blood", 2))

_OF_TOREADOR: Final = Which("location", ANYWHERE, requires="Toreador")


class FindLocation(Word, frozen=True):
    """Search your library for a location, or equipment that becomes one, show it and take it into your hand; or put one
    that is a haven on the minion, which meets its requirements, for its cost. The library is shuffled (sec. 11)."""

    haven: bool = False

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        there = [copy for copy in game.pile(seat, "library") if minions.facts(game, copy).location]
        options = [Option("search", game.name(copy), copy.id) for copy in there]
        options += [
            Option("bring", f"{game.name(copy)}: on this vampire", copy.id)
            for copy in there
            if self.haven and self._may_have(here, copy)
        ]
        none = Option("pass", "None")
        question = f"{game.name(here.source)}: which location?"
        option = yield from game.choose(seat, "search", question, [*options, none], "11", here.source.id, always=True)
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
        if minion is None or not is_called(printed, "haven") or not meets(game, minion, printed):
            return False
        payer = None if "Master" in printed.types else minion
        return can_pay(game, here.seat, payer, printed) and not why_not_on(game, minion, printed)

    def aloud(self) -> str:
        or_haven = ", or put a haven on this minion, which meets what it requires, for its cost" if self.haven else ""
        return f"you search your library for a location, show it and take it into your hand{or_haven}, then shuffle"


CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Fatuus Mastery",
        *(
            Reading(
                ACTION,
                level,
                words=(PutOn("minion"), *more),
                prices=(Price(-1, "blood", disciplines=("chi",), optional=True, spends=("counters",)),),
                upon=(Upon("unlock phase", (Count(1),), turn="yours", torpid=True),),
            )
            for level, more in (("chi", ()), ("CHI", (Count(1),)))
        ),
    ),
    mended(
        "Feast of the Soul's Secrets",
        # Chosen as the card is played (ANK 20240724-2).
        Reading(
            ACTION,
            "DOM",
            declares=(Choose(Which("vampire", ("ready", "torpor", "uncontrolled"), "you", age="younger"), least=0),),
            words=(If((Bled(),), (AddBlood("target", 2),)),),
        ),
    ),
    mended(
        "Field Training",
        # It makes the vampire an Anarch, and goes when it is none any more (LSJ 20100811).
        Reading(
            ACTION,
            declares=(
                Name("discipline"),
                Choose(Which("vampire", ("ready",), "you", other=True, words=("non-titled",), can_have=True)),
            ),
            words=(Unlock("minion"), PutOn("target"), GiveNamed("discipline"), Become("target", sect="Anarch")),
            upon=lapses(Not(Is("bearer", Which("vampire", words=("anarch",))))),
        ),
    ),
    mended(
        "Fiendish Tongue",
        Reading(
            ACTION,
            during=(ForAll("intercept", -1, Which("vampire", words=("anarch",))),),
            words=(
                If(
                    (Bled(), Is("minion", Which("vampire", clans=("Tzimisce",)))),
                    (UnlockAt("discard phase", blood=1),),
                ),
            ),
        ),
    ),
    mended("Force of Will", _will("for", 2), _will("FOR", 1)),
    mended("Form of Corruption", _corrupts("ser"), _corrupts("SER")),
    mended(
        "Founders of the Ebony Kingdom",
        # In the uncontrolled region the card does nothing; wherever else it is found, its vampire has left that.
        Reading(
            ACTION,
            declares=(
                Choose(Which("vampire", ("uncontrolled",), "you", age="younger", words=("laibon",), can_have=True)),
            ),
            words=(PutOn("target"), AddBlood("target", 4)),
            upon=tuple(Upon(event, (Burn("this"),), torpid=True) for event in (*LOOKED_AT, "enters play")),
        ),
    ),
    mended(
        "Games of Instinct",
        Reading(
            ACTION,
            words=(
                InCombat(
                    (
                        NoteNumber(CapacityOf("minion"), "mine"),
                        NoteNumber(CapacityOf("opponent"), "theirs"),
                        AfterCombat(
                            (
                                If(
                                    (ONE_READY,),
                                    (
                                        If(
                                            (IsReady("minion"),),
                                            (AddBlood("minion", Number("theirs")),),
                                            (AddBlood("opponent", Number("mine")),),
                                        ),
                                    ),
                                ),
                            )
                        ),
                    )
                ),
            ),
        ),
    ),
    mended(
        "Gate of Acheron, The",
        Reading(
            ACTION,
            words=(PutInPlay(), Count(1)),
            upon=(
                Upon("unlock phase", (Count(),), turn="yours"),
                Upon(
                    "unlock phase",
                    (ForEachMethuselah("active", (Repeat(CountersOn(), (BurnPoolOrHeap(),)),)),),
                    (TurnOf("prey"),),
                    turn="others",
                ),
            ),
            actions=(
                InPlayAction(
                    "add a counter", (Count(),), stealth=1, by=Which("vampire", whose="you", clans=("Hecata",), least=4)
                ),
                InPlayAction("burn it", (Burn(),), by=Which("vampire"), directed=True),
            ),
        ),
    ),
    mended(
        "Gear Up",
        # What comes back is chosen with the announcement (LSJ 20010627).
        Reading(
            ACTION,
            "nec",
            declares=(Choose(Which("library card", ("ash heap",), "you")),),
            words=(Unlock("minion"), Return("target")),
        ),
        Reading(ACTION, "pre", words=(Unlock("minion"), Lend("stealth", 1, "minion"))),
        Reading(ACTION, "vic", words=(Unlock("minion"), Lend("strength", 1, "minion", until_unlock=True))),
    ),
    mended(
        "Go Anarch",
        Reading(
            ACTION,
            words=(PutOn("minion"), Become("minion", sect="Anarch"), Unlock("minion")),
            upon=lapses(Not(Is("bearer", Which("vampire", IN_PLAY, words=("anarch",))))),
        ),
    ),
    mended(
        "Graverobbing",
        Reading(
            ACTION,
            "DOM",
            declares=(Choose(IN_TORPOR),),
            words=(
                TakeControl(),
                If(
                    (AtLeast(BloodOn("minion"), 2), InTorpor("target")),
                    (May((BurnBlood("minion", 2), MoveTo("ready")), "burn 2 blood to move it to the ready region?"),),
                ),
            ),
        ),
    ),
    mended(
        "Gremlins",
        Reading(
            ACTION,
            "myt",
            declares=(Choose(Which("equipment", ANYWHERE, not_melee=True)),),
            words=(Burn("target"),),
        ),
    ),
    mended(
        "Haqim's Law: Leadership",
        Reading(ACTION, words=(ForEachMethuselah("any", (If((HasOldest(ASSAMITE),), (GainPool(2),)),)),)),
    ),
    mended(
        "Hatchling",
        Reading(
            ACTION,
            words=(BecomeVampire(1, acts=False, clan="Gargoyle", disciplines="vis", blood=1),),
            usable=(
                Usable(
                    "burn 1 blood to gain flight",
                    ("unlock",),
                    (Mark("flight", "this"),),
                    turn="yours",
                    blood=1,
                    once="game",
                ),
            ),
        ),
    ),
    mended(
        "Haunting, The",
        *(
            Reading(
                ACTION,
                level,
                declares=(Choose(Which(where=IN_PLAY, can_have=True)),),
                words=(PutOn("target"),),
                upon=(Upon("unlock phase", (BurnBlood("bearer"),), turn="yours", by="bearer", torpid=True),),
                actions=(InPlayAction("burn it", (Burn("this"),), by=Which()),),
            )
            for level in ("dem", "DEM")
        ),
    ),
    mended(
        "Heart of Darkness",
        *(
            Reading(
                ACTION,
                level,
                words=(PutOn("minion"),),
                usable=usable,
                upon=(HARDENED_BEARER,),
                actions=(InPlayAction("burn it", (Burn("this"),), by=Which(), directed=True),),
            )
            for level, usable in (("ser", ()), ("SER", (TOUGH_BEARER,)))
        ),
    ),
    mended(
        "Heroic Might",
        Reading(
            ACTION,
            "POT",
            words=(PutOn("minion"),),
            standing=(Standing("strength", 2),),
            usable=(
                Usable(
                    "strike: burn equipment", ("choose strike",), (MakeStrike(Blow("destroy equipment")),), by="bearer"
                ),
                Usable(
                    "strike: 2R damage", ("choose strike",), (MakeStrike(Blow("damage", 2, ranged=True)),), by="bearer"
                ),
            ),
            upon=(Upon("goes to torpor", (Burn("this"),), about="minion", torpid=True),),
        ),
    ),
    mended(
        "Goblinism",
        Reading(ACTION, "myt", words=(FindLocation(),)),
        Reading(ACTION, "MYT", words=(FindLocation(haven=True),)),
    ),
    mended(
        "Hive Mind",
        Reading(
            ACTION,
            "san",
            declares=(Choose(Which("vampire", circle=True, other=True)),),
            words=(Unlock("minion"), Unlock("target")),
        ),
        Reading(ACTION, "SAN", declares=(Choose(BROTHER),), words=(AddBlood("target", 3),)),
    ),
    mended(
        "Hunting the Beast",
        Reading(
            ACTION,
            "AUS",
            words=(
                InCombat(
                    (
                        AfterCombat(
                            (
                                If(
                                    (IsReady("minion"), Not(IsReady("opponent"))),
                                    (
                                        Choose(Which("vampire", ("uncontrolled",), "you", clans=("Salubri",))),
                                        AddBlood("target", 2),
                                    ),
                                ),
                            )
                        ),
                    )
                ),
            ),
        ),
    ),
    mended(
        "Inside Dirt",
        Reading(
            ACTION,
            conditions=(HasEdge(),),
            declares=(
                Either(
                    (
                        Alternative("burn 3 blood", (Choose(Which("vampire", IN_PLAY, "others")),)),
                        Alternative("burn 3 pool", (ChooseMethuselah("prey"),)),
                    )
                ),
            ),
            words=(
                If(
                    (HasEdge(),),
                    (
                        BurnEdge(),
                        If((Is("target", Which("card")),), (BurnBlood("target", 3),)),
                        BurnPool(3, "chosen"),
                    ),
                ),
            ),
        ),
    ),
    mended(
        "Jack of Both Sides",
        Reading(
            ACTION,
            declares=(ChooseFromHand(Which("equipment|retainer"), less=_REDUCED),),
            words=(GetFromHand(_REDUCED),),
        ),
    ),
    mended(
        "Jar the Soul",
        Reading(ACTION, "NEC", declares=(Choose(Which()),), words=(Lock("target"), BurnBlood("target"))),
    ),
    mended(
        "Judgment: Camarilla Segregation",
        Reading(
            ACTION,
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "burn a non-Camarilla vampire to burn it",
                    ("master",),
                    (Burn("target"), Burn("this")),
                    (Choose(NOT_CAMARILLA),),
                    turn="yours",
                    by="active",
                ),
            ),
            # Other effects of the phase come first (ANK 20181016).
            upon=(
                Upon(
                    "end of phase",
                    (ForEachMethuselah("active", (If((There(NOT_CAMARILLA),), (BurnPool(),)),)),),
                    (PhaseIs("unlock"),),
                ),
            ),
        ),
    ),
    mended(
        "Khabar: Glory",
        Reading(
            ACTION,
            conditions=(NoneActed(),),
            words=(PutOn("minion"), Unlock("minion")),
            standing=(Standing("bleed", 1),),
            upon=(
                Upon("prey ousted", (GainPool(4),), turn="yours", torpid=True),
                Upon("unlock phase", (Burn("this"),), turn="yours", torpid=True),
            ),
        ),
    ),
    mended(
        "Little Mountain Cemetery",
        Reading(
            ACTION,
            words=(
                AddBlood("minion"),
                WithEach(
                    Which("vampire", ("uncontrolled",), "you", age="younger", clans=("Samedi",)), (AddBlood("target"),)
                ),
            ),
        ),
    ),
    mended(
        "Loss",
        Reading(
            ACTION,
            "qui",
            declares=(
                Choose(
                    Which(
                        "equipment",
                        IN_PLAY,
                        "neighbours",
                        attached=True,
                        alternatives=(Which("location", IN_PLAY, "neighbours", attached=True),),
                    )
                ),
            ),
            words=(Burn("target"),),
        ),
    ),
    mended(
        "Madman's Quill",
        Reading(
            ACTION,
            "AUS DEM",
            conditions=(Not(There(Which("card", IN_PLAY, "prey", name="Madman's Quill"))),),
            declares=(Choose(Which(whose="prey", can_have=True)),),
            words=(PutOn("target"),),
            standing=(
                Standing(
                    "bleed", 1, Which("vampire", discipline="dem"), conditions=(BleedsWhom("bearer"),), in_action=True
                ),
            ),
            actions=(InPlayAction("burn it", (Burn(),), by=Which("vampire"), blood=2),),
        ),
    ),
    mended(
        "Mark of Damnation",
        *(
            Reading(
                ACTION,
                level,
                declares=(Choose(Which("vampire", IN_PLAY, "prey", can_have=True)),),
                words=(PutOn("target"),),
                standing=(Standing("strength", amount, Which(where=IN_PLAY, on_fight=True)),),
                upon=(
                    Upon(
                        "before range",
                        (GiveExtra("press", "combat", only="continue", who="opponent"),),
                        (Fights("bearer"), InRound()),
                    ),
                ),
                actions=(InPlayAction("burn it", (Burn("this"),), by=Which(own=True)),),
            )
            for level, amount in (("ser", 1), ("SER", 2))
        ),
    ),
    mended(
        "Marked Territory",
        Reading(
            ACTION,
            words=(PutOn("minion"), Unlock("minion")),
            usable=(
                Usable(
                    "burn it: +2 intercept",
                    ("block attempt",),
                    (AddIntercept("bearer", 2), Burn("this")),
                    conditions=(DirectedAtYou(), Same("blocker", "bearer"), InterceptNeeded(Which(whose="you"))),
                ),
            ),
        ),
    ),
    mended(
        "Mass Reality",
        *(
            Reading(
                ACTION,
                level,
                words=(PutInPlay(),),
                standing=(Standing("strike damage", amount, Which(whose="you"), conditions=(StrikeWith("any"),)),),
                actions=(InPlayAction("burn it", (Burn("this"),), by=Which(), directed=True),),
            )
            for level, amount in (("chi", 1), ("CHI", 2))
        ),
    ),
    mended(
        "Mesu Bedshet",
        Reading(
            ACTION,
            words=(
                RevealCrypt(draw=False),
                If(
                    (Is("revealed", Which("vampire", clans=("Ministry",))),),
                    (
                        DrawRevealed(),
                        If((Is("revealed", Which("vampire", age="younger")),), (AddBlood("revealed", 2),)),
                    ),
                    (ShuffleCrypt(),),
                ),
            ),
        ),
    ),
    mended(
        "Monomancy",
        Reading(
            ACTION,
            words=(
                InCombat(
                    (
                        By(
                            "opponent",
                            (
                                Grant(
                                    "end the combat, and bear it",
                                    ("before range",),
                                    (EndCombat(), PutOn("minion")),
                                    (InRound(), Fights()),
                                ),
                            ),
                        ),
                    )
                ),
            ),
            standing=(Standing("bleed", -1),),
        ),
    ),
    mended(
        "Monstrous Form",
        Reading(
            ACTION,
            "DOM PRO",
            words=(PutOn("minion"),),
            usable=tuple(
                Usable(text, windows, words, conditions=(Fights(),), by="bearer", locks=True)  # type: ignore[arg-type]
                for text, windows, words in (
                    ("+1 strength this round", ("before range", "before strikes"), (AddInCombat("strength"),)),
                    ("maneuver", ("range",), ()),
                    ("press", ("press",), ()),
                )
            ),
        ),
    ),
    mended(
        "Mozambique Allure",
        Reading(
            ACTION,
            conditions=(
                AnyOf(
                    (Is("minion", Which(words=("non-laibon",))), There(Which("card", ("crypt",), "you"))),
                ),
            ),
            words=(
                If(
                    (Is("minion", Which(words=("laibon",))),),
                    (DrawCrypt(),),
                    (
                        Mark("sect", "minion", "Laibon"),
                        If((Is("minion", Which("vampire", clans=NEW_LAIBON)),), (Unlock("minion"),)),
                    ),
                ),
            ),
        ),
    ),
    mended(
        "Muricia's Call",
        _calls("ani"),
        _calls("ani spi", AddBlood("found")),
        _calls("ANI SPI", AddBlood("found"), UnlockAt("end of turn")),
    ),
    mended(
        "Nightmare Curse",
        _cursed(
            "aus chi",
            Usable(
                "burn 1 pool to unlock",
                ("unlock",),
                (Unlock("minion"),),
                conditions=(Is("minion", Which(where=IN_PLAY, locked=True)),),
                turn="yours",
                by="bearer",
                pool=1,
                torpid=True,
            ),
        ),
        _cursed("AUS CHI"),
    ),
    mended(
        "No Secrets From the Magaji",
        Reading(
            ACTION,
            words=(PutOn("minion"), Unlock("minion")),
            standing=(
                Standing("intercept", 1, conditions=(Is("acting", Which("vampire")),)),
                Standing("blocks locked", 1, conditions=(Is("acting", Which("vampire")),)),
            ),
            upon=tuple(
                Upon(event, (Burn(),), (AttemptFailed("minion"), Is("acting", A_VAMPIRE)), torpid=True)
                for event in ("before block", "after blocks", "as blocked", "after resolution")
            ),
        ),
    ),
    mended(
        "Nosferatu Performance Art",
        Reading(
            ACTION,
            declares=(
                Either(
                    (
                        Alternative("send a Toreador to torpor", (Choose(Which("vampire", clans=("Toreador",))),)),
                        Alternative("burn a location", (Choose(_OF_TOREADOR),)),
                    )
                ),
            ),
            words=(If((Is("target", _OF_TOREADOR),), (Burn("target"),), (ToTorpor("target"),)),),
            during=(If((Is("minion", Which("vampire", IN_PLAY, least=6)),), (AddStealth(),)),),
        ),
    ),
    mended(
        "Off Kilter",
        Reading(
            ACTION,
            words=(
                GainPool(1),
                If((HasEdge(),), (May((BurnEdge(), GainPool(1)), "burn the Edge for 1 pool more?"),), (TakeEdge(),)),
            ),
        ),
    ),
    mended(
        "Open War",
        # Each of the two actions once in a turn (LSJ 20100909).
        Reading(
            ACTION,
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "a master phase action: move 1 pool to it",
                    ("master",),
                    (
                        Spend("master phase action"),
                        MoveBlood("this", "from pool"),
                        If((AtLeast(BloodOn("this"), 4),), (Burn("this"), GainPool(4, "holder"))),
                    ),
                    turn="yours",
                    by="active",
                ),
            ),
            actions=(
                InPlayAction(
                    "enter combat with a minion",
                    (),
                    "enter combat",
                    by=Which("vampire", words=("anarch",)),
                    against=Which(whose="others"),
                ),
                InPlayAction(
                    "burn a location",
                    (Burn("target"),),
                    declares=(Choose(Which("location", ANYWHERE)),),
                    by=Which("vampire", words=("anarch",)),
                    pool=2,
                ),
            ),
        ),
    ),
)
