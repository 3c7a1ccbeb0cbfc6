"""Allies: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.action.f_to_h import NoteNumber
from vtes_desktop.abilities.cards.ally.alike import PATHOS
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.cards.terms import NAMED_DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.titles.contests import enter_play
from vtes_desktop.rules.turn.master import put_discipline
from vtes_desktop.table.asking import Option, Procedure

SHAMBLES: Final = Usable(
    "lock another one: +1 bleed",
    DURING_ACTION,
    (Lock("target"), AddBleed()),
    (Choose(Which("ally", ("ready", "uncontrolled"), "you", name="Bone Shambler", other=True, locked=False)),),
    (Acting(kinds=("bleed",)),),
    once="action",
)
_FERRIED: Final = "brought back by Ambrosius"
_FERRIED_TO: Final = Which("vampire", whose="you", gets="retainer")


class BringBack(Word, frozen=True):
    """A retainer that was chosen comes from the ash heap to the chosen vampire, with the life that it starts with."""

    said = "the card chosen as “retainer” comes into play on the chosen card, with the life that it starts with"

    def do(self, here: Here) -> Procedure[None]:
        bearer = here.copy("target")
        for copy in here.copies("retainer"):
            if bearer is not None:
                here.game.say(here.game.doing.name(copy), " comes to ", here.game.doing.name(bearer), seat=here.seat)
                yield from bring_into_play(here.game, copy, here.seat, bearer, level="")


_HAS_NOT_ACTED: Final = (Not(HasActed()),)


class RangedAggravated(Condition, frozen=True):
    """The damage that was inflicted is aggravated, in part at least, and that of a ranged strike."""

    said = "ranged aggravated damage was inflicted, prevented or not"

    def holds(self, here: Here) -> bool:
        hurt = here.game.hurt
        return hurt is not None and hurt.strike is not None and hurt.strike.ranged and bool(hurt.inflicted_aggravated)


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
    ally_card(
        "47th Street Royals",
        Usable(
            "burn it: -3 bleed",
            ("as announced", "before block", "block attempt", "after blocks"),
            (Burn("this"), AddBleed(-3)),
            conditions=(Bled(so_far=True), DirectedAtYou()),
        ),
        sentences="f74ac8",
    ),
    ally_card(
        "Aggressive Corpse",
        Standing("undodgeable", 1),
        Standing("protected", 1, conditions=(AnnouncedWith(("dom", "pre")),)),
        sentences="a89e1d fd09b3",
    ),
    ally_card(
        "Akhenaten, The Sun Pharaoh",
        Standing(
            "aggravated damage",
            1,
            Which("vampire", IN_PLAY, clans=("Ministry",), on_fight=True),
            conditions=(InflictedBy(Which("ally", this=True)),),
        ),
        act_on(
            Which("vampire", IN_PLAY, "prey", clans=("Ministry",)),
            "burn him and a Follower of Set",
            Burn("this"),
            Burn("target"),
        ),
        sentences="072b9b 642577",
    ),
    ally_card(
        "Alia, God's Messenger",
        act_on(
            Which("vampire", ("torpor",), "you", movable=True),
            "move a vampire out of torpor",
            LeaveTorpor("target"),
            stealth=1,
        ),
        sentences="067772",
    ),
    ally_card(
        "Amam the Devourer",
        Upon("burned", (May((AddBlood("this"),), "gain 1 life"),), about="opponent"),
        sentences="16eefa",
    ),
    ally_card(
        "Ambrosius, The Ferryman",
        InPlayAction(
            "bring a retainer of your ash heap back to a vampire",
            (BringBack(), Count(3, PATHOS, "retainer"), Mark(_FERRIED, "retainer")),
            declares=(
                Choose(Which("retainer", ("ash heap",), "you"), "retainer", so_that=_FERRIED_TO),
                Choose(_FERRIED_TO),
            ),
            by=OWN,
        ),
        Upon(
            "unlock phase",
            (
                WithEach(
                    Which("retainer", IN_PLAY, mark=_FERRIED),
                    (
                        Count(-1, PATHOS, "target"),
                        If((Not(AtLeast(CountersOn(PATHOS, "target"), 1)),), (RemoveFromGame("target"),)),
                    ),
                ),
            ),
            turn="yours",
        ),
        sentences="343125 6565ac 9c6670",
    ),
    ally_card(
        "Arcanum Investigator",
        InPlayAction(
            "burn an equipment", (Burn("target"),), declares=(Choose(Which("equipment", IN_PLAY, "neighbours")),)
        ),
        sentences="3eadef",
    ),
    ally_card(
        "Arms Dealer",
        InPlayAction("search the library for a weapon", (Search(Which("weapon")),), stealth=1, by=OWN),
        sentences="c5a63c 7785de",
    ),
    ally_card(
        "Asanbonsam Ghoul",
        Upon("before range", (SetRangeTo("close"),), (HasBlocked("this"), Acting("acting", directed=True))),
        sentences="60b257",
    ),
    # A copy that was recruited in this turn can be locked too (ruling).
    # The additional strike is no option (ruling).
    ally_card(
        "Black Spiral Buddy",
        Upon(
            "before range",
            (GiveExtra("additional strike", "combat", who="this", mandatory=True),),
            (Fights("this"), InRound()),
        ),
        sentences="0f829e",
    ),
    at_both_levels(
        "Bone Shambler",
        "Ally",
        SHAMBLES,
        level="obl",
        also=(
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
    ally_card(
        "Brigitte Gebauer",
        Usable(
            "+1 bleed",
            ("as announced",),
            (AddBleed(), By("acting", (InCombat((BurnBlood("this"),), blocked=True),))),
            conditions=(ActionIs(("bleed",)), Is("acting", Which("minion", whose="you"))),
            locks=True,
        ),
        sentences="813e6b a11134",
    ),
    ally_card(
        "Caiaphas Smith",
        Upon(
            "as blocked",
            (Note("blocker", "foe"), Later("after resolution", (Burn("foe"),))),
            (Acting("this"), Is("blocker", Which("vampire"))),
        ),
        *at_start(TakeControl("this", "predator")),
        sentences="4b172d 726326",
    ),
    at_both_levels(
        "Corrupt Construction",
        "Ally",
        Standing("strength", BloodOn("this")),
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
        level="vic",
    ),
    ally_card(
        "Courier",
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
    ally_card(
        "Cry Wolf",
        Standing("owes its own action", 1, conditions=_HAS_NOT_ACTED),
        Standing("stays locked", 1),
        attack("enter combat with a minion", by=OWN),
        Upon("unlock phase", (Burn("this"),), (Not(IsUnlocked("this")),), turn="yours"),
        during=(Later("blocked", (ToTorpor("acting"),)),),
        sentences="d866fa f06ec5 927b0e 62c507",
    ),
    ally_card(
        "Abyssal Hunter",
        act_on(Which(where=IN_PLAY), "inflict 1 damage on a minion", Inflict(1, "target")),
        Upon("damaged", (Burn("this"),), (RangedAggravated(),), "this", torpid=True),
        sentences="ab1d8d 312cea",
    ),
    ally_card("Bima", Upon("enters play", (BearDiscipline(),), about="this"), sentences="d4c4f7 a3e3d5"),
)
