"""Master cards, W to Z: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules.playing.requirements import events_in_play


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


_FELL: Final = "the acting vampire fell"
_FIGHTS: Final = "has a vampire fight"
_PAID: Final = "its vampire has taken its damage"
_FIGHTING: Final = Is("this", Which("card", ANYWHERE, mark=_FIGHTS))
"""The combat that is going on is the one that the card has brought about."""
_ASSAMITE: Final = Which("vampire", whose="you", clans=("Banu Haqim",))
NOSFERATU: Final = Which("vampire", clans=("Nosferatu",))
_TREMERE: Final = ("Tremere",)
RAVNOS: Final = Which("vampire", IN_PLAY, clans=("Ravnos",))


class PlaysGehenna(Condition, frozen=True):
    """A Gehenna card is being played and can still be cancelled."""

    said = "a Gehenna card is being played and is not cancelled"

    def holds(self, here: Here) -> bool:
        game, played = here.game, here.game.passing.now.being_played[-1:]
        return any(game.facts(game.card(copy)).gehenna and not copy.marks.get("cancelled") for copy in played)


class GehennaInPlay(Measure, frozen=True):
    """As many as there are Gehenna cards in play, 1 at least."""

    said = "the number of Gehenna cards in play (at least 1)"

    def of(self, here: Here) -> int:
        return max(1, events_in_play(here.game))


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
        Usable(
            "unlock the acting Nosferatu after a success",
            ("as announced",),
            (
                Note("acting"),
                Later("after resolution", (If((Successful(), Is("target", NOSFERATU)), (Unlock("target"),)),)),
            ),
            conditions=(Is("acting", NOSFERATU), Acting("acting", directed=False)),
            locks=True,
        ),
        Usable(
            "burn it: a Nosferatu leaves torpor",
            ANY_TIME,
            (Burn("this"), MoveTo("ready", "target")),
            (Choose(Which("vampire", ("torpor",), clans=("Nosferatu",), movable=True)),),
        ),
        sentences="429045 e960c0",
    ),
    master_card("Wash", words=(Cancel(), Gain("master phase action", whose="playing"))),
    master_card(
        "Wasserschloss Anif, Austria",
        Usable(
            "a Tremere moves 1 blood to it",
            ("master",),
            (GiveBlood("target", "this"),),
            (Choose(Which("vampire", IN_PLAY, "you", clans=_TREMERE, blood="some")),),
            turn="yours",
            once="turn",
        ),
        Usable(
            "move its blood to a Tremere",
            ("influence",),
            (GiveBlood("this", "target", BloodOn("this")),),
            (Choose(Which("vampire", ("uncontrolled",), "you", clans=_TREMERE)),),
            (AtLeast(BloodOn("this"), 1),),
            turn="yours",
            locks=True,
        ),
        sentences="fc5e02 f2c822",
    ),
    master_card(
        "Waste Management Operation",
        Usable(
            "a card of your ash heap to the bottom of your library",
            ("discard",),
            (Return("target", "bottom"),),
            (Choose(Which("library card", ("ash heap",), "you")),),
            turn="yours",
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
        Usable(
            "move 1 counter to a Ravnos",
            ("unlock",),
            (Count(-1, who="this"), Count(1, "nightmare", "target")),
            (Choose(RAVNOS),),
            (AtLeast(CountersOn(who="this"), 1),),
            turn="yours",
            by="active",
            once="turn",
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
            (Not(AtLeast(CountersOn(who="this"), 1)),),
        ),
        words=(PutInPlay(), Count(10, who="this")),
        sentences="e9bd90 4b8256 8e0c4c c146ec 45fcdb",
    ),
    master_card(
        "Wider View",
        Usable(
            "1 transfer: draw a crypt card, then remove one",
            ("influence",),
            (
                Spend("transfer", 1),
                DrawCrypt(),
                Choose(Which("crypt card", ("uncontrolled",), "you")),
                RemoveFromGame("target"),
            ),
            turn="yours",
        ),
        Usable(
            "4 transfers: burn it, gain 2 pool",
            ("influence",),
            (Spend("transfer", 4), Burn("this"), GainPool(2)),
            turn="yours",
        ),
        words=(PutInPlay(),),
    ),
    master_card(
        "WMRH Talk Radio",
        Usable(
            "+1 intercept",
            ("block attempt",),
            (
                AddIntercept("blocker"),
                Note("blocker"),
                Later("after resolution", (If((Not(BlockedSince()),), (BurnPool(),)),)),
            ),
            conditions=(InterceptNeeded(Which()),),
            locks=True,
        ),
        words=(PutInPlay(),),
    ),
    # Who has fallen in the combat is not ready any more, wherever it is by then (rulings).
    master_card(
        "Yawp Court",
        Usable(
            "lock a Sabbat vampire: it fights the acting vampire",
            ("before referendum",),
            (
                Mark(_FELL, "this", ""),
                Mark(_PAID, "this", ""),
                Mark(_FIGHTS, "this"),
                Remember("target", "fighter"),
                Lock("target"),
                EnterCombat("target", "acting"),
                Mark(_FIGHTS, "this", ""),
                If((AnyOf((Is("this", Which("card", ANYWHERE, mark=_FELL)), Not(IsReady("acting")))),), (EndAction(),)),
            ),
            (Choose(Which("vampire", whose="you", locked=False, words=("sabbat",))),),
            (Is("acting", Which("vampire", whose="others")), IsReady("acting")),
            locks=True,
        ),
        *(Upon(event, (Mark(_FELL, "this"),), (_FIGHTING, Same("it", "acting"))) for event in LEAVING),
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
        Usable(
            "the action fails, the acting minion unlocks",
            ("as announced",),
            (Unlock("acting"), FailAction()),
            conditions=(
                Is("targeted", _ASSAMITE),
                IsReady("targeted"),
                Is("acting", Which("minion", IN_PLAY, "others")),
            ),
            locks=True,
        ),
        Usable(
            "the referendum fails, the acting minion unlocks",
            ("before votes",),
            (Unlock("acting"), Decide("fails")),
            conditions=(ChosenInTerms(_ASSAMITE),),
            locks=True,
        ),
        sentences="b4a9f0 f866c5",
    ),
    master_card(
        "Zillah's Valley",
        declares=(Choose(Which("vampire", ("uncontrolled",), "you", least=8)),),
        words=(AddBlood("target", 4),),
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
                Either(
                    (
                        Alternative("burn X pool", (BurnPool(GehennaInPlay(), paid=True),)),
                        Alternative("burn this card", (Burn("this"),)),
                    )
                ),
            ),
            turn="yours",
        ),
        sentences="661678 5a32f1 5bcf24 e03a9f",
    ),
    master_card(
        "Watchtower: Chosen are Called",
        Usable(
            "use a master phase action: draw 3 cards",
            ("master",),
            (Spend("master phase action"), Draw(3, at_once=True)),
            turn="yours",
        ),
        sentences="5d4602",
    ),
)
