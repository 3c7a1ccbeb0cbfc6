"""Action cards: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.action.alike import *
from vtes_desktop.abilities.cards.ally.h_to_m import ItsBearer
from vtes_desktop.abilities.cards.combat.alike import COMBAT
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.by_hand.step import stays
from vtes_desktop.rules.combat.damage import inflict
from vtes_desktop.rules.combat.hurt import Hurt
from vtes_desktop.rules.game import TRAINED
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.minion.borrowing import MUST_NOW
from vtes_desktop.rules.playing.hands import discard, settle_hand
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.rules.turn.influence import control, is_paid
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Place

_ALLIES: Final = Which("ally", IN_PLAY)


class BlockItself(Word, frozen=True):
    """The card itself attempts to block, and is an infernal vampire as long as it does: locked or not, without blood,
    with more intercept. Where it blocks it inflicts 1 unpreventable, environmental, aggravated damage on the acting
    minion and is burned at once, before anything else is done about the block; there is no combat."""

    capacity: int
    intercept: int

    def can(self, here: Here) -> bool:
        game, copy = here.game, here.source
        action = game.table.action
        if action is None or action.unblockable or action.step != "block" or action.blocker:
            return False
        if copy.place.region != "in play" or copy.controller == action.seat:
            return False
        if not game.edition.blocker_again and copy.id in game.passing.action.failed:
            return False
        # What an attempt takes is asked of the vampire that it would be: one without blood.
        as_vampire = replace(copy, place=Place(copy.controller, "ready"), marks={**copy.marks, **self._becomes()})
        return blocks.undecided(game)[:1] == [copy.controller] and blocks.can_block(game, as_vampire)

    def _becomes(self) -> dict[str, str]:
        """The marks that make a vampire of it."""
        return {
            "type": "vampire",
            "capacity": str(self.capacity),
            "infernal": "yes",
            "sect": "Independent",
            blocks.AWAKE: "yes",
        }

    def do(self, here: Here) -> Procedure[None]:
        """Have it attempt; it is a card like any other again when that has failed."""
        game, copy = here.game, here.source
        home = copy.place
        game.doing.move_card(copy, Place(copy.controller, "ready"))
        marks = self._becomes()
        for name, value in marks.items():
            minions.mark(game, copy, name, value)
        blocks.add_intercept(game, copy, self.intercept)
        game.passing.action.attempting = copy

        def back() -> None:
            """It is no minion any more."""
            minions.mark(game, copy, blocks.ADDED, "")
            for name in marks:
                minions.mark(game, copy, name, "")
            if copy.place.region == "ready":
                game.doing.move_card(copy, home)

        def fails() -> Procedure[None]:
            back()
            yield from ()

        def blocked() -> Procedure[None]:
            if game.action.blocker == copy.id:
                back()
                yield from self._strike_down(here)

        game.passing.action.later = [*game.passing.action.later, ("attempt failed", fails), ("blocked", blocked)]
        yield from ()

    def _strike_down(self, here: Here) -> Procedure[None]:
        """It has blocked: it inflicts its damage on the acting minion, and is burned."""
        game, acting = here.game, here.copy("acting")
        game.change_action(blocker=0)
        game.burn(here.source)
        if acting is not None and game.in_play(acting):
            hurt = Hurt(acting, 0, 1, unpreventable=True, surroundings=1, surroundings_aggravated=1)
            yield from inflict(game, [hurt], game.clockwise(game.action.seat))

    def aloud(self) -> str:
        made = f"as an infernal vampire of capacity {self.capacity} with {self.intercept:+} intercept, locked or not"
        hurts = "inflicts 1 unpreventable environmental aggravated damage on the acting minion and is burned"
        return f"this card attempts to block {made}; if it blocks there is no combat: it {hurts}"


class Awaken(Word, frozen=True):
    """Uncontrolled vampires with blood for their capacity become controlled (sec. 7)."""

    said = "the chosen card, if uncontrolled with as much blood as its capacity, becomes controlled"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies("target"):
            if copy.place.region == "uncontrolled" and is_paid(game, copy):
                yield from control(game, copy.place.seat, copy)


class PutInTraining(Word, frozen=True):
    """The card that is played is put into play in your uncontrolled region, where it is no minion yet."""

    said = "this card goes face up to your uncontrolled region, where it is no minion yet"

    def act(self, here: Here) -> None:
        game, copy = here.game, here.source
        stays(game, copy)
        game.doing.move_card(copy, Place(here.seat, "uncontrolled"), face_up=True)
        minions.mark(game, copy, TRAINED, "yes")


_TEMPTED: Final = (
    AtLeast(CountersOn(who="this"), 1),
    Is("bearer", Which("vampire", IN_PLAY, "others")),
    Is("bearer", Which("vampire", IN_PLAY, locked=True)),
)
"""When Temptation would do anything: it has counters to burn, or a vampire to unlock or to take control of."""
SABBAT: Final = Which("vampire", whose="you", words=("sabbat",), may_block=True)
_RECRUIT: Final = "Web of Knives Recruit"
TRAINING: Final = "training"
_TRAINS: Final = (AtLeast(CountersOn(TRAINING, "this"), 1), FewerThisTurn(_RECRUIT, 2))
_RECRUITS: Final = Which("card", ("uncontrolled",), "you", name=_RECRUIT)
_TRAINED: Final = (
    Count(-1, TRAINING, "this"),
    CountTurn(_RECRUIT),
    If(
        (Not(AtLeast(CountersOn(TRAINING, "this"), 1)),),
        (
            Mark(TRAINED, "this", ""),
            BecomeVampire(
                3,
                clan="Banu Haqim",
                sect="Independent",
                disciplines="cel obf pot qui",
                traits=("blood cursed",),
                blood=3,
            ),
        ),
    ),
)


class DiscardAmong(Word, frozen=True):
    """Look at all hands and discard one card of all of them; whose it was draws up (sec. 1.6.1)."""

    said = "you look at the hand of each Methuselah and discard 1 card of your choice among them all"

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; nobody else learns of the others."""
        game = here.game
        options = [
            Option("discard", f"{game.name(copy)} ({game.seat_name(seat)})", copy.id)
            for seat in here.methuselahs("any")
            for copy in game.pile(seat, "hand")
        ]
        if options:
            option = yield from here.ask("discard", "which card is discarded?", options, "1.6.1", always=True)
            copy = game.copy(option.copy)
            owner = copy.owner
            discard(game, owner, copy)
            yield from settle_hand(game, owner)


_NO_PRELATE: Final = ("non-archbishop", "non-priscus", "non-cardinal", "non-regent")
_BUSY: Final = AnyOf((Acting("bearer"), Fights("bearer")))
CARDS: Final[tuple[Named, ...]] = (
    action_card(
        _RECRUIT,
        # Where more than two are trained, their Methuselah says which; else each of them is.
        Usable(
            "burn a training counter",
            ("unlock",),
            _TRAINED,
            conditions=(*_TRAINS, There(_RECRUITS, 3)),
            turn="yours",
            once="turn",
        ),
        Upon("unlock phase", _TRAINED, (*_TRAINS, Not(There(_RECRUITS, 3))), turn="yours"),
        words=(PutInTraining(), Count(3, TRAINING, "this")),
    ),
    action_card(
        "Tattoo Signal",
        Usable(
            "unlock another Black Hand vampire",
            THROUGHOUT,
            (Unlock("target"),),
            (Choose(Which("vampire", IN_PLAY, locked=True, other=True, words=("black hand",))),),
            (IsReady("minion"), Is("minion", Which(words=("seraph",)))),
            by="bearer",
            locks=True,
        ),
        words=(PutOn("minion"),),
    ),
    mended(
        "Taunt the Caged Beast",
        # The prey is asked first (LSJ 20070319).
        at_level("ani", words=in_combat(GiveExtra("maneuver", "combat"))),
        at_level(
            "ANI",
            conditions=(AtLeast(CountOf("Methuselahs"), 3),),
            declares=(
                Choose(Which("vampire", whose="predator"), "first"),
                Choose(Which("vampire", whose="prey"), "second"),
            ),
            words=(
                If(
                    (IsReady("first"), IsReady("second")),
                    (
                        EnterCombat("second", "first"),
                        If(
                            (IsReady("first"),),
                            (If((Not(IsReady("second")),), (AddBlood("first", 4),)),),
                            (If((IsReady("second"),), (AddBlood("second", 4),)),),
                        ),
                    ),
                ),
            ),
        ),
    ),
    both_levels(
        "Temptation",
        Usable("add a counter", ("master",), (Count(1, who="this"),), turn="yours", once="turn", torpid=True),
        Usable(
            "burn the counters to unlock the vampire and control it until the end of the turn",
            MINION_PHASE,
            (Count(CountersOn(who="this", times=-1), who="this"), *STOLEN_FOR_THE_TURN),
            conditions=(AtLeast(CountersOn(who="this"), BloodOn("bearer")), AnyOf(_TEMPTED)),
            turn="yours",
            torpid=True,
        ),
        level="ser",
        target=Which("vampire", ("ready",)),
        words=(PutOn("target"),),
        also=(Count(1, who="this"),),
    ),
    action_card(
        "Thin-Blooded Seer",
        Price(0, "blood", twice=True),
        Usable(
            "look at the top two cards of a library",
            ("unlock",),
            (LookAt("library", "chosen", 2),),
            (ChooseMethuselah("any"),),
            turn="yours",
            locks=True,
        ),
        words=(BecomeVampire(1, clan="none", traits=("sterile",)), Mark(MUST_NOW, "this", "hunt")),
    ),
    mended(
        "Touch of Valeren",
        COMBAT,
        level="FOR",
        when=Timing(frozenset({"prevention"}), others="only", locked="also"),
        words=(Prevent(ALL, "strikes", to=Which(where=IN_PLAY, whose="you")),),
    ),
    action_card(
        "Travelers Obey the Tenets",
        Upon(
            "after resolution",
            (Inflict(1, "acting", unpreventable=True),),
            (DirectedAtYou(), Successful(), Is("acting", Which("vampire", IN_PLAY)), Not(ActionOfThis())),
        ),
        InPlayAction("burn it", (Burn("this"),), by=Which("vampire"), directed=True),
        sentences="1379a1 f7a87f",
    ),
    action_card(
        "Trick of the Danya, The",
        level="chi",
        declares=(
            ChooseInfluenced("prey", "giver", imbued=True),
            either(
                Alternative("to your pool", ()),
                Alternative("to a vampire in your uncontrolled region", (Choose(YOUR_YOUNGLING),)),
            ),
        ),
        words=(
            If(
                (Is("target", Which("card", ("uncontrolled",))),),
                (GiveBlood("giver", "target"),),
                # Where the vampire has left that region nothing comes of it.
                (If((Not(Is("target", Which("card"))),), (MoveBlood("giver"),)),),
            ),
        ),
    ),
    both_levels(
        "Truth of Blood",
        level="aus qui",
        during=(Later("blocked", (By("blocker", (Discard(amount=2, at_random=True, late="action"),)),)),),
    ),
    action_card(
        "Tumnimos",
        words=(BecomeVampire(2, disciplines="chi"), Mark(MUST_NOW, "this", "hunt"), FindDiscipline(regions=("hand",))),
    ),
    action_card(
        "Under Siege",
        Usable(
            "burn a counter: a Sabbat vampire unlocks and attempts to block with +1 intercept",
            ("before block", "block attempt", "after blocks"),
            (Count(-1, who="this"), Unlock("target"), AddIntercept("target"), AttemptToBlock("target")),
            (Choose(SABBAT),),
            (AtLeast(CountersOn(who="this"), 1), BlockMayBegin(which=SABBAT)),
            once="action",
        ),
        *upon(LOOKED_AT, (Burn("this"),), (Not(AtLeast(CountersOn(who="this"), 1)),)),
        words=(PutInPlay(), Count(3, who="this")),
    ),
    mended(
        "Undue Influence",
        at_level(
            "chi",
            declares=(Choose(YOUR_YOUNGLING), ChooseInfluenced("any", "giver", imbued=True)),
            words=(GiveBlood("giver", "target"),),
        ),
        at_level("qui", target=YOUR_YOUNGLING, words=(AddBlood("target", 1), Awaken())),
    ),
    both_levels(
        "Unleash Hell's Fury",
        Usable("attempt to block", ("before block",), (BlockItself(9, 2),), conditions=(DirectedAtYou(),)),
        level="dai",
        words=(PutInPlay(),),
        also=(Unlock("minion"),),
    ),
    mended(
        "Unwholesome Bond",
        at_level(
            "san", words=(AddBlood("minion", Counted(Which("vampire", locked=False, circle=True, other=True), plus=1)),)
        ),
        at_level("SAN", words=(WithEach(BROTHER, (AddBlood("target"),)),)),
    ),
    action_card("Vaticination", declares=(AtAll("others"),), words=(DiscardAmong(),)),
    action_card(
        "Vaulderie",
        Usable(
            "burn it: the attempt fails",
            ("block attempt",),
            (Burn("this"), FailAttempt()),
            conditions=(Acting("bearer"), Is("blocker", Which("vampire", IN_PLAY, words=("sabbat",)))),
            by="bearer",
        ),
        words=(PutOn("minion"),),
    ),
    action_card(
        "Violation of Trust", target=Which("card", IN_PLAY, on_whose="you", called="contract"), words=(Burn("target"),)
    ),
    action_card("War Party", hunted(Which("vampire"), 1), on=Which("vampire", IN_PLAY, words=_NO_PRELATE)),
    action_card(
        "Wave of Insanity",
        level="DEM",
        declares=(AtControllers(_ALLIES),),
        words=(WithEach(_ALLIES, (Lock("target"),)),),
    ),
    action_card("Waters of Duat", words=(BecomeVampire(), Mark(MUST_NOW, "this", "hunt"), FindDiscipline())),
    both_levels(
        "Whispers from the Dead", level="nec", target=Which("library card", ("ash heap",), "you"), words=(Return(),)
    ),
    action_card(
        "Wise Spider",
        Standing("hand size", 1, conditions=(IsReady("minion"), borne_by("Akunanse"))),
        words=(UnlockAt("end of turn"),),
        sentences="3e0299 705722",
    ),
    action_card(
        "Zillah's Tears",
        Usable(
            "burn it to unlock",
            THROUGHOUT,
            (Burn("this"), Unlock("minion")),
            conditions=(NO_LONGER_NEW, Is("minion", Which(locked=True, words=("sabbat",)))),
            by="bearer",
        ),
        words=(PutOn("minion"), AddBlood("minion"), NEW),
    ),
    action_card(
        "Zip Line",
        Usable(
            "burn it: +1 stealth",
            DURING_ACTION,
            (Burn("this"), AddStealth(needed=True)),
            conditions=(Acting(),),
            by="bearer",
        ),
        sentences="7773a1",
    ),
    action_card(
        "Threading the Path of Orpheus",
        target=Which("card", IN_PLAY, on_vampire=True, on_whose="you", by_others=True),
        words=(ItsBearer(), Lock("its bearer"), Burn("target")),
    ),
    both_levels(
        "Total Insanity",
        Standing("stealth", -1),
        Upon("unlock phase", (Count(),), turn="yours", by="bearer", torpid=True),
        *lapses(AtLeast(CountersOn(), 3)),
        level="dem",
        on=Which(where=IN_PLAY, weaker=True),
        also=(Standing("no action cards", 1, torpid=True),),
    ),
    mended(
        "Trainer",
        at_level("ani", target=Which("retainer", IN_PLAY, "others", words=("animal",)), words=(TakeControl(),)),
        at_level(
            "ANI",
            Standing(
                "no abilities", 1, Which("retainer", IN_PLAY, words=("animal",), elsewhere=True), conditions=(_BUSY,)
            ),
            Price(
                1,
                "blood",
                disciplines=("ani",),
                payer="any",
                of=Which("vampire", IN_PLAY, other=True),
                conditions=(_BUSY,),
            ),
            words=(PutOn("minion"),),
        ),
    ),
    mended(
        "Unburdening the Bestial Soul",
        *(
            at_level(
                level,
                conditions=(HasBlood(),),
                declares=(
                    Choose(Which("vampire", IN_PLAY, other=True)),
                    ChooseNumber(1, BloodOn("minion"), "moved", "blood"),
                ),
                words=(GiveBlood("minion", "target", Number("moved")), *more),
            )
            for level, more in (("ani", ()), ("obe", (Unlock("minion"),)))
        ),
        at_level(
            "OBE",
            Standing("cannot act", 1),
            Standing("cannot block", 1),
            Standing("cannot react", 1),
            Upon(
                "unlock phase",
                (
                    If(
                        (There(Which("vampire", IN_PLAY, chosen="remembered")),),
                        (
                            By(
                                "remembered",
                                (
                                    either(
                                        Alternative("burn 2 blood", (BurnBlood("minion", 2, paid=True),)),
                                        Alternative("burn it", (Burn("this"),)),
                                    ),
                                ),
                            ),
                        ),
                        (Burn(),),
                    ),
                ),
                turn="yours",
                by="bearer",
                torpid=True,
            ),
            on=Which(where=IN_PLAY, weaker=True),
            words=(Remember("minion"),),
        ),
    ),
    action_card(
        "Visionquest",
        words=(Mark("discipline", "this", "spi"), Mark(minions.ONLY_CLAN, "this", "Ahrimane")),
        during=(Later("blocked", (StayLocked("minion"),)),),
        sentences="44254e 2fca3b",
    ),
    mended(
        "Vulture's Buffet",
        *(
            at_level(
                level,
                target=Which("minion|retainer", ("ash heap",)),
                words=(
                    If(
                        (STILL_DEAD,),
                        (RemoveFromGame("target"), HuntFor(more), If((HuntSuccessful(),), (Unlock("minion"),)), *gains),
                    ),
                ),
            )
            for level, more, gains in (("obf", 0, ()), ("spi", 1, ()), ("SPI", 1, (GainPool(),)))
        ),
    ),
    action_card(
        "World's a Canvas, The",
        level="dom",
        declares=(ChooseInfluenced("prey", imbued=True),),
        words=(BurnBlood("target", BloodOn("target", half=True, down=True)),),
    ),
)
