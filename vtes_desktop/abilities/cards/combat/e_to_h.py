"""Combat cards: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.combat.alike import *
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.combat.strike import Strike
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.printed import Recoil
from vtes_desktop.rules.playing.requirements import has_disciplines, meets
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.rules.turn.unlock import unlocks_as_normal
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Place, on


class CoinGuards(Word, frozen=True):
    """For each strike made against the minion in this combat a coin is flipped: at tails it has no effect on it, at
    heads nothing protects it any more."""

    said = (
        "for each strike made against this minion in this combat a coin is flipped: at tails the strike has no "
        "effect on it (on cards on it it has), at heads this ends"
    )

    def act(self, here: Here) -> None:
        fight, minion = fighting(here), here.minion
        if fight is not None and minion is not None:
            fight.lasting.append(lasting.CoinGuard(minion.id, "combat"))


class ConjureWeapon(Word, frozen=True):
    """The minion is equipped with the first weapon of your library, from the top, at no cost, contesting nothing; it is
    burned where its requirements are not met. At the end of the combat it is burned, or shuffled into your library."""

    kept: bool = False

    def do(self, here: Here) -> Procedure[None]:
        game, fight, minion = here.game, fighting(here), here.minion
        if fight is None or minion is None:
            return
        gear = (each for each in game.pile(here.seat, "library") if "Equipment" in game.card(each).types)
        copy = next((each for each in gear if minions.facts(game, each).weapon is not None), None)
        if copy is None:
            game.say("There is no weapon in the library", seat=here.seat)
            game.doing.shuffle(here.seat, "library")
            return
        card = game.card(copy)
        ways = [mode for mode in modes(card) if has_disciplines(game, minion, mode)]
        if not ways or not meets(game, minion, card, played=False) or why_not_on(game, minion, card):
            game.doing.move_card(copy, Place(copy.owner, "ash heap"))
            game.say(game.doing.name(copy), " is burned: ", game.doing.name(minion), " can’t have it", seat=here.seat)
            game.doing.shuffle(here.seat, "library")
            return
        game.doing.move_card(copy, on(minion.id), controller=here.seat, face_up=True)
        minions.mark(game, copy, minions.CONTESTS_NOTHING, "yes")
        game.say(game.doing.name(minion), " is equipped with ", game.doing.name(copy), seat=here.seat)
        level = ways[-1].level if card.disciplines else None
        yield from bring_into_play(game, copy, here.seat, minion, level=level, equipped=True, shuffled="library")

        def gone() -> Procedure[None]:
            if game.table.copies.get(copy.id) is copy and game.in_play(copy):
                if self.kept:
                    game.strip(copy)
                    game.doing.move_card(copy, Place(copy.owner, "library"))
                    game.doing.shuffle(copy.owner, "library")
                else:
                    game.burn(copy)
            yield from ()

        fight.at_end.append(gone)

    def aloud(self) -> str:
        end = "shuffled into its owner’s library" if self.kept else "burned"
        return (
            "this minion is equipped with the first weapon of your library, from the top, at no cost, contesting "
            "nothing (it is burned where its requirements are not met); then you shuffle; at the end of the combat "
            f"it is {end}, wherever it is in play"
        )


FLIER: Final = Which(discipline="fli")


class UnlocksAsNormal(Condition, frozen=True):
    """The minion would unlock as normal in its Methuselah's unlock phase (sec. 4)."""

    said = "this minion unlocks as normal"

    def holds(self, here: Here) -> bool:
        return here.minion is not None and unlocks_as_normal(here.game, here.minion)


_BARS: Final = (
    Standing("no superior", 1, torpid=True),
    Usable(
        "burn it in place of unlocking",
        ("unlock",),
        (If((Is("this", Which("card", IN_PLAY, mark="locked")),), (Lock("minion"),)), Burn("this")),
        conditions=(IsUnlocked("minion"), UnlocksAsNormal()),
        turn="yours",
        by="bearer",
        torpid=True,
    ),
    Upon(
        "end of turn",
        (
            If(
                (Is("minion", Which(where=IN_PLAY, locked=True)),),
                (Mark("locked", "this"),),
                (Mark("locked", "this", ""),),
            ),
        ),
        torpid=True,
    ),
)
"""Fata Amria on a vampire: no cards that need a superior Discipline; burned in place of unlocking as normal, so a
vampire that was locked is so again (it is burned, too, by one that was unlocked, but by none that does not unlock as
normal: ruling)."""


class HasSwung(lasting.Lasting, frozen=True):
    """The minion has played such a card in the round before."""


class NotInLastRound(Condition, frozen=True):
    """The minion has not played such a card in the round before."""

    said = "this minion did not play this card in the last round"

    def holds(self, here: Here) -> bool:
        combat, minion = here.game.fight, here.minion
        return combat is not None and minion is not None and not any(lasting.of(combat, HasSwung, minion))


class InitialStrikes(Word, frozen=True):
    """The minion's initial strike of the round is a hand strike for 1 more damage, the opponent's has first strike."""

    said = (
        "this minion’s initial strike of this round is a hand strike at +1 damage, and the opposing minion’s has first "
        "strike"
    )

    def act(self, here: Here) -> None:
        combat, minion = here.game.fight, here.minion
        if combat is not None and minion is not None:
            combat.lasting.append(HasSwung(minion.id, "next round"))
            combat.round.committed[minion.id] = Strike("hand", 1, minion=minion)
            combat.aims.setdefault(combat.other(minion).id, []).append(lambda strike: replace(strike, first=True))


class RestrictsStrikes(Condition, frozen=True):
    """A combat card that the opposing minion is playing would restrict the minion's choice of strikes in this round,
    and can still be cancelled; one that keeps from using equipment only where the minion has a weapon (rulings on
    Groundfighting)."""

    said = "the opposing minion is playing a combat card that would restrict this minion’s choice of strikes"

    def holds(self, here: Here) -> bool:
        game, minion = here.game, here.minion
        played = game.passing.now.being_played[-1] if game.passing.now.being_played else None
        if played is None or minion is None or played.marks.get("cancelled"):
            return False
        if played.marks.get("played") != "Combat" or played.controller not in here.methuselahs("opponent"):
            return False
        kept = game.mode_at(game.card(played), played.marks.get("level", ""), "Combat").restricts
        armed = any(minions.facts(game, each).weapon is not None for each in minions.equipment(game, minion))
        return kept == "strikes" or (kept == "equipment" and armed)


class LongByDefault(Word, frozen=True):
    """Each round of the combat defaults to long range, this one at once (sec. 6.4.2)."""

    said = "each round of this combat defaults to long range, from this one on"

    def act(self, here: Here) -> None:
        combat, minion = fighting(here), here.minion
        if combat is not None and minion is not None:
            combat.lasting.append(lasting.LongByDefault(minion.id, "combat"))
            here.game.change_combat(range="long")


def _unforgiving(*, aggravated: bool) -> tuple[Words, ...]:
    """Eye of Unforgiving Heaven: damage to all vampires and demons that fight, the striking one too."""
    meant = Which("vampire", alternatives=(Which("ally", words=("demon",)),))
    servants = Which("retainer", IN_PLAY, on="both", words=("demon",))
    gone = Not(AnyOf((IsReady("minion"), InTorpor("minion"))))
    return (
        If(
            (Is("opponent", meant),),
            (MakeStrike(Blow("damage", 2, ranged=True, aggravated=True)),),
            (MakeStrike(Blow("effect", ranged=True)),),
        ),
        StrikeIs(recoil=Recoil(2, aggravated=aggravated), opponent_only=True),
        StrikeDoes("resolves", (WithEach(servants, (Inflict(2, "target", aggravated=True, environmental=True),)),)),
        StrikeDoes("resolved", (If((gone,), (GainPool(2),)),)),
    )


class RobStrike(Word, frozen=True):
    """The opposing minion, whose strike card is being cancelled, gets no strike in its place (sec. 6.4.3)."""

    said = "the opposing minion gets no strike in place of the one that is cancelled"

    def act(self, here: Here) -> None:
        fight = here.game.fight
        if fight is not None:
            fight.round.robbed.update(copy.id for copy in here.copies("opponent"))


_IF_STRONGER: Final = If((InflictedMore(),), (GiveExtra("press"),))
_PLAYING: Final = Played("now")
_CANCELS: Final = Not(AnyOf((Not(RestrictsStrikes()), Not(AtLeast(BloodOn("minion"), 1)))))
CARDS: Final[tuple[Named, ...]] = (
    by_level(
        "Flesh of Marble",
        COMBAT,
        "pro",
        (ShieldFrom("any", "combat", normal_only=True, beyond_first=True),),
        (ShieldFrom("any", "combat", beyond_first=True),),
    ),
    # Its press is for this round (ruling TOM 19960521).
    combat_card(
        "Form of the Wolf", level="PRO", words=(AddInCombat("strength", 1, "combat"), GiveExtra("press", "round"))
    ),
    combat_card("Gemini's Mirror", level="OBF", words=(CoinGuards(),)),
    combat_card(
        "Hexe", level="STR", words=(MakeStrike(Blow("damage", 1, ranged=True, aggravated=True, unpreventable=True)),)
    ),
    by_level("Horrid Reality", COMBAT, "chi", (ConjureWeapon(),), (ConjureWeapon(kept=True),)),
    by_level(
        "Eldritch Glimmer",
        COMBAT,
        "tha",
        (MakeStrike(Blow("damage", Number("paid", plus=2), ranged=True)),),
        (MakeStrike(Blow("damage", Number("paid", plus=4), ranged=True)),),
        words=(ChooseNumber(0, BloodOn("minion"), "paid", "blood"), BurnBlood("minion", Number("paid"), paid=True)),
    ),
    at_both_levels(
        "Far Fatuus", COMBAT, level="chi", words=(MakeStrike(Blow("damage", 2, ranged=True)),), also=(ShieldFrom(),)
    ),
    mended(
        "Fata Amria",
        reading(
            COMBAT,
            *_BARS,
            level="chi",
            conditions=(AGAINST_VAMPIRE,),
            words=(MakeStrike(Blow("effect", undodgeable=True)), StrikeDoes("hits", (PutOn("opponent"),))),
        ),
        reading(
            REACTION,
            *_BARS,
            level="CHI",
            when=Timing(frozenset({"after resolution"}), at_me=True, outcome="successful"),
            conditions=(Is("acting", Which("vampire", ANYWHERE)),),
            words=(PutOn("acting"),),
        ),
    ),
    crafted("Fleshcraft", "stealth", InPlayAction("burn it", (Burn("this"),), stealth=1, by=Which(own=True))),
    combat_card(
        "Fractured Armament",
        level="POT",
        conditions=(There(Which("equipment", on="opponent")),),
        words=(
            MakeStrike(Blow("damage", 1)),
            StrikeDoes("hits", (Choose(Which("equipment", on="opponent"), "gear"), Burn("gear"))),
        ),
    ),
    combat_card(
        "Haymaker",
        conditions=(NotInLastRound(),),
        words=(InitialStrikes(), AtEach("press", (_IF_STRONGER, By("opponent", (_IF_STRONGER,))), "round")),
    ),
    combat_card(
        "Hell-for-Leather",
        level="obt",
        conditions=(IsReady("minion"), Not(IsReady("opponent"))),
        words=(BurnPool(2, "opponent"),),
    ),
    combat_card(
        "High Ground",
        when=Timing(frozenset({"before range", "range"})),
        conditions=(
            AnyOf((AtStep(("range",)), Is("minion", FLIER))),
            AnyOf((AtStep(("range",)), Not(Is("opponent", FLIER)))),
            LeadsTo("long"),
        ),
        words=(If((AtStep(("before range",)),), (SetRangeTo("long"),)),),
    ),
    mended(
        "Hunting the Quarry",
        reading(
            COMBAT,
            InPlayAction(
                "burn it to enter combat with its bearer",
                (),
                "enter combat",
                1,
                by=Which("vampire", whose="you"),
                against=Which(bearer=True, whose="others"),
                burns=True,
            ),
            level="cel/tha",
            conditions=(IsReady("minion"), IsReady("opponent")),
            words=(PutOn("opponent"),),
        ),
        Reading(
            COMBAT,
            "CEL/THA",
            conditions=(IsReady("minion"), IsReady("opponent")),
            words=(BurnBlood("minion", 1, paid=True), FightOn("new round")),
        ),
    ),
    mended(
        "Evil Eye",
        Reading(COMBAT, "mal", when=Timing(frozenset({"as played"})), words=(RobStrike(), Cancel())),
        Reading(
            "Reaction",
            "MAL",
            when=Timing(frozenset({"as played"})),
            conditions=(Played("now", ACTION_CARDS, who="acting"),),
            words=(Cancel(), Lock("acting")),
        ),
    ),
    by_level(
        "Eye of Unforgiving Heaven", COMBAT, "aus val", _unforgiving(aggravated=True), _unforgiving(aggravated=False)
    ),
    at_both_levels(
        "Fear of the Void Below",
        COMBAT,
        level="dai",
        when=BEFORE_RANGE,
        words=(LongByDefault(), GiveExtra("press", "combat", only="end", each_round=True)),
        also=(AtEach("strikes", (Discard(whose="opponent", at_random=True),)),),
    ),
    combat_card(
        "Fire in the Blood",
        level="POT",
        when=BEFORE_RANGE,
        words=(AddInCombat("strength", 1, "combat"), InLaterRounds((AddInCombat("strength", 1, "combat"),), each=True)),
    ),
    combat_card(
        "Focus the Blood",
        Price(-1, "blood", types=("Combat",), optional=True, spends=("burn",)),
        words=(PutOn("minion"), AddBlood("minion")),
        sentences="fa46b0 0f1635",
    ),
    combat_card(
        "Grasp of the Python",
        level="SER",
        words=(
            MakeStrike(Blow("hand")),
            GiveExtra("press", only="continue"),
            SetRangeTo("close", "next round"),
            Forbid(("strikes other than hand strikes",), "both", "next round"),
        ),
    ),
    by_level("Groaning Corpse", COMBAT, "thn", (EachRound(1, ranged=False),), (EachRound(2, ranged=False),)),
    combat_card(
        "Groundfighting",
        when=Timing(frozenset({"range", "press", "as played"})),
        conditions=(AnyOf((Not(_PLAYING), _CANCELS)),),
        words=(If((RestrictsStrikes(),), (BurnBlood("minion", paid=True), Cancel(free=False))),),
        sentences="96113a",
    ),
    by_level(
        "Growing Fury",
        COMBAT,
        "pot",
        (StrikeIs(2),),
        (StrikeIs(3),),
        conditions=(Not(InRound()),),
        words=(MakeStrike(Blow("hand or melee weapon")),),
    ),
)
