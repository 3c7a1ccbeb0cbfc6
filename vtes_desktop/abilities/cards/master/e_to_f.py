"""Master cards, E to F: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.stored import Lay
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.playing.stored import AS_FROM_HAND, LEAVES_WHEN_BURNED, PLAYED_FROM, store
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.rules.titles.titles import yield_title
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Place


class CryptToBottom(Word, frozen=True):
    """A card of the crypt that was shown goes to its bottom."""

    name: str = "revealed"

    def act(self, here: Here) -> None:
        game = here.game
        for copy in here.copies(self.name):
            game.doing.move_card(copy, Place(copy.owner, "crypt"), len(game.table.pile(copy.owner, "crypt")) - 1)

    def aloud(self) -> str:
        return f"{card(self.name)} goes to the bottom of its owner’s crypt"


_MINISTRY: Final = ("Ministry",)
_OTHER_LEADER: Final = Which("vampire", IN_PLAY, any_word=("justicar", "inner circle"), other=True)
CATHARI: Final = Which("vampire", IN_PLAY, "you", words=("path of cathari",))


class RoundHasPress(Word, frozen=True):
    """The round has a press to continue, which is nobody's and comes before any other (sec. 6.4.4)."""

    said = "the round has a press to continue combat, which is nobody’s and comes before any other"

    def do(self, here: Here) -> Procedure[None]:
        fight = here.game.fight

        def press(game: Game) -> Procedure[bool]:
            game.say(game.doing.name(here.source), " presses to continue the combat", seat=here.seat)
            yield from ()
            return True

        if fight is not None:
            fight.lasting.append(lasting.Pressing(fight.acting.id, "round", press))
        yield from ()


class StealthMissing(Measure, frozen=True):
    """What the acting minion's stealth lacks to be 1 more than the intercept of who attempts to block, and no more than
    it has blood."""

    said = "what its stealth lacks to be 1 more than the blocking minion’s intercept (and no more than its blood)"

    def of(self, here: Here) -> int:
        action = here.game.table.action
        if action is None:
            return 0
        return min(here.game.copy(action.minion).blood, action.intercept - action.stealth + 1)


class LayOpen(Word, frozen=True):
    """Chosen cards of your hand go face up on the card, out of play, and your hand is drawn up; minions of a clan that
    you control play them from there as if from the hand."""

    clan: str

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies("target"):
            game.say(game.who(here.seat), " puts ", game.doing.name(copy), " on ", game.doing.name(here.source))
            store(game, copy, here.source, shown=True, mark=PLAYED_FROM, value=self.clan)
        yield from settle_hand(game, here.seat)

    def aloud(self) -> str:
        return (
            f"the chosen card goes on this card, open and out of play, and you draw up; {self.clan} that you control"
            " can play it from there as if from your hand (requirements and cost apply)"
        )


class YieldTitle(Word, frozen=True):
    """Vampires yield the titles that they contest (sec. 4.2)."""

    who: str = "target"

    def act(self, here: Here) -> None:
        for copy in here.copies(self.who):
            if copy.marks.get("contested title"):
                yield_title(here.game, copy)

    def aloud(self) -> str:
        return card_does(self.who, "yield the title that it contests")


class IsBare(Condition, frozen=True):
    """No card lies on the card."""

    said = "no card is on this card"

    def holds(self, here: Here) -> bool:
        return not here.source.attached


CARDS: Final[tuple[Named, ...]] = (
    named("Ebony Fox Hunt", cancels_hunt(Which("vampire", whose="you", words=("black hand",)))),
    master_card("Elysium: The Arboretum", truce("camarilla"), sentences="2308ca 6b583d"),
    master_card(
        "Esgrima",
        for_locking(
            "3 votes for a vampire",
            ("polling",),
            GainVotes(3, "target"),
            declares=(Choose(Which("vampire", least=7)),),
            conditions=(POLITICAL,),
        ),
        Upon("discard phase", (TakeControl("this", "predator"),), turn="yours"),
        sentences="9a59c8 24d797",
    ),
    master_card(
        "Eternals of Sirius, The",
        words=(
            either(
                Alternative("gain 5 pool", (GainPool(5),), (There(Which("vampire", whose="you", clans=_MINISTRY)),)),
                Alternative(
                    "add 5 blood to a vampire",
                    (
                        Choose(Which("vampire", ("uncontrolled",), "you", clans=_MINISTRY, least=9)),
                        AddBlood("target", 5),
                    ),
                ),
            ),
        ),
    ),
    master_card(
        "Failsafe",
        for_master_action("burn it, gain 4 pool", Burn("this"), GainPool(4), conditions=(PoolIs("you", most=2),)),
        sentences="ac1265",
    ),
    master_card(
        "Fame",
        Upon("goes to torpor", (BurnPool(3),), about="minion", by="bearer", torpid=True),
        Upon("unlock phase", as_you("active", BurnPool()), (InTorpor("minion"),), torpid=True),
        declares=(Choose(Which("vampire")),),
        words=(PutOn("target"),),
    ),
    master_card(
        "Family Gathering",
        words=(
            RevealCrypt(draw=False),
            If(
                (Is("revealed", Which("vampire", clans=("Hecata",))),),
                (DrawRevealed(), AddBlood("revealed")),
                (CryptToBottom(),),
            ),
        ),
    ),
    master_card(
        "Fear of Mekhet",
        Upon(
            "unlock phase",
            (
                If(
                    (AtLeast(BloodOn("minion"), 5),),
                    (
                        BurnBlood("minion", 5),
                        If(
                            (There(_OTHER_LEADER),),
                            (Choose(_OTHER_LEADER), MoveOnto("target")),
                            (Burn("this"),),
                        ),
                    ),
                    (Burn("minion"),),
                ),
            ),
            turn="yours",
            by="bearer",
            torpid=True,
        ),
        declares=(Choose(Which("vampire", any_word=("justicar", "inner circle"))),),
        words=(PutOn("target"), Lock("target")),
    ),
    master_card(
        "Ferraille", Usable("+3 votes", ("polling",), (GainVotes(3),), pool=1, once="turn"), sentences="601dc0"
    ),
    master_card(
        "Festivo dello Estinto",
        Upon(
            "after resolution",
            (AddBlood("acting", CapacityOf("acting")),),
            (HuntSuccessful(), Is("acting", Which("vampire", words=("sabbat",)))),
        ),
        sentences="25d877",
    ),
    master_card(
        "Fleshforge Chamber",
        once_a_turn(
            "master",
            "put a ghoul of your hand on it",
            LayOpen("Tzimisce"),
            declares=(Choose(Which("ally|retainer", ("hand",), "you", words=("ghoul",))),),
        ),
        sentences="c341b2 3b2418",
    ),
    # It may be used again in the same action once it is unlocked (ruling).
    master_card(
        "Forest of Shadows",
        Usable(
            "a Malkavian burns X blood for +X stealth",
            ("block attempt",),
            (
                BurnBlood("acting", Number("stealth")),
                AddStealth(Number("stealth")),
                Lend("stealth", Number("stealth"), "acting"),
            ),
            (ChooseNumber(1, StealthMissing(), "stealth", "blood"),),
            (Is("acting", Which("vampire", clans=("Malkavian",))), StealthNeeded()),
            turn="yours",
            locks=True,
        ),
        sentences="c9a4ff 4fe388",
    ),
    master_card("Fortschritt Library", words=(Search(Which("event", ("library",), "you", words=("gehenna",))),)),
    master_card(
        "Forward Momentum",
        Usable(
            "burn 2 counters: the vampire unlocks",
            ("after resolution",),
            (Count(-2, who="this"), Unlock("acting")),
            conditions=(AtLeast(CountersOn(who="this"), 2), Is("acting", replace(CATHARI, locked=True))),
        ),
        Upon(
            "after resolution",
            (If((Bled(),), (Count(who="this"),), (Count(-1, who="this"),)),),
            (ActionIs(("bleed",)), Is("acting", CATHARI)),
        ),
        sentences="62255e fc8cd5",
    ),
    master_card(
        "Framing an Ancient Grudge",
        declares=(
            either(
                Alternative(
                    "a prince or primogen",
                    (Choose(Which("vampire", IN_PLAY, any_word=("prince", "primogen"))),),
                ),
                Alternative(
                    "a justicar, for 3 pool",
                    (Choose(Which("vampire", IN_PLAY, words=("justicar",))), BurnPool(3, paid=True)),
                ),
            ),
        ),
        words=(LoseTitle("target"),),
        sentences="cae6f7 07ffd7",
    ),
    master_card(
        "Frenzy",
        when=Timing(frozenset({"before range"})),
        declares=(Choose(Which("vampire", chosen="both")),),
        words=(Forbid(("equipment", "press to end"), "target"), RoundHasPress()),
    ),
    master_card(
        "Frontal Assault",
        attack("enter combat", Which(whose="prey"), by=Which(whose="you")),
        *upon(("goes to torpor", "ready minion burned"), (GainPool(),), (ItsMethuselah("prey"),)),
        Upon("influence phase", (Burn("this"), BurnPool(Counted(Which(whose="prey")))), turn="yours"),
        sentences="98aa4b d7932a f31fa3",
    ),
    master_card(
        "From a Sinking Ship",
        declares=(Choose(Which("vampire", IN_PLAY, "poor", most=6, alternatives=(Which("ally"), Which("imbued")))),),
        words=(TakeControl("target"),),
    ),
    master_card(
        "Ephor",
        InPlayAction(
            "a vampire yields its contested title",
            (YieldTitle(),),
            stealth=1,
            declares=(Choose(Which("vampire", IN_PLAY, mark="contested title")),),
            by=Which("vampire", IN_PLAY, bearer=True, clans=("Ventrue",)),
        ),
        sentences="e50322",
    ),
    master_card(
        "Flames of Insurrection",
        *upon(
            LEAVING,
            (
                AsFoe(
                    (
                        May(
                            (Choose(YOUR_YOUNGLING, "heir"), AddBlood("heir")),
                            "1 blood for an uncontrolled vampire?",
                        ),
                    )
                ),
            ),
            (FellTo(Which("vampire", words=("anarch",))),),
        ),
        sentences="f596f4",
    ),
    master_card(
        "Elysium: Sforzesco Castle",
        for_locking(
            "lock it instead of the blocking vampire",
            ("as blocked",),
            NoLock("blocker"),
            conditions=(
                Is("blocker", Which("vampire", whose="you")),
                Is("acting", Which("vampire", IN_PLAY, words=("camarilla",))),
                IsUnlocked("blocker"),
            ),
        ),
        sentences="626322",
    ),
    master_card(
        "Erciyes Fragments, The",
        for_locking(
            "move a card of your prey's ash heap to it",
            ANY_TIME,
            Lay(AS_FROM_HAND),
            Mark(LEAVES_WHEN_BURNED, "target"),
            declares=(Choose(Which("library card", ("ash heap",), "prey")),),
            conditions=(IsBare(),),
        ),
        InPlayAction(
            "steal it",
            (TakeControl("this"),),
            directed=True,
            by=Which("vampire", whose="others", least=5),
        ),
        sentences="4101e6 f75e30 e6df6a 2747d0 819fa2 53f750",
    ),
    master_card(
        "Feral Spirit",
        # It is of that sect now, until it becomes one of another.
        Upon("changes sect", (Mark(minions.GIVES_SECT, "this", ""),), about="minion", torpid=True),
        words=(
            Mark(minions.GIVES_CLAN, "this", "Ahrimane"),
            Mark(minions.GIVES_SECT, "this", "Sabbat"),
            Mark(minions.GIVES_TRAIT, "this", "sterile"),
        ),
        sentences="081133 776695 0351fc",
    ),
)
