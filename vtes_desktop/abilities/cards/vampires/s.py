"""Vampires, S: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.master.b import OutOfTurn
from vtes_desktop.abilities.cards.polling import VotesBesides
from vtes_desktop.rules import minions
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure

HUNTING_GROUND: Final = Which("hunting ground", ANYWHERE, unique=True)


class ShowReplaced(Word, frozen=True):
    """You see the cards that another Methuselah has just drawn in place of others in a referendum."""

    said = "in a referendum you see each card with which another Methuselah replaces one"

    def can(self, here: Here) -> bool:
        return self._is_so(here)

    def _is_so(self, here: Here) -> bool:
        game = here.game
        return game.table.referendum is not None and game.passing.now.replacing

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        if not self._is_so(here):
            return
        for copy in [each for each in game.passing.now.drawn if each.controller != here.seat]:
            before = copy.shown_to
            game.do(m.Show(copy.id, tuple(dict.fromkeys((*before, here.seat)))))
            options = [Option("seen", f"Seen: {game.name(copy)}", targets=(copy.id,))]
            yield from here.ask(
                "look", f"{game.seat_name(copy.controller)} draws a card", options, "1.6.1", always=True
            )
            game.do(m.Show(copy.id, before))


_ALLY: Final = Which("ally", IN_PLAY, "you", any_word=("mortal", "mage"))
_SETITE: Final = Which("vampire", IN_PLAY, "you", other=True, clans=("Ministry",))


def _either_way(text: str, moves: GiveBlood, other: Which, *conditions: Conditions) -> Usable:
    """A blood or life moves in the unlock phase from or to another, one of the two ways once in a turn."""
    return Usable(text, ("unlock",), (moves, MARK), (Choose(other),), (ONCE, *conditions), "yours", torpid=True)


_SYNESIOS: Final = "paid for with Synesios"


class PlayedMarked(Condition, frozen=True):
    """The card that is being played bears a mark."""

    name: str

    def holds(self, here: Here) -> bool:
        return any(self.name in copy.marks for copy in here.game.passing.now.being_played[-1:])

    def aloud(self) -> str:
        return f"the card being played is marked “{self.name}”"


class MarkPlayed(Word, frozen=True):
    """The card that is being played gets a mark."""

    name: str

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.game.passing.now.being_played[-1:]:
            minions.mark(here.game, copy, self.name, "yes")
        yield from ()

    def aloud(self) -> str:
        return f"the card being played is marked “{self.name}”"


CARDS: Final[tuple[Named, ...]] = (
    vampire(
        "Sakhar", InPlayAction("search the library for an equipment card", (Search(Which("equipment")),), stealth=1)
    ),
    vampire(
        "Salvador Garcia",
        Price(-1, "pool", requires=("anarch",), payer="you", conditions=(IsReady("this"),)),
        Price(
            -1,
            "blood",
            requires=("anarch",),
            of=Which("vampire", IN_PLAY, "you", words=("anarch",)),
            conditions=(IsReady("this"),),
        ),
        sentences="060558",
    ),
    vampire(
        "Sennadurek",
        Upon(
            "edge lost",
            (
                Unlock("this"),
                May((LookAt("hand", "its"),), "look at the hand of who has lost the Edge?"),
            ),
            (TurnOf("others"),),
            torpid=True,
        ),
        sentences="921505",
    ),
    vampire(
        "Seren Sukardi",
        Usable(
            "strike: send the opposing vampire to torpor",
            ("choose strike",),
            (StrikeDoes("hits", (ToTorpor("opponent", wounds=True),)),),
            (MakeStrike(Blow("effect")),),
            conditions=(
                Fights(),
                Is("opponent", Which("vampire")),
                RangeIs("long", before=True),
                Not(AtLeast(DamageDone("taken before", "this"), 1)),
            ),
        ),
        sentences="dd22c9",
    ),
    vampire("Skidmark", Standing("cards kept back", 1, conditions=(Acting("this"),), torpid=True), sentences="5057d1"),
    vampire(
        "Sabine Lafitte",
        gives_blood("move 1 blood to a Tremere", Which("vampire", IN_PLAY, other=True, clans=("Tremere",))),
        sentences="d0750f",
    ),
    vampire(
        "Sakura, The Merciless",
        Usable(
            "burn 1 blood to unlock",
            ("after resolution",),
            (Unlock("minion"),),
            conditions=(
                Acting(),
                Successful(),
                ActionRequires(path="Death and the Soul"),
                Is("this", Which("vampire", locked=True)),
            ),
            turn="yours",
            blood=1,
            once="turn",
        ),
        sentences="a59d33",
    ),
    vampire(
        "Sandra White", Upon("has diablerized", (BurnPool(1, "its"),), (Diablerizes(older=True),)), sentences="ae7a2e"
    ),
    # As often as it can be paid; what the card costs is paid all the same (rulings).
    vampire(
        "Santaleous",
        Standing("bleed", Counted(HUNTING_GROUND)),
        cancels("cancel the master card", Played("now", ("Master",)), free=False, blood=3, torpid=True),
        sentences="7dcc12 54d92b",
    ),
    vampire(
        "Sascha Vykos, The Angel of Caine",
        Upon(
            "goes to torpor",
            (OncePerTurn("Sascha Vykos", (May((LendTo("hand size", 2),), "+2 hand size this turn"),)),),
            about="opponent",
        ),
        sentences="f37e4f",
    ),
    vampire(
        "Sascha Vykos, The Angel of Caine",
        Upon(
            "card played",
            (May((Draw(at_once=True),), "draw a card"),),
            (READY, ItsMethuselah("others"), Played("it", types=("Master",))),
        ),
        advanced=True,
        sentences="71c053",
    ),
    vampire(
        "Saulot, The Wanderer",
        Standing("no damage", 1, conditions=(InflictedBy(Which("vampire", clans=("Baali",))),)),
        once_a_turn(
            "unlock",
            "move 2 blood to a vampire",
            either(
                Alternative(
                    "to a vampire in play",
                    (Choose(Which("vampire", IN_PLAY, other=True)), GiveBlood("minion", "target", 2)),
                ),
                Alternative(
                    "to a vampire in your uncontrolled region",
                    (Choose(YOUR_YOUNGLING), GiveBlood("minion", "target", 2)),
                ),
            ),
            conditions=(AtLeast(BloodOn("minion"), 2),),
            torpid=True,
        ),
        sentences="5e918f 810879",
    ),
    vampire(
        "Schuyler",
        Upon(
            "as blocked",
            (
                ForEachMethuselah(
                    "prey",
                    (
                        May(
                            (Choose(Which("library card", ("ash heap",), "you")), Return("target", "top")),
                            "move a card of your ash heap to the top of your library",
                        ),
                    ),
                ),
            ),
            (Acting("this"),),
        ),
        sentences="3f92c2",
    ),
    vampire(
        "Sean Rycek",
        act_on(Which("master|location", ANYWHERE, called="boon"), "burn a boon", Burn("target"), stealth=1),
        sentences="c7f704",
    ),
    vampire(
        "Sela",
        Upon(
            "title gained",
            (WithEach(Which("vampire", whose="prey", words=("bishop",)), (BurnBlood("target"),)),),
            (Is("this", Which("vampire", words=("archbishop",))),),
            about="this",
            torpid=True,
        ),
        sentences="7f1e37",
    ),
    vampire(
        "Selena",
        Standing("aggravated damage", 1, conditions=(InflictedBy(Which("ally|retainer", words=("werewolf",))),)),
        sentences="b50346",
    ),
    vampire(
        "Seraphina",
        act_on(
            Which(where=IN_PLAY, whose="you"),
            "add 2 blood or life to a minion of yours",
            *given_back("target", 2),
            stealth=1,
        ),
        sentences="53136c",
    ),
    vampire(
        "Serenna the White",
        Usable(
            "reduce the bleed by 2",
            IN_ACTION,
            (AddBleed(-2),),
            conditions=(READY, BleedsWhom("you"), Bled(so_far=True)),
            blood=1,
            once="turn",
        ),
        sentences="77263a",
    ),
    vampire(
        "Sergei Voshkov, The Eye",
        Upon(
            "as blocked",
            (
                May(
                    (
                        LookAt("hand", "acting"),
                        May(
                            (
                                BurnBlood("this", paid=True),
                                Discard(Which("action|ally|equipment|political action|retainer"), 1, "acting"),
                            ),
                            "burn 1 blood to discard an action card",
                        ),
                    ),
                    "look at the hand",
                ),
            ),
            (Same("blocker", "this"),),
        ),
        sentences="9daf18",
    ),
    vampire(
        "Servius Marius Pustula",
        Standing("hand size", Counted(Which("vampire", whose="you", least=8)), whose="any", theirs=True, torpid=True),
        sentences="06936a",
    ),
    # In torpor too (ruling).
    vampire(
        "Shahid",
        Usable(
            "lock: +1 hand size this turn for each ready minion of whose turn it is",
            ("unlock",),
            (Lock("this"), LendTo("hand size", Counted(Which(whose="active")))),
            conditions=(IsUnlocked("this"),),
            turn="others",
            torpid=True,
        ),
        sentences="26acc2",
    ),
    vampire(
        "Shasa Abu Badr",
        Standing("bleed", 1, conditions=(Acting(kinds=("bleed",)), ActionRequires("pre")), in_action=True),
        sentences="646df6",
    ),
    # The damage is environmental (ruling).
    vampire(
        "Shemti",
        Upon(
            "after resolution",
            (Inflict(1, "acting", environmental=True),),
            (READY, IsUnlocked("this"), Successful(), DirectedAtYou()),
        ),
        sentences="321658",
    ),
    vampire(
        "Shiloh Marie, Vengeance",
        Upon(
            "unlock phase",
            (Choose(Which("vampire", whose="you", other=True)), Inflict(1, "target", unpreventable=True)),
            (READY, There(Which("vampire", whose="you", other=True))),
            turn="yours",
        ),
        sentences="f88e94",
    ),
    vampire(
        "Silas",
        once_a_turn("discard", "1 discard phase action", Gain("discard phase action"), conditions=(READY,), blood=1),
        sentences="add6e5",
    ),
    vampire(
        "Smudge the Ignored",
        Standing("strength", 1, conditions=(Is("this", Which("vampire", mark="has diablerized an elder")),)),
        Upon("has diablerized", (Mark("has diablerized an elder", "this"),), (Diablerizes(older=True),)),
        sentences="626e5d",
    ),
    vampire(
        "Soldat",
        Usable(
            "burn the Edge: a maneuver for a Black Hand vampire",
            ("before range",),
            (BurnEdge(), GiveExtra("maneuver", who="target")),
            (Choose(Which("vampire", words=("black hand",), chosen="both")),),
            (HasEdge(),),
            torpid=True,
        ),
        # To one's own in answer to the opponent's maneuver too.
        Usable(
            "burn the Edge: a maneuver for a Black Hand vampire",
            ("range",),
            (BurnEdge(),),
            conditions=(HasEdge(), There(Which("vampire", whose="you", words=("black hand",), chosen="both"))),
            torpid=True,
        ),
        sentences="cf59c0",
    ),
    vampire(
        "Solomon Batanea",
        Usable(
            "2 transfers: move 1 blood from an uncontrolled vampire of your prey to its pool",
            ("influence",),
            (By("target", (MoveBlood("minion"),)),),
            (Spend("transfer", 2), ChooseInfluenced("prey")),
            (READY,),
            turn="yours",
        ),
        sentences="2a8c92",
    ),
    # After the block attempts (ruling).
    vampire(
        "Spiridonas",
        Usable(
            "burn X+2 blood: +X bleed",
            IN_ACTION,
            (
                ChooseNumber(1, BloodOn("minion", plus=-2), "more", "bleed"),
                BurnBlood("minion", Number("more", plus=2), paid=True),
                AddBleed(Number("more")),
            ),
            conditions=(Acting(kinds=("bleed",)), AtLeast(BloodOn("minion"), 3)),
            once="turn",
        ),
        sentences="30e578",
    ),
    vampire(
        "Sri Sansa",
        _either_way(
            "1 blood from Sri to an ally", GiveBlood("minion", "target"), replace(_ALLY, wounded=True), HasBlood()
        ),
        _either_way("1 life from an ally to Sri", GiveBlood("target", "minion"), _ALLY),
        sentences="0e5e92",
    ),
    vampire("Stanislava", Standing("no abilities", 1, Which("retainer", on="opponent")), sentences="58e4f1"),
    vampire(
        "Strohmann",
        Price(1, "blood", types=("Reaction",), disciplines=("aus",), payer="any", conditions=(Acting("this"),)),
        sentences="ca964c",
    ),
    vampire(
        "Styles Margs",
        Upon("polling begins", (VotesBesides(2, "for"),), (BloodHuntCalled("this"),), torpid=True),
        sentences="8b7696",
    ),
    vampire(
        "Suhailah",
        Standing(
            "stealth",
            1,
            conditions=(There(Which("vampire", whose="prey", any_word=("prince", "justicar"))),),
        ),
        sentences="0a7e03",
    ),
    vampire("Slag", Upon("cards drawn", (ShowReplaced(),)), sentences="cde780"),
    vampire(
        "Sutekh, The Dark God",
        Usable(
            "gain 1 pool",
            ("after resolution",),
            (GainPool(),),
            conditions=(Successful(), ActionIs(("recruit",)), ActionWith(Which("ally", words=("mummy",)))),
            once="action",
            torpid=True,
        ),
        _either_way("1 blood from Sutekh to another Setite", GiveBlood("minion", "target"), _SETITE, HasBlood()),
        _either_way(
            "1 blood from another Setite to Sutekh", GiveBlood("target", "minion"), replace(_SETITE, blood="some")
        ),
        sentences="2aee25 3656fb",
    ),
    vampire(
        "Synesios",
        Usable(
            "+1 master phase action in your next master phase",
            ("as played",),
            (Gain("master phase action"), MarkPlayed(_SYNESIOS)),
            conditions=(Played("now", ("Master",), whose="you"), OutOfTurn(), Not(PlayedMarked(_SYNESIOS))),
            pool=1,
            torpid=True,
        ),
        sentences="cba635",
    ),
    vampire(
        "Synner-G",
        Upon(
            "equipped from hand",
            (May((Unlock("this"),), "unlock"),),
            (Is("it", Which("equipment", on="this", called="electronic")),),
        ),
        sentences="c665b0",
    ),
)
