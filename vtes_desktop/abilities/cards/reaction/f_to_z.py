"""Reaction cards: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.master.b import OutOfTurn
from vtes_desktop.abilities.cards.modifier.alike import VotersHave
from vtes_desktop.abilities.cards.reaction.alike import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.timing import ACTION_WINDOWS, AS_PLAYED, REFERENDUM, Timing
from vtes_desktop.rules.politics import referendum as politics
from vtes_desktop.rules.special import slaves
from vtes_desktop.table.asking import Option, Procedure

_HURT_BY_HUNT: Final = Later("after resolution", (Inflict(1, "acting", unpreventable=True, environmental=True),))
LOCKED_ANARCH: Final = Which("vampire", whose="you", words=("anarch",), locked=True, may_block=True)
OWN_AYE: Final = Which("card", ("ready",), on="minion", name="Aye", locked=False)
HURTS: Final = AnyOf((all_of(Bled(), DirectedAtYou()), Passed()))
YOUR_MINION: Final = Which("minion", ("ready",), "you")


class ShareLoss(Word, frozen=True):
    """What a referendum that passes has you lose of your pool its caller loses too (ANK 20180719), after its effects
    are applied, ousting and all (as the ruling on Treachery has it)."""

    said = "if the referendum passes, the acting Methuselah burns as much pool as it has you lose"

    def act(self, here: Here) -> None:
        game, seat = here.game, here.seat
        before: list[int] = []

        def tallied() -> Procedure[None]:
            before.append(game.passing.action.pool_lost.get(seat, 0))
            yield from ()

        def resolved() -> Procedure[None]:
            lost = (
                game.passing.action.pool_lost.get(seat, 0) - before[0]
                if before and game.passing.action.passed_by >= 0
                else 0
            )
            if lost > 0:
                game.burn_pool(game.action.seat, lost)
                game.say(game.who(game.action.seat), f" burns {lost} pool, too", seat=seat)
            yield from ()

        game.passing.action.later += [("votes tallied", tallied), ("after resolution", resolved)]


class TargetsDecided(Condition, frozen=True):
    """Where the action is directed at another Methuselah, she has attempted to block or declined (LSJ 20100507)."""

    said = "those at whom the action is directed have attempted to block or declined, where you are none of them"

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        at = blocks.directed_at(game) if action is not None else []
        if action is None or not at or here.seat in at:
            return action is not None
        return bool(action.blocker) or not blocks.undecided(game)


class NoIntercept(Condition, frozen=True):
    """The minion has no intercept, or less."""

    said = "this minion has no intercept"

    def holds(self, here: Here) -> bool:
        return here.minion is not None and blocks.intercept_of(here.game, here.minion) <= 0


class MasterBlocks(Condition, frozen=True):
    """A vampire of the clan to which the minion is enslaved attempts to block (sec. 11)."""

    said = "the blocking minion is of the clan to which this minion is enslaved"

    def holds(self, here: Here) -> bool:
        game, blocker = here.game, here.copy("blocker")
        if blocker is None or here.minion is None or blocker is here.minion:
            return False
        return minions.clan(game, blocker) == slaves.slave_of(game, here.minion) != ""


class SwayVotes(Word, frozen=True):
    """You choose for each card that was chosen whether it abstains, or how it casts: what it has cast counts there, and
    it can cast what it has not on that side only (sec. 6.3.3)."""

    said = (
        "for each chosen card you choose whether it abstains or on which side what it has cast counts, on which "
        "alone it can cast the rest"
    )

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies("target"):
            sides = [Option(side, f"{game.name(copy)}: {side}", copy.id) for side in ("for", "against")]
            options = [*sides, Option("no", f"{game.name(copy)} abstains", copy.id)]
            if copy.id in game.passing.referendum.abstaining:
                options = sides
            option = yield from here.ask("side", f"how does {game.name(copy)} vote?", options, "6.3.3")
            if option.kind == "no":
                politics.force_to_abstain(game, copy)
            else:
                politics.bind_votes(game, copy, "for" if option.kind == "for" else "against")


class LessStealth(Measure, frozen=True):
    """As many less as the acting minion has stealth now."""

    said = "minus the stealth that the acting minion has now"

    def of(self, here: Here) -> int:
        action = here.game.table.action
        return -max(0, action.stealth) if action is not None else 0


class ModifiersInHand(Measure, frozen=True):
    """As many less as there are action modifiers in the acting Methuselah's hand."""

    said = "minus the action modifiers in the acting Methuselah’s hand"

    def of(self, here: Here) -> int:
        game = here.game
        hands = [copy for seat in here.methuselahs("acting") for copy in game.pile(seat, "hand")]
        return -sum("Action Modifier" in game.card(copy).types for copy in hands)


class CastEnough(Condition, frozen=True):
    """The minion has cast votes for the referendum, which has passed by no more than these."""

    said = "the referendum has passed by no more votes than this minion has cast for it"

    def holds(self, here: Here) -> bool:
        game, call = here.game, here.game.table.referendum
        if call is None or here.minion is None or game.passing.action.passed_by < 0:
            return False
        mine = sum(v.amount for v in call.cast if v.copy == here.minion.id and v.side == "for" and not v.ballots)
        return mine > 0 and game.passing.action.passed_by <= mine


class AttachToTable(Word, frozen=True):
    """The boon, which has gone to the ash heap since it was played, comes into play, on no other, where boons may."""

    said = "this card is put into play"

    def do(self, here: Here) -> Procedure[None]:
        game, copy = here.game, here.source
        if game.abilities.of_methuselah(game, here.seat, "no boons") > 0:
            return
        if game.table.copies.get(copy.id) is copy and copy.place.region == "ash heap":
            game.say(game.doing.name(copy), " stays in play", seat=here.seat)
            yield from bring_into_play(game, copy, here.seat, region="in play")


def _peace(level: str, less: int) -> Reading:
    later = () if level == "pre" else (Later("after resolution", (Unlock("peacemaker"),)),)
    weapons = (NoWeaponsInAction(),) if level.isupper() else ()
    return Reading(
        "Reaction",
        level,
        when=Timing(frozenset({"as blocked"}), at_me=True, blocks=True),
        conditions=(Same("blocker"),),
        words=(
            Note("minion", "peacemaker"),
            Lock("minion"),
            GoOn(),
            If((ActionIs(("bleed",)),), (AddBleed(-less),)),
            ForAll("bleed", -less, Which(where=IN_PLAY)),
            ForAll("strength", -less, Which(where=IN_PLAY)),
            *weapons,
            *later,
        ),
    )


class NoWeaponsInAction(Word, frozen=True):
    """Nobody can use weapons in the combats of this action."""

    said = "minions cannot use weapons in the combats of this action"

    def act(self, here: Here) -> None:
        game = here.game

        def begin() -> Procedure[None]:
            if game.fight is not None:
                for copy in game.fight.both:
                    lasting.forbid(game.fight, copy, "combat", "using weapons")
            yield from ()

        game.passing.action.in_every_combat.append(begin)


_CRASHABLE: Final = Which(
    "weapon", IN_PLAY, on="acting", alternatives=(Which("equipment", IN_PLAY, on="acting", called="vehicle"),)
)
_GURUHI: Final = Which("vampire", IN_PLAY, clans=("Guruhi",))
CARDS: Final[tuple[Named, ...]] = (
    # Only who is ready can block or play a card.
    reaction_card(
        "Fillip", declares=(Choose(Which("vampire", whose="you", locked=True, age="younger")),), words=(Wake("target"),)
    ),
    # A hunt that would bring blood brings less, and hurts.
    by_level(
        "Foul Blood",
        REACTION,
        "qui",
        (Lock("minion"),),
        (),
        when=Timing(frozenset({"about to hunt"}), frozenset({"hunt"})),
        conditions=(AtLeast(HuntOf(gained=True), 1), Is("acting", Which("vampire"))),
        words=(AddNumber("acting", "hunt", -1), _HURT_BY_HUNT),
    ),
    by_level(
        "Fast Reaction",
        REACTION,
        "aus",
        (Lock("minion"), RuleOut("going on"), EnterCombat("minion", "acting", (NO_STRIKES,))),
        (Lock("minion"), RuleOut("going on"), EnterCombat("minion", "acting", (NO_STRIKES, PRESS))),
        when=Timing(frozenset({"after combat"})),
        conditions=(Is("blocker", Which("minion", IN_PLAY, "you", other=True)), IsReady("acting"), FoughtBlocker()),
    ),
    reaction_card(
        "Follow the Blood",
        when=Timing(frozenset({"after resolution"}), frozenset({"hunt"}), outcome="successful"),
        words=(Lock("minion"), EnterCombat("minion", "acting", (GiveExtra("maneuver or press", "combat"),))),
    ),
    reaction_card(
        "Hide the Heart",
        level="VAL",
        when=Timing(ACTION_WINDOWS, frozenset({"bleed"})),
        words=(
            either(
                Alternative("-2 bleed", (AddBleed(-2),), (DirectedAtYou(),)),
                Alternative("lock: -2 bleed", (Lock("minion"), AddBleed(-2)), (IsUnlocked("minion"),)),
            ),
        ),
    ),
    reaction_card("Ignis Fatuus", words=(AddStealth(-1), Lend("stealth", -1, "acting")), sentences="181a46"),
    reaction_card("Keep it Simple", words=(AddBleed(LessStealth()),), sentences="7cc4f2"),
    reaction_card("Legwork", conditions=(NoIntercept(),), words=(AddIntercept("minion", 1),)),
    reaction_card("Malkavian Rider Clause", words=(Later("after resolution", (If((Passed(),), (NextPasses(),)),)),)),
    reaction_card(
        "Melange",
        Usable(
            "+1 bleed",
            ("as announced", "before block", "block attempt", "after blocks"),
            (AddBleed(1), Burn("this")),
            conditions=(Same("acting", "remembered"), BleedsWhom("bearer")),
        ),
        level="AUS",
        words=(
            AddIntercept("minion", 1),
            Later("blocked", (If((Same("blocker"),), (Attach("acting"), Remember("minion"))),)),
        ),
    ),
    reaction_card(
        "Minor Irritation",
        when=Timing(frozenset({"as blocked"}), blocks=True),
        conditions=(Same("blocker"), Is("acting", Which(weaker=True))),
        words=(NoLock(),),
    ),
    reaction_card(
        "Mistaken Identity",
        when=Timing(ACTION_WINDOWS, frozenset({"hunt"})),
        conditions=(MayFail(), Is("acting", Which("vampire", clans=("Ventrue antitribu",)))),
        words=(FailAction(), ToTorpor("acting")),
    ),
    mended(
        "Netwar",
        Reading(REACTION, "aus", conditions=(TargetsDecided(),), words=(LookAt("hand", "acting"),)),
        Reading(
            REACTION,
            "chi",
            conditions=(BlockMayBegin(which=Which("minion", ("ready",), "you", other=True)),),
            declares=(Choose(Which("minion", ("ready",), "you", other=True, may_block=True)),),
            words=(Unlock("target"), AttemptToBlock("target")),
        ),
    ),
    by_level(
        "Obedience",
        REACTION,
        "dom",
        (Unlock("acting"), EndAction(), NotAgain()),
        (EndAction(), NotAgain()),
        conditions=(Is("acting", Which("vampire", age="younger")), Same("fighting", "minion")),
    ),
    reaction_card(
        "Organized Resistance",
        words=(
            either(
                Alternative(
                    "+1 intercept",
                    (AddIntercept("blocker", 1),),
                    (InterceptNeeded(Which("vampire", whose="you", words=("anarch",))),),
                ),
                Alternative(
                    "Unlock a locked Anarch, who attempts to block with +1 intercept",
                    (Choose(LOCKED_ANARCH), Unlock("target"), AddIntercept("target", 1), AttemptToBlock("target")),
                    (BlockMayBegin(which=LOCKED_ANARCH),),
                ),
            ),
        ),
    ),
    reaction_card("Poison Pill", words=(ShareLoss(),)),
    reaction_card(
        "Political Backlash",
        when=Timing(AFTER, frozenset({"political"}), outcome="successful"),
        conditions=(Passed(yes=False),),
        words=(BurnPool(2, "acting"),),
    ),
    reaction_card(
        "Protected District",
        when=Timing(ACTION_WINDOWS | REFERENDUM),
        words=(
            either(
                Alternative("-3 bleed", (AddBleed(-3),), (ActionIs(("bleed",)), DirectedAtYou())),
                Alternative("+3 votes against", (GainVotes(3, "minion", cast="against"),)),
            ),
        ),
    ),
    reaction_card(
        "Pseudo-Blindness",
        level="CHI",
        words=(Cancel(free=False), InCombat((ForbidCards(("chi", "obf"), "opponent", until="combat"),), blocked=True)),
    ),
    mended(
        "Pulling Strings",
        Reading(REACTION, "dom", declares=(Choose(Which("vampire", age="younger")),), words=(Abstain(),)),
        Reading(REACTION, "DOM", declares=(Choose(Which("vampire")),), words=(Abstain(),)),
    ),
    reaction_card(
        "Salt of Thoth",
        Usable(
            "burn it: the action fails",
            ("as announced", "before block", "after blocks"),
            (Burn("this"), FailAction()),
            conditions=(ActionTargets("bearer", by_others=True),),
        ),
        when=Timing(frozenset({"before block", "after blocks"}), locked="also"),
        conditions=(ActionTargets(which=Which("location", ANYWHERE, "you")), MayFail()),
        words=(PutOn("targeted"), FailAction()),
    ),
    reaction_card(
        "Savannah Runner",
        level="CEL",
        when=Timing(ACTION_WINDOWS | {"as blocked"}),
        conditions=(Not(Same("blocker")), AnyOf((IsUnlocked("minion"), There(OWN_AYE)))),
        declares=(Choose(Which("vampire", ("ready",), words=("laibon",), other=True)),),
        words=(
            either(
                Alternative("lock this Laibon", (Lock("minion"),), (IsUnlocked("minion"),)),
                Alternative("lock an Aye", (Choose(OWN_AYE, "aye"), Lock("aye"))),
            ),
            Unlock("target"),
        ),
    ),
    by_level(
        "Shattered Mirror",
        REACTION,
        "dem",
        (Lock("minion"), EndAction()),
        (EndAction(),),
        Standing("bleed", -1),
        InPlayAction("burn it", (Burn("this"),), by=Which("vampire", own=True), blood=1),
        when=Timing(frozenset({"as blocked"}), frozenset({"bleed"}), at_me=True, blocks=True),
        conditions=(Same("blocker"), Is("acting", Which(weaker=True, can_have=True))),
        words=(PutOn("acting"),),
    ),
    reaction_card(
        "Sins of the Cauchemar",
        Standing(
            "intercept",
            1,
            of=Which("vampire", chosen="remembered"),
            conditions=(Acting("bearer", ("bleed",)), BleedsWhom("you")),
        ),
        InPlayAction("burn it", (Burn("this"),), by=Which("vampire", bearer=True), directed=True),
        level="AUS",
        when=Timing(ACTION_WINDOWS),
        conditions=(Is("acting", Which("vampire")),),
        words=(PutOn("acting"), Remember("minion"), CountAnew()),
    ),
    reaction_card("Sonar", words=(AddIntercept("minion"),), sentences="cc5874"),
    reaction_card(
        "Strix",
        level="STR",
        when=Timing(frozenset({"before resolution"}), frozenset({"bleed"}), at_me=True),
        conditions=(Bled(so_far=True),),
        words=(BurnAtMost(0), Lock("minion"), Later("after resolution", (EnterCombat(),))),
    ),
    reaction_card(
        "Their Master's Voice",
        declares=(
            Choose(
                Which(
                    "vampire",
                    whose="you",
                    locked=True,
                    clans=("Gargoyle",),
                    words=("slave",),
                    alternatives=(Which("ally", whose="you", locked=True, called="gargoyle"),),
                )
            ),
        ),
        words=(Unlock("target"),),
        sentences="69ff3a",
    ),
    by_level(
        "Touch of Pain",
        REACTION,
        "pot",
        (Inflict(1, "acting"),),
        (Inflict(2, "acting"),),
        when=Timing(AFTER),
        conditions=(HURTS,),
    ),
    at_both_levels(
        "Treachery",
        REACTION,
        level="pre",
        words=(Later("after resolution", (If((Passed(),), (BurnPool(1, "acting"),)),)),),
        also=(Later("votes tallied", (VotersHave("for", -1, "acting"),)),),
    ),
    at_both_levels(
        "Unseen Hibernation",
        REACTION,
        level="abo",
        conditions=(ActionTargets("minion"), Not(Is("acting", Which("vampire", IN_PLAY, age="older"))), MayFail()),
        words=(FailAction(),),
    ),
    reaction_card(
        "Veiled Sight",
        level="CHI",
        words=(
            ReduceTo("stealth"),
            InCombat((GiveStrike(Blow("steal blood", 1), "steal 1 blood or life", "combat"),), blocked=True),
        ),
    ),
    reaction_card(
        "Vendetta",
        Standing("strength", 1, Which("vampire", IN_PLAY, clans=("Brujah antitribu",), on_fight=True)),
        hunted(Which("vampire", clans=("Brujah antitribu",))),
        Upon("goes to torpor", (Burn("this"),), about="minion", torpid=True),
        when=Timing(AFTER, frozenset({"bleed"}), at_me=True, outcome="successful"),
        conditions=(Bled(3), Is("acting", Which(can_have=True))),
        words=(PutOn("acting"),),
    ),
    reaction_card(
        "Voices of the Castle",
        level="vis",
        when=Timing(frozenset({"block attempt"})),
        words=(
            either(
                Alternative(
                    "+1 intercept", (AddIntercept("minion", 1),), (Same("blocker"), InterceptNeeded(YOUR_MINION))
                ),
                Alternative(
                    "+1 intercept to its master",
                    (AddIntercept("blocker", 1),),
                    (MasterBlocks(), InterceptNeeded(YOUR_MINION)),
                ),
            ),
        ),
    ),
    reaction_card("Watch Commander", conditions=(Acting("acting", directed=True),), words=(AddIntercept("minion", 1),)),
    by_level(
        "Kindred Coercion",
        REACTION,
        "dom",
        (Abstain(),),
        (SwayVotes(),),
        declares=(Choose(Which("vampire", not_older=True), count=Number()),),
    ),
    at_both_levels(
        "Glare of Lies",
        "Reaction",
        level="aus obe",
        words=(LookAt("hand", "acting"),),
        also=(AddBleed(ModifiersInHand()),),
    ),
    by_level(
        "Hard Case",
        "Reaction",
        "for",
        (NoCombat(),),
        (If((There(_CRASHABLE),), (Choose(_CRASHABLE), Burn("target"))), NoCombat()),
        when=Timing(frozenset({"as blocked"}), blocks=True),
        conditions=(Same("blocker"), Is("acting", Which(where=IN_PLAY, weaker=True))),
    ),
    mended(
        "Iron Heart",
        *(
            Reading("Reaction", level, conditions=(Played("now", ("Action Modifier",), (code,)),), words=(Cancel(),))
            for level, code in (("pot pre", "pre"), ("POT PRE", "dom"))
        ),
    ),
    reaction_card("Irregular Protocol", conditions=(IsUnlocked("minion"),), words=(Lock("minion"), Abstain("acting"))),
    reaction_card(
        "King's Favor",
        Standing(
            "cannot block",
            1,
            Which("vampire", IN_PLAY, chosen="remembered debtor"),
            conditions=(Acting("remembered friend"), Is("remembered friend", _GURUHI)),
        ),
        Usable(
            "burn it to move up to 3 blood",
            ("unlock",),
            (GiveBlood("remembered debtor", "remembered friend", 3, up_to=True), Burn("this")),
            conditions=(
                Is("remembered debtor", Which("vampire", IN_PLAY, blood="some")),
                Is("remembered friend", _GURUHI),
            ),
        ),
        words=(
            GainVotes(3, "minion"),
            Later(
                "votes tallied",
                (If((CastEnough(),), (AttachToTable(), Remember("minion", "friend"), Remember("acting", "debtor"))),),
            ),
        ),
    ),
    mended("Peacemaker", _peace("pre", 1), _peace("obe", 1), _peace("OBE", 2)),
    reaction_card(
        "Power of All",
        when=Timing(AS_PLAYED, no_action=True),
        conditions=(Played("now"), IsUnlocked("minion"), Not(TurnOf("you")), Quiet()),
        declares=(Choose(Which("vampire", whose="you", words=("anarch",), locked=False, other=True), "other"),),
        words=(Lock("minion"), Lock("other"), Cancel(free=False)),
    ),
    mended(
        "Rewind Time",
        Reading("Reaction", "tem", words=(Cancel(),)),
        Reading(
            "Reaction",
            "TEM",
            when=Timing(AS_PLAYED, no_action=True),
            conditions=(Played("now", ("Master",), whose="others"), Not(OutOfTurn())),
            words=(Cancel(), Gain("master phase action", whose="playing")),
        ),
    ),
    mended(
        "Taking the Skin: Vulture",
        Reading("Reaction", "abo", reflex=True, words=(Cancel(free=False),)),
        *(
            Reading(
                "Reaction",
                level,
                words=(AddIntercept("minion"), PutOn("minion"), Mark(minions.GIVES_TRAIT, "this", "flight")),
                upon=(Upon("unlock phase", (Burn("this"),), turn="yours", torpid=True),),
            )
            for level in ("abo", "ABO")
        ),
    ),
    reaction_card("Wrong and Crosswise", level="DEM", words=(GainVotes(4, "minion", "against"),)),
)
