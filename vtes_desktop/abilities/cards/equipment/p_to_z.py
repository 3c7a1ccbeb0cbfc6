"""Equipment, P to Z: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.equipment.alike import *
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.cards.terms import asks_for_discipline
from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import MOVES_ON
from vtes_desktop.rules.combat.damage import requires
from vtes_desktop.rules.control import move_onto
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.stored import store
from vtes_desktop.rules.titles.contests import contests_oneself, enter_play
from vtes_desktop.rules.torpor.diablerie import NOT_TAKEN
from vtes_desktop.rules.torpor.falling import IN_TORPOR
from vtes_desktop.table.asking import PASS, Option, Procedure
from vtes_desktop.table.table import Place, on


class PreventedByFortitude(Condition, frozen=True):
    """All of a strike's damage was prevented, and by nothing but cards that require Fortitude (sec. 6.4.6)."""

    said = "all of the damage was prevented, and only by cards requiring Fortitude"

    def holds(self, here: Here) -> bool:
        hurt = here.game.hurt
        return (
            hurt is not None
            and not hurt.struck
            and all(by is not None and requires(here.game, by, "for") for by in hurt.preventers)
        )


class HandTo(Word, frozen=True):
    """The equipment goes from its bearer to the chosen minion, whose Methuselah controls it then; on one that can't
    have it, it is burned."""

    said = "this card goes to the chosen card, whose controller controls it (it is burned if it can’t be there)"

    def act(self, here: Here) -> None:
        game, copy, minion = here.game, here.source, here.copy("target")
        if minion is None or not game.in_play(minion) or not game.in_play(copy) or copy.place.on == minion.id:
            return
        if why_not_on(game, minion, game.card(copy)):
            game.burn(copy)
            return
        move_onto(game, copy, minion, minion.controller)
        game.say(game.doing.name(copy), " is put on ", game.doing.name(minion), seat=here.seat)


class StoreTop(Word, frozen=True):
    """The top cards of your library go face down on the card, out of play; you may look at them."""

    amount: int

    def can(self, here: Here) -> bool:
        return bool(here.game.table.pile(here.seat, "library"))

    def act(self, here: Here) -> None:
        game, seat = here.game, here.seat
        there = game.pile(seat, "library")[: self.amount]
        for copy in there:
            store(game, copy, here.source)
        if there:
            game.say(game.who(seat), f" puts {len(there)} of the library on ", game.doing.name(here.source), seat=seat)

    def aloud(self) -> str:
        cards = "card" if self.amount == 1 else f"{self.amount} cards"
        return f"the top {cards} of your library goes face down on this card, out of play, and you may look at it"


IMPALED: Final = If(
    (Is("target", Which("vampire")),),
    (ToTorpor("target", wounds=True), If((InTorpor("target"),), (Mark(IN_TORPOR, "target"),)), HandTo()),
)
"""A vampire goes to torpor with the weapon, and stays locked there."""
TREMERE_ANTITRIBU: Final = Is("minion", Which("vampire", clans=("Tremere antitribu",)))
BURNED: Final = f"has burned a vampire{THIS_TURN}"
LASOMBRA: Final = Is("minion", Which("vampire", clans=("Lasombra",)))


class LookDeeper(Word, frozen=True):
    """The top card of the chosen Methuselah's library is shown to all if it requires no Discipline, and this minion may
    burn a blood for you to look at her hand."""

    said = (
        "if that card requires no Discipline it is shown to all, and this minion may burn 1 blood for you to look"
        " at her hand"
    )

    def do(self, here: Here) -> Procedure[None]:
        game, minion = here.game, here.minion
        for seat in here.methuselahs("chosen"):
            for copy in game.pile(seat, "library")[:1]:
                if asks_for_discipline(each.code for each in game.card(copy).disciplines):
                    continue
                game.say(f"The top card of {game.seat_name(seat)} is {game.card(copy).display_name}", seat=here.seat)
                question = f"{game.name(here.source)}: burn 1 blood to look at the hand of {game.seat_name(seat)}?"
                paid = minion is not None and minion.blood > 0
                if paid and (yield from game.confirm(here.seat, "may", question, "1.6.1", here.source.id)):
                    yield from BurnBlood("minion", paid=True).do(here)
                    yield from LookAt("hand", "chosen").do(here)


class GivesLevel(Word, frozen=True):
    """The card gives a level of a Discipline to who bears it, in place of what it gave before, as long as that is
    Akunanse."""

    code: str

    def act(self, here: Here) -> None:
        minions.mark(here.game, here.source, minions.ONLY_CLAN, "Akunanse")
        minions.mark(here.game, here.source, "discipline", self.code)

    def aloud(self) -> str:
        level = f"a level of {discipline_name(self.code)} more"
        return f"until this is chosen anew, whoever bears this card, while Akunanse, has {level}"


_AKUNANSE: Final = Is("minion", Which("vampire", IN_PLAY, clans=("Akunanse",)))
_OF_THE_REMAINS: Final = tuple(
    Alternative(f"a level of {discipline_name(code)}", (GivesLevel(code),)) for code in ("abo", "ani", "for")
)


class SealCounters(Measure, frozen=True):
    """As many as there are counters on the card, those that it has got on the minion that bears it now."""

    said = "the number of counters that this card has got on this minion"

    def of(self, here: Here) -> int:
        return CountersOn(who="this").of(here) if here.copy("remembered") is here.minion else 0


_ON_VAMPIRE: Final = Is("minion", A_VAMPIRE)
_LOCKED: Final = Not(IsUnlocked("minion"))
_PLAYED_A_MASTER: Final = f"a master card was played{THIS_TURN}"


class BurnOneSeen(Word, frozen=True):
    """You may burn one of the cards that you have just looked at."""

    said = "you may burn one of the cards that you have looked at"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        options = [Option("target", f"Burn {game.name(copy)}", copy.id) for copy in here.copies("seen")]
        if options:
            option = yield from here.ask("target", "which of them is burned?", [*options, PASS], "1.6.1")
            if option != PASS:
                copy = game.copy(option.copy)
                game.doing.move_card(copy, Place(copy.owner, "ash heap"))
                game.say(game.doing.name(copy), " is burned", seat=here.seat)


_HEIR_OF: Final = "has outlived"
"""The mark of the Soul Gem: which vampire it was on, with its capacity, until that has been burned."""


class OutliveBearer(Word, frozen=True):
    """The card leaves the vampire that it is on, and remembers it with its capacity."""

    said = "this card remembers that vampire and its capacity, and outlives it"

    def act(self, here: Here) -> None:
        game, gem = here.game, here.source
        for copy in here.copies("it"):
            minions.mark(game, gem, _HEIR_OF, f"{copy.id} {minions.capacity(game, copy)}")
            game.doing.move_card(gem, Place(gem.controller, "in play"))


class HasOutlived(Condition, frozen=True):
    """What happens is about the vampire that the card has outlived."""

    said = "that card is the vampire that this card has outlived"

    def holds(self, here: Here) -> bool:
        number = here.source.marks.get(_HEIR_OF, "").partition(" ")[0]
        return any(number == f"{copy.id}" for copy in here.copies("it"))


class DrawHeir(Word, frozen=True):
    """The top card of your crypt is drawn. A younger vampire than the one that was burned gets the card and comes to
    your ready region, full; an Imbued with less starting life comes incapacitated and without life; another goes to
    your uncontrolled region, and the card is burned. One that is burned as it comes, being contested with your own, has
    an heir in its turn."""

    said = (
        "draw the top card of your crypt: if it is younger, this card goes on it and it moves to your ready region "
        "with blood to its capacity (an Imbued, without life, to the incapacitated region); else it goes to your "
        "uncontrolled region, and this card is burned"
    )

    def do(self, here: Here) -> Procedure[None]:
        game, seat, gem = here.game, here.source.controller, here.source
        than = int(gem.marks.get(_HEIR_OF, "0 0").partition(" ")[2])
        minions.mark(game, gem, _HEIR_OF, "")
        while pile := game.pile(seat, "crypt"):
            heir = pile[0]
            card = game.card(heir)
            size = card.capacity or 0
            if size >= than:
                game.say(game.who(seat), " draws a card from the crypt", seat=seat)
                game.doing.move_card(heir, Place(seat, "uncontrolled"), controller=seat)
                break
            if contests_oneself(game, heir):
                game.say(game.doing.name(heir), " can’t be contested with oneself, and is burned", seat=seat)
                game.doing.move_card(heir, Place(seat, "ash heap"), face_up=True)
                than = size
                continue
            vampire = "Imbued" not in card.types
            game.doing.move_card(heir, Place(seat, "ready" if vampire else "torpor"), controller=seat, face_up=True)
            game.say(game.doing.name(heir), " comes with ", game.doing.name(gem), seat=seat)
            if vampire:
                game.gain_blood(heir, size)
            game.doing.move_card(gem, on(heir.id), controller=seat)
            yield from enter_play(game, heir)
            return
        game.burn(gem)


CARDS: Final[tuple[Named, ...]] = (
    equipment_card(
        "Palatial Estate",
        Upon("master phase", (AddBlood("minion"),), (Is("minion", A_VAMPIRE),), turn="yours", by="bearer", torpid=True),
        sentences="eaebf0",
    ),
    # Once in an action, and before its bearer attempts to block (rulings).
    equipment_card(
        "Phased Motion Detector",
        Upon(
            "card played",
            (UseUp("action"), AddIntercept("minion")),
            (
                NotUsed((-1,), "action"),
                Played("it", ("Action Modifier",), ("chi", "obf", "obt"), which=Which("vampire")),
            ),
        ),
        sentences="f17217",
    ),
    equipment_card(
        "Pier 13, Port of Baltimore",
        Usable(
            "equip with a card of your hand",
            ("influence",),
            (GetFromHand(),),
            declares=(ChooseFromHand(Which("equipment", unique=False, location=False)),),
            turn="yours",
            by="bearer",
            once="turn",
        ),
        sentences="9f2b09 254eb1",
    ),
    equipment_card(
        "Poker",
        upon_strike(StrikeDoes("prevented", (If((PreventedByFortitude(),), (Burn("this"),)),))),
        sentences="54d807",
    ),
    # Who bears it without being Akunanse has nothing of it (the text speaks of an Akunanse).
    equipment_card(
        "Reliquary: Akunanse Remains",
        Standing("bleed", 1, conditions=(_AKUNANSE,)),
        # The list's own column gives one more to whoever bears it.
        Standing("capacity", -1, conditions=(Not(_AKUNANSE),)),
        Upon("unlock phase", (Either(_OF_THE_REMAINS),), turn="yours", torpid=True),
        sentences="c340ea 92cd85 78a3be",
    ),
    equipment_card(
        "Reliquary: Biague",
        Usable(
            "look at the top card of a library",
            ("unlock",),
            (LookAt("library", "chosen", 1), LookDeeper()),
            (ChooseMethuselah("any"),),
            (Is("minion", Which("vampire", words=("laibon",))), IsReady("minion")),
            turn="yours",
            once="turn",
        ),
        sentences="d67c6d cc857a",
    ),
    equipment_card(
        "Reliquary: Trinket",
        InPlayAction(
            "discard up to 3 cards",
            (Discard(amount=3, least=0),),
            stealth=1,
            conditions=(Is("minion", Which("vampire", words=("laibon",))),),
        ),
        Standing("hand size", 1, conditions=(Is("minion", Which("vampire", words=("laibon",))), IsReady("minion"))),
        sentences="39e4d9 363230",
    ),
    equipment_card(
        "Ritual Goblet",
        Standing("action blood", -1, conditions=(Acting(kinds=("rescue",)),)),
        Upon(
            "after resolution",
            (May((Unlock(), MARK), "unlock?"),),
            (Acting(kinds=("rescue",)), Successful(), ONCE, Not(IsUnlocked("minion"))),
            by="bearer",
        ),
        sentences="8e3863 4272db",
    ),
    equipment_card(
        "Ritual Scalpel",
        InPlayAction(
            "1 damage to a mortal: 2 blood",
            (Inflict(1, "target", unpreventable=True), AddBlood("minion", 2)),
            declares=(Choose(Which("ally|retainer", IN_PLAY, words=("mortal",))),),
            conditions=(Is("minion", Which("vampire", clans=("Nagaraja",))),),
        ),
        Standing("hunt", 1, conditions=(Is("minion", Which("vampire", IN_PLAY, clans=("Nagaraja",))),)),
        sentences="94fc1d d4ec89",
    ),
    equipment_card(
        "Rowan Ring",
        Usable(
            "strike: send to torpor",
            ("choose strike",),
            (MakeStrike(Blow("effect")), StrikeDoes("hits", (IMPALED,))),
            conditions=(Is("opponent", Which("vampire")),),
            by="bearer",
        ),
        sentences="cece66 0525c7",
    ),
    equipment_card(
        "Ruins of Ceoris",
        Usable(
            "maneuver",
            ("range",),
            (),
            conditions=(Fights(), TREMERE_ANTITRIBU, NotUsed((1,))),
            by="bearer",
            once="combat",
        ),
        Usable(
            "press", ("press",), (), conditions=(Fights(), TREMERE_ANTITRIBU, NotUsed((0,))), by="bearer", once="combat"
        ),
        sentences="ec8d8c",
    ),
    equipment_card(
        "Ruins of Villers Abbey, Belgium",
        Usable(
            "burn X blood: X maneuvers in this combat",
            ("before range",),
            (
                BurnBlood("minion", Number("number"), paid=True),
                Repeat(Number("number"), (GiveExtra("maneuver", "combat"),)),
            ),
            (ChooseNumber(1, BloodOn("minion"), what="blood"),),
            (Fights(), InRound(), HasBlood()),
            by="bearer",
        ),
        sentences="46c44a",
    ),
    equipment_card(
        "San Lorenzo de El Escorial, Spain",
        InPlayAction(
            "steal blood from an uncontrolled minion",
            (GiveBlood("target", "minion", 2, up_to=True),),
            stealth=1,
            declares=(ChooseInfluenced("predator", imbued=True),),
            conditions=(Is("minion", Which("vampire")),),
        ),
        sentences="b01238",
    ),
    equipment_card(
        "Seal of Veddartha",
        *tuple(
            (
                Standing(
                    "Disciplines",
                    1,
                    conditions=(AtLeast(SealCounters(), number), Is("minion", Which("vampire"))),
                    codes=code,
                )
                for number, code in enumerate(("dom", "dom", "for", "for"), 1)
            )
        ),
        InPlayAction("bleed with +1 bleed", (), "bleed", bleed=1, by=Which("vampire", own=True, least=6)),
        *EMPTIED_BY_ANOTHER,
        Upon("unlock phase", (Count(),), (Not(AtLeast(SealCounters(), 4)),), turn="yours", torpid=True),
    ),
    equipment_card(
        "Shaal Fragment",
        InPlayAction("steal it", (TakeControl("this"),), by=Which("vampire", whose="others"), directed=True),
        sentences="51a0dc",
    ),
    equipment_card(
        "Shilmulo Tarot",
        Standing(
            "drawn from",
            1,
            Which("card", ANYWHERE, this=True),
            conditions=(IsReady("minion"), Is("minion", Which("vampire", clans=("Ravnos",)))),
        ),
        Usable(
            "the top card of your library on it",
            ("unlock",),
            (StoreTop(1),),
            turn="yours",
            by="bearer",
            once="turn",
            torpid=True,
        ),
        Upon("equipping", (StoreTop(2),), about="this", by="bearer"),
        sentences="1337bd b5ef9f 2de6a5",
    ),
    equipment_card(
        "Powder of Rigidity",
        Usable(
            "burn it: no Protean, no Vicissitude for the opponent",
            ("before range",),
            (
                Burn("this"),
                ForbidCards(("pro", "vic"), until="combat"),
                If((Is("opponent", Which(words=("werewolf",))),), (AddInCombat("strength", -2, "combat", "opponent"),)),
            ),
            conditions=(Fights(),),
            by="bearer",
        ),
        Upon("equipped", (UnlockAt("discard phase", "acting"),), BY_EQUIPPING, about="this"),
        sentences="3bc19e 348644 558f8f",
    ),
    mended(
        "Sniper Rifle",
        "Equipment",
        Usable(
            "set the range to long and strike with it",
            ("before range",),
            (SetRangeTo("long"), CommitToThis()),
            conditions=(HasBlocked(),),
            by="bearer",
            once="combat",
        ),
    ),
    # Also on a vampire who may use no equipment, or in torpor (rulings).
    equipment_card(
        "Soul Gem of Etrius",
        Upon("comes into play", (Mark(MOVES_ON, "this"), Mark(NOT_TAKEN, "this")), about="this", torpid=True),
        Upon(
            "about to be burned",
            (OutliveBearer(),),
            (Is("minion", Which("vampire", IN_PLAY)),),
            about="minion",
            by="bearer",
            torpid=True,
        ),
        Upon("burned", (DrawHeir(),), (HasOutlived(),), torpid=True),
        sentences="a8a283 568c59 4b371c",
    ),
    equipment_card(
        "Starshell Grenade Launcher",
        Usable(
            "lock its bearer: -1 stealth",
            IN_ACTION,
            (Lock("minion"), AddStealth(-1)),
            conditions=(IsReady("minion"), IsUnlocked("minion")),
            by="bearer",
        ),
        sentences="cd3938",
    ),
    equipment_card(
        "Stolen Police Cruiser",
        InPlayAction(
            "burn it",
            (If((Is("bearer", Which(words=("anarch",))),), (StayLocked("bearer", stun=True),)), Burn("this")),
            by=Which("vampire"),
            directed=True,
            pool=1,
        ),
        sentences="0694c8",
    ),
    equipment_card(
        "Sword of the Archangel",
        Usable(
            "burn 1 blood to cancel the card",
            ("as played",),
            (Cancel(),),
            conditions=(OpponentPlays(("grapple", "aim")), Is("minion", Which("vampire", clans=("Salubri",)))),
            by="bearer",
            blood=1,
            once="combat",
        ),
        Usable(
            "unlock its bearer",
            ("end of combat",),
            (Unlock("minion"), Mark(BURNED, "this", "")),
            conditions=(IsReady("minion"), Is("this", Which("card", mark=BURNED))),
            by="bearer",
            once="turn",
        ),
        Upon("before range", (Mark(BURNED, "this", ""),)),
        Upon(
            "ready minion burned",
            (Mark(BURNED, "this"),),
            (Strikes(), IsReady("minion"), Is("it", Which("vampire"))),
            about="opponent",
        ),
        sentences="47eb33 9ab83c",
    ),
    equipment_card(
        "Talbot's Chainsaw",
        Standing("cannot hunt", 1),
        Usable("prevent 1 damage", ("prevention",), (Prevent(1),), conditions=(Fights(),), by="bearer", once="combat"),
        Upon(
            "unlock phase",
            (Choose(Which(whose="you")), Inflict(3, "target", unpreventable=True, by_card=True)),
            (IsReady("minion"),),
            turn="yours",
            by="bearer",
        ),
        sentences="f4e53e d2d53d",
    ),
    equipment_card(
        "Tapestry of Blood",
        InPlayAction(
            "look at the top three cards of a library",
            (LookAt("library", "chosen", 3, "seen"), BurnOneSeen(), UnlockAt("end of turn")),
            stealth=1,
            declares=(ChooseMethuselah(),),
            by=Which("vampire", own=True),
            blood=1,
        ),
        Upon(
            "card played", (AddBlood("minion"),), (Is("it", Which("event", called="gehenna")), _ON_VAMPIRE), torpid=True
        ),
        sentences="2600dd b18ff5 e8351f",
    ),
    equipment_card(
        "Textbook Damnation, The",
        Upon("comes into play", (Mark(minions.GIVES_TRAIT, "this", "infernal"),), about="this", torpid=True),
        Upon("master phase", (Burn("this"),), (_ON_VAMPIRE, _LOCKED), turn="yours", torpid=True),
        Upon("end of phase", (Burn("this"),), (_ON_VAMPIRE, PhaseIs("master"), _LOCKED), turn="yours", torpid=True),
        sentences="ef2751 ee7903",
    ),
    mended(
        "Tinglestripe",
        EQUIPMENT,
        *other_strike("strike for 1R damage", Blow("weapon", 1, ranged=True), NotStruckWith()),
        level="MYT",
    ),
    equipment_card(
        "Veneficorum Artum Sanguis",
        hunted(Which("vampire", clans=("Tremere", "Tremere antitribu"))),
        sentences="43db11",
    ),
    equipment_card(
        "Vial of Elder Vitae",
        Usable(
            "burn it: a level of a Discipline",
            ANY_TIME,
            (Learn("", "minion", until_unlock=True), Burn("this")),
            (Name("discipline below superior"),),
            (Is("minion", Which("vampire", IN_PLAY)),),
            by="bearer",
        ),
        sentences="11f420 2583a8",
    ),
    equipment_card(
        "Vial of Garou Blood",
        Usable(
            "burn it: +1 strength and an additional strike each round",
            ("before range",),
            (
                AddInCombat("strength", 1, "combat"),
                GiveExtra("additional strike", "combat", each_round=True, mandatory=True),
                Forbid(("equipment",), "minion", "combat"),
                Burn("this"),
            ),
            conditions=(Fights(), Is("minion", Which("vampire"))),
            by="bearer",
        ),
        sentences="b41c50 cbff3b",
    ),
    equipment_card(
        "Weirding Stone",
        Upon(
            "unlock phase",
            (
                May(
                    (
                        LookAt("library", "active", 1, "seen"),
                        If(
                            (Is("seen", Which("master", ("library",))), HasBlood()),
                            (
                                May(
                                    (
                                        BurnBlood("minion", paid=True),
                                        ForEachMethuselah("active", (BurnFromLibrary(1),)),
                                    ),
                                    "burn 1 blood to burn it",
                                ),
                            ),
                        ),
                    ),
                    "look at the top card of the library",
                ),
            ),
        ),
        sentences="d82e2e",
    ),
    equipment_card(
        "Winchester Mansion",
        Upon("master phase", (Mark(_PLAYED_A_MASTER, "this", ""),), turn="yours", torpid=True),
        Upon(
            "card played",
            (Mark(_PLAYED_A_MASTER, "this"),),
            (PhaseIs("master"), Played("it", ("Master",), whose="you")),
            turn="yours",
            torpid=True,
        ),
        Upon(
            "end of phase",
            (BurnBlood("minion"),),
            (
                PhaseIs("master"),
                Is("this", Which("card", unmarked=_PLAYED_A_MASTER)),
                Is("minion", Which("vampire", IN_PLAY)),
            ),
            turn="yours",
            torpid=True,
        ),
        sentences="4820b2 218b91",
    ),
    equipment_card(
        "Wooden Stake",
        upon_strike(StrikeDoes("damages", (If((AtLeast(DamageDone("inflicted with this"), 2),), (IMPALED,)),))),
        sentences="646ec0 442777",
    ),
    equipment_card(
        "Writ of Acceptance",
        Upon("enters play", (Mark("gives sect", "this", "Camarilla"),), about="this"),
        sentences="98a384",
    ),
    equipment_card(
        "Zaire River Ferry",
        Usable(
            "the action fails",
            ("as announced",),
            (FailAction(),),
            conditions=(ActionTargets("minion", by_others=True), LASOMBRA),
            by="bearer",
            locks=True,
        ),
        Usable(
            "+1 stealth",
            ("block attempt",),
            (AddStealth(1),),
            conditions=(Acting(), StealthNeeded(), LASOMBRA),
            by="bearer",
            locks=True,
        ),
        sentences="7e15b0 708f2f",
    ),
)
