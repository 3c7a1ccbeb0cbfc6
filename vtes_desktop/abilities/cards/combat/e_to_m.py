"""Combat cards: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.combat.alike import (
    AGAINST_VAMPIRE,
    COMBAT,
    GIVEN_BACK,
    BurnAtEnd,
    LoadWeapon,
    becomes_equipment,
    crafted,
    drained,
)
from vtes_desktop.abilities.cards.contracts import ChosenForContract
from vtes_desktop.abilities.cards.defining import Named, completed, mended, named
from vtes_desktop.abilities.cards.phrases import ANYWHERE, IN_PLAY
from vtes_desktop.abilities.text.sentences.equipment_weapons import unusable
from vtes_desktop.abilities.vocabulary.aloud import in_order
from vtes_desktop.abilities.vocabulary.amounts import BloodOn, Number
from vtes_desktop.abilities.vocabulary.conditions.combat import (
    AtStep,
    LeadsTo,
)
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.conditions.union import AnyOf, Is, IsReady, IsUnlocked, Not
from vtes_desktop.abilities.vocabulary.effects.blood import BurnBlood, BurnPool
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Lock, PutOn, ToTorpor
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseNumber
from vtes_desktop.abilities.vocabulary.effects.combat import (
    AddInCombat,
    FightOn,
    Forbid,
    GiveExtra,
    Prevent,
    SetRangeTo,
    ShieldFrom,
)
from vtes_desktop.abilities.vocabulary.effects.flow import If, StrikeDoes
from vtes_desktop.abilities.vocabulary.effects.hands import Draw
from vtes_desktop.abilities.vocabulary.effects.marking import Mark
from vtes_desktop.abilities.vocabulary.effects.strikes import Blow, GiveStrike, MakeStrike, fighting
from vtes_desktop.abilities.vocabulary.effects.word import Word, Words, do_all
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.combat.strike import Strike
from vtes_desktop.rules.playing.hands import discard_down, draw
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.table.asking import Procedure


class ReplaceWithMore(Word, frozen=True):
    """Until the combat ends, whoever plays the card draws one more for each that she replaces, and discards one; for
    this card too, which has been replaced by now."""

    def do(self, here: Here) -> Procedure[None]:
        game, combat, minion = here.game, fighting(here), here.minion
        if combat is not None and minion is not None:
            combat.lasting.append(lasting.ForSeat(minion.id, "combat", here.seat, "more replaced"))
            yield from draw(game, here.seat, 1)
            yield from discard_down(game, here.seat, 1)

    def aloud(self) -> str:
        return "until combat ends you draw one more card for each that you replace, this one too, and discard one"


PUT_IN_ROUND: Final = "put in round"
"""The mark of a card that was put on a minion in a combat: the number of that round."""


class PutInRound(Condition, frozen=True):
    """The card was put where it is in this round."""

    def holds(self, here: Here) -> bool:
        combat = here.game.table.combat
        return combat is not None and here.source.marks.get(PUT_IN_ROUND) == str(combat.round)

    def aloud(self) -> str:
        return "this card was put where it is in this round"


class NoteRound(Word, frozen=True):
    """Remember in which round the card was put where it is."""

    def do(self, here: Here) -> Procedure[None]:
        combat = here.game.table.combat
        if combat is not None:
            minions.mark(here.game, here.source, PUT_IN_ROUND, str(combat.round))
        yield from ()

    def aloud(self) -> str:
        return "this card remembers the round"


FLIER: Final = Which(discipline="fli")


_ANYBODY: Final = Which("minion|retainer", IN_PLAY)


_AFTER_COMBAT: Final = Upon("combat is over", GIVEN_BACK)


def _barring(played: Reading) -> Reading:
    """Fata Amria on a vampire: no cards that need a superior Discipline; burned in place of unlocking as normal, so
    a vampire that was locked is so again (it is burned, too, by one that was unlocked: ruling)."""
    locked = Which(where=IN_PLAY, locked=True)
    return replace(
        played,
        standing=(Standing("no superior", 1, torpid=True),),
        usable=(
            Usable(
                "burn it in place of unlocking",
                ("unlock",),
                (If((Is("this", Which("card", IN_PLAY, mark="locked")),), (Lock("minion"),)), Burn("this")),
                conditions=(IsUnlocked("minion"),),
                turn="yours",
                by="bearer",
                torpid=True,
            ),
        ),
        upon=(
            Upon(
                "end of turn",
                (If((Is("minion", locked),), (Mark("locked", "this"),), (Mark("locked", "this", ""),)),),
                torpid=True,
            ),
        ),
    )


_SHED: Final = InPlayAction("burn it", (Burn("this"),), stealth=1, by=Which(own=True))


class NotInLastRound(Condition, frozen=True):
    """The minion has not played such a card in the round before."""

    def holds(self, here: Here) -> bool:
        combat, minion = here.game.table.combat, here.minion
        if combat is None or minion is None:
            return False
        return (minion.id, _HAYMAKER - combat.round + 1) not in here.game.passing.combat.used

    def aloud(self) -> str:
        return "this minion did not play this card in the last round"


class InitialStrikes(Word, frozen=True):
    """The minion's initial strike of the round is a hand strike with more damage, the opponent's has first strike."""

    more: int

    def do(self, here: Here) -> Procedure[None]:
        game, combat, minion = here.game, here.game.fight, here.minion
        if combat is not None and minion is not None:
            game.passing.combat.used.add((minion.id, _HAYMAKER - game.combat.round))
            combat.round.committed[minion.id] = Strike("hand", minion, amount=self.more)
            combat.aims.setdefault(combat.other(minion).id, []).append(_made_first)
        yield from ()

    def aloud(self) -> str:
        return (
            f"this minion’s initial strike of this round is a hand strike at {self.more:+} damage, and the opposing "
            "minion’s has first strike"
        )


def _made_first(strike: Strike) -> Strike:
    return replace(strike, first=True)


_HAYMAKER: Final = -1000
"""From where rounds are counted in which it was played, so that they are no uses of cards."""


class StrongerPresses(Word, frozen=True):
    """Whichever of the two inflicts more damage than the other in this round gets an optional press in it."""

    def do(self, here: Here) -> Procedure[None]:
        combat = here.game.fight

        def given() -> Procedure[None]:
            if combat is not None:
                done = combat.round.inflicted
                more = [each for each in combat.both if done[each.id] > done[combat.other(each).id]]
                here.chosen["stronger"] = more
                yield from GiveExtra("press", who="stronger").do(here)

        if combat is not None:
            combat.round.at_press.append(given)
        yield from ()

    def aloud(self) -> str:
        return (
            "as the press step of this round begins, the minion that has inflicted more damage in it than the other "
            "(environmental damage not counted) gets 1 optional press"
        )


class AtEachPress(Word, frozen=True):
    """What is done as each press step of the combat begins, that of the running round too."""

    words: tuple[Words, ...]

    def do(self, here: Here) -> Procedure[None]:
        combat, minion = fighting(here), here.minion
        if combat is not None and minion is not None:
            combat.lasting.append(lasting.AtEachPress(minion.id, "combat", lambda: do_all(here, self.words)))
        yield from ()

    def aloud(self) -> str:
        return f"as each press step of this combat begins: {in_order(self.words)}"


class TorporUponDamage(Word, frozen=True):
    """The minion goes to torpor once it has taken so much damage in the combat from now on."""

    least: int

    def do(self, here: Here) -> Procedure[None]:
        fight, minion = fighting(here), here.minion
        if fight is None or minion is None:
            return
        before, done = fight.taken_in_all[minion.id], [False]

        def wounded() -> Procedure[None]:
            if not done[0] and fight.taken_in_all[minion.id] - before >= self.least:
                done[0] = True
                yield from ToTorpor("minion").do(here)

        fight.upon_damage.append(wounded)
        yield from ()

    def aloud(self) -> str:
        return f"once this minion has taken {self.least} or more damage in this combat from now on, it goes to torpor"


_KISS: Final = (
    MakeStrike(Blow("damage", 1, by_strength=True, ranged=True)),
    TorporUponDamage(4),
)


CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Eldritch Glimmer",
        *(
            Reading(
                COMBAT,
                level,
                words=(
                    ChooseNumber(0, BloodOn("minion"), "paid", "blood"),
                    BurnBlood("minion", Number("paid"), paid=True),
                    MakeStrike(Blow("damage", Number("paid", plus=amount), ranged=True)),
                ),
            )
            for level, amount in (("tha", 2), ("THA", 4))
        ),
    ),
    mended(
        "Far Fatuus",
        Reading(COMBAT, "chi", words=(MakeStrike(Blow("damage", 2, ranged=True)),)),
        Reading(COMBAT, "CHI", words=(MakeStrike(Blow("damage", 2, ranged=True)), ShieldFrom())),
    ),
    mended(
        "Fata Amria",
        _barring(
            Reading(
                COMBAT,
                "chi",
                conditions=(AGAINST_VAMPIRE,),
                words=(MakeStrike(Blow("effect", undodgeable=True)), StrikeDoes("hits", (PutOn("opponent"),))),
            )
        ),
        _barring(
            Reading(
                "Reaction",
                "CHI",
                when=Timing(frozenset({"after resolution"}), at_me=True, outcome="successful"),
                conditions=(Is("acting", Which("vampire", ANYWHERE)),),
                words=(PutOn("acting"),),
            )
        ),
    ),
    mended(
        "Fleshcraft", crafted("vic", Standing("stealth", -1), _SHED), crafted("VIC", Standing("stealth", -2), _SHED)
    ),
    mended(
        "Fractured Armament",
        Reading(
            COMBAT,
            "POT",
            declares=(Choose(Which("equipment", on="opponent"), "gear"),),
            words=(MakeStrike(Blow("damage", 1)), StrikeDoes("hits", (Burn("gear"),))),
        ),
    ),
    named(
        "Haymaker",
        Reading(
            COMBAT,
            conditions=(NotInLastRound(),),
            words=(InitialStrikes(1), StrongerPresses()),
        ),
    ),
    mended(
        "Hell-for-Leather",
        Reading(
            COMBAT,
            "obt",
            conditions=(IsReady("minion"), Not(IsReady("opponent"))),
            words=(BurnPool(2, "opponent"),),
        ),
    ),
    mended(
        "High Ground",
        Reading(
            COMBAT,
            when=Timing(frozenset({"before range", "range"})),
            conditions=(
                AnyOf(
                    (
                        AtStep(("range",)),
                        Is("minion", FLIER),
                    )
                ),
                AnyOf((AtStep(("range",)), Not(Is("opponent", FLIER)))),
                LeadsTo("long"),
            ),
            words=(If((AtStep(("before range",)),), (SetRangeTo("long"),)),),
        ),
    ),
    mended(
        "Hunting the Quarry",
        Reading(
            COMBAT,
            "cel/tha",
            conditions=(IsReady("minion"), IsReady("opponent")),
            words=(PutOn("opponent"),),
            actions=(
                InPlayAction(
                    "burn it to enter combat with its bearer",
                    (),
                    "enter combat",
                    1,
                    by=Which("vampire", whose="you"),
                    against=Which(bearer=True, whose="others"),
                    burns=True,
                ),
            ),
        ),
        Reading(
            COMBAT,
            "CEL/THA",
            conditions=(IsReady("minion"), IsReady("opponent")),
            words=(BurnBlood("minion", 1, paid=True), FightOn("new round")),
        ),
    ),
    mended("Infernal Pursuit", Reading(COMBAT, "CEL", words=(ReplaceWithMore(),))),
    mended("Manstopper Rounds", Reading(COMBAT, words=(LoadWeapon(1),))),
    completed(
        "Khabar: Honor, The",
        Reading(COMBAT, conditions=(ChosenForContract("opponent", Which("vampire", own=True)),)),
        sentences="e16ab2",
    ),
    mended(
        "Martyr's Resilience",
        Reading(
            COMBAT,
            "aus for",
            when=Timing(frozenset({"prevention"}), others="only", torpor=True),
            words=(Prevent(1, to=_ANYBODY),),
        ),
        Reading(
            COMBAT,
            "AUS FOR",
            when=Timing(frozenset({"prevention"}), others="only", torpor=True),
            words=(
                ChooseNumber(0, BloodOn("minion"), "paid", "blood"),
                BurnBlood("minion", Number("paid"), paid=True),
                Prevent(Number("paid", plus=1), to=_ANYBODY),
            ),
        ),
    ),
    mended(
        "Mayaparisatya",
        Reading(COMBAT, "chi", words=(Forbid(("weapons",), "opponent", "combat"),)),
        Reading(
            COMBAT,
            "CHI",
            words=(MakeStrike(Blow("damage", 1, ranged=True, aggravated=True, unpreventable=True)),),
        ),
    ),
    mended(
        "Molotov Cocktail",
        Reading(
            COMBAT,
            words=(
                MakeStrike(Blow("effect", ranged=True)),
                StrikeDoes("resolves", (*becomes_equipment(), NoteRound(), BurnAtEnd())),
            ),
            standing=(unusable(PutInRound()),),
        ),
    ),
    mended(
        "Morbidity",
        drained("obl/tha", 2, _AFTER_COMBAT),
        drained("OBL/THA", 2, _AFTER_COMBAT, AddInCombat("cost", 1, "combat", "opponent")),
    ),
    # It ends with the combat, and so is not done where that ends before the press step (ruling).
    named(
        "Improvised Tactics",
        Reading(COMBAT, "aus", words=(AtEachPress((Draw(1),)),)),
        Reading(
            COMBAT,
            "pot",
            words=(GiveStrike(Blow("damage", 2, ranged=True), "2R damage", "combat", range="long"),),
        ),
        Reading(COMBAT, "pro", words=(GiveExtra("maneuver", "combat", each_round=True, blood=1),)),
    ),
    named(
        "Kraken's Kiss",
        Reading(COMBAT, "vic", words=_KISS),
        Reading(
            COMBAT,
            "VIC",
            words=(
                *_KISS,
                GiveExtra("press", only="continue"),
                GiveStrike(Blow("steal blood", 2, ranged=True), "steal 2 blood or life", "combat", once=True),
            ),
        ),
    ),
)
