"""Allies: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.ally.alike import PATHOS
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.stored import KeepCombatCard
from vtes_desktop.rules import minions
from vtes_desktop.rules.minion.card_actions import RECRUITED_IN
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.limits import is_called, why_not_on
from vtes_desktop.rules.playing.paying import pay_card
from vtes_desktop.rules.playing.requirements import meets
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Place


class MayRepeat(Word, frozen=True):
    """The acting minion can take the same action again in this turn; the card then costs it 1 blood more."""

    said = "the acting minion can take the same action again in this turn, this card for 1 blood more"

    def act(self, here: Here) -> None:
        game = here.game
        game.passing.action.may_repeat = True
        for copy in here.copies("acting"):
            name = dearer(here.source.card)
            minions.mark(game, copy, name, str(int(copy.marks.get(name, 0)) + 1))


class CostNoted(Measure, frozen=True):
    """The X of the card's own cost, once it is in play, and so many more."""

    plus: int

    def of(self, here: Here) -> int:
        return int(here.source.marks.get("x", 0)) + self.plus

    def aloud(self) -> str:
        return times(1, "the number “x” of this card", self.plus)


class NotDone(Condition, frozen=True):
    """Something that all cards of a name do only once in an action has not been done in the running one."""

    name: str

    def holds(self, here: Here) -> bool:
        return self.name not in here.game.passing.action.limited

    def aloud(self) -> str:
        return f"“{self.name}” has not been done in this action"


class DoneInAction(Word, frozen=True):
    """Note that something was done that all cards of a name do only once in an action."""

    name: str

    def act(self, here: Here) -> None:
        here.game.passing.action.limited.add(self.name)

    def aloud(self) -> str:
        return f"cards named {self.name} do this no more in this action"


_WATCH: Final = "neighborhood watch"
_NO_MANEUVERS_OR_STRIKES: Final = Forbid(("maneuver to close", "maneuver to long", "strikes"), "opponent", "round")
_AFTER_AUSPEX: Final[tuple[Conditions, ...]] = (
    Fights(),
    InRound(),
    Is("opponent", Which("vampire")),
    Played("action", codes=("aus",), who="opponent"),
)


def _corpse(level: str, more: int) -> Reading:
    """A corpse with as many counters as its cost was, and more; it goes with the last."""
    gone: Words = If((Not(AtLeast(CountersOn(PATHOS, "this"), 1)),), (RemoveFromGame("this"),))
    return reading(
        "Ally",
        Upon("enters play", (Count(CostNoted(more), PATHOS, "this"), gone), about="this"),
        Upon("unlock phase", (Count(-1, PATHOS, "this"), gone), turn="yours"),
        level=level,
    )


class FirstRecruit(Condition, frozen=True):
    """The acting minion recruits an ally, the first by an action in this turn (sec. 6.1.5)."""

    said = "the acting minion recruits its first ally by an action in this turn"

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        acting = game.table.copies.get(action.minion) if action is not None and action.kind == "recruit" else None
        return acting is not None and acting.marks.get(RECRUITED_IN) != str(game.table.turn)


_AT_ONCE: Final = (
    Upon("enters play", (ReadyAtOnce(),), about="this"),
    Upon("enters play", (Unlock("acting"),), (FirstRecruit(),), about="this"),
)
_FOR_A_TURN: Final = (*_AT_ONCE, Upon("unlock phase", (Burn("this"),), turn="yours"))


class RetrieveVehicle(Word, frozen=True):
    """The first vehicle of your library, from the top, goes on a ready minion of yours that meets its requirements, its
    cost being paid whether there is enough or not; where none does it is burned. The library is shuffled."""

    said = (
        "the first vehicle in your library, from the top, is put on a ready minion that you control and that meets its "
        "requirements, and its cost is paid; where there is none, it is burned at no cost; your library is shuffled"
    )

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        library = game.pile(seat, "library")
        vehicle = next((copy for copy in library if is_called(game, game.card(copy), "vehicle")), None)
        if vehicle is None:
            game.doing.shuffle(seat, "library")
            return
        card = game.card(vehicle)
        able = [
            each
            for each in minions.minions(game, seat)
            if minions.is_ready(game, each)
            and meets(game, each, card, played=False)
            and not why_not_on(game, each, card)
        ]
        if not able:
            game.doing.move_card(vehicle, Place(seat, "ash heap"), face_up=True)
            game.doing.shuffle(seat, "library")
            return
        options = [Option("bearer", f"On {game.name(each)}", each.id, targets=(each.id,)) for each in able]
        bearer = game.copy((yield from here.ask("bearer", f"who gets {game.name(vehicle)}?", options, "6.1.3")).copy)
        yield from bring_into_play(game, vehicle, seat, bearer, shuffled="library")
        yield from pay_card(game, seat, bearer, card)


CARDS: Final[tuple[Named, ...]] = (
    ally_card(
        "Neighborhood Watch Commander",
        Usable(
            "inflict 1 damage on the acting vampire",
            ("after resolution",),
            (DoneInAction(_WATCH), Inflict(1, "acting")),
            conditions=(Not(Successful()), Is("acting", Which("vampire")), NotDone(_WATCH)),
            locks=True,
        ),
    ),
    ally_card(
        "Nephandus",
        Standing("damage taken", -1, conditions=(InflictedBy(Which("minion"), opposing=True),)),
        sentences="c7abcf",
    ),
    ally_card(
        "Ossian",
        Upon("before range", (_NO_MANEUVERS_OR_STRIKES,), _AFTER_AUSPEX),
        Upon("card played", (_NO_MANEUVERS_OR_STRIKES,), _AFTER_AUSPEX),
        Upon("end of round", (AddBlood("this", DamageDone("lost")),), (Fights(), Is("opponent", Which("vampire")))),
        sentences="5d0716 be55b3",
    ),
    ally_card(
        "Political Antagonist",
        Usable(
            "+1 intercept",
            ("block attempt",),
            (AddIntercept("blocker"),),
            conditions=(ActionIs(("political",)), InterceptNeeded(Which("vampire", clans=("Ventrue antitribu",)))),
            locks=True,
        ),
        sentences="098754",
    ),
    at_both_levels(
        "Puppeteer",
        "Ally",
        act_on(
            Which("ally", IN_PLAY, "others", alternatives=(Which("vampire", most=4),)),
            "take control of a minion for this turn",
            TakeControl("target", until="turn"),
        ),
        level="nec",
    ),
    at_both_levels(
        "Nocturn",
        "Ally",
        *_FOR_A_TURN,
        level="obt",
        also=(Upon("enters play", (MayRepeat(),), (ActionIs(("recruit", "employ")),), about="this"),),
    ),
    mended("Reanimated Corpse", _corpse("thn", 0), _corpse("THN", 2)),
    ally_card("Remnant of the Endless Storm", Standing("most damage", 2), sentences="52f442"),
    ally_card(
        "Repo Man",
        InPlayAction("retrieve a vehicle", (RetrieveVehicle(),), stealth=2, by=OWN),
        Upon(
            "enters play", (UnlockAt("end of turn", "acting"),), (ActionIs(("recruit",)), ActionOfThis()), about="this"
        ),
        sentences="3db1ef 1f7450 7315f7 8d7bdc f6c3e4",
    ),
    ally_card(
        "Rock Cat",
        Upon("before range", (NO_STRIKES,), (Fights("minion"), InRound(), Is("opponent", Which("vampire", most=3)))),
        sentences="b0961a",
    ),
    at_both_levels(
        "Rotting Behemoth",
        "Ally",
        Standing("no life", 1),
        InPlayAction("enter combat", (), "enter combat", by=OWN, against=Which("minion", whose="others"), life=1),
        Upon(
            "enters play",
            (
                Either(
                    (
                        Alternative(
                            "remove an ally or vampire of your ash heap",
                            (Choose(Which("ally|vampire", ("ash heap",), "you")), RemoveFromGame("target")),
                        ),
                        Alternative("burn it", (Burn("this"),)),
                    ),
                ),
            ),
            about="this",
        ),
        level="obl",
        also=(Usable("press", ("press",), (), conditions=(Fights("minion"), InRound()), blood=1, once="combat"),),
    ),
    # He puts a card on himself however he comes into play (ruling).
    ally_card(
        "Shadow Court Satyr", Upon("enters play", (KeepCombatCard(),), about="this"), sentences="b103b9 44b0c3 a9d19c"
    ),
    ally_card(
        "Samuel Haight",
        InPlayAction(
            "call a referendum to make Samuel Red List",
            (Mark("red list", "this"),),
            "political",
            1,
            conditions=(Not(Is("this", Which("ally", ANYWHERE, words=("red list",)))),),
            by=Which("vampire"),
        ),
        sentences="c17efb",
    ),
    # Before other modifiers and reactions (ruling).
    ally_card(
        "Screamer",
        Usable(
            "burn it: -1 stealth",
            ("before block", "block attempt", "after blocks"),
            (Burn("this"), AddStealth(-1)),
            conditions=(Is("acting", Which(whose="neighbours")),),
        ),
        Usable(
            "burn it: the action fails",
            ("as announced",),
            (Burn("this"), FailAction()),
            conditions=(ActionTargets(which=Which("ally", IN_PLAY, "you"), by_others=True),),
        ),
        sentences="92b023 855be9",
    ),
    mended(
        "Spectral Servitor",
        reading("Ally", *_FOR_A_TURN, level="obl"),
        reading(
            "Ally",
            *_AT_ONCE,
            Upon(
                "unlock phase",
                (either(Alternative("burn 1 pool", (BurnPool(1),)), Alternative("burn it", (Burn("this"),))),),
                turn="yours",
            ),
            level="OBL",
        ),
    ),
    ally_card(
        "Succubus",
        act_on(
            Which(where=IN_PLAY, other=True),
            "steal 1 blood or life from a minion",
            GiveBlood("target", "this"),
            stealth=1,
        ),
        sentences="86641b",
    ),
    ally_card(
        "Survivalist",
        Usable(
            "a maneuver for a Brujah antitribu",
            ("range",),
            (),
            conditions=(There(Which("vampire", whose="you", clans=("Brujah antitribu",), chosen="both")),),
            locks=True,
        ),
        sentences="a2472e",
    ),
)
