"""Action cards, I to O: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.action.alike import Borne, ChooseBorne, ChooseFitting
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.minion.taken import SUCCEEDED
from vtes_desktop.rules.minions import GIVES_TRAIT, ONLY_SECT
from vtes_desktop.rules.playing.requirements import of_one_circle
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy, Place


class ShuffleCrypt(Word, frozen=True):
    """Methuselahs shuffle their crypts."""

    whose: Whose = "you"

    def act(self, here: Here) -> None:
        for seat in here.methuselahs(self.whose):
            here.game.doing.shuffle(seat, "crypt")

    def aloud(self) -> str:
        return does(self.whose, f"shuffle {'your crypt' if self.whose == 'you' else 'the crypt'}")


class AttemptFailed(Condition, frozen=True):
    """A minion has attempted to block the running action, and failed."""

    who: str = "minion"

    def holds(self, here: Here) -> bool:
        return here.game.table.action is not None and any(
            copy.id in here.game.passing.action.failed for copy in here.copies(self.who)
        )

    def aloud(self) -> str:
        return f"{card(self.who)} has attempted to block this action and failed"


NEW_LAIBON: Final = (
    "Akunanse", "Guruhi", "Ishtarri", "Osebo", "Banu Haqim", "Ministry", "Ravnos", "Lasombra", "Tzimisce",
    "Harbinger of Skulls", "Salubri antitribu",
)  # fmt: skip
_ANIMAL: Final = Which("retainer", needs="ani")


def _calls(level: str, *more: AddBlood | UnlockAt) -> Reading:
    return Reading(ACTION, level, words=(Fetch(_ANIMAL), *more))


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


_NOBLE: Final = Which(
    "vampire", IN_PLAY, least=6, words=("camarilla", "non-titled"), not_clans=("Caitiff",), can_have=True
)
_OF_TOREADOR: Final = Which("location", ANYWHERE, requires="Toreador")


class BackToCrypt(Word, frozen=True):
    """An uncontrolled card of a crypt goes to the bottom of that, what is on it is burned, and its blood goes to its
    controller's pool, but for as many as go to the minion. A vampire that is no card of a crypt is burned instead
    (ruling)."""

    to_minion: int = 0

    def act(self, here: Here) -> None:
        game, minion = here.game, here.minion
        for copy in here.copies("target"):
            seat = copy.controller
            if copy.place.region != "uncontrolled":
                continue
            name = game.doing.name(copy)
            if minion is not None:
                game.move_blood(m.Purse("card", copy.id), m.Purse("card", minion.id), min(self.to_minion, copy.blood))
                minions.drain(game, minion)
            if copy.kind == "crypt":
                words = f" goes to the bottom of the crypt, and {copy.blood} blood from it to the pool"
                game.say(name, words, seat=seat)
            game.move_blood(m.Purse("card", copy.id), m.Purse("pool", seat), copy.blood)
            if copy.kind != "crypt":
                game.burn(copy)
                continue
            game.strip(copy)
            game.doing.move_card(copy, Place(copy.owner, "crypt"))

    def aloud(self) -> str:
        more = f", but {self.to_minion} to this minion" if self.to_minion else ""
        return (
            "the chosen card goes to the bottom of its owner’s crypt, the cards on it are burned, and its blood goes to"
            f" its controller’s pool{more}"
        )


class OfItsCircle(Condition, frozen=True):
    """The minion is of the circle of the Blood Brother that the card remembers (sec. 11)."""

    def holds(self, here: Here) -> bool:
        minion, brother = here.minion, here.copy("remembered")
        if minion is None or brother is None:
            return False
        return minion is brother or of_one_circle(here.game, minion, brother)

    def aloud(self) -> str:
        return "this minion is of the circle of the Blood Brother that this card remembers"


_EQUIPMENT_OF_OTHERS: Final = Which("equipment", IN_PLAY, "others", attached=True)


def _mesmerizes(level: str, bearer: Which) -> Reading:
    """Mesmerize: equipment is stolen from whoever is meant; not from who bears it no more as it resolves."""
    steals = If((Borne(_EQUIPMENT_OF_OTHERS, bearer),), (TakeControl(),))
    return Reading(ACTION, level, declares=(ChooseBorne(_EQUIPMENT_OF_OTHERS, bearer),), words=(steals,))


_TO_BE_BLACK_HAND: Final = Which("vampire", IN_PLAY, age="younger", words=("sabbat", "non-black hand"), can_have=True)


class ChooseSuccessful(ChooseFitting, frozen=True):
    """Choose one of the minions that are meant which has performed a successful action in this turn."""

    def fitting(self, here: Here) -> list[Copy]:
        return [copy for copy in super().fitting(here) if here.game.taken.has(copy, SUCCEEDED)]

    def aloud(self) -> str:
        return f"{super().aloud()} that has performed a successful action in this turn"


CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Madman's Quill",
        ACTION,
        Standing("bleed", 1, Which("vampire", discipline="dem"), conditions=(BleedsWhom("bearer"),), in_action=True),
        InPlayAction("burn it", (Burn("this"),), by=Which("vampire"), blood=2),
        level="AUS DEM",
        conditions=(Not(There(Which("card", IN_PLAY, "prey", name="Madman's Quill"))),),
        on=Which(whose="prey"),
    ),
    completed("Magic of the Smith", ACTION, words=(Fetch(Which("equipment")),), sentences="57a80e"),
    mended(
        "Mark of Damnation",
        *(
            reading(
                ACTION,
                Standing("strength", amount, Which(where=IN_PLAY, on_fight=True)),
                Upon(
                    "before range",
                    (GiveExtra("press", "combat", only="continue", who="opponent"),),
                    (Fights("bearer"), InRound()),
                ),
                InPlayAction("burn it", (Burn("this"),), by=Which(own=True)),
                level=level,
                on=Which("vampire", IN_PLAY, "prey"),
            )
            for level, amount in (("ser", 1), ("SER", 2))
        ),
    ),
    mended(
        "Marked Territory",
        ACTION,
        Usable(
            "burn it: +2 intercept",
            ("block attempt",),
            (AddIntercept("bearer", 2), Burn("this")),
            conditions=(DirectedAtYou(), Same("blocker", "bearer"), InterceptNeeded(Which(whose="you"))),
        ),
        words=(PutOn("minion"), Unlock("minion")),
    ),
    completed(
        "Martial Ritus",
        ACTION,
        Upon("unlock phase", (Burn("this"),), turn="yours", torpid=True),
        sentences="afb476 d0f30c",
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
        ACTION,
        words=(
            RevealCrypt(draw=False),
            If(
                (Is("revealed", Which("vampire", clans=("Ministry",))),),
                (DrawRevealed(), If((Is("revealed", Which("vampire", age="younger")),), (AddBlood("revealed", 2),))),
                (ShuffleCrypt(),),
            ),
        ),
    ),
    mended(
        "Monomancy",
        ACTION,
        Standing("bleed", -1),
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
    ),
    mended(
        "Monstrous Form",
        ACTION,
        *(
            Usable(text, windows, words, conditions=(Fights(),), by="bearer", locks=True)  # type: ignore[arg-type]
            for text, windows, words in (
                ("+1 strength this round", IN_ROUND, (AddInCombat("strength"),)),
                ("maneuver", ("range",), ()),
                ("press", ("press",), ()),
            )
        ),
        level="DOM PRO",
        words=(PutOn("minion"),),
    ),
    mended(
        "Mozambique Allure",
        ACTION,
        conditions=(AnyOf((Is("minion", Which(words=("non-laibon",))), There(Which("card", ("crypt",), "you")))),),
        words=(
            If(
                (Is("minion", Which(words=("laibon",))),),
                (DrawCrypt(),),
                (
                    Become("minion", sect="Laibon"),
                    If((Is("minion", Which("vampire", clans=NEW_LAIBON)),), (Unlock("minion"),)),
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
    completed(
        "New Management",
        ACTION,
        declares=(Choose(Which("location", ANYWHERE, cost_at_most=1)),),
        words=(TakeControl("target"),),
        sentences="72d48c",
    ),
    mended("Nightmare Curse", _cursed("aus chi", unlocks_for(pool=1)), _cursed("AUS CHI")),
    mended(
        "No Secrets From the Magaji",
        ACTION,
        Standing("intercept", 1, conditions=(Is("acting", Which("vampire")), borne_by("", "magaji"))),
        Standing("blocks locked", 1, conditions=(Is("acting", Which("vampire")), borne_by("", "magaji"))),
        *upon(
            ("before block", "after blocks", "as blocked", "after resolution"),
            (Burn("this"),),
            (AttemptFailed("minion"), Is("acting", A_VAMPIRE)),
            torpid=True,
        ),
        words=(PutOn("minion"), Unlock("minion")),
    ),
    at_both_levels(
        "Nose of the Hound",
        ACTION,
        level="spi",
        words=(InCombat((GiveExtra("maneuver", "combat"),)), InCombat((GiveExtra("maneuver", "combat"),))),
    ),
    mended(
        "Nosferatu Performance Art",
        ACTION,
        declares=(
            either(
                Alternative("send a Toreador to torpor", (Choose(Which("vampire", clans=("Toreador",))),)),
                Alternative("burn a location", (Choose(_OF_TOREADOR),)),
            ),
        ),
        words=(If((Is("target", _OF_TOREADOR),), (Burn("target"),), (ToTorpor("target"),)),),
        during=(If((Is("minion", Which("vampire", IN_PLAY, least=6)),), (AddStealth(),)),),
    ),
    mended(
        "Off Kilter",
        ACTION,
        words=(
            GainPool(1),
            If((HasEdge(),), (May((BurnEdge(), GainPool(1)), "burn the Edge for 1 pool more?"),), (TakeEdge(),)),
        ),
    ),
    mended(
        "Open War",
        # Each of the two actions once in a turn (LSJ 20100909).
        ACTION,
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
        attack("enter combat with a minion", by=Which("vampire", words=("anarch",))),
        InPlayAction(
            "burn a location",
            (Burn("target"),),
            declares=(Choose(Which("location", ANYWHERE)),),
            by=Which("vampire", words=("anarch",)),
            pool=2,
        ),
        words=(PutInPlay(),),
    ),
    mended(
        "Memory's Fading Glimpse",
        Reading(ACTION, "obf", declares=(ChooseInfluenced("prey", imbued=True, bare=True),), words=(BackToCrypt(),)),
        Reading(ACTION, "OBF", declares=(ChooseInfluenced("prey", imbued=True, bare=True),), words=(BackToCrypt(1),)),
    ),
    at_both_levels(
        "Mantle of the Bestial Majesty",
        ACTION,
        level="pro",
        words=(Unlock("minion"), Lend("aggravated hands", 1, "minion", until_unlock="its own")),
        also=(Lend("strength", 1, "minion", until_unlock="its own"),),
    ),
    at_both_levels(
        "Mind of a Child",
        ACTION,
        Standing("no Discipline cards", 1, torpid=True),
        InPlayAction("burn it", (Burn(),), stealth=1, by=Which("vampire")),
        level="dem",
        on=Which("vampire", IN_PLAY),
        also=(Standing("capacity", -1, torpid=True),),
    ),
    at_both_levels(
        "Movement of the Slow Body", ACTION, level="pro", words=(Unlock("minion"),), also=(AddBlood("minion"),)
    ),
    mended(
        "New Moon Sigil",
        ACTION,
        Usable(
            "+1 stealth",
            ("block attempt",),
            (AddStealth(needed=True),),
            conditions=(Acting(), StealthNeeded()),
            by="bearer",
            blood=2,
            once="action",
        ),
        level="SPI",
        on=Which("vampire", IN_PLAY, "you"),
    ),
    completed(
        "Oppugnant Night",
        ACTION,
        attack(
            "enter combat with a minion", by=Which("vampire", clans=("Blood Brother",)), conditions=(OfItsCircle(),)
        ),
        Upon("end of phase", (Burn(),), (PhaseIs("minion"),)),
        words=(Remember("minion"),),
        sentences="94dbe5 91c048",
    ),
    mended(
        "Mesmerize",
        _mesmerizes("dom", Which("ally", IN_PLAY)),
        _mesmerizes("DOM", Which("vampire", IN_PLAY, age="younger")),
    ),
    # Not Black Hand while no Sabbat (ruling).
    named(
        "Mustajib",
        ACTION,
        declares=(ChooseSuccessful(_TO_BE_BLACK_HAND),),
        words=(
            If(
                (CanHave("target"), Is("target", _TO_BE_BLACK_HAND)),
                (PutOn(), Mark(GIVES_TRAIT, "this", "black hand"), Mark(ONLY_SECT, "this", "Sabbat"), Unlock("target")),
            ),
        ),
    ),
    named("Of Noble Blood", ACTION, declares=(Choose(_NOBLE),), words=(PutOn(),)),
)
