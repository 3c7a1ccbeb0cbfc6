"""Master cards, I to O: what their text can't tell is defined by name."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.equipment.alike import NotUsed
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.master.a_to_b import IS_LAIBON, VIRTUE_LAPSES, IsLastOf
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minion.taken import SUCCEEDED
from vtes_desktop.rules.minions import GIVES_TRAIT
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.requirements import AS_SUPERIOR, price
from vtes_desktop.rules.playing.stored import store
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.rules.turn.influence import NO_TRANSFERS, draw_crypt
from vtes_desktop.rules.turn.ousting import CLAIMS_POINT
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Choice, Option, Procedure
from vtes_desktop.table.table import NOBODY, Copy, Place


class HasFullTitle(Condition, frozen=True):
    """You control a vampire with a title, its city and all."""

    title: str

    def holds(self, here: Here) -> bool:
        game = here.game
        return any(minions.title(game, copy) == self.title for copy in minions.minions(game, here.seat))

    def aloud(self) -> str:
        return f"you control the {self.title}"


class BecomeAlly(Word, frozen=True):
    """The card that is played becomes an ally with the numbers that its text says, and can act at once."""

    said = "this card comes into play as an ally with its printed numbers, and can act at once"

    def do(self, here: Here) -> Procedure[None]:
        """Put it in the ready region with its life; it may be contested (sec. 4.1)."""
        game, copy = here.game, here.source
        minions.mark(game, copy, "type", "ally")
        yield from bring_into_play(game, copy, here.seat, life=minions.facts(game, copy).life)


_NOT_BAHARI: Final = Which("vampire", whose="you", blood="none", words=("non-bahari",))

NOBODYS_EDGE: Final = Not(HasEdge("any"))


class ChooseDangerous(Word, frozen=True):
    """Choose a weapon on a minion that costs more than 2 pool, or whose plain strike would be aggravated or do more
    than 3 damage; its bearer is the ``holder``."""

    said = "choose a weapon on a minion that costs over 2 pool or strikes for aggravated or over 3 damage"

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def _there(self, here: Here) -> list[Copy]:
        game = here.game
        borne = found(here, Which("weapon", IN_PLAY, attached=True))
        return [copy for copy in borne if self._is_meant(game, copy, game.copy(copy.place.on))]

    def _is_meant(self, game: Game, copy: Copy, bearer: Copy) -> bool:
        strike = minions.facts(game, copy).weapon
        if strike is None or not minions.is_minion(game, bearer):
            return False
        damage = strike.amount + (minions.strength(game, bearer) if strike.by_strength else 0)
        more = game.abilities.modifier(game, bearer, "strike damage")
        cost = price(game, bearer.controller, bearer, game.card(copy), "pool")
        return cost > 2 or strike.aggravated or damage + more > 3

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        options = game.targets(self._there(here))
        if options:
            copy = game.copy((yield from here.ask("target", "which weapon?", options, "1.6.2")).copy)
            here.chosen["target"], here.chosen["holder"] = [copy], [game.copy(copy.place.on)]


class LendSuperior(Word, frozen=True):
    """Who bears the card plays cards that require the named Discipline as though it had it at superior."""

    said = "who bears this card plays cards requiring the named Discipline as though it had it at superior"

    def act(self, here: Here) -> None:
        minions.mark(here.game, here.source, AS_SUPERIOR, here.words.get("discipline", ""))


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
            meant = any(
                fits(here, self.which, each) and each.controller in here.methuselahs(self.which.whose)
                for each in chosen
            )
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
        return f"{methuselah(self.whose)} burns pool for this bleed instead of whom it is against"


class BurnedForBleed(Condition, frozen=True):
    """Pool was burned for the running bleed."""

    said = "pool was burned for the bleed"

    def holds(self, here: Here) -> bool:
        return here.game.passing.action.bled > 0


MUMMY: Final = Which("ally", IN_PLAY, words=("mummy",))


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


class DealCryptsAnew(Word, frozen=True):
    """All crypt cards in uncontrolled regions go to their Methuselahs' crypts: blood on them to their pools, what else
    lies on them is burned; each crypt is shuffled, and as many cards of it drawn as went there."""

    def act(self, here: Here) -> None:
        game = here.game
        for seat in here.methuselahs("any"):
            there = [copy for copy in game.pile(seat, "uncontrolled") if copy.kind == "crypt"]
            for copy in there:
                game.move_blood(m.Purse("card", copy.id), m.Purse("pool", seat), copy.blood)
                game.strip(copy)
                game.doing.move_card(copy, Place(copy.owner, "crypt"), controller=copy.owner)
            if there:
                game.doing.shuffle(seat, "crypt")
            for _ in there:
                draw_crypt(game, seat)

    def aloud(self) -> str:
        return (
            "each Methuselah moves all crypt cards of her uncontrolled region to her crypt (their blood goes to her "
            "pool, cards on them are burned), shuffles it and draws as many from it"
        )


class NoteYourFighter(Word, frozen=True):
    """Your vampire in the combat is noted by a name."""

    name: str

    def act(self, here: Here) -> None:
        game = here.game
        mine = [copy for copy in here.copies("both") if copy.controller == here.seat and minions.is_vampire(game, copy)]
        here.chosen[self.name] = mine

    def aloud(self) -> str:
        return f"your vampire in the combat is noted as “{self.name}”"


class VotesOfStriker(Measure, frozen=True):
    """As many as the votes, no ballots, that the striking vampire has."""

    said = "the votes that the card noted as “striker” has"

    def of(self, here: Here) -> int:
        return sum(minions.votes(here.game, copy) for copy in here.copies("striker"))


_FIGHTS_FOR_PANDER: Final = "fights for Joseph Pander this turn"


_SHELVED: Final = "shelved"
"""The mark of a card that lies on a location to be put on a library."""


class Shelve(Word, frozen=True):
    """A library card of your ash heap that everybody sees goes face down on the card, out of play."""

    said = "the chosen card goes face down on this card, out of play"

    def act(self, here: Here) -> None:
        game = here.game
        for copy in here.copies("target"):
            game.say(game.doing.name(copy), " goes on ", game.doing.name(here.source), seat=here.seat)
            store(game, copy, here.source, mark=_SHELVED)


class Unshelve(Word, frozen=True):
    """A card that lies face down on the card goes to the top of its owner's library."""

    said = "a card that lies face down on this card goes to the top of its owner’s library"

    def _there(self, here: Here) -> list[Copy]:
        return [copy for below in here.source.attached if _SHELVED in (copy := here.game.copy(below)).marks]

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; who does not see the cards is not told."""
        game, source = here.game, here.source
        options = [Option("take", game.name(copy), copy.id) for copy in self._there(here)]
        question = f"{game.name(source)}: which card goes to the top of the library?"
        option = yield from game.choose(here.seat, "take", question, options, "1.6.1", source.id)
        copy = game.copy(option.copy)
        game.say("A card of ", game.doing.name(source), " goes to the top of the library", seat=here.seat)
        minions.mark(game, copy, _SHELVED, "")
        game.doing.move_card(copy, Place(copy.owner, "library"), 0, controller=copy.owner)


class PerThreeOrun(Measure, frozen=True):
    """1 for every three Orun on the minion."""

    said = "1 for every three Orun on the minion that bears this card"

    def of(self, here: Here) -> int:
        game = here.game
        on = [each for copy in here.copies("bearer") for each in minions.on_it(game, copy)]
        return sum(each.face_up and game.card(each).name == "Orun" for each in on) // 3


class AlsoBlock(Word, frozen=True):
    """Some minions may attempt to block the action besides those that may anyway (sec. 6.2.2.1)."""

    which: Which

    def act(self, here: Here) -> None:
        """Unlocked ones may; a locked one that wakes may, too (ruling on Madness Network)."""
        here.game.passing.action.also_block.append(partial(fits, here, self.which))

    def aloud(self) -> str:
        return f"{self.which.aloud()} can attempt to block the action, too, whoever controls it"


def _owed(here: Here) -> int:
    """What who is being ousted had to burn above what she had."""
    now = here.game.passing.now
    return now.owed.get(now.ousting, 0)


class CanSave(Condition, frozen=True):
    """You have more pool than who is being ousted still has to burn."""

    said = "you have more pool than the Methuselah who is about to be ousted still has to burn"

    def holds(self, here: Here) -> bool:
        return here.game.table.seats[here.seat].pool > _owed(here)


class KeepInGame(Word, frozen=True):
    """You give pool of yours, as much as you like but enough, to the Methuselah who is being ousted; what she had to
    burn above what she had is burned of it (ruling on Life Boon)."""

    def do(self, here: Here) -> Procedure[None]:
        """Ask how much, give it, burn what she owes, and claim her next victory point."""
        game, now = here.game, here.game.passing.now
        saved, owed = now.ousting, _owed(here)
        if saved == NOBODY or not CanSave().holds(here):
            return
        numbers = range(owed + 1, game.table.seats[here.seat].pool + 1)
        options = [Option("amount", f"{number} pool", amount=number) for number in numbers]
        option = yield from here.ask("amount", "give how much pool?", options, "1.5")
        game.move_blood(m.Purse("pool", here.seat), m.Purse("pool", saved), option.amount)
        game.say(game.who(here.seat), f" gives {option.amount} pool to ", game.who(saved), seat=here.seat)
        if owed:
            game.burn_pool(saved, owed)
        now.owed.pop(saved, None)
        for mark in (METHUSELAHS, CLAIMS_POINT):
            minions.mark(game, here.source, mark, str(saved))

    def aloud(self) -> str:
        return (
            "you give pool of yours to the Methuselah who is about to be ousted, more than she still has to burn, and "
            "she burns that; this card remembers her, and you gain her victory points instead of her until it has "
            "brought you 1, and it is burned then"
        )


_SCARCE: Final = Which("vampire", IN_PLAY, words=("scarce",))


class SucceededAlone(Condition, frozen=True):
    """The minion has performed a successful action in this turn, and no other minion that you control now has attempted
    any."""

    said = "this minion has performed a successful action in this turn, and no other minion of yours has attempted any"

    def holds(self, here: Here) -> bool:
        game, minion = here.game, here.minion
        if minion is None or not game.taken.has(minion, SUCCEEDED):
            return False
        others = [copy for copy in minions.minions(game, here.seat) if copy is not minion]
        return not any(key.startswith("did ") for copy in others for key in game.taken.done.get(copy.id, ()))


CARDS: Final[tuple[Named, ...]] = (
    part(
        "Louvre, Paris, The",
        Usable(
            "lock a Toreador",
            ANY_TIME,
            (Lock("target"),),
            (Choose(Which("vampire", MINE, locked=False, clans=("Toreador",))),),
            locks=True,
        ),
        Usable(
            "lock a minion",
            ANY_TIME,
            (Lock("target"),),
            (Choose(Which("minion", MINE, locked=False)),),
            (HasFullTitle("prince of Paris"),),
            locks=True,
        ),
        sentences="5e2092 85b499",
    ),
    named(
        "Illegal Search and Seizure",
        Reading(
            "Master",
            declares=(ChooseDangerous(),),
            words=(Burn("target"), Inflict(1, "holder", unpreventable=True, environmental=True)),
        ),
    ),
    completed(
        "In Memory of the Two Lands",
        "Master",
        Usable(
            "burn 1 counter: +1 bleed",
            DURING_ACTION,
            (Count(-1, who="this"), AddBleed()),
            conditions=(
                AtLeast(CountersOn(who="this"), 1),
                ActionIs(("bleed",)),
                Is("acting", replace(MUMMY, whose="you")),
                NotUsed((1,), "action"),
            ),
            once="action",
        ),
        Usable(
            "burn 1 counter: +1 strength for a mummy",
            (*DURING_ACTION, "as blocked", *IN_ROUND),
            (Count(-1, who="this"), AddNumber("target", "strength")),
            (Choose(replace(MUMMY, whose="you")),),
            (AtLeast(CountersOn(who="this"), 1), NotUsed((0,), "action")),
            once="action",
        ),
        words=(
            PutInPlay(),
            Count(Counted(Which("vampire", IN_PLAY, "you", clans=("Ministry",), alternatives=(MUMMY,))), who="this"),
        ),
        sentences="3137e3 78d465",
    ),
    part(
        "Inbase Discotek, Frankfurt",
        Usable(
            "add 1 blood to the hunter",
            ("after resolution",),
            (AddBlood("acting"),),
            conditions=(HuntSuccessful(), Is("acting", Which("vampire"))),
            locks=True,
        ),
        sentences="cf3196 9034ea",
    ),
    completed(
        "Infamous Warlock",
        "Master",
        Standing("no votes", 1),
        declares=(Choose(Which("vampire", IN_PLAY, clans=("Tremere antitribu",), titled=True, can_have=True)),),
        words=(PutOn("target"),),
        sentences="c4067f f1600b",
    ),
    named(
        "Infernal Pact",
        Reading(
            "Master",
            declares=(
                Choose(Which("vampire", IN_PLAY, "you", clans=("Tremere antitribu",), can_have=True)),
                Name("discipline of any"),
            ),
            words=(PutOn("target"), LendSuperior()),
        ),
    ),
    named("Information Highway", "Master", Standing("transfers", 2), words=(PutInPlay(),)),
    completed(
        "Instability",
        Reading(
            "Master",
            conditions=(AnyOf((HasEdge("prey"), NOBODYS_EDGE)),),
            words=(
                If((NOBODYS_EDGE,), (ForEachMethuselah("prey", (May((TakeEdge(),), "take the Edge?"),)),)),
                GainPool(2),
            ),
        ),
        sentences="6c9acf e96ba7 611a4e",
    ),
    completed(
        "Insurance Scam",
        "Master",
        Usable(
            "burn locations: 1 pool each",
            OWN_TURN,
            (GainPool(Counted(Which("location", ANYWHERE, "you", chosen="target"))), Burn("target")),
            (Choose(Which("location", ANYWHERE, "you"), most=50),),
            turn="yours",
            locks=True,
        ),
        sentences="129027",
    ),
    named(
        "Into the Fire",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", whose="you", words=("non-sabbat",))),),
            words=(Become("target", sect="Sabbat"),),
        ),
    ),
    completed(
        "Ishtarri Warlord",
        "Master",
        Upon(
            "before range",
            (GiveExtra("maneuver or press", "combat"),),
            (Fights(), InRound(), Is("minion", Which("vampire", clans=("Ishtarri",)))),
        ),
        sentences="8579de",
    ),
    named(
        "Jake Washington",
        "Master",
        Usable(
            "burn it to add up to 4 blood",
            ("unlock",),
            (ChooseNumber(1, 4), Burn("this"), AddBlood("target", Number("number"))),
            (Choose(Which("vampire", blood="none")),),
            turn="yours",
        ),
        words=(BecomeAlly(),),
    ),
    named(
        "Jungle Hunting Ground",
        "Master",
        Usable(
            "add 1 blood to it",
            ("unlock",),
            (AddBlood("this"),),
            conditions=(Not(AtLeast(BloodOn("this"), 3)),),
            turn="yours",
            locks=True,
        ),
        Usable(
            "move its blood to a Laibon",
            ("unlock",),
            (GiveBlood("this", "target", BloodOn("this")), Mark(FED, "target")),
            (Choose(Which("vampire", whose="you", words=("laibon",), unmarked=FED)),),
            (AtLeast(BloodOn("this"), 1),),
            turn="yours",
            locks=True,
        ),
        words=(PutInPlay(),),
    ),
    part(
        "Khobar Towers, Al-Khubar",
        Usable(
            "remove a minion from the game to gain pool",
            ("unlock",),
            (GainPool(SizeOf("target")), RemoveFromGame("target")),
            (Choose(Which(whose="you")),),
            turn="yours",
            locks=True,
        ),
        sentences="3307a8",
    ),
    part(
        "Kingston Penitentiary, Ontario",
        Usable(
            "give its Methuselah a pool: a vampire of yours gains 1 blood",
            ("unlock",),
            (By("this", (StealPool(1, "active"),)), fed()),
            (Choose(UNFED),),
            (Is("this", Which("card", whose="others")),),
            locks=True,
            by="active",
        ),
        sentences="e2db0c",
    ),
    named(
        "KRCG News Radio",
        "Master",
        Usable(
            "+1 intercept to the blocking minion",
            ("block attempt",),
            (AddIntercept("blocker"),),
            conditions=(InterceptNeeded(Which("minion", whose="you")),),
            locks=True,
        ),
        Usable(
            "1 pool: +1 intercept to the blocking minion",
            ("block attempt",),
            (AddIntercept("blocker"),),
            conditions=(InterceptNeeded(Which("minion", whose="others")),),
            locks=True,
            pool=1,
        ),
        words=(PutInPlay(),),
    ),
    completed(
        "Lazarene Inquisitor",
        "Master",
        InPlayAction(
            "burn up to 2 blood from a ready vampire",
            (
                If(
                    (AtLeast(BloodOn("target"), 2),),
                    (ChooseNumber(1, 2, "burned", "blood"), BurnBlood("target", Number("burned"))),
                    (BurnBlood("target"),),
                ),
            ),
            stealth=1,
            declares=(Choose(Which("vampire", blood="some")),),
            conditions=(Is("minion", Which("vampire", clans=("Harbinger of Skulls",))),),
        ),
        sentences="996580",
    ),
    part(
        "Legacy of Caine",
        Standing("cannot hunt as normal", 1),
        hunts_by_stealing(Which("vampire", IN_PLAY, other=True)),
        sentences="6a85f1 4b2f1d",
    ),
    completed(
        "Legendary Vampire",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", IN_PLAY, least=7, entered=True, can_have=True)),),
            words=(PutOn("target"),),
        ),
        sentences="fba54e",
    ),
    part(
        "Libertas",
        Standing("cannot block", 1, Which("ally"), conditions=(Acting(), borne_by("", "anarch"))),
        Price(
            1,
            "blood",
            disciplines=("dom", "pre"),
            payer="any",
            of=Which(other=True),
            conditions=(AnyOf((Acting(), Same("blocker"), Fights())), borne_by("", "anarch")),
        ),
        sentences="854460 cca8af",
    ),
    part(
        "Lilith's Blessing",
        Usable(
            "a master phase action: a Discipline card and 3 blood for an empty vampire",
            ("master",),
            (
                Spend("master phase action"),
                FindDiscipline("target", ("library",)),
                AddBlood("target", 3),
                Mark("bahari", "target"),
            ),
            (Choose(_NOT_BAHARI),),
            turn="yours",
            locks=True,
        ),
        sentences="a20bf3 2ff6b3",
    ),
    # No ally that acts as a vampire (ruling).
    part(
        "Line, The",
        Price(
            -1,
            "blood",
            types=ACTION_CARDS,
            payer="any",
            of=Which("vampire", whose="you"),
            optional=True,
            spends=("lock",),
        ),
        sentences="a0dfae",
    ),
    named("Liquidation", Reading("Master", words=(BurnFromLibrary(7), GainPool(3)))),
    named("Lupine Assault", Reading("Master", words=(ForEachMethuselah("any", (Discard(amount=5),)),))),
    completed("Malkavian Derangement: Paranoia", "Master", Standing("cannot act", 1), sentences="08a61b"),
    named(
        "Malkavian Game",
        Reading("Master", declares=(ChooseMethuselah("others"),), words=(PlayRockPaperScissors(2),)),
    ),
    completed(
        "Malkavian Seven Miseries, The",
        "Master",
        Standing("stealth", -1, Which(where=IN_PLAY), conditions=(ActionIs(("political",)),), in_action=True),
        InPlayAction("burn it", (Burn("this"),), by=Which(not_clans=("Tremere",)), directed=True),
        sentences="61421f d0ff39",
    ),
    part(
        "Mapatano Utando",
        Usable(
            "reduce the bleed by 1",
            DURING_ACTION,
            (AddBleed(-1),),
            conditions=(BleedsWhom("you"), Bled(so_far=True)),
            locks=True,
        ),
        Usable(
            "burn the Edge: 4 transfers",
            ("influence",),
            (BurnEdge(), Gain("transfer", 4)),
            turn="yours",
            locks=True,
        ),
        sentences="e5c304 9edf14",
    ),
    part(
        "Marrakesh Codex, The",
        Usable("reorder the top of your library", ANY_TIME, (Rearrange(4),), locks=True),
        sentences="5cc195",
    ),
    part(
        "Mausoleum, Venice, The",
        Usable(
            "1 vote, or 2 without Ventrue Headquarters",
            ("polling",),
            (
                GainVotes(),
                If((Not(There(Which("card", ANYWHERE, name="Ventrue Headquarters"))),), (GainVotes(),)),
            ),
            conditions=(POLITICAL,),
            locks=True,
        ),
        sentences="8a5157",
    ),
    part(
        "Meditative Grove",
        Usable(
            "cancel the frenzy card",
            ("as played",),
            (Cancel(free=False),),
            conditions=(FrenzyOn(Which("vampire", IN_PLAY, "you", clans=("Salubri",))),),
            locks=True,
        ),
        sentences="b4a6d2",
    ),
    named(
        "Memories of Mortality",
        "Master",
        Standing("cannot block", 1, conditions=(Is("acting", Which("ally")),)),
        Standing("no damage", 1, Which("ally"), conditions=(InflictedBy(Which("vampire", own=True)),)),
        Usable(
            "burn 1 blood: burn it and go to torpor",
            ("influence",),
            (Burn("this"), ToTorpor("minion")),
            conditions=(IsReady("minion"),),
            turn="yours",
            by="bearer",
            blood=1,
        ),
        declares=(Choose(Which("vampire", IN_PLAY, can_have=True)),),
        words=(PutOn("target"),),
    ),
    completed(
        "Millicent Smith, Puritan Vampire Hunter",
        "Master",
        Upon(
            "as blocked",
            (Burn("this"), NoCombat(), Burn("acting")),
            (Is("acting", Which("vampire", whose="you")),),
        ),
        Upon("discard phase", (TakeControl("this", "predator"),), turn="yours"),
        sentences="8d0fa8 64b241",
    ),
    named(
        "Minion Tap",
        Reading(
            "Master",
            declares=(Choose(YOUR_VAMPIRE), ChooseNumber(0, BloodOn("target"), "moved", "blood")),
            words=(AS_ANNOUNCED,),
        ),
    ),
    named(
        "Misdirection",
        Reading("Master", declares=(Choose(Which("minion", ("ready", "torpor"))),), words=(Lock("target"),)),
    ),
    part(
        "Mob Connections",
        Usable("press to continue combat", ("press",), (), conditions=(LeadsTo("continue"),), locks=True),
        sentences="eb79ca",
    ),
    part(
        "Momentum's Edge",
        conditions=(AtLeast(VictoryPoints(), 1),),
        sentences="35455d",
    ),
    completed(
        "Monster",
        "Master",
        Upon(
            "end of combat",
            (
                AfterCombat(
                    (
                        If(
                            (
                                Not(IsReady("opponent")),
                                AtLeast(BloodOn("minion"), 1),
                                Is("minion", Which("vampire", locked=True)),
                                ONCE,
                            ),
                            (May((BurnBlood("minion"), Unlock("minion"), MARK), "burn 1 blood to unlock"),),
                        ),
                    )
                ),
            ),
            (Fights(),),
            by="bearer",
        ),
        sentences="93b16e",
    ),
    completed(
        "New in Town",
        "Master",
        InPlayAction("burn it", (Burn("this"),), directed=True),
        declares=(Choose(Which("vampire", IN_PLAY, most=7, newcomer=True, can_have=True)),),
        words=(PutOn("target"),),
        sentences="39c3a2 219ff5",
    ),
    completed(
        "Nocturn Theater",
        "Master",
        Usable(
            "lock it and a vampire of yours: lock a minion of your prey",
            ("unlock",),
            (Lock("mine"), Lock("target")),
            (
                Choose(Which("vampire", whose="you", locked=False), "mine"),
                Choose(Which(whose="prey", where=IN_PLAY, locked=False)),
            ),
            turn="yours",
            locks=True,
        ),
        sentences="5a4359",
    ),
    # Who gets what is settled for all of it, then it moves (ruling).
    completed(
        "Nod",
        Reading(
            "Master",
            words=(ForEachMethuselah("any", (PassEquipment(Which(whose="you"), Which(whose="you")),)),),
        ),
        sentences="0e5243",
    ),
    completed(
        "Not to Be",
        "Master",
        Standing("master phase actions", 1),
        Standing("discard phase actions", -1),
        Upon("end of phase", (Burn("this"),), (PhaseIs("discard"), TurnOf("you"))),
        sentences="1e3f3c 64edbf",
    ),
    completed(
        "Out of Control",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", IN_PLAY, clans=("Brujah antitribu",), most=5)),),
            words=(Burn("target"),),
        ),
        sentences="3d2745",
    ),
    named(
        "Out of the Frying Pan",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", whose="you", words=("sabbat",))),),
            words=(Become("target", sect="Camarilla"),),
        ),
    ),
    part(
        "Oxford University, England",
        Usable(
            "burn X pool: 2X votes",
            ("polling",),
            (BurnPool(Number("number"), paid=True), GainVotes(Number("number", 2))),
            (ChooseNumber(1, PoolOf(), what="pool"),),
            (POLITICAL,),
            locks=True,
        ),
        sentences="010a8a",
    ),
    named(
        "Major Boon",
        Reading(
            "Master",
            when=Timing(frozenset({"before resolution"}), action=frozenset({"bleed"})),
            conditions=(Bled(), Is("acting", Which("minion", whose="others")), Not(BleedsWhom("you"))),
            words=(
                PayForBleed(),
                PutInPlay(),
                RememberMethuselahs("target"),
                Later("after resolution", (If((Not(BurnedForBleed()),), (Burn("this"),)),)),
            ),
            usable=(
                Usable(
                    "who owes it burns pool for the bleed",
                    ("before resolution",),
                    (PayForBleed("remembered"), Burn("this")),
                    conditions=(Bled(), BleedsWhom("you")),
                ),
            ),
        ),
    ),
    named(
        "Malkavian Dementia",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", whose="others", clans=("Malkavian",))),),
            words=(TakeControl("target", until="your unlock phase"),),
        ),
    ),
    part(
        "Maabara",
        Usable(
            "move a card of your ash heap to it",
            ANY_TIME,
            (Shelve(),),
            (Choose(Which("library card", ("ash heap",), "you")),),
            locks=True,
        ),
        Usable(
            "use a master phase action: a card of it to the top of your library",
            ("master",),
            (Spend("master phase action"), Unshelve()),
            turn="yours",
        ),
        sentences="412df1 6ac339",
    ),
    named("Malkavian Prank", Reading("Master", words=(HideNumbers(),))),
    completed("Kaymakli Nightmares", Reading("Master", words=(DealCryptsAnew(),)), sentences="16c96c 1c7c58 1a9888"),
    part(
        "Nosferatu Hosting",
        Usable(
            "use a master phase action: look at an uncontrolled vampire",
            ("master",),
            (Spend("master phase action"), LookAt("target")),
            (ChooseInfluenced("others", bare=True),),
            turn="yours",
        ),
        InPlayAction("burn it", (Burn("this"),), directed=True, by=Which(not_clans=("Toreador",))),
        words=(PutInPlay(),),
        sentences="57e628 033c7a",
    ),
    completed(
        "Obsession",
        "Master",
        Standing("stays locked", 1, torpid=True),
        Upon(
            "unlock phase",
            (
                Either(
                    (
                        Alternative(
                            "burn 1 blood to unlock",
                            (BurnBlood("minion"), Unlock("minion")),
                            (AtLeast(BloodOn("minion"), 1),),
                        ),
                        Alternative("burn the vampire", (Burn("minion"),)),
                    )
                ),
            ),
            turn="yours",
            by="bearer",
        ),
        Upon("goes to torpor", (Burn("this"),), about="minion", torpid=True),
        sentences="c68483 33291a 67e722",
    ),
    completed(
        "Infamous Insurgent",
        "Master",
        Standing("votes", 2),
        Usable(
            "unlock a ready anarch",
            MINION_PHASE,
            (Unlock("target"),),
            (Choose(Which("vampire", whose="you", words=("anarch",), locked=True)),),
            turn="yours",
            by="bearer",
            once="turn",
        ),
        words=(Mark(GIVES_TRAIT, "this", "infernal, bahari"),),
        sentences="3d9fd0 1f0716",
    ),
    part(
        "Island of Yiaros",
        Usable(
            "X more strength for a strike of a vampire",
            ("strikes chosen",),
            (AddNumber("striker", "strength", VotesOfStriker(), "strike"),),
            (NoteYourFighter("striker"),),
            (Is("both", Which("vampire", whose="you")),),
            locks=True,
        ),
        sentences="cec4de",
    ),
    completed(
        "Joseph Pander",
        "Master",
        Usable(
            "lock it and burn 1 pool: the action fails",
            ("as announced", "before block", "after blocks"),
            (FailAction(),),
            conditions=(
                ActionTargets(which=Which("vampire", IN_PLAY, "you", clans=("Pander",)), by_others=True),
                MayFail(),
            ),
            locks=True,
            pool=1,
        ),
        Usable(
            "a Pander may enter combat this turn",
            ("master",),
            (Mark(_FIGHTS_FOR_PANDER, "target"),),
            (Choose(Which("vampire", IN_PLAY, clans=("Pander",))),),
            turn="yours",
            once="turn",
        ),
        InPlayAction(
            "enter combat",
            (),
            "enter combat",
            by=Which("vampire", mark=_FIGHTS_FOR_PANDER),
            against=Which(whose="others"),
            once=True,
        ),
        sentences="2072f5 b45e72",
    ),
    named(
        "King's Rising",
        "Master",
        Upon("unlock phase", (Burn("this"),), (HasEdge(),), turn="yours"),
        words=(
            If((PoolIs("you", most=5),), (GainPool(3),), (GainPool(1),)),
            PutInPlay(),
            Mark(NO_TRANSFERS, "this"),
        ),
    ),
    completed(
        "Orun",
        "Master",
        Standing("capacity for others", 2, conditions=(IS_LAIBON,), torpid=True),
        Standing("votes", PerThreeOrun(), conditions=(IS_LAIBON, IsLastOf(("Orun",)))),
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
    named(
        "Life Boon",
        Reading(
            "Master",
            when=Timing(frozenset({"being ousted"})),
            conditions=(CanSave(),),
            words=(KeepInGame(), PutInPlay()),
            usable=(
                Usable(
                    "take 1 pool of who was saved",
                    ("unlock",),
                    (StealPool(1, "remembered"),),
                    conditions=(TurnOf("remembered"),),
                    once="turn",
                ),
            ),
        ),
    ),
    completed(
        "Madness Network",
        "Master",
        Standing("acts in any turn", 1, of=Which("vampire", IN_PLAY, clans=("Malkavian",)), torpid=True),
        Upon(
            "as announced",
            (AlsoBlock(Which("vampire", clans=("Malkavian",))),),
            (ActionOfThis(),),
        ),
        InPlayAction("burn it", (Burn("this"),), directed=True, by=Which()),
        sentences="1755ef 6d53ed",
    ),
    named(
        "Mistrust",
        "Master",
        declares=(Choose(_SCARCE),),
        words=(If((InTorpor("target"),), (Burn("target"),), (ToUncontrolled("target"),)),),
    ),
    # Just the minions count that are yours in the influence phase (ruling).
    completed(
        "Loner",
        "Master",
        Upon("influence phase", (AddBlood("minion"),), (IsReady("minion"), SucceededAlone()), turn="yours"),
        sentences="3cdf44",
    ),
)
