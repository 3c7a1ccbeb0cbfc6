"""Equipment, A to F: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.equipment.alike import *
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.cards.terms import NAMED_DISCIPLINES
from vtes_desktop.rules.control import take_control
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy


class PutAnother(Word, frozen=True):
    """Put another card of the same name from your hand or ash heap on the minion; it is not equipped, and costs
    nothing."""

    said = "another card of this name from your hand or ash heap is put on this minion, at no cost and not equipped"

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def _there(self, here: Here) -> list[Copy]:
        game, card = here.game, here.source.card
        return [copy for region in ("hand", "ash heap") for copy in game.pile(here.seat, region) if copy.card == card]

    def do(self, here: Here) -> Procedure[None]:
        game, minion = here.game, here.minion
        options = list({copy.place.region: copy for copy in reversed(self._there(here))}.values())
        if minion is None or not options:
            return
        choices = [Option("target", f"{game.name(copy)} ({copy.place.region})", copy.id) for copy in options]
        option = yield from here.ask("target", f"which other is put on {game.name(minion)}?", choices, "1.6.1")
        copy = game.copy(option.copy)
        game.say(game.doing.name(copy), " is put on ", game.doing.name(minion), seat=here.seat)
        yield from bring_into_play(game, copy, minion.controller, minion)
        yield from settle_hand(game, here.seat)


HAS_FED: Final = f"has fed{THIS_TURN}"
TYPELESS: Final = Is("this", Which("card", mark="type"))
"""The card is no weapon any more, but a card on a vampire."""


class NoneCast(Condition, frozen=True):
    """No votes or ballots have been cast yet in the referendum being held."""

    said = "no votes or ballots have been cast yet"

    def holds(self, here: Here) -> bool:
        call = here.game.table.referendum
        return call is not None and not call.cast


class HurtByHand(Condition, frozen=True):
    """The damage that is spoken of is that of a hand strike."""

    said = "the damage is that of a hand strike"

    def holds(self, here: Here) -> bool:
        hurt = here.game.hurt
        return hurt is not None and hurt.strike is not None and hurt.strike.by_hand


class StealInstead(Word, frozen=True):
    """The minion that would be burned is stolen and locked instead; without life it gets one (sec. 6.5)."""

    said = "you steal that minion instead and lock it; if it has no life left, it gains 1 life"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        game.passing.now.burning = None
        for copy in here.copies("it"):
            yield from take_control(game, here.seat, copy)
            game.lock(copy)
            if not copy.blood:
                game.gain_blood(copy, 1)


CARDS: Final[tuple[Named, ...]] = (
    equipment_card("Aaron's Feeding Razor", Standing("hunt", 1), sentences="924f09"),
    equipment_card(
        "Agate Talisman",
        Usable(
            "1 vote",
            ("before votes", "polling"),
            (GainVotes(1, "minion"),),
            conditions=(Is("minion", Which("vampire", least=4)), IsReady("minion"), NoneCast()),
            by="bearer",
            locks=True,
        ),
        sentences="35ac00 fe2f80",
    ),
    equipment_card(
        "Ankara Citadel, Turkey, The",
        Price(
            0, "blood", half=True, not_as=("Action Modifier",), conditions=(Is("minion", Which("vampire", IN_PLAY)),)
        ),
        sentences="972e11",
    ),
    equipment_card(
        "Argent Baton",
        Usable(
            "ranged strike: burn 4 life of the werewolf",
            ("choose strike",),
            (MakeStrike(Blow("effect", ranged=True)), StrikeDoes("hits", (BurnBlood("target", 4),))),
            conditions=(Is("opponent", Which("ally", words=("werewolf",))),),
            by="bearer",
        ),
        sentences="845490",
    ),
    mended(
        "Baleful Doll",
        *(
            reading(
                EQUIPMENT,
                Usable(
                    "lock the bearer and burn it: burn 3 blood of the chosen vampire",
                    ("unlock",),
                    (Lock("minion"), BurnBlood("remembered", 3), Burn("this")),
                    conditions=(IsUnlocked("minion"),),
                    turn="yours",
                    by="bearer",
                ),
                chosen_at_last(which),
                level=level,
                declares=(Choose(which),),
            )
            for level, which in (("nec", Which("vampire", IN_PLAY, "prey")), ("NEC", Which("vampire", IN_PLAY)))
        ),
    ),
    # Whoever is blocked by the bearer burns blood before anything else (ruling ANK 20210627).
    equipment_card(
        "Banshee Ironwail",
        Upon("as blocked", (BurnBlood("acting"),), (Same("blocker"),), by="bearer"),
        sentences="95ddb4",
    ),
    equipment_card(
        "Beretta 9mm",
        *other_strike(
            "strike with both for 2R damage",
            Blow("weapon", 2, ranged=True),
            There(Which("equipment", on="minion", name="Beretta 9mm", other=True)),
        ),
        sentences="5f9b91",
    ),
    equipment_card(
        "Blood Shield",
        Upon(
            "used", (BurnBlood("opponent", 2),), (HurtByHand(), Is("opponent", Which("vampire", most=6))), about="this"
        ),
        sentences="b25a2e",
    ),
    equipment_card(
        "Blood Tears of Kephran",
        Usable(
            "burn it to prevent 2 damage",
            ("prevention",),
            (Prevent(2), Burn("this")),
            conditions=(Fights(), Is("minion", Which("vampire"))),
            by="bearer",
        ),
        Usable(
            "burn it to gain 2 blood",
            ANY_TIME,
            (AddBlood("minion", 2), Burn("this")),
            conditions=(Is("minion", Which("vampire")),),
            by="bearer",
        ),
        sentences="53dbc3",
    ),
    equipment_card(
        "Body Bag",
        Usable(
            "the action directed at this anarch fails",
            ("as announced", "before block", "after blocks"),
            (FailAction(),),
            conditions=(
                ActionTargets("minion", by_others=True),
                IsReady("minion"),
                Is("minion", Which("vampire", words=("anarch",))),
                MayFail(),
            ),
            by="bearer",
            blood=2,
        ),
        sentences="dfaf51 4f8bce",
    ),
    equipment_card(
        "Bomb",
        InPlayAction(
            "burn a location", (Burn("target"), Burn("this")), declares=(Choose(Which("location", ANYWHERE)),), by=OWN
        ),
        sentences="742b20",
    ),
    equipment_card(
        "Book of Going Forth by Night, The",
        Upon(
            "would be burned",
            (StealInstead(),),
            (Is("minion", Which("vampire", IN_PLAY)), Is("it", Which("ally", IN_PLAY))),
            about="opponent",
            by="bearer",
        ),
        sentences="bf2d4e",
    ),
    equipment_card(
        "Bowl of Convergence",
        Standing("intercept", 1, conditions=(Is("minion", Which("vampire", discipline="aus")),)),
        Usable(
            "burn 1 blood: +1 intercept",
            ("block attempt",),
            (AddIntercept(),),
            conditions=(Is("minion", Which("vampire", discipline="AUS")), InterceptNeeded(Which(own=True))),
            by="bearer",
            blood=1,
            once="action",
        ),
    ),
    # It need not be struck with to prevent (ruling).
    equipment_card(
        "Bundi",
        Usable(
            "prevent 1 damage of a melee weapon strike",
            ("prevention",),
            (Prevent(1, "melee weapons"),),
            by="bearer",
            once="strike",
        ),
    ),
    equipment_card(
        "Camera Phone", InPlayAction("bleed with +1 bleed", (), "bleed", bleed=1, bare=True, by=Which(own=True))
    ),
    # It is the action that costs less, whoever pays (ruling).
    equipment_card(
        "Catacombs",
        Standing("stealth", 1, conditions=(Acting(kinds=("rescue",)),), in_action=True),
        Standing("action blood", -1, conditions=(Acting(kinds=("rescue",)),)),
        sentences="bbd8f9",
    ),
    equipment_card(
        "Chalice of Kinship",
        InPlayAction(
            "give each other Sabbat vampire 1 blood",
            (WithEach(Which("vampire", whose="you", other=True, words=("sabbat",)), (AddBlood("target"),)),),
            stealth=1,
            conditions=(Is("minion", Which("vampire", any_word=("priscus", "cardinal", "regent"))),),
        ),
        sentences="f3ed8e",
    ),
    equipment_card(
        "Codex of the Edenic Groundskeepers",
        Standing(
            "bleed",
            3,
            conditions=(ActionOfThis(), TargetControls(Which("minion", locked=False), yes=False)),
            in_action=True,
        ),
        InPlayAction("bleed", (), "bleed", by=VAMPIRE_BEARING, blood=1),
        sentences="b18c15",
    ),
    equipment_card(
        "Concoction of Vitality",
        Usable(
            "burn it: vampires cannot block",
            ("as announced",),
            (Burn("this"), CannotBlock(which=Which("vampire")), ForbidCards((), "minion")),
            conditions=(Acting(), Is("minion", Which("vampire", IN_PLAY))),
            by="bearer",
        ),
        sentences="5f573d 2c3915",
    ),
    equipment_card(
        "Cooler",
        Usable(
            "move 1 blood to its bearer",
            ("unlock",),
            (BurnBlood("this"), AddBlood("minion"), If((Not(AtLeast(BloodOn("this"), 1)),), (Burn("this"),))),
            conditions=(IsReady("minion"), AtLeast(BloodOn("this"), 1), Is("minion", Which("vampire"))),
            turn="yours",
            by="bearer",
            once="turn",
        ),
        Upon("enters play", (AddBlood("this", 4),), about="this"),
        sentences="a3758f 78e12f 7217dc",
    ),
    equipment_card(
        "Crimson Sentinel, The",
        *EMPTIED_BY_ANOTHER,
        upon_strike(StrikeIs(CountersOn(who="this")), StrikeDoes("damages", (Mark(HAS_FED, "this"),))),
        Upon(
            "end of round",
            (Count(1, who="this"), Mark(HAS_FED, "this", "")),
            (Is("this", Which("card", mark=HAS_FED)),),
        ),
        sentences="12e8ae f17b25 bb1798",
    ),
    equipment_card(
        "Dagger",
        THROWN,
        Upon(
            "equipped from hand",
            (May((PutAnother(),), "put a second Dagger on the minion?"),),
            about="this",
            by="bearer",
        ),
        sentences="e187bd 2cdb50",
    ),
    equipment_card(
        "Enhanced Coagulant",
        Usable(
            "strike: 3 unpreventable damage, and it is put on the vampire",
            ("choose strike",),
            (
                MakeStrike(Blow("weapon", 3, unpreventable=True)),
                StrikeDoes("hits", (Mark("type", "this", "card"), MoveOnto("target"))),
            ),
            conditions=(Is("opponent", Which("vampire")), Not(TYPELESS)),
            by="bearer",
        ),
        Price(1, "blood", disciplines=tuple(NAMED_DISCIPLINES), conditions=(TYPELESS,)),
        Upon("after resolution", (Burn("this"),), (TYPELESS, Acting(), HuntSuccessful()), by="bearer", torpid=True),
        sentences="af8ba9 8319d1",
    ),
    equipment_card(
        "Flaming Candle",
        Usable(
            "burn 1 blood and it: vampires cannot block",
            ("as announced",),
            (Burn("this"), CannotBlock(which=Which("vampire"))),
            conditions=(Acting(), Is("minion", Which("vampire"))),
            by="bearer",
            blood=1,
        ),
        sentences="f01457",
    ),
    equipment_card(
        "Bloodstone",
        Upon("comes into play", (Remember("acting"),), about="this", torpid=True),
        Standing(
            "intercept", 2, Which("vampire", IN_PLAY, chosen="remembered"), conditions=(Same("acting", "bearer"),)
        ),
        sentences="8f2ca7 8bc884",
    ),
)
