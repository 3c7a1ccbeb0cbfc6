"""Master cards, S: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy, Place, on


class StashFromHand(Word, frozen=True):
    """A card of your hand goes face down on the card, out of play; the one that lies there, if any, comes to your
    hand."""

    said = "you put a card of your hand face down on this card, out of play; one that lies there goes to your hand"

    def _there(self, here: Here) -> list[Copy]:
        return [copy for copy in here.game.pile(here.seat, "hand") if copy is not here.source]

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; nobody else learns it."""
        game, seat, copy = here.game, here.seat, here.source
        options = [Option("stash", game.name(each), each.id) for each in self._there(here)]
        if not options:
            return
        option = yield from here.ask("stash", "which card of your hand lies on it?", options, "1.6.1", always=True)
        kept = [game.copy(number) for number in copy.attached if not game.copy(number).face_up]
        game.doing.move_card(game.copy(option.copy), on(copy.id), controller=seat, face_up=False)
        for each in kept:
            game.doing.move_card(each, Place(seat, "hand"), controller=seat)
        words = " exchanges a card of the hand for the one on " if kept else " puts a card of the hand on "
        game.say(game.who(seat), words, game.doing.name(copy), seat=seat)
        yield from settle_hand(game, seat)


RESCUES_NO_TREMERE: Final = (
    ActionIs(("rescue",)),
    ActionTargets(which=Which("vampire", IN_PLAY, not_clans=("Tremere",))),
)
_ELDER: Final = Which("vampire", ("uncontrolled",), "you", age="older")
_CLIMB: Final = (
    If((There(_ELDER),), (Choose(_ELDER), GiveBlood("minion", "target", BloodOn("minion")))),
    RemoveFromGame("minion"),
)
_YOUR_GIOVANNI: Final = Which("vampire", whose="you", clans=("Giovanni",))


class HuntEasily(Word, frozen=True):
    """All vampires have +1 stealth when they hunt until your next unlock phase, whatever becomes of the card."""

    said = "all vampires have +1 stealth when they hunt until your next unlock phase"

    def act(self, here: Here) -> None:
        until_phase(here.game, here.seat, HUNT_STEALTH, 1)
        if here.game.table.action is not None:
            here.game.abilities.count_anew(here.game)


CARDS: Final[tuple[Named, ...]] = (
    master_card(
        "Saulot's Avenging Fist",
        Standing(
            "stealth",
            1,
            conditions=(ActionOfThis(), ActionTargets(which=Which("vampire", IN_PLAY, clans=("Tremere",)))),
            in_action=True,
        ),
        attack(
            "enter combat", Which("vampire", whose="others", not_clans=("Salubri",)), conditions=(borne_by("Salubri"),)
        ),
        sentences="e9b916",
    ),
    master_card(
        "Saulot's Guiding Wisdom",
        Usable(
            "lock the bearer: a vampire abstains",
            ("before votes", "polling"),
            (Lock("minion"), Abstain()),
            (Choose(Which("vampire")),),
            (IsReady("minion"), IsUnlocked("minion"), borne_by("Salubri")),
            by="bearer",
        ),
        Usable(
            "lock the bearer: the combat ends",
            ("before range",),
            (Lock("minion"), EndCombat()),
            conditions=(
                IsReady("minion"),
                IsUnlocked("minion"),
                Is("both", Which(whose="you")),
                Not(Fights("minion")),
                borne_by("Salubri"),
            ),
            by="bearer",
            once="turn",
        ),
        on=Which("vampire", IN_PLAY, "you", clans=("Salubri",), words=("independent",)),
        sentences="45b9a3 d3d170 1f362b",
    ),
    # It is the action that costs less, whoever pays (ruling).
    master_card(
        "Saulot's Healing Touch",
        Standing("action blood", -2, conditions=(Acting(), borne_by("Salubri"), *RESCUES_NO_TREMERE)),
        InPlayAction(
            "add 1 blood or life to another ready minion",
            given_back("target", 1),
            stealth=1,
            declares=(Choose(Which(other=True)),),
            conditions=(borne_by("Salubri"),),
        ),
        Upon(
            "after resolution",
            (AddBlood("targeted"),),
            (Acting(), Successful(), borne_by("Salubri"), *RESCUES_NO_TREMERE),
        ),
        sentences="93d861 94eb30",
    ),
    master_card("Secret Horde", words=(PutInPlay("you"), AddBlood("this", Number("x", 2))), sentences="b4c10d"),
    master_card(
        "Secret Library of Alexandria, The",
        Usable(
            "draw a card",
            ("after resolution",),
            (Draw(),),
            conditions=(Bled(), BleedsWhom("prey"), Is("acting", Which(where=IN_PLAY, whose="you"))),
            once="action",
        ),
        sentences="ae6d2f c57ed2",
    ),
    master_card(
        "Secret Passage",
        fails_action(*TARGETED, Acting("acting", directed=True), IsReady("minion")),
        sentences="3521f0",
    ),
    master_card(
        "Secure Haven",
        Standing("protected", 1),
        Price(1, types=("Master",), on_this=True),
        Upon("goes to torpor", (Burn("this"),), about="minion", torpid=True),
        on=Which("minion", IN_PLAY, "you"),
    ),
    master_card(
        "Sense Vibrations",
        for_locking(
            "1 vote",
            ("polling",),
            GainVotes(1, "minion"),
            conditions=(IsReady("minion"), Is("minion", Which("vampire", words=("laibon",), discipline="aus"))),
            by="bearer",
        ),
        sentences="389c4e",
    ),
    master_card(
        "Sermon of Caine",
        declares=(Choose(Which("vampire", whose="you", blood="some")),),
        words=(
            By(
                "target",
                (Distribute(BloodOn("minion"), Which("vampire", whose="you", other=True), from_minion=True),),
            ),
        ),
        sentences="4d9253",
    ),
    master_card(
        "Servitor of Irad",
        Upon(
            "card played",
            (May((Draw(2, at_once=True),), "draw 2 cards"),),
            (IsReady("minion"), Is("it", Which("event", called="gehenna"))),
        ),
        sentences="dfdc2f a8edb3",
    ),
    master_card(
        "Shakar",
        attack(
            "enter combat",
            Which("vampire", whose="others", age="younger", words=("non-black hand",)),
            conditions=(borne_by("", "black hand"),),
        ),
        sentences="d7bc58",
    ),
    master_card(
        "Shakar: the Hunt",
        *lapses(Not(IsReady("minion")), also=("goes to torpor", "leaves the ready region")),
        hunted(Which("vampire", words=("black hand",)), 1),
        sentences="16de16 69b2c7 18ddb2",
    ),
    master_card(
        "Shard, London, The",
        *pool_or_blood(Price(-2, payer="you", optional=True, spends=("lock",), conditions=(HasEdge(),))),
        sentences="983fd8",
    ),
    master_card(
        "Slaughterhouse, The",
        for_locking(
            "burn two cards of your prey's library", ANY_TIME, *as_you("prey", BurnFromLibrary(2, as_many=True))
        ),
        sentences="6261b4",
    ),
    master_card("Slave Auction", words=(PutInPlay(), AddBlood("this", CountOf("Methuselahs"))), sentences="b9d4e0"),
    master_card(
        "Smiling Jack, The Anarch",
        Upon("unlock phase", (MoveBlood("this", "from pool"),), turn="yours"),
        Upon(
            "unlock phase",
            as_you(
                "active",
                Repeat(
                    BloodOn("this"),
                    (
                        either(
                            Alternative("burn 1 pool", (BurnPool(),)),
                            Alternative(
                                "burn 1 blood from a vampire",
                                (Choose(Which("vampire", IN_PLAY, "you", blood="some")), BurnBlood("target")),
                            ),
                        ),
                    ),
                ),
            ),
            turn="others",
        ),
        InPlayAction("burn this card", (Burn("this"),), directed=True, by=Which("vampire")),
        words=(PutInPlay(),),
    ),
    # With no older vampire there the blood is lost (ruling).
    master_card(
        "Social Ladder",
        in_your("influence", "remove the vampire from the game", *_CLIMB, torpid=True),
        Upon("end of phase", _CLIMB, (PhaseIs("influence"),), turn="yours", torpid=True),
        sentences="ca41c6",
    ),
    master_card(
        "Special Report",
        when=Timing(frozenset({"before block", "block attempt", "after blocks"})),
        conditions=(BlockMayBegin(which=YOUR_READY_VAMPIRE),),
        declares=(Choose(Which("vampire", whose="you", may_block=True)),),
        words=(
            Unlock("target"),
            AttemptToBlock("target"),
            Grant(
                "burn 1 pool for 1 intercept",
                ("block attempt",),
                (BurnPool(1, paid=True), AddIntercept("target")),
                (InterceptNeeded(Which(chosen="target")),),
            ),
        ),
        sentences="a485b2 f953c9 3f7ea2",
    ),
    master_card(
        "Society of Leopold",
        Upon(
            "unlock phase",
            (
                either(
                    Alternative("burn 1 blood", (BurnBlood("minion"),), (AtLeast(BloodOn("minion"), 1),)),
                    Alternative("burn the vampire", (Burn("minion"),)),
                ),
            ),
            turn="yours",
            by="bearer",
            torpid=True,
        ),
        InPlayAction(
            "move it to another vampire",
            (MoveOnto("target"),),
            stealth=1,
            declares=(Choose(Which("vampire", IN_PLAY, other=True)),),
            by=VAMPIRE_BEARING,
        ),
        sentences="ea9284 588172",
    ),
    master_card(
        "Sociopath",
        *feeds_once(
            ("goes to torpor", "ready minion burned"), IsReady("minion"), Fights(), Is("it", Which(on_fight=True))
        ),
        sentences="3dd78c",
    ),
    master_card(
        "Spawning Pool, The",
        for_locking(
            "damage to the acting minion for its blood",
            IN_COMBAT,
            Inflict(BloodOn("this"), "acting", unpreventable=True),
            conditions=(
                ActionIs(("bleed",)),
                DirectedAtYou(),
                Is("blocker", Which(whose="you")),
                Fights("blocker", of_action=True),
                Fights("acting"),
                InRound(number=2),
                HAS_BLOOD,
            ),
        ),
        sentences="12b681 6df0c2",
    ),
    master_card(
        "Specialization",
        in_your(
            "unlock", "discard two copies of a card: gain 1 pool", Discard(amount=2, alike=True), GainPool(), locks=True
        ),
        sentences="6eb0dd",
    ),
    master_card(
        "Steam Tunnels",
        in_your("master", "look at the top 3 cards of your prey's library", LookAt("library", "prey", 3), locks=True),
        sentences="9f85b5",
    ),
    master_card(
        "Storage Annex",
        once_a_turn("master", "exchange its card for one of your hand", StashFromHand()),
        words=(PutInPlay(), StashFromHand()),
    ),
    # Only the hunt of the rulebook (ruling).
    master_card(
        "Strained Vitae Supply",
        for_master_action("put 1 blood on it", MoveBlood("this", "from pool"), by="active"),
        Standing(
            "stealth",
            -1,
            Which("vampire"),
            conditions=(ActionIs(("hunt",)), Not(ActionWith(Which("card")))),
            in_action=True,
            instead=True,
        ),
        *lapses(AtLeast(BloodOn("this"), CountOf("Methuselahs"))),
        sentences="599ff7 1e67ca 1f7107",
    ),
    master_card("Sudden Reversal", words=(Cancel(),)),
    master_card(
        "Spirit Summoning Chamber",
        for_locking(
            "burn 1 blood of a Tremere antitribu: search for a card that requires Thaumaturgy",
            ANY_TIME,
            BurnBlood("target"),
            Search(Which("minion card", needs="tha")),
            declares=(Choose(Which("vampire", whose="you", clans=("Tremere antitribu",), blood="some")),),
        ),
        sentences="5f72be 279b08 90da3a",
    ),
    master_card(
        "Swiss Cut",
        for_master_action(
            "move 1 of its blood",
            either(
                Alternative("to your pool", (MoveBlood("this"),)),
                Alternative(
                    "to a ready Giovanni",
                    (Choose(_YOUR_GIOVANNI), GiveBlood("this", "target")),
                    (There(_YOUR_GIOVANNI),),
                ),
            ),
            conditions=(HAS_BLOOD,),
        ),
        Upon("card played", (AddBlood("this"),), (Is("it", Which("card", called="investment", other=True)),)),
        sentences="d8397f 3dd816 afc22c",
    ),
    master_card(
        "Storm Sewers",
        for_locking(
            "lock it: combat with a blocker is at close range",
            ("as announced",),
            By("acting", (InCombat((SetRangeTo("close", "combat"),), blocked=True),)),
            conditions=(Is("acting", Which(where=IN_PLAY, whose="you")),),
        ),
        sentences="842725 2bea05 cf3a2e",
    ),
    master_card(
        "Sunset Strip, Hollywood",
        for_locking("all vampires hunt at +1 stealth until your unlock phase", ANY_TIME, HuntEasily()),
        *pool_or_blood(
            Price(-1, types=("Ally", "Retainer"), creature="mortal", payer="you", optional=True, spends=("lock",))
        ),
        sentences="318020 950bb0",
    ),
    master_card("Stranger Among Us, The", words=(Search(Which("vampire", words=("scarce",)), "crypt"),)),
    master_card(
        "Spontaneous Power",
        on=A_VAMPIRE,
        declares=(Name("discipline of any"),),
        words=(GiveNamed("discipline"),),
        sentences="8aaff6 743146 e072bf",
    ),
)
