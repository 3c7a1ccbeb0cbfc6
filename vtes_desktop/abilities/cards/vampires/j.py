"""Vampires, J: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.asked import CardAskedNamed
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.master.d import FreshHand
from vtes_desktop.abilities.cards.master.w_to_z import PlaysGehenna
from vtes_desktop.rules import minions
from vtes_desktop.rules.turn.influence import MOVED_OUT
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import NOBODY

_SOCIETY: Final = Which("card", ANYWHERE, name="Society of Leopold")


class PutsVampireIntoPlay(Condition, frozen=True):
    """The action that is being taken puts a vampire in play, at the level at which its card is played; one that only
    leaves torpor is in play already."""

    said = "the action puts a vampire in play"

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        copy = here.game.table.copies.get(action.card) if action is not None else None
        if copy is None or action is None:
            return False
        card = here.game.card(copy)
        facts = here.game.facts(card)
        level = action.level or copy.marks.get("level", "")
        played = [mode for mode in facts.modes if mode.level == level]
        return any(mode.puts_vampire for mode in played) if played else facts.puts_vampire


class CancellerBurns(Word, frozen=True):
    """Who has cancelled it burns pool."""

    amount: int

    def act(self, here: Here) -> None:
        game = here.game
        seat = game.passing.now.canceller
        if seat != NOBODY:
            burned = game.burn_pool(seat, self.amount)
            if burned:
                game.say(game.who(seat), f" burns {burned} pool", seat=seat)

    def aloud(self) -> str:
        return f"the Methuselah who has cancelled it burns {self.amount} pool"


class EvenPool(Condition, frozen=True):
    """Your pool is an even number."""

    said = "your pool is an even number"

    def holds(self, here: Here) -> bool:
        return here.game.table.seats[here.seat].pool % 2 == 0


class DeclaresPrince(Condition, frozen=True):
    """The referendum being held is one by whose card a vampire becomes a prince, and another vampire has called it."""

    said = "a referendum to declare a prince is being held that another vampire has called"

    def holds(self, here: Here) -> bool:
        game, call = here.game, here.game.table.referendum
        if call is None or call.blood_hunt or (here.minion is not None and call.minion == here.minion.id):
            return False
        copy = game.table.copies.get(call.card)
        return copy is not None and minions.kind_of_title(game.facts(game.card(copy)).title.title) == "prince"


_IN_CIRCLE: Final = Which("vampire", IN_PLAY, circle=True, alternatives=(Which("vampire", IN_PLAY, own=True),))


class ShareAmongBrothers(Word, frozen=True):
    """Blood of the Blood Brothers of the minion's circle goes to others of it, from each to each at most once."""

    def _ways(self, here: Here, done: set[tuple[int, int]]) -> list[Option]:
        game, brothers = here.game, found(here, _IN_CIRCLE)
        return [
            Option("target", f"From {game.name(giver)} to {game.name(taker)}", giver.id, taker.id)
            for giver in brothers
            if giver.blood
            for taker in brothers
            if taker is not giver and (giver.id, taker.id) not in done
        ]

    def can(self, here: Here) -> bool:
        return bool(self._ways(here, set()))

    def do(self, here: Here) -> Procedure[None]:
        game, done = here.game, set[tuple[int, int]]()
        while options := self._ways(here, done):
            asked = [*options, NO_MORE]
            option = yield from here.ask("target", "whose blood goes to whom?", asked, "1.6.1", always=True)
            if option == NO_MORE:
                return
            done.add((option.copy, option.minion))
            giver, taker = game.copy(option.copy), game.copy(option.minion)
            numbers = [Option("amount", f"{number} blood", amount=number) for number in range(1, giver.blood + 1)]
            moved = yield from here.ask("amount", "how much?", numbers, "1.6.1")
            game.move_blood(m.Purse("card", giver.id), m.Purse("card", taker.id), moved.amount)
            game.say(
                f"{moved.amount} moves from ", game.doing.name(giver), " to ", game.doing.name(taker), seat=here.seat
            )
            minions.drain(game, taker)

    def aloud(self) -> str:
        return "any amount of blood moves between Blood Brothers of this minion’s circle, as you like"


_AYE: Final = Which("card", IN_PLAY, on="minion", name="Aye", locked=False)


CARDS: Final[tuple[Named, ...]] = (
    vampire(
        "Jacob, The Glitch",
        Standing("capacity", 4),
        Usable(
            "a master phase action and a master card: Jacob’s controller discards her hand",
            ("master",),
            (
                Spend("master phase action"),
                Discard(Which("master")),
                ForEachMethuselah("holder", (FreshHand(),)),
            ),
            turn="yours",
            conditions=(Is("this", Which("vampire", whose="prey")),),
            by="active",
            torpid=True,
        ),
        sentences="da813b 200ab6 67f12f",
    ),
    vampire("Jalan-Aajav", TREATS_AS_NORMAL, sentences="21e459"),
    vampire(
        "Jan Pieterzoon",
        cancels("cancel the Gehenna card", PlaysGehenna(), free=False, blood=3, torpid=True),
        merged=(
            Standing(
                "votes",
                3,
                conditions=(There(GEHENNA), Is("this", Which("vampire", any_word=("independent", "anarch")))),
            ),
        ),
        sentences="cf1435 / 4030b1",
        advanced=True,
    ),
    vampire("Jan Pieterzoon", Standing("hand size", -1, whose="any", conditions=(READY,)), sentences="e5cfcb"),
    vampire(
        "Jason, The World's Voice",
        Upon(
            "combat is over",
            (BurnBlood("blocker"),),
            (Acting("this"), Same("blocker", "opponent"), Fights("this", of_action=True), Is("blocker", A_VAMPIRE)),
            torpid=True,
        ),
        sentences="f7c35b",
    ),
    vampire(
        "Jayne Jonestown",
        once_a_turn(
            "unlock",
            "move the Society of Leopold",
            MoveOnto(moved="moved"),
            declares=(Choose(_SOCIETY, "moved"), Choose(Which("vampire"))),
            conditions=(IsReady("this"),),
        ),
        sentences="65ec23",
    ),
    # In torpor too (ruling).
    vampire(
        "Jack",
        Price(-1, "pool", types=("Master",), called="location", payer="you", optional=True, spends=("lock",)),
        sentences="da2b16",
    ),
    vampire(
        "Jack Dawson",
        Upon(
            "enters play", (Fetch(Which("weapon"), ("hand",)),), (Is("this", Which("vampire", mark=MOVED_OUT)),), "this"
        ),
        sentences="a33007",
    ),
    vampire(
        "Jack Drake",
        Upon(
            "enters play",
            (
                By(
                    "it",
                    (
                        May(
                            (BurnBlood("minion", paid=True), Become("minion", sect="Anarch")),
                            "burn 1 blood to become Anarch",
                        ),
                    ),
                ),
            ),
            (Is("it", Which("vampire", IN_PLAY, "you", age="younger", mark=MOVED_OUT, words=("non-anarch",))),),
            torpid=True,
        ),
        sentences="8b41af",
    ),
    vampire("Jane Sims", Price(1, "blood", not_as=("Combat",)), sentences="78d7fe"),
    vampire("Janni", Standing("strike damage", 1, conditions=(StrikeWith("any"),)), sentences="06eafd"),
    vampire(
        "Jaroslav Pascek",
        Standing("strike damage", 2, conditions=(StrikeWith("melee"),)),
        InPlayAction(
            "inflict 1 damage on each Sabbat vampire of your prey",
            (WithEach(Which("vampire", IN_PLAY, "prey", words=("sabbat",)), (Inflict(1, "target"),), targets=True),),
            declares=(ChooseMethuselah("prey"),),
            conditions=(There(Which("vampire", IN_PLAY, "prey", words=("sabbat",))),),
        ),
        sentences="3eed21 ff8fc6",
    ),
    vampire(
        'Jason "Son" Newberry',
        Usable(
            "2 votes against the blood hunt",
            ("polling",),
            (GainVotes(2, "minion", "against"),),
            conditions=(READY, BloodHuntCalled()),
            once="action",
        ),
        sentences="72a88f",
    ),
    # It is the action that costs less, whoever pays (ruling).
    vampire(
        "Javier Montoya", Standing("action blood", -1, conditions=(Acting(kinds=("rescue",)),)), sentences="f9e885"
    ),
    vampire(
        "Jazz Wentworth",
        InPlayAction(
            "take the Edge",
            (If((Not(HasEdge("any")),), (TakeEdge(),)),),
            stealth=1,
            conditions=(Not(HasEdge("any")),),
        ),
        sentences="8a0d94",
    ),
    vampire("Jenna Cross", Price(1, "blood", costly=True), sentences="969d2e"),
    vampire(
        "Jeremy Talbot",
        Upon(
            "unlock phase",
            (If((EvenPool(),), (AddBlood("this"),), (BurnBlood("this"),)),),
            turn="yours",
            torpid=True,
        ),
        sentences="cd121f 58fa53",
    ),
    vampire(
        "Jesse Menks",
        Upon(
            "card played",
            (Unlock("minion"),),
            (READY, ItsMethuselah("you"), Not(IsUnlocked("this")), Is("it", Which("card", words=("gehenna",)))),
        ),
        sentences="e0113b",
    ),
    vampire(
        "Jibade el-Bahrawi",
        Standing(
            "stealth",
            1,
            conditions=(Acting(), AnyOf((ActionIs(("recruit", "employ")), PutsVampireIntoPlay()))),
            in_action=True,
        ),
        sentences="6dfe86",
    ),
    vampire(
        "Johann Matheson",
        Standing("warded", 1, conditions=(CardAskedNamed(("Ecstasy", "Jones, The", "XTC-Laced Blood")),)),
        sentences="b26c72",
    ),
    vampire(
        "João Bilé",
        Standing(
            "cannot block",
            1,
            conditions=(
                Is("acting", Which("vampire", titled=True)),
                Not(Is("this", Which("vampire", titled=True))),
            ),
        ),
        Standing("stealth", 1, conditions=(Acting(), PutsVampireIntoPlay()), in_action=True),
        sentences="1fc12a 1e27a4",
    ),
    vampire(
        "Joaquin Murietta",
        Standing("strike damage", 1, conditions=(StrikeWith("gun"), RangeIs("long"))),
        sentences="53f1d5",
    ),
    vampire(
        'Joe "Boot" Hill',
        attack("enter combat with a werewolf", Which("ally", whose="others", words=("werewolf",)), stealth=1),
        in_its_own_combat(GiveExtra("maneuver", "combat")),
        sentences="e360ec",
    ),
    vampire(
        "Johan Wrede",
        Usable(
            "-1 bleed",
            ("before block", "block attempt", "after blocks"),
            (AddBleed(-1),),
            conditions=(Acting("this"), Bled(so_far=True)),
            each=Which("vampire", IN_PLAY, age="older"),
            blood=1,
        ),
        sentences="b48639",
    ),
    vampire(
        "Johannes Castelein",
        Upon(
            "card cancelled",
            (CancellerBurns(2),),
            (Played("it", ("Political Action",), who="this"),),
            torpid=True,
        ),
        Upon("referendum cancelled", (CancellerBurns(2),), about="this", torpid=True),
        sentences="6205d2",
    ),
    vampire(
        "John Paleologus",
        once_a_turn(
            "unlock", "burn 2 blood: your prey burns 1 pool", BurnPool(1, "prey"), conditions=(READY,), blood=2
        ),
        sentences="89a560",
    ),
    # As often as there are discard phase actions (ruling).
    vampire(
        "Josef von Bauren",
        Usable(
            "a discard phase action: a random card of a hand is discarded",
            ("discard",),
            (Discard(amount=1, whose="chosen", at_random=True),),
            (Spend("discard phase action"), ChooseMethuselah("neighbours")),
            turn="yours",
            torpid=True,
        ),
        sentences="0b7490",
    ),
    vampire(
        "Joseph DiGiaccomo",
        Upon("enters play", (Unlock("this"),), (Is("it", Which("master location")),), torpid=True),
        sentences="c079d4",
    ),
    vampire(
        "Juliet Parr",
        Upon(
            "after resolution",
            (LendTo("hand size", 2, until="unlock phase"),),
            (Acting(kinds=("political",)), Passed()),
            torpid=True,
        ),
        sentences="5adbda",
    ),
    vampire(
        "Justine, Elder of Dallas",
        Upon("as blocked", (NoLock("minion"),), (Is("blocker", OWN), Is("acting", Which("vampire", most=3)))),
        sentences="5eba57",
    ),
    vampire(
        "Jara Drory",
        once_a_turn(
            "unlock",
            "look at a random card of your predator’s hand",
            LookAt("hand", "predator", 1, "seen"),
            If(
                (Is("seen", Which("library card")),),
                (
                    May(
                        (
                            BurnBlood("this", paid=True),
                            Choose(Which("library card", ("ash heap",), "predator")),
                            Swap("seen"),
                        ),
                        "burn 1 blood to exchange it for a card of the ash heap",
                    ),
                ),
            ),
            torpid=True,
        ),
        sentences="e30ed6",
    ),
    vampire(
        "Jerry",
        once_a_turn("master", "move blood among the Blood Brothers of the circle", ShareAmongBrothers(), torpid=True),
        sentences="09ef9e",
    ),
    vampire(
        "Jezebelle",
        Standing(
            "votes",
            1,
            conditions=(DeclaresPrince(), Not(There(Which("vampire", whose="you", words=("prince",))))),
        ),
        sentences="72f1b9",
    ),
    vampire(
        "Jozz",
        attack(
            "enter combat with an ally or a vampire of at most twice his capacity",
            Which("ally", whose="others", alternatives=(Which("vampire", whose="others", not_older=2),)),
        ),
        sentences="0ce10b",
    ),
    vampire(
        "Jibade el-Bahrawi",
        Usable(
            "burn 1 blood and lock Aye: prevent as much damage to an ally or retainer",
            ("prevention",),
            (
                ChooseNumber(1, Counted(_AYE), "locked", "Aye"),
                Choose(_AYE, "aye", count=Number("locked")),
                Lock("aye"),
                Prevent(Number("locked"), to=Which("ally|retainer", ANYWHERE)),
            ),
            conditions=(READY, Not(Quiet())),
            blood=1,
        ),
        sentences="91f30e",
        advanced=True,
    ),
)
