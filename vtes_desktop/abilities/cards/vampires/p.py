"""Vampires, P: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.combat.alike import InflictSoon
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.modifier.e_to_l import HasCrypt, LoseTopOfCrypt
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.requirements import can_pay, has_disciplines, meets, price


class CanEmploy(Condition, frozen=True):
    """The minion can employ the chosen retainer, with a blood more than it costs."""

    said = "this minion can employ the chosen card for a blood more"

    def holds(self, here: Here) -> bool:
        game, minion = here.game, here.minion
        return minion is not None and any(
            price(game, here.seat, minion, card, "blood") < minion.blood
            and meets(game, minion, card, played=False)
            and can_pay(game, here.seat, minion, card)
            and any(has_disciplines(game, minion, mode) for mode in game.facts(card).modes)
            and not why_not_on(game, minion, card)
            for card in map(game.card, here.copies("target"))
        )


_DONE: Final = "has had its due of the master phase"
_STILL_DUE: Final = Not(Is("this", Which("vampire", IN_PLAY, mark=_DONE)))
_PARIAH_DUE: Final = (
    Either(
        (
            Alternative("discard a master card", (Discard(Which("master")),)),
            Alternative("lock Pariah", (Lock("this"),)),
        )
    ),
)
CARDS: Final[tuple[Named, ...]] = (
    vampire(
        "Parmenides",
        Upon("comes into play", (TakeControl("this", "predator", "lender’s unlock phase"),), about="this"),
        sentences="ed19a5",
    ),
    vampire(
        "Paolo Sardenzo",
        Upon(
            "enters play",
            (May((AddBlood("this"),), "gain 1 blood"),),
            (Is("it", Which("ally|retainer", words=("wraith",))),),
            torpid=True,
        ),
        sentences="1ebcee",
    ),
    vampire(
        "Parijat, the Dark Oracle",
        Standing("library toll", 1, Which("ally", any_word=("wraith", "zombie")), conditions=(READY,)),
        sentences="2dac7b",
    ),
    vampire(
        "Paul Cordwood",
        Usable(
            "remove the top card of your crypt: +1 stealth or intercept",
            ("block attempt",),
            (LoseTopOfCrypt(), If((Acting(),), (AddStealth(),), (AddIntercept("minion"),))),
            conditions=(
                HasCrypt("you"),
                AnyOf((Acting(), InterceptNeeded(OWN))),
                AnyOf((InterceptNeeded(OWN), StealthNeeded())),
            ),
            once="action",
        ),
        sentences="23566f",
    ),
    vampire(
        "Paulo de Castille",
        Upon(
            "enters play",
            (
                May(
                    (
                        Choose(Which("vampire", ("uncontrolled",), "you", clans=("Lasombra",))),
                        GiveBlood("this", "target"),
                    ),
                    "move 1 blood to a Lasombra",
                ),
            ),
            (PhaseIs("influence"), TurnOf("you")),
            "this",
        ),
        sentences="43e4e9",
    ),
    vampire(
        "Pavlo",
        gives_blood("move 1 blood to a Blood Brother of the circle", Which("vampire", other=True, circle=True)),
        sentences="e44eeb",
    ),
    vampire(
        "Petra",
        Standing(
            "aggravated damage",
            1,
            Which("vampire", clans=("Baali",)),
            conditions=(InflictedBy(Which(own=True)),),
            torpid=True,
        ),
        Upon(
            "presses",
            (BurnBlood("it"),),
            (LeadsTo("end"), Is("it", Which("vampire", on_fight=True))),
        ),
        sentences="82bf55 cae804",
    ),
    vampire(
        "Phaibun",
        Usable(
            "discard a card at random to strike: dodge",
            ("choose strike",),
            (Discard(least=1, at_random=True), MakeStrike(Blow("dodge"))),
            conditions=(Fights(),),
            once="combat",
        ),
        sentences="87e442",
    ),
    vampire(
        "Philippe de Marseilles",
        Usable(
            "remove him from the game: gain 6 pool",
            ("unlock",),
            (RemoveFromGame("this"), GainPool(6)),
            conditions=(There(GEHENNA),),
            turn="yours",
            torpid=True,
        ),
        sentences="df858b",
    ),
    # Where he can't diablerize he is free; where he still can he must again (rulings).
    vampire("Phillipe Rigaud", Standing("owes diablerie", 1), sentences="a92227"),
    vampire(
        "Portia",
        Upon(
            "as blocked",
            (InCombat((InflictSoon(1, "minion", environmental=True),)),),
            (Acting("this", kinds=("hunt",)),),
        ),
        sentences="42275b",
    ),
    vampire(
        "Pugfar",
        Usable(
            "1 blood of Pugfar: a press",
            ("press",),
            (BurnBlood("this", paid=True),),
            conditions=(HasBlood("this"),),
            each=Which("vampire", whose="you", clans=("Tremere antitribu",), chosen="both"),
            torpid=True,
        ),
        sentences="a74c19",
    ),
    vampire(
        "Pentweret",
        Usable(
            "burn 2 blood to strike: steal that minion",
            ("choose strike",),
            (MakeStrike(Blow("effect")), StrikeDoes("hits", (TakeControl("target"),))),
            conditions=(Fights("this"), AtLeast(3, SizeOf("opponent"))),
            blood=2,
        ),
        sentences="424348",
    ),
    # In torpor, too (ruling).
    vampire(
        "Pariah",
        Upon("master phase", (Mark(_DONE, "this", ""),), turn="yours", torpid=True),
        Usable(
            "discard a master card or lock Pariah",
            ("master",),
            (*_PARIAH_DUE, Mark(_DONE, "this")),
            conditions=(_STILL_DUE,),
            turn="yours",
            torpid=True,
        ),
        Upon("end of phase", _PARIAH_DUE, (PhaseIs("master"), _STILL_DUE), turn="yours", torpid=True),
        Standing("directed or hunts only", 1),
        sentences="c3c860 872d81",
    ),
    # The card is named as the action is announced (ruling).
    vampire(
        "Patrizia Giovanni, Collector of Secrets",
        InPlayAction(
            "employ a retainer of your ash heap",
            (Fetch(Which("retainer", ("ash heap",), chosen="target"), ("ash heap",)),),
            "employ",
            1,
            declares=(Choose(Which("retainer", ("ash heap",), "you"), those=(CanEmploy(),)),),
            blood=1,
        ),
        sentences="f47473",
    ),
)
