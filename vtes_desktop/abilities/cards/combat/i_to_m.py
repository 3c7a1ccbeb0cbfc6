"""Combat cards: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.combat.alike import *
from vtes_desktop.abilities.cards.contracts import ChosenForContract
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.combat.rounds import fight as fight_on
from vtes_desktop.rules.minion.entering_combat import why_no_combat
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import discard_down, draw
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy, Place


class SendIllusion(Word, frozen=True):
    """The combat ends; then the bottom card of your crypt comes to your ready region, contesting nothing, with blood to
    half its capacity, rounded down, or all of it, fights the opposing minion, and is removed from the game."""

    whole: bool = False

    def can(self, here: Here) -> bool:
        fight = here.game.fight
        there = bool(here.game.table.pile(here.seat, "crypt"))
        return there and fight is not None and fight.then is None and not fight.queued

    def act(self, here: Here) -> None:
        fight, opponent = fighting(here), here.copy("opponent")
        if fight is None or opponent is None:
            return
        fight.queued = fight.ended = True
        fight.after_end.append(lambda: self._fights(here, opponent))

    def _fights(self, here: Here, opponent: Copy) -> Procedure[None]:
        game, seat = here.game, here.seat
        crypt = game.pile(seat, "crypt")
        if not crypt:
            return
        copy = crypt[-1]
        game.doing.move_card(copy, Place(seat, "ready"), controller=seat, face_up=True)
        minions.mark(game, copy, minions.CONTESTS_NOTHING, "yes")
        game.say(game.doing.name(copy), " comes to the ready region as an illusion", seat=seat)
        size = minions.capacity(game, copy) if minions.is_vampire(game, copy) else 0
        yield from bring_into_play(game, copy, seat, life=size if self.whole else size // 2)
        one, other = (copy, opponent) if seat == game.table.active else (opponent, copy)
        comes = game.in_play(copy) and minions.is_vampire(game, copy)
        if comes and why_no_combat(game, one, other):
            game.passing.action.later.append(("after resolution", lambda: self._leaves(here, copy)))
            return
        if comes:
            yield from fight_on(game, one, other)
        yield from self._leaves(here, copy)

    def _leaves(self, here: Here, copy: Copy) -> Procedure[None]:
        if here.game.table.copies.get(copy.id) is copy and here.game.in_play(copy):
            here.chosen["illusion"] = [copy]
            yield from RemoveFromGame("illusion").do(here)

    def aloud(self) -> str:
        much = "its capacity" if self.whole else "half its capacity rounded down"
        return (
            "the combat ends; then, unless it goes on, the bottom card of your crypt comes to your ready region, "
            f"contesting nothing, with blood equal to {much}, fights the opposing minion, and is removed from the game "
            "once it has, or at the end of the action"
        )


class ReplaceWithMore(Word, frozen=True):
    """Until the combat ends, whoever plays the card draws one more for each that she replaces, and discards one; for
    this card too, which has been replaced by now."""

    said = "until combat ends you draw one more card for each that you replace, this one too, and discard one"

    def do(self, here: Here) -> Procedure[None]:
        game, combat, minion = here.game, fighting(here), here.minion
        if combat is not None and minion is not None:
            combat.lasting.append(lasting.ForSeat(minion.id, "combat", here.seat, "more replaced"))
            yield from draw(game, here.seat, 1)
            yield from discard_down(game, here.seat, 1)


PUT_IN_ROUND: Final = "was put here in this round"
_ANYBODY: Final = Which("minion|retainer", IN_PLAY)
_AFTER_COMBAT: Final = Upon("combat is over", GIVEN_BACK)


class TorporUponDamage(Word, frozen=True):
    """The minion goes to torpor once it has taken so much damage in the combat from now on."""

    least: int

    def act(self, here: Here) -> None:
        fight, minion = fighting(here), here.minion
        if fight is None or minion is None:
            return
        before, done = fight.taken_in_all[minion.id], [False]

        def wounded() -> Procedure[None]:
            if not done[0] and fight.taken_in_all[minion.id] - before >= self.least:
                done[0] = True
                yield from ToTorpor("minion").do(here)

        fight.upon_damage.append(wounded)

    def aloud(self) -> str:
        return f"once this minion has taken {self.least} or more damage in this combat from now on, it goes to torpor"


_KISS: Final = (MakeStrike(Blow("damage", 1, by_strength=True, ranged=True)), TorporUponDamage(4))
_GHOUL: Final = Which("ally", IN_PLAY, words=("ghoul",), alternatives=(Which("retainer", IN_PLAY, words=("ghoul",)),))
_SERVANT: Final = Which("retainer", IN_PLAY, on="opponent")
IS_ELDER_OR_ALLY: Final = Is("opponent", Which(weaker=True))
_NO_GRAPPLE: Final = Forbid(("grapple cards",), "opponent", "combat")
CARDS: Final[tuple[Named, ...]] = (
    by_level("Illusions of the Kindred", COMBAT, "chi", (SendIllusion(),), (SendIllusion(whole=True),)),
    by_level("Increased Strength", COMBAT, "pot", (MoreDamage(1, "pot"),), (MoreDamage(2, "pot"),)),
    combat_card("Infernal Pursuit", level="CEL", words=(ReplaceWithMore(),)),
    by_level(
        "Lead Fist",
        COMBAT,
        "vis",
        (MakeStrike(Blow("hand", 1)), GiveExtra("press", only="continue", blood=1)),
        (MakeStrike(Blow("hand", 2)), GiveExtra("press", only="continue", blood=1)),
    ),
    combat_card("Manstopper Rounds", words=(LoadWeapon(1),)),
    combat_card(
        "Khabar: Honor, The",
        conditions=(ChosenForContract("opponent", Which("vampire", own=True)),),
        sentences="e16ab2",
    ),
    by_level(
        "Martyr's Resilience",
        COMBAT,
        "aus for",
        (Prevent(1, to=_ANYBODY),),
        (
            ChooseNumber(0, BloodOn("minion"), "paid", "blood"),
            BurnBlood("minion", Number("paid"), paid=True),
            Prevent(Number("paid", plus=1), to=_ANYBODY),
        ),
        when=Timing(frozenset({"prevention"}), others="only", torpor=True),
    ),
    by_level(
        "Mayaparisatya",
        COMBAT,
        "chi",
        (Forbid(("weapons on minion",), "opponent", "combat"),),
        (MakeStrike(Blow("damage", 1, ranged=True, aggravated=True, unpreventable=True)),),
    ),
    combat_card(
        "Mercy for Seth",
        InPlayAction("burn it", (Burn("this"),), stealth=1, by=OWN),
        Upon(
            "unlock phase",
            (Inflict(1, "minion", unpreventable=True, environmental=True),),
            turn="yours",
            by="bearer",
            torpid=True,
        ),
        words=(StrikeDoes("hits", (If((Is("target", Which("minion", words=("mortal",))),), (Burn("target"),)),)),),
        sentences="efc10e 956f84 384654",
    ),
    combat_card(
        "Molotov Cocktail",
        unusable(Is("this", Which("card", mark=PUT_IN_ROUND))),
        Upon("end of round", (Mark(PUT_IN_ROUND, "this", ""),)),
        conditions=(CanHave("minion"),),
        words=(
            MakeStrike(Blow("effect", ranged=True)),
            StrikeDoes("resolves", (*becomes_equipment(), Mark(PUT_IN_ROUND, "this"), BurnAtEnd())),
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
        Reading(COMBAT, "aus", words=(AtEach("press", (Draw(1, at_once=True),)),)),
        Reading(
            COMBAT, "pot", words=(GiveStrike(Blow("damage", 2, ranged=True), "2R damage", "combat", range="long"),)
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
    mended(
        "Ignore the Searing Flames",
        reading(
            COMBAT,
            level="DAI",
            when=Timing(frozenset({"before range", "before strikes", "strikes chosen", "after strikes"})),
            conditions=(HasBlood(),),
            words=(BurnBlood("minion", paid=True), AddInCombat("no aggravated")),
        ),
        reading(
            COMBAT,
            level="ser",
            when=Timing(frozenset({"prevention"})),
            conditions=(HurtBy(),),
            words=(TreatAsNormal(struck=True),),
        ),
    ),
    mended(
        "Infection",
        Reading(
            COMBAT,
            "thn",
            when=Timing(frozenset({"prevention"}), others="also", locked="also", torpor=True),
            words=(Prevent(ALL, to=_GHOUL),),
        ),
        Reading(
            COMBAT,
            "THN",
            when=Timing(frozenset({"end of round"})),
            conditions=(AtLeast(DamageDone("inflicted", "minion"), 1), AGAINST_VAMPIRE, CanHave("opponent")),
            words=(PutOn("opponent"), Remember("minion")),
            standing=(Standing("cannot block", 1, conditions=(Same("acting", "remembered"),)),),
        ),
    ),
    combat_card("Lapse", level="TEM", words=(Forbid(("initial strikes",), "opponent"),)),
    by_level(
        "Lessons in the Steel",
        COMBAT,
        "aus for",
        (LookAt("hand", "opponent"), GiveExtra("press")),
        (LookAt("hand", "opponent"), Discard(whose="opponent"), GiveExtra("press")),
        when=Timing(frozenset({"before range", "after strikes"})),
        conditions=(AtLeast(DamageDone("taken at last", "minion"), 1),),
    ),
    by_level(
        "Loving Agony",
        COMBAT,
        "val",
        (MakeStrike(Blow("combat ends")), HurtLater(1)),
        (
            MakeStrike(Blow("combat ends")),
            UntilCombatEnds(
                "burn 1 blood to unlock",
                ("before range", "before strikes", "after strikes", "end of round", "end of combat"),
                (BurnBlood("minion", paid=True), Unlock("minion")),
            ),
            HurtLater(1),
        ),
        conditions=(RangeIs("close"),),
    ),
    mended(
        "Mask Empathy",
        Reading(
            COMBAT,
            "pre",
            declares=(Choose(_SERVANT, "servant"),),
            words=(MakeStrike(Blow("effect", ranged=True)), StrikeAt("servant", (Burn("servant"),))),
        ),
        Reading(
            COMBAT,
            "PRE",
            when=Timing(frozenset({"before range"})),
            conditions=(HasBlood(),),
            declares=(Choose(_SERVANT),),
            words=(BurnBlood("minion", paid=True), Burn("target")),
        ),
    ),
    by_level(
        "Masque of Judas",
        COMBAT,
        "aus obf",
        (GiveExtra("press"),),
        (Discard(amount=2, whose="opponent", at_random=True, late="combat"),),
        conditions=(IS_ELDER_OR_ALLY,),
    ),
    combat_card(
        "Mercy for the Weak",
        conditions=(AGAINST_VAMPIRE, AtLeast(BloodOn("minion"), BloodOn("opponent", plus=1))),
        words=(StrikeDoes("combat has ended", (AddBlood("opponent"),)),),
        sentences="81e2db 951c25",
    ),
    at_both_levels(
        "Morphean Blow",
        COMBAT,
        Standing("cannot act", 1),
        Standing("cannot block", 1),
        Upon("end of turn", (Burn(),), torpid=True),
        level="val",
        conditions=(RangeIs("close"),),
        # Who dodges is spared the card, and the action goes on all the same (sec. 6.4.5).
        words=(MakeStrike(Blow("combat ends")), StrikeDoes("combat has ended", (PutOn("opponent"),))),
        also=(StrikeDoes("combat has ended", (If((WasBlocked(("bleed",)),), (GoOn(),)),)),),
    ),
    at_both_levels("Immense Size", COMBAT, level="vic", words=(_NO_GRAPPLE,), also=(GiveExtra("press"),)),
)
