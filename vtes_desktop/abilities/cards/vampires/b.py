"""Vampires, B: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import draw
from vtes_desktop.rules.playing.paying import pay_card
from vtes_desktop.rules.playing.requirements import can_pay
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import PASS, Option, Procedure
from vtes_desktop.table.table import Place


class DrawAnother(Word, frozen=True):
    """Once in a turn, put a card that was just drawn on the bottom of the library, and draw another in its place."""

    said = "once in a turn, you may put a card that you just drew on the bottom of your library and draw another"

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; who leaves it has not used it."""
        game, seat = here.game, here.seat
        drawn = [copy for copy in game.pile(seat, "hand") if copy in game.passing.now.drawn]
        if not drawn or here.source.marks.get("drew another") == str(game.table.turn):
            return
        options = [*(Option("bottom", game.name(copy), copy.id) for copy in drawn), PASS]
        question = "which card that you drew goes to the bottom of the library?"
        option = yield from here.ask("bottom", question, options, "1.6.1", seat=seat)
        if option == PASS:
            return
        game.do(m.SetMark(here.source.id, "drew another", str(game.table.turn)))
        game.say(game.who(seat), " puts a card that was drawn on the bottom of the library", seat=seat)
        game.doing.move_card(game.copy(option.copy), Place(seat, "library"))
        yield from draw(game, seat, 1)


LOCKED: Final = Not(IsUnlocked("this"))
BARRED: Final = "bars the Camarilla this turn"


class PutFromLibrary(Word, frozen=True):
    """Search your library for a card of one of some names and put it into play, whatever it requires, for its cost; the
    library is shuffled (sec. 11)."""

    names: tuple[str, ...]

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; one may find none."""
        game, seat = here.game, here.seat
        options = [
            Option("search", game.name(copy), copy.id)
            for copy in game.pile(seat, "library")
            if game.card(copy).name in self.names and can_pay(game, seat, None, game.card(copy))
        ]
        option = yield from here.ask("search", "which card?", [*options, PASS], "11", seat=seat, always=True)
        if option == PASS:
            game.doing.shuffle(seat, "library")
            return
        found = game.copy(option.copy)
        yield from pay_card(game, seat, None, game.card(found))
        game.say(game.who(seat), f" puts {game.name(found)} into play", seat=seat)
        yield from bring_into_play(game, found, seat, region="in play", shuffled="library")

    def aloud(self) -> str:
        what = together(self.names, "or")
        return f"you search your library for {what}, put it into play for its cost, and shuffle (you may find none)"


_GIOVANNI: Final = Which("vampire", clans=("Giovanni",))


class OlderThanYours(Condition, frozen=True):
    """The minion is older than each vampire that is meant and that the card's controller has."""

    which: Which

    def holds(self, here: Here) -> bool:
        game, minion = here.game, here.minion
        mine = found(used_by(game, here.source), replace(self.which, whose="you"))
        return minion is not None and all(
            minions.capacity(game, copy) < minions.capacity(game, minion) for copy in mine
        )

    def aloud(self) -> str:
        return f"this minion is older than all {replace(self.which, whose='controller').kind_aloud(many=True)} there"


class LookAtHandsWith(Word, frozen=True):
    """Look at the hand of each other Methuselah who controls cards that are meant."""

    which: Which

    def do(self, here: Here) -> Procedure[None]:
        for seat in here.methuselahs("others"):
            if any_found(replace(here, seat=seat), self.which):
                yield from LookAt("hand", "chosen").do(replace(here, seats={"chosen": seat}))

    def aloud(self) -> str:
        return f"you look at the hand of each other Methuselah who controls {self.which.kind_aloud()}"


GIOVANNI: Final = Which("vampire", whose="you", clans=("Giovanni",))


class HuntTarget(Word, frozen=True):
    """The referendum being held is that of a blood hunt on the chosen vampire, though modifiers and reactions may be
    played in it (rulings on Bernard)."""

    def do(self, here: Here) -> Procedure[None]:
        game, call = here.game, here.game.table.referendum
        for copy in here.copies("target"):
            if call is not None:
                game.set_referendum(replace(call, blood_hunt=True, minion=copy.id))
        yield from ()

    def aloud(self) -> str:
        return "the referendum is that of a blood hunt on the chosen card"


CARDS: Final[tuple[Named, ...]] = (
    vampire(
        "Babalawo Alafin",
        once_a_turn(
            "unlock",
            "discard two cards",
            Discard(amount=2),
            If((AtLeast(Number("same"), 1),), (LendTo("hand size", -1, "others", until="unlock phase"),)),
            conditions=(READY,),
        ),
        sentences="a2210f 3da32f",
    ),
    vampire(
        "Bakr",
        InPlayAction("enter combat", (), "enter combat", 1, against=Which(whose="others"), blood=1),
        sentences="b40989",
    ),
    vampire(
        "Baldesar Rossellini",
        *tuple(
            Price(-1, currency, types=types, payer="you", optional=True, called=called, conditions=(READY,))
            for currency in CURRENCIES
            for types, called in ((("Equipment",), ""), (("Master", "Action"), "location"))
        ),
        sentences="2fbecf",
    ),
    vampire(
        "Barbaro Lucchese",
        InPlayAction(
            "change his clan to Tremere antitribu",
            (Become("this", clan="Tremere antitribu"),),
            stealth=1,
            conditions=(Not(Is("this", Which("vampire", clans=("Tremere antitribu",)))),),
        ),
        act_on(
            Which("minion", IN_PLAY),
            "put a taint counter on a minion",
            Count(1, "taint", "target"),
            If(
                (AtLeast(CountersOn("taint", "target"), 2),),
                (Count(-1000, "taint", "target"), Mark("infernal")),
            ),
            stealth=1,
        ),
        sentences="4a7b68 c86797",
    ),
    # Also where the action was unblocked and came to nothing (ruling); once in a minion phase (“Wording templates”).
    vampire(
        "Baron Dieudonne",
        Usable(
            "unlock",
            ("after resolution",),
            (Unlock("minion"),),
            conditions=(Acting(), Successful(), LOCKED),
            turn="yours",
            blood=1,
            once="turn",
            torpid=True,
        ),
        sentences="b5f8c9",
    ),
    vampire(
        "Baron, The",
        once_a_turn(
            "unlock", "look at the hands of those with Giovanni", LookAtHandsWith(GIOVANNI), conditions=(READY,)
        ),
        sentences="85686c",
    ),
    vampire(
        "Baroque",
        attack(
            "enter combat with a younger vampire",
            Which("vampire", whose="others", age="younger", not_clans=("Giovanni", "Nosferatu")),
        ),
        sentences="dfc71b",
    ),
    vampire(
        "Barth",
        Standing("stealth", -1, Which("vampire", whose="neighbours", most=3), conditions=(READY, IsUnlocked("this"))),
        sentences="3fe5d5",
    ),
    vampire("Bartholomew", *at_start(GainPool()), sentences="3cdf63"),
    vampire(
        "Basir",
        Upon(
            "enters play",
            (AddBlood("this"),),
            (
                Is("it", Which("discipline master", IN_PLAY, on="this")),
                Played("it", ("Master",), whose="you"),
                PhaseIs("master"),
                TurnOf("you"),
            ),
            torpid=True,
        ),
        Standing("cannot block", 1),
        Standing("cannot react", 1),
        sentences="badcad 879f9c",
    ),
    vampire(
        "Beckett",
        Standing("hand size", Counted(GEHENNA), conditions=(READY,)),
        *upon(LEAVING, (Discard(amount=50, at_random=True),), about="this", torpid=True),
        sentences="67c11d b9c70e",
        advanced=True,
    ),
    vampire(
        "Benjamin Rose",
        InPlayAction(
            "call a referendum for +1 hand size",
            (LendTo("hand size", 1, until="end of the game"),),
            "political",
            1,
        ),
        sentences="09000a",
    ),
    vampire(
        "Bernard, the Scourge",
        InPlayAction(
            "call a blood hunt",
            (Burn("target"),),
            "political",
            1,
            declares=(Choose(Which("vampire", IN_PLAY, most=4, huntable=True)), HuntTarget()),
        ),
        sentences="0623e1",
    ),
    vampire(
        "Bez Dunsirn",
        *upon(LEAVING, (Discard(amount=2, at_random=True),), about="this", torpid=True),
        sentences="42a5c2",
    ),
    vampire(
        "Bindusara, Historian of the Kindred",
        InPlayAction(
            "search your library for a source of lore",
            (PutFromLibrary(("Arcane Library", "Elder Library", "Fragment of the Book of Nod")),),
        ),
        sentences="381e3c 24630f",
    ),
    vampire(
        "Black Annis",
        Standing("action blood", 1, conditions=(Acting(), Not(ActionIs(("hunt",))), Not(ActionOfThis()))),
        sentences="8eb065",
    ),
    vampire("Black Cat", Price(-1, "pool", types=("Equipment",)), sentences="62476d"),
    # “Once each turn” is once in each player's turn (ruling); it does not ask for being ready.
    vampire(
        "Blackhorse Tanner",
        Upon("cards drawn", (DrawAnother(),), (ItsMethuselah("you"),), torpid=True),
        sentences="53aa9a",
    ),
    vampire("Boss Callihan", Standing("cannot rescue", 1), sentences="7b39b9"),
    vampire(
        "Bruce de Guy",
        Usable(
            "burn 1 blood: Camarilla vampires cannot cast",
            ("as announced",),
            (Mark(BARRED, "this"),),
            conditions=(Acting(kinds=("political",)),),
            blood=1,
            once="action",
        ),
        Standing(
            "no votes",
            1,
            Which("vampire", IN_PLAY, words=("camarilla",)),
            conditions=(CalledByThis(), Is("this", Which("vampire", mark=BARRED))),
            torpid=True,
        ),
        Upon("after resolution", (Mark(BARRED, "this", ""),), (Acting(),), torpid=True),
        sentences="1dad8e",
    ),
    vampire(
        "Benedict Giovanni, Agent",
        Usable(
            "burn 1 blood to steal Benedict",
            ("unlock",),
            (TakeControl("this"),),
            conditions=(TurnOf("holder"), OlderThanYours(_GIOVANNI)),
            each=replace(_GIOVANNI, where=IN_PLAY, whose="others"),
            blood=1,
            torpid=True,
        ),
        sentences="3932b3",
    ),
    vampire(
        "Brunhilde",
        Standing(
            "action blood",
            -2,
            Which("vampire", IN_PLAY, "you"),
            conditions=(Acting("acting", ("become anarch",)),),
            torpid=True,
        ),
        sentences="6c1e12",
        advanced=True,
    ),
    vampire(
        "Bulscu",
        act_on(
            Which("location|equipment", ANYWHERE, "others", cost_at_most=3),
            "steal a location or an equipment",
            TakeControl("target"),
            conditions=(HasEdge(),),
        ),
        sentences="c5a50c",
    ),
)
