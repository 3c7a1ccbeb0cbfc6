"""Political action cards: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.card_text import Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, completed, mended, named
from vtes_desktop.abilities.cards.phrases import MINE
from vtes_desktop.abilities.vocabulary.aloud import card, card_does, does, methuselah, number, times
from vtes_desktop.abilities.vocabulary.amounts import (
    Amount,
    CapacityOf,
    Counted,
    Measure,
    Methuselahs,
    Number,
    amount_of,
)
from vtes_desktop.abilities.vocabulary.conditions.actions import PhaseIs, TurnOf
from vtes_desktop.abilities.vocabulary.conditions.combat import CanHave, Fights
from vtes_desktop.abilities.vocabulary.conditions.condition import Conditions
from vtes_desktop.abilities.vocabulary.conditions.union import AnyOf, AtLeast, HasEdge, Is, Not, There
from vtes_desktop.abilities.vocabulary.effects.actions import ForAll
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnPool, GainPool
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, BurnEdge, Lock, PutInPlay, PutOn, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseMethuselah, ChooseMethuselahs
from vtes_desktop.abilities.vocabulary.effects.combat import EndCombat
from vtes_desktop.abilities.vocabulary.effects.control import ToUncontrolled
from vtes_desktop.abilities.vocabulary.effects.flow import Alternative, By, Either, ForEachMethuselah, If, WithEach
from vtes_desktop.abilities.vocabulary.effects.persons import Name
from vtes_desktop.abilities.vocabulary.effects.piles import Return
from vtes_desktop.abilities.vocabulary.effects.referendums import Allocate, RememberMethuselahs, Shares
from vtes_desktop.abilities.vocabulary.effects.votes import EdgeIsWorth, LoseTitle
from vtes_desktop.abilities.vocabulary.effects.word import Word, Words
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, found
from vtes_desktop.rules import minions
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.requirements import price
from vtes_desktop.table.asking import PASS, Option, Procedure
from vtes_desktop.table.table import Copy, on


class NumberOf(Measure, frozen=True):
    """As many as were chosen by a name."""

    who: str = "target"
    times: int = 1

    def of(self, here: Here) -> int:
        return self.times * len(here.copies(self.who))

    def aloud(self) -> str:
        return times(self.times, f"the number of cards chosen as “{self.who}”")


class ClansOf(Measure, frozen=True):
    """As many as the clans to which the cards that are meant belong."""

    which: Which

    def of(self, here: Here) -> int:
        return len({minions.clan(here.game, copy) for copy in found(here, self.which)} - {""})

    def aloud(self) -> str:
        return f"the number of clans of {self.which.aloud(many=True)}"


def _per_minion(*, gain: bool, amount: Amount) -> Words:
    return ForEachMethuselah("any", (GainPool(amount) if gain else BurnPool(amount),))


def _vote(name: str, *words: Words, terms: tuple[Words, ...] = (), conditions: tuple[Conditions, ...] = ()) -> Named:
    """A political action: its terms, and what it does when it passes."""
    return named(name, Reading("Political Action", conditions=conditions, declares=terms, words=words))


def _political(*words: Words, terms: tuple[Words, ...] = ()) -> Reading:
    return Reading("Political Action", declares=terms, words=words)


READY_TORPID_OR_IN_PLAY: Final = ("ready", "torpor", "in play")

_KIN: Final = Which("vampire", MINE, age="younger", clan_of="minion")

_INNER_CIRCLE: Final = Is("minion", Which("vampire", words=("inner circle",)))

_SMALL_STRANGER: Final = Which("vampire", MINE, words=("non-camarilla",), most=5)

_STRANGER: Final = Which("vampire", MINE, words=("non-camarilla",))

_UNLOCKED_ANARCH: Final = Which("vampire", whose="you", locked=False, words=("anarch",))

_COMPANION: Final = Which("ally|retainer", ("ready", "torpor", "uncontrolled"))


class EachChooses(Word, frozen=True):
    """Each Methuselah may choose one of her cards; the words after it speak of it as ``<name> of you``."""

    which: Which
    name: str = "vampire"
    whose: Whose = "any"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for seat in here.methuselahs(self.whose):
            each = Here(game, seat, here.source)
            options = [
                Option("target", game.name(copy), copy.id, targets=(copy.id,)) for copy in found(each, self.which)
            ]
            if not options:
                continue
            question = f"{game.name(here.source)}: which one?"
            option = yield from game.choose(seat, "target", question, [*options, PASS], "6.3.2", here.source.id)
            if option.kind != "pass":
                here.chosen[f"{self.name} {seat}"] = [game.copy(option.copy)]
                game.say(game.who(seat), " chooses ", game.doing.name(game.copy(option.copy)), seat=seat)

    def aloud(self) -> str:
        return f"{does(self.whose, 'choose')} up to 1 card as “{self.name}”: {self.which.aloud()}"


class ControllersBurnPool(Word, frozen=True):
    """Each Methuselah who controls one of the cards burns so much pool, once."""

    amount: int = 1
    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for seat in dict.fromkeys(copy.controller for copy in here.copies(self.who)):
            burned = game.burn_pool(seat, self.amount)
            game.say(game.who(seat), f" burns {burned} pool", seat=seat)
        yield from ()

    def aloud(self) -> str:
        return f"each Methuselah who controls {card(self.who)} burns {self.amount} pool"


class FindEquipmentFor(Word, frozen=True):
    """Search your library for equipment and put it on a minion, whatever it requires; half its cost is paid, rounded
    down: pool by you, blood by that minion (rulings on Alastor). Then shuffle."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; one may find none."""
        game, seat = here.game, here.seat
        bearer = here.copy(self.who)
        if bearer is None or not game.in_play(bearer):
            return
        there = [copy for copy in game.pile(seat, "library") if self._fits(here, bearer, copy)]
        options = [Option("search", game.name(copy), copy.id, bearer.id) for copy in there]
        none = Option("pass", "None")
        question = f"{game.name(here.source)}: which equipment does {game.name(bearer)} get?"
        option = yield from game.choose(seat, "search", question, [*options, none], "11", here.source.id, always=True)
        if option != none:
            copy = game.copy(option.copy)
            pool, blood = self._half(here, bearer, copy)
            game.burn_pool(seat, pool)
            game.burn_blood(bearer, blood)
            game.say(game.doing.name(bearer), " gets ", game.doing.name(copy), seat=seat)
            yield from bring_into_play(game, copy, bearer.controller, bearer)
        game.doing.shuffle(seat, "library")

    def _half(self, here: Here, bearer: Copy, copy: Copy) -> tuple[int, int]:
        game, card = here.game, here.game.card(copy)
        return price(game, here.seat, bearer, card, "pool") // 2, price(game, here.seat, bearer, card, "blood") // 2

    def _fits(self, here: Here, bearer: Copy, copy: Copy) -> bool:
        game, card = here.game, here.game.card(copy)
        if "Equipment" not in card.types or why_not_on(game, bearer, card):
            return False
        pool, blood = self._half(here, bearer, copy)
        return pool <= game.table.seats[here.seat].pool and blood <= bearer.blood

    def aloud(self) -> str:
        return (
            f"you may search your library for equipment and put it on {card(self.who)}, whatever it requires,"
            " for half its cost rounded down (pool burned by you, blood by that minion); then shuffle"
        )


class BurnCards(Word, frozen=True):
    """Burn cards that no minion burns: wherever they lie, and for no reward."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            here.game.burn(copy)
        yield from ()

    def aloud(self) -> str:
        return f"{card_does(self.who, 'be')} burned, wherever it is, by no minion"


class HandOver(Word, frozen=True):
    """Equipment goes to a minion, and comes under the control of that minion's controller."""

    who: str = "target"
    to: str = "vampire"

    def can(self, here: Here) -> bool:
        game, bearer = here.game, here.copy(self.to)
        return bearer is None or not any(why_not_on(game, bearer, game.card(copy)) for copy in here.copies(self.who))

    def do(self, here: Here) -> Procedure[None]:
        game, bearer = here.game, here.copy(self.to)
        for copy in here.copies(self.who) if bearer is not None and game.in_play(bearer) else ():
            if bearer is not None and game.in_play(copy) and copy.place.on != bearer.id:
                old = game.table.copies.get(copy.place.on)
                game.doing.move_card(copy, on(bearer.id), controller=bearer.controller)
                game.say(game.doing.name(bearer), " takes ", game.doing.name(copy), seat=here.seat)
                if old is not None:
                    minions.drain(game, old)
        yield from ()

    def aloud(self) -> str:
        return f"{card_does(self.who, 'move')} to {card(self.to)}, whose controller controls it then"


ALLOTTED = "allotted"
"""The name of the cards to which points were allocated."""


def points_on(copy: int) -> str:
    """The name of the number of points that were allocated to a card."""
    return f"points {copy}"


class BurnAllotted(Word, frozen=True):
    """Vampires burn a blood for each point allocated to them."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(ALLOTTED):
            if game.in_play(copy):
                burned = game.burn_blood(copy, here.numbers.get(points_on(copy.id), 0))
                game.say(game.doing.name(copy), f" burns {burned} blood", seat=here.seat)
        yield from ()

    def aloud(self) -> str:
        return "each vampire burns 1 blood for each point allocated to it"


class AllocateAmong(Word, frozen=True):
    """Allocate points, one after the other, among cards that are meant, and Methuselahs where these are named."""

    points: Amount
    which: Which
    whose: Whose | None = None
    each: int = 1000
    """The most for one."""

    def can(self, here: Here) -> bool:
        """Whether there is room for all points; of those that depend on what is chosen before nothing is known yet
        (ruling on Free States Rant)."""
        if self.whose is not None:
            return True
        return len(found(here, self.which)) * self.each >= amount_of(here, self.points)

    def do(self, here: Here) -> Procedure[None]:
        game, taken = here.game, here.chosen.setdefault(ALLOTTED, [])
        taken.clear()
        here.shares.clear()
        for left in range(amount_of(here, self.points), 0, -1):
            options = [
                Option("methuselah", game.seat_name(seat), seat=seat)
                for seat in (here.methuselahs(self.whose) if self.whose else ())
            ]
            options += [
                Option("target", f"{game.name(copy)} ({game.seat_name(copy.controller)})", copy.id, targets=(copy.id,))
                for copy in found(here, self.which)
                if here.numbers.get(points_on(copy.id), 0) < self.each
            ]
            if not options:
                break
            question = f"{game.name(here.source)}: {left} points left. Who gets the next?"
            option = yield from game.choose(here.seat, "target", question, options, "6.3.2", here.source.id)
            if option.kind == "methuselah":
                here.shares[option.seat] = here.shares.get(option.seat, 0) + 1
            else:
                name = points_on(option.copy)
                here.numbers[name] = here.numbers.get(name, 0) + 1
                if game.copy(option.copy) not in taken:
                    taken.append(game.copy(option.copy))
        said = [f"{game.seat_name(seat)} {share}" for seat, share in here.shares.items()]
        said += [f"{game.name(copy)} {here.numbers[points_on(copy.id)]}" for copy in taken]
        here.terms = ", ".join(filter(None, [here.terms, *said]))

    def aloud(self) -> str:
        who = f" and {methuselah(self.whose)}" if self.whose else ""
        most = f", at most {self.each} to one" if self.each < 1000 else ""
        return f"you allocate {number(self.points)} points among {self.which.aloud(many=True)}{who}{most}"


CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Alastor",
        Reading(
            "Political Action",
            conditions=(There(Which("vampire", words=("camarilla",), can_have=True)),),
            words=(PutOn("target"), FindEquipmentFor()),
            standing=(Standing("no diablerie", 1),),
        ),
        sentences="f70201 acce34",
    ),
    _vote("Anarchist Uprising", _per_minion(gain=False, amount=Counted(Which("minion", MINE, "you")))),
    named(
        "Anathema",
        Reading(
            "Political Action",
            declares=(Choose(Which("vampire")),),
            words=(PutOn("target", theirs=True),),
            upon=(
                Upon(
                    "reduced to no blood",
                    (GainPool(CapacityOf("minion"), "opponent"), BurnCards("minion")),
                    (Fights(), Is("minion", Which("vampire", blood="none"))),
                    about="minion",
                    torpid=True,
                ),
            ),
        ),
    ),
    _vote(
        "Ancient Influence",
        EachChooses(Which("vampire", whose="you")),
        ForEachMethuselah("any", (GainPool(CapacityOf("vampire of you")), BurnPool(5))),
    ),
    _vote("Ancilla Empowerment", _per_minion(gain=False, amount=Counted(Which("minion", MINE, "you")))),
    named(
        "Auto-da-fé",
        _political(
            By(
                "target",
                (
                    Either(
                        (
                            Alternative("burn pool", (BurnPool(CapacityOf("minion", -1, 8)),)),
                            Alternative("burn the vampire", (Burn("minion"),)),
                        )
                    ),
                ),
            ),
            terms=(Choose(Which("vampire", MINE, most=7)),),
        ),
    ),
    _vote("Banishment", ToUncontrolled(), terms=(Choose(Which("vampire", age="younger")),)),
    _vote(
        "Camarilla's Iron Fist",
        Shares("burn"),
        GainPool(1, "chosen"),
        terms=(ChooseMethuselah("any"), Allocate(5, 2, never="chosen")),
        conditions=(AtLeast(Methuselahs(), 3),),
    ),
    completed(
        "Can't Take it with You",
        Reading(
            "Political Action",
            words=(
                ForEachMethuselah(
                    "any", (BurnPool(Counted(Which("equipment|location|retainer", READY_TORPID_OR_IN_PLAY, "you"))),)
                ),
            ),
        ),
        sentences="64556c",
    ),
    named(
        "Cold War",
        _political(
            BurnPool(3, "chosen"),
            Burn("target"),
            terms=(
                Either(
                    (
                        Alternative("a Methuselah", (ChooseMethuselah("any"),)),
                        Alternative("a location", (Choose(Which("location", READY_TORPID_OR_IN_PLAY)),)),
                        Alternative(
                            "a Methuselah and a location",
                            (ChooseMethuselah("any"), Choose(Which("location", READY_TORPID_OR_IN_PLAY))),
                            (Is("minion", Which("vampire", any_word=("cardinal", "regent"))),),
                        ),
                    )
                ),
            ),
        ),
    ),
    named(
        "Confiscation",
        _political(HandOver(), terms=(Choose(Which("equipment", MINE)), Choose(Which("vampire", MINE), "vampire"))),
    ),
    _vote(
        "Consanguineous Boon",
        _per_minion(gain=True, amount=Counted(Which("vampire", MINE, "you", clan_named="clan"))),
        terms=(Name("clan in play"),),
    ),
    _vote("Conservative Agitation", Shares("burn"), terms=(Allocate(Methuselahs(), 2),)),
    named("Diversity", _political(ForEachMethuselah("any", (GainPool(ClansOf(Which("vampire", whose="you"))),)))),
    mended(
        "Fanfare for Elysium",
        Reading(
            "Political Action",
            level="MEL",
            declares=(Choose(Which("vampire", MINE, age="older"), most=5),),
            words=(AddBlood("target"), PutInPlay()),
            usable=(Usable("burn it to end the combat", ("before range",), (Burn("this"), EndCombat())),),
        ),
    ),
    named(
        "Firebrand",
        Reading(
            "Political Action",
            conditions=(CanHave(),),
            words=(PutOn("minion"),),
            standing=(Standing("votes", 1),),
            usable=(
                Usable(
                    "burn 1 blood to unlock a younger anarch",
                    ("minion",),
                    (Unlock("target"),),
                    (Choose(Which("vampire", age="younger", words=("anarch",), locked=True)),),
                    turn="yours",
                    by="bearer",
                    blood=1,
                    once="turn",
                ),
            ),
            upon=(Upon("goes to torpor", (Burn(),), about="minion", torpid=True),),
        ),
    ),
    named(
        "Free States Rant",
        _political(
            BurnAllotted(),
            terms=(
                AllocateAmong(CapacityOf("minion", half=True), Which("vampire"), each=3),
                ForAll("votes", -1, Which("vampire", words=("titled", "non-priscus"))),
                ForAll("ballots", -1, Which("vampire", words=("priscus",))),
                EdgeIsWorth(),
            ),
        ),
    ),
    named(
        "Honor the Elders",
        _political(
            WithEach(Which("vampire", least=8), (AddBlood("target"),)),
            ForEachMethuselah(
                "any", (WithEach(Which("vampire", ("uncontrolled",), "you", least=8), (AddBlood("target"),)),)
            ),
        ),
    ),
    _vote("Kine Resources Contested", Shares("burn"), terms=(Allocate(4, 2),)),
    completed(
        "Legacy of Pander",
        Reading(
            "Political Action",
            standing=(Standing("votes", 1, Which("vampire", clans=("Pander",), words=("non-titled",)), alone=True),),
        ),
        sentences="7beebb",
    ),
    named(
        "Mark of the Damned",
        _political(ForEachMethuselah("any", (BurnPool(Counted(Which("vampire", ("ash heap",), "prey"))),))),
    ),
    completed(
        "Meddling of Semsith, The",
        Reading(
            "Political Action",
            words=(RememberMethuselahs(),),
            standing=(
                Standing("hand size", -1),
                Standing("cards not replaced", 1, whose="remembered", conditions=(PhaseIs("minion"),)),
            ),
        ),
        sentences="e2f049 55e50d",
    ),
    named(
        "Might of the Camarilla",
        _political(ForEachMethuselah("any", (Choose(Which("vampire", ("uncontrolled",), "you")), BurnCards("target")))),
    ),
    named(
        "My Kin Against the World",
        Reading(
            "Political Action",
            declares=(
                If(
                    (Is("minion", Which("vampire", words=("laibon",))),),
                    (
                        Choose(
                            Which(
                                "vampire",
                                MINE,
                                age="younger",
                                clan_of="minion",
                                alternatives=(Which("vampire", MINE, age="younger", words=("laibon",)),),
                            ),
                            count=Number("x"),
                        ),
                    ),
                    (Choose(_KIN, count=Number("x")),),
                ),
            ),
            words=(Unlock("minion"), Unlock("target")),
        ),
    ),
    _vote(
        "Parity Shift",
        Shares("gain", "chosen"),
        terms=(ChooseMethuselah("richer"), Allocate(3, 1, never="chosen")),
    ),
    completed(
        "Patsy",
        Reading(
            "Political Action",
            words=(If((HasEdge(),), (BurnEdge(), LoseTitle(), BurnPool(2, "controller"))),),
        ),
        sentences="ff2182",
    ),
    _vote(
        "Political Stranglehold",
        _per_minion(gain=True, amount=Counted(Which("vampire", MINE, "you", least=8), 3)),
    ),
    named(
        "Protect Thine Own",
        Reading(
            "Political Action",
            conditions=(AnyOf((There(_SMALL_STRANGER), Not(AnyOf((Not(_INNER_CIRCLE), Not(There(_STRANGER))))))),),
            declares=(If((_INNER_CIRCLE,), (Choose(_STRANGER),), (Choose(_SMALL_STRANGER),)),),
            words=(Burn("target"),),
        ),
    ),
    _vote("Reckless Agitation", Shares("burn"), terms=(Allocate(6, 2, "others"),)),
    named(
        "Reinforcements",
        _political(
            ForEachMethuselah(
                "chosen",
                (Choose(Which("library card", ("ash heap",), "you"), least=0, most=3), Return("target", "library")),
            ),
            terms=(ChooseMethuselahs(),),
        ),
    ),
    _vote(
        "Reins of Power",
        EachChooses(Which("vampire", whose="you")),
        ForEachMethuselah("any", (GainPool(6), BurnPool(CapacityOf("vampire of predator")))),
    ),
    named(
        "Revolutionary Council",
        Reading(
            "Political Action",
            conditions=(There(replace(_UNLOCKED_ANARCH, other=True)),),
            declares=(
                Choose(_UNLOCKED_ANARCH, "anarch", most=1000),
                AllocateAmong(NumberOf("anarch", 2), Which("location|equipment", READY_TORPID_OR_IN_PLAY), "any"),
            ),
            words=(Lock("anarch"), Shares("burn"), Burn("allotted")),
        ),
    ),
    completed(
        "Rumors of Gehenna",
        Reading(
            "Political Action",
            words=(RememberMethuselahs(),),
            standing=(Standing("master phase actions", 1, whose="remembered", instead=True),),
        ),
        sentences="676644",
    ),
    named(
        "Secret Must Be Kept, The",
        _political(
            ControllersBurnPool(),
            Burn("target"),
            terms=(
                If(
                    (Is("minion", Which("vampire", words=("magaji",))),),
                    (Choose(_COMPANION, most=2),),
                    (Choose(_COMPANION),),
                ),
            ),
        ),
    ),
    named(
        "Treaty of Tyre Enforced",
        _political(
            ForEachMethuselah("any", (BurnPool(Counted(Which("vampire", MINE, "you", clans=("Banu Haqim",)), 1, 1)),))
        ),
    ),
    completed(
        "War of Ages",
        Reading(
            "Political Action",
            upon=(
                Upon("unlock phase", (BurnPool(1, "prey"),), (TurnOf("prey"),)),
                Upon("prey ousted", (GainPool(3), Burn()), turn="yours"),
            ),
        ),
        sentences="e3d202 af7f9b",
    ),
    completed(
        "Year of Fortune",
        Reading(
            "Political Action",
            declares=(ChooseMethuselahs(new=True),),
            words=(RememberMethuselahs(),),
            standing=(Standing("hand size", 1, whose="remembered"),),
        ),
        sentences="632dff 5416aa",
    ),
)
