"""Action cards, I to O: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.abilities.cards.action.alike import *
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
_WRITTEN: Final = (AtLeast(CountersOn(who="this"), 7),)


class PlayAsVampire(Word, frozen=True):
    """An ally may play basic cards of a Discipline as a vampire until its controller's next unlock phase."""

    code: str

    def act(self, here: Here) -> None:
        for copy in here.copies("minion"):
            before = copy.marks.get(minions.PLAYS_AS, "").split()
            minions.mark(here.game, copy, minions.PLAYS_AS, " ".join(dict.fromkeys((*before, self.code))))

    def aloud(self) -> str:
        cards = f"cards that require basic {discipline_name(self.code)}"
        return f"this minion may play {cards} as a vampire until its controller’s next unlock phase"


def _serene(level: str, blood: int) -> Reading:
    """Lord of Serenity: as long as it is on a vampire, that can gain blood in its Methuselah's unlock phase."""
    gains = Usable(
        f"gain {blood} blood", ("unlock",), (AddBlood("minion", blood),), turn="yours", once="turn", torpid=True
    )
    burned = InPlayAction("burn it", (Burn("this"),), by=Which("vampire"), directed=True)
    return at_level(level, gains, burned, words=(PutOn("minion"),))


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
    return at_level(
        level,
        looks,
        InPlayAction("burn it", (Burn("this"),), stealth=1, by=Which()),
        target=Which("vampire", ("ash heap",)),
        words=(
            WithMethuselah("target"),
            If((Is("target", Which("vampire")),), (RemoveFromGame("target"), PutInPlay("chosen"), Remember("minion"))),
        ),
    )


CARDS: Final[tuple[Named, ...]] = (
    action_card(
        "Imperial Decree",
        *outlawed("non-camarilla", "camarilla", "enter combat with a vampire that is not Camarilla"),
        InPlayAction("burn it", (Burn("this"),), by=Which("vampire"), directed=True),
        sentences="8e4f5e 9c484d",
    ),
    # Who controls the bishops may block as for any directed action (sec. 6.2.2.1): that adds nobody.
    action_card(
        "Inquisition",
        declares=(Choose(Which("vampire", IN_PLAY, any_word=("bishop",)), most=100),),
        words=(LoseTitle("target"), Inflict(2, "target", unpreventable=True)),
        sentences="318509 df753e 86f26b",
    ),
    action_card(
        "Inside Dirt",
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
    action_card(
        "Jack of Both Sides",
        declares=(ChooseFromHand(Which("equipment|retainer"), less=_REDUCED),),
        words=(GetFromHand(_REDUCED),),
    ),
    action_card("Jar the Soul", level="NEC", target=Which(), words=(Lock("target"), BurnBlood("target"))),
    action_card(
        "Judgment: Camarilla Segregation",
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
    action_card(
        "Khabar: Glory",
        Standing("bleed", 1, conditions=(borne_by("Banu Haqim"),)),
        Upon("prey ousted", (GainPool(4),), turn="yours", torpid=True),
        Upon("unlock phase", (Burn("this"),), turn="yours", torpid=True),
        conditions=(NoneActed(),),
        words=(PutOn("minion"), Unlock("minion")),
    ),
    action_card(
        "Leech",
        words=(WithEach(Which("conviction", IN_PLAY, on="minion"), (Burn("target"),)), PlayAsVampire("pot")),
        sentences="49a07b 4cca35",
    ),
    action_card("Legacy", words=(Unlock("minion"), FindOtherVersion())),
    action_card(
        "Liberty Club Intrigue",
        declares=(Choose(Which("vampire", IN_PLAY, words=("anarch",), most=5), most=2),),
        words=(Lock("target"), StayLocked("target")),
        sentences="f4a9b4 e8be61",
    ),
    action_card(
        "Little Mountain Cemetery",
        words=(
            AddBlood("minion"),
            WithEach(
                Which("vampire", ("uncontrolled",), "you", age="younger", clans=("Samedi",)), (AddBlood("target"),)
            ),
        ),
    ),
    action_card(
        "Loss",
        level="qui",
        target=Which("equipment|location", IN_PLAY, "neighbours", attached=True),
        words=(Burn("target"),),
    ),
    action_card(
        _DIARY,
        Standing("Disciplines", 1, Which("vampire", IN_PLAY, clans=("Giovanni",)), "any", _WRITTEN, codes="NEC"),
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
    by_level(
        "Illusory Resources",
        ACTION,
        "chi",
        (Count(1),),
        (Count(2),),
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
        words=(PutInPlay(),),
    ),
    action_card(
        "Judgment: Death to the Brujah!",
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
    action_card(
        "Legend of the Leopard",
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
            at_level(
                level,
                Usable(
                    "burn it: +1 stealth",
                    ("block attempt",),
                    (Burn(), AddStealth(needed=True)),
                    conditions=(Acting(), StealthNeeded()),
                    by="bearer",
                    blood=1,
                ),
                *more,
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
        at_level(
            "for",
            declares=(Choose(Which("vampire", ("torpor",), movable=True), most=2),),
            words=(LeaveTorpor("target"),),
            during=(AlsoBlock(Which("vampire")),),
        ),
        _serene("obe", 1),
        _serene("OBE", 2),
    ),
    mended("Lifeless Tongues", _tongues("nec", "yours"), _tongues("NEC", "any")),
)
