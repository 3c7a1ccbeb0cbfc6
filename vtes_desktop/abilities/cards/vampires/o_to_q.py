"""Vampires, O to Q: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.combat.alike import InflictSoon
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.requirements import can_pay, has_disciplines, meets, price
from vtes_desktop.rules.turn.influence import RETURNS
from vtes_desktop.table.table import Place


class RemoveTopOfCrypt(Word, frozen=True):
    """The top card of your crypt is removed from the game."""

    said = "the top card of your crypt is removed from the game"

    def can(self, here: Here) -> bool:
        return bool(here.game.table.pile(here.seat, "crypt"))

    def act(self, here: Here) -> None:
        game = here.game
        for copy in game.pile(here.seat, "crypt")[:1]:
            game.say(game.who(here.seat), " removes the top card of the crypt from the game", seat=here.seat)
            game.remove(copy)


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
    either(
        Alternative("discard a master card", (Discard(Which("master")),)),
        Alternative("lock Pariah", (Lock("this"),)),
    ),
)


class MayReturn(Word, frozen=True):
    """The card, in the ash heap of who controlled it, may go to her uncontrolled region in her next influence phase."""

    said = "you can move this card from your ash heap to your uncontrolled region in your next influence phase"

    def act(self, here: Here) -> None:
        copy = here.source
        if copy.place == Place(here.seat, "ash heap"):
            minions.mark(here.game, copy, RETURNS, "yes")


CARDS: Final[tuple[Named, ...]] = (
    vampire("Obaluaye", *lapses(There(Which("vampire", IN_PLAY, "you", clans=("Salubri",)), 4)), sentences="5e7b23"),
    vampire(
        "Okulos", Usable("draw 1 card", ANY_TIME, (Draw(),), blood=1, once="turn", torpid=True), sentences="0c2adb"
    ),
    vampire(
        "Oliver Thrace",
        Upon(
            "before range",
            (Forbid(("combat ends",), "opponent"),),
            (Fights(), Is("opponent", Which("vampire"))),
        ),
        Usable(
            "burn a card that requires Thaumaturgy: +1 bleed",
            IN_ACTION,
            (Discard(Which("card", needs="tha"), burn=True), AddBleed()),
            conditions=(Acting(kinds=("bleed",)),),
            once="action",
        ),
        sentences="29043f 2561ca|d5e7d4",
    ),
    # There are no other multipliers that could be played on them as well.
    vampire("Olugbenga", Standing("contested by blood", 1), sentences="178304"),
    vampire(
        "Onaedo",
        Standing(
            "stealth",
            1,
            conditions=(There(Which("vampire", name="Otieno")), Acting("minion", ("diablerize",))),
            in_action=True,
        ),
    ),
    vampire(
        "Orlando Oriundus",
        Standing("doubled votes", 1, Which("vampire", whose="you"), conditions=(READY,)),
        sentences="bf4636",
    ),
    vampire(
        "Owain Evans, The Wanderer",
        # Only once all that must be done as the phase begins is done (ruling).
        Usable(
            "a vampire of the Methuselah whose turn it is gains 1 blood",
            ("unlock",),
            (AddBlood("target"),),
            (Choose(Which("vampire", ("ready", "torpor"), "active")),),
            once="turn",
        ),
        sentences="8b63b0",
    ),
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
            (RemoveTopOfCrypt(), If((Acting(),), (AddStealth(),), (AddIntercept("minion"),))),
            conditions=(
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
    # It is environmental (ruling).
    vampire(
        "Petaniqua",
        Upon("before range", (Inflict(2, environmental=True),), (Fights("this"), InRound(first=False))),
        sentences="dfcf6e",
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
    vampire(
        "Queen Anne",
        Upon("has diablerized", (May((Unlock("this"),), "unlock"),), (Diablerizes(),)),
        sentences="d1199a",
        group=6,
    ),
    vampire(
        "Quentin",
        Usable(
            "a vampire abstains",
            ("polling",),
            (Abstain(),),
            (Choose(Which("vampire")),),
            (POLITICAL,),
            blood=1,
            once="action",
            torpid=True,
        ),
        sentences="d05be0",
    ),
    vampire(
        "Quincy, The Trapper",
        act_on(
            Which("ally", whose="neighbours"),
            "trap an ally, or burn a trapped one",
            If(
                (Is("target", Which("ally", mark="trapped by Quincy")),),
                (Burn("target"),),
                (Mark("trapped by Quincy", "target"),),
            ),
            stealth=1,
        ),
        sentences="e5ef1b",
    ),
    vampire(
        "Qadir ul-Ghani",
        InPlayAction(
            "change his clan",
            (Become("minion"),),
            stealth=1,
            declares=(Name("another clan"),),
            blood=1,
        ),
        sentences="b2c6da",
    ),
    vampire("Qufur am-Heru", Upon("burned", (MayReturn(),), about="this", torpid=True), sentences="1531b8"),
)
