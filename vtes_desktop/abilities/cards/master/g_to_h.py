"""Master cards, G to H: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.action.alike import FindOtherVersion
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import PASS, Choice, Option, Procedure
from vtes_desktop.table.table import Place, on


class SecretNumbers(Word, frozen=True):
    """Every Methuselah chooses a number in secret, and all are shown at once: whoever chose just one more than somebody
    else burns so much pool, everybody else gains it.

    >>> SecretNumbers(5, 6).aloud()[:60]
    'in secret every other Methuselah chooses a number from 1 to '
    """

    most: int
    """The greatest number of the others."""
    own: int
    """The greatest of who plays the card."""

    def do(self, here: Here) -> Procedure[None]:
        game, source = here.game, here.source
        question = f"{game.name(source)}: which number, in secret?"
        chosen = yield from game.together(
            Choice(
                seat,
                "amount",
                question,
                tuple(
                    Option("amount", f"{each}", amount=each)
                    for each in range(1, (self.own if seat == here.seat else self.most) + 1)
                ),
                "1.6.1",
                source.id,
            )
            for seat in game.clockwise(here.seat)
        )
        numbers = {seat: option.amount for seat, option in chosen.items()}
        for seat, number in numbers.items():
            if any(other != seat and number - theirs == 1 for other, theirs in numbers.items()):
                burned = game.burn_pool(seat, number)
                game.say(game.who(seat), f" chose {number} and burns {burned} pool", seat=seat)
            else:
                game.gain_pool(seat, number)
                game.say(game.who(seat), f" chose {number} and gains {number} pool", seat=seat)

    def aloud(self) -> str:
        return (
            f"in secret every other Methuselah chooses a number from 1 to {self.most}, "
            f"and you one from 1 to {self.own}; "
            "whoever chose just one more than another burns that much pool, and everybody else gains it"
        )


class Redistribute(Word, frozen=True):
    """Move blood, equipment and retainers between two minions that were chosen, as much as one likes; what is too much
    drains off."""

    who: str = "target"
    retainers: bool = True
    """Whether retainers may be moved, too."""

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        while len(both := here.copies(self.who)) == 2:
            options = []
            for giver, taker in (both, both[::-1]):
                to = f"to {game.name(taker)}"
                options += [
                    Option("move", f"{game.name(copy)} {to}", copy.id, taker.id)
                    for copy in (*minions.equipment(game, giver), *(minions.retainers(game, giver) * self.retainers))
                    if not why_not_on(game, taker, game.card(copy))
                ]
                options += [
                    Option("move blood", f"{amount} blood {to}", giver.id, taker.id, amount=amount)
                    for amount in range(1, giver.blood + 1)
                ]
            option = yield from here.ask("move", "what is moved?", [*options, PASS], "1.6.1", seat=seat)
            if option.kind == "pass":
                break
            copy, taker = game.copy(option.copy), game.copy(option.minion)
            if option.kind == "move":
                game.doing.move_card(copy, on(taker.id), controller=taker.controller)
            else:
                game.move_blood(m.Purse("card", copy.id), m.Purse("card", taker.id), option.amount)
            game.say(game.doing.name(taker), " gets ", option.text.partition(" to ")[0], seat=seat)
        for copy in here.copies(self.who):
            minions.drain(game, copy)

    def aloud(self) -> str:
        what = "blood, equipment and retainers" if self.retainers else "blood and equipment"
        return f"you move {what} between the two chosen minions as you like"


_KIASYD: Final = Which("vampire", ("uncontrolled",), "you", clans=("Kiasyd",))
_NO_MINION: Final = (
    "master|equipment|retainer|event|power|conviction|action|political action|action modifier|combat|reaction"
)
_LAIBON: Final = Which("vampire", IN_PLAY, words=("laibon",))


class BuryTopOfCrypt(Word, frozen=True):
    """The top card of the chosen Methuselah's crypt goes to her ash heap; you gain pool where that is a prince."""

    pool: int

    def act(self, here: Here) -> None:
        game = here.game
        for seat in here.methuselahs("chosen"):
            for copy in game.pile(seat, "crypt")[:1]:
                game.doing.move_card(copy, Place(copy.owner, "ash heap"))
                game.say(game.doing.name(copy), " goes to the ash heap", seat=here.seat)
                if "prince" in (game.card(copy).title or "").lower():
                    GainPool(self.pool).act(here)

    def aloud(self) -> str:
        top = "the top card of the chosen Methuselah’s crypt goes to her ash heap"
        return f"{top}; you gain {self.pool} pool if it is a prince"


class ChooseByCrypt(ChooseMethuselah, frozen=True):
    """Choose a Methuselah whose crypt is not empty."""

    def _seats(self, here: Here) -> list[int]:
        return [seat for seat in super()._seats(here) if here.game.table.pile(seat, "crypt")]

    def aloud(self) -> str:
        return f"{super().aloud()} whose crypt is not empty"


_PROTEGE: Final = Which("vampire", ("uncontrolled",), "you", younger_than="elder", clan_of="elder")
_JUDGED: Final = Which("vampire", IN_PLAY, younger_than="hunter", can_have=True)
CARDS: Final[tuple[Named, ...]] = (
    master_card(
        "Guardian Angel",
        Standing("intercept", 1, conditions=(ActionIs(("bleed",)), DirectedAtYou())),
        Upon("goes to torpor", (Burn("this"),), about="minion", torpid=True),
        Upon("enters play", (Burn("this"),), (InTorpor("minion"),), "this", torpid=True),
        sentences="470203 f775fb",
    ),
    master_card(
        "Heartblood of the Clan",
        once_a_turn(
            "influence",
            "move blood from it to an uncontrolled Banu Haqim",
            GiveBlood("this", "target", Number("moved")),
            declares=(
                Choose(Which("vampire", ("uncontrolled",), "you", clans=("Banu Haqim",))),
                ChooseNumber(1, BloodOn("this"), "moved", "blood"),
            ),
        ),
        InPlayAction("add 1 blood to it", (AddBlood("this"),), by=Which("vampire", clans=("Banu Haqim",))),
        sentences="5ff840 a7e36a",
    ),
    master_card(
        "Galaric's Legacy",
        *BURNED_IN_ANOTHER_SECT,
        on=Which("vampire", whose="you", words=("non-titled", "non-anarch")),
        words=(Become("target", sect="Anarch"),),
        sentences="cbe3cf cd663f",
    ),
    named("Gangrel Conspiracy", cancels_hunt(Which("vampire", clans=("Gangrel antitribu",)))),
    master_card("Game of Malkav", words=(SecretNumbers(most=5, own=6),)),
    master_card(
        "Garibaldi-Meucci Museum",
        in_your(
            "unlock",
            "exchange a card for one of the ash heap that requires an Anarch",
            Exchange(
                Which("library card", ("ash heap",), "you", requires="anarch"),
                Which("card", ("hand",), "you"),
            ),
            locks=True,
            pool=1,
        ),
        truce("anarch"),
        words=(PutInPlay(),),
    ),
    master_card(
        "Giant's Blood",
        declares=(Choose(Which("vampire", IN_PLAY)),),
        words=(AddBlood("target", CapacityOf("target")),),
    ),
    master_card(
        "Giovanni Discrimination",
        Standing("toll", 1, Which("vampire", IN_PLAY, clans=("Giovanni",))),
        sentences="09a897",
    ),
    master_card(
        "Gird Minions",
        words=(WithEach(Which("vampire", IN_PLAY, "you"), (MoveBlood("target", "from pool", 0, 1000),)),),
    ),
    master_card(
        "Golconda: Inner Peace",
        Usable("burn 2 pool to cancel it", ("as played",), (Cancel(itself=True),), by="chooser", pool=2),
        declares=(Choose(Which("vampire", IN_PLAY, least=8)), WithMethuselah()),
        words=(GainPool(CapacityOf("target"), "chosen"), RemoveFromGame("target")),
    ),
    master_card(
        "Grand Temple of Set",
        once_a_turn("master", "move 1 pool to it", MoveBlood("this", "from pool")),
        in_your(
            "influence",
            "steal a vampire of your prey",
            BurnBlood("this", SizeOf("target")),
            BurnBlood("this"),
            TakeControl("target"),
            declares=(Choose(Which("vampire", IN_PLAY, "prey", smaller_than="blood")),),
            locks=True,
        ),
        sentences="9127d1 a97022",
    ),
    master_card(
        "Great Symposium",
        words=(
            Search(Which("vampire", clans=("Kiasyd",)), "crypt"),
            If((There(_KIASYD),), (Distribute(3, _KIASYD, all=True),)),
        ),
    ),
    master_card(
        "Grooming the Protégé",
        declares=(
            Choose(Which("vampire", ("ready",), "you", blood="some"), "elder", so_that=_PROTEGE),
            Choose(_PROTEGE),
        ),
        words=(GiveBlood("elder", "target", 3, up_to=True),),
    ),
    master_card(
        "Gurchon Hall",
        once_a_turn(
            "unlock",
            "the two oldest vampires gain 1 blood",
            Choose(Which("vampire", whose="you", oldest=True), "first"),
            fed("first"),
            Choose(Which("vampire", whose="you", oldest=True, apart="first"), "second"),
            fed("second"),
            conditions=(There(UNFED), There(Which("vampire", whose="you"), 2)),
        ),
        sentences="017c84",
    ),
    master_card(
        "Guru",
        *feeds_once(("after resolution",), Acting(kinds=("political",)), Passed()),
        sentences="29c096",
    ),
    master_card(
        "Haqim's Law: Judgment",
        hunted(Which("vampire", clans=("Banu Haqim",), any_word=("independent", "anarch")), 1),
        declares=(
            Choose(
                Which(
                    "vampire",
                    whose="you",
                    clans=("Banu Haqim",),
                    any_word=("independent", "anarch"),
                    locked=False,
                ),
                "hunter",
                so_that=_JUDGED,
            ),
            Choose(_JUDGED),
        ),
        words=(Lock("hunter"), PutOn("target")),
    ),
    master_card(
        "Haqim's Law: Retribution",
        Usable(
            "discard a combat card: +1 bleed",
            DURING_ACTION,
            (Discard(Which("combat")), AddBleed()),
            conditions=(ActionIs(("bleed",)), Is("acting", Which("vampire", whose="you", clans=("Banu Haqim",)))),
            once="action",
        ),
        sentences="899f1b|d129cf",
    ),
    master_card(
        "Haven Uncovered",
        hunted(Which(), 1),
        InPlayAction("burn this card", (Burn("this"),), stealth=1, directed=True, by=Which("vampire", own=True)),
        declares=(Choose(Which("vampire")),),
        words=(PutOn("target"),),
    ),
    master_card(
        "Heidelberg Castle, Germany",
        for_locking(
            "move blood, equipment and retainers between two vampires",
            ("unlock", "master", "minion", "influence", "discard"),
            Redistribute(),
            declares=(Choose(Which("vampire", whose="you"), least=2, most=2),),
        ),
        words=(PutInPlay(),),
    ),
    master_card(
        "High Museum of Art, Atlanta",
        # Before a contest, which takes it back at once.
        Upon("comes into play", (GainPool(4), RememberMethuselahs("you")), about="this"),
        Upon(
            "changes controller",
            (ForEachMethuselah("remembered", (BurnPool(4),)), GainPool(4), RememberMethuselahs("you")),
            about="this",
        ),
        Upon("leaves play", (BurnPool(4), Mark("methuselahs", "this", "")), about="this"),
        Upon("contest won", (GainPool(4), RememberMethuselahs("you")), about="this"),
        sentences="77c32e 4a7fe6",
    ),
    master_card(
        "Hospital Food",
        for_locking(
            "1 more blood for the hunting anarch",
            ("as announced",),
            AddNumber("acting", "hunt", 1),
            conditions=(ActionIs(("hunt",)), Is("acting", Which("vampire", words=("anarch",)))),
        ),
        sentences="ca2f64 8327a3",
    ),
    master_card(
        "Houngan",
        Upon(
            "unlock phase",
            (
                AddBlood("minion"),
                If(
                    (Is("minion", Which("vampire", locked=False)),),
                    (By("minion", (May((Lock("minion"), AddBlood("minion")), "lock for 1 more blood"),)),),
                ),
            ),
            (borne_by("Samedi"),),
            turn="yours",
        ),
        InPlayAction(
            "take it",
            (MoveOnto("minion", theirs=True),),
            stealth=1,
            by=Which("vampire", clans=("Samedi",), other=True),
            directed=True,
        ),
        sentences="49229e 60ee19",
    ),
    master_card(
        "Humanitas",
        Standing("stealth", 1, conditions=(Acting(kinds=("rescue",)),), in_action=True),
        Standing("action blood", -1, conditions=(Acting(kinds=("rescue",)),)),
        Standing("no diablerie", 1),
        sentences="142f74 003fff",
    ),
    master_card(
        "Hostile Takeover",
        declares=(Choose(Which("vampire", IN_PLAY, most=6)),),
        words=(Auction(to_controller=True),),
    ),
    master_card(
        "Hunt Club, The",
        Standing("stealth", 1, conditions=(Acting(kinds=("diablerize",)),), in_action=True),
        Standing("no votes", 1, conditions=(BloodHuntCalled("minion"),)),
        sentences="ac5376 0db89e",
    ),
    # What is unlocked and this card itself stay locked in the unlock phase that comes next.
    master_card(
        "House of Sorrow",
        for_locking(
            "unlock a card that is no minion",
            ANY_TIME,
            Unlock("target"),
            StayLocked("target"),
            StayLocked("this"),
            declares=(Choose(Which(_NO_MINION, ANYWHERE, "you", locked=True, other=True)),),
        ),
        sentences="80d35a 7df0c4",
    ),
    master_card(
        "Guinea-Bissau Carnival",
        Standing("stealth", NamedOn(("Aye",), "acting"), _LAIBON, conditions=(ActionIs(("hunt",)),), in_action=True),
        Standing("hunt", NamedOn(("Aye",), "acting", 1), _LAIBON, conditions=(ActionIs(("hunt",)),)),
        Upon("unlock phase", (Burn("this"),), turn="yours"),
        sentences="2de323 82a20b",
    ),
    master_card(
        "Glass Walker Pact",
        once_a_turn(
            "unlock",
            "burn the top card of your library: 1 blood to a Giovanni",
            BurnFromLibrary(1, name="burned"),
            GiveBlood("target", "heir"),
            If((Is("burned", Which("master")),), (Burn("this"),)),
            declares=(
                Choose(Which("vampire", locked=True, blood="some")),
                Choose(Which("vampire", clans=("Giovanni",)), "heir"),
            ),
            conditions=(There(Which("card", ("library",), "you")),),
        ),
        *lapses(
            There(Which("ally", IN_PLAY, "others", words=("werewolf",))),
            also=("enters play", "changes controller"),
        ),
        sentences="56e745 9a0e36 b69f02",
    ),
    master_card(
        "Hackerspace",
        *pool_or_blood(
            Price(
                -1,
                types=("Equipment",),
                payer="any",
                of=Which("vampire", IN_PLAY, "you", words=("anarch",)),
                optional=True,
                spends=("counters",),
            )
        ),
        Upon("comes into play", (Count(who="this"),), (Is("it", Which("vampire", IN_PLAY, "you", words=("anarch",))),)),
        Upon("becomes anarch", (Count(who="this"),), (Is("it", Which("vampire", IN_PLAY, "you")),)),
        sentences="e3d1dd 912b9c",
    ),
    master_card(
        "Goodnight, Sweet Prince",
        declares=(
            Choose(Which("vampire", IN_PLAY, "you", locked=False, clans=("Ravnos",))),
            ChooseByCrypt("any"),
        ),
        words=(Lock("target"), BuryTopOfCrypt(2)),
    ),
    master_card(
        "Gift of Experience",
        declares=(Choose(Which("vampire", IN_PLAY, "you", locked=False, words=("unmerged",))),),
        words=(Lock("target"), By("target", (FindOtherVersion(("crypt",)),))),
    ),
)
