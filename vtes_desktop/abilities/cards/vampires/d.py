"""Vampires, D: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.abilities.vocabulary.aloud import card as spoken_of
from vtes_desktop.rules import minions
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.table.asking import Procedure


class AllotBlood(Word, frozen=True):
    """As the terms of a referendum: so much blood is allotted among cards, one after the other."""

    amount: int
    which: Which

    def can(self, here: Here) -> bool:
        return bool(found(here, self.which))

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        here.shares.clear()
        for left in range(self.amount, 0, -1):
            options = game.targets(found(here, self.which))
            if not options:
                break
            option = yield from here.ask("target", f"{left} blood left. Who gets the next?", options, "6.3.2")
            here.shares[option.copy] = here.shares.get(option.copy, 0) + 1
        here.terms = ", ".join(f"{game.name(game.copy(number))} {amount}" for number, amount in here.shares.items())

    def aloud(self) -> str:
        return f"as the terms, allot {self.amount} blood among {self.which.aloud(many=True)}"


class AddShares(Word, frozen=True):
    """Cards get the blood from the bank that was allotted to them."""

    said = "each card gains from the bank the blood that was allotted to it"

    def act(self, here: Here) -> None:
        game = here.game
        for number, amount in here.shares.items():
            copy = game.table.copies.get(number)
            if amount and copy is not None and game.in_play(copy):
                minions.give_blood(game, copy, amount)
                game.say(game.doing.name(copy), f" gets {amount} blood", seat=here.seat)


class HasTitle(Condition, frozen=True):
    """A minion has the benefit of a title, with its city or clan: ``prince of Chicago``."""

    title: str
    who: str = "minion"

    def holds(self, here: Here) -> bool:
        return any(minions.title(here.game, copy) == self.title for copy in here.copies(self.who))

    def aloud(self) -> str:
        return f"{spoken_of(self.who)} is {self.title}"


def _upon_title(title: str, blood: int) -> Upon:
    """What becoming something brings about."""
    burns = (WithEach(Which("vampire", clans=("Ministry",)), (BurnBlood("target", blood),)),)
    return Upon("title gained", burns, (HasTitle(title),), about="this", torpid=True)


class PutSeenOn(Word, frozen=True):
    """A card of a hand that was seen is put on the minion, whatever it requires and costs; where it requires a
    Discipline, at the inferior level (rulings on what ignores requirements)."""

    name: str = "seen"

    def do(self, here: Here) -> Procedure[None]:
        game, minion = here.game, here.minion
        for copy in here.copies(self.name):
            card, holder = game.card(copy), copy.controller
            if minion is None or copy.place.region != "hand" or why_not_on(game, minion, card):
                continue
            game.say(game.doing.name(minion), " gets ", game.doing.name(copy), seat=here.seat)
            level = modes(card)[0].level if card.disciplines else None
            yield from bring_into_play(game, copy, here.seat, minion, level=level)
            yield from settle_hand(game, holder)

    def aloud(self) -> str:
        return f"{spoken_of(self.name)} is put on this minion, at no cost, whatever it requires, at the inferior level"


_SIMPLE: Final = tuple(
    Not(Is("target", each))
    for each in (Which("weapon"), *(Which("card", called=word) for word in ("electronic", "vehicle", "weapon")))
)
"""Neither electronic, a vehicle nor a weapon."""
CARDS: Final[tuple[Named, ...]] = (
    # A title that is contested is not had yet (sec. 4.2).
    vampire(
        "Damaskenos, Herald of Leandro",
        _upon_title("prince of Cairo", 1),
        _upon_title("justicar of Malkavian", 2),
        sentences="28df46 4f5660",
    ),
    vampire(
        "Dan Murdock",
        InPlayAction("find Giant's Blood", (Search(Which("card", name="Giant's Blood")),)),
        sentences="e61e5f",
    ),
    vampire(
        "Danielle Diron",
        Upon(
            "unlock phase",
            (AddBlood("this", 2),),
            (READY, Is("this", Which("vampire", blood="none"))),
            turn="yours",
        ),
        sentences="08b93b",
    ),
    vampire(
        "Darius Shirazi",
        InPlayAction(
            "steal an equipment that is neither electronic, a vehicle nor a weapon",
            (TakeControl("target"),),
            declares=(Choose(Which("equipment", IN_PLAY, "others", location=False), those=_SIMPLE),),
        ),
        sentences="558139",
    ),
    vampire(
        "De Sade",
        Standing("toll against", 1, Which("vampire", IN_PLAY), conditions=(CalledByThis(),), torpid=True),
        sentences="432b6a",
    ),
    vampire("Democritus", Standing("contest toll", 1, conditions=(IsReady("this"),)), sentences="bac37a"),
    vampire(
        "DeSalle",
        Usable(
            "+1 intercept",
            ("block attempt",),
            (AddIntercept("minion"),),
            conditions=(Acting("this"), InterceptNeeded(OWN)),
            each=Which("vampire", words=("sabbat",)),
            blood=1,
            once="action",
        ),
        sentences="ebd974",
    ),
    vampire(
        "Diana Iadanza",
        cancels(
            "cancel the reaction card", Played("now", ("Reaction",)), CalledByThis(), free=False, blood=1, once="action"
        ),
        sentences="436f56",
    ),
    vampire(
        "Djeneba", Price(1, "blood", strike=True, payer="any", of=Which(on_fight=True), life=True), sentences="53faea"
    ),
    vampire(
        "Dmitra Ilyanova",
        InPlayAction(
            "call a referendum to distribute 4 blood",
            (AddShares(),),
            "political",
            1,
            declares=(AllotBlood(4, Which("vampire")),),
        ),
        sentences="d22bbf",
    ),
    vampire(
        "Doctor Streck",
        Upon("successful bleed", (Discard(whose="target", at_random=True),), about="minion"),
        sentences="f058f4",
    ),
    vampire(
        "Dominique",
        act_on(
            Which("location", ANYWHERE),
            "put a vandal counter on a location",
            Count(1, "vandal", "target"),
            If((AtLeast(CountersOn("vandal", "target"), SizeOf("target")),), (Burn("target"),)),
        ),
        sentences="7d6eaf 1cd336",
    ),
    vampire(
        "Dominique",
        once_a_turn(
            "unlock",
            "burn a location: gain pool",
            GainPool(SizeOf("target")),
            Burn("target"),
            declares=(Choose(Which("location", (*IN_PLAY, "in play"), "you")),),
            torpid=True,
        ),
        sentences="59394a",
        advanced=True,
    ),
    vampire(
        "Don Caravelli",
        Usable(
            "press",
            ("press",),
            (),
            conditions=(Is("both", Which("vampire", whose="you", other=True)),),
            blood=1,
            once="combat",
            torpid=True,
        ),
        sentences="e018b8",
    ),
    # As the referendum is over, even where that has ousted the predator (rulings).
    vampire(
        "Donald Cargill",
        Upon("as announced", (Mark(USED, "this", ""),), torpid=True),
        Upon(
            "votes tallied",
            (Mark(USED, "this"),),
            (Passed(), ActionIs(("political",)), Is("acting", Which("minion", IN_PLAY, "predator"))),
            torpid=True,
        ),
        Upon(
            "after resolution",
            (BurnBlood("this"), Mark(USED, "this", "")),
            (Is("this", Which("card", mark=USED)),),
            torpid=True,
        ),
        sentences="cdb8b3",
    ),
    vampire(
        "Donatello Giovanni",
        Usable(
            "watch a vampire",
            ("unlock",),
            (Remember(),),
            (Choose(Which("vampire", IN_PLAY), those=(Not(Is("target", Which(whose="predator"))),)),),
            (TurnOf("prey"),),
            turn="others",
            once="turn",
            torpid=True,
        ),
        Upon("unlock phase", (Mark(CHOSEN, "this", ""),), turn="yours", torpid=True),
        Upon("as announced", (GiveBlood("acting", "this"),), (Acting("remembered", ("bleed",)),), torpid=True),
        sentences="9e95a2 ebba7a",
    ),
    vampire(
        "Doyle Fincher",
        Upon(
            "discard phase",
            (Choose(Which("vampire", whose="prey", unfilled=True)), AddBlood("target"), AddBlood("this")),
            (There(Which("vampire", whose="prey", unfilled=True)),),
            turn="yours",
            torpid=True,
        ),
        sentences="ecfc0a",
    ),
    vampire(
        "Dr. Jest",
        *at_start(May((Discard(whose="prey", at_random=True),), "your prey discards a random card")),
        sentences="f30d02",
    ),
    vampire(
        "Dr. Morrow, The Skindoctor",
        Standing("stealth", -1, Which("ally", IN_PLAY, counter="graft"), torpid=True),
        act_on(Which("ally"), "put 1 graft counter on an ally", Count(1, "graft", "target")),
        sentences="0e15c7 afddbf",
    ),
    vampire(
        "Dracon, The",
        Standing("strike damage", 1, conditions=(StrikeWith(ranged=True),)),
        Standing("stolen", 1, conditions=(StrikeWith(ranged=True),)),
        sentences="6ac1ad",
    ),
    vampire(
        "Dónal O'Connor",
        Upon("as blocked", (BurnBlood("blocker"),), (Acting(), Is("blocker", Which("vampire")))),
        group=2,
        sentences="810b08",
    ),
    # What an effect of a card has one burn is not its cost (ruling).
    vampire("Dragos", Price(-100, "blood", types=("Combat",)), sentences="fb05d1"),
    vampire(
        "Darius Styx",
        InPlayAction(
            "look at a random card of another Methuselah’s hand",
            (
                LookAt("hand", "chosen", 1, "seen"),
                If((Is("seen", Which("equipment|retainer", ("hand",))),), (PutSeenOn(),)),
            ),
            declares=(ChooseMethuselah("others"),),
        ),
        sentences="fd916a",
    ),
    vampire(
        "Donatien",
        InPlayAction(
            "bleed a Methuselah whose bleed has failed",
            (),
            "bleed",
            declares=(ChooseMethuselah("others", since="bled in vain"),),
        ),
        sentences="eb0915",
    ),
    vampire(
        "Drusilla Euphemia",
        act_on(
            Which("vampire", whose="others", clans=("Ventrue",)),
            "control a ready Ventrue until the end of the turn",
            TakeControl("target", until="turn"),
            blood=2,
        ),
        sentences="cc3744",
    ),
)
