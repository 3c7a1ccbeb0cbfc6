"""Master cards, A: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.facts import Cancels
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.cancelling import may_cancel
from vtes_desktop.rules.playing.timing import Timing


class PoolBled(Measure, frozen=True):
    """As much pool as was burned for the running bleed."""

    said = "the pool that was burned for this bleed"

    def of(self, here: Here) -> int:
        return here.game.passing.action.bled or 0


OUT_OF_COMBAT: Final[frozenset[Window]] = frozenset(
    {
        "unlock",
        "another's master",
        "another's influence",
        "another's discard",
        "as announced",
        "before block",
        "after blocks",
        "as blocked",
        "before combat",
        "after resolution",
    }
)
_VIRTUES: Final = ("Aye", "Orun")
_ELDER: Final = Which("vampire", IN_PLAY, "you", least=4)


class IsLastOf(Condition, frozen=True):
    """Of the cards of these names on the minion it is the last."""

    names: tuple[str, ...]

    def holds(self, here: Here) -> bool:
        game = here.game
        on = [copy for copy in here.copies("bearer") for copy in minions.on_it(game, copy) if copy.face_up]
        last = [copy for copy in on if game.card(copy).name in self.names][-1:]
        return last == [here.source]

    def aloud(self) -> str:
        return f"this is the last {together(self.names, 'or')} on the minion that bears it"


class TooManyVirtues(Condition, frozen=True):
    """The minion bears more Aye and Orun than its capacity."""

    said = "the minion that bears this card has more Aye and Orun than its capacity"

    def holds(self, here: Here) -> bool:
        there = NamedOn(_VIRTUES, "bearer").of(here)
        return any(there > minions.capacity(here.game, copy) for copy in here.copies("bearer"))


class FrenzyOnIt(Condition, frozen=True):
    """A frenzy card that is being played on the minion can still be cancelled."""

    said = "a frenzy card is being played on this minion"

    def holds(self, here: Here) -> bool:
        game, played = here.game, here.game.passing.now.being_played[-1:]
        if not played or here.minion is None or played[0].marks.get("cancelled"):
            return False
        declared = game.passing.now.declared_of(played[0])
        on = isinstance(declared, Here) and any(here.minion in chosen for chosen in declared.chosen.values())
        frenzy = frozenset({"frenzy"})
        told = Cancels(keywords=frenzy) if on else Cancels(keywords=frenzy, on_it=True)
        return may_cancel(game, told, here.minion)


IS_LAIBON: Final = Is("minion", Which("vampire", IN_PLAY, words=("laibon",)))
VIRTUE_LAPSES: Final = lapses(IS_LAIBON, TooManyVirtues(), IsLastOf(_VIRTUES), also=("enters play",))
"""An Aye or Orun is burned when its Laibon has more of both than its capacity."""


def _is_ranged(game: Game, card: Card) -> bool:
    """Whether a weapon provides a ranged strike, however its card says so."""
    weapon = game.reader.printed(card).weapon
    by_number = weapon is not None and weapon.ranged and weapon.kind != "combat ends"
    return by_number or card.name in ("Argent Baton", "Flash Grenade", "Kerrie")


_ANARCH: Final = Which("vampire", whose="you", words=("anarch",))
_EXCEPTED: Final = "Ivory Bow"


class CardAskedShoots(Condition, frozen=True):
    """The card of which is asked whether the minion can have it is a ranged weapon, and not the excepted one."""

    def holds(self, here: Here) -> bool:
        asked = here.game.passing.now.warding
        return asked is not None and asked.name != _EXCEPTED and _is_ranged(here.game, asked)

    def aloud(self) -> str:
        return f"that card is a weapon that provides ranged strikes, and not {_EXCEPTED}"


class BurnShooting(Word, frozen=True):
    """The ranged weapons on the chosen minion are burned, but for the one that is excepted."""

    def act(self, here: Here) -> None:
        game = here.game
        for copy in here.copies("target"):
            for below in minions.equipment(game, copy):
                if game.card(below).name != _EXCEPTED and _is_ranged(game, game.card(below)):
                    game.burn(below)
            minions.drain(game, copy)

    def aloud(self) -> str:
        return f"weapons on the chosen card that provide ranged strikes are burned, but for {_EXCEPTED}"


CARDS: Final[tuple[Named, ...]] = (
    named("Absolution of the Diabolist", cancels_hunt()),
    master_card(
        "Aching Beauty",
        Upon("as blocked", (By("blocker", (BurnPool(),)),), (Acting(), borne_by("Toreador"))),
        sentences="c99060",
    ),
    master_card(
        "Aggressive Tactics",
        Standing("hand size", -1, whose="remembered"),
        declares=(ChooseMethuselah(),),
        words=(PutInPlay(), RememberMethuselahs()),
        sentences="2b021e 19667c",
    ),
    master_card(
        "Alamut",
        Usable(
            "burn counters: votes for a vampire",
            ("polling",),
            (Count(Number("number", -1), who="this"), GainVotes(Number("number"), "target")),
            (Choose(YOUR_READY_VAMPIRE), ChooseNumber(1, CountersOn(who="this"), what="counters")),
            (POLITICAL,),
            once="action",
        ),
        Upon(
            "successful bleed",
            (Count(PoolBled(), who="this"),),
            (Is("it", Which("vampire", IN_PLAY, "you", clans=("Banu Haqim",))),),
        ),
        sentences="f45b57|2578a3 5fcaf1",
    ),
    master_card(
        "Al's Army Apparatus",
        Usable(
            "search your library for a weapon",
            MINION_PHASE,
            (Search(Which("weapon")),),
            turn="yours",
            locks=True,
        ),
        sentences="6975ea",
    ),
    master_card(
        "Anarch Free Press, The",
        for_locking(
            "add 1 blood",
            ("after resolution",),
            AddBlood("acting"),
            conditions=(HuntSuccessful(), Is("acting", Which("vampire", IN_PLAY, words=("anarch",)))),
        ),
        sentences="a64cf4",
    ),
    master_card(
        "Anarch Revolt",
        Upon("unlock phase", as_you("active", If((There(_ANARCH),), (), (BurnPool(), MARK)))),
        # Who has an anarch no more as the phase ends burns it too, if she has not yet (ruling).
        Upon(
            "end of phase",
            as_you("active", If((There(_ANARCH),), (), (BurnPool(),))),
            (PhaseIs("unlock"), ONCE),
        ),
        InPlayAction("call a referendum to burn it", (Burn("this"),), "political", 1, by=Which("vampire")),
        words=(PutInPlay(),),
    ),
    master_card(
        "Anarch Troublemaker",
        once_a_turn(
            "unlock",
            "give it to your prey, and lock two vampires or burn an equipment",
            either(
                Alternative(
                    "lock up to two vampires",
                    (Choose(Which("vampire", IN_PLAY, "prey"), least=0, most=2), Lock("target")),
                ),
                Alternative(
                    "burn an equipment",
                    (Choose(Which("equipment", IN_PLAY, "prey")), Burn("target")),
                ),
            ),
            TakeControl("this", "prey"),
        ),
        words=(PutInPlay(),),
    ),
    master_card(
        "Ancestor Spirit",
        Standing("bleed", 1, conditions=(borne_by("", "laibon"),)),
        Standing("votes", 1, conditions=(CalledByThis(), borne_by("", "laibon"))),
        sentences="bc8054",
    ),
    master_card(
        "Angel of Berlin",
        when=Timing(OUT_OF_COMBAT),
        words=(
            either(
                Alternative("unlock an imbued", (Choose(Which("imbued", IN_PLAY, locked=True)), Unlock("target"))),
                Alternative(
                    "equip a ready imbued",
                    (
                        Choose(Which("imbued", whose="you")),
                        By("target", (Fetch(Which("equipment"), ("hand",)),)),
                    ),
                ),
            ),
        ),
    ),
    master_card(
        "Antediluvian Awakening",
        Upon(
            "unlock phase",
            as_you(
                "active",
                either(
                    Alternative("burn 1 pool", (BurnPool(),)),
                    Alternative(
                        "burn a vampire of capacity 4 or more to burn it",
                        (Choose(_ELDER), Burn("target"), Burn("this")),
                        (There(_ELDER),),
                    ),
                ),
            ),
        ),
        sentences="748f04",
    ),
    master_card(
        "Arcanum Chapterhouse, Alexandria",
        Upon(
            "unlock phase",
            as_you("active", BurnPool(Counted(Which("hunting ground", ANYWHERE, "you")))),
            (TurnOf("neighbours"),),
        ),
        sentences="0907e4",
    ),
    master_card(
        "Archon Investigation",
        declares=(Choose(Which(where=IN_PLAY, chosen="acting")),),
        words=(Burn("target"), EndAction()),
    ),
    master_card(
        "Art of Love, The",
        declares=(Choose(Which("ally", IN_PLAY, "others")),),
        words=(TakeControl("target", until="turn"),),
    ),
    master_card(
        "Artistically Inept",
        Standing("cannot block", 1, Which("vampire", clans=("Toreador",)), conditions=(Acting(),), torpid=True),
        sentences="bb0584",
    ),
    master_card(
        "Ashur Tablets",
        words=(
            PutInPlay(),
            If(
                (AtLeast(Counted(Which("card", ANYWHERE, "you", name="Ashur Tablets")), 3),),
                (
                    WithEach(Which("card", ANYWHERE, name="Ashur Tablets"), (RemoveFromGame("target"),)),
                    GainPool(3),
                    Choose(Which("library card", ("ash heap",), "you"), least=0, most=13),
                    Choose(Which("library card", ("ash heap",), "you", chosen="target"), "one"),
                    Part("one"),
                    Return("target", "library"),
                    Return("one"),
                ),
            ),
        ),
    ),
    # The effects are those of a Laibon (ruling).
    master_card(
        "Aye",
        for_locking(
            "cancel the frenzy card",
            ("as played",),
            Cancel(free=False),
            conditions=(IS_LAIBON, FrenzyOnIt()),
            by="bearer",
            torpid=True,
        ),
        Usable(
            "burn 1 blood and lock three Aye: block and react as if unlocked",
            DURING_ACTION,
            (Lock("aye"), Wake("minion")),
            (Choose(Which("card", IN_PLAY, on="minion", name="Aye", locked=False), "aye", 3, 3),),
            (IS_LAIBON, IsReady("minion"), Is("minion", Which(locked=True)), Not(Acting()), IsLastOf(("Aye",))),
            by="bearer",
            blood=1,
            once="action",
        ),
        Upon("has burned", (Burn("this"),), (IS_LAIBON, IsLastOf(("Aye",))), about="minion", torpid=True),
        *VIRTUE_LAPSES,
        sentences="504c78 aef699 3311e8 ab4efc",
    ),
    master_card(
        "Anachronism",
        Standing("warded", 1, conditions=(CardAskedShoots(),), torpid=True),
        words=(BurnShooting(),),
        sentences="a59379 7280c8",
    ),
)
