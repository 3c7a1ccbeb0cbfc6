"""Master cards, W to Z: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.language import *


class ChosenInTerms(Condition, frozen=True):
    """One of some cards was chosen in the terms of the referendum being held (sec. 6.3.2)."""

    which: Which

    def holds(self, here: Here) -> bool:
        game = here.game
        chosen = game.passing.referendum.chosen if game.table.referendum is not None else []
        there = found(here, self.which)
        return any(copy in there for copy in chosen)

    def aloud(self) -> str:
        return f"{self.which.aloud()} was chosen in the terms of the referendum"


class PlaysGehenna(Condition, frozen=True):
    """A Gehenna card is being played and can still be cancelled."""

    said = "a Gehenna card is being played and is not cancelled"

    def holds(self, here: Here) -> bool:
        game, played = here.game, here.game.passing.now.being_played[-1:]
        return any(game.facts(game.card(copy)).gehenna and not copy.marks.get("cancelled") for copy in played)


class OneOrMore(Measure, frozen=True):
    """As many as are counted, and never less than 1."""

    counted: Amount

    def of(self, here: Here) -> int:
        return max(1, amount_of(here, self.counted))

    def aloud(self) -> str:
        return f"{number(self.counted)} (at least 1)"


_FELL: Final = "the acting vampire fell"
_FIGHTS: Final = "has a vampire fight"
_PAID: Final = "its vampire has taken its damage"
_FIGHTING: Final = Is("this", Which("card", ANYWHERE, mark=_FIGHTS))
"""The combat that is going on is the one that the card has brought about."""
_ASSAMITE: Final = Which("vampire", whose="you", clans=("Banu Haqim",))
NOSFERATU: Final = Which("vampire", clans=("Nosferatu",))
_TREMERE: Final = ("Tremere",)
RAVNOS: Final = Which("vampire", IN_PLAY, clans=("Ravnos",))
_HAND_OF_CAINE: Final = Which("vampire", words=("black hand",))
CARDS: Final[tuple[Named, ...]] = (
    master_card(
        "Wall Street Night, Financial Newspaper",
        InPlayAction(
            "move 1 counter from an investment to your pool",
            (MoveBlood("target"),),
            stealth=1,
            declares=(Choose(Which("card", ANYWHERE, called="investment", blood="some")),),
            locks=True,
        ),
        sentences="a201c3",
    ),
    master_card(
        "Warsaw Station",
        for_locking(
            "unlock the acting Nosferatu after a success",
            ("as announced",),
            Note("acting"),
            Later("after resolution", (If((Successful(), Is("target", NOSFERATU)), (Unlock("target"),)),)),
            conditions=(Is("acting", NOSFERATU), Acting("acting", directed=False)),
        ),
        Usable(
            "burn it: a Nosferatu leaves torpor",
            ANY_TIME,
            (Burn("this"), LeaveTorpor("target")),
            (Choose(Which("vampire", ("torpor",), clans=("Nosferatu",), movable=True)),),
        ),
        sentences="429045 e960c0",
    ),
    master_card("Wash", words=(Cancel(), Gain("master phase action", whose="playing"))),
    master_card(
        "Wasserschloss Anif, Austria",
        once_a_turn(
            "master",
            "a Tremere moves 1 blood to it",
            GiveBlood("target", "this"),
            declares=(Choose(Which("vampire", IN_PLAY, "you", clans=_TREMERE, blood="some")),),
        ),
        in_your(
            "influence",
            "move its blood to a Tremere",
            GiveBlood("this", "target", BloodOn("this")),
            declares=(Choose(Which("vampire", ("uncontrolled",), "you", clans=_TREMERE)),),
            conditions=(HAS_BLOOD,),
            locks=True,
        ),
        sentences="fc5e02 f2c822",
    ),
    master_card(
        "Waste Management Operation",
        in_your(
            "discard",
            "a card of your ash heap to the bottom of your library",
            Return("target", "bottom"),
            declares=(Choose(Which("library card", ("ash heap",), "you")),),
            locks=True,
        ),
        sentences="647bb8",
    ),
    # The hunt is for as much as the vampire hunts for, of what the other has (rulings).
    master_card(
        "Week of Nightmares",
        Standing("bleed", 1, RAVNOS),
        Standing("strength", 1, RAVNOS),
        Standing("cannot hunt as normal", 1, RAVNOS),
        once_a_turn(
            "unlock",
            "move 1 counter to a Ravnos",
            Count(-1, who="this"),
            Count(1, "nightmare", "target"),
            declares=(Choose(RAVNOS),),
            conditions=(HAS_COUNTER,),
            by="active",
        ),
        hunts_by_stealing(replace(RAVNOS, other=True), stealth=1, by=replace(RAVNOS, where=("ready",))),
        *upon(
            ("used", *LOOKED_AT),
            (
                WithEach(
                    RAVNOS,
                    (
                        If(
                            (AtLeast(BloodOn("target"), CountersOn("nightmare", "target")),),
                            (BurnBlood("target", CountersOn("nightmare", "target")),),
                            (Burn("target"),),
                        ),
                        Count(-1000, "nightmare", "target"),
                    ),
                ),
                Burn("this"),
            ),
            (Not(HAS_COUNTER),),
        ),
        words=(PutInPlay(), Count(10, who="this")),
        sentences="e9bd90 4b8256 8e0c4c c146ec 45fcdb",
    ),
    master_card(
        "Wider View",
        in_your(
            "influence",
            "1 transfer: draw a crypt card, then remove one",
            Spend("transfer", 1),
            DrawCrypt(),
            Choose(Which("crypt card", ("uncontrolled",), "you")),
            RemoveFromGame("target"),
        ),
        in_your("influence", "4 transfers: burn it, gain 2 pool", Spend("transfer", 4), Burn("this"), GainPool(2)),
        words=(PutInPlay(),),
    ),
    master_card(
        "WMRH Talk Radio",
        for_locking(
            "+1 intercept",
            ("block attempt",),
            AddIntercept("blocker"),
            Note("blocker"),
            Later("after resolution", (If((Not(BlockedSince()),), (BurnPool(),)),)),
            conditions=(InterceptNeeded(Which()),),
        ),
        words=(PutInPlay(),),
    ),
    # Who has fallen in the combat is not ready any more, wherever it is by then (rulings).
    master_card(
        "Yawp Court",
        for_locking(
            "lock a Sabbat vampire: it fights the acting vampire",
            ("before referendum",),
            Mark(_FELL, "this", ""),
            Mark(_PAID, "this", ""),
            Mark(_FIGHTS, "this"),
            Remember("target", "fighter"),
            Lock("target"),
            EnterCombat("target", "acting"),
            Mark(_FIGHTS, "this", ""),
            If((AnyOf((Is("this", Which("card", ANYWHERE, mark=_FELL)), Not(IsReady("acting")))),), (EndAction(),)),
            declares=(Choose(Which("vampire", whose="you", locked=False, words=("sabbat",))),),
            conditions=(Is("acting", Which("vampire", whose="others")), IsReady("acting")),
        ),
        *upon(LEAVING, (Mark(_FELL, "this"),), (_FIGHTING, Same("it", "acting"))),
        Upon(
            "combat is over",
            # Where another combat follows, this comes between the two (ruling).
            (Inflict(2, "remembered fighter", environmental=True), Mark(_PAID, "this")),
            (
                _FIGHTING,
                *(Is("this", Which("card", ANYWHERE, unmarked=mark)) for mark in (_FELL, _PAID)),
                IsReady("acting"),
            ),
        ),
        sentences="ebe627 6cce4f",
    ),
    master_card(
        "Yoruba Shrine",
        for_locking(
            "the action fails, the acting minion unlocks",
            ("as announced",),
            Unlock("acting"),
            FailAction(),
            conditions=(
                Is("targeted", _ASSAMITE),
                IsReady("targeted"),
                Is("acting", Which("minion", IN_PLAY, "others")),
            ),
        ),
        for_locking(
            "the referendum fails, the acting minion unlocks",
            ("before votes",),
            Unlock("acting"),
            Decide("fails"),
            conditions=(ChosenInTerms(_ASSAMITE),),
        ),
        sentences="b4a9f0 f866c5",
    ),
    master_card(
        "Watchtower: The Wolves Feed",
        Standing("stealth", 1, replace(_HAND_OF_CAINE, where=IN_PLAY)),
        Usable(
            "strike: 2R damage",
            ("choose strike",),
            (MakeStrike(Blow("damage", 2, ranged=True)),),
            each=_HAND_OF_CAINE,
        ),
        Usable(
            "lock a Black Hand vampire to cancel the Gehenna card",
            ("as played",),
            (Lock("target"), Cancel(free=False)),
            (Choose(replace(_HAND_OF_CAINE, whose="you", locked=False)),),
            (PlaysGehenna(),),
        ),
        Upon(
            "unlock phase",
            (
                either(
                    Alternative("burn X pool", (BurnPool(OneOrMore(Counted(GEHENNA)), paid=True),)),
                    Alternative("burn this card", (Burn("this"),)),
                ),
            ),
            turn="yours",
        ),
        sentences="661678 5a32f1 5bcf24 e03a9f",
    ),
    master_card(
        "Watchtower: Chosen are Called",
        for_master_action("draw 3 cards", Draw(3, at_once=True)),
        sentences="5d4602",
    ),
)
