"""The Imbued: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules.imbued.imbued import burn_conviction, convictions, has_power, leave_incapacity
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.playing.searching import look_through
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy


class Recover(Word, frozen=True):
    """An incapacitated Imbued is ready again, and gains a life (Imbued appendix)."""

    who: str = "minion"

    def act(self, here: Here) -> None:
        for copy in here.copies(self.who):
            leave_incapacity(here.game, copy)

    def aloud(self) -> str:
        return f"{card(self.who)} is no longer incapacitated, and gains 1 life"


class BurnConvictions(Word, frozen=True):
    """The minion burns convictions (Imbued appendix)."""

    amount: int

    def can(self, here: Here) -> bool:
        return here.minion is not None and len(convictions(here.game, here.minion)) >= self.amount

    def do(self, here: Here) -> Procedure[None]:
        if here.minion is not None:
            held = len(convictions(here.game, here.minion))
            yield from burn_conviction(here.game, here.minion, min(self.amount, held))

    def aloud(self) -> str:
        return f"this minion burns {self.amount} convictions"


IMBUED: Final = "Imbued"
_BURN_TWO: Final = "burn 2 convictions to be ready again"
_RECOVERS: Final = (BurnConvictions(2), Recover())
_DRIVES: Final = There(Which("equipment", on="minion", called="vehicle"))


class FindPower(Word, frozen=True):
    """Search library and hand for a power that requires a virtue, and put it on the Imbued; the library is shuffled."""

    code: str

    def do(self, here: Here) -> Procedure[None]:
        game, seat, minion = here.game, here.seat, here.source

        def is_of_virtue(copy: Copy) -> bool:
            card = game.card(copy)
            of_virtue = "Power" in card.types and any(level.code == self.code for level in card.disciplines)
            return of_virtue and not has_power(game, minion, copy)

        question = f"{game.name(minion)}: which power?"
        power = yield from look_through(game, seat, question, is_of_virtue, ("library", "hand"), "Imbued", minion.id)
        if power is not None:
            yield from bring_into_play(game, power, seat, minion, shuffled="library")
        else:
            game.doing.shuffle(seat, "library")
        yield from settle_hand(game, seat)

    def aloud(self) -> str:
        power = f"a power that requires {self.code}"
        return f"search your library (which is shuffled) or hand for {power} and put it on this minion"


CARDS: Final[tuple[Named, ...]] = (
    completed(
        'Béatrice "Oracle171" Tremblay',
        IMBUED,
        Upon(
            "unlock phase",
            (Choose(Which("imbued", whose="you", other=True)), Inflict(1, "target", unpreventable=True)),
            turn="yours",
            torpid=True,
        ),
        sentences="344c40",
    ),
    completed(
        'Earl "Shaka74" Deams',
        IMBUED,
        Upon(
            "unlock phase",
            (BurnConvictions(1),),
            (There(Which("imbued", whose="you"), 3),),
            turn="yours",
            torpid=True,
        ),
        sentences="76f456",
    ),
    completed(
        'Erick "Shophet125" Franco',
        IMBUED,
        Upon(
            "before combat",
            (GainConviction(),),
            (Acting(kinds=("enter combat",)), Is("fighting", Which("monster"))),
        ),
        sentences="b408af",
    ),
    # Those whose turn it is may do it at any time of their unlock phase, after a conviction is gained; the others as it
    # begins.
    completed(
        'Jennie "Cassie247" Orne',
        IMBUED,
        Usable(
            _BURN_TWO,
            ("unlock",),
            _RECOVERS,
            turn="yours",
            each=Which("imbued", ("torpor",)),
            torpid=True,
        ),
        Upon(
            "unlock phase",
            (
                WithEach(
                    Which("imbued", ("torpor",)),
                    (By("target", (If((TurnOf("others"),), (May(_RECOVERS, _BURN_TWO),)),)),),
                ),
            ),
            torpid=True,
        ),
        sentences="04d766",
    ),
    completed('Jennifer "Flame61" Vidisania', IMBUED, *cheaper(True), sentences="f2da2d"),
    completed(
        'John "Cop90" O\'Malley',
        IMBUED,
        InPlayAction(
            "enter combat with a monster",
            (),
            "enter combat",
            against=Which("monster", whose="others"),
            conviction=1,
        ),
        sentences="8f2428",
    ),
    completed(
        'Leaf "Potter116" Pankowski',
        IMBUED,
        Usable(
            "lock to gain a conviction",
            ("discard",),
            (GainConviction(("hand", "ash heap", "library")),),
            turn="yours",
            locks=True,
            torpid=True,
        ),
        sentences="19d8a7",
    ),
    completed(
        'Lupe "Cabbie22" Droin',
        IMBUED,
        Usable(
            "burn a conviction: +1 stealth",
            ("block attempt",),
            (BurnConvictions(1), AddStealth()),
            conditions=(_DRIVES, Acting(), StealthNeeded()),
            once="action",
        ),
        Usable(
            "burn a conviction: +1 intercept",
            ("block attempt",),
            (BurnConvictions(1), AddIntercept()),
            conditions=(_DRIVES, InterceptNeeded(OWN)),
            once="action",
        ),
        sentences="9a9eef",
    ),
    completed(
        'Inez "Nurse216" Villagrande',
        IMBUED,
        Upon("comes into play", (May((FindPower("inn"),), "search for a power?"),), about="this"),
        sentences="a9ad72",
    ),
    completed(
        "Maman Boumba",
        IMBUED,
        Usable(
            "burn a conviction: 3 votes against",
            ("polling",),
            (BurnConvictions(1), GainVotes(3, "minion", "against")),
            once="action",
        ),
        Usable(
            "lock her to end the combat",
            ("before range",),
            (Lock("minion"), EndCombat()),
            conditions=(IsUnlocked("minion"), Is("both", Which("monster"), each=True)),
            torpid=True,
        ),
        sentences="4fc170 242ff0",
    ),
    # Also in the influence phase in which he comes into play (ruling).
    completed(
        'Peter "Outback295" Rophail',
        IMBUED,
        Usable(
            "burn a conviction: a maneuver",
            ("range",),
            (BurnConvictions(1),),
            conditions=(Fights(), Is("opponent", Which("monster"))),
        ),
        sentences="aa5e58",
    ),
    completed(
        'Paul "Sixofswords29" Moreton',
        IMBUED,
        once_a_turn(
            "influence",
            "move 1 pool to an uncontrolled Imbued",
            MoveBlood("target", "from pool"),
            declares=(Choose(Which("imbued", ("uncontrolled",), "you")),),
            torpid=True,
        ),
        sentences="58a5da",
    ),
    completed(
        'Travis "Traveler72" Miller',
        IMBUED,
        InPlayAction(
            "add 2 blood to an uncontrolled Imbued",
            (AddBlood("target", 2),),
            stealth=1,
            declares=(Choose(Which("imbued", ("uncontrolled",), "you")),),
            conviction=1,
        ),
        sentences="6f4cf1",
    ),
    completed(
        'Xian "DziDzat155" Quan',
        IMBUED,
        Upon(
            "after resolution",
            (GainConviction(),),
            (READY, Successful(yes=False), Is("blocker", OWN), Is("acting", Which("monster", IN_PLAY))),
        ),
        sentences="b104f8",
    ),
    completed('Liz "Ticket312" Thornton', IMBUED, Standing("no first conviction", 1, torpid=True), sentences="2784d3"),
)
