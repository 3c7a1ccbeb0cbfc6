"""Political action cards: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.political.alike import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.control import move_onto
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.requirements import price
from vtes_desktop.rules.special.seating import switch_places
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy


class SwitchPlaces(Word, frozen=True):
    """You switch places with the chosen Methuselah, and so prey and predator."""

    said = "you switch places at the table with the chosen Methuselah"

    def act(self, here: Here) -> None:
        for seat in here.methuselahs("chosen")[:1]:
            if here.game.table.seats[here.seat].playing:
                switch_places(here.game, here.seat, seat)


class ClansOf(Measure, frozen=True):
    """As many as the clans to which the cards that are meant belong."""

    which: Which

    def of(self, here: Here) -> int:
        return len({minions.clan(here.game, copy) for copy in found(here, self.which)} - {""})

    def aloud(self) -> str:
        return f"the number of clans of {self.which.aloud(many=True)}"


class FindEquipmentFor(Word, frozen=True):
    """Search your library for equipment and put it on the chosen minion, whatever it requires; half its cost is paid,
    rounded down: pool by you, blood by that minion (rulings on Alastor). Then shuffle."""

    said = (
        "you may search your library for equipment and put it on the chosen card, whatever it requires, for half its "
        "cost rounded down (pool burned by you, blood by that minion); then shuffle"
    )

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; one may find none."""
        game, seat = here.game, here.seat
        bearer = here.copy("target")
        if bearer is None or not game.in_play(bearer):
            return
        there = [copy for copy in game.pile(seat, "library") if self._fits(here, bearer, copy)]
        options = [Option("search", game.name(copy), copy.id, bearer.id) for copy in there]
        none = Option("pass", "None")
        option = yield from here.ask(
            "search", f"which equipment does {game.name(bearer)} get?", [*options, none], "11", seat=seat, always=True
        )
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


class HandOver(Word, frozen=True):
    """Equipment goes to a minion, and comes under the control of that minion's controller."""

    said = "the chosen card moves to the card chosen as “vampire”, whose controller controls it then"

    def can(self, here: Here) -> bool:
        game, bearer = here.game, here.copy("vampire")
        return bearer is None or not any(why_not_on(game, bearer, game.card(copy)) for copy in here.copies("target"))

    def act(self, here: Here) -> None:
        game, bearer = here.game, here.copy("vampire")
        if bearer is None or not game.in_play(bearer):
            return
        for copy in here.copies("target"):
            may = game.in_play(copy) and not why_not_on(game, bearer, game.card(copy))
            if may and copy.place.on != bearer.id:
                old = game.table.copies.get(copy.place.on)
                move_onto(game, copy, bearer, bearer.controller)
                game.say(game.doing.name(bearer), " takes ", game.doing.name(copy), seat=here.seat)
                if old is not None:
                    minions.drain(game, old)


_HEIR: Final = Which("vampire", IN_PLAY, gets="target", alternatives=(Which("vampire", IN_PLAY, holds="target"),))
"""Who can be handed the equipment that was chosen, or has it already."""
_EXPELLED: Final = (Lend("cannot react", 1), Lend("cannot block", 1), Lend("no votes", 1))
_BRUJAH: Final = Which("vampire", clans=("Brujah antitribu",))
CARDS: Final[tuple[Named, ...]] = (
    # Who attempts to block the bearer burns as much as there is (rulings).
    political_card(
        "Archon", Standing("blockers burn", 1), Standing("no blood hunt", 1, torpid=True), sentences="88bdc0 2fbacc"
    ),
    political_card("Camarilla Exemplary", words=(Mark("blockers burn", add=1),), sentences="396fa1"),
    political_card("Command of the Harpies", words=(LoseTitle("target"),), sentences="690990"),
    political_card("Consanguineous Condemnation", declares=(Name("clan in play"),), sentences="9c9555"),
    political_card(
        "Deploy the Hand",
        declares=(ChooseMethuselahs(new=True),),
        words=(GiveHeld(),),
        held=(Choose(Which(whose="you")), Inflict(2, "target", unpreventable=True)),
    ),
    political_card(
        "Alastor",
        attack("enter combat", Which("vampire", whose="others"), by=Which(own=True), stealth=1),
        Standing("no diablerie", 1),
        on=Which("vampire", words=("camarilla",)),
        words=(FindEquipmentFor(),),
    ),
    political_card(
        "Anathema",
        Upon(
            "reduced to no blood",
            (GainPool(CapacityOf("minion"), "opponent"), BurnCards("minion")),
            (Fights(), Is("minion", Which("vampire", blood="none"))),
            about="minion",
            torpid=True,
        ),
        target=Which("vampire"),
        words=(PutOn("target", theirs=True),),
    ),
    vote(
        "Ancient Influence",
        EachChooses(Which("vampire", whose="you")),
        ForEachMethuselah("any", (GainPool(CapacityOf("vampire of you")), BurnPool(5))),
    ),
    vote(
        "Auto-da-fé",
        By(
            "target",
            (
                either(
                    Alternative("burn pool", (BurnPool(CapacityOf("minion", -1, 8)),)),
                    Alternative("burn the vampire", (Burn("minion"),)),
                ),
            ),
        ),
        terms=(Choose(Which("vampire", IN_PLAY, most=7)),),
    ),
    vote("Banishment", ToUncontrolled("target"), terms=(Choose(Which("vampire", age="younger")),)),
    # Who has voted for it is known only while it is held.
    political_card(
        "Benefit Performance",
        words=(GainPool(Counted(Which("vampire", whose="you", clans=("Daughter of Cacophony",)))),),
        during=(
            Later(
                "votes tallied",
                (
                    If(
                        (Passed(),),
                        (
                            WithEach(
                                Which("vampire", IN_PLAY, not_clans=("Daughter of Cacophony",), cast="for"),
                                (AddBlood("target"),),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    vote(
        "Camarilla's Iron Fist",
        Shares("burn"),
        GainPool(1, "chosen"),
        terms=(ChooseMethuselah("any"), Allocate(5, 2, never="chosen")),
        conditions=(AtLeast(CountOf("Methuselahs"), 3),),
    ),
    political_card(
        "Can't Take it with You",
        words=(ForEachMethuselah("any", (BurnPool(Counted(Which("equipment|location|retainer", ANYWHERE, "you"))),)),),
        sentences="64556c",
    ),
    vote(
        "Cold War",
        BurnPool(3, "chosen"),
        Burn("target"),
        terms=(
            either(
                Alternative("a Methuselah", (ChooseMethuselah("any"),)),
                Alternative("a location", (Choose(Which("location", ANYWHERE)),)),
                Alternative(
                    "a Methuselah and a location",
                    (ChooseMethuselah("any"), Choose(Which("location", ANYWHERE))),
                    (Is("minion", Which("vampire", any_word=("cardinal", "regent"))),),
                ),
            ),
        ),
    ),
    vote(
        "Confiscation", HandOver(), terms=(Choose(Which("equipment", IN_PLAY), so_that=_HEIR), Choose(_HEIR, "vampire"))
    ),
    vote(
        "Consanguineous Boon",
        ForEachMethuselah("any", (GainPool(Counted(Which("vampire", IN_PLAY, "you", clan_named="clan"))),)),
        terms=(Name("clan in play"),),
    ),
    vote("Conservative Agitation", Shares("burn"), terms=(Allocate(CountOf("Methuselahs"), 2),)),
    political_card(
        "Disputed Territory",
        declares=(Choose(Which("location", ANYWHERE)), ChooseMethuselah("any")),
        words=(TakeControl("target", "chosen"),),
        sentences="62fb9c 7c477d",
    ),
    vote("Diversity", ForEachMethuselah("any", (GainPool(ClansOf(Which("vampire", whose="you"))),))),
    political_card(
        "Dogs of War",
        Usable(
            "burn it: the blood hunt is cancelled",
            HUNT_CALLED,
            (Burn("this"), Decide("cancelled")),
            conditions=(BloodHuntCalled(which=_BRUJAH),),
        ),
        attack("enter combat", by=_BRUJAH),
        InPlayAction("call a referendum to burn it", (Burn("this"),), "political", 1, by=Which("vampire")),
        words=(PutInPlay(),),
    ),
    political_card("Excommunication", words=(LoseTitle("target"),), sentences="6afee0"),
    vote("Expulsion", *_EXPELLED, terms=(Choose(Which(where=IN_PLAY), least=0, most=2),)),
    vote("Dramatic Upheaval", SwitchPlaces(), terms=(ChooseMethuselah("others"),)),
    political_card("Camarilla Threat", Standing("discard toll", 1, whose="any"), sentences="473647"),
    # Who has the Edge is chosen with the terms, and may have burned it by then.
    vote("Code of Milan Suspended", BurnPool(1, "chosen"), terms=(ChooseMethuselah("edge"),)),
    political_card(
        "Corruption's Purge",
        words=(WithEach(Which("vampire", clans=("Ministry",), blood="none"), (ToTorpor("target"),)),),
        sentences="c94e55",
    ),
    political_card(
        "Eldest Command Undeath, The",
        target=Which("vampire", IN_PLAY, "prey", smaller_than="x"),
        words=(Burn("target"),),
        during=(AddNumber("minion", "gains no blood"),),
    ),
)
