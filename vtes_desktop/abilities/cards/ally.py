"""Allies: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.action.alike import Borne, ChooseBorne
from vtes_desktop.abilities.cards.action.f_to_h import NoteNumber
from vtes_desktop.abilities.cards.asked import CardAskedRequires
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.stored import KeepCombatCard
from vtes_desktop.abilities.cards.vampires.e import gives
from vtes_desktop.abilities.cards.vampires.j import MoveTheirs
from vtes_desktop.abilities.vocabulary.conditions.condition import Conditions
from vtes_desktop.abilities.vocabulary.effects.word import Words
from vtes_desktop.cards.terms import NAMED_DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import burn_minion
from vtes_desktop.rules.minion.card_actions import RECRUITED_IN
from vtes_desktop.rules.moments import Event
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.playing.limits import is_called, why_not_on
from vtes_desktop.rules.playing.paying import pay_card
from vtes_desktop.rules.playing.requirements import cost_of, meets
from vtes_desktop.rules.titles.contests import enter_play
from vtes_desktop.rules.turn.master import put_discipline
from vtes_desktop.table.asking import Option, Procedure, nothing
from vtes_desktop.table.table import Copy, Place


class MayRepeat(Word, frozen=True):
    """The acting minion can take the same action again in this turn; the card then costs it more."""

    blood: int = 0

    def act(self, here: Here) -> None:
        game = here.game
        game.passing.action.may_repeat = True
        for copy in here.copies("acting"):
            name = dearer(here.source.card)
            minions.mark(game, copy, name, str(int(copy.marks.get(name, 0)) + self.blood))

    def aloud(self) -> str:
        more = f", this card for {self.blood} blood more" if self.blood else ""
        return f"the acting minion can take the same action again in this turn{more}"


class MarkedNumber(Measure, frozen=True):
    """The number that a mark of the card itself says: the X of its cost, once it is in play."""

    name: str = "x"
    plus: int = 0

    def of(self, here: Here) -> int:
        return int(here.source.marks.get(self.name, 0)) + self.plus

    def aloud(self) -> str:
        return times(1, f"the number “{self.name}” of this card", self.plus)


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


def _act_on(which: Which, text: str, *words: Words, stealth: int = 0) -> InPlayAction:
    return InPlayAction(text, words, stealth=stealth, declares=(Choose(which),), by=Which(own=True))


LOOKED_AT_OFTEN: Final[tuple[Event, ...]] = (
    "enters play",
    "unlock phase",
    "master phase",
    "minion phase",
    "influence phase",
    "discard phase",
    "end of phase",
    "as announced",
    "after resolution",
    "before range",
    "end of combat",
)
"""When it is looked at whether something is so that must be so at any time."""

_NO_INFERNALS: Final[tuple[Conditions, ...]] = (Not(There(Which("vampire", MINE, "you", words=("infernal",)))),)

_WATCH: Final = "neighborhood watch"

_NO_MANEUVERS_OR_STRIKES: Final = Forbid(("maneuver to close", "maneuver to long", "strikes"), "opponent", "round")

_AFTER_AUSPEX: Final[tuple[Conditions, ...]] = (
    Fights(),
    InRound(),
    Is("opponent", Which("vampire")),
    Played("action", codes=("aus",), who="opponent"),
)

_PATHOS: Final = "pathos"


def _corpse(level: str, more: int) -> Reading:
    """A corpse with as many counters as its cost was, and more; it goes with the last."""
    gone: Words = If((Not(AtLeast(CountersOn(_PATHOS, "this"), 1)),), (RemoveFromGame("this"),))
    return Reading(
        "Ally",
        level,
        upon=(
            Upon("enters play", (Count(MarkedNumber("x", more), _PATHOS, "this"), gone), about="this"),
            Upon("unlock phase", (Count(-1, _PATHOS, "this"), gone), turn="yours"),
        ),
    )


class FirstRecruit(Condition, frozen=True):
    """The acting minion recruits an ally, the first by an action in this turn (sec. 6.1.5)."""

    said = "the acting minion recruits its first ally by an action in this turn"

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        acting = game.table.copies.get(action.minion) if action is not None and action.kind == "recruit" else None
        return acting is not None and acting.marks.get(RECRUITED_IN) != str(game.table.turn)


_FOR_A_TURN: Final = (
    Upon("enters play", (ReadyAtOnce(),), about="this"),
    Upon("enters play", (Unlock("acting"),), (FirstRecruit(),), about="this"),
    Upon("unlock phase", (Burn("this"),), turn="yours"),
)


_RECRUITED_AGAIN: Final = Upon("enters play", (MayRepeat(1),), (ActionIs(("recruit", "employ")),), about="this")


class LifeLost(Measure, frozen=True):
    """As much life as the card has fewer than it started with."""

    said = "the life that this card has fewer than it started with"

    def of(self, here: Here) -> int:
        return max(0, max(1, minions.facts(here.game, here.source).life) - here.source.blood)


SHAMBLES: Final = Usable(
    "lock another one: +1 bleed",
    DURING_ACTION,
    (Lock("target"), AddBleed()),
    (Choose(Which("ally", ("ready", "uncontrolled"), "you", name="Bone Shambler", other=True, locked=False)),),
    (Acting(kinds=("bleed",)),),
    once="action",
)

DRONE: Final = Which("ally", whose="you", name="Gravebound Drone", other=True)

GUARDS: Final = Usable(
    "burn 1 life: prevent 1 damage to another one",
    ("prevention",),
    (Prevent(to=DRONE),),
    conditions=(There(replace(DRONE, chosen="both")),),
    blood=1,
)


THUGGEES: Final = Which("ally", IN_PLAY, "you", name="Marijava Thuggee")


class BurnedAtEnd(Word, frozen=True):
    """The ally is burned at the end of the combat."""

    said = "this ally is burned at the end of the combat"

    def act(self, here: Here) -> None:
        game, copy = here.game, here.source
        if game.fight is not None:
            game.fight.at_end.append(lambda: burn_minion(game, copy) if game.in_play(copy) else nothing())


_FERRIED: Final = "brought back by Ambrosius"


class BringBack(Word, frozen=True):
    """A retainer that was chosen comes from the ash heap to the chosen vampire, with the life that it starts with."""

    def do(self, here: Here) -> Procedure[None]:
        bearer = here.copy("target")
        for copy in here.copies("retainer"):
            if bearer is not None:
                here.game.say(here.game.doing.name(copy), " comes to ", here.game.doing.name(bearer), seat=here.seat)
                yield from bring_into_play(here.game, copy, here.seat, bearer, level="")

    def aloud(self) -> str:
        return "the card chosen as “retainer” comes into play on the chosen card, with the life that it starts with"


_KIASYD: Final = Which("vampire", clans=("Kiasyd",))


_DRAEVEN_BUSY: Final = (AnyOf((Acting("this"), Same("blocker", "this"), Fights("this"))),)


def _equips(text: str, which: Which) -> InPlayAction:
    """An ally equips itself with a card of its Methuselah's library, for its cost."""
    return InPlayAction(text, (Fetch(which),), "equip", 1, by=OWN)


class Hurt(Condition, frozen=True):
    """The card itself is being inflicted damage that is not aggravated."""

    def holds(self, here: Here) -> bool:
        hurt = here.game.hurt
        return hurt is not None and hurt.copy is here.source and hurt.normal > 0

    def aloud(self) -> str:
        return "damage that is not aggravated is being inflicted on this card"


class SufferNoNormal(Word, frozen=True):
    """The damage that is being inflicted is reduced to what of it is aggravated, which is no prevention."""

    def do(self, here: Here) -> Procedure[None]:
        if (hurt := here.game.hurt) is not None:
            hurt.normal = 0
            hurt.settle()
        yield from ()

    def aloud(self) -> str:
        return "what is not aggravated of the damage is not inflicted"


class ItsBearer(Word, frozen=True):
    """The minion that the chosen card lies on is spoken of as ``its bearer`` from then on."""

    def do(self, here: Here) -> Procedure[None]:
        bearers = [here.game.table.copies.get(copy.place.on) for copy in here.copies("target")]
        here.chosen["its bearer"] = [bearer for bearer in bearers if bearer is not None]
        yield from ()

    def aloud(self) -> str:
        return "the minion that the chosen card lies on is spoken of as “its bearer”"


_HAS_NOT_ACTED: Final = (Not(HasActed()),)


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


_SKILL: Final = Which("discipline master", IN_PLAY, attached=True, on_vampire=True)


class ChooseSkillAndBearer(Word, frozen=True):
    """Choose a Discipline card on a vampire, and another vampire that you control, which does not have its Discipline
    at superior yet."""

    def _takers(self, here: Here, copy: Copy) -> list[Copy]:
        game = here.game
        return [
            vampire
            for vampire in found(here, Which("vampire", IN_PLAY, "you"))
            if vampire.id != copy.place.on
            and any(minions.disciplines(game, vampire).get(code, 0) < 2 for code in gives(game, copy))
        ]

    def _there(self, here: Here) -> list[Copy]:
        return [copy for copy in found(here, _SKILL) if self._takers(here, copy)]

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def do(self, here: Here) -> Procedure[None]:
        options = targets_on_bearers(here, self._there(here))
        yield from choose_target(here, "which Discipline card?", options, "moved")
        for copy in here.chosen["moved"] if options else ():
            yield from choose_target(here, "which vampire?", here.game.targets(self._takers(here, copy)))

    def aloud(self) -> str:
        return (
            f"choose {_SKILL.aloud()}, as “moved”, and another vampire that you control, which does not have that "
            "Discipline at superior"
        )


_GEAR: Final = Which("equipment", IN_PLAY, attached=True)
_RAVNOS: Final = Which("vampire", IN_PLAY, clans=("Ravnos",))


class RangedAggravated(Condition, frozen=True):
    """The damage that was inflicted is aggravated, in part at least, and that of a ranged strike."""

    said = "ranged aggravated damage was inflicted, prevented or not"

    def holds(self, here: Here) -> bool:
        hurt = here.game.hurt
        return hurt is not None and hurt.strike is not None and hurt.strike.ranged and bool(hurt.inflicted_aggravated)


class BurnForBlood(Word, frozen=True):
    """The chosen equipment is burned, and the vampire that bore it gains as much blood as that costs, or 1."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies("target"):
            card, bearer = game.card(copy), game.table.copies.get(copy.place.on)
            game.burn(copy)
            if bearer is not None and game.in_play(bearer):
                minions.drain(game, bearer)
                minions.give_blood(game, bearer, max(1, cost_of(card, "pool"), cost_of(card, "blood")))
        yield from ()

    def aloud(self) -> str:
        return "the chosen card is burned, and the vampire that bore it gains as much blood as it costs, 1 for none"


class BearDiscipline(Word, frozen=True):
    """A master card for a Discipline is put from your hand on the ally, which plays cards by it; or the ally is
    burned."""

    said = "you put a master Discipline card from your hand on this card, which may play the cards for it, or burn it"

    def do(self, here: Here) -> Procedure[None]:
        game, seat, ally = here.game, here.seat, here.source
        there = [copy for copy in game.pile(seat, "hand") if minions.facts(game, copy).discipline]
        options = [Option("target", game.name(copy), copy.id, targets=(copy.id,)) for copy in there]
        burn = Option("burn", f"Burn {game.name(ally)}", ally.id)
        option = yield from here.ask("target", "which master card?", [*options, burn], "1.6.2")
        if option == burn:
            game.burn(ally)
            return
        put, code = game.copy(option.copy), ""
        if game.facts(game.card(put)).chosen_discipline:
            named = [Option("discipline", name, ally.id, level=each) for each, name in NAMED_DISCIPLINES.items()]
            question = f"Which Discipline does {game.name(ally)} gain?"
            code = (yield from game.choose(seat, "discipline", question, named, "1.6.2", put.id)).level
        put_discipline(game, put, ally, code)
        minions.mark(game, ally, minions.PLAYS_BY_CARDS, "yes")
        yield from enter_play(game, put)
        yield from settle_hand(game, seat)


CARDS: Final[tuple[Named, ...]] = (
    completed(
        "47th Street Royals",
        "Ally",
        Usable(
            "burn it: -3 bleed",
            ("as announced", "before block", "block attempt", "after blocks"),
            (Burn("this"), AddBleed(-3)),
            conditions=(Bled(so_far=True), DirectedAtYou()),
        ),
        sentences="f74ac8",
    ),
    completed(
        "Aggressive Corpse",
        "Ally",
        Standing("undodgeable", 1),
        Standing("protected", 1, conditions=(AnnouncedWith(("dom", "pre")),)),
        sentences="a89e1d fd09b3",
    ),
    completed(
        "Akhenaten, The Sun Pharaoh",
        Reading(
            "Ally",
            standing=(
                Standing(
                    "aggravated damage",
                    1,
                    Which("vampire", IN_PLAY, clans=("Ministry",), on_fight=True),
                    conditions=(InflictedBy(Which("ally", this=True)),),
                ),
            ),
            actions=(
                _act_on(
                    Which("vampire", IN_PLAY, "prey", clans=("Ministry",)),
                    "burn him and a Follower of Set",
                    Burn("this"),
                    Burn("target"),
                ),
            ),
        ),
        sentences="072b9b 642577",
    ),
    completed(
        "Alia, God's Messenger",
        "Ally",
        _act_on(
            Which("vampire", ("torpor",), "you", movable=True),
            "move a vampire out of torpor",
            MoveTo("ready", "target"),
            stealth=1,
        ),
        sentences="067772",
    ),
    completed(
        "Amam the Devourer",
        "Ally",
        Upon("burned", (May((AddBlood("this"),), "gain 1 life"),), about="opponent"),
        sentences="16eefa",
    ),
    completed(
        "Ambrosius, The Ferryman",
        Reading(
            "Ally",
            actions=(
                InPlayAction(
                    "bring a retainer of your ash heap back to a vampire",
                    (BringBack(), Count(3, _PATHOS, "retainer"), Mark(_FERRIED, "retainer")),
                    declares=(
                        Choose(Which("retainer", ("ash heap",), "you"), "retainer"),
                        Choose(Which("vampire", whose="you")),
                    ),
                    by=OWN,
                ),
            ),
            upon=(
                Upon(
                    "unlock phase",
                    (
                        WithEach(
                            Which("retainer", IN_PLAY, mark=_FERRIED),
                            (
                                Count(-1, _PATHOS, "target"),
                                If((Not(AtLeast(CountersOn(_PATHOS, "target"), 1)),), (RemoveFromGame("target"),)),
                            ),
                        ),
                    ),
                    turn="yours",
                ),
            ),
        ),
        sentences="343125 6565ac 9c6670",
    ),
    completed(
        "Arcanum Investigator",
        "Ally",
        InPlayAction(
            "burn an equipment",
            (Burn("target"),),
            declares=(Choose(Which("equipment", IN_PLAY, "neighbours")),),
        ),
        sentences="3eadef",
    ),
    # A copy that was recruited in this turn can be locked too (ruling).
    # The additional strike is no option (ruling).
    completed(
        "Black Spiral Buddy",
        "Ally",
        Upon(
            "before range",
            (GiveExtra("additional strike", "combat", who="this", mandatory=True),),
            (Fights("this"), InRound()),
        ),
        sentences="0f829e",
    ),
    mended(
        "Bone Shambler",
        Reading("Ally", "obl", usable=(SHAMBLES,)),
        Reading(
            "Ally",
            "OBL",
            usable=(
                SHAMBLES,
                Usable(
                    "burn 1 blood: +1 bleed for it",
                    DURING_ACTION,
                    (AddBleed(),),
                    conditions=(Acting("this", ("bleed",)),),
                    each=Which("vampire", IN_PLAY, "you", clans=("Hecata",)),
                    blood=1,
                    once="action",
                ),
            ),
        ),
    ),
    completed(
        "Brigitte Gebauer",
        Reading(
            "Ally",
            usable=(
                Usable(
                    "+1 bleed",
                    ("as announced",),
                    (AddBleed(), By("acting", (InCombat((BurnBlood("this"),), blocked=True),))),
                    conditions=(ActionIs(("bleed",)), Is("acting", Which("minion", whose="you"))),
                    locks=True,
                ),
            ),
        ),
        sentences="813e6b a11134",
    ),
    completed(
        "Caiaphas Smith",
        Reading(
            "Ally",
            upon=(
                Upon(
                    "as blocked",
                    (Note("blocker", "foe"), Later("after resolution", (Burn("foe"),))),
                    (Acting("this"), Is("blocker", Which("vampire"))),
                ),
                *at_start(TakeControl("this", "predator")),
            ),
        ),
        sentences="4b172d 726326",
    ),
    mended(
        "Corrupt Construction",
        *(
            Reading(
                "Ally",
                level,
                standing=(Standing("strength", BloodOn("this")),),
                upon=(
                    Upon(
                        "enters play",
                        (
                            Choose(Which("ally|retainer|vampire", ("ash heap", "hand"), "you"), least=0, most=1000),
                            NoteNumber(Counted(Which("card", ("ash heap", "hand"), "you", chosen="target")), "removed"),
                            RemoveFromGame("target"),
                            AddBlood("this", Number("removed")),
                            SettleHand(),
                        ),
                        about="this",
                    ),
                    Upon("unlock phase", (BurnBlood("this"),), turn="yours"),
                ),
            )
            for level in ("vic", "VIC")
        ),
    ),
    completed(
        "Courier",
        "Ally",
        Upon(
            "successful bleed",
            (
                May(
                    (
                        LookAt("library", "target", 1),
                        If(
                            (IsUnlocked("this"),),
                            (
                                May(
                                    (Lock("this"), ForEachMethuselah("target", (BurnFromLibrary(1),))),
                                    "lock it to discard that card?",
                                ),
                            ),
                        ),
                    ),
                    "look at the top card of the library of who was bled?",
                ),
            ),
            (Is("acting", Which(where=IN_PLAY, whose="you")),),
        ),
        sentences="f3083e",
    ),
    completed(
        "Cry Wolf",
        Reading(
            "Ally",
            during=(Later("blocked", (ToTorpor("acting"),)),),
            standing=(Standing("owes its own action", 1, conditions=_HAS_NOT_ACTED), Standing("stays locked", 1)),
            actions=(
                InPlayAction(
                    "enter combat with a minion", (), "enter combat", by=OWN, against=Which("minion", whose="others")
                ),
            ),
            upon=(Upon("unlock phase", (Burn("this"),), (Not(IsUnlocked("this")),), turn="yours"),),
        ),
        sentences="d866fa f06ec5 927b0e 62c507",
    ),
    completed(
        "Dark Web Procurer",
        Reading(
            "Ally", actions=(_equips("search for cheap equipment", Which("equipment", unique=False, cost_at_most=1)),)
        ),
        sentences="7865ed",
    ),
    completed(
        "Deviki Prasanta",
        "Ally",
        Usable(
            "find a Discipline card for an Assamite",
            ("master",),
            (FindDiscipline("target", ("library", "ash heap")),),
            (Choose(Which("vampire", whose="you", clans=("Banu Haqim",))),),
            turn="yours",
            locks=True,
        ),
        sentences="75b545",
    ),
    completed(
        "Draeven Softfoot",
        Reading(
            "Ally",
            standing=(
                Standing("no cards requiring", 1, Which("minion", ANYWHERE), conditions=_DRAEVEN_BUSY, codes="chi"),
                Standing("warded", 1, conditions=(CardAskedRequires(("chi",)),)),
            ),
            usable=(
                Usable(
                    "prevent 1 damage to a Kiasyd",
                    ("prevention",),
                    (Prevent(to=_KIASYD),),
                    conditions=(There(replace(_KIASYD, chosen="both")),),
                    locks=True,
                ),
            ),
        ),
        sentences="2167a8 50d5cc",
    ),
    completed(
        "Eccentric Billionaire",
        Reading(
            "Ally",
            prices=(
                Price(-1, types=("Equipment",), payer="you", optional=True, spends=("lock",), alone=True),
                Price(-1, types=("Master",), location=True, payer="you", optional=True, spends=("lock",), alone=True),
            ),
        ),
        sentences="3d3f9c f15c4b",
    ),
    completed(
        "Emerald Legionnaire",
        "Ally",
        Usable(
            "remove 7 cards of your ash heap: another one comes into play",
            ("unlock",),
            (RemoveFromGame("removed"), Raise("rising", 2)),
            (
                Choose(Which("card", ("ash heap",), "you", name="Emerald Legionnaire"), "rising"),
                Choose(Which("card", ("ash heap",), "you", apart="rising"), "removed", 7, 7),
            ),
            (
                There(Which("card", ("ash heap",), "you"), 8),
                AtLeast(
                    Counted(Which("vampire", whose="you", clans=("Harbinger of Skulls",), unique=True)),
                    Counted(Which("ally", ("ready",), "you", name="Emerald Legionnaire"), plus=1),
                ),
            ),
            turn="yours",
            by="bearer",
        ),
        sentences="33ba4d",
    ),
    completed(
        "Escaped Mental Patient",
        "Ally",
        Usable(
            "hand strike at +1 damage, aggravated",
            ("choose strike",),
            (MakeStrike(Blow("hand", 1, aggravated=True)), StrikeDoes("resolved", (BurnedAtEnd(),))),
            by="bearer",
        ),
        sentences="920997",
    ),
    completed(
        "Ghouls of Plaza Morería, The",
        "Ally",
        InPlayAction(
            "burn 1 blood from a ready vampire",
            (BurnBlood("target"), Count(1, "container", "this")),
            stealth=1,
            declares=(Choose(Which("vampire", blood="some")),),
        ),
        InPlayAction(
            "gain X blood for X counters",
            (Count(Number(times=-1), "container", "this"), AddBlood("minion", Number())),
            stealth=1,
            declares=(ChooseNumber(1, CountersOn("container", "this"), "x", "counters"),),
            conditions=(AtLeast(CountersOn("container", "this"), 1),),
            by=Which("vampire", clans=("Banu Haqim",)),
        ),
        sentences="09c536 6b46cf",
    ),
    completed(
        "Gianna di Canneto",
        Reading(
            "Ally",
            usable=(
                Usable(
                    "burn her: burn an equipment of the opposing minion",
                    ("before range", "before strikes", "strikes chosen", "after strikes", "end of round"),
                    (Burn("this"), Burn("target")),
                    (Choose(Which("equipment", IN_PLAY, on="opponent")),),
                    (Fights(),),
                    each=Which("minion", whose="you", other=True),
                    locks=True,
                ),
                Usable(
                    "1 unpreventable damage to the opposing minion",
                    ("strikes chosen",),
                    (EachRound(1, "opponent", step="these strikes", unpreventable=True, until="round"),),
                    conditions=(Fights(),),
                    each=Which("minion", whose="you", other=True),
                    locks=True,
                ),
            ),
        ),
        sentences="ac57b0",
    ),
    completed(
        "Giulia Giovanni Abruzzina",
        "Ally",
        Usable(
            "set the range to close",
            ("before range",),
            (By("both", (SetRangeTo("close"),)),),
            conditions=(Is("both", Which("vampire", whose="you", clans=("Giovanni",))),),
            locks=True,
        ),
        sentences="7d2870",
    ),
    mended(
        "Gravebound Drone",
        Reading("Ally", "obl", usable=(GUARDS,)),
        Reading(
            "Ally",
            "OBL",
            usable=(
                GUARDS,
                Usable(
                    "burn 1 life from another one: +1 bleed",
                    DURING_ACTION,
                    (BurnBlood("target", paid=True), AddBleed()),
                    (Choose(DRONE),),
                    (Acting(kinds=("bleed",)),),
                    once="action",
                ),
            ),
        ),
    ),
    completed(
        "Grey Thorne",
        Reading(
            "Ally",
            usable=(
                Usable(
                    "add 1 life to Grey",
                    ("unlock",),
                    (AddBlood("this"),),
                    conditions=(TurnOf("holder"), Not(AtLeast(BloodOn("this"), 2))),
                    each=Which("vampire", words=("anarch",)),
                    blood=1,
                ),
            ),
        ),
        sentences="6ff399",
    ),
    completed(
        "Harzomatuili",
        "Ally",
        Standing("aggravated hands", 1),
        Usable(
            "burn 1 life: +1 intercept",
            ("block attempt",),
            (AddIntercept("this"),),
            conditions=(Same("blocker", "this"), InterceptNeeded(OWN), Acting("acting", directed=True)),
            blood=1,
            once="action",
        ),
        sentences="4d25c6 43e307",
    ),
    completed(
        "Heartrender",
        "Ally",
        InPlayAction(
            "remove it from the game to burn an ally or retainer",
            (If((IsReady("this"),), (RemoveFromGame("this"), Burn("target"))),),
            stealth=1,
            declares=(Choose(Which("ally|retainer", ANYWHERE, words=("non-wraith", "non-zombie"))),),
            by=OWN,
        ),
        sentences="54d268",
    ),
    mended(
        "Infernal Servitor",
        *(
            Reading(
                "Ally",
                level,
                upon=(
                    Upon("enters play", (ReadyAtOnce(),), about="this"),
                    *(Upon(event, (RemoveFromGame("this"),), _NO_INFERNALS) for event in LOOKED_AT_OFTEN),
                    Upon("after resolution", (RemoveFromGame("this"),), (Successful(), Acting())),
                ),
            )
            for level in ("dai", "DAI")
        ),
    ),
    completed(
        "Informant",
        "Ally",
        Upon(
            "unlock phase",
            (
                ForEachMethuselah(
                    "others",
                    (
                        If(
                            (There(Which("vampire", whose="you", clans=("Ishtarri",))),),
                            (May((LookAt("hand", "holder"),), "look at the hand"),),
                        ),
                    ),
                ),
            ),
            turn="yours",
        ),
        Upon("discard phase", (TakeControl("this", "predator"),), turn="yours"),
        sentences="f05345 78d40b",
    ),
    completed(
        "Kherebutu",
        "Ally",
        InPlayAction(
            "burn himself and a Tremere",
            (Burn("target"), Burn("this")),
            declares=(Choose(Which("vampire", IN_PLAY, "prey", clans=("Tremere",), most=4)),),
        ),
        sentences="92e42d",
    ),
    completed(
        "Marijava Thuggee",
        "Ally",
        Upon(
            "unlock phase",
            (WithEach(THUGGEES, (Lock("target"),)),),
            (
                AtLeast(
                    Counted(THUGGEES),
                    Counted(Which("vampire", IN_PLAY, "you", words=("black hand",)), plus=1),
                ),
            ),
            turn="yours",
        ),
        sentences="7aed2e",
    ),
    completed(
        "Mehemet of the Ahl-i-Batin",
        Reading(
            "Ally",
            actions=(
                _act_on(
                    Which("discipline master", IN_PLAY, "prey", attached=True),
                    "burn a Discipline card and 1 blood of its vampire",
                    ItsBearer(),
                    BurnBlood("its bearer"),
                    Burn("target"),
                ),
            ),
        ),
        sentences="a106dd",
    ),
    completed(
        "Michael Harris, the Incinerator",
        Reading(
            "Ally",
            actions=(_equips("search for equipment", Which("equipment")),),
            usable=(
                Usable(
                    "set the range",
                    ("before range",),
                    (SetRangeTo(),),
                    conditions=(Fights("this"), Is("opponent", Which("vampire"))),
                    pool=1,
                    once="round",
                ),
            ),
        ),
        sentences="755370 86fbff",
    ),
    completed(
        "Moise Kasavubu",
        Reading(
            "Ally",
            actions=(
                InPlayAction(
                    "search for an equipment for an imbued",
                    (
                        Choose(Which("imbued", whose="you")),
                        By("target", (Fetch(Which("equipment"), ("library", "hand")),)),
                    ),
                    stealth=1,
                    conditions=(There(Which("imbued", whose="you")),),
                    by=OWN,
                ),
            ),
        ),
        sentences="83d395",
    ),
    named(
        "Neighborhood Watch Commander",
        "Ally",
        Usable(
            "inflict 1 damage on the acting vampire",
            ("after resolution",),
            (DoneInAction(_WATCH), Inflict(1, "acting")),
            conditions=(Not(Successful()), Is("acting", Which("vampire")), NotDone(_WATCH)),
            locks=True,
        ),
    ),
    completed(
        "Ossian",
        "Ally",
        Upon("before range", (_NO_MANEUVERS_OR_STRIKES,), _AFTER_AUSPEX),
        Upon("card played", (_NO_MANEUVERS_OR_STRIKES,), _AFTER_AUSPEX),
        Upon("end of round", (AddBlood("this", DamageDone("lost")),), (Fights(), Is("opponent", Which("vampire")))),
        sentences="5d0716 be55b3",
    ),
    completed(
        "Political Antagonist",
        "Ally",
        Usable(
            "+1 intercept",
            ("block attempt",),
            (AddIntercept("blocker"),),
            conditions=(
                ActionIs(("political",)),
                InterceptNeeded(Which("vampire", clans=("Ventrue antitribu",))),
            ),
            locks=True,
        ),
        sentences="098754",
    ),
    mended(
        "Puppeteer",
        *(
            Reading(
                "Ally",
                level,
                actions=(
                    _act_on(
                        Which("ally", IN_PLAY, "others", alternatives=(Which("vampire", most=4),)),
                        "take control of a minion for this turn",
                        TakeControl("target", until="turn"),
                    ),
                ),
            )
            for level in ("nec", "NEC")
        ),
    ),
    mended(
        "Nocturn",
        Reading("Ally", "obt", upon=_FOR_A_TURN),
        Reading("Ally", "OBT", upon=(*_FOR_A_TURN, _RECRUITED_AGAIN)),
    ),
    mended("Reanimated Corpse", _corpse("thn", 0), _corpse("THN", 2)),
    completed(
        "Remnant of the Endless Storm",
        Reading("Ally", standing=(Standing("most damage", 2),)),
        sentences="52f442",
    ),
    completed(
        "Repo Man",
        Reading(
            "Ally",
            upon=(
                Upon(
                    "enters play",
                    (UnlockAt("end of turn", "acting"),),
                    (ActionIs(("recruit",)), ActionOfThis()),
                    about="this",
                ),
            ),
            actions=(InPlayAction("retrieve a vehicle", (RetrieveVehicle(),), stealth=2, by=OWN),),
        ),
        sentences="3db1ef 1f7450 7315f7 8d7bdc",
    ),
    # He puts a card on himself however he comes into play (ruling).
    completed(
        "Shadow Court Satyr",
        Reading("Ally", upon=(Upon("enters play", (KeepCombatCard(),), about="this"),)),
        sentences="b103b9 44b0c3 a9d19c",
    ),
    completed(
        "Samuel Haight",
        Reading(
            "Ally",
            actions=(
                InPlayAction(
                    "call a referendum to make Samuel Red List",
                    (Mark("red list", "this"),),
                    "political",
                    1,
                    conditions=(Not(Is("this", Which("ally", ANYWHERE, words=("red list",)))),),
                    by=Which("vampire"),
                ),
            ),
        ),
        sentences="c17efb",
    ),
    # Before other modifiers and reactions (ruling).
    completed(
        "Screamer",
        "Ally",
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
        Reading("Ally", "obl", upon=_FOR_A_TURN),
        Reading(
            "Ally",
            "OBL",
            upon=(
                Upon("enters play", (ReadyAtOnce(),), about="this"),
                Upon("enters play", (Unlock("acting"),), (FirstRecruit(),), about="this"),
                Upon(
                    "unlock phase",
                    (Either((Alternative("burn 1 pool", (BurnPool(1),)), Alternative("burn it", (Burn("this"),)))),),
                    turn="yours",
                ),
            ),
        ),
    ),
    completed(
        "Succubus",
        "Ally",
        InPlayAction(
            "steal 1 blood or life from a minion",
            (GiveBlood("target", "this"),),
            stealth=1,
            declares=(Choose(Which(where=IN_PLAY, other=True)),),
            by=OWN,
        ),
        sentences="86641b",
    ),
    completed(
        "Survivalist",
        "Ally",
        Usable(
            "a maneuver for a Brujah antitribu",
            ("range",),
            (),
            conditions=(There(Which("vampire", whose="you", clans=("Brujah antitribu",), chosen="both")),),
            locks=True,
        ),
        sentences="a2472e",
    ),
    completed(
        "Terrorists",
        Reading("Ally", actions=(_equips("search for a Bomb", Which("equipment", name="Bomb")),)),
        sentences="fce06e 1efabd aea41f",
    ),
    completed(
        "Tunnel Runner",
        Reading(
            "Ally",
            standing=(Standing("stolen life hurts", 1),),
            usable=(
                Usable(
                    "burn 1 life: +1 stealth",
                    DURING_ACTION,
                    (AddStealth(needed=True),),
                    conditions=(Acting("this"), StealthNeeded()),
                    blood=1,
                ),
            ),
            upon=(
                Upon(
                    "successful bleed",
                    (May((LookAt("hand", "target"),), "look at the hand of who was bled?"),),
                    about="this",
                ),
            ),
        ),
        sentences="79c29c 5f827f fa0742",
    ),
    completed(
        "Tutu the Doubly Evil One",
        "Ally",
        InPlayAction(
            "steal equipment from a vampire in torpor",
            (TakeControl("target"),),
            declares=(Choose(Which("equipment", ("torpor",), "others")),),
            by=OWN,
        ),
        sentences="a713e0",
    ),
    completed(
        "Tye Cooper",
        "Ally",
        _act_on(
            Which("minion", ("torpor",)),
            "burn a minion that is not ready",
            Burn("target"),
            Choose(Which("library card", ("ash heap",), "you"), "card", least=0),
            Return("card"),
        ),
        sentences="34ae61",
    ),
    completed(
        "Valerie Diaz, Antigen Commander",
        Reading(
            "Ally",
            usable=(
                Usable(
                    "immune to what is not aggravated",
                    ("prevention",),
                    (SufferNoNormal(),),
                    conditions=(Fights("this"), Is("opponent", Which("vampire")), Hurt()),
                    pool=1,
                    once="round",
                ),
            ),
            upon=(
                Upon(
                    "combat is over",
                    (May((Unlock("this"), MARK), "unlock"),),
                    (
                        ONCE,
                        Fights("this"),
                        Not(IsUnlocked()),
                        Is("opponent", Which("vampire")),
                        Not(IsReady("opponent")),
                    ),
                ),
            ),
        ),
        sentences="6f5de6 90e880",
    ),
    completed(
        "Veneficti",
        "Ally",
        _act_on(Which("ally", MINE, "others", words=("demon",)), "steal a demon ally", TakeControl("target")),
        _act_on(Which("retainer", MINE, words=("demon",)), "burn a demon retainer", Burn("target")),
        sentences="6221eb",
    ),
    completed(
        "Vivienne Géroux",
        Reading(
            "Ally",
            actions=(
                InPlayAction(
                    "give another Methuselah control of her",
                    (TakeControl("this", "chosen"),),
                    declares=(ChooseMethuselah("others"),),
                    by=Which("vampire", whose="you"),
                ),
            ),
        ),
        sentences="b2b577",
    ),
    completed(
        "Vozhd of Gravesend, The",
        "Ally",
        Usable(
            "burn 1 life: cancel the strike card",
            ("as played",),
            (Cancel(),),
            conditions=(OpponentPlays(("strike",)),),
            blood=1,
            once="combat",
        ),
        sentences="e2750c",
    ),
    completed(
        "Vozhd of Juiz de Fora, The",
        "Ally",
        Usable(
            "steal blood from a Tzimisce",
            ("unlock",),
            (
                ChooseNumber(1, LifeLost(), "stolen", "blood"),
                If(
                    (AtLeast(BloodOn("target"), Number("stolen")),),
                    (GiveBlood("target", "this", Number("stolen")),),
                    (GiveBlood("target", "this", BloodOn("target")),),
                ),
            ),
            (Choose(Which("vampire", IN_PLAY, "you", clans=("Tzimisce",), blood="some")),),
            (AtLeast(LifeLost(), 1),),
            turn="yours",
            once="turn",
        ),
        sentences="ed8085",
    ),
    completed(
        "Vozhd of Sofia, The",
        "Ally",
        Usable(
            "discard an ally or retainer for 2 life",
            ("unlock",),
            (Discard(Which("ally|retainer")), AddBlood("this", 2)),
            turn="yours",
            once="turn",
        ),
        sentences="d69554",
    ),
    completed(
        "Vozhd of Szczecin, The",
        "Ally",
        Usable(
            "discard a card that requires Protean: prevent 2 damage",
            ("prevention",),
            (Discard(Which("card", needs="pro")), Prevent(2)),
            conditions=(Fights(),),
            once="combat",
        ),
        Usable(
            "burn 1 blood: it unlocks",
            MINION_PHASE,
            (Unlock("this"),),
            conditions=(Is("this", Which("ally", locked=True)),),
            turn="others",
            each=Which("vampire", IN_PLAY, "you", clans=("Tzimisce",)),
            blood=1,
        ),
        sentences="f491fe 65c2e8",
    ),
    completed(
        "Walks-With-Might",
        Reading(
            "Ally",
            standing=(Standing("damage taken", -1),),
            prices=(Price(1, types=("Master",), payer="you"),),
        ),
        sentences="69a0da 991f3a",
    ),
    completed(
        "Wendell Delburton",
        "Ally",
        Standing("strike damage", 2, conditions=(StrikeWith("melee"),)),
        sentences="b1a280",
    ),
    completed(
        "Werewolf Pack",
        Reading("Ally", standing=(Standing("no damage", 1, conditions=(StrikeWith("melee"),)),)),
        sentences="6a11d0",
    ),
    completed(
        "Young Bloods",
        "Ally",
        Upon(
            "burned",
            (
                If(
                    (Fights("this"), Is("opponent", Which("vampire", MINE, "others"))),
                    (AddBlood("opponent", 2),),
                    (
                        If(
                            (ActionTargets("this"), Is("acting", Which("vampire", MINE, "others"))),
                            (AddBlood("acting", 2),),
                        ),
                    ),
                ),
            ),
            about="this",
        ),
        sentences="583f90",
    ),
    completed(
        "Dauntain Black Magician",
        "Ally",
        InPlayAction(
            "move a Discipline card to a vampire of yours",
            (MoveTheirs(),),
            declares=(ChooseSkillAndBearer(),),
            by=OWN,
        ),
        InPlayAction(
            "burn him and a Tremere antitribu of your predator",
            (If((Is("target", Which("vampire")),), (Burn("target"), Burn("this"))),),
            declares=(Choose(Which("vampire", IN_PLAY, "predator", clans=("Tremere antitribu",))),),
            by=OWN,
        ),
        sentences="a4b1fc 8676f5",
    ),
    completed(
        "Tara, The Hollow One",
        "Ally",
        InPlayAction(
            "burn equipment on a Ravnos, who gains blood",
            (If((Borne(_GEAR, _RAVNOS),), (BurnForBlood(),)),),
            declares=(ChooseBorne(_GEAR, _RAVNOS),),
            by=OWN,
        ),
        sentences="46a8ce",
    ),
    completed(
        "Abyssal Hunter",
        "Ally",
        InPlayAction(
            "inflict 1 damage on a minion",
            (Inflict(1, "target"),),
            declares=(Choose(Which(where=IN_PLAY)),),
            by=OWN,
        ),
        Upon("damaged", (Burn("this"),), (RangedAggravated(),), "this", torpid=True),
        sentences="ab1d8d 312cea",
    ),
    completed(
        "Bima",
        "Ally",
        Upon("enters play", (BearDiscipline(),), about="this"),
        sentences="d4c4f7 a3e3d5",
    ),
)
