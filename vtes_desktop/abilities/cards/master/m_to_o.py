"""Master cards, M to O: what their text can't tell is defined by name."""

from __future__ import annotations

from functools import partial
from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.master.a import IS_LAIBON, VIRTUE_LAPSES, IsLastOf, PoolBled
from vtes_desktop.abilities.cards.stored import Lay
from vtes_desktop.rules import minions
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Choice, Option, Procedure
from vtes_desktop.table.table import NOBODY, Copy, Place


class OverAFoe(Condition, frozen=True):
    """The minion has fought in the last combat of the running action, and whom it has fought is not ready any more."""

    said = "the minion that this one has fought in the last combat of this action is not ready"

    def holds(self, here: Here) -> bool:
        game, minion, fought = here.game, here.minion, here.game.passing.action.fought
        foe = fought[-1].other(minion) if fought and minion is not None else None
        return foe is not None and not minions.is_ready(game, foe)


class FrenzyOn(Condition, frozen=True):
    """The card that is being played is a frenzy card, played on one of the minions that are meant: whom it targets, or
    the opponent of whoever plays it where it speaks of that, else that one itself."""

    which: Which

    def holds(self, here: Here) -> bool:
        game = here.game
        for copy in game.passing.now.being_played[-1:]:
            declared, fight = game.passing.now.declared_of(copy), game.fight
            chosen = [each for all in declared.chosen.values() for each in all] if isinstance(declared, Here) else []
            played = game.passing.action.play_of(copy)
            # Of a card that is done by hand nothing is declared.
            player = declared.minion if isinstance(declared, Here) else None
            player = player or (game.table.copies.get(played.minion) if played is not None else None)
            if not chosen and player is not None:
                speaks = game.facts(game.card(copy)).speaks_of_opponent
                opposed = fight is not None and player in fight.both and speaks
                chosen = [fight.other(player)] if opposed and fight is not None else [player]
            meant = any(is_meant(here, self.which, each) for each in chosen)
            return minions.facts(game, copy).frenzy and meant and "cancelled" not in copy.marks
        return False

    def aloud(self) -> str:
        return f"a frenzy card is being played on {self.which.aloud()}"


_TIES: Final = 20
"""After so many ties chance says who wins."""


class PlayRockPaperScissors(Word, frozen=True):
    """You and the Methuselah that was chosen show rock, paper or scissors, at once and in secret of each other: whoever
    wins steals pool from the other, 1 more for each tie before. Chance ends what does not end by itself."""

    stake: int

    def do(self, here: Here) -> Procedure[None]:
        game, source = here.game, here.source
        rival = next(iter(here.seats.values()), here.seat)
        if rival == here.seat or not game.table.seats[rival].playing:
            return
        signs = tuple(Option("way", name, amount=number) for number, name in enumerate(("Rock", "Paper", "Scissors")))
        question = f"{game.name(source)}: rock, paper or scissors?"
        stake, won = self.stake, 0
        while not won and stake < self.stake + _TIES:
            shown = yield from game.together(
                Choice(seat, "sign", question, signs, "1.6.1", source.id) for seat in (here.seat, rival)
            )
            for seat, sign in shown.items():
                game.say(game.who(seat), f" shows {sign.text.lower()}", seat=seat)
            won = (shown[here.seat].amount - shown[rival].amount) % 3
            stake += not won
        won = won or 1 + game.doing.random(2)
        winner, loser = (here.seat, rival) if won == 1 else (rival, here.seat)
        amount = min(stake, game.table.seats[loser].pool)
        game.move_blood(m.Purse("pool", loser), m.Purse("pool", winner), amount)
        game.say(game.who(winner), f" wins and steals {amount} pool from ", game.who(loser), seat=winner)

    def aloud(self) -> str:
        return (
            "you and the chosen Methuselah play rock, paper, scissors, again after each tie; whoever wins steals "
            f"{self.stake} pool from the other, and 1 more for each tie"
        )


class PayForBleed(Word, frozen=True):
    """A Methuselah burns pool for the running bleed instead of whom it is against; only one does (rulings on Major
    Boon)."""

    whose: Whose = "you"

    def can(self, here: Here) -> bool:
        return here.game.passing.action.bleed_paid_by == NOBODY and bool(here.methuselahs(self.whose))

    def act(self, here: Here) -> None:
        here.game.passing.action.bleed_paid_by = here.methuselahs(self.whose)[0]

    def aloud(self) -> str:
        return f"{does(self.whose, 'burn')} pool for this bleed instead of whom it is against"


class HideNumbers(Word, frozen=True):
    """Each other Methuselah hides 1 to so many counters in her hand, and you guess how many, one after the other: you
    take so much of her pool where you are right, else she gains it."""

    most: int = 4

    def do(self, here: Here) -> Procedure[None]:
        game, source = here.game, here.source
        numbers = tuple(Option("amount", f"{each}", amount=each) for each in range(1, self.most + 1))
        for seat in here.methuselahs("others"):
            name = game.name(source)
            hides = Choice(seat, "amount", f"{name}: how many counters do you hide?", numbers, "1.6.1", source.id)
            guess = f"{name}: how many counters does {game.seat_name(seat)} hide?"
            chosen = yield from game.together((hides, Choice(here.seat, "amount", guess, numbers, "1.6.1", source.id)))
            hidden, guessed = chosen[seat].amount, chosen[here.seat].amount
            game.say(game.who(seat), f" hides {hidden}, ", game.who(here.seat), f" guesses {guessed}", seat=here.seat)
            if hidden == guessed:
                taken = min(hidden, game.table.seats[seat].pool)
                game.move_blood(m.Purse("pool", seat), m.Purse("pool", here.seat), taken)
            else:
                game.gain_pool(seat, hidden)

    def aloud(self) -> str:
        return (
            f"each other Methuselah in turn hides 1 to {self.most} counters while you guess how many: if you are right "
            "you take that much of her pool, otherwise she gains that much"
        )


_SHELVED: Final = "shelved"
"""The mark of a card that lies on a location to be put on a library."""


class Unshelve(Word, frozen=True):
    """A card that lies face down on the card goes to the top of its owner's library."""

    said = "a card that lies face down on this card goes to the top of its owner’s library"

    def _there(self, here: Here) -> list[Copy]:
        return [copy for below in here.source.attached if _SHELVED in (copy := here.game.copy(below)).marks]

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; who does not see the cards is not told."""
        game = here.game
        options = [Option("take", game.name(copy), copy.id) for copy in self._there(here)]
        option = yield from here.ask("take", "which card goes to the top of the library?", options, "1.6.1")
        copy = game.copy(option.copy)
        game.say("A card of ", game.doing.name(here.source), " goes to the top of the library", seat=here.seat)
        minions.mark(game, copy, _SHELVED, "")
        game.doing.move_card(copy, Place(copy.owner, "library"), 0, controller=copy.owner)


class AlsoBlock(Word, frozen=True):
    """Some minions may attempt to block the action besides those that may anyway (sec. 6.2.2.1)."""

    which: Which

    def act(self, here: Here) -> None:
        """Unlocked ones may; a locked one that wakes may, too (ruling on Madness Network)."""
        here.game.passing.action.also_block.append(partial(fits, here, self.which))

    def aloud(self) -> str:
        return f"{self.which.aloud()} can attempt to block the action, too, whoever controls it"


CARDS: Final[tuple[Named, ...]] = (
    master_card("Malkavian Derangement: Paranoia", Standing("cannot act", 1), sentences="08a61b"),
    master_card("Malkavian Game", declares=(ChooseMethuselah("others"),), words=(PlayRockPaperScissors(2),)),
    master_card(
        "Malkavian Seven Miseries, The",
        Standing("stealth", -1, Which(where=IN_PLAY), conditions=(ActionIs(("political",)),), in_action=True),
        InPlayAction("burn it", (Burn("this"),), by=Which(not_clans=("Tremere",)), directed=True),
        sentences="61421f d0ff39",
    ),
    master_card(
        "Mapatano Utando",
        for_locking(
            "reduce the bleed by 1", DURING_ACTION, AddBleed(-1), conditions=(BleedsWhom("you"), Bled(so_far=True))
        ),
        in_your("influence", "burn the Edge: 4 transfers", BurnEdge(), Gain("transfer", 4), locks=True),
        sentences="e5c304 9edf14",
    ),
    master_card(
        "Marrakesh Codex, The",
        for_locking("reorder the top of your library", ANY_TIME, Rearrange(4)),
        sentences="5cc195",
    ),
    master_card(
        "Mausoleum, Venice, The",
        for_locking(
            "1 vote, or 2 without Ventrue Headquarters",
            ("polling",),
            GainVotes(),
            If((Not(There(Which("card", ANYWHERE, name="Ventrue Headquarters"))),), (GainVotes(),)),
            conditions=(POLITICAL,),
        ),
        sentences="8a5157",
    ),
    master_card(
        "Meditative Grove",
        for_locking(
            "cancel the frenzy card",
            ("as played",),
            Cancel(free=False),
            conditions=(FrenzyOn(Which("vampire", IN_PLAY, "you", clans=("Salubri",))),),
        ),
        sentences="b4a6d2",
    ),
    master_card(
        "Memories of Mortality",
        Standing("cannot block", 1, conditions=(Is("acting", Which("ally")),)),
        Standing("no damage", 1, Which("ally"), conditions=(InflictedBy(Which("vampire", own=True)),)),
        in_your(
            "influence",
            "burn 1 blood: burn it and go to torpor",
            Burn("this"),
            ToTorpor("minion"),
            conditions=(IsReady("minion"),),
            by="bearer",
            blood=1,
        ),
        on=A_VAMPIRE,
    ),
    master_card(
        "Millicent Smith, Puritan Vampire Hunter",
        Upon(
            "as blocked",
            (Burn("this"), NoCombat(), Burn("acting")),
            (Is("acting", Which("vampire", whose="you")),),
        ),
        Upon("discard phase", (TakeControl("this", "predator"),), turn="yours"),
        sentences="8d0fa8 64b241",
    ),
    master_card(
        "Minion Tap",
        declares=(Choose(YOUR_VAMPIRE), ChooseNumber(0, BloodOn("target"), "moved", "blood")),
        words=(AS_ANNOUNCED,),
    ),
    master_card(
        "Mob Connections",
        for_locking("press to continue combat", ("press",), conditions=(LeadsTo("continue"),)),
        sentences="eb79ca",
    ),
    master_card("Momentum's Edge", conditions=(AtLeast(CountOf("victory points"), 1),), sentences="35455d"),
    master_card(
        "Monster",
        Usable(
            "burn 1 blood to unlock",
            ("after combat",),
            (Unlock("minion"),),
            conditions=(OverAFoe(), Is("minion", Which("vampire", locked=True))),
            by="bearer",
            blood=1,
            once="turn",
            torpid=True,
        ),
        sentences="93b16e",
    ),
    master_card(
        "New in Town",
        InPlayAction("burn it", (Burn("this"),), directed=True),
        on=Which("vampire", IN_PLAY, most=7, entered="others"),
        sentences="39c3a2 219ff5",
    ),
    master_card(
        "Nocturn Theater",
        in_your(
            "unlock",
            "lock it and a vampire of yours: lock a minion of your prey",
            Lock("mine"),
            Lock("target"),
            declares=(
                Choose(Which("vampire", whose="you", locked=False), "mine"),
                Choose(Which(whose="prey", where=IN_PLAY, locked=False)),
            ),
            locks=True,
        ),
        sentences="5a4359",
    ),
    # Who gets what is settled for all of it, then it moves (ruling).
    master_card(
        "Nod",
        words=as_you("any", PassEquipment(Which(whose="you"), Which(whose="you"))),
        sentences="0e5243",
    ),
    master_card(
        "Not to Be",
        Standing("master phase actions", 1),
        Standing("discard phase actions", -1),
        Upon("end of phase", (Burn("this"),), (PhaseIs("discard"), TurnOf("you"))),
        sentences="1e3f3c 64edbf",
    ),
    master_card(
        "Out of Control",
        declares=(Choose(Which("vampire", IN_PLAY, clans=("Brujah antitribu",), most=5)),),
        words=(Burn("target"),),
        sentences="3d2745",
    ),
    master_card(
        "Out of the Frying Pan",
        declares=(Choose(Which("vampire", whose="you", words=("sabbat",))),),
        words=(Become("target", sect="Camarilla"),),
    ),
    master_card(
        "Oxford University, England",
        for_locking(
            "burn X pool: 2X votes",
            ("polling",),
            BurnPool(Number("number"), paid=True),
            GainVotes(Number("number", 2)),
            declares=(ChooseNumber(1, PoolOf(), what="pool"),),
            conditions=(POLITICAL,),
        ),
        sentences="010a8a",
    ),
    master_card(
        "Major Boon",
        Usable(
            "who owes it burns pool for the bleed",
            ("before resolution",),
            (PayForBleed("remembered"), Burn("this")),
            conditions=(Bled(so_far=True), BleedsWhom("you")),
        ),
        when=Timing(frozenset({"before resolution"}), action=frozenset({"bleed"})),
        conditions=(Bled(so_far=True), Is("acting", Which("minion", whose="others")), Not(BleedsWhom("you"))),
        words=(
            PayForBleed(),
            PutInPlay(),
            RememberMethuselahs("target"),
            Later("after resolution", (If((Not(AtLeast(PoolBled(), 1)),), (Burn("this"),)),)),
        ),
    ),
    master_card(
        "Malkavian Dementia",
        declares=(Choose(Which("vampire", whose="others", clans=("Malkavian",))),),
        words=(TakeControl("target", until="your unlock phase"),),
    ),
    master_card(
        "Maabara",
        for_locking(
            "move a card of your ash heap to it",
            ANY_TIME,
            Lay(_SHELVED),
            declares=(Choose(Which("library card", ("ash heap",), "you")),),
        ),
        for_master_action("a card of it to the top of your library", Unshelve()),
        sentences="412df1 6ac339",
    ),
    master_card("Malkavian Prank", words=(HideNumbers(),)),
    master_card(
        "Nosferatu Hosting",
        for_master_action(
            "look at an uncontrolled vampire", LookAt("target"), declares=(ChooseInfluenced("others", bare=True),)
        ),
        InPlayAction("burn it", (Burn("this"),), directed=True, by=Which(not_clans=("Toreador",))),
        words=(PutInPlay(),),
        sentences="57e628 033c7a",
    ),
    master_card(
        "Obsession",
        Standing("stays locked", 1, torpid=True),
        Upon(
            "unlock phase",
            (
                either(
                    Alternative(
                        "burn 1 blood to unlock",
                        (BurnBlood("minion"), Unlock("minion")),
                        (AtLeast(BloodOn("minion"), 1),),
                    ),
                    Alternative("burn the vampire", (Burn("minion"),)),
                ),
            ),
            turn="yours",
            by="bearer",
        ),
        Upon("goes to torpor", (Burn("this"),), about="minion", torpid=True),
        sentences="c68483 33291a 67e722",
    ),
    master_card(
        "Orun",
        Standing("capacity for others", 2, conditions=(IS_LAIBON,), torpid=True),
        Standing("votes", NamedOn(("Orun",), "bearer", per=3), conditions=(IS_LAIBON, IsLastOf(("Orun",)))),
        Upon(
            "after resolution",
            (Burn("this"),),
            (
                IS_LAIBON,
                IsLastOf(("Orun",)),
                Acting(),
                Successful(),
                AnyOf((Bled(3), ActionTargets(which=Which(where=IN_PLAY, whose="others", words=("non-mortal",))))),
            ),
            torpid=True,
        ),
        *VIRTUE_LAPSES,
        sentences="8a54a6 918e33 289a60 ab4efc",
    ),
    master_card(
        "Madness Network",
        Standing("acts in any turn", 1, of=Which("vampire", IN_PLAY, clans=("Malkavian",)), torpid=True),
        Upon("as announced", (AlsoBlock(Which("vampire", clans=("Malkavian",))),), (ActionOfThis(),)),
        InPlayAction("burn it", (Burn("this"),), directed=True, by=Which()),
        sentences="1755ef 6d53ed",
    ),
    master_card(
        "Mistrust",
        declares=(Choose(Which("vampire", IN_PLAY, words=("scarce",))),),
        words=(If((InTorpor("target"),), (Burn("target"),), (ToUncontrolled("target"),)),),
    ),
)
