"""Action cards, I to O: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.action.alike import *
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.minion.taken import SUCCEEDED
from vtes_desktop.rules.minions import GIVES_TRAIT, ONLY_SECT
from vtes_desktop.rules.playing.requirements import of_one_circle
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy, Place


class ShuffleCrypt(Word, frozen=True):
    """You shuffle your crypt."""

    said = "you shuffle your crypt"

    def act(self, here: Here) -> None:
        here.game.doing.shuffle(here.seat, "crypt")


class AttemptFailed(Condition, frozen=True):
    """The minion has attempted to block the running action, and failed."""

    said = "this minion has attempted to block this action and failed"

    def holds(self, here: Here) -> bool:
        game, minion = here.game, here.minion
        return game.table.action is not None and minion is not None and minion.id in game.passing.action.failed


NEW_LAIBON: Final = (
    "Akunanse", "Guruhi", "Ishtarri", "Osebo", "Banu Haqim", "Ministry", "Ravnos", "Lasombra", "Tzimisce",
    "Harbinger of Skulls", "Salubri antitribu",
)  # fmt: skip


def _calls(level: str, *more: AddBlood | UnlockAt) -> Reading:
    return at_level(level, words=(Fetch(Which("retainer", needs="ani")), *more))


def _cursed(level: str, *usable: Usable) -> Reading:
    return at_level(
        level,
        Standing("stays locked", 1),
        *usable,
        *lapses(Not(IsReady("remembered"))),
        on=Which(),
        words=(Lock("target"), Remember("minion")),
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

    said = "this minion is of the circle of the Blood Brother that this card remembers"

    def holds(self, here: Here) -> bool:
        minion, brother = here.minion, here.copy("remembered")
        if minion is None or brother is None:
            return False
        return minion is brother or of_one_circle(here.game, minion, brother)


_EQUIPMENT_OF_OTHERS: Final = Which("equipment", IN_PLAY, "others", attached=True)


def _mesmerizes(level: str, bearer: Which) -> Reading:
    """Mesmerize: equipment is stolen from whoever is meant; not from who bears it no more as it resolves."""
    steals = If((Borne(_EQUIPMENT_OF_OTHERS, bearer),), (TakeControl(),))
    return at_level(level, declares=(ChooseBorne(_EQUIPMENT_OF_OTHERS, bearer),), words=(steals,))


_TO_BE_BLACK_HAND: Final = Which("vampire", IN_PLAY, age="younger", words=("sabbat", "non-black hand"), can_have=True)


class ChooseSuccessful(ChooseFitting, frozen=True):
    """Choose one of the minions that are meant which has performed a successful action in this turn."""

    def fitting(self, here: Here) -> list[Copy]:
        return [copy for copy in super().fitting(here) if here.game.taken.has(copy, SUCCEEDED)]

    def aloud(self) -> str:
        return f"{super().aloud()} that has performed a successful action in this turn"


CARDS: Final[tuple[Named, ...]] = (
    action_card(
        "Madman's Quill",
        Standing("bleed", 1, Which("vampire", discipline="dem"), conditions=(BleedsWhom("bearer"),), in_action=True),
        InPlayAction("burn it", (Burn("this"),), by=Which("vampire"), blood=2),
        level="AUS DEM",
        conditions=(Not(There(Which("card", IN_PLAY, "prey", name="Madman's Quill"))),),
        on=Which(whose="prey"),
    ),
    action_card("Magic of the Smith", words=(Fetch(Which("equipment")),), sentences="57a80e"),
    mended(
        "Mark of Damnation",
        *(
            at_level(
                level,
                Standing("strength", amount, Which(where=IN_PLAY, on_fight=True)),
                Upon(
                    "before range",
                    (GiveExtra("press", "combat", only="continue", who="opponent"),),
                    (Fights("bearer"), InRound()),
                ),
                InPlayAction("burn it", (Burn("this"),), by=Which(own=True)),
                on=Which("vampire", IN_PLAY, "prey"),
            )
            for level, amount in (("ser", 1), ("SER", 2))
        ),
    ),
    action_card(
        "Marked Territory",
        Usable(
            "burn it: +2 intercept",
            ("block attempt",),
            (AddIntercept("bearer", 2), Burn("this")),
            conditions=(DirectedAtYou(), Same("blocker", "bearer"), InterceptNeeded(Which(whose="you"))),
        ),
        words=(PutOn("minion"), Unlock("minion")),
    ),
    action_card(
        "Martial Ritus", Upon("unlock phase", (Burn("this"),), turn="yours", torpid=True), sentences="afb476 d0f30c"
    ),
    mended(
        "Mass Reality",
        *(
            at_level(
                level,
                Standing("strike damage", amount, Which(whose="you"), conditions=(StrikeWith("any"),)),
                InPlayAction("burn it", (Burn("this"),), by=Which(), directed=True),
                words=(PutInPlay(),),
            )
            for level, amount in (("chi", 1), ("CHI", 2))
        ),
    ),
    action_card(
        "Mesu Bedshet",
        words=(
            RevealCrypt(draw=False),
            If(
                (Is("revealed", Which("vampire", clans=("Ministry",))),),
                (DrawRevealed(), If((Is("revealed", Which("vampire", age="younger")),), (AddBlood("revealed", 2),))),
                (ShuffleCrypt(),),
            ),
        ),
    ),
    action_card(
        "Monomancy",
        Standing("bleed", -1),
        words=in_combat(
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
            )
        ),
    ),
    action_card(
        "Monstrous Form",
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
    action_card(
        "Mozambique Allure",
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
    action_card(
        "New Management",
        target=Which("location", ANYWHERE, cost_at_most=1),
        words=(TakeControl("target"),),
        sentences="72d48c",
    ),
    mended("Nightmare Curse", _cursed("aus chi", unlocks_for(pool=1)), _cursed("AUS CHI")),
    action_card(
        "No Secrets From the Magaji",
        Standing("intercept", 1, conditions=(Is("acting", Which("vampire")), borne_by("", "magaji"))),
        Standing("blocks locked", 1, conditions=(Is("acting", Which("vampire")), borne_by("", "magaji"))),
        *upon(
            ("before block", "after blocks", "as blocked", "after resolution"),
            (Burn("this"),),
            (AttemptFailed(), Is("acting", A_VAMPIRE)),
            torpid=True,
        ),
        words=(PutOn("minion"), Unlock("minion")),
    ),
    both_levels(
        "Nose of the Hound",
        level="spi",
        words=(InCombat((GiveExtra("maneuver", "combat"),)), InCombat((GiveExtra("maneuver", "combat"),))),
    ),
    action_card(
        "Nosferatu Performance Art",
        declares=(
            either(
                Alternative("send a Toreador to torpor", (Choose(Which("vampire", clans=("Toreador",))),)),
                Alternative("burn a location", (Choose(_OF_TOREADOR),)),
            ),
        ),
        words=(If((Is("target", _OF_TOREADOR),), (Burn("target"),), (ToTorpor("target"),)),),
        during=(If((Is("minion", Which("vampire", IN_PLAY, least=6)),), (AddStealth(),)),),
    ),
    action_card(
        "Off Kilter",
        words=(
            GainPool(1),
            If((HasEdge(),), (May((BurnEdge(), GainPool(1)), "burn the Edge for 1 pool more?"),), (TakeEdge(),)),
        ),
    ),
    action_card(
        "Open War",
        # Each of the two actions once in a turn (LSJ 20100909).
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
    by_level(
        "Memory's Fading Glimpse",
        ACTION,
        "obf",
        (BackToCrypt(),),
        (BackToCrypt(1),),
        declares=(ChooseInfluenced("prey", imbued=True, bare=True),),
    ),
    both_levels(
        "Mantle of the Bestial Majesty",
        level="pro",
        words=(Unlock("minion"), Lend("aggravated hands", 1, "minion", until_unlock="its own")),
        also=(Lend("strength", 1, "minion", until_unlock="its own"),),
    ),
    both_levels(
        "Mind of a Child",
        Standing("no Discipline cards", 1, torpid=True),
        InPlayAction("burn it", (Burn(),), stealth=1, by=Which("vampire")),
        level="dem",
        on=Which("vampire", IN_PLAY),
        also=(Standing("capacity", -1, torpid=True),),
    ),
    both_levels("Movement of the Slow Body", level="pro", words=(Unlock("minion"),), also=(AddBlood("minion"),)),
    action_card(
        "New Moon Sigil",
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
    action_card(
        "Oppugnant Night",
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
    action_card(
        "Mustajib",
        declares=(ChooseSuccessful(_TO_BE_BLACK_HAND),),
        words=(
            If(
                (CanHave("target"), Is("target", _TO_BE_BLACK_HAND)),
                (PutOn(), Mark(GIVES_TRAIT, "this", "black hand"), Mark(ONLY_SECT, "this", "Sabbat"), Unlock("target")),
            ),
        ),
    ),
    action_card("Of Noble Blood", target=_NOBLE, words=(PutOn(),)),
)
