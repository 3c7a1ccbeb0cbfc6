"""Action cards, I to O: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.abilities.cards.action.alike import Borne, ChooseBorne, FindOtherVersion, outlawed
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.master.i_to_o import AlsoBlock
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.rules import minions
from vtes_desktop.rules.minion.taken import SUCCEEDED
from vtes_desktop.rules.minions import GIVES_TRAIT, ONLY_SECT
from vtes_desktop.rules.playing.requirements import of_one_circle
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Procedure
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


NOT_CAMARILLA: Final = Which("vampire", IN_PLAY, "you", words=("non-camarilla",))


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


_REDUCED: Final[tuple[tuple[Currency, int], ...]] = (("pool", 1), ("blood", 2))


_OF_TOREADOR: Final = Which("location", ANYWHERE, requires="Toreador")


class WasItself(Condition, frozen=True):
    """The card that was burned just now represented nothing else than it is."""

    said = "that card represented nothing else than it is"

    def holds(self, here: Here) -> bool:
        return not any(copy.id in here.game.passing.now.stood_in for copy in here.copies("it"))


_DIARY: Final = "Khazar's Diary (Endless Night)"


_GIOVANNI: Final = Which("vampire", IN_PLAY, clans=("Giovanni",))


_WRITTEN: Final = (AtLeast(CountersOn(who="this"), 7),)


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


class PlayAsVampire(Word, frozen=True):
    """An ally may play basic cards of a Discipline as a vampire until its controller's next unlock phase."""

    code: str
    who: str = "minion"

    def act(self, here: Here) -> None:
        for copy in here.copies(self.who):
            before = copy.marks.get(minions.PLAYS_AS, "").split()
            minions.mark(here.game, copy, minions.PLAYS_AS, " ".join(dict.fromkeys((*before, self.code))))

    def aloud(self) -> str:
        cards = f"cards that require basic {discipline_name(self.code)}"
        return f"{card(self.who)} may play {cards} as a vampire until its controller’s next unlock phase"


_EQUIPMENT_OF_OTHERS: Final = Which("equipment", IN_PLAY, "others", attached=True)


def _mesmerizes(level: str, bearer: Which) -> Reading:
    """Mesmerize: equipment is stolen from whoever is meant; not from who bears it no more as it resolves."""
    steals = If((Borne(_EQUIPMENT_OF_OTHERS, bearer),), (TakeControl(),))
    return Reading(ACTION, level, declares=(ChooseBorne(_EQUIPMENT_OF_OTHERS, bearer),), words=(steals,))


def _serene(level: str, blood: int) -> Reading:
    """Lord of Serenity: as long as it is on a vampire, that can gain blood in its Methuselah's unlock phase."""
    gains = Usable(
        f"gain {blood} blood", ("unlock",), (AddBlood("minion", blood),), turn="yours", once="turn", torpid=True
    )
    burned = InPlayAction("burn it", (Burn("this"),), by=Which("vampire"), directed=True)
    return Reading(ACTION, level, words=(PutOn("minion"),), usable=(gains,), actions=(burned,))


_TO_BE_BLACK_HAND: Final = Which("vampire", IN_PLAY, age="younger", words=("sabbat", "non-black hand"), can_have=True)


class ChooseSuccessful(Word, frozen=True):
    """Choose one of the minions that are meant which has performed a successful action in this turn."""

    which: Which

    def _there(self, here: Here) -> list[Copy]:
        return [copy for copy in found(here, self.which) if here.game.taken.has(copy, SUCCEEDED)]

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def do(self, here: Here) -> Procedure[None]:
        yield from choose_target(here, "which vampire?", here.game.targets(self._there(here)))

    def aloud(self) -> str:
        return f"choose {self.which.aloud()} that has performed a successful action in this turn"


def _tongues(level: str, turn: Literal["yours", "any"]) -> Reading:
    """Lifeless Tongues: who controls the vampire that played it looks at the hand of who has it."""
    looks = Usable(
        "look at the hand",
        ("unlock",),
        (LookAt("hand", "holder"),),
        turn=turn,
        each=Which("vampire", IN_PLAY, chosen="remembered"),
        once="turn",
    )
    return Reading(
        ACTION,
        level,
        declares=(Choose(Which("vampire", ("ash heap",))),),
        words=(
            WithMethuselah("target"),
            If(
                (Is("target", Which("vampire")),),
                (RemoveFromGame("target"), PutInPlay(), Remember("minion"), TakeControl("this", "chosen")),
            ),
        ),
        usable=(looks,),
        actions=(InPlayAction("burn it", (Burn("this"),), stealth=1, by=Which()),),
    )


CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Imperial Decree",
        outlawed(
            "non-camarilla",
            "camarilla",
            "enter combat with a vampire that is not Camarilla",
            InPlayAction("burn it", (Burn("this"),), by=Which("vampire"), directed=True),
        ),
        sentences="8e4f5e 9c484d",
    ),
    # Who controls the bishops may block as for any directed action (sec. 6.2.2.1): that adds nobody.
    completed(
        "Inquisition",
        Reading(
            ACTION,
            declares=(Choose(Which("vampire", IN_PLAY, any_word=("bishop",)), most=100),),
            words=(LoseTitle("target"), Inflict(2, "target", unpreventable=True)),
        ),
        sentences="318509 df753e 86f26b",
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
        ACTION,
        Standing("bleed", 1, conditions=(borne_by("Banu Haqim"),)),
        Upon("prey ousted", (GainPool(4),), turn="yours", torpid=True),
        Upon("unlock phase", (Burn("this"),), turn="yours", torpid=True),
        conditions=(NoneActed(),),
        words=(PutOn("minion"), Unlock("minion")),
    ),
    completed(
        "Leech",
        Reading(
            ACTION,
            words=(
                WithEach(Which("conviction", IN_PLAY, on="minion"), (Burn("target"),)),
                PlayAsVampire("pot"),
            ),
        ),
        sentences="49a07b 4cca35",
    ),
    named("Legacy", Reading(ACTION, words=(Unlock("minion"), FindOtherVersion()))),
    completed(
        "Liberty Club Intrigue",
        Reading(
            ACTION,
            declares=(Choose(Which("vampire", IN_PLAY, words=("anarch",), most=5), most=2),),
            words=(Lock("target"), StayLocked("target")),
        ),
        sentences="f4a9b4 e8be61",
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
            actions=(InPlayAction("burn it", (Burn("this"),), by=Which("vampire"), blood=2),),
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
        Reading(
            ACTION,
            "DOM PRO",
            words=(PutOn("minion"),),
            usable=tuple(
                Usable(text, windows, words, conditions=(Fights(),), by="bearer", locks=True)  # type: ignore[arg-type]
                for text, windows, words in (
                    ("+1 strength this round", IN_ROUND, (AddInCombat("strength"),)),
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
    completed(
        "New Management",
        Reading(
            ACTION, declares=(Choose(Which("location", ANYWHERE, cost_at_most=1)),), words=(TakeControl("target"),)
        ),
        sentences="72d48c",
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
        words=(PutInPlay(),),
    ),
    named(
        _DIARY,
        ACTION,
        Standing("Disciplines", 1, _GIOVANNI, "any", _WRITTEN, codes="NEC"),
        InPlayAction(
            "put a minion of an ash heap in play as a wraith",
            (Represent("wraith", 2, strength=0, stealth=1),),
            stealth=1,
            declares=(Choose(Which("minion", ("ash heap",))),),
            by=Which("vampire", clans=("Giovanni",)),
            conditions=_WRITTEN,
        ),
        Upon("burned", (Count(who="this"),), (Is("it", Which("minion", unique=True)), WasItself())),
        words=(
            Either(
                (
                    Alternative("put it in play", (PutInPlay(),)),
                    Alternative(
                        "add a counter to one in play",
                        (
                            Choose(Which("card", ("in play",), other=True, name=_DIARY)),
                            Count(1, "counters", "target"),
                        ),
                    ),
                )
            ),
        ),
    ),
    mended(
        "Memory's Fading Glimpse",
        Reading(ACTION, "obf", declares=(ChooseInfluenced("prey", imbued=True, bare=True),), words=(BackToCrypt(),)),
        Reading(ACTION, "OBF", declares=(ChooseInfluenced("prey", imbued=True, bare=True),), words=(BackToCrypt(1),)),
    ),
    mended(
        "Illusory Resources",
        *(
            Reading(
                ACTION,
                level,
                words=(PutInPlay(), Count(counters)),
                usable=(
                    Usable(
                        "move 1 blood to it",
                        ("unlock",),
                        (BurnBlood("target", paid=True), Count()),
                        (Choose(Which("vampire", whose="you", discipline="chi", blood="some")),),
                        turn="yours",
                        once="turn",
                    ),
                    Usable(
                        "burn counters to reduce the bleed",
                        ("before block", "block attempt", "after blocks"),
                        (Count(Number("burned", -1)), AddBleed(Number("burned", -1))),
                        (ChooseNumber(1, CountersOn(), "burned", "counters"),),
                        conditions=(BleedsWhom("you"), AtLeast(CountersOn(), 1)),
                    ),
                ),
            )
            for level, counters in (("chi", 1), ("CHI", 2))
        ),
    ),
    completed(
        "Judgment: Death to the Brujah!",
        Reading(
            ACTION,
            usable=(
                Usable(
                    "burn a Brujah to burn it",
                    MINION_PHASE,
                    (Burn("target"), Burn()),
                    (Choose(Which("vampire", IN_PLAY, "you", clans=("Brujah",))),),
                    turn="yours",
                    by="active",
                ),
            ),
            actions=(
                InPlayAction(
                    "enter combat with a Brujah",
                    (),
                    "enter combat",
                    by=Which("vampire"),
                    against=Which("vampire", whose="others", clans=("Brujah",)),
                ),
            ),
        ),
        sentences="fdb0b9 c850d1 e88f98 ba7774",
    ),
    completed(
        "Legend of the Leopard",
        Reading(
            ACTION,
            declares=(
                Either(
                    (
                        Alternative(
                            "1 damage to a vampire", (Choose(Which("vampire", IN_PLAY, "neighbours"), "hurt"),)
                        ),
                        Alternative("take control of an ally", (Choose(Which("ally", IN_PLAY, "neighbours")),)),
                    )
                ),
            ),
            words=(Inflict(1, "hurt"), TakeControl()),
        ),
        sentences="efbf62",
    ),
    mended(
        "Loki's Gift",
        *(
            Reading(
                ACTION,
                level,
                declares=declares,
                words=(*burns, If((CanHave("minion"),), (PutOn("minion"),))),
                usable=(
                    Usable(
                        "burn it: +1 stealth",
                        ("block attempt",),
                        (Burn(), AddStealth(needed=True)),
                        conditions=(Acting(), StealthNeeded()),
                        by="bearer",
                        blood=1,
                    ),
                    *more,
                ),
            )
            for level, declares, burns, more in (
                ("pro", (), (), ()),
                (
                    "PRO",
                    (Choose(Which("vampire", IN_PLAY)),),
                    (BurnBlood("target"),),
                    (
                        Usable(
                            "burn it: 2 votes",
                            ("polling",),
                            (Burn(), GainVotes(2, "minion")),
                            conditions=(IsReady("minion"),),
                            by="bearer",
                        ),
                    ),
                ),
            )
        ),
    ),
    mended(
        "Mantle of the Bestial Majesty",
        *(
            Reading(
                ACTION,
                level,
                words=(Unlock("minion"), Lend("aggravated hands", 1, "minion", until_unlock=True), *more),
            )
            for level, more in (("pro", ()), ("PRO", (Lend("strength", 1, "minion", until_unlock=True),)))
        ),
    ),
    mended(
        "Mind of a Child",
        *(
            Reading(
                ACTION,
                level,
                declares=(Choose(Which("vampire", IN_PLAY, can_have=True)),),
                words=(PutOn(),),
                standing=(Standing("no Discipline cards", 1, torpid=True), *more),
                actions=(InPlayAction("burn it", (Burn(),), stealth=1, by=Which("vampire")),),
            )
            for level, more in (("dem", ()), ("DEM", (Standing("capacity", -1, torpid=True),)))
        ),
    ),
    mended(
        "Movement of the Slow Body",
        *(
            Reading(ACTION, level, words=(Unlock("minion"), *more))
            for level, more in (("pro", ()), ("PRO", (AddBlood("minion"),)))
        ),
    ),
    mended(
        "New Moon Sigil",
        Reading(
            ACTION,
            "SPI",
            declares=(Choose(Which("vampire", IN_PLAY, "you", can_have=True)),),
            words=(PutOn(),),
            usable=(
                Usable(
                    "+1 stealth",
                    ("block attempt",),
                    (AddStealth(needed=True),),
                    conditions=(Acting(), StealthNeeded()),
                    by="bearer",
                    blood=2,
                    once="action",
                ),
            ),
        ),
    ),
    completed(
        "Oppugnant Night",
        Reading(
            ACTION,
            words=(Remember("minion"),),
            actions=(
                InPlayAction(
                    "enter combat with a minion",
                    (),
                    "enter combat",
                    by=Which("vampire", clans=("Blood Brother",)),
                    conditions=(OfItsCircle(),),
                    against=Which(whose="others"),
                ),
            ),
            upon=(Upon("end of phase", (Burn(),), (PhaseIs("minion"),)),),
        ),
        sentences="94dbe5 91c048",
    ),
    mended(
        "Mesmerize",
        _mesmerizes("dom", Which("ally", IN_PLAY)),
        _mesmerizes("DOM", Which("vampire", IN_PLAY, age="younger")),
    ),
    # It costs nothing but the card's own cost (ruling).
    mended(
        "Lord of Serenity",
        Reading(
            ACTION,
            "for",
            declares=(Choose(Which("vampire", ("torpor",), movable=True), most=2),),
            words=(MoveTo("ready"),),
            during=(AlsoBlock(Which("vampire")),),
        ),
        _serene("obe", 1),
        _serene("OBE", 2),
    ),
    # Not Black Hand while no Sabbat (ruling).
    named(
        "Mustajib",
        ACTION,
        declares=(ChooseSuccessful(_TO_BE_BLACK_HAND),),
        words=(
            If(
                (CanHave("target"), Is("target", _TO_BE_BLACK_HAND)),
                (
                    PutOn(),
                    Mark(GIVES_TRAIT, "this", "black hand"),
                    Mark(ONLY_SECT, "this", "Sabbat"),
                    Unlock("target"),
                ),
            ),
        ),
    ),
    named(
        "Of Noble Blood",
        ACTION,
        declares=(
            Choose(
                Which(
                    "vampire",
                    IN_PLAY,
                    least=6,
                    words=("camarilla", "non-titled"),
                    not_clans=("Caitiff",),
                    can_have=True,
                )
            ),
        ),
        words=(PutOn(),),
    ),
    mended("Lifeless Tongues", _tongues("nec", "yours"), _tongues("NEC", "any")),
)
