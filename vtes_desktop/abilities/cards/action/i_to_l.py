"""Action cards, I to O: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.abilities.cards.action.alike import FindOtherVersion, outlawed
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.master.m_to_o import AlsoBlock
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.rules import minions

NOT_CAMARILLA: Final = Which("vampire", IN_PLAY, "you", words=("non-camarilla",))
_REDUCED: Final[tuple[tuple[Currency, int], ...]] = (("pool", 1), ("blood", 2))


class WasItself(Condition, frozen=True):
    """The card that was burned just now represented nothing else than it is."""

    said = "that card represented nothing else than it is"

    def holds(self, here: Here) -> bool:
        return not any(copy.id in here.game.passing.now.stood_in for copy in here.copies("it"))


_DIARY: Final = "Khazar's Diary (Endless Night)"
_GIOVANNI: Final = Which("vampire", IN_PLAY, clans=("Giovanni",))
_WRITTEN: Final = (AtLeast(CountersOn(who="this"), 7),)


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


def _serene(level: str, blood: int) -> Reading:
    """Lord of Serenity: as long as it is on a vampire, that can gain blood in its Methuselah's unlock phase."""
    gains = Usable(
        f"gain {blood} blood", ("unlock",), (AddBlood("minion", blood),), turn="yours", once="turn", torpid=True
    )
    burned = InPlayAction("burn it", (Burn("this"),), by=Which("vampire"), directed=True)
    return Reading(ACTION, level, words=(PutOn("minion"),), usable=(gains,), actions=(burned,))


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
            If((Is("target", Which("vampire")),), (RemoveFromGame("target"), PutInPlay("chosen"), Remember("minion"))),
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
        ACTION,
        declares=(Choose(Which("vampire", IN_PLAY, any_word=("bishop",)), most=100),),
        words=(LoseTitle("target"), Inflict(2, "target", unpreventable=True)),
        sentences="318509 df753e 86f26b",
    ),
    mended(
        "Inside Dirt",
        ACTION,
        conditions=(HasEdge(),),
        declares=(
            either(
                Alternative("burn 3 blood", (Choose(Which("vampire", IN_PLAY, "others")),)),
                Alternative("burn 3 pool", (ChooseMethuselah("prey"),)),
            ),
        ),
        words=(
            If(
                (HasEdge(),),
                (BurnEdge(), If((Is("target", Which("card")),), (BurnBlood("target", 3),)), BurnPool(3, "chosen")),
            ),
        ),
    ),
    mended(
        "Jack of Both Sides",
        ACTION,
        declares=(ChooseFromHand(Which("equipment|retainer"), less=_REDUCED),),
        words=(GetFromHand(_REDUCED),),
    ),
    mended(
        "Jar the Soul", ACTION, level="NEC", declares=(Choose(Which()),), words=(Lock("target"), BurnBlood("target"))
    ),
    mended(
        "Judgment: Camarilla Segregation",
        ACTION,
        Usable(
            "burn a non-Camarilla vampire to burn it",
            ("master",),
            (Burn("target"), Burn("this")),
            (Choose(NOT_CAMARILLA),),
            turn="yours",
            by="active",
        ),
        # Other effects of the phase come first (ANK 20181016).
        Upon(
            "end of phase",
            (ForEachMethuselah("active", (If((There(NOT_CAMARILLA),), (BurnPool(),)),)),),
            (PhaseIs("unlock"),),
        ),
        words=(PutInPlay(),),
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
        ACTION,
        words=(WithEach(Which("conviction", IN_PLAY, on="minion"), (Burn("target"),)), PlayAsVampire("pot")),
        sentences="49a07b 4cca35",
    ),
    named("Legacy", ACTION, words=(Unlock("minion"), FindOtherVersion())),
    completed(
        "Liberty Club Intrigue",
        ACTION,
        declares=(Choose(Which("vampire", IN_PLAY, words=("anarch",), most=5), most=2),),
        words=(Lock("target"), StayLocked("target")),
        sentences="f4a9b4 e8be61",
    ),
    mended(
        "Little Mountain Cemetery",
        ACTION,
        words=(
            AddBlood("minion"),
            WithEach(
                Which("vampire", ("uncontrolled",), "you", age="younger", clans=("Samedi",)), (AddBlood("target"),)
            ),
        ),
    ),
    mended(
        "Loss",
        ACTION,
        level="qui",
        declares=(Choose(Which("equipment|location", IN_PLAY, "neighbours", attached=True)),),
        words=(Burn("target"),),
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
            either(
                Alternative("put it in play", (PutInPlay(),)),
                Alternative(
                    "add a counter to one in play",
                    (Choose(Which("card", ("in play",), other=True, name=_DIARY)), Count(1, "counters", "target")),
                ),
            ),
        ),
    ),
    mended(
        "Illusory Resources",
        *(
            reading(
                ACTION,
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
                level=level,
                words=(PutInPlay(), Count(counters)),
            )
            for level, counters in (("chi", 1), ("CHI", 2))
        ),
    ),
    completed(
        "Judgment: Death to the Brujah!",
        ACTION,
        Usable(
            "burn a Brujah to burn it",
            MINION_PHASE,
            (Burn("target"), Burn()),
            (Choose(Which("vampire", IN_PLAY, "you", clans=("Brujah",))),),
            turn="yours",
            by="active",
        ),
        attack("enter combat with a Brujah", Which("vampire", whose="others", clans=("Brujah",)), by=Which("vampire")),
        sentences="fdb0b9 c850d1 e88f98 ba7774",
    ),
    completed(
        "Legend of the Leopard",
        ACTION,
        declares=(
            either(
                Alternative("1 damage to a vampire", (Choose(Which("vampire", IN_PLAY, "neighbours"), "hurt"),)),
                Alternative("take control of an ally", (Choose(Which("ally", IN_PLAY, "neighbours")),)),
            ),
        ),
        words=(Inflict(1, "hurt"), TakeControl()),
        sentences="efbf62",
    ),
    mended(
        "Loki's Gift",
        *(
            reading(
                ACTION,
                Usable(
                    "burn it: +1 stealth",
                    ("block attempt",),
                    (Burn(), AddStealth(needed=True)),
                    conditions=(Acting(), StealthNeeded()),
                    by="bearer",
                    blood=1,
                ),
                *more,
                level=level,
                declares=declares,
                words=(*burns, If((CanHave("minion"),), (PutOn("minion"),))),
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
    mended("Lifeless Tongues", _tongues("nec", "yours"), _tongues("NEC", "any")),
)
