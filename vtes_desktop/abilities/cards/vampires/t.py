"""Vampires, T: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.asked import CardAskedNamed
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.rules import minions
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import discard, settle_hand
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.table.asking import PASS, Option, Procedure

BLEEDS: Final = ActionIs(("bleed",))


class TakeInstead(Word, frozen=True):
    """You may look at your prey's hand, and the minion may be equipped with equipment from there in place of the card
    with which it is being equipped, which is discarded; requirements and cost of the other don't apply (rulings on
    Topaz)."""

    def do(self, here: Here) -> Procedure[None]:
        game, minion, original = here.game, here.minion, here.copy("it")
        prey = next(iter(here.methuselahs("prey")), None)
        if minion is None or original is None or prey is None:
            return
        question = f"{game.name(here.source)}: look at the hand of {game.seat_name(prey)}?"
        if not (yield from game.confirm(here.seat, "look", question, "1.6.1", here.source.id)):
            return
        yield from LookAt("hand", "prey").do(here)
        there = [
            copy
            for copy in game.pile(prey, "hand")
            if "Equipment" in game.card(copy).types and not why_not_on(game, minion, game.card(copy))
        ]
        if not there:
            return
        options = [Option("equipment", f"Take {game.name(copy)}", copy.id) for copy in there]
        question = f"{game.name(minion)}: take equipment instead of {game.name(original)}?"
        option = yield from game.choose(here.seat, "take", question, [*options, PASS], "6.1.3", here.source.id)
        if option == PASS:
            return
        game.strip(original)
        discard(game, here.seat, original)
        taken = game.copy(option.copy)
        game.say(game.doing.name(minion), " takes ", game.doing.name(taken), seat=here.seat)
        level = modes(game.card(taken))[0].level if game.card(taken).disciplines else None
        yield from bring_into_play(game, taken, here.seat, minion, level=level, equipped=True)
        yield from settle_hand(game, prey)

    def aloud(self) -> str:
        return (
            "you may look at the hand of your prey, and this minion may be equipped with equipment from there in its"
            " place, whatever that requires and costs; the card that it was to be equipped with is discarded"
        )


REDUCED: Final = Standing("capacity", -4, conditions=(Is("this", Which("vampire", words=("unmerged",))),))


_THEO_SAVED: Final = (ActionOfThis(), Not(Passed()))
CARDS: Final[tuple[Named, ...]] = (
    vampire(
        "Tabitha Fisk",
        once_a_turn(
            "unlock",
            "1 blood from an archbishop",
            GiveBlood("target", "this"),
            declares=(Choose(Which("vampire", IN_PLAY, "you", other=True, words=("archbishop",), blood="some")),),
            torpid=True,
        ),
        sentences="17965d",
    ),
    vampire(
        "Talbot",
        InPlayAction(
            "discard a master card: enter combat",
            (),
            "enter combat",
            stealth=1,
            against=Which(whose="others"),
            declares=(Discard(Which("master")),),
        ),
        sentences="dccfe7",
    ),
    vampire(
        "Tarautas",
        *(Price(1, name=each, payer="any", conditions=(IsReady("this"),)) for each in ("Blood Doll", "Minion Tap")),
        sentences="1472c0",
    ),
    vampire("Tariq, The Silent", REDUCED, sentences="34fa47"),
    vampire("Tariq, The Silent", REDUCED, sentences="34fa47 / 6296f0", advanced=True),
    vampire(
        "Tegyrius, Vizier",
        Usable(
            "1 vote",
            ("polling",),
            (GainVotes(1, "minion"),),
            conditions=(READY,),
            each=Which("vampire", words=("camarilla",), clans=("Banu Haqim",)),
            blood=1,
            once="action",
            apiece=True,
        ),
        sentences="736d00",
        advanced=True,
    ),
    vampire(
        "Tegyrius, Vizier",
        InPlayAction(
            "put an allegiance counter on itself",
            (
                Count(1, "allegiance", "minion"),
                Mark(minions.CONSIDERED, "minion", "Camarilla"),
                Mark(minions.ONLY_CLAN, "minion", "Banu Haqim"),
            ),
            stealth=1,
            conditions=(IsReady("this"),),
            by=Which("vampire", clans=("Banu Haqim",)),
        ),
        sentences="8f1812 e16807",
    ),
    vampire(
        "Tereza Rostas",
        InPlayAction(
            "steal the Edge",
            (TakeEdge(),),
            declares=(ChooseMethuselah("edge"),),
            conditions=(HasEdge("others"),),
            blood=2,
        ),
        sentences="b61114",
    ),
    vampire(
        "Terrifisto",
        Upon(
            "votes tallied",
            (
                May(
                    (
                        Choose(Which("vampire", cast="against")),
                        BurnBlood("this", paid=True),
                        Inflict(2, "target"),
                    ),
                    "burn 1 blood: 2 damage to a vampire that has voted against it",
                ),
            ),
            (CalledByThis(),),
        ),
        sentences="70614b",
    ),
    vampire(
        "Theo Bell",
        InPlayAction(
            "call a referendum to burn Theo",
            (Burn("this"),),
            "political",
            1,
            conditions=(There(GEHENNA),),
            by=Which("vampire", any_word=("justicar", "inner circle")),
        ),
        Upon("votes tallied", (Later("after resolution", (ToTorpor("acting"),)),), _THEO_SAVED, torpid=True),
        Upon(
            "referendum cancelled",
            (Later("after resolution", (ToTorpor("acting"),)),),
            (ActionOfThis(),),
            torpid=True,
        ),
        sentences="08e633 e6a8f4",
        advanced=True,
    ),
    vampire(
        "Thomas Steed, The Angry",
        InPlayAction("find a melee weapon", (Search(Which("weapon", called="melee")),), stealth=1),
        sentences="4186ec",
    ),
    # Unlocked and with 2 blood, from torpor too (rulings).
    vampire(
        "T.J.",
        Usable(
            "cancel the referendum",
            ("terms", "before votes", "polling"),
            (Decide("cancelled"),),
            conditions=(ReferendumCalledBy(Which("vampire", IN_PLAY, words=("camarilla", "titled"))),),
            locks=True,
            blood=2,
            torpid=True,
        ),
        sentences="07f250",
    ),
    # Before the action resolves (ruling).
    vampire(
        "Thucimia",
        Usable(
            "-2 hand size until your unlock phase: +1 bleed",
            IN_ACTION,
            (LendTo("hand size", -2, until="unlock phase"), AddBleed()),
            conditions=(Acting(kinds=("bleed",)),),
            once="action",
        ),
        sentences="8e3659",
    ),
    vampire(
        "Titus Camille",
        act_on(Which("equipment", IN_PLAY, "neighbours"), "steal equipment", TakeControl("target")),
        sentences="801c28",
    ),
    vampire(
        "Tobias Smith",
        act_on(
            Which("vampire", IN_PLAY, "you", other=True, least=6, words=("non-titled", "sabbat")),
            "make another a bishop",
            GainTitle("bishop", "target"),
        ),
        sentences="b62450",
    ),
    vampire(
        "Tomaine",
        Standing(
            "hand size",
            1,
            whose="prey",
            conditions=(READY, There(Which("vampire", whose="prey", words=("sabbat",)))),
        ),
        sentences="51cb8d",
    ),
    vampire(
        "Tori Longwood",
        Upon("end of phase", (Lock("this"),), (PhaseIs("minion"), TurnOf("you"), Not(HasActed())), torpid=True),
        sentences="1100f8",
    ),
    vampire("Toy", Standing("warded", 1, conditions=(CardAskedNamed(("Toy Chest Test",)),)), sentences="859d3d"),
    vampire(
        "Troglodytia",
        Upon(
            "card played",
            (May((WithMethuselah("it"), LookAt("hand", "chosen")), "look at the hand"),),
            (Is("it", Which("master")), ItsMethuselah("others")),
            torpid=True,
        ),
        sentences="2a25c1",
    ),
    vampire("Troius", Standing("no votes against", 1, conditions=(BloodHuntCalled(),)), sentences="85d07b"),
    vampire(
        "Tryphosa",
        Standing("action blood", 1, Which("vampire", clans=("Malkavian",)), conditions=(READY, BLEEDS)),
        Standing("stealth", 1, Which("vampire", clans=("Malkavian",)), conditions=(READY, BLEEDS), in_action=True),
        sentences="7de6bf",
    ),
    vampire(
        "Tupdog",
        Upon("end of phase", (Burn("this"), DrawCrypt()), (PhaseIs("minion"),), turn="yours", torpid=True),
        Price(-1, "blood", disciplines=("vis",)),
        sentences="3d686b bed4a8",
    ),
    vampire(
        "Tusk, The Talebearer",
        Usable(
            "look at the top card of your library",
            ANY_TIME,
            (LookAt("library", amount=1),),
            conditions=(READY,),
        ),
        sentences="d1331f",
    ),
    vampire(
        "Tusk, The Talebearer",
        Usable(
            "burn the top card of your library",
            ("as announced",),
            (
                BurnFromLibrary(1, name="burned"),
                If((Is("burned", Which("card", needs="obf")),), (AddStealth(),), (BurnBlood("this"),)),
            ),
            conditions=(Acting("this"),),
            once="action",
        ),
        sentences="1458cb e3cd3f 1ce8b0",
        advanced=True,
    ),
    vampire(
        "Tyler",
        Usable(
            "+1 bleed",
            DURING_ACTION,
            (AddBleed(), MARK),
            conditions=(Acting("this"), ActionIs(("bleed",)), ONCE),
            blood=1,
        ),
        Usable("1 vote", ("polling",), (GainVotes(1, "minion"), MARK), conditions=(ONCE,), blood=1),
        Upon("has diablerized", (Unlock("this"), AddBlood("this")), (Diablerizes(),)),
        sentences="ffc87d 8ec8cb",
    ),
    vampire(
        "Tyler McGill", Upon("burns the Edge for a vote", (GainVotes(1, "minion"),), torpid=True), sentences="1cb4ea"
    ),
    vampire(
        "Tanginé",
        Upon(
            "before range",
            (Forbid(("strikes other than dodges and to end combat",), "this"),),
            (Fights("this"), Is("opponent", Which("vampire", clans=("Salubri",)))),
        ),
        act_on(
            Which("minion|retainer", IN_PLAY, not_clans=("Salubri",)),
            "inflict 1 damage on a minion or retainer",
            Inflict(1, "target"),
        ),
        sentences="960b43 210349",
    ),
    vampire(
        "Topaz",
        Upon(
            "equipping from hand",
            (TakeInstead(),),
            (Is("it", Which("card", ANYWHERE, on="this")), ItsMethuselah("you")),
        ),
        sentences="ed3891",
    ),
)
