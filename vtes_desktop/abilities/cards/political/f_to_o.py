"""Political action cards: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.political.alike import *
from vtes_desktop.abilities.cards.polling import VotesBesides
from vtes_desktop.rules import minions
from vtes_desktop.rules.special.seating import take_seats
from vtes_desktop.table.asking import Option, Procedure


class ChooseSeating(Word, frozen=True):
    """Choose in which new order all Methuselahs will sit, clockwise from you."""

    said = "choose in which order, not as now, all Methuselahs will sit, clockwise from you"

    def can(self, here: Here) -> bool:
        return len(here.game.playing()) > 2  # two can't sit otherwise

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        now = [*game.clockwise(here.seat)]
        order, left = now[:1], now[1:]
        while left:
            as_now = now[-2] if now[:-2] == order else None
            options = [Option("methuselah", game.seat_name(seat), seat=seat) for seat in left if seat != as_now]
            option = yield from here.ask(
                "methuselah", f"who will sit to the left of {game.seat_name(order[-1])}?", options, "6.3.2"
            )
            order.append(option.seat)
            left.remove(option.seat)
        here.seats = {f"place {place}": seat for place, seat in enumerate(order)}
        here.terms = f"clockwise: {', '.join(game.seat_name(seat) for seat in order)}"


class TakeSeats(Word, frozen=True):
    """All Methuselahs sit as was chosen; who has left since is left out."""

    said = "all Methuselahs take the seats that were chosen"

    def act(self, here: Here) -> None:
        take_seats(here.game, [seat for seat in here.seats.values() if here.game.table.seats[seat].playing])


_YOUNG_LAIBON: Final = Which("vampire", IN_PLAY, age="younger", words=("laibon",))
_KIN: Final = Which("vampire", IN_PLAY, age="younger", clan_of="minion")


class BurnAllotted(Word, frozen=True):
    """Vampires burn a blood for each point allocated to them."""

    said = "each vampire burns 1 blood for each point allocated to it"

    def act(self, here: Here) -> None:
        game = here.game
        for copy in here.copies(ALLOTTED):
            if game.in_play(copy):
                burned = game.burn_blood(copy, here.numbers.get(points_on(copy.id), 0))
                game.say(game.doing.name(copy), f" burns {burned} blood", seat=here.seat)


class IsChosen(Condition, frozen=True):
    """You are one of the Methuselahs that were chosen."""

    said = "you are among the chosen Methuselahs"

    def holds(self, here: Here) -> bool:
        return here.seat in here.seats.values()


class BleedsFor(Condition, frozen=True):
    """A vampire would bleed its prey for so much now, or more (ruling on Justicar Retribution)."""

    least: int

    def holds(self, here: Here) -> bool:
        game = here.game
        return any(
            minions.bleed_against(game, copy, game.table.prey(copy.controller)) >= self.least
            for copy in here.copies("target")
        )

    def aloud(self) -> str:
        return f"the chosen card would bleed its controller’s prey for {self.least} or more"


CARDS: Final[tuple[Named, ...]] = (
    political_card("Imperator", Standing("votes", 3, conditions=(BloodHuntCalled(),)), sentences="8eda06"),
    vote("Jericho Founding", BurnUnlessPaid(Which("location", ANYWHERE))),
    # Of all allies, an incapacitated Imbued too, what its controller keeps by repaying its pool cost (rulings).
    vote("Kindred Segregation", BurnUnlessPaid(Which("ally", IN_PLAY))),
    vote(
        "Lextalionis",
        ForEachMethuselah(
            "chosen", (WithEach(Which("minion", IN_PLAY, "you"), (Lock("target"), StayLocked("target"))),)
        ),
        terms=(ChooseMethuselah("any", since="gained a victory point"),),
    ),
    at_both_levels(
        "Fanfare for Elysium",
        "Political Action",
        level="mel",
        declares=(Choose(Which("vampire", IN_PLAY, age="older"), least=0, most=5),),
        words=(AddBlood("target"),),
        also=(PutInPlay(), Usable("burn it to end the combat", ("before range",), (Burn("this"), EndCombat()))),
    ),
    political_card(
        "Final Nights, The",
        declares=(Later("votes tallied", (If((Passed(yes=False),), (BurnBlood("minion"),)),)),),
        words=(WithEach(Which("vampire", IN_PLAY), (BurnBlood("target"),)),),
    ),
    vote(
        "Finding the Path",
        ForEachMethuselah("any", (If((IsChosen(),), (BurnPool(),), (GainPool(),)),)),
        terms=(ChooseMethuselahs(least=CountOf("Methuselahs", half=True)),),
    ),
    political_card(
        "Firebrand",
        Standing("votes", 1, conditions=(ActionIs(("political",)), borne_by("", "anarch"))),
        Usable(
            "burn 1 blood to unlock a younger anarch",
            MINION_PHASE,
            (Unlock("target"),),
            (Choose(Which("vampire", age="younger", words=("anarch",), locked=True)),),
            conditions=(borne_by("", "anarch"),),
            turn="yours",
            by="bearer",
            blood=1,
            once="turn",
        ),
        Upon("goes to torpor", (Burn("this"),), about="minion", torpid=True),
        conditions=(CanHave(),),
        words=(PutOn("minion"),),
    ),
    vote(
        "Free States Rant",
        BurnAllotted(),
        terms=(
            AllocateAmong(CapacityOf("minion", half=True), Which("vampire"), each=3),
            ForAll("votes", -1, Which("vampire", words=("titled", "non-priscus"))),
            ForAll("ballots", -1, Which("vampire", words=("priscus",))),
            EdgeIsWorth(),
        ),
    ),
    invited("Giovanni Acceptance", "Giovanni"),
    political_card(
        "Hand Intervention",
        Standing("hand size", -1, whose="remembered"),
        Usable(
            "burn the Edge to burn it",
            ANY_TIME,
            (BurnEdge(), Burn("this")),
            conditions=(HasEdge("remembered"),),
            by="remembered",
        ),
        declares=(ChooseMethuselahs(new=True, most=1),),
        words=(PutInPlay(), RememberMethuselahs()),
    ),
    political_card(
        "Hierophant",
        Standing("votes", 1),
        Upon("as blocked", (BurnBlood("blocker"),), (Same("acting", "bearer"), Is("blocker", Which("vampire")))),
        on=Which("vampire", IN_PLAY, clans=("Ministry",)),
    ),
    vote(
        "Honor the Elders",
        WithEach(Which("vampire", least=8), (AddBlood("target"),)),
        ForEachMethuselah(
            "any", (WithEach(Which("vampire", ("uncontrolled",), "you", least=8), (AddBlood("target"),)),)
        ),
    ),
    invited("Invitation Accepted", "Ministry"),
    vote("Justicar Retribution", WithEach(Which("vampire", IN_PLAY), (Burn("target"),), those=(BleedsFor(3),))),
    political_card("Kuta", Standing("action blood", 1, conditions=(Acting(directed=True),)), sentences="86f888"),
    political_card(
        "Legacy of Pander",
        Standing("votes", 1, Which("vampire", clans=("Pander",), words=("non-titled",)), alone=True),
        sentences="7beebb",
    ),
    vote("Mark of the Damned", ForEachMethuselah("any", (BurnPool(Counted(Which("vampire", ("ash heap",), "prey"))),))),
    political_card(
        "Meddling of Semsith, The",
        Standing("hand size", -1),
        Standing("cards not replaced", 1, whose="remembered", conditions=(PhaseIs("minion"),)),
        words=(RememberMethuselahs(),),
        sentences="e2f049 55e50d",
    ),
    vote(
        "Might of the Camarilla",
        ForEachMethuselah("any", (Choose(Which("vampire", ("uncontrolled",), "you")), BurnCards("target"))),
    ),
    political_card(
        "National Guard Support",
        Standing("stealth", -1, Which("minion"), conditions=(Acting("acting", directed=True),), in_action=True),
        InPlayAction("call a referendum to burn it", (Burn("this"),), "political", 1, by=Which("vampire")),
        Upon("unlock phase", (Count(1, who="this"),), turn="yours"),
        Upon(
            "polling begins",
            (VotesBesides(CountersOn(who="this"), "for"),),
            (ActionOfThis(), AtLeast(CountersOn(who="this"), 1)),
        ),
        conditions=(Not(There(Which("card", ("in play",), name="National Guard Support"))),),
        sentences="36bc9c 1cc4d7 ed0f79 a69f7b",
    ),
    political_card(
        "My Kin Against the World",
        declares=(
            If(
                (Is("minion", Which("vampire", words=("laibon",))),),
                (Choose(replace(_KIN, alternatives=(_YOUNG_LAIBON,)), count=Number("x")),),
                (Choose(_KIN, count=Number("x")),),
            ),
        ),
        words=(Unlock("minion"), Unlock("target")),
    ),
    vote("Kindred Restructure", TakeSeats(), terms=(ChooseSeating(),)),
    political_card(
        "First Tradition: The Masquerade",
        Standing("may skip the turn", 1, whose="any"),
        Upon(
            "unlock phase",
            (BurnPool(2), Count(2, "paid", "this"), If((AtLeast(CountersOn("paid", "this"), 6),), (Burn("this"),))),
            turn="yours",
        ),
        Upon("unlock phase", (BurnPool(2, "active"),), turn="others"),
        Upon(
            "turn skipped",
            (Count(1, "skipped", "this"), If((AtLeast(CountersOn("skipped", "this"), 3),), (Burn("this"),))),
            turn="yours",
        ),
        words=(PutInPlay(),),
    ),
    political_card("Overseer", declares=(IgnoreVotes(Which("vampire", words=("magaji",)), "for"),), sentences="bc3cce"),
)
